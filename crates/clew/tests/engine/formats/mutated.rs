//! Laws of corrupted texts: every text is handled, every fault and every warning is
//! a whole sentence with its position, every reading can be written, and a text with
//! digits that a kind does not have is never read as that kind.

use clew::kind::{self, Kind};
use clew_judge::length::either;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use super::SENTENCES;
use super::pasted::{SLITHERLINK, SUDOKU, layouts};

/// Characters to insert into texts.
const ALPHABET: &str = "0123456789.-_*?xX|,;:+=()[]{}<>/\"' \t\n#ABCabcQ\u{2502}\u{b7}\u{ff11}";

/// A text with one or a few mistakes: something is omitted, inserted or duplicated.
fn spoiled(text: &str, rng: &mut ChaCha8Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let alphabet: Vec<char> = ALPHABET.chars().collect();
    for _ in 0..rng.random_range(1..=3) {
        let at = rng.random_range(0..=chars.len());
        let end = (at + rng.random_range(0..=3)).min(chars.len());
        let put = *alphabet.choose(rng).expect("it has characters");
        match rng.random_range(0..4) {
            0 => drop(chars.drain(at..end)),
            1 => chars.insert(at, put),
            2 => {
                let part: Vec<char> = chars[at..end].to_vec();
                chars.splice(at..at, part);
            }
            _ => drop(chars.splice(at..end, [put])),
        }
    }
    chars.into_iter().collect()
}

fn check(text: &str, is_sudoku: bool) {
    let readings = match kind::read(text) {
        Ok(readings) => readings,
        Err(error) => return SENTENCES.with(|all| all.check(text, &error)),
    };
    assert!(!readings.is_empty(), "{text:?}");
    for reading in &readings {
        let code = &reading.code;
        SENTENCES.with(|all| reading.warnings.iter().for_each(|one| drop(all.say(one))));
        let again = kind::read(&code.text).unwrap_or_else(|error| panic!("{error}: {code:?}"));
        assert_eq!(&again[0].code, code, "{text:?}");
        let is_large = |c: char| matches!(c, '5'..='9');
        let is_beyond = is_sudoku && text.chars().filter(|&c| is_large(c)).count() > 6;
        assert!(
            !is_beyond || code.kind != Kind::new("slitherlink"),
            "{text:?}"
        );
    }
}

#[test]
fn spoiled_texts_keep_the_laws() {
    let count = either(2_000, 1_000_000);
    let sudokus = layouts(&SUDOKU);
    let slitherlinks = layouts(&SLITHERLINK);
    let mut rng = ChaCha8Rng::seed_from_u64(44);
    for i in 0..count {
        let texts = if i % 2 == 0 { &sudokus } else { &slitherlinks };
        let text = texts.choose(&mut rng).expect("there are layouts");
        check(&spoiled(text, &mut rng), i % 2 == 0);
    }
}
