//! `cargo xtask prose`: checks for plain English in every file, and for the form of commit subjects since the last release.
//!
//! - `base`: the last release, after which subjects are checked;
//! - `sources`, `markup`, `scan`, `fluent`: the prose of a file, in paragraphs;
//! - `patterns`: the wordings to find;
//! - `allow`: exceptions, each with its reason;
//! - `subjects`: the form of a commit's subject.

mod allow;
mod base;
mod fluent;
mod markup;
mod patterns;
mod scan;
mod sources;
mod subjects;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fs;

use crate::run::{Failure, Result};
use crate::workshop::Workshop;
use allow::Allowed;
use base::{Base, Git};
use patterns::{RULES, Rule};

/// File with the exceptions.
const ALLOW: &str = "xtask/prose.allow";

/// Maximum number of places shown for a wording that is only counted.
const SHOWN: usize = 5;

/// Wording found in a line.
struct Finding {
    path: String,
    line: usize,
    text: String,
    rule: &'static Rule,
}

/// Checks all files, and the subjects since the last release.
///
/// # Errors
/// Returns an error if a line or a subject must be reworded, or if the list of exceptions cannot be read.
pub(crate) fn prose(workshop: &Workshop) -> Result<()> {
    check(workshop, base::find(&Git::new(workshop)))
}

/// Checks all files, and the subjects since a commit, such as the base of a review.
///
/// # Errors
/// Returns an error like [`prose`], or if the commit does not exist.
pub(crate) fn prose_since(workshop: &Workshop, commit: &str) -> Result<()> {
    check(workshop, base::named(&Git::new(workshop), commit)?)
}

fn check(workshop: &Workshop, base: Base) -> Result<()> {
    let git = Git::new(workshop);
    println!("      {}", base.words());
    let Some(commit) = base.commit() else {
        return Ok(());
    };
    let allowed = allow::read(&workshop.root.join(ALLOW))?;
    let findings = findings(workshop, &git, &allowed)?;
    let (failed, counted): (Vec<_>, Vec<_>) = findings.into_iter().partition(|one| one.rule.fails);
    show_counted(&counted);
    for Finding {
        path,
        line,
        text,
        rule,
    } in &failed
    {
        println!(
            "{path}:{line}: {}\n    {text}\n    better: {}",
            rule.name, rule.better
        );
    }
    let subjects = git.subjects(commit)?;
    let mut wrong = 0;
    for (hash, subject) in &subjects {
        for fault in subjects::faults(subject) {
            wrong += 1;
            println!("commit {hash}: {fault}\n    {subject}");
        }
    }
    match (failed.len(), wrong) {
        (0, 0) => Ok(()),
        (lines, subjects) => Err(Failure::new(format!(
            "wordings to change: {lines}; subjects to change: {subjects}. A wording that is right as it is goes into {ALLOW}, with its reason."
        ))),
    }
}

/// Findings in the files, including untracked ones, without the exceptions.
fn findings(workshop: &Workshop, git: &Git, allowed: &[Allowed]) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for path in git.files()? {
        if !sources::is_checked(&path) {
            continue;
        }
        let file = workshop.root.join(&path);
        // Git also lists files that were removed from the working tree.
        let Ok(bytes) = fs::read(&file) else {
            continue;
        };
        let text = String::from_utf8_lossy(&bytes);
        let whole: Vec<&str> = text.lines().collect();
        for paragraph in sources::paragraphs(&path, &text) {
            for found in patterns::found(&paragraph.text) {
                let line = paragraph.line(found.start);
                let wording = &paragraph.text[found.start..found.end];
                if allow::is_allowed(allowed, &path, wording) {
                    continue;
                }
                findings.push(Finding {
                    path: path.clone(),
                    line,
                    text: whole
                        .get(line - 1)
                        .map_or("", |line| line.trim())
                        .to_owned(),
                    rule: found.rule,
                });
            }
        }
    }
    Ok(findings)
}

/// Shows how often the counted wordings occur, and where they occur first.
fn show_counted(counted: &[Finding]) {
    let mut places: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for Finding {
        path, line, rule, ..
    } in counted
    {
        let place = format!("{path}:{line}");
        places.entry(rule.name).or_default().push(place);
    }
    for rule in RULES.iter().filter(|rule| !rule.fails) {
        let Some(places) = places.get(rule.name) else {
            continue;
        };
        let more = match places.len().checked_sub(SHOWN) {
            None | Some(0) => String::new(),
            Some(more) => format!(" and {more} more"),
        };
        let first = &places[..places.len().min(SHOWN)];
        println!(
            "      {}: {}, not failed; often better: {} ({}{more})",
            rule.name,
            places.len(),
            rule.better,
            first.join(", ")
        );
    }
}
