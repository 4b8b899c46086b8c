//! People at different screens: a link, an open seat, chat, undo, a spectator, and a server that crashes.

use anyhow::Result;
use browser::barriers::barriers;
use browser::page::{apart_from_height, apart_from_what_is_covered, glance, none, pictures};
use browser::person::{my_turn, standing, words};
use browser::thirtyfour::By;
use browser::together::{heard, in_turn, invite, say, sit, who_asks_for_a_rematch_is_named};
use browser::{Size, Stage};
use splendor::{Action, Colour, Gems, View};
use splendor_browser::player::{Player, make, view};

use super::modules::choose_modules;

/// Takes three tokens of those that are left, which reveals nothing.
pub fn three_tokens(view: &View) -> Action {
    let left = Colour::ALL.into_iter().map(Colour::gem).filter(|gem| view.body().bank.get(*gem) > 0);
    Action::Take(left.take(3).fold(Gems::NONE, |gems, gem| gems.plus_n(gem, 1)))
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn two_friends_play_over_a_link_and_a_third_looks_on() -> Result<()> {
    let mut host = Stage::with_own_server().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "splendor").await?;
    none(barriers(&host).await?);
    none(apart_from_height(pictures(&host, "gather").await?));
    host.wait_for(".share img").await?;
    sit(&guest, &path, "Bert").await?;
    host.wait_for("#table").await?;
    assert!(words(&host, ".opponents").await?.contains("Bert"));

    // A third one looks on, and is seen to.
    let third = host.beside().await?;
    third.go(&path).await?;
    third.wait_for("#table").await?;
    host.wait_for(".audience").await?;
    assert!(third.web().find_all(By::Css("[data-act='undo']")).await?.is_empty());

    // Taking back says why it cannot be: nobody moved, then a card came to light.
    let (mover, other) = in_turn(&host, &guest).await?;
    let not_now = "[data-act='undo'][aria-disabled='true']";
    mover.click(not_now).await?;
    assert!(words(mover, ".notice.calm").await?.contains("no move"));
    make(mover, Action::ReserveTop(0)).await?;
    mover.wait_gone(".notice.calm").await?;
    mover.click(not_now).await?;
    assert!(words(mover, ".notice.calm").await?.contains("revealed"));
    assert!(other.web().find_all(By::Css(".wish")).await?.is_empty());

    // A few moves: everybody sees the same versions.
    let mut player = Player::new(11);
    for _ in 0..4 {
        let (mover, other) = in_turn(&host, &guest).await?;
        let action = player.decide(&view(mover).await?);
        make(mover, action).await?;
        let version = mover.version().await?;
        other.wait_for_version(version).await?;
        third.wait_for_version(version).await?;
    }

    // Talk is text. The players do not hear a spectator.
    say(&host, "Well <b>played</b>!").await?;
    guest.wait_for(".tabs .unread").await?;
    // On a phone the talk is behind a button, which says so.
    guest.resize(Size::PHONE).await?;
    assert_eq!(words(&guest, "[data-act='log'] .unread").await?, "1");
    none(glance(&guest).await?);
    guest.resize(Size::DESKTOP).await?;
    guest.click(".tabs [data-act='chat']").await?;
    assert!(heard(&guest).await?.contains("Well <b>played</b>!"));
    say(&third, "Take the ruby").await?;
    say(&guest, "Thanks").await?;
    third
        .wait_until("the answer", async || Ok(heard(&third).await?.contains("Thanks").then_some(())))
        .await?;
    host.wait_until("the answer", async || Ok(heard(&host).await?.contains("Thanks").then_some(()))).await?;
    for seated in [&host, &guest] {
        assert!(!heard(seated).await?.contains("ruby"));
    }
    none(barriers(&host).await?);
    none(pictures(&host, "talk").await?);

    // A take of tokens is undone, since the other player agrees.
    let (mover, other) = in_turn(&host, &guest).await?;
    let before = my_turn(mover).await?;
    let tokens = view(mover).await?.body().bank;
    make(mover, three_tokens(&view(mover).await?)).await?;
    mover.click("[data-act='undo']:not([aria-disabled])").await?;
    mover.wait_for("[data-act='act-withdraw']").await?;
    other.wait_for("[data-act='act-agree']").await?;
    none(apart_from_what_is_covered(pictures(other, "wish").await?));
    other.click("[data-act='act-agree']").await?;
    let undone = mover.wait_for_version(before.version + 2).await?;
    let after = my_turn(mover).await?;
    assert_eq!((after.version, after.seat), (undone, before.seat));
    assert_eq!(view(mover).await?.body().bank, tokens);
    other.wait_for_version(undone).await?;
    third.wait_for_version(undone).await?;

    // The server falls over in the middle: all find it again and go on.
    host.server.kill();
    guest.wait_for(".unlinked").await?;
    host.server.restart()?;
    for stage in [&host, &guest, &third] {
        stage.wait_gone(".unlinked").await?;
    }
    let (mover, other) = in_turn(&host, &guest).await?;
    make(mover, three_tokens(&view(mover).await?)).await?;
    other.wait_for_version(undone + 1).await?;
    for stage in [&host, &guest, &third] {
        let errors = stage.console_errors().await?;
        // A lost line is told to the console too.
        assert!(
            errors.iter().all(|line| line.contains("WebSocket") || line.contains("ERR_CONNECTION")),
            "{errors:#?}"
        );
    }
    third.close().await?;
    guest.close().await?;
    host.close().await
}

/// Returns the one whose turn it is; none once the game is over.
async fn next<'a>(host: &'a Stage, guest: &'a Stage) -> Result<Option<&'a Stage>> {
    host.wait_until("somebody's turn or the end", async || {
        for stage in [host, guest] {
            match standing(stage).await? {
                Some(seen) if seen.over() => return Ok(Some(None)),
                Some(seen) if seen.mine() && !seen.sending => return Ok(Some(Some(stage))),
                _ => {}
            }
        }
        Ok(None)
    })
    .await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn two_friends_play_strongholds_over_a_link_to_the_end_and_want_a_rematch() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    choose_modules(&host, &["strongholds"]).await?;
    let path = invite(&host, "splendor").await?;
    sit(&guest, &path, "Bert").await?;
    host.wait_for("#table").await?;
    let mut player = Player::new(13);
    let mut placed = 0;
    while let Some(mover) = next(&host, &guest).await? {
        let action = player.decide(&view(mover).await?);
        make(mover, action).await?;
        let version = mover.version().await?;
        for stage in [&host, &guest] {
            stage.wait_for_version(version).await?;
        }
        placed += u32::from(matches!(action, Action::Place(_)));
    }
    assert!(placed > 3, "{placed} placed");
    // Both are shown the same end.
    let figures = async |stage: &Stage| {
        let all = words(stage, "[data-result] table").await?;
        // Places and letters of seals are lines of their own.
        let is_figures = |line: &&str| {
            line.contains(' ') && line.bytes().all(|byte| byte == b' ' || byte.is_ascii_digit())
        };
        anyhow::Ok(all.lines().filter(is_figures).map(str::to_owned).collect::<Vec<_>>())
    };
    let end = figures(&host).await?;
    assert_eq!((end.len(), &end), (2, &figures(&guest).await?));
    who_asks_for_a_rematch_is_named(&host, &guest, &path).await?;
    for stage in [&host, &guest] {
        assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    }
    guest.close().await?;
    host.close().await
}
