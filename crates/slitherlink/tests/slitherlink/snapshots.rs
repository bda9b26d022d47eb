//! Traces as text and scenes as SVG, word for word. After an intended change:
//! `INSTA_UPDATE=always cargo test -p clew-slitherlink snapshots`, then review the difference.

use clew_core::model::Explanation;
use clew_core::playback::TracePlayer;
use clew_core::scene::{Palette, Theme, svg};
use clew_core::solve::Method;
use clew_judge::records;
use clew_judge::review::{self, Reviewable as _};
use clew_say::Speaker;
use clew_slitherlink::{Clues, Slitherlink};

fn film(puzzle: &str, method: Method) -> TracePlayer<Slitherlink> {
    let clues: Clues = clew_judge::clues(puzzle);
    let mut film = TracePlayer::new(clues.clone());
    for event in clew_judge::run(&clues, method).events {
        film.push(event);
    }
    film.finish();
    film
}

/// Every sentence of a solution: those of the chapters, below them the indented sentences of
/// their steps, and further indented those within a trial.
fn text_of(puzzle: &str, method: Method) -> String {
    let speaker = Speaker::new("en");
    let film = film(puzzle, method);
    let shape = film.clues().shape();
    let say = |explanation: Explanation| speaker.say(&explanation, shape);
    let mut text = String::new();
    for number in 0..film.chapter_count() {
        let chapter = film.chapter(number).expect("a chapter");
        let heading = say(film.chapter_explanation(number));
        text += &format!("{:>3}. {heading}\n", number + 1);
        for position in chapter.first..=chapter.last {
            let last = film.substeps(position) - 1;
            for substep in 0..last {
                text += &format!("            {}\n", say(film.explanation(position, substep)));
            }
            let step = film.number(position).unwrap_or_default();
            text += &format!(
                "     {step:>3}. {}\n",
                say(film.explanation(position, last))
            );
        }
    }
    text
}

/// A board that needs a breakout and a trial.
const MIXED: &str = ".1..,..1.,32.3,.12.";
/// A board that needs the article's breakout.
const RING: &str = "00.3,....,....,1.10";
/// A board with cases to try.
const CASES: &str = ".23.,...2,01..,..0.";
/// A board with two solutions.
const SEVERAL: &str = ".3223,.....,3.2..,..0..,2..3.";

#[test]
fn a_breakout_and_a_trial_are_explained() {
    insta::assert_snapshot!(text_of(MIXED, Method::Human));
}

#[test]
fn the_article_is_explained() {
    insta::assert_snapshot!(text_of(RING, Method::Article));
}

#[test]
fn the_cases_of_the_article_are_explained() {
    insta::assert_snapshot!(text_of(CASES, Method::Article));
}

#[test]
fn several_solutions_are_explained() {
    insta::assert_snapshot!(text_of(SEVERAL, Method::Human));
}

/// Each technique on its corpus board, and whole boards with both methods.
#[test]
fn sentences_have_no_gaps_and_are_short() {
    let filed = review::blocks::<Slitherlink>().into_iter().map(|block| {
        let method = Slitherlink::method_of(block.technique);
        review::sentences(&block.clues, method)
    });
    let own = records::own::<Slitherlink>()
        .into_iter()
        .flat_map(|record| {
            [Method::Human, Method::Article]
                .map(|method| review::sentences(&record.clues(), method))
        });
    review::assert_readable(filed.chain(own).flatten().collect(), 85, 25);
}

/// The first position with a row of this name, drawn at its last substep, with one
/// element per line.
fn drawn(puzzle: &str, method: Method, name: &str, palette: Palette) -> String {
    let film = film(puzzle, method);
    let named = |position: &usize| film.row(*position).is_some_and(|row| row.name == name);
    let position = (1..=film.len()).find(named);
    let position = position.unwrap_or_else(|| panic!("{name} does not come up"));
    let scene = film.scene(position, film.substeps(position) - 1);
    svg::write(&scene, Theme::from(palette))
}

#[test]
fn a_breakout_is_drawn() {
    let name = "slitherlink-inside-breakout";
    insta::assert_snapshot!(drawn(MIXED, Method::Human, name, Palette::Light));
}

#[test]
fn a_trial_is_drawn_on_dark_paper() {
    let name = "slitherlink-trial";
    insta::assert_snapshot!(drawn(MIXED, Method::Human, name, Palette::Dark));
}

#[test]
fn a_failed_case_is_drawn() {
    insta::assert_snapshot!(drawn(
        CASES,
        Method::Article,
        "playback-row-case",
        Palette::Light
    ));
}
