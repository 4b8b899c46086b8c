//! The description of positions for a network.

use std::collections::BTreeSet;

use alhambra::Alhambra;
use alhambra_laws::AlhambraLaws;
use alhambra_play::AlhambraPlay;
use kernel::{Game, Seat};
use laws::Specimen;
use laws::observation::{count, observed, positions};
use neural::{Layout, Observation};
use search::{Learned, Planned};

use super::positions::{Made, made};

const LEARNED: Learned<Alhambra> = AlhambraPlay::LEARNED.expect("Alhambra has one");
/// The greatest count that a network is to be given.
const MOST: u8 = 60;
/// The greatest number of tiles of a reserve that are shown.
const KEPT: usize = 8;

const MARKET: usize = 0;
const RESERVE: usize = 1;
const MONEY: usize = 2;

fn table(of: &Observation, meaning: &str) -> u8 {
    count(LEARNED.layout.table, of.table().all(), meaning)
}

fn player(of: &Observation, seat: usize, meaning: &str) -> u8 {
    count(LEARNED.layout.seat, of.player(seat).all(), meaning)
}

/// Returns a count about the `at`-th piece of a zone.
fn piece(of: &Observation, seat: usize, (zone, at): (usize, usize), meaning: &str) -> u8 {
    let piece = of.pieces(seat).filter(|piece| piece.zone == zone).nth(at).expect("a piece");
    count(LEARNED.layout.piece, piece.counts.all(), meaning)
}

/// Observes a position with the eyes of seat 0.
fn shown(made: Made) -> Observation {
    observed::<AlhambraPlay>(&made.game(), Seat(0))
}

fn to_act(game: &Alhambra) -> Seat {
    game.awaiting().seat().expect("a decision is due")
}

/// Checks that an observation has what its layout says, and a piece for everything within reach.
fn is_whole(game: &Alhambra, of: &Observation) {
    let (Layout { table, seat, zones, piece, pieces_max }, body) = (LEARNED.layout, game.body());
    assert_eq!((of.table().all().len(), of.players()), (table.len(), usize::from(body.players())));
    let small = |counts: &[u8], meanings: &[&str]| {
        assert_eq!(counts.len(), meanings.len());
        let great = counts.iter().zip(meanings).find(|&(&count, _)| count > MOST);
        assert_eq!(great, None);
    };
    small(of.table().all(), table);
    for after in 0..of.players() {
        small(of.player(after).all(), seat);
        let mut numbers = [0; 3];
        assert_eq!(zones.len(), numbers.len());
        for shown in of.pieces(after) {
            small(shown.counts.all(), piece);
            numbers[shown.zone] += 1;
        }
        let owner = Seat((to_act(game).0 + after as u8) % body.players());
        let reserve = body.reserve(owner).count().min(KEPT);
        assert_eq!(numbers, [body.market().count(), reserve, body.open().count()]);
        assert!(numbers.iter().sum::<usize>() <= pieces_max);
    }
}

#[test]
fn whole_games_are_observed_as_the_layout_says_and_every_count_tells_positions_apart() {
    let Layout { table, seat, piece, .. } = LEARNED.layout;
    // For each meaning the least and the greatest count.
    let mut seen = [table, seat, piece].map(|meanings| vec![(u8::MAX, 0); meanings.len()]);
    let mut note = |about: usize, counts: &[u8]| {
        for (seen, &count) in seen[about].iter_mut().zip(counts) {
            *seen = (seen.0.min(count), seen.1.max(count));
        }
    };
    for (setup, seed) in AlhambraLaws::setups().iter().zip(0..) {
        for game in [1, 40].into_iter().flat_map(|stray| positions::<AlhambraPlay>(setup, seed, stray)) {
            let of = observed::<AlhambraPlay>(&game, to_act(&game));
            is_whole(&game, &of);
            note(0, of.table().all());
            for after in 0..of.players() {
                note(1, of.player(after).all());
                of.pieces(after).for_each(|piece| note(2, piece.counts.all()));
            }
        }
    }
    let idle = |about: usize, meanings: &'static [&str]| {
        let idle = seen[about].iter().zip(meanings).filter(|((least, most), _)| least == most);
        idle.map(|(_, meaning)| *meaning).collect::<Vec<_>>()
    };
    assert_eq!([idle(0, table), idle(1, seat), idle(2, piece)], [(); 3].map(|()| Vec::<&str>::new()));
}

#[test]
fn each_meaning_is_that_of_one_count() {
    let Layout { table, seat, zones, piece, .. } = LEARNED.layout;
    for meanings in [table, seat, zones, piece] {
        assert_eq!(meanings.iter().collect::<BTreeSet<_>>().len(), meanings.len());
    }
}

#[test]
fn the_next_player_sees_the_same_players_turned() {
    let by_order = ["to act", "players to act before"];
    let seat_meanings = LEARNED.layout.seat;
    let about = |of: &Observation, after: usize| -> Vec<(&str, u8)> {
        let counts = seat_meanings.iter().copied().zip(of.player(after).all().iter().copied());
        counts.filter(|(meaning, _)| !by_order.contains(meaning)).collect()
    };
    for setup in &AlhambraLaws::setups() {
        for game in positions::<AlhambraPlay>(setup, 9, 40) {
            let players = game.body().players();
            let [one, next] = [0, 1]
                .map(|after| observed::<AlhambraPlay>(&game, Seat((to_act(&game).0 + after) % players)));
            let players = usize::from(players);
            for after in 0..players {
                assert_eq!(about(&one, (after + 1) % players), about(&next, after));
                assert_eq!(player(&next, after, "to act"), u8::from(after == 0));
                assert_eq!(usize::from(player(&next, after, "players to act before")), after);
            }
        }
    }
}

#[test]
fn a_payment_is_observed_with_what_an_open_card_and_the_others_change() {
    let position = made(3).market("p2 - g12 c11").open("n3 u1");
    let of = shown(position.hand(0, "f2 f5 n9 u9 u4").hand(1, "n9 n3"));
    let tile = |seat, square, meaning| piece(&of, seat, (MARKET, square), meaning);
    let [pavilion, garden, chambers] = [0, 1, 2];
    assert_eq!(tile(0, pavilion, "payable exactly"), 1);
    assert_eq!(tile(0, pavilion, "a pavilion"), 1);
    assert_eq!(tile(0, pavilion, "money to spare"), 5);
    assert_eq!(tile(0, pavilion, "others who can pay"), 0);
    assert_eq!(tile(0, garden, "payable exactly"), 0);
    assert_eq!(tile(0, garden, "money short"), 3);
    assert_eq!(tile(0, garden, "payable exactly only with an open card"), 1);
    assert_eq!(tile(0, garden, "others who can pay exactly"), 1);
    assert_eq!(tile(0, garden, "others acting before who can pay exactly"), 0);
    assert_eq!(tile(0, garden, "the next player can pay exactly"), 1);
    assert_eq!(tile(0, garden, "money behind the richest in its currency"), 3);
    assert_eq!(tile(2, garden, "others acting before who can pay exactly"), 1);
    assert_eq!(tile(0, chambers, "payable with money to spare"), 1);
    assert_eq!(tile(0, chambers, "money to spare"), 2);
    assert_eq!(tile(0, chambers, "the richest in its currency"), 1);
    let coin = |seat, at, meaning| piece(&of, seat, (MONEY, at), meaning);
    assert_eq!(coin(0, 0, "makes the tile payable exactly"), 1);
    assert_eq!(coin(0, 1, "makes the tile payable exactly"), 0);
    assert_eq!(coin(2, 0, "makes the tile payable exactly"), 0);
    assert_eq!(coin(2, 0, "others for whom it makes the tile payable exactly"), 1);
    assert_eq!(player(&of, 0, "tiles of the market payable exactly"), 1);
    assert_eq!(player(&of, 0, "the most money of a currency"), 13);
    assert_eq!(table(&of, "open money"), 4);
}

#[test]
fn majorities_are_observed_with_those_of_the_neutral_player() {
    let boards = made(2).board(0, "t13 0,1; t12 0,-1").board(1, "t10 0,1").neutral("t11a t11b");
    let of = shown(boards.market("t11c - - -").open("u9"));
    assert_eq!(table(&of, "towers of the neutral player"), 2);
    assert_eq!(table(&of, "towers nobody has"), 6);
    assert_eq!(table(&of, "the third round is next"), 1);
    // The players with two towers share 21 + 13 points; the third place has 6. Each has a wall of one side.
    let points = "points for towers in the next round as things are";
    assert_eq!([0, 1].map(|seat| player(&of, seat, points)), [17, 6]);
    assert_eq!([0, 1].map(|seat| player(&of, seat, "towers behind")), [0, 1]);
    assert_eq!(player(&of, 0, "points ahead at the end as things are, in twos"), 5);
    assert_eq!(player(&of, 1, "points behind at the end as things are, in twos"), 5);
    assert_eq!(player(&of, 0, "first at the end as things are"), 1);
    let tower = |seat, meaning| piece(&of, seat, (MARKET, 0), meaning);
    assert_eq!([0, 1].map(|seat| tower(seat, "gives the most of its kind")), [1, 0]);
    assert_eq!([0, 1].map(|seat| tower(seat, "gives a share in the most of its kind")), [0, 1]);
    // Alone 21; three of them share 21 + 13 + 6.
    assert_eq!([0, 1].map(|seat| tower(seat, "points of the last round as things are")), [4, 7]);
}

#[test]
fn the_end_is_observed_as_near_with_what_can_still_change() {
    // The tiles that lie nowhere else are in the reserve of seat 2, whose tower nobody can equal.
    let position = made(3).market("p2 g6 g7 a4").open("u1 u1 u1 f9").board(2, "t13 0,1");
    let of = shown(position.hand(1, "r5").bag("p3 p4"));
    let marks = ["at most 3 tiles in the bag", "at most 25 tiles in the bag"];
    assert_eq!(marks.map(|mark| table(&of, mark)), [1, 1]);
    assert_eq!([0, 1, 2].map(|seat| player(&of, seat, "cannot come first in towers")), [1, 1, 0]);
    let safe = "points of the last round for kinds in which nobody can catch up";
    assert_eq!([0, 1, 2].map(|seat| player(&of, seat, safe)), [0, 0, 21]);
    assert_eq!(of.pieces(2).filter(|piece| piece.zone == RESERVE).count(), KEPT);
    assert_eq!(of.pieces(0).filter(|piece| piece.zone == RESERVE).count(), 0);
    assert_eq!(piece(&of, 1, (MARKET, 1), "very few tiles are left"), 1);
    assert_eq!(piece(&of, 1, (MARKET, 1), "the richest in its currency"), 1);
}

#[test]
fn a_wall_is_observed_with_what_a_tile_within_reach_adds() {
    // The seraglio has walls in the north and east: beside the pavilion, which has one in the north, it goes on with its
    // wall round the corner.
    let of = shown(made(3).board(0, "p6 0,1").reserve(0, "s4").market("a9 - - -").open("u9"));
    assert_eq!(player(&of, 0, "length of the wall"), 1);
    let kept = |meaning| piece(&of, 0, (RESERVE, 0), meaning);
    assert_eq!(kept("can be built now"), 1);
    assert_eq!(kept("walls"), 2);
    assert_eq!(kept("sides that the wall grows by, if near"), 2);
    assert_eq!(piece(&of, 0, (MARKET, 0), "sides that the wall grows by, if near"), 0);
    assert_eq!(player(&of, 0, "tiles in the reserve"), 1);
}

#[test]
fn a_scoring_card_is_observed_with_its_chance() {
    let position = made(3).market("p2 s9 a10 c11").open("u9 f1 f1 f1");
    let chances = ["the next card", "a card for each player", "two cards for each player"];
    let chance = |piles, came| {
        let of = shown(position.clone().piles(piles, came));
        let chances = chances.map(|within| {
            let by = if within == "the next card" { "with" } else { "within" };
            table(&of, &format!("chance of a scoring card {by} {within}, in twelfths"))
        });
        (table(&of, "money cards left in the pile of the scoring card"), chances)
    };
    // With two cards above a pile of three, it is one of the third to the sixth.
    assert_eq!(chance([2, 3, 49, 49, 1], 0), (3, [0, 3, 12]));
    assert_eq!(chance([0, 0, 0, 5, 99], 1), (5, [2, 6, 12]));
    assert_eq!(chance([0, 0, 0, 0, 104], 2), (0, [0; 3]));
}
