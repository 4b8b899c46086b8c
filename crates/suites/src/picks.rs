//! Finds actions by their consequences, for tests that play any game and know no notation.

use catalog::{Awaiting, Legal, RefusedKind, SeededSource, Session};
use kernel::Draw;
use laws::Dice;
use mind::Level;

/// Returns the legal actions of the seat to act; none if no decision is awaited.
fn legal(session: &dyn Session) -> Vec<String> {
    match session.legal() {
        Legal::Actions(actions) => actions,
        Legal::Outcomes(_) | Legal::Over => Vec::new(),
    }
}

/// Returns the game after a legal action, before chance answers.
fn after(session: &dyn Session, action: &str) -> Box<dyn Session> {
    let mut next = session.clone_box();
    next.play(action).expect("a legal action");
    next
}

/// Returns the legal actions that pass a test, which is given the game after them.
fn that(session: &dyn Session, mut is_wanted: impl FnMut(&dyn Session) -> bool) -> Vec<String> {
    let mut actions = legal(session);
    actions.retain(|action| is_wanted(after(session, action).as_ref()));
    actions
}

/// Returns the legal actions that reveal nothing and after which another seat is to act.
pub fn quiet(session: &dyn Session) -> Vec<String> {
    let Awaiting::Decision { seat } = session.awaiting() else { return Vec::new() };
    that(session, |next| {
        matches!(next.awaiting(), Awaiting::Decision { seat: other } if other != seat)
            && !next.reveals(next.version())
    })
}

/// Returns the legal actions that are followed by a draw.
pub fn drawing(session: &dyn Session) -> Vec<String> {
    that(session, |next| matches!(next.awaiting(), Awaiting::Chance { .. }))
}

/// Returns the legal actions that are followed by a draw which only one seat sees.
pub fn drawing_in_secret(session: &dyn Session) -> Vec<String> {
    that(session, |next| matches!(next.awaiting(), Awaiting::Chance { private_to: Some(_), .. }))
}

/// Returns the action of the bot that plays greedily, so that a game ends; none if no decision is awaited.
pub fn greedy(session: &dyn Session) -> Option<String> {
    session.think(&Level::GREEDY.into(), 1)
}

/// Returns a well-formed action that the rules forbid now: one that is legal later in the game.
///
/// # Panics
/// If every action that is legal later is legal now.
pub fn illegal(session: &dyn Session) -> String {
    let (mut next, mut source) = (session.clone_box(), SeededSource::new(1));
    loop {
        while next.draw_in(&mut source).is_some() {}
        let is_illegal = |action: &String| {
            session.check(action).is_err_and(|refused| refused.kind == RefusedKind::NotLegal)
        };
        if let Some(action) = legal(next.as_ref()).into_iter().find(is_illegal) {
            return action;
        }
        let action = greedy(next.as_ref()).expect("an action that is illegal at first");
        next.play(&action).expect("a legal action");
    }
}

/// Plays a game on until it has this many inputs, drawn out so that it does not end before. As far as there is anything
/// else to do, nobody takes an action that changes the points or is followed by a draw.
pub fn draw_out(session: &mut dyn Session, inputs: u32, seed: u64) {
    const TRIES: u32 = 24;
    let (mut source, mut dice) = (SeededSource::new(seed), Dice::new(seed));
    while session.version() < inputs {
        while session.draw_in(&mut source).is_some() {}
        let (actions, scores) = (legal(session), session.scores());
        if actions.is_empty() {
            return;
        }
        let leads = |action: &String| {
            let next = after(session, action);
            (next.scores() != scores, !matches!(next.awaiting(), Awaiting::Decision { .. }))
        };
        let any = |_| actions[dice.below(actions.len() as u32) as usize].clone();
        let action = (0..TRIES).map(any).min_by_key(leads).expect("some were tried");
        session.play(&action).expect("a legal action");
    }
}
