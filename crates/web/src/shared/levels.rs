//! The levels of bots: those that the server has, and their words.

use leptos::prelude::*;
use protocol::About;

use crate::shared::house;
use crate::shared::i18n::tr_known;

/// The levels of bots that the server has, from the weakest to the strongest; empty until they are known.
#[derive(Clone, Copy)]
pub struct Levels(RwSignal<Vec<String>>);

impl Levels {
    /// Creates the state before the levels are known.
    pub fn provide() {
        provide_context(Levels(RwSignal::new(Vec::new())));
    }

    /// Returns the instance of this page.
    pub fn here() -> Levels {
        expect_context()
    }

    /// Asks for the levels, unless they are known. Without an answer they stay unknown.
    pub async fn fetch(self) {
        if self.0.with_untracked(Vec::is_empty)
            && let Ok(about) = house::get::<About>("/api/about").await
        {
            self.0.set(about.bots);
        }
    }

    /// Reads the levels.
    pub fn with<T>(self, read: impl FnOnce(&[String]) -> T) -> T {
        self.0.with(|levels| read(levels))
    }
}

/// Returns the name of a level. One without a text, such as that of an outside program, is shown as it is.
pub fn name(level: &str) -> String {
    tr_known(&id(level)).unwrap_or_else(|| level.to_owned())
}

/// Says how a bot of this level plays; nothing about one without a text.
pub fn about(level: &str) -> String {
    tr_known(&format!("{}.about", id(level))).unwrap_or_default()
}

/// Returns the name of a level's message: what follows a colon is an option of the level.
fn id(level: &str) -> String {
    format!("level-{}", level.split(':').next().unwrap_or_default())
}
