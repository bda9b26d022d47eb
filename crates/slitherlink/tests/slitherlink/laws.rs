//! Laws over random boards: those of every kind, and those about loops.

use clew_core::grid::{Cell, Edge, Shape, Symmetry};
use clew_core::model::Puzzle;
use clew_core::solve::Method;
use clew_core::trace::{Event, Verdict};
use clew_judge::Judged as _;
use clew_judge::length::{config, either, is_soak};
use clew_judge::slitherlink::random::{self, image, turned};
use clew_judge::{laws, records};
use clew_slitherlink::{Clues, Fact, Mark, Side, Slitherlink, Technique};
use proptest::prelude::*;

const METHODS: [Method; 4] = [
    Method::Human,
    Method::HumanUnique,
    Method::Article,
    Method::Prove,
];

/// Random boards with sides between `small` and `large`, most of them with
/// one solution.
fn boards(small: u8, large: u8) -> impl Strategy<Value = Clues> {
    let side = small..=large;
    (side.clone(), side, any::<u64>())
        .prop_map(|(rows, cols, seed)| random::board(Shape::new(rows, cols), seed))
}

/// Board with each edge set by `is_line` if its colours allow that,
/// and whether they allowed all edges.
fn board_of(
    clues: &Clues,
    is_line: impl Fn(Edge) -> bool,
) -> (<Slitherlink as Puzzle>::Board, bool) {
    let mut board = Slitherlink::board(clues);
    let mut agreed = true;
    for edge in clues.shape().edges() {
        let mark = Mark::between(is_line(edge));
        agreed &= Slitherlink::learn(&mut board, Fact::Edge(edge, mark)).is_ok();
    }
    (board, agreed)
}

#[test]
fn every_trace_holds() {
    laws::every_trace_holds::<Slitherlink>(laws::random::<Slitherlink>(60), &METHODS);
}

#[test]
fn slices_change_nothing() {
    laws::slices_change_nothing::<Slitherlink>(laws::random::<Slitherlink>(60), &METHODS);
}

#[test]
fn what_is_proved_holds() {
    laws::what_is_proved_holds::<Slitherlink>(laws::random::<Slitherlink>(150));
}

#[test]
fn contradictions_are_minimal() {
    laws::contradictions_are_minimal::<Slitherlink>(laws::random::<Slitherlink>(60));
}

proptest! {
    #![proptest_config(config(60))]

    /// A rotated or reflected puzzle has the rotated or reflected solution and
    /// the same verdict.
    #[test]
    fn symmetry_changes_nothing(clues in boards(3, 6)) {
        for method in [Method::Human, Method::Article] {
            let run = clew_judge::run(&clues, method);
            for symmetry in Symmetry::all() {
                let turned = turned(&clues, symmetry);
                let other = clew_judge::run(&turned, method);
                let text = Slitherlink::print(&turned);
                prop_assert_eq!(other.verdict, run.verdict, "{} by {:?}", text, method);
                if run.verdict == Verdict::Unique {
                    let (here, there) = (run.solutions(&clues), other.solutions(&turned));
                    for cell in clues.shape().cells() {
                        let image = image(symmetry, clues.shape(), cell);
                        prop_assert_eq!(here[0][cell], there[0][image], "{}", text);
                    }
                }
            }
        }
    }

    /// A solution does not break a rule, but does so after one edge changes: either the
    /// colours refuse it or a clash appears.
    #[test]
    fn a_solution_with_one_edge_changed_clashes(
        clues in boards(2, 6),
        pick in any::<prop::sample::Index>(),
    ) {
        let run = clew_judge::run(&clues, Method::Human);
        for solution in run.solutions(&clues) {
            let line = |edge| Slitherlink::holds(&clues, &solution, Fact::Edge(edge, Mark::Line));
            let (board, agreed) = board_of(&clues, line);
            prop_assert!(agreed && Slitherlink::is_complete(&board));
            prop_assert_eq!(Slitherlink::clashes(&clues, &board), []);
            let edges: Vec<Edge> = clues.shape().edges().collect();
            let flipped = edges[pick.index(edges.len())];
            let (board, agreed) = board_of(&clues, |edge| line(edge) != (edge == flipped));
            prop_assert!(!agreed || !Slitherlink::clashes(&clues, &board).is_empty());
        }
    }

    /// On a finished board, clashes are found exactly if the judge finds no solution:
    /// tested with boards a cell or two away from a solution.
    #[test]
    fn clashes_distinguish_solutions_from_other_boards(
        clues in boards(2, 6),
        picks in prop::collection::vec(any::<prop::sample::Index>(), 0..3),
    ) {
        let run = clew_judge::run(&clues, Method::Human);
        for mut interior in run.solutions(&clues) {
            let cells: Vec<Cell> = clues.shape().cells().collect();
            for pick in &picks {
                let cell = cells[pick.index(cells.len())];
                interior[cell] = !interior[cell];
            }
            let (board, agreed) = board_of(&clues, |edge| {
                Slitherlink::holds(&clues, &interior, Fact::Edge(edge, Mark::Line))
            });
            prop_assert!(agreed);
            prop_assert_eq!(
                Slitherlink::clashes(&clues, &board).is_empty(),
                Slitherlink::is_solution(&clues, &interior).is_ok()
            );
        }
    }
}

/// A step does not follow if any one of the clues and objects that it names is missing.
#[test]
fn no_evidence_is_needless() {
    let count = either(50, 3000);
    let random = (0..count).map(|seed| {
        let [rows, cols] = [seed % 7, seed / 7 % 7].map(|side| 2 + u8::try_from(side).unwrap());
        random::board(Shape::new(rows, cols), seed)
    });
    let own = records::own::<Slitherlink>().into_iter();
    let own = own.map(|record| record.clues());
    let boards = random.chain(own.filter(|clues| is_soak() || clues.shape().area() <= 64));
    let (all, loose) = clew_judge::needless_steps(boards, &[Method::Human, Method::Article]);
    assert!(loose.is_empty(), "of {all} steps {loose:#?}");
    assert!(all > 1000, "{all} steps say little");
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn no_evidence_of_external_boards_is_needless() {
    let minimal = records::external_in::<Slitherlink>("dev-minimal").into_iter();
    let boards = minimal.take(either(2, 60));
    let boards = boards.map(|record| record.clues());
    let (all, loose) = clew_judge::needless_steps(boards, &[Method::Human, Method::Article]);
    assert!(loose.is_empty(), "of {all} steps {loose:#?}");
}

/// A breakout that counts every component, instead of only those with a known
/// inside cell, claims R2C4 here; it is outside.
#[test]
fn a_breakout_counts_only_components_with_a_known_cell() {
    let clues: Clues = clew_judge::clues("..1.,1...,122.,1..3");
    let claimed = Fact::Cell(Cell::new(1, 3), Side::Inside);
    for method in METHODS {
        let run = clew_judge::run(&clues, method);
        let finds = |event: &Event<Slitherlink>| match event {
            Event::Step(step) => step.found.contains(&claimed),
            _ => false,
        };
        assert!(!run.events.iter().any(finds), "{method:?}");
        assert_ne!(
            Slitherlink::knows(&run.board, claimed),
            Some(true),
            "{method:?}"
        );
    }
    // The cells that stage 1 leaves undecided, drawn as in the catalogue.
    let mut board = Slitherlink::board(&clues);
    for event in clew_judge::run(&clues, Method::Article).events {
        match event {
            Event::Step(step) if step.technique == Technique::ForcedCell => {
                for fact in step.found {
                    Slitherlink::learn(&mut board, fact).expect("a sound fact");
                }
            }
            _ => break,
        }
    }
    let undecided: Vec<Cell> = clues
        .shape()
        .cells()
        .filter(|&cell| board.side(cell).is_none())
        .collect();
    let drawn = [
        (0, 0),
        (0, 1),
        (0, 3),
        (1, 1),
        (1, 3),
        (2, 2),
        (2, 3),
        (3, 2),
    ];
    assert_eq!(undecided, drawn.map(|(row, col)| Cell::new(row, col)));
}
