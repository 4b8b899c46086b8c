//! The cards within a player's reach, and what the player can make of each.

use duel::{
    Ability, Body, Bonus, COLOUR_POINTS_TO_WIN, CROWNS_TO_WIN, Card, CardId, Colour, Gem, Gems, HAND_MAX,
    POINTS_TO_WIN, Player, Price,
};
use kernel::Seat;

use super::haul::Haul;
use crate::evaluation::plan::{PATIENCE, REACH_MAX, may_have, reach, shortage};
use crate::evaluation::race::{Race, brings_royal};

/// The royal cards that are left.
struct Royals {
    /// The most points on one of them.
    points: u8,
    /// The points on the one that lets its owner play again, if it is left.
    again: Option<u8>,
}

impl Royals {
    fn of(body: &Body) -> Royals {
        let mut royals = Royals { points: 0, again: None };
        for royal in body.royals().map(|id| id.royal()) {
            royals.points = royals.points.max(royal.points);
            if royal.ability == Some(Ability::PlayAgain) {
                royals.again = Some(royal.points);
            }
        }
        royals
    }
}

/// A player with the means to buy.
pub(super) struct Owner<'a> {
    pub player: &'a Player,
    /// Whether it is the player's turn.
    pub is_to_act: bool,
    /// Whether the player could take gold and reserve a card.
    pub can_reserve: bool,
    /// The number of privileges that the player can use in a turn.
    privileges: u8,
    royals: Royals,
    /// The progress without a further card, on each way and on all.
    race: Race,
    progress: u16,
    /// The number of cards within reach that have each kind in their price.
    demand: Gems,
}

/// A card that the viewer knows, within a player's reach.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    pub id: CardId,
    pub card: &'static Card,
    pub price: Price,
    /// Whether the player may buy the card at all, given the tokens.
    pub is_permitted: bool,
    /// The number of tokens that are missing.
    pub short: u8,
    /// Whether the player can buy the card in one turn, with what is held and what privileges bring.
    pub is_payable: bool,
    /// The number of tokens that are missing after one turn of taking tokens.
    pub short_later: u8,
    /// The colour in which the card counts.
    pub column: Option<Colour>,
    /// The progress with the card.
    pub race: Race,
    pub is_first_of_colour: bool,
    pub brings_royal: bool,
    pub wins: bool,
    /// The gain in progress, in fortieths of a whole way.
    pub gain: u8,
    /// The gain by patience: the share that is left in view of what the card still takes.
    pub patient_gain: u8,
    /// The number of other cards within reach that its bonus makes cheaper.
    pub cheaper: u8,
}

impl Prospect {
    /// Returns whether the player can buy the card after one turn of taking tokens.
    pub fn is_payable_later(&self) -> bool {
        self.is_permitted && self.short_later == 0
    }
}

impl Owner<'_> {
    fn prospect(&self, id: CardId, haul: &Haul) -> Prospect {
        let (player, card) = (self.player, id.card());
        let price = player.price(id);
        let short = shortage(price);
        let is_permitted = may_have(player, card);
        let column = column(player, card, self.demand);
        let brings_royal = brings_royal(player.crowns, player.crowns + card.crowns);
        let race = self.with(player, card);
        let gain = progress(&race) - self.progress;
        Prospect {
            id,
            card,
            price,
            is_permitted,
            short,
            is_payable: is_permitted && short <= haul.by_privileges(&price, self.privileges),
            short_later: haul.short_after(&price, self.privileges, self.can_reserve),
            column,
            race,
            is_first_of_colour: column.is_some_and(|colour| player.bonuses.of(colour) == 0),
            brings_royal,
            wins: is_permitted && race.is_won(),
            gain: (gain / 10) as u8,
            patient_gain: if is_permitted {
                (f32::from(gain) / 10.0 * PATIENCE[usize::from(short)]) as u8
            } else {
                0
            },
            cheaper: column.map_or(0, |colour| self.demand.of(colour) - u8::from(price.due.of(colour) > 0)),
        }
    }

    /// Returns whether one of the cards that can be paid for with what is held lets the player play again, and win with
    /// another.
    fn wins_by_playing_again(&self, prospects: &[Prospect]) -> bool {
        let mut payable = prospects.iter().filter(|first| first.is_permitted && first.short == 0);
        payable.any(|first| {
            let royal = if first.brings_royal { self.royals.again } else { None };
            if first.card.ability != Some(Ability::PlayAgain) && royal.is_none() {
                return false;
            }
            let mut after = laid_down(self.player, first.card, first.column);
            after.points += royal.unwrap_or(0);
            let gold = Gems::NONE.plus_n(Gem::Gold, first.price.gold_least());
            after.tokens = after.tokens.less(first.price.due + gold);
            prospects.iter().any(|second| second.id != first.id && self.wins_with(&after, second.id))
        })
    }

    /// Returns whether two cards that can each be bought after one turn of taking tokens win together.
    fn wins_with_two(&self, prospects: &[Prospect]) -> bool {
        let later = || prospects.iter().enumerate().filter(|(_, card)| card.is_payable_later());
        // Few positions are so near to the end that it is worth looking at every pair.
        let most = |part: fn(&Card) -> u8| later().map(|(_, own)| part(own.card)).max().unwrap_or(0);
        let (points, crowns) = (2 * most(|card| card.points), 2 * most(|card| card.crowns));
        let at_best = Race {
            points: self.race.points + points + 2 * self.royals.points,
            crowns: self.race.crowns + crowns,
            colours: self.race.colours.map(|of_colour| of_colour + points),
        };
        at_best.is_won()
            && later().any(|(place, first)| {
                let mut with_first = laid_down(self.player, first.card, first.column);
                with_first.points += if first.brings_royal { self.royals.points } else { 0 };
                later()
                    .take_while(|(other, _)| *other < place)
                    .any(|(_, second)| self.with(&with_first, second.card).is_won())
            })
    }

    /// Returns whether a player in this state can pay for a card and wins with it.
    fn wins_with(&self, player: &Player, id: CardId) -> bool {
        let card = id.card();
        may_have(player, card) && player.price(id).is_payable() && self.with(player, card).is_won()
    }

    /// Returns the progress of a player in this state with one more card, and the best royal card for its crowns.
    fn with(&self, player: &Player, card: &Card) -> Race {
        let mut after = laid_down(player, card, column(player, card, self.demand));
        after.points += if brings_royal(player.crowns, after.crowns) { self.royals.points } else { 0 };
        Race::of(&after)
    }
}

/// The cards within a player's reach that the viewer knows.
pub(super) struct Reach<'a> {
    pub owner: Owner<'a>,
    /// Whether a card lets the player win with another one in the further turn that it brings.
    pub wins_by_playing_again: bool,
    /// Whether two cards that can each be bought after one turn of taking tokens win together.
    pub wins_with_two: bool,
    prospects: Vec<Prospect>,
    /// The number of cards in the pyramid, which come first.
    in_pyramid: usize,
}

impl<'a> Reach<'a> {
    pub fn of(body: &'a Body, seat: Seat, haul: &Haul) -> Reach<'a> {
        let player = body.seat(seat);
        let is_to_act = body.turn() == seat;
        let mut owner = Owner {
            player,
            is_to_act,
            can_reserve: haul.has_gold && usize::from(player.hand_size()) < HAND_MAX,
            privileges: if is_to_act && body.has_replenished() { 0 } else { player.privileges },
            royals: Royals::of(body),
            race: Race::of(player),
            progress: progress(&Race::of(player)),
            demand: Gems::NONE,
        };
        for id in reach(body, player) {
            owner.demand += Gems::one_each(player.price(id).due.with_at_least(1));
        }
        let mut prospects = Vec::with_capacity(REACH_MAX);
        prospects.extend(reach(body, player).map(|id| owner.prospect(id, haul)));
        let wins_by_playing_again = owner.wins_by_playing_again(&prospects);
        let wins_with_two = owner.wins_with_two(&prospects);
        Reach {
            owner,
            wins_by_playing_again,
            wins_with_two,
            prospects,
            in_pyramid: body.face_up_cards().count(),
        }
    }

    pub fn all(&self) -> &[Prospect] {
        &self.prospects
    }

    pub fn pyramid(&self) -> &[Prospect] {
        &self.prospects[..self.in_pyramid]
    }

    pub fn hand(&self) -> &[Prospect] {
        &self.prospects[self.in_pyramid..]
    }
}

/// Returns the colour in which a player would lay down a card: a card that copies a colour goes where the most points
/// are, then where the bonus is wanted most.
fn column(player: &Player, card: &Card, demand: Gems) -> Option<Colour> {
    match card.bonus {
        Bonus::Of(colour) => Some(colour),
        Bonus::Wild => Colour::ALL
            .into_iter()
            .filter(|&colour| player.bonuses.of(colour) > 0)
            .max_by_key(|&colour| (player.colour_points.of(colour), demand.of(colour))),
        Bonus::None => None,
    }
}

/// Returns the player with one more card, which costs nothing here and has no effect.
fn laid_down(player: &Player, card: &Card, column: Option<Colour>) -> Player {
    let mut after = *player;
    after.points += card.points;
    after.crowns += card.crowns;
    if let Some(colour) = column {
        after.bonuses = after.bonuses.plus_n(colour.gem(), card.bonus_count);
        after.colour_points = after.colour_points.plus_n(colour.gem(), card.points);
    }
    after
}

/// Returns the progress on all ways to victory in one number: the nearer a way is to its end, the more a step on it
/// counts. A whole way is 400.
fn progress(race: &Race) -> u16 {
    let most = race.colours.into_iter().max().unwrap_or(0);
    let part = |has: u8, wins: u8| {
        let part = u16::from(has.min(wins)) * (20 / u16::from(wins));
        part * part
    };
    part(race.points, POINTS_TO_WIN) + part(race.crowns, CROWNS_TO_WIN) + part(most, COLOUR_POINTS_TO_WIN)
}
