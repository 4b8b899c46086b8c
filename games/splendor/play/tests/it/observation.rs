//! The description of positions for a learned judgement is whole, and agrees with what the rules allow.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Awaiting, First, Game, Quiet, Seat};
use laws::Specimen;
use laws::observation::{self, count, observed, positions};
use neural::{Layout, Observation, Piece};
use search::{Learned, Planned};
use splendor::{Action, CardId, Colour, Module, NobleId, Player, PostId, Reserved, Splendor};
use splendor_laws::SplendorLaws;
use splendor_play::SplendorPlay;

use crate::common::position;

const LEARNED: Learned<Splendor> = SplendorPlay::LEARNED.expect("its positions are described");
const LAYOUT: Layout = LEARNED.layout;

fn to_act(game: &Splendor) -> Seat {
    game.awaiting().seat().expect("a decision is due")
}

#[track_caller]
fn of_seat(observation: &Observation, seat: usize, name: &str) -> u8 {
    count(LAYOUT.seat, observation.player(seat).all(), name)
}

#[track_caller]
fn of_piece(piece: &Piece<'_>, name: &str) -> u8 {
    count(LAYOUT.piece, piece.counts.all(), name)
}

/// Returns the cards within reach whose print the viewer knows, in the order of the observation.
fn known(game: &Splendor, player: &Player) -> Vec<CardId> {
    game.body().face_up_cards().chain(player.hand().filter_map(Reserved::card)).collect()
}

/// Returns the module without which there is no such count; none for a count of the base game.
fn module_of(name: &str) -> Option<Module> {
    // The counts of the base game, and those that the Orient adds without naming one of its cards.
    let base = ["nobles that", "nobles received", "nobles on", "a player has", "has a city"];
    let orient = [
        "the Orient",
        "double gold",
        "nobles reserved",
        "without a card of their own",
        "copies a colour",
        "brings a card",
        "two bonuses",
        "reserves a noble",
        "has no bonus",
    ];
    let is_any = |words: &[&str]| words.iter().any(|word| name.contains(word));
    match name {
        _ if is_any(&["city", "cities"]) => Some(Module::Cities),
        _ if is_any(&["stronghold"]) => Some(Module::Strongholds),
        _ if is_any(&["post", "shield"]) => Some(Module::Posts),
        _ if is_any(&base) || name.starts_with("nobles that lack") => None,
        _ if is_any(&orient) => Some(Module::Orient),
        _ => None,
    }
}

#[test]
fn every_position_fits_the_layout_and_every_count_is_used() {
    let groups = [LAYOUT.table, LAYOUT.seat, LAYOUT.piece];
    let mut unused = groups.map(|names| names.iter().copied().collect::<BTreeSet<&str>>());
    let lengths = groups.map(|names| names.len());
    assert_eq!(unused.each_ref().map(BTreeSet::len), lengths, "a meaning is there twice");
    for (setup, seed) in SplendorLaws::setups().iter().zip(0..) {
        let mut used = lengths.map(|length| vec![false; length]);
        let mut note = |group: usize, counts: &[u8]| {
            assert_eq!(counts.len(), lengths[group]);
            used[group].iter_mut().zip(counts).for_each(|(used, count)| *used |= *count > 0);
        };
        for game in [1, 12].into_iter().flat_map(|stray| positions::<SplendorPlay>(setup, seed, stray)) {
            let (body, viewer) = (game.body(), to_act(&game));
            let observation = observed::<SplendorPlay>(&game, viewer);
            assert_eq!(observation.players(), usize::from(setup.players()));
            note(0, observation.table().all());
            for after in 0..setup.players() {
                let seat = Seat((viewer.0 + after) % setup.players());
                note(1, observation.player(after.into()).all());
                let mut pieces = vec![0; LAYOUT.zones.len()];
                for piece in observation.pieces(after.into()) {
                    pieces[piece.zone] += 1;
                    note(2, piece.counts.all());
                }
                assert_eq!(pieces, [body.face_up_cards().count(), body.seat(seat).hand_size().into()]);
                assert!(pieces.iter().sum::<usize>() <= LAYOUT.pieces_max);
            }
        }
        for ((names, used), unused) in groups.iter().zip(used).zip(&mut unused) {
            for (name, _) in names.iter().zip(used).filter(|(_, used)| *used) {
                unused.remove(name);
                let is_there = module_of(name).is_none_or(|module| setup.modules().has(module));
                assert!(is_there, "{name} in {setup}");
            }
        }
    }
    assert!(unused.iter().all(BTreeSet::is_empty), "never counted: {unused:?}");
}

#[test]
fn truths_that_look_alike_are_shown_alike() {
    observation::truths_that_look_alike_are_shown_alike::<SplendorPlay>(&SplendorLaws::setups(), 500);
}

#[test]
fn seats_are_counted_from_the_viewer() {
    let mut turned = 0;
    for setup in SplendorLaws::setups() {
        let players = setup.players();
        for game in positions::<SplendorPlay>(&setup, 3, 3).iter().step_by(3) {
            let is_blind = |reserved| matches!(reserved, Reserved::Known { blind: true, .. });
            let hides = game.body().seats().any(|player| player.hand().any(is_blind));
            let all: Vec<Observation> =
                Seat::all(players).map(|seat| observed::<SplendorPlay>(game, seat)).collect();
            for (viewer, own) in Seat::all(players).zip(&all) {
                let player = game.body().seat(viewer);
                assert_eq!(of_seat(own, 0, "tokens held"), player.tokens.total());
                assert_eq!(of_seat(own, 0, "points"), player.points);
                assert_eq!(
                    own.pieces(0).filter(|piece| of_piece(piece, "hidden from the viewer") > 0).count(),
                    0
                );
                // Where no card is hidden, all see the same of all, but for how long each has to wait.
                if hides {
                    continue;
                }
                for (after, seat) in (0..players).map(|after| (after, (viewer.0 + after) % players)) {
                    let (shown, own_view) = (own.player(after.into()), all[usize::from(seat)].player(0));
                    let mut own_view = own_view.all().to_vec();
                    own_view[LAYOUT.seat.iter().position(|&name| name == "turns to wait").unwrap()] = after;
                    assert_eq!(shown.all(), own_view);
                    assert!(own.pieces(after.into()).eq(all[usize::from(seat)].pieces(0)));
                    turned += 1;
                }
            }
        }
    }
    assert!(turned > 2_000, "only {turned} seats without hidden cards");
}

/// The gains of a purchase by the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Brought {
    points: u8,
    noble: bool,
    city: bool,
    shield: bool,
}

/// Plays a turn to its end after a purchase, without a conquest, and returns what it brought.
fn played_out(game: &Splendor, purchase: Action) -> Brought {
    let (seat, mut after) = (to_act(game), *game);
    let turn = after.turns();
    after.play(purchase, &mut Quiet);
    while after.turns() == turn {
        match after.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance(_) => after.resolve(after.draw(&mut First), &mut Quiet),
            Awaiting::Decision(_) if after.check(Action::Waive).is_ok() => {
                after.play(Action::Waive, &mut Quiet);
            }
            Awaiting::Decision(_) => after.play(after.nth_action(0), &mut Quiet),
        }
    }
    let [before, player] = [game, &after].map(|game| *game.body().seat(seat));
    Brought {
        points: player.points,
        noble: player.nobles().count() > before.nobles().count(),
        city: player.city().is_some(),
        shield: player.shields_left() < before.shields_left(),
    }
}

/// Returns the cards that the player to act can buy, each with one way to do it.
fn purchases(game: &Splendor) -> BTreeMap<CardId, Action> {
    let mut found = BTreeMap::new();
    game.legal_actions(|action| {
        if let Action::Buy { card, .. } = action {
            found.insert(card, action);
        }
    });
    found
}

/// Returns how many gold tokens a card takes beyond the gems that are held, calculated from its print.
fn gold_needed(player: &Player, card: CardId) -> u8 {
    let covers = if player.has_post(PostId::GOLD) { 2 } else { 1 };
    let cost = card.card().cost;
    let gold_for = |colour| {
        cost.of(colour).saturating_sub(player.bonuses.of(colour) + player.tokens.of(colour)).div_ceil(covers)
    };
    Colour::ALL.into_iter().map(gold_for).sum()
}

#[test]
fn what_can_be_paid_and_what_it_brings_is_as_the_rules_say() {
    let mut seen = [0; 8];
    for setup in SplendorLaws::setups() {
        let modules = setup.modules();
        for game in (0..3).flat_map(|seed| positions::<SplendorPlay>(&setup, seed, 6)) {
            let seat = to_act(&game);
            let (body, player) = (game.body(), game.body().seat(seat));
            let purchases = purchases(&game);
            let observation = observed::<SplendorPlay>(&game, seat);
            let of = |name| of_seat(&observation, 0, name);
            // A noble that was due before comes whatever is bought.
            let due = |noble: NobleId| player.bonuses.covers(noble.needs());
            let is_due =
                !modules.has(Module::Cities) && body.nobles().chain(body.reserved_nobles(seat)).any(due);
            let (mut points_now, mut ends_now) = (0, 0);
            for (piece, card) in observation.pieces(0).zip(known(&game, player)) {
                let says = |name| of_piece(&piece, name);
                let purchase = purchases.get(&card);
                let of_other = body.strongholds_on(card).is_some_and(|(owner, _)| owner != seat);
                assert_eq!(says("could be paid now") == 1, purchase.is_some(), "{card} in {setup}");
                // With the third post the gold of such cards counts otherwise.
                let is_plain = player.double_golds() == 0 || !player.has_post(PostId::GOLD);
                if card.card().orient.is_none() && !of_other && is_plain {
                    let needed = gold_needed(player, card)
                        .saturating_sub(player.tokens.gold() + 2 * player.double_golds());
                    assert_eq!(says("gems lacking after gold"), needed.min(12), "{card} in {setup}");
                    for (name, number) in
                        [("lacks one gem", 1), ("lacks two gems", 2), ("lacks three gems", 3)]
                    {
                        assert_eq!(says(name) == 1, needed == number, "{card} in {setup}");
                        seen[usize::from(number)] += u32::from(needed == number);
                    }
                }
                let Some(&purchase) = purchase else { continue };
                seen[0] += 1;
                points_now = points_now.max(says("points"));
                ends_now |= says("brings 15 points, and could be paid now");
                assert_eq!(says("points, if it could be paid now"), card.card().points);
                assert_eq!(says("brings 15 points, and could be paid now"), says("brings 15 points"));
                // An effect can bring more, or take bonuses away.
                if card.card().orient.is_some() || is_due {
                    continue;
                }
                let brought = played_out(&game, purchase);
                assert_eq!(says("brings a noble") == 1, brought.noble, "{card} in {setup}: {brought:?}");
                assert_eq!(says("brings a city") == 1, brought.city, "{card} in {setup}: {brought:?}");
                assert_eq!(says("brings a city, and could be paid now"), says("brings a city"));
                assert_eq!(says("brings a shield") == 1, brought.shield, "{card} in {setup}: {brought:?}");
                assert_eq!(
                    says("brings 15 points") == 1,
                    brought.points >= 15,
                    "{card} in {setup}: {brought:?}"
                );
                for (place, is_so) in
                    [(4, brought.noble), (5, brought.city), (6, brought.shield), (7, brought.points >= 15)]
                {
                    seen[place] += u32::from(is_so);
                }
            }
            assert_eq!(usize::from(of("cards that could be paid now")), purchases.len());
            assert_eq!(of("most points of a card that could be paid now"), points_now);
            assert_eq!(of("a card that could be paid now brings 15 points"), ends_now);
        }
    }
    assert!(seen.iter().all(|&times| times > 30), "{seen:?}");
}

/// Checks what some of the counts are.
#[track_caller]
fn shows(names: &[&str], counts: &[u8], expected: &[(&str, u8)]) {
    for &(name, expected) in expected {
        assert_eq!(count(names, counts, name), expected, "{name}");
    }
}

/// Checks what some of the counts about a card are, for the viewer.
#[track_caller]
fn shows_card(game: &Splendor, card: u8, expected: &[(&str, u8)]) {
    let (seat, id) = (to_act(game), CardId::new(card).expect("a card"));
    let place = known(game, game.body().seat(seat)).iter().position(|&known| known == id);
    let observation = observed::<SplendorPlay>(game, seat);
    let piece = observation.pieces(0).nth(place.expect("within reach")).expect("as many as are within reach");
    shows(LAYOUT.piece, piece.counts.all(), expected);
}

#[test]
fn a_position_of_the_base_game_is_described() {
    let game = position(
        "2p bank=wwwwbbgggraaa rows=12,24,31,2/41,46,49,58/72,78,82,90 nobles=5,3,8
        | tokens=wbbkka cards=9,10,11,17,18,19,20 hand=50,u51 | tokens=rrra cards=25,26 hand=61,u62",
    );
    let observation = observed::<SplendorPlay>(&game, Seat(0));
    let table = [
        ("white in the bank", 4),
        ("red in the bank", 1),
        ("black in the bank", 0),
        ("gold in the bank", 3),
        ("cards in the deck of level 1", 27),
        ("cards in the deck of level 2", 22),
        ("cards in the deck of level 3", 16),
        ("viewer was the first player", 1),
        ("two players", 1),
        ("three players", 0),
        ("nobles on the table", 3),
        ("places of the market without a card", 0),
    ];
    shows(LAYOUT.table, observation.table().all(), &table);
    let own = [
        ("black held", 2),
        ("gold held", 1),
        ("bonuses blue", 3),
        ("bonuses green", 4),
        ("points", 0),
        ("cards bought", 7),
        ("cards in hand", 2),
        ("tokens held", 6),
        ("turns to wait", 0),
        ("cards within reach that need more white", 6),
        ("cards within reach that need more blue", 2),
        ("cards within reach that need more green", 1),
        ("cards within reach that need more red", 4),
        ("cards within reach that need more black", 7),
        ("cards that could be paid now", 3),
        ("most points of a card that could be paid now", 2),
        ("cards that lack one gem", 5),
        ("cards that lack two gems", 0),
        ("cards that lack three gems", 2),
        ("most points of a card that lacks up to three gems", 5),
        ("nobles that lack one bonus", 1),
        ("nobles that lack two bonuses", 0),
        ("nobles that lack three bonuses", 1),
        ("nobles that lack four or five bonuses", 1),
        ("bonuses lacking for the nearest noble", 1),
    ];
    shows(LAYOUT.seat, observation.player(0).all(), &own);
    shows(
        LAYOUT.seat,
        observation.player(1).all(),
        &[("turns to wait", 1), ("bonuses red", 2), ("gold held", 1)],
    );
    // Card 12 brings the fourth blue bonus, for the noble with four blue and four green.
    let noble = [
        ("level 1", 1),
        ("bonus blue", 1),
        ("white due after bonuses", 1),
        ("black due after bonuses", 2),
        ("black lacking after tokens", 0),
        ("gems due", 3),
        ("could be paid now", 1),
        ("nobles that need its bonus", 1),
        ("brings a noble", 1),
        ("brings 15 points", 0),
        ("own bonuses of its colour", 3),
        ("cards within reach that need its colour", 2),
        ("gems that the nearest other player lacks, up to 6", 2),
        ("other players who could pay for it now", 0),
    ];
    shows_card(&game, 12, &noble);
    let gold = [("black lacking after tokens", 2), ("gems lacking after gold", 1), ("lacks one gem", 1)];
    shows_card(&game, 24, &gold);
    let mine = [("points, if it could be paid now", 0), ("points, if it lacks up to three gems", 2)];
    shows_card(&game, 50, &mine);
    // The other player holds a card that was drawn from the deck.
    let hand: Vec<Piece<'_>> = observation.pieces(1).filter(|piece| piece.zone == 1).collect();
    shows(
        LAYOUT.piece,
        hand[0].counts.all(),
        &[("points", 2), ("bonus red", 1), ("hidden from the viewer", 0)],
    );
    shows(LAYOUT.piece, hand[1].counts.all(), &[("level 2", 1), ("hidden from the viewer", 1)]);
    assert_eq!(hand[1].counts.all().iter().sum::<u8>(), 2, "nothing else is known");
}

#[test]
fn a_position_with_every_module_is_described() {
    let game = position(
        "2p modules=cities,strongholds,posts,orient cities=1,6,13 rows=6,9,17,35/41,52,53,59/71,75,79,83
        orient=91,92/101,103/111,116
        | tokens=www cards=1,2,74,10,11,12 shields=2 on=9,52,52 | cards=25,93 on=35",
    );
    let observation = observed::<SplendorPlay>(&game, Seat(0));
    let table = [
        ("cities", 1),
        ("strongholds", 1),
        ("posts", 1),
        ("the Orient", 1),
        ("second version of the rules", 1),
        ("nobles on the table", 0),
    ];
    shows(LAYOUT.table, observation.table().all(), &table);
    let own = [
        ("points", 5),
        ("has a city", 0),
        ("bonuses lacking for the nearest city", 1),
        ("points lacking for the nearest city", 8),
        ("bonuses lacking for the second city", 3),
        ("points lacking for the second city", 11),
        ("bonuses lacking for the third city", 5),
        ("points lacking for the third city", 9),
        ("shield on post 1", 0),
        ("shield on post 2", 1),
        ("lacking for post 1", 3),
        ("lacking for post 2", 0),
        ("lacking for post 3", 1),
        ("lacking for post 4", 9),
        ("lacking for post 5", 3),
        ("one bonus or noble lacks for an open post", 1),
        ("strongholds in the supply", 0),
        ("cards with own strongholds", 2),
        ("three strongholds on one card", 0),
    ];
    shows(LAYOUT.seat, observation.player(0).all(), &own);
    let others = [
        ("strongholds in the supply", 2),
        ("cards of double gold", 1),
        ("bonuses without a card of their own colour", 1),
    ];
    shows(LAYOUT.seat, observation.player(1).all(), &others);
    shows_card(
        &game,
        9,
        &[("own strongholds on it", 1), ("cities that need its bonus", 1), ("brings a city", 0)],
    );
    let blue = [
        ("own strongholds on it", 2),
        ("gems lacking after gold", 3),
        ("points that lack for the nearest city, of its points", 3),
        ("posts that need its bonus", 0),
    ];
    shows_card(&game, 52, &blue);
    let black = [
        ("strongholds of others on it", 1),
        ("gems lacking after gold", 12),
        ("could be paid now", 0),
        ("posts that need its bonus", 2),
        ("brings a shield", 1),
    ];
    shows_card(&game, 35, &black);
    shows_card(&game, 91, &[("double gold", 1), ("could be paid now", 1), ("has no bonus", 1)]);
    shows_card(&game, 101, &[("copies a colour", 1), ("brings a card of level 1", 1), ("lacks one gem", 1)]);
    shows_card(&game, 103, &[("two bonuses", 1), ("bonus white", 1), ("gems lacking after gold", 4)]);
    shows_card(&game, 111, &[("brings a card of level 2", 1), ("copies a colour", 0)]);
    let discards = [
        ("costs two bonuses", 1),
        ("two bonuses that it costs are there", 0),
        ("gems lacking after gold", 12),
        ("points", 3),
    ];
    shows_card(&game, 116, &discards);
}

#[test]
fn a_noble_that_a_card_brings_counts_for_the_posts() {
    // The fourth blue bonus brings the noble that the fourth post asks for, whose five points end the game.
    let game = position(
        "2p modules=posts rows=12,24,31,2/41,46,49,58/72,78,82,90 nobles=5,3,8
        | tokens=kk cards=9,10,11,17,18,19,20,21,43,74 | ",
    );
    let card = CardId::new(12).expect("a card");
    let brought = Brought { points: 15, noble: true, city: false, shield: true };
    assert_eq!(played_out(&game, purchases(&game)[&card]), brought);
    let brings = [("points", 0), ("brings a noble", 1), ("brings a shield", 1), ("brings 15 points", 1)];
    shows_card(&game, 12, &brings);
}
