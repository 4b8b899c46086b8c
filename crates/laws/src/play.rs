use kernel::{Awaiting, Draw, Game, Sink};

/// Plays one uniformly random game and shows `each` every state of it, the first and the last among them. Returns how
/// many decisions there were.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Setup};
/// use kernel::Quiet;
/// use laws::{Dice, play_out};
///
/// let mut states = 0;
/// let decisions = play_out::<Nim>(&Setup(2), &mut Dice::new(7), &mut Quiet, |_| states += 1);
/// // Before the heap is filled, before every decision, and at the end.
/// assert_eq!(states, decisions + 2);
/// ```
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
