//! The nearest city.

use splendor::{CityId, Gem, Gems};
use splendor_play::nearest::{Nearest, missing_bonuses, nearest_of};

#[test]
fn the_nearest_city_is_the_one_of_which_least_is_missing() {
    // Seventeen points alone; thirteen points with four white and three red.
    let (alone, white) = (CityId::new(14).unwrap(), CityId::new(5).unwrap());
    let lying = || [white, alone].into_iter();
    let held = Gems::NONE.plus_n(Gem::White, 4).plus_n(Gem::Red, 2);
    let Nearest::Gap(gap, met) = nearest_of(None, lying(), 10, held) else { panic!("no gap") };
    assert_eq!((gap.points, missing_bonuses(gap)), (3, 1));
    assert!((met - 0.8).abs() < 1e-9, "{met}");
    let Nearest::Gap(gap, _) = nearest_of(None, lying(), 14, Gems::NONE) else { panic!("no gap") };
    assert_eq!((gap.points, missing_bonuses(gap)), (3, 0));
    assert_eq!(nearest_of(Some(alone), lying(), 0, held), Nearest::Taken);
    assert_eq!(nearest_of(None, [].into_iter(), 0, held), Nearest::NoneLeft);
}
