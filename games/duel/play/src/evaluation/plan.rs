//! The plan of a sensible player, in numbers: one unit is about one prestige point. The features are a matter of
//! judgement; the numbers were varied for as long as players with other numbers won against players with these
//! (`docs/bots.md`).

use duel::{
    Ability, Action, Body, Bonus, Card, CardId, Colour, Duel, Gem, Gems, HAND_MAX, Kind, PRIVILEGES, Player,
    Price, Reserved, RoyalId, Space, Spaces, TOKENS_MAX,
};
use kernel::{Game, Seat};

use super::race::{Race, brings_royal};

/// The value of a crown by itself.
const CROWN: f32 = 1.8;
/// The value of the royal card that a crown brings.
const ROYAL: f32 = 1.1;
/// The additional value of a point on a card of a colour that has nearly enough points to win; proportionally less with
/// fewer.
const COLOUR_POINT: f32 = 0.7;
/// The additional value of the last step towards a victory, compared with the first.
const NEARER: f32 = 0.27;
/// The value of any bonus at the start of the game, of any colour.
const BONUS: f32 = 1.0;
/// The value of a bonus that lowers the price of a card by one, for each point on that card, if that is the whole
/// price.
const CHEAPER: f32 = 0.12;
/// The number of points that replaces zero in this product.
const POINTLESS: f32 = 1.7;
/// The value of an extra turn.
const TURN: f32 = 2.1;
/// The value of a privilege, and its cost if the opponent gets it.
const PRIVILEGE: f32 = 0.42;
/// The value of a stolen token, which the opponent then lacks.
const STOLEN: f32 = 1.4;
/// The value of a token of the card's own colour.
const SAME: f32 = 0.47;
/// The maximum number of tokens of a kind that are wanted for one card at a time.
const WANTED_MAX: f32 = 2.1;
/// The average number of tokens that a turn of collecting brings towards a target.
const TOKENS_A_TURN: f32 = 2.2;

/// The cost of a purchase for each token that it takes, which could have paid for another card.
const PAID: f32 = 0.32;
/// The cost of a purchase for each pearl that it takes, of which there are two.
const PAID_PEARL: f32 = 0.14;
/// The cost of a purchase for each gold that it takes, which could have paid for any card.
const PAID_GOLD: f32 = 0.3;
/// The advantage of buying over collecting: a purchase needs no further turn.
const BUY_NOW: f32 = 0.42;
/// The additional value of a purchase that wins.
const WIN: f32 = 20.0;
/// The additional value of taking away the card with which the opponent would win.
const BLOCK: f32 = 8.0;
/// The opponent's progress on a way to victory from which it is checked whether they could win at once.
const ALARM: f32 = 0.5;

/// The value of a token of the only kind that is wanted.
const TOKEN: f32 = 3.4;
/// The value of any token: it may be wanted later, and the opponent cannot have it.
const ANY_TOKEN: f32 = 0.08;
/// The additional value of a pearl, of which there are two.
const PEARL: f32 = 0.28;
/// The value of a gold, which is always wanted.
const GOLD: f32 = 0.5;
/// The cost of getting a token that has to be discarded.
const SURPLUS: f32 = 0.7;
/// The value of a line chosen on a full board, as a share of the value of as many average tokens.
const CHOICE: f32 = 0.76;

/// The cost of reserving a card: the turn, and a place in the hand.
const RESERVE: f32 = 0.22;
/// The reduction of that cost for a known card, as a share of its attraction if it is the best target.
const AIMED_AT: f32 = 0.42;
/// The cost of a reservation for every card that is already in hand.
const CROWDED: f32 = 0.084;

/// A small number that replaces zero as a divisor.
const LITTLE: f32 = 0.01;

/// The maximum number of cards within a player's reach: the pyramid and the hand.
pub(super) const REACH_MAX: usize = 12 + HAND_MAX;
/// The maximum number of tokens that a card costs, and that a player can lack.
const TOKENS_DUE_MAX: usize = 12;

/// A number for each kind of token, in order, and padding: eight numbers are processed as fast as seven.
type Lanes = [f32; 8];

/// The share of a card's value that is left when this many tokens are lacking: what takes longer is worth less, and is
/// less certain.
pub(super) const PATIENCE: [f32; TOKENS_DUE_MAX + 1] = {
    let mut table = [1.0; TOKENS_DUE_MAX + 1];
    let mut short = 0;
    while short < table.len() {
        let turns = short as f32 / TOKENS_A_TURN;
        table[short] = 1.0 / (1.0 + turns * (1.35 + 0.1 * turns));
        short += 1;
    }
    table
};

fn lanes(gems: Gems) -> Lanes {
    gems.word().to_le_bytes().map(f32::from)
}

/// Returns how many tokens are still to be collected for a card of this price.
pub(super) const fn shortage(price: Price) -> u8 {
    price.lacking.total().saturating_sub(price.gold)
}

/// Returns the cards within a player's reach: those of the pyramid, then those in hand.
pub(super) fn reach<'a>(body: &'a Body, player: &'a Player) -> impl Iterator<Item = CardId> + 'a {
    body.face_up_cards().chain(player.hand().filter_map(Reserved::card))
}

/// Returns whether the player may buy the card at all, given the tokens (`duel E4`).
pub(super) fn may_have(player: &Player, card: &Card) -> bool {
    card.bonus != Bonus::Wild || player.colours() != 0
}

/// A card within reach.
#[derive(Clone, Copy)]
struct Target {
    id: CardId,
    card: &'static Card,
    price: Price,
    /// The number of tokens still to be collected.
    short: u8,
    /// The value of owning the card.
    worth: f32,
    /// The value in view of how long it takes.
    attraction: f32,
    /// Whether the card wins the game.
    wins: bool,
}

/// The part of the game that a player sees.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sight {
    /// All that the plan knows.
    Whole,
    /// The player's own points, cards and tokens: neither crowns and colours, until they win, nor the worth of a
    /// privilege, nor what the opponent could do.
    Short,
}

/// The plan of the player to act.
pub(super) struct Plan<'a> {
    body: &'a Body,
    sight: Sight,
    player: &'a Player,
    opponent: &'a Player,
    race: Race,
    /// The share of the game that is left, from 1 at the start to 0 when somebody wins: bonuses are worth as much less.
    horizon: f32,
    targets: [Option<Target>; REACH_MAX],
    /// The relative value of one more token of each kind.
    wants: Lanes,
    /// The attraction of the best target.
    best: f32,
}

impl<'a> Plan<'a> {
    /// Makes the plan of the player to act, who sees so much.
    pub(super) fn of(game: &'a Duel, sight: Sight) -> Plan<'a> {
        let body = game.body();
        let player = body.seat(body.turn());
        let opponent = body.seat(Seat(body.turn().0 ^ 1));
        let race = Race::of(player);
        let horizon = 1.0 - race.nearest().max(Race::of(opponent).nearest());
        let targets = [None; REACH_MAX];
        let mut plan =
            Plan { body, sight, player, opponent, race, horizon, targets, wants: [0.0; 8], best: 0.0 };
        plan.look_around();
        plan.weigh_targets();
        plan
    }

    /// Lists the cards within the player's reach.
    fn look_around(&mut self) {
        let player = self.player;
        let cards = reach(self.body, player).filter(|id| may_have(player, id.card()));
        for (target, id) in self.targets.iter_mut().zip(cards) {
            let (card, price) = (id.card(), player.price(id));
            let wins = self.race.with(card).is_won();
            let short = shortage(price);
            *target = Some(Target { id, card, price, short, worth: 0.0, attraction: 0.0, wins });
        }
    }

    fn weigh_targets(&mut self) {
        let demand = self.demand();
        for at in 0..REACH_MAX {
            let Some(mut target) = self.targets[at] else { break };
            target.worth = self.worth_of_owning(target.card, &demand);
            if target.wins {
                target.worth += WIN;
            }
            target.attraction = target.worth * PATIENCE[usize::from(target.short)];
            self.targets[at] = Some(target);
            self.best = self.best.max(target.attraction);
            let weight = target.attraction * target.attraction / f32::from(target.short + 1);
            // The last lacking token is worth as much as the first, since both are needed. If very many are lacking,
            // not all of them are wanted now.
            for (want, lacking) in self.wants.iter_mut().zip(lanes(target.price.lacking)) {
                *want += weight * lacking.min(WANTED_MAX);
            }
        }
        let scale = 1.0 / self.wants.iter().sum::<f32>().max(LITTLE);
        self.wants = self.wants.map(|want| want * scale);
    }

    /// Returns how much another bonus of each colour would lower the prices within reach.
    fn demand(&self) -> Lanes {
        let mut demand = [0.0; 8];
        for target in self.targets.iter().map_while(Option::as_ref) {
            let due = target.price.due;
            let cheaper = (POINTLESS + f32::from(target.card.points + target.card.crowns)) * CHEAPER;
            let weight = cheaper / f32::from(due.total().max(1));
            for (demand, due) in demand.iter_mut().zip(lanes(due)) {
                *demand += due * weight;
            }
        }
        demand
    }

    /// Returns the value of a card to its owner: its progress towards a victory, the bonus, the effect.
    fn worth_of_owning(&self, card: &Card, demand: &Lanes) -> f32 {
        let colour = match card.bonus {
            Bonus::None => None,
            Bonus::Of(colour) => Some(colour.index()),
            Bonus::Wild => self.best_column(demand),
        };
        let bonus = colour.map_or(0.0, |colour| f32::from(card.bonus_count) * (BONUS + demand[colour]));
        let progress = match self.sight {
            Sight::Whole => self.worth_of_progress(card, colour),
            Sight::Short => f32::from(card.points),
        };
        progress + self.horizon * bonus + self.worth_of_effect(card.ability)
    }

    /// Returns the value of a card's progress towards the three victories, more the nearer they are, in the column of this
    /// colour.
    fn worth_of_progress(&self, card: &Card, colour: Option<usize>) -> f32 {
        let [points, crowns, _] = self.race.parts();
        let counts = f32::from(card.points) * (1.0 + NEARER * points)
            + f32::from(card.crowns) * CROWN * (1.0 + NEARER * crowns);
        let royal = if brings_royal(self.race.crowns, self.race.crowns + card.crowns) { ROYAL } else { 0.0 };
        let of_colour = colour.map_or(0.0, |colour| {
            let has = f32::from(self.race.colours[colour]) + f32::from(card.points);
            f32::from(card.points) * COLOUR_POINT * (has / 10.0).min(1.0)
        });
        counts + royal + of_colour
    }

    /// Returns the colour that a wild card should copy: the one with the most points, then the one most wanted.
    fn best_column(&self, demand: &Lanes) -> Option<usize> {
        let liking = |colour: usize| f32::from(self.race.colours[colour]) + demand[colour];
        let had = (0..5).filter(|&colour| self.player.colours() >> colour & 1 == 1);
        had.max_by(|&one, &other| liking(one).total_cmp(&liking(other)))
    }

    fn worth_of_effect(&self, ability: Option<Ability>) -> f32 {
        match ability {
            None => 0.0,
            Some(Ability::PlayAgain) => TURN,
            Some(Ability::TakeSameColour) => SAME,
            Some(Ability::TakePrivilege) => self.worth_of_privilege(self.player),
            Some(Ability::StealToken) if self.opponent.tokens.without_gold().is_none() => 0.0,
            Some(Ability::StealToken) => STOLEN,
        }
    }

    /// Returns the value of a privilege that a player gets: the other player may lose it.
    fn worth_of_privilege(&self, to: &Player) -> f32 {
        if self.sight == Sight::Short {
            return 0.0;
        }
        match (to.privileges, self.body.supply()) {
            (PRIVILEGES, _) => 0.0,
            (_, 0) => 2.0 * PRIVILEGE,
            _ => PRIVILEGE,
        }
    }

    fn target(&self, id: CardId) -> Option<&Target> {
        self.targets.iter().map_while(Option::as_ref).find(|target| target.id == id)
    }

    /// Calls `each` with every action worth considering and its value.
    pub(super) fn consider(&self, game: &Duel, mut each: impl FnMut(Action, f32)) {
        let saved = self.cards_to_save();
        let unseen = self.worth_of_reserving();
        let mut considered = Considered::default();
        let gold = self.body.board().gold().iter().next();
        game.legal_actions(|action| {
            let score = match action {
                // It is evaluated once the other actions are known.
                Action::UsePrivilege(space) => return considered.privilege(space, self.body),
                Action::Replenish => return considered.replenish = true,
                Action::Take(spaces) => match self.worth_of_taking(spaces) {
                    Some(worth) => worth,
                    None => return,
                },
                // The choice of the gold matters little: the first is considered for all.
                Action::Reserve { gold: other, .. } | Action::ReserveTop { gold: other, .. }
                    if Some(other) != gold =>
                {
                    return;
                }
                Action::Reserve { card, .. } => unseen + self.worth_of_keeping(card, &saved),
                Action::ReserveTop { .. } => unseen,
                // The first payment of a card spends the least gold; the others are hardly ever better.
                Action::Buy { card, .. } if considered.bought == Some(card) => return,
                Action::Buy { card, .. } => {
                    considered.bought = Some(card);
                    self.worth_of_buying(card, &saved)
                }
                Action::Copy(colour) => self.worth_of_colour(colour),
                Action::TakeSame(_) => 0.0,
                Action::Steal(gem) => self.worth_of_tokens(Gems::one(gem)),
                Action::TakeRoyal(royal) => self.worth_of_royal(royal),
                Action::Discard(gem) => -self.worth_of_tokens(Gems::one(gem)),
            };
            considered.most = considered.most.max(score);
            each(action, score);
        });
        // A player who can win does so, and begins nothing else before.
        if considered.most >= WIN {
            return;
        }
        if considered.replenish {
            each(Action::Replenish, self.worth_of_replenishing());
        }
        for (gem, space) in Gem::ALL.into_iter().zip(considered.privileges) {
            if let Some(space) = space {
                each(Action::UsePrivilege(space), self.worth_of_using_privilege(gem, considered.most));
            }
        }
    }

    fn worth_of_buying(&self, id: CardId, saved: &Saved) -> f32 {
        let Some(&Target { price, worth, .. }) = self.target(id) else { return 0.0 };
        let paid = f32::from(price.due.total()) * PAID
            + f32::from(price.due.get(Gem::Pearl)) * PAID_PEARL
            + f32::from(price.gold_least()) * PAID_GOLD;
        let block = if saved.contains(id) { BLOCK } else { 0.0 };
        worth - paid + BUY_NOW + block
    }

    /// Returns zero for a line that could be longer at no cost: the opponent cannot have tokens that are taken but not
    /// needed.
    fn worth_of_taking(&self, spaces: Spaces) -> Option<f32> {
        let board = self.body.board();
        let gems = board.gems(spaces);
        let longer = |more: &Space| {
            board.get(*more).is_some_and(|gem| gem != Gem::Gold && !gives(gems.plus_n(gem, 1)))
        };
        if !gives(gems) && extensions(spaces).any(|more| longer(&more)) {
            return None;
        }
        let after = self.player.tokens.total() + gems.total();
        let surplus = f32::from(after.saturating_sub(TOKENS_MAX));
        let given = if gives(gems) { self.worth_of_privilege(self.opponent) } else { 0.0 };
        Some(self.worth_of_tokens(gems) - SURPLUS * surplus - given)
    }

    /// Returns the value of tokens towards the targets.
    fn worth_of_tokens(&self, gems: Gems) -> f32 {
        let counts = lanes(gems);
        let wanted: f32 = self.wants.iter().zip(counts).map(|(want, count)| want * count).sum();
        wanted * TOKEN
            + f32::from(gems.total()) * ANY_TOKEN
            + counts[Gem::Pearl.index()] * PEARL
            + counts[Gem::Gold.index()] * GOLD
    }

    /// Returns the value of any reservation: the gold, less a place in the hand.
    fn worth_of_reserving(&self) -> f32 {
        let full = if self.player.tokens.total() >= TOKENS_MAX { SURPLUS } else { 0.0 };
        GOLD - full - RESERVE - CROWDED * f32::from(self.player.hand_size())
    }

    /// Returns the additional value of reserving this card of the pyramid: the opponent cannot buy it.
    fn worth_of_keeping(&self, id: CardId, saved: &Saved) -> f32 {
        let block = if saved.contains(id) { BLOCK } else { 0.0 };
        let aimed_at = self
            .target(id)
            .map_or(0.0, |target| AIMED_AT * target.attraction * (target.attraction / self.best.max(LITTLE)));
        block + aimed_at
    }

    /// Returns the cards of the pyramid with which the player sees that the opponent could win in the next turn.
    fn cards_to_save(&self) -> Saved {
        let race = Race::of(self.opponent);
        let mut saved = Saved::default();
        if self.sight == Sight::Whole && race.nearest() >= ALARM {
            for id in self.body.face_up_cards().filter(|id| may_have(self.opponent, id.card())) {
                // A privilege can bring the last lacking token.
                let short = shortage(self.opponent.price(id));
                if short <= self.opponent.privileges && race.with(id.card()).is_won() {
                    saved.0 |= 1 << id.row();
                }
            }
        }
        saved
    }

    /// Returns the value of the colour that a wild card is to copy: its points may win.
    fn worth_of_colour(&self, colour: Colour) -> f32 {
        f32::from(self.race.colours[colour.index()]) + 3.0 * self.wants[colour.index()]
    }

    fn worth_of_royal(&self, id: RoyalId) -> f32 {
        let royal = id.royal();
        let wins = Race { points: self.race.points + royal.points, ..self.race }.is_won();
        let effect = self.worth_of_effect(royal.ability);
        f32::from(royal.points) + effect + if wins { WIN } else { 0.0 }
    }

    /// Returns the value of a full board, less what the opponent gets for it.
    fn worth_of_replenishing(&self) -> f32 {
        let all = self.body.bag + self.body.board().gems(self.body.board().takeable());
        let all = all.without_gold();
        let each = self.worth_of_tokens(all) / f32::from(all.total().max(1));
        let room = f32::from(TOKENS_MAX.saturating_sub(self.player.tokens.total()));
        3.0_f32.min(room.max(1.0)) * each * CHOICE - self.worth_of_privilege(self.opponent)
    }

    /// Returns the value of a privilege's token, which is taken in addition to the turn's action, and may be the last
    /// that a card lacks.
    fn worth_of_using_privilege(&self, gem: Gem, most: f32) -> f32 {
        let completes = |target: &&Target| target.short == 1 && target.price.lacking.get(gem) > 0;
        let targets = self.targets.iter().map_while(Option::as_ref);
        let bought = targets
            .filter(completes)
            .map(|target| target.worth - f32::from(target.price.due.total()) * PAID + BUY_NOW)
            .fold(most, f32::max);
        let surplus = if self.player.tokens.total() >= TOKENS_MAX { SURPLUS } else { 0.0 };
        bought + self.worth_of_tokens(Gems::one(gem)) - surplus - PRIVILEGE
    }
}

/// Returns whether the opponent gets a privilege for these tokens (`duel K5`, `K6`).
pub(super) fn gives(gems: Gems) -> bool {
    gems.with_at_least(3) != 0 || gems.get(Gem::Pearl) == 2
}

/// Returns the spaces that would extend a line of one or two tokens by one.
fn extensions(line: Spaces) -> impl Iterator<Item = Space> {
    let mut spaces = line.iter();
    let place = |space: Space| (space.row() as i8, space.column() as i8);
    let first = spaces.next().map_or((0, 0), place);
    let second = spaces.next().map(place);
    let steps: &[(i8, i8)] = match (second, spaces.next()) {
        (None, _) => &[(0, 1), (1, 0), (1, 1), (1, -1), (0, -1), (-1, 0), (-1, -1), (-1, 1)],
        (Some(_), None) => &[(2, 2), (-1, -1)],
        (Some(_), Some(_)) => &[],
    };
    // A line of two is extended by its own step, at either end.
    let by = second.map_or((1, 1), |second| (second.0 - first.0, second.1 - first.1));
    steps.iter().filter_map(move |step| {
        let (row, column) = (first.0 + by.0 * step.0, first.1 + by.1 * step.1);
        Space::at(u8::try_from(row).ok()?, u8::try_from(column).ok()?)
    })
}

/// A set of cards, by row.
#[derive(Clone, Copy, Default)]
struct Saved(u128);

impl Saved {
    fn contains(self, id: CardId) -> bool {
        self.0 >> id.row() & 1 == 1
    }
}

/// The state while the legal actions are listed.
#[derive(Default)]
struct Considered {
    /// The card whose payments are being listed.
    bought: Option<CardId>,
    /// The highest value of an action that ends the plan's choice.
    most: f32,
    replenish: bool,
    /// A space for each kind of token that a privilege can take: its place matters little.
    privileges: [Option<Space>; 7],
}

impl Considered {
    fn privilege(&mut self, space: Space, body: &Body) {
        if let Some(gem) = body.board().get(space) {
            self.privileges[gem.index()] = Some(space);
        }
    }
}
