//! Accessibility checks: obstacles for people who use a screen reader or no mouse.

use std::{env, fs};

use anyhow::{Result, bail};
use serde_json::{Value, json};
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
        if !stage.web().execute("return 'axe' in window", Vec::new()).await?.convert()? {
            stage.web().execute(fs::read_to_string(file)?, Vec::new()).await?;
        }
        // Where backgrounds are left out, every contrast is wrong. It is measured on pixels elsewhere.
        let without = if stage.keeps_pictures() { Value::Null } else { json!("color-contrast") };
        let found: Vec<String> =
            stage.web().execute_async(include_str!("axe.js"), vec![without]).await?.convert()?;
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
