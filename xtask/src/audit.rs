//! `cargo xtask audit`: checks the dependencies against the rules of `deny.toml`.
//!
//! It does not check for known vulnerabilities, because their list would have to be fetched each time.

use crate::run::{Result, run};
use crate::tools::{self, DENY};
use crate::workshop::Workshop;

/// Checks licences, duplicates and sources of all dependencies.
///
/// # Errors
/// Returns an error if a dependency breaks a rule, or if the checker cannot be installed.
pub(crate) fn audit(workshop: &Workshop) -> Result<()> {
    tools::ready(workshop, &[DENY], None)?;
    run(workshop.cargo().args([
        "deny",
        "--workspace",
        "check",
        "licenses",
        "bans",
        "sources",
    ]))
}
