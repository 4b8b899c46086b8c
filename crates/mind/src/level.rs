use search::{Judgement, Slips};

/// A level of bots: a row of [`Level::MEASURED`].
///
/// The shells have texts for those of [`Level::KNOWN`]: `level-NAME`, and `level-NAME.about` for a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The name in requests and files, which is permanent.
    pub name: &'static str,
    /// The way in which the bot decides.
    pub method: Method,
}

/// The way in which a bot decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// The bot plays uniformly random legal actions.
    Random,
    /// The bot plays by the game's plan at a glance, and slips.
    Beginner(Slips),
    /// The bot plays the action to which the game's plan gives the highest score.
    Greedy,
    /// The bot searches a tree.
    Search {
        /// The number of nodes per move, in every game.
        nodes: u32,
        /// The judgement of the positions that it reaches.
        judgement: Judgement,
    },
}

/// Returns a level that overlooks and slips.
const fn beginner(name: &'static str, chance: u32, reach: u32) -> Level {
    Level { name, method: Method::Beginner(Slips { chance, reach }) }
}

/// Returns a level that searches.
const fn search(name: &'static str, nodes: u32, judgement: Judgement) -> Level {
    Level { name, method: Method::Search { nodes, judgement } }
}

impl Level {
    /// Plays uniformly random legal actions.
    pub const RANDOM: Level = Level { name: "random", method: Method::Random };
    /// Overlooks much, and slips far at every other decision.
    pub const NOVICE: Level = beginner("novice", 50, 100);
    /// Overlooks much, and slips at most decisions, but not far.
    pub const APPRENTICE: Level = beginner("apprentice", 85, 40);
    /// Follows the game's plan without search.
    pub const GREEDY: Level = Level { name: "greedy", method: Method::Greedy };
    /// Searches the first few positions.
    pub const ARTISAN: Level = search("artisan", 12, Judgement::Best);
    /// Searches a small tree.
    pub const EXPERT: Level = search("expert", 80, Judgement::Best);
    /// Searches a tree.
    pub const VIRTUOSO: Level = search("virtuoso", 600, Judgement::Best);
    /// Searches the largest tree.
    pub const MASTER: Level = search("master", 4_000, Judgement::Best);
    /// Searches a tree like `master`, and judges positions by a fitted sum: for comparison only.
    pub const FITTED: Level = search("fitted", 4_000, Judgement::Fitted);

    /// The levels that bots are measured with: the [known](Level::KNOWN) ones, and `fitted` for comparison.
    pub const MEASURED: &[Level] = &[
        Level::RANDOM,
        Level::NOVICE,
        Level::APPRENTICE,
        Level::GREEDY,
        Level::ARTISAN,
        Level::EXPERT,
        Level::VIRTUOSO,
        Level::MASTER,
        Level::FITTED,
    ];

    /// The levels that files, requests and stored tables may have: those that can be [chosen](Level::ALL), and `random`.
    pub const KNOWN: &[Level] = Level::MEASURED.split_at(Level::MEASURED.len() - 1).0;

    /// The levels that can be chosen at a table, from the weakest to the strongest.
    pub const ALL: &[Level] = Level::KNOWN.split_at(1).1;
}
