//! The plan of a sensible player, in numbers: one unit is about one prestige point. The numbers are a matter of
//! judgement; their strength is measured in play (`docs/bots.md`).

use kernel::{Game, Seat};
use splendor::{
    Action, Body, COLUMNS, Card, CardId, Gem, Gems, HAND_MAX, Kind, Module, Modules, NOBLE_POINTS, NobleId,
    POINTS_TO_END, Player, Price, Reserved, Spent, Splendor, TOKENS_MAX,
};

use super::modules::{self, Ahead, Lost, Ways};
use super::orient;
use super::patience::{GEMS_MAX, PATIENCE, shortage};
use super::strongholds::{self, Towers, Value};

/// The additional value of a card's points to a player who is about to have enough, since they end the game.
const POINTS_NEAR_END: f32 = 0.5;
/// The value of any bonus at the start of the game, of any colour.
const BONUS: f32 = 0.55;
/// The value of a bonus that lowers the price of a card by one, for each point on that card, if that is the whole
/// price.
const CHEAPER: f32 = 0.12;
/// The number of points that replaces zero in this product: the card's own bonus is worth something.
const POINTLESS: f32 = 0.25;
/// The value of bonuses towards a noble, divided by the number of missing bonuses plus one.
const NOBLE: f32 = 1.1;
/// The maximum number of gems of a colour that are wanted for one card at a time.
const WANTED_MAX: f32 = 3.0;

/// The cost of a purchase for each gem that it takes, which could have paid for another card.
const PAID: f32 = 0.06;
/// The cost of a purchase for each gold that it takes, which could have paid for any card.
const PAID_GOLD: f32 = 0.15;
/// The advantage of buying over collecting: a purchase needs no further turn.
const BUY_NOW: f32 = 0.6;
/// The additional value of a purchase that brings the points to end the game.
const WIN: f32 = 20.0;

/// The value of a token of the only colour that is wanted.
const TOKEN: f32 = 0.9;
/// The share of that value for a token, if two of its colour are taken together.
const PAIRED: f32 = 0.9;
/// The value of a gold, which is always wanted.
const GOLD: f32 = 0.5;
/// The cost of getting a token that has to be returned.
const SURPLUS: f32 = 0.35;

/// The cost of reserving an unknown card: the turn, and a place in the hand.
const RESERVE: f32 = 0.45;
/// The additional cost with as many tokens as may be held: the gold, or another token, has to be returned.
const RESERVE_FULL: f32 = 0.4;
/// The reduction of the cost of reserving, for a known card.
const KNOWN: f32 = 0.05;
/// The share of a card's value that a reservation saves, if another player could buy it.
const SAVED: f32 = 0.15;
/// The minimum points of a card for which a saved share counts.
const SAVED_POINTS: u8 = 2;
/// The share of a card's attraction that counts for its reservation, if it is the best target.
const AIMED_AT: f32 = 0.2;
/// The cost of a reservation for every card that is already in hand.
const CROWDED: f32 = 0.1;

/// A small number that replaces zero as a divisor.
const LITTLE: f32 = 0.01;

/// The maximum number of cards within a player's reach: the rows of both markets and the hand.
const REACH_MAX: usize = 3 * COLUMNS + orient::PLACES + HAND_MAX;

/// A number for each kind of gem, in order, and padding: eight numbers are processed as fast as five.
type Lanes = [f32; 8];

/// The reciprocals of numbers of gems.
const ONE_OF: [f32; GEMS_MAX + 2] = {
    let mut table = [0.0; GEMS_MAX + 2];
    let mut n = 1;
    while n < table.len() {
        table[n] = 1.0 / n as f32;
        n += 1;
    }
    table
};

fn lanes(gems: Gems) -> Lanes {
    gems.word().to_le_bytes().map(f32::from)
}

/// A card within reach.
#[derive(Clone, Copy)]
struct Target {
    id: CardId,
    card: &'static Card,
    price: Price,
    /// The number of gems and gold still to be collected.
    short: u8,
    /// The value of owning the card.
    worth: f32,
    /// The value in view of how long it takes.
    attraction: f32,
}

/// Returns the cards within a player's reach, as far as the player knows the modules: those of the rows, then those in
/// hand. Cards under strongholds of others are out of reach.
pub(super) fn reach<'a>(
    body: &'a Body,
    seat: Seat,
    knows: Modules,
    towers: &'a Towers,
) -> impl Iterator<Item = CardId> + 'a {
    let orient = knows.has(Module::Orient).then(|| orient::face_up(body));
    let rows = (0..3)
        .flat_map(move |level| (0..COLUMNS as u8).filter_map(move |column| body.face_up(level, column)))
        .chain(orient.into_iter().flatten())
        .filter(|&card| !towers.bar(card));
    rows.chain(body.seat(seat).hand().filter_map(Reserved::card))
}

/// Returns the strongholds on the table as a player sees them who knows these modules.
pub(super) fn towers(body: &Body, seat: Seat, knows: Modules) -> Towers {
    if knows.has(Module::Strongholds) { Towers::of(body, seat) } else { Towers::NONE }
}

/// A value of cards of the market that is computed once for each of them.
struct Once<F> {
    of: F,
    known: [Option<(CardId, f32)>; 3 * COLUMNS + orient::PLACES],
}

impl<F: Fn(CardId) -> f32> Once<F> {
    fn of(of: F) -> Once<F> {
        Once { of, known: [None; 3 * COLUMNS + orient::PLACES] }
    }

    fn get(&mut self, card: CardId) -> f32 {
        for known in &mut self.known {
            match *known {
                Some((other, value)) if other == card => return value,
                Some(_) => {}
                None => {
                    let value = (self.of)(card);
                    *known = Some((card, value));
                    return value;
                }
            }
        }
        (self.of)(card)
    }
}

/// The part of the game that a player sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sight {
    /// All that the plan knows.
    Whole,
    /// The base game alone, in a game with modules.
    BaseGame,
    /// The cards and the tokens: neither nobles and cities, until they are there, nor what others could take.
    Short,
}

impl Sight {
    /// Returns the modules of the game that the player knows.
    fn modules(self, body: &Body) -> Modules {
        match self {
            Sight::Whole | Sight::Short => body.modules(),
            Sight::BaseGame => Modules::NONE,
        }
    }
}

/// The plan of the player to act.
pub(super) struct Plan<'a> {
    body: &'a Body,
    player: &'a Player,
    sight: Sight,
    /// The modules of the game that the player knows.
    knows: Modules,
    /// The share of the game that is left, from 1 at the start to 0 when somebody has the points to end: bonuses are
    /// worth as much less.
    horizon: f32,
    targets: [Option<Target>; REACH_MAX],
    /// The relative value of one more gem of each colour.
    wants: Lanes,
    /// The attraction of the best target.
    best: f32,
    /// The strongholds on the table.
    towers: Towers,
    /// The card with all three strongholds of the player.
    conquest: Option<CardId>,
}

impl<'a> Plan<'a> {
    /// Makes the plan of the player to act, who sees so much.
    pub(super) fn of(game: &'a Splendor, sight: Sight) -> Plan<'a> {
        let body = game.body();
        let knows = sight.modules(body);
        let player = body.seat(body.turn());
        let most = body.seats().map(|player| player.points).max().unwrap_or(0).min(POINTS_TO_END);
        let horizon = match knows.has(Module::Cities) {
            true => modules::horizon(body),
            false => 1.0 - f32::from(most) / f32::from(POINTS_TO_END),
        };
        let towers = towers(body, body.turn(), knows);
        let conquest = towers.conquerable();
        let (targets, wants) = ([None; REACH_MAX], [0.0; 8]);
        let mut plan =
            Plan { body, player, sight, knows, horizon, targets, wants, best: 0.0, towers, conquest };
        plan.look_around();
        plan.weigh_targets();
        plan
    }

    /// Lists the cards within the player's reach.
    fn look_around(&mut self) {
        let player = self.player;
        let within = reach(self.body, self.body.turn(), self.knows, &self.towers);
        for (target, id) in self.targets.iter_mut().zip(within) {
            let price = player.price(id);
            let short = if id.is_of_orient() { orient::shortage(player, id) } else { shortage(price) };
            *target = Some(Target { id, card: id.card(), price, short, worth: 0.0, attraction: 0.0 });
        }
    }

    fn weigh_targets(&mut self) {
        let demand = self.demand();
        let aims = self.knows.has(Module::Cities) && self.sight != Sight::Short;
        let cities = aims.then(|| Ways::of(self.body, self.player));
        let nearer = f32::from(self.player.points) / f32::from(POINTS_TO_END);
        for target in self.targets.iter_mut().map_while(Option::as_mut) {
            let points = f32::from(target.card.points) * (1.0 + POINTS_NEAR_END * nearer);
            let bonus = match target.card.bonus {
                Some(colour) => f32::from(target.card.gives.total()) * (BONUS + demand[colour.index()]),
                None => orient::bonus(target.card, self.player, BONUS, &demand),
            };
            let bonus = self.horizon * bonus;
            target.worth = match &cities {
                Some(cities) => cities.worth(target.card, points, bonus),
                None => points + bonus,
            };
            if target.id.is_of_orient() {
                target.worth += self.horizon * orient::worth_of_effect(target.card);
            }
            target.attraction = target.worth * PATIENCE[usize::from(target.short)];
            self.best = self.best.max(target.attraction);
            let weight = target.attraction * target.attraction * ONE_OF[usize::from(target.short) + 1];
            // The last lacking gem is worth as much as the first, since both are needed. If very many are lacking, not
            // all of them are wanted now.
            for (want, lacking) in self.wants.iter_mut().zip(lanes(target.price.lacking)) {
                *want += weight * lacking.min(WANTED_MAX);
            }
        }
        let scale = 1.0 / self.wants.iter().sum::<f32>().max(LITTLE);
        self.wants = self.wants.map(|want| want * scale);
    }

    /// Returns how much another bonus of each colour would lower the prices within reach and advance towards nobles.
    fn demand(&self) -> Lanes {
        let mut demand = [0.0; 8];
        for target in self.targets.iter().map_while(Option::as_ref) {
            let due = target.price.due;
            let cheaper = (POINTLESS + f32::from(target.card.points)) * CHEAPER;
            let weight = cheaper * ONE_OF[usize::from(due.total())];
            for (demand, due) in demand.iter_mut().zip(lanes(due)) {
                *demand += due * weight;
            }
        }
        for noble in self.nobles() {
            let missing = noble.needs().less(self.player.bonuses);
            let weight = NOBLE * ONE_OF[usize::from(missing.total()) + 1];
            for (demand, missing) in demand.iter_mut().zip(lanes(missing)) {
                *demand += missing.min(1.0) * weight;
            }
        }
        if self.knows.has(Module::Posts) {
            let more = modules::demand(self.body, self.player, self.horizon);
            demand.iter_mut().zip(more).for_each(|(demand, more)| *demand += more);
        }
        demand
    }

    fn target(&self, id: CardId) -> Option<&Target> {
        self.targets.iter().map_while(Option::as_ref).find(|target| target.id == id)
    }

    /// Calls `each` with every action worth considering and its value.
    pub(super) fn consider(&self, game: &Splendor, mut each: impl FnMut(Action, f32)) {
        let unseen = self.worth_of_reserving_unseen();
        let gold = if self.body.bank.gold() > 0 { Gems::one(Gem::Gold) } else { Gems::NONE };
        let conquest = self.worth_of_conquest(self.player.tokens + gold, self.player.bonuses);
        let mut bought = None;
        // A card is the goal of several moves.
        let mut placing = Once::of(|card| self.worth_of_placing(card));
        let mut standing = Once::of(|card| self.worth_of_standing(card));
        game.legal_actions(|action| match action {
            Action::Take(gems) => {
                let tokens = self.player.tokens + gems;
                each(
                    action,
                    self.worth_of_taking(gems) + self.worth_of_conquest(tokens, self.player.bonuses),
                );
            }
            Action::Reserve(card) => {
                let conquest = if self.conquest == Some(card) { 0.0 } else { conquest };
                each(action, unseen + self.worth_of_keeping(card) + conquest);
            }
            Action::ReserveTop(_) => each(action, unseen + conquest),
            Action::Buy { card, spent: Spent::Cards(one, other), .. } => {
                each(action, self.worth_of_discarding(card, one, other) + self.worth_of_conquest_after(card));
            }
            // The first payment of a card spends the least gold; the others are hardly ever better.
            Action::Buy { card, .. } if bought == Some(card) => {}
            Action::Buy { card, .. } => {
                bought = Some(card);
                each(action, self.worth_of_buying(card) + self.worth_of_conquest_after(card));
            }
            Action::Return(gems) => each(action, -self.worth_of_tokens(gems)),
            Action::Receive(_) | Action::TakeCity(_) | Action::Pass | Action::Waive => each(action, 0.0),
            Action::Place(to) => each(action, placing.get(to)),
            Action::Move { from, to } => each(action, placing.get(to) - standing.get(from)),
            Action::Remove(card) => each(action, self.worth_of_removing(card)),
            // A conquest is a purchase that takes no turn.
            Action::Conquer { card, spent: Spent::Cards(one, other), .. } => {
                each(action, self.worth_of_discarding(card, one, other));
            }
            Action::Conquer { card, .. } if bought == Some(card) => {}
            Action::Conquer { card, .. } => {
                bought = Some(card);
                each(action, self.worth_of_buying(card));
            }
            Action::Copy(colour) => each(action, self.demand()[colour.index()]),
            Action::ReserveNoble(noble) => {
                let missing = noble.needs().less(self.player.bonuses).total();
                each(action, NOBLE * ONE_OF[usize::from(missing) + 1]);
            }
            Action::TakeFree(card) => each(action, self.target(card).map_or(0.0, |target| target.worth)),
        });
    }

    /// Returns what a card is worth to the player, in view of how long it takes, and to the others.
    fn values(&self, id: CardId) -> (Value, Value) {
        let seat = self.body.turn();
        let near = PATIENCE[usize::from(shortage(self.player.price(id)))];
        let own = match self.target(id) {
            Some(target) => {
                let wins = self.player.points + target.card.points >= POINTS_TO_END;
                Value { worth: target.attraction + if wins { WIN * near } else { 0.0 }, near }
            }
            None => strongholds::at_sight(id, self.player, self.horizon),
        };
        let others = match self.sight {
            Sight::Short => Value::default(),
            Sight::Whole | Sight::BaseGame => strongholds::to_others(self.body, id, seat, self.horizon),
        };
        (own, others)
    }

    /// Returns the value of one more stronghold on a card. The last of three, on a card that can be paid for, is a purchase
    /// that takes no turn.
    fn worth_of_placing(&self, id: CardId) -> f32 {
        let count = self.towers.own_on(id);
        let (own, others) = self.values(id);
        let conquers = count + 1 == strongholds::ALL && self.player.price(id).is_payable();
        let conquest = if conquers { self.worth_of_buying(id) } else { 0.0 };
        strongholds::standing(count + 1, own, others) - strongholds::standing(count, own, others) + conquest
    }

    /// Returns the value of one of the player's strongholds on a card.
    fn worth_of_standing(&self, id: CardId) -> f32 {
        let count = self.towers.own_on(id);
        let (own, others) = self.values(id);
        strongholds::standing(count, own, others)
            - strongholds::standing(count.saturating_sub(1), own, others)
    }

    /// Returns the value of removing another player's stronghold: what it is worth to its owner.
    fn worth_of_removing(&self, id: CardId) -> f32 {
        let Some((owner, count)) = self.towers.on(id) else { return 0.0 };
        let theirs = strongholds::at_sight(id, self.body.seat(owner), self.horizon);
        let (own, _) = self.values(id);
        strongholds::standing(count, theirs, own) - strongholds::standing(count - 1, theirs, own)
    }

    /// Returns the value of the conquest that follows an action, after which the player has these tokens and bonuses: the
    /// card with all three strongholds, if it can be paid for then.
    fn worth_of_conquest(&self, tokens: Gems, bonuses: Gems) -> f32 {
        match self.conquest.filter(|&card| strongholds::payable(card, tokens, bonuses, self.player)) {
            Some(card) => self.worth_of_buying(card),
            None => 0.0,
        }
    }

    /// Returns the value of the conquest that follows the purchase of another card, with the least gold.
    fn worth_of_conquest_after(&self, id: CardId) -> f32 {
        let Some(target) = self.target(id).filter(|_| self.conquest.is_some_and(|card| card != id)) else {
            return 0.0;
        };
        let paid = match target.price.is_payable() {
            true => target.price.tokens(target.price.nth_payment(0)),
            // Double gold pays what the tokens do not.
            false => self.player.tokens.least(target.price.due).plus_n(Gem::Gold, self.player.tokens.gold()),
        };
        let bonuses = self.player.bonuses + target.card.gives;
        self.worth_of_conquest(self.player.tokens - paid, bonuses)
    }

    fn worth_of_buying(&self, id: CardId) -> f32 {
        self.worth_of_buying_for(id, Lost::default())
    }

    /// Returns the value of a purchase that is paid for with cards (`cities 63`).
    fn worth_of_discarding(&self, id: CardId, one: CardId, other: Option<CardId>) -> f32 {
        let lost = orient::lost(self.body, one, other);
        let [with, without] =
            [lost, Lost::default()].map(|lost| Ahead::after(self.player, id.card(), lost, None));
        let farther = match self.knows.has(Module::Cities) {
            true => modules::farther(self.body, with, without),
            false => 0.0,
        };
        self.worth_of_buying_for(id, lost) - orient::cost_of_discards(lost, self.horizon) - farther
    }

    /// Returns the value of a purchase that takes more than tokens, without the value of what it takes.
    fn worth_of_buying_for(&self, id: CardId, lost: Lost) -> f32 {
        let Some(Target { card, price, worth, .. }) = self.target(id) else { return 0.0 };
        let paid = f32::from(price.due.total()) * PAID + f32::from(price.gold_least()) * PAID_GOLD;
        let noble = if self.brings_noble(card, lost) { NOBLE_POINTS } else { 0 };
        let before = worth + f32::from(noble) - paid + BUY_NOW;
        if !self.knows.is_none() {
            return before + self.worth_of_what_follows(card, lost, noble);
        }
        let wins = self.player.points + card.points + noble >= POINTS_TO_END;
        before + if wins { WIN } else { 0.0 }
    }

    /// Returns the value of what follows a purchase by modules: a city, shields, and the end of the game.
    fn worth_of_what_follows(&self, card: &Card, lost: Lost, noble: u8) -> f32 {
        let ahead = Ahead::after(self.player, card, lost, (noble > 0).then_some(noble));
        let (worth, points) = modules::shields(self.body, self.player, ahead, self.horizon);
        let wins = match self.knows.has(Module::Cities) {
            true => modules::wins_city(self.body, ahead),
            false => (ahead.points + points >= POINTS_TO_END).then_some(true),
        };
        worth + wins.map_or(0.0, |wins| if wins { WIN } else { -WIN })
    }

    /// Returns the nobles that the player sees and can receive: those on the table, and those that the player has reserved.
    fn nobles(&self) -> impl Iterator<Item = NobleId> {
        let all = self.body.nobles().chain(self.body.reserved_nobles(self.body.turn()));
        all.filter(|_| self.sight != Sight::Short)
    }

    /// Returns whether the card's bonus completes the requirement of a noble.
    fn brings_noble(&self, card: &Card, lost: Lost) -> bool {
        let after = (self.player.bonuses + card.gives).less(lost.bonuses);
        self.nobles().any(|noble| after.covers(noble.needs()))
    }

    fn worth_of_taking(&self, gems: Gems) -> f32 {
        let after = self.player.tokens.total() + gems.total();
        let surplus = f32::from(after.saturating_sub(TOKENS_MAX));
        self.worth_of_tokens(gems) - SURPLUS * surplus
    }

    /// Returns the value of tokens towards the targets.
    fn worth_of_tokens(&self, gems: Gems) -> f32 {
        let counts = lanes(gems);
        let one_by_one = |count: f32| if count > 1.0 { count * PAIRED } else { count };
        let wanted: f32 = self.wants.iter().zip(counts).map(|(want, count)| want * one_by_one(count)).sum();
        wanted * TOKEN + counts[Gem::Gold.index()] * GOLD
    }

    /// Returns the value of any reservation: the gold, less a place in the hand.
    fn worth_of_reserving_unseen(&self) -> f32 {
        let gold = if self.body.bank.gold() > 0 { GOLD } else { 0.0 };
        let full = if self.player.tokens.total() >= TOKENS_MAX { RESERVE_FULL } else { 0.0 };
        gold - full - RESERVE
    }

    /// Returns the additional value of reserving this face-up card: nobody else can buy it.
    fn worth_of_keeping(&self, id: CardId) -> f32 {
        let Some(&Target { card, worth, attraction, .. }) = self.target(id) else { return 0.0 };
        let saved = if card.points >= SAVED_POINTS && self.threatened(id) { SAVED * worth } else { 0.0 };
        let aimed_at = AIMED_AT * attraction * (attraction / self.best.max(0.1));
        KNOWN + saved + aimed_at - CROWDED * f32::from(self.player.hand_size())
    }

    /// Returns whether a stronghold keeps a card from this seat.
    fn is_kept_from(&self, id: CardId, seat: Seat) -> bool {
        self.towers.on(id).is_some_and(|(owner, _)| owner != seat)
    }

    /// Returns whether the player sees that another could buy the card now.
    fn threatened(&self, id: CardId) -> bool {
        if self.sight == Sight::Short {
            return false;
        }
        let me = self.body.turn();
        Seat::all(self.body.players())
            .filter(|&seat| seat != me && !self.is_kept_from(id, seat))
            .any(|seat| self.body.seat(seat).price(id).is_payable())
    }
}
