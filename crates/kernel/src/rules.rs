use std::fmt;

/// An item of a list of rules, such as `splendor 42`, `duel K5` or `cities 81a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Rule {
    /// The list's name. A game may have several lists, so it is not always the game's.
    pub list: &'static str,
    /// The item's number as the list writes it.
    pub item: &'static str,
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.list, self.item)
    }
}

/// A list of rules, in chapters. The text of an item is the message `LIST-rule-ITEM`.
///
/// ```
/// use kernel::{Chapter, RuleList};
///
/// const TOWERS: RuleList =
///     RuleList { name: "towers", chapters: &[Chapter::new("towers-section-building", "80-81 81a 82")] };
/// assert_eq!(TOWERS.rule("81a").to_string(), "towers 81a");
/// assert_eq!(TOWERS.items().count(), 4);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct RuleList {
    /// The name of the list, as in [`Rule::list`].
    pub name: &'static str,
    /// The chapters in order.
    pub chapters: &'static [Chapter],
}

impl RuleList {
    /// Returns the rule of this item of the list.
    pub const fn rule(&self, item: &'static str) -> Rule {
        Rule { list: self.name, item }
    }

    /// Returns every item, in order.
    pub fn items(&self) -> impl Iterator<Item = String> + use<> {
        self.chapters.iter().flat_map(Chapter::items)
    }
}

/// A chapter of a list of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The name of the message with the chapter's heading.
    pub title: &'static str,
    /// The items of the chapter: `46`, `81a`, or from one to another with the same letter before the number, `C1-C27`.
    items: &'static str,
}

impl Chapter {
    /// Returns a chapter with these items, separated by spaces: single ones such as `46`, `C8` and `81a`, and ranges
    /// such as `23-28` and `C1-C27`.
    pub const fn new(title: &'static str, items: &'static str) -> Chapter {
        Chapter { title, items }
    }

    /// Returns the items of the chapter in order, such as `46` or `C8`.
    pub fn items(&self) -> impl Iterator<Item = String> + use<> {
        self.items.split(' ').flat_map(|word| match word.split_once('-') {
            None => vec![word.to_owned()],
            Some((first, last)) => {
                let letter = first.trim_end_matches(|letter: char| letter.is_ascii_digit());
                let number = |item: &str| item.trim_start_matches(letter).parse::<u16>().unwrap_or_default();
                (number(first)..=number(last)).map(|number| format!("{letter}{number}")).collect()
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Chapter;

    #[test]
    fn items_are_listed_in_order() {
        let items = |items| Chapter::new("title", items).items().collect::<Vec<_>>().join(" ");
        assert_eq!(items("9-11"), "9 10 11");
        assert_eq!(items("C8-C10"), "C8 C9 C10");
        assert_eq!(items("80 81 81a 82-83"), "80 81 81a 82 83");
    }
}
