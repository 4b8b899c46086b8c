//! Tables late in a game of the corpus, with long names in every seat.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use catalog::Awaiting;
use kernel::Seat;
use protocol::NewSeat;

use crate::Stage;
use crate::person::uncover;
use crate::position::seat_around;

/// Names of the greatest length, of which each is like another.
pub const NAMES: [&str; 6] = [
    "Alexandrina Constance I",
    "Alexandrina Constance II",
    "Alexandrina Constance IV",
    "Bartholomew Featherstein",
    "Bartholomew Featherstone",
    "Bartholomew",
];

/// The values of options that no kit draws yet (`Listed::undrawn`).
pub const UNDRAWN: [&str; 0] = [];

/// The options of Splendor that are looked at with each number of players. A turn with all modules is a scene of
/// `gallery`.
const LOOKED_AT: [(u8, &str); 3] = [(2, "modules=cities"), (3, "modules=cities,posts"), (4, "modules=posts")];

/// Returns the past of a game late in it, with the first seat to act, from the corpus of the game: one without rules
/// options, or one with some: those of [`LOOKED_AT`], or else others for each number of players.
fn late(game: &str, players: u8, options: bool) -> Result<Option<String>> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("corpus");
    let mut paths: Vec<_> =
        fs::read_dir(corpus)?.map(|entry| anyhow::Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    let mut texts = paths.iter().map(fs::read_to_string).collect::<std::io::Result<Vec<_>>>()?;
    let mut sets: Vec<String> = texts.iter().filter_map(|text| options_of(text)).collect();
    sets.retain(|set| !UNDRAWN.iter().any(|value| set.contains(value)));
    sets.sort_by(|one, other| other.cmp(one));
    sets.dedup();
    if options && sets.is_empty() {
        return Ok(None);
    }
    let named = LOOKED_AT.iter().find(|(of, set)| *of == players && sets.iter().any(|other| other == set));
    let any = || sets[usize::from(players) % sets.len()].clone();
    let wanted = options.then(|| named.map_or_else(any, |(_, set)| (*set).to_owned()));
    texts.retain(|text| options_of(text) == wanted);
    for text in texts {
        let session = games::ALL.load(&text).context("a game of the corpus")?;
        if session.players() != players {
            continue;
        }
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        for end in (2..lines.len() * 4 / 5).rev() {
            let text = lines[..end].join("\n") + "\n";
            let session = games::ALL.load(&text).context("the beginning of a game of the corpus")?;
            if session.awaiting() == (Awaiting::Decision { seat: Seat(0) }) {
                return Ok(Some(text));
            }
        }
    }
    Ok(None)
}

/// Returns the rules options of a game of the corpus, as its set-up line has them.
fn options_of(log: &str) -> Option<String> {
    let setup = log.lines().find(|line| !line.starts_with('#'))?;
    let options: Vec<&str> = setup
        .split(' ')
        .skip(1)
        .filter(|word| !["players=", "rules="].iter().any(|key| word.starts_with(key)))
        .collect();
    (!options.is_empty()).then(|| options.join(" "))
}

/// Opens a table late in a game, with a person of a long name in every seat; false if the corpus has no such game.
///
/// # Errors
/// If the corpus cannot be read, or the page does not show the table in time.
pub async fn sit_late(stage: &Stage, game: &str, players: u8, options: bool) -> Result<bool> {
    let Some(log) = late(game, players, options)? else { return Ok(false) };
    let names = NAMES.iter().take(players.into());
    let seats: Vec<_> = names.map(|name| NewSeat::Human { name: (*name).to_owned() }).collect();
    seat_around(stage, &log, &seats).await?;
    uncover(stage).await?;
    Ok(true)
}

/// Has words larger, or as usual.
///
/// # Errors
/// If the browser does not answer.
pub async fn larger(stage: &Stage, on: bool) -> Result<()> {
    let script = format!("document.documentElement.dataset.text = {}", if on { "'larger'" } else { "''" });
    stage.web().execute(&script, Vec::new()).await?;
    Ok(())
}
