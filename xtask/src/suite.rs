//! `cargo xtask test`: everything whose failure means that the product does not work, one step after the other.

use anyhow::Result;

use crate::browser_tests::{self, Program};
use crate::browsers;
use crate::cargo::{for_browser, is_ci, native, strict, test_steps};
use crate::client::{self, Build};
use crate::steps::Steps;
use crate::workspace::{Workspace, run};

/// Runs every check, the browser tests last.
///
/// # Errors
/// If a check fails, or a tool is missing.
pub fn everything(workspace: &Workspace, no_browser: bool, install_browser: bool) -> Result<()> {
    let mut steps = Steps::new();
    let browser = if no_browser {
        steps.skip("the browser tests (--no-browser)");
        None
    } else {
        Some(browsers::ready(install_browser || is_ci())?)
    };
    steps.step("compilation target", || client::add_target(workspace))?;
    steps.step("format", || run(&mut workspace.cargo(&["fmt", "--all", "--check"])))?;
    steps.step("lints", || run(strict(&mut native(workspace, "clippy"))))?;
    steps.step("lints of the client", || run(strict(&mut for_browser(workspace, "clippy"))))?;
    // The server embeds the client.
    steps.step("browser client", || client::build(workspace, Build::Quick))?;
    for (name, mut tests) in test_steps(workspace) {
        steps.step(name, || run(&mut tests))?;
    }
    if let Some(browser) = browser {
        let axe = browser_tests::axe_if_at_hand(workspace, &mut steps);
        steps.step("browser tests", || {
            run(&mut browser_tests::command(workspace, &browser, axe.as_deref(), &[Program::Behaviour])?)
        })?;
    }
    steps.finish();
    Ok(())
}

/// Runs the browser tests whose names contain the filter, and nothing else.
///
/// # Errors
/// If a test fails, or a tool is missing.
pub fn named(workspace: &Workspace, filter: &str) -> Result<()> {
    let mut steps = Steps::new();
    let browser = browsers::ready(false)?;
    steps.step("compilation target", || client::add_target(workspace))?;
    steps.step("browser client", || client::build(workspace, Build::Quick))?;
    let axe = browser_tests::axe_if_at_hand(workspace, &mut steps);
    steps.step("browser tests", || {
        let programs = [Program::Behaviour];
        run(browser_tests::command(workspace, &browser, axe.as_deref(), &programs)?.arg(filter))
    })?;
    steps.finish();
    Ok(())
}
