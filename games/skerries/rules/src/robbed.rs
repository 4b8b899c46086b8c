//! States from which a piece is missing: the tests of the law that pieces are conserved must notice every one.

use crate::body::Body;

impl Body {
    /// Returns copies of the body with one piece removed, one for each place at which a piece lies, with the place's
    /// name. A catch that is in no place may still be drawn, so there is none for the deck.
    pub fn robbed(&self) -> Vec<(&'static str, Body)> {
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
