//! The count of the pieces of Splendor Duel, for law 3: every piece is in exactly one place.

use duel::{ALL_TOKENS, Bonus, CARDS, CardId, Duel, Gems, PRIVILEGES, Player, ROYALS, Reserved};
use laws::each_once;

/// Checks that every token, card, royal card and privilege is in one place, and that the counts agree with the pieces.
///
/// # Errors
/// If a piece is missing or counted wrongly; the error names it.
pub fn conserved(game: &Duel) -> Result<(), String> {
    let body = game.body();
    let board = body.board();
    let tokens =
        body.seats().fold(body.bag + board.gems(board.occupied()), |all, player| all + player.tokens);
    if tokens != ALL_TOKENS {
        return Err(format!("the tokens are {tokens}"));
    }
    for player in body.seats() {
        let (mut bonuses, mut colour_points, mut points, mut crowns) = (Gems::NONE, Gems::NONE, 0, 0);
        for id in player.bought() {
            let card = id.card();
            points += card.points;
            crowns += card.crowns;
            let colour = match card.bonus {
                Bonus::Of(colour) => Some(colour),
                Bonus::Wild => body.copied_colour(id),
                Bonus::None => None,
            };
            if let Some(colour) = colour {
                bonuses = bonuses.plus_n(colour.gem(), card.bonus_count);
                colour_points = colour_points.plus_n(colour.gem(), card.points);
            }
        }
        points += player.royals().map(|royal| royal.royal().points).sum::<u8>();
        let counted = (player.bonuses, player.colour_points, player.points, player.crowns);
        if (bonuses, colour_points, points, crowns) != counted {
            return Err(format!("the counts of {player:?} are wrong"));
        }
    }
    let decks = (0..3).flat_map(|level| body.unseen(level));
    let held =
        |player: &Player| player.bought().chain(player.hand().filter_map(Reserved::card)).collect::<Vec<_>>();
    let cards = decks.chain(body.face_up_cards()).chain(body.seats().flat_map(held));
    each_once("card", CARDS, cards.map(CardId::row))?;
    let royals = body.royals().chain(body.seats().flat_map(|player| player.royals())).count();
    let privileges = body.supply() + body.seats().map(|player| player.privileges).sum::<u8>();
    if (royals, privileges) != (ROYALS, PRIVILEGES) {
        return Err(format!("there are {royals} royal cards and {privileges} privileges"));
    }
    Ok(())
}
