//! Events of Splendor as they are heard.

use audio::Sound;
use kernel::Seat;
use splendor::{CardId, Effect, Gem, Gems, NobleId};
use splendor_art::sounds;

#[test]
fn every_effect_is_heard_as_what_it_is() {
    let (seat, card) = (Seat(0), CardId::all().next().unwrap());
    let gems = Gems::one(Gem::White).plus_n(Gem::Red, 1).plus_n(Gem::Gold, 1);
    assert_eq!(sounds(&Effect::Took { seat, gems }), [Sound::Stone, Sound::Stone, Sound::Coin]);
    assert_eq!(sounds(&Effect::Reserved { seat, card, gold: true }), [Sound::Card, Sound::Coin]);
    assert_eq!(sounds(&Effect::ReservedTop { seat, level: 0, gold: false }), [Sound::Card]);
    assert_eq!(sounds(&Effect::Received { seat, noble: NobleId::all().next().unwrap() }), [Sound::Honour]);
    // The table plays the sound of the end.
    assert_eq!(sounds(&Effect::Ended), []);
}
