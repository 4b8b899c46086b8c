//! A minimal HTTP client: requests with JSON, one after the other on one connection.

use reqwest::header::{COOKIE, ORIGIN, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A person's browser.
pub(crate) struct Browser {
    origin: String,
    pub cookie: String,
    /// The HTTP client of this person alone, so that no two people share a connection.
    client: Client,
}

fn plain(error: reqwest::Error) -> String {
    // The chain of causes says more than the error itself.
    let causes = std::iter::successors(std::error::Error::source(&error), |cause| cause.source());
    causes.fold(error.to_string(), |said, cause| format!("{said}: {cause}"))
}

impl Browser {
    pub fn new(address: &str) -> Result<Self, String> {
        let client = Client::builder()
            .no_proxy()
            .redirect(Policy::none())
            .pool_max_idle_per_host(1)
            // The connection is kept open however rarely its person moves: connecting is not what is measured.
            .pool_idle_timeout(None);
        let client = client.build().map_err(plain)?;
        Ok(Browser { origin: format!("http://{address}"), cookie: String::new(), client })
    }

    /// Sends a request and reads the answer.
    ///
    /// # Errors
    /// If the request fails, or the status is not a success.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        wish: &impl Serialize,
    ) -> Result<T, String> {
        let request = self.client.post(format!("{}{path}", self.origin)).header(ORIGIN, &self.origin);
        let response = request.header(COOKIE, &self.cookie).json(wish).send().await.map_err(plain)?;
        self.keep_cookie(&response);
        let status = response.status();
        let body = response.bytes().await.map_err(plain)?;
        let said = || String::from_utf8_lossy(&body);
        if !status.is_success() {
            return Err(format!("{path}: {} {}", status.as_u16(), said()));
        }
        serde_json::from_slice(&body).map_err(|error| format!("{path}: {error}: {}", said()))
    }

    fn keep_cookie(&mut self, response: &Response) {
        let set = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        if let Some(cookie) = set {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
    }
}
