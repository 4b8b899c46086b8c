use duel::{Action, Colour, Decision, Duel, Gem, Space, Spaces, View};

use super::{Mode, Offer, Piece, Selection, Source, Tray, WhyNot};
use jewels_play::tray as jewels;
use tray::{Turn, Use, own_turn};

impl Turn for Tray {
    type Game = Duel;
    type Piece = Piece;

    fn new(view: &View) -> Option<Tray> {
        Some(Tray { game: own_turn(view)?, selection: Selection::None, asked: None })
    }

    fn doing(&self) -> &'static str {
        match self.mode() {
            Mode::Nothing | Mode::MustReplenish => "nothing",
            Mode::Taking => "taking",
            Mode::UsingPrivilege => "privilege",
            Mode::Replenishing => "replenishing",
            Mode::Buying => "buying",
            Mode::Reserving => "reserving",
            Mode::Looking => "looking",
            Mode::Copying => "copying",
            Mode::TakingSame => "taking-same",
            Mode::Stealing => "stealing",
            Mode::TakingRoyal => "royal",
            Mode::Discarding => "discarding",
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> =
            (0..duel::SPACES as u8).filter_map(Space::new).map(Piece::Space).collect();
        pieces.extend(self.body().face_up_cards().map(Piece::Card));
        pieces.extend((0..3).map(Piece::Deck));
        pieces.extend((0..self.player().hand_size()).map(Piece::Hand));
        pieces.extend(Gem::ALL.map(Piece::Own));
        pieces.extend(Gem::ALL.map(Piece::Theirs));
        pieces.extend(Colour::ALL.map(Piece::Plate));
        pieces.extend(self.body().royals().map(Piece::Royal));
        pieces.extend([Piece::Privilege, Piece::Bag]);
        if let Selection::Buy { card, gold_as } = self.selection {
            let due = self.player().price(card).due;
            pieces.extend((due - gold_as).iter().map(|(kind, _)| Piece::Paid(kind)));
            pieces.extend(gold_as.iter().map(|(kind, _)| Piece::PaidGold(kind)));
        }
        pieces
    }

    fn is_legal(&self, piece: Piece) -> bool {
        self.light(piece).is_some()
    }

    fn is_lit(&self, piece: Piece) -> bool {
        self.light(piece).is_some_and(|offer| self.shines(piece, offer))
    }

    fn selected(&self, piece: Piece) -> u8 {
        let is = match (piece, self.selection) {
            (Piece::Paid(kind), Selection::Buy { card, gold_as }) => {
                return self.player().price(card).due.less(gold_as).get(kind);
            }
            (Piece::PaidGold(kind), Selection::Buy { gold_as, .. }) => return gold_as.get(kind),
            (Piece::Space(space), Selection::Line(line)) => line.contains(space),
            (Piece::Space(space), Selection::Privilege(chosen)) => chosen == Some(space),
            (Piece::Space(space), Selection::Reserve { gold, .. }) => gold == space,
            (Piece::Privilege, Selection::Privilege(_)) => true,
            (Piece::Card(card), Selection::Buy { card: chosen, .. } | Selection::Card(chosen)) => {
                card == chosen && self.is_face_up(card)
            }
            (Piece::Hand(place), Selection::Buy { card, .. } | Selection::Card(card)) => {
                self.hand_card(place) == Some(card)
            }
            (Piece::Card(card), Selection::Reserve { source, .. }) => source == Some(Source::Card(card)),
            (Piece::Deck(level), Selection::Reserve { source, .. }) => source == Some(Source::Deck(level)),
            (_, Selection::Whole(action)) => self.leads_to(piece) == Some(Offer::Action(action)),
            _ => false,
        };
        is.into()
    }

    /// A first click selects a piece, a click on a selected piece deselects it.
    fn click(&mut self, piece: Piece) -> bool {
        self.asked = None;
        let payment = matches!(piece, Piece::Paid(_) | Piece::PaidGold(_));
        let done = match self.light(piece) {
            _ if self.selected(piece) > 0 && !payment => self.take_back(piece),
            Some(offer) => self.go_on(offer),
            None => self.open(piece),
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
        if self.light(piece).is_some() { None } else { self.refusal_of_piece(piece) }
    }

    fn uses(&self) -> Vec<Use<WhyNot>> {
        let (card, chosen) = match self.selection {
            Selection::Buy { card, .. } => (card, Some(jewels::BUY)),
            Selection::Reserve { source: Some(Source::Card(card)), .. } => (card, Some(jewels::RESERVE)),
            Selection::Card(card) => (card, None),
            _ => return Vec::new(),
        };
        let reserve = || self.refusal_of(self.reservation_of(Source::Card(card)));
        jewels::card_uses(chosen, self.refusal_of_use(self.buy(card)), self.is_face_up(card).then(reserve))
    }

    /// Switches a selected card of the pyramid between purchase and reservation. Without a selected card a reservation
    /// is begun: a click on a card then reserves it.
    fn other_use(&mut self) -> Result<(), WhyNot> {
        let other = match self.selection {
            Selection::Reserve { source: Some(Source::Card(card)), .. } => self.buy(card),
            Selection::Buy { card, .. } | Selection::Card(card) if self.is_face_up(card) => {
                self.reservation_of(Source::Card(card))
            }
            Selection::Reserve { .. } => {
                self.clear();
                return Ok(());
            }
            _ => {
                let gold = self.gold_to_reserve_with()?;
                self.selection = Selection::Reserve { gold, source: None, begun: true };
                self.asked = None;
                return Ok(());
            }
        };
        match self.refusal_of_use(other) {
            Some(why) => Err(why),
            None => {
                self.clear();
                self.prepare(other);
                Ok(())
            }
        }
    }

    fn prepare(&mut self, action: Action) -> bool {
        let legal = self.allows(action);
        let begun = self.is_reserving();
        if legal {
            self.asked = None;
            self.selection = match action {
                Action::UsePrivilege(space) => Selection::Privilege(Some(space)),
                Action::Take(spaces) => Selection::Line(spaces),
                Action::Reserve { card, gold } => {
                    Selection::Reserve { gold, source: Some(Source::Card(card)), begun }
                }
                Action::ReserveTop { level, gold } => {
                    Selection::Reserve { gold, source: Some(Source::Deck(level)), begun }
                }
                Action::Buy { card, gold_as } => Selection::Buy { card, gold_as },
                whole => Selection::Whole(whole),
            };
        }
        legal
    }

    fn confirm(&self) -> Option<Action> {
        self.chosen().filter(|&action| self.allows(action))
    }

    fn why_not_confirm(&self) -> Option<WhyNot> {
        self.refusal_of(self.chosen()?)
    }

    fn clear(&mut self) {
        self.selection = Selection::None;
        self.asked = None;
    }
}

impl Tray {
    /// Carries out the effect of a legal piece.
    fn go_on(&mut self, offer: Offer) -> bool {
        match offer {
            Offer::Privilege => self.selection = Selection::Privilege(None),
            Offer::Gold(gold) => self.selection = Selection::Reserve { gold, source: None, begun: true },
            Offer::Action(action) => return self.prepare(action),
        }
        true
    }

    fn take_back(&mut self, piece: Piece) -> bool {
        self.selection = match (piece, self.selection) {
            (Piece::Space(space), Selection::Line(line)) => {
                let rest = line.without(Spaces::one(space));
                // A line without its middle is no line.
                if rest.is_line() { Selection::Line(rest) } else { Selection::None }
            }
            (Piece::Space(_), Selection::Privilege(_)) => Selection::Privilege(None),
            (Piece::Card(_) | Piece::Deck(_), Selection::Reserve { gold, begun: true, .. }) => {
                Selection::Reserve { gold, source: None, begun: true }
            }
            _ => Selection::None,
        };
        true
    }

    /// Selects a card that can be neither bought nor reserved now, to show its uses.
    fn open(&mut self, piece: Piece) -> bool {
        let card = match piece {
            Piece::Card(card) if self.is_face_up(card) => Some(card),
            Piece::Hand(place) => self.hand_card(place),
            _ => None,
        };
        let opened = card.filter(|_| self.duty() == Decision::Act);
        if let Some(card) = opened {
            self.selection = Selection::Card(card);
        }
        opened.is_some()
    }

    /// Returns the gold to begin a reservation with.
    fn gold_to_reserve_with(&self) -> Result<Space, WhyNot> {
        // Without gold on the board any space serves to say so.
        let gold = self.gold().unwrap_or(duel::SPIRAL[0]);
        if self.can_reserve_with(gold) {
            return Ok(gold);
        }
        self.refusal_of(Action::ReserveTop { level: 0, gold }).map_or(Ok(gold), Err)
    }
}
