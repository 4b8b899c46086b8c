//! The law suite on Splendor.

use kernel::{Digest, Game};
use laws::{Dice, Pair, Specimen, Subject};
use splendor::{CardId, Module, Modules, Player, Reserved, Setup, Splendor};
use splendor_laws::SplendorLaws;
use splendor_play::SplendorPlay;

/// The set-ups of the base game.
fn base() -> Vec<Setup> {
    SplendorLaws::setups().into_iter().filter(|setup| setup.modules().is_none()).collect()
}

/// The set-ups with modules: fifteen sets for two, three and four players, with the newest rules.
fn with_modules() -> Vec<Setup> {
    let all = SplendorLaws::setups().into_iter().filter(|setup| !setup.modules().is_none());
    all.filter(|setup| *setup == setup.with(setup.modules())).collect()
}

/// The base game and each module alone.
fn alone() -> Subject<Splendor> {
    subject(|modules| modules.iter().count() <= 1)
}

/// Several modules together, which add little to the laws of each alone: fewer games are enough.
fn together() -> Subject<Splendor> {
    subject(|modules| modules.iter().count() > 1)
}

fn subject(wanted: fn(&Modules) -> bool) -> Subject<Splendor> {
    let setups = SplendorLaws::setups().into_iter().filter(|setup| wanted(&setup.modules())).collect();
    Subject { setups, ..SplendorLaws::subject() }
}

#[test]
fn every_state_keeps_the_laws() {
    alone().keeps_the_laws(5);
    together().keeps_the_laws(1);
}

#[test]
fn a_log_replays() {
    alone().replays(300);
    together().replays(60);
}

/// The number of pairs of truths that a set-up gets, of which each set of modules has three: more than a hundred of the
/// base game, of each single module and of all four, and fewer of every other set.
fn pairs_of(modules: Modules) -> u64 {
    match modules.iter().count() {
        0 | 1 | 4 => 35,
        _ => 10,
    }
}

#[test]
fn two_truths_look_alike_to_those_who_cannot_tell() {
    let (mut pairs, mut apart) = (0, 0);
    let (mut with_orient, mut apart_in_orient) = (0, 0);
    for setup in SplendorLaws::setups() {
        let modules = setup.modules();
        let subject = Subject { setups: vec![setup], ..SplendorLaws::subject() };
        subject.keep(pairs_of(modules), |setup, seed| {
            let steps = laws::two_truths::<Splendor>(setup, seed)?;
            pairs += 1;
            apart += u32::from(steps > 0);
            if modules.has(Module::Orient) {
                let Pair { one, two, .. } = laws::pair_of_truths::<Splendor>(setup, &mut Dice::new(seed));
                with_orient += 1;
                apart_in_orient += u32::from(orient_in_hands(&one) != orient_in_hands(&two));
            }
            Ok(())
        });
    }
    // Most random games have hidden cards: the law would be empty if the truths never differed.
    assert!(3 * apart > pairs, "only {apart} of {pairs} pairs differed");
    // Some hide cards of the Orient: of every 96 pairs at least one.
    assert!(
        96 * apart_in_orient >= with_orient,
        "only {apart_in_orient} of {with_orient} pairs differed in them"
    );
}

/// Returns the cards of the Orient in the hands.
fn orient_in_hands(game: &Splendor) -> Vec<CardId> {
    let cards = game.body().seats().flat_map(Player::hand).filter_map(Reserved::card);
    cards.filter(|card| card.is_of_orient()).collect()
}

#[test]
fn a_million_decisions_lose_no_piece() {
    SplendorLaws::subject().loses_no_piece(1_000_000);
}

#[test]
fn the_same_seed_gives_the_same_games_everywhere() {
    // Digests of whole games: they may change only together with the rules version.
    let digests: Vec<u64> =
        base().iter().map(|setup| laws::replay::<Splendor>(setup, 2014, 3_000).unwrap()).collect();
    assert_eq!(digests, GOLDEN);
}

const GOLDEN: [u64; 3] = [13_754_878_175_143_073_110, 15_533_103_651_856_786_931, 13_074_360_260_077_586_418];

#[test]
fn thirty_thousand_games_go_as_they_always_went() {
    let folds: Vec<u64> = base().iter().map(|setup| laws::fold::<Splendor>(setup, 0..10_000)).collect();
    assert_eq!(folds, FOLDS);
}

const FOLDS: [u64; 3] = [6_587_630_607_710_135_765, 8_812_489_383_811_019_010, 1_060_955_271_438_788_866];

/// The set-ups with the second version of the rules.
fn second() -> Vec<Setup> {
    with_modules().into_iter().filter(|setup| setup.rules() == 2).collect()
}

#[test]
fn games_with_modules_go_as_they_always_went() {
    assert_eq!(folds_of_sets(false), FOLDS_WITH_MODULES);
    assert_eq!(folds_of_sets(true), FOLDS_WITH_ORIENT);
}

/// Returns the folds of the sets with modules that have the Orient, or of the others, by the first rules.
fn folds_of_sets(orient: bool) -> Vec<u64> {
    let sets = with_modules().into_iter().filter(|setup| setup.modules().has(Module::Orient) == orient);
    sets.map(|setup| laws::fold::<Splendor>(&setup.with_first_rules(), 0..400)).collect()
}

#[test]
fn games_of_the_second_rules_go_as_they_always_went() {
    let folds = second().into_iter().map(|setup| laws::fold::<Splendor>(&setup, 0..100));
    assert_eq!(folds.fold(Digest::new(), Digest::word).finish(), FOLD_OF_SECOND);
}

const FOLD_OF_SECOND: u64 = 5_511_276_007_392_647_184;

const FOLDS_WITH_ORIENT: [u64; 24] = [
    10_393_191_103_192_130_648,
    14_623_514_635_288_665_465,
    17_259_672_944_078_516_525,
    13_811_447_837_603_013_845,
    8_980_455_848_162_086_911,
    3_904_359_931_239_789_975,
    6_384_472_728_083_911_502,
    7_848_810_899_889_098_205,
    1_997_617_159_349_094_768,
    883_014_920_896_211_231,
    7_804_568_429_427_580_973,
    5_431_719_165_465_547_176,
    10_508_973_406_238_289_750,
    4_432_741_790_215_498_431,
    898_530_638_372_494_704,
    14_422_575_254_200_031_519,
    8_017_633_764_030_749_137,
    17_024_485_252_180_842_936,
    10_059_661_315_131_623_006,
    9_760_108_801_185_859_403,
    17_097_049_239_826_063_209,
    12_415_239_336_866_469_596,
    12_537_931_433_161_446_592,
    16_412_215_505_412_043_865,
];

const FOLDS_WITH_MODULES: [u64; 21] = [
    7_040_897_100_039_208_118,
    9_248_716_157_976_921_783,
    18_227_160_027_739_941_651,
    7_128_327_184_327_600_670,
    4_202_674_204_925_495_488,
    14_402_467_950_693_598_017,
    10_350_373_326_440_204_812,
    17_842_273_957_343_846_439,
    1_495_156_400_102_175_622,
    3_136_217_133_867_373_485,
    14_774_043_907_003_361_912,
    3_316_586_591_423_063_824,
    7_427_954_553_361_838_597,
    6_777_153_305_712_824_364,
    6_348_764_883_031_980_228,
    3_880_494_365_982_183_967,
    12_990_883_167_257_779_774,
    11_277_844_763_587_862_380,
    16_493_933_043_458_064_486,
    4_048_500_542_938_550_109,
    13_531_634_253_218_304_884,
];

#[test]
fn bots_choose_as_they_always_chose() {
    // They may change only together with a bot, or with the rules version.
    let first: Vec<Setup> = base().into_iter().chain(with_modules()).map(Setup::with_first_rules).collect();
    let of_each_set = first.chunks(3).map(|setups| laws::bots::fold_of_choices::<SplendorPlay>(setups, 30));
    assert_eq!(of_each_set.collect::<Vec<u64>>(), CHOICES);
    let second: Vec<Setup> = second().into_iter().step_by(4).collect();
    assert_eq!(laws::bots::fold_of_choices::<SplendorPlay>(&second, 30), CHOICES_OF_SECOND);
}

const CHOICES_OF_SECOND: u64 = 7_000_379_242_854_106_577;

const CHOICES: [u64; 16] = [
    7_613_190_524_161_684_719,
    9_635_657_776_728_738_058,
    5_122_773_361_351_051_003,
    6_778_021_856_622_438_929,
    6_735_124_203_743_538_084,
    2_902_939_230_904_836_934,
    1_073_094_921_232_264_600,
    2_124_525_150_196_192_445,
    18_287_411_428_785_382_191,
    4_321_900_158_524_508_453,
    7_430_157_749_232_521_227,
    4_446_237_904_475_627_752,
    14_871_047_460_632_962_496,
    11_676_206_368_855_109_602,
    7_439_995_963_113_876_829,
    9_734_368_132_700_378_306,
];

#[test]
fn perft_stays() {
    let counts: Vec<u64> =
        base().iter().map(|setup| laws::perft(&Splendor::new(setup), 3, &mut Dice::new(5))).collect();
    assert_eq!(counts, [24_190, 26_380, 26_995]);
}

#[test]
fn what_happened_is_read_as_it_was_written() {
    // The card that was drawn is hidden from the others: they are told no card.
    assert_eq!(SplendorLaws::subject().tells_what_happened(400, SplendorLaws::may_lack), 27);
}
