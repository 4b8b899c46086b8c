use kernel::{Game, SEATS_MAX, Viewer};

use crate::{Breach, Subject, hold};

/// The points of a game as the gains of its effects add up to, with the eyes of every viewer.
pub(crate) struct Sums(Vec<(Viewer, [i16; SEATS_MAX])>);

impl Sums {
    /// Creates the sums of a game in which nothing has happened.
    pub fn new(players: u8) -> Sums {
        Sums(Viewer::all(players).map(|viewer| (viewer, [0; SEATS_MAX])).collect())
    }

    /// Checks law 8 after an input with these effects.
    pub fn add<G: Game>(
        &mut self,
        subject: &Subject<G>,
        effects: &[G::Effect],
        after: &G,
    ) -> Result<(), Breach> {
        for (viewer, sums) in &mut self.0 {
            for effect in effects {
                (subject.gains)(&G::redact(*effect, *viewer), &mut |gain| {
                    if gain.origin.wins_by.is_none() {
                        sums[gain.seat.index()] += gain.amount;
                    }
                });
            }
            hold(8, *sums == after.scores(), || {
                format!("{viewer} is told {sums:?} by {effects:?}, and the points are {:?}", after.scores())
            })?;
        }
        Ok(())
    }
}
