//! Sounds of the page, silent until the first interaction with it. The code that computes and plays them is a part of
//! the client that is fetched when the first sound is due.

use std::cell::{Cell, RefCell};
use std::pin::Pin;
use std::rc::Rc;
use std::time::Duration;

use audio::Sound;
use leptos::prelude::{document, request_animation_frame, set_timeout, window_event_listener};
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext};

use crate::shared::prefs::Volume;

/// The longest delay of a sound behind those before it, in seconds; a sound that would start later is dropped.
const LONGEST_WAIT: f64 = 1.2;
/// The longest time that a sound waits for the page to be painted.
const UNPAINTED: Duration = Duration::from_millis(500);

thread_local! {
    /// Whether the page has received a click or a key press: browsers allow no sound before.
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
}

/// Allows sounds from the first interaction with the page on.
pub fn wait_for_touch() {
    let touched = || TOUCHED.set(true);
    // Both live as long as the page.
    window_event_listener(leptos::ev::pointerdown, move |_| touched());
    window_event_listener(leptos::ev::keydown, move |_| touched());
}

/// Plays sounds one after the other, behind those that are still waiting. A browser without sound is not an error.
pub fn play(sounds: impl IntoIterator<Item = Sound>, volume: Volume) {
    let sounds: Vec<Sound> = sounds.into_iter().collect();
    if volume == Volume::Off || sounds.is_empty() || !TOUCHED.get() {
        return;
    }
    let start = move || {
        let part: Pin<Box<dyn Future<Output = Result<Player, SplitLoaderError>>>> = Box::pin(sounds_part());
        spawn_local(async move {
            if let Ok(player) = part.await {
                player(&sounds, volume.gain());
            }
        });
    };
    // The move is painted before its sound is computed, since computing a sound can take a slow machine as long as drawing
    // a part of the table.
    after_paint(start);
}

/// Runs something once the page is painted as it is now, or a little later where it is not painted, as in a background tab.
fn after_paint(run: impl FnOnce() + 'static) {
    if document().hidden() {
        return run();
    }
    let run = Rc::new(Cell::new(Some(run)));
    let once = move || run.take().into_iter().for_each(|run| run());
    let painted = once.clone();
    request_animation_frame(move || set_timeout(painted, Duration::ZERO));
    set_timeout(once, UNPAINTED);
}

/// Plays sounds at a gain.
type Player = fn(&[Sound], f32);

// The code that this function refers to must not be reachable from anywhere else, or it is in the page's own part.
#[wasm_split(sounds, wasm_split_path = ::leptos::wasm_split, fallible)]
fn sounds_part() -> Result<Player, SplitLoaderError> {
    thread_local! {
        static SPEAKER: RefCell<Speaker> = RefCell::default();
    }
    Ok(|sounds, gain| {
        SPEAKER.with_borrow_mut(|speaker| {
            for sound in sounds {
                let _ = speaker.play(*sound, gain);
            }
        });
    })
}

/// The audio output of the page.
#[derive(Default)]
struct Speaker {
    /// The page's only context, since browsers allow few; created for the first sound.
    audio: Option<AudioContext>,
    /// The sounds computed so far, by their index in [`Sound::ALL`].
    known: [Option<AudioBuffer>; Sound::ALL.len()],
    /// The earliest start of the next sound, in seconds of the context's time.
    free: f64,
}

impl Speaker {
    fn play(&mut self, sound: Sound, gain: f32) -> Result<(), JsValue> {
        if self.audio.is_none() {
            self.audio = Some(AudioContext::new()?);
        }
        let Some(audio) = &self.audio else { return Ok(()) };
        let now = audio.current_time();
        let start = self.free.max(now);
        if start - now > LONGEST_WAIT {
            return Ok(());
        }
        self.free = start + sound.step();
        // The browser may have suspended the context of a page in the background.
        let _ = audio.resume()?;
        let known = &mut self.known[sound as usize];
        let buffer = match known {
            Some(buffer) => buffer,
            None => known.insert(buffer(audio, sound)?),
        };
        let (source, loudness) = (audio.create_buffer_source()?, audio.create_gain()?);
        source.set_buffer(Some(buffer));
        loudness.gain().set_value(gain);
        source.connect_with_audio_node(&loudness)?;
        loudness.connect_with_audio_node(&audio.destination())?;
        source.start_with_when(start)
    }
}

fn buffer(audio: &AudioContext, sound: Sound) -> Result<AudioBuffer, JsValue> {
    let rate = audio.sample_rate();
    let samples = sound.samples(rate.into());
    let buffer = audio.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
