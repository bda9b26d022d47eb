//! Interface of a kind to the game: its marks, what gestures and keys mean, and when
//! it is solved. Each trait is one file of a kind.

use std::fmt::Debug;

use crate::grid::Site;
use crate::model::{Clash, Explanation};
use crate::scene::{Draw, Figure, Item, Role};
use crate::solve::Solve;
use crate::story::Tell;
use crate::trace::Step;

use super::{Aids, Change, Key, NoMark, Position, Press, Selection, Stroke};

/// Marks that players of a kind can make, and how they are written.
pub trait Marking: Solve + Tell + Draw {
    /// Mark that a player can make.
    type Mark: Copy + Ord + Debug + 'static;
    /// Place of one mark: another mark there replaces it.
    type Slot: Copy + Ord + Debug + 'static;

    /// Place of a mark.
    fn slot(mark: Self::Mark) -> Self::Slot;

    /// Mark as text.
    fn write(clues: &Self::Clues, mark: Self::Mark) -> String;

    /// Reads a mark.
    ///
    /// # Errors
    /// Position at which the text stops being a mark of this puzzle, and what was
    /// expected there.
    fn read(clues: &Self::Clues, text: &str) -> Result<Self::Mark, NoMark>;

    /// Slot as text.
    fn write_slot(clues: &Self::Clues, slot: Self::Slot) -> String;

    /// Reads a slot.
    ///
    /// # Errors
    /// Position at which the text stops being a slot of this puzzle, and what was
    /// expected there.
    fn read_slot(clues: &Self::Clues, text: &str) -> Result<Self::Slot, NoMark>;
}

/// Meaning of presses, strokes and keys for a kind.
pub trait Gestures: Marking {
    /// Changes that a press means.
    fn press(
        clues: &Self::Clues,
        position: &Position<Self>,
        selection: &mut Selection,
        press: Press,
    ) -> Vec<Change<Self>>;

    /// Changes that a stroke means so far, on the position at its start; by default none.
    fn drag(
        _clues: &Self::Clues,
        _position: &Position<Self>,
        _selection: &mut Selection,
        _stroke: &Stroke,
    ) -> Vec<Change<Self>> {
        Vec::new()
    }

    /// Changes that a key means; by default none.
    fn key(
        _clues: &Self::Clues,
        _position: &Position<Self>,
        _selection: &mut Selection,
        _key: Key,
    ) -> Vec<Change<Self>> {
        Vec::new()
    }
}

/// Kind that can be played by hand.
pub trait Play: Gestures {
    /// Place of the board that a slot belongs to.
    fn site(slot: Self::Slot) -> Site;

    /// Slots that belong to a place.
    fn slots(clues: &Self::Clues, place: Site) -> Vec<Self::Slot>;

    /// Whether a mark can be made on the board of a puzzle.
    fn fits(clues: &Self::Clues, mark: Self::Mark) -> bool;

    /// Facts about its place that a mark of a position states; none for a mark that is
    /// only a reminder, or that another mark of that place hides.
    fn stated(clues: &Self::Clues, position: &Position<Self>, mark: Self::Mark) -> Vec<Self::Fact>;

    /// Changes by which a position states a fact; none if no mark states facts of this
    /// sort.
    fn stating(
        clues: &Self::Clues,
        position: &Position<Self>,
        fact: Self::Fact,
    ) -> Vec<Change<Self>>;

    /// Whether a mark can state facts of this sort.
    fn can_be_stated(_fact: Self::Fact) -> bool {
        true
    }

    /// Mark as words for the player.
    fn explain_mark(clues: &Self::Clues, mark: Self::Mark) -> Explanation;

    /// Fact as text, written like the mark that states it; empty if no mark does.
    fn write_fact(clues: &Self::Clues, fact: Self::Fact) -> String {
        let changes = Self::stating(clues, &Position::default(), fact).into_iter();
        let mut texts = changes.filter_map(|change| match change {
            Change::Put(mark) => Some(Self::write(clues, mark)),
            Change::Clear(_) => None,
        });
        texts.next().unwrap_or_default()
    }

    /// Changes by the aids, on the position after `changes` were made; by default none.
    fn aid(
        _clues: &Self::Clues,
        _position: &Position<Self>,
        _changes: &[Change<Self>],
        _aids: Aids,
    ) -> Vec<Change<Self>> {
        Vec::new()
    }

    /// Changes that note what is still possible at each open place or, if everything is noted, remove these notes;
    /// none for kinds without such notes.
    fn candidates(_clues: &Self::Clues, _position: &Position<Self>) -> Vec<Change<Self>> {
        Vec::new()
    }

    /// Whether a step argues with what is still possible, so that a player needs notes to follow it.
    fn is_about_candidates(_step: &Step<Self>) -> bool {
        false
    }

    /// Fact that a player means when they ask why a place is as it is: the one marked
    /// there or, without a mark, the one that a press would make first. In a cell that
    /// takes digits, a digit may be named; `None` if nothing can be asked.
    fn asked(
        clues: &Self::Clues,
        position: &Position<Self>,
        place: Site,
        digit: Option<u8>,
    ) -> Option<Self::Fact>;

    /// Whether the mark at a place is a printed clue, so that nobody needs to ask why.
    fn is_printed(_clues: &Self::Clues, _place: Site) -> bool {
        false
    }

    /// Whether facts make a solution, if open places are read as players leave them: an
    /// edge without a mark is not a line, a cell without a mark is dry.
    fn is_solved(clues: &Self::Clues, facts: &[Self::Fact]) -> bool;

    /// Whether the marks of a position take the place of an item of the printed board.
    fn covers(_position: &Position<Self>, _item: &Item) -> bool {
        false
    }

    /// Rules that the current marks break.
    fn broken(clues: &Self::Clues, position: &Position<Self>) -> Vec<Clash<Self>>;

    /// Counts that a player keeps an eye on; by default none.
    fn counts(_clues: &Self::Clues, _position: &Position<Self>) -> Vec<Count> {
        Vec::new()
    }

    /// Marks behind the digits and notes that are like the held or selected digit; none
    /// for kinds without digits.
    fn alike(
        _clues: &Self::Clues,
        _position: &Position<Self>,
        _selection: &Selection,
    ) -> Vec<Item> {
        Vec::new()
    }

    /// Digits that would directly break a rule in a selected cell; none for kinds
    /// without digits.
    fn clashing(
        _clues: &Self::Clues,
        _position: &Position<Self>,
        _selection: &Selection,
    ) -> Vec<u8> {
        Vec::new()
    }

    /// Mark as it is drawn on the board before the first deduction, in a role:
    /// `Role::Line` for one made outside of trials.
    fn drawn(
        clues: &Self::Clues,
        board: &Self::Board,
        position: &Position<Self>,
        mark: Self::Mark,
        role: Role,
    ) -> Vec<Item> {
        let facts = Self::stated(clues, position, mark).into_iter();
        facts
            .flat_map(|fact| Self::mark(board, fact, role))
            .map(|item| match (item.role, &item.figure) {
                // Figures that say "not here" are small and light.
                (Role::Line, Figure::Cross { .. } | Figure::Ring { .. }) => Item {
                    role: Role::Crossed,
                    ..item
                },
                _ => item,
            })
            .collect()
    }

    /// Whether a step only completes something obvious. A hint takes several such steps
    /// in a row as one. By default no step does.
    fn is_plain(_step: &Step<Self>) -> bool {
        false
    }
}

/// Thing that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tallied {
    /// A printed clue.
    Clue(Site),
    /// A digit on the whole board.
    Digit(u8),
}

/// Count of marks towards the required number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Thing that is counted.
    pub of: Tallied,
    /// Number of marks there.
    pub placed: u32,
    /// Number of marks required.
    pub needed: u32,
    /// Number of places still open.
    pub room: u32,
}

impl Count {
    /// Whether nothing is left to place.
    pub fn is_done(&self) -> bool {
        self.placed == self.needed
    }
}
