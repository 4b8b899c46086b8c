//! The use of a stronghold: a card, a tower of another player, or one's own tower and then a card.

use kernel::{Game, Message};
use splendor::{Action, CardId, Decision};

use super::{Duty, Piece, Selection, Tray, Way, WhyNot};

/// The effect of a click on a card or a tower.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// A stronghold of this card is moved: its target comes next.
    Lift(CardId),
    /// The action is whole.
    Use(Action),
}

impl Step {
    pub(super) fn is_removal(self) -> bool {
        matches!(self, Step::Use(Action::Remove(_)))
    }
}

fn way_of(action: Action) -> Option<Way> {
    match action {
        Action::Place(_) => Some(Way::Place),
        Action::Move { .. } => Some(Way::Move),
        Action::Remove(_) => Some(Way::Remove),
        _ => None,
    }
}

impl Tray {
    /// Returns the way in which a stronghold is used: the one that was chosen, or else the first that is possible.
    pub(super) fn way(&self) -> Way {
        match self.selection {
            Selection::Way(way) => Some(way),
            Selection::Lifted(_) => Some(Way::Move),
            Selection::Answer(action) => way_of(action),
            _ => None,
        }
        .unwrap_or_else(|| self.first_way())
    }

    fn first_way(&self) -> Way {
        Way::ALL.into_iter().find(|&way| !self.uses_in(way).is_empty()).unwrap_or(Way::Place)
    }

    /// Returns whether this decision follows a conquest, after which none is removed (`cities 93`).
    pub fn is_after_conquest(&self) -> bool {
        self.game.decision() == Some(Decision::PlaceAgain)
    }

    /// Returns all uses of a stronghold in a way.
    fn uses_in(&self, way: Way) -> Vec<Action> {
        let mut uses = Vec::new();
        self.game.legal_actions(|action| uses.extend((way_of(action) == Some(way)).then_some(action)));
        uses
    }

    fn is_own_tower(&self, card: CardId) -> bool {
        self.body().strongholds_on(card).is_some_and(|(owner, _)| owner == self.seat())
    }

    fn is_rival_tower(&self, card: CardId) -> bool {
        self.body().strongholds_on(card).is_some_and(|(owner, _)| owner != self.seat())
    }

    /// Returns the cards with strongholds of the player.
    fn own_towers(&self) -> impl Iterator<Item = CardId> + '_ {
        let seat = self.seat();
        self.body().strongholds().filter(move |&(_, owner, _)| owner == seat).map(|(card, ..)| card)
    }

    /// Returns the card from which a stronghold is moved, if the player chose it.
    fn lifted(&self) -> Option<CardId> {
        match self.selection {
            Selection::Lifted(card) | Selection::Answer(Action::Move { from: card, .. }) => Some(card),
            _ => None,
        }
    }

    /// Returns whether the target of a move is chosen next, or was chosen.
    pub fn has_lifted(&self) -> bool {
        self.way() == Way::Move && self.source().is_some()
    }

    /// Returns the card from which a stronghold is moved: the one that was chosen, or the only one that can be meant.
    fn source(&self) -> Option<CardId> {
        self.lifted().or_else(|| self.only_tower())
    }

    /// Returns the card from which a stronghold is moved where only one can be meant.
    fn only_tower(&self) -> Option<CardId> {
        let mut towers = self.own_towers();
        towers.next().filter(|_| towers.next().is_none())
    }

    fn can_be_moved(&self, card: CardId) -> bool {
        let mut all = self.body().face_up_cards();
        all.any(|to| self.allows(Action::Move { from: card, to }))
    }

    /// Returns the effect of a click on a card or a tower; none if it has none. Only what the chosen way needs next has
    /// one: where a stronghold is placed, also the towers of others, which can be removed instead.
    pub(super) fn step(&self, piece: Piece) -> Option<Step> {
        let (card, tower) = match piece {
            Piece::Card(card) => (card, false),
            Piece::Tower(card) => (card, true),
            _ => return None,
        };
        let only_if_legal = |action: Action| self.allows(action).then_some(Step::Use(action));
        match (self.way(), self.source()) {
            (Way::Remove, _) => only_if_legal(Action::Remove(card)),
            (Way::Place, _) if tower => only_if_legal(Action::Remove(card)),
            (Way::Place, _) => only_if_legal(Action::Place(card)),
            // The target is the card; a tower on it stays.
            (Way::Move, Some(_)) if tower => None,
            (Way::Move, Some(from)) => only_if_legal(Action::Move { from, to: card }),
            (Way::Move, None) => {
                (self.is_own_tower(card) && self.can_be_moved(card)).then_some(Step::Lift(card))
            }
        }
    }

    /// Returns whether a stronghold can be used in this way.
    pub(super) fn has_way(&self, way: Way) -> bool {
        self.duty() == Duty::Stronghold && !self.uses_in(way).is_empty()
    }

    /// Chooses a way to use a stronghold, and what can only be meant by it.
    pub(super) fn choose_way(&mut self, way: Way) -> bool {
        let uses = self.uses_in(way);
        self.selection = match (&uses[..], self.only_tower()) {
            ([], _) => return false,
            (&[only], _) => Selection::Answer(only),
            (_, Some(card)) if way == Way::Move => Selection::Lifted(card),
            _ => Selection::Way(way),
        };
        true
    }

    /// Returns whether a card or its tower is a part of the use being prepared.
    pub(super) fn is_used(&self, piece: Piece) -> bool {
        match (piece, &self.selection) {
            (Piece::Card(card), Selection::Answer(Action::Place(to) | Action::Move { to, .. })) => {
                card == *to
            }
            (Piece::Tower(card), Selection::Answer(Action::Move { from, .. })) => card == *from,
            (
                Piece::Card(card) | Piece::Tower(card),
                Selection::Lifted(used) | Selection::Answer(Action::Remove(used)),
            ) => card == *used,
            _ => false,
        }
    }

    /// Returns why a piece has no meaning where a stronghold is to be used.
    pub(super) fn why_not_stronghold(&self, piece: Piece) -> Option<WhyNot> {
        let elsewhere = |card: CardId| self.body().face_up_cards().find(|&other| other != card);
        let meant = match piece {
            Piece::Way(way) => return self.why_not_way(way),
            Piece::Card(card) | Piece::Tower(card) => match (self.way(), self.source()) {
                (Way::Remove, _) => Some(Action::Remove(card)),
                (Way::Place, _) if piece == Piece::Tower(card) && self.is_rival_tower(card) => {
                    Some(Action::Remove(card))
                }
                (Way::Place, _) => Some(Action::Place(card)),
                (Way::Move, Some(from)) => Some(Action::Move { from, to: card }),
                // Without one left to place, that is what a click on a card asks for.
                (Way::Move, None) if self.selection == Selection::None && !self.is_rival_tower(card) => {
                    Some(Action::Place(card))
                }
                (Way::Move, None) => elsewhere(card).map(|to| Action::Move { from: card, to }),
            },
            _ => None,
        };
        meant.and_then(|action| self.refusal_of(action)).or_else(|| self.refusal_of(Action::Pass))
    }

    /// Returns why a stronghold cannot be used in this way.
    fn why_not_way(&self, way: Way) -> Option<WhyNot> {
        let cards = || self.body().face_up_cards();
        let (why, id) = match way {
            Way::Place => {
                // A card with a rival's stronghold would say less.
                let why = |card| self.refusal_of(Action::Place(card));
                let free = cards().find(|&card| !self.is_rival_tower(card)).or_else(|| cards().next())?;
                return why(free).or_else(|| self.refusal_of(Action::Pass));
            }
            Way::Move => {
                let from = self.own_towers().next().or_else(|| cards().next())?;
                let to = cards().find(|&card| card != from);
                let why = to.and_then(|to| self.refusal_of(Action::Move { from, to }));
                (
                    why,
                    if self.own_towers().next().is_none() {
                        "splendor-why-none-to-move"
                    } else {
                        "splendor-why-nowhere-to-move"
                    },
                )
            }
            Way::Remove => {
                let rival = cards().find(|&card| self.is_rival_tower(card)).or_else(|| cards().next())?;
                let id = if self.is_after_conquest() {
                    "splendor-why-no-removal"
                } else {
                    "splendor-why-none-to-remove"
                };
                (self.refusal_of(Action::Remove(rival)), id)
            }
        };
        let why = why.or_else(|| self.refusal_of(Action::Pass))?;
        Some(WhyNot { facts: Some(Message::new(id)), ..why })
    }
}
