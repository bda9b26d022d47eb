//! How the puzzle is to be solved.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::model::Numerals;
use crate::solve::Method;
use crate::web::text;

use super::state::Action;

/// What [`MethodChoice`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct MethodProps {
    /// The method.
    pub(super) method: Method,
    /// How digits above 9 are written; `None` where there are none.
    pub(super) numerals: Option<Numerals>,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The choice of a method.
#[component]
pub(super) fn MethodChoice(props: &MethodProps) -> Html {
    let choose = props.dispatch.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        Action::Solve(select.value().parse().unwrap_or_default())
    });
    let assume = props.dispatch.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Action::Solve(if input.checked() {
            Method::HumanUnique
        } else {
            Method::Human
        })
    });
    let write = props.dispatch.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Action::Numerals(if input.checked() {
            Numerals::Decimal
        } else {
            Numerals::Letters
        })
    });
    let option = |method: Method, is_chosen: bool| {
        let name: &'static str = method.into();
        html! {
            <option value={name} selected={is_chosen}>{ text::word(&format!("page-method-{name}")) }</option>
        }
    };
    let is_article = props.method == Method::Article;
    html! {
        <section class="row method" aria-label={text::word("page-method")}>
            <label>
                { text::word("page-method") }
                <select data-testid="method" onchange={choose}>
                    { option(Method::Human, !is_article) }
                    { option(Method::Article, is_article) }
                </select>
            </label>
            if !is_article {
                <label class="check">
                    <input type="checkbox" onchange={assume}
                        checked={props.method == Method::HumanUnique} />
                    { text::word("page-assume-unique") }
                </label>
            }
            if let Some(numerals) = props.numerals {
                <label class="check">
                    <input type="checkbox" data-testid="numerals" onchange={write}
                        checked={numerals == Numerals::Decimal} />
                    { text::word("page-numerals") }
                </label>
            }
        </section>
    }
}
