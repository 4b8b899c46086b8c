//! Gems, tokens and icons of the sprite as page elements.

use leptos::prelude::*;
use splendor::{CardId, Gem, Gems, Kind};

use crate::{i18n, pieces};

/// A drawing of the sprite in a box of 100 units.
pub fn sprite(name: String, class: &'static str) -> impl IntoView {
    view! {
        <svg class=class viewBox="0 0 100 100" aria-hidden="true">
            <use href=format!("#{name}")></use>
        </svg>
    }
}

/// A loose gem, small: a bonus, or a gem in a sentence.
pub fn small(gem: Gem) -> impl IntoView {
    sprite(format!("gem-{}-s", gem.key()), "gem")
}

/// A token, small.
pub fn token(gem: Gem) -> impl IntoView {
    sprite(format!("token-{}-s", gem.key()), "token")
}

/// A token of the bank and the hand, with all its facets.
pub fn token_large(gem: Gem) -> impl IntoView {
    sprite(format!("token-{}", gem.key()), "token")
}

/// An icon (24 x 24 units) in the current colour.
pub fn icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#icon-{name}")></use>
        </svg>
    }
}

/// How many pieces in a sentence are each drawn; of more, each kind is drawn once, after its number.
const DRAWN_MOST: u8 = 4;

/// Pieces within a sentence, with their words for those who hear it.
pub fn inline_pieces(letters: &str) -> impl IntoView {
    let gems: Gems = letters.parse().unwrap_or_default();
    let each = gems.total() <= DRAWN_MOST;
    let kind = |(gem, n): (Gem, u8)| match each {
        true => (0..n).map(|_| small(gem)).collect_view().into_any(),
        false => view! { <span class="kind"><b>{n}</b>{small(gem)}</span> }.into_any(),
    };
    view! {
        <span class="pieces">
            <span class="heard">{i18n::pieces(letters)}</span>
            <span aria-hidden="true">{gems.iter().map(kind).collect_view()}</span>
        </span>
    }
}

/// Gems with a number after each, as in a price: "W 2 R 1".
pub fn counted(gems: Gems) -> impl IntoView {
    let drawn = gems
        .iter()
        .map(|(gem, n)| view! { <span class="count">{small(gem)}<b>{n}</b></span> })
        .collect_view();
    let words: String = gems.letters().collect();
    view! { <span class="pieces counted"><span class="heard">{i18n::pieces(&words)}</span><span aria-hidden="true">{drawn}</span></span> }
}

/// A card within a sentence: its points and its bonus on its enamel.
pub fn inline_card(row: u8) -> impl IntoView {
    CardId::new(row).map(|id| {
        let card = id.card();
        let bonus = card.bonus;
        let points = (card.points > 0).then(|| view! { <b>{card.points}</b> });
        view! {
            <span class=format!("card-chip {} level-{}", bonus.key(), card.level + 1)>
                <span class="heard">{pieces::card_words(id)}</span>
                <span aria-hidden="true">{points}{small(bonus.gem())}</span>
            </span>
        }
    })
}
