//! Pace of playback: a chapter stays as long as its words take to read and its steps
//! to be drawn.

/// Time to read a word, in milliseconds.
const WORD: f64 = 250.0;
/// Least time a sentence stays, in milliseconds.
const LEAST: f64 = 1_200.0;
/// Time in which a single step is drawn, in milliseconds.
const STEP: f64 = 180.0;
/// Time in which each further step of a chapter is drawn, in milliseconds.
const NEXT_STEP: f64 = 90.0;
/// Most time in which a chapter is drawn, in milliseconds.
const LONGEST: f64 = 3_600.0;
/// Most time of all cases together, which look alike, in milliseconds.
const CASES: f64 = 8_000.0;
/// Most time of a case, in milliseconds.
const CASE: f64 = 160.0;
/// Time of the bare puzzle, in milliseconds.
pub(super) const BARE: f64 = 300.0;

/// Time to read a sentence of so many words, in milliseconds.
pub fn reading(words: usize) -> f64 {
    (WORD * words as f64).max(LEAST)
}

/// Time in which a chapter of so many steps is drawn, in milliseconds.
pub(super) fn drawing(steps: usize) -> f64 {
    let further = steps.saturating_sub(1) as f64;
    (STEP + NEXT_STEP * further).min(LONGEST)
}

/// Time that one of so many cases is shown, in milliseconds.
pub(super) fn case(cases: usize) -> f64 {
    (CASES / cases.max(1) as f64).min(CASE)
}
