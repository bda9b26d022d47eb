//! Proof by the search that learns.

use crate::grid::Site;

use crate::solve::{Advance, Fuel, Prove, Prover, Refuter, Search as _};
use crate::trace::{Event, Verdict};

use super::search::LearningSearch;
use super::{Board, Clues, Fact, Slitherlink};

struct BySearch {
    clues: Clues,
    search: LearningSearch,
    common: Vec<Fact>,
    found: u32,
}

struct Dropping {
    clues: Clues,
    kept: Vec<Site>,
    at: usize,
}

impl Prove for Slitherlink {
    fn prover(clues: &Clues, _near: Option<&[Fact]>) -> Box<dyn Prover<Self>> {
        Box::new(BySearch {
            search: LearningSearch::new(clues, &Board::new(clues.shape())).endless(),
            clues: clues.clone(),
            common: Vec::new(),
            found: 0,
        })
    }

    fn refuter(clues: &Clues) -> Box<dyn Refuter> {
        Box::new(Dropping {
            kept: clues.counts().map(|(cell, _)| cell.site()).collect(),
            clues: clues.clone(),
            at: 0,
        })
    }
}

impl Prover<Slitherlink> for BySearch {
    fn solution(&mut self, fuel: &mut Fuel) -> Advance<Vec<Fact>> {
        loop {
            match self.search.advance(&self.clues, fuel) {
                Advance::Event(Event::Solution { facts, .. }) => {
                    if self.found == 0 {
                        self.common = facts.clone();
                    } else {
                        self.common.retain(|fact| facts.contains(fact));
                    }
                    self.found += 1;
                    return Advance::Event(facts);
                }
                Advance::Event(_) => {}
                Advance::OutOfFuel => return Advance::OutOfFuel,
                Advance::Finished(_) => {
                    return Advance::Finished(match self.found {
                        0 => Verdict::Impossible,
                        1 => Verdict::Unique,
                        _ => Verdict::Several,
                    });
                }
            }
        }
    }

    fn common(&mut self, fuel: &mut Fuel) -> Option<Vec<Fact>> {
        loop {
            match self.solution(fuel) {
                Advance::Event(_) => {}
                Advance::OutOfFuel => return None,
                Advance::Finished(_) => return Some(self.common.clone()),
            }
        }
    }
}

impl Refuter for Dropping {
    fn contradiction(&mut self, fuel: &mut Fuel) -> Advance<Vec<Site>> {
        while self.at < self.kept.len() {
            if !fuel.spend() {
                return Advance::OutOfFuel;
            }
            let mut fewer = self.kept.clone();
            fewer.remove(self.at);
            let change = crate::model::Change::Keep(fewer.clone());
            let clues = <Slitherlink as crate::model::Edit>::edited(&self.clues, &change)
                .expect("clues can always be dropped");
            match Slitherlink::prover(&clues, None).solution(&mut Fuel::unlimited()) {
                Advance::Event(_) => self.at += 1,
                _ => self.kept = fewer,
            }
        }
        Advance::Event(self.kept.clone())
    }

    fn settled(&self) -> (u64, u64) {
        (self.at as u64, self.kept.len() as u64)
    }
}
