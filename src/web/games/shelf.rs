//! Games to continue, each with its picture, its progress and the date it was last played, and
//! buttons to rename, delete or restore it; and all games as one file.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::web::components::download::save_text;
use crate::web::components::thumbnail::LateThumbnail;
use crate::web::text;
use clew::games::{Archived, Summary};
use clew_core::model::{Arg, Explanation};
use clew_core::scene::Theme;
use clew_page as page;
use clew_page::Message;
use clew_page::games::Action;

use super::{database, removal, storing, words};

/// Number of games shown at first.
const SHOWN: usize = 6;

/// Properties of [`Shelf`].
#[derive(PartialEq, Properties)]
pub(super) struct ShelfProps {
    /// Unfinished games, most recently changed first.
    pub(super) games: Vec<Summary>,
    /// Whether they are known.
    pub(super) is_known: bool,
    /// Number of all stored games, including finished ones.
    pub(super) all: usize,
    /// Texts that cannot be read.
    pub(super) unread: Rc<Vec<String>>,
    /// The game deleted last.
    pub(super) deleted: Option<Rc<Archived>>,
    /// Colours and digits of the pictures.
    pub(super) theme: Theme,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The games.
#[component]
pub(super) fn Shelf(props: &ShelfProps) -> Html {
    let is_whole = use_state_eq(|| false);
    let shown = if *is_whole { usize::MAX } else { SHOWN };
    let more = {
        let is_whole = is_whole.clone();
        Callback::from(move |_: MouseEvent| is_whole.set(true))
    };
    let left = props.games.len().saturating_sub(shown);
    let back = props.deleted.clone().map(|deleted| {
        let dispatch = props.dispatch.clone();
        let name = words::name(&deleted.summary);
        let onclick = Callback::from(move |_: MouseEvent| bring_back(&deleted, &dispatch));
        (name, onclick)
    });
    html! {
        <section class="card shelf" aria-labelledby="games-shelf" data-testid="shelf"
            data-games={props.is_known.then(|| props.games.len().to_string())}>
            <h2 id="games-shelf">{ text::word("games-continue") }</h2>
            if let Some((name, onclick)) = back {
                <p class="row" role="status" data-testid="games-deleted">
                    <span>{ text::say(&Explanation::new("games-deleted").with("name", Arg::Text(name))) }</span>
                    <button type="button" class="plain" data-testid="games-undelete" {onclick}>
                        { text::word("games-undelete") }
                    </button>
                </p>
            }
            if props.games.is_empty() && props.is_known {
                <p class="hint">{ text::word("games-none") }</p>
            }
            <ul class="games-list">
                { for props.games.iter().take(shown).map(|summary| html! {
                    <Row key={summary.id.clone()} summary={summary.clone()} theme={props.theme}
                        dispatch={props.dispatch.clone()} />
                }) }
            </ul>
            if left > 0 {
                <button type="button" class="plain" data-testid="games-all" onclick={more}>
                    { text::counted("games-all", "count", props.games.len()) }
                </button>
            }
            { file(props) }
        </section>
    }
}

/// Games as a file, and texts that cannot be read.
fn file(props: &ShelfProps) -> Html {
    let save = removal::save_all(&props.dispatch);
    let unread = Rc::clone(&props.unread);
    let save_unread = Callback::from(move |_: MouseEvent| {
        save_text(&unread.join("\n\n"), "text/plain", "clew-unread.txt");
    });
    html! {
        <div class="row asks">
            if props.all > 0 {
                <button type="button" class="plain" data-testid="games-save" onclick={save}>
                    { text::word("games-save") }
                </button>
            }
            if !props.unread.is_empty() {
                <button type="button" class="plain" data-testid="games-unread" onclick={save_unread}>
                    { text::counted("games-unread", "count", props.unread.len()) }
                </button>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct RowProps {
    summary: Summary,
    theme: Theme,
    dispatch: Callback<Message>,
}

/// Game on the shelf.
#[component]
fn Row(props: &RowProps) -> Html {
    let summary = &props.summary;
    let is_renaming = use_state_eq(|| false);
    let go_on = {
        let summary = summary.clone();
        props
            .dispatch
            .reform(move |_: MouseEvent| Action::Resume(summary.clone()).into())
    };
    let name = words::name(summary);
    let labelled =
        |id: &'static str| text::say(&Explanation::new(id).with("name", Arg::Text(name.clone())));
    let rename = {
        let is_renaming = is_renaming.clone();
        Callback::from(move |_: MouseEvent| is_renaming.set(true))
    };
    let delete = {
        let (id, dispatch) = (summary.id.clone(), props.dispatch.clone());
        Callback::from(move |_: MouseEvent| delete(id.clone(), &dispatch))
    };
    let onchange = {
        let (id, dispatch) = (summary.id.clone(), props.dispatch.clone());
        let is_renaming = is_renaming.clone();
        Callback::from(move |event: Event| {
            let input: HtmlInputElement = event.target_unchecked_into();
            is_renaming.set(false);
            give_name(id.clone(), input.value(), &dispatch);
        })
    };
    html! {
        <li data-testid="game">
            <button type="button" class="go-on" data-testid="games-go-on" onclick={go_on}>
                <LateThumbnail puzzle={summary.puzzle.clone()} theme={props.theme} />
                <span>
                    <b>{ name.clone() }</b>
                    <small>{ standing(summary) }</small>
                    <progress max="100" value={summary.part.to_string()} aria-hidden="true" />
                </span>
            </button>
            if *is_renaming {
                <input type="text" data-testid="games-name" value={name.clone()} {onchange} maxlength="80"
                    aria-label={labelled("games-rename-label")} autofocus=true />
            } else {
                <span class="row">
                    <button type="button" class="quiet" data-testid="games-rename" onclick={rename}
                        aria-label={labelled("games-rename-label")}>{ text::word("games-rename") }</button>
                    <button type="button" class="quiet" data-testid="games-delete" onclick={delete}
                        aria-label={labelled("games-delete-label")}>{ text::word("games-delete") }</button>
                </span>
            }
        </li>
    }
}

/// Progress of a game, and when it was played.
fn standing(summary: &Summary) -> String {
    text::say(
        &Explanation::new("games-standing")
            .with("part", Arg::Number(summary.part.into()))
            .with(
                "ago",
                Arg::Text(words::ago(summary.changed, storing::now())),
            ),
    )
}

/// Reads the list of games again.
pub(super) fn relist(dispatch: &Callback<Message>, database: Rc<database::Database>) {
    let dispatch = dispatch.clone();
    spawn_local(async move {
        if let Ok((listed, unread)) = database.list().await {
            dispatch.emit(Action::Listed(listed, unread).into());
        }
    });
}

fn delete(id: String, dispatch: &Callback<Message>) {
    let dispatch = dispatch.clone();
    spawn_local(async move {
        let Some(database) = database::shared() else {
            return;
        };
        // If this is refused, the game is still stored.
        if let Ok(deleted) = database.delete(&id, |_| true).await {
            dispatch.emit(Action::Deleted(deleted.map(Rc::new)).into());
        }
        relist(&dispatch, database);
    });
}

fn bring_back(deleted: &Rc<Archived>, dispatch: &Callback<Message>) {
    let (deleted, dispatch) = (Rc::clone(deleted), dispatch.clone());
    spawn_local(async move {
        let Some(database) = database::shared() else {
            return;
        };
        let stored = storing::store_or_copy(&database, Archived::clone(&deleted)).await;
        if stored.is_ok() {
            dispatch.emit(Action::Deleted(None).into());
        }
        relist(&dispatch, database);
    });
}

fn give_name(id: String, name: String, dispatch: &Callback<Message>) {
    let dispatch = dispatch.clone();
    let name = Some(name.trim().to_owned()).filter(|name| !name.is_empty());
    spawn_local(async move {
        let Some(database) = database::shared() else {
            return;
        };
        // If this is refused, the list shows the old name.
        let _ = database.rename(&id, name).await;
        relist(&dispatch, database);
    });
}

/// Card with the game played last, on the first page.
pub(crate) fn continue_card(
    games: &page::games::GamesState,
    theme: Theme,
    dispatch: &Callback<Message>,
) -> Html {
    let Some(summary) = games.unfinished().next() else {
        return Html::default();
    };
    let all = dispatch.reform(|_: MouseEvent| Action::Sheet(true).into());
    html! {
        <section class="card continue" aria-label={text::word("games-continue")} data-testid="continue">
            <h2>{ text::word("games-continue") }</h2>
            <ul class="games-list single">
                <Row summary={summary.clone()} theme={theme} dispatch={dispatch.clone()} />
            </ul>
            <button type="button" class="plain" data-testid="continue-all" onclick={all}>
                { text::word("games-label") }
            </button>
        </section>
    }
}
