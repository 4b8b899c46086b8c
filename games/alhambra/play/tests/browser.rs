//! Not run yet, since the page does not list the game: then the file is called `browser.rs`, as those of other games.
//!
//! Alhambra in a real browser: whole games with two and four by mouse, with six on a phone, the places of a tile with
//! their reasons, and the map.

use std::cell::RefCell;
use std::collections::BTreeSet;

use alhambra::{Action, Card, Change, Currency, Payment, Spot, View};
use alhambra_play::AlhambraPlay;
use alhambra_play::tray::{Piece, Tray};
use anyhow::{Context, Result};
use browser::barriers::barriers;
use browser::page::{apart_from_what_is_covered, faults_of_layout, none, pictures};
use browser::person::{
    Mouse, PERSON, PlayerOf, my_turn, open_file, piece, seen, sit_in_lobby, snapshot, words,
};
use browser::thirtyfour::By;
use browser::{Size, Stage};

/// Alhambra, by mouse.
struct Alhambra;

impl Mouse for Alhambra {
    type Turn = Tray;
    type Plan = AlhambraPlay;

    fn clicks(tray: &Tray, _: &View, action: Action) -> Vec<String> {
        pieces(tray, action).into_iter().map(piece).collect()
    }
}

type Player = PlayerOf<Alhambra>;

/// The cards of a payment that are in hand beside those that are laid down, those of the same print in their order.
fn money(currency: Currency, cards: Payment, after: Payment) -> Vec<Piece> {
    let mut taken = [0; 10];
    let piece = |value: u8| {
        let copy = after.count(value) + taken[usize::from(value)];
        taken[usize::from(value)] += 1;
        Piece::Money(Card::new(currency, value).expect("a card"), copy)
    };
    cards.values().map(piece).collect()
}

/// The pieces that are clicked for an action.
fn pieces(tray: &Tray, action: Action) -> Vec<Piece> {
    let (body, seat) = (tray.body(), tray.seat());
    let cell_of = |tile| {
        let built = body.built(seat).find(|&(built, _)| built == tile);
        Piece::Cell(built.expect("it is on the board").1)
    };
    match action {
        Action::Take(cards) => {
            let mut places: Vec<u8> = Vec::new();
            for card in cards.cards() {
                let is = |place: &u8| !places.contains(place) && body.open_at((*place).into()) == Some(card);
                places.extend((0..4).find(is));
            }
            places.into_iter().map(Piece::Open).collect()
        }
        Action::Buy(tile, cards) => {
            let square = body.square_of(tile).expect("it is on the market");
            money(Currency::ALL[square], cards, Payment::NONE)
        }
        Action::Start(tile) => {
            let square = body.square_of(tile).expect("it is on the market");
            money(Currency::ALL[square], body.purse(seat, square), Payment::NONE)
        }
        Action::Pay(value) => {
            let (square, laid) = body.paying().expect("it is being paid");
            let rest = body.purse(seat, square).without(laid).values().filter(|other| *other <= value);
            let rest = rest.fold(Payment::NONE, |cards, value| cards.with(value).expect("it is in hand"));
            money(Currency::ALL[square], rest, laid)
        }
        Action::Enough | Action::Pass => Vec::new(),
        Action::Place(tile, spot) => {
            let to = match spot {
                Spot::Cell(cell) => Piece::Cell(cell),
                Spot::Reserve => Piece::Reserve,
                Spot::Neutral => Piece::Neutral,
            };
            vec![Piece::Bought(tile), to]
        }
        Action::Redesign(tile, Change::Build(cell)) => vec![Piece::Kept(tile), Piece::Cell(cell)],
        Action::Redesign(tile, Change::Remove) => vec![cell_of(tile), Piece::Reserve],
        Action::Redesign(tile, Change::Replace(old)) => vec![Piece::Kept(tile), cell_of(old)],
    }
}

async fn sit_down(stage: &Stage, seats: &[&str]) -> Result<()> {
    sit_in_lobby(stage, "alhambra", seats).await?;
    stage.wait_for("#table[data-game='alhambra']").await?;
    Ok(())
}

/// Looks at the table at each thing that can be asked for when it is first met.
async fn look(stage: &Stage, met: &RefCell<BTreeSet<String>>, size: Size) -> Result<()> {
    let doing = stage.wait_for(".tray").await?.attr("data-mode").await?.context("a mode")?;
    if met.borrow_mut().insert(doing.clone()) {
        none(faults_of_layout(stage).await?);
        none(pictures(stage, &format!("alhambra-{}-{doing}", size.width)).await?);
        none(barriers(stage).await?);
    }
    Ok(())
}

/// Checks that each seat has a row with its points and rounds, and the neutral player one beside them.
async fn the_end_is_shown(stage: &Stage, seats: usize) -> Result<()> {
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
    }
    assert_eq!(said.contains("Neutral"), seats == 2, "{said}");
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn two_play_a_whole_game_of_alhambra_with_the_neutral_player() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    my_turn(&stage).await?;
    let met = RefCell::new(BTreeSet::new());
    let decisions =
        Player::new(51).play_on(&stage, async |stage| look(stage, &met, Size::DESKTOP).await).await?;
    assert!(decisions > 20, "a game of {decisions} decisions");
    the_end_is_shown(&stage, 2).await?;
    none(apart_from_what_is_covered(pictures(&stage, "alhambra-end-of-two").await?));
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn four_play_a_whole_game_of_alhambra() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &["greedy", PERSON, "greedy", "random"]).await?;
    my_turn(&stage).await?;
    let decisions = Player::new(52).play_on(&stage, async |_| Ok(())).await?;
    assert!(decisions > 10, "a game of {decisions} decisions");
    the_end_is_shown(&stage, 4).await?;
    none(barriers(&stage).await?);
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn six_play_alhambra_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    stage.resize(Size::PHONE).await?;
    sit_down(&stage, &["greedy", "random", PERSON, "greedy", "random", "greedy"]).await?;
    my_turn(&stage).await?;
    let met = RefCell::new(BTreeSet::new());
    Player::new(53).play_on(&stage, async |stage| look(stage, &met, Size::PHONE).await).await?;
    the_end_is_shown(&stage, 6).await?;
    stage.screenshot("alhambra-end-phone").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_place_of_alhambra_says_what_it_gives_or_why_it_cannot_be() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, include_str!("../../corpus/4-sides-outright.cab")).await?;
    stage.wait_for("#table[data-game='alhambra']").await?;
    none(apart_from_what_is_covered(pictures(&stage, "alhambra-end-of-four").await?));
    // Another player's board in the place of one's own, and back.
    stage.click("[data-act='close-result']").await?;
    stage.click(".other").await?;
    stage.wait_for(".estate.guest").await?;
    stage.screenshot("alhambra-guest").await?;
    stage.click("[data-act='own-board']").await?;
    stage.wait_gone(".estate.guest").await?;
    let _: View = seen(&stage).await?;
    stage.close().await
}
