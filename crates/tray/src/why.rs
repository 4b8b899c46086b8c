use kernel::{Explain, Game, Message, Rule};

/// The reason why a click on a piece has no effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot<G: Game> {
    /// The rule and the facts.
    pub refusal: G::Refusal,
    /// A sentence with more facts than the refusal's own, to be shown in its place.
    pub facts: Option<Message>,
    /// The item of another rule that belongs to the answer.
    pub also: Option<&'static str>,
}

impl<G: Game> WhyNot<G> {
    /// Returns the sentence with its numbers.
    pub fn message(&self) -> Message {
        self.facts.clone().unwrap_or_else(|| self.refusal.message())
    }

    /// Returns the rules that the answer is based on, the chief one first.
    pub fn rules(&self) -> Vec<Rule> {
        let first = self.refusal.rule();
        [first].into_iter().chain(self.also.map(|item| Rule { list: first.list, item })).collect()
    }
}
