//! The payment for a card in the tray: the price, and the tokens, each of which can be replaced by gold.

use leptos::prelude::*;
use text::Value;
use web::i18n::{tr, tr_with};
use web::table::{Table, choice};

use super::gem;

/// The payment for a card. Pieces are written in the game's notation letters.
#[derive(Clone, PartialEq, Debug)]
pub struct Bill {
    /// The printed cost.
    pub cost: String,
    /// The price after the bonuses.
    pub due: String,
    /// For each kind of the price: its letter, the number paid, and the number of gold tokens in its place.
    pub grooves: Vec<(char, u8, u8)>,
    /// The number of gold tokens left afterwards.
    pub gold_left: u8,
}

/// The payment of the purchase being prepared.
#[component]
pub fn Paying(
    /// The payment, once the purchase is complete.
    #[prop(into)]
    bill: Signal<Option<Bill>>,
) -> impl IntoView {
    let table = Table::here();
    let bill = Memo::new(move |_| bill.get());
    let due = |due: &str| {
        if due.is_empty() { tr("jewels-tray-free").into_any() } else { gem::counted(due).into_any() }
    };
    let price = move || {
        bill.get().map(|bill| {
            // If no bonus applies, the cost is the price.
            let less = (bill.due != bill.cost).then(|| {
                view! {
                    <span class="arrow" aria-hidden="true">"→"</span>
                    <span>{tr("jewels-tray-with-bonuses")}" "{due(&bill.due)}</span>
                }
            });
            view! { <p class="price"><span>{tr("jewels-tray-price")}" "{gem::counted(&bill.cost)}</span>{less}</p> }
        })
    };
    let grooves = move || {
        bill.get().map(|bill| bill.grooves.into_iter().map(|kind| groove(table, kind)).collect_view())
    };
    let hint = move || {
        let bill = bill.get()?;
        let can =
            |piece: &str| bill.grooves.iter().any(|(kind, ..)| is_lit(table, &format!("{piece}-{kind}")));
        if can("pay") {
            Some(tr_with("jewels-tray-gold-hint", &[("left", Value::Number(bill.gold_left.into()))]))
        } else {
            can("gold").then(|| tr("jewels-tray-gold-back-hint"))
        }
    };
    view! {
        {price}
        <div class="grooves">{grooves}<p class="hint">{hint}</p></div>
    }
}

fn is_lit(table: Table, piece: &str) -> bool {
    table.of_turn(|turn| turn.is_lit(piece)).unwrap_or_default()
}

/// Renders the payment of one kind: its tokens, and the gold tokens in their place.
fn groove(table: Table, (kind, tokens, golds): (char, u8, u8)) -> impl IntoView + use<> {
    let words = tr(&format!("gem-{kind}"));
    let chip = |(piece, label, drawn): (&str, &str, char)| {
        let piece = StoredValue::new(format!("{piece}-{kind}"));
        let label = tr_with(label, &[("gem", Value::Text(&words))]);
        let lit = move || piece.with_value(|piece| is_lit(table, piece));
        view! {
            <button type="button" class=move || if lit() { "chip lit" } else { "chip" } data-piece=piece.get_value()
                aria-label=label.clone() title=label on:click=move |_| piece.with_value(|piece| choice::press(table, piece))>
                {gem::token(drawn)}
            </button>
        }
    };
    let tokens = (0..tokens).map(|_| ("pay", "jewels-pay-gem", kind));
    let golds = (0..golds).map(|_| ("gold", "jewels-pay-gold", 'a'));
    let chips = tokens.chain(golds).map(chip).collect_view();
    view! { <span class="groove">{chips}</span> }
}
