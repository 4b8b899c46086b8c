//! The backs of cards: the level's pattern and metal, and the number left in a round window.

use art::svg::Svg;

use super::engraving::{RADIUS, back_pattern};
use super::face::{diamonds, frame};

/// The sizes of a back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackFormat {
    /// A deck on a desktop: 100 x 156 px.
    Deck,
    /// A deck on a phone: 44 x 106 px.
    PhoneDeck,
    /// A deck on a desktop whose market is lower: 100 x 128 px.
    LowDeck,
    /// A deck on a phone whose market is lower: 44 x 85 px.
    PhoneLowDeck,
    /// A card in the market: 112 x 156 px.
    Large,
    /// A reserved card: 88 x 128 px.
    Reserved,
    /// A card on a phone: 77 x 106 px.
    Phone,
    /// An opponent's reserved card: 26 x 36 px.
    Mini,
    /// A jewel card of Duel: 92 x 124 px.
    Jewel,
    /// A deck beside the pyramid: 56 x 124 px.
    JewelDeck,
    /// A reserved card of the opponent in Duel: 52 x 72 px.
    JewelSmall,
    /// A jewel card of Duel on a phone: 64 x 86 px.
    JewelPhone,
    /// A deck beside the pyramid on a phone: 30 x 86 px.
    JewelPhoneDeck,
    /// A deck on a desktop with a second market: 52 x 128 px.
    NarrowDeck,
    /// A deck on a phone with a second market: 26 x 106 px.
    PhoneNarrowDeck,
    /// A deck on a phone with a second market, where the market is lower: 26 x 84 px.
    PhoneNarrowLowDeck,
}

impl BackFormat {
    fn size(self) -> (f32, f32) {
        match self {
            BackFormat::Deck => (100.0, 156.0),
            BackFormat::PhoneDeck => (44.0, 106.0),
            BackFormat::LowDeck => (100.0, 128.0),
            BackFormat::PhoneLowDeck => (44.0, 85.0),
            BackFormat::Large => (112.0, 156.0),
            BackFormat::Reserved => (88.0, 128.0),
            BackFormat::Phone => (77.0, 106.0),
            BackFormat::Mini => (26.0, 36.0),
            BackFormat::Jewel => (92.0, 124.0),
            BackFormat::JewelDeck => (56.0, 124.0),
            BackFormat::JewelSmall => (52.0, 72.0),
            BackFormat::JewelPhone => (64.0, 86.0),
            BackFormat::JewelPhoneDeck => (30.0, 86.0),
            BackFormat::NarrowDeck => (52.0, 128.0),
            BackFormat::PhoneNarrowDeck => (26.0, 106.0),
            BackFormat::PhoneNarrowLowDeck => (26.0, 84.0),
        }
    }
}

/// Writes the three patterns of lines, to be used as fills.
pub fn symbols(out: &mut Svg) {
    for level in 1..=3 {
        out.raw("<symbol id='back-").int(level.into());
        out.raw("' viewBox='-56 -78 112 156' preserveAspectRatio='xMidYMid slice'>");
        out.raw("<path transform='scale(.132)' fill='none' stroke-opacity='.46' stroke='var(--mark-");
        out.int(level.into()).raw(")'").at("stroke-width", 0.75 / 66.0 * RADIUS);
        out.raw(" d='").raw(&back_pattern(level)).raw("'/></symbol>");
    }
}

/// Draws the back of a card of `level` (1 to 3). With a `count` it is a deck: the number stands in the window,
/// and 0 leaves a dashed empty place.
pub fn back(level: u8, count: Option<u8>, format: BackFormat) -> String {
    back_of("back", level, count, format)
}

/// Draws the back of a card of another kind: `kind` names the gradient of their ground and, with the level behind it,
/// their patterns.
pub fn back_of(kind: &str, level: u8, count: Option<u8>, format: BackFormat) -> String {
    let (width, height) = format.size();
    let level = level.clamp(1, 3);
    let mut out = Svg::sized("art-back", width, height);
    if count == Some(0) {
        let dashes = "fill='none' stroke='var(--brass)' stroke-opacity='.55' stroke-dasharray='5 4'";
        out.rect((1.0, 1.0), (width - 2.0, height - 2.0), width * 0.07, dashes);
    } else if format == BackFormat::Mini {
        mini(&mut out, kind, level, (width, height));
    } else {
        out.rect((0.0, 0.0), (width, height), width * 0.07, &["fill='url(#", kind, ")'"].concat());
        // Three px in, the square corners of the pattern lie within the round corners of the card.
        out.raw("<use href='#").raw(kind).raw("-").int(level.into()).raw("' x='3' y='3'");
        out.at("width", width - 6.0).at("height", height - 6.0).raw("/>");
        frame(&mut out, level, width, height);
        let half = f32::from(level) * 3.8;
        diamonds(&mut out, level, (width / 2.0 + half - 1.1, height - 13.5));
    }
    if let Some(count) = count {
        window(&mut out, level, count, (width / 2.0, height / 2.0), (width * 0.32).clamp(10.8, 24.0));
    }
    out.raw("</svg>");
    out.done()
}

/// Draws a back that is too small for a pattern: the metal edge and the diamonds.
fn mini(out: &mut Svg, kind: &str, level: u8, (width, height): (f32, f32)) {
    out.rect((0.7, 0.7), (width - 1.4, height - 1.4), 3.0, &["fill='url(#", kind, ")'"].concat());
    out.raw("<rect x='.7' y='.7' rx='3'").at("width", width - 1.4).at("height", height - 1.4);
    out.raw(" fill='none' stroke-width='1.4' stroke='url(#metal-").int(level.into()).raw(")'/>");
    diamonds(out, level, (width / 2.0 + f32::from(level) * 3.8 - 1.1, height / 2.0));
}

fn window(out: &mut Svg, level: u8, count: u8, centre: (f32, f32), radius: f32) {
    if count > 0 {
        out.raw("<circle").at("cx", centre.0).at("cy", centre.1).at("r", radius);
        out.raw(" fill='var(--window)' stroke-width='1.4' stroke='var(--mark-").int(level.into()).raw(")'/>");
    }
    let size = (radius * 0.92).clamp(13.2, 22.0);
    let rest = "text-anchor='middle' fill='var(--ink)'";
    out.figure((centre.0, centre.1 + size * 0.357), size, rest, count.into());
}
