//! The message of the server's host to everybody, such as that the server restarts soon: a line over every page, which the
//! reader can close.

use leptos::prelude::*;

use crate::shared::announce::Announced;
use crate::shared::i18n::tr;

thread_local! {
    static MESSAGE: ArcRwSignal<Option<String>> = ArcRwSignal::new(None);
}

/// Shows a message, or withdraws it. One that was closed is shown again only after another.
pub fn set(text: Option<String>) {
    let shown = MESSAGE.with(Clone::clone);
    if shown.get_untracked() != text {
        shown.set(text);
    }
}

/// The line with the message.
#[component]
pub fn Message() -> impl IntoView {
    let text = MESSAGE.with(Clone::clone);
    let closed = RwSignal::new(None::<String>);
    let shown =
        Memo::new(move |_| text.get().filter(|text| closed.with(|closed| closed.as_ref() != Some(text))));
    let line = move || {
        shown.get().map(|text| {
            let close = move |_| closed.set(shown.get_untracked());
            view! {
                <p class="message"><span dir="auto">{text}</span>
                    <button type="button" class="quiet" data-act="close-message" on:click=close>{tr("act-close")}</button>
                </p>
            }
        })
    };
    view! { <Announced>{line}</Announced> }
}
