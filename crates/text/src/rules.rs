use std::ops::RangeInclusive;

/// A chapter of a game's list of rules.
#[derive(Clone, Debug)]
pub struct Section {
    /// The message with its heading.
    pub title: &'static str,
    /// The letter that its items begin with; empty where they are plain numbers.
    letter: &'static str,
    numbers: RangeInclusive<u8>,
}

impl Section {
    const fn new(title: &'static str, letter: &'static str, numbers: RangeInclusive<u8>) -> Section {
        Section { title, letter, numbers }
    }

    /// Its items, such as `46` or `C8`: the text of each is the message `GAME-rule-ITEM`.
    pub fn items(&self) -> impl Iterator<Item = String> + use<> {
        let letter = self.letter;
        self.numbers.clone().map(move |number| format!("{letter}{number}"))
    }
}

static SPLENDOR: [Section; 13] = [
    Section::new("splendor-section-components", "", 1..=4),
    Section::new("splendor-section-setup", "", 5..=17),
    Section::new("splendor-section-course", "", 18..=22),
    Section::new("splendor-section-cards", "", 23..=28),
    Section::new("splendor-section-nobles", "", 29..=37),
    Section::new("splendor-section-turn", "", 38..=44),
    Section::new("splendor-section-tokens", "", 45..=48),
    Section::new("splendor-section-reserving", "", 49..=57),
    Section::new("splendor-section-buying", "", 58..=65),
    Section::new("splendor-section-bonuses", "", 66..=69),
    Section::new("splendor-section-visits", "", 70..=73),
    Section::new("splendor-section-end", "", 74..=77),
    Section::new("splendor-section-clarifications", "C", 1..=27),
];

static DUEL: [Section; 16] = [
    Section::new("duel-section-components", "R", 1..=3),
    Section::new("duel-section-setup", "S", 1..=8),
    Section::new("duel-section-turn", "T", 1..=4),
    Section::new("duel-section-privileges", "P", 1..=4),
    Section::new("duel-section-replenish", "B", 1..=4),
    Section::new("duel-section-taking-privileges", "V", 1..=3),
    Section::new("duel-section-mandatory", "M", 1..=2),
    Section::new("duel-section-take", "K", 1..=6),
    Section::new("duel-section-reserve", "G", 1..=10),
    Section::new("duel-section-buy", "C", 1..=13),
    Section::new("duel-section-effects", "E", 1..=10),
    Section::new("duel-section-royals", "Q", 1..=6),
    Section::new("duel-section-end-of-turn", "N", 1..=5),
    Section::new("duel-section-victory", "W", 1..=6),
    Section::new("duel-section-reminders", "Z", 1..=9),
    Section::new("duel-section-clarifications", "X", 1..=47),
];

/// The chapters of a game's rules, in order; none for a game whose rules are not written.
pub fn sections(game: &str) -> &'static [Section] {
    match game {
        "splendor" => &SPLENDOR,
        "duel" => &DUEL,
        _ => &[],
    }
}
