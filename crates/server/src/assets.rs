//! The browser client's files, embedded in this program, so that one file is all a host has to run.
//!
//! `cargo xtask play` and `cargo xtask client` build the client; the build script puts what they made into the table
//! below. Built without a client, the server says so on its page in plain words.

use std::borrow::Cow;

/// A file as it goes to a browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asset {
    /// The file itself.
    pub bytes: Cow<'static, [u8]>,
    /// The same file compressed (`Content-Encoding: br`), where that was worth it.
    pub brotli: Option<Cow<'static, [u8]>>,
    /// The value of `Content-Type`.
    pub mime: &'static str,
    /// Whether the name carries the content's hash: a browser may then keep the file for ever.
    pub immutable: bool,
    /// The value of `ETag`: a weak one, the same for both encodings.
    pub etag: &'static str,
}

/// One embedded file.
struct File {
    path: &'static str,
    bytes: &'static [u8],
    brotli: Option<&'static [u8]>,
    etag: &'static str,
}

/// Sorted by path.
static CLIENT: &[File] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// What the page says when there is no client.
static NOT_BUILT: File = File {
    path: PAGE,
    bytes: b"<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Cabochon</title>\
        <h1>The browser client was not built</h1>\
        <p>This server was compiled without it. Run <code>cargo xtask play</code>: it builds the client, puts it into \
        the server and starts both.</p></html>",
    brotli: None,
    etag: "W/\"not-built\"",
};

const PAGE: &str = "index.html";

/// The file at a path of the address (`/`, `/style-….css`; the leading `/` may be left out), or nothing.
///
/// The root is the page. A path that names no file is not answered with the page: that is for the routes to decide.
pub fn get(path: &str) -> Option<Asset> {
    find(CLIENT, path)
}

/// Whether this server was built with a client.
pub fn built() -> bool {
    find_file(CLIENT, PAGE).is_some()
}

fn find(client: &[File], path: &str) -> Option<Asset> {
    let path = path.strip_prefix('/').unwrap_or(path);
    let path = if path.is_empty() { PAGE } else { path };
    let file = find_file(client, path).or_else(|| (path == PAGE).then_some(&NOT_BUILT))?;
    Some(Asset {
        bytes: Cow::Borrowed(file.bytes),
        brotli: file.brotli.map(Cow::Borrowed),
        mime: mime(file.path),
        immutable: has_hash(file.path),
        etag: file.etag,
    })
}

fn find_file<'a>(client: &'a [File], path: &str) -> Option<&'a File> {
    client.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| &client[at])
}

fn mime(path: &str) -> &'static str {
    match extension(path) {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, extension)| extension)
}

/// Whether a name ends as the build gives them: `stem-0123456789abcdef.extension`.
fn has_hash(path: &str) -> bool {
    const DIGITS: usize = 16;
    let Some((stem, _)) = path.rsplit_once('.') else { return false };
    let Some((_, hash)) = stem.rsplit_once('-') else { return false };
    hash.len() == DIGITS && hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    static SOME: &[File] = &[
        File {
            path: "cabochon-0123456789abcdef.wasm",
            bytes: b"module",
            brotli: Some(b"small"),
            etag: "W/\"1\"",
        },
        File { path: "index.html", bytes: b"page", brotli: None, etag: "W/\"2\"" },
        File { path: "locales/en/table.ftl", bytes: b"a = A", brotli: None, etag: "W/\"3\"" },
    ];

    #[test]
    fn the_root_is_the_page() {
        for path in ["", "/", "index.html", "/index.html"] {
            let page = find(SOME, path).unwrap();
            assert_eq!(&page.bytes[..], b"page");
            assert_eq!(page.mime, "text/html; charset=utf-8");
            assert!(!page.immutable, "the page names the other files, so it must be asked for anew");
        }
    }

    #[test]
    fn a_hashed_name_may_be_kept_for_ever_and_comes_compressed() {
        let module = find(SOME, "/cabochon-0123456789abcdef.wasm").unwrap();
        assert!(module.immutable);
        assert_eq!(module.mime, "application/wasm");
        assert_eq!(module.brotli.as_deref(), Some(&b"small"[..]));
        assert!(!find(SOME, "locales/en/table.ftl").unwrap().immutable);
    }

    #[test]
    fn only_hashes_count_as_hashes() {
        assert!(has_hash("a/style-00000000000000ff.css"));
        for name in
            ["style.css", "two-words.css", "style-00000000000000FF.css", "style-00ff.css", "0123456789abcdef"]
        {
            assert!(!has_hash(name), "{name}");
        }
    }

    #[test]
    fn what_does_not_exist_is_nothing() {
        for path in ["/nothing.js", "/locales", "/../Cargo.toml", "//", "/index.html/"] {
            assert_eq!(find(SOME, path), None, "{path}");
        }
    }

    #[test]
    fn without_a_client_the_page_says_how_to_build_it() {
        let page = find(&[], "/").unwrap();
        assert!(String::from_utf8_lossy(&page.bytes).contains("cargo xtask play"));
        assert_eq!(find(&[], "/cabochon.wasm"), None);
    }

    #[test]
    fn the_embedded_table_is_sorted_and_its_page_names_what_is_embedded() {
        assert!(CLIENT.is_sorted_by(|a, b| a.path < b.path));
        let page = String::from_utf8_lossy(&get("/").unwrap().bytes).into_owned();
        for named in page.split('"').filter(|word| has_hash(word)) {
            assert!(get(named).is_some(), "the page names {named}, which is not embedded");
        }
        assert_eq!(built(), !CLIENT.is_empty());
    }
}
