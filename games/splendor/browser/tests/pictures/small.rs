//! The duties of small windows to a player: consequences are said whole, bonuses and reserved cards can be told at a
//! glance, the button lies at the foot; and lines round legal pieces stay apart, in large windows too.

use anyhow::{Context, Result};
use browser::language::speak;
use browser::page::{at_rest, none};
use browser::person::{click, my_turn, uncover};
use browser::scene::NAMES;
use browser::windows::{NARROW, WINDOWS};
use browser::{Size, Stage};
use kernel::{Awaiting, Game, Seat, Viewer};
use splendor::Splendor;
use splendor_browser::player::view;
use splendor_browser::position::lay;
use splendor_play::tray::{Piece, Tray};
use text::Language;
use tray::Turn;

const SMALL_PHONE: Size = Size { width: 375, height: 667, phone: true };

async fn faults(stage: &Stage, script: &str) -> Result<Vec<String>> {
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

fn tray_of(game: &Splendor) -> Option<Tray> {
    let Awaiting::Decision(seat) = game.awaiting() else { return None };
    Tray::new(&game.view(Viewer::Seat(seat)))
}

/// Returns the clicks on the table after which something follows: a noble comes with a card, or tokens go back.
fn with_consequences(tray: &Tray, returning: bool) -> Option<Vec<Piece>> {
    let lit = || tray.lit().into_iter().map(|(piece, _)| piece);
    let follows = |pieces: &Vec<Piece>| {
        let mut tray = tray.clone();
        let clicked = pieces.iter().all(|piece| tray.click(*piece));
        let prepared = tray.prepared().filter(|_| clicked);
        prepared
            .is_some_and(|prepared| if returning { prepared.to_return > 0 } else { prepared.noble.is_some() })
    };
    if returning {
        let banks: Vec<_> = lit().filter(|piece| matches!(piece, Piece::Bank(_))).collect();
        return banks.first_chunk::<3>().map(|three| three.to_vec()).filter(follows);
    }
    let cards = lit().filter(|piece| matches!(piece, Piece::Card(_)));
    cards.map(|card| vec![card]).find(follows)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_follows_from_a_turn_is_said_whole_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    let cut = "const after = document.querySelector('.mine .after'), faults = [];
        if (!after.innerText.trim()) return ['nothing is said'];
        const box = after.getBoundingClientRect(), walker = document.createTreeWalker(after, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            if (!walker.currentNode.data.trim() || walker.currentNode.parentElement.closest('.heard')) continue;
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            for (const line of range.getClientRects())
                if (line.bottom > box.bottom + 3 || line.right > box.right + 1)
                    faults.push(`${innerWidth}: cut off at ${walker.currentNode.data}: ${line.bottom}, ${line.right} of ${box.bottom}, ${box.right}`);
        }
        return faults;";
    for returning in [false, true] {
        let wanted =
            |game: &Splendor| tray_of(game).is_some_and(|tray| with_consequences(&tray, returning).is_some());
        stage.resize(Size::DESKTOP).await?;
        lay(&stage, 4, wanted).await?;
        for language in Language::ALL {
            speak(&stage, language).await?;
            stage.resize(Size::PHONE).await?;
            my_turn(&stage).await?;
            uncover(&stage).await?;
            let tray = Tray::new(&view(&stage).await?).context("a turn")?;
            for piece in with_consequences(&tray, returning).context("something that follows")? {
                click(&stage, piece).await?;
            }
            stage.wait_for("[data-act='confirm']:enabled").await?;
            for (size, name) in [(Size::PHONE, "phone"), (SMALL_PHONE, "small-phone")] {
                stage.resize(size).await?;
                at_rest(&stage).await?;
                stage.screenshot(&format!("follows-{returning}-{}-{name}", language.tag())).await?;
                none(faults(&stage, cut).await?);
            }
        }
    }
    stage.close().await
}

/// Returns whether every opponent of the first seat has bonuses, and one of them three reserved cards.
fn is_rich(game: &Splendor) -> bool {
    let others = || Seat::all(4).skip(1).map(|seat| game.body().seat(seat));
    game.awaiting() == Awaiting::Decision(Seat(0))
        && others().all(|player| player.cards > 3)
        && others().any(|player| player.hand_size() == 3)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn bonuses_of_three_opponents_have_their_gem_and_reserved_cards_can_be_counted_on_a_phone() -> Result<()>
{
    let stage = Stage::open().await?;
    lay(&stage, 4, is_rich).await?;
    let script = "const faults = [], inside = (part, whole) => part.left >= whole.left - 0.5 && part.right <= whole.right + 0.5;
        for (const plate of document.querySelectorAll('.opponent .plate:not(.none)')) {
            const [box, gem, number] = [plate, plate.querySelector('.gem'), plate.querySelector('b')].map(part => part?.getBoundingClientRect());
            if (!gem || gem.width < 8.5 || gem.height < 8.5) faults.push(`no gem beside ${plate.textContent}`);
            else if (!inside(gem, box) || !inside(number, box) || gem.right > number.left + 1) faults.push(`no room for ${plate.textContent}`);
        }
        const all = [...document.querySelectorAll('.opponent .backs')];
        if (!all.some(backs => backs.querySelectorAll('.back').length === 3)) faults.push('nobody has three');
        for (const backs of all) {
            const boxes = [...backs.querySelectorAll('.back')].map(back => back.getBoundingClientRect());
            for (const [at, box] of boxes.entries()) {
                const seen = (boxes[at + 1]?.left ?? box.right) - box.left;
                if (seen < 4 || box.height < 13) faults.push(`of a reserved card ${seen} x ${box.height} is seen`);
            }
        }
        return faults;";
    for larger in ["usual", "larger"] {
        for size in [Size::PHONE, SMALL_PHONE] {
            stage.resize(size).await?;
            let set = format!("document.documentElement.dataset.text = '{larger}'");
            stage.web().execute(&set, Vec::new()).await?;
            at_rest(&stage).await?;
            stage.screenshot(&format!("opponents-{larger}-{}", size.width)).await?;
            none(faults(&stage, script).await?);
        }
    }
    stage.close().await
}

/// Returns whether some opponent of the first seat was visited by three nobles.
fn is_honoured(game: &Splendor) -> bool {
    game.awaiting() == Awaiting::Decision(Seat(0))
        && Seat::all(game.body().players()).skip(1).any(|seat| game.body().seat(seat).nobles().count() > 2)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn a_name_beside_three_nobles_and_in_the_score_bars_is_whole() -> Result<()> {
    let stage = Stage::open().await?;
    let file = splendor_browser::position::game_file(3, is_honoured)?;
    let seats = ["Mira", "Bartholomew", "Konstantin"];
    let person = |name: &str| protocol::NewSeat::Human { name: name.into() };
    browser::position::seat_around(&stage, &file, &seats.map(person)).await?;
    uncover(&stage).await?;
    let script = "const faults = [];
        for (const part of document.querySelectorAll('.opponent .called, .race .called')) {
            const range = document.createRange();
            range.selectNodeContents(part);
            const text = range.getBoundingClientRect();
            if (!text.width || !part.checkVisibility()) continue;
            for (let up = part; up && !up.matches('.opponent, .race'); up = up.parentElement) {
                const box = up.getBoundingClientRect();
                if (getComputedStyle(up).overflowX !== 'visible' && (text.right > box.right + 1 || text.bottom > box.bottom + 2)) {
                    faults.push(`${innerWidth}: ${part.textContent} is cut in ${up.className || up.localName}`);
                    break;
                }
            }
        }
        return faults;";
    for (width, height) in [(1280, 720), (1366, 625), (1920, 1080), (390, 844), (844, 390), (1024, 768)] {
        stage.resize(Size { width, height, phone: width < 900 }).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("three-nobles-{width}")).await?;
        let found = faults(&stage, script).await?;
        none(found);
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn figures_of_opponents_leave_gems_free_and_names_keep_what_hangs_below_the_line() -> Result<()> {
    let stage = Stage::open().await?;
    let lines: Vec<&str> = include_str!("../../../corpus/4p-outright.cab").lines().collect();
    let late = lines[..lines.len() * 3 / 4].join("\n") + "\n";
    let person = |name: &&str| protocol::NewSeat::Human { name: (*name).into() };
    browser::position::seat_around(&stage, &late, &NAMES[..4].iter().map(person).collect::<Vec<_>>()).await?;
    uncover(&stage).await?;
    // Letters such as y end a twentieth of their size above the box of their line.
    let script = "const faults = [], words = element => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()].at(-1);
        };
        for (const plate of document.querySelectorAll('.opponent .plate')) {
            const gem = plate.querySelector('.gem')?.getBoundingClientRect(), number = plate.querySelector('b');
            if (!gem?.width || !number) continue;
            const [figure, box] = [words(number), plate.getBoundingClientRect()];
            const between = figure.left - gem.right;
            if (between < 0.5) faults.push(`${innerWidth}: ${number.textContent} touches its gem`);
            if (figure.right > box.right + 0.5 || gem.left < box.left) faults.push(`${innerWidth}: ${number.textContent} does not fit`);
            // The paint behind the figure ends before the frame.
            const painted = getComputedStyle(number).backgroundColor !== 'rgba(0, 0, 0, 0)';
            if (painted && number.getBoundingClientRect().height > plate.clientHeight + 0.5) faults.push(`${innerWidth}: the frame is broken at ${number.textContent}`);
        }
        const names = [...document.querySelectorAll('.opponent .who b')].filter(name => name.getBoundingClientRect().width);
        for (const name of names) {
            const [line, box] = [words(name), name.getBoundingClientRect()];
            const cut = line.bottom - line.height * 0.05 - box.bottom;
            if (cut > 0.5) faults.push(`${innerWidth}: ${name.textContent} is cut by ${cut.toFixed(1)} below`);
        }
        return names.length ? faults : ['there are no names'];";
    let mut all = Vec::new();
    for (_, size, _) in WINDOWS.into_iter().chain(NARROW) {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        all.extend(faults(&stage, script).await?);
    }
    none(all);
    stage.close().await
}
