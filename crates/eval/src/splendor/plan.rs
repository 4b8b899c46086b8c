//! What a sensible player would do, in numbers: one unit is about one prestige point.

use kernel::Game;
use splendor::{
    Action, Body, Card, CardId, Colour, Gem, Gems, NOBLE_POINTS, POINTS_TO_END, Player, Reserved, Splendor,
    TOKENS_MAX,
};

/// What a point is worth against what a bonus is worth.
const POINT: f32 = 1.0;
/// What the general usefulness of any bonus is worth at the start of the game.
const BONUS: f32 = 0.55;
/// What half a noble's requirement in one colour brings.
const NOBLE: f32 = 1.1;
/// How many tokens a turn of collecting brings towards a target, on the average.
const TOKENS_A_TURN: f32 = 2.2;
/// How much more a gold is worth than a wanted gem.
const GOLD: f32 = 0.5;

/// What the player to act wants.
pub(super) struct Plan<'a> {
    body: &'a Body,
    player: &'a Player,
    /// From 1 at the start to 0 when somebody has the points to end: so much a bonus can still bring.
    horizon: f32,
    /// How much one more gem of each colour brings.
    wants: [f32; 5],
    /// The best target's attraction.
    best: f32,
}

impl<'a> Plan<'a> {
    pub(super) fn of(game: &'a Splendor) -> Plan<'a> {
        let body = game.body();
        let player = body.seat(body.turn());
        let most = body.seats().map(|player| player.points).max().unwrap_or(0).min(POINTS_TO_END);
        let horizon = 1.0 - f32::from(most) / f32::from(POINTS_TO_END);
        let mut plan = Plan { body, player, horizon, wants: [0.0; 5], best: 0.0 };
        plan.weigh_targets();
        plan
    }

    /// The cards within the player's reach.
    fn reach(&self) -> impl Iterator<Item = CardId> + use<'a> {
        let (body, player) = (self.body, self.player);
        let table =
            (0..3).flat_map(move |level| (0..4).filter_map(move |column| body.face_up(level, column)));
        table.chain(player.hand().filter_map(Reserved::card))
    }

    fn weigh_targets(&mut self) {
        let demand = self.demand();
        for id in self.reach() {
            let card = id.card();
            let price = self.player.price(id);
            let short = f32::from(price.gold_least().saturating_sub(price.gold));
            let attraction = self.worth(card, &demand) / (1.0 + short / TOKENS_A_TURN).powf(1.3);
            self.best = self.best.max(attraction);
            let weight = attraction * attraction;
            for colour in Colour::ALL {
                // The last gem lacking is worth as much as the first: both are needed.
                let lacking = f32::from(price.lacking.of(colour)).min(3.0);
                self.wants[colour.index()] += weight * lacking / (1.0 + short);
            }
        }
    }

    /// How much a further bonus of each colour would lower what is in reach and bring nobles nearer.
    fn demand(&self) -> [f32; 5] {
        let mut demand = [0.0; 5];
        for id in self.reach() {
            let card = id.card();
            let due = card.cost.less(self.player.bonuses);
            let total = f32::from(due.total());
            if total > 0.0 {
                for colour in Colour::ALL {
                    let share = f32::from(due.of(colour)) / total;
                    demand[colour.index()] += share * (0.25 + f32::from(card.points)) * 0.12;
                }
            }
        }
        for noble in self.body.nobles() {
            let missing = noble.needs().less(self.player.bonuses);
            let total = f32::from(missing.total());
            for colour in Colour::ALL {
                if missing.of(colour) > 0 {
                    demand[colour.index()] += NOBLE / (1.0 + total);
                }
            }
        }
        demand
    }

    /// What owning a card brings.
    fn worth(&self, card: &Card, demand: &[f32; 5]) -> f32 {
        let points = f32::from(card.points) * POINT;
        let nearer = f32::from(self.player.points) / f32::from(POINTS_TO_END);
        points * (1.0 + 0.5 * nearer) + self.horizon * (BONUS + demand[card.bonus.index()])
    }

    /// Calls `each` with every action worth a thought and how much it brings.
    pub(super) fn consider(&self, game: &Splendor, mut each: impl FnMut(Action, f32)) {
        let demand = self.demand();
        let mut bought = None;
        game.legal_actions(|action| match action {
            Action::Take(gems) => each(action, self.worth_of_taking(gems)),
            Action::Reserve(card) => each(action, self.worth_of_reserving(Some(card), &demand)),
            Action::ReserveTop(_) => each(action, self.worth_of_reserving(None, &demand)),
            // Of a card's payments the first spends the least gold; the others are hardly ever better.
            Action::Buy { card, .. } if bought == Some(card) => {}
            Action::Buy { card, .. } => {
                bought = Some(card);
                each(action, self.worth_of_buying(card, &demand));
            }
            Action::Return(gems) => each(action, -self.worth_of_tokens(gems)),
            Action::Receive(_) | Action::Pass => each(action, 0.0),
        });
    }

    fn worth_of_buying(&self, id: CardId, demand: &[f32; 5]) -> f32 {
        let card = id.card();
        let price = self.player.price(id);
        let paid = f32::from(price.due.total()) * 0.06 + f32::from(price.gold_least()) * 0.15;
        let noble = if self.brings_noble(card) { NOBLE_POINTS } else { 0 };
        let wins = self.player.points + card.points + noble >= POINTS_TO_END;
        // A purchase is worth a turn of collecting before it is worth anything.
        self.worth(card, demand) + f32::from(noble) - paid + 0.6 + if wins { 20.0 } else { 0.0 }
    }

    /// Whether the card's bonus completes what a noble on the table asks for.
    fn brings_noble(&self, card: &Card) -> bool {
        let after = self.player.bonuses + Gems::one(card.bonus.gem());
        self.body.nobles().any(|noble| after.covers(noble.needs()))
    }

    fn worth_of_taking(&self, gems: Gems) -> f32 {
        let after = self.player.tokens.total() + gems.total();
        let surplus = f32::from(after.saturating_sub(TOKENS_MAX));
        self.worth_of_tokens(gems) - 0.35 * surplus
    }

    /// How much tokens bring towards the targets, on a scale on which three wanted ones bring about a half.
    fn worth_of_tokens(&self, gems: Gems) -> f32 {
        let all: f32 = self.wants.iter().sum::<f32>().max(0.01);
        let wanted: f32 = Colour::ALL
            .into_iter()
            .map(|colour| {
                // A second one of a colour brings a little less.
                let n = f32::from(gems.of(colour));
                self.wants[colour.index()] / all * if n > 1.0 { n * 0.9 } else { n }
            })
            .sum();
        wanted * 0.9 + f32::from(gems.get(Gem::Gold)) * GOLD
    }

    fn worth_of_reserving(&self, card: Option<CardId>, demand: &[f32; 5]) -> f32 {
        let gold = if self.body.bank.gold() > 0 { GOLD } else { 0.0 };
        let full = if self.player.tokens.total() >= TOKENS_MAX { 0.4 } else { 0.0 };
        let Some(id) = card else { return gold - full - 0.45 };
        let card = id.card();
        let worth = self.worth(card, demand);
        let short = self.player.price(id).gold_least().saturating_sub(self.player.tokens.gold());
        // Worth keeping from others if somebody else could buy it soon.
        let me = self.body.turn();
        let threatened = (0..self.body.players()).map(kernel::Seat).filter(|&seat| seat != me).any(|seat| {
            let price = self.body.seat(seat).price(id);
            price.gold_least() <= price.gold
        });
        let keep = if threatened && card.points >= 2 { 0.15 * worth } else { 0.0 };
        let aim = worth / (1.0 + f32::from(short) / TOKENS_A_TURN).powf(1.3);
        gold - full - 0.4 + keep + 0.2 * aim * (aim / self.best.max(0.1))
            - 0.1 * f32::from(self.player.hand_size())
    }
}
