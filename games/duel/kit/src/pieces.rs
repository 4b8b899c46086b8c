//! The pieces of Splendor Duel in the drawings of `duel_art`, and in words for screen readers.

use duel::{CardId, Gem, Gems, Kind, RoyalId};
use duel_art::{Ability, Bonus, Format, Royal, RoyalFormat};
use jewels_art::Mini;
use jewels_kit::{Drawn, gem};
use leptos::prelude::*;
use text::Value;
use web::draw::sprite;
use web::i18n::{pieces, tr, tr_with};

thread_local! {
    static DRAWN: Drawn = Drawn::default();
}

/// Returns the gem of `jewels_art` for one of the rules.
pub fn art_gem(gem: Gem) -> jewels_art::Gem {
    match gem {
        Gem::White => jewels_art::Gem::White,
        Gem::Blue => jewels_art::Gem::Blue,
        Gem::Green => jewels_art::Gem::Green,
        Gem::Red => jewels_art::Gem::Red,
        Gem::Black => jewels_art::Gem::Black,
        Gem::Pearl => jewels_art::Gem::Pearl,
        Gem::Gold => jewels_art::Gem::Gold,
    }
}

fn ability(ability: duel::Ability) -> Ability {
    match ability {
        duel::Ability::PlayAgain => Ability::Again,
        duel::Ability::TakeSameColour => Ability::Same,
        duel::Ability::TakePrivilege => Ability::Privilege,
        duel::Ability::StealToken => Ability::Steal,
    }
}

/// Draws a card's face.
pub fn card(id: CardId, format: Format) -> String {
    DRAWN.with(|drawn| drawn.get(id.row(), format as u8, &|| duel_art::card(&face(id), format)))
}

fn face(id: CardId) -> duel_art::Card {
    let card = id.card();
    let [w, b, g, r, k, p, ..] = card.cost.counts();
    duel_art::Card {
        seed: id.row().into(),
        level: card.level + 1,
        bonus: match (card.bonus, card.bonus_count) {
            (duel::Bonus::Of(colour), 2) => Bonus::Two(art_gem(colour.gem())),
            (duel::Bonus::Of(colour), _) => Bonus::One(art_gem(colour.gem())),
            (duel::Bonus::Wild, _) => Bonus::Wild,
            (duel::Bonus::None, _) => Bonus::None,
        },
        points: card.points,
        crowns: card.crowns,
        ability: card.ability.map(ability),
        cost: [w, b, g, r, k, p],
    }
}

/// Draws a card's back; the level is from 0.
pub fn back(level: u8, format: jewels_art::BackFormat) -> String {
    jewels_art::back(level + 1, None, format)
}

/// Draws a royal card.
pub fn royal(id: RoyalId, format: RoyalFormat) -> String {
    let royal = id.royal();
    let face = Royal { seed: u32::from(id.row()), points: royal.points, ability: royal.ability.map(ability) };
    duel_art::royal(&face, format)
}

/// Returns the name of the enamel of a card's bonus: a colour's letter, `wild` or `none`.
pub fn enamel(id: CardId) -> String {
    match id.card().bonus {
        duel::Bonus::Of(colour) => colour.letter().to_string(),
        duel::Bonus::Wild => "wild".to_owned(),
        duel::Bonus::None => "none".to_owned(),
    }
}

fn ability_key(of: Option<duel::Ability>) -> &'static str {
    of.map_or("none", |of| ability(of).slug())
}

/// Describes a card, such as "Level 2, 1 point, bonus: blue, 1 crown, costs 3 white, 1 pearl".
pub fn card_words(id: CardId) -> String {
    let card = id.card();
    let cost: String = card.cost.letters().collect();
    tr_with(
        "duel-card-words",
        &[
            ("level", Value::Number(i64::from(card.level) + 1)),
            ("points", Value::Number(card.points.into())),
            ("bonus", Value::Text(&enamel(id))),
            ("bonuses", Value::Number(card.bonus_count.into())),
            ("crowns", Value::Number(card.crowns.into())),
            ("ability", Value::Text(ability_key(card.ability))),
            ("cost", Value::Text(&pieces(jewels::SET, &cost))),
        ],
    )
}

/// Describes a royal card.
pub fn royal_words(id: RoyalId) -> String {
    let royal = id.royal();
    tr_with(
        "duel-royal-words",
        &[
            ("points", Value::Number(royal.points.into())),
            ("ability", Value::Text(ability_key(royal.ability))),
        ],
    )
}

/// Returns the name of a kind of token.
pub fn gem_name(gem: Gem) -> String {
    tr(&format!("gem-{}", gem.letter()))
}

/// Describes tokens by kind, or says "none".
pub fn gems_words(gems: Gems) -> String {
    let letters: String = gems.letters().collect();
    gem::had(&letters)
}

/// Renders a card within a sentence: its points and its bonus on its enamel.
pub fn card_chip(row: u8) -> impl IntoView {
    CardId::new(row).map(|id| {
        let card = id.card();
        let points = (card.points > 0).then(|| view! { <b>{card.points}</b> });
        let bonus = match card.bonus {
            duel::Bonus::Of(colour) => Some(gem::small(colour.letter())),
            duel::Bonus::Wild => Some(sprite("gem-wild".to_owned(), "gem").into_any()),
            duel::Bonus::None => None,
        };
        let crown = (card.crowns > 0).then(|| crown().into_any());
        view! {
            <span class=format!("card-chip {} level-{}", enamel(id), card.level + 1)>
                <span class="heard">{card_words(id)}</span>
                <span aria-hidden="true">{points}{bonus}{crown}</span>
            </span>
        }
    })
}

/// Renders a small crown.
pub fn crown() -> impl IntoView {
    view! { <svg class="gem" viewBox="0 0 24 20" aria-hidden="true"><use href="#crown"></use></svg> }
}

/// Renders a privilege: `scroll` for one that a player holds, `scroll-tied` in the supply, `scroll-none` for an empty
/// place.
pub fn scroll(name: &'static str) -> impl IntoView {
    view! { <svg class="scroll" viewBox="0 0 40 40" aria-hidden="true"><use href=format!("#{name}")></use></svg> }
}

/// Returns the essentials of a card, for a phone.
pub fn mini(id: CardId) -> Mini {
    let card = id.card();
    let bonus = match card.bonus {
        duel::Bonus::Of(colour) => Some(format!("gem-{}-s", colour.letter())),
        duel::Bonus::Wild => Some("gem-wild".to_owned()),
        duel::Bonus::None => None,
    };
    let bonuses = bonus.into_iter().flat_map(|name| std::iter::repeat_n(name, card.bonus_count.into()));
    let ability = card.ability.map(|of| format!("badge-{}", ability(of).slug()));
    let crowns = std::iter::repeat_n("crown".to_owned(), card.crowns.into());
    Mini {
        enamel: enamel(id),
        level: card.level + 1,
        points: card.points,
        brings: ability.into_iter().chain(crowns).chain(bonuses).collect(),
        cost: card.cost.iter().map(|(gem, n)| (gem.letter(), n)).collect(),
        discards: Vec::new(),
    }
}
