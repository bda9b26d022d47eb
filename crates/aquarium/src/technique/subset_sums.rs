//! Subset sums of one line: a height is excluded if it is part of no way to meet the sum.

use clew_core::grid::Line;
use clew_core::solve::{Find, Finding};
use clew_core::trace::Step;

use super::conclusion::conclude_line;
use crate::board::clues::Clues;
use crate::board::lines::{Count, Piece};
use crate::board::{Aquarium, Board};
use crate::catalogue::Technique;
use crate::technique::reason::Reason;

/// Looks at one line after the other, among those that are `wanted`.
fn sums(clues: &Clues, board: &Board, wanted: impl Fn(Line) -> bool) -> Finding<Aquarium> {
    let mut lines = Count::open_lines(clues, board).filter(|count| wanted(count.line));
    lines.find_map(|count| {
        let site = [count.line.site()];
        let technique = match count.line {
            Line::Row(_) => Technique::SubsetSums,
            Line::Col(_) => Technique::CombinedLines,
        };
        let given = |relied| [count.known_facts(), relied].concat();
        let conclusion = conclude_line(clues, board, &count);
        let reason = |stacks| Reason::Line(count.clone(), stacks);
        conclusion.find(technique, &site, &site, given, reason)
    })
}

/// Subset sums: the pieces of a row that are used by every way to meet its sum, or by none.
pub(crate) fn subset_sums(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    sums(clues, board, |line| matches!(line, Line::Row(_)))
}

/// Combined lines: the levels that no way to meet the sum of a column uses. In a column
/// each level adds one more than the one below. So more follows than from stack bottom
/// and stack top, which come earlier, only if levels in between were excluded.
pub(crate) fn column_sums(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    sums(clues, board, |line| matches!(line, Line::Col(_)))
}

/// Greatest common divisor.
pub(crate) fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// Pieces of a line that are not multiples of some number from 2 on while all others
/// are, each with that number.
pub(crate) fn divided(count: &Count) -> impl Iterator<Item = (&Piece, usize)> {
    count.pieces().filter_map(|odd| {
        let others = count.pieces().filter(|other| *other != odd);
        let divisor = others.fold(0, |all, piece| gcd(all, piece.width()));
        let is_odd = divisor >= 2 && !odd.width().is_multiple_of(divisor);
        is_odd.then_some((odd, divisor))
    })
}

/// Odd piece: all pieces of a row except one have a common divisor, which decides
/// whether that one is used.
pub(crate) fn odd_piece(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    let rows = Count::open_lines(clues, board).filter(|count| matches!(count.line, Line::Row(_)));
    rows.into_iter().find_map(|count| {
        let need = count.need()?;
        let found = divided(&count).find_map(|(odd, divisor)| match need % divisor {
            0 => Some(odd.air().collect()),
            rest if rest == odd.width() % divisor => Some(odd.water().collect()),
            _ => None,
        })?;
        let clue = vec![count.line.site()];
        let step = Step::new(Technique::OddPiece, clue, count.known_facts(), found);
        Some(Find::Step(Reason::Line(count, Vec::new()).of(step)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Fact;
    use crate::technique::bounds;
    use crate::technique::drawn::shows;
    use clew_core::grid::Cell;

    #[test]
    fn pieces_of_5_4_3_make_8_without_the_4() {
        shows(
            subset_sums,
            Technique::SubsetSums,
            "8 a a a a a b b b b c c c > ~ ~ ~ ~ ~ x x x x ~ ~ ~",
        );
    }

    #[test]
    fn of_2_4_3_an_even_need_leaves_out_the_3_and_an_odd_one_uses_it() {
        for drawing in [
            "6 a a b b b b c c c > . . . . . . x x x",
            "7 a a b b b b c c c > . . . . . . ~ ~ ~",
        ] {
            shows(odd_piece, Technique::OddPiece, drawing);
        }
    }

    #[test]
    fn levels_excluded_by_other_lines_leave_fewer_sums() {
        // Two stacks of 2 make 3 as 2 + 1 or 1 + 2; the second cannot be 1.
        let step = shows(
            column_sums,
            Technique::CombinedLines,
            "
              3
            - a  > x
            - a  > ~
            - b  > ~
            - b! > ~
            ",
        );
        let excluded = Fact::Surface(Cell::new(3, 0), false);
        assert!(step.given.contains(&excluded));
    }

    #[test]
    fn without_excluded_levels_a_column_shows_no_more_than_what_it_can_spare() {
        let drawing = "
              3
            - a > .
            - a > ~
            - b > .
            - b > ~
            ";
        shows(column_sums, Technique::CombinedLines, drawing);
        shows(bounds::stack_bottom, Technique::StackBottom, drawing);
    }

    #[test]
    fn a_hole_between_possible_levels_is_found_as_an_excluded_surface() {
        // The sum 2 comes from a stack of 2 and a piece that is 2 high or nothing: its
        // first column makes the second one's level 0 or 2.
        shows(
            column_sums,
            Technique::CombinedLines,
            "
              2  -
            - a  c > . .
            - a  d > ! .
            - b  e > . .
            - b! f > . .
            ",
        );
    }
}
