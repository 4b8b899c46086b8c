//! The house that is a server: requests over HTTP, and the frames of a table over a WebSocket.

use leptos::prelude::window;
use protocol::{CLOSE_RESTART, Refusal, RefusalKind};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{CloseEvent, MessageEvent, WebSocket};

use crate::shared::house::{Answer, Failure, House, News, Request, Watch};
use crate::shared::{http, online, site};

/// The server that the page came from.
pub struct Server;

impl House for Server {
    /// Sends a request once more if the server does not know who sends it: the refusal has set the cookie.
    fn ask(&self, Request { path, body }: Request) -> Answer {
        Box::pin(async move {
            let (address, body) = (site::address(&path), body.as_deref());
            match send(&address, body).await {
                Err(Failure::Refused(Refusal { kind: RefusalKind::CookieNeeded, .. })) if body.is_some() => {
                    send(&address, body).await
                }
                answer => answer,
            }
        })
    }

    fn watch(&self, path: &str, hear: Box<dyn Fn(News)>) -> Option<Watch> {
        let location = window().location();
        let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
        let host = location.host().unwrap_or_default();
        let socket = WebSocket::new(&format!("{scheme}://{host}{}", site::address(path))).ok()?;
        let hear = std::rc::Rc::new(hear);
        let hear_too = hear.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(News::Frame(text));
            }
        });
        let lost = Closure::<dyn Fn(CloseEvent)>::new(move |event: CloseEvent| {
            hear_too(if event.code() == CLOSE_RESTART { News::Restarting } else { News::Lost });
        });
        socket.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        socket.set_onclose(Some(lost.into_js_value().unchecked_ref()));
        Some(Box::new(Socket(socket)))
    }

    fn address(&self, path: &str) -> String {
        site::address(path)
    }
}

async fn send(address: &str, body: Option<&str>) -> Result<String, Failure> {
    let response = http::send(address, body).await?;
    online::heard();
    http::read(response).await
}

/// A socket that is closed when it is dropped, and says nothing after that.
struct Socket(WebSocket);

impl Drop for Socket {
    fn drop(&mut self) {
        self.0.set_onclose(None);
        self.0.set_onmessage(None);
        let _ = self.0.close();
    }
}
