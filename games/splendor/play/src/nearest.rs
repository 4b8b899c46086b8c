//! The distance of a player from a city.

use splendor::{CityGap, CityId, Gems};

/// The distance of a player from the nearest city: the points and bonuses that are missing, and the share that is met.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Nearest {
    /// The player has a city.
    Taken,
    /// No city is left.
    NoneLeft,
    /// The points and bonuses that are missing for the nearest city, and the share of its requirement that is met, of
    /// 1.
    Gap(CityGap, f64),
}

/// Returns how far a player with these points and bonuses is from a city.
pub fn nearest_of(
    taken: Option<CityId>,
    lying: impl Iterator<Item = CityId>,
    points: u8,
    held: Gems,
) -> Nearest {
    if taken.is_some() {
        return Nearest::Taken;
    }
    let gaps = lying.map(|id| {
        let (city, gap) = (id.city(), id.city().lacking(points, held));
        (gap.points + missing_bonuses(gap), city.points + city.needs.total() + city.any_same, gap)
    });
    match gaps.min_by_key(|(missing, ..)| *missing) {
        None => Nearest::NoneLeft,
        Some((missing, all, gap)) => Nearest::Gap(gap, 1.0 - f64::from(missing) / f64::from(all)),
    }
}

/// Returns the number of bonuses that are missing for a city.
pub fn missing_bonuses(gap: CityGap) -> u8 {
    gap.bonuses.total() + gap.same
}
