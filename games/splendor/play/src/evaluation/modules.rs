//! What the modules are worth to a player, in the units of the plan: how near each city is, and what the power of each
//! trading post brings. Of a game without modules none of this is asked.

use splendor::{Body, Card, CityId, Gems, Module, Player, PostId};

/// The value of bonuses towards a city, divided by what is missing plus one: it wins the game.
const CITY: f32 = 4.0;
/// How many missing points count as much as a missing bonus.
const POINTS_A_BONUS: f32 = 2.0;
/// The value of each post's power at the start of the game, where it is no points.
const TOKEN: f32 = 2.2;
const THIRD: f32 = 1.2;
const GOLD: f32 = 1.6;
/// The share of a post's value that a bonus towards it is worth, divided by what is missing plus one.
const TOWARDS: f32 = 0.9;

/// A player's points and bonuses as they would be.
#[derive(Clone, Copy)]
pub(super) struct Ahead {
    pub points: u8,
    pub bonuses: Gems,
    nobles: u8,
    shields: u8,
}

impl Ahead {
    /// Those after a purchase, with the points of a noble that comes with it.
    pub(super) fn after(player: &Player, card: &Card, noble: Option<u8>) -> Ahead {
        Ahead {
            points: player.points + card.points + noble.unwrap_or(0),
            bonuses: player.bonuses + Gems::one(card.bonus.gem()),
            nobles: player.nobles().count() as u8 + u8::from(noble.is_some()),
            shields: player.shields().count() as u8,
        }
    }

    fn meets(&self, post: PostId) -> bool {
        self.bonuses.covers(post.post().needs) && self.nobles >= post.post().nobles
    }

    fn meets_city(&self, city: CityId) -> bool {
        city.city().lacking(self.points, self.bonuses).is_none()
    }
}

/// How much is missing for a city, counted in bonuses.
fn missing(body: &Body, player: &Player) -> impl Iterator<Item = (CityId, f32, Gems)> + use<> {
    let (points, bonuses) = (player.points, player.bonuses);
    body.cities().collect::<Vec<_>>().into_iter().map(move |city| {
        let gap = city.city().lacking(points, bonuses);
        let of_bonuses = f32::from(gap.bonuses.total() + gap.same);
        (city, of_bonuses + f32::from(gap.points) / POINTS_A_BONUS, gap.bonuses)
    })
}

/// The share of the way to the nearest city that is left, from 1 at the start to 0 where somebody is there.
pub(super) fn horizon(body: &Body) -> f32 {
    let nearest = |player: &Player| missing(body, player).map(|(_, missing, _)| missing).fold(16.0, f32::min);
    let least = body.seats().map(nearest).fold(16.0, f32::min);
    if body.last_round() { 0.0 } else { least / 16.0 }
}

/// The additional value of a bonus of each colour, towards cities and posts.
pub(super) fn demand(body: &Body, player: &Player, horizon: f32) -> [f32; 8] {
    let mut demand = [0.0; 8];
    let mut add = |missing: Gems, weight: f32| {
        for (demand, missing) in demand.iter_mut().zip(missing.word().to_le_bytes()) {
            *demand += f32::from(missing.min(1)) * weight;
        }
    };
    for (city, left, mut colours) in missing(body, player) {
        let city = city.city();
        if city.lacking(0, player.bonuses).same > 0 {
            // The colour of which there is most already is the one to go on with.
            let most = splendor::Colour::ALL
                .into_iter()
                .filter(|&colour| city.needs.of(colour) == 0)
                .max_by_key(|&colour| player.bonuses.of(colour));
            colours = most.map_or(colours, |colour| colours + Gems::one(colour.gem()));
        }
        // The nearest city counts far more than the others: only one is needed.
        add(colours, CITY / ((1.0 + left) * (1.0 + left).sqrt()));
    }
    if body.modules().has(Module::Posts) {
        for post in PostId::all().filter(|&post| !player.has_post(post) && reachable(body, post)) {
            let missing = post.post().needs.less(player.bonuses);
            let value = worth_of_post(post, player.shields().count() as u8, horizon) * TOWARDS;
            add(missing, value / (1.0 + f32::from(missing.total())));
        }
    }
    demand
}

/// The fourth post cannot be met with cities (`cities 101a`).
fn reachable(body: &Body, post: PostId) -> bool {
    post.post().nobles == 0 || !body.modules().has(Module::Cities)
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

/// The shields that a purchase brings: what their powers are worth, and their points.
pub(super) fn shields(body: &Body, player: &Player, ahead: Ahead, horizon: f32) -> (f32, u8) {
    let (mut worth, mut points) = (0.0, 0);
    if !body.modules().has(Module::Posts) {
        return (worth, points);
    }
    let (mut each, mut shields) = (player.has_post(PostId::EACH), ahead.shields);
    for post in PostId::all().filter(|&post| !player.has_post(post) && ahead.meets(post)) {
        worth += worth_of_post(post, shields, horizon);
        shields += 1;
        points += if post == PostId::FIVE { 5 } else { 0 };
        if post == PostId::EACH {
            each = true;
            points += shields;
        } else if each {
            points += 1;
        }
    }
    (worth, points)
}

/// Whether a purchase brings a city, and with it the game; none if it brings no city. It loses the game where somebody
/// else has a city, or takes one in this round, with more points.
pub(super) fn wins_city(body: &Body, ahead: Ahead) -> Option<bool> {
    let city = body.cities().find(|&city| ahead.meets_city(city))?;
    let me = body.turn().index();
    let beaten = body.seats().enumerate().filter(|&(seat, _)| seat != me).any(|(seat, player)| {
        let (points, bonuses) = (player.points, player.bonuses);
        let takes = |other: CityId| other != city && other.city().lacking(points, bonuses).is_none();
        let owns = player.city().is_some() || (seat > me && body.cities().any(takes));
        owns && points > ahead.points
    });
    Some(!beaten)
}
