//! The prepared turn of Alhambra in the tray.

use alhambra::{Action, Payment};
use alhambra_play::tray::{Bill, Held, Mode, Tray};
use leptos::prelude::*;
use text::Value;
use tray::Turn;
use web::i18n::{tr, tr_with};

use super::changing::shown;
use super::{Here, map, pieces};
use crate::art;

/// Renders the content of the tray.
pub fn detail(here: Here) -> AnyView {
    let content = move || {
        let mode = here.of_tray(Tray::mode).unwrap_or(Mode::Nothing);
        match mode {
            Mode::Nothing => hint("alhambra-tray-nothing"),
            Mode::Taking => taking(here),
            Mode::Buying | Mode::Paying => here.of_tray(|tray| tray.bill()).flatten().map(buying).into_any(),
            Mode::Redesigning | Mode::Placing | Mode::PlacingLast => placing(here, mode),
            Mode::Passing => hint("alhambra-tray-pass"),
        }
    };
    shown(content)
}

fn hint(words: &str) -> AnyView {
    view! { <p class="hint">{tr(words)}</p> }.into_any()
}

fn taking(here: Here) -> AnyView {
    let cards = here.of_tray(|tray| match tray.confirm() {
        Some(Action::Take(cards)) => cards.cards().collect::<Vec<_>>(),
        _ => Vec::new(),
    });
    let cards = cards.unwrap_or_default();
    let sum: i64 = cards.iter().map(|card| i64::from(card.value())).sum();
    let drawn = cards.into_iter().map(|card| {
        let value = card.value().to_string();
        pieces::inline(card.currency().set(), &value)
    });
    view! {
        <p class="heading">{drawn.collect_view()}</p>
        <p class="hint">{tr_with("alhambra-tray-take", &[("sum", Value::Number(sum))])}</p>
    }
    .into_any()
}

fn buying(bill: Bill) -> AnyView {
    let number = |number: u8| Value::Number(number.into());
    let price = tr_with(
        "alhambra-tray-price",
        &[("price", number(bill.tile.price())), ("currency", Value::Text(bill.currency.word()))],
    );
    let way = bill.way.filter(|(_, all)| *all > 1).map(|(at, all)| {
        let args = [("at", Value::Number(at as i64)), ("all", Value::Number(all as i64))];
        view! { <p class="hint">{tr_with("alhambra-tray-way", &args)}</p> }
    });
    let (class, verdict) = match bill {
        _ if bill.missing() > 0 => {
            ("missing", tr_with("alhambra-tray-missing", &[("missing", number(bill.missing()))]))
        }
        _ if bill.is_exact() => ("gain", tr("alhambra-tray-exact")),
        _ => ("lost", tr_with("alhambra-tray-over", &[("lost", number(bill.lost()))])),
    };
    let spare = (!bill.spare.is_empty()).then(|| {
        let cards = said(bill, bill.spare);
        view! { <p class="lost">{tr("alhambra-tray-spare")}" "{cards}</p> }
    });
    view! {
        <div class="bill">
            <span class="picture" aria-hidden="true" inner_html=art::tile(bill.tile, art::Format::Whole)></span>
            <div>
                <p class="heading">{pieces::tile_name(bill.tile)}", "{price}</p>
                <p>{tr("alhambra-tray-paid")}" "{said(bill, bill.cards)}</p>
                <p class=class>{verdict}</p>
                {spare}{way}
            </div>
        </div>
    }
    .into_any()
}

fn said(bill: Bill, cards: Payment) -> AnyView {
    if cards.is_empty() {
        return "–".into_any();
    }
    pieces::inline(bill.currency.set(), &cards.to_string())
}

fn placing(here: Here, mode: Mode) -> AnyView {
    let held = here.of_tray(|tray| tray.held()).flatten();
    let Some(held) = held else { return hint("alhambra-tray-pick-up") };
    let walls = here.of_tray(|tray| tray.walls());
    let wall = match walls {
        Some((now, Some(then))) => map::change("alhambra-wall-then", now, then),
        _ => tr(match (held, mode) {
            (Held::Built(_), _) => "alhambra-tray-built",
            (Held::Kept(_), _) => "alhambra-tray-kept",
            (_, Mode::PlacingLast) => "alhambra-tray-place-last",
            _ => "alhambra-tray-place",
        }),
    };
    let class = if matches!(walls, Some((now, Some(then))) if then > now) { "gain" } else { "hint" };
    view! {
        <div class="bill">
            <span class="picture" aria-hidden="true" inner_html=art::tile(held.tile(), art::Format::Whole)></span>
            <div><p class="heading">{pieces::tile_name(held.tile())}</p><p class=class>{wall}</p></div>
        </div>
    }
    .into_any()
}
