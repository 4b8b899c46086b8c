//! The browser client: shows a table, prepares moves and sends them.
//!
//! It is rendered in the browser only (Leptos), decides what may be done with the same rules code as the server, and
//! knows nothing but the views it is given.

use leptos::prelude::*;

/// The whole page: everything below `<body>`.
#[component]
pub fn App() -> impl IntoView {
    view! {
        <main id="app">
            <h1>"Cabochon"</h1>
        </main>
    }
}

/// Takes the page over. Called once, when the module has been loaded.
pub fn start() {
    leptos::mount::mount_to_body(App);
}
