/// A receiver of the effects that a game produces while it steps.
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
