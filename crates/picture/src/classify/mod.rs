//! Digits and letters read from patches, with calibrated probabilities.
//!
//! The ink of a patch falls into signs; a small network reads each of them; the place and size of a sign tell a clue from a pencil mark.

pub(crate) mod glyph;
mod ink;
pub(crate) mod network;
mod parts;
mod rim;

use self::{
    glyph::Glyph,
    ink::Ink,
    network::{CLASSES, OTHER},
    parts::Parts,
};
use crate::{Reading, patch::Patch};

/// Probability that a patch without a sign is blank.
const BLANK: f32 = 0.998;
/// Least probability of a reading that is reported.
const LEAST: f32 = 0.001;

/// Signs that may stand in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alphabet {
    /// Numbers up to this one.
    ///
    /// From 10 on, they are written with two digits or as letters. Letters count on from `A`, which is 10, and the digit 0 is read as 0:
    /// a 16 × 16 puzzle with the signs 0 to 9 and A to F has the values 0 to 15, one with 1 to 9 and A to G has 1 to 16.
    UpTo(u8),
}

/// What a cell holds, the likeliest first. Lines at the rim, specks and pencil marks count as blank.
pub(crate) fn cell(patch: &Patch, alphabet: Alphabet) -> Vec<Reading> {
    let Alphabet::UpTo(most) = alphabet;
    let ink = Ink::of(patch);
    let parts = Parts::of(&ink);
    let glyphs = Glyph::all(&ink, &parts);
    let mut votes = Votes::default();
    match glyphs.as_slice() {
        [] => votes.add(None, BLANK),
        [one] => {
            let standing = standing(one.black, one.height, one.middle);
            votes.one_or_two(one, Glyph::halves(&ink, &parts), most, standing);
        }
        [one, other] if most >= 10 => {
            let middle = [
                (one.middle[0] + other.middle[0]) / 2.0,
                (one.middle[1] + other.middle[1]) / 2.0,
            ];
            let standing = standing(
                one.black.max(other.black),
                one.height.max(other.height),
                middle,
            );
            votes.two(one, other, most, standing);
        }
        _ => votes.best(&glyphs, most),
    }
    votes.readings()
}

/// What number a patch holds, 0 to 99, the likeliest first; the digits stand from left to right.
pub(crate) fn number(patch: &Patch) -> Vec<Reading> {
    let ink = Ink::of(patch);
    let parts = Parts::of(&ink);
    let mut votes = Votes::default();
    match Glyph::all(&ink, &parts).as_slice() {
        [] => votes.add(None, BLANK),
        [one] => votes.one_or_two(one, Glyph::halves(&ink, &parts), 99, 1.0),
        [one, other] => votes.two(one, other, 99, 1.0),
        glyphs => votes.best(glyphs, 9),
    }
    votes.readings()
}

/// Glyphs of a patch from left to right.
#[cfg(feature = "training")]
pub(crate) fn glyphs(patch: &Patch) -> Vec<Glyph> {
    let ink = Ink::of(patch);
    let parts = Parts::of(&ink);
    Glyph::all(&ink, &parts)
}

/// Probability that a sign of a darkness, height and place in its cell is a clue. Pencil marks are small or stand aside; what was rubbed out, or
/// shines through the paper, is faint.
fn standing(black: f32, height: f32, middle: [f32; 2]) -> f32 {
    let aside = (middle[0] - 0.5).abs().max((middle[1] - 0.5).abs());
    let score = (7.0 + 30.0 * (height - 0.45).clamp(-0.1, 0.15)
        - 55.0 * (aside - 0.1).max(0.0)
        - 60.0 * (0.33 - height).max(0.0))
    .min(80.0 * (black - 0.11));
    1.0 / (1.0 + (-score).exp())
}

/// Value of a class, if a sign of it may stand in a cell with numbers up to `most`.
fn value(class: usize, most: u8) -> Option<u8> {
    let value = u8::try_from(class).ok().filter(|&class| class < 26)?;
    let has_zero = !(4..=9).contains(&most);
    (value <= most && (value > 0 || has_zero)).then_some(value)
}

/// Probabilities of the classes for a glyph. Letters that cannot stand there leave theirs to the other classes; digits do not, since a digit
/// that cannot be there means that something is read wrong.
fn classes(glyph: &Glyph, most: u8) -> [f32; CLASSES] {
    let mut classes = network::classify(&glyph.dark);
    let mut letters = 0.0;
    for (class, part) in classes.iter_mut().enumerate().take(OTHER).skip(10) {
        if most > 25 || value(class, most).is_none() {
            letters += std::mem::take(part);
        }
    }
    let rest = (1.0 - letters).max(f32::MIN_POSITIVE);
    classes.map(|part| (part / rest).min(1.0))
}

/// Probabilities of values, as they are summed up over the ways to read a patch.
#[derive(Default)]
struct Votes {
    votes: Vec<(Option<u8>, f32)>,
}

impl Votes {
    fn add(&mut self, value: Option<u8>, probability: f32) {
        match self.votes.iter_mut().find(|vote| vote.0 == value) {
            Some(vote) => vote.1 += probability,
            None => self.votes.push((value, probability)),
        }
    }

    /// One sign, with the probability that it is a clue.
    fn one(&mut self, glyph: &Glyph, most: u8, share: f32, standing: f32) {
        let classes = classes(glyph, most);
        for (class, part) in classes.iter().enumerate() {
            match value(class, most) {
                Some(value) => self.add(Some(value), share * standing * part),
                None if class == OTHER => self.add(None, share * standing * part),
                None => {}
            }
        }
        self.add(None, share * (1.0 - standing));
    }

    /// Two digits of one number.
    fn two(&mut self, tens: &Glyph, ones: &Glyph, most: u8, standing: f32) {
        self.pair(tens, ones, most, 1.0, standing);
    }

    fn pair(&mut self, tens: &Glyph, ones: &Glyph, most: u8, share: f32, standing: f32) {
        let (tens, ones) = (classes(tens, 99), classes(ones, 99));
        for (ten, first) in (1_u8..10).zip(&tens[1..10]) {
            for (one, second) in (0_u8..10).zip(&ones[..10]) {
                let value = 10 * ten + one;
                if value <= most {
                    self.add(Some(value), share * standing * first * second);
                }
            }
        }
        self.add(None, share * standing * tens[OTHER] * ones[OTHER]);
        self.add(None, share * (1.0 - standing));
    }

    /// One sign that may be two digits that touch, if it is wide.
    fn one_or_two(&mut self, one: &Glyph, halves: Option<[Glyph; 2]>, most: u8, standing: f32) {
        match halves {
            Some([tens, ones]) if most >= 10 => {
                let ratio = one.width / one.height.max(f32::MIN_POSITIVE);
                let share = 1.0 / (1.0 + (-16.0 * (ratio - 0.97)).exp());
                self.one(one, most, 1.0 - share, standing);
                self.pair(&tens, &ones, most, share, standing);
            }
            _ => self.one(one, most, 1.0, standing),
        }
    }

    /// The best of several signs where only one may stand: if another looks like a digit as well, they are pencil marks.
    fn best(&mut self, glyphs: &[Glyph], most: u8) {
        let signs: Vec<f32> = glyphs
            .iter()
            .map(|glyph| {
                let is_sign = 1.0 - classes(glyph, most)[OTHER];
                is_sign * standing(glyph.black, glyph.height, glyph.middle)
            })
            .collect();
        let best = (0..signs.len()).max_by(|&one, &other| signs[one].total_cmp(&signs[other]));
        let Some(best) = best else {
            return;
        };
        let second = (0..signs.len())
            .filter(|&at| at != best)
            .map(|at| 1.0 - classes(&glyphs[at], most)[OTHER])
            .fold(0.0, f32::max);
        let glyph = &glyphs[best];
        self.one(
            glyph,
            most,
            1.0 - second,
            standing(glyph.black, glyph.height, glyph.middle),
        );
        self.add(None, second);
    }

    /// The readings, the likeliest first.
    fn readings(mut self) -> Vec<Reading> {
        self.votes
            .sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
        let count = self
            .votes
            .iter()
            .take_while(|vote| vote.1 >= LEAST)
            .count()
            .max(1);
        let mut readings: Vec<Reading> = self
            .votes
            .into_iter()
            .take(count)
            .map(|(value, probability)| Reading { value, probability })
            .collect();
        if readings.is_empty() {
            readings.push(Reading {
                value: None,
                probability: 0.0,
            });
        }
        readings
    }
}
