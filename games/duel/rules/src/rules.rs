use kernel::{Chapter, Rule, RuleList};

/// The list of rules, as `games/duel/RULES.md` has it.
pub const RULES: RuleList = RuleList {
    name: "duel",
    chapters: &[
        Chapter::new("duel-section-components", "R1-R3"),
        Chapter::new("duel-section-setup", "S1-S8"),
        Chapter::new("duel-section-turn", "T1-T4"),
        Chapter::new("duel-section-privileges", "P1-P4"),
        Chapter::new("duel-section-replenish", "B1-B4"),
        Chapter::new("duel-section-taking-privileges", "V1-V3"),
        Chapter::new("duel-section-mandatory", "M1-M2"),
        Chapter::new("duel-section-take", "K1-K6"),
        Chapter::new("duel-section-reserve", "G1-G10"),
        Chapter::new("duel-section-buy", "C1-C13"),
        Chapter::new("duel-section-effects", "E1-E10"),
        Chapter::new("duel-section-royals", "Q1-Q6"),
        Chapter::new("duel-section-end-of-turn", "N1-N5"),
        Chapter::new("duel-section-victory", "W1-W6"),
        Chapter::new("duel-section-reminders", "Z1-Z9"),
        Chapter::new("duel-section-clarifications", "X1-X47"),
    ],
};

/// All lists of rules of the game, the chief one first.
pub const LISTS: &[&RuleList] = &[&RULES];

/// Returns the rule with this item of the list.
pub(crate) const fn rule(item: &'static str) -> Rule {
    RULES.rule(item)
}
