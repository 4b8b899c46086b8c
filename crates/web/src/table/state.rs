//! The state of one table in this browser: what its parts own, and what follows from them together.

use std::fmt::Display;
use std::ops::RangeInclusive;

use kernel::{GameResult, SEATS_MAX, Seat, Viewer};
use leptos::prelude::*;
use protocol::{Awaiting, Snapshot, TableOptions};
use text::{Part, Value};
use tray::AnyTurn;

use super::at_screen::AtScreen;
use super::choosing::Choosing;
use super::company::Company;
use super::entry::{Entry, entries};
use super::kit::AnyKit;
use super::motion::Moving;
use super::notices::Notices;
use super::now::{Foreign, Now, read_now};
use super::panels::Panels;
use super::parsed::Parsed;
use super::pointing::Pointing;
use super::replaying::Replay;
use crate::shared::connection::Link;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::offer::options_line;
use crate::shared::prefs::{Pace, Prefs};
use crate::shared::talk::Talk;

/// One table on this page. Every field is a handle, so it is copied freely.
#[derive(Clone, Copy)]
pub struct Table {
    id: StoredValue<String>,
    set_up: StoredValue<(String, TableOptions)>,
    /// Whether the table has the option of adjudication.
    adjudicates: bool,
    /// The game that is played.
    pub(crate) game: &'static dyn AnyKit,
    /// The number of players.
    pub players: u8,
    /// The player's settings.
    pub(crate) prefs: Prefs,

    /// The latest version.
    now: RwSignal<Now>,
    /// The table as it stands now, as the player at this screen sees it.
    live: Memo<Parsed>,
    /// The table that is drawn: the present, or the earlier position being viewed.
    shown: Memo<Parsed>,
    /// The log.
    pub entries: Memo<Vec<Entry>>,
    /// Whether the game is over.
    over: Memo<bool>,
    /// Whether it is the turn of the person at the screen.
    mine: Memo<bool>,
    /// Whether a turn can be prepared now.
    acting: Memo<bool>,

    /// The people at this screen.
    pub at_screen: AtScreen,
    /// The choice at this screen.
    pub(crate) choosing: Choosing,
    /// Whether pieces move.
    pub(crate) moving: Moving,
    /// The replay.
    pub(crate) replay: Replay,
    /// The people at the table.
    pub company: Company,
    /// The chat.
    pub(crate) talk: Talk,
    /// The notices.
    pub(crate) notices: Notices,
    /// The open panels.
    pub(crate) panels: Panels,
    /// The pointer.
    pub(crate) pointing: Pointing,
    /// The state of the connection.
    pub(crate) link: RwSignal<Link>,
}

impl Table {
    /// Creates the state of a table from its first snapshot.
    ///
    /// # Errors
    /// If the snapshot cannot be parsed.
    pub fn new(game: &'static dyn AnyKit, snapshot: &Snapshot) -> Result<Table, Foreign> {
        let now = RwSignal::new(read_now(game, snapshot)?);
        let at_screen = AtScreen::new(game, now);
        let AtScreen { me, covered, .. } = at_screen;
        let (choosing, moving, replay) = (Choosing::new(), Moving::new(), Replay::new());
        let live = Memo::new(move |_| now.with(|now| now.of(me.get()).view.clone()));
        // Every piece asks these. As memos they are one source for each of them, and change seldom.
        let mine = Memo::new(move |_| {
            let to_act = now.with(Now::to_act);
            !moving.is_settling() && to_act.is_some() && to_act == me.get()
        });
        let acting = Memo::new(move |_| {
            mine.get() && replay.past(Option::is_none) && !covered.get() && !choosing.is_sending()
        });
        Ok(Table {
            id: StoredValue::new(snapshot.table.clone()),
            game,
            players: snapshot.seats.len() as u8,
            adjudicates: snapshot.options.adjudicate,
            set_up: StoredValue::new((snapshot.setup.clone(), snapshot.options.clone())),
            prefs: expect_context(),
            now,
            live,
            shown: Memo::new(move |_| replay.past(Clone::clone).map_or_else(|| live.get(), |past| past.view)),
            entries: Memo::new(move |_| {
                let covered = covered.get();
                now.with(|now| entries(&now.of(me.get()).steps, covered))
            }),
            over: Memo::new(move |_| now.with(|now| now.awaiting == Awaiting::Over)),
            mine,
            acting,
            at_screen,
            choosing,
            moving,
            replay,
            company: Company::new(snapshot),
            talk: Talk::new(snapshot),
            notices: Notices::new(),
            panels: Panels::new(),
            pointing: Pointing::new(),
            link: RwSignal::new(Link::Open),
        })
    }

    /// Returns the table of this page.
    pub fn here() -> Table {
        expect_context()
    }

    /// Keeps the prepared turn up to date: it is created anew whenever the table, or the person at the screen, changes.
    /// There is none after an adjudication, which the view of the game does not contain.
    pub(crate) fn follow(self) {
        Effect::new(move |_| {
            self.at_screen.covered.track();
            let over = self.over();
            let turn = self.live.with(|view| if over { None } else { self.game.turn(view) });
            self.choosing.begin(turn);
        });
    }

    /// Reads the latest version.
    pub fn now<T>(self, read: impl FnOnce(&Now) -> T) -> T {
        self.now.with(read)
    }

    /// Reads the latest version; none once the table is gone.
    pub(crate) fn try_now<T>(self, read: impl FnOnce(&Now) -> T) -> Option<T> {
        self.now.try_with(read)
    }

    /// Takes in the latest version.
    pub(crate) fn advance(self, by: impl FnOnce(&mut Now)) {
        self.now.update(by);
    }

    /// Returns all effects of the game, as the player at this screen saw them.
    pub fn effects(self) -> Vec<Parsed> {
        let me = self.at_screen.me.get();
        self.now(|now| {
            let steps = now.of(me).steps.iter();
            steps.flat_map(|step| &step.effects).map(|effect| effect.sent.clone()).collect()
        })
    }

    /// Returns the path of something that the house has of this table, such as `/moves`; empty stands for the table.
    pub fn path(self, what: &str) -> String {
        format!("/api/tables/{}{what}", self.id.get_value())
    }

    /// Returns the table's name in paths.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// Returns the options that differ from their defaults, as a line; none if all have them.
    pub fn options(self) -> Option<String> {
        self.set_up.with_value(|(setup, options)| options_line(setup, options))
    }

    /// Returns the set-up line and the table options.
    pub fn set_up(self) -> (String, TableOptions) {
        self.set_up.get_value()
    }

    /// Reads the position that is drawn: the present, or the earlier one being viewed.
    pub(super) fn shown<T>(self, of: impl FnOnce(&Parsed) -> T) -> T {
        self.shown.with(of)
    }

    /// Reads the position as it stands now, as the player at this screen sees it.
    pub(super) fn live<T>(self, of: impl FnOnce(&Parsed) -> T) -> T {
        self.live.with(of)
    }

    /// Runs the effect or memo that calls this again whenever another position is drawn.
    pub fn track_shown(self) {
        self.shown.track();
    }

    /// Returns whether an earlier position is being viewed.
    pub fn looks_back(self) -> bool {
        self.replay.past(Option::is_some)
    }

    /// Returns whether a player is to act in the position that is drawn, which is the present one.
    pub fn is_acting(self, seat: Seat) -> bool {
        !self.looks_back() && self.now(|now| now.to_act() == Some(seat))
    }

    /// Returns the seat at the lower edge; in a replay that of its viewer.
    pub fn bottom(self) -> Seat {
        let replayed = self.replay.past(|past| match past.as_ref().map(|past| past.viewer) {
            Some(Viewer::Seat(seat)) => Some(seat),
            _ => None,
        });
        replayed.or(self.at_screen.me.get()).unwrap_or(Seat(0))
    }

    /// Returns the seat at this screen that moved last, and the versions of its turn.
    pub fn last_mover_here(self) -> Option<(Seat, RangeInclusive<u32>)> {
        let held = self.now(|now| now.held().collect::<Vec<_>>());
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
        let waits = self.at_screen.me.get().is_some()
            && !self.my_turn()
            && !self.over()
            && !self.choosing.is_sending();
        let is_shown = !self.looks_back() && !self.moving.is_skipping();
        let of_bot = |seat| self.company.is_bot(seat);
        let goes_on = || self.moving.is_settling() || self.now(Now::to_act).is_some_and(of_bot);
        waits && is_shown && goes_on()
    }

    /// Returns whether a turn can be prepared now.
    pub fn may_act(self) -> bool {
        self.acting.get()
    }

    /// Queries the prepared turn, if there is one.
    pub fn of_turn<T>(self, of: impl FnOnce(&dyn AnyTurn) -> T) -> Option<T> {
        if self.may_act() { self.choosing.turn(of) } else { None }
    }

    /// Returns the kind of action in progress, as the turn names it.
    pub fn doing(self) -> &'static str {
        self.choosing.turn(AnyTurn::doing).unwrap_or("nothing")
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
            let loser = self.now(|now| now.stalling)?.seat;
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
        let stall = self.now(|now| now.stalling)?;
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

    /// Returns the pace that the player has chosen.
    pub fn pace(self) -> Pace {
        self.prefs.pace()
    }

    /// Returns whether there is anybody to talk to, or something was said.
    pub fn has_company(self) -> bool {
        self.company.has_others() || !self.talk.is_empty()
    }

    /// Returns the name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.company.name(seat)
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
