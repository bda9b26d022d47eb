//! Generator page: the form, the preview, and the result.

mod board;
mod fields;
mod miniatures;
mod status;

use yew::prelude::*;

use crate::web::text;
use clew_page::{Message, Page};

use board::GenerationBoard;
use fields::SpecForm;
use miniatures::Miniatures;
use status::status_panel;

/// The page: the board, and beside it the form; `fits` counts the requests to see the whole board.
pub(crate) fn view(page: &Page, dispatch: &Callback<Message>, fits: u32) -> Html {
    let (make, theme) = (&page.make, page.frame.preferences.theme());
    let (generation, offered) = (make.shown(), make.offered.as_ref());
    let open = offered.map_or(&page.watch.playback, |offered| &offered.playback);
    html! {
        <main class="make" aria-label={text::word("make-label")}>
            <div class="left">
                <GenerationBoard generation={generation.cloned()} open={open.clone()} {theme}
                    {fits} />
            </div>
            <div class="right">
                { status_panel(page, dispatch) }
                if let Some(generation) = generation.filter(|generation| generation.count > 1 && !generation.made.is_empty()) {
                    <Miniatures made={generation.made.clone()} chosen={offered.map(|offered| offered.at)}
                        {theme} dispatch={dispatch.clone()} />
                }
                <SpecForm form={make.form.clone()} dispatch={dispatch.clone()} />
            </div>
        </main>
    }
}
