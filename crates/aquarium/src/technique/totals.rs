//! The board as a whole: all rows together count the same water as all columns together.

use clew_core::grid::{Cell, Line, Shape, Site, SortShort as _};
use clew_core::solve::{Find, Finding};
use clew_core::trace::Step;

use super::conclusion::{self, Conclusion, conclude, conclude_line, heights};
use super::reachable::Heights;
use crate::board::clues::Clues;
use crate::board::lines::Count;
use crate::board::segments::SegmentId;
use crate::board::{Aquarium, Board, Fact, Rule};
use crate::catalogue::Technique;
use crate::technique::reason::Reason;

/// Number of missing cells of water that a reader can count easily; at most 62.
const MOST_NEEDED: usize = 20;

fn rows(shape: Shape) -> Vec<Line> {
    (0..shape.rows).map(Line::Row).collect()
}

fn cols(shape: Shape) -> Vec<Line> {
    (0..shape.cols).map(Line::Col).collect()
}

fn sites(lines: &[Line]) -> Vec<Site> {
    lines.iter().map(|line| line.site()).collect()
}

/// The total of some lines, if all have sums.
fn total(clues: &Clues, lines: &[Line]) -> Option<usize> {
    lines
        .iter()
        .map(|&line| clues.sum(line).map(usize::from))
        .sum()
}

fn differing(lines: &[Line]) -> Finding<Aquarium> {
    conclusion::contradiction(Rule::TotalsDiffer, &[], &sites(lines), Vec::new())
}

/// Finds that the rows and the columns have different totals.
pub(crate) fn contradiction(clues: &Clues, _: &Board) -> Finding<Aquarium> {
    let shape = clues.shape();
    let (across, down) = (total(clues, &rows(shape))?, total(clues, &cols(shape))?);
    let all: Vec<Line> = shape.lines().collect();
    (across != down).then(|| differing(&all))?
}

/// Rows or columns that all have sums, and the resulting total of all water.
pub(crate) fn total_water_by(clues: &Clues) -> Option<(Vec<Line>, usize)> {
    let shape = clues.shape();
    [rows(shape), cols(shape)]
        .into_iter()
        .find_map(|lines| total(clues, &lines).map(|sum| (lines, sum)))
}

/// The open cells of a segment.
fn open(clues: &Clues, board: &Board, id: SegmentId) -> Vec<Cell> {
    let cells = clues.segments().get(id).cells.iter().copied();
    cells.filter(|&cell| board.cell(cell).is_none()).collect()
}

/// The stacks of the board, each with what it adds to the total.
pub(crate) fn stacks(clues: &Clues, board: &Board) -> Vec<Heights> {
    let segments = clues.segments();
    let ids = segments.ids();
    let stacks = segments.stacked(ids.filter(|&id| !open(clues, board, id).is_empty()));
    let part = |&id: &SegmentId| {
        let cells = open(clues, board, id);
        let water = cells.iter().map(|&cell| Fact::water(cell)).collect();
        (id, [0, cells.len()], water)
    };
    let stacks = stacks.iter();
    stacks
        .map(|stack| heights(clues, board, stack.0.iter().map(part)))
        .collect()
}

/// The cells that are known to be water, and those known to be air.
pub(crate) fn known(clues: &Clues, board: &Board) -> (Vec<Fact>, Vec<Fact>) {
    let cells = || clues.shape().cells();
    let water = cells().filter(|&cell| board.is_water(cell));
    let air = cells().filter(|&cell| board.is_air(cell));
    (
        water.map(Fact::water).collect(),
        air.map(Fact::air).collect(),
    )
}

/// Total sums: the levels that no way to give the board its missing water uses. Applies
/// only if the missing water can be counted easily and no tank holds more than that. (A
/// tank that holds more has a piece wider than what some row or column still needs, so
/// single lines, which come earlier, show that it is not full.)
pub(crate) fn total_sums(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    let (lines, sum) = total_water_by(clues)?;
    let (water, air) = known(clues, board);
    let need = sum
        .checked_sub(water.len())
        .filter(|&need| need <= MOST_NEEDED)?;
    let stacks = stacks(clues, board);
    let holds = |stack: &Heights| -> usize { stack.parts.iter().map(|part| part.gain[1]).sum() };
    if stacks.iter().any(|stack| holds(stack) > need) {
        return None;
    }
    match conclude(clues, board, stacks, [0, need]) {
        Conclusion::Facts {
            relied,
            found,
            stacks,
        } => {
            let mut given = [&water[..], &air, &relied].concat();
            given.sort_short();
            let step = Step::new(Technique::TotalSums, sites(&lines), given, found);
            let reason = Reason::Board { sum, need, stacks };
            Some(Find::Step(reason.of(step)))
        }
        Conclusion::Nothing | Conclusion::Unreachable { .. } => None,
    }
}

/// The only line without a sum, and what the sums of the others leave to it; `None` if
/// that is not a possible number of its cells.
pub(crate) fn missing(clues: &Clues) -> Option<(Line, Option<usize>)> {
    let shape = clues.shape();
    let mut without = shape.lines().filter(|&line| clues.sum(line).is_none());
    let missing = without.next().filter(|_| without.next().is_none())?;
    let (full, parts) = match missing {
        Line::Row(_) => (cols(shape), rows(shape)),
        Line::Col(_) => (rows(shape), cols(shape)),
    };
    let others: Vec<Line> = parts.into_iter().filter(|&line| line != missing).collect();
    let sum = total(clues, &full)?.checked_sub(total(clues, &others)?);
    let sum = sum.filter(|&sum| sum <= usize::from(missing.length(shape)));
    Some((missing, sum))
}

/// Missing sum: the only line without a sum has what the others leave of the total.
pub(crate) fn missing_sum(clues: &Clues, board: &Board) -> Finding<Aquarium> {
    let shape = clues.shape();
    let (missing, sum) = missing(clues)?;
    if missing.cells(shape).all(|cell| board.cell(cell).is_some()) {
        return None;
    }
    let all: Vec<Line> = shape.lines().filter(|&line| line != missing).collect();
    let Some(sum) = sum else {
        return differing(&all);
    };
    let count = Count::with_sum(clues, board, missing, sum);
    let (sums, at) = (sites(&all), [missing.site()]);
    match conclude_line(clues, board, &count) {
        Conclusion::Nothing if count.need().is_none() => {
            conclusion::contradiction(Rule::SumExceeded, &at, &sums, count.water_facts())
        }
        conclusion => {
            let given = |relied| [count.known_facts(), relied].concat();
            let reason = |stacks| Reason::Line(count.clone(), stacks);
            conclusion.find(Technique::MissingSum, &sums, &at, given, reason)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn of_tanks_of_2_2_2_and_3_the_last_is_not_part_of_4() {
        let drawing = "4 a a b b c c d d d > . . . . . . x x x";
        shows(total_sums, Technique::TotalSums, drawing);
    }

    #[test]
    fn the_columns_leave_the_only_row_without_a_sum_no_water() {
        shows(
            missing_sum,
            Technique::MissingSum,
            "
              1 1
            - a b > x x
            2 a b > . .
            ",
        );
    }
}
