//! `clew convert`: converts puzzles between formats.

use std::collections::BTreeMap;
use std::io::{self, Write as _};

use clap::Args;
use serde::Serialize;

use clew::kind;
use clew_core::model::{Arg, Explanation};
use clew_say::Speaker;

use super::answers::Answered;
use super::entry::{Entry, Head, Malformed, Voice, json, read};
use super::input::{Puzzles, Work, WorkOutcome};
use super::lines::Line;

/// Prefix of the message ids of formats.
const PREFIX: &str = "format-";

const EXAMPLES: &str = "\
Examples:
  clew convert --list
  clew convert --to sudoku-line --plain < links.txt > lines.txt
  clew convert --to pzpr-link < puzzles.jsonl | jq -r .text
  clew convert --blocks --to pzpr-path --plain < grids.txt
  clew convert 'slither/5/5/bg616dh616dd'

Answers, one JSON object per line:
  id, puzzle, kind, rows, cols, warnings   as in clew solve
  from       format in which the puzzle was read
  text       with --to: the puzzle in that format
  texts      without --to: the puzzle in each format that can represent it
  error      instead of text, if that format cannot represent it
Every text reads back as the same puzzle. With --plain, only the texts are written: one per line, or
followed by an empty line if they have several lines. A line that begins with # reports a fault.

Exit codes: 0 everything is answered; 1 --strict found a fault; 2 wrong usage; 3 the input or the
output failed.";

/// Write puzzles in other formats: links, game ids, tasks, files and grids
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Convert {
    #[command(flatten)]
    puzzles: Puzzles,

    /// Format to write; by default, every format that can represent the puzzle
    #[arg(short, long, value_name = "FORMAT", value_parser = format)]
    to: Option<&'static str>,

    /// Write only the texts, without JSON
    #[arg(short, long, requires = "to")]
    plain: bool,

    /// List the formats of each kind
    #[arg(long, conflicts_with_all = ["to", "plain", "given", "input", "blocks"])]
    list: bool,

    #[command(flatten)]
    pub(super) work: Work,
}

/// Answer to a line.
#[derive(Serialize)]
struct Converted<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    from: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    texts: Option<BTreeMap<&'static str, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
}

/// Name of a format on the command line.
fn name(format: &'static str) -> &'static str {
    format.strip_prefix(PREFIX).unwrap_or(format)
}

/// Reads the name of a writable format. Returns its message id.
///
/// # Errors
/// The format does not exist.
pub(super) fn format(text: &str) -> Result<&'static str, String> {
    let mut names = Vec::new();
    for &format in kind::all().flat_map(kind::written) {
        if name(format) == text {
            return Ok(format);
        }
        if !names.contains(&name(format)) {
            names.push(name(format));
        }
    }
    Err(format!("the formats are {}", names.join(", ")))
}

/// Sentence about a puzzle that a format cannot represent.
pub(super) fn refusal(format: &'static str, speaker: &Speaker) -> String {
    let format = Arg::Word(format);
    speaker.words(&Explanation::new("format-unfit").with("format", format))
}

impl Convert {
    /// Answers all lines.
    ///
    /// # Errors
    /// The input cannot be read, or the output cannot be written.
    pub(super) fn run(self) -> io::Result<WorkOutcome> {
        if self.list {
            return list(&Speaker::new(&self.work.language));
        }
        let (to, is_plain) = (self.to, self.plain);
        let (kind, language) = (self.puzzles.kind, self.work.language.clone());
        let source = self.puzzles.source()?;
        self.work.run(source, move || {
            let voice = Voice::new(&language);
            move |line: &Line| match read(line, kind) {
                Ok(entry) => answered(&entry, to, is_plain, &voice),
                Err(malformed) => refused(line, &malformed, is_plain, &voice),
            }
        })
    }
}

fn answered(entry: &Entry, to: Option<&'static str>, is_plain: bool, voice: &Voice) -> Answered {
    let code = entry.code();
    let export = to.map(|format| kind::export(code, format).ok_or(format));
    let (text, error) = match &export {
        None => (None, None),
        Some(Ok(export)) => (Some(export.text.as_str()), None),
        Some(Err(format)) => (None, Some(refusal(format, voice.speaker()))),
    };
    let is_malformed = error.is_some();
    let text = match (is_plain, text, &error) {
        (true, Some(text), _) => plain(text),
        (true, None, Some(error)) => format!("# {error}\n"),
        _ => json(&Converted {
            head: entry.head(voice),
            from: name(entry.reading.format),
            text,
            texts: to.is_none().then(|| {
                let exports = kind::exports(code).into_iter();
                exports
                    .map(|export| (name(export.format), export.text))
                    .collect()
            }),
            error: error.as_deref(),
        }),
    };
    Answered {
        text,
        is_malformed,
        is_refused: false,
    }
}

/// A text by itself, as in lists of puzzles.
fn plain(text: &str) -> String {
    let text = text.trim_end();
    match text.contains('\n') {
        true => format!("{text}\n\n"),
        false => format!("{text}\n"),
    }
}

fn refused(line: &Line, malformed: &Malformed, is_plain: bool, voice: &Voice) -> Answered {
    let mut answered = voice.malformed(line, malformed);
    answered.is_refused = false;
    if is_plain {
        let fault = voice.speaker().words(&malformed.fault);
        answered.text = format!("# {}\n", fault.replace('\n', " "));
    }
    answered
}

/// Lists the formats of each kind: those that can be read and written, and those that can
/// only be read.
fn list(speaker: &Speaker) -> io::Result<WorkOutcome> {
    let mut output = io::stdout().lock();
    for kind in kind::all() {
        let of = kind.name();
        let written = kind::written(kind);
        let read = kind::formats(kind).iter().copied();
        let only_read = read.filter(|format| !written.contains(format));
        let listed = written.iter().map(|&format| (format, "read and written"));
        for (format, use_of) in listed.chain(only_read.map(|format| (format, "read"))) {
            let words = speaker.word(format);
            writeln!(output, "{of:12} {:24} {use_of:18} {words}", name(format))?;
        }
    }
    Ok(WorkOutcome::Fine)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_that_a_sample_is_written_in_has_a_name() {
        for kind in kind::all() {
            let formats = kind::written(kind);
            assert!(formats.len() > 2, "{kind:?}: {formats:?}");
            for &format in formats {
                assert!(format.starts_with(PREFIX), "{format}");
                assert!(Speaker::new("en").knows(format), "{format}");
            }
        }
    }

    #[test]
    fn lists_of_texts_can_be_read_again() {
        assert_eq!(plain("1.2\n"), "1.2\n");
        assert_eq!(plain("1\n2\n"), "1\n2\n\n");
    }
}
