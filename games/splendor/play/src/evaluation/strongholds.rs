//! The value of strongholds to a player, in the units of the plan: what a card is worth to its owner and to the others
//! decides where a stronghold keeps, blocks or conquers it. A game without the module calls none of this.

use kernel::{SEATS_MAX, Seat};
use splendor::{Body, CardId, Gems, POINTS_TO_END, Player};

use super::patience::{PATIENCE, shortage};

/// The value of keeping a card, for each point that it is worth to its owner and for the share of it that is left to
/// another player in view of how long it takes them.
const GUARD: f32 = 5.0;
/// The share of a card's value to another player that a stronghold blocks.
const BLOCK: f32 = 0.35;
/// The share of a card's value that two strongholds on it are worth: a third makes it a purchase without a turn.
const SECOND: f32 = 0.15;
/// The same of three, while their owner cannot pay for it yet.
const THIRD: f32 = 0.6;
/// The value of a bonus to another player, whose plan is not looked into, at the beginning of the game.
const BONUS: f32 = 0.5;
/// The value of a card that brings the points to end the game, beyond its points.
const WIN: f32 = 20.0;
/// The number of strongholds that conquer.
pub(super) const ALL: u8 = splendor::STRONGHOLDS as u8;

/// The maximum number of cards with strongholds.
const TOWERS_MAX: usize = splendor::STRONGHOLDS * SEATS_MAX;

/// The strongholds on the table, as one player sees them.
#[derive(Clone, Copy)]
pub(super) struct Towers {
    seat: Seat,
    on: [Option<(CardId, Seat, u8)>; TOWERS_MAX],
    /// The cards under strongholds of others: bit `n` is the card in row `n`.
    barred: u128,
}

impl Towers {
    /// No strongholds at all, as in a game without the module.
    pub(super) const NONE: Towers = Towers { seat: Seat(0), on: [None; TOWERS_MAX], barred: 0 };

    /// Looks at the strongholds on the table with the eyes of this seat.
    pub(super) fn of(body: &Body, seat: Seat) -> Towers {
        let mut towers = Towers { seat, ..Towers::NONE };
        for (place, tower) in towers.on.iter_mut().zip(body.strongholds()) {
            let (card, owner, _) = *place.insert(tower);
            if owner != seat {
                towers.barred |= 1 << card.row();
            }
        }
        towers
    }

    /// Returns the owner and the number of the strongholds on a card; none if there are none.
    pub(super) fn on(&self, card: CardId) -> Option<(Seat, u8)> {
        let mut all = self.on.iter().map_while(Option::as_ref);
        all.find(|&&(on, ..)| on == card).map(|&(_, owner, count)| (owner, count))
    }

    /// Returns whether a card lies under a stronghold of another player, who alone may have it.
    pub(super) fn bar(&self, card: CardId) -> bool {
        self.barred != 0 && self.barred >> card.row() & 1 == 1
    }

    /// Returns how many strongholds of the player are on a card.
    pub(super) fn own_on(&self, card: CardId) -> u8 {
        self.on(card).map_or(0, |(owner, count)| if owner == self.seat { count } else { 0 })
    }

    /// Returns the card on which all strongholds of the player are.
    pub(super) fn conquerable(&self) -> Option<CardId> {
        let mut all = self.on.iter().map_while(Option::as_ref);
        all.find(|&&(_, owner, count)| owner == self.seat && count == ALL).map(|&(card, ..)| card)
    }
}

/// The worth of a card to one player, in view of how long it takes.
#[derive(Clone, Copy, Default)]
pub(super) struct Value {
    /// The value of owning the card, by the patience that it takes.
    pub worth: f32,
    /// The patience alone, from 0 to 1: 1 where the player could buy it now.
    pub near: f32,
}

/// Returns what a card is worth to a player by its print alone.
pub(super) fn at_sight(card: CardId, player: &Player, horizon: f32) -> Value {
    let near = PATIENCE[usize::from(shortage(player.price(card)))];
    let points = f32::from(card.card().points);
    let wins = player.points + card.card().points >= POINTS_TO_END;
    let worth = points + BONUS * horizon + if wins { WIN } else { 0.0 };
    Value { worth: worth * near, near }
}

/// Returns the greatest value of a card to any player but this seat.
pub(super) fn to_others(body: &Body, card: CardId, seat: Seat, horizon: f32) -> Value {
    let others = Seat::all(body.players()).filter(|&other| other != seat);
    others.map(|other| at_sight(card, body.seat(other), horizon)).fold(Value::default(), |most, value| {
        Value { worth: most.worth.max(value.worth), near: most.near.max(value.near) }
    })
}

/// Returns the value of so many strongholds on a card to their owner, by what the card is worth to them and to the others.
pub(super) fn standing(count: u8, owner: Value, others: Value) -> f32 {
    let kept = GUARD * owner.worth * others.near + BLOCK * others.worth;
    match count {
        0 => 0.0,
        1 => kept,
        2 => kept + SECOND * owner.worth,
        // With the means to pay it is as good as bought.
        _ if owner.near >= 1.0 => kept + owner.worth,
        _ => kept + THIRD * owner.worth,
    }
}

/// Returns whether a player with these tokens and bonuses could pay for a card.
pub(super) fn payable(card: CardId, tokens: Gems, bonuses: Gems, player: &Player) -> bool {
    let covers = player.price(card).gold_for;
    splendor::Price::of(card.card().cost, bonuses, tokens).with_gold_for(covers).is_payable()
}

// --- the judgement of a position at sight ------------------------------------------------------------------------

/// The number of features of a player that strongholds bring.
pub(super) const FEATURES: usize = 3;

/// Returns the features of a player with strongholds: how much of the cards that they keep, how near a conquest is, and
/// how many are left.
pub(super) fn counted(body: &Body, seat: Seat) -> [f32; FEATURES] {
    let player = body.seat(seat);
    let (mut kept, mut conquest) = (0.0, 0.0f32);
    for (card, _, count) in body.strongholds().filter(|&(_, owner, _)| owner == seat) {
        let near = PATIENCE[usize::from(shortage(player.price(card)))];
        let points = 0.5 + f32::from(card.card().points);
        kept += points * near;
        conquest = conquest.max(points * near * f32::from(count.saturating_sub(1)) / f32::from(ALL - 1));
    }
    [kept, conquest, f32::from(player.strongholds_left())]
}
