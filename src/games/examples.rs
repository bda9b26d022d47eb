//! Rules in pictures: a small puzzle of each kind, made here, and the marks that solve it.

use crate::kind::Kind;

/// Small puzzle and its solution.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// Its kind.
    pub kind: Kind,
    /// The puzzle, in its kind's canonical text.
    pub puzzle: &'static str,
    /// Marks that solve it, as text.
    pub marks: &'static [&'static str],
}

/// An example of each kind.
pub fn examples() -> [Example; 3] {
    [
        Example {
            kind: Kind::Slitherlink,
            puzzle: "slither/5/5/g111236b6bh2112c",
            marks: &[
                "R1C4 top line",
                "R2C5 right line",
                "R1C3 top line",
                "R1C2 top line",
                "R1C1 top line",
                "R1C1 left line",
                "R1C5 top line",
                "R1C5 right line",
                "R3C4 top line",
                "R3C3 top line",
                "R3C5 top line",
                "R5C4 top line",
                "R4C4 left line",
                "R4C3 top line",
                "R5C3 bottom line",
                "R5C3 left line",
                "R5C1 top line",
                "R5C2 top line",
                "R4C1 left line",
                "R5C4 bottom line",
                "R5C5 top line",
                "R5C5 right line",
                "R5C5 bottom line",
                "R2C1 top line",
                "R2C2 left line",
                "R3C1 top line",
                "R3C1 left line",
                "R3C3 left line",
            ],
        },
        Example {
            kind: Kind::Sudoku,
            puzzle: "sudoku/4/4/42h3k1j3",
            marks: &[
                "R2C2=1", "R3C2=3", "R4C2=4", "R4C1=1", "R3C1=2", "R3C4=4", "R4C3=2", "R1C4=1",
                "R1C3=3", "R2C3=4", "R2C4=2",
            ],
        },
        Example {
            kind: Kind::Aquarium,
            puzzle: "aquarium/r/6/6/a8d9dk1i8rgh/540123424311",
            marks: &[
                "R1C1 water",
                "R1C2 water",
                "R1C5 water",
                "R1C6 water",
                "R2C1 water",
                "R2C2 water",
                "R3C1 water",
                "R3C2 water",
                "R4C1 water",
                "R4C2 water",
                "R4C6 water",
                "R5C6 water",
                "R3C4 water",
                "R3C5 water",
                "R6C1 water",
            ],
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::{self, Marks};

    #[test]
    fn each_example_is_solved_by_its_marks() {
        for example in examples() {
            let code = kind::read(example.puzzle).unwrap().remove(0).code;
            assert_eq!(code.kind, example.kind);
            let mut game = kind::game(&code).unwrap();
            game.take_over(Marks::of_texts(&code, example.marks).unwrap());
            assert!(game.is_solved(), "{example:?}");
        }
    }
}
