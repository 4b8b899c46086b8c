//! Games with the keyboard alone, and without obstacles for a screen reader.

use anyhow::{Context, Result};
use browser::Stage;
use browser::barriers::{barriers, tab_to};
use browser::page::{apart_from_what_is_covered, none, pictures};
use browser::person::{Mouse, PERSON, my_turn, open_file, press, snapshot, uncover, words};
use browser::position::first_lines;
use browser::thirtyfour::{By, Key, common::keys::TypingData};
use kernel::{Seat, Viewer};
use splendor::{Action, Gem, NobleId, View};
use splendor_browser::load;
use splendor_browser::player::{Player, Splendor, sit_down, stronghold_clicks, view};
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

async fn enter(stage: &Stage) -> Result<()> {
    press(stage, Key::Enter + "").await
}

/// Moves to a piece and chooses it.
async fn choose(stage: &Stage, piece: Piece) -> Result<()> {
    tab_to(stage, &format!("[data-piece='{piece}']")).await?;
    press(stage, TypingData::from(" ")).await
}

/// Makes a move without the mouse.
pub async fn type_move(stage: &Stage, action: Action) -> Result<()> {
    let view = view(stage).await?;
    match action {
        Action::Take(gems) | Action::Return(gems) => {
            for (gem, n) in gems.iter() {
                let key = Gem::ALL.iter().position(|other| *other == gem).context("a gem")? + 1;
                press(stage, key.to_string().repeat(n.into())).await?;
            }
        }
        Action::ReserveTop(level) => choose(stage, Piece::Deck(level)).await?,
        Action::Receive(noble) => {
            tab_to(stage, &format!("[data-choice='{noble}']")).await?;
            press(stage, TypingData::from(" ")).await?;
        }
        Action::TakeCity(city) => {
            tab_to(stage, &format!("[data-choice='city-{city}']")).await?;
            press(stage, TypingData::from(" ")).await?;
        }
        Action::Reserve(card) => {
            choose(stage, Piece::Card(card)).await?;
            press(stage, "r").await?;
        }
        Action::Buy { .. } | Action::Conquer { .. } => {
            let tray = Tray::new(&view).context("a turn")?;
            for selector in Splendor::clicks(&tray, &view, action) {
                tab_to(stage, &selector).await?;
                press(stage, TypingData::from(" ")).await?;
            }
            // Back to the card, so that Enter means the move and not the token.
            tab_to(stage, ".card.selected").await?;
        }
        Action::Place(card) | Action::TakeFree(card) => choose(stage, Piece::Card(card)).await?,
        Action::Move { .. } | Action::Remove(_) => {
            let tray = Tray::new(&view).context("a turn")?;
            for piece in stronghold_clicks(tray, action) {
                choose(stage, piece).await?;
            }
        }
        Action::Copy(colour) => choose(stage, Piece::Copy(colour)).await?,
        Action::ReserveNoble(noble) => choose(stage, Piece::Noble(noble)).await?,
        Action::Waive => press(stage, "r").await?,
        Action::Pass => {}
    }
    stage.wait_for("[data-act='confirm']:enabled, [data-act='pass']:enabled").await?;
    enter(stage).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_whole_game_is_played_with_the_keyboard_alone_and_told_line_by_line() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    none(barriers(&stage).await?);
    tab_to(&stage, "[data-board='splendor'] [data-act='more']").await?;
    enter(&stage).await?;
    stage.wait_for("[data-set-up='splendor']").await?;
    // The second seat: the weakest bot.
    tab_to(&stage, "[data-seat='1'] select").await?;
    press(&stage, Key::Home + Key::Down + Key::Down + "").await?;
    let chosen = stage.wait_for("[data-seat='1'] select").await?.prop("value").await?;
    assert_eq!(chosen.as_deref(), Some("novice"));
    tab_to(&stage, "[data-act='begin']").await?;
    enter(&stage).await?;
    stage.wait_for("#table").await?;
    let mut player = Player::new(8);
    let listen = "window.told = [];\
        const line = document.querySelector('[role=status].heard:not([data-unread])');\
        new MutationObserver(() => window.told.push(line.textContent))\
            .observe(line, { childList: true, characterData: true, subtree: true })";
    stage.web().execute(listen, Vec::new()).await?;
    for turn in 0..200 {
        let standing = my_turn(&stage).await?;
        if standing.over() {
            break;
        }
        let action = player.decide(&view(&stage).await?);
        type_move(&stage, action).await.with_context(|| format!("typing {action}"))?;
        stage.wait_for_version(standing.version + 1).await?;
        my_turn(&stage).await?;
        if turn == 12 {
            none(barriers(&stage).await?);
            the_log_is_one_stop(&stage).await?;
        }
    }
    assert!(my_turn(&stage).await?.over(), "the game does not end");
    let told: Vec<String> = stage.web().execute("return window.told", Vec::new()).await?.convert()?;
    let moves = stage.web().find_all(By::Css(".log li")).await?.len();
    assert!(told.len() >= moves && moves > 30, "{moves} moves: {told:#?}");
    assert!(told.iter().all(|line| line.contains(' ')), "{told:#?}");
    assert!(told.last().is_some_and(|line| line.contains("The game is over")), "{told:#?}");
    stage.wait_for("[data-result]").await?;
    none(barriers(&stage).await?);
    // The close button, the two rules and the moments of the game, then what can be done next.
    let moments = stage.web().find_all(By::Css("[data-act='mark']")).await?.len() as u32;
    assert_eq!(tab_to(&stage, "[data-act='rematch']").await?, 4 + moments);
    enter(&stage).await?;
    stage.wait_gone("#table[data-awaiting='over']").await?;
    stage.close().await
}

/// The decisions that are taken with the keyboard in recorded games for two, some of them within one turn: in
/// strongholds and the Orient together, in the Orient alone, and in strongholds alone.
const DECIDED: [(&str, &[&str]); 3] = [
    (
        include_str!("../../../corpus/strongholds-orient-2p-through-a-conquest.cab"),
        &["R.117", "B.42+b2*1", "B.101 M.49-44 C.r F.32", "W", "Q.16 S.43"],
    ),
    (include_str!("../../../corpus/orient-2p-outright.cab"), &["B.119-24-100", "R.N4"]),
    (include_str!("../../../corpus/strongholds-2p-outright.cab"), &["X.85"]),
];

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn strongholds_and_the_orient_are_played_with_the_keyboard_alone() -> Result<()> {
    let stage = Stage::open().await?;
    let mut uncovered = 0;
    let decided = DECIDED.into_iter().flat_map(|(log, all)| all.iter().map(move |some| (log, *some)));
    for (log, actions) in decided {
        let lines = format!("\n{}\n", actions.replace(' ', "\n"));
        let at = log.find(&lines).with_context(|| format!("no {actions} in the game"))?;
        let before = log[..at].lines().count();
        open_file(&stage, &first_lines(log, before)).await?;
        for (action, after) in actions.split(' ').zip(before + 1..) {
            let standing = my_turn(&stage).await?;
            uncovered += u32::from(uncover_by_key(&stage).await?);
            type_move(&stage, action.parse()?).await.with_context(|| format!("typing {action}"))?;
            stage.wait_for_version(standing.version + 1).await?;
            // It was the recorded action: each player has the same pieces.
            let mover = Seat(standing.seat.context("a seat")? as u8);
            let seen = snapshot(&stage).await?.seen;
            let seen = seen.iter().find(|seen| seen.viewer == Viewer::Seat(mover)).context("a seat here")?;
            let recorded = load(&first_lines(log, after))?;
            let recorded = recorded.view(Viewer::Seat(mover));
            assert_eq!(holdings(seen.view.get(), mover)?, holdings(recorded.get(), mover)?, "{action}");
        }
    }
    assert!(uncovered > 0, "nothing was covered");
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

/// Returns what lies in front of the players, and the nobles that one of them has reserved.
fn holdings(view: &str, seat: Seat) -> Result<(Vec<splendor::Player>, Vec<NobleId>)> {
    let view: View = serde_json::from_str(view)?;
    let body = view.body();
    Ok((body.seats().copied().collect(), body.reserved_nobles(seat).collect()))
}

/// Uncovers the hand after the screen was passed on, without the mouse; returns whether it was covered.
async fn uncover_by_key(stage: &Stage) -> Result<bool> {
    let is_covered =
        async || anyhow::Ok(!stage.web().find_all(By::Css("[data-act='uncover']")).await?.is_empty());
    let covered = is_covered().await?;
    // Just after the hand was covered the key does nothing, so that a double press does not show it.
    let press_again = async || {
        if !is_covered().await? {
            return Ok(Some(()));
        }
        enter(stage).await?;
        Ok(None)
    };
    stage.wait_until("the hand to be uncovered", press_again).await?;
    Ok(covered)
}

/// Checks that Tab leads to the newest entry alone, from which the arrow keys lead on.
async fn the_log_is_one_stop(stage: &Stage) -> Result<()> {
    let entries = "const entries = [...document.querySelectorAll('.log li button')];\
        return [entries.filter(entry => entry.tabIndex === 0).length, entries.indexOf(document.activeElement)]";
    tab_to(stage, ".log li button").await?;
    for (key, at) in [(Key::Down, 1), (Key::Down, 2), (Key::Up, 1)] {
        press(stage, key + "").await?;
        let found: (u32, u32) = stage.web().execute(entries, Vec::new()).await?.convert()?;
        assert_eq!(found, (1, at));
    }
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn nobody_stumbles_over_panels_and_answers() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let mut player = Player::new(9);
    for _ in 0..6 {
        player.act(&stage).await?;
    }
    uncover(&stage).await?;
    stage.click(".noble").await?;
    stage.wait_for(".bubble").await?;
    none(barriers(&stage).await?);
    press(&stage, Key::Escape + "").await?;
    press(&stage, "?").await?;
    stage.wait_for(".settings").await?;
    let keys = words(&stage, ".settings .keys").await?;
    assert!(keys.contains("take tokens") && !keys.contains("Duel"), "the keys of another game: {keys}");
    none(barriers(&stage).await?);
    none(apart_from_what_is_covered(pictures(&stage, "settings").await?));
    press(&stage, Key::Escape + "").await?;
    press(&stage, "[").await?;
    stage.wait_for(".banner").await?;
    none(barriers(&stage).await?);
    let told = words(&stage, ".banner .said").await?;
    assert!(told.contains("Move 5 of 6"), "{told}");
    stage.go("/rules/splendor").await?;
    stage.wait_for("#rules li[id]").await?;
    none(barriers(&stage).await?);
    stage.close().await
}

/// Presses a key as a keyboard does whose layout has another character at its place.
async fn press_at(stage: &Stage, key: &str, code: &str) -> Result<()> {
    let script = "const [key, code] = arguments;
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))";
    stage.web().execute(script, vec![key.into(), code.into()]).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn keys_work_by_their_place_where_their_character_means_nothing() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    let mut player = Player::new(9);
    player.act(&stage).await?;
    // A Russian layout, then a French one.
    press_at(&stage, "с", "KeyC").await?;
    stage.wait_for(".counts").await?;
    press_at(&stage, "с", "KeyC").await?;
    stage.wait_gone(".counts").await?;
    press_at(&stage, "к", "KeyR").await?;
    stage.wait_for("#table[data-doing='reserving']").await?;
    press(&stage, Key::Escape + "").await?;
    press_at(&stage, "&", "Digit1").await?;
    stage.wait_for("#table[data-doing='taking']").await?;
    press(&stage, Key::Escape + "").await?;
    stage.wait_for("#table[data-doing='nothing']").await?;
    press_at(&stage, "х", "BracketLeft").await?;
    stage.wait_for(".banner").await?;
    press_at(&stage, "з", "KeyP").await?;
    stage.wait_for("[data-act='replay-play'][aria-label='Pause']").await?;
    press_at(&stage, "з", "KeyP").await?;
    press(&stage, Key::End + "").await?;
    stage.wait_gone(".banner").await?;
    // A letter of a layout like Dvorak means itself, not its place.
    press_at(&stage, "p", "KeyR").await?;
    stage.wait_for("#table[data-doing='nothing']").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn r_reserves_the_card_with_the_focus() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    for kind in [".card.lying", ".deck.lying"] {
        let piece = stage.wait_for(kind).await?.attr("data-piece").await?.context("a piece")?;
        tab_to(&stage, &format!("[data-piece='{piece}']")).await?;
        press(&stage, "r").await?;
        stage.wait_for(&format!("#table[data-doing='reserving'] [data-piece='{piece}'].selected")).await?;
        stage.wait_for("[data-act='confirm']:enabled").await?;
        press(&stage, Key::Escape + "").await?;
        stage.wait_for("#table[data-doing='nothing']").await?;
    }
    stage.close().await
}
