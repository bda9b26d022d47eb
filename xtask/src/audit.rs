//! `cargo xtask audit`: checks the dependencies against the rules of `deny.toml`, and against known vulnerabilities if their list is at hand.
//!
//! The list is not fetched, because an audit without a network should work as well: `cargo deny fetch` does that.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::run::{Result, run};
use crate::tools::{self, DENY};
use crate::workshop::Workshop;

/// Folder of the lists of known vulnerabilities, in cargo's own folder.
const LISTS: &str = "advisory-dbs";

/// Checks licences, duplicates and sources of all dependencies, and whether they have known vulnerabilities.
///
/// # Errors
/// Returns an error if a dependency breaks a rule or is vulnerable, or if the checker cannot be installed.
pub(crate) fn audit(workshop: &Workshop) -> Result<()> {
    tools::ready(workshop, &[DENY], None)?;
    let lists = cargo_home().join(LISTS);
    let is_listed = is_filled(&lists);
    let mut command = workshop.cargo();
    command.args(["deny", "--workspace", "--offline", "check"]);
    command.args(["licenses", "bans", "sources"]);
    if is_listed {
        command.arg("advisories");
    }
    run(&mut command)?;
    if !is_listed {
        println!(
            "known vulnerabilities were NOT checked: {} is empty; `cargo deny fetch` fills it",
            lists.display()
        );
    }
    Ok(())
}

fn cargo_home() -> PathBuf {
    let home = || Some(env::home_dir()?.join(".cargo"));
    let named = env::var_os("CARGO_HOME").map(PathBuf::from);
    named.or_else(home).unwrap_or_default()
}

/// Whether a folder exists and is not empty.
fn is_filled(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::is_filled;

    #[test]
    fn a_list_is_at_hand_if_its_folder_has_something() {
        let folder = std::env::temp_dir().join(format!("clew-audit-{}", std::process::id()));
        assert!(!is_filled(&folder));
        fs::create_dir_all(&folder).expect("a folder");
        assert!(!is_filled(&folder));
        fs::write(folder.join("list"), "").expect("a file");
        assert!(is_filled(&folder));
        fs::remove_dir_all(&folder).expect("the folder is there");
    }
}
