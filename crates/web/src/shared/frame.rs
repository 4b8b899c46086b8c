//! The frame of every page: the path and the links within the site, the logo, and the pages without content of their own.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::shared::connection::Unlinked;
use crate::shared::{i18n, online, site};

/// The current path within the site as a signal, and navigation to another one.
#[derive(Clone, Copy)]
pub struct Route(pub RwSignal<String>);

impl Route {
    /// Creates the state, which follows the buttons of the browser.
    pub fn provide() -> Route {
        let route = Route(RwSignal::new(site::here()));
        window_event_listener(leptos::ev::popstate, move |_| route.0.set(site::here()));
        provide_context(route);
        route
    }

    /// Navigates to another path without loading the page again.
    pub fn go(self, path: &str) {
        if let Ok(history) = window().history() {
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&site::address(path)));
        }
        self.0.set(path.to_owned());
    }
}

/// Returns the path of a table's page.
pub fn table_path(id: &str) -> String {
    format!("/t/{id}")
}

/// The path of the list of all rules.
pub const RULES: &str = "/rules";

/// Returns the path of a list of rules.
pub fn rules_path(list: &str) -> String {
    format!("{RULES}/{list}")
}

/// Returns the address of a rule.
pub fn rule_address(rule: kernel::Rule) -> String {
    site::address(&format!("{}#{}", rules_path(rule.list), rule.item))
}

/// A page with the reason why there is nothing else to show, and a link to the lobby.
#[component]
pub fn NothingHere(
    /// The message that says in few words what is the matter.
    heading: &'static str,
    /// The reason.
    why: String,
    /// The button that retries, if a retry makes sense.
    #[prop(optional)]
    again: Option<AnyView>,
) -> impl IntoView {
    view! {
        <main class="lone" id="nothing-here">
            <Brand/>
            <h1>{i18n::tr(heading)}</h1>
            <p role="alert">{why}</p>
            {again}
            <Inside path="/".to_owned() class="button">{i18n::tr("to-lobby")}</Inside>
        </main>
    }
}

/// A page that is shown while a part of the client or a table is loading, with a link to the lobby.
#[component]
pub fn Loading() -> impl IntoView {
    view! {
        <main class="lone" id="loading" aria-busy="true">
            <h1 class="hint"><span role="status">{i18n::tr("table-loading")}</span></h1>
            <Unlinked/>
            <Inside path="/".to_owned() class="button">{i18n::tr("to-lobby")}</Inside>
        </main>
    }
}

/// A page that says what could not be loaded, and offers to retry.
#[component]
pub fn Broken(
    /// The reason.
    why: String,
    /// The callback of the button that retries.
    again: Callback<()>,
) -> impl IntoView {
    online::when_back(move || again.run(()));
    let again = view! {
        <button type="button" class="button" data-act="again" on:click=move |_| again.run(())>{i18n::tr("act-again")}</button>
    };
    view! { <NothingHere heading="not-loaded" why again=again.into_any()/> }
}

/// A link within the site.
#[component]
pub fn Inside(
    /// The path of the target.
    path: String,
    /// The class of the link.
    class: &'static str,
    /// The name of the link in tests.
    #[prop(optional)]
    act: Option<&'static str>,
    /// The content of the link.
    children: Children,
) -> impl IntoView {
    let route = expect_context::<Route>();
    let target = path.clone();
    let follow = move |event: leptos::ev::MouseEvent| {
        // A click that opens a new tab or window is left to the browser.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            route.go(&target);
        }
    };
    view! { <a class=class href=site::address(&path) data-act=act on:click=follow>{children()}</a> }
}

/// The logo, which links to the lobby.
#[component]
pub fn Brand() -> impl IntoView {
    view! {
        <Inside path="/".to_owned() class="brand">
            <svg class="logo" viewBox="0 0 100 100" aria-hidden="true"><use href="#logo"></use></svg>
            <span class="brand-name">{i18n::tr("brand")}</span>
            <span class="heard">{i18n::tr("to-lobby")}</span>
        </Inside>
    }
}
