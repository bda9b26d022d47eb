//! Long jobs in parallel: each writes its output to a file, and a line reports their progress from time to time.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::run::{Failure, Result, judge, lost, not_started};

/// Time between two polls of the jobs.
const LOOK: Duration = Duration::from_millis(200);
/// Maximum time without a line about the progress.
const TELL: Duration = Duration::from_secs(30);
/// Number of lines shown from the output of a failed job.
const TAIL: usize = 40;

/// A program to run, with its display name and its expected amount of work.
pub(crate) struct Job {
    /// Its display name.
    pub(crate) name: String,
    /// The program.
    pub(crate) command: Command,
    /// The number of crates it compiles; 0 if it compiles none.
    pub(crate) crates: usize,
    /// Work after the start of the last crate, measured in crates.
    pub(crate) rest: usize,
    /// The file for its output.
    pub(crate) log: PathBuf,
}

/// Jobs that run one after another, with their progress.
struct Lane {
    waiting: std::vec::IntoIter<Job>,
    running: Option<(Job, Child, Instant)>,
}

/// Runs lanes of jobs in parallel; the jobs of a lane run one after another.
///
/// # Errors
/// Returns an error if a job fails: its last output is shown, and the other jobs are ended.
pub(crate) fn run_side_by_side(lanes: Vec<Vec<Job>>) -> Result<()> {
    let count = lanes.iter().map(Vec::len).sum::<usize>();
    let mut whole = Work::default();
    for job in lanes.iter().flatten() {
        whole.all += job.work();
    }
    let mut lanes: Vec<Lane> = lanes.into_iter().map(Lane::new).collect();
    let outcome = watch(&mut lanes, count, whole);
    for (_, child, _) in lanes.iter_mut().filter_map(|lane| lane.running.as_mut()) {
        // Both fail only if the program has just ended by itself, which is also fine.
        let _ = child.kill();
        let _ = child.wait();
    }
    outcome
}

fn watch(lanes: &mut [Lane], count: usize, mut whole: Work) -> Result<()> {
    let begun = Instant::now();
    let mut told = Instant::now();
    let mut done = 0;
    loop {
        for lane in &mut *lanes {
            if let Some((name, work, took)) = lane.advance()? {
                done += 1;
                whole.done += work;
                println!(
                    "      {done} of {count} done: {name}, in {}",
                    duration(took)
                );
                told = Instant::now();
            }
        }
        if done == count {
            return Ok(());
        }
        if told.elapsed() > TELL {
            let running: Vec<&Job> = lanes
                .iter()
                .filter_map(|lane| lane.running.as_ref())
                .map(|(job, ..)| job)
                .collect();
            let words: Vec<String> = running.iter().map(|job| job.progress()).collect();
            let mut present = whole;
            present.done += running.iter().map(|job| job.work_done()).sum::<usize>();
            println!(
                "      {done} of {count} done; {}{}",
                words.join(", "),
                present.left(begun.elapsed())
            );
            told = Instant::now();
        }
        sleep(LOOK);
    }
}

impl Lane {
    fn new(jobs: Vec<Job>) -> Self {
        Self {
            waiting: jobs.into_iter(),
            running: None,
        }
    }

    /// Polls the running job, and starts the next if there is none. Returns the job that has ended: name, work and time.
    fn advance(&mut self) -> Result<Option<(String, usize, Duration)>> {
        if let Some((job, mut child, begun)) = self.running.take() {
            let Some(status) = child
                .try_wait()
                .map_err(|error| lost(&job.command, &error))?
            else {
                self.running = Some((job, child, begun));
                return Ok(None);
            };
            if let Err(failure) = judge(&job.command, status) {
                eprintln!("\n{}\n", job.tail());
                return Err(failure);
            }
            return Ok(Some((job.name.clone(), job.work(), begun.elapsed())));
        }
        if let Some(mut job) = self.waiting.next() {
            let child = job.start()?;
            self.running = Some((job, child, Instant::now()));
        }
        Ok(None)
    }
}

impl Job {
    fn start(&mut self) -> Result<Child> {
        let unwritable = |error: std::io::Error| {
            Failure::new(format!("{} cannot be written: {error}", self.log.display()))
        };
        if let Some(folder) = self.log.parent() {
            fs::create_dir_all(folder).map_err(unwritable)?;
        }
        let log = File::create(&self.log).map_err(unwritable)?;
        let errors = log.try_clone().map_err(unwritable)?;
        self.command.stdin(Stdio::null()).stdout(log).stderr(errors);
        self.command
            .spawn()
            .map_err(|error| not_started(&self.command, &error))
    }

    /// The number of crates whose compilation it has started.
    fn compiled(&self) -> usize {
        let printed = fs::read(&self.log).unwrap_or_default();
        let printed = String::from_utf8_lossy(&printed);
        let lines = printed.lines();
        lines.filter(|line| line.contains("Compiling ")).count()
    }

    fn work(&self) -> usize {
        self.crates + self.rest
    }

    fn work_done(&self) -> usize {
        self.compiled().min(self.crates)
    }

    /// "trunk 0.21.14: 120 of 368 crates"
    fn progress(&self) -> String {
        match self.crates {
            0 => self.name.clone(),
            // The number varies slightly between systems.
            crates => format!(
                "{}: {} of {crates} crates",
                self.name,
                self.compiled().min(crates)
            ),
        }
    }

    fn tail(&self) -> String {
        let printed = fs::read(&self.log).unwrap_or_default();
        let printed = String::from_utf8_lossy(&printed);
        let lines: Vec<&str> = printed.lines().collect();
        lines[lines.len().saturating_sub(TAIL)..].join("\n")
    }
}

/// Work done and total work, in crates of average size.
#[derive(Clone, Copy, Default)]
struct Work {
    done: usize,
    all: usize,
}

impl Work {
    /// "; about 4 minutes left", once that can be estimated.
    fn left(self, elapsed: Duration) -> String {
        if self.done * 20 < self.all || self.done > self.all {
            return String::new();
        }
        let left = (self.all - self.done) as f64 / self.done as f64 * elapsed.as_secs_f64();
        match (left / 60.0).round() as u64 {
            0 => "; less than a minute left".to_owned(),
            1 => "; about a minute left".to_owned(),
            minutes => format!("; about {minutes} minutes left"),
        }
    }
}

/// "12 s", "2 min 5 s"
fn duration(time: Duration) -> String {
    match (time.as_secs() / 60, time.as_secs() % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_follows_from_the_work_done() {
        let left = |done, seconds| Work { done, all: 600 }.left(Duration::from_secs(seconds));
        assert_eq!(left(10, 60), "");
        assert_eq!(left(100, 60), "; about 5 minutes left");
        assert_eq!(left(500, 300), "; about a minute left");
        assert_eq!(left(600, 300), "; less than a minute left");
    }

    #[cfg(unix)]
    #[test]
    fn a_failing_job_ends_the_others() {
        let folder = std::env::temp_dir().join(format!("clew-jobs-{}", std::process::id()));
        let job = |name: &str, script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            Job {
                name: name.to_owned(),
                command,
                crates: 0,
                rest: 1,
                log: folder.join(name),
            }
        };
        let begun = Instant::now();
        let lanes = vec![
            vec![job("one", "true"), job("two", "echo no; exit 3")],
            vec![job("three", "exec sleep 60")],
        ];
        let failure = run_side_by_side(lanes).expect_err("the second fails");
        assert!(failure.to_string().contains("failed"), "{failure}");
        assert!(begun.elapsed() < Duration::from_secs(30));
        assert_eq!(
            fs::read_to_string(folder.join("two")).ok().as_deref(),
            Some("no\n")
        );
        let _ = fs::remove_dir_all(&folder);
    }
}
