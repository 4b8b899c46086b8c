//! The tray of Alhambra.
//!
//! A click on a square of the market prepares the best payment for its tile, the next click another one; a click on a
//! money card adds it to a payment, or removes it. A tile is picked up with one click (one that was bought, one of the
//! reserve, one of the board) and put somewhere with a second one. A payment with cards to spare is a chain of actions:
//! the tray confirms the first one, and [names those that follow](tray::Turn::then).

mod finder;
mod picked;
mod piece;
mod prepared;
mod step;
mod turn;

use alhambra::{Action, Alhambra, Body, Cell, Change, Decision, Handful, Payment, Spot, Tile};
use kernel::{Game, Quiet, Seat};
use tray::Turn;

pub use finder::{has_card_to_spare, paid_exactly, payments, to_spare};
use picked::Picked;
pub use piece::Piece;
pub use prepared::{Bill, Forecast, Place};

/// The reason why a click on a piece has no effect.
pub type WhyNot = tray::WhyNot<Alhambra>;

/// The kind of action in progress, as the turn line describes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Any action is possible and none was begun.
    Nothing,
    /// Choosing open money cards.
    Taking,
    /// Choosing the cards that pay for a tile.
    Buying,
    /// Paying with cards to spare: some of them are laid down already.
    Paying,
    /// Redesigning: with a tile of the reserve or of the board that was picked up.
    Redesigning,
    /// Placing what was bought.
    Placing,
    /// Placing tiles that were got at the end.
    PlacingLast,
    /// Nothing is possible; one button passes.
    Passing,
}

/// The decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Duty {
    Act,
    Pay,
    Place,
}

/// A tile that is picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// A tile that was bought, or got at the end.
    Bought(Tile),
    /// A tile of the reserve.
    Kept(Tile),
    /// A tile of the board.
    Built(Tile),
}

impl Held {
    /// Returns the tile.
    pub fn tile(self) -> Tile {
        match self {
            Held::Bought(tile) | Held::Kept(tile) | Held::Built(tile) => tile,
        }
    }
}

/// The selection so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Selection {
    None,
    /// The places of the open money cards to take, as a set.
    Take(u8),
    /// The cards for the tile on a square; in the middle of a payment, those that follow what is laid down.
    Pay {
        square: u8,
        cards: Picked,
    },
    Hold(Held),
    /// An action with the tile that is picked up.
    Put(Held, Action),
}

/// The prepared turn of the player who is to act.
///
/// ```
/// use alhambra::Alhambra;
/// use alhambra_play::tray::{Piece, Tray};
/// use kernel::{Awaiting, First, Game, Quiet, Viewer};
/// use tray::Turn;
///
/// let mut game = Alhambra::new(&"alhambra players=3".parse()?);
/// while let Awaiting::Chance(_) = game.awaiting() {
///     game.resolve(game.draw(&mut First), &mut Quiet);
/// }
/// let seat = game.awaiting().seat().expect("a player is to act");
/// let mut tray = Tray::new(&game.view(Viewer::Seat(seat))).expect("it is that player's turn");
/// // Two 7 and two 8 lie open, which cannot be taken together.
/// assert!(tray.click(Piece::Open(2)));
/// assert!(!tray.click(Piece::Open(0)));
/// assert_eq!(tray.confirm(), Some("T.f8".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    game: Alhambra,
    selection: Selection,
    /// The piece that was clicked last, if the click had no effect.
    asked: Option<Piece>,
}

impl Tray {
    /// Returns the seat whose decision is prepared.
    pub fn seat(&self) -> Seat {
        self.game.awaiting().seat().expect("a tray is created only for a decision")
    }

    /// Returns the position of all pieces.
    pub fn body(&self) -> &Body {
        self.game.body()
    }

    /// Returns the kind of action in progress.
    pub fn mode(&self) -> Mode {
        match (self.game.decision(), self.selection) {
            (Some(Decision::Pay), _) => Mode::Paying,
            (Some(Decision::Place), _) => Mode::Placing,
            (Some(Decision::PlaceLast), _) => Mode::PlacingLast,
            (_, Selection::Take(_)) => Mode::Taking,
            (_, Selection::Pay { .. }) => Mode::Buying,
            (_, Selection::Hold(_) | Selection::Put(..)) => Mode::Redesigning,
            (_, Selection::None) if self.allows(Action::Pass) => Mode::Passing,
            (_, Selection::None) => Mode::Nothing,
        }
    }

    /// Returns the tile that is picked up. If only one tile has to be placed, it need not be picked up.
    pub fn held(&self) -> Option<Held> {
        match self.selection {
            Selection::Hold(held) | Selection::Put(held, _) => Some(held),
            _ => {
                let mut waiting = self.waiting();
                waiting.next().filter(|_| waiting.next().is_none()).map(Held::Bought)
            }
        }
    }

    /// Returns the tiles that have to be placed now.
    pub fn waiting(&self) -> impl Iterator<Item = Tile> + use<> {
        let body = *self.body();
        let decision = self.game.decision();
        let seat = self.seat();
        let bought = body.bought().filter(move |_| decision == Some(Decision::Place));
        let won = (0..alhambra::SQUARES).filter_map(move |square| {
            let mine = decision == Some(Decision::PlaceLast) && body.winner(square) == Some(seat);
            body.on_square(square).filter(|_| mine)
        });
        bought.chain(won)
    }

    /// Returns the number of exact payments for the tile on a square, from 0, when a tile can be bought.
    pub fn exact_ways(&self, square: usize) -> usize {
        let exact = self.duty() == Duty::Act;
        let price = self.body().on_square(square).map(Tile::price).filter(|_| exact);
        price.map_or(0, |price| {
            payments(self.body(), square).iter().filter(|cards| cards.sum() == price).count()
        })
    }

    fn duty(&self) -> Duty {
        match self.game.decision() {
            Some(Decision::Pay) => Duty::Pay,
            Some(Decision::Place | Decision::PlaceLast) => Duty::Place,
            _ => Duty::Act,
        }
    }

    /// Returns whether exactly this action is legal.
    fn allows(&self, action: Action) -> bool {
        self.game.check(action).is_ok()
    }

    /// Returns the cell of a tile on the player's board.
    fn cell_of(&self, tile: Tile) -> Option<Cell> {
        self.body().built(self.seat()).find(|&(built, _)| built == tile).map(|(_, cell)| cell)
    }

    /// Returns the cards of a payment that are laid down already.
    fn laid(&self) -> Payment {
        self.body().paying().map_or(Payment::NONE, |(_, laid)| laid)
    }

    /// Returns the cards of a payment that are laid down already, with these.
    fn with_laid(&self, cards: Picked) -> Payment {
        cards.payment().values().fold(self.laid(), |all, value| all.with(value).unwrap_or(all))
    }

    /// Returns the set of open cards at some places.
    fn handful(&self, places: u8) -> Option<Handful> {
        let places = (0..alhambra::OPEN).filter(|place| places >> place & 1 == 1);
        Handful::new(places.filter_map(|place| self.body().open_at(place)))
    }

    /// Returns the piece that stands for a tile that is picked up.
    fn held_piece(&self, held: Held) -> Option<Piece> {
        Some(match held {
            Held::Bought(tile) => Piece::Bought(tile),
            Held::Kept(tile) => Piece::Kept(tile),
            Held::Built(tile) => Piece::Cell(self.cell_of(tile)?),
        })
    }

    /// Returns the piece that an action of placing or redesigning moves, and where to.
    fn moved_by(&self, action: Action) -> Option<[Piece; 2]> {
        let cell = |tile| self.cell_of(tile).map(Piece::Cell);
        Some(match action {
            Action::Place(tile, Spot::Cell(at)) => [Piece::Bought(tile), Piece::Cell(at)],
            Action::Place(tile, Spot::Reserve) => [Piece::Bought(tile), Piece::Reserve],
            Action::Place(tile, Spot::Neutral) => [Piece::Bought(tile), Piece::Neutral],
            Action::Redesign(tile, Change::Build(at)) => [Piece::Kept(tile), Piece::Cell(at)],
            Action::Redesign(tile, Change::Replace(old)) => [Piece::Kept(tile), cell(old)?],
            Action::Redesign(tile, Change::Remove) => [cell(tile)?, Piece::Reserve],
            _ => return None,
        })
    }

    /// Returns the action of the selection so far, complete or not.
    fn chosen(&self) -> Option<Action> {
        Some(match self.selection {
            Selection::Take(places) => Action::Take(self.handful(places)?),
            Selection::Pay { square, cards } => {
                let tile = self.body().on_square(square.into())?;
                let all = self.with_laid(cards);
                match (self.duty(), has_card_to_spare(tile.price(), all)) {
                    (Duty::Pay, true) => Action::Pay(cards.payment().values().next()?),
                    // Not enough yet.
                    (Duty::Pay, false) => return None,
                    (_, true) => Action::Start(tile),
                    (_, false) => Action::Buy(tile, all),
                }
            }
            Selection::Put(_, action) => action,
            Selection::None if self.duty() == Duty::Pay => Action::Enough,
            Selection::None => Action::Pass,
            Selection::Hold(_) => return None,
        })
    }

    /// Returns the actions by which the confirmed action, and those that belong to it, come about: one, or the chain of
    /// a payment with cards to spare; none if nothing can be confirmed.
    fn plan(&self) -> Vec<Action> {
        let Some(first) = self.confirm() else { return Vec::new() };
        let cards = match (first, self.selection) {
            (Action::Start(_) | Action::Pay(_), Selection::Pay { cards, .. }) => cards.payment(),
            _ => return vec![first],
        };
        let started = matches!(first, Action::Start(_)).then_some(first);
        let mut plan: Vec<Action> = started.into_iter().chain(cards.values().map(Action::Pay)).collect();
        let mut game = self.game;
        plan.iter().for_each(|&action| game.play(action, &mut Quiet));
        // It ends by itself where no card can follow.
        if game.decision() == Some(Decision::Pay) {
            plan.push(Action::Enough);
        }
        plan
    }

    /// Returns the game after everything that is prepared, before chance answers; none if nothing can be confirmed.
    pub fn after(&self) -> Option<Alhambra> {
        let plan = self.plan();
        let mut game = self.game;
        plan.iter().for_each(|&action| game.play(action, &mut Quiet));
        (!plan.is_empty()).then_some(game)
    }
}
