//! Breakout by colour class: a class coloured as a whole.
//!
//! The colours of the cells of one class are tied to each other. Giving the
//! class one side colours all of it; if that separates known cells of a colour,
//! the class has the other side. The chain of known facts that ties the cells
//! to each other is part of the evidence.

use clew_core::grid::{Cell, SortDedup as _};
use clew_core::model::Fact as _;
use clew_core::solve::{Attempts, Find, attempts};
use clew_core::trace::{Step, Trial};

use super::colours::ColourConnectivity;
use super::{Board, Clues, Fact, Side, Slitherlink, Technique, breakout};

/// Classes of at least two undecided cells, in reading order of their first cell, each side in turn.
pub(crate) fn class_breakout(_: &Clues, board: &Board) -> Box<dyn Attempts<Slitherlink>> {
    let mut seen = vec![false; board.shape().area() + 1];
    let undecided = board.shape().cells().filter(|&cell| {
        let class = board.class(Some(cell)).0;
        // Singleton classes are left to breakout points and pockets.
        let is_alone = board.class_of(cell).nth(1).is_none();
        board.side(cell).is_none() && !is_alone && !std::mem::replace(&mut seen[class], true)
    });
    let both = |cell| [(cell, Side::Inside), (cell, Side::Outside)];
    let candidates: Vec<_> = undecided.flat_map(both).collect();
    let mut connectivity = ColourConnectivity::new(board.edges(), |cell| board.side(cell));
    attempts(candidates, move |clues, board, (cell, side)| {
        let separates = separates(&mut connectivity, board, cell, side);
        let step = separates
            .then(|| refute(clues, board, cell, side))
            .flatten();
        step.map(Find::Step).ok_or(cell.site())
    })
}

/// Whether putting a cell, and its class with it, on a side separates a colour.
fn separates(known: &mut ColourConnectivity, board: &Board, cell: Cell, side: Side) -> bool {
    for other in board.class_of(cell) {
        let differs = board.differ(Some(cell), Some(other)) == Some(true);
        known.colour(other, Some(if differs { side.opposite() } else { side }));
    }
    let separates = known.is_broken();
    for other in board.class_of(cell) {
        known.colour(other, None);
    }
    separates
}

/// Facts, with each cell that a supposed side coloured replaced by the chain of facts that ties it to the supposed cell.
pub(crate) fn without_its_colours(
    board: &Board,
    (supposed, side): (Cell, Side),
    given: &[Fact],
) -> Option<Vec<Fact>> {
    let mut facts = Vec::new();
    for &fact in given {
        match fact {
            Fact::Cell(cell, _) if cell != supposed && board.side(cell).is_none() => {
                facts.extend(board.path(Some(cell), Some(supposed))?);
                facts.push(Fact::Cell(supposed, side));
            }
            fact => facts.push(fact),
        }
    }
    facts.sort_dedup();
    Some(facts)
}

fn refute(clues: &Clues, board: &Board, cell: Cell, side: Side) -> Option<Step<Slitherlink>> {
    let assumed = Fact::Cell(cell, side);
    let mut coloured = board.clone();
    coloured.learn(assumed).ok()?;
    let separated = [breakout::inside_separated, breakout::outside_separated];
    let Find::Contradiction(mut end) = separated
        .into_iter()
        .find_map(|look| look(clues, &coloured))?
    else {
        return None;
    };
    end.given = without_its_colours(board, (cell, side), &end.given)?;
    let relied = end
        .given
        .iter()
        .filter(|&&fact| fact != assumed)
        .copied()
        .collect();
    let trial = Trial {
        assumed,
        steps: Vec::new(),
        end: Some(end),
    };
    let found = vec![assumed.negated()];
    Some(Step {
        trials: vec![trial],
        ..Step::new(Technique::ClassBreakout, Vec::new(), relied, found)
    })
}
