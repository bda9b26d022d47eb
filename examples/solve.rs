//! Solves a puzzle: says how many solutions it has, and prints the solution, or two of them if there are several.
//!
//! ```text
//! cargo run --release --example solve -- 'slither/7/7/gb62c783b7dgb62ag50bha65'
//! ```

use std::error::Error;
use std::time::Duration;

use clew::kind;
use clew_cli::solve::{self, Limit};
use clew_core::solve::Method;
use clew_say::Speaker;

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1).ok_or("usage: solve PUZZLE")?;

    // The text can be in any format that Clew reads. If it can mean several puzzles, the likeliest comes first. A fault is a message
    // id with arguments, and a speaker turns it into a sentence.
    let speaker = Speaker::new("en");
    let readings = kind::read(&text).map_err(|error| speaker.words(&error.explanation))?;
    let code = &readings.first().ok_or("no reading fits")?.code;

    // The method `prove` is the fastest: it does not explain anything. Large, sparse boards can take long, so set a limit.
    let limit = Limit::new(Some(Duration::from_secs(10)));
    let ran = solve::run(code, Method::Prove, limit)?;

    // The verdict is `Unique`, `Several`, `Impossible`, or `Open` if time ran out.
    println!("{:?} {:?}", code.kind, ran.verdict);
    for solution in solve::solutions(code, &ran)? {
        println!("{solution}");
    }
    Ok(())
}
