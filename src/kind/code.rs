//! A puzzle of any kind, parsed at most once.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

use crate::model::{ParseError, Puzzle};

use super::{Kind, OfKind};

/// Handle of a puzzle of any kind: its canonical text, and its clues, which all
/// copies of the handle share and which are parsed at most once. Only the text
/// travels: in the address, in storage, to the worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Code {
    /// Its kind.
    pub kind: Kind,
    /// Its clues, in the kind's canonical text.
    pub text: String,
    #[serde(skip)]
    clues: Arc<OnceLock<Result<Box<dyn Any + Send + Sync>, ParseError>>>,
}

/// Handles are equal when their puzzles are: of the clues, the text says all.
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

    /// Handle of the same puzzle with nothing parsed, for who keeps many and looks
    /// at few: clues take far more memory than their text.
    pub(crate) fn unparsed(&self) -> Self {
        Self::new(self.kind, self.text.as_str())
    }

    /// Handle of clues, written out.
    pub(super) fn of<P: OfKind>(clues: P::Clues) -> Self {
        let code = Self::new(P::KIND, P::print(&clues));
        // The cell is new, so that nothing is in its place.
        let _ = code.clues.set(Ok(Box::new(clues)));
        code
    }

    /// The clues. `P` must be the kind's type.
    ///
    /// # Errors
    /// The text is not a puzzle of its kind.
    pub(crate) fn clues<P: Puzzle>(&self) -> Result<&P::Clues, ParseError> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::slitherlink::Slitherlink;

    #[test]
    fn copies_share_what_was_parsed_once() {
        let code = Code::new(Kind::Slitherlink, "slither/3/3/i5d");
        let copy = code.clone();
        let clues: *const _ = code.clues::<Slitherlink>().unwrap();
        assert!(std::ptr::eq(clues, copy.clues::<Slitherlink>().unwrap()));
    }

    #[test]
    fn only_the_text_travels() {
        let code = crate::kind::read("0.0,...,0.0").unwrap().remove(0).code;
        let sent = serde_json::to_string(&code).unwrap();
        let arrived: Code = serde_json::from_str(&sent).unwrap();
        assert!(arrived.clues.get().is_none());
        assert_eq!(arrived, code);
        let (sent, arrived) = (code.clues::<Slitherlink>(), arrived.clues::<Slitherlink>());
        assert_eq!(arrived.unwrap(), sent.unwrap());
    }

    #[test]
    fn an_unparsed_handle_holds_no_clues() {
        let code = crate::kind::read("0.0,...,0.0").unwrap().remove(0).code;
        let bare = code.unparsed();
        assert!(code.clues.get().is_some() && bare.clues.get().is_none());
        assert_eq!(bare, code);
    }

    #[test]
    fn a_text_of_another_kind_is_a_fault_every_time() {
        let code = Code::new(Kind::Sudoku, "slither/3/3/i5d");
        for _ in 0..2 {
            assert!(code.clues::<crate::puzzle::sudoku::Sudoku>().is_err());
        }
    }
}
