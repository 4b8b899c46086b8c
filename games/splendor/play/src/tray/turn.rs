use kernel::Game;
use splendor::{Action, Colour, Gem, Gems, Kind, Module, PostId, Splendor, View};

use super::payment::{Touched, cards_of, doubles_of};
use super::stronghold::Step;
use super::why::why_not;
use super::{Duty, LEVELS, Mode, Piece, Selection, Tray, Way, WhyNot};
use jewels_play::tray as jewels;
use tray::{Turn, Use, own_turn};

impl Turn for Tray {
    type Game = Splendor;
    type Piece = Piece;

    fn new(view: &View) -> Option<Tray> {
        let game = own_turn(view)?;
        let mut tray = Tray { game, selection: Selection::None, reserving: false, asked: None };
        tray.clear();
        Some(tray)
    }

    fn doing(&self) -> &'static str {
        match self.mode() {
            Mode::Nothing => "nothing",
            Mode::Taking => "taking",
            Mode::Buying => "buying",
            Mode::Reserving => "reserving",
            Mode::Looking => "looking",
            Mode::Returning => "returning",
            Mode::ChoosingNoble => "noble",
            Mode::ChoosingCity => "city",
            Mode::TakingToken => "token",
            Mode::Stronghold(Way::Place) => "stronghold",
            Mode::Stronghold(Way::Move) => "moving",
            Mode::Stronghold(Way::Remove) => "removing",
            Mode::Conquering => "conquest",
            Mode::Copying => "tying",
            Mode::ReservingNoble => "reserving-noble",
            Mode::TakingFree => "free",
            Mode::Passing => "passing",
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Gem::ALL.map(Piece::Bank).into();
        pieces.extend(self.body().face_up_cards().map(Piece::Card));
        let decks = if self.plays(Module::Orient) { 2 * LEVELS } else { LEVELS };
        pieces.extend((0..decks).map(Piece::Deck));
        pieces.extend((0..self.player().hand_size()).map(Piece::Hand));
        pieces.extend(Gem::ALL.map(Piece::Own));
        pieces.extend(self.body().nobles().map(Piece::Noble));
        pieces.extend(self.body().reserved_nobles(self.seat()).map(Piece::Noble));
        pieces.extend(self.body().cities().map(Piece::City));
        if self.plays(Module::Posts) {
            pieces.extend(PostId::all().map(Piece::Post));
        }
        pieces.extend(self.body().strongholds().map(|(card, ..)| Piece::Tower(card)));
        match self.duty() {
            Duty::Stronghold => pieces.extend(Way::ALL.map(Piece::Way)),
            Duty::Copy => pieces.extend(Colour::ALL.map(Piece::Copy)),
            _ => {}
        }
        self.pieces_of_payment(&mut pieces);
        pieces
    }

    fn is_legal(&self, piece: Piece) -> bool {
        self.light(piece).is_some()
    }

    fn is_lit(&self, piece: Piece) -> bool {
        self.light(piece).is_some_and(|light| self.shines(piece, light.offer))
    }

    /// Returns the number of selected tokens of the piece; tokens of the payment count as selected.
    fn selected(&self, piece: Piece) -> u8 {
        match (piece, &self.selection) {
            (Piece::Bank(Gem::Gold), _) => self.gold_that_comes(),
            (Piece::Bank(gem), Selection::Take(gems)) => gems.get(gem),
            (Piece::Own(gem), _) => self.chosen_to_return().get(gem),
            (Piece::Paid(colour), &Selection::Buy { card, gold_as, .. }) => {
                self.player().price(card).due.of(colour).saturating_sub(gold_as.of(colour))
            }
            (Piece::PaidGold(colour), Selection::Buy { gold_as, .. }) => gold_as.of(colour),
            (Piece::LessDouble, Selection::Buy { spent, .. }) => doubles_of(*spent),
            (Piece::Spend(chosen), Selection::Buy { spent, .. }) => {
                u8::from(cards_of(*spent).any(|card| card == chosen))
            }
            (Piece::Way(way), _) => u8::from(self.duty() == Duty::Stronghold && self.way() == way),
            _ => u8::from(self.is_the_selection(piece)),
        }
    }

    fn takes_more(&self, piece: Piece) -> bool {
        let tokens = matches!(piece, Piece::Bank(gem) if gem != Gem::Gold) || matches!(piece, Piece::Own(_));
        tokens && self.light(piece).is_some()
    }

    /// A first click selects a piece, a click on a selected piece deselects it. Of the tokens on the table a second
    /// click on a colour selects two of it, and a third deselects them.
    fn click(&mut self, piece: Piece) -> bool {
        let asked_before = self.asked.take();
        let done = match piece {
            Piece::Bank(Gem::Gold) => self.click_gold(),
            Piece::Bank(gem) => self.click_bank(gem, asked_before == Some(piece)),
            _ if self.selected(piece) > 0 && self.light(piece).is_none() => self.take_back(piece),
            Piece::Own(gem) => self.click_own(gem),
            _ if self.is_the_selection(piece) => self.take_back(piece),
            _ => self.select(piece) || self.open(piece),
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
            Duty::Stronghold => self.why_not_stronghold(piece),
            Duty::Conquest => self.why_not_conquest(piece),
            Duty::Copy | Duty::ReserveNoble | Duty::Free => self.why_not_answer(piece),
        }
    }

    fn uses(&self) -> Vec<Use<WhyNot>> {
        if self.duty() == Duty::Conquest {
            let waived = self.selection == Selection::Answer(Action::Waive);
            return conquest_uses(waived);
        }
        let (card, chosen) = match self.selection {
            Selection::Buy { card, .. } => (card, Some(jewels::BUY)),
            Selection::Reserve(card) => (card, Some(jewels::RESERVE)),
            Selection::Card(card) => (card, None),
            _ => return Vec::new(),
        };
        let reserve = || self.refusal_of(Action::Reserve(card));
        jewels::card_uses(chosen, self.why_not_buy(card), self.is_face_up(card).then(reserve))
    }

    /// Switches a selected card of the market between purchase and reservation. Without a selected card a reservation
    /// is begun: a click on a card then reserves it.
    fn other_use(&mut self) -> Result<(), WhyNot> {
        let other = match self.selection {
            Selection::Answer(Action::Waive) => {
                self.clear();
                return Ok(());
            }
            _ if self.duty() == Duty::Conquest => Action::Waive,
            Selection::Reserve(card) => self.buy(card),
            Selection::Buy { card, .. } | Selection::Card(card) if self.is_face_up(card) => {
                Action::Reserve(card)
            }
            _ if self.mode() == Mode::Reserving => {
                self.clear();
                return Ok(());
            }
            _ => {
                self.may_reserve()?;
                self.begin_reserving();
                return Ok(());
            }
        };
        match self.refusal_of(other) {
            Some(why) => Err(why),
            None => {
                self.prepare(other);
                self.reserving = false;
                Ok(())
            }
        }
    }

    fn prepare(&mut self, action: Action) -> bool {
        if !self.allows(action) {
            return false;
        }
        self.asked = None;
        self.reserving &= matches!(action, Action::Reserve(_) | Action::ReserveTop(_));
        self.selection = match action {
            Action::Take(gems) => Selection::Take(gems),
            Action::Reserve(card) => Selection::Reserve(card),
            Action::ReserveTop(level) => Selection::ReserveTop(level),
            Action::Buy { card, gold_as, spent } | Action::Conquer { card, gold_as, spent } => {
                Selection::Buy { card, gold_as, spent, touched: Touched::default() }
            }
            Action::Return(gems) => Selection::Return(gems),
            Action::Receive(noble) => Selection::Receive(noble),
            Action::TakeCity(city) => Selection::City(city),
            Action::Place(_)
            | Action::Move { .. }
            | Action::Remove(_)
            | Action::Waive
            | Action::Copy(_)
            | Action::ReserveNoble(_)
            | Action::TakeFree(_) => Selection::Answer(action),
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
        self.selection = self.beginning();
        self.reserving = false;
        self.asked = None;
    }
}

impl Tray {
    /// Returns whether the piece is the only one that is selected.
    fn is_the_selection(&self, piece: Piece) -> bool {
        match (piece, &self.selection) {
            (
                Piece::Card(clicked),
                Selection::Buy { card, .. } | Selection::Reserve(card) | Selection::Card(card),
            ) => clicked == *card && self.is_face_up(clicked),
            (Piece::Hand(place), Selection::Buy { card, .. } | Selection::Card(card)) => {
                self.hand_card(place) == Some(*card)
            }
            (Piece::Deck(clicked), Selection::ReserveTop(level)) => clicked == *level,
            (Piece::Noble(clicked), Selection::Receive(noble)) => clicked == *noble,
            (Piece::City(clicked), Selection::City(city)) => clicked == *city,
            (Piece::Card(_) | Piece::Tower(_), Selection::Answer(_) | Selection::Lifted(_))
                if self.duty() == Duty::Stronghold =>
            {
                self.is_used(piece)
            }
            (_, Selection::Answer(action)) => self.answer_by(piece) == Some(*action),
            _ => false,
        }
    }

    fn pieces_of_payment(&self, pieces: &mut Vec<Piece>) {
        let Selection::Buy { card, gold_as, .. } = self.selection else { return };
        let due = self.player().price(card).due;
        pieces.extend(Colour::ALL.into_iter().filter(|&c| due.of(c) > gold_as.of(c)).map(Piece::Paid));
        pieces.extend(Colour::ALL.into_iter().filter(|&c| gold_as.of(c) > 0).map(Piece::PaidGold));
        let (spent, more) = self.doubles();
        pieces.extend((spent > 0).then_some(Piece::LessDouble));
        pieces.extend((more > 0).then_some(Piece::MoreDouble));
        pieces.extend(self.spendable().into_iter().map(Piece::Spend));
    }

    fn take_back(&mut self, piece: Piece) -> bool {
        match piece {
            Piece::Own(gem) => {
                let left = without(self.chosen_to_return(), gem);
                self.selection = if left.is_none() { Selection::None } else { Selection::Return(left) };
                true
            }
            // A token of the payment that cannot be replaced stays, and so does a card.
            Piece::Paid(_) | Piece::PaidGold(_) | Piece::LessDouble | Piece::Spend(_) => false,
            _ => {
                self.selection = self.beginning();
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
        // A lone token answers once why there is no pair of it before it is deselected.
        let refuse_pair = picks == Gems::one(gem) && !asked_before;
        if picks.get(gem) == 0 || refuse_pair {
            return false;
        }
        let left = without(picks, gem);
        self.selection = if left.is_none() { Selection::None } else { Selection::Take(left) };
        true
    }

    fn click_own(&mut self, gem: Gem) -> bool {
        if self.light(Piece::Own(gem)).is_none() {
            return false;
        }
        self.selection = Selection::Return(self.chosen_to_return() + Gems::one(gem));
        true
    }

    fn select(&mut self, piece: Piece) -> bool {
        if self.light(piece).is_none() {
            return false;
        }
        if self.duty() == Duty::Stronghold {
            return self.use_stronghold(piece);
        }
        let action = match piece {
            Piece::Card(card) if self.duty() == Duty::Conquest => Some(self.buy(card)),
            Piece::Card(card) if self.duty() == Duty::Act => self.use_of(card),
            Piece::Hand(place) => self.hand_card(place).map(|card| self.buy(card)),
            Piece::Deck(level) => Some(Action::ReserveTop(level)),
            Piece::Noble(noble) if self.duty() == Duty::Receive => Some(Action::Receive(noble)),
            Piece::City(city) => Some(Action::TakeCity(city)),
            Piece::Paid(colour) | Piece::PaidGold(colour) => {
                let action = self.payment_by(piece);
                return action.is_some_and(|action| self.change_payment(action, Some(colour), None));
            }
            Piece::MoreDouble | Piece::LessDouble => {
                let action = self.payment_by(piece);
                return action.is_some_and(|action| self.change_payment(action, None, None));
            }
            Piece::Spend(card) => {
                let action = self.payment_by(piece);
                return action.is_some_and(|action| self.change_payment(action, None, Some(card)));
            }
            _ => self.answer_by(piece),
        };
        action.is_some_and(|action| self.prepare(action))
    }

    fn use_stronghold(&mut self, piece: Piece) -> bool {
        match (piece, self.step(piece)) {
            (Piece::Way(way), _) => self.choose_way(way),
            (_, Some(Step::Lift(card))) => {
                self.selection = Selection::Lifted(card);
                true
            }
            (_, Some(Step::Use(action))) => self.prepare(action),
            _ => false,
        }
    }

    /// Selects a card that can be neither bought nor reserved now, to show its uses.
    fn open(&mut self, piece: Piece) -> bool {
        let card = match piece {
            Piece::Card(card) if self.is_face_up(card) => Some(card),
            Piece::Hand(place) => self.hand_card(place),
            _ => None,
        };
        let opened = card.filter(|_| self.duty() == Duty::Act);
        if let Some(card) = opened {
            self.clear();
            self.selection = Selection::Card(card);
        }
        opened.is_some()
    }

    fn click_gold(&mut self) -> bool {
        let lit = self.light(Piece::Bank(Gem::Gold)).is_some();
        if self.gold_that_comes() > 0 {
            self.clear();
        } else if lit {
            self.begin_reserving();
        }
        lit
    }

    fn begin_reserving(&mut self) {
        self.clear();
        self.reserving = true;
    }

    /// Returns the gold that comes with a card while one is being reserved.
    fn gold_that_comes(&self) -> u8 {
        u8::from(self.mode() == Mode::Reserving && self.body().bank.gold() > 0)
    }

    /// Checks whether anything can be reserved.
    pub(super) fn may_reserve(&self) -> Result<(), WhyNot> {
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

/// Returns the answers to whether a card is conquered.
fn conquest_uses(waived: bool) -> Vec<Use<WhyNot>> {
    let of = |name, words, chosen| Use { name, words, chosen, why_not: None };
    vec![of("conquer", "splendor-act-conquer", !waived), of("waive", "splendor-act-waive", waived)]
}

/// Returns the tokens that are left when all of one kind are taken out.
fn without(gems: Gems, gem: Gem) -> Gems {
    let mut left = gems.counts();
    left[gem.index()] = 0;
    Gems::from_counts(left)
}
