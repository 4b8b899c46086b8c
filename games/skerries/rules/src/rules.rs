use kernel::{Chapter, Rule, RuleList};

/// The list of rules, as `games/skerries/RULES.md` has it.
pub const RULES: RuleList = RuleList {
    name: "skerries",
    chapters: &[
        Chapter::new("skerries-section-pieces", "1-5"),
        Chapter::new("skerries-section-setup", "6-9"),
        Chapter::new("skerries-section-turn", "10-13"),
        Chapter::new("skerries-section-storms", "14-20"),
        Chapter::new("skerries-section-end", "21-26"),
    ],
};

/// The rules of the variant.
pub const GALE: RuleList =
    RuleList { name: "gale", chapters: &[Chapter::new("gale-section-changes", "1-3")] };

/// All lists of rules of the game, the chief one first.
pub const LISTS: &[&RuleList] = &[&RULES, &GALE];

/// Returns the rule with this item of the chief list.
pub(crate) const fn rule(item: &'static str) -> Rule {
    RULES.rule(item)
}

/// Returns the rule with this item of the variant's list.
pub(crate) const fn gale(item: &'static str) -> Rule {
    GALE.rule(item)
}
