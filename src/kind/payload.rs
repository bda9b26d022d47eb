//! Payloads: values of one kind as bytes, with the kind beside them. Pages, servers and jobs carry them without knowing any kind; only
//! its own code, which wrote them, reads them.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::coach::{Answer, Coached};
use crate::game::{NoMark, Position};
use crate::model::Puzzle;
use crate::puzzle::{aquarium::Aquarium, slitherlink::Slitherlink, sudoku::Sudoku};
use crate::trace::{Event, Proof};

use super::{Code, Counsel, Counts, Kind, counts};

/// Puzzle type that a [`Kind`] names.
pub trait OfKind: Puzzle {
    /// The kind.
    const KIND: Kind;
}

impl OfKind for Slitherlink {
    const KIND: Kind = Kind::Slitherlink;
}

impl OfKind for Sudoku {
    const KIND: Kind = Kind::Sudoku;
}

impl OfKind for Aquarium {
    const KIND: Kind = Kind::Aquarium;
}

/// Value of one kind as bytes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Payload {
    kind: Kind,
    bytes: Vec<u8>,
}

impl Payload {
    fn of<P: OfKind>(value: &impl Serialize) -> Self {
        Self {
            kind: P::KIND,
            bytes: written(value),
        }
    }

    /// The value; `None` for a payload of another kind, and for bytes that are not such a value.
    fn open<P: OfKind, T: DeserializeOwned>(&self) -> Option<T> {
        let bytes = (self.kind == P::KIND).then_some(&self.bytes)?;
        postcard::from_bytes(bytes).ok()
    }
}

/// Plain data as bytes, which cannot fail.
pub(super) fn written(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).unwrap_or_default()
}

/// Facts that a player has found, in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Marks(Payload);

impl Marks {
    /// Marks that state some facts.
    pub fn of<P: OfKind>(facts: &[P::Fact]) -> Self {
        Self(Payload::of::<P>(&facts))
    }

    /// No marks on a puzzle of a kind.
    pub fn none(kind: Kind) -> Self {
        with_kind!(kind, P => Self::of::<P>(&[]))
    }

    /// Facts that marks of a puzzle state, given as text, in order.
    ///
    /// # Errors
    /// Number of the first text, from 0, that is not a mark of the puzzle, and its fault.
    /// A puzzle that cannot be read has no marks.
    pub fn of_texts(code: &Code, texts: &[&str]) -> Result<Self, (usize, NoMark)> {
        with_kind!(code.kind, P => facts_of_texts::<P>(code, texts).map(|facts| Self::of::<P>(&facts)))
    }

    /// The facts; none of a puzzle of another kind.
    pub fn facts<P: OfKind>(&self) -> Vec<P::Fact> {
        self.0.open::<P, _>().unwrap_or_default()
    }
}

fn facts_of_texts<P: Coached>(
    code: &Code,
    texts: &[&str],
) -> Result<Vec<P::Fact>, (usize, NoMark)> {
    let Ok(clues) = code.clues::<P>() else {
        return Ok(Vec::new());
    };
    let mut facts = Vec::new();
    for (number, text) in texts.iter().enumerate() {
        let mark = P::read(clues, text).map_err(|fault| (number, fault))?;
        facts.extend(P::stated(clues, &Position::default(), mark));
    }
    Ok(facts)
}

/// Proof about a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Proofs(Payload);

impl Proofs {
    /// A proof about a puzzle of the kind `P`.
    pub fn of<P: OfKind>(proof: &Proof<P>) -> Self {
        Self(Payload::of::<P>(proof))
    }

    /// The proof; an empty one about a puzzle of another kind.
    pub fn proof<P: OfKind>(&self) -> Proof<P> {
        self.0.open::<P, _>().unwrap_or_default()
    }

    /// The proof in numbers.
    pub fn counts(&self) -> Counts {
        with_kind!(self.0.kind, P => counts(&self.proof::<P>()))
    }
}

/// Events of a run, in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Events {
    kind: Kind,
    bytes: Vec<u8>,
    /// End of each event in the bytes.
    ends: Vec<usize>,
}

impl Events {
    /// Events of a run on a puzzle of the kind `P`.
    pub fn of<P: OfKind>(events: &[Event<P>]) -> Self {
        let (mut bytes, mut ends) = (Vec::new(), Vec::new());
        for event in events {
            bytes.extend(written(event));
            ends.push(bytes.len());
        }
        Self {
            kind: P::KIND,
            bytes,
            ends,
        }
    }

    /// The events; none of a run on a puzzle of another kind.
    pub fn events<P: OfKind>(&self) -> Vec<Event<P>> {
        let mut left = match self.kind == P::KIND {
            true => self.bytes.as_slice(),
            false => &[],
        };
        let mut events = Vec::new();
        while let Ok((event, rest)) = postcard::take_from_bytes(left) {
            events.push(event);
            left = rest;
        }
        events
    }

    /// Kind of the puzzle.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Number of events.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Adds later events; those of another kind are ignored.
    pub fn append(&mut self, later: Events) {
        if later.kind == self.kind {
            let before = self.bytes.len();
            self.ends.extend(later.ends.iter().map(|end| before + end));
            self.bytes.extend(later.bytes);
        }
    }

    /// Leaves out the first events, by their number; all if there are fewer.
    pub(super) fn forget_first(&mut self, count: usize) {
        let mut forgotten = self.ends.drain(..count.min(self.ends.len()));
        let start = forgotten.next_back().unwrap_or(0);
        drop(forgotten);
        self.bytes.drain(..start);
        self.ends.iter_mut().for_each(|end| *end -= start);
    }

    /// The events as bytes, to be stored.
    pub fn write(&self) -> Vec<u8> {
        written(self)
    }

    /// Reads stored events; `None` if the bytes are not events.
    pub fn read(bytes: &[u8]) -> Option<Self> {
        postcard::from_bytes(bytes).ok()
    }
}

/// Answer of the coach.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice(Payload);

impl Advice {
    /// An answer about a puzzle of the kind `P`.
    pub fn of<P: OfKind>(answer: &Answer<P>) -> Self {
        Self(Payload::of::<P>(answer))
    }

    /// The answer; `None` if it is about a puzzle of another kind.
    pub fn answer<P: OfKind>(&self) -> Option<Answer<P>> {
        self.0.open::<P, _>()
    }

    /// The answer without its kind.
    pub fn open(&self) -> Box<dyn Counsel> {
        with_kind!(self.0.kind, P => Box::new(self.answer::<P>().unwrap_or(Answer::Stuck)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Method, Solver};

    /// Events of a run on a small Slitherlink.
    fn run() -> Vec<Event<Slitherlink>> {
        let code = crate::kind::read("2.3,2.2,2.3").unwrap().remove(0).code;
        let clues = code.clues::<Slitherlink>().unwrap().clone();
        Solver::new(clues, Method::Human).collect()
    }

    #[test]
    fn events_are_appended_forgotten_and_read_back() {
        let run = run();
        let (first, later) = run.split_at(2);
        let mut events = Events::of::<Slitherlink>(first);
        events.append(Events::of::<Slitherlink>(later));
        assert_eq!(events, Events::of::<Slitherlink>(&run));
        assert_eq!(events.len(), run.len());
        let mut stored = Events::read(&events.write()).unwrap();
        for count in [0, 1, 2] {
            stored.forget_first(count);
        }
        assert_eq!(stored.events::<Slitherlink>(), run[3..]);
        stored.append(Events::of::<Slitherlink>(first));
        assert_eq!(stored.events::<Slitherlink>(), [&run[3..], first].concat());
        stored.forget_first(run.len());
        assert!(stored.is_empty() && stored.events::<Slitherlink>().is_empty());
    }

    #[test]
    fn payloads_of_another_kind_are_empty() {
        let run = run();
        let mut events = Events::of::<Slitherlink>(&run);
        assert!(events.events::<Sudoku>().is_empty());
        events.append(Events::of::<Sudoku>(&[]));
        assert_eq!(events.events::<Slitherlink>(), run);
        let code = crate::kind::read("1.3434.22.43432.")
            .unwrap()
            .remove(0)
            .code;
        let marks = Marks::of_texts(&code, &["R1C2=2"]).unwrap();
        assert_eq!(marks.facts::<Sudoku>().len(), 1);
        assert!(marks.facts::<Slitherlink>().is_empty());
        let advice = Advice::of::<Sudoku>(&Answer::Solved);
        assert_eq!(advice.answer::<Sudoku>(), Some(Answer::Solved));
        assert_eq!(advice.answer::<Slitherlink>(), None);
        assert!(advice.open().sentence(&code).is_some());
    }
}
