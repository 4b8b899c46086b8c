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

/// All lists of rules of the game, the chief one first.
pub const LISTS: &[&RuleList] = &[&RULES];

/// An item of the list.
pub(crate) const fn rule(item: &'static str) -> Rule {
    RULES.rule(item)
}
