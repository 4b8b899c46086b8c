// A whole game in one small file, for the examples in the documentation and for tests of the platform with every number
// of seats. Chance fills a heap, the players (two, unless the set-up says otherwise) take one or two stones in turn,
// and the player who takes the last one wins. Nothing is hidden.

use std::fmt::{self, Display};
use std::str::FromStr;

use kernel::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number of stones: taken by a player, or put down by chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Stones(pub u8);

/// The set-up of a game: the number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup(pub u8);

/// The only question: how many stones lie in the heap?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeapSize;

/// The only refusal: only one or two of the stones that are there can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotSoMany;

/// The state of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Nim {
    /// The stones that are left; none before chance has filled the heap.
    pub heap: Option<u8>,
    turns: u8,
    players: u8,
}

impl Nim {
    fn left(&self) -> u8 {
        self.heap.unwrap_or(0)
    }

    fn to_act(self) -> Seat {
        Seat(self.turns % self.players)
    }
}

impl Game for Nim {
    const NAME: &'static str = "nim";
    const RULES: u16 = 1;

    type Setup = Setup;
    type Action = Stones;
    type Decision = ();
    type Chance = HeapSize;
    type Outcome = Stones;
    type Effect = Stones;
    /// The heap, the turns, the number of players, and the viewer's seat (that number for a spectator).
    type View = (Option<u8>, u8, u8, u8);
    type Open = (Option<u8>, u8, u8);
    type Refusal = NotSoMany;

    fn new(setup: &Setup) -> Nim {
        Nim { heap: None, turns: 0, players: setup.0 }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn awaiting(&self) -> Awaiting<HeapSize> {
        match self.heap {
            None => Awaiting::Chance(HeapSize),
            Some(0) => Awaiting::Over,
            Some(_) => Awaiting::Decision(self.to_act()),
        }
    }

    fn decision(&self) -> Option<()> {
        (self.left() > 0).then_some(())
    }

    fn legal_actions(&self, each: impl FnMut(Stones)) {
        (1..=self.left().min(2)).map(Stones).for_each(each);
    }

    fn action_count(&self) -> u32 {
        self.left().min(2).into()
    }

    fn nth_action(&self, n: u32) -> Stones {
        Stones(n as u8 + 1)
    }

    fn check(&self, action: Stones) -> Result<(), NotSoMany> {
        if (1..=self.left().min(2)).contains(&action.0) { Ok(()) } else { Err(NotSoMany) }
    }

    fn play(&mut self, action: Stones, sink: &mut impl Sink<Stones>) {
        self.heap = Some(self.left() - action.0);
        self.turns += 1;
        sink.push(action);
    }

    fn outcomes(&self, mut each: impl FnMut(Stones, u32)) {
        if self.heap.is_none() {
            (4..=9).for_each(|stones| each(Stones(stones), 1));
        }
    }

    fn check_outcome(&self, outcome: Stones) -> Result<(), NotSoMany> {
        if self.heap.is_none() && (4..=9).contains(&outcome.0) { Ok(()) } else { Err(NotSoMany) }
    }

    fn draw(&self, chance: &mut impl Draw) -> Stones {
        Stones(4 + chance.below(6) as u8)
    }

    fn resolve(&mut self, outcome: Stones, _: &mut impl Sink<Stones>) {
        self.heap = Some(outcome.0);
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        let seat = if let Viewer::Seat(seat) = viewer { seat.0 } else { self.players };
        (self.heap, self.turns, self.players, seat)
    }

    fn viewer(view: &Self::View) -> Viewer {
        if view.3 < view.2 { Viewer::Seat(Seat(view.3)) } else { Viewer::Spectator }
    }

    fn redact(effect: Stones, _: Viewer) -> Stones {
        effect
    }

    fn determinize(view: &Self::View, _: &mut impl Draw) -> Nim {
        Nim { heap: view.0, turns: view.1, players: view.2 }
    }

    fn open(&self) -> Self::Open {
        (self.heap, self.turns, self.players)
    }

    fn scores(&self) -> [i16; SEATS_MAX] {
        [0; SEATS_MAX]
    }

    fn result(&self) -> Option<GameResult> {
        let ended = Rule { list: Nim::NAME, item: "1" };
        // After the last stone, the seat to act is the one after the seat that took it; the others are all second.
        let mut places = [0; SEATS_MAX];
        for seat in Seat::all(self.players) {
            let next = Seat((seat.0 + 1) % self.players);
            places[seat.index()] = if next == self.to_act() { 1 } else { 2 };
        }
        (self.heap == Some(0)).then_some(GameResult { places, ended, decided: ended })
    }

    fn turns(&self) -> u32 {
        self.turns.into()
    }

    fn digest(&self) -> u64 {
        let heap = self.heap.map_or(0, |heap| 1 + u64::from(heap));
        Digest::new().word(heap).word(self.turns.into()).word(self.players.into()).finish()
    }
}

impl Question for HeapSize {
    fn source(&self) -> u8 {
        0
    }

    fn private_to(&self) -> Option<Seat> {
        None
    }
}

impl Explain for NotSoMany {
    fn rule(&self) -> Rule {
        Rule { list: Nim::NAME, item: "2" }
    }

    fn message(&self) -> Message {
        Message::new("nim-not-so-many")
    }
}

impl Narrate for Stones {
    fn message(&self) -> Message {
        Message::new("nim-taken").number("stones", self.0)
    }
}

impl Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Stones {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Stones, NotationError> {
        text.parse().map(Stones).map_err(|_| NotationError::new(text, "nim-form-stones"))
    }
}

impl Serialize for Stones {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Stones {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Stones, D::Error> {
        u8::deserialize(from).map(Stones)
    }
}

impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} players={} rules={}", Nim::NAME, self.0, Nim::RULES)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Setup, SetupError> {
        let mut options = SetupLine::of_game(line, Nim::NAME, Nim::RULES)?;
        let players = options.take("players")?.unwrap_or(2);
        options.finish()?;
        let (rule, range) = (Rule { list: Nim::NAME, item: "3" }, (2, SEATS_MAX as u8));
        let allowed = (range.0..=range.1).contains(&players);
        if allowed { Ok(Setup(players)) } else { Err(SetupError::Players { rule, players, range }) }
    }
}

impl Display for HeapSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("size of the heap")
    }
}
