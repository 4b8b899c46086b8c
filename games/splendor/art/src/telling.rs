//! Descriptions of the events of Splendor for the log, the replay and the live region.

use jewels::LEVELS;
use kernel::Seat;
use page::{Event, Mark, Told};
use splendor::{Effect, Kind};
use splendor_play::tray::Piece;

/// Describes an event.
pub fn tell(effect: &Effect) -> Event {
    Event {
        seat: effect.seat(),
        is_move: is_move(effect),
        told: line(effect).map(|line| Told::new(effect, line, pieces_of(effect))),
        mark: mark(effect),
    }
}

fn is_move(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Took { .. }
            | Effect::Reserved { .. }
            | Effect::ReservedTop { .. }
            | Effect::Bought { .. }
            | Effect::Passed { .. }
    )
}

/// Returns the short message of an effect that is described, for a narrow column.
fn line(effect: &Effect) -> Option<&'static str> {
    Some(match effect {
        Effect::Took { .. } => "jewels-log-took",
        Effect::Reserved { .. } => "splendor-line-reserved",
        Effect::ReservedTop { level, .. } if usize::from(*level) >= LEVELS => {
            "splendor-line-reserved-top-orient"
        }
        Effect::ReservedTop { .. } => "splendor-line-reserved-top",
        // To the others it says no more than the reservation before it.
        Effect::Drew { card: None, .. } | Effect::Laid { .. } | Effect::NobleRevealed { .. } => return None,
        Effect::CityRevealed { .. } => return None,
        Effect::PlacedStronghold { .. } => "splendor-line-placed-stronghold",
        Effect::MovedStronghold { .. } => "splendor-line-moved-stronghold",
        Effect::RemovedStronghold { .. } => "splendor-line-removed-stronghold",
        Effect::TookStrongholdsBack { .. } => "splendor-line-took-strongholds-back",
        Effect::Conquered { .. } => "splendor-line-conquered",
        Effect::Waived { .. } => "splendor-line-waived",
        Effect::SpentCard { .. } => "splendor-line-spent-card",
        Effect::TiedSatchel { .. } => "splendor-line-tied-satchel",
        Effect::ReservedNoble { .. } => "splendor-line-reserved-noble",
        Effect::TookFree { .. } => "splendor-line-took-free",
        Effect::Drew { .. } => "jewels-line-drew",
        Effect::Bought { .. } => "jewels-line-bought",
        Effect::Returned { .. } => "splendor-line-returned",
        Effect::Received { .. } => "splendor-line-received",
        Effect::Passed { .. } => "splendor-line-passed",
        Effect::LastRound { .. } => "splendor-line-last-round",
        Effect::Ended => "splendor-line-ended",
        Effect::TookCity { .. } => "splendor-line-took-city",
        Effect::LastRoundByCity { .. } => "splendor-line-last-round-by-city",
        Effect::PostToken { .. } => "splendor-line-post-token",
        Effect::PlacedShield { .. } => "splendor-line-placed-shield",
    })
}

/// Returns the names on the table of the pieces that an effect mentions.
fn pieces_of(effect: &Effect) -> Vec<String> {
    match *effect {
        Effect::Took { gems, .. } | Effect::Returned { gems, .. } | Effect::PostToken { gems, .. } => {
            gems.iter().map(|(gem, _)| format!("bank-{}", gem.key())).collect()
        }
        Effect::Reserved { card, .. } | Effect::Bought { card, .. } => vec![format!("card-{card}")],
        Effect::Drew { card: Some(card), .. } => vec![format!("card-{card}")],
        Effect::ReservedTop { level, .. } => vec![Piece::Deck(level).to_string()],
        Effect::Received { noble, .. } | Effect::ReservedNoble { noble, .. } => {
            vec![format!("noble-{noble}")]
        }
        Effect::PlacedStronghold { card, .. }
        | Effect::RemovedStronghold { card, .. }
        | Effect::TookStrongholdsBack { card, .. }
        | Effect::Conquered { card, .. }
        | Effect::Waived { card, .. }
        | Effect::TookFree { card, .. } => vec![format!("card-{card}")],
        Effect::MovedStronghold { from, to, .. } => vec![format!("card-{from}"), format!("card-{to}")],
        Effect::TookCity { city, .. } => vec![format!("city-{city}")],
        Effect::PlacedShield { post, .. } => vec![format!("post-{post}")],
        _ => Vec::new(),
    }
}

/// Returns the mark on the timeline: short for a purchase, taller for a conquest, tall for a noble, full height for the last
/// round.
fn mark(effect: &Effect) -> Option<Mark> {
    let by = |height, words, seat: Seat| Some(Mark { height, words, seat: Some(seat) });
    match *effect {
        Effect::LastRound { .. } | Effect::LastRoundByCity { .. } => {
            Some(Mark { height: 10.0, words: "splendor-replay-last-round", seat: None })
        }
        Effect::Received { seat, .. } => by(8.0, "splendor-replay-noble", seat),
        Effect::Bought { seat, .. } => by(4.0, "jewels-replay-bought", seat),
        Effect::TookCity { seat, .. } => by(8.0, "splendor-replay-city", seat),
        Effect::Conquered { seat, .. } => by(6.0, "splendor-replay-conquered", seat),
        Effect::TookFree { seat, .. } => by(4.0, "splendor-replay-free", seat),
        _ => None,
    }
}
