//! The pieces of Splendor in the drawings of `splendor_art`, and in words for screen readers.

use jewels::LEVELS;
use jewels_art::Mini;
use jewels_kit::Drawn;
use leptos::prelude::*;
use splendor::{CardId, Gems, Kind, NOBLE_POINTS, NobleId};
use splendor_art::{Format, Noble, NobleFormat, bonus};
use text::Value;
use web::draw::sprite;
use web::i18n::{pieces, tr, tr_with};

use crate::modules;

thread_local! {
    static DRAWN: Drawn = Drawn::default();
}

/// Draws a card's face.
pub fn card(id: CardId, format: Format) -> String {
    let draw = || match modules::of_orient(id) {
        Some(drawing) => (drawing.card)(id, format),
        None => splendor_art::card(&splendor_art::face(id), format),
    };
    DRAWN.with(|drawn| drawn.get(id.row(), format as u8, &draw))
}

/// Returns the name of a card's enamel.
pub fn enamel(id: CardId) -> String {
    modules::of_orient(id).map_or_else(|| bonus(id).key().into(), |drawing| (drawing.enamel)(id).to_owned())
}

/// Returns what a card brings, as the names of drawings of the sprite.
pub fn brings(id: CardId) -> Vec<String> {
    let names = modules::of_orient(id).map(|drawing| (drawing.brings)(id));
    names.unwrap_or_else(|| splendor_art::brings(id))
}

/// Renders what a card brings, small.
pub fn brought(id: CardId) -> AnyView {
    brings(id).into_iter().map(|name| sprite(name, "gem")).collect_view().into_any()
}

/// Draws the back of a card of this level (from 0; those of the Orient follow).
pub fn back(level: u8, format: jewels_art::BackFormat) -> String {
    match modules::here().filter(|_| usize::from(level) >= LEVELS) {
        Some(drawing) => (drawing.back)(level % LEVELS as u8 + 1, format),
        None => jewels_art::back(level + 1, None, format),
    }
}

/// Draws a noble; `bonuses` are those of the player at this screen, whose fulfilled plates are marked.
pub fn noble(id: NobleId, bonuses: Gems, format: NobleFormat) -> String {
    let [w, b, g, r, k, ..] = id.needs().counts();
    let requirements = [w, b, g, r, k];
    let held = bonuses.counts();
    let met = std::array::from_fn(|n| requirements[n] > 0 && held[n] >= requirements[n]);
    splendor_art::noble(&Noble { index: id.row() - 1, points: NOBLE_POINTS, requirements, met }, format)
}

/// Describes a card, such as "Level 2, 1 point, blue bonus, costs 3 white, 2 blue".
pub fn card_words(id: CardId) -> String {
    if let Some(drawing) = modules::of_orient(id) {
        return (drawing.card_words)(id);
    }
    let card = id.card();
    let bonus = tr(&format!("gem-{}", bonus(id).key()));
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
        let points = (card.points > 0).then(|| view! { <b>{card.points}</b> });
        view! {
            <span class=format!("card-chip {} level-{}", enamel(id), card.level + 1)>
                <span class="heard">{card_words(id)}</span>
                <span aria-hidden="true">{points}{brought(id)}</span>
            </span>
        }
    })
}

/// Returns the essentials of a card, for a phone.
pub fn mini(id: CardId) -> Mini {
    let does = modules::of_orient(id).and_then(|drawing| (drawing.does)(id));
    splendor_art::mini(id, enamel(id), brings(id).into_iter().chain(does).collect())
}
