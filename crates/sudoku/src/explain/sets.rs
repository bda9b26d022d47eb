//! Almost locked sets, and the patterns made of them.

use clew_core::grid::Cell;
use clew_core::model::{Arg, Explanation};

use super::words::{digit, digits, divided, either, listed, named, places};
use crate::board::{Clues, Digit, Digits, Fact, House, Sort};
use crate::reason::{Petal, Set, union};

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
            let takes = sets.iter().zip(links).map(|(set, &link)| {
                Explanation::new("sudoku-set-takes")
                    .with("places", places(&set.cells))
                    .with("count", set.cells.len())
                    .with("digit", digit(link))
            });
            ends([a, b], [x, y], said).with("walk", Arg::Said(takes.collect()))
        }
        _ => said,
    }
}

/// Adds the pivot and the wings, and `twice`, the only digit that fits twice among them. The
/// pivot is the cell through which the pincer is linked, if there is only one such cell.
pub(super) fn wing(
    pincer: &Set,
    others: &[Set],
    link: Digit,
    twice: Digit,
    said: Explanation,
) -> Explanation {
    let [pivots, wings] = Set::wings(pincer, others, link);
    let all: Vec<&Set> = std::iter::once(pincer).chain(others).collect();
    let digits_of_all = all.iter().map(|set| set.digits).collect();
    let said = said
        .with("all", places(&union(all.iter().copied())))
        .with("count", all.len())
        .with("digits", digits(digits_of_all))
        .with("pivot", places(&union(pivots.iter().copied())))
        .with("pivot-count", Arg::Number(u64::from(pivots.len() == 1)))
        .with("wings", places(&union(wings.iter().copied())));
    let can_all = all.iter().all(|set| set.digits.has(twice));
    match (&pivots[..], &wings[..]) {
        ([pivot], [a, b]) if can_all => said
            .with("is-wing", Arg::Number(1))
            .with("pivot-digits", listed(pivot.digits))
            .with("a", places(&a.cells))
            .with("a-digits", listed(a.digits))
            .with("b", places(&b.cells))
            .with("b-digits", listed(b.digits)),
        _ => said.with("is-wing", Arg::Number(0)),
    }
}

/// Two sets, each with what it takes if it loses a digit.
fn ends([a, b]: [&Set; 2], [x, y]: [Digit; 2], said: Explanation) -> Explanation {
    let rest = |set: &Set, lost: Digit| digits(set.digits.without(Digits::only(lost)));
    said.with("a", places(&a.cells))
        .with("a-count", a.cells.len())
        .with("a-digits", listed(a.digits))
        .with("a-rest", rest(a, x))
        .with("b", places(&b.cells))
        .with("b-digits", listed(b.digits))
        .with("b-rest", rest(b, y))
}

/// Adds the cells of a Sue de Coq, their digits, and what other cells lose because of
/// the line and because of the box.
pub(super) fn crossed(
    clues: &Clues,
    sets: [&Set; 3],
    facts: &[Fact],
    said: Explanation,
) -> Explanation {
    let [crossing, in_line, in_region] = sets;
    let all = sets.iter().map(|set| set.digits).collect();
    let together = union(sets);
    let line = shared(clues, &[crossing, in_line], Sort::is_line);
    // A digit of only one set outside the crossing is used up in the house of that set alone.
    let is_by_line = |fact: &&Fact| {
        let is_in_line =
            |cell: Cell| line.is_some_and(|line| line.cells.has(clues.houses().index(cell)));
        let digit = fact.digit();
        !in_region.digits.has(digit) && (in_line.digits.has(digit) || is_in_line(fact.cell()))
    };
    let (by_line, by_region): (Vec<&Fact>, Vec<&Fact>) = facts.iter().partition(is_by_line);
    let lost = |house: Option<&House>, facts: Vec<&Fact>| {
        let digits: Digits = facts.iter().map(|fact| fact.digit()).collect();
        let house = house.filter(|_| !facts.is_empty())?;
        let said = Explanation::new("sudoku-others-cannot").with("digits", either(digits));
        Some(said.with("house", Arg::Said(vec![named(clues, house.name)])))
    };
    let region = shared(clues, &[crossing, in_region], |sort| sort == Sort::Region);
    let lost = [lost(line, by_line), lost(region, by_region)];
    said.with("together", places(&together))
        .with("digits", digits(all))
        .with("count", together.len())
        .with("lost", Arg::Said(lost.into_iter().flatten().collect()))
}

/// House of a sort that holds some sets.
fn shared<'a>(
    clues: &'a Clues,
    sets: &[&Set],
    is_wanted: impl Fn(Sort) -> bool,
) -> Option<&'a House> {
    let index = |cell: &Cell| clues.houses().index(*cell);
    let cells: Vec<usize> = sets
        .iter()
        .flat_map(|set| set.cells.iter().map(index))
        .collect();
    let mut houses = clues.houses().iter();
    houses
        .find(|house| is_wanted(house.name.sort) && cells.iter().all(|&cell| house.cells.has(cell)))
}

/// Adds a stem and its petals; `lost` is the digit of the
/// conclusion.
pub(super) fn blossom(stem: &Set, petals: &[Petal], lost: Digit, said: Explanation) -> Explanation {
    let taken = |petal: &Petal| {
        Explanation::new("sudoku-petal")
            .with("candidate", digit(petal.candidate))
            .with("digit", digit(lost))
            .with("count", petal.set.cells.len())
            .with("places", places(&petal.set.cells))
    };
    said.with(
        "stem-digits",
        either(stem.digits.without(Digits::only(lost))),
    )
    .with("stem-all", either(stem.digits))
    .with("petals", divided(petals.iter().map(taken).collect()))
}
