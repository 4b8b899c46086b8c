//! Accessibility: with the keyboard alone, with a screen reader, enlarged, and on the narrowest screen.

use anyhow::{Context, Result};
use browser::thirtyfour::{By, Key, common::keys::TypingData};
use browser::{Motion, Size, Stage, Theme};
use kernel::Seat;
use splendor::{Action, Gem, Kind};
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

pub use browser::barriers::{barriers, tab_to};

use super::page::{apart_from_height, apart_from_what_is_covered, at_rest, none, pictures};
use super::player::{PERSON, Player, my_turn, press, sit_down, stronghold_clicks, uncover, view, words};

async fn enter(stage: &Stage) -> Result<()> {
    press(stage, Key::Enter + "").await
}

/// Moves to a piece and chooses it.
async fn choose(stage: &Stage, piece: Piece) -> Result<()> {
    tab_to(stage, &format!("[data-piece='{piece}']")).await?;
    press(stage, TypingData::from(" ")).await
}

/// Makes a move without the mouse.
async fn type_move(stage: &Stage, action: Action) -> Result<()> {
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
        Action::Buy { card, gold_as, .. } => {
            let player = view.body().seat(view.body().turn());
            let place = player.hand().position(|reserved| reserved.card() == Some(card));
            choose(stage, place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8))).await?;
            // What is prepared at first spends the least gold.
            let prepared = player.price(card).nth_payment(0);
            let (back, paid) = (prepared.less(gold_as), gold_as.less(prepared));
            for (gems, of) in [(back, Piece::PaidGold as fn(_) -> _), (paid, Piece::Paid)] {
                for (gem, n) in gems.iter() {
                    let colour = gem.colour().context("a colour")?;
                    for _ in 0..n {
                        choose(stage, of(colour)).await?;
                    }
                }
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
        // What is paid at first spends the least gold.
        Action::Pass | Action::Conquer { .. } => {}
    }
    stage.wait_for("[data-act='confirm']:enabled, [data-act='pass']:enabled").await?;
    enter(stage).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_whole_game_is_played_with_the_keyboard_alone_and_told_line_by_line() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    none(barriers(&stage).await?);
    // The second seat: a bot that plays at random.
    tab_to(&stage, "[data-seat='1'] select").await?;
    press(&stage, Key::Home + Key::Down + Key::Down + "").await?;
    let chosen = stage.wait_for("[data-seat='1'] select").await?.prop("value").await?;
    assert_eq!(chosen.as_deref(), Some("random"));
    tab_to(&stage, "[data-act='play']").await?;
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
    // The close button, the two rules, then what can be done next.
    assert_eq!(tab_to(&stage, "[data-act='rematch']").await?, 4);
    enter(&stage).await?;
    stage.wait_gone("#table[data-awaiting='over']").await?;
    stage.close().await
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
#[ignore = "drives a real browser: cargo xtask browser"]
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

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn larger_words_and_narrow_screens_lose_nothing() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='larger']").await?;
    stage.click("[data-act='settings']").await?;
    none(apart_from_height(pictures(&stage, "lobby-larger").await?));
    sit_down(&stage, &[PERSON, "greedy", "greedy", "greedy"]).await?;
    let mut player = Player::new(10);
    for _ in 0..6 {
        player.act(&stage).await?;
    }
    none(pictures(&stage, "table-larger").await?);
    // The longest words of all.
    stage.click("[data-act='settings']").await?;
    stage.click("[data-act='ru']").await?;
    stage.wait_for("html[lang='ru']").await?;
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".settings").await?;
    none(pictures(&stage, "table-larger-russian").await?);
    // 320 pixels, and a desktop of 1280 by 720 enlarged to twice its size: down one scrolls, never aside.
    let seat = view(&stage).await?.body().turn();
    assert_eq!(seat, Seat(0));
    for (name, width, height) in [("narrow", 320, 640), ("enlarged", 640, 360)] {
        stage.resize(Size { width, height, phone: false }).await?;
        stage.prefer(Theme::Dark, Motion::Reduced).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("table-{name}")).await?;
        let wide: u64 = stage
            .web()
            .execute("return document.documentElement.scrollWidth", Vec::new())
            .await?
            .convert()?;
        assert!(wide <= width.into(), "{name}: the page is {wide} wide");
    }
    stage.close().await
}
