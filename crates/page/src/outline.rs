//! A game as the page knows it before a table is open.

use kernel::RuleList;

/// The outline of a game: the plain data by which the page finds it, its rules and its pictures.
#[derive(Clone, Copy, Debug)]
pub struct Outline {
    /// The game's name in set-up lines, addresses and messages.
    pub name: &'static str,
    /// The lists of rules of the game, the chief one first, which has the game's name.
    pub lists: &'static [&'static RuleList],
    /// The options that its kit cannot draw yet, by their keys, and single values of options, as `key=value`. The lobby
    /// does not offer them, and a table with one is not opened.
    pub undrawn: &'static [&'static str],
    /// Pictures of the values of options: the key and the value, `key-value`, and the name of the drawing.
    pub pictures: &'static [(&'static str, &'static str)],
    /// Whether the deal decides who begins: a lot among the seats then only decides where everybody sits.
    pub dealt: bool,
}

impl Outline {
    /// Returns whether a set-up line is one of this game.
    pub fn is_of(&self, setup: &str) -> bool {
        setup.split(' ').next() == Some(self.name)
    }

    /// Returns the list of its rules with this name, if it has one.
    pub fn list(&self, name: &str) -> Option<&'static RuleList> {
        self.lists.iter().copied().find(|list| list.name == name)
    }

    /// Returns whether the chief list of the game's rules has this name.
    pub fn is_chief(&self, list: &str) -> bool {
        self.name == list
    }

    /// Returns the message for what a lot among the seats decides.
    pub fn lot(&self) -> &'static str {
        if self.dealt { "setup-by-lot.seats" } else { "setup-by-lot" }
    }

    /// Returns whether its kit can draw a game with this set-up line.
    pub fn draws(&self, setup: &str) -> bool {
        options(setup).all(|(key, values)| {
            self.draws_option(key) && values.split(',').all(|value| self.draws_value(key, value))
        })
    }

    /// Returns whether its kit can draw games with this option.
    pub fn draws_option(&self, key: &str) -> bool {
        !self.undrawn.contains(&key)
    }

    /// Returns whether its kit can draw games with this value of an option.
    pub fn draws_value(&self, key: &str, value: &str) -> bool {
        !self.undrawn.iter().any(|undrawn| undrawn.split_once('=') == Some((key, value)))
    }

    /// Returns the name of the drawing for a value of an option, if there is one.
    pub fn picture(&self, key: &str, value: &str) -> Option<&'static str> {
        let of = |name: &str| name.strip_prefix(key)?.strip_prefix('-').filter(|of| *of == value).map(|_| ());
        self.pictures.iter().find(|(name, _)| of(name).is_some()).map(|(_, drawing)| *drawing)
    }
}

/// Returns the options in a set-up line, by key and value.
pub fn options(setup: &str) -> impl Iterator<Item = (&str, &str)> {
    setup.split(' ').filter_map(|word| word.split_once('='))
}
