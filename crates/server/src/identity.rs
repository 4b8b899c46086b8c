//! Identifies guests by the secret in their cookie, or programs by the same secret as a bearer token. The server stores
//! only a digest of the secret, and only of people whose cookie has come back: a browser that keeps none would be somebody
//! else with every request.

use std::fmt::Write;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, Key, SignedCookieJar};
use protocol::RefusalKind;
use sha2::{Digest, Sha256};
use store::ReadError;
use table::Holder;

use crate::address::Network;
use crate::app::App;
use crate::refuse::Refused;
use crate::site::Site;

/// The number of random bytes in a secret.
const SECRET_BYTES: usize = 32;
/// The time for which a browser keeps the cookie, in seconds: 400 days, the maximum that browsers allow.
const KEPT_SECONDS: u32 = 400 * 24 * 60 * 60;
/// The scheme of the `Authorization` header that names a person.
const BEARER: &[u8] = b"Bearer";

/// The secret by which a browser or a program identifies a person; it is never logged and never stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Secret([u8; SECRET_BYTES]);

impl Secret {
    /// Generates a new secret.
    ///
    /// # Errors
    /// If the operating system provides no random numbers.
    pub fn new() -> Result<Self, Refused> {
        let mut bytes = [0; SECRET_BYTES];
        getrandom::fill(&mut bytes)
            .map_err(|error| Refused::new(RefusalKind::NotStored, error.to_string()))?;
        Ok(Secret(bytes))
    }

    fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; SECRET_BYTES];
        if text.len() != 2 * SECRET_BYTES || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        for (byte, place) in bytes.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&text[place..place + 2], 16).ok()?;
        }
        Some(Secret(bytes))
    }

    /// Returns the person that the secret identifies.
    pub fn holder(&self) -> Holder {
        Sha256::digest(self.0).into()
    }

    /// Returns the header that stores the secret in a browser: signed, hidden from scripts, and not sent with requests of
    /// foreign pages that change something.
    pub fn cookie(&self, site: &Site, key: &Key) -> HeaderValue {
        let mut cookie = format!("{}=", site.cookie());
        for byte in self.0 {
            // Writing to a text cannot fail.
            let _ = write!(cookie, "{byte:02x}");
        }
        let _ = write!(cookie, "; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT_SECONDS}");
        if site.is_secure() {
            cookie += "; Secure";
        }
        let cookie = Cookie::parse(cookie).expect("a cookie with its attributes");
        let signed = SignedCookieJar::new(key.clone()).add(cookie).into_response();
        signed.headers().get(header::SET_COOKIE).cloned().expect("the jar has one cookie")
    }

    /// Returns the secret with its signature, as it is in the cookie: the bearer token of a program.
    pub fn token(&self, site: &Site, key: &Key) -> String {
        let cookie = self.cookie(site, key);
        let pair = cookie.to_str().ok().and_then(|cookie| cookie.split(';').next());
        let token = pair.and_then(|pair| pair.split_once('=')).map(|(_, token)| token.to_owned());
        token.expect("a cookie has a name and a value")
    }
}

/// Returns the cookies of a request that have this server's name.
fn cookies(headers: &HeaderMap, site: &Site) -> impl Iterator<Item = Cookie<'static>> {
    let sent = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let cookies = sent.flat_map(|sent| Cookie::split_parse_encoded(sent.to_owned())).filter_map(Result::ok);
    let name = site.cookie();
    cookies.filter(move |cookie| cookie.name() == name)
}

/// Returns whether a request has a cookie of this server's name, valid or not.
pub(crate) fn has_cookie(headers: &HeaderMap, site: &Site) -> bool {
    cookies(headers, site).next().is_some()
}

/// Returns the bearer token of a request. Other schemes are not meant for this server: a proxy may ask for a password.
///
/// # Errors
/// If there are several.
fn bearer(headers: &HeaderMap) -> Result<Option<&[u8]>, Refused> {
    let mut tokens = headers.get_all(header::AUTHORIZATION).into_iter().filter_map(|value| {
        let value = value.as_bytes();
        let end = value.iter().position(|&byte| byte == b' ').unwrap_or(value.len());
        let (scheme, token) = value.split_at(end);
        scheme.eq_ignore_ascii_case(BEARER).then(|| token.trim_ascii())
    });
    let token = tokens.next();
    match tokens.next() {
        None => Ok(token),
        Some(_) => Err(Refused::new(RefusalKind::Malformed, "the request has two bearer tokens")),
    }
}

/// The sender of a request, by its cookies or its bearer token.
#[derive(Clone, Copy)]
enum Said {
    /// Nobody that the server ever issued a cookie to.
    Nobody,
    /// A person with a cookie that is signed.
    Signed(Secret),
    /// Perhaps a person from before cookies were signed.
    Unsigned(Secret),
    /// A person with a bearer token that is signed.
    Bearer(Secret),
}

impl Said {
    /// Finds out who the sender says to be. A bearer token that does not count is refused, while such a cookie is replaced:
    /// browsers send theirs unasked, but a program means to be somebody.
    fn by(headers: &HeaderMap, site: &Site, key: &Key) -> Result<Self, Refused> {
        let Some(token) = bearer(headers)? else { return Ok(Said::by_cookies(headers, site, key)) };
        if has_cookie(headers, site) {
            let why = "the request has a cookie and a bearer token: send one of them";
            return Err(Refused::new(RefusalKind::Malformed, why));
        }
        let pair = std::str::from_utf8(token).ok().map(|token| format!("{}={token}", site.cookie()));
        let cookie = pair.and_then(|pair| Cookie::parse_encoded(pair).ok());
        let signed = cookie.and_then(|cookie| SignedCookieJar::new(key.clone()).verify(cookie));
        let secret = signed.and_then(|cookie| Secret::from_hex(cookie.value()));
        secret
            .map(Said::Bearer)
            .ok_or_else(|| token_refused("the bearer token was not signed by this server"))
    }

    fn by_cookies(headers: &HeaderMap, site: &Site, key: &Key) -> Self {
        let jar = SignedCookieJar::new(key.clone());
        // Others may have added a cookie of the same name, before or after ours.
        let signed = cookies(headers, site).find_map(|cookie| Secret::from_hex(jar.verify(cookie)?.value()));
        let unsigned = || cookies(headers, site).find_map(|cookie| Secret::from_hex(cookie.value()));
        match signed {
            Some(secret) => Said::Signed(secret),
            None => unsigned().map_or(Said::Nobody, Said::Unsigned),
        }
    }
}

/// Refuses a bearer token. The answer sets no cookie, since a program keeps its token itself.
fn token_refused(why: &str) -> Refused {
    Refused::new(RefusalKind::CookieNeeded, format!("{why}: `POST /api/me` returns a new one"))
}

/// Finds out who sends a request before it is handled. A sender whose unsigned cookie counts gets a signed one.
pub(crate) async fn identified(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let from = app.trust.came_from(request.headers(), request.extensions());
    let said = match Said::by(request.headers(), &app.site, &app.key) {
        Ok(said) => said,
        Err(refused) => return refused.into_response(),
    };
    let by_token = matches!(said, Said::Bearer(_));
    // People get the data about them even if they are kept away.
    let is_own = request.uri().path().starts_with("/api/me");
    let (secret, forgotten) = match recognised(&app, said).await {
        Ok(Recognised::Nobody) => (None, None),
        Ok(Recognised::Person(secret)) => (Some(secret), None),
        Ok(Recognised::Forgotten(_)) if by_token && !is_own => {
            return token_refused("the bearer token is that of a person who was forgotten").into_response();
        }
        Ok(Recognised::Forgotten(holder)) => (None, Some(holder)),
        // To take the sender for nobody would cost them their seats.
        Err(error) => return Refused::new(RefusalKind::NotStored, error.to_string()).into_response(),
    };
    if !is_own && app.bans.has(secret.as_ref().map(Secret::holder), from) {
        let why = "the host of this server keeps you away for a time";
        return Refused::new(RefusalKind::Banned, why).into_response();
    }
    let mut renews = matches!(said, Said::Unsigned(_));
    if let Some(secret) = &secret {
        note(&app, secret.holder(), from).await;
        renews |= app.tables.holdings().knows(secret.holder()) && app.renewals.is_due(secret.holder());
    }
    request.extensions_mut().insert(Guest { secret, forgotten, by_token, from });
    let mut response = next.run(request).await;
    if let Some(secret) = secret.filter(|_| renews) {
        response
            .headers_mut()
            .entry(header::SET_COOKIE)
            .or_insert_with(|| secret.cookie(&app.site, &app.key));
    }
    if by_token {
        // A program that keeps cookies would send both.
        response.headers_mut().remove(header::SET_COOKIE);
    }
    response
}

/// The sender of a request, as the store knows them.
enum Recognised {
    Nobody,
    Person(Secret),
    /// A person whose secret is refused, since they are to be forgotten.
    Forgotten(Holder),
}

async fn recognised(app: &App, said: Said) -> Result<Recognised, ReadError> {
    let secret = match said {
        Said::Nobody => return Ok(Recognised::Nobody),
        Said::Signed(secret) | Said::Bearer(secret) => secret,
        Said::Unsigned(secret) if app.store.knew_unsigned(secret.holder()).await? => secret,
        Said::Unsigned(_) => return Ok(Recognised::Nobody),
    };
    let is_refused = app.store.person(secret.holder()).await?.is_none();
    Ok(if is_refused { Recognised::Forgotten(secret.holder()) } else { Recognised::Person(secret) })
}

/// Notes from where a person comes, if they count already. Cookies are free, so one that was never used leaves no trace.
async fn note(app: &App, holder: Holder, from: Option<Network>) {
    let holdings = app.tables.holdings();
    // A person whom the store cannot read counts as a new one, at worst.
    if holdings.knows(holder) || app.store.has_tables(holder).await.unwrap_or_default() {
        holdings.seen(holder, from);
    }
}

/// The sender of a request: a network, and perhaps a person; by default nobody, on the host's own machine.
#[derive(Clone, Copy, Default)]
pub(crate) struct Guest {
    /// The secret in the person's cookie or bearer token.
    secret: Option<Secret>,
    /// The person whose secret is refused.
    forgotten: Option<Holder>,
    /// Whether the secret is a bearer token: the sender is a program.
    by_token: bool,
    /// The network of the request; none for the host's own machine.
    pub from: Option<Network>,
}

impl Guest {
    /// Returns the person who can be forgotten: also one whose removal was cut off.
    pub fn leaving(&self) -> Option<Holder> {
        self.holder().or(self.forgotten)
    }

    pub fn holder(&self) -> Option<Holder> {
        self.secret.as_ref().map(Secret::holder)
    }

    /// Returns the sender as a person for whom something may be stored. A person who comes for the first time is counted.
    ///
    /// # Errors
    /// If the request brought no valid cookie (the answer sets one), too many new people come from that network, or the
    /// operating system provides no random numbers.
    pub fn person(self, app: &App) -> Result<Person, Refused> {
        let Some(secret) = self.secret else {
            return Err(Refused::cookie_needed(Secret::new()?.cookie(&app.site, &app.key)));
        };
        self.counted(app, secret)
    }

    /// Makes a new person of a sender who is nobody yet, and returns their bearer token. They count at once: it is sent to
    /// somebody who will use it.
    ///
    /// # Errors
    /// If the sender is somebody already, too many new people come from that network, or the operating system provides no
    /// random numbers.
    pub fn issue(self, app: &App) -> Result<String, Refused> {
        if self.leaving().is_some() {
            return Err(Refused::new(RefusalKind::Malformed, "the sender has an identity already"));
        }
        let secret = Secret::new()?;
        self.counted(app, secret)?;
        Ok(secret.token(&app.site, &app.key))
    }

    /// Counts a person who comes for the first time.
    fn counted(self, app: &App, secret: Secret) -> Result<Person, Refused> {
        let holdings = app.tables.holdings();
        if !holdings.knows(secret.holder()) {
            self.from.map_or(Ok(()), |from| app.limits.people.take(from))?;
            holdings.seen(secret.holder(), self.from);
        }
        Ok(Person { secret, by_token: self.by_token, from: self.from })
    }

    /// Counts a request about what is stored for a person towards the limits on moves, unless it comes from the host's
    /// own machine.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn count_move(&self, app: &App) -> Result<(), Refused> {
        let Some(from) = self.from else { return Ok(()) };
        app.limits.address_moves.take(from)?;
        // Without an identity nothing is stored, so there is no person to count it for.
        self.holder().map_or(Ok(()), |holder| app.limits.moves.take(&holder))
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, Refused> {
        let guest = parts.extensions.get().copied();
        guest.ok_or_else(|| Refused::new(RefusalKind::Internal, "the sender was not identified"))
    }
}

/// The part of a person at a table where they say something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Speaker {
    /// They hold a seat.
    Player,
    /// They hold none.
    Spectator,
}

/// The sender of a request that stores something: a person whose cookie has come back.
#[derive(Clone, Copy)]
pub(crate) struct Person {
    secret: Secret,
    /// Whether the secret is a bearer token: the sender is a program.
    pub by_token: bool,
    /// The network of the request; none for the host's own machine.
    pub from: Option<Network>,
}

impl Person {
    pub fn holder(&self) -> Holder {
        self.secret.holder()
    }

    /// Returns the header that gives the person's cookie again: its time in the browser begins anew.
    pub fn cookie(&self, app: &App) -> HeaderValue {
        self.secret.cookie(&app.site, &app.key)
    }

    /// Counts a line of chat, unless it comes from the host's own machine. Lines of players are not counted together with
    /// those of spectators, or spectators could silence them.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn count_line(&self, app: &App, table: &str, speaker: Speaker) -> Result<(), Refused> {
        let Some(from) = self.from else { return Ok(()) };
        let (address_lines, table_lines) = match speaker {
            Speaker::Player => (&app.limits.address_player_lines, &app.limits.table_player_lines),
            Speaker::Spectator => (&app.limits.address_lines, &app.limits.table_lines),
        };
        app.limits.lines.take(&(self.holder(), table.to_owned()))?;
        address_lines.take(from)?;
        table_lines.take(&table.to_owned())
    }

    /// Counts a change to a table or to the person's list towards the limits on moves, unless it comes from the host's
    /// own machine.
    ///
    /// # Errors
    /// If a limit is reached.
    pub fn count_move(&self, app: &App) -> Result<(), Refused> {
        Guest::from(*self).count_move(app)
    }
}

impl From<Person> for Guest {
    fn from(person: Person) -> Self {
        Guest { secret: Some(person.secret), forgotten: None, by_token: person.by_token, from: person.from }
    }
}

impl FromRequestParts<App> for Person {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refused> {
        Guest::from_request_parts(parts, app).await?.person(app)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookies: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for cookie in cookies {
            headers.append(header::COOKIE, cookie.parse().unwrap());
        }
        headers
    }

    /// A cookie as a browser sends it back.
    fn pair(secret: Secret, site: &Site, key: &Key) -> String {
        let cookie = secret.cookie(site, key);
        cookie.to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    fn is_signed(cookies: &[&str], site: &Site, key: &Key, by: Secret) -> bool {
        matches!(Said::by_cookies(&headers(cookies), site, key), Said::Signed(secret) if secret == by)
    }

    #[test]
    fn a_cookie_comes_back_as_it_was_given() {
        let (site, key) = (Site::new(None), Key::from(&[7; 64]));
        let secret = Secret::new().unwrap();
        let given = pair(secret, &site, &key);
        assert!(is_signed(&[&format!("theme=dark; {given}; x=y")], &site, &key, secret));
        assert!(is_signed(&["a=b", &given], &site, &key, secret));
        // A cookie that somebody planted beside it changes nothing.
        let planted = format!("cabochon={}", "1".repeat(64));
        assert!(is_signed(&[&planted, &given], &site, &key, secret));
        assert!(is_signed(&[&format!("{given}; {planted}")], &site, &key, secret));
        assert!(Secret::new().unwrap() != secret);
        let cookie = secret.cookie(&site, &key);
        for attribute in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.to_str().unwrap().contains(attribute), "{cookie:?}");
        }
    }

    #[test]
    fn what_this_server_did_not_sign_is_unsigned() {
        let (site, key) = (Site::new(None), Key::from(&[7; 64]));
        let secret = Secret([1; SECRET_BYTES]);
        let foreign = pair(secret, &site, &Key::from(&[8; 64]));
        assert!(matches!(Said::by_cookies(&headers(&[&foreign]), &site, &key), Said::Nobody));
        let changed = pair(secret, &site, &key).replace("0101", "0102");
        assert!(matches!(Said::by_cookies(&headers(&[&changed]), &site, &key), Said::Nobody));
        let bare = format!("cabochon={}", "01".repeat(SECRET_BYTES));
        let said = Said::by_cookies(&headers(&[&bare]), &site, &key);
        assert!(matches!(said, Said::Unsigned(unsigned) if unsigned == secret));
    }

    #[test]
    fn what_is_no_secret_is_nobody() {
        let (site, key) = (Site::new(None), Key::from(&[7; 64]));
        let nobody = |headers: &HeaderMap| matches!(Said::by_cookies(headers, &site, &key), Said::Nobody);
        for cookie in ["cabochon=", "cabochon=12", &format!("cabochon={}", "g".repeat(64)), "x"] {
            assert!(nobody(&headers(&[cookie])), "{cookie}");
        }
        assert!(nobody(&HeaderMap::new()));
        // Not a letter boundary in the middle: this must not panic.
        for odd in ["ä".repeat(32), "ä".repeat(60), "%C3".repeat(64)] {
            let odd = HeaderValue::from_bytes(format!("cabochon={odd}").as_bytes()).unwrap();
            let mut headers = HeaderMap::new();
            headers.append(header::COOKIE, odd);
            assert!(nobody(&headers));
        }
    }

    #[test]
    fn over_https_the_cookie_is_for_https_alone() {
        let (site, key) = (Site::new(Some("https://games.example".parse().unwrap())), Key::from(&[7; 64]));
        let secret = Secret::new().unwrap();
        let cookie = secret.cookie(&site, &key).to_str().unwrap().to_owned();
        assert!(cookie.starts_with("__Host-cabochon=") && cookie.contains("; Secure"), "{cookie}");
        assert!(cookie.contains("Path=/;") && !cookie.contains("Domain"), "what the name promises: {cookie}");
        let given = pair(secret, &site, &key);
        assert!(is_signed(&[&given], &site, &key, secret));
        let plain = given.replace("__Host-", "");
        assert!(
            matches!(Said::by_cookies(&headers(&[&plain]), &site, &key), Said::Nobody),
            "a plain cookie is somebody else's work"
        );
        assert!(!secret.cookie(&Site::new(None), &key).to_str().unwrap().contains("Secure"));
    }
}
