//! The state of one table in this browser, and which part of it is shown: the viewer, the moment, and what is covered.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::sync::Arc;

use kernel::{GameResult, SEATS_MAX, Seat, Viewer};
use leptos::prelude::*;
use page::Event;
use protocol::{Awaiting, BotNews, Presence, SeatInfo, Snapshot, UndoWish};
use text::{Part, Value};
use tray::AnyTurn;

use super::log::{Entry, entries};
use super::past::Replay;
use super::played::Played;
use super::sent::Sent;
use super::why_not::Asked;
use crate::shared::connection::Link;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::offer::options_line;
use crate::shared::people::bot_name;
use crate::shared::prefs::Prefs;
use crate::shared::talk::Talk;

/// One event.
#[derive(Clone, PartialEq, Debug)]
pub struct Effect {
    /// The effect as the server sent it.
    pub sent: Sent,
    /// The event as the viewer may see it; shared with the log, which is put together anew for each move.
    pub event: Arc<Event>,
    /// The event as everybody may see it.
    pub public: Arc<Event>,
}

/// The events of one version, as far as the viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct Happened {
    /// The number of inputs after it.
    pub version: u32,
    /// The effects, redacted.
    pub effects: Vec<Effect>,
    /// The version that an undo led back to, if this is one.
    pub undo: Option<u32>,
    /// Whether the input was an outcome of chance.
    pub chance: bool,
}

/// The view and the steps of one viewer at this screen.
#[derive(Clone, PartialEq, Debug)]
pub struct Eyes {
    /// The viewer.
    pub viewer: Viewer,
    /// The table now.
    pub view: Sent,
    /// All steps since the game began that were not undone.
    pub steps: Vec<Happened>,
}

impl Eyes {
    /// Adds the next steps.
    pub fn add(&mut self, steps: impl IntoIterator<Item = Happened>) {
        for step in steps {
            if let Some(to) = step.undo {
                self.steps.retain(|known| known.version <= to);
            }
            self.steps.push(step);
        }
    }
}

/// The table at its latest version.
#[derive(Clone, PartialEq, Debug)]
pub struct Now {
    /// The number of inputs.
    pub version: u32,
    /// The next input that the table waits for.
    pub awaiting: Awaiting,
    /// The side that stalls or will with its next turn, if one does.
    pub stalling: Option<protocol::Stall>,
    /// One entry for each seat held at this screen, else the spectator's; never empty.
    pub eyes: Vec<Eyes>,
}

/// An earlier position that is being viewed.
#[derive(Clone, PartialEq, Debug)]
pub struct Past {
    /// The version of the moment.
    pub version: u32,
    /// The viewer of the moment.
    pub viewer: Viewer,
    /// The table at that moment.
    pub view: Sent,
}

/// One table on this page. Every field is a handle, so it is copied freely.
#[derive(Clone, Copy)]
pub struct Table {
    /// The table's name in paths.
    pub id: StoredValue<String>,
    /// The game that is played.
    pub game: &'static dyn Played,
    /// The number of players.
    pub players: u8,
    /// Whether the table has the option of adjudication.
    pub adjudicates: bool,
    /// The options that differ from their defaults, as a line; none if all have them.
    pub options: StoredValue<Option<String>>,
    /// The player's settings.
    pub prefs: Prefs,
    /// The holders of the seats.
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// The rematch, once there is one.
    pub rematch: RwSignal<Option<String>>,
    /// The seat that requested the rematch, if that is known.
    pub rematch_by: RwSignal<Option<Seat>>,
    /// The latest version.
    pub now: RwSignal<Now>,
    /// The earlier position being viewed.
    pub past: RwSignal<Option<Past>>,
    /// The state of the replay.
    pub replay: Replay,
    /// The seat that the hand was last uncovered for, if several people share the screen.
    pub uncovered: RwSignal<Option<Seat>>,
    /// The seat whose holder looks at their own side once more before they pass the screen on.
    pub stays: RwSignal<Option<Seat>>,
    /// The prepared turn; none unless a decision of [`Table::me`] is awaited.
    pub turn: RwSignal<Option<Box<dyn AnyTurn>>>,
    /// The last question about a piece.
    pub asked: RwSignal<Option<Asked>>,
    /// Whether a move is being sent.
    pub sending: RwSignal<bool>,
    /// The version at which all actions of the move that was sent last have been made.
    pub awaited: StoredValue<u32>,
    /// Whether pieces of another player's move are still flying: until they land, the next turn is not shown as begun.
    pub settling: RwSignal<bool>,
    /// Whether the moves of others are shown without motion until somebody at this screen is to act.
    pub skipping: RwSignal<bool>,
    /// Whether the touch that is ending was a long press, which only asks what a piece is.
    pub long_press: StoredValue<bool>,
    /// The state of the connection.
    pub link: RwSignal<Link>,
    /// A notice about an error.
    pub notice: RwSignal<Option<String>>,
    /// A notice about an event beside the game.
    pub news: RwSignal<Option<String>>,
    /// The chat.
    pub talk: Talk,
    /// The people who are connected.
    pub present: RwSignal<Presence>,
    /// The news of the bot that is to move: whether it waits for its turn to think, or thinks in a hurry.
    pub bot: RwSignal<BotNews>,
    /// The pending request to undo.
    pub wish: RwSignal<Option<UndoWish>>,
    /// The pieces of the log entry under the pointer.
    pub marked: RwSignal<Vec<String>>,
    /// Whether the result was closed to look at the table.
    pub result_closed: RwSignal<bool>,
    /// Whether the log is open, where it has no place of its own.
    pub log_open: RwSignal<bool>,
    /// Whether the counts are open, in the place of the log.
    pub counting: RwSignal<bool>,
    /// The seat at the lower edge: of those held at this screen the one to act, else the one that acted last.
    pub me: Memo<Option<Seat>>,
    /// Whether the hand of [`Table::me`] is covered until that person uncovers it.
    pub covered: Memo<bool>,
    /// Whether it is the turn of the person at the screen.
    mine: Memo<bool>,
    /// Whether a turn can be prepared now.
    acting: Memo<bool>,
    /// Whether the game is over.
    over: Memo<bool>,
    /// The table as it stands now, as [`Table::me`] sees it.
    pub live: Memo<Sent>,
    /// The table that is drawn: the present, or the earlier position being viewed.
    pub shown: Memo<Sent>,
    /// The names of the players, by seat.
    pub names: Memo<Vec<String>>,
    /// The log.
    pub entries: Memo<Vec<Entry>>,
}

/// The error for a message of the server that this program cannot parse.
#[derive(Debug)]
pub struct Foreign;

/// Parses what each viewer of a snapshot or an update sees.
///
/// # Errors
/// If a view or an effect cannot be parsed.
pub fn read_eyes(game: &dyn Played, seen: &[protocol::Seen]) -> Result<Vec<Eyes>, Foreign> {
    seen.iter()
        .map(|seen| {
            let view = game.read_view(seen.view.get()).ok_or(Foreign)?;
            let steps = seen.steps.iter().map(|step| read_step(game, step)).collect::<Result<_, _>>()?;
            Ok(Eyes { viewer: seen.viewer, view, steps })
        })
        .collect()
}

fn read_step(game: &dyn Played, step: &protocol::Step) -> Result<Happened, Foreign> {
    let effects = step.effects.iter().map(|effect| {
        let sent = game.read_effect(effect.get()).ok_or(Foreign)?;
        let (event, public) = game.tell(&sent).ok_or(Foreign)?;
        Ok(Effect { sent, event: Arc::new(event), public: Arc::new(public) })
    });
    Ok(Happened {
        version: step.version,
        effects: effects.collect::<Result<_, _>>()?,
        undo: step.undo,
        chance: step.chance,
    })
}

/// Parses the latest version from a snapshot; its steps are those after the snapshot's `since`.
///
/// # Errors
/// If a view or an effect cannot be parsed.
pub fn read_now(game: &dyn Played, snapshot: &Snapshot) -> Result<Now, Foreign> {
    let eyes = read_eyes(game, &snapshot.seen)?;
    if eyes.is_empty() {
        Err(Foreign)
    } else {
        Ok(Now {
            version: snapshot.version,
            awaiting: snapshot.awaiting.clone(),
            stalling: snapshot.stalling,
            eyes,
        })
    }
}

impl Now {
    /// Prepends the known steps up to version `since`; false if some are missing or belong to other viewers.
    pub fn go_on(&mut self, known: &Now, since: u32) -> bool {
        let before = |eyes: &Eyes| known.eyes.iter().find(|known| known.viewer == eyes.viewer);
        if known.version < since || known.eyes.len() != self.eyes.len() {
            return false;
        }
        self.eyes.iter_mut().all(|eyes| {
            before(eyes).is_some_and(|known| {
                let told = std::mem::take(&mut eyes.steps);
                eyes.steps = known.steps.iter().filter(|step| step.version <= since).cloned().collect();
                eyes.add(told);
                true
            })
        })
    }

    fn of(&self, me: Option<Seat>) -> &Eyes {
        self.seen_by(me.map_or(Viewer::Spectator, Viewer::Seat))
    }

    fn seen_by(&self, viewer: Viewer) -> &Eyes {
        self.eyes.iter().find(|eyes| eyes.viewer == viewer).unwrap_or(&self.eyes[0])
    }

    /// Returns the steps since the beginning as a viewer saw them; for a viewer who is not at this screen, as one of
    /// those at it saw them.
    pub fn steps(&self, viewer: Viewer) -> &[Happened] {
        &self.seen_by(viewer).steps
    }

    /// Returns the seats held at this screen.
    pub fn held(&self) -> impl Iterator<Item = Seat> + '_ {
        self.eyes.iter().filter_map(|eyes| match eyes.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        })
    }

    /// Returns the seat to act, if there is one.
    pub fn to_act(&self) -> Option<Seat> {
        match self.awaiting {
            Awaiting::Decision { seat } => Some(seat),
            _ => None,
        }
    }

    /// Returns whether a seat at this screen holds something that only its holder may see.
    fn secret_here(&self, game: &dyn Played) -> bool {
        self.held().any(|seat| game.has_secret(&self.of(Some(seat)).view, seat))
    }
}

impl Table {
    /// Creates the state of a table from its first snapshot.
    ///
    /// # Errors
    /// If the snapshot cannot be parsed.
    pub fn new(game: &'static dyn Played, snapshot: Snapshot) -> Result<Table, Foreign> {
        let now = read_now(game, &snapshot)?;
        let players = snapshot.seats.len() as u8;
        let adjudicates = snapshot.options.adjudicate;
        let options = StoredValue::new(options_line(&snapshot.setup, &snapshot.options));
        let now = RwSignal::new(now);
        let talk = Talk::new(&snapshot);
        let bot = RwSignal::new(snapshot.bot());
        let seats = RwSignal::new(snapshot.seats);
        let past = RwSignal::new(None::<Past>);
        let uncovered = RwSignal::new(None);
        let stays = RwSignal::new(None::<Seat>);
        let me = Memo::new(move |before: Option<&Option<Seat>>| {
            if let Some(seat) = stays.get() {
                return Some(seat);
            }
            now.with(|now| {
                let acting = now.to_act().filter(|seat| now.held().any(|held| held == *seat));
                acting.or(before.copied().flatten()).or_else(|| now.held().next())
            })
        });
        let live = Memo::new(move |_| now.with(|now| now.of(me.get()).view.clone()));
        let covered = Memo::new(move |_| {
            stays.get().is_none()
                && uncovered.get() != me.get()
                && now.with(|now| {
                    now.awaiting != Awaiting::Over && now.held().count() > 1 && now.secret_here(game)
                })
        });
        let (settling, sending) = (RwSignal::new(false), RwSignal::new(false));
        // Every piece asks these. As memos they are one source for each of them, and change seldom.
        let mine = Memo::new(move |_| {
            let to_act = now.with(Now::to_act);
            !settling.get() && to_act.is_some() && to_act == me.get()
        });
        let acting =
            Memo::new(move |_| mine.get() && past.with(Option::is_none) && !covered.get() && !sending.get());
        let over = Memo::new(move |_| now.with(|now| now.awaiting == Awaiting::Over));
        let shown = Memo::new(move |_| past.get().map_or_else(|| live.get(), |past| past.view));
        let names = Memo::new(move |_| seats.with(|seats| names(seats)));
        let entries = Memo::new(move |_| {
            let covered = covered.get();
            now.with(|now| entries(&now.of(me.get()).steps, covered))
        });
        Ok(Table {
            id: StoredValue::new(snapshot.table.clone()),
            game,
            players,
            adjudicates,
            options,
            prefs: expect_context(),
            seats,
            rematch: RwSignal::new(snapshot.rematch),
            rematch_by: RwSignal::new(snapshot.rematch_by),
            now,
            past,
            replay: Replay::new(),
            uncovered,
            stays,
            turn: RwSignal::new(None),
            asked: RwSignal::new(None),
            sending,
            awaited: StoredValue::new(0),
            settling,
            skipping: RwSignal::new(false),
            long_press: StoredValue::new(false),
            link: RwSignal::new(Link::Open),
            notice: RwSignal::new(None),
            news: RwSignal::new(None),
            talk,
            present: RwSignal::new(snapshot.present),
            bot,
            wish: RwSignal::new(snapshot.undo),
            marked: RwSignal::new(Vec::new()),
            result_closed: RwSignal::new(false),
            log_open: RwSignal::new(false),
            counting: RwSignal::new(false),
            me,
            covered,
            mine,
            acting,
            over,
            live,
            shown,
            names,
            entries,
        })
    }

    /// Returns the table of this page.
    pub fn here() -> Table {
        expect_context()
    }

    /// Keeps the prepared turn up to date: it is created anew whenever the table, or the person at the screen, changes.
    /// There is none after an adjudication, which the view of the game does not contain.
    pub fn follow(self) {
        leptos::prelude::Effect::new(move |_| {
            self.covered.track();
            let over = self.over();
            let turn = self.live.with(|view| if over { None } else { self.game.turn(view) });
            // While others move there is none, and no piece has to ask again.
            if turn.is_some() || self.turn.with_untracked(Option::is_some) {
                self.turn.set(turn);
            }
            if self.asked.with_untracked(Option::is_some) {
                self.asked.set(None);
            }
        });
    }

    /// Returns the seat at the lower edge; in a replay that of its viewer.
    pub fn bottom(self) -> Seat {
        let replayed = self.past.with(|past| match past.as_ref().map(|past| past.viewer) {
            Some(Viewer::Seat(seat)) => Some(seat),
            _ => None,
        });
        replayed.or(self.me.get()).unwrap_or(Seat(0))
    }

    /// Returns the seat at this screen that moved last, and the versions of its turn.
    pub fn last_mover_here(self) -> Option<(Seat, RangeInclusive<u32>)> {
        let held = self.now.with(|now| now.held().collect::<Vec<_>>());
        self.entries.with(|entries| {
            let mut back = entries.iter().rev();
            back.find_map(|entry| {
                let seat = entry.seat().filter(|seat| held.contains(seat))?;
                Some((seat, entry.first..=entry.version))
            })
        })
    }

    /// Returns the other seats in playing order.
    pub fn others(self) -> Vec<Seat> {
        let bottom = self.bottom().0;
        (1..self.players).map(|step| Seat((bottom + step) % self.players)).collect()
    }

    /// Returns whether it is the turn of the person at the screen.
    pub fn my_turn(self) -> bool {
        self.mine.get()
    }

    /// Returns whether moves of others are shown or thought about before somebody at this screen is to act, and can be
    /// skipped.
    pub fn others_move(self) -> bool {
        let of_bot = |seat: Seat| {
            self.seats.with(|seats| seats.get(seat.index()).is_some_and(|info| info.level.is_some()))
        };
        let waits = self.me.get().is_some() && !self.my_turn() && !self.over() && !self.sending.get();
        let is_shown = self.past.with(Option::is_none) && !self.skipping.get();
        let goes_on = || self.settling.get() || self.now.with(Now::to_act).is_some_and(of_bot);
        waits && is_shown && goes_on()
    }

    /// Shows the moves of others without motion until somebody at this screen is to act.
    pub fn skip_ahead(self) {
        self.skipping.set(true);
    }

    /// Returns whether a turn can be prepared now.
    pub fn may_act(self) -> bool {
        self.acting.get()
    }

    /// Queries the prepared turn, if there is one.
    pub fn of_turn<T>(self, of: impl FnOnce(&dyn AnyTurn) -> T) -> Option<T> {
        if self.may_act() { self.turn.with(|turn| turn.as_deref().map(of)) } else { None }
    }

    /// Returns the kind of action in progress, as the turn names it.
    pub fn doing(self) -> &'static str {
        self.turn.with(|turn| turn.as_deref().map_or("nothing", AnyTurn::doing))
    }

    /// Returns whether a complete move is prepared.
    pub fn is_ready(self) -> bool {
        self.of_turn(AnyTurn::confirm).flatten().is_some()
    }

    /// Returns how many times a piece is selected.
    pub fn selected(self, piece: impl Display) -> u8 {
        self.selected_by_name(&piece.to_string())
    }

    fn selected_by_name(self, piece: &str) -> u8 {
        self.of_turn(|turn| turn.selected(piece)).unwrap_or_default()
    }

    /// Returns whether the game is over.
    pub fn over(self) -> bool {
        self.over.get()
    }

    /// Returns how the game ended, once it has: by the rules, or by adjudication.
    pub fn result(self) -> Option<GameResult> {
        if !self.over() {
            return None;
        }
        let by_rules = self.live.with(|view| self.game.result(view));
        by_rules.or_else(|| {
            let rule = self.game.stalling()?.rule;
            let loser = self.now.with(|now| now.stalling)?.seat;
            let mut places = [0; SEATS_MAX];
            for seat in Seat::all(self.players) {
                places[seat.index()] = if seat == loser { self.players } else { 1 };
            }
            Some(GameResult { places, ended: rule, decided: rule })
        })
    }

    /// Returns the notice about a side that stalls: a warning if the table has the option of adjudication. It follows
    /// from the present state, not from past events, so a player who arrives later reads it too.
    pub fn stalling(self) -> Option<(protocol::Stall, String)> {
        let stall = self.now.with(|now| now.stalling)?;
        let words = self.game.stalling()?;
        let then = match (stall.is_full(), self.adjudicates) {
            (false, true) => words.loses,
            (true, false) => words.allowed,
            // Either it is too early for a notice, or the game is over and the result says so.
            (false, false) | (true, true) => return None,
        };
        let (name, turns) = (self.name(stall.seat), i64::from(stall.turns));
        let what = tr_with(words.what, &[("player", Value::Text(&name)), ("turns", Value::Number(turns))]);
        Some((stall, format!("{what} {}", tr(then))))
    }

    /// Returns whether there is anybody to talk to: another person at the table, or a spectator.
    pub fn has_company(self) -> bool {
        let others = self.seats.with(|seats| seats.iter().any(|seat| !seat.mine && seat.level.is_none()));
        others
            || self.present.with(|present| present.spectators > 0)
            || self.talk.lines.with(|lines| !lines.is_empty())
    }

    /// Returns whether a person of another screen is away from the table.
    pub fn is_away(self, seat: Seat) -> bool {
        let person = self
            .seats
            .with(|seats| seats.get(seat.index()).is_some_and(|info| info.level.is_none() && !info.mine));
        person && !self.present.with(|present| present.seats.contains(&seat))
    }

    /// Returns the name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    }

    /// Renders a sentence, with its pieces and cards as the game draws them.
    pub fn drawn(self, parts: Vec<Part>) -> AnyView {
        let draw = |part| match part {
            Part::Text(words) => words.into_any(),
            Part::Pieces { set, letters } => self.game.pieces(set, &letters),
            Part::Seat(_, name) => view! { <b>{name}</b> }.into_any(),
            Part::Card { set, number } => self.game.card_chip(set, number),
        };
        parts.into_iter().map(draw).collect_view().into_any()
    }
}

/// Returns the names of the players. A single person at this screen is "You"; if several share it, each goes by name.
fn names(seats: &[SeatInfo]) -> Vec<String> {
    let mine = seats.iter().filter(|seat| seat.mine).count();
    let name = |info: &SeatInfo| match info {
        _ if info.mine && mine == 1 => tr("you"),
        _ if !info.name.is_empty() => info.name.clone(),
        SeatInfo { level: Some(_), seat, .. } => bot_name(seats, *seat),
        _ if info.former => tr("former-player"),
        _ => tr_with("player-number", &[("number", Value::Number(i64::from(info.seat.0) + 1))]),
    };
    seats.iter().map(name).collect()
}
