//! The duties of a turn, of which the agenda holds those that are still to be done, and the decisions among them.

/// Something that has to be done before the game can continue. A number counts the players for whom it has been done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Duty {
    /// Deal an order: two to each player, from seat 0.
    DealOrder(u8),
    /// Deal a catch into each boat, from seat 0.
    DealCatch(u8),
    /// Lay catches on the quay until it is full.
    LayOut,
    /// Take a catch or fill up with oil.
    Act,
    /// Fill the last place of the quay.
    Refill,
    /// Ask each player for oil, from the one whose turn it is.
    Watch(u8),
    /// Let the players whom the storm strikes throw a catch overboard, from the one whose turn it is.
    Jettison(u8),
    /// End the game if it is over; otherwise begin the next player's turn.
    EndTurn,
    /// Let each player deliver an order, from the one who began.
    Deliver(u8),
}

/// A word, the constructor of its duty from a count, and the number of possible counts.
type Named = (&'static str, fn(u8) -> Duty, u8);

impl Duty {
    /// The value of the unused places of an agenda.
    pub(crate) const FILLER: Duty = Duty::EndTurn;

    /// All kinds, with their words in views and the count at which they are done.
    const WORDS: [Named; 9] = [
        ("deal_order", Duty::DealOrder, 12),
        ("deal_catch", Duty::DealCatch, 6),
        ("lay_out", |_| Duty::LayOut, 1),
        ("act", |_| Duty::Act, 1),
        ("refill", |_| Duty::Refill, 1),
        ("watch", Duty::Watch, 6),
        ("jettison", Duty::Jettison, 6),
        ("end_turn", |_| Duty::EndTurn, 1),
        ("deliver", Duty::Deliver, 6),
    ];

    /// Returns a code for digests: its number among the kinds, and its count. It is permanent, since digests are stored
    /// with games.
    pub(crate) const fn code(self) -> [u8; 2] {
        match self {
            Duty::DealOrder(count) => [0, count],
            Duty::DealCatch(count) => [1, count],
            Duty::LayOut => [2, 0],
            Duty::Act => [3, 0],
            Duty::Refill => [4, 0],
            Duty::Watch(count) => [5, count],
            Duty::Jettison(count) => [6, count],
            Duty::EndTurn => [7, 0],
            Duty::Deliver(count) => [8, count],
        }
    }

    /// Returns the word of the duty in views, and its count.
    pub(crate) fn word(self) -> (&'static str, u8) {
        let [kind, count] = self.code();
        (Duty::WORDS[usize::from(kind)].0, count)
    }

    /// Returns the duty of a word and a count, if there is one.
    pub(crate) fn of_word(word: &str, count: u8) -> Option<Duty> {
        let (_, make, below) = Duty::WORDS.iter().find(|(known, ..)| *known == word)?;
        (count < *below).then(|| make(count))
    }

    /// Returns the decision that this duty leaves to a player, if it leaves one.
    pub(crate) const fn decision(self) -> Option<Decision> {
        match self {
            Duty::Act => Some(Decision::Act),
            Duty::Watch(_) => Some(Decision::Watch),
            Duty::Jettison(_) => Some(Decision::Jettison),
            Duty::Deliver(_) => Some(Decision::Deliver),
            Duty::DealOrder(_) | Duty::DealCatch(_) | Duty::LayOut | Duty::Refill | Duty::EndTurn => None,
        }
    }
}

/// The decisions of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Take a catch or fill up with oil.
    Act,
    /// Give oil to the beacon or keep it.
    Watch,
    /// Throw a catch overboard.
    Jettison,
    /// Deliver an order.
    Deliver,
}

impl kernel::Decision for Decision {
    fn name(self) -> &'static str {
        match self {
            Decision::Act => "act",
            Decision::Watch => "watch",
            Decision::Jettison => "jettison",
            Decision::Deliver => "deliver",
        }
    }

    fn begins_turn(self) -> bool {
        self == Decision::Act
    }
}
