//! Conflict-driven clause learning over exactly-one constraints: exactly one literal of
//! each list is true.
//!
//! A solver in the manner of MiniSat (Eén & Sörensson 2003), for problems that are
//! exact covers. A clause with two watches says that a constraint has a true literal.
//! Implications between literals, which need no watching, say that it has no second
//! one. Equal and opposite literals are substituted first ([`Substitution`]), then the
//! search goes from model to model ([`Solver`]).
//!
//! It can stop when fuel runs out and resume later, unlike a solver whose calls run to
//! completion. It does not know any kind of puzzle.
//!
//! Why not [`SatSolver`](super::SatSolver), which is `batsat`? It takes 1.9 to 6.2 times as
//! long on the hard ones of 24 boards of 25×25 (those over 2 s), and misses three in a
//! minute that this one decides: it must watch a clause for each pair that is not both
//! true, where one list of implications is enough. On 16×16 and irregular boards of 9×9,
//! which hardly search, it takes 1.1 to 1.4 times as long.
//!
//! Literature, cited in the modules by authors and year:
//!
//! - Moskewicz, Madigan, Zhao, Zhang, Malik: *Chaff: Engineering an Efficient SAT
//!   Solver*. DAC 2001.
//! - Eén, Sörensson: *An Extensible SAT-solver*. SAT 2003.
//! - Pipatsrisawat, Darwiche: *A Lightweight Component Caching Scheme for
//!   Satisfiability Solvers*. SAT 2007.
//! - Audemard, Simon: *Predicting Learnt Clauses Quality in Modern SAT Solvers*.
//!   IJCAI 2009.
//! - Sörensson, Biere: *Minimizing Learned Clauses*. SAT 2009.
//! - Biere, Fröhlich: *Evaluating CDCL Restart Schemes*. POS 2015.
//! - Oh: *Between SAT and UNSAT: The Fundamental Difference in CDCL SAT*. SAT 2015.
//! - Fleury, Biere: *Efficient All-UIP Learned Clause Minimization*. SAT 2021.

mod analysis;
mod database;
mod implications;
mod order;
mod solver;
mod substitution;
mod trail;

pub use solver::{SearchOutcome, Solver};
pub use substitution::{Image, Substitution};
pub use trail::{Lit, number};

/// Literals; exactly one of them is true.
pub type ExactlyOne = Vec<Lit>;
