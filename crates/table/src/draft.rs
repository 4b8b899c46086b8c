//! Setting up a table: the holders of the seats, and the deal.

use catalog::{Awaiting, Registry, Session, Source};
use kernel::SetupError;
use mind::{BotSpec, UnknownBot};
use protocol::{NewSeat, NewTable, Order, RefusalKind, TableOptions};

use crate::lineup::Lineup;
use crate::sitter::{FORMER, Holder, Sitter};
use crate::words::checked_name;
use crate::{Batch, Refusal, Standing};

/// The number of the deck from which the playing order is drawn: no game has a deck of this number.
const ORDER_DECK: u8 = u8::MAX;

/// The maximum number of nodes that a bot may search for a move: a table shares the server with others.
pub const BOT_NODES_MAX: u32 = 16_000;

/// A new table, ready to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
///
/// ```
/// use catalog::SeededSource;
/// use games::REGISTRY;
/// use protocol::{NewSeat, NewTable, TableOptions};
/// use table::TableDraft;
///
/// let bot = |level: &str| NewSeat::Bot { level: level.into() };
/// let wish = |seats: Vec<NewSeat>| {
///     NewTable { setup: format!("{} players=2", REGISTRY.names()[0]), seats, options: TableOptions::default() }
/// };
/// let owner = [1; 32];
/// let two = wish(vec![bot("greedy"), NewSeat::Open {}]);
/// let draft = TableDraft::new(REGISTRY, &two, owner, &mut SeededSource::new(1)).unwrap();
/// assert!(draft.deal.is_none(), "a seat is open");
///
/// let three = wish(vec![bot("greedy"), bot("greedy"), bot("greedy")]);
/// assert!(TableDraft::new(REGISTRY, &three, owner, &mut SeededSource::new(1)).is_err());
/// ```
pub struct TableDraft {
    /// The set-up line.
    pub setup: String,
    /// The person who set it up.
    pub owner: Option<Holder>,
    /// The table options.
    pub options: TableOptions,
    /// The holders of the seats.
    pub sitters: Vec<Sitter>,
    /// The deal, or the whole of a game that was opened from a file; none while seats are open.
    pub deal: Option<Batch>,
}

/// The result of a request for a rematch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rematch {
    /// The table of the rematch that exists already.
    Already(String),
    /// The draft of the rematch that is to be set up.
    New(Box<TableDraft>),
}

impl TableDraft {
    /// Drafts a new table. The seats of people go to `holder`.
    ///
    /// # Errors
    /// If the set-up line is invalid, the game has no such option or value, or the seats do not fit the game.
    pub fn new(
        games: Registry,
        wish: &NewTable,
        holder: Holder,
        source: &mut dyn Source,
    ) -> Result<Self, Refusal> {
        let options = checked(games, &wish.setup, wish.options.clone())?;
        let session = open(games, &wish.setup, &options)?;
        let sitters = sitters(&wish.seats, session.players(), holder)?;
        Ok(Self::of(session, Some(holder), options, sitters, source))
    }

    /// Drafts a table for a game from a file, with the table options that it states. If no seats are given, they are as the
    /// file tells: `holder` gets those of people, under their names.
    ///
    /// # Errors
    /// If the file is not a valid game, or the seats do not fit the game.
    pub fn from_log(
        games: Registry,
        log: &str,
        seats: &[NewSeat],
        holder: Holder,
        source: &mut dyn Source,
    ) -> Result<Self, Refusal> {
        if log.len() > protocol::GAME_FILE_BYTES_MAX
            || log.lines().count() > 2 * protocol::GAME_FILE_INPUTS_MAX
        {
            return Err(Refusal::new(RefusalKind::TooLarge, "the game file is too large"));
        }
        let session = games.load(log)?;
        if session.version() as usize > protocol::GAME_FILE_INPUTS_MAX {
            return Err(Refusal::new(RefusalKind::TooLarge, "the game file is too large"));
        }
        let lineup = Lineup::read(log, session.players());
        let seats =
            if seats.is_empty() { lineup.seats.into_iter().map(bounded).collect() } else { seats.to_vec() };
        let sitters = sitters(&seats, session.players(), holder)?;
        if sitters.contains(&Sitter::Open) {
            return Err(malformed("a seat of a game from a file cannot be left open"));
        }
        let chosen = games.options_in(&session.setup(), log);
        let options = TableOptions::default().with_chosen(chosen);
        let mut draft = Self::of(session, Some(holder), options, sitters, source);
        // The seats are drawn again in a rematch; in this game they were.
        draft.options.order = lineup.order;
        Ok(draft)
    }

    /// Marks all people at the table as programs: one program set it up.
    pub fn mark_programs(&mut self) {
        for sitter in &mut self.sitters {
            if let Sitter::Person { program, .. } = sitter {
                *program = true;
            }
        }
    }

    /// Drafts a rematch: the same set-up with the same people and bots, everybody moved by one seat, so that the
    /// second player now starts. (A random order is drawn again.)
    pub(crate) fn again(
        games: Registry,
        setup: &str,
        owner: Option<Holder>,
        options: &TableOptions,
        sitters: &[Sitter],
        source: &mut dyn Source,
    ) -> Result<Self, Refusal> {
        let mut sitters = sitters.to_vec();
        sitters.rotate_left(1);
        // Nobody would play for those who are gone.
        sitters
            .iter_mut()
            .filter(|sitter| sitter.holder() == Some(FORMER))
            .for_each(|gone| *gone = Sitter::Open);
        Ok(Self::of(open(games, setup, options)?, owner, options.clone(), sitters, source))
    }

    fn of(
        session: Box<dyn Session>,
        owner: Option<Holder>,
        options: TableOptions,
        mut sitters: Vec<Sitter>,
        source: &mut dyn Source,
    ) -> Self {
        let setup = session.setup();
        let gathers = sitters.contains(&Sitter::Open);
        let deal = (!gathers).then(|| begin(session, &mut sitters, options.order, source).0);
        TableDraft { setup, owner, options, sitters, deal }
    }
}

/// Begins a game: determines the playing order, and deals.
pub(crate) fn begin(
    mut session: Box<dyn Session>,
    sitters: &mut [Sitter],
    order: Order,
    source: &mut dyn Source,
) -> (Batch, Box<dyn Session>) {
    if order == Order::Drawn {
        let places = (1u32..=sitters.len() as u32).rev();
        for (ordinal, left) in (0..).zip(places) {
            let drawn = source.below(ORDER_DECK, ordinal, left);
            sitters.swap(drawn as usize, left as usize - 1);
        }
    }
    draw_all(session.as_mut(), source);
    let inputs = session.inputs(0).into_iter().map(|input| input.text).collect();
    let deal = Batch {
        seq: 0,
        version: session.version(),
        inputs,
        undo: None,
        key: None,
        standing: standing(session.as_ref()),
    };
    (deal, session)
}

/// Opens the game of a table with these options; nothing is dealt yet.
pub(crate) fn open(
    games: Registry,
    setup: &str,
    options: &TableOptions,
) -> Result<Box<dyn Session>, SetupError> {
    games.open_with(setup, &options.chosen)
}

/// Checks requested options against the game's description, and returns them as they are stored.
fn checked(games: Registry, setup: &str, wished: TableOptions) -> Result<TableOptions, SetupError> {
    let mut chosen = wished.chosen.clone();
    let (key, value) = TableOptions::ADJUDICATE;
    if wished.adjudicate && games.of_setup(setup)?.about().option(key).is_some() {
        chosen.entry(key.into()).or_insert_with(|| value.into());
    }
    Ok(wished.with_chosen(games.choose(setup, &chosen)?))
}

pub(crate) fn malformed(why: impl Into<String>) -> Refusal {
    Refusal::new(RefusalKind::Malformed, why)
}

/// Lets chance answer until a decision is awaited or the game is over.
pub(crate) fn draw_all(session: &mut dyn Session, source: &mut dyn Source) {
    while session.draw_in(source).is_some() {}
}

pub(crate) fn standing(session: &dyn Session) -> Standing {
    let players = usize::from(session.players());
    Standing {
        awaiting: match session.awaiting() {
            Awaiting::Decision { seat } => Some(seat),
            Awaiting::Chance { .. } | Awaiting::Over => None,
        },
        scores: session.scores(),
        turns: session.turns(),
        places: session.result().map(|result| result.places[..players].to_vec()),
    }
}

fn sitters(seats: &[NewSeat], players: u8, holder: Holder) -> Result<Vec<Sitter>, Refusal> {
    if seats.len() != usize::from(players) {
        return Err(malformed(format!("the game has {players} seats, and {} were filled", seats.len())));
    }
    let sitter = |seat: &NewSeat| match seat {
        NewSeat::Human { name } => Ok(Sitter::Person { holder, name: checked_name(name)?, program: false }),
        NewSeat::Bot { level } => Ok(Sitter::Bot(bot(level)?)),
        NewSeat::Open {} => Ok(Sitter::Open),
    };
    seats.iter().map(sitter).collect()
}

/// Returns a seat of a game file with a bot that searches no more than one may at a table.
fn bounded(seat: NewSeat) -> NewSeat {
    let NewSeat::Bot { level } = &seat else { return seat };
    let Ok(spec) = level.parse::<BotSpec>() else { return seat };
    let bounded = spec.nodes().map_or(spec, |nodes| spec.with_nodes(nodes.min(BOT_NODES_MAX)));
    NewSeat::Bot { level: bounded.to_string() }
}

/// Returns the bot of this level, if it may play at a table.
pub(crate) fn bot(level: &str) -> Result<BotSpec, Refusal> {
    let bot: BotSpec = level.parse().map_err(|error: UnknownBot| malformed(error.to_string()))?;
    if bot.nodes().is_some_and(|nodes| nodes > BOT_NODES_MAX) {
        return Err(malformed(format!("a bot at a table searches at most {BOT_NODES_MAX} nodes per move")));
    }
    Ok(bot)
}
