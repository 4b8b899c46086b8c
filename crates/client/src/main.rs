//! The browser client: the page with the games that can be played on it. The browser runs `main` once the module has
//! been loaded.

use web::games::Listed;

/// The games of the page, in the order in which the lobby offers them: the only list that names kits.
static GAMES: [Listed; 2] = [splendor_kit::listed(splendor_kit::kit), duel_kit::listed(duel_kit::kit)];

fn main() {
    console_error_panic_hook::set_once();
    web::start(&GAMES);
}
