//! Breakout by colour class: a class coloured as a whole.
//!
//! The colours of the cells of one class are tied to each other. Giving the
//! class one side colours all of it; if that separates known cells of a colour,
//! the class has the other side. The chain of known facts that ties the cells
//! to each other is part of the evidence.

use clew_core::grid::{Cell, SortShort as _};
use clew_core::model::Fact as _;
use clew_core::solve::{Attempt, Attempts, Find};
use clew_core::trace::{Step, Trial};

use super::colours::ColourConnectivity;
use super::{Board, Clues, Fact, Side, Slitherlink, Technique, breakout};

/// Attempts: one undecided cell of each class, each side in turn.
struct ClassAttempts {
    candidates: std::vec::IntoIter<(Cell, Side)>,
    connectivity: ColourConnectivity,
}

/// Classes of at least two undecided cells, in reading order of their first cell.
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
    Box::new(ClassAttempts {
        candidates: candidates.into_iter(),
        connectivity: ColourConnectivity::new(board.edges(), |cell| board.side(cell)),
    })
}

impl ClassAttempts {
    /// Whether putting a cell, and its class with it, on a side separates a colour.
    fn separates(&mut self, board: &Board, cell: Cell, side: Side) -> bool {
        let alike = |other: Cell| {
            board
                .differ(Some(cell), Some(other))
                .map(|differs| !differs)
        };
        for other in board.class_of(cell) {
            let side = alike(other).map(|alike| if alike { side } else { side.opposite() });
            self.connectivity.colour(other, side);
        }
        let separates = self.connectivity.is_broken();
        for other in board.class_of(cell) {
            self.connectivity.colour(other, None);
        }
        separates
    }
}

impl Attempts<Slitherlink> for ClassAttempts {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Slitherlink> {
        let Some((cell, side)) = self.candidates.next() else {
            return Attempt::Done;
        };
        if !self.separates(board, cell, side) {
            return Attempt::Nothing(cell.site());
        }
        match refute(clues, board, cell, side) {
            Some(step) => Attempt::Found(Find::Step(step)),
            None => Attempt::Nothing(cell.site()),
        }
    }
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
    // Cells coloured by the assumption are known through the chain to it.
    let known = |cell: Cell| board.side(cell).is_some();
    let mut given: Vec<Fact> = Vec::new();
    for &fact in &end.given {
        match fact {
            Fact::Cell(other, _) if !known(other) && other != cell => {
                given.extend(board.path(Some(other), Some(cell))?);
                given.push(assumed);
            }
            fact => given.push(fact),
        }
    }
    given.sort_short();
    given.dedup();
    end.given = given;
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
