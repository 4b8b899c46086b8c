use duel::{Action, CardId, Decision, Gem, Space, Spaces};

use super::{Mode, Piece, Selection, Source, Tray, reservation};

/// The effect of a click on a legal piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Use a privilege: its token is chosen next.
    Privilege,
    /// Exactly this action, or the first of several like it: a line that may grow, a reservation with some gold.
    Action(Action),
    /// A reservation with this gold: its card is chosen next.
    Gold(Space),
}

impl Tray {
    /// Returns the effect of a click on this piece; none if it has none.
    pub fn light(&self, piece: Piece) -> Option<Offer> {
        match self.leads_to(piece)? {
            Offer::Action(action) => self.allows(action).then_some(Offer::Action(action)),
            offer => Some(offer),
        }
    }

    /// Returns whether a legal piece is drawn bright: a card that can be bought, and where a choice is due or begun, what
    /// answers it.
    pub(super) fn shines(&self, piece: Piece, offer: Offer) -> bool {
        if self.duty() != Decision::Act {
            return true;
        }
        let from_table = matches!(piece, Piece::Card(_) | Piece::Deck(_));
        match (self.mode(), self.selection) {
            (Mode::MustReplenish, _) => piece == Piece::Bag,
            (_, Selection::Privilege(None)) => matches!(offer, Offer::Action(Action::UsePrivilege(_))),
            (_, Selection::Reserve { source: None, .. }) => from_table,
            _ => self.tokens_due(piece).is_some(),
        }
    }

    /// Returns how many tokens the card of this piece costs, gold included, if it can be bought now; 0 is free.
    pub fn tokens_due(&self, piece: Piece) -> Option<u8> {
        match self.light(piece)? {
            Offer::Action(Action::Buy { card, .. })
                if !matches!(piece, Piece::Paid(_) | Piece::PaidGold(_)) =>
            {
                Some(self.player().price(card).due.total())
            }
            _ => None,
        }
    }

    /// Returns the effect that a click on this piece would have if it were legal.
    pub(super) fn leads_to(&self, piece: Piece) -> Option<Offer> {
        let action = match piece {
            Piece::Space(space) => return self.space_leads_to(space),
            Piece::Card(card) => self.card_leads_to(card),
            Piece::Deck(level) => self.reservation_of(Source::Deck(level)),
            Piece::Hand(place) => self.buy(self.hand_card(place)?),
            Piece::Own(gem) => Action::Discard(gem),
            Piece::Theirs(gem) => Action::Steal(gem),
            Piece::Plate(colour) => Action::Copy(colour),
            Piece::Royal(royal) => Action::TakeRoyal(royal),
            Piece::Bag => Action::Replenish,
            Piece::Privilege => {
                let first = self.some_privilege();
                return Some(if self.allows(first) { Offer::Privilege } else { Offer::Action(first) });
            }
            Piece::Paid(kind) => self.repaid(kind, true)?,
            // Without gold in the payment there is none to put back.
            Piece::PaidGold(kind) => self.repaid(kind, false).filter(|paid| Some(*paid) != self.chosen())?,
        };
        Some(Offer::Action(action))
    }

    /// Returns the action that a click on a card of the pyramid prepares: a purchase if it is possible and no
    /// reservation was begun, otherwise a reservation.
    fn card_leads_to(&self, card: CardId) -> Action {
        let reserve = self.reservation_of(Source::Card(card));
        let buy = self.buy(card);
        let reserves = self.is_reserving() || (!self.allows(buy) && self.allows(reserve));
        if self.is_face_up(card) && reserves { reserve } else { buy }
    }

    /// Returns a reservation with the gold that comes until another is chosen.
    pub(super) fn reservation_of(&self, source: Source) -> Action {
        // Without gold on the board any space serves to say so.
        reservation(source, self.gold().unwrap_or(duel::SPIRAL[0]))
    }

    /// Returns the use of a privilege for some token, the first that may be taken.
    fn some_privilege(&self) -> Action {
        let tokens = self.body().board().takeable().iter();
        let mut uses = tokens.map(Action::UsePrivilege);
        let first = uses.next().unwrap_or(Action::UsePrivilege(duel::SPIRAL[0]));
        [first].into_iter().chain(uses).find(|&action| self.allows(action)).unwrap_or(first)
    }

    fn space_leads_to(&self, space: Space) -> Option<Offer> {
        let is_gold = self.body().board().get(space) == Some(Gem::Gold);
        let action = match (self.duty(), self.selection) {
            (Decision::TakeSame, _) => Action::TakeSame(space),
            (Decision::Act, Selection::Privilege(_)) => Action::UsePrivilege(space),
            (Decision::Act, Selection::Reserve { source: Some(source), .. }) if is_gold => {
                reservation(source, space)
            }
            // No line crosses gold, but a gold that is clicked first begins a reservation.
            (Decision::Act, Selection::Line(line)) => Action::Take(extended(line, space)),
            (Decision::Act, _) if is_gold && self.can_reserve_with(space) => return Some(Offer::Gold(space)),
            (Decision::Act, _) if is_gold => Action::ReserveTop { level: 0, gold: space },
            _ => Action::Take(Spaces::one(space)),
        };
        Some(Offer::Action(action))
    }

    /// Returns whether something can be reserved with this gold.
    pub(super) fn can_reserve_with(&self, gold: Space) -> bool {
        let decks = (0..3).map(Source::Deck);
        let mut sources = self.body().face_up_cards().map(Source::Card).chain(decks);
        sources.any(|source| self.allows(reservation(source, gold)))
    }
}

/// Extends a line by a space; if that is the other end of three, also by the space between.
fn extended(line: Spaces, space: Space) -> Spaces {
    let mut spaces: Vec<Space> = line.iter().collect();
    if let [end] = spaces[..] {
        let middle = |one: u8, other: u8| (one + other).is_multiple_of(2).then_some((one + other) / 2);
        let apart = |one: u8, other: u8| one.abs_diff(other);
        let (rows, columns) = (apart(end.row(), space.row()), apart(end.column(), space.column()));
        if rows.max(columns) == 2
            && let (Some(row), Some(column)) =
                (middle(end.row(), space.row()), middle(end.column(), space.column()))
        {
            spaces.extend(Space::at(row, column));
        }
    }
    spaces.push(space);
    spaces.into_iter().collect()
}
