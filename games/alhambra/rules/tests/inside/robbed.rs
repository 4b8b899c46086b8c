//! States from which a piece is missing: the count of the pieces must notice every one.

use kernel::Seat;

use crate::Alhambra;
use crate::body::{Body, NONE, SQUARES};
use crate::conserved::conserved;
use crate::money::{NO_CARD, OPEN, Purse};
use crate::setup::{PLAYERS, Setup, Walls};

/// Returns a purse without one of its cards.
fn less(purse: &Purse) -> Purse {
    let mut less = *purse;
    if let Some(card) = purse.cards().next() {
        less.take(card);
    }
    less
}

impl Body {
    /// Returns copies of the body with one piece removed, one for each place at which a piece lies, with the place's
    /// name.
    fn robbed(&self) -> Vec<(&'static str, Body)> {
        let mut robbed = Vec::new();
        let mut rob = |place, is_there: bool, remove: &dyn Fn(&mut Body)| {
            if is_there {
                let mut less = *self;
                remove(&mut less);
                robbed.push((place, less));
            }
        };
        let lowest = |set: u64| set & set.wrapping_sub(1);
        rob("tile in the bag", self.bag != 0, &|body| body.bag = lowest(body.bag));
        rob("tile that was bought", self.bought != 0, &|body| body.bought = lowest(body.bought));
        rob("tile of the neutral player", self.neutral != 0, &|body| body.neutral = lowest(body.neutral));
        for square in (0..SQUARES).filter(|&square| self.market[square] != NONE) {
            rob("tile on the market", true, &|body| body.market[square] = NONE);
        }
        for place in (0..OPEN).filter(|&place| self.open[place] != NO_CARD) {
            rob("open money", true, &|body| body.open[place] = NO_CARD);
        }
        rob("money of the deck", !self.deck.is_empty(), &|body| body.deck = less(&body.deck));
        rob("money of the discard pile", !self.discard.is_empty(), &|body| {
            body.discard = less(&body.discard)
        });
        for at in Seat::all(self.players).map(Seat::index) {
            rob("tile in a reserve", self.reserve[at] != 0, &|body| {
                body.reserve[at] = lowest(body.reserve[at]);
            });
            rob("tile on a board", self.built[at] != 0, &|body| body.built[at] = lowest(body.built[at]));
            rob("money of a player", !self.hands[at].is_empty(), &|body| {
                body.hands[at] = less(&body.hands[at]);
            });
        }
        robbed
    }
}

#[test]
fn every_missing_piece_is_noticed() {
    let of = |walls| PLAYERS.map(move |players| Setup::new(players, walls).expect("a number of players"));
    let setups: Vec<Setup> = of(Walls::Sides).chain(of(Walls::Tiles)).collect();
    laws::notices_what_is_missing(&setups, &PLACES, |game: &Alhambra| game.body.robbed(), conserved);
}

/// The places of pieces, each with the kind of piece.
const PLACES: [&str; 10] = [
    "tile in the bag",
    "tile that was bought",
    "tile of the neutral player",
    "tile on the market",
    "open money",
    "money of the deck",
    "money of the discard pile",
    "tile in a reserve",
    "tile on a board",
    "money of a player",
];
