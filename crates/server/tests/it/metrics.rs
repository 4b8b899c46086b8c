//! The metrics that Prometheus reads.

use std::collections::{BTreeMap, BTreeSet};

use protocol::SayRequest;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::house::{FIRST, House, human, in_time, next_frame};

/// The value of each sample, and the names that have a description and a type.
fn samples(text: &str) -> (BTreeMap<String, f64>, BTreeSet<String>) {
    let about = |start: &str| -> BTreeSet<String> {
        let lines = text.lines().filter_map(|line| line.strip_prefix(start));
        lines.map(|line| line.split_once(' ').expect("a name and more").0.to_owned()).collect()
    };
    assert_eq!(about("# HELP "), about("# TYPE "));
    let values = text.lines().filter(|line| !line.starts_with('#'));
    let values = values.map(|line| line.rsplit_once(' ').expect("a value"));
    let values = values.map(|(name, value)| (name.to_owned(), value.parse().unwrap())).collect();
    (values, about("# HELP "))
}

#[tokio::test]
async fn what_happens_is_counted_by_kind_and_never_by_table() {
    let house = House::measured().await;
    let metrics = house.metrics().unwrap();
    let mut anna = house.browser();
    let table = anna.set_up(&[human("Anna"), human("Ben")]).await;
    let mut line = anna.connect(&table).await;
    next_frame(&mut line).await;
    let first = house.next_move(&table, "1").await.unwrap();
    anna.play(&table, &first).await.unwrap();
    assert!(anna.play(&table, &first).await.is_ok(), "the same again");
    let stale = protocol::MoveRequest { key: "2".into(), ..first };
    assert!(anna.play(&table, &stale).await.is_err());
    let said = SayRequest { key: "3".into(), seat: Some(FIRST), name: String::new(), text: "quince".into() };
    assert_eq!(anna.post(&format!("/api/tables/{table}/chat"), &said).await.status, 200);
    assert_eq!(anna.raw("BREW", &format!("/{table}"), &[], b"").await.status, 405);

    let answer = metrics.get("/metrics").await;
    assert_eq!(answer.status, 200);
    assert!(answer.headers["content-type"].starts_with("application/openmetrics-text"));
    let text = answer.text();
    let (values, names) = samples(&text);
    let value = |name: &str| *values.get(name).unwrap_or_else(|| panic!("{name} is not in {text}"));
    assert_eq!(value("cabochon_moves_total{kind=\"person\"}"), 1.0, "a repeated move is one");
    let route = "route=\"/api/tables/{table}/moves\"";
    assert_eq!(value(&format!("cabochon_requests_total{{method=\"POST\",{route},status=\"200\"}}")), 2.0);
    let duration = "cabochon_request_duration_seconds";
    assert_eq!(value(&format!("{duration}_count{{{route}}}")), 3.0);
    assert_eq!(value(&format!("{duration}_bucket{{le=\"+Inf\",{route}}}")), 3.0);
    let refused: f64 = values
        .iter()
        .filter(|(name, _)| name.starts_with("cabochon_refusals_total"))
        .map(|(_, count)| count)
        .sum();
    assert_eq!(refused, 3.0, "a cookie, a move and a method: {text}");
    assert_eq!(value("cabochon_sockets"), 1.0);
    assert_eq!(value("cabochon_tables"), 1.0);
    assert_eq!(value("cabochon_bots_waiting"), 0.0);
    assert_eq!(value("cabochon_flush_duration_seconds_count"), 2.0, "a move and a line");
    assert!(value("cabochon_data_file_size_bytes") > 4096.0);
    assert!(value("cabochon_connections") >= 1.0);
    for sized in ["cabochon_descriptors", "cabochon_memory_bytes", "cabochon_disk_free_bytes"] {
        assert!(value(sized) > 1.0 || !cfg!(target_os = "linux"), "{sized}");
    }
    assert_eq!(value("cabochon_bots_wait_seconds_count"), 0.0);
    let build = format!("cabochon_build_info{{version=\"{}\",commit=\"\"}}", env!("CARGO_PKG_VERSION"));
    assert_eq!(value(&build), 1.0);
    assert_eq!(names.len(), 15, "each of them is looked at here: {names:?}");
    for private in [&table, "quince", "Anna", "BREW", &anna.cookie.clone().unwrap()] {
        assert!(!text.contains(private), "{private}");
    }
    assert!(text.ends_with("# EOF\n"));
}

#[tokio::test]
async fn metrics_are_not_at_the_address_of_the_pages_and_off_by_default() {
    let house = House::new().await;
    assert!(house.metrics().is_none());
    assert_eq!(house.browser().get("/metrics").await.status, 404);
    let measured = House::measured().await;
    assert_eq!(measured.browser().get("/metrics").await.status, 404);
    assert_eq!(measured.metrics().unwrap().get("/api/lobby").await.status, 404);
}

#[tokio::test]
async fn metrics_are_not_for_foreign_pages() {
    let house = House::measured().await;
    let metrics = house.metrics().unwrap();
    for (host, status) in [("evil.example", 403), ("localhost:1", 200)] {
        let mut line = TcpStream::connect(&metrics.host).await.unwrap();
        let request = format!("GET /metrics HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        line.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        in_time(line.read_to_string(&mut answer)).await.unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{host}: {answer}");
    }
}

/// Connections that ask for nothing are bounded here too, and they cost the pages nothing.
#[tokio::test]
async fn of_connections_to_the_metrics_a_few_are_kept() {
    let house = House::measured().await;
    let metrics = house.metrics().unwrap();
    let mut half_open = Vec::new();
    for _ in 0..16 {
        let mut line = TcpStream::connect(&metrics.host).await.unwrap();
        line.write_all(b"GET /metrics HTTP/1.1\r\nhost: ").await.unwrap();
        half_open.push(line);
    }
    let mut more = TcpStream::connect(&metrics.host).await.unwrap();
    // The end, or a broken connection: it is not listened to.
    assert!(!matches!(in_time(more.read(&mut [0; 1])).await, Ok(1..)));
    assert_eq!(house.browser().get("/api/about").await.status, 200);
    drop(half_open.pop());
    in_time(async {
        loop {
            let mut line = TcpStream::connect(&metrics.host).await.unwrap();
            let request =
                format!("GET /metrics HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", metrics.host);
            let _ = line.write_all(request.as_bytes()).await;
            let mut answer = Vec::new();
            if line.read_to_end(&mut answer).await.is_ok() && answer.starts_with(b"HTTP/1.1 200") {
                return;
            }
        }
    })
    .await;
}
