//! The games that a server offers, and the options of each.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// An entry of `GET /api/games`: a game that this server offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// The game's name: the first word of its set-up lines.
    pub name: String,
    /// The possible numbers of players.
    pub players: Players,
    /// The options that can be chosen, in the order in which they are offered.
    pub options: Vec<OptionInfo>,
}

/// Numbers of players: all from the fewest to the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Players {
    /// The fewest seats.
    pub min: u8,
    /// The maximum number of seats.
    pub max: u8,
}

/// An option of a game or of its table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// The key of the option, as in `key=value`.
    pub key: String,
    /// The number of values that the option has at a time: one, or any number.
    pub kind: OptionKind,
    /// The values to choose from.
    pub values: Vec<String>,
    /// The place in which the option is written.
    pub place: OptionPlace,
    /// The values of other options that cannot be chosen together with values of this one; exclusion is mutual.
    #[serde(default)]
    pub excludes: Vec<Exclusion>,
}

/// The number of values that an option has at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// One; the first is the default.
    One,
    /// Any number of them, written in the order of the list and separated by commas; none is the default.
    Set,
}

/// The place in which an option is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum OptionPlace {
    /// In the set-up line: it changes the rules of the game.
    Setup,
    /// In [`TableOptions::chosen`](crate::TableOptions): it changes how the table is run.
    Table,
}

/// A value of an option that cannot be chosen together with a value of another, or of the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Exclusion {
    /// The value.
    pub value: String,
    /// The key of the other option.
    pub key: String,
    /// The value of the other option.
    pub with: String,
}

/// The chosen values, as they are written, by the keys of their options. An option that has its default is left out.
type Chosen = BTreeMap<String, String>;

impl OptionInfo {
    /// Returns whether the option is a yes-or-no option.
    pub fn is_switch(&self) -> bool {
        self.kind == OptionKind::One && self.values == ["no", "yes"]
    }

    /// Returns the value that is written for the option.
    pub fn written<'a>(&'a self, chosen: &'a Chosen) -> &'a str {
        let default = match self.kind {
            OptionKind::One => self.values.first().map_or("", String::as_str),
            OptionKind::Set => "",
        };
        chosen.get(&self.key).map_or(default, String::as_str)
    }

    /// Returns whether the option has this value, alone or among others.
    pub fn has(&self, chosen: &Chosen, value: &str) -> bool {
        match self.kind {
            OptionKind::One => self.written(chosen) == value,
            OptionKind::Set => self.written(chosen).split(',').any(|one| one == value),
        }
    }

    /// Selects a value or deselects it; deselecting the value of an option with one value restores its default.
    pub fn choose(&self, chosen: &mut Chosen, value: &str, on: bool) {
        let then = match self.kind {
            OptionKind::One if on && self.values.first().is_some_and(|default| default != value) => {
                value.to_owned()
            }
            OptionKind::One => String::new(),
            OptionKind::Set => {
                let has = |one: &&String| if *one == value { on } else { self.has(chosen, one) };
                self.values.iter().filter(has).cloned().collect::<Vec<_>>().join(",")
            }
        };
        if then.is_empty() {
            chosen.remove(&self.key);
        } else {
            chosen.insert(self.key.clone(), then);
        }
    }
}

impl GameInfo {
    /// Returns the option and its value that exclude `value` of the option `key`.
    pub fn excluded(&self, chosen: &Chosen, key: &str, value: &str) -> Option<(&OptionInfo, &str)> {
        let of = |key: &str| self.options.iter().find(|option| option.key == key);
        let both_ways = |option: &'_ OptionInfo| {
            let pairs = option.excludes.iter().map(|exclusion| {
                let one = (option.key.clone(), exclusion.value.clone());
                (one, (exclusion.key.clone(), exclusion.with.clone()))
            });
            pairs.flat_map(|(one, other)| [(one.clone(), other.clone()), (other, one)]).collect::<Vec<_>>()
        };
        let pairs = self.options.iter().flat_map(both_ways);
        let others = pairs.filter(|((of, what), _)| of == key && what == value).map(|(_, other)| other);
        others.into_iter().find_map(|(other, with)| {
            let option = of(&other)?;
            // Another value of the same option gives way, where it has one at a time.
            let gives_way = other == key && option.kind == OptionKind::One;
            let with = option.values.iter().find(|known| **known == with)?;
            (!gives_way && option.has(chosen, with)).then_some((option, with.as_str()))
        })
    }

    /// Returns the part of an earlier choice that is still valid: values that are described, and not excluded by
    /// others.
    pub fn kept(&self, chosen: &Chosen) -> Chosen {
        let mut kept = Chosen::new();
        // Twice: a value late in the list may make one before it possible.
        for option in self.options.iter().chain(&self.options) {
            let wanted = option
                .values
                .iter()
                .filter(|value| chosen.contains_key(&option.key) && option.has(chosen, value));
            for value in wanted {
                if self.excluded(&kept, &option.key, value).is_none() {
                    option.choose(&mut kept, value, true);
                }
            }
        }
        kept
    }

    /// Returns the set-up line of a game for this number of players, and the table options beside it.
    pub fn set_up(&self, players: usize, chosen: &Chosen) -> (String, Chosen) {
        let (mut line, mut table) = (format!("{} players={players}", self.name), Chosen::new());
        for option in &self.options {
            let Some(value) = chosen.get(&option.key) else { continue };
            match option.place {
                OptionPlace::Setup => line += &format!(" {}={value}", option.key),
                OptionPlace::Table => {
                    table.insert(option.key.clone(), value.clone());
                }
            }
        }
        (line, table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(key: &str, kind: OptionKind, values: &str, place: OptionPlace) -> OptionInfo {
        let values = values.split(' ').map(str::to_owned).collect();
        OptionInfo { key: key.into(), kind, values, place, excludes: Vec::new() }
    }

    /// High fences exclude lakes, roads exclude hills, and an open table needs fences.
    fn town() -> GameInfo {
        let mut options = vec![
            option("open", OptionKind::One, "no yes", OptionPlace::Table),
            option("fences", OptionKind::One, "none low high", OptionPlace::Setup),
            option("regions", OptionKind::Set, "hills lakes roads", OptionPlace::Setup),
        ];
        let exclusion = |value: &str, key: &str, with: &str| Exclusion {
            value: value.into(),
            key: key.into(),
            with: with.into(),
        };
        options[0].excludes.push(exclusion("yes", "fences", "none"));
        options[1].excludes.push(exclusion("high", "regions", "lakes"));
        options[2].excludes.push(exclusion("roads", "regions", "hills"));
        GameInfo { name: "town".into(), players: Players { min: 2, max: 6 }, options }
    }

    fn chosen(words: &str) -> Chosen {
        let pair = |word: &str| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
        words.split_whitespace().filter_map(pair).collect()
    }

    #[test]
    fn choosing_writes_values_in_their_order_and_leaves_defaults_out() {
        let town = town();
        let [open, fences, regions] = &town.options[..] else { panic!("three options") };
        assert!(open.is_switch() && !fences.is_switch() && !regions.is_switch());
        let mut now = Chosen::new();
        regions.choose(&mut now, "lakes", true);
        regions.choose(&mut now, "hills", true);
        fences.choose(&mut now, "low", true);
        open.choose(&mut now, "yes", true);
        assert_eq!(now, chosen("regions=hills,lakes fences=low open=yes"));
        assert!(regions.has(&now, "lakes") && !regions.has(&now, "roads") && fences.has(&now, "low"));
        assert_eq!(
            town.set_up(5, &now),
            ("town players=5 fences=low regions=hills,lakes".to_owned(), chosen("open=yes"))
        );
        regions.choose(&mut now, "hills", false);
        regions.choose(&mut now, "lakes", false);
        fences.choose(&mut now, "none", true);
        open.choose(&mut now, "yes", false);
        assert_eq!(now, Chosen::new());
        assert!(fences.has(&now, "none"), "the default");
        assert_eq!(town.set_up(2, &now), ("town players=2".to_owned(), Chosen::new()));
    }

    #[test]
    fn exclusions_are_told_both_ways_with_what_excludes() {
        let town = town();
        let excluded = |now: &str, key: &str, value: &str| {
            let now = chosen(now);
            let found = town.excluded(&now, key, value);
            found.map(|(option, value)| format!("{}={value}", option.key))
        };
        assert_eq!(excluded("fences=high", "regions", "lakes").as_deref(), Some("fences=high"));
        assert_eq!(excluded("regions=lakes", "fences", "high").as_deref(), Some("regions=lakes"));
        assert_eq!(excluded("regions=roads", "regions", "hills").as_deref(), Some("regions=roads"));
        assert_eq!(excluded("regions=hills", "regions", "roads").as_deref(), Some("regions=hills"));
        assert_eq!(excluded("", "open", "yes").as_deref(), Some("fences=none"), "a default excludes too");
        assert_eq!(excluded("open=yes fences=low", "fences", "none").as_deref(), Some("open=yes"));
        assert_eq!(excluded("fences=low regions=lakes", "fences", "none"), None);
    }

    #[test]
    fn of_what_is_remembered_that_is_kept_which_can_be_chosen() {
        let town = town();
        let kept = |words: &str| town.kept(&chosen(words));
        let fine = "regions=hills,lakes fences=low open=yes";
        assert_eq!(kept(fine), chosen(fine));
        assert_eq!(kept("weather=rain fences=wide regions=lanes,roads"), chosen("regions=roads"));
        assert_eq!(kept("open=yes fences=none"), Chosen::new());
        assert_eq!(kept("fences=high regions=lakes,roads"), chosen("fences=high regions=roads"));
        assert_eq!(kept("regions=roads,hills"), chosen("regions=hills"));
    }
}
