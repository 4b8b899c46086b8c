//! Prints the file `src/evaluation/weights.rs`; `search::fit` says how.

fn main() -> std::io::Result<()> {
    // The more play, the more pairs of players there are in a game.
    let setups = [
        ("players=2", 24_000),
        ("players=3", 10_000),
        ("players=4", 6_000),
        ("players=5", 4_000),
        ("players=6", 3_000),
    ];
    search::fit::print::<alhambra_play::AlhambraPlay>(&setups, &mut std::io::stdout().lock())
}
