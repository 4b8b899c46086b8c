//! Positions with something to choose, found by playing at random and brought to the page as a game file.

use anyhow::{Context, Result, bail};
use kernel::{Awaiting, Draw, Game, Quiet};
use laws::Dice;
use protocol::{NewSeat, OpenGame};

use crate::Stage;
use crate::lobby::post;

/// A generator of the same positions every time. The pictures of the documentation show them, so the numbers may not
/// change: they are remainders, which [`Dice`] itself does not give.
struct Chance(Dice);

impl Draw for Chance {
    fn below(&mut self, n: u32) -> u32 {
        (self.0.word() % u64::from(n)) as u32
    }
}

/// Plays random games until `wanted` is true of a position, and returns that game as a file. Players prefer actions for
/// which `is_dear` is true, so that holdings grow.
///
/// # Errors
/// If no game comes to such a position.
pub fn game_file_of<G: Game>(
    setup: &str,
    is_dear: impl Fn(G::Action) -> bool,
    wanted: impl Fn(&G) -> bool,
) -> Result<String> {
    for seed in 0..20_000 {
        let mut chance = Chance(Dice::new(seed));
        let setup: G::Setup = setup.parse()?;
        let mut game = G::new(&setup);
        let mut lines = vec![setup.to_string()];
        while game.awaiting() != Awaiting::Over && lines.len() <= 400 {
            if let Awaiting::Chance(_) = game.awaiting() {
                let outcome = game.draw(&mut chance);
                game.resolve(outcome, &mut Quiet);
                lines.push(outcome.to_string());
                continue;
            }
            if wanted(&game) {
                return Ok(lines.join("\n") + "\n");
            }
            let action = some_action(&game, &is_dear, &mut chance);
            game.play(action, &mut Quiet);
            lines.push(action.to_string());
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

/// Returns the first lines of a game file, its comments counted.
pub fn first_lines(log: &str, lines: usize) -> String {
    log.lines().take(lines).flat_map(|line| [line, "\n"]).collect()
}

/// Opens a game file with these players, the first of whom is a person.
///
/// # Errors
/// If the page cannot be reached, or shows no table.
pub async fn seat_around(stage: &Stage, log: &str, seats: &[NewSeat]) -> Result<()> {
    // Any page of the server can send the request.
    if !stage.is_at_home().await? {
        stage.go("/").await?;
        stage.wait_for("#lobby").await?;
    }
    let wish = serde_json::to_value(OpenGame { log: log.to_owned(), seats: seats.to_vec() })?;
    let made = post(stage, "/api/games", &[wish]).await?;
    let table = made[0]["table"].as_str().with_context(|| format!("no table was opened: {made:?}"))?;
    stage.go(&format!("/t/{table}")).await?;
    stage.wait_for("#table").await?;
    Ok(())
}
