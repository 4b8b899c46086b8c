//! The options of a game, as the server describes them: a switch for a yes-or-no option, one of several values, or any
//! number of them.

use leptos::prelude::*;
use protocol::{OptionInfo, OptionKind};
use text::Value;

use super::plan::{SeatPlan, Seats};
use crate::shared::draw::{icon, sprite};
use crate::shared::games::Games;
use crate::shared::i18n::{tr, tr_with};
use crate::shared::offer::option_id;

/// The option that matters only while a seat is open: it welcomes programs there.
const PROGRAMS: &str = "programs";
/// The maximum number of values that are shown as buttons; more are shown in a drop-down list.
const BESIDE_MAX: usize = 4;

/// An option in the form.
#[derive(Clone, Copy)]
struct Field {
    plan: SeatPlan,
    option: StoredValue<OptionInfo>,
    /// The name of its messages.
    id: StoredValue<String>,
}

impl Field {
    fn key(self) -> String {
        self.option.with_value(|option| option.key.clone())
    }

    fn values(self) -> Vec<String> {
        self.option.with_value(|option| option.values.clone())
    }

    fn word(self, value: &str) -> String {
        self.id.with_value(|id| tr(&format!("{id}-{value}")))
    }

    /// Returns the name of the drawing for a value, if there is one.
    fn picture(self, value: &str) -> Option<&'static str> {
        let game = self.plan.game.with_value(|game| Games::here().of(&game.name))?;
        game.outline.picture(&self.key(), value)
    }

    fn has(self, value: &str) -> bool {
        self.option.with_value(|option| self.plan.chosen(|chosen| option.has(chosen, value)))
    }

    fn choose(self, value: &str, on: bool) {
        self.option.with_value(|option| self.plan.change(|chosen| option.choose(chosen, value, on)));
    }

    /// Returns the reason why a value cannot be chosen now; none if it can.
    fn excluded(self, value: &str) -> Option<String> {
        self.plan.game.with_value(|game| {
            self.plan.chosen(|chosen| {
                let (other, with) = game.excluded(chosen, &self.key(), value)?;
                let id = option_id(&game.name, &other.key);
                let name = tr(&id);
                let with = match other.is_switch() {
                    true => name,
                    false => {
                        let word = tr(&format!("{id}-{with}"));
                        tr_with(
                            "option-line",
                            &[("option", Value::Text(&name)), ("value", Value::Text(&word))],
                        )
                    }
                };
                Some(tr_with("option-excluded", &[("option", Value::Text(&with))]))
            })
        })
    }

    /// Renders the reasons why values cannot be chosen now, each after its value.
    fn reasons(self) -> Option<AnyView> {
        let reason = |value: String| {
            let why = self.excluded(&value)?;
            let word = self.option.with_value(OptionInfo::is_switch).then(String::new);
            let word = word.unwrap_or_else(|| format!("{}: ", self.word(&value)));
            Some(view! { <p class="hint" data-excluded=value>{word}{why}</p> })
        };
        let all: Vec<_> = self.values().into_iter().filter_map(reason).collect();
        (!all.is_empty()).then(|| all.into_any())
    }
}

/// The form fields for all options of the game.
#[component]
pub fn Options() -> impl IntoView {
    let plan = expect_context::<SeatPlan>();
    let field = |option: OptionInfo| {
        let id = plan.game.with_value(|game| option_id(&game.name, &option.key));
        let (kind, values, switch) = (option.kind, option.values.len(), option.is_switch());
        let field = Field { plan, option: StoredValue::new(option), id: StoredValue::new(id) };
        let form = match (kind, values) {
            _ if switch => view! { <Switch field/> }.into_any(),
            (OptionKind::Set, _) => view! { <Several field/> }.into_any(),
            (OptionKind::One, ..=BESIDE_MAX) => view! { <Beside field/> }.into_any(),
            (OptionKind::One, _) => view! { <Listed field/> }.into_any(),
        };
        let matters = move || field.key() != PROGRAMS || plan.seats.with(Seats::has_open);
        view! { <div class="option" data-option=field.key() hidden=move || !matters()>{form}{move || field.reasons()}</div> }
    };
    let options = plan.game.with_value(|game| game.options.clone());
    let listed = plan.game.with_value(|game| Games::here().of(&game.name));
    let drawn = |mut option: OptionInfo| {
        let OptionInfo { key, values, .. } = &mut option;
        values.retain(|value| listed.is_none_or(|game| game.outline.draws_value(key, value)));
        listed.is_none_or(|game| game.outline.draws_option(key)).then_some(option)
    };
    options.into_iter().filter_map(drawn).map(field).collect_view()
}

/// The check box of one value.
#[component]
fn Check(field: Field, value: String, label: String) -> impl IntoView {
    let value = StoredValue::new(value);
    let checked = move || value.with_value(|value| field.has(value));
    let excluded = move || value.with_value(|value| field.excluded(value));
    let change = move |event| value.with_value(|value| field.choose(value, event_target_checked(&event)));
    view! {
        <label class="switch" title=excluded>
            <input type="checkbox" data-value=value.get_value() prop:checked=checked
                disabled=move || excluded().is_some() && !checked() on:change=change/>
            <span>{label}</span>
        </label>
    }
}

/// The switch of a yes-or-no option; its explanation is shown while it is on.
#[component]
fn Switch(field: Field) -> impl IntoView {
    let label = field.id.with_value(|id| tr(id));
    view! {
        <Check field value="yes".to_owned() label/>
        <Show when=move || field.has("yes")><About field/></Show>
    }
}

#[component]
fn About(field: Field) -> impl IntoView {
    view! { <p class="hint">{field.id.with_value(|id| tr(&format!("{id}.about")))}</p> }
}

/// The field of an option with any number of values.
#[component]
fn Several(field: Field) -> impl IntoView {
    let check = |value: String| {
        let label = field.word(&value);
        let about = field.word(&format!("{value}.about"));
        view! { <div class="one-of"><Check field value label/><p class="hint">{about}</p></div> }
    };
    let label = field.id.get_value();
    let several = move || field.values().iter().filter(|value| field.has(value)).count() > 1;
    let note = field.id.with_value(|id| tr(&format!("{id}.several")));
    view! {
        <div class="field" role="group" aria-labelledby=label.clone()>
            <span id=label.clone()>{tr(&label)}</span>
            <About field/>
            // Above the switches: below them the button that stays in sight might cover it.
            <p class="hint several" role="status">{move || several().then(|| note.clone())}</p>
            <div class="switches">{field.values().into_iter().map(check).collect_view()}</div>
        </div>
    }
}

/// The field of an option with one of a few values.
#[component]
fn Beside(field: Field) -> impl IntoView {
    let button = |value: String| {
        let (word, value) = (field.word(&value), StoredValue::new(value));
        let pressed = move || value.with_value(|value| field.has(value));
        let excluded = move || value.with_value(|value| field.excluded(value));
        let picture = value.with_value(|value| field.picture(value));
        let picture = picture.map(|name| sprite(name.to_owned(), "choice"));
        view! {
            <button type="button" data-value=value.get_value() aria-pressed=move || pressed().to_string()
                title=excluded disabled=move || excluded().is_some() && !pressed()
                on:click=move |_| value.with_value(|value| field.choose(value, true))>{picture}{word}</button>
        }
    };
    let label = field.id.get_value();
    view! {
        <div class="field">
            <span id=label.clone()>{tr(&label)}</span>
            <div class="segments" role="group" aria-labelledby=label>{field.values().into_iter().map(button).collect_view()}</div>
        </div>
        <About field/>
    }
}

/// The field of an option with one of many values.
#[component]
fn Listed(field: Field) -> impl IntoView {
    let entry = |value: String| {
        let (word, value) = (field.word(&value), StoredValue::new(value));
        let chosen = move || value.with_value(|value| field.has(value));
        let excluded = move || value.with_value(|value| field.excluded(value)).is_some();
        view! { <option value=value.get_value() selected=chosen disabled=move || excluded() && !chosen()>{word}</option> }
    };
    let label = field.id.with_value(|id| tr(id));
    let choose = move |event| field.choose(&event_target_value(&event), true);
    view! {
        <label class="field">
            <span>{label}</span>
            <span class="select">
                <select on:change=choose>{field.values().into_iter().map(entry).collect_view()}</select>
                {icon("next")}
            </span>
        </label>
        <About field/>
    }
}
