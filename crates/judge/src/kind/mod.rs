//! Interface of a kind to the judge: its rules on a finished board, and how boards and
//! facts are read.

pub(crate) mod formula;
pub(crate) mod questions;
pub(crate) mod roles;

use std::fmt::Debug;

use clew_core::format::Read;

use clew_core::grid::Site;
use clew_core::solve::Solve;
use clew_core::story::Tell;
use clew_core::trace::Step;

use formula::Formula;
use questions::{Evidence, Judge};
use roles::Role;

/// A kind that the judge knows.
pub trait Judged: Read + Solve<Clues: Clued<Kind = Self>> + Tell {
    /// The folder of its puzzles in the corpora.
    const FOLDER: &'static str;
    /// Facts that the sentence of a step names and that it does without otherwise.
    fn named(_step: &Step<Self>) -> Vec<Self::Fact> {
        Vec::new()
    }

    /// Whether the evidence of a step is as little as any argument needs. That of other steps is what their own argument
    /// uses, which another one may do without.
    fn is_least(_step: &Step<Self>) -> bool {
        true
    }

    /// Role of the places that an argument of a message names; `None` if it is not declared.
    fn role(message: &str, name: &str) -> Option<Role<Self>>;

    /// Whether facts alone, without a clue, show that suppositions cover every case.
    const CASES_SHOW_IN_FACTS: bool = true;
    /// A finished board.
    type Filled: Clone + Debug + PartialEq;
    /// The rules as clauses.
    type Formula: Formula<Self>;

    /// A random board, small enough to be judged, with one solution in most cases. The same seed gives the same board.
    fn random(seed: u64) -> Self::Clues;

    /// Places where clues are printed.
    fn printed(clues: &Self::Clues) -> Vec<Site>;

    /// Whether a finished board keeps the rules, not counting clues.
    ///
    /// # Errors
    /// Names the rule that is violated.
    fn is_lawful(clues: &Self::Clues, filled: &Self::Filled) -> Result<(), String>;

    /// Whether a finished board meets the clue printed at a place.
    ///
    /// # Errors
    /// Describes how the clue is violated.
    fn meets(clues: &Self::Clues, filled: &Self::Filled, at: Site) -> Result<(), String>;

    /// Whether a fact holds on a finished board.
    fn holds(clues: &Self::Clues, filled: &Self::Filled, fact: Self::Fact) -> bool;

    /// Facts that distinguish a finished board from all others. A trace that
    /// shows the board must state each of them.
    fn facts(clues: &Self::Clues, filled: &Self::Filled) -> Vec<Self::Fact>;

    /// The finished board that facts describe.
    ///
    /// # Errors
    /// Names what is left open, or the facts that disagree.
    fn filled(clues: &Self::Clues, facts: &[Self::Fact]) -> Result<Self::Filled, String>;

    /// The finished board that a record of a corpus holds.
    fn filled_of_text(clues: &Self::Clues, text: &str) -> Option<Self::Filled>;

    /// The puzzle of a record of other people's puzzles, in a form that is read.
    fn text_of(record: &serde_json::Value) -> Option<String> {
        let text = record.get("puzzle").or(record.get("text"))?;
        text.as_str().map(str::to_owned)
    }

    /// Facts that a board knows.
    fn known(board: &Self::Board) -> Vec<Self::Fact>;

    /// Number of undecided cells of a board.
    fn open_cells(board: &Self::Board) -> usize;

    /// Whether a fact may be named if the facts `among` are known: it is one of them,
    /// or can be read off them directly.
    fn may_name(_clues: &Self::Clues, among: &[Self::Fact], fact: Self::Fact) -> bool {
        among.contains(&fact)
    }

    /// Facts grouped into the objects that a reader sees as one each.
    fn objects_of(_clues: &Self::Clues, facts: &[Self::Fact]) -> Vec<Vec<Self::Fact>> {
        facts.iter().map(|&fact| vec![fact]).collect()
    }

    /// Whether facts lead to what a step finds without a further step.
    fn leads_to(clues: &Self::Clues, facts: &[Self::Fact], found: Self::Fact) -> bool {
        Self::may_name(clues, facts, found)
    }

    /// Whether what a step finds follows if the puzzle has exactly one solution, as its
    /// technique assumes. The default, for kinds without such techniques, is plain
    /// entailment.
    ///
    /// # Errors
    /// Names the fault of the evidence.
    fn follows_if_unique(
        judge: &mut Judge<Self>,
        evidence: &Evidence<Self>,
        _step: &Step<Self>,
        found: Self::Fact,
    ) -> Result<bool, String> {
        judge.entails(evidence, found)
    }

    /// Whether a finished board keeps all rules and meets all clues.
    ///
    /// # Errors
    /// Names the rule or the clue that is violated.
    fn is_solution(clues: &Self::Clues, filled: &Self::Filled) -> Result<(), String> {
        Self::is_lawful(clues, filled)?;
        let mut printed = Self::printed(clues).into_iter();
        printed.try_for_each(|at| Self::meets(clues, filled, at))
    }
}

/// Clues, from which the judge infers the kind.
pub trait Clued: Clone {
    /// The kind that they are printed for.
    type Kind: Judged<Clues = Self>;
}

/// The likeliest reading of a test's own text.
pub fn clues<C: Clued>(text: &str) -> C {
    let mut readings = C::Kind::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    readings.remove(0).clues
}

/// Facts in groups: facts that are tied, directly or through others, are in the same
/// group.
pub(super) fn grouped<F: Copy>(facts: &[F], is_tied: impl Fn(F, F) -> bool) -> Vec<Vec<F>> {
    let mut groups: Vec<Vec<F>> = Vec::new();
    for &fact in facts {
        let joins = |group: &Vec<F>| group.iter().any(|&other| is_tied(fact, other));
        let (joined, mut apart): (Vec<_>, Vec<_>) = groups.into_iter().partition(joins);
        apart.push([joined.concat(), vec![fact]].concat());
        groups = apart;
    }
    groups
}
