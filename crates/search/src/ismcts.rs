use kernel::{Awaiting, First, Game, Quiet, SEATS_MAX, Seat};

use crate::bot::rng_for;
use crate::tree::{ROOT, Tree};
use crate::{Bot, Evaluator, Rng, Seen};

/// The weight of exploration, by the evaluator's weights, against exploitation.
const EXPLORATION: f64 = 1.2;
/// The value of an untried action below the average of the tried ones.
const DOUBT: f64 = 0.1;
/// The maximum depth of the tree, in actions; a position below it is only evaluated.
const DEPTH_MAX: usize = 40;
/// The number of passes between two calls of `go_on`.
const PASSES_AT_ONCE: u32 = 16;

/// Information-set Monte Carlo tree search.
///
/// Each node of the budget is one pass. The view is completed at random to a truth that fits it. The tree is descended
/// from the root by actions that are legal in that truth, and chance is drawn anew on the way. One position is added
/// and evaluated, and every seat's value is added up along the line. A tree node is a sequence of actions, regardless
/// of the outcomes of chance in between, so its value is an average over possible hidden information and possible
/// outcomes. Every seat maximises its own value.
///
/// The choice is a function of the evaluator, the number of nodes, the seed and the view alone: nothing is carried over
/// from one move to the next.
pub struct Ismcts<G: Game, E> {
    evaluator: E,
    nodes: u32,
    seed: u64,
    tree: Tree<G::Action>,
    /// The working list of `select`, kept to save allocations.
    candidates: Vec<Candidate<G::Action>>,
    weighed: Vec<(G::Action, f32)>,
    line: Vec<(u32, Seat)>,
}

/// An action that can be followed from a node, with its statistics in the tree.
struct Candidate<A> {
    action: A,
    weight: f64,
    child: Option<u32>,
    visits: u32,
    value: f64,
}

/// The value of an action, as a search found it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ActionValue<A> {
    /// The action.
    pub action: A,
    /// The number of passes that followed the action.
    pub visits: u32,
    /// The value of the action to the seat that searched, from 0 to 1: the mean of these passes.
    pub value: f64,
}

impl<G: Game, E: Evaluator<G>> Ismcts<G, E> {
    /// Creates a search that makes `nodes` passes for each move.
    pub fn new(evaluator: E, nodes: u32, seed: u64) -> Self {
        Ismcts {
            evaluator,
            nodes: nodes.max(1),
            seed,
            tree: Tree::default(),
            candidates: Vec::new(),
            weighed: Vec::new(),
            line: Vec::new(),
        }
    }

    /// Searches for the seat that is to act in its view, and returns the actions that were tried, at least one; the
    /// first is the one to choose.
    ///
    /// Every few passes `go_on` is called with the number of passes made, and returns whether to continue: a caller
    /// with a time limit ends the search with it. A search that was not cut short is reproducible.
    pub fn search(
        &mut self,
        view: &G::View,
        mut go_on: impl FnMut(u32) -> bool,
    ) -> Vec<ActionValue<G::Action>> {
        let mut rng = rng_for::<G>(self.seed, view);
        self.tree.clear();
        let mut passes = 0;
        while passes < self.nodes && (passes == 0 || go_on(passes)) {
            for _ in 0..PASSES_AT_ONCE.min(self.nodes - passes) {
                self.pass(view, &mut rng);
                passes += 1;
            }
        }
        let mut lines: Vec<_> = self
            .tree
            .children(ROOT)
            .map(|(action, child)| ActionValue { action, visits: child.visits, value: child.mean() })
            .collect();
        lines.sort_by(|a, b| {
            b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then(a.action.cmp(&b.action))
        });
        lines
    }

    /// Makes one pass.
    fn pass(&mut self, view: &G::View, rng: &mut Rng) {
        let mut game = G::determinize(view, rng);
        let mut node = ROOT;
        let mut inside = true;
        self.line.clear();
        while inside && self.line.len() < DEPTH_MAX {
            match game.awaiting() {
                Awaiting::Chance(_) => {
                    let outcome = game.draw(rng);
                    game.resolve(outcome, &mut Quiet);
                }
                Awaiting::Over => break,
                Awaiting::Decision(seat) => {
                    let (action, child) = self.select(node, &game);
                    inside = child.is_some();
                    if let Some(child) = child.or_else(|| self.tree.add(node, action)) {
                        node = child;
                        self.line.push((child, seat));
                    }
                    game.play(action, &mut Quiet);
                }
            }
        }
        let value = self.evaluator.value(game, rng);
        self.back_up(&value);
    }

    fn back_up(&mut self, value: &[f32; SEATS_MAX]) {
        for &(node, seat) in &self.line {
            self.tree.count(node, f64::from(value[seat.index()]));
        }
    }

    /// Returns the action to follow, with its node if there is one: what was found good, and what the evaluator thinks
    /// likely and is little tried.
    fn select(&mut self, node: u32, game: &G) -> (G::Action, Option<u32>) {
        self.list_candidates(node, game);
        // Only what can be followed now is compared: an action that is seldom possible has few visits, and
        // is not taken for neglected because of it.
        let (tried, sum) = self
            .candidates
            .iter()
            .fold((0, 0.0), |(tried, sum), candidate| (tried + candidate.visits, sum + candidate.value));
        let untried = if tried == 0 { 0.5 } else { (sum / f64::from(tried) - DOUBT).max(0.0) };
        let weights: f64 = self.candidates.iter().map(|candidate| candidate.weight).sum();
        let reach = EXPLORATION * f64::from(tried + 1).sqrt() / weights;
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for candidate in &self.candidates {
            let visits = f64::from(candidate.visits);
            let mean = if candidate.visits == 0 { untried } else { candidate.value / visits };
            let score = mean + reach * candidate.weight / (1.0 + visits);
            if score > most {
                most = score;
                best = Some((candidate.action, candidate.child));
            }
        }
        best.expect("an evaluator leaves something to do, and weighs it with a number")
    }

    fn list_candidates(&mut self, node: u32, game: &G) {
        self.weighed.clear();
        self.evaluator.candidates(game, &mut self.weighed);
        self.candidates.clear();
        self.candidates.extend(self.weighed.iter().map(|&(action, weight)| Candidate {
            action,
            weight: f64::from(weight),
            child: None,
            visits: 0,
            value: 0.0,
        }));
        for (action, child) in self.tree.children(node) {
            if let Some(candidate) = self.candidates.iter_mut().find(|candidate| candidate.action == action) {
                candidate.child = Some(child.node);
                candidate.visits = child.visits;
                candidate.value = child.value;
            }
        }
    }
}

impl<G: Game, E: Evaluator<G>> Bot<G> for Ismcts<G, E> {
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Action {
        self.choose_while(seen, &mut || true)
    }

    fn choose_while(&mut self, seen: Seen<'_, G>, go_on: &mut dyn FnMut() -> bool) -> G::Action {
        let game = G::determinize(seen.view, &mut First);
        if game.action_count() == 1 {
            return game.nth_action(0);
        }
        // The first pass adds a child of the root, so there always is a line.
        self.search(seen.view, |_| go_on())[0].action
    }
}
