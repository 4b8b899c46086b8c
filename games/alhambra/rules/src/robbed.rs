//! States from which a piece is missing: the tests of the law that pieces are conserved must notice every one.

use kernel::Seat;

use crate::body::{Body, NONE, SQUARES};
use crate::money::{Card, NO_CARD, OPEN, Purse};

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
    pub fn robbed(&self) -> Vec<(&'static str, Body)> {
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

    /// Checks that every tile and every money card is in exactly one place.
    ///
    /// # Errors
    /// If a piece is missing or in several places; the error names it.
    pub fn conserved(&self) -> Result<(), String> {
        let market = self.market().fold(0, |set, (_, tile)| set | tile.bit());
        let places = [self.bag, self.bought, self.neutral, market];
        let all = places.iter().chain(&self.reserve).chain(&self.built);
        let mut seen = 0;
        for set in all {
            if seen & set != 0 {
                return Err("a tile is in two places".into());
            }
            seen |= set;
        }
        if seen != crate::tile::ALL {
            return Err("a tile is missing".into());
        }
        for card in Card::all() {
            let open = self.open().filter(|&open| open == card).count() as u8;
            let hands = self.hands.iter().map(|hand| hand.count(card)).sum::<u8>();
            let count = open + hands + self.deck.count(card) + self.discard.count(card);
            if count != self.copies() {
                return Err(format!("there are {count} cards {card}"));
            }
        }
        Ok(())
    }
}
