use kernel::{Awaiting, First, Game, Quiet, SEATS_MAX, Seat};

use crate::advice::Tally;
use crate::bot::rng_for;
use crate::tree::{Known, ROOT, Tree};
use crate::{Advice, Bot, Considered, Evaluator, Rng, Seen, Worth};

/// The weight of exploration, by the evaluator's weights, against exploitation.
const EXPLORATION: f64 = 0.35;
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
    /// The actions that can be followed from a node, with their weights: a working list of `select`, kept to save
    /// allocations.
    candidates: Vec<(G::Action, f32)>,
    /// The statistics of each candidate in the tree; none if it is untried.
    known: Vec<Option<Known>>,
    /// The nodes that a pass went through, each with the seat that chose its action.
    path: Vec<(u32, Seat)>,
}

/// The sums of a search for the position and its actions, for every seat. The tree keeps less for each of its many
/// nodes: the value for one seat.
struct Root {
    to_act: Seat,
    players: u8,
    position: Tally,
    /// The children of the root by their numbers, which grow.
    children: Vec<(u32, Tally)>,
}

impl Root {
    fn of<G: Game>(view: &G::View) -> Self {
        // Neither depends on what is hidden.
        let game = G::determinize(view, &mut First);
        let to_act = game.awaiting().seat().expect("the seat that has the view is to act");
        Root { to_act, players: game.players(), position: Tally::default(), children: Vec::new() }
    }

    /// Counts a pass through a child; through none if the tree was full.
    fn count(&mut self, child: Option<u32>, shares: &[f32; SEATS_MAX]) {
        self.position.add(shares, self.to_act);
        let Some(child) = child else { return };
        let at = self.at(child).unwrap_or_else(|end| {
            self.children.insert(end, (child, Tally::default()));
            end
        });
        self.children[at].1.add(shares, self.to_act);
    }

    fn at(&self, child: u32) -> Result<usize, usize> {
        self.children.binary_search_by_key(&child, |(known, _)| *known)
    }

    fn advice<A: Copy + Ord>(&self, tree: &Tree<A>, is_cut: bool) -> Advice<A> {
        let estimate = |tally: &Tally| tally.estimate(self.players, self.to_act);
        let known = tree.children(ROOT).filter_map(|(action, child)| {
            let (_, tally) = &self.children[self.at(child.node).ok()?];
            Some((action, estimate(tally)))
        });
        let mut known: Vec<_> = known.collect();
        known.sort_by(|(one, a), (other, b)| {
            let value = self.to_act.index();
            b.visits.cmp(&a.visits).then(b.values[value].total_cmp(&a.values[value])).then(one.cmp(other))
        });
        let considered = known
            .into_iter()
            .map(|(action, estimate)| Considered { action, estimate: Some(estimate) })
            .collect();
        Advice { considered, position: Some(estimate(&self.position)), is_cut }
    }
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
            known: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Searches for the seat that is to act in its view, and ranks the actions that were tried.
    ///
    /// Every few passes `go_on` is called with the number of passes made, and returns whether to continue: a caller
    /// with a time limit ends the search with it. A search that was not cut short is reproducible.
    pub fn search(&mut self, view: &G::View, mut go_on: impl FnMut(u32) -> bool) -> Advice<G::Action> {
        let mut rng = rng_for::<G>(self.seed, view);
        let mut root = Root::of::<G>(view);
        self.tree.clear();
        let mut passes = 0;
        while passes < self.nodes && (passes == 0 || go_on(passes)) {
            for _ in 0..PASSES_AT_ONCE.min(self.nodes - passes) {
                let worth = self.pass(view, &mut rng);
                root.count(self.path.first().map(|&(child, _)| child), &worth.shares);
                passes += 1;
            }
        }
        root.advice(&self.tree, passes < self.nodes)
    }

    /// Makes one pass, and returns the value that it found.
    fn pass(&mut self, view: &G::View, rng: &mut Rng) -> Worth {
        let mut game = G::determinize(view, rng);
        let mut node = ROOT;
        let mut inside = true;
        self.path.clear();
        while inside && self.path.len() < DEPTH_MAX {
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
                        self.path.push((child, seat));
                    }
                    game.play(action, &mut Quiet);
                }
            }
        }
        let worth = self.evaluator.value(game, rng);
        self.back_up(&worth.aims);
        worth
    }

    fn back_up(&mut self, aims: &[f32; SEATS_MAX]) {
        for &(node, seat) in &self.path {
            self.tree.count(node, f64::from(aims[seat.index()]));
        }
    }

    /// Returns the action to follow, with its node if there is one: what was found good, and what the evaluator thinks
    /// likely and is little tried.
    fn select(&mut self, node: u32, game: &G) -> (G::Action, Option<u32>) {
        self.list_candidates(node, game);
        // Only what can be followed now is compared: an action that is seldom possible has few visits, and
        // is not taken for neglected because of it.
        let (tried, sum) = self
            .known
            .iter()
            .flatten()
            .fold((0, 0.0), |(tried, sum), known| (tried + known.visits, sum + known.value));
        // An untried action is taken to be as good as the average of the tried ones.
        let untried = if tried == 0 { 0.5 } else { sum / f64::from(tried) };
        let weights: f64 = self.candidates.iter().map(|(_, weight)| f64::from(*weight)).sum();
        let reach = EXPLORATION * f64::from(tried + 1).sqrt() / weights;
        let mut best = None;
        let mut most = f64::NEG_INFINITY;
        for ((action, weight), known) in self.candidates.iter().zip(&self.known) {
            let (mean, visits) = match known {
                Some(known) if known.visits > 0 => (known.value / f64::from(known.visits), known.visits),
                _ => (untried, 0),
            };
            let score = mean + reach * f64::from(*weight) / (1.0 + f64::from(visits));
            if score > most {
                most = score;
                best = Some((*action, known.map(|known| known.node)));
            }
        }
        best.expect("an evaluator leaves something to do, and weighs it with a number")
    }

    fn list_candidates(&mut self, node: u32, game: &G) {
        self.candidates.clear();
        self.evaluator.candidates(game, &mut self.candidates);
        self.known.clear();
        self.known.resize(self.candidates.len(), None);
        for (action, child) in self.tree.children(node) {
            if let Some(at) = self.candidates.iter().position(|(candidate, _)| *candidate == action) {
                self.known[at] = Some(child);
            }
        }
    }
}

impl<G: Game, E: Evaluator<G>> Bot<G> for Ismcts<G, E> {
    fn advise(&mut self, seen: Seen<'_, G>, go_on: &mut dyn FnMut() -> bool) -> Advice<G::Action> {
        self.search(seen.view, |_| go_on())
    }

    fn choose_while(&mut self, seen: Seen<'_, G>, go_on: &mut dyn FnMut() -> bool) -> G::Action {
        let game = G::determinize(seen.view, &mut First);
        // A single legal action has a value to find out, but no other to choose.
        if game.action_count() == 1 { game.nth_action(0) } else { self.advise(seen, go_on).best() }
    }
}
