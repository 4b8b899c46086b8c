//! Scenes of each game: its table with something to choose, and at its end, from the corpus of the game.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use protocol::NewSeat;
use text::Language;

use crate::barriers::barriers;
use crate::contrast::faint;
use crate::language::{speak, will_speak};
use crate::late::UNDRAWN;
use crate::page::{apart_from_what_is_covered, faults_of_table, too_narrow};
use crate::person::uncover;
use crate::position::seat_around;
use crate::rest::at_rest;
use crate::windows::{Window, in_turn};
use crate::{Motion, Size, Stage, Theme};

/// People as they are called usually; `sizes` has the long names.
pub const NAMES: [&str; 6] = ["Mira", "Anya", "Lapidary", "Kenji", "Rowan", "Sofia"];

/// The moment of a game that a scene shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Somebody is to act: nothing may be covered or out of sight.
    Turn,
    /// The result lies over the table.
    End,
}

/// A table to look at: its name, a game as a log, and what it shows.
pub type Scene = (String, String, Moment);

/// The choices that scenes offer, by the game and the notation of the action that chooses, or of several that follow
/// one another; of other games every kind of action.
const CHOICES: [(&str, &str); 7] = [
    ("splendor", "N."),
    ("splendor", "D."),
    ("splendor", "Y."),
    ("duel", "S."),
    ("duel", "C."),
    ("duel", "Q."),
    ("duel", "E."),
];

/// Returns the inputs of every game of a corpus that the page draws, the set-up line first.
///
/// # Errors
/// If the corpus cannot be read.
pub fn corpus(game: &str) -> Result<Vec<Vec<String>>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("corpus");
    let mut paths: Vec<_> =
        fs::read_dir(folder)?.map(|entry| anyhow::Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    let text = |path: &std::path::PathBuf| anyhow::Ok(fs::read_to_string(path)?);
    let lines = |text: String| {
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>()
    };
    let mut all = paths.iter().map(text).map(|text| Ok(lines(text?))).collect::<Result<Vec<_>>>()?;
    all.retain(|lines| !UNDRAWN.iter().any(|value| lines[0].contains(value)));
    Ok(all)
}

/// Returns inputs as a game file.
pub fn log(lines: &[String]) -> String {
    lines.join("\n") + "\n"
}

/// Returns a game up to where the last of these actions is chosen, as late as the corpus has them one after the other.
fn choice(game: &str, actions: &str) -> Result<Option<String>> {
    let actions: Vec<&str> = actions.split(' ').collect();
    let games = corpus(game)?;
    let are_like =
        |lines: &[String]| lines.iter().zip(&actions).all(|(line, action)| line.starts_with(action));
    let last =
        games.iter().find_map(|lines| Some((lines, lines.windows(actions.len()).rposition(are_like)?)));
    Ok(last.map(|(lines, at)| log(&lines[..at + actions.len() - 1])))
}

/// Returns the beginnings of the actions that are looked at: an action is written with a capital first.
fn choices(game: &str) -> Result<Vec<String>> {
    let known: Vec<String> =
        CHOICES.iter().filter(|(of, _)| *of == game).map(|(_, action)| (*action).to_owned()).collect();
    if !known.is_empty() {
        return Ok(known);
    }
    let lines = corpus(game)?.into_iter().flatten();
    let capitals = lines.filter_map(|line| line.chars().next().filter(char::is_ascii_uppercase));
    Ok(capitals.collect::<std::collections::BTreeSet<_>>().into_iter().map(String::from).collect())
}

/// Returns the scenes of a game: the end of its fullest game of each set of options, and what is to be chosen.
///
/// # Errors
/// If the corpus cannot be read, or lacks a choice that is looked at.
pub fn scenes(game: &str) -> Result<Vec<Scene>> {
    let mut scenes = Vec::new();
    for action in &choices(game)? {
        let log = choice(game, action)?.with_context(|| format!("no game of {game} has {action}"))?;
        let name = action.replace('.', "").replace(' ', "-").to_lowercase();
        scenes.push((format!("{game}-choosing-{name}"), log, Moment::Turn));
    }
    let mut fullest: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for lines in corpus(game)? {
        let before = fullest.entry(options(&lines[0])).or_insert_with(|| lines.clone());
        if players(&lines[0]) > players(&before[0]) {
            *before = lines;
        }
    }
    for (options, lines) in fullest {
        scenes.push((format!("{game}{options}-end"), log(&lines), Moment::End));
    }
    Ok(scenes)
}

/// Returns the options of a set-up line, for the name of a file: `-modules-cities-posts`.
fn options(setup: &str) -> String {
    let other = |word: &&str| !word.starts_with("players=") && !word.starts_with("rules=");
    let words = setup.split(' ').skip(1).filter(other);
    words.map(|word| format!("-{}", word.replace(['=', ','], "-"))).collect()
}

/// Returns the number of players that a set-up line says, or else two.
pub fn players(setup: &str) -> usize {
    let said = setup.split(' ').find_map(|word| word.strip_prefix("players=")?.parse().ok());
    said.unwrap_or(2)
}

/// Returns the obstacles for a screen reader. They do not depend on the size, only on the arrangement.
///
/// # Errors
/// If the browser does not answer.
pub async fn obstacles(stage: &Stage, window: &str) -> Result<Vec<String>> {
    if ["desktop", "phone"].contains(&window) { barriers(stage).await } else { Ok(Vec::new()) }
}

/// Takes a picture of a scene in a window and a theme, and returns its faults.
///
/// # Errors
/// If the browser does not answer, or the picture cannot be written.
pub async fn faults(
    stage: &Stage,
    ((name, size, whole), theme): (Window, Theme),
    scene: &str,
    moment: Moment,
) -> Result<Vec<String>> {
    stage.resize(size).await?;
    stage.prefer(theme, Motion::Reduced).await?;
    at_rest(stage).await?;
    let mut faults = faults_of_table(stage, whole).await?;
    if moment == Moment::End {
        faults = apart_from_what_is_covered(faults);
        faults.retain(|fault| !fault.contains(" overlap by "));
        faults.extend(too_narrow(stage, ".end").await?);
    }
    faults.extend(obstacles(stage, name).await?);
    faults.extend(faint(stage).await?);
    stage.picture(&format!("{scene}-{name}-{theme:?}"), faults).await
}

/// Looks at the scenes of a game in every window, with languages and themes in turn, and returns what is wrong.
///
/// # Errors
/// If a scene cannot be opened, or the browser does not answer.
pub async fn every_scene(game: &str) -> Result<Vec<String>> {
    let stage = Stage::open().await?;
    let mut all = Vec::new();
    for (number, (scene, log, moment)) in scenes(game)?.into_iter().enumerate() {
        will_speak(&stage, Language::ALL[0]).await?;
        sit_around(&stage, &log).await?;
        for language in Language::ALL {
            stage.resize(Size::DESKTOP).await?;
            speak(&stage, language).await?;
            stage.wait_for(if moment == Moment::End { "[data-result]" } else { ".tray" }).await?;
            uncover(&stage).await?;
            let scene = format!("{scene}-{}", language.tag());
            for view in in_turn(number, language) {
                all.extend(faults(&stage, view, &scene, moment).await?);
            }
        }
    }
    stage.close().await?;
    Ok(all)
}

/// Opens a game as a table with a person in every seat.
///
/// # Errors
/// If the server refuses the game, or the page does not show its table in time.
pub async fn sit_around(stage: &Stage, log: &str) -> Result<()> {
    let players = players(log.lines().next().unwrap_or_default());
    let people: Vec<NewSeat> =
        NAMES[..players].iter().map(|name| NewSeat::Human { name: (*name).to_owned() }).collect();
    seat_around(stage, log, &people).await
}
