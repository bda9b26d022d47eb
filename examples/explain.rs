//! Explains how to solve a puzzle: a sentence for each step, and a picture of the board after it.
//!
//! ```text
//! cargo run --release --example explain -- 'slither/7/7/gb62c783b7dgb62ag50bha65' pictures
//! ```

use std::error::Error;
use std::{env, fs, path::Path};

use clew::kind;
use clew_cli::solve::{self, Limit};
use clew_core::scene::{Palette, svg};
use clew_core::solve::Method;
use clew_say::Speaker;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let text = arguments.next().ok_or("usage: explain PUZZLE [FOLDER]")?;
    let folder = arguments.next();

    // Clew supports the languages in the folder `locales`.
    let speaker = Speaker::new("en");
    let readings = kind::read(&text).map_err(|error| speaker.words(&error.explanation))?;
    let code = &readings.first().ok_or("no reading fits")?.code;

    // This method uses techniques for people, always the simplest one that finds something.
    let ran = solve::run(code, Method::Human, Limit::default())?;

    // A player plays the run back. Position 0 is the bare puzzle, and each later position is a step.
    let player = solve::player(code, &ran)?;
    for position in 1..=player.len() {
        // A trial has a substep for each of its moves; the last one shows the whole.
        let substep = player.substeps(position) - 1;
        let explanation = player.explanation(position, substep);
        println!(
            "{position:>4}. {}",
            speaker.say(&explanation, player.shape())
        );
        if let Some(folder) = &folder {
            fs::create_dir_all(folder)?;
            let picture = svg::write(&player.scene(position, substep), Palette::Light.into());
            fs::write(Path::new(folder).join(format!("{position}.svg")), picture)?;
        }
    }
    Ok(())
}
