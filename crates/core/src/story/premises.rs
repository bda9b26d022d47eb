//! Premises of known facts: the clues and the stated facts of a position from which a
//! board knows them.
//!
//! A board knows more than what was stated: the side of a cell that known edges tie to
//! the rim, the digits that a placed one rules out. If evidence names such a fact, it
//! means the facts that it was read off.

use crate::grid::{Site, SortDedup as _};

use super::Tell;

/// Clues and stated facts that known facts rest on, each once and in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Premises<F> {
    /// Places of the printed clues.
    pub clues: Vec<Site>,
    /// Facts that were stated.
    pub facts: Vec<F>,
}

/// Premises of some facts of a board. Each fact was stated, is printed, or was read off
/// such facts; `None` if one was not. If a fact has several sources, the one that
/// names the fewest facts counts.
pub fn premises<P: Tell>(
    clues: &P::Clues,
    board: &P::Board,
    is_stated: impl Fn(P::Fact) -> bool,
    facts: &[P::Fact],
) -> Option<Premises<P::Fact>> {
    let (mut sites, mut stated) = (Vec::new(), Vec::new());
    let is_known = |fact: &P::Fact| P::clue_of(clues, *fact).is_some() || is_stated(*fact);
    for &fact in facts {
        let source = match is_known(&fact) {
            true => vec![fact],
            false => {
                let sources = P::sources(clues, board, fact).into_iter();
                let sources = sources.filter(|source| source.iter().all(is_known));
                sources.min_by_key(Vec::len)?
            }
        };
        for fact in source {
            match P::clue_of(clues, fact) {
                Some(site) => sites.push(site),
                None => stated.push(fact),
            }
        }
    }
    sites.sort_dedup();
    stated.sort_dedup();
    Some(Premises {
        clues: sites,
        facts: stated,
    })
}
