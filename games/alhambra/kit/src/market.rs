//! The market with its four squares, and the open money.

use alhambra::{Body, Currency, OPEN, SQUARES};
use alhambra_play::tray::Piece;
use kernel::Seat;
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::Seal;

use super::changing::{said, shown, words};
use super::{Here, HereExt, pieces};

/// The market and the open money.
#[component]
pub fn Market() -> impl IntoView {
    let here = Here::here();
    let bag = move || here.body(|body| i64::from(body.bag_size()));
    let deck = move || here.body(|body| i64::from(body.deck().len()));
    let chance = move || {
        let chance = here.body(Body::round_chance).filter(|(of, _)| *of > 0 && !here.over());
        let words = |(_, cards): (u8, u8)| {
            tr_with("alhambra-round-chance", &[("cards", Value::Number(cards.into()))])
        };
        chance.map(words).unwrap_or_default()
    };
    view! {
        <section class="panel bazaar" aria-label=tr("alhambra-market")>
            <header class:spent=move || bag() == 0><h2>{tr("alhambra-market")}</h2>
                <small>{said(move || tr_with("alhambra-in-bag", &[("tiles", Value::Number(bag()))]))}</small></header>
            <i class="pile" data-at="bag"></i>
            <div class="squares">{(0..SQUARES).map(|square| square_view(here, square)).collect_view()}</div>
        </section>
        <section class="panel purse" aria-label=tr("alhambra-money")>
            <header><h2>{tr("alhambra-money")}</h2>
                <small>{said(move || tr_with("alhambra-in-deck", &[("cards", Value::Number(deck()))]))}</small></header>
            <i class="pile" data-at="deck"></i>
            <div class="offered">{(0..OPEN).map(|place| open(here, place)).collect_view()}</div>
            <p class="hint">{said(chance)}</p>
        </section>
    }
}

fn square_view(here: Here, square: usize) -> AnyView {
    let currency = Currency::ALL[square];
    let tile = Memo::new(move |_| here.body(|body| body.on_square(square)));
    let piece = Piece::Square(square as u8);
    let ways = Memo::new(move |_| here.of_tray(|tray| tray.exact_ways(square)).unwrap_or_default());
    let won = Memo::new(move |_| here.body(|body| margin(body, square)));
    let label = move || {
        let lying = tile.get().map(pieces::tile_words).unwrap_or_default();
        let args = [("tile", Value::Text(&lying)), ("currency", Value::Text(currency.word()))];
        let mut label = tr_with("alhambra-square-words", &args);
        let mut say = |id: &str, args: &[(&str, Value)]| {
            label.push(' ');
            label.push_str(&tr_with(id, args));
        };
        if ways.get() > 0 {
            say("alhambra-exact-ways", &[("ways", Value::Number(ways.get() as i64))]);
        }
        if let Some((seat, sum, next)) = won.get() {
            let name = here.name(seat);
            let [sum, next] = [sum, next].map(|sum| Value::Number(sum.into()));
            say("alhambra-richest", &[("name", Value::Text(&name)), ("sum", sum), ("next", next)]);
        }
        label
    };
    let lying = move || match tile.get() {
        Some(tile) => pieces::tile_button(here, tile, piece, words(label)),
        None => view! { <span class="hole" aria-hidden="true"></span> }.into_any(),
    };
    let exact = move || {
        let (seal, words) = match (ways.get(), won.get()) {
            (_, Some((seat, sum, next))) => (Some(view! { <Seal seat/> }), format!("{sum}:{next}")),
            (0, None) => return ().into_any(),
            (ways, None) => (None, format!("= {ways}")),
        };
        view! { <span class="exact" aria-hidden="true">{seal}{words}</span> }.into_any()
    };
    let name = pieces::coins(currency);
    // For windows where a square is too narrow for the name.
    let short = name.chars().take(3).collect::<String>();
    view! {
        <div class=format!("square square-{}", currency.letter()) data-at=format!("square-{}", square + 1)>
            <small class="currency" aria-hidden="true">{pieces::coin(currency)}<span class="whole">{name}</span><span class="short">{short}</span></small>
            {shown(lying)}{shown(exact)}
        </div>
    }
    .into_any()
}

/// Returns who gets a last tile, with their money of its currency and the most that another has (`alhambra 81`).
fn margin(body: &Body, square: usize) -> Option<(Seat, u8, u8)> {
    let seat = body.winner(square)?;
    let sum = |seat| body.purse(seat, square).sum();
    let next = Seat::all(body.players()).filter(|other| *other != seat).map(sum).max()?;
    Some((seat, sum(seat), next))
}

fn open(here: Here, place: usize) -> AnyView {
    let card = Memo::new(move |_| here.body(|body| body.open_at(place)));
    let lying = move || match card.get() {
        Some(card) => pieces::money_button(here, card, Piece::Open(place as u8)),
        None => view! { <span class="hole" aria-hidden="true"></span> }.into_any(),
    };
    let at = move || card.get().map(|card| format!("open-{card}")).unwrap_or_default();
    view! { <div class="berth" data-at=words(at)>{shown(lying)}</div> }.into_any()
}
