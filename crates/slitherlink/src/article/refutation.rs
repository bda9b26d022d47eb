//! Refutation of a cell's other side: the steps from supposing it to a contradiction.
//!
//! The SAT solver names the clues that refute it. From these alone, propagation finds
//! short steps. If that takes cases, which propagation does not try, the refutation
//! only names the clues that cannot all be met.

use clew_core::grid::Cell;
use clew_core::model::{Clash, Contradiction};
use clew_core::trace::{Step, Trial};

use super::local_rules::UnsatCore;
use super::{Board, Clues, Fact, Rule, Side, Slitherlink, Technique};
use crate::board::Clue;
use crate::technique::connectivity::breakout::with_edges;
use crate::technique::connectivity::class_breakout::without_its_colours;
use crate::technique::deduce::{self, Refutation};
use crate::technique::trial;

/// Trial of a cell's side that the clues and facts of a core exclude.
pub(super) fn of_side(
    clues: &Clues,
    board: &Board,
    (cell, side): (Cell, Side),
    core: UnsatCore,
) -> Trial<Slitherlink> {
    let assumed = Fact::Cell(cell, side);
    let (steps, end) = by_steps(clues, board, (cell, side), &core).unwrap_or_else(|| {
        let clash = Clash::new(Rule::NoCompletion, core.clues.clone());
        let given = [core.given, vec![assumed]].concat();
        let end = Contradiction {
            clues: core.clues,
            given,
            clash,
        };
        (Vec::new(), end)
    });
    Trial {
        assumed,
        steps,
        end: Some(end),
    }
}

/// Refutation by propagation; `None` if propagation is not strong enough.
fn by_steps(
    clues: &Clues,
    board: &Board,
    supposed: (Cell, Side),
    core: &UnsatCore,
) -> Option<Refutation> {
    let mut needed = clues.clone();
    for cell in clues.shape().cells() {
        if !core.clues.contains(&cell.site()) {
            needed.0[cell] = Clue::Blank;
        }
    }
    let mut coloured = board.clone();
    coloured.learn(Fact::Cell(supposed.0, supposed.1)).ok()?;
    let mut steps = own_edges(board, supposed);
    for step in &steps {
        coloured.learn(step.found[0]).ok()?;
    }
    let (more, mut end) = match deduce::refuted(&needed, &coloured) {
        Ok(refutation) => refutation,
        Err(fixpoint) => trial::global_refutation(&needed, &coloured, &fixpoint)?,
    };
    steps.extend(more);
    for step in &mut steps {
        step.given = without_its_colours(board, supposed, &step.given)?;
    }
    end.given = without_its_colours(board, supposed, &end.given)?;
    Some((steps, end))
}

/// Steps to the edges between a supposed cell and neighbours whose side is known.
fn own_edges(board: &Board, (cell, side): (Cell, Side)) -> Vec<Step<Slitherlink>> {
    let assumed = Fact::Cell(cell, side);
    let (found, _) = with_edges(board, vec![(cell, side)]);
    let step = |fact| match fact {
        Fact::Edge(edge, _) => {
            let cells = edge.cells(board.shape()).into_iter().flatten();
            let known = cells.filter_map(|at| Some(Fact::Cell(at, board.side(at)?)));
            let given = known.chain([assumed]).collect();
            Some(Step::new(
                Technique::ColourToEdge,
                Vec::new(),
                given,
                vec![fact],
            ))
        }
        Fact::Cell(..) => None,
    };
    found.into_iter().filter_map(step).collect()
}
