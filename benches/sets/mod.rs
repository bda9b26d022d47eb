//! The sets of boards for measuring speed: other people's, if `CLEW_CORPUS` names their folder, and boards made from seeds.

mod aquarium;
mod slitherlink;
mod sudoku;

use clew_core::format::Read;
use std::rc::Rc;

use clew::kind::{self, Task};
use clew_core::solve::{Advance, Fuel, Method, Prove};
use clew_judge::Judged;
use clew_judge::records::{self, Record};
use clew_say::Speaker;

/// Boards of one kind, measured together.
pub struct Set {
    /// Name in the tables: the kind, then the type of boards.
    pub name: &'static str,
    /// Name and text of each board.
    pub boards: Vec<(String, String)>,
    read: fn(&str) -> Board,
}

/// A board that was read, to be decided as often as needed.
pub type Board = Box<dyn Fn() -> bool>;

impl Set {
    fn new<P: Prove + Read>(name: &'static str, boards: Vec<(String, String)>) -> Self {
        Self {
            name,
            boards,
            read: |text| {
                let mut readings = P::parse(text).expect("a board of the sets is readable");
                let clues = readings.swap_remove(0).clues;
                Box::new(move || is_unique::<P>(&clues))
            },
        }
    }

    /// The boards, each as a function that checks whether it has exactly one solution.
    pub fn questions(&self) -> Vec<Board> {
        let texts = self.boards.iter();
        texts.map(|(_, text)| (self.read)(text)).collect()
    }

    /// The boards, each as a function that checks whether its solution can be explained.
    pub fn tales(&self) -> Vec<Board> {
        let speaker = Rc::new(Speaker::new("en"));
        let tale = |(_, text): &(String, String)| -> Board {
            let (speaker, text) = (Rc::clone(&speaker), text.clone());
            Box::new(move || tell(&speaker, &text) > 0)
        };
        self.boards.iter().map(tale).collect()
    }
}

/// Number of sentences in the whole solution of a board by reasoning: every step
/// with its evidence and its explanation.
fn tell(speaker: &Speaker, text: &str) -> usize {
    let readings = kind::read(text).expect("a board of the sets is readable");
    let code = &readings[0].code;
    let method = Method::Human;
    let task = Task::Solve {
        code: code.clone(),
        method,
    };
    let mut job = kind::job(task).expect("a code that was read");
    let mut player = kind::player(code).expect("a code that was read");
    let events = job.run(&mut Fuel::unlimited()).events;
    player.push(events.expect("a run has events"));
    let positions = 1..=player.len();
    let sentences =
        positions.flat_map(|at| (0..player.substeps(at)).map(move |substep| (at, substep)));
    let said = sentences.map(|(at, substep)| {
        let sentence = speaker.say(&player.explanation(at, substep), player.shape());
        usize::from(!sentence.is_empty())
    });
    said.sum()
}

/// Other people's boards of the files whose names begin with `begin`; none if their folder is not named.
fn external_in<P: Judged>(begin: &str) -> Vec<Record<P>> {
    match records::corpus() {
        Some(_) => records::external_in(begin),
        None => Vec::new(),
    }
}

/// The sets whose names start with `begin`, in the order of the tables; empty sets are left out.
pub fn sets(begin: &str) -> Vec<Set> {
    let mut sets = slitherlink::sets(begin);
    sets.extend(sudoku::sets(begin));
    sets.extend(aquarium::sets(begin));
    sets.retain(|set| !set.boards.is_empty());
    sets
}

/// Whether a puzzle has exactly one solution: the measured function.
fn is_unique<P: Prove>(clues: &P::Clues) -> bool {
    let mut prover = P::prover(clues, None);
    let mut found = || {
        let advance = prover.solution(&mut Fuel::unlimited());
        matches!(advance, Advance::Event(_))
    };
    found() && !found()
}
