use crate::{Rule, Seat};

/// A few pieces of one set in the letters of the notation, such as `wwa`: at most [`Pieces::MAX`] of them.
///
/// The set names, draws and colours them; the names of their messages begin with its name (`gem-w`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    set: &'static str,
    letters: [u8; Pieces::MAX],
    len: u8,
}

impl Pieces {
    /// The maximum number of letters that are kept.
    pub const MAX: usize = 40;

    /// Collects letters of a set; those beyond [`Pieces::MAX`] are dropped (no game shows so many at once).
    pub fn new(set: &'static str, letters: impl IntoIterator<Item = char>) -> Self {
        let mut pieces = Pieces { set, letters: [0; Self::MAX], len: 0 };
        for letter in letters.into_iter().filter(char::is_ascii).take(Self::MAX) {
            pieces.letters[usize::from(pieces.len)] = letter as u8;
            pieces.len += 1;
        }
        pieces
    }

    /// Returns the set that the pieces belong to.
    pub fn set(&self) -> &'static str {
        self.set
    }

    /// Returns the letters.
    pub fn letters(&self) -> &str {
        // Only ASCII was ever put in, so this is never the empty fallback.
        std::str::from_utf8(&self.letters[..usize::from(self.len)]).unwrap_or_default()
    }
}

/// An argument of a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number, for plural forms and figures.
    Number(i32),
    /// A seat, shown by the name of its holder.
    Seat(Seat),
    /// Pieces, shown as pictures where the shell has pictures, else as letters.
    Pieces(Pieces),
    /// A card by its set and its number in that set's component file.
    Card {
        /// The set that draws the card.
        set: &'static str,
        /// The number of the card: its row in the component file.
        number: u8,
    },
    /// A word of the notation that selects a variant of the message (such as a colour's letter).
    Key(&'static str),
    /// Text that a user typed, escaped and shortened.
    Typed(String),
}

/// Makes a text from outside safe to show: shortened, and without control characters that act on a terminal.
pub fn typed(text: &str) -> String {
    const CHARS_MAX: usize = 30;
    harmless(&text.chars().take(CHARS_MAX).collect::<String>())
}

/// Returns a text from outside as it can be printed whole, such as the name of a file: what would act on a terminal, end
/// the line or turn its direction is escaped, and everything else stays as it is.
///
/// ```
/// assert_eq!(kernel::harmless("игра\u{1b}[2J\u{202e}.cab"), "игра\\u{1b}[2J\\u{202e}.cab");
/// ```
pub fn harmless(text: &str) -> String {
    let acts = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        if acts(letter) { shown.extend(letter.escape_default()) } else { shown.push(letter) }
    }
    shown
}

/// A sentence to be shown in the reader's language: the identifier of a message in the language files, and its
/// arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The message's name in the language files.
    pub id: &'static str,
    /// The arguments of the message, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// Returns a message without arguments yet.
    pub const fn new(id: &'static str) -> Self {
        Message { id, args: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i32>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds a card of a set.
    #[must_use]
    pub fn card(self, name: &'static str, set: &'static str, number: u8) -> Self {
        self.with(name, Arg::Card { set, number })
    }

    /// Adds text that a user typed, escaped and shortened.
    #[must_use]
    pub fn typed(self, name: &'static str, text: &str) -> Self {
        self.with(name, Arg::Typed(typed(text)))
    }
}

/// A refusal that names the rule it is based on and states the facts.
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nim/mod.rs")); }
/// # use nim::{Nim, Stones};
/// use kernel::{Explain, Game, Quiet};
///
/// let mut game = Nim::new(&"nim".parse()?);
/// game.resolve("5".parse()?, &mut Quiet);
/// let refusal = game.check(Stones(3)).unwrap_err();
/// assert_eq!((refusal.rule().item, refusal.message().id), ("2", "nim-not-so-many"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Explain {
    /// Returns the rule that forbids the action.
    fn rule(&self) -> Rule;
    /// Returns the sentence that states the facts.
    fn message(&self) -> Message;
}

/// An event that can be described in a sentence.
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nim/mod.rs")); }
/// # use nim::Stones;
/// use kernel::{Arg, Message, Narrate};
///
/// let taken = Message { id: "nim-taken", args: vec![("stones", Arg::Number(2))] };
/// assert_eq!(Stones(2).message(), taken);
/// ```
pub trait Narrate {
    /// Returns the sentence that describes the event.
    fn message(&self) -> Message;
}
