//! The files of the browser client. Each part of it is fetched when it is needed, its code and its style sheet, and each is
//! small (ADR 14).
//!
//! [`cut`] takes the module that the linker wrote and returns the page's own part with its JavaScript. It passes the
//! other parts to its caller, who names them, so that every file can be named by its content. [`style`] and
//! [`typeface`] collect the style sheets and fonts, and [`dist`] writes the finished files with compressed copies.

use std::fs;

use anyhow::{Context, Result, bail};
use walrus::ModuleConfig;
use wasm_bindgen_cli_support::Bindgen;

pub mod dist;
mod gather;
mod order;
mod shorten;
mod split;
pub mod style;
pub mod typeface;

pub use split::LINK;

/// Cuts a module that was linked with [`LINK`], and returns the page's own part with its JavaScript, which fetches the
/// other parts by their names.
///
/// ```no_run
/// let linked = std::fs::read("client.wasm")?;
/// // The caller names the other parts, here by the beginning alone.
/// let (page, script) = parts::cut(&linked, &[], |name, part| {
///     let file = format!("{name}.wasm");
///     std::fs::write(&file, part).expect("the folder takes files");
///     file
/// })?;
/// std::fs::write("page.wasm", page)?;
/// std::fs::write("page.js", script)?;
/// # Ok::<(), anyhow::Error>(())
/// ```
///
/// Code that several parts share goes to the page's own part, unless there is much of it and all of them are in `apart`:
/// parts of which a page needs only one or a few. `place` gets each part with the beginning of its name, and returns the
/// full name.
///
/// # Errors
/// If the module or the output of the tools has an unexpected form, or a name in `apart` is not that of a part.
pub fn cut(
    wasm: &[u8],
    apart: &[&str],
    place: impl FnMut(&str, Vec<u8>) -> String,
) -> Result<(Vec<u8>, String)> {
    let cut = split::split(wasm, apart)?;
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes("page", cut.main.clone()).web(true)?;
    bindgen.typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    // The other parts use what the linker exports, by the names it gives.
    bindgen.keep_lld_exports(true).demangle(false);
    let mut bound = bindgen.generate_output().context("cannot bind the client for the browser")?;
    if !(bound.snippets().values().all(Vec::is_empty) && bound.local_modules().is_empty()) {
        bail!("a dependency of the client brings a script of its own, which is not handled");
    }
    // As a file the JavaScript gets its indentation.
    let folder = tempfile::tempdir()?;
    bound.emit(folder.path())?;
    let glue = cut.link(&fs::read_to_string(folder.path().join("page.js"))?, place)?;
    let page = bound.wasm_mut();
    let glue = shorten::shorten(page, &glue)?;
    gather::add_data(page, cut.data)?;
    Ok((order::ordered(&page.emit_wasm())?, split::bare(&glue)))
}

/// Returns the settings for writing modules: without the sections that only tools read.
fn plain() -> ModuleConfig {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false).generate_dwarf(false);
    config
}
