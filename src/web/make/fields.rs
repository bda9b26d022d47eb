//! Form of a specification, field by field.

use strum::IntoEnumIterator as _;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::web::hooks::fresh_seed;
use crate::web::text;
use clew::guide::can_be_practised;
use clew::kind::{self, Kind, TechniqueEntry};
use clew_core::generate::{ClueCount, ClueSymmetry};
use clew_core::model::{Arg, Explanation};
use clew_core::solve::HARDEST;
use clew_page as page;
use clew_page::Message;
use clew_page::make::{Form, FormError};

/// Properties of [`SpecForm`].
#[derive(PartialEq, Properties)]
pub(crate) struct SpecFormProps {
    /// The specification.
    pub(crate) form: Form,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The form, with id `generator`. A fault is shown below its field, and no input is lost.
#[component]
pub(crate) fn SpecForm(props: &SpecFormProps) -> Html {
    let form = &props.form;
    let submit = props.dispatch.reform(|event: SubmitEvent| {
        event.prevent_default();
        Message::Make(page::make::Action::Begin(fresh_seed()))
    });
    let has_density = matches!(form.clue_count, ClueCount::Density(_));
    html! {
        <form id="generator" class="generator" onsubmit={submit} aria-label={text::word("make-wish")}>
            { select(props, "make-kind", kind::all().map(text::kind_name).collect(),
                kind::all().position(|kind| kind == form.kind),
                |form, at| Some(form.of_kind(kind::all().nth(at)?))) }
            { field(props, "make-rows", &form.size[0], |form, value| form.resized(0, value)) }
            { field(props, "make-cols", &form.size[1], |form, value| form.resized(1, value)) }
            { select(props, "make-flavour", words(kind::variants(form.kind)), Some(form.variant.into()),
                |form, at| Some(form.of_variant(u8::try_from(at).ok()?))) }
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
            { field(props, "make-minutes-from", &form.minutes[0], |mut form, value| { form.minutes[0] = value; form }) }
            { field(props, "make-minutes-to", &form.minutes[1], |mut form, value| { form.minutes[1] = value; form }) }
            { select(props, "make-technique", technique_names(form.kind),
                Some(techniques(form.kind).position(|entry| Some(entry.name) == form.technique).map_or(0, |at| at + 1)),
                |form, at| {
                    let technique = techniques(form.kind).nth(at.wrapping_sub(1));
                    Some(form.using(technique.map(|entry| entry.name)))
                }) }
            { select(props, "make-balance",
                ClueSymmetry::iter().map(|balance| text::word(&format!("make-balance-{}", <&str>::from(balance)))).collect(),
                ClueSymmetry::iter().position(|balance| balance == form.symmetry),
                |form, at| Some(Form { symmetry: ClueSymmetry::iter().nth(at)?, ..form })) }
            { select(props, "make-amount", words(&["make-amount-enough", "make-amount-minimal", "make-amount-fewest", "make-amount-density"]),
                Some(match form.clue_count { ClueCount::Enough => 0, ClueCount::Minimal => 1, ClueCount::Fewest => 2, ClueCount::Density(_) => 3 }),
                |form, at| Some(Form {
                    clue_count: [ClueCount::Enough, ClueCount::Minimal, ClueCount::Fewest, ClueCount::Density(0)].into_iter().nth(at)?,
                    ..form
                })) }
            if has_density {
                { field(props, "make-density", &form.density, |form, density| Form { density, ..form }) }
            }
            { field(props, "make-seed", &form.seed, |form, seed| Form { seed, ..form }) }
            { field(props, "make-count", &form.count, |form, count| Form { count, ..form }) }
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
            <select data-testid={id} {onchange} aria-invalid={is_faulty(props, id)} aria-describedby={described(props, id)}>
                { for names.into_iter().enumerate().map(|(at, name)| html! {
                    <option selected={Some(at) == chosen}>{ name }</option>
                }) }
            </select>
            { misfit(props, id) }
        </label>
    }
}

/// Field for a number.
fn field(
    props: &SpecFormProps,
    id: &'static str,
    value: &str,
    change: fn(Form, String) -> Form,
) -> Html {
    let (form, dispatch) = (props.form.clone(), props.dispatch.clone());
    let oninput = Callback::from(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let form = change(form.clone(), input.value());
        dispatch.emit(Message::Make(page::make::Action::Change(form)));
    });
    let is_any = matches!(id, "make-seed" | "make-minutes-from" | "make-minutes-to");
    let placeholder = is_any.then(|| text::word("make-any"));
    html! {
        <label>
            <span>{ text::word(id) }</span>
            <input type="text" inputmode="numeric" autocomplete="off" data-testid={id}
                aria-invalid={is_faulty(props, id)} aria-describedby={described(props, id)}
                value={value.to_owned()} {placeholder} {oninput} />
            { misfit(props, id) }
        </label>
    }
}

/// Fault of a field, if the first fault of the form is there.
fn fault_at(props: &SpecFormProps, id: &'static str) -> Option<FormError> {
    props.form.fault().filter(|fault| fault.field() == id)
}

fn is_faulty(props: &SpecFormProps, id: &'static str) -> Option<&'static str> {
    fault_at(props, id).map(|_| "true")
}

fn described(props: &SpecFormProps, id: &'static str) -> Option<&'static str> {
    fault_at(props, id).map(|_| "make-misfit")
}

/// Sentence that says what is wrong with a field.
fn misfit(props: &SpecFormProps, id: &'static str) -> Html {
    let Some(fault) = fault_at(props, id) else {
        return Html::default();
    };
    let sizes = text::word(&format!("make-sizes-{}", props.form.kind.name()));
    let said = Explanation::new(fault.message()).with("sizes", Arg::Text(sizes));
    html! { <span id="make-misfit" class="warning" role="status" data-testid="make-misfit">{ text::say(&said) }</span> }
}

fn words(ids: &[&'static str]) -> Vec<String> {
    ids.iter().map(|id| text::word(id)).collect()
}

/// Techniques of a kind that puzzles are known to use.
fn techniques(kind: Kind) -> impl Iterator<Item = TechniqueEntry> {
    kind::techniques().filter(move |entry| entry.kind == kind && can_be_practised(entry.name))
}

/// Names to choose from; the first stands for any technique.
fn technique_names(kind: Kind) -> Vec<String> {
    let names = techniques(kind).map(|entry| text::word(entry.name));
    [text::word("make-any")].into_iter().chain(names).collect()
}

fn levels() -> Vec<String> {
    (1..=HARDEST).map(text::level).collect()
}
