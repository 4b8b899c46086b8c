use std::collections::BTreeSet;

use kernel::Game;
use serde_json::{Map, Value};

use crate::{Dice, play_out};

/// Plays one uniformly random game and parses every effect from its JSON. Each must parse to an equal value, and must
/// not parse without one of its fields unless `may_lack` allows that. Returns the kinds of effects that occurred.
///
/// # Errors
/// If an effect fails; the breach describes the first.
pub fn told<G: Game>(
    setup: &G::Setup,
    seed: u64,
    may_lack: impl Fn(&G::Effect, &str) -> bool,
) -> Result<BTreeSet<String>, String> {
    let mut kinds = BTreeSet::new();
    let mut happened = Vec::new();
    play_out::<G>(setup, &mut Dice::new(seed), &mut happened, |_| {});
    for effect in happened {
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
