//! Links from a puzzle of the list back to the list and to neighbouring puzzles.

use yew::prelude::*;

use crate::web::components::icons;
use crate::web::text;
use clew_core::model::{Arg, Explanation};
use clew_page as page;
use clew_page::{Message, Mode};

/// Line above the words.
pub(crate) fn back_to_list(listed: &page::many::Listed, dispatch: &Callback<Message>) -> Html {
    let Some(opened) = listed.opened else {
        return Html::default();
    };
    let order = listed.view.order();
    let place = order
        .iter()
        .position(|&row| usize::try_from(row) == Ok(opened));
    let next = place.map(|place| place + 1);
    let all = listed.sheet.table().counts().all;
    let to = |id: &'static str, place: Option<usize>, icon: Html| {
        let onclick = place.map(|place| {
            dispatch.reform(move |_: MouseEvent| Message::Many(page::many::Action::Open(place)))
        });
        html! {
            <button type="button" class="quiet" {onclick} disabled={place.is_none()}
                data-testid={id} title={text::word(id)} aria-label={text::word(id)}>{ icon }</button>
        }
    };
    let back = dispatch.reform(|_: MouseEvent| Message::Enter(Mode::Many));
    let number = |number: usize| Arg::Number(number as u64);
    let said = Explanation::new("many-opened")
        .with("number", number(opened + 1))
        .with("all", number(all));
    html! {
        <section class="returning row" aria-label={text::word("many-label")}>
            <button type="button" class="plain" onclick={back} data-testid="many-back">
                { text::word("many-back") }
            </button>
            <p>{ text::say(&said) }</p>
            { to("many-previous", place.and_then(|place| place.checked_sub(1)), icons::back()) }
            { to("many-next", next.filter(|&next| next < order.len()), icons::forward()) }
        </section>
    }
}
