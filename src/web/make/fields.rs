//! Form of a specification, field by field.

use strum::IntoEnumIterator as _;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::web::hooks::fresh_seed;
use crate::web::text;
use clew::kind;
use clew_core::generate::{ClueCount, ClueSymmetry};
use clew_core::model::{Arg, Explanation};
use clew_core::solve::HARDEST;
use clew_page as page;
use clew_page::Message;
use clew_page::make::Form;

/// Initial density in the field, in percent.
const USUAL_DENSITY: u8 = 50;

/// Properties of [`SpecForm`].
#[derive(PartialEq, Properties)]
pub(crate) struct SpecFormProps {
    /// The specification.
    pub(crate) form: Form,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The form, with id `generator`. A fault is shown below it, and no input is lost.
#[component]
pub(crate) fn SpecForm(props: &SpecFormProps) -> Html {
    let form = &props.form;
    let fault = form.fault();
    let submit = props.dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        Message::Make(page::make::Action::Begin(fresh_seed()))
    });
    let density = match form.clue_count {
        ClueCount::Density(density) => Some(density),
        _ => None,
    };
    html! {
        <form id="generator" class="generator" onsubmit={submit} aria-label={text::word("make-wish")}>
            { select(props, "make-kind", kind::all().map(text::kind_name).collect(),
                kind::all().position(|kind| kind == form.kind),
                |_, at| kind::all().nth(at).map(Form::new)) }
            { field(props, "make-rows", &form.size[0], |form, value| form.size[0] = value) }
            { field(props, "make-cols", &form.size[1], |form, value| form.size[1] = value) }
            { select(props, "make-flavour", words(kind::variants(form.kind)), Some(form.variant.into()),
                |form, at| Some(Form { variant: u8::try_from(at).ok()?, ..form })) }
            { select(props, "make-at-least", levels(), Some(usize::from(form.levels.at_least) - 1),
                |mut form, at| {
                    form.levels.at_least = u8::try_from(at + 1).ok()?;
                    form.levels.at_most = form.levels.at_most.max(form.levels.at_least);
                    Some(form)
                }) }
            { select(props, "make-at-most", levels(), Some(usize::from(form.levels.at_most) - 1),
                |mut form, at| {
                    form.levels.at_most = u8::try_from(at + 1).ok()?;
                    form.levels.at_least = form.levels.at_least.min(form.levels.at_most);
                    Some(form)
                }) }
            { field(props, "make-minutes-from", &form.minutes[0], |form, value| form.minutes[0] = value) }
            { field(props, "make-minutes-to", &form.minutes[1], |form, value| form.minutes[1] = value) }
            { select(props, "make-balance",
                ClueSymmetry::iter().map(|balance| text::word(&format!("make-balance-{}", <&str>::from(balance)))).collect(),
                ClueSymmetry::iter().position(|balance| balance == form.symmetry),
                |form, at| Some(Form { symmetry: ClueSymmetry::iter().nth(at)?, ..form })) }
            { select(props, "make-amount", words(&["make-amount-enough", "make-amount-minimal", "make-amount-fewest", "make-amount-density"]),
                Some(match form.clue_count { ClueCount::Enough => 0, ClueCount::Minimal => 1, ClueCount::Fewest => 2, ClueCount::Density(_) => 3 }),
                |form, at| Some(Form {
                    clue_count: [ClueCount::Enough, ClueCount::Minimal, ClueCount::Fewest, ClueCount::Density(USUAL_DENSITY)].into_iter().nth(at)?,
                    ..form
                })) }
            if let Some(density) = density {
                { field(props, "make-density", &density.to_string(), |form, value| {
                    // Text that is not a number is replaced by the previous value.
                    if let Ok(density) = value.trim().parse() {
                        form.clue_count = ClueCount::Density(density);
                    }
                }) }
            }
            { field(props, "make-seed", &form.seed, |form, value| form.seed = value) }
            { field(props, "make-count", &form.count, |form, value| form.count = value) }
            <p class="warning" role="status" data-testid="make-misfit">
                { fault.map_or_else(String::new, |fault| {
                    let kind = form.kind.name();
                    let sizes = text::word(&format!("make-sizes-{kind}"));
                    text::say(&Explanation::new(fault.message()).with("sizes", Arg::Text(sizes)))
                }) }
            </p>
        </form>
    }
}

/// Selection among names, which changes the specification.
fn select(
    props: &SpecFormProps,
    id: &'static str,
    names: Vec<String>,
    chosen: Option<usize>,
    change: fn(Form, usize) -> Option<Form>,
) -> Html {
    let (form, dispatch) = (props.form.clone(), props.dispatch.clone());
    let onchange = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let at = usize::try_from(select.selected_index()).ok();
        if let Some(form) = at.and_then(|at| change(form.clone(), at)) {
            dispatch.emit(Message::Make(page::make::Action::Change(form)));
        }
    });
    html! {
        <label>
            <span>{ text::word(id) }</span>
            <select data-testid={id} {onchange}>
                { for names.into_iter().enumerate().map(|(at, name)| html! {
                    <option selected={Some(at) == chosen}>{ name }</option>
                }) }
            </select>
        </label>
    }
}

/// Field for a number.
fn field(
    props: &SpecFormProps,
    id: &'static str,
    value: &str,
    change: fn(&mut Form, String),
) -> Html {
    let (form, dispatch) = (props.form.clone(), props.dispatch.clone());
    let oninput = Callback::from(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let mut form = form.clone();
        change(&mut form, input.value());
        dispatch.emit(Message::Make(page::make::Action::Change(form)));
    });
    let is_any = matches!(id, "make-seed" | "make-minutes-from" | "make-minutes-to");
    let placeholder = is_any.then(|| text::word("make-any"));
    html! {
        <label>
            <span>{ text::word(id) }</span>
            <input type="text" inputmode="numeric" autocomplete="off" data-testid={id}
                value={value.to_owned()} {placeholder} {oninput} />
        </label>
    }
}

fn words(ids: &[&'static str]) -> Vec<String> {
    ids.iter().map(|id| text::word(id)).collect()
}

fn levels() -> Vec<String> {
    (1..=HARDEST).map(text::level).collect()
}
