//! The page that says which test shows which rule, made from the names of the tests.

use std::fmt::Write;
use std::path::Path;

use kernel::RuleList;

/// The lists of a game's rules and the tests that are named for them.
#[derive(Clone, Copy, Debug)]
pub struct Coverage<'a> {
    /// The lists, in the order of the page of the rules. The name of a test begins with that of a list.
    pub lists: &'a [&'static RuleList],
    /// The page of the rules.
    pub rules: &'a Path,
    /// The code of the tests.
    pub tests: &'a [&'a str],
    /// Rules that no test can name, such as `towers 6`, with the reason or the test that shows them otherwise.
    pub otherwise: &'a [(&'a str, &'a str)],
    /// The page that says which test shows which item, and the text above that list.
    pub page: (&'a Path, &'a str),
}

impl Coverage<'_> {
    /// Checks that every item has a test that names it, or a reason, and that the page says so. If the environment
    /// variable `UPDATE` is set, the page is written first.
    ///
    /// # Panics
    /// If an item has neither, a test names an unknown item, or the page differs.
    pub fn check(&self) {
        let (items, tests) = (self.items(), self.tests());
        let mut page = format!("{}\n\n| item | shown by |\n|---|---|\n", self.page.1);
        let mut bare = Vec::new();
        for item in &items {
            let shown: Vec<String> = tests
                .iter()
                .filter(|(_, items)| items.contains(item))
                .map(|(name, _)| format!("`{name}`"))
                .collect();
            let rule = format!("{} {}", item.0, item.1);
            let reason = self.otherwise.iter().find(|(otherwise, _)| *otherwise == rule);
            let shown = match (shown.as_slice(), reason) {
                ([], Some((_, reason))) => (*reason).to_owned(),
                (tests, _) => tests.join(", "),
            };
            if shown.is_empty() {
                bare.push(item);
            }
            writeln!(page, "| `{rule}` | {shown} |").expect("a text takes everything");
        }
        assert!(bare.is_empty(), "these have neither a test nor a reason: {bare:?}");
        for (name, named) in &tests {
            assert!(!named.is_empty(), "{name} names no item");
            assert!(named.iter().all(|item| items.contains(item)), "{name} names an item that there is not");
        }
        let path = self.page.0;
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(path, &page).expect("the page can be written");
        }
        let written = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(written, page, "{} is out of date: run with UPDATE=1", path.display());
    }

    /// Returns the items of the rules page, in its order, each with its list.
    fn items(&self) -> Vec<(&'static str, String)> {
        let page = std::fs::read_to_string(self.rules).expect("there is a page of rules");
        let written: Vec<String> = page
            .lines()
            .filter_map(|line| line.strip_prefix("- **")?.split_once(".**").map(|(item, _)| item.to_owned()))
            .collect();
        let lists = self.lists.iter().flat_map(|list| list.items().map(|item| (list.name, item)));
        let listed: Vec<(&'static str, String)> = lists.collect();
        let items: Vec<&String> = listed.iter().map(|(_, item)| item).collect();
        assert_eq!(written.iter().collect::<Vec<_>>(), items, "{}", self.rules.display());
        listed
    }

    /// Returns the tests with the items their names begin with: `duel_k6_x7_both_…` shows K6 and X7 of `duel`.
    fn tests(&self) -> Vec<(String, Vec<(&'static str, String)>)> {
        let lines = self.tests.iter().flat_map(|code| code.lines());
        let named = |test: &str| {
            let (list, words) = self.lists.iter().find_map(|list| {
                Some((*list, test.strip_prefix(list.name)?.strip_prefix('_')?.split('_')))
            })?;
            let items = words.take_while(|word| looks_like_an_item(word));
            Some(items.map(|word| (list.name, as_listed(list, word))).collect())
        };
        lines
            .filter_map(|line| line.strip_prefix("fn ")?.split_once('('))
            .filter_map(|(test, _)| Some((test.to_owned(), named(test)?)))
            .collect()
    }
}

/// The mark of a reading of ours in the texts of the rules, by language.
const MARKS: [(&str, &str); 3] =
    [("en", "(our reading)"), ("ru", "(наше прочтение)"), ("ja", "（私たちの解釈）")];

/// Checks that the items of a list below which its page says in italics which reading was chosen, and no others, are
/// marked as our readings in the texts of the rules in every language. Returns how many there are.
///
/// # Panics
/// If an item is not marked, or another one is.
pub fn readings_are_marked(game: &Path, page: &str, list: &RuleList) -> usize {
    let read = |path: &str| std::fs::read_to_string(game.join(path)).expect(path);
    let chosen = readings(&read(page));
    for (language, mark) in MARKS {
        let texts = read(&format!("words/{language}/rules.ftl"));
        let prefix = format!("{}-rule-", list.name);
        let marked = texts.lines().filter(|line| line.contains(mark));
        let marked: Vec<&str> = marked
            .filter_map(|line| line.strip_prefix(&prefix)?.split_once(" ="))
            .map(|(item, _)| item)
            .collect();
        assert_eq!(marked, chosen, "{language}");
    }
    chosen.len()
}

/// Returns the items of a page of rules that say, in italics below them, which reading was chosen.
fn readings(page: &str) -> Vec<String> {
    let (mut items, mut item) = (Vec::new(), String::new());
    for line in page.lines() {
        if let Some((number, _)) = line.strip_prefix("- **").and_then(|line| line.split_once(".**")) {
            item = number.to_owned();
        } else if line.starts_with("  *") && items.last() != Some(&item) {
            items.push(item.clone());
        }
    }
    items
}

/// Returns whether a word of a test's name is an item such as `46`, `k6` or `81a`.
fn looks_like_an_item(word: &str) -> bool {
    let is_letter = |c: char| c.is_ascii_lowercase();
    let number = word.strip_prefix(is_letter).unwrap_or(word);
    let number = number.strip_suffix(is_letter).unwrap_or(number);
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// Returns the item of a list that a word in small letters stands for; the word itself if there is none.
fn as_listed(list: &RuleList, word: &str) -> String {
    list.items().find(|item| item.eq_ignore_ascii_case(word)).unwrap_or_else(|| word.to_owned())
}

#[cfg(test)]
mod tests {
    use kernel::{Chapter, RuleList};

    use super::Coverage;

    const TOWERS: RuleList =
        RuleList { name: "towers", chapters: &[Chapter::new("towers-section-all", "80-81 81a C1")] };
    const GATES: RuleList = RuleList { name: "gates", chapters: &[Chapter::new("gates-section-all", "1")] };

    /// Checks a page of both lists against the names of tests.
    fn check(name: &str, tests: &str, otherwise: &[(&str, &str)]) {
        let folder = std::env::temp_dir().join(format!("cabochon-coverage-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (rules, page) = (folder.join("RULES.md"), folder.join("COVERAGE.md"));
        let written =
            "# Towers\n- **80.** One.\n- **81.** Two.\n- **81a.** Three.\n- **C1.** Four.\n- **1.** Five.\n";
        std::fs::write(&rules, written).unwrap();
        let shown = [("80", "a"), ("81", "b")];
        let rows =
            shown.map(|(item, test)| format!("| `towers {item}` | `towers_{item}_{test}` |\n")).concat();
        let others = "| `towers 81a` | `towers_81a_c1_c` |\n| `towers C1` | `towers_81a_c1_c` |\n| `gates 1` | by hand |\n";
        std::fs::write(&page, format!("Head\n\n| item | shown by |\n|---|---|\n{rows}{others}")).unwrap();
        let (lists, tests) = (&[&TOWERS, &GATES], &[tests]);
        Coverage { lists, rules: &rules, tests, otherwise, page: (&page, "Head") }.check();
    }

    const TESTS: &str = "fn towers_80_a() {}\nfn towers_81_b() {}\nfn towers_81a_c1_c() {}\n";

    #[test]
    fn items_of_several_lists_and_with_letters_are_covered() {
        check("all", TESTS, &[("gates 1", "by hand")]);
    }

    #[test]
    #[should_panic(expected = "these have neither a test nor a reason")]
    fn a_reason_is_for_the_item_of_one_list() {
        check("bare", TESTS, &[("towers 1", "by hand")]);
    }
}
