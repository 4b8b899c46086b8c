//! Two truths that differ only in what a viewer was never shown look alike to that viewer, byte for byte: the table,
//! every earlier version of it, every frame, every refusal, and every answer of every route with its headers.

use std::sync::Arc;

use catalog::{Awaiting, Legal, SeededSource, Session};
use kernel::Draw;
use laws::Dice;
use protocol::{
    Frame, LegalActions, MoveRequest, NewSeat, NewTable, Seat, TableOptions, UndoRequest, UndoWord, Viewer,
};
use store::{EventStore, Memory, NewTable as Made, records};
use table::{Ask, Asked, Command, Event, Holder, Known, Reply, Socket, Table, TableDraft, Turn};

use crate::house::{Browser, House, hiding, next_text};
use crate::routes::{body, concrete, routes};

/// The number of pairs for each game, at tables of all sizes together, unless `CABOCHON_PAIRS` says otherwise.
const PAIRS: usize = 100;
/// The number of pairs that go through every route.
const PAIRS_ON_ROUTES: usize = 3;

/// A game so far: batches of inputs, the deal first.
type History = Vec<Vec<String>>;

/// Two histories that one viewer cannot tell apart.
struct Pair {
    setup: String,
    viewer: Viewer,
    one: History,
    other: History,
}

struct Odd(Dice);

impl Odd {
    fn new(seed: u64) -> Self {
        Odd(Dice::new(seed))
    }

    fn below(&mut self, n: usize) -> usize {
        self.0.below(n as u32) as usize
    }
}

fn text_of(session: &dyn Session, from: u32) -> Vec<String> {
    session.inputs(from).into_iter().map(|input| input.text).collect()
}

/// A game of so many moves in which cards are often reserved unseen; none that is over, where everything may be seen.
fn game(setup: &str, moves: usize, odd: &mut Odd) -> Option<History> {
    let mut session = games::open(setup).unwrap();
    let mut history = Vec::new();
    for _ in 0..=moves {
        let before = session.version();
        if let Legal::Actions(actions) = session.legal() {
            let secret = match odd.below(3) {
                0 => suites::picks::drawing_in_secret(session.as_ref()),
                _ => Vec::new(),
            };
            let wanted = if secret.is_empty() { &actions } else { &secret };
            let action = wanted[odd.below(wanted.len())].clone();
            session.play(&action).unwrap();
        }
        while let Legal::Outcomes(outcomes) = session.legal() {
            session.resolve(&outcomes[odd.below(outcomes.len())].0).unwrap();
        }
        history.push(text_of(session.as_ref(), before));
        if session.awaiting() == Awaiting::Over {
            return None;
        }
    }
    Some(history)
}

/// The same history with other cards where the viewer saw none; nothing if that cannot be, or nothing is hidden.
fn resampled(setup: &str, history: &History, viewer: Viewer, odd: &mut Odd) -> Option<History> {
    let mut session = games::open(setup).unwrap();
    let mut other = Vec::new();
    for batch in history {
        let before = session.version();
        for input in batch {
            match session.awaiting() {
                Awaiting::Chance { private_to: Some(seat), .. } if viewer != Viewer::Seat(seat) => {
                    let Legal::Outcomes(outcomes) = session.legal() else { return None };
                    session.resolve(&outcomes[odd.below(outcomes.len())].0).ok()?;
                }
                Awaiting::Chance { .. } => session.resolve(input).ok()?,
                _ => session.play(input).ok()?,
            }
        }
        other.push(text_of(session.as_ref(), before));
    }
    (other != *history).then_some(other)
}

/// The pair of a seed, if there is one.
fn pair(game_name: &str, players: u8, seed: u64) -> Option<Pair> {
    let mut odd = Odd::new(seed);
    let setup = format!("{game_name} players={players}");
    let moves = 4 + odd.below(36);
    let one = game(&setup, moves, &mut odd)?;
    let viewer = match odd.below(usize::from(players) + 1) as u8 {
        seat if seat < players => Viewer::Seat(Seat(seat)),
        _ => Viewer::Spectator,
    };
    let other = resampled(&setup, &one, viewer, &mut odd)?;
    Some(Pair { setup, viewer, one, other })
}

/// Stores a history as a table whose seats are these people's.
async fn store(store: &Memory, id: &str, setup: &str, history: &History, holders: &[Holder]) {
    let seats: Vec<NewSeat> = holders.iter().map(|_| NewSeat::Human { name: String::new() }).collect();
    let wish = NewTable { setup: setup.into(), seats, options: TableOptions::default() };
    let draft = TableDraft::new(games::REGISTRY, &wish, holders[0], &mut SeededSource::new(1)).unwrap();
    let mut made: Made = records::new_table(id.into(), draft, None, 1_700_000_000_000);
    for (seat, &holder) in made.seats.iter_mut().zip(holders) {
        seat.owner = Some(holder);
    }
    let mut session = games::open(setup).unwrap();
    for (seq, batch) in (0u32..).zip(history) {
        let seat = match session.awaiting() {
            Awaiting::Decision { seat } => Some(seat),
            _ => None,
        };
        for input in batch {
            match session.awaiting() {
                Awaiting::Decision { .. } => session.play(input).unwrap(),
                _ => session.resolve(input).unwrap(),
            }
        }
        let entry = store::Entry {
            seq,
            version: session.version(),
            inputs: batch.clone(),
            undo: None,
            key: seat.map(|seat| store::Key { seat, key: format!("k{seq}"), body: 7 }),
            at: 1_700_000_000_000,
        };
        let awaiting = match session.awaiting() {
            Awaiting::Decision { seat } => Some(seat),
            _ => None,
        };
        let standing =
            store::Standing { awaiting, scores: session.scores(), turns: session.turns(), places: None };
        if seq == 0 {
            made.start = Some(store::Start { deal: entry, standing });
            store.create(made.clone()).await.unwrap();
        } else {
            store.append(id, entry, standing).await.unwrap();
        }
    }
}

fn holders(players: u8) -> Vec<Holder> {
    (1..=players).map(|number| [number; 32]).collect()
}

async fn table(setup: &str, history: &History, holders: &[Holder]) -> Table {
    let memory = Memory::new();
    store(&memory, "pair", setup, history, holders).await;
    Table::load(games::REGISTRY, records::record(memory.load("pair").await.unwrap().unwrap()).unwrap())
        .unwrap()
}

fn legal(turn: Turn) -> Result<LegalActions, table::Refusal> {
    turn.legal(games::REGISTRY)
}

/// Everything that a viewer can get out of a table, as text.
fn everything(mut table: Table, holder: Option<Holder>, viewer: Viewer, odd: &mut Odd) -> Vec<String> {
    let mut heard = Vec::new();
    let now = table.snapshot(holder, Known::default());
    let version = now.version;
    heard.push(serde_json::to_string(&now).unwrap());
    for after in [version / 2, version.saturating_sub(1), version, version + 1] {
        let known = Known { after, chat: None };
        heard.push(serde_json::to_string(&table.snapshot(holder, known)).unwrap());
    }
    for then in (0..version + 2).step_by(3) {
        for eyes in [viewer, Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            let then = table.view_at(holder, then, eyes);
            heard.push(format!("{:?}", then.map(|then| then.view.get().to_owned())));
        }
    }
    heard.extend((0..2).map(|seat| format!("{:?}", table.turn(holder, Seat(seat)).and_then(legal))));
    heard.push(format!("{:?}", table.course(holder)));
    heard.push(format!("{:?}", table.game_file(holder)));
    let source = &mut SeededSource::new(5);
    heard.push(format!("{:?}", table.draft_rematch(holder, source).is_ok()));
    let mut tell = |commands: Vec<Command>| {
        let mut stores = false;
        for command in commands {
            match command {
                Command::Send { frame, .. } => heard.push(serde_json::to_string(&frame).unwrap()),
                Command::Answer { answer, .. } => heard.push(format!("{answer:?}")),
                // Stored records are no viewer's.
                Command::Commit(_) => stores = true,
                _ => {}
            }
        }
        stores
    };
    tell(table.step(Event::Joined { socket: Socket(1), holder, known: Known::default() }, 1, source));
    let seat = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat(0),
    };
    // Any card that may be hidden, and whatever else one might ask for to find something out.
    let card = 1 + odd.below(90);
    let cards = [format!("B.{card}"), format!("B.{card}+w1"), format!("R.{card}"), format!("R.{card}@c3")];
    let others = [
        "R.L1", "R.L3", "T.wbg", "T.rr", "P", "N.1", "?", "R.L1@c3", "R.L3@a1", "T.a1b1c1", "T.c3", "V.c3",
        "F", "C.w", "S.p", "Q.1", "D.w",
    ];
    let actions = cards.into_iter().chain(others.map(str::to_owned));
    for (number, action) in (0u64..).zip(actions) {
        let key = format!("probe-{number}");
        // Nothing that is granted: a granted move may be followed by new chance, which differs as chance does.
        let stale =
            Ask::Move(MoveRequest { key: key.clone(), seat, version: version + 1, action: action.clone() });
        let mine = Ask::Move(MoveRequest { key, seat, version, action });
        for ask in [stale, mine] {
            let asked = Asked { reply: Reply(number), holder, ask };
            if tell(table.step(Event::Asked(asked), 1, source)) {
                tell(table.step(Event::Stored(Err(table::Trouble::NotStored("no".into()))), 1, source));
            }
        }
    }
    for (number, word) in (0u64..).zip(UndoWord::ALL) {
        let request = UndoRequest { key: format!("word-{number}"), seat, version, word };
        let asked = Asked { reply: Reply(100 + number), holder, ask: Ask::Undo(request) };
        if tell(table.step(Event::Asked(asked), 1, source)) {
            tell(table.step(Event::Stored(Err(table::Trouble::NotStored("no".into()))), 1, source));
        }
    }
    heard
}

fn differ(one: &[String], other: &[String]) -> Option<String> {
    assert_eq!(one.len(), other.len());
    let pair = one.iter().zip(other).find(|(one, other)| one != other);
    pair.map(|(one, other)| format!("\n{one}\n{other}"))
}

fn holder_of(viewer: Viewer, holders: &[Holder]) -> Option<Holder> {
    match viewer {
        Viewer::Seat(seat) => Some(holders[seat.index()]),
        Viewer::Spectator => None,
    }
}

async fn alike(game: &str, players: u8) {
    let wanted = std::env::var("CABOCHON_PAIRS").map_or(PAIRS, |pairs| pairs.parse().unwrap());
    let holders = holders(players);
    let sizes = hiding().into_iter().filter(|(other, _)| *other == game).count();
    let (mut pairs, mut seed) = (0, u64::from(players) << 32);
    while pairs < wanted.div_ceil(sizes) {
        seed += 1;
        let Some(Pair { setup, viewer, one, other }) = pair(game, players, seed) else { continue };
        let holder = holder_of(viewer, &holders);
        let mut heard = Vec::new();
        for history in [&one, &other] {
            let table = table(&setup, history, &holders).await;
            heard.push(everything(table, holder, viewer, &mut Odd::new(seed)));
        }
        if let Some(differ) = differ(&heard[0], &heard[1]) {
            panic!("{viewer} can tell {one:?} from {other:?} (seed {seed}): {differ}");
        }
        pairs += 1;
    }
}

/// Checks it at tables of so many of every game that hides something.
async fn alike_at_tables_of(players: u8) {
    for (game, _) in hiding().into_iter().filter(|&(_, seats)| seats == players) {
        alike(game, players).await;
    }
}

#[tokio::test]
async fn two_truths_look_alike_at_tables_of_two() {
    alike_at_tables_of(2).await;
}

#[tokio::test]
async fn two_truths_look_alike_at_tables_of_three() {
    alike_at_tables_of(3).await;
}

#[tokio::test]
async fn two_truths_look_alike_at_tables_of_four_to_six() {
    for players in 4..=6 {
        alike_at_tables_of(players).await;
    }
}

/// The harness would notice: to whom the cards were shown, the two are not alike.
#[tokio::test]
async fn two_truths_are_told_apart_by_whom_they_concern() {
    for (game, _) in hiding().into_iter().filter(|&(_, seats)| seats == 2) {
        told_apart(game).await;
    }
}

async fn told_apart(game: &str) {
    let (mut told, mut pairs, mut seed) = (0, 0, 0);
    let holders = holders(2);
    while pairs < 50 {
        seed += 1;
        let Some(Pair { setup, viewer, one, other }) = pair(game, 2, seed) else { continue };
        let Viewer::Seat(seat) = viewer else { continue };
        pairs += 1;
        let owner = Viewer::Seat(Seat(1 - seat.0));
        let mut heard = Vec::new();
        for history in [&one, &other] {
            let table = table(&setup, history, &holders).await;
            heard.push(everything(table, holder_of(owner, &holders), owner, &mut Odd::new(1)));
        }
        told += usize::from(differ(&heard[0], &heard[1]).is_some());
    }
    assert_eq!(told, pairs);
}

/// Two servers with one truth each, and a browser that both know.
struct Twins {
    houses: [House; 2],
    cookies: Vec<String>,
    /// The cookie of a person without a seat.
    stranger: Option<String>,
}

impl Twins {
    async fn new(pair: &Pair, players: u8) -> Self {
        let mut houses = Vec::new();
        let mut cookies = Vec::new();
        for history in [&pair.one, &pair.other] {
            // Each server knows the cookies that the other signs.
            let memory = Arc::new(Memory::signing_with([7; 64]));
            let house = House::on(memory.clone()).await;
            // The digest by which a server knows a cookie is found out by letting each of them set up a table.
            let mut holders = Vec::new();
            for seat in 0..players {
                let mut browser = house.browser();
                browser.cookie = cookies.get(usize::from(seat)).cloned();
                let mine = browser.set_up(&[crate::house::human(""), crate::house::human("")]).await;
                if cookies.len() < usize::from(players) {
                    cookies.extend(browser.cookie.clone());
                }
                holders.push(memory.load(&mine).await.unwrap().unwrap().seats[0].owner.unwrap());
            }
            store(&memory, "pair", &pair.setup, history, &holders).await;
            houses.push(house);
        }
        let stranger = houses[0].browser().with_cookie().await.cookie;
        Twins { houses: houses.try_into().ok().unwrap(), cookies, stranger }
    }

    /// Returns what each of the two answers.
    async fn both(&self, viewer: Viewer, ask: impl AsyncFn(Browser) -> String) -> [String; 2] {
        let mut answers = Vec::new();
        for house in &self.houses {
            let mut browser = house.browser();
            browser.cookie = match viewer {
                Viewer::Seat(seat) => Some(self.cookies[seat.index()].clone()),
                Viewer::Spectator => self.stranger.clone(),
            };
            answers.push(ask(browser).await);
        }
        answers.try_into().ok().unwrap()
    }
}

/// Returns a whole answer as text, but for the time of day. Both servers are called by one name.
async fn whole(browser: Browser, method: &str, path: &str, wish: Option<serde_json::Value>) -> String {
    const NAME: &str = "localhost:8137";
    let cookie = browser.cookie.clone().unwrap_or_default();
    let origin = format!("http://{NAME}");
    let headers = [("content-type", "application/json"), ("origin", &*origin), ("cookie", &*cookie)];
    let body = wish.map(|wish| wish.to_string()).unwrap_or_default();
    let answer = browser.raw_to(NAME, method, path, &headers, body.as_bytes()).await;
    let depends_on_clock = |name: &str| ["date", "retry-after"].contains(&name);
    let headers: Vec<_> =
        answer.headers.iter().filter(|(name, _)| !depends_on_clock(name.as_str())).collect();
    format!("{} {headers:?} {}", answer.status, answer.text())
}

#[tokio::test]
async fn two_truths_look_alike_on_every_route() {
    for (game, players) in hiding() {
        let (mut pairs, mut seed) = (0, u64::from(players) << 40);
        while pairs < PAIRS_ON_ROUTES {
            seed += 1;
            let Some(pair) = pair(game, players, seed) else { continue };
            pairs += 1;
            let twins = Twins::new(&pair, players).await;
            let version = twins.houses[0].version("pair").await;
            let seat = match pair.viewer {
                Viewer::Seat(seat) => seat.0,
                Viewer::Spectator => 0,
            };
            for (method, route) in routes() {
                let path = concrete(&route, "pair");
                let mut wishes = vec![(method == "POST").then(|| body(&route, "k", seat, version))];
                if route.ends_with("/moves") {
                    // A stale one; what is granted brings new chance.
                    wishes = vec![Some(body(&route, "k", seat, version + 1))];
                }
                let mut paths = vec![path.replace("?seat=0", &format!("?seat={seat}"))];
                if route.ends_with("/at/{version}") {
                    let at = |then: u32, eyes: &str| format!("/api/tables/pair/at/{then}?viewer={eyes}");
                    paths.extend((0..=version).step_by(4).map(|then| at(then, &pair.viewer.to_string())));
                    paths.extend((0..=version).step_by(4).map(|then| at(then, "spectator")));
                }
                // New tables have a new name each time.
                if (method.as_str(), route.as_str()) == ("POST", "/api/tables") || route == "/api/games" {
                    continue;
                }
                // The list of what the sender did has times in it, and a person who is forgotten sees nothing more.
                if route.starts_with("/api/me") {
                    continue;
                }
                for path in &paths {
                    for wish in &wishes {
                        let [one, other] = twins
                            .both(pair.viewer, async |browser| {
                                whole(browser, &method, path, wish.clone()).await
                            })
                            .await;
                        let mut named = [one, other];
                        if path == "/api/tables"
                            || path == "/api/mine"
                            || path == "/api/tables/pair/chat"
                            || path.ends_with("openapi.json")
                        {
                            for answer in &mut named {
                                *answer = without_names(answer);
                            }
                        }
                        assert_eq!(named[0], named[1], "{method} {path} as {} (seed {seed})", pair.viewer);
                    }
                }
            }
            let [one, other] = twins
                .both(pair.viewer, async |browser| {
                    let mut line = browser.connect("pair").await;
                    let first = next_text(&mut line).await;
                    assert!(matches!(Frame::from_json(&first), Ok(Frame::Snapshot(_))));
                    first
                })
                .await;
            assert_eq!(without_names(&one), without_names(&other), "the socket as {}", pair.viewer);
        }
    }
}

/// Without what is new each time: names of tables, cookies and times.
fn without_names(text: &str) -> String {
    // A signature has letters of all kinds.
    let text = match text.split_once("cabochon=") {
        Some((before, cookie)) => {
            format!("{before}{}", cookie.split_once(';').map_or("", |(_, after)| after))
        }
        None => text.to_owned(),
    };
    let long = |word: &&str| word.len() < 16 || !word.chars().all(|letter| letter.is_ascii_alphanumeric());
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let kept: Vec<&str> =
        words.filter(long).filter(|word| !(word.len() >= 10 && word.parse::<u64>().is_ok())).collect();
    kept.join(" ")
}
