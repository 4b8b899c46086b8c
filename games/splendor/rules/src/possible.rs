//! Checks whether a position that was read can be: every pile within what the game has, the duties in the order of a
//! turn, and what is due next possible.

use jewels::form::Fault;
use kernel::{Seat, TURNS_MAX};

use crate::body::{Body, TOKENS_MAX, deck_of_slot};
use crate::duty::Duty;
use crate::gems::{Gem, Gems};
use crate::modules::PostId;
use crate::modules::cities::LAID_OUT;

/// The most tokens over ten: three taken and one of a post (`cities 140`).
const SURPLUS_MAX: u8 = 4;

impl Body {
    /// Checks a position that was read, in which every piece is in one place only.
    ///
    /// The page does not: it reads the views of its own server alone, and its part of the game would be heavier.
    pub(crate) fn check_possible(&self) -> Result<(), Fault> {
        if cfg!(target_arch = "wasm32") {
            return Ok(());
        }
        self.check_turns()?;
        self.check_tokens_held()?;
        self.check_visits()?;
        self.check_agenda()?;
        self.agenda.top().map_or(Ok(()), |duty| self.check_due(duty))
    }

    /// Checks the turns that were played, and those that were passed.
    fn check_turns(&self) -> Result<(), Fault> {
        if self.turns > TURNS_MAX {
            return Err("no game has so many turns");
        }
        let over = self.agenda.top().is_none();
        // The turn that ends the game is complete.
        let complete = u32::from(self.turn.0) + u32::from(over);
        if self.turns % u32::from(self.players) != complete % u32::from(self.players) {
            return Err("after so many turns it is another seat's turn");
        }
        if self.passes > self.players || (self.passes == self.players) && !over {
            return Err("once all players have passed the game is over");
        }
        let last_seat = self.turn.0 + 1 == self.players;
        if over && !(last_seat && self.last_round()) && !self.all_passed() {
            return Err("nothing has ended the game");
        }
        Ok(())
    }

    /// Checks that no pile has more tokens than the game, and nobody more than a player may have.
    fn check_tokens_held(&self) -> Result<(), Fault> {
        let all = Body::new(self.players, self.modules, self.rules).bank;
        let too_many = |pile: Gems| Gem::ALL.into_iter().any(|gem| pile.get(gem) > all.get(gem));
        if too_many(self.bank) || self.seats().any(|player| too_many(player.tokens)) {
            return Err("there are not so many tokens of a kind");
        }
        let limit = |seat| if seat == self.turn { TOKENS_MAX + SURPLUS_MAX } else { TOKENS_MAX };
        if Seat::all(self.players).any(|seat| self.seat(seat).tokens.total() > limit(seat)) {
            return Err("a player has more tokens than the limit");
        }
        Ok(())
    }

    /// Checks what visits players: nobles or cities, and the posts that some of them ask for.
    fn check_visits(&self) -> Result<(), Fault> {
        let received = self.seats().map(|player| player.nobles.count_ones()).sum::<u32>();
        let reserved = self.reserved_nobles.iter().map(|nobles| nobles.count_ones()).sum::<u32>();
        if self.nobles.count_ones() + received + reserved > u32::from(self.players) + 1 {
            return Err("there is one noble more than there are players");
        }
        let taken = self.seats().filter(|player| player.city().is_some()).count() as u32;
        if self.cities.count_ones() + taken > LAID_OUT {
            return Err("three cities are laid out");
        }
        let closed = |post: PostId| post.is_closed(self.modules);
        if self.seats().any(|player| player.shields().any(closed)) {
            return Err("a shield is on a post that is closed, since there are no nobles with cities");
        }
        Ok(())
    }

    /// Checks that the duties are those of a turn, in its order: what is left of it, and on top what comes before the first
    /// turn, or what follows an action.
    fn check_agenda(&self) -> Result<(), Fault> {
        let turn: Vec<Duty> = self.variant().turn.iter().collect();
        let duties: Vec<Duty> = self.agenda.iter().collect();
        let is_same = |(duty, other): &(&Duty, &Duty)| {
            duty == other || matches!((duty, other), (Duty::FillGaps(_), Duty::FillGaps(_)))
        };
        let left = turn.iter().zip(&duties).take_while(is_same).count();
        let above = &duties[left..];
        let is_in_order = if left == turn.len() {
            above.is_empty() || self.turns == 0 && self.is_set_up(above)
        } else {
            // The duties that follow an action come before all that is left of the turn.
            above.is_empty() || left >= self.before_the_end() && follows_an_action(above)
        };
        // Only the duty that is due now has come to a later gap.
        let below = &duties[..duties.len().saturating_sub(1)];
        if is_in_order && !below.iter().any(|duty| matches!(duty, Duty::FillGaps(1..))) {
            Ok(())
        } else {
            Err("the duties are not those of a turn, in its order")
        }
    }

    /// Returns whether these duties come before the first turn.
    fn is_set_up(&self, duties: &[Duty]) -> bool {
        match duties {
            [Duty::LayOut(_)] => true,
            [Duty::LayOut(0), duty] => *duty == self.variant().revealed,
            _ => false,
        }
    }

    /// Returns how many duties a turn has behind the last one that others follow: the action, or a conquest.
    fn before_the_end(&self) -> usize {
        let is_end = |duty: &Duty| !matches!(duty, Duty::Act | Duty::Conquer);
        self.variant().turn.iter().take_while(is_end).count()
    }

    /// Checks that the next duty can be done, and would not have been done without asking.
    fn check_due(&self, duty: Duty) -> Result<(), Fault> {
        let player = self.active();
        match duty {
            Duty::EndTurn | Duty::Shields => Err("nothing is to be decided, and the game is not over"),
            Duty::RevealNoble if self.nobles.count_ones() > u32::from(self.players) => {
                Err("all nobles have been revealed")
            }
            Duty::RevealCity if self.cities.count_ones() == LAID_OUT => Err("all cities have been revealed"),
            Duty::RevealNoble | Duty::RevealCity => self.check_place(0, true),
            Duty::LayOut(slot) => self.check_place(slot, true),
            Duty::Refill(slot) | Duty::FillGaps(slot) => self.check_place(slot, false),
            Duty::DrawBlind(deck) if player.hand.is_full() || self.deck_count(deck) == 0 => {
                Err("a card is to be drawn into a full hand, or from an empty deck")
            }
            Duty::ReturnTokens if player.tokens.total() <= TOKENS_MAX => Err("no token is to be returned"),
            Duty::ReceiveNoble if self.visitors().count_ones() < 2 => Err("there is no choice of a noble"),
            Duty::TakeCity if self.cities_met().count_ones() < 2 => Err("there is no choice of a city"),
            Duty::PostToken if !player.has_post(PostId::TOKEN) || self.tokens_due().count_ones() < 2 => {
                Err("there is no choice of a token")
            }
            Duty::Stronghold | Duty::PlaceAgain if !self.may_use_strongholds(duty) => {
                Err("there is no choice of a stronghold")
            }
            Duty::Conquer if self.conquests() == 0 => Err("no card can be conquered"),
            // Those of cards have been checked with their cards.
            _ => Ok(()),
        }
    }

    /// Checks that a place of the markets, or it and all behind it, are empty, and that a card can come there.
    fn check_place(&self, slot: u8, and_behind: bool) -> Result<(), Fault> {
        let places = if and_behind { u32::MAX << slot } else { 1 << slot };
        if self.occupied() & places != 0 {
            return Err("a card is to be laid where one lies");
        }
        match self.deck_count(deck_of_slot(slot)) {
            0 => Err("a card is to be laid from an empty deck"),
            _ => Ok(()),
        }
    }
}

/// Returns whether these duties follow an action.
fn follows_an_action(duties: &[Duty]) -> bool {
    match duties {
        [Duty::Refill(_) | Duty::DrawBlind(_)] => true,
        _ => duties.iter().all(|duty| {
            matches!(
                duty,
                Duty::PostToken
                    | Duty::Stronghold
                    | Duty::PlaceAgain
                    | Duty::Satchel(_)
                    | Duty::ReserveNoble
                    | Duty::FreeCard(_)
            )
        }),
    }
}
