use kernel::{Awaiting, Draw, Game, Sink};

/// Plays one uniformly random game and shows `each` every state of it, the first and the last among them. Returns how
/// many decisions there were.
#[inline]
pub fn play_out<G: Game>(
    setup: &G::Setup,
    chance: &mut impl Draw,
    sink: &mut impl Sink<G::Effect>,
    mut each: impl FnMut(&G),
) -> u32 {
    let mut game = G::new(setup);
    let mut decisions = 0;
    loop {
        each(&game);
        match game.awaiting() {
            Awaiting::Over => return decisions,
            Awaiting::Chance(_) => {
                let outcome = game.draw(chance);
                game.resolve(outcome, sink);
            }
            Awaiting::Decision(_) => {
                let action = game.nth_action(chance.below(game.action_count()));
                game.play(action, sink);
                decisions += 1;
            }
        }
    }
}
