//! The part of Alhambra that the laws of games need and no player does: its set-ups, the counts of its pieces, the
//! actions that somebody might send, and the secrets with those who know them. Only tests use it.

mod conserved;

use alhambra::{
    Action, Alhambra, Card, Cell, Change, Currency, Effect, Handful, PLAYERS, Payment, Setup, Spot, Tile,
    Walls,
};
use alhambra_play::AlhambraPlay;
use catalog::Play;
use kernel::{Awaiting, Draw, Gain, Seat};
use laws::{Specimen, Suite, Tested};

/// The game as the tests of the platform run it.
pub static SUITE: &dyn Suite = &Tested::<AlhambraLaws>::new();

/// The type that represents Alhambra in the laws: [`laws::Specimen`] is implemented on it.
#[derive(Clone, Copy, Debug)]
pub struct AlhambraLaws;

impl Specimen for AlhambraLaws {
    type Game = Alhambra;

    const HIDES: bool = AlhambraPlay::ABOUT.hands.hides();
    const DECISIONS_MAX: u32 = 10_000;
    const BEGINNINGS: &'static [&'static str] = &[
        "T.",
        "T.f1",
        "B.t9b:",
        "S.",
        "P.",
        "L.p2@",
        "R.p2@",
        "R.p2@1,",
        "money.",
        "round.",
        "tile.",
        "alhambra players=2 walls=",
    ];

    fn setups() -> Vec<Setup> {
        let setup = |walls| move |players| Setup::new(players, walls).expect("a number of players");
        PLAYERS.map(setup(Walls::Sides)).chain(PLAYERS.map(setup(Walls::Tiles))).collect()
    }

    fn conserved(game: &Alhambra) -> Result<(), String> {
        conserved::conserved(game)
    }

    fn arbitrary(game: &Alhambra, dice: &mut impl Draw) -> Action {
        let body = game.body();
        let seat = body.awaiting().seat().unwrap_or(Seat(0));
        let mut near: Vec<Tile> = body.market().map(|(_, tile)| tile).chain(body.bought()).collect();
        near.extend(body.reserve(seat));
        near.extend(body.built(seat).map(|(tile, _)| tile));
        near.push(Tile::new(1 + dice.below(54) as u8).expect("a tile"));
        let tile = pick(&near, dice);
        let value = 1 + dice.below(9) as u8;
        match dice.below(10) {
            0 => Action::Take(handful(game, dice)),
            1 => Action::Buy(tile, payment(game, seat, tile, dice)),
            2 => Action::Start(tile),
            3 if matches!(body.awaiting(), Awaiting::Decision(_)) => Action::Pay(value),
            3 => Action::Enough,
            4 => Action::Place(tile, if dice.below(2) == 0 { Spot::Reserve } else { Spot::Neutral }),
            5 | 6 => Action::Place(tile, Spot::Cell(cell(game, seat, dice))),
            7 => Action::Redesign(tile, Change::Build(cell(game, seat, dice))),
            8 => Action::Redesign(tile, Change::Replace(pick(&near, dice))),
            _ if dice.below(4) == 0 => Action::Pass,
            _ if dice.below(4) == 0 => Action::Enough,
            _ => Action::Redesign(tile, Change::Remove),
        }
    }

    /// Nothing is hidden.
    fn may_lack(_: &Effect, _: &str) -> bool {
        false
    }

    fn gains(effect: &Effect, each: &mut dyn FnMut(Gain)) {
        AlhambraPlay::gains(effect, each);
    }
}

fn pick<T: Copy>(list: &[T], dice: &mut impl Draw) -> T {
    list[dice.below(list.len() as u32) as usize]
}

/// Returns a place at or near the board of a seat.
fn cell(game: &Alhambra, seat: Seat, dice: &mut impl Draw) -> Cell {
    let mut cells: Vec<Cell> = game.body().built(seat).map(|(_, cell)| cell).collect();
    cells.push(Cell::FOUNTAIN);
    let near = pick(&cells, dice);
    let mut step = || dice.below(5) as i8 - 2;
    let (east, north) = (step(), step());
    Cell::new(near.x() + east, near.y() + north).unwrap_or(near)
}

/// Returns one to four of the open cards, or any card.
fn handful(game: &Alhambra, dice: &mut impl Draw) -> Handful {
    let open: Vec<Card> = game.body().open().collect();
    let picked: Vec<Card> = open.into_iter().filter(|_| dice.below(2) == 0).collect();
    let any = Card::new(Currency::Dinar, 1 + dice.below(9) as u8);
    Handful::new(picked).or_else(|| Handful::new(any)).expect("there is a card")
}

/// Returns some of the cards that a seat has in the currency of a tile, or a few more.
fn payment(game: &Alhambra, seat: Seat, tile: Tile, dice: &mut impl Draw) -> Payment {
    let square = game.body().square_of(tile).unwrap_or(0);
    let held = game.body().purse(seat, square);
    let picked = held.values().filter(|_| dice.below(3) > 0).collect::<Vec<_>>();
    let payment = picked.into_iter().fold(Payment::NONE, |cards, value| cards.with(value).unwrap_or(cards));
    if payment.is_empty() || dice.below(8) == 0 {
        let value = 1 + dice.below(9) as u8;
        return payment.with(value).unwrap_or(payment);
    }
    payment
}
