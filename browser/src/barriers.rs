//! Accessibility checks: obstacles for people who use a screen reader or no mouse.

use std::{env, fs};

use anyhow::{Result, bail};
use thirtyfour::Key;

use crate::Stage;
use crate::person::press;

/// Returns the obstacles for people who use a screen reader or no mouse; where `CABOCHON_AXE` names a copy of axe-core
/// (a separate program, not part of the repository), also the violations that it reports.
///
/// # Errors
/// If the browser does not answer, or the copy of axe-core cannot be read.
pub async fn barriers(stage: &Stage) -> Result<Vec<String>> {
    let mut faults: Vec<String> =
        stage.web().execute(include_str!("barriers.js"), Vec::new()).await?.convert()?;
    if let Some(file) = env::var_os("CABOCHON_AXE") {
        stage.web().execute(fs::read_to_string(file)?, Vec::new()).await?;
        let script = "const done = arguments[0];\
            /* By their names: chosen by tag, with one enabled besides, they do not come to an end on a full table. */\
            const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];\
            const rules = { type: 'rule', values: axe.getRules(tags).filter(rule => rule.enabled || rule.ruleId === 'label-content-name-mismatch').map(rule => rule.ruleId) };\
            /* What a panel covers in part is whole again once it is closed; figures were looked for one by one. */\
            const counts = (fault, node) => !(fault.id === 'target-size' && node.failureSummary.includes('obscured'))\
                && !(fault.id === 'label-content-name-mismatch' && !/\\p{L}/u.test(document.querySelector(node.target)?.innerText));\
            axe.run(document, { runOnly: rules, resultTypes: ['violations'] }).then(found => done(found.violations.flatMap(fault =>\
                fault.nodes.filter(node => counts(fault, node)).map(node => `axe ${fault.id}: ${node.target} ${node.html.slice(0, 200)} ${node.failureSummary}`))), why => done([String(why)]))";
        let found: Vec<String> = stage.web().execute_async(script, Vec::new()).await?.convert()?;
        faults.extend(found);
    }
    Ok(faults)
}

/// Presses Tab until the element that the selector matches has the focus; returns the number of key presses.
///
/// # Errors
/// If no such element gets the focus, or the browser does not answer.
pub async fn tab_to(stage: &Stage, selector: &str) -> Result<u32> {
    let there = format!("return document.activeElement?.matches({selector:?}) ?? false");
    for pressed in 0..150 {
        if stage.web().execute(&there, Vec::new()).await?.convert()? {
            return Ok(pressed);
        }
        press(stage, Key::Tab + "").await?;
    }
    bail!("the keyboard does not come to {selector}")
}
