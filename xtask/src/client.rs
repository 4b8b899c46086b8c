//! Builds the browser client: compiles it for wasm32, generates its JavaScript, and writes compressed files named by
//! their content.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use parts::dist::{Dist, Effort, files_below, fnv, is_twin};
use parts::{style, typeface};
use wasm_bindgen_cli_support::Bindgen;

use crate::start::{self, Words};
use crate::steps::say;
use crate::workspace::{Workspace, output, run};

/// The compilation target of the client.
pub const TARGET: &str = "wasm32-unknown-unknown";
/// The profile with which it is compiled.
const PROFILE: &str = "client";
/// The start of the names of the finished files; the hash follows.
const STEM: &str = "cabochon";
/// The sources of this build are one of its inputs: when they change, the files are written again.
const RECIPE: &str = concat!(
    include_str!("client.rs"),
    include_str!("start.rs"),
    include_str!("../../parts/src/dist.rs"),
    include_str!("../../parts/src/gather.rs"),
    include_str!("../../parts/src/lib.rs"),
    include_str!("../../parts/src/order.rs"),
    include_str!("../../parts/src/shorten.rs"),
    include_str!("../../parts/src/split.rs"),
    include_str!("../../parts/src/style.rs"),
    include_str!("../../parts/src/typeface.rs")
);

/// The effort with which the client is compressed. Both builds compile it alike: without optimisation at link time it
/// takes no less time, and four times as long to cut into parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// In seconds, for tests and for playing from a checkout.
    Quick,
    /// As well as possible, for the program that is shipped.
    Released,
}

impl Build {
    fn effort(self) -> Effort {
        match self {
            Build::Quick => Effort::Quick,
            Build::Released => Effort::Most,
        }
    }
}

/// Brings `target/client/dist` up to date with the sources.
///
/// # Errors
/// If a command fails, or its output has an unexpected form.
pub fn build(workspace: &Workspace, build: Build) -> Result<()> {
    let started = Instant::now();
    add_target(workspace)?;
    say("Compiling the browser client");
    let wasm = compile(workspace, ["--bin", "client", "--", parts::LINK], "client.wasm")?;
    let inputs = Inputs::read(workspace, &wasm)?;
    // The record of the last build: the hash of its inputs, then the names of its files.
    let (dist, stamp) = (workspace.dist(), workspace.dist().with_file_name("stamp"));
    let hash = format!("{:016x} {build:?}", inputs.hash()?);
    let last = fs::read_to_string(&stamp).unwrap_or_default();
    let mut files = last.lines();
    if files.next() == Some(&hash) && files.all(|file| dist.join(file).is_file()) {
        say(&format!("The browser client is up to date ({:.1} s)", started.elapsed().as_secs_f32()));
        return Ok(());
    }
    say("Binding and compressing the browser client");
    let files = inputs.assemble()?.write(&dist, build.effort())?;
    let record = format!("{hash}\n{}\n", files.join("\n"));
    fs::write(&stamp, record).with_context(|| format!("cannot write {}", stamp.display()))?;
    let size = compressed(&dist, &files)?;
    say(&format!(
        "The browser client is ready: {} files, {:.0} KB compressed ({:.1} s)",
        files.iter().filter(|file| !is_twin(file)).count(),
        size as f64 / 1000.0,
        started.elapsed().as_secs_f32()
    ));
    Ok(())
}

/// Installs the compilation target with rustup if the toolchain lacks it.
///
/// # Errors
/// If it is missing and cannot be installed.
pub fn add_target(workspace: &Workspace) -> Result<()> {
    let mut rustc = Command::new("rustc");
    let sysroot = output(rustc.current_dir(workspace.root()).args(["--print", "sysroot"]));
    if sysroot.is_some_and(|root| Path::new(&root).join("lib/rustlib").join(TARGET).is_dir()) {
        return Ok(());
    }
    say(&format!("Adding the compilation target {TARGET}"));
    run(Command::new("rustup").current_dir(workspace.root()).args(["target", "add", TARGET])).with_context(|| {
        format!("the browser client needs the Rust standard library for {TARGET}: install it with rustup or your system's packages")
    })
}

/// Returns the setting that keeps the folders with other people's crates out of the module, where every place that can
/// panic has the path of its file: everybody who loads the page could read where its host keeps them. None if there are
/// no such folders.
fn without_folders() -> Option<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")))?;
    let folders = fs::read_dir(home.join("registry/src")).ok()?.filter_map(Result::ok);
    let mut flags: Vec<String> = folders
        .map(|folder| format!("{:?}", format!("--remap-path-prefix={}/=", folder.path().display())))
        .collect();
    flags.sort();
    Some(format!("target.{TARGET}.rustflags=[{}]", flags.join(",")))
}

/// Calls a subcommand of cargo for wasm32. All use one profile, so that they share build scripts and procedural macros.
pub fn cargo(workspace: &Workspace, subcommand: &str) -> Command {
    let mut cargo = workspace.cargo(&[subcommand, "--profile", PROFILE, "--target", TARGET]);
    if let Some(flags) = without_folders() {
        cargo.args(["--config", &flags]);
    }
    cargo
}

/// Compiles a target of the client's package and returns the path of the module.
fn compile<const N: usize>(workspace: &Workspace, target: [&str; N], module: &str) -> Result<PathBuf> {
    run(cargo(workspace, "rustc").args(["--package", "client"]).args(target))?;
    let wasm = workspace.target().join(TARGET).join(PROFILE).join(module);
    if wasm.is_file() { Ok(wasm) } else { bail!("cargo made no {}", wasm.display()) }
}

/// Builds the laws that the browser tests run in wasm32, a script and its module, and returns the folder of both.
///
/// # Errors
/// If they cannot be built.
pub fn laws(workspace: &Workspace) -> Result<PathBuf> {
    let wasm = compile(workspace, ["--example", "laws"], "examples/laws.wasm")?;
    let bound = workspace.target().join("client/laws");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(&wasm).no_modules(true)?.typescript(false);
    bindgen.generate(&bound).context("cannot bind the laws for the browser")?;
    Ok(bound)
}

/// The inputs of the finished files.
struct Inputs {
    wasm: Vec<u8>,
    page: String,
    /// The script that says what can be done if the client does not start, with its texts.
    watch: String,
    start: Words,
    /// The style sheets, the page's own first, by name.
    styles: Vec<(String, String)>,
    /// The files of the typeface, by the names that the page's own sheet has for them.
    fonts: Vec<(String, Vec<u8>)>,
    /// Files that are copied unchanged, by their path.
    plain: Vec<(String, Vec<u8>)>,
}

impl Inputs {
    fn read(workspace: &Workspace, wasm: &Path) -> Result<Self> {
        let read = |path: &Path| fs::read(path).with_context(|| format!("cannot read {}", path.display()));
        let web = workspace.path("crates/web");
        let styles = style::collect(workspace.root(), workspace.packages())?;
        let fonts = typeface::read(&web.join("fonts"))?;
        let mut plain = Vec::new();
        for file in files_below(&web.join("public"))? {
            plain.push((file.clone(), read(&web.join("public").join(&file))?));
        }
        plain.extend(words(workspace)?);
        let source =
            |file| String::from_utf8(read(&web.join(file))?).with_context(|| format!("{file} is not UTF-8"));
        let (page, watch) = (source("index.html")?, source("watch.js")?);
        let start = Words::read(&workspace.path("locales"))?;
        Ok(Self { wasm: read(wasm)?, page, watch, start, styles, fonts, plain })
    }

    fn hash(&self) -> Result<u64> {
        let words = self.start.script()?;
        let mut parts = vec![RECIPE.as_bytes(), &self.wasm, self.page.as_bytes()];
        parts.extend([self.watch.as_bytes(), words.as_bytes()]);
        for (name, sheet) in &self.styles {
            parts.extend([name.as_bytes(), sheet.as_bytes()]);
        }
        for (path, bytes) in self.fonts.iter().chain(&self.plain) {
            parts.extend([path.as_bytes(), bytes]);
        }
        Ok(fnv(&parts))
    }

    /// Generates the module's JavaScript and collects the files, the page last.
    fn assemble(&self) -> Result<Dist> {
        let mut dist = Dist::default();
        // A page needs the parts of one game. They are called as its sheets are, but in Rust's names.
        let games: Vec<String> = style::games(&self.styles).map(|sheet| sheet.replace('-', "_")).collect();
        let games: Vec<&str> = games.iter().map(String::as_str).collect();
        let place = |stem: &str, part| dist.add_hashed(stem, "wasm", part);
        let (wasm, glue) = parts::cut(&self.wasm, &games, place)?;
        let wasm = dist.add_hashed(STEM, "wasm", wasm);
        let glue = dist.add_hashed(STEM, "js", glue.into_bytes());
        // The content security policy allows no inline script, so the two lines that start the client are a file.
        let start = format!(
            "import init from \"./{glue}\";\ninit({{ module_or_path: new URL(\"{wasm}\", import.meta.url) }});\n"
        );
        let start = dist.add_hashed("start", "js", start.into_bytes());
        let watch = filled("watch.js", &self.watch, &[("words", self.start.script()?)])?;
        let watch = dist.add_hashed("watch", "js", without_comments(&watch).into_bytes());
        let mut fonts = Vec::new();
        for (stem, bytes) in &self.fonts {
            fonts.push((stem.as_str(), dist.add_hashed(stem, "woff2", bytes.clone())));
        }
        let mut styles = Vec::new();
        for (name, sheet) in &self.styles {
            let fonts = if name == style::PAGE { &fonts[..] } else { &[] };
            let sheet = filled(&format!("the style sheet {name}"), sheet, fonts)?;
            styles.push((name.clone(), dist.add_hashed(name, "css", sheet.into_bytes())));
        }
        let styles = style::links(&styles);
        for (path, bytes) in self.plain.iter().cloned() {
            dist.add(path, bytes);
        }
        let names = [
            ("wasm", wasm),
            ("glue", glue),
            ("start", start),
            ("watch", watch),
            ("scripts", self.start.paragraphs("start-scripts")),
            ("styles", styles),
            ("version", format!("{:016x}", self.hash()?)),
        ];
        dist.add("index.html", filled("index.html", &self.page, &names)?.into_bytes());
        Ok(dist)
    }
}

/// Returns the texts by the path that the page asks for: `locales/LANG/table.ftl` with what is shown of every game
/// before a table is open, `GAME.ftl`, `GAME-rules.ftl` for the rules, and `GAME-expansion.ftl` for tables with an
/// expansion.
fn words(workspace: &Workspace) -> Result<Vec<(String, Vec<u8>)>> {
    let mut found: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for root in ["locales", "games"] {
        let folder = workspace.path(root);
        for file in files_below(&folder)?.iter().filter(|path| path.ends_with(".ftl")) {
            let parts: Vec<&str> = file.split('/').collect();
            let path = match (root, &parts[..]) {
                ("locales", [_, "cli.ftl" | start::FILE]) => continue,
                ("locales", _) => file.clone(),
                (_, [_, "words", language, "lobby.ftl"]) => format!("{language}/table.ftl"),
                (_, [game, "words", language, "words.ftl"]) => format!("{language}/{game}.ftl"),
                (_, [game, "words", language, name]) => format!("{language}/{game}-{name}"),
                _ => bail!("{file} is in no words folder of a game"),
            };
            let text =
                fs::read_to_string(folder.join(file)).with_context(|| format!("cannot read {file}"))?;
            let served = found.entry(format!("locales/{path}")).or_default();
            for line in for_the_page(&text) {
                served.extend([line.as_bytes(), b"\n"].concat());
            }
        }
    }
    Ok(found.into_iter().collect())
}

/// The prefixes of the names of messages that only a terminal shows.
const OF_TERMINALS: [&str; 2] = ["cli-", "board-"];
/// The text in the names of the messages that explain the notation. A server or a terminal says these whole, of a file
/// or of what was typed.
const OF_NOTATION: &str = "-form-";

/// Returns the lines of a text that the page needs: no comments, which are for translators, no blank lines, and none of
/// the messages that it never shows by itself.
fn for_the_page(text: &str) -> impl Iterator<Item = &str> {
    let mut is_left_out = false;
    text.lines().filter(move |line| {
        if !line.starts_with([' ', '}', '*', '[']) {
            let name = line.split(' ').next().unwrap_or_default();
            is_left_out =
                OF_TERMINALS.iter().any(|start| name.starts_with(start)) || name.contains(OF_NOTATION);
        }
        !(is_left_out || line.is_empty() || line.starts_with('#'))
    })
}

/// Removes the indentation of a script, and its lines of comment.
fn without_comments(script: &str) -> String {
    let lines = script.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Replaces each `{{name}}` in a file. A name that the file lacks, or one that is left over, is an error.
fn filled(file: &str, text: &str, names: &[(&str, String)]) -> Result<String> {
    let mut filled = text.to_owned();
    for (name, value) in names {
        let hole = format!("{{{{{name}}}}}");
        if !filled.contains(&hole) {
            bail!("{file} has no {hole}");
        }
        filled = filled.replace(&hole, value);
    }
    match filled.find("{{") {
        Some(at) => {
            bail!("{file} names something unknown: {}", filled[at..].lines().next().unwrap_or_default())
        }
        None => Ok(filled),
    }
}

/// Returns the bytes of all files as a browser that accepts Brotli would load them.
fn compressed(dist: &Path, files: &[String]) -> Result<u64> {
    let mut total = 0;
    for file in files {
        let twin = format!("{file}.br");
        if file.ends_with(".br") || !is_twin(file) && !files.contains(&twin) {
            total += fs::metadata(dist.join(file))?.len();
        }
    }
    Ok(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_gets_no_messages_of_the_terminal() {
        let text = "# What is said\n\ncli-take = take { $n ->\n    [one] one\n   *[other] { $n }\n}\ntook = took\n    .long = has taken\ntoy-form-word = A word is w\n";
        assert_eq!(for_the_page(text).collect::<Vec<_>>(), ["took = took", "    .long = has taken"]);
    }

    #[test]
    fn the_page_is_filled_completely_or_refused() {
        let names = [("glue", "a.js".to_owned()), ("styles", "b.css".to_owned())];
        assert_eq!(
            filled("page", "<{{glue}}> <{{styles}}> <{{glue}}>", &names).unwrap(),
            "<a.js> <b.css> <a.js>"
        );
        assert!(filled("page", "<{{glue}}>", &names).unwrap_err().to_string().contains("{{styles}}"));
        assert!(
            filled("page", "{{glue}} {{styles}} {{other}}", &names)
                .unwrap_err()
                .to_string()
                .contains("{{other}}")
        );
    }
}
