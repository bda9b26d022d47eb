//! Filters of the rows.

use strum::IntoEnumIterator as _;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::web::text;
use clew::kind;
use clew::many::{Counts, Filter, RowState};
use clew_core::model::{Arg, Explanation};
use clew_page as page;
use clew_page::Message;

use super::ListedProps;
use super::cells::state_name;

/// The row of filters.
#[component]
pub(crate) fn Filters(props: &ListedProps) -> Html {
    let filter = props.listed.view.filter();
    let counts = props.listed.sheet.table().counts();
    let narrow = |change: fn(&Filter, String) -> Filter| {
        let (dispatch, filter) = (props.dispatch.clone(), filter.clone());
        move |value: String| {
            let filter = change(&filter, value);
            dispatch.emit(Message::Many(page::many::Action::Narrow(filter)));
        }
    };
    let search = {
        let narrow = narrow(|filter, text| Filter {
            text,
            ..filter.clone()
        });
        Callback::from(move |event: InputEvent| {
            narrow(event.target_unchecked_into::<HtmlInputElement>().value());
        })
    };
    let state = {
        let narrow = narrow(|filter, id| {
            let state = RowState::iter().find(|&state| state_name(state) == id);
            Filter {
                state,
                ..filter.clone()
            }
        });
        Callback::from(move |event: Event| {
            narrow(event.target_unchecked_into::<HtmlSelectElement>().value());
        })
    };
    let kind = {
        let narrow = narrow(|filter, name| {
            let kind = kind::named(&name);
            Filter {
                kind,
                ..filter.clone()
            }
        });
        Callback::from(move |event: Event| {
            narrow(event.target_unchecked_into::<HtmlSelectElement>().value());
        })
    };
    let shown = props.listed.view.order().len();
    html! {
        <section class="filters" aria-label={text::word("many-filters")}>
            <input type="search" data-testid="many-search" value={filter.text.clone()}
                placeholder={text::word("many-search")} aria-label={text::word("many-search")}
                oninput={search} />
            <select data-testid="many-verdicts" aria-label={text::word("many-column-verdict")}
                onchange={state}>
                <option value="" selected={filter.state.is_none()}>
                    { text::word("many-any-verdict") }
                </option>
                { for RowState::iter().map(|state| {
                    let id = state_name(state);
                    html! {
                        <option value={id} selected={filter.state == Some(state)}>
                            { choice(id, count(state, counts)) }
                        </option>
                    }
                }) }
            </select>
            if kind::all().count() > 1 {
                <select data-testid="many-kinds" aria-label={text::word("many-column-kind")}
                    onchange={kind}>
                    <option value="" selected={filter.kind.is_none()}>
                        { text::word("many-any-kind") }
                    </option>
                    { for kind::all().map(|kind| {
                        html! {
                            <option value={kind.to_string()} selected={filter.kind == Some(kind)}>
                                { text::kind_name(kind) }
                            </option>
                        }
                    }) }
                </select>
            }
            <p class="shown" data-testid="many-shown">
                { text::counted("many-shown", "count", shown) }
            </p>
        </section>
    }
}

/// Name of a state of rows, with the number of rows if they are counted.
fn choice(id: &'static str, count: Option<usize>) -> String {
    match count {
        Some(count) => text::say(
            &Explanation::new("many-choice")
                .with("name", Arg::Word(id))
                .with("count", Arg::Number(count as u64)),
        ),
        None => text::word(id),
    }
}

fn count(state: RowState, counts: Counts) -> Option<usize> {
    match state {
        RowState::Unique => Some(counts.unique),
        RowState::Several => Some(counts.several),
        RowState::Impossible => Some(counts.impossible),
        RowState::Malformed => Some(counts.malformed),
        RowState::Failed | RowState::Working | RowState::Waiting => None,
    }
}
