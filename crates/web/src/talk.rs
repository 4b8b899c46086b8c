//! The chat at a table: its lines, and a field to write a new one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{CHAT_CHARS_MAX, ChatLine, Room, Said, SayRequest, Seat};

use crate::i18n::{tr, tr_with};
use crate::intact::PROSE;
use crate::prefs::Prefs;
use crate::table::said;
use crate::{connection, net};

/// The chat at a table.
#[derive(Clone, Copy)]
pub struct Talk {
    table: StoredValue<String>,
    /// All lines, the latest last.
    pub lines: RwSignal<Vec<ChatLine>>,
    /// The number of unread lines.
    pub unread: RwSignal<usize>,
    /// Whether the lines are visible.
    pub open: RwSignal<bool>,
}

impl Talk {
    /// Creates a chat that contains these lines.
    pub fn new(table: String, lines: Vec<ChatLine>) -> Talk {
        Talk {
            table: StoredValue::new(table),
            lines: RwSignal::new(lines),
            unread: RwSignal::new(0),
            open: RwSignal::new(false),
        }
    }

    /// Returns the number of the last line.
    pub fn last(self) -> Option<u32> {
        self.lines.with_untracked(|lines| lines.last().map(|line| line.id))
    }

    /// Adds lines; those that are known already are ignored.
    pub fn add(self, mut new: Vec<ChatLine>) {
        self.lines.with_untracked(|lines| new.retain(|line| lines.iter().all(|known| known.id != line.id)));
        if new.is_empty() {
            return;
        }
        if !self.open.get_untracked() {
            self.unread.update(|unread| *unread += new.len());
        }
        self.lines.update(|lines| {
            for line in new {
                // At the end of a game the spectators' earlier lines arrive. (A sort would be 2 KB of the first load.)
                let at = lines.partition_point(|known| known.id < line.id);
                lines.insert(at, line);
            }
        });
    }

    /// Shows or hides the lines.
    pub fn show(self, open: bool) {
        self.open.set(open);
        if open {
            self.unread.set(0);
        }
    }
}

/// The lines of the chat, and the field to write a new one.
#[component]
pub fn TalkPanel(
    /// The chat of the table.
    talk: Talk,
    /// The seat that writes; none for a spectator.
    seat: Signal<Option<Seat>>,
) -> impl IntoView {
    let list = NodeRef::<leptos::html::Div>::new();
    Effect::new(move |_| {
        talk.lines.track();
        if let Some(list) = list.get() {
            // The new line is laid out with the next frame.
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <div class="talk">
            <div class="lines-said" role="log" aria-live="polite" aria-label=tr("chat") tabindex="0" node_ref=list>
                <ol>
                    <For each=move || talk.lines.get() key=|line| line.id let:line>
                        <Line line/>
                    </For>
                </ol>
            </div>
            <Show when=move || talk.lines.with(Vec::is_empty)><p class="hint">{tr("chat-empty")}</p></Show>
            <Say talk seat/>
        </div>
    }
}

#[component]
fn Line(line: ChatLine) -> impl IntoView {
    // A writer without a name is called by the seat's name.
    let unnamed = |seat: Option<Seat>| match seat {
        Some(seat) => tr_with("player-number", &[("number", text::Value::Number(i64::from(seat.0) + 1))]),
        None => tr("chat-somebody"),
    };
    let name = if line.name.is_empty() { unnamed(line.seat) } else { line.name };
    let apart = line.room == Room::Spectators;
    let mark = match (apart, line.guest) {
        (true, _) => Some(tr("chat-spectators")),
        (false, true) => Some(tr("chat-guest")),
        (false, false) => None,
    };
    let from = mark.map(|mark| view! { <small>{mark}" "</small> });
    view! { <li data-line=line.id class:apart=apart || line.guest><b>{name}</b>" "{from}<span translate=PROSE>{line.text}</span></li> }
}

#[component]
fn Say(talk: Talk, seat: Signal<Option<Seat>>) -> impl IntoView {
    let prefs = expect_context::<Prefs>().0;
    let words = RwSignal::new(String::new());
    let busy = RwSignal::new(false);
    let failed = RwSignal::new(None::<String>);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = words.with_untracked(|words| words.trim().to_owned());
        if text.is_empty() || busy.get_untracked() {
            return;
        }
        let speaker = seat.get_untracked();
        let name = if speaker.is_none() {
            prefs.with_untracked(|settings| settings.name.clone())
        } else {
            String::new()
        };
        let request = SayRequest { key: net::fresh_key(), seat: speaker, name, text };
        let path = format!("/api/tables/{}/chat", talk.table.get_value());
        busy.set(true);
        spawn_local(async move {
            match net::post::<Said>(&path, &request).await {
                Ok(_) => {
                    failed.set(None);
                    words.set(String::new());
                    // A guest without a cookie has one now; the connection is opened again, so that the server knows
                    // the guest by it.
                    if speaker.is_none() {
                        connection::reopen();
                    }
                }
                Err(failure) => failed.set(Some(said(&failure))),
            }
            busy.set(false);
        });
    };
    view! {
        <form on:submit=send>
            <input type="text" class="name" data-act="words" maxlength=CHAT_CHARS_MAX autocomplete="off" aria-label=tr("chat-say") placeholder=tr("chat-say")
                prop:value=move || words.get() on:input=move |event| words.set(event_target_value(&event))/>
            <button type="submit" class="button" data-act="say" disabled=move || busy.get()>{tr("act-say")}</button>
        </form>
        <Show when=move || failed.with(Option::is_some)><p class="failed" role="alert">{move || failed.get()}</p></Show>
    }
}
