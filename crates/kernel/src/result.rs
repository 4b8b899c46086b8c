use crate::{Rule, SEATS_MAX, Seat};

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The place of each seat, 1 for the first; tied seats share a place, and the next one is left out.
    /// 0 for seats the game does not have. Where nobody wins, nobody has place 1.
    pub places: [u8; SEATS_MAX],
    /// The rule by which the game ended.
    pub ended: Rule,
    /// The rule that decided who won.
    pub decided: Rule,
}

impl GameResult {
    /// Returns whether these places of so many seats can be those of a finished game: every seat's place is one more
    /// than the number of seats before it, or, where nobody wins, two more.
    pub fn is_sound(&self, players: u8) -> bool {
        let (seats, others) = self.places.split_at(usize::from(players));
        let first = if seats.contains(&1) { 1 } else { 2 };
        let place = |own: u8| first + seats.iter().filter(|&&other| other < own).count();
        seats.iter().all(|&own| usize::from(own) == place(own)) && others.iter().all(|&place| place == 0)
    }

    /// Returns the seats with place 1; none where nobody wins.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..SEATS_MAX as u8).map(Seat).filter(|seat| self.places[seat.index()] == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_those_before() {
        let rule = Rule { list: "chess", item: "1" };
        let sound = |places: [u8; SEATS_MAX], players| {
            GameResult { places, ended: rule, decided: rule }.is_sound(players)
        };
        assert!(sound([2, 1, 2, 4, 0, 0], 4));
        assert!(!sound([2, 1, 2, 3, 0, 0], 4), "two share the second place, so there is no third");
        assert!(!sound([1, 2, 0, 0, 0, 0], 3), "a seat without a place");
        assert!(sound([2, 2, 0, 0, 0, 0], 2), "nobody wins");
        assert!(sound([3, 2, 0, 0, 0, 0], 2), "nobody wins, and one comes before the other");
    }
}
