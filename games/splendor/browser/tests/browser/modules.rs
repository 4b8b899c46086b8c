//! The modules of Splendor: chosen in the lobby, played to the end, and what they ask of a player.

use std::cell::Cell;

use anyhow::{Context, Result};
use browser::barriers::barriers;
use browser::lobby::set_up;
use browser::page::{apart_from_height, apart_from_what_is_covered, glance, none, pictures};
use browser::person::{PERSON, click, my_turn, open_file, press, sit_in_lobby, uncover, words};
use browser::thirtyfour::By;
use browser::{Size, Stage};
use kernel::{Awaiting, Game, Viewer};
use splendor::{Action, Colour, Decision, Gem, PostId, Splendor};
use splendor_browser::player::{Player, view};
use splendor_browser::position::lay_with;
use splendor_play::tray::{Piece, Tray};
use tray::Turn;

/// The switch of a module in the form.
fn switch(module: &str) -> String {
    format!("[data-option='modules'] input[data-value='{module}']")
}

const ALL: &[&str] = &["cities", "strongholds", "posts", "orient"];

/// Chooses exactly these modules in the lobby, where they are remembered when the form is opened again.
pub async fn choose_modules(stage: &Stage, modules: &[&str]) -> Result<()> {
    stage.go("/").await?;
    set_up(stage, "splendor").await?;
    for module in ALL {
        let on = stage.wait_for(&switch(module)).await?.is_selected().await?;
        if on != modules.contains(module) {
            stage.click(&switch(module)).await?;
        }
    }
    Ok(())
}

/// Sits people down at a table with exactly these modules.
pub async fn sit_with(stage: &Stage, modules: &[&str], people: &[&str]) -> Result<()> {
    choose_modules(stage, modules).await?;
    sit_in_lobby(stage, "splendor", people).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// Checks that the table fits before every fifth of so many decisions.
fn now_and_then() -> impl AsyncFn(&Stage) -> Result<()> {
    let made = Cell::new(0_u32);
    async move |stage| {
        if made.replace(made.get() + 1).is_multiple_of(5) {
            none(glance(stage).await?);
        }
        Ok(())
    }
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn games_with_modules_are_set_up_and_played_to_their_end() -> Result<()> {
    let stage = Stage::open().await?;
    // The others are played elsewhere in mixes: alone only where pictures are taken.
    let sets = [
        (5, &["cities"][..], false),
        (6, &["posts"], true),
        (7, &["cities", "posts"], true),
        (8, &["strongholds"], true),
        (9, &["orient"], true),
    ];
    for (seed, modules, _) in sets.into_iter().filter(|(.., seldom)| stage.keeps_pictures() || !seldom) {
        sit_with(&stage, modules, &[PERSON; 2]).await?;
        let has =
            async |selector: &str| anyhow::Ok(!stage.web().find_all(By::Css(selector)).await?.is_empty());
        let (cities, posts) = (modules.contains(&"cities"), modules.contains(&"posts"));
        assert_eq!((has(".city").await?, has(".noble").await?), (cities, !cities));
        assert_eq!(has(".post").await?, posts);
        assert_eq!(has("[data-piece='orient-1']").await?, modules.contains(&"orient"));
        assert_eq!(has("[data-at^='towers-of-']").await?, modules.contains(&"strongholds"));
        Player::new(seed).play_on(&stage, now_and_then()).await?;
        let said = words(&stage, "[data-result]").await?;
        assert_eq!(said.contains("city"), cities, "{said}");
        // A sign says who has a city, and words say it to a player who hears the page.
        let script = "return [...document.querySelectorAll('[data-result] tr[data-seat] td:nth-child(5)')].map(cell => cell.textContent)";
        let cells: Vec<String> = stage.web().execute(script, Vec::new()).await?.convert()?;
        let is_word = |cell: &String| cell.starts_with("a city of 1") || cell == "no city–";
        assert_eq!(
            cells.iter().filter(|cell| is_word(cell)).count(),
            if cities { 2 } else { 0 },
            "{cells:?}"
        );
        let heads = stage.web().find_all(By::Css("[data-result] > table thead th")).await?.len();
        assert_eq!(heads, if posts { 6 } else { 5 }, "{said}");
        none(apart_from_what_is_covered(
            pictures(&stage, &format!("modules-end-{}", modules.join("-"))).await?,
        ));
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn two_people_play_a_game_with_all_modules_to_its_end() -> Result<()> {
    let stage = Stage::open().await?;
    sit_with(&stage, ALL, &[PERSON; 2]).await?;
    let decisions = Player::new(12).play_on(&stage, now_and_then()).await?;
    assert!(decisions > 40, "a game of {decisions} decisions");
    let said = words(&stage, "[data-result]").await?;
    assert!(said.contains("city"), "{said}");
    assert_eq!(stage.web().find_all(By::Css("[data-result] tr[data-seat]")).await?.len(), 2, "{said}");
    none(apart_from_what_is_covered(pictures(&stage, "modules-end-of-all").await?));
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn strongholds_and_the_orient_are_played_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    sit_with(&stage, &["strongholds", "orient"], &[PERSON; 2]).await?;
    stage.resize(Size::PHONE).await?;
    Player::new(11).play_on(&stage, now_and_then()).await?;
    stage.wait_for("[data-result]").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn modules_are_switches_with_a_sentence_and_a_mix_is_marked() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    set_up(&stage, "splendor").await?;
    stage.click(&switch("cities")).await?;
    let form = "[data-option='modules']";
    let said = words(&stage, form).await?;
    assert!(said.contains("takes a city is the last") && said.contains("Five powers"), "{said}");
    assert!(said.contains("one module at a time") && !said.contains("variant"), "{said}");
    stage.click(&switch("posts")).await?;
    assert!(words(&stage, form).await?.contains("variant"));
    none(apart_from_height(pictures(&stage, "lobby-modules").await?));
    none(barriers(&stage).await?);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_waiting_room_says_what_each_chosen_module_does() -> Result<()> {
    let stage = Stage::open().await?;
    choose_modules(&stage, &["cities", "posts"]).await?;
    sit_in_lobby(&stage, "splendor", &[PERSON, "open"]).await?;
    stage.wait_for("#gather [data-options]").await?;
    let said = words(&stage, "#gather .seats-panel").await?;
    for sentence in ["takes a city is the last", "Five powers", "house variant"] {
        assert!(said.contains(sentence), "{said}");
    }
    assert!(!said.contains("Strongholds"), "{said}");
    none(apart_from_height(pictures(&stage, "waiting-for-modules").await?));
    stage.close().await
}

/// The prepared turn of whoever is to act.
fn tray_of(game: &Splendor) -> Option<Tray> {
    let Awaiting::Decision(seat) = game.awaiting() else { return None };
    Tray::new(&game.view(Viewer::Seat(seat)))
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn of_several_cities_one_is_chosen() -> Result<()> {
    let stage = Stage::open().await?;
    lay_with(&stage, "cities", |game| game.decision() == Some(Decision::TakeCity)).await?;
    stage.wait_for(".tray[data-mode='city']").await?;
    assert!(words(&stage, ".tray").await?.contains("Rule 7 of Cities of Splendor"), "the rule is quoted");
    none(barriers(&stage).await?);
    let lit = stage.web().find_all(By::Css(".cities .city.lit")).await?.len();
    assert_eq!(stage.web().find_all(By::Css("[data-choice]")).await?.len(), lit);
    // The first of those that lie there, by its number; then the other, which is lit too.
    press(&stage, "1").await?;
    stage.click(".cities .city.lit:not(.selected)").await?;
    none(pictures(&stage, "choose-city").await?);
    let version = stage.version().await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for_version(version + 1).await?;
    let seats = "return document.querySelectorAll('.won-city').length";
    assert_eq!(stage.web().execute(seats, Vec::new()).await?.convert::<u64>()?, 1);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn posts_bring_tokens_and_say_what_they_ask_for() -> Result<()> {
    let stage = Stage::open().await?;
    let owed = |game: &Splendor| game.decision() == Some(Decision::PostToken) && game.body().bank.gold() > 0;
    lay_with(&stage, "cities,posts", owed).await?;
    stage.wait_for(".tray[data-mode='token']").await?;
    assert!(words(&stage, ".tray").await?.contains("Rule 33 of Cities of Splendor"), "the rule is quoted");
    assert!(!stage.wait_for("[data-act='confirm']").await?.is_enabled().await?, "nothing is chosen yet");
    stage.click("[data-piece='bank-a']").await?;
    assert!(words(&stage, ".bubble").await?.contains("never gold"));
    none(barriers(&stage).await?);
    let due = stage.wait_for(".pile.legal").await?.attr("data-piece").await?.context("a pile")?;
    stage.click(&format!("[data-piece='{due}']")).await?;
    none(pictures(&stage, "choose-token").await?);
    let version = stage.version().await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for_version(version + 1).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    // A post is never chosen: it says what it asks for, and with cities the fourth is closed.
    click(&stage, Piece::Post(PostId::FIVE)).await?;
    assert!(words(&stage, ".bubble").await?.contains("there are none"));
    let widths = "return ['.bubble', '.bubble .rule'].map(of => document.querySelector(of).clientWidth)";
    let widths: Vec<u32> = stage.web().execute(widths, Vec::new()).await?.convert()?;
    assert!(widths[1] * 4 > widths[0] * 3, "the rule is as wide as its bubble: {widths:?}");
    none(apart_from_what_is_covered(pictures(&stage, "asked-post").await?));
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_third_token_and_gold_that_covers_two_are_shown_before_they_are_made() -> Result<()> {
    let stage = Stage::open().await?;
    let third = |game: &Splendor| matches!(tray_of(game), Some(tray) if third_of(&tray).is_some());
    lay_with(&stage, "posts", third).await?;
    let pair = third_of(&Tray::new(&view(&stage).await?).context("a turn")?).context("a pair")?;
    click(&stage, pair).await?;
    click(&stage, pair).await?;
    stage.wait_for(".tray .hint .rule-number").await?;
    assert!(words(&stage, ".tray").await?.contains("third token"));
    none(pictures(&stage, "choose-third").await?);

    let doubled = |game: &Splendor| matches!(tray_of(game), Some(tray) if overpaid(&tray).is_some());
    lay_with(&stage, "posts", doubled).await?;
    let (card, colour) = overpaid(&Tray::new(&view(&stage).await?).context("a turn")?).context("a card")?;
    click(&stage, card).await?;
    click(&stage, Piece::Paid(colour)).await?;
    stage.wait_for(".overpaid").await?;
    assert!(words(&stage, ".tray .grooves").await?.contains("×1"));
    none(pictures(&stage, "choose-gold-for-two").await?);
    click(&stage, Piece::Paid(colour)).await?;
    stage.wait_gone(".overpaid").await?;
    assert!(words(&stage, ".tray .grooves").await?.contains("×2"));
    let version = stage.version().await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for_version(version + 1).await?;
    stage.close().await
}

/// A pair that wants its third token.
fn third_of(tray: &Tray) -> Option<Piece> {
    Gem::ALL.map(Piece::Bank).into_iter().find(|&pair| {
        let mut tray = tray.clone();
        tray.click(pair) && tray.click(pair) && tray.confirm().is_none() && tray.selected(pair) == 2
    })
}

/// A card that is paid without gold, and a colour of which a gold could replace two gems.
fn overpaid(tray: &Tray) -> Option<(Piece, Colour)> {
    let cards =
        tray.lit().into_iter().map(|(piece, _)| piece).filter(|piece| matches!(piece, Piece::Card(_)));
    cards.into_iter().find_map(|card| {
        let mut tray = tray.clone();
        tray.click(card);
        let payment = tray.prepared()?.payment?;
        let Action::Buy { gold_as, .. } = tray.confirm()? else { return None };
        let colour = Colour::ALL.into_iter().find(|&colour| {
            let gem = colour.gem();
            payment.gold_for > 1 && gold_as.is_none() && payment.due.get(gem) >= 2 && {
                let mut tray = tray.clone();
                tray.click(Piece::Paid(colour)) && tray.click(Piece::Paid(colour))
            }
        })?;
        Some((card, colour))
    })
}

/// In version 2 the gap of a purchase is filled before the decision (`cities 92`): an undo takes the decision back, and not
/// the purchase.
#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_conquest_is_undone_although_the_gap_before_it_was_filled() -> Result<()> {
    let log = include_str!("../../../corpus/second-strongholds-2p-through-a-conquest.cab");
    let (before, _) = log.split_once("\nQ.").context("a conquest")?;
    let conquest = log[before.len() + 1..].lines().next().context("a line")?;
    let stage = Stage::open().await?;
    open_file(&stage, &format!("{before}\n{conquest}\n")).await?;
    my_turn(&stage).await?;
    let version = stage.version().await?;
    let undo = stage.wait_for("[data-act='undo']").await?;
    assert_eq!(undo.attr("aria-disabled").await?, None, "{:?}", undo.attr("title").await?);
    stage.click("[data-act='undo']").await?;
    stage.wait_for_version(version + 1).await?;
    // The decision is due again; two people share the screen.
    stage.wait_for("[data-act='uncover'], .tray[data-mode='conquest']").await?;
    uncover(&stage).await?;
    stage.wait_for(".tray[data-mode='conquest']").await?;
    stage.close().await
}
