//! The observation of a position, for the learned judgement: what the seat to act knows, as small counts.

mod names;
mod piece;
mod player;
mod table;

use kernel::{Seat, Viewer};
use neural::{Layout, Observation};
use splendor::{Body, CardId, Module, View};

use super::orient;

/// The places of an observation.
pub(super) const LAYOUT: Layout = Layout {
    table: &names::TABLE,
    seat: &names::PLAYER,
    zones: &["market", "hand"],
    piece: &names::CARD,
    pieces_max: MARKET_MAX + splendor::HAND_MAX,
};

/// The number of the zone of the market, and of the hand.
const MARKET: usize = 0;
const HAND: usize = 1;
/// The most cards of the market.
const MARKET_MAX: usize = 3 * splendor::COLUMNS + orient::PLACES;
/// The most cards within a player's reach.
const REACH_MAX: usize = MARKET_MAX + splendor::HAND_MAX;

/// Fills an observation with what the seat knows that has the view.
pub(super) fn observe(view: &View, out: &mut Observation) {
    let body = view.body();
    let Viewer::Seat(viewer) = view.viewer() else { panic!("a seat observes") };
    let market = Market::of(body);
    out.begin(&table::counts(body, viewer));
    for after in 0..body.players() {
        let seat = Seat((viewer.0 + after) % body.players());
        let reach = piece::Reach::of(body, seat, &market);
        out.seat(&player::counts(body, seat, after, &reach));
        reach.each_piece(&market, |zone, counts| out.piece(zone, counts));
    }
}

/// The cards of the market, with how far each is for each player.
struct Market {
    cards: [Option<Offer>; MARKET_MAX],
}

/// A card of the market.
#[derive(Clone, Copy)]
struct Offer {
    card: CardId,
    /// The number of gems and gold that each player lacks for it; [`FAR`] where they may not have it.
    lacking: [u8; splendor::PLAYERS_MAX],
    /// The owner and the number of the strongholds on it.
    tower: Option<(Seat, u8)>,
}

/// More gems than anybody can lack.
const FAR: u8 = 15;

impl Market {
    fn of(body: &Body) -> Market {
        let mut market = Market { cards: [None; MARKET_MAX] };
        let has_towers = body.modules().has(Module::Strongholds);
        for (place, card) in market.cards.iter_mut().zip(body.face_up_cards()) {
            let tower = if has_towers { body.strongholds_on(card) } else { None };
            let mut lacking = [FAR; splendor::PLAYERS_MAX];
            for seat in Seat::all(body.players()) {
                if tower.is_none_or(|(owner, _)| owner == seat) {
                    lacking[seat.index()] = piece::lacking(body.seat(seat), card);
                }
            }
            *place = Some(Offer { card, lacking, tower });
        }
        market
    }

    fn offers(&self) -> impl Iterator<Item = &Offer> {
        self.cards.iter().map_while(Option::as_ref)
    }
}

/// A row of counts that is filled from the front.
struct Row<const N: usize> {
    counts: [u8; N],
    next: usize,
}

impl<const N: usize> Row<N> {
    fn new() -> Self {
        Row { counts: [0; N], next: 0 }
    }

    fn add<const M: usize>(&mut self, counts: [u8; M]) {
        self.counts[self.next..self.next + M].copy_from_slice(&counts);
        self.next += M;
    }

    /// Goes on without these places, whose counts stay zero.
    fn skip(&mut self, places: usize) {
        self.next += places;
    }

    fn full(self) -> [u8; N] {
        debug_assert_eq!(self.next, N);
        self.counts
    }
}

/// Returns the counts of the five colours.
fn colours(gems: splendor::Gems) -> [u8; 5] {
    let [white, blue, green, red, black, ..] = gems.counts();
    [white, blue, green, red, black]
}
