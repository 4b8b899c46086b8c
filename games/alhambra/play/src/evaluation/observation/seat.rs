//! The counts about a player.

use alhambra::{Kind, SQUARES, Tile};
use kernel::Seat;

use super::counts::{count, counts, parts, reaches, split};
use super::scene::{LAST, NEXT, Pays, Scene, beyond};
use crate::evaluation::standing::{self, MUCH};

counts! {
    /// The meanings of the counts about a player.
    SEAT; pub(super) fn seat(scene: &Scene, seat: Seat);
    {
        let body = scene.body;
        let at = seat.index();
        let scores = body.scores().map(i32::from);
        let expected = beyond(&scene.expected[..scene.players], seat);
        let unchanged = beyond(&scene.unchanged[..scene.players], seat);
        let got = |round, kind| i32::from(scene.gets(round, kind, seat));
        let gets = |round| Kind::ALL.iter().map(|&kind| got(round, kind)).sum::<i32>();
        let (wall, room) = scene.judged[at];
        let (room, free) = (room as u8, scene.free.iter().sum::<u8>());
        let brings = Kind::ALL.map(|kind| scene.more(kind, seat));
        let of = |tile: Tile| brings[tile.kind() as usize];
        let fitting = body.reserve(seat).filter(|&tile| body.has_place(seat, tile));
        let money: [_; SQUARES] = std::array::from_fn(|square| scene.money(seat, square));
        let all = body.hand(seat);
        let much = (f32::from(body.bag_size()) / MUCH).min(1.0);
        let payable = money.map(|money| scene.payable(money));
        let payable = [0, 1].map(|way| much * payable.iter().map(|shares| shares[way]).sum::<f32>());
        let mut sums = money.map(|money| money.sum);
        sums.sort_unstable_by(|one, other| other.cmp(one));
        let market = || body.market().map(|(square, tile)| (scene.pays(seat, square)[0], tile));
        let paid = |way| market().filter(move |&(pays, _)| pays == way).map(|(_, tile)| tile);
        let exact = || paid(Pays::Exactly);
        let best = paid(Pays::WithMore).map(of).fold(0.0, f32::max);
        let safe = Kind::ALL.into_iter().filter(|&kind| scene.is_safe(kind, seat));
        let safe = safe.map(|kind| got(LAST, kind)).sum::<i32>();
    }
    ["to act"] = [scene.waits(seat) == 0];
    ["players to act before"] = [scene.waits(seat) as u8];
    ["points, in fours"] = [count(scores[at] / 4)];
    ["points ahead of the best other", "points behind the best other"]
        = split(beyond(&scores[..scene.players], seat));
    ["expected points ahead of the best other, in twos", "expected points behind the best other, in twos"]
        = split(expected / 2);
    [
        "ahead in expected points", "ahead by 8 expected points", "ahead by 16 expected points",
        "ahead by 32 expected points",
    ] = reaches(expected, [1, 8, 16, 32]);
    ["behind by 8 expected points", "behind by 16 expected points", "behind by 32 expected points"]
        = reaches(-expected, [8, 16, 32]);
    ["points ahead at the end as things are, in twos", "points behind at the end as things are, in twos"]
        = split(unchanged / 2);
    ["others ahead in expected points"] = [scene.others_ahead(seat)];
    ["first at the end as things are", "shares the first place at the end as things are"]
        = [unchanged > 0, unchanged == 0];
    ["expected points for majorities, in threes"] = [parts(scene.hopes(seat), 1.0 / 3.0)];
    ["points for majorities of the next round as things are, in twos"] = [count(gets(NEXT) / 2)];
    ["points of the next round as things are, by the chance that it comes within a card for each player"]
        = [parts((gets(NEXT) + i32::from(wall)) as f32 * scene.comes_within(scene.players), 1.0)];
    ["points for majorities of the last round as things are, in twos"] = [count(gets(LAST) / 2)];
    ["length of the wall"] = [count(wall)];
    ["length of the wall in each round left, in twos"] = [parts(f32::from(wall) * scene.rounds_left(), 0.5)];
    ["tiles nobody has that could be built", "tiles nobody has that could not be built"]
        = [room, free - room];
    ["tiles built"] = [body.built(seat).count() as u8];
    ["tiles in the reserve"] = [body.reserve(seat).count() as u8];
    ["expected points from the tiles of the reserve"] = [parts(body.reserve(seat).map(of).sum(), 1.0)];
    ["expected points from those of them that could be built now"] = [parts(fitting.map(of).sum(), 1.0)];
    ["money, in twos"] = [count(i32::from(all.total()) / 2)];
    ["money cards"] = [count(all.len() as i32)];
    ["money while there is something to buy, in twos"] = [parts(much * f32::from(all.total()), 0.5)];
    ["money cards while there is something to buy"] = [parts(much * all.len() as f32, 1.0)];
    [
        "the most money of a currency", "the second most money of a currency",
        "the third most money of a currency", "the least money of a currency",
    ] = sums.map(i32::from).map(count);
    [
        "share of the tiles to come payable exactly, in eighths of a currency",
        "share of the tiles to come payable, in eighths of a currency",
    ] = payable.map(|share| parts(share, 8.0));
    ["tiles of the market payable exactly"] = [exact().count() as u8];
    ["a tile of the market is payable exactly", "two tiles are", "three tiles are"]
        = reaches(exact().count() as i32, [1, 2, 3]);
    ["expected points from the tiles payable exactly"] = [parts(exact().map(of).sum(), 1.0)];
    ["expected points from the best tile payable with money to spare"] = [parts(best, 1.0)];
    ["expected points from the last tiles of the market"] = [parts(standing::last(body, seat, &brings), 1.0)];
    ["pavilions built", "seraglios built", "arcades built", "chambers built", "gardens built", "towers built"]
        = Kind::ALL.map(|kind| body.number(seat, kind));
    [
        "pavilions ahead", "seraglios ahead", "arcades ahead", "chambers ahead", "gardens ahead",
        "towers ahead",
    ] = Kind::ALL.map(|kind| count(scene.ahead(kind, seat)));
    [
        "pavilions behind", "seraglios behind", "arcades behind", "chambers behind", "gardens behind",
        "towers behind",
    ] = Kind::ALL.map(|kind| count(-scene.ahead(kind, seat)));
    [
        "points for pavilions in the next round as things are",
        "points for seraglios in the next round as things are",
        "points for arcades in the next round as things are",
        "points for chambers in the next round as things are",
        "points for gardens in the next round as things are",
        "points for towers in the next round as things are",
    ] = Kind::ALL.map(|kind| scene.gets(NEXT, kind, seat));
    [
        "expected points for pavilions", "expected points for seraglios", "expected points for arcades",
        "expected points for chambers", "expected points for gardens", "expected points for towers",
    ] = Kind::ALL.map(|kind| parts(scene.hope(kind, seat), 1.0));
    ["points of the last round for kinds in which nobody can catch up"] = [count(safe)];
    ["expected points from an average tile nobody has, in halves"]
        = [parts(scene.more_on_average(seat), 2.0)];
    [
        "cannot come first in pavilions", "cannot come first in seraglios", "cannot come first in arcades",
        "cannot come first in chambers", "cannot come first in gardens", "cannot come first in towers",
    ] = Kind::ALL.map(|kind| scene.is_out(kind, seat));
}
