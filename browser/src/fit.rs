//! Tables in windows at random: what a turn needs can be reached in each, nothing covers a button, and no text is cut.

use std::env;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use kernel::Draw;
use laws::Dice;
use text::Language;

use crate::language::{speak, will_speak};
use crate::person::uncover;
use crate::rest::at_rest;
use crate::scene::{corpus, log, sit_around};
use crate::windows::THEMES;
use crate::{Motion, Size, Stage, Theme};

/// The number of windows that each game is looked at in, unless `CABOCHON_WINDOWS` names another.
const WINDOWS: u32 = 3;
/// The folders with the style sheets and kits: another layout is looked at in other windows.
const LAYOUT: [&str; 5] =
    ["crates/web", "games/alhambra/kit", "games/duel/kit", "games/jewels/kit", "games/splendor/kit"];

/// A game whose tables are looked at.
pub struct Fit {
    /// The name of the game.
    pub game: &'static str,
    /// A selector of what the player at the screen holds.
    pub own: &'static str,
    /// Returns whether the table of a set-up line is in sight as a whole in a window of the usual size.
    pub is_whole: fn(&str) -> bool,
}

impl Fit {
    /// Opens positions of the corpus in windows at random, presses some pieces, and returns what a player would miss.
    ///
    /// # Errors
    /// If the browser does not answer, or a table does not open.
    pub async fn faults(&self) -> Result<Vec<String>> {
        let seed = seed()?;
        let mut dice = Dice::new(seed);
        let stage = Stage::open().await?;
        will_speak(&stage, Language::ALL[0]).await?;
        let games = corpus(self.game)?;
        let mut all = Vec::new();
        for _ in 0..windows()? {
            let lines = &games[dice.below(games.len() as u32) as usize];
            // An action is written with a capital first.
            let decisions: Vec<usize> = (1..lines.len())
                .filter(|at| lines[*at].starts_with(|c: char| c.is_ascii_uppercase()))
                .collect();
            let at = decisions[dice.below(decisions.len() as u32) as usize];
            let size = window(&mut dice);
            let theme = THEMES[dice.below(2) as usize];
            let language = Language::ALL[dice.below(Language::ALL.len() as u32) as usize];
            stage.resize(Size::DESKTOP).await?;
            sit_around(&stage, &log(&lines[..at])).await?;
            speak(&stage, language).await?;
            stage.wait_for(".tray").await?;
            uncover(&stage).await?;
            let whole = (self.is_whole)(&lines[0]) && is_usual(size);
            let found = self.look(&stage, (size, theme), whole, &mut dice).await?;
            let name =
                format!("{}-{}x{}-{theme:?}-{}-{at}", self.game, size.width, size.height, language.tag());
            let found = stage.picture(&name, found).await?;
            all.extend(found.into_iter().map(|fault| format!("CABOCHON_SEED={seed}: {fault}")));
        }
        stage.close().await?;
        Ok(all)
    }

    async fn look(
        &self,
        stage: &Stage,
        (size, theme): (Size, Theme),
        whole: bool,
        dice: &mut Dice,
    ) -> Result<Vec<String>> {
        stage.resize(size).await?;
        stage.prefer(theme, Motion::Reduced).await?;
        for _ in 0..dice.below(4) {
            // An answer why not is closed again: it lies where the player looks.
            let press = "const pieces = [...document.querySelectorAll('#table [data-piece]')].filter(piece => piece.checkVisibility());
                pieces[arguments[0] % pieces.length].click();
                const done = arguments[1];
                requestAnimationFrame(() => { document.querySelector('.bubble .tool')?.click(); done(null); });";
            stage.web().execute_async(press, vec![dice.below(1000).into()]).await?;
        }
        at_rest(stage).await?;
        let script = include_str!("fit.js");
        Ok(stage.web().execute(script, vec![self.own.into(), whole.into()]).await?.convert()?)
    }
}

/// Returns whether the smallest tables have all in sight in a window of this size.
fn is_usual(Size { width, height, .. }: Size) -> bool {
    match width > height {
        true => width >= 640 && height >= 330,
        false => width >= 390 && height >= 620,
    }
}

/// Returns a window from 320x500 upright or 560x290 in landscape on; small ones are more frequent.
fn window(dice: &mut Dice) -> Size {
    let mut from = |least: u32, most: u32| {
        let most = least + dice.below(most - least) + 1;
        least + dice.below(most - least)
    };
    let (width, height) = match from(0, 2) {
        0 => {
            let width = from(320, 1100);
            (width, from(width.max(500), width.max(500) + 800))
        }
        _ => {
            let width = from(560, 2560);
            (width, from(290, width.min(1300)))
        }
    };
    Size { width, height, phone: width.min(height) < 600 }
}

fn windows() -> Result<u32> {
    match env::var("CABOCHON_WINDOWS") {
        Ok(number) => number.parse().context("CABOCHON_WINDOWS is no number"),
        Err(_) => Ok(WINDOWS),
    }
}

/// Returns the number that `CABOCHON_SEED` names, or else one that depends on the files of the layout.
fn seed() -> Result<u64> {
    if let Ok(seed) = env::var("CABOCHON_SEED") {
        return seed.parse().context("CABOCHON_SEED is no number");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for folder in LAYOUT {
        mix(&mut hash, &root.join(folder))?;
    }
    Ok(hash)
}

/// Mixes the style sheets and sources below a folder into a hash, in the order of their names.
fn mix(hash: &mut u64, folder: &Path) -> Result<()> {
    let mut paths: Vec<_> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            mix(hash, &path)?;
        } else if path.extension().is_some_and(|kind| kind == "css" || kind == "rs") {
            for byte in fs::read(&path)? {
                *hash = (*hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
    Ok(())
}
