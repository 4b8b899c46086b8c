use kernel::Game;

/// What a seat may see: its view, and what it was shown since the game began (redacted for it).
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a, G: Game> {
    /// The seat's view of the present state. The seat is to act in it.
    pub view: &'a G::View,
    /// Every effect shown to the seat, oldest first.
    pub history: &'a [G::Effect],
}

/// A player that decides by itself.
pub trait Bot<G: Game>: Send {
    /// Chooses a legal action for the seat whose view it is.
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Action;
}
