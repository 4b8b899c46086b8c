//! The drawing of the modules of Cities of Splendor. It is a part of the client of its own, fetched for tables with
//! modules. The rest of the kit reaches it through [`here`] alone: what it named of these files would be in its part.

mod choosers;
mod cities;
mod deciding;
mod paying;
mod posts;
mod telling;

use std::cell::Cell;

use kernel::Seat;
use leptos::prelude::*;
use splendor::Effect;
use splendor_play::tray::Mode;
use web::table::{Count, Flights};

use super::Here;

/// What a table with modules shows besides, or in the place of something of the base game.
pub struct Drawing {
    /// The cities on the table, in the place of the nobles.
    pub cities: fn() -> AnyView,
    /// The trading posts.
    pub posts: fn() -> AnyView,
    /// In a player's panel: the city that was won, the shields that are left.
    pub won: fn(Here, Seat) -> AnyView,
    /// The same in words, for screen readers.
    pub words: fn(Here, Seat) -> String,
    /// How near everybody is to a city, in the place of the points to the end.
    pub nearest: fn() -> AnyView,
    /// The lines of the counts of a player.
    pub counts: fn(Here, Seat) -> Vec<Count>,
    /// The tray where a decision of a module is due.
    pub detail: fn(Mode) -> AnyView,
    /// The flights of the pieces that an effect moves.
    pub fly: fn(&Effect, &mut Flights),
}

/// The drawing.
static DRAWING: Drawing = Drawing {
    cities: cities::cities,
    posts: posts::posts,
    won: telling::won,
    words: telling::words,
    nearest: cities::nearest,
    counts: telling::counts,
    detail: choosers::detail,
    fly: telling::fly,
};

thread_local! {
    static HERE: Cell<Option<&'static Drawing>> = const { Cell::new(None) };
}

/// Makes the drawing available to the rest of the kit.
pub fn bring() {
    HERE.set(Some(&DRAWING));
}

/// Returns the drawing; none before it was brought.
pub fn here() -> Option<&'static Drawing> {
    HERE.get()
}
