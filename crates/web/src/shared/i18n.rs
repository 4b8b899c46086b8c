//! The texts of the page in the reader's language: messages by name, which may contain pieces to be drawn. The English
//! texts of the lobby are compiled in; other languages, and the texts of a game in any language, are fetched when they
//! are needed.

use std::cell::RefCell;

use kernel::{Message, Rule, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use text::{Language, LobbyWords, Names, Part, Texts, Value};

use crate::shared::files;
use crate::shared::house::Failure;
use crate::shared::prefs::Prefs;

thread_local! {
    static TEXTS: RefCell<Texts> = RefCell::new(Texts::english_for_lobby(&[]));
}

/// The loading state of the rules of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rules {
    /// The rules have not been requested.
    #[default]
    Away,
    /// The rules are being fetched.
    Coming,
    /// The rules have been fetched.
    Here,
    /// The rules could not be fetched; the message says why.
    Missing(&'static str),
    /// The server does not have them, since it does not have the game.
    Unknown,
}

/// The language of the page and the texts that have been fetched in it.
#[derive(Clone, Copy)]
pub struct Spoken {
    /// The language; none before the first one has been fetched.
    pub language: RwSignal<Option<Language>>,
    /// The games and families whose words have been fetched in that language.
    known: StoredValue<Vec<&'static str>>,
    /// The loading state of the rules in that language, by the name of the game.
    rules: RwSignal<Vec<(&'static str, Rules)>>,
    /// The message that says why the chosen language could not be fetched, while another one stays for that reason.
    pub missing: RwSignal<Option<&'static str>>,
    /// Requests the chosen language again.
    pub again: Trigger,
}

impl Spoken {
    /// Creates the state, which follows the player's choice of a language, with the texts of these games in the lobby.
    /// If a language cannot be fetched, the previous one stays, or English.
    pub fn provide(prefs: Prefs, words: Vec<LobbyWords>) {
        let english = move || Texts::english_for_lobby(&words);
        let spoken = Spoken {
            language: RwSignal::new(None),
            known: StoredValue::default(),
            rules: RwSignal::new(Vec::new()),
            missing: RwSignal::new(None),
            again: Trigger::new(),
        };
        provide_context(spoken);
        TEXTS.set(english());
        let chosen = Memo::new(move |_| prefs.0.with(|settings| settings.language()));
        Effect::new(move |_| {
            spoken.again.track();
            let (language, english) = (chosen.get(), english());
            spawn_local(async move {
                let texts = fetch(english, language).await;
                if chosen.try_get_untracked() == Some(language) {
                    spoken.change(language, texts);
                }
            });
        });
    }

    /// Returns the instance of this page.
    pub fn here() -> Spoken {
        expect_context()
    }

    fn change(self, language: Language, texts: Result<Texts, Failure>) {
        let language = match texts {
            Ok(texts) => {
                TEXTS.set(texts);
                self.known.set_value(Vec::new());
                self.missing.set(None);
                language
            }
            Err(failure) => {
                self.missing.set(Some(why_missing(&failure)));
                if self.language.with_untracked(Option::is_some) {
                    return;
                }
                Language::default()
            }
        };
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", language.tag());
        }
        self.rules.set(Vec::new());
        self.language.set(Some(language));
    }

    /// Fetches the words of a game or a family, unless they have been fetched. After a change of the language all words
    /// are fetched again.
    ///
    /// # Errors
    /// If they cannot be fetched or are malformed.
    pub async fn learn(self, name: &'static str) -> Result<(), Failure> {
        let knows = || self.known.try_with_value(|known| known.contains(&name)) != Some(false);
        let language = self.language.get_untracked().unwrap_or_default();
        if knows() {
            return Ok(());
        }
        let source = files::text(&format!("/locales/{}/{name}.ftl", language.tag())).await?;
        if knows() || self.language.try_get_untracked() != Some(Some(language)) {
            return Ok(());
        }
        let added = TEXTS.with_borrow_mut(|texts| texts.add(language.tag(), &[&source]));
        self.known.update_value(|known| known.push(name));
        added.map_err(|_| Failure::Garbled)
    }

    /// Returns the loading state of the rules of this game.
    pub fn rules(self, game: &str) -> Rules {
        self.rules.with(|rules| {
            rules.iter().find(|(name, _)| *name == game).map(|(_, how)| *how).unwrap_or_default()
        })
    }

    fn set_rules(self, game: &'static str, how: Rules) {
        self.rules.update(|rules| {
            rules.retain(|(name, _)| *name != game);
            rules.push((game, how));
        });
    }

    /// Starts to fetch the rules of this game (all its lists), unless they have been fetched or are being fetched.
    pub fn want_rules(self, game: &'static str) {
        let Some(language) = self.language.get_untracked() else { return };
        if matches!(untrack(|| self.rules(game)), Rules::Coming | Rules::Here) {
            return;
        }
        self.set_rules(game, Rules::Coming);
        spawn_local(async move {
            let source = files::text(&format!("/locales/{}/{game}-rules.ftl", language.tag())).await;
            if self.language.try_get_untracked() != Some(Some(language)) {
                return;
            }
            let how = match source {
                Ok(source) => {
                    let added = TEXTS.with_borrow_mut(|texts| texts.add(language.tag(), &[&source]));
                    if added.is_ok() { Rules::Here } else { Rules::Missing(why_missing(&Failure::Garbled)) }
                }
                Err(Failure::Refused(_)) => Rules::Unknown,
                Err(failure) => Rules::Missing(why_missing(&failure)),
            };
            self.set_rules(game, how);
        });
    }
}

/// Returns the message that says why texts are missing.
fn why_missing(failure: &Failure) -> &'static str {
    if *failure == Failure::Offline { "net-offline" } else { "net-part" }
}

/// Fetches all texts of a language that are shown before a table is open, with English as the fallback.
async fn fetch(mut texts: Texts, language: Language) -> Result<Texts, Failure> {
    if language != Language::English {
        let source = files::text(&format!("/locales/{}/table.ftl", language.tag())).await?;
        texts.add(language.tag(), &[&source]).map_err(|_| Failure::Garbled)?;
    }
    Ok(texts)
}

/// Returns the message of this name, or the name if there is no such message.
pub fn tr(id: &str) -> String {
    TEXTS.with_borrow(|texts| texts.get(id))
}

/// Returns the message of this name; none if there is no such message.
pub fn tr_known(id: &str) -> Option<String> {
    Some(tr(id)).filter(|text| text != id)
}

/// Returns the message of this name with its arguments; pieces in words.
pub fn tr_with(id: &str, args: &[(&str, Value)]) -> String {
    TEXTS.with_borrow(|texts| texts.format(id, args))
}

/// Returns the message of this name in parts, for [`spoken`] or to be drawn.
pub fn parts(id: &str, args: &[(&str, Value)], names: &dyn Names) -> Vec<Part> {
    TEXTS.with_borrow(|texts| texts.parts(id, args, names))
}

/// Returns a sentence of the rules in parts.
pub fn told(message: &Message, names: &dyn Names) -> Vec<Part> {
    TEXTS.with_borrow(|texts| texts.message(message, names))
}

/// Returns the title of a refusal.
pub fn title(refusal: &Message, names: &dyn Names) -> Vec<Part> {
    TEXTS.with_borrow(|texts| texts.title(refusal, names))
}

/// Returns the text of a rule of any list whose texts have been fetched.
pub fn rule(rule: Rule) -> String {
    TEXTS.with_borrow(|texts| texts.rule(rule))
}

/// Returns pieces in words.
pub fn pieces(set: &str, letters: &str) -> String {
    TEXTS.with_borrow(|texts| texts.pieces(set, letters))
}

/// Returns names as one list, such as "Anna, Ben and Cleo".
pub fn list(names: &[String]) -> String {
    TEXTS.with_borrow(|texts| texts.list(names))
}

/// Returns a sentence for screen readers.
pub fn spoken(parts: &[Part]) -> String {
    TEXTS.with_borrow(|texts| texts.spoken(parts))
}

/// Returns the names of seats for sentences.
pub fn by_name(names: Vec<String>) -> impl Names {
    move |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default()
}
