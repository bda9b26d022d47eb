//! Requests of the page about stored games, carried out on the database, the journal and other tabs.

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use clew::games::Archived;
use clew_page::Message;
use clew_page::effect::Store;
use clew_page::games::Action;
use clew_page::storage::{DatabaseAnswer, Effect, Event, Refusal, Save, Ticket, journaled};

use super::database::{self, Database};
use super::{channel, journal};

/// Time of day, in milliseconds since 1970.
pub(super) fn now() -> u64 {
    // A float cast saturates.
    js_sys::Date::now() as u64
}

/// Carries out a request; its outcome goes to `machine`.
pub(crate) fn carry_out(request: Store, machine: &Callback<Message>) {
    match request {
        Store::Carry(effect) => carry(effect, machine),
        Store::ListJournal => {
            let listed = journaled(&journal::read(None), now());
            machine.emit(Action::Listed(listed, Vec::new()).into());
        }
        Store::ListFinished => {
            let machine = machine.clone();
            spawn_local(async move {
                if let Some(database) = database::shared()
                    && let Ok(finished) = database.finished().await
                {
                    machine.emit(Action::Finished(finished).into());
                }
            });
        }
        Store::Abort => database::abort(),
        Store::Persist => persist(),
    }
}

fn carry(effect: Effect, machine: &Callback<Message>) {
    let told = |event: Event| machine.emit(Action::Stored(event).into());
    match effect {
        Effect::Open(ticket) => open(machine, ticket),
        Effect::Load(ticket, id) => ask(machine, ticket, async move |database| {
            Ok(DatabaseAnswer::Loaded(database.load(&id).await?))
        }),
        Effect::Save(ticket, save) => ask(machine, ticket, async move |database| {
            Ok(database.save(&save).await?)
        }),
        Effect::SetAside { ticket, id, text } => ask(machine, ticket, async move |database| {
            database.keep_unread(&id, &text).await?;
            Ok(DatabaseAnswer::Done)
        }),
        Effect::List(ticket) => {
            let shown = machine.clone();
            ask(machine, ticket, async move |database| {
                let (listed, unread) = database.list().await?;
                shown.emit(Action::Listed(listed, unread).into());
                Ok(DatabaseAnswer::Done)
            });
        }
        Effect::ReadJournal(id) => {
            let found = journal::read(id.as_deref());
            told(Event::JournalRead { id, found });
        }
        Effect::WriteJournal { key, text } => {
            let is_kept = journal::write(&key, &text);
            told(Event::JournalWritten { key, is_kept });
        }
        Effect::ClearJournal { key, text } => journal::clear(&key, &text),
        Effect::Tell(id) => channel::tell(&id),
        // The page carries these out itself.
        Effect::Stored { .. }
        | Effect::Wait { .. }
        | Effect::Show { .. }
        | Effect::Rename { .. }
        | Effect::UseDatabase(_)
        | Effect::Say(_)
        | Effect::Unsay(_) => {}
    }
}

/// Opens the database.
fn open(machine: &Callback<Message>, ticket: Ticket) {
    let machine = machine.clone();
    spawn_local(async move {
        let say = |event: Event| {
            let machine = machine.clone();
            move || machine.emit(Action::Stored(event).into())
        };
        let opened = database::open(say(Event::Blocked), say(Event::Outdated)).await;
        let answer = opened.map_or_else(
            |refused| DatabaseAnswer::Refused(refused.into()),
            |_| DatabaseAnswer::Done,
        );
        machine.emit(Action::Stored(Event::Answered(ticket, answer)).into());
    });
}

/// Sends a request to the database; its answer arrives later.
fn ask(
    machine: &Callback<Message>,
    ticket: Ticket,
    request: impl AsyncFnOnce(&Database) -> Result<DatabaseAnswer, Refusal> + 'static,
) {
    let machine = machine.clone();
    spawn_local(async move {
        let answer = match database::shared() {
            Some(database) => request(&database).await,
            None => Err(Refusal::Other),
        };
        let answer = answer.unwrap_or_else(DatabaseAnswer::Refused);
        machine.emit(Action::Stored(Event::Answered(ticket, answer)).into());
    });
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
    while database.save(&save).await? == DatabaseAnswer::Conflict {
        let summary = &mut save.game.summary;
        summary.id = format!("{} {number}", summary.puzzle);
        number += 1;
    }
    Ok(())
}
