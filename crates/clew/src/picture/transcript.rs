//! What a picture says, as a puzzle.

use clew_core::trace::Verdict;
use clew_picture::{Foreign, FoundGrid, Layout, NotFound, Wanted};
use serde::{Deserialize, Serialize};

use super::plan::Plan;
use super::spot::{Spot, Way, What};

/// Puzzle read from a picture, with all that is doubtful about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transcript {
    /// What was seen.
    pub found: FoundGrid,
    /// The layout that it is read by.
    pub layout: Layout,
    /// Whether another layout is possible.
    pub is_layout_doubtful: bool,
    /// Whether some of the printed numbers may be a player's.
    pub is_hand_doubtful: bool,
    /// Places of the numbers that are a player's, or may be.
    pub mine: Vec<Spot>,
    /// What each spot of the layout's [plan](Plan) is read as.
    pub whats: Vec<What>,
    /// Text of the puzzle, with a player's marks where there is a form for them; `None` if it is not a puzzle.
    pub puzzle: Option<String>,
    /// Spots that can well be read in several ways, fewer of them if the puzzle has exactly one solution.
    pub doubts: Vec<Doubt>,
    /// Verdict on the number of solutions; `None` if it was not decided in time.
    pub verdict: Option<Verdict>,
    /// Whether it may be opened without a question: it has exactly one solution, nothing about it was ever doubtful, it does
    /// not seem to be of a foreign kind, and no other puzzle is in the picture.
    pub is_sure: bool,
}

/// Spot that can be read in several ways.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Doubt {
    /// The spot.
    pub spot: Spot,
    /// What it is read as.
    pub what: What,
    /// The ways to read it, the likeliest first.
    pub ways: Vec<Way>,
    /// Whether the number of solutions decided it: with this reading the puzzle has exactly one, with the next likeliest it has not.
    pub is_decided: bool,
}

impl Transcript {
    /// The layout and size that it is read by.
    pub fn wanted(&self) -> Wanted {
        Wanted {
            layout: self.layout,
            rows: self.found.lattice.rows,
            cols: self.found.lattice.cols,
        }
    }

    /// The plan of its layout.
    pub fn plan(&self) -> Plan {
        Plan::new(&self.found, self.layout)
    }
}

/// Message id of the reason for which a picture gives no puzzle.
pub fn message(fault: NotFound) -> &'static str {
    match fault {
        NotFound::Empty => "picture-empty",
        NotFound::Grid => "picture-no-grid",
        NotFound::Cut => "picture-cut",
        NotFound::Small => "picture-small",
    }
}

/// Message id of the reason for which a puzzle of a foreign kind is not read.
pub fn refusal(kind: Foreign) -> &'static str {
    match kind {
        Foreign::Killer => "picture-killer",
        Foreign::KenKen => "picture-kenken",
        Foreign::Nonogram => "picture-nonogram",
    }
}
