//! The reader's language: sentences by name, with the pieces in them drawn.

use kernel::{Message, Rule, Seat};
use leptos::prelude::*;
use text::{Names, Part, Texts, Value};

use crate::gem;

thread_local! {
    static TEXTS: Texts = Texts::english();
}

/// The message of this name.
pub fn tr(id: &str) -> String {
    TEXTS.with(|texts| texts.get(id))
}

/// The message of this name with what it speaks of; pieces in words.
pub fn tr_with(id: &str, args: &[(&str, Value)]) -> String {
    TEXTS.with(|texts| texts.spoken(&texts.parts(id, args, &text::SeatNumbers)))
}

/// The message of this name in parts, for [`drawn`] or [`spoken`].
pub fn parts(id: &str, args: &[(&str, Value)], names: &dyn Names) -> Vec<Part> {
    TEXTS.with(|texts| texts.parts(id, args, names))
}

/// A sentence of the rules in parts.
pub fn told(message: &Message, names: &dyn Names) -> Vec<Part> {
    TEXTS.with(|texts| texts.message(message, names))
}

/// The short no that heads a refusal's sentence.
pub fn title(refusal: &Message, names: &dyn Names) -> Vec<Part> {
    TEXTS.with(|texts| texts.title(refusal, names))
}

/// A rule in our own words.
pub fn rule(rule: Rule) -> String {
    TEXTS.with(|texts| texts.rule(rule))
}

/// Pieces in words.
pub fn pieces(letters: &str) -> String {
    TEXTS.with(|texts| texts.pieces(letters))
}

/// A sentence for those who hear it.
pub fn spoken(parts: &[Part]) -> String {
    TEXTS.with(|texts| texts.spoken(parts))
}

/// The letters on the gems in the reader's language.
pub fn gem_letter(gem: art::Gem) -> String {
    match gem {
        // No game here has pearls.
        art::Gem::Pearl => String::new(),
        _ => tr(&format!("gem-{}.letter", gem.slug())),
    }
}

/// A sentence for those who see it: its pieces drawn as gems, each as often as it stands there up to three, then
/// with a number.
pub fn drawn(parts: Vec<Part>) -> impl IntoView {
    parts
        .into_iter()
        .map(|part| match part {
            Part::Text(words) => words.into_any(),
            Part::Pieces(letters) => gem::inline_pieces(&letters).into_any(),
            Part::Seat(_, name) => view! { <b>{name}</b> }.into_any(),
            Part::Card(card) => gem::inline_card(card).into_any(),
        })
        .collect_view()
}

/// Calls the seats by these names.
pub fn by_name(names: Vec<String>) -> impl Names {
    move |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default()
}
