//! The last release: the subjects of all later commits are checked.
//!
//! It is the nearer of two commits: the last one with a tag such as `v0.2.0`, and the last one that changed the package's version in
//! `Cargo.toml` from one number to another. A clone without tags, as in CI, has only the second. Before the first release
//! there is neither, and no subject is checked. The same is true without a history.

use std::process::Command;

use crate::run::{Failure, Result, answer};
use crate::workshop::Workshop;

/// Commit from which subjects are checked.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Base {
    /// A commit, with its description.
    Commit(String, String),
    /// No commit, with the reason.
    Nowhere(String),
}

impl Base {
    /// The commit.
    pub(super) fn commit(&self) -> Option<&str> {
        match self {
            Base::Commit(commit, _) => Some(commit),
            Base::Nowhere(_) => None,
        }
    }

    /// A line that describes the range checked.
    pub(super) fn words(&self) -> String {
        match self {
            Base::Commit(commit, what) => {
                let short: String = commit.chars().take(9).collect();
                format!("checking all files, and the subjects of commits since {what} ({short})")
            }
            Base::Nowhere(why) => format!("nothing to check: {why}"),
        }
    }
}

/// Git in the project's folder.
pub(super) struct Git<'a> {
    workshop: &'a Workshop,
}

impl<'a> Git<'a> {
    pub(super) fn new(workshop: &'a Workshop) -> Self {
        Self { workshop }
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = self.workshop.command("git");
        // Print file names unquoted, whatever the user's settings are.
        command.args(["-c", "core.quotePath=false"]).args(arguments);
        // Git sets these when it runs a hook: they would select a repository other than the folder's.
        for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] {
            command.env_remove(name);
        }
        command
    }

    /// Output of Git; `None` if it fails or is not installed.
    pub(super) fn ask(&self, arguments: &[&str]) -> Option<String> {
        answer(&mut self.command(arguments))
    }

    /// Output of Git.
    ///
    /// # Errors
    /// Returns an error if Git fails.
    pub(super) fn demand(&self, arguments: &[&str]) -> Result<String> {
        self.ask(arguments)
            .ok_or_else(|| Failure::new(format!("`git {}` failed", arguments.join(" "))))
    }

    /// Paths of all files except ignored ones.
    ///
    /// # Errors
    /// Returns an error if Git fails.
    pub(super) fn files(&self) -> Result<Vec<String>> {
        let said = self.demand(&["ls-files", "--cached", "--others", "--exclude-standard"])?;
        Ok(said.lines().map(str::to_owned).collect())
    }

    /// Short hashes and subjects of the commits since `base`, without merges.
    ///
    /// # Errors
    /// Returns an error if Git fails.
    pub(super) fn subjects(&self, base: &str) -> Result<Vec<(String, String)>> {
        let range = format!("{base}..HEAD");
        let said = self.demand(&[
            "log",
            "--no-merges",
            "--no-show-signature",
            "--format=%h %s",
            &range,
        ])?;
        let split = |line: &str| {
            let (hash, subject) = line.split_once(' ').unwrap_or((line, ""));
            (hash.to_owned(), subject.to_owned())
        };
        Ok(said.lines().map(split).collect())
    }

    /// Number of commits since `base`.
    fn distance(&self, base: &str) -> Option<u64> {
        let range = format!("{base}..HEAD");
        self.ask(&["rev-list", "--count", &range])?.parse().ok()
    }

    /// The last commit with a release's tag, and the tag.
    fn tagged(&self) -> Option<(String, String)> {
        let tag = self.ask(&["describe", "--tags", "--abbrev=0", "--match=v[0-9]*"])?;
        let commit = self.ask(&["rev-list", "-1", &tag])?;
        Some((commit, format!("the release {tag}")))
    }

    /// The last commit that changed the version, and the version.
    fn version_changed(&self) -> Option<(String, String)> {
        // Version lines of dependencies match, too, hence the second check.
        let pattern = "-G^version = ";
        let commits = self.ask(&[
            "log",
            "--no-show-signature",
            "--format=%H",
            pattern,
            "--",
            "Cargo.toml",
        ])?;
        commits.lines().find_map(|commit| {
            let now = self.version(commit)?;
            let before = self.version(&format!("{commit}^"))?;
            (now != before).then(|| (commit.to_owned(), format!("the commit of version {now}")))
        })
    }

    /// Version of the package at a commit.
    fn version(&self, commit: &str) -> Option<String> {
        package_version(&self.ask(&["show", &format!("{commit}:Cargo.toml")])?)
    }
}

/// Finds the last release.
pub(super) fn find(git: &Git) -> Base {
    let nowhere = |why: &str| Base::Nowhere(why.to_owned());
    match git.ask(&["rev-parse", "--show-prefix"]).as_deref() {
        Some("") => {}
        Some(_) => return nowhere("the project is a folder of another repository"),
        None => return nowhere("there is no Git repository, or no Git"),
    }
    let Some(head) = git.ask(&["rev-parse", "--verify", "HEAD"]) else {
        return nowhere("the repository has no commit");
    };
    let found = [git.tagged(), git.version_changed()];
    let nearest = found
        .into_iter()
        .flatten()
        .min_by_key(|(commit, _)| git.distance(commit).unwrap_or(u64::MAX));
    if let Some((commit, what)) = nearest {
        return Base::Commit(commit, what);
    }
    let is_shallow = git
        .ask(&["rev-parse", "--is-shallow-repository"])
        .as_deref()
        == Some("true");
    let what = match is_shallow {
        true => {
            "the last commit, because the history ends before the last release; `git fetch --unshallow` fetches the rest"
        }
        false => "the last commit, because there has been no release",
    };
    Base::Commit(head, what.to_owned())
}

/// The base given by the user.
///
/// # Errors
/// Returns an error if the commit does not exist.
pub(super) fn named(git: &Git, name: &str) -> Result<Base> {
    // Start at the merge base: later commits on the other branch are not new here.
    let commit = git.ask(&["merge-base", name, "HEAD"]);
    let commit = commit.ok_or_else(|| Failure::new(format!("`{name}` is not a commit")))?;
    Ok(Base::Commit(commit, name.to_owned()))
}

/// Version of the package in a manifest.
fn package_version(manifest: &str) -> Option<String> {
    let version = |table: &str| {
        let lines = manifest.lines().skip_while(|line| line.trim() != table);
        let mut lines = lines.skip(1).take_while(|line| !line.starts_with('['));
        let version = lines.find_map(|line| line.strip_prefix("version = "))?;
        Some(version.split('"').nth(1)?.to_owned())
    };
    // All packages of a workspace share its version.
    version("[package]").or_else(|| version("[workspace.package]"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_version_of_the_package_counts() {
        let manifest = "[dependencies.a]\nversion = \"9\"\n\n[package]\nname = \"a\"\nversion = \"0.2.0\" # new\n\n[b]\nversion = \"3\"\n";
        assert_eq!(package_version(manifest).as_deref(), Some("0.2.0"));
        let workspace = "[package]\nname = \"a\"\n\n[b]\nversion = \"3\"\n";
        assert_eq!(package_version(workspace), None);
    }
}
