//! The duties of a turn, of which the agenda holds those that are still to be done, and the decisions among them.

/// Something that has to be done before the game can continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Duty {
    /// Deal money to this seat until it has enough, then to the next.
    Deal(u8),
    /// Lay the first money cards open.
    LayOpen,
    /// Give the neutral player this number of tiles.
    Neutral(u8),
    /// Lay money cards open until there are four again.
    Money,
    /// Lay tiles on the empty squares.
    Market,
    /// Continue after the refill: with a round of scoring, the end, or the next turn.
    Turn,
    /// Take money, buy or redesign.
    Act,
    /// Lay down the next card of a payment with cards to spare.
    Pay,
    /// Place what was bought.
    Place,
    /// End the turn.
    EndTurn,
    /// Let the players who got last tiles place them, from the one after the player who moved last; the number counts
    /// those who have.
    Last(u8),
    /// Score the last round.
    Finish,
}

/// A word, the constructor of its duty from a count, and the number of possible counts.
type Named = (&'static str, fn(u8) -> Duty, u8);

impl Duty {
    /// The value of the unused places of an agenda.
    pub(crate) const FILLER: Duty = Duty::EndTurn;

    /// All kinds, with their words in views and the count at which they are done.
    const WORDS: [Named; 12] = [
        ("deal", Duty::Deal, 6),
        ("lay_open", |_| Duty::LayOpen, 1),
        ("neutral", Duty::Neutral, 55),
        ("money", |_| Duty::Money, 1),
        ("market", |_| Duty::Market, 1),
        ("turn", |_| Duty::Turn, 1),
        ("act", |_| Duty::Act, 1),
        ("pay", |_| Duty::Pay, 1),
        ("place", |_| Duty::Place, 1),
        ("end_turn", |_| Duty::EndTurn, 1),
        ("last", Duty::Last, 6),
        ("finish", |_| Duty::Finish, 1),
    ];

    /// Returns a stable code for digests: its number among the kinds, and its count.
    pub(crate) const fn code(self) -> [u8; 2] {
        match self {
            Duty::Deal(count) => [0, count],
            Duty::LayOpen => [1, 0],
            Duty::Neutral(count) => [2, count],
            Duty::Money => [3, 0],
            Duty::Market => [4, 0],
            Duty::Turn => [5, 0],
            Duty::Act => [6, 0],
            Duty::Pay => [7, 0],
            Duty::Place => [8, 0],
            Duty::EndTurn => [9, 0],
            Duty::Last(count) => [10, count],
            Duty::Finish => [11, 0],
        }
    }

    /// Returns the word in views, with its count if it has one.
    pub(crate) fn text(self) -> String {
        let [kind, count] = self.code();
        let (word, _, counts) = Duty::WORDS[usize::from(kind)];
        if counts > 1 { format!("{word} {count}") } else { word.to_owned() }
    }

    /// Returns the duty of a text in a view.
    pub(crate) fn of_text(text: &str) -> Option<Duty> {
        let (word, count) = text.split_once(' ').unwrap_or((text, "0"));
        let (_, make, below) = Duty::WORDS.iter().find(|(known, ..)| *known == word)?;
        let count = count.parse().ok().filter(|count| count < below)?;
        Some(make(count)).filter(|duty| duty.text() == text)
    }

    /// Returns the decision that this duty leaves to a player, if it leaves one.
    pub(crate) const fn decision(self) -> Option<Decision> {
        match self {
            Duty::Act => Some(Decision::Act),
            Duty::Pay => Some(Decision::Pay),
            Duty::Place => Some(Decision::Place),
            Duty::Last(_) => Some(Decision::PlaceLast),
            _ => None,
        }
    }
}

/// The decisions of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Take money, buy or redesign, as the first action of a turn.
    Act,
    /// Take money, buy or redesign, after an exact payment (`alhambra 34`).
    ActAgain,
    /// Lay down the next card of a payment with cards to spare.
    Pay,
    /// Place what was bought.
    Place,
    /// Place a tile that was left on the market at the end.
    PlaceLast,
}

impl kernel::Decision for Decision {
    fn name(self) -> &'static str {
        match self {
            Decision::Act | Decision::ActAgain => "act",
            Decision::Pay => "pay",
            Decision::Place => "place",
            Decision::PlaceLast => "place_last",
        }
    }

    fn begins_turn(self) -> bool {
        self == Decision::Act
    }

    fn continues_action(self) -> bool {
        self == Decision::Pay
    }
}
