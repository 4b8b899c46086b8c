use std::fmt::{Debug, Display};
use std::str::FromStr;

use kernel::{First, Game};

use crate::WhyNot;

/// The action type of a turn's game.
pub(crate) type Action<T> = <<T as Turn>::Game as Game>::Action;

/// Completes the view of the player who is to act; none for any other view. Any completion will do, since what is
/// legal and what the player's own action does are the same in all of them.
pub fn own_turn<G: Game>(view: &G::View) -> Option<G> {
    let game = G::determinize(view, &mut First);
    game.awaiting().seat().filter(|&seat| G::viewer(view).is(seat)).map(|_| game)
}

/// One of the things that a selected piece can be used for, as a card can be bought or reserved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Use<W> {
    /// Its name in the page, such as `buy`.
    pub name: &'static str,
    /// The message for the button that puts the piece to it.
    pub words: &'static str,
    /// Whether it is the one being prepared.
    pub chosen: bool,
    /// Why the piece cannot be used for it now; none where it can.
    pub why_not: Option<W>,
}

/// The prepared turn of the player who is to act in some game.
///
/// ```
/// use kernel::Game;
/// use tray::Turn;
///
/// /// Clicks lit pieces until an action is ready.
/// fn first_action<T: Turn>(view: &<T::Game as Game>::View) -> Option<<T::Game as Game>::Action> {
///     let mut turn = T::new(view)?;
///     while turn.confirm().is_none() {
///         let lit = turn.pieces().into_iter().find(|&piece| turn.is_lit(piece))?;
///         turn.click(lit);
///     }
///     turn.confirm()
/// }
/// ```
pub trait Turn: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game.
    type Game: Game;
    /// Something on the table that can be clicked. Its text form names it in the page, such as `card-47`.
    type Piece: Copy + Eq + Debug + Display + FromStr;

    /// The tray of the view's holder, with nothing selected; none unless a decision of theirs is awaited.
    fn new(view: &<Self::Game as Game>::View) -> Option<Self>;

    /// The kind of action in progress, named as in the page's messages and styles; `nothing` if any action is
    /// possible and none was begun.
    fn doing(&self) -> &'static str;

    /// Every piece in this player's reach, lit or not.
    fn pieces(&self) -> Vec<Self::Piece>;

    /// Whether this piece can be part of a legal action now: a click on it begins or goes on with one.
    fn is_lit(&self, piece: Self::Piece) -> bool;

    /// How many times a piece is selected.
    fn selected(&self, piece: Self::Piece) -> u8;

    /// Whether a click on this selected piece selects one more of it, rather than none.
    fn takes_more(&self, _: Self::Piece) -> bool {
        false
    }

    /// A click on a piece. Answers whether it did something; if not, the piece is [`asked`](Turn::asked) about. A piece
    /// that is not lit does nothing, unless it has [uses](Turn::uses) to show: then it is selected, and each says why
    /// not.
    fn click(&mut self, piece: Self::Piece) -> bool;

    /// The piece clicked last, if it could not be: [`Turn::why_not`] of it is the answer to show.
    fn asked(&self) -> Option<Self::Piece>;

    /// Forgets the piece that was [`asked`](Turn::asked) about, when its answer was dismissed.
    fn dismiss(&mut self);

    /// Why a click on this piece would do nothing; none where it is lit. (A piece that is selected and not lit
    /// says why there is no more of it.)
    fn why_not(&self, piece: Self::Piece) -> Option<WhyNot<Self::Game>>;

    /// What the selected piece can be used for, always in the same order, each with the reason where it cannot; empty
    /// where nothing that has several uses is selected.
    fn uses(&self) -> Vec<Use<WhyNot<Self::Game>>> {
        Vec::new()
    }

    /// The other use of what is selected, where there are two (a card is reserved rather than bought), and back again.
    ///
    /// # Errors
    /// Why there is no other use.
    fn other_use(&mut self) -> Result<(), WhyNot<Self::Game>>;

    /// Prepares this action as if it had been clicked together. Answers whether it is legal; if not, nothing
    /// changes.
    fn prepare(&mut self, action: Action<Self>) -> bool;

    /// The action that is ready to be played; none while something is missing.
    fn confirm(&self) -> Option<Action<Self>>;

    /// What is still missing of what is selected; none if nothing is, or if it can be [confirmed](Turn::confirm).
    fn why_not_confirm(&self) -> Option<WhyNot<Self::Game>>;

    /// Clears the selection.
    fn clear(&mut self);
}
