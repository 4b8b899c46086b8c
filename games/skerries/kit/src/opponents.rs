//! The panels of the other players, in playing order after the player at this screen.

use kernel::Seat;
use leptos::prelude::*;
use skerries::Catch;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Seal, Table, called, points, standing};

use super::{pieces, player};

/// The panels of all opponents.
#[component]
pub fn Opponents() -> impl IntoView {
    let here = Table::here();
    let others = Memo::new(move |_| here.others());
    view! {
        <section class="opponents" aria-label=tr("skerries-other-boats")>
            {move || others.get().into_iter().map(|seat| opponent(here, seat)).collect_view()}
        </section>
    }
}

/// Describes what a player holds, for screen readers.
pub fn words(here: Table, seat: Seat) -> String {
    let name = here.name(seat);
    let args =
        player(here, seat, |player| [player.points(), player.oil, player.boat_size(), player.hand_size]);
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
pub fn oil(here: Table, seat: Seat) -> AnyView {
    let held = move || player(here, seat, |player| player.oil);
    view! { <span class="oil" data-at=format!("oil-{seat}")>{pieces::small('o')}<b>{held}</b></span> }
        .into_any()
}

fn opponent(here: Table, seat: Seat) -> AnyView {
    let acting = move || here.is_acting(seat);
    let boat = move || player(here, seat, |player| player.boat().map(Catch::number).collect::<Vec<_>>());
    let hand = move || player(here, seat, |player| player.hand_size);
    view! {
        <article class="panel opponent" class:acting=acting data-panel=seat.0>
            <p class="heard">{move || words(here, seat)}</p>
            <div aria-hidden="true">
                <header>
                    <Seal seat/>
                    <span class="who"><b>{called(here, seat)}</b><small>{move || standing(here, seat)}</small></span>
                    {oil(here, seat)}
                    {points(move || player(here, seat, skerries::Player::points))}
                </header>
                <div class="boat" data-at=format!("boat-{seat}")>{move || boat().into_iter().map(pieces::chip).collect_view()}
                    {move || (0..hand()).map(|_| view! { <i class="order-back"></i> }).collect_view()}</div>
            </div>
        </article>
    }
    .into_any()
}
