//! Prints the file `src/evaluation/weights.rs`; `search::fit` says how.

fn main() -> std::io::Result<()> {
    search::fit::print::<duel_play::DuelPlay>(&["players=2"], &mut std::io::stdout().lock())
}
