//! The counts about the table.

use alhambra::{Currency, Kind, ROUNDS, Walls};

use super::counts::{count, counts, one_of, parts};
use super::scene::Scene;

counts! {
    /// The meanings of the counts about the table.
    TABLE; pub(super) fn table(scene: &Scene);
    {
        let body = scene.body;
        let bag = body.bag_size();
        let open = || body.open().map(|card| card.value());
        let coming = body.round_ahead();
    }
    ["two players", "three players", "four players", "five players", "six players"]
        = one_of(scene.players - 2);
    ["walls count by tiles"] = [body.walls() == Walls::Tiles];
    ["tiles in the bag"] = [count(bag)];
    [
        "at most 3 tiles in the bag", "at most 6 tiles in the bag", "at most 10 tiles in the bag",
        "at most 15 tiles in the bag", "at most 25 tiles in the bag",
    ] = [3, 6, 10, 15, 25].map(|most| bag <= most);
    ["the first round is next", "the second round is next", "the third round is next"]
        = one_of::<ROUNDS>(usize::from(body.next_round()) - 1);
    ["rounds completed by the players"] = [count((body.turns() / scene.players as u32) as i32)];
    ["money cards that come before the pile of the scoring card, in twos"]
        = [count(coming.map_or(0, |(before, _)| i32::from(before) / 2))];
    ["money cards left in the pile of the scoring card"]
        = [count(coming.map_or(0, |(_, with)| i32::from(with)))];
    [
        "chance of a scoring card with the next card, in twelfths",
        "chance of a scoring card within a card for each player, in twelfths",
        "chance of a scoring card within two cards for each player, in twelfths",
    ] = [1, scene.players, 2 * scene.players].map(|cards| parts(scene.comes_within(cards), 12.0));
    [
        "pavilions of the neutral player", "seraglios of the neutral player", "arcades of the neutral player",
        "chambers of the neutral player", "gardens of the neutral player", "towers of the neutral player",
    ] = Kind::ALL.map(|kind| body.neutral_number(kind));
    [
        "pavilions nobody has", "seraglios nobody has", "arcades nobody has", "chambers nobody has",
        "gardens nobody has", "towers nobody has",
    ] = scene.free;
    ["open money"] = [count(open().map(i32::from).sum::<i32>())];
    ["the highest open money card"] = [open().max().unwrap_or(0)];
    ["the most open money of one currency"]
        = [Currency::ALL.map(|currency| {
            body.open().filter(|card| card.currency() == currency).map(|card| card.value()).sum::<u8>()
        }).into_iter().max().unwrap_or(0)];
    ["open cards of up to 4, which can be taken together"]
        = [open().filter(|&value| value <= 4).count() as u8];
}
