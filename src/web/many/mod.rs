//! Page of lists of puzzles: the table, its progress, and a box to start a list.

mod bar;
mod cells;
mod filters;
mod kept;
mod rows;
mod saving;
mod start;

use yew::prelude::*;

use crate::web::text;
use clew_core::scene::Theme;
use clew_page::Message;
use clew_page::many::Listed;

use bar::bar;
use filters::Filters;
use rows::Rows;
use start::Start;

pub(crate) use kept::use_kept_list;

/// Properties of the parts of the page.
#[derive(PartialEq, Properties)]
pub(crate) struct ListedProps {
    /// The list.
    pub(crate) listed: Listed,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The page: the list, or a box to start one.
pub(crate) fn many(listed: Option<&Listed>, theme: Theme, dispatch: &Callback<Message>) -> Html {
    let listed = listed.filter(|listed| listed.sheet.table().counts().all > 0);
    html! {
        <main class="many" aria-label={text::word("many-label")}>
            if let Some(listed) = listed {
                { bar(listed, theme, dispatch) }
                <Filters listed={listed.clone()} dispatch={dispatch.clone()} />
                <Rows listed={listed.clone()} {theme} dispatch={dispatch.clone()} />
            } else {
                <Start dispatch={dispatch.clone()} />
            }
        </main>
    }
}
