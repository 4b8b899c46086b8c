//! The readable log: one entry for each move, newest first, with its pieces drawn. An entry under the pointer marks its
//! pieces on the table, and a click shows the table at that moment.

use leptos::prelude::*;
use page::Told;
use web_sys::Element;

use super::entry::Entry;
use super::past;
use super::replay::Steps;
use super::seal::Seal;
use super::state::Table;
use crate::shared::draw::icon;
use crate::shared::i18n;
use crate::shared::screen::bring_into_sight;

/// The number of newest entries that are always laid out, as many as a log shows at once. When there are twice as many,
/// the others become old.
const NEAR: u32 = 12;

/// The log with its heading.
#[component]
pub fn Log() -> impl IntoView {
    let table = Table::here();
    let newest_first =
        move || table.entries.with(|entries| entries.iter().rev().cloned().collect::<Vec<_>>());
    // Tab leads to one entry, that of the moment which is shown; from there the arrow keys lead on. Only the entries
    // that a move concerns are told of it.
    let stop = Selector::new(move || {
        table.entries.with(|entries| {
            let shown = table.replay.past(|past| past.as_ref().map(|past| past.version));
            let shown = shown.filter(|shown| entries.iter().any(|entry| entry.version == *shown));
            shown.or(entries.last().map(|entry| entry.version))
        })
    });
    let list = NodeRef::<leptos::html::Ol>::new();
    let looks_back = move || table.looks_back();
    // An entry scrolls itself into sight; before the first one that is the end of the list, and in the present its top.
    Effect::new(move |before: Option<bool>| {
        let looks_back = looks_back();
        if let Some(list) = list.get() {
            if looks_back && past::position(table) == 0 {
                list.set_scroll_top(list.scroll_height());
            } else if before == Some(true) && !looks_back {
                list.set_scroll_top(0);
            }
        }
        looks_back
    });
    // The browser finds out by itself which old entries are out of sight, but looks at the whole page a second time for
    // each that becomes one: therefore many do at once. Their height is estimated from then on, except in the past, so it
    // happens only while the log is not scrolled.
    Effect::new(move |_| {
        table.entries.track();
        let Some(list) = list.get() else { return };
        let entries = list.children();
        let is_new = |entry: &Element| !entry.class_list().contains("old");
        if entries.item(2 * NEAR).is_some_and(|entry| is_new(&entry)) && list.scroll_top() == 0 {
            for entry in (NEAR..entries.length()).map_while(|at| entries.item(at)).take_while(is_new) {
                let _ = entry.class_list().add_1("old");
            }
        }
    });
    view! {
        <section class="log" class:open=move || table.panels.shows_log() aria-label=i18n::tr("log")>
            <header>
                <h2>{i18n::tr("log")}</h2>
                <Steps/>
                <button type="button" class="tool only-compact" data-act="close-log" aria-label=i18n::tr("close")
                    on:click=move |_| table.panels.close_log()>{icon("close")}</button>
            </header>
            <ol reversed tabindex="-1" class:looks-back=looks_back node_ref=list>
                <For each=newest_first key=|entry| (entry.version, entry.events.len()) let:entry>
                    <LogEntry entry stop=stop.clone()/>
                </For>
            </ol>
            <Show when=move || table.entries.with(Vec::is_empty)>
                <p class="hint">{i18n::tr("log-empty")}</p>
            </Show>
        </section>
    }
}

#[component]
fn LogEntry(entry: Entry, stop: Selector<Option<u32>>) -> impl IntoView {
    let table = Table::here();
    let version = entry.version;
    let marks: Vec<String> = entry.told().flat_map(|told| told.pieces.clone()).collect();
    let mark = move || table.pointing.mark(marks.clone());
    let mark_too = mark.clone();
    let unmark = move || table.pointing.mark(Vec::new());
    let seal = entry.seat().map(|seat| view! { <Seal seat/> });
    let lines = move || {
        let names = i18n::by_name(table.company.names.get());
        let line = |told: &Told| {
            view! { <span class="line">{table.drawn(i18n::told(&told.line, &names))}</span> }
        };
        entry.told().map(line).collect_view()
    };
    let current = move || table.replay.past(|past| past.as_ref().is_some_and(|past| past.version == version));
    let node = NodeRef::<leptos::html::Li>::new();
    Effect::new(move |_| {
        if let (true, Some(entry)) = (current(), node.get()) {
            bring_into_sight(&entry);
        }
    });
    view! {
        <li class="entry" class:current=current node_ref=node>
            <button type="button" aria-current=move || current().then_some("step")
                title=i18n::tr("log-look") data-step=version
                tabindex=move || if stop.selected(&Some(version)) { "0" } else { "-1" }
                on:click=move |_| past::look_at(table, version)
                on:pointerenter=move |_| mark() on:focus=move |_| mark_too()
                on:pointerleave=move |_| unmark() on:blur=move |_| unmark()>
                {seal}
                <span class="lines">{lines}</span>
            </button>
        </li>
    }
}
