//! The tray of Skerries: every piece has one use, so that a click on one prepares a whole action.

use std::fmt;
use std::str::FromStr;

use kernel::{Game, Seat};
use skerries::{Action, Catch, Decision, Order, Skerries, View};
use tray::{Turn, own_turn};

/// The reason why a click on a piece has no effect.
pub type WhyNot = tray::WhyNot<Skerries>;

/// Something on the table that can be clicked. Its text form names it in the page: `quay-21`, `stock`, `beacon`, `own`,
/// `boat-5`, `order-3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A catch on the quay.
    Quay(Catch),
    /// The stock of oil.
    Stock,
    /// The beacon, which is given oil.
    Beacon,
    /// The player's own oil, which is kept.
    Own,
    /// A catch in the player's own boat.
    Boat(Catch),
    /// An order in hand.
    Order(Order),
}

impl Piece {
    /// Returns the action that a click on the piece prepares.
    pub fn action(self) -> Action {
        match self {
            Piece::Quay(catch) => Action::Take(catch),
            Piece::Stock => Action::Fill,
            Piece::Beacon => Action::Give,
            Piece::Own => Action::Keep,
            Piece::Boat(catch) => Action::Jettison(catch),
            Piece::Order(order) => Action::Deliver(order),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Quay(catch) => write!(f, "quay-{catch}"),
            Piece::Stock => f.write_str("stock"),
            Piece::Beacon => f.write_str("beacon"),
            Piece::Own => f.write_str("own"),
            Piece::Boat(catch) => write!(f, "boat-{catch}"),
            Piece::Order(order) => write!(f, "order-{order}"),
        }
    }
}

impl FromStr for Piece {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Piece, &'static str> {
        let unknown = "a piece is written like quay-21, boat-5, order-3, stock, beacon or own";
        let number = |text: &str| text.parse::<u8>().map_err(|_| unknown);
        let catch = |text: &str| Catch::new(number(text)?).ok_or(unknown);
        match (text, text.split_once('-')) {
            ("stock", _) => Ok(Piece::Stock),
            ("beacon", _) => Ok(Piece::Beacon),
            ("own", _) => Ok(Piece::Own),
            (_, Some(("quay", rest))) => catch(rest).map(Piece::Quay),
            (_, Some(("boat", rest))) => catch(rest).map(Piece::Boat),
            (_, Some(("order", rest))) => Order::new(number(rest)?).map(Piece::Order).ok_or(unknown),
            _ => Err(unknown),
        }
    }
}

/// The prepared turn of the player who is to act.
///
/// ```
/// use kernel::{Awaiting, First, Game, Quiet, Seat, Viewer};
/// use skerries::Skerries;
/// use skerries_play::tray::{Piece, Tray};
/// use tray::Turn;
///
/// let mut game = Skerries::new(&"skerries players=3".parse()?);
/// while let Awaiting::Chance(_) = game.awaiting() {
///     game.resolve(game.draw(&mut First), &mut Quiet);
/// }
/// let mut tray = Tray::new(&game.view(Viewer::Seat(Seat(2)))).expect("seat 2 is to act");
/// assert!(!tray.click(Piece::Beacon), "there is no storm");
/// assert!(tray.click(Piece::Stock));
/// assert_eq!(tray.confirm(), Some("F".parse()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    /// A truth that fits the player's view: the legal actions are the same in all such truths.
    game: Skerries,
    chosen: Option<Action>,
    /// The piece that was clicked last, if the click had no effect.
    asked: Option<Piece>,
}

impl Tray {
    /// Returns the seat whose decision is prepared.
    pub fn seat(&self) -> Seat {
        self.game.awaiting().seat().expect("a decision is due")
    }

    /// Returns the game as the player knows it.
    pub fn game(&self) -> &Skerries {
        &self.game
    }

    /// Returns the decision that is due.
    pub fn decision(&self) -> Decision {
        self.game.decision().expect("a decision is due")
    }

    /// Returns the piece that a key stands for: a letter for an action with oil, otherwise a number. The number is the
    /// place of a catch on the quay, of a catch in the boat if one has to be thrown overboard, or of an order if one
    /// has to be delivered.
    pub fn piece_of_key(&self, key: &str) -> Option<Piece> {
        match key {
            "f" | "F" => return Some(Piece::Stock),
            "g" | "G" => return Some(Piece::Beacon),
            "k" | "K" => return Some(Piece::Own),
            _ => {}
        }
        let place = key.parse::<usize>().ok()?.checked_sub(1)?;
        let body = self.game.body();
        let own = body.seat(self.seat());
        match self.decision() {
            Decision::Act | Decision::Watch => body.quay().nth(place).map(Piece::Quay),
            Decision::Jettison => own.boat().nth(place).map(Piece::Boat),
            Decision::Deliver => own.hand().nth(place).map(Piece::Order),
        }
    }

    fn refusal(&self, action: Action) -> Option<WhyNot> {
        let refusal = self.game.check(action).err()?;
        Some(WhyNot { refusal, facts: None, also: None })
    }
}

impl Turn for Tray {
    type Game = Skerries;
    type Piece = Piece;

    fn new(view: &View) -> Option<Tray> {
        own_turn(view).map(|game| Tray { game, chosen: None, asked: None })
    }

    fn doing(&self) -> &'static str {
        match (self.decision(), self.chosen) {
            (Decision::Act, None) => "nothing",
            (Decision::Act, Some(Action::Fill)) => "filling",
            (Decision::Act, _) => "fishing",
            (Decision::Watch, _) => "watching",
            (Decision::Jettison, _) => "jettison",
            (Decision::Deliver, _) => "delivering",
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let body = self.game.body();
        let own = body.seat(self.seat());
        let mut pieces = vec![Piece::Stock, Piece::Beacon, Piece::Own];
        pieces.extend(body.quay().map(Piece::Quay));
        pieces.extend(own.boat().map(Piece::Boat));
        pieces.extend(own.hand().map(Piece::Order));
        pieces
    }

    fn is_legal(&self, piece: Piece) -> bool {
        self.game.check(piece.action()).is_ok()
    }

    /// Returns whether a piece is drawn bright: one of those of which one must be given up or delivered.
    fn is_lit(&self, piece: Piece) -> bool {
        matches!(self.decision(), Decision::Jettison | Decision::Deliver) && self.is_legal(piece)
    }

    fn selected(&self, piece: Piece) -> u8 {
        (self.chosen == Some(piece.action())).into()
    }

    fn click(&mut self, piece: Piece) -> bool {
        self.asked = None;
        if self.selected(piece) > 0 {
            self.chosen = None;
        } else if !self.prepare(piece.action()) {
            self.asked = Some(piece);
        }
        self.asked.is_none()
    }

    fn asked(&self) -> Option<Piece> {
        self.asked
    }

    fn dismiss(&mut self) {
        self.asked = None;
    }

    fn why_not(&self, piece: Piece) -> Option<WhyNot> {
        self.refusal(piece.action())
    }

    /// No piece has another use: the answer is the reason why nothing can be done now.
    fn other_use(&mut self) -> Result<(), WhyNot> {
        let never = if self.decision() == Decision::Act { Action::Keep } else { Action::Fill };
        self.refusal(never).map_or(Ok(()), Err)
    }

    fn prepare(&mut self, action: Action) -> bool {
        let is_legal = self.game.check(action).is_ok();
        if is_legal {
            (self.chosen, self.asked) = (Some(action), None);
        }
        is_legal
    }

    fn confirm(&self) -> Option<Action> {
        self.chosen
    }

    fn why_not_confirm(&self) -> Option<WhyNot> {
        None
    }

    fn clear(&mut self) {
        (self.chosen, self.asked) = (None, None);
    }
}
