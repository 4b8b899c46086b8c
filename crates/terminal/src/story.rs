//! Sentences in the reader's language.

use std::io::{self, ErrorKind};

use kernel::{Message, Seat};
use text::{Part, Texts, Value};

use crate::paint::Paint;
use crate::{PieceSet, WIDTH};

/// The maximum number of pieces in a sentence that are shown as letters; more are described in words, since nobody
/// counts `wwwww`.
const LETTERS_MOST: usize = 4;

/// Formats messages as sentences in the reader's language.
pub struct Story {
    texts: Texts,
    names: Vec<String>,
    paint: Paint,
    sets: Vec<&'static PieceSet>,
}

impl Story {
    /// Creates a story in the language of these texts. Players are named by number, and pieces of these sets have
    /// their colours.
    pub fn new(texts: Texts, sets: Vec<&'static PieceSet>, paint: Paint) -> Story {
        Story { texts, names: Vec::new(), paint, sets }
    }

    /// Names the players; a seat without a name is named by its number.
    pub fn with_names(mut self, names: Vec<String>) -> Story {
        self.names = names;
        self
    }

    /// Returns the name of a seat's holder.
    pub fn name(&self, seat: Seat) -> String {
        let number = || self.say("player-number", &[("number", Value::Number(i64::from(seat.0) + 1))]);
        self.names.get(seat.index()).cloned().unwrap_or_else(number)
    }

    /// Returns the colouring of text.
    pub fn paint(&self) -> Paint {
        self.paint
    }

    /// Returns the texts.
    pub fn texts(&self) -> &Texts {
        &self.texts
    }

    /// Formats a text with the background colour of a piece.
    pub fn piece(&self, set: &str, letter: char, text: &str) -> String {
        let known = self.sets.iter().find(|known| known.name == set);
        match known.and_then(|known| (known.colour)(letter)) {
            Some(code) => self.paint.with(code, text),
            None => text.to_owned(),
        }
    }

    /// Letters of the notation, each on its own background.
    fn letters(&self, set: &str, letters: &str) -> String {
        letters.chars().map(|letter| self.piece(set, letter, letter.encode_utf8(&mut [0; 4]))).collect()
    }

    /// Returns whether a message with this identifier exists.
    pub fn knows(&self, id: &str) -> bool {
        self.texts.has(id)
    }

    /// Describes an operating system error: in the story's language if the kind is common, otherwise in the system's
    /// words.
    pub fn fault(&self, kind: ErrorKind, words: &str) -> String {
        let id = match kind {
            ErrorKind::NotFound => "system-fault-missing",
            ErrorKind::PermissionDenied => "system-fault-permission",
            ErrorKind::AlreadyExists => "system-fault-exists",
            ErrorKind::IsADirectory => "system-fault-folder",
            ErrorKind::NotADirectory => "system-fault-no-folder",
            ErrorKind::InvalidInput => "system-fault-kind",
            ErrorKind::InvalidFilename => "system-fault-name",
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "system-fault-full",
            ErrorKind::ReadOnlyFilesystem => "system-fault-read-only",
            ErrorKind::AddrNotAvailable => "system-fault-address",
            _ => return words.to_owned(),
        };
        self.say(id, &[])
    }

    /// Describes an input or output error; see [`Story::fault`].
    pub fn io(&self, error: &io::Error) -> String {
        self.fault(error.kind(), &error.to_string())
    }

    /// Formats a message of the terminal itself.
    pub fn say(&self, id: &str, args: &[(&str, Value)]) -> String {
        self.texts.format(id, args)
    }

    /// Joins names into one list: "Anna, Ben and Cleo".
    pub fn list(&self, names: &[String]) -> String {
        self.texts.list(names)
    }

    /// Formats a message as one line.
    pub fn sentence(&self, message: &Message) -> String {
        let parts = self.texts.message(message, &|seat| self.name(seat));
        let shown = parts.iter().map(|part| match part {
            Part::Text(words) => words.clone(),
            Part::Pieces { set, letters }
                if letters.len() > LETTERS_MOST || !self.texts.names_pieces(set, letters) =>
            {
                self.texts.pieces(set, letters)
            }
            Part::Pieces { set, letters } => self.letters(set, letters),
            Part::Seat(_, name) => self.paint.strong(name),
            Part::Card { set, number } if self.texts.names_cards(set, *number) => {
                self.texts.card(set, *number)
            }
            Part::Card { number, .. } => format!("#{number}"),
        });
        shown.collect()
    }
}

/// Breaks a text into lines of at most `width` columns where its language allows it, the later ones indented.
/// Wide characters take two columns, escape sequences none.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    behind("", text, width, indent)
}

/// Breaks a text into lines as [`wrap`] does, the first of which begins with some words.
fn behind(words: &str, text: &str, width: usize, indent: usize) -> String {
    let indent = " ".repeat(indent);
    let options = textwrap::Options::new(width)
        .initial_indent(words)
        .subsequent_indent(&indent)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// Formats some words with a description in a column (from 0) beside them, wrapped to the width of the table.
pub fn hanging(words: &str, column: usize, text: &str) -> String {
    let gap = " ".repeat(column.saturating_sub(columns(words)).max(1));
    behind(&format!("{words}{gap}"), text, WIDTH, column)
}

/// Returns the number of columns in which a text is displayed.
pub fn columns(text: &str) -> usize {
    textwrap::core::display_width(text)
}

#[cfg(test)]
mod tests {
    use kernel::{Arg, Pieces};

    use super::*;

    #[test]
    fn what_hangs_behind_long_words_fits_too() {
        let text = "S.1 ".repeat(40);
        for words in ["take", "put back what is left", "山札から引く", &Paint::ALWAYS.strong("take")] {
            let shown = hanging(words, 9, text.trim());
            assert!(shown.lines().all(|line| columns(line) <= WIDTH), "{shown}");
            assert!(shown.lines().skip(1).all(|line| line.starts_with("         S.1")), "{shown}");
            assert!(shown.starts_with(words) && shown.matches("S.1").count() == 40, "{shown}");
        }
        assert_eq!(hanging("take", 9, "T.w"), "take     T.w");
        assert_eq!(hanging("put it back", 9, "D.w"), "put it back D.w");
    }

    #[test]
    fn wraps_between_words_and_counts_no_colours() {
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
        let painted = Paint::ALWAYS.strong("wb");
        assert_eq!(columns(&painted), 2);
        assert_eq!(wrap(&format!("took {painted} now"), 11, 0), format!("took {painted} now"));
        assert_eq!(wrap("貴族が公開された", 8, 1), "貴族が公\n 開され\n た");
    }

    #[test]
    fn a_text_hangs_beside_its_words() {
        let text = "word ".repeat(20);
        let shown = hanging("a:", 6, text.trim());
        let lines: Vec<&str> = shown.lines().collect();
        assert!(lines[0].starts_with("a:    word") && lines[1].starts_with("      word"), "{shown}");
        assert!(lines.iter().all(|line| columns(line) <= WIDTH), "{shown}");
        assert_eq!(hanging("longer than that:", 6, "text"), "longer than that: text");
    }

    /// Two kinds of stones; the red ones have a colour.
    static STONES: PieceSet = PieceSet { name: "stone", colour: |letter| (letter == 'r').then_some("41") };

    fn story(paint: Paint) -> Story {
        let mut texts = Texts::english_for_lobby(&[]);
        let words = "stone-r = red\n    .count = { $count } red\nstone-s = sand\n    .count = { $count } sand\n\
                     moved = { $player } moved { $stones }\n";
        texts.add("en", &[words]).unwrap();
        Story::new(texts, vec![&STONES], paint)
    }

    fn moved(story: &Story, stones: &str) -> String {
        let stones = Arg::Pieces(Pieces::new("stone", stones.chars()));
        story.sentence(&Message::new("moved").with("player", Arg::Seat(Seat(0))).with("stones", stones))
    }

    #[test]
    fn many_pieces_are_counted_and_few_are_shown() {
        let story = story(Paint::NONE);
        assert_eq!(moved(&story, "rrs"), "Player 1 moved rrs");
        assert_eq!(moved(&story, "rrrrrs"), "Player 1 moved 5 red, 1 sand");
    }

    #[test]
    fn what_has_no_names_is_said_by_its_letters_and_cards_by_the_names_they_have() {
        let mut texts = Texts::english_for_lobby(&[]);
        let words = "paid = { $player } paid { $coins } for { $tile }\ntile-7 = tower 9\n";
        texts.add("en", &[words]).unwrap();
        let story = Story::new(texts, Vec::new(), Paint::NONE);
        let paid = |coins: &str, tile| {
            let coins = Arg::Pieces(Pieces::new("coin", coins.chars()));
            let message = Message::new("paid").with("player", Arg::Seat(Seat(0))).with("coins", coins);
            story.sentence(&message.card("tile", "tile", tile))
        };
        assert_eq!(paid("54", 7), "Player 1 paid 5 and 4 for tower 9");
        assert_eq!(paid("5", 8), "Player 1 paid 5 for #8");
    }

    #[test]
    fn pieces_have_the_colours_of_their_set() {
        assert!(moved(&story(Paint::ALWAYS), "rs").ends_with("\u{1b}[41mr\u{1b}[0ms"));
        assert_eq!(
            story(Paint::ALWAYS).piece("shell", 'r', "r"),
            "r",
            "a set that is not known has no colours"
        );
    }
}
