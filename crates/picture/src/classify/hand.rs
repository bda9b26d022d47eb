//! Handwriting told from print.
//!
//! Printed digits of a picture are alike: as tall and as dark as each other, and equal digits have one shape. Handwriting has none of this, so a
//! digit is compared with the others of its own picture, not with a look known beforehand. The search begins where the signs that look most alike
//! are closest, and takes in what is like them.

use super::{Look, glyph::Glyph, ink::quantile};
use crate::found::Reading;

/// Digits below which they cannot be compared: on a small board, those that were entered may be the majority. No 9×9 Sudoku has fewer givens.
const FEWEST: usize = 17;
/// Least spread of printed digits: of heights as shares of the cell, of the logarithm of darkness, and of likeness. Pictures that are read badly
/// have up to twice as much.
const HEIGHT: f32 = 0.025;
const BLACK: f32 = 0.08;
const LIKENESS: f32 = 0.02;
/// Most that one difference counts: blur, shadow and dirt change the darkness of a digit or its shape.
const MOST: f32 = 4.0;
/// Distance from print at which a digit may be either, and how steeply its probability rises there. In photographs the two sorts overlap a
/// little around it.
const MIDDLE: f32 = 4.9;
const STEEP: f32 = 3.0;
/// Steps in which print is taken in, at most.
const STEPS: usize = 8;

/// Digit that is compared with others.
struct Digit {
    /// Number of its cell.
    at: usize,
    value: u8,
    /// Whether it is read with some certainty, so that others are compared with it.
    is_clear: bool,
    height: f32,
    /// Logarithm of its darkness.
    black: f32,
    /// Likeness to each equal digit, by number: the cosine of their pictures.
    twins: Vec<(usize, f32)>,
    /// Distance from print.
    distance: f32,
}

/// Look of the printed digits: the middle and the spread of each measure.
struct Print {
    height: [f32; 2],
    black: [f32; 2],
    likeness: f32,
}

/// Probability that a person wrote what stands in each cell; 0 where nothing stands, and everywhere if too little does.
pub(super) fn written(looks: &[Option<Look>], readings: &[Vec<Reading>]) -> Vec<f32> {
    let mut probabilities = vec![0.0; looks.len()];
    let mut digits = digits(looks, readings);
    if digits.iter().filter(|digit| digit.is_clear).count() < FEWEST {
        return probabilities;
    }
    measure(&mut digits);
    for digit in digits {
        probabilities[digit.at] = 1.0 / (1.0 + (-STEEP * (digit.distance - MIDDLE)).exp());
    }
    probabilities
}

/// The cells with one digit. The two digits of one number are not compared: there are too few equal ones.
fn digits(looks: &[Option<Look>], readings: &[Vec<Reading>]) -> Vec<Digit> {
    let cells = looks.iter().zip(readings).enumerate();
    let found = cells.filter_map(|(at, (look, readings))| {
        let number = readings.iter().find(|reading| reading.value.is_some())?;
        let signs = look.as_ref()?.signs.iter().map(|sign| &sign.glyph);
        let glyph = signs.max_by(|one, other| one.height.total_cmp(&other.height))?;
        let digit = Digit {
            at,
            value: number.value?,
            is_clear: number.probability > 0.5,
            height: glyph.height,
            black: glyph.black.ln(),
            twins: Vec::new(),
            distance: 0.0,
        };
        Some((digit, glyph))
    });
    let found = found.filter(|(digit, _)| {
        looks[digit.at].iter().all(|look| look.signs.len() == 1) || digit.value < 10
    });
    let (mut digits, glyphs): (Vec<Digit>, Vec<&Glyph>) = found.unzip();
    for one in 0..digits.len() {
        for other in 0..one {
            if digits[one].value != digits[other].value {
                continue;
            }
            let likeness = glyphs[one].likeness(glyphs[other]);
            for (digit, twin) in [(one, other), (other, one)] {
                if digits[twin].is_clear {
                    digits[digit].twins.push((twin, likeness));
                }
            }
        }
    }
    digits
}

/// Finds what is printed, and measures how far each digit is from it.
fn measure(digits: &mut [Digit]) {
    let Some(first) = closest(digits) else {
        return;
    };
    let mut print = Print {
        height: [first.height, HEIGHT],
        black: [first.black, BLACK],
        likeness: LIKENESS,
    };
    let mut printed: Vec<usize> = Vec::new();
    for _ in 0..STEPS {
        let distances: Vec<f32> = digits
            .iter()
            .map(|digit| print.distance(digits, &printed, digit))
            .collect();
        for (digit, distance) in digits.iter_mut().zip(distances) {
            digit.distance = distance;
        }
        let near = |&at: &usize| digits[at].is_clear && digits[at].distance < MIDDLE;
        let now: Vec<usize> = (0..digits.len()).filter(near).collect();
        if now == printed || now.is_empty() {
            break;
        }
        print = Print::of(digits, &now);
        printed = now;
    }
}

/// The digit with most others of its height and darkness around it that have a like twin.
fn closest(digits: &[Digit]) -> Option<&Digit> {
    let weight = |digit: &Digit| {
        let likeness = digit.twins.iter().map(|twin| twin.1).fold(0.0, f32::max);
        ((likeness - 1.0) / LIKENESS).exp()
    };
    let density = |one: &Digit| -> f32 {
        let others = digits.iter().map(|other| {
            let height = (one.height - other.height) / HEIGHT;
            let black = (one.black - other.black) / BLACK;
            weight(other) * (-0.5 * (height.powi(2) + black.powi(2))).exp()
        });
        others.sum()
    };
    let clear = digits.iter().filter(|digit| digit.is_clear);
    let dense = clear.map(|digit| (density(digit), digit));
    let densest = dense.max_by(|one, other| one.0.total_cmp(&other.0))?;
    Some(densest.1)
}

impl Print {
    /// The look of the digits with these numbers.
    fn of(digits: &[Digit], printed: &[usize]) -> Self {
        let spread = |value: fn(&Digit) -> f32, least: f32| {
            let values = || printed.iter().map(|&at| value(&digits[at]));
            let middle = quantile(values(), 0.5);
            let away = quantile(values().map(|value| (value - middle).abs()), 0.5);
            [middle, (1.5 * away).clamp(least, 2.0 * least)]
        };
        let likeness = printed
            .iter()
            .filter_map(|&at| best_twin(&digits[at], printed));
        let unlike = quantile(likeness.map(|likeness| 1.0 - likeness), 0.5);
        Self {
            height: spread(|digit| digit.height, HEIGHT),
            black: spread(|digit| digit.black, BLACK),
            likeness: (1.5 * unlike).clamp(LIKENESS, 2.0 * LIKENESS),
        }
    }

    /// How far a digit is from print: some digits of a font may be taller than others, so it is compared with printed ones that are equal.
    fn distance(&self, digits: &[Digit], printed: &[usize], digit: &Digit) -> f32 {
        let twins = digit
            .twins
            .iter()
            .filter(|(twin, _)| printed.contains(twin));
        let heights = twins.map(|&(twin, _)| digits[twin].height);
        let heights: Vec<f32> = heights.collect();
        let height = match heights.is_empty() {
            true => self.height[0],
            false => quantile(heights.into_iter(), 0.5),
        };
        let mut sum = 0.0;
        let mut add = |difference: f32, spread: f32| {
            sum += (difference.abs() / spread).min(MOST).powi(2);
        };
        add(digit.height - height, self.height[1]);
        add(digit.black - self.black[0], self.black[1]);
        match best_twin(digit, printed) {
            Some(likeness) => add(1.0 - likeness, self.likeness),
            // Two measures of three are known.
            None => sum *= 1.5,
        }
        sum.sqrt()
    }
}

/// Likeness to the printed digit that is most like this one.
fn best_twin(digit: &Digit, printed: &[usize]) -> Option<f32> {
    let twins = digit
        .twins
        .iter()
        .filter(|(twin, _)| printed.contains(twin));
    twins.map(|twin| twin.1).reduce(f32::max)
}
