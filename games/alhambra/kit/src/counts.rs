//! All public counts of Alhambra.

use alhambra::Kind;
use alhambra_play::scoring_among;
use kernel::Seat;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Count, Table};

use super::TableExt;

/// Returns the counts of a player, or of what lies on the table.
pub fn counts(here: Table, of: Option<Seat>) -> Vec<Count> {
    match of {
        None => of_table(here),
        Some(seat) => of_player(here, seat),
    }
}

fn of_table(here: Table) -> Vec<Count> {
    let deck = here.body(|body| body.deck().len());
    let discard = here.body(|body| body.discard().len());
    let mut counts = vec![
        Count::new(tr("alhambra-counts-deck"), deck),
        Count::new(tr("alhambra-counts-discard"), discard),
    ];
    // Among how many cards one is a scoring card.
    if let Some(cards) = here.body(scoring_among) {
        counts.push(Count::new(tr("alhambra-counts-chance"), format!("1 / {cards}")));
    }
    let left = |kind: Kind| here.body(|body| body.bag().filter(|tile| tile.kind() == kind).count());
    let name = |kind: Kind| tr_with("alhambra-counts-bag", &[("kind", Value::Text(kind.word()))]);
    counts.extend(Kind::ALL.map(|kind| Count::new(name(kind), left(kind))));
    counts
}

fn of_player(here: Table, seat: Seat) -> Vec<Count> {
    let count = |name: &str, number: usize| Count::new(tr(name), number);
    here.body(|body| {
        vec![
            Count::new(tr("alhambra-end-points"), body.scores()[seat.index()]),
            count("alhambra-counts-cards", body.hand(seat).len() as usize),
            count("alhambra-reserve-name", body.reserve(seat).count()),
            count("alhambra-longest-wall", body.wall(seat).into()),
        ]
    })
}
