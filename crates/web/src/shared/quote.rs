//! Rules as other texts quote them: by a number that links to the rule, and the rule itself.

use kernel::Rule;
use leptos::prelude::*;
use text::Value;

use crate::shared::frame::rule_address;
use crate::shared::games::Games;
use crate::shared::i18n::{self, Rules, Spoken, tr, tr_with};

/// Returns the text of a rule of any list; none before the rules of its game have been fetched.
pub fn text_of(rule: Rule) -> Option<String> {
    let (game, _) = Games::here().rules(rule.list)?;
    (Spoken::here().rules(game.outline.name) == Rules::Here).then(|| i18n::rule(rule))
}

/// Quotes a rule: by its item, and with the name of its list unless that is a game's chief list.
fn quoted(games: Games, rule: Rule) -> String {
    let item = ("rule", Value::Text(rule.item));
    match games.rules(rule.list) {
        Some((game, _)) if game.outline.is_chief(rule.list) => tr_with("why-rule", &[item]),
        _ => tr_with("why-rule-of", &[item, ("list", Value::Text(&tr(&format!("{}-list", rule.list))))]),
    }
}

/// The number of a rule as a link to its text, which opens in a new tab so that the game stays open.
#[component]
pub fn RuleLink(
    /// The rule that is linked to.
    rule: Rule,
) -> impl IntoView {
    let number = quoted(Games::here(), rule);
    let text = move || text_of(rule);
    view! { <a class="rule-number" href=rule_address(rule) target="_blank" title=text>{number}</a> }
}
