//! The tray where a stronghold, a conquest or a card of the Orient asks for a decision: each says in a sentence what is
//! asked, with its rule.

use kernel::{Arg, Message, Rule};
use leptos::prelude::*;
use splendor::{Action, CITIES_RULES, CardId, Colour, Gems, Player, SET};
use splendor_play::tray::{Mode, Piece, Tray, Way};
use text::Value;
use web::i18n::{self, tr, tr_with};
use web::quote::RuleLink;
use web::table::{Table, choice};

use crate::{TableExt, pieces, prepared};

/// Renders the content of the tray.
pub fn detail(mode: Mode) -> AnyView {
    match mode {
        Mode::Stronghold(way) => view! { <Stronghold way/> }.into_any(),
        Mode::Conquering => view! { <Conquest/> }.into_any(),
        Mode::Copying => view! { <Copying/> }.into_any(),
        Mode::ReservingNoble => view! { <Reserving/> }.into_any(),
        _ => view! { <Free/> }.into_any(),
    }
}

fn asked(words: impl IntoView, item: &'static str) -> AnyView {
    view! { <p class="heading">{words}" "<RuleLink rule=rule(item)/></p> }.into_any()
}

fn rule(item: &'static str) -> Rule {
    CITIES_RULES.rule(item)
}

/// Says a sentence with the pieces that it names drawn.
fn drawn(table: Table, message: &Message) -> AnyView {
    let names = i18n::by_name(table.company.names.get());
    table.drawn(i18n::told(message, &names))
}

/// Says something of a card.
fn of_card(table: Table, id: &'static str, card: CardId) -> AnyView {
    drawn(table, &Message::new(id).card("card", SET, card.row()))
}

/// Says something of gems.
fn of_gems(table: Table, id: &'static str, name: &'static str, gems: Gems) -> AnyView {
    drawn(table, &Message::new(id).with(name, Arg::Pieces(gems.pieces())))
}

/// Returns the action that is prepared.
fn prepared_action(table: Table) -> Option<Action> {
    table.prepared().map(|prepared| prepared.action)
}

/// Place, move or remove: the way that is chosen says what is clicked next.
#[component]
fn Stronghold(way: Way) -> impl IntoView {
    let table = Table::here();
    let again = untrack(|| table.of_tray(Tray::is_after_conquest)) == Some(true);
    let lifted = Memo::new(move |_| table.of_tray(Tray::has_lifted).unwrap_or_default());
    // The choice is said in the place of the question. The third on a card has the rule of its conquest.
    let chosen = move || {
        let prepared = table.prepared()?;
        let third = |item| if prepared.conquest.is_some() { "21" } else { item };
        match prepared.action {
            Action::Place(card) => {
                let item = third(if again { "24" } else { "14" });
                Some(asked(of_card(table, "splendor-tray-placed", card), item))
            }
            Action::Move { to, .. } => Some(asked(of_card(table, "splendor-tray-moved", to), third("15"))),
            Action::Remove(card) => Some(asked(of_card(table, "splendor-tray-removed", card), "18")),
            _ => None,
        }
    };
    let asks = move || match (way, again) {
        (Way::Place, true) => asked(tr("splendor-tray-place-again"), "24"),
        (Way::Place, false) => asked(tr("splendor-tray-place"), "14"),
        (Way::Move, _) if lifted.get() => asked(tr("splendor-tray-move-to"), "15"),
        (Way::Move, _) => asked(tr("splendor-tray-move"), "15"),
        (Way::Remove, _) => asked(tr("splendor-tray-remove"), "18"),
    };
    let left = move || {
        let left = table.player(table.bottom(), Player::strongholds_left);
        tr_with("splendor-strongholds-left", &[("strongholds", Value::Number(left.into()))])
    };
    let button = move |way: Way| {
        let piece = Piece::Way(way);
        let words = match way {
            Way::Place => "splendor-way-place",
            Way::Move => "splendor-way-move",
            Way::Remove => "splendor-way-remove",
        };
        let chosen = move || table.selected(piece) > 0;
        let open = move || table.of_tray(|tray| tray.light(piece).is_some()) == Some(true);
        view! {
            <button type="button" class=move || if chosen() { "way chosen" } else { "way" } data-piece=piece.to_string()
                aria-pressed=move || chosen().to_string() aria-disabled=move || (!open()).then_some("true")
                on:click=move |_| choice::press(table, piece)>{tr(words)}</button>
        }
    };
    let words = move || chosen().unwrap_or_else(asks);
    view! {
        {words}
        <div class="ways" role="group" aria-label=tr("splendor-ways")>
            <span class="pair">{Way::ALL.map(button).into_iter().collect_view()}</span>
            <p class="hint">{left}</p>
        </div>
    }
}

/// The card that can be conquered, its price, and its payment.
#[component]
fn Conquest() -> impl IntoView {
    let table = Table::here();
    let card = move || match prepared_action(table) {
        Some(Action::Conquer { card, .. }) => Some(pieces::card_chip(card.row())),
        _ => None,
    };
    view! {
        {asked(view! { {card}" "{tr("splendor-tray-conquest")} }, "21")}
        {prepared::buying(table)}
    }
}

/// The colours that a satchel can copy.
#[component]
fn Copying() -> impl IntoView {
    let table = Table::here();
    let button = move |colour: Colour| {
        let piece = Piece::Copy(colour);
        let key = colour.key();
        let label = tr_with("splendor-copy-colour", &[("gem", Value::Text(&tr(&format!("gem-{key}"))))]);
        view! {
            <button type="button" class=move || format!("plate {key} copied{}", choice::state(table, piece)) data-piece=piece.to_string()
                aria-pressed=move || (table.selected(piece) > 0).to_string() on:click=move |_| choice::press(table, piece)>
                <span class="heard">{label}</span>
                {jewels_kit::gem::small(key)}
            </button>
        }
    };
    let words = move || match prepared_action(table) {
        Some(Action::Copy(colour)) => {
            of_gems(table, "splendor-tray-copied", "colour", Gems::one(colour.gem()))
        }
        _ => tr("splendor-tray-satchel").into_any(),
    };
    view! {
        {asked(words, "54")}
        <div class="copies">{Colour::ALL.map(button).into_iter().collect_view()}</div>
    }
}

/// A noble on the table, where all of them are lit.
#[component]
fn Reserving() -> impl IntoView {
    let table = Table::here();
    let words = move || match prepared_action(table) {
        Some(Action::ReserveNoble(noble)) => {
            of_gems(table, "splendor-tray-noble-reserved", "needs", noble.needs())
        }
        _ => tr("splendor-tray-reserve-noble").into_any(),
    };
    view! { {asked(words, "60")} }
}

/// A card of the market that is taken for nothing.
#[component]
fn Free() -> impl IntoView {
    let table = Table::here();
    let level = untrack(|| table.of_tray(Tray::free_level)).flatten().unwrap_or_default();
    let words = move || match prepared_action(table) {
        Some(Action::TakeFree(card)) => of_card(table, "splendor-tray-taken", card),
        _ => tr_with("splendor-tray-free", &[("level", Value::Number(i64::from(level) + 1))]).into_any(),
    };
    view! { {asked(words, if level == 0 { "57" } else { "62" })} }
}
