//! Two almost locked sets with a restricted common digit: XYZ-wing to UVWXYZ-wing, and ALS-XZ.
//!
//! One of the sets loses the restricted digit and is locked. So any other digit that both have is in one of them.

use super::almost_locked::{Als, LARGEST, als_up_to, evidence};
use crate::board::{Board, Clues, Digits, NEAR, WORDS};
use crate::catalogue::Technique;
use crate::evidence::{Finding, step_by};
use crate::reason::Reason;

/// XYZ-wing: a pivot of three candidates and two pincers.
pub(crate) fn xyz_wing(_: &Clues, board: &Board) -> Finding {
    two_sets(board, Cells::Wing(3), Technique::XyzWing)
}

/// WXYZ-wing: the same with four cells.
pub(crate) fn wxyz_wing(_: &Clues, board: &Board) -> Finding {
    two_sets(board, Cells::Wing(4), Technique::WxyzWing)
}

/// VWXYZ-wing: the same with five cells.
pub(crate) fn vwxyz_wing(_: &Clues, board: &Board) -> Finding {
    two_sets(board, Cells::Wing(5), Technique::VwxyzWing)
}

/// UVWXYZ-wing: the same with six cells.
pub(crate) fn uvwxyz_wing(_: &Clues, board: &Board) -> Finding {
    two_sets(board, Cells::Wing(6), Technique::UvwxyzWing)
}

/// ALS-XZ: two sets with a restricted common digit.
pub(crate) fn als_xz(_: &Clues, board: &Board) -> Finding {
    two_sets(board, Cells::Any, Technique::AlsXz)
}

/// Cells of the two sets.
#[derive(Clone, Copy, PartialEq)]
enum Cells {
    /// So many together, and one of the sets is a single cell.
    Wing(usize),
    /// Any number in each.
    Any,
}

fn two_sets(board: &Board, cells: Cells, technique: Technique) -> Finding {
    match board.houses().side() {
        ..=9 => linked_sets::<NEAR>(board, cells, technique),
        _ => linked_sets::<WORDS>(board, cells, technique),
    }
}

fn linked_sets<const W: usize>(board: &Board, cells: Cells, technique: Technique) -> Finding {
    let most = match cells {
        Cells::Wing(cells) => cells - 1,
        Cells::Any => LARGEST[0],
    };
    let mut sets = als_up_to::<W>(board, most);
    sets.retain(|set| !set.useful.is_empty());
    // Small sets come first.
    let single = sets.partition_point(|set| set.size == 1);
    for (number, a) in sets.iter().enumerate() {
        let others = match cells {
            Cells::Wing(cells) if a.size + 1 == cells => &sets[..single.min(number)],
            Cells::Wing(_) => continue,
            Cells::Any => &sets[..number],
        };
        for b in others {
            let useful = a.useful.and(b.useful);
            let is_one = a.digits.and(b.digits).is_alone();
            if useful.is_empty() || is_one || a.cells.meets(&b.cells) || !a.reaches(b) {
                continue;
            }
            for link in a.restricted(b).iter() {
                let found = a.lost(b, board, useful.without(Digits::only(link)));
                if found.is_empty() {
                    continue;
                }
                let evidence = evidence(board, &[a, b], &[(a, b, link)], &[a, b], &found);
                return step_by(board, technique, evidence, found, |houses| match cells {
                    Cells::Wing(_) => Reason::Wing {
                        pincer: b.named(houses),
                        others: a.one_by_one(board),
                        link,
                    },
                    Cells::Any => Reason::AlsChain {
                        sets: [a, b].map(|set: &Als<W>| set.named(houses)).to_vec(),
                        links: vec![link],
                    },
                });
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn an_xyz_wing_rules_out_what_its_three_cells_have() {
        shows(
            xyz_wing,
            Technique::XyzWing,
            "
            123 .   13  .
            .   12  .   .
            .   .   .   .
            .   .   .   .
            ",
            "r1c2<>1",
        );
    }

    #[test]
    fn a_wxyz_wing_rules_out_what_its_four_cells_have() {
        shows(
            wxyz_wing,
            Technique::WxyzWing,
            "
            1234 14   .    34   .    .
            24   .    .    .    .    .
            .    .    .    .    .    .
            .    .    .    .    .    .
            .    .    .    .    .    .
            .    .    .    .    .    .
            ",
            "r1c3<>4",
        );
    }

    #[test]
    fn a_vwxyz_wing_rules_out_what_its_five_cells_have() {
        shows(
            vwxyz_wing,
            Technique::VwxyzWing,
            "
            12345 15    .     45    .     .
            25    35    .     .     .     .
            .     .     .     .     .     .
            .     .     .     .     .     .
            .     .     .     .     .     .
            .     .     .     .     .     .
            ",
            "r1c3<>5",
        );
    }

    #[test]
    fn a_uvwxyz_wing_rules_out_what_its_six_cells_have() {
        shows(
            uvwxyz_wing,
            Technique::UvwxyzWing,
            "
            123456 16 .  56 .  .  .  .  .
            26     36 46 .  .  .  .  .  .
            .      .  .  .  .  .  .  .  .
            .      .  .  .  .  .  .  .  .
            .      .  .  .  .  .  .  .  .
            .      .  .  .  .  .  .  .  .
            .      .  .  .  .  .  .  .  .
            .      .  .  .  .  .  .  .  .
            .      .  .  .  .  .  .  .  .
            ",
            "r1c3<>6",
        );
    }
}
