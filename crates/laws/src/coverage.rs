//! Which test shows which rule: a page made from the names of the tests.

use std::fmt::Write;
use std::path::Path;

/// The lists of a game's rules and the tests that are named for them.
#[derive(Clone, Copy, Debug)]
pub struct Coverage<'a> {
    /// The lists in the order in which the page has them: the name, with which the names of tests begin, and how many
    /// items it has.
    pub lists: &'a [(&'a str, usize)],
    /// The page of the rules.
    pub rules: &'a Path,
    /// The code of the tests.
    pub tests: &'a [&'a str],
    /// Whether a word of a test's name is an item.
    pub is_item: fn(&str) -> bool,
    /// Items that no test can name, with the reason or the test that shows them otherwise.
    pub otherwise: &'a [(&'a str, &'a str)],
    /// The page that says which test shows which item, and what it says above them.
    pub page: (&'a Path, &'a str),
}

impl Coverage<'_> {
    /// Checks that every item has a test that names it, or a reason, and that the page says so. If `UPDATE` is set
    /// the page is written.
    ///
    /// # Panics
    /// If that is not so.
    pub fn check(&self) {
        let (items, tests) = (self.items(), self.tests());
        let mut page = format!("{}\n\n| item | shown by |\n|---|---|\n", self.page.1);
        let mut bare = Vec::new();
        for item in &items {
            let shown: Vec<String> = tests
                .iter()
                .filter(|(_, named)| named.iter().any(|named| is_the_same(named, item)))
                .map(|(name, _)| format!("`{name}`"))
                .collect();
            let reason = self.otherwise.iter().find(|(otherwise, _)| *otherwise == item.1);
            let shown = match (shown.as_slice(), reason) {
                ([], Some((_, reason))) => (*reason).to_owned(),
                (tests, _) => tests.join(", "),
            };
            if shown.is_empty() {
                bare.push(item);
            }
            writeln!(page, "| `{} {}` | {shown} |", item.0, item.1).expect("a text takes everything");
        }
        assert!(bare.is_empty(), "these have neither a test nor a reason: {bare:?}");
        for (name, named) in &tests {
            assert!(!named.is_empty(), "{name} names no item");
            let known = named.iter().all(|named| items.iter().any(|item| is_the_same(named, item)));
            assert!(known, "{name} names an item that there is not");
        }
        let path = self.page.0;
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(path, &page).expect("the page can be written");
        }
        let written = std::fs::read_to_string(path).unwrap_or_default();
        assert_eq!(written, page, "{} is out of date: run with UPDATE=1", path.display());
    }

    /// The items of the rules page, in its order, each with its list.
    fn items(&self) -> Vec<(&str, String)> {
        let page = std::fs::read_to_string(self.rules).expect("there is a page of rules");
        let items: Vec<String> = page
            .lines()
            .filter_map(|line| line.strip_prefix("- **")?.split_once(".**").map(|(item, _)| item.to_owned()))
            .collect();
        let lists = self.lists.iter().flat_map(|&(list, items)| std::iter::repeat_n(list, items));
        let lists: Vec<&str> = lists.collect();
        assert_eq!(items.len(), lists.len(), "{} has lost an item", self.rules.display());
        lists.into_iter().zip(items).collect()
    }

    /// The tests with the items their names begin with: `duel_k6_x7_both_…` shows K6 and X7 of `duel`.
    fn tests(&self) -> Vec<(String, Vec<(&str, String)>)> {
        let lines = self.tests.iter().flat_map(|code| code.lines());
        lines
            .filter_map(|line| line.strip_prefix("fn ")?.split_once('('))
            .filter_map(|(test, _)| {
                let (list, words) = self.lists.iter().find_map(|(list, _)| {
                    Some((*list, test.strip_prefix(list)?.strip_prefix('_')?.split('_')))
                })?;
                let items = words.take_while(|word| (self.is_item)(word));
                Some((test.to_owned(), items.map(|item| (list, item.to_owned())).collect()))
            })
            .collect()
    }
}

/// Whether a test names this item: names of tests have small letters, items may have others.
fn is_the_same(named: &(&str, String), item: &(&str, String)) -> bool {
    named.0 == item.0 && named.1.eq_ignore_ascii_case(&item.1)
}
