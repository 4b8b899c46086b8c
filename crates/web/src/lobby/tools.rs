//! The tools of the start page: languages, sound, theme and settings.

use leptos::prelude::*;
use text::Language;

use crate::shared::connection::Unlinked;
use crate::shared::draw::icon;
use crate::shared::i18n::{Spoken, tr};
use crate::shared::panel::{Gear, VolumeButton};
use crate::shared::prefs::{Prefs, Theme, system_is_dark};

/// The tools at the end of the bar.
#[component]
pub fn Tools() -> impl IntoView {
    let prefs = expect_context::<Prefs>().0;
    let other = move |_| {
        prefs.update(|settings| {
            let dark = match settings.theme {
                Theme::Auto => system_is_dark(),
                theme => theme == Theme::Dark,
            };
            settings.theme = if dark { Theme::Light } else { Theme::Dark };
        });
    };
    view! {
        <div class="tools">
            <Unlinked/>
            <Languages/>
            <VolumeButton/>
            <button type="button" class="tool" data-act="theme" aria-label=tr("theme-other") title=tr("theme-other") on:click=other>{icon("theme")}</button>
            <Gear/>
        </div>
    }
}

/// The languages of the page, each by its own name, or where there is little room by its tag.
#[component]
fn Languages() -> impl IntoView {
    let prefs = expect_context::<Prefs>().0;
    let spoken = Spoken::here().language;
    let button = move |language: Language| {
        let (tag, name) = (language.tag(), language.name());
        view! {
            <button type="button" lang=tag data-language=tag title=name aria-pressed=move || (spoken.get() == Some(language)).to_string()
                on:click=move |_| prefs.update(|settings| settings.language = tag.to_owned())>
                <span class="whole">{name}</span>
                <span class="tag" aria-hidden="true">{tag.to_uppercase()}</span>
            </button>
        }
    };
    view! { <div class="segments languages" role="group" aria-label=tr("language")>{Language::ALL.map(button).collect_view()}</div> }
}
