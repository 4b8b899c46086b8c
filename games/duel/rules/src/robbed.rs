//! States from which a piece is missing: the tests of the law that pieces are conserved must notice every one.

use jewels::{Cards, Reserved};

use crate::board::Spaces;
use crate::body::Body;
use crate::gems::Gems;

impl Body {
    /// Returns copies of the body with one piece removed, one for each place and each kind of piece that lies there,
    /// with the place's name.
    ///
    /// The royal cards below the board and the privileges above it are those that nobody holds, so none of them can be
    /// missing: a privilege that a player loses lies there, and a royal card that one loses is missing from the counts.
    pub fn robbed(&self) -> Vec<(&'static str, Body)> {
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
