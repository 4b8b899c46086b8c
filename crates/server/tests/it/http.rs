//! Addresses, headers, bodies: what is refused before any table hears of it.

use protocol::{About, MoveRequest, PROTOCOL, RefusalKind, TableSummary};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::house::{Browser, House, bot, human, in_time};
use crate::routes::{concrete, posts, routes};

async fn house_with_table() -> (House, Browser, String) {
    let house = House::new().await;
    let mut browser = house.browser();
    let table = browser.set_up(&[human("Anna"), human("Bert")]).await;
    (house, browser, table)
}

#[tokio::test]
async fn says_what_it_is() {
    let house = House::new().await;
    let about: About = house.browser().get("/api/about").await.json();
    assert_eq!((about.name.as_str(), about.protocol), ("Cabochon", PROTOCOL));
    assert_eq!(about.games, games::names());
    assert_eq!(about.bots, ["novice", "apprentice", "greedy", "artisan", "expert", "virtuoso", "master"]);
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let (_house, browser, table) = house_with_table().await;
    let mut paths: Vec<(String, String)> =
        routes().into_iter().map(|(method, path)| (method, concrete(&path, &table))).collect();
    let also =
        [("GET", "/nothing"), ("PUT", "/api/tables"), ("GET", "/api/nothing"), ("POST", "/api/tables")];
    paths.extend(also.map(|(method, path)| (method.into(), path.into())));
    for (method, path) in paths {
        let answer = browser.raw(&method, &path, &[], b"").await;
        let header = |name: &str| answer.headers.get(name).map(String::as_str).unwrap_or_default();
        let policy = header("content-security-policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{method} {path}: {policy}");
        assert!(policy.contains("font-src 'self';"), "{method} {path}: {policy}");
        assert!(policy.contains("frame-ancestors 'none'"), "{method} {path}");
        assert!(!policy.contains("unsafe-inline"), "{method} {path}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{method} {path}");
        assert_eq!(header("referrer-policy"), "same-origin", "{method} {path}");
    }
}

#[tokio::test]
async fn a_refusal_before_the_body_was_read_ends_the_connection() {
    let (house, _, table) = house_with_table().await;
    let path = format!("/api/tables/{table}/chat");
    for (closes, origin, body) in
        [(true, "origin: http://evil.example\r\n", "{}"), (true, "", "{}"), (false, "", "")]
    {
        let mut line = TcpStream::connect(house.host()).await.unwrap();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\n{origin}content-type: application/json\r\ncontent-length: {}\r\n\r\n",
            house.host(),
            body.len()
        );
        line.write_all((request + body).as_bytes()).await.unwrap();
        let mut head = String::new();
        let mut lines = BufReader::new(line);
        while !head.ends_with("\r\n\r\n") {
            assert_ne!(in_time(lines.read_line(&mut head)).await.unwrap(), 0, "{head}");
        }
        assert!(head.starts_with("HTTP/1.1 4"), "{head}");
        assert_eq!(head.contains("connection: close\r\n"), closes, "{origin:?} {body:?}: {head}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_refused_in_json() {
    let (_house, browser, table) = house_with_table().await;
    for path in ["/nothing", "/api", "/api/nothing", "/api/tables/nothing", "/t", "/t/a/b"] {
        assert_eq!(browser.get(path).await.kind(), RefusalKind::NotFound, "{path}");
    }
    let long = format!("/api/tables/{}", "x".repeat(1000));
    assert_eq!(browser.get(&long).await.kind(), RefusalKind::NotFound);
    let all = routes();
    for (method, path) in &all {
        let has = |method: &str| all.iter().any(|(other, same)| other == method && same == path);
        let path = concrete(path, &table);
        for other in ["PUT", "DELETE", "PATCH"] {
            assert_eq!(browser.raw(other, &path, &[], b"").await.kind(), RefusalKind::NotAllowed, "{path}");
        }
        if method == "GET" && !has("POST") {
            let answer = browser.raw("POST", &path, &[], b"").await;
            assert_eq!(answer.kind(), RefusalKind::NotAllowed, "{path}");
        }
        if method == "POST" && !has("GET") {
            assert_eq!(browser.get(&path).await.kind(), RefusalKind::NotAllowed, "{path}");
        }
    }
    // A refusal says what there is instead.
    for (path, there) in [("/", "GET,HEAD"), ("/nothing", "GET,HEAD"), ("/api/games", "GET,HEAD,POST")] {
        assert_eq!(browser.raw("PUT", path, &[], b"").await.headers["allow"], there, "{path}");
    }
    for path in ["at/x", "at/-1", "at/0?viewer=me", "at/0?viewer=0&viewer=1"] {
        let answer = browser.get(&format!("/api/tables/{table}/{path}")).await;
        assert_eq!(answer.kind(), RefusalKind::Malformed, "{path}");
    }
    let nobody = Browser { cookie: None, ..browser.clone() };
    assert_eq!(nobody.get("/api/tables/nothing/socket").await.kind(), RefusalKind::NotFound);
    let not_a_socket = nobody.get(&format!("/api/tables/{table}/socket")).await;
    assert_eq!(not_a_socket.kind(), RefusalKind::Malformed);
    assert_eq!(browser.get("/api/tables/%ff").await.kind(), RefusalKind::Malformed);
}

#[tokio::test]
async fn malformed_requests_are_refused() {
    let (_house, browser, table) = house_with_table().await;
    let moves = format!("/api/tables/{table}/moves");
    let cookie = browser.cookie.clone().unwrap();
    let json = [("content-type", "application/json"), ("cookie", cookie.as_str())];
    for body in ["", "{", "[]", "null", "{\"key\":1}", "\u{0}"] {
        for path in [moves.as_str(), "/api/tables", "/api/games"] {
            let answer = browser.raw("POST", path, &json, body.as_bytes()).await;
            assert_eq!(answer.kind(), RefusalKind::Malformed, "{path} {body}");
        }
    }
    let extra = br#"{"key":"a","seat":0,"version":1,"action":"P","cheat":true}"#;
    assert!(browser.raw("POST", &moves, &json, extra).await.refusal().why.contains("cheat"));
    // The right content in the wrong wrapping.
    let seat = serde_json::json!({"kind": "human", "name": ""});
    let good = serde_json::json!({"setup": suites::any_setup(2), "seats": [seat, seat]}).to_string();
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""] {
        let headers = [("content-type", kind), ("cookie", cookie.as_str())];
        let answer = browser.raw("POST", "/api/tables", &headers, good.as_bytes()).await;
        assert_eq!(answer.kind(), RefusalKind::Malformed, "{kind}");
    }
    assert_eq!(browser.raw("POST", "/api/tables", &json, good.as_bytes()).await.status, 201);
}

#[tokio::test]
async fn foreign_pages_can_change_nothing() {
    let (house, browser, table) = house_with_table().await;
    let cookie = browser.cookie.clone().unwrap();
    let body = serde_json::to_vec(&house.next_move(&table, "a").await.unwrap()).unwrap();
    let own = format!("http://{}", browser.host);
    for path in posts().iter().map(|path| concrete(path, &table)) {
        for foreign in [
            &[("origin", "http://evil.example")][..],
            &[("origin", "null")],
            &[("origin", "http://127.0.0.1:1")],
            &[("sec-fetch-site", "cross-site")],
            &[("origin", &own), ("sec-fetch-site", "same-site")],
        ] {
            let mut headers = vec![("content-type", "application/json"), ("cookie", cookie.as_str())];
            headers.extend(foreign);
            let answer = browser.raw("POST", &path, &headers, &body).await;
            assert_eq!(answer.kind(), RefusalKind::ForeignOrigin, "{path} {foreign:?}");
        }
    }
    assert!(browser.play(&table, &house.next_move(&table, "a").await.unwrap()).await.is_ok());
}

#[tokio::test]
async fn a_body_of_ten_megabytes_is_refused_and_play_goes_on() {
    let (house, browser, table) = house_with_table().await;
    let request = house.next_move(&table, "a").await.unwrap();
    let large = MoveRequest { action: "x".repeat(10 << 20), ..request.clone() };
    for path in [format!("/api/tables/{table}/moves"), "/api/tables".into(), "/api/games".into()] {
        assert_eq!(browser.post(&path, &large).await.kind(), RefusalKind::TooLarge, "{path}");
    }
    assert!(browser.play(&table, &request).await.is_ok());
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_and_kept() {
    let house = House::new().await;
    let browser = house.browser();
    let wish = serde_json::json!({"setup": suites::any_setup(2), "seats": [{"kind": "human", "name": "A"}, {"kind": "bot", "level": "random"}]});
    let first = browser.post("/api/tables", &wish).await;
    let cookie = first.headers["set-cookie"].clone();
    for part in ["cabochon=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let mut known = browser.clone();
    known.keep(&first);
    let again = known.post("/api/tables", &wish).await;
    assert_eq!(again.headers["set-cookie"], cookie, "the same person");
    let other = browser.post("/api/tables", &wish).await;
    assert_ne!(other.headers["set-cookie"], cookie, "somebody else");
    let mine: Vec<TableSummary> = known.get("/api/tables").await.json();
    assert_eq!(mine.len(), 2);
    assert!(mine.iter().all(|table| table.seats[0].mine && !table.seats[1].mine));
    assert_eq!(browser.get("/api/tables").await.json::<Vec<TableSummary>>(), []);
    // A cookie that does not look like one of ours is nobody's.
    let odd = Browser { cookie: Some("cabochon=admin".into()), ..browser };
    assert_eq!(odd.get("/api/tables").await.json::<Vec<TableSummary>>(), []);
}

#[cfg(unix)]
#[tokio::test]
async fn who_watches_over_it_is_told_whether_it_works() {
    let house = House::new().await;
    for path in ["/healthz", "/readyz"] {
        assert_eq!(house.browser().get(path).await.status, 200, "{path}");
    }
    let lost = House::new().await;
    std::fs::remove_file(lost.data()).unwrap();
    let answer = lost.browser().get("/readyz").await;
    let ready: serde_json::Value = answer.json();
    assert_eq!(
        (answer.status, ready),
        (503, serde_json::json!({"data": false, "client": true, "bots": true}))
    );
    assert_eq!(lost.browser().get("/healthz").await.status, 200);
    let wish = serde_json::json!({"setup": suites::any_setup(2), "seats": [{"kind": "human", "name": "A"}, {"kind": "open"}]});
    assert_eq!(lost.browser().post("/api/tables", &wish).await.kind(), RefusalKind::NotStored);
    assert!(!lost.data().exists(), "no other file takes its place");
}

#[tokio::test]
async fn serves_the_client() {
    let (_house, browser, table) = house_with_table().await;
    let page = browser.get("/").await;
    assert_eq!((page.status, page.headers["cache-control"].as_str()), (200, "no-cache"));
    assert!(page.headers["content-type"].starts_with("text/html"));
    let other = browser.get(&format!("/t/{table}")).await;
    assert_eq!(other.body, page.body);
    let tag = page.headers["etag"].clone();
    let known = browser.raw("GET", "/", &[("if-none-match", &tag)], b"").await;
    assert_eq!((known.status, known.body.len()), (304, 0));
    let script = "/cabochon-0123456789abcdef.js";
    let compressed = browser.raw("GET", script, &[("accept-encoding", "gzip, br")], b"").await;
    assert_eq!((compressed.status, &compressed.body[..]), (200, &b"small"[..]));
    assert_eq!(compressed.headers["content-encoding"], "br");
    assert_eq!(compressed.headers["vary"], "accept-encoding");
    // Over plain HTTP a browser asks for this.
    let older = browser.raw("GET", script, &[("accept-encoding", "gzip, deflate")], b"").await;
    assert_eq!((&older.body[..], older.headers["content-encoding"].as_str()), (&b"smaller"[..], "gzip"));
    assert_eq!(older.headers["vary"], "accept-encoding");
    let tag = compressed.headers["etag"].clone();
    assert!(
        tag.starts_with("W/") && older.headers["etag"] == tag,
        "a weak tag says the same of every coding"
    );
    let asked = [("accept-encoding", "gzip"), ("if-none-match", tag.as_str())];
    let known = browser.raw("GET", script, &asked, b"").await;
    assert_eq!(
        (known.status, known.body.len(), known.headers.contains_key("content-encoding")),
        (304, 0, false)
    );
    assert_eq!(compressed.headers["cache-control"], "public, max-age=31536000, immutable");
    assert_eq!(browser.get(script).await.body, b"script");
    let head = browser.raw("HEAD", "/", &[], b"").await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(browser.get("/api/about").await.headers["cache-control"], "no-store");
}

#[tokio::test]
async fn where_nothing_is_people_get_a_page_and_programs_a_refusal() {
    let house = House::new().await;
    let browser = house.browser();
    let nowhere = ["/nowhere", "/t", "/t/nothing", "/t/%ff", "/rules/chess", "/style-0123456789abcdef.css"];
    for nowhere in nowhere {
        let accept = [("accept", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8")];
        let page = browser.raw("GET", nowhere, &accept, b"").await;
        assert_eq!((page.status, &page.body[..]), (404, &b"page"[..]), "{nowhere}");
        let refusal = browser.get(nowhere).await.refusal();
        assert_eq!(refusal.kind, RefusalKind::NotFound);
        assert!(refusal.why.contains(nowhere), "{refusal:?}");
    }
}

#[tokio::test]
async fn tables_and_lists_of_rules_that_exist_have_pages() {
    let (_house, browser, table) = house_with_table().await;
    let lists = games::LIST.iter().flat_map(|game| game.about().lists);
    let lists = lists.map(|list| format!("/rules/{}", list.name));
    for path in lists.chain(["/rules".to_owned(), format!("/t/{table}")]) {
        assert_eq!(browser.get(&path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn tables_that_cannot_be_are_not_set_up() {
    let house = House::new().await;
    let browser = house.browser();
    let why = |setup: &str, seats: Vec<protocol::NewSeat>| {
        let (browser, wish) =
            (browser.clone(), protocol::NewTable { setup: setup.into(), seats, options: Default::default() });
        async move {
            let refusal = browser.post("/api/tables", &wish).await.refusal();
            assert_eq!(refusal.kind, RefusalKind::Malformed);
            refusal.why
        }
    };
    assert!(why("chess", vec![]).await.contains("There is no game `chess`"));
    let for_two = suites::any_setup(2);
    assert!(why(&for_two, vec![human("")]).await.contains("2 seats"));
    assert!(why(&for_two, vec![human(""), bot("champion")]).await.contains("champion"));
}
