//! The one list of games that this page can show.

use kernel::Chapter;

use crate::duel::Duel;
use crate::splendor::Splendor;
use crate::table::{Erased, Played};

/// All of them, in the order in which the lobby offers them.
pub static GAMES: [&dyn Played; 2] = [&Erased::<Splendor>::NEW, &Erased::<Duel>::NEW];

/// The game of a set-up line; none for one that this program does not know.
pub fn of(setup: &str) -> Option<&'static dyn Played> {
    let name = setup.split(' ').next().unwrap_or_default();
    GAMES.into_iter().find(|game| game.name() == name)
}

/// The chapters of a list of rules; none for a list that this program does not know.
pub fn chapters(list: &str) -> &'static [Chapter] {
    let lists = [&::splendor::RULES, &::duel::RULES];
    lists.into_iter().find(|known| known.name == list).map_or(&[], |list| list.chapters)
}
