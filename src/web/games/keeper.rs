//! Keeper of the game under way: it is read as its puzzle is played, stored soon after
//! each move, and stored where nothing is lost as the page is left.
//!
//! A game has a revision, which grows with each change stored. Who stores says which
//! revision the moves follow on; if another tab was first, nothing is overwritten: the
//! moves made here become a game of their own, and that is said. A tab in which nothing
//! was done since just shows what the other one has stored.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;

use crate::games::{Archived, Origin, Summary};
use crate::kind;
use crate::page::games::{Action, Notice};
use crate::page::play::{self, SharedGame};
use crate::page::{Message, Mode, Page};
use crate::web::chunk::kinds;
use crate::web::shown::PageHandle;

use super::database::{self, Database, Fault, Saved};
use super::{channel, hooks, journal};
use crate::page::games::Storing;

/// Game that is kept.
#[derive(Debug, Default)]
struct Kept {
    /// Name under which it is stored.
    id: String,
    /// Revision that its moves follow on; `None` for one that is not stored.
    base: Option<u64>,
    /// Stored form as it was read or written last.
    last: Option<String>,
    /// Whether what is stored is known.
    is_read: bool,
    /// Whether it is being stored now.
    is_saving: bool,
    /// Whether the browser was asked to keep what is stored here.
    has_asked: bool,
}

thread_local! {
    static KEPT: RefCell<Kept> = RefCell::default();
}

/// Time of day, in milliseconds since 1970.
pub(super) fn now() -> u64 {
    // A float cast saturates.
    js_sys::Date::now() as u64
}

/// The game that is played.
fn present(page: &Page) -> Option<&SharedGame> {
    let game = page.play.game.as_ref();
    game.filter(|game| *game.get().code() == page.puzzle.code)
}

/// Reads the stored game of the puzzle that is played.
pub(super) fn open(page: &PageHandle) {
    let Some(game) = present(page) else {
        return;
    };
    let puzzle = game.get().code().text.clone();
    let chosen = page.games.chosen.clone();
    let id = chosen
        .filter(|id| id.starts_with(&puzzle))
        .unwrap_or(puzzle);
    let has_moves = !game.get().moves().is_empty();
    if has_moves && KEPT.with_borrow(|kept| kept.id == id && kept.is_read) {
        // It was left for another page, and is as it was.
        return;
    }
    KEPT.with_borrow_mut(|kept| {
        *kept = Kept {
            id: id.clone(),
            has_asked: kept.has_asked,
            ..Kept::default()
        };
    });
    let page = page.clone();
    spawn_local(async move {
        let stored = match database::shared() {
            Some(database) => database.load(&id).await.ok().flatten(),
            None => None,
        };
        let stored = stored.or_else(|| journal::read(&id));
        if KEPT.with_borrow(|kept| kept.id != id || kept.is_read) {
            return;
        }
        let stored = stored.map(|(summary, text)| (summary, kind::stored_game(&text), text));
        match stored {
            None => {}
            Some((summary, Ok(game), text)) => {
                let revision = summary.map(|summary| summary.revision);
                // Moves that were made meanwhile are not those of the stored game.
                let page = page.clone();
                let opening = usize::from(page.puzzle.marks.is_some());
                let is_new = |game: &SharedGame| game.get().moves().len() <= opening;
                if present(&page).is_some_and(is_new) {
                    KEPT.with_borrow_mut(|kept| {
                        kept.base = revision.or(Some(0));
                        kept.last = Some(text);
                    });
                    let game = SharedGame::new(game);
                    page.dispatch(Message::Play(play::Action::Restore(game)));
                }
            }
            Some((_, Err(_), text)) => {
                set_aside(&id, &text).await;
                page.dispatch(Action::Notice(Some(Notice::Unread)).into());
            }
        }
        KEPT.with_borrow_mut(|kept| kept.is_read = true);
        page.dispatch(Action::Turn.into());
    });
}

/// Keeps a text that cannot be read out of the way of a new game.
async fn set_aside(id: &str, text: &str) {
    if let Some(database) = database::shared() {
        // Refused, it stays where it is, and is set aside the next time.
        let _ = database.keep_unread(id, text).await;
    }
}

/// Forgets a game that was deleted: a move made from now on begins another.
pub(super) fn forget(id: &str) {
    KEPT.with_borrow_mut(|kept| {
        if kept.id == id {
            *kept = Kept {
                has_asked: kept.has_asked,
                ..Kept::default()
            };
        }
    });
}

/// Looks again what is stored, and shows it, if nothing was done here since.
pub(super) fn refresh(page: &PageHandle) {
    let page = page.clone();
    let (Some(game), Some(database)) = (present(&page), database::shared()) else {
        return;
    };
    let text = game.get().stored().write();
    let (id, is_clean) = KEPT.with_borrow(|kept| {
        let is_same = kept.last.as_ref() == Some(&text) || game.get().moves().is_empty();
        (kept.id.clone(), kept.is_read && !kept.is_saving && is_same)
    });
    if !is_clean {
        return;
    }
    let page = page.clone();
    spawn_local(async move {
        let Ok(Some((Some(summary), stored))) = database.load(&id).await else {
            return;
        };
        let is_news = KEPT.with_borrow_mut(|kept| {
            let is_news = kept.id == id && kept.base != Some(summary.revision);
            if is_news {
                kept.base = Some(summary.revision);
                kept.last = Some(stored.clone());
            }
            is_news
        });
        if let Some(game) = is_news.then(|| kind::stored_game(&stored).ok()).flatten() {
            let game = SharedGame::new(game);
            page.dispatch(Message::Play(play::Action::Replace(game)));
        }
    });
}

/// The game as it is to be stored; `None` before the first move.
fn archived(page: &Page) -> Option<(SharedGame, Archived)> {
    let game = present(page)?;
    let id = KEPT.with_borrow(|kept| kept.id.clone());
    let played = game.get();
    if played.moves().is_empty() {
        return None;
    }
    let shape = page.puzzle.shape;
    let mut summary = Summary::of(played.as_ref(), (shape.rows, shape.cols), now());
    summary.id = id;
    summary.origin = page.games.origin(played.code()).cloned().or_else(|| {
        let recipe = page.recipe()?.to_string();
        Some(Origin {
            recipe,
            difficulty: None,
            day: None,
        })
    });
    let text = played.stored().write();
    drop(played);
    Some((
        game.clone(),
        Archived {
            summary,
            game: text,
        },
    ))
}

/// Stores the game, if something was done since.
pub(super) fn keep(page: &PageHandle) {
    let page = page.clone();
    if page.mode != Mode::Play && page.play.game.is_none() {
        return;
    }
    let Some((_, game)) = archived(&page) else {
        return;
    };
    let base = KEPT.with_borrow(|kept| {
        let is_wanted = kept.is_read && !kept.is_saving && kept.last.as_ref() != Some(&game.game);
        is_wanted.then_some(kept.base)
    });
    // Otherwise the end of what goes on now brings it here again.
    let Some(base) = base else {
        return;
    };
    match database::shared() {
        Some(database) => {
            KEPT.with_borrow_mut(|kept| kept.is_saving = true);
            spawn_local(async move { save(&page, &database, game, base).await });
        }
        None if page.games.storing == Storing::Opening => {}
        None => keep_without(&page, &game, base),
    }
}

/// Stores the game before the page may end: first in the journal, for the database may
/// be too late.
pub(super) fn keep_now(page: &PageHandle) {
    let page = page.clone();
    if let Some((game, _)) = archived(&page) {
        let mut game = game.get_mut();
        game.clock().read(now());
        game.clock().stop();
    }
    let Some((_, game)) = archived(&page) else {
        return;
    };
    let (is_news, base) =
        KEPT.with_borrow(|kept| (kept.last.as_ref() != Some(&game.game), kept.base));
    if is_news {
        // Refused, there is still the database.
        journal::write(&game, base);
        keep(&page);
    }
}

/// Lets the clock run again as the page is shown again.
pub(super) fn go_on(page: &PageHandle) {
    let page = page.clone();
    let is_shown = page.mode == Mode::Play && !page.games.is_open && !page.play.is_paused;
    if let Some(game) = present(&page).filter(|_| is_shown) {
        let mut game = game.get_mut();
        let is_begun = !game.moves().is_empty() && !game.is_solved();
        let clock = game.clock();
        // The time away is not counted: the clock stands.
        clock.read(now());
        if is_begun {
            clock.start();
        }
    }
}

/// Stores the game in the journal, for want of a database.
fn keep_without(page: &PageHandle, game: &Archived, base: Option<u64>) {
    if journal::write(game, base) {
        KEPT.with_borrow_mut(|kept| kept.last = Some(game.game.clone()));
    } else if page.games.notice != Some(Notice::NotKept) && !said_already() {
        page.dispatch(Action::Notice(Some(Notice::NotKept)).into());
    }
}

/// Whether it was said that nothing is kept; it is said once.
fn said_already() -> bool {
    thread_local! {
        static SAID: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
    }
    SAID.replace(true)
}

async fn save(page: &PageHandle, database: &Rc<Database>, mut game: Archived, base: Option<u64>) {
    let id = game.summary.id.clone();
    let mut saved = database.save(&game, base).await;
    if saved == Ok(Saved::Conflict) {
        game.summary = copied(game.summary);
        saved = database.save(&game, None).await;
        KEPT.with_borrow_mut(|kept| {
            if kept.id == id {
                kept.id.clone_from(&game.summary.id);
            }
        });
        page.dispatch(Action::Chosen(Some(game.summary.id.clone())).into());
        page.dispatch(Action::Notice(Some(Notice::Copied)).into());
    }
    let is_solved = game.summary.is_solved;
    match saved {
        Ok(Saved::Done(revision)) => {
            journal::clear(&id);
            let has_asked = KEPT.with_borrow_mut(|kept| {
                if kept.id == game.summary.id {
                    kept.base = Some(revision);
                    kept.last = Some(game.game);
                }
                std::mem::replace(&mut kept.has_asked, true)
            });
            if !has_asked {
                persist();
            }
            channel::tell(&game.summary.id);
            // The lists that are shown were read before.
            let shown = page.clone();
            if shown.games.is_open || shown.mode != Mode::Play {
                hooks::list(page);
            }
            if is_solved && let Ok(finished) = database.finished().await {
                page.dispatch(Action::Finished(finished).into());
            }
        }
        Ok(Saved::Conflict) | Err(_) => keep_without(page, &game, base),
    }
    KEPT.with_borrow_mut(|kept| kept.is_saving = false);
    page.dispatch(Action::Turn.into());
}

/// Summary of a game of its own.
fn copied(mut summary: Summary) -> Summary {
    summary.id = format!("{} {}", summary.puzzle, now());
    summary
}

/// Asks the browser not to clear what is stored here when room gets scarce.
fn persist() {
    let storage = web_sys::window().map(|window| window.navigator().storage());
    // Where there is no such thing, what is stored is kept as long as there is room.
    if let Some(storage) = storage.filter(|storage| !storage.is_undefined())
        && let Ok(answer) = storage.persist()
    {
        spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(answer).await;
        });
    }
}

/// Takes up what earlier versions and pages that were left have in plain storage.
pub(super) async fn take_up(database: &Database) -> Result<(), Fault> {
    for (key, found) in journal::all() {
        match found {
            journal::Found::Game(game, base) => store_or_copy(database, game, base).await?,
            journal::Found::Earlier(text) => {
                // It was read before.
                if let Ok(played) = kind::stored_game(&text) {
                    let shape = kinds::player(played.code()).map(|player| player.shape());
                    let (rows, cols) = shape.map_or((0, 0), |shape| (shape.rows, shape.cols));
                    let summary = Summary::of(played.as_ref(), (rows, cols), now());
                    let game = Archived {
                        summary,
                        game: text,
                    };
                    store_or_copy(database, game, None).await?;
                }
            }
            journal::Found::Unread(id, text) => database.keep_unread(&id, &text).await?,
        }
        // Only now that it is in the database.
        journal::remove(&key);
    }
    Ok(())
}

/// Stores a game; where other moves of it are stored, as a game of its own.
pub(super) async fn store_or_copy(
    database: &Database,
    mut game: Archived,
    base: Option<u64>,
) -> Result<(), Fault> {
    if database.save(&game, base).await? == Saved::Conflict {
        game.summary = copied(game.summary);
        database.save(&game, None).await?;
    }
    Ok(())
}
