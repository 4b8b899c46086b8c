//! Alhambra with the keyboard alone: a whole game, the way over the map, and where the focus goes.

use std::collections::{BTreeMap, VecDeque};

use alhambra::{Action, Alhambra, Cell, Change, SQUARES};
use alhambra_browser::clicks::pieces;
use alhambra_browser::{Player, lay, legal, the_end_is_shown, turn};
use alhambra_play::tray::{Mode, Piece, Tray, payments};
use anyhow::{Context, Result};
use browser::Stage;
use browser::barriers::{barriers, tab_to};
use browser::page::{at_rest, none};
use browser::person::{my_turn, piece, press, seen};
use browser::thirtyfour::{Key, common::keys::TypingData};
use tray::Turn;

/// The cell that Tab leads to.
const STOP: &str = ".ground [tabindex='0']";

/// Whether the focus is at a place for the tile that is picked up.
pub const AT_PLACE: &str = "() => document.activeElement.matches('.ground .cell.legal') || null";

/// Moves the focus to a cell: with Tab to the map, and from cell to cell with the arrow keys.
async fn walk_to(stage: &Stage, tray: &Tray, to: Cell) -> Result<()> {
    tab_to(stage, STOP).await?;
    let at = "return document.activeElement.dataset.piece.replace('cell-', '')";
    let at: String = stage.web().execute(at, Vec::new()).await?.convert()?;
    for key in way(&tray.cells(), at.parse()?, to).context("no way over the map")? {
        press(stage, key + "").await?;
    }
    let there = format!("return document.activeElement.matches({:?})", piece(Piece::Cell(to)));
    anyhow::ensure!(stage.web().execute(&there, Vec::new()).await?.convert::<bool>()?, "not at {to}");
    Ok(())
}

/// Returns the arrow keys that lead from a cell to another one.
fn way(cells: &[Cell], from: Cell, to: Cell) -> Option<Vec<Key>> {
    let steps = [(Key::Up, 0, 1), (Key::Right, 1, 0), (Key::Down, 0, -1), (Key::Left, -1, 0)];
    let mut ways = BTreeMap::from([((from.x(), from.y()), Vec::new())]);
    let mut next = VecDeque::from([(from.x(), from.y())]);
    while let Some((x, y)) = next.pop_front() {
        for (key, east, north) in &steps {
            let beside = (x + east, y + north);
            let is_cell = cells.iter().any(|cell| (cell.x(), cell.y()) == beside);
            if is_cell && !ways.contains_key(&beside) {
                let mut way = ways[&(x, y)].clone();
                way.push(key.clone());
                ways.insert(beside, way);
                next.push_back(beside);
            }
        }
    }
    ways.remove(&(to.x(), to.y()))
}

/// Selects a piece without the mouse, by its own key where it has one.
async fn choose(stage: &Stage, tray: &Tray, wanted: Piece) -> Result<()> {
    let key = match wanted {
        Piece::Open(place) => (SQUARES as u8 + 1 + place).to_string(),
        Piece::Bought(_) | Piece::Kept(_) => {
            // The key picks up one tile after the other.
            let mut held = tray.clone();
            for _ in 0..20 {
                let next = held.piece_of_key("t").context("a tile to pick up")?;
                held.click(next);
                press(stage, "t").await?;
                if next == wanted {
                    return Ok(());
                }
            }
            anyhow::bail!("the key does not pick up {wanted}")
        }
        Piece::Neutral => "n".to_owned(),
        Piece::Cell(cell) => {
            walk_to(stage, tray, cell).await?;
            " ".to_owned()
        }
        Piece::Square(_) | Piece::Money(..) | Piece::Reserve => {
            tab_to(stage, &piece(wanted)).await?;
            " ".to_owned()
        }
    };
    press(stage, key).await
}

/// Makes a move without the mouse.
async fn type_move(stage: &Stage, action: Action) -> Result<()> {
    let (tray, _) = turn(stage).await?;
    // The key of a square prepares its payments one after the other.
    let square = match action {
        Action::Buy(tile, _) => tray.body().square_of(tile),
        _ => None,
    };
    let prepared = square.zip(match action {
        Action::Buy(_, cards) => {
            payments(tray.body(), square.unwrap_or_default()).iter().position(|other| *other == cards)
        }
        _ => None,
    });
    match prepared {
        Some((square, at)) => press(stage, (square + 1).to_string().repeat(at + 1)).await?,
        None => {
            for wanted in pieces(&tray, action) {
                choose(stage, &tray, wanted).await?;
            }
        }
    }
    stage.wait_for("[data-act='confirm']:enabled, [data-act='pass']:enabled").await?;
    press(stage, Key::Enter + "").await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_whole_game_of_alhambra_is_played_with_the_keyboard_alone_and_told_line_by_line() -> Result<()> {
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    tab_to(&stage, "[data-board='alhambra'] [data-act='more']").await?;
    press(&stage, TypingData::from(" ")).await?;
    stage.wait_for("[data-set-up='alhambra']").await?;
    tab_to(&stage, "[data-players='2']").await?;
    press(&stage, TypingData::from(" ")).await?;
    tab_to(&stage, "[data-act='begin']").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for("#table[data-game='alhambra']").await?;
    let listen = "window.told = [];
        for (const line of document.querySelectorAll('#table [role=status].heard:not([data-unread])')) {
            const told = () => line.textContent && window.told.push(line.textContent);
            new MutationObserver(told).observe(line, { childList: true, characterData: true, subtree: true });
        }";
    stage.web().execute(listen, Vec::new()).await?;
    let mut player = Player::new(55);
    let mut decisions = 0;
    loop {
        let standing = my_turn(&stage).await?;
        if standing.over() {
            break;
        }
        let action = player.decide(&seen(&stage).await?);
        type_move(&stage, action).await.with_context(|| format!("typing {action}"))?;
        stage.wait_for_version(standing.version + 1).await?;
        decisions += 1;
        assert!(decisions < 300, "the game does not end");
    }
    let told: Vec<String> = stage.web().execute("return window.told", Vec::new()).await?.convert()?;
    assert!(told.len() > decisions && decisions > 20, "{decisions} decisions: {told:#?}");
    assert!(told.iter().all(|line| line.contains(' ') && !line.contains("wall 0")), "{told:#?}");
    // A round is one short line with what it brought to everybody; the turn that follows is another.
    for round in ["Scoring round 1: ", "Scoring round 2: ", "Scoring round 3: "] {
        let of_round: Vec<&String> = told.iter().filter(|line| line.contains(round)).collect();
        let is_short = matches!(of_round[..], [line] if line.contains("Neutral") && line.len() < 120);
        assert!(is_short, "{round}{of_round:?} of {told:#?}");
    }
    assert!(told.iter().all(|line| !line.contains("your turn") || line == "It is your turn"), "{told:#?}");
    assert!(told.iter().any(|line| line.contains("The game is over")), "{told:#?}");
    assert!(told.iter().any(|line| line.contains(" win")), "{told:#?}");
    the_end_is_shown(&stage, 2).await?;
    none(barriers(&stage).await?);
    stage.close().await
}

/// Returns where the focus is: on the table, or nowhere.
async fn focus(stage: &Stage) -> Result<String> {
    at_rest(stage).await?;
    let script = "const on = document.activeElement;
        return ['.tray', '.ground', '.shelf', '#table'].find(of => on.closest(of)) ?? on.tagName";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_focus_stays_at_the_table_of_alhambra_when_its_button_goes() -> Result<()> {
    let stage = Stage::open().await?;
    let is_build = |action| matches!(action, Action::Redesign(_, Change::Build(_)));
    let (tray, _) = lay(&stage, "alhambra players=3", |tray, game| {
        tray.mode() == Mode::Nothing
            && legal(game, is_build).is_some()
            && (0..SQUARES).any(|square| tray.exact_ways(square) > 0)
    })
    .await?;
    let square = (0..SQUARES).find(|square| tray.exact_ways(*square) > 0).context("an exact payment")?;
    // The hand is uncovered with its button.
    stage.web().refresh().await?;
    my_turn(&stage).await?;
    tab_to(&stage, "[data-act='uncover']").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_gone("[data-act='uncover']").await?;
    assert_eq!(focus(&stage).await?, ".tray", "after uncovering");
    let confirm = async || -> Result<()> {
        let version = stage.version().await?;
        tab_to(&stage, "[data-act='confirm']:enabled").await?;
        press(&stage, Key::Enter + "").await?;
        stage.wait_for_version(version + 1).await?;
        Ok(())
    };
    // A tile is bought, and another action follows.
    press(&stage, (square + 1).to_string()).await?;
    confirm().await?;
    assert_eq!(focus(&stage).await?, ".tray", "after a purchase");
    // With the key for it, while the cell has the focus.
    let (tray, game) = turn(&stage).await?;
    let Some(Action::Redesign(tile, Change::Build(cell))) = legal(&game, is_build) else {
        unreachable!("buying changes nothing about the reserve")
    };
    tab_to(&stage, &piece(Piece::Kept(tile))).await?;
    press(&stage, " ").await?;
    let mut held = tray.clone();
    held.click(Piece::Kept(tile));
    walk_to(&stage, &held, cell).await?;
    press(&stage, " ").await?;
    stage.wait_for(&format!("{}.selected", piece(Piece::Cell(cell)))).await?;
    let version = stage.version().await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for_version(version + 1).await?;
    let at = focus(&stage).await?;
    assert!([".tray", ".ground"].contains(&at.as_str()), "after a redesign the focus is at {at}");
    stage.close().await
}

/// Returns a purchase that ends the turn, of a tile that has a place.
fn last_purchase(tray: &Tray, game: &Alhambra) -> Option<Action> {
    let has_place = |tile| game.body().has_place(tray.seat(), tile);
    let is_last =
        |action| matches!(action, Action::Buy(tile, cards) if cards.sum() > tile.price() && has_place(tile));
    legal(game, is_last)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_tile_of_alhambra_that_is_picked_up_with_a_key_leads_to_its_first_place() -> Result<()> {
    let stage = Stage::open().await?;
    let is_build = |action| matches!(action, Action::Redesign(_, Change::Build(_)));
    let (tray, game) = lay(&stage, "alhambra players=3", |tray, game| {
        tray.mode() == Mode::Nothing && legal(game, is_build).is_some()
    })
    .await?;
    let Some(Action::Redesign(tile, _)) = legal(&game, is_build) else { unreachable!("it is one") };
    // With the mouse the focus stays where the pointer is.
    stage.click(&piece(Piece::Kept(tile))).await?;
    stage.wait_for(&format!("{}.selected", piece(Piece::Kept(tile)))).await?;
    assert_ne!(focus(&stage).await?, ".ground");
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone(".estate .selected").await?;
    let next = tray.piece_of_key("t").context("a tile to pick up")?;
    press(&stage, "t").await?;
    stage.wait_for(&format!("{}.selected", piece(next))).await?;
    stage.wait_to_see("the focus at a place", AT_PLACE, &[]).await?;
    let stops =
        "return [...document.querySelectorAll('.ground button')].filter(cell => cell.tabIndex >= 0).length";
    assert_eq!(stage.web().execute(stops, Vec::new()).await?.convert::<usize>()?, 1);
    // So does a tile that was just bought.
    press(&stage, Key::Escape + "").await?;
    let is_free = |tray: &Tray, game: &Alhambra| {
        let is_free = tray.mode() == Mode::Nothing && game.body().bought().next().is_none();
        is_free && last_purchase(tray, game).is_some()
    };
    let (tray, game) = lay(&stage, "alhambra players=3", is_free).await?;
    type_move(&stage, last_purchase(&tray, &game).context("a purchase")?).await?;
    stage.wait_for("#table[data-doing='placing']").await?;
    stage.wait_to_see("the focus at a place", AT_PLACE, &[]).await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_map_of_alhambra_is_one_stop_and_the_arrows_stay_on_it() -> Result<()> {
    let stage = Stage::open().await?;
    let (tray, _) = lay(&stage, "alhambra players=3", |tray, game| {
        tray.mode() == Mode::Nothing && game.body().built(tray.seat()).count() > 3
    })
    .await?;
    let stops =
        "return [...document.querySelectorAll('.ground button')].filter(cell => cell.tabIndex >= 0).length";
    assert_eq!(stage.web().execute(stops, Vec::new()).await?.convert::<usize>()?, 1);
    let first = *tray.cells().first().context("a cell")?;
    walk_to(&stage, &tray, first).await?;
    for key in [Key::Up, Key::Left, Key::Down, Key::Right] {
        for _ in 0..24 {
            press(&stage, key.clone() + "").await?;
        }
        assert_eq!(focus(&stage).await?, ".ground");
    }
    // It comes back to the cell that it left.
    walk_to(&stage, &tray, first).await?;
    press(&stage, Key::Tab + "").await?;
    assert_ne!(focus(&stage).await?, ".ground", "the next stop is another part of the table");
    tab_to(&stage, STOP).await?;
    let there = format!("return document.activeElement.matches({:?})", piece(Piece::Cell(first)));
    assert!(stage.web().execute(&there, Vec::new()).await?.convert::<bool>()?);
    // A tile that is picked up changes nothing about it.
    assert_eq!(stage.web().execute(stops, Vec::new()).await?.convert::<usize>()?, 1);
    stage.close().await
}
