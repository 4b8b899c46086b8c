use kernel::{Awaiting, Game, Quiet, SEATS_MAX, Seat};

use crate::{Bot, Evaluator, Rng, Seen};

/// How strongly a search follows the evaluator's weights against what it found.
const EXPLORATION: f32 = 1.2;
/// The most actions a line of the tree goes deep; below that a position is only valued.
const DEPTH_MAX: usize = 40;

/// Information-set Monte Carlo tree search.
///
/// Each node of the budget is one pass: the view is completed at random into a truth that fits it, the tree
/// is followed from the root by the actions legal in that truth, chance is drawn anew on the way, one
/// position is added and valued, and every seat's value is added up along the line. A tree node is a
/// sequence of actions, whatever chance answered in between, so its value is an average over what may be
/// hidden and what may come. Every seat chooses by its own value.
pub struct Ismcts<G: Game, E> {
    evaluator: E,
    nodes: u32,
    rng: Rng,
    tree: Tree<G>,
    candidates: Vec<(G::Action, f32)>,
    line: Vec<(usize, Seat)>,
}

/// A tree node, reached by an action of its parent's seat.
struct Node<G: Game> {
    action: Option<G::Action>,
    visits: u32,
    /// The sum of the values of the seat that chose this action.
    value: f32,
    first_child: Option<usize>,
    next_sibling: Option<usize>,
}

struct Tree<G: Game>(Vec<Node<G>>);

impl<G: Game> Tree<G> {
    fn add(&mut self, action: Option<G::Action>) -> usize {
        self.0.push(Node { action, visits: 0, value: 0.0, first_child: None, next_sibling: None });
        self.0.len() - 1
    }

    fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(self.0[node].first_child, |&child| self.0[child].next_sibling)
    }

    fn child(&self, node: usize, action: G::Action) -> Option<usize> {
        self.children(node).find(|&child| self.0[child].action == Some(action))
    }

    fn add_child(&mut self, parent: usize, action: G::Action) -> usize {
        let child = self.add(Some(action));
        self.0[child].next_sibling = self.0[parent].first_child;
        self.0[parent].first_child = Some(child);
        child
    }
}

impl<G: Game, E: Evaluator<G>> Ismcts<G, E> {
    /// A search of so many passes a move. The same seed and the same sequence of questions give the same
    /// answers.
    pub fn new(evaluator: E, nodes: u32, seed: u64) -> Self {
        Ismcts {
            evaluator,
            nodes: nodes.max(1),
            rng: Rng::new(seed),
            tree: Tree(Vec::new()),
            candidates: Vec::new(),
            line: Vec::new(),
        }
    }

    /// One pass.
    fn pass(&mut self, view: &G::View) {
        let mut game = G::determinize(view, &mut self.rng);
        let mut node = 0;
        self.line.clear();
        let mut new = false;
        while !new && self.line.len() < DEPTH_MAX {
            match game.awaiting() {
                Awaiting::Chance(_) => {
                    let outcome = game.draw(&mut self.rng);
                    game.resolve(outcome, &mut Quiet);
                }
                Awaiting::Over => break,
                Awaiting::Decision(seat) => {
                    let action = self.select(node, &game);
                    (node, new) = match self.tree.child(node, action) {
                        Some(child) => (child, false),
                        None => (self.tree.add_child(node, action), true),
                    };
                    self.line.push((node, seat));
                    game.play(action, &mut Quiet);
                }
            }
        }
        let value = self.evaluator.value(game, &mut self.rng);
        self.back_up(&value);
    }

    fn back_up(&mut self, value: &[f32; SEATS_MAX]) {
        self.tree.0[0].visits += 1;
        for &(node, seat) in &self.line {
            let node = &mut self.tree.0[node];
            node.visits += 1;
            node.value += value[seat.index()];
        }
    }

    /// The action to follow: what was found good, and what the evaluator thinks likely and is little tried.
    fn select(&mut self, node: usize, game: &G) -> G::Action {
        self.candidates.clear();
        self.evaluator.candidates(game, &mut self.candidates);
        assert!(!self.candidates.is_empty(), "an evaluator must leave something to do");
        let total: f32 = self.candidates.iter().map(|&(_, weight)| weight).sum();
        let parent = &self.tree.0[node];
        let reach = EXPLORATION * (parent.visits.max(1) as f32).sqrt() / total;
        // What was never tried is taken to be a little worse than the average of what was.
        let (tried, sum) = self.tree.children(node).fold((0, 0.0), |(tried, sum), child| {
            (tried + self.tree.0[child].visits, sum + self.tree.0[child].value)
        });
        let unknown = if tried == 0 { 0.5 } else { (sum / tried as f32 - 0.1).max(0.0) };
        let mut best = (self.candidates[0].0, f32::NEG_INFINITY);
        for &(action, weight) in &self.candidates {
            let (visits, mean) = match self.tree.child(node, action) {
                Some(child) => {
                    let child = &self.tree.0[child];
                    (child.visits, child.value / child.visits as f32)
                }
                None => (0, unknown),
            };
            let score = mean + reach * weight / (1 + visits) as f32;
            if score > best.1 {
                best = (action, score);
            }
        }
        best.0
    }
}

impl<G: Game, E: Evaluator<G>> Bot<G> for Ismcts<G, E> {
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Action {
        let game = G::determinize(seen.view, &mut self.rng);
        if game.action_count() == 1 {
            return game.nth_action(0);
        }
        self.tree.0.clear();
        self.tree.add(None);
        for _ in 0..self.nodes {
            self.pass(seen.view);
        }
        let best = self.tree.children(0).max_by_key(|&child| self.tree.0[child].visits);
        // The first pass adds a child, so there always is one.
        best.and_then(|child| self.tree.0[child].action).unwrap_or_else(|| game.nth_action(0))
    }
}
