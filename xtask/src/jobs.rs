//! Long jobs in parallel lanes. Each writes its output to a file; a line says when it is done.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::run::{Failure, Result, judge, lost, not_started};

/// Time between two polls of the jobs.
const LOOK: Duration = Duration::from_millis(200);
/// Number of lines shown from the output of a failed job.
const TAIL: usize = 40;

/// A program to run.
pub(crate) struct Job {
    /// Its display name.
    pub(crate) name: String,
    /// The program.
    pub(crate) command: Command,
    /// The file for its output.
    pub(crate) log: PathBuf,
}

/// A job that runs.
struct Running {
    job: Job,
    child: Child,
    begun: Instant,
}

/// Runs lanes of jobs in parallel; the jobs of a lane run one after another.
///
/// # Errors
/// Returns an error if a job fails: its last output is shown, and the other jobs are ended.
pub(crate) fn run_side_by_side(lanes: Vec<Vec<Job>>) -> Result<()> {
    let mut waiting: Vec<_> = lanes.into_iter().map(Vec::into_iter).collect();
    let mut running: Vec<Option<Running>> = waiting.iter().map(|_| None).collect();
    let outcome = loop {
        match look(&mut waiting, &mut running) {
            Ok(true) => sleep(LOOK),
            Ok(false) => break Ok(()),
            Err(failure) => break Err(failure),
        }
    };
    for mut other in running.into_iter().flatten() {
        // Both fail only if the program has just ended by itself, which is also fine.
        let _ = other.child.kill();
        let _ = other.child.wait();
    }
    outcome
}

/// Reports the jobs that have ended, and starts the next of each lane. Returns whether any runs.
fn look(waiting: &mut [std::vec::IntoIter<Job>], running: &mut [Option<Running>]) -> Result<bool> {
    for (waiting, place) in waiting.iter_mut().zip(&mut *running) {
        if let Some(Running { job, child, begun }) = place {
            let Some(status) = child.try_wait().map_err(|e| lost(&job.command, &e))? else {
                continue;
            };
            judge(&job.command, status).inspect_err(|_| eprintln!("\n{}\n", job.tail()))?;
            println!("      {}: {} s", job.name, begun.elapsed().as_secs());
        }
        *place = waiting.next().map(Job::start).transpose()?;
    }
    Ok(running.iter().any(Option::is_some))
}

impl Job {
    fn start(mut self) -> Result<Running> {
        let unwritable = |error: std::io::Error| {
            Failure::new(format!("{} cannot be written: {error}", self.log.display()))
        };
        if let Some(folder) = self.log.parent() {
            fs::create_dir_all(folder).map_err(unwritable)?;
        }
        let log = File::create(&self.log).map_err(unwritable)?;
        let errors = log.try_clone().map_err(unwritable)?;
        self.command.stdin(Stdio::null()).stdout(log).stderr(errors);
        let child = self.command.spawn();
        Ok(Running {
            child: child.map_err(|error| not_started(&self.command, &error))?,
            begun: Instant::now(),
            job: self,
        })
    }

    fn tail(&self) -> String {
        let printed = fs::read(&self.log).unwrap_or_default();
        let printed = String::from_utf8_lossy(&printed);
        let lines: Vec<&str> = printed.lines().collect();
        lines[lines.len().saturating_sub(TAIL)..].join("\n")
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_failing_job_ends_the_others() {
        let folder = std::env::temp_dir().join(format!("clew-jobs-{}", std::process::id()));
        let job = |name: &str, script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            Job {
                name: name.to_owned(),
                command,
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
