//! Laws of the drawings: each shows exactly what follows, each is needed, and each is found
//! in every orientation. On random loops the steps are true, and their evidence suffices.

use std::collections::{BTreeMap, BTreeSet};

use clew_core::generate::{Full, Spec};
use clew_core::grid::{Edge, Shape, Symmetry, Table};
use clew_core::model::{Learned, Puzzle, Technique as _};
use clew_core::trace::Step;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::drawing::ProofKind;
use super::matcher::Match;
use super::proof::{PaddedWindow, forced};
use super::tests::{board_with, expect_step, fixed_patterns};
use super::*;
use crate::board::{Clue, Fact, Mark};

/// Drawing on a board with a free ring around it.
fn laid_out(drawing: &Drawing) -> (PaddedWindow, Clues, Board) {
    let window = PaddedWindow::new(drawing);
    let mut table = Table::filled(window.shape, Clue::Blank);
    for &(cell, count) in &drawing.clues {
        table[window.cell(cell)] = Clue::Count(count);
    }
    let clues = Clues(table);
    let mut board = Slitherlink::board(&clues);
    for &(edge, mark) in &drawing.given {
        Slitherlink::learn(&mut board, Fact::Edge(window.edge(edge), mark)).unwrap();
    }
    (window, clues, board)
}

/// Learns every pattern of the levels, the lowest first.
fn saturate(clues: &Clues, board: &mut Board, levels: &[u8]) -> Vec<Step<Slitherlink>> {
    let mut steps = Vec::new();
    while let Some(step) = levels
        .iter()
        .find_map(|&level| expect_step(find(clues, board, level)))
    {
        for &fact in &step.found {
            assert_eq!(Slitherlink::learn(board, fact).unwrap(), Learned::New);
        }
        steps.push(step);
    }
    steps
}

/// The omitted clue or line is recognised by its place in the evidence.
#[test]
fn a_technique_that_relies_on_a_loop_has_one_drawing_without_known_edges() {
    let relying: Vec<&Drawing> = DRAWINGS
        .iter()
        .filter(|drawing| drawing.relies_on_loop())
        .collect();
    assert!(!relying.is_empty());
    for one in relying {
        let alike = |other: &&Drawing| other.technique == one.technique;
        assert_eq!(DRAWINGS.iter().filter(alike).count(), 1, "{one:?}");
        assert!(one.given.is_empty(), "{one:?}");
    }
}

#[test]
fn every_drawing_shows_exactly_what_follows() {
    for drawing in DRAWINGS.iter() {
        let window = PaddedWindow::new(drawing);
        let shown: BTreeMap<Edge, (Mark, ProofKind)> = drawing
            .found
            .iter()
            .map(|&(edge, mark, kind)| (window.edge(edge), (mark, kind)))
            .collect();
        assert_eq!(forced(drawing), Some(shown), "{drawing:?}");
    }
}

#[test]
fn no_drawing_is_drawn_twice() {
    let mut seen = Vec::new();
    for turned in DRAWINGS.iter().flat_map(Drawing::orientations) {
        let before = (turned.window, turned.border, turned.clues, turned.given);
        assert!(!seen.contains(&before), "{before:?}");
        seen.push(before);
    }
}

#[test]
fn no_drawing_follows_from_an_easier_one() {
    for drawing in DRAWINGS.iter().filter(|drawing| !drawing.combines) {
        let (window, clues, board) = laid_out(drawing);
        let new: BTreeSet<Fact> = drawing
            .found
            .iter()
            .filter(|found| found.2 == ProofKind::Local)
            .map(|&(edge, mark, _)| Fact::Edge(window.edge(edge), mark))
            .collect();
        let easier = DRAWINGS.iter().filter(|&other| {
            other != drawing && other.technique.level() <= drawing.technique.level()
        });
        for turned in easier.flat_map(Drawing::orientations) {
            let (anchor, variant) = Variant::new(&turned);
            for (cell, _) in clues.counts().filter(|&(_, count)| count == anchor) {
                if let Match::Found(find) = variant.match_at(&clues, &board, cell)
                    && let Some(step) = expect_step(Some(find))
                {
                    let concluded: BTreeSet<Fact> = step.found.into_iter().collect();
                    assert!(!new.is_subset(&concluded), "{drawing:?} from {turned:?}");
                }
            }
        }
    }
}

#[test]
fn every_drawing_is_found_however_it_is_turned() {
    for drawing in DRAWINGS.iter() {
        for symmetry in Symmetry::all() {
            let turned = drawing.turned(symmetry);
            let (window, clues, mut board) = laid_out(&turned);
            let steps = saturate(&clues, &mut board, &[turned.technique.level()]);
            assert!(
                steps.iter().any(|step| step.technique == turned.technique),
                "{turned:?}"
            );
            for &(edge, mark, kind) in &turned.found {
                if kind == ProofKind::Local {
                    assert_eq!(board.edge(window.edge(edge)), Some(mark), "{turned:?}");
                }
            }
        }
    }
}

/// Random loop, as the marks of all edges, with the clues that it gives to all cells.
fn random_loop(shape: Shape, rng: &mut ChaCha8Rng) -> (Table<Edge, Mark>, Clues) {
    let full = Full::<Slitherlink>::filled(&Spec::new(shape), rng);
    let mut marks = Table::filled(shape, Mark::Cross);
    for fact in full.solution {
        if let Fact::Edge(edge, mark) = fact {
            marks[edge] = mark;
        }
    }
    (marks, full.clues)
}

/// Clues, each printed with the given probability.
fn printed(mut clues: Clues, chance: f64, rng: &mut ChaCha8Rng) -> Clues {
    for cell in clues.shape().cells() {
        if !rng.random_bool(chance) {
            clues.0[cell] = Clue::Blank;
        }
    }
    clues
}

#[test]
fn patterns_never_contradict_a_loop_and_their_evidence_suffices() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut used = BTreeSet::new();
    for round in 0..1500_u16 {
        let side = u8::try_from(3 + round % 6).unwrap();
        let (marks, clues) = random_loop(Shape::new(side, side), &mut rng);
        let clues = printed(clues, 0.7, &mut rng);
        // Some edges are known beforehand, so that patterns with known edges occur.
        let known = clues.shape().edges().filter(|_| rng.random_bool(0.1));
        let known: Vec<Fact> = known.map(|edge| Fact::Edge(edge, marks[edge])).collect();
        let mut board = board_with(&clues, &known);
        for step in saturate(&clues, &mut board, &[1, 2, 3, 4]) {
            for &fact in step.found.iter().chain(&step.given) {
                let Fact::Edge(edge, marked) = fact else {
                    panic!("patterns conclude edges: {fact:?}");
                };
                assert_eq!(marked, marks[edge], "{clues:?} {step:?}");
            }
            assert_eq!(alone(&clues, &step), step.found, "{clues:?} {step:?}");
            used.insert(step.technique.name());
        }
    }
    let missing: Vec<&str> = fixed_patterns()
        .iter()
        .map(|technique| technique.name())
        .filter(|name| !used.contains(name))
        .collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// Facts that the technique of a step finds from the step's evidence alone.
fn alone(clues: &Clues, step: &Step<Slitherlink>) -> Vec<Fact> {
    let mut table = Table::filled(clues.shape(), Clue::Blank);
    for cell in step.clues.iter().map(|site| site.cell().unwrap()) {
        table[cell] = clues.0[cell];
    }
    let clues = Clues(table);
    let mut board = board_with(&clues, &step.given);
    let concluded: BTreeSet<Fact> = saturate(&clues, &mut board, &[step.technique.level()])
        .into_iter()
        .filter(|other| other.technique == step.technique)
        .flat_map(|other| other.found)
        .collect();
    let found = step.found.iter().copied();
    found.filter(|fact| concluded.contains(fact)).collect()
}

#[test]
fn incremental_search_agrees_with_a_search_from_scratch() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let shape = Shape::new(6, 6);
    let levels = [1, 2, 3, 4];
    let mut searches = levels.map(|level| Patterns::of(&BY_LEVEL[&level]));
    let mut found = 0;
    for _ in 0..60 {
        // Another loop, with other clues; then its edges one after another.
        let (marks, clues) = random_loop(shape, &mut rng);
        let clues = printed(clues, 0.5, &mut rng);
        let mut board = Slitherlink::board(&clues);
        for _ in 0..40 {
            for (search, level) in searches.iter_mut().zip(levels) {
                let answer = search.look(&clues, &board);
                assert_eq!(answer, find(&clues, &board, level));
                found += usize::from(answer.is_some());
            }
            let edges: Vec<Edge> = shape.edges().collect();
            let edge = edges[rng.random_range(0..edges.len())];
            Slitherlink::learn(&mut board, Fact::Edge(edge, marks[edge])).unwrap();
        }
    }
    assert!(found > 100, "{found}");
}
