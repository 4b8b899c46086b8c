//! A server as a program's HTTP client sees it.

use std::cell::Cell;
use std::thread;
use std::time::{Duration, Instant};

use protocol::{
    Awaiting, LegalActions, MoveRequest, Moved, OpenTable, Refusal, RefusalKind, Seat, SeatRequest, Snapshot,
    TableSummary, UndoRequest,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use ureq::Agent;
use ureq::http::StatusCode;

/// The time for which the bot waits for something new with one request, in seconds: the most that a server allows.
const WAIT_SECONDS: u32 = 30;
/// The time after which a request has failed.
const REQUEST: Duration = Duration::from_secs(60);
/// The time for which a server that cannot be reached, or has too much to do, is asked again.
const PATIENCE: Duration = Duration::from_secs(120);
/// The time between two such attempts, at most.
const PAUSE: Duration = Duration::from_secs(5);
/// The maximum size of an answer in bytes.
const ANSWER_MAX: u64 = 64 << 20;

/// The reason why a request was not granted.
#[derive(Debug)]
pub enum Trouble {
    /// The server refuses.
    Refused(Box<Refusal>),
    /// The server cannot be reached, or answers something else than its protocol says.
    Unreachable(String),
}

/// A server.
pub struct House {
    agent: Agent,
    base: String,
    token: Option<String>,
    /// Whether the server has answered: one that never did is not waited for.
    answered: Cell<bool>,
}

impl House {
    /// Returns the server at an address, with or without a path; none if it is no address of the web.
    pub fn new(address: &str) -> Option<House> {
        let base = address.trim_end_matches('/').to_owned();
        let uri: ureq::http::Uri = base.parse().ok()?;
        let is_web = uri.host().is_some() && matches!(uri.scheme_str(), Some("http" | "https"));
        // A redirect could lead the secret elsewhere.
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(REQUEST))
            .build();
        is_web.then(|| House { agent: config.into(), base, token: None, answered: Cell::new(false) })
    }

    /// Asks for a new identity, and returns its secret.
    pub fn identity(&self) -> Result<String, Trouble> {
        let issued: Value = self.post("/api/me", &json!({}))?;
        let secret = issued["secret"].as_str().map(str::to_owned);
        secret.ok_or_else(|| Trouble::Unreachable("the server issues no secret".into()))
    }

    /// Sends this secret with all requests from now on.
    pub fn identify(&mut self, secret: String) {
        self.token = Some(secret);
    }

    /// Returns a table as it is now.
    pub fn look(&self, table: &str) -> Result<Snapshot, Trouble> {
        self.get(&format!("/api/tables/{table}"))
    }

    /// Waits until a table has steps after this version, for some time at most, and returns it.
    pub fn next(&self, table: &str, after: u32) -> Result<Snapshot, Trouble> {
        self.get(&format!("/api/tables/{table}?after={after}&wait={WAIT_SECONDS}"))
    }

    /// Returns a table as it is now, with the steps after this version.
    pub fn look_after(&self, table: &str, after: u32) -> Result<Snapshot, Trouble> {
        self.get(&format!("/api/tables/{table}?after={after}"))
    }

    /// Returns the legal actions of a seat.
    pub fn legal(&self, table: &str, Seat(seat): Seat) -> Result<LegalActions, Trouble> {
        self.get(&format!("/api/tables/{table}/legal?seat={seat}"))
    }

    /// Makes a move.
    pub fn make(&self, table: &str, request: &MoveRequest) -> Result<Moved, Trouble> {
        self.post(&format!("/api/tables/{table}/moves"), request)
    }

    /// Answers a request for an undo.
    pub fn answer(&self, table: &str, request: &UndoRequest) -> Result<Moved, Trouble> {
        self.post(&format!("/api/tables/{table}/undo"), request)
    }

    /// Changes a seat.
    pub fn sit(&self, table: &str, Seat(seat): Seat, request: &SeatRequest) -> Result<(), Trouble> {
        self.post::<Value>(&format!("/api/tables/{table}/seats/{seat}"), request).map(|_| ())
    }

    /// Returns the public tables with open seats.
    pub fn lobby(&self) -> Result<Vec<OpenTable>, Trouble> {
        self.get("/api/lobby")
    }

    /// Returns the names and set-up lines of the bot's tables that are not over.
    pub fn unfinished(&self) -> Result<Vec<(String, String)>, Trouble> {
        let own: Vec<TableSummary> = self.get("/api/tables")?;
        let seated = |one: &TableSummary| one.seats.iter().any(|seat| seat.mine);
        let running = own.into_iter().filter(|one| one.awaiting != Awaiting::Over && seated(one));
        Ok(running.map(|one| (one.table, one.setup)).collect())
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        self.ask(path, None)
    }

    /// Sends a request that may be repeated: seats are taken once, and moves have keys.
    fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Trouble> {
        let body = serde_json::to_string(body).expect("requests have text keys and finite numbers");
        self.ask(path, Some(&body))
    }

    /// Sends a request, again and again for some time while the server cannot be reached or has too much to do.
    fn ask<T: DeserializeOwned>(&self, path: &str, body: Option<&str>) -> Result<T, Trouble> {
        let end = Instant::now() + PATIENCE;
        let mut pause = Duration::from_millis(200);
        loop {
            let trouble = match self.once(path, body) {
                Ok((status, text)) if status.is_success() => {
                    let read = serde_json::from_str(&text);
                    return read.map_err(|error| Trouble::Unreachable(format!("{path}: {error}")));
                }
                Ok((status, text)) => match serde_json::from_str::<Refusal>(&text) {
                    Ok(refusal) => Trouble::Refused(Box::new(refusal)),
                    Err(_) => Trouble::Unreachable(format!("{path}: {status}")),
                },
                Err(error) => Trouble::Unreachable(error.to_string()),
            };
            let passes = match &trouble {
                Trouble::Refused(refusal) => {
                    matches!(refusal.kind, RefusalKind::TooMany | RefusalKind::NotStored)
                }
                Trouble::Unreachable(_) => true,
            };
            if !passes || !self.answered.get() || Instant::now() >= end {
                return Err(trouble);
            }
            thread::sleep(pause);
            pause = (2 * pause).min(PAUSE);
        }
    }

    fn once(&self, path: &str, body: Option<&str>) -> Result<(StatusCode, String), ureq::Error> {
        let url = format!("{}{path}", self.base);
        let token = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let answer = match body {
            None => {
                let request = self.agent.get(url);
                token.iter().fold(request, |request, token| request.header("authorization", token)).call()
            }
            Some(body) => {
                let request = self.agent.post(url).header("content-type", "application/json");
                token.iter().fold(request, |request, token| request.header("authorization", token)).send(body)
            }
        };
        let mut answer = answer?;
        self.answered.set(true);
        let text = answer.body_mut().with_config().limit(ANSWER_MAX).read_to_string()?;
        Ok((answer.status(), text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_of_the_web() {
        for address in ["http://localhost:8137", "https://games.example/", "https://example.org/games"] {
            assert!(House::new(address).is_some_and(|house| !house.base.ends_with('/')), "{address}");
        }
        for odd in ["", "localhost:8137", "ftp://games.example", "/t/abc", "http://"] {
            assert!(House::new(odd).is_none(), "{odd}");
        }
    }
}
