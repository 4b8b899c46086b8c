//! The house: it keeps the tables, answers the requests of the page, and sends what happens at a table.
//!
//! The page has one house, and all its traffic goes through it. Retries and their messages are decided above: in
//! `connection.rs`, and by the callers.

use std::any::Any;
use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

use js_sys::Uint8Array;
use leptos::prelude::window;
use protocol::Refusal;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The reason why a request failed.
#[derive(Clone, PartialEq, Debug)]
pub enum Failure {
    /// The house could not be reached, or its answer was incomplete: whether it carried the request out is unknown.
    Offline,
    /// The house refused the request and gave a reason.
    Refused(Refusal),
    /// The answer did not come from this program.
    Garbled,
    /// A part of the page could not be loaded.
    Part,
}

/// A request, as `docs/protocol` describes them.
pub struct Request {
    /// The path with its query, such as `/api/tables/abc?after=5`.
    pub path: String,
    /// The JSON of a request that changes something; none for one that only asks.
    pub body: Option<String>,
}

/// The answer to a request as JSON, or the reason why there is none.
pub type Answer = Pin<Box<dyn Future<Output = Result<String, Failure>>>>;

/// News from a table that is watched.
pub enum News {
    /// A frame, as JSON.
    Frame(String),
    /// Nothing more will come, and the house said so itself: it is stopped, and will be back.
    Restarting,
    /// Nothing more will come.
    Lost,
}

/// A table that is being watched, until this is dropped.
pub type Watch = Box<dyn Any>;

/// A place where tables are kept.
pub trait House {
    /// Answers a request.
    fn ask(&self, request: Request) -> Answer;
    /// Sends what happens at the table whose frames have this path; none if it cannot be watched now. Nothing is heard
    /// before this returns.
    fn watch(&self, path: &str, hear: Box<dyn Fn(News)>) -> Option<Watch>;
    /// Returns the address under which the browser shows or saves the answer to a request without a body.
    fn address(&self, path: &str) -> String;
}

thread_local! {
    static HOUSE: RefCell<Option<Rc<dyn House>>> = const { RefCell::new(None) };
}

/// Takes this house for the page, which asks nothing before.
pub fn enter(house: Rc<dyn House>) {
    HOUSE.set(Some(house));
}

fn here() -> Rc<dyn House> {
    HOUSE.with_borrow(Clone::clone).expect("the page is in a house")
}

/// Asks for the JSON at `path`.
///
/// # Errors
/// If the house cannot be reached, refuses the request, or gives an answer that cannot be parsed.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failure> {
    read(&ask(path, None).await?)
}

/// Sends a request that changes something, with JSON, to `path`.
///
/// # Errors
/// If the house cannot be reached, refuses the request, or gives an answer that cannot be parsed. The browser blocks
/// cookies if the refusal is [`protocol::RefusalKind::CookieNeeded`].
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Failure> {
    let body = serde_json::to_string(body).map_err(|_| Failure::Garbled)?;
    read(&ask(path, Some(body)).await?)
}

fn ask(path: &str, body: Option<String>) -> Answer {
    here().ask(Request { path: path.to_owned(), body })
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|_| Failure::Garbled)
}

/// Watches the table whose frames have this path; see [`House::watch`].
pub fn watch(path: &str, hear: impl Fn(News) + 'static) -> Option<Watch> {
    here().watch(path, Box::new(hear))
}

/// Returns the address of a file for the browser; see [`House::address`].
pub fn address(path: &str) -> String {
    here().address(path)
}

/// Generates an idempotency key (128 random bits).
pub fn fresh_key() -> String {
    let bytes = Uint8Array::new_with_length(16);
    if let Ok(crypto) = window().crypto() {
        // In an older browser without this function the key is zero; the house then refuses a second use of it.
        let _ = crypto.get_random_values_with_js_u8_array(&bytes);
    }
    bytes
        .to_vec()
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .filter_map(|n| char::from_digit(n.into(), 16))
        .collect()
}
