//! The law suite on Duel.

use duel::{
    ALL_TOKENS, Action, Bonus, CARDS, CardId, Colour, Duel, Effect, Gem, Gems, PRIVILEGES, Player, ROYALS,
    Reserved, RoyalId, Setup, Space, Spaces,
};
use kernel::{Draw, Game};
use laws::{Dice, Subject, each_once};

fn subject() -> Subject<Duel> {
    Subject { setups: vec![Setup::new(2).unwrap()], conserved, arbitrary, decisions_max: 3_000 }
}

/// Law 3: every token, card, royal card and privilege is in one place, and the counts agree with the pieces.
fn conserved(game: &Duel) -> Result<(), String> {
    let body = game.body();
    let board = body.board();
    let tokens =
        body.seats().fold(body.bag + board.gems(board.occupied()), |all, player| all + player.tokens);
    if tokens != ALL_TOKENS {
        return Err(format!("the tokens are {tokens}"));
    }
    for player in body.seats() {
        let (mut bonuses, mut colour_points, mut points, mut crowns) = (Gems::NONE, Gems::NONE, 0, 0);
        for id in player.bought() {
            let card = id.card();
            points += card.points;
            crowns += card.crowns;
            let colour = match card.bonus {
                Bonus::Of(colour) => Some(colour),
                Bonus::Wild => body.copied_colour(id),
                Bonus::None => None,
            };
            if let Some(colour) = colour {
                bonuses = bonuses.plus_n(colour.gem(), card.bonus_count);
                colour_points = colour_points.plus_n(colour.gem(), card.points);
            }
        }
        points += player.royals().map(|royal| royal.royal().points).sum::<u8>();
        let counted = (player.bonuses, player.colour_points, player.points, player.crowns);
        if (bonuses, colour_points, points, crowns) != counted {
            return Err(format!("the counts of {player:?} are wrong"));
        }
    }
    let decks = (0..3).flat_map(|level| body.unseen(level));
    let held =
        |player: &Player| player.bought().chain(player.hand().filter_map(Reserved::card)).collect::<Vec<_>>();
    let cards = decks.chain(body.face_up_cards()).chain(body.seats().flat_map(held));
    each_once("card", CARDS, cards.map(CardId::row))?;
    let royals = body.royals().chain(body.seats().flat_map(|player| player.royals())).count();
    let privileges = body.supply() + body.seats().map(|player| player.privileges).sum::<u8>();
    if (royals, privileges) != (ROYALS, PRIVILEGES) {
        return Err(format!("there are {royals} royal cards and {privileges} privileges"));
    }
    Ok(())
}

fn arbitrary(game: &Duel, dice: &mut Dice) -> Action {
    let body = game.body();
    let space = |dice: &mut Dice| Space::new(dice.below(25) as u8).unwrap();
    let gem = |dice: &mut Dice| Gem::ALL[dice.below(7) as usize];
    let gold = |dice: &mut Dice| body.board().gold().iter().next().unwrap_or(space(dice));
    let near = |dice: &mut Dice| {
        let mut cards: Vec<CardId> = body.face_up_cards().collect();
        cards.extend(body.seat(body.turn()).hand().filter_map(Reserved::card));
        cards.push(CardId::new(1 + dice.below(CARDS as u32) as u8).unwrap());
        cards[dice.below(cards.len() as u32) as usize]
    };
    match dice.below(12) {
        0 => Action::UsePrivilege(space(dice)),
        1 => Action::Replenish,
        2 | 3 => {
            // Most steps from a space lead to a line.
            let (first, by) = (space(dice), [1, 5, 6, 4, 2][dice.below(5) as usize]);
            let spaces = (0..1 + dice.below(4)).filter_map(|n| Space::new(first.number() + by * n as u8));
            Action::Take(spaces.collect::<Spaces>())
        }
        4 => Action::Reserve { card: near(dice), gold: gold(dice) },
        5 => Action::ReserveTop { level: dice.below(4) as u8, gold: gold(dice) },
        6 | 7 => {
            let card = near(dice);
            let lacking = body.seat(body.turn()).price(card).lacking;
            let gold_as = match dice.below(3) {
                0 => lacking,
                1 => lacking + Gems::one(gem(dice)),
                _ => [gem(dice), gem(dice)].into_iter().collect(),
            };
            Action::Buy { card, gold_as }
        }
        8 => Action::Copy(Colour::ALL[dice.below(5) as usize]),
        9 => Action::TakeSame(space(dice)),
        10 if dice.below(2) == 0 => Action::Steal(gem(dice)),
        10 => Action::TakeRoyal(RoyalId::new(1 + dice.below(4) as u8).unwrap()),
        _ => Action::Discard(gem(dice)),
    }
}

#[test]
fn every_state_keeps_the_laws() {
    subject().keeps_the_laws(100);
}

#[test]
fn a_log_replays() {
    subject().replays(300);
}

#[test]
fn two_truths_look_alike_to_those_who_cannot_tell() {
    let apart = subject().shows_nothing_hidden(800);
    // The law would be empty if the truths never differed.
    assert!(apart > 200, "only {} of 800 pairs differed", apart);
}

#[test]
fn a_million_decisions_lose_no_piece() {
    subject().loses_no_piece(1_000_000);
}

#[test]
fn the_same_seed_gives_the_same_games_everywhere() {
    // Digests of whole games: they may change only together with the rules version.
    let setup = Setup::new(2).unwrap();
    let digests = [2014, 2022, 2026].map(|seed| laws::replay::<Duel>(&setup, seed, 3_000).unwrap());
    assert_eq!((Duel::RULES, digests), (1, GOLDEN));
}

const GOLDEN: [u64; 3] = [2_629_776_161_268_056_792, 16_208_925_224_998_039_825, 6_840_553_693_208_261_595];

#[test]
fn ten_thousand_games_go_as_they_always_went() {
    let fold = laws::fold::<Duel>(&subject().setups[0], 0..10_000);
    assert_eq!((Duel::RULES, fold), (1, FOLD));
}

const FOLD: u64 = 13_450_920_856_704_433_860;

#[test]
fn perft_stays() {
    let setup = Setup::new(2).unwrap();
    assert_eq!(laws::perft(&Duel::new(&setup), 2, &mut Dice::new(5)), 22_743);
}

#[test]
fn what_happened_is_read_as_it_was_written() {
    // The card that was drawn is hidden from the others: they are told no card.
    let may_lack = |effect: &Effect, field: &str| field == "card" && matches!(effect, Effect::Drew { .. });
    assert_eq!(subject().tells_what_happened(40, may_lack), 17);
}
