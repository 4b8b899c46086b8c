//! Law 4 over histories: two truths that differ only in what a viewer cannot see.

use kernel::{Awaiting, Draw, Game, Question, Viewer};

use crate::{Breach, Dice, hold};

/// Two truths that a viewer cannot tell apart.
pub struct Pair<G> {
    /// A position of a random game.
    pub one: G,
    /// The position as the viewer knows it, with everything hidden drawn again.
    pub two: G,
    /// The viewer.
    pub viewer: Viewer,
}

/// Plays a random game up to a random point, takes a viewer at random, and makes a second truth that this viewer cannot
/// tell from the first.
pub fn pair_of_truths<G: Game>(setup: &G::Setup, dice: &mut Dice) -> Pair<G> {
    let mut one = G::new(setup);
    for _ in 0..dice.below(120) {
        match any_step(&one, dice) {
            Some(step) => drop(take(&mut one, step)),
            None => break,
        }
    }
    let viewers: Vec<Viewer> = Viewer::all(one.players()).collect();
    let viewer = viewers[dice.below(viewers.len() as u32) as usize];
    let two = G::determinize(&one.view(viewer), dice);
    Pair { one, two, viewer }
}

/// Gives both of [`pair_of_truths`] the same inputs. The viewer must be shown the same bytes throughout. Returns for how
/// many steps the two truths differed.
///
/// # Errors
/// If the viewer could see a difference; the breach describes the first one.
pub fn two_truths<G: Game>(setup: &G::Setup, seed: u64) -> Result<u32, Breach> {
    let mut dice = Dice::new(seed);
    let Pair { mut one, mut two, viewer } = pair_of_truths::<G>(setup, &mut dice);
    let mut apart = 0;
    loop {
        same(&one, &two, viewer)?;
        let Some((first, second)) = alike(&one, &two, viewer, &mut dice) else { return Ok(apart) };
        let (shown, other) = (take(&mut one, first), take(&mut two, second));
        let redacted = |effects: Vec<G::Effect>| -> Vec<String> {
            effects.into_iter().map(|effect| json(&G::redact(effect, viewer))).collect()
        };
        let (shown, other) = (redacted(shown), redacted(other));
        hold(4, shown == other, || format!("{viewer} was shown {shown:?} or {other:?}"))?;
        apart += u32::from(one != two);
    }
}

enum Input<G: Game> {
    Action(G::Action),
    Outcome(G::Outcome),
}

fn any_step<G: Game>(game: &G, dice: &mut Dice) -> Option<Input<G>> {
    match game.awaiting() {
        Awaiting::Over => None,
        Awaiting::Chance(_) => Some(Input::Outcome(game.draw(dice))),
        Awaiting::Decision(_) => Some(Input::Action(game.nth_action(dice.below(game.action_count())))),
    }
}

fn take<G: Game>(game: &mut G, input: Input<G>) -> Vec<G::Effect> {
    let mut effects = Vec::new();
    match input {
        Input::Action(action) => game.play(action, &mut effects),
        Input::Outcome(outcome) => game.resolve(outcome, &mut effects),
    }
    effects
}

fn same<G: Game>(one: &G, two: &G, viewer: Viewer) -> Result<(), Breach> {
    let (here, there) = (json(&one.view(viewer)), json(&two.view(viewer)));
    hold(4, here == there, || format!("{viewer} sees {here} or {there}"))?;
    hold(4, one.awaiting() == two.awaiting(), || format!("{:?} or {:?}", one.awaiting(), two.awaiting()))?;
    hold(4, one.result() == two.result(), || "the results differ".into())?;
    if one.awaiting().seat().is_some_and(|seat| viewer.is(seat)) {
        let (mut here, mut there) = (Vec::new(), Vec::new());
        one.legal_actions(|action| here.push(action));
        two.legal_actions(|action| there.push(action));
        hold(4, here == there, || format!("{viewer} may do other things"))?;
    }
    Ok(())
}

/// Returns an input that both truths accept and that reveals nothing of their difference to the viewer: the same one,
/// or, where chance answers somebody else in secret, an answer of its own for each.
fn alike<G: Game>(one: &G, two: &G, viewer: Viewer, dice: &mut Dice) -> Option<(Input<G>, Input<G>)> {
    match one.awaiting() {
        Awaiting::Over => None,
        Awaiting::Chance(question) if question.private_to().is_some_and(|seat| !viewer.is(seat)) => {
            Some((Input::Outcome(one.draw(dice)), Input::Outcome(two.draw(dice))))
        }
        Awaiting::Chance(_) => {
            let (mut here, mut both) = (Vec::new(), Vec::new());
            one.outcomes(|outcome, _| here.push(outcome));
            two.outcomes(|outcome, _| {
                if here.contains(&outcome) {
                    both.push(outcome);
                }
            });
            let chosen = *pick(&both, dice)?;
            Some((Input::Outcome(chosen), Input::Outcome(chosen)))
        }
        Awaiting::Decision(_) => {
            let (mut here, mut both) = (Vec::new(), Vec::new());
            one.legal_actions(|action| here.push(action));
            two.legal_actions(|action| {
                if here.contains(&action) {
                    both.push(action);
                }
            });
            let chosen = *pick(&both, dice)?;
            Some((Input::Action(chosen), Input::Action(chosen)))
        }
    }
}

fn pick<'a, T>(list: &'a [T], dice: &mut Dice) -> Option<&'a T> {
    if list.is_empty() { None } else { list.get(dice.below(list.len() as u32) as usize) }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|error| format!("not written: {error}"))
}
