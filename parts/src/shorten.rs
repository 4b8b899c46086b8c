//! Shortens the interface between the client's module and its JavaScript. Names become short, since the generated ones
//! contain hashes, which do not compress, and each is in both files. Classes that dependencies export are removed,
//! since the page's scripts use no class of the module.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use walrus::{ImportKind, Module, passes};

use crate::gather::KEPT;

/// The prefix of the names of exports that are generated with a hash.
const MANGLED: &str = "_ZN";

/// Removes exported classes and the exports that kept functions in the module, and renames the functions that it
/// imports and the exports whose names are mangled. Returns the JavaScript that matches the module.
///
/// # Errors
/// If the JavaScript has an unexpected form.
pub fn shorten(module: &mut Module, glue: &str) -> Result<String> {
    let (glue, classes) = without_classes(glue);
    let is_unused = |name: &str| {
        let name = name.strip_prefix("__wbg_").unwrap_or(name);
        name.starts_with(KEPT) || classes.iter().any(|class| name.starts_with(&format!("{class}_")))
    };
    let unused: Vec<_> =
        module.exports.iter().filter(|export| is_unused(&export.name)).map(|export| export.id()).collect();
    for export in unused {
        module.exports.delete(export);
    }
    passes::gc::run(module);
    let mut imported = BTreeMap::new();
    for import in module.imports.iter_mut().filter(|import| import.name.starts_with("__wb")) {
        if matches!(import.kind, ImportKind::Function(_)) {
            let short = format!("i{}", imported.len());
            imported.insert(std::mem::replace(&mut import.name, short.clone()), short);
        }
    }
    let mut exported = BTreeMap::new();
    for export in module.exports.iter_mut().filter(|export| export.name.starts_with(MANGLED)) {
        let short = format!("e{}", exported.len());
        exported.insert(std::mem::replace(&mut export.name, short.clone()), short);
    }
    renamed(&glue, &imported, &exported)
}

/// Returns the JavaScript without the classes it exports, and their names as those of the module's exports begin.
fn without_classes(glue: &str) -> (String, Vec<String>) {
    let class = |line: &str| line.strip_prefix("export class ")?.split(' ').next().map(str::to_owned);
    let names: Vec<String> = glue.lines().filter_map(class).collect();
    let mut kept = String::with_capacity(glue.len());
    // The end of what is left out, while it lasts.
    let mut end = None;
    for line in glue.lines() {
        if let Some(last) = end {
            end = Some(last).filter(|_| !(line == last || last == ";" && line.ends_with(last)));
            continue;
        }
        let of = |before: &str, after: &str| {
            names.iter().any(|name| line.starts_with(&format!("{before}{name}{after}")))
        };
        if of("export class ", " ") {
            end = Some("}");
        } else if of("const ", "Finalization") {
            end = Some(";").filter(|_| !line.ends_with(';'));
        } else if !of("if (Symbol.dispose) ", ".") {
            kept.extend([line, "\n"]);
        }
    }
    (kept, names.iter().map(|name| name.to_lowercase()).collect())
}

/// Returns the JavaScript with other names: of imports, which are the keys of an object, one a line, and of exports,
/// which are properties of `wasm`.
fn renamed(
    glue: &str,
    imported: &BTreeMap<String, String>,
    exported: &BTreeMap<String, String>,
) -> Result<String> {
    let mut renamed = String::with_capacity(glue.len());
    let mut keys = 0;
    for line in glue.lines() {
        let key = line.trim_start().split_once(':').and_then(|(key, rest)| Some((imported.get(key)?, rest)));
        match key {
            Some((short, rest)) => {
                keys += 1;
                renamed.extend([short, ":", rest, "\n"]);
            }
            None => renamed.extend([line, "\n"]),
        }
    }
    if keys != imported.len() {
        bail!("the client's JavaScript has {keys} of {} imports", imported.len());
    }
    // A name may be the beginning of another, which comes after it.
    for (name, short) in exported.iter().rev() {
        renamed = renamed.replace(&format!("wasm.{name}"), &format!("wasm.{short}"));
    }
    Ok(renamed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[(&str, &str)]) -> BTreeMap<String, String> {
        names.iter().map(|(name, short)| ((*name).to_owned(), (*short).to_owned())).collect()
    }

    #[test]
    fn imports_and_exports_are_renamed_where_they_are_named() {
        let glue = "const import0 = {\n    __wbg_a_12: function(arg0) {\n        wasm._ZN1_13(); wasm._ZN1();\n    },\n};\n";
        let renamed =
            renamed(glue, &names(&[("__wbg_a_12", "i0")]), &names(&[("_ZN1", "e0"), ("_ZN1_13", "e1")]));
        let expected = "const import0 = {\ni0: function(arg0) {\n        wasm.e1(); wasm.e0();\n    },\n};\n";
        assert_eq!(renamed.unwrap(), expected);
    }

    #[test]
    fn exported_classes_are_left_out() {
        let glue = "let a;\nexport class Odd {\n    f() {\n    }\n}\nif (Symbol.dispose) Odd.prototype.f = 1;\nlet b;\nconst OddFinalization = c\n    ? d\n    : e;\nlet f;\n";
        assert_eq!(without_classes(glue), ("let a;\nlet b;\nlet f;\n".to_owned(), vec!["odd".to_owned()]));
    }

    #[test]
    fn a_name_that_is_not_found_is_refused() {
        let error = renamed("const import0 = {};\n", &names(&[("__wbg_a_12", "i0")]), &names(&[]));
        assert!(error.unwrap_err().to_string().contains("0 of 1"));
    }
}
