//! Describes the positions of stored games by counts, for the script that learns from them.
//!
//! The file that it writes begins with a line of JSON, padded with spaces, whose length is a multiple of 64. It names every
//! place. Records of one size follow, one for each search that was stored, in the order of the games. A record has
//!
//! 1. the number of the game and that of the search, 32 bits each;
//! 2. for each seat its share by the search, then for each seat its share by the result, 32-bit floats;
//! 3. the counts about the table, then for each seat the counts about its player, as bytes;
//! 4. for each seat and each of its `pieces` places the number of the zone, from 1, or 0 for no piece, as a byte;
//! 5. for each of these places the counts about the piece, as bytes.
//!
//! Seats are in playing order from the one that is to act. All numbers are little-endian.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use catalog::{Awaiting, Session};
use neural::{Layout, Observation};
use serde::Serialize;
use terminal::{Paint, Story};
use text::{Language, Value};

use super::games_file::{self, Game, GamesError, Head};
use crate::failure::Failure;
use crate::offered;
use crate::rival::layout;
use crate::story::{Tell, file_name, story};

/// The options of `observe`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The file of games
    #[arg(value_name = "GAMES")]
    from: PathBuf,
    /// The file of records
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// The first line of a file of records.
#[derive(Serialize)]
struct Header<'a> {
    /// The version of the format: 1.
    records: u8,
    games: &'a Head,
    players: u8,
    table: &'a [&'a str],
    seat: &'a [&'a str],
    zones: &'a [&'a str],
    piece: &'a [&'a str],
    /// The number of pieces for which a record has room, for each seat.
    pieces: usize,
}

/// A turn of a game.
struct Record {
    game: u32,
    turn: u32,
    /// The shares by the search, and by the result, in playing order from the seat to act.
    shares: [Vec<f32>; 2],
    observation: Observation,
}

/// Reads the games, replays them, and writes the records.
///
/// # Errors
/// If a file cannot be read or written, its game has nothing that is observed, or a game does not follow the rules.
pub fn run(options: &Options, language: Language) -> Result<(), Failure> {
    let story = story(language, Paint::NONE);
    let failed = |error: GamesError| error.of(&options.from, &story);
    let (head, games) = games_file::read(&options.from).map_err(failed)?;
    let session = offered().registry().open(&head.setup)?;
    let layout = layout(offered().registry().of_setup(&head.setup)?, &story)?;
    let mut records = Vec::new();
    for game in games {
        let game = game.map_err(failed)?;
        records.extend(observe(session.clone_box(), &game).map_err(|why| {
            let (file, why) = (file_name(&options.from), why.told(&story));
            let number = Value::Number(game.number.into());
            let args = [("file", Value::Text(&file)), ("number", number), ("why", Value::Text(&why))];
            Failure::Failed(story.say("learn-bad-game", &args))
        })?);
    }
    write(&options.out, &head, session.players(), &layout, &records)
        .map_err(|error| GamesError::Io(error).of(&options.out, &story))
}

/// The reason why a stored game cannot be observed.
enum Fault {
    /// An input is not legal.
    Refused(catalog::Refused),
    /// There is no decision with shares for every seat after this number of inputs.
    Turn(u32),
}

impl Fault {
    fn told(&self, story: &Story) -> String {
        match self {
            Fault::Refused(refused) => story.why(refused),
            Fault::Turn(at) => story.say("learn-bad-turn", &[("inputs", Value::Number((*at).into()))]),
        }
    }
}

/// Replays a game, and observes each turn that was stored.
fn observe(mut session: Box<dyn Session>, game: &Game) -> Result<Vec<Record>, Fault> {
    let mut inputs = game.inputs.iter();
    let records = (0..).zip(&game.turns).map(|(number, turn)| {
        while session.version() < turn.at {
            let input = inputs.next().ok_or(Fault::Turn(turn.at))?;
            let taken = match session.awaiting() {
                Awaiting::Chance { .. } => session.resolve(input),
                _ => session.play(input),
            };
            taken.map_err(Fault::Refused)?;
        }
        let shares = [&turn.shares, &game.shares];
        let seat = match session.awaiting() {
            Awaiting::Decision { seat }
                if shares.iter().all(|of| of.len() == usize::from(session.players())) =>
            {
                seat
            }
            _ => return Err(Fault::Turn(turn.at)),
        };
        let shares = shares.map(|shares| {
            let mut from_seat = shares.clone();
            from_seat.rotate_left(seat.index());
            from_seat
        });
        let observation = session.observe(seat).ok_or(Fault::Turn(turn.at))?;
        Ok(Record { game: game.number, turn: number, shares, observation })
    });
    records.collect()
}

fn write(path: &Path, head: &Head, players: u8, layout: &Layout, records: &[Record]) -> std::io::Result<()> {
    let pieces = |record: &Record| {
        let seats = 0..usize::from(players);
        seats.map(|seat| record.observation.pieces(seat).count()).max().unwrap_or(0)
    };
    let pieces = records.iter().map(pieces).max().unwrap_or(0);
    let header = Header {
        records: 1,
        games: head,
        players,
        table: layout.table,
        seat: layout.seat,
        zones: layout.zones,
        piece: layout.piece,
        pieces,
    };
    let mut header = serde_json::to_vec(&header)?;
    header.resize((header.len() + 1).next_multiple_of(64) - 1, b' ');
    header.push(b'\n');
    let mut file = BufWriter::new(File::create(path)?);
    file.write_all(&header)?;
    for record in records {
        file.write_all(&bytes(record, layout, pieces))?;
    }
    file.flush()
}

fn bytes(record: &Record, layout: &Layout, room: usize) -> Vec<u8> {
    let Record { game, turn, shares, observation } = record;
    let seats = 0..observation.players();
    let mut bytes = Vec::new();
    bytes.extend(game.to_le_bytes());
    bytes.extend(turn.to_le_bytes());
    bytes.extend(shares.iter().flatten().flat_map(|share| share.to_le_bytes()));
    bytes.extend(observation.table().all());
    seats.clone().for_each(|seat| bytes.extend(observation.player(seat).all()));
    for seat in seats.clone() {
        let zones = observation.pieces(seat).map(|piece| piece.zone as u8 + 1);
        bytes.extend(zones.chain(std::iter::repeat(0)).take(room));
    }
    for seat in seats {
        let end = bytes.len() + room * layout.piece.len();
        observation.pieces(seat).for_each(|piece| bytes.extend(piece.counts.all()));
        bytes.resize(end, 0);
    }
    bytes
}
