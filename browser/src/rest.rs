//! Waiting until a page has come to rest.

use anyhow::Result;

use crate::Stage;

/// Waits until the page has been rendered and nothing in it changes its place or colour any more.
///
/// # Errors
/// If something still changes after [`PATIENCE`](crate::PATIENCE), or the browser does not answer.
pub async fn at_rest(stage: &Stage) -> Result<()> {
    // Two frames: one in which a change of size or theme is heard of, one in which its consequences are laid out.
    let script = "const done = arguments[0];\
        requestAnimationFrame(() => requestAnimationFrame(() => done(null)))";
    stage.web().execute_async(script, Vec::new()).await?;
    let rest =
        stage.wait_until("the page to come to rest", async || Ok(ground(stage).await?.map(|_| ()))).await;
    match rest {
        Ok(()) => Ok(()),
        Err(error) => Err(error.context(format!("these move: {:#?}", moving(stage).await?))),
    }
}

/// Returns what is changing its place or colour, for the message of a failure.
async fn moving(stage: &Stage) -> Result<Vec<String>> {
    let script = "return document.getAnimations().map(animation => {\
        const target = animation.effect.target;\
        return `${animation.transitionProperty ?? animation.animationName} of ${target.className?.baseVal ?? target.className}\
            ${target.dataset.piece ?? ''}: ${animation.playState} ${animation.currentTime} of ${animation.effect.getComputedTiming().endTime},\
            ${target.matches(':hover') ? 'under the pointer' : ''}`;\
    })";
    Ok(stage.web().execute(script, Vec::new()).await?.convert()?)
}

/// Returns the background colours of the page, as the style sheet computes them; none while they are changing.
///
/// # Errors
/// If the browser does not answer.
pub async fn ground(stage: &Stage) -> Result<Option<String>> {
    let script = "if (document.getAnimations().some(animation => animation instanceof CSSTransition)) return null;\
        const style = getComputedStyle(document.body);\
        return style.color + style.backgroundColor + style.backgroundImage";
    Ok(stage.web().execute(script, Vec::new()).await?.json().as_str().map(str::to_owned))
}
