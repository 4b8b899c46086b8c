//! Notifies players who are looking elsewhere that it is their turn, with a short sound and the browser's notification.

use js_sys::Reflect;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AudioContext, Notification, NotificationOptions, NotificationPermission, OscillatorType};

/// The frequencies of the chime's notes in hertz: a fourth upwards, like a glass touched twice.
const NOTES: [f32; 2] = [659.26, 880.0];
/// The time between the beginnings of two notes, in seconds.
const STEP: f64 = 0.14;
/// How long a note rings, in seconds.
const RING: f64 = 0.5;
/// The volume at which a note begins, of 1.
const LOUD: f32 = 0.12;
/// The volume at which a note ends, which cannot be heard.
const SILENT: f32 = 0.0005;

/// Plays the chime. A browser that does not play it (before the first click on the page) is no error.
pub fn chime() {
    thread_local! {
        // One audio context is shared by the page: browsers allow only a few.
        static AUDIO: Option<AudioContext> = AudioContext::new().ok();
    }
    AUDIO.with(|audio| {
        if let Some(audio) = audio {
            let _ = audio.resume();
            for (at, note) in NOTES.into_iter().enumerate() {
                let _ = ring(audio, note, audio.current_time() + at as f64 * STEP);
            }
        }
    });
}

fn ring(audio: &AudioContext, note: f32, at: f64) -> Result<(), JsValue> {
    let (tone, loudness) = (audio.create_oscillator()?, audio.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(note);
    loudness.gain().set_value_at_time(LOUD, at)?;
    loudness.gain().exponential_ramp_to_value_at_time(SILENT, at + RING)?;
    tone.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&audio.destination())?;
    tone.start_with_when(at)?;
    tone.stop_with_when(at + RING)
}

/// Whether this browser supports notifications: not every one does, and some only on secure pages.
fn knows_notifications() -> bool {
    Reflect::has(&window(), &JsValue::from_str("Notification")).unwrap_or_default()
}

/// Requests permission to show notifications; to be called from a click.
pub async fn ask_leave() -> bool {
    if !knows_notifications() {
        return false;
    }
    let Ok(answer) = Notification::request_permission() else { return false };
    JsFuture::from(answer).await.is_ok() && Notification::permission() == NotificationPermission::Granted
}

/// Shows a notification, if it is permitted and the page is hidden. A click on it focuses the page.
pub fn notify(title: &str, body: &str) {
    let hidden = leptos::prelude::document().hidden();
    if !hidden || !knows_notifications() || Notification::permission() != NotificationPermission::Granted {
        return;
    }
    let options = NotificationOptions::new();
    options.set_body(body);
    // A later turn at the same table replaces the earlier notification.
    options.set_tag(title);
    if let Ok(notification) = Notification::new_with_options(title, &options) {
        let back = wasm_bindgen::closure::Closure::<dyn Fn()>::new(|| {
            let _ = window().focus();
        });
        notification.set_onclick(Some(back.into_js_value().unchecked_ref()));
    }
}
