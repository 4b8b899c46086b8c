use kernel::Seat;
use splendor::{
    Body, Card, CardId, Colour, Gems, Module, NOBLE_POINTS, OrientKind, POINTS_TO_END, Player, PostId,
    Reserved,
};

use super::super::patience::shortage;
use super::{FAR, HAND, MARKET, Market, Offer, REACH_MAX, Row, colours, names};

/// The most gems that a card may lack to count as near.
pub(super) const NEAR: u8 = 3;
/// The most gems of another player that are told apart.
const OTHERS_MAX: u8 = 6;
/// The places of the modules.
const OF_MODULES: usize = 18;

/// Returns how many gems and gold a player lacks for a card.
pub(super) fn lacking(player: &Player, id: CardId) -> u8 {
    match id.card().orient {
        Some(OrientKind::DiscardTwo(_, colour)) if player.bonuses.of(colour) < 2 => FAR - 1,
        // `cities 55`: a satchel needs a bonus to copy.
        Some(OrientKind::Satchel | OrientKind::SatchelAndFreeCard) if player.bonuses.is_none() => FAR - 1,
        _ if player.double_golds() > 0 => shortage_with_double_gold(player, id),
        _ => shortage(player.price(id)),
    }
    .min(FAR - 1)
}

/// Returns how many gems and gold a player lacks who has cards of double gold. Each of their gold replaces one gem, and a
/// gold token up to two of one colour with post 3 (`cities 105`).
fn shortage_with_double_gold(player: &Player, id: CardId) -> u8 {
    let (price, golds) = (player.price(id), 2 * player.double_golds());
    let lacking = price.lacking.total();
    let left = if price.gold_for == 1 {
        lacking.saturating_sub(golds)
    } else {
        // A single gem of a colour takes a whole token, so these are replaced first.
        let single: u8 = colours(price.lacking).into_iter().map(|lacking| lacking % 2).sum();
        (lacking - single) / 2 + single
            - golds.min(single)
            - golds.saturating_sub(single).min(lacking - single) / 2
    };
    left.saturating_sub(price.gold)
}

/// The cards within a player's reach.
pub(super) struct Reach<'a> {
    body: &'a Body,
    seat: Seat,
    player: &'a Player,
    nobles: Nobles,
    cards: [Near; REACH_MAX],
    len: usize,
    /// For each colour, the number of cards within reach that need more of it than the player's bonuses.
    pub demand: [u8; 5],
}

/// The bonuses that lack for the nobles that a player may still receive.
#[derive(Default)]
struct Nobles {
    /// For each colour, how many nobles need more of it than the player has.
    needing: [u8; 5],
    /// For each colour, whether one more, or two more, bring a noble.
    one_lacks: [bool; 5],
    two_lack: [bool; 5],
}

impl Nobles {
    fn of(body: &Body, seat: Seat) -> Self {
        let bonuses = body.seat(seat).bonuses;
        let mut nobles = Nobles::default();
        for noble in body.nobles().chain(body.reserved_nobles(seat)) {
            let lacking = noble.needs().less(bonuses);
            for colour in Colour::ALL {
                let at = colour.index();
                let of = lacking.of(colour);
                nobles.needing[at] += u8::from(of > 0);
                nobles.one_lacks[at] |= of == 1 && lacking.total() == 1;
                nobles.two_lack[at] |= of == 2 && lacking.total() == 2;
            }
        }
        nobles
    }

    /// Returns whether a card's bonuses bring a noble.
    fn come_with(&self, card: &Card) -> bool {
        card.bonus.is_some_and(|colour| {
            let at = colour.index();
            self.one_lacks[at] || self.two_lack[at] && card.gives.of(colour) > 1
        })
    }
}

/// A card within reach.
#[derive(Clone, Copy)]
pub(super) struct Near {
    id: CardId,
    due: Gems,
    pub lacking: u8,
    pub points: u8,
    /// Whether it brings the points that end the game.
    pub ends: bool,
    noble: bool,
}

impl<'a> Reach<'a> {
    pub fn of(body: &'a Body, seat: Seat, market: &Market) -> Self {
        let player = body.seat(seat);
        let nobles = Nobles::of(body, seat);
        let first = CardId::all().next().expect("there are cards");
        let filler = Near { id: first, due: Gems::NONE, lacking: FAR, points: 0, ends: false, noble: false };
        let mut reach =
            Reach { body, seat, player, nobles, cards: [filler; REACH_MAX], len: 0, demand: [0; 5] };
        for offer in market.offers() {
            reach.add(offer.card, offer.lacking[seat.index()]);
        }
        for id in player.hand().filter_map(Reserved::card) {
            reach.add(id, lacking(player, id));
        }
        reach
    }

    fn add(&mut self, id: CardId, lacking: u8) {
        let card = id.card();
        let due = card.cost.less(self.player.bonuses);
        if lacking < FAR {
            for (demand, due) in self.demand.iter_mut().zip(colours(due)) {
                *demand += u8::from(due > 0);
            }
        }
        let noble = self.nobles.come_with(card);
        let mut after = *self.player;
        after.points += card.points + if noble { NOBLE_POINTS } else { 0 };
        for post in self.posts_met(card, noble) {
            after.put_shield(post);
        }
        let ends = after.points >= POINTS_TO_END;
        self.cards[self.len] = Near { id, due, lacking, points: card.points, ends, noble };
        self.len += 1;
    }

    /// Returns the cards whose print the viewer knows.
    pub fn cards(&self) -> &[Near] {
        &self.cards[..self.len]
    }

    /// Calls `each` with the zone of every card within reach, and the counts about it.
    pub fn each_piece(&self, market: &Market, mut each: impl FnMut(usize, &[u8])) {
        let (offered, held) = self.cards().split_at(market.offers().count());
        for (near, offer) in offered.iter().zip(market.offers()) {
            each(MARKET, &self.counts(near, Some(offer)));
        }
        for near in held {
            each(HAND, &self.counts(near, None));
        }
        for level in hidden(self.player) {
            let mut row = Row::<{ names::CARD.len() }>::new();
            row.add(by_level(level));
            row.add([1]);
            each(HAND, &row.counts);
        }
    }

    fn counts(&self, near: &Near, offer: Option<&Offer>) -> [u8; names::CARD.len()] {
        let (card, lacking) = (near.id.card(), near.lacking);
        let is = |flag: bool| u8::from(flag);
        let if_near = |most: u8| if lacking <= most { card.points } else { 0 };
        let mut row = Row::new();
        row.add(by_level(card.level));
        row.add([0, card.points]);
        row.add(Colour::ALL.map(|colour| is(card.bonus == Some(colour))));
        row.add(colours(near.due));
        row.add(colours(near.due.less(self.player.tokens)));
        row.add([near.due.total(), lacking.min(12)]);
        row.add([0, 1, 2, 3].map(|count| is(lacking == count)));
        row.add([
            if_near(0),
            if_near(NEAR),
            card.bonus.map_or(0, |colour| self.nobles.needing[colour.index()]),
            is(near.noble),
            is(near.ends),
        ]);
        row.add([is(near.ends && lacking == 0)]);
        row.add(match card.bonus {
            Some(colour) => [self.player.bonuses.of(colour), self.demand[colour.index()]],
            None => [0, 0],
        });
        row.add(offer.map_or([0; 4], |offer| self.of_others(card, offer)));
        if self.body.modules() == splendor::Modules::NONE {
            row.skip(OF_MODULES);
        } else {
            self.of_modules(&mut row, near, offer);
        }
        row.full()
    }

    /// Returns how near the other players are to a card of the market.
    fn of_others(&self, card: &Card, offer: &Offer) -> [u8; 4] {
        let players = self.body.players();
        let (mut least, mut payers) = (OTHERS_MAX, 0);
        for after in 1..players {
            let lacking = offer.lacking[usize::from((self.seat.0 + after) % players)];
            least = least.min(lacking);
            payers += u8::from(lacking == 0);
        }
        let next = offer.lacking[usize::from((self.seat.0 + 1) % players)] == 0;
        [least, payers, next.into(), if payers > 0 { card.points } else { 0 }]
    }

    fn of_modules<const N: usize>(&self, row: &mut Row<N>, near: &Near, offer: Option<&Offer>) {
        let card = near.id.card();
        let is = |flag: bool| u8::from(flag);
        row.add(match offer.and_then(|offer| offer.tower) {
            Some((owner, count)) if owner == self.seat => {
                [count, is(usize::from(count) == splendor::STRONGHOLDS), 0]
            }
            Some((_, count)) => [0, 0, count],
            None => [0; 3],
        });
        row.add(self.of_cities(near));
        row.add(self.of_posts(near));
        row.add(match card.orient {
            None => [0; 9],
            Some(kind) => {
                let discard = match kind {
                    OrientKind::DiscardTwo(_, colour) => [1, is(self.player.bonuses.of(colour) >= 2)],
                    _ => [0, 0],
                };
                [
                    is(kind == OrientKind::DoubleGold),
                    is(matches!(kind, OrientKind::Satchel | OrientKind::SatchelAndFreeCard)),
                    is(kind == OrientKind::SatchelAndFreeCard),
                    is(matches!(kind, OrientKind::FreeCard(_))),
                    is(matches!(kind, OrientKind::DoubleBonus(_))),
                    is(matches!(kind, OrientKind::ReserveNoble(_))),
                    discard[0],
                    discard[1],
                    is(card.bonus.is_none()),
                ]
            }
        });
    }

    /// Returns what a card does for the cities: how many need its bonus, whether it brings one, and its points where
    /// points lack.
    fn of_cities(&self, near: &Near) -> [u8; 4] {
        let (player, card) = (self.player, near.id.card());
        let noble = if near.noble { NOBLE_POINTS } else { 0 };
        let (mut needing, mut brings, mut nearest, mut points) = (0, false, u16::MAX, 0);
        for city in self.body.cities() {
            let before = city.city().lacking(player.points, player.bonuses);
            let after = city.city().lacking(player.points + card.points + noble, player.bonuses + card.gives);
            let length = 4 * u16::from(before.bonuses.total() + before.same) + u16::from(before.points);
            needing += u8::from(after.bonuses.total() + after.same < before.bonuses.total() + before.same);
            brings |= after.is_none();
            if length < nearest {
                (nearest, points) = (length, before.points - after.points);
            }
        }
        [needing, brings.into(), u8::from(brings && near.lacking == 0), points]
    }

    fn of_posts(&self, near: &Near) -> [u8; 2] {
        let (card, mut needing) = (near.id.card(), 0);
        if self.body.modules().has(Module::Posts) {
            let with = self.player.bonuses + card.gives;
            for post in PostId::all().filter(|&post| !self.player.has_post(post)) {
                let needs = post.post().needs;
                needing += u8::from(needs.less(with) != needs.less(self.player.bonuses));
            }
        }
        [needing, self.posts_met(card, near.noble).next().is_some().into()]
    }

    /// Returns the posts that get a shield at the end of the turn with a card, which may bring a noble before.
    fn posts_met(&self, card: &Card, noble: bool) -> impl Iterator<Item = PostId> + use<'a> {
        let (player, with) = (self.player, self.player.bonuses + card.gives);
        let nobles = player.nobles().count() as u8 + u8::from(noble);
        let posts = self.body.modules().has(Module::Posts).then(PostId::all).into_iter().flatten();
        posts.filter(move |&post| !player.has_post(post) && post.post().is_met(with, nobles))
    }
}

fn by_level(level: u8) -> [u8; 3] {
    [0, 1, 2].map(|other| u8::from(level == other))
}

/// Returns the cards of a hand that the viewer does not know, by their levels.
fn hidden(player: &Player) -> impl Iterator<Item = u8> + '_ {
    player.hand().filter(|reserved| reserved.card().is_none()).map(Reserved::level)
}
