//! Lines for the panel of all counts.

use jewels::{Kind, Tally};
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::Count;

use super::gem;

/// The marks of the levels.
const LEVELS: [&str; 3] = ["I", "II", "III"];

/// Returns the line with the cards left in each deck, from level 1 on.
pub fn decks(name: String, left: [u8; 3]) -> Count {
    let deck = |(at, left): (usize, u8)| {
        let args = [("level", Value::Number(at as i64 + 1)), ("left", Value::Number(left.into()))];
        view! {
            <span class=format!("card-chip level-{}", at + 1)>
                <span class="heard">{tr_with("jewels-deck-words", &args)}</span>
                <span aria-hidden="true">{LEVELS[at]}" "<b>{left}</b></span>
            </span>
        }
    };
    Count::new(name, left.into_iter().enumerate().map(deck).collect_view())
}

/// Returns the line with the number of each kind of token.
pub fn tokens<K: Kind>(name: String, tokens: Tally<K>) -> Count {
    let counts: Vec<_> = K::KINDS.iter().map(|kind| (kind.letter(), tokens.get(*kind))).collect();
    Count::new(name, gem::columns(&counts))
}

/// Returns the line with what a player can spend of each kind: bonuses and tokens together.
pub fn power<K: Kind>(bonuses: Tally<K>, held: Tally<K>) -> Count {
    tokens(tr("jewels-counts-power"), bonuses + held)
}

/// Returns the line of a number that has a limit or a goal.
pub fn of_most(name: &str, number: u8, most: u8) -> Count {
    Count::new(tr(name), format!("{number}/{most}"))
}
