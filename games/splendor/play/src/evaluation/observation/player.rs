use kernel::Seat;
use splendor::{Body, HAND_MAX, Module, POINTS_TO_END, Player, PostId};

use super::piece::{NEAR, Reach};
use super::{Row, colours, names};

/// The places of the modules.
const OF_MODULES: usize = 26;

/// Returns the counts about a player who is to act after so many others.
pub(super) fn counts(body: &Body, seat: Seat, after: u8, reach: &Reach) -> [u8; names::PLAYER.len()] {
    let player = body.seat(seat);
    let tokens = player.tokens.total();
    let mut row = Row::new();
    row.add(colours(player.tokens));
    row.add([player.tokens.gold()]);
    row.add(colours(player.bonuses));
    row.add([
        player.points,
        player.cards,
        player.nobles().count() as u8,
        player.hand_size(),
        u8::from(usize::from(player.hand_size()) == HAND_MAX),
        tokens,
        tokens.saturating_sub(7),
        tokens.saturating_sub(9),
        player.points.saturating_sub(8),
        player.points.saturating_sub(11),
        u8::from(player.points >= POINTS_TO_END),
        after,
    ]);
    row.add(reach.demand);
    row.add(of_reach(reach));
    row.add(of_nobles(body, seat));
    if body.modules() == splendor::Modules::NONE {
        row.skip(OF_MODULES);
    } else {
        of_modules(&mut row, body, seat);
    }
    row.full()
}

/// Returns the counts about the cards within reach together.
fn of_reach(reach: &Reach) -> [u8; 8] {
    let mut by_lacking = [0; NEAR as usize + 1];
    let (mut now, mut near, mut wins_now, mut wins_near) = (0, 0, false, false);
    for card in reach.cards() {
        if let Some(count) = by_lacking.get_mut(usize::from(card.lacking)) {
            *count += 1;
            near = near.max(card.points);
            wins_near |= card.ends;
            if card.lacking == 0 {
                now = now.max(card.points);
                wins_now |= card.ends;
            }
        }
    }
    let [payable, one, two, three] = by_lacking;
    [payable, now, one, two, three, near, wins_now.into(), wins_near.into()]
}

/// Returns the numbers of nobles by the bonuses that they lack, and how many the nearest lacks.
fn of_nobles(body: &Body, seat: Seat) -> [u8; 5] {
    let bonuses = body.seat(seat).bonuses;
    let (mut by_lacking, mut nearest) = ([0; 4], 9);
    for noble in body.nobles().chain(body.reserved_nobles(seat)) {
        let lacking = noble.needs().less(bonuses).total();
        nearest = nearest.min(lacking);
        match lacking {
            1..=3 => by_lacking[usize::from(lacking) - 1] += 1,
            4 | 5 => by_lacking[3] += 1,
            _ => {}
        }
    }
    let [one, two, three, more] = by_lacking;
    [one, two, three, more, nearest]
}

fn of_modules<const N: usize>(row: &mut Row<N>, body: &Body, seat: Seat) {
    let player = body.seat(seat);
    row.add([player.city().is_some().into()]);
    row.add(of_cities(body, player));
    row.add(of_posts(body, player));
    let own = body.strongholds().filter(|&(_, owner, _)| owner == seat);
    let (cards, most) = own.fold((0, 0), |(cards, most), (_, _, count)| (cards + 1, count.max(most)));
    let has_towers = body.modules().has(Module::Strongholds);
    let all = u8::from(usize::from(most) == splendor::STRONGHOLDS);
    row.add([if has_towers { player.strongholds_left() } else { 0 }, cards, all]);
    let without_colour = player.bonuses.total().abs_diff(player.cards);
    let has_orient = body.modules().has(Module::Orient);
    row.add([
        player.double_golds(),
        body.reserved_nobles(seat).count() as u8,
        if has_orient { without_colour } else { 0 },
    ]);
}

/// Returns the bonuses and points that lack for each city, the nearest first, and whether one is very near.
fn of_cities(body: &Body, player: &Player) -> [u8; 8] {
    let mut gaps = [(9, 9); 3];
    let mut laid_out = 0;
    for (gap, city) in gaps.iter_mut().zip(body.cities()) {
        let lacking = city.city().lacking(player.points, player.bonuses);
        *gap = (lacking.bonuses.total() + lacking.same, lacking.points);
        laid_out += 1;
    }
    if laid_out == 0 {
        return [0; 8];
    }
    gaps.sort_unstable_by_key(|&(bonuses, points)| 4 * u16::from(bonuses) + u16::from(points));
    let nearest = gaps[0].0 + gaps[0].1;
    let [one, two, three] = gaps;
    [
        one.0,
        one.1,
        two.0,
        two.1,
        three.0,
        three.1,
        u8::from(nearest == 1),
        u8::from((2..4).contains(&nearest)),
    ]
}

/// Returns the shields, what lacks for each other post, and how many posts one more bonus or noble opens.
fn of_posts(body: &Body, player: &Player) -> [u8; 11] {
    let mut counts = [0; 11];
    if body.modules().has(Module::Posts) {
        for (at, post) in PostId::all().enumerate() {
            if player.has_post(post) {
                counts[at] = 1;
            } else if post.is_closed(body.modules()) {
                counts[5 + at] = 9;
            } else {
                let nobles = post.post().nobles.saturating_sub(player.nobles().count() as u8);
                let lacking = post.post().needs.less(player.bonuses).total() + nobles;
                counts[5 + at] = lacking;
                counts[10] += u8::from(lacking == 1);
            }
        }
    }
    counts
}
