//! Events of Splendor Duel as they are heard.

use audio::Sound;
use duel::{CardId, Effect, Gem, Gems};
use duel_art::sounds;
use kernel::Seat;

#[test]
fn every_effect_is_heard_as_what_it_is() {
    let (seat, card) = (Seat(0), CardId::all().next().unwrap());
    assert_eq!(sounds(&Effect::Stole { seat, gem: Gems::one(Gem::Pearl) }), [Sound::Stone]);
    assert_eq!(sounds(&Effect::Discarded { seat, gem: Gems::one(Gem::Gold) }), [Sound::Coin]);
    assert_eq!(sounds(&Effect::TookPrivilege { seat, from_opponent: true }), [Sound::Card]);
    assert_eq!(sounds(&Effect::Laid { card, column: 0 }), [Sound::Card]);
}
