//! A development card: enamel over engine-turned engraving, framed in the metal of its level.

use art::svg::Svg;
use jewels_kit::art::Gem;
use jewels_kit::art::face::{PriceLayout, diamonds, frame, ground, price};

/// The printed values of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// The seed of the engraving: one fixed number for each card.
    pub seed: u32,
    /// The level, 1 to 3; other values are drawn as the nearest of these.
    pub level: u8,
    /// The colour of the card's bonus: one of [`Gem::COLOURS`].
    pub bonus: Gem,
    /// The points; 0 is not shown.
    pub points: u8,
    /// The price in white, blue, green, red, black; zeros are not shown.
    pub cost: [u8; 5],
}

/// The sizes of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// In the market of a desktop: 112 x 156 px.
    Large,
    /// Reserved, in one's own panel: 88 x 128 px.
    Reserved,
    /// On a phone: 77 x 106 px, the price in two columns.
    Phone,
    /// In the market of a desktop, below a strip: 112 x 128 px.
    Low,
    /// On a phone, below a strip: 77 x 85 px.
    PhoneLow,
}

/// The places of the parts of a card of one format, in px.
struct Layout {
    size: (f32, f32),
    /// The left end and baseline of the points, and their type size.
    points: (f32, f32, f32),
    /// The middle and side of the bonus gem.
    bonus: (f32, f32, f32),
    price: PriceLayout,
    /// The right end and middle of the level's diamonds.
    diamonds: (f32, f32),
}

impl Format {
    fn layout(self) -> Layout {
        match self {
            Format::Large => Layout {
                size: (112.0, 156.0),
                points: (10.0, 37.0, 32.0),
                bonus: (82.0, 30.0, 45.0),
                price: PriceLayout {
                    lowest: (19.5, 136.0, 21.0, 25.0),
                    number: (15.0, 18.0),
                    lines: 5,
                    column: 44.2,
                },
                diamonds: (99.5, 145.5),
            },
            Format::Reserved => Layout {
                size: (88.0, 128.0),
                points: (8.0, 31.0, 27.0),
                bonus: (65.0, 24.5, 36.0),
                price: PriceLayout {
                    lowest: (16.0, 111.5, 17.5, 21.0),
                    number: (12.5, 16.0),
                    lines: 5,
                    column: 34.8,
                },
                diamonds: (77.0, 118.5),
            },
            Format::Phone => Layout {
                size: (77.0, 106.0),
                points: (7.0, 26.5, 24.0),
                bonus: (56.0, 20.5, 31.0),
                price: PriceLayout {
                    lowest: (14.0, 92.0, 15.5, 19.0),
                    number: (10.5, 14.5),
                    lines: 2,
                    column: 30.4,
                },
                diamonds: (71.0, 45.0),
            },
            Format::Low => Layout {
                size: (112.0, 128.0),
                points: (9.0, 32.0, 29.0),
                bonus: (85.0, 27.0, 42.0),
                price: PriceLayout {
                    lowest: (17.5, 111.5, 18.5, 21.5),
                    number: (13.5, 16.5),
                    lines: 5,
                    column: 40.0,
                },
                diamonds: (100.5, 118.0),
            },
            Format::PhoneLow => Layout {
                size: (77.0, 85.0),
                points: (7.0, 22.5, 21.0),
                bonus: (58.0, 17.5, 27.0),
                price: PriceLayout {
                    lowest: (14.0, 72.0, 15.5, 18.0),
                    number: (10.5, 14.5),
                    lines: 2,
                    column: 30.4,
                },
                diamonds: (71.5, 37.5),
            },
        }
    }
}

/// Draws a card as a whole `<svg>` of the format's size, which can be scaled in CSS.
pub fn card(card: &Card, format: Format) -> String {
    let layout = format.layout();
    let (width, height) = layout.size;
    let level = card.level.clamp(1, 3);
    let slug = card.bonus.slug();
    let mut out = Svg::sized("art-card", width, height);
    ground(&mut out, slug, card.seed, layout.size);
    frame(&mut out, level, width, height);
    if card.points > 0 {
        let (x, y, size) = layout.points;
        out.figure((x, y), size, "fill='var(--card-ink)'", card.points.into());
    }
    let (x, y, side) = layout.bonus;
    // At these sizes the gem is in the full drawing's range on a desktop, in the small one's on a phone.
    out.piece("gem-", &[slug, if side < 34.0 { "-s" } else { "" }].concat(), (x, y), side);
    price(&mut out, &card.cost, &layout.price);
    diamonds(&mut out, level, layout.diamonds);
    out.raw("</svg>");
    out.done()
}
