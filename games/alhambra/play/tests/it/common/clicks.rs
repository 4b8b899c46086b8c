//! The clicks for an action, as a player would make them.

use alhambra::{Action, Card, Change, Currency, Payment, Spot};
use alhambra_play::tray::{Piece, Tray};

/// The cards of a payment that are in hand beside those that are laid down, those of the same print in their order.
pub fn money(currency: Currency, cards: Payment, after: Payment) -> Vec<Piece> {
    let mut taken = [0; 10];
    let piece = |value: u8| {
        let copy = after.count(value) + taken[usize::from(value)];
        taken[usize::from(value)] += 1;
        Piece::Money(Card::new(currency, value).expect("a card"), copy)
    };
    cards.values().map(piece).collect()
}

/// The pieces that are clicked for an action.
pub fn pieces(tray: &Tray, action: Action) -> Vec<Piece> {
    let (body, seat) = (tray.body(), tray.seat());
    let cell_of = |tile| {
        let built = body.built(seat).find(|&(built, _)| built == tile);
        Piece::Cell(built.expect("it is on the board").1)
    };
    match action {
        Action::Take(cards) => {
            let mut places: Vec<u8> = Vec::new();
            for card in cards.cards() {
                let is = |place: &u8| !places.contains(place) && body.open_at((*place).into()) == Some(card);
                places.extend((0..4).find(is));
            }
            places.into_iter().map(Piece::Open).collect()
        }
        Action::Buy(tile, cards) => {
            let square = body.square_of(tile).expect("it is on the market");
            money(Currency::ALL[square], cards, Payment::NONE)
        }
        Action::Start(tile) => {
            let square = body.square_of(tile).expect("it is on the market");
            money(Currency::ALL[square], body.purse(seat, square), Payment::NONE)
        }
        Action::Pay(value) => {
            let (square, laid) = body.paying().expect("it is being paid");
            let rest = body.purse(seat, square).without(laid).values().filter(|other| *other <= value);
            let rest = rest.fold(Payment::NONE, |cards, value| cards.with(value).expect("it is in hand"));
            money(Currency::ALL[square], rest, laid)
        }
        Action::Enough | Action::Pass => Vec::new(),
        Action::Place(tile, spot) => {
            let to = match spot {
                Spot::Cell(cell) => Piece::Cell(cell),
                Spot::Reserve => Piece::Reserve,
                Spot::Neutral => Piece::Neutral,
            };
            vec![Piece::Bought(tile), to]
        }
        Action::Redesign(tile, Change::Build(cell)) => vec![Piece::Kept(tile), Piece::Cell(cell)],
        Action::Redesign(tile, Change::Remove) => vec![cell_of(tile), Piece::Reserve],
        Action::Redesign(tile, Change::Replace(old)) => vec![Piece::Kept(tile), cell_of(old)],
    }
}
