//! A table in the middle of a game of four, with as many pieces as possible at once, and three cards in the hand.

use anyhow::{Context, Result};
use browser::language::speak;
use browser::page::{apart_from_what_is_covered, at_rest, none, pictures};
use browser::person::{click, my_turn, press, uncover};
use browser::position::seat_around;
use browser::thirtyfour::Key;
use browser::{Size, Stage};
use kernel::{Awaiting, Game, Seat, Viewer};
use protocol::NewSeat;
use splendor::{Reserved, Splendor};
use splendor_browser::player::view;
use splendor_browser::position::game_file;
use splendor_play::tray::{Piece, Tray};
use text::Language;
use tray::Turn;

/// Returns whether the first seat is to act, holds `hand` reserved cards, and has several cards in reach.
fn is_lively(game: &Splendor, hand: u8) -> bool {
    let body = game.body();
    let me = body.seat(Seat(0));
    if game.awaiting() != Awaiting::Decision(Seat(0)) || me.hand_size() != hand || me.points < 4 {
        return false;
    }
    if (0..3).any(|level| body.deck_count(level) < 3) {
        return false;
    }
    let hidden = Seat::all(body.players()).skip(1).any(|seat| body.seat(seat).hand_size() > 1);
    hidden && Tray::new(&game.view(Viewer::Seat(Seat(0)))).is_some_and(|tray| buyable(&tray).len() > 3)
}

/// Returns the cards of the market that can be bought, the most expensive first.
fn buyable(tray: &Tray) -> Vec<Piece> {
    let price = |piece: &Piece| match tray.light(*piece)?.offer {
        splendor_play::tray::Offer::Buy { tokens } if matches!(piece, Piece::Card(_)) => Some(tokens),
        _ => None,
    };
    let mut cards: Vec<Piece> = tray.pieces().into_iter().filter(|piece| price(piece).is_some()).collect();
    cards.sort_by_key(|piece| std::cmp::Reverse(price(piece)));
    cards
}

async fn sit_among_bots(stage: &Stage, players: usize, log: &str) -> Result<()> {
    let bot = |level: &str| NewSeat::Bot { level: level.into() };
    let mut seats = vec![NewSeat::Human { name: "Mira".into() }];
    seats.extend(["greedy", "master", "greedy"].map(bot).into_iter().take(players - 1));
    seat_around(stage, log, &seats).await?;
    my_turn(stage).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_middle_of_a_game_of_four_fits() -> Result<()> {
    let stage = Stage::open().await?;
    sit_among_bots(&stage, 4, &game_file(4, |game| is_lively(game, 2))?).await?;
    none(pictures(&stage, "middle").await?);

    // A purchase is prepared while the answer to something else stands beside it.
    let tray = Tray::new(&view(&stage).await?).context("a turn")?;
    let card = *buyable(&tray).first().context("a card in reach")?;
    click(&stage, card).await?;
    stage.wait_for("[data-act='confirm']:enabled").await?;
    none(pictures(&stage, "middle-buying").await?);
    // A noble never comes by a click: it says what is missing, beside itself.
    let noble = tray.pieces().into_iter().find(|piece| matches!(piece, Piece::Noble(_)));
    click(&stage, noble.context("a noble")?).await?;
    stage.wait_for(".bubble").await?;
    none(apart_from_what_is_covered(pictures(&stage, "middle-asking").await?));
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".bubble").await?;
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone("[data-act='clear']").await?;
    press(&stage, "r").await?;
    stage.wait_for(".tray[data-mode='reserving']").await?;
    assert!(
        !stage.wait_for("[data-act='confirm']").await?.is_enabled().await?,
        "a card was reserved unasked"
    );
    stage.close().await
}

/// Returns whether all three reserved cards cost four colours each: the widest hand.
fn holds_wide_cards(game: &Splendor) -> bool {
    let wide = |reserved: Reserved| reserved.card().is_some_and(|card| card.card().cost.iter().count() > 3);
    game.awaiting() == Awaiting::Decision(Seat(0))
        && game.body().seat(Seat(0)).hand_size() == 3
        && game.body().seat(Seat(0)).hand().filter(|reserved| wide(*reserved)).count() > 1
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn a_full_hand_stays_within_its_panel() -> Result<()> {
    let stage = Stage::open().await?;
    sit_among_bots(&stage, 3, &game_file(3, holds_wide_cards)?).await?;
    none(pictures(&stage, "full-hand").await?);
    stage.resize(Size::PHONE).await?;
    at_rest(&stage).await?;
    let script = "const panel = document.querySelector('.mine').getBoundingClientRect();\
        return [...document.querySelectorAll('.hand > *, .hand .mini-cost')].map(card => card.getBoundingClientRect())\
            .filter(card => card.right > panel.right || card.bottom > panel.bottom)\
            .map(card => `${card.right - panel.right} past the right, ${card.bottom - panel.bottom} below`)";
    let outside: Vec<String> = stage.web().execute(script, Vec::new()).await?.convert()?;
    assert_eq!(outside, Vec::<String>::new());
    stage.close().await
}

/// Returns the words of the tray's sentence that its place cuts.
const CUT: &str = "const place = document.querySelector('.tray .detail').getBoundingClientRect(), range = document.createRange();
    const lines = document.createTreeWalker(document.querySelector('.tray .heading'), NodeFilter.SHOW_TEXT), faults = [];
    while (lines.nextNode()) {
        range.selectNodeContents(lines.currentNode);
        const cut = [...range.getClientRects()].some(box => box.right > place.right + 1 || box.bottom > place.bottom + 3 || box.top < place.top - 3);
        if (cut) faults.push(`cut: ${lines.currentNode.data}`);
    }
    return faults;";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn that_nothing_can_be_done_is_said_whole_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    let game = include_str!("../../../corpus/2p-all-passed.cab");
    let (before, _) = game.rsplit_once("\nP\nP").context("two passes")?;
    let person = || NewSeat::Human { name: String::new() };
    seat_around(&stage, before, &[person(), person()]).await?;
    stage.resize(Size::PHONE).await?;
    let mut all = Vec::new();
    for language in Language::ALL {
        speak(&stage, language).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        stage.wait_for(".tray[data-mode='passing']").await?;
        at_rest(&stage).await?;
        let found = stage.web().execute(CUT, Vec::new()).await?.convert()?;
        all.extend(stage.picture(&format!("passing-{}", language.tag()), found).await?);
    }
    none(all);
    stage.close().await
}
