//! Checks of the words on a page: large enough to be read, whole, and names that can be told apart.

use anyhow::Result;

use crate::Stage;
use crate::page::DRAWN_WORDS;

/// Returns the words that are smaller than 12 px as they are drawn, and the names that look alike where they are cut.
/// The letter in the picture of a gem, or of its empty place, is one of its marks beside the cut and the colour: it has its
/// share of the gem, at least 6 px from 15 px of the gem on, and is decoration below that.
///
/// # Errors
/// If the browser does not answer.
pub async fn faults_of_words(stage: &Stage) -> Result<Vec<String>> {
    let script = [DRAWN_WORDS, include_str!("words.js")].concat();
    Ok(stage.web().execute(&script, Vec::new()).await?.convert()?)
}
