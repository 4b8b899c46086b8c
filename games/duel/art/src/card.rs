//! A jewel card: like a development card, with crowns and the badge of its effect under the bonus.

use art::svg::Svg;
use jewels_art::Gem;
use jewels_art::face::{PriceLayout, diamonds, frame, ground, price};

use super::marks::{self, Ability};

/// The permanent bonus of a jewel card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// One bonus of a colour.
    One(Gem),
    /// Two bonuses of a colour.
    Two(Gem),
    /// One bonus of the colour of the card that it is placed on; it also shows the badge for copying.
    Wild,
    /// No bonus.
    None,
}

impl Bonus {
    /// Returns the name of the enamel.
    fn enamel(self) -> &'static str {
        match self {
            Bonus::One(gem) | Bonus::Two(gem) => gem.slug(),
            Bonus::Wild => "wild",
            Bonus::None => "none",
        }
    }
}

/// The printed values of a jewel card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// The seed of the engraving: one fixed number for each card.
    pub seed: u32,
    /// The level, 1 to 3; other values are drawn as the nearest of these.
    pub level: u8,
    /// The permanent bonus.
    pub bonus: Bonus,
    /// The points; 0 is not shown.
    pub points: u8,
    /// The crowns, at most three.
    pub crowns: u8,
    /// The effect of the purchase, besides copying a colour.
    pub ability: Option<Ability>,
    /// The price in white, blue, green, red, black, pearls; zeros are not shown.
    pub cost: [u8; 6],
}

/// The sizes of a jewel card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// In the pyramid and in one's own panel on a desktop: 92 x 124 px.
    Large,
    /// On a phone: 64 x 86 px, the price in two columns.
    Phone,
}

/// The places of the parts of a card of one format, in px.
struct Layout {
    size: (f32, f32),
    /// The left end and baseline of the points, and their type size.
    points: (f32, f32, f32),
    /// The middle and side of the bonus.
    bonus: (f32, f32, f32),
    /// The middles of the two gems of a double bonus from the left, and their side.
    two: (f32, f32, f32),
    marks: marks::Layout,
    price: PriceLayout,
    /// Right end and middle of three diamonds, and how far each one less draws the end in.
    diamonds: (f32, f32, f32),
}

const LARGE: Layout = Layout {
    size: (92.0, 124.0),
    points: (8.0, 31.0, 27.0),
    bonus: (67.5, 24.5, 36.0),
    two: (49.5, 72.0, 28.0),
    marks: marks::Layout::Column { middle: 72.0, top: 45.5, badge: 20.0, crown: 17.5 },
    price: PriceLayout { lowest: (16.0, 108.0, 17.5, 20.5), number: (12.5, 16.0), lines: 5, column: 36.0 },
    diamonds: (83.0, 115.0, 0.0),
};

const PHONE: Layout = Layout {
    size: (64.0, 86.0),
    points: (5.5, 22.0, 20.0),
    bonus: (47.0, 17.5, 26.0),
    two: (33.5, 50.5, 20.0),
    marks: marks::Layout::Row { right: 59.5, middle: 43.0, badge: 15.5, crown: 11.8 },
    price: PriceLayout { lowest: (12.5, 75.0, 14.0, 16.5), number: (9.5, 13.5), lines: 2, column: 27.0 },
    diamonds: (26.5, 29.5, 7.6),
};

/// Draws a jewel card as a whole `<svg>` of the format's size, which can be scaled in CSS.
pub fn card(card: &Card, format: Format) -> String {
    let layout = match format {
        Format::Large => LARGE,
        Format::Phone => PHONE,
    };
    let (width, height) = layout.size;
    let level = card.level.clamp(1, 3);
    let mut out = Svg::sized("art-card", width, height);
    ground(&mut out, card.bonus.enamel(), card.seed, layout.size);
    frame(&mut out, level, width, height);
    if card.points > 0 {
        let (x, y, size) = layout.points;
        out.figure((x, y), size, "fill='var(--card-ink)'", card.points.into());
    }
    bonus(&mut out, card.bonus, &layout);
    let copies = (card.bonus == Bonus::Wild).then_some("copy");
    let badges = [copies, card.ability.map(Ability::slug)];
    layout.marks.draw(&mut out, card.crowns.min(3), badges.into_iter().flatten());
    price(&mut out, &card.cost, &layout.price);
    let (right, middle, less) = layout.diamonds;
    diamonds(&mut out, level, (right - less * f32::from(3 - level), middle));
    out.raw("</svg>");
    out.done()
}

fn bonus(out: &mut Svg, bonus: Bonus, layout: &Layout) {
    let (x, y, side) = layout.bonus;
    match bonus {
        Bonus::One(gem) => {
            out.piece("gem-", &[gem.slug(), if side < 34.0 { "-s" } else { "" }].concat(), (x, y), side);
        }
        Bonus::Two(gem) => {
            let (left, right, side) = layout.two;
            let name = [gem.slug(), "-s"].concat();
            // The left one lies lower, so that both letters stay clear.
            out.piece("gem-", &name, (left, y + side * 0.08), side);
            out.piece("gem-", &name, (right, y - side * 0.08), side);
        }
        Bonus::Wild => {
            out.piece("gem-", "wild", (x, y), side);
        }
        Bonus::None => {
            let dashes = "fill='none' stroke='var(--card-ink)' stroke-opacity='.75' stroke-dasharray='4 3'";
            out.circle((x, y), side * 0.43, dashes);
        }
    }
}
