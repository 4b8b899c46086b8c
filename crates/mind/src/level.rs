use search::Judgement;

/// A level of bots: a row of [`Level::ALL`].
///
/// The shells have texts for it: `level-NAME`, and `level-NAME.about` for a sentence.
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

impl Level {
    /// Plays uniformly random legal actions.
    pub const RANDOM: Level = Level { name: "random", method: Method::Random };
    /// Follows the game's plan without search.
    pub const GREEDY: Level = Level { name: "greedy", method: Method::Greedy };
    /// Searches a tree.
    pub const MASTER: Level =
        Level { name: "master", method: Method::Search { nodes: 4_000, judgement: Judgement::Best } };
    /// Searches a tree like `master`, and judges positions by a fitted sum: for comparison only.
    pub const FITTED: Level =
        Level { name: "fitted", method: Method::Search { nodes: 4_000, judgement: Judgement::Fitted } };

    /// The levels that bots are measured with: also those that are for comparison only.
    pub const MEASURED: [Level; 4] = [Level::RANDOM, Level::GREEDY, Level::FITTED, Level::MASTER];

    /// The levels that can be chosen at a table, from the weakest to the strongest.
    pub const ALL: [Level; 3] = [Level::RANDOM, Level::GREEDY, Level::MASTER];
}
