//! A server and a browser together, with the operations that tests use.

use std::cell::Cell;
use std::env;
use std::future::Future;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::session::scriptret::ScriptRet;
use thirtyfour::{WebDriver, WebElement};

use crate::chrome::Chrome;
use crate::server::Server;
use crate::sheet;

/// The time after which a wait fails. Bots may think for two seconds, on a busy machine for several times that.
pub const PATIENCE: Duration = Duration::from_secs(30);
/// The time for which an element may lie over one that is to be clicked.
const COVERED: Duration = Duration::from_secs(1);
const LOOK_AGAIN: Duration = Duration::from_millis(20);
/// The longest time between two queries. A query takes time on the page, so long waits query less often.
const AT_LEAST_EVERY: Duration = Duration::from_millis(100);
/// The style that leaves out what takes long to draw, without changing the layout: the pieces' art, shadows and patterns.
const UNDRAWN: &str = "const art = new CSSStyleSheet();
    art.replaceSync(`svg > * { visibility: hidden !important }
        *, ::before, ::after { background-image: none !important; box-shadow: none !important }`);
    document.adoptedStyleSheets = [art];";
/// Polls on the page until a function returns something, for at most a second: one query to the driver instead of many.
const WATCH: &str = "const done = arguments[arguments.length - 1], end = performance.now() + 1000;
    const given = [...arguments].slice(0, -1);
    const again = () => {
        const seen = look(...given);
        if (seen === null && performance.now() < end) setTimeout(again, 10); else done(seen);
    };
    again();";
/// Finds the first visible element that a CSS selector matches; an option is where its list is.
const SHOWN: &str = "const shown = selector => [...document.querySelectorAll(selector)].find(element => {
    const box = element.localName === 'option' ? element.closest('select') : element;
    return box.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && (box.offsetWidth ?? 1) > 0;
});";

/// Returns what a person is asked at the table: why a wait ended is often to be seen there.
const DECISION: &str = "return ['#table', '.tray', '[role=dialog]', '[role=alert]'].map(selector => {
    const element = document.querySelector(selector);
    const about = element && { ...element.dataset, class: element.className };
    return about && (selector === '#table' ? about : { ...about, html: element.innerHTML.slice(0, 1500) });
});";

/// A function that returns the version of the game on the page, once it is at least the given one.
const VERSION: &str = "least => {
    const version = document.querySelector('[data-version]')?.getAttribute('data-version');
    return version && Number(version) >= least ? Number(version) : null;
}";
/// Taps elements one after the other, each as soon as it is visible and nothing lies over it. Returns how many were
/// tapped before one could not be for a second, and what lay over it then.
const TAP: &str = "const [selectors, done] = arguments;
    let tapped = 0, since = performance.now();
    // Whether it was tapped; in words why it cannot be.
    const tap = selector => {
        const element = shown(selector);
        if (!element || element.disabled) return false;
        element.scrollIntoView({ block: 'nearest' });
        const box = element.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        // Outside the window as long as the page still changes its size.
        if (!top) return false;
        if (!element.contains(top)) return `${top.className || top.tagName} lies over it`;
        element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        element.click();
        return true;
    };
    const next = () => {
        const said = tap(selectors[tapped]);
        if (said === true) { tapped += 1; since = performance.now(); }
        // A page that was just resized or redrawn may have something over it for a moment.
        const enough = tapped === selectors.length || performance.now() - since > 1000;
        const why = typeof said === 'string' ? said : null;
        if (enough) done({ tapped, why }); else setTimeout(next, said === true ? 0 : 10);
    };
    next();";

/// A size of the page in CSS pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// The width.
    pub width: u32,
    /// The height.
    pub height: u32,
    /// Whether it is a phone, with touch and a page that obeys `viewport`.
    pub phone: bool,
}

impl Size {
    /// The desktop size that everything must fit.
    pub const DESKTOP: Self = Self { width: 1280, height: 720, phone: false };
    /// The phone size that everything must fit.
    pub const PHONE: Self = Self { width: 390, height: 844, phone: true };
    /// A phone on its side.
    pub const ON_ITS_SIDE: Self = Self { width: 844, height: 390, phone: true };
}

/// The colour scheme that the system prefers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// `prefers-color-scheme: dark`.
    Dark,
    /// `prefers-color-scheme: light`.
    Light,
}

/// The amount of motion that the system allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Motion {
    /// No preference: pieces move.
    Full,
    /// `prefers-reduced-motion: reduce`.
    Reduced,
}

/// A browser, and the server whose page it shows.
pub struct Stage {
    /// The server.
    pub server: Server,
    chrome: Chrome,
    /// Whether the page has a touch screen: setting it makes the browser compute every style again, even where nothing
    /// changes.
    touch: Cell<bool>,
    /// The directory of the data; none where the server is shared.
    _folder: Option<TempDir>,
}

impl Stage {
    /// Opens a browser on the server that all tests share, with the desktop size, the dark scheme and reduced motion.
    ///
    /// # Errors
    /// If there is no such server, or the browser does not start.
    pub async fn open() -> Result<Self> {
        Self::with(Server::of_all_tests()?, None).await
    }

    /// Opens a browser as [`Stage::open`] does on a server with an empty data file, which the test can kill, and on which
    /// nobody else sets up tables.
    ///
    /// # Errors
    /// If the server or the browser does not start.
    pub async fn with_own_server() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let server = Server::start(&folder.path().join("cabochon.sqlite"))?;
        Self::with(server, Some(folder)).await
    }

    /// Opens a browser of another person for the same server.
    ///
    /// # Errors
    /// If the browser does not start.
    pub async fn beside(&self) -> Result<Self> {
        Self::with(self.server.shared(), None).await
    }

    async fn with(server: Server, folder: Option<TempDir>) -> Result<Self> {
        let stage = Self { server, chrome: Chrome::start().await?, touch: Cell::new(false), _folder: folder };
        if !stage.keeps_pictures() {
            let undrawn = json!({ "source": UNDRAWN });
            stage.web().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", undrawn).await?;
        }
        // As a window that a person looks at: without it some versions take the focus from a page that was given a file.
        let focused = json!({ "enabled": true });
        stage.web().cdp().send_raw("Emulation.setFocusEmulationEnabled", focused).await?;
        stage.resize(Size::DESKTOP).await?;
        stage.prefer(Theme::Dark, Motion::Reduced).await?;
        Ok(stage)
    }

    /// Returns the browser session, for everything that has no method here.
    pub fn web(&self) -> &WebDriver {
        &self.chrome.web
    }

    /// Opens the page at a path that starts with `/`.
    ///
    /// # Errors
    /// If the browser cannot load it.
    pub async fn go(&self, path: &str) -> Result<()> {
        Ok(self.web().goto(self.server.url(path)).await?)
    }

    /// Returns whether the browser shows a page of the stage's server.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn is_at_home(&self) -> Result<bool> {
        Ok(self.web().current_url().await?.as_str().starts_with(&self.server.url("/")))
    }

    /// Sets the size of the page.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn resize(&self, size: Size) -> Result<()> {
        let Size { width, height, phone } = size;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.web().cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await?;
        if self.touch.replace(phone) != phone {
            let touch = json!({ "enabled": phone });
            self.web().cdp().send_raw("Emulation.setTouchEmulationEnabled", touch).await?;
        }
        Ok(())
    }

    /// Sets the system's preferences.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn prefer(&self, theme: Theme, motion: Motion) -> Result<()> {
        let scheme = if theme == Theme::Dark { "dark" } else { "light" };
        let motion = if motion == Motion::Reduced { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.web().cdp().send_raw("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Switches the browser's data saver on, which pages can query.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn save_data(&self) -> Result<()> {
        let saves = json!({ "dataSaverEnabled": true });
        self.web().cdp().send_raw("Emulation.setDataSaverOverride", saves).await?;
        Ok(())
    }

    /// Waits until an element that the CSS selector matches is visible, and returns it.
    ///
    /// # Errors
    /// If no matching element is visible in time.
    pub async fn wait_for(&self, selector: &str) -> Result<WebElement> {
        self.wait_until(&format!("{selector} to be shown"), async || self.shown(selector).await).await
    }

    /// Waits briefly for the first visible element that the CSS selector matches.
    async fn shown(&self, selector: &str) -> Result<Option<WebElement>> {
        // One script: the driver's own question costs as much as all the rest of a test.
        let look = "selector => shown(selector) ?? null";
        let found = self.watch(look, vec![json!(selector)]).await?;
        Ok(if found.json().is_null() { None } else { Some(found.element()?) })
    }

    /// Polls a function of the page with these arguments, and returns its first result other than `null`; `null` after
    /// a second. The function may use `shown(selector)`.
    async fn watch(&self, look: &str, given: Vec<Value>) -> Result<ScriptRet> {
        let script = format!("{SHOWN} const look = {look}; {WATCH}");
        Ok(self.web().execute_async(&script, given).await?)
    }

    /// Waits until a function of the page returns anything but `null`, and returns that.
    ///
    /// # Errors
    /// If the function returns only `null` until the time is over; the error contains `what`.
    pub async fn wait_to_see(&self, what: &str, look: &str, given: &[Value]) -> Result<Value> {
        self.wait_until(what, async || {
            let seen = self.watch(look, given.to_vec()).await?.json().clone();
            Ok(Some(seen).filter(|seen| !seen.is_null()))
        })
        .await
    }

    /// Waits until no element that the CSS selector matches is visible.
    ///
    /// # Errors
    /// If one is still visible at the end.
    pub async fn wait_gone(&self, selector: &str) -> Result<()> {
        let look = "selector => shown(selector) ? null : true";
        self.wait_to_see(&format!("{selector} to be gone"), look, &[json!(selector)]).await?;
        Ok(())
    }

    /// Waits for an element to be visible and clicks its middle, as a mouse does; an element that stays over
    /// it for a second is an error.
    ///
    /// # Errors
    /// If it is not shown in time, or something else would get the click.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let what = format!("{selector} to be shown");
        let covered = Cell::new(None);
        let clicked = self.wait_until(&what, async || {
            let Some(element) = self.shown(selector).await? else { return Ok(None) };
            let Err(error) = element.click().await else { return Ok(Some(Ok(()))) };
            match *error {
                // The page replaced it meanwhile, and nothing was clicked.
                WebDriverErrorInner::StaleElementReference(_) => Ok(None),
                // A page that was just resized or redrawn may have something over it for a moment, and a board that is
                // scrolled has it under one's own side until it is scrolled into sight.
                WebDriverErrorInner::ElementClickIntercepted(_) => {
                    let near = "arguments[0].scrollIntoView({ block: 'nearest' })";
                    self.web().execute(near, vec![element.to_json()?]).await?;
                    let since = covered.get().unwrap_or_else(Instant::now);
                    covered.set(Some(since));
                    Ok((since.elapsed() > COVERED).then_some(Err(error)))
                }
                _ => Ok(Some(Err(error))),
            }
        });
        clicked.await?.with_context(|| format!("cannot click {selector}"))
    }

    /// Waits for an element to be visible with nothing over its middle, and touches it there on the touch screen, which a
    /// page of a [phone](Size::phone) has.
    ///
    /// # Errors
    /// If it is not shown in time, or something stays over it.
    pub async fn touch(&self, selector: &str) -> Result<()> {
        let free = "selector => {
            const element = shown(selector);
            if (!element || element.disabled) return null;
            element.scrollIntoView({ block: 'nearest' });
            const box = element.getBoundingClientRect(), at = [box.left + box.width / 2, box.top + box.height / 2];
            return element.contains(document.elementFromPoint(...at)) ? at : null;
        }";
        let what = format!("{selector} to be shown with nothing over it");
        let [x, y] = self
            .wait_until(&what, async || {
                let at = self.watch(free, vec![json!(selector)]).await?;
                Ok(if at.json().is_null() { None } else { Some(at.convert::<[f64; 2]>()?) })
            })
            .await?;
        for (kind, points) in [("touchStart", json!([{ "x": x, "y": y }])), ("touchEnd", json!([]))] {
            let event = json!({ "type": kind, "touchPoints": points });
            self.web().cdp().send_raw("Input.dispatchTouchEvent", event).await?;
        }
        Ok(())
    }

    /// Waits for an element to be visible and taps it, as a finger does; an element that stays over its middle for a
    /// second is an error. It is much faster than a [click](Stage::click), for which the page is drawn again under the
    /// pointer.
    ///
    /// # Errors
    /// If it is not shown in time, or something else would get the tap.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        self.tap_all(&[selector]).await
    }

    /// Taps elements one after the other, each as soon as it is visible; see [`Stage::tap`].
    ///
    /// # Errors
    /// As for [`Stage::tap`], for the first element that fails.
    pub async fn tap_all<S: AsRef<str>>(&self, selectors: &[S]) -> Result<()> {
        let script = format!("{SHOWN} {TAP}");
        let mut left: Vec<&str> = selectors.iter().map(AsRef::as_ref).collect();
        while let Some(&next) = left.first() {
            let what = format!("{next} to be shown");
            let tapped = self.wait_until(&what, async || {
                let said = self.web().execute_async(&script, vec![json!(left)]).await?.json().clone();
                let tapped = said["tapped"].as_u64().context("the page does not say what it tapped")?;
                let why =
                    said["why"].as_str().map(|why| format!("cannot tap {}: {why}", left[tapped as usize]));
                Ok((tapped > 0 || why.is_some()).then_some((tapped as usize, why)))
            });
            let (tapped, why) = tapped.await?;
            if let Some(why) = why {
                bail!(why);
            }
            left.drain(..tapped);
        }
        Ok(())
    }

    /// Returns the number of inputs of the game on the page: `data-version` of the element that has it.
    ///
    /// # Errors
    /// If no element has it.
    pub async fn version(&self) -> Result<u64> {
        let script = format!("return ({VERSION})(0)");
        let version = self.web().execute(&script, Vec::new()).await?.json().as_u64();
        version.context("no element has a data-version")
    }

    /// Waits until the page shows at least this version, and returns the version.
    ///
    /// # Errors
    /// If the page does not show it in time.
    pub async fn wait_for_version(&self, least: u64) -> Result<u64> {
        let what = format!("version {least}");
        let version = self.wait_to_see(&what, VERSION, &[json!(least)]).await?;
        version.as_u64().with_context(|| format!("the version is {version}"))
    }

    /// Polls until a query of the page finds something. An element that the page replaced during the query is no error,
    /// only a reason to query again.
    ///
    /// # Errors
    /// If nothing was found in time; the error contains `what` and the last error.
    pub async fn wait_until<T, F>(&self, what: &str, look: impl Fn() -> F) -> Result<T>
    where
        F: Future<Output = Result<Option<T>>>,
    {
        let deadline = Instant::now() + PATIENCE;
        let mut pause = LOOK_AGAIN;
        loop {
            let trouble = match look().await {
                Ok(Some(found)) => return Ok(found),
                Ok(None) => String::new(),
                Err(error) => format!(" (last error: {error:#})"),
            };
            if Instant::now() > deadline {
                let console = self.console().await.unwrap_or_default();
                let page = self.web().execute(DECISION, Vec::new()).await;
                let page = page.map_or_else(|error| error.to_string(), |page| page.json().to_string());
                bail!(
                    "waited {PATIENCE:?} for {what}{trouble}; the console says: {console:#?}; the page: {page}"
                );
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(AT_LEAST_EVERY);
        }
    }

    /// Returns what was written to the page's console since the last call, as `LEVEL message`, including uncaught
    /// errors, failed loads and violations of the content security policy.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn console(&self) -> Result<Vec<String>> {
        let entries = self.web().browser_log().await?;
        Ok(entries.into_iter().map(|entry| format!("{} {}", entry.level, entry.message)).collect())
    }

    /// Returns the errors of [`Stage::console`], without the refusal that gives a browser its cookie.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        let is_error = |line: &String| line.starts_with("SEVERE") && !line.contains("status of 401");
        Ok(self.console().await?.into_iter().filter(is_error).collect())
    }

    /// Returns what the page loaded so far: the address and the compressed size of each body in bytes.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn loaded(&self) -> Result<Vec<(String, u64)>> {
        let script = "return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]\
             .map(entry => [entry.name, entry.encodedBodySize])";
        Ok(self.web().execute(script, Vec::new()).await?.convert()?)
    }

    /// Returns whether pictures are taken (`cargo xtask pictures`). Where they are not, the pieces' art, shadows and
    /// patterns are left out: behaviour does not depend on them, and drawing takes time.
    pub fn keeps_pictures(&self) -> bool {
        env::var_os(sheet::FOLDER).is_some()
    }

    /// Takes a picture for the contact sheet, where pictures are taken. Returns the faults that were measured on it, each
    /// with the name of the picture: those for which the test fails are shown beside it.
    ///
    /// # Errors
    /// If it cannot be taken or written.
    pub async fn picture(&self, name: &str, faults: Vec<String>) -> Result<Vec<String>> {
        let name = name.to_lowercase();
        if let Some(file) = sheet::file(&name)? {
            self.web().screenshot(&file).await?;
        }
        Ok(faults.into_iter().map(|fault| format!("{name}: {fault}")).collect())
    }

    /// Takes a picture for the contact sheet, where pictures are taken.
    ///
    /// # Errors
    /// If it cannot be taken or written.
    pub async fn screenshot(&self, name: &str) -> Result<()> {
        self.picture(name, Vec::new()).await?;
        Ok(())
    }

    /// Ends the test, and leaves the browser to the next one. A stage that is dropped instead, by a test that failed, keeps
    /// its browser until all tests are over.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub async fn close(self) -> Result<()> {
        // The page says goodbye to the server.
        self.web().goto("about:blank").await?;
        self.chrome.leave();
        Ok(())
    }
}
