use kernel::{Arg, Awaiting, First, Game, Message};
use splendor::{
    Action, CardId, CityId, Colour, Decision, Effect, Gem, NobleId, Player, PostId, SET, STRONGHOLDS, Spent,
    TOKENS_MAX,
};

use super::payment::{costs_bonuses, lost};
use super::{LEVELS, Tray};
use jewels_play::tray as jewels;
use tray::Turn;

/// A player's holdings in Splendor.
pub type Holdings = jewels::Holdings<Gem>;

fn holdings(player: &Player) -> Holdings {
    Holdings {
        tokens: player.tokens,
        bonuses: player.bonuses,
        points: player.points,
        reserved: player.hand_size(),
        more: (),
    }
}

/// The payment for a card in Splendor.
pub type Payment = jewels::Payment<CardId, Gem>;

/// A complete action and its consequences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prepared {
    /// The action.
    pub action: Action,
    /// The payment, if it is a purchase for gems.
    pub payment: Option<Payment>,
    /// The cards that the payment spends.
    pub spent: Spent,
    /// The number of gold of these cards that is lost (`cities 52`).
    pub gold_lost: u8,
    /// The holdings now.
    pub before: Holdings,
    /// The holdings at the end of the turn, but with the tokens before any are returned. If a noble has to be chosen,
    /// its points are counted: they are the same for all.
    pub after: Holdings,
    /// The number of tokens that will have to be returned.
    pub to_return: u8,
    /// The noble that will visit by itself.
    pub noble: Option<NobleId>,
    /// The nobles of which one will have to be chosen.
    pub nobles: Vec<NobleId>,
    /// Whether a token of the first trading post will have to be chosen.
    pub token: bool,
    /// The city that will be taken by itself.
    pub city: Option<CityId>,
    /// The number of cities of which one will have to be chosen.
    pub cities: u8,
    /// The trading posts on which a shield will be put, each with its points.
    pub shields: Vec<(PostId, u8)>,
    /// Whether a stronghold will have to be used.
    pub stronghold: bool,
    /// The card of which a conquest becomes possible, and how many gems or bonuses are missing for it.
    pub conquest: Option<(CardId, u8)>,
    /// The choice that comes next, after which what comes of the turn depends on it: a satchel, a noble to reserve or a
    /// card for nothing.
    pub effect: Option<Decision>,
    /// Whether the counts after the turn depend on a choice that comes before its end.
    pub open: bool,
    /// Whether the last round will begin.
    pub last_round: bool,
    /// Whether the game will be over.
    pub ends: bool,
}

impl Prepared {
    /// Says from which deck the top card is reserved; none if it is not reserved blind. Decks of the Orient go by their
    /// name and their own level, since they are only stored after the others.
    pub fn reserved_top(&self) -> Option<Message> {
        let Action::ReserveTop(deck) = self.action else { return None };
        let id =
            if deck < LEVELS { "jewels-tray-reserving-top" } else { "splendor-tray-reserving-top-orient" };
        Some(Message::new(id).number("level", deck % LEVELS + 1))
    }

    /// Returns the change in the number of tokens of a kind.
    pub fn token_change(&self, gem: Gem) -> i8 {
        self.after.token_change(&self.before, gem)
    }

    /// Returns the change in the number of bonuses of a colour.
    pub fn bonus_change(&self, colour: Colour) -> i8 {
        self.after.bonus_change(&self.before, colour.gem())
    }

    /// Returns the change in points.
    pub fn point_change(&self) -> i8 {
        self.after.point_change(&self.before)
    }

    /// Returns the messages about its consequences: what has to be done next, and what happens by itself.
    pub fn notes(&self) -> Vec<Message> {
        let mut notes = Vec::new();
        if matches!(self.action, Action::Reserve(_) | Action::ReserveTop(_))
            && self.token_change(Gem::Gold) == 0
        {
            notes.push(Message::new("splendor-next-no-gold"));
        }
        if self.gold_lost > 0 {
            notes.push(Message::new("splendor-next-gold-lost").number("gold", self.gold_lost));
        }
        if self.stronghold {
            notes.push(Message::new("splendor-next-stronghold"));
        }
        if let Some((card, short)) = self.conquest {
            let id = if short == 0 { "splendor-next-conquest" } else { "splendor-next-conquest-short" };
            notes.push(Message::new(id).card("card", SET, card.row()).number("short", short));
        }
        notes.extend(self.effect.map(|effect| {
            Message::new(match effect {
                Decision::Copy => "splendor-next-satchel",
                Decision::ReserveNoble => "splendor-next-reserve-noble",
                _ => "splendor-next-free",
            })
        }));
        if self.token {
            notes.push(Message::new("splendor-next-post-token"));
        }
        if self.to_return > 0 {
            // With a token that a trading post brings before.
            notes.push(
                Message::new("splendor-next-return")
                    .number("held", TOKENS_MAX + self.to_return)
                    .number("limit", TOKENS_MAX)
                    .number("surplus", self.to_return),
            );
        }
        if let Some(noble) = self.noble {
            let needs = Arg::Pieces(noble.needs().pieces());
            notes.push(Message::new("splendor-next-noble").with("needs", needs));
        }
        if !self.nobles.is_empty() {
            let count = self.nobles.len() as u8;
            notes.push(Message::new("splendor-next-choose-noble").number("nobles", count));
        }
        if let Some(city) = self.city {
            notes.push(Message::new("splendor-next-city").number("points", city.city().points));
        }
        if self.cities > 0 {
            notes.push(Message::new("splendor-next-choose-city").number("cities", self.cities));
        }
        for (post, points) in &self.shields {
            let note = Message::new("splendor-next-shield").number("post", post.row());
            notes.push(note.number("points", *points));
        }
        if self.ends {
            notes.push(Message::new("splendor-next-end"));
        } else if self.last_round {
            notes.push(Message::new("splendor-next-last-round"));
        }
        notes
    }
}

impl Tray {
    /// Returns the action that is ready to be played with its consequences; none while something is missing.
    pub fn prepared(&self) -> Option<Prepared> {
        let action = self.confirm()?;
        let seat = self.seat();
        let before = holdings(self.player());
        let mut ahead = Prepared {
            action,
            payment: self.payment(action),
            spent: Spent::Nothing,
            gold_lost: 0,
            stronghold: false,
            conquest: self.conquest_ahead(action),
            effect: None,
            open: false,
            before,
            after: before,
            to_return: 0,
            noble: None,
            nobles: Vec::new(),
            token: false,
            city: None,
            cities: 0,
            shields: Vec::new(),
            last_round: false,
            ends: false,
        };
        if let Action::Buy { gold_as, spent, .. } | Action::Conquer { gold_as, spent, .. } = action {
            ahead.spent = spent;
            ahead.gold_lost = lost(gold_as, spent);
        }
        let mut game = self.game;
        let mut effects = Vec::new();
        game.play(action, &mut effects);
        // The player's tokens right after the action.
        ahead.after.tokens = game.body().seat(seat).tokens;
        // It is played to the end of the turn: outcomes and returned tokens change nothing that is described here.
        loop {
            match game.awaiting() {
                Awaiting::Chance(_) => game.resolve(game.draw(&mut First), &mut effects),
                Awaiting::Decision(next) if next == seat => {
                    let holds = game.body().seat(seat).tokens.total();
                    match game.decision() {
                        Some(Decision::Return) => ahead.to_return = holds - TOKENS_MAX,
                        Some(Decision::Receive) => ahead.nobles = choices(&game),
                        Some(Decision::PostToken) => ahead.token = true,
                        Some(Decision::TakeCity) => ahead.cities = game.action_count() as u8,
                        Some(Decision::Stronghold | Decision::PlaceAgain) => ahead.stronghold = true,
                        Some(Decision::Conquer) => {
                            ahead.open = true;
                            game.play(Action::Waive, &mut effects);
                            continue;
                        }
                        Some(effect @ Decision::ReserveNoble) => ahead.effect = Some(effect),
                        Some(effect @ (Decision::Copy | Decision::TakeFree)) => {
                            // Its effects may change all that comes after it.
                            ahead.effect = ahead.effect.or(Some(effect));
                            ahead.open = true;
                            break;
                        }
                        _ => {}
                    }
                    game.play(game.nth_action(0), &mut effects);
                }
                Awaiting::Decision(_) | Awaiting::Over => break,
            }
        }
        ahead.last_round = effects
            .iter()
            .any(|effect| matches!(effect, Effect::LastRound { .. } | Effect::LastRoundByCity { .. }));
        ahead.ends = effects.contains(&Effect::Ended);
        let at_the_end = holdings(game.body().seat(seat));
        ahead.after = Holdings { tokens: ahead.after.tokens, ..at_the_end };
        ahead.shields = effects.iter().filter_map(shield).collect();
        if ahead.cities == 0 && !matches!(action, Action::TakeCity(_)) {
            ahead.city = effects.iter().find_map(|effect| match effect {
                Effect::TookCity { city, .. } => Some(*city),
                _ => None,
            });
        }
        // The choice among several nobles is not made yet, and a noble just chosen is no news.
        if ahead.nobles.is_empty() && !matches!(action, Action::Receive(_)) {
            ahead.noble = effects.iter().find_map(|effect| match effect {
                Effect::Received { noble, .. } => Some(*noble),
                _ => None,
            });
        }
        Some(ahead)
    }

    fn payment(&self, action: Action) -> Option<Payment> {
        let (Action::Buy { card, gold_as, .. } | Action::Conquer { card, gold_as, .. }) = action else {
            return None;
        };
        if costs_bonuses(card).is_some() {
            return None;
        }
        let price = self.player().price(card);
        let (due, gold_for) = (price.due, price.gold_for);
        Some(Payment { card, cost: card.card().cost, due, gold_as, gold_for })
    }
}

impl Tray {
    /// Returns the card with all strongholds of the player after this action, and what is missing for its conquest.
    fn conquest_ahead(&self, action: Action) -> Option<(CardId, u8)> {
        let (Action::Place(card) | Action::Move { to: card, .. }) = action else { return None };
        let there = self.body().strongholds_on(card).map_or(0, |(_, count)| count);
        // A purchase is followed by a conquest, a conquest by none (`cities 94`).
        let third = usize::from(there) + 1 == STRONGHOLDS && !self.is_after_conquest();
        third.then(|| (card, self.missing_for(card)))
    }
}

/// Returns the nobles of which one has to be chosen now.
fn choices(game: &splendor::Splendor) -> Vec<NobleId> {
    let mut nobles = Vec::new();
    game.legal_actions(|action| nobles.extend(received(action)));
    nobles
}

fn shield(effect: &Effect) -> Option<(PostId, u8)> {
    match *effect {
        Effect::PlacedShield { post, points, .. } => Some((post, points)),
        _ => None,
    }
}

fn received(action: Action) -> Option<NobleId> {
    match action {
        Action::Receive(noble) => Some(noble),
        _ => None,
    }
}
