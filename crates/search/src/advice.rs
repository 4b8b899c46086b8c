use kernel::{SEATS_MAX, Seat};

/// The actions that a bot considered for the seat to act, best first, with what it found out about them.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/tests/nim/mod.rs")); }
/// # use nim::{Nim, Stones};
/// # use kernel::{SEATS_MAX, Seat};
/// # use search::Planned;
/// # struct NimPlan;
/// # impl Planned for NimPlan {
/// #     type Game = Nim;
/// #     fn consider(game: &Nim, mut each: impl FnMut(Stones, f32)) {
/// #         game.legal_actions(|action| each(action, 0.0));
/// #     }
/// #     fn standing(_: &Nim) -> [f32; SEATS_MAX] { [0.5; SEATS_MAX] }
/// #     fn nearness(_: &Nim, _: Seat) -> f32 { 0.0 }
/// # }
/// use kernel::{Game, Quiet, Viewer};
/// use search::{Seen, master};
///
/// // Of five stones, take two: the player who leaves three wins.
/// let mut game = Nim::new(&"nim".parse()?);
/// game.resolve("5".parse()?, &mut Quiet);
/// let view = game.view(Viewer::Seat(Seat(0)));
/// let advice = master::<NimPlan>(300, 1).advise(Seen::of(&view), &mut || true);
/// let actions: Vec<Stones> = advice.considered.iter().map(|one| one.action).collect();
/// assert_eq!(actions, [Stones(2), Stones(1)]);
/// let [two, one] = [0, 1].map(|place: usize| advice.considered[place].estimate.as_ref().unwrap());
/// assert!(two.values[0] > one.values[0] && two.values[1] < one.values[1]);
/// assert_eq!(two.visits + one.visits, 300);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The considered actions, at least one; a bot plays the first.
    pub considered: Vec<Considered<A>>,
    /// The estimate of the position, over all passes; none if nothing was searched.
    pub position: Option<Estimate>,
    /// Whether the search was stopped before it had made all its passes.
    pub is_cut: bool,
}

/// An action that a bot considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// The estimate of the action, over the passes that followed it; none if nothing was searched.
    pub estimate: Option<Estimate>,
}

/// An average over passes of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The number of passes.
    pub visits: u32,
    /// The expected share of the victory of each seat: 1 for a sole winner, 1/k for each of k who share it. The shares
    /// sum to 1, less the chance that nobody wins.
    pub values: Vec<f64>,
    /// The standard error of the value for the seat to act, as if the passes were independent; none for a single pass.
    /// The true error is larger, since a search steers its passes by what earlier ones found.
    pub error: Option<f64>,
}

impl<A> Advice<A> {
    /// Returns the advice of a bot that does not search: one action.
    pub fn unsearched(action: A) -> Self {
        Advice { considered: vec![Considered { action, estimate: None }], position: None, is_cut: false }
    }

    /// Returns the first action: the one to play.
    pub fn best(self) -> A {
        self.considered.into_iter().next().expect("advice has an action").action
    }

    /// Returns the advice with every action in another form.
    pub fn map<B>(self, form: impl Fn(A) -> B) -> Advice<B> {
        let form = |one: Considered<A>| Considered { action: form(one.action), estimate: one.estimate };
        let considered = self.considered.into_iter().map(form).collect();
        Advice { considered, position: self.position, is_cut: self.is_cut }
    }
}

/// The sums over the passes from which an [`Estimate`] is calculated.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    visits: u32,
    sums: [f64; SEATS_MAX],
    /// The sum of the squares of the values for the seat to act.
    squares: f64,
}

impl Tally {
    /// Adds a pass with these values.
    pub(crate) fn add(&mut self, values: &[f32; SEATS_MAX], to_act: Seat) {
        self.visits += 1;
        for (sum, value) in self.sums.iter_mut().zip(values) {
            *sum += f64::from(*value);
        }
        self.squares += f64::from(values[to_act.index()]).powi(2);
    }

    /// Returns the averages of at least one pass, in a game of this number of players.
    pub(crate) fn estimate(&self, players: u8, to_act: Seat) -> Estimate {
        let visits = f64::from(self.visits);
        let values: Vec<f64> = self.sums[..usize::from(players)].iter().map(|sum| sum / visits).collect();
        let mean = values[to_act.index()];
        // Rounding can make the difference of equal numbers negative.
        let variance = (self.squares / visits - mean * mean).max(0.0);
        let error = (self.visits > 1).then(|| (variance / (visits - 1.0)).sqrt());
        Estimate { visits: self.visits, values, error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_a_mean() {
        let mut tally = Tally::default();
        let tell = |tally: &Tally| tally.estimate(2, Seat(1));
        for value in [0.2, 0.4, 0.9] {
            let mut values = [0.0; SEATS_MAX];
            (values[0], values[1]) = (1.0 - value, value);
            tally.add(&values, Seat(1));
            if tally.visits == 1 {
                assert_eq!(tell(&tally).error, None);
            }
        }
        let Estimate { visits, values, error } = tell(&tally);
        // Calculated by hand: the mean is 0.5, the sample's variance 0.13.
        assert_eq!((visits, values.len()), (3, 2));
        assert!((values[0] - 0.5).abs() < 1e-7 && (values[1] - 0.5).abs() < 1e-7, "{values:?}");
        assert!((error.unwrap() - (0.13f64 / 3.0).sqrt()).abs() < 1e-7, "{error:?}");
    }
}
