use kernel::{Game, SEATS_MAX, Seat, Viewer};
use neural::{Layout, Net, Observation, Shape};

/// The learned judgement of a game.
#[derive(Debug)]
pub struct Learned<G: Game> {
    /// The places of an observation.
    pub layout: Layout,
    /// Fills an observation with what a seat knows. The view is that of a seat, and seats are counted from it.
    pub observe: fn(&G::View, &mut Observation),
    /// Returns the judge for positions of a game's set-up; none if their judgement has not been learned.
    pub judge: fn(&G) -> Option<&'static Judge>,
}

/// A network that values positions at the beginning of a turn.
#[derive(Debug)]
pub struct Judge {
    /// The network.
    pub net: Net,
    /// The number of rounds that a position is played on by plan before the network is asked.
    pub rounds: u32,
}

/// The judgement by which a search values the positions that it reaches.
#[derive(Clone, Copy, Debug, Default)]
pub enum Judgement {
    /// The learned judgement, and where there is none the fitted one.
    #[default]
    Best,
    /// The [fitted](crate::fit) sum of features.
    Fitted,
    /// The learned judgement with a network that is being tried.
    Trial(&'static Judge),
}

impl Judge {
    /// Returns the judge with the network of a file that is built into the program.
    ///
    /// # Panics
    /// If the file is no network for this layout and number of seats.
    pub fn built_in(file: &[u8], layout: &Layout, seats: usize, rounds: u32) -> Judge {
        match Net::read(file, &Shape::of(layout, seats)) {
            Ok(net) => Judge { net, rounds },
            Err(error) => panic!("{error}"),
        }
    }
}

impl PartialEq for Judgement {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Judgement::Best, Judgement::Best) | (Judgement::Fitted, Judgement::Fitted) => true,
            (Judgement::Trial(one), Judgement::Trial(other)) => std::ptr::eq(*one, *other),
            _ => false,
        }
    }
}

impl Eq for Judgement {}

impl Judgement {
    /// Returns the judge for positions of a game's set-up; none if they are judged by the fitted sum.
    pub(crate) fn judge<G: Game>(self, learned: Option<&Learned<G>>, game: &G) -> Option<&'static Judge> {
        match self {
            Judgement::Best => learned.and_then(|learned| (learned.judge)(game)),
            Judgement::Fitted => None,
            Judgement::Trial(judge) => learned.map(|_| judge),
        }
    }
}

impl<G: Game> Learned<G> {
    /// Returns each seat's expected share of the victory, by a judge. A seat is to act, and it is looked at with the eyes
    /// of that seat.
    pub(crate) fn shares(
        &self,
        judge: &Judge,
        game: &G,
        to_act: Seat,
        observation: &mut Observation,
    ) -> [f32; SEATS_MAX] {
        (self.observe)(&game.view(Viewer::Seat(to_act)), observation);
        let by_order = judge.net.shares(observation);
        let players = usize::from(game.players());
        let mut shares = [0.0; SEATS_MAX];
        for (after, share) in by_order[..players].iter().enumerate() {
            shares[(to_act.index() + after) % players] = *share;
        }
        shares
    }
}
