//! The counts beside the points by which a game of Duel is won: the gains of effects add up to them too.

use catalog::Play;
use duel::{Colour, Duel};
use duel_laws::DuelLaws;
use duel_play::DuelPlay;
use kernel::{Game, Seat};
use laws::{Dice, Specimen, play_out};

#[test]
fn crowns_and_the_points_of_each_colour_add_up() {
    let setup = &DuelLaws::setups()[0];
    let mut highest = [0; 6];
    for seed in 0..100 {
        let (mut effects, mut end) = (Vec::new(), Duel::new(setup));
        play_out::<Duel>(setup, &mut Dice::new(seed), &mut effects, |game| end = *game);
        let mut sums = [[0; 8]; 2];
        for effect in &effects {
            DuelPlay::gains(effect, |gain| {
                let at =
                    DuelPlay::ORIGINS.iter().position(|origin| *origin == gain.origin).expect("it is listed");
                sums[gain.seat.index()][at] += gain.amount;
            });
        }
        for (seat, sums) in [Seat(0), Seat(1)].into_iter().zip(sums) {
            let player = end.body().seat(seat);
            let colours = Colour::ALL.map(|colour| i16::from(player.colour_points.get(colour.gem())));
            assert_eq!(sums[2], i16::from(player.crowns), "seed {seed}");
            assert_eq!(sums[3..], colours, "seed {seed}");
            highest.iter_mut().zip(&sums[2..]).for_each(|(highest, sum)| *highest = (*highest).max(*sum));
        }
    }
    assert!(highest.iter().all(|&highest| highest > 3), "{highest:?}");
}
