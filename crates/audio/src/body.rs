//! Bodies: the pitches and the noise of what is struck.

use std::f64::consts::TAU;

/// One pitch of a body, as a multiple of the lowest.
pub(crate) struct Partial {
    ratio: f64,
    level: f64,
    /// The time in which the amplitude falls to a third, in seconds.
    ring: f64,
}

/// The noise of a body.
pub(crate) struct Rustle {
    level: f64,
    /// The time in which it rises to its level, in seconds.
    swell: f64,
    /// The time in which it then falls to a third, in seconds.
    ring: f64,
    /// The coefficient of the low-pass filter: the share of the previous sample in each, from 0 to 1.
    dull: f64,
}

/// A body that can be struck.
pub(crate) struct Body {
    partials: &'static [Partial],
    rustle: Option<Rustle>,
}

/// A body struck at a moment.
pub(crate) struct Strike {
    /// The moment after the beginning, in seconds.
    pub at: f64,
    /// The lowest pitch.
    pub hertz: f64,
    pub body: &'static Body,
}

const fn partial(ratio: f64, level: f64, ring: f64) -> Partial {
    Partial { ratio, level, ring }
}

pub(crate) const STONE: Body = Body {
    partials: &[partial(1.0, 1.0, 0.03), partial(2.71, 0.6, 0.02), partial(4.3, 0.35, 0.012)],
    rustle: Some(Rustle { level: 0.25, swell: 0.0005, ring: 0.004, dull: 0.2 }),
};
pub(crate) const PAPER: Body = Body {
    partials: &[partial(1.0, 0.25, 0.03)],
    rustle: Some(Rustle { level: 1.0, swell: 0.03, ring: 0.035, dull: 0.6 }),
};
pub(crate) const COIN: Body = Body {
    partials: &[
        partial(1.0, 1.0, 0.11),
        partial(1.53, 0.7, 0.09),
        partial(2.41, 0.5, 0.06),
        partial(3.1, 0.3, 0.04),
    ],
    rustle: Some(Rustle { level: 0.2, swell: 0.0005, ring: 0.003, dull: 0.1 }),
};
pub(crate) const BELL: Body = Body {
    partials: &[
        partial(1.0, 1.0, 0.32),
        partial(2.0, 0.4, 0.2),
        partial(3.01, 0.2, 0.13),
        partial(4.2, 0.1, 0.07),
    ],
    rustle: None,
};
pub(crate) const GLASS: Body =
    Body { partials: &[partial(1.0, 1.0, 0.17), partial(3.0, 0.12, 0.07)], rustle: None };

/// Pitches above this share of the sample rate would alias.
const HIGHEST: f64 = 0.45;

impl Strike {
    /// Adds the strike to the samples, from its moment on.
    pub fn add_to(&self, samples: &mut [f64], rate: f64) {
        for partial in self.body.partials.iter().filter(|partial| self.hertz * partial.ratio < HIGHEST * rate)
        {
            partial.add_to(samples, self.hertz, rate);
        }
        if let Some(rustle) = &self.body.rustle {
            rustle.add_to(samples, rate);
        }
    }
}

impl Partial {
    /// Adds a decaying sine, each sample computed from the two before it.
    fn add_to(&self, samples: &mut [f64], hertz: f64, rate: f64) {
        let angle = TAU * hertz * self.ratio / rate;
        let decay = (-1.0 / (self.ring * rate)).exp();
        let (forward, back) = (2.0 * decay * angle.cos(), decay * decay);
        let (mut now, mut next) = (0.0, self.level * decay * angle.sin());
        for sample in samples {
            *sample += now;
            (now, next) = (next, forward * next - back * now);
        }
    }
}

impl Rustle {
    fn add_to(&self, samples: &mut [f64], rate: f64) {
        let swell = self.swell * rate;
        let decay = (-1.0 / (self.ring * rate)).exp();
        let (mut noise, mut dulled, mut loud) = (0x9e37_79b9_u32, 0.0, self.level);
        for (at, sample) in samples.iter_mut().enumerate() {
            // Marsaglia's xorshift.
            noise ^= noise << 13;
            noise ^= noise >> 17;
            noise ^= noise << 5;
            let drawn = f64::from(noise) / f64::from(u32::MAX) * 2.0 - 1.0;
            dulled = self.dull * dulled + (1.0 - self.dull) * drawn;
            let swollen = at as f64 / swell;
            if swollen >= 1.0 {
                loud *= decay;
            }
            *sample += dulled * loud * swollen.min(1.0);
        }
    }
}
