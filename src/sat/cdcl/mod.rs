//! Conflict-driven clause learning over exactly-one constraints: lists of
//! literals of which exactly one is true.
//!
//! A solver in the manner of MiniSat (Eén & Sörensson 2003), for problems that
//! are exact covers. That a constraint has a true literal is a clause with two
//! watches; that it has no second one is kept as implications between literals,
//! which need no watching. Equal and opposite literals are substituted first
//! ([`Substitution`]), then the search goes from model to model ([`Solver`]).
//!
//! It is put down and taken up as fuel comes, which a solver whose calls run to
//! their end does not offer, and it knows no puzzle.

mod analysis;
mod database;
mod implications;
mod order;
mod solver;
mod substitution;
mod trail;

pub(crate) use solver::{Outcome, Solver};
pub(crate) use substitution::{Image, Substitution};
pub(crate) use trail::{Lit, number};

/// Literals of which exactly one is true.
pub(crate) type ExactlyOne = Vec<Lit>;
