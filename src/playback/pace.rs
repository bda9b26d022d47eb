//! Time each step is shown: hard ones longer, repeated ones shorter, and the
//! whole between 20 and 60 seconds where the number of steps allows.

use super::{Row, RowKind};

/// Least time of a whole playback, in milliseconds.
const SHORTEST: f64 = 20_000.0;
/// Most time of a whole playback, in milliseconds.
const LONGEST: f64 = 60_000.0;
/// Most time of all cases together, which look alike, in milliseconds.
const CASES: f64 = 8_000.0;
/// Most time of a sub-step, in milliseconds.
const SLOWEST: f64 = 2_600.0;
/// Most time of a case, in milliseconds.
const SLOWEST_CASE: f64 = 160.0;
/// Time of the bare puzzle, in milliseconds.
const BARE: f64 = 300.0;

/// Times of the steps so far, before they are fitted into the whole.
#[derive(Clone, Debug, Default)]
pub(super) struct Pace {
    weights: Vec<Weight>,
    /// Time of all sub-steps that are not cases, in milliseconds.
    reading: f64,
    cases: usize,
}

/// Weight of a row.
#[derive(Clone, Copy, Debug)]
enum Weight {
    /// Step, in milliseconds a sub-step.
    Step(f64),
    /// Case, one of many.
    Case,
}

impl Pace {
    /// Adds the row after `before`.
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

    /// Time a sub-step of a position is shown, in milliseconds.
    pub(super) fn duration(&self, position: usize) -> f64 {
        match position.checked_sub(1).and_then(|at| self.weights.get(at)) {
            None => BARE,
            Some(Weight::Case) => (CASES / self.cases.max(1) as f64).min(SLOWEST_CASE),
            Some(Weight::Step(substep)) => (substep * self.stretch()).min(SLOWEST),
        }
    }

    /// Factor that brings the whole between its bounds.
    fn stretch(&self) -> f64 {
        let cases = (self.cases as f64 * SLOWEST_CASE).min(CASES);
        let wanted = (self.reading + cases).clamp(SHORTEST, LONGEST) - cases;
        wanted / self.reading.max(1.0)
    }
}
