//! A game whose first player builds a cross as wide and as high as the tiles allow.

use alhambra::{Action, Alhambra, Cell, Change, Outcome, Side, Spot, Tile};
use kernel::{Awaiting, Draw, Game, Quiet, Seat};
use laws::Dice;

use super::extent::{BUILDER, WIDE, extent};

/// The reach of the four arms of the cross: north, east, south and west, as sides are ordered.
const ARMS: [i8; 4] = [6, 10, 5, 9];
/// A tile with so many walls does not lead on by itself.
const DEAD: usize = 2;
const SETUP: &str = "alhambra players=3 rules=1";
/// No game is longer.
const LINES_MAX: usize = 900;

/// Returns the arm to which a cell belongs, and how far from the fountain it lies.
fn arm(cell: Cell) -> Option<(Side, i8)> {
    match (cell.x(), cell.y()) {
        (0, 1..) => Some((Side::North, cell.y())),
        (1.., 0) => Some((Side::East, cell.x())),
        (0, ..=-1) => Some((Side::South, -cell.y())),
        (..=-1, 0) => Some((Side::West, -cell.x())),
        _ => None,
    }
}

fn walls(tile: Tile) -> usize {
    Side::ALL.into_iter().filter(|side| tile.has_wall(*side)).count()
}

/// Returns how well a tile lies at a cell; none if the board cannot become as wide and high with it there. Tiles without
/// walls serve wherever others end; most of them belong to the row of the fountain.
fn fit(game: &Alhambra, tile: Tile, cell: Cell) -> Option<i32> {
    match arm(cell) {
        Some((side @ (Side::East | Side::West), far)) => level(tile, side, far),
        _ if cell.y() > 0 => upright(game, tile, cell, Side::North),
        _ => upright(game, tile, cell, Side::South),
    }
}

/// Returns how well it lies in the row of the fountain, which is straight.
fn level(tile: Tile, side: Side, far: i8) -> Option<i32> {
    let most = ARMS[side as usize];
    match (tile.has_wall(side), far == most) {
        _ if far > most => None,
        (true, false) => None,
        (true, true) => Some(4),
        (false, _) => Some(3),
    }
}

/// Returns how well it lies above or below that row, where corners make stairs.
fn upright(game: &Alhambra, tile: Tile, cell: Cell, side: Side) -> Option<i32> {
    let sign = if side == Side::North { 1 } else { -1 };
    let built = || game.body().built(BUILDER).map(|(tile, cell)| (tile, cell.y() * sign));
    let reached = built().map(|(_, far)| far).max().unwrap_or(0).max(0);
    let far = cell.y() * sign;
    let most = ARMS[side as usize];
    let leads = !tile.has_wall(side);
    let blocked =
        reached > 0 && built().filter(|(_, far)| *far == reached).all(|(tile, _)| tile.has_wall(side));
    let aside = !tile.has_wall(Side::East) || !tile.has_wall(Side::West);
    match far {
        _ if far > most || reached == most => None,
        _ if far == reached + 1 && far == most => Some(if leads { 1 } else { 4 }),
        _ if far == reached + 1 && leads => Some(2),
        _ if far == reached + 1 && aside => Some(1),
        _ if far == reached && blocked && leads && cell.x() != 0 => Some(2),
        _ => None,
    }
}

/// Returns what the builder does: makes the cross larger, else gets a tile that leads on, else takes money.
fn build(game: &Alhambra, all: &[Action]) -> Action {
    // The last ones of the arms need not lead on.
    let is_late = game.body().built(BUILDER).count() >= 22 && game.body().reserve(BUILDER).count() < 4;
    let worth = |action: &Action| match *action {
        Action::Place(tile, Spot::Cell(cell)) | Action::Redesign(tile, Change::Build(cell)) => {
            fit(game, tile, cell).map_or(-30_000, |fit| 10_000 + fit)
        }
        Action::Buy(tile, _)
            if walls(tile) > DEAD
                || (walls(tile) == DEAD && !is_late && game.body().reserve(BUILDER).count() > 2) =>
        {
            -1
        }
        Action::Buy(tile, cards) => {
            // An exact payment brings another action.
            5_000 - 1_000 * walls(tile) as i32 - 100 * i32::from(cards.sum() - tile.price())
        }
        Action::Place(_, Spot::Reserve) => 0,
        Action::Take(cards) => i32::from(cards.sum()),
        Action::Pay(_) | Action::Enough | Action::Pass => -1,
        Action::Start(_) | Action::Redesign(..) | Action::Place(_, Spot::Neutral) => -20_000,
    };
    all.iter().copied().max_by_key(worth).expect("an action")
}

/// The number of cards that the others keep: more would not leave enough for the builder.
const KEPT: u32 = 16;

/// Returns what the others do: they take the least money that there is, and from time to time give much of it for one
/// tile that does not lead on. They build nothing.
fn wait(hand: u32, all: &[Action]) -> Action {
    let worth = |action: &Action| match *action {
        Action::Start(tile) if hand > KEPT && walls(tile) >= DEAD => 400 + walls(tile) as i32,
        Action::Pay(_) => 300,
        Action::Place(_, Spot::Reserve) => 200,
        Action::Take(cards) => 100 - i32::from(cards.sum()),
        _ => 0,
    };
    all.iter().copied().max_by_key(worth).expect("an action")
}

/// Draws the tiles that lead on before the others, unless somebody has much money and no other tile to spend it on;
/// money at random.
fn draw(game: &Alhambra, dice: &mut Dice) -> Outcome {
    let body = game.body();
    let rich = Seat::all(3).any(|seat| seat != BUILDER && body.hand(seat).len() > KEPT);
    let dead = rich && body.market().all(|(_, tile)| walls(tile) < DEAD);
    let mut best: Option<(usize, Outcome)> = None;
    game.outcomes(|outcome, _| {
        let Outcome::Tile(tile) = outcome else { return };
        let worth = if dead { walls(tile) } else { 4 - walls(tile) };
        if best.is_none_or(|(other, _)| worth > other) {
            best = Some((worth, outcome));
        }
    });
    best.map_or_else(|| game.draw(dice), |(_, outcome)| outcome)
}

/// Returns the log of a game with such a board, if one comes of this seed. Once the board is complete everybody plays
/// at random.
pub fn find(seed: u64) -> Option<String> {
    let mut game = Alhambra::new(&SETUP.parse().expect("a set-up"));
    let mut dice = Dice::new(seed);
    let mut lines = vec![SETUP.to_owned()];
    let mut wide = false;
    while lines.len() < LINES_MAX {
        match game.awaiting() {
            Awaiting::Over => return wide.then(|| lines.join("\n") + "\n"),
            Awaiting::Chance(_) => {
                let outcome = draw(&game, &mut dice);
                game.resolve(outcome, &mut Quiet);
                lines.push(outcome.to_string());
            }
            Awaiting::Decision(seat) => {
                wide |= seat == BUILDER && extent(&game, BUILDER) == WIDE;
                let mut all = Vec::new();
                game.legal_actions(|action| all.push(action));
                let action = match seat {
                    _ if wide => all[dice.below(all.len() as u32) as usize],
                    BUILDER => build(&game, &all),
                    _ => wait(game.body().hand(seat).len(), &all),
                };
                game.play(action, &mut Quiet);
                lines.push(action.to_string());
            }
        }
    }
    None
}
