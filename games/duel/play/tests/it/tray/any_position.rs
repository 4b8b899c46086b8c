//! The laws that hold in every position, tried in those of random games.

use super::texts;
use duel::{Action, Duel, Gem};
use duel_play::tray::{Next, Piece, Tray};
use kernel::{Arg, Awaiting, Draw, Game, Quiet, Seat, Viewer};
use laws::Dice;
use laws::trays::{clicking_about_keeps_it_true, every_action_comes_together, games, is_a_sentence, settle};
use text::{SeatNumbers, plain};
use tray::Turn;

/// Every position of a random game in which somebody decides; cards are bought often.
fn play_through(seed: u64, each: impl FnMut(&Duel, Tray, &mut Dice)) {
    laws::trays::play_through("duel", seed, |action| matches!(action, Action::Buy { .. }), each);
}

/// Every position of this many random games, or more of them in a soak.
fn play_games(sample: u64, mut each: impl FnMut(&Duel, Tray, &mut Dice)) {
    games(sample).for_each(|seed| play_through(seed, &mut each));
}

/// Clicks an action together as a player would; answers whether every click did something.
fn click_together(tray: &mut Tray, game: &Duel, action: Action) -> bool {
    match action {
        Action::UsePrivilege(space) => tray.click(Piece::Privilege) && tray.click(Piece::Space(space)),
        Action::Replenish => tray.click(Piece::Bag),
        Action::Take(spaces) => {
            // One end, then the other.
            let ends = [spaces.iter().next(), spaces.iter().last().filter(|_| spaces.count() > 1)];
            ends.into_iter().flatten().all(|space| tray.click(Piece::Space(space)))
        }
        Action::Reserve { card, gold } => tray.click(Piece::Space(gold)) && tray.click(Piece::Card(card)),
        Action::ReserveTop { level, gold } => {
            let chosen = tray.click(Piece::Deck(level));
            let space = Piece::Space(gold);
            chosen && (tray.selected(space) > 0 || tray.click(space))
        }
        Action::Buy { card, gold_as } => {
            let player = game.body().seat(tray.seat());
            let place = player.hand().position(|reserved| reserved.card() == Some(card));
            let piece = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
            let extra = gold_as.less(player.price(card).lacking);
            let paid = |tray: &mut Tray, gem: Gem, n: u8| (0..n).all(|_| tray.click(Piece::Paid(gem)));
            tray.click(piece) && extra.iter().all(|(gem, n)| paid(tray, gem, n))
        }
        Action::Copy(colour) => tray.click(Piece::Plate(colour)),
        Action::TakeSame(space) => tray.click(Piece::Space(space)),
        Action::Steal(gem) => tray.click(Piece::Theirs(gem)),
        Action::TakeRoyal(royal) => tray.click(Piece::Royal(royal)),
        Action::Discard(gem) => tray.click(Piece::Own(gem)),
    }
}

#[test]
fn every_legal_action_can_be_clicked_together() {
    play_games(12, |game, fresh, _| {
        every_action_comes_together(game, &fresh, |tray, action| click_together(tray, game, action));
    });
}

#[test]
fn whatever_is_clicked_the_tray_stays_true() {
    let texts = texts();
    play_games(12, |game, fresh, chance| {
        // Of every third turn: the other tests look at each position.
        if !game.turns().is_multiple_of(3) {
            return;
        }
        clicking_about_keeps_it_true(game, &fresh, chance, &texts, |tray| {
            let Some(prepared) = tray.prepared() else { return };
            let said = prepared.notes().into_iter().chain(prepared.warning.map(|warning| warning.message()));
            said.for_each(|said| is_a_sentence(&plain(&texts.message(&said, &SeatNumbers))));
        });
    });
}

#[test]
fn a_preview_is_what_happens() {
    // Quick, and what is told of a theft before a discard is seldom met.
    play_games(500, |game, mut tray, chance| {
        let action = game.nth_action(chance.below(game.action_count()));
        assert!(tray.prepare(action));
        same_as_played(game, &tray, action, chance);
    });
}

/// Plays the prepared action in the truth, chooses at random what follows from it, and compares.
fn same_as_played(game: &Duel, tray: &Tray, action: Action, chance: &mut Dice) {
    let prepared = tray.prepared().expect("it is prepared");
    let seat = tray.seat();
    let other = Seat(seat.0 ^ 1);
    let held = |game: &Duel, seat| game.body().seat(seat).privileges;
    let mut truth = *game;
    truth.play(action, &mut Quiet);
    settle(&mut truth, chance);
    let after = *truth.body().seat(seat);
    assert_eq!(prepared.after.tokens, after.tokens);
    assert_eq!((prepared.after.points, prepared.after.more.crowns), (after.points, after.crowns));
    assert_eq!(
        (prepared.after.bonuses, prepared.after.more.colour_points),
        (after.bonuses, after.colour_points)
    );
    assert_eq!(
        (prepared.after.more.privileges, prepared.after.reserved),
        (after.privileges, after.hand_size())
    );
    if let Some(payment) = prepared.payment {
        // The tokens that are left, and one at most that came by itself: it may be of a kind that was paid.
        let left = prepared.before.tokens.less(payment.tokens());
        let came = after.tokens.less(left);
        assert_eq!((left + payment.tokens(), left + came), (prepared.before.tokens, after.tokens));
        assert!(came.total() <= 1, "{came:?} came by itself");
    }
    // A privilege from one's own leaves one less, and one from the supply as many as before.
    let gave = held(&truth, other) > held(game, other);
    assert_eq!(prepared.warning.is_some(), gave);
    if let Some(warning) = prepared.warning {
        let used = u8::from(matches!(action, Action::UsePrivilege(_)));
        assert_eq!(warning.from_own, held(&truth, seat) + used < held(game, seat));
    }

    let (mut asked, mut discarded, mut at_most) = (Vec::new(), 0, 0);
    while truth.turns() == game.turns() && truth.awaiting() == Awaiting::Decision(seat) {
        at_most = at_most.max(truth.body().seat(seat).tokens.total());
        match truth.nth_action(0) {
            Action::Copy(_) => asked.push(Next::Colour),
            Action::TakeSame(_) => asked.push(Next::Token),
            Action::Steal(_) => asked.push(Next::Theft),
            Action::TakeRoyal(_) => asked.push(Next::Royal),
            Action::Discard(_) => discarded += 1,
            _ => break,
        }
        truth.play(truth.nth_action(chance.below(truth.action_count())), &mut Quiet);
        settle(&mut truth, chance);
    }
    // The effect of a royal card depends on which one it is.
    let certain = asked.iter().position(|next| *next == Next::Royal).map_or(asked.len(), |at| at + 1);
    assert_eq!(prepared.next.get(..certain), asked.get(..certain));
    let royal = asked.contains(&Next::Royal);
    assert!(royal || prepared.to_discard == discarded);
    // The note says how many there will be then.
    if !royal && let Some(note) = prepared.notes().iter().find(|note| note.id == "duel-next-discard") {
        assert!(note.args.contains(&("held", Arg::Number(at_most.into()))), "{note:?}, not {at_most}");
    }
    assert!(prepared.wins.is_none() || truth.awaiting() == Awaiting::Over);
    if !royal && !asked.contains(&Next::Colour) {
        assert_eq!(prepared.wins, truth.result().map(|result| result.ended.item));
        let ended = truth.turns() > game.turns() && truth.result().is_none();
        assert_eq!(prepared.again, ended && truth.awaiting().seat() == Some(seat));
    }
}

#[test]
fn only_the_seat_to_act_has_a_tray() {
    play_through(7, |game, tray, _| {
        for viewer in Viewer::all(2) {
            let has = Tray::new(&game.view(viewer)).is_some();
            assert_eq!(has, viewer == Viewer::Seat(tray.seat()));
        }
    });
}

#[test]
fn nothing_that_others_may_not_know_is_in_the_tray() {
    // Two truths that look alike to the player give the same lights.
    play_through(9, |game, tray, chance| {
        let view = game.view(Viewer::Seat(tray.seat()));
        let other = Duel::determinize(&view, chance);
        let again = Tray::new(&other.view(Viewer::Seat(tray.seat()))).expect("the seat to act has a tray");
        assert!(tray.pieces().into_iter().all(|piece| tray.is_legal(piece) == again.is_legal(piece)));
    });
}
