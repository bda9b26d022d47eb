//! A6 and A7: chains of almost locked sets, and a cell with such a set for
//! each of its candidates.

use super::almost::{Almost, evidence, sets};
use super::digits::{Cells, Digit, Digits, NEAR};
use super::evidence::{Found, ruled_out, step_about};
use super::{Board, Clues, Fact, Technique};

/// Cells of the largest sets in a chain, and sets of the longest chain.
const LINKED: usize = 3;
const LONGEST: usize = 5;

/// Cells of the largest petals, and candidates of the largest stem.
const PETAL: usize = 3;
const STEM: u32 = 4;

/// A set of a board up to 9×9; on larger ones none of these is looked for.
type Set = Almost<NEAR>;

/// Every set with those that it is linked with, and by which digit.
type Links = Vec<Vec<(usize, Digit)>>;

fn links(sets: &[Set]) -> Links {
    let mut links: Links = vec![Vec::new(); sets.len()];
    for (i, a) in sets.iter().enumerate() {
        for (j, b) in sets[..i].iter().enumerate() {
            if a.cells.meets(&b.cells) || !a.reaches(b) {
                continue;
            }
            for digit in a.restricted(b).iter() {
                links[i].push((j, digit));
                links[j].push((i, digit));
            }
        }
    }
    links
}

/// A6, ALS chain: if the first set lacks a digit it holds the one that links
/// it with the next, which lacks that and holds the next link; so the last
/// holds the digit that the first lacks. Sets in order, then their digits.
pub(super) fn als_chain(_: &Clues, board: &Board) -> Found {
    if board.houses().side() > 9 {
        return None;
    }
    let sets = sets(board, LINKED);
    let links = links(&sets);
    (0..sets.len()).find_map(|start| {
        let mut digits = sets[start].digits.iter();
        digits.find_map(|digit| chain(board, &sets, &links, start, digit))
    })
}

/// The shortest chain from a set whose ends rule out a digit.
fn chain(board: &Board, sets: &[Set], links: &Links, start: usize, digit: Digit) -> Found {
    let first = &sets[start];
    if !first.useful.has(digit) {
        return None;
    }
    // Sets with the link by which and the entry from which each was reached.
    let mut reached: Vec<(usize, Option<Digit>, usize)> = vec![(start, None, 0)];
    // For each set the links by which it was.
    let mut known = vec![Digits::NONE; sets.len()];
    let mut at = 0;
    // Where those reached by chains of one length end.
    let (mut end, mut length) = (1, 1);
    while at < reached.len() && length < LONGEST {
        let (set, by, _) = reached[at];
        for &(next, link) in &links[set] {
            if known[next].has(link) || Some(link) == by || (by.is_none() && link == digit) {
                continue;
            }
            known[next].insert(link);
            reached.push((next, Some(link), at));
            let last = &sets[next];
            if link != digit && last.digits.has(digit) && !last.cells.meets(&first.cells) {
                let found = ruled_out(board, first.targets(last, board, digit).iter(), digit);
                if !found.is_empty() {
                    return told(board, sets, &path(&reached), found);
                }
            }
        }
        at += 1;
        if at == end {
            end = reached.len();
            length += 1;
        }
    }
    None
}

/// The sets from the first to the one reached last, each with the digit that it
/// was reached by.
fn path(reached: &[(usize, Option<Digit>, usize)]) -> Vec<(usize, Option<Digit>)> {
    let mut at = reached.len() - 1;
    let mut path = Vec::new();
    loop {
        let (set, by, before) = reached[at];
        path.push((set, by));
        if by.is_none() {
            break;
        }
        at = before;
    }
    path.reverse();
    path
}

/// The step of a chain.
fn told(board: &Board, sets: &[Set], path: &[(usize, Option<Digit>)], found: Vec<Fact>) -> Found {
    let (first, last) = (&sets[path.first()?.0], &sets[path.last()?.0]);
    let all: Vec<&Set> = path.iter().map(|&(set, _)| &sets[set]).collect();
    let linked: Vec<(&Set, &Set, Digit)> = path
        .windows(2)
        .filter_map(|pair| Some((&sets[pair[0].0], &sets[pair[1].0], pair[1].1?)))
        .collect();
    let evidence = evidence(board, &all, &linked, &[first, last], &found);
    // The ends first, then what is between.
    let middle = all[1..all.len() - 1].iter();
    let groups: Vec<Cells> = [first, last]
        .into_iter()
        .chain(middle.copied())
        .map(|set| set.cells.resized())
        .collect();
    step_about(board, Technique::AlsChain, evidence, found, &groups)
}

/// A7, aligned pair exclusion: each candidate of one cell leaves another cell
/// without one if a third were the digit ruled out.
pub(super) fn aligned_pair(_: &Clues, board: &Board) -> Found {
    blossom(board, 1, Technique::AlignedPair)
}

/// A6, death blossom: the same with sets of several cells.
pub(super) fn death_blossom(_: &Clues, board: &Board) -> Found {
    blossom(board, PETAL, Technique::DeathBlossom)
}

/// A cell and for each of its candidates a set, the petal, that loses it: then
/// the petal holds all its other digits, one of which all petals share. Cells
/// in order, then the digits.
fn blossom(board: &Board, most: usize, technique: Technique) -> Found {
    let houses = board.houses();
    if houses.side() > 9 {
        return None;
    }
    let sets = sets(board, most);
    let stems = board.open_cells();
    let mut stems = stems.filter(|&stem| (2..=STEM).contains(&board.at(stem).len()));
    stems.find_map(|stem| {
        let seen = houses.peers(stem).resized();
        let petals = |link: Digit| -> Vec<&Set> {
            let fits = |set: &&Set| {
                let spots = set.of(link);
                !set.cells.has(stem) && spots.is_some_and(|spots| spots.places.within(&seen))
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
    /// Chooses a petal for each candidate from one on, while something sees
    /// all places of the digit in them.
    fn go(&mut self, at: usize, targets: Cells<NEAR>) -> Found {
        if targets.is_empty() {
            return None;
        }
        let Some((link, petals)) = self.petals.get(at) else {
            return self.told(targets);
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

    fn told(&self, targets: Cells<NEAR>) -> Found {
        let board = self.board;
        let found: Vec<Fact> = ruled_out(board, targets.iter(), self.digit);
        let found = match self.technique {
            Technique::AlignedPair => found.into_iter().take(1).collect(),
            _ => found,
        };
        let stem = Almost::of_cells(board, [self.stem].into_iter().collect());
        let petals: Vec<&Set> = self.chosen.iter().map(|(_, petal)| *petal).collect();
        let linked: Vec<(&Set, &Set, Digit)> = self
            .chosen
            .iter()
            .map(|(link, petal)| (&stem, *petal, *link))
            .collect();
        let all: Vec<&Set> = petals.iter().copied().chain([&stem]).collect();
        let evidence = evidence(board, &all, &linked, &petals, &found);
        let together = petals.iter();
        let together = together.fold(Cells::default(), |all, petal| all.or(&petal.cells));
        let groups = [stem.cells, together].map(|cells| cells.resized());
        step_about(board, self.technique, evidence, found, &groups)
    }
}
