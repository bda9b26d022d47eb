//! Pace of the film: a stop stays as long as its words take to read, its picture to be drawn, and its thought to be
//! found.

/// Time to read a word of letters or digits, in milliseconds.
const WORD: f64 = 250.0;
/// Time to read a Chinese character outside a word, in milliseconds.
const CHARACTER: f64 = 160.0;
/// Minimum time that a sentence stays, in milliseconds.
const LEAST: f64 = 1_200.0;
/// Minimum time that a conclusion stays, in milliseconds.
const LEAST_ADDED: f64 = 800.0;
/// Minimum time of each half of a wave, in milliseconds.
const LEAST_OF_WAVE: f64 = 600.0;
/// Time in which a single step is drawn, in milliseconds.
pub(super) const STEP: f64 = 180.0;
/// Time in which a conclusion is drawn, in milliseconds.
pub(super) const CONCLUSION: f64 = 400.0;
/// Time of the board at rest between two chapters, in milliseconds.
pub(super) const REST: f64 = 400.0;
/// Maximum time in which each step of a run is drawn, in milliseconds.
const RUN_STEP: f64 = 250.0;
/// Maximum time in which a run is drawn, in milliseconds.
const RUN: f64 = 4_000.0;
/// Thinking time for a step one level harder than an easy one, in milliseconds.
const THINKING: f64 = 1_000.0;
/// Hardest level of steps that need no time to think.
const EASY: u8 = 2;
/// Level from which more time to think would not help.
const HARD: u8 = 8;
/// Maximum time of all cases together, which look alike, in milliseconds.
const CASES: f64 = 8_000.0;
/// Maximum time of a case that flies by, in milliseconds.
const CASE: f64 = 160.0;
/// Time of a case that is watched, in milliseconds.
const WATCHED_CASE: f64 = 1_500.0;
/// Maximum number of cases that are all watched.
const WATCHED: usize = 16;
/// Time of a supposition that is tried and fails, with what follows from it, in milliseconds.
const PROBE: f64 = 1_100.0;
/// Time that the bare puzzle stays, in milliseconds.
pub(super) const BARE: f64 = 300.0;

/// Time to read a sentence, in milliseconds.
pub fn reading(sentence: &str) -> f64 {
    words_of(sentence).max(LEAST)
}

/// Time to read some words, without a minimum, in milliseconds.
fn words_of(sentence: &str) -> f64 {
    let characters = sentence.chars().filter(|&c| is_han(c)).count();
    let words = sentence.split(|c| is_han(c) || is_wide_mark(c) || c.is_whitespace());
    let words = words.filter(|word| word.chars().any(char::is_alphanumeric));
    let words = words.count();
    CHARACTER * characters as f64 + WORD * words as f64
}

/// Whether a character is Chinese.
fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '\u{20000}'..='\u{3ffff}')
}

/// Whether a character is Chinese punctuation, which does not need a space next to it.
fn is_wide_mark(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}' | '\u{2018}'..='\u{2026}')
}

/// Time to read the words that a conclusion adds, in milliseconds.
pub(super) fn added(words: &str) -> f64 {
    words_of(words).max(LEAST_ADDED)
}

/// Time to read one half of a wave's sentence, in milliseconds: what to notice, or what follows.
pub(super) fn of_wave(words: &str) -> f64 {
    words_of(words).max(LEAST_OF_WAVE)
}

/// Time in which a run of this many steps is drawn, in milliseconds.
pub(super) fn run(steps: usize) -> f64 {
    (RUN_STEP * steps as f64).min(RUN)
}

/// Thinking time for a step of a level, in milliseconds, if its technique came up `earlier` times before.
pub(super) fn thinking(level: u8, earlier: usize) -> f64 {
    let time = THINKING * f64::from(level.min(HARD).saturating_sub(EASY));
    match earlier {
        0 => 2.0 * time,
        1 => time,
        _ => 0.5 * time,
    }
}

/// Time that a case, by number from 1, is shown, in milliseconds. If there are too many to watch, the first and two in the middle are.
pub(super) fn case(number: usize, cases: usize) -> f64 {
    let is_middle = number == cases / 2 || number == cases / 2 + 1;
    match cases <= WATCHED || number == 1 || is_middle {
        true => WATCHED_CASE,
        false => (CASES / cases as f64).min(CASE),
    }
}

/// Time in which this many suppositions are tried one after another, in milliseconds.
pub(super) fn probes(count: usize) -> f64 {
    PROBE * count as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_is_read_by_words_and_chinese_by_characters() {
        let words = "R1C1 must be a line, so R2C2 and R2C3 must be crosses.";
        assert_eq!(reading(words), 12.0 * WORD);
        // Fourteen characters and three places.
        let characters = "R1C1已经是线，所以R2C2、R2C3都要打叉，别无他法。";
        assert_eq!(reading(characters), 14.0 * CHARACTER + 3.0 * WORD);
        assert_eq!(reading("好。"), LEAST);
    }
}
