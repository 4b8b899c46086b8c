use std::any::Any;

use kernel::{Explain, Message, Rule};

use crate::{Turn, Use, WhyNot};

/// The reason why a piece cannot be used, as text; see [`WhyNot`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The message whose title is the short form of the reason.
    pub title: Message,
    /// The sentence with the numbers.
    pub sentence: Message,
    /// The rules it rests on, the chief one first.
    pub rules: Vec<Rule>,
}

/// A [`Turn`] with a text interface: pieces are named as in the page, actions are in the game's notation. A click on
/// an unknown name does nothing.
/// ```
/// use tray::AnyTurn;
///
/// /// What a click on a piece says: the action that is ready, or the message that says why there is none.
/// fn clicked(turn: &mut dyn AnyTurn, piece: &str) -> Result<Option<String>, &'static str> {
///     if turn.click(piece) { Ok(turn.confirm()) } else { Err(turn.why_not(piece).map_or("", |why| why.title.id)) }
/// }
/// ```
pub trait AnyTurn: Any + Send + Sync {
    /// [`Turn::doing`].
    fn doing(&self) -> &'static str;
    /// [`Turn::is_lit`].
    fn is_lit(&self, piece: &str) -> bool;
    /// [`Turn::selected`].
    fn selected(&self, piece: &str) -> u8;
    /// [`Turn::takes_more`].
    fn takes_more(&self, piece: &str) -> bool;
    /// [`Turn::click`].
    fn click(&mut self, piece: &str) -> bool;
    /// [`Turn::dismiss`].
    fn dismiss(&mut self);
    /// [`Turn::why_not`].
    fn why_not(&self, piece: &str) -> Option<Missing>;
    /// [`Turn::uses`].
    fn uses(&self) -> Vec<Use<Missing>>;
    /// [`Turn::other_use`]; returns why there is none, unless there is.
    fn other_use(&mut self) -> Option<Missing>;
    /// [`Turn::prepare`].
    fn prepare(&mut self, action: &str) -> bool;
    /// [`Turn::confirm`].
    fn confirm(&self) -> Option<String>;
    /// [`Turn::why_not_confirm`].
    fn why_not_confirm(&self) -> Option<Missing>;
    /// [`Turn::clear`].
    fn clear(&mut self);
}

impl<T: Turn> AnyTurn for T {
    fn doing(&self) -> &'static str {
        Turn::doing(self)
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
