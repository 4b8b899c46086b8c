//! The count of the pieces of Alhambra, for law 3: every tile and every money card is in exactly one place.

use alhambra::{Alhambra, Card, TILES, Tile};
use kernel::Seat;
use laws::each_once;

/// Checks that every tile and every money card is in exactly one place.
///
/// # Errors
/// If a piece is missing or in several places; the error names it.
pub fn conserved(game: &Alhambra) -> Result<(), String> {
    let body = game.body();
    let seats = || Seat::all(body.players());
    let on_boards = seats().flat_map(|seat| body.built(seat).map(|(tile, _)| tile));
    let of_players = seats().flat_map(|seat| body.reserve(seat)).chain(on_boards);
    let on_the_table = body.bag().chain(body.market().map(|(_, tile)| tile));
    let tiles = on_the_table.chain(body.bought()).chain(body.neutral()).chain(of_players);
    each_once("tile", TILES, tiles.map(Tile::row))?;
    for card in Card::all() {
        let open = body.open().filter(|&open| open == card).count() as u8;
        let hands = seats().map(|seat| body.hand(seat).count(card)).sum::<u8>();
        let count = open + hands + body.deck().count(card) + body.discard().count(card);
        if count != body.copies() {
            return Err(format!("there are {count} cards {card}"));
        }
    }
    Ok(())
}
