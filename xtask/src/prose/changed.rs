//! Lines that are new since a commit, in the working tree as it is.
//!
//! A line that only moved is not new: if the same text was removed elsewhere, whatever its indentation, it is left out.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use crate::run::Result;

use super::base::Git;

/// Lines of a file by number, from 1.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// These.
    Some(BTreeSet<usize>),
    /// All: the file itself is new.
    All,
}

impl Lines {
    pub(super) fn contains(&self, line: usize) -> bool {
        match self {
            Lines::Some(lines) => lines.contains(&line),
            Lines::All => true,
        }
    }
}

/// New lines of all files whose path is `wanted`.
///
/// # Errors
/// Returns an error if Git fails.
pub(super) fn lines(
    git: &Git,
    base: &str,
    wanted: fn(&str) -> bool,
) -> Result<BTreeMap<String, Lines>> {
    let diff = git.demand(&[
        "diff",
        "--unified=0",
        "--find-renames",
        "--no-color",
        "--no-ext-diff",
        "--no-textconv",
        "--inter-hunk-context=0",
        "--src-prefix=a/",
        "--dst-prefix=b/",
        base,
    ])?;
    let mut lines: BTreeMap<String, Lines> = added(&diff)
        .into_iter()
        .filter(|(path, _)| wanted(path))
        .map(|(path, numbers)| (path, Lines::Some(numbers)))
        .collect();
    let untracked = git.demand(&["ls-files", "--others", "--exclude-standard"])?;
    let untracked = untracked.lines().filter(|path| wanted(path));
    lines.extend(untracked.map(|path| (path.to_owned(), Lines::All)));
    Ok(lines)
}

/// Added lines in a diff without context, file by file.
fn added(diff: &str) -> BTreeMap<String, BTreeSet<usize>> {
    let mut files: BTreeMap<String, Vec<(usize, &str)>> = BTreeMap::new();
    let mut removed = HashSet::new();
    let (mut path, mut number, mut left) = (None, 0, (0, 0));
    for line in diff.lines() {
        // Inside a hunk a line may begin like the head of a file: so its lines are counted.
        match (line.as_bytes().first(), left) {
            (Some(b'-'), (old, new)) if old > 0 => {
                removed.insert(line[1..].trim());
                left = (old - 1, new);
            }
            (Some(b'+'), (old, new)) if new > 0 => {
                if let Some(path) = &path {
                    let lines = files.entry(String::clone(path)).or_default();
                    lines.push((number, line[1..].trim()));
                }
                number += 1;
                left = (old, new - 1);
            }
            _ => {
                if let Some(name) = line.strip_prefix("+++ ") {
                    // Git puts a tab behind a name with a space.
                    let name = name.trim_end_matches('\t').strip_prefix("b/");
                    path = name.map(str::to_owned);
                } else if let Some((old, start, new)) = hunk(line) {
                    number = start;
                    left = (old, new);
                }
            }
        }
    }
    let new = |lines: Vec<(usize, &str)>| {
        let lines = lines.into_iter();
        let new = lines.filter(|(_, text)| !removed.contains(text));
        new.map(|(number, _)| number).collect()
    };
    files
        .into_iter()
        .map(|(path, lines)| (path, new(lines)))
        .collect()
}

/// Number of lines removed, first line added, and number of lines added, from the head of a hunk.
fn hunk(line: &str) -> Option<(usize, usize, usize)> {
    let mut parts = line.strip_prefix("@@ -")?.split(' ');
    let (_, old) = range(parts.next()?)?;
    let (start, new) = range(parts.next()?.strip_prefix('+')?)?;
    Some((old, start, new))
}

fn range(text: &str) -> Option<(usize, usize)> {
    match text.split_once(',') {
        Some((start, count)) => Some((start.parse().ok()?, count.parse().ok()?)),
        None => Some((text.parse().ok()?, 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIFF: &str = "\
diff --git a/README.md b/README.md
--- a/README.md
+++ b/README.md
@@ -3 +3,2 @@ # Clew
-An old line.
+A new line.
+++ counter
@@ -9,2 +10,0 @@
-    // A line that moves.
--- a comment of SQL
diff --git a/src/my file.rs b/src/my file.rs
new file mode 100644
--- /dev/null
+++ b/src/my file.rs\t
@@ -0,0 +1,2 @@
+// A line that moves.
+// A line of its own.
diff --git a/gone.rs b/gone.rs
--- a/gone.rs
+++ /dev/null
@@ -1 +0,0 @@
-// Gone.
";

    #[test]
    fn lines_are_numbered_and_those_that_moved_left_out() {
        let added = added(DIFF);
        let lines = |path: &str| added[path].iter().copied().collect::<Vec<_>>();
        assert_eq!(lines("README.md"), [3, 4]);
        assert_eq!(lines("src/my file.rs"), [2]);
        assert_eq!(added.len(), 2);
    }
}
