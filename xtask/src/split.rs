//! Cuts the client's module into parts: the page's own, one for each function that the client marks with `wasm_split`,
//! and what several of these share. The script that fetches parts is put into the module's JavaScript, so that every
//! file can be named by its content.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use walrus::{ModuleConfig, passes};
use wasm_split_cli_support::{Options, transform};

/// What the linker has to leave in the module so that it can be cut.
pub const LINK: &str = "-Clink-args=--emit-relocs";
/// The script that fetches parts, as the page's part imports it.
const SCRIPT: &str = "./link.js";

/// A module that was cut.
pub struct Split {
    /// The page's own part, to be bound.
    pub main: Vec<u8>,
    /// The others, each with the name by which the script refers to it.
    pub parts: Vec<(String, Vec<u8>)>,
    /// The script that fetches them.
    script: String,
}

/// Cuts a module that was linked with [`LINK`]. The name is that of the JavaScript which its own part will get.
pub fn split(wasm: &[u8], glue: &str, folder: &Path) -> Result<Split> {
    let (main, glue) = (folder.join("main.wasm"), format!("./{glue}"));
    let mut options = Options::new(wasm);
    (options.output_dir, options.main_out_path) = (folder, &main);
    (options.link_name, options.main_module) = (SCRIPT, &glue);
    let cut = transform(options).map_err(|error| anyhow!("cannot cut the client into parts: {error:#}"))?;
    let mut parts = Vec::new();
    for path in cut.split_modules {
        let name = path.file_name().context("a part without a name")?.to_string_lossy().into_owned();
        parts.push((name, compact(&fs::read(&path)?)?));
    }
    let script = fs::read_to_string(folder.join(SCRIPT))?;
    Ok(Split { main: fs::read(main)?, parts, script })
}

/// Writes a part again with short numbers and without what only tools read.
fn compact(part: &[u8]) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false).generate_dwarf(false);
    let mut module = config.parse(part)?;
    passes::gc::run(&mut module);
    let custom: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for section in custom {
        module.customs.delete(section);
    }
    Ok(module.emit_wasm())
}

impl Split {
    /// The JavaScript of the page's part with the script in it; `names` says what the file of each part is called.
    pub fn link(&self, glue: &str, names: &[(String, String)]) -> Result<String> {
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
        for (part, file) in names {
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

/// Removes comments and indentation from a script, as far as they take whole lines.
pub fn bare(script: &str) -> String {
    let mut bare = String::with_capacity(script.len());
    let mut commented = false;
    for line in script.lines().map(str::trim) {
        commented |= line.starts_with("/*");
        if !(commented || line.is_empty() || line.starts_with("//")) {
            bare.extend([line, "\n"]);
        }
        commented &= !line.ends_with("*/");
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(script: &str) -> Split {
        Split { main: Vec::new(), parts: Vec::new(), script: script.to_owned() }
    }

    #[test]
    fn the_script_goes_into_the_glue_with_the_names_of_the_files() {
        let split = cut(
            "import { initSync } from \"./glue.js\";\nexport const __load_a = make(\"./split_a.wasm\");\n",
        );
        let glue = "import * as import1 from \"./link.js\"\nimport * as import2 from \"./link.js\"\nuse(import1, import2);";
        let names = [("split_a.wasm".to_owned(), "a-12.wasm".to_owned())];
        assert_eq!(
            split.link(glue, &names).unwrap(),
            "use(import1, import2);\nconst __load_a = make(\"./a-12.wasm\");\nconst import1 = { __load_a };\nconst import2 = { __load_a };\n"
        );
    }

    #[test]
    fn what_is_not_as_expected_is_refused() {
        let names = [("split_a.wasm".to_owned(), "a-12.wasm".to_owned())];
        let refused = |script: &str, glue: &str| cut(script).link(glue, &names).unwrap_err().to_string();
        assert!(refused("const a = \"./split_a.wasm\";", "").contains("exports nothing"));
        assert!(refused("export const a = 1;", "").contains("split_a.wasm 0 times"));
        let script = "export const a = \"./split_a.wasm\";";
        assert!(refused(script, "import { a } from \"./link.js\"").contains("import { a }"));
        assert!(refused(script, "import * as b from \"./link.js\";").contains("still imports"));
    }

    #[test]
    fn a_script_loses_whole_lines_of_comments_only() {
        let script = "/**\n * About f.\n */\nfunction f() {\n    // Why.\n    return \"// not /* one\"; /* kept */\n}\n/* one */\n";
        assert_eq!(bare(script), "function f() {\nreturn \"// not /* one\"; /* kept */\n}\n");
    }
}
