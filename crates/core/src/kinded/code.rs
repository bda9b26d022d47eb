//! A puzzle of any kind, parsed at most once.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use crate::model::{ParseError, Puzzle};

use super::{Kind, OfKind};

/// Handle of a puzzle of any kind: its canonical text and its clues. All copies of the
/// handle share the clues, which are parsed at most once. Only the text travels: in the
/// address, in storage, to the worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Code {
    /// Its kind.
    pub kind: Kind,
    /// Its clues, in the kind's canonical text.
    pub text: String,
    #[serde(skip)]
    clues: Arc<OnceLock<Result<Box<dyn Any + Send + Sync>, ParseError>>>,
}

/// Handles are equal when their puzzles are: the text says everything about the clues.
impl PartialEq for Code {
    fn eq(&self, other: &Self) -> bool {
        self.kind == other.kind && self.text == other.text
    }
}

impl Eq for Code {}

impl Code {
    /// Handle of a canonical text.
    fn new(kind: Kind, text: impl Into<String>) -> Self {
        Self {
            kind,
            text: text.into(),
            clues: Arc::default(),
        }
    }

    /// Handle of the same puzzle with nothing parsed, for callers that hold many
    /// puzzles and inspect only a few: clues take far more memory than their text.
    pub fn unparsed(&self) -> Self {
        Self::new(self.kind, self.text.as_str())
    }

    /// Handle of clues, written out.
    pub fn of<P: OfKind>(clues: P::Clues) -> Self {
        let code = Self::new(P::KIND, P::print(&clues));
        // The cell is new, so it is still empty.
        let _ = code.clues.set(Ok(Box::new(clues)));
        code
    }

    /// The clues. `P` must be the kind's type.
    ///
    /// # Errors
    /// The text is not a puzzle of its kind.
    pub fn clues<P: Puzzle>(&self) -> Result<&P::Clues, ParseError> {
        let parsed = self.clues.get_or_init(|| {
            let clues = P::parse_canonical(&self.text)?;
            Ok(Box::new(clues) as Box<dyn Any + Send + Sync>)
        });
        let clues = parsed.as_ref().map_err(Clone::clone)?;
        Ok(clues
            .downcast_ref()
            .expect("a handle is asked for the clues of its own kind"))
    }
}
