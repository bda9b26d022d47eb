//! Choice of a method of solving, and of how digits are written.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::web::text;
use clew::kind::{self, Kind};
use clew_core::model::{Arg, Explanation, Numerals};
use clew_core::solve::Method;
use clew_page as page;
use clew_page::Message;
use clew_page::preferences::Preference;

/// Choice of a method.
pub(crate) fn method_choice(
    kind: Kind,
    method: Method,
    numerals: Option<Numerals>,
    has_line_numbers: bool,
    dispatch: &Callback<Message>,
) -> Html {
    let choose = dispatch.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        page::watch::Action::Solve(select.value().parse().unwrap_or_default()).into()
    });
    let assume = dispatch.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let method = if input.checked() {
            Method::HumanUnique
        } else {
            Method::Human
        };
        page::watch::Action::Solve(method).into()
    });
    let write = dispatch.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Message::Prefer(Preference::Numerals(if input.checked() {
            Numerals::Decimal
        } else {
            Numerals::Letters
        }))
    });
    let option = |method: Method, is_chosen: bool| {
        let name: &'static str = method.into();
        html! {
            <option value={name} selected={is_chosen}>{ text::word(&format!("page-method-{name}")) }</option>
        }
    };
    let offers = |method| kind::methods(kind).contains(&method);
    let is_article = method == Method::Article;
    let number = dispatch.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Message::Prefer(Preference::LineNumbers(input.checked()))
    });
    let chosen: &'static str = match is_article {
        true => Method::Article.into(),
        false => Method::Human.into(),
    };
    let chosen = Arg::Text(text::word(&format!("page-method-{chosen}")));
    let summary = text::say(&Explanation::new("page-method-chosen").with("method", chosen));
    html! {
        <details class="method" data-testid="method-more">
            <summary>{ summary }</summary>
            <div class="row">
            if offers(Method::Article) {
                <label>
                    { text::word("page-method") }
                    <select data-testid="method" onchange={choose}>
                        { option(Method::Human, !is_article) }
                        { option(Method::Article, is_article) }
                    </select>
                </label>
            }
            if offers(Method::HumanUnique) && !is_article {
                <label class="check">
                    <input type="checkbox" onchange={assume}
                        checked={method == Method::HumanUnique} />
                    { text::word("page-assume-unique") }
                </label>
            }
            <label class="check">
                <input type="checkbox" data-testid="line-numbers" onchange={number}
                    checked={has_line_numbers} />
                { text::word("page-line-numbers") }
            </label>
            if let Some(numerals) = numerals {
                <label class="check">
                    <input type="checkbox" data-testid="numerals" onchange={write}
                        checked={numerals == Numerals::Decimal} />
                    { text::word("page-numerals") }
                </label>
            }
            </div>
        </details>
    }
}
