//! The panel with the player's settings, the same on every page.

mod own_data;

use leptos::prelude::*;
use leptos::task::spawn_local;
use text::Language;

use self::own_data::OwnData;
use crate::shared::draw::icon;
use crate::shared::i18n::{Spoken, tr};
use crate::shared::notice;
use crate::shared::panel::{Open, Shown, try_out};
use crate::shared::prefs::{Pace, Prefs, Settings, Theme, Volume};

/// The panel of settings.
#[component]
pub fn Panel(
    /// Renders the content, which is a part of its own.
    content: fn() -> AnyView,
) -> impl IntoView {
    let open = Open::here();
    let close = move |_| open.close(Shown::Settings);
    // Esc closes a panel on every page; at the table the same key may do more, so the first handler takes it.
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && !event.default_prevented() && open.any() {
            event.prevent_default();
            open.close_all();
        }
    });
    on_cleanup(move || pressed.remove());
    view! {
        <Show when=move || open.shows(Shown::Settings)>
            <aside class="settings" aria-label=tr("settings")>
                <header>
                    <h2>{tr("settings")}</h2>
                    <button type="button" class="tool" aria-label=tr("close") on:click=close>{icon("close")}</button>
                </header>
                {content()}
            </aside>
        </Show>
    }
}

/// The content of the panel.
#[component]
pub fn Content() -> impl IntoView {
    view! {
        <Choices/>
        <Switches/>
        <OwnData/>
    }
}

/// A choice between a few values, one of which is pressed.
#[component]
fn Choice(
    /// The name of the message with the label.
    label: &'static str,
    /// The values' names in tests, each with its words.
    choices: Vec<(&'static str, String)>,
    /// Returns the index of the chosen value in the settings.
    get: fn(&Settings) -> usize,
    /// Stores the value with this index in the settings.
    set: fn(&mut Settings, usize),
) -> impl IntoView {
    let prefs = expect_context::<Prefs>().0;
    let id = format!("{label}-label");
    let button = move |(at, (act, words)): (usize, (&'static str, String))| {
        view! {
            <button type="button" data-act=act aria-pressed=move || prefs.with(|settings| get(settings) == at).to_string()
                on:click=move |_| prefs.update(|settings| set(settings, at))>{words}</button>
        }
    };
    let buttons = choices.into_iter().enumerate().map(button).collect_view();
    view! {
        <div class="field">
            <span id=id.clone()>{tr(label)}</span>
            <div class="segments" role="group" aria-labelledby=id>{buttons}</div>
        </div>
    }
}

const THEMES: [Theme; 3] = [Theme::Auto, Theme::Dark, Theme::Light];
const PACES: [Pace; 4] = [Pace::None, Pace::Slow, Pace::Usual, Pace::Fast];

fn place_of<T: PartialEq>(value: &T, all: &[T]) -> usize {
    all.iter().position(|one| one == value).unwrap_or_default()
}

#[component]
fn Choices() -> impl IntoView {
    let languages = Language::ALL.map(|language| (language.tag(), language.name().to_owned()));
    let named = |acts: &[&'static str]| acts.iter().map(|act| (*act, tr(act))).collect::<Vec<_>>();
    let themes = named(&["theme-auto", "theme-dark", "theme-light"]);
    let paces = named(&["motion-none", "motion-slow", "motion-usual", "motion-fast"]);
    let volumes = named(&Volume::ALL.map(Volume::name));
    let choose_volume = |settings: &mut Settings, at: usize| {
        settings.volume = Volume::ALL[at];
        try_out(settings.volume);
    };
    let spoken = Spoken::here();
    let missing = move || {
        spoken.missing.get().map(|why| {
            view! {
                <p class="failed" role="alert">{tr(why)}</p>
                <button type="button" class="button" data-act="again" on:click=move |_| spoken.again.notify()>{tr("act-again")}</button>
            }
        })
    };
    view! {
        <Choice label="language" choices=languages.into() get=|settings| place_of(&settings.language(), &Language::ALL)
            set=|settings, at| settings.language = Language::ALL[at].tag().to_owned()/>
        {missing}
        <Choice label="theme" choices=themes get=|settings| place_of(&settings.theme, &THEMES) set=|settings, at| settings.theme = THEMES[at]/>
        <Choice label="settings-motion" choices=paces get=|settings| place_of(&settings.pace, &PACES) set=|settings, at| settings.pace = PACES[at]/>
        <Choice label="settings-volume" choices=volumes get=|settings| place_of(&settings.volume, &Volume::ALL) set=choose_volume/>
    }
}

/// A setting that is on or off.
#[component]
fn Switch(
    /// The name of the setting in tests.
    act: &'static str,
    /// The name of the message with its label.
    label: &'static str,
    /// Reads the setting.
    get: fn(&Settings) -> bool,
    /// Changes the setting.
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let prefs = expect_context::<Prefs>().0;
    view! {
        <label class="switch">
            <input type="checkbox" data-act=act prop:checked=move || prefs.with(get)
                on:change=move |event| prefs.update(|settings| set(settings, event_target_checked(&event)))/>
            <span>{tr(label)}</span>
        </label>
    }
}

#[component]
fn Switches() -> impl IntoView {
    view! {
        <Switch act="ask" label="settings-confirm" get=|settings| settings.confirm set=|settings, on| settings.confirm = on/>
        <Switch act="larger" label="settings-larger" get=|settings| settings.larger set=|settings, on| settings.larger = on/>
        <Notifications/>
    }
}

/// The setting for notifications, which requests the browser's permission when it is switched on.
#[component]
fn Notifications() -> impl IntoView {
    let prefs = expect_context::<Prefs>().0;
    let denied = RwSignal::new(false);
    let change = move |event: leptos::ev::Event| {
        let wanted = event_target_checked(&event);
        prefs.update(|settings| settings.notify = wanted);
        denied.set(false);
        if wanted {
            spawn_local(async move {
                if !notice::ask_leave().await {
                    prefs.update(|settings| settings.notify = false);
                    denied.try_set(true);
                }
            });
        }
    };
    view! {
        <label class="switch">
            <input type="checkbox" data-act="notify" prop:checked=move || prefs.with(|settings| settings.notify) on:change=change/>
            <span>{tr("settings-notify")}</span>
        </label>
        <Show when=move || denied.get()><p class="hint" role="alert">{tr("notify-denied")}</p></Show>
    }
}
