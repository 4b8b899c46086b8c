//! The law suite on Splendor.

use kernel::{Draw, Game};
use laws::{Dice, Subject, each_once};
use splendor::{
    Action, CARDS, Card, CardId, Effect, Gem, Gems, NOBLES, NobleId, Player, Reserved, Setup, Splendor,
};

fn subject() -> Subject<Splendor> {
    Subject {
        setups: (2..=4).map(|players| Setup::new(players).unwrap()).collect(),
        conserved,
        arbitrary,
        decisions_max: 3_000,
    }
}

/// Law 3: every token, card and noble is in one place, and the counts agree with the pieces.
fn conserved(game: &Splendor) -> Result<(), String> {
    let body = game.body();
    let each = [0, 0, 4, 5, 7][usize::from(body.players())];
    let tokens = body.seats().fold(body.bank, |all, player| all + player.tokens);
    if tokens != Gems::from_counts([each, each, each, each, each, 5]) {
        return Err(format!("the tokens are {tokens}"));
    }
    for player in body.seats() {
        let cards: Vec<&Card> = player.bought().map(CardId::card).collect();
        let bonuses: Gems = cards.iter().map(|card| card.bonus.gem()).collect();
        let points = cards.iter().map(|card| card.points).sum::<u8>() + 3 * player.nobles().count() as u8;
        if (bonuses, points, cards.len()) != (player.bonuses, player.points, usize::from(player.cards)) {
            return Err(format!("the counts of {player:?} are wrong"));
        }
    }
    let decks = (0..3).flat_map(|level| body.unseen(level));
    let held =
        |player: &Player| player.bought().chain(player.hand().filter_map(Reserved::card)).collect::<Vec<_>>();
    let cards = decks.chain(body.face_up_cards()).chain(body.seats().flat_map(held));
    each_once("card", CARDS, cards.map(CardId::row))?;
    let mut nobles = [0u8; NOBLES + 1];
    body.nobles().chain(body.seats().flat_map(|player| player.nobles())).for_each(|noble| {
        nobles[usize::from(noble.row())] += 1;
    });
    if nobles.iter().any(|&count| count > 1) {
        return Err("a noble is in two places".into());
    }
    Ok(())
}

fn arbitrary(game: &Splendor, dice: &mut Dice) -> Action {
    let few = |dice: &mut Dice, kinds: u32| {
        (0..dice.below(5)).map(|_| Gem::ALL[dice.below(kinds) as usize]).collect::<Gems>()
    };
    let body = game.body();
    let near = |dice: &mut Dice| {
        let mut cards: Vec<CardId> = body.face_up_cards().collect();
        cards.extend(body.seat(body.turn()).hand().filter_map(Reserved::card));
        cards.push(CardId::new(1 + dice.below(90) as u8).unwrap());
        cards[dice.below(cards.len() as u32) as usize]
    };
    match dice.below(8) {
        0 | 1 => Action::Take(few(dice, 6)),
        2 => Action::Reserve(near(dice)),
        3 => Action::ReserveTop(dice.below(4) as u8),
        4 | 5 => {
            let card = near(dice);
            let lacking = body.seat(body.turn()).price(card).lacking;
            let gold_as = match dice.below(3) {
                0 => lacking,
                1 => lacking + few(dice, 5),
                _ => few(dice, 6),
            };
            Action::Buy { card, gold_as }
        }
        6 => Action::Return(few(dice, 6)),
        _ if dice.below(2) == 0 => Action::Pass,
        _ => Action::Receive(NobleId::new(1 + dice.below(10) as u8).unwrap()),
    }
}

#[test]
fn every_state_keeps_the_laws() {
    subject().keeps_the_laws(60);
}

#[test]
fn a_log_replays() {
    subject().replays(300);
}

#[test]
fn two_truths_look_alike_to_those_who_cannot_tell() {
    let apart = subject().shows_nothing_hidden(1_000);
    // Most random games have hidden cards: the law would be empty if the truths never differed.
    assert!(apart > 1_000, "only {} of 3000 pairs differed", apart);
}

#[test]
fn a_million_decisions_lose_no_piece() {
    subject().loses_no_piece(1_000_000);
}

#[test]
fn the_same_seed_gives_the_same_games_everywhere() {
    // Digests of whole games: they may change only together with the rules version.
    let digests: Vec<u64> =
        subject().setups.iter().map(|setup| laws::replay::<Splendor>(setup, 2014, 3_000).unwrap()).collect();
    assert_eq!((Splendor::RULES, digests.as_slice()), (1, &GOLDEN[..]));
}

const GOLDEN: [u64; 3] = [13_754_878_175_143_073_110, 15_533_103_651_856_786_931, 13_074_360_260_077_586_418];

#[test]
fn thirty_thousand_games_go_as_they_always_went() {
    let folds: Vec<u64> =
        subject().setups.iter().map(|setup| laws::fold::<Splendor>(setup, 0..10_000)).collect();
    assert_eq!((Splendor::RULES, folds.as_slice()), (1, &FOLDS[..]));
}

const FOLDS: [u64; 3] = [6_587_630_607_710_135_765, 8_812_489_383_811_019_010, 1_060_955_271_438_788_866];

#[test]
fn perft_stays() {
    let counts: Vec<u64> = subject()
        .setups
        .iter()
        .map(|setup| laws::perft(&Splendor::new(setup), 3, &mut Dice::new(5)))
        .collect();
    assert_eq!(counts, [24_190, 26_380, 26_995]);
}

#[test]
fn what_happened_is_read_as_it_was_written() {
    // The card that was drawn is hidden from the others: they are told no card.
    let may_lack = |effect: &Effect, field: &str| field == "card" && matches!(effect, Effect::Drew { .. });
    assert_eq!(subject().tells_what_happened(40, may_lack), 12);
}
