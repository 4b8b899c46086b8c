//! States from which a piece is missing: the count of the pieces must notice every one.

use crate::Skerries;
use crate::body::Body;
use crate::conserved::conserved;
use crate::setup::PLAYERS;
use crate::setup::{Setup, Weather};

impl Body {
    /// Returns copies of the body with one piece removed, one for each place at which a piece lies, with the place's
    /// name. A catch that is in no place may still be drawn, so there is none for the deck.
    fn robbed(&self) -> Vec<(&'static str, Body)> {
        let mut robbed = Vec::new();
        let mut rob = |place, remove: &dyn Fn(&mut Body)| {
            let mut less = *self;
            remove(&mut less);
            robbed.push((place, less));
        };
        if self.stock > 0 {
            rob("oil of the stock", &|body| body.stock -= 1);
        }
        for (seat, player) in self.seats().enumerate() {
            if player.oil > 0 {
                rob("oil of a player", &|body| body.seats[seat].oil -= 1);
            }
            if player.hand != 0 {
                rob("order in a hand", &|body| body.seats[seat].hand &= player.hand - 1);
            }
        }
        robbed
    }
}

#[test]
fn every_missing_piece_is_noticed() {
    let of = |weather| PLAYERS.map(move |players| Setup::new(players, weather).expect("a number of players"));
    let setups: Vec<Setup> = of(Weather::Fair).chain(of(Weather::Gale)).collect();
    laws::notices_what_is_missing(&setups, &PLACES, |game: &Skerries| game.body.robbed(), conserved);
}

/// The places of pieces, each with the kind of piece.
const PLACES: [&str; 3] = ["oil of the stock", "oil of a player", "order in a hand"];
