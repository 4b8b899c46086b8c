//! Positions that are made for a test, in the notation: what is not placed lies in the deck and in the bag.
#![allow(dead_code, reason = "each test program uses a part of it")]

use alhambra::{Alhambra, Card, Currency, Effect, Tile, View};
use kernel::{Awaiting, First, Game, Quiet};
use serde_json::{Value, json};

/// A position in the middle of a game. It is the turn of seat 0, who may act, unless it is said otherwise.
#[derive(Clone)]
pub struct Made {
    view: Value,
    /// The money that is in the deck, if not all that lies nowhere else.
    deck: Option<Vec<Card>>,
    /// The tiles that are in the bag, if not all that lie nowhere else.
    bag: Option<Vec<Tile>>,
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
}

pub fn made(players: u8) -> Made {
    let seat = json!({"hand": [], "reserve": [], "built": []});
    let ranked = if players == 2 { 3 } else { players };
    let round: Vec<Value> = (0..ranked).map(|_| json!([0, 0])).collect();
    Made {
        view: json!({
            "viewer": "0", "players": players, "walls": "sides", "turns": 9, "first": 0, "turn": 0,
            "agenda": ["end_turn", "place", "act"],
            "market": [null, null, null, null], "won": [null, null, null, null],
            "open": [null, null, null, null], "discard": [], "piles": [0, 0, 0, 0, 0],
            "came": 2, "scored": 2, "bought": [], "paying": null, "neutral": [],
            "seats": (0..players).map(|_| seat.clone()).collect::<Vec<_>>(),
            "rounds": [round, round, round],
        }),
        deck: None,
        bag: None,
    }
}

impl Made {
    pub fn set(mut self, field: &str, value: Value) -> Made {
        self.view[field] = value;
        self
    }

    /// The tiles on the squares, `-` for none.
    pub fn market(self, tiles: &str) -> Made {
        let tiles: Vec<Value> =
            words(tiles).map(|tile| if tile == "-" { Value::Null } else { tile.into() }).collect();
        self.set("market", tiles.into())
    }

    /// The open money, the other places empty.
    pub fn open(self, cards: &str) -> Made {
        let mut open: Vec<Value> = words(cards).map(Value::from).collect();
        open.resize(4, Value::Null);
        self.set("open", open.into())
    }

    pub fn hand(mut self, seat: usize, cards: &str) -> Made {
        self.view["seats"][seat]["hand"] = words(cards).collect::<Vec<_>>().into();
        self
    }

    pub fn reserve(mut self, seat: usize, tiles: &str) -> Made {
        self.view["seats"][seat]["reserve"] = words(tiles).collect::<Vec<_>>().into();
        self
    }

    /// A board, such as `p8 1,0; t9a 2,0`.
    pub fn board(mut self, seat: usize, tiles: &str) -> Made {
        let one = |text: &str| {
            let (tile, cell) = text.trim().split_once(' ').expect("a tile and its place");
            let (x, y) = cell.split_once(',').expect("a place");
            json!([tile, [x.parse::<i8>().unwrap(), y.parse::<i8>().unwrap()]])
        };
        self.view["seats"][seat]["built"] = tiles.split(';').map(one).collect::<Vec<_>>().into();
        self
    }

    pub fn neutral(self, tiles: &str) -> Made {
        let tiles = words(tiles).collect::<Vec<_>>();
        self.set("neutral", tiles.into())
    }

    pub fn discard(self, cards: &str) -> Made {
        let cards = words(cards).collect::<Vec<_>>();
        self.set("discard", cards.into())
    }

    /// The deck; what is left over is in the hand of the last seat.
    pub fn deck(mut self, cards: &str) -> Made {
        self.deck = Some(words(cards).map(|card| card.parse().expect("a card")).collect());
        self
    }

    /// The bag; what is left over is in the reserve of the last seat.
    pub fn bag(mut self, tiles: &str) -> Made {
        self.bag = Some(words(tiles).map(|tile| tile.parse().expect("a tile")).collect());
        self
    }

    /// The piles of the deck, whose sum is the size of the deck, and how many scoring cards have come.
    pub fn piles(self, piles: [u8; 5], came: u8) -> Made {
        self.set("piles", piles.to_vec().into()).set("came", came.into()).set("scored", came.into())
    }

    fn listed(&self, texts: &mut Vec<String>, value: &Value) {
        match value {
            Value::String(text) => texts.push(text.clone()),
            Value::Array(list) => list.iter().for_each(|value| self.listed(texts, value)),
            _ => {}
        }
    }

    /// The position.
    pub fn game(mut self) -> Alhambra {
        let players = self.view["players"].as_u64().unwrap();
        let last = players as usize - 1;
        let mut texts = Vec::new();
        for field in ["market", "open", "discard", "bought", "neutral"] {
            self.listed(&mut texts, &self.view[field]);
        }
        for seat in self.view["seats"].as_array().unwrap() {
            for field in ["hand", "reserve", "built"] {
                self.listed(&mut texts, &seat[field]);
            }
        }
        let copies = if players == 2 { 2 } else { 3 };
        let used = |name: &str| texts.iter().filter(|text| *text == name).count();
        let mut cards: Vec<Card> = Vec::new();
        for card in Card::all() {
            cards.extend(std::iter::repeat_n(card, copies - used(&card.to_string())));
        }
        if let Some(deck) = &self.deck {
            for card in deck {
                cards.remove(cards.iter().position(|left| left == card).expect("it lies nowhere else"));
            }
            let hand = self.view["seats"][last]["hand"].as_array_mut().unwrap();
            hand.extend(cards.iter().map(|card| Value::from(card.to_string())));
            cards = deck.clone();
        }
        let piles: u64 =
            self.view["piles"].as_array().unwrap().iter().map(|left| left.as_u64().unwrap()).sum();
        if piles == 0 && !cards.is_empty() {
            self.view["piles"][4] = cards.len().into();
        }
        if let Some(bag) = &self.bag {
            let tiles: Vec<Tile> =
                Tile::all().filter(|tile| used(&tile.to_string()) == 0 && !bag.contains(tile)).collect();
            let reserve = self.view["seats"][last]["reserve"].as_array_mut().unwrap();
            reserve.extend(tiles.iter().map(|tile| Value::from(tile.to_string())));
        }
        let view: View = serde_json::from_value(self.view.clone())
            .unwrap_or_else(|error| panic!("{error}: {}", self.view));
        Alhambra::determinize(&view, &mut First)
    }

    /// Returns why it is no position.
    pub fn fault(self) -> String {
        serde_json::from_value::<View>(self.view).expect_err("it is none").to_string()
    }
}

/// The game after chance has answered until a decision is due, always with the first possibility.
pub fn refilled(game: &Alhambra) -> Alhambra {
    let mut game = *game;
    while let Awaiting::Chance(_) = game.awaiting() {
        let mut first = None;
        game.outcomes(|outcome, _| first = first.or(Some(outcome)));
        game.resolve(first.expect("something can come"), &mut Quiet);
    }
    game
}

/// Returns the effects of an input.
pub fn told(game: &Alhambra, input: &str) -> Vec<Effect> {
    let mut game = *game;
    let mut effects = Vec::new();
    match game.awaiting() {
        Awaiting::Chance(_) => game.resolve(input.parse().expect("an outcome"), &mut effects),
        _ => {
            let action = input.parse().expect("an action");
            assert_eq!(game.check(action), Ok(()), "{input}");
            game.play(action, &mut effects);
        }
    }
    effects
}

/// A new game for so many.
pub fn new(players: u8) -> Alhambra {
    Alhambra::new(&format!("alhambra players={players}").parse().expect("a set-up"))
}

/// The game after the whole deal, drawn by a seed.
pub fn dealt(players: u8, seed: u64) -> Alhambra {
    let setup = format!("alhambra players={players}").parse().expect("a set-up");
    laws::dealt::<Alhambra>(&setup, &mut laws::Dice::new(seed))
}

pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub fn tile(text: &str) -> Tile {
    text.parse().expect("a tile")
}

/// The sum of the money of a currency in a hand, as a test compares it.
pub fn sum(game: &Alhambra, seat: u8, currency: Currency) -> u8 {
    game.body().hand(kernel::Seat(seat)).of(currency).sum()
}
