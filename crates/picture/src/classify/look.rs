//! Signs of a patch and what they may mean.

use super::{
    Alphabet,
    blot::Blot,
    board::Norm,
    glyph::Glyph,
    ink::Ink,
    network::{self, CLASSES, OTHER},
    parts::Parts,
    votes::Votes,
};
use crate::found::Reading;
use crate::order::sort_by_number;
use crate::patch::Patch;

/// Probability that a patch without a sign is blank.
const BLANK: f32 = 0.998;

/// The most that it may be where a line or a blot may hide a sign.
const HIDDEN: f32 = 0.6;

/// Height of the tallest piece of a sign, as a share of the sign's, above which the sign is not a stack of marks.
const WHOLE: f32 = 0.7;

/// Height below which a sign is rather a pencil mark, as a share of the cell's, and the same where other clues are small, at least.
const SMALL: f32 = 0.33;
const SMALLEST: f32 = 0.22;

/// Ratio of the heights of a digit and a small letter, and how far below the middle letters stand that reach below the line, as a share
/// of the cell's height.
const SMALLER: f32 = 1.35;
const LOWER: f32 = 0.1;

/// Sign with the probabilities of its classes.
pub(super) struct Sign {
    pub(super) glyph: Glyph,
    classes: [f32; CLASSES],
}

/// Signs of a patch from left to right.
pub(super) struct Look {
    pub(super) signs: Vec<Sign>,
    /// The two halves of a single wide sign.
    halves: Option<[Sign; 2]>,
    /// Darkness of what a line may hide.
    hidden: f32,
}

impl Look {
    pub(super) fn of(patch: &Patch) -> Self {
        let ink = Ink::of(patch);
        let parts = Parts::of(&ink);
        let signs = Glyph::all(&ink, &parts);
        Self {
            signs: signs.into_iter().map(Sign::new).collect(),
            halves: Glyph::halves(&ink, &parts).map(|halves| halves.map(Sign::new)),
            hidden: parts.hidden,
        }
    }

    /// What a cell with these signs holds, given how other clues of its board look. Pencil marks count as blank.
    pub(super) fn cell(&self, alphabet: Alphabet, norm: Option<Norm>, blot: Blot) -> Vec<Reading> {
        let Alphabet::UpTo(most) = alphabet;
        let mut votes = Votes::default();
        match self.signs.as_slice() {
            [] => votes.add(None, BLANK),
            [one] => self.one_or_two(one, most, one.standing_up_to(most, norm), &mut votes),
            [one, other] if most >= 10 => {
                let standing = standing_of_two(one, other, norm);
                votes.pair([one.numbers(), other.numbers()], most, 1.0, standing);
            }
            signs => best(signs, most, norm, &mut votes),
        }
        self.readings(votes, norm, blot)
    }

    /// Whether its first sign is a digit, with some certainty, and neither tiny nor as tall as the patch.
    pub(super) fn begins_with_digit(&self) -> bool {
        self.signs
            .first()
            .is_some_and(|sign| sign.is_digit() > 0.8 && (0.25..0.8).contains(&sign.glyph.height))
    }

    /// What number stands there, 0 to 99.
    pub(super) fn number(&self, blot: Blot) -> Vec<Reading> {
        let mut votes = Votes::default();
        match self.signs.as_slice() {
            [] => votes.add(None, BLANK),
            [one] => self.one_or_two(one, 99, 1.0, &mut votes),
            [one, other] => votes.pair([one.numbers(), other.numbers()], 99, 1.0, 1.0),
            signs => best(signs, 9, None, &mut votes),
        }
        self.readings(votes, None, blot)
    }

    /// The readings. A blank is doubtful if a line may hide a sign half as dark as other clues, if something as large as a clue is
    /// not a sign, or if there is a blot. Every reading is doubtful if a blot covers much of the place.
    fn readings(&self, mut votes: Votes, norm: Option<Norm>, blot: Blot) -> Vec<Reading> {
        // Pencil marks above each other are as tall together.
        let is_other = |sign: &Sign| {
            let is_whole = sign.glyph.piece > WHOLE;
            is_whole && sign.classes[OTHER] > 0.5 && sign.standing(norm) > 0.5
        };
        let is_under_line = self.hidden > norm.map_or(0.0, |norm| norm.black / 2.0);
        if is_under_line || blot != Blot::None || self.signs.iter().any(is_other) {
            votes.limit(None, HIDDEN);
        }
        if blot == Blot::Covers {
            votes.limit_all(HIDDEN);
        }
        votes.readings()
    }

    /// Reads one sign, or two digits that touch if it is wide.
    fn one_or_two(&self, one: &Sign, most: u8, standing: f32, votes: &mut Votes) {
        let mut share = 0.0;
        if most >= 10
            && let Some([tens, ones]) = &self.halves
        {
            let ratio = one.glyph.width / one.glyph.height.max(f32::MIN_POSITIVE);
            // A wide letter is not two digits.
            let both = tens.is_digit() * ones.is_digit();
            let single = 1.0 - one.classes(most)[OTHER];
            let wide = logistic(16.0 * (ratio - 0.97)) * both;
            let narrow = logistic(16.0 * (0.97 - ratio)) * single;
            share = wide / (wide + narrow).max(f32::MIN_POSITIVE);
            votes.pair([tens.numbers(), ones.numbers()], most, share, standing);
        }
        votes.one(&one.classes(most), most, 1.0 - share, standing);
    }
}

impl Sign {
    fn new(glyph: Glyph) -> Self {
        let classes = network::classify(&glyph.dark);
        Self { glyph, classes }
    }

    /// Probabilities of the classes. Letters that cannot stand there leave theirs to the other classes; digits do not, since a digit that
    /// cannot be there means that something is read wrong.
    fn classes(&self, most: u8) -> [f32; CLASSES] {
        let mut classes = self.classes;
        let last = match most {
            10..26 => usize::from(most),
            _ => 9,
        };
        let letters: f32 = classes[last + 1..OTHER]
            .iter_mut()
            .map(std::mem::take)
            .sum();
        let rest = (1.0 - letters).max(f32::MIN_POSITIVE);
        classes.map(|part| (part / rest).min(1.0))
    }

    /// Probabilities of the classes where only digits can stand.
    fn numbers(&self) -> [f32; CLASSES] {
        self.classes(9)
    }

    /// Probability that it is a digit.
    fn is_digit(&self) -> f32 {
        self.classes[..10].iter().sum()
    }

    /// Probability that it is a clue where letters may stand: small letters are smaller than digits, and lower in their cells.
    fn standing_up_to(&self, most: u8, norm: Option<Norm>) -> f32 {
        let letters: f32 = self.classes(most)[10..OTHER].iter().sum();
        if letters < 0.5 {
            return self.standing(norm);
        }
        let Glyph {
            black,
            height,
            middle,
            ..
        } = self.glyph;
        let middle = [middle[0], middle[1] - LOWER.min((middle[1] - 0.5).max(0.0))];
        standing(black, (height * SMALLER).min(1.0), middle, norm)
    }

    fn standing(&self, norm: Option<Norm>) -> f32 {
        standing(self.glyph.black, self.glyph.height, self.glyph.middle, norm)
    }
}

/// The best of several signs where only one may stand: if another looks like a digit as well, they are pencil marks.
fn best(signs: &[Sign], most: u8, norm: Option<Norm>, votes: &mut Votes) {
    let mut parts: Vec<(f32, &Sign)> = signs
        .iter()
        .map(|sign| (1.0 - sign.classes(most)[OTHER], sign))
        .collect();
    sort_by_number(&mut parts, |(share, sign)| -share * sign.standing(norm));
    let Some(((_, first), rest)) = parts.split_first() else {
        return;
    };
    let second = rest.iter().map(|part| part.0).fold(0.0, f32::max);
    votes.one(
        &first.classes(most),
        most,
        1.0 - second,
        first.standing(norm),
    );
    votes.add(None, second);
}

fn standing_of_two(one: &Sign, other: &Sign, norm: Option<Norm>) -> f32 {
    let (one, other) = (&one.glyph, &other.glyph);
    let middle = |at: usize| (one.middle[at] + other.middle[at]) / 2.0;
    standing(
        one.black.max(other.black),
        one.height.max(other.height),
        [middle(0), middle(1)],
        norm,
    )
}

/// Probability that a sign of a darkness, height and place in its cell is a clue. Pencil marks are small or stand aside; what was rubbed out, or
/// shines through the paper, is faint.
fn standing(black: f32, height: f32, middle: [f32; 2], norm: Option<Norm>) -> f32 {
    let aside = (middle[0] - 0.5).abs().max((middle[1] - 0.5).abs());
    // Where all clues are small, so is a clue.
    let least = norm.map_or(SMALL, |norm| (norm.height - 0.04).clamp(SMALLEST, SMALL));
    let mut score = (7.0 + 30.0 * (height - 0.45).clamp(-0.1, 0.15)
        - 55.0 * (aside - 0.1).max(0.0)
        - 60.0 * (least - height).max(0.0))
    .min(80.0 * (black - 0.11));
    if let Some(norm) = norm {
        score = score
            .min(40.0 * (height / norm.height - 0.68))
            .min(30.0 * (black / norm.black - 0.42));
    }
    logistic(score)
}

fn logistic(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}
