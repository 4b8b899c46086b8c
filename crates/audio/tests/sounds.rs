//! Properties of every sound.

use audio::Sound;

/// Sample rates of common devices, and lower ones.
const RATES: [f64; 4] = [8_000.0, 22_050.0, 44_100.0, 48_000.0];

#[test]
fn samples_are_finite_and_within_one() {
    for (sound, rate) in every() {
        let samples = sound.samples(rate);
        assert!(samples.iter().all(|sample| sample.is_finite()), "{sound:?} at {rate}");
        let loudest = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        assert!((0.2..=0.8).contains(&loudest), "{sound:?} at {rate}: {loudest} at its loudest");
    }
}

#[test]
fn a_sound_begins_and_ends_at_zero_without_a_click() {
    for (sound, rate) in every() {
        let samples = sound.samples(rate);
        assert_eq!((samples[0], samples[samples.len() - 1]), (0.0, 0.0), "{sound:?} at {rate}");
        let last = &samples[samples.len() - (rate * 0.002) as usize..];
        assert!(last.iter().all(|sample| sample.abs() < 0.01), "{sound:?} at {rate} breaks off");
    }
}

#[test]
fn a_sound_is_as_long_as_it_says_and_over_within_two_seconds() {
    for (sound, rate) in every() {
        let seconds = sound.samples(rate).len() as f64 / rate;
        assert!((seconds - sound.seconds()).abs() < 0.001, "{sound:?} at {rate}: {seconds}");
        assert!(seconds < 2.0 && sound.step() < seconds, "{sound:?} at {rate}");
    }
}

#[test]
fn no_two_sounds_are_alike() {
    let spectra = Sound::ALL.map(|sound| (sound, spectrum(&sound.samples(22_050.0))));
    for (at, (one, a)) in spectra.iter().enumerate() {
        for (other, b) in &spectra[..at] {
            let alike = a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
            assert!(alike < 0.97, "{one:?} and {other:?} have the same spectrum: {alike:.3}");
            assert_ne!(
                one.seconds(),
                other.seconds(),
                "{one:?} and {other:?} are told apart by their length"
            );
        }
    }
}

#[test]
fn a_sound_is_the_same_every_time() {
    for sound in Sound::ALL {
        assert_eq!(sound.samples(44_100.0), sound.samples(44_100.0), "{sound:?}");
    }
}

fn every() -> impl Iterator<Item = (Sound, f64)> {
    Sound::ALL.into_iter().flat_map(|sound| RATES.map(|rate| (sound, rate)))
}

/// Returns the energy of a sound in 64 bands, as a unit vector.
fn spectrum(samples: &[f32]) -> Vec<f64> {
    let band = |band: usize| {
        let angle = std::f64::consts::PI * (band as f64 + 0.5) / 64.0;
        let (mut re, mut im) = (0.0, 0.0);
        for (at, sample) in samples.iter().take(4000).enumerate() {
            let (sin, cos) = (angle * at as f64).sin_cos();
            re += f64::from(*sample) * cos;
            im += f64::from(*sample) * sin;
        }
        re.hypot(im)
    };
    let bands: Vec<f64> = (0..64).map(band).collect();
    let length = bands.iter().map(|band| band * band).sum::<f64>().sqrt();
    bands.into_iter().map(|band| band / length).collect()
}
