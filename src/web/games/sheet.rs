//! Sheet of the page of playing: games to continue, new games, the daily puzzle, a
//! box for links, texts and files, and information.

use yew::prelude::*;

use crate::web::components::choose_file::ChooseFile;
use crate::web::components::paste::Paste;
use crate::web::text;
use clew_page::{Message, Page};

use super::about::About;
use super::chooser::chooser;
use super::history::History;
use super::notice::notice_line;
use super::shelf::Shelf;

/// The sheet.
pub(crate) fn sheet(page: &Page, dispatch: &Callback<Message>) -> Html {
    let games = &page.games;
    let waiting: Vec<_> = games.unfinished().cloned().collect();
    let finished: Vec<_> = games.solved().cloned().collect();
    html! {
        <main class="games" aria-label={text::word("games-label")} data-testid="sheet">
            { notice_line(games.notice.as_ref(), dispatch) }
            <div class="cards">
                { chooser(games.choice, games.making.is_some(), games.is_unmade, &games.listed, dispatch) }
                <Shelf games={waiting} is_known={games.listed.is_some()} all={games.listed.as_ref().map_or(0, |listed| listed.len())}
                    unread={games.unread.clone()} deleted={games.deleted.clone()}
                    theme={page.frame.preferences.theme()} dispatch={dispatch.clone()} />
                if !finished.is_empty() {
                    <History games={finished} theme={page.frame.preferences.theme()} dispatch={dispatch.clone()} />
                }
                <section class="card bring" aria-labelledby="games-bring">
                    <h2 id="games-bring">{ text::word("games-bring") }</h2>
                    <Paste paste={page.frame.paste.clone()} reading={page.reading()} theme={page.frame.preferences.theme()}
                        dispatch={dispatch.clone()} />
                    <ChooseFile id="many-file" label="many-file" dispatch={dispatch.clone()} />
                </section>
                <About theme={page.frame.preferences.theme()} dispatch={dispatch.clone()} />
            </div>
        </main>
    }
}
