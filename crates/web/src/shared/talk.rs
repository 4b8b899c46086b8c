//! The chat at a table: its lines, and a field to write a new one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Awaiting, CHAT_CHARS_MAX, ChatLine, GuestRequest, Room, Said, SayRequest, Seat, Snapshot};

use crate::shared::i18n::{tr, tr_with};
use crate::shared::intact::PROSE;
use crate::shared::prefs::Prefs;
use crate::shared::refusal::said;
use crate::shared::{connection, house};

/// The chat at a table.
#[derive(Clone, Copy)]
pub struct Talk {
    table: StoredValue<String>,
    /// All lines, the latest last.
    lines: RwSignal<Vec<ChatLine>>,
    /// The number of unread lines.
    unread: RwSignal<usize>,
    /// Whether the lines are visible.
    open: RwSignal<bool>,
    /// Whether this browser owns the table, so that it decides about people without a seat.
    owner: bool,
    /// Whether the game has begun.
    begun: bool,
    /// Whether spectators are admitted.
    admits: RwSignal<bool>,
    /// The number of people whom the owner muted or removed.
    sanctioned: RwSignal<u32>,
    /// The reason why the last decision was refused.
    refused: RwSignal<Option<String>>,
}

impl Talk {
    /// Creates the chat of a table.
    pub fn new(snapshot: &Snapshot) -> Talk {
        Talk {
            table: StoredValue::new(snapshot.table.clone()),
            lines: RwSignal::new(snapshot.chat.clone()),
            unread: RwSignal::new(0),
            open: RwSignal::new(false),
            owner: snapshot.owner,
            begun: snapshot.awaiting != Awaiting::Players,
            admits: RwSignal::new(snapshot.options.spectators),
            sanctioned: RwSignal::new(snapshot.sanctioned),
            refused: RwSignal::new(None),
        }
    }

    /// Sends a decision about people without a seat; the connection brings what follows from it.
    fn decide(self, request: GuestRequest) {
        let path = format!("/api/tables/{}/guests", self.table.get_value());
        spawn_local(async move {
            match house::post::<Snapshot>(&path, &request).await {
                Ok(snapshot) => {
                    self.sanctioned.try_set(snapshot.sanctioned);
                    self.refused.try_set(None);
                }
                Err(failure) => {
                    self.refused.try_set(Some(said(&failure)));
                }
            }
        });
    }

    /// Takes in a later snapshot.
    pub fn take(self, snapshot: &Snapshot) {
        self.admit(snapshot.options.spectators);
        self.sanctioned.set(snapshot.sanctioned);
        self.add(snapshot.chat.clone());
    }

    /// Notes whether spectators are admitted.
    pub fn admit(self, spectators: bool) {
        self.admits.set(spectators);
    }

    /// Returns whether nobody has said anything.
    pub fn is_empty(self) -> bool {
        self.lines.with(Vec::is_empty)
    }

    /// Returns the number of unread lines.
    pub fn unread(self) -> usize {
        self.unread.get()
    }

    /// Returns whether the lines are visible.
    pub fn is_open(self) -> bool {
        self.open.get()
    }

    /// Hides the lines of a table that may have left the page.
    pub fn close(self) {
        self.open.try_set(false);
    }

    /// Returns the number of the last line.
    pub fn last(self) -> Option<u32> {
        self.lines.with_untracked(|lines| lines.last().map(|line| line.id))
    }

    /// Adds lines. One that is known takes the place of what is known of it: it was hidden, or is shown again.
    pub fn add(self, mut new: Vec<ChatLine>) {
        self.lines.with_untracked(|lines| new.retain(|line| !lines.contains(line)));
        if new.is_empty() {
            return;
        }
        let is_known = |line: &ChatLine| {
            self.lines.with_untracked(|lines| lines.iter().any(|known| known.id == line.id))
        };
        let unread = new.iter().filter(|line| !is_known(line)).count();
        if !self.open.get_untracked() && unread > 0 {
            self.unread.update(|known| *known += unread);
        }
        self.lines.update(|lines| {
            for line in new {
                // At the end of a game the spectators' earlier lines arrive. (A sort would be 2 KB of the first load.)
                let at = lines.partition_point(|known| known.id < line.id);
                match lines.get_mut(at) {
                    Some(known) if known.id == line.id => *known = line,
                    _ => lines.insert(at, line),
                }
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
                    <For each=move || talk.lines.get() key=|line| (line.id, line.hidden) let:line>
                        <Line line talk/>
                    </For>
                </ol>
            </div>
            <Show when=move || talk.is_empty()><p class="hint">{tr("chat-empty")}</p></Show>
            <Say talk seat/>
            {(talk.owner && talk.begun).then(|| view! { <Admission talk/> })}
            <Show when=move || talk.sanctioned.get() != 0>
                <button type="button" class="button" data-act="pardon-all" on:click=move |_| talk.decide(GuestRequest::PardonAll {})>
                    {move || tr_with("act-pardon-all", &[("people", text::Value::Number(talk.sanctioned.get().into()))])}
                </button>
            </Show>
            <Show when=move || talk.refused.with(Option::is_some)><p class="failed" role="alert">{move || talk.refused.get()}</p></Show>
        </div>
    }
}

/// The owner's choice whether spectators are admitted to the game.
#[component]
fn Admission(talk: Talk) -> impl IntoView {
    let choose = move |event| {
        talk.decide(GuestRequest::Spectators { admitted: event_target_checked(&event) });
    };
    view! {
        <label class="switch"><input type="checkbox" data-act="spectators" prop:checked=move || talk.admits.get() on:change=choose/>{tr("chat-admit")}</label>
    }
}

/// The buttons with which the owner of the table decides about the writer of a line.
#[component]
fn Decisions(line: u32, hidden: bool, talk: Talk) -> impl IntoView {
    let open = RwSignal::new(false);
    let button = move |word: &'static str, request: fn(u32) -> GuestRequest| {
        view! { <button type="button" class="button" data-act=word on:click=move |_| talk.decide(request(line))>{tr(word)}</button> }
    };
    let buttons = move || {
        open.get().then(|| {
            let mute = move || button("act-mute", |line| GuestRequest::Mute { line });
            let pardon = move || button("act-pardon", |line| GuestRequest::Pardon { line });
            view! {
                <span class="decisions">
                    {if hidden { pardon().into_any() } else { mute().into_any() }}
                    {button("act-remove-guest", |line| GuestRequest::Remove { line })}
                </span>
            }
        })
    };
    view! {
        <button type="button" class="quiet" data-act="decide" aria-expanded=move || open.get().to_string() aria-label=tr("chat-decide") title=tr("chat-decide")
            on:click=move |_| open.update(|open| *open = !*open)>"⋯"</button>
        {buttons}
    }
}

#[component]
fn Line(line: ChatLine, talk: Talk) -> impl IntoView {
    // A writer without a name is called by the seat's name.
    let unnamed = |seat: Option<Seat>| match seat {
        Some(seat) => tr_with("player-number", &[("number", text::Value::Number(i64::from(seat.0) + 1))]),
        None => tr("chat-somebody"),
    };
    let decisions = (talk.owner && (line.guest || line.hidden))
        .then(|| view! { <Decisions line=line.id hidden=line.hidden talk/> });
    if line.hidden {
        return view! { <li data-line=line.id class="apart">{tr("chat-hidden")}" "{decisions}</li> }
            .into_any();
    }
    let name = if line.name.is_empty() { unnamed(line.seat) } else { line.name };
    let apart = line.room == Room::Spectators;
    let mark = match (apart, line.guest) {
        (true, _) => Some(tr("chat-spectators")),
        (false, true) => Some(tr("chat-guest")),
        (false, false) => None,
    };
    let from = mark.map(|mark| view! { <small>{mark}" "</small> });
    view! { <li data-line=line.id class:apart=apart || line.guest><b>{name}</b>" "{from}<span translate=PROSE>{line.text}</span>" "{decisions}</li> }.into_any()
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
        let request = SayRequest { key: house::fresh_key(), seat: speaker, name, text };
        let path = format!("/api/tables/{}/chat", talk.table.get_value());
        busy.set(true);
        spawn_local(async move {
            match house::post::<Said>(&path, &request).await {
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
