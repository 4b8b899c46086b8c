//! The market with its four squares, and the open money.

use alhambra::{Currency, OPEN, SQUARES};
use alhambra_play::tray::Piece;
use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};

use super::{Here, HereExt, pieces};

/// The market and the open money.
#[component]
pub fn Market() -> impl IntoView {
    let here = Here::here();
    let bag = move || here.body(|body| i64::from(body.bag_size()));
    let deck = move || here.body(|body| i64::from(body.deck().len()));
    let chance = move || {
        let (of, cards) = here.body(alhambra::Body::round_chance)?;
        (of > 0 && !here.over())
            .then(|| tr_with("alhambra-round-chance", &[("cards", Value::Number(cards.into()))]))
    };
    view! {
        <section class="panel bazaar" aria-label=tr("alhambra-market")>
            <header><h2>{tr("alhambra-market")}</h2>
                <small>{move || tr_with("alhambra-in-bag", &[("tiles", Value::Number(bag()))])}</small></header>
            <i class="pile" data-at="bag"></i>
            <div class="squares">{(0..SQUARES).map(|square| square_view(here, square)).collect_view()}</div>
        </section>
        <section class="panel purse" aria-label=tr("alhambra-money")>
            <header><h2>{tr("alhambra-money")}</h2>
                <small>{move || tr_with("alhambra-in-deck", &[("cards", Value::Number(deck()))])}</small></header>
            <i class="pile" data-at="deck"></i>
            <div class="offered">{(0..OPEN).map(|place| open(here, place)).collect_view()}</div>
            <p class="hint">{chance}</p>
        </section>
    }
}

fn square_view(here: Here, square: usize) -> AnyView {
    let currency = Currency::ALL[square];
    let tile = Memo::new(move |_| here.body(|body| body.on_square(square)));
    let piece = Piece::Square(square as u8);
    let ways = Memo::new(move |_| here.of_tray(|tray| tray.exact_ways(square)).unwrap_or_default());
    let label = move || {
        let words = tile.get().map(pieces::tile_words).unwrap_or_default();
        let at = tr_with(
            "alhambra-square-words",
            &[("tile", Value::Text(&words)), ("currency", Value::Text(currency.word()))],
        );
        match ways.get() {
            0 => at,
            ways => {
                format!("{at} {}", tr_with("alhambra-exact-ways", &[("ways", Value::Number(ways as i64))]))
            }
        }
    };
    let lying = move || match tile.get() {
        Some(tile) => pieces::tile_button(here, tile, piece, label),
        None => view! { <span class="hole" aria-hidden="true"></span> }.into_any(),
    };
    let exact = move || {
        let ways = ways.get();
        (ways > 0).then(|| view! { <span class="exact" aria-hidden="true">{format!("= {ways}")}</span> })
    };
    view! {
        <div class=format!("square square-{}", currency.letter()) data-at=format!("square-{}", square + 1)>
            <small class="currency" aria-hidden="true">{pieces::coin(currency)}<span>{pieces::coins(currency)}</span></small>
            {lying}{exact}
        </div>
    }
    .into_any()
}

fn open(here: Here, place: usize) -> AnyView {
    let card = Memo::new(move |_| here.body(|body| body.open_at(place)));
    let lying = move || match card.get() {
        Some(card) => pieces::money_button(here, card, Piece::Open(place as u8)),
        None => view! { <span class="hole" aria-hidden="true"></span> }.into_any(),
    };
    view! { <div class="berth" data-at=move || card.get().map(|card| format!("open-{card}"))>{lying}</div> }
        .into_any()
}
