//! The description of positions for a learned judgement is whole, and agrees with what the rules allow.

use std::collections::{BTreeMap, BTreeSet};

use duel::{Action, CardId, Duel, Gem, Player, Reserved, Setup};
use duel_play::DuelPlay;
use kernel::{Awaiting, First, Game, Quiet, Seat};
use laws::after;
use laws::observation::{self, count, observed, positions};
use neural::{Layout, Observation};
use search::{Learned, Planned};

const LEARNED: Learned<Duel> = DuelPlay::LEARNED.expect("its positions are described");
const LAYOUT: Layout = LEARNED.layout;

/// Returns the positions at the beginnings of turns, in games in which one decision in `stray` is any.
fn turns(games: u64, stray: u32) -> impl Iterator<Item = Duel> {
    (0..games).flat_map(move |seed| positions::<DuelPlay>(&setup(), seed, stray))
}

fn setup() -> Setup {
    Setup::new(2).expect("two players")
}

fn to_act(game: &Duel) -> Seat {
    game.awaiting().seat().expect("a decision is due")
}

#[track_caller]
fn of_seat(observation: &Observation, seat: usize, name: &str) -> u8 {
    count(LAYOUT.seat, observation.player(seat).all(), name)
}

/// Returns the cards within reach that a seat knows, in the order of the observation.
fn known<'a>(game: &'a Duel, player: &'a Player) -> impl Iterator<Item = CardId> + 'a {
    game.body().face_up_cards().chain(player.hand().filter_map(Reserved::card))
}

#[test]
fn every_position_fits_the_layout_and_every_count_is_used() {
    let mut unused: Vec<BTreeSet<&str>> =
        [LAYOUT.table, LAYOUT.seat, LAYOUT.piece].map(|names| names.iter().copied().collect()).into();
    let lengths = [LAYOUT.table, LAYOUT.seat, LAYOUT.piece].map(|names| names.len());
    assert_eq!(unused.iter().map(BTreeSet::len).collect::<Vec<_>>(), lengths, "a meaning is there twice");
    let mut used = |group: usize, names: &[&'static str], counts: &[u8]| {
        assert_eq!(counts.len(), names.len());
        for (name, _) in names.iter().zip(counts).filter(|(_, count)| **count > 0) {
            unused[group].remove(name);
        }
    };
    for game in turns(60, 8).chain(turns(20, 1)) {
        let (body, viewer) = (game.body(), to_act(&game));
        let observation = observed::<DuelPlay>(&game, viewer);
        assert_eq!(observation.players(), 2);
        used(0, LAYOUT.table, observation.table().all());
        for (number, seat) in [viewer, Seat(viewer.0 ^ 1)].into_iter().enumerate() {
            used(1, LAYOUT.seat, observation.player(number).all());
            let mut pieces = vec![0; LAYOUT.zones.len()];
            for piece in observation.pieces(number) {
                pieces[piece.zone] += 1;
                used(2, LAYOUT.piece, piece.counts.all());
            }
            assert_eq!(pieces, [body.face_up_cards().count(), body.seat(seat).hand_size().into()]);
            assert!(pieces.iter().sum::<usize>() <= LAYOUT.pieces_max);
        }
    }
    assert!(unused.iter().all(BTreeSet::is_empty), "never counted: {unused:?}");
}

#[test]
fn truths_that_look_alike_are_shown_alike() {
    observation::truths_that_look_alike_are_shown_alike::<DuelPlay>(&[setup()], 400);
}

#[test]
fn seats_are_counted_from_the_viewer() {
    let mut turned = 0;
    for game in turns(20, 3) {
        let viewer = to_act(&game);
        let (own, others) =
            (observed::<DuelPlay>(&game, viewer), observed::<DuelPlay>(&game, Seat(viewer.0 ^ 1)));
        assert_eq!([0, 1].map(|seat| of_seat(&own, seat, "is to act")), [1, 0]);
        let player = game.body().seat(viewer);
        assert_eq!(of_seat(&own, 0, "tokens"), player.tokens.total());
        assert_eq!(of_seat(&own, 0, "privileges"), player.privileges);
        assert_eq!(own.table(), others.table());
        // Where no card is hidden, both see the same of both.
        let blind = |reserved| matches!(reserved, Reserved::Known { blind: true, .. });
        if !game.body().seats().any(|player| player.hand().any(blind)) {
            assert!(own.pieces(0).eq(others.pieces(1)) && own.pieces(1).eq(others.pieces(0)));
            assert_eq!((own.player(0), own.player(1)), (others.player(1), others.player(0)));
            turned += 1;
        }
    }
    assert!(turned > 200, "only {turned} positions without hidden cards");
}

/// Returns whether a player can win by some choice of the decisions that are left in a turn, or in the further turn that
/// follows from it, in which nothing is considered but buying one of these cards.
fn can_still_win(game: &Duel, seat: Seat, turn: u32, further: &[CardId]) -> bool {
    let mut game = *game;
    loop {
        match game.awaiting() {
            Awaiting::Over => return game.result().is_some_and(|result| result.winners().eq([seat])),
            Awaiting::Chance(_) => game.resolve(game.draw(&mut First), &mut Quiet),
            Awaiting::Decision(next) => {
                let is_further = game.turns() != turn;
                let mut wins = false;
                game.legal_actions(|action| {
                    let is_considered = match action {
                        Action::Buy { card, .. } => next == seat && further.contains(&card),
                        _ => !is_further,
                    };
                    if !wins && is_considered {
                        let mut after = game;
                        after.play(action, &mut Quiet);
                        wins =
                            can_still_win(&after, seat, game.turns(), if is_further { &[] } else { further });
                    }
                });
                return wins;
            }
        }
    }
}

/// Returns the cards that the player to act can buy in this turn, each with whether it wins: with what is held, and by
/// using privileges for tokens of these kinds and those after them.
fn purchases(game: &Duel, kinds: &[Gem]) -> BTreeMap<CardId, bool> {
    let mut found = BTreeMap::new();
    game.legal_actions(|action| {
        let mut after = *game;
        after.play(action, &mut Quiet);
        match action {
            Action::Buy { card, .. } => {
                *found.entry(card).or_default() |= can_still_win(&after, to_act(game), game.turns(), &[]);
            }
            Action::UsePrivilege(space) => {
                let gem = game.body().board().get(space);
                if let Some(at) = kinds.iter().position(|&kind| Some(kind) == gem) {
                    for (card, wins) in purchases(&after, &kinds[at..]) {
                        *found.entry(card).or_default() |= wins;
                    }
                }
            }
            _ => {}
        }
    });
    found
}

#[test]
fn what_can_be_bought_and_what_wins_is_as_the_rules_say() {
    let (mut won, mut by_privileges, mut by_two, mut overlooked) = (0, 0, 0, 0);
    for game in turns(60, 4) {
        let (seat, mut held, mut reserves) = (to_act(&game), BTreeSet::new(), false);
        let within_reach: Vec<CardId> = known(&game, game.body().seat(seat)).collect();
        let mut wins_by_two = false;
        game.legal_actions(|action| {
            reserves |= matches!(action, Action::ReserveTop { .. });
            if let Action::Buy { card, .. } = action {
                held.insert(card);
                let mut after = game;
                after.play(action, &mut Quiet);
                wins_by_two |= !can_still_win(&after, seat, game.turns(), &[])
                    && can_still_win(&after, seat, game.turns(), &within_reach);
            }
        });
        let all = purchases(&game, &Gem::ALL);
        let winning = all.values().filter(|wins| **wins).count();
        let observation = observed::<DuelPlay>(&game, seat);
        let of = |name| usize::from(of_seat(&observation, 0, name));
        assert_eq!(of("cards missing nothing"), held.len());
        assert_eq!(of("cards payable"), all.len());
        assert_eq!(of("can take gold and reserve"), usize::from(reserves));
        assert_eq!(of("wins with a card payable"), usize::from(winning > 0));
        let payable = ["winning cards payable in the pyramid", "winning cards payable in hand"].map(of);
        assert_eq!(payable.iter().sum::<usize>(), winning);
        if winning == 0 {
            // Of the colours that a first card could copy, only the likeliest is looked at.
            assert!(wins_by_two || of("wins by playing again") == 0);
            overlooked += usize::from(wins_by_two) - of("wins by playing again");
        }
        won += winning;
        by_privileges += all.len() - held.len();
        by_two += of("wins by playing again");
    }
    assert!(won > 20 && by_privileges > 20, "only {won} and {by_privileges}");
    assert!(overlooked * 5 < by_two, "{by_two} wins by playing again, and {overlooked} more");
}

/// Lowers what is missing for each card to what a turn of taking tokens leaves, after privileges or without.
fn lower(missing: &mut [u8], cards: &[CardId], game: &Duel, seat: Seat) {
    game.legal_actions(|action| {
        let mut after = *game;
        if matches!(action, Action::Take(_) | Action::ReserveTop { .. } | Action::UsePrivilege(_)) {
            after.play(action, &mut Quiet);
            for (missing, card) in missing.iter_mut().zip(cards) {
                *missing = shortage(after.body().seat(seat), *card).min(*missing);
            }
        }
        if matches!(action, Action::UsePrivilege(_)) {
            lower(missing, cards, &after, seat);
        }
    });
}

fn shortage(player: &Player, card: CardId) -> u8 {
    let price = player.price(card);
    price.gold_least().saturating_sub(price.gold)
}

#[test]
fn what_is_missing_later_is_what_the_best_turn_leaves() {
    let (mut nearer, mut by_privilege) = (0, 0);
    for game in turns(40, 4) {
        let seat = to_act(&game);
        let player = game.body().seat(seat);
        // With a privilege there are many more turns: some are enough.
        if player.privileges == 0 && game.turns() % 4 > 0 || player.privileges > 1 {
            continue;
        }
        let cards: Vec<CardId> = known(&game, player).collect();
        let before: Vec<u8> = cards.iter().map(|card| shortage(player, *card)).collect();
        let mut later = before.clone();
        lower(&mut later, &cards, &game, seat);
        let observation = observed::<DuelPlay>(&game, seat);
        let of = |name: &str| -> Vec<u8> {
            observation.pieces(0).map(|piece| count(LAYOUT.piece, piece.counts.all(), name)).collect()
        };
        assert_eq!(of("missing after gold"), before);
        assert_eq!(of("missing later"), later);
        nearer += before.iter().zip(&later).filter(|(before, later)| later < before).count();
        by_privilege += u32::from(player.privileges > 0);
    }
    assert!(nearer > 500 && by_privilege > 100, "only {nearer} and {by_privilege}");
}

/// Checks what some of the counts are.
#[track_caller]
fn shows(names: &[&str], counts: &[u8], expected: &[(&str, u8)]) {
    for &(name, expected) in expected {
        assert_eq!(count(names, counts, name), expected, "{name}");
    }
}

#[test]
fn an_early_position_is_described() {
    // All three gold are taken: two by the other player, who has a card from a deck and one from the pyramid.
    let game = after(
        &Duel::new(&Setup::new(2).unwrap()),
        "card.18 card.23 card.17 card.24 card.9 card.39 card.48 card.49 card.36 card.64 card.59 card.60
        token.r token.g token.a token.b token.b token.g token.g token.w token.w token.k token.r token.g token.a
        token.k token.r token.k token.w token.b token.a token.k token.b token.r token.p token.w token.p
        R.L3@c1 card.56 R.60@b4 card.57 R.59@a5 card.58",
    );
    let observation = observed::<DuelPlay>(&game, Seat(1));
    let table = [
        ("white on the board", 4),
        ("pearls on the board", 2),
        ("gold on the board", 0),
        ("no gold on the board", 1),
        ("at most ten gems and pearls on the board", 0),
        ("the bag is empty", 1),
        ("a line of three colours", 1),
        ("privileges that nobody holds", 2),
    ];
    shows(LAYOUT.table, observation.table().all(), &table);
    let own = [("gold", 1), ("privileges", 1), ("cards in hand", 1), ("can take gold and reserve", 0)];
    shows(LAYOUT.seat, observation.player(0).all(), &own);
    shows(LAYOUT.seat, observation.player(1).all(), &[("gold", 2), ("privileges", 0), ("cards in hand", 2)]);
    // Card 24 costs three white: the gold pays for one, and a line brings two.
    let crown = [
        ("points", 0),
        ("crowns", 1),
        ("counts as black", 1),
        ("price after bonuses", 3),
        ("lacking white", 3),
        ("missing after gold", 2),
        ("missing two", 1),
        ("payable", 0),
        ("payable later", 1),
        ("first bonus of its colour", 1),
        ("cards within reach that it makes cheaper", 6),
        ("the other misses one or two", 1),
        ("payable for the other", 0),
        ("payable for the other later", 1),
    ];
    shows(LAYOUT.piece, observation.pieces(0).nth(3).unwrap().counts.all(), &crown);
    let hand: Vec<&[u8]> =
        observation.pieces(1).filter(|piece| piece.zone == 1).map(|piece| piece.counts.all()).collect();
    shows(LAYOUT.piece, hand[0], &[("points", 3), ("crowns", 2), ("counts as green", 1)]);
    shows(LAYOUT.piece, hand[1], &[("hidden card of level 3", 1)]);
    assert_eq!(hand[1].iter().sum::<u8>(), 1, "nothing else is known");
}

#[test]
fn a_won_position_is_described() {
    // Before the purchase that brings the tenth crown.
    let inputs: Vec<&str> = include_str!("../../../corpus/2p-crowns.cab")
        .lines()
        .filter(|line| !line.starts_with(['#', 'd']))
        .collect();
    let game = after(&Duel::new(&Setup::new(2).unwrap()), &inputs[..inputs.len() - 2].join(" "));
    let observation = observed::<DuelPlay>(&game, to_act(&game));
    shows(
        LAYOUT.table,
        observation.table().all(),
        &[("no privilege that nobody holds", 1), ("gold on the board", 3)],
    );
    let own = [
        ("points", 16),
        ("at most 4 points to go", 1),
        ("at most 3 points to go", 0),
        ("crowns", 8),
        ("at most 2 crowns to go", 1),
        ("1 crown to go", 0),
        ("royal cards", 2),
        ("most points of one colour", 5),
        ("wins with a card payable", 1),
        ("winning cards payable in the pyramid", 1),
        ("winning cards payable in hand", 2),
        ("most progress with a card payable, in fortieths", 24),
    ];
    shows(LAYOUT.seat, observation.player(0).all(), &own);
    shows(
        LAYOUT.seat,
        observation.player(1).all(),
        &[("wins with a card payable", 0), ("wins with a card payable later", 1)],
    );
    // Card 63, with three points and two crowns. The other player lacks a pearl, and none is on the board; with a gold
    // it would bring a royal card, and win by points.
    let card = [
        ("lacking pearls", 0),
        ("missing nothing", 1),
        ("payable", 1),
        ("brings a royal card", 0),
        ("wins, and is payable", 1),
        ("crowns in all above 3, with it", 7),
        ("the other misses one or two", 1),
        ("payable for the other", 0),
        ("wins for the other", 1),
        ("wins for the other, and is payable", 0),
        ("wins for the other, and is payable later", 1),
    ];
    shows(LAYOUT.piece, observation.pieces(0).nth(7).unwrap().counts.all(), &card);
}
