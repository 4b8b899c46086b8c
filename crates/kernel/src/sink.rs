/// Where a game puts what happened while it steps.
pub trait Sink<E> {
    /// Takes one effect.
    fn push(&mut self, effect: E);
}

/// A sink for those who do not want to know; it costs nothing.
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
