//! Satisfiability: a SAT solver called in small portions, and what is built on its
//! answers: minimal unsatisfiable subsets and backbones.

mod backbone;
pub mod cdcl;
mod mus;
mod oracle;
mod solver;
#[cfg(test)]
mod tests;

pub use backbone::{Backbone, Candidates};
pub use mus::DeletionMus;
pub use oracle::{Oracle, Unsatisfiable};
pub use solver::{CALL, DECISIONS, Lit, SatSolver, Status};
