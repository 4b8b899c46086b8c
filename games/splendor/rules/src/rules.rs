use kernel::{Chapter, Rule, RuleList};

/// The list of rules, as `games/splendor/RULES.md` has it.
pub const RULES: RuleList = RuleList {
    name: "splendor",
    chapters: &[
        Chapter::new("splendor-section-components", "1-4"),
        Chapter::new("splendor-section-setup", "5-17"),
        Chapter::new("splendor-section-course", "18-22"),
        Chapter::new("splendor-section-cards", "23-28"),
        Chapter::new("splendor-section-nobles", "29-37"),
        Chapter::new("splendor-section-turn", "38-44"),
        Chapter::new("splendor-section-tokens", "45-48"),
        Chapter::new("splendor-section-reserving", "49-57"),
        Chapter::new("splendor-section-buying", "58-65"),
        Chapter::new("splendor-section-bonuses", "66-69"),
        Chapter::new("splendor-section-visits", "70-73"),
        Chapter::new("splendor-section-end", "74-77"),
        Chapter::new("splendor-section-clarifications", "C1-C27"),
    ],
};

/// The list of rules of the modules, as `games/splendor/CITIES.md` has it.
pub const CITIES_RULES: RuleList = RuleList {
    name: "cities",
    chapters: &[
        Chapter::new("cities-section-cities", "1-11"),
        Chapter::new("cities-section-strongholds", "12-27"),
        Chapter::new("cities-section-posts", "28-44"),
        Chapter::new("cities-section-orient", "45-65"),
        Chapter::new("cities-section-modules", "66-69"),
        Chapter::new("cities-section-cities-more", "70-81"),
        Chapter::new("cities-section-strongholds-more", "81a 82-96"),
        Chapter::new("cities-section-posts-more", "97-101 101a"),
        Chapter::new("cities-section-orient-more", "102-118 118a 119-126"),
        Chapter::new("cities-section-ours", "134-140"),
    ],
};

/// Returns the rule with this item of the list of the modules.
pub(crate) const fn cities(item: &'static str) -> Rule {
    Rule { list: CITIES_RULES.name, item }
}

/// All lists of rules of the game, the chief one first.
pub const LISTS: &[&RuleList] = &[&RULES, &CITIES_RULES];

/// Returns the rule with this item of the list.
pub(crate) const fn rule(item: &'static str) -> Rule {
    RULES.rule(item)
}
