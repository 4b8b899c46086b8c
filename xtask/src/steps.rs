//! Progress in the terminal: the current step, and at the end a summary with the time of each.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// Prints the next step.
pub fn say(what: &str) {
    println!("==> {what}");
}

/// A run of named steps that stops at the first failure.
pub struct Steps {
    started: Instant,
    done: Vec<(String, Duration)>,
    /// The steps that were left out, and why; the summary repeats them.
    skipped: Vec<String>,
}

impl Steps {
    /// Starts a run.
    pub fn new() -> Self {
        Self { started: Instant::now(), done: Vec::new(), skipped: Vec::new() }
    }

    /// Notes and prints that a step is left out.
    pub fn skip(&mut self, what: &str) {
        println!("\n!!! SKIPPED: {what}\n");
        self.skipped.push(what.to_owned());
    }

    /// Runs one step, and prints the summary if it fails.
    ///
    /// # Errors
    /// If the step fails.
    pub fn step(&mut self, name: &str, act: impl FnOnce() -> Result<()>) -> Result<()> {
        println!("\n==> {name}");
        let started = Instant::now();
        let result = act().with_context(|| format!("{name}: failed"));
        self.done.push((name.to_owned(), started.elapsed()));
        if result.is_err() {
            self.summary("FAILED");
        }
        result
    }

    /// Prints the summary of a run in which every step succeeded.
    pub fn finish(&self) {
        self.summary("ok");
    }

    fn summary(&self, last: &str) {
        println!("\n{}", self.report(last, self.started.elapsed()));
    }

    fn report(&self, last: &str, total: Duration) -> String {
        let mut lines = vec![String::from("--- summary")];
        for (at, (name, took)) in self.done.iter().enumerate() {
            let verdict = if at + 1 == self.done.len() { last } else { "ok" };
            lines.push(format!("{verdict:<7}{:>8.1} s  {name}", took.as_secs_f32()));
        }
        lines.push(format!("{last:<7}{:>8.1} s  in all", total.as_secs_f32()));
        lines.extend(self.skipped.iter().map(|what| format!("!!! SKIPPED: {what}")));
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_names_every_step_what_failed_and_what_was_skipped() {
        let mut steps = Steps::new();
        steps.skip("the browser tests");
        assert!(steps.step("format", || Ok(())).is_ok());
        let failure = steps.step("lints", || anyhow::bail!("three warnings")).unwrap_err();
        assert_eq!(format!("{failure:#}"), "lints: failed: three warnings");
        let report = steps.report("FAILED", Duration::from_millis(1500));
        let lines: Vec<_> = report.lines().collect();
        assert_eq!(lines.len(), 5);
        assert!(lines[1].starts_with("ok") && lines[1].ends_with("format"));
        assert!(lines[2].starts_with("FAILED") && lines[2].ends_with("lints"));
        assert_eq!(lines[3], "FAILED      1.5 s  in all");
        assert_eq!(lines[4], "!!! SKIPPED: the browser tests");
    }
}
