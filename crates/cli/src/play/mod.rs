//! A game at the terminal: people and bots, with moves in the notation.

mod begin;
mod command;
mod holder;

use std::fs::File;
use std::io::{BufRead, Write};
use std::path::PathBuf;

use catalog::{Awaiting, Chosen, Hands, Legal, OsSource, SeededSource, Session, Source, with_options};
use kernel::{Seat, Viewer};
use mind::{BotSpec, Level};
use table::Lineup;
use terminal::{Look, Paint, Story, WIDTH, hanging, wrap};
use text::{Language, Value};

use crate::failure::Failure;
use crate::offered;
use crate::report::Z;
use crate::story::{Tell, board, file_name, story};
use crate::usage::{nodes, seed};
use begin::Begun;
use command::Command;
pub use holder::with_nodes;
use holder::{Holder, names};

/// The number of actions that a hint tells about.
const HINT_LINES: usize = 3;

/// The options of `play`.
#[derive(clap::Args, Debug)]
pub struct Options {
    /// The game, or a game file to continue
    #[arg(value_name = "GAME|FILE")]
    game: String,
    /// The options of the game
    #[arg(value_name = "KEY=VALUE")]
    chosen: Vec<String>,
    /// The holders of the seats, in playing order: human, random, greedy, master, master:NODES
    #[arg(long, value_delimiter = ',')]
    seats: Option<Vec<String>>,
    /// Draw the cards by this seed instead of by chance
    #[arg(long, value_parser = seed())]
    seed: Option<u64>,
    /// Nodes per move for the bots that search
    #[arg(long, value_parser = nodes())]
    nodes: Option<u32>,
}

/// Plays a game until it is over, the user quits or the input ends. With `echo` each line that is read is written after
/// its prompt, so that a game from a script reads like one typed at a terminal.
///
/// # Errors
/// If there is no such game or file, the game is not for this number of players, or the terminal cannot be used.
pub fn run(
    options: &Options,
    language: Language,
    paint: Paint,
    echo: bool,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), Failure> {
    let story = story(language, paint);
    let Begun { session, chosen, lineup, file } = Begun::of(options, &story)?;
    let seats: Vec<Holder> = lineup.seats.iter().map(Holder::of).collect();
    let names = names(&lineup.seats, &story);
    let source: Box<dyn Source> = match options.seed {
        Some(seed) => Box::new(SeededSource::new(seed)),
        None => Box::new(OsSource),
    };
    let evening = Evening {
        hint: with_nodes(Level::MASTER.into(), options.nodes),
        bot_seed: options.seed.unwrap_or_else(any_seed),
        told: vec![0; seats.len() + 1],
        shown: None,
        began: 0,
        saved: file,
        session,
        chosen,
        lineup,
        seats,
        source,
        story: story.with_names(names),
        echo,
        input,
        output,
    };
    evening.play()
}

fn any_seed() -> u64 {
    let half = || u64::from(OsSource.below(0, 0, u32::MAX));
    half() << 32 | half()
}

/// The consequence of a line of input.
enum Next {
    /// Nothing has changed: the same seat is asked again.
    Again,
    /// The game has changed.
    Changed,
    /// The game was left.
    Leave,
}

/// A game at the terminal with its players.
struct Evening<'a> {
    session: Box<dyn Session>,
    /// The options of the table.
    chosen: Chosen,
    /// The players, as a saved file tells of them.
    lineup: Lineup,
    seats: Vec<Holder>,
    source: Box<dyn Source>,
    bot_seed: u64,
    hint: BotSpec,
    story: Story,
    /// The number of inputs that each viewer has been shown; the spectator is last.
    told: Vec<u32>,
    /// The viewer whose view is on the screen.
    shown: Option<Seat>,
    /// The version at the first decision: everything before it is the set-up.
    began: u32,
    /// The file that this game came from or was saved to, which may be overwritten.
    saved: Option<PathBuf>,
    echo: bool,
    input: &'a mut dyn BufRead,
    output: &'a mut dyn Write,
}

impl Evening<'_> {
    fn play(mut self) -> Result<(), Failure> {
        self.draw_chance();
        let setting_up = self.session.inputs(0).iter().take_while(|input| input.seat.is_none()).count();
        self.began = setting_up as u32;
        // The moves of the file were made before this evening.
        self.told.fill(self.session.version());
        self.introduce_bots()?;
        loop {
            let Awaiting::Decision { seat } = self.session.awaiting() else { return self.end() };
            match self.seats[seat.index()] {
                Holder::Bot(spec) => self.let_bot_act(seat, &spec)?,
                Holder::Human => {
                    if let Next::Leave = self.let_human_act(seat)? {
                        return self.leave();
                    }
                }
            }
            self.draw_chance();
            // A permanent viewer is shown each move at once.
            if let Some(viewer) = self.only_viewer() {
                self.tell(viewer)?;
            }
        }
    }

    /// Says which name stands for which bot.
    fn introduce_bots(&mut self) -> Result<(), Failure> {
        for (seat, holder) in (0u8..).map(Seat).zip(self.seats.clone()) {
            let Some(level) = holder.level_message() else { continue };
            let (player, level) = (self.story.name(seat), self.story.say(&level, &[]));
            self.tell_of("cli-bot", &[("player", Value::Text(&player)), ("level", Value::Text(&level))])?;
        }
        Ok(())
    }

    fn draw_chance(&mut self) {
        while self.session.draw_in(self.source.as_mut()).is_some() {}
    }

    fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        (0u8..)
            .map(Seat)
            .zip(&self.seats)
            .filter(|(_, holder)| **holder == Holder::Human)
            .map(|(seat, _)| seat)
    }

    /// Returns the permanent viewer: the only human, or a spectator of a game between bots.
    fn only_viewer(&self) -> Option<Viewer> {
        let mut humans = self.humans();
        match (humans.next(), humans.next()) {
            (None, _) => Some(Viewer::Spectator),
            (Some(seat), None) => Some(Viewer::Seat(seat)),
            _ => None,
        }
    }

    /// Prints what happened since this viewer was last shown anything.
    fn tell(&mut self, viewer: Viewer) -> Result<(), Failure> {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.seats.len(),
        };
        // An undo may have gone back before the last event that was shown.
        let after = self.told[place].min(self.session.version());
        self.told[place] = self.session.version();
        for message in self.session.messages(viewer, after).iter().flatten() {
            self.say(&self.story.sentence(message))?;
        }
        Ok(())
    }

    /// Prints a message of the terminal itself.
    fn tell_of(&mut self, id: &str, args: &[(&str, Value)]) -> Result<(), Failure> {
        self.say(&self.story.say(id, args))
    }

    fn say(&mut self, line: &str) -> Result<(), Failure> {
        Ok(writeln!(self.output, "{}", wrap(line, WIDTH, 2))?)
    }

    fn say_all(&mut self, lines: &[String]) -> Result<(), Failure> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn let_bot_act(&mut self, seat: Seat, spec: &BotSpec) -> Result<(), Failure> {
        let waits = self.story.paint().is_on() && spec.nodes().is_some();
        if waits {
            let player = self.story.name(seat);
            let thinking = self.story.say("cli-thinking", &[("player", Value::Text(&player))]);
            write!(self.output, "{}", self.story.paint().faint(&thinking))?;
            self.output.flush()?;
        }
        let action = self.session.think(spec, self.seed_of_move());
        if waits {
            write!(self.output, "\r\x1b[K")?;
        }
        let action = action.ok_or_else(|| Failure::Failed("the bot has no decision to take".into()))?;
        self.session.play(&action).map_err(|refused| {
            Failure::Failed(format!("{} chose {action}: {}", self.story.name(seat), self.story.why(&refused)))
        })
    }

    /// Returns another seed for every move, and the same ones in a game with the same seed.
    fn seed_of_move(&self) -> u64 {
        self.bot_seed.wrapping_add(u64::from(self.session.version()).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    fn let_human_act(&mut self, seat: Seat) -> Result<Next, Failure> {
        if let Next::Leave = self.cover(seat)? {
            return Ok(Next::Leave);
        }
        self.shown = Some(seat);
        self.tell(Viewer::Seat(seat))?;
        self.show_table(seat, None)?;
        if let Some(stall) = self.session.stalling().filter(|stall| stall.is_full()) {
            let (player, turns) = (self.story.name(stall.side), i64::from(stall.turns));
            let id = format!("{}-stalls", self.session.game());
            self.tell_of(&id, &[("player", Value::Text(&player)), ("turns", Value::Number(turns))])?;
            self.tell_of(&format!("{id}.is-allowed"), &[])?;
        }
        loop {
            let Some(line) = self.ask(&format!("{}> ", self.story.name(seat)))? else {
                return Ok(Next::Leave);
            };
            match self.obey(seat, &Command::read(&line))? {
                Next::Again => {}
                other => return Ok(other),
            }
        }
    }

    /// Hides what the previous human saw, if a hand contains anything secret.
    fn cover(&mut self, seat: Seat) -> Result<Next, Failure> {
        let before = self.shown.filter(|&shown| shown != seat);
        let Some(before) = before.filter(|_| self.something_is_hidden()) else { return Ok(Next::Again) };
        self.tell(Viewer::Seat(before))?;
        let (from, to) = (self.story.name(before), self.story.name(seat));
        let hides = [("from", Value::Text(&from)), ("to", Value::Text(&to))];
        if let Next::Leave = self.wait_for_enter(&self.story.say("cli-hides", &hides))? {
            return Ok(Next::Leave);
        }
        if self.story.paint().is_on() {
            // This clears the screen and its scroll-back.
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
        } else {
            write!(self.output, "{}", "\n".repeat(60))?;
        }
        let shows = self.story.say("cli-shows", &[("player", Value::Text(&to))]);
        self.wait_for_enter(&shows)
    }

    /// Asks until only Enter is pressed: anything else was typed for a turn, and this is nobody's turn.
    fn wait_for_enter(&mut self, prompt: &str) -> Result<Next, Failure> {
        loop {
            match self.ask(&format!("{prompt} "))? {
                None => return Ok(Next::Leave),
                Some(line) if line.is_empty() => return Ok(Next::Again),
                Some(line) if Command::read(&line) == Command::Quit => return Ok(Next::Leave),
                Some(_) => {}
            }
        }
    }

    /// Returns whether a human's view contains more than everybody knows, or hands are covered.
    fn something_is_hidden(&self) -> bool {
        let about = offered().named(self.session.game()).map(|game| game.about());
        if about.is_some_and(|about| about.hands == Hands::Covered) {
            return true;
        }
        let cards = |viewer| {
            let view: Result<serde_json::Value, _> = serde_json::from_str(self.session.view(viewer).get());
            view.ok().map(|mut view| {
                view["viewer"] = serde_json::Value::Null;
                view
            })
        };
        let open = cards(Viewer::Spectator);
        self.humans().any(|seat| cards(Viewer::Seat(seat)) != open)
    }

    /// Reads a line from the terminal; none at the end of the input.
    fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.output, "{prompt}")?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if self.echo {
            writeln!(self.output, "{line}")?;
        }
        Ok(Some(line))
    }

    fn show_table(&mut self, seat: Seat, about: Option<Seat>) -> Result<(), Failure> {
        let look = Look { story: &self.story, eye: Some(seat), about };
        let view = self.session.view(Viewer::Seat(seat));
        let table = board(self.session.game()).draw(view.get(), &look).map_err(Failure::Failed)?;
        Ok(write!(self.output, "\n{table}")?)
    }

    /// Shows the table with more detail of another player.
    fn show_table_of(&mut self, seat: Seat, number: &str) -> Result<(), Failure> {
        let players = self.session.players();
        match number.parse::<u8>().ok().filter(|number| (1..=players).contains(number)) {
            Some(number) => self.show_table(seat, Some(Seat(number - 1))),
            None => self.tell_of("cli-usage-table", &[("players", Value::Number(players.into()))]),
        }
    }

    fn obey(&mut self, seat: Seat, command: &Command) -> Result<Next, Failure> {
        match *command {
            Command::Table => self.show_table(seat, None)?,
            Command::TableOf(number) => self.show_table_of(seat, number)?,
            Command::Help => self.help()?,
            Command::Legal => self.list_legal()?,
            Command::Why(action) => self.explain(seat, action)?,
            Command::Hint => self.advise(seat)?,
            Command::Log => self.tell_all(Viewer::Seat(seat))?,
            Command::Undo => return self.undo(),
            Command::Save(file) => self.save(PathBuf::from(file))?,
            Command::Quit => return Ok(Next::Leave),
            Command::Incomplete(usage) => self.tell_of(usage, &[])?,
            Command::Action(action) => return self.act(action),
        }
        Ok(Next::Again)
    }

    /// Shows what the bot would play, and the best of what it considered, each with the expected share of the victory.
    fn advise(&mut self, seat: Seat) -> Result<(), Failure> {
        let advice = self.session.advise(&self.hint, self.seed_of_move(), &mut || true);
        let considered = advice.map(|advice| advice.considered).unwrap_or_default();
        let Some(best) = considered.first() else { return Ok(()) };
        let action = self.story.paint().good(&best.action);
        self.tell_of("cli-hint", &[("action", Value::Text(&action))])?;
        for one in considered.iter().take(HINT_LINES) {
            let Some(estimate) = &one.estimate else { continue };
            let percent = |share: f64| format!("{:.0}", 100.0 * share);
            let share = percent(estimate.values[seat.index()]);
            let error = estimate
                .error
                .map_or_else(|| "?".to_owned(), |error| format!("{:.0}", (100.0 * Z * error).ceil()));
            let args = [
                ("share", Value::Text(&share)),
                ("error", Value::Text(&error)),
                ("visits", Value::Number(estimate.visits.into())),
            ];
            let line = self.story.say("cli-hint-line", &args);
            writeln!(self.output, "{}", hanging(&format!("  {}", one.action), 19, &line))?;
        }
        Ok(())
    }

    fn help(&mut self) -> Result<(), Failure> {
        self.tell_of("cli-moves", &[])?;
        let board = board(self.session.game());
        self.list_all(&(board.moves)(&self.session.setup()))?;
        self.tell_of(board.colours, &[])?;
        self.tell_of("cli-commands", &[])?;
        self.list_all(&Command::ALL)
    }

    /// Lists what can be typed, with its meaning.
    fn list_all(&mut self, all: &[(&str, &str)]) -> Result<(), Failure> {
        for (typed, meaning) in all {
            writeln!(self.output, "{}", hanging(&format!("  {typed}"), 19, &self.story.say(meaning, &[])))?;
        }
        Ok(())
    }

    fn act(&mut self, action: &str) -> Result<Next, Failure> {
        match self.session.play(action) {
            Ok(()) => Ok(Next::Changed),
            Err(refused) => {
                self.say_all(&self.story.why_not(&refused))?;
                if refused.rule.is_none() {
                    self.tell_of("cli-help-is-there", &[])?;
                }
                Ok(Next::Again)
            }
        }
    }

    fn explain(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        match self.session.check(action) {
            Err(refused) => self.say_all(&self.story.why_not(&refused)),
            Ok(()) => {
                // This is what the action does before chance is involved, so it reveals nothing secret to the player.
                let mut tried = self.session.clone_box();
                if tried.play(action).is_err() {
                    return Ok(());
                }
                let messages = tried.messages(Viewer::Seat(seat), self.session.version());
                let told: Vec<String> =
                    messages.iter().flatten().map(|message| self.story.sentence(message)).collect();
                self.tell_of("cli-possible", &[("told", Value::Text(&told.join(" ")))])
            }
        }
    }

    fn list_legal(&mut self) -> Result<(), Failure> {
        let Legal::Actions(actions) = self.session.legal() else { return Ok(()) };
        let kind = board(self.session.game()).kind;
        for group in actions.chunk_by(|a, b| kind(a) == kind(b)) {
            let kind = self.story.say(kind(&group[0]), &[]);
            writeln!(self.output, "{}", hanging(&kind, 9, &group.join(" ")))?;
        }
        Ok(())
    }

    fn tell_all(&mut self, viewer: Viewer) -> Result<(), Failure> {
        for (number, messages) in (1..).zip(self.session.messages(viewer, self.began)) {
            for message in &messages {
                self.say(&format!("{number}. {}", self.story.sentence(message)))?;
            }
        }
        Ok(())
    }

    /// Undoes to the last decision of a human that begins an action. An outcome of chance since then prevents it: otherwise a
    /// player could retry until a better one is drawn.
    fn undo(&mut self) -> Result<Next, Failure> {
        let mut then = self.session.clone_box();
        loop {
            if then.version() > self.began && then.reveals(then.version()) {
                self.tell_of("cli-stays", &[])?;
                return Ok(Next::Again);
            }
            if then.version() <= self.began || !then.undo() {
                self.tell_of("cli-nothing-to-undo", &[])?;
                return Ok(Next::Again);
            }
            if let Awaiting::Decision { seat } = then.awaiting()
                && self.seats[seat.index()] == Holder::Human
                && !self.session.continues_action(then.version() + 1)
            {
                break;
            }
        }
        // Only actions are listed: an outcome may be another player's secret.
        let back = self.session.inputs(then.version()).into_iter().filter(|input| input.seat.is_some());
        let back: Vec<String> = back.map(|input| input.text).collect();
        let line = self.story.say("cli-taken-back", &[("actions", Value::Text(&back.join(" ")))]);
        self.session = then;
        for told in &mut self.told {
            *told = (*told).min(self.session.version());
        }
        self.say(&line)?;
        Ok(Next::Changed)
    }

    fn save(&mut self, path: PathBuf) -> Result<(), Failure> {
        let log = self.lineup.write(&with_options(&self.session.log(), &self.chosen));
        let opened =
            if self.saved.as_ref() == Some(&path) { File::create(&path) } else { File::create_new(&path) };
        let written = opened.and_then(|mut file| {
            file.write_all(log.as_bytes())?;
            file.sync_all()
        });
        let file = file_name(&path);
        match written {
            Ok(()) => {
                self.saved = Some(path);
                self.tell_of("cli-saved", &[("file", Value::Text(&file))])
            }
            Err(error) => {
                let why = self.story.io(&error);
                self.tell_of("cli-not-saved", &[("file", Value::Text(&file)), ("why", Value::Text(&why))])
            }
        }
    }

    fn leave(&mut self) -> Result<(), Failure> {
        self.tell_of("cli-stops", &[])
    }

    /// Shows the final table, with nothing hidden, and who won.
    fn end(&mut self) -> Result<(), Failure> {
        let viewer = self.only_viewer().unwrap_or(Viewer::Spectator);
        self.tell(viewer)?;
        let look = Look { story: &self.story, eye: None, about: None };
        let table = board(self.session.game())
            .draw(self.session.open_view().get(), &look)
            .map_err(Failure::Failed)?;
        write!(self.output, "\n{table}")?;
        self.say_all(&self.story.ending(self.session.as_ref()))?;
        // A spectator of a game between bots did not start it to type commands.
        if self.humans().next().is_some() { self.linger() } else { Ok(()) }
    }

    /// Accepts commands after the end, until the user quits: the game can still be saved, and its log shown.
    fn linger(&mut self) -> Result<(), Failure> {
        self.tell_of("cli-afterwards", &[])?;
        while let Some(line) = self.ask("> ")? {
            match Command::read(&line) {
                Command::Quit => break,
                _ if line.is_empty() => break,
                Command::Save(file) => self.save(PathBuf::from(file))?,
                Command::Incomplete(usage) => self.tell_of(usage, &[])?,
                Command::Log => self.tell_all(self.only_viewer().unwrap_or(Viewer::Spectator))?,
                _ => self.tell_of("cli-afterwards", &[])?,
            }
        }
        Ok(())
    }
}
