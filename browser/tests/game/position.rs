//! Positions with something to choose, found by playing at random and brought to the page as a game file.

use anyhow::{Result, bail};
use browser::Stage;
use kernel::{Awaiting, Draw, Game, Quiet};
use laws::Dice;
use protocol::{NewSeat, OpenGame};
use splendor::{Action, Splendor};

pub use super::player::open_file;
use super::player::{my_turn, uncover};

/// A generator of the same positions every time. The pictures of the documentation show them, so the numbers may not
/// change: they are remainders, which [`Dice`] itself does not give.
struct Chance(Dice);

impl Draw for Chance {
    fn below(&mut self, n: u32) -> u32 {
        (self.0.word() % u64::from(n)) as u32
    }
}

/// Returns the file of a game of Splendor in which `wanted` is true.
pub fn game_file(players: u8, wanted: impl Fn(&Splendor) -> bool) -> Result<String> {
    let buys = |action| matches!(action, Action::Buy { .. });
    game_file_of(&format!("splendor players={players}"), buys, wanted)
}

/// Returns the file of a game in which `wanted` is true; players prefer actions for which `is_dear` is true, so that
/// holdings grow.
pub fn game_file_of<G: Game>(
    setup: &str,
    is_dear: impl Fn(G::Action) -> bool,
    wanted: impl Fn(&G) -> bool,
) -> Result<String> {
    for seed in 0..20_000 {
        let mut chance = Chance(Dice::new(seed));
        let mut game = G::new(&setup.parse()?);
        let mut inputs = Vec::new();
        while game.awaiting() != Awaiting::Over && inputs.len() < 400 {
            if let Awaiting::Chance(_) = game.awaiting() {
                let outcome = game.draw(&mut chance);
                game.resolve(outcome, &mut Quiet);
                inputs.push((true, outcome.to_string()));
                continue;
            }
            if wanted(&game) {
                return written(setup, &inputs);
            }
            let action = some_action(&game, &is_dear, &mut chance);
            game.play(action, &mut Quiet);
            inputs.push((false, action.to_string()));
        }
    }
    bail!("no game comes to such a position")
}

/// Returns the first of a few random actions that is dear; else the last of them.
fn some_action<G: Game>(game: &G, is_dear: impl Fn(G::Action) -> bool, chance: &mut Chance) -> G::Action {
    let mut action = game.nth_action(0);
    for _ in 0..4 {
        action = game.nth_action(chance.below(game.action_count()));
        if is_dear(action) {
            break;
        }
    }
    action
}

fn written(setup: &str, inputs: &[(bool, String)]) -> Result<String> {
    let mut session = games::open(setup).map_err(|error| anyhow::anyhow!("{error}"))?;
    for (chance, input) in inputs {
        let taken = if *chance { session.resolve(input) } else { session.play(input) };
        taken.map_err(|refused| anyhow::anyhow!("{input}: {refused}"))?;
    }
    Ok(session.log())
}

/// Opens a game file with these players: [`NewSeat`]s, the first of them a person.
pub async fn seat_around(stage: &Stage, log: &str, seats: &[NewSeat]) -> Result<()> {
    stage.go("/").await?;
    stage.wait_for("#lobby").await?;
    let script = "const [body, done] = arguments;\
        fetch('/api/games', { method: 'POST', headers: { 'content-type': 'application/json' }, body })\
            .then(answer => answer.json()).then(made => done(made.table), why => done(String(why)))";
    let wish = serde_json::to_string(&OpenGame { log: log.to_owned(), seats: seats.to_vec() })?;
    let table: String = stage.web().execute_async(script, vec![wish.into()]).await?.convert()?;
    stage.go(&format!("/t/{table}")).await?;
    stage.wait_for("#table").await?;
    Ok(())
}

/// Opens a table in which `wanted` is true, with people in every seat.
pub async fn lay(stage: &Stage, players: u8, wanted: impl Fn(&Splendor) -> bool) -> Result<()> {
    open_file(stage, &game_file(players, wanted)?).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}
