//! `cargo xtask pictures`: looks at every state in every window, and makes a contact sheet of the pictures.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use parts::dist::files_below;

use crate::browser_tests::{self, Program};
use crate::browsers;
use crate::client::{self, Build};
use crate::steps::{Steps, say};
use crate::workspace::{Workspace, run};

/// The head of the contact sheet.
const HEAD: &str = "<!doctype html><meta charset=utf-8><title>Cabochon: pictures</title>
<style>
body { font: 14px sans-serif; margin: 1rem; background: #222; color: #eee }
main { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
figure { margin: 0; max-width: 30rem; padding: .5rem; background: #333 }
figure.faulty { background: #622 }
img { max-width: 100%; max-height: 30rem }
ul { margin: .3rem 0; padding-left: 1.2rem }
a { color: inherit }
</style>
";

/// Runs the browser tests with pictures, or those whose names contain the filter, and makes a page of the pictures in
/// `target/pictures`, each with the faults that were measured on it.
///
/// # Errors
/// If a test fails, or a tool is missing.
pub fn look(workspace: &Workspace, filter: Option<&str>) -> Result<()> {
    let mut steps = Steps::new();
    let browser = browsers::ready(false)?;
    let folder = workspace.target().join("pictures");
    // Pictures of an earlier run would stand beside faults of this one.
    if folder.is_dir() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", folder.display()))?;
    }
    steps.step("compilation target", || client::add_target(workspace))?;
    steps.step("browser client", || client::build(workspace, Build::Quick))?;
    let axe = browser_tests::axe_if_at_hand(workspace, &mut steps);
    let programs = [Program::Pictures, Program::Behaviour];
    let looked = steps.step("pictures", || {
        let mut tests = browser_tests::command(workspace, &browser, axe.as_deref(), &programs)?;
        run(tests.args(filter).env("CABOCHON_PICTURES", &folder).env("CABOCHON_WINDOWS", "50"))
    });
    // A sheet with faults is the one that is needed.
    say(&format!("The pictures are in {}", sheet(&folder)?.display()));
    looked?;
    steps.finish();
    Ok(())
}

/// A picture or a test without one: its name, its file, and its faults.
#[derive(Default)]
struct Entry {
    picture: Option<String>,
    faults: Vec<String>,
}

/// Writes the page of all pictures in a folder, those with faults first, and returns its path.
fn sheet(folder: &Path) -> Result<PathBuf> {
    let mut entries: BTreeMap<String, Entry> = BTreeMap::new();
    for file in files_below(folder)? {
        let Some((name, ending)) = file.rsplit_once('.') else { continue };
        let entry = entries.entry(name.to_owned()).or_default();
        match ending {
            "png" => entry.picture = Some(file),
            "txt" | "faults" => {
                entry.faults = fs::read_to_string(folder.join(&file))?.lines().map(str::to_owned).collect();
            }
            _ => {}
        }
    }
    fs::create_dir_all(folder)?;
    let page = folder.join("index.html");
    fs::write(&page, rendered(&entries)).with_context(|| format!("cannot write {}", page.display()))?;
    Ok(page)
}

/// Renders the page, the entries with faults first.
fn rendered(entries: &BTreeMap<String, Entry>) -> String {
    let (faulty, sound): (Vec<_>, Vec<_>) = entries.iter().partition(|(_, entry)| !entry.faults.is_empty());
    let mut page = format!("{HEAD}<h1>{} with faults, {} without</h1>\n<main>\n", faulty.len(), sound.len());
    for (name, entry) in faulty.into_iter().chain(sound) {
        let class = if entry.faults.is_empty() { "" } else { " class=faulty" };
        _ = writeln!(page, "<figure{class}><figcaption>{}</figcaption>", escaped(name));
        if let Some(picture) = &entry.picture {
            let file = escaped(picture);
            _ = writeln!(page, "<a href=\"{file}\"><img loading=lazy src=\"{file}\" alt=\"\"></a>");
        }
        if !entry.faults.is_empty() {
            let items: String = entry.faults.iter().map(|fault| format!("<li>{}", escaped(fault))).collect();
            _ = writeln!(page, "<ul>{items}</ul>");
        }
        page.push_str("</figure>\n");
    }
    page + "</main>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_has_every_picture_and_the_faults_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        for (file, content) in
            [("a.png", ""), ("b.png", ""), ("b.txt", "the page is <wide>\nhigh"), ("c.faults", "cut")]
        {
            fs::write(folder.path().join(file), content).unwrap();
        }
        let page = fs::read_to_string(sheet(folder.path()).unwrap()).unwrap();
        assert!(page.contains("2 with faults, 1 without"), "{page}");
        let (b, a) = (page.find("b.png").unwrap(), page.find("a.png").unwrap());
        assert!(b < a, "what has faults comes first: {page}");
        assert!(page.contains("<ul><li>the page is &lt;wide><li>high</ul>"), "{page}");
        assert!(page.contains("<figcaption>c</figcaption>") && page.contains("<li>cut"), "{page}");
    }
}
