//! The tokens that a turn can bring.

use duel::{Body, Gems, Price, SPACES};

/// The most lines that no token makes longer: each holds another one of the 72 lines of two, or is a token alone.
const LINES_MAX: usize = 72 + SPACES;

/// The tokens that one turn can bring from the board.
pub(super) struct Haul {
    /// The gems and pearls on the board.
    pub board: Gems,
    /// Whether there is gold.
    pub has_gold: bool,
    lines: [Gems; LINES_MAX],
    count: usize,
}

impl Haul {
    pub fn of(body: &Body) -> Haul {
        let board = body.board();
        let mut haul = Haul {
            board: board.gems(board.takeable()),
            has_gold: !board.gold().is_empty(),
            lines: [Gems::NONE; LINES_MAX],
            count: 0,
        };
        for line in board.longest_lines() {
            let gems = board.gems(line);
            if !haul.lines().contains(&gems) {
                haul.lines[haul.count] = gems;
                haul.count += 1;
            }
        }
        haul
    }

    /// Returns the different contents of the lines that no token makes longer.
    pub fn lines(&self) -> &[Gems] {
        &self.lines[..self.count]
    }

    /// Returns how many tokens towards a price privileges can bring.
    pub fn by_privileges(&self, price: &Price, privileges: u8) -> u8 {
        price.lacking.least(self.board).total().min(privileges)
    }

    /// Returns how many tokens towards a price are still missing after a turn that brings a line, or a gold where that is
    /// possible, and privileges.
    pub fn short_after(&self, price: &Price, privileges: u8, can_reserve: bool) -> u8 {
        let without = price.lacking.total() - self.by_privileges(price, privileges);
        let with_gold = without.saturating_sub(can_reserve.into());
        let with_line = |line: &Gems| {
            let lacking = price.lacking.less(*line);
            let by_privileges = match privileges {
                0 => 0,
                some => lacking.least(self.board.less(*line)).total().min(some),
            };
            lacking.total() - by_privileges
        };
        self.lines().iter().map(with_line).fold(with_gold, u8::min).saturating_sub(price.gold)
    }
}
