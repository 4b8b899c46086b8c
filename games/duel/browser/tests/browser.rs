//! Splendor Duel in a real browser: whole games by mouse, against a bot, over a link, and with the keys.

use std::cell::RefCell;
use std::collections::BTreeSet;

use anyhow::{Context, Result};
use browser::barriers::barriers;
use browser::page::{
    apart_from_what_is_covered, at_rest, covered_by_pills, faults_of_layout, none, pictures,
    pieces_are_a_column,
};
use browser::person::{
    Mouse, PERSON, PlayerOf, click, make_in, my_turn, open_file, piece, press, seen, send, sit_in_lobby,
    snapshot, standing, uncover, words,
};
use browser::position::{first_lines, game_file_of, seat_around};
use browser::thirtyfour::{By, Key, common::keys::TypingData};
use browser::together::{in_turn, invite, sit};
use browser::{Motion, Size, Stage, Theme};
use duel::{Action, Duel, View};
use duel_play::tray::{Mode, Piece, Tray};
use kernel::{Game, Seat, Viewer};
use protocol::NewSeat;
use tray::Turn;

/// Duel, by mouse.
struct ByMouse;

impl Mouse for ByMouse {
    type Turn = Tray;
    type Plan = duel_play::DuelPlay;

    fn clicks(tray: &Tray, view: &View, action: Action) -> Vec<String> {
        let clicks = match action {
            Action::UsePrivilege(space) => vec![Piece::Privilege, Piece::Space(space)],
            Action::Replenish => vec![Piece::Bag],
            // One end, then the other.
            Action::Take(spaces) => {
                let last = spaces.iter().last().filter(|_| spaces.count() > 1);
                spaces.iter().take(1).chain(last).map(Piece::Space).collect()
            }
            Action::Reserve { card, gold } => vec![Piece::Space(gold), Piece::Card(card)],
            Action::ReserveTop { level, gold } => vec![Piece::Space(gold), Piece::Deck(level)],
            Action::Buy { card, gold_as } => {
                let player = view.body().seat(tray.seat());
                let place = player.hand().position(|reserved| reserved.card() == Some(card));
                let first = place.map_or(Piece::Card(card), |place| Piece::Hand(place as u8));
                let extra = gold_as.less(player.price(card).lacking);
                let paid =
                    extra.iter().flat_map(|(kind, n)| std::iter::repeat_n(Piece::Paid(kind), n.into()));
                [first].into_iter().chain(paid).collect()
            }
            Action::Copy(colour) => vec![Piece::Plate(colour)],
            Action::TakeSame(space) => vec![Piece::Space(space)],
            Action::Steal(gem) => vec![Piece::Theirs(gem)],
            Action::TakeRoyal(royal) => vec![Piece::Royal(royal)],
            Action::Discard(gem) => vec![Piece::Own(gem)],
        };
        clicks.into_iter().map(piece).collect()
    }
}

type Player = PlayerOf<ByMouse>;

async fn sit_down(stage: &Stage, seats: &[&str]) -> Result<()> {
    sit_in_lobby(stage, "duel", seats).await?;
    stage.wait_for("#table[data-game='duel']").await?;
    Ok(())
}

/// Checks that the result says why the game ended, with the points that the server counts.
async fn the_end_is_shown(stage: &Stage) -> Result<()> {
    let said = words(stage, "[data-result]").await?;
    assert!(said.contains("Rule W1.") || said.contains("Rule W2.") || said.contains("Rule W3."), "{said}");
    let view: serde_json::Value = serde_json::from_str(snapshot(stage).await?.seen[0].view.get())?;
    let first = stage.wait_for("[data-result] tbody tr:first-child").await?;
    let winner: usize = first.attr("data-seat").await?.context("a seat")?.parse()?;
    assert_eq!(view["result"]["winners"][0].as_u64(), Some(winner as u64));
    let points = first.find(By::Css("td:nth-child(3)")).await?.text().await?;
    assert_eq!(points, view["scores"][winner].to_string());
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn two_people_play_a_whole_game_of_duel_at_one_screen() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    // Each thing that can be asked for is looked at when it is first met, at both sizes.
    let met = RefCell::new(BTreeSet::new());
    let decisions = Player::new(21)
        .play_on(&stage, async |stage| {
            none(faults_of_layout(stage).await?);
            pieces_are_a_column(stage, "deck-").await?;
            let doing = stage.wait_for(".tray").await?.attr("data-mode").await?.context("a mode")?;
            if met.borrow_mut().insert(doing.clone()) {
                none(pictures(stage, &format!("duel-{doing}")).await?);
                none(barriers(stage).await?);
            }
            Ok(())
        })
        .await?;
    assert!(decisions > 20, "a game of {decisions} decisions");
    the_end_is_shown(&stage).await?;
    none(apart_from_what_is_covered(pictures(&stage, "duel-end").await?));
    none(barriers(&stage).await?);

    stage.click("[data-act='look-through']").await?;
    stage.wait_for("#table[data-past]").await?;
    none(pictures(&stage, "duel-past").await?);
    stage.click("[data-act='now']").await?;
    stage.wait_gone("#table[data-past]").await?;
    assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_game_of_duel_is_played_against_a_bot_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, "greedy"]).await?;
    stage.resize(Size::PHONE).await?;
    at_rest(&stage).await?;
    Player::new(22)
        .by_mouse()
        .play_on(&stage, async |stage| {
            at_rest(stage).await?;
            none(faults_of_layout(stage).await?);
            pieces_are_a_column(stage, "deck-").await
        })
        .await?;
    the_end_is_shown(&stage).await?;
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn two_friends_play_duel_over_a_link_and_a_third_looks_on() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    let path = invite(&host, "duel").await?;
    sit(&guest, &path, "Bert").await?;
    host.wait_for("#table[data-game='duel']").await?;
    assert!(words(&host, ".rival").await?.contains("Bert"));
    let third = host.beside().await?;
    third.go(&path).await?;
    third.wait_for("#table").await?;

    let mut player = Player::new(23);
    for _ in 0..400 {
        if standing(&host).await?.is_some_and(|standing| standing.over()) {
            break;
        }
        let (mover, other) = in_turn(&host, &guest).await?;
        let action = player.decide(&seen(mover).await?);
        make_in::<ByMouse>(mover, action).await?;
        let version = mover.version().await?;
        other.wait_for_version(version).await?;
        third.wait_for_version(version).await?;
    }
    for stage in [&host, &guest, &third] {
        the_end_is_shown(stage).await?;
        assert_eq!(stage.console_errors().await?, Vec::<String>::new());
    }
    third.close().await?;
    guest.close().await?;
    host.close().await
}

/// Opens a table at which somebody is about to do this.
async fn lay(stage: &Stage, wanted: impl Fn(&Tray) -> bool) -> Result<()> {
    let buys = |action| matches!(action, Action::Buy { .. });
    let file = game_file_of::<Duel>("duel", buys, |game| {
        let seat = game.awaiting().seat().expect("a decision is awaited");
        Tray::new(&game.view(Viewer::Seat(seat))).is_some_and(|tray| wanted(&tray))
    })?;
    open_file(stage, &file).await?;
    my_turn(stage).await?;
    uncover(stage).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_line_of_duel_that_costs_a_privilege_says_so_before_it_is_taken() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, |tray| costly_line(tray).is_some()).await?;
    let tray = Tray::new(&seen(&stage).await?).context("a turn")?;
    let line = costly_line(&tray).context("a line that costs a privilege")?;
    for space in [line.iter().next(), line.iter().last()].into_iter().flatten() {
        click(&stage, Piece::Space(space)).await?;
    }
    let said = words(&stage, ".warning").await?;
    assert!(said.contains("takes 1 privilege") && said.contains("Rule K"), "{said}");
    none(pictures(&stage, "duel-warning").await?);
    none(barriers(&stage).await?);
    press(&stage, Key::Escape + "").await?;
    stage.wait_gone("[data-act='clear']").await?;
    assert!(stage.web().find_all(By::Css(".warning > *")).await?.is_empty());
    stage.close().await
}

/// Returns a line of three alike or of both pearls, for which the opponent takes a privilege.
fn costly_line(fresh: &Tray) -> Option<duel::Spaces> {
    if fresh.mode() != Mode::Nothing {
        return None;
    }
    let spaces = || (0..duel::SPACES as u8).filter_map(duel::Space::new);
    let pairs = spaces().flat_map(|one| spaces().map(move |other| (one, other)));
    pairs.filter(|(one, other)| one < other).find_map(|(one, other)| {
        let mut tray = fresh.clone();
        let chosen = tray.click(Piece::Space(one)) && tray.click(Piece::Space(other));
        (chosen && tray.prepared()?.warning.is_some()).then(|| tray.line())
    })
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn whatever_has_to_be_chosen_in_duel_is_chosen_beside_the_pieces() -> Result<()> {
    let stage = Stage::open().await?;
    let modes = [Mode::Copying, Mode::TakingSame, Mode::Stealing, Mode::TakingRoyal, Mode::Discarding];
    for mode in modes {
        lay(&stage, |tray| tray.mode() == mode).await?;
        let tray = Tray::new(&seen(&stage).await?).context("a turn")?;
        none(pictures(&stage, &format!("duel-{}", tray.doing())).await?);
        let lit =
            tray.pieces().into_iter().find(|piece| tray.is_lit(*piece)).context("something to choose")?;
        let before = stage.version().await?;
        click(&stage, lit).await?;
        none(pictures(&stage, &format!("duel-{}-chosen", tray.doing())).await?);
        none(barriers(&stage).await?);
        stage.click("[data-act='confirm']:enabled").await?;
        stage.wait_for_version(before + 1).await?;
    }
    stage.close().await
}

/// The filters of the cards and tokens that step back.
const ASIDE: &str = "const pieces = document.querySelectorAll('.pyramid .card, .space:not(.lit) .token');
    return [...new Set([...pieces].map(piece => getComputedStyle(piece).filter))].sort()";

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn what_cannot_be_chosen_in_duel_is_dimmed_alike_in_the_light_theme_of_the_system_and_in_the_chosen_one()
-> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, |tray| tray.mode() == Mode::TakingSame).await?;
    let mut filters = Vec::new();
    for (theme, chosen) in [(Theme::Dark, ""), (Theme::Light, ""), (Theme::Dark, "light")] {
        stage.prefer(theme, Motion::Reduced).await?;
        stage
            .web()
            .execute(&format!("document.documentElement.dataset.theme = '{chosen}'"), Vec::new())
            .await?;
        at_rest(&stage).await?;
        filters.push(stage.web().execute(ASIDE, Vec::new()).await?.convert::<Vec<String>>()?);
    }
    let [dark, light, chosen] = &filters[..] else { unreachable!("three themes") };
    assert!(filters.iter().all(|filters| filters.len() == 1 && filters[0] != "none"), "{filters:?}");
    assert!(light == chosen && light != dark, "{filters:?}");
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn two_rich_sides_of_duel_with_long_names_fit_now_and_then() -> Result<()> {
    let stage = Stage::open().await?;
    let is_rich = |player: &duel::Player| player.royals().count() == 2 && player.hand_size() == 3;
    let dear = |action| matches!(action, Action::Buy { .. });
    let file = game_file_of::<Duel>("duel", dear, |game| {
        let both = || Seat::all(2).map(|seat| game.body().seat(seat));
        both().any(is_rich) && both().all(|player| player.hand_size() > 1)
    })?;
    let person = |name: &str| NewSeat::Human { name: name.into() };
    seat_around(&stage, &file, &[person("Maximiliana Featherstone"), person("Konstantin")]).await?;
    for words in ["usual", "larger"] {
        my_turn(&stage).await?;
        uncover(&stage).await?;
        none(pictures(&stage, &format!("duel-rich-{words}")).await?);
        press(&stage, "[").await?;
        stage.wait_for("#table[data-past]").await?;
        none(pictures(&stage, &format!("duel-rich-past-{words}")).await?);
        press(&stage, Key::End + "").await?;
        stage.wait_gone("#table[data-past]").await?;
        stage.click("[data-act='settings']").await?;
        stage.click("[data-act='larger']").await?;
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".settings").await?;
    }
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn the_keys_of_duel_take_a_line_of_tokens_and_ask_why_not() -> Result<()> {
    let stage = Stage::open().await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    let before = my_turn(&stage).await?;
    let view: View = seen(&stage).await?;
    // Two neighbours of a row, neither of them gold.
    let row = |number: u8| [duel::Space::new(number), duel::Space::new(number + 1)];
    let free = |space: &Option<duel::Space>| {
        space.is_some_and(|space| view.body().board().takeable().contains(space))
    };
    let mut pairs = (0..24u8).filter(|number| number % 5 < 4).map(row);
    let [one, _] = pairs.find(|pair| pair.iter().all(free)).context("two neighbours")?;
    let first = piece(Piece::Space(one.context("a space")?));
    stage.web().execute(&format!("document.querySelector({first:?}).focus()"), Vec::new()).await?;
    press(&stage, TypingData::from(" ")).await?;
    press(&stage, Key::Right + "").await?;
    press(&stage, TypingData::from(" ")).await?;
    stage.wait_for("[data-act='confirm']:enabled").await?;
    press(&stage, Key::Enter + "").await?;
    stage.wait_for_version(before.version + 1).await?;

    // The bag is empty, and says so; the first player has no privilege.
    my_turn(&stage).await?;
    press(&stage, "v").await?;
    stage.wait_for("[data-piece='privilege'].selected").await?;
    press(&stage, Key::Escape + "").await?;
    press(&stage, "f").await?;
    let said = words(&stage, ".bubble").await?;
    assert!(said.contains("The bag is empty") && said.contains("Rule B1."), "{said}");
    none(barriers(&stage).await?);
    press(&stage, Key::Escape + "").await?;
    // It holds something once a card was bought.
    let bought = |action: Action| matches!(action, Action::Buy { .. });
    let mut player = Player::new(25);
    while !bought(player.act(&stage).await?) {}
    assert_ne!(words(&stage, ".bag b").await?, "0");
    stage.go("/rules/duel").await?;
    stage.wait_for("#rules li[id='K5']").await?;
    none(barriers(&stage).await?);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn every_hint_of_a_choice_in_duel_is_shown_on_a_phone() -> Result<()> {
    let stage = Stage::open().await?;
    let script = "const detail = document.querySelector('.tray .detail');
        return [...detail.querySelectorAll('.heading, .hint')].filter(hint => hint.textContent).flatMap(hint => {
            const [box, room] = [hint.getBoundingClientRect(), detail.getBoundingClientRect()];
            if (!box.height) return [`${hint.textContent} is not shown`];
            return box.bottom > room.bottom + 1 || box.right > room.right + 1
                || detail.scrollHeight > detail.clientHeight + 1
                ? [`${hint.textContent} is cut off: ${[box.right, box.bottom]} of ${[room.right, room.bottom]},
                    ${detail.scrollHeight} of ${detail.clientHeight} high`] : [];
        })";
    stage.resize(Size::PHONE).await?;
    for mode in [Mode::TakingSame, Mode::Stealing, Mode::Discarding] {
        lay(&stage, |tray| tray.mode() == mode).await?;
        at_rest(&stage).await?;
        stage.screenshot(&format!("hints-{mode:?}").to_lowercase()).await?;
        none(stage.web().execute(script, Vec::new()).await?.convert()?);
    }
    // A card that is reserved, with another gold to choose.
    sit_in_lobby(&stage, "duel", &[PERSON, PERSON]).await?;
    my_turn(&stage).await?;
    stage.tap(".card.lit").await?;
    stage.wait_for(".tray[data-mode='reserving'] .hint.more").await?;
    stage.screenshot("hints-reserving").await?;
    none(stage.web().execute(script, Vec::new()).await?.convert()?);
    stage.close().await
}

/// What the tray says and offers that is cut, or lies below the window.
const CUT: &str = "const faults = [], root = document.documentElement;
    if (root.scrollHeight > innerHeight) faults.push(`the page is ${root.scrollHeight} high`);
    for (const part of document.querySelectorAll('.tray :is(.heading, .hint, .cannot, .groove, .reason, .follows), .tray .actions > *')) {
        const box = part.getBoundingClientRect();
        for (let of = part.parentElement; box.height && of !== root; of = of.parentElement) {
            if (getComputedStyle(of).overflowY === 'visible') continue;
            const room = of.getBoundingClientRect();
            const below = Math.max(box.bottom - Math.min(room.bottom, innerHeight), room.top - box.top);
            if (below > 1) { faults.push(`${part.textContent || part.className} is cut by ${below.toFixed()} px`); break; }
        }
    }
    return faults;";

/// Returns what is cut in the tray in these windows.
async fn cut(stage: &Stage, what: &str, windows: &[(u32, u32)]) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for &(width, height) in windows {
        stage.resize(Size { width, height, phone: width < 900 }).await?;
        at_rest(stage).await?;
        stage.screenshot(&format!("duel-{what}-{width}")).await?;
        let found: Vec<String> = stage.web().execute(CUT, Vec::new()).await?.convert()?;
        all.extend(found.into_iter().map(|fault| format!("{what}, {width} by {height}: {fault}")));
    }
    stage.resize(Size::DESKTOP).await?;
    Ok(all)
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn what_follows_from_a_purchase_in_duel_is_whole_on_desktops() -> Result<()> {
    let stage = Stage::open().await?;
    // A royal card comes, and a token is stolen, or another turn follows.
    let log = include_str!("../../corpus/2p-colour.cab");
    open_file(&stage, &first_lines(log, log.lines().count() - 3)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    let mut faults = Vec::new();
    for (card, text) in ["52", "66", "55"].into_iter().flat_map(|card| [(card, "''"), (card, "'larger'")]) {
        stage.web().execute(format!("document.documentElement.dataset.text = {text}"), Vec::new()).await?;
        stage.click(&format!("[data-piece='card-{card}']")).await?;
        stage.wait_for(".tray[data-mode='buying']").await?;
        for (width, height) in [(1280, 720), (1366, 625), (1920, 1080)] {
            stage.resize(Size { width, height, phone: false }).await?;
            at_rest(&stage).await?;
            stage.screenshot(&format!("duel-follows-{card}-{}-{width}", text.len())).await?;
            let hidden = "const after = document.querySelector('.own-side .after'); return after.scrollHeight - after.clientHeight";
            let hidden: f64 = stage.web().execute(hidden, Vec::new()).await?.convert()?;
            if hidden > 1.0 {
                faults.push(format!("card {card}, {text} text, {width} by {height}: {hidden} px are cut"));
            }
        }
        press(&stage, Key::Escape + "").await?;
        stage.wait_gone(".tray[data-mode='buying']").await?;
    }
    none(faults);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn what_a_card_of_duel_can_be_used_for_is_whole_in_low_windows_and_in_larger_text() -> Result<()> {
    let stage = Stage::open().await?;
    // A full hand, and a card that is bought with gold.
    open_file(&stage, &first_lines(include_str!("../../corpus/2p-points.cab"), 113)).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    stage.click("[data-piece='card-49']").await?;
    stage.wait_for(".tray[data-mode='buying'] [data-act='reserve'][aria-disabled]").await?;
    let mut faults = cut(&stage, "buying", &[(1280, 720), (1366, 625), (844, 390), (960, 540)]).await?;
    stage.web().execute("document.documentElement.dataset.text = 'larger'", Vec::new()).await?;
    faults.extend(cut(&stage, "buying-larger", &[(844, 390), (390, 844), (820, 1180)]).await?);
    stage.web().execute("document.documentElement.dataset.text = ''", Vec::new()).await?;

    // A card that is reserved beside two others, with another gold to choose.
    let is_choice = |game: &Duel| {
        let Some(seat) = game.awaiting().seat() else { return false };
        let tray = Tray::new(&game.view(Viewer::Seat(seat)));
        tray.is_some_and(|tray| tray.mode() == Mode::Nothing)
            && game.body().seat(seat).hand_size() == 2
            && game.body().board().gold().count() > 1
    };
    let reserves = |action| matches!(action, Action::Reserve { .. });
    open_file(&stage, &game_file_of::<Duel>("duel", reserves, is_choice)?).await?;
    my_turn(&stage).await?;
    uncover(&stage).await?;
    stage.click(".deck.lit").await?;
    stage.wait_for(".tray[data-mode='reserving'] .hint.more").await?;
    faults.extend(cut(&stage, "reserving", &[(844, 390), (960, 540)]).await?);

    lay(&stage, |tray| tray.mode() == Mode::Nothing && tray.is_lit(Piece::Bag)).await?;
    click(&stage, Piece::Bag).await?;
    stage.wait_for(".tray[data-mode='replenishing'] .hint").await?;
    faults.extend(cut(&stage, "replenishing", &[(844, 390), (960, 540), (390, 844), (820, 1180)]).await?);
    none(faults);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn what_a_reserved_card_of_duel_costs_now_covers_no_price() -> Result<()> {
    let stage = Stage::open().await?;
    lay(&stage, |tray| {
        tray.pieces()
            .into_iter()
            .any(|piece| matches!(piece, Piece::Hand(_)) && tray.tokens_due(piece).is_some())
    })
    .await?;
    stage.wait_for(".hand .pill").await?;
    stage.screenshot("pill-duel").await?;
    none(covered_by_pills(&stage).await?);
    stage.close().await
}

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask browser"]
async fn a_rematch_of_duel_keeps_adjudication() -> Result<()> {
    const NAME: &str = "Stalling loses";
    let stage = Stage::open().await?;
    stage.go("/").await?;
    stage.click("[data-choose='duel']").await?;
    stage.click("[data-option='adjudicate'] input").await?;
    sit_down(&stage, &[PERSON, PERSON]).await?;
    assert!(words(&stage, "#table .place").await?.contains(NAME));
    let mut player = Player::new(31);
    while my_turn(&stage).await?.mine() {
        send(&stage, player.decide(&seen(&stage).await?)).await?;
    }
    let before = stage.web().current_url().await?;
    stage.click("[data-act='rematch']").await?;
    stage
        .wait_until("the rematch", async || Ok((stage.web().current_url().await? != before).then_some(())))
        .await?;
    stage.wait_for("#table[data-awaiting='seat']").await?;
    assert!(words(&stage, "#table .place").await?.contains(NAME));
    assert_eq!(snapshot(&stage).await?.options.chosen.get("adjudicate").map(String::as_str), Some("yes"));
    stage.close().await
}
