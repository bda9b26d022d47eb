//! Constraint network of a puzzle: a variable for each chain of segments, its
//! level, and a constraint for each line: the sum of what its chains add to it.
//!
//! A tank is one chain if it has one level. If its segments form a tree, each segment
//! continues the longest chain below it. The other chains that it stands on are linked
//! to it: they are full as soon as it is water.

use clew_core::grid::{Cell, Site, SortShort as _};

use crate::board::Fact;
use crate::board::clues::Clues;
use crate::board::segments::SegmentId;

/// Set of levels of a chain: bit `l` for `l` segments filled.
pub(crate) type Levels = u64;

/// Set of lines with a sum, by number: rows from the top, then columns from
/// the left.
pub(super) type Lines = u128;

/// Levels of a chain that add the same to a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) gain: u8,
    pub(super) levels: Levels,
}

/// Share of a chain in a line: its groups, from the lowest gain.
#[derive(Clone, Copy, Debug)]
pub(super) struct Summand {
    pub(super) chain: u16,
    from: u32,
    to: u32,
}

/// A line with a sum.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Line {
    pub(super) sum: u8,
    pub(in super::super) site: Site,
    from: u32,
    to: u32,
}

/// Implication between chains: from a level of one upwards, the other is full.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) chain: u16,
    /// The levels that need the other chain full.
    pub(super) high: Levels,
    pub(super) other: u16,
    /// The full level of the other chain.
    pub(super) full: Levels,
}

/// Variables and constraints of one puzzle.
#[derive(Debug)]
pub(crate) struct Network {
    /// All levels, by chain.
    pub(in super::super) levels: Vec<Levels>,
    pub(in super::super) lines: Vec<Line>,
    summands: Vec<Summand>,
    groups: Vec<Group>,
    /// Lines that a chain adds to, by chain.
    pub(super) touched: Vec<Lines>,
    pub(super) links: Vec<Link>,
    /// Chain and place in it from 0, by segment.
    place: Vec<(u16, u8)>,
    /// Cells in reading order, each with its segment.
    cells: Vec<(Cell, SegmentId)>,
}

/// The levels from one to another, both included.
pub(super) fn between(from: u8, to: u8) -> Levels {
    ((2 << to) - 1) & !((1 << from) - 1)
}

impl Network {
    pub(crate) fn new(clues: &Clues) -> Self {
        let shape = clues.shape();
        let segments = clues.segments();
        let mut network = Self {
            levels: Vec::new(),
            lines: Vec::with_capacity(usize::from(shape.rows) + usize::from(shape.cols)),
            summands: Vec::with_capacity(shape.area()),
            groups: Vec::with_capacity(3 * shape.area()),
            touched: Vec::new(),
            links: Vec::new(),
            place: Vec::with_capacity(segments.all().len()),
            cells: Vec::with_capacity(shape.area()),
        };
        network.chains(clues);
        for cell in shape.cells() {
            network.cells.push((cell, segments.of(cell)));
        }
        network.touched = vec![0; network.levels.len()];
        let mut keys: Vec<u32> = Vec::new();
        for (line, sum) in clues.sums() {
            keys.clear();
            for cell in line.cells(shape) {
                let (chain, place) = network.place[usize::from(segments.of(cell))];
                keys.push(u32::from(chain) << 8 | u32::from(place));
            }
            keys.sort_short();
            network.line(line.site(), sum, &keys);
        }
        network
    }

    fn chains(&mut self, clues: &Clues) {
        let mut length: Vec<u8> = Vec::new();
        for segment in clues.segments().all() {
            let chain_of = |&id: &SegmentId| self.place[usize::from(id)].0;
            let below = segment.below.iter().map(chain_of);
            let longest = below
                .clone()
                .max_by_key(|&chain| (length[usize::from(chain)], std::cmp::Reverse(chain)));
            let chain = longest.unwrap_or_else(|| {
                length.push(0);
                u16::try_from(length.len() - 1).expect("at most 1,600 chains")
            });
            let place = length[usize::from(chain)];
            for other in below.filter(|&other| other != chain) {
                self.links.push(Link {
                    chain,
                    high: place.into(),
                    other,
                    full: 1 << length[usize::from(other)],
                });
            }
            self.place.push((chain, place));
            length[usize::from(chain)] += 1;
        }
        for link in &mut self.links {
            let length = length[usize::from(link.chain)];
            let place = u8::try_from(link.high).expect("a chain has at most 40 segments");
            link.high = between(place + 1, length);
        }
        self.levels = length.iter().map(|&length| between(0, length)).collect();
    }

    /// Adds a line from its cells: for each its chain and place, in order.
    fn line(&mut self, site: Site, sum: u8, keys: &[u32]) {
        let number = self.lines.len();
        let start = self.summands.len() as u32;
        let split = |key: u32| ((key >> 8) as u16, (key & 0xff) as u8);
        let mut at = 0;
        while at < keys.len() {
            let (chain, _) = split(keys[at]);
            let from = self.groups.len() as u32;
            let (mut gain, mut lowest) = (0, 0);
            while at < keys.len() && split(keys[at]).0 == chain {
                let (key, begin) = (keys[at], at);
                let place = split(key).1;
                self.groups.push(Group {
                    gain,
                    levels: between(lowest, place),
                });
                while at < keys.len() && keys[at] == key {
                    at += 1;
                }
                gain += (at - begin) as u8;
                lowest = place + 1;
            }
            let all = self.levels[usize::from(chain)];
            self.groups.push(Group {
                gain,
                levels: all & !((1 << lowest) - 1),
            });
            self.summands.push(Summand {
                chain,
                from,
                to: self.groups.len() as u32,
            });
            self.touched[usize::from(chain)] |= 1 << number;
        }
        self.lines.push(Line {
            sum,
            site,
            from: start,
            to: self.summands.len() as u32,
        });
    }

    /// The set of all lines.
    pub(super) fn all_lines(&self) -> Lines {
        match self.lines.len() {
            0 => 0,
            lines => Lines::MAX >> (128 - lines),
        }
    }

    /// The chains of a line.
    pub(super) fn summands(&self, line: usize) -> &[Summand] {
        let Line { from, to, .. } = self.lines[line];
        &self.summands[from as usize..to as usize]
    }

    /// The groups of levels of a summand.
    pub(super) fn groups(&self, item: Summand) -> &[Group] {
        &self.groups[item.from as usize..item.to as usize]
    }

    /// The chain of a segment, and its place in it from 0.
    pub(crate) fn place(&self, id: SegmentId) -> (u16, u8) {
        self.place[usize::from(id)]
    }

    /// The chain of a cell, and the place of its segment in it; `None` off the
    /// board.
    pub(crate) fn place_of(&self, cell: Cell) -> Option<(u16, u8)> {
        let found = self.cells.binary_search_by_key(&cell, |&(cell, _)| cell);
        found.ok().map(|i| self.place(self.cells[i].1))
    }

    /// The facts that hold at these levels, in reading order.
    pub(crate) fn facts(&self, levels: &[Levels]) -> Vec<Fact> {
        let fact = |&(cell, id): &(Cell, SegmentId)| {
            let (chain, place) = self.place(id);
            let levels = levels[usize::from(chain)];
            let wet = levels & !between(0, place);
            if wet == levels {
                Some(Fact::water(cell))
            } else if wet == 0 {
                Some(Fact::air(cell))
            } else {
                None
            }
        };
        self.cells.iter().filter_map(fact).collect()
    }
}
