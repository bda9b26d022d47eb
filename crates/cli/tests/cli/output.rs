//! An output that is full, closed, or left by its reader; and what writing in one format costs.

use std::fmt::Write as _;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A small Slitherlink.
const PUZZLE: &str = "2.3,2.2,2.3";

/// Arguments of every command that needs no file, and of every question about the program.
#[cfg(target_os = "linux")]
const WRITING: &[&[&str]] = &[
    &["--help"],
    &["-h"],
    &["--version"],
    &["solve", "--help"],
    &["coach", "-h"],
    &["solve", PUZZLE],
    &["explain", PUZZLE],
    &["explain", "--as", "text", PUZZLE],
    &["explain", "--as", "gif", PUZZLE],
    &["convert", PUZZLE],
    &["convert", "--list"],
    &["make"],
];

/// Code and error of a command whose output a shell redirects.
#[cfg(target_os = "linux")]
fn redirected(redirection: &str, arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new("sh")
        .args(["-c", &format!("exec \"$@\" {redirection}"), "sh"])
        .arg(env!("CARGO_BIN_EXE_clew"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program ends");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), said)
}

#[test]
fn a_reader_that_leaves_ends_the_program_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_clew"))
        .args(["make", "--kind", "sudoku", "--count", "100000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_an_error() {
    for arguments in WRITING {
        let (code, said) = redirected(">/dev/full", arguments);
        assert_eq!(code, Some(3), "{arguments:?}: {said}");
        assert!(said.starts_with("error: "), "{arguments:?}: {said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_closed_output_is_an_error() {
    for arguments in WRITING {
        let (code, said) = redirected(">&-", arguments);
        assert_eq!(code, Some(3), "{arguments:?}: {said}");
        assert!(said.contains("closed"), "{arguments:?}: {said}");
        let (code, said) = redirected(">/dev/null", arguments);
        assert_eq!((code, &*said), (Some(0), ""), "{arguments:?}");
    }
    let (code, said) = redirected(">&-", &["paint"]);
    assert_eq!(code, Some(2), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_may_be_closed_if_the_code_is_the_answer() {
    let several = "...,...,...";
    for (arguments, expected) in [
        (["solve", "--check-unique", PUZZLE], 0),
        (["solve", "--check-unique", several], 1),
        (["convert", "--strict", "nothing"], 1),
    ] {
        for redirection in [">&-", "<>/dev/null 1>&0", ">/dev/null"] {
            let (code, said) = redirected(redirection, &arguments);
            assert_eq!((code, &*said), (Some(expected), ""), "{arguments:?}");
        }
    }
}

/// Time of a command for a list, the shortest of three.
fn time(arguments: &[&str], list: &std::path::Path) -> Duration {
    let once = || {
        let start = Instant::now();
        let output = Command::new(env!("CARGO_BIN_EXE_clew"))
            .args(arguments)
            .args(["--jobs", "1", "--input"])
            .arg(list)
            .stdout(Stdio::null())
            .status();
        assert!(output.expect("the program ends").success());
        start.elapsed()
    };
    (0..3).map(|_| once()).min().expect("three times")
}

#[test]
fn writing_one_format_costs_a_part_of_writing_all() {
    let line = "9..8.4..5.7..1..4...5...8..7..5.9..8.4.....9.3..2.1..7..4...2...5..9..1.1..7.2..4";
    let mut text = String::new();
    for number in 0..400 {
        // Turned digits, so that no line is the one before.
        let turned = line.chars().map(|sign| match sign.to_digit(10) {
            Some(digit) => char::from_digit((digit + number) % 9 + 1, 10).expect("a digit"),
            None => sign,
        });
        writeln!(text, "{}", turned.collect::<String>()).expect("memory");
    }
    let list = std::env::temp_dir().join(format!("clew-output-{}.txt", std::process::id()));
    std::fs::write(&list, text).expect("a folder for temporary files");
    let [convert, all] = [
        &["convert", "--plain", "--to", "sudoku-line"][..],
        &["convert"],
    ]
    .map(|arguments| time(arguments, &list));
    std::fs::remove_file(&list).expect("the file");
    assert!(
        4 * convert < all,
        "one format {convert:?}, all of them {all:?}"
    );
}
