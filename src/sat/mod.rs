//! Satisfiability: a SAT solver asked in small portions, and what is built on
//! its answers: minimal unsatisfiable subsets and backbones.

mod backbone;
pub(crate) mod cdcl;
mod mus;
mod oracle;
mod solver;
#[cfg(test)]
mod tests;

pub(crate) use backbone::{Backbone, Candidates};
pub(crate) use mus::DeletionMus;
pub(crate) use oracle::{Oracle, Unsatisfiable};
pub(crate) use solver::{CALL, DECISIONS, Lit, SatSolver, Status};
