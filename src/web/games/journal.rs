//! Journal of the machine that stores games, in the browser's plain storage.

use crate::web::hooks::stored;
use clew_page::storage::concerns;

/// Keys and texts of a game's entries, or of all entries.
pub(super) fn read(id: Option<&str>) -> Vec<(String, String)> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or_default()).filter_map(|at| storage.key(at).ok()?);
    let keys: Vec<String> = keys.filter(|key| concerns(key, id)).collect();
    let found = keys.into_iter().filter_map(|key| {
        let text = stored(&key)?;
        Some((key, text))
    });
    found.collect()
}

/// Writes an entry. Returns whether the browser allowed it.
pub(super) fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Removes an entry if its text is unchanged.
pub(super) fn clear(key: &str, text: &str) {
    if let Some(storage) = storage()
        && stored(key).as_deref() == Some(text)
    {
        // An entry that cannot be removed is found again, and is unchanged.
        let _ = storage.remove_item(key);
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
