//! Reachable totals: subset sums over levels, in one line or in two at once, by
//! dynamic programming.
//!
//! Each stack of open pieces is filled to some height, which adds a certain number to
//! each of the lines. The totals that the first stacks can reach are a set of bits, one
//! row of bits for each total of the first line. The same is computed from the other
//! end. A height is possible if some total before it and some total after it add up to
//! what is needed. The time is linear in the number of heights, and the result is exact
//! while stacks do not depend on each other.

use serde::{Deserialize, Serialize};

use crate::board::Fact;
use crate::board::segments::SegmentId;

/// Number of cells that one more piece of a stack adds to each line.
pub(crate) type Gain = [usize; 2];

/// One piece of a stack.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct StackPiece {
    pub(crate) segment: SegmentId,
    pub(crate) gain: Gain,
    /// The open cells of the piece, as facts that make it water.
    pub(crate) water: Vec<Fact>,
    /// The facts that exclude the surface between the piece before and this one,
    /// if it is excluded.
    pub(crate) tied: Option<Vec<Fact>>,
}

/// Stack and the heights that it can have: bit `h` for `h` pieces filled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Heights {
    pub(crate) parts: Vec<StackPiece>,
    /// The heights that excluded surfaces leave.
    pub(crate) left: u64,
    /// The heights that meet the sums.
    pub(crate) possible: u64,
}

/// Totals of two lines that can be reached: bit `b` of row `a`.
#[derive(Clone, Debug, PartialEq)]
struct Reachable(Vec<u64>);

impl Reachable {
    fn only(at: Gain, [first, _]: Gain) -> Self {
        let mut rows = vec![0; first + 1];
        rows[at[0]] = 1 << at[1];
        Self(rows)
    }

    fn add_moved(&mut self, from: &Reachable, [first, second]: Gain, up: bool) {
        for (a, &bits) in from.0.iter().enumerate() {
            let (to, moved) = if up {
                (a.checked_add(first), bits << second)
            } else {
                (a.checked_sub(first), bits >> second)
            };
            if let Some(row) = to.and_then(|to| self.0.get_mut(to)) {
                *row |= moved;
            }
        }
    }

    fn meets(&self, other: &Reachable, gain: Gain) -> bool {
        let rows = self.0.iter().zip(other.0.iter().skip(gain[0]));
        rows.into_iter()
            .any(|(here, there)| (here << gain[1]) & there != 0)
    }
}

impl Heights {
    pub(crate) fn new(parts: Vec<StackPiece>) -> Self {
        let mut heights = Self {
            parts,
            left: 0,
            possible: 0,
        };
        heights.reset();
        heights
    }

    /// Makes all heights possible again.
    pub(crate) fn reset(&mut self) {
        self.left = (2 << self.parts.len()) - 1;
        self.possible = self.left;
    }

    /// The possible heights, and the gain of each.
    pub(crate) fn gains(&self) -> impl Iterator<Item = (usize, Gain)> {
        self.gains_of(self.possible)
    }

    /// Some heights, and the gain of each.
    pub(crate) fn gains_of(&self, heights: u64) -> impl Iterator<Item = (usize, Gain)> {
        let mut sum = [0, 0];
        (0..=self.parts.len()).filter_map(move |height| {
            if let Some(below) = height.checked_sub(1) {
                let gain = self.parts[below].gain;
                sum = [sum[0] + gain[0], sum[1] + gain[1]];
            }
            (heights >> height & 1 == 1).then_some((height, sum))
        })
    }

    /// Whether excluded surfaces leave out a height.
    pub(crate) fn has_gap(&self) -> bool {
        self.left != (2 << self.parts.len()) - 1
    }

    /// Excludes a height.
    pub(crate) fn exclude(&mut self, height: usize) {
        self.left &= !(1 << height);
        self.possible = self.left;
    }
}

/// Restricts each stack to the heights with which `needs` can be met; `false` if
/// they cannot be met at all. Totals are at most 63.
pub(crate) fn restrict(stacks: &mut [Heights], needs: Gain) -> bool {
    let mask = (2_u64 << needs[1]) - 1;
    let mut before = vec![Reachable::only([0, 0], needs)];
    for stack in stacks.iter() {
        let last = &before[before.len() - 1];
        let mut next = Reachable(vec![0; needs[0] + 1]);
        for (_, gain) in stack.gains() {
            next.add_moved(last, gain, true);
        }
        for row in &mut next.0 {
            *row &= mask;
        }
        before.push(next);
    }
    let mut after = Reachable::only(needs, needs);
    for (stack, before) in stacks.iter_mut().zip(&before).rev() {
        let mut previous = Reachable(vec![0; needs[0] + 1]);
        let mut possible = 0;
        for (height, gain) in stack.gains() {
            if before.meets(&after, gain) {
                possible |= 1 << height;
            }
            previous.add_moved(&after, gain, false);
        }
        stack.possible = possible;
        after = previous;
        if possible == 0 {
            return false;
        }
    }
    !stacks.is_empty() || needs == [0, 0]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stack(widths: &[usize]) -> Heights {
        Heights::new(
            widths
                .iter()
                .map(|&width| StackPiece {
                    segment: 0,
                    gain: [width, width % 2],
                    water: Vec::new(),
                    tied: None,
                })
                .collect(),
        )
    }

    /// All ways to fill the stacks, one by one.
    fn by_hand(stacks: &[Heights], needs: Gain) -> Vec<u64> {
        let mut ways: Vec<(Vec<usize>, Gain)> = vec![(Vec::new(), [0, 0])];
        for stack in stacks {
            ways = ways
                .iter()
                .flat_map(|(heights, sum)| {
                    stack.gains().map(move |(height, gain)| {
                        let mut heights = heights.clone();
                        heights.push(height);
                        (heights, [sum[0] + gain[0], sum[1] + gain[1]])
                    })
                })
                .collect();
        }
        let mut possible = vec![0; stacks.len()];
        for (heights, _) in ways.iter().filter(|(_, sum)| *sum == needs) {
            for (bits, height) in possible.iter_mut().zip(heights) {
                *bits |= 1 << height;
            }
        }
        possible
    }

    #[test]
    fn the_heights_left_are_those_that_trying_all_finds() {
        for needs in (0..9).flat_map(|a| (0..3).map(move |b| [a, b])) {
            let mut stacks = [stack(&[1, 2]), stack(&[3]), stack(&[2, 1, 2])];
            stacks[2].exclude(1);
            let expected = by_hand(&stacks, needs);
            let met = restrict(&mut stacks, needs);
            assert_eq!(met, expected.iter().all(|&bits| bits != 0), "{needs:?}");
            if met {
                let found: Vec<u64> = stacks.iter().map(|stack| stack.possible).collect();
                assert_eq!(found, expected, "{needs:?}");
            }
        }
    }
}
