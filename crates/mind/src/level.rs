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
    },
}

impl Level {
    /// Plays uniformly random legal actions.
    pub const RANDOM: Level = Level { name: "random", method: Method::Random };
    /// Follows the game's plan without search.
    pub const GREEDY: Level = Level { name: "greedy", method: Method::Greedy };
    /// Searches a tree.
    pub const MASTER: Level = Level { name: "master", method: Method::Search { nodes: 4_000 } };

    /// All levels, from the weakest to the strongest.
    pub const ALL: [Level; 3] = [Level::RANDOM, Level::GREEDY, Level::MASTER];
}
