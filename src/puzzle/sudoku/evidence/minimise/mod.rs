//! Evidence of which nothing can be spared: neither a clue nor a fact, nor a
//! house whose rule the step uses.
//!
//! A house is used where its cells are taken to be all different. From what
//! the step names and the opposite of what it finds, these houses alone, and
//! that a cell has one digit, lead to a contradiction. One after the other
//! each house, fact and clue goes without which they still do. Of suppositions of
//! which one holds, the opposite is that all of them fail.
//!
//! A step that assumes one solution leads to a contradiction or to cells of
//! its first group that could exchange their digits: a second solution.

mod order;

use crate::grid::Site;
use crate::model::{Fact as _, Technique as _};
use crate::trace::Step;

use crate::puzzle::sudoku::board::{Digits, Houses};
use crate::puzzle::sudoku::{Clues, Fact, Sudoku};

use super::exchange::can_be_exchanged;
use super::house_subproblem::{Depth, Outcome, Part, Within};
use order::Order;

/// How far it is looked while much can be spared.
const SHORT: Depth = Depth::Filling(60);
/// And where that does not tell, once less is left. With so much fuel no step
/// was met of which it is not known in the end what it needs; what is not
/// refuted then counts as needed.
const DEEP: [Depth; 2] = [Depth::Choices(400), Depth::Learning(20_000)];

/// Leaves out of the evidence of a step what it can do without, and names the
/// houses it uses.
pub(in crate::puzzle::sudoku) fn spare(clues: &Clues, step: &mut Step<Sudoku>) {
    for trial in &mut step.trials {
        trial.steps.iter_mut().for_each(|step| spare(clues, step));
    }
    let mut argument = Argument::of(clues, step);
    argument.spare(Order::of(clues, step), goes_by_singles(step));
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
    use crate::puzzle::sudoku::Technique::{
        FullHouse, HiddenSingleBox, HiddenSingleLine, NakedSingle,
    };
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

/// What may be left out: a house, or a piece by its place in the list.
#[derive(Clone, Copy)]
enum Item {
    House(usize),
    Piece(usize),
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
        // A supposition that does not fail leads to what is found, and its trial
        // tells how; so one of them holds. Where all fail, what is found follows.
        let failed: Vec<Fact> = step
            .trials
            .iter()
            .map(|trial| trial.assumed.negated())
            .collect();
        let opposite = |fact: &Fact| [&failed[..], &[fact.negated()]].concat();
        let opposites = match step.trials.iter().all(|trial| trial.end.is_some()) {
            true => step.found.iter().map(opposite).collect(),
            false => vec![failed],
        };
        Self {
            houses,
            pieces: printed.chain(given).collect(),
            opposites,
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
            (DEEP[0], &all),
            (DEEP[1], &all),
        ];
        let mut starts = starts.into_iter().skip(if by_singles { 0 } else { 2 });
        let start = starts.find(|&(depth, houses)| {
            self.used.clone_from(houses);
            self.outcome(depth) == Outcome::Refuted
        });
        let is_single = start.is_some_and(|(depth, _)| depth == Depth::Singles);
        let used = self.used.iter();
        let (told, mut untold): (Vec<Item>, Vec<Item>) = used
            .map(|&house| Item::House(house))
            .partition(|item| matches!(item, Item::House(house) if told.contains(house)));
        let pieces = (0..self.pieces.len()).rev();
        let free = pieces.filter(|&at| !self.pieces[at].is_fixed);
        let free: Vec<Item> = free.map(Item::Piece).collect();
        if is_single {
            untold = self.spared(untold, Depth::Singles);
        }
        let mut open: Vec<Item> = Vec::new();
        for items in [untold, free, told] {
            open.extend(self.spared(items, SHORT));
        }
        for depth in DEEP {
            open = self.spared(open, depth);
        }
    }

    /// Leaves out what it can of some items. What of them may still be needless
    /// is left.
    fn spared(&mut self, mut items: Vec<Item>, depth: Depth) -> Vec<Item> {
        items.retain(|&item| self.without(item, depth) == Outcome::Open);
        items
    }

    /// Leaves an item out, unless it is needed as far as is known.
    fn without(&mut self, item: Item, depth: Depth) -> Outcome {
        match item {
            Item::House(house) => {
                let all = self.used.clone();
                self.used.retain(|other| *other != house);
                let outcome = self.outcome(depth);
                if outcome != Outcome::Refuted {
                    self.used = all;
                }
                outcome
            }
            Item::Piece(at) => {
                self.pieces[at].is_kept = false;
                let outcome = self.outcome(depth);
                self.pieces[at].is_kept = outcome != Outcome::Refuted;
                outcome
            }
        }
    }

    /// Refuted if what is found follows from what is kept.
    fn outcome(&self, depth: Depth) -> Outcome {
        let everything = Digits::all(self.houses.side()).0;
        let mut cells = Numbers::new(self.houses.shape().area());
        let lists = self
            .used
            .iter()
            .map(|&house| &self.houses.all()[house].list);
        let lists: Vec<Vec<usize>> = lists.map(|list| cells.numbers(list)).collect();
        let pattern = cells.numbers(&self.pattern);
        let kept = self.pieces.iter().filter(|piece| piece.is_kept);
        let kept: Vec<_> = kept
            .map(|piece| (cells.number(piece.cell), piece.left))
            .collect();
        let part = |list| Part {
            list,
            digits: everything,
        };
        let parts: Vec<Part> = lists.iter().map(|list| part(list)).collect();
        let outcomes = self.opposites.iter().map(|opposite| {
            let opposite = opposite.iter().map(|&fact| {
                let cell = self.houses.index(fact.cell());
                (cells.number(cell), left_by(fact))
            });
            let told: Vec<_> = opposite.chain(kept.iter().copied()).collect();
            let mut left = vec![everything; cells.count];
            for (cell, digits) in told {
                left[cell] &= digits;
            }
            let mut within = Within::new(&parts, depth);
            if pattern.is_empty() {
                return within.outcome(left);
            }
            within.outcome_but(left, &pattern, &|held| {
                can_be_exchanged(self.houses, &self.pattern, held)
            })
        });
        let mut failed = outcomes.filter(|&outcome| outcome != Outcome::Refuted);
        failed.next().unwrap_or(Outcome::Refuted)
    }
}

/// Numbers for a few cells of a board, in the order in which they are met.
struct Numbers {
    of_cells: Vec<Option<usize>>,
    count: usize,
}

impl Numbers {
    fn new(area: usize) -> Self {
        Self {
            of_cells: vec![None; area],
            count: 0,
        }
    }

    fn number(&mut self, cell: usize) -> usize {
        let Self { of_cells, count } = self;
        *of_cells[cell].get_or_insert_with(|| {
            *count += 1;
            *count - 1
        })
    }

    fn numbers(&mut self, cells: &[usize]) -> Vec<usize> {
        cells.iter().map(|&cell| self.number(cell)).collect()
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
