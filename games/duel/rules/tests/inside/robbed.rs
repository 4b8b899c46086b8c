//! States from which a piece is missing: the count of the pieces must notice every one.

use jewels::{Cards, Reserved};

use crate::Duel;
use crate::board::Spaces;
use crate::body::Body;
use crate::conserved::conserved;
use crate::gems::Gems;
use crate::setup::Setup;

impl Body {
    /// Returns copies of the body with one piece removed, one for each place and each kind of piece that lies there,
    /// with the place's name.
    ///
    /// The royal cards below the board and the privileges above it are those that nobody holds, so none of them can be
    /// missing. A privilege that a player loses lies there, and a royal card that one loses is missing from the counts.
    fn robbed(&self) -> Vec<(&'static str, Body)> {
        let mut robbed = Vec::new();
        let mut rob = |place, remove: &dyn Fn(&mut Body)| {
            let mut less = *self;
            remove(&mut less);
            robbed.push((place, less));
        };
        for (gem, _) in self.bag.iter() {
            rob("token in the bag", &|body| body.bag -= Gems::one(gem));
        }
        for space in self.board.occupied().iter() {
            rob("token on the board", &|body| assert!(!body.board.take(Spaces::one(space)).is_none()));
        }
        if let Some(card) = (0..3).find_map(|level| self.unseen(level).next()) {
            rob("card in a deck", &|body| body.unseen.take(card));
        }
        if let Some(slot) = self.face_up_cards().next().and_then(|card| self.slot_of(card)) {
            rob("card in the pyramid", &|body| body.pyramid.set(slot, 0));
        }
        for (seat, player) in self.seats().enumerate() {
            for (gem, _) in player.tokens.iter() {
                rob("token of a player", &|body| body.seats[seat].tokens -= Gems::one(gem));
            }
            if let Some(card) = player.hand().find_map(Reserved::card) {
                rob("card in a hand", &|body| assert!(body.seats[seat].hand.take(card)));
            }
            if let Some(card) = player.bought().next() {
                rob("card that was bought", &|body| {
                    body.seats[seat].bought = Cards::NONE;
                    player
                        .bought()
                        .filter(|&other| other != card)
                        .for_each(|other| body.seats[seat].bought.put(other));
                });
            }
            if let Some(royal) = player.royals().next() {
                rob("royal card of a player", &|body| body.seats[seat].royals &= !(1 << royal.row()));
            }
        }
        robbed
    }
}

#[test]
fn every_missing_piece_is_noticed() {
    let setups = [Setup::new(2).expect("two players")];
    laws::notices_what_is_missing(&setups, &PLACES, |game: &Duel| game.body.robbed(), conserved);
}

/// The places of pieces, each with the kind of piece.
const PLACES: [&str; 8] = [
    "token in the bag",
    "token on the board",
    "token of a player",
    "card in a deck",
    "card in the pyramid",
    "card in a hand",
    "card that was bought",
    "royal card of a player",
];
