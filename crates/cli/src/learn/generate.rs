//! Lets a bot play against itself, in every seat, and stores the games with what its searches found.

use std::path::PathBuf;
use std::sync::Mutex;

use catalog::{Awaiting, SeededSource, Session};
use kernel::Draw;
use mind::{Advice, BotSpec};
use search::Rng;
use terminal::Paint;
use text::Language;

use super::games_file::{Game, GamesError, GamesFile, Head, Turn};
use crate::crowd::{self, mixed};
use crate::failure::Failure;
use crate::offered;
use crate::rival::Rival;
use crate::story::{Tell, story};
use crate::usage::{players, seed, whole};

/// The options of `generate`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The game
    game: String,
    /// The options of the game
    #[arg(value_name = "KEY=VALUE")]
    chosen: Vec<String>,
    /// The file of games
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The bot in every seat
    #[arg(long)]
    bot: Rival,
    /// The number of games in the file at the end
    #[arg(long, value_parser = whole::<u32>(1..=10_000_000))]
    games: u32,
    /// The number of players
    #[arg(long, default_value_t = 2, value_parser = players())]
    players: u8,
    /// The seed that all cards and bots follow from
    #[arg(long, default_value_t = 1, value_parser = seed())]
    seed: u64,
    /// The number of games that are played at the same time; the games do not depend on it
    #[arg(long, value_parser = whole::<u32>(1..=256))]
    threads: Option<u32>,
}

/// At most so many of the first decisions of a game are drawn in proportion to visits, so that games differ.
const FIRST_DRAWN: u32 = 15;
/// Of the later decisions, one in this number is drawn likewise, so that what follows a mistake is seen.
const DRAWN: u32 = 25;

/// Plays the games that the file lacks.
///
/// # Errors
/// If there is no such game, or the file cannot be used.
pub fn run(options: &Options, language: Language) -> Result<(), Failure> {
    let story = story(language, Paint::NONE);
    let (setup, chosen) = offered().set_up(&options.game, options.players, &options.chosen)?;
    let session = offered().registry().open_with(&setup, &chosen)?;
    let bot = options.bot.bot(offered().registry().of_setup(&setup)?, &story)?;
    let weights = options.bot.weights(&story)?;
    let head = Head::new(setup.to_string(), options.bot.told(&bot), weights, options.seed);
    let failed = |error: GamesError| error.of(&options.out, &story);
    let (file, there) = GamesFile::open(&options.out, &head).map_err(failed)?;
    let file = Mutex::new(file);
    let numbers: Vec<u32> = (0..options.games).filter(|number| !there.contains(number)).collect();
    crowd::play(&numbers, crowd::threads(options.threads), &story, |number| {
        let game = play_one(session.clone_box(), &bot, options.seed, number)
            .map_err(|refused| Failure::Failed(story.why(&refused)))?;
        let mut file = file.lock().expect("no thread panics while it writes");
        file.add(&game).map_err(|error| failed(error.into()))
    })?;
    Ok(())
}

fn play_one(
    mut session: Box<dyn Session>,
    bot: &BotSpec,
    seed: u64,
    number: u32,
) -> Result<Game, catalog::Refused> {
    let mut source = SeededSource::new(mixed(seed, number));
    let mut rng = Rng::new(mixed(!seed, number));
    let (first, bot_seed) = (rng.below(FIRST_DRAWN + 1), rng.word());
    let (mut turns, mut decisions) = (Vec::<Turn>::new(), 0);
    loop {
        match session.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance { .. } => {
                session.draw_in(&mut source);
            }
            Awaiting::Decision { .. } => {
                let seed = mixed(bot_seed, session.version());
                let begins = session.begins_turn();
                let is_drawn = decisions < first || rng.below(DRAWN) == 0;
                decisions += 1;
                let action = if begins || is_drawn {
                    let advice = session.advise(bot, seed, &mut || true).expect("a seat is to act");
                    if let (true, Some(position)) = (begins, &advice.position) {
                        let shares = position.values.iter().map(|&share| share as f32).collect();
                        turns.push(Turn { at: session.version(), shares });
                    }
                    if is_drawn { drawn(&advice, &mut rng) } else { advice.best() }
                } else {
                    session.think(bot, seed).expect("a seat is to act")
                };
                session.play(&action)?;
            }
        }
    }
    let result = session.result().expect("a game that is over has a result");
    let shares = search::Worth::of_result(&result).shares[..usize::from(session.players())].to_vec();
    let inputs = session.inputs(0).into_iter().map(|input| input.text).collect();
    Ok(Game { number, inputs, turns, shares })
}

/// Draws one of the considered actions in proportion to its visits.
fn drawn(advice: &Advice, rng: &mut Rng) -> String {
    let visits = |one: &mind::Considered<String>| one.estimate.as_ref().map_or(1, |estimate| estimate.visits);
    let mut left = rng.below(advice.considered.iter().map(visits).sum());
    let chosen = advice.considered.iter().find(|one| {
        let passed = left >= visits(one);
        left = left.saturating_sub(visits(one));
        !passed
    });
    chosen.expect("one of them is drawn").action.clone()
}
