//! The Cities (`cities 1-11`): tiles that a player takes at the end of a turn, and that alone win the game.

use jewels::table::{after_field, after_line, number};
use jewels::{Colour, numbered};
use kernel::{Draw, GameResult, Ranked, Rule, Sink, members};

use crate::body::{Body, Player};
use crate::duty::Duty;
use crate::effect::Effect;
use crate::gems::Gems;
use crate::rules::{cities, rule};

// --- the pieces --------------------------------------------------------------------------------------------------

/// The number of faces of the city tiles (`cities 1`), two for each tile.
pub const CITIES: usize = 14;
/// The number of city tiles.
const TILES: u8 = CITIES as u8 / 2;
/// The number of city tiles on the table (`cities 3`).
pub(crate) const LAID_OUT: u32 = 3;

numbered! {
    /// A face of a city tile by its row in the component file, 1 to 14. The number is permanent.
    pub struct CityId(CITIES): "splendor-form-city"
}

/// The print of a face of a city tile (`cities 6`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct City {
    /// The required prestige points.
    pub points: u8,
    /// The required bonuses.
    pub needs: Gems,
    /// The number of required bonuses of one further colour, any that is not among the named ones (`cities 70`, `71`).
    pub any_same: u8,
}

// Row 0 is a filler, so that ids index directly.
static CITY_TABLE: [City; CITIES + 1] = read(include_bytes!("../../../data/splendor-cities.csv"));

const fn read(file: &[u8]) -> [City; CITIES + 1] {
    let mut table = [City { points: 0, needs: Gems::NONE, any_same: 0 }; CITIES + 1];
    let mut at = after_line(file, 0);
    let mut row = 1;
    while row <= CITIES {
        assert!(number(file, at) as usize == row.div_ceil(2));
        at = after_field(file, after_field(file, at));
        let points = number(file, at);
        let (mut counts, mut colour) = ([0; Colour::ALL.len()], 0);
        while colour < counts.len() {
            at = after_field(file, at);
            counts[colour] = number(file, at);
            colour += 1;
        }
        let any_same = number(file, after_field(file, at));
        table[row] = City { points, needs: Gems::from_counts(counts), any_same };
        at = after_line(file, at);
        row += 1;
    }
    assert!(at == file.len(), "the city file has more rows than faces");
    table
}

/// The points and bonuses that a player lacks for a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CityGap {
    /// Prestige points.
    pub points: u8,
    /// Bonuses of the colours that the city names.
    pub bonuses: Gems,
    /// Bonuses of the further colour, counted for the one that lacks fewest.
    pub same: u8,
}

impl CityGap {
    /// Returns whether nothing is lacking.
    pub fn is_none(self) -> bool {
        self == CityGap::default()
    }
}

impl City {
    /// Returns whether a player with these points and bonuses meets the requirement (`cities 6`): [`City::lacking`]
    /// would find nothing.
    pub fn is_met(&self, points: u8, bonuses: Gems) -> bool {
        // In most turns the points rule it out.
        points >= self.points && self.bonuses_are_met(bonuses)
    }

    fn bonuses_are_met(&self, bonuses: Gems) -> bool {
        bonuses.covers(self.needs) && self.most_of_another(bonuses) >= self.any_same
    }

    /// Returns the most bonuses of a colour that the face does not name (`cities 71`: one that it names is not the
    /// further one, however many there are of it).
    fn most_of_another(&self, bonuses: Gems) -> u8 {
        let count = |colour| if self.needs.of(colour) == 0 { bonuses.of(colour) } else { 0 };
        Colour::ALL.into_iter().map(count).fold(0, u8::max)
    }

    /// Returns what a player with these points and bonuses lacks (`cities 6`: points and bonuses are both required).
    pub fn lacking(&self, points: u8, bonuses: Gems) -> CityGap {
        CityGap {
            points: self.points.saturating_sub(points),
            bonuses: self.needs.less(bonuses),
            same: if self.any_same == 0 {
                0
            } else {
                self.any_same.saturating_sub(self.most_of_another(bonuses))
            },
        }
    }
}

impl CityId {
    /// Returns the print of the face.
    pub fn city(self) -> &'static City {
        &CITY_TABLE[usize::from(self.row())]
    }

    /// Returns the tile of the face, from 0; each tile has two faces.
    pub fn tile(self) -> u8 {
        (self.row() - 1) / 2
    }
}

/// Returns the faces of a set, in the order of the component file: bit `n` is face `n`.
pub(crate) fn cities_of(set: u16) -> impl Iterator<Item = CityId> + Clone {
    members(set.into()).filter_map(CityId::new)
}

/// All tiles: bit `n` is tile `n`.
pub(crate) const ALL_TILES: u8 = (1 << TILES) - 1;

impl Player {
    /// Returns the city, once the player has taken one (`cities 8`).
    pub fn city(&self) -> Option<CityId> {
        CityId::new(self.city)
    }
}

impl Body {
    /// Returns the cities on the table, in the order of the component file.
    pub fn cities(&self) -> impl Iterator<Item = CityId> {
        cities_of(self.cities)
    }

    /// Returns the city tiles, from 0, that were not laid out (yet) (`cities 4`).
    pub fn tiles_unseen(&self) -> impl Iterator<Item = u8> {
        members(self.tiles_unseen.into())
    }

    // --- set-up --------------------------------------------------------------------------------------------------

    /// Returns the faces that may still be laid out: both of every tile that was not (`cities 3`).
    pub(crate) fn faces_unseen(&self) -> Ranked {
        let faces = |tile: u8| 0b11u64 << (2 * tile + 1);
        Ranked::new(members(self.tiles_unseen.into()).map(faces).fold(0, std::ops::BitOr::bitor))
    }

    /// Draws a tile with a face of it: all are equally likely (`cities 3`).
    pub(crate) fn draw_city(&self, chance: &mut impl Draw) -> CityId {
        CityId::new(self.faces_unseen().draw(chance)).expect("only faces are in the set")
    }

    pub(crate) fn reveal_city(&mut self, city: CityId, sink: &mut impl Sink<Effect>) {
        self.tiles_unseen &= !(1 << city.tile());
        self.cities |= 1 << city.row();
        sink.push(Effect::CityRevealed { city });
        if self.cities.count_ones() < LAID_OUT {
            self.agenda.push(Duty::RevealCity);
        }
    }

    // --- the end of a turn ---------------------------------------------------------------------------------------

    /// Returns the cities on the table whose requirements the player whose turn it is meets (`cities 5`, `6`), as a set.
    pub(crate) fn cities_met(&self) -> u16 {
        let player = self.active();
        let met = self.cities().filter(|city| city.city().is_met(player.points, player.bonuses));
        met.fold(0, |set, city| set | 1 << city.row())
    }

    /// Gives a city to the player (`cities 8`). It is not replaced (`cities 4`, `76`), and brings no points (`cities
    /// 79`).
    pub(crate) fn take_city(&mut self, city: CityId, sink: &mut impl Sink<Effect>) {
        self.cities &= !(1 << city.row());
        let (seat, first) = (self.turn, !self.any_city());
        self.give_city(seat.index(), city);
        sink.push(Effect::TookCity { seat, city });
        if first && seat.0 + 1 < self.players {
            sink.push(Effect::LastRoundByCity { seat });
        }
    }

    /// Records the city of a seat. From now on the round is the last, whatever the points (`cities 9`, `75`).
    pub(crate) fn give_city(&mut self, seat: usize, city: CityId) {
        self.seats[seat].city = city.row();
        self.ends_at = 0;
    }

    // --- the end of the game -------------------------------------------------------------------------------------

    /// Returns whether somebody has taken a city: the round is the last (`cities 9`, `75`).
    pub(crate) fn any_city(&self) -> bool {
        self.seats().any(|player| player.city != 0)
    }

    /// Returns the result with cities: why the game ended, and who won it, if anybody did.
    pub(crate) fn result_with_cities(&self, mut places: GameResult) -> GameResult {
        let owners = || self.seats().filter(|player| player.city != 0);
        let most = owners().map(|player| player.points).max();
        let tied = owners().filter(|player| Some(player.points) == most).count();
        let winners = places.winners().count();
        let decided: Rule = match (owners().count(), tied, winners) {
            // `cities 78`: without a city nobody wins.
            (0, ..) => {
                places.places[..usize::from(self.players)].iter_mut().for_each(|place| *place += 1);
                cities("78")
            }
            (1, ..) => cities("10"),
            (_, 1, _) => cities("11"),
            (_, _, 1) => cities("77"),
            _ => rule("C22"),
        };
        let ended = if self.any_city() && !self.all_passed() { cities("9") } else { rule("C23") };
        GameResult { ended, decided, ..places }
    }
}
