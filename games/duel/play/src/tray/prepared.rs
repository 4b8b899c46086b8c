use duel::{
    Action, CROWNS_TO_WIN, CardId, Colour, Decision, Duel, Effect, Gem, Gems, POINTS_TO_WIN, Player,
    TOKENS_MAX,
};
use kernel::{Arg, Awaiting, First, Game, Message, Rule, Seat};

use super::Tray;
use jewels_play::tray as jewels;
use tray::Turn;

/// A player's holdings in Duel.
pub type Holdings = jewels::Holdings<Gem, Ways>;

/// A player's progress on the ways to victory that only Duel has, and the privileges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways {
    /// The points of cards by colour.
    pub colour_points: Gems,
    /// The number of crowns.
    pub crowns: u8,
    /// The number of privileges.
    pub privileges: u8,
}

impl Ways {
    /// Returns the points of the colour that has the most.
    pub fn best_colour_points(&self) -> u8 {
        Colour::ALL.map(|colour| self.colour_points.of(colour)).into_iter().max().unwrap_or_default()
    }
}

fn holdings(player: &Player) -> Holdings {
    let &Player { colour_points, crowns, privileges, .. } = player;
    Holdings {
        tokens: player.tokens,
        bonuses: player.bonuses,
        points: player.points,
        reserved: player.hand_size(),
        more: Ways { colour_points, crowns, privileges },
    }
}

/// The payment for a card in Duel.
pub type Payment = jewels::Payment<CardId, Gem>;

/// A privilege that the opponent takes, with the reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The rule by which the opponent takes it.
    pub rule: Rule,
    /// The player who takes it.
    pub player: Seat,
    /// Whether it comes from the player of the tray, since none is left in the supply.
    pub from_own: bool,
}

impl Warning {
    /// Returns the warning, such as "Three alike: Rowan takes 1 privilege".
    pub fn message(&self) -> Message {
        let id = match self.rule.item {
            "K5" => "duel-warning-three",
            "K6" => "duel-warning-pearls",
            _ => "duel-warning-replenish",
        };
        Message::new(id).with("player", Arg::Seat(self.player)).number("from", self.from_own)
    }
}

/// A choice that the player will have to make next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The colour that a card copies.
    Colour,
    /// The token that a card's effect takes.
    Token,
    /// The token to steal.
    Theft,
    /// The royal card.
    Royal,
}

/// A complete action and its consequences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prepared {
    /// The action.
    pub action: Action,
    /// The payment, if it is a purchase.
    pub payment: Option<Payment>,
    /// The holdings now.
    pub before: Holdings,
    /// The holdings once nothing more happens by itself, with all tokens before any are discarded.
    pub after: Holdings,
    /// The warning about a privilege that the action gives the opponent.
    pub warning: Option<Warning>,
    /// Whether the player takes a privilege; `true` if from the opponent.
    pub privilege: Option<bool>,
    /// The choices that will follow, in this order.
    pub next: Vec<Next>,
    /// The number of tokens that will have to be discarded.
    pub to_discard: u8,
    /// Whether an extra turn follows.
    pub again: bool,
    /// The condition of victory that it meets, regardless of the next choices.
    pub wins: Option<&'static str>,
}

impl Prepared {
    /// Returns the change in the number of tokens of a kind.
    pub fn token_change(&self, kind: Gem) -> i8 {
        self.after.token_change(&self.before, kind)
    }

    /// Returns the change in the number of bonuses of a colour.
    pub fn bonus_change(&self, kind: Gem) -> i8 {
        self.after.bonus_change(&self.before, kind)
    }

    /// Returns the messages about its consequences: what has to be chosen next, and what happens by itself.
    pub fn notes(&self) -> Vec<Message> {
        let mut notes = Vec::new();
        if let Some(from_opponent) = self.privilege {
            notes.push(Message::new("duel-next-privilege").number("from", from_opponent));
        }
        notes.extend(self.next.iter().map(|next| {
            Message::new(match next {
                Next::Colour => "duel-next-copy",
                Next::Token => "duel-next-take-same",
                Next::Theft => "duel-next-steal",
                Next::Royal => "duel-next-royal",
            })
        }));
        if self.to_discard > 0 {
            notes.push(
                Message::new("duel-next-discard")
                    // The number includes what is taken or stolen before that.
                    .number("held", TOKENS_MAX + self.to_discard)
                    .number("limit", TOKENS_MAX)
                    .number("surplus", self.to_discard),
            );
        }
        match self.wins {
            Some(_) => notes.push(Message::new("duel-next-win")),
            None if self.again => notes.push(Message::new("duel-next-again")),
            None => {}
        }
        notes
    }
}

impl Tray {
    /// Returns the action that is ready to be played with its consequences; none while something is missing.
    pub fn prepared(&self) -> Option<Prepared> {
        let action = self.confirm()?;
        let before = holdings(self.player());
        let mut ahead = Prepared {
            action,
            payment: self.payment(action),
            before,
            after: before,
            warning: None,
            privilege: None,
            next: Vec::new(),
            to_discard: 0,
            again: false,
            wins: None,
        };
        let mut game = self.game;
        let mut effects = Vec::new();
        game.play(action, &mut effects);
        ahead.after = self.after_chance(&mut game, &mut effects);
        let mut open = false;
        // It is played to the end of the turn: outcomes and choices change nothing that is described here.
        while let Some(duty) = self.duty_in(&game) {
            match duty {
                Decision::Act => break,
                Decision::Discard => ahead.to_discard += 1,
                Decision::Copy => ahead.next.push(Next::Colour),
                Decision::TakeSame => ahead.next.push(Next::Token),
                Decision::Steal => ahead.next.push(Next::Theft),
                Decision::TakeRoyal => ahead.next.push(Next::Royal),
            }
            open |= matches!(duty, Decision::Copy | Decision::TakeRoyal);
            game.play(game.nth_action(0), &mut effects);
            self.after_chance(&mut game, &mut effects);
        }
        self.foresee(&mut ahead, &effects);
        ahead.wins = self.victory(&game, &ahead.after, open);
        Some(ahead)
    }

    /// Resolves chance, and returns the player's holdings then.
    fn after_chance(&self, game: &mut Duel, effects: &mut Vec<Effect>) -> Holdings {
        while let Awaiting::Chance(_) = game.awaiting() {
            game.resolve(game.draw(&mut First), effects);
        }
        holdings(game.body().seat(self.seat()))
    }

    /// Returns the decisions that are left to the player in this turn.
    fn duty_in(&self, game: &Duel) -> Option<Decision> {
        let on = game.turns() == self.game.turns();
        if on { game.decision() } else { None }
    }

    fn foresee(&self, ahead: &mut Prepared, effects: &[Effect]) {
        for effect in effects {
            match *effect {
                Effect::TookPrivilege { seat, from_opponent } if seat == self.seat() => {
                    ahead.privilege = Some(from_opponent);
                }
                Effect::TookPrivilege { seat, from_opponent } => {
                    ahead.warning = Some(Warning {
                        rule: self.rule_of_privilege(ahead.action),
                        player: seat,
                        from_own: from_opponent,
                    });
                }
                Effect::PlaysAgain { .. } => ahead.again = true,
                _ => {}
            }
        }
    }

    /// Returns why an action gives the opponent a privilege.
    fn rule_of_privilege(&self, action: Action) -> Rule {
        let item = match action {
            Action::Take(spaces) if self.body().board().gems(spaces).get(Gem::Pearl) == 2 => "K6",
            Action::Take(_) => "K5",
            _ => "B4",
        };
        Rule { list: Duel::NAME, item }
    }

    /// Returns the condition of victory that is met at the end of the turn; while a colour or a royal card is to be
    /// chosen, only one that does not depend on it.
    fn victory(&self, game: &Duel, after: &Holdings, open: bool) -> Option<&'static str> {
        match () {
            () if game.awaiting() != Awaiting::Over => None,
            () if !open => game.result().map(|result| result.ended.item),
            () if after.points >= POINTS_TO_WIN => Some("W1"),
            () if after.more.crowns >= CROWNS_TO_WIN => Some("W2"),
            () => None,
        }
    }

    fn payment(&self, action: Action) -> Option<Payment> {
        let Action::Buy { card, gold_as } = action else { return None };
        let due = self.player().price(card).due;
        Some(Payment { card, cost: card.card().cost, due, gold_as, gold_for: 1 })
    }
}
