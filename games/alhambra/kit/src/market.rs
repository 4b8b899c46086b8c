//! The market with its four squares, and the open money.

use alhambra::{Body, Currency, OPEN, SQUARES};
use alhambra_play::scoring_among;
use alhambra_play::tray::Piece;
use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use tray::Turn;
use web::i18n::{tr, tr_with};
use web::table::{Seal, Table};

use super::changing::{Words, said, shown, words};
use super::{TableExt, pieces};

/// The market and the open money.
#[component]
pub fn Market() -> impl IntoView {
    let table = Table::here();
    let bag = move || table.body(|body| i64::from(body.bag_size()));
    let deck = move || table.body(|body| i64::from(body.deck().len()));
    let chance = move || {
        let chance = table.body(scoring_among).filter(|_| !table.over());
        let words = |cards: u8| tr_with("alhambra-round-chance", &[("cards", Value::Number(cards.into()))]);
        chance.map(words).unwrap_or_default()
    };
    let left = move || tr_with("alhambra-in-bag", &[("tiles", Value::Number(bag()))]);
    let left = (pieces::drawn(alhambra_art::bag()), said(left)).into_any();
    let squares = (0..SQUARES).map(|square| square_view(table, square)).collect_view();
    let squares = view! { <div class="squares">{squares}</div> }.into_any();
    let cards = said(move || tr_with("alhambra-in-deck", &[("cards", Value::Number(deck()))]));
    let offered = (0..OPEN).map(|place| open(table, place)).collect_view();
    let offered = view! { <div class="offered">{offered}</div><p class="hint">{said(chance)}</p> }.into_any();
    let class = words(move || if bag() > 0 { "panel bazaar" } else { "panel bazaar spent" }.to_owned());
    view! {
        {panel(class, "alhambra-market", left, "bag", squares)}
        {panel(words(|| "panel purse".to_owned()), "alhambra-money", cards, "deck", offered)}
    }
}

/// Renders a panel with its name, with what is left of the pile that it is filled from, and that pile's place.
fn panel(class: Words, name: &str, left: AnyView, pile: &'static str, content: AnyView) -> AnyView {
    view! {
        <section class=class aria-label=tr(name)>
            <header><h2>{tr(name)}</h2><small>{left}</small></header>
            <i class="pile" data-at=pile></i>
            {content}
        </section>
    }
    .into_any()
}

/// The seat that gets a last tile, if any does, with the most money of its currency and the most that another has.
type Won = (Option<Seat>, u8, u8);

/// Returns who gets a last tile (`alhambra 81`, `83`).
fn won(body: &Body, square: usize) -> Option<Won> {
    body.on_square(square).filter(|_| body.is_ending()).map(|_| body.richest(square))
}

/// Says who gets a last tile.
fn richest(table: Table, (seat, sum, next): Won) -> String {
    let [sum, next] = [sum, next].map(|sum| Value::Number(sum.into()));
    let Some(seat) = seat else { return tr_with("alhambra-tied", &[("sum", sum)]) };
    let name = table.name(seat);
    tr_with("alhambra-richest", &[("name", Value::Text(&name)), ("sum", sum), ("next", next)])
}

fn square_view(table: Table, square: usize) -> AnyView {
    let currency = Currency::ALL[square];
    let tile = Memo::new(move |_| table.body(|body| body.on_square(square)));
    let piece = Piece::Square(square as u8);
    // In how many ways it can be paid exactly, and who gets a last tile.
    let told = Memo::new(move |_| {
        let ways = table.of_tray(|tray| tray.exact_ways(square)).unwrap_or_default();
        (ways, table.body(|body| won(body, square)))
    });
    let payable = Memo::new(move |_| table.of_tray(|tray| tray.is_lit(piece)).unwrap_or_default());
    let label = move || {
        let lying = tile.get().map(pieces::tile_words).unwrap_or_default();
        let args = [("tile", Value::Text(&lying)), ("currency", Value::Text(currency.word()))];
        let mut label = tr_with("alhambra-square-words", &args);
        let mut say = |words: String| {
            label.push(' ');
            label.push_str(&words);
        };
        let (ways, won) = told.get();
        if ways > 0 {
            say(tr_with("alhambra-exact-ways", &[("ways", Value::Number(ways as i64))]));
        } else if payable.get() {
            say(tr("alhambra-payable"));
        }
        won.map(|won| richest(table, won)).into_iter().for_each(say);
        label
    };
    let lying = move || match tile.get() {
        Some(tile) => pieces::tile_button(table, tile, piece, words(label)),
        None => view! { <span class="hole" aria-hidden="true"></span> }.into_any(),
    };
    let exact = move || {
        let (title, seal, words) = match told.get() {
            (_, Some(won @ (seat, sum, next))) => {
                let by = Value::Number((sum - next).into());
                let by = seat.map_or("=".into(), |_| tr_with("alhambra-margin", &[("by", by)]));
                (richest(table, won), seat.map(|seat| view! { <Seal seat/> }), by)
            }
            (0, None) => return ().into_any(),
            (ways, None) => (String::new(), None, format!("= {ways}")),
        };
        view! { <span class="exact" aria-hidden="true" data-told=title>{seal}<span>{words}</span></span> }
            .into_any()
    };
    let name = pieces::coins(currency);
    // For windows where a square is too narrow for the name.
    let short = name.chars().take(3).collect::<String>();
    view! {
        <div class=format!("square square-{}", currency.letter()) data-at=format!("square-{}", square + 1)
            data-told="" data-round=move || (told.get().0 > 1).then_some("")>
            <small class="currency" aria-hidden="true">{pieces::coin(currency)}<span class="whole">{name}</span><span class="short">{short}</span></small>
            {shown(lying)}{shown(exact)}
        </div>
    }
    .into_any()
}

fn open(table: Table, place: usize) -> AnyView {
    let card = Memo::new(move |_| table.body(|body| body.open_at(place)));
    let lying = move || match card.get() {
        Some(card) => pieces::money_button(table, card, Piece::Open(place as u8)),
        None => view! { <span class="hole" aria-hidden="true"></span> }.into_any(),
    };
    let at = move || card.get().map(|card| format!("open-{card}")).unwrap_or_default();
    view! { <div class="berth" data-at=words(at)>{shown(lying)}</div> }.into_any()
}
