use std::any::Any;

use kernel::{Explain, Message, Rule};

use crate::{Turn, Use, WhyNot};

/// The reason why a piece cannot be used, as text; see [`WhyNot`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The message whose title summarises the reason.
    pub title: Message,
    /// The sentence with the numbers.
    pub sentence: Message,
    /// The rules that the reason is based on, the chief one first.
    pub rules: Vec<Rule>,
}

/// A [`Turn`] with a text interface: pieces are named as in the page, actions are in the game's notation. A click on
/// an unknown name does nothing.
/// ```
/// use tray::AnyTurn;
///
/// /// Returns the answer to a click on a piece: the action that is ready, or the message that says why there is none.
/// fn clicked(turn: &mut dyn AnyTurn, piece: &str) -> Result<Option<String>, &'static str> {
///     if turn.click(piece) { Ok(turn.confirm()) } else { Err(turn.why_not(piece).map_or("", |why| why.title.id)) }
/// }
/// ```
pub trait AnyTurn: Any + Send + Sync {
    /// Returns the kind of action in progress; see [`Turn::doing`].
    fn doing(&self) -> &'static str;
    /// Returns whether this piece can be part of a legal action now; see [`Turn::is_legal`].
    fn is_legal(&self, piece: &str) -> bool;
    /// Returns whether this piece is drawn bright; see [`Turn::is_lit`].
    fn is_lit(&self, piece: &str) -> bool;
    /// Returns how many times a piece is selected; see [`Turn::selected`].
    fn selected(&self, piece: &str) -> u8;
    /// Returns whether a click on this selected piece selects one more of it; see [`Turn::takes_more`].
    fn takes_more(&self, piece: &str) -> bool;
    /// Handles a click on a piece and returns whether it had an effect; see [`Turn::click`].
    fn click(&mut self, piece: &str) -> bool;
    /// Forgets the piece that was clicked without effect; see [`Turn::dismiss`].
    fn dismiss(&mut self);
    /// Returns why a click on this piece would have no effect; see [`Turn::why_not`].
    fn why_not(&self, piece: &str) -> Option<Missing>;
    /// Returns the uses of the selected piece; see [`Turn::uses`].
    fn uses(&self) -> Vec<Use<Missing>>;
    /// Prepares the other use of the selected piece, or returns why there is none; see [`Turn::other_use`].
    fn other_use(&mut self) -> Option<Missing>;
    /// Prepares an action; returns whether it is legal; see [`Turn::prepare`].
    fn prepare(&mut self, action: &str) -> bool;
    /// Returns the action that is ready to be played; see [`Turn::confirm`].
    fn confirm(&self) -> Option<String>;
    /// Returns the actions that follow the one that is ready; see [`Turn::then`].
    fn then(&self) -> Vec<String>;
    /// Returns what is still missing from the selection; see [`Turn::why_not_confirm`].
    fn why_not_confirm(&self) -> Option<Missing>;
    /// Clears the selection; see [`Turn::clear`].
    fn clear(&mut self);
}

impl<T: Turn> AnyTurn for T {
    fn doing(&self) -> &'static str {
        Turn::doing(self)
    }

    fn is_legal(&self, piece: &str) -> bool {
        piece.parse().is_ok_and(|piece| Turn::is_legal(self, piece))
    }

    fn is_lit(&self, piece: &str) -> bool {
        piece.parse().is_ok_and(|piece| Turn::is_lit(self, piece))
    }

    fn selected(&self, piece: &str) -> u8 {
        piece.parse().map_or(0, |piece| Turn::selected(self, piece))
    }

    fn takes_more(&self, piece: &str) -> bool {
        piece.parse().is_ok_and(|piece| Turn::takes_more(self, piece))
    }

    fn click(&mut self, piece: &str) -> bool {
        piece.parse().is_ok_and(|piece| Turn::click(self, piece))
    }

    fn dismiss(&mut self) {
        Turn::dismiss(self);
    }

    fn why_not(&self, piece: &str) -> Option<Missing> {
        Turn::why_not(self, piece.parse().ok()?).map(missing::<T>)
    }

    fn uses(&self) -> Vec<Use<Missing>> {
        let read = |of: Use<WhyNot<T::Game>>| Use {
            name: of.name,
            words: of.words,
            chosen: of.chosen,
            why_not: of.why_not.map(missing::<T>),
        };
        Turn::uses(self).into_iter().map(read).collect()
    }

    fn other_use(&mut self) -> Option<Missing> {
        Turn::other_use(self).err().map(missing::<T>)
    }

    fn prepare(&mut self, action: &str) -> bool {
        action.parse().is_ok_and(|action| Turn::prepare(self, action))
    }

    fn confirm(&self) -> Option<String> {
        Turn::confirm(self).map(|action| action.to_string())
    }

    fn then(&self) -> Vec<String> {
        Turn::then(self).iter().map(ToString::to_string).collect()
    }

    fn why_not_confirm(&self) -> Option<Missing> {
        Turn::why_not_confirm(self).map(missing::<T>)
    }

    fn clear(&mut self) {
        Turn::clear(self);
    }
}

fn missing<T: Turn>(why: WhyNot<T::Game>) -> Missing {
    Missing { title: why.refusal.message(), sentence: why.message(), rules: why.rules() }
}
