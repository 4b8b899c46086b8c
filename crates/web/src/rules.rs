//! The rules of a game, item by item, fetched when they are opened. The reason for a refusal links to its items here.

use kernel::{Chapter, Rule};
use leptos::prelude::*;
use text::Value;

use crate::app::{Brand, NothingHere};
use crate::games::{Games, Listed};
use crate::i18n::{Rules, Spoken, tr, tr_with};
use crate::settings::Gear;

/// The page with the rules of a game.
#[component]
pub fn RulesPage(
    /// The game's name in paths.
    game: String,
) -> impl IntoView {
    let chapters = Games::here().rules(&game).map_or(&[][..], |list| list.chapters);
    let name = tr(&format!("game-{game}"));
    let heading = tr_with("rules-of", &[("game", Value::Text(&name))]);
    document().set_title(&format!("{heading} – {}", tr("brand")));
    view! {
        <div class="rules-page" id="rules">
            <header class="bar">
                <Brand/>
                <div class="tools"><Gear/></div>
            </header>
            {match chapters {
                [] => view! { <NothingHere why=tr("rules-unknown")/> }.into_any(),
                _ => view! { <List game heading chapters/> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn List(game: String, heading: String, chapters: &'static [Chapter]) -> impl IntoView {
    let spoken = Spoken::here();
    spoken.want_rules(&game);
    let text = move || match spoken.rules(&game) {
        Rules::Here => view! { <Chapters game=game.clone() chapters/> }.into_any(),
        Rules::Missing => view! {
            <p role="alert">{tr("net-offline")}</p>
            <button type="button" class="button" on:click={
                let game = game.clone();
                move |_| spoken.want_rules(&game)
            }>{tr("act-again")}</button>
        }
        .into_any(),
        Rules::Away | Rules::Coming => {
            view! { <p class="hint" aria-busy="true">{tr("rules-loading")}</p> }.into_any()
        }
    };
    view! {
        <main>
            <h1>{heading}</h1>
            <p class="hint">{tr("rules-about")}</p>
            {text}
        </main>
    }
}

#[component]
fn Chapters(game: String, chapters: &'static [Chapter]) -> impl IntoView {
    let link = |(at, chapter): (usize, &Chapter)| {
        view! { <li><a href=format!("#chapter-{}", at + 1)>{tr(chapter.title)}</a></li> }
    };
    let item = move |item: String| {
        view! {
            <li id=item.clone()>
                <a class="number" href=format!("#{item}")>{item.clone()}</a>
                <span>{tr(&format!("{game}-rule-{item}"))}</span>
            </li>
        }
    };
    let chapter = move |(at, chapter): (usize, &Chapter)| {
        view! {
            <section aria-labelledby=format!("chapter-{}", at + 1)>
                <h2 id=format!("chapter-{}", at + 1)>{tr(chapter.title)}</h2>
                <ol>{chapter.items().map(item.clone()).collect_view()}</ol>
            </section>
        }
    };
    request_animation_frame(show_named);
    view! {
        <nav aria-label=tr("rules-contents")><ul>{chapters.iter().enumerate().map(link).collect_view()}</ul></nav>
        {chapters.iter().enumerate().map(chapter).collect_view()}
    }
}

/// The keys of every table, whatever game is played.
const KEYS: [(&str, &str); 7] = [
    ("Enter", "keys-confirm"),
    ("Esc", "keys-clear"),
    ("↑ ↓ ← →", "keys-move"),
    ("[  ]", "keys-step"),
    ("P", "keys-play"),
    ("End", "keys-now"),
    ("?", "keys-help"),
];

/// The help at a table: the goal of its game, the chapter of the rules with this rule, and the keys.
#[component]
pub fn Help(
    /// The game.
    game: &'static Listed,
    /// The rule.
    rule: Rule,
) -> impl IntoView {
    let spoken = Spoken::here();
    spoken.want_rules(rule.list);
    let chapters = Games::here().rules(rule.list).map_or(&[][..], |list| list.chapters);
    let chapter = chapters.iter().find(|chapter| chapter.items().any(|item| item == rule.item));
    let item = move |item: String| {
        let path = format!("/rules/{}#{item}", rule.list);
        let text = tr(&format!("{}-rule-{item}", rule.list));
        view! { <li><a class="number" href=path target="_blank">{item}</a><span>{text}</span></li> }
    };
    let text = move || match spoken.rules(rule.list) {
        Rules::Here => chapter.map(|chapter| {
            view! { <h3>{tr(chapter.title)}</h3><ol>{chapter.items().map(item).collect_view()}</ol> }
                .into_any()
        }),
        Rules::Missing => Some(view! { <p role="alert">{tr("net-offline")}</p> }.into_any()),
        Rules::Away | Rules::Coming => {
            Some(view! { <p class="hint" aria-busy="true">{tr("rules-loading")}</p> }.into_any())
        }
    };
    let name = tr(&format!("game-{}", game.name));
    let key = |(key, id): &(&'static str, &'static str)| {
        view! { <div><dt><kbd>{*key}</kbd></dt><dd>{tr(id)}</dd></div> }
    };
    view! {
        <p class="goal">{tr(&format!("game-{}-goal", game.name))}</p>
        {text}
        <a class="link" href=format!("/rules/{}", rule.list) target="_blank">{tr_with("rules-of", &[("game", Value::Text(&name))])}</a>
        <h3>{tr("keys")}</h3>
        <dl class="keys">{game.keys.iter().chain(&KEYS).map(key).collect_view()}</dl>
    }
}

/// Scrolls to the item that the path names, which did not exist yet when the browser looked for it. Setting the
/// fragment again also makes the style sheet mark the item.
fn show_named() {
    let location = window().location();
    if let Some(hash) = location.hash().ok().filter(|hash| hash.len() > 1) {
        let _ = location.set_hash("");
        let _ = location.set_hash(&hash);
    }
}

/// The number of a rule as a link to its text, which opens in a new tab so that the game stays open.
#[component]
pub fn RuleLink(
    /// The rule that is linked to.
    rule: Rule,
) -> impl IntoView {
    let number = tr_with("why-rule", &[("rule", Value::Text(rule.item))]);
    let text = move || crate::i18n::rule(rule);
    view! { <a class="rule-number" href=crate::app::rule_path(rule) target="_blank" title=text>{number}</a> }
}
