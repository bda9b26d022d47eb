//! What a kind offers: data that the page, the games, the guide and the command line need from every kind.

use crate::game::Key;

/// Offer of a kind. Texts shown to people are message ids.
#[derive(Debug)]
pub struct Offer {
    /// Sample puzzles, the one shown first at the start.
    pub samples: &'static [NamedText],
    /// Small puzzle and the marks that solve it, for the rules in pictures.
    pub example: Example,
    /// The rules.
    pub rules: &'static str,
    /// How to answer an exercise, and one about candidates.
    pub answers: [&'static str; 2],
    /// How two solutions on one board are told apart.
    pub difference: &'static str,
    /// How a mark is made by pointer and keys.
    pub gestures: &'static str,
    /// Letters that are keys only in games of this kind, in lower case.
    pub letters: &'static [(char, Key)],
    /// Whether there are clues along the board, so that numbers of rows and columns there would look like clues.
    pub has_sums: bool,
    /// Numbers of rows of the square boards offered to a player, the smallest first.
    pub sizes: &'static [u8],
    /// Lowest and highest level, 1 to 9, of each of the four difficulties offered to a player.
    pub levels: [(u8, u8); 4],
    /// Pairs of a number of rows and a number of difficulties, counted from the easiest: boards with fewer rows can
    /// have only that many difficulties; larger ones can have all.
    pub easy_below: &'static [(u8, usize)],
    /// Numbers of rows of the sizes offered, each with the expected times in seconds, 1 to 14,400 and rising, at which the second, third
    /// and fourth difficulty begin. Boards of other sizes are chosen by level alone.
    pub times: &'static [(u8, [u32; 3])],
    /// Number of the kind in the seeds of its puzzles of a day, 0 to 255; no two kinds share one.
    pub day_number: u8,
    /// First day, as year, month and day, whose puzzles the current generator makes; `None` if it never changed.
    pub same_since: Option<(u16, u8, u8)>,
}

/// Text offered by name.
#[derive(Clone, Copy, Debug)]
pub struct NamedText {
    /// Message id of its name.
    pub name: &'static str,
    /// The text.
    pub text: &'static str,
}

/// Small puzzle and its solution.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// The puzzle, in its kind's canonical text.
    pub puzzle: &'static str,
    /// Marks that solve it, as text.
    pub marks: &'static [&'static str],
}

impl Offer {
    /// Offer of nothing, for a kind that the program does not have.
    pub const NOTHING: Self = Self {
        samples: &[],
        example: Example {
            puzzle: "",
            marks: &[],
        },
        rules: "",
        answers: [""; 2],
        difference: "",
        gestures: "",
        letters: &[],
        has_sums: false,
        sizes: &[],
        levels: [(1, 10); 4],
        easy_below: &[],
        times: &[],
        day_number: 0,
        same_since: None,
    };
}
