//! A minimal HTTP client: requests with JSON, one after the other on one connection.

use reqwest::header::{COOKIE, HeaderMap, HeaderValue, ORIGIN, SET_COOKIE};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::place::{FORWARDED, Place};

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
    /// Returns the browser of a person who comes for the first time.
    ///
    /// # Errors
    /// If the system has no means for it.
    pub fn new(place: &Place) -> Result<Self, String> {
        let mut headers = HeaderMap::new();
        if place.forwarded.is_some() {
            let address = HeaderValue::from_str(&place.forwarded_for()).map_err(|error| error.to_string())?;
            headers.insert(FORWARDED, address);
        }
        let client = Client::builder()
            .default_headers(headers)
            .no_proxy()
            .local_address(place.from)
            .redirect(Policy::none())
            .pool_max_idle_per_host(1)
            // The connection is kept open however rarely its person moves: connecting is not what is measured.
            .pool_idle_timeout(None);
        let client = client.build().map_err(plain)?;
        Ok(Browser { origin: format!("http://{}", place.address), cookie: String::new(), client })
    }

    /// Returns a further browser of a person who has a cookie.
    ///
    /// # Errors
    /// As for [`Browser::new`].
    pub fn known(place: &Place, cookie: &str) -> Result<Self, String> {
        Ok(Browser { cookie: cookie.to_owned(), ..Browser::new(place)? })
    }

    /// Sends a request and reads the answer. Without a cookie the first one only brings it, as for the page.
    ///
    /// # Errors
    /// If the request fails, or the status is not a success.
    pub async fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        wish: &impl Serialize,
    ) -> Result<T, String> {
        let mut response = self.send(path, wish).await?;
        if response.status() == StatusCode::UNAUTHORIZED {
            response = self.send(path, wish).await?;
        }
        let body = body_of(path, response).await?;
        serde_json::from_slice(&body)
            .map_err(|error| format!("{path}: {error}: {}", String::from_utf8_lossy(&body)))
    }

    async fn send(&mut self, path: &str, wish: &impl Serialize) -> Result<Response, String> {
        let request = self.client.post(format!("{}{path}", self.origin)).header(ORIGIN, &self.origin);
        let response = request.header(COOKIE, &self.cookie).json(wish).send().await.map_err(plain)?;
        self.keep_cookie(&response);
        Ok(response)
    }

    /// Fetches something and reads it.
    ///
    /// # Errors
    /// If the request fails, or the status is not a success.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, String> {
        let request = self.client.get(format!("{}{path}", self.origin)).header(COOKIE, &self.cookie);
        let body = body_of(path, request.send().await.map_err(plain)?).await?;
        serde_json::from_slice(&body).map_err(|error| format!("{path}: {error}"))
    }

    /// Fetches something, and returns the number of its bytes.
    ///
    /// # Errors
    /// If the request fails, or the status is not a success.
    pub async fn fetch(&self, path: &str) -> Result<usize, String> {
        let request = self.client.get(format!("{}{path}", self.origin)).header(COOKIE, &self.cookie);
        Ok(body_of(path, request.send().await.map_err(plain)?).await?.len())
    }

    fn keep_cookie(&mut self, response: &Response) {
        let set = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        if let Some(cookie) = set {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
    }
}

/// Reads the body of an answer.
///
/// # Errors
/// If it does not come, or the status is not a success.
async fn body_of(path: &str, response: Response) -> Result<Vec<u8>, String> {
    let status = response.status();
    let body = response.bytes().await.map_err(plain)?;
    if !status.is_success() {
        return Err(format!("{path}: {} {}", status.as_u16(), String::from_utf8_lossy(&body)));
    }
    Ok(body.into())
}
