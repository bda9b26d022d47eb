//! Output for a puzzle: one JSON object.

use clew::cli::solve::Tally;
use serde::Serialize;

/// Output for a puzzle.
#[derive(Default, Serialize)]
pub(crate) struct Answer {
    pub(crate) kind: Option<&'static str>,
    pub(crate) rows: Option<u8>,
    pub(crate) cols: Option<u8>,
    pub(crate) verdict: &'static str,
    pub(crate) solution: Option<String>,
    #[serde(flatten)]
    pub(crate) tally: Tally,
    pub(crate) micros: u128,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) checked: Option<bool>,
    pub(crate) error: Option<String>,
}

impl Answer {
    /// The answer to a text that is no puzzle.
    pub(crate) fn malformed(fault: String) -> Self {
        Self {
            verdict: "malformed",
            error: Some(fault),
            ..Self::default()
        }
    }
}
