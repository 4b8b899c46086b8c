//! The course of a game that is over: fetched once, and its points counted up by origin.

use std::time::Duration;

use kernel::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::Curve;
use protocol::{Course, PointGain, PointOrigin};

use super::state::Table;
use crate::shared::house;
use crate::shared::prefs::Pace;

/// The time in which the points are counted, and that of one origin at most, in milliseconds.
const WHOLE: u64 = 2_700;
const EACH: u64 = 700;
/// The longest time for which the result waits for the course, in milliseconds.
const PATIENCE: u64 = 3_000;

/// The state of the end.
#[derive(Clone, Copy)]
pub struct Ending {
    table: Table,
    course: RwSignal<Option<Course>>,
    /// Whether the course has arrived, or is not waited for any more.
    ready: RwSignal<bool>,
    /// The number of origins that are counted; none if all are.
    counted: RwSignal<Option<usize>>,
}

impl Ending {
    /// Creates the state, and asks for the course.
    pub fn provide(table: Table) -> Ending {
        let ending = Ending {
            table,
            course: RwSignal::new(None),
            ready: RwSignal::new(false),
            counted: RwSignal::new(None),
        };
        spawn_local(async move {
            // Without a course the result is shown as it is.
            let course = house::get::<Course>(&table.path("/course")).await;
            ending.course.try_set(course.ok());
            ending.ready.try_set(true);
        });
        set_timeout(move || _ = ending.ready.try_set(true), Duration::from_millis(PATIENCE));
        provide_context(ending);
        ending
    }

    /// Returns the state of this end.
    pub fn here() -> Ending {
        expect_context()
    }

    /// Returns the number of players.
    pub fn players(self) -> u8 {
        self.table.players
    }

    /// Returns whether the result can be shown.
    pub fn is_ready(self) -> bool {
        self.ready.get()
    }

    /// Returns whether the points are being counted.
    pub fn is_counting(self) -> bool {
        self.counted.with(Option::is_some)
    }

    /// Counts the points, if the game has just ended and pieces move.
    pub fn begin(self) {
        if !untrack(|| self.table.panels.is_uncounted()) {
            return;
        }
        self.table.panels.count(false);
        let origins = untrack(|| self.origins().len()) as u64;
        if origins > 0 && self.table.pace() != Pace::None {
            self.counted.set(Some(0));
            self.go_on(Duration::from_millis((WHOLE / (origins + 1)).min(EACH)));
        }
    }

    fn go_on(self, each: Duration) {
        let next = move || {
            let Some(Some(counted)) = self.counted.try_get_untracked() else { return };
            let is_last = counted >= untrack(|| self.origins().len());
            self.counted.set((!is_last).then_some(counted + 1));
            self.go_on(each);
        };
        set_timeout(next, each);
    }

    /// Shows all points at once.
    pub fn skip(self) {
        if self.counted.try_get_untracked().flatten().is_some() {
            self.counted.set(None);
        }
    }

    /// Returns the origins of points, with their indexes.
    fn origins(self) -> Vec<(usize, PointOrigin)> {
        let all =
            self.course.with(|course| course.as_ref().map_or_else(Vec::new, |course| course.origins.clone()));
        all.into_iter().enumerate().filter(|(_, origin)| origin.wins_by.is_none()).collect()
    }

    /// Returns the points of a player by the origins that are counted so far, those without points left out.
    pub fn parts(self, seat: Seat) -> Vec<(String, i16)> {
        let counted = self.counted.get().unwrap_or(usize::MAX);
        let sum =
            |at: usize| self.gains(at).iter().filter(|gain| gain.seat == seat).map(|gain| gain.amount).sum();
        let parts = self.origins().into_iter().take(counted).map(|(at, origin)| (origin.name, sum(at)));
        parts.filter(|(_, points)| *points != 0).collect()
    }

    fn gains(self, origin: usize) -> Vec<PointGain> {
        self.course.with(|course| {
            let all = course.iter().flat_map(|course| &course.gains);
            all.filter(|gain| usize::from(gain.origin) == origin).copied().collect()
        })
    }

    fn curve(self, origins: &[usize]) -> Curve {
        let gains = origins.iter().flat_map(|&at| self.gains(at));
        let gains = gains.map(|gain| (self.move_of(gain.version), gain.seat, gain.amount));
        let moves = self.table.entries.with(Vec::len);
        Curve::of(gains.collect::<Vec<_>>(), self.table.players, moves)
    }

    /// Returns the number of the move to which a version belongs; 0 before the first.
    fn move_of(self, version: u32) -> usize {
        self.table.entries.with(|entries| entries.partition_point(|entry| entry.first <= version))
    }

    /// Returns the points by move; none without a course.
    pub fn points(self) -> Option<Curve> {
        self.course.with(Option::is_some).then(|| {
            let origins: Vec<usize> = self.origins().into_iter().map(|(at, _)| at).collect();
            self.curve(&origins)
        })
    }

    /// Returns the count that won the game, if it was another one than the points: its name and the count by move. Of
    /// several counts that win by one rule, such as those of the colours, the curve has each player's highest.
    pub fn decisive(self) -> Option<(String, Curve)> {
        let result = self.table.result()?;
        let rule = result.ended.to_string();
        let winner = result.winners().next()?;
        let all = self.course.with(|course| course.clone())?.origins;
        let won = all.iter().enumerate().filter(|(_, origin)| origin.wins_by.as_ref() == Some(&rule));
        let each: Vec<_> = won.map(|(at, origin)| (origin.name.clone(), self.curve(&[at]))).collect();
        let name = each.iter().max_by_key(|(_, curve)| curve.last(winner))?.0.clone();
        let curve = each.into_iter().map(|(_, curve)| curve).reduce(|one, other| one.higher(&other))?;
        Some((name, curve))
    }

    /// Returns the moves with a gain that is marked, each with the names of its origins and the seats that gained.
    pub fn marks(self) -> Vec<(usize, Vec<(String, Seat)>)> {
        let Some(course) = self.course.get() else { return Vec::new() };
        let mut marks: Vec<(usize, Vec<(String, Seat)>)> = Vec::new();
        for gain in &course.gains {
            let Some(origin) = course.origins.get(usize::from(gain.origin)).filter(|origin| origin.marks)
            else {
                continue;
            };
            let (number, mark) = (self.move_of(gain.version), (origin.name.clone(), gain.seat));
            match marks.last_mut().filter(|(last, _)| *last == number) {
                Some((_, of_move)) => of_move.push(mark),
                None => marks.push((number, vec![mark])),
            }
        }
        marks
    }
}
