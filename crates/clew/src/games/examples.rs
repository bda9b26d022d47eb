//! Rules in pictures: a small puzzle of each kind, made here, with the marks that solve it.

use crate::kind::{self, Kind};

/// Small puzzle with its solution.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Its kind.
    pub kind: Kind,
    /// The puzzle, in its kind's canonical text.
    pub puzzle: &'static str,
    /// Marks of the solution, as text.
    pub marks: &'static [&'static str],
}

/// An example of each kind.
pub fn examples() -> impl Iterator<Item = Example> {
    kind::all().map(|kind| {
        let kind::Example { puzzle, marks } = kind::offer(kind).example;
        Example {
            kind,
            puzzle,
            marks,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_example_is_solved_by_its_marks() {
        for example in examples() {
            let code = kind::read(example.puzzle).unwrap().remove(0).code;
            assert_eq!(code.kind, example.kind);
            let mut game = kind::game(&code).unwrap();
            game.take_over(kind::stated(&code, example.marks).unwrap().marks);
            assert!(game.is_solved(), "{example:?}");
        }
    }
}
