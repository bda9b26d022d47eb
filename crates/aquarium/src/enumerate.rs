//! Enumeration of the remaining cases, by levels. The tank with the fewest is settled first,
//! and each of its levels is followed until a line overshoots or undershoots its sum.
//!
//! A search that has opened very many cases continues with clause learning.

use clew_core::grid::Site;
use clew_core::model::Clash;
use clew_core::sat::{Oracle as _, Unsatisfiable};
use clew_core::solve::{Advance, Fuel, Search, unanswered};
use clew_core::trace::{Case, Event, Verdict};

use crate::board::clues::Clues;
use crate::board::{Aquarium, Board, Fact, Rule};
use crate::prove::{Domains, Levels, SearchEvent, SumSat, TreeSearch};
use crate::rules;

/// Number of cases opened before clause learning takes over.
const CASES: u64 = 3_000;
/// Number of cases shown one by one; of later ones every hundredth is shown.
const SHOWN: u64 = 100;

/// Search that is shown.
pub(super) struct LevelSearch {
    search: TreeSearch,
    board: Board,
    sums: Option<SumSat>,
    found: Vec<Vec<Levels>>,
    tried: u64,
    finished: bool,
}

impl LevelSearch {
    pub(super) fn new(clues: &Clues, board: &Board) -> Self {
        Self {
            search: TreeSearch::new(Domains::on(clues, board)),
            board: board.clone(),
            sums: None,
            found: Vec::new(),
            tried: 0,
            finished: false,
        }
    }

    fn solution(&mut self, levels: Vec<Levels>) -> Advance<Event<Aquarium>> {
        self.tried += 1;
        let facts = self.search.domains.facts_at(&levels);
        let facts = unanswered::<Aquarium>(&self.board, facts);
        self.found.push(levels);
        self.finished = self.found.len() == 2;
        let case = self.tried;
        Advance::Event(Event::Solution { facts, case })
    }

    fn exhausted(&mut self) -> Advance<Event<Aquarium>> {
        self.finished = true;
        Advance::Event(Event::Exhausted { cases: self.tried })
    }

    /// The last case tried, with the line that fails in it.
    fn case(&self, clues: &Clues, line: Option<usize>) -> Event<Aquarium> {
        let facts = unanswered::<Aquarium>(&self.board, self.search.domains.facts());
        let clash = match line {
            Some(line) => self.line_clash(clues, self.search.domains.site(line), &facts),
            None => Clash::new(Rule::NoLevel, Vec::new()),
        };
        Event::Case(Case {
            number: self.tried,
            of: None,
            facts,
            clash,
        })
    }

    /// How a line fails at the sum of a place if these cells are added to the board.
    fn line_clash(&self, clues: &Clues, site: Site, facts: &[Fact]) -> Clash<Aquarium> {
        let mut board = self.board.clone();
        for &fact in facts {
            // They are unknown on the board.
            let _ = board.learn(fact);
        }
        let clash = site
            .line()
            .and_then(|line| rules::line_clash(clues, &board, line));
        clash.unwrap_or_else(|| Clash::new(Rule::SumMissed, vec![site]))
    }
}

impl Search<Aquarium> for LevelSearch {
    fn advance(&mut self, clues: &Clues, fuel: &mut Fuel) -> Advance<Event<Aquarium>> {
        if self.finished {
            return Advance::Finished(Verdict::of_count(self.found.len()));
        }
        while self.tried < CASES {
            match self.search.advance(fuel) {
                SearchEvent::Solution => {
                    let levels = self.search.domains.levels.clone();
                    return self.solution(levels);
                }
                SearchEvent::Exhausted => return self.exhausted(),
                SearchEvent::OutOfFuel => return Advance::OutOfFuel,
                SearchEvent::Conflict(line) => {
                    self.tried += 1;
                    if self.tried <= SHOWN || self.tried.is_multiple_of(SHOWN) {
                        return Advance::Event(self.case(clues, line));
                    }
                }
            }
        }
        let sums = self.sums.get_or_insert_with(|| {
            let mut sums = self.search.encoded();
            for levels in &self.found {
                sums.forbid(levels);
            }
            sums
        });
        match sums.solve(&[], fuel) {
            Advance::Event(levels) => {
                sums.forbid(&levels);
                self.solution(levels)
            }
            Advance::Finished(Unsatisfiable) => self.exhausted(),
            Advance::OutOfFuel => Advance::OutOfFuel,
        }
    }

    fn tried(&self) -> (u64, Option<u64>) {
        (self.tried, None)
    }
}
