//! Death blossom: a cell and, for each of its candidates, an almost locked set that
//! loses it. Aligned pair exclusion is the same with single cells.

use super::almost_locked::{Als, als_up_to, evidence};
use crate::board::{Board, Cells, Clues, Digit, Digits, Fact, NEAR};
use crate::catalogue::Technique;
use crate::evidence::{Finding, ruled_out, step_by};
use crate::reason::{Petal, Reason};

/// Cells of the largest petals, and candidates of the largest stem.
const PETAL: usize = 3;
const STEM: u32 = 4;

/// A set of a board up to 9×9; on larger boards these techniques are skipped.
type Set = Als<NEAR>;

/// Aligned pair exclusion: if a third cell were the digit ruled out, each candidate of
/// one cell would leave another cell without a candidate.
pub(crate) fn aligned_pair(_: &Clues, board: &Board) -> Finding {
    blossom(board, 1, Technique::AlignedPair)
}

/// Death blossom: the same with sets of several cells.
pub(crate) fn death_blossom(_: &Clues, board: &Board) -> Finding {
    blossom(board, PETAL, Technique::DeathBlossom)
}

/// A cell and for each of its candidates a set, the petal, that loses it. The petal
/// then holds all its other digits, and all petals share one of these. Cells in order,
/// then the digits.
fn blossom(board: &Board, most: usize, technique: Technique) -> Finding {
    let houses = board.houses();
    if houses.side() > 9 {
        return None;
    }
    let sets = als_up_to(board, most);
    let stems = board.open_cells();
    let mut stems = stems.filter(|&stem| (2..=STEM).contains(&board.at(stem).len()));
    stems.find_map(|stem| {
        let seen = houses.peers(stem).resized();
        let petals = |link: Digit| -> Vec<&Set> {
            let fits = |set: &&Set| {
                let digit_places = set.of(link);
                !set.cells.has(stem)
                    && digit_places.is_some_and(|digit_places| digit_places.places.within(&seen))
            };
            sets.iter().filter(fits).collect()
        };
        let petals: Vec<(Digit, Vec<&Set>)> = board
            .at(stem)
            .iter()
            .map(|link| (link, petals(link)))
            .collect();
        let lacking = petals.iter().filter(|(_, petals)| petals.is_empty());
        let lacking: Digits = lacking.map(|&(link, _)| link).collect();
        let mut digits = match lacking.len() {
            0 => Digits::all(houses.side()),
            // The stem itself may be that digit.
            1 => lacking,
            _ => Digits::NONE,
        }
        .iter();
        digits.find_map(|digit| {
            let mut choice = Choice {
                board,
                stem,
                digit,
                petals: &petals,
                technique,
                chosen: Vec::new(),
            };
            let targets = board.places(digit).resized();
            choice.go(0, targets)
        })
    })
}

/// A choice of petals for a stem under construction.
struct Choice<'a> {
    board: &'a Board,
    stem: usize,
    digit: Digit,
    petals: &'a [(Digit, Vec<&'a Set>)],
    technique: Technique,
    chosen: Vec<(Digit, &'a Set)>,
}

impl Choice<'_> {
    /// Chooses petals for the candidates from number `at` on, while some cell sees all
    /// places of the digit in them.
    fn go(&mut self, at: usize, targets: Cells<NEAR>) -> Finding {
        if targets.is_empty() {
            return None;
        }
        let Some((link, petals)) = self.petals.get(at) else {
            return self.conclude(targets);
        };
        if *link == self.digit {
            // The stem itself is the digit.
            let near = targets.and(&self.board.houses().peers(self.stem).resized());
            return self.go(at + 1, near);
        }
        petals.iter().find_map(|petal| {
            let seen = &petal.of(self.digit)?.seen;
            let near = targets.and(seen).without(&petal.cells);
            self.chosen.push((*link, petal));
            let found = self.go(at + 1, near);
            self.chosen.pop();
            found
        })
    }

    fn conclude(&self, targets: Cells<NEAR>) -> Finding {
        let board = self.board;
        let found: Vec<Fact> = ruled_out(board, targets.iter(), self.digit);
        let found = match self.technique {
            Technique::AlignedPair => found.into_iter().take(1).collect(),
            _ => found,
        };
        let stem = Als::of_cells(board, Cells::only(self.stem));
        let petals: Vec<&Set> = self.chosen.iter().map(|(_, petal)| *petal).collect();
        let linked: Vec<(&Set, &Set, Digit)> = self
            .chosen
            .iter()
            .map(|(link, petal)| (&stem, *petal, *link))
            .collect();
        let all: Vec<&Set> = petals.iter().copied().chain([&stem]).collect();
        let evidence = evidence(board, &all, &linked, &petals, &found);
        step_by(board, self.technique, evidence, found, |houses| {
            let petal = |&(candidate, set): &(Digit, &Set)| Petal {
                candidate,
                set: set.named(houses),
            };
            Reason::Blossom {
                stem: stem.named(houses),
                petals: self.chosen.iter().map(petal).collect(),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::technique::drawn::shows;

    #[test]
    fn each_candidate_of_a_stem_gives_a_digit_to_another_cell() {
        shows(
            aligned_pair,
            Technique::AlignedPair,
            "
            123 .   .   14  24  .
            34  .   .   .   .   .
            .   .   .   .   .   .
            .   .   .   .   .   .
            .   .   .   .   .   .
            .   .   .   .   .   .
            ",
            "r1c2<>4",
        );
    }
}
