//! Events of the game, for the readable log and for animation.

use jewels::{BoughtFrom, LEVELS, Lacks, Told};
use kernel::{Arg, Message, Narrate, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{CardId, NobleId, SET};
use crate::gems::Gems;
use crate::modules::{CityId, PostId};

/// An event in the game. Only [`Effect::Drew`] is hidden in part from some viewers. The JSON form is permanent, except
/// for added fields and kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case", try_from = "Told")]
#[expect(missing_docs, reason = "the fields are what their names say: who, which card, which tokens")]
pub enum Effect {
    /// A noble was revealed in the set-up.
    NobleRevealed { noble: NobleId },
    /// A card was laid face up in this column (from 0) of its level's row.
    Laid { card: CardId, column: u8 },
    /// A player took tokens.
    Took { seat: Seat, gems: Gems },
    /// A player reserved a face-up card, with a gold or without.
    Reserved { seat: Seat, card: CardId, gold: bool },
    /// A player reserved the top card of a deck (level from 0), with a gold or without.
    ReservedTop { seat: Seat, level: u8, gold: bool },
    /// The card drawn for a reservation from a deck. The others see only its level.
    Drew { seat: Seat, level: u8, card: Option<CardId> },
    /// A player bought a card and paid these tokens, gold included.
    Bought { seat: Seat, card: CardId, from: BoughtFrom, paid: Gems },
    /// A player returned tokens over ten.
    Returned { seat: Seat, gems: Gems },
    /// A noble visited a player.
    Received { seat: Seat, noble: NobleId },
    /// A player could do nothing.
    Passed { seat: Seat },
    /// A player reached fifteen points; the round is completed.
    LastRound { seat: Seat },
    /// The game is over.
    Ended,
    /// A city was revealed in the set-up.
    CityRevealed { city: CityId },
    /// A player took a city.
    TookCity { seat: Seat, city: CityId },
    /// A player was the first to take a city; the round is completed.
    LastRoundByCity { seat: Seat },
    /// A player got the token of the first trading post.
    PostToken { seat: Seat, gems: Gems },
    /// A player put a shield on a trading post, which brought these points.
    PlacedShield { seat: Seat, post: PostId, points: u8 },
    /// A player placed a stronghold on a card.
    PlacedStronghold { seat: Seat, card: CardId },
    /// A player moved a stronghold to another card.
    MovedStronghold { seat: Seat, from: CardId, to: CardId },
    /// A player removed a stronghold of another player, its owner, who has it back.
    RemovedStronghold { seat: Seat, card: CardId, owner: Seat },
    /// A player who obtained a card has so many strongholds back from it.
    TookStrongholdsBack { seat: Seat, card: CardId, count: u8 },
    /// A player bought the card with three strongholds and paid these tokens, gold included.
    Conquered { seat: Seat, card: CardId, paid: Gems },
    /// A player could have bought the card with three strongholds, and did not.
    Waived { seat: Seat, card: CardId },
    /// A card of a player went to the box to pay for another one.
    SpentCard { seat: Seat, card: CardId },
    /// A satchel copies a colour.
    TiedSatchel { seat: Seat, card: CardId, colour: Gems },
    /// A player reserved a noble.
    ReservedNoble { seat: Seat, noble: NobleId },
    /// A player took a card for nothing.
    TookFree { seat: Seat, card: CardId },
}

impl TryFrom<Told> for Effect {
    type Error = Lacks;

    fn try_from(told: Told) -> Result<Effect, Lacks> {
        Ok(match told.effect() {
            "noble_revealed" => Effect::NobleRevealed { noble: told.field("noble")? },
            "laid" => Effect::Laid { card: told.field("card")?, column: told.field("column")? },
            "took" => Effect::Took { seat: told.seat()?, gems: told.field("gems")? },
            "reserved" => {
                Effect::Reserved { seat: told.seat()?, card: told.field("card")?, gold: told.field("gold")? }
            }
            "reserved_top" => Effect::ReservedTop {
                seat: told.seat()?,
                level: told.field("level")?,
                gold: told.field("gold")?,
            },
            "drew" => {
                Effect::Drew { seat: told.seat()?, level: told.field("level")?, card: told.may_lack("card")? }
            }
            "bought" => Effect::Bought {
                seat: told.seat()?,
                card: told.field("card")?,
                from: told.field("from")?,
                paid: told.field("paid")?,
            },
            "returned" => Effect::Returned { seat: told.seat()?, gems: told.field("gems")? },
            "received" => Effect::Received { seat: told.seat()?, noble: told.field("noble")? },
            "passed" => Effect::Passed { seat: told.seat()? },
            "last_round" => Effect::LastRound { seat: told.seat()? },
            "ended" => Effect::Ended,
            "city_revealed" => Effect::CityRevealed { city: told.field("city")? },
            "took_city" => Effect::TookCity { seat: told.seat()?, city: told.field("city")? },
            "last_round_by_city" => Effect::LastRoundByCity { seat: told.seat()? },
            "post_token" => Effect::PostToken { seat: told.seat()?, gems: told.field("gems")? },
            "placed_shield" => Effect::PlacedShield {
                seat: told.seat()?,
                post: told.field("post")?,
                points: told.field("points")?,
            },
            "placed_stronghold" => Effect::PlacedStronghold { seat: told.seat()?, card: told.field("card")? },
            "moved_stronghold" => Effect::MovedStronghold {
                seat: told.seat()?,
                from: told.field("from")?,
                to: told.field("to")?,
            },
            "removed_stronghold" => Effect::RemovedStronghold {
                seat: told.seat()?,
                card: told.field("card")?,
                owner: told.field("owner").map(Seat)?,
            },
            "took_strongholds_back" => Effect::TookStrongholdsBack {
                seat: told.seat()?,
                card: told.field("card")?,
                count: told.field("count")?,
            },
            "conquered" => {
                Effect::Conquered { seat: told.seat()?, card: told.field("card")?, paid: told.field("paid")? }
            }
            "waived" => Effect::Waived { seat: told.seat()?, card: told.field("card")? },
            "spent_card" => Effect::SpentCard { seat: told.seat()?, card: told.field("card")? },
            "tied_satchel" => Effect::TiedSatchel {
                seat: told.seat()?,
                card: told.field("card")?,
                colour: told.field("colour")?,
            },
            "reserved_noble" => Effect::ReservedNoble { seat: told.seat()?, noble: told.field("noble")? },
            "took_free" => Effect::TookFree { seat: told.seat()?, card: told.field("card")? },
            _ => return Err(Lacks("effect")),
        })
    }
}

impl Effect {
    /// Returns what `viewer` learns of the event.
    pub(crate) fn seen_by(self, viewer: Viewer) -> Effect {
        match self {
            // `splendor 50`: the others do not see a card reserved from a deck.
            Effect::Drew { seat, level, .. } if !viewer.is(seat) => Effect::Drew { seat, level, card: None },
            open => open,
        }
    }

    /// Returns the seat that acted, if the event is an action.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Effect::NobleRevealed { .. }
            | Effect::CityRevealed { .. }
            | Effect::Laid { .. }
            | Effect::Ended => None,
            Effect::Took { seat, .. }
            | Effect::Reserved { seat, .. }
            | Effect::ReservedTop { seat, .. }
            | Effect::Drew { seat, .. }
            | Effect::Bought { seat, .. }
            | Effect::Returned { seat, .. }
            | Effect::Received { seat, .. }
            | Effect::Passed { seat }
            | Effect::LastRound { seat }
            | Effect::TookCity { seat, .. }
            | Effect::LastRoundByCity { seat }
            | Effect::PostToken { seat, .. }
            | Effect::PlacedShield { seat, .. }
            | Effect::PlacedStronghold { seat, .. }
            | Effect::MovedStronghold { seat, .. }
            | Effect::RemovedStronghold { seat, .. }
            | Effect::TookStrongholdsBack { seat, .. }
            | Effect::Conquered { seat, .. }
            | Effect::Waived { seat, .. }
            | Effect::SpentCard { seat, .. }
            | Effect::TiedSatchel { seat, .. }
            | Effect::ReservedNoble { seat, .. }
            | Effect::TookFree { seat, .. } => Some(seat),
        }
    }
}

impl Narrate for Effect {
    fn message(&self) -> Message {
        let by = |id, seat| Message::new(id).with("player", Arg::Seat(seat));
        let on = |message: Message, card: CardId| message.card("card", SET, card.row());
        // A card of the Orient may have no bonus of its own, and brings something else.
        let told = |id: [&'static str; 2], card: CardId| {
            let message = Message::new(id[usize::from(card.is_of_orient())])
                .card("card", SET, card.row())
                .number("level", card.card().level + 1)
                .number("points", card.card().points)
                .with("bonus", Arg::Pieces(card.card().gives.pieces()));
            match card.card().orient {
                Some(kind) => message.with("brings", Arg::Key(kind.word())),
                None => message,
            }
        };
        let card = |id, seat, card| told(id, card).with("player", Arg::Seat(seat));
        let of_deck = |id: [&'static str; 2], seat, deck: u8| {
            let levels = LEVELS as u8;
            by(id[usize::from(deck >= levels)], seat).number("level", deck % levels + 1)
        };
        let asked = |message: Message, city: CityId| {
            let city = city.city();
            message
                .number("points", city.points)
                .with("needs", Arg::Pieces(city.needs.pieces()))
                .number("bonuses", city.needs.total())
                .number("same", city.any_same)
        };
        match *self {
            Effect::NobleRevealed { noble } => {
                Message::new("splendor-log-noble-revealed").with("needs", Arg::Pieces(noble.needs().pieces()))
            }
            Effect::Laid { card, .. } => told(["splendor-log-laid", "splendor-log-laid-orient"], card),
            Effect::Took { seat, gems } => {
                by("jewels-log-took", seat).with("gems", Arg::Pieces(gems.pieces()))
            }
            Effect::Reserved { seat, card: id, gold } => {
                card(["splendor-log-reserved", "splendor-log-reserved-orient"], seat, id).number("gold", gold)
            }
            Effect::ReservedTop { seat, level, gold } => {
                let ids = ["splendor-log-reserved-top", "splendor-log-reserved-top-orient"];
                of_deck(ids, seat, level).number("gold", gold)
            }
            Effect::Drew { seat, level, card: None } => {
                of_deck(["jewels-log-drew-hidden", "splendor-log-drew-hidden-orient"], seat, level)
            }
            Effect::Drew { seat, card: Some(id), .. } => {
                card(["splendor-log-drew", "splendor-log-drew-orient"], seat, id)
            }
            Effect::Bought { seat, card: id, paid, .. } => {
                card(["splendor-log-bought", "splendor-log-bought-orient"], seat, id)
                    .with("paid", Arg::Pieces(paid.pieces()))
                    .number("tokens", paid.total())
            }
            Effect::Returned { seat, gems } => {
                by("splendor-log-returned", seat).with("gems", Arg::Pieces(gems.pieces()))
            }
            Effect::Received { seat, noble } => {
                by("splendor-log-received", seat).with("needs", Arg::Pieces(noble.needs().pieces()))
            }
            Effect::Passed { seat } => by("splendor-log-passed", seat),
            Effect::LastRound { seat } => by("splendor-log-last-round", seat),
            Effect::Ended => Message::new("splendor-log-ended"),
            Effect::CityRevealed { city } => asked(Message::new("splendor-log-city-revealed"), city),
            Effect::TookCity { seat, city } => asked(by("splendor-log-took-city", seat), city),
            Effect::LastRoundByCity { seat } => by("splendor-log-last-round-by-city", seat),
            Effect::PostToken { seat, gems } => {
                by("splendor-log-post-token", seat).with("gems", Arg::Pieces(gems.pieces()))
            }
            Effect::PlacedShield { seat, post, points } => {
                by("splendor-log-placed-shield", seat).number("post", post.row()).number("points", points)
            }
            Effect::PlacedStronghold { seat, card } => on(by("splendor-log-placed-stronghold", seat), card),
            Effect::MovedStronghold { seat, from, to } => {
                on(by("splendor-log-moved-stronghold", seat).card("from", SET, from.row()), to)
            }
            Effect::RemovedStronghold { seat, card, owner } => {
                on(by("splendor-log-removed-stronghold", seat), card).with("owner", Arg::Seat(owner))
            }
            Effect::TookStrongholdsBack { seat, card, count } => {
                on(by("splendor-log-took-strongholds-back", seat), card).number("count", count)
            }
            Effect::Conquered { seat, card: id, paid } => {
                card(["splendor-log-conquered", "splendor-log-conquered-orient"], seat, id)
                    .with("paid", Arg::Pieces(paid.pieces()))
                    .number("tokens", paid.total())
            }
            Effect::Waived { seat, card } => on(by("splendor-log-waived", seat), card),
            Effect::SpentCard { seat, card } => on(by("splendor-log-spent-card", seat), card),
            Effect::TiedSatchel { seat, card, colour } => {
                on(by("splendor-log-tied-satchel", seat), card).with("colour", Arg::Pieces(colour.pieces()))
            }
            Effect::ReservedNoble { seat, noble } => {
                by("splendor-log-reserved-noble", seat).with("needs", Arg::Pieces(noble.needs().pieces()))
            }
            Effect::TookFree { seat, card: id } => {
                card(["splendor-log-took-free", "splendor-log-took-free-orient"], seat, id)
            }
        }
    }
}
