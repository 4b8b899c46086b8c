//! The values that are chosen of options are read in any order, written in one, and refused by name.

use catalog::{
    ADJUDICATE, About, Chosen, Exclusion, GameOption, Hands, OptionKind, OptionPlace, Options, with_options,
};

const FENCES: GameOption = GameOption {
    key: "fences",
    kind: OptionKind::One,
    values: &["none", "low", "high"],
    later: &[],
    excludes: &[Exclusion { value: "high", key: "regions", with: "lakes" }],
    place: OptionPlace::Setup,
};
const REGIONS: GameOption = GameOption {
    key: "regions",
    kind: OptionKind::Set,
    values: &["hills", "lakes", "roads"],
    later: &[],
    excludes: &[Exclusion { value: "hills", key: "regions", with: "roads" }],
    place: OptionPlace::Setup,
};
const OPEN: GameOption = GameOption {
    key: "open",
    kind: OptionKind::One,
    values: GameOption::NO_OR_YES,
    later: &[],
    excludes: &[Exclusion { value: "yes", key: "fences", with: "none" }],
    place: OptionPlace::Table,
};

static TOWN: About = about("town", &[FENCES, REGIONS, ADJUDICATE]);
static PLAIN: About = about("plain", &[]);
/// The town at a table of a platform with an option of its own.
const TOWN_TABLE: Options = Options::new(&TOWN, &[OPEN]);

const fn about(name: &'static str, options: &'static [GameOption]) -> About {
    About { name, seats: 2..=6, options, lists: &[], sets: &[], hands: Hands::Open, state_bytes_max: 0 }
}

fn chosen(pairs: &[(&str, &str)]) -> Chosen {
    pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

fn set_up(words: &str) -> Result<(String, Chosen), String> {
    TOWN_TABLE.set_up(3, words.split_whitespace()).map_err(|error| error.to_string())
}

#[test]
fn words_go_where_their_options_are_written() {
    assert_eq!(set_up(""), Ok(("town players=3".into(), chosen(&[]))));
    assert_eq!(
        set_up("adjudicate=yes regions=roads,lakes fences=low"),
        Ok(("town players=3 regions=lakes,roads fences=low".into(), chosen(&[("adjudicate", "yes")])))
    );
    assert_eq!(
        set_up("adjudicate=no regions= fences=none").map(|(_, table)| table),
        Ok(chosen(&[])),
        "a default is left out"
    );
}

#[test]
fn what_is_wrong_is_named_with_the_valid_words() {
    let error = |words| set_up(words).unwrap_err();
    assert_eq!(error("fences"), "`fences` is not an option of the form key=value");
    assert_eq!(
        error("fence=low"),
        "`town` has no option `fence`; its options are: fences, regions, adjudicate, open"
    );
    assert_eq!(
        error("fences=wide"),
        "`wide` is not a valid value for the option `fences`; choose from: none, low, high"
    );
    assert_eq!(
        error("regions=lakes,lanes"),
        "`lanes` is not a valid value for the option `regions`; choose from: hills, lakes, roads"
    );
    assert_eq!(
        error("adjudicate=maybe"),
        "`maybe` is not a valid value for the option `adjudicate`; choose from: no, yes"
    );
    assert_eq!(
        error("regions=lakes,lakes"),
        "`lakes` is given twice in the option `regions`; choose from: hills, lakes, roads"
    );
    let long = format!("regions={}", "lakes,".repeat(40));
    let too_long = "the value of the option `regions` is too long for a set-up line of at most 200 characters; choose \
                    from: hills, lakes, roads";
    assert_eq!(error(&long), too_long);
    let line = TOWN.chosen_in(&format!("town players=2 {long}")).unwrap_err();
    assert_eq!(line.to_string(), too_long, "in a line as well");
    let line = TOWN.chosen_in(&format!("town players=2 {}", "x".repeat(200))).unwrap_err();
    assert_eq!(line.to_string(), "a set-up line has at most 200 characters");
    assert_eq!(error("fences=low fences=low"), "the option `fences` is given twice");
    assert_eq!(error("adjudicate=no adjudicate=yes"), "the option `adjudicate` is given twice");
    let plain = Options::new(&PLAIN, &[]).set_up(2, ["adjudicate=yes"]).unwrap_err();
    assert_eq!(plain.to_string(), "`plain` has no option `adjudicate`");
    assert_eq!(plain.message().id, "setup-fault-no-options");
}

#[test]
fn exclusions_hold_both_ways_across_places_and_within_a_set() {
    let error = |words| set_up(words).unwrap_err();
    let high = "`fences=high` and `regions=lakes` cannot be chosen together";
    assert_eq!(error("fences=high regions=lakes,hills"), high);
    assert_eq!(error("regions=lakes fences=high"), high);
    assert_eq!(error("regions=roads,hills"), "`regions=hills` and `regions=roads` cannot be chosen together");
    assert_eq!(
        error("open=yes"),
        "`open=yes` and `fences=none` cannot be chosen together",
        "a default excludes as well"
    );
    assert!(set_up("fences=low open=yes").is_ok());
    let beside = TOWN_TABLE.choose("town players=2 fences=none", &chosen(&[("open", "yes")]));
    assert!(beside.is_err(), "the set-up line counts");
    assert!(TOWN_TABLE.choose("town players=2 fences=high", &chosen(&[("open", "yes")])).is_ok());
}

#[test]
fn a_table_has_only_its_own_options() {
    let error = TOWN_TABLE.choose("town players=2", &chosen(&[("fences", "low")])).unwrap_err();
    assert_eq!(
        error.to_string(),
        "`town` has no option `fences`; its options are: regions, adjudicate, open"
    );
    let line = TOWN.chosen_in("town players=2 adjudicate=yes rules=9 fences=high").unwrap();
    assert_eq!(line, chosen(&[("fences", "high")]), "the rest of the line is read by the game");
}

#[test]
fn an_option_of_the_platform_is_chosen_for_every_game_and_kept_by_a_file() {
    const WELCOME: GameOption = GameOption { key: "welcome", excludes: &[], ..OPEN };
    let games = games::REGISTRY.with_options(&[WELCOME]);
    for about in games.entries().map(|entry| entry.about()) {
        let (line, table) = games.options(about).set_up(*about.seats.start(), ["welcome=yes"]).unwrap();
        assert_eq!(table, chosen(&[("welcome", "yes")]));
        assert_eq!(games.choose(&line, &table).as_ref(), Ok(&table));
        let file = with_options(&games.open_with(&line, &table).unwrap().log(), &table);
        assert_eq!((games.options_in(&line, &file), games.load(&file).is_ok()), (table.clone(), true));
        // A program without the option.
        assert_eq!(games::REGISTRY.options_in(&line, &file), chosen(&[]));
        assert!(games::REGISTRY.open_with(&line, &table).is_ok());
        let error = games::REGISTRY.choose(&line, &table).unwrap_err().to_string();
        assert!(error.contains("has no option `welcome`"), "{error}");
    }
}

/// Every way to choose, in every order of words, comes to one form, which is read as itself.
#[test]
fn what_is_written_is_read_as_itself() {
    let sets = ["", "hills", "lakes", "hills,lakes", "lakes,hills", "roads,lakes", "hills,lakes,roads"];
    let mut read = 0;
    for fences in FENCES.values {
        for regions in sets {
            for adjudicate in ["no", "yes"] {
                for open in ["no", "yes"] {
                    let words = [
                        format!("fences={fences}"),
                        format!("regions={regions}"),
                        format!("adjudicate={adjudicate}"),
                        format!("open={open}"),
                    ];
                    let there = TOWN_TABLE.set_up(2, words.iter().map(String::as_str));
                    let back = TOWN_TABLE.set_up(2, words.iter().rev().map(String::as_str));
                    let (Ok((line, table)), Ok((turned, same))) = (&there, &back) else {
                        assert_eq!(there, back);
                        continue;
                    };
                    read += 1;
                    let of_line = TOWN.chosen_in(line).unwrap();
                    assert_eq!((&of_line, table), (&TOWN.chosen_in(turned).unwrap(), same));
                    assert_eq!(TOWN_TABLE.choose(line, table).as_ref(), Ok(table));
                    for (key, value) in of_line.iter().chain(table) {
                        let option = TOWN_TABLE.named(key).unwrap();
                        assert_eq!(option.read(value).as_ref(), Ok(value));
                        assert_ne!(value, option.default());
                    }
                }
            }
        }
    }
    // Without fences 6 sets, with low ones the same at an open table too, with high ones the 2 without lakes.
    assert_eq!(read, 6 * 2 + 6 * 4 + 2 * 4);
}
