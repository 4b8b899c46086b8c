//! The cards of the Orient: what they bring at the top right, badges for what they do besides, prices in struck-out cards;
//! and the backs of their decks.
//!
//! Symbols of [`sheet`]: `satchel`, the wheel of the colours that one may copy (box 100 x 100); `badge-X` (24 x 24) and
//! `icon-bag`; `orient-1` to `orient-3`, the patterns of the backs. Colours come from [`STYLE`].

use art::path::{Path, polar};
use art::svg::Svg;
use art::{icons, path};
use jewels_art::engraving::{RADIUS, engraving};
use jewels_art::face::price;
use jewels_art::palette::{ramp, tone};
use jewels_art::{BackFormat, Gem, back_of, enamel};
use splendor::{CardId, Colour, OrientKind};

use super::card::{Format, Layout, begin};
use super::faces;

/// The stylesheet: the palette of the modules as custom properties for the dark and the light theme.
pub const STYLE: &str = include_str!("../../kit/style/expansion/08-splendor-orient.css");

/// The effect of a card of the Orient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It is worth two gold in a purchase.
    DoubleGold,
    /// It copies the colour of another card.
    Satchel,
    /// Likewise, and brings a card of level 1.
    SatchelAndFreeCard,
    /// Two bonuses.
    DoubleBonus(Gem),
    /// A bonus and a reserved noble.
    ReserveNoble(Gem),
    /// A bonus and a card of level 2.
    FreeCard(Gem),
    /// A bonus of the first colour for two of the second.
    DiscardTwo(Gem, Gem),
}

impl Kind {
    /// Returns what a card of the Orient does. A card of the base game does nothing; this is not asked of one.
    pub fn of(id: CardId) -> Kind {
        let gem = |colour: Colour| faces::gem(colour.gem());
        match id.card().orient {
            None | Some(OrientKind::DoubleGold) => Kind::DoubleGold,
            Some(OrientKind::Satchel) => Kind::Satchel,
            Some(OrientKind::SatchelAndFreeCard) => Kind::SatchelAndFreeCard,
            Some(OrientKind::DoubleBonus(colour)) => Kind::DoubleBonus(gem(colour)),
            Some(OrientKind::ReserveNoble(colour)) => Kind::ReserveNoble(gem(colour)),
            Some(OrientKind::FreeCard(colour)) => Kind::FreeCard(gem(colour)),
            Some(OrientKind::DiscardTwo(colour, price)) => Kind::DiscardTwo(gem(colour), gem(price)),
        }
    }

    /// Returns what the card brings, as the names of drawings of the sprite.
    pub fn brings(self) -> Vec<String> {
        let gems = |gem: Gem, n| vec![format!("gem-{}-s", gem.slug()); n];
        match self {
            Kind::DoubleGold => gems(Gem::Gold, 2),
            Kind::Satchel | Kind::SatchelAndFreeCard => vec!["satchel".to_owned()],
            Kind::DoubleBonus(gem) => gems(gem, 2),
            Kind::ReserveNoble(gem) | Kind::FreeCard(gem) | Kind::DiscardTwo(gem, _) => gems(gem, 1),
        }
    }

    /// Returns the name of the drawing for what the card does besides; none where what it brings says it all, as the
    /// wheel of a satchel does.
    pub fn does(self) -> Option<String> {
        self.badge().filter(|badge| *badge != "bag").map(|badge| ["badge-", badge].concat())
    }

    /// Returns the name of the enamel: that of the bonus, of gold, or of a satchel.
    pub fn enamel(self) -> &'static str {
        match self {
            Kind::DoubleGold => Gem::Gold.slug(),
            Kind::Satchel | Kind::SatchelAndFreeCard => SATCHEL,
            Kind::DoubleBonus(gem)
            | Kind::ReserveNoble(gem)
            | Kind::FreeCard(gem)
            | Kind::DiscardTwo(gem, _) => gem.slug(),
        }
    }

    /// Returns the badge for what the card does besides giving a bonus.
    pub fn badge(self) -> Option<&'static str> {
        match self {
            Kind::Satchel => Some("bag"),
            Kind::SatchelAndFreeCard => Some("free-1"),
            Kind::ReserveNoble(_) => Some("noble"),
            Kind::FreeCard(_) => Some("free-2"),
            Kind::DoubleGold | Kind::DoubleBonus(_) | Kind::DiscardTwo(..) => None,
        }
    }
}

/// The printed values of a card of the Orient.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OrientCard {
    /// The seed of the engraving: one fixed number for each card.
    pub seed: u32,
    /// The level, 1 to 3.
    pub level: u8,
    /// The effect of the card.
    pub kind: Kind,
    /// The points; 0 is not shown.
    pub points: u8,
    /// The price in white, blue, green, red, black; zeros are not shown.
    pub cost: [u8; 5],
}

impl OrientCard {
    /// Returns the printed values of a card of the Orient.
    pub fn of(id: CardId) -> OrientCard {
        let card = id.card();
        let [w, b, g, r, k, ..] = card.cost.counts();
        let cost = [w, b, g, r, k];
        OrientCard {
            seed: id.row().into(),
            level: card.level + 1,
            kind: Kind::of(id),
            points: card.points,
            cost,
        }
    }
}

/// The name of the enamel of a satchel and of its wheel.
const SATCHEL: &str = "satchel";

/// The badges: name, and the strokes of their drawing in a box of 24.
const BADGES: [(&str, &str); 4] = [
    ("bag", "M4.5 9.5h15l-1.3 10.7H5.8zM8 9.5V8a4 4 0 0 1 8 0v1.5M4.9 13.2h14.2"),
    ("free-1", "M6.5 2.5h11v19h-11zM12 8v8"),
    ("free-2", "M6.5 2.5h11v19h-11zM10.2 8v8M13.8 8v8"),
    ("noble", "M12 3.2a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 1 0 0-8.8zM3.8 21.3q.5-7 8.2-7t8.2 7z"),
];

/// Draws a card as a whole `<svg>` of the format's size.
pub fn card(card: &OrientCard, format: Format) -> String {
    let layout = format.layout();
    let mut out = begin(&layout, card.kind.enamel(), card.seed, card.level, card.points);
    brings(&mut out, card.kind, layout.bonus);
    if let Some(badge) = card.kind.badge() {
        let (centre, side) = place_of_badge(&layout, format);
        out.piece("badge-", badge, centre, side);
    }
    match card.kind {
        Kind::DiscardTwo(_, gem) => struck_out(&mut out, gem, &layout),
        _ => price(&mut out, &card.cost, &layout.price),
    }
    out.raw("</svg>");
    out.done()
}

/// Draws what the card brings: a gem, two of a kind, or the wheel.
fn brings(out: &mut Svg, kind: Kind, (x, y, side): (f32, f32, f32)) {
    let small = |side: f32| if side < 34.0 { "-s" } else { "" };
    match kind {
        Kind::Satchel | Kind::SatchelAndFreeCard => {
            out.piece("", SATCHEL, (x, y), side);
        }
        Kind::DoubleGold => two(out, Gem::Gold, (x, y, side)),
        Kind::DoubleBonus(gem) => two(out, gem, (x, y, side)),
        Kind::ReserveNoble(gem) | Kind::FreeCard(gem) | Kind::DiscardTwo(gem, _) => {
            out.piece("gem-", &[gem.slug(), small(side)].concat(), (x, y), side);
        }
    }
}

/// Draws two gems, the left one lower, so that both letters stay clear.
fn two(out: &mut Svg, gem: Gem, (x, y, side): (f32, f32, f32)) {
    let each = side * 0.84;
    let name = [gem.slug(), "-s"].concat();
    let right = x + (side - each) / 2.0;
    out.piece("gem-", &name, (right - each * 0.8, y + each * 0.1), each);
    out.piece("gem-", &name, (right, y - each * 0.1), each);
}

/// Returns the middle and the side of the badge: below the diamonds of a phone, otherwise below the gem.
fn place_of_badge(layout: &Layout, format: Format) -> ((f32, f32), f32) {
    let (x, y, side) = layout.bonus;
    let below = y + side / 2.0;
    match format {
        Format::PhoneNarrow => ((39.0, below + 18.0), 15.0),
        // Beside the diamonds: below them strongholds stand.
        Format::PhoneNarrowLow => ((11.5, below + 5.0), 13.0),
        Format::Phone => ((x, below + 20.0), 16.0),
        Format::PhoneLow => ((14.0, below + 7.0), 14.0),
        _ => ((x + side / 2.0 - 9.5, below + 12.5), 20.0),
    }
}

/// Draws a price in cards: two of a colour, struck out.
fn struck_out(out: &mut Svg, gem: Gem, layout: &Layout) {
    let (left, bottom, side, _) = layout.price.lowest;
    let (wide, high) = (side * 1.12, side * 1.36);
    let (x, top) = (left - side * 0.5, bottom + side * 0.5 - high);
    let colour = ["fill='url(#enamel-", gem.slug(), ")' stroke='var(--card-ink)' stroke-width='1'"].concat();
    for at in [0.0, 1.0] {
        let x = x + at * (wide + 1.6);
        out.rect((x, top), (wide, high), 2.0, &colour);
        out.piece("gem-", &[gem.slug(), "-s"].concat(), (x + wide / 2.0, top + high / 2.0), wide * 0.86);
    }
    let (far, low) = (x + 2.0 * wide + 1.6, top + high);
    for stroke in ["var(--strike-edge)' stroke-width='4.4", "var(--strike)' stroke-width='2"] {
        out.raw("<path fill='none' stroke-linecap='round' stroke='").raw(stroke).raw("' d='M");
        out.num(x + 1.0).raw(" ").num(low - 1.0).raw("L").num(far - 1.0).raw(" ").num(top + 1.0).raw("'/>");
    }
}

/// Draws the back of a card of `level` (1 to 3), with a `count` as a deck.
pub fn back(level: u8, count: Option<u8>, format: BackFormat) -> String {
    back_of("orient", level, count, format)
}

/// Draws the sheet of the Orient.
pub fn sheet() -> String {
    let mut out = Svg::sheet();
    out.raw("<defs>");
    enamel(&mut out, Gem::Gold.slug());
    enamel(&mut out, SATCHEL);
    out.two_tone("orient", "--orient-1", "--orient-2");
    out.raw("</defs>");
    wheel(&mut out);
    for (name, strokes) in BADGES {
        badge(&mut out, name, strokes);
    }
    icons::symbol(&mut out, BADGES[0].0, BADGES[0].1);
    for level in 1..=3 {
        pattern(&mut out, level);
    }
    out.raw("</svg>");
    out.done()
}

fn badge(out: &mut Svg, name: &str, strokes: &str) {
    out.raw("<symbol id='badge-").raw(name).raw("' viewBox='0 0 24 24'>");
    out.raw(
        "<circle cx='12' cy='12' r='11' fill='var(--window)' stroke='var(--brass)' stroke-width='1.6'/>\
         <g transform='translate(4.8 4.8) scale(.6)' color='var(--ink)'>",
    );
    icons::shape(out, strokes, "2.9");
    out.raw("</g></symbol>");
}

/// The colours that a satchel may copy, as a wheel around a question mark.
fn wheel(out: &mut Svg) {
    out.raw("<symbol id='").raw(SATCHEL).raw("' viewBox='-50 -50 100 100'>");
    out.circle((0.0, 0.0), 49.0, "fill='url(#brass)'");
    for (i, gem) in Gem::COLOURS.into_iter().enumerate() {
        // White at the top, the others clockwise.
        let start = i as f32 / 5.0 - 0.35;
        let side = |radius: f32, k: u8| polar(start + 0.04 * f32::from(k), radius);
        let mut corners: Vec<path::Point> = (0..=5).map(|k| side(45.0, k)).collect();
        corners.extend((0..=5).rev().map(|k| side(20.0, k)));
        let mut path = Path::tenths();
        path.polygon(&corners);
        let bright = if gem == Gem::White { 0.72 } else { 0.46 };
        out.raw("<path stroke='#fff' stroke-opacity='.85' stroke-width='3' fill='");
        out.hex(tone(ramp(gem), bright)).raw("' d='").raw(&path.done()).raw("'/>");
    }
    out.circle((0.0, 0.0), 23.0, "fill='var(--window)' stroke='url(#brass)' stroke-width='3.5'");
    out.label((0.0, 14.3), 40.0, "text-anchor='middle' fill='var(--ink)'").raw("?</text></symbol>");
}

/// The pattern on the backs of a level: a sun, circles, or a trochoid around the window.
fn pattern(out: &mut Svg, level: u8) {
    // A family of engravings that the backs of the other cards do not have.
    let seed = [12, 6, 23][usize::from(level) - 1];
    out.raw("<symbol id='orient-").int(level.into());
    out.raw("' viewBox='-400 -400 800 800' preserveAspectRatio='xMidYMid slice'>");
    out.raw("<path fill='none' stroke='var(--orient-line)' stroke-opacity='.62'");
    out.at("stroke-width", 0.75 / 66.0 * RADIUS).raw(" d='").raw(&engraving(seed)).raw("'/></symbol>");
}
