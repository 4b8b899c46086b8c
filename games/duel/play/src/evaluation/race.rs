//! A player's progress on the three ways to win.

use duel::{
    Bonus, COLOUR_POINTS_TO_WIN, CROWNS_FOR_ROYAL, CROWNS_TO_WIN, Card, Colour, POINTS_TO_WIN, Player,
};

/// The points of the royal card that a player who chooses for points gets.
pub(super) const ROYAL_POINTS: u8 = 3;

/// The counts towards each victory.
#[derive(Clone, Copy)]
pub(super) struct Race {
    /// Prestige points.
    pub points: u8,
    /// Crowns.
    pub crowns: u8,
    /// Points on cards of each colour.
    pub colours: [u8; 5],
}

impl Race {
    pub fn of(player: &Player) -> Race {
        let colours = Colour::ALL.map(|colour| player.colour_points.of(colour));
        Race { points: player.points, crowns: player.crowns, colours }
    }

    /// Returns the progress with one more card; a royal card for its crowns is chosen for its points, and a card that
    /// copies a colour is placed where it brings most.
    pub fn with(mut self, card: &Card) -> Race {
        let before = self.crowns;
        self.crowns += card.crowns;
        self.points += card.points;
        if brings_royal(before, self.crowns) {
            self.points += ROYAL_POINTS;
        }
        let column = match card.bonus {
            Bonus::Of(colour) => Some(colour.index()),
            Bonus::Wild => (0..5).max_by_key(|&colour| self.colours[colour]),
            Bonus::None => None,
        };
        if let Some(column) = column {
            self.colours[column] += card.points;
        }
        self
    }

    /// Returns the progress on each way, from 0 to 1, where it wins: points, crowns, one colour.
    pub fn parts(&self) -> [f32; 3] {
        let part = |has: u8, wins: u8| f32::from(has.min(wins)) / f32::from(wins);
        let most = self.colours.iter().copied().max().unwrap_or(0);
        [part(self.points, POINTS_TO_WIN), part(self.crowns, CROWNS_TO_WIN), part(most, COLOUR_POINTS_TO_WIN)]
    }

    /// Returns the greatest progress.
    pub fn nearest(&self) -> f32 {
        self.parts().into_iter().fold(0.0, f32::max)
    }

    pub fn is_won(&self) -> bool {
        self.points >= POINTS_TO_WIN
            || self.crowns >= CROWNS_TO_WIN
            || self.colours.iter().any(|&points| points >= COLOUR_POINTS_TO_WIN)
    }
}

/// Returns whether going from one number of crowns to the other brings a royal card.
pub(super) fn brings_royal(before: u8, after: u8) -> bool {
    CROWNS_FOR_ROYAL.iter().any(|&limit| before < limit && after >= limit)
}
