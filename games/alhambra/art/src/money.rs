//! Money cards, their back, and the scoring cards.

use alhambra::Card;
use art::svg::Svg;

/// The width and the height of a card.
const SIZE: (f32, f32) = (60.0, 88.0);

/// Draws a money card, 60 x 88 px: its value, and the sign of its currency in a window.
pub fn money(card: Card) -> String {
    let currency = card.currency().letter().to_string();
    let mut out = Svg::sized("art-money", SIZE.0, SIZE.1);
    frame(
        &mut out,
        &format!("fill='var(--coin-{currency}-low)' stroke='var(--coin-{currency})' stroke-width='2'"),
    );
    engraving(&mut out, card.value(), &format!("stroke='var(--coin-{currency})'"));
    out.figure((9.0, 31.0), 30.0, "fill='var(--coin-ink)'", card.value().into());
    out.circle(
        (41.0, 67.0),
        14.5,
        &format!("fill='var(--coin-{currency}-low)' stroke='var(--coin-{currency})' stroke-width='1.6'"),
    );
    out.raw("<g fill='var(--coin-ink)'>").piece("coin-", &currency, (41.0, 67.0), 19.0).raw("</g></svg>");
    out.done()
}

/// Draws the back of the money cards, which is the same for all.
pub fn back() -> String {
    let mut out = Svg::sized("art-money", SIZE.0, SIZE.1);
    frame(&mut out, "fill='var(--leather-1)' stroke='var(--brass)' stroke-width='2'");
    engraving(&mut out, 7, "stroke='var(--brass)'");
    out.raw("<g fill='var(--brass)'>").piece("coin-", "r", (30.0, 44.0), 28.0).raw("</g></svg>");
    out.done()
}

/// Draws the scoring card of a round.
pub fn round(number: u8) -> String {
    let mut out = Svg::sized("art-money", SIZE.0, SIZE.1);
    frame(&mut out, "fill='var(--ivory)' stroke='var(--brass)' stroke-width='2.5'");
    out.piece("house-", "t", (30.0, 30.0), 40.0);
    out.raw("<g fill='var(--ivory-ink)'>");
    out.figure((30.0, 78.0), 32.0, "text-anchor='middle' fill='var(--ivory-ink)'", number.into());
    out.raw("</g></svg>");
    out.done()
}

fn frame(out: &mut Svg, paint: &str) {
    out.rect((1.0, 1.0), (SIZE.0 - 2.0, SIZE.1 - 2.0), 6.0, paint);
}

/// Draws rings of arcs round the window, closer the higher the value is.
fn engraving(out: &mut Svg, value: u8, paint: &str) {
    out.raw("<g fill='none' stroke-opacity='.38' stroke-width='.7' ").raw(paint).raw(">");
    for ring in 1..=(3 + value / 2) {
        let radius = 14.5 + f32::from(ring) * (26.0 / f32::from(3 + value / 2));
        out.raw("<path d='M")
            .num(58.0)
            .raw(" ")
            .num(67.0 - radius.min(60.0))
            .raw("A")
            .num(radius)
            .raw(" ")
            .num(radius);
        out.raw(" 0 0 0 ").num((41.0 - radius).max(2.0)).raw(" ").num(86.0).raw("'/>");
    }
    out.raw("</g>");
}
