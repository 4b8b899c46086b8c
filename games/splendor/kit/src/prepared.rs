//! The prepared turn of Splendor in the tray: what is prepared, its price and payment, and its choices.

use jewels_kit::{Bill, Groove, Paying, gem};
use kernel::Rule;
use leptos::prelude::*;
use splendor::{Action, Colour, Gem, HAND_MAX, Kind, NobleId, PostId};
use splendor_art::NobleFormat;
use splendor_play::tray::{Mode, Piece, Tray};
use text::Value;
use tray::Turn;
use web::i18n::{self, tr, tr_with};
use web::quote::RuleLink;
use web::table::{Table, choice};

use super::{TableExt, modules, pieces};

/// Renders the content of the tray.
pub fn detail(table: Table) -> AnyView {
    // It is rendered again when the kind of action changes, not with every click.
    match untrack(|| table.mode()) {
        Mode::Nothing => view! { <p class="hint">{begin_words(table)}</p> }.into_any(),
        Mode::Taking => view! { <Taking/> }.into_any(),
        Mode::Buying => buying(table),
        Mode::Reserving => view! { <Reserving/> }.into_any(),
        // Every card says what cannot be done with it.
        Mode::Looking => ().into_any(),
        Mode::Returning => view! { <Returning/> }.into_any(),
        Mode::ChoosingNoble => view! { <Nobles/> }.into_any(),
        Mode::Passing => {
            // Passing is a house rule, which players do not know from the box.
            asked(tr("splendor-tray-passing"), splendor::RULES.rule("C23"))
        }
        of_module => of_modules(of_module),
    }
}

/// Says in a sentence what is asked, with its rule.
pub fn asked(words: String, rule: Rule) -> AnyView {
    view! { <p class="heading">{words}" "<RuleLink rule/></p> }.into_any()
}

fn of_modules(mode: Mode) -> AnyView {
    modules::here().map_or_else(|| ().into_any(), |drawing| (drawing.detail)(mode))
}

/// Renders the payment of a card, with what modules add to it.
pub fn buying(table: Table) -> AnyView {
    view! { <Paying bill=Signal::derive(move || bill(table))/>{of_modules(Mode::Buying)} }.into_any()
}

/// Says what may be done in a turn that has not been begun.
fn begin_words(table: Table) -> impl Fn() -> String {
    move || {
        let hand = table.player(table.bottom(), splendor::Player::hand_size);
        tr(if usize::from(hand) < HAND_MAX {
            "splendor-tray-nothing"
        } else {
            "splendor-tray-nothing.hand-full"
        })
    }
}

/// Renders the selected tokens on the button, for phones, where they have no other place.
pub fn taken() -> AnyView {
    let table = Table::here();
    let tokens =
        move || chosen(table, Piece::Bank).into_iter().map(|gem| gem::token(gem.key())).collect_view();
    tokens.into_any()
}

/// Returns the tokens selected in the bank or among the player's own, each as often as it is selected.
fn chosen(table: Table, piece: fn(Gem) -> Piece) -> Vec<Gem> {
    Gem::ALL.into_iter().flat_map(|gem| std::iter::repeat_n(gem, table.selected(piece(gem)).into())).collect()
}

#[component]
fn Taking() -> impl IntoView {
    let table = Table::here();
    let note = move || {
        let wanted = table.of_tray(Tray::wanted).unwrap_or_default();
        let again = |tray: &Tray| {
            let mut chosen = Gem::ALL.into_iter().filter(|gem| tray.selected(Piece::Bank(*gem)) > 0);
            chosen.any(|gem| tray.light(Piece::Bank(gem)).is_some())
        };
        let pair = table.of_tray(again).unwrap_or_default();
        let id = if pair { "splendor-tray-taking-more.or-pair" } else { "splendor-tray-taking-more" };
        (wanted > 0).then(|| tr_with(id, &[("wanted", Value::Number(wanted.into()))]))
    };
    // `cities 37`: with the second post a pair is not whole without its third token.
    let third = Memo::new(move |_| {
        let pair = Gem::ALL.into_iter().any(|gem| table.selected(Piece::Bank(gem)) > 1);
        pair && table.player(table.bottom(), |player| player.has_post(PostId::THIRD))
    });
    let hint = move || match third.get() && note().is_some() {
        true => view! { {tr("splendor-tray-third")}" "<RuleLink rule=PostId::THIRD.rule()/> }.into_any(),
        false => note().into_any(),
    };
    view! {
        <p class="heading">{tr("jewels-tray-taking")}</p>
        <div class="grooves"><Chosen piece=Piece::Bank/><p class="hint">{hint}</p></div>
    }
}

#[component]
fn Returning() -> impl IntoView {
    let table = Table::here();
    let surplus = untrack(|| table.of_tray(Tray::surplus)).unwrap_or_default();
    let heading = tr_with("splendor-tray-returning", &[("surplus", Value::Number(surplus.into()))]);
    view! {
        {asked(heading, splendor::RULES.rule("46"))}
        <div class="grooves"><Chosen piece=Piece::Own/><p class="hint">{tr("splendor-tray-returning-hint")}</p></div>
    }
}

/// The selected tokens, and empty places for those still to be chosen.
#[component]
pub fn Chosen(
    /// Where the tokens were selected.
    piece: fn(Gem) -> Piece,
) -> impl IntoView {
    let table = Table::here();
    let tokens = move || {
        chosen(table, piece)
            .into_iter()
            .map(|gem| view! { <span class="chip">{gem::token(gem.key())}</span> })
            .collect_view()
    };
    let holes = move || {
        (0..table.of_tray(Tray::wanted).unwrap_or_default())
            .map(|_| view! { <i class="hole"></i> })
            .collect_view()
    };
    view! { <span class="groove">{tokens}{holes}</span> }
}

/// Renders the payment for the card.
fn bill(table: Table) -> Option<Bill> {
    let prepared = table.prepared()?;
    let payment = prepared.payment?;
    let due = Colour::ALL.into_iter().filter(|colour| payment.due.of(*colour) > 0);
    Some(Bill {
        cost: payment.cost.letters().collect(),
        due: payment.due.letters().collect(),
        grooves: due
            .map(|colour| Groove {
                kind: colour.letter(),
                tokens: payment.tokens_of(colour.gem()),
                replaced: payment.gold_as.of(colour),
            })
            .collect(),
        gold_for: payment.gold_for,
        gold_left: prepared.after.tokens.gold(),
        overpaid: "splendor-tray-overpaid",
    })
}

#[component]
fn Reserving() -> impl IntoView {
    let table = Table::here();
    let action = move || table.prepared().map(|prepared| prepared.action);
    let card = move || match action() {
        Some(Action::Reserve(card)) => Some(pieces::card_chip(card.row())),
        _ => None,
    };
    let words = move || match table.prepared() {
        Some(prepared) => {
            prepared.reserved_top().map(|deck| i18n::spoken(&i18n::told(&deck, &|_| String::new())))
        }
        None => Some(tr("splendor-tray-reserving-choose")),
    };
    view! {
        <p class="heading">{tr("jewels-tray-reserving")}" "{card}</p>
        <p class="hint">{words}</p>
    }
}

#[component]
fn Nobles() -> impl IntoView {
    let table = Table::here();
    let comes = move |noble: &NobleId| {
        let piece = Piece::Noble(*noble);
        table.of_tray(|tray| tray.light(piece).is_some() || tray.selected(piece) > 0) == Some(true)
    };
    let candidates = move || {
        let seat = table.bottom();
        let nobles = table.shown(|view| {
            // `cities 118`: those that the player reserved come too.
            view.body().nobles().chain(view.body().reserved_nobles(seat)).collect::<Vec<_>>()
        });
        nobles.into_iter().filter(comes).collect::<Vec<_>>()
    };
    let tile = move |noble| {
        let piece = Piece::Noble(noble);
        let chosen = move || table.selected(piece) > 0;
        // One that the player reserved lies nowhere else to be clicked. The tray has no room for its plates.
        let lies = untrack(|| table.shown(|view| view.body().nobles().any(|other| other == noble)));
        let format = if lies { NobleFormat::Large } else { NobleFormat::Mini };
        let face = pieces::noble(noble, noble.needs(), format);
        let needs = (!lies).then(|| gem::counted(&noble.needs().letters().collect::<String>()));
        view! {
            <button type="button" class="noble tile lying lit" class:selected=chosen class:promise=!lies data-choice=noble.row() aria-pressed=move || chosen().to_string()
                on:click=move |_| choice::press(table, piece)>
                <span class="heard">{pieces::noble_words(noble)}</span>
                <span class="drawn" aria-hidden="true" inner_html=face></span>
                <span aria-hidden="true">{needs}</span>
            </button>
        }
    };
    view! {
        {asked(tr("splendor-tray-noble"), splendor::RULES.rule("72"))}
        <div class="candidates">{move || candidates().into_iter().map(tile).collect_view()}</div>
    }
}
