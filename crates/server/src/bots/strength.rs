//! The part of its nodes and of its time that a search has while others want to think.

use std::time::Duration;

/// The largest number of nodes with which a search is over at once.
pub(super) const QUICK_NODES: u32 = 100;
/// The time that a search has before it is the next one's turn.
pub(super) const SLICE: Duration = Duration::from_millis(20);
/// The number of searches in line for a core up to which each has all its nodes: more than these would make people wait
/// for longer than a second.
const LINE: usize = 10;

/// The part of its nodes and of its time that a search has.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub(super) struct Strength(f64);

impl Strength {
    pub const FULL: Strength = Strength(1.0);

    /// Returns the strength of a search that gets one turn of this number, of searches that run on this number of cores.
    /// All searches get so much less of their nodes that a round of turns does not get longer.
    pub fn in_line(line: usize, cores: usize) -> Self {
        Strength(((LINE * cores) as f64 / line.max(1) as f64).min(1.0))
    }

    /// Returns the nodes of a search that was asked for this number.
    pub fn nodes(self, asked: u32) -> u32 {
        ((f64::from(asked) * self.0) as u32).max(QUICK_NODES).min(asked)
    }

    /// Returns the time of a search that would have this time alone.
    pub fn time(self, patience: Duration) -> Duration {
        patience.mul_f64(self.0).max(SLICE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_lowers_the_nodes_and_no_search_has_none() {
        let nodes = |line| Strength::in_line(line, 1).nodes(4000);
        assert_eq!([0, 1, 10, 20, 50, 900].map(nodes), [4000, 4000, 4000, 2000, 800, 100]);
        assert_eq!(Strength::in_line(50, 5), Strength::FULL, "more cores");
        assert_eq!(Strength::in_line(900, 1).nodes(60), 60);
        assert_eq!(Strength::in_line(900, 1).time(Duration::from_secs(1)), SLICE);
    }
}
