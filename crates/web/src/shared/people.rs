//! The names of bots, and what is on a player's seal.

use art::Rim;
use protocol::{Seat, SeatInfo, bot_number};

use crate::shared::i18n::tr;

/// Returns the name of a bot without a name of its own, which it keeps in a rematch.
pub fn bot_name(seats: &[SeatInfo], seat: Seat) -> String {
    let levels: Vec<_> = seats.iter().map(|seat| seat.level.as_deref()).collect();
    tr(&format!("bot-name-{}", bot_number(&levels, seat)))
}

/// Returns the first letter as a capital.
pub fn initial(name: &str) -> String {
    name.chars().find(|c| c.is_alphanumeric()).map(|c| c.to_uppercase().collect()).unwrap_or_default()
}

/// Returns the rim of the seal of a player, who may be a program.
pub fn rim(program: bool) -> Rim {
    if program { Rim::Toothed } else { Rim::Round }
}
