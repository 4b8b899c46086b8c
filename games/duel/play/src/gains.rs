//! The points and crowns that an event brings.

use duel::{Bonus, Colour, Effect, RULES};
use kernel::{Gain, Origin, Seat};

const CARDS: Origin = Origin::points("duel-end-cards");
const ROYALS: Origin = Origin::points("duel-royals").marked();
const CROWNS: Origin = Origin::count("duel-end-crowns", RULES.rule("W2"));
/// The points on cards of each colour, in the order of [`Colour::ALL`].
const COLOURS: [Origin; 5] = {
    const fn of(words: &'static str) -> Origin {
        Origin::count(words, RULES.rule("W3"))
    }
    [
        of("duel-end-white"),
        of("duel-end-blue"),
        of("duel-end-green"),
        of("duel-end-red"),
        of("duel-end-black"),
    ]
};

pub(crate) const ORIGINS: &[Origin] =
    &[CARDS, ROYALS, CROWNS, COLOURS[0], COLOURS[1], COLOURS[2], COLOURS[3], COLOURS[4]];

pub(crate) fn gains(effect: &Effect, mut each: impl FnMut(Gain)) {
    let mut gain = |seat: Seat, origin: Origin, amount: u8| {
        if amount > 0 {
            each(Gain { seat, origin, amount: amount.into() });
        }
    };
    match *effect {
        Effect::Bought { seat, card: id, .. } => {
            let card = id.card();
            gain(seat, CARDS, card.points);
            gain(seat, CROWNS, card.crowns);
            if let Bonus::Of(colour) = card.bonus {
                gain(seat, COLOURS[colour.index()], card.points);
            }
        }
        Effect::Copied { seat, card, colour } => {
            let colours = Colour::ALL.into_iter().filter(|one| colour.get(one.gem()) > 0);
            colours.for_each(|one| gain(seat, COLOURS[one.index()], card.card().points));
        }
        Effect::ReceivedRoyal { seat, royal } => gain(seat, ROYALS, royal.royal().points),
        _ => {}
    }
}
