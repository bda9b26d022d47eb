//! One line at a time, by counting: how much water its sum still needs, and how many of its
//! cells can stay air.

use clew_core::grid::{Line, SortShort as _};
use clew_core::solve::{Find, Finding};
use clew_core::trace::Step;

use crate::board::clues::Clues;
use crate::board::lines::{Count, Tally};
use crate::board::{Aquarium, Board, Fact, Rule};
use crate::catalogue::Technique;
use crate::technique::conclusion;
use crate::technique::reason::Reason;

/// Finds a line with too much water or too much air.
pub(crate) fn contradiction(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    Tally::lines(clues, board).find_map(|tally| {
        let (site, count) = ([tally.line.site()], || tally.listed(clues, board));
        let (rule, given) = match (tally.need(), tally.spare()) {
            (None, _) => (Rule::SumExceeded, count().water_facts()),
            (_, None) => (Rule::SumShort, count().air_facts()),
            _ => return None,
        };
        conclusion::contradiction(rule, &site, &site, given)
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
) -> Finding<Aquarium> {
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
pub(crate) fn line_full(clues: &Clues, board: &Board) -> Finding<Aquarium> {
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
pub(crate) fn line_needs_all(clues: &Clues, board: &Board) -> Finding<Aquarium> {
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
pub(crate) fn too_wide(clues: &Clues, board: &Board) -> Finding<Aquarium> {
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
pub(crate) fn indispensable(clues: &Clues, board: &Board) -> Finding<Aquarium> {
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
pub(crate) fn stack_bottom(clues: &Clues, board: &Board) -> Finding<Aquarium> {
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
pub(crate) fn stack_top(clues: &Clues, board: &Board) -> Finding<Aquarium> {
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
    use crate::board::clues::Levels;
    use crate::technique::drawn::{read, shows, shows_nothing};

    #[test]
    fn a_line_with_all_its_water_is_full() {
        shows(line_full, Technique::LineFull, "1 a~ b b > . x x");
        shows(line_full, Technique::LineFull, "0 a b b > x x x");
        shows_nothing(line_full, "1 a b b");
    }

    #[test]
    fn a_line_with_no_cell_to_spare_needs_all() {
        shows(line_needs_all, Technique::LineNeedsAll, "2 ax b b > . ~ ~");
        shows(line_needs_all, Technique::LineNeedsAll, "3 a b b > ~ ~ ~");
        shows_nothing(line_needs_all, "1 a b b");
    }

    #[test]
    fn figures_1_to_3_seven_of_4_3_2_1_needs_the_4() {
        let drawing = "7 a a a a b b b c c d > ~ ~ ~ ~ . . . . . .";
        shows(indispensable, Technique::Indispensable, drawing);
        shows_nothing(too_wide, drawing);
    }

    #[test]
    fn figure_4_two_of_5_3_5_2_leaves_only_the_last() {
        shows(
            too_wide,
            Technique::TooWide,
            "2 a a a a a b b b c c c c c d d > x x x x x x x x x x x x x . .",
        );
    }

    #[test]
    fn figure_5_nine_of_8_5_2_needs_the_lowest_two_of_the_8() {
        shows(
            stack_bottom,
            Technique::StackBottom,
            "
              9
            - a > .
            - a > .
            - a > .
            - a > .
            - a > .
            - a > .
            - a > ~
            - a > ~
            - b > .
            - b > .
            - b > .
            - b > .
            - b > .
            - c > .
            - c > .
            ",
        );
    }

    #[test]
    fn figure_6_two_of_5_3_5_2_empties_the_tops() {
        shows(
            stack_top,
            Technique::StackTop,
            "
              2
            - a > x
            - a > x
            - a > x
            - a > .
            - a > .
            - b > x
            - b > .
            - b > .
            - c > x
            - c > x
            - c > x
            - c > .
            - c > .
            - d > .
            - d > .
            ",
        );
    }

    #[test]
    fn too_much_water_and_too_much_air_contradict_a_sum() {
        for (drawing, rule) in [
            ("1 a~ b~ c~", Rule::SumExceeded),
            ("1 ax bx cx", Rule::SumShort),
        ] {
            let (clues, board, _) = read(drawing, Levels::Tank);
            let Some(Find::Contradiction(broken)) = contradiction(&clues, &board) else {
                panic!("the sum cannot be met");
            };
            assert_eq!((broken.clash.rule, broken.given.len()), (rule, 3));
        }
    }
}
