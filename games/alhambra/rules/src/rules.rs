use kernel::{Chapter, Rule, RuleList};

/// The list of rules, as `games/alhambra/RULES.md` has it.
pub const RULES: RuleList = RuleList {
    name: "alhambra",
    chapters: &[
        Chapter::new("alhambra-section-components", "1-15"),
        Chapter::new("alhambra-section-setup", "16-23"),
        Chapter::new("alhambra-section-turn", "24-26"),
        Chapter::new("alhambra-section-money", "27-29"),
        Chapter::new("alhambra-section-buying", "30-37"),
        Chapter::new("alhambra-section-placing", "38-45"),
        Chapter::new("alhambra-section-redesign", "46-52"),
        Chapter::new("alhambra-section-end-of-turn", "53-59"),
        Chapter::new("alhambra-section-scoring", "60-64"),
        Chapter::new("alhambra-section-majorities", "65-74"),
        Chapter::new("alhambra-section-walls", "75-78"),
        Chapter::new("alhambra-section-end", "79-87"),
        Chapter::new("alhambra-section-two", "88-97"),
        Chapter::new("alhambra-section-c-setup", "C1-C10"),
        Chapter::new("alhambra-section-c-actions", "C11-C19"),
        Chapter::new("alhambra-section-c-building", "C20-C29"),
        Chapter::new("alhambra-section-c-refill", "C30-C35"),
        Chapter::new("alhambra-section-c-ties", "C36-C40"),
        Chapter::new("alhambra-section-c-walls", "C41-C49"),
        Chapter::new("alhambra-section-c-end", "C50-C55"),
        Chapter::new("alhambra-section-c-two", "C56-C64"),
        Chapter::new("alhambra-section-c-editions", "C65"),
    ],
};

/// The lists of rules of the game.
pub const LISTS: &[&RuleList] = &[&RULES];

/// Returns the rule with this item of the list.
pub(crate) const fn rule(item: &'static str) -> Rule {
    Rule { list: RULES.name, item }
}
