//! The boards of the games, each with its picture, its goal and the buttons that begin.

use leptos::prelude::*;
use protocol::GameInfo;
use text::Value;

use super::beginning::Beginning;
use super::plan::SeatPlan;
use super::set_up::SetUp;
use crate::shared::draw::icon;
use crate::shared::frame::{Inside, rules_path};
use crate::shared::games::{Games, Listed};
use crate::shared::i18n::{tr, tr_with};
use crate::shared::panel::{Open, Shown};

/// The boards of all games, in the order of the page, and the panel that sets one of them up.
#[component]
pub fn Boards(
    /// The games that the server offers; none before it has answered.
    offered: Option<Vec<GameInfo>>,
    /// The game that was begun or set up last.
    last: RwSignal<&'static str>,
) -> impl IntoView {
    let known = offered.is_some();
    let mut offered = offered.unwrap_or_default();
    let mut boards: Vec<(&'static Listed, Option<SeatPlan>)> = Vec::new();
    for listed in Games::here().all() {
        let at = offered.iter().position(|info| info.name == listed.outline.name);
        let plan = at.map(|at| SeatPlan::load(offered.swap_remove(at)));
        if plan.is_some() || !known {
            boards.push((listed, plan));
        }
    }
    let plans: Vec<(&'static Listed, SeatPlan)> =
        boards.iter().filter_map(|(listed, plan)| Some((*listed, (*plan)?))).collect();
    let open = Open::here();
    let set_up = move || {
        let chosen = plans.iter().find(|(listed, _)| open.shows(Shown::SetUp(listed.outline.name)))?;
        let (listed, plan) = *chosen;
        Some(view! { <SetUp listed plan/> })
    };
    on_cleanup(move || open.close_where(|shown| matches!(shown, Shown::SetUp(_))));
    view! {
        <div class="boards" aria-busy=(!known).then_some("true")>
            {boards.into_iter().map(|(listed, plan)| view! { <Board listed plan last/> }).collect_view()}
        </div>
        {set_up}
    }
}

#[component]
fn Board(
    listed: &'static Listed,
    /// The set-up of the game; none before the server has said that it has the game.
    plan: Option<SeatPlan>,
    last: RwSignal<&'static str>,
) -> impl IntoView {
    let name = listed.outline.name;
    let title = tr(&format!("game-{name}"));
    let id = format!("board-{name}");
    let beginning = Beginning::new();
    let unable = move || plan.is_none() || beginning.busy.get();
    let begin = move |table: fn(SeatPlan) -> protocol::NewTable| {
        move |_| {
            if let Some(plan) = plan {
                last.set(name);
                beginning.begin(table(plan));
            }
        }
    };
    let open = Open::here();
    let more = move |_| {
        last.set(name);
        open.toggle(Shown::SetUp(name));
    };
    let set_up = tr_with("act-more.about", &[("game", Value::Text(&title))]);
    view! {
        <section class="panel game" data-board=name aria-labelledby=id.clone()>
            <div class="vignette" aria-hidden="true" inner_html=(listed.vignette)()></div>
            <div class="about">
                <h2 id=id.clone()>{title.clone()}</h2>
                <p class="hint">{tr(&format!("game-{name}-about"))}</p>
                <p class="goal">{tr(&format!("game-{name}-goal"))}</p>
                <p class="rivals">{move || plan.map(SeatPlan::line)}</p>
            </div>
            <div class="go">
                {beginning.failure()}
                <button type="button" class="main" data-act="play" disabled=unable on:click=begin(SeatPlan::to_play)>
                    {icon("play")}<span>{tr("act-play")}</span>
                </button>
                <button type="button" class="button" data-act="with-friend" disabled=unable on:click=begin(SeatPlan::with_friend)>
                    {tr("act-with-friend")}
                </button>
                <Inside path=rules_path(name) class="button" act="learn">{tr("act-learn")}</Inside>
                <button type="button" class="tool" data-act="more" aria-label=set_up.clone() title=set_up
                    aria-expanded=move || open.shows(Shown::SetUp(name)).to_string() disabled=plan.is_none() on:click=more>{icon("more")}</button>
            </div>
        </section>
    }
}
