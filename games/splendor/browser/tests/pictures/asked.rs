//! The questions of the modules to a player, in games of the corpus with as much on the table as possible: said with
//! their rules, within every window and language, and answered by mouse.

use anyhow::{Context, Result};
use browser::language::{speak, will_speak};
use browser::page::{at_rest, none};
use browser::person::{open_file, uncover, words};
use browser::scene::{Moment, corpus, faults, log, sit_around};
use browser::windows::{self, in_turn, longest_and_another};
use browser::{Size, Stage};
use kernel::{Awaiting, Game, Quiet, Viewer};
use splendor::{Action, Decision, Spent, Splendor};
use splendor_browser::player::prepare;
use splendor_play::tray::Tray;
use text::Language;
use tray::Turn;

/// A decision of the modules: its name for pictures, the mode of the tray, the rule that is quoted, the set of modules of
/// the games it is looked for in, and whether an action is its answer.
struct Asked {
    name: &'static str,
    mode: &'static str,
    rule: &'static str,
    modules: &'static str,
    answers: fn(&Splendor, Action) -> bool,
}

const ALL: &str = "cities,strongholds,posts,orient";

const ASKED: [Asked; 13] = [
    asked("city", "city", "Rule 7 of", "cities,posts", |game, _| decides(game, Decision::TakeCity)),
    asked("token", "token", "Rule 33 of", "strongholds,posts", |game, _| decides(game, Decision::PostToken)),
    asked("place", "stronghold", "Rule 14 of", ALL, |_, action| matches!(action, Action::Place(_))),
    asked("third", "stronghold", "Rule 21 of", "strongholds", is_third),
    asked("move", "moving", "Rule 15 of", ALL, |_, action| matches!(action, Action::Move { .. })),
    asked("remove", "removing", "Rule 18 of", ALL, |_, action| matches!(action, Action::Remove(_))),
    asked("conquest", "conquest", "Rule 21 of", "strongholds", |_, action| conquers(action)),
    asked("conquest-of-the-orient", "conquest", "Rule 21 of", "strongholds,orient", |_, action| {
        conquers(action)
    }),
    asked("copy", "tying", "Rule 54 of", ALL, |game, _| decides(game, Decision::Copy)),
    asked("free", "free", "Rule 57 of", ALL, |game, _| decides(game, Decision::TakeFree)),
    asked("reserve-noble", "reserving-noble", "Rule 60 of", "orient", |game, _| {
        decides(game, Decision::ReserveNoble)
    }),
    asked("double-gold", "buying", "Rule 52 of", ALL, |_, action| {
        spends(action, |spent| matches!(spent, Spent::DoubleGold(_)))
    }),
    asked("discard", "buying", "Rule 63 of", ALL, |_, action| {
        spends(action, |spent| matches!(spent, Spent::Cards(..)))
    }),
];

const fn asked(
    name: &'static str,
    mode: &'static str,
    rule: &'static str,
    modules: &'static str,
    answers: fn(&Splendor, Action) -> bool,
) -> Asked {
    Asked { name, mode, rule, modules, answers }
}

fn decides(game: &Splendor, decision: Decision) -> bool {
    game.decision() == Some(decision) && game.action_count() > 1
}

/// Returns whether a third stronghold is placed on a card.
fn is_third(game: &Splendor, action: Action) -> bool {
    let two =
        |card| game.body().strongholds_on(card).is_some_and(|(seat, n)| seat == game.body().turn() && n == 2);
    matches!(action, Action::Place(card) if two(card))
}

fn conquers(action: Action) -> bool {
    matches!(action, Action::Conquer { .. })
}

fn spends(action: Action, how: impl Fn(Spent) -> bool) -> bool {
    matches!(action, Action::Buy { spent, .. } if how(spent))
}

/// A decision in the corpus: the game up to it, its answer, and the number of sentences about the consequences that
/// small windows owe.
struct Found {
    log: String,
    action: Action,
    owed: usize,
}

/// Returns how many sentences say what comes of an action: the consequences, or else that the points change.
fn owed(game: &Splendor, action: Action) -> Option<usize> {
    let Awaiting::Decision(seat) = game.awaiting() else { return None };
    let mut tray = Tray::new(&game.view(Viewer::Seat(seat)))?;
    let prepared = Some(tray.prepare(action)).and_then(|_| tray.prepared())?;
    let points = usize::from(!prepared.open && prepared.point_change() != 0);
    Some(prepared.notes().len().max(points))
}

/// Returns where in the corpus most comes of the answer to such a decision, in a game of as many players as possible, as
/// late as possible.
fn found(asked: &Asked) -> Result<Found> {
    let set = format!(" modules={} ", asked.modules);
    let mut games = corpus("splendor")?;
    games.retain(|lines| lines[0].contains(&set));
    games.sort_by(|one, other| other[0].cmp(&one[0]));
    let mut found: Option<Found> = None;
    for lines in games {
        let most = found.as_ref().map_or(0, |found| found.owed + 1);
        let mut game = Splendor::new(&lines[0].parse()?);
        for (at, line) in lines.iter().enumerate().skip(1) {
            match game.awaiting() {
                Awaiting::Chance(_) => game.resolve(line.parse()?, &mut Quiet),
                Awaiting::Decision(_) => {
                    let action = line.parse()?;
                    let owed = (asked.answers)(&game, action).then(|| owed(&game, action)).flatten();
                    let least = found.as_ref().map_or(0, |found| found.owed).max(most);
                    if let Some(owed) = owed.filter(|owed| *owed >= least) {
                        found = Some(Found { log: log(&lines[..at]), action, owed });
                    }
                    game.play(action, &mut Quiet);
                }
                Awaiting::Over => break,
            }
        }
    }
    found.with_context(|| format!("no game of the corpus asks for: {}", asked.name))
}

/// The windows in which every sentence of a question is measured: the smallest of each layout, and the usual ones.
const MEASURED: [&str; 6] =
    ["phone", "desktop", "small-laptop", "small-phone", "phone-on-its-side", "narrow"];

/// Returns the sentences and choices of a question, or of its consequences, that are not whole: a line is cut, lies
/// over the player's pieces, or under something else. The figures of a tile are measured with the tile.
const NOT_WHOLE: &str = "scrollTo(0, document.documentElement.scrollHeight);
    const faults = new Set(), range = document.createRange(), [detail, after] = ['.tray .detail', '.mine .after'].map(part => document.querySelector(part));
    const own = [...document.querySelectorAll('.mine :is(.won > *, .plate, .heap, .hand > *, .points, .after)')].filter(element => element.checkVisibility());
    const lines = part => document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (const words of [detail, after].map(lines)) while (words.nextNode()) {
        const said = words.currentNode.data.trim(), element = words.currentNode.parentElement;
        if (!said || element.closest('.heard, svg, .tile') || !element.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(words.currentNode);
        for (const line of range.getClientRects()) {
            if (line.width < 2) continue;
            // A line is higher than its letters.
            const top = line.top + line.height * .2, bottom = line.bottom - line.height * .2, what = said.slice(0, 30);
            for (const y of [top, bottom]) for (const x of [line.left + 1.5, (line.left + line.right) / 2, line.right - 1.5]) {
                const seen = document.elementFromPoint(x, y);
                // Lines of what comes of it are so close that each is in the box of its neighbours.
                if (words.root === after && after.contains(seen)) continue;
                if (seen && !seen.contains(element) && !element.contains(seen)) faults.add(`${what} lies under ${seen.localName} ${seen.getAttribute('class')}`);
            }
            for (let around = element; around !== document.body; around = around.parentElement) {
                const box = around.getBoundingClientRect();
                const cut = Math.max(box.top - top, bottom - box.bottom);
                if (getComputedStyle(around).overflowY !== 'visible' && cut > .5) faults.add(`${what} is cut by ${cut.toFixed(1)} px`);
            }
            for (const other of own.filter(other => !other.contains(element))) {
                const box = other.getBoundingClientRect();
                const wide = Math.min(line.right, box.right) - Math.max(line.left, box.left), high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
                if (wide > 1 && high > 1) faults.add(`${what} lies over ${other.className} by ${wide.toFixed()} x ${high.toFixed(1)}`);
            }
        }
    }
    scrollTo(0, 0);
    const sentences = [...after.children].filter(sentence => sentence.checkVisibility()).length;
    if (sentences < arguments[0]) faults.add(`${sentences} of ${arguments[0]} sentences are said of what comes of it`);
    return [...faults];";

/// Returns what overlaps in the panel of the player: the lines of what is left reach the consequences of the turn or
/// leave the panel, or something that was won lies over the word for the points.
const OVER_EACH_OTHER: &str = "const faults = [], range = document.createRange(), mine = document.querySelector('.mine');
    const lines = query => [...mine.querySelectorAll(query)].filter(element => element.checkVisibility()).flatMap(element => (range.selectNodeContents(element), [...range.getClientRects()]));
    const meet = (one, other, gap) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2 && Math.min(one.right, other.right) - Math.max(one.left, other.left) > -gap;
    const [left, after, won] = [lines('.left-over'), lines('.after > span'), [...mine.querySelectorAll('.won > *')].map(element => element.getBoundingClientRect())];
    if (left.some(line => after.some(other => meet(line, other, 3)))) faults.push('what is left reaches what comes of it');
    if (left.some(line => line.bottom > mine.getBoundingClientRect().bottom)) faults.push('what is left leaves the panel');
    if (lines('.identity .points small').some(line => won.some(other => meet(line, other, -1)))) faults.push('the word for the points is covered');
    return faults;";

/// Returns what is wrong with a question in the windows whose turn it is in this language, and which of its words are not
/// whole.
async fn seen(
    stage: &Stage,
    scene: &str,
    number: usize,
    language: Language,
    owed: usize,
) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for (window, theme) in in_turn(number, language) {
        all.extend(faults(stage, (window, theme), scene, Moment::Turn).await?);
        let (name, ..) = window;
        if MEASURED.contains(&name) {
            let found: Vec<String> = stage.web().execute(NOT_WHOLE, vec![owed.into()]).await?.convert()?;
            all.extend(found.into_iter().map(|fault| format!("{scene}, {name}: {fault}")));
        }
    }
    stage.resize(Size::DESKTOP).await?;
    Ok(all)
}

/// Returns what is wrong with the decision of this number in every window, with the languages in turn; it is answered at
/// the end.
async fn look(stage: &Stage, number: usize, asked: &Asked) -> Result<Vec<String>> {
    let Found { log, action, owed } = found(asked)?;
    stage.resize(Size::DESKTOP).await?;
    will_speak(stage, Language::ALL[0]).await?;
    sit_around(stage, &log).await?;
    let mut all = Vec::new();
    for language in Language::ALL {
        stage.resize(Size::DESKTOP).await?;
        speak(stage, language).await?;
        stage.wait_for(".tray").await?;
        uncover(stage).await?;
        let scene = format!("splendor-asked-{}-{}", asked.name, language.tag());
        // Before anything is chosen the question is there with its rule.
        if asked.mode != "buying" {
            let first =
                if asked.mode == "moving" || asked.mode == "removing" { "stronghold" } else { asked.mode };
            stage.wait_for(&format!(".tray[data-mode='{first}']")).await?;
            all.extend(seen(stage, &format!("{scene}-open"), number, language, 0).await?);
        }
        prepare(stage, action).await?;
        stage.wait_for(&format!(".tray[data-mode='{}']", asked.mode)).await?;
        if language == Language::English {
            let said = words(stage, ".tray").await?;
            assert!(said.contains(asked.rule), "{scene}: {said}");
        }
        let found: Vec<String> = stage.web().execute(OVER_EACH_OTHER, Vec::new()).await?.convert()?;
        all.extend(found.into_iter().map(|fault| format!("{scene}: {fault}")));
        all.extend(seen(stage, &scene, number, language, owed).await?);
    }
    let version = stage.version().await?;
    stage.click("[data-act='confirm']:enabled").await?;
    stage.wait_for_version(version + 1).await?;
    Ok(all)
}

/// Looks at the decisions that are wanted.
async fn every(wanted: impl Fn(&Asked) -> bool) -> Result<()> {
    let stage = Stage::open().await?;
    let mut all = Vec::new();
    for (number, asked) in ASKED.iter().enumerate().filter(|(_, asked)| wanted(asked)) {
        all.extend(look(&stage, number, asked).await.with_context(|| format!("asked: {}", asked.name))?);
    }
    none(all);
    stage.close().await
}

/// Returns whether a decision is about a stronghold.
fn is_of_strongholds(asked: &Asked) -> bool {
    ["stronghold", "moving", "removing", "conquest"].contains(&asked.mode)
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_strongholds_ask_is_said_with_its_rule_and_fits_in_every_language() -> Result<()> {
    every(is_of_strongholds).await
}

#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn what_other_modules_ask_is_said_with_its_rule_and_fits_in_every_language() -> Result<()> {
    every(|asked| !is_of_strongholds(asked)).await
}

/// Positions of games with modules in which a turn has the most to say, and what is pressed to prepare it; nothing where
/// a conquest is asked about at once. The last three are of one game with posts and a full hand: a payment with the gold
/// of the third post, after which a shield comes, one that pays too much, and a pair without its third token.
const WIDEST: [(&str, &str, &[&str]); 9] = [
    ("conquest", include_str!("../../positions/conquest-with-double-gold.cab"), &[]),
    ("two-double-golds", include_str!("../../positions/two-double-golds.cab"), &["card-103"]),
    ("double-gold-beside-gold", include_str!("../../positions/double-gold-beside-gold.cab"), &["hand-0"]),
    ("double-gold-overpaid", include_str!("../../positions/double-gold-overpaid.cab"), &["card-1"]),
    (
        "stronghold-before-a-token",
        include_str!("../../positions/stronghold-before-a-token.cab"),
        &["card-86"],
    ),
    ("discard", include_str!("../../positions/discard.cab"), &["card-116"]),
    ("gold-of-post-3", GOLD_OF_POST_3, &["hand-0"]),
    ("overpaid", GOLD_OF_POST_3, &["hand-0", "pay-g"]),
    ("third-token", GOLD_OF_POST_3, &["bank-g", "bank-g"]),
];

const GOLD_OF_POST_3: &str = include_str!("../../positions/gold-of-post-3.cab");

/// The windows with the layout of a desktop.
const DESKTOPS: [&str; 4] = ["desktop", "large", "laptop", "small-laptop"];

/// Returns the parts of a turn that are hidden in the tray: by the button, or since it has to be scrolled.
const HIDDEN: &str = "const detail = document.querySelector('.tray .detail'), actions = document.querySelector('.tray .actions').getBoundingClientRect();
    const faults = detail.scrollHeight > detail.clientHeight + 1 ? [`${detail.scrollHeight} px in ${detail.clientHeight}`] : [];
    for (const piece of detail.querySelectorAll('[data-piece]')) {
        const box = piece.getBoundingClientRect();
        if (box.width > 0 && box.bottom > actions.top + 1) faults.push(`${piece.dataset.piece} lies under the button`);
    }
    const after = document.querySelector('.mine .after'), mine = document.querySelector('.mine-area').getBoundingClientRect();
    const range = document.createRange(), heading = detail.querySelector('.heading');
    if (heading) range.selectNodeContents(heading);
    if (heading && range.getBoundingClientRect().top < mine.top + 3) faults.push('the question lies at the edge');
    range.selectNodeContents(after);
    if (range.getBoundingClientRect().bottom > mine.bottom) faults.push('what comes of it is cut');
    return faults;";

/// The windows of phones.
const PHONES: [&str; 3] = ["phone", "small-phone", "phone-on-its-side"];

/// Returns the parts of a turn that a phone owes and lacks. They are the question of a conquest or a discard, for a
/// conquest its price, otherwise its consequences, the hint, and every piece of it with what it covers, in reach of a
/// finger. Each has to be whole and clear of the player's pieces, with the buttons within a window of the usual size.
const OWED: &str = "scrollTo(0, document.documentElement.scrollHeight);
    const faults = [], box = element => element.getBoundingClientRect(), all = query => [...document.querySelectorAll(query)].filter(element => element.checkVisibility());
    const detail = document.querySelector('.tray .detail'), room = box(detail), conquers = document.querySelector(\".tray[data-mode='conquest']\");
    const asks = conquers ? 2 : detail.querySelector('.spending') ? 1 : 0;
    const said = ['.heading', '.price', '.hint', '.covers'].flatMap(part => all(`.tray .detail ${part}`)).filter(part => part.textContent.trim());
    if (said.filter(part => part.matches('.heading, .price')).length < asks) faults.push('the question or its price is missing');
    const after = document.querySelector('.mine .after');
    if (!conquers && !after.innerText.trim()) faults.push('nothing is said of what comes of it');
    if (after.scrollHeight > after.clientHeight + 2) faults.push(`what comes of it has ${after.clientHeight} of ${after.scrollHeight} px`);
    // Smaller windows scroll.
    const high = document.documentElement.scrollHeight;
    if (innerHeight >= 844 && high > innerHeight) faults.push(`the page is ${high} px high`);
    const own = [...all('.mine .won > *'), ...all('.mine .plate'), ...all('.mine .heap'), ...all('.mine .hand > *')];
    for (const part of [...said, ...all('.tray .detail [data-piece]')]) {
        const it = box(part), name = part.dataset.piece ?? part.className;
        const seen = part.matches('button') && document.elementFromPoint((it.left + it.right) / 2, (it.top + it.bottom) / 2);
        if (seen !== false && !part.contains(seen)) faults.push(`${name} lies under ${seen?.className}`);
        // A line is higher than its letters.
        if (it.top < room.top - 2.5 || it.bottom > room.bottom + 1.5 || it.right > room.right + 1.5) faults.push(`${name} is cut: ${it.top} to ${it.bottom} of ${room.top} to ${room.bottom}`);
        const clip = part.closest('.grooves'), edge = clip && getComputedStyle(clip).overflowY != 'visible' ? box(clip) : room;
        if (it.bottom > edge.bottom + 1.5 || it.top < edge.top - 2.5) faults.push(`${name} is cut by its line: ${it.top} to ${it.bottom} of ${edge.top} to ${edge.bottom}`);
        for (const other of own) {
            const its = box(other), [width, height] = [Math.min(it.right, its.right) - Math.max(it.left, its.left), Math.min(it.bottom, its.bottom) - Math.max(it.top, its.top)];
            if (width > 1 && height > 2) faults.push(`${name} lies over ${other.dataset.at ?? other.className}`);
        }
    }";

/// Three strongholds on a card of the base game have their signs apart, and what a card in a price says is its label alone.
const APART: &str = "for (const tower of document.querySelectorAll('.stack-of-towers.selected .tower, .slot:has(.selected) .tower')) {
        const sign = tower.querySelector('text'), next = tower.nextElementSibling;
        if (!sign?.getClientRects().length) faults.push('a tower without its sign');
        else if (next && box(sign).right > box(next).left + 1.5) faults.push(`a sign is covered: ${box(sign).right} of ${box(next).left}`);
    }
    for (const card of document.querySelectorAll('.spent-card, button.double')) {
        const heard = [...card.querySelectorAll(':not([aria-hidden])')].filter(part => !part.closest('[aria-hidden]') && part.textContent.trim());
        if (!card.ariaLabel || card.title || heard.length) faults.push(`${card.dataset.piece} is read twice`);
    }
    return faults;";

/// The windows that show one of the widest turns, the faults in them, and the turns for which this holds.
struct Look {
    windows: &'static [&'static str],
    faults: String,
    shows: fn(&str) -> bool,
}

/// A very narrow phone shows a payment in which gold covers two.
fn looks() -> [Look; 3] {
    let covers_two = |name: &str| ["gold-of-post-3", "overpaid"].contains(&name);
    [
        Look { windows: &DESKTOPS, faults: HIDDEN.to_owned(), shows: |_| true },
        Look { windows: &PHONES, faults: [OWED, APART].concat(), shows: |name| name != "two-double-golds" },
        Look { windows: &["narrow"], faults: [OWED, "return faults;"].concat(), shows: covers_two },
    ]
}

/// Looks at the widest turns in Russian, which has the longest words, and in one of the other languages.
#[tokio::test]
#[ignore = "takes pictures in a real browser: cargo xtask pictures"]
async fn the_widest_turns_of_modules_are_whole_in_every_window() -> Result<()> {
    let stage = Stage::open().await?;
    let mut all = Vec::new();
    for (number, (name, log, presses)) in WIDEST.into_iter().enumerate() {
        let languages = longest_and_another(number);
        will_speak(&stage, languages[0]).await?;
        open_file(&stage, log).await?;
        for language in languages {
            stage.resize(Size::DESKTOP).await?;
            speak(&stage, language).await?;
            stage.wait_for(".tray").await?;
            uncover(&stage).await?;
            for piece in presses {
                stage.click(&format!("[data-piece='{piece}']")).await?;
                stage
                    .wait_for(
                        ".tray:is([data-mode='buying'], [data-mode='taking'], [data-mode='stronghold'])",
                    )
                    .await?;
            }
            for look in looks().iter().filter(|look| (look.shows)(name)) {
                for window in look.windows {
                    let (_, size, _) = windows::all().find(|(name, ..)| name == window).unwrap();
                    stage.resize(size).await?;
                    at_rest(&stage).await?;
                    let scene = format!("widest-{name}-{}-{window}", language.tag());
                    let found: Vec<String> =
                        stage.web().execute(look.faults.as_str(), Vec::new()).await?.convert()?;
                    all.extend(stage.picture(&scene, found).await?);
                }
            }
        }
    }
    none(all);
    stage.close().await
}
