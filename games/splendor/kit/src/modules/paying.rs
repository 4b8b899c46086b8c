//! The parts of a payment beside gems and gold: cards of double gold as coins, and the cards of a price in bonuses.

use jewels_kit::gem;
use leptos::prelude::*;
use splendor::{Action, CITIES_RULES, CardId, Colour, Gem, Kind, OrientKind};
use splendor_play::tray::{Piece, Tray};
use text::Value;
use web::i18n::{tr, tr_with};
use web::quote::RuleLink;
use web::table::{Table, choice};

use crate::prepared::asked;
use crate::{TableExt, pieces};

/// Renders the payment beside gems and gold; nothing where only those pay.
pub fn beside(table: Table) -> AnyView {
    let doubles = Memo::new(move |_| table.of_tray(Tray::doubles).unwrap_or_default());
    let cards = Memo::new(move |_| table.of_tray(Tray::spendable).unwrap_or_default());
    let priced = Memo::new(move |_| price(table));
    view! {
        {move || (doubles.get() != (0, 0)).then(|| coins(table, doubles.get()))}
        {move || priced.get().map(|colour| bar(table, colour, cards.get()))}
    }
    .into_any()
}

// --- double gold -------------------------------------------------------------------------------------------------

/// The cards of double gold: those in the payment, each of which can be taken back, and those that can be added.
fn coins(table: Table, (spent, more): (u8, u8)) -> AnyView {
    let loses = Memo::new(move |_| table.of_tray(Tray::another_double_loses).unwrap_or_default());
    let lost = move || i64::from(loses.get());
    let back = (0..spent).map(move |_| coin(table, Piece::LessDouble, || tr("splendor-double-less")));
    let add = (0..more).map(move |_| {
        coin(table, Piece::MoreDouble, move || {
            tr_with("splendor-double-more", &[("lost", Value::Number(lost()))])
        })
    });
    let hint = move || match (loses.get(), spent) {
        (true, _) => Some(view! { <b class="overpaid">{tr("splendor-double-would-lose")}</b> }.into_any()),
        (false, 0) => None,
        (false, _) => Some(tr("splendor-double-gone").into_any()),
    };
    view! {
        <div class="grooves doubles" role="group" aria-label=tr("splendor-tray-double")>
            <span class="groove">{back.collect_view()}{add.collect_view()}</span>
            <p class="hint"><span class="title">{tr("splendor-tray-double")}" "</span><RuleLink rule=CITIES_RULES.rule("52")/>" "{hint}</p>
        </div>
    }
    .into_any()
}

fn coin(table: Table, piece: Piece, label: impl Fn() -> String + Copy + Send + Sync + 'static) -> AnyView {
    let added = piece == Piece::LessDouble;
    let look = move || {
        let legal = table.of_tray(|tray| tray.light(piece).is_some()) == Some(true);
        format!("chip double{}{}", if added { "" } else { " open" }, if legal { " legal" } else { "" })
    };
    view! {
        <button type="button" class=look data-piece=piece.to_string() aria-label=label
            aria-pressed=added.to_string() on:click=move |_| choice::press(table, piece)>
            {gem::token(Gem::Gold.key())}{gem::token(Gem::Gold.key())}
        </button>
    }
    .into_any()
}

// --- prices in bonuses -------------------------------------------------------------------------------------------

/// Returns the colour of the bonuses that the selected card costs.
fn price(table: Table) -> Option<Colour> {
    let (Action::Buy { card, .. } | Action::Conquer { card, .. }) = table.prepared()?.action else {
        return None;
    };
    match card.card().orient {
        Some(OrientKind::DiscardTwo(_, colour)) => Some(colour),
        _ => None,
    }
}

/// The cards of the colour, each with the points that go with it; satchels go first.
fn bar(table: Table, colour: Colour, cards: Vec<CardId>) -> AnyView {
    let name = tr(&format!("gem-{}", colour.key()));
    let heading = tr_with("splendor-tray-spend", &[("colour", Value::Text(&name))]);
    let button = move |card: CardId| {
        let piece = Piece::Spend(card);
        let points = card.card().points;
        let bonuses = untrack(|| table.shown(|view| view.body().given_by(card).of(colour)));
        let satchel = untrack(|| table.shown(|view| view.body().copied(card).is_some()));
        let words = pieces::card_words(card);
        let words = Value::Text(&words);
        let label = match satchel {
            true => tr_with("splendor-spend-satchel", &[("card", words)]),
            false => tr_with(
                "splendor-spend-card",
                &[
                    ("card", words),
                    ("bonuses", Value::Number(bonuses.into())),
                    ("points", Value::Number(points.into())),
                ],
            ),
        };
        let chosen = move || table.selected(piece) > 0;
        let fixed = move || chosen() && table.of_tray(|tray| tray.light(piece).is_some()) != Some(true);
        let loss =
            (points > 0).then(|| tr_with("splendor-spend-lost", &[("points", Value::Number(points.into()))]));
        view! {
            <button type="button" class=move || format!("spent-card{}", choice::state(table, piece)) class:fixed=move || fixed() && satchel
                data-piece=piece.to_string() aria-label=label aria-pressed=move || chosen().to_string()
                on:click=move |_| choice::press(table, piece)>
                <span aria-hidden="true">{pieces::card_chip(card.row())}{loss.map(|loss| view! { <small>{loss}</small> })}</span>
            </button>
        }
    };
    view! {
        {asked(heading, CITIES_RULES.rule("63"))}
        <div class="spending">{cards.into_iter().map(button).collect_view()}</div>
    }
    .into_any()
}
