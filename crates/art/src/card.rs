//! A development card: enamel over engine-turned engraving, framed in the metal of its level.

use crate::Gem;
use crate::engraving::{RADIUS, engraving};
use crate::svg::Svg;

/// What is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Chooses the engraving: one fixed number for each card.
    pub seed: u32,
    /// 1 to 3; other values are drawn as the nearest of these.
    pub level: u8,
    /// The colour the card gives for good: one of [`Gem::COLOURS`].
    pub bonus: Gem,
    /// Points; 0 is not shown.
    pub points: u8,
    /// The price in white, blue, green, red, black; a colour that costs nothing is not shown.
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
}

/// Where things lie on a card of one format, in px.
struct Layout {
    size: (f32, f32),
    /// Left end and baseline of the points, and their type size.
    points: (f32, f32, f32),
    /// Middle and side of the bonus gem.
    bonus: (f32, f32, f32),
    /// Middle of the lowest gem of the price, its side, and the distance between lines.
    cost: (f32, f32, f32, f32),
    /// From the middle of a gem of the price to the left end of its number, and the number's type size.
    number: (f32, f32),
    /// Lines of the price before a second column begins.
    lines: usize,
    /// Right end and middle of the level's diamonds.
    diamonds: (f32, f32),
}

impl Format {
    fn layout(self) -> Layout {
        match self {
            Format::Large => Layout {
                size: (112.0, 156.0),
                points: (10.0, 37.0, 32.0),
                bonus: (82.0, 30.0, 45.0),
                cost: (19.5, 136.0, 21.0, 25.0),
                number: (15.0, 18.0),
                lines: 5,
                diamonds: (99.5, 145.5),
            },
            Format::Reserved => Layout {
                size: (88.0, 128.0),
                points: (8.0, 31.0, 27.0),
                bonus: (65.0, 24.5, 36.0),
                cost: (16.0, 111.5, 17.5, 21.0),
                number: (12.5, 16.0),
                lines: 5,
                diamonds: (77.0, 118.5),
            },
            Format::Phone => Layout {
                size: (77.0, 106.0),
                points: (7.0, 26.5, 24.0),
                bonus: (56.0, 20.5, 31.0),
                cost: (14.0, 92.0, 15.5, 19.0),
                number: (10.5, 14.5),
                lines: 2,
                diamonds: (71.0, 45.0),
            },
        }
    }
}

/// Draws a card as a whole `<svg>` of the format's size; scale it in CSS as you like.
pub fn card(card: &Card, format: Format) -> String {
    let layout = format.layout();
    let (width, height) = layout.size;
    let level = card.level.clamp(1, 3);
    let slug = card.bonus.slug();
    let mut out = Svg::sized("art-card", width, height);
    out.raw("<rect width='100%' height='100%'").at("rx", width * 0.07);
    out.raw(" fill='url(#enamel-").raw(slug).raw(")'/>");
    engraved(&mut out, card, &layout);
    for layer in ["scrim-", "lamp"] {
        out.raw("<rect width='100%' height='100%'").at("rx", width * 0.07);
        out.raw(" fill='url(#").raw(layer).raw(if layer == "lamp" { "" } else { slug }).raw(")'/>");
    }
    frame(&mut out, level, width, height);
    if card.points > 0 {
        let (x, y, size) = layout.points;
        out.figure((x, y), size, "fill='var(--card-ink)'", card.points.into());
    }
    let (x, y, side) = layout.bonus;
    // At these sizes the gem is in the full drawing's range on a desktop, in the small one's on a phone.
    out.piece("gem-", &[slug, if side < 34.0 { "-s" } else { "" }].concat(), (x, y), side);
    price(&mut out, card, &layout);
    diamonds(&mut out, level, layout.diamonds);
    out.raw("</svg>");
    out.done()
}

/// The engraving, held inside the frame by a nested drawing: that clips without an id.
fn engraved(out: &mut Svg, card: &Card, layout: &Layout) {
    let (width, height) = layout.size;
    let scale = RADIUS / (width * 0.56);
    let inset = 3.5;
    out.raw("<svg").at("x", inset).at("y", inset);
    out.at("width", width - 2.0 * inset).at("height", height - 2.0 * inset).raw(" viewBox='");
    for (i, length) in [inset - width * 0.6, inset - height * 0.6, width - 2.0 * inset, height - 2.0 * inset]
        .into_iter()
        .enumerate()
    {
        out.raw(if i > 0 { " " } else { "" }).num(length * scale);
    }
    out.raw("'><path fill='none' stroke='var(--engrave-")
        .raw(card.bonus.slug())
        .raw(")' stroke-opacity='.5'");
    out.at("stroke-width", 0.65 * scale).raw(" d='").raw(&engraving(card.seed)).raw("'/></svg>");
}

/// The level's frame: one line of copper, two of silver, or two of gold with quarter rounds in the corners.
pub(crate) fn frame(out: &mut Svg, level: u8, width: f32, height: f32) {
    let metal = ["1", "2", "3"][usize::from(level) - 1];
    let line = |out: &mut Svg, inset: f32, thick: f32| {
        out.raw("<rect").at("x", inset).at("y", inset);
        out.at("width", width - 2.0 * inset).at("height", height - 2.0 * inset);
        out.at("rx", (width * 0.07 - inset).max(0.0)).raw(" fill='none'").at("stroke-width", thick);
        out.raw(" stroke='url(#metal-").raw(metal).raw(")'/>");
    };
    line(out, 0.8, 1.6);
    if level >= 2 {
        line(out, 3.6, 0.8);
    }
    if level == 3 {
        let (near, r) = (3.6, width * 0.055 + 1.5);
        out.raw("<path fill='none' stroke-width='.9' stroke='url(#metal-3)' d='");
        for (x, y, dx, dy, sweep) in [
            (near, near, r, r, " 0 0 1"),
            (width - near, near, -r, r, " 0 0 0"),
            (near, height - near, r, -r, " 0 0 0"),
            (width - near, height - near, -r, -r, " 0 0 1"),
        ] {
            out.raw("M").num(x + dx).raw(" ").num(y);
            out.raw("A").num(r).raw(" ").num(r).raw(sweep).raw(" ").num(x).raw(" ").num(y + dy);
        }
        out.raw("'/>");
    }
}

/// Gems and numbers from the bottom up, the fixed order reading downwards; on a phone in two columns.
fn price(out: &mut Svg, card: &Card, layout: &Layout) {
    let due: Vec<_> = Gem::COLOURS.into_iter().zip(card.cost).filter(|(_, n)| *n > 0).collect();
    let two_columns = layout.lines < due.len() || layout.lines == 2;
    let lines = if two_columns { due.len().div_ceil(2) } else { due.len() };
    let (left, bottom, side, pitch) = layout.cost;
    // Five lines do not fit under the points at the usual distance.
    let pitch = if lines > 4 { pitch * 0.82 } else { pitch };
    for (i, (gem, count)) in due.iter().enumerate() {
        let (column, line) = (i / lines, i % lines);
        let x = left + column as f32 * (layout.size.0 * 0.395);
        let y = bottom - (lines - 1 - line) as f32 * pitch;
        let size = layout.number.1;
        out.piece("gem-", &[gem.slug(), "-s"].concat(), (x, y), side);
        out.figure((x + layout.number.0, y + size * 0.357), size, "fill='var(--card-ink)'", (*count).into());
    }
}

/// As many diamonds as the level, ending at the given right end.
pub(crate) fn diamonds(out: &mut Svg, level: u8, (right, middle): (f32, f32)) {
    out.raw("<path fill='var(--mark-").int(level.into()).raw(")' d='");
    for i in 0..level {
        let x = right - 2.7 - f32::from(i) * 7.6;
        out.raw("M").num(x).raw(" ").num(middle - 3.7).raw("l2.7 3.7-2.7 3.7-2.7-3.7z");
    }
    out.raw("'/>");
}
