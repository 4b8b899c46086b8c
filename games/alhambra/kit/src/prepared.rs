//! The prepared turn of Alhambra in the tray.

use alhambra::{Action, Card, Payment, Tile};
use alhambra_play::tray::{Bill, Held, Mode, Tray};
use leptos::prelude::*;
use text::Value;
use tray::Turn;
use web::i18n::{tr, tr_with};
use web::table::Table;

use super::changing::shown;
use super::{TableExt, pieces};

/// Renders the content of the tray.
pub fn detail(table: Table) -> AnyView {
    let content = move || {
        let mode = table.of_tray(Tray::mode).unwrap_or(Mode::Nothing);
        match mode {
            Mode::Nothing => {
                let can = table.of_tray(|tray| tray.body().can_redesign(tray.seat())).unwrap_or(true);
                let redesign = Value::Text(if can { "yes" } else { "no" });
                line("hint", tr_with("alhambra-tray-nothing", &[("redesign", redesign)]))
            }
            Mode::Taking => taking(table),
            Mode::Buying | Mode::Paying => table.of_tray(|tray| tray.bill()).flatten().map(buying).into_any(),
            Mode::Redesigning | Mode::Placing | Mode::PlacingLast => placing(table, mode),
            Mode::Passing => hint("alhambra-tray-pass"),
        }
    };
    shown(content)
}

fn line(class: &'static str, content: impl IntoAny) -> AnyView {
    line_of(class, content.into_any())
}

fn line_of(class: &'static str, content: AnyView) -> AnyView {
    view! { <p class=class>{content}</p> }.into_any()
}

fn hint(words: &str) -> AnyView {
    line("hint", tr(words))
}

/// Renders a tile with what is said about it.
fn bill(tile: Tile, lines: Vec<AnyView>) -> AnyView {
    let drawn = alhambra_art::tile(tile, alhambra_art::Format::Whole);
    view! { <div class="bill"><span class="picture" aria-hidden="true" inner_html=drawn></span><div>{lines}</div></div> }
        .into_any()
}

fn taking(table: Table) -> AnyView {
    let cards = table.of_tray(|tray| match tray.confirm() {
        Some(Action::Take(cards)) => cards.cards().collect::<Vec<_>>(),
        _ => Vec::new(),
    });
    let cards = cards.unwrap_or_default();
    let sum = cards.iter().map(|card| i64::from(card.value())).sum();
    let drawn = |card: &Card| pieces::inline(card.currency().set(), &card.value().to_string());
    let mut lines = vec![line("heading", cards.iter().map(drawn).collect_view())];
    // Only several cards together have a limit.
    if cards.len() > 1 {
        lines.push(line("hint", tr_with("alhambra-tray-take", &[("sum", Value::Number(sum))])));
    }
    lines.into_any()
}

/// Returns the tile with its price.
fn priced(of: &Bill) -> String {
    let price =
        [("price", Value::Number(of.tile.price().into())), ("currency", Value::Text(of.currency.word()))];
    pieces::joined("alhambra-both", &pieces::tile_name(of.tile), &tr_with("alhambra-tray-price", &price))
}

/// Says what follows from a payment, with its class.
fn verdict(of: &Bill) -> (&'static str, String) {
    let (class, id, number) = match (of.missing(), of.lost()) {
        _ if of.unfinished => ("missing", "alhambra-tray-unfinished", 0),
        (0, 0) => ("gain", "alhambra-tray-exact", 0),
        (0, lost) => ("lost", "alhambra-tray-over", lost),
        (missing, _) => ("missing", "alhambra-tray-missing", missing),
    };
    (class, tr_with(id, &[("number", Value::Number(number.into()))]))
}

/// Says which payment is prepared, for screen readers.
pub fn heard(table: Table) -> String {
    let Some(of) = table.of_tray(|tray| tray.bill()).flatten() else { return String::new() };
    let cards = pieces::joined(
        "alhambra-both",
        &priced(&of),
        &web::i18n::pieces(of.currency.set(), &of.cards.to_string()),
    );
    pieces::joined("alhambra-then", &cards, &verdict(&of).1)
}

fn buying(of: Bill) -> AnyView {
    let (class, verdict) = verdict(&of);
    let cards = |class: &'static str, words: &str, cards: Payment| {
        let drawn = match cards.is_empty() {
            true => "–".into_any(),
            false => pieces::inline(of.currency.set(), &cards.to_string()),
        };
        line(class, (tr(words), " ", drawn))
    };
    let mut lines =
        vec![line("heading", priced(&of)), cards("", "alhambra-tray-paid", of.cards), line(class, verdict)];
    if !of.spare.is_empty() {
        lines.push(cards("lost", "alhambra-tray-spare", of.spare));
    }
    if let Some((at, all)) = of.way.filter(|(_, all)| *all > 1) {
        let args = [("at", Value::Number(at as i64)), ("all", Value::Number(all as i64))];
        lines.push(line("hint", tr_with("alhambra-tray-way", &args)));
    }
    bill(of.tile, lines)
}

fn placing(table: Table, mode: Mode) -> AnyView {
    let held = table.of_tray(|tray| tray.held()).flatten();
    let Some(held) = held else { return hint("alhambra-tray-pick-up") };
    let walls = table.of_tray(|tray| tray.walls());
    let wall = match walls {
        Some((now, Some(then))) => pieces::change("alhambra-wall-then", now, then),
        _ => tr(match (held, mode) {
            (Held::Built(_), _) => "alhambra-tray-built",
            (Held::Kept(_), _) => "alhambra-tray-kept",
            (_, Mode::PlacingLast) => "alhambra-tray-place-last",
            _ => "alhambra-tray-place",
        }),
    };
    let class = if matches!(walls, Some((now, Some(then))) if then > now) { "gain" } else { "hint" };
    bill(held.tile(), vec![line("heading", pieces::tile_name(held.tile())), line(class, wall)])
}
