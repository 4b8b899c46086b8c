//! The file of games that are learned from: lines of JSON. The first says how the games were made, each other is a game.
//! Games stand in the order in which they ended. A file that ends within a line was cut; what is left of the line is
//! dropped.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use kernel::SEATS_MAX;
use serde::{Deserialize, Serialize};
use terminal::Story;
use text::Value;

use crate::failure::Failure;
use crate::story::file_name;

/// The origin of the games of a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The version of the format: 1.
    pub games: u8,
    /// The set-up line.
    pub setup: String,
    /// The bot in every seat.
    pub bot: String,
    /// The digest of the bot's file of weights; none if it has no such file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weights: Option<String>,
    /// The seed that everything follows from.
    pub seed: u64,
}

impl Head {
    /// Says how games are made.
    pub fn new(setup: String, bot: String, weights: Option<String>, seed: u64) -> Head {
        Head { games: VERSION, setup, bot, weights, seed }
    }

    /// Tells how games are made, in the words of the command line.
    fn told(&self) -> String {
        let Head { setup, bot, weights, seed, .. } = self;
        let weights = weights.as_ref().map_or(String::new(), |digest| format!(" ({digest})"));
        kernel::harmless(&format!("{setup} --bot {bot}{weights} --seed {seed}"))
    }
}

/// The version of the format.
const VERSION: u8 = 1;

/// A game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Game {
    /// The number of the game, from 0: with the seed of the file it decides everything.
    pub number: u32,
    /// The inputs in notation, outcomes of chance among them.
    pub inputs: Vec<String>,
    /// The findings of the searches at the beginning of turns, in order.
    pub turns: Vec<Turn>,
    /// The share of the victory that each seat had.
    pub shares: Vec<f32>,
}

/// The finding at the beginning of a turn, or where a player may do as at the beginning.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// The number of inputs before the turn.
    pub at: u32,
    /// The expected share of the victory of each seat, by the search.
    pub shares: Vec<f32>,
}

/// The reason why a file of games cannot be used.
#[derive(Debug)]
pub enum GamesError {
    /// It cannot be read or written.
    Io(io::Error),
    /// Another process writes it.
    InUse,
    /// This line, from 1, is not what stands there in a file of games.
    Line(usize),
    /// Its games were made otherwise.
    Otherwise {
        /// Their origin.
        found: Box<Head>,
        /// The origin that was asked for.
        wanted: Box<Head>,
    },
}

impl From<io::Error> for GamesError {
    fn from(error: io::Error) -> Self {
        GamesError::Io(error)
    }
}

impl GamesError {
    /// Says in the story's language what is wrong with a file.
    pub fn of(self, path: &Path, story: &Story) -> Failure {
        let file = file_name(path);
        let say =
            |id, args: &[(&str, Value)]| story.say(id, &[args, &[("file", Value::Text(&file))]].concat());
        Failure::Failed(match self {
            GamesError::Io(error) => format!("{file}: {}", story.io(&error)),
            GamesError::InUse => say("learn-in-use", &[]),
            GamesError::Line(line) => say("learn-no-games", &[("line", Value::Number(line as i64))]),
            GamesError::Otherwise { found, wanted } => {
                let [found, wanted] = [found, wanted].map(|head| head.told());
                say("learn-otherwise", &[("found", Value::Text(&found)), ("wanted", Value::Text(&wanted))])
            }
        })
    }
}

/// A file that is being written.
#[derive(Debug)]
pub struct GamesFile(File);

impl GamesFile {
    /// Opens a file, or creates it. Returns with it the numbers of the games that are there. Nobody else can open the file
    /// as long as it is open here.
    ///
    /// # Errors
    /// If the file cannot be read or written, it is no file of games, or its games were made otherwise: it stays as it is.
    pub fn open(path: &Path, head: &Head) -> Result<(GamesFile, BTreeSet<u32>), GamesError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => GamesError::InUse,
            TryLockError::Error(error) => GamesError::Io(error),
        })?;
        let mut text = Vec::new();
        file.read_to_end(&mut text)?;
        let wanted = line(head)?;
        let end = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let mut lines = text[..end].split_inclusive(|&byte| byte == b'\n');
        match lines.next() {
            // The first line was cut, or the file is another's.
            None if wanted.starts_with(&text) => {}
            None => return Err(GamesError::Line(1)),
            Some(line) => {
                let found = self::head(line)?;
                if found != *head {
                    let (found, wanted) = (Box::new(found), Box::new(head.clone()));
                    return Err(GamesError::Otherwise { found, wanted });
                }
            }
        }
        let games = lines.zip(2..).map(|(line, number)| Ok(game(line, number)?.number));
        let numbers = games.collect::<Result<_, GamesError>>()?;
        file.set_len(end as u64)?;
        file.seek(SeekFrom::End(0))?;
        if end == 0 {
            file.write_all(&wanted)?;
        }
        Ok((GamesFile(file), numbers))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, game: &Game) -> io::Result<()> {
        self.0.write_all(&line(game)?)
    }
}

fn line(content: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(content)?;
    line.push(b'\n');
    Ok(line)
}

/// Reads the first line.
fn head(line: &[u8]) -> Result<Head, GamesError> {
    let head: Option<Head> = serde_json::from_slice(line).ok();
    head.filter(|head| head.games == VERSION).ok_or(GamesError::Line(1))
}

/// Reads the game of a line.
fn game(line: &[u8], number: usize) -> Result<Game, GamesError> {
    let game: Game = serde_json::from_slice(line).map_err(|_| GamesError::Line(number))?;
    let players = game.shares.len();
    let is_whole =
        (1..=SEATS_MAX).contains(&players) && game.turns.iter().all(|turn| turn.shares.len() == players);
    if is_whole { Ok(game) } else { Err(GamesError::Line(number)) }
}

/// Reads a file of games: how they were made, and then each game. Each has a share for at least one seat, and as many for
/// each turn. A line that was cut at the end is left out.
///
/// # Errors
/// If the file cannot be read, or is no file of games.
pub fn read(
    path: &Path,
) -> Result<(Head, impl Iterator<Item = Result<Game, GamesError>> + use<>), GamesError> {
    let mut file = BufReader::new(File::open(path)?);
    let mut next = move || -> io::Result<Option<Vec<u8>>> {
        let mut line = Vec::new();
        file.read_until(b'\n', &mut line)?;
        Ok(line.ends_with(b"\n").then_some(line))
    };
    let head = head(&next()?.unwrap_or_default())?;
    let lines = std::iter::from_fn(move || next().transpose());
    Ok((head, lines.zip(2..).map(|(line, number)| game(&line?, number))))
}
