//! Planted sentences: each wording is found in prose, and nowhere else.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use super::base::{Base, Git};
use super::*;
use crate::run::answer;

/// Names of the wordings found in a file, with their lines.
fn found(path: &str, text: &str) -> Vec<(usize, &'static str)> {
    let mut all = Vec::new();
    for paragraph in sources::paragraphs(path, text) {
        for found in patterns::found(&paragraph.text) {
            all.push((paragraph.line(found.start), found.rule.name));
        }
    }
    all
}

fn names(sentence: &str) -> Vec<&'static str> {
    let found = patterns::found(sentence).into_iter();
    found.map(|found| found.rule.name).collect()
}

#[test]
fn each_wording_is_found() {
    for (sentence, name) in [
        ("This is no recipe.", "X is no Y"),
        ("Files that hold pictures are no text.", "X is no Y"),
        ("What was no puzzle, is no *tank*.", "X is no Y"),
        ("They were no texts", "X is no Y"),
        ("It is\nno text", "X is no Y"),
        ("He began to speak anew.", "anew"),
        ("There is none to be had.", "to be had"),
        ("Kept for who looks at few.", "for who"),
        ("Who has more puzzles takes the program.", "Who has"),
        ("It reads. Who has more takes another.", "Who has"),
        (
            "Of Sudoku also, where a step assumes one solution, that.",
            "fronted Of",
        ),
        ("It ends. Of two, the first is used.", "fronted Of"),
        ("The page is told the size.", "told"),
        ("Lines of which some are drawn.", "of which"),
        ("As far as it goes.", "as far as"),
    ] {
        assert!(names(sentence).contains(&name), "{sentence}");
    }
    assert_eq!(names("What was no puzzle, is no tank").len(), 2);
}

#[test]
fn ordinary_english_is_not() {
    for sentence in [
        "There is no tank.",
        "There are no such puzzles, and there already is no room.",
        "It is no longer there, no more than two are no better than one.",
        "The cost is no more than that.",
        "It is no different. The answer is no, and then no again.",
        "If the answer is no and the board is full",
        "This is not a recipe.",
        "A renewed canvas anewly drawn",
        "for whoever keeps many, for whom, for anyone who keeps",
        "Anyone who has more. Who has the most?",
        "Of course, it works.",
        "The Rules Of Slitherlink, in short",
        "Of all lines only one is drawn.",
        "A board of 1,000 cells. Of 1,000 boards it solves most.",
        "what_is_no_puzzle, is-no-text, a/anew/b",
        "no is no",
    ] {
        assert_eq!(names(sentence), [""; 0], "{sentence}");
    }
}

#[test]
fn rust_has_prose_in_comments_and_literals() {
    let text = "\
/// A picture is
/// no text, `it is no code`.
///
/// ```
/// // is no example
/// ```
fn is_no_tank(a: &'static str) -> char { // began anew
    let quote = ('\"', '\\'', b'\\\\');
    /* nested /* blocks */ are no code */
    let said = format!(\"`{a}` is no \\
        number, \\\"told\\\"\");
    let raw = r#\"a \"quote\" is no end\"#;
    x is no y
}
";
    let expected = [
        (1, "X is no Y"),
        (7, "anew"),
        (9, "X is no Y"),
        (10, "X is no Y"),
        (11, "told"),
        (12, "X is no Y"),
    ];
    assert_eq!(found("src/a.rs", text), expected);
}

#[test]
fn other_languages_have_prose_in_comments() {
    let script = "\
const a = \"http://is no comment\"; // began anew
const b = /[/\"]'/.test(c) ? `is no // text` : 'was no text';
/*
 * What is no text.
 */
";
    let expected = [(1, "anew"), (4, "X is no Y")];
    assert_eq!(found("www/a.mjs", script), expected);
    let style = "a::before { content: \"is no /* text\"; } /* is no text */";
    assert_eq!(found("a.css", style), [(1, "X is no Y")]);
    let html = "<p>It's a word that is no comment</p>\n<!-- This is\nno text. -->";
    assert_eq!(found("a.html", html), [(2, "X is no Y")]);
    let toml = "a = \"it # is no comment\" # it is no text\n# It's anew\n";
    assert_eq!(found("a.toml", toml), [(1, "X is no Y"), (2, "anew")]);
}

#[test]
fn messages_and_markdown_are_prose() {
    let text = "\
# It begins anew.
error-tank = { $number } of the tanks, is no tank.
shares = { $count ->
    [one] There is
    *[other] { $count } are no tanks.
}
    .title = for
        who looks
";
    let expected = [
        (1, "anew"),
        (2, "X is no Y"),
        (5, "X is no Y"),
        (7, "for who"),
    ];
    assert_eq!(found("locales/en.ftl", text), expected);
    let text = "# Who has\n\nText. `x is no y`\n\n- Of two,\n  one.\n\n```\nx is no y\n```\nIt\nis no z.\n";
    let expected = [(1, "Who has"), (5, "fronted Of"), (12, "X is no Y")];
    assert_eq!(found("README.md", text), expected);
}

#[test]
fn only_english_is_checked() {
    for path in ["README.md", "src/a.rs", "locales/en.ftl", "a/b.d.ts"] {
        assert!(sources::is_checked(path), "{path}");
    }
    for path in ["locales/zh-CN.ftl", "tests/a.snap", "Cargo.lock", "LICENSE"] {
        assert!(!sources::is_checked(path), "{path}");
    }
}

/// A temporary repository for a test, removed afterwards; `None` without Git.
struct Repository(Workshop);

impl Repository {
    fn new(name: &str) -> Option<Self> {
        answer(Command::new("git").arg("--version"))?;
        let root = std::env::temp_dir().join(format!("clew-prose-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(root.join("xtask")).expect("writable");
        let mut workshop = Workshop::open().expect("folders");
        workshop.root = root;
        let repository = Repository(workshop);
        repository.git(&["init", "--quiet"]);
        Some(repository)
    }

    fn git(&self, arguments: &[&str]) {
        let who = ["-c", "user.name=a", "-c", "user.email=a@b"];
        let plain = ["-c", "commit.gpgSign=false", "-c", "tag.gpgSign=false"];
        let git = Git::new(&self.0);
        let all = [&who, &plain, arguments].concat();
        git.demand(&all).expect("Git works");
    }

    fn write(&self, path: &str, text: &str) {
        fs::write(self.path(path), text).expect("writable");
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.root.join(path)
    }

    fn commit(&self, subject: &str) {
        self.git(&["add", "--all"]);
        self.git(&["commit", "--quiet", "--no-verify", "-m", subject]);
    }

    fn version(&self, version: &str) {
        let text = format!("[package]\nname = \"a\"\nversion = \"{version}\"\n\n[b]\nc = 1\n");
        self.write("Cargo.toml", &text);
    }

    fn base(&self) -> String {
        base::find(&Git::new(&self.0)).words()
    }
}

impl Drop for Repository {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0.root);
    }
}

#[test]
fn all_files_are_checked_and_subjects_since_the_last_release() {
    let Some(repository) = Repository::new("release") else {
        return;
    };
    assert!(repository.base().contains("no commit"));
    repository.version("0.1.0");
    repository.commit("Begin anew");
    // No subject is checked before the first release.
    assert!(repository.base().contains("no release"));
    prose(&repository.0).expect("nothing is wrong");
    repository.write("new.md", "It is no text.\n");
    let failure = prose(&repository.0).expect_err("a planted sentence");
    assert!(failure.to_string().contains("change: 1;"), "{failure}");
    repository.commit("new: add a file");
    prose(&repository.0).expect_err("a planted sentence, however old");
    repository.write("xtask/prose.allow", "new.md | is no text | a test\n");
    prose(&repository.0).expect("an exception");
    repository.version("0.2.0");
    repository.commit("release: number 0.2.0");
    assert!(repository.base().contains("the commit of version 0.2.0"));
    prose(&repository.0).expect("older subjects stay");

    repository.write("README.md", "This is new.\n");
    repository.commit("Say more.");
    let failure = prose(&repository.0).expect_err("a wrong subject");
    assert!(failure.to_string().contains("change: 0;"), "{failure}");
    fs::remove_file(repository.path("README.md")).expect("writable");
    repository.git(&["tag", "v0.2.1"]);
    assert!(repository.base().contains("the release v0.2.1"));
    prose(&repository.0).expect("a file that is gone");
    repository.version("0.3.0");
    repository.commit("release: number 0.3.0");
    assert!(repository.base().contains("the commit of version 0.3.0"));
    prose_since(&repository.0, "v0.2.1").expect("nothing is wrong");
    prose_since(&repository.0, "nothing").expect_err("no such commit");
}

#[test]
fn without_a_repository_nothing_is_checked() {
    let Some(repository) = Repository::new("none") else {
        return;
    };
    fs::remove_dir_all(repository.path(".git")).expect("writable");
    repository.write("README.md", "This is no text.\n");
    assert!(matches!(
        base::find(&Git::new(&repository.0)),
        Base::Nowhere(_)
    ));
    prose(&repository.0).expect("no history");
}
