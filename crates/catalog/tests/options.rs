//! What can be chosen of options is read in any order, written in one, and refused by name.

use catalog::{ADJUDICATE, About, Chosen, Exclusion, GameOption, Hands, OptionKind, OptionPlace};

const WALLS: GameOption = GameOption {
    key: "walls",
    kind: OptionKind::One,
    values: &["none", "low", "high"],
    later: &[],
    excludes: &[Exclusion { value: "high", key: "modules", with: "posts" }],
    place: OptionPlace::Setup,
};
const MODULES: GameOption = GameOption {
    key: "modules",
    kind: OptionKind::Set,
    values: &["cities", "posts", "roads"],
    later: &[],
    excludes: &[Exclusion { value: "cities", key: "modules", with: "roads" }],
    place: OptionPlace::Setup,
};
const OPEN: GameOption = GameOption {
    key: "open",
    kind: OptionKind::One,
    values: GameOption::NO_OR_YES,
    later: &[],
    excludes: &[Exclusion { value: "yes", key: "walls", with: "none" }],
    place: OptionPlace::Table,
};

const TOWN: About = about("town", &[WALLS, MODULES, ADJUDICATE, OPEN]);
const PLAIN: About = about("plain", &[]);

const fn about(name: &'static str, options: &'static [GameOption]) -> About {
    About {
        name,
        seats: 2..=6,
        options,
        lists: &[],
        sets: &[],
        hands: Hands::Open,
        state_bytes_max: 0,
        words: &[],
    }
}

fn chosen(pairs: &[(&str, &str)]) -> Chosen {
    pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

fn set_up(words: &str) -> Result<(String, Chosen), String> {
    TOWN.set_up(3, words.split_whitespace()).map_err(|error| error.to_string())
}

#[test]
fn words_go_where_their_options_are_written() {
    assert_eq!(set_up(""), Ok(("town players=3".into(), chosen(&[]))));
    assert_eq!(
        set_up("adjudicate=yes modules=roads,posts walls=low"),
        Ok(("town players=3 modules=posts,roads walls=low".into(), chosen(&[("adjudicate", "yes")])))
    );
    assert_eq!(
        set_up("adjudicate=no modules= walls=none").map(|(_, table)| table),
        Ok(chosen(&[])),
        "a default is left out"
    );
}

#[test]
fn what_is_wrong_is_named_with_the_valid_words() {
    let error = |words| set_up(words).unwrap_err();
    assert_eq!(error("walls"), "`walls` is not an option of the form key=value");
    assert_eq!(
        error("wall=low"),
        "`town` has no option `wall`; its options are: walls, modules, adjudicate, open"
    );
    assert_eq!(
        error("walls=wide"),
        "`wide` is not a valid value for the option `walls`; choose from: none, low, high"
    );
    assert_eq!(
        error("modules=posts,ports"),
        "`ports` is not a valid value for the option `modules`; choose from: cities, posts, roads"
    );
    assert_eq!(
        error("adjudicate=maybe"),
        "`maybe` is not a valid value for the option `adjudicate`; choose from: no, yes"
    );
    assert_eq!(error("walls=low walls=low"), "the option `walls` is given twice");
    assert_eq!(error("adjudicate=no adjudicate=yes"), "the option `adjudicate` is given twice");
    let plain = PLAIN.set_up(2, ["adjudicate=yes"]).unwrap_err();
    assert_eq!(plain.to_string(), "`plain` has no option `adjudicate`");
    assert_eq!(plain.message().id, "setup-fault-no-options");
}

#[test]
fn exclusions_hold_both_ways_across_places_and_within_a_set() {
    let error = |words| set_up(words).unwrap_err();
    let high = "`walls=high` and `modules=posts` cannot be chosen together";
    assert_eq!(error("walls=high modules=posts,cities"), high);
    assert_eq!(error("modules=posts walls=high"), high);
    assert_eq!(
        error("modules=roads,cities"),
        "`modules=cities` and `modules=roads` cannot be chosen together"
    );
    assert_eq!(
        error("open=yes"),
        "`open=yes` and `walls=none` cannot be chosen together",
        "a default excludes as well"
    );
    assert!(set_up("walls=low open=yes").is_ok());
    let beside = TOWN.choose("town players=2 walls=none", &chosen(&[("open", "yes")]));
    assert!(beside.is_err(), "the set-up line counts");
    assert!(TOWN.choose("town players=2 walls=high", &chosen(&[("open", "yes")])).is_ok());
}

#[test]
fn a_table_has_only_its_own_options() {
    let error = TOWN.choose("town players=2", &chosen(&[("walls", "low")])).unwrap_err();
    assert_eq!(error.to_string(), "`town` has no option `walls`; its options are: adjudicate, open");
    let line = TOWN.chosen_in("town players=2 adjudicate=yes rules=9 walls=high").unwrap();
    assert_eq!(line, chosen(&[("walls", "high")]), "the rest of the line is read by the game");
}

/// Every way to choose, in every order of words, comes to one form, which is read as itself.
#[test]
fn what_is_written_is_read_as_itself() {
    let sets = ["", "cities", "posts", "cities,posts", "posts,cities", "roads,posts", "cities,posts,roads"];
    let mut read = 0;
    for walls in WALLS.values {
        for modules in sets {
            for adjudicate in ["no", "yes"] {
                for open in ["no", "yes"] {
                    let words = [
                        format!("walls={walls}"),
                        format!("modules={modules}"),
                        format!("adjudicate={adjudicate}"),
                        format!("open={open}"),
                    ];
                    let there = TOWN.set_up(2, words.iter().map(String::as_str));
                    let back = TOWN.set_up(2, words.iter().rev().map(String::as_str));
                    let (Ok((line, table)), Ok((turned, same))) = (&there, &back) else {
                        assert_eq!(there, back);
                        continue;
                    };
                    read += 1;
                    let of_line = TOWN.chosen_in(line).unwrap();
                    assert_eq!((&of_line, table), (&TOWN.chosen_in(turned).unwrap(), same));
                    assert_eq!(TOWN.choose(line, table).as_ref(), Ok(table));
                    for (key, value) in of_line.iter().chain(table) {
                        let option = TOWN.option(key).unwrap();
                        assert_eq!(option.read(value).as_ref(), Ok(value));
                        assert_ne!(value, option.default());
                    }
                }
            }
        }
    }
    // Without walls 6 sets, with low ones the same at an open table too, with high ones the 2 without posts.
    assert_eq!(read, 6 * 2 + 6 * 4 + 2 * 4);
}
