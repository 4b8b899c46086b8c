//! The entry point that the browser runs once the client has been loaded.

fn main() {
    console_error_panic_hook::set_once();
    web::start(&web::GAMES);
}
