use std::fmt::{Debug, Display};
use std::str::FromStr;

use kernel::{First, Game};

use crate::WhyNot;

/// The action type of a turn's game.
pub(crate) type Action<T> = <<T as Turn>::Game as Game>::Action;

/// Completes the view of the player who is to act; none for any other view. Any completion will do, since legality and
/// the effects of the player's own action are the same in all of them.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::Nim;
/// use kernel::{Game, Seat, Viewer};
/// use tray::own_turn;
///
/// let game = laws::after(&Nim::new(&"nim".parse()?), "5");
/// assert_eq!(own_turn::<Nim>(&game.view(Viewer::Seat(Seat(0)))), Some(game));
/// assert_eq!(own_turn::<Nim>(&game.view(Viewer::Seat(Seat(1)))), None);
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub fn own_turn<G: Game>(view: &G::View) -> Option<G> {
    let game = G::determinize(view, &mut First);
    game.awaiting().seat().filter(|&seat| G::viewer(view).is(seat)).map(|_| game)
}

/// A use of a selected piece; a piece may have several, of which one is prepared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Use<W> {
    /// The name of the use in the page, such as `buy`.
    pub name: &'static str,
    /// The message of the button for this use.
    pub words: &'static str,
    /// Whether this use is being prepared.
    pub chosen: bool,
    /// The reason why this use is not possible now; none if it is possible.
    pub why_not: Option<W>,
}

/// The prepared turn of the player who is to act in some game.
///
/// ```
/// use kernel::Game;
/// use tray::Turn;
///
/// /// Clicks legal pieces until an action is ready.
/// fn first_action<T: Turn>(view: &<T::Game as Game>::View) -> Option<<T::Game as Game>::Action> {
///     let mut turn = T::new(view)?;
///     while turn.confirm().is_none() {
///         let legal = turn.pieces().into_iter().find(|&piece| turn.is_legal(piece))?;
///         turn.click(legal);
///     }
///     turn.confirm()
/// }
/// ```
pub trait Turn: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game.
    type Game: Game;
    /// Something on the table that can be clicked. Its text form names it in the page, such as `card-47`.
    type Piece: Copy + Eq + Debug + Display + FromStr;

    /// Creates the tray of the view's holder, with nothing selected; none unless a decision of theirs is awaited.
    fn new(view: &<Self::Game as Game>::View) -> Option<Self>;

    /// Returns the kind of action in progress, named as in the page's messages and styles; `nothing` if any action is
    /// possible and none was begun.
    fn doing(&self) -> &'static str;

    /// Returns every piece in this player's reach, legal or not.
    fn pieces(&self) -> Vec<Self::Piece>;

    /// Returns whether this piece can be part of a legal action now: a click on it begins or continues one.
    fn is_legal(&self, piece: Self::Piece) -> bool;

    /// Returns whether this piece is drawn bright: of the [legal](Turn::is_legal) ones those that can be bought now, or
    /// of which one must be chosen before anything else. At the beginning of a turn most legal pieces are plain.
    fn is_lit(&self, piece: Self::Piece) -> bool;

    /// Returns how many times a piece is selected.
    fn selected(&self, piece: Self::Piece) -> u8;

    /// Returns whether a click on this selected piece selects one more of it, rather than none.
    fn takes_more(&self, _: Self::Piece) -> bool {
        false
    }

    /// Handles a click on a piece, and returns whether it had an effect; if not, the piece is remembered as
    /// [`asked`](Turn::asked) about. A click on a piece that is not legal has no effect, unless the piece has
    /// [uses](Turn::uses) to show: then it is selected, and each use has the reason why it is not possible.
    fn click(&mut self, piece: Self::Piece) -> bool;

    /// Returns the piece that was clicked last, if the click had no effect: [`Turn::why_not`] of it is the answer to
    /// show.
    fn asked(&self) -> Option<Self::Piece>;

    /// Forgets the piece that was [`asked`](Turn::asked) about, once its answer has been dismissed.
    fn dismiss(&mut self);

    /// Returns why a click on this piece would have no effect; none if it is legal. For a piece that is selected and
    /// not legal, this is the reason why no more of it can be selected.
    fn why_not(&self, piece: Self::Piece) -> Option<WhyNot<Self::Game>>;

    /// Returns the uses of the selected piece, always in the same order, each with the reason if it is not possible;
    /// empty unless a piece with several uses is selected.
    fn uses(&self) -> Vec<Use<WhyNot<Self::Game>>> {
        Vec::new()
    }

    /// Switches between the two uses of the selected piece.
    ///
    /// # Errors
    /// If there is no other use, with the reason.
    fn other_use(&mut self) -> Result<(), WhyNot<Self::Game>>;

    /// Prepares this action as if its pieces had been clicked. Returns whether it is legal; if not, nothing changes.
    fn prepare(&mut self, action: Action<Self>) -> bool;

    /// Returns the action that is ready to be played; none while something is missing.
    fn confirm(&self) -> Option<Action<Self>>;

    /// Returns the actions that follow the [confirmed](Turn::confirm) one, in order, where a selection is played as
    /// several actions: as a payment that is laid down card by card. Each is legal once those before it are played, and
    /// nothing is left to choose between them.
    fn then(&self) -> Vec<Action<Self>> {
        Vec::new()
    }

    /// Returns what is still missing from the selection; none if nothing is missing, or if it can be
    /// [confirmed](Turn::confirm).
    fn why_not_confirm(&self) -> Option<WhyNot<Self::Game>>;

    /// Clears the selection.
    fn clear(&mut self);
}
