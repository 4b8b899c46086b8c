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
    /// The payment for each kind of the price.
    pub grooves: Vec<Groove>,
    /// The maximum number of gems of one kind that a gold token replaces.
    pub gold_for: u8,
    /// The number of gold tokens left afterwards.
    pub gold_left: u8,
    /// The message that says how many gems are overpaid, where a gold replaces several.
    pub overpaid: &'static str,
}

/// The payment for one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Groove {
    /// The letter of the kind.
    pub kind: char,
    /// The number of tokens of the kind.
    pub tokens: u8,
    /// The number of gems that gold replaces.
    pub replaced: u8,
}

impl Bill {
    /// Returns how many gems more gold could replace than it does.
    fn too_many(&self) -> u8 {
        let too_many =
            |groove: &Groove| groove.replaced.div_ceil(self.gold_for) * self.gold_for - groove.replaced;
        self.grooves.iter().map(too_many).sum()
    }
}

impl Groove {
    /// Returns for each gold token, of which each replaces up to `gold_for` gems, how many it does.
    fn golds(self, gold_for: u8) -> impl Iterator<Item = u8> {
        (0..self.replaced).step_by(gold_for.into()).map(move |at| gold_for.min(self.replaced - at))
    }
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
        bill.get().map(|bill| {
            let gold_for = bill.gold_for;
            bill.grooves.into_iter().map(move |kind| groove(table, kind, gold_for)).collect_view()
        })
    };
    // It is known before it is paid.
    let overpaid = move || {
        let bill = bill.get().filter(|bill| bill.too_many() > 0)?;
        let words = tr_with(bill.overpaid, &[("gems", Value::Number(bill.too_many().into()))]);
        Some(view! { <b class="overpaid">{words}" "</b> })
    };
    let hint = move || {
        let bill = bill.get()?;
        let can =
            |piece: &str| bill.grooves.iter().any(|of| is_legal(table, &format!("{piece}-{}", of.kind)));
        if can("pay") {
            Some(tr_with("jewels-tray-gold-hint", &[("left", Value::Number(bill.gold_left.into()))]))
        } else {
            can("gold").then(|| tr("jewels-tray-gold-back-hint"))
        }
    };
    view! {
        {price}
        <div class="grooves">{grooves}<p class="hint">{overpaid}{hint}</p></div>
    }
}

fn is_legal(table: Table, piece: &str) -> bool {
    table.of_turn(|turn| turn.is_legal(piece)).unwrap_or_default()
}

/// Renders the payment of one kind: its tokens, and the gold tokens in their place, each with how many gems it replaces
/// where that may be several.
fn groove(table: Table, of: Groove, gold_for: u8) -> impl IntoView + use<> {
    let kind = of.kind;
    let words = tr(&format!("gem-{kind}"));
    let chip = |(piece, label, drawn, gems): (&str, &str, char, u8)| {
        let gems = (gems > 0).then(|| format!("×{gems}"));
        let piece = StoredValue::new(format!("{piece}-{kind}"));
        let mut label = tr_with(label, &[("gem", Value::Text(&words))]);
        label.extend(gems.iter().flat_map(|gems| [" ", gems]));
        let legal = move || piece.with_value(|piece| is_legal(table, piece));
        view! {
            <button type="button" class=move || if legal() { "chip legal" } else { "chip" } data-piece=piece.get_value()
                aria-label=label on:click=move |_| piece.with_value(|piece| choice::press(table, piece))>
                {gem::token(drawn)}{gems.map(|gems| view! { <b class="covers">{gems}</b> })}
            </button>
        }
    };
    let tokens = (0..of.tokens).map(|_| ("pay", "jewels-pay-gem", kind, 0));
    let shown = |gems| if gold_for > 1 { gems } else { 0 };
    let golds = of.golds(gold_for).map(|gems| ("gold", "jewels-pay-gold", 'a', shown(gems)));
    let chips = tokens.chain(golds).map(chip).collect_view();
    view! { <span class="groove">{chips}</span> }
}
