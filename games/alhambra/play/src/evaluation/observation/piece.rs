//! The counts about a piece and a player: a tile of the market or of the reserve, or an open money card.

use alhambra::{Card, Kind, Tile};
use kernel::Seat;

use super::counts::{count, counts, parts, split};
use super::scene::{LAST, Money, NEXT, Pays, Scene, walls};

/// The worth of a tile to a player who gets it.
#[derive(Default)]
struct Worth {
    tile: Option<Tile>,
    /// Whether it could be built now.
    fits: bool,
    /// The sides by which the longest wall grows at the best place; 0 if that is too far off to matter.
    longer: i32,
    /// The expected points that it brings.
    more: f32,
    /// The gain before the others; 0 if the player could not soon have it.
    gain: f32,
    /// The points that it brings in the next and in the last round as things are.
    rounds: [i32; 2],
    /// By how much the player has more tiles of the kind than anybody else.
    ahead: i32,
}

impl Worth {
    /// The wall is considered if it matters.
    fn new(scene: &Scene, seat: Seat, tile: Tile, with_wall: bool) -> Worth {
        let kind = tile.kind();
        let longer = if with_wall { scene.longer(seat, tile) } else { None };
        Worth {
            tile: Some(tile),
            fits: if with_wall { longer.is_some() } else { scene.body.has_place(seat, tile) },
            longer: longer.unwrap_or(0),
            more: scene.more(kind, seat),
            gain: scene.gain(kind, seat),
            rounds: [NEXT, LAST].map(|round| scene.more_as_things_are(round, kind, seat)),
            ahead: scene.ahead(kind, seat),
        }
    }
}

/// The player's money in the currency of a piece.
struct Purse {
    money: Money,
    /// By how much it is more than anybody else's.
    richer: i32,
}

impl Purse {
    fn new(scene: &Scene, seat: Seat, square: usize) -> Purse {
        Purse { money: scene.money(seat, square), richer: scene.richer(seat, square) }
    }
}

/// The price of a tile of the market for a player, and the others who could have it.
#[derive(Default)]
struct Offer {
    pays: Pays,
    /// The best payment with one open card more.
    with_card: Pays,
    /// The money to spare; if negative, the money that is short.
    spare: i32,
    /// The others who can pay it, and of these those who act before the player; each exactly, then in any way.
    others: [u8; 2],
    before: [u8; 2],
    /// The way in which the next player can pay it.
    next: Pays,
    /// The most that another who can pay it would gain before the others.
    most: f32,
    /// Whether few, and very few tiles are left in the bag.
    late: [bool; 2],
}

impl Offer {
    fn new(scene: &Scene, seat: Seat, square: usize, tile: Tile) -> Offer {
        let price = tile.price();
        let money = scene.money(seat, square);
        let [pays, with_card] = scene.pays(seat, square);
        let mut offer = Offer {
            pays,
            with_card,
            spare: i32::from(money.sum) - i32::from(price),
            late: [10, 4].map(|most| scene.body.bag_size() <= most),
            ..Offer::default()
        };
        for (other, is_before) in scene.others(seat) {
            let [pays, _] = scene.pays(other, square);
            for (way, at) in [(Pays::Exactly, 0), (Pays::WithMore, 1)] {
                offer.others[at] += u8::from(pays >= way);
                offer.before[at] += u8::from(is_before && pays >= way);
            }
            if pays != Pays::Not {
                offer.most = offer.most.max(scene.gain(tile.kind(), other));
            }
            if scene.waits(other) == (scene.waits(seat) + 1) % scene.players {
                offer.next = pays;
            }
        }
        offer
    }
}

/// The use of an open money card to a player.
#[derive(Default)]
struct Coin {
    value: u8,
    /// The best payment for the tile of its currency with it, if it could not be paid so well without.
    makes: Pays,
    /// The gain that this tile would then bring before the others.
    gain: f32,
    /// The additional share of the tiles to come that could be paid exactly, and in any way.
    shares: [f32; 2],
    /// The others who could pay the tile exactly with it, and cannot without.
    others: u8,
    /// Whether it makes the player the richest in its currency.
    richest: bool,
}

impl Coin {
    fn new(scene: &Scene, seat: Seat, card: Card) -> Coin {
        let (square, value) = (card.currency() as usize, card.value());
        let money = scene.money(seat, square);
        let with = money.with(value);
        let tile = scene.body.on_square(square);
        let makes = |seat| {
            let after =
                tile.map_or(Pays::Not, |tile| scene.money(seat, square).with(value).pays(tile.price()));
            if after > scene.pays(seat, square)[0] { after } else { Pays::Not }
        };
        let own = makes(seat);
        let gained = tile.filter(|_| own != Pays::Not).map(|tile| scene.gain(tile.kind(), seat));
        let others = scene.others(seat).filter(|&(other, _)| makes(other) == Pays::Exactly).count();
        let richer = scene.richer(seat, square);
        let [before, after] = [money, with].map(|money| scene.payable(money));
        Coin {
            value,
            makes: own,
            gain: gained.unwrap_or(0.0),
            shares: [after[0] - before[0], after[1] - before[1]],
            others: others as u8,
            richest: richer <= 0 && richer + i32::from(value) > 0,
        }
    }
}

counts! {
    /// The meanings of the counts about a piece and a player.
    PIECE; fn counts_of(worth: &Worth, purse: Option<&Purse>, offer: Option<&Offer>, coin: Option<&Coin>);
    {
        let is = |kind| worth.tile.is_some_and(|tile| tile.kind() == kind);
        let has = purse.map_or([0; 2], |purse| [purse.money.sum, purse.money.cards]);
        let richer = purse.map_or(0, |purse| purse.richer);
        let is_richest = purse.is_some_and(|purse| purse.richer > 0);
        let shares_most = purse.is_some_and(|purse| purse.richer == 0 && purse.money.sum > 0);
        let no_offer = Offer::default();
        let offered = offer.unwrap_or(&no_offer);
        let no_coin = Coin::default();
        let open = coin.unwrap_or(&no_coin);
    }
    ["on the market", "in the reserve", "an open money card"]
        = [offer.is_some(), offer.is_none() && coin.is_none(), coin.is_some()];
    ["a pavilion", "a seraglio", "arcades", "chambers", "a garden", "a tower"] = Kind::ALL.map(is);
    ["walls"] = [worth.tile.map_or(0, walls)];
    ["can be built now"] = [worth.fits];
    ["sides that the wall grows by, if near"] = [count(worth.longer)];
    ["expected points, in halves"] = [parts(worth.more, 2.0)];
    ["expected points before the others, in halves, if near"] = [parts(worth.gain, 2.0)];
    ["points of the next round as things are", "points of the last round as things are"]
        = worth.rounds.map(count);
    ["gives the most of its kind", "gives a share in the most of its kind"]
        = [0, -1].map(|ahead| worth.tile.is_some() && worth.ahead == ahead);
    ["tiles of its kind behind"] = [count(-worth.ahead)];
    ["money in its currency", "cards of its currency"] = has.map(count);
    ["the richest in its currency", "shares the most of its currency"] = [is_richest, shares_most];
    ["money ahead of the next in its currency", "money behind the richest in its currency"] = split(richer);
    ["payable exactly", "payable with money to spare"]
        = [Pays::Exactly, Pays::WithMore].map(|way| offered.pays == way);
    ["money to spare", "money short"] = split(offered.spare);
    ["payable exactly only with an open card", "payable only with an open card"]
        = [Pays::Exactly, Pays::WithMore].map(|way| offered.pays < way && offered.with_card >= way);
    ["others who can pay exactly", "others who can pay"] = offered.others;
    ["others acting before who can pay exactly", "others acting before who can pay"] = offered.before;
    ["the next player can pay exactly", "the next player can pay"]
        = [Pays::Exactly, Pays::WithMore].map(|way| offered.next >= way);
    ["the most that another who can pay gains before the others, in halves"] = [parts(offered.most, 2.0)];
    ["few tiles are left", "very few tiles are left"] = offered.late;
    ["value"] = [open.value];
    ["makes the tile payable exactly", "makes the tile payable with money to spare"]
        = [Pays::Exactly, Pays::WithMore].map(|way| open.makes == way);
    ["expected points before the others of the tile it makes payable, in halves"] = [parts(open.gain, 2.0)];
    [
        "share of the tiles to come it makes payable exactly, in sixteenths",
        "share of the tiles to come it makes payable, in sixteenths",
    ] = open.shares.map(|share| parts(share, 16.0));
    ["others for whom it makes the tile payable exactly"] = [open.others];
    ["makes the richest in its currency"] = [open.richest];
}

/// Computes the counts of a tile of the market.
pub(super) fn on_market(scene: &Scene, seat: Seat, square: usize, tile: Tile) -> [u8; PIECE.len()] {
    let offer = Offer::new(scene, seat, square, tile);
    let worth = Worth::new(scene, seat, tile, offer.with_card != Pays::Not);
    counts_of(&worth, Some(&Purse::new(scene, seat, square)), Some(&offer), None)
}

/// Computes the counts of a tile of a player's reserve.
pub(super) fn in_reserve(scene: &Scene, seat: Seat, tile: Tile) -> [u8; PIECE.len()] {
    counts_of(&Worth::new(scene, seat, tile, true), None, None, None)
}

/// Computes the counts of an open money card.
pub(super) fn open_money(scene: &Scene, seat: Seat, card: Card) -> [u8; PIECE.len()] {
    let purse = Purse::new(scene, seat, card.currency() as usize);
    counts_of(&Worth::default(), Some(&purse), None, Some(&Coin::new(scene, seat, card)))
}
