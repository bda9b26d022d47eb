//! Almost locked sets and what is made of them.

use crate::model::{Arg, Explanation};

use crate::puzzle::sudoku::board::{Digit, Digits};
use crate::puzzle::sudoku::{Petal, Set};

use super::words::{any_of, digit, digits, either, listed, number, places};

/// Adds sets, each of which has a restricted common digit with the next.
pub(super) fn chain(sets: &[Set], links: &[Digit], said: Explanation) -> Explanation {
    match (sets, links) {
        ([a, b], &[link]) => {
            // The smaller one is looked at first.
            let (a, b) = match b.cells.len() < a.cells.len() {
                true => (b, a),
                false => (a, b),
            };
            ends([a, b], [link, link], said).with("link", digit(link))
        }
        ([a, pivot, b], &[x, y]) => ends([a, b], [x, y], said)
            .with("pivot", places(&pivot.cells))
            .with("x", digit(x))
            .with("y", digit(y)),
        ([a, .., b], &[x, .., y]) => {
            ends([a, b], [x, y], said).with("links", listed(links.iter().copied()))
        }
        _ => said,
    }
}

/// Two sets, each with what it takes if it loses a digit.
fn ends([a, b]: [&Set; 2], [x, y]: [Digit; 2], said: Explanation) -> Explanation {
    let rest = |set: &Set, lost: Digit| digits(set.digits.without(Digits::only(lost)));
    said.with("a", places(&a.cells))
        .with("a-count", number(a.cells.len()))
        .with("a-digits", either(a.digits))
        .with("a-rest", rest(a, x))
        .with("b", places(&b.cells))
        .with("b-rest", rest(b, y))
}

/// Adds the cells of a Sue de Coq and their digits.
pub(super) fn crossed(sets: [&Set; 3], said: Explanation) -> Explanation {
    let [crossing, in_line, in_region] = sets;
    let cells = sets.iter().map(|set| set.cells.len());
    said.with("line", places(&in_line.cells))
        .with("region", places(&in_region.cells))
        .with("crossing-digits", digits(crossing.digits))
        .with("line-digits", digits(in_line.digits))
        .with("region-digits", digits(in_region.digits))
        .with("count", number(cells.sum()))
}

/// Adds a stem and its petals; `lost` is the digit of the
/// conclusion.
pub(super) fn blossom(stem: &Set, petals: &[Petal], lost: Digit, said: Explanation) -> Explanation {
    let own = stem.digits.has(lost) && petals.iter().all(|petal| petal.candidate != lost);
    let taken = |petal: &Petal| {
        Explanation::new("sudoku-petal")
            .with("digit", digit(petal.candidate))
            .with("places", places(&petal.set.cells))
    };
    said.with(
        "stem-digits",
        either(stem.digits.without(Digits::only(lost))),
    )
    .with("own", Arg::Number(u64::from(own)))
    .with("petals", any_of(petals.iter().map(taken).collect()))
}
