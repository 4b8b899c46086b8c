//! The distance of every player from the end of the game.

use kernel::Seat;
use leptos::prelude::*;
use splendor::{Module, POINTS_TO_END};
use web::i18n::tr;
use web::table::{Table, called};

use super::{TableExt, modules};

/// Renders how near everybody is to the end of the game: to a city where there are cities, else to the points.
pub fn race(table: Table) -> AnyView {
    match modules::here().filter(|_| table.plays(Module::Cities)) {
        Some(drawing) => (drawing.nearest)(),
        None => view! { <Race/> }.into_any(),
    }
}

/// The line of a player: a bar that is filled to a share of 1, and what is written behind it.
pub fn bar(
    table: Table,
    seat: Seat,
    share: impl Fn() -> f64 + Send + 'static,
    behind: impl IntoView,
) -> impl IntoView {
    let width = move || share() * 100.0;
    view! {
        <li data-told="">
            <span class="who">{called(table, seat)}</span>
            <svg class=format!("bar-{}", seat.0) viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect class="track" width="100" height="6" rx="3"></rect>
                <rect class="fill" width=width height="6" rx="3"></rect>
            </svg>
            <b>{behind}</b>
        </li>
    }
}

/// The bars of all players.
#[component]
fn Race() -> impl IntoView {
    let table = Table::here();
    let row = move |seat: Seat| {
        let points = Memo::new(move |_| table.player(seat, |player| player.points));
        let share = move || f64::from(points.get().min(POINTS_TO_END)) / f64::from(POINTS_TO_END);
        bar(table, seat, share, points)
    };
    view! {
        <section class="race" aria-label=tr("splendor-race")>
            <h2><span>{tr("splendor-race")}</span><b>{POINTS_TO_END}</b></h2>
            <ul>{Seat::all(table.players).map(row).collect_view()}</ul>
        </section>
    }
}
