//! Royal cards: gold enamel, a crown, points, and the badge of the effect in the middle.

use art::svg::Svg;
use jewels_art::face::{frame, ground};

use super::marks::{Ability, crown};

/// The printed values of a royal card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Royal {
    /// The seed of the engraving: one fixed number for each card.
    pub seed: u32,
    /// The points.
    pub points: u8,
    /// The effect of the card when a player gets it.
    pub ability: Option<Ability>,
}

/// The sizes of a royal card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoyalFormat {
    /// In the column beside the pyramid: 70 x 92 px.
    Large,
    /// On a phone, or won by the opponent: 52 x 68 px.
    Small,
    /// Won, on a phone: 26 x 34 px, the points and the crown alone.
    Mini,
}

/// Draws a royal card as a whole `<svg>` of the format's size.
pub fn royal(royal: &Royal, format: RoyalFormat) -> String {
    let (width, height) = match format {
        RoyalFormat::Large => (70.0, 92.0),
        RoyalFormat::Small => (52.0, 68.0),
        RoyalFormat::Mini => (26.0, 34.0),
    };
    let mut out = Svg::sized("art-royal", width, height);
    ground(&mut out, "royal", royal.seed, (width, height));
    frame(&mut out, 3, width, height);
    if format == RoyalFormat::Mini {
        out.figure((13.0, 18.0), 16.5, "text-anchor='middle' fill='var(--card-ink)'", royal.points.into());
        crown(&mut out, (13.0, 25.5), 12.0);
        out.raw("</svg>");
        return out.done();
    }
    let size = width * 0.37;
    // As in the corner of a card, clear of the quarter round.
    out.figure((width * 0.13, width * 0.42), size, "fill='var(--card-ink)'", royal.points.into());
    crown(&mut out, (width * 0.68, width * 0.275), width * 0.37);
    if let Some(ability) = royal.ability {
        out.piece("badge-", ability.slug(), (width / 2.0, height * 0.68), width * 0.5);
    }
    out.raw("</svg>");
    out.done()
}
