//! Prints the file `src/evaluation/weights.rs`; `search::fit` says how.

fn main() -> std::io::Result<()> {
    // With two players 50,000 games give more than half a million pairs to learn from.
    let sets = [
        ("", 50_000),
        (" modules=cities", 12_000),
        (" modules=posts", 12_000),
        (" modules=cities,posts", 12_000),
        (" modules=strongholds", 6_000),
        (" modules=cities,strongholds,posts", 6_000),
        (" modules=orient", 12_000),
        (" modules=cities,posts,orient", 12_000),
        (" modules=cities,strongholds,posts,orient", 12_000),
    ];
    let lines = sets.map(|(set, games)| [2, 3, 4].map(|players| (format!("players={players}{set}"), games)));
    let setups: Vec<(&str, u64)> =
        lines.iter().flatten().map(|(line, games)| (line.as_str(), *games)).collect();
    search::fit::print::<splendor_play::SplendorPlay>(&setups, &mut std::io::stdout().lock())
}
