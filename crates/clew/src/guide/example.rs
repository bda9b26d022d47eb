//! Example board of a technique, as a line of a file: technique, method, step, puzzle.
//!
//! ```text
//! slitherlink-zero human 1 slither/5/5/g0…
//! slitherlink-even-crossing human 7.3 slither/5/5/g2…     sub-step 3 of step 7
//! ```

use std::fmt;
use std::str::FromStr;

use clew_core::solve::Method;

/// Example board of a technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Name of the technique.
    pub technique: String,
    /// Method of solving the puzzle.
    pub method: Method,
    /// Position of the step.
    pub step: usize,
    /// Sub-step, if the technique is used within a trial; `None` for the whole step.
    pub substep: Option<usize>,
    /// The puzzle, in its kind's canonical text.
    pub puzzle: String,
}

/// Error of a line that is not an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an example: technique method step puzzle")]
pub struct Unreadable;

impl Example {
    /// Example of a technique among the lines of a file.
    pub fn find(text: &str, technique: &str) -> Option<Self> {
        let examples = text.lines().filter_map(|line| line.parse().ok());
        let mut examples = examples.filter(|example: &Self| example.technique == technique);
        examples.next()
    }
}

impl fmt::Display for Example {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let method: &str = self.method.into();
        write!(f, "{} {method} {}", self.technique, self.step)?;
        if let Some(substep) = self.substep {
            write!(f, ".{substep}")?;
        }
        write!(f, " {}", self.puzzle)
    }
}

impl FromStr for Example {
    type Err = Unreadable;

    fn from_str(line: &str) -> Result<Self, Unreadable> {
        let parts: Vec<&str> = line.split(' ').collect();
        let [technique, method, place, puzzle] = parts[..] else {
            return Err(Unreadable);
        };
        let number = |text: &str| text.parse().map_err(|_| Unreadable);
        let (step, substep) = match place.split_once('.') {
            Some((step, substep)) => (number(step)?, Some(number(substep)?)),
            None => (number(place)?, None),
        };
        Ok(Self {
            technique: technique.to_owned(),
            method: method.parse().map_err(|_| Unreadable)?,
            step,
            substep,
            puzzle: puzzle.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_is_read_as_it_was_written() {
        let text = "# A comment of four words.\nslitherlink-zero human 3 slither/5/5/zt\n\
            sudoku-nishio human-unique 12.4 sudoku/4/4/zg\n";
        let zero = Example::find(text, "slitherlink-zero").unwrap();
        assert_eq!((zero.step, zero.substep), (3, None));
        assert_eq!(zero.to_string(), text.lines().nth(1).unwrap());
        let nishio = Example::find(text, "sudoku-nishio").unwrap();
        assert_eq!(nishio.method, Method::HumanUnique);
        assert_eq!(nishio.to_string(), text.lines().nth(2).unwrap());
        assert_eq!(Example::find(text, "sudoku-bug"), None);
    }

    #[test]
    fn lines_that_are_not_examples_are_refused() {
        for line in [
            "",
            "slitherlink-zero human three slither/5/5/zt",
            "slitherlink-zero by-magic 3 slither/5/5/zt",
            "slitherlink-zero human 3.x slither/5/5/zt",
        ] {
            assert_eq!(line.parse::<Example>(), Err(Unreadable), "{line}");
        }
    }
}
