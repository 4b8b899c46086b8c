//! The flights of Splendor's pieces over the table.

use jewels::LEVELS;
use jewels_kit::fly_token;
use splendor::{CardId, Effect, Gem, Gems, Kind, OrientKind};
use splendor_art::{Format, NobleFormat};
use splendor_play::tray::Piece;
use web::table::Flights;

use super::{modules, pieces};

/// Adds the flights of the pieces that an effect moves.
pub fn fly(effect: &Effect, flights: &mut Flights) {
    match *effect {
        Effect::Took { seat, gems } => tokens(flights, gems, bank, |gem| own(seat.0, gem)),
        Effect::Returned { seat, gems } => tokens(flights, gems, |gem| own(seat.0, gem), bank),
        Effect::Bought { seat, card: bought, paid, .. } => {
            tokens(flights, paid, |gem| own(seat.0, gem), bank);
            card(flights, bought, seat.0, &owned(bought, seat.0));
        }
        Effect::Reserved { seat, card: reserved, gold } => {
            card(flights, reserved, seat.0, &hand(seat.0));
            golds(flights, gold, seat.0);
        }
        Effect::ReservedTop { seat, level, gold } => {
            let back = || pieces::back(level, jewels_art::BackFormat::Large);
            flights.piece(back, &deck(level), &hand(seat.0));
            golds(flights, gold, seat.0);
        }
        Effect::Laid { card, column } => {
            let level = card.card().level + if card.is_of_orient() { LEVELS as u8 } else { 0 };
            let slot = format!("[data-at='slot-{}-{column}']", level + 1);
            flights.refill(|| pieces::card(card, Format::Large), &deck(level), &slot);
        }
        Effect::Received { seat, noble } => {
            let drawing = || pieces::noble(noble, Gems::NONE, NobleFormat::Large);
            let from = format!("[data-piece='noble-{noble}']");
            flights.piece_later(drawing, &from, &format!("[data-at='nobles-{seat}']"));
        }
        Effect::PostToken { seat, gems } => tokens(flights, gems, bank, |gem| own(seat.0, gem)),
        Effect::NobleRevealed { .. }
        | Effect::CityRevealed { .. }
        | Effect::LastRoundByCity { .. }
        | Effect::Drew { .. }
        | Effect::Passed { .. }
        | Effect::LastRound { .. }
        | Effect::Ended => {}
        Effect::Conquered { seat, card: bought, paid } => {
            tokens(flights, paid, |gem| own(seat.0, gem), bank);
            card(flights, bought, seat.0, &owned(bought, seat.0));
        }
        Effect::TookFree { seat, card: taken } => card(flights, taken, seat.0, &owned(taken, seat.0)),
        _ => {
            if let Some(drawing) = modules::here() {
                (drawing.fly)(effect, flights);
            }
        }
    }
}

/// Returns where a card goes that a player obtains: to the plate of its bonus; double gold to the gold, and a satchel, which
/// has no colour yet, to the plates.
fn owned(card: CardId, seat: u8) -> String {
    let printed = card.card();
    match (printed.bonus, printed.orient) {
        (Some(colour), _) => format!("[data-at='bonus-{seat}-{}']", colour.key()),
        (None, Some(OrientKind::DoubleGold)) => format!("[data-at='tokens-{seat}-{}']", Gem::Gold.key()),
        (None, _) => format!("[data-panel='{seat}'] .plates"),
    }
}

fn tokens(flights: &mut Flights, gems: Gems, from: impl Fn(Gem) -> String, to: impl Fn(Gem) -> String) {
    for (gem, n) in gems.iter() {
        (0..n).for_each(|_| fly_token(flights, gem.key(), &from(gem), &to(gem)));
    }
}

fn golds(flights: &mut Flights, any: bool, seat: u8) {
    let golds = Gems::NONE.plus_n(Gem::Gold, any.into());
    tokens(flights, golds, bank, |gem| own(seat, gem));
}

fn card(flights: &mut Flights, card: CardId, seat: u8, to: &str) {
    let shown = format!("[data-card='{card}']");
    // A hidden card starts from somewhere in its owner's hand.
    let from = if Flights::is_on_table(&shown) { shown } else { hand(seat) };
    flights.piece(|| pieces::card(card, Format::Large), &from, to);
}

fn bank(gem: Gem) -> String {
    format!("[data-piece='bank-{}'] > .stack", gem.key())
}

fn own(seat: u8, gem: Gem) -> String {
    format!("[data-at='tokens-{seat}-{}'] > :is(.token, .hole)", gem.key())
}

fn hand(seat: u8) -> String {
    // The newest card is the last one.
    format!("[data-at='hand-{seat}'] > :nth-last-child(1 of .card, .back)")
}

fn deck(level: u8) -> String {
    format!("[data-piece='{}']", Piece::Deck(level))
}
