//! The language of the page.

use anyhow::Result;
use serde_json::json;
use text::Language;
use thirtyfour::By;

use crate::Stage;

/// Has the page speak a language from its next load on. Before the first load it does nothing: there is no storage yet.
///
/// # Errors
/// If the browser does not answer.
pub async fn will_speak(stage: &Stage, language: Language) -> Result<()> {
    let script = "const settings = JSON.parse(localStorage['cabochon.settings'] ?? '{}');
        localStorage['cabochon.settings'] = JSON.stringify({ ...settings, language: arguments[0] });";
    if stage.is_at_home().await? {
        stage.web().execute(script, vec![json!(language.tag())]).await?;
    }
    Ok(())
}

/// Has the page speak a language: loads it anew, unless it speaks the language already.
///
/// # Errors
/// If the browser does not answer, or the page does not come back in time.
pub async fn speak(stage: &Stage, language: Language) -> Result<()> {
    let speaks = format!("html[lang='{}']", language.tag());
    if stage.web().find_all(By::Css(&speaks)).await?.is_empty() {
        will_speak(stage, language).await?;
        stage.web().refresh().await?;
        stage.wait_for(&speaks).await?;
    }
    Ok(())
}
