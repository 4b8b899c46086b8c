//! Sentences about a game, in English.

use catalog::{Awaiting, LoadError, Refused, Session, Step};
use kernel::{Message, Seat, Viewer};
use text::{Part, Texts};

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
    /// Players by number, no colours: for answers that programs read.
    pub fn by_number() -> Story {
        Story::new(Vec::new(), Paint::NONE)
    }

    /// Players by name; a seat without a name is told by its number.
    pub fn new(names: Vec<String>, paint: Paint) -> Story {
        Story { texts: Texts::english_for_terminal(), names, paint }
    }

    /// What a seat's holder is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| format!("Player {}", seat.0 + 1))
    }

    /// A message as one line.
    pub fn sentence(&self, message: &Message) -> String {
        let parts = self.texts.message(message, &|seat| self.name(seat));
        let shown = parts.iter().map(|part| match part {
            Part::Text(words) => words.clone(),
            Part::Pieces(letters) if letters.len() > LETTERS_MOST => self.texts.pieces(letters),
            Part::Pieces(letters) => self.paint.gems(letters),
            Part::Seat(_, name) => self.paint.strong(name),
            Part::Card(card) => format!("#{card}"),
        });
        shown.collect()
    }

    /// Why something was refused, as one sentence.
    pub fn why(&self, refused: &Refused) -> String {
        match &refused.message {
            Some(message) => self.sentence(message),
            None => refused.why.clone(),
        }
    }

    /// Why something was refused: its sentence, then the rule it rests on.
    pub fn why_not(&self, refused: &Refused) -> Vec<String> {
        let mut lines = Vec::new();
        match &refused.message {
            Some(message) => {
                let title = text::plain(&self.texts.title(message, &|seat| self.name(seat)));
                lines.push(format!("{}. {}", self.paint.strong(&title), self.sentence(message)));
            }
            None => lines.push(refused.why.clone()),
        }
        if let Some(rule) = refused.rule {
            lines.push(self.paint.faint(&format!("{rule}: {}", self.texts.rule(rule))));
        }
        lines
    }

    /// What is wrong with a log, without the line's number.
    pub fn log_fault(&self, error: &LoadError) -> String {
        let input = error.input.as_ref().map(|input| format!("`{input}`: ")).unwrap_or_default();
        let why = match &error.refused {
            Some(refused) => match refused.rule {
                Some(rule) => format!("{} ({rule})", self.why(refused)),
                None => return self.why(refused),
            },
            None => error.why.clone(),
        };
        format!("{input}{why}")
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
            lines.push(format!("{place}. {}, {points} points", self.name(seat)));
        }
        let winners: Vec<String> = result.winners().map(|seat| self.name(seat)).collect();
        lines.push(told("result", result.decided));
        lines.push(match winners.as_slice() {
            [] => "Nobody wins.".to_owned(),
            [one] => self.paint.strong(&format!("{one} wins.")),
            [all @ .., last] => {
                self.paint.strong(&format!("{} and {last} share the victory.", all.join(", ")))
            }
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

/// Breaks a text into lines of at most `width` characters between words, the later ones indented.
pub fn wrap(text: &str, width: usize, indent: usize) -> String {
    let mut lines = String::new();
    let mut used = 0;
    for word in text.split_whitespace() {
        let length = visible(word);
        if used > 0 && used + 1 + length > width {
            lines.push('\n');
            lines.push_str(&" ".repeat(indent));
            used = indent;
        } else if used > 0 {
            lines.push(' ');
            used += 1;
        }
        lines.push_str(word);
        used += length;
    }
    lines
}

/// How many characters of a text show: escape sequences do not.
pub fn visible(text: &str) -> usize {
    let mut count = 0;
    let mut escaped = false;
    for letter in text.chars() {
        match (escaped, letter) {
            (false, '\x1b') => escaped = true,
            (false, _) => count += 1,
            (true, 'm') => escaped = false,
            (true, _) => {}
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_between_words_and_counts_no_colours() {
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
        let painted = Paint::ALWAYS.gems("wb");
        assert_eq!(visible(&painted), 2);
        assert_eq!(wrap(&format!("took {painted} now"), 11, 0), format!("took {painted} now"));
    }

    #[test]
    fn many_pieces_are_counted_and_few_are_shown() {
        let told = |gems: &str| {
            let pieces = kernel::Arg::Pieces(kernel::Pieces::new(gems.chars()));
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
        assert_eq!(refused.rule.unwrap().to_string(), "splendor 64");
        assert!(!story.why(&refused).contains("splendor-no"), "{}", story.why(&refused));
        let refused = session.resolve("noble.x").unwrap_err();
        assert!(story.why(&refused).contains("noble.x") || story.why(&refused).contains('x'));
    }
}
