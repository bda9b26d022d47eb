//! Driver of the machine that stores games: reports the board to the machine, and
//! carries out its effects.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;

use crate::web::hooks::fresh_seed;
use crate::web::shown::PageHandle;
use clew::games::{Archived, Origin, Summary};
use clew::kind;
use clew_page::play::{self, SharedGame};
use clew_page::storage::{Answer, Effect, Event, Refusal, Save, Storage, Ticket, Word, journaled};
use clew_page::{Message, Mode, Page};

use super::database::{self, Database};
use clew_page::games::Storing;
use clew_page::games::{Action, Notice};

use super::{channel, journal};

/// Game on the board as known to the machine.
#[derive(Clone)]
struct Seen {
    /// Name under which it is stored.
    id: String,
    /// The game.
    game: SharedGame,
    /// The game as last reported to the machine.
    told: Option<SharedGame>,
    /// Number of moves that came with the puzzle.
    opening: usize,
    /// Origin of the puzzle.
    origin: Option<Origin>,
    /// Expected time of the puzzle, in seconds, if it is graded.
    expected: Option<u32>,
}

thread_local! {
    static STORAGE: RefCell<Storage> = RefCell::new(Storage::new(fresh_seed()));
    static SEEN: RefCell<Option<Seen>> = const { RefCell::new(None) };
    static PAGE: RefCell<Option<PageHandle>> = const { RefCell::new(None) };
    /// Whether the page was hidden or left, and has not been shown again.
    static IS_AWAY: Cell<bool> = const { Cell::new(false) };
}

/// Time of day, in milliseconds since 1970.
pub(super) fn now() -> u64 {
    // A float cast saturates.
    js_sys::Date::now() as u64
}

/// The game being played.
fn present(page: &Page) -> Option<&SharedGame> {
    let game = page.play.game.as_ref();
    game.filter(|game| *game.get().code() == page.puzzle.code)
}

/// Whether two handles belong to the same game, whatever was done in between.
fn is_same(one: &SharedGame, other: &SharedGame) -> bool {
    std::ptr::eq(&raw const *one.get(), &raw const *other.get())
}

/// Starts storing the games of a page.
pub(super) fn begin(page: &PageHandle, is_hidden: bool) {
    PAGE.set(Some(page.clone()));
    IS_AWAY.set(is_hidden);
    feed(page, Event::Begun { is_hidden });
}

/// Reports an event to the machine, after earlier changes on the board.
pub(super) fn feed(page: &PageHandle, event: Event) {
    look(page);
    update(page, event);
}

/// Checks the board, and reports it to the machine.
pub(super) fn look(page: &PageHandle) {
    let page = page.clone();
    let seen = SEEN.with_borrow(Clone::clone);
    let game = present(&page).cloned();
    let Some(game) = game else {
        // The last moves of a game that has left the board count.
        tell(&page, true);
        return;
    };
    let puzzle = game.get().code().text.clone();
    let chosen = page.games.chosen.clone();
    let id = chosen
        .filter(|id| id.starts_with(&puzzle))
        .unwrap_or(puzzle);
    let is_there = seen
        .as_ref()
        .is_some_and(|seen| seen.id == id && is_same(&seen.game, &game));
    if !is_there {
        tell(&page, true);
        if page.mode != Mode::Play {
            return;
        }
    }
    let origin = page.games.origin(game.get().code()).cloned().or_else(|| {
        let recipe = page.recipe()?.to_string();
        Some(Origin {
            recipe,
            difficulty: None,
            day: None,
        })
    });
    let opening = usize::from(page.puzzle.marks.is_some());
    let is_new = game.get().moves().len() <= opening;
    SEEN.set(Some(Seen {
        id: id.clone(),
        game,
        told: seen.filter(|_| is_there).and_then(|seen| seen.told),
        opening,
        origin,
        expected: page.grade().map(|grade| grade.seconds),
    }));
    if !is_there {
        update(&page, Event::Played { id, is_new });
    }
    tell(&page, false);
}

/// Reports the observed game to the machine, if it has changed or if forced.
fn tell(page: &PageHandle, is_forced: bool) {
    let Some(seen) = SEEN.with_borrow(Clone::clone) else {
        return;
    };
    let is_known = !is_forced && seen.told.as_ref() == Some(&seen.game);
    let has_help = seen.game.get().hints() + seen.game.get().questions() > 0;
    if is_known || (seen.game.get().moves().is_empty() && !has_help) {
        return;
    }
    SEEN.with_borrow_mut(|there| {
        if let Some(there) = there {
            there.told = Some(seen.game.clone());
        }
    });
    let played = seen.game.get();
    let shape = played.shape();
    let mut summary = Summary::of(played.as_ref(), (shape.rows, shape.cols), now());
    summary.id = seen.id;
    summary.origin = seen.origin;
    summary.expected = seen.expected;
    let is_new = played.moves().len() <= seen.opening && !has_help;
    let game = Archived {
        summary,
        game: played.stored().write(),
    };
    drop(played);
    update(page, Event::Changed { game, is_new });
}

/// Reports an event to the machine, and carries out the machine's effects.
fn update(page: &PageHandle, event: Event) {
    let mut events = VecDeque::from([event]);
    while let Some(event) = events.pop_front() {
        let effects = STORAGE.with_borrow_mut(|storage| storage.update(now(), event));
        for effect in effects {
            events.extend(carry_out(page, effect));
        }
    }
    tell(page, false);
}

/// Carries out an effect of the machine. Returns the event for an immediate result.
fn carry_out(page: &PageHandle, effect: Effect) -> Option<Event> {
    match effect {
        Effect::Open(ticket) => open(page, ticket),
        Effect::Load(ticket, id) => ask(page, ticket, async move |database| {
            Ok(Answer::Loaded(database.load(&id).await?))
        }),
        Effect::Save(ticket, save) => ask(page, ticket, async move |database| {
            Ok(database.save(&save).await?)
        }),
        Effect::SetAside { ticket, id, text } => ask(page, ticket, async move |database| {
            database.keep_unread(&id, &text).await?;
            Ok(Answer::Done)
        }),
        Effect::List(ticket) => {
            let shown = page.clone();
            ask(page, ticket, async move |database| {
                let (listed, unread) = database.list().await?;
                shown.dispatch(Action::Listed(listed, unread).into());
                Ok(Answer::Done)
            });
        }
        Effect::ReadJournal(id) => {
            let found = journal::read(id.as_deref());
            return Some(Event::JournalRead { id, found });
        }
        Effect::WriteJournal { key, text } => {
            let is_kept = journal::write(&key, &text);
            // Without the database, the list shows the journal.
            let shown = page.clone();
            if shown.games.storing == Storing::Journal
                && (shown.games.is_open || shown.mode != Mode::Play)
            {
                let listed = journaled(&journal::read(None), now());
                page.dispatch(Action::Listed(listed, Vec::new()).into());
            }
            return Some(Event::JournalWritten { key, is_kept });
        }
        Effect::ClearJournal { key, text } => journal::clear(&key, &text),
        Effect::Tell(id) => channel::tell(&id),
        Effect::Stored { is_solved } => return stored(page, is_solved),
        Effect::Wait { after, timer } => {
            let page = page.clone();
            let after = u32::try_from(after).unwrap_or(u32::MAX);
            Timeout::new(after, move || feed(&page, Event::Elapsed(timer))).forget();
        }
        Effect::Show {
            id,
            text,
            is_replaced,
        } => show(page, &id, &text, is_replaced),
        Effect::Rename { from, to } => {
            SEEN.with_borrow_mut(|seen| {
                if let Some(seen) = seen.as_mut().filter(|seen| seen.id == from) {
                    seen.id.clone_from(&to);
                }
            });
            page.dispatch(Action::Chosen(Some(to)).into());
        }
        Effect::UseDatabase(is_used) => {
            let storing = match is_used {
                true => Storing::Database,
                false => {
                    let listed = journaled(&journal::read(None), now());
                    page.dispatch(Action::Listed(listed, Vec::new()).into());
                    Storing::Journal
                }
            };
            page.dispatch(Action::Storing(storing).into());
        }
        Effect::Say(word) => page.dispatch(Action::Notice(Some(notice(word))).into()),
        Effect::Unsay(word) => {
            if page.clone().games.notice.as_ref() == Some(&notice(word)) {
                page.dispatch(Action::Notice(None).into());
            }
        }
    }
    None
}

fn notice(word: Word) -> Notice {
    match word {
        Word::NotKept => Notice::NotKept,
        Word::Full => Notice::Full,
        Word::Silent => Notice::Silent,
        Word::Outdated => Notice::Outdated,
        Word::Older => Notice::Older,
        Word::Blocked => Notice::Blocked,
        Word::Copied => Notice::Copied,
        Word::Unread => Notice::Unread,
        Word::Unloaded => Notice::Unloaded,
    }
}

/// Opens the database.
fn open(page: &PageHandle, ticket: Ticket) {
    let page = page.clone();
    spawn_local(async move {
        let say = |event: Event| {
            let page = page.clone();
            move || feed(&page, event)
        };
        let opened = database::open(say(Event::Blocked), say(Event::Outdated)).await;
        let answer =
            opened.map_or_else(|refused| Answer::Refused(refused.into()), |_| Answer::Done);
        feed(&page, Event::Answered(ticket, answer));
    });
}

/// Sends a request to the database; its answer arrives later.
fn ask(
    page: &PageHandle,
    ticket: Ticket,
    request: impl AsyncFnOnce(&Database) -> Result<Answer, Refusal> + 'static,
) {
    let page = page.clone();
    spawn_local(async move {
        let answer = match database::shared() {
            Some(database) => request(&database).await,
            None => Err(Refusal::Other),
        };
        let answer = answer.unwrap_or_else(Answer::Refused);
        feed(&page, Event::Answered(ticket, answer));
    });
}

/// Puts a stored game on the board.
fn show(page: &PageHandle, id: &str, text: &str, is_replaced: bool) {
    let is_there = SEEN.with_borrow(|seen| seen.as_ref().is_some_and(|seen| seen.id == id));
    let (true, Ok(game)) = (is_there, kind::stored_game(text)) else {
        return;
    };
    let game = SharedGame::new(game);
    SEEN.with_borrow_mut(|seen| {
        if let Some(seen) = seen {
            seen.game = game.clone();
            seen.told = None;
        }
    });
    page.dispatch(Message::Play(match is_replaced {
        true => play::Action::Replace(game),
        false => play::Action::Restore(game),
    }));
}

/// Handles a game that was stored.
fn stored(page: &PageHandle, is_solved: bool) -> Option<Event> {
    thread_local! {
        static HAS_ASKED: Cell<bool> = const { Cell::new(false) };
    }
    if !HAS_ASKED.replace(true) {
        persist();
    }
    let shown = page.clone();
    if is_solved && !gloo::utils::document().hidden() {
        let page = page.clone();
        spawn_local(async move {
            if let Some(database) = database::shared()
                && let Ok(finished) = database.finished().await
            {
                page.dispatch(Action::Finished(finished).into());
            }
        });
    }
    // The visible lists were read earlier.
    let is_shown = shown.games.is_open || shown.mode != Mode::Play;
    is_shown.then_some(Event::ListWanted)
}

/// Forgets a deleted game: a move made from now on starts another one.
pub(super) fn forget(id: &str) {
    SEEN.with_borrow_mut(|seen| drop(seen.take_if(|seen| seen.id == id)));
    let id = id.to_owned();
    if let Some(page) = PAGE.with_borrow(Clone::clone) {
        update(&page, Event::Forgotten { id });
    }
}

/// The page whose games are stored, once this has started.
pub(super) fn page() -> Option<PageHandle> {
    PAGE.with_borrow(Clone::clone)
}

/// Name of the game on the board.
pub(super) fn board() -> Option<String> {
    SEEN.with_borrow(|seen| seen.as_ref().map(|seen| seen.id.clone()))
}

/// Games whose present form is not in the database.
pub(super) fn unstored() -> Vec<Archived> {
    STORAGE.with_borrow(|storage| storage.unstored().cloned().collect())
}

/// Stops the clock and stores the game, because the page may end.
pub(super) fn hide(page: &PageHandle) {
    IS_AWAY.set(true);
    // First, so that the time spent does not start a transaction either.
    update(page, Event::Hidden);
    look(page);
    let shown = page.clone();
    if let Some(game) = present(&shown) {
        let mut game = game.get_mut();
        game.clock().read(now());
        game.clock().stop();
    }
    tell(page, true);
    database::abort();
}

/// Resumes the clock when the page is shown again.
pub(super) fn go_on(page: &PageHandle) {
    if !IS_AWAY.replace(false) {
        return;
    }
    let shown = page.clone();
    let is_shown = shown.mode == Mode::Play && !shown.games.is_open && !shown.play.is_paused;
    if let Some(game) = present(&shown).filter(|_| is_shown) {
        let mut game = game.get_mut();
        let is_begun = !game.moves().is_empty() && !game.is_solved();
        let clock = game.clock();
        // The time away does not count, because the clock is stopped.
        clock.read(now());
        if is_begun {
            clock.start();
        }
    }
    feed(page, Event::Shown);
}

/// Asks the browser not to clear the page's storage when room gets scarce.
fn persist() {
    let storage = web_sys::window().map(|window| window.navigator().storage());
    // If the browser does not support this, games are kept while there is room.
    if let Some(storage) = storage.filter(|storage| !storage.is_undefined())
        && let Ok(answer) = storage.persist()
    {
        spawn_local(async move {
            let _ = wasm_bindgen_futures::JsFuture::from(answer).await;
        });
    }
}

/// Stores a game; if different moves of it are stored, as a separate game.
pub(super) async fn store_or_copy(database: &Database, game: Archived) -> Result<(), Refusal> {
    let mut save = Save {
        game,
        base: None,
        follows: Vec::new(),
        is_moved: true,
    };
    // Several games of a puzzle may be stored within a millisecond.
    let mut number = now();
    while database.save(&save).await? == Answer::Conflict {
        let summary = &mut save.game.summary;
        summary.id = format!("{} {number}", summary.puzzle);
        number += 1;
    }
    Ok(())
}
