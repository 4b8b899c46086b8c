//! A running server, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use serde_json::json;

/// A running server, with a log that is not a terminal, and what it prints.
pub struct Served {
    process: Child,
    printed: BufReader<ChildStdout>,
    address: String,
}

impl Served {
    /// Starts a server on this data file and waits until it listens. Returns also the two lines that it printed.
    pub fn start(program: fn(&[&str]) -> Command, data: &Path) -> (Self, [String; 2]) {
        Self::start_with(program(&["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data))
    }

    /// Starts a server with a command line of its own and waits until it listens. Returns also the two lines that it
    /// printed.
    pub fn start_with(command: &mut Command) -> (Self, [String; 2]) {
        if command.get_envs().all(|(name, _)| name != "RUST_LOG") {
            command.env("RUST_LOG", "info");
        }
        let mut process =
            command.env_remove("NO_COLOR").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut printed = BufReader::new(process.stdout.take().unwrap());
        let lines = std::array::from_fn(|_| {
            let mut line = String::new();
            printed.read_line(&mut line).unwrap();
            line
        });
        let address = lines[0].split("http://").nth(1).expect("an address").trim().trim_end_matches('/');
        let address = address.to_owned();
        (Served { process, printed, address }, lines)
    }

    /// Returns its address, as a person types it.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Sends it a signal and returns what it logged until its end, which must be a clean one.
    pub fn signal(mut self, name: &str) -> String {
        self.send_signal(name);
        let mut log = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert!(self.process.wait().unwrap().success(), "{log}");
        assert_eq!(self.printed.fill_buf().unwrap(), b"");
        log
    }

    /// Sends it a signal that does not end it.
    pub fn send_signal(&self, name: &str) {
        let kill = format!("kill -{name} {}", self.process.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    }

    /// Returns the status and the body that answer a request.
    pub fn ask(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let (head, body) = self.ask_with("", method, path, body);
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body)
    }

    /// Returns the head and the body that answer a request with more headers, each of which ends its line. It is sent
    /// again if it needs a cookie, so without one in the headers it comes from somebody new.
    pub fn ask_with(&self, headers: &str, method: &str, path: &str, body: &str) -> (String, String) {
        let (head, answer) = self.send(headers, method, path, body);
        if !head.starts_with("HTTP/1.1 401 ") {
            return (head, answer);
        }
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
        let cookie = cookie.split(';').next().expect("a name and a value");
        self.send(&format!("Cookie: {cookie}\r\n{headers}"), method, path, body)
    }

    fn send(&self, headers: &str, method: &str, path: &str, body: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n{headers}Content-Length: {}",
            self.address,
            body.len()
        );
        stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        (head.to_owned(), body.to_owned())
    }

    /// Opens a socket on which a table is shown, and waits for its first bytes.
    pub fn socket(&self, table: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).unwrap();
        let (mut head, mut byte) = (Vec::new(), [0]);
        // The head, and one byte of the first frame.
        while !head.ends_with(b"\r\n\r\n") {
            stream.read_exact(&mut byte).unwrap();
            head.push(byte[0]);
        }
        assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
        stream.read_exact(&mut byte).unwrap();
        stream
    }

    /// Returns the resident memory of the server in KB; none if the system does not tell.
    pub fn memory(&self) -> Option<usize> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }

    /// Requests a table of people at one screen.
    pub fn set_up(&self, setup: &str) -> (u16, String) {
        let person = json!({"kind": "human", "name": ""});
        self.ask("POST", "/api/tables", &json!({"setup": setup, "seats": [person, person]}).to_string())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
