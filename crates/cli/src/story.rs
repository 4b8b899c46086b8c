//! Sentences about a game in the user's language.

use std::path::Path;

use catalog::{Awaiting, Fault, LoadError, Refused, Session};
use kernel::{Seat, Viewer};
pub use terminal::Story;
use terminal::{Board, Paint};
use text::{Language, Value};

use crate::offered;

/// Creates a story that knows every game of the program and calls players by number.
pub fn story(language: Language, paint: Paint) -> Story {
    let sets = offered().list().iter().flat_map(|game| game.board.sets).copied().collect();
    Story::new(offered().texts(language), sets, paint)
}

/// Returns the terminal board of a game.
///
/// # Panics
/// If there is no game of this name.
pub fn board(game: &str) -> &'static Board {
    offered().named(game).expect("a session is of a game of the list").board
}

/// Returns the name of a file as it can be printed: characters that would act on a terminal are escaped.
pub fn file_name(path: &Path) -> String {
    kernel::harmless(&path.to_string_lossy())
}

/// Creates a story in English without colours, with players by number, for output that programs read.
pub fn by_number() -> Story {
    story(Language::English, Paint::NONE)
}

/// The sentences of a [`Story`] about sessions.
pub trait Tell {
    /// Says why something was refused, as one sentence.
    fn why(&self, refused: &Refused) -> String;
    /// Says why something was refused: the sentence, then the rule that it rests on.
    fn why_not(&self, refused: &Refused) -> Vec<String>;
    /// Says what is wrong with a log, without the line's number.
    fn log_fault(&self, error: &LoadError) -> String;
    /// Says how a game ended: the reason, the points, the winners; nothing while it runs.
    fn ending(&self, session: &dyn Session) -> Vec<String>;
}

impl Tell for Story {
    fn why(&self, refused: &Refused) -> String {
        let sentence = self.sentence(&refused.message);
        match &refused.unread {
            // The text is what was typed, so it is escaped: nothing in it may act on the terminal.
            Some(text) => format!("`{}`: {sentence}", text.escape_debug()),
            None => sentence,
        }
    }

    fn why_not(&self, refused: &Refused) -> Vec<String> {
        let Some(rule) = refused.rule else { return vec![self.why(refused)] };
        let title = text::plain(&self.texts().title(&refused.message, &|seat| self.name(seat)));
        let args = [
            ("title", Value::Text(&self.paint().strong(&title))),
            ("sentence", Value::Text(&self.sentence(&refused.message))),
        ];
        let told = self.paint().faint(&format!("{rule}: {}", self.texts().rule(rule)));
        vec![self.say("cli-refused", &args), told]
    }

    fn log_fault(&self, error: &LoadError) -> String {
        let input = error.input.as_ref().map(|input| format!("`{input}`: ")).unwrap_or_default();
        let why = match &error.fault {
            Fault::Refused(refused) if refused.rule.is_none() => return self.why(refused),
            _ => self.sentence(&error.message()),
        };
        let rule = error.rule().map(|rule| format!(" ({rule})")).unwrap_or_default();
        format!("{input}{why}{rule}")
    }

    fn ending(&self, session: &dyn Session) -> Vec<String> {
        let Some(result) = session.result() else { return Vec::new() };
        let told = |kind: &str, rule: kernel::Rule| {
            format!("{} ({rule})", self.texts().get(&format!("{}-{kind}-{}", rule.list, rule.item)))
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
            [one] => self.paint().strong(&self.say("cli-wins", &[("player", Value::Text(one))])),
            all => self.paint().strong(&self.say("cli-share", &[("players", Value::Text(&self.list(all)))])),
        });
        lines
    }
}

/// Returns the viewer who may see most of the effects of the next input: the only seat that sees a private outcome,
/// otherwise the spectator. It is used for stored games, where nothing is secret.
pub fn witness(session: &dyn Session) -> Viewer {
    match session.awaiting() {
        Awaiting::Chance { private_to: Some(seat), .. } => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_in_the_notation_is_quoted() {
        let story = by_number();
        for game in &games::LIST {
            let about = game.about();
            let setup = format!("{} players={}", about.name, about.seats.start());
            let mut session = games::open(&setup).unwrap();
            let refused = session.play("n\u{1b}!").unwrap_err();
            assert!(story.why(&refused).starts_with("`n\\u{1b}!`: "), "{}", story.why(&refused));
        }
    }
}
