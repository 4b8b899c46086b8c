//! Random games, and the properties that every tray must have in every position, for the tests of the games.

use std::ops::Range;

use kernel::{Awaiting, Draw, Explain, Game, Quiet, Seat, Viewer};
use text::{SeatNumbers, Texts, plain};
use tray::{Turn, WhyNot};

use crate::Dice;

type GameOf<T> = <T as Turn>::Game;
type ActionOf<T> = <GameOf<T> as Game>::Action;

/// Returns the seeds of the random games of a test: this many, multiplied by `CABOCHON_TRAYS` if that is set.
///
/// # Panics
/// If that is not a number.
pub fn games(sample: u64) -> Range<u64> {
    0..sample * std::env::var("CABOCHON_TRAYS").map_or(1, |times| times.parse().expect("a number"))
}

/// Starts a game from this set-up line.
///
/// # Panics
/// If the line is not a set-up line of the game.
pub fn new_game<G: Game>(setup: &str) -> G {
    G::new(&setup.parse().expect("a set-up"))
}

/// Resolves chance until a decision is awaited; none when the game is over.
pub fn settle<G: Game>(game: &mut G, chance: &mut Dice) -> Option<Seat> {
    loop {
        match game.awaiting() {
            Awaiting::Chance(_) => game.resolve(game.draw(chance), &mut Quiet),
            Awaiting::Decision(seat) => return Some(seat),
            Awaiting::Over => return None,
        }
    }
}

/// The game that a test plays, which is named if the test fails in it.
struct Named<'a> {
    setup: &'a str,
    seed: u64,
}

impl Drop for Named<'_> {
    #[expect(clippy::print_stderr, reason = "the test runner shows it with the failure")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the game `{}` of seed {}", self.setup, self.seed);
        }
    }
}

/// Returns every position of a random game in which a decision is awaited, with that player's tray. An action for which
/// `is_dear` is true is chosen half of the time where it is possible, so that late positions and ends occur.
pub fn play_through<T: Turn>(
    setup: &str,
    seed: u64,
    is_dear: impl Fn(ActionOf<T>) -> bool,
    mut each: impl FnMut(&GameOf<T>, T, &mut Dice),
) {
    let _named = Named { setup, seed };
    let mut chance = Dice::new(seed);
    let mut game: GameOf<T> = new_game(setup);
    for _ in 0..2_000 {
        let Some(seat) = settle(&mut game, &mut chance) else { return };
        let tray = T::new(&game.view(Viewer::Seat(seat))).expect("the seat to act has a tray");
        each(&game, tray, &mut chance);
        let mut dear = Vec::new();
        game.legal_actions(|action| dear.extend(is_dear(action).then_some(action)));
        let action = match dear.len() {
            0 => game.nth_action(chance.below(game.action_count())),
            _ if chance.below(2) == 0 => game.nth_action(chance.below(game.action_count())),
            choices => dear[chance.below(choices as u32) as usize],
        };
        game.play(action, &mut Quiet);
    }
}

/// Checks that a whole action can be prepared at once, and also selected with clicks by `click`.
///
/// # Panics
/// If it cannot.
pub fn every_action_comes_together<T: Turn>(
    game: &GameOf<T>,
    fresh: &T,
    mut click: impl FnMut(&mut T, ActionOf<T>) -> bool,
) {
    game.legal_actions(|action| {
        let mut tray = fresh.clone();
        assert!(click(&mut tray, action), "{action}: a click did nothing");
        assert_eq!(tray.confirm(), Some(action));
        let mut prepared = fresh.clone();
        assert!(prepared.prepare(action));
        assert_eq!(prepared.confirm(), Some(action));
    });
}

/// Makes random clicks, and checks the tray after every click.
///
/// # Panics
/// At the first fault.
pub fn clicking_about_keeps_it_true<T: Turn>(
    game: &GameOf<T>,
    fresh: &T,
    chance: &mut Dice,
    texts: &Texts,
    looked: impl Fn(&T),
) {
    let mut tray = fresh.clone();
    for _ in 0..12 {
        each_piece_is_legal_or_answers(&tray, texts);
        looked(&tray);
        the_uses_are_what_can_be_done(&tray, texts);
        if let Some(action) = tray.confirm() {
            assert_eq!(game.check(action), Ok(()), "{action} is confirmed and not legal");
            what_follows_can_be_played(game, &tray, action);
            assert_eq!(tray.why_not_confirm(), None);
        }
        stir(&mut tray, chance);
    }
    tray.clear();
    assert_eq!(tray, *fresh);
}

/// Checks that the actions that follow a confirmed one are legal one after the other, for the same player and without
/// an answer of chance between them.
fn what_follows_can_be_played<T: Turn>(game: &GameOf<T>, tray: &T, action: ActionOf<T>) {
    let (mut game, seat) = (*game, game.awaiting());
    let mut before = action;
    for next in tray.then() {
        game.play(before, &mut Quiet);
        assert_eq!(game.awaiting(), seat, "{next} does not follow {before}: another decision is due");
        assert_eq!(game.check(next), Ok(()), "{next} follows {before} and is not legal");
        before = next;
    }
}

/// Makes a random input of a player.
fn stir<T: Turn>(tray: &mut T, chance: &mut Dice) {
    if chance.below(8) == 0 {
        let before = tray.clone();
        if tray.other_use().is_err() {
            assert_eq!(*tray, before, "what was refused changed something");
        }
        return;
    }
    let pieces = tray.pieces();
    let piece = pieces[chance.below(pieces.len() as u32) as usize];
    let (legal, selected) = (tray.is_legal(piece), tray.selected(piece) > 0);
    let (before, more) = (tray.selected(piece), tray.takes_more(piece));
    let done = tray.click(piece);
    if more && selected {
        assert_eq!(tray.selected(piece), before + 1, "{piece} was to take one more");
    }
    assert_eq!(tray.asked(), (!done).then_some(piece));
    if legal {
        assert!(done, "{piece} is legal and a click does nothing");
    }
    if !legal && !selected && done {
        let uses = tray.uses();
        assert!(
            !uses.is_empty() && tray.selected(piece) > 0,
            "{piece} is not legal and a click does something"
        );
        assert!(uses.iter().all(|of| of.why_not.is_some()), "{piece} is not legal and has a use");
    }
    if !done {
        assert!(tray.why_not(piece).is_some());
    }
}

/// Checks that one of the shown uses is chosen if any is possible, and that its action is ready.
fn the_uses_are_what_can_be_done<T: Turn>(tray: &T, texts: &Texts) {
    let uses = tray.uses();
    let can = uses.iter().any(|of| of.why_not.is_none());
    assert_eq!(uses.iter().filter(|of| of.chosen).count(), usize::from(can));
    for of in &uses {
        assert!(!(of.chosen && of.why_not.is_some()), "{} is chosen and cannot be", of.name);
        of.why_not.iter().for_each(|why| is_an_answer(why, texts));
    }
    if can {
        assert!(tray.confirm().is_some());
    }
}

fn each_piece_is_legal_or_answers<T: Turn>(tray: &T, texts: &Texts) {
    for piece in tray.pieces() {
        assert_eq!(piece.to_string().parse().ok(), Some(piece));
        assert!(!tray.is_lit(piece) || tray.is_legal(piece), "{piece} is lit and not legal");
        match tray.why_not(piece) {
            None => assert!(tray.is_legal(piece), "{piece} is neither legal nor answers"),
            Some(why) => {
                assert!(!tray.is_legal(piece), "{piece} is legal and says why not");
                is_an_answer(&why, texts);
            }
        }
    }
}

fn is_an_answer<G: Game>(why: &WhyNot<G>, texts: &Texts) {
    for message in [why.message(), why.refusal.message()] {
        is_a_sentence(&plain(&texts.message(&message, &SeatNumbers)));
    }
    for rule in why.rules() {
        assert!(texts.rule(rule).contains(' '), "{rule} has no text");
    }
}

/// Checks that a text has several words, and that all of its variables were filled in.
///
/// # Panics
/// If it has not.
pub fn is_a_sentence(text: &str) {
    assert!(text.contains(' ') && !text.contains('{'), "{text}");
}
