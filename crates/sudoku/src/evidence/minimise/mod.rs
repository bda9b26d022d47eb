//! Evidence minimisation: a step keeps no clue, no fact and no house that its
//! argument can do without.
//!
//! A house is used if its cells are taken to be all different. What the step names, the
//! opposite of what it finds, these houses and the rule that a cell has one digit lead
//! to a contradiction. One after the other, each house, fact and clue is removed if the
//! contradiction remains without it. If one of several suppositions holds, the opposite
//! is that all of them fail.
//!
//! A step that assumes one solution leads to a contradiction or to cells of
//! its first group that could exchange their digits: a second solution.

mod order;

use clew_core::grid::{Cell, Site, SortShort as _};
use clew_core::model::{Fact as _, Technique as _};
use clew_core::trace::Step;
use order::Order;

use super::exchange::can_be_exchanged;
use super::house_subproblem::{Depth, Fillable, HouseSubproblem, Portion};
use crate::board::{Clues, Digits, Fact, Houses, Sudoku};

/// Depth of the first pass, while much can be removed.
const SHORT: Depth = Depth::Filling(60);
/// Depths of later passes, for items that the first one leaves undecided. With this
/// much fuel, no step has been found with items still undecided in the end; an item
/// that is not refuted then counts as needed.
const DEEP: [Depth; 2] = [Depth::Choices(400), Depth::Learning(20_000)];

/// Removes from the evidence of a step what it does not need, and names the houses it uses.
pub(crate) fn minimise(clues: &Clues, step: &mut Step<Sudoku>) {
    for trial in &mut step.trials {
        trial
            .steps
            .iter_mut()
            .for_each(|step| minimise(clues, step));
    }
    let mut argument = Argument::of(clues, step);
    argument.minimise(Order::of(clues, step), goes_by_singles(step));
    let houses = clues.houses();
    let sites = |&house: &usize| -> Vec<Site> {
        let cells = houses.cells_of(&houses.all()[house]);
        cells.map(Cell::site).collect()
    };
    argument.used.sort_short();
    if let Some(pattern) = &mut step.reason {
        let found: Vec<Cell> = step.found.iter().map(|fact| fact.cell()).collect();
        pattern.rehouse(houses, &argument.used, &found);
    }
    step.areas = argument.used.iter().map(sites).collect();
    let mut is_kept = argument.premises.iter().map(|premise| premise.is_kept);
    step.clues.retain(|_| is_kept.next() != Some(false));
    step.given.retain(|_| is_kept.next() != Some(false));
}

/// The cells whose digits could be exchanged, in a step that assumes one
/// solution.
fn exchanged(clues: &Clues, step: &Step<Sudoku>) -> Vec<usize> {
    let group = step
        .groups
        .first()
        .filter(|_| step.technique.assumes_unique());
    let cells = group.into_iter().flatten().filter_map(|site| site.cell());
    cells.map(|cell| clues.houses().index(cell)).collect()
}

/// Whether singles alone follow the opposite of what a step finds.
fn goes_by_singles(step: &Step<Sudoku>) -> bool {
    use crate::catalogue::Technique::{FullHouse, HiddenSingleBox, HiddenSingleLine, NakedSingle};
    let singles = [FullHouse, HiddenSingleBox, HiddenSingleLine, NakedSingle];
    singles.contains(&step.technique) || !step.chain.is_empty()
}

/// A clue or a fact: the digits it leaves to a cell, as bits.
struct Premise {
    cell: usize,
    left: u32,
    is_kept: bool,
    /// Whether something else rests on it too.
    is_fixed: bool,
}

/// Item that may be removed: a house, or a premise by its place in the list.
#[derive(Clone, Copy)]
enum Item {
    House(usize),
    Premise(usize),
}

/// Evidence of a step, and the opposites of its conclusions.
struct Argument<'a> {
    houses: &'a Houses,
    /// Clues, then facts.
    premises: Vec<Premise>,
    /// Sets of facts that cannot all hold.
    opposites: Vec<Vec<Fact>>,
    /// Cells whose digits could be exchanged.
    exchanged: Vec<usize>,
    /// The houses used, by number.
    used: Vec<usize>,
}

impl<'a> Argument<'a> {
    /// Argument of a step whose trials are minimised.
    fn of(clues: &'a Clues, step: &Step<Sudoku>) -> Self {
        let houses = clues.houses();
        let inner = || step.trials.iter().flat_map(|trial| &trial.steps);
        let ends = || step.trials.iter().filter_map(|trial| trial.end.as_ref());
        let has_clue = |site: &Site| {
            inner().any(|step| step.clues.contains(site))
                || ends().any(|end| end.clues.contains(site))
        };
        let has_fact = |fact: &Fact| {
            inner().any(|step| step.given.contains(fact))
                || ends().any(|end| end.given.contains(fact))
        };
        let premise = |cell: Cell, left: u32, is_fixed: bool| Premise {
            cell: houses.index(cell),
            left,
            is_kept: true,
            is_fixed,
        };
        let printed = step.clues.iter().filter_map(|site| {
            let cell = site.cell()?;
            Some(premise(cell, clues.allowed(cell).0, has_clue(site)))
        });
        let of_fact = |fact: &Fact| premise(fact.cell(), left_by(*fact), has_fact(fact));
        let given = step.given.iter().map(of_fact);
        // A supposition that does not fail leads to what is found, and its trial shows
        // how. So one of the suppositions holds. If all fail, what is found follows.
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
            premises: printed.chain(given).collect(),
            opposites,
            exchanged: exchanged(clues, step),
            used: Vec::new(),
        }
    }

    /// Removes what is not needed: distant houses first, mentioned ones last. If the
    /// argument goes by singles, a short look is enough for most houses; otherwise
    /// singles might go by other houses.
    fn minimise(&mut self, order: Order, by_singles: bool) {
        let mentioned = order.mentioned;
        let near = [&order.near[..], &mentioned].concat();
        let joining = [&order.joining[..], &mentioned].concat();
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
            self.outcome(depth) == Fillable::Refuted
        });
        let is_single = start.is_some_and(|(depth, _)| depth == Depth::Singles);
        let used = self.used.iter();
        let (mentioned, mut others): (Vec<Item>, Vec<Item>) = used
            .map(|&house| Item::House(house))
            .partition(|item| matches!(item, Item::House(house) if mentioned.contains(house)));
        let premises = (0..self.premises.len()).rev();
        let free = premises.filter(|&at| !self.premises[at].is_fixed);
        let free: Vec<Item> = free.map(Item::Premise).collect();
        if is_single {
            others = self.remove_needless(others, Depth::Singles);
        }
        let mut open: Vec<Item> = Vec::new();
        for items in [others, free, mentioned] {
            open.extend(self.remove_needless(items, SHORT));
        }
        for depth in DEEP {
            open = self.remove_needless(open, depth);
        }
    }

    /// Removes unneeded items; returns those left undecided.
    fn remove_needless(&mut self, mut items: Vec<Item>, depth: Depth) -> Vec<Item> {
        items.retain(|&item| self.without(item, depth) == Fillable::Open);
        items
    }

    /// Leaves an item out, if it is known not to be needed.
    fn without(&mut self, item: Item, depth: Depth) -> Fillable {
        match item {
            Item::House(house) => {
                let all = self.used.clone();
                self.used.retain(|other| *other != house);
                let outcome = self.outcome(depth);
                if outcome != Fillable::Refuted {
                    self.used = all;
                }
                outcome
            }
            Item::Premise(at) => {
                self.premises[at].is_kept = false;
                let outcome = self.outcome(depth);
                self.premises[at].is_kept = outcome != Fillable::Refuted;
                outcome
            }
        }
    }

    /// Returns [`Fillable::Refuted`] if what is found follows from what is kept.
    fn outcome(&self, depth: Depth) -> Fillable {
        let everything = Digits::all(self.houses.side()).0;
        let mut cells = Numbers::new(self.houses.shape().area());
        let lists = self
            .used
            .iter()
            .map(|&house| &self.houses.all()[house].list);
        let lists: Vec<Vec<usize>> = lists.map(|list| cells.numbers(list)).collect();
        let exchanged = cells.numbers(&self.exchanged);
        let kept = self.premises.iter().filter(|premise| premise.is_kept);
        let kept: Vec<_> = kept
            .map(|premise| (cells.number(premise.cell), premise.left))
            .collect();
        let part = |list| Portion {
            list,
            digits: everything,
        };
        let parts: Vec<Portion> = lists.iter().map(|list| part(list)).collect();
        let outcomes = self.opposites.iter().map(|opposite| {
            let opposite = opposite.iter().map(|&fact| {
                let cell = self.houses.index(fact.cell());
                (cells.number(cell), left_by(fact))
            });
            let leaving: Vec<_> = opposite.chain(kept.iter().copied()).collect();
            let mut left = vec![everything; cells.count];
            for (cell, digits) in leaving {
                left[cell] &= digits;
            }
            let mut subproblem = HouseSubproblem::new(&parts, depth);
            if exchanged.is_empty() {
                return subproblem.outcome(left);
            }
            subproblem.outcome_but(left, &exchanged, &|held| {
                can_be_exchanged(self.houses, &self.exchanged, held)
            })
        });
        let mut failed = outcomes.filter(|&outcome| outcome != Fillable::Refuted);
        failed.next().unwrap_or(Fillable::Refuted)
    }
}

/// Numbers for a few cells of a board, in the order in which they come up.
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
