//! The ways of Splendor's pieces over the table.

use jewels_kit::fly_token;
use splendor::{CardId, Effect, Gem, Gems, Kind};
use web::table::Plan;

use super::pieces;
use crate::art;

/// Plans the ways of the pieces that an effect moves.
pub fn fly(effect: &Effect, plan: &mut Plan) {
    match *effect {
        Effect::Took { seat, gems } => tokens(plan, gems, bank, |gem| own(seat.0, gem)),
        Effect::Returned { seat, gems } => tokens(plan, gems, |gem| own(seat.0, gem), bank),
        Effect::Bought { seat, card: bought, paid, .. } => {
            tokens(plan, paid, |gem| own(seat.0, gem), bank);
            card(plan, bought, seat.0, &format!("[data-at='bonus-{seat}-{}']", bought.card().bonus.key()));
        }
        Effect::Reserved { seat, card: reserved, gold } => {
            card(plan, reserved, seat.0, &hand(seat.0));
            golds(plan, gold, seat.0);
        }
        Effect::ReservedTop { seat, level, gold } => {
            let back = || pieces::back(level, jewels_kit::art::BackFormat::Large);
            plan.piece(back, &deck(level), &hand(seat.0));
            golds(plan, gold, seat.0);
        }
        Effect::Laid { card, column } => {
            let level = card.card().level;
            let slot = format!("[data-at='slot-{}-{column}']", level + 1);
            plan.refill(|| pieces::card(card, art::Format::Large), &deck(level), &slot);
        }
        Effect::Received { seat, noble } => {
            let drawing = || pieces::noble(noble, Gems::NONE, art::NobleFormat::Large);
            let from = format!("[data-piece='noble-{noble}']");
            plan.piece_later(drawing, &from, &format!("[data-at='nobles-{seat}']"));
        }
        Effect::NobleRevealed { .. }
        | Effect::Drew { .. }
        | Effect::Passed { .. }
        | Effect::LastRound { .. }
        | Effect::Ended => {}
    }
}

fn tokens(plan: &mut Plan, gems: Gems, from: impl Fn(Gem) -> String, to: impl Fn(Gem) -> String) {
    for (gem, n) in gems.iter() {
        (0..n).for_each(|_| fly_token(plan, gem.key(), &from(gem), &to(gem)));
    }
}

fn golds(plan: &mut Plan, any: bool, seat: u8) {
    let golds = Gems::NONE.plus_n(Gem::Gold, any.into());
    tokens(plan, golds, bank, |gem| own(seat, gem));
}

fn card(plan: &mut Plan, card: CardId, seat: u8, to: &str) {
    let shown = format!("[data-card='{card}']");
    // A hidden card comes from somewhere in its owner's hand.
    let from = if Plan::is_on_table(&shown) { shown } else { hand(seat) };
    plan.piece(|| pieces::card(card, art::Format::Large), &from, to);
}

fn bank(gem: Gem) -> String {
    format!("[data-piece='bank-{}'] > .stack", gem.key())
}

fn own(seat: u8, gem: Gem) -> String {
    format!("[data-at='tokens-{seat}-{}'] > :is(.token, .hole)", gem.key())
}

fn hand(seat: u8) -> String {
    // The last of the cards: the newest one lies there.
    format!("[data-at='hand-{seat}'] > :nth-last-child(1 of .card, .back)")
}

fn deck(level: u8) -> String {
    format!("[data-piece='deck-{}']", level + 1)
}
