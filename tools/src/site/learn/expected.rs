//! Page about the expected time: how it is computed, and how well it agrees with people.

use clew_core::model::{Arg, Explanation};
use maud::{Markup, html};

use super::Language;
use super::frame::{Page, with};

/// Expected and mean seconds of Sudokus that people solved, one pair per line: the output of `people times --points` for the records of
/// [`SOURCE`].
const TIMES: &str = include_str!("times.txt");

/// Source of people's times.
const SOURCE: &str = "S. Wang, sudoku_dataset_difficulty, 2024 (CC0)";

/// Side of the plot, and its margin on the left and below.
const SIDE: f64 = 480.0;
const MARGIN: f64 = 44.0;

/// Minutes at the ends of both axes, which are logarithmic, and at their ticks.
const ENDS: [f64; 2] = [1.5, 100.0];
const MARKS: [u32; 6] = [2, 4, 8, 15, 30, 60];

/// The page.
pub(super) fn page(language: &Language) -> String {
    let title = language.speaker.word("learn-time");
    let speaker = language.words.speaker();
    let word = |part: &str| speaker.word(&format!("learn-time-{part}"));
    let count = Arg::Number(TIMES.lines().count() as u64);
    let shown = speaker.words(&Explanation::new("learn-time-shown").with("count", count));
    let body = html! {
        h1 { (title) }
        p class="rule" { (word("lead")) }
        h2 { (word("computed")) }
        p { (word("search")) }
        p { (word("limits")) }
        h2 { (word("people")) }
        p { (shown) }
        (plot(&word("expected"), &word("mean"), &shown))
        p { (word("agreement")) }
        p { (word("spread")) }
        p { (word("others")) }
        p { (with(speaker, "learn-time-source", "source", SOURCE.to_owned())) }
    };
    let page = Page {
        path: "expected-time.html",
        kind: None,
        title: &title,
        description: &word("lead"),
        body,
    };
    page.framed(language)
}

/// Scatter plot: one dot per puzzle, and the line where both times are equal.
fn plot(across: &str, up: &str, description: &str) -> Markup {
    let [low, high] = ENDS.map(f64::ln);
    let part = |minutes: f64| (minutes.ln() - low) / (high - low);
    let x = |minutes: f64| MARGIN + part(minutes) * (SIDE - MARGIN);
    let y = |minutes: f64| (1.0 - part(minutes)) * (SIDE - MARGIN);
    let dots = TIMES.lines().filter_map(|line| {
        let (expected, mean) = line.split_once(' ')?;
        let minutes = |text: &str| text.parse::<f64>().ok().map(|seconds| seconds / 60.0);
        Some(format!(
            "M{:.1} {:.1}h0",
            x(minutes(expected)?),
            y(minutes(mean)?)
        ))
    });
    let dots: String = dots.collect();
    let equal = format!("M{MARGIN} {}L{SIDE} 0", SIDE - MARGIN);
    let frame = format!("M{MARGIN} 0V{}H{SIDE}", SIDE - MARGIN);
    html! {
        svg role="img" aria-label=(description) viewBox={ "0 0 " (SIDE) " " (SIDE) } width=(SIDE) height=(SIDE) {
            g fill="none" stroke="currentColor" {
                path d=(frame) {}
                path d=(equal) stroke-dasharray="4 4" {}
                path d=(dots) stroke-width="5" stroke-linecap="round" stroke-opacity="0.35" {}
            }
            g fill="currentColor" font-size="13" font-family="sans-serif" {
                @for minutes in MARKS {
                    @let at = f64::from(minutes);
                    text x=(x(at)) y=(SIDE - MARGIN + 16.0) text-anchor="middle" { (minutes) }
                    text x=(MARGIN - 6.0) y=(y(at) + 4.0) text-anchor="end" { (minutes) }
                }
                text x=(SIDE) y=(SIDE - 8.0) text-anchor="end" { (across) }
                text x=(MARGIN + 8.0) y="14" { (up) }
            }
        }
    }
}
