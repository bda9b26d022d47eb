//! Two lines at once. Tanks that both lines share fill both together, which
//! can rule out levels that either line alone allows.

use crate::grid::{Line, Site};
use crate::model::{Broken, Clash};
use crate::solve::{Attempt, Attempts, Find};
use crate::trace::Step;

use super::lines::Count;
use super::reach::{Reached, heights, reach};
use super::sums::Heights;
use super::{Aquarium, Board, Clues, Fact, Rule, SegmentId, Technique};

/// Pairs of rows, then pairs of columns.
struct Pairs {
    counts: Vec<Count>,
    pairs: std::vec::IntoIter<(usize, usize)>,
}

/// Q15: two rows or two columns that share tanks.
pub(super) fn two_lines(clues: &Clues, board: &Board) -> Box<dyn Attempts<Aquarium>> {
    let counts: Vec<Count> = Count::open_lines(clues, board).collect();
    let parallel = |a: &Count, b: &Count| {
        matches!(
            (a.line, b.line),
            (Line::Row(_), Line::Row(_)) | (Line::Col(_), Line::Col(_))
        )
    };
    let mut pairs = Vec::new();
    for (i, one) in counts.iter().enumerate() {
        for (j, other) in counts.iter().enumerate().skip(i + 1) {
            if parallel(one, other) {
                pairs.push((i, j));
            }
        }
    }
    Box::new(Pairs {
        counts,
        pairs: pairs.into_iter(),
    })
}

/// The stacks that the open cells of two lines make.
fn shared(clues: &Clues, board: &Board, one: &Count, other: &Count) -> Vec<Heights> {
    let segments = clues.segments();
    let mut ids: Vec<SegmentId> = one
        .pieces()
        .chain(other.pieces())
        .map(|piece| piece.segment)
        .collect();
    ids.sort_unstable();
    ids.dedup();
    let width = |count: &Count, id| {
        let piece = count.pieces().find(|piece| piece.segment == id);
        piece.map_or(0, |piece| piece.width())
    };
    let part = |&id: &SegmentId| {
        let both = [one, other];
        let mut water: Vec<Fact> = both
            .iter()
            .flat_map(|count| count.pieces().filter(|piece| piece.segment == id))
            .flat_map(|piece| piece.water())
            .collect();
        water.sort_unstable();
        water.dedup();
        (id, both.map(|count| width(count, id)), water)
    };
    let stacks = segments.stacked(ids);
    stacks
        .iter()
        .map(|stack| heights(clues, board, stack.0.iter().map(part)))
        .collect()
}

fn pair(clues: &Clues, board: &Board, one: &Count, other: &Count) -> Option<Find<Aquarium>> {
    let stacks = shared(clues, board, one, other);
    let both = |stack: &&Heights| (0..2).all(|i| stack.parts.iter().any(|part| part.gain[i] > 0));
    // With a single stack in both, each line says all there is to say of it.
    if stacks.iter().filter(both).count() < 2 {
        return None;
    }
    let sites: Vec<Site> = vec![one.line.site(), other.line.site()];
    let given = |relied: Vec<Fact>| {
        let mut given = one.known_facts();
        given.extend(other.known_facts());
        given.extend(relied);
        given.sort_unstable();
        given.dedup();
        given
    };
    match reach(clues, board, &stacks, [one.need()?, other.need()?]) {
        Reached::Nothing => None,
        Reached::News { relied, found } => {
            let step = Step::new(Technique::TwoLines, sites, given(relied), found);
            Some(Find::Step(step))
        }
        Reached::Nowhere { relied } => Some(Find::Broken(Broken {
            clues: sites.clone(),
            given: given(relied),
            clash: Clash::new(Rule::SumMissed, sites),
        })),
    }
}

impl Attempts<Aquarium> for Pairs {
    fn attempt(&mut self, clues: &Clues, board: &Board) -> Attempt<Aquarium> {
        let Some((i, j)) = self.pairs.next() else {
            return Attempt::Done;
        };
        let (one, other) = (&self.counts[i], &self.counts[j]);
        match pair(clues, board, one, other) {
            Some(find) => Attempt::Found(find),
            None => Attempt::Nothing(one.line.site()),
        }
    }
}
