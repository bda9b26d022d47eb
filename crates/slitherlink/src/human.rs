//! The human method: the catalogue's techniques as a ladder, cheapest first.

use Ladders::{Both, Explaining, Fast};
use Rung::{Incremental, IncrementalTry, Level, Look, Try};
use clew_core::grid::Edge;
use clew_core::model::Puzzle as _;
use clew_core::solve::{Ladder, Method, Openings, Pace, Rung, Search, Solve, Strategy, minimise};
use clew_core::trace::Step;

use crate::board::{Board, Clues, Fact, Mark, Slitherlink};
use crate::technique::connectivity::{breakout, class_breakout, two_edge_cut};
use crate::technique::patterns::Patterns;
use crate::technique::{basic, deduce, loops, trial, uniqueness};
use crate::{article, enumerate, openings, rules};

/// Number of independent choices up to which the cases are tried one by one when reasoning is stuck. With more, clause
/// learning is faster and shows more.
const MAX_CHOICES: usize = 11;

/// Ladders that a rung belongs to.
#[derive(Clone, Copy, PartialEq)]
enum Ladders {
    /// Both.
    Both,
    /// The explaining ladder: one conclusion per step, and contradictions with evidence.
    Explaining,
    /// The grading ladder, used when the board has no mistake and nobody reads the steps: all conclusions of a
    /// technique at once.
    Fast,
}

/// Rungs below trials. Levels never fall from rung to rung, and on the explaining ladder tenths do not either.
static REASONING: &[(Ladders, Rung<Slitherlink>)] = &[
    (Explaining, Look(basic::contradiction)),
    (Both, Look(loops::complete)),
    (Both, Look(basic::zero)),
    (Both, Incremental(Patterns::of_level::<1>)),
    (Both, Look(basic::clue_satisfied)),
    (Both, Look(basic::clue_needs_all)),
    (Both, Look(basic::vertex)),
    (Both, Level(2)),
    (Fast, Incremental(Patterns::of_level::<2>)),
    (Explaining, Look(loops::contradiction)),
    (Both, Look(loops::premature)),
    (Explaining, Incremental(Patterns::of_tenths::<22>)),
    (Explaining, Incremental(Patterns::of_tenths::<25>)),
    (Both, Level(3)),
    (Fast, Incremental(Patterns::of_level::<3>)),
    (Explaining, Incremental(Patterns::of_tenths::<30>)),
    (Explaining, Incremental(Patterns::of_tenths::<33>)),
    (Both, Look(basic::colour_to_edge)),
    (Both, Level(4)),
    (Fast, Incremental(deduce::Fixpoints::of_pairs)),
    (Fast, Incremental(Patterns::of_level::<4>)),
    (Explaining, Incremental(Patterns::of_tenths::<40>)),
    (Explaining, Incremental(Patterns::of_tenths::<43>)),
    (Explaining, Look(deduce::pairs)),
    (Both, Level(5)),
    (Explaining, Look(breakout::inside_separated)),
    (Explaining, Look(breakout::outside_separated)),
    (Both, Look(breakout::inside_pocket)),
    (Both, Look(breakout::inside_breakout)),
    (Both, Look(loops::short)),
    (Both, Look(loops::chain)),
    (Both, Level(6)),
    (Fast, Incremental(deduce::Fixpoints::of_colours)),
    (Both, Look(basic::even_crossing)),
    (Explaining, Look(deduce::colours)),
    (Both, Look(breakout::outside_pocket)),
    (Both, Look(breakout::outside_breakout)),
    (Both, Level(7)),
    (Both, Try(class_breakout::class_breakout)),
    (Both, Try(two_edge_cut::gate_of_two)),
];

/// Rungs below trials of one ladder.
fn reasoning(ladder: Ladders) -> impl Iterator<Item = &'static Rung<Slitherlink>> {
    let rungs = REASONING.iter();
    rungs
        .filter_map(move |(ladders, rung)| (*ladders == ladder || *ladders == Both).then_some(rung))
}

/// Fast rungs below trials, for when only levels from 7 on are distinguished. Most conclusions of clues and patterns
/// also follow from pairs and colours, so their rungs are left out. Occasionally this ladder stops short of what they
/// reach.
static COARSE: &[Rung<Slitherlink>] = &[
    Look(loops::complete),
    Incremental(deduce::Fixpoints::of_colours),
    Look(basic::even_crossing),
    Look(loops::premature),
    Look(breakout::inside_pocket),
    Look(breakout::outside_pocket),
    Look(breakout::inside_breakout),
    Look(breakout::outside_breakout),
    Look(loops::chain),
    Look(loops::short),
    Level(7),
    Try(class_breakout::class_breakout),
    Try(two_edge_cut::gate_of_two),
];

/// Rungs that assume exactly one solution.
static UNIQUENESS: &[Rung<Slitherlink>] = &[Look(uniqueness::blank_corner)];

/// Top of the ladder.
static TRIALS: &[Rung<Slitherlink>] = &[
    Level(8),
    IncrementalTry(trial::simple),
    Level(9),
    IncrementalTry(trial::two_sided),
    Level(10),
    IncrementalTry(trial::deep),
];

/// Top of the grading ladder.
static FAST_TRIALS: &[Rung<Slitherlink>] = &[
    Level(8),
    IncrementalTry(trial::grading::simple),
    Level(9),
    IncrementalTry(trial::grading::two_sided),
    Level(10),
    IncrementalTry(trial::deep),
];

/// Top of the grading ladder, for when only levels from 9 on are distinguished.
static BATCHED_TRIALS: &[Rung<Slitherlink>] = &[
    Level(8),
    IncrementalTry(trial::grading::simple_batch),
    Level(9),
    IncrementalTry(trial::grading::two_sided),
    Level(10),
    IncrementalTry(trial::deep),
];

/// Fast ladder. It need not distinguish levels below `from`.
pub(super) fn grading_ladder(from: u8) -> Box<dyn Strategy<Slitherlink>> {
    match from {
        ..7 => Box::new(Ladder::new(reasoning(Fast).chain(FAST_TRIALS))),
        7..9 => Box::new(Ladder::new(COARSE.iter().chain(FAST_TRIALS))),
        9.. => Box::new(Ladder::new(COARSE.iter().chain(BATCHED_TRIALS))),
    }
}

impl Solve for Slitherlink {
    const METHODS: &'static [Method] = &[Method::Human, Method::HumanUnique, Method::Article];

    fn strategy(clues: &Clues, method: Method) -> Box<dyn Strategy<Self>> {
        match method {
            Method::Human => Box::new(Ladder::new(reasoning(Explaining).chain(TRIALS))),
            Method::HumanUnique => Box::new(Ladder::new(
                reasoning(Explaining).chain(UNIQUENESS).chain(TRIALS),
            )),
            Method::Article => Box::new(article::Article::new(clues)),
            Method::Prove => Box::new(Ladder::new([])),
        }
    }

    fn search(clues: &Clues, board: &Board, method: Method) -> Box<dyn Search<Self>> {
        match method {
            Method::Article => enumerate::by_cells(clues, board),
            _ => enumerate::by_classes(clues, board, MAX_CHOICES),
        }
    }

    fn is_answer(fact: Fact) -> bool {
        matches!(fact, Fact::Edge(..))
    }

    fn minimise_evidence(clues: &Clues, step: &mut Step<Self>) {
        minimise(clues, step);
    }

    fn undecided(board: &Board) -> u32 {
        let cells = board
            .shape()
            .cells()
            .filter(|&cell| board.side(cell).is_none())
            .count();
        u32::try_from(cells).expect("a board has at most 10,000 cells")
    }

    /// Estimated, since nobody has published solving times: a 10×10 that its maker calls normal takes two minutes, and a hard
    /// 20×20 half an hour.
    const PACE: Pace = Pace {
        writing: 0.5,
        looking: 0.0125,
    };

    fn openings(clues: &Clues, board: &Board) -> Openings<Self> {
        openings::openings(clues, board)
    }

    /// Edges still unknown when every cell's side is known, as facts.
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
    use clew_core::format::Read as _;
    use clew_core::solve::{Advance, Found, Fuel, Prove as _, assert_tenths_rise};

    /// Edges that a strategy leaves undecided.
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

    const PUZZLES: [&str; 4] = [
        "slither/10/10/116b7di0263d2d2bhbbbhd2b32621cgbg2b8dm161213126d166",
        "slither/10/10/h383dgdk13cgdc27c223bg6cg2bg38312dgbj2ac67b228cdg263",
        "slither/10/10/hd11d8cb28227bhbg613bib268d2115dbchbhb22b6aa1d76",
        "slither/10/10/g33bccg71311367ch26136cgcc1bh222ck62183dh226360cgbg8cg233",
    ];

    fn puzzles() -> impl Iterator<Item = Clues> {
        PUZZLES
            .iter()
            .map(|text| Slitherlink::parse(text).unwrap().remove(0).clues)
    }

    #[test]
    fn a_rung_has_one_difficulty_and_the_next_is_not_easier() {
        let rungs: Vec<_> = reasoning(Explaining).collect();
        assert_tenths_rise(&rungs, puzzles());
    }

    #[test]
    fn the_grading_ladder_solves_as_much_and_the_coarse_one_no_more() {
        for (puzzle, clues) in PUZZLES.iter().zip(puzzles()) {
            let mut prover = Slitherlink::prover(&clues, None);
            let Advance::Event(solution) = prover.solution(&mut Fuel::unlimited()) else {
                panic!("{puzzle} has a solution");
            };
            for cap in 3..=9 {
                let mut knowing = grading_ladder(9);
                knowing.expect(&solution);
                let climbs = [
                    Slitherlink::strategy(&clues, Method::Human),
                    grading_ladder(1),
                    grading_ladder(7),
                    grading_ladder(9),
                    knowing,
                ];
                let [all, fast, coarse, batched, knowing] = climbs.map(|mut strategy| {
                    strategy.cap(cap);
                    left_open(strategy, &clues)
                });
                assert_eq!(all, fast, "{puzzle} up to {cap}");
                let is_beyond = all.iter().any(|edge| !coarse.contains(edge));
                assert!(cap < 6 || !is_beyond, "{puzzle} up to {cap}");
                assert_eq!([&batched, &knowing], [&coarse; 2], "{puzzle} up to {cap}");
            }
        }
    }
}
