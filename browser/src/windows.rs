//! The windows, themes and languages in which states of the page are looked at.

use text::Language;

use crate::{Size, Theme};

/// A size with its name, and whether all of the table is on the screen at once.
pub type Window = (&'static str, Size, bool);

const fn window(width: u32, height: u32, phone: bool) -> Size {
    Size { width, height, phone }
}

/// A desktop, the same enlarged to twice its size, a laptop, tablets, and phones.
pub const WINDOWS: [Window; 10] = [
    ("desktop", Size::DESKTOP, true),
    ("large", window(1920, 1080, false), true),
    ("laptop", window(1366, 625, false), true),
    ("small-laptop", window(1180, 664, false), true),
    ("enlarged", window(960, 540, false), true),
    ("tablet", window(820, 1180, true), true),
    ("tablet-on-its-side", window(1024, 768, true), true),
    ("phone", Size::PHONE, true),
    ("phone-on-its-side", window(844, 390, true), true),
    ("small-phone", window(375, 667, true), false),
];

/// The narrowest screens, which are read by scrolling down.
pub const NARROW: [Window; 2] =
    [("narrow", window(320, 640, true), false), ("much-enlarged", window(640, 360, false), false)];

/// Both themes.
pub const THEMES: [Theme; 2] = [Theme::Dark, Theme::Light];

/// Returns every window, the narrow ones last.
pub fn all() -> impl Iterator<Item = Window> {
    WINDOWS.into_iter().chain(NARROW)
}

/// Returns one in so many of all windows, other ones for each `turn`, so that a test with as many turns looks into each
/// of them.
pub fn sample(turn: usize, one_in: usize) -> impl Iterator<Item = Window> {
    all().enumerate().filter(move |(at, _)| (at + turn).is_multiple_of(one_in)).map(|(_, window)| window)
}

/// Returns the language with the longest words, and one of the others in turn.
pub fn longest_and_another(turn: usize) -> [Language; 2] {
    [Language::Russian, [Language::English, Language::Japanese][turn % 2]]
}

/// Returns the windows in which a scene is looked at in this language, each with its theme. A scene is looked at once in
/// every window; the languages and themes take turns, other ones in the same window of the next scene.
pub fn in_turn(scene: usize, language: Language) -> impl Iterator<Item = (Window, Theme)> {
    let languages = Language::ALL.len();
    let is_due = move |at: usize| (at + scene) % languages == language as usize;
    all().enumerate().filter(move |(at, _)| is_due(*at)).map(move |(at, window)| {
        let turn = (at + scene) / languages;
        (window, THEMES[turn % THEMES.len()])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scene_is_looked_at_once_in_each_window_and_in_all_languages_and_themes() {
        for scene in 0..6 {
            let mut windows = Vec::new();
            let mut themes = Vec::new();
            for language in Language::ALL {
                let here: Vec<_> = in_turn(scene, language).collect();
                assert!(!here.is_empty(), "scene {scene} in {language:?}");
                windows.extend(here.iter().map(|((name, ..), _)| *name));
                themes.extend(here.iter().map(|(_, theme)| *theme));
            }
            windows.sort_unstable();
            let mut every: Vec<&str> = all().map(|(name, ..)| name).collect();
            every.sort_unstable();
            assert_eq!(windows, every);
            assert!(THEMES.iter().all(|theme| themes.contains(theme)), "{themes:?}");
        }
    }
}
