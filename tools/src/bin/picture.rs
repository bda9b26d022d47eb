//! Draws a picture of a puzzle at a moment of its solution, as SVG.
//!
//! ```text
//! cargo run --release -p tools --bin picture -- [options] puzzle moment file.svg
//!   moment          a position from 0, the bare puzzle, or the message id of a
//!                   technique or event, such as slitherlink-trial or
//!                   film-row-solution: its first occurrence
//!   --method human|human-unique|article|prove   how to solve; default: human
//!   --substep N        a sub-step within a trial, from 0; default: the last
//!   --dark          light on dark
//! ```
//!
//! It also prints the sentence that belongs to the picture.

use std::fs;
use std::process::ExitCode;

use clew::kind::{self, Player, Task};
use clew_core::scene::{Palette, Theme, svg};
use clew_core::solve::{Fuel, Method};
use clew_say::Speaker;

const USAGE: &str = "usage: picture [--method human|human-unique|article|prove] [--substep N] [--dark] puzzle moment file.svg";

/// Options of the command line.
#[derive(Default)]
struct Options {
    method: Method,
    substep: Option<usize>,
    theme: Theme,
    plain: Vec<String>,
}

fn main() -> ExitCode {
    let told = options(std::env::args().skip(1)).and_then(|options| picture(&options));
    match told {
        Ok(sentence) => {
            println!("{sentence}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn options(mut args: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options::default();
    while let Some(arg) = args.next() {
        let mut value = || args.next().unwrap_or_default();
        match arg.as_str() {
            "--dark" => options.theme = Palette::Dark.into(),
            "--method" => {
                let name = value();
                let method = name.parse();
                options.method = method.map_err(|_| format!("there is no method {name:?}"))?;
            }
            "--substep" => {
                let number = value();
                let substep = number.parse();
                options.substep = Some(substep.map_err(|_| format!("{number:?} is not a number"))?);
            }
            unknown if unknown.starts_with("--") => {
                return Err(format!("unknown option {unknown}"));
            }
            _ => options.plain.push(arg),
        }
    }
    Ok(options)
}

/// Writes the picture and returns its sentence.
fn picture(options: &Options) -> Result<String, String> {
    let [puzzle, moment, file] = options.plain.as_slice() else {
        return Err("a puzzle, a moment and a file are needed".into());
    };
    let speaker = Speaker::new("en");
    let player = solved(puzzle, options.method, &speaker)?;
    let position = position(player.as_ref(), moment)?;
    let last = player.substeps(position) - 1;
    let substep = options.substep.unwrap_or(last).min(last);
    let scene = player.scene(position, substep);
    let written = fs::write(file, svg::write(&scene, options.theme));
    written.map_err(|fault| format!("{file}: {fault}"))?;
    let sentence = speaker.say(&player.explanation(position, substep), player.shape());
    Ok(format!("{position}/{}: {sentence}", player.len()))
}

fn solved(puzzle: &str, method: Method, speaker: &Speaker) -> Result<Box<dyn Player>, String> {
    let fault = |error: clew_core::model::ParseError| speaker.words(&error.explanation);
    let readings = kind::read(puzzle).map_err(fault)?;
    let code = &readings.first().ok_or("no reading fits")?.code;
    let mut player = kind::player(code).map_err(fault)?;
    let code = code.clone();
    let job = kind::job(Task::Solve { code, method });
    let mut job = job.map_err(|error| error.to_string())?;
    if let Some(events) = job.run(&mut Fuel::unlimited()).events {
        player.push(events);
    }
    Ok(player)
}

fn position(player: &dyn Player, moment: &str) -> Result<usize, String> {
    let position = match moment.parse() {
        Ok(position) => Some(position).filter(|&position| position <= player.len()),
        Err(_) => (1..=player.len())
            .find(|&position| player.row(position).is_some_and(|row| row.name == moment)),
    };
    position.ok_or_else(|| {
        format!(
            "{moment} does not come up: the solution has {} positions",
            player.len()
        )
    })
}
