//! The board: placed digits, and the candidates of the cells that have none. A placed digit
//! removes itself from all cells that see it.

mod digits;
mod house;
mod houses;
mod puzzle;

pub use puzzle::{Clues, Fact, MAX_SIDE, Rule, Sudoku};

use std::sync::Arc;

use clew_core::grid::Cell;
use clew_core::model::{Clash, Contradiction, Fact as _, Learned};

pub(super) use digits::{Cells, NEAR, WORDS, ones};
pub use digits::{Digit, Digits};
pub use house::{Division, House, Name, Sort};
pub use houses::Houses;

/// Current knowledge of a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    houses: Arc<Houses>,
    placed: Vec<Option<Digit>>,
    candidates: Vec<Digits>,
    /// Cells that have or can have each digit.
    places: Vec<Cells>,
    /// The same for each house, then digit: its positions, as bits.
    position_masks: Vec<u32>,
    /// Digits placed in each house.
    standing: Vec<Digits>,
    open: usize,
    /// Whether candidates were ruled out beyond what the clues and placed digits rule out.
    thinned: bool,
    /// Whether the clues list candidates, which cannot be derived from the placed digits.
    restricted: bool,
    /// Whether a printed digit is twice in a house.
    clashing: bool,
    /// Whether the evidence of what is found is left out.
    skips_evidence: bool,
}

impl Board {
    /// A board about which nothing is known.
    pub(super) fn blank(houses: Arc<Houses>) -> Self {
        let side = houses.side();
        let area = houses.shape().area();
        Self {
            placed: vec![None; area],
            candidates: vec![Digits::all(side); area],
            places: vec![*houses.everywhere(); usize::from(side)],
            position_masks: vec![Digits::all(side).0; houses.all().len() * usize::from(side)],
            standing: vec![Digits::NONE; houses.all().len()],
            open: area,
            thinned: false,
            restricted: false,
            clashing: false,
            skips_evidence: false,
            houses,
        }
    }

    /// The board with the printed digits placed, even if they clash, and with no
    /// candidates except those listed.
    pub(super) fn new(clues: &Clues) -> Self {
        let mut board = Self::blank(Arc::clone(clues.shared_houses()));
        let printed: Vec<(Cell, Digit)> = clues.givens().collect();
        for &(cell, digit) in &printed {
            board.place(board.houses.index(cell), digit);
        }
        for &(cell, digit) in &printed {
            board.rule_out_around(board.houses.index(cell), digit);
        }
        // A digit learned later was a candidate, so it is not in any cell nearby.
        board.clashing = printed.iter().any(|&(cell, digit)| {
            let near = board.houses.peers(board.houses.index(cell));
            !near.and(board.places(digit)).is_empty()
        });
        if clues.is_restricted() {
            board.restrict(clues);
        }
        board
    }

    /// Rules out the candidates that are not listed.
    fn restrict(&mut self, clues: &Clues) {
        self.restricted = true;
        for (cell, listed) in clues.restrictions() {
            let cell = self.houses.index(cell);
            for digit in self.candidates[cell].without(listed).iter() {
                self.rule_out(cell, digit);
            }
        }
    }

    /// The houses of the board.
    pub fn houses(&self) -> &Houses {
        &self.houses
    }

    pub(super) fn shared_houses(&self) -> Arc<Houses> {
        Arc::clone(&self.houses)
    }

    /// The digit placed in a cell.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.placed[self.houses.index(cell)]
    }

    /// Candidates of a cell; if a digit is placed, only that digit.
    pub fn candidates(&self, cell: Cell) -> Digits {
        self.candidates[self.houses.index(cell)]
    }

    /// Whether every cell has a digit.
    pub fn is_complete(&self) -> bool {
        self.open == 0
    }

    /// Cells without a digit.
    pub fn open(&self) -> usize {
        self.open
    }

    /// Whether candidates were ruled out beyond what the clues and placed digits rule out.
    pub fn is_thinned(&self) -> bool {
        self.thinned
    }

    /// Whether the clues list candidates, so that the placed digits alone would allow more.
    pub(super) fn is_restricted(&self) -> bool {
        self.restricted
    }

    /// Leaves out evidence from now on, because nobody will read it.
    pub(super) fn skip_evidence(&mut self) {
        self.skips_evidence = true;
    }

    /// A copy of the board for a supposition. It keeps evidence, which shows which steps
    /// of a trial lead to its end.
    pub(super) fn for_trial(&self) -> Self {
        Self {
            skips_evidence: false,
            ..self.clone()
        }
    }

    pub(super) fn skips_evidence(&self) -> bool {
        self.skips_evidence
    }

    pub(super) fn placed(&self, cell: usize) -> Option<Digit> {
        self.placed[cell]
    }

    pub(super) fn at(&self, cell: usize) -> Digits {
        self.candidates[cell]
    }

    /// The candidates of some cells together.
    pub(super) fn union<const W: usize>(&self, cells: &Cells<W>) -> Digits {
        cells.iter().map(|cell| self.at(cell)).collect()
    }

    /// The cells that have or can have a digit.
    pub(super) fn places(&self, digit: Digit) -> &Cells {
        &self.places[digit.index()]
    }

    /// Whether a printed digit is twice in a house. If not, a digit that is placed in a
    /// house has exactly one position left there.
    pub(super) fn is_clashing(&self) -> bool {
        self.clashing
    }

    /// Whether a house has no position left for a digit.
    pub(super) fn lacks_position(&self) -> bool {
        self.position_masks.contains(&0)
    }

    /// Position mask: the positions in a house, by number, that have or can have a
    /// digit, as bits.
    pub(super) fn position_mask(&self, house: usize, digit: Digit) -> u32 {
        self.position_masks[house * usize::from(self.houses.side()) + digit.index()]
    }

    /// The digits that are not placed in a house, by number.
    pub(super) fn missing(&self, house: usize) -> Digits {
        Digits::all(self.houses.side()).without(self.standing[house])
    }

    pub(super) fn can_be(&self, cell: usize, digit: Digit) -> bool {
        self.candidates[cell].has(digit)
    }

    /// The cells without a digit.
    pub(super) fn open_cells(&self) -> impl Iterator<Item = usize> {
        (0..self.placed.len()).filter(|&cell| self.placed[cell].is_none())
    }

    /// All digits of the board.
    pub(super) fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        Digits::all(self.houses.side()).iter()
    }

    /// The fact that a cell is a digit.
    pub(super) fn is(&self, cell: usize, digit: Digit) -> Fact {
        Fact::Is(self.houses.cell(cell), digit)
    }

    /// The fact that a cell is not a digit.
    pub(super) fn is_not(&self, cell: usize, digit: Digit) -> Fact {
        Fact::Not(self.houses.cell(cell), digit)
    }

    /// Whether a placed digit excludes the candidate of a fact.
    pub(super) fn excludes(&self, placed: Fact, fact: Fact) -> bool {
        let [placed, candidate] =
            [placed, fact].map(|fact| (self.houses.index(fact.cell()), fact.digit()));
        self.houses.excludes(placed, candidate)
    }

    /// The facts that none of some cells is a digit.
    pub(super) fn none_is(&self, cells: &Cells, digit: Digit) -> Vec<Fact> {
        cells.iter().map(|cell| self.is_not(cell, digit)).collect()
    }

    /// The facts that fill the open cells with these values, row by row; 0 leaves a cell open.
    pub(super) fn completed(&self, values: &[u8]) -> Vec<Fact> {
        self.open_cells()
            .filter_map(|cell| Some(self.is(cell, Digit::new(values[cell])?)))
            .collect()
    }

    pub(super) fn knows(&self, fact: Fact) -> Option<bool> {
        match fact {
            Fact::Is(cell, digit) => match self.digit(cell) {
                Some(placed) => Some(placed == digit),
                None => (!self.candidates(cell).has(digit)).then_some(false),
            },
            Fact::Not(..) => self.knows(fact.negated()).map(|known| !known),
        }
    }

    pub(super) fn learn(&mut self, fact: Fact) -> Result<Learned, Contradiction<Sudoku>> {
        match self.knows(fact) {
            Some(true) => return Ok(Learned::Known),
            Some(false) => {
                return Err(Contradiction {
                    clues: Vec::new(),
                    given: vec![fact.negated()],
                    clash: Clash::new(Rule::Otherwise, vec![fact.site()]),
                });
            }
            None => {}
        }
        match fact {
            Fact::Is(cell, digit) => {
                let cell = self.houses.index(cell);
                self.place(cell, digit);
                self.rule_out_around(cell, digit);
            }
            Fact::Not(cell, digit) => {
                let cell = self.houses.index(cell);
                self.rule_out(cell, digit);
                self.thinned = true;
            }
        }
        Ok(Learned::New)
    }

    /// Gives an open cell its digit, without passing it on to the cells that see it.
    fn place(&mut self, cell: usize, digit: Digit) {
        self.placed[cell] = Some(digit);
        self.open -= 1;
        for other in self.candidates[cell].iter().filter(|&other| other != digit) {
            self.take_position(cell, other);
        }
        self.candidates[cell] = Digits::only(digit);
        for position in self.houses.positions(cell) {
            self.standing[position.house].insert(digit);
        }
    }

    fn rule_out_around(&mut self, cell: usize, digit: Digit) {
        let around = self.houses.peers(cell).and(&self.places[digit.index()]);
        for peer in around.iter() {
            if self.placed[peer].is_none() {
                self.rule_out(peer, digit);
            }
        }
    }

    fn rule_out(&mut self, cell: usize, digit: Digit) {
        self.candidates[cell].remove(digit);
        self.take_position(cell, digit);
    }

    fn take_position(&mut self, cell: usize, digit: Digit) {
        self.places[digit.index()].remove(cell);
        let side = usize::from(self.houses.side());
        for position in self.houses.positions(cell) {
            self.position_masks[position.house * side + digit.index()] &= !position.bit;
        }
    }
}
