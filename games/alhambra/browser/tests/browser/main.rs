//! Alhambra in a real browser: whole games with two and four by mouse, with six on a phone, with the keyboard alone and
//! over a link, the places of a tile with their reasons, and the map.

mod fit;
mod keyboard;
mod map;
mod motion;
mod panels;
mod shown;
mod sight;
mod speed;
mod taken_back;

use std::cell::RefCell;
use std::collections::BTreeSet;

use alhambra::{Action, Alhambra, Change, Currency, Kind, ROUNDS, SQUARES, Spot};
use alhambra_browser::{
    ByMouse, Is, Player, ROWS, apart_from_the_fitted_map, lay, legal, sit_down, the_end_is_shown, turn,
};
use alhambra_play::tray::{Forecast, Mode, Piece, Tray};
use anyhow::{Context, Result};
use browser::barriers::barriers;
use browser::lobby::set_up;
use browser::page::{apart_from_height, apart_from_what_is_covered, at_rest, glance, none, pictures};
use browser::person::{
    PERSON, make_in, my_turn, open_file, piece, prepare_in, press, seen, standing, uncover, words,
};
use browser::position::game_file_of;
use browser::thirtyfour::{By, Key};
use browser::together::{in_turn, invite, sit};
use browser::{Motion, Size, Stage, Theme};
use kernel::{Awaiting, Game, Seat};

/// Looks at the table at each thing that can be asked for when it is first met.
async fn look(stage: &Stage, met: &RefCell<BTreeSet<String>>, size: Size) -> Result<()> {
    let doing = stage.wait_for(".tray").await?.attr("data-mode").await?.context("a mode")?;
    if met.borrow_mut().insert(doing.clone()) {
        none(glance(stage).await?);
        none(apart_from_the_fitted_map(pictures(stage, &format!("alhambra-{}-{doing}", size.width)).await?));
        stage.resize(size).await?;
        at_rest(stage).await?;
    }
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn two_play_a_whole_game_of_alhambra_with_the_neutral_player() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    my_turn(&stage).await?;
    let met = RefCell::new(BTreeSet::new());
    let decisions = Player::new(51)
        .by_mouse()
        .play_on(&stage, async |stage| look(stage, &met, Size::DESKTOP).await)
        .await?;
    assert!(decisions > 20, "a game of {decisions} decisions");
    the_end_is_shown(&stage, 2).await?;
    none(apart_from_the_fitted_map(apart_from_what_is_covered(
        pictures(&stage, "alhambra-end-of-two").await?,
    )));
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn four_play_a_whole_game_of_alhambra() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &["greedy", PERSON, "greedy", "novice"]).await?;
    my_turn(&stage).await?;
    let decisions = Player::new(52).by_mouse().play_on(&stage, async |_| Ok(())).await?;
    assert!(decisions > 10, "a game of {decisions} decisions");
    the_end_is_shown(&stage, 4).await?;
    none(barriers(&stage).await?);
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn six_play_alhambra_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    stage.resize(Size::PHONE).await?;
    sit_down(&stage, &["greedy", "novice", PERSON, "greedy", "novice", "greedy"]).await?;
    my_turn(&stage).await?;
    let met = RefCell::new(BTreeSet::new());
    Player::new(53).by_touch().play_on(&stage, async |stage| look(stage, &met, Size::PHONE).await).await?;
    the_end_is_shown(&stage, 6).await?;
    stage.screenshot("alhambra-end-phone").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn another_board_of_alhambra_is_shown_large_and_ones_own_again() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, include_str!("../../../corpus/4-sides-outright.cab")).await?;
    stage.wait_for("#table[data-game='alhambra']").await?;
    none(apart_from_what_is_covered(pictures(&stage, "alhambra-end-of-four").await?));
    // Another player's board in the place of one's own, and back.
    stage.click("[data-act='close-result']").await?;
    stage.click(".other").await?;
    stage.wait_for(".estate.guest").await?;
    stage.screenshot("alhambra-guest").await?;
    stage.click("[data-act='own-board']").await?;
    stage.wait_gone(".estate.guest").await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn alhambra_is_redesigned_in_each_way() -> Result<()> {
    let stage = Stage::open().await?;
    let ways: [(&str, Is); 3] = [
        ("build", |action| matches!(action, Action::Redesign(_, Change::Build(_)))),
        ("remove", |action| matches!(action, Action::Redesign(_, Change::Remove))),
        ("replace", |action| matches!(action, Action::Redesign(_, Change::Replace(_)))),
    ];
    for (name, is) in ways {
        let (_, game) = lay(&stage, "alhambra players=3", |_, game| legal(game, is).is_some()).await?;
        let action = legal(&game, is).context("a redesign")?;
        prepare_in::<ByMouse>(&stage, action).await?;
        none(pictures(&stage, &format!("alhambra-redesign-{name}")).await?);
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".estate .selected").await?;
        make_in::<ByMouse>(&stage, action).await?;
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn four_tiles_of_alhambra_are_bought_exactly_in_one_turn() -> Result<()> {
    let stage = Stage::open().await?;
    let all_exact = |tray: &Tray, _: &Alhambra| {
        tray.mode() == Mode::Nothing && (0..SQUARES).all(|square| tray.exact_ways(square) > 0)
    };
    let (tray, _) = lay(&stage, "alhambra players=2", all_exact).await?;
    let seat = tray.seat();
    at_rest(&stage).await?;
    for square in 1..=SQUARES {
        // On a busy machine a page that has just opened misses a click now and then; the next one counts.
        let square_is_chosen = async || {
            stage.click(&format!("[data-piece='square-{square}']")).await?;
            Ok((!stage.web().find_all(By::Css(".tray .bill")).await?.is_empty()).then_some(()))
        };
        stage.wait_until("a payment to be prepared", square_is_chosen).await?;
        assert!(words(&stage, ".tray .bill").await?.contains("Exact: you act again"));
        none(glance(&stage).await?);
        stage.click("[data-act='confirm']:enabled").await?;
        stage.wait_for(&format!(".waiting > :nth-child({})", square + 1)).await?;
    }
    // A redesign, money or the end of the turn follow; the tiles wait, and are placed in any order.
    none(apart_from_the_fitted_map(pictures(&stage, "alhambra-four-bought").await?));
    // On a phone every cell of the enlarged map is large enough, and 0 shows all of it again.
    stage.resize(Size::PHONE).await?;
    let least = "return Math.min(...[...document.querySelectorAll('.cell')].map(cell => cell.getBoundingClientRect().width))";
    let fitted = stage.web().execute(least, Vec::new()).await?.convert::<f64>()?;
    press(&stage, "++").await?;
    let enlarged = stage.web().execute(least, Vec::new()).await?.convert::<f64>()?;
    assert!(enlarged >= 24.0 && enlarged > fitted, "{fitted} px, enlarged {enlarged}");
    press(&stage, "0").await?;
    let again = stage.web().execute(least, Vec::new()).await?.convert::<f64>()?;
    assert!((again - fitted).abs() < 0.1, "{fitted} px, then {again}");
    stage.resize(Size::DESKTOP).await?;
    let (tray, game) = turn(&stage).await?;
    assert_eq!((tray.seat(), tray.body().bought().count()), (seat, SQUARES));
    let take = legal(&game, |action| matches!(action, Action::Take(_))).context("money")?;
    make_in::<ByMouse>(&stage, take).await?;
    for left in (1..=SQUARES).rev() {
        let (tray, game) = turn(&stage).await?;
        let waiting: Vec<_> = tray.waiting().collect();
        assert_eq!((tray.seat(), tray.mode(), waiting.len()), (seat, Mode::Placing, left));
        let last = *waiting.last().context("a tile")?;
        let build = |action| matches!(action, Action::Place(tile, Spot::Cell(_)) if tile == last);
        let place = legal(&game, build).unwrap_or(Action::Place(last, Spot::Reserve));
        make_in::<ByMouse>(&stage, place).await?;
    }
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_button_of_alhambra_says_where_a_tile_goes_that_is_not_built() -> Result<()> {
    let stage = Stage::open().await?;
    let one = |tray: &Tray, _: &Alhambra| tray.mode() == Mode::Placing && tray.waiting().count() == 1;
    lay(&stage, "alhambra players=2", one).await?;
    for (place, label) in [(Piece::Neutral, "Give to Neutral"), (Piece::Reserve, "To the reserve")] {
        stage.click(&piece(place)).await?;
        stage.wait_for(&format!("{}.selected", piece(place))).await?;
        let button = words(&stage, "[data-act='confirm']:enabled").await?;
        assert!(button.contains(label), "{button}");
        none(apart_from_the_fitted_map(pictures(&stage, &format!("alhambra-to-{place}")).await?));
    }
    stage.close().await
}

/// Keeps what the heading of the scoring panel says, one after the other.
const KEEP_HEADINGS: &str = "const heading = document.querySelector('.scoring caption');
    window.headings = [heading.textContent.trim()];
    new MutationObserver(() => {
        const now = heading.textContent.trim();
        if (now !== window.headings.at(-1)) window.headings.push(now);
    }).observe(heading, { subtree: true, childList: true, characterData: true });";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_round_of_alhambra_stays_on_display_while_its_card_is_shown() -> Result<()> {
    let stage = Stage::open().await?;
    stage.prefer(Theme::Dark, Motion::Full).await?;
    open_file(&stage, include_str!("../../../corpus/4-sides-outright.cab")).await?;
    stage.click("[data-act='close-result']").await?;
    press(&stage, Key::Home + "").await?;
    let heading = async || words(&stage, ".scoring caption").await;
    stage
        .wait_to_see(
            "the beginning",
            "() => document.querySelector('.scoring caption').textContent.includes('if it came now') || null",
            &[],
        )
        .await?;
    let mut round = Vec::new();
    for _ in 0..60 {
        if heading().await?.starts_with("Scoring 2") {
            break;
        }
        stage.web().execute(KEEP_HEADINGS, Vec::new()).await?;
        let before = stage.wait_for("#table").await?.attr("data-past").await?;
        press(&stage, "]").await?;
        stage
            .wait_for(&format!("#table[data-past]:not([data-past='{}'])", before.unwrap_or_default()))
            .await?;
        let is_held = "return document.querySelector('.scoring caption').textContent.trim() === 'Scoring 1'";
        if stage.web().execute(is_held, Vec::new()).await?.convert::<bool>()? {
            // The rounds that were scored, alone.
            round = stage.web().execute(ROWS, Vec::new()).await?.convert::<Vec<Vec<String>>>()?;
            let next = "() => document.querySelector('.scoring caption').textContent.startsWith('Scoring 2') || null";
            stage.wait_to_see("the next round", next, &[]).await?;
        }
    }
    let headings: Vec<String> = stage.web().execute("return window.headings", Vec::new()).await?.convert()?;
    assert_eq!(headings, ["Scoring 1 if it came now", "Scoring 1", "Scoring 2 if it came now"]);
    assert_eq!(round.len(), 3, "points, wall and sum: {round:?}");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_covered_hand_of_alhambra_tells_the_number_of_its_cards_alone() -> Result<()> {
    let stage = Stage::open().await?;
    let file = game_file_of::<Alhambra>(
        "alhambra players=3",
        |_| false,
        |game| {
            let Awaiting::Decision(seat) = game.awaiting() else { return false };
            let hand = game.body().hand(seat);
            hand.len() > 2 && Currency::ALL.into_iter().any(|currency| hand.of(currency).is_empty())
        },
    )?;
    open_file(&stage, &file).await?;
    stage.wait_for("[data-act='uncover']").await?;
    let shown = "const hand = document.querySelector('.mine .hand');
        const groups = [...hand.querySelectorAll('.group')].filter(group => group.querySelector('.money'));
        const named = [...hand.querySelectorAll(`[aria-label]:not([aria-label='']), [data-piece]`)];
        return [hand.querySelectorAll('.back').length, groups.length, named.length, hand.innerText.trim().length]";
    let covered: Vec<usize> = stage.web().execute(shown, Vec::new()).await?.convert()?;
    uncover(&stage).await?;
    let (tray, _) = turn(&stage).await?;
    let cards = tray.body().hand(tray.seat()).len() as usize;
    assert_eq!(covered, [cards, 1, 0, 0], "backs, groups, names and words");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_third_round_of_alhambra_shows_what_each_can_still_get_of_each_kind() -> Result<()> {
    let stage = Stage::open().await?;
    for players in [4, 6] {
        let setup = format!("alhambra players={players}");
        let (tray, _) =
            lay(&stage, &setup, |_, game| usize::from(game.body().next_round()) == ROUNDS).await?;
        let forecast = Forecast::of(tray.body());
        let shown = async || -> Result<Vec<i16>> {
            let script = "return [...document.querySelectorAll('.scoring tbody tr:not(.done, .total)')].slice(0, 6)
                .flatMap(row => [...row.querySelectorAll('td b')].map(points => Number(points.textContent.replace('–', '0'))))";
            Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
        };
        let seats =
            || std::iter::once(tray.seat()).chain(Seat::all(players).filter(|seat| *seat != tray.seat()));
        let sorted = |mut points: Vec<i16>| {
            points.sort_unstable();
            points
        };
        let of = |points: &dyn Fn(Kind, Seat) -> u8| {
            let each = Kind::ALL.into_iter().flat_map(|kind| seats().map(move |seat| (kind, seat)));
            sorted(each.map(|(kind, seat)| points(kind, seat).into()).collect())
        };
        let totals = async || -> Result<Vec<i16>> {
            let rows: Vec<Vec<String>> = stage.web().execute(ROWS, Vec::new()).await?.convert()?;
            let total = rows.last().context("a row")?.iter().map(|points| points.parse::<i16>());
            Ok(sorted(total.collect::<Result<_, _>>()?))
        };
        assert_eq!(sorted(shown().await?), of(&|kind, seat| forecast.kind(kind, Some(seat)).1));
        assert_eq!(totals().await?, sorted(seats().map(|seat| forecast.total(Some(seat))).collect()));
        stage.click("[data-act='most']").await?;
        stage.wait_for("[data-act='most'][aria-pressed='true']").await?;
        none(pictures(&stage, &format!("alhambra-most-{players}")).await?);
        assert_eq!(sorted(shown().await?), of(&|kind, seat| forecast.most_of(kind, seat)));
        assert_eq!(totals().await?, sorted(seats().map(|seat| forecast.most(seat)).collect()));
        // On a phone the panel takes the place of the map.
        stage.resize(Size::PHONE).await?;
        stage.click("[data-act='scoring']").await?;
        stage.wait_for(".scoring.open").await?;
        none(pictures(&stage, &format!("alhambra-most-open-{players}")).await?);
        stage.resize(Size::PHONE).await?;
        stage.click("[data-act='scoring']").await?;
        stage.resize(Size::DESKTOP).await?;
        stage.click("[data-act='most']").await?;
        stage.wait_for("[data-act='most'][aria-pressed='false']").await?;
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn alhambra_is_paid_for_with_cards_to_spare_in_words() -> Result<()> {
    let stage = Stage::open().await?;
    let start = |action| matches!(action, Action::Start(_));
    let (_, game) = lay(&stage, "alhambra players=3", |_, game| legal(game, start).is_some()).await?;
    let action = legal(&game, start).context("a payment")?;
    prepare_in::<ByMouse>(&stage, action).await?;
    none(pictures(&stage, "alhambra-spare").await?);
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for(".waiting").await?;
    // Both the beginning and the purchase have an entry, and no entry is empty.
    let empty =
        "return [...document.querySelectorAll('.log li')].filter(entry => !entry.textContent.trim()).length";
    assert_eq!(stage.web().execute(empty, Vec::new()).await?.convert::<u64>()?, 0);
    stage
        .wait_until("both in the log", async || {
            let log = words(&stage, ".log").await?;
            Ok((log.contains("with cards to spare") && log.contains("bought")).then_some(()))
        })
        .await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn two_friends_play_alhambra_over_a_link_and_the_server_is_killed() -> Result<()> {
    let mut host = Stage::with_own_server().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "alhambra").await?;
    assert!(words(&host, "#gather .seats-panel").await?.contains("The deal decides who begins."));
    sit(&guest, &path, "Bert").await?;
    host.wait_for("#table[data-game='alhambra']").await?;
    guest.wait_for("#table[data-game='alhambra']").await?;
    let mut player = Player::new(54);
    for decision in 0..600 {
        if standing(&host).await?.is_some_and(|standing| standing.over()) {
            break;
        }
        if decision == 12 {
            host.server.kill();
            guest.wait_for(".unlinked").await?;
            host.server.restart()?;
            for stage in [&host, &guest] {
                stage.wait_gone(".unlinked").await?;
            }
        }
        let (mover, other) = in_turn(&host, &guest).await?;
        let action = player.decide(&seen(mover).await?);
        make_in::<ByMouse>(mover, action).await?;
        let version = mover.version().await?;
        other.wait_for_version(version).await?;
    }
    for stage in [&host, &guest] {
        the_end_is_shown(stage, 2).await?;
        let errors = stage.console_errors().await?;
        // A lost line is told to the console too.
        let is_line = |line: &String| line.contains("WebSocket") || line.contains("ERR_CONNECTION");
        assert!(errors.iter().all(is_line), "{errors:#?}");
    }
    guest.close().await?;
    host.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_tile_of_alhambra_is_dragged_to_its_place() -> Result<()> {
    let stage = Stage::open().await?;
    let is_build = |action| matches!(action, Action::Place(_, Spot::Cell(_)));
    let (_, game) = lay(&stage, "alhambra players=3", |_, game| legal(game, is_build).is_some()).await?;
    let Some(Action::Place(tile, Spot::Cell(cell))) = legal(&game, is_build) else {
        unreachable!("it is one")
    };
    let before = stage.version().await?;
    let (from, to) = (stage.wait_for(&piece(Piece::Bought(tile))).await?, piece(Piece::Cell(cell)));
    let place = stage.wait_for(&to).await?;
    // With Esc on the way it lands nowhere.
    let held = || stage.web().action_chain().click_and_hold_element(&from).move_to_element_center(&place);
    held().key_down(Key::Escape).key_up(Key::Escape).release().perform().await?;
    at_rest(&stage).await?;
    assert!(stage.web().find_all(By::Css(".dragged, .selected, .bubble")).await?.is_empty());
    stage.web().action_chain().drag_and_drop_element(&from, &place).perform().await?;
    stage.wait_for(&format!("{to}.selected")).await?;
    assert!(stage.web().find_all(By::Css(".dragged")).await?.is_empty());
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for_version(before + 1).await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_lobby_shows_by_what_the_walls_of_alhambra_are_counted_and_keeps_it() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    set_up(&stage, "alhambra").await?;
    stage.click("[data-option='walls'] [data-value='tiles']").await?;
    assert_eq!(stage.web().find_all(By::Css("[data-option='walls'] .choice")).await?.len(), 2);
    assert!(words(&stage, "[data-option='walls'] .hint").await?.contains("brings a point"));
    none(apart_from_height(pictures(&stage, "alhambra-lobby").await?));
    // The deal decides who begins, so that a lot is about the seats.
    assert_eq!(words(&stage, ".switch:has([data-act='lot'])").await?, "Seats: random");
    stage.click("[data-act='begin']:enabled").await?;
    stage.wait_for("#table[data-game='alhambra']").await?;
    assert_eq!(words(&stage, ".place [data-options]").await?, "Length of a wall: by tiles");
    // The next table has it too, until another value is chosen.
    stage.go("/").await?;
    set_up(&stage, "alhambra").await?;
    stage.wait_for("[data-option='walls'] [data-value='tiles'][aria-pressed='true']").await?;

    // A guest who is invited is told, and so is one who looks for a table; the rules say what it means.
    let path = invite(&stage, "alhambra").await?;
    let told = words(&stage, "#gather [data-options]").await?;
    assert!(told.contains("by tiles") && told.contains("brings a point"), "{told}");
    let guest = stage.beside().await?;
    guest.go(&path).await?;
    assert_eq!(words(&guest, "#gather [data-options]").await?, told);
    // A table for everybody is in the lists of other people's lobbies.
    stage.go("/").await?;
    set_up(&stage, "alhambra").await?;
    stage.click("[data-act='public']").await?;
    stage.click("[data-act='begin']:enabled").await?;
    stage.wait_for("#gather").await?;
    guest.go("/").await?;
    assert_eq!(words(&guest, "[data-open-table] [data-options]").await?, "Length of a wall: by tiles");
    guest.go("/rules/alhambra").await?;
    let rules = words(&guest, "#rules").await?;
    assert!(rules.contains("If this is chosen before the game, it is the number of the tiles"), "{rules}");
    guest.close().await?;
    stage.close().await
}
