//! Sentences about a game, in the language of whoever reads them.

use std::io::{self, ErrorKind};

use catalog::{Awaiting, Fault, LoadError, Refused, Session, Step};
use kernel::{Message, Seat, Viewer};
use text::{Language, Part, Texts, Value};

use crate::board::WIDTH;
use crate::paint::Paint;

/// How many pieces in a sentence stand as a letter each; more are said in words, since nobody counts `wwwww`.
const LETTERS_MOST: usize = 4;

/// Puts what happens into sentences.
pub struct Story {
    texts: Texts,
    names: Vec<String>,
    paint: Paint,
}

impl Story {
    /// English, players by number, no colours: for answers that programs read.
    pub fn by_number() -> Story {
        Story::new(Language::English, Paint::NONE)
    }

    /// Players by number.
    pub fn new(language: Language, paint: Paint) -> Story {
        Story { texts: Texts::of(language), names: Vec::new(), paint }
    }

    /// Players by these names; a seat without one is told by its number.
    pub fn with_names(mut self, names: Vec<String>) -> Story {
        self.names = names;
        self
    }

    /// What a seat's holder is called.
    pub fn name(&self, seat: Seat) -> String {
        let number = || self.say("player-number", &[("number", Value::Number(i64::from(seat.0) + 1))]);
        self.names.get(seat.index()).cloned().unwrap_or_else(number)
    }

    /// How text is coloured.
    pub fn paint(&self) -> Paint {
        self.paint
    }

    /// Whether there is such a message.
    pub fn knows(&self, id: &str) -> bool {
        self.texts.has(id)
    }

    /// Why the system did not do something: in the story's language where it is common, else in the system's words.
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

    /// As [`Story::fault`], of a whole error.
    pub fn io(&self, error: &io::Error) -> String {
        self.fault(error.kind(), &error.to_string())
    }

    /// A message of the terminal's own.
    pub fn say(&self, id: &str, args: &[(&str, Value)]) -> String {
        self.texts.format(id, args)
    }

    /// Names as one list: "Anna, Ben and Cleo".
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = first.join(&self.texts.get("list-comma"));
                self.say("list-and", &[("first", Value::Text(&first)), ("last", Value::Text(last))])
            }
        }
    }

    /// A message as one line.
    pub fn sentence(&self, message: &Message) -> String {
        let parts = self.texts.message(message, &|seat| self.name(seat));
        let shown = parts.iter().map(|part| match part {
            Part::Text(words) => words.clone(),
            Part::Pieces { set, letters } if letters.len() > LETTERS_MOST => self.texts.pieces(set, letters),
            Part::Pieces { letters, .. } => self.paint.gems(letters),
            Part::Seat(_, name) => self.paint.strong(name),
            Part::Card { number, .. } => format!("#{number}"),
        });
        shown.collect()
    }

    /// Why something was refused, as one sentence.
    pub fn why(&self, refused: &Refused) -> String {
        let sentence = self.sentence(&refused.message);
        match &refused.unread {
            // Whatever was typed: nothing in it may act on the terminal.
            Some(text) => format!("`{}`: {sentence}", text.escape_debug()),
            None => sentence,
        }
    }

    /// Why something was refused: its sentence, then the rule it rests on.
    pub fn why_not(&self, refused: &Refused) -> Vec<String> {
        let Some(rule) = refused.rule else { return vec![self.why(refused)] };
        let title = text::plain(&self.texts.title(&refused.message, &|seat| self.name(seat)));
        let args = [
            ("title", Value::Text(&self.paint.strong(&title))),
            ("sentence", Value::Text(&self.sentence(&refused.message))),
        ];
        let told = self.paint.faint(&format!("{rule}: {}", self.texts.rule(rule)));
        vec![self.say("cli-refused", &args), told]
    }

    /// What is wrong with a log, without the line's number.
    pub fn log_fault(&self, error: &LoadError) -> String {
        let input = error.input.as_ref().map(|input| format!("`{input}`: ")).unwrap_or_default();
        let why = match &error.fault {
            Fault::Refused(refused) if refused.rule.is_none() => return self.why(refused),
            _ => self.sentence(&error.message()),
        };
        let rule = error.rule().map(|rule| format!(" ({rule})")).unwrap_or_default();
        format!("{input}{why}{rule}")
    }

    /// The sentences of a step.
    pub fn step(&self, step: &Step) -> Vec<String> {
        step.messages.iter().map(|message| self.sentence(message)).collect()
    }

    /// How a game ended: why, the points, who won; nothing while it runs.
    pub fn ending(&self, session: &dyn Session) -> Vec<String> {
        let Some(result) = session.result() else { return Vec::new() };
        let told = |kind: &str, rule: kernel::Rule| {
            format!("{} ({rule})", self.texts.get(&format!("{}-{kind}-{}", rule.list, rule.item)))
        };
        let mut lines = vec![told("ended", result.ended)];
        let mut seats: Vec<Seat> = Seat::all(session.players()).collect();
        seats.sort_by_key(|seat| result.places[seat.index()]);
        for seat in seats {
            let (place, points) = (result.places[seat.index()], session.scores()[seat.index()]);
            lines.push(self.say(
                "cli-place",
                &[
                    ("place", Value::Number(place.into())),
                    ("player", Value::Text(&self.name(seat))),
                    ("points", Value::Number(points.into())),
                ],
            ));
        }
        let winners: Vec<String> = result.winners().map(|seat| self.name(seat)).collect();
        lines.push(told("result", result.decided));
        lines.push(match winners.as_slice() {
            [] => self.say("cli-nobody-wins", &[]),
            [one] => self.paint.strong(&self.say("cli-wins", &[("player", Value::Text(one))])),
            all => self.paint.strong(&self.say("cli-share", &[("players", Value::Text(&self.list(all)))])),
        });
        lines
    }
}

/// Who may see most of what the next input brings about: the one who alone sees an outcome, else anybody.
/// For tellers of stored games, who keep nothing secret.
pub fn witness(session: &dyn Session) -> Viewer {
    match session.awaiting() {
        Awaiting::Chance { private_to: Some(seat), .. } => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    }
}

/// Breaks a text into lines of at most `width` columns where its language allows it, the later ones indented.
/// Wide characters take two columns, escape sequences none.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    let indent = " ".repeat(indent);
    let options = textwrap::Options::new(width)
        .subsequent_indent(&indent)
        .word_splitter(textwrap::WordSplitter::NoHyphenation);
    textwrap::fill(text, options)
}

/// Some words and, beside them from a column on, what there is to say of them, in as many lines of the table's
/// width as that takes.
pub fn hanging(words: &str, column: usize, text: &str) -> String {
    let gap = " ".repeat(column.saturating_sub(columns(words)).max(1));
    let wrapped = wrap(text, WIDTH - column, 0).replace('\n', &format!("\n{}", " ".repeat(column)));
    format!("{words}{gap}{wrapped}")
}

/// How many columns a text shows in.
pub fn columns(text: &str) -> usize {
    textwrap::core::display_width(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_between_words_and_counts_no_colours() {
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
        let painted = Paint::ALWAYS.gems("wb");
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

    #[test]
    fn many_pieces_are_counted_and_few_are_shown() {
        let told = |gems: &str| {
            let pieces = kernel::Arg::Pieces(kernel::Pieces::new("gem", gems.chars()));
            Story::by_number().sentence(
                &Message::new("splendor-log-returned")
                    .with("player", kernel::Arg::Seat(Seat(0)))
                    .with("gems", pieces),
            )
        };
        assert_eq!(told("wwb"), "Player 1 returned wwb");
        assert_eq!(told("wwwwwb"), "Player 1 returned 5 white, 1 blue");
    }

    #[test]
    fn a_refusal_is_told_with_its_rule_and_numbers() {
        let mut session = catalog::open("splendor players=2").unwrap();
        let story = Story::by_number();
        let refused = session.play("T.wbg").unwrap_err();
        assert_eq!(refused.rule.unwrap().to_string(), "splendor 8");
        assert!(!story.why(&refused).contains("splendor-no"), "{}", story.why(&refused));
        let refused = session.resolve("noble.x").unwrap_err();
        assert!(story.why(&refused).contains("noble.x") || story.why(&refused).contains('x'));
    }
}
