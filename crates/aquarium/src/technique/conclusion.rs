//! Conclusions from exact sums: heights of stacks are restricted to those that
//! meet the sums, and the facts that follow are collected, with the evidence for
//! them.

use clew_core::grid::{Site, SortDedup as _};
use clew_core::model::{Clash, Contradiction};
use clew_core::solve::{Find, Finding};
use clew_core::trace::Step;

use super::reachable::{Gain, Heights, StackPiece, restrict};
use super::reason::Reason;
use crate::board::clues::Clues;
use crate::board::lines::{Count, Piece};
use crate::board::segments::SegmentId;
use crate::board::{Aquarium, Board, Fact, Rule};
use crate::catalogue::Technique;

/// Conclusion from exact sums. It relies on as few excluded surfaces as it needs.
pub(crate) enum Conclusion {
    /// Nothing new.
    Nothing,
    /// Facts that follow.
    Facts {
        relied: Vec<Fact>,
        found: Vec<Fact>,
        /// The stacks, with the heights that are left and those that meet the sums.
        stacks: Vec<Heights>,
    },
    /// The sums cannot be met.
    Unreachable { relied: Vec<Fact> },
}

/// Contradiction of a rule at some places, with its evidence.
pub(crate) fn contradiction(
    rule: Rule,
    at: &[Site],
    clues: &[Site],
    given: Vec<Fact>,
) -> Finding<Aquarium> {
    Some(Find::Contradiction(Contradiction {
        clues: clues.to_vec(),
        given,
        clash: Clash::new(rule, at.to_vec()),
    }))
}

impl Conclusion {
    /// Finding from the sums of some lines: a step with its reason, or the contradiction that the sums of the lines `at` cannot
    /// be met. `given` adds the known facts to those relied on.
    pub(crate) fn find(
        self,
        technique: Technique,
        sums: &[Site],
        at: &[Site],
        given: impl FnOnce(Vec<Fact>) -> Vec<Fact>,
        reason: impl FnOnce(Vec<Heights>) -> Reason,
    ) -> Finding<Aquarium> {
        match self {
            Conclusion::Nothing => None,
            Conclusion::Facts {
                relied,
                found,
                stacks,
            } => {
                let step = Step::new(technique, sums.to_vec(), given(relied), found);
                Some(Find::Step(reason(stacks).of(step)))
            }
            Conclusion::Unreachable { relied } => {
                contradiction(Rule::SumMissed, at, sums, given(relied))
            }
        }
    }
}

/// Returns the facts by which two segments of a stack, the lower one first, are alike:
/// the surface is nowhere between them. `None` if it may be.
fn tie(clues: &Clues, board: &Board, lower: SegmentId, upper: SegmentId) -> Option<Vec<Fact>> {
    let segments = clues.segments();
    let mut facts = Vec::new();
    let mut at = lower;
    while at != upper {
        let first = segments.get(at).first();
        if board.surface(first) != Some(false) {
            return None;
        }
        facts.push(Fact::Surface(first, false));
        at = segments.get(at).above?;
    }
    Some(facts)
}

/// Stack of open pieces, each with its gain in a line or two.
pub(crate) fn heights(
    clues: &Clues,
    board: &Board,
    pieces: impl IntoIterator<Item = (SegmentId, Gain, Vec<Fact>)>,
) -> Heights {
    let mut parts: Vec<StackPiece> = Vec::new();
    for (segment, gain, water) in pieces {
        let tied = parts
            .last()
            .and_then(|below| tie(clues, board, below.segment, segment));
        parts.push(StackPiece {
            segment,
            gain,
            water,
            tied,
        });
    }
    Heights::new(parts)
}

/// Excludes the heights at which a surface cannot be, except the `omitted`, by
/// stack and height. Returns the facts relied on.
fn exclude_tied(stacks: &mut [Heights], omitted: &[(usize, usize)]) -> Vec<Fact> {
    let mut relied = Vec::new();
    for (i, stack) in stacks.iter_mut().enumerate() {
        for height in 1..stack.parts.len() {
            if let Some(facts) = &stack.parts[height].tied
                && !omitted.contains(&(i, height))
            {
                relied.extend(facts.iter().copied());
                stack.exclude(height);
            }
        }
    }
    relied
}

/// Facts that follow from the heights left and that the board does not know.
fn conclusions(clues: &Clues, board: &Board, stacks: &[Heights]) -> Vec<Fact> {
    let segments = clues.segments();
    let mut found = Vec::new();
    for stack in stacks {
        let lowest = stack.possible.trailing_zeros() as usize;
        let highest = stack.possible.ilog2() as usize;
        let water = stack.parts[..lowest].iter().flat_map(|part| &part.water);
        found.extend(water.copied());
        let air = stack.parts[highest..].iter().flat_map(|part| &part.water);
        found.extend(air.map(|&fact| clew_core::model::Fact::negated(fact)));
        for height in lowest + 1..highest {
            if stack.possible >> height & 1 == 1 {
                continue;
            }
            // The piece filled last and the next one are alike, and so is everything between them.
            let (below, next) = (&stack.parts[height - 1], &stack.parts[height]);
            let mut at = below.segment;
            while at != next.segment {
                let first = segments.get(at).first();
                if board.surface(first).is_none() {
                    found.push(Fact::Surface(first, false));
                }
                match segments.get(at).above {
                    Some(above) => at = above,
                    None => break,
                }
            }
        }
    }
    found.sort_dedup();
    found
}

/// Restricts stacks to the heights that meet `needs`, and concludes. Excluded surfaces
/// are left out one after the other if as much follows without them.
pub(crate) fn conclude(
    clues: &Clues,
    board: &Board,
    mut stacks: Vec<Heights>,
    needs: Gain,
) -> Conclusion {
    let attempt = |stacks: &mut [Heights], omitted: &[(usize, usize)]| {
        for stack in stacks.iter_mut() {
            stack.reset();
        }
        let relied = exclude_tied(stacks, omitted);
        let met = restrict(stacks, needs);
        (relied, met.then(|| conclusions(clues, board, stacks)))
    };
    let (mut relied, result) = attempt(&mut stacks, &[]);
    if result.as_ref().is_some_and(Vec::is_empty) {
        return Conclusion::Nothing;
    }
    let mut omitted = Vec::new();
    for i in 0..stacks.len() {
        for height in 1..stacks[i].parts.len() {
            if stacks[i].parts[height].tied.is_none() {
                continue;
            }
            omitted.push((i, height));
            let (fewer, same) = attempt(&mut stacks, &omitted);
            let enough = match (&result, &same) {
                (Some(found), Some(same)) => found.iter().all(|fact| same.contains(fact)),
                (None, None) => true,
                _ => false,
            };
            if enough {
                relied = fewer;
            } else {
                omitted.pop();
            }
        }
    }
    relied.sort_dedup();
    match result {
        Some(found) => {
            attempt(&mut stacks, &omitted);
            Conclusion::Facts {
                relied,
                found,
                stacks,
            }
        }
        None => Conclusion::Unreachable { relied },
    }
}

/// The stacks of one line.
pub(crate) fn in_line(clues: &Clues, board: &Board, count: &Count) -> Vec<Heights> {
    let part = |piece: &Piece| (piece.segment, [0, piece.width()], piece.water().collect());
    let stacks = count.open.iter();
    stacks
        .map(|stack| heights(clues, board, stack.iter().map(part)))
        .collect()
}

/// Restricts stacks to the heights that meet `needs`, taking all excluded surfaces into account.
pub(crate) fn restricted(mut stacks: Vec<Heights>, needs: Gain) -> Vec<Heights> {
    exclude_tied(&mut stacks, &[]);
    restrict(&mut stacks, needs);
    stacks
}

/// Concludes from the sum of one line.
pub(crate) fn conclude_line(clues: &Clues, board: &Board, count: &Count) -> Conclusion {
    match count.need() {
        Some(need) => conclude(clues, board, in_line(clues, board, count), [0, need]),
        None => Conclusion::Nothing,
    }
}
