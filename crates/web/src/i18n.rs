//! The reader's language: sentences by name, with the pieces in them drawn. English is carried along for the lobby; the
//! other languages, and what belongs to one game in any of them, are fetched when they are wanted.

use std::cell::RefCell;

use kernel::{Message, Rule, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use text::{Language, Names, Part, Texts, Value};

use crate::games::Games;
use crate::net::{self, Failure};
use crate::prefs::Prefs;

thread_local! {
    static TEXTS: RefCell<Texts> = RefCell::new(Texts::english_for_lobby(&[]));
}

/// How far the rules of a game are here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rules {
    /// Nobody has asked for them yet.
    #[default]
    Away,
    /// They are on their way.
    Coming,
    /// They can be told.
    Here,
    /// They could not be fetched.
    Missing,
}

/// What the page speaks: whatever is drawn in words follows it.
#[derive(Clone, Copy)]
pub struct Spoken {
    /// The language; none before the first one has been fetched.
    pub language: RwSignal<Option<Language>>,
    /// The games and families whose words are here in that language.
    known: StoredValue<Vec<&'static str>>,
    /// The rules in that language, by game.
    rules: RwSignal<Vec<(String, Rules)>>,
}

impl Spoken {
    /// Follows the player's choice. A language that cannot be fetched leaves the one before, or English.
    pub fn provide(prefs: Prefs, games: Games) {
        let english = move || Texts::english_for_lobby(&games.words());
        let spoken = Spoken {
            language: RwSignal::new(None),
            known: StoredValue::default(),
            rules: RwSignal::new(Vec::new()),
        };
        provide_context(spoken);
        TEXTS.set(english());
        let chosen = Memo::new(move |_| prefs.0.with(|settings| settings.language()));
        Effect::new(move |_| {
            let language = chosen.get();
            spawn_local(async move {
                let texts = fetch(english(), language).await;
                if chosen.try_get_untracked() == Some(language) {
                    spoken.change(language, texts);
                }
            });
        });
    }

    /// The one of this page.
    pub fn here() -> Spoken {
        expect_context()
    }

    fn change(self, language: Language, texts: Result<Texts, Failure>) {
        let language = match texts {
            Ok(texts) => {
                TEXTS.set(texts);
                self.known.set_value(Vec::new());
                language
            }
            Err(_) => self.language.get_untracked().unwrap_or_default(),
        };
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", language.tag());
        }
        self.rules.set(Vec::new());
        self.language.set(Some(language));
    }

    /// Fetches the words of a game or a family, unless they are here. In another language everything is drawn, and
    /// fetched, anew.
    ///
    /// # Errors
    /// Why they could not be fetched.
    pub async fn learn(self, name: &'static str) -> Result<(), Failure> {
        let knows = || self.known.try_with_value(|known| known.contains(&name)) != Some(false);
        let language = self.language.get_untracked().unwrap_or_default();
        if knows() {
            return Ok(());
        }
        let source = net::get_text(&format!("/locales/{}/{name}.ftl", language.tag())).await?;
        if knows() || self.language.try_get_untracked() != Some(Some(language)) {
            return Ok(());
        }
        let added = TEXTS.with_borrow_mut(|texts| texts.add(language.tag(), &[&source]));
        self.known.update_value(|known| known.push(name));
        added.map_err(|_| Failure::Garbled)
    }

    /// How far the rules of this game are here.
    pub fn rules(self, game: &str) -> Rules {
        self.rules.with(|rules| {
            rules.iter().find(|(name, _)| name == game).map(|(_, how)| *how).unwrap_or_default()
        })
    }

    fn set_rules(self, game: &str, how: Rules) {
        self.rules.update(|rules| {
            rules.retain(|(name, _)| name != game);
            rules.push((game.to_owned(), how));
        });
    }

    /// Has the rules of this game fetched, unless they are here or on their way.
    pub fn want_rules(self, game: &str) {
        let Some(language) = self.language.get_untracked() else { return };
        if matches!(untrack(|| self.rules(game)), Rules::Coming | Rules::Here) {
            return;
        }
        self.set_rules(game, Rules::Coming);
        let game = game.to_owned();
        spawn_local(async move {
            let source = net::get_text(&format!("/locales/{}/{game}-rules.ftl", language.tag())).await;
            if self.language.try_get_untracked() != Some(Some(language)) {
                return;
            }
            let added = source.is_ok_and(|source| {
                TEXTS.with_borrow_mut(|texts| texts.add(language.tag(), &[&source])).is_ok()
            });
            self.set_rules(&game, if added { Rules::Here } else { Rules::Missing });
        });
    }
}

/// Everything in a language that is shown before a table is open, with English behind it.
async fn fetch(mut texts: Texts, language: Language) -> Result<Texts, Failure> {
    if language != Language::English {
        let source = net::get_text(&format!("/locales/{}/table.ftl", language.tag())).await?;
        texts.add(language.tag(), &[&source]).map_err(|_| Failure::Garbled)?;
    }
    Ok(texts)
}

/// The message of this name.
pub fn tr(id: &str) -> String {
    TEXTS.with_borrow(|texts| texts.get(id))
}

/// The message of this name with what it speaks of; pieces in words.
pub fn tr_with(id: &str, args: &[(&str, Value)]) -> String {
    TEXTS.with_borrow(|texts| texts.format(id, args))
}

/// The message of this name in parts, for [`spoken`] or to be drawn.
pub fn parts(id: &str, args: &[(&str, Value)], names: &dyn Names) -> Vec<Part> {
    TEXTS.with_borrow(|texts| texts.parts(id, args, names))
}

/// A sentence of the rules in parts.
pub fn told(message: &Message, names: &dyn Names) -> Vec<Part> {
    TEXTS.with_borrow(|texts| texts.message(message, names))
}

/// The short no that heads a refusal's sentence.
pub fn title(refusal: &Message, names: &dyn Names) -> Vec<Part> {
    TEXTS.with_borrow(|texts| texts.title(refusal, names))
}

/// A rule in our own words; nothing before the rules have been fetched.
pub fn rule(rule: Rule) -> Option<String> {
    (Spoken::here().rules(rule.list) == Rules::Here).then(|| TEXTS.with_borrow(|texts| texts.rule(rule)))
}

/// Pieces in words.
pub fn pieces(set: &str, letters: &str) -> String {
    TEXTS.with_borrow(|texts| texts.pieces(set, letters))
}

/// Names as one list.
pub fn list(names: &[String]) -> String {
    TEXTS.with_borrow(|texts| texts.list(names))
}

/// A sentence for those who hear it.
pub fn spoken(parts: &[Part]) -> String {
    TEXTS.with_borrow(|texts| texts.spoken(parts))
}

/// Calls the seats by these names.
pub fn by_name(names: Vec<String>) -> impl Names {
    move |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default()
}
