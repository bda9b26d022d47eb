//! Pace of playback: a chapter stays as long as its words take to read and its steps
//! to be drawn.

/// Time to read a word of letters or digits, in milliseconds.
const WORD: f64 = 250.0;
/// Time to read a Chinese character, which is no part of a word, in milliseconds.
const CHARACTER: f64 = 160.0;
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

/// Time to read a sentence, in milliseconds.
pub fn reading(sentence: &str) -> f64 {
    let characters = sentence.chars().filter(|&c| is_han(c)).count();
    let words = sentence.split(|c| is_han(c) || is_wide_mark(c) || c.is_whitespace());
    let words = words.filter(|word| !word.is_empty()).count();
    (CHARACTER * characters as f64 + WORD * words as f64).max(LEAST)
}

/// Whether a character is a Chinese one.
fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '\u{20000}'..='\u{3ffff}')
}

/// Whether a character is punctuation of Chinese, which needs no space beside it.
fn is_wide_mark(c: char) -> bool {
    matches!(c, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}' | '\u{2018}'..='\u{2026}')
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
