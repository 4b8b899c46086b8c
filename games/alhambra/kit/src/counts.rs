//! All public counts of Alhambra.

use alhambra::Kind;
use alhambra_play::scoring_among;
use kernel::Seat;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Count, Table};

use super::TableExt;

/// Returns the counts of a player, or of what lies on the table.
pub fn counts(table: Table, of: Option<Seat>) -> Vec<Count> {
    match of {
        None => of_table(table),
        Some(seat) => of_player(table, seat),
    }
}

fn of_table(table: Table) -> Vec<Count> {
    let deck = table.body(|body| body.deck().len());
    let discard = table.body(|body| body.discard().len());
    let mut counts = vec![
        Count::new(tr("alhambra-counts-deck"), deck),
        Count::new(tr("alhambra-counts-discard"), discard),
    ];
    // Among how many cards one is a scoring card.
    if let Some(cards) = table.body(scoring_among) {
        counts.push(Count::new(tr("alhambra-counts-chance"), format!("1 / {cards}")));
    }
    let left = |kind: Kind| table.body(|body| body.bag().filter(|tile| tile.kind() == kind).count());
    let name = |kind: Kind| tr_with("alhambra-counts-bag", &[("kind", Value::Text(kind.word()))]);
    counts.extend(Kind::ALL.map(|kind| Count::new(name(kind), left(kind))));
    counts
}

fn of_player(table: Table, seat: Seat) -> Vec<Count> {
    let count = |name: &str, number: usize| Count::new(tr(name), number);
    table.body(|body| {
        vec![
            Count::new(tr("alhambra-end-points"), body.scores()[seat.index()]),
            count("alhambra-counts-cards", body.hand(seat).len() as usize),
            count("alhambra-reserve-name", body.reserve(seat).count()),
            count("alhambra-longest-wall", body.wall(seat).into()),
        ]
    })
}
