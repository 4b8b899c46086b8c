//! The duties of a turn, of which the agenda holds those that are still to be done, and the decisions among them.

use jewels::Colour;

use crate::data::{Ability, Bonus};

/// Something that has to be done before the game can continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Duty {
    /// Lay a card face up in this place of the pyramid, then in all places after it.
    LayOut(u8),
    /// Put tokens of the bag on the empty spaces, from the one with this number in the spiral on.
    Fill(u8),
    /// The opponent takes a privilege.
    OpponentPrivilege,
    /// Use privileges, or replenish, or else act.
    Turn,
    /// One of the three mandatory actions.
    Act,
    /// Draw the top card of this level's deck into the hand.
    DrawBlind(u8),
    /// Fill this place of the pyramid from its deck.
    Refill(u8),
    /// Choose the colour that this wild card (by its row) copies.
    Copy(u8),
    /// Take a token of this colour from the board.
    TakeSame(Colour),
    /// Steal a token.
    Steal,
    /// Take a privilege.
    TakePrivilege,
    /// Have one more turn after this one.
    PlayAgain,
    /// Take a royal card.
    TakeRoyal,
    /// Discard tokens down to ten.
    Discard,
    /// End the game if it is won; otherwise begin the next turn.
    EndTurn,
}

impl Duty {
    /// The value of the unused places of an agenda.
    pub(crate) const FILLER: Duty = Duty::EndTurn;

    /// Returns a code for digests. It is permanent, since digests are stored with games.
    pub(crate) const fn code(self) -> [u8; 2] {
        match self {
            Duty::LayOut(slot) => [1, slot],
            Duty::Fill(n) => [2, n],
            Duty::OpponentPrivilege => [3, 0],
            Duty::Turn => [4, 0],
            Duty::Act => [5, 0],
            Duty::DrawBlind(level) => [6, level],
            Duty::Refill(slot) => [7, slot],
            Duty::Copy(row) => [8, row],
            Duty::TakeSame(colour) => [9, colour as u8],
            Duty::Steal => [10, 0],
            Duty::TakePrivilege => [11, 0],
            Duty::PlayAgain => [12, 0],
            Duty::TakeRoyal => [13, 0],
            Duty::Discard => [14, 0],
            Duty::EndTurn => [15, 0],
        }
    }

    /// Returns the duty of a card's effect (`duel E2`, `E5`, `E7`, `E8`).
    pub(crate) const fn of(ability: Ability, bonus: Bonus) -> Duty {
        match (ability, bonus) {
            (Ability::PlayAgain, _) => Duty::PlayAgain,
            (Ability::TakeSameColour, Bonus::Of(colour)) => Duty::TakeSame(colour),
            (Ability::TakeSameColour, _) => panic!("the component files give a colour to every such card"),
            (Ability::TakePrivilege, _) => Duty::TakePrivilege,
            (Ability::StealToken, _) => Duty::Steal,
        }
    }

    /// Returns the decision that this duty leaves to the player, if it leaves one.
    pub(crate) const fn decision(self) -> Option<Decision> {
        match self {
            Duty::Turn | Duty::Act => Some(Decision::Act),
            Duty::Copy(_) => Some(Decision::Copy),
            Duty::TakeSame(_) => Some(Decision::TakeSame),
            Duty::Steal => Some(Decision::Steal),
            Duty::TakeRoyal => Some(Decision::TakeRoyal),
            Duty::Discard => Some(Decision::Discard),
            Duty::LayOut(_)
            | Duty::Fill(_)
            | Duty::OpponentPrivilege
            | Duty::DrawBlind(_)
            | Duty::Refill(_)
            | Duty::TakePrivilege
            | Duty::PlayAgain
            | Duty::EndTurn => None,
        }
    }
}

/// The decisions of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Use a privilege, replenish the board, or take one of the three mandatory actions.
    Act,
    /// Choose the colour that a card copies.
    Copy,
    /// Choose the token of its colour that a card brings.
    TakeSame,
    /// Choose the token to steal.
    Steal,
    /// Choose the royal card to take.
    TakeRoyal,
    /// Choose the token to discard.
    Discard,
}

impl kernel::Decision for Decision {
    fn name(self) -> &'static str {
        match self {
            Decision::Act => "act",
            Decision::Copy => "copy",
            Decision::TakeSame => "take_same",
            Decision::Steal => "steal",
            Decision::TakeRoyal => "take_royal",
            Decision::Discard => "discard",
        }
    }

    fn begins_turn(self) -> bool {
        self == Decision::Act
    }
}
