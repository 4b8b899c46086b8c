//! Games between two sides, of which each holds a number of seats.

use std::ops::Range;
use std::str::FromStr;
use std::time::Instant;

use catalog::{Awaiting, Chosen, Entry, SeededSource, Session};
use kernel::{SEATS_MAX, Seat};
use mind::Level;
use terminal::Story;
use text::Value;

use crate::crowd::{self, announce, mixed};
use crate::engine::Fault;
use crate::failure::Failure;
use crate::offered;
use crate::side::{Mover, Side};
use crate::story::Tell;
use crate::usage::{Wanted, players, seed, whole};

/// More inputs than any game between bots that try to win has.
const INPUTS_MAX: u32 = 100_000;

/// The result of one game for A.
#[derive(Clone, Copy, Default)]
pub struct Outcome {
    /// A's share of the victory.
    pub share: f64,
    /// Whether nobody won.
    pub won_by_nobody: bool,
    pub turns: u32,
    /// The times of the moves of A and of B.
    pub clocks: [Clock; 2],
    /// Whether A and B forfeited the game.
    pub forfeited: [bool; 2],
}

/// The times of one side's moves, in milliseconds.
#[derive(Clone, Copy, Default)]
pub struct Clock {
    moves: u32,
    total: f64,
    pub longest: f64,
}

impl Clock {
    fn add(&mut self, milliseconds: f64) {
        self.moves += 1;
        self.total += milliseconds;
        self.longest = self.longest.max(milliseconds);
    }

    fn with(self, other: Clock) -> Clock {
        Clock {
            moves: self.moves + other.moves,
            total: self.total + other.total,
            longest: self.longest.max(other.longest),
        }
    }

    pub fn mean(&self) -> f64 {
        if self.moves == 0 { 0.0 } else { self.total / f64::from(self.moves) }
    }
}

/// Returns A's share of the victories in all these games.
pub fn score(outcomes: &[Outcome]) -> f64 {
    outcomes.iter().map(|outcome| outcome.share).sum::<f64>() / outcomes.len() as f64
}

/// Returns the times of A's and of B's moves in all these games.
pub fn clocks(outcomes: &[Outcome]) -> [Clock; 2] {
    [0, 1].map(|side| outcomes.iter().map(|outcome| outcome.clocks[side]).fold(Clock::default(), Clock::with))
}

/// The options that say what is played.
#[derive(clap::Args, Debug)]
pub struct Games {
    /// The game
    game: String,
    /// The options of the game
    #[arg(value_name = "KEY=VALUE")]
    pub chosen: Vec<String>,
    /// The number of players
    #[arg(long, default_value_t = 2, value_parser = players())]
    pub players: u8,
    /// The seed that all cards and bots follow from
    #[arg(long, default_value_t = 1, value_parser = seed())]
    pub seed: u64,
    /// The number of games that are played at the same time; the games do not depend on it
    #[arg(long, value_parser = whole::<u32>(1..=256))]
    pub threads: Option<u32>,
}

/// The options that say who plays against whom: sides as they are written.
#[derive(clap::Args, Debug)]
pub struct Sides<S: Written> {
    /// The side that is measured
    #[arg(long, value_parser = S::from_str)]
    pub a: S,
    /// The side that holds all other seats
    #[arg(long, value_parser = S::from_str)]
    pub b: S,
    /// The number of seats that A holds; B holds the others
    #[arg(long, default_value_t = 1, value_parser = whole::<u8>(1..=SEATS_MAX as u64 - 1))]
    pub a_seats: u8,
}

/// A side as it is written on a command line.
pub trait Written: FromStr<Err = Wanted> + Clone + Send + Sync + 'static {}

impl<S: FromStr<Err = Wanted> + Clone + Send + Sync + 'static> Written for S {}

/// Returns A's score if all players are equal.
pub fn even(a_seats: u8, players: u8) -> f64 {
    f64::from(a_seats) / f64::from(players)
}

/// Two sides in one game, with the seats that they hold in turn.
pub struct Contest {
    /// The game before the deal.
    pub session: Box<dyn Session>,
    /// The options of the table.
    pub chosen: Chosen,
    /// A and B.
    pub sides: [Side; 2],
    /// The sets of seats that A holds, in turn with the same cards.
    line_ups: Vec<Vec<Seat>>,
    /// The seed that all cards and bots follow from.
    pub seed: u64,
}

/// A game that was played.
pub struct Played {
    pub outcome: Outcome,
    /// The game at its end, which is earlier than that of the rules if one of two players forfeited.
    pub session: Box<dyn Session>,
}

impl Contest {
    /// Prepares the games of two sides, each of which `ready` makes from what was written.
    ///
    /// # Errors
    /// If there is no such game, the game is not for this number of players, no seat is left for B, or a side cannot be
    /// made ready.
    pub fn open<S: Written>(
        games: &Games,
        sides: &Sides<S>,
        story: &Story,
        ready: impl Fn(&S, &dyn Entry) -> Result<Side, Failure>,
    ) -> Result<Contest, Failure> {
        let Games { game, chosen, players, seed, .. } = games;
        let Sides { a, b, a_seats } = sides;
        let (setup, chosen) = offered().set_up(game, *players, chosen)?;
        let session = offered().registry().open_with(&setup, &chosen)?;
        if a_seats >= players {
            let args = [("seats", *a_seats), ("players", *players)];
            let args = args.map(|(name, number)| (name, Value::Number(number.into())));
            return Err(Failure::Usage(story.say("arena-no-seat", &args)));
        }
        let entry = offered().registry().of_setup(&setup)?;
        let sides = [ready(a, entry)?, ready(b, entry)?];
        let line_ups = (0u32..1 << players).filter(|set| set.count_ones() == u32::from(*a_seats));
        let line_ups =
            line_ups.map(|set| Seat::all(*players).filter(|seat| set >> seat.0 & 1 == 1).collect());
        Ok(Contest { session, chosen, sides, line_ups: line_ups.collect(), seed: *seed })
    }

    /// Returns the sides as they are written.
    pub fn names(&self) -> [String; 2] {
        self.sides.each_ref().map(Side::told)
    }

    /// Returns how many consecutive games have the same cards: A holds every possible set of seats.
    pub fn games_a_deal(&self) -> u32 {
        self.line_ups.len() as u32
    }

    /// Returns the side that holds a seat in game `number`: 0 for A, 1 for B.
    pub fn side_of(&self, number: u32, seat: Seat) -> usize {
        let seats_of_a = &self.line_ups[(number % self.games_a_deal()) as usize];
        usize::from(!seats_of_a.contains(&seat))
    }

    /// Plays the games of these numbers, some at the same time, shows each to `keep`, and returns their results in order.
    ///
    /// # Errors
    /// If a game fails, or `keep` does.
    pub fn outcomes(
        &self,
        numbers: Range<u32>,
        threads: Option<u32>,
        story: &Story,
        keep: impl Fn(u32, &Played) -> Result<(), Failure> + Sync,
    ) -> Result<Vec<Outcome>, Failure> {
        let numbers: Vec<u32> = numbers.collect();
        crowd::play(&numbers, crowd::threads(threads), story, |number| {
            let played = self.play(number, story)?;
            keep(number, &played)?;
            Ok(played.outcome)
        })
    }

    /// Plays game `number`: consecutive games, as many as there are sets of seats for A, have the same cards. A side that
    /// forfeits loses against one other player; among more `greedy` plays on in its place, and the game counts as it ends.
    ///
    /// # Errors
    /// If the action of one of our bots is refused, or the game does not end.
    pub fn play(&self, number: u32, story: &Story) -> Result<Played, Failure> {
        let mut source = SeededSource::new(mixed(self.seed, number / self.games_a_deal()));
        let mut game = Game {
            contest: self,
            number,
            story,
            session: self.session.clone_box(),
            movers: self.sides.each_ref().map(Side::mover),
            outcome: Outcome::default(),
        };
        game.begin();
        while !game.is_forfeited() {
            match game.session.awaiting() {
                Awaiting::Chance { .. } => _ = game.session.draw_in(&mut source),
                Awaiting::Decision { seat } => game.decide(seat)?,
                Awaiting::Over => break,
            }
            if game.session.version() > INPUTS_MAX {
                let args = [("number", Value::Number(number.into()))];
                return Err(Failure::Failed(story.say("arena-endless", &args)));
            }
        }
        Ok(game.end())
    }
}

/// A game that is being played.
struct Game<'a> {
    contest: &'a Contest,
    number: u32,
    story: &'a Story,
    session: Box<dyn Session>,
    /// Those who play for A and for B.
    movers: [Mover<'a>; 2],
    outcome: Outcome,
}

impl Game<'_> {
    /// Returns whether one of two players forfeited, so that nobody is left to play on.
    fn is_forfeited(&self) -> bool {
        self.session.players() == 2 && self.outcome.forfeited.contains(&true)
    }

    /// Waits until both sides are ready.
    fn begin(&mut self) {
        for side in [0, 1] {
            if let Err(fault) = self.movers[side].begin(self.session.as_ref()) {
                self.forfeit(side, &fault);
            }
        }
    }

    /// Lets the seat to act play, unless its side forfeits.
    fn decide(&mut self, seat: Seat) -> Result<(), Failure> {
        let side = self.contest.side_of(self.number, seat);
        let bot_seed = mixed(!self.contest.seed, self.number);
        let seed = mixed(bot_seed, self.session.version());
        let began = Instant::now();
        let chosen = self.movers[side].choose(self.session.as_ref(), seat, seed);
        self.outcome.clocks[side].add(began.elapsed().as_secs_f64() * 1000.0);
        match chosen {
            Ok(action) => self.session.play(&action).map_err(|refused| {
                let args = [("action", action.as_str()), ("why", &self.story.why(&refused))];
                Failure::Failed(self.tell("arena-chose", side, &args))
            }),
            Err(fault) => {
                self.forfeit(side, &fault);
                Ok(())
            }
        }
    }

    /// Takes the game from a side. `greedy` plays on for it.
    fn forfeit(&mut self, side: usize, fault: &Fault) {
        announce(&self.tell("arena-forfeit", side, &[("fault", &fault.told(self.story))]));
        self.outcome.forfeited[side] = true;
        self.movers[side] = Mover::Bot(Level::GREEDY.into());
    }

    /// Tells something of a side in this game.
    fn tell(&self, id: &str, side: usize, args: &[(&str, &str)]) -> String {
        let (letter, bot) = (["A", "B"][side], self.contest.sides[side].told());
        let texts = [("side", letter), ("bot", &bot)].into_iter().chain(args.iter().copied());
        let mut args: Vec<_> = texts.map(|(name, value)| (name, Value::Text(value))).collect();
        args.push(("number", Value::Number(self.number.into())));
        self.story.say(id, &args)
    }

    /// Tells the engines that the game has ended, and returns the result.
    fn end(self) -> Played {
        let places = self.places();
        let Game { contest, number, session, movers, mut outcome, .. } = self;
        for mover in movers {
            mover.over(places.clone());
        }
        let winners = Seat::all(session.players()).filter(|seat| places[seat.index()] == 1);
        let winners: Vec<usize> = winners.map(|seat| contest.side_of(number, seat)).collect();
        let won = winners.iter().filter(|side| **side == 0).count();
        outcome.share = won as f64 / winners.len().max(1) as f64;
        outcome.won_by_nobody = winners.is_empty();
        outcome.turns = session.turns();
        Played { outcome, session }
    }

    /// Returns the places by seat, from 1: by the rules, or else those of two who forfeited are second.
    fn places(&self) -> Vec<u8> {
        let result = self.session.result();
        let of = |seat: Seat| match &result {
            Some(result) => result.places[seat.index()],
            None => 1 + u8::from(self.outcome.forfeited[self.contest.side_of(self.number, seat)]),
        };
        Seat::all(self.session.players()).map(of).collect()
    }
}
