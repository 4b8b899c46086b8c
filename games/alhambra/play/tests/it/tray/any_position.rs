//! The laws that hold in every position, tried in those of random games with 2 to 6 players.

use std::collections::BTreeSet;

use alhambra::{Action, Alhambra, Change, Currency, Effect, Payment, Spot};
use alhambra_play::tray::{Held, Piece, Tray, has_card_to_spare};
use kernel::{Draw, Game, Quiet, Viewer};
use laws::Dice;
use laws::trays::{clicking_about_keeps_it_true, every_action_comes_together, games};
use tray::Turn;

use super::clicks::{money, pieces};
use super::texts;

/// Every position of a random game in which somebody decides; tiles are bought and built often.
pub fn play_through(players: u8, seed: u64, each: impl FnMut(&Alhambra, Tray, &mut Dice)) {
    let walls = if seed.is_multiple_of(4) { " walls=tiles" } else { "" };
    let setup = format!("alhambra players={players}{walls}");
    let is_dear = |action| match action {
        Action::Buy(..) | Action::Start(_) => true,
        Action::Place(_, spot) => matches!(spot, Spot::Cell(_)),
        _ => false,
    };
    laws::trays::play_through(&setup, seed, is_dear, each);
}

/// Every position of some random games, with 2 to 6 players in turn.
fn play_games(mut each: impl FnMut(&Alhambra, Tray, &mut Dice)) {
    for seed in games(6) {
        play_through(2 + (seed % 5) as u8, seed, &mut each);
    }
}

fn click_all(tray: &mut Tray, pieces: &[Piece]) -> bool {
    pieces.iter().all(|&piece| tray.click(piece))
}

/// Clicks an action together as a player would; answers whether every click did something.
fn click_together(tray: &mut Tray, action: Action) -> bool {
    let clicks = pieces(tray, action);
    if let (Action::Redesign(tile, Change::Replace(_)), &[kept, there]) = (action, &clicks[..]) {
        // Either of the two may be picked up first; it is the other one that will lie there.
        let mut other = tray.clone();
        assert!(other.click(there) && other.click(kept));
        assert_eq!(other.confirm(), Some(action));
        assert_eq!(other.held().map(Held::tile), Some(tile));
    }
    click_all(tray, &clicks)
}

#[test]
fn every_legal_action_can_be_clicked_together() {
    play_games(|game, fresh, _| {
        every_action_comes_together(game, &fresh, click_together);
    });
}

#[test]
fn the_key_of_tiles_picks_up_each_that_has_a_place() {
    play_games(|game, fresh, _| {
        let is_tile = |piece: &Piece| matches!(piece, Piece::Bought(_) | Piece::Kept(_));
        let tiles: BTreeSet<String> = fresh
            .pieces()
            .into_iter()
            .filter(|piece| is_tile(piece) && fresh.is_legal(*piece))
            .map(|piece| piece.to_string())
            .collect();
        let (mut tray, mut met) = (fresh.clone(), BTreeSet::new());
        for _ in 0..tiles.len() {
            let next = tray.piece_of_key("t").expect("a tile");
            assert!(tray.click(next), "{next} cannot be picked up");
            met.insert(next.to_string());
        }
        assert_eq!(met, tiles, "{}", game.digest());
    });
}

#[test]
fn whatever_is_clicked_the_tray_stays_true() {
    let texts = texts();
    play_games(|game, fresh, chance| {
        // Of every third turn, since each position has some hundred pieces.
        if game.turns().is_multiple_of(3) {
            clicking_about_keeps_it_true(game, &fresh, chance, &texts, |_| {});
        }
    });
}

#[test]
fn whatever_is_lit_leads_to_a_legal_action() {
    play_games(|_, fresh, _| {
        for piece in fresh.pieces().into_iter().filter(|piece| fresh.is_legal(*piece)) {
            let mut tray = fresh.clone();
            assert!(tray.click(piece));
            assert!(leads_on(&tray), "{piece} is lit and leads nowhere");
            let begun = tray.clone();
            let more = begun
                .pieces()
                .into_iter()
                .filter(|piece| begun.is_legal(*piece) && begun.selected(*piece) == 0);
            for second in more.take(20) {
                let mut tray = begun.clone();
                assert!(tray.click(second));
                assert!(leads_on(&tray), "{second} is lit after {piece} and leads nowhere");
            }
        }
    });
}

#[test]
fn a_payment_with_cards_to_spare_is_laid_down_as_it_was_chosen() {
    play_games(|game, fresh, chance| pays_as_chosen(game, &fresh, chance));
}

#[test]
fn a_place_tells_the_wall_that_comes_about() {
    play_games(|game, fresh, _| {
        let seat = fresh.seat();
        for piece in fresh.pieces() {
            let mut tray = fresh.clone();
            if !matches!(piece, Piece::Bought(_) | Piece::Kept(_)) || !tray.click(piece) {
                continue;
            }
            for place in tray.places() {
                let mut tray = tray.clone();
                assert!(tray.click(Piece::Cell(place.cell)));
                let after = tray.after().expect("it can be confirmed");
                assert_eq!(place.wall, game.body().wall(seat));
                assert_eq!(place.wall_then, after.body().wall(seat));
                assert_eq!(tray.walls(), (place.wall, Some(place.wall_then)));
                if let Some(Action::Place(tile, _)) = tray.confirm() {
                    assert_eq!(place.wall_then, game.body().wall_with(seat, tile, place.cell));
                }
            }
        }
    });
}

/// Returns whether an action can be confirmed once further lit pieces are clicked, each at most once.
fn leads_on(tray: &Tray) -> bool {
    let mut tray = tray.clone();
    for piece in tray.pieces() {
        if tray.confirm().is_some() {
            return true;
        }
        if tray.is_legal(piece) && tray.selected(piece) == 0 && !matches!(piece, Piece::Square(_)) {
            let before = tray.clone();
            tray.click(piece);
            // Another purchase, or another tile, would be begun anew; an exchange is complete.
            if before.bill().map(|bill| bill.square) != tray.bill().map(|bill| bill.square)
                || (before.held() != tray.held() && tray.confirm().is_none())
            {
                tray = before;
            }
        }
    }
    tray.confirm().is_some()
}

/// Chooses any cards of the player that leave one to spare, and plays what the tray makes of them.
fn pays_as_chosen(game: &Alhambra, fresh: &Tray, chance: &mut Dice) {
    let (body, seat) = (game.body(), fresh.seat());
    if body.paying().is_some() || fresh.waiting().next().is_some() {
        return;
    }
    for (square, tile) in body.market() {
        let any = body.purse(seat, square).values().filter(|_| chance.below(4) > 0);
        let cards = any.fold(Payment::NONE, |cards, value| cards.with(value).expect("it is in hand"));
        if !has_card_to_spare(tile.price(), cards) {
            continue;
        }
        let mut tray = fresh.clone();
        assert!(click_all(&mut tray, &money(Currency::ALL[square], cards, Payment::NONE)));
        let bill = tray.bill().expect("a payment is prepared");
        assert_eq!(bill.cards, cards);
        assert!(!bill.spare.is_empty());
        assert!(cards.sum() - bill.spare.sum() >= tile.price());
        assert!(!has_card_to_spare(tile.price(), cards.without(bill.spare)));
        let mut truth = *game;
        let mut effects: Vec<Effect> = Vec::new();
        for action in tray.confirm().into_iter().chain(tray.then()) {
            assert_eq!(truth.check(action), Ok(()), "{action}");
            truth.play(action, &mut effects);
        }
        let exact = cards.sum() == tile.price();
        let bought = Effect::Bought { seat, tile, currency: Currency::ALL[square], cards, exact };
        assert!(effects.contains(&bought), "{effects:?}");
        assert_eq!(tray.after(), Some(truth));
    }
}

#[test]
fn only_the_seat_to_act_has_a_tray() {
    play_through(3, 7, |game, tray, _| {
        for viewer in Viewer::all(3) {
            assert_eq!(Tray::new(&game.view(viewer)).is_some(), viewer == Viewer::Seat(tray.seat()));
        }
    });
}

#[test]
fn every_decision_is_named() {
    let mut doings = BTreeSet::new();
    for seed in 0..12 {
        play_through(2 + seed as u8 % 5, seed, |game, mut tray, chance| {
            doings.insert(tray.doing());
            assert!(tray.prepare(game.nth_action(chance.below(game.action_count()))));
            doings.insert(tray.doing());
        });
    }
    // A pass is possible only where no money is left to take; an example has it.
    let all = [
        "buying-tile",
        "nothing",
        "paying",
        "placing",
        "placing-last",
        "placing-neutral",
        "placing-reserve",
        "redesigning",
        "taking-money",
    ];
    assert!(doings.iter().eq(all.iter()), "{doings:?}");
}

#[test]
fn a_chain_that_was_broken_off_is_taken_up() {
    let mut taken_up = 0;
    for seed in 0..20 {
        play_through(2, seed, |game, tray, _| {
            if game.body().paying().is_none() {
                return;
            }
            let mut truth = *game;
            let mut tray = tray;
            game.legal_actions(|action| {
                if tray.confirm().is_none() {
                    assert!(tray.prepare(action));
                }
            });
            for action in tray.confirm().into_iter().chain(tray.then()) {
                truth.play(action, &mut Quiet);
            }
            assert!(truth.body().paying().is_none());
            taken_up += 1;
        });
    }
    assert!(taken_up > 10, "{taken_up}");
}
