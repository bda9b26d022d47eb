//! Handouts: the explanation of a puzzle as text, as Markdown, as figures to
//! print or as a moving picture, and puzzles to print.

mod animation;
mod film;
mod puzzles;

use std::fmt::Write as _;

use crate::kind::{self, Player};
use clew_core::model::{Arg, Explanation};
use clew_core::playback::{ChapterRow, Playhead, Scope};
use clew_core::scene::Scene;
use clew_say::Speaker;

pub use animation::Animation;
pub use film::{Shot, ended, film, shot, shots};
pub use puzzles::{PerSheet, Printed, SOLUTIONS, Unprinted};

/// Chapters of an explanation, in sentences.
#[derive(Clone, Debug, PartialEq)]
pub struct Walkthrough {
    /// Name of the puzzle, such as "Sudoku 9×9".
    pub title: String,
    /// The puzzle itself, as a text that can be read back; `None` if no format
    /// supports it.
    pub puzzle: Option<String>,
    /// Sentence of each chapter, in order.
    pub sentences: Vec<String>,
}

impl Walkthrough {
    /// Walkthrough of the events that a player has received so far. Names of kinds, and the
    /// sentences, are in the speaker's language.
    pub fn of(player: &dyn Player, speaker: &Speaker) -> Self {
        let shape = player.shape();
        let chapters = 0..player.chapter_count();
        Self {
            title: title(player, speaker),
            puzzle: kind::exports(&player.code())
                .into_iter()
                .next()
                .map(|export| export.text),
            sentences: chapters
                .map(|chapter| speaker.say(&player.chapter_explanation(chapter), shape))
                .collect(),
        }
    }

    /// Plain text: the title, the puzzle and the numbered sentences, separated by empty
    /// lines.
    pub fn text(&self) -> String {
        let mut text = format!("{}\n", self.title);
        if let Some(puzzle) = &self.puzzle {
            let _ = write!(text, "\n{puzzle}\n");
        }
        text.push('\n');
        for (number, sentence) in (1..).zip(&self.sentences) {
            let _ = writeln!(text, "{number}. {sentence}");
        }
        text
    }

    /// Markdown (CommonMark): a heading, the puzzle as code, a numbered list.
    pub fn markdown(&self) -> String {
        let mut text = format!("# {}\n", escaped(&self.title));
        if let Some(puzzle) = &self.puzzle {
            let _ = write!(text, "\n```text\n{puzzle}\n```\n");
        }
        text.push('\n');
        for (number, sentence) in (1..).zip(&self.sentences) {
            let _ = writeln!(text, "{number}. {}", escaped(sentence));
        }
        text
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
    let stops = row.stops();
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
    fn a_walkthrough_has_the_puzzle_and_a_numbered_sentence_a_chapter() {
        let player = told("123434122143432.");
        let speaker = Speaker::new("en");
        let told = Walkthrough::of(player.as_ref(), &speaker);
        assert_eq!(told.title, "Sudoku 4×4");
        assert_eq!(told.sentences.len(), player.chapter_count());
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
        let last = format!("\n{}. ", told.sentences.len());
        assert!(text.contains(&last), "{text}");
        let markdown = told.markdown();
        assert!(
            markdown.starts_with("# Sudoku 4×4\n\n```text\n"),
            "{markdown}"
        );
        let figures = figures(player.as_ref(), &speaker, true);
        let chapters: BTreeSet<usize> = figures.iter().map(|figure| figure.chapter).collect();
        assert_eq!(chapters.len(), told.sentences.len());
    }

    #[test]
    fn nothing_in_a_sentence_is_markup() {
        assert_eq!(escaped("a_b*c <i> [1]"), r"a\_b\*c \<i\> \[1\]");
    }
}
