//! Stored form of a list: its text, and the results of the puzzles that are done,
//! as JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use clew_core::solve::Grade;
use clew_core::trace::Verdict;

use super::split::entries;
use super::table::{Status, Table};

/// Version of the stored form. For version 1 only the text is read: its grades use an
/// older scale, so its puzzles are processed again. Later versions are not read.
const VERSION: u8 = 2;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u8,
    text: String,
    results: BTreeMap<usize, SavedResult>,
}

/// Maximum length of a list's text for storage, in bytes: browsers give a site room for about
/// five million characters, and refuse longer texts.
const LONGEST: usize = 5_000_000;

/// Results of a finished puzzle.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct SavedResult {
    pub(super) verdict: Verdict,
    pub(super) grade: Option<Grade>,
    pub(super) proof_micros: u64,
    pub(super) grade_micros: u64,
}

impl Table {
    /// Whether it is too long to be stored.
    pub fn is_too_long(&self) -> bool {
        self.text().len() > LONGEST
    }

    /// The list in its stored form; `None` if it is too long.
    pub fn saved(&self) -> Option<String> {
        if self.is_too_long() {
            return None;
        }
        let results = self.rows().iter().enumerate().filter_map(|(row, found)| {
            let item = found.item().filter(|item| item.status == Status::Done)?;
            let result = SavedResult {
                verdict: item.verdict,
                grade: item.grade.clone(),
                proof_micros: item.proof_micros,
                grade_micros: item.grade_micros,
            };
            Some((row, result))
        });
        let saved = Saved {
            version: VERSION,
            text: self.text().to_owned(),
            results: self.waiting_results().chain(results).collect(),
        };
        serde_json::to_string(&saved).ok()
    }

    /// The stored list; its results become available once their rows are
    /// read. `None` if the text is not a list, or was stored by a later version.
    pub fn restored(saved: &str) -> Option<Self> {
        let saved: Saved = serde_json::from_str(saved).ok()?;
        let results = match saved.version {
            1 => BTreeMap::new(),
            VERSION => saved.results,
            _ => return None,
        };
        let entries = entries(&saved.text)?;
        Some(Table::new(saved.text, entries).with_results(results))
    }
}
