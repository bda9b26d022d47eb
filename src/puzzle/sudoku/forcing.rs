//! A8: suppositions followed by singles. One that ends in a contradiction is
//! false; and what all candidates of a cell or places of a digit lead to is
//! true.

use crate::grid::Site;
use crate::model::Puzzle as _;
use crate::solve::{Attempt, Attempts, Find};
use crate::trace::{Step, Trial};

use super::cover::Cover;
use super::digits::{Digit, Digits};
use super::{Board, Clues, Fact, Sudoku, Technique, singles};

/// Candidates tried together.
type Choices = [(usize, Digit)];

/// What there is to try on a board, one after another.
struct Trials {
    cover: Cover,
    left: std::vec::IntoIter<Vec<(usize, Digit)>>,
    attempt: fn(&Clues, &Board, &Cover, &Choices) -> Option<Step<Sudoku>>,
}

impl Attempts<Sudoku> for Trials {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Sudoku> {
        let Some(choices) = self.left.next() else {
            return Attempt::Done;
        };
        match (self.attempt)(clues, board, &self.cover, &choices) {
            Some(step) => Attempt::Found(Find::Step(step)),
            None => Attempt::Nothing(board.houses().cell(choices[0].0).site()),
        }
    }
}

/// Nishio: each candidate, those of cells with few first.
pub(super) fn nishio(_: &Clues, board: &Board) -> Box<dyn Attempts<Sudoku>> {
    let mut cells: Vec<usize> = board.open_cells().collect();
    cells.sort_by_key(|&cell| board.at(cell).len());
    let one = |cell: usize| board.at(cell).iter().map(move |digit| vec![(cell, digit)]);
    let all: Vec<_> = cells.into_iter().flat_map(one).collect();
    Box::new(Trials {
        cover: Cover::new(board),
        left: all.into_iter(),
        attempt: |clues, board, cover, choices| {
            let (cell, digit) = choices[0];
            cover.following(cell, digit).is_none().then_some(())?;
            refuted(clues, board, cell, digit)
        },
    })
}

/// All candidates of a cell, or all places of a digit in a house, fewest
/// first.
pub(super) fn multiple(_: &Clues, board: &Board) -> Box<dyn Attempts<Sudoku>> {
    let of_cell = |cell: usize| {
        let digits = board.at(cell).iter();
        digits.map(|digit| (cell, digit)).collect::<Vec<_>>()
    };
    let mut all: Vec<Vec<(usize, Digit)>> = board.open_cells().map(of_cell).collect();
    for house in board.houses().all() {
        for digit in board.digits() {
            let places = board.places(digit).and(&house.cells);
            if places.len() > 1 {
                all.push(places.iter().map(|cell| (cell, digit)).collect());
            }
        }
    }
    all.sort_by_key(Vec::len);
    Box::new(Trials {
        cover: Cover::new(board),
        left: all.into_iter(),
        attempt: agreed,
    })
}

/// The steps that follow from a supposition, to the contradiction if there is
/// one, or else until a fact is found.
fn followed(
    clues: &Clues,
    board: &Board,
    assumed: Fact,
    wanted: Option<Fact>,
) -> Option<Trial<Sudoku>> {
    let mut supposed = board.clone();
    supposed.learn(assumed).ok()?;
    let mut steps: Vec<Step<Sudoku>> = Vec::new();
    let mut end = None;
    while wanted.is_none_or(|fact| supposed.knows(fact) != Some(true)) {
        if let Some(Find::Broken(broken)) = singles::contradiction(clues, &supposed) {
            end = Some(broken);
            break;
        }
        let rungs = [
            singles::full_house,
            singles::hidden_in_region,
            singles::hidden_in_line,
            singles::naked_single,
        ];
        let Find::Step(step) = rungs.iter().find_map(|look| look(clues, &supposed))? else {
            return None;
        };
        for &fact in &step.found {
            supposed.learn(fact).ok()?;
        }
        steps.push(step);
    }
    if wanted.is_some() && end.is_some() {
        return None;
    }
    // Only what leads to the end.
    let mut needed: Vec<Fact> = end.iter().flat_map(|end| end.given.clone()).collect();
    needed.extend(wanted);
    let mut kept: Vec<Step<Sudoku>> = Vec::new();
    for step in steps.into_iter().rev() {
        if step.found.iter().any(|fact| needed.contains(fact)) {
            needed.extend(&step.given);
            kept.push(step);
        }
    }
    kept.reverse();
    Some(Trial {
        assumed,
        steps: kept,
        end,
    })
}

/// A step whose evidence is what its trials rely on, less what they suppose
/// and find, and what makes the suppositions all there are.
fn concluded(
    technique: Technique,
    trials: Vec<Trial<Sudoku>>,
    given: Vec<Fact>,
    found: Vec<Fact>,
) -> Step<Sudoku> {
    let mut clues: Vec<Site> = Vec::new();
    let mut given = given;
    for trial in &trials {
        let own = |fact: &Fact| {
            *fact == trial.assumed || trial.steps.iter().any(|step| step.found.contains(fact))
        };
        let relied = trial.steps.iter().flat_map(|step| &step.given);
        let relied = relied.chain(trial.end.iter().flat_map(|end| &end.given));
        given.extend(relied.filter(|fact| !own(fact)).copied());
        clues.extend(trial.steps.iter().flat_map(|step| &step.clues));
        clues.extend(trial.end.iter().flat_map(|end| &end.clues));
    }
    clues.sort_unstable();
    clues.dedup();
    given.sort_unstable();
    given.dedup();
    Step {
        trials,
        ..Step::new(technique, clues, given, found)
    }
}

/// A candidate that leads to a contradiction.
fn refuted(clues: &Clues, board: &Board, cell: usize, digit: Digit) -> Option<Step<Sudoku>> {
    let trial = followed(clues, board, board.is(cell, digit), None)?;
    trial.end.is_some().then(|| {
        let found = vec![board.is_not(cell, digit)];
        concluded(Technique::Nishio, vec![trial], Vec::new(), found)
    })
}

/// A placement that all choices lead to.
fn agreed(
    clues: &Clues,
    board: &Board,
    cover: &Cover,
    choices: &[(usize, Digit)],
) -> Option<Step<Sudoku>> {
    let ends: Option<Vec<Vec<Digits>>> = choices
        .iter()
        .map(|&(cell, digit)| cover.following(cell, digit))
        .collect();
    let ends = ends?;
    let fact = board.open_cells().find_map(|cell| {
        let all = ends.iter().fold(Digits::NONE, |all, end| all.or(end[cell]));
        let placed = ends.iter().all(|end| end[cell].len() == 1);
        Some(board.is(cell, all.single().filter(|_| placed)?))
    })?;
    let trials: Option<Vec<Trial<Sudoku>>> = choices
        .iter()
        .map(|&(cell, digit)| followed(clues, board, board.is(cell, digit), Some(fact)))
        .collect();
    let given = exhausted(board, choices);
    let step = concluded(Technique::ForcingChains, trials?, given, vec![fact]);
    (Sudoku::knows(board, fact).is_none()).then_some(step)
}

/// That there are no other choices: of a cell, or of a digit in a house.
fn exhausted(board: &Board, choices: &[(usize, Digit)]) -> Vec<Fact> {
    let (first, digit) = choices[0];
    if choices.iter().all(|&(cell, _)| cell == first) {
        let others = board.digits().filter(|&other| !board.can_be(first, other));
        return others.map(|other| board.is_not(first, other)).collect();
    }
    let within = |house: &&super::House| choices.iter().all(|&(cell, _)| house.cells.has(cell));
    let mut houses = board.houses().of(first).filter(within);
    let house = houses.find(|house| {
        let places = board.places(digit).and(&house.cells);
        places.len() == choices.len()
    });
    let others = house
        .into_iter()
        .flat_map(|house| house.list.iter().copied());
    others
        .filter(|&cell| !board.can_be(cell, digit))
        .map(|cell| board.is_not(cell, digit))
        .collect()
}
