//! A folder of games that were played, one file each.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalog::with_options;
use kernel::Seat;
use protocol::{NewSeat, Order};
use table::Lineup;
use terminal::Story;
use text::Value;

use crate::contest::{Contest, Played};
use crate::failure::Failure;
use crate::story::file_name;

/// A folder that was empty before the games.
pub struct Folder {
    path: PathBuf,
    /// The number of digits in the names of the files, so that they sort by the number of the game.
    digits: usize,
}

impl Folder {
    /// Makes the folder for this number of games, unless it is there already.
    ///
    /// # Errors
    /// If the folder cannot be made, or contains anything.
    pub fn open(path: &Path, games: u32, story: &Story) -> Result<Folder, Failure> {
        let is_empty = || -> io::Result<bool> {
            fs::create_dir_all(path)?;
            Ok(fs::read_dir(path)?.next().is_none())
        };
        match is_empty() {
            Ok(true) => Ok(Folder { path: path.to_owned(), digits: (games - 1).to_string().len() }),
            Ok(false) => {
                let folder = file_name(path);
                Err(Failure::Failed(story.say("arena-not-empty", &[("folder", Value::Text(&folder))])))
            }
            Err(error) => Err(failed(path, &error, story)),
        }
    }

    /// Writes a game of a contest, with who played and who forfeited.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(
        &self,
        number: u32,
        played: &Played,
        contest: &Contest,
        story: &Story,
    ) -> Result<(), Failure> {
        let path = self.path.join(format!("{number:0digits$}.cab", digits = self.digits));
        let game = game_file(number, played, contest);
        let written = File::create_new(&path).and_then(|mut file| file.write_all(game.as_bytes()));
        written.map_err(|error| failed(&path, &error, story))
    }
}

/// Returns a game as a file.
fn game_file(number: u32, played: &Played, contest: &Contest) -> String {
    let session = &played.session;
    let names = contest.names();
    let level = |seat| names[contest.side_of(number, seat)].clone();
    let seats = Seat::all(session.players()).map(|seat| NewSeat::Bot { level: level(seat) });
    let lineup = Lineup { seats: seats.collect(), order: Order::AsSeated };
    let mut game = lineup.write(&with_options(&session.log(), &contest.chosen));
    for side in [0, 1].into_iter().filter(|side| played.outcome.forfeited[*side]) {
        game.push_str(&format!("# forfeited: {}\n", names[side]));
    }
    game
}

fn failed(path: &Path, error: &io::Error, story: &Story) -> Failure {
    Failure::Failed(format!("{}: {}", file_name(path), story.io(error)))
}
