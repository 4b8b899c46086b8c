//! The remembered holders of seats are read as any page wrote them, and fit the levels of the server.

use page::Sitter;

fn levels(levels: &[&str]) -> Vec<String> {
    levels.iter().map(|level| (*level).to_owned()).collect()
}

#[test]
fn what_earlier_pages_remembered_is_read_and_written_alike() {
    let stored = r#"["person","open","random","greedy","master","wizard"]"#;
    let sitters: Vec<Sitter> = serde_json::from_str(stored).unwrap();
    assert_eq!(sitters[..2], [Sitter::Person, Sitter::Open]);
    assert_eq!(sitters[4], Sitter::Bot("master".to_owned()));
    assert_eq!(serde_json::to_string(&sitters).unwrap(), stored);
}

#[test]
fn a_level_that_the_server_does_not_have_gives_way_to_the_usual_one() {
    let check = |word: &str, known: &[&str], expected: &str| {
        let sitter = Sitter::from(word.to_owned()).among(&levels(known));
        assert_eq!(sitter.word(), expected, "{word} among {known:?}");
    };
    check("master", &["apprentice", "greedy", "master"], "master");
    check("random", &["apprentice", "greedy", "master"], "apprentice");
    check("wizard", &["calm", "keen", "wild"], "keen");
    check("person", &["calm"], "person");
    // The server has not told its levels yet.
    check("wizard", &[], "wizard");
}
