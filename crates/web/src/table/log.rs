//! The readable log: one entry a move, newest first, with its pieces drawn; an entry under the pointer marks its
//! pieces on the table, and a click goes to that moment.

use kernel::{Message, Narrate, Seat};
use leptos::prelude::*;
use splendor::{Effect, Kind};
use text::{Names, Part};

use super::past;
use super::replay::Steps;
use super::seal::Seal;
use super::state::{Happened, Table};
use crate::i18n;

/// A move with what followed from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The version at which it was decided.
    pub first: u32,
    /// The version after it and all the chance that followed.
    pub version: u32,
    /// What is told of it; what merely follows (a card laid in a gap) is left out.
    pub effects: Vec<Effect>,
}

impl Entry {
    /// Who moved.
    pub fn seat(&self) -> Option<Seat> {
        self.effects.iter().find_map(Effect::seat)
    }
}

/// The log of what happened; where the hand is covered, only what everybody may know.
pub fn entries(steps: &[Happened], covered: bool) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for step in steps {
        let effects = if covered { Table::public(&step.effects) } else { step.effects.clone() };
        if effects.iter().any(begins_entry) {
            entries.push(Entry { first: step.version, version: step.version, effects: Vec::new() });
        }
        // What lies before the first move is the set-up.
        if let Some(entry) = entries.last_mut() {
            entry.version = step.version;
            entry.effects.extend(effects.into_iter().filter(is_told));
        }
    }
    entries
}

/// Whether a player decided this: what chance answers and what the rules bring belong to the entry before.
fn begins_entry(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Took { .. }
            | Effect::Reserved { .. }
            | Effect::ReservedTop { .. }
            | Effect::Bought { .. }
            | Effect::Passed { .. }
    )
}

fn is_told(effect: &Effect) -> bool {
    match effect {
        Effect::Laid { .. } | Effect::NobleRevealed { .. } => false,
        // To the others it says no more than the reservation before it.
        Effect::Drew { card, .. } => card.is_some(),
        _ => true,
    }
}

/// The pieces that an effect speaks of, by their names on the table.
fn pieces_of(effect: &Effect) -> Vec<String> {
    match *effect {
        Effect::Took { gems, .. } | Effect::Returned { gems, .. } => {
            gems.iter().map(|(gem, _)| format!("bank-{}", gem.key())).collect()
        }
        Effect::Reserved { card, .. } | Effect::Bought { card, .. } => vec![format!("card-{card}")],
        Effect::Drew { card: Some(card), .. } => vec![format!("card-{card}")],
        Effect::ReservedTop { level, .. } => vec![format!("deck-{}", level + 1)],
        Effect::Received { noble, .. } => vec![format!("noble-{noble}")],
        _ => Vec::new(),
    }
}

/// An effect in the few words that a narrow column has room for.
fn told(effect: &Effect, names: &dyn Names) -> Vec<Part> {
    let short = match effect {
        Effect::Took { .. } => "log-took",
        Effect::Reserved { .. } => "log-reserved",
        Effect::ReservedTop { .. } => "log-reserved-top",
        Effect::Drew { .. } => "log-drew",
        Effect::Bought { .. } => "log-bought",
        Effect::Returned { .. } => "log-returned",
        Effect::Received { .. } => "log-received",
        Effect::Passed { .. } => "log-passed",
        Effect::LastRound { .. } => "log-last-round",
        Effect::Ended => "log-ended",
        Effect::Laid { .. } | Effect::NobleRevealed { .. } => return i18n::told(&effect.message(), names),
    };
    i18n::told(&Message { id: short, ..effect.message() }, names)
}

/// The log with its heading.
#[component]
pub fn Log() -> impl IntoView {
    let table = Table::here();
    let newest_first =
        move || table.entries.with(|entries| entries.iter().rev().cloned().collect::<Vec<_>>());
    view! {
        <section class="log" class:open=move || table.log_open.get() aria-label=i18n::tr("log")>
            <header>
                <h2>{i18n::tr("log")}</h2>
                <Steps/>
            </header>
            <ol reversed tabindex="-1">
                <For each=newest_first key=|entry| (entry.version, entry.effects.len()) let:entry>
                    <LogEntry entry/>
                </For>
            </ol>
            <Show when=move || table.entries.with(Vec::is_empty)>
                <p class="hint">{i18n::tr("log-empty")}</p>
            </Show>
        </section>
    }
}

#[component]
fn LogEntry(entry: Entry) -> impl IntoView {
    let table = Table::here();
    let version = entry.version;
    let marks: Vec<String> = entry.effects.iter().flat_map(pieces_of).collect();
    let mark = move || table.marked.set(marks.clone());
    let mark_too = mark.clone();
    let unmark = move || table.marked.set(Vec::new());
    let seal = entry.seat().map(|seat| view! { <Seal seat/> });
    let lines = move || {
        let names = i18n::by_name(table.names.get());
        let line = |effect: &Effect| view! { <span class="line">{i18n::drawn(told(effect, &names))}</span> };
        entry.effects.iter().map(line).collect_view()
    };
    let current = move || table.past.with(|past| past.is_some_and(|past| past.version == version));
    let node = NodeRef::<leptos::html::Li>::new();
    leptos::prelude::Effect::new(move |_| {
        if let (true, Some(entry)) = (current(), node.get()) {
            let nearest = web_sys::ScrollIntoViewOptions::new();
            nearest.set_block(web_sys::ScrollLogicalPosition::Nearest);
            entry.scroll_into_view_with_scroll_into_view_options(&nearest);
        }
    });
    view! {
        <li class="entry" class:current=current node_ref=node>
            <button type="button" aria-current=move || current().then_some("step")
                title=i18n::tr("log-look") data-step=version
                on:click=move |_| past::look_at(table, version)
                on:pointerenter=move |_| mark() on:focus=move |_| mark_too()
                on:pointerleave=move |_| unmark() on:blur=move |_| unmark()>
                {seal}
                <span class="lines">{lines}</span>
            </button>
        </li>
    }
}
