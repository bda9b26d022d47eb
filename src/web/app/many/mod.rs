//! Many puzzles: a table of them, how far it is, and a place to begin.

mod bar;
mod cells;
mod filters;
mod returning;
mod rows;
mod start;

use yew::prelude::*;

use crate::web::text;

use super::state::{Action, Listed};
use bar::Bar;
use filters::Filters;
pub(super) use returning::Returning;
use rows::Rows;
use start::Start;

/// What the parts of the table show.
#[derive(PartialEq, Properties)]
pub(super) struct ListedProps {
    /// The list.
    pub(super) listed: Listed,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// What [`Many`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct ManyProps {
    /// The list, if there is one.
    pub(super) listed: Option<Listed>,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// The list, or how to come by one.
#[component]
pub(super) fn Many(props: &ManyProps) -> Html {
    let dispatch = props.dispatch.clone();
    let listed = props.listed.as_ref();
    let listed = listed.filter(|listed| listed.sheet.table().counts().all > 0);
    html! {
        <main class="many" aria-label={text::word("many-label")}>
            if let Some(listed) = listed {
                <Bar listed={listed.clone()} dispatch={dispatch.clone()} />
                <Filters listed={listed.clone()} dispatch={dispatch.clone()} />
                <Rows listed={listed.clone()} {dispatch} />
            } else {
                <Start {dispatch} />
            }
        </main>
    }
}
