//! The sides of the longest wall one by one, for those who draw it; its length alone is computed in `grid.rs`.

use crate::body::Body;
use crate::cell::Cell;
use crate::grid::{Ask, Grid};
use crate::setup::Walls;
use crate::tile::Side;
use kernel::Seat;

/// A side of a cell on the outline of a board.
type Edge = (Cell, Side);

impl Body {
    /// Returns the sides of a player's longest wall in their order along the outline (`alhambra C45`); of several runs
    /// with the same length one of them, and none if there is no wall.
    pub fn longest_wall(&self, seat: Seat) -> Vec<(Cell, Side)> {
        let mut line: Vec<(Edge, bool)> = Vec::new();
        self.ask(seat, EachEdge(|edge, is_wall| line.push((edge, is_wall))));
        // Beginning after an open side no run wraps; where there is none, the whole line is one run.
        let first_open = line.iter().position(|&(_, is_wall)| !is_wall);
        line.rotate_left(first_open.unwrap_or_default());
        let runs = line.split(|&(_, is_wall)| !is_wall);
        let runs = runs.map(|run| run.iter().map(|&(edge, _)| edge).collect::<Vec<Edge>>());
        runs.max_by_key(|run| length(run, self.walls())).unwrap_or_default()
    }
}

/// A query that calls a function with every side of the outline, and whether it is walled.
struct EachEdge<F>(F);

impl<F: FnMut(Edge, bool)> Ask for EachEdge<F> {
    type Answer = ();

    fn ask<const N: usize>(mut self, grid: &Grid<N>) {
        grid.outline(|cell, side| {
            (self.0)((grid.frame.place(cell), side), grid.walls[side as usize].has(cell))
        });
    }
}

/// Returns the length of a run, as this game counts it (`alhambra C41`).
fn length(run: &[Edge], walls: Walls) -> usize {
    match walls {
        Walls::Sides => run.len(),
        Walls::Tiles => {
            let mut cells: Vec<Cell> = run.iter().map(|&(cell, _)| cell).collect();
            cells.sort_unstable();
            cells.dedup();
            cells.len()
        }
    }
}
