//! Payloads: values of one kind as bytes, together with the kind. Pages, servers and jobs carry them without knowing any kind; only
//! the kind's own code writes and reads them.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::coach::Answer;
use crate::grid::IntoSet as _;
use crate::trace::{Event, Proof, Verdict};

use super::{Kind, OfKind};

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

/// Facts that a player has found, in order, and after them those that aids have added.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Marks {
    facts: Payload,
    /// Number of facts that aids have added.
    aided: usize,
}

impl Marks {
    /// Marks that state some facts.
    pub fn of<P: OfKind>(facts: &[P::Fact]) -> Self {
        Self::aided_last::<P>(facts, 0)
    }

    /// Marks that state some facts. Aids have added the last `aided` of them.
    pub(super) fn aided_last<P: OfKind>(facts: &[P::Fact], aided: usize) -> Self {
        let facts = Payload::of::<P>(&facts);
        Self { facts, aided }
    }

    /// No marks on a puzzle of a kind.
    pub fn none(kind: Kind) -> Self {
        // An empty list has the same bytes for every type of item.
        let bytes = written(&Vec::<()>::new());
        let facts = Payload { kind, bytes };
        Self { facts, aided: 0 }
    }

    /// Kind of the puzzle.
    pub fn kind(&self) -> Kind {
        self.facts.kind
    }

    /// The facts; none for a puzzle of another kind.
    pub fn facts<P: OfKind>(&self) -> Vec<P::Fact> {
        self.facts.open::<P, _>().unwrap_or_default()
    }

    /// How many of the last facts aids have added.
    pub(super) fn aided(&self) -> usize {
        self.aided
    }
}

/// Proof about a puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Proofs(Payload);

impl Proofs {
    /// A proof about a puzzle of the kind `P`.
    pub fn of<P: OfKind>(proof: &Proof<P>) -> Self {
        Self(Payload::of::<P>(proof))
    }

    /// The proof; an empty one for a puzzle of another kind.
    pub fn proof<P: OfKind>(&self) -> Proof<P> {
        self.0.open::<P, _>().unwrap_or_default()
    }

    /// Kind of the puzzle.
    pub fn kind(&self) -> Kind {
        self.0.kind
    }

    /// The proof in numbers.
    pub(super) fn counts_of<P: OfKind>(&self) -> Counts {
        let proof = self.proof::<P>();
        let first = proof.solutions.first();
        // Solutions may share negative facts as well.
        let told = first.into_iter().flatten().into_set();
        let shared = |facts: &Vec<P::Fact>| facts.iter().filter(|fact| told.contains(fact)).count();
        Counts {
            verdict: proof.verdict,
            solutions: proof.solutions.len(),
            facts: first.map(Vec::len),
            backbone: proof.backbone.as_ref().map(shared),
        }
    }
}

/// A proof in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Verdict on the number of solutions; `Open` while that is not decided.
    pub verdict: Verdict,
    /// Number of solutions known, at most two.
    pub solutions: usize,
    /// Number of facts that describe a solution; `None` while none is known.
    pub facts: Option<usize>,
    /// Number of those facts that all solutions share; `None` while that is not decided.
    pub backbone: Option<usize>,
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

    /// The events; none for a run on a puzzle of another kind.
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

    /// Removes the first `count` events, or all if there are fewer.
    pub fn forget_first(&mut self, count: usize) {
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

    /// Kind of the puzzle.
    pub fn kind(&self) -> Kind {
        self.0.kind
    }
}
