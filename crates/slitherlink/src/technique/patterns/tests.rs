//! Reading the drawings, and finding them on small boards.

use std::collections::BTreeSet;

use clew_core::format::Read as _;
use clew_core::grid::{Cell, Edge, Site};
use clew_core::model::{Puzzle, Technique as _};
use clew_core::solve::{Find, Finding};
use clew_core::trace::{Explain as _, Step};
use clew_say::Speaker;

use super::*;
use crate::board::{Fact, Mark};
use crate::catalogue::Technique;

/// Fixed patterns, in the order of the catalogue.
pub(super) fn fixed_patterns() -> Vec<Technique> {
    let all = Technique::all();
    let at = |technique| all.iter().position(|&t| t == technique).unwrap();
    all[at(Technique::ThreeBesideZero)..=at(Technique::LineAcrossTwos)].to_vec()
}

pub(super) fn expect_step(find: Finding<Slitherlink>) -> Option<Step<Slitherlink>> {
    match find? {
        Find::Step(step) => Some(step),
        Find::Contradiction(contradiction) => {
            panic!("unexpected: {contradiction:?}")
        }
    }
}

fn clues(text: &str) -> Clues {
    Slitherlink::parse(text).unwrap().remove(0).clues
}

pub(super) fn board_with(clues: &Clues, facts: &[Fact]) -> Board {
    let mut board = Slitherlink::board(clues);
    for &fact in facts {
        Slitherlink::learn(&mut board, fact).unwrap();
    }
    board
}

/// Edges around a corner that the picture shows.
fn around(drawing: &Drawing, cell: Cell, corner: usize) -> Vec<Edge> {
    let edges = cell.corners()[corner].edges(drawing.window);
    let outside = edges.into_iter().flatten();
    outside
        .filter(|edge| !cell.edges().contains(edge))
        .collect()
}

#[test]
fn however_a_drawing_is_turned_the_corner_and_the_line_that_it_names_are_what_it_says() {
    use crate::reason::{needs_closed, needs_entering};
    for drawing in DRAWINGS.iter().flat_map(Drawing::orientations) {
        let is_cross = |edge: &Edge| drawing.given.contains(&(*edge, Mark::Cross));
        if needs_closed(drawing.technique) {
            let (cell, corner) = drawing.closed_corner().expect("a corner is closed");
            let outside = around(&drawing, cell, usize::from(corner));
            assert_eq!(outside.len(), 2, "{drawing:?}");
            assert!(outside.iter().all(is_cross), "{drawing:?}");
        }
        if needs_entering(drawing.technique) {
            let line = drawing.entering().expect("a line enters");
            assert!(drawing.given.contains(&(line, Mark::Line)), "{drawing:?}");
            let corners = drawing
                .clues
                .iter()
                .flat_map(|clue| (0..4).map(|at| (clue.0, at)));
            let mut corners = corners.map(|(cell, at)| around(&drawing, cell, at));
            let is_met = corners.any(|outside| outside.len() == 2 && outside.contains(&line));
            assert!(is_met, "{drawing:?}");
        }
    }
}

#[test]
fn every_fixed_pattern_has_a_drawing_under_its_number() {
    for (number, technique) in (1..).zip(fixed_patterns()) {
        let numbers: BTreeSet<u8> = DRAWINGS
            .iter()
            .filter(|drawing| drawing.technique == technique)
            .map(|drawing| drawing.number)
            .collect();
        assert_eq!(numbers, BTreeSet::from([number]), "{technique:?}");
    }
    assert!(
        DRAWINGS
            .iter()
            .all(|drawing| fixed_patterns().contains(&drawing.technique))
    );
}

#[test]
fn the_border_stands_for_crosses_and_cuts_pictures_off() {
    // The 3s lie along the border: what the picture shows above is beyond the board.
    let clues = clues(".33.,....,...1");
    let step = expect_step(find(&clues, &Slitherlink::board(&clues), 2)).unwrap();
    assert_eq!(step.technique, Technique::AdjacentThrees);
    let left_of = |col| Edge::LeftOf(Cell::new(0, col));
    let below = Edge::LeftOf(Cell::new(1, 2));
    assert_eq!(
        step.found,
        [
            Fact::Edge(left_of(1), Mark::Line),
            Fact::Edge(left_of(2), Mark::Line),
            Fact::Edge(left_of(3), Mark::Line),
            Fact::Edge(below, Mark::Cross),
        ]
    );
}

#[test]
fn a_line_along_the_border_enters_a_one() {
    let clues = clues("..1.,....,....");
    let along = Fact::Edge(Edge::Above(Cell::new(0, 1)), Mark::Line);
    let step = expect_step(find(&clues, &board_with(&clues, &[along]), 3)).unwrap();
    assert_eq!(step.technique, Technique::LineEntersOne);
    assert_eq!(step.given, [along]);
    assert_eq!(
        step.found,
        [
            Fact::Edge(Edge::Above(Cell::new(1, 2)), Mark::Cross),
            Fact::Edge(Edge::LeftOf(Cell::new(0, 3)), Mark::Cross),
        ]
    );
}

#[test]
fn the_small_loop_is_excluded_only_by_something_outside() {
    let shared = Edge::LeftOf(Cell::new(2, 3));
    let concludes_shared = |clues: &Clues, board: &Board| {
        let step = expect_step(find(clues, board, 2)).unwrap();
        let concluded = step.found.contains(&Fact::Edge(shared, Mark::Line));
        (concluded, step.clues, step.given)
    };
    let threes = vec![Cell::new(2, 2).site(), Cell::new(2, 3).site()];
    let lone = clues("......,......,..33..,......,......");
    let board = Slitherlink::board(&lone);
    assert_eq!(
        concludes_shared(&lone, &board),
        (false, threes.clone(), vec![])
    );
    // A loop around the 3s passes a neighbour once: it leaves out a 2, not a 1.
    for satisfied in [
        "0.....,......,..33..,......,......",
        "......,......,.133..,......,......",
    ] {
        let clues = clues(satisfied);
        assert!(!concludes_shared(&clues, &Slitherlink::board(&clues)).0);
    }
    for (left_out, row, col) in [
        ("......,......,..33..,......,....1.", 4, 4),
        ("......,......,..332.,......,......", 2, 4),
    ] {
        let clues = clues(left_out);
        let with_it = [threes.clone(), vec![Cell::new(row, col).site()]].concat();
        let board = Slitherlink::board(&clues);
        assert_eq!(concludes_shared(&clues, &board), (true, with_it, vec![]));
    }
    let line = Fact::Edge(Edge::Above(Cell::new(5, 0)), Mark::Line);
    let board = board_with(&lone, &[line]);
    assert_eq!(concludes_shared(&lone, &board), (true, threes, vec![line]));
}

#[test]
fn a_row_of_threes_is_found_before_its_pairs() {
    let clues = clues(".....,.333.,.....");
    let step = expect_step(find(&clues, &Slitherlink::board(&clues), 2)).unwrap();
    assert_eq!(step.technique, Technique::RowOfThrees);
    assert_eq!(step.clues.len(), 3);
}

#[test]
fn a_known_edge_against_a_pattern_is_a_contradiction() {
    let clues = clues("1..,...,...");
    let line = Fact::Edge(Edge::Above(Cell::new(0, 0)), Mark::Line);
    let Some(Find::Contradiction(contradiction)) = find(&clues, &board_with(&clues, &[line]), 1)
    else {
        panic!("the corner of a 1 has no lines");
    };
    assert_eq!(contradiction.clues, [Cell::new(0, 0).site()]);
    assert_eq!(contradiction.given, [line]);
}

#[test]
fn a_line_forced_beyond_the_board_is_a_contradiction() {
    let clues = clues(".03.,....,....");
    let Some(Find::Contradiction(contradiction)) = find(&clues, &Slitherlink::board(&clues), 2)
    else {
        panic!("a 3 beside a 0 has no room at the border");
    };
    let sites: Vec<Site> = vec![Cell::new(0, 1).site(), Cell::new(0, 2).site()];
    assert_eq!(contradiction.clues, sites);
    assert_eq!(contradiction.given, []);
}

#[test]
fn the_reader_names_the_line_that_it_does_not_understand() {
    let fault = |text: &str| drawing::read(text).unwrap_err();
    let heading = "F9 slitherlink-corner-one\n";
    assert!(drawing::read(&format!("{heading}###  >  ###\n#+   >  #+x\n")).is_err());
    for (text, expected) in [
        ("F9 slitherlink-no-such\n", "line 1: no technique"),
        (
            "+ +  >  +x+\n 1   >   1\n+ +  >  + +\n",
            "line 4: a drawing without",
        ),
        (
            &format!("{heading}+ +  >  +-+\n 1   >   2\n+ +  >  + +\n"),
            "line 5: after repeats",
        ),
        (
            &format!("{heading}+ +  >  +|+\n 1   >   1\n+ +  >  + +\n"),
            "line 5: '|' cannot stand",
        ),
        (
            &format!("{heading}+ +  >  + +\n 1   >   1\n+ +  >  + +\n"),
            "line 5: a drawing has",
        ),
        (&format!("{heading}\nwhat\n"), "line 3: neither"),
    ] {
        let fault = fault(text);
        assert!(fault.contains(expected), "{fault}");
    }
}

#[test]
fn a_repeated_link_draws_the_chain_at_each_length() {
    let chains = |technique: Technique| -> Vec<usize> {
        let drawn = DRAWINGS
            .iter()
            .filter(|drawing| drawing.technique == technique);
        drawn.map(|drawing| drawing.clues.len()).collect()
    };
    assert_eq!(chains(Technique::ThreesJoinedByTwos), [3, 4, 5, 6, 7]);
    assert_eq!(chains(Technique::DiagonalThrees), [2]);
}

#[test]
fn the_omission_of_a_loop_is_explained_apart_from_the_pattern() {
    let clues = clues("....,.33.,....,...2");
    let board = Slitherlink::board(&clues);
    let level = Technique::AdjacentThrees.level();
    let step = expect_step(find(&clues, &board, level)).unwrap();
    let said = Speaker::new("en").say(&Slitherlink::explain(&clues, &step), board.shape());
    assert!(said.starts_with("R2C2 and R2C3: two 3s"), "{said}");
    assert!(said.contains("would close and miss R4C4, so "), "{said}");
}
