//! A development card: enamel over engine-turned engraving, framed in the metal of its level.

use art::svg::Svg;
use jewels_art::Gem;
use jewels_art::face::{PriceLayout, diamonds, frame, ground, price};

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
    /// In the market of a desktop, beside a second market: 99 x 128 px.
    Narrow,
    /// The same on a phone: 50 x 106 px.
    PhoneNarrow,
    /// The same on a phone, below a strip: 50 x 84 px.
    PhoneNarrowLow,
}

/// The places of the parts of a card of one format, in px.
pub(super) struct Layout {
    pub(super) size: (f32, f32),
    /// The left end and baseline of the points, and their type size.
    points: (f32, f32, f32),
    /// The middle and side of the bonus gem.
    pub(super) bonus: (f32, f32, f32),
    pub(super) price: PriceLayout,
    /// The right end and middle of the level's diamonds.
    diamonds: (f32, f32),
}

impl Format {
    pub(super) fn layout(self) -> Layout {
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
            Format::Narrow => Layout {
                size: (99.0, 128.0),
                points: (9.0, 31.5, 28.0),
                bonus: (76.0, 25.5, 38.0),
                price: PriceLayout {
                    lowest: (17.5, 111.5, 18.0, 20.5),
                    number: (13.0, 16.5),
                    lines: 5,
                    column: 38.0,
                },
                diamonds: (91.0, 118.5),
            },
            Format::PhoneNarrow => narrow((106.0, 14.5, 22.0), (21.0, 20.0), 95.0),
            Format::PhoneNarrowLow => narrow((84.0, 12.5, 19.5), (19.0, 18.5), 74.5),
        }
    }
}

/// Returns the layout of the narrow cards of a phone, which differ in height: that with the middle and side of the bonus,
/// the baseline and size of the points, and the middle of the lowest line of the price.
fn narrow((height, middle, side): (f32, f32, f32), points: (f32, f32), lowest: f32) -> Layout {
    let price =
        PriceLayout { lowest: (10.0, lowest, 12.6, 15.0), number: (7.0, 13.0), lines: 2, column: 21.4 };
    Layout {
        size: (50.0, height),
        points: (5.0, points.0, points.1),
        bonus: (46.0 - side / 2.0, middle, side),
        price,
        diamonds: (46.5, middle + side / 2.0 + 5.2),
    }
}

/// Draws a card as a whole `<svg>` of the format's size, which can be scaled in CSS.
pub fn card(card: &Card, format: Format) -> String {
    let layout = format.layout();
    let mut out = begin(&layout, card.bonus.slug(), card.seed, card.level, card.points);
    let (x, y, side) = layout.bonus;
    // At these sizes the gem is in the full drawing's range on a desktop, in the small one's on a phone.
    out.piece("gem-", &[card.bonus.slug(), if side < 34.0 { "-s" } else { "" }].concat(), (x, y), side);
    price(&mut out, &card.cost, &layout.price);
    out.raw("</svg>");
    out.done()
}

/// Begins a card with what every one has: its enamel under the engraving, the frame and marks of its level, its points.
pub(super) fn begin(layout: &Layout, enamel: &str, seed: u32, level: u8, points: u8) -> Svg {
    let (width, height) = layout.size;
    let level = level.clamp(1, 3);
    let mut out = Svg::sized("art-card", width, height);
    ground(&mut out, enamel, seed, layout.size);
    frame(&mut out, level, width, height);
    if points > 0 {
        let (x, y, size) = layout.points;
        out.figure((x, y), size, "fill='var(--card-ink)'", points.into());
    }
    diamonds(&mut out, level, layout.diamonds);
    out
}
