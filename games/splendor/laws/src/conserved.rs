//! The count of the pieces of Splendor, for law 3: every piece is in exactly one place.

use kernel::{Game, Seat};
use laws::each_once;
use splendor::{
    CARDS, CITIES, Card, CardId, CityId, Decision, Gems, Module, NOBLES, NobleId, ORIENT_CARDS, OrientKind,
    Player, PostId, Reserved, STRONGHOLDS, Splendor,
};

/// Checks that every piece is in one place, and that the counts agree with the pieces.
///
/// # Errors
/// If a piece is missing or counted wrongly; the error names it.
pub fn conserved(game: &Splendor) -> Result<(), String> {
    let body = game.body();
    let each = [0, 0, 4, 5, 7][usize::from(body.players())];
    let tokens = body.seats().fold(body.bank, |all, player| all + player.tokens);
    if tokens != Gems::from_counts([each, each, each, each, each, 5]) {
        return Err(format!("the tokens are {tokens}"));
    }
    for player in body.seats() {
        let cards: Vec<&Card> = player.bought().map(CardId::card).collect();
        let bonuses = player.bought().fold(Gems::NONE, |all, card| all + body.given_by(card));
        let points = cards.iter().map(|card| card.points).sum::<u8>()
            + 3 * player.nobles().count() as u8
            + points_of_shields(player);
        if (bonuses, points, cards.len()) != (player.bonuses, player.points, usize::from(player.cards)) {
            return Err(format!("the counts of {player:?} are wrong"));
        }
    }
    for (seat, player) in Seat::all(body.players()).zip(body.seats()) {
        let standing = body.strongholds().filter(|&(_, owner, _)| owner == seat).map(|(_, _, count)| count);
        if player.strongholds_left() + standing.sum::<u8>() != STRONGHOLDS as u8 {
            return Err(format!("a stronghold of {player:?} stands on no card, or on one of another player"));
        }
    }
    let loose = |card: CardId| {
        let orient = card.card().orient;
        matches!(orient, Some(OrientKind::Satchel | OrientKind::SatchelAndFreeCard))
            && body.copied(card).is_none()
    };
    // A satchel is without a colour only until it is tied, which comes after a stronghold.
    let loose = body.seats().flat_map(Player::bought).filter(|&card| loose(card)).count();
    let due = matches!(game.decision(), Some(Decision::Copy | Decision::Stronghold | Decision::PlaceAgain));
    if loose > usize::from(due) {
        return Err("a satchel copies no colour".into());
    }
    let orient = body.modules().has(Module::Orient);
    let decks = (0..if orient { 6 } else { 3 }).flat_map(|deck| body.unseen(deck));
    let held =
        |player: &Player| player.bought().chain(player.hand().filter_map(Reserved::card)).collect::<Vec<_>>();
    let cards = decks.chain(body.face_up_cards()).chain(body.seats().flat_map(held)).chain(body.spent());
    each_once("card", CARDS + if orient { ORIENT_CARDS } else { 0 }, cards.map(CardId::row))?;
    let nobles = body.nobles().chain(body.nobles_unseen());
    let nobles = nobles.chain(body.seats().flat_map(|player| player.nobles()));
    let nobles = nobles.chain(Seat::all(body.players()).flat_map(|seat| body.reserved_nobles(seat)));
    each_once("noble", NOBLES, nobles.map(NobleId::row))?;
    let faces = body.cities().chain(body.seats().filter_map(Player::city));
    let tiles = faces.map(CityId::tile).chain(body.tiles_unseen());
    each_once("city tile", CITIES / 2, tiles.map(|tile| tile + 1))
}

/// Returns the points that a player's shields are worth (`cities 40`, `43`).
fn points_of_shields(player: &Player) -> u8 {
    let shields = player.shields().count() as u8;
    let five = if player.has_post(PostId::FIVE) { 5 } else { 0 };
    five + if player.has_post(PostId::EACH) { shields } else { 0 }
}
