//! Questions about pieces, and their answers.

use kernel::Rule;
use text::{Names, Part};
use tray::Missing;

use crate::shared::i18n;

/// A question about a piece, with its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The subject of the question.
    pub about: About,
    /// The title of the refusal.
    pub title: Vec<Part>,
    /// The sentences with the numbers.
    pub why: Vec<Vec<Part>>,
    /// The rules that the answer is based on.
    pub rules: Vec<Rule>,
}

/// The subject of a question.
#[derive(Clone, PartialEq, Debug)]
pub enum About {
    /// A piece, by its name in the page.
    Piece(String),
    /// A use of the selected piece, by its name.
    Use(&'static str),
    /// The prepared turn as a whole.
    Turn,
}

impl About {
    /// Returns the selector of the element beside which the answer is shown.
    pub fn selector(&self) -> String {
        match self {
            About::Piece(piece) => format!("[data-piece='{piece}']"),
            About::Use(name) => format!(".tray [data-act='{name}']"),
            About::Turn => ".tray .actions".to_owned(),
        }
    }
}

impl Asked {
    /// Formats the answer of the prepared turn as sentences, with these names of seats.
    pub fn of(about: About, answer: &Missing, names: &impl Names) -> Asked {
        Asked {
            about,
            title: i18n::title(&answer.title, names),
            why: vec![i18n::told(&answer.sentence, names)],
            rules: answer.rules.clone(),
        }
    }

    /// Returns the first of the rules that the answer rests on.
    pub fn rule(&self) -> Option<Rule> {
        self.rules.first().copied()
    }

    /// Returns whether this piece was asked about.
    pub fn is_about_piece(&self, piece: &str) -> bool {
        matches!(&self.about, About::Piece(about) if about == piece)
    }

    /// Returns whether this use of the selected piece was asked about.
    pub fn is_about_use(&self, name: &str) -> bool {
        matches!(self.about, About::Use(about) if about == name)
    }
}
