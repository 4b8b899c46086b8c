//! The holders of seats.

use mind::BotSpec;

/// A person, known by a digest of the secret in their cookie.
pub type Holder = [u8; 32];

/// The holder of the seats of former players, who had everything about them removed. No secret identifies a person as
/// this one.
pub const FORMER: Holder = [0; 32];

/// The holder of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person {
        /// The person who holds it.
        holder: Holder,
        /// The name shown; may be empty.
        name: String,
        /// Whether a program plays for this person, as everybody at the table is shown.
        program: bool,
    },
    /// A bot.
    Bot(BotSpec),
    /// Nobody yet.
    Open,
}

impl Sitter {
    /// Returns the person, if it is one.
    pub fn holder(&self) -> Option<Holder> {
        match self {
            Sitter::Person { holder, .. } => Some(*holder),
            Sitter::Bot(_) | Sitter::Open => None,
        }
    }
}
