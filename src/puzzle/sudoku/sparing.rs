//! Evidence of which nothing can be spared: neither a clue nor a fact, nor a
//! house whose rule the step uses.
//!
//! A house is used where its cells are taken to be all different. From what
//! the step names and the opposite of what it finds, these houses alone, and
//! that a cell has one digit, lead to a contradiction. One after the other
//! each house, fact and clue goes without which they still do.
//!
//! A step that assumes one solution leads to a contradiction or to cells of
//! its first group that could exchange their digits: a second solution.

use crate::grid::Site;
use crate::model::{Fact as _, Technique as _};
use crate::trace::Step;

use super::digits::{Cells, Digits};
use super::explain::told_houses;
use super::houses::Houses;
use super::within::{Depth, Outcome, Part, Within, can_be_exchanged};
use super::{Clues, Fact, Sudoku};

/// Choices looked at while there are many houses, and before a search is given
/// up: what is not refuted then is taken to be needed.
const SHORT: Depth = Depth::Choices(60);
const LONG: Depth = Depth::Learning(20_000);

/// Leaves out of the evidence of a step what it can do without, and names the
/// houses it uses.
pub(super) fn spare(clues: &Clues, step: &mut Step<Sudoku>) {
    for trial in &mut step.trials {
        trial.steps.iter_mut().for_each(|step| spare(clues, step));
    }
    let mut argument = Argument::of(clues, step);
    argument.spare(order(clues, step), goes_by_singles(step));
    let houses = clues.houses();
    let sites = |&house: &usize| -> Vec<Site> {
        let list = houses.all()[house].list.iter();
        list.map(|&cell| houses.cell(cell).site()).collect()
    };
    argument.used.sort_unstable();
    step.areas = argument.used.iter().map(sites).collect();
    let mut is_kept = argument.pieces.iter().map(|piece| piece.is_kept);
    step.clues.retain(|_| is_kept.next() != Some(false));
    step.given.retain(|_| is_kept.next() != Some(false));
}

/// The houses of a board in the order in which they are spared.
struct Order {
    far: Vec<usize>,
    /// Those that meet what the step finds or the houses of its sentence.
    near: Vec<usize>,
    /// Those in which several cells of the step lie.
    joining: Vec<usize>,
    /// Those that its sentence names.
    told: Vec<usize>,
}

fn order(clues: &Clues, step: &Step<Sudoku>) -> Order {
    let houses = clues.houses();
    let told = told_houses(clues, step);
    let found = step.found.iter().map(|fact| houses.index(fact.cell()));
    let told_cells = told.iter().flat_map(|house| house.list.iter().copied());
    let pattern = pattern(clues, step);
    let about: Cells = found.chain(told_cells).chain(pattern).collect();
    let all = (0..houses.all().len()).rev();
    let (told, mut others): (Vec<usize>, Vec<usize>) =
        all.partition(|&house| told.contains(&&houses.all()[house]));
    let is_near = |&house: &usize| houses.all()[house].cells.meets(&about);
    let clue_cells = step.clues.iter().filter_map(|site| site.cell());
    let facts = step.given.iter().chain(&step.found).map(|fact| fact.cell());
    let groups = step.groups.iter().flatten().filter_map(|site| site.cell());
    let named = clue_cells.chain(facts).chain(groups);
    let named: Cells = named.map(|cell| houses.index(cell)).collect();
    let count = |house: &usize| houses.all()[*house].cells.and(&named).len();
    // An argument by houses in which nothing is named is another one.
    others.sort_by_key(count);
    let joining = others.iter().filter(|house| count(house) > 1);
    let joining = joining.copied().collect();
    let (near, far) = others.into_iter().partition(is_near);
    Order {
        far,
        near,
        joining,
        told,
    }
}

/// The cells whose digits could be exchanged, in a step that assumes one
/// solution.
fn pattern(clues: &Clues, step: &Step<Sudoku>) -> Vec<usize> {
    let group = step
        .groups
        .first()
        .filter(|_| step.technique.assumes_unique());
    let cells = group.into_iter().flatten().filter_map(|site| site.cell());
    cells.map(|cell| clues.houses().index(cell)).collect()
}

/// Whether the opposite of what a step finds is followed by singles alone.
fn goes_by_singles(step: &Step<Sudoku>) -> bool {
    use super::Technique::{FullHouse, HiddenSingleBox, HiddenSingleLine, NakedSingle};
    let singles = [FullHouse, HiddenSingleBox, HiddenSingleLine, NakedSingle];
    singles.contains(&step.technique) || !step.chain.is_empty()
}

/// A clue or a fact: what it leaves to a cell, as bits.
struct Piece {
    cell: usize,
    left: u32,
    is_kept: bool,
    /// Whether something else rests on it as well.
    is_fixed: bool,
}

/// What a step names, and what would contradict what it finds.
struct Argument<'a> {
    houses: &'a Houses,
    /// Clues, then facts.
    pieces: Vec<Piece>,
    /// Facts of which not all can hold, in each set.
    opposites: Vec<Vec<Fact>>,
    pattern: Vec<usize>,
    /// The houses used, by number.
    used: Vec<usize>,
}

impl<'a> Argument<'a> {
    /// Of a step whose trials are spared.
    fn of(clues: &'a Clues, step: &Step<Sudoku>) -> Self {
        let houses = clues.houses();
        let within = || step.trials.iter().flat_map(|trial| &trial.steps);
        let ends = || step.trials.iter().filter_map(|trial| trial.end.as_ref());
        let has_clue = |site: &Site| {
            within().any(|step| step.clues.contains(site))
                || ends().any(|end| end.clues.contains(site))
        };
        let has_fact = |fact: &Fact| {
            within().any(|step| step.given.contains(fact))
                || ends().any(|end| end.given.contains(fact))
        };
        let piece = |fact: Fact, is_fixed: bool| Piece {
            cell: houses.index(fact.cell()),
            left: left_by(fact),
            is_kept: true,
            is_fixed,
        };
        let printed = step.clues.iter().filter_map(|site| {
            let cell = site.cell()?;
            Some(piece(Fact::Is(cell, clues.given(cell)?), has_clue(site)))
        });
        let given = step.given.iter().map(|fact| piece(*fact, has_fact(fact)));
        // What is found follows where every supposition fails: else its trial
        // tells how.
        let failed: Vec<Fact> = step
            .trials
            .iter()
            .map(|trial| trial.assumed.negated())
            .collect();
        let opposite = |fact: &Fact| [&failed[..], &[fact.negated()]].concat();
        Self {
            houses,
            pieces: printed.chain(given).collect(),
            opposites: step.found.iter().map(opposite).collect(),
            pattern: pattern(clues, step),
            used: Vec::new(),
        }
    }

    /// Leaves out what is not needed: houses far off first and those told
    /// last. Where the argument goes by singles, a short look does for most
    /// houses; elsewhere singles may go by other houses.
    fn spare(&mut self, order: Order, by_singles: bool) {
        let told = order.told;
        let near = [&order.near[..], &told].concat();
        let joining = [&order.joining[..], &told].concat();
        let all = [&order.far[..], &near].concat();
        let starts = [
            (Depth::Singles, &near),
            (Depth::Singles, &all),
            (SHORT, &joining),
            (SHORT, &near),
            (LONG, &all),
        ];
        let mut starts = starts.into_iter().skip(if by_singles { 0 } else { 2 });
        let start = starts.find(|&(depth, houses)| {
            self.used.clone_from(houses);
            self.outcome(depth) == Outcome::Refuted
        });
        let is_single = start.is_some_and(|(depth, _)| depth == Depth::Singles);
        let depths = [Depth::Singles, SHORT, LONG];
        let untold = |house: &usize| !told.contains(house);
        self.spare_houses(&depths[usize::from(!is_single)..], untold);
        for at in (0..self.pieces.len()).rev() {
            if !self.pieces[at].is_fixed {
                self.pieces[at].is_kept = false;
                let mut outcome = self.outcome(SHORT);
                if outcome == Outcome::Open {
                    outcome = self.outcome(LONG);
                }
                self.pieces[at].is_kept = outcome != Outcome::Refuted;
            }
        }
        self.spare_houses(&[SHORT, LONG], |house| told.contains(house));
    }

    /// Looks deeper and deeper at those of some houses that are left, until it
    /// is known of each that it is needed.
    fn spare_houses(&mut self, depths: &[Depth], is_meant: impl Fn(&usize) -> bool) {
        let mut left: Vec<usize> = self.used.iter().copied().filter(is_meant).collect();
        for &depth in depths {
            left.retain(|house| {
                let all = self.used.clone();
                self.used.retain(|other| other != house);
                let outcome = self.outcome(depth);
                if outcome != Outcome::Refuted {
                    self.used = all;
                }
                outcome == Outcome::Open
            });
        }
    }

    /// Refuted if what is found follows from what is kept.
    fn outcome(&self, depth: Depth) -> Outcome {
        let everything = Digits::all(self.houses.side()).0;
        let mut known = vec![everything; self.houses.shape().area()];
        for piece in self.pieces.iter().filter(|piece| piece.is_kept) {
            known[piece.cell] &= piece.left;
        }
        let part = |&house: &usize| Part {
            list: &self.houses.all()[house].list,
            digits: everything,
        };
        let parts: Vec<Part> = self.used.iter().map(part).collect();
        let outcomes = self.opposites.iter().map(|opposite| {
            let mut cells = known.clone();
            for &fact in opposite {
                cells[self.houses.index(fact.cell())] &= left_by(fact);
            }
            let mut within = Within::new(&parts, depth);
            if self.pattern.is_empty() {
                return within.outcome(cells);
            }
            within.outcome_but(cells, &self.pattern, &|cells| {
                can_be_exchanged(self.houses, &self.pattern, cells)
            })
        });
        let mut failed = outcomes.filter(|&outcome| outcome != Outcome::Refuted);
        failed.next().unwrap_or(Outcome::Refuted)
    }
}

/// The digits that a fact leaves to its cell, as bits.
fn left_by(fact: Fact) -> u32 {
    let bit = Digits::only(fact.digit()).0;
    match fact {
        Fact::Is(..) => bit,
        Fact::Not(..) => !bit,
    }
}
