//! Rivals that are separate programs.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use clew_slitherlink::{Clue, Clues};

/// CPU time of clingo; `None` if it is not installed.
pub fn clingo(clues: &Clues) -> Option<f64> {
    let (rows, cols) = (clues.0.shape().rows.into(), clues.0.shape().cols.into());
    let mut program = include_str!("slitherlink.lp").to_owned();
    for (cell, clue) in clues.0.values().iter().enumerate() {
        let (row, col): (usize, usize) = (cell / cols, cell % cols);
        let _ = write!(program, "cell({cell}).");
        if col + 1 < cols {
            let _ = write!(program, "side({cell},{}).", cell + 1);
        }
        if row + 1 < rows && col + 1 < cols {
            let below = cell + cols;
            let _ = write!(
                program,
                "square({cell},{},{},{below}).",
                cell + 1,
                below + 1
            );
        }
        if row + 1 < rows {
            let _ = write!(program, "side({cell},{}).", cell + cols);
        }
        let rims = [row == 0, row + 1 == rows, col == 0, col + 1 == cols];
        for number in (0..4).filter(|&number| rims[number]) {
            let _ = write!(program, "rim({cell},{number}).");
        }
        if let Clue::Count(count) = clue {
            let _ = write!(program, "clue({cell},{count}).");
        }
    }
    let answer = run(
        "clingo",
        &["2", "--outf=2", "--configuration=crafty", "-"],
        &program,
    )?;
    let answer: serde_json::Value = serde_json::from_str(&answer).ok()?;
    assert_eq!(
        answer["Models"]["Number"], 1,
        "clingo finds a different number of solutions"
    );
    Some(answer["Time"]["CPU"].as_f64()? * 1e6)
}

/// Times of qqwing by its own timer; `None` if it is not installed.
pub fn qqwing(lines: &[String]) -> Option<Vec<f64>> {
    let options = [
        "--solve",
        "--count-solutions",
        "--nosolution",
        "--timer",
        "--csv",
    ];
    let answers = run("qqwing", &options, &lines.join("\n"))?;
    let times = answers.lines().filter_map(|line| {
        let time = line.strip_prefix("1,")?.trim_end_matches(',');
        time.parse::<f64>().ok()
    });
    let times: Vec<f64> = times.map(|milliseconds| milliseconds * 1e3).collect();
    assert_eq!(
        times.len(),
        lines.len(),
        "qqwing finds a different number of solutions"
    );
    Some(times)
}

/// Output of a program for an input; `None` if the program is not installed.
fn run(program: &str, options: &[&str], input: &str) -> Option<String> {
    let mut command = Command::new(program);
    let piped = command
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut child = piped.spawn().ok()?;
    let mut stdin = child.stdin.take()?;
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    String::from_utf8(output.stdout).ok()
}
