//! The program of the tests as it may be after an upgrade: every file of the client that is named by its content has another
//! name, and the client has another version. The browser tests start it in place of the program that an open page came from.

use std::process::ExitCode;

use cli::Program;
use server::assets::{Client, File};

/// The length of the hash in a name, and of the client's version.
const HASH: usize = 16;

fn main() -> ExitCode {
    let mut files: Vec<&'static File> = cli::client::ALL.iter().map(|file| upgraded(file)).collect();
    files.sort_by_key(|file| file.path);
    let client = Client::new(Vec::leak(files));
    cli::main(Box::leak(Box::new(Program { games: &games::ALL, client })))
}

/// The same file with another name, if it is named by its content, and with the other names of the others in it.
fn upgraded(file: &'static File) -> &'static File {
    let path = String::from_utf8(renamed(file.path.as_bytes())).expect("digits stay digits").leak();
    let is_code = path.ends_with(".wasm");
    let bytes = if is_code { file.bytes } else { renamed(file.bytes).leak() };
    Box::leak(Box::new(File { path, bytes, brotli: None, gzip: None, etag: "W/\"upgraded\"" }))
}

/// A text in which the digits of each hash stand in the opposite order.
fn renamed(text: &[u8]) -> Vec<u8> {
    let mut renamed = text.to_vec();
    let mut from = 0;
    while from < renamed.len() {
        let is_digit = |byte: &&u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        let digits = renamed[from..].iter().take_while(is_digit).count();
        if digits == HASH && from > 0 && matches!(renamed[from - 1], b'-' | b'"') {
            renamed[from..from + digits].reverse();
        }
        from += digits.max(1);
    }
    renamed
}
