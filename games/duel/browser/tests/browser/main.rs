//! Splendor Duel in a real browser: whole games by mouse, against a bot, over a link, and with the keys.

mod fit;

use std::cell::RefCell;
use std::collections::BTreeSet;

use anyhow::{Context, Result};
use browser::barriers::barriers;
use browser::lobby::set_up;
use browser::page::{apart_from_what_is_covered, at_rest, glance, none, pictures, pieces_are_a_column};
use browser::person::{PERSON, click, make_in, my_turn, piece, press, seen, send, snapshot, standing, words};
use browser::thirtyfour::{By, Key, common::keys::TypingData};
use browser::together::{in_turn, invite, sit};
use browser::{Size, Stage};
use duel::{Action, View};
use duel_browser::{ByMouse, Player, lay, sit_down, the_end_is_shown};
use duel_play::tray::{Mode, Piece, Tray};
use tray::Turn;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn two_people_play_a_whole_game_of_duel_at_one_screen() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    // Each thing that can be asked for is looked at when it is first met, at both sizes.
    let met = RefCell::new(BTreeSet::new());
    let decisions = Player::new(21)
        .play_on(&stage, async |stage| {
            none(glance(stage).await?);
            pieces_are_a_column(stage, "deck-").await?;
            let doing = stage.wait_for(".tray").await?.attr("data-mode").await?.context("a mode")?;
            if met.borrow_mut().insert(doing.clone()) {
                none(pictures(stage, &format!("duel-{doing}")).await?);
                none(barriers(stage).await?);
            }
            Ok(())
        })
        .await?;
    assert!(decisions > 20, "a game of {decisions} decisions");
    the_end_is_shown(&stage).await?;
    none(apart_from_what_is_covered(pictures(&stage, "duel-end").await?));
    none(barriers(&stage).await?);

    stage.click("[data-act='look-through']").await?;
    stage.wait_for("#table[data-past]").await?;
    none(pictures(&stage, "duel-past").await?);
    stage.click("[data-act='now']").await?;
    stage.wait_gone("#table[data-past]").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_game_of_duel_is_played_against_a_bot_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    stage.resize(Size::PHONE).await?;
    at_rest(&stage).await?;
    Player::new(22)
        .by_mouse()
        .play_on(&stage, async |stage| {
            at_rest(stage).await?;
            none(glance(stage).await?);
            pieces_are_a_column(stage, "deck-").await
        })
        .await?;
    the_end_is_shown(&stage).await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn two_friends_play_duel_over_a_link_and_a_third_looks_on() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "duel").await?;
    sit(&guest, &path, "Bert").await?;
    host.wait_for("#table[data-game='duel']").await?;
    assert!(words(&host, ".rival").await?.contains("Bert"));
    let third = host.beside().await?;
    third.go(&path).await?;
    third.wait_for("#table").await?;

    let mut player = Player::new(23);
    for _ in 0..400 {
        if standing(&host).await?.is_some_and(|standing| standing.over()) {
            break;
        }
        let (mover, other) = in_turn(&host, &guest).await?;
        let action = player.decide(&seen(mover).await?);
        make_in::<ByMouse>(mover, action).await?;
        let version = mover.version().await?;
        other.wait_for_version(version).await?;
        third.wait_for_version(version).await?;
    }
    for stage in [&host, &guest, &third] {
        the_end_is_shown(stage).await?;
        assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    }
    third.close().await?;
    guest.close().await?;
    host.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_line_of_duel_that_costs_a_privilege_says_so_before_it_is_taken() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, |tray| costly_line(tray).is_some()).await?;
    let tray = Tray::new(&seen(&stage).await?).context("a turn")?;
    let line = costly_line(&tray).context("a line that costs a privilege")?;
    for space in [line.iter().next(), line.iter().last()].into_iter().flatten() {
        click(&stage, Piece::Space(space)).await?;
    }
    let said = words(&stage, ".warning").await?;
    assert!(said.contains("takes 1 privilege") && said.contains("Rule K"), "{said}");
    none(pictures(&stage, "duel-warning").await?);
    none(barriers(&stage).await?);
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone("[data-act='clear']").await?;
    assert!(stage.web().find_all(By::Css(".warning > *")).await?.is_empty());
    stage.close().await
}

/// Returns a line of three alike or of both pearls, for which the opponent takes a privilege.
fn costly_line(fresh: &Tray) -> Option<duel::Spaces> {
    if fresh.mode() != Mode::Nothing {
        return None;
    }
    let spaces = || (0..duel::SPACES as u8).filter_map(duel::Space::new);
    let pairs = spaces().flat_map(|one| spaces().map(move |other| (one, other)));
    pairs.filter(|(one, other)| one < other).find_map(|(one, other)| {
        let mut tray = fresh.clone();
        let chosen = tray.click(Piece::Space(one)) && tray.click(Piece::Space(other));
        (chosen && tray.prepared()?.warning.is_some()).then(|| tray.line())
    })
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn whatever_has_to_be_chosen_in_duel_is_chosen_beside_the_pieces() -> Result<()> {
    let stage = Stage::open().await?;
    let modes = [Mode::Copying, Mode::TakingSame, Mode::Stealing, Mode::TakingRoyal, Mode::Discarding];
    for mode in modes {
        lay(&stage, |tray| tray.mode() == mode).await?;
        let tray = Tray::new(&seen(&stage).await?).context("a turn")?;
        none(pictures(&stage, &format!("duel-{}", tray.doing())).await?);
        let lit =
            tray.pieces().into_iter().find(|piece| tray.is_legal(*piece)).context("something to choose")?;
        let before = stage.version().await?;
        click(&stage, lit).await?;
        none(pictures(&stage, &format!("duel-{}-chosen", tray.doing())).await?);
        none(barriers(&stage).await?);
        stage.click("[data-act='confirm']:enabled").await?;
        stage.wait_for_version(before + 1).await?;
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_keys_of_duel_take_a_line_of_tokens_and_ask_why_not() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let before = my_turn(&stage).await?;
    let view: View = seen(&stage).await?;
    // Two neighbours of a row, neither of them gold.
    let row = |number: u8| [duel::Space::new(number), duel::Space::new(number + 1)];
    let free = |space: &Option<duel::Space>| {
        space.is_some_and(|space| view.body().board().takeable().contains(space))
    };
    let mut pairs = (0..24u8).filter(|number| number % 5 < 4).map(row);
    let [one, _] = pairs.find(|pair| pair.iter().all(free)).context("two neighbours")?;
    let first = piece(Piece::Space(one.context("a space")?));
    stage.web().execute(&format!("document.querySelector({first:?}).focus()"), Vec::new()).await?;
    press(&stage, TypingData::from(" ")).await?;
    press(&stage, Key::Right + "").await?;
    press(&stage, TypingData::from(" ")).await?;
    stage.wait_for("[data-act='confirm']:enabled").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for_version(before.version + 1).await?;

    // The bag is empty, and says so; the first player has no privilege.
    my_turn(&stage).await?;
    press(&stage, "v").await?;
    stage.wait_for("[data-piece='privilege'].selected").await?;
    press(&stage, Key::Escape + "").await?;
    press(&stage, "f").await?;
    let said = words(&stage, ".bubble").await?;
    assert!(said.contains("The bag is empty") && said.contains("Rule B1."), "{said}");
    none(barriers(&stage).await?);
    press(&stage, Key::Escape + "").await?;
    // It holds something once a card was bought.
    let bought = |action: Action| matches!(action, Action::Buy { .. });
    let mut player = Player::new(25);
    while !bought(player.act(&stage).await?) {}
    assert_ne!(words(&stage, ".bag b").await?, "0");
    stage.go("/rules/duel").await?;
    stage.wait_for("#rules li[id='K5']").await?;
    none(barriers(&stage).await?);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_rematch_of_duel_keeps_adjudication() -> Result<()> {
    const NAME: &str = "Stalling loses";
    let stage = Stage::open().await?;
    stage.go("/").await?;
    set_up(&stage, "duel").await?;
    stage.click("[data-option='adjudicate'] input").await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    assert!(words(&stage, "#table .place").await?.contains(NAME));
    let mut player = Player::new(31);
    while my_turn(&stage).await?.mine() {
        send(&stage, player.decide(&seen(&stage).await?)).await?;
    }
    let before = stage.web().current_url().await?;
    stage.click("[data-act='rematch']").await?;
    stage
        .wait_until("the rematch", async || Ok((stage.web().current_url().await? != before).then_some(())))
        .await?;
    stage.wait_for("#table[data-awaiting='seat']").await?;
    assert!(words(&stage, "#table .place").await?.contains(NAME));
    assert_eq!(snapshot(&stage).await?.options.chosen.get("adjudicate").map(String::as_str), Some("yes"));
    stage.close().await
}
