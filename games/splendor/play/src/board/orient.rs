//! The second market in the terminal: the cards of the Orient with what they do, what they cost, and their decks; and what
//! players have of it beside cards.

use kernel::Seat;
use splendor::{BONUSES_DISCARDED, Body, CardId, Colour, Gem, Kind, ORIENT_COLUMNS, OrientKind, Player};

use super::{CARDS, POINTS_UNTIL, cards, towers};
use jewels_play::board::{self as jewels, Layout, counts, gem};
use terminal::{Look, Row};

const LAYOUT: Layout = Layout { cards: ORIENT_COLUMNS, ..CARDS };

/// Draws the rows of the Orient, level 3 first, then the key to the marks on its cards.
pub(super) fn rows(body: &Body, look: &Look, table: &mut String) {
    for level in (0..3).rev() {
        let row: Vec<_> =
            (0..ORIENT_COLUMNS as u8).map(|column| body.orient_face_up(level, column)).collect();
        let [_, left] = jewels::label(level, body.deck_count(3 + level), look);
        cards(&[format!("O{}", level + 1), left], &row, body, look, table);
        towers(&row, body, look, table);
        LAYOUT.edge(if level == 0 { '┴' } else { '┼' }, table);
    }
    let key = look.story.say("board-splendor-orient-key", &[]);
    Row::default().put_as(&key, |text| look.story.paint().faint(text)).end(table);
    for seat in Seat::all(body.players()) {
        extras(body, seat, look, table);
    }
}

/// Writes what a player has of the Orient beside bonuses: cards of double gold, and reserved nobles.
fn extras(body: &Body, seat: Seat, look: &Look, table: &mut String) {
    let golds = body.seat(seat).double_golds();
    if golds == 0 && body.reserved_nobles(seat).next().is_none() {
        return;
    }
    let mut row = Row::default();
    jewels::short_name(seat, body.players(), NAME_WIDTH, look, &mut row);
    row.to(NAME_WIDTH + 2);
    for _ in 0..golds {
        double_gold(look, &mut row);
        row.put(" ");
    }
    for noble in body.reserved_nobles(seat) {
        row.put(&format!(" N.{noble} "));
        counts(noble.needs(), " ", look, &mut row);
    }
    row.end(table);
}

/// The maximum number of columns of a name before what its player has: as many as in the comparison of all players.
const NAME_WIDTH: usize = POINTS_UNTIL - 5;

/// Writes the mark of what a card does beside giving a bonus of its own.
pub(super) fn effect(card: CardId, look: &Look, row: &mut Row) {
    match card.card().orient {
        None | Some(OrientKind::DoubleBonus(_) | OrientKind::DiscardTwo(..)) => {}
        Some(OrientKind::DoubleGold) => double_gold(look, row),
        Some(OrientKind::Satchel) => drop(row.put("+?")),
        Some(OrientKind::SatchelAndFreeCard) => drop(row.put("+? F1")),
        Some(OrientKind::ReserveNoble(_)) => drop(row.put(" N")),
        Some(OrientKind::FreeCard(_)) => drop(row.put(" F2")),
    }
}

fn double_gold(look: &Look, row: &mut Row) {
    let gold = Gem::Gold.letter();
    row.put_as(&format!("{gold}{gold}"), |text| gem(gold, text, look));
}

/// Writes what a card costs: gems, or struck-out bonuses.
pub(super) fn cost(card: CardId, look: &Look, row: &mut Row) {
    match card.card().orient {
        Some(OrientKind::DiscardTwo(_, colour)) => {
            let letter = Colour::letter(colour);
            row.put_as(&format!("-{letter}-{letter}"), |text| gem(letter, text, look));
        }
        _ => counts(card.card().cost, " ", look, row),
    }
}

/// Writes how many bonuses a player lacks for a card that costs some; nothing if there are enough.
pub(super) fn missing(card: CardId, player: &Player, look: &Look, row: &mut Row) {
    let Some(OrientKind::DiscardTwo(_, colour)) = card.card().orient else { return };
    let count = BONUSES_DISCARDED.saturating_sub(player.bonuses.get(colour.gem()));
    if count > 0 {
        jewels::missing(count, &format!("{}{count}", Colour::letter(colour)), CARDS.width - 3, look, row);
    }
}
