//! Kind and size of the puzzle in a picture, which a person can correct.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::web::text;
use clew::picture::{LAYOUTS, MOST_CELLS, Wanted, layout_name};
use clew_page::Message;
use clew_page::picture::Action;

/// The kind and the size. When one of them changes, the picture is read again.
pub(super) fn again(wanted: Wanted, dispatch: &Callback<Message>) -> Html {
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>();
            let chosen = chosen.and_then(|select| usize::try_from(select.selected_index()).ok());
            if let Some(&layout) = chosen.and_then(|at| LAYOUTS.get(at)) {
                let wanted = Wanted { layout, ..wanted };
                dispatch.emit(Message::Picture(Action::Again(wanted)));
            }
        })
    };
    let number = |id: &'static str, count: u8, with: fn(Wanted, u8) -> Wanted| {
        let dispatch = dispatch.clone();
        let onchange = Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
                return;
            };
            let entered: Option<u8> = input.value().trim().parse().ok();
            let fits = |count: &u8| (1..=MOST_CELLS).contains(&usize::from(*count));
            let Some(entered) = entered.filter(fits) else {
                // Show again what holds.
                input.set_value(&count.to_string());
                return;
            };
            if entered != count {
                dispatch.emit(Message::Picture(Action::Again(with(wanted, entered))));
            }
        });
        html! {
            <label>
                { text::word(id) }
                <input type="number" min="1" max={MOST_CELLS.to_string()} value={count.to_string()} data-testid={id}
                    {onchange} />
            </label>
        }
    };
    html! {
        <>
            <select aria-label={text::word("picture-layout")} data-testid="picture-layout" {onchange}>
                { for LAYOUTS.iter().map(|&layout| html! {
                    <option selected={layout == wanted.layout}>{ text::word(layout_name(layout)) }</option>
                }) }
            </select>
            { number("picture-rows", wanted.rows, |wanted, rows| Wanted { rows, ..wanted }) }
            { number("picture-cols", wanted.cols, |wanted, cols| Wanted { cols, ..wanted }) }
        </>
    }
}
