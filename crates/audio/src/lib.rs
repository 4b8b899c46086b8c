//! `audio` computes the sounds of a table as samples, so that no recording has to be licensed or downloaded. It knows no
//! game, no browser and no file.
//!
//! A sound is a sequence of strikes. A body that is struck rings at several pitches, each with its own decay, and may
//! add noise; stone, coin, paper and bell differ in these figures alone.
//!
//! ```
//! let samples = audio::Sound::Coin.samples(48_000.0);
//! assert_eq!(samples.len(), (audio::Sound::Coin.seconds() * 48_000.0).ceil() as usize);
//! ```

mod body;

use body::{BELL, COIN, GLASS, PAPER, STONE, Strike};

/// A sound of the table. A game's kit maps its effects to these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A small hard piece is taken or laid down.
    Stone,
    /// A card, or anything of paper, is laid or drawn.
    Card,
    /// A piece of metal is taken or laid down.
    Coin,
    /// A player receives something rare.
    Honour,
    /// A player buys something.
    Purchase,
    /// A turn of a player at this screen begins.
    Turn,
    /// A player at this screen won.
    Win,
    /// The game is over, and another player won.
    Over,
}

/// The composition of a sound.
struct Score {
    /// The largest amplitude, at most 1.
    peak: f64,
    /// The length in seconds.
    seconds: f64,
    /// The delay after which the next sound may begin, in seconds.
    step: f64,
    strikes: &'static [Strike],
}

/// The fade at the end of a sound, in seconds.
const FADE: f64 = 0.02;

impl Sound {
    /// All sounds, in the order of their declaration.
    pub const ALL: [Sound; 8] = [
        Sound::Stone,
        Sound::Card,
        Sound::Coin,
        Sound::Honour,
        Sound::Purchase,
        Sound::Turn,
        Sound::Win,
        Sound::Over,
    ];

    /// Returns the length in seconds.
    pub fn seconds(self) -> f64 {
        self.score().seconds
    }

    /// Returns the delay after which the next sound may begin and be distinguished, in seconds.
    pub fn step(self) -> f64 {
        self.score().step
    }

    /// Computes the samples at a rate (samples per second): from -1 to 1, the first and the last 0.
    pub fn samples(self, rate: f64) -> Vec<f32> {
        let score = self.score();
        let mut samples = vec![0.0; (score.seconds * rate).ceil() as usize];
        for strike in score.strikes {
            let from = ((strike.at * rate) as usize).min(samples.len());
            strike.add_to(&mut samples[from..], rate);
        }
        let fade = ((FADE * rate) as usize).clamp(1, samples.len());
        for (left, sample) in samples.iter_mut().rev().take(fade).enumerate() {
            *sample *= left as f64 / fade as f64;
        }
        let loudest = samples.iter().fold(0.0_f64, |most, sample| most.max(sample.abs()));
        let scale = if loudest > 0.0 { score.peak / loudest } else { 0.0 };
        samples.into_iter().map(|sample| (sample * scale) as f32).collect()
    }

    fn score(self) -> Score {
        const fn strike(at: f64, hertz: f64, body: &'static body::Body) -> Strike {
            Strike { at, hertz, body }
        }
        match self {
            Sound::Stone => Score {
                peak: 0.5,
                seconds: 0.16,
                step: 0.07,
                strikes: const { &[strike(0.0, 1900.0, &STONE)] },
            },
            Sound::Card => Score {
                peak: 0.3,
                seconds: 0.2,
                step: 0.14,
                strikes: const { &[strike(0.0, 170.0, &PAPER)] },
            },
            Sound::Coin => Score {
                peak: 0.35,
                seconds: 0.42,
                step: 0.1,
                strikes: const { &[strike(0.0, 3200.0, &COIN)] },
            },
            Sound::Honour => Score {
                peak: 0.4,
                seconds: 1.1,
                step: 0.5,
                strikes: const {
                    &[strike(0.0, 587.33, &BELL), strike(0.12, 739.99, &BELL), strike(0.24, 880.0, &BELL)]
                },
            },
            // Two coins, then the card slides over the table.
            Sound::Purchase => Score {
                peak: 0.4,
                seconds: 0.5,
                step: 0.3,
                strikes: const {
                    &[strike(0.0, 2900.0, &COIN), strike(0.08, 3400.0, &COIN), strike(0.16, 170.0, &PAPER)]
                },
            },
            // A fourth upwards, like a glass struck twice.
            Sound::Turn => Score {
                peak: 0.3,
                seconds: 0.7,
                step: 0.4,
                strikes: const { &[strike(0.0, 659.26, &GLASS), strike(0.14, 880.0, &GLASS)] },
            },
            Sound::Win => Score {
                peak: 0.5,
                seconds: 1.5,
                step: 0.9,
                strikes: const {
                    &[
                        strike(0.0, 440.0, &BELL),
                        strike(0.11, 554.37, &BELL),
                        strike(0.22, 659.26, &BELL),
                        strike(0.33, 880.0, &BELL),
                    ]
                },
            },
            Sound::Over => Score {
                peak: 0.3,
                seconds: 0.9,
                step: 0.6,
                strikes: const { &[strike(0.0, 523.25, &GLASS), strike(0.18, 392.0, &GLASS)] },
            },
        }
    }
}
