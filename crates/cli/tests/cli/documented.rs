//! The documented list of formats names each that is read or written, and no other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use clew::kind;
use clew_judge::records::root;

/// Formats of any kind, which have a part of the document of their own.
const EVERY: [&str; 4] = ["table", "program", "markup", "places"];

/// Names in the first column of the tables under each heading, with whether they are
/// written.
fn documented() -> BTreeMap<String, BTreeMap<String, bool>> {
    let text = fs::read_to_string(root().join("docs/formats.md")).expect("the document");
    let mut heading = String::new();
    let mut named: BTreeMap<String, BTreeMap<String, bool>> = BTreeMap::new();
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            heading = title.to_lowercase();
        }
        let Some(row) = line.strip_prefix("| `") else {
            continue;
        };
        let (names, rest) = row.split_once(" |").expect("a row of a table");
        let is_written = rest.contains("| read and written");
        for name in format!("`{names}").split('`').skip(1).step_by(2) {
            let names = named.entry(heading.clone()).or_default();
            names.insert(name.to_owned(), is_written);
        }
    }
    named
}

#[test]
fn every_format_is_documented() {
    let documented = documented();
    let listed = Command::new(env!("CARGO_BIN_EXE_clew"))
        .args(["convert", "--list"])
        .output()
        .expect("the program runs");
    let listed = String::from_utf8(listed.stdout).expect("text");
    for kind in kind::all() {
        let of = kind.name();
        let mut names = documented[of].clone();
        for name in EVERY {
            assert!(documented["every kind, out of other texts"].contains_key(name));
            names.insert(name.to_owned(), false);
        }
        let lines = listed.lines().filter(|line| line.starts_with(of));
        let shown: BTreeMap<String, bool> = lines
            .map(|line| {
                let name = line.split_whitespace().nth(1).expect("a name");
                (name.to_owned(), line.contains("read and written"))
            })
            .collect();
        assert_eq!(names, shown, "{of}");
        let read: BTreeSet<&str> = kind::formats(kind).iter().copied().collect();
        assert!(read.iter().all(|id| id.starts_with("format-")), "{read:?}");
    }
}
