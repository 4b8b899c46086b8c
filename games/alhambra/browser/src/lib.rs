//! Alhambra for tests in a real browser: a player who clicks its pieces, and positions of any kind.

#[path = "../../play/tests/it/common/clicks.rs"]
pub mod clicks;
#[path = "../../play/tests/it/common/extent.rs"]
pub mod extent;

use alhambra::{Action, Alhambra, ROUNDS, View};
use alhambra_play::AlhambraPlay;
use alhambra_play::tray::Tray;
use anyhow::{Context, Result};
use browser::Stage;
use browser::person::{
    Mouse, PlayerOf, my_turn, open_file, piece, seen, sit_in_lobby, snapshot, uncover, words,
};
use browser::position::{first_lines, game_file_of, seat_around};
use browser::thirtyfour::By;
use clicks::pieces;
use kernel::{Awaiting, First, Game, Quiet, Seat, Viewer};
use protocol::NewSeat;
use serde_json::json;
use tray::Turn;

/// Alhambra, by mouse.
pub struct ByMouse;

impl Mouse for ByMouse {
    type Turn = Tray;
    type Plan = AlhambraPlay;

    fn clicks(tray: &Tray, _: &View, action: Action) -> Vec<String> {
        pieces(tray, action).into_iter().map(piece).collect()
    }
}

/// A player of Alhambra.
pub type Player = PlayerOf<ByMouse>;

/// Sets up a table of Alhambra in the lobby, by mouse.
///
/// # Errors
/// If the page does not show the table in time.
pub async fn sit_down(stage: &Stage, seats: &[&str]) -> Result<()> {
    sit_in_lobby(stage, "alhambra", seats).await?;
    stage.wait_for("#table[data-game='alhambra']").await?;
    Ok(())
}

/// The points in the rows of the scoring panel.
pub const ROWS: &str = "return [...document.querySelectorAll('.scoring tbody tr')].map(row => [...row.querySelectorAll('td b')].map(points => points.textContent))";

/// Checks that each seat has a row with its points and rounds, and the neutral player one beside them.
///
/// # Errors
/// If the page does not show the result in time.
///
/// # Panics
/// If it shows something else.
pub async fn the_end_is_shown(stage: &Stage, seats: usize) -> Result<()> {
    stage.wait_for("[data-result]").await?;
    let view: View = serde_json::from_str(snapshot(stage).await?.seen[0].view.get())?;
    let said = words(stage, "[data-result]").await?;
    assert!(said.contains("Rule 79."), "{said}");
    let rows = stage.web().find_all(By::Css("[data-result] tbody tr[data-seat]")).await?;
    assert_eq!(rows.len(), seats);
    for row in &rows {
        let seat: u8 = row.attr("data-seat").await?.context("a seat")?.parse()?;
        let score = view.body().scores()[usize::from(seat)].to_string();
        let mut cells = Vec::new();
        for cell in row.find_all(By::Css("td")).await? {
            cells.push(cell.text().await?);
        }
        assert_eq!(cells.get(1), Some(&score), "seat {seat}: {cells:?}");
        let walls: u8 =
            (1..=ROUNDS as u8).map(|round| view.body().points(round, Some(Seat(seat))).wall).sum();
        assert_eq!(cells.last(), Some(&walls.to_string()), "seat {seat}: {cells:?}");
    }
    assert_eq!(said.contains("Neutral"), seats == 2, "{said}");
    // The panel below has the points and the wall of each round, and their sum.
    let rows: Vec<Vec<String>> = stage.web().execute(ROWS, Vec::new()).await?.convert()?;
    assert_eq!(rows.len(), 2 * ROUNDS + 1, "{rows:?}");
    let [mine, ..] = &rows[2 * ROUNDS][..] else { anyhow::bail!("no sum in {rows:?}") };
    let each: i16 =
        rows.iter().step_by(2).take(ROUNDS).map(|row| row[0].parse::<i16>()).sum::<Result<_, _>>()?;
    assert_eq!(mine.parse::<i16>()?, each, "{rows:?}");
    assert!(Seat::all(seats as u8).any(|seat| view.body().scores()[seat.index()] == each), "{rows:?}");
    Ok(())
}

/// Returns the faults except small cells of a large board on a phone: the map shows all of it at first and can be
/// enlarged, as `four_tiles_of_alhambra_are_bought_exactly_in_one_turn` tries.
pub fn apart_from_the_fitted_map(faults: Vec<String>) -> Vec<String> {
    let is_small = |fault: &String| {
        fault.contains("phone")
            && fault.contains("cell")
            && (fault.contains(" by ") || fault.contains("target-size"))
    };
    faults.into_iter().filter(|fault| !is_small(fault)).collect()
}

/// Opens a game at the first position that is wanted, where players take money rather than anything else.
///
/// # Errors
/// If no game comes to such a position, or the page does not show the table in time.
pub async fn lay(
    stage: &Stage,
    setup: &str,
    wanted: impl Fn(&Tray, &Alhambra) -> bool,
) -> Result<(Tray, Alhambra)> {
    let is_dear = |action| matches!(action, Action::Take(_) | Action::Buy(..));
    let file = game_file_of::<Alhambra>(setup, is_dear, |game| {
        let Awaiting::Decision(seat) = game.awaiting() else { return false };
        Tray::new(&game.view(Viewer::Seat(seat))).is_some_and(|tray| wanted(&tray, game))
    })?;
    open_file(stage, &file).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    turn(stage).await
}

/// Returns the turn that is prepared on the page, and its game.
///
/// # Errors
/// If no seat at this screen is to act.
pub async fn turn(stage: &Stage) -> Result<(Tray, Alhambra)> {
    let view: View = seen(stage).await?;
    Ok((Tray::new(&view).context("a turn")?, Alhambra::determinize(&view, &mut First)))
}

/// Returns the beginning of a game up to the first decision that is wanted, of the seat in turn.
///
/// # Errors
/// If the game has none.
pub fn first_turn(log: &str, wanted: impl Fn(&Alhambra, Seat) -> bool) -> Result<String> {
    let mut lines = log.lines().filter(|line| !line.starts_with('#'));
    let setup = lines.next().context("a set-up")?;
    let mut game = Alhambra::new(&setup.parse()?);
    let mut played = vec![setup];
    for line in lines {
        match game.awaiting() {
            Awaiting::Decision(seat) if wanted(&game, seat) => break,
            Awaiting::Decision(_) => game.play(line.parse()?, &mut Quiet),
            Awaiting::Chance(_) => game.resolve(line.parse()?, &mut Quiet),
            Awaiting::Over => anyhow::bail!("the game has no such turn"),
        }
        played.push(line);
    }
    Ok(played.join("\n") + "\n")
}

/// Returns the first legal action of some kind.
pub fn legal(game: &Alhambra, is: impl Fn(Action) -> bool) -> Option<Action> {
    (0..game.action_count()).map(|at| game.nth_action(at)).find(|action| is(*action))
}

/// Whether an action is one of some kind.
pub type Is = fn(Action) -> bool;

/// Returns the place of the fountain in the window, and its size.
///
/// # Errors
/// If the browser does not answer.
pub async fn fountain(stage: &Stage) -> Result<[f64; 3]> {
    let script = "const box = document.querySelector(`[data-piece='cell-0,0']`).getBoundingClientRect();
        return [box.left, box.top, box.width];";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Counts the messages of the server.
const COUNT_MESSAGES: &str = "window.messages = 0;
    const Line = window.WebSocket;
    window.WebSocket = class extends Line {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', () => { window.messages += 1; });
        }
    };";

/// Opens the page of a table late in a game, with the boards grown, where five bots play with a person. They
/// take no time to think, which they would take from the page on the same machine. `window.messages` counts the messages of
/// the server.
///
/// # Errors
/// If the page does not show the table in time.
pub async fn sit_late(stage: Stage) -> Result<Stage> {
    let hook = json!({ "source": COUNT_MESSAGES });
    stage.web().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", hook).await?;
    let log = include_str!("../../corpus/6-sides-outright.cab");
    let lines: Vec<&str> = log.lines().filter(|line| !line.starts_with('#')).collect();
    let log = lines[..lines.len() * 3 / 5].join("\n") + "\n";
    let bot = || NewSeat::Bot { level: "greedy".into() };
    let person = NewSeat::Human { name: "Mira".into() };
    let seats: Vec<NewSeat> = std::iter::once(person).chain(std::iter::repeat_with(bot).take(5)).collect();
    seat_around(&stage, &log, &seats).await?;
    my_turn(&stage).await?;
    Ok(stage)
}

/// Opens a game of four in the middle of a turn: a tile waits to be placed, and a round was scored.
///
/// # Errors
/// If the page does not show the table in time.
pub async fn lay_placing() -> Result<Stage> {
    let stage = Stage::open().await?;
    open_file(&stage, &first_lines(include_str!("../../corpus/4-sides-outright.cab"), 258)).await?;
    stage.tap("[data-act='uncover']").await?;
    stage.wait_for("#table[data-doing='placing']").await?;
    Ok(stage)
}
