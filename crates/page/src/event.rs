//! An event in the words of the page.

use kernel::{Message, Narrate, Seat};

/// An event, as the log, the replay and the live region describe it.
#[derive(Clone, PartialEq, Debug)]
pub struct Event {
    /// The seat that caused it.
    pub seat: Option<Seat>,
    /// Whether a player decided this; outcomes of chance and consequences of the rules belong to the previous move.
    pub is_move: bool,
    /// The words for the event; none for a mere consequence, such as a card that fills a gap.
    pub told: Option<Told>,
    /// The mark of the event on the replay's timeline.
    pub mark: Option<Mark>,
}

/// The words for an event.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The short sentence, for a narrow column.
    pub line: Message,
    /// The full sentence, which screen readers are told at once; none for a detail that is to be found in the log.
    pub sentence: Option<Message>,
    /// The pieces that it mentions, by their names on the table.
    pub pieces: Vec<String>,
}

impl Told {
    /// Describes an effect with a shorter message that takes the same arguments.
    pub fn new(effect: &impl Narrate, line: &'static str, pieces: Vec<String>) -> Told {
        let sentence = effect.message();
        Told { line: Message { id: line, ..sentence.clone() }, sentence: Some(sentence), pieces }
    }
}

/// A mark on the replay's timeline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    /// The height of the mark, of 10: the taller, the more important.
    pub height: f64,
    /// The message with the meaning of the mark; it may have the argument `player`.
    pub words: &'static str,
    /// The seat that it belongs to; none for one that concerns everybody.
    pub seat: Option<Seat>,
}
