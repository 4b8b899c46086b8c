//! The tray of Splendor.

mod light;
mod payment;
mod piece;
mod prepared;
mod stronghold;
mod turn;
mod why;

use kernel::{Game, Seat};
use splendor::{Action, Body, CardId, CityId, Decision, Gems, Module, NobleId, Player, Spent, Splendor};

pub use light::{Lit, Offer};
use payment::Touched;
pub use piece::{Piece, Way};
pub use prepared::{Holdings, Payment, Prepared};

use tray::Turn;

/// The levels of the cards, each with a deck; the decks of the Orient follow.
const LEVELS: u8 = splendor::LEVEL_SIZES.len() as u8;

/// The reason why a click on a piece has no effect.
pub type WhyNot = tray::WhyNot<Splendor>;

/// The kind of action in progress, as the turn line describes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Any action is possible and none was begun.
    Nothing,
    /// Choosing tokens to take.
    Taking,
    /// Buying the selected card.
    Buying,
    /// Reserving: the selected card, or choosing one.
    Reserving,
    /// Looking at a card that can be neither bought nor reserved now.
    Looking,
    /// Choosing tokens to return.
    Returning,
    /// Choosing the noble that visits.
    ChoosingNoble,
    /// Choosing the city to take.
    ChoosingCity,
    /// Choosing the token of the first trading post.
    TakingToken,
    /// Using a stronghold in this way.
    Stronghold(Way),
    /// Deciding whether to conquer, and how the card is paid for.
    Conquering,
    /// Choosing the colour that a satchel copies.
    Copying,
    /// Choosing the noble to reserve.
    ReservingNoble,
    /// Choosing the card to take for nothing.
    TakingFree,
    /// Nothing is possible; one button passes.
    Passing,
}

/// The decision that is due: a turn's action, or one of the choices behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Duty {
    Act,
    Return,
    Receive,
    City,
    Token,
    Stronghold,
    Conquest,
    Copy,
    ReserveNoble,
    Free,
    Pass,
}

/// The selection so far.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Selection {
    None,
    /// The tokens to take, in no order.
    Take(Gems),
    Buy {
        card: CardId,
        gold_as: Gems,
        spent: Spent,
        touched: Touched,
    },
    Reserve(CardId),
    /// A card that can be neither bought nor reserved now.
    Card(CardId),
    /// The top card of this level's deck (from 0).
    ReserveTop(u8),
    /// Tokens to return, in no order.
    Return(Gems),
    Receive(NobleId),
    City(CityId),
    /// A way to use a stronghold, before a card is chosen.
    Way(Way),
    /// The card from which a stronghold is moved, before its target is chosen.
    Lifted(CardId),
    /// A whole answer to what a module asks.
    Answer(Action),
}

/// The prepared turn of the player who is to act.
///
/// ```
/// use kernel::{Awaiting, First, Game, Quiet, Seat, Viewer};
/// use splendor::{Gem, Splendor};
/// use splendor_play::tray::{Piece, Tray};
/// use tray::Turn;
///
/// let mut game = Splendor::new(&"splendor players=2".parse()?);
/// while let Awaiting::Chance(_) = game.awaiting() {
///     game.resolve(game.draw(&mut First), &mut Quiet);
/// }
/// let mut tray = Tray::new(&game.view(Viewer::Seat(Seat(0)))).expect("seat 0 is to act");
/// assert!(tray.click(Piece::Bank(Gem::White)) && tray.click(Piece::Bank(Gem::Blue)));
/// assert_eq!(tray.confirm(), None);
/// assert!(tray.click(Piece::Bank(Gem::Red)));
/// assert_eq!(tray.confirm(), Some("T.wbr".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    /// A truth that fits the player's view: legality and previews of the player's own turn are the same in all of them.
    game: Splendor,
    selection: Selection,
    /// Whether reserving was begun before a card was chosen: a click on a face-up card reserves it then.
    reserving: bool,
    /// The piece that was clicked last, if the click had no effect.
    asked: Option<Piece>,
}

impl Tray {
    /// Returns the seat whose turn is prepared.
    pub fn seat(&self) -> Seat {
        self.body().turn()
    }

    /// Returns the kind of action in progress.
    pub fn mode(&self) -> Mode {
        match (self.duty(), &self.selection) {
            (Duty::Return, _) => Mode::Returning,
            (Duty::Receive, _) => Mode::ChoosingNoble,
            (Duty::City, _) => Mode::ChoosingCity,
            (Duty::Token, _) => Mode::TakingToken,
            (Duty::Stronghold, _) => Mode::Stronghold(self.way()),
            (Duty::Conquest, _) => Mode::Conquering,
            (Duty::Copy, _) => Mode::Copying,
            (Duty::ReserveNoble, _) => Mode::ReservingNoble,
            (Duty::Free, _) => Mode::TakingFree,
            (Duty::Pass, _) => Mode::Passing,
            (_, Selection::Take(_)) => Mode::Taking,
            (_, Selection::Buy { .. }) => Mode::Buying,
            (_, Selection::Reserve(_) | Selection::ReserveTop(_)) => Mode::Reserving,
            (_, Selection::Card(_)) => Mode::Looking,
            _ if self.reserving => Mode::Reserving,
            _ => Mode::Nothing,
        }
    }

    /// Returns how many more tokens have to be selected to complete the action; of different colours when taking.
    pub fn wanted(&self) -> u8 {
        match (self.duty(), &self.selection) {
            (Duty::Return, Selection::Return(chosen)) => self.surplus() - chosen.total(),
            (Duty::Return, _) => self.surplus(),
            (Duty::Token, _) => u8::from(self.confirm().is_none()),
            (_, Selection::Take(gems)) if self.confirm().is_none() => {
                let colours = self.body().bank.without_gold().with_at_least(1).count_ones() as u8;
                colours.min(3).saturating_sub(gems.total())
            }
            _ => 0,
        }
    }

    /// Returns how many tokens the player now holds over the limit.
    pub fn surplus(&self) -> u8 {
        self.player().tokens.total().saturating_sub(splendor::TOKENS_MAX)
    }

    /// Calls `each` with every legal action.
    pub fn legal_actions(&self, each: impl FnMut(Action)) {
        self.game.legal_actions(each);
    }

    /// Returns the level (from 0) of the card that is taken for nothing, while one is to be chosen.
    pub fn free_level(&self) -> Option<u8> {
        let free = |&card: &CardId| self.allows(Action::TakeFree(card));
        self.body().face_up_cards().find(free).map(|card| card.card().level)
    }

    /// Returns the action of the selection so far, complete or not.
    fn chosen(&self) -> Option<Action> {
        Some(match &self.selection {
            Selection::None if self.duty() == Duty::Pass => Action::Pass,
            Selection::None | Selection::Way(_) | Selection::Lifted(_) => return None,
            Selection::Card(card) => self.buy(*card),
            Selection::Take(gems) => Action::Take(*gems),
            Selection::Buy { card, gold_as, spent, .. } => self.purchase(*card, *gold_as, *spent),
            Selection::Reserve(card) => Action::Reserve(*card),
            Selection::ReserveTop(level) => Action::ReserveTop(*level),
            Selection::Return(gems) => Action::Return(*gems),
            Selection::Receive(noble) => Action::Receive(*noble),
            Selection::City(city) => Action::TakeCity(*city),
            Selection::Answer(action) => *action,
        })
    }

    fn duty(&self) -> Duty {
        match self.game.decision() {
            Some(Decision::Return) => Duty::Return,
            Some(Decision::Receive) => Duty::Receive,
            Some(Decision::TakeCity) => Duty::City,
            Some(Decision::PostToken) => Duty::Token,
            Some(Decision::Stronghold | Decision::PlaceAgain) => Duty::Stronghold,
            Some(Decision::Conquer) => Duty::Conquest,
            Some(Decision::Copy) => Duty::Copy,
            Some(Decision::ReserveNoble) => Duty::ReserveNoble,
            Some(Decision::TakeFree) => Duty::Free,
            // A pass is the only legal action if it is legal.
            _ if self.game.check(Action::Pass).is_ok() => Duty::Pass,
            _ => Duty::Act,
        }
    }

    fn body(&self) -> &Body {
        self.game.body()
    }

    fn player(&self) -> &Player {
        self.body().seat(self.seat())
    }

    /// Returns whether a module is played.
    fn plays(&self, module: Module) -> bool {
        self.body().modules().has(module)
    }

    fn is_face_up(&self, card: CardId) -> bool {
        self.body().face_up_cards().any(|face_up| face_up == card)
    }

    /// Returns what is selected before anything was clicked: where a card may be conquered, its conquest.
    fn beginning(&self) -> Selection {
        let card = (self.duty() == Duty::Conquest).then(|| self.conquerable()).flatten();
        let payment = card.and_then(|card| Some((card, self.first_payment(card)?)));
        payment.map_or(Selection::None, |(card, (gold_as, spent))| Selection::Buy {
            card,
            gold_as,
            spent,
            touched: Touched::default(),
        })
    }

    /// Returns the card at a place of the player's hand.
    fn hand_card(&self, place: u8) -> Option<CardId> {
        self.player().hand().nth(place.into()).and_then(splendor::Reserved::card)
    }

    /// Returns the tokens selected for taking.
    fn picks(&self) -> Gems {
        match self.selection {
            Selection::Take(gems) => gems,
            _ => Gems::NONE,
        }
    }

    /// Returns whether a legal action takes all of these tokens, and possibly more.
    fn leads_to_a_take(&self, gems: Gems) -> bool {
        let mut found = false;
        self.game.legal_actions(|action| {
            found |= matches!(action, Action::Take(taken) if taken.covers(gems));
        });
        found
    }
}
