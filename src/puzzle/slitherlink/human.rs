//! The human method: the catalogue's techniques as a ladder, cheapest first.

use crate::grid::Edge;
use crate::model::Puzzle as _;
use crate::solve::{Ladder, Method, Rung, Search, Solve, Strategy};

use super::patterns::Patterns;
use super::{Board, Clues, Fact, Mark, Slitherlink};
use super::{
    article, basic, breakout, deduce, enumerate, fast, gates, loops, rules, trial, uniqueness,
};

/// When reasoning is stuck, so many independent choices are tried case by
/// case; with more, a search that learns is quicker and shows more.
const MOST_CHOICES: usize = 11;

use Rung::{Incremental, IncrementalTry, Level, Look, Try};
use Who::{Climber, Everyone, Reader};

/// Whom a rung is for.
#[derive(Clone, Copy, PartialEq)]
enum Who {
    /// Whoever climbs.
    Everyone,
    /// Who reads each step: it says one thing at a time, or that something is wrong.
    Reader,
    /// Who reads none of them, where nothing is wrong: it says at once all that
    /// its technique says.
    Climber,
}

/// The ladder below trials: levels never fall from rung to rung.
static REASONING: &[(Who, Rung<Slitherlink>)] = &[
    (Reader, Look(basic::contradiction)),
    (Everyone, Look(loops::complete)),
    (Everyone, Look(basic::zero)),
    (Everyone, Incremental(|| Box::new(Patterns::of_level(1)))),
    (Everyone, Look(basic::clue_satisfied)),
    (Everyone, Look(basic::clue_needs_all)),
    (Everyone, Look(basic::vertex)),
    (Everyone, Level(2)),
    (Everyone, Incremental(|| Box::new(Patterns::of_level(2)))),
    (Reader, Look(loops::contradiction)),
    (Everyone, Look(loops::premature)),
    (Everyone, Level(3)),
    (Everyone, Incremental(|| Box::new(Patterns::of_level(3)))),
    (Everyone, Look(basic::colour_to_edge)),
    (Everyone, Level(4)),
    (
        Climber,
        Incremental(|| Box::new(deduce::Closing::of_pairs())),
    ),
    (Everyone, Incremental(|| Box::new(Patterns::of_level(4)))),
    (Reader, Look(deduce::pairs)),
    (Everyone, Level(5)),
    (Reader, Look(breakout::inside_apart)),
    (Reader, Look(breakout::outside_apart)),
    (Everyone, Look(breakout::inside_pocket)),
    (Everyone, Look(breakout::inside_bridge)),
    (Everyone, Look(loops::short)),
    (Everyone, Look(loops::chain)),
    (Everyone, Level(6)),
    (
        Climber,
        Incremental(|| Box::new(deduce::Closing::of_colours())),
    ),
    (Everyone, Look(basic::even_crossing)),
    (Reader, Look(deduce::colours)),
    (Everyone, Look(breakout::outside_pocket)),
    (Everyone, Look(breakout::outside_bridge)),
    (Everyone, Level(7)),
    (Everyone, Try(gates::class_breakout)),
    (Everyone, Try(gates::gate_of_two)),
];

/// The rungs below trials for a reader or a climber.
fn reasoning(who: Who) -> impl Iterator<Item = &'static Rung<Slitherlink>> {
    let rungs = REASONING.iter();
    rungs.filter_map(move |(whose, rung)| (*whose == who || *whose == Everyone).then_some(rung))
}

/// The rungs below trials for a climber where only levels from 7 on are told
/// apart. Most of what clues and patterns say follows from pairs and colours, so
/// it does without them, and now and then stops short of what they reach.
static HASTY: &[Rung<Slitherlink>] = &[
    Look(loops::complete),
    Incremental(|| Box::new(deduce::Closing::of_colours())),
    Look(basic::even_crossing),
    Look(loops::premature),
    Look(breakout::inside_pocket),
    Look(breakout::outside_pocket),
    Look(breakout::inside_bridge),
    Look(breakout::outside_bridge),
    Look(loops::chain),
    Look(loops::short),
    Level(7),
    Try(gates::class_breakout),
    Try(gates::gate_of_two),
];

/// What follows if the puzzle has exactly one solution.
static UNIQUENESS: &[Rung<Slitherlink>] = &[Look(uniqueness::blank_corner)];

/// The top of the ladder.
static TRIALS: &[Rung<Slitherlink>] = &[
    Level(8),
    IncrementalTry(trial::one_step),
    Level(9),
    IncrementalTry(trial::two_sided),
    Level(10),
    IncrementalTry(trial::deep),
];

/// The ladder of a climber. Levels below one need not be told apart.
pub(super) fn quick(from: u8) -> Box<dyn Strategy<Slitherlink>> {
    match from {
        ..7 => Box::new(Ladder::new(reasoning(Climber).chain(TRIALS))),
        _ => Box::new(Ladder::new(HASTY.iter().chain(TRIALS))),
    }
}

impl Solve for Slitherlink {
    fn strategy(clues: &Clues, method: Method) -> Box<dyn Strategy<Self>> {
        match method {
            Method::Human => Box::new(Ladder::new(reasoning(Reader).chain(TRIALS))),
            Method::HumanUnique => Box::new(Ladder::new(
                reasoning(Reader).chain(UNIQUENESS).chain(TRIALS),
            )),
            Method::Article => Box::new(article::Article::new(clues)),
            Method::Silent => Box::new(Ladder::new([])),
        }
    }

    fn search(clues: &Clues, board: &Board, method: Method) -> Box<dyn Search<Self>> {
        match method {
            Method::Human | Method::HumanUnique => {
                enumerate::by_classes(clues, board, MOST_CHOICES)
            }
            Method::Article => enumerate::by_cells(clues, board),
            Method::Silent => Box::new(fast::FastSearch::new(clues, board)),
        }
    }

    fn undecided(board: &Board) -> u32 {
        let cells = board
            .shape()
            .cells()
            .filter(|&cell| board.side(cell).is_none())
            .count();
        u32::try_from(cells).expect("a board has at most 10,000 cells")
    }

    /// The edges still to be told when every cell's side is known.
    fn solution(clues: &Clues, board: &Board) -> Option<Vec<Fact>> {
        let mut solved = board.clone();
        let mut facts = Vec::new();
        let open: Vec<Edge> = board
            .shape()
            .edges()
            .filter(|&edge| board.edge(edge).is_none())
            .collect();
        for edge in open {
            let fact = Fact::Edge(edge, board.implied(edge)?);
            Slitherlink::learn(&mut solved, fact).ok()?;
            facts.push(fact);
        }
        let has_line = solved
            .shape()
            .edges()
            .any(|edge| solved.edge(edge) == Some(Mark::Line));
        (has_line && rules::clashes(clues, &solved).is_empty()).then_some(facts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Found, Fuel};

    /// The edges that a strategy leaves open.
    fn left_open(mut strategy: Box<dyn Strategy<Slitherlink>>, clues: &Clues) -> Vec<Edge> {
        let mut board = Slitherlink::board(clues);
        while let Found::Step(step) = strategy.find(clues, &board, &mut Fuel::unlimited()) {
            for fact in step.found {
                board.learn(fact).unwrap();
            }
        }
        let edges = board.shape().edges();
        edges.filter(|&edge| board.edge(edge).is_none()).collect()
    }

    #[test]
    fn the_quick_ladder_reaches_as_far_and_the_hasty_one_no_farther() {
        let puzzles = [
            "slither/10/10/116b7di0263d2d2bhbbbhd2b32621cgbg2b8dm161213126d166",
            "slither/10/10/h383dgdk13cgdc27c223bg6cg2bg38312dgbj2ac67b228cdg263",
            "slither/10/10/hd11d8cb28227bhbg613bib268d2115dbchbhb22b6aa1d76",
            "slither/10/10/g33bccg71311367ch26136cgcc1bh222ck62183dh226360cgbg8cg233",
        ];
        for puzzle in puzzles {
            let clues = Slitherlink::parse(puzzle).unwrap().remove(0).clues;
            for cap in 3..=8 {
                let climbs = [
                    Slitherlink::strategy(&clues, Method::Human),
                    quick(1),
                    quick(7),
                ];
                let [all, quick, hasty] = climbs.map(|mut strategy| {
                    strategy.cap(cap);
                    left_open(strategy, &clues)
                });
                assert_eq!(all, quick, "{puzzle} up to {cap}");
                let is_beyond = all.iter().any(|edge| !hasty.contains(edge));
                assert!(cap < 6 || !is_beyond, "{puzzle} up to {cap}");
            }
        }
    }
}
