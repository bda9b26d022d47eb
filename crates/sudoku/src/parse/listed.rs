//! Meaning of a grid of candidates: either a player ruled out those that a cell lacks, or
//! the lists are clues.
//!
//! If the givens alone have one solution, they are the whole puzzle, and the rest is the
//! player's. If they have several, the intended puzzle is the one within its candidates.

use std::sync::Arc;

use clew_core::format::{Piece, fault};
use clew_core::model::{Confidence, Explanation};
use clew_core::solve::Fuel;
use clew_core::trace::Verdict;

use super::{Outcomes, Reading, grids, sukaku};
use crate::board::{Clues, Digit, Digits, Houses};
use crate::prove::search::{Next, Solutions};

/// Cells of a board of 9×9, and its digits: a line has a group for each cell.
const GROUPS: (usize, usize) = (81, 9);
/// Fuel for each question about a grid. If it leaves the question open, the lists are
/// read as a player's.
const FUEL: u32 = 100_000;

/// Reads a line of 729 characters: 81 groups of nine. In a group each digit has its
/// place, and a dot or a 0 replaces a digit that the cell cannot be.
pub(super) fn line(text: Piece<'_>) -> Option<Outcomes> {
    let mut lines = text.words().filter_map(groups);
    let sets = lines.next()?;
    let readings = grids::of_sets(Houses::of_nine(), Vec::new(), &sets).into_iter();
    let warning = fault::warning("warning-more-puzzles", lines.count());
    let format = "format-sudoku-candidate-line";
    let readings = readings.map(|one| Reading { format, ..one }.warning(warning.clone()));
    Some(Ok(readings.collect()))
}

/// The candidates of each cell, if a word is such a line.
fn groups(word: Piece<'_>) -> Option<Vec<Digits>> {
    let (cells, side) = GROUPS;
    let symbols = word.text.as_bytes();
    let digit = |place: usize| Digit::at(place % side);
    let is_there = |place: &usize| char::from(symbols[*place]) == digit(*place).symbol();
    let is_blank = |place: &usize| matches!(symbols[*place], b'.' | b'0');
    let fits = |place: usize| is_there(&place) || is_blank(&place);
    if symbols.len() != cells * side || !(0..symbols.len()).all(fits) {
        return None;
    }
    let group = |cell: usize| {
        let places = cell * side..(cell + 1) * side;
        places.filter(is_there).map(digit).collect()
    };
    Some((0..cells).map(group).collect())
}

/// A grid of candidates read with its lists as clues, after its reading with the lists as
/// a player's; [`settle`] chooses between them.
pub(super) fn restricted(of_player: &Reading, sets: &[Digits]) -> Reading {
    let clues = sukaku::listed(Arc::clone(&of_player.clues.houses), sets);
    let is_restricted = clues.is_restricted();
    let reading = Reading::of(of_player.format, clues);
    if !is_restricted {
        return reading;
    }
    let confidence = Confidence::Fits;
    let reading = Reading {
        confidence,
        ..reading
    };
    reading.warning([Explanation::new("warning-sudoku-candidates")])
}

/// A puzzle whose clues are the digits that are left after those which the text rules out; [`settle`] chooses it if the givens
/// alone have several solutions. A cell without any gets a digit that its givens rule out, as it has no solution.
pub(super) fn left(of_player: &Reading, mut sets: Vec<Digits>) -> Reading {
    let houses = &of_player.clues.houses;
    let cells: Vec<_> = houses.shape().cells().collect();
    let numbered = sets.iter_mut().enumerate();
    for (at, set) in numbered.filter(|(_, set)| set.is_empty()) {
        let mut peers = houses.peers(at).iter();
        let odd = peers.find_map(|peer| of_player.clues.given(cells[peer]));
        *set = odd.into_iter().collect();
    }
    Reading {
        confidence: of_player.confidence,
        ..restricted(of_player, &sets)
    }
}

/// Chooses the meaning of a grid of candidates, which has two readings in one format: a
/// player's if the givens are a whole puzzle or the lists allow no solution, otherwise
/// the one with the lists as clues.
pub(super) fn settle(
    readings: Vec<Reading>,
    verdict: &mut dyn FnMut(&Clues) -> Option<Verdict>,
) -> Vec<Reading> {
    let [of_player, restricted] = &readings[..] else {
        return readings;
    };
    if of_player.format != restricted.format {
        return readings;
    }
    let is_whole = verdict(&of_player.clues) != Some(Verdict::Several);
    // What a library rules out is not a player's slip.
    let is_library = of_player.format == "format-sudoku-hodoku";
    let mut is_empty =
        || !is_library && matches!(verdict(&restricted.clues), None | Some(Verdict::Impossible));
    let left_out = usize::from(!is_whole && !is_empty());
    readings.into_iter().skip(left_out).take(1).collect()
}

/// Whether a puzzle has a solution, and whether it has several; `None` if that is hard to find out.
pub(super) fn verdict(clues: &Clues) -> Option<Verdict> {
    let mut solutions = Solutions::of(clues);
    let fuel = &mut Fuel::new(FUEL);
    for count in 0..2_u64 {
        match solutions.next(fuel) {
            Next::Solution(_) => {}
            Next::Done => return Some(Verdict::of_count(count)),
            Next::OutOfFuel => return None,
        }
    }
    Some(Verdict::Several)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Sudoku};
    use crate::parse::{parse_canonical, print};
    use clew_core::format::Read as _;
    use clew_core::grid::Cell;
    use clew_core::model::{Arg, ParseError, Puzzle as _};
    use clew_core::scene::{Draw as _, Role};

    /// A puzzle of 4×4 without a given; its one solution is [`SOLVED`].
    const LISTS: &str = "12 1234 134 14\n134 24 12 23\n12 13 134 234\n24 23 24 14";
    const SOLVED: &str = "1234341221434321";
    /// A filled board of 9×9.
    const FULL: &str =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn parse(text: &str) -> Result<Vec<Reading>, ParseError> {
        Sudoku::parse(text)
    }

    fn read(text: &str) -> Reading {
        let mut readings = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(readings.len(), 1, "{text}");
        readings.remove(0)
    }

    fn messages(reading: &Reading) -> Vec<&'static str> {
        let warnings = reading.warnings.iter();
        warnings.map(|warning| warning.message).collect()
    }

    /// The solutions of a puzzle, at most two, as digits.
    fn solutions(clues: &Clues) -> Vec<String> {
        let mut solutions = Solutions::of(clues);
        let next = || match solutions.next(&mut Fuel::unlimited()) {
            Next::Solution(values) => Some(values.iter().map(u8::to_string).collect()),
            Next::OutOfFuel | Next::Done => None,
        };
        std::iter::from_fn(next).take(2).collect()
    }

    /// A puzzle in which the first cell is given and each other cell is its digit on the
    /// full board or the next digit. The given alone rules out the shifted digits.
    fn shifted() -> Clues {
        let value = |symbol: char| symbol.to_digit(10).expect("a digit");
        let list = |symbol: char| format!("{symbol}{}", value(symbol) % 9 + 1);
        let mut lists: Vec<String> = FULL.chars().map(list).collect();
        lists[0].truncate(1);
        parse_canonical(&format!("sukaku/9/{}", lists.join("_"))).expect("81 lists")
    }

    #[test]
    fn lists_are_clues_where_the_digits_alone_are_not_enough() {
        let reading = read(LISTS);
        assert_eq!(messages(&reading), ["warning-sudoku-candidates"]);
        assert!(reading.marks.is_empty() && reading.clues.is_restricted());
        assert_eq!(solutions(&reading.clues), [SOLVED]);
        let path = "sukaku/4/12__134_14_134_24_12_23_12_13_134_234_24_23_24_14";
        assert_eq!(print(&reading.clues), path);
        assert_eq!(read(path).clues, reading.clues);
        assert!(read(path).warnings.is_empty());
    }

    #[test]
    fn digits_with_one_solution_leave_the_lists_to_the_player() {
        let reading = read("1 2 3 34\n3 4 1 2\n2 1 4 3\n34 3 2 1");
        assert!(!reading.clues.is_restricted() && reading.warnings.is_empty());
        // So do lists that allow no solution.
        let reading = read(&LISTS.replace("134 14\n", "12 12\n"));
        assert!(!reading.clues.is_restricted() && reading.warnings.is_empty());
        assert!(!reading.marks.is_empty());
    }

    #[test]
    fn givens_before_the_lists_are_the_puzzle() {
        let blank = "....\n....\n....\n...1\n";
        let reading = read(&format!("{blank}\n{LISTS}"));
        assert_eq!(print(&reading.clues), "sudoku/4/4/u1");
        assert!(!reading.marks.is_empty() && reading.warnings.is_empty());
    }

    #[test]
    fn a_line_has_a_group_of_nine_for_each_cell() {
        let clues = shifted();
        assert_eq!(solutions(&clues), [FULL]);
        let exports = Sudoku::exports(&clues);
        let formats: Vec<&str> = exports.iter().map(|export| export.format).collect();
        let expected = [
            "format-sudoku-candidates",
            "format-sudoku-candidate-line",
            "format-sukaku-path",
        ];
        assert_eq!(formats, expected);
        assert_eq!(exports[1].text[..27], *"....5......34........45....");
        for text in [exports[1].text.clone(), exports[1].text.replace('.', "0")] {
            let reading = read(&text);
            assert_eq!((&reading.clues, reading.marks.len()), (&clues, 0));
            assert_eq!(messages(&reading), ["warning-sudoku-candidates"]);
            let two = read(&format!("{text}\n{text}"));
            assert_eq!(messages(&two)[1..], ["warning-more-puzzles"]);
        }
    }

    #[test]
    fn a_line_of_givens_alone_is_an_ordinary_puzzle() {
        let group = |(at, symbol): (usize, char)| -> String {
            let is_given = at % 2 == 0;
            let kept = |&other: &char| !is_given || other == symbol;
            let symbols = "123456789".chars();
            symbols
                .map(|other| if kept(&other) { other } else { '.' })
                .collect()
        };
        let line: String = FULL.chars().enumerate().map(group).collect();
        let reading = read(&line);
        assert_eq!(reading.clues.givens().count(), 41);
        assert!(!reading.clues.is_restricted() && reading.marks.is_empty());
        assert!(reading.warnings.is_empty());
    }

    #[test]
    fn faults_of_the_path_have_a_place() {
        fn message(text: &str) -> (&'static str, &str) {
            let error = parse(text).expect_err(text);
            (error.explanation.message, &text[error.at])
        }
        let many = format!("sukaku/4/{}", "12_".repeat(16));
        assert_eq!(message("sukaku/4/12_3"), ("error-length-short", ""));
        assert_eq!(message(&many), ("error-length-long", ""));
        let odd = many.replacen("12", "15", 1);
        assert_eq!(message(&odd).0, "error-length-long");
        let odd = format!("sukaku/4/15{}", "_12".repeat(15));
        assert_eq!(message(&odd), ("error-range-digit", "5"));
        assert_eq!(message("sukaku/16/1_2"), ("error-size-sudoku", "16"));
        // Lists have no two-digit candidates, so the error names another limit than that of other texts.
        let large = parse("sukaku/16/1_2").expect_err("too large").explanation;
        assert!(large.args.contains(&("limit", Arg::Number(9))));
        assert_eq!(message("sukaku/1x4/1_2"), ("error-size-sudoku", "1x4"));
    }

    #[test]
    fn a_cell_that_is_listed_shows_its_candidates() {
        let clues = read(LISTS).clues;
        let scene = Sudoku::draw(&clues, &Board::new(&clues));
        let small = |col: u8| {
            let site = Some(Cell::new(0, col).site());
            let items = scene.items.iter();
            let here = items.filter(|item| item.site == site && item.role == Role::Pencil);
            here.count()
        };
        assert_eq!([0, 1, 2].map(small), [2, 0, 3]);
    }
}
