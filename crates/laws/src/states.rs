//! The laws that hold in every state of a game.

use kernel::{Awaiting, Draw, Game, Quiet, Viewer};

use crate::drawn::drawn_as_stated;
use crate::gains::Sums;
use crate::{Breach, Dice, Subject, breach, hold};

/// Plays one uniformly random game and checks every law in each of its states.
///
/// # Errors
/// If a law is broken, with the first breach.
pub fn every_state<G: Game>(subject: &Subject<G>, setup: &G::Setup, seed: u64) -> Result<(), Breach> {
    let mut dice = Dice::new(seed);
    let mut game = G::new(setup);
    let mut decisions = 0;
    let mut sums = Sums::new(game.players());
    loop {
        legality(subject, &game, &mut dice)?;
        (subject.conserved)(&game).or_else(|what| breach(3, what))?;
        for viewer in Viewer::all(game.players()) {
            seen(&game, viewer, &mut dice)?;
        }
        let effects;
        match game.awaiting() {
            Awaiting::Over => return Ok(()),
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut dice);
                (game, effects) = both_ways(&game, |game, sink| match sink {
                    Some(sink) => game.resolve(outcome, sink),
                    None => game.resolve(outcome, &mut Quiet),
                })?;
            }
            Awaiting::Decision(_) => {
                decisions += 1;
                hold(5, decisions <= subject.decisions_max, || format!("seed {seed} does not end"))?;
                let action = game.nth_action(dice.below(game.action_count()));
                (game, effects) = both_ways(&game, |game, sink| match sink {
                    Some(sink) => game.play(action, sink),
                    None => game.play(action, &mut Quiet),
                })?;
            }
        }
        sums.add(subject, &effects, &game)?;
    }
}

/// Checks law 6: playing with a sink and without one reaches the same state. Returns that state and the effects.
fn both_ways<G: Game>(
    game: &G,
    step: impl Fn(&mut G, Option<&mut Vec<G::Effect>>),
) -> Result<(G, Vec<G::Effect>), Breach> {
    let (mut told, mut quiet, mut effects) = (*game, *game, Vec::new());
    step(&mut told, Some(&mut effects));
    step(&mut quiet, None);
    hold(6, told == quiet, || format!("{told:?} with a sink, {quiet:?} without"))?;
    Ok((told, effects))
}

/// Checks laws 1 and 5.
fn legality<G: Game>(subject: &Subject<G>, game: &G, dice: &mut Dice) -> Result<(), Breach> {
    let mut listed = Vec::new();
    game.legal_actions(|action| listed.push(action));
    hold(1, listed.len() == game.action_count() as usize, || {
        format!("{} listed, {} counted in {game:?}", listed.len(), game.action_count())
    })?;
    for (n, &action) in listed.iter().enumerate() {
        hold(1, game.nth_action(n as u32) == action, || format!("action {n} is not {action}"))?;
        hold(1, game.check(action).is_ok(), || format!("{action} is listed and refused in {game:?}"))?;
    }
    let mut sorted = listed.clone();
    sorted.sort();
    sorted.dedup();
    hold(1, sorted.len() == listed.len(), || "an action is listed twice".into())?;
    for _ in 0..6 {
        let action = (subject.arbitrary)(game, dice);
        let legal = sorted.binary_search(&action).is_ok();
        hold(1, game.check(action).is_ok() == legal, || {
            format!(
                "{action} is {}listed, but check says {:?}",
                if legal { "" } else { "not " },
                game.check(action)
            )
        })?;
    }
    let mut outcomes = Vec::new();
    game.outcomes(|outcome, weight| outcomes.push((outcome, weight)));
    let (any_action, any_outcome) = (!listed.is_empty(), !outcomes.is_empty());
    let (action_due, outcome_due) = match game.awaiting() {
        Awaiting::Decision(_) => (true, false),
        Awaiting::Chance(_) => (false, true),
        Awaiting::Over => (false, false),
    };
    hold(5, (any_action, any_outcome) == (action_due, outcome_due), || {
        format!("{:?}, yet {} actions and {} outcomes", game.awaiting(), listed.len(), outcomes.len())
    })?;
    hold(5, game.decision().is_some() == action_due, || {
        format!("{:?}, yet the decision {:?}", game.awaiting(), game.decision())
    })?;
    hold(5, game.result().is_some() == (game.awaiting() == Awaiting::Over), || "a result too early".into())?;
    if let Some(result) = game.result() {
        hold(5, result.is_sound(game.players()), || format!("the places are {:?}", result.places))?;
    }
    for &(outcome, weight) in &outcomes {
        hold(5, weight > 0 && game.check_outcome(outcome).is_ok(), || format!("{outcome} cannot come"))?;
    }
    if outcome_due {
        drawn_as_stated(game, &outcomes)?;
    }
    Ok(())
}

/// Checks law 4: a view is all that its viewer knows, and it parses to an equal value from its JSON.
fn seen<G: Game>(game: &G, viewer: Viewer, dice: &mut Dice) -> Result<(), Breach> {
    let view = game.view(viewer);
    hold(4, G::viewer(&view) == viewer, || "a view of somebody else".into())?;
    let other = G::determinize(&view, dice);
    hold(4, other.view(viewer) == view, || format!("{viewer} would see a completed view otherwise"))?;
    hold(4, other.awaiting() == game.awaiting(), || format!("{viewer} sees another thing awaited"))?;
    hold(4, other.decision() == game.decision(), || format!("{viewer} sees another decision due"))?;
    let json = serde_json::to_string(&view).or_else(|error| breach(2, error.to_string()))?;
    let read: G::View = serde_json::from_str(&json).or_else(|error| breach(2, format!("{error}: {json}")))?;
    hold(2, read == view, || format!("the view of {viewer} changes on the wire: {json}"))?;
    if game.awaiting().seat().is_some_and(|seat| viewer.is(seat)) {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal_actions(|action| here.push(action));
        other.legal_actions(|action| there.push(action));
        hold(4, here == there, || format!("what is legal does not follow from the view of {viewer}"))?;
    }
    Ok(())
}

/// Checks law 2: plays a random game, writes its log, and replays it; all states must be equal.
///
/// # Errors
/// If a law is broken, with the first breach.
pub fn replay<G: Game>(setup: &G::Setup, seed: u64, decisions_max: u32) -> Result<u64, Breach> {
    let mut dice = Dice::new(seed);
    let mut game = G::new(setup);
    let mut lines = vec![setup.to_string()];
    let mut digests = vec![game.digest()];
    let mut decisions = 0;
    while decisions < decisions_max {
        match game.awaiting() {
            Awaiting::Over => break,
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut dice);
                lines.push(outcome.to_string());
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Decision(_) => {
                let action = game.nth_action(dice.below(game.action_count()));
                lines.push(action.to_string());
                game.play(action, &mut Quiet);
                decisions += 1;
            }
        }
        digests.push(game.digest());
    }
    let setup_read: G::Setup = lines[0].parse().or_else(|error| breach(2, format!("{error}")))?;
    hold(2, &setup_read == setup, || format!("{} reads back as {setup_read}", lines[0]))?;
    let mut again = G::new(&setup_read);
    for (line, digest) in lines[1..].iter().zip(&digests[1..]) {
        match again.awaiting() {
            Awaiting::Over => return breach(2, format!("over before {line}")),
            Awaiting::Chance(_) => {
                let outcome: G::Outcome = line.parse().or_else(|error| breach(2, format!("{error}")))?;
                hold(2, outcome.to_string() == *line, || format!("{line} prints as {outcome}"))?;
                again.resolve(outcome, &mut Quiet);
            }
            Awaiting::Decision(_) => {
                let action: G::Action = line.parse().or_else(|error| breach(2, format!("{error}")))?;
                hold(2, action.to_string() == *line, || format!("{line} prints as {action}"))?;
                again.play(action, &mut Quiet);
            }
        }
        hold(2, again.digest() == *digest, || format!("another state after {line}"))?;
    }
    hold(2, again == game, || "another state at the end".into())?;
    Ok(game.digest())
}

/// Checks laws 3 and 5 alone, which is fast: pieces are conserved, something can be done, and the game ends. Returns
/// the number of decisions.
///
/// # Errors
/// If a law is broken, with the first breach.
pub fn totals<G: Game>(subject: &Subject<G>, setup: &G::Setup, seed: u64) -> Result<u64, Breach> {
    let mut dice = Dice::new(seed);
    let mut game = G::new(setup);
    let mut decisions = 0;
    loop {
        (subject.conserved)(&game).or_else(|what| breach(3, what))?;
        match game.awaiting() {
            Awaiting::Over => return Ok(decisions),
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut dice);
                game.resolve(outcome, &mut Quiet);
            }
            Awaiting::Decision(_) => {
                decisions += 1;
                hold(5, decisions <= u64::from(subject.decisions_max), || {
                    format!("seed {seed} does not end")
                })?;
                hold(5, game.action_count() > 0, || format!("nothing to do in {game:?}"))?;
                let action = game.nth_action(dice.below(game.action_count()));
                game.play(action, &mut Quiet);
            }
        }
    }
}
