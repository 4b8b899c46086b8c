//! Games between two bots, of which each holds a number of seats.

use std::time::Instant;

use catalog::{Awaiting, SeededSource, Session};
use kernel::{SEATS_MAX, Seat};
use mind::BotSpec;
use terminal::Story;
use text::Value;

use crate::crowd::mixed;
use crate::failure::Failure;
use crate::offered;
use crate::rival::Rival;
use crate::story::Tell;
use crate::usage::{players, seed, whole};

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

/// Returns the times of A's and of B's moves in all these games.
pub fn clocks(outcomes: &[Outcome]) -> [Clock; 2] {
    [0, 1].map(|side| outcomes.iter().map(|outcome| outcome.clocks[side]).fold(Clock::default(), Clock::with))
}

/// The options that say who plays what against whom.
#[derive(clap::Args, Debug)]
pub struct Sides {
    /// The game
    game: String,
    /// The options of the game
    #[arg(value_name = "KEY=VALUE")]
    pub chosen: Vec<String>,
    /// The bot that is measured: random, greedy, fitted, master, master:NODES, FILE.net@ROUNDS:NODES
    #[arg(long)]
    a: Rival,
    /// The bot that holds all other seats
    #[arg(long)]
    b: Rival,
    /// The number of players
    #[arg(long, default_value_t = 2, value_parser = players())]
    pub players: u8,
    /// The number of seats that A holds; B holds the others
    #[arg(long, default_value_t = 1, value_parser = whole::<u8>(1..=SEATS_MAX as u64 - 1))]
    pub a_seats: u8,
    /// The seed that all cards and bots follow from
    #[arg(long, default_value_t = 1, value_parser = seed())]
    pub seed: u64,
    /// The number of games that are played at the same time; the games do not depend on it
    #[arg(long, value_parser = whole::<u32>(1..=256))]
    pub threads: Option<u32>,
}

impl Sides {
    /// Returns A's score if all players are equal.
    pub fn even(&self) -> f64 {
        f64::from(self.a_seats) / f64::from(self.players)
    }
}

/// Two bots in one game, with the seats that they hold in turn.
pub struct Contest {
    /// The game before the deal.
    pub session: Box<dyn Session>,
    /// A and B.
    pub bots: [BotSpec; 2],
    rivals: [Rival; 2],
    /// The sets of seats that A holds, in turn with the same cards.
    line_ups: Vec<Vec<Seat>>,
    /// The seed that all cards and bots follow from.
    pub seed: u64,
}

impl Contest {
    /// Prepares the games of two sides.
    ///
    /// # Errors
    /// If there is no such game, the game is not for this number of players, no seat is left for B, or a network
    /// cannot be read.
    pub fn open(sides: &Sides, story: &Story) -> Result<Contest, Failure> {
        let Sides { game, chosen, a, b, players, a_seats, seed, .. } = sides;
        let (setup, chosen) = offered().set_up(game, *players, chosen)?;
        let session = offered().registry().open_with(&setup, &chosen)?;
        if a_seats >= players {
            let args = [("seats", *a_seats), ("players", *players)];
            let args = args.map(|(name, number)| (name, Value::Number(number.into())));
            return Err(Failure::Usage(story.say("arena-no-seat", &args)));
        }
        let entry = offered().registry().of_setup(&setup)?;
        let bots = [a.bot(entry, story)?, b.bot(entry, story)?];
        let line_ups = (0u32..1 << players).filter(|set| set.count_ones() == u32::from(*a_seats));
        let line_ups =
            line_ups.map(|set| Seat::all(*players).filter(|seat| set >> seat.0 & 1 == 1).collect());
        let rivals = [a.clone(), b.clone()];
        Ok(Contest { session, bots, rivals, line_ups: line_ups.collect(), seed: *seed })
    }

    /// Returns the bots as they are written.
    pub fn names(&self) -> [String; 2] {
        [0, 1].map(|side| self.rivals[side].told(&self.bots[side]))
    }

    /// Returns how many consecutive games have the same cards: A holds every possible set of seats.
    pub fn games_a_deal(&self) -> u32 {
        self.line_ups.len() as u32
    }

    /// Plays game `number`: consecutive games, as many as there are sets of seats for A, have the same cards.
    ///
    /// # Errors
    /// If a bot's action is refused, or the game does not end.
    pub fn play(&self, number: u32, story: &Story) -> Result<Outcome, Failure> {
        let (deal, line_up) = (number / self.games_a_deal(), number % self.games_a_deal());
        let seats_of_a = &self.line_ups[line_up as usize];
        let mut source = SeededSource::new(mixed(self.seed, deal));
        let bot_seed = mixed(!self.seed, number);
        let mut session = self.session.clone_box();
        let mut outcome = Outcome::default();
        loop {
            match session.awaiting() {
                Awaiting::Chance { .. } => {
                    session.draw_in(&mut source);
                }
                Awaiting::Decision { seat } => {
                    let side = usize::from(!seats_of_a.contains(&seat));
                    let bot = &self.bots[side];
                    let began = Instant::now();
                    let action = session.think(bot, mixed(bot_seed, session.version())).unwrap_or_default();
                    outcome.clocks[side].add(began.elapsed().as_secs_f64() * 1000.0);
                    session.play(&action).map_err(|refused| {
                        let (bot, why) = (bot.to_string(), story.why(&refused));
                        let args = [("bot", bot.as_str()), ("action", &action), ("why", &why)];
                        let mut args = args.map(|(name, value)| (name, Value::Text(value))).to_vec();
                        args.push(("number", Value::Number(number.into())));
                        Failure::Failed(story.say("arena-chose", &args))
                    })?;
                }
                Awaiting::Over => break,
            }
            if session.version() > INPUTS_MAX {
                let args = [("number", Value::Number(number.into()))];
                return Err(Failure::Failed(story.say("arena-endless", &args)));
            }
        }
        let winners: Vec<Seat> =
            session.result().iter().flat_map(|result| result.winners().collect::<Vec<_>>()).collect();
        let won = winners.iter().filter(|winner| seats_of_a.contains(winner)).count();
        outcome.share = won as f64 / winners.len().max(1) as f64;
        outcome.won_by_nobody = winners.is_empty();
        outcome.turns = session.turns();
        Ok(outcome)
    }
}
