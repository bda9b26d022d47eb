//! Database of games in the browser: summaries, moves, texts that cannot be read,
//! and finished games.
//!
//! Version 1 had games and unreadable texts; version 2 added the finished games.

use std::cell::RefCell;
use std::rc::Rc;

use idb::event::VersionChangeEvent;
use idb::{
    Database as Connection, Event as _, Factory, ObjectStoreParams, Transaction, TransactionMode,
};
use wasm_bindgen::JsValue;
use web_sys::IdbTransaction;

use clew::games::{Archived, Finish, Summary};
use clew_page::storage::{Before, DatabaseAnswer, Loaded, Refusal, Save, Verdict};

/// Name of the database.
const NAME: &str = "clew";
/// Version that this page supports.
const VERSION: u32 = 2;

/// Store of summaries, by name of the game.
const GAMES: &str = "games";
/// Store of the games' stored forms, also by name.
const MOVES: &str = "moves";
/// Store of texts that cannot be read, by name.
const UNREAD: &str = "unread";
/// Store of finished games, by name of the game.
const FINISHED: &str = "finished";

/// Refusal by the database. A separate type, so that the library's errors can be converted into it.
#[derive(Debug)]
pub(super) struct Refused(Refusal);

impl Default for Refused {
    fn default() -> Self {
        Self(Refusal::Other)
    }
}

impl From<idb::Error> for Refused {
    fn from(error: idb::Error) -> Self {
        Self(match error {
            idb::Error::DomException(exception) => Refusal::of(&exception.name()),
            // The name of the exception appears only in the error text.
            other => Refusal::of(&format!("{other:?}")),
        })
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        refused.0
    }
}

/// Open database.
#[derive(Debug)]
pub(super) struct Database {
    connection: Connection,
}

thread_local! {
    static SHARED: RefCell<Option<Rc<Database>>> = const { RefCell::new(None) };
    /// The last transaction that writes.
    static WRITING: RefCell<Option<IdbTransaction>> = const { RefCell::new(None) };
}

/// Aborts the present write: a page that is being left may be frozen with a transaction open, which would block every other page.
/// The journal has the game that was to be stored.
pub(super) fn abort() {
    if let Some(transaction) = WRITING.take() {
        // A finished transaction has nothing to abort.
        let _ = transaction.abort();
    }
}

/// The database, while it is open and no later version wants it.
pub(super) fn shared() -> Option<Rc<Database>> {
    SHARED.with_borrow(Clone::clone)
}

/// Opens the database for [`shared`], from any earlier version. Calls `blocked` if
/// another tab holds an older version open, and `outdated` when a later version wants it:
/// the database is then closed.
///
/// # Errors
/// The browser does not offer a database.
pub(super) async fn open(
    blocked: impl FnOnce() + 'static,
    outdated: impl FnOnce() + 'static,
) -> Result<Rc<Database>, Refused> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_blocked(|_| blocked());
    // A failure here aborts the upgrade, and the request fails.
    request.on_upgrade_needed(|event| drop(upgrade(&event)));
    let mut connection = request.await?;
    connection.on_version_change(move |event| {
        let database = event
            .target()
            .and_then(|target| Connection::try_from(target).ok());
        if let Some(database) = database {
            database.close();
        }
        SHARED.set(None);
        outdated();
    });
    let database = Rc::new(Database { connection });
    SHARED.set(Some(Rc::clone(&database)));
    Ok(database)
}

/// Adds the stores introduced since the present version.
fn upgrade(event: &VersionChangeEvent) -> Result<(), idb::Error> {
    let database = event.target()?.database()?;
    let present = event.old_version()?;
    let add = |name: &str| database.create_object_store(name, ObjectStoreParams::new());
    if present < 1 {
        for name in [GAMES, MOVES, UNREAD] {
            add(name)?;
        }
    }
    if present < 2 {
        add(FINISHED)?;
    }
    Ok(())
}

impl Database {
    /// Starts a transaction that writes to some stores.
    fn writing(&self, stores: &[&str]) -> Result<Transaction, Refused> {
        let transaction = self
            .connection
            .transaction(stores, TransactionMode::ReadWrite)?;
        let another = transaction.object_store(GAMES)?.transaction();
        WRITING.set(Some(another.into()));
        Ok(transaction)
    }

    /// Stores a game, unless this would overwrite moves that it does not follow; with the time
    /// of its end, if it was just solved.
    ///
    /// # Errors
    /// The browser refuses, or there is no room left.
    pub(super) async fn save(&self, save: &Save) -> Result<DatabaseAnswer, Refused> {
        let stores = [GAMES, MOVES, FINISHED];
        let transaction = self.writing(&stores)?;
        let games = transaction.object_store(GAMES)?;
        let moves = transaction.object_store(MOVES)?;
        let key = JsValue::from_str(&save.game.summary.id);
        let summary = text(games.get(key.clone())?.await?);
        let there = text(moves.get(key.clone())?.await?);
        let before = (summary.is_some() || there.is_some()).then(|| Before {
            summary: summary.and_then(|text| Summary::read(&text)),
            text: there,
        });
        let summary = match save.verdict(before.as_ref()) {
            Verdict::Write(summary) => summary,
            Verdict::Same(revision) => return Ok(DatabaseAnswer::Stored(revision)),
            Verdict::Behind => return Ok(DatabaseAnswer::Behind),
            Verdict::Conflict => return Ok(DatabaseAnswer::Conflict),
        };
        put(&games, &summary.write(), &key)?;
        put(&moves, &save.game.game, &key)?;
        let before = before.and_then(|before| before.summary);
        if summary.is_solved && before.is_none_or(|before| !before.is_solved) {
            let finished = transaction.object_store(FINISHED)?;
            put(&finished, &Finish::of(&summary).write(), &key)?;
        }
        committed(transaction).await?;
        Ok(DatabaseAnswer::Stored(summary.revision))
    }

    /// Stored game with a name, if there is one.
    ///
    /// # Errors
    /// The browser refuses.
    pub(super) async fn load(&self, id: &str) -> Result<Option<Loaded>, Refused> {
        let transaction = self
            .connection
            .transaction(&[GAMES, MOVES], TransactionMode::ReadOnly)?;
        let key = JsValue::from_str(id);
        let summary = text(transaction.object_store(GAMES)?.get(key.clone())?.await?);
        let moves = text(transaction.object_store(MOVES)?.get(key)?.await?);
        let read = summary.as_deref().and_then(Summary::read);
        let revision = read.map_or(0, |summary| summary.revision);
        let text = moves.or(summary.map(without_moves));
        Ok(text.map(|text| Loaded { revision, text }))
    }

    /// Summaries of all games, most recently changed first, and the texts that cannot be
    /// read: those set aside, and summaries of a later version.
    ///
    /// # Errors
    /// The browser refuses.
    pub(super) async fn list(&self) -> Result<(Vec<Summary>, Vec<String>), Refused> {
        let mut unread = self.all(UNREAD).await?;
        let mut summaries = Vec::new();
        for text in self.all(GAMES).await? {
            match Summary::read(&text) {
                Some(summary) => summaries.push(summary),
                None => unread.push(text),
            }
        }
        summaries.sort_by_key(|summary| std::cmp::Reverse(summary.changed));
        Ok((summaries, unread))
    }

    /// Finished games.
    ///
    /// # Errors
    /// The browser refuses.
    pub(super) async fn finished(&self) -> Result<Vec<Finish>, Refused> {
        let texts = self.all(FINISHED).await?;
        Ok(texts.iter().filter_map(|text| Finish::read(text)).collect())
    }

    /// Keeps an unreadable text under a name.
    ///
    /// # Errors
    /// The browser refuses, or there is no room left.
    pub(super) async fn keep_unread(&self, id: &str, text: &str) -> Result<(), Refused> {
        let stores = [GAMES, MOVES, UNREAD];
        let transaction = self.writing(&stores)?;
        let key = JsValue::from_str(id);
        let unread = transaction.object_store(UNREAD)?;
        // A second text with that name is kept as well.
        let there = self::text(unread.get(key.clone())?.await?);
        let name = match there.is_some_and(|there| there != text) {
            true => JsValue::from_str(&format!("{id} {}", js_sys::Date::now())),
            false => key.clone(),
        };
        put(&unread, text, &name)?;
        let moves = transaction.object_store(MOVES)?;
        let games = transaction.object_store(GAMES)?;
        // Move it out of the way of a new game, if it is the stored text.
        let moved = self::text(moves.get(key.clone())?.await?);
        let summary = self::text(games.get(key.clone())?.await?);
        if moved.or(summary.map(without_moves)).as_deref() == Some(text) {
            drop(moves.delete(key.clone())?);
            drop(games.delete(key)?);
        }
        committed(transaction).await
    }

    /// Changes the name that a player gave a game.
    ///
    /// # Errors
    /// The browser refuses.
    pub(super) async fn rename(&self, id: &str, name: Option<String>) -> Result<(), Refused> {
        let transaction = self.writing(&[GAMES])?;
        let games = transaction.object_store(GAMES)?;
        let key = JsValue::from_str(id);
        let summary = text(games.get(key.clone())?.await?);
        if let Some(mut summary) = summary.and_then(|text| Summary::read(&text)) {
            summary.name = name;
            put(&games, &summary.write(), &key)?;
        }
        committed(transaction).await
    }

    /// Deletes a game if it is still stored as wanted. Returns it, so that it can be stored again.
    ///
    /// # Errors
    /// The browser refuses.
    pub(super) async fn delete(
        &self,
        id: &str,
        is_wanted: impl Fn(&Archived) -> bool,
    ) -> Result<Option<Archived>, Refused> {
        let transaction = self.writing(&[GAMES, MOVES])?;
        let (games, moves) = (
            transaction.object_store(GAMES)?,
            transaction.object_store(MOVES)?,
        );
        let key = JsValue::from_str(id);
        let summary = text(games.get(key.clone())?.await?);
        let game = text(moves.get(key.clone())?.await?);
        let summary = summary.and_then(|text| Summary::read(&text));
        let there = summary
            .zip(game)
            .map(|(summary, game)| Archived { summary, game });
        if there.as_ref().is_some_and(|there| !is_wanted(there)) {
            return Ok(None);
        }
        drop(games.delete(key.clone())?);
        drop(moves.delete(key)?);
        committed(transaction).await?;
        Ok(there)
    }

    async fn all(&self, store: &str) -> Result<Vec<String>, Refused> {
        let transaction = self
            .connection
            .transaction(&[store], TransactionMode::ReadOnly)?;
        let values = transaction
            .object_store(store)?
            .get_all(None, None)?
            .await?;
        Ok(values
            .into_iter()
            .filter_map(|value| text(Some(value)))
            .collect())
    }
}

/// A stored text. Something else in its place is quoted, so that it is kept as a text that cannot be read.
fn text(value: Option<JsValue>) -> Option<String> {
    let value = value.filter(|value| !value.is_undefined())?;
    let quoted = || js_sys::JSON::stringify(&value).ok().map(String::from);
    value.as_string().or_else(quoted)
}

/// Text that stands for a game whose moves are missing. It is not a game, so it is set aside.
fn without_moves(summary: String) -> String {
    format!("[{summary}]")
}

fn put(store: &idb::ObjectStore, text: &str, key: &JsValue) -> Result<(), Refused> {
    // It succeeds if the transaction does.
    drop(store.put(&JsValue::from_str(text), Some(key))?);
    Ok(())
}

/// Waits until a transaction is completely stored.
async fn committed(transaction: idb::Transaction) -> Result<(), Refused> {
    let raw = JsValue::from(transaction);
    let ended = idb::Transaction::try_from(raw.clone())?.await;
    if ended.as_ref().is_ok_and(|result| result.is_committed()) {
        return Ok(());
    }
    // The reason is known only once the transaction is aborted, which happens after its error.
    gloo::timers::future::TimeoutFuture::new(0).await;
    let reason = idb::Transaction::try_from(raw)?.error();
    Err(match (reason, ended) {
        (Some(reason), _) => Refused(Refusal::of(&reason.name())),
        (None, Err(error)) => error.into(),
        (None, Ok(_)) => Refused(Refusal::Other),
    })
}
