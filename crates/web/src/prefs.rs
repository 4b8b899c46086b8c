//! What a player likes: kept in the browser, and put on the page's root element for the style sheets.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use text::Language;

/// Where they are kept.
const PLACE: &str = "cabochon.settings";

/// Day or night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    Auto,
    /// Evening light.
    Dark,
    /// Daylight.
    Light,
}

/// How pieces move to their new places before one's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// They are there at once.
    None,
    /// Taking their time.
    Slow,
    /// As designed.
    #[default]
    Usual,
    /// In half the time.
    Fast,
}

impl Pace {
    /// How long a way takes that is designed to take `time`.
    pub fn of(self, time: u32) -> u32 {
        match self {
            Pace::None => 0,
            Pace::Slow => time * 2,
            Pace::Usual => time,
            Pace::Fast => time / 2,
        }
    }
}

/// A player's settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The tag of a language; empty for the first of the browser's that is spoken here.
    pub language: String,
    /// Day or night.
    pub theme: Theme,
    /// How pieces move.
    pub pace: Pace,
    /// Whether a prepared move waits for a confirmation.
    pub confirm: bool,
    /// Whether a sound tells that it is one's turn.
    pub sound: bool,
    /// Whether the browser tells it while the page is not looked at.
    pub notify: bool,
    /// Larger words.
    pub larger: bool,
    /// The name to sit down with; empty for none.
    pub name: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: String::new(),
            theme: Theme::Auto,
            pace: Pace::Usual,
            confirm: true,
            sound: true,
            notify: false,
            larger: false,
            name: String::new(),
        }
    }
}

impl Settings {
    /// The language to speak.
    pub fn language(&self) -> Language {
        let of_browser = || {
            let liked = window().navigator().languages();
            liked.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Language::from_tag(&tag))
        };
        Language::from_tag(&self.language).or_else(of_browser).unwrap_or_default()
    }
}

/// The settings of this browser, reactive.
#[derive(Clone, Copy)]
pub struct Prefs(pub RwSignal<Settings>);

impl Prefs {
    /// Loads the settings and keeps the store and the page's root element in step with them.
    pub fn provide() -> Prefs {
        let prefs = Prefs(RwSignal::new(load(PLACE).unwrap_or_default()));
        provide_context(prefs);
        Effect::new(move |_| {
            let settings = prefs.0.get();
            save(PLACE, &settings);
            if let Some(root) = document().document_element() {
                let theme = match settings.theme {
                    Theme::Auto => "auto",
                    Theme::Dark => "dark",
                    Theme::Light => "light",
                };
                let _ = root.set_attribute("data-theme", theme);
                let motion = if settings.pace == Pace::None { "none" } else { "full" };
                let _ = root.set_attribute("data-motion", motion);
                let _ = root.set_attribute("data-text", if settings.larger { "larger" } else { "usual" });
            }
        });
        prefs
    }

    /// How pieces are to move: as the player wants it, unless the system asks for less motion.
    pub fn pace(self) -> Pace {
        if system_wants_calm() { Pace::None } else { self.0.with_untracked(|settings| settings.pace) }
    }
}

fn system_wants_calm() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Reads what was kept under `place`; nothing where the browser keeps nothing or something else.
pub fn load<T: for<'de> Deserialize<'de>>(place: &str) -> Option<T> {
    let store = window().local_storage().ok().flatten()?;
    serde_json::from_str(&store.get_item(place).ok().flatten()?).ok()
}

/// Keeps `value` under `place`. A browser that keeps nothing (private windows) is no fault.
pub fn save<T: Serialize>(place: &str, value: &T) {
    if let (Ok(Some(store)), Ok(text)) = (window().local_storage(), serde_json::to_string(value)) {
        let _ = store.set_item(place, &text);
    }
}
