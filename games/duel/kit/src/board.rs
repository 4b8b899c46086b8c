//! The board of tokens with the bag and the privileges above it, and the warning below it.

use duel::{Gem, Kind, PRIVILEGES, SIDE, SPIRAL, Space, Spaces};
use duel_play::tray::{Piece, Tray, Warning};
use jewels_kit::gem;
use leptos::prelude::*;
use text::Value;
use web::draw::icon;
use web::i18n::{self, pieces, tr, tr_with};
use web::quote::RuleLink;
use web::table::{Table, choice};

use super::TableExt;
use super::pieces::{gem_name, scroll};

/// The left part of the table.
#[component]
pub fn Field() -> impl IntoView {
    view! {
        <section class="duel-field" aria-label=tr("duel-board")>
            <header><Bag/><Supply/></header>
            <Board/>
            <Ribbon/>
        </section>
    }
}

/// The bag: a click replenishes the board. Its content is public.
#[component]
fn Bag() -> impl IntoView {
    let table = Table::here();
    let piece = Piece::Bag;
    let bag = Memo::new(move |_| table.shown(|view| view.body().bag));
    let words = move || {
        let bag = bag.get();
        let gems = pieces(jewels::SET, &bag.letters().collect::<String>());
        tr_with(
            "duel-bag-words",
            &[("tokens", Value::Number(bag.total().into())), ("gems", Value::Text(&gems))],
        )
    };
    let contents = move || gem::counted(bag.get().pieces().letters());
    view! {
        <span class="bag-place">
            <button type="button" class=move || format!("bag{}", choice::state(table, piece)) data-piece=piece.to_string()
                on:click=move |_| choice::press(table, piece)>
                <span class="heard">{words}</span>
                <svg viewBox="0 0 48 48" aria-hidden="true"><use href="#bag"></use></svg>
                <span aria-hidden="true"><span class="supply-word">{tr("duel-bag")}" "</span><b>{move || bag.get().total()}</b></span>
            </button>
            <Show when=move || !bag.get().is_none()><span class="contents" aria-hidden="true">{contents}</span></Show>
        </span>
    }
}

/// The privileges in the supply.
#[component]
fn Supply() -> impl IntoView {
    let table = Table::here();
    let left = Memo::new(move |_| table.shown(|view| view.body().supply()));
    let scrolls = move || {
        (0..PRIVILEGES)
            .map(|n| scroll(if n < left.get() { "scroll-tied" } else { "scroll-none" }))
            .collect_view()
    };
    view! {
        <span class="supply">
            <span class="heard">{move || tr_with("duel-supply-words", &[("privileges", Value::Number(left.get().into()))])}</span>
            <span class="supply-word" aria-hidden="true">{tr("duel-supply")}</span>
            <span class="scrolls" data-at="supply" aria-hidden="true">{scrolls}</span>
        </span>
    }
}

#[component]
fn Board() -> impl IntoView {
    let row = |row: u8| {
        let spaces = (0..SIDE as u8).filter_map(move |column| Space::at(row, column));
        spaces.map(|space| view! { <Place space/> }).collect_view()
    };
    let drawn = duel_art::board(SPIRAL.iter().map(|space| space.number()));
    view! {
        <div class="spaces">
            <div class="ground" aria-hidden="true" inner_html=drawn></div>
            <Line/>
            {(0..SIDE as u8).map(row).collect_view()}
        </div>
    }
}

/// A space with its token.
#[component]
fn Place(space: Space) -> impl IntoView {
    let table = Table::here();
    let piece = Piece::Space(space);
    let lies = Memo::new(move |_| table.shown(|view| view.body().board().get(space)));
    // The tokens of a line are counted from one end to the other.
    let number = move || {
        let line = table.of_tray(Tray::line).unwrap_or(Spaces::NONE);
        line.iter().position(|other| other == space).map(|at| at + 1)
    };
    let label = move || {
        let gem = lies.get().map(gem_name).unwrap_or_default();
        let args = [
            ("row", Value::Number(i64::from(space.row()) + 1)),
            ("column", Value::Number(i64::from(space.column()) + 1)),
            ("gem", Value::Text(&gem)),
        ];
        let place = tr_with(if lies.get().is_some() { "duel-space" } else { "duel-space-empty" }, &args);
        number().map_or(place.clone(), |number| format!("{place}, {number}"))
    };
    let tick = move || match number() {
        Some(number) => Some(number.into_any()),
        None => (table.selected(piece) > 0).then(|| icon("check").into_any()),
    };
    view! {
        <button type="button" class=move || format!("space{}", choice::state(table, piece)) data-piece=piece.to_string()
            data-gem=move || lies.get().map(Gem::letter) aria-label=label aria-pressed=move || (table.selected(piece) > 0).to_string()
            on:click=move |_| choice::press(table, piece)>
            {move || lies.get().map(|kind| gem::token_large(kind.letter()))}
            {move || tick().map(|tick| view! { <span class="tick">{tick}</span> })}
        </button>
    }
}

/// Draws the selected line through its tokens.
#[component]
fn Line() -> impl IntoView {
    let table = Table::here();
    let ends = move || {
        let line = table.of_tray(Tray::line)?;
        Some((line.iter().next()?, line.iter().last()?)).filter(|(one, other)| one != other)
    };
    let middle = |n: u8| f64::from(n) + 0.5;
    let drawn = move || {
        ends().map(|(one, other)| {
            view! {
                <line x1=middle(one.column()) y1=middle(one.row()) x2=middle(other.column()) y2=middle(other.row())></line>
            }
        })
    };
    view! { <svg class="through" viewBox="0 0 5 5" aria-hidden="true">{drawn}</svg> }
}

/// Warns what the prepared action brings the opponent, before it is made.
#[component]
fn Ribbon() -> impl IntoView {
    let table = Table::here();
    let warning = Memo::new(move |_| table.prepared().and_then(|prepared| prepared.warning));
    let drawn = move |warning: Warning| {
        let names = i18n::by_name(table.company.names.get());
        view! {
            {icon("warning")}
            <span>{table.drawn(i18n::told(&warning.message(), &names))}</span>
            <RuleLink rule=warning.rule/>
            {scroll("scroll")}
        }
    };
    view! {
        <p class="warning" role="status">{move || warning.get().map(drawn)}</p>
    }
}
