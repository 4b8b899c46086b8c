//! The page's sprite: sheets of drawings that are referred to by name, and its drawings as page elements.

use leptos::prelude::*;

/// A sheet of drawings that other drawings on the page refer to by name, as one hidden `<svg>`.
#[derive(Clone, Copy)]
pub struct Sheet {
    /// The name of the sheet, which is inserted only once.
    pub name: &'static str,
    /// Draws the sheet in the language of the page.
    pub draw: fn() -> String,
}

/// The sheets on the page. A component that refers to a sheet inserts it.
#[derive(Clone, Copy)]
pub struct Sprite {
    names: StoredValue<Vec<&'static str>>,
    /// All sheets, in the order of their insertion.
    drawn: RwSignal<String>,
}

impl Sprite {
    /// Creates the sprite with the sheet of the page's own drawings.
    pub fn provide() -> Sprite {
        let sprite = Sprite { names: StoredValue::default(), drawn: RwSignal::new(art::sheet()) };
        provide_context(sprite);
        sprite
    }

    /// Returns the sprite of this page.
    pub fn here() -> Sprite {
        expect_context()
    }

    /// Returns the markup of all sheets.
    pub fn drawn(self) -> String {
        self.drawn.get()
    }

    /// Inserts sheets, unless they are already on the page.
    pub fn bring(self, sheets: &[Sheet]) {
        for sheet in sheets {
            if self.names.with_value(|names| !names.contains(&sheet.name)) {
                self.names.update_value(|names| names.push(sheet.name));
                self.drawn.update(|drawn| drawn.push_str(&(sheet.draw)()));
            }
        }
    }
}

/// Draws a symbol of the sprite in a box of 100 units.
pub fn sprite(name: String, class: &'static str) -> impl IntoView {
    view! {
        <svg class=class viewBox="0 0 100 100" aria-hidden="true">
            <use href=format!("#{name}")></use>
        </svg>
    }
}

/// Draws an icon (24 x 24 units) in the current colour.
pub fn icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use href=format!("#icon-{name}")></use>
        </svg>
    }
}
