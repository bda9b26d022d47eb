//! Remote pair: cells with the same two candidates, each seeing the next.
//!
//! The cells take the two digits in turn, so the ends of a chain of even length differ,
//! and a cell that sees both ends can be neither digit.

use clew_core::solve::Find;

use crate::board::{Board, Cells, Clues, Digit, Fact};
use crate::catalogue::Technique;
use crate::evidence::{Finding, all_ruled_out, step_by};
use crate::reason::Reason;
use crate::technique::subsets::only;

/// The shortest chain that finds something; if several are shortest, the one with the
/// earliest first cell.
pub(crate) fn remote_pair(_: &Clues, board: &Board) -> Finding {
    let of_two = board.open_cells().filter(|&cell| board.at(cell).len() == 2);
    let of_two: Cells = of_two.collect();
    let from = |start: usize| {
        let digits = board.at(start);
        let alike = of_two.iter().filter(|&cell| board.at(cell) == digits);
        let alike: Cells = alike.collect();
        (alike.len() >= 4).then(|| chain(board, start, &alike))?
    };
    // The first of the shortest.
    let path = of_two.iter().filter_map(from).min_by_key(Vec::len)?;
    conclude(board, &path)
}

/// The shortest chain from a cell through others like it that finds something.
fn chain(board: &Board, start: usize, alike: &Cells) -> Option<Vec<usize>> {
    let houses = board.houses();
    let mut paths = vec![vec![start]];
    let mut left = *alike;
    left.remove(start);
    while !paths.is_empty() {
        let mut longer = Vec::new();
        for path in paths {
            let end = path[path.len() - 1];
            for next in left.and(houses.peers(end)).iter() {
                left.remove(next);
                let path = [&path[..], &[next]].concat();
                let is_even = path.len().is_multiple_of(2);
                if is_even && !lost(board, start, next).is_empty() {
                    return Some(path);
                }
                longer.push(path);
            }
        }
        paths = longer;
    }
    None
}

/// The candidates ruled out by two cells with the same two digits, each of which takes one.
fn lost(board: &Board, a: usize, b: usize) -> Vec<Fact> {
    let seen = board.houses().seen_by_all(&[a, b].into_iter().collect());
    all_ruled_out(board, &seen, board.at(a))
}

fn conclude(board: &Board, path: &[usize]) -> Finding {
    let digits = board.at(path[0]);
    let cells: Cells = path.iter().copied().collect();
    let given = only(board, &cells, digits);
    let found = lost(board, path[0], path[path.len() - 1]);
    let first = found.first()?.digit();
    let second = digits.iter().find(|&digit| digit != first)?;
    let step = step_by(board, Technique::RemotePair, given, found, |houses| {
        Reason::RemotePair {
            path: path.iter().map(|&cell| houses.cell(cell)).collect(),
            digits,
        }
    });
    let Find::Step(mut step) = step? else {
        return None;
    };
    step.chain = links(board, path, [first, second]);
    Some(Find::Step(step))
}

/// Nodes of the chain: a cell that is not one digit is the other, and the next cell is
/// not that digit.
fn links(board: &Board, path: &[usize], digits: [Digit; 2]) -> Vec<Vec<Fact>> {
    let of = |(i, &cell): (usize, &usize)| {
        let turned = [digits[i % 2], digits[(i + 1) % 2]];
        turned.map(|digit| vec![board.is(cell, digit)])
    };
    path.iter().enumerate().flat_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn the_ends_of_a_remote_pair_differ() {
        shows(
            remote_pair,
            Technique::RemotePair,
            "
            12  -12 -12 12  -12 -12
            .   .   .   -12 .   .
            -12 12  -12 12  -12 -12
            .   .   .   -12 .   .
            .   .   .   -12 .   .
            .   .   .   -12 .   .
            ",
            "r2c2<>12 r4c1<>12",
        );
    }
}
