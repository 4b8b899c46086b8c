//! Refusals: each names the rule that it is based on, and the facts.
//!
//! The enumeration defines legality, and [`Body::check`] explains it. A law requires that the two agree; it is tested
//! on random states with every kind of action, legal or not.

use jewels::{Colour, Levelled};
use kernel::{Arg, Awaiting, Explain, Message, Rule};

use crate::action::{Action, Chance, Outcome};
use crate::board::{Space, Spaces};
use crate::body::{Body, HAND_MAX, TOKENS_MAX};
use crate::data::{CardId, SET};
use crate::duty::Duty;
use crate::gems::{Gem, Gems};
use crate::rule;

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers the sentence speaks of")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// An outcome of chance is awaited first.
    ChanceDue,
    /// No outcome of chance is awaited.
    NoChanceDue,
    /// The outcome does not answer the question, or is not possible any more.
    CannotCome,
    /// Tokens have to be discarded first.
    DiscardFirst { surplus: u8 },
    /// The colour to copy has to be chosen first.
    CopyFirst,
    /// The token of a card's effect has to be taken first.
    TakeSameFirst { colour: Colour },
    /// The token to steal has to be chosen first.
    StealFirst,
    /// A royal card has to be chosen first.
    RoyalFirst,
    /// Nothing has to be discarded.
    NothingToDiscard { held: u8 },
    /// No card waits for a colour.
    NothingToCopy,
    /// No card's effect brings a token now.
    NoTokenDue,
    /// No card's effect steals a token now.
    NothingToSteal,
    /// No royal card is due.
    NoRoyalDue,
    /// The player has no privilege.
    NoPrivilege,
    /// The board was replenished; privileges are used before that.
    PrivilegesFirst,
    /// A privilege never takes gold.
    PrivilegeNotGold,
    /// A privilege cannot take the last gem or pearl if no action were possible afterwards.
    LastToken,
    /// The bag is empty.
    BagEmpty,
    /// There is no token on the space.
    SpaceEmpty { space: Space },
    /// No space was chosen, or more than three.
    TakeOneToThree { chosen: u8 },
    /// Gold is never taken in a line.
    GoldNotTaken,
    /// The spaces are not neighbours in one straight line.
    NotALine,
    /// No gold lies on the board.
    NoGoldOnBoard,
    /// No gold lies on this space.
    NotGold { space: Space },
    /// The player has three reserved cards already.
    HandFull,
    /// The deck is empty.
    DeckEmpty { level: u8 },
    /// The card is not in the pyramid.
    NotInPyramid { card: CardId },
    /// The card is neither in the pyramid nor among the player's reserved cards.
    NotInReach { card: CardId },
    /// The card copies a colour, and the player has no colour to copy.
    NothingToLayItOver { card: CardId },
    /// The card cannot be paid for, or not in this way.
    Payment(PaymentRefusal),
    /// The player has no bonus of that colour.
    NoSuchBonus { colour: Colour },
    /// The token on that space is of another colour.
    OtherColour { colour: Colour },
    /// Gold cannot be stolen.
    GoldNotStolen,
    /// The opponent has no token of this kind.
    OpponentHasNone { gem: Gem },
    /// The royal card is not below the board any more.
    RoyalGone,
    /// The player has no token of this kind.
    NotHeld { gem: Gem },
}

/// The reason why a payment is refused.
pub type PaymentRefusal = jewels::PaymentRefusal<Gem>;

impl Body {
    /// Checks whether the active player may take this action.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        match self.agenda.top() {
            None => Err(Refusal::Over),
            Some(Duty::Turn) => self.check_turn(action, true),
            Some(Duty::Act) => self.check_turn(action, false),
            Some(Duty::Discard) => match action {
                Action::Discard(gem) if self.active().tokens.get(gem) == 0 => Err(Refusal::NotHeld { gem }),
                Action::Discard(_) => Ok(()),
                _ => Err(Refusal::DiscardFirst { surplus: self.surplus() }),
            },
            Some(Duty::Copy(_)) => match action {
                Action::Copy(colour) if self.active().bonuses.of(colour) == 0 => {
                    Err(Refusal::NoSuchBonus { colour })
                }
                Action::Copy(_) => Ok(()),
                _ => Err(Refusal::CopyFirst),
            },
            Some(Duty::TakeSame(colour)) => match action {
                Action::TakeSame(space) => match self.board.get(space) {
                    None => Err(Refusal::SpaceEmpty { space }),
                    Some(gem) if gem == colour.gem() => Ok(()),
                    Some(_) => Err(Refusal::OtherColour { colour }),
                },
                _ => Err(Refusal::TakeSameFirst { colour }),
            },
            Some(Duty::Steal) => match action {
                Action::Steal(Gem::Gold) => Err(Refusal::GoldNotStolen),
                Action::Steal(gem) if self.seat(self.opponent()).tokens.get(gem) == 0 => {
                    Err(Refusal::OpponentHasNone { gem })
                }
                Action::Steal(_) => Ok(()),
                _ => Err(Refusal::StealFirst),
            },
            Some(Duty::TakeRoyal) => match action {
                Action::TakeRoyal(royal) if self.royals_left() >> royal.row() & 1 == 0 => {
                    Err(Refusal::RoyalGone)
                }
                Action::TakeRoyal(_) => Ok(()),
                _ => Err(Refusal::RoyalFirst),
            },
            Some(_) => Err(Refusal::ChanceDue),
        }
    }

    fn check_turn(&self, action: Action, optional: bool) -> Result<(), Refusal> {
        match action {
            Action::UsePrivilege(space) => self.check_privilege(space, optional),
            Action::Replenish if self.bag.is_none() => Err(Refusal::BagEmpty),
            // After a replenishing the bag is empty (`duel X4`), so there is no second one.
            Action::Replenish => Ok(()),
            Action::Take(spaces) => self.check_take(spaces),
            Action::Reserve { card, gold } => {
                self.check_gold(gold)?;
                if self.slot_of(card).is_some() { Ok(()) } else { Err(Refusal::NotInPyramid { card }) }
            }
            Action::ReserveTop { level, gold } => {
                self.check_gold(gold)?;
                if self.unseen.is_empty(level) { Err(Refusal::DeckEmpty { level }) } else { Ok(()) }
            }
            Action::Buy { card, gold_as } => self.check_buy(card, gold_as),
            Action::Copy(_) => Err(Refusal::NothingToCopy),
            Action::TakeSame(_) => Err(Refusal::NoTokenDue),
            Action::Steal(_) => Err(Refusal::NothingToSteal),
            Action::TakeRoyal(_) => Err(Refusal::NoRoyalDue),
            Action::Discard(_) => Err(Refusal::NothingToDiscard { held: self.active().tokens.total() }),
        }
    }

    fn check_privilege(&self, space: Space, optional: bool) -> Result<(), Refusal> {
        match self.board.get(space) {
            _ if !optional => Err(Refusal::PrivilegesFirst),
            _ if self.active().privileges == 0 => Err(Refusal::NoPrivilege),
            None => Err(Refusal::SpaceEmpty { space }),
            Some(Gem::Gold) => Err(Refusal::PrivilegeNotGold),
            Some(_) if self.for_privilege().is_empty() => Err(Refusal::LastToken),
            Some(_) => Ok(()),
        }
    }

    fn check_take(&self, spaces: Spaces) -> Result<(), Refusal> {
        if let Some(space) = spaces.without(self.board.occupied()).iter().next() {
            return Err(Refusal::SpaceEmpty { space });
        }
        if self.board.gems(spaces).gold() > 0 {
            return Err(Refusal::GoldNotTaken);
        }
        match spaces.count() as u8 {
            1..=3 if spaces.is_line() => Ok(()),
            1..=3 => Err(Refusal::NotALine),
            chosen => Err(Refusal::TakeOneToThree { chosen }),
        }
    }

    /// Checks whether anything may be reserved with the gold on this space.
    fn check_gold(&self, space: Space) -> Result<(), Refusal> {
        if self.active().hand.is_full() {
            return Err(Refusal::HandFull);
        }
        match self.board.get(space) {
            Some(Gem::Gold) => Ok(()),
            _ if self.board.gold().is_empty() => Err(Refusal::NoGoldOnBoard),
            _ => Err(Refusal::NotGold { space }),
        }
    }

    fn check_buy(&self, card: CardId, gold_as: Gems) -> Result<(), Refusal> {
        if self.slot_of(card).is_none() && !self.active().hand.holds(card) {
            return Err(Refusal::NotInReach { card });
        }
        if card.is_wild() && self.active().bonuses.is_none() {
            return Err(Refusal::NothingToLayItOver { card });
        }
        self.active().price(card).check(gold_as).map_err(Refusal::Payment)
    }

    /// Checks whether chance may give this outcome.
    pub(crate) fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        let fits = match (self.awaiting(), outcome) {
            (Awaiting::Over, _) => return Err(Refusal::Over),
            (Awaiting::Decision(_), _) => return Err(Refusal::NoChanceDue),
            (Awaiting::Chance(Chance::Token { .. }), Outcome::Token(gem)) => self.bag.get(gem) > 0,
            (Awaiting::Chance(Chance::Card { level } | Chance::Blind { level, .. }), Outcome::Card(card)) => {
                card.level() == level && self.unseen.holds(card)
            }
            _ => false,
        };
        if fits { Ok(()) } else { Err(Refusal::CannotCome) }
    }
}

impl Explain for Refusal {
    fn rule(&self) -> Rule {
        rule(match self {
            Refusal::Over => "W6",
            Refusal::ChanceDue | Refusal::CannotCome => "X14",
            Refusal::NoChanceDue => "T2",
            Refusal::DiscardFirst { .. } | Refusal::NothingToDiscard { .. } | Refusal::NotHeld { .. } => "N2",
            Refusal::CopyFirst | Refusal::NothingToCopy => "E3",
            Refusal::TakeSameFirst { .. } | Refusal::StealFirst => "X10",
            Refusal::RoyalFirst => "X35",
            Refusal::NoTokenDue | Refusal::OtherColour { .. } => "E5",
            Refusal::NothingToSteal => "E8",
            Refusal::NoRoyalDue | Refusal::RoyalGone => "Q2",
            Refusal::NoPrivilege => "P1",
            Refusal::PrivilegesFirst => "X1",
            Refusal::PrivilegeNotGold => "P3",
            Refusal::LastToken => "X45",
            Refusal::BagEmpty => "B1",
            Refusal::SpaceEmpty { .. } => "K4",
            Refusal::TakeOneToThree { .. } => "K1",
            Refusal::GoldNotTaken => "K3",
            Refusal::NotALine => "K2",
            Refusal::NoGoldOnBoard => "G1",
            Refusal::NotGold { .. } => "G3",
            Refusal::HandFull => "G2",
            Refusal::DeckEmpty { .. } => "X12",
            Refusal::NotInPyramid { .. } => "G4",
            Refusal::NotInReach { .. } => "C1",
            Refusal::NothingToLayItOver { .. } => "E4",
            Refusal::Payment(refusal) => match refusal {
                PaymentRefusal::NotAffordable { .. } => "C2",
                PaymentRefusal::GoldMissing { .. } | PaymentRefusal::NotThatMuchGold { .. } => "C3",
                PaymentRefusal::GoldNotDue { .. } => "X18",
            },
            Refusal::NoSuchBonus { .. } => "X22",
            Refusal::GoldNotStolen => "E10",
            Refusal::OpponentHasNone { .. } => "E9",
        })
    }

    fn message(&self) -> Message {
        let of = |id| Message::new(id);
        let gem = |id, gem: Gem| Message::new(id).with("gem", Arg::Pieces(Gems::one(gem).pieces()));
        let card = |id, card: CardId| Message::new(id).card("card", SET, card.row());
        match *self {
            Refusal::Over => of("duel-no-over"),
            Refusal::ChanceDue => of("duel-no-chance-due"),
            Refusal::NoChanceDue => of("duel-no-no-chance-due"),
            Refusal::CannotCome => of("duel-no-cannot-come"),
            Refusal::DiscardFirst { surplus } => of("duel-no-discard-first").number("surplus", surplus),
            Refusal::CopyFirst => of("duel-no-copy-first"),
            Refusal::TakeSameFirst { colour } => gem("duel-no-take-same-first", colour.gem()),
            Refusal::StealFirst => of("duel-no-steal-first"),
            Refusal::RoyalFirst => of("duel-no-royal-first"),
            Refusal::NothingToDiscard { held } => {
                of("duel-no-nothing-to-discard").number("held", held).number("limit", TOKENS_MAX)
            }
            Refusal::NothingToCopy => of("duel-no-nothing-to-copy"),
            Refusal::NoTokenDue => of("duel-no-no-token-due"),
            Refusal::NothingToSteal => of("duel-no-nothing-to-steal"),
            Refusal::NoRoyalDue => of("duel-no-no-royal-due"),
            Refusal::NoPrivilege => of("duel-no-no-privilege"),
            Refusal::PrivilegesFirst => of("duel-no-privileges-first"),
            Refusal::PrivilegeNotGold => of("duel-no-privilege-not-gold"),
            Refusal::LastToken => of("duel-no-last-token"),
            Refusal::BagEmpty => of("duel-no-bag-empty"),
            Refusal::SpaceEmpty { space } => {
                of("duel-no-space-empty").number("row", space.row() + 1).number("column", space.column() + 1)
            }
            Refusal::TakeOneToThree { chosen } => of("duel-no-take-one-to-three").number("chosen", chosen),
            Refusal::GoldNotTaken => of("duel-no-gold-not-taken"),
            Refusal::NotALine => of("duel-no-not-a-line"),
            Refusal::NoGoldOnBoard => of("duel-no-no-gold-on-board"),
            Refusal::NotGold { space } => {
                of("duel-no-not-gold").number("row", space.row() + 1).number("column", space.column() + 1)
            }
            Refusal::HandFull => of("duel-no-hand-full").number("limit", HAND_MAX as u8),
            Refusal::DeckEmpty { level } => {
                of("jewels-no-deck-empty").number("level", level.saturating_add(1))
            }
            Refusal::NotInPyramid { card: id } => card("duel-no-not-in-pyramid", id),
            Refusal::NotInReach { card: id } => card("duel-no-not-in-reach", id),
            Refusal::NothingToLayItOver { card: id } => card("duel-no-nothing-to-lay-it-over", id),
            Refusal::Payment(refusal) => refusal.message(),
            Refusal::NoSuchBonus { colour } => gem("duel-no-no-such-bonus", colour.gem()),
            Refusal::OtherColour { colour } => gem("duel-no-other-colour", colour.gem()),
            Refusal::GoldNotStolen => of("duel-no-gold-not-stolen"),
            Refusal::OpponentHasNone { gem: kind } => gem("duel-no-opponent-has-none", kind),
            Refusal::RoyalGone => of("duel-no-royal-gone"),
            Refusal::NotHeld { gem: kind } => gem("duel-no-not-held", kind),
        }
    }
}
