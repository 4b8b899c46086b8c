//! What a player likes: kept in the browser, and put on the page's root element for the style sheets.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

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

/// A player's settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Day or night.
    pub theme: Theme,
    /// Whether pieces move to their new places before one's eyes.
    pub motion: bool,
    /// Whether a prepared move waits for a confirmation.
    pub confirm: bool,
    /// The name to sit down with; empty for none.
    pub name: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { theme: Theme::Auto, motion: true, confirm: true, name: String::new() }
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
                let _ = root.set_attribute("data-motion", if settings.motion { "full" } else { "none" });
            }
        });
        prefs
    }

    /// Whether pieces are to move: the player wants it, and the system does not ask for less motion.
    pub fn moving(self) -> bool {
        self.0.with_untracked(|settings| settings.motion) && !system_wants_calm()
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
