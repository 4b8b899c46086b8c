//! The pieces of Splendor in the drawings of `art`, and in words for screen readers.

use jewels_kit::{Drawn, Mini, gem};
use leptos::prelude::*;
use splendor::{Card, CardId, Gem, Gems, Kind, NOBLE_POINTS, NobleId};
use text::Value;
use web::i18n::{pieces, tr, tr_with};

use crate::art;

thread_local! {
    static DRAWN: Drawn = Drawn::default();
}

/// Returns the gem of `art` for one of the rules.
pub fn art_gem(gem: Gem) -> jewels_kit::art::Gem {
    match gem {
        Gem::White => jewels_kit::art::Gem::White,
        Gem::Blue => jewels_kit::art::Gem::Blue,
        Gem::Green => jewels_kit::art::Gem::Green,
        Gem::Red => jewels_kit::art::Gem::Red,
        Gem::Black => jewels_kit::art::Gem::Black,
        Gem::Gold => jewels_kit::art::Gem::Gold,
    }
}

/// Draws a card's face.
pub fn card(id: CardId, format: art::Format) -> String {
    DRAWN.with(|drawn| drawn.get(id.row(), format as u8, &|| art::card(&face(id), format)))
}

/// Returns the kind of gem whose colour a card has: that of its bonus, or gold for a card of the Orient without one.
pub fn enamel(card: &Card) -> Gem {
    card.bonus.map_or(Gem::Gold, jewels::Colour::gem)
}

fn face(id: CardId) -> art::Card {
    let card = id.card();
    let [w, b, g, r, k, ..] = card.cost.counts();
    art::Card {
        seed: id.row().into(),
        level: card.level + 1,
        bonus: art_gem(enamel(card)),
        points: card.points,
        cost: [w, b, g, r, k],
    }
}

/// Draws the back of a card of this level (from 0).
pub fn back(level: u8, format: jewels_kit::art::BackFormat) -> String {
    jewels_kit::art::back(level + 1, None, format)
}

/// Draws a noble; `bonuses` are those of the player at this screen, whose fulfilled plates are marked.
pub fn noble(id: NobleId, bonuses: Gems, format: art::NobleFormat) -> String {
    let [w, b, g, r, k, ..] = id.needs().counts();
    let requirements = [w, b, g, r, k];
    let held = bonuses.counts();
    let met = std::array::from_fn(|n| requirements[n] > 0 && held[n] >= requirements[n]);
    art::noble(&art::Noble { index: id.row() - 1, points: NOBLE_POINTS, requirements, met }, format)
}

/// Describes a card, such as "Level 2, 1 point, blue bonus, costs 3 white, 2 blue".
pub fn card_words(id: CardId) -> String {
    let card = id.card();
    let bonus = tr(&format!("gem-{}", enamel(card).key()));
    let cost: String = card.cost.letters().collect();
    tr_with(
        "splendor-card-words",
        &[
            ("level", Value::Number(i64::from(card.level) + 1)),
            ("points", Value::Number(card.points.into())),
            ("bonus", Value::Text(&bonus)),
            ("cost", Value::Text(&pieces(jewels::SET, &cost))),
        ],
    )
}

/// Describes a noble.
pub fn noble_words(id: NobleId) -> String {
    let needs: String = id.needs().letters().collect();
    tr_with(
        "splendor-noble-words",
        &[
            ("points", Value::Number(NOBLE_POINTS.into())),
            ("needs", Value::Text(&pieces(jewels::SET, &needs))),
        ],
    )
}

/// Renders a card within a sentence: its points and its bonus on its enamel.
pub fn card_chip(row: u8) -> impl IntoView {
    CardId::new(row).map(|id| {
        let card = id.card();
        let bonus = enamel(card).key();
        let points = (card.points > 0).then(|| view! { <b>{card.points}</b> });
        view! {
            <span class=format!("card-chip {bonus} level-{}", card.level + 1)>
                <span class="heard">{card_words(id)}</span>
                <span aria-hidden="true">{points}{gem::small(bonus)}</span>
            </span>
        }
    })
}

/// Returns the essentials of a card, for a phone.
pub fn mini(id: CardId) -> Mini {
    let card = id.card();
    Mini {
        enamel: enamel(card).key().to_owned(),
        level: card.level + 1,
        points: card.points,
        brings: vec![format!("gem-{}-s", enamel(card).key())],
        cost: card.cost.iter().map(|(gem, n)| (gem.letter(), n)).collect(),
    }
}
