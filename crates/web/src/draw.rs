//! The page's sprite: sheets of drawings that are referred to by name, and its drawings as page elements.

use leptos::prelude::*;

/// A sheet of drawings that others on the page refer to by name, as one hidden `<svg>`.
#[derive(Clone, Copy)]
pub struct Sheet {
    /// Its name, by which it is there once.
    pub name: &'static str,
    /// Draws it in the language of the page.
    pub draw: fn() -> String,
}

/// What the page's own drawings share.
const OWN: Sheet = Sheet { name: "page", draw: art::sheet };

/// The sheets that are on the page. What refers to a sheet brings it along.
#[derive(Clone, Copy)]
pub struct Sprite(RwSignal<Vec<Sheet>>);

impl Sprite {
    /// The page's own at first.
    pub fn provide() {
        provide_context(Sprite(RwSignal::new(vec![OWN])));
    }

    /// The one of this page.
    pub fn here() -> Sprite {
        expect_context()
    }

    /// Puts sheets on the page, unless they are there.
    pub fn bring(self, sheets: &[Sheet]) {
        for sheet in sheets {
            let is_there = |there: &Vec<Sheet>| there.iter().any(|other| other.name == sheet.name);
            if !self.0.with_untracked(is_there) {
                self.0.update(|there| there.push(*sheet));
            }
        }
    }
}

/// The sheets, out of sight.
#[component]
pub fn Sheets() -> impl IntoView {
    let sprite = Sprite::here();
    view! {
        <For each=move || sprite.0.get() key=|sheet| sheet.name let:sheet>
            <div class="sprite" aria-hidden="true" inner_html=(sheet.draw)()></div>
        </For>
    }
}

/// A drawing of the sprite in a box of 100 units.
pub fn sprite(name: String, class: &'static str) -> impl IntoView {
    view! {
        <svg class=class viewBox="0 0 100 100" aria-hidden="true">
            <use href=format!("#{name}")></use>
        </svg>
    }
}

/// An icon (24 x 24 units) in the current colour.
pub fn icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#icon-{name}")></use>
        </svg>
    }
}
