//! The value of the modules to a player, in the units of the plan: how near each city is, and what the power of each
//! trading post brings. A game without modules calls none of this.

use splendor::{Body, Card, CityGap, CityId, Colour, Gems, Module, Player, PostId};

/// The value of a city whose requirements are met; missing bonuses reduce it.
const CITY: f32 = 3.7;
/// The number of missing points that count as much as a missing bonus.
const POINTS_A_BONUS: f32 = 3.6;
/// The share that the nearness of every city has in a card's value, and the additional one of the nearest.
const EVERY: f32 = 0.8;
const NEAREST: f32 = 0.6;
/// The number of missing bonuses at which a city is as far away as can be.
const WAY: f32 = 39.5;
/// The maximum number of cities on the table.
const LAID_OUT: usize = 3;
/// The worth of a card's points and of its bonus with cities, compared with the base game, where the points end it.
const POINTS: f32 = 0.13;
const BONUS: f32 = 0.95;
/// The value of each post's power at the start of the game, where it is no points.
const TOKEN: f32 = 9.2;
const THIRD: f32 = 1.9;
const GOLD: f32 = 1.3;
/// The share of a post's value that a bonus towards it is worth, divided by what is missing plus one.
const TOWARDS: f32 = 0.95;

/// The loss of a player by a purchase, beside tokens.
#[derive(Clone, Copy, Default)]
pub(super) struct Lost {
    pub points: u8,
    pub bonuses: Gems,
}

/// A player's points and bonuses as they would be.
#[derive(Clone, Copy)]
pub(super) struct Ahead {
    pub points: u8,
    pub bonuses: Gems,
    nobles: u8,
}

impl Ahead {
    /// Returns the points and bonuses after a purchase that takes discards, with the points of a noble that visits because
    /// of it.
    pub(super) fn after(player: &Player, card: &Card, lost: Lost, noble: Option<u8>) -> Ahead {
        Ahead {
            points: (player.points + card.points + noble.unwrap_or(0)).saturating_sub(lost.points),
            bonuses: (player.bonuses + card.gives).less(lost.bonuses),
            nobles: player.nobles().count() as u8 + u8::from(noble.is_some()),
        }
    }

    fn meets_city(&self, city: CityId) -> bool {
        city.city().is_met(self.points, self.bonuses)
    }
}

/// Returns how much is missing for a city, counted in bonuses.
pub(super) fn missing(city: CityId, points: u8, bonuses: Gems) -> f32 {
    length(city.city().lacking(points, bonuses))
}

fn length(gap: CityGap) -> f32 {
    f32::from(gap.bonuses.total() + gap.same) + f32::from(gap.points) / POINTS_A_BONUS
}

/// Returns how much is missing for the city that is nearest to any player; at most `most`.
fn nearest_of_all(body: &Body, most: f32) -> f32 {
    let nearest = |player: &Player| {
        body.cities().map(|city| missing(city, player.points, player.bonuses)).fold(most, f32::min)
    };
    body.seats().map(nearest).fold(most, f32::min)
}

/// Returns the share of the way to the nearest city that is left, from 1 at the start to 0 where somebody is there.
pub(super) fn horizon(body: &Body) -> f32 {
    if body.last_round() {
        return 0.0;
    }
    nearest_of_all(body, WAY) / WAY
}

/// The points and bonuses that a player lacks for one city, now and after a purchase of each colour.
#[derive(Clone, Copy)]
struct Way {
    points: u8,
    /// The bonuses missing now.
    now: u8,
    /// The bonuses missing after a card of each colour.
    then: [u8; Colour::ALL.len()],
    /// The nearness of the city now.
    near: f32,
}

impl Way {
    fn to(city: CityId, player: &Player) -> Way {
        let missing = |bonuses| {
            let gap = city.city().lacking(player.points, bonuses);
            (gap.points, gap.bonuses.total() + gap.same)
        };
        let (points, now) = missing(player.bonuses);
        let then = Colour::ALL.map(|colour| missing(player.bonuses + Gems::one(colour.gem())).1);
        Way { points, now, then, near: nearness(now, points) }
    }
}

/// Returns how much farther the cities are because of what a purchase takes.
pub(super) fn farther(body: &Body, with: Ahead, without: Ahead) -> f32 {
    let value = |ahead: Ahead| {
        let (mut every, mut nearest) = (0.0, 0.0f32);
        for city in body.cities() {
            let gap = city.city().lacking(ahead.points, ahead.bonuses);
            let near = nearness(gap.bonuses.total() + gap.same, gap.points);
            every += near;
            nearest = nearest.max(near);
        }
        EVERY * every + NEAREST * nearest
    };
    value(without) - value(with)
}

/// The nearness of the cities to a player at the start of a plan.
pub(super) struct Ways {
    cities: [Option<Way>; LAID_OUT],
    nearest: f32,
}

impl Ways {
    pub(super) fn of(body: &Body, player: &Player) -> Ways {
        let mut ways = Ways { cities: [None; LAID_OUT], nearest: 0.0 };
        for (way, city) in ways.cities.iter_mut().zip(body.cities()) {
            let way = way.insert(Way::to(city, player));
            ways.nearest = ways.nearest.max(way.near);
        }
        ways
    }

    /// Returns the value of a card with cities: what it is worth by itself, and how much nearer it brings the cities.
    pub(super) fn worth(&self, card: &Card, points: f32, bonus: f32) -> f32 {
        let (mut gain, mut nearest) = (0.0, 0.0f32);
        for way in self.cities.iter().map_while(Option::as_ref) {
            let then = card.bonus.map_or(way.now, |colour| way.then[colour.index()]);
            let new = nearness(then, way.points.saturating_sub(card.points));
            gain += new - way.near;
            nearest = nearest.max(new);
        }
        POINTS * points + BONUS * bonus + EVERY * gain + NEAREST * (nearest - self.nearest)
    }
}

/// Returns how near a city is when this many bonuses and points are missing. Nearness falls off fast: only one city is
/// needed.
fn nearness(bonuses: u8, points: u8) -> f32 {
    NEARNESS[usize::from(bonuses)][usize::from(points)]
}

/// The sizes of the table: one more than can be missing for a city, since none requires more than 20 bonuses or points.
const BONUSES_MISSING: usize = 21;
const POINTS_MISSING: usize = 21;

/// The results of [`nearness`], computed at compile time, since a plan needs them for every card and every city.
static NEARNESS: [[f32; POINTS_MISSING]; BONUSES_MISSING] = {
    let mut table = [[0.0; POINTS_MISSING]; BONUSES_MISSING];
    let mut bonuses = 0;
    while bonuses < BONUSES_MISSING {
        let mut points = 0;
        while points < POINTS_MISSING {
            let left = 1.0 + bonuses as f32 + points as f32 / POINTS_A_BONUS;
            table[bonuses][points] = CITY / (left * left * left * square_root(left));
            points += 1;
        }
        bonuses += 1;
    }
    table
};

/// Returns the square root of a number of at least 1, which the standard library does not compute in constant
/// evaluation.
const fn square_root(of: f32) -> f32 {
    let mut root = of;
    let mut step = 0;
    while step < 20 {
        root = (root + of / root) / 2.0;
        step += 1;
    }
    root
}

/// Returns the additional value of a bonus of each colour, towards posts.
pub(super) fn demand(body: &Body, player: &Player, horizon: f32) -> [f32; 8] {
    let mut demand = [0.0; 8];
    let mut add = |missing: Gems, weight: f32| {
        for (demand, missing) in demand.iter_mut().zip(missing.word().to_le_bytes()) {
            *demand += f32::from(missing.min(1)) * weight;
        }
    };
    if body.modules().has(Module::Posts) {
        for post in PostId::all().filter(|&post| !player.has_post(post) && !post.is_closed(body.modules())) {
            let missing = post.post().needs.less(player.bonuses);
            let value = worth_of_post(post, player.shields().count() as u8, horizon) * TOWARDS;
            add(missing, value / (1.0 + f32::from(missing.total())));
        }
    }
    demand
}

fn worth_of_post(post: PostId, shields: u8, horizon: f32) -> f32 {
    match post {
        PostId::TOKEN => TOKEN * horizon,
        PostId::THIRD => THIRD * horizon,
        PostId::GOLD => GOLD * horizon,
        PostId::FIVE => 5.0,
        _ => f32::from(shields) + 1.0 + horizon,
    }
}

/// Returns the shields that a purchase brings: what their powers are worth, and their points.
pub(super) fn shields(body: &Body, player: &Player, ahead: Ahead, horizon: f32) -> (f32, u8) {
    let (mut worth, mut points) = (0.0, 0);
    if !body.modules().has(Module::Posts) {
        return (worth, points);
    }
    let mut with = *player;
    for post in PostId::all().filter(|post| post.post().is_met(ahead.bonuses, ahead.nobles)) {
        if !player.has_post(post) {
            worth += worth_of_post(post, with.shields().count() as u8, horizon);
            points += with.put_shield(post);
        }
    }
    (worth, points)
}

/// Returns whether a purchase that brings a city wins the game; none if it brings no city. It loses the game where
/// somebody else has a city, or takes one in this round, with more points.
pub(super) fn wins_city(body: &Body, ahead: Ahead) -> Option<bool> {
    let city = body.cities().find(|&city| ahead.meets_city(city))?;
    let me = body.turn().index();
    let beaten = body.seats().enumerate().filter(|&(seat, _)| seat != me).any(|(seat, player)| {
        let (points, bonuses) = (player.points, player.bonuses);
        let takes = |other: CityId| other != city && other.city().is_met(points, bonuses);
        let owns = player.city().is_some() || (seat > me && body.cities().any(takes));
        owns && points > ahead.points
    });
    Some(!beaten)
}

// --- the judgement of a position at sight ------------------------------------------------------------------------

/// The number of features of a player that only modules have.
pub(super) const OF_MODULES: usize = 10;
/// The number of missing bonuses that make the whole way to a city, as [`missing`] counts them.
const WHOLE_WAY: f32 = 15.0;
/// The index of the shields among these features; the first post has the number 1.
const SHIELDS: usize = 3;

/// Returns how near the end of the game is with cities, from 0 to 1.
pub(super) fn lateness(body: &Body) -> f32 {
    if body.last_round() { 1.0 } else { 1.0 - nearest_of_all(body, WHOLE_WAY) / WHOLE_WAY }
}

/// Returns the features of a player that only modules have: zeros in the base game.
pub(super) fn counted(body: &Body, player: &Player) -> [f32; OF_MODULES] {
    let mut counted = [0.0; OF_MODULES];
    if body.modules().has(Module::Cities) {
        counted[0] = f32::from(u8::from(player.city().is_some()));
        let gaps = body.cities().map(|city| city.city().lacking(player.points, player.bonuses));
        if let Some(gap) = gaps.min_by(|one, other| length(*one).total_cmp(&length(*other))) {
            counted[1] = f32::from(gap.bonuses.total() + gap.same);
            counted[2] = f32::from(gap.points);
            counted[3] = length(gap) * length(gap) / 8.0;
        }
    }
    if body.modules().has(Module::Posts) {
        for post in PostId::all() {
            if player.has_post(post) {
                counted[SHIELDS + usize::from(post.row())] = 1.0;
            } else if !post.is_closed(body.modules()) {
                let nobles = post.post().nobles.saturating_sub(player.nobles().count() as u8);
                let missing = post.post().needs.less(player.bonuses).total() + nobles;
                counted[OF_MODULES - 1] += 1.0 / (1.0 + f32::from(missing));
            }
        }
    }
    counted
}
