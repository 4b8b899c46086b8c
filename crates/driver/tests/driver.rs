//! The driver's part beside its table: callers, connections, alarms and the order of it all.

use catalog::SeededSource;
use driver::{Call, Command, Driver, Moment};
use protocol::{Frame, MoveRequest, NewSeat, SayRequest, Seat};
use suites::tables::OWNER as ANNA;
use table::{Ask, Holder, Known, Socket, Trouble, Write};

/// A driver whose callers and connections have names.
struct Runtime {
    driver: Driver<&'static str, &'static str>,
    source: SeededSource,
    uptime: u64,
}

impl Runtime {
    /// A table for two, with a bot in the second seat.
    fn new() -> Self {
        let seats = vec![NewSeat::Human { name: "Anna".into() }, NewSeat::Bot { level: "random".into() }];
        let mut source = SeededSource::new(1);
        let table = suites::tables::table(&suites::any_setup(2), seats, &mut source).unwrap();
        Runtime { driver: Driver::new(table, Moment { date: 5, uptime: 0 }), source, uptime: 0 }
    }

    fn take(&mut self, call: Call<&'static str, &'static str>) {
        self.driver.take(call, Moment { date: 5, uptime: self.uptime });
    }

    /// Puts a call to the driver, and returns all commands that follow, as words.
    fn call(&mut self, call: Call<&'static str, &'static str>) -> Vec<String> {
        self.take(call);
        self.go_on()
    }

    fn go_on(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        while let Some(command) = self.driver.next(&mut self.source) {
            said.push(word(command));
        }
        said
    }

    fn join(&mut self, socket: u64, connection: &'static str, holder: Option<Holder>) -> Vec<String> {
        let (socket, known) = (Socket(socket), Known::default());
        self.call(Call::Join { socket, connection, holder, known })
    }

    /// Anna's request for a move that is legal.
    fn moves(&self, key: &str) -> Ask {
        let view = self.driver.table().snapshot(Some(ANNA), Known::default());
        let legal = games::REGISTRY.legal_in_view(&suites::any_setup(2), view.seen[0].view.get()).unwrap();
        let action = legal[0].clone();
        Ask::Move(MoveRequest { key: key.into(), seat: Seat(0), version: view.version, action })
    }
}

fn says(key: &str) -> Ask {
    Ask::Say(SayRequest { key: key.into(), seat: None, name: String::new(), text: "hello".into() })
}

fn asks(caller: &'static str, ask: Ask) -> Call<&'static str, &'static str> {
    Call::Ask { caller, holder: Some(ANNA), ask }
}

fn word(command: Command<&str, &str>) -> String {
    match command {
        Command::Store { .. } => "store".into(),
        Command::Answer { caller, answer: Ok(_) } => format!("grant {caller}"),
        Command::Answer { caller, answer: Err(_) } => format!("refuse {caller}"),
        Command::Send { sockets, frame } => {
            let kind = match *frame {
                Frame::Snapshot(_) => "snapshot",
                Frame::Update(_) => "update",
                Frame::Present(_) => "presence",
                Frame::Chat(_) => "line",
                _ => "news",
            };
            format!("{kind} to {}", sockets.iter().map(|socket| socket.0.to_string()).collect::<String>())
        }
        Command::Close(closed) => {
            format!("close {}", closed.into_iter().map(|(_, connection)| connection).collect::<String>())
        }
        Command::Think(_) => "think".into(),
        Command::Attend(_) => "attend".into(),
        Command::Report(_) => "report".into(),
        Command::Abandon => "abandon".into(),
    }
}

#[test]
fn each_answer_goes_to_its_caller() {
    let mut runtime = Runtime::new();
    let moves = runtime.moves("k");
    assert_eq!(runtime.call(asks("first", moves.clone())), ["store"]);
    assert!(runtime.call(asks("second", says("l"))).is_empty(), "one write at a time");
    assert!(runtime.call(asks("again", moves)).is_empty());
    assert_eq!(runtime.call(Call::Stored(Ok(()))), ["grant first", "grant again", "store"]);
    assert_eq!(
        runtime.call(Call::Stored(Err(Trouble::NotStored("full".into())))),
        ["refuse second", "think"]
    );
    assert!(runtime.driver.end().callers.is_empty());
}

#[test]
fn a_bot_that_fails_is_asked_again_when_its_alarm_goes_off() {
    let mut runtime = Runtime::new();
    let moves = runtime.moves("k");
    runtime.call(asks("Anna", moves));
    assert_eq!(runtime.call(Call::Stored(Ok(()))), ["grant Anna", "think"]);
    let version = runtime.driver.table().snapshot(None, Known::default()).version;
    runtime.call(Call::Begun { version, hurried: false });
    let action = Some("no action of any game".into());
    assert!(runtime.call(Call::Thought { version, action }).is_empty());
    // It is asked again after a pause.
    runtime.uptime = runtime.driver.wakes_at().unwrap();
    assert_eq!(runtime.call(Call::Woke), ["think"]);
}

#[test]
fn a_lost_connection_gets_nothing_more_and_the_others_are_told() {
    let mut runtime = Runtime::new();
    assert_eq!(runtime.join(1, "one", Some(ANNA)), ["snapshot to 1"]);
    assert_eq!(runtime.join(2, "two", None), ["snapshot to 2"]);
    runtime.take(Call::Leave(Socket(1)));
    assert_eq!(runtime.driver.connection(Socket(1)), None, "at once");
    assert_eq!(runtime.driver.sockets().collect::<Vec<_>>(), [Socket(2)]);
    assert!(runtime.go_on().is_empty(), "who is here is told once a second");
    runtime.uptime = runtime.driver.wakes_at().unwrap();
    assert_eq!(runtime.call(Call::Woke), ["presence to 2"]);
    assert_eq!(runtime.driver.connection(Socket(2)).copied(), Some("two"));
}

#[test]
fn an_alarm_goes_off_once_and_not_before_its_time() {
    let mut runtime = Runtime::new();
    assert!(runtime.go_on().is_empty() && runtime.driver.wakes_at().is_none());
    runtime.join(1, "one", None);
    let at = runtime.driver.wakes_at().expect("the next list of those who are here");
    runtime.join(2, "two", None);
    runtime.uptime = at - 1;
    assert!(runtime.call(Call::Woke).is_empty());
    assert_eq!(runtime.driver.wakes_at(), Some(at));
    runtime.uptime = at;
    assert_eq!(runtime.call(Call::Woke), ["presence to 12"]);
    assert!(runtime.call(Call::Woke).is_empty());
    assert!(runtime.driver.wakes_at() > Some(at), "and the next");
}

#[test]
fn an_alarm_that_is_set_anew_does_not_go_off_at_its_old_time() {
    let mut runtime = Runtime::new();
    runtime.join(1, "one", None);
    let moves = runtime.moves("k");
    runtime.call(asks("Anna", moves));
    runtime.call(Call::Stored(Ok(())));
    // The bot has failed, and is asked again before the table would show that it waits. The runtime wakes after both.
    runtime.uptime = 850;
    let version = runtime.driver.table().snapshot(None, Known::default()).version;
    runtime.call(Call::Thought { version, action: None });
    runtime.uptime = 1100;
    assert_eq!(runtime.call(Call::Woke), ["think"]);
    assert_eq!(runtime.driver.wakes_at(), Some(2100), "a second after the bot was asked anew");
    runtime.uptime = 2100;
    assert_eq!(runtime.call(Call::Woke), ["news to 1"]);
}

#[test]
fn a_change_has_the_date_at_which_the_table_decided_and_a_line_that_of_its_request() {
    let mut runtime = Runtime::new();
    let (moves, line) = (runtime.moves("k"), asks("Ben", says("l")));
    // The date jumps back between them.
    runtime.driver.take(asks("Anna", moves), Moment { date: 7_000_000, uptime: 10 });
    let stored = |runtime: &mut Runtime| match runtime.driver.next(&mut runtime.source) {
        Some(Command::Store { write, at }) => (write, at),
        _ => panic!("a change is stored"),
    };
    assert_eq!(stored(&mut runtime).1, 7_000_000);
    runtime.driver.take(line, Moment { date: 3_000, uptime: 20 });
    runtime.driver.take(Call::Stored(Ok(())), Moment { date: 4_000, uptime: 30 });
    let granted = runtime.driver.next(&mut runtime.source);
    assert!(matches!(granted, Some(Command::Answer { caller: "Anna", answer: Ok(_) })));
    let (write, at) = stored(&mut runtime);
    let Write::Chat(line) = write else { panic!("a line of chat") };
    assert_eq!((line.at, at), (3_000, 4_000), "it was said before it was stored");
}

#[test]
fn nothing_follows_after_a_table_was_abandoned() {
    let mut runtime = Runtime::new();
    let moves = runtime.moves("k");
    runtime.call(asks("first", moves));
    assert_eq!(runtime.call(Call::Stored(Err(Trouble::Conflict))), ["abandon"]);
    assert!(runtime.call(asks("second", says("l"))).is_empty());
    assert!(runtime.join(1, "one", None).is_empty());
    assert_eq!(runtime.driver.end().callers, ["first", "second"]);
}

#[test]
fn who_waits_for_a_table_that_went_on_elsewhere_is_left() {
    let mut runtime = Runtime::new();
    runtime.join(1, "one", Some(ANNA));
    let moves = runtime.moves("k");
    runtime.call(asks("first", moves));
    runtime.call(asks("second", says("l")));
    runtime.take(Call::Stored(Err(Trouble::Conflict)));
    runtime.take(Call::Leave(Socket(9)));
    assert_eq!(runtime.go_on(), ["abandon"]);
    let left = runtime.driver.end();
    assert_eq!((left.callers, left.connections), (vec!["first", "second"], vec![(Socket(1), "one")]));
}

#[test]
fn a_connection_that_may_not_see_the_table_is_closed() {
    let mut runtime = Runtime::new();
    runtime.join(1, "one", Some(ANNA));
    runtime.join(2, "guest", Some([2; 32]));
    let closes = Ask::Guests(protocol::GuestRequest::Spectators { admitted: false });
    assert_eq!(runtime.call(asks("Anna", closes)), ["store"]);
    assert!(runtime.call(Call::Stored(Ok(()))).contains(&"close guest".to_owned()));
    assert_eq!(runtime.driver.sockets().collect::<Vec<_>>(), [Socket(1)]);
}
