//! Traces as text and scenes as SVG, word for word. After a wanted change:
//! `INSTA_UPDATE=always cargo test --test snapshots`, and read what changed.

mod judge;

use clew::model::Explanation;
use clew::play::Film;
use clew::puzzle::slitherlink::Slitherlink;
use clew::say::Speaker;
use clew::scene::{Palette, Theme, svg};
use clew::solve::Method;

fn film(puzzle: &str, method: Method) -> Film<Slitherlink> {
    let clues = judge::clues(puzzle);
    let mut film = Film::new(clues.clone());
    for event in judge::run(&clues, method).events {
        film.push(event);
    }
    film
}

/// Every sentence of a solution, those within a trial indented.
fn told(puzzle: &str, method: Method) -> String {
    let speaker = Speaker::new("en");
    let film = film(puzzle, method);
    let shape = film.clues().shape();
    let say = |explanation: Explanation| speaker.say(&explanation, shape);
    let mut text = String::new();
    for position in 1..=film.len() {
        let last = film.beats(position) - 1;
        for beat in 0..last {
            text += &format!("      {}\n", say(film.explanation(position, beat)));
        }
        text += &format!("{position:>3}. {}\n", say(film.explanation(position, last)));
    }
    text
}
