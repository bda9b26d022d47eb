//! The command line as a whole: lines in, answers out in the same order, faults in their
//! place, and how the program ends.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use clew::kind;
use serde_json::Value;

/// A small Slitherlink with one solution, and one with several.
const UNIQUE: &str = "2.3,2.2,2.3";
const SEVERAL: &str = "...,...,...";

/// Runs the program on an input.
fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_clew"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A program that stops at wrong usage reads nothing.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    output
}

fn text(output: &Output) -> &str {
    str::from_utf8(&output.stdout).expect("answers are text")
}

/// Answers, an object a line.
fn answers(arguments: &[&str], input: &str) -> (Vec<Value>, Option<i32>) {
    let output = run(arguments, input);
    let lines = text(&output).lines();
    let answers = lines.map(|line| serde_json::from_str(line).expect("an object a line"));
    (answers.collect(), output.status.code())
}

#[test]
fn answers_come_in_order_also_for_lines_without_a_puzzle() {
    let mut input = String::from("# a list\n\n");
    for number in 0..300 {
        let puzzle = match number % 3 {
            0 => UNIQUE,
            1 => SEVERAL,
            _ => "no puzzle",
        };
        writeln!(input, "{{\"id\":{number},\"puzzle\":\"{puzzle}\"}}").expect("memory");
    }
    let (told, code) = answers(&["solve", "--jobs", "3"], &input);
    assert_eq!((told.len(), code), (300, Some(0)));
    for (number, answer) in told.iter().enumerate() {
        let verdict = ["unique", "several", "malformed"][number % 3];
        assert_eq!(answer["verdict"], verdict, "{answer}");
        match verdict {
            "malformed" => assert!(answer["error"].as_str().is_some_and(|why| !why.is_empty())),
            _ => assert_eq!(answer["id"], number),
        }
    }
    assert_eq!(answers(&["solve", "--strict"], &input).1, Some(1));
}

#[test]
fn exit_codes_report_failed_demands_and_wrong_usage() {
    let both = format!("{UNIQUE}\n{SEVERAL}\n");
    assert_eq!(answers(&["solve", "--check-unique"], &both).1, Some(1));
    assert_eq!(answers(&["solve", "-u", UNIQUE], "").1, Some(0));
    for wrong in [
        &["solve", "--method", "guess"][..],
        // It explains nothing.
        &["explain", "--method", "prove"],
        &["convert", "--to", "nothing"],
        &["make", "--kind", "aquarium", "--level", "9"],
        &["paint"],
    ] {
        let output = run(wrong, "");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(!output.stderr.is_empty() && output.stdout.is_empty());
    }
    // The former name of the method.
    assert_eq!(
        answers(&["solve", "--method", "silent", UNIQUE], "").1,
        Some(0)
    );
    let output = run(&["solve", "--input", "not/there"], "");
    assert_eq!(output.status.code(), Some(3));
}

#[test]
fn an_explanation_covers_every_step_and_comes_in_both_languages() {
    let (told, _) = answers(&["explain", UNIQUE], "");
    let chapters = told[0]["chapters"].as_array().expect("chapters");
    let steps = chapters
        .iter()
        .flat_map(|chapter| chapter["steps"].as_array());
    let numbers = steps.flatten().map(|step| step["number"].as_u64());
    let mut numbers: Vec<_> = numbers.collect();
    // They are told in an order of their own.
    numbers.sort_unstable();
    let expected: Vec<_> = (1..=numbers.len() as u64).map(Some).collect();
    assert_eq!(numbers, expected);
    let output = run(
        &["explain", "--as", "text", "--language", "zh-CN", UNIQUE],
        "",
    );
    assert!(text(&output).contains('。'), "{}", text(&output));
    let output = run(&["explain", "--as", "markdown", UNIQUE], "");
    assert!(text(&output).starts_with("# Slitherlink 3×3"));
}

#[test]
fn an_explanation_as_a_gif_shows_one_puzzle() {
    let output = run(&["explain", "--as", "gif", UNIQUE], "");
    assert_eq!(output.status.code(), Some(0));
    // Its size is that of three cells and half a cell around them, at 56 pixels a cell.
    let size = [224_u16; 2].map(u16::to_le_bytes).concat();
    assert!(output.stdout.starts_with(b"GIF89a"));
    assert_eq!(output.stdout[6..10], size);
    assert!(output.stdout.ends_with(b";"));
    for (input, fault) in [
        ("", "no puzzle"),
        ("no puzzle\n", "no puzzle"),
        ("2.3,2.2,2.3\n2.3,2.2,2.3\n", "one puzzle"),
    ] {
        let output = run(&["explain", "--as", "gif"], input);
        assert_eq!(output.status.code(), Some(3), "{input}");
        assert!(output.stdout.is_empty());
        let error = str::from_utf8(&output.stderr).expect("text");
        assert!(error.contains(fault), "{error}");
    }
}

#[test]
fn a_gif_has_its_sentences_below_the_board() {
    let output = run(&["explain", "--as", "gif", "--sentences", UNIQUE], "");
    let error = str::from_utf8(&output.stderr).expect("text");
    if output.status.code() == Some(3) {
        // A machine without fonts cannot write them, and says so.
        assert!(error.contains("no font"), "{error}");
        return;
    }
    assert_eq!(output.status.code(), Some(0), "{error}");
    let side = |at: usize| u16::from_le_bytes([output.stdout[at], output.stdout[at + 1]]);
    assert_eq!(side(6), 224);
    assert!(side(8) > 224 + 50, "two lines at least: {}", side(8));
}

#[test]
fn only_a_gif_has_sentences_below_its_board() {
    let output = run(&["explain", "--sentences", UNIQUE], "");
    assert_eq!(output.status.code(), Some(3));
    let error = str::from_utf8(&output.stderr).expect("text");
    assert!(error.contains("--as gif"), "{error}");
}

#[test]
fn the_picture_of_the_readme_is_the_explanation_of_the_opening_board() {
    let sample = kind::SAMPLES[0].text;
    let output = run(&["explain", "--as", "gif", "--detail", "ideas", sample], "");
    let file = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/pictures/solving.gif"
    );
    let kept = std::fs::read(file).expect("the picture");
    assert!(
        output.stdout == kept,
        "`clew explain --as gif --detail ideas '{sample}'` makes it"
    );
}

#[test]
fn a_recipe_makes_its_puzzle_again_and_it_has_one_solution() {
    let (made, code) = answers(
        &["make", "-k", "sudoku", "--level", "1-3", "--count", "3"],
        "",
    );
    assert_eq!((made.len(), code), (3, Some(0)));
    for one in &made {
        let recipe = one["made"].as_str().expect("a recipe");
        let (again, _) = answers(&["make", "--recipe", recipe], "");
        assert_eq!(again[0]["puzzle"], one["puzzle"]);
        assert_eq!(again[0].get("expected_seconds"), None);
        let (timed, _) = answers(&["make", "--recipe", recipe, "--expected"], "");
        let (graded, _) = answers(&["solve", "--grade"], &format!("{one}\n"));
        assert_eq!(timed[0]["expected_seconds"], graded[0]["expected_seconds"]);
    }
    let lines: String = made.iter().map(|one| format!("{one}\n")).collect();
    assert_eq!(answers(&["solve", "--check-unique"], &lines).1, Some(0));
}

#[test]
fn a_recipe_of_an_earlier_generator_is_refused_in_words() {
    let recipe = "sudoku.9x9.1-3.none.enough.0.7";
    let output = run(&["make", "--recipe", recipe], "");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("Another version of the generator"), "{said}");
    let (told, code) = answers(&["make", "--recipes"], &format!("{recipe}\n"));
    let error = told[0]["error"].as_str().expect("an error");
    assert!(error.contains("cannot make it again"), "{error}");
    assert_eq!((&told[0]["made"], code), (&recipe.into(), Some(1)));
}

#[test]
fn a_converted_puzzle_is_read_as_the_same_puzzle() {
    for sample in kind::SAMPLES.iter() {
        let (told, _) = answers(&["convert", sample.text], "");
        let texts = told[0]["texts"].as_object().expect("texts");
        assert!(texts.len() > 2, "{told:?}");
        for (format, text) in texts {
            let record = serde_json::json!({ "puzzle": text, "kind": told[0]["kind"] });
            let (again, _) = answers(&["convert"], &format!("{record}\n"));
            assert_eq!(again[0]["puzzle"], told[0]["puzzle"], "{format}");
        }
    }
}

#[test]
fn questions_of_a_player_are_answered_in_order() {
    let ask = |what: &str| format!("{{\"puzzle\":\"{UNIQUE}\",\"ask\":\"{what}\"}}\n");
    let input = [ask("hint"), "not a question\n".to_owned(), ask("check")].concat();
    let (told, code) = answers(&["coach"], &input);
    let told: Vec<_> = told.iter().map(|one| one["answer"].as_str()).collect();
    assert_eq!(told, [Some("step"), Some("malformed"), Some("right")]);
    assert_eq!(code, Some(0));
}

#[test]
fn every_command_warns_of_what_looked_odd_in_a_puzzle() {
    let wide = "２．３，２．２，２．３";
    let question = format!("{{\"puzzle\":\"{wide}\",\"ask\":\"hint\"}}\n");
    let mut said = Vec::new();
    for command in ["solve", "explain", "convert", "coach"] {
        let [odd, plain] = match command {
            "coach" => [question.clone(), question.replace(wide, UNIQUE)],
            _ => [format!("{wide}\n"), format!("{UNIQUE}\n")],
        };
        for language in ["en", "zh-CN"] {
            let (told, code) = answers(&[command, "--language", language], &odd);
            let warnings = told[0]["warnings"].as_array().expect("warnings");
            assert_eq!((warnings.len(), code), (1, Some(0)), "{command}");
            said.push(warnings[0].as_str().expect("a sentence").to_owned());
        }
        let (told, _) = answers(&[command], &plain);
        assert!(told[0].get("warnings").is_none(), "{command}");
        let help = run(&[command, "--help"], "");
        assert!(text(&help).contains("warnings"), "{command}");
    }
    // The same sentence from each command, and one a language.
    said.sort_unstable();
    said.dedup();
    assert_eq!(said.len(), 2, "{said:?}");
}

#[test]
fn an_explanation_in_words_begins_with_its_warnings() {
    for form in ["text", "markdown"] {
        let explained = |puzzle| run(&["explain", "--as", form, puzzle], "");
        let (odd, plain) = (explained("２．３，２．２，２．３"), explained(UNIQUE));
        let warning = text(&odd).strip_suffix(text(&plain));
        let warning = warning.expect("the same explanation after it");
        assert!(
            warning.contains("Full-width") && warning.ends_with('\n'),
            "{warning}"
        );
        assert_eq!(warning.trim_end().lines().count(), 1, "{warning}");
    }
}

/// First example in a help text: the first line with two spaces before a command.
fn first_example(arguments: &[&str]) -> String {
    let help = run(&[arguments, &["--help"]].concat(), "");
    // Options and commands are indented too, and stand before the examples.
    let examples = text(&help).split_once("Print help").expect("options").1;
    let example = examples.lines().find(|line| {
        let command = line.strip_prefix("  ").unwrap_or_default();
        command.starts_with("clew ") || command.starts_with("echo ")
    });
    example.expect("an example").to_owned()
}

#[test]
fn the_first_example_of_each_help_has_one_solution() {
    for arguments in [&[][..], &["solve"], &["coach"]] {
        let example = first_example(arguments);
        let quoted = example.split('\'').nth(1).expect("an argument in quotes");
        let input = format!("{quoted}\n");
        let (solved, code) = answers(&["solve", "--check-unique"], &input);
        assert_eq!(
            (&solved[0]["verdict"], code),
            (&"unique".into(), Some(0)),
            "{example}"
        );
    }
    let example = first_example(&["coach"]);
    let question = example.split('\'').nth(1).expect("a question in quotes");
    let (told, _) = answers(&["coach"], &format!("{question}\n"));
    assert_eq!(told[0]["answer"], "step", "{example}");
}

#[test]
fn the_number_of_threads_has_a_limit() {
    for wrong in ["0", "1025", "99999999999", "-1", "many"] {
        let output = run(&["solve", &format!("--jobs={wrong}"), UNIQUE], "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{wrong}: {said}");
        assert!(said.contains("--jobs"), "{said}");
    }
    assert_eq!(answers(&["solve", "--jobs", "1024", UNIQUE], "").1, Some(0));
    for command in ["solve", "explain", "make", "coach", "convert"] {
        let help = run(&[command, "--help"], "");
        assert!(text(&help).contains("1 to 1024"), "{command}");
    }
}
