/// A receiver of the effects that a game produces while it steps.
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nim/mod.rs")); }
/// # use nim::{Nim, Stones};
/// use kernel::{Game, Quiet};
///
/// let mut game = Nim::new(&"nim".parse()?);
/// game.resolve("5".parse()?, &mut Quiet);
/// let mut effects = Vec::new();
/// game.play(Stones(2), &mut effects);
/// assert_eq!(effects, [Stones(2)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Sink<E> {
    /// Takes one effect.
    fn push(&mut self, effect: E);
}

/// A sink that discards all effects, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Sink<E> for Quiet {
    #[inline(always)]
    fn push(&mut self, _effect: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, effect: E) {
        Vec::push(self, effect);
    }
}
