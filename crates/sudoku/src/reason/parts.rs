//! Parts of a pattern: the houses it is about, and the places the picture
//! distinguishes.

use clew_core::grid::{Cell, SortDedup as _, SortShort as _};

use super::{Escape, Reason, Set};
use crate::board::{Cells, Digit, Digits, Fact, Houses, Name};

impl Reason {
    /// The houses it is about, each once.
    pub fn houses(&self) -> Vec<Name> {
        let mut pattern = self.clone();
        let names = pattern.names().into_iter();
        let mut names: Vec<Name> = names.map(|name| *name).collect();
        names.sort_dedup();
        names
    }

    /// Places that the picture distinguishes: the main ones first, the accompanying ones second.
    pub(crate) fn groups(&self) -> Vec<Vec<Cell>> {
        match self {
            Reason::Single { .. } => Vec::new(),
            Reason::Locked { cells, .. } | Reason::AvoidableRectangle { cells, .. } => {
                vec![cells.clone()]
            }
            Reason::Naked(subset) | Reason::Hidden { subset, .. } => vec![subset.cells.clone()],
            Reason::Direct { by, lost, .. } => [by.groups(), vec![lost.clone()]].concat(),
            Reason::Fish { body, fins, .. } => vec![body.clone(), fins.clone()],
            Reason::WWing { ends, link, .. } => vec![ends.cells.clone(), link.clone()],
            Reason::AlsChain { sets, .. } => match &sets[..] {
                [first, pivot, last] => vec![union([first, last]), pivot.cells.clone()],
                [first, between @ .., last] => {
                    let all = [first, last].into_iter().chain(between);
                    all.map(|set| set.cells.clone()).collect()
                }
                _ => Vec::new(),
            },
            Reason::Wing {
                pincer,
                others,
                link,
            } => {
                let [pivots, wings] = Set::wings(pincer, others, *link);
                vec![union(pivots), union(wings)]
            }
            Reason::SueDeCoq {
                crossing,
                in_line,
                in_region,
            } => vec![crossing.cells.clone(), union([in_line, in_region])],
            Reason::Blossom { stem, petals } => {
                let sets = petals.iter().map(|petal| &petal.set);
                vec![stem.cells.clone(), union(sets)]
            }
            Reason::AlignedTriplet { pair, excluders } => vec![pair.clone(), excluders.clone()],
            Reason::RemotePair { path, .. } => {
                let mut cells = path.clone();
                cells.sort_short();
                vec![cells]
            }
            Reason::DeadlyPattern {
                cells,
                roof,
                escape,
                ..
            } => vec![cells.clone(), roof.cells.clone(), escape.others().to_vec()],
            Reason::HiddenRectangle { cells, corner, .. } => vec![cells.clone(), vec![*corner]],
            Reason::Bug {
                open,
                extra,
                escape,
            } => vec![open.clone(), extra.cells.clone(), escape.others().to_vec()],
        }
    }

    /// The candidates that it speaks of, as facts.
    pub(crate) fn candidates(&self) -> Vec<Fact> {
        let places = |cells: &[Cell], digit: Digit| -> Vec<Fact> {
            cells.iter().map(|&cell| Fact::Is(cell, digit)).collect()
        };
        let all = |cells: &[Cell], digits: Digits| -> Vec<Fact> {
            let digits = digits.iter();
            digits.flat_map(|digit| places(cells, digit)).collect()
        };
        let of = |sets: &[&Set]| -> Vec<Fact> {
            let sets = sets.iter();
            sets.flat_map(|set| all(&set.cells, set.digits)).collect()
        };
        match self {
            Reason::Locked { digit, cells, .. } => places(cells, *digit),
            Reason::Naked(set) | Reason::Hidden { subset: set, .. } => of(&[set]),
            Reason::Direct { by, .. } => by.candidates(),
            Reason::Fish {
                digit, body, fins, ..
            } => [places(body, *digit), places(fins, *digit)].concat(),
            Reason::WWing { ends, linked, link } => [of(&[ends]), places(link, *linked)].concat(),
            Reason::AlsChain { sets, .. } => of(&sets.iter().collect::<Vec<_>>()),
            Reason::SueDeCoq {
                crossing,
                in_line,
                in_region,
            } => of(&[crossing, in_line, in_region]),
            Reason::Blossom { stem, petals } => {
                let petals = petals.iter().map(|petal| &petal.set);
                of(&petals.chain([stem]).collect::<Vec<_>>())
            }
            Reason::RemotePair { path, digits } => all(path, *digits),
            Reason::DeadlyPattern {
                cells,
                roof,
                digits,
                ..
            } => [all(cells, *digits), of(&[roof])].concat(),
            Reason::HiddenRectangle { cells, digits, .. }
            | Reason::AvoidableRectangle { cells, digits } => all(cells, *digits),
            Reason::Bug { extra, .. } => of(&[extra]),
            Reason::Wing { pincer, others, .. } => {
                of(&others.iter().chain([pincer]).collect::<Vec<_>>())
            }
            Reason::Single { .. } | Reason::AlignedTriplet { .. } => Vec::new(),
        }
    }

    /// Replaces houses that the evidence does not need. Each new house holds what the
    /// old one holds of the pattern, except its fins, and of `found`.
    pub(crate) fn rehouse(&mut self, houses: &Houses, used: &[usize], found: &[Cell]) {
        let cells = match self {
            Reason::Fish { body, .. } => body.clone(),
            _ => self.groups().concat(),
        };
        for name in self.names() {
            if used.contains(&houses.number(*name)) {
                continue;
            }
            let former = &houses.named(*name).cells;
            let all = cells.iter().chain(found).map(|&cell| houses.index(cell));
            let held: Cells = all.filter(|&cell| former.has(cell)).collect();
            let mut others = used.iter().map(|&number| &houses.all()[number]);
            let other = others.find(|other| held.within(&other.cells));
            *name = other.map_or(*name, |other| other.name);
        }
    }

    /// The houses it is about.
    fn names(&mut self) -> Vec<&mut Name> {
        match self {
            Reason::Single { house } | Reason::Hidden { house, .. } => vec![house],
            Reason::Locked { from, to, .. } => vec![from, to],
            Reason::Direct { by, house, .. } => {
                let mut names = by.names();
                names.push(house);
                names
            }
            Reason::Fish { base, cover, .. } => base.iter_mut().chain(cover).collect(),
            Reason::DeadlyPattern { escape, .. } | Reason::Bug { escape, .. } => match escape {
                Escape::Locked { house, .. } | Escape::Subset { house, .. } => vec![house],
                Escape::Cell | Escape::Digit(_) | Escape::Crossed(_) => Vec::new(),
            },
            Reason::Naked(_)
            | Reason::WWing { .. }
            | Reason::AlsChain { .. }
            | Reason::Wing { .. }
            | Reason::SueDeCoq { .. }
            | Reason::Blossom { .. }
            | Reason::AlignedTriplet { .. }
            | Reason::RemotePair { .. }
            | Reason::HiddenRectangle { .. }
            | Reason::AvoidableRectangle { .. } => Vec::new(),
        }
    }
}

impl Escape {
    /// The cells that form a subset with those that escape.
    pub fn others(&self) -> &[Cell] {
        match self {
            Escape::Subset { others, .. } => &others.cells,
            _ => &[],
        }
    }
}

/// Cells of some sets, each once and in order.
pub(crate) fn union<'a>(sets: impl IntoIterator<Item = &'a Set>) -> Vec<Cell> {
    let cells = sets.into_iter().flat_map(|set| &set.cells);
    let mut cells: Vec<Cell> = cells.copied().collect();
    cells.sort_dedup();
    cells
}

impl Set {
    /// Sets of a wing: the pivots, which share the link with the pincer, and the wings.
    pub(crate) fn wings<'a>(pincer: &'a Set, others: &'a [Set], link: Digit) -> [Vec<&'a Set>; 2] {
        let (pivots, rest): (Vec<&Set>, Vec<&Set>) =
            others.iter().partition(|set| set.digits.has(link));
        [pivots, std::iter::once(pincer).chain(rest).collect()]
    }
}
