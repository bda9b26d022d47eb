//! One line at a time, by counting: how much water its sum still needs, and how many of its
//! cells can stay air.

use clew_core::grid::{Line, SortShort as _};
use clew_core::model::{Clash, Contradiction};
use clew_core::solve::Find;
use clew_core::trace::Step;

use crate::board::clues::Clues;
use crate::board::lines::{Count, Tally};
use crate::board::{Aquarium, Board, Fact, Rule};
use crate::catalogue::Technique;
use crate::technique::reason::Reason;

type Found = Option<Find<Aquarium>>;

/// Finds a line with too much water or too much air.
pub(crate) fn contradiction(clues: &Clues, board: &Board) -> Found {
    Tally::lines(clues, board).find_map(|tally| {
        let (line, count) = (tally.line, || tally.listed(clues, board));
        let (rule, given) = match (tally.need(), tally.spare()) {
            (None, _) => (Rule::SumExceeded, count().water_facts()),
            (_, None) => (Rule::SumShort, count().air_facts()),
            _ => return None,
        };
        Some(Find::Contradiction(Contradiction {
            clues: vec![line.site()],
            given,
            clash: Clash::new(rule, vec![line.site()]),
        }))
    })
}

/// Finds the first line in which `look` finds something, among those that `may` accepts by
/// their numbers. `look` returns the known facts relied on and those that follow.
fn in_a_line(
    clues: &Clues,
    board: &Board,
    technique: Technique,
    may: impl Fn(&Tally) -> bool,
    look: impl Fn(&Count) -> Option<(Vec<Fact>, Vec<Fact>)>,
) -> Found {
    let lines = Tally::lines(clues, board).filter(|tally| tally.is_open() && may(tally));
    lines
        .map(|tally| tally.listed(clues, board))
        .find_map(|count| {
            let (given, mut found) = look(&count)?;
            if found.is_empty() {
                return None;
            }
            found.sort_short();
            let step = Step::new(technique, vec![count.line.site()], given, found);
            Some(Find::Step(Reason::Line(count, Vec::new()).of(step)))
        })
}

/// Line full: its water reaches its sum, so the rest is air.
pub(crate) fn line_full(clues: &Clues, board: &Board) -> Found {
    in_a_line(
        clues,
        board,
        Technique::LineFull,
        |tally| tally.need() == Some(0),
        |count| {
            let found = count.pieces().flat_map(|piece| piece.air()).collect();
            Some((count.water_facts(), found))
        },
    )
}

/// Line needs all: every open cell of it is water.
pub(crate) fn line_needs_all(clues: &Clues, board: &Board) -> Found {
    in_a_line(
        clues,
        board,
        Technique::LineNeedsAll,
        |tally| tally.spare() == Some(0),
        |count| {
            let found = count.pieces().flat_map(|piece| piece.water()).collect();
            Some((count.air_facts(), found))
        },
    )
}

fn is_row(tally: &Tally) -> bool {
    matches!(tally.line, Line::Row(_))
}

fn is_column(tally: &Tally) -> bool {
    !is_row(tally)
}

/// Too wide: a piece of a row wider than the row still needs is air.
pub(crate) fn too_wide(clues: &Clues, board: &Board) -> Found {
    in_a_line(clues, board, Technique::TooWide, is_row, |count| {
        let need = count.need()?;
        let wide = count.pieces().filter(|piece| piece.width() > need);
        Some((
            count.water_facts(),
            wide.flat_map(|piece| piece.air()).collect(),
        ))
    })
}

/// Indispensable: a piece without which its row cannot reach its sum is water.
pub(crate) fn indispensable(clues: &Clues, board: &Board) -> Found {
    in_a_line(clues, board, Technique::Indispensable, is_row, |count| {
        let spare = count.spare()?;
        let wide = count.pieces().filter(|piece| piece.width() > spare);
        Some((
            count.air_facts(),
            wide.flat_map(|piece| piece.water()).collect(),
        ))
    })
}

/// Stack bottom: a stack has more cells than its column can spare, so its lowest
/// are water.
pub(crate) fn stack_bottom(clues: &Clues, board: &Board) -> Found {
    in_a_line(clues, board, Technique::StackBottom, is_column, |count| {
        let spare = count.spare()?;
        let found = count.open.iter().flat_map(|stack| {
            let lowest = stack.len().saturating_sub(spare);
            stack[..lowest].iter().flat_map(|piece| piece.water())
        });
        Some((count.air_facts(), found.collect()))
    })
}

/// Stack top: a stack has more cells than its column needs, so its highest are
/// air.
pub(crate) fn stack_top(clues: &Clues, board: &Board) -> Found {
    in_a_line(clues, board, Technique::StackTop, is_column, |count| {
        let need = count.need()?;
        let found = count.open.iter().flat_map(|stack| {
            let lowest = need.min(stack.len());
            stack[lowest..].iter().flat_map(|piece| piece.air())
        });
        Some((count.water_facts(), found.collect()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clues_of;
    use clew_core::grid::Cell;
    use clew_core::model::Puzzle as _;

    /// Facts that a look finds on an empty board.
    fn found(look: fn(&Clues, &Board) -> Found, text: &str) -> Vec<Fact> {
        let clues = clues_of(text);
        match look(&clues, &Aquarium::board(&clues)) {
            Some(Find::Step(step)) => step.found,
            Some(Find::Contradiction(_)) => panic!("nothing is broken"),
            None => Vec::new(),
        }
    }

    /// A board of one row.
    fn row(tanks: &str, sum: usize) -> String {
        let blank = "- ".repeat(tanks.split(' ').count());
        format!("{tanks}\n{sum}\n{blank}")
    }

    /// A board of one column, its stacks from the top.
    fn column(heights: &[usize], sum: usize) -> String {
        let tanks = heights.iter().enumerate();
        let cells: Vec<String> = tanks
            .flat_map(|(tank, &height)| vec![tank.to_string(); height])
            .collect();
        format!("{}\n{}\n{sum}", cells.join("\n"), "- ".repeat(cells.len()))
    }

    fn in_row(cols: std::ops::Range<u8>) -> Vec<Cell> {
        cols.map(|col| Cell::new(0, col)).collect()
    }

    fn in_col(rows: impl IntoIterator<Item = u8>) -> Vec<Cell> {
        rows.into_iter().map(|row| Cell::new(row, 0)).collect()
    }

    fn facts(of: fn(Cell) -> Fact, cells: Vec<Cell>) -> Vec<Fact> {
        cells.into_iter().map(of).collect()
    }

    #[test]
    fn figures_1_to_3_seven_of_4_3_2_1_needs_the_4() {
        let text = row("0 0 0 0 1 1 1 2 2 3", 7);
        assert_eq!(
            found(indispensable, &text),
            facts(Fact::water, in_row(0..4))
        );
        assert_eq!(found(too_wide, &text), vec![]);
    }

    #[test]
    fn figure_4_two_of_5_3_5_2_leaves_only_the_last() {
        let text = row("0 0 0 0 0 1 1 1 2 2 2 2 2 3 3", 2);
        assert_eq!(found(too_wide, &text), facts(Fact::air, in_row(0..13)));
    }

    #[test]
    fn figure_5_nine_of_8_5_2_needs_the_lowest_two_of_the_8() {
        let text = column(&[8, 5, 2], 9);
        assert_eq!(found(stack_bottom, &text), facts(Fact::water, in_col(6..8)));
    }

    #[test]
    fn figure_6_two_of_5_3_5_2_empties_the_tops() {
        let text = column(&[5, 3, 5, 2], 2);
        let tops = (0..3).chain(5..6).chain(8..11);
        assert_eq!(found(stack_top, &text), facts(Fact::air, in_col(tops)));
    }

    #[test]
    fn a_sum_of_zero_is_full_and_a_sum_of_all_needs_every_cell() {
        assert_eq!(
            found(line_full, &row("0 0 1", 0)),
            facts(Fact::air, in_row(0..3))
        );
        let all = facts(Fact::water, in_row(0..3));
        assert_eq!(found(line_needs_all, &row("0 0 1", 3)), all);
        assert_eq!(found(line_full, &row("0 0 1", 1)), vec![]);
        assert_eq!(found(line_needs_all, &row("0 0 1", 1)), vec![]);
    }

    #[test]
    fn too_much_water_and_too_much_air_contradict_a_sum() {
        let clues = clues_of(&row("0 1 2", 1));
        for (fact, rule) in [
            (Fact::water as fn(Cell) -> Fact, Rule::SumExceeded),
            (Fact::air, Rule::SumShort),
        ] {
            let mut board = Aquarium::board(&clues);
            for cell in in_row(0..3) {
                Aquarium::learn(&mut board, fact(cell)).unwrap();
            }
            let Some(Find::Contradiction(broken)) = contradiction(&clues, &board) else {
                panic!("the sum cannot be met");
            };
            assert_eq!((broken.clash.rule, broken.given.len()), (rule, 3));
        }
    }
}
