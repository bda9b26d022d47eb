//! Reason of a step: the pattern that a technique recognised on the board, with its houses, cells and
//! digits. The technique that finds the step writes its reason; sentence, picture and evidence read it.

mod blocked;
mod parts;

use clew_core::grid::Cell;
use serde::{Deserialize, Serialize};

use crate::board::{Cells, Digit, Digits, Houses, Name};

pub(crate) use blocked::{Blocked, blocked};
pub(crate) use parts::union;

/// Cells with the digits they have together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Set {
    /// Its cells, in order.
    pub cells: Vec<Cell>,
    /// Its digits.
    pub digits: Digits,
}

impl Set {
    /// Cells of a board with these digits.
    pub(crate) fn of<const W: usize>(houses: &Houses, cells: &Cells<W>, digits: Digits) -> Self {
        let cells = houses.places(cells);
        Self { cells, digits }
    }
}

/// Pattern that a technique recognises. Cells are in order, except in a path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reason {
    /// A house with one place left for a digit, or with one empty cell.
    Single {
        /// The house.
        house: Name,
    },
    /// Locked candidates: a digit that is confined in one house to cells of another.
    Locked {
        /// The digit.
        digit: Digit,
        /// Its places in both houses.
        cells: Vec<Cell>,
        /// House that confines it.
        from: Name,
        /// House that loses it elsewhere.
        to: Name,
    },
    /// Naked subset: as many digits as cells.
    Naked(Set),
    /// Hidden subset: digits confined in a house to as many cells.
    Hidden {
        /// The cells and the digits.
        subset: Set,
        /// The house.
        house: Name,
    },
    /// Direct elimination: a pattern makes cells lose a digit, which then has one place
    /// left in a house.
    Direct {
        /// The pattern: locked candidates or a hidden subset.
        by: Box<Reason>,
        /// Cells of the house that lose the digit.
        lost: Vec<Cell>,
        /// House with one place left.
        house: Name,
    },
    /// Fish: a digit whose places in some houses lie in as many others, except for fins.
    Fish {
        /// The digit.
        digit: Digit,
        /// Houses that need it.
        base: Vec<Name>,
        /// Houses that hold it there.
        cover: Vec<Name>,
        /// Places in base and cover.
        body: Vec<Cell>,
        /// Places of the base outside the cover.
        fins: Vec<Cell>,
    },
    /// W-wing: cells with the same two candidates, one of which is linked strongly.
    WWing {
        /// The two cells.
        ends: Set,
        /// Digit of the link.
        linked: Digit,
        /// Its places in the house of the link.
        link: Vec<Cell>,
    },
    /// Almost locked sets, each with a restricted common digit with the next.
    AlsChain {
        /// Sets in the order of the chain.
        sets: Vec<Set>,
        /// Digits between neighbours, one less than sets.
        links: Vec<Digit>,
    },
    /// Sue de Coq: as many digits as cells in the crossing of a line and a box and in each of them.
    SueDeCoq {
        /// Cells of the crossing.
        crossing: Set,
        /// Cells of the line outside it.
        in_line: Set,
        /// Cells of the box outside it.
        in_region: Set,
    },
    /// Death blossom, and aligned pair exclusion: a stem, and an almost locked set for
    /// each of its candidates, except perhaps one.
    Blossom {
        /// The stem, one cell.
        stem: Set,
        /// The sets.
        petals: Vec<Petal>,
    },
    /// Aligned triplet exclusion: two cells without a pair of candidates left.
    AlignedTriplet {
        /// The two cells.
        pair: Vec<Cell>,
        /// Cells that exclude pairs.
        excluders: Vec<Cell>,
    },
    /// Remote pair: cells of two candidates, each seeing the next.
    RemotePair {
        /// Cells in the order of the chain.
        path: Vec<Cell>,
        /// The two candidates.
        digits: Digits,
    },
    /// Unique rectangle or loop: cells that would hold two digits in turn.
    DeadlyPattern {
        /// All cells.
        cells: Vec<Cell>,
        /// Cells with more candidates than the two digits, and these.
        roof: Set,
        /// The two digits.
        digits: Digits,
        /// Reason why the exchange fails.
        escape: Escape,
    },
    /// Hidden rectangle: a corner in whose lines a digit is nowhere else.
    HiddenRectangle {
        /// All cells.
        cells: Vec<Cell>,
        /// The corner.
        corner: Cell,
        /// The two digits.
        digits: Digits,
        /// Digit of the links.
        linked: Digit,
    },
    /// Avoidable rectangle: cells that were found, and one that is open.
    AvoidableRectangle {
        /// All cells.
        cells: Vec<Cell>,
        /// The two digits.
        digits: Digits,
    },
    /// Bivalue universal grave.
    Bug {
        /// All open cells.
        open: Vec<Cell>,
        /// Cells with more than two candidates, and all of these additional candidates.
        extra: Set,
        /// Reason why it does not occur.
        escape: Escape,
    },
    /// XYZ-wing and its larger kin: as many cells as digits, only one of which fits twice.
    Wing {
        /// The cell of two candidates.
        pincer: Set,
        /// Cells of a house with one digit more than cells, each by itself.
        others: Vec<Set>,
        /// Digit that only one of the two can have.
        link: Digit,
    },
}

/// Almost locked set that loses a candidate of a stem.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Petal {
    /// The candidate.
    pub candidate: Digit,
    /// The set.
    pub set: Set,
}

/// Escape from a second solution: what must be true so that there is none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Escape {
    /// One cell is a digit beyond the pair.
    Cell,
    /// One of some cells is a digit that they all have.
    Digit(Digit),
    /// One of two cells of a house must be a certain digit.
    Locked {
        /// The digit.
        kept: Digit,
        /// The house.
        house: Name,
    },
    /// Two opposite corners cannot both be a digit that two corners are.
    Crossed(Digit),
    /// Other cells of a house take all digits beyond the pair except one.
    Subset {
        /// These cells, and all digits taken.
        others: Set,
        /// The house.
        house: Name,
    },
}
