//! Options that commands share: the source of the lines, and how they are processed.

use std::fs::File;
use std::io::{self, IsTerminal as _, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, value_parser};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use strum::IntoEnumIterator;

use clew::kind::{self, Kind};
use clew_core::solve::Method;
use clew_say::languages;

use super::answers::{Answered, Counts};
use super::lines::{Given, Line, Source, Stream};
use super::pipeline;

/// Maximum number of threads, far above the cores of today's machines: the queues and stacks of all threads take memory.
const MOST_JOBS: i64 = 1_024;

/// Puzzles to read.
#[derive(Args)]
pub(super) struct Puzzles {
    /// Puzzles, one per argument, in any format that Clew reads; without them, lines of the input
    #[arg(value_name = "PUZZLE", conflicts_with_all = ["input", "blocks"])]
    given: Vec<String>,

    /// File to read instead of the standard input
    #[arg(short, long, value_name = "FILE")]
    input: Option<PathBuf>,

    /// Puzzles have several lines and end with an empty line
    #[arg(short, long)]
    blocks: bool,

    /// Kind of all puzzles whose record does not name one; a text that fits several kinds is read as this one, and faster
    #[arg(short, long, value_parser = kinds())]
    pub(super) kind: Option<Kind>,
}

impl Puzzles {
    /// Source of the puzzles.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub(super) fn source(self) -> io::Result<Box<dyn Source>> {
        if self.given.is_empty() {
            return lines(self.input, self.blocks);
        }
        let total = self.given.len() as u64;
        Ok(Box::new(Given::new(self.given.into_iter(), total)))
    }
}

/// Source of the lines of a file, or of the standard input.
///
/// # Errors
/// The file cannot be opened.
pub(super) fn lines(file: Option<PathBuf>, has_blocks: bool) -> io::Result<Box<dyn Source>> {
    let Some(path) = file else {
        let stdin = io::stdin();
        if stdin.is_terminal() {
            eprintln!("Reading lines from the terminal; --help describes them.");
        }
        return Ok(Box::new(Stream::new(stdin, has_blocks, stdin_len())));
    };
    let named = |fault| io::Error::other(format!("{}: {fault}", path.display()));
    let file = File::open(&path).map_err(named)?;
    let len = len(&file);
    Ok(Box::new(Stream::new(file, has_blocks, len)))
}

/// Number of bytes of a file, if it is a regular file.
fn len(file: &File) -> Option<u64> {
    let metadata = file.metadata().ok()?;
    metadata.is_file().then_some(metadata.len())
}

/// Number of bytes of the standard input, if it is a regular file.
#[cfg(unix)]
fn stdin_len() -> Option<u64> {
    use std::os::fd::AsFd as _;
    let stdin = io::stdin().as_fd().try_clone_to_owned().ok()?;
    len(&File::from(stdin))
}

#[cfg(not(unix))]
fn stdin_len() -> Option<u64> {
    None
}

/// Options for processing and answering lines.
#[derive(Args)]
pub(super) struct Work {
    /// Number of threads, 1 to 1024; by default, one for each core
    #[arg(short, long, value_name = "N", value_parser = value_parser!(u16).range(1..=MOST_JOBS))]
    jobs: Option<u16>,

    /// Language of sentences and faults
    #[arg(short, long, value_name = "TAG", default_value = "en", value_parser = language())]
    pub(super) language: String,

    /// Also give the time for each answer, in microseconds of one core
    #[arg(long)]
    pub(super) times: bool,

    /// End with exit code 1 if a line could not be answered
    #[arg(long)]
    pub(super) strict: bool,
}

/// Result of the answers: whether they satisfy the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WorkOutcome {
    /// All of them do.
    Fine,
    /// Not all of them do.
    Refused,
}

impl Work {
    /// Answers all lines of a source on the standard output.
    ///
    /// # Errors
    /// The source cannot be read, or the answers cannot be written.
    pub(super) fn run<W, A>(&self, source: Box<dyn Source>, worker: W) -> io::Result<WorkOutcome>
    where
        W: Fn() -> A + Clone + Send + 'static,
        A: FnMut(&Line) -> Answered,
    {
        let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let jobs = self.jobs.map_or_else(cores, usize::from);
        let progress = progress(source.total());
        let mut output = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let counts = pipeline::run(source, jobs, worker, &progress, &mut output)?;
        progress.finish_and_clear();
        output.flush()?;
        let Counts { malformed, refused } = counts;
        Ok(match refused > 0 || (self.strict && malformed > 0) {
            true => WorkOutcome::Refused,
            false => WorkOutcome::Fine,
        })
    }
}

/// Progress bar on the terminal; hidden if there is no terminal, or if the answers are shown
/// there as well.
fn progress(total: Option<u64>) -> ProgressBar {
    if io::stdout().is_terminal() || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr());
    let template = match total {
        Some(_) => "{wide_bar} {percent:>3} %, {elapsed} gone, {eta} left",
        None => "{spinner} {elapsed} gone, {binary_bytes} read, {binary_bytes_per_sec}",
    };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

/// Parser for the names of an enum.
pub(super) fn named<T>() -> impl TypedValueParser<Value = T>
where
    T: IntoEnumIterator + FromStr + Into<&'static str> + Clone + Send + Sync + 'static,
{
    let names = T::iter().map(|value| -> &'static str { value.into() });
    // Only names of the enum reach this point.
    PossibleValuesParser::new(names).try_map(|name| name.parse::<T>().map_err(|_| NoName))
}

/// Parser for the names of some methods, including a former one.
pub(super) fn methods(is_offered: fn(&Method) -> bool) -> impl TypedValueParser<Value = Method> {
    let values = Method::iter().filter(is_offered).map(|method| {
        let value = PossibleValue::new(<&str>::from(method));
        match method {
            Method::Prove => value.alias("silent"),
            _ => value,
        }
    });
    // Only names of methods reach this point.
    PossibleValuesParser::new(values).try_map(|name| name.parse::<Method>().map_err(|_| NoName))
}

/// Parser for the names of the kinds.
pub(super) fn kinds() -> impl TypedValueParser<Value = Kind> {
    let names = kind::all().filter_map(kind::kinded);
    PossibleValuesParser::new(names.map(|kinded| kinded.kind.name()))
        .try_map(|name| kind::named(&name).ok_or(NoName))
}

/// Error of a text that is not a name.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no such name")]
struct NoName;

/// Parser for the tags of the available languages.
pub(super) fn language() -> PossibleValuesParser {
    PossibleValuesParser::new(languages())
}
