/// The number of the root node.
pub(crate) const ROOT: u32 = 0;
/// The maximum number of nodes kept: a search of more passes only refines existing nodes. With this bound the memory of
/// a search stays below 64 MiB for actions of up to 24 bytes.
const NODES_MAX: usize = 1 << 20;
/// Stands for no node.
const NONE: u32 = u32::MAX;

/// The actions that a search has followed, as a tree in one vector: nodes name each other by number, and are
/// only ever added.
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    room: usize,
}

struct Node<A> {
    /// The action that leads here; none for the root.
    action: Option<A>,
    visits: u32,
    first_child: u32,
    next_sibling: u32,
    /// The sum of the values of the seat that chose the action.
    value: f64,
}

/// The statistics of a node.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    pub(crate) node: u32,
    pub(crate) visits: u32,
    /// The sum over all visits.
    pub(crate) value: f64,
}

impl<A> Default for Tree<A> {
    fn default() -> Self {
        Tree::with_room(NODES_MAX)
    }
}

impl<A> Tree<A> {
    fn with_room(room: usize) -> Self {
        let mut tree = Tree { nodes: Vec::new(), room };
        tree.clear();
        tree
    }

    /// Removes all nodes except the root.
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None));
    }
}

impl<A: Copy> Tree<A> {
    /// Returns the children of a node, the newest first.
    pub(crate) fn children(&self, node: u32) -> impl Iterator<Item = (A, Known)> + '_ {
        let mut next = self.nodes[node as usize].first_child;
        std::iter::from_fn(move || {
            let child = self.nodes.get(next as usize)?;
            let known = Known { node: next, visits: child.visits, value: child.value };
            next = child.next_sibling;
            child.action.map(|action| (action, known))
        })
    }

    /// Adds a child; none if the tree is full.
    pub(crate) fn add(&mut self, parent: u32, action: A) -> Option<u32> {
        if self.nodes.len() >= self.room {
            return None;
        }
        let child = self.nodes.len() as u32;
        let first = std::mem::replace(&mut self.nodes[parent as usize].first_child, child);
        self.nodes.push(Node { next_sibling: first, ..Node::new(Some(action)) });
        Some(child)
    }

    /// Counts a visit of a node that was worth `value` to the seat that chose its action.
    pub(crate) fn count(&mut self, node: u32, value: f64) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.value += value;
    }
}

impl<A> Node<A> {
    fn new(action: Option<A>) -> Self {
        Node { action, visits: 0, first_child: NONE, next_sibling: NONE, value: 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_keep_their_counts() {
        let mut tree = Tree::default();
        let left = tree.add(ROOT, 'l').unwrap();
        let right = tree.add(ROOT, 'r').unwrap();
        let below = tree.add(left, 'b').unwrap();
        tree.count(right, 1.0);
        tree.count(right, 0.5);
        tree.count(below, 0.25);
        let list = |node| {
            tree.children(node).map(|(action, known)| (action, known.visits, known.value)).collect::<Vec<_>>()
        };
        assert_eq!(list(ROOT), [('r', 2, 1.5), ('l', 0, 0.0)]);
        assert_eq!(list(left), [('b', 1, 0.25)]);
        assert_eq!(list(right), []);
    }

    #[test]
    fn a_full_tree_takes_nothing_more() {
        let mut tree = Tree::with_room(3);
        assert!(tree.add(ROOT, 1).is_some());
        assert!(tree.add(ROOT, 2).is_some());
        assert_eq!(tree.add(ROOT, 3), None);
        assert_eq!(tree.children(ROOT).count(), 2);
    }
}
