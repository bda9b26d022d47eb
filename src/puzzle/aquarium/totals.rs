//! The board as a whole: all rows together count the same water as all columns.

use crate::grid::{Line, Shape, Site};
use crate::model::{Broken, Clash};
use crate::solve::Find;
use crate::trace::Step;

use super::lines::Count;
use super::reach::{Reached, line};
use super::{Aquarium, Board, Clues, Fact, Rule, SegmentId, Technique};

type Found = Option<Find<Aquarium>>;

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

fn differing(lines: &[Line]) -> Found {
    let clash = Clash::new(Rule::TotalsDiffer, Vec::new());
    Some(Find::Broken(Broken {
        clues: sites(lines),
        given: Vec::new(),
        clash,
    }))
}

/// Q6: the rows add up to something else than the columns.
pub(super) fn contradiction(clues: &Clues, _: &Board) -> Found {
    let shape = clues.shape();
    let (across, down) = (total(clues, &rows(shape))?, total(clues, &cols(shape))?);
    let all: Vec<Line> = shape.lines().collect();
    (across != down).then(|| differing(&all))?
}

/// Q16: the lines that tell the total of all water.
fn telling(clues: &Clues) -> Option<(Vec<Line>, usize)> {
    let shape = clues.shape();
    [rows(shape), cols(shape)]
        .into_iter()
        .find_map(|lines| total(clues, &lines).map(|sum| (lines, sum)))
}

/// Q16: a tank holds more than the board still needs, or more than it can
/// spare.
pub(super) fn total_water(clues: &Clues, board: &Board) -> Found {
    let shape = clues.shape();
    let (lines, sum) = telling(clues)?;
    let water: Vec<_> = shape.cells().filter(|&cell| board.is_water(cell)).collect();
    let air: Vec<_> = shape.cells().filter(|&cell| board.is_air(cell)).collect();
    let need = sum.checked_sub(water.len())?;
    let spare = (shape.area() - air.len()).checked_sub(sum)?;
    let segments = clues.segments();
    let open = |id: SegmentId| -> Vec<_> {
        let cells = segments.get(id).cells.iter().copied();
        cells.filter(|&cell| board.cell(cell).is_none()).collect()
    };
    let ids = (0..segments.all().len())
        .filter_map(|i| SegmentId::try_from(i).ok())
        .filter(|&id| !open(id).is_empty());
    for stack in segments.stacked(ids) {
        let pieces: Vec<Vec<_>> = stack.0.iter().map(|&id| open(id)).collect();
        let volume: usize = pieces.iter().map(Vec::len).sum();
        let mut below = 0;
        let (mut wet, mut dry) = (Vec::new(), Vec::new());
        for piece in &pieces {
            // With this piece air, all from here up is.
            if volume - below > spare {
                wet.extend(piece.iter().map(|&cell| Fact::water(cell)));
            }
            below += piece.len();
            if below > need {
                dry.extend(piece.iter().map(|&cell| Fact::air(cell)));
            }
        }
        let (given, mut found): (Vec<Fact>, Vec<Fact>) = if !dry.is_empty() {
            (water.iter().map(|&cell| Fact::water(cell)).collect(), dry)
        } else {
            (air.iter().map(|&cell| Fact::air(cell)).collect(), wet)
        };
        if !found.is_empty() {
            found.sort_unstable();
            let step = Step::new(Technique::TotalWater, sites(&lines), given, found);
            return Some(Find::Step(step));
        }
    }
    None
}

/// Q16: the only line without a sum has what the others leave of the total.
pub(super) fn missing_sum(clues: &Clues, board: &Board) -> Found {
    let shape = clues.shape();
    let mut without = shape.lines().filter(|&line| clues.sum(line).is_none());
    let missing = without.next().filter(|_| without.next().is_none())?;
    if missing.cells(shape).all(|cell| board.cell(cell).is_some()) {
        return None;
    }
    let (full, parts) = match missing {
        Line::Row(_) => (cols(shape), rows(shape)),
        Line::Col(_) => (rows(shape), cols(shape)),
    };
    let others: Vec<Line> = parts.into_iter().filter(|&line| line != missing).collect();
    let all: Vec<Line> = shape.lines().filter(|&line| line != missing).collect();
    let sum = total(clues, &full)?.checked_sub(total(clues, &others)?);
    let Some(sum) = sum.filter(|&sum| sum <= usize::from(missing.length(shape))) else {
        return differing(&all);
    };
    let count = Count::with_sum(clues, board, missing, sum);
    let given = |relied: Vec<Fact>| [count.known_facts(), relied].concat();
    let broken = |rule, given| {
        Some(Find::Broken(Broken {
            clues: sites(&all),
            given,
            clash: Clash::new(rule, vec![missing.site()]),
        }))
    };
    match line(clues, board, &count) {
        Reached::News { relied, found } => {
            let given = given(relied);
            let step = Step::new(Technique::MissingSum, sites(&all), given, found);
            Some(Find::Step(step))
        }
        Reached::Nowhere { relied } => broken(Rule::SumMissed, given(relied)),
        Reached::Nothing if count.need().is_none() => {
            broken(Rule::SumExceeded, count.water_facts())
        }
        Reached::Nothing => None,
    }
}
