//! Every viewer is shown the same of every game of the corpus, byte for byte: other programs rely on the JSON of the
//! views and of the effects.

use std::path::Path;

use catalog::{Awaiting, Session};
use kernel::{Digest, Viewer};

/// Returns one number for all that is shown in a game, after every input.
fn shown(log: &str) -> u64 {
    let whole = games::load(log).unwrap();
    let mut session = games::open(&whole.setup()).unwrap();
    let mut folded = Digest::new();
    let mut fold = |session: &dyn Session| {
        for viewer in Viewer::all(session.players()) {
            folded = folded.bytes(session.view(viewer).get().as_bytes());
            if session.version() > 0 {
                let steps = session.steps(viewer, session.version() - 1);
                for effect in steps.iter().flat_map(|step| &step.effects) {
                    folded = folded.bytes(effect.get().as_bytes());
                }
            }
        }
        folded = folded.bytes(session.open_view().get().as_bytes());
    };
    fold(&*session);
    for input in whole.inputs(0) {
        match session.awaiting() {
            Awaiting::Chance { .. } => session.resolve(&input.text).unwrap(),
            _ => session.play(&input.text).unwrap(),
        }
        fold(&*session);
    }
    folded.finish()
}

/// Returns whether the set-up line of a game has more than its players and the version of the rules.
fn has_options(log: &str) -> bool {
    let setup = log.lines().find(|line| !line.starts_with('#')).unwrap_or_default();
    setup.split(' ').skip(1).any(|word| !word.starts_with("players=") && !word.starts_with("rules="))
}

#[test]
fn views_and_effects_stay_as_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for game in games::names() {
        let files =
            std::fs::read_dir(folder.join(game).join("corpus")).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<_> =
            files.filter(|path| path.extension().is_some_and(|end| end == "cab")).collect();
        files.sort();
        let logs: Vec<String> = files.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
        let folded = |logs: &mut dyn Iterator<Item = &String>| {
            let folded = logs.fold(Digest::new(), |folded, log| folded.word(shown(log)));
            format!("{:016x}", folded.finish())
        };
        // One number for all that the games of the corpus showed when it was last looked at.
        let known = std::fs::read_to_string(folder.join(game).join("SHOWN")).unwrap();
        let mut known = known.lines();
        assert_eq!(Some(folded(&mut logs.iter()).as_str()), known.next(), "{game}");
        // Another for those without options, where they were there before the others.
        if let Some(known) = known.next() {
            assert_eq!(folded(&mut logs.iter().filter(|log| !has_options(log))), known, "{game}");
        }
    }
}
