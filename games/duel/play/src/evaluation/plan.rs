//! What a sensible player would do, in numbers: one unit is about one prestige point. What is looked at is a matter
//! of judgement; the numbers were varied as long as players who followed others won against those who followed
//! these (`docs/bots.md`).

use duel::{
    Ability, Action, Body, Bonus, Card, CardId, Colour, Duel, Gem, Gems, HAND_MAX, Kind, PRIVILEGES, Player,
    Price, Reserved, RoyalId, Space, Spaces, TOKENS_MAX,
};
use kernel::{Game, Seat};

use super::race::{Race, brings_royal};

/// What a crown is worth by itself...
const CROWN: f32 = 1.8;
/// ...and the royal card that it brings.
const ROYAL: f32 = 1.1;
/// What a point is worth besides, on a card of a colour of which there are as many as win; less of them, less.
const COLOUR_POINT: f32 = 0.7;
/// What more the last step of a victory's way is worth than its first.
const NEARER: f32 = 0.27;
/// What any bonus is worth at the start of the game, whatever its colour.
const BONUS: f32 = 1.0;
/// What it brings for each point on a card that all that is due for the card becomes cheaper by one...
const CHEAPER: f32 = 0.12;
/// ...and how many points a card without any counts for then.
const POINTLESS: f32 = 1.7;
/// What one more turn is worth.
const TURN: f32 = 2.1;
/// What a privilege is worth, and as much to the opponent.
const PRIVILEGE: f32 = 0.42;
/// What a token is worth that is stolen; the opponent lacks it.
const STOLEN: f32 = 1.4;
/// What a token of the card's own colour is worth.
const SAME: f32 = 0.47;
/// The most tokens of a kind that are wanted for one card at a time.
const WANTED_MAX: f32 = 2.1;
/// How many tokens a turn of collecting brings towards a target, on the average.
const TOKENS_A_TURN: f32 = 2.2;

/// What a bought card loses for each token it takes, which could have paid for another one...
const PAID: f32 = 0.32;
/// ...for each pearl, of which there are two...
const PAID_PEARL: f32 = 0.14;
/// ...and for each gold, which could have paid for any.
const PAID_GOLD: f32 = 0.3;
/// What buying has over collecting: a purchase takes no turns any more.
const BUY_NOW: f32 = 0.42;
/// What a purchase has over everything else that wins.
const WIN: f32 = 20.0;
/// What it has to take away the card with which the opponent would win.
const BLOCK: f32 = 8.0;
/// How far the opponent must be on one way before it is looked at whether they could win at once.
const ALARM: f32 = 0.5;

/// What one token of the only kind that is wanted brings...
const TOKEN: f32 = 3.4;
/// ...and what any token brings: it may be wanted later, and the opponent cannot have it.
const ANY_TOKEN: f32 = 0.08;
/// What a pearl brings besides: there are two.
const PEARL: f32 = 0.28;
/// What a gold brings, which is always wanted.
const GOLD: f32 = 0.5;
/// What it costs to come by a token that has to be discarded.
const SURPLUS: f32 = 0.7;
/// How much of what as many average tokens are worth a line brings that is chosen on a full board.
const CHOICE: f32 = 0.76;

/// What it costs to reserve a card: the turn, and a place in the hand.
const RESERVE: f32 = 0.22;
/// How much less it costs to reserve a known card, in parts of its attraction if it is the best target...
const AIMED_AT: f32 = 0.42;
/// ...and what every card costs that is already in hand.
const CROWDED: f32 = 0.084;

/// Instead of nothing, where something is divided by it.
const LITTLE: f32 = 0.01;

/// The most cards within a player's reach: the pyramid and the hand.
const REACH_MAX: usize = 12 + HAND_MAX;
/// No card asks for more tokens than this, and nobody is short of more.
const TOKENS_DUE_MAX: usize = 12;

/// A number for each kind of token, in order, and fillers: eight numbers are worked on as fast as seven.
type Lanes = [f32; 8];

/// How much of a card's worth is left where so many tokens are still lacking: what takes longer is worth less,
/// and less sure.
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

/// How many tokens are still to be collected for a card of this price.
pub(super) const fn shortage(price: Price) -> u8 {
    price.lacking.total().saturating_sub(price.gold)
}

/// The cards within a player's reach: those of the pyramid, then those in hand.
pub(super) fn reach<'a>(body: &'a Body, player: &'a Player) -> impl Iterator<Item = CardId> + 'a {
    body.face_up_cards().chain(player.hand().filter_map(Reserved::card))
}

/// Whether the player may buy the card at all, given the tokens (`duel E4`).
pub(super) fn may_have(player: &Player, card: &Card) -> bool {
    card.bonus != Bonus::Wild || player.colours() != 0
}

/// A card within reach.
#[derive(Clone, Copy)]
struct Target {
    id: CardId,
    card: &'static Card,
    price: Price,
    /// How many tokens are still to be collected.
    short: u8,
    /// What owning it brings.
    worth: f32,
    /// The same in view of how long it takes.
    attraction: f32,
    /// Whether the game is won with it.
    wins: bool,
}

/// What the player to act wants.
pub(super) struct Plan<'a> {
    body: &'a Body,
    player: &'a Player,
    opponent: &'a Player,
    race: Race,
    /// From 1 at the start to 0 when somebody wins: so much a bonus can still bring.
    horizon: f32,
    targets: [Option<Target>; REACH_MAX],
    /// How much one more token of each kind brings, compared with the others.
    wants: Lanes,
    /// The best target's attraction.
    best: f32,
}

impl<'a> Plan<'a> {
    pub(super) fn of(game: &'a Duel) -> Plan<'a> {
        let body = game.body();
        let player = body.seat(body.turn());
        let opponent = body.seat(Seat(body.turn().0 ^ 1));
        let race = Race::of(player);
        let horizon = 1.0 - race.nearest().max(Race::of(opponent).nearest());
        let targets = [None; REACH_MAX];
        let mut plan = Plan { body, player, opponent, race, horizon, targets, wants: [0.0; 8], best: 0.0 };
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
            // The last token lacking is worth as much as the first: both are needed. Where very many are, not all
            // of them are wanted now.
            for (want, lacking) in self.wants.iter_mut().zip(lanes(target.price.lacking)) {
                *want += weight * lacking.min(WANTED_MAX);
            }
        }
        let scale = 1.0 / self.wants.iter().sum::<f32>().max(LITTLE);
        self.wants = self.wants.map(|want| want * scale);
    }

    /// How much a further bonus of each colour would lower what is in reach.
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

    /// What a card brings its owner: what counts towards a victory, more the nearer that is; the bonus; the effect.
    fn worth_of_owning(&self, card: &Card, demand: &Lanes) -> f32 {
        let [points, crowns, _] = self.race.parts();
        let counts = f32::from(card.points) * (1.0 + NEARER * points)
            + f32::from(card.crowns) * CROWN * (1.0 + NEARER * crowns);
        let royal = if brings_royal(self.race.crowns, self.race.crowns + card.crowns) { ROYAL } else { 0.0 };
        let colour = match card.bonus {
            Bonus::None => None,
            Bonus::Of(colour) => Some(colour.index()),
            Bonus::Wild => self.best_column(demand),
        };
        let (of_colour, bonus) = colour.map_or((0.0, 0.0), |colour| {
            let has = f32::from(self.race.colours[colour]) + f32::from(card.points);
            let points = f32::from(card.points) * COLOUR_POINT * (has / 10.0).min(1.0);
            (points, f32::from(card.bonus_count) * (BONUS + demand[colour]))
        });
        counts + royal + of_colour + self.horizon * bonus + self.worth_of_effect(card.ability)
    }

    /// The colour that a card which copies one should have: that with the most points, then the one most wanted.
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

    /// What a privilege is worth that comes to a player: the other may lose it.
    fn worth_of_privilege(&self, to: &Player) -> f32 {
        match (to.privileges, self.body.supply()) {
            (PRIVILEGES, _) => 0.0,
            (_, 0) => 2.0 * PRIVILEGE,
            _ => PRIVILEGE,
        }
    }

    fn target(&self, id: CardId) -> Option<&Target> {
        self.targets.iter().map_while(Option::as_ref).find(|target| target.id == id)
    }

    /// Calls `each` with every action worth a thought and how much it brings.
    pub(super) fn consider(&self, game: &Duel, mut each: impl FnMut(Action, f32)) {
        let saved = self.cards_to_save();
        let unseen = self.worth_of_reserving();
        let mut considered = Considered::default();
        let gold = self.body.board().gold().iter().next();
        game.legal_actions(|action| {
            let score = match action {
                // Weighed when it is known what else there is to do.
                Action::UsePrivilege(space) => return considered.privilege(space, self.body),
                Action::Replenish => return considered.replenish = true,
                Action::Take(spaces) => match self.worth_of_taking(spaces) {
                    Some(worth) => worth,
                    None => return,
                },
                // Which gold comes matters little: the first stands for all.
                Action::Reserve { gold: other, .. } | Action::ReserveTop { gold: other, .. }
                    if Some(other) != gold =>
                {
                    return;
                }
                Action::Reserve { card, .. } => unseen + self.worth_of_keeping(card, &saved),
                Action::ReserveTop { .. } => unseen,
                // Of a card's payments the first spends the least gold; the others are hardly ever better.
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
        // Whoever can win does so, and begins nothing else before.
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

    /// Nothing for a line that could be longer at no cost: what is not needed the opponent cannot have.
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

    /// How much tokens bring towards the targets.
    fn worth_of_tokens(&self, gems: Gems) -> f32 {
        let counts = lanes(gems);
        let wanted: f32 = self.wants.iter().zip(counts).map(|(want, count)| want * count).sum();
        wanted * TOKEN
            + f32::from(gems.total()) * ANY_TOKEN
            + counts[Gem::Pearl.index()] * PEARL
            + counts[Gem::Gold.index()] * GOLD
    }

    /// What any reservation brings: the gold, for a place in the hand.
    fn worth_of_reserving(&self) -> f32 {
        let full = if self.player.tokens.total() >= TOKENS_MAX { SURPLUS } else { 0.0 };
        GOLD - full - RESERVE - CROWDED * f32::from(self.player.hand_size())
    }

    /// What it brings more to reserve this card of the pyramid: the opponent cannot buy it.
    fn worth_of_keeping(&self, id: CardId, saved: &Saved) -> f32 {
        let block = if saved.contains(id) { BLOCK } else { 0.0 };
        let aimed_at = self
            .target(id)
            .map_or(0.0, |target| AIMED_AT * target.attraction * (target.attraction / self.best.max(LITTLE)));
        block + aimed_at
    }

    /// The cards of the pyramid with which the opponent could win in the next turn.
    fn cards_to_save(&self) -> Saved {
        let race = Race::of(self.opponent);
        let mut saved = Saved::default();
        if race.nearest() >= ALARM {
            for id in self.body.face_up_cards().filter(|id| may_have(self.opponent, id.card())) {
                // A privilege brings what is lacking to the last.
                let short = shortage(self.opponent.price(id));
                if short <= self.opponent.privileges && race.with(id.card()).is_won() {
                    saved.0 |= 1 << id.row();
                }
            }
        }
        saved
    }

    /// What the colour is worth that a card shall copy: its points may be those that win.
    fn worth_of_colour(&self, colour: Colour) -> f32 {
        f32::from(self.race.colours[colour.index()]) + 3.0 * self.wants[colour.index()]
    }

    fn worth_of_royal(&self, id: RoyalId) -> f32 {
        let royal = id.royal();
        let wins = Race { points: self.race.points + royal.points, ..self.race }.is_won();
        let effect = self.worth_of_effect(royal.ability);
        f32::from(royal.points) + effect + if wins { WIN } else { 0.0 }
    }

    /// What comes of a full board, less what the opponent gets for it.
    fn worth_of_replenishing(&self) -> f32 {
        let all = self.body.bag + self.body.board().gems(self.body.board().takeable());
        let all = all.without_gold();
        let each = self.worth_of_tokens(all) / f32::from(all.total().max(1));
        let room = f32::from(TOKENS_MAX.saturating_sub(self.player.tokens.total()));
        3.0_f32.min(room.max(1.0)) * each * CHOICE - self.worth_of_privilege(self.opponent)
    }

    /// A privilege's token comes besides whatever else is done, and may be the last that a card lacks.
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

/// Whether the opponent gets a privilege for these tokens (`duel K5`, `K6`).
fn gives(gems: Gems) -> bool {
    gems.with_at_least(3) != 0 || gems.get(Gem::Pearl) == 2
}

/// The spaces that would make a line of one or two tokens longer by one.
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
    // Of two, on by the step from one to the other, to either side.
    let by = second.map_or((1, 1), |second| (second.0 - first.0, second.1 - first.1));
    steps.iter().filter_map(move |step| {
        let (row, column) = (first.0 + by.0 * step.0, first.1 + by.1 * step.1);
        Space::at(u8::try_from(row).ok()?, u8::try_from(column).ok()?)
    })
}

/// Some cards, by row.
#[derive(Clone, Copy, Default)]
struct Saved(u128);

impl Saved {
    fn contains(self, id: CardId) -> bool {
        self.0 >> id.row() & 1 == 1
    }
}

/// What was seen among the legal actions.
#[derive(Default)]
struct Considered {
    /// The card whose payments are being listed.
    bought: Option<CardId>,
    /// The most that an action brings that ends the choice.
    most: f32,
    replenish: bool,
    /// A space for each kind of token that a privilege can take: where it lies matters little.
    privileges: [Option<Space>; 7],
}

impl Considered {
    fn privilege(&mut self, space: Space, body: &Body) {
        if let Some(gem) = body.board().get(space) {
            self.privileges[gem.index()] = Some(space);
        }
    }
}
