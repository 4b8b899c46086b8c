//! The flights of Duel's pieces over the table.

use duel::{CardId, Effect, Gem, Gems, Kind, Space};
use duel_art::{Format, RoyalFormat};
use jewels_kit::fly_token;
use kernel::Seat;
use web::table::Flights;

use super::pieces;

const BAG: &str = "[data-piece='bag'] svg";

/// Adds the flights of the pieces that an effect moves.
pub fn fly(effect: &Effect, flights: &mut Flights) {
    match *effect {
        Effect::Placed { space, gem } => tokens(flights, gem, |_| BAG.to_owned(), |_| on_board(space)),
        Effect::UsedPrivilege { seat, space, gem } | Effect::TookSame { seat, space, gem } => {
            tokens(flights, gem, |_| on_board(space), |gem| own(seat, gem));
        }
        Effect::Took { seat, spaces, gems } => {
            for space in spaces.iter() {
                // The table, which is still drawn as before, tells which of them lay there.
                let mut kinds = gems.iter().map(|(gem, _)| gem);
                if let Some(gem) = kinds.find(|gem| Flights::is_on_table(&lying(space, *gem))) {
                    fly_token(flights, gem.letter(), &on_board(space), &own(seat, gem));
                }
            }
        }
        Effect::TookPrivilege { seat, from_opponent } => {
            let from =
                if from_opponent { privileges(Seat(seat.0 ^ 1)) } else { "[data-at='supply']".to_owned() };
            let drawing = || "<svg viewBox='0 0 40 40'><use href='#scroll'/></svg>".to_owned();
            flights.piece_later(drawing, &from, &privileges(seat));
        }
        Effect::Reserved { seat, card: reserved, gold } => {
            card(flights, reserved, seat, &hand(seat));
            tokens(flights, Gems::one(Gem::Gold), |_| on_board(gold), |gem| own(seat, gem));
        }
        Effect::ReservedTop { seat, level, gold } => {
            flights.piece(|| pieces::back(level, jewels_art::BackFormat::Jewel), &deck(level), &hand(seat));
            tokens(flights, Gems::one(Gem::Gold), |_| on_board(gold), |gem| own(seat, gem));
        }
        Effect::Bought { seat, card: bought, paid, .. } => {
            tokens(flights, paid, |gem| own(seat, gem), |_| BAG.to_owned());
            card(flights, bought, seat, &format!("[data-at='bonus-{seat}-{}']", pieces::enamel(bought)));
        }
        Effect::Laid { card, column } => {
            let level = card.card().level;
            let slot = format!("[data-at='slot-{}-{column}']", level + 1);
            flights.refill(|| pieces::card(card, Format::Large), &deck(level), &slot);
        }
        Effect::Stole { seat, gem } => {
            tokens(flights, gem, |gem| own(Seat(seat.0 ^ 1), gem), |gem| own(seat, gem));
        }
        Effect::ReceivedRoyal { seat, royal } => {
            let from = format!("[data-piece='royal-{royal}']");
            let to = format!("[data-at='royals-{seat}']");
            flights.piece_later(|| pieces::royal(royal, RoyalFormat::Large), &from, &to);
        }
        Effect::Discarded { seat, gem } => tokens(flights, gem, |gem| own(seat, gem), |_| BAG.to_owned()),
        Effect::Replenished { .. }
        | Effect::Drew { .. }
        | Effect::Copied { .. }
        | Effect::PlaysAgain { .. }
        | Effect::Ended { .. } => {}
    }
}

fn tokens(flights: &mut Flights, gems: Gems, from: impl Fn(Gem) -> String, to: impl Fn(Gem) -> String) {
    for (gem, n) in gems.iter() {
        (0..n).for_each(|_| fly_token(flights, gem.letter(), &from(gem), &to(gem)));
    }
}

fn card(flights: &mut Flights, card: CardId, seat: Seat, to: &str) {
    let shown = format!("[data-card='{card}']");
    // A hidden card starts from somewhere in its owner's hand.
    let from = if Flights::is_on_table(&shown) { shown } else { hand(seat) };
    flights.piece(|| pieces::card(card, Format::Large), &from, to);
}

fn on_board(space: Space) -> String {
    format!("[data-piece='space-{space}']")
}

fn lying(space: Space, gem: Gem) -> String {
    format!("[data-piece='space-{space}'][data-gem='{}']", gem.letter())
}

fn own(seat: Seat, gem: Gem) -> String {
    format!("[data-at='tokens-{seat}-{}'] > :is(.token, .hole)", gem.letter())
}

fn privileges(seat: Seat) -> String {
    format!("[data-at='privileges-{seat}']")
}

fn hand(seat: Seat) -> String {
    // The newest card is the last one.
    format!("[data-at='hand-{seat}'] > :nth-last-child(1 of .card, .back)")
}

fn deck(level: u8) -> String {
    format!("[data-piece='deck-{}']", level + 1)
}
