//! A server for the finished web page, on this machine alone.
use crate::steps::{Done, Failure};
use std::{
    fs,
    io::{self, BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    thread,
    time::Duration,
};

/// What the web page may load and reach; the app's is in `tauri.conf.json`.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; form-action 'none'; frame-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/// A server that has its address and waits for its first visitor.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    folder: PathBuf,
}

impl Server {
    /// Takes the first free port from `first` on; any free one if `first` is 0.
    ///
    /// # Errors
    /// If none of a hundred ports is free.
    pub fn new(folder: PathBuf, first: u16) -> Done<Self> {
        (first..=first.saturating_add(99))
            .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
            .map(|listener| Self { listener, folder })
            .ok_or_else(|| Failure::new(format!("no free port from {first} on")))
    }

    /// The port that it has.
    ///
    /// # Panics
    /// Never: a listener that is bound has an address.
    pub fn port(&self) -> u16 {
        self.listener.local_addr().expect("it is bound").port()
    }

    /// What to type into the browser.
    pub fn address(&self) -> String {
        format!("http://{}:{}/", Ipv4Addr::LOCALHOST, self.port())
    }

    /// Serves until the process ends.
    pub fn run(self) {
        for stream in self.listener.incoming().flatten() {
            let folder = self.folder.clone();
            // A visitor who goes away in the middle is no trouble of ours.
            thread::spawn(move || answer(stream, &folder).ok());
        }
    }
}

fn answer(mut stream: TcpStream, folder: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let request = first_line(&stream)?;
    let mut words = request.split(' ');
    let found = match (words.next(), words.next()) {
        (Some("GET"), Some(path)) => file(folder, path),
        _ => None,
    };
    match found {
        Some((content, kind)) => send(&mut stream, "200 OK", kind, &content),
        None => send(&mut stream, "404 Not Found", "text/plain", b"not here\n"),
    }
}

/// Reads the request's head, and no more of it than a browser of ours would send.
fn first_line(stream: &TcpStream) -> io::Result<String> {
    let mut lines = BufReader::new(stream.take(16 * 1024)).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    Ok(first)
}

fn file(folder: &Path, path: &str) -> Option<(Vec<u8>, &'static str)> {
    let path = path.split(['?', '#']).next()?.trim_start_matches('/');
    let name = Path::new(if path.is_empty() { "index.html" } else { path });
    if !name.components().all(|part| matches!(part, Component::Normal(_))) {
        return None;
    }
    Some((fs::read(folder.join(name)).ok()?, kind(name)))
}

fn kind(name: &Path) -> &'static str {
    match name.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn send(stream: &mut TcpStream, status: &str, kind: &str, content: &[u8]) -> io::Result<()> {
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nContent-Security-Policy: {POLICY}\r\n\
         X-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nCache-Control: no-store\r\n\
         Connection: close\r\n\r\n",
        content.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(content)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place;

    #[test]
    fn only_what_lies_in_the_folder_is_served() {
        let folder = place::root().join("icons");
        assert!(file(&folder, "/icon.svg?x#y").is_some_and(|(_, kind)| kind == "image/svg+xml"));
        for path in ["/../Cargo.toml", "//etc/passwd", "/android", "/none", "/./../Cargo.toml", ""] {
            assert!(file(&folder, path).is_none(), "{path}");
        }
    }
}
