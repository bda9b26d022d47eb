//! Runs other programs, and reports programs that cannot be run.

use std::fmt;
use std::io::Error;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Reason why a command stops: a sentence that names the fault and the way to fix it.
#[derive(Debug)]
pub(crate) struct Failure(String);

pub(crate) type Result<T> = std::result::Result<T, Failure>;

impl Failure {
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Failure(sentence.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Runs a program to its end, and shows its output at once.
///
/// # Errors
/// Returns an error if it cannot be started or does not succeed.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = start(command)?
        .wait()
        .map_err(|error| lost(command, &error))?;
    judge(command, status)
}

/// Runs a program that continues until it is stopped. If possible, it replaces this process: stopping this process then stops the
/// program, and no server is left behind with its port.
pub(crate) fn run_instead(command: &mut Command) -> Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::process::CommandExt;
        // This returns only if the program could not be started.
        let error = command.exec();
        Err(not_started(command, &error))
    }
    #[cfg(not(unix))]
    run(command)
}

/// Runs a program like [`run`], but ends it if it takes longer than `limit`.
pub(crate) fn run_within(limit: Duration, command: &mut Command) -> Result<()> {
    let mut child = start(command)?;
    let started = Instant::now();
    loop {
        if let Some(status) = child.try_wait().map_err(|error| lost(command, &error))? {
            return judge(command, status);
        }
        if started.elapsed() > limit {
            // Both fail only if the program has just ended by itself, which is also fine.
            let _ = child.kill();
            let _ = child.wait();
            return Err(Failure::new(format!(
                "`{}` took longer than {} s",
                line(command),
                limit.as_secs()
            )));
        }
        sleep(Duration::from_millis(100));
    }
}

/// Runs a program to its end and shows its output only if it fails, for tools whose warnings do not help the reader.
///
/// # Errors
/// Returns an error if it cannot be started or does not succeed.
pub(crate) fn run_silently(command: &mut Command) -> Result<()> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| not_started(command, &error))?;
    if !output.status.success() {
        for said in [&output.stdout, &output.stderr] {
            eprint!("{}", String::from_utf8_lossy(said));
        }
    }
    judge(command, output.status)
}

/// Output of a program, whose errors are shown at once.
///
/// # Errors
/// Returns an error if it cannot be started or does not succeed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| not_started(command, &error))?;
    judge(command, output.status)?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Output of a program, trimmed; `None` if the program does not exist or does not succeed.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Starts a program without waiting for it. It gets no input: no program here asks questions, and in CI nobody would answer.
fn start(command: &mut Command) -> Result<Child> {
    let started = command.stdin(Stdio::null()).spawn();
    started.map_err(|error| not_started(command, &error))
}

pub(crate) fn not_started(command: &Command, error: &Error) -> Failure {
    Failure::new(format!("`{}` could not be started: {error}", line(command)))
}

pub(crate) fn judge(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "`{}` failed ({status}); what it said is above",
        line(command)
    )))
}

pub(crate) fn lost(command: &Command, error: &Error) -> Failure {
    Failure::new(format!("`{}` was lost sight of: {error}", line(command)))
}

/// The command as typed in a shell, with the program's bare name.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program())
        .file_stem()
        .unwrap_or_default();
    std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_named_as_typed() {
        assert_eq!(
            line(Command::new("/somewhere/bin/cargo").args(["fmt", "--check"])),
            "cargo fmt --check"
        );
    }

    #[test]
    fn a_missing_program_is_named() {
        let failure = run(&mut Command::new("no-such-program")).expect_err("there is none");
        assert!(
            failure
                .to_string()
                .starts_with("`no-such-program` could not be started")
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_silent_program_still_has_to_succeed() {
        run_silently(Command::new("sh").args(["-c", "echo warning >&2"])).expect("it succeeds");
        let failure = run_silently(Command::new("sh").args(["-c", "exit 3"]));
        let failure = failure.expect_err("it does not").to_string();
        assert!(failure.starts_with("`sh -c exit 3` failed"), "{failure}");
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_takes_too_long_is_ended() {
        let failure = run_within(Duration::from_millis(200), Command::new("sleep").arg("60"))
            .expect_err("it sleeps for longer");
        assert!(failure.to_string().contains("took longer"));
    }
}
