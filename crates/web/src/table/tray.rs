//! The tray: the prepared turn, always in the same place. What it is, what it costs and how it is paid, what can be
//! chosen in it, and the button that makes it.

use leptos::prelude::*;
use splendor::{Action, Colour, Gem, HAND_MAX, NobleId};
use text::Value;
use tray::{Mode, Payment, Piece, Tray};

use super::cover::Cover;
use super::state::Table;
use super::{choice, end, replay};
use crate::gem;
use crate::i18n::{tr, tr_with};
use crate::pieces;

/// What the tray is for right now.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Past,
    Over,
    Covered,
    Waiting,
    Turn(Mode),
}

fn used_for(table: Table) -> Use {
    match () {
        () if table.past.with(Option::is_some) => Use::Past,
        () if table.over() => Use::Over,
        () if !table.my_turn() || table.sending.get() => Use::Waiting,
        () if table.covered.get() => Use::Covered,
        () => Use::Turn(table.mode()),
    }
}

/// The tray.
#[component]
pub fn TrayPanel() -> impl IntoView {
    let table = Table::here();
    let used = Memo::new(move |_| used_for(table));
    view! {
        <section class="tray" aria-label=tr("tray") data-mode=move || mode_word(used.get())>
            {move || match used.get() {
                Use::Past => view! { <replay::Banner/> }.into_any(),
                Use::Over => view! { <end::Closing/> }.into_any(),
                Use::Covered => view! { <Cover/> }.into_any(),
                Use::Waiting => view! { <Waiting/> }.into_any(),
                Use::Turn(mode) => view! { <Turn mode/> }.into_any(),
            }}
        </section>
    }
}

fn mode_word(used: Use) -> &'static str {
    match used {
        Use::Past => "past",
        Use::Over => "over",
        Use::Covered => "covered",
        Use::Waiting => "waiting",
        Use::Turn(Mode::Nothing) => "nothing",
        Use::Turn(Mode::Taking) => "taking",
        Use::Turn(Mode::Buying) => "buying",
        Use::Turn(Mode::Reserving) => "reserving",
        Use::Turn(Mode::Returning) => "returning",
        Use::Turn(Mode::ChoosingNoble) => "noble",
        Use::Turn(Mode::Passing) => "passing",
    }
}

#[component]
fn Waiting() -> impl IntoView {
    let table = Table::here();
    let words = move || match table.now.with(|now| now.to_act()) {
        _ if table.sending.get() => tr("tray-sending"),
        Some(seat) => tr_with("tray-waiting", &[("name", Value::Text(&table.name(seat)))]),
        None => tr("turn-chance"),
    };
    view! { <div class="detail waiting"><i class="lamp" aria-hidden="true"></i><p>{words}</p></div> }
}

#[component]
fn Turn(mode: Mode) -> impl IntoView {
    let detail = match mode {
        Mode::Nothing => view! { <p class="hint">{tr("tray-nothing")}</p> }.into_any(),
        Mode::Taking => view! { <Taking/> }.into_any(),
        Mode::Buying => view! { <Buying/> }.into_any(),
        Mode::Reserving => view! { <Reserving/> }.into_any(),
        Mode::Returning => view! { <Returning/> }.into_any(),
        Mode::ChoosingNoble => view! { <Nobles/> }.into_any(),
        Mode::Passing => view! { <p>{tr("tray-passing")}</p> }.into_any(),
    };
    view! {
        <div class="detail">{detail}</div>
        <div class="actions"><Actions mode/></div>
    }
}

#[component]
fn Actions(mode: Mode) -> impl IntoView {
    let table = Table::here();
    let ready = move || table.prepared().is_some();
    let words = match mode {
        Mode::Taking => "act-take",
        Mode::Buying => "act-buy",
        Mode::Reserving => "act-reserve",
        Mode::Returning => "act-return",
        Mode::ChoosingNoble => "act-noble",
        Mode::Passing => "act-pass",
        Mode::Nothing => return ().into_any(),
    };
    let act = if mode == Mode::Passing { "pass" } else { "confirm" };
    let undoable = !matches!(mode, Mode::Passing);
    view! {
        <button type="button" class="main" data-act=act disabled=move || !ready() on:click=move |_| choice::confirm(table)>
            <span>{tr(words)}</span>
            {(mode == Mode::Taking).then(|| view! { <span class="on-button only-compact" aria-hidden="true">{move || taken(table)}</span> })}
            <kbd>"Enter"</kbd>
        </button>
        {undoable.then(|| view! {
            <button type="button" class="quiet" data-act="clear" on:click=move |_| choice::clear(table)>{tr("act-clear")}<kbd>"Esc"</kbd></button>
        })}
        {move || other_use(table).map(|words| view! {
            <button type="button" class="quiet" data-act="reserve" on:click=move |_| choice::reserve(table)>
                {tr(words)}<kbd>"R"</kbd>
            </button>
        })}
    }
    .into_any()
}

/// What else could be done with the selected card of the market.
fn other_use(table: Table) -> Option<&'static str> {
    let action = table.prepared()?.action;
    let player = table.live.with(|view| *view.body().seat(table.bottom()));
    match action {
        Action::Buy { card, .. } => {
            let reserved = player.hand().any(|reserved| reserved.card() == Some(card));
            (!reserved && usize::from(player.hand_size()) < HAND_MAX).then_some("act-reserve-instead")
        }
        Action::Reserve(card) => player.price(card).is_payable().then_some("act-buy-instead"),
        _ => None,
    }
}

/// The chosen tokens on the button, for phones, where they have no other place.
fn taken(table: Table) -> impl IntoView {
    chosen(table, Piece::Bank).into_iter().map(gem::token).collect_view()
}

/// The tokens chosen in the bank or among one's own, each as often as it is chosen.
fn chosen(table: Table, piece: fn(Gem) -> Piece) -> Vec<Gem> {
    Gem::ALL.into_iter().flat_map(|gem| std::iter::repeat_n(gem, table.selected(piece(gem)).into())).collect()
}

#[component]
fn Taking() -> impl IntoView {
    let table = Table::here();
    let note = move || match table.of_tray(Tray::wanted).unwrap_or_default() {
        0 => String::new(),
        wanted => tr_with("tray-taking-more", &[("wanted", Value::Number(wanted.into()))]),
    };
    view! {
        <p class="heading">{tr("tray-taking")}</p>
        <div class="grooves"><Chosen piece=Piece::Bank/><p class="hint">{note}</p></div>
    }
}

#[component]
fn Returning() -> impl IntoView {
    let table = Table::here();
    let heading = move || {
        let surplus = table.of_tray(Tray::surplus).unwrap_or_default();
        tr_with("tray-returning", &[("surplus", Value::Number(surplus.into()))])
    };
    view! {
        <p class="heading">{heading}</p>
        <div class="grooves"><Chosen piece=Piece::Own/><p class="hint">{tr("tray-returning-hint")}</p></div>
    }
}

/// The chosen tokens, and empty places for those still to be chosen.
#[component]
fn Chosen(
    /// Where they were chosen.
    piece: fn(Gem) -> Piece,
) -> impl IntoView {
    let table = Table::here();
    let tokens = move || {
        chosen(table, piece)
            .into_iter()
            .map(|gem| view! { <span class="chip">{gem::token(gem)}</span> })
            .collect_view()
    };
    let holes = move || {
        (0..table.of_tray(Tray::wanted).unwrap_or_default())
            .map(|_| view! { <i class="hole"></i> })
            .collect_view()
    };
    view! { <span class="groove">{tokens}{holes}</span> }
}

#[component]
fn Buying() -> impl IntoView {
    let table = Table::here();
    let payment = Memo::new(move |_| table.prepared().and_then(|prepared| prepared.payment));
    let price = move || {
        payment.get().map(|payment| {
            let due = if payment.due.is_none() {
                tr("tray-free").into_any()
            } else {
                gem::counted(payment.due).into_any()
            };
            view! {
                <p class="price">
                    <span>{tr("tray-price")}" "{gem::counted(payment.cost)}</span>
                    <span class="arrow" aria-hidden="true">"→"</span>
                    <span>{tr("tray-with-bonuses")}" "{due}</span>
                </p>
            }
        })
    };
    let grooves = move || {
        payment.get().map(|payment| {
            let due = Colour::ALL.into_iter().filter(|colour| payment.due.of(*colour) > 0);
            due.map(|colour| groove(table, &payment, colour)).collect_view()
        })
    };
    let hint = move || {
        let can = table
            .of_tray(|tray| Colour::ALL.into_iter().any(|colour| tray.light(Piece::Paid(colour)).is_some()))
            .unwrap_or_default();
        let left = table.prepared().map_or(0, |prepared| prepared.after.tokens.gold());
        can.then(|| tr_with("tray-gold-hint", &[("left", Value::Number(left.into()))]))
    };
    view! {
        {price}
        <div class="grooves">{grooves}<p class="hint">{hint}</p></div>
    }
}

/// What is paid for one colour: its tokens, and the golds that stand for it.
fn groove(table: Table, payment: &Payment, colour: Colour) -> impl IntoView + use<> {
    let words = tr(&format!("gem-{}", colour.key()));
    let chip = |piece: Piece| {
        let (id, drawn) = if matches!(piece, Piece::PaidGold(_)) {
            ("pay-gold", Gem::Gold)
        } else {
            ("pay-gem", colour.gem())
        };
        let label = tr_with(id, &[("gem", Value::Text(&words))]);
        view! {
            <button type="button" class=move || format!("chip{}", if table.of_tray(|tray| tray.light(piece).is_some()) == Some(true) { " lit" } else { "" })
                data-piece=piece.to_string() aria-label=label.clone() title=label on:click=move |_| choice::press(table, piece)>
                {gem::token(drawn)}
            </button>
        }
    };
    let gems = (0..payment.gems(colour)).map(|_| Piece::Paid(colour));
    let golds = (0..payment.golds(colour)).map(|_| Piece::PaidGold(colour));
    let chips = gems.chain(golds).map(chip).collect_view();
    view! { <span class="groove">{chips}</span> }
}

#[component]
fn Reserving() -> impl IntoView {
    let table = Table::here();
    let words = move || match table.prepared().map(|prepared| prepared.action) {
        Some(Action::ReserveTop(level)) => {
            tr_with("tray-reserving-top", &[("level", Value::Number(i64::from(level) + 1))])
        }
        Some(Action::Reserve(card)) => pieces::card_words(card),
        _ => tr("tray-reserving-choose"),
    };
    view! {
        <p class="heading">{tr("tray-reserving")}</p>
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
    let candidates = move || table.shown.with(|view| view.body().nobles().filter(comes).collect::<Vec<_>>());
    let tile = move |noble| {
        let piece = Piece::Noble(noble);
        let chosen = move || table.selected(piece) > 0;
        let face = pieces::noble(noble, noble.needs(), art::NobleFormat::Large);
        view! {
            <button type="button" class="noble lit" class:selected=chosen data-choice=noble.row() aria-pressed=move || chosen().to_string()
                aria-label=pieces::noble_words(noble) on:click=move |_| choice::press(table, piece) inner_html=face></button>
        }
    };
    view! {
        <p class="heading">{tr("tray-noble")}</p>
        <div class="candidates">{move || candidates().into_iter().map(tile).collect_view()}</div>
    }
}
