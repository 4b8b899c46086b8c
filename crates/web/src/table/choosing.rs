//! The choice at this screen: the prepared turn, the question about a piece, and the move on its way.

use leptos::prelude::*;
use tray::AnyTurn;

use super::asked::Asked;

/// The choice of the person at this screen.
#[derive(Clone, Copy)]
pub struct Choosing {
    /// The prepared turn; none unless a decision of the person at this screen is awaited.
    turn: RwSignal<Option<Box<dyn AnyTurn>>>,
    /// The last question about a piece.
    asked: RwSignal<Option<Asked>>,
    /// Whether a move is being sent.
    sending: RwSignal<bool>,
    /// The version at which all actions of the move that was sent last have been made.
    awaited: StoredValue<u32>,
}

impl Choosing {
    /// Creates the state without a choice.
    pub fn new() -> Choosing {
        let asked = RwSignal::new(None);
        let sending = RwSignal::new(false);
        let turn = RwSignal::new(None);
        Choosing { turn, asked, sending, awaited: StoredValue::new(0) }
    }

    /// Queries the turn, if there is one.
    pub fn turn<T>(self, of: impl FnOnce(&dyn AnyTurn) -> T) -> Option<T> {
        self.turn.with(|turn| turn.as_deref().map(of))
    }

    /// Changes the turn, if there is one.
    pub fn change<T>(self, by: impl FnOnce(&mut dyn AnyTurn) -> T) -> Option<T> {
        self.turn.try_update(|turn| turn.as_deref_mut().map(by)).flatten()
    }

    /// Begins another turn, or none.
    pub fn begin(self, turn: Option<Box<dyn AnyTurn>>) {
        // While others move there is none, and no piece has to ask again.
        if turn.is_some() || self.turn.with_untracked(Option::is_some) {
            self.turn.set(turn);
        }
        if self.asked.with_untracked(Option::is_some) {
            self.forget();
        }
    }

    /// Goes on with a turn that was prepared before the table was rendered anew.
    pub fn go_on(self, turn: Box<dyn AnyTurn>) {
        self.turn.set(Some(turn));
    }

    /// Takes the turn away from a table that leaves the page.
    pub fn take(self) -> Option<Box<dyn AnyTurn>> {
        self.turn.try_update_untracked(Option::take).flatten()
    }

    /// Reads the last question about a piece.
    pub fn asked<T>(self, read: impl FnOnce(&Option<Asked>) -> T) -> T {
        self.asked.with(read)
    }

    /// Returns whether a move is being sent.
    pub fn is_sending(self) -> bool {
        self.sending.get()
    }

    /// Shows the answer to a question; none if there is no answer.
    pub fn answer(self, asked: Option<Asked>) {
        self.asked.set(asked);
    }

    /// Closes the answer to the last question.
    pub fn forget(self) {
        self.asked.set(None);
    }

    /// Begins to send a move, all actions of which have been made at this version.
    pub fn send(self, until: u32) {
        self.awaited.set_value(until);
        self.sending.set(true);
    }

    /// Notes that a new version has arrived. The move has been made, unless some of its actions are still to be sent.
    pub fn arrived(self, version: u32) {
        if version >= self.awaited.get_value() {
            self.stop_sending();
        }
    }

    /// Notes that the move is no longer on its way.
    pub fn stop_sending(self) {
        self.sending.set(false);
    }
}
