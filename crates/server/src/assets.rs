//! The files of the browser client as a server serves them. They are embedded in the program, so that a host needs only
//! one file.

/// The files of the browser client.
#[derive(Clone, Copy, Debug)]
pub struct Client {
    files: &'static [&'static File],
    /// The page, if it is another than that among the files.
    page: Option<&'static File>,
}

/// A file as it is served to a browser.
#[derive(Debug, PartialEq, Eq)]
pub struct File {
    /// The path of its address without the leading `/`.
    pub path: &'static str,
    /// The content of the file.
    pub bytes: &'static [u8],
    /// The content compressed with Brotli (`Content-Encoding: br`), if that is smaller.
    pub brotli: Option<&'static [u8]>,
    /// The content compressed with gzip (`Content-Encoding: gzip`), if that is smaller: over plain HTTP browsers do not
    /// ask for Brotli.
    pub gzip: Option<&'static [u8]>,
    /// The value of `ETag`: a weak tag, the same for all encodings.
    pub etag: &'static str,
}

/// The page that is served when there is no client.
static NOT_BUILT: File = File {
    path: PAGE,
    bytes: b"<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Cabochon</title>\
        <h1>The browser client was not built</h1>\
        <p>This server was compiled without it. Run <code>cargo xtask play</code>: it builds the client, puts it into \
        the server and starts both.</p></html>",
    brotli: None,
    gzip: None,
    etag: "W/\"not-built\"",
};

const PAGE: &str = "index.html";
/// The element by which the page says to the client that it is not below a path.
const BASE: &str = "<meta name=\"base\" content=\"\">";

impl Client {
    /// An empty client; the page then says how to build one.
    pub const NONE: Self = Self::new(&[]);

    /// Creates a client of these files, sorted by path.
    pub const fn new(files: &'static [&'static File]) -> Self {
        Self { files, page: None }
    }

    /// Returns the client as it is served below a path, such as `/games`: its page names the files there, and says the path
    /// to the client. A server has one page for as long as it runs, so its memory is never given back.
    pub(crate) fn below(self, path: &str) -> Self {
        let page = self.page();
        let text = String::from_utf8_lossy(page.bytes).replace("=\"/", &format!("=\"{path}/"));
        let text = text.replace(BASE, &BASE.replace("\"\"", &format!("\"{path}\"")));
        let etag = format!("{}{path}\"", page.etag.trim_end_matches('"'));
        let (bytes, etag) = (Box::leak(text.into_boxed_str()).as_bytes(), Box::leak(etag.into_boxed_str()));
        let page = File { path: PAGE, bytes, brotli: None, gzip: None, etag };
        Self { page: Some(Box::leak(Box::new(page))), ..self }
    }

    /// Returns whether there is a page.
    pub fn is_built(self) -> bool {
        self.find(PAGE).is_some()
    }

    /// Returns the page, which all tables share.
    pub fn page(self) -> &'static File {
        self.page.or_else(|| self.find(PAGE)).unwrap_or(&NOT_BUILT)
    }

    /// Returns the file at a path of the address (`/style-….css`; the leading `/` may be left out), if there is one.
    ///
    /// For a path that names no file the routes decide whether to serve the page.
    pub fn get(self, path: &str) -> Option<&'static File> {
        let path = path.strip_prefix('/').unwrap_or(path);
        if path == PAGE { Some(self.page()) } else { self.find(path) }
    }

    fn find(self, path: &str) -> Option<&'static File> {
        self.files.binary_search_by(|file| file.path.cmp(path)).ok().map(|at| self.files[at])
    }
}

impl File {
    /// Returns the value of `Content-Type`.
    pub fn mime(&self) -> &'static str {
        match extension(self.path) {
            "css" => "text/css; charset=utf-8",
            "html" => "text/html; charset=utf-8",
            "ico" => "image/x-icon",
            "js" => "text/javascript; charset=utf-8",
            "json" => "application/json",
            "png" => "image/png",
            "svg" => "image/svg+xml",
            "ftl" | "txt" => "text/plain; charset=utf-8",
            "wasm" => "application/wasm",
            "woff2" => "font/woff2",
            "webmanifest" => "application/manifest+json",
            _ => "application/octet-stream",
        }
    }

    /// Returns whether the name contains a hash of the content: a browser may then cache the file indefinitely.
    pub fn is_immutable(&self) -> bool {
        has_hash(self.path)
    }
}

fn extension(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, extension)| extension)
}

/// Returns whether a path ends as the build names files: `stem-0123456789abcdef.extension`.
fn has_hash(path: &str) -> bool {
    const DIGITS: usize = 16;
    let Some((stem, _)) = path.rsplit_once('.') else { return false };
    let Some((_, hash)) = stem.rsplit_once('-') else { return false };
    hash.len() == DIGITS && hash.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    static SOME: Client = Client::new(&[
        &File {
            path: "cabochon-0123456789abcdef.wasm",
            bytes: b"module",
            brotli: Some(b"small"),
            gzip: Some(b"smaller"),
            etag: "W/\"1\"",
        },
        &File { path: "index.html", bytes: b"page", brotli: None, gzip: None, etag: "W/\"2\"" },
        &File { path: "locales/en/table.ftl", bytes: b"a = A", brotli: None, gzip: None, etag: "W/\"3\"" },
        &File {
            path: "type-0123456789abcdef.woff2",
            bytes: b"wOF2",
            brotli: None,
            gzip: None,
            etag: "W/\"4\"",
        },
    ]);

    #[test]
    fn the_page_names_the_other_files_so_it_is_asked_for_anew() {
        for page in ["index.html", "/index.html"].map(|path| SOME.get(path).unwrap()) {
            assert_eq!(page, SOME.page());
            assert_eq!((page.bytes, page.mime()), (&b"page"[..], "text/html; charset=utf-8"));
            assert!(!page.is_immutable());
        }
    }

    #[test]
    fn a_hashed_name_may_be_kept_for_ever() {
        let module = SOME.get("/cabochon-0123456789abcdef.wasm").unwrap();
        assert!(module.is_immutable());
        assert_eq!(module.mime(), "application/wasm");
        let font = SOME.get("/type-0123456789abcdef.woff2").unwrap();
        assert!(font.is_immutable());
        assert_eq!(font.mime(), "font/woff2");
        assert!(!SOME.get("locales/en/table.ftl").unwrap().is_immutable());
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
        for path in ["/nothing.js", "/locales", "/../Cargo.toml", "", "/", "//", "/index.html/"] {
            assert_eq!(SOME.get(path), None, "{path}");
        }
    }

    #[test]
    fn below_a_path_the_page_names_the_files_there() {
        static PAGES: Client = Client::new(&[&File {
            path: "index.html",
            bytes: b"<meta name=\"base\" content=\"\"><script src=\"/a.js\"></script><p lang=\"en\">a/b</p>",
            brotli: Some(b"small"),
            gzip: Some(b"smaller"),
            etag: "W/\"2\"",
        }]);
        let page = PAGES.below("/games").page();
        let expected = "<meta name=\"base\" content=\"/games\"><script src=\"/games/a.js\"></script><p lang=\"en\">a/b</p>";
        assert_eq!((String::from_utf8_lossy(page.bytes).as_ref(), page.brotli), (expected, None));
        assert_eq!(page.etag, "W/\"2/games\"");
        assert_eq!(PAGES.below("/games").get("/index.html"), Some(page));
        assert_ne!(PAGES.page(), page);
    }

    #[test]
    fn without_a_client_the_page_says_how_to_build_it() {
        assert!(String::from_utf8_lossy(Client::NONE.page().bytes).contains("cargo xtask play"));
        assert_eq!(Client::NONE.get("/cabochon.wasm"), None);
    }
}
