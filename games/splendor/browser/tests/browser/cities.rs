//! The strip of cities and trading posts: what it says, what flies to and from it, and a game without the mouse.

use std::cell::Cell;

use anyhow::{Context, Result};
use browser::barriers::barriers;
use browser::page::none;
use browser::person::{click, my_turn, open_file, uncover, words};
use browser::position::first_lines;
use browser::thirtyfour::By;
use browser::{Motion, Stage, Theme};
use kernel::{Awaiting, Game, Quiet, Seat};
use splendor::{Action, Decision, Player, PostId, Splendor};
use splendor_browser::player::{Player as Someone, make, view};
use splendor_browser::position::lay_with;
use splendor_play::tray::Piece;

use super::keyboard::type_move;
use super::motion::{Flight, lies_on, seen, watch};

/// Returns whether it is an ordinary turn, in which anything can be asked.
fn is_ordinary(game: &Splendor) -> bool {
    game.decision() == Some(Decision::Act)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_city_says_what_it_lacks_and_a_post_who_has_shields_there() -> Result<()> {
    let stage = Stage::open().await?;
    // The player to act has a shield, and no city is met.
    let wanted = |game: &Splendor| {
        is_ordinary(game) && game.body().seat(game.body().turn()).shields().next().is_some()
    };
    lay_with(&stage, "cities,posts", wanted).await?;
    let body = *view(&stage).await?.body();
    let me = body.turn();
    let city = body.cities().next().context("a city on the table")?;
    click(&stage, Piece::City(city)).await?;
    let said = words(&stage, ".bubble").await?;
    assert!(
        said.contains("missing") && said.contains("Cities of Splendor"),
        "what it lacks, and the rule: {said}"
    );
    // The same is heard, without a request.
    let heard = async |selector: &str| -> Result<String> {
        let text = format!("return document.querySelector(\"{selector}\").textContent");
        Ok(stage.web().execute(&text, Vec::new()).await?.convert()?)
    };
    let of_the_city = heard(&format!("[data-piece='{}'] .heard", Piece::City(city))).await?;
    assert!(of_the_city.contains("points") && of_the_city.contains("Missing: "), "{of_the_city}");
    let nearest = heard(".nearest .heard").await?;
    assert!(nearest.contains("Missing: "), "{nearest}");
    // A shield is drawn on its post, and said.
    let post = body.seat(me).shields().next().context("a shield")?;
    assert_eq!(stage.web().find_all(By::Css(format!("[data-at='post-{post}-{me}'] svg"))).await?.len(), 1);
    let of_the_post = heard(&format!("[data-piece='{}'] .heard", Piece::Post(post))).await?;
    let name: String = heard(&format!("[data-panel='{me}'] .called")).await?;
    assert!(of_the_post.contains(name.trim()), "{name} in {of_the_post}");
    let closed = words(&stage, &format!("[data-piece='{}'] .power", Piece::Post(PostId::FIVE))).await?;
    assert!(closed.contains("closed"), "{closed}");
    none(barriers(&stage).await?);
    stage.close().await
}

/// Returns the first action with which a player gets something, if each draw has its first outcome.
fn leading_to(game: &Splendor, has: fn(&Player) -> usize) -> Option<Action> {
    let of_me = |after: &Splendor| has(after.body().seat(game.body().turn()));
    let gets = |action: &Action| {
        let mut after = *game;
        after.play(*action, &mut Quiet);
        while let Awaiting::Chance(_) = after.awaiting() {
            let mut first = None;
            after.outcomes(|outcome, _| first = first.or(Some(outcome)));
            after.resolve(first.expect("a draw has an outcome"), &mut Quiet);
        }
        of_me(&after) > of_me(game)
    };
    is_ordinary(game).then(|| (0..game.action_count()).map(|at| game.nth_action(at)).find(gets)).flatten()
}

/// Makes a move that brings a player something, with the pieces in motion, and returns who it was and what flew.
async fn fly_for(stage: &Stage, has: fn(&Player) -> usize) -> Result<(Seat, Vec<Flight>)> {
    let found = Cell::new(None);
    let wanted = |game: &Splendor| {
        found.set(leading_to(game, has).map(|action| (game.body().turn(), action)));
        found.get().is_some()
    };
    lay_with(stage, "cities,posts", wanted).await?;
    let (seat, action) = found.get().context("an action")?;
    watch(stage).await?;
    make(stage, action).await?;
    my_turn(stage).await?;
    Ok((seat, seen(stage).await?))
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_city_flies_to_its_owner_and_a_shield_to_its_post() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    let (seat, flights) = fly_for(&stage, |player| player.city().into_iter().count()).await?;
    let mut lands = false;
    for flight in flights {
        lands |= lies_on(&stage, ".cities", flight.from).await?
            && lies_on(&stage, &format!("[data-panel='{seat}']"), flight.to).await?;
    }
    assert!(lands, "nothing flies from the cities to player {seat}");
    let (seat, flights) = fly_for(&stage, |player| player.shields().count()).await?;
    let mut lands = false;
    for flight in flights {
        // Its owner's panel has changed its place meanwhile.
        lands |=
            !lies_on(&stage, ".posts", flight.from).await? && lies_on(&stage, ".posts", flight.to).await?;
    }
    assert!(lands, "nothing flies from player {seat} to the posts");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_game_with_cities_and_posts_is_played_to_its_end_with_the_keyboard_alone() -> Result<()> {
    let stage = Stage::open().await?;
    // The beginning of a game is played so in `keyboard`.
    let log = include_str!("../../../corpus/cities-posts-2p-by-points.cab");
    open_file(&stage, &first_lines(log, log.lines().count() * 3 / 5)).await?;
    let mut player = Someone::new(12);
    let mut decisions = 0;
    loop {
        let standing = my_turn(&stage).await?;
        if standing.over() {
            break;
        }
        uncover(&stage).await?;
        let action = player.decide(&view(&stage).await?);
        type_move(&stage, action).await.with_context(|| format!("typing {action}"))?;
        stage.wait_for_version(standing.version + 1).await?;
        decisions += 1;
        assert!(decisions < 300, "the game does not end");
    }
    assert!(decisions > 5, "an end of {decisions} decisions");
    stage.wait_for("[data-result]").await?;
    stage.close().await
}
