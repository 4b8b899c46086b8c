//! The changes that the options of a table make in the help of its game.

use kernel::Rule;

/// The changes that the options of a table make to the help of its game.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Supplement {
    /// The message with the goal; none if it is that of the game.
    pub goal: Option<&'static str>,
    /// The rule of how the game ends; none if it is that of the game.
    pub end: Option<Rule>,
    /// A rule of each further chapter that is in force.
    pub chapters: Vec<Rule>,
}
