//! The controls of the replay, in the place of the tray: a scrubber with marks, steps, playing, and after the end the
//! choice of a viewer.

use kernel::Viewer;
use leptos::prelude::*;
use text::Value;

use super::annex;
use super::entry::Entry;
use super::focus::receive_lost_focus;
use super::past;
use super::state::Table;
use crate::shared::draw::icon;
use crate::shared::i18n::{tr, tr_with};

/// Renders a button of the replay, with its name in tests, its icon and its label.
fn tool(
    act: &'static str,
    picture: &'static str,
    words: &'static str,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class="tool" data-act=act aria-label=tr(words) title=tr(words) on:click=move |_| press()>
            {icon(picture)}
        </button>
    }
}

/// The two buttons that step through the log.
#[component]
pub fn Steps() -> impl IntoView {
    let table = Table::here();
    view! {
        <div class="steps">
            {tool("step-back", "previous", "step-back", move || past::step(table, false))}
            <button type="button" class="tool" data-act="step-on" aria-label=tr("step-on") title=tr("step-on")
                disabled=move || !table.looks_back() on:click=move |_| past::step(table, true)>{icon("next")}</button>
        </div>
    }
}

/// Returns the number of the move, such as "Move 12 of 45".
fn said(table: Table) -> String {
    let args = [
        ("number", Value::Number(past::position(table) as i64)),
        ("moves", Value::Number(past::moves(table) as i64)),
    ];
    tr_with("replay-move", &args)
}

/// The controls of the replay.
#[component]
pub fn Banner() -> impl IntoView {
    let table = Table::here();
    let faster = move |_| table.replay.speed_up();
    let factor = move || format!("{}×", table.replay.speed());
    let speed_words = move || format!("{}: {}", tr("replay-speed"), factor());
    let playing = move || table.replay.is_playing();
    let toggle_words = move || tr(if playing() { "replay-pause" } else { "replay-play" });
    let back = move || tr(if table.over() { "past-result" } else { "past-now" });
    let play = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(play) = play.get() {
            receive_lost_focus(&play);
        }
    });
    view! {
        <div class="banner" role="group" aria-label=tr("replay")>
            <div class="moment">
                <p class="said">{move || said(table)}</p>
                <Scrubber/>
                <Show when=move || table.over()><Eyes/></Show>
            </div>
            <div class="actions">
                {tool("replay-start", "first", "replay-start", move || past::go_to(table, 0))}
                {tool("replay-back", "previous", "step-back", move || past::step(table, false))}
                <button type="button" class="tool" data-act="replay-play" node_ref=play aria-label=toggle_words title=toggle_words
                    on:click=move |_| past::play_or_pause(table)>
                    {move || icon(if playing() { "pause" } else { "play" })}
                </button>
                {tool("replay-on", "next", "step-on", move || past::step(table, true))}
                <button type="button" class="tool speed" data-act="replay-speed" aria-label=speed_words title=tr("replay-speed") on:click=faster>
                    {factor}
                </button>
                <Show when=move || table.over()>{annex::over_table(Box::new(|annex| (annex.moment)()))}</Show>
                <button type="button" class="main" data-act="now" on:click=move |_| past::back_to_now(table)>
                    <span>{back}</span><kbd>"End"</kbd>
                </button>
            </div>
        </div>
    }
}

/// The timeline of the game with its marks, and the moment that is shown.
#[component]
fn Scrubber() -> impl IntoView {
    let table = Table::here();
    let last = Memo::new(move |_| past::moves(table));
    let go = move |event: leptos::ev::Event| {
        table.replay.pause();
        if let Ok(position) = event_target_value(&event).parse() {
            past::go_to(table, position);
        }
    };
    let marks = move || {
        table.entries.with(|entries| {
            let all = entries.iter().enumerate().flat_map(|(at, entry)| mark(table, at + 1, entry));
            all.collect_view()
        })
    };
    view! {
        <div class="scrubber">
            <svg class="marks" viewBox=move || format!("0 0 {} 10", last.get().max(1)) preserveAspectRatio="none" aria-hidden="true">{marks}</svg>
            <input type="range" data-act="scrub" min="0" max=last prop:value=move || past::position(table).to_string()
                aria-label=tr("replay") aria-valuetext=move || said(table) on:input=go/>
        </div>
    }
}

/// Returns the mark of a move, in the colour of the seat that made it; if a move has several, the tallest.
fn mark(table: Table, at: usize, entry: &Entry) -> Option<impl IntoView + use<>> {
    let marks = entry.events.iter().filter_map(|event| event.mark);
    let mark = marks.max_by(|one, other| one.height.total_cmp(&other.height))?;
    let player = mark.seat.map(|seat| table.name(seat)).unwrap_or_default();
    let words = tr_with(mark.words, &[("player", Value::Text(&player))]);
    let colour = mark.seat.map_or("var(--ink)".to_owned(), |seat| format!("var(--player-{seat}-bar)"));
    let height = mark.height;
    Some(view! {
        <rect fill=colour x=at as f64 - 0.2 y=10.0 - height width="0.4" height=height><title>{words}</title></rect>
    })
}

/// The choice of a viewer: after the end nothing is secret, so it may be anybody.
#[component]
fn Eyes() -> impl IntoView {
    let table = Table::here();
    let shown = move || table.replay.past(|past| past.as_ref().map(|past| past.viewer));
    let option = move |viewer: Viewer| {
        let words = match viewer {
            Viewer::Seat(seat) => table.name(seat),
            Viewer::Spectator => tr("replay-spectator"),
        };
        view! { <option value=viewer.to_string() selected=move || shown() == Some(viewer)>{words}</option> }
    };
    let choose = move |event: leptos::ev::Event| {
        if let Ok(viewer) = event_target_value(&event).parse() {
            past::look_through(table, viewer);
        }
    };
    view! {
        <label class="eyes">
            <span>{tr("replay-eyes")}</span>
            <span class="select">
                <select data-act="eyes" on:change=choose>{Viewer::all(table.players).map(option).collect_view()}</select>
                {icon("next")}
            </span>
        </label>
    }
}
