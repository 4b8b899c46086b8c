//! The law suite on Alhambra.

use alhambra_play::AlhambraPlay;
use laws::Specimen;

#[test]
fn every_state_keeps_the_laws() {
    AlhambraPlay::subject().keeps_the_laws(2);
}
