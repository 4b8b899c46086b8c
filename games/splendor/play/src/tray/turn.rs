use kernel::Game;
use splendor::{Action, Colour, Gem, Gems, Kind, Splendor, View};

use super::why::why_not;
use super::{Duty, Mode, Offer, Piece, Selection, Tray, WhyNot};
use tray::{Turn, own_turn};

impl Turn for Tray {
    type Game = Splendor;
    type Piece = Piece;

    fn new(view: &View) -> Option<Tray> {
        let game = own_turn(view)?;
        Some(Tray { game, selection: Selection::None, reserving: false, asked: None })
    }

    fn doing(&self) -> &'static str {
        match self.mode() {
            Mode::Nothing => "nothing",
            Mode::Taking => "taking",
            Mode::Buying => "buying",
            Mode::Reserving => "reserving",
            Mode::Returning => "returning",
            Mode::ChoosingNoble => "noble",
            Mode::ChoosingCity => "city",
            Mode::TakingToken => "token",
            Mode::Passing => "passing",
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Gem::ALL.map(Piece::Bank).into();
        pieces.extend(self.face_up().map(Piece::Card));
        pieces.extend((0..3).map(Piece::Deck));
        pieces.extend((0..self.player().hand_size()).map(Piece::Hand));
        pieces.extend(Gem::ALL.map(Piece::Own));
        pieces.extend(self.body().nobles().map(Piece::Noble));
        pieces.extend(self.body().cities().map(Piece::City));
        if let Selection::Buy { card, gold_as } = self.selection {
            let due = self.player().price(card).due;
            pieces.extend(Colour::ALL.into_iter().filter(|&c| due.of(c) > gold_as.of(c)).map(Piece::Paid));
            pieces.extend(Colour::ALL.into_iter().filter(|&c| gold_as.of(c) > 0).map(Piece::PaidGold));
        }
        pieces
    }

    fn is_lit(&self, piece: Piece) -> bool {
        self.light(piece).is_some()
    }

    /// Everything that goes on with the turn, but not the decks, which nearly always could be reserved from,
    /// unless reserving is what the player is about.
    fn shines(&self, piece: Piece) -> bool {
        let offer = self.light(piece).map(|lit| lit.offer);
        let deck = matches!((piece, offer), (Piece::Deck(_), Some(Offer::Reserve)));
        offer.is_some() && (!deck || self.mode() == Mode::Reserving)
    }

    /// Tokens can be selected more than once. Those of the payment count as they lie there.
    fn selected(&self, piece: Piece) -> u8 {
        match (piece, &self.selection) {
            (Piece::Bank(gem), Selection::Take(gems)) => gems.get(gem),
            (Piece::Own(gem), _) => self.chosen_to_return().get(gem),
            (Piece::Paid(colour), &Selection::Buy { card, gold_as }) => {
                self.player().price(card).due.of(colour).saturating_sub(gold_as.of(colour))
            }
            (Piece::PaidGold(colour), Selection::Buy { gold_as, .. }) => gold_as.of(colour),
            _ => u8::from(self.is_the_selection(piece)),
        }
    }

    /// A first click selects, a click on what is selected takes it back. Of the tokens on the table a second
    /// click on a colour asks for two of it, and a third takes them back.
    fn click(&mut self, piece: Piece) -> bool {
        let asked_before = self.asked.take();
        let done = match piece {
            Piece::Bank(gem) => self.click_bank(gem, asked_before == Some(piece)),
            _ if self.selected(piece) > 0 && self.light(piece).is_none() => self.take_back(piece),
            Piece::Own(gem) => self.click_own(gem),
            _ if self.is_the_selection(piece) => self.take_back(piece),
            _ => self.select(piece),
        };
        if !done {
            self.asked = Some(piece);
        }
        done
    }

    fn asked(&self) -> Option<Piece> {
        self.asked
    }

    fn dismiss(&mut self) {
        self.asked = None;
    }

    fn why_not(&self, piece: Piece) -> Option<WhyNot> {
        if self.light(piece).is_some() {
            return None;
        }
        match self.duty() {
            Duty::Act | Duty::Pass => self.why_not_in_turn(piece),
            Duty::Return => self.why_not_return(piece),
            Duty::Receive => Some(self.why_not_noble(piece)),
            Duty::City => Some(self.why_not_city(piece)),
            Duty::Token => Some(self.why_not_token(piece)),
        }
    }

    /// The reserve switch: on, a click on a face-up card reserves it. A card that is selected or was just
    /// asked about is reserved at once; switched off, it is bought again if it can be.
    fn other_use(&mut self) -> Result<(), WhyNot> {
        if self.reserving {
            let card = match self.selection {
                Selection::Reserve(card) => Some(card),
                _ => None,
            };
            self.clear();
            if let Some(card) = card.filter(|&card| self.allows(self.buy(card))) {
                self.prepare(self.buy(card));
            }
            return Ok(());
        }
        self.may_reserve()?;
        let target = match (&self.selection, self.asked) {
            (_, Some(Piece::Card(card))) if self.is_face_up(card) => Selection::Reserve(card),
            (&Selection::Buy { card, .. }, _) if self.is_face_up(card) => Selection::Reserve(card),
            (Selection::ReserveTop(level), _) => Selection::ReserveTop(*level),
            _ => Selection::None,
        };
        self.selection = target;
        self.reserving = true;
        self.asked = None;
        Ok(())
    }

    fn is_other_use(action: Action) -> bool {
        matches!(action, Action::Reserve(_))
    }

    fn prepare(&mut self, action: Action) -> bool {
        if !self.allows(action) {
            return false;
        }
        self.asked = None;
        self.reserving = Self::is_other_use(action);
        self.selection = match action {
            Action::Take(gems) => Selection::Take(gems),
            Action::Reserve(card) => Selection::Reserve(card),
            Action::ReserveTop(level) => Selection::ReserveTop(level),
            Action::Buy { card, gold_as } => Selection::Buy { card, gold_as },
            Action::Return(gems) => {
                let each = |(gem, n)| std::iter::repeat_n(gem, usize::from(n));
                Selection::Return(gems.iter().flat_map(each).collect())
            }
            Action::Receive(noble) => Selection::Receive(noble),
            Action::TakeCity(city) => Selection::City(city),
            Action::Pass => Selection::None,
        };
        true
    }

    fn confirm(&self) -> Option<Action> {
        self.chosen().filter(|&action| self.allows(action))
    }

    fn why_not_confirm(&self) -> Option<WhyNot> {
        self.refusal_of(self.chosen()?)
    }

    fn clear(&mut self) {
        self.selection = Selection::None;
        self.reserving = false;
        self.asked = None;
    }
}

impl Tray {
    /// Whether the piece is the only one that is selected.
    fn is_the_selection(&self, piece: Piece) -> bool {
        match (piece, &self.selection) {
            (Piece::Card(clicked), Selection::Buy { card, .. } | Selection::Reserve(card)) => {
                clicked == *card && self.is_face_up(clicked)
            }
            (Piece::Hand(place), Selection::Buy { card, .. }) => self.hand_card(place) == Some(*card),
            (Piece::Deck(clicked), Selection::ReserveTop(level)) => clicked == *level,
            (Piece::Noble(clicked), Selection::Receive(noble)) => clicked == *noble,
            (Piece::City(clicked), Selection::City(city)) => clicked == *city,
            _ => false,
        }
    }

    fn take_back(&mut self, piece: Piece) -> bool {
        match piece {
            Piece::Own(gem) => {
                if let Selection::Return(chosen) = &mut self.selection {
                    chosen.retain(|&other| other != gem);
                }
                true
            }
            // A token of the payment that cannot be replaced stays.
            Piece::Paid(_) | Piece::PaidGold(_) => false,
            _ => {
                self.selection = Selection::None;
                true
            }
        }
    }

    fn click_bank(&mut self, gem: Gem, asked_before: bool) -> bool {
        let picks = self.picks();
        if self.duty() == Duty::Token && picks != Gems::one(gem) {
            return self.prepare(Action::Take(Gems::one(gem)));
        }
        if self.light(Piece::Bank(gem)).is_some() {
            self.selection = Selection::Take(picks + Gems::one(gem));
            self.reserving = false;
            return true;
        }
        // A lone token answers once why there is no pair of it before it is taken back.
        let refuse_pair = picks == Gems::one(gem) && !asked_before;
        if picks.get(gem) == 0 || refuse_pair {
            return false;
        }
        let mut left = picks.counts();
        left[gem.index()] = 0;
        let left = Gems::from_counts(left);
        self.selection = if left.is_none() { Selection::None } else { Selection::Take(left) };
        true
    }

    fn click_own(&mut self, gem: Gem) -> bool {
        if self.light(Piece::Own(gem)).is_none() {
            return false;
        }
        let surplus = usize::from(self.surplus());
        let mut chosen = match std::mem::replace(&mut self.selection, Selection::None) {
            Selection::Return(chosen) => chosen,
            _ => Vec::new(),
        };
        if chosen.len() == surplus {
            chosen.remove(0);
        }
        chosen.push(gem);
        self.selection = Selection::Return(chosen);
        true
    }

    fn select(&mut self, piece: Piece) -> bool {
        if self.light(piece).is_none() {
            return false;
        }
        let action = match piece {
            Piece::Card(card) if self.reserving => Some(Action::Reserve(card)),
            Piece::Card(card) => Some(self.buy(card)),
            Piece::Hand(place) => self.hand_card(place).map(|card| self.buy(card)),
            Piece::Deck(level) => Some(Action::ReserveTop(level)),
            Piece::Noble(noble) => Some(Action::Receive(noble)),
            Piece::City(city) => Some(Action::TakeCity(city)),
            Piece::Paid(colour) => self.repaid(colour, |n| n + 1),
            Piece::PaidGold(colour) => self.repaid(colour, |n| n.saturating_sub(1)),
            Piece::Bank(_) | Piece::Own(_) => None,
        };
        action.is_some_and(|action| self.prepare(action))
    }

    /// Whether anything can be reserved.
    fn may_reserve(&self) -> Result<(), WhyNot> {
        let mut any = false;
        self.game.legal_actions(|action| any |= matches!(action, Action::Reserve(_) | Action::ReserveTop(_)));
        if any {
            return Ok(());
        }
        // With nothing to reserve, the lowest deck is as good a reason as any.
        match self.game.check(Action::ReserveTop(0)) {
            Err(refusal) => Err(why_not(refusal)),
            Ok(()) => Ok(()),
        }
    }
}
