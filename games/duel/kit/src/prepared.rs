//! The prepared turn of Duel in the tray: the action, its price and payment, and its choices.

use duel::{Gem, Kind};
use duel_play::tray::{Mode, Piece, Tray};
use jewels_kit::{Bill, Groove, Paying, gem};
use leptos::prelude::*;
use text::Value;
use tray::Turn;
use web::i18n::{self, tr, tr_with};
use web::table::Table;

use super::TableExt;
use super::pieces::card_chip;

/// Renders the content of the tray.
pub fn detail(table: Table) -> AnyView {
    // It is rendered again when the kind of action changes, not with every click.
    match untrack(|| table.mode()) {
        Mode::Nothing => view! { <p class="hint">{begin_words(table)}</p> }.into_any(),
        Mode::MustReplenish => view! { <p>{tr("duel-tray-must-replenish")}</p> }.into_any(),
        Mode::Taking => view! { <Taking/> }.into_any(),
        Mode::UsingPrivilege => said("duel-tray-privilege", tr("duel-tray-privilege-hint")),
        Mode::Replenishing => said("duel-tray-replenishing", untrack(|| replenishing_words(table))),
        Mode::Buying => view! { <Paying bill=Signal::derive(move || bill(table))/> }.into_any(),
        Mode::Reserving => view! { <Reserving/> }.into_any(),
        // Every card says what cannot be done with it.
        Mode::Looking => ().into_any(),
        Mode::Copying => said("duel-tray-copying", tr("duel-tray-copying-hint")),
        Mode::TakingSame => view! { <TakingSame/> }.into_any(),
        Mode::Stealing => {
            let name = untrack(|| table.name(table.rival()));
            said("duel-tray-stealing", tr_with("duel-tray-stealing-hint", &[("name", Value::Text(&name))]))
        }
        Mode::TakingRoyal => said("duel-tray-royal", String::new()),
        Mode::Discarding => view! { <Discarding/> }.into_any(),
    }
}

/// Renders a heading and a hint on what to choose.
fn said(heading: &'static str, hint: String) -> AnyView {
    view! { <p class="heading">{tr(heading)}</p><p class="hint">{hint}</p> }.into_any()
}

/// Says what may be done in a turn that has not been begun, or in the rest of one.
fn begin_words(table: Table) -> impl Fn() -> String {
    move || {
        let optional = |tray: &Tray| (tray.is_legal(Piece::Privilege), tray.is_legal(Piece::Bag));
        let before = match table.of_tray(optional).unwrap_or_default() {
            (true, true) => "duel-tray-before",
            (true, false) => "duel-tray-before-privileges",
            (false, true) => "duel-tray-before-replenishing",
            (false, false) => return tr("duel-tray-act"),
        };
        format!("{} {}", tr("duel-tray-act"), tr(before))
    }
}

fn replenishing_words(table: Table) -> String {
    let tokens = table.live(|view| view.body().bag.total());
    tr_with("duel-tray-replenishing-hint", &[("tokens", Value::Number(tokens.into()))])
}

/// Renders the tokens of the line.
fn line(table: Table) -> Vec<Gem> {
    let board = table.live(|view| *view.body().board());
    let spaces = table.of_tray(Tray::line).unwrap_or_default();
    spaces.iter().filter_map(|space| board.get(space)).collect()
}

/// Renders the selected tokens on the button, for phones, where they have no other place.
pub fn taken() -> AnyView {
    let table = Table::here();
    (move || line(table).into_iter().map(|gem| gem::token(gem.letter())).collect_view()).into_any()
}

#[component]
fn Taking() -> impl IntoView {
    let table = Table::here();
    let tokens = move || {
        let chip = |gem: Gem| view! { <span class="chip">{gem::token(gem.letter())}</span> };
        line(table).into_iter().map(chip).collect_view()
    };
    let more = move || (line(table).len() < 3).then(|| tr("duel-tray-taking-more"));
    view! {
        <p class="heading">{tr("jewels-tray-taking")}</p>
        <div class="grooves"><span class="groove">{tokens}</span><p class="hint">{more}</p></div>
    }
}

#[component]
fn TakingSame() -> impl IntoView {
    let table = Table::here();
    let heading = move || {
        // All tokens that can be taken have the same colour.
        let lit = table.of_tray(|tray| {
            let mut spaces = tray.pieces().into_iter().filter(|piece| tray.is_legal(*piece));
            spaces.find_map(|piece| if let Piece::Space(space) = piece { Some(space) } else { None })
        });
        let gem = lit.flatten().and_then(|space| table.live(|view| view.body().board().get(space)));
        let letter = gem.map(|gem| gem.letter().to_string()).unwrap_or_default();
        table.drawn(i18n::parts(
            "duel-tray-taking-same",
            &[("gem", Value::Pieces { set: jewels::SET, letters: &letter })],
            &|_| String::new(),
        ))
    };
    view! { <p class="heading">{heading}</p><p class="hint">{tr("duel-tray-taking-same-hint")}</p> }
}

#[component]
fn Discarding() -> impl IntoView {
    let table = Table::here();
    let heading = move || {
        let surplus = table.of_tray(Tray::surplus).unwrap_or_default();
        tr_with("duel-tray-discarding", &[("surplus", Value::Number(surplus.into()))])
    };
    view! { <p class="heading">{heading}</p><p class="hint">{tr("duel-tray-discarding-hint")}</p> }
}

#[component]
fn Reserving() -> impl IntoView {
    let table = Table::here();
    let words = move || {
        let (card, deck) = table.of_tray(|tray| (tray.card(), tray.deck())).unwrap_or_default();
        match (card, deck) {
            (Some(_), _) => None,
            (None, Some(level)) => {
                Some(tr_with("jewels-tray-reserving-top", &[("level", Value::Number(i64::from(level) + 1))]))
            }
            (None, None) => Some(tr("duel-tray-reserving-choose")),
        }
    };
    let card = move || table.of_tray(Tray::card).flatten().map(|card| card_chip(card.row()));
    let golds = move || table.live(|view| view.body().board().gold().count());
    view! {
        <p class="heading">{tr("jewels-tray-reserving")}" "{card}</p>
        <p class="hint">{words}</p>
        <p class="hint more">{move || (golds() > 1).then(|| tr("duel-tray-reserving-gold"))}</p>
    }
}

/// Renders the payment for the card.
fn bill(table: Table) -> Option<Bill> {
    let prepared = table.prepared()?;
    let payment = prepared.payment?;
    let groove = |(kind, _): (Gem, u8)| Groove {
        kind: kind.letter(),
        tokens: payment.tokens_of(kind),
        replaced: payment.gold_as.get(kind),
    };
    Some(Bill {
        cost: payment.cost.letters().collect(),
        due: payment.due.letters().collect(),
        grooves: payment.due.iter().map(groove).collect(),
        gold_for: payment.gold_for,
        gold_left: prepared.after.tokens.gold(),
        overpaid: "",
    })
}
