use kernel::{Arg, Message, Pieces, Seat};

/// Collects a few facts of a game: the dearest purchase, the most tokens that a player took of a colour, and the most
/// purchases without tokens.
#[derive(Default)]
pub struct Facts {
    /// The number of tokens, the player, and the card with its set.
    dearest: Option<(u8, Seat, (&'static str, u8))>,
    /// The tokens that were taken, by player and letter.
    taken: Vec<(Seat, char, i32)>,
    /// The cards that cost nothing, by player.
    free: Vec<(Seat, i32)>,
}

impl Facts {
    /// Notes a purchase: the card, by its set and number, and the number of tokens.
    pub fn buy(&mut self, seat: Seat, card: (&'static str, u8), tokens: u8) {
        if tokens == 0 {
            match self.free.iter_mut().find(|(known, _)| *known == seat) {
                Some((_, cards)) => *cards += 1,
                None => self.free.push((seat, 1)),
            }
        } else if self.dearest.is_none_or(|(most, ..)| tokens > most) {
            self.dearest = Some((tokens, seat, card));
        }
    }

    /// Notes tokens that were taken.
    pub fn take(&mut self, seat: Seat, tokens: Pieces) {
        for letter in tokens.letters().chars() {
            match self.taken.iter_mut().find(|(known, of, _)| (*known, *of) == (seat, letter)) {
                Some((.., count)) => *count += 1,
                None => self.taken.push((seat, letter, 1)),
            }
        }
    }

    /// Returns the facts as messages.
    pub fn told(self) -> Vec<Message> {
        let by = |id, seat| Message::new(id).with("player", Arg::Seat(seat));
        let dearest = self.dearest.map(|(tokens, seat, (set, card))| {
            by("jewels-fact-dearest", seat).card("card", set, card).number("tokens", tokens)
        });
        let taken = self.taken.into_iter().max_by_key(|(.., count)| *count).map(|(seat, letter, count)| {
            let gem = Pieces::new(jewels::SET, [letter]);
            by("jewels-fact-taken", seat).number("count", count).with("gem", Arg::Pieces(gem))
        });
        let free = self.free.into_iter().max_by_key(|(_, cards)| *cards);
        let free = free.map(|(seat, cards)| by("jewels-fact-free", seat).number("cards", cards));
        [dearest, taken, free].into_iter().flatten().collect()
    }
}
