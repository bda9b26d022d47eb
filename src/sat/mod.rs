//! Satisfiability.

pub(crate) mod cdcl;
