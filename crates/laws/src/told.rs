use std::collections::BTreeSet;

use kernel::{Awaiting, Draw, Game};
use serde_json::{Map, Value};

use crate::Dice;

/// Plays one uniformly random game and reads every effect from what was written of it. Each must come back as it was,
/// and must not be read without one of its fields, but where `may_lack` allows that. Returns the kinds there were.
///
/// # Errors
/// The first effect that does not keep this.
pub fn told<G: Game>(
    setup: &G::Setup,
    seed: u64,
    may_lack: impl Fn(&G::Effect, &str) -> bool,
) -> Result<BTreeSet<String>, String> {
    let mut kinds = BTreeSet::new();
    for effect in happenings::<G>(setup, seed) {
        let text = serde_json::to_string(&effect).map_err(|error| error.to_string())?;
        if serde_json::from_str::<G::Effect>(&text).ok() != Some(effect) {
            return Err(format!("{text} is not read as it was written"));
        }
        let fields: Map<String, Value> = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        for field in fields.keys() {
            let mut spoiled = fields.clone();
            spoiled.remove(field);
            let read = serde_json::from_value::<G::Effect>(spoiled.into());
            if read.is_ok() && !may_lack(&effect, field) {
                return Err(format!("{text} is read without `{field}`"));
            }
        }
        kinds.extend(fields.get("effect").map(Value::to_string));
    }
    Ok(kinds)
}

/// Everything that happens in a uniformly random game.
fn happenings<G: Game>(setup: &G::Setup, seed: u64) -> Vec<G::Effect> {
    let mut dice = Dice::new(seed);
    let mut game = G::new(setup);
    let mut happened = Vec::new();
    loop {
        match game.awaiting() {
            Awaiting::Over => return happened,
            Awaiting::Chance(_) => {
                let outcome = game.draw(&mut dice);
                game.resolve(outcome, &mut happened);
            }
            Awaiting::Decision(_) => {
                let action = game.nth_action(dice.below(game.action_count()));
                game.play(action, &mut happened);
            }
        }
    }
}
