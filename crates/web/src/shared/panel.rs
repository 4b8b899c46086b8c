//! The panel that is open over the page, and the buttons of the settings that are on every page.

use audio::Sound;
use leptos::prelude::*;

use crate::shared::draw::icon;
use crate::shared::i18n::tr;
use crate::shared::prefs::{Prefs, Volume};
use crate::shared::sounds;

/// A panel over the page, of which at most one is open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// The player's settings.
    Settings,
    /// The rules and the keys of the game on the table.
    Help,
    /// The set-up of the game of this name, in the lobby.
    SetUp(&'static str),
}

/// The open panel, shared by every button and key that opens one.
#[derive(Clone, Copy)]
pub struct Open(RwSignal<Option<Shown>>);

impl Open {
    /// Creates the state without a panel.
    pub fn provide() {
        provide_context(Open(RwSignal::new(None)));
    }

    /// Returns the state of this page's panel.
    pub fn here() -> Open {
        expect_context()
    }

    /// Returns whether this panel is open.
    pub fn shows(self, panel: Shown) -> bool {
        self.0.get() == Some(panel)
    }

    /// Opens this panel, or closes it.
    pub fn toggle(self, panel: Shown) {
        self.0.update(|open| *open = (*open != Some(panel)).then_some(panel));
    }

    /// Returns whether any panel is open, as of now.
    pub fn any(self) -> bool {
        self.0.get_untracked().is_some()
    }

    /// Closes whatever panel is open.
    pub fn close_all(self) {
        self.0.set(None);
    }

    /// Closes this panel.
    pub fn close(self, panel: Shown) {
        self.close_where(|shown| shown == panel);
    }

    /// Closes the open panel if it is one of these.
    pub fn close_where(self, is_one: impl FnOnce(Shown) -> bool) {
        if self.0.try_get_untracked().flatten().is_some_and(is_one) {
            self.0.set(None);
        }
    }
}

/// The button that opens the settings panel.
#[component]
pub fn Gear() -> impl IntoView {
    let open = Open::here();
    view! {
        <button type="button" class="tool" data-act="settings" aria-label=tr("settings") title=tr("settings")
            aria-expanded=move || open.shows(Shown::Settings).to_string() on:click=move |_| open.toggle(Shown::Settings)>
            {icon("gear")}
        </button>
    }
}

/// The button that lowers the volume, and after silence restores the highest.
#[component]
pub fn VolumeButton() -> impl IntoView {
    let prefs = expect_context::<Prefs>().0;
    let volume = Memo::new(move |_| prefs.with(|settings| settings.volume));
    let words = move || format!("{}: {}", tr("settings-volume"), tr(volume.get().name()));
    let softer = move |_| {
        prefs.update(|settings| settings.volume = settings.volume.softer());
        try_out(volume.get_untracked());
    };
    view! {
        <button type="button" class="tool" data-act="volume" data-volume=move || volume.get().name()
            aria-label=words title=words on:click=softer>
            {move || icon(volume.get().name())}
        </button>
    }
}

/// Plays a sound at the chosen volume.
pub fn try_out(volume: Volume) {
    sounds::play([Sound::Stone], volume);
}
