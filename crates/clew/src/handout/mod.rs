//! Handouts: the explanation of a puzzle as text, as Markdown, as figures to
//! print or as a moving picture, and puzzles to print.

mod animation;
mod film;
mod puzzles;

use std::fmt::Write as _;

use crate::kind::{self, Player};
use clew_core::model::{Arg, Explanation};
use clew_core::playback::{ChapterRow, Detail, Playhead, Scope};
use clew_core::scene::Scene;
use clew_say::Speaker;

pub use animation::Animation;
pub use film::{Shot, ended, film, lines, sentence, shot, shots, words};
pub use puzzles::{PerSheet, Printed, SOLUTIONS, Unprinted};

/// Chapters of an explanation, in sentences.
#[derive(Clone, Debug, PartialEq)]
pub struct Walkthrough {
    /// Name of the puzzle, such as "Sudoku 9×9".
    pub title: String,
    /// The puzzle itself, as a text that can be read back; `None` if no format
    /// supports it.
    pub puzzle: Option<String>,
    /// Lines of each chapter, in order: one for each argument and each wave, or for how much follows, and one for its end.
    pub chapters: Vec<Vec<Told>>,
}

/// Line of a walkthrough.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Name of the technique, or of the chapter if it has none.
    pub name: String,
    /// Its sentence.
    pub sentence: String,
}

impl Walkthrough {
    /// Walkthrough of the events that a player has received so far, in some detail. Names and sentences are in the speaker's
    /// language.
    pub fn of(player: &dyn Player, speaker: &Speaker, detail: Detail) -> Self {
        let chapters = (0..player.chapter_count()).filter_map(|number| player.chapter(number));
        let chapters = chapters.map(|row| {
            let stops = row.stops(detail).into_iter();
            let told = stops.filter(|stop| stop.scope != Scope::Look);
            told.map(|stop| Told::of(player, speaker, &row, stop))
                .collect()
        });
        let code = player.code();
        let mut formats = kind::written(code.kind).iter();
        Self {
            title: title(player, speaker),
            puzzle: formats
                .find_map(|format| kind::export(&code, format))
                .map(|export| export.text),
            chapters: chapters.collect(),
        }
    }

    /// Plain text: the title, the puzzle and the numbered chapters, separated by empty
    /// lines. Further lines of a chapter are indented.
    pub fn text(&self) -> String {
        let puzzle = self.puzzle.as_ref();
        let puzzle = puzzle.map(|puzzle| format!("\n{puzzle}\n"));
        let head = format!("{}\n{}", self.title, puzzle.unwrap_or_default());
        self.listed(head, "", str::to_owned)
    }

    /// Markdown (CommonMark): a heading, the puzzle as code, a numbered list.
    pub fn markdown(&self) -> String {
        let puzzle = self.puzzle.as_ref();
        let puzzle = puzzle.map(|puzzle| format!("\n```text\n{puzzle}\n```\n"));
        let head = format!("# {}\n{}", escaped(&self.title), puzzle.unwrap_or_default());
        self.listed(head, "**", escaped)
    }

    /// The chapters after a head; names stand between two `marks`, and each text is written by `escaped`.
    fn listed(&self, head: String, marks: &str, escaped: impl Fn(&str) -> String) -> String {
        let mut text = format!("{head}\n");
        for (number, lines) in (1..).zip(&self.chapters) {
            for (at, Told { name, sentence }) in lines.iter().enumerate() {
                let begin = match at {
                    0 => format!("{number}. "),
                    _ => "   - ".to_owned(),
                };
                let (name, sentence) = (escaped(name), escaped(sentence));
                let _ = writeln!(text, "{begin}{marks}{name}:{marks} {sentence}");
            }
        }
        text
    }
}

impl Told {
    fn of(player: &dyn Player, speaker: &Speaker, row: &ChapterRow, stop: Playhead) -> Self {
        let told = match stop.scope {
            Scope::Run => player.following(stop),
            _ => player.sentence(stop),
        };
        let step = player.row(stop.position);
        let name = match (stop.scope, step) {
            (Scope::Conclude | Scope::Event, Some(step)) => step.name,
            _ => row.name,
        };
        Self {
            name: speaker.word(name),
            sentence: speaker.say(&told, player.shape()),
        }
    }
}

/// Name of a puzzle, such as "Sudoku 9×9".
fn title(player: &dyn Player, speaker: &Speaker) -> String {
    let shape = player.shape();
    let kind = speaker.word(&format!("page-kind-{}", player.kind()));
    let title = Explanation::new("page-puzzle-name")
        .with("kind", Arg::Text(kind))
        .with("rows", Arg::Number(shape.rows.into()))
        .with("cols", Arg::Number(shape.cols.into()));
    speaker.say(&title, shape)
}

/// Argument of an explanation with its picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Number of its chapter, from 1.
    pub chapter: usize,
    /// The board with the evidence and the conclusion, without consequences.
    pub picture: Scene,
    /// Its sentence; for the last argument of a chapter, it says how much follows.
    pub sentence: String,
}

/// Figures of a player's arguments and of its end, in order, with the numbers of rows and columns if
/// `is_numbered`.
///
/// Waves have no figures: the sentence of the argument before them says how much follows.
pub fn figures(player: &dyn Player, speaker: &Speaker, is_numbered: bool) -> Vec<Figure> {
    let chapters = (0..player.chapter_count()).filter_map(|number| player.chapter(number));
    let shown = chapters.enumerate().flat_map(|(number, row)| {
        let shown = shown(&row);
        shown.into_iter().map(move |shown| (number + 1, shown))
    });
    let figures = shown.map(|(chapter, (at, run))| {
        let mut picture = player.picture(at);
        if is_numbered {
            picture.number_lines(player.shape());
        }
        let sentence = player.sentence(at);
        let sentence = match run {
            Some(run) => sentence.ending_with(player.following(run)),
            None => sentence,
        };
        Figure {
            chapter,
            picture,
            sentence: speaker.say(&sentence, player.shape()),
        }
    });
    figures.collect()
}

/// Stops of a chapter that are shown, and the run that a stop's sentence mentions.
fn shown(row: &ChapterRow) -> Vec<(Playhead, Option<Playhead>)> {
    let stops = row.stops(Detail::Ideas);
    let run = stops.iter().copied().find(|stop| stop.scope == Scope::Run);
    let is_case = |stop: &Playhead| stop.scope == Scope::Event && stop.position < row.last;
    let is_shown = |stop: &&Playhead| match stop.scope {
        Scope::Look => false,
        Scope::Run => row.beats.is_empty(),
        _ => !is_case(stop),
    };
    let shown = stops.iter().filter(is_shown).copied();
    let says_run = |at: &Playhead| row.beats.last() == Some(&at.position);
    shown
        .map(|at| (at, run.filter(|_| says_run(&at))))
        .collect()
}

/// A sentence in which no character is interpreted as markup.
fn escaped(sentence: &str) -> String {
    let mut text = String::with_capacity(sentence.len());
    for c in sentence.chars() {
        if matches!(
            c,
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|'
        ) {
            text.push('\\');
        }
        text.push(c);
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::kind::Task;
    use clew_core::solve::{Fuel, Method};

    fn told(text: &str) -> Box<dyn Player> {
        let code = kind::read(text).expect("it is a puzzle").remove(0).code;
        let mut player = kind::player(&code).expect("it was read");
        let method = Method::Human;
        let mut job = kind::job(Task::Solve { code, method }).expect("it was read");
        let slice = job.run(&mut Fuel::unlimited());
        player.push(slice.events.expect("a puzzle has events"));
        player.finish();
        player
    }

    #[test]
    fn a_walkthrough_has_the_puzzle_and_numbered_chapters() {
        let player = told("123434122143432.");
        let speaker = Speaker::new("en");
        let told = Walkthrough::of(player.as_ref(), &speaker, Detail::Ideas);
        assert_eq!(told.title, "Sudoku 4×4");
        assert_eq!(told.chapters.len(), player.chapter_count());
        let puzzle = told.puzzle.as_deref().expect("a format carries it");
        let read = kind::read(puzzle).expect("it is read back").remove(0).code;
        assert_eq!(
            kind::player(&read).map(|read| read.shape()),
            Ok(player.shape())
        );
        let text = told.text();
        assert!(
            text.starts_with(&format!("Sudoku 4×4\n\n{puzzle}\n\n1. ")),
            "{text}"
        );
        let last = format!("\n{}. ", told.chapters.len());
        assert!(text.contains(&last), "{text}");
        let markdown = told.markdown();
        assert!(
            markdown.starts_with("# Sudoku 4×4\n\n```text\n"),
            "{markdown}"
        );
        let figures = figures(player.as_ref(), &speaker, true);
        let chapters: BTreeSet<usize> = figures.iter().map(|figure| figure.chapter).collect();
        assert_eq!(chapters.len(), told.chapters.len());
    }

    #[test]
    fn nothing_in_a_sentence_is_markup() {
        assert_eq!(escaped("a_b*c <i> [1]"), r"a\_b\*c \<i\> \[1\]");
    }
}
