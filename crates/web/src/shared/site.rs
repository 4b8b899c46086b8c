//! The place of the site on its host. Other servers may share the host; then the site is below a path, such as `/games`,
//! which the server writes into the head of the page. Everywhere else in the client a path is one within the site.

use leptos::prelude::*;

thread_local! {
    /// The path of the site, which is empty if the site has the host for itself.
    static BASE: String = {
        let said = document().query_selector("meta[name=base]").ok().flatten();
        said.and_then(|base| base.get_attribute("content")).unwrap_or_default()
    };
}

/// Returns the address, as links and requests need it, of a path within the site that starts with `/`.
pub fn address(path: &str) -> String {
    BASE.with(|base| format!("{base}{path}"))
}

/// Returns the path within the site of an address without its host; none if the address is outside of the site.
pub fn within(address: &str) -> Option<String> {
    let path = BASE.with(|base| address.strip_prefix(base.as_str()).map(str::to_owned))?;
    match path.as_str() {
        "" => Some("/".to_owned()),
        _ => path.starts_with('/').then_some(path),
    }
}

/// Returns the path of the page within the site.
pub fn here() -> String {
    let address = window().location().pathname().unwrap_or_default();
    // Behind a proxy that removes the path, the page may also be opened without it.
    within(&address).unwrap_or(address)
}

/// Returns the origin and the path of the site, as the browser reached it.
pub fn whole() -> String {
    window().location().origin().unwrap_or_default() + &address("")
}

/// Returns the key under which something is stored in the browser, whose storage all sites of the host share.
pub fn key(name: &str) -> String {
    BASE.with(|base| format!("cabochon{base}.{name}"))
}
