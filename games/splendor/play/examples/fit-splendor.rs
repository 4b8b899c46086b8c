//! Prints the file `src/evaluation/weights.rs`; `search::fit` says how.

fn main() -> std::io::Result<()> {
    search::fit::print::<splendor_play::SplendorPlay>(
        &["players=2", "players=3", "players=4"],
        &mut std::io::stdout().lock(),
    )
}
