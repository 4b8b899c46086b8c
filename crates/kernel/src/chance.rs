use std::fmt::{Debug, Display};

use crate::Seat;

/// A source of random numbers, and the only way in which chance enters a game. The kernel and the rules contain no
/// generator; the caller supplies one.
/// ```
/// use kernel::Draw;
///
/// /// Always the last possibility.
/// struct Last;
///
/// impl Draw for Last {
///     fn below(&mut self, n: u32) -> u32 {
///         n - 1
///     }
/// }
///
/// assert_eq!(["club", "heart", "spade"][Last.below(3) as usize], "spade");
/// ```
pub trait Draw {
    /// Draws a number below `n`, uniformly. `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

impl<D: Draw + ?Sized> Draw for &mut D {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}

/// A source that always draws the first possibility. It completes a view where any completion is good enough, as when
/// a client asks what is legal (the answer does not depend on what is hidden).
#[derive(Clone, Copy, Debug, Default)]
pub struct First;

impl Draw for First {
    fn below(&mut self, _n: u32) -> u32 {
        0
    }
}

/// A question that a state puts to chance, such as which card is drawn next.
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nim/mod.rs")); }
/// # use nim::Nim;
/// use kernel::{Awaiting, Game, Question};
///
/// let Awaiting::Chance(question) = Nim::new(&"nim".parse()?).awaiting() else { panic!("a heap is laid first") };
/// assert_eq!((question.to_string().as_str(), question.private_to()), ("size of the heap", None));
/// # Ok::<(), kernel::SetupError>(())
/// ```
pub trait Question: Copy + Eq + Debug + Display + Send + Sync + 'static {
    /// Returns the number of the deck or bag that the answer comes from. Seeded sources are keyed by it, so that what
    /// one player does to one deck does not change what comes from another.
    fn source(&self) -> u8;

    /// Returns the only seat that may see the answer; none if everybody may.
    fn private_to(&self) -> Option<Seat>;
}
