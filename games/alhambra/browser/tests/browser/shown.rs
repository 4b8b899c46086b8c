//! The texts of the table: the longest wall on the map, the counts, and the end of the game.

use alhambra::{Action, Alhambra, Effect, Kind, Side, Spot, View};
use alhambra_browser::{ByMouse, apart_from_the_fitted_map, first_turn, lay, legal, the_end_is_shown, turn};
use alhambra_play::scoring_among;
use alhambra_play::tray::{Mode, Piece};
use anyhow::{Context, Result};
use browser::page::{apart_from_what_is_covered, at_rest, none, pictures};
use browser::person::{click, make_in, my_turn, open_file, press, seen, snapshot, uncover, words};
use browser::words::faults_of_words;
use browser::{Size, Stage};
use kernel::{Awaiting, Game};
use serde_json::json;
use tray::Turn;

/// The middles of the parts of the wall that is traced on the map, and those of the given sides of cells, in pixels of the
/// window; and whether the line is that of a prepared turn.
const TRACED: &str = "const svg = document.querySelector('.estate .run'), path = svg.querySelector('path'), to = path.getScreenCTM();
    const parts = (path.getAttribute('d') ?? '').match(/M[^M]+/g) ?? [];
    const middle = part => {
        const [x, y, right, below] = part.match(/-?[0-9.]+/g).map(Number);
        const at = new DOMPoint((x + right) / 2, (y + below) / 2).matrixTransform(to);
        return [at.x, at.y];
    };
    const sides = { north: [.5, 0], east: [1, .5], south: [.5, 1], west: [0, .5] };
    const wanted = arguments[0].map(([cell, side]) => {
        const box = document.querySelector(`[data-piece='cell-${cell}']`).getBoundingClientRect();
        return [box.left + sides[side][0] * box.width, box.top + sides[side][1] * box.height];
    });
    return [parts.map(middle), wanted, svg.classList.contains('then')];";

/// Checks that the line on the map runs along these sides of cells and no others.
async fn is_traced(stage: &Stage, run: &[(alhambra::Cell, Side)], is_prepared: bool) -> Result<()> {
    let name = |side: Side| match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    };
    let run: Vec<(String, &str)> = run.iter().map(|(cell, side)| (cell.to_string(), name(*side))).collect();
    for size in [Size::DESKTOP, Size::PHONE] {
        stage.resize(size).await?;
        at_rest(stage).await?;
        let (traced, wanted, then): (Vec<[f64; 2]>, Vec<[f64; 2]>, bool) =
            stage.web().execute(TRACED, vec![json!(run)]).await?.convert()?;
        assert_eq!((traced.len(), then), (run.len(), is_prepared), "{}", size.width);
        for at in &wanted {
            let is_near = |to: &&[f64; 2]| (at[0] - to[0]).abs() < 1.5 && (at[1] - to[1]).abs() < 1.5;
            traced.iter().find(is_near).with_context(|| format!("nothing at {at:?}: {traced:?}"))?;
        }
    }
    stage.resize(Size::DESKTOP).await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_longest_wall_of_alhambra_is_traced_and_so_is_the_one_that_would_result() -> Result<()> {
    let stage = Stage::open().await?;
    // A tile that makes a long wall longer.
    let longer = |game: &Alhambra| {
        let Awaiting::Decision(seat) = game.awaiting() else { return None };
        let wall = game.body().wall(seat);
        legal(game, |action| match action {
            Action::Place(tile, Spot::Cell(cell)) if wall > 4 => {
                game.body().wall_with(seat, tile, cell) > wall
            }
            _ => false,
        })
    };
    let (tray, game) = lay(&stage, "alhambra players=3", |tray, game| {
        tray.mode() == Mode::Placing && longer(game).is_some()
    })
    .await?;
    let seat = tray.seat();
    is_traced(&stage, &game.body().longest_wall(seat), false).await?;
    let Some(Action::Place(tile, Spot::Cell(cell))) = longer(&game) else { unreachable!("it is one") };
    for wanted in [Piece::Bought(tile), Piece::Cell(cell)] {
        if tray.selected(wanted) == 0 {
            click(&stage, wanted).await?;
        }
    }
    stage.wait_for(".cell.planned").await?;
    let mut after = game;
    after.play(Action::Place(tile, Spot::Cell(cell)), &mut kernel::Quiet);
    let then = after.body().longest_wall(seat);
    assert!(then.len() > game.body().longest_wall(seat).len());
    is_traced(&stage, &then, true).await?;
    stage.close().await
}

/// Returns the panel with the counts as pairs of a name and a number.
const COUNTS: &str = "return [...document.querySelectorAll('.counts dt')]
    .map(name => [name.textContent.trim(), name.nextElementSibling.textContent.trim()])";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_counts_of_alhambra_are_those_of_the_table() -> Result<()> {
    let stage = Stage::open().await?;
    let log = include_str!("../../../corpus/4-sides-outright.cab");
    // A scoring card may come next only from its own pile of the deck (`alhambra C6`).
    for may_come in [false, true] {
        let is_wanted = |game: &Alhambra, _| scoring_among(game.body()).is_some() == may_come;
        open_file(&stage, &first_turn(log, is_wanted)?).await?;
        my_turn(&stage).await?;
        uncover(&stage).await?;
        let view: View = seen(&stage).await?;
        let body = view.body();
        press(&stage, "c").await?;
        stage.wait_for(".counts").await?;
        let counts: Vec<(String, String)> = stage.web().execute(COUNTS, Vec::new()).await?.convert()?;
        let said = |name: &str| -> Vec<&str> {
            counts.iter().filter(|(said, _)| said.contains(name)).map(|(_, number)| number.as_str()).collect()
        };
        let kinds = ["pavilion", "seraglio", "arcade", "chamber", "garden", "tower"];
        for (kind, name) in Kind::ALL.into_iter().zip(kinds) {
            let left = body.bag().filter(|tile| tile.kind() == kind).count().to_string();
            assert_eq!(said(name), [left], "{name}: {counts:?}");
        }
        let chance = scoring_among(body).map(|cards| format!("1 / {cards}"));
        let shown = counts.iter().map(|(_, number)| number).filter(|number| number.contains('/'));
        assert_eq!(shown.collect::<Vec<_>>(), chance.iter().collect::<Vec<_>>());
        assert_eq!(said("deck")[0], body.deck().len().to_string(), "{counts:?}");
    }
    stage.close().await
}

/// Returns the events of the end of a game: who got the last tiles, and which nobody got.
fn last_tiles(log: &str) -> Result<Vec<Effect>> {
    let mut lines = log.lines().filter(|line| !line.starts_with('#'));
    let mut game = Alhambra::new(&lines.next().context("a set-up")?.parse()?);
    let mut effects = Vec::new();
    for line in lines {
        match game.awaiting() {
            Awaiting::Decision(_) => game.play(line.parse()?, &mut effects),
            Awaiting::Chance(_) => game.resolve(line.parse()?, &mut effects),
            Awaiting::Over => break,
        }
    }
    effects.retain(|effect| matches!(effect, Effect::LastWon { .. } | Effect::LastLeft { .. }));
    Ok(effects)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_log_of_alhambra_says_who_was_richest_and_by_how_much() -> Result<()> {
    let stage = Stage::open().await?;
    let mut met = [0; 3];
    for log in [
        include_str!("../../../corpus/2-sides-outright.cab"),
        include_str!("../../../corpus/2-tiles-outright.cab"),
        include_str!("../../../corpus/3-tiles-outright.cab"),
        include_str!("../../../corpus/6-tiles-outright.cab"),
    ] {
        open_file(&stage, log).await?;
        stage.wait_for("[data-result]").await?;
        let script = "return [...document.querySelectorAll('.log li')].map(entry => entry.textContent)";
        let entries: Vec<String> = stage.web().execute(script, Vec::new()).await?.convert()?;
        for effect in last_tiles(log)? {
            let (at, parts) = match effect {
                Effect::LastWon { seat, sum, next, .. } => {
                    (0, [format!("Player {} got", seat.0 + 1), format!("({sum}, the next {next})")])
                }
                Effect::LastLeft { sum: 0, .. } => (1, ["Nobody has".into(), "nobody gets".into()]),
                Effect::LastLeft { sum, .. } => {
                    (2, ["Several players".into(), format!("({sum}): nobody gets")])
                }
                _ => continue,
            };
            met[at] += 1;
            let is_said = |entry: &&String| parts.iter().all(|part| entry.contains(part));
            entries.iter().find(is_said).with_context(|| format!("{parts:?} is not in {entries:#?}"))?;
        }
    }
    assert!(met.iter().all(|times| *times > 0), "won, unpaid and tied: {met:?}");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn the_last_tiles_of_alhambra_go_to_the_richest() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, "alhambra players=2", |tray, _| {
        tray.mode() == Mode::PlacingLast && tray.waiting().count() > 1
    })
    .await?;
    none(faults_of_words(&stage).await?);
    none(apart_from_the_fitted_map(pictures(&stage, "alhambra-last").await?));
    let mut placed = 0;
    while !my_turn(&stage).await?.over() {
        uncover(&stage).await?;
        let (tray, game) = turn(&stage).await?;
        assert_eq!(tray.mode(), Mode::PlacingLast);
        // They are built or kept, not given away (`alhambra C58`), and nothing else can be done.
        let (seat, waiting) = (tray.seat(), tray.waiting().collect::<Vec<_>>());
        for tile in &waiting {
            assert_eq!(
                game.body().square_of(*tile).and_then(|square| game.body().winner(square)),
                Some(seat)
            );
        }
        let build = legal(&game, |action| matches!(action, Action::Place(_, Spot::Cell(_))));
        let keep = Action::Place(*waiting.first().context("a tile to place")?, Spot::Reserve);
        let action = build.unwrap_or(keep);
        make_in::<ByMouse>(&stage, action).await?;
        placed += 1;
        let view: View = serde_json::from_str(snapshot(&stage).await?.seen[0].view.get())?;
        let Action::Place(tile, spot) = action else { unreachable!("it places a tile") };
        match spot {
            Spot::Cell(cell) => assert_eq!(view.body().tile_at(seat, cell), Some(tile)),
            _ => assert!(view.body().reserve(seat).any(|kept| kept == tile)),
        }
    }
    assert!(placed > 1);
    the_end_is_shown(&stage, 2).await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn a_shared_victory_of_alhambra_names_all_who_share_it() -> Result<()> {
    let stage = Stage::open().await?;
    open_file(&stage, include_str!("../../../corpus/shared.cab")).await?;
    the_end_is_shown(&stage, 4).await?;
    let view: View = serde_json::from_str(snapshot(&stage).await?.seen[0].view.get())?;
    let scores = &view.body().scores()[..4];
    let most = scores.iter().max().context("a score")?;
    let said = words(&stage, "[data-result]").await?;
    assert!(said.contains("the victory is shared") && said.contains("Rule 87."), "{said}");
    let heading = words(&stage, "[data-result] h2").await?;
    for (seat, score) in scores.iter().enumerate() {
        assert_eq!(heading.contains(&format!("Player {}", seat + 1)), score == most, "{heading}, {scores:?}");
    }
    let script = "return [...document.querySelectorAll('[data-result] tbody tr.first')].length";
    let won: usize = stage.web().execute(script, Vec::new()).await?.convert()?;
    assert_eq!(won, scores.iter().filter(|score| *score == most).count());
    none(apart_from_what_is_covered(pictures(&stage, "alhambra-shared").await?));
    stage.close().await
}
