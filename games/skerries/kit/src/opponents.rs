//! The panels of the other players, in playing order after the player at this screen.

use kernel::Seat;
use leptos::prelude::*;
use skerries::Catch;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Seal, Table, called, points, standing};

use super::{TableExt, pieces};

/// The panels of all opponents.
#[component]
pub fn Opponents() -> impl IntoView {
    let table = Table::here();
    let others = Memo::new(move |_| table.others());
    view! {
        <section class="opponents" aria-label=tr("skerries-other-boats")>
            {move || others.get().into_iter().map(|seat| opponent(table, seat)).collect_view()}
        </section>
    }
}

/// Describes what a player holds, for screen readers.
pub fn words(table: Table, seat: Seat) -> String {
    let name = table.name(seat);
    let args =
        table.player(seat, |player| [player.points(), player.oil, player.boat_size(), player.hand_size]);
    let [points, oil, catches, orders] = args.map(|number| Value::Number(number.into()));
    tr_with(
        "skerries-boat-words",
        &[
            ("name", Value::Text(&name)),
            ("points", points),
            ("oil", oil),
            ("catches", catches),
            ("orders", orders),
        ],
    )
}

/// Renders the oil of a player.
pub fn oil(table: Table, seat: Seat) -> AnyView {
    let held = move || table.player(seat, |player| player.oil);
    view! { <span class="oil" data-at=format!("oil-{seat}")>{pieces::small('o')}<b>{held}</b></span> }
        .into_any()
}

fn opponent(table: Table, seat: Seat) -> AnyView {
    let acting = move || table.is_acting(seat);
    let boat = move || table.player(seat, |player| player.boat().map(Catch::number).collect::<Vec<_>>());
    let hand = move || table.player(seat, |player| player.hand_size);
    view! {
        <article class="panel opponent" class:acting=acting data-panel=seat.0>
            <p class="heard">{move || words(table, seat)}</p>
            <div aria-hidden="true">
                <header>
                    <Seal seat/>
                    <span class="who"><b>{called(table, seat)}</b><small>{move || standing(table, seat)}</small></span>
                    {oil(table, seat)}
                    {points(move || table.player(seat, skerries::Player::points))}
                </header>
                <div class="boat" data-at=format!("boat-{seat}")>{move || boat().into_iter().map(pieces::chip).collect_view()}
                    {move || (0..hand()).map(|_| view! { <i class="order-back"></i> }).collect_view()}</div>
            </div>
        </article>
    }
    .into_any()
}
