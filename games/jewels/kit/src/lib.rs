//! The part of the page that the games of the Splendor family share: gems and tokens, cards with prices, payment,
//! reserving.

mod cards;
pub mod counts;
pub mod gem;
mod heap;
mod paying;

use std::fmt::Display;

use leptos::prelude::AnyView;
use text::LobbyWords;
use web::draw::Sheet;
use web::i18n::tr;
use web::table::Flights;

pub use self::cards::{Back, Drawn, Lying, backs, card_button, deck, face_down, hand, slot};
pub use self::heap::{Heap, heap_class, heap_words, own_heap, plate_words, tokens};
pub use self::paying::{Bill, Groove, Paying};

/// The texts of the family.
pub const WORDS: LobbyWords = jewels_play::WORDS.for_lobby();
/// The sheet of gems and tokens.
pub const TOKENS: Sheet = Sheet { name: "tokens", draw: gems_and_tokens };
/// The sheet of the drawings that cards share.
pub const CARDS: Sheet = Sheet { name: "cards", draw: jewels_art::cards };

fn gems_and_tokens() -> String {
    jewels_art::tokens(|gem| tr(&format!("gem-{}.letter", gem.slug())))
}

/// The key that reserves a card rather than buys it, with the message that describes it.
pub const RESERVE_KEY: (&str, &str) = ("R", "jewels-keys-reserve");

/// Draws the icon of a table in the lobby: of an open table, or of one of the guest's own.
pub fn mark(open: bool) -> AnyView {
    gem::small(if open { 'g' } else { 'b' })
}

/// Adds the flight of a token of this kind.
pub fn fly_token(flights: &mut Flights, kind: impl Display, from: &str, to: &str) {
    flights.toss(|| format!("<svg viewBox='0 0 100 100'><use href='#token-{kind}'/></svg>"), from, to);
}
