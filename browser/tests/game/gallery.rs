//! The table of each game in every language at every size: full, with something to choose, and at its end; and the
//! lobby. Each scene is looked at in a sample of the windows, another one for each. Where pictures are requested it is looked
//! at in all of them, in both themes, and the contrast of words is measured on the pictures.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use browser::contrast::faint;
use browser::language::{speak, will_speak};
use browser::words::faults_of_words;
use browser::{Motion, Size, Stage, Theme};
use protocol::NewSeat;
use text::Language;

use super::access::barriers;
use super::page::{apart_from_what_is_covered, at_rest, is_drawn, none, too_narrow};
use super::player::uncover;
use super::position::seat_around;
use super::sizes::{NARROW, WINDOWS, Window, faults_of_table};

/// People as they are called usually; `sizes` has the long names.
pub const NAMES: [&str; 6] = ["Mira", "Anya", "Lapidary", "Kenji", "Rowan", "Sofia"];

/// What a scene shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Somebody is to act: nothing may be covered or out of sight.
    Turn,
    /// The result lies over the table.
    End,
}

/// A table to look at: its name, a game as a log, and what it shows.
pub type Scene = (String, String, Moment);

/// What is to be chosen, by the game and the notation of the action that chooses it, or of several that follow one
/// another; of other games every kind of action.
const CHOICES: [(&str, &str); 7] = [
    ("splendor", "N."),
    ("splendor", "D."),
    ("splendor", "Y."),
    ("duel", "S."),
    ("duel", "C."),
    ("duel", "Q."),
    ("duel", "E."),
];

/// The inputs of every game of a corpus that the page draws, set-up line first.
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
    all.retain(|lines| !super::sizes::UNDRAWN.iter().any(|value| lines[0].contains(value)));
    Ok(all)
}

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

/// Takes a picture in each theme, if pictures are requested, and returns the words that can hardly be read in it.
async fn pictures(stage: &Stage, name: &str) -> Result<Vec<String>> {
    let mut all = Vec::new();
    if !stage.keeps_pictures() {
        return Ok(all);
    }
    for theme in [Theme::Light, Theme::Dark] {
        stage.prefer(theme, Motion::Reduced).await?;
        at_rest(stage).await?;
        let name = format!("gallery-{name}-{theme:?}").to_lowercase();
        stage.screenshot(&name).await?;
        all.extend(faint(stage).await?.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    Ok(all)
}

/// Returns the obstacles for a screen reader. They do not depend on the size, only on the arrangement.
async fn obstacles(stage: &Stage, window: &str) -> Result<Vec<String>> {
    if ["desktop", "phone"].contains(&window) { barriers(stage).await } else { Ok(Vec::new()) }
}

/// Returns what is wrong with a scene at a size.
pub async fn faults(
    stage: &Stage,
    (name, size, whole): Window,
    scene: &str,
    moment: Moment,
) -> Result<Vec<String>> {
    stage.resize(size).await?;
    at_rest(stage).await?;
    let mut faults = faults_of_table(stage, whole).await?;
    if moment == Moment::End {
        faults = apart_from_what_is_covered(faults);
        faults.retain(|fault| !fault.contains(" overlap by "));
        faults.extend(too_narrow(stage, ".end").await?);
    }
    faults.extend(obstacles(stage, name).await?);
    let faults = faults.into_iter().map(|fault| format!("{scene}, {name}: {fault}"));
    Ok(faults.chain(pictures(stage, &format!("{scene}-{name}")).await?).collect())
}

/// Returns one in so many of all windows, other ones for each `turn`, so that a test with as many turns looks into each of
/// them; all windows if pictures are requested (`cargo xtask browser`).
pub fn sample(stage: &Stage, turn: usize, one_in: usize) -> impl Iterator<Item = Window> {
    let one_in = if stage.keeps_pictures() { 1 } else { one_in };
    let all = WINDOWS.into_iter().chain(NARROW).enumerate();
    all.filter(move |(at, _)| (at + turn).is_multiple_of(one_in)).map(|(_, window)| window)
}

/// Returns the windows in which the scene with this number is looked at: one of the two main ones and one of the others, in
/// turn; all if pictures are requested.
pub fn windows_in(scene: usize, stage: &Stage) -> impl Iterator<Item = Window> {
    let main = ["desktop", "phone"][scene % 2];
    let is_main = move |(name, ..): &Window| *name == main;
    let others = sample(stage, scene, WINDOWS.len() + NARROW.len());
    WINDOWS.into_iter().filter(is_main).chain(others.filter(move |window| !is_main(window)))
}

/// Returns the languages in which the scene with this number is looked at: one in turn, or all if pictures are requested.
pub fn languages_in(scene: usize, stage: &Stage) -> impl Iterator<Item = Language> + use<> {
    let all = stage.keeps_pictures();
    let turn = scene % Language::ALL.len();
    Language::ALL.into_iter().filter(move |language| all || *language as usize == turn)
}

/// Returns the language with the longest words, and one of the others in turn; all if pictures are requested.
pub fn longest_and_another(scene: usize, stage: &Stage) -> Vec<Language> {
    let other = [Language::English, Language::Japanese][scene % 2];
    let is_due =
        |language: &Language| stage.keeps_pictures() || [Language::Russian, other].contains(language);
    Language::ALL.into_iter().filter(is_due).collect()
}

/// The most endings of a game that are all looked at where no pictures are requested.
const ENDS: usize = 4;

/// Returns all scenes, but of many endings, which differ in their options alone, one in three where no pictures are
/// requested.
fn sampled(mut scenes: Vec<Scene>, stage: &Stage) -> Vec<Scene> {
    let ends = scenes.iter().filter(|(.., moment)| *moment == Moment::End).count();
    if ends > ENDS && !stage.keeps_pictures() {
        let mut end = 0;
        scenes.retain(|(.., moment)| {
            end += usize::from(*moment == Moment::End);
            *moment == Moment::Turn || end % 3 == 1
        });
    }
    scenes
}

/// Looks at the scenes of a game.
async fn every_scene(game: &str) -> Result<()> {
    if !is_drawn(game) {
        return Ok(());
    }
    let stage = Stage::open().await?;
    let mut all = Vec::new();
    for (number, (scene, log, moment)) in sampled(scenes(game)?, &stage).into_iter().enumerate() {
        let players = players(log.lines().next().unwrap_or_default());
        let person = |name: &&str| NewSeat::Human { name: (*name).to_owned() };
        let languages: Vec<_> = languages_in(number, &stage).collect();
        will_speak(&stage, languages[0]).await?;
        seat_around(&stage, &log, &NAMES[..players].iter().map(person).collect::<Vec<_>>()).await?;
        for language in languages {
            stage.resize(Size::DESKTOP).await?;
            speak(&stage, language).await?;
            stage.wait_for(if moment == Moment::End { "[data-result]" } else { ".tray" }).await?;
            uncover(&stage).await?;
            let scene = format!("{scene}-{}", language.tag());
            for window in windows_in(number, &stage) {
                all.extend(faults(&stage, window, &scene, moment).await?);
            }
        }
    }
    none(all);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn every_choice_and_end_of_splendor_fits_in_every_language() -> Result<()> {
    every_scene("splendor").await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn every_choice_and_end_of_duel_fits_in_every_language() -> Result<()> {
    every_scene("duel").await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn every_choice_and_end_of_other_games_fits_in_every_language() -> Result<()> {
    for game in games::names() {
        if !CHOICES.iter().any(|(of, _)| *of == game) {
            every_scene(game).await?;
        }
    }
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_lobby_fits_in_every_language() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    let mut all = Vec::new();
    for language in Language::ALL {
        speak(&stage, language).await?;
        for (number, game) in games::names().into_iter().filter(|game| is_drawn(game)).enumerate() {
            stage.resize(Size::DESKTOP).await?;
            stage.click(&format!("[data-choose='{game}']")).await?;
            stage.wait_for(&format!("[data-choose='{game}'][aria-pressed='true']")).await?;
            for (name, size, _) in sample(&stage, number + language as usize, 3) {
                stage.resize(size).await?;
                at_rest(&stage).await?;
                let scene = format!("lobby-{game}-{}-{name}", language.tag());
                let mut found = faults_of_words(&stage).await?;
                found.extend(too_wide(&stage).await?);
                found.extend(obstacles(&stage, name).await?);
                all.extend(found.into_iter().map(|fault| format!("{scene}: {fault}")));
                all.extend(pictures(&stage, &scene).await?);
            }
        }
    }
    none(all);
    stage.close().await
}

/// Returns whether one would have to scroll aside.
async fn too_wide(stage: &Stage) -> Result<Vec<String>> {
    let script = "return document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`] : []";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}
