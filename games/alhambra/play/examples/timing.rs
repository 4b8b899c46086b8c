use alhambra_play::ENTRY;
use catalog::Entry;
fn main() {
    for players in 2..=6 {
        let mut p = ENTRY.playouts(&format!("alhambra players={players}"), 1).unwrap();
        p.play(500);
        let t = std::time::Instant::now();
        let n = p.play(5000);
        let s = t.elapsed().as_secs_f64();
        println!(
            "{players}: {:.0} games/s, {:?} {:.0} ns/decision",
            5000.0 / s,
            n,
            s * 1e9 / n.decisions as f64
        );
    }
}
