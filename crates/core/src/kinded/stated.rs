//! Marks given as text.

use crate::coach::Coached;
use crate::game::{NoMark, Position};
use crate::model::Fact as _;

use super::{Code, Kind, Marks, OfKind};

/// Marks given as text, and the facts that they state.
#[derive(Clone, Debug, PartialEq)]
pub struct Stated {
    /// The facts, in order.
    pub marks: Marks,
    /// Number of facts that each mark states.
    pub counts: Vec<u32>,
}

impl Stated {
    /// No marks on a puzzle of a kind.
    pub fn nothing(kind: Kind) -> Self {
        Self {
            marks: Marks::none(kind),
            counts: Vec::new(),
        }
    }
}

/// Marks that a text holds with those stated after it, which replace them at their places. Those of the text count as one mark.
pub(super) fn after<P: OfKind>(held: &Marks, stated: Stated) -> Stated {
    let own = stated.marks.facts::<P>();
    let mut facts = held.facts::<P>();
    facts.retain(|fact| own.iter().all(|other| other.site() != fact.site()));
    let count = u32::try_from(facts.len()).unwrap_or(u32::MAX);
    let counts = [count]
        .into_iter()
        .filter(|count| *count > 0)
        .chain(stated.counts)
        .collect();
    facts.extend(own);
    let marks = Marks::of::<P>(&facts);
    Stated { marks, counts }
}

/// Number of the first text, from 0, that is not a mark of the puzzle, and its fault.
pub type NotStated = (usize, NoMark);

/// The facts that marks of a puzzle state, given as text. A mark replaces an earlier one in its slot.
pub(super) fn stated<P: Coached + OfKind>(
    code: &Code,
    texts: &[&str],
) -> Result<Stated, NotStated> {
    let Ok(clues) = code.clues::<P>() else {
        return Ok(Stated::nothing(P::KIND));
    };
    let mut marks: Vec<P::Mark> = Vec::new();
    for (number, text) in texts.iter().enumerate() {
        let mark = P::read(clues, text).map_err(|fault| (number, fault))?;
        marks.retain(|&other| P::slot(other) != P::slot(mark));
        marks.push(mark);
    }
    // Nothing hides anything here: a digit and the same digit struck out are both stated.
    let bare = Position::default();
    let (mut facts, mut counts) = (Vec::new(), Vec::new());
    for mark in marks {
        let stated = P::stated(clues, &bare, mark);
        counts.push(u32::try_from(stated.len()).unwrap_or(u32::MAX));
        facts.extend(stated);
    }
    let marks = Marks::of::<P>(&facts);
    Ok(Stated { marks, counts })
}
