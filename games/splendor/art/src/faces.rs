//! The cards of the rules as their drawings take them.

use jewels_art::Mini;
use splendor::{CardId, Gem, Kind, OrientKind};

use super::Card;

/// Returns the gem of the drawings for one of the rules.
pub fn gem(gem: Gem) -> jewels_art::Gem {
    match gem {
        Gem::White => jewels_art::Gem::White,
        Gem::Blue => jewels_art::Gem::Blue,
        Gem::Green => jewels_art::Gem::Green,
        Gem::Red => jewels_art::Gem::Red,
        Gem::Black => jewels_art::Gem::Black,
        Gem::Gold => jewels_art::Gem::Gold,
    }
}

/// Returns the kind of gem whose colour a card has: that of its bonus, or gold for a card of the Orient without one.
pub fn bonus(id: CardId) -> Gem {
    id.card().bonus.map_or(Gem::Gold, jewels::Colour::gem)
}

/// Returns the printed values of a card of the base game.
pub fn face(id: CardId) -> Card {
    let card = id.card();
    let [w, b, g, r, k, ..] = card.cost.counts();
    Card {
        seed: id.row().into(),
        level: card.level + 1,
        bonus: gem(bonus(id)),
        points: card.points,
        cost: [w, b, g, r, k],
    }
}

/// Returns what a card of the base game brings, as the names of drawings of the sprite.
pub fn brings(id: CardId) -> Vec<String> {
    vec![format!("gem-{}-s", bonus(id).key())]
}

/// Returns the essentials of a card, for a phone: its level, points and price, on the enamel of this name and with the
/// drawings of these names for what it brings and does.
pub fn mini(id: CardId, enamel: String, brings: Vec<String>) -> Mini {
    let card = id.card();
    Mini {
        enamel,
        level: card.level + 1,
        points: card.points,
        brings,
        cost: card.cost.iter().map(|(gem, n)| (gem.letter(), n)).collect(),
        discards: match card.orient {
            Some(OrientKind::DiscardTwo(_, colour)) => vec![colour.letter(); 2],
            _ => Vec::new(),
        },
    }
}
