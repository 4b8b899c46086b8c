//! Gems and tokens of the sprite as page elements, alone and within sentences.

use std::fmt::Display;

use leptos::prelude::*;
use text::Value;
use web::draw::sprite;
use web::i18n::{self, tr};

/// Renders a small loose gem: a bonus, or a gem in a sentence. Kinds of gems go by their letters in the games'
/// notation.
pub fn small(kind: impl Display) -> AnyView {
    sprite(format!("gem-{kind}-s"), "gem").into_any()
}

/// Renders a small token.
pub fn token(kind: impl Display) -> AnyView {
    sprite(format!("token-{kind}-s"), "token").into_any()
}

/// Renders the empty place of a token, with the letter and the colour of its kind.
pub fn hole(kind: impl Display) -> AnyView {
    sprite(format!("hole-{kind}"), "hole").into_any()
}

/// Renders the letter of a kind of gem, for a plate without a gem.
pub fn letter(kind: impl Display) -> AnyView {
    view! { <i class="letter" aria-hidden="true">{tr(&format!("gem-{kind}.letter"))}</i> }.into_any()
}

/// Renders a token of the bank or the hand, with all its facets.
pub fn token_large(kind: impl Display) -> AnyView {
    sprite(format!("token-{kind}"), "token").into_any()
}

/// The maximum number of pieces in a sentence that are drawn one by one; of more, each kind is drawn once, after its number.
const DRAWN_MOST: usize = 4;

/// Counts the pieces of each kind, in the order of their first appearance.
fn kinds(letters: &str) -> Vec<(char, usize)> {
    let mut kinds: Vec<(char, usize)> = Vec::new();
    for letter in letters.chars() {
        match kinds.iter_mut().find(|(kind, _)| *kind == letter) {
            Some((_, count)) => *count += 1,
            None => kinds.push((letter, 1)),
        }
    }
    kinds
}

/// Renders pieces within a sentence, with words for screen readers.
pub fn inline_pieces(letters: &str) -> impl IntoView {
    let each = letters.len() <= DRAWN_MOST;
    let kind = |(kind, n): (char, usize)| match each {
        true => (0..n).map(|_| small(kind)).collect_view().into_any(),
        false => view! { <span class="kind"><b>{n}</b>{small(kind)}</span> }.into_any(),
    };
    view! {
        <span class="pieces">
            <span class="heard">{i18n::pieces(jewels::SET, letters)}</span>
            <span aria-hidden="true">{kinds(letters).into_iter().map(kind).collect_view()}</span>
        </span>
    }
}

/// Renders gems with a number after each, as in a price: "W 2 R 1".
pub fn counted(letters: &str) -> impl IntoView + use<> {
    let kind = |(kind, n): (char, usize)| view! { <span class="count">{small(kind)}<b>{n}</b></span> };
    let drawn = kinds(letters).into_iter().map(kind).collect_view();
    view! { <span class="pieces counted"><span class="heard">{i18n::pieces(jewels::SET, letters)}</span><span aria-hidden="true">{drawn}</span></span> }
}

/// Says what somebody has, each kind with its number: a single piece too, or "none".
pub fn had(letters: &str) -> String {
    let mut all = letters.chars();
    match (all.next(), all.next()) {
        (None, _) => tr("jewels-none"),
        // Elsewhere a single piece is said without its number, since it often denotes a kind.
        (Some(only), None) => {
            let one = [("count", Value::Number(1))];
            i18n::tr_with(&format!("{}-{only}.count", jewels::SET), &one)
        }
        _ => i18n::pieces(jewels::SET, letters),
    }
}

/// Renders the number of each kind, each below its gem and always in the same column.
pub fn columns(counts: &[(char, u8)]) -> AnyView {
    let each = counts.iter().flat_map(|(kind, n)| std::iter::repeat_n(*kind, (*n).into()));
    let letters: String = each.collect();
    let words = had(&letters);
    let column = |(kind, n): &(char, u8)| view! { <span class:none=*n == 0>{small(*kind)}<b>{*n}</b></span> };
    view! {
        <span class="heard">{words}</span>
        <span class="columns" aria-hidden="true">{counts.iter().map(column).collect_view()}</span>
    }
    .into_any()
}
