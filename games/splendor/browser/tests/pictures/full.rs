//! The fullest tables of Splendor's modules: towers on the cards, hands, satchels, reserved nobles and double gold at once,
//! with two, three and four players, in every window; languages and themes take turns.

use anyhow::{Context, Result};
use browser::language::{speak, will_speak};
use browser::page::{at_rest, faults_of_table, none, pictures};
use browser::person::{my_turn, open_file, uncover, words};
use browser::position::{first_lines, seat_around};
use browser::scene::{Moment, NAMES, corpus, faults, log, sit_around};
use browser::windows::{NARROW, WINDOWS, Window, in_turn, longest_and_another};
use browser::{Size, Stage};
use kernel::{Awaiting, Game, Quiet, Seat};
use protocol::NewSeat;
use splendor::{Action, Decision, Module, NobleId, Player, Splendor};
use text::Language;

/// The sets whose tables have pieces that no other has: each new module alone, and all four.
const SETS: [&str; 3] = ["modules=strongholds", "modules=orient", "modules=cities,strongholds,posts,orient"];

/// Returns how much lies on the table that a module adds to it, and in hands.
fn fullness(game: &Splendor) -> u32 {
    let body = game.body();
    let towers: u32 = body.strongholds().map(|(.., count)| u32::from(count)).sum();
    let of = |seat: Seat| {
        let player: &Player = body.seat(seat);
        let copied = player.bought().filter(|&card| body.copied(card).is_some()).count();
        let nobles = body.reserved_nobles(seat).count() + player.nobles().count() + player.shields().count();
        u32::from(player.hand_size()) + (copied + nobles) as u32 + 2 * u32::from(player.double_golds())
    };
    towers + Seat::all(body.players()).map(of).sum::<u32>()
}

/// Returns the game of the corpus with these options and so many players up to the turn at which most lies there; none if
/// the corpus has none that the page draws.
fn fullest(set: &str, players: u8) -> Result<Option<String>> {
    let mut found: Option<(u32, String)> = None;
    for lines in corpus("splendor")? {
        let words: Vec<&str> = lines[0].split(' ').collect();
        if !words.contains(&set) || !words.contains(&format!("players={players}").as_str()) {
            continue;
        }
        let mut game = Splendor::new(&lines[0].parse()?);
        for (at, line) in lines.iter().enumerate().skip(1) {
            match game.awaiting() {
                Awaiting::Chance(_) => game.resolve(line.parse()?, &mut Quiet),
                Awaiting::Decision(_) => {
                    let full = fullness(&game);
                    let fuller = found.as_ref().is_none_or(|(most, _)| full > *most);
                    if game.decision() == Some(Decision::Act) && fuller {
                        found = Some((full, log(&lines[..at])));
                    }
                    game.play(line.parse()?, &mut Quiet);
                }
                Awaiting::Over => break,
            }
        }
    }
    Ok(found.map(|(_, log)| log))
}

/// Returns the name of the fullest table of a set.
fn name_of(set: &str, players: u8) -> String {
    format!("splendor-full-{}-{players}", set.replace(['=', ','], "-"))
}

/// Seats people at the fullest table of a set, and returns its name; none if the page does not draw the set.
async fn lay(stage: &Stage, set: &str, players: u8) -> Result<Option<String>> {
    let Some(log) = fullest(set, players)? else { return Ok(None) };
    let names = NAMES.iter().take(players.into());
    let seats: Vec<_> = names.map(|name| NewSeat::Human { name: (*name).to_owned() }).collect();
    stage.resize(Size::DESKTOP).await?;
    seat_around(stage, &log, &seats).await?;
    Ok(Some(name_of(set, players)))
}

/// Returns the parts of the panels that lie over something else: the pieces that were won and are left, points, counts,
/// names, and the known cards of a hand. Nobles lie over each other. Towers and reserved cards do not touch.
const COVERED: &str = "const faults = [], range = document.createRange();
    const kinds = '.points b, .points small, .who b, .who small, footer small, .tally small, footer .known';
    for (const panel of document.querySelectorAll('.opponent, .mine')) {
        const seen = query => [...panel.querySelectorAll(query)].filter(element => element.checkVisibility({ visibilityProperty: true }));
        const boxes = seen('.won > *').map(one => [one, one.querySelector('svg').getBoundingClientRect(), one.className || 'noble']);
        for (const words of seen(kinds)) {
            const clip = words.getBoundingClientRect();
            range.selectNodeContents(words);
            for (const line of range.getClientRects()) {
                const left = Math.max(line.left, clip.left), right = Math.min(line.right, clip.right);
                // A line is higher than its letters.
                const [top, bottom] = [line.top + line.height * .24, line.bottom - line.height * .21];
                if (right - left > 1) boxes.push([words, { left, right, top, bottom }, words.textContent]);
            }
        }
        for (const tower of seen('.won > .tower svg')) for (const back of seen('.backs .back')) {
            const [a, b] = [tower, back].map(part => part.getBoundingClientRect());
            if (Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom) < 1) faults.push(`${panel.className}: a tower touches a reserved card`);
        }
        for (const city of seen('.won > .won-city svg')) for (const satchel of seen('.satchels svg')) {
            const [a, b] = [city, satchel].map(part => part.getBoundingClientRect());
            if (Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom) < 0) faults.push(`${panel.className}: a satchel lies over a city`);
        }
        for (const golds of seen('.double-gold')) for (const card of seen('.hand > *')) {
            const [a, b] = [golds, card].map(part => part.getBoundingClientRect());
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 0 && high > 0) faults.push(`${panel.className}: double gold lies under ${card.dataset.piece} by ${wide.toFixed(1)}`);
        }
        for (const [at, [one, a, name]] of boxes.entries()) for (const [other, b, its] of boxes.slice(at + 1)) {
            const nobles = [one, other].every(prize => prize.matches('.won > *') && !prize.matches('.tower, .shield, .won-city'));
            if (nobles || one.contains(other) || other.contains(one)) continue;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1) faults.push(`${panel.className}: ${name} and ${its} overlap by ${wide.toFixed(1)} x ${high.toFixed(1)}`);
        }
    }
    return faults;";

/// Returns what is covered in the panels in every window with a layout of its own.
async fn covered(stage: &Stage, scene: &str) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for (window, size, _) in [WINDOWS[0], WINDOWS[3], WINDOWS[7], WINDOWS[8]] {
        stage.resize(size).await?;
        at_rest(stage).await?;
        let found: Vec<String> = stage.web().execute(COVERED, Vec::new()).await?.convert()?;
        all.extend(found.into_iter().map(|fault| format!("{scene}, {window}: {fault}")));
    }
    Ok(all)
}

/// Looks at the full tables of so many players.
async fn full_tables_fit(players: u8) -> Result<()> {
    let stage = Stage::open().await?;
    let mut all = Vec::new();
    for (number, set) in SETS.into_iter().enumerate() {
        will_speak(&stage, Language::ALL[0]).await?;
        let Some(scene) = lay(&stage, set, players).await? else { continue };
        for language in Language::ALL {
            stage.resize(Size::DESKTOP).await?;
            speak(&stage, language).await?;
            stage.wait_for(".tray").await?;
            uncover(&stage).await?;
            let scene = format!("{scene}-{}", language.tag());
            all.extend(covered(&stage, &scene).await?);
            for view in in_turn(number + usize::from(players), language) {
                all.extend(faults(&stage, view, &scene, Moment::Turn).await?);
            }
        }
    }
    none(all);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn full_tables_of_modules_with_two_fit() -> Result<()> {
    full_tables_fit(2).await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn full_tables_of_modules_with_three_fit() -> Result<()> {
    full_tables_fit(3).await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn full_tables_of_modules_with_four_fit() -> Result<()> {
    full_tables_fit(4).await
}

/// Returns how many elements of a module the page shows.
async fn shown(stage: &Stage, selector: &str) -> Result<usize> {
    let script = "return [...document.querySelectorAll(arguments[0])].filter(element => element.checkVisibility()).length";
    Ok(stage.web().execute(script, vec![selector.into()]).await?.convert()?)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn every_piece_of_the_modules_is_on_the_table() -> Result<()> {
    let stage = Stage::open().await?;
    for set in SETS {
        let Some(log) = fullest(set, 4)? else { continue };
        let mut lines = log.lines();
        let mut game = Splendor::new(&lines.next().context("a set-up")?.parse()?);
        for line in lines {
            match game.awaiting() {
                Awaiting::Chance(_) => game.resolve(line.parse()?, &mut Quiet),
                _ => game.play(line.parse()?, &mut Quiet),
            }
        }
        lay(&stage, set, 4).await?;
        uncover(&stage).await?;
        let body = game.body();
        let towers: usize = body.strongholds().map(|(.., count)| usize::from(count)).sum();
        let golds = body.seats().filter(|player| player.double_golds() > 0).count();
        let promised: usize = Seat::all(4).map(|seat| body.reserved_nobles(seat).count()).sum();
        let orient = (0..3).flat_map(|level| (0..2).map(move |column| (level, column)));
        let orient = orient.filter(|&(level, column)| body.orient_face_up(level, column).is_some()).count();
        let has = |module| usize::from(body.modules().has(module));
        for window in [WINDOWS[0], WINDOWS[7]] {
            let (name, size, _): Window = window;
            stage.resize(size).await?;
            let expected = [
                (".market .tower", towers),
                ("[data-at^='towers-of-']", 4 * has(Module::Strongholds)),
                (".double-gold", golds),
                (".promised", promised),
                (".market-divider ~ .slot .card", orient),
                (".market-divider ~ .deck", 3 * has(Module::Orient)),
            ];
            for (selector, number) in expected {
                assert_eq!(shown(&stage, selector).await?, number, "{set}, {name}: {selector}");
            }
        }
    }
    stage.close().await
}

/// Returns a game of the corpus up to where a player chooses among nobles, and the one of them that only this player can
/// receive.
fn own_noble_visits() -> Result<(String, NobleId)> {
    for lines in corpus("splendor")?.into_iter().filter(|lines| lines[0].contains("orient")) {
        let mut game = Splendor::new(&lines[0].parse()?);
        for (at, line) in lines.iter().enumerate().skip(1) {
            match game.awaiting() {
                Awaiting::Chance(_) => game.resolve(line.parse()?, &mut Quiet),
                Awaiting::Decision(seat) => {
                    let mut own = None;
                    game.legal_actions(|action| match action {
                        Action::Receive(noble)
                            if game.body().reserved_nobles(seat).any(|one| one == noble) =>
                        {
                            own = Some(noble);
                        }
                        _ => {}
                    });
                    if let Some(noble) = own.filter(|_| game.action_count() > 1) {
                        return Ok((log(&lines[..at]), noble));
                    }
                    game.play(line.parse()?, &mut Quiet);
                }
                Awaiting::Over => break,
            }
        }
    }
    anyhow::bail!("in no game of the corpus a reserved noble is one of several")
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn a_reserved_noble_is_received_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    let (log, noble) = own_noble_visits()?;
    let seats: Vec<_> =
        NAMES.iter().take(4).map(|name| NewSeat::Human { name: (*name).to_owned() }).collect();
    let players =
        log.lines().next().and_then(|setup| setup.split("players=").nth(1)?.chars().next()?.to_digit(10));
    seat_around(&stage, &log, &seats[..players.context("a number of players")? as usize]).await?;
    stage.resize(Size::PHONE).await?;
    uncover(&stage).await?;
    stage.wait_for(".tray[data-mode='noble']").await?;
    // It lies nowhere else, so that it is chosen in the tray, where a finger reaches it.
    let choice = format!("[data-choice='{noble}'].promise");
    stage.wait_for(&choice).await?;
    let script = "const choice = document.querySelector(arguments[0]), box = choice.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return choice.contains(top) && box.width >= 24 && box.height >= 24 && box.right <= innerWidth && box.bottom <= innerHeight;";
    let in_reach: bool = stage.web().execute(script, vec![choice.as_str().into()]).await?.convert()?;
    assert!(in_reach, "a finger cannot choose the reserved noble");
    let mut faults = Vec::new();
    for (name, size, whole) in WINDOWS.into_iter().chain(NARROW) {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("own-noble-{name}")).await?;
        let found = faults_of_table(&stage, whole).await?;
        faults.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    // The question is whole in every language, and the noble with what it requires.
    let script = "const faults = [], box = element => element.getBoundingClientRect(), range = document.createRange();
        const detail = box(document.querySelector('.tray .detail')), noble = document.querySelector('.candidates .promise');
        range.selectNodeContents(document.querySelector('.tray .heading'));
        if (range.getBoundingClientRect().top < detail.top - 2.5 || range.getBoundingClientRect().bottom > detail.bottom + 2.5) faults.push('the question is cut');
        for (const need of noble.querySelectorAll('.count')) if (box(need).bottom > box(noble).bottom) faults.push('a requirement leaves its tile');
        return faults;";
    for language in Language::ALL {
        for size in [Size::DESKTOP, Size::PHONE] {
            stage.resize(size).await?;
            speak(&stage, language).await?;
            stage.wait_for(".tray").await?;
            uncover(&stage).await?;
            stage.wait_for(&choice).await?;
            at_rest(&stage).await?;
            let found: Vec<String> = stage.web().execute(script, Vec::new()).await?.convert()?;
            faults.extend(found.into_iter().map(|fault| format!("{}, {size:?}: {fault}", language.tag())));
        }
    }
    speak(&stage, Language::English).await?;
    stage.wait_for(".tray").await?;
    uncover(&stage).await?;
    none(faults);
    stage.resize(Size::PHONE).await?;
    let before = shown(&stage, ".mine .promised").await?;
    assert!(before > 0, "the reserved noble is not by its owner");
    let said = words(&stage, ".mine > .heard").await?;
    assert!(said.contains("Reserved the noble"), "{said}");
    none(pictures(&stage, "own-noble").await?);
    stage.resize(Size::PHONE).await?;
    stage.click(&choice).await?;
    let version = stage.version().await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for_version(version + 1).await?;
    let left = shown(&stage, ".promised").await?;
    let script = "return document.querySelectorAll('.promised').length";
    assert_eq!(
        stage.web().execute(script, Vec::new()).await?.convert::<usize>()?,
        left,
        "all are to be seen"
    );
    stage.close().await
}

/// Returns the game of the corpus with all modules and so many players up to the last turn: somebody has a city.
fn with_city(players: u8) -> Result<String> {
    let set = format!("players={players} {} ", SETS[2]);
    let lines = corpus("splendor")?.into_iter().find(|lines| lines[0].contains(&set)).context("a game")?;
    let mut game = Splendor::new(&lines[0].parse()?);
    let mut last = 0;
    for (at, line) in lines.iter().enumerate().skip(1) {
        match game.awaiting() {
            Awaiting::Chance(_) => game.resolve(line.parse()?, &mut Quiet),
            Awaiting::Decision(_) => {
                if game.decision() == Some(Decision::Act) {
                    last = at;
                }
                game.play(line.parse()?, &mut Quiet);
            }
            Awaiting::Over => break,
        }
    }
    Ok(log(&lines[..last]))
}

/// Returns what is cut of who the players are, in their panels and in the list of the nearest city.
const CUT: &str = "return [...document.querySelectorAll('.opponent .who :is(b, small), .race .who')]
    .filter(words => words.checkVisibility() && words.scrollWidth > words.clientWidth + 1)
    .map(words => `${words.textContent} takes ${words.scrollWidth} of ${words.clientWidth}`);";

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn who_plays_is_whole_beside_a_city_and_shields() -> Result<()> {
    let stage = Stage::open().await?;
    let mut all = Vec::new();
    for players in 2..=4 {
        let person = || NewSeat::Human { name: String::new() };
        let bot = |level: &str| NewSeat::Bot { level: level.to_owned() };
        let seats = [person(), bot("master"), bot("greedy"), person()];
        stage.resize(Size::DESKTOP).await?;
        let languages = longest_and_another(players.into());
        will_speak(&stage, languages[0]).await?;
        seat_around(&stage, &with_city(players)?, &seats[..players.into()]).await?;
        for language in languages {
            stage.resize(Size::DESKTOP).await?;
            speak(&stage, language).await?;
            stage.wait_for(".tray").await?;
            uncover(&stage).await?;
            for (window, size, _) in WINDOWS.into_iter().take(4).chain([WINDOWS[7]]) {
                stage.resize(size).await?;
                at_rest(&stage).await?;
                stage.screenshot(&format!("who-{players}-{}-{window}", language.tag())).await?;
                // On a phone names are on two lines, the longest of a bot beside a tower.
                let script = if window == "phone" { COVERED } else { CUT };
                let cut: Vec<String> = stage.web().execute(script, Vec::new()).await?.convert()?;
                all.extend(
                    cut.into_iter().map(|cut| format!("{players}, {}, {window}: {cut}", language.tag())),
                );
            }
        }
    }
    none(all);
    stage.close().await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn two_double_golds_are_seen_beside_a_full_hand() -> Result<()> {
    let stage = Stage::open().await?;
    let log = include_str!("../../../corpus/posts-orient-2p-through-a-shield.cab");
    open_file(&stage, &first_lines(log, 239)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    assert_eq!(words(&stage, ".mine .double-gold").await?.trim().chars().last(), Some('2'));
    let mut all = Vec::new();
    for (window, size, _) in WINDOWS {
        stage.resize(size).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("two-double-golds-{window}")).await?;
        let found: Vec<String> = stage.web().execute(COVERED, Vec::new()).await?.convert()?;
        all.extend(found.into_iter().map(|fault| format!("{window}: {fault}")));
    }
    none(all);
    stage.close().await
}

/// Returns the bonuses of which the figure lies under the city that an opponent won.
const UNDER_CITY: &str = "const faults = [];
    for (const city of document.querySelectorAll('.opponent .won > .won-city')) for (const figure of city.closest('.opponent').querySelectorAll('.plate b')) {
        const [a, b] = [figure, city].map(part => part.getBoundingClientRect());
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left), high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > a.height * .25) faults.push(`${figure.parentElement.className} ${figure.textContent} lies under a city by ${wide.toFixed(1)} x ${high.toFixed(1)}`);
    }
    return faults;";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn cities_of_three_opponents_are_clear_of_bonuses_in_upright_windows() -> Result<()> {
    let stage = Stage::open().await?;
    let (mut cities, mut all) = (0, Vec::new());
    for lines in corpus("splendor")? {
        let setup = &lines[0];
        if !["players=4", "cities", "orient"].iter().all(|word| setup.contains(word)) {
            continue;
        }
        let last = lines.iter().rposition(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
        stage.resize(Size::DESKTOP).await?;
        sit_around(&stage, &log(&lines[..last.context("a decision")?])).await?;
        stage.wait_for(".tray").await?;
        let won = "return document.querySelectorAll('.opponent .won-city').length";
        cities += stage.web().execute(won, Vec::new()).await?.convert::<usize>()?;
        for (width, height) in [(320, 568), (338, 662), (390, 700), (390, 844)] {
            stage.resize(Size { width, height, phone: true }).await?;
            at_rest(&stage).await?;
            let found: Vec<String> = stage.web().execute(UNDER_CITY, Vec::new()).await?.convert()?;
            all.extend(found.into_iter().map(|fault| format!("{setup}, {width}x{height}: {fault}")));
        }
    }
    assert!(cities > 0, "no opponent has a city");
    none(all);
    stage.close().await
}
