//! The strongholds: towers on the cards of the market, with what the prepared turn changes of them.

use kernel::Seat;
use leptos::prelude::*;
use splendor::{Action, CardId};
use splendor_art::tower::{Look, Towers, tower, with_plan};
use splendor_play::tray::{Mode, Offer, Piece, Tray, Way};
use text::Value;
use tray::Turn;
use web::i18n::tr_with;
use web::table::{Table, choice, letter};

use crate::TableExt;

/// Renders the strongholds on a card of the market. Where the prepared turn uses them, or can, they are a piece of their
/// own; otherwise a click goes to the card below, whatever else is shown on them.
pub fn upon(table: Table, card: CardId) -> AnyView {
    let towers = Memo::new(move |_| {
        let standing = table.shown(|view| view.body().strongholds_on(card));
        let planned = table.of_tray(|tray| (tray.seat(), tray.confirm())).unzip();
        with_plan(card, standing, planned.0.zip(planned.1.flatten()))
    });
    let piece = StoredValue::new(format!("tower-{card}"));
    let state = Memo::new(move |_| piece.with_value(|piece| choice::state(table, piece)));
    let goes = Memo::new(move |_| table.of_tray(|tray| removal(tray, card)).unwrap_or_default());
    let is_used = |tray: &Tray, piece: Piece| tray.is_legal(piece) || tray.selected(piece) > 0;
    let live =
        Memo::new(move |_| table.of_tray(|tray| is_used(tray, Piece::Tower(card))).unwrap_or_default());
    let drawn = move || {
        let tower = |(seat, look): (Seat, Look)| {
            let drawn = tower(seat.0, &letter(table, seat), look);
            view! { <span class="tower" inner_html=drawn></span> }
        };
        towers.get().into_iter().map(tower).collect_view()
    };
    let stack = move || {
        view! {
            <button type="button" class=move || format!("stack-of-towers{}{}", state.get(), goes.get())
                data-piece=move || live.get().then(|| piece.get_value()) data-upon=format!("card-{card}")
                disabled=move || !live.get() aria-label=move || words(table, &towers.get())
                on:click=move |_| piece.with_value(|piece| choice::press(table, piece))>{drawn}</button>
        }
    };
    let any = Memo::new(move |_| towers.with(|towers| !towers.is_empty()));
    view! { <span class="towers" data-at=format!("towers-{card}")>{move || any.get().then(stack)}</span> }
        .into_any()
}

/// Returns the class of the towers on a card that a click removes, or the prepared turn: they have the sign of it. Where
/// a stronghold is to be placed that is another way, and they have another sign than the cards.
fn removal(tray: &Tray, card: CardId) -> &'static str {
    let offered = tray.light(Piece::Tower(card)).is_some_and(|lit| lit.offer == Offer::Remove);
    match tray.mode() {
        Mode::Stronghold(Way::Place) if offered => " goes aside",
        _ if offered || tray.confirm() == Some(Action::Remove(card)) => " goes",
        _ => "",
    }
}

/// Says whose strongholds these are, and how many. The letters of several come first: whoever controls the page by voice
/// says what is to be seen, and one alone is the first letter of the name.
fn words(table: Table, towers: &Towers) -> String {
    let Some((owner, _)) = towers.first() else { return String::new() };
    let standing = towers.iter().filter(|(_, look)| *look != Look::Planned).count();
    let said = tr_with(
        "splendor-strongholds-on",
        &[("name", Value::Text(&table.name(*owner))), ("strongholds", Value::Number(standing as i64))],
    );
    match towers.len() {
        1 => said,
        several => format!("{} {said}", letter(table, *owner).repeat(several)),
    }
}

/// Renders a tower in a player's panel, with the number that is left.
pub fn left(table: Table, seat: Seat) -> impl IntoView {
    let left = move || table.player(seat, splendor::Player::strongholds_left);
    let drawn = move || tower(seat.0, &left().to_string(), Look::Standing);
    view! {
        <span class="tower" data-at=format!("towers-of-{seat}") data-told=move || left_words(left()) inner_html=drawn></span>
    }
}

/// Says how many strongholds are left.
pub fn left_words(left: u8) -> String {
    tr_with("splendor-strongholds-left", &[("strongholds", Value::Number(left.into()))])
}
