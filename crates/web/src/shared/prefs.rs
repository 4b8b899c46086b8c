//! The player's settings: stored in the browser, and set on the page's root element for the style sheets.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use text::Language;

use crate::shared::site;

/// The name of the settings in the browser's storage.
const STORED: &str = "settings";

/// The colour theme of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// The theme of the system.
    #[default]
    Auto,
    /// The dark theme.
    Dark,
    /// The light theme.
    Light,
}

kernel::words!(Theme { Auto = "auto", Dark = "dark", Light = "light" });

/// The speed at which pieces move to their new places.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Pieces are at their new places at once.
    None,
    /// Pieces move slowly.
    Slow,
    /// Pieces move as designed.
    #[default]
    Usual,
    /// Pieces move in half the time.
    Fast,
}

kernel::words!(Pace { None = "none", Slow = "slow", Usual = "usual", Fast = "fast" });

impl Pace {
    /// Returns the duration of a movement that is designed to take `time`, in milliseconds.
    pub fn of(self, time: u32) -> u32 {
        match self {
            Pace::None => 0,
            Pace::Slow => time * 2,
            Pace::Usual => time,
            Pace::Fast => time / 2,
        }
    }
}

/// The volume of the page's sounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Volume {
    /// Silent.
    Off,
    /// Background level.
    Quiet,
    /// The default.
    #[default]
    Usual,
    /// Full level.
    Loud,
}

kernel::words!(Volume { Off = "off", Quiet = "quiet", Usual = "usual", Loud = "loud" });

impl Volume {
    /// All volumes, from silent to loud.
    pub const ALL: [Volume; 4] = [Volume::Off, Volume::Quiet, Volume::Usual, Volume::Loud];

    /// Returns the gain, from 0 to 1.
    pub fn gain(self) -> f32 {
        [0.0, 0.15, 0.4, 1.0][self as usize]
    }

    /// Returns the name of the volume, which is that of its message, its drawing and its value in tests.
    pub fn name(self) -> &'static str {
        ["volume-off", "volume-quiet", "volume-usual", "volume-loud"][self as usize]
    }

    /// Returns the next lower volume; after silence the highest.
    pub fn softer(self) -> Volume {
        Volume::ALL[(self as usize + Volume::ALL.len() - 1) % Volume::ALL.len()]
    }
}

/// A player's settings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The tag of a language; empty for the browser's first one that is supported.
    pub language: String,
    /// The colour theme.
    pub theme: Theme,
    /// The speed of moving pieces.
    pub pace: Pace,
    /// Whether a prepared move waits for a confirmation.
    pub confirm: bool,
    /// The volume of the table's sounds.
    pub volume: Volume,
    /// Whether the browser shows a notification when the player's turn begins and the page is hidden.
    pub notify: bool,
    /// Whether texts are larger.
    pub larger: bool,
    /// The name to take a seat with; empty for none.
    pub name: String,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            language: String::new(),
            theme: Theme::Auto,
            pace: Pace::Usual,
            confirm: true,
            volume: Volume::Usual,
            notify: false,
            larger: browser_enlarges_words(),
            name: String::new(),
        }
    }
}

impl Settings {
    /// Returns the language of the page.
    pub fn language(&self) -> Language {
        let of_browser = || {
            let liked = window().navigator().languages();
            liked.iter().filter_map(|tag| tag.as_string()).find_map(|tag| Language::from_tag(&tag))
        };
        Language::from_tag(&self.language).or_else(of_browser).unwrap_or_default()
    }
}

/// The settings of this browser as a signal.
#[derive(Clone, Copy)]
pub struct Prefs(pub RwSignal<Settings>);

impl Prefs {
    /// Loads the settings and keeps the storage and the page's root element up to date with them.
    pub fn provide() -> Prefs {
        let prefs = Prefs(RwSignal::new(load(STORED).unwrap_or_default()));
        provide_context(prefs);
        Effect::new(move |_| {
            let settings = prefs.0.get();
            save(STORED, &settings);
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

    /// Returns the speed of moving pieces: the setting, unless the system asks for reduced motion.
    pub fn pace(self) -> Pace {
        if system_wants_calm() { Pace::None } else { self.0.with_untracked(|settings| settings.pace) }
    }
}

/// Returns whether the font size of the browser is larger than the usual 16 px. Then the words of the table are larger
/// than its pieces from the start.
fn browser_enlarges_words() -> bool {
    let inner = window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or_default();
    // The width in em where one has 19 px: it is more than the window has if one has more.
    let query = window().match_media(&format!("(min-width: {}em)", inner / 19.0));
    query.ok().flatten().is_some_and(|query| !query.matches())
}

/// Returns whether the system prefers a dark theme.
pub fn system_is_dark() -> bool {
    matches("(prefers-color-scheme: dark)")
}

fn system_wants_calm() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Returns whether a media query holds now.
fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// Reads the value that is stored under a name; none if there is none or it cannot be read.
pub fn load<T: for<'de> Deserialize<'de>>(name: &str) -> Option<T> {
    let store = window().local_storage().ok().flatten()?;
    serde_json::from_str(&store.get_item(&site::key(name)).ok().flatten()?).ok()
}

/// Stores `value` under a name. A browser that stores nothing (in private windows) is not an error.
pub fn save<T: Serialize>(name: &str, value: &T) {
    if let (Ok(Some(store)), Ok(text)) = (window().local_storage(), serde_json::to_string(value)) {
        let _ = store.set_item(&site::key(name), &text);
    }
}
