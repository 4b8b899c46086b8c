//! One game with all its inputs: typed inside, with an interface of text.

use std::fmt;
use std::str::FromStr;

use kernel::{
    Decision, Explain, First, Gain, Game, GameResult, Message, Narrate, NotationError, Origin, Question,
    Quiet, Rule, SEATS_MAX, Seat, Viewer,
};
use mind::{Advice, BotSpec};
use neural::Observation;
use search::Seen;
use serde_json::value::RawValue;

use crate::conduct::Stall;
use crate::history::{History, Taken};
use crate::play::{GameOf, Play, SetupOf};
use crate::source::{Asked, Belief, Source};

/// The next input that a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Awaiting {
    /// The game waits for an action of a seat.
    Decision {
        /// The seat.
        seat: Seat,
    },
    /// The game waits for an outcome of chance.
    Chance {
        /// The question as a text.
        question: String,
        /// The only seat that may see the answer; none if everybody may.
        private_to: Option<Seat>,
    },
    /// The game waits for nothing: it is over.
    Over,
}

/// The possible next inputs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Legal {
    /// The legal actions in notation.
    Actions(Vec<String>),
    /// The possible outcomes in notation, each with its weight.
    Outcomes(Vec<(String, u32)>),
    /// Nothing: the game is over.
    Over,
}

/// The kind of a refusal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RefusedKind {
    /// The text is not in the notation.
    Notation,
    /// The rules forbid it.
    NotLegal,
    /// An action while chance is awaited, or an outcome while a decision is.
    NotAsked,
    /// The game is over.
    Over,
}

/// An input that was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// The kind.
    pub kind: RefusedKind,
    /// The rule that forbids the input, if a rule does.
    pub rule: Option<Rule>,
    /// The part of the input that is not in the notation; none if the input was read and the rules forbid it.
    pub unread: Option<String>,
    /// The reason, to be shown in the reader's language; for a part that is not in the notation, what was expected in
    /// its place.
    pub message: Message,
}

impl Refused {
    fn notation(error: &NotationError) -> Refused {
        let unread = Some(error.text().to_owned());
        Refused { kind: RefusedKind::Notation, rule: None, unread, message: error.message() }
    }

    fn rules(kind: RefusedKind, refusal: &impl Explain) -> Refused {
        Refused { kind, rule: Some(refusal.rule()), unread: None, message: refusal.message() }
    }
}

/// Displays the refusal in English, without the facts; its message has them, in any language.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rule, &self.unread) {
            (Some(rule), _) => write!(f, "not possible by {rule}"),
            (None, Some(text)) => write!(f, "`{}` is not in the notation", text.escape_debug()),
            (None, None) => f.write_str("not possible"),
        }
    }
}

impl std::error::Error for Refused {}

/// One input of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// The input in the game's notation.
    pub text: String,
    /// The seat that acted; none for an outcome of chance.
    pub seat: Option<Seat>,
}

/// The course of a game: where the points came from. It consists of what everybody was shown.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Course {
    /// The origins that occur, in the game's order.
    pub origins: Vec<Origin>,
    /// The gains in order, each with the number of its input (from 1).
    pub gains: Vec<(u32, Gain)>,
}

/// The effects of one input, as one viewer was shown them.
#[derive(Clone, Debug)]
pub struct Step {
    /// The number of inputs up to and including this one.
    pub version: u32,
    /// Whether chance answered.
    pub chance: bool,
    /// The effects.
    pub effects: Vec<Box<RawValue>>,
}

/// One game with all its inputs. Its interface is text, so that callers need not know which game it is.
///
/// ```
/// use catalog::{Legal, SeededSource, Session};
/// use kernel::{Seat, Viewer};
///
/// let name = games::REGISTRY.names()[0];
/// let mut session = games::REGISTRY.open(&format!("{name} players=3"))?;
/// let mut source = SeededSource::new(5);
/// while session.draw_in(&mut source).is_some() {}
///
/// let dealt = session.version();
/// let Legal::Actions(actions) = session.legal() else { panic!("seat 0 is to act") };
/// session.play(&actions[0])?;
/// assert_eq!(session.actor(session.version()), Some(Seat(0)));
/// assert_eq!(session.inputs(dealt).len(), 1);
/// assert_eq!(session.steps(Viewer::Spectator, dealt).len(), 1);
/// assert!(session.undo() && session.version() == dealt);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Session: Send + Sync {
    /// Returns the game's name.
    fn game(&self) -> &'static str;
    /// Returns the set-up line, with the rules version.
    fn setup(&self) -> String;
    /// Returns the number of seats.
    fn players(&self) -> u8;
    /// Returns the number of inputs.
    fn version(&self) -> u32;
    /// Returns what the game waits for.
    fn awaiting(&self) -> Awaiting;
    /// Returns the possible next inputs, in the game's order.
    fn legal(&self) -> Legal;
    /// Checks whether an action is legal for the seat to act.
    ///
    /// # Errors
    /// If it is not legal, with the reason.
    fn check(&self, action: &str) -> Result<(), Refused>;
    /// Plays an action.
    ///
    /// # Errors
    /// If it is not legal, with the reason; nothing has changed then.
    fn play(&mut self, action: &str) -> Result<(), Refused>;
    /// Applies an outcome of chance.
    ///
    /// # Errors
    /// If it is not possible, with the reason; nothing has changed then.
    fn resolve(&mut self, outcome: &str) -> Result<(), Refused>;
    /// Draws an outcome of chance without applying it; none if no chance is awaited.
    fn draw(&self, source: &mut dyn Source) -> Option<String>;
    /// Draws an outcome of chance, applies it, and returns it in notation; none if no chance is awaited.
    fn draw_in(&mut self, source: &mut dyn Source) -> Option<String>;
    /// Returns the view of `viewer` as JSON, which is written once.
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    /// Returns the open view, which hides nothing, as JSON: for local tools and for games that are over.
    fn open_view(&self) -> Box<RawValue>;
    /// Returns the effects of the inputs after the first `after`, one step each, as `viewer` was shown them.
    fn steps(&self, viewer: Viewer, after: u32) -> Vec<Step>;
    /// Returns the effects of the inputs after the first `after` as messages, step by step, as `viewer` was shown them.
    fn messages(&self, viewer: Viewer, after: u32) -> Vec<Vec<Message>>;
    /// Returns the course of the game so far, from one pass over it.
    fn course(&self) -> Course;
    /// Returns whether the input with this number (from 1) revealed hidden information to anybody, as every outcome of
    /// chance does, and an action that uncovers something. A reveal cannot be undone.
    fn reveals(&self, input: u32) -> bool;
    /// Returns the inputs after the first `after`.
    fn inputs(&self, after: u32) -> Vec<Input>;
    /// Returns the seat that made the input with this number (from 1); none for an outcome of chance.
    fn actor(&self, input: u32) -> Option<Seat>;
    /// Returns whether the input with this number (from 1) continues an action that began before it
    /// ([`Decision::continues_action`](kernel::Decision::continues_action)).
    fn continues_action(&self, input: u32) -> bool;
    /// Returns whether the awaited decision is the first of a turn, or one that lets the player do as at the beginning of
    /// a turn ([`Decision::begins_turn`](kernel::Decision::begins_turn)).
    fn begins_turn(&self) -> bool;
    /// Returns the game as a log.
    fn log(&self) -> String;
    /// Undoes the last action and all outcomes after it; returns false if there is no action to undo.
    fn undo(&mut self) -> bool;
    /// Returns the game as it stood after this number of inputs, if it has that many.
    fn at(&self, version: u32) -> Option<Box<dyn Session>>;
    /// Returns the points by seat.
    fn scores(&self) -> Vec<i16>;
    /// Returns how the game ended, once it is over.
    fn result(&self) -> Option<GameResult>;
    /// Returns the number of completed turns.
    fn turns(&self) -> u32;
    /// Returns a digest of the whole state, hidden parts included; it never leaves a server while the game runs.
    fn digest(&self) -> u64;
    /// Returns a bot's advice for the seat to act, from what that seat was shown and nothing else. It blocks for as long as
    /// the bot thinks: a slow bot calls `go_on` from time to time, and once it returns false the bot ranks what it has
    /// found so far. None if no decision is awaited.
    fn advise(&self, bot: &BotSpec, seed: u64, go_on: &mut dyn FnMut() -> bool) -> Option<Advice>;
    /// Returns the first action of [`Session::advise`], and at once where one action alone is legal.
    fn think_while(&self, bot: &BotSpec, seed: u64, go_on: &mut dyn FnMut() -> bool) -> Option<String>;
    /// Chooses like [`Session::think_while`], without a time limit.
    fn think(&self, bot: &BotSpec, seed: u64) -> Option<String> {
        self.think_while(bot, seed, &mut || true)
    }
    /// Returns what a network is shown of the position, seen by a seat; none if nothing is learned about the game.
    fn observe(&self, seat: Seat) -> Option<Observation>;
    /// Returns the side that stalls, or that will stall with its next turn. The rules allow stalling, but it leads
    /// nowhere. The result depends on public information only.
    fn stalling(&self) -> Option<Stall>;
    /// Returns the same game with adjudication, which the players have agreed on: a side that stalls loses.
    fn adjudicated(self: Box<Self>) -> Box<dyn Session>;
    /// Returns how many bytes of memory the session takes, about.
    fn weight(&self) -> u64;
    /// Returns a copy of the session.
    fn clone_box(&self) -> Box<dyn Session>;
}

/// The number of possible truths that are sampled to find out whether an action revealed something. If truths may
/// differ at all, at least half of the samples do.
const BELIEFS: u64 = 40;

/// The ways in which a game may end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    /// Only by its rules.
    ByRules,
    /// By its rules, or because a side stalls.
    ByStallingToo,
}

/// A session of one game.
pub(crate) struct Typed<P: Play> {
    setup: SetupOf<P>,
    ends: Ends,
    history: History<P>,
}

impl<P: Play> Clone for Typed<P> {
    fn clone(&self) -> Self {
        Typed { setup: self.setup.clone(), history: self.history.clone(), ..*self }
    }
}

impl<P: Play> Typed<P> {
    pub(crate) fn new(setup: SetupOf<P>) -> Self {
        Typed { history: History::new(GameOf::<P>::new(&setup)), setup, ends: Ends::ByRules }
    }

    fn state(&self) -> &GameOf<P> {
        self.history.state()
    }

    /// Returns the side that has lost by stalling, if the game can end by that.
    fn adjudged(&self) -> Option<Seat> {
        if self.ends == Ends::ByRules || self.state().awaiting() == kernel::Awaiting::Over {
            return None;
        }
        self.stalling().filter(|stall| stall.is_full()).map(|stall| stall.side)
    }

    /// Returns what the game waits for: nothing once it has ended, by the rules or by adjudication.
    fn awaited(&self) -> kernel::Awaiting<<GameOf<P> as Game>::Chance> {
        if self.adjudged().is_some() { kernel::Awaiting::Over } else { self.state().awaiting() }
    }

    /// Refuses every input after a side has lost by stalling.
    fn not_adjudged(&self) -> Result<(), Refused> {
        let (Some(_), Some(stalling)) = (self.adjudged(), P::STALLING) else { return Ok(()) };
        let message = Message::new("adjudged");
        Err(Refused { kind: RefusedKind::Over, rule: Some(stalling.rule), unread: None, message })
    }

    fn read<T: FromStr<Err = NotationError>>(text: &str) -> Result<T, Refused> {
        text.parse().map_err(|error| Refused::notation(&error))
    }

    fn checked(&self, action: &str) -> Result<(Seat, <GameOf<P> as Game>::Action), Refused> {
        let action = Self::read(action)?;
        self.not_adjudged()?;
        let kind = match self.state().awaiting() {
            kernel::Awaiting::Decision(_) => RefusedKind::NotLegal,
            kernel::Awaiting::Chance(_) => RefusedKind::NotAsked,
            kernel::Awaiting::Over => RefusedKind::Over,
        };
        self.state().check(action).map_err(|refusal| Refused::rules(kind, &refusal))?;
        Ok((self.state().awaiting().seat().unwrap_or(Seat(0)), action))
    }

    /// Returns the outcome that chance gives now, if it is awaited.
    fn drawn(&self, source: &mut dyn Source) -> Option<<GameOf<P> as Game>::Outcome> {
        let kernel::Awaiting::Chance(question) = self.awaited() else { return None };
        let mut asked = Asked::new(source, &question, self.history.drawn(&question));
        Some(self.state().draw(&mut asked))
    }

    /// Applies a possible outcome.
    fn take_in(&mut self, outcome: <GameOf<P> as Game>::Outcome) {
        let kernel::Awaiting::Chance(question) = self.state().awaiting() else {
            unreachable!("an outcome is possible only where chance is awaited")
        };
        self.history.push(Taken::Outcome(question.source(), outcome));
    }

    /// Asks about the decision that is awaited, if one is, with all that a bot gets: the view of the seat to act, and what
    /// the seat was shown.
    fn ask<T>(&self, about: impl FnOnce(Seen<'_, GameOf<P>>) -> T) -> Option<T> {
        let viewer = Viewer::Seat(self.awaited().seat()?);
        let view = self.state().view(viewer);
        let history = || self.effects(viewer, 0).flat_map(|(_, effects)| effects).collect();
        Some(about(Seen::with_history(&view, &history)))
    }

    /// Returns the inputs after the first `after` with their effects, redacted for `viewer`.
    fn effects(
        &self,
        viewer: Viewer,
        after: u32,
    ) -> impl Iterator<Item = (&Taken<GameOf<P>>, impl Iterator<Item = <GameOf<P> as Game>::Effect>)> {
        let shown = move |effect| GameOf::<P>::redact(effect, viewer);
        let inputs = self.history.effects(after as usize);
        inputs.map(move |(input, effects)| (input, effects.into_iter().map(shown)))
    }
}

impl<P: Play> Session for Typed<P> {
    fn game(&self) -> &'static str {
        <GameOf<P> as Game>::NAME
    }

    fn setup(&self) -> String {
        self.setup.to_string()
    }

    fn players(&self) -> u8 {
        self.state().players()
    }

    fn version(&self) -> u32 {
        self.history.len() as u32
    }

    fn awaiting(&self) -> Awaiting {
        match self.awaited() {
            kernel::Awaiting::Decision(seat) => Awaiting::Decision { seat },
            kernel::Awaiting::Chance(question) => {
                Awaiting::Chance { question: question.to_string(), private_to: question.private_to() }
            }
            kernel::Awaiting::Over => Awaiting::Over,
        }
    }

    fn legal(&self) -> Legal {
        match self.awaited() {
            kernel::Awaiting::Decision(_) => {
                let mut actions = Vec::new();
                self.state().legal_actions(|action| actions.push(action.to_string()));
                Legal::Actions(actions)
            }
            kernel::Awaiting::Chance(_) => {
                let mut outcomes = Vec::new();
                self.state().outcomes(|outcome, weight| outcomes.push((outcome.to_string(), weight)));
                Legal::Outcomes(outcomes)
            }
            kernel::Awaiting::Over => Legal::Over,
        }
    }

    fn check(&self, action: &str) -> Result<(), Refused> {
        self.checked(action).map(|_| ())
    }

    fn play(&mut self, action: &str) -> Result<(), Refused> {
        let (seat, action) = self.checked(action)?;
        self.history.push(Taken::Action(seat, action));
        Ok(())
    }

    fn resolve(&mut self, outcome: &str) -> Result<(), Refused> {
        let outcome: <GameOf<P> as Game>::Outcome = Self::read(outcome)?;
        self.not_adjudged()?;
        let kind = match self.state().awaiting() {
            kernel::Awaiting::Chance(_) => RefusedKind::NotLegal,
            kernel::Awaiting::Decision(_) => RefusedKind::NotAsked,
            kernel::Awaiting::Over => RefusedKind::Over,
        };
        self.state().check_outcome(outcome).map_err(|refusal| Refused::rules(kind, &refusal))?;
        self.take_in(outcome);
        Ok(())
    }

    fn draw(&self, source: &mut dyn Source) -> Option<String> {
        self.drawn(source).map(|outcome| outcome.to_string())
    }

    fn draw_in(&mut self, source: &mut dyn Source) -> Option<String> {
        let outcome = self.drawn(source)?;
        // A law of the rules.
        debug_assert!(self.state().check_outcome(outcome).is_ok(), "a drawn outcome is possible");
        self.take_in(outcome);
        Some(outcome.to_string())
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        json(&self.state().view(viewer))
    }

    fn open_view(&self) -> Box<RawValue> {
        json(&self.state().open())
    }

    fn steps(&self, viewer: Viewer, after: u32) -> Vec<Step> {
        (after + 1..)
            .zip(self.effects(viewer, after))
            .map(|(version, (input, effects))| Step {
                version,
                chance: input.seat().is_none(),
                effects: effects.map(|effect| json(&effect)).collect(),
            })
            .collect()
    }

    fn messages(&self, viewer: Viewer, after: u32) -> Vec<Vec<Message>> {
        self.effects(viewer, after)
            .map(|(_, effects)| effects.map(|effect| effect.message()).collect())
            .collect()
    }

    fn course(&self) -> Course {
        let mut gains = Vec::new();
        for (input, (_, effects)) in (1..).zip(self.effects(Viewer::Spectator, 0)) {
            effects.for_each(|effect| P::gains(&effect, |gain| gains.push((input, gain))));
        }
        let occurs = |origin: &Origin| gains.iter().any(|(_, gain)| gain.origin == *origin);
        Course { origins: P::ORIGINS.iter().copied().filter(occurs).collect(), gains }
    }

    fn reveals(&self, input: u32) -> bool {
        let before = input as usize - 1;
        let Taken::Action(_, action) = *self.history.input(before) else { return true };
        let (before, after) = (self.history.state_at(before), self.history.state_at(before + 1));
        let seats = (0..self.players()).map(|seat| Viewer::Seat(Seat(seat)));
        seats.chain([Viewer::Spectator]).any(|viewer| {
            let view = before.view(viewer);
            // Every viewer who could have known the outcome gets the same result in every completion of their view.
            (0..BELIEFS).any(|belief| {
                let mut believed = GameOf::<P>::determinize(&view, &mut Belief::new(belief));
                believed.check(action).is_err() || {
                    believed.play(action, &mut Quiet);
                    believed.view(viewer) != after.view(viewer)
                }
            })
        })
    }

    fn inputs(&self, after: u32) -> Vec<Input> {
        let inputs = self.history.since(after as usize);
        inputs.map(|input| Input { text: input.text(), seat: input.seat() }).collect()
    }

    fn actor(&self, input: u32) -> Option<Seat> {
        self.history.input(input as usize - 1).seat()
    }

    fn continues_action(&self, input: u32) -> bool {
        self.history.state_at(input as usize - 1).decision().is_some_and(Decision::continues_action)
    }

    fn begins_turn(&self) -> bool {
        self.state().decision().is_some_and(Decision::begins_turn)
    }

    fn log(&self) -> String {
        let mut log = self.setup();
        log.push('\n');
        for input in self.history.since(0) {
            log.push_str(&input.text());
            log.push('\n');
        }
        log
    }

    fn undo(&mut self) -> bool {
        let Some(last) = self.history.since(0).rposition(|input| input.seat().is_some()) else {
            return false;
        };
        self.history = self.history.first(last);
        true
    }

    fn at(&self, version: u32) -> Option<Box<dyn Session>> {
        let version = usize::try_from(version).ok().filter(|&version| version <= self.history.len())?;
        let history = self.history.first(version);
        Some(Box::new(Typed::<P> { setup: self.setup.clone(), history, ..*self }))
    }

    fn scores(&self) -> Vec<i16> {
        self.state().scores()[..usize::from(self.players())].to_vec()
    }

    fn result(&self) -> Option<GameResult> {
        let (Some(loser), Some(stalling)) = (self.adjudged(), P::STALLING) else {
            return self.state().result();
        };
        let mut places = [0; SEATS_MAX];
        for seat in Seat::all(self.players()) {
            places[seat.index()] = if seat == loser { self.players() } else { 1 };
        }
        Some(GameResult { places, ended: stalling.rule, decided: stalling.rule })
    }

    fn turns(&self) -> u32 {
        self.state().turns()
    }

    fn digest(&self) -> u64 {
        self.state().digest()
    }

    fn advise(&self, bot: &BotSpec, seed: u64, go_on: &mut dyn FnMut() -> bool) -> Option<Advice> {
        self.ask(|seen| bot.advise::<P>(seed, seen, go_on))
    }

    fn think_while(&self, bot: &BotSpec, seed: u64, go_on: &mut dyn FnMut() -> bool) -> Option<String> {
        self.ask(|seen| bot.bot::<P>(seed).choose_while(seen, go_on).to_string())
    }

    fn observe(&self, seat: Seat) -> Option<Observation> {
        let learned = P::LEARNED?;
        let mut observation = Observation::new(&learned.layout);
        (learned.observe)(&self.state().view(Viewer::Seat(seat)), &mut observation);
        Some(observation)
    }

    fn stalling(&self) -> Option<Stall> {
        self.history.held().stall::<P>()
    }

    fn adjudicated(mut self: Box<Self>) -> Box<dyn Session> {
        self.ends = Ends::ByStallingToo;
        self
    }

    fn weight(&self) -> u64 {
        self.history.weight() as u64
    }

    fn clone_box(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }
}

/// Returns a state in which the seat that has this view is to act, if it is. Legality and whose turn it is do not depend on
/// hidden information, so any completion of the view will do.
pub(crate) fn to_act<G: Game>(view: &G::View) -> Option<G> {
    let game = G::determinize(view, &mut First);
    game.awaiting().seat().is_some_and(|seat| G::viewer(view).is(seat)).then_some(game)
}

/// Returns the legal actions of the seat that has this view, in notation; none unless it is to act.
pub(crate) fn legal_in_view<G: Game>(view: &G::View) -> Vec<String> {
    let mut actions = Vec::new();
    if let Some(game) = to_act::<G>(view) {
        game.legal_actions(|action| actions.push(action.to_string()));
    }
    actions
}

fn json(value: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("views and effects have text keys and finite numbers")
}
