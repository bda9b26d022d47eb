//! Checks that a method's result on a recorded puzzle agrees with the known one.

use clew_core::solve::Method;

use super::kind::Judged;
use super::records::Record;
use super::run::run;
use super::trace::check_trace;

/// Depth to which a run is checked.
#[derive(Clone, Copy, PartialEq)]
pub enum Look {
    /// Verdict and solution.
    Answer,
    /// Every step as well.
    Steps,
}

impl<P: Judged> Record<P> {
    /// Runs a method and returns the fault of the outcome, if it has one.
    pub fn fault(&self, method: Method, look: Look) -> Option<String> {
        let clues = self.clues();
        let run = run(&clues, method);
        let told = |fault: String| Some(format!("{} by {method:?}: {fault}", self.name));
        if run.verdict != self.verdict {
            return told(format!("{:?}, not {:?}", run.verdict, self.verdict));
        }
        let shown = run.solutions(&clues);
        if let Some(known) = &self.solution
            && shown != [known.clone()]
        {
            return told("another solution than the known one".into());
        }
        if look == Look::Answer {
            return None;
        }
        match check_trace(&clues, &run.events, run.verdict) {
            Ok(report) if report.board != run.board => told("the replayed board differs".into()),
            Ok(report) if report.solutions != shown => told("the replayed solutions differ".into()),
            Ok(_) => None,
            Err(fault) => told(fault),
        }
    }
}

/// Fails with the list of all faults, if there are any.
pub fn assert_no_fault(faults: impl Iterator<Item = Option<String>>) {
    let faults: Vec<String> = faults.flatten().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
