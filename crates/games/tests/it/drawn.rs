//! An outcome that is drawn and taken in at once is the one that a draw tells and that its text stands for.

use catalog::{Legal, SeededSource};

#[test]
fn what_is_drawn_in_is_what_a_draw_tells() {
    for game in games::names() {
        let mut session = games::open(&format!("{game} players=2")).unwrap();
        let mut source = SeededSource::new(5);
        let (mut drawn, mut played) = (0, 0);
        loop {
            match session.legal() {
                Legal::Outcomes(_) => {
                    let mut told = session.clone_box();
                    let outcome = told.draw(&mut source).expect("chance is awaited");
                    told.resolve(&outcome).expect("a drawn outcome is possible");
                    assert_eq!(session.draw_in(&mut source), Some(outcome));
                    assert_eq!((session.log(), session.digest()), (told.log(), told.digest()));
                    drawn += 1;
                }
                Legal::Actions(actions) if played < 20 => {
                    let before = session.version();
                    assert_eq!(session.draw_in(&mut source), None);
                    assert_eq!(session.version(), before);
                    session.play(&actions[actions.len() / 2]).expect("it is legal");
                    played += 1;
                }
                _ => break,
            }
        }
        assert!(drawn > 12, "{game}: {drawn}");
    }
}
