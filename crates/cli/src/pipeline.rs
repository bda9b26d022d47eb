//! Processes lines in several threads, and writes the answers in the order of the lines.
//!
//! One thread reads, others work, and the caller's thread writes. The reader promises the writer
//! an answer for each batch of lines. The promises are kept in a queue of bounded length,
//! so that a slow line at its front stops the reader and memory stays bounded.

use std::io::{self, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;

use super::answers::{Answered, Answers, Counts};
use super::lines::{Line, Source};

/// Batches read ahead per working thread.
const AHEAD: usize = 64;

/// Maximum number of lines in a batch.
const MOST_LINES: usize = 128;

/// Target time for a batch: long compared with handing it over, short for anyone waiting
/// for the answer.
const BATCH: Duration = Duration::from_micros(500);

/// Lines, and the channel for their answers.
type Batch = (Vec<Line>, SyncSender<Answers>);

/// Promise of the answers to a batch.
type Promise = io::Result<Receiver<Answers>>;

/// Answers all lines of a source and writes the answers in order. Calls `worker` once
/// in each thread. Threads continue if writing fails: the caller must then end the program.
///
/// # Errors
/// The source cannot be read, or the answers cannot be written.
pub(super) fn run<W, A>(
    source: Box<dyn Source>,
    jobs: usize,
    worker: W,
    progress: &ProgressBar,
    output: &mut impl Write,
) -> io::Result<Counts>
where
    W: Fn() -> A + Clone + Send + 'static,
    A: FnMut(&Line) -> Answered,
{
    let size = Arc::new(AtomicUsize::new(1));
    let (promise, promises) = sync_channel::<Promise>(jobs * AHEAD);
    let (task, tasks) = channel::<Batch>();
    let tasks = Arc::new(Mutex::new(tasks));
    {
        let size = Arc::clone(&size);
        thread::Builder::new().spawn(move || read(source, &size, &promise, &task))?;
    }
    for _ in 0..jobs {
        let (size, tasks, worker) = (Arc::clone(&size), Arc::clone(&tasks), worker.clone());
        thread::Builder::new().spawn(move || work(&tasks, &size, worker()))?;
    }
    write(&promises, progress, output)
}

/// Reads batches and promises their answers, until there are no more or the writer has ended.
fn read(
    mut source: Box<dyn Source>,
    size: &AtomicUsize,
    promise: &SyncSender<Promise>,
    task: &std::sync::mpsc::Sender<Batch>,
) {
    loop {
        let lines = match source.next(size.load(Ordering::Relaxed)) {
            Ok(lines) if lines.is_empty() => return,
            Ok(lines) => lines,
            Err(fault) => {
                // If the writer has ended, nobody needs the error.
                let _ = promise.send(Err(fault));
                return;
            }
        };
        let (give, given) = sync_channel(1);
        if promise.send(Ok(given)).is_err() || task.send((lines, give)).is_err() {
            return;
        }
    }
}

/// Answers batches until there are no more.
fn work(
    tasks: &Mutex<Receiver<Batch>>,
    size: &AtomicUsize,
    mut answer: impl FnMut(&Line) -> Answered,
) {
    loop {
        // The lock is released before the work starts.
        let task = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((lines, give)) = task else {
            return;
        };
        let start = Instant::now();
        let mut answers = Answers::default();
        for line in &lines {
            answers.push(&answer(line), line.weight);
        }
        size.store(next_size(lines.len(), start.elapsed()), Ordering::Relaxed);
        // The writer may have ended.
        let _ = give.send(answers);
    }
}

/// Size of the next batch, given the time that the last one took.
fn next_size(lines: usize, took: Duration) -> usize {
    let nanos = took.as_nanos().max(1);
    let fitting = lines as u128 * BATCH.as_nanos() / nanos;
    let fitting = usize::try_from(fitting).unwrap_or(MOST_LINES);
    // At most double the size, because the first lines may be easy ones.
    fitting.min(2 * lines).clamp(1, MOST_LINES)
}

/// Writes answers as they arrive, in order.
fn write(
    promises: &Receiver<Promise>,
    progress: &ProgressBar,
    output: &mut impl Write,
) -> io::Result<Counts> {
    let mut counts = Counts::default();
    while let Some(promise) = received(promises, output)? {
        let answers = received(&promise?, output)?;
        let answers = answers.ok_or_else(|| io::Error::other("a thread stopped at its work"))?;
        output.write_all(answers.text.as_bytes())?;
        counts.add(answers.counts);
        progress.inc(answers.weight);
    }
    output.flush()?;
    Ok(counts)
}

/// Receives the next value; `None` if there are no more senders. Flushes the output before it
/// waits, so that everything written so far can be read.
fn received<T>(from: &Receiver<T>, output: &mut impl Write) -> io::Result<Option<T>> {
    match from.try_recv() {
        Ok(sent) => Ok(Some(sent)),
        Err(TryRecvError::Disconnected) => Ok(None),
        Err(TryRecvError::Empty) => {
            output.flush()?;
            Ok(from.recv().ok())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::lines::Given;
    use super::*;

    fn numbers(count: u64) -> Box<dyn Source> {
        Box::new(Given::new((0..count).map(|n| n.to_string()), count))
    }

    fn echoed(line: &Line) -> Answered {
        let number: u64 = str::from_utf8(&line.bytes).unwrap().parse().unwrap();
        // Among ten lines, earlier ones take longer.
        thread::sleep(Duration::from_micros(10 * (9 - number % 10)));
        Answered {
            text: format!("{number}\n"),
            is_malformed: number.is_multiple_of(7),
            is_refused: number.is_multiple_of(2),
        }
    }

    #[test]
    fn answers_keep_the_order_of_the_lines() {
        for jobs in [1, 2, 5] {
            let mut output = Vec::new();
            let progress = ProgressBar::hidden();
            let counts = run(numbers(700), jobs, || echoed, &progress, &mut output).unwrap();
            let expected: String = (0..700).map(|n| format!("{n}\n")).collect();
            assert_eq!(String::from_utf8(output).unwrap(), expected);
            assert_eq!(counts.malformed, 100);
            assert_eq!(counts.refused, 350);
            assert_eq!(progress.position(), 700);
        }
    }

    #[test]
    fn a_batch_grows_while_lines_are_quick_and_shrinks_to_one() {
        assert_eq!(next_size(1, Duration::from_micros(1)), 2);
        assert_eq!(
            next_size(MOST_LINES - 1, Duration::from_micros(1)),
            MOST_LINES
        );
        assert_eq!(next_size(64, Duration::from_micros(1_000)), 32);
        assert_eq!(next_size(1, Duration::from_secs(1)), 1);
    }

    /// Writer that is always closed.
    struct Closed;

    impl Write for Closed {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// Endless source that counts the lines taken from it.
    struct Endless(Arc<AtomicUsize>);

    impl Source for Endless {
        fn next(&mut self, most: usize) -> io::Result<Vec<Line>> {
            self.0.fetch_add(most, Ordering::Relaxed);
            Ok(vec![Line::of("1".to_owned()); most])
        }

        fn total(&self) -> Option<u64> {
            None
        }
    }

    #[test]
    fn a_writer_that_is_closed_ends_the_run() {
        let taken = Arc::new(AtomicUsize::new(0));
        let source = Box::new(Endless(Arc::clone(&taken)));
        let ended = run(source, 2, || echoed, &ProgressBar::hidden(), &mut Closed);
        assert_eq!(
            ended.map_err(|fault| fault.kind()),
            Err(io::ErrorKind::BrokenPipe)
        );
    }

    /// Writer that blocks everything until it is released.
    struct Held(Arc<AtomicUsize>, usize);

    impl Write for Held {
        fn write(&mut self, text: &[u8]) -> io::Result<usize> {
            let mut before = usize::MAX;
            // Wait until the reader stops.
            while self.1 == 0 && before != self.0.load(Ordering::Relaxed) {
                before = self.0.load(Ordering::Relaxed);
                thread::sleep(Duration::from_millis(50));
            }
            self.1 = before;
            Err(io::Error::other(format!("{} {}", before, text.len())))
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn reading_ahead_is_limited_to_the_room_for_it() {
        let taken = Arc::new(AtomicUsize::new(0));
        let source = Box::new(Endless(Arc::clone(&taken)));
        let quick = |_: &Line| Answered {
            text: "1\n".to_owned(),
            ..Answered::default()
        };
        let mut held = Held(Arc::clone(&taken), 0);
        let progress = ProgressBar::hidden();
        let ended = run(source, 2, move || quick, &progress, &mut held);
        assert!(ended.is_err());
        // The promised batches, plus one being written and one being promised.
        assert!(held.1 > 0 && held.1 <= (2 * AHEAD + 2) * MOST_LINES);
    }
}
