//! Every address of the server, from the description that it makes of itself: a new one fails the tests that go
//! over all of them until it is covered.

use serde_json::{Value, json};

/// The pages, which the description does not name.
const PAGES: [&str; 4] = ["/", "/t/{table}", "/rules", "/rules/{list}"];

/// Every method with its path.
pub fn routes() -> Vec<(String, String)> {
    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    let mut routes: Vec<(String, String)> = PAGES.map(|path| ("GET".to_owned(), path.to_owned())).into();
    for (path, methods) in description["paths"].as_object().unwrap() {
        let methods = methods.as_object().unwrap().keys().filter(|name| *name != "parameters");
        routes.extend(methods.map(|method| (method.to_ascii_uppercase(), path.clone())));
    }
    assert!(routes.len() > 15, "the description has lost its routes");
    routes
}

/// The paths of the requests that change something.
pub fn posts() -> Vec<String> {
    let changes = routes().into_iter().filter(|(method, _)| method != "GET");
    let changes: Vec<_> = changes.collect();
    assert!(
        changes.iter().all(|(method, _)| method == "POST"),
        "what changes something is a POST: {changes:?}"
    );
    changes.into_iter().map(|(_, path)| path).collect()
}

/// A path at a table, for its first seat.
pub fn concrete(path: &str, table: &str) -> String {
    let path = if path.ends_with("/legal") { format!("{path}?seat=0") } else { path.to_owned() };
    let path = path.replace("{table}", table).replace("{version}", "0").replace("{seat}", "0");
    let path = path.replace("{list}", games::names()[0]);
    assert!(!path.contains('{'), "say here what stands for the parameter of {path}");
    path
}

/// A request that is understood, for each path that changes something. `version` is that of the table.
pub fn body(path: &str, key: &str, seat: u8, version: u32) -> Value {
    let two = json!([{"kind": "human", "name": "A"}, {"kind": "human", "name": "B"}]);
    match path {
        "/api/tables" => json!({"setup": suites::any_setup(2), "seats": two}),
        "/api/me" => json!({}),
        "/api/mine/remove" => json!({"what": "finished"}),
        "/api/me/forget" => json!({"what": "everything"}),
        "/api/games" => json!({"log": suites::any_setup(2) + "\n", "seats": []}),
        "/api/tables/{table}/seats/{seat}" => json!({"do": "free"}),
        "/api/tables/{table}/start" => json!({"fill": "greedy"}),
        "/api/tables/{table}/moves" => {
            json!({"key": key, "seat": seat, "version": version, "action": "T.wbg"})
        }
        "/api/tables/{table}/undo" => json!({"key": key, "seat": seat, "version": version, "word": "ask"}),
        "/api/tables/{table}/chat" => json!({"key": key, "seat": seat, "text": "Hello"}),
        "/api/tables/{table}/guests" => json!({"do": "spectators", "admitted": true}),
        "/api/tables/{table}/rematch" => json!({}),
        other => panic!("say here what is sent to {other}"),
    }
}
