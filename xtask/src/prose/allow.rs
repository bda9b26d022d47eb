//! Exceptions: wordings that are correct in their place.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use crate::run::{Failure, Result};

/// Exception: a wording in a file or a folder.
#[derive(Debug)]
pub(super) struct Allowed {
    /// A file, or a folder that ends with `/`.
    path: String,
    /// The wording in lower case; `*` for any.
    wording: String,
}

/// Reads the exceptions; without a file, there are none.
///
/// # Errors
/// Returns an error if the file cannot be read, or if a line has a different form.
pub(super) fn read(file: &Path) -> Result<Vec<Allowed>> {
    match fs::read_to_string(file) {
        Ok(text) => parse(&text),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(Failure::new(format!(
            "{} cannot be read: {error}",
            file.display()
        ))),
    }
}

fn parse(text: &str) -> Result<Vec<Allowed>> {
    let mut allowed = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let parts: Vec<&str> = line.splitn(3, '|').map(str::trim).collect();
        match parts[..] {
            [path, wording, reason]
                if !path.is_empty() && !wording.is_empty() && !reason.is_empty() =>
            {
                allowed.push(Allowed {
                    path: path.to_owned(),
                    wording: wording.to_lowercase(),
                });
            }
            _ => {
                return Err(Failure::new(format!(
                    "line {number} of {} should be `path | wording | reason`: {line}",
                    super::ALLOW
                )));
            }
        }
    }
    Ok(allowed)
}

/// Whether a wording is an exception in this file.
pub(super) fn is_allowed(allowed: &[Allowed], path: &str, wording: &str) -> bool {
    let wording = wording.to_lowercase();
    allowed.iter().any(|one| {
        let is_here = match one.path.ends_with('/') {
            true => path.starts_with(&one.path),
            false => path == one.path,
        };
        is_here && (one.wording == "*" || wording.contains(&one.wording))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exception_holds_for_its_wording_in_its_place() {
        let text = "# reasons\n\ndocs/ | of the same, | a quotation\nREADME.md | * | a list\n";
        let allowed = parse(text).expect("the usual form");
        let here = |path, wording| is_allowed(&allowed, path, wording);
        assert!(here("docs/a.md", "Of the same,"));
        assert!(!here("docs/a.md", "anew"));
        assert!(!here("doc/a.md", "Of the same,"));
        assert!(here("README.md", "anew"));
        assert!(!here("README.md.txt", "anew"));
    }

    #[test]
    fn an_exception_needs_a_reason() {
        for text in ["README.md | anew", "README.md | anew | ", "README.md"] {
            let failure = parse(text).expect_err("no reason").to_string();
            assert!(failure.contains("line 1"), "{failure}");
        }
    }
}
