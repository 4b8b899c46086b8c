//! The page of a list of rules, item by item; the texts are fetched when it is opened. The reason for a refusal links to
//! its items.

use kernel::{Chapter, Rule, RuleList};
use leptos::prelude::*;
use text::Value;
use web_sys::Url;

use crate::shared::about::AboutServer;
use crate::shared::connection::Unlinked;
use crate::shared::frame::{Brand, Inside, NothingHere, RULES, rules_path, table_path};
use crate::shared::games::{Games, Listed};
use crate::shared::i18n::{Rules, Spoken, tr, tr_with};
use crate::shared::intact::PROSE;
use crate::shared::offer::Offer;
use crate::shared::panel::Gear;
use crate::shared::refusal::said;
use crate::shared::site;
use crate::shared::supplement::Supplement;

/// The page of a list of rules, or of the list of all rules if none is named.
#[component]
pub fn RulesPage(
    /// The name of the list.
    list: Option<String>,
) -> impl IntoView {
    Offer::here().ask();
    let server = AboutServer::here();
    server.keep_asking();
    server.show_message();
    let content = match list {
        None => view! { <AllRules/> }.into_any(),
        Some(list) => match Games::here().rules(&list) {
            Some((game, list)) => view! { <List game list/> }.into_any(),
            None => {
                return view! { <NothingHere heading="nothing-here" why=tr("rules-unknown")/> }.into_any();
            }
        },
    };
    let back = table_before().map(|path| {
        view! { <Inside path class="quiet" act="to-table">{tr("to-table")}</Inside> }
    });
    view! {
        <div class="rules-page" id="rules">
            <header class="bar">
                <Brand/>
                <div class="tools"><Unlinked/>{back}<Gear/></div>
            </header>
            {content}
        </div>
    }
    .into_any()
}

/// Returns the path of the table from which the page was opened, if it was.
fn table_before() -> Option<String> {
    let before = Url::new(&document().referrer()).ok()?;
    let is_ours = window().location().origin().is_ok_and(|origin| origin == before.origin());
    let path = site::within(&before.pathname()).filter(|_| is_ours)?;
    path.starts_with(&table_path("")).then_some(path)
}

/// The list of the rules of all games that the server has.
#[component]
fn AllRules() -> impl IntoView {
    document().set_title(&format!("{} – {}", tr("rules"), tr("brand")));
    let offer = Offer::here();
    let content = move || {
        match offer.get() {
        None => view! { <p class="hint" aria-busy="true">{tr("lobby-asking")}</p> }.into_any(),
        Some(Err(failure)) => view! {
            <p role="alert">{said(&failure)}</p>
            <button type="button" class="button" data-act="again" on:click=move |_| offer.ask()>{tr("act-again")}</button>
        }
        .into_any(),
        Some(Ok(_)) => view! { <nav aria-label=tr("rules")><ul>{of_games(offer, None)}</ul></nav> }.into_any(),
    }
    };
    view! {
        <main>
            <h1>{tr("rules")}</h1>
            <p class="hint">{tr("rules-about")}</p>
            {content}
        </main>
    }
}

/// Renders a link to the rules of each game that the server has, except one.
fn of_games(offer: Offer, except: Option<&'static str>) -> impl IntoView {
    let games = Games::here().all().iter().map(|game| game.outline.name);
    let others = games.filter(|name| offer.has(name) && Some(*name) != except);
    let link = |name| {
        let game = tr(&format!("game-{name}"));
        let words = tr_with("rules-of", &[("game", Value::Text(&game))]);
        view! { <li><Inside path=rules_path(name) class="list">{words}</Inside></li> }
    };
    others.map(link).collect_view()
}

/// Returns the name of a list as a heading. The names of all but the chief list are among the texts of the rules.
fn heading(spoken: Spoken, game: &Listed, list: &str) -> String {
    if !game.outline.is_chief(list) && spoken.rules(game.outline.name) == Rules::Here {
        return tr(&format!("{list}-rules"));
    }
    let name = tr(&format!("game-{}", game.outline.name));
    tr_with("rules-of", &[("game", Value::Text(&name))])
}

#[component]
fn List(game: &'static Listed, list: &'static RuleList) -> impl IntoView {
    let spoken = Spoken::here();
    spoken.want_rules(game.outline.name);
    let heading = Memo::new(move |_| heading(spoken, game, list.name));
    Effect::new(move |_| document().set_title(&format!("{} – {}", heading.get(), tr("brand"))));
    let text = move || match spoken.rules(game.outline.name) {
        Rules::Here => view! { <Chapters game list/> }.into_any(),
        not_here => without_rules(game, not_here),
    };
    let offer = Offer::here();
    let others = move || of_games(offer, Some(game.outline.name));
    view! {
        <main>
            <h1>{heading}</h1>
            <p class="hint">{tr("rules-about")}</p>
            <nav aria-label=tr("rules-others")><ul>
                <li><Inside path=RULES.to_owned() class="list" act="all-rules">{tr("rules")}</Inside></li>
                {others}
            </ul></nav>
            {text}
        </main>
    }
}

/// Renders what is shown in place of the rules of a game that have not been fetched.
fn without_rules(game: &'static Listed, why: Rules) -> AnyView {
    let spoken = Spoken::here();
    match why {
        Rules::Missing(why) => view! {
            <p role="alert">{tr(why)}</p>
            <button type="button" class="button" data-act="again" on:click=move |_| spoken.want_rules(game.outline.name)>{tr("act-again")}</button>
        }
        .into_any(),
        Rules::Unknown => view! { <p role="alert">{tr("rules-unknown")}</p> }.into_any(),
        Rules::Away | Rules::Coming | Rules::Here => {
            view! { <p class="hint" aria-busy="true">{tr("rules-loading")}</p> }.into_any()
        }
    }
}

#[component]
fn Chapters(game: &'static Listed, list: &'static RuleList) -> impl IntoView {
    let spoken = Spoken::here();
    let others = game.outline.lists.iter().filter(|other| other.name != list.name);
    let other = |other: &&RuleList| {
        let heading = heading(spoken, game, other.name);
        view! { <li><Inside path=rules_path(other.name) class="list">{heading}</Inside></li> }
    };
    let link = |(at, chapter): (usize, &Chapter)| {
        view! { <li><a href=format!("#chapter-{}", at + 1)>{tr(chapter.title)}</a></li> }
    };
    let item = move |item: String| {
        view! {
            <li id=item.clone()>
                <a class="number" href=format!("#{item}")>{item.clone()}</a>
                <span>{tr(&format!("{}-rule-{item}", list.name))}</span>
            </li>
        }
    };
    let chapter = move |(at, chapter): (usize, &Chapter)| {
        view! {
            <section aria-labelledby=format!("chapter-{}", at + 1)>
                <h2 id=format!("chapter-{}", at + 1)>{tr(chapter.title)}</h2>
                <ol translate=PROSE>{chapter.items().map(item).collect_view()}</ol>
            </section>
        }
    };
    request_animation_frame(show_named);
    view! {
        <nav aria-label=tr("rules-contents")><ul>
            {list.chapters.iter().enumerate().map(link).collect_view()}
            {others.map(other).collect_view()}
        </ul></nav>
        {list.chapters.iter().enumerate().map(chapter).collect_view()}
    }
}

/// The keys of every table, whatever game is played.
const KEYS: [(&str, &str); 9] = [
    ("Enter", "keys-confirm"),
    ("Esc", "keys-clear"),
    ("↑ ↓ ← →", "keys-move"),
    ("C", "keys-counts"),
    ("␣", "keys-skip"),
    ("[  ]", "keys-step"),
    ("P", "keys-play"),
    ("End", "keys-now"),
    ("?", "keys-help"),
];

/// Returns the chapter with a rule.
fn chapter_of(rule: Rule) -> Option<&'static Chapter> {
    let (_, list) = Games::here().rules(rule.list)?;
    list.chapters.iter().find(|chapter| chapter.items().any(|item| item == rule.item))
}

/// Renders the items of a chapter of a list, each with a link to the page of the rules.
fn items(list: &'static str, chapter: &Chapter) -> AnyView {
    let item = move |item: String| {
        let path = site::address(&format!("{}#{item}", rules_path(list)));
        let text = tr(&format!("{list}-rule-{item}"));
        view! { <li><a class="number" href=path target="_blank">{item}</a><span>{text}</span></li> }
    };
    view! { <ol translate=PROSE>{chapter.items().map(item).collect_view()}</ol> }.into_any()
}

/// The help at a table: the goal, the chapter of the rules with this rule, those that its options add, and the keys.
#[component]
pub fn Help(
    /// The game.
    game: &'static Listed,
    /// The rule.
    rule: Rule,
    /// The changes that the table's options make.
    supplement: Supplement,
) -> impl IntoView {
    let spoken = Spoken::here();
    spoken.want_rules(game.outline.name);
    let Supplement { goal, chapters: further, .. } = supplement;
    let chapter = chapter_of(rule);
    let further: Vec<_> = further.into_iter().filter(|rule| chapter_of(*rule) != chapter).collect();
    let text = move || match spoken.rules(game.outline.name) {
        Rules::Here => chapter.map(|chapter| {
            let more = further.iter().filter_map(|rule| {
                let chapter = chapter_of(*rule)?;
                let items = items(rule.list, chapter);
                Some(view! { <details><summary>{tr(chapter.title)}</summary>{items}</details> })
            });
            view! { <h3>{tr(chapter.title)}</h3>{items(rule.list, chapter)}{more.collect_view()} }.into_any()
        }),
        not_here => Some(without_rules(game, not_here)),
    };
    let name = tr(&format!("game-{}", game.outline.name));
    let key = |(key, id): &(&'static str, &'static str)| {
        view! { <div><dt><kbd>{*key}</kbd></dt><dd>{tr(id)}</dd></div> }
    };
    view! {
        <p class="goal">{goal.map_or_else(|| tr(&format!("game-{}-goal", game.outline.name)), tr)}</p>
        {text}
        <a class="link" href=site::address(&rules_path(rule.list)) target="_blank">{tr_with("rules-of", &[("game", Value::Text(&name))])}</a>
        <h3 class="keys-head">{tr("keys")}</h3>
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
