//! Cuts the client's module into parts: the page's own, one for each function that the client marks with `wasm_split`,
//! and the parts that several of these share. The script that fetches parts is put into the module's JavaScript, so
//! that every file can be named by its content.

use std::collections::HashSet;
use std::fs;

use anyhow::{Context, Result, anyhow, bail};
use walrus::passes;
use wasm_split_cli_support::{Options, transform};

use crate::gather::{self, Data, data_alone, functions};
use crate::order::ordered;
use crate::plain;

/// The linker argument that leaves relocations in the module, so that it can be cut.
pub const LINK: &str = "-Clink-args=--emit-relocs";
/// The path of the script that fetches parts, as the page's part imports it.
const SCRIPT: &str = "./link.js";
/// The text before the number of a shared part, where the script declares the part.
const SHARED: &str = "const __chunk_";

/// A module that was cut.
pub struct Split {
    /// The page's own part, before its JavaScript is generated.
    pub main: Vec<u8>,
    /// The data to be added to the page's own part.
    pub data: Vec<Data>,
    /// The parts besides the page's own, each with the name by which the script refers to it.
    parts: Vec<(String, Vec<u8>)>,
    /// The script that fetches the parts.
    script: String,
}

/// The least size of a shared part, in bytes before compression: a smaller one is not worth a request, and compresses
/// worse by itself than with the page's own part. Of four games there are eleven sets that may share something.
const LEAST: usize = 16_384;

/// Cuts a module that was linked with [`LINK`]. Code that several parts share goes to the page's own part, unless all
/// of them are in `apart` and it is worth a request.
///
/// # Errors
/// If the module or the output of the tools has an unexpected form, or a name in `apart` is not that of a part.
pub fn split(wasm: &[u8], apart: &[&str]) -> Result<Split> {
    let first = Split::of(wasm)?;
    first.has_all(apart)?;
    let mut kept = HashSet::new();
    for (shared, by) in first.shared() {
        let name = format!("chunk_{shared}.wasm");
        let (_, part) =
            first.parts.iter().find(|(part, _)| *part == name).context("a shared part is missing")?;
        if !by.iter().all(|part| apart.contains(part)) || compact(part)?.len() < LEAST {
            kept.extend(functions(part)?.into_iter().map(|(_, name)| name));
        }
    }
    let mut cut = Split::of(&gather::keep(wasm, &kept)?)?;
    cut.gather_data()?;
    Ok(cut)
}

/// Writes a part again: numbers get their shortest encoding, and sections that only tools read are left out.
fn compact(part: &[u8]) -> Result<Vec<u8>> {
    let mut module = plain().parse(part)?;
    passes::gc::run(&mut module);
    ordered(&module.emit_wasm())
}

impl Split {
    fn of(wasm: &[u8]) -> Result<Split> {
        let folder = tempfile::tempdir()?;
        let (folder, main) = (folder.path(), folder.path().join("main.wasm"));
        let mut options = Options::new(wasm);
        (options.output_dir, options.main_out_path, options.link_name) = (folder, &main, SCRIPT);
        let cut =
            transform(options).map_err(|error| anyhow!("cannot cut the client into parts: {error:#}"))?;
        let mut parts = Vec::new();
        for path in cut.split_modules {
            let name = path.file_name().context("a part without a name")?.to_string_lossy().into_owned();
            parts.push((name, fs::read(&path)?));
        }
        let script = fs::read_to_string(folder.join(SCRIPT))?;
        Ok(Split { main: fs::read(main)?, data: Vec::new(), parts, script })
    }

    /// Checks that there is a part of each of these names.
    fn has_all(&self, names: &[&str]) -> Result<()> {
        let has = |name: &str| self.parts.iter().any(|(part, _)| *part == format!("split_{name}.wasm"));
        match names.iter().find(|name| !has(name)) {
            Some(name) => bail!("the client has no part `{name}`, though there is a style sheet for it"),
            None => Ok(()),
        }
    }

    /// Returns the numbers of the shared parts, each with the parts that share it.
    fn shared(&self) -> impl Iterator<Item = (&str, Vec<&str>)> {
        let lines = self.script.lines();
        lines.clone().zip(lines.skip(1)).filter_map(|(comment, line)| {
            let by = comment.strip_prefix("/* ")?.strip_suffix(" */")?;
            Some((line.strip_prefix(SHARED)?.split(' ').next()?, by.split(", ").collect()))
        })
    }

    /// Removes the parts that consist of data only, and moves their data to the page's own part.
    fn gather_data(&mut self) -> Result<()> {
        for (name, part) in std::mem::take(&mut self.parts) {
            match (
                data_alone(&part)?,
                name.strip_prefix("chunk_").and_then(|name| name.strip_suffix(".wasm")),
            ) {
                (Some(data), Some(number)) => {
                    self.data.extend(data);
                    self.script = without(&self.script, number)?;
                }
                _ => self.parts.push((name, part)),
            }
        }
        Ok(())
    }

    /// Returns the JavaScript of the page's part with the script in it. `place` gets each part with the beginning of
    /// its name and returns the full name.
    pub fn link(&self, glue: &str, mut place: impl FnMut(&str, Vec<u8>) -> String) -> Result<String> {
        let mut script = String::new();
        let mut loaders = Vec::new();
        for line in self.script.lines().filter(|line| !line.starts_with("import { initSync }")) {
            let line = match line.strip_prefix("export const ") {
                Some(rest) => {
                    loaders.push(rest.split(' ').next().unwrap_or_default().to_owned());
                    format!("const {rest}")
                }
                None => line.to_owned(),
            };
            script += &(line + "\n");
        }
        if loaders.is_empty() {
            bail!("the script that fetches parts exports nothing");
        }
        for (part, wasm) in &self.parts {
            let stem = part.trim_end_matches(".wasm").strip_prefix("split_").unwrap_or("shared");
            let file = place(stem, compact(wasm)?);
            let (asked, found) = (format!("\"./{part}\""), script.matches(&format!("\"./{part}\"")).count());
            if found != 1 {
                bail!("the script that fetches parts names {part} {found} times, not once");
            }
            script = script.replace(&asked, &format!("\"./{file}\""));
        }
        let imported = format!(" from \"{SCRIPT}\"");
        let (imports, rest): (Vec<_>, Vec<_>) = glue.lines().partition(|line| line.ends_with(&imported));
        let mut linked = rest.join("\n") + "\n" + &script;
        for line in imports {
            let name = line.strip_prefix("import * as ").and_then(|line| line.strip_suffix(&imported));
            let name = name.with_context(|| format!("the client's JavaScript imports parts by `{line}`"))?;
            linked += &format!("const {name} = {{ {} }};\n", loaders.join(", "));
        }
        if linked.contains(&imported) {
            bail!("the client's JavaScript still imports {SCRIPT}");
        }
        Ok(linked)
    }
}

/// Returns the script without the shared part of this number.
fn without(script: &str, number: &str) -> Result<String> {
    let (start, end) = (format!("{SHARED}{number} = "), "\n, []);\n");
    let (before, rest) = script.split_once(&start).with_context(|| format!("the script has no `{start}`"))?;
    let (_, after) = rest.split_once(end).with_context(|| format!("`{start}` has no end"))?;
    // It is in lists of what others need.
    let name = format!("__chunk_{number}");
    let needed = after.replace(&format!("[{name}]"), "[]").replace(&format!("[{name}, "), "[");
    let needed = needed.replace(&format!(", {name}]"), "]").replace(&format!(", {name}, "), ", ");
    Ok(format!("{before}{needed}"))
}

/// Removes comments and indentation from a script, as far as they take whole lines.
pub fn bare(script: &str) -> String {
    let mut bare = String::with_capacity(script.len());
    let mut commented = false;
    for line in script.lines().map(str::trim) {
        commented |= line.starts_with("/*");
        if !(commented || line.is_empty() || line.starts_with("//")) {
            bare.extend([short(line).as_str(), "\n"]);
        }
        commented &= !line.ends_with("*/");
    }
    returned_at_once(&bare)
}

/// Shortens a line of the generated bindings: functions of the imports are methods, and arguments have short names.
fn short(line: &str) -> String {
    let line = match line.split_once(": function(") {
        Some((name, rest)) if name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_') => {
            format!("{name}({rest}")
        }
        _ => line.to_owned(),
    };
    ('0'..='9').fold(line, |line, digit| line.replace(&format!("arg{digit}"), &format!("a{digit}")))
}

/// Returns results without giving them a name first.
fn returned_at_once(script: &str) -> String {
    let named = |line: &str| Some(line.strip_prefix("const ret = ")?.strip_suffix(';')?.to_owned());
    let mut lines: Vec<String> = Vec::new();
    for line in script.lines() {
        let result = lines.last().and_then(|last| named(last)).filter(|_| line == "return ret;");
        match (result, lines.last_mut()) {
            (Some(result), Some(last)) => *last = format!("return {result};"),
            _ => lines.push(line.to_owned()),
        }
    }
    lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a module that was cut, with one part.
    fn cut(script: &str) -> Split {
        let part = ("split_a.wasm".to_owned(), walrus::Module::default().emit_wasm());
        Split { main: Vec::new(), data: Vec::new(), parts: vec![part], script: script.to_owned() }
    }

    fn place(stem: &str, _: Vec<u8>) -> String {
        format!("{stem}-12.wasm")
    }

    #[test]
    fn the_script_goes_into_the_glue_with_the_names_of_the_files() {
        let split = cut(
            "import { initSync } from \"./glue.js\";\nexport const __load_a = make(\"./split_a.wasm\");\n",
        );
        let glue = "import * as import1 from \"./link.js\"\nimport * as import2 from \"./link.js\"\nuse(import1, import2);";
        assert_eq!(
            split.link(glue, place).unwrap(),
            "use(import1, import2);\nconst __load_a = make(\"./a-12.wasm\");\nconst import1 = { __load_a };\nconst import2 = { __load_a };\n"
        );
    }

    #[test]
    fn what_is_not_as_expected_is_refused() {
        let refused = |script: &str, glue: &str| cut(script).link(glue, place).unwrap_err().to_string();
        assert!(refused("const a = \"./split_a.wasm\";", "").contains("exports nothing"));
        assert!(refused("export const a = 1;", "").contains("split_a.wasm 0 times"));
        let script = "export const a = \"./split_a.wasm\";";
        assert!(refused(script, "import { a } from \"./link.js\"").contains("import { a }"));
        assert!(refused(script, "import * as b from \"./link.js\";").contains("still imports"));
    }

    #[test]
    fn bindings_are_short() {
        let script = "/* a comment */\nwb_a: function(arg0, arg12) {\n    const ret = arg0 === arg12;\n    return ret;\n},\nconst ret = b;\nuse(ret);\n";
        assert_eq!(bare(script), "wb_a(a0, a12) {\nreturn a0 === a12;\n},\nconst ret = b;\nuse(ret);\n");
    }

    #[test]
    fn every_name_is_that_of_a_part() {
        let split = cut("");
        assert!(split.has_all(&["a"]).is_ok());
        assert!(split.has_all(&["a", "b"]).unwrap_err().to_string().contains("no part `b`"));
    }

    #[test]
    fn a_shared_part_is_known_by_its_users_and_leaves_no_trace() {
        let script = |shared: &str, needed: &str| {
            format!("let a;\n{shared}export const b = make(x, [{needed}]);\nexport const c = make(y, []);\n")
        };
        let shared = "/* b, d */\nconst __chunk_1 = make(() => {\n  z;\n}\n, []);\n";
        let split = cut(&script(shared, "__chunk_1"));
        assert_eq!(split.shared().collect::<Vec<_>>(), [("1", vec!["b", "d"])]);
        let left = "/* b, d */\n";
        for (needed, then) in [
            ("__chunk_1", ""),
            ("__chunk_1, __chunk_2", "__chunk_2"),
            ("__chunk_0, __chunk_1", "__chunk_0"),
            ("__chunk_0, __chunk_1, __chunk_11", "__chunk_0, __chunk_11"),
        ] {
            assert_eq!(without(&script(shared, needed), "1").unwrap(), script(left, then));
        }
        assert!(without(&script(shared, ""), "7").unwrap_err().to_string().contains("__chunk_7"));
    }

    #[test]
    fn a_script_loses_whole_lines_of_comments_only() {
        let script = "/**\n * About f.\n */\nfunction f() {\n    // Why.\n    return \"// not /* one\"; /* kept */\n}\n/* one */\n";
        assert_eq!(bare(script), "function f() {\nreturn \"// not /* one\"; /* kept */\n}\n");
    }
}
