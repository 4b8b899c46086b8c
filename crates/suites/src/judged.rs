//! Judgements in positions of whole games, as digests that are the same on every target: the advice of a bot, and the
//! shares by a network.

#[path = "../../neural/tests/weights/mod.rs"]
mod weights;

use catalog::{About, Awaiting, OptionKind, OptionPlace, SeededSource, Session};
use kernel::{Digest, SEATS_MAX};
use laws::Dice;
use mind::{BotSpec, Considered, Estimate, Level};
use neural::{Net, Shape};
use search::{Judge, Judgement};
use weights::any_file;

/// The number of positions of a set-up.
const POSITIONS: u32 = 200;
/// The number of decisions from one position to the next: positions come from every part of several games.
const STEP: u32 = 3;
/// The number of nodes of a search.
const NODES: u32 = 16;
/// The greatest weight of a network at random: shares are then neither all alike nor all 0 or 1.
const WEIGHT: f32 = 0.1;

/// Returns set-up lines of all games: for the fewest players, for four or as many as there may be, and for these with
/// every value of the options that take several.
pub fn setups() -> Vec<String> {
    games::LIST.iter().flat_map(|game| setups_of(game.about())).collect()
}

fn setups_of(about: &About) -> Vec<String> {
    let (few, many) = (*about.seats.start(), 4.clamp(*about.seats.start(), *about.seats.end()));
    let sets = about
        .options
        .iter()
        .filter(|option| option.kind == OptionKind::Set && option.place == OptionPlace::Setup);
    let sets: Vec<String> = sets.map(|set| format!("{}={}", set.key, set.values.join(","))).collect();
    let mut setups: Vec<String> =
        [few, many].map(|players| format!("{} players={players}", about.name)).into();
    if !sets.is_empty() {
        setups.push(format!("{} {}", setups[1], sets.join(" ")));
    }
    setups.dedup();
    setups
}

/// Returns a digest of the advice of `master` with few nodes in positions of this set-up.
///
/// # Errors
/// If there is no such set-up.
pub fn advice(setup: &str, seed: u64) -> Result<u64, String> {
    let bot = BotSpec::from(Level::MASTER).with_nodes(NODES);
    let mut digest = Digest::new();
    positions(setup, seed, |session| digest = with_advice(digest, session, &bot, seed))?;
    Ok(digest.finish())
}

/// Returns a digest of what a network with weights at random makes of positions of this set-up: the shares of the
/// positions, and the advice of a search with it.
///
/// # Errors
/// If there is no such set-up, or nothing is learned about its game.
pub fn shares(setup: &str, seed: u64) -> Result<u64, String> {
    // A bot's judge lives as long as the program.
    let judge: &'static Judge = Box::leak(Box::new(Judge { net: net(setup, seed)?, rounds: 1 }));
    let bot = BotSpec::from(Level::MASTER).with_nodes(NODES).with_judgement(Judgement::Trial(judge));
    let mut digest = Digest::new();
    positions(setup, seed, |session| {
        let shares = shares_of(session, &judge.net);
        digest = shares.iter().fold(digest, |digest, share| digest.word(share.to_bits().into()));
        digest = with_advice(digest, session, &bot, seed);
    })?;
    Ok(digest.finish())
}

/// Returns whether anything is learned about the game of a set-up, so that it has [`shares`].
pub fn is_learned(setup: &str) -> bool {
    games::REGISTRY.of_setup(setup).is_ok_and(|entry| entry.layout().is_some())
}

/// Returns a network for a game, with weights at random.
fn net(setup: &str, seed: u64) -> Result<Net, String> {
    let entry = games::REGISTRY.of_setup(setup).map_err(|error| error.to_string())?;
    let layout = entry.layout().ok_or_else(|| format!("{setup}: nothing is learned"))?;
    let shape = Shape::of(&layout, usize::from(*entry.about().seats.end()));
    Net::read(&any_file(&shape, WEIGHT, seed), &shape).map_err(|error| error.to_string())
}

/// Shows `each` positions with a decision due, of games that bots play greedily one after the other.
fn positions(setup: &str, seed: u64, mut each: impl FnMut(&dyn Session)) -> Result<(), String> {
    let opened = games::open(setup).map_err(|error| error.to_string())?;
    let (mut shown, mut decisions) = (0, 0);
    for game in 0.. {
        let (mut session, seed) = (opened.clone_box(), Dice::new(seed ^ game << 32).word());
        let mut source = SeededSource::new(seed);
        loop {
            while session.draw_in(&mut source).is_some() {}
            let Some(action) = session.think(&Level::GREEDY.into(), seed) else { break };
            if shown == POSITIONS {
                return Ok(());
            }
            if decisions % STEP == 0 {
                each(session.as_ref());
                shown += 1;
            }
            decisions += 1;
            session.play(&action).map_err(|refused| refused.to_string())?;
        }
    }
    Ok(())
}

/// Feeds all of a bot's advice where a decision is due.
fn with_advice(digest: Digest, session: &dyn Session, bot: &BotSpec, seed: u64) -> Digest {
    let advice = session.advise(bot, seed, &mut || true).expect("a decision is due");
    let estimated = |digest: Digest, estimate: &Option<Estimate>| {
        let estimate = estimate.as_ref().expect("the bot searches");
        let digest = digest.word(estimate.visits.into()).word(estimate.error.map_or(0, f64::to_bits));
        estimate.values.iter().fold(digest, |digest, value| digest.word(value.to_bits()))
    };
    let considered = |digest: Digest, one: &Considered<String>| {
        estimated(digest.bytes(one.action.as_bytes()), &one.estimate)
    };
    advice.considered.iter().fold(estimated(digest, &advice.position), considered)
}

/// Returns the shares by a network where a decision is due, from the seat that is to act.
fn shares_of(session: &dyn Session, net: &Net) -> [f32; SEATS_MAX] {
    let Awaiting::Decision { seat } = session.awaiting() else { unreachable!("a decision is due") };
    net.shares(&session.observe(seat).expect("the network is for the game"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_seed_has_another_digest() {
        let setup = &setups()[0];
        for judged in [advice, shares] {
            let [one, again, other] = [1, 1, 2].map(|seed| judged(setup, seed).unwrap());
            assert!(one == again && one != other, "{setup}");
            assert!(judged("whist players=4", 1).is_err());
        }
    }

    #[test]
    fn a_network_at_random_tells_positions_apart() {
        assert!(games::RELEASED.names().into_iter().all(is_learned), "every game that is released has one");
        for setup in setups().iter().filter(|setup| is_learned(setup)) {
            let (net, mut found) = (net(setup, 1).unwrap(), Vec::new());
            positions(setup, 1, |session| found.push(shares_of(session, &net)[0])).unwrap();
            assert_eq!(found.len(), POSITIONS as usize, "{setup}");
            assert!(found.iter().all(|share| (0.01..0.99).contains(share)), "{setup}: {found:?}");
            found.sort_by(f32::total_cmp);
            found.dedup();
            // Few positions look alike.
            assert!(found.len() > 150, "{setup}: {} of {POSITIONS}", found.len());
        }
    }
}
