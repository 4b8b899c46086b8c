//! Live regions: what screen readers read aloud when it changes.

use leptos::prelude::*;

/// A live region around content that comes and goes. Screen readers often miss a region that comes together with its
/// text, so this one is always on the page; the style sheet gives it no box.
#[component]
pub fn Announced(
    /// The content.
    children: Children,
) -> impl IntoView {
    view! { <div class="live" role="status">{children()}</div> }
}
