use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use kernel::{Message, Rule};
use unic_langid::LanguageIdentifier;

use crate::error::TextError;
use crate::language::{Language, LobbyWords, Sources, Words};
use crate::part::{Names, Part, Value};

/// The first of the characters that stand for pieces, seats and cards while Fluent puts a sentence
/// together: private use, so that no language writes them.
const MARKS: u32 = 0xE100;
/// The maximum number of arguments of one message.
const MARKS_MAX: u32 = 0x100;

/// All messages of one language, with English as the fallback.
///
/// A message that exists in neither language is shown as its own name, so that the gap is visible but breaks nothing.
pub struct Texts {
    /// The languages, in order of preference.
    bundles: Vec<Bundle>,
}

impl Texts {
    /// Loads English for the browser before a table is shown: the words and rules of a game are [added](Texts::add)
    /// when that game is opened.
    pub fn english_for_lobby(games: &[LobbyWords]) -> Texts {
        // Chosen while compiling, so that a program which asks for no more carries no more.
        const ENGLISH: &str = Language::English.sources().table;
        let games = games.iter().map(|game| game.english);
        let sources: Vec<&str> = [ENGLISH].into_iter().chain(games).collect();
        Texts::built_in(&sources)
    }

    /// Loads English for a server: all messages of a table of these games, without the rules.
    pub fn english_for_tables(games: &[&Words]) -> Texts {
        let pages = games.iter().map(|game| game.of(Language::English));
        let words = pages.flat_map(|page| [page.lobby, page.words, page.expansion]);
        let sources: Vec<&str> = [Language::English.sources().table].into_iter().chain(words).collect();
        Texts::built_in(&sources)
    }

    /// Loads all messages in a language for all shells (programs that talk to a person), with English as the
    /// fallback.
    pub fn of(language: Language, games: &[&Words]) -> Texts {
        let all = |language: Language| -> Vec<&str> {
            let Sources { table, cli } = language.sources();
            let pages = games.iter().map(|game| game.of(language));
            let pages = pages.flat_map(|page| [page.lobby, page.words, page.expansion, page.rules]);
            [table, cli].into_iter().chain(pages).collect()
        };
        let mut texts = Texts::built_in(&all(Language::English));
        if language != Language::English {
            // As with English.
            texts.add(language.tag(), &all(language)).expect("the built-in texts are well-formed");
        }
        texts
    }

    fn built_in(sources: &[&str]) -> Texts {
        // The sources are compiled in, and a test loads them all.
        let english = bundle("en", sources).expect("the built-in English is well-formed");
        Texts { bundles: vec![english] }
    }

    /// Adds Fluent sources to a language; a language that has none yet becomes the preferred one.
    ///
    /// # Errors
    /// If the language tag or a source is malformed, or a message is defined twice. The sources before the faulty one
    /// may have been added.
    pub fn add(&mut self, language: &str, sources: &[&str]) -> Result<(), TextError> {
        let tag = tag(language)?;
        match self.bundles.iter_mut().find(|bundle| bundle.locales.contains(&tag)) {
            Some(bundle) => extend(bundle, sources),
            None => {
                self.bundles.insert(0, bundle(language, sources)?);
                Ok(())
            }
        }
    }

    /// Returns whether a message of this name exists (`name`, or `name.attribute`).
    pub fn has(&self, id: &str) -> bool {
        self.find(id).is_some()
    }

    /// Returns the message of this name (`name`, or `name.attribute`), without arguments.
    pub fn get(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// Returns the message of this name as one text in words; seats by number.
    pub fn format(&self, id: &str, args: &[(&str, Value)]) -> String {
        self.spoken(&self.parts(id, args, &crate::SeatNumbers))
    }

    /// Returns the message of this name in parts.
    pub fn parts(&self, id: &str, args: &[(&str, Value)], names: &dyn Names) -> Vec<Part> {
        let Some(Found { bundle, pattern }) = self.find(id) else {
            return vec![Part::Text(id.to_owned())];
        };
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (mark, &(name, value)) in (MARKS..).zip(args) {
            fluent.set(name, fluent_value(value, mark));
        }
        // A fault in a message (a wrong variable) shows in its text; the tests do not let it pass.
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(&fluent), &mut errors);
        split(&sentence, args, names)
    }

    /// Returns a sentence of the rules in parts.
    pub fn message(&self, message: &Message, names: &dyn Names) -> Vec<Part> {
        self.parts(message.id, &values(message), names)
    }

    /// Returns the title of a refusal, such as "Not affordable yet".
    pub fn title(&self, refusal: &Message, names: &dyn Names) -> Vec<Part> {
        self.parts(&format!("{}.title", refusal.id), &values(refusal), names)
    }

    /// Returns the text of a rule.
    pub fn rule(&self, rule: Rule) -> String {
        self.get(&format!("{}-rule-{}", rule.list, rule.item))
    }

    /// Returns pieces in words, for places where they cannot be drawn: "2 white, 1 gold". A single piece has no number,
    /// because it often denotes a kind ("there are 3 green"). Pieces of a set without names are given by their letters,
    /// such as the values of cards: "5 and 4".
    pub fn pieces(&self, set: &str, letters: &str) -> String {
        if !self.names_pieces(set, letters) {
            return self.list(&letters.chars().map(String::from).collect::<Vec<_>>());
        }
        let mut all = letters.chars();
        if let (Some(only), None) = (all.next(), all.next()) {
            return self.get(&format!("{set}-{only}"));
        }
        let mut kinds: Vec<(char, i64)> = Vec::new();
        for letter in letters.chars() {
            match kinds.iter_mut().find(|(kind, _)| *kind == letter) {
                Some((_, count)) => *count += 1,
                None => kinds.push((letter, 1)),
            }
        }
        let counted = |(letter, count): (char, i64)| {
            self.format(&format!("{set}-{letter}.count"), &[("count", Value::Number(count))])
        };
        kinds.into_iter().map(counted).collect::<Vec<_>>().join(&self.get("list-comma"))
    }

    /// Returns whether these pieces have names.
    pub fn names_pieces(&self, set: &str, letters: &str) -> bool {
        letters.chars().next().is_some_and(|letter| self.has(&format!("{set}-{letter}")))
    }

    /// Returns a card by the name that its game gives it, or else by its number.
    pub fn card(&self, set: &str, number: u8) -> String {
        let name = format!("{set}-{number}");
        if self.has(&name) {
            return self.get(&name);
        }
        self.format("card-number", &[("card", Value::Number(number.into()))])
    }

    /// Returns whether the cards of a set have names.
    pub fn names_cards(&self, set: &str, number: u8) -> bool {
        self.has(&format!("{set}-{number}"))
    }

    /// Returns names as one list: "Anna, Ben and Cleo".
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => {
                let first = first.join(&self.get("list-comma"));
                self.format("list-and", &[("first", Value::Text(&first)), ("last", Value::Text(last))])
            }
        }
    }

    /// Returns a sentence in words only: pieces as in [`Texts::pieces`], cards as in [`Texts::card`].
    pub fn spoken(&self, parts: &[Part]) -> String {
        let mut text = String::new();
        for part in parts {
            match part {
                Part::Text(words) | Part::Seat(_, words) => text.push_str(words),
                Part::Pieces { set, letters } => text.push_str(&self.pieces(set, letters)),
                Part::Card { set, number } => text.push_str(&self.card(set, *number)),
            }
        }
        text
    }

    fn find(&self, id: &str) -> Option<Found<'_>> {
        let (name, attribute) = match id.split_once('.') {
            Some((name, attribute)) => (name, Some(attribute)),
            None => (id, None),
        };
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(name)?;
            let pattern = match attribute {
                Some(attribute) => message.get_attribute(attribute)?.value(),
                None => message.value()?,
            };
            Some(Found { bundle, pattern })
        })
    }
}

/// A message's text and the language it was found in.
struct Found<'a> {
    bundle: &'a Bundle,
    pattern: &'a fluent_syntax::ast::Pattern<&'a str>,
}

type Bundle = FluentBundle<FluentResource>;

fn tag(language: &str) -> Result<LanguageIdentifier, TextError> {
    language.parse().map_err(|_| TextError::Language(language.to_owned()))
}

fn bundle(language: &str, sources: &[&str]) -> Result<Bundle, TextError> {
    let mut bundle = FluentBundle::new_concurrent(vec![tag(language)?]);
    // The invisible marks round arguments would travel into names, labels and the terminal; the parts keep
    // arguments apart anyway.
    bundle.set_use_isolating(false);
    extend(&mut bundle, sources)?;
    Ok(bundle)
}

fn extend(bundle: &mut Bundle, sources: &[&str]) -> Result<(), TextError> {
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, errors)| {
            let error = errors.first();
            let before = error.and_then(|error| source.get(..error.pos.start)).unwrap_or_default();
            TextError::Syntax {
                line: before.lines().count().max(1),
                why: error.map(ToString::to_string).unwrap_or_default(),
            }
        })?;
        bundle.add_resource(resource).map_err(|errors| match errors.first() {
            Some(FluentError::Overriding { id, .. }) => TextError::Twice(id.clone()),
            other => TextError::Twice(format!("{other:?}")),
        })?;
    }
    Ok(())
}

fn values(message: &Message) -> Vec<(&'static str, Value<'_>)> {
    message.args.iter().map(|(name, arg)| (*name, Value::from(arg))).collect()
}

fn fluent_value(value: Value<'_>, mark: u32) -> FluentValue<'_> {
    match value {
        Value::Number(number) => number.into(),
        Value::Text(text) => text.into(),
        Value::Pieces { letters: "", .. } => "".into(),
        // A mark goes through Fluent like a word and is found again afterwards.
        Value::Pieces { .. } | Value::Seat(_) | Value::Card { .. } => {
            char::from_u32(mark).map(String::from).unwrap_or_default().into()
        }
    }
}

/// Cuts a sentence at its marks.
fn split(sentence: &str, args: &[(&str, Value)], names: &dyn Names) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut words = String::new();
    for letter in sentence.chars() {
        match marked(letter, args, names) {
            Some(part) => {
                if !words.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut words)));
                }
                parts.push(part);
            }
            None => words.push(letter),
        }
    }
    if !words.is_empty() {
        parts.push(Part::Text(words));
    }
    parts
}

fn marked(letter: char, args: &[(&str, Value)], names: &dyn Names) -> Option<Part> {
    let place = u32::from(letter).checked_sub(MARKS).filter(|&place| place < MARKS_MAX)?;
    match args.get(place as usize)?.1 {
        Value::Pieces { set, letters } => Some(Part::Pieces { set, letters: letters.to_owned() }),
        Value::Seat(seat) => Some(Part::Seat(seat, names.seat(seat))),
        Value::Card { set, number } => Some(Part::Card { set, number }),
        Value::Number(_) | Value::Text(_) => None,
    }
}
