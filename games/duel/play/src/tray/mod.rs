//! The tray of Splendor Duel.
//!
//! Tokens are chosen as a line: a click on one, then on its neighbour or on the other end. A privilege is spent by a
//! click on a scroll and then on a token; gold is clicked for a reservation, or comes with the card that is clicked.

mod light;
mod piece;
mod prepared;
mod turn;
mod why;

use duel::{Action, Body, CardId, Decision, Duel, Gem, Gems, Player, Space, Spaces};
use kernel::{Game, Seat};

pub use light::Offer;
pub use piece::Piece;
pub use prepared::{Holdings, Next, Payment, Prepared, Warning, Ways};

/// The reason why a click on a piece has no effect.
pub type WhyNot = tray::WhyNot<Duel>;

/// The kind of action in progress, as the turn line describes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Any action is possible and none was begun.
    Nothing,
    /// Only replenishing the board is possible.
    MustReplenish,
    /// Choosing a line of tokens.
    Taking,
    /// Using a privilege: choosing its token.
    UsingPrivilege,
    /// Replenishing the board.
    Replenishing,
    /// Buying the selected card.
    Buying,
    /// Reserving: the selected card with the selected gold, or choosing them.
    Reserving,
    /// Looking at a card that can be neither bought nor reserved now.
    Looking,
    /// Choosing the colour that a card copies.
    Copying,
    /// Choosing the token that a card's effect takes.
    TakingSame,
    /// Choosing the token to steal.
    Stealing,
    /// Choosing a royal card.
    TakingRoyal,
    /// Choosing a token to discard.
    Discarding,
}

/// The place that a reserved card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Card(CardId),
    /// The top of this level's deck, from 0.
    Deck(u8),
}

/// The selection so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Selection {
    None,
    /// Tokens in a line.
    Line(Spaces),
    /// A privilege, and the token that it is used for.
    Privilege(Option<Space>),
    Buy {
        card: CardId,
        gold_as: Gems,
    },
    /// A reservation, with the first gold of the board until another is chosen.
    Reserve {
        gold: Space,
        source: Option<Source>,
        /// Whether the reservation was begun before a card was chosen: a click on a card reserves it.
        begun: bool,
    },
    /// A card that can be neither bought nor reserved now.
    Card(CardId),
    /// An action that is one click.
    Whole(Action),
}

/// The prepared turn of the player who is to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    /// A truth that fits the player's view: legality and previews of the player's own turn are the same in all such
    /// states.
    game: Duel,
    selection: Selection,
    /// The piece that was clicked last, if it could not be used.
    asked: Option<Piece>,
}

impl Tray {
    /// Returns the seat whose turn is prepared.
    pub fn seat(&self) -> Seat {
        self.body().turn()
    }

    /// Returns the kind of action in progress.
    pub fn mode(&self) -> Mode {
        match (self.duty(), self.selection) {
            (Decision::Copy, _) => Mode::Copying,
            (Decision::TakeSame, _) => Mode::TakingSame,
            (Decision::Steal, _) => Mode::Stealing,
            (Decision::TakeRoyal, _) => Mode::TakingRoyal,
            (Decision::Discard, _) => Mode::Discarding,
            (Decision::Act, Selection::Line(_)) => Mode::Taking,
            (Decision::Act, Selection::Privilege(_)) => Mode::UsingPrivilege,
            (Decision::Act, Selection::Buy { .. }) => Mode::Buying,
            (Decision::Act, Selection::Reserve { .. }) => Mode::Reserving,
            (Decision::Act, Selection::Card(_)) => Mode::Looking,
            (Decision::Act, Selection::Whole(_)) => Mode::Replenishing,
            (Decision::Act, Selection::None) if self.must_replenish() => Mode::MustReplenish,
            (Decision::Act, Selection::None) => Mode::Nothing,
        }
    }

    /// Returns how many tokens the player now holds over the limit.
    pub fn surplus(&self) -> u8 {
        self.player().tokens.total().saturating_sub(duel::TOKENS_MAX)
    }

    /// Returns the tokens of the line that is being selected, from one end to the other.
    pub fn line(&self) -> Spaces {
        match self.selection {
            Selection::Line(spaces) => spaces,
            _ => Spaces::NONE,
        }
    }

    /// Returns the card that is looked at, bought or reserved, if it is known.
    pub fn card(&self) -> Option<CardId> {
        match self.selection {
            Selection::Card(card)
            | Selection::Buy { card, .. }
            | Selection::Reserve { source: Some(Source::Card(card)), .. } => Some(card),
            _ => None,
        }
    }

    /// Returns the level, from 0, of the deck whose top card is being reserved.
    pub fn deck(&self) -> Option<u8> {
        match self.selection {
            Selection::Reserve { source: Some(Source::Deck(level)), .. } => Some(level),
            _ => None,
        }
    }

    /// Returns whether a card of the pyramid is reserved by a click on it, rather than bought.
    fn is_reserving(&self) -> bool {
        matches!(self.selection, Selection::Reserve { begun: true, .. })
    }

    /// Returns the action of the selection so far, complete or not.
    fn chosen(&self) -> Option<Action> {
        Some(match self.selection {
            Selection::Line(spaces) => Action::Take(spaces),
            Selection::Privilege(Some(space)) => Action::UsePrivilege(space),
            Selection::Buy { card, gold_as } => Action::Buy { card, gold_as },
            Selection::Card(card) => self.buy(card),
            Selection::Reserve { gold, source: Some(source), .. } => reservation(source, gold),
            Selection::Whole(action) => action,
            Selection::None | Selection::Privilege(None) | Selection::Reserve { source: None, .. } => {
                return None;
            }
        })
    }

    /// Returns the decision that is due. A tray is created only if there is one.
    fn duty(&self) -> Decision {
        self.game.decision().unwrap_or(Decision::Act)
    }

    /// Returns whether none of the three mandatory actions is possible (`duel M2`).
    fn must_replenish(&self) -> bool {
        let mut only = true;
        self.game
            .legal_actions(|action| only &= matches!(action, Action::Replenish | Action::UsePrivilege(_)));
        only
    }

    fn body(&self) -> &Body {
        self.game.body()
    }

    fn player(&self) -> &Player {
        self.body().seat(self.seat())
    }

    /// Returns whether exactly this action is legal.
    fn allows(&self, action: Action) -> bool {
        self.game.check(action).is_ok()
    }

    fn is_face_up(&self, card: CardId) -> bool {
        self.body().face_up_cards().any(|face_up| face_up == card)
    }

    /// Returns the card at a place of the player's hand.
    fn hand_card(&self, place: u8) -> Option<CardId> {
        self.player().hand().nth(place.into()).and_then(duel::Reserved::card)
    }

    /// Returns the gold that is taken with a card until another is chosen.
    fn gold(&self) -> Option<Space> {
        match self.selection {
            Selection::Reserve { gold, .. } => Some(gold),
            _ => self.body().board().gold().iter().next(),
        }
    }

    /// Returns the purchase with the least gold.
    fn buy(&self, card: CardId) -> Action {
        Action::Buy { card, gold_as: self.player().price(card).lacking }
    }

    /// Returns the purchase being prepared, with one more or one less gold in the place of a kind of token.
    fn repaid(&self, kind: Gem, gold: bool) -> Option<Action> {
        let Selection::Buy { card, gold_as } = self.selection else { return None };
        let gold_as = match gold {
            true => gold_as.plus_n(kind, 1),
            false => gold_as.less(Gems::one(kind)),
        };
        Some(Action::Buy { card, gold_as })
    }
}

fn reservation(source: Source, gold: Space) -> Action {
    match source {
        Source::Card(card) => Action::Reserve { card, gold },
        Source::Deck(level) => Action::ReserveTop { level, gold },
    }
}
