//! Skerries in a real browser, with six seats: whole games on a desktop and on a phone, with the keyboard alone, and an
//! end that nobody wins. The program that has it is also run in the terminal and through the referee.

#[path = "../../../play/tests/it/common/mod.rs"]
mod common;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use browser::barriers::{barriers, tab_to};
use browser::lobby::set_up;
use browser::page::{apart_from_what_is_covered, at_rest, glance, none, pictures};
use browser::person::{
    Mouse, PERSON, PlayerOf, my_turn, open_file, piece, press, seen, sit_in_lobby, snapshot, uncover, words,
};
use browser::thirtyfour::{By, Key};
use browser::{Size, Stage, program};
use common::piece_of;
use serde_json::{Value, json};
use skerries::{Action, View};
use skerries_play::SkerriesPlay;
use skerries_play::tray::Tray;
use tray::Turn;

/// Skerries, by mouse: every piece has one use.
struct Skerries;

impl Mouse for Skerries {
    type Turn = Tray;
    type Plan = SkerriesPlay;

    fn clicks(_: &Tray, _: &View, action: Action) -> Vec<String> {
        vec![piece(piece_of(action))]
    }
}

type Player = PlayerOf<Skerries>;

async fn sit_down(stage: &Stage, seats: &[&str]) -> Result<()> {
    sit_in_lobby(stage, "skerries", seats).await?;
    stage.wait_for("#table[data-game='skerries']").await?;
    Ok(())
}

/// Returns what does not fit, the side of each player included: all that they have is to be seen.
async fn faults(stage: &Stage) -> Result<Vec<String>> {
    let script = "
        const faults = [];
        for (const side of document.querySelectorAll('.opponent, .mine')) {
            const name = `the side of seat ${side.dataset.panel}`;
            if (side.scrollHeight > side.clientHeight + 1) faults.push(`${name} is ${side.scrollHeight} high of ${side.clientHeight}`);
            if (side.scrollWidth > side.clientWidth + 1) faults.push(`${name} is ${side.scrollWidth} wide of ${side.clientWidth}`);
            const box = side.getBoundingClientRect();
            for (const part of side.querySelectorAll('.catch-chip, .order-back, .order-face, .catch, .seal, .points, .oil, b')) {
                const at = part.getBoundingClientRect();
                if (at.width && (at.right > box.right || at.left < box.left || at.bottom > box.bottom || at.top < box.top))
                    faults.push(`${part.className || part.textContent} runs out of ${name}`);
            }
        }
        return faults;";
    let mut all = glance(stage).await?;
    let own: Vec<String> = stage.web().execute(script, Vec::new()).await?.convert()?;
    all.extend(own);
    Ok(all)
}

/// Looks at the table: at each thing that can be asked for when it is first met, also at the other size.
async fn look(stage: &Stage, met: &RefCell<BTreeSet<String>>, size: Size) -> Result<()> {
    none(faults(stage).await?);
    let doing = stage.wait_for(".tray").await?.attr("data-mode").await?.context("a mode")?;
    if met.borrow_mut().insert(doing.clone()) {
        none(pictures(stage, &format!("skerries-{}-{doing}", size.width)).await?);
        none(barriers(stage).await?);
        stage.resize(size).await?;
        at_rest(stage).await?;
    }
    Ok(())
}

/// Checks that the result names the rules it rests on, and that each seat has a row of its own with what the server counts.
async fn the_end_is_shown(stage: &Stage, seats: usize) -> Result<()> {
    stage.wait_for("[data-result]").await?;
    let view: View = serde_json::from_str(snapshot(stage).await?.seen[0].view.get())?;
    let json: Value = serde_json::from_str(snapshot(stage).await?.seen[0].view.get())?;
    let said = words(stage, "[data-result]").await?;
    for rule in ["ended", "decided"] {
        let rule = json["result"][rule].as_str().context("a rule")?;
        let quoted = match rule.split_once(' ').context("a list and an item")? {
            // An item of the chief list goes without the list's name.
            ("skerries", item) => format!("Rule {item}."),
            (_, item) => format!("Rule {item} of Skerries in a gale."),
        };
        assert!(said.contains(&quoted), "{quoted}: {said}");
    }
    let rows = stage.web().find_all(By::Css("[data-result] tr[data-seat]")).await?;
    assert_eq!(rows.len(), seats);
    let winners = json["result"]["winners"].as_array().context("winners")?;
    let mut before = 0;
    for (row, player) in rows.iter().zip(0..) {
        let seat: usize = row.attr("data-seat").await?.context("a seat")?.parse()?;
        let place = json["result"]["places"][seat].as_u64().context("a place")?;
        assert!(place >= before, "row {player} has place {place} after {before}");
        before = place;
        let held = view.body().seats().nth(seat).context("a player")?;
        let figures = [
            // A game that nobody wins has no first, and so no second, place.
            if winners.is_empty() { "–".to_string() } else { place.to_string() },
            held.points().to_string(),
            held.boat_size().to_string(),
            held.oil.to_string(),
        ];
        let mut cells = Vec::new();
        for cell in row.find_all(By::Css("td")).await? {
            cells.push(cell.text().await?);
        }
        assert_eq!(cells, figures, "seat {seat}");
    }
    let first = rows.first().context("a row")?.attr("data-seat").await?.context("a seat")?;
    match winners.as_slice() {
        [] => assert!(said.contains("Nobody wins"), "{said}"),
        winners => {
            assert!(winners.iter().any(|seat| seat.as_u64() == first.parse().ok()), "{first} of {winners:?}")
        }
    }
    Ok(())
}

/// Checks that six seals lie on the table that differ in letter and colour, and that each has a letter.
async fn the_seats_are_told_apart(stage: &Stage) -> Result<()> {
    let script = "return [...document.querySelectorAll('.opponent .seal, .mine .seal')].map(seal => [seal.innerHTML, seal.textContent.trim()])";
    let seals: Vec<(String, String)> = stage.web().execute(script, Vec::new()).await?.convert()?;
    assert_eq!(seals.iter().collect::<BTreeSet<_>>().len(), 6, "{seals:?}");
    assert!(seals.iter().all(|(_, letter)| !letter.is_empty()), "{seals:?}");
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn six_people_play_a_whole_game_of_skerries_at_one_screen() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON; 6]).await?;
    my_turn(&stage).await?;
    the_seats_are_told_apart(&stage).await?;
    let met = RefCell::new(BTreeSet::new());
    let decisions =
        Player::new(41).play_on(&stage, async |stage| look(stage, &met, Size::DESKTOP).await).await?;
    assert!(decisions > 15, "a game of {decisions} decisions");
    assert!(met.borrow().len() > 1, "{met:?}");
    the_end_is_shown(&stage, 6).await?;
    none(apart_from_what_is_covered(pictures(&stage, "skerries-end-of-six").await?));
    none(barriers(&stage).await?);

    stage.click("[data-act='look-through']").await?;
    stage.wait_for("#table[data-past]").await?;
    none(pictures(&stage, "skerries-past").await?);
    stage.click("[data-act='now']").await?;
    stage.wait_gone("#table[data-past]").await?;
    stage.click("[data-act='rematch']").await?;
    stage.wait_gone("#table[data-awaiting='over']").await?;
    my_turn(&stage).await?;
    the_seats_are_told_apart(&stage).await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_gale_of_skerries_with_five_bots_is_played_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    stage.resize(Size::PHONE).await?;
    stage.go("/").await?;
    set_up(&stage, "skerries").await?;
    stage.tap("[data-option='weather'] [data-value='gale']").await?;
    stage.wait_for("[data-option='weather'] [data-value='gale'][aria-pressed='true']").await?;
    sit_down(&stage, &["greedy", "novice", PERSON, "greedy", "novice", "greedy"]).await?;
    assert!(snapshot(&stage).await?.setup.contains("weather=gale"));
    // It is said, though the bar has no room to show it.
    let place = stage.wait_for("#table .place").await?.prop("textContent").await?.context("words")?;
    assert!(place.contains("gale"), "{place}");
    let met = RefCell::new(BTreeSet::new());
    let decisions =
        Player::new(42).play_on(&stage, async |stage| look(stage, &met, Size::PHONE).await).await?;
    assert!(decisions > 2, "a game of {decisions} decisions");
    the_end_is_shown(&stage, 6).await?;
    none(apart_from_what_is_covered(glance(&stage).await?));
    stage.screenshot("skerries-end-phone").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

/// The key that an action's piece has.
fn key(tray: &Tray, action: Action) -> Option<String> {
    let wanted = piece_of(action);
    let keys = (1..=8).map(|number: u8| number.to_string()).chain(["f", "g", "k"].map(String::from));
    keys.into_iter().find(|key| tray.piece_of_key(key) == Some(wanted))
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn skerries_is_played_with_the_keyboard_alone() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    tab_to(&stage, "[data-board='skerries'] [data-act='more']").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for("[data-set-up='skerries']").await?;
    tab_to(&stage, "[data-players='3']").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for("[data-seat='2']").await?;
    tab_to(&stage, "[data-act='begin']").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for("#table").await?;
    let mut player = Player::new(43);
    for turn in 0..100 {
        let standing = my_turn(&stage).await?;
        if standing.over() {
            assert!(turn > 3, "a game of {turn} decisions");
            the_end_is_shown(&stage, 3).await?;
            return stage.close().await;
        }
        let view: View = seen(&stage).await?;
        let action = player.decide(&view);
        let tray = Tray::new(&view).context("a turn")?;
        if turn == 2 {
            // With Tab and the space bar as well.
            tab_to(&stage, &piece(piece_of(action))).await?;
            press(&stage, " ").await?;
        } else {
            press(&stage, key(&tray, action).with_context(|| format!("{action} has no key"))?).await?;
        }
        stage.wait_for(&format!("{}[aria-pressed='true']", piece(piece_of(action)))).await?;
        press(&stage, Key::Enter + "").await?;
        stage.wait_for_version(standing.version + 1).await?;
    }
    anyhow::bail!("the game does not end")
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn nobody_wins_skerries_where_all_boats_sink() -> Result<()> {
    let stage = Stage::open().await?;
    for (file, rule) in [
        (include_str!("../../../corpus/fair-sunk.cab"), "Rule 21."),
        (include_str!("../../../corpus/gale-sunk.cab"), "Rule 2 of Skerries in a gale."),
    ] {
        open_file(&stage, file).await?;
        my_turn(&stage).await?;
        let players = snapshot(&stage).await?.seats.len();
        the_end_is_shown(&stage, players).await?;
        let said = words(&stage, "[data-result]").await?;
        assert!(said.contains("Nobody wins") && said.contains(rule), "{said}");
        assert!(stage.web().find_all(By::Css("[data-result] tr.first")).await?.is_empty());
    }
    none(apart_from_what_is_covered(pictures(&stage, "skerries-sunk").await?));
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn counts_and_points_of_skerries_are_named() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    let script = "const points = [...document.querySelectorAll('.points')];
        if (points.length !== 2) return ['nothing to look at'];
        return points.filter(points => !points.querySelector('small')?.textContent).map(points => `not called points: ${points.textContent}`);";
    none(stage.web().execute(script, Vec::new()).await?.convert()?);
    press(&stage, "c").await?;
    let said = words(&stage, ".counts").await?;
    for name in ["Points", "Oil in the stock", "Storms in the deck", "Orders"] {
        assert!(said.contains(name), "{name}: {said}");
    }
    none(apart_from_what_is_covered(pictures(&stage, "counts-skerries").await?));
    none(barriers(&stage).await?);
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".counts").await?;
    stage.resize(Size::PHONE).await?;
    at_rest(&stage).await?;
    stage.tap("[data-act='counts']").await?;
    stage.wait_for(".counts").await?;
    none(barriers(&stage).await?);
    stage.close().await
}

#[test]
#[ignore = "starts the program that has the samples: cargo xtask test"]
fn skerries_is_played_in_the_terminal_by_six() -> Result<()> {
    let seats = "human,random,greedy,random,greedy,greedy";
    let arguments = ["play", "skerries", "weather=gale", "--seats", seats, "--seed", "4"];
    let mut terminal = Command::new(program()?);
    terminal.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut terminal = terminal.spawn()?;
    // Oil for the beacon is given only while a storm strikes; filling up is always possible.
    let typed = format!("why G\n{}quit\n", "F\n".repeat(3));
    terminal.stdin.take().context("a pipe to it")?.write_all(typed.as_bytes())?;
    let output = terminal.wait_with_output()?;
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    for words in ["Beacon 0/3", "Culet ", "Bezel ", "skerries 14"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    Ok(())
}

#[test]
#[ignore = "starts the program that has the samples: cargo xtask test"]
fn skerries_is_played_to_its_end_through_the_referee() -> Result<()> {
    let mut referee =
        Command::new(program()?).arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let mut asks = referee.stdin.take().context("a pipe to it")?;
    let mut answers = BufReader::new(referee.stdout.take().context("a pipe from it")?).lines();
    let mut ask = |request: Value| -> Result<Value> {
        writeln!(asks, "{request}")?;
        Ok(serde_json::from_str(&answers.next().context("no answer")??)?)
    };
    let mut state = ask(json!({"op": "new", "setup": "skerries players=6 weather=gale", "seed": 5}))?;
    let refused = ask(json!({"op": "play", "action": "G"}))?;
    assert_eq!(refused["refusal"]["rule"], "skerries 14", "{refused}");
    let mut number = 0;
    while state["awaiting"] != "over" {
        let legal = ask(json!({"op": "legal"}))?;
        let actions = legal["actions"].as_array().context("actions")?;
        number += 1;
        state = ask(json!({"op": "play", "action": actions[number % actions.len()]}))?;
        assert_eq!(state["ok"], true, "{state}");
    }
    let result = ask(json!({"op": "view", "viewer": "spectator"}))?["view"]["result"].clone();
    assert_eq!(result["places"].as_array().map(Vec::len), Some(6), "{result}");
    drop(asks);
    assert!(referee.wait()?.success());
    Ok(())
}
