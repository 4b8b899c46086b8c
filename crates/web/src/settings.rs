//! The panel with the player's settings and the keys, the same in every room.

use leptos::prelude::*;

use crate::gem::icon;
use crate::i18n::tr;
use crate::prefs::{Prefs, Theme};

/// Whether the panel is open, for whoever has a button for it.
#[derive(Clone, Copy)]
pub struct Open(pub RwSignal<bool>);

impl Open {
    /// Closed at first.
    pub fn provide() {
        provide_context(Open(RwSignal::new(false)));
    }
}

/// The button that opens the panel.
#[component]
pub fn Gear() -> impl IntoView {
    let open = expect_context::<Open>().0;
    view! {
        <button type="button" class="tool" data-act="settings" aria-label=tr("settings-open") title=tr("settings-open")
            aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
            {icon("gear")}
        </button>
    }
}

/// The panel.
#[component]
pub fn Panel() -> impl IntoView {
    let open = expect_context::<Open>().0;
    let close = move |_| open.set(false);
    view! {
        <Show when=move || open.get()>
            <aside class="settings" aria-label=tr("settings")>
                <header>
                    <h2>{tr("settings")}</h2>
                    <button type="button" class="tool" aria-label=tr("close") on:click=close>{icon("close")}</button>
                </header>
                <Themes/>
                <Switches/>
                <Keys/>
            </aside>
        </Show>
    }
}

#[component]
fn Themes() -> impl IntoView {
    let prefs = expect_context::<Prefs>().0;
    let choices = [(Theme::Auto, "theme-auto"), (Theme::Dark, "theme-dark"), (Theme::Light, "theme-light")];
    let buttons = choices.map(|(theme, id)| {
        let chosen = move || prefs.with(|settings| settings.theme == theme);
        view! {
            <button type="button" data-act=id aria-pressed=move || chosen().to_string()
                on:click=move |_| prefs.update(|settings| settings.theme = theme)>{tr(id)}</button>
        }
    });
    view! {
        <div class="field">
            <span id="theme-label">{tr("theme")}</span>
            <div class="segments" role="group" aria-labelledby="theme-label">{buttons.into_iter().collect_view()}</div>
        </div>
    }
}

#[component]
fn Switches() -> impl IntoView {
    let prefs = expect_context::<Prefs>().0;
    view! {
        <label class="switch">
            <input type="checkbox" data-act="motion" prop:checked=move || prefs.with(|settings| settings.motion)
                on:change=move |event| prefs.update(|settings| settings.motion = event_target_checked(&event))/>
            <span>{tr("settings-motion")}</span>
        </label>
        <label class="switch">
            <input type="checkbox" data-act="ask" prop:checked=move || prefs.with(|settings| settings.confirm)
                on:change=move |event| prefs.update(|settings| settings.confirm = event_target_checked(&event))/>
            <span>{tr("settings-confirm")}</span>
        </label>
    }
}

/// Every key that the table knows.
const KEYS: [(&str, &str); 8] = [
    ("1 – 6", "keys-tokens"),
    ("R", "keys-reserve"),
    ("Enter", "keys-confirm"),
    ("Esc", "keys-clear"),
    ("↑ ↓ ← →", "keys-move"),
    ("[  ]", "keys-step"),
    ("End", "keys-now"),
    ("?", "keys-help"),
];

#[component]
fn Keys() -> impl IntoView {
    let rows = KEYS.map(|(key, id)| view! { <div><dt><kbd>{key}</kbd></dt><dd>{tr(id)}</dd></div> });
    view! {
        <h3>{tr("keys")}</h3>
        <dl class="keys">{rows.into_iter().collect_view()}</dl>
    }
}
