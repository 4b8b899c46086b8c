use page::Course;

/// Shows so many moves that are known at once, and returns the time of each in milliseconds.
fn shown(moves: usize, course: Course) -> Vec<f64> {
    let together = 2_000.0;
    let mut gone = 0.0;
    let mut times = Vec::new();
    for waiting in (0..moves).rev() {
        let time = course.share(waiting, together - gone);
        gone += time;
        times.push(time);
    }
    times
}

#[test]
fn many_moves_overlap_and_each_is_seen() {
    let usual = Course { least: 300, whole: 820 };
    assert_eq!(shown(1, usual), [820.0], "the next move is not known: it is shown whole");
    assert_eq!(shown(2, usual), [820.0, 820.0], "there is time for two");
    let many = shown(10, usual);
    assert!(many.iter().all(|&time| time >= 300.0), "{many:?}");
    assert!(many.iter().sum::<f64>() < 4_000.0, "{many:?}");
    assert_eq!(shown(10, Course { least: 1_860, whole: 1_860 })[0], 1_860.0, "nothing covers a scoring card");
}
