//! Puzzles on paper, to be solved with a pencil, with their solutions.

use strum::EnumIter;

use crate::kind::{self, Code, Proofs};
use clew_core::model::{Arg, Explanation};
use clew_core::scene::{Aspect, Scene};
use clew_core::trace::Verdict;
use clew_say::Speaker;

use super::title;

/// Number of puzzles on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter)]
pub enum PerSheet {
    /// One.
    One,
    /// Two, one above the other.
    Two,
    /// Two rows of two.
    Four,
    /// Three rows of two.
    Six,
}

impl PerSheet {
    /// The number.
    pub fn count(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Four => 4,
            Self::Six => 6,
        }
    }
}

/// Number of solutions on a sheet.
pub const SOLUTIONS: usize = 12;

/// Puzzle to print.
#[derive(Clone, Debug, PartialEq)]
pub struct Unprinted {
    /// The puzzle.
    pub code: Code,
    /// Its level, if known.
    pub level: Option<u8>,
}

/// Puzzle ready for printing.
#[derive(Clone, Debug, PartialEq)]
pub struct Printed {
    /// Number, kind, size and level.
    pub caption: String,
    /// Message id of the rules of its kind.
    pub rules: &'static str,
    /// The puzzle.
    pub picture: Scene,
    /// Its number, and a note about its solution unless there is exactly one.
    pub answer: String,
    /// The solution, or the facts that all solutions share; the bare puzzle if neither is known.
    pub solution: Scene,
}

impl Printed {
    /// Draws a puzzle, the `number`th from 1, with the solution known from `proof`.
    /// Returns `None` if the text is not a puzzle of its kind.
    pub fn of(
        number: usize,
        puzzle: &Unprinted,
        proof: Option<&Proofs>,
        speaker: &Speaker,
    ) -> Option<Self> {
        let player = kind::player(&puzzle.code).ok()?;
        let mut caption = format!("{number}. {}", title(player.as_ref(), speaker));
        if let Some(level) = puzzle.level {
            let level = Explanation::new("page-level").with("level", Arg::Number(level.into()));
            caption.push_str(" · ");
            caption.push_str(&speaker.words(&level));
        }
        let verdict = proof.map_or(Verdict::Open, |proof| kind::counts(proof).verdict);
        let (aspect, remark) = match verdict {
            Verdict::Unique => (Some(Aspect::Solution(0)), None),
            Verdict::Several => (Some(Aspect::Common), Some("print-several")),
            Verdict::Impossible => (None, Some("print-none")),
            Verdict::Open => (None, Some("print-unsolved")),
        };
        let picture = player.scene(0, 0);
        let solution = match (proof, aspect) {
            (Some(proof), Some(aspect)) => player.proven(proof, aspect),
            _ => picture.clone(),
        };
        let answer = match remark {
            Some(remark) => format!("{number}. {}", speaker.word(remark)),
            None => format!("{number}."),
        };
        Some(Self {
            caption,
            rules: kind::offer(puzzle.code.kind).rules,
            picture,
            answer,
            solution,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::{Answer, Question, Task};
    use clew_core::solve::Fuel;

    fn printed(text: &str, level: Option<u8>) -> Printed {
        let code = kind::read(text).expect("it is a puzzle").remove(0).code;
        let question = Question::Proof { near: None };
        let asked = Task::Ask {
            code: code.clone(),
            question,
        };
        let mut job = kind::job(asked).expect("it was read");
        let Some(Answer::Proof(proof)) = job.run(&mut Fuel::unlimited()).answer else {
            panic!("a small puzzle is proved at once");
        };
        let puzzle = Unprinted { code, level };
        Printed::of(3, &puzzle, Some(&proof), &Speaker::new("en")).expect("it was read")
    }

    #[test]
    fn a_puzzle_is_printed_bare_and_its_solution_apart() {
        let printed = printed("123434122143432.", Some(2));
        assert_eq!(printed.caption, "3. Sudoku 4×4 · level 2");
        assert_eq!(printed.answer, "3.");
        assert_ne!(printed.picture, printed.solution);
    }

    #[test]
    fn a_puzzle_without_a_single_solution_is_labelled() {
        let several = printed("1234............", None);
        assert_eq!(several.caption, "3. Sudoku 4×4");
        assert_eq!(
            several.answer,
            "3. several solutions; this is what they share"
        );
        let none = printed("1234341221434311", None);
        assert_eq!(none.answer, "3. no solution");
        assert_eq!(none.picture, none.solution);
    }
}
