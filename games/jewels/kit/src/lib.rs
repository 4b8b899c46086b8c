//! What the games of the Splendor family share on the table: gems and tokens, cards with prices, payment, reserving.

pub mod art;
mod cards;
pub mod gem;
mod paying;

use std::fmt::Display;

use leptos::prelude::AnyView;
use text::LobbyWords;
use web::draw::Sheet;
use web::i18n::tr;
use web::table::{OtherUse, Plan, Table, choice};

pub use self::cards::{Back, Lying, Mini, backs, card_button, face_down, hand};
pub use self::paying::{Bill, Paying};

/// The family's texts.
pub const WORDS: LobbyWords = jewels_play::WORDS.for_lobby();
/// The sheet of gems and tokens.
pub const TOKENS: Sheet = Sheet { name: "tokens", draw: tokens };
/// The sheet of what cards share.
pub const CARDS: Sheet = Sheet { name: "cards", draw: art::cards };

fn tokens() -> String {
    art::tokens(|gem| tr(&format!("gem-{}.letter", gem.slug())))
}

/// A card that can be bought can also be reserved.
pub const RESERVING: OtherUse = OtherUse { act: "reserve", instead: "why-reserve", first: "why-buy" };

/// The key for that, with the message that says what it does.
pub const RESERVE_KEY: (&str, &str) = ("R", "keys-reserve");

/// The mark of a table in the lobby: one of those at which a seat is open, or one of one's own.
pub fn mark(open: bool) -> AnyView {
    gem::small(if open { 'g' } else { 'b' })
}

/// The class of a heap of tokens of somebody who may be asked for one. Whole, since a class of its own for the empty
/// heap would be lost whenever this is written anew.
pub fn heap_class(table: Table, piece: impl Display, held: u8) -> String {
    format!("heap own{}{}", choice::state(table, piece), if held == 0 { " none" } else { "" })
}

/// Lets a token of this kind fly.
pub fn fly_token(plan: &mut Plan, kind: impl Display, from: &str, to: &str) {
    plan.toss(|| format!("<svg viewBox='0 0 100 100'><use href='#token-{kind}'/></svg>"), from, to);
}
