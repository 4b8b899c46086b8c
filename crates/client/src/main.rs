//! The browser client: the page with the games that can be played on it. The browser runs `main` once the module has
//! been loaded; what belongs to one game alone is in parts of their own, which the page fetches when a table is opened.

use leptos::wasm_split::wasm_split;
use web::games::{Listed, Opened};

/// Lists the games of the page by the packages of their kits, and makes each kit a part of its own.
macro_rules! games {
    ($($name:ident: $kit:ident,)*) => {
        $(
            #[wasm_split($name, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $name() -> Opened {
                Ok($kit::kit())
            }
        )*
        static GAMES: &[Listed] = &[$($kit::listed(|| Box::pin($name()))),*];
    };
}

// In the order in which the lobby offers them: the only list that names kits.
games! {
    splendor: splendor_kit,
    duel: duel_kit,
    alhambra: alhambra_kit,
    skerries: skerries_kit,
}

fn main() {
    console_error_panic_hook::set_once();
    web::start(GAMES);
}
