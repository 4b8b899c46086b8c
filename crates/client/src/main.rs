//! The browser client: the page with the games that can be played on it. The browser runs `main` once the module has
//! been loaded; what belongs to one game alone is in parts of their own, which the page fetches when a table is opened.

use leptos::wasm_split::{SplitLoaderError, wasm_split};
use web::{GameCode, Opened};

/// Lists the games of the page by the packages of their kits, and makes each kit a part of its own; and so the function
/// that brings a game's expansion, where one is named behind it.
macro_rules! games {
    (@expansion) => { None };
    (@expansion $expansion:ident) => { Some(|| Box::pin($expansion())) };
    ($($name:ident: $kit:ident $(with $expansion:ident: $bring:path)?,)*) => {
        $(
            #[wasm_split($name, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $name() -> Opened {
                Ok($kit::kit())
            }
            $(
                #[wasm_split($expansion, wasm_split_path = ::leptos::wasm_split, fallible)]
                fn $expansion() -> Result<(), SplitLoaderError> {
                    $bring();
                    Ok(())
                }
            )?
        )*
        static GAMES: &[GameCode] = &[$(GameCode {
            listed: &$kit::LISTED,
            kit: || Box::pin($name()),
            expansion: games!(@expansion $($expansion)?),
        }),*];
    };
}

// In the order in which the lobby offers them: the only list that names kits.
games! {
    splendor: splendor_kit with splendor_expansion: splendor_kit::modules::bring,
    duel: duel_kit,
    alhambra: alhambra_kit,
    skerries: skerries_kit,
}

fn main() {
    console_error_panic_hook::set_once();
    web::start(GAMES);
}
