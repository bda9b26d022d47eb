//! Look of a played Sudoku: clashes, counts, notes that an entry cleans, and whether it is solved.

use clew_core::game::{Aids, Change, Count, Position, Selection, Tallied};
use clew_core::grid::Cell;
use clew_core::model::Clash;

use super::{Mark, Slot, centre, corner, digit_at, set_centre, set_corner};
use crate::board::{Clues, Digit, Digits, Fact, Rule, Sudoku};

/// Digits that are twice in a house, and digits that are not listed for their cell.
pub(super) fn broken(
    clues: &Clues,
    digit_at: impl Fn(Cell) -> Option<Digit>,
) -> Vec<Clash<Sudoku>> {
    let houses = clues.houses();
    let mut found = Vec::new();
    for house in houses.iter() {
        let cells: Vec<Cell> = houses.cells_of(house).collect();
        for digit in Digits::all(houses.side()).iter() {
            let holds = |cell: &&Cell| digit_at(**cell) == Some(digit);
            let holders: Vec<_> = cells.iter().filter(holds).map(|cell| cell.site()).collect();
            if holders.len() > 1 {
                found.push(Clash::new(Rule::Twice(digit), holders));
            }
        }
    }
    let unlisted = clues
        .restrictions()
        .filter(|&(cell, listed)| digit_at(cell).is_some_and(|digit| !listed.has(digit)));
    found.extend(unlisted.map(|(cell, _)| Clash::new(Rule::Otherwise, vec![cell.site()])));
    found
}

/// Whether each cell has a digit, all digits are among those listed, and none is twice in a house.
pub(super) fn is_solved(clues: &Clues, facts: &[Fact]) -> bool {
    let shape = clues.houses().shape();
    let entered = |cell: Cell| {
        facts.iter().find_map(|fact| match *fact {
            Fact::Is(at, digit) if at == cell => Some(digit),
            _ => None,
        })
    };
    let digits: Vec<Option<Digit>> = shape
        .cells()
        .map(|cell| clues.given(cell).or_else(|| entered(cell)))
        .collect();
    digits.iter().all(Option::is_some)
        && broken(clues, |cell| digits[clues.houses().index(cell)]).is_empty()
}

/// Number of each digit on the board.
pub(super) fn counts(clues: &Clues, position: &Position<Sudoku>) -> Vec<Count> {
    let houses = clues.houses();
    let shape = houses.shape();
    let digits: Vec<Option<Digit>> = shape
        .cells()
        .map(|cell| digit_at(clues, position, cell))
        .collect();
    let number = |wanted: Option<Digit>| {
        digits
            .iter()
            .map(|&digit| u32::from(digit == wanted))
            .sum::<u32>()
    };
    let count = |digit: Digit| Count {
        of: Tallied::Digit(digit.value()),
        placed: number(Some(digit)),
        needed: u32::from(houses.side()),
        room: number(None),
    };
    Digits::all(houses.side()).iter().map(count).collect()
}

/// Notes cleaned by entered digits, and notes filled in.
pub(super) fn aid(
    clues: &Clues,
    position: &Position<Sudoku>,
    changes: &[Change<Sudoku>],
    aids: Aids,
) -> Vec<Change<Sudoku>> {
    let mut after = position.clone();
    let mut made = Vec::new();
    let mut make = |after: &mut Position<Sudoku>, change| {
        if after.apply(change) {
            made.push(change);
        }
    };
    for change in changes.iter().filter(|_| aids.clean_notes) {
        let Change::Put(Mark::Is(cell, digit)) = *change else {
            continue;
        };
        let peers = peers(clues, cell);
        // A digit that clashes says nothing about the cells around it.
        let stands = |peer: &Cell| digit_at(clues, position, *peer) == Some(digit);
        if peers.iter().any(stands) {
            continue;
        }
        for peer in peers {
            let (before, one) = (centre(&after, peer), Digits::only(digit));
            if before.has(digit) {
                make(&mut after, set_centre(peer, before.without(one)));
            }
            let before = corner(&after, peer);
            if before.has(digit) {
                make(&mut after, set_corner(peer, before.without(one)));
            }
        }
    }
    if aids.fill_notes {
        for change in filled(clues, &after) {
            make(&mut after, change);
        }
    }
    made
}

/// Centre notes of the open cells that have none.
fn filled(clues: &Clues, position: &Position<Sudoku>) -> Vec<Change<Sudoku>> {
    let cells = clues.houses().shape().cells();
    let is_bare = |cell: &Cell| {
        digit_at(clues, position, *cell).is_none() && centre(position, *cell).is_empty()
    };
    let notes = cells
        .filter(is_bare)
        .map(|cell| (cell, candidates(clues, position, cell)));
    let notes = notes.filter(|(_, left)| !left.is_empty());
    notes.map(|(cell, left)| set_centre(cell, left)).collect()
}

/// Fills in centre notes; removes them if there are none left to fill in.
pub(super) fn filled_or_cleared(clues: &Clues, position: &Position<Sudoku>) -> Vec<Change<Sudoku>> {
    let filled = filled(clues, position);
    if !filled.is_empty() {
        return filled;
    }
    let noted = position.marks().filter_map(|mark| match mark {
        Mark::Centre(cell, _) => Some(Change::Clear(Slot::Centre(cell))),
        _ => None,
    });
    noted.collect()
}

fn peers(clues: &Clues, cell: Cell) -> Vec<Cell> {
    let houses = clues.houses();
    let peers = houses.peers(houses.index(cell)).iter();
    peers.map(|peer| houses.cell(peer)).collect()
}

/// Digits that the clue of a cell allows, that no cell around it has, and that are not struck out.
pub(super) fn candidates(clues: &Clues, position: &Position<Sudoku>, cell: Cell) -> Digits {
    let mut left = clues.allowed(cell);
    for digit in peers(clues, cell)
        .into_iter()
        .filter_map(|peer| digit_at(clues, position, peer))
    {
        left.remove(digit);
    }
    let struck = |digit: &Digit| position.get(Slot::Struck(cell, *digit)).is_some();
    left.without(left.iter().filter(struck).collect())
}

/// Digits that a cell around one of the selected open cells already has, or that are not
/// listed for one of them.
pub(super) fn clashing(
    clues: &Clues,
    position: &Position<Sudoku>,
    selection: &Selection,
) -> Vec<u8> {
    let open = selection.selected.iter().copied();
    let open = open.filter(|&cell| clues.given(cell).is_none());
    let around = open.clone().flat_map(|cell| peers(clues, cell));
    let there: Digits = around
        .filter_map(|peer| digit_at(clues, position, peer))
        .collect();
    let all = Digits::all(clues.houses().side());
    let unlisted = open.map(|cell| all.without(clues.allowed(cell)));
    let out: Digits = unlisted.chain([there]).collect();
    out.iter().map(Digit::value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::game::{Game, Marking as _, Play as _, picture};
    use clew_core::scene::Role;

    fn game(clues: &str, marks: &[&str]) -> Game<Sudoku> {
        let mut game = Game::new(crate::clues_of(clues));
        for mark in marks {
            let mark = Sudoku::read(game.clues(), mark).unwrap();
            let stated = Sudoku::stated(game.clues(), game.position(), mark);
            game.take_hint(&stated, None);
        }
        game
    }

    #[test]
    fn a_full_board_without_a_clash_is_solved() {
        let solved = game("123434122143432.", &["R4C4=1"]);
        assert!(solved.is_solved() && solved.broken().is_empty());
        let wrong = game("123434122143432.", &["R4C4=2"]);
        assert!(!wrong.is_solved());
        // Its row, its column and its box have another 2 each.
        assert_eq!(wrong.broken().len(), 3);
        assert_eq!(solved.counts()[0].placed, 4);
    }

    #[test]
    fn an_entry_cleans_notes_in_the_same_move_but_not_when_it_clashes() {
        let mut game = game("1...............", &[]);
        let clues = game.clues().clone();
        let read = |text| Sudoku::read(&clues, text).unwrap();
        let noted = |game: &Game<Sudoku>, mark| {
            let mark = read(mark);
            assert_eq!(game.position().get(Sudoku::slot(mark)), Some(mark));
        };
        game.aids.fill_notes = true;
        game.take_hint(&[Fact::Is(Cell::new(3, 3), Digit::new(4).unwrap())], None);
        noted(&game, "R1C4 inner 23");
        game.aids.fill_notes = false;
        let two = Digit::new(2).unwrap();
        game.take_hint(&[Fact::Is(Cell::new(0, 1), two)], None);
        noted(&game, "R1C4 inner 3");
        // A second 2 in the row cleans nothing.
        game.take_hint(&[Fact::Is(Cell::new(0, 2), two)], None);
        noted(&game, "R3C3 inner 123");
        game.undo();
        game.undo();
        noted(&game, "R1C4 inner 23");
    }

    #[test]
    fn a_digit_that_is_not_listed_clashes_and_is_in_no_note() {
        let lists = "sukaku/4/12__134_14_134_24_12_23_12_13_134_234_24_23_24_14";
        let corner = Cell::new(0, 0);
        let small = |game: &Game<Sudoku>| {
            let scene = picture(game, game.position(), true).items.into_iter();
            let here = scene.filter(|item| item.site == Some(corner.site()));
            here.filter(|item| item.role == Role::Pencil).count()
        };
        let right = game(lists, &["R1C1=2"]);
        assert!(right.broken().is_empty());
        let wrong = game(lists, &["R1C1=3"]);
        assert_eq!(wrong.broken().len(), 1);
        // The digit replaces the list.
        assert_eq!([small(&game(lists, &[])), small(&wrong)], [2, 0]);
        let mut noted = game(lists, &[]);
        noted.aids.fill_notes = true;
        noted.take_hint(&[Fact::Is(Cell::new(3, 3), Digit::new(4).unwrap())], None);
        let note = |cell| centre(noted.position(), cell);
        assert_eq!(note(corner), noted.clues().allowed(corner));
        assert_eq!(note(Cell::new(0, 3)), Digits::only(Digit::default()));
        let selection = Selection {
            selected: [corner].into(),
            ..Selection::default()
        };
        assert_eq!(
            clashing(noted.clues(), noted.position(), &selection),
            [3, 4]
        );
    }
}
