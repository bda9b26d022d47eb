//! `cargo xtask audit`: the dependencies, by the rules of `deny.toml`.
//!
//! Known vulnerabilities are not among what is looked at: their list would have to be fetched again each time.

use crate::run::{Result, run};
use crate::tools::{self, DENY};
use crate::workshop::Workshop;

/// Checks licences, duplicates and sources of all dependencies.
///
/// # Errors
/// Returns an error if a dependency breaks a rule, or the examiner cannot be installed.
pub(crate) fn audit(workshop: &Workshop) -> Result<()> {
    tools::ready(workshop, &[DENY])?;
    run(workshop.cargo().args([
        "deny",
        "--workspace",
        "check",
        "licenses",
        "bans",
        "sources",
    ]))
}
