//! How long each step is shown: hard ones longer, repeated ones shorter, and
//! the whole between 20 and 60 seconds where the number of steps allows.

use crate::playback::{Row, RowKind};

/// A whole film takes at least this, in milliseconds, …
const SHORTEST: f64 = 20_000.0;
/// … and at most this, …
const LONGEST: f64 = 60_000.0;
/// … its cases, which look alike, at most this in all, …
const CASES: f64 = 8_000.0;
/// … but no substep more than this, …
const SLOWEST: f64 = 2_600.0;
/// … and no case more than this.
const SLOWEST_CASE: f64 = 160.0;

/// The lengths of the steps so far, before they are fitted.
#[derive(Default)]
pub(super) struct Pace {
    weights: Vec<Weight>,
    reading: f64,
    cases: usize,
}

enum Weight {
    /// A step, in milliseconds a substep.
    Step(f64),
    /// One of many cases.
    Case,
}

impl Pace {
    /// Adds the step after `before`.
    pub(super) fn push(&mut self, row: &Row, substeps: usize, before: Option<&Row>) {
        if row.kind == RowKind::Case {
            self.cases += 1;
            self.weights.push(Weight::Case);
            return;
        }
        let is_repeated = before.is_some_and(|before| before.name == row.name);
        let level = f64::from(row.level);
        let whole = if is_repeated {
            280.0 + 60.0 * level
        } else {
            700.0 + 160.0 * level
        };
        // Sub-steps of a trial are short sentences.
        let substep = if substeps > 1 { 650.0 } else { whole };
        self.reading += substep * substeps as f64;
        self.weights.push(Weight::Step(substep));
    }

    /// How long a substep of a position is shown, in milliseconds.
    pub(super) fn duration(&self, position: usize) -> f64 {
        match position.checked_sub(1).and_then(|at| self.weights.get(at)) {
            None => 300.0,
            Some(Weight::Case) => (CASES / self.cases.max(1) as f64).min(SLOWEST_CASE),
            Some(Weight::Step(substep)) => (substep * self.stretch()).min(SLOWEST),
        }
    }

    fn stretch(&self) -> f64 {
        let cases = (self.cases as f64 * SLOWEST_CASE).min(CASES);
        let wanted = (self.reading + cases).clamp(SHORTEST, LONGEST) - cases;
        wanted / self.reading.max(1.0)
    }
}
