//! The inputs of a game, and the positions between them.
//!
//! Of the positions only every [`CHUNK`]th is kept: the others, and the effects and texts of inputs, are computed from it
//! when somebody asks. A state takes twenty times as much as an input, and tables with long histories stay in memory for as
//! long as somebody watches them.

use std::sync::Arc;

use kernel::{Game, Question, Quiet, Seat, Sink};

use crate::conduct::Held;
use crate::play::{GameOf, Play};

/// The number of inputs between two positions that are kept.
const CHUNK: usize = 16;

/// One input.
#[derive(Clone, Copy)]
pub(crate) enum Taken<G: Game> {
    /// An action of this seat.
    Action(Seat, G::Action),
    /// An outcome of chance, drawn from the deck or bag with this number.
    Outcome(u8, G::Outcome),
}

impl<G: Game> Taken<G> {
    /// Returns the input in the game's notation.
    pub fn text(&self) -> String {
        match self {
            Taken::Action(_, action) => action.to_string(),
            Taken::Outcome(_, outcome) => outcome.to_string(),
        }
    }

    /// Returns the seat that acted; none for an outcome of chance.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Taken::Action(seat, _) => Some(*seat),
            Taken::Outcome(..) => None,
        }
    }

    fn apply(self, state: &mut G, sink: &mut impl Sink<G::Effect>) {
        match self {
            Taken::Action(_, action) => state.play(action, sink),
            Taken::Outcome(_, outcome) => state.resolve(outcome, sink),
        }
    }
}

/// A position: the state, and the conduct of the sides up to it.
struct Position<P: Play> {
    state: GameOf<P>,
    held: Held,
}

impl<P: Play> Copy for Position<P> {}

impl<P: Play> Clone for Position<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Play> Position<P> {
    fn first(state: GameOf<P>) -> Self {
        let mut held = Held::default();
        held.see::<P>(&state);
        Position { state, held }
    }

    fn take(&mut self, input: Taken<GameOf<P>>) {
        input.apply(&mut self.state, &mut Quiet);
        self.held.see::<P>(&self.state);
    }
}

/// Inputs, with the position before them.
struct Chunk<P: Play> {
    before: Position<P>,
    inputs: Box<[Taken<GameOf<P>>]>,
}

/// The inputs of one game. Copies share their chunks, so that a copy costs next to nothing however long it is, and no copy
/// sees what another adds or removes later.
pub(crate) struct History<P: Play> {
    /// Chunks of [`CHUNK`] inputs each. A history that is shorter than another may share its list.
    chunks: Arc<Vec<Arc<Chunk<P>>>>,
    /// The number of chunks that belong to this history.
    full: usize,
    /// The position after them.
    before: Position<P>,
    /// The inputs after them, fewer than [`CHUNK`].
    rest: Vec<Taken<GameOf<P>>>,
    /// The position after all inputs.
    now: Position<P>,
}

impl<P: Play> Clone for History<P> {
    fn clone(&self) -> Self {
        History { chunks: self.chunks.clone(), rest: self.rest.clone(), ..*self }
    }
}

impl<P: Play> History<P> {
    /// Creates the history of a game without inputs.
    pub fn new(start: GameOf<P>) -> Self {
        let start = Position::first(start);
        History { chunks: Arc::default(), full: 0, before: start, rest: Vec::new(), now: start }
    }

    /// Returns the number of inputs.
    pub fn len(&self) -> usize {
        self.full * CHUNK + self.rest.len()
    }

    /// Returns the state after all inputs.
    pub fn state(&self) -> &GameOf<P> {
        &self.now.state
    }

    /// Returns the conduct of the sides up to now.
    pub fn held(&self) -> &Held {
        &self.now.held
    }

    /// Returns the input at an index from 0, which must be one of the history.
    pub fn input(&self, at: usize) -> &Taken<GameOf<P>> {
        let inputs = if at / CHUNK < self.full { &self.chunks[at / CHUNK].inputs } else { &self.rest[..] };
        &inputs[at % CHUNK]
    }

    /// Returns the inputs after the first `before`, in order.
    pub fn since(
        &self,
        before: usize,
    ) -> impl DoubleEndedIterator<Item = &Taken<GameOf<P>>> + ExactSizeIterator {
        (before.min(self.len())..self.len()).map(|at| self.input(at))
    }

    /// Returns the state after the first `inputs` inputs, of which there must be so many.
    pub fn state_at(&self, inputs: usize) -> GameOf<P> {
        let (before, after) = self.near(inputs);
        let mut state = before.state;
        after.iter().for_each(|input| input.apply(&mut state, &mut Quiet));
        state
    }

    /// Returns the inputs after the first `before` with their effects, in order.
    pub fn effects(
        &self,
        before: usize,
    ) -> impl Iterator<Item = (&Taken<GameOf<P>>, Vec<<GameOf<P> as Game>::Effect>)> {
        let before = before.min(self.len());
        let mut state = self.state_at(before);
        self.since(before).map(move |input| {
            let mut effects = Vec::new();
            input.apply(&mut state, &mut effects);
            (input, effects)
        })
    }

    /// Returns how many outcomes were drawn from the deck or bag of a question.
    pub fn drawn(&self, question: &<GameOf<P> as Game>::Chance) -> u32 {
        let same = |input: &&Taken<_>| matches!(input, Taken::Outcome(deck, _) if *deck == question.source());
        self.since(0).filter(same).count() as u32
    }

    /// Adds an input that is possible now.
    pub fn push(&mut self, input: Taken<GameOf<P>>) {
        self.now.take(input);
        self.rest.push(input);
        if self.rest.len() == CHUNK {
            let chunk = Arc::new(Chunk { before: self.before, inputs: self.rest.as_slice().into() });
            match Arc::get_mut(&mut self.chunks).filter(|chunks| chunks.len() == self.full) {
                Some(chunks) => chunks.push(chunk),
                None => self.chunks = Arc::new([&self.chunks[..self.full], &[chunk]].concat()),
            }
            self.full += 1;
            self.before = self.now;
            self.rest.clear();
        }
    }

    /// Returns a copy of the first `inputs` inputs, of which there must be so many.
    pub fn first(&self, inputs: usize) -> Self {
        let (&before, rest) = self.near(inputs);
        let mut now = before;
        rest.iter().for_each(|&input| now.take(input));
        History { chunks: self.chunks.clone(), full: inputs / CHUNK, before, rest: rest.to_vec(), now }
    }

    /// Returns the last kept position before a number of inputs, and the inputs between.
    fn near(&self, inputs: usize) -> (&Position<P>, &[Taken<GameOf<P>>]) {
        if inputs / CHUNK < self.full {
            let chunk = &self.chunks[inputs / CHUNK];
            (&chunk.before, &chunk.inputs[..inputs % CHUNK])
        } else {
            (&self.before, &self.rest[..inputs - self.full * CHUNK])
        }
    }

    /// Returns how many bytes of memory the inputs take, about.
    pub fn weight(&self) -> usize {
        self.len()
            * (size_of::<Taken<GameOf<P>>>() + size_of::<Chunk<P>>().div_ceil(CHUNK) + size_of::<usize>())
    }
}
