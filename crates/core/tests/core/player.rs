//! Pictures and sentences at the ends of a trace.

use clew_core::format::Read as _;
use clew_core::grid::Cell;
use clew_core::model::Arg;
use clew_core::playback::*;
use clew_core::scene::Role;
use clew_core::solve::{Method, Solver};
use clew_core::trace::Event;
use clew_slitherlink::Slitherlink;
use clew_sudoku::{Digit, Sudoku};

#[test]
fn when_all_cases_are_done_the_survivor_is_on_the_board() {
    let text = "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,\
                .2.3..3.3.,3...10...2,...2..3...,303....331,....02....";
    let clues = Slitherlink::parse(text)
        .expect("the text is a puzzle")
        .swap_remove(0)
        .clues;
    let mut player = TracePlayer::<Slitherlink>::new(clues.clone());
    for event in Solver::<Slitherlink>::new(clues, Method::Article) {
        player.push(event);
    }
    let last = player.len();
    assert!(matches!(player.event(last), Some(Event::Exhausted { .. })));
    let is_solution =
        |position: &usize| matches!(player.event(*position), Some(Event::Solution { .. }));
    let solution = (1..last).find(is_solution).expect("one case survives");
    let lines = |position| {
        let scene = player.scene(position, 0);
        let lines = scene.items.iter().filter(|item| item.role == Role::Thread);
        let mut sites: Vec<_> = lines.filter_map(|item| item.site).collect();
        sites.sort();
        sites
    };
    assert_eq!(lines(last), lines(solution));
    assert!(!lines(last).is_empty());
}

#[test]
fn a_solution_that_rests_on_an_assumption_is_not_called_the_only_one() {
    use clew_core::grid::{Cell, Edge};
    use clew_core::trace::Step;
    use clew_slitherlink::{Fact, Mark, Technique};
    let clues = Slitherlink::parse("...,...,...").unwrap().remove(0).clues;
    let cross = Fact::Edge(Edge::LeftOf(Cell::new(0, 1)), Mark::Cross);
    for (technique, message) in [
        (Technique::BlankCorner, "playback-solved-assuming"),
        (Technique::DeadEnd, "playback-solved"),
    ] {
        let mut player = TracePlayer::<Slitherlink>::new(clues.clone());
        let step = Step::new(technique, Vec::new(), Vec::new(), vec![cross]);
        player.push(Event::Step(step));
        player.push(Event::Solution {
            facts: Vec::new(),
            case: 0,
        });
        assert_eq!(player.explanation(2, 0).message, message);
    }
}

#[test]
fn marks_are_shown_and_compared_but_not_relied_on() {
    let is = |col, digit| {
        let digit = Digit::new(digit).expect("a digit");
        clew_sudoku::Fact::Is(Cell::new(0, col), digit)
    };
    let mut parsed = Sudoku::parse("1...\n..1.\n.1..\n...1").expect("a board");
    let mut player = TracePlayer::<Sudoku>::new(parsed.swap_remove(0).clues);
    assert_eq!(player.explanation(0, 0).message, "playback-start");
    // The third contradicts the second, the last the clue in its house.
    player.mark(vec![is(1, 2), is(2, 3), is(3, 3), is(3, 1)]);
    let explanation = player.explanation(0, 0);
    assert_eq!(explanation.message, "playback-start-marked");
    let number = |name| explanation.args.iter().find(|(other, _)| *other == name);
    assert_eq!(number("count").map(|arg| &arg.1), Some(&Arg::Number(4)));
    assert_eq!(number("wrong").map(|arg| &arg.1), Some(&Arg::Number(2)));
    let roles = |player: &TracePlayer<Sudoku>, wanted| {
        let items = player.scene(0, 0).items;
        items.iter().filter(|item| item.role == wanted).count()
    };
    assert_eq!(roles(&player, Role::Digit), 2);
    assert_eq!(roles(&player, Role::Clash), 4);
    let technique = clew_sudoku::Technique::NakedSingle;
    let step = clew_core::trace::Step::new(technique, Vec::new(), Vec::new(), vec![is(1, 3)]);
    player.push(Event::Step(step));
    player.finish();
    assert_eq!(player.board_at(1).open(), 11);
    // What the step found refutes the others, too.
    assert_eq!(roles(&player, Role::Digit), 0);
}

#[test]
fn a_jump_on_a_large_board_leads_where_playing_does() {
    // Its boards are stored farther apart than those of a small one.
    let text = vec!["0".repeat(50); 50].join(",");
    let clues = Slitherlink::parse(&text).unwrap().remove(0).clues;
    let mut player = TracePlayer::<Slitherlink>::new(clues.clone());
    for event in Solver::<Slitherlink>::new(clues, Method::Human) {
        player.push(event);
    }
    let last = player.len();
    assert!(last >= 2500, "a step for each cell, not {last}");
    let known = |position| {
        let board = player.board_at(position);
        let edges = board.shape().edges();
        edges.filter(|&edge| board.edge(edge).is_some()).count()
    };
    let played: Vec<usize> = (0..=last).map(known).collect();
    assert!(played.is_sorted() && played[0] == 0 && played[last] == 5100);
    for position in (0..=last).rev().step_by(41) {
        // Start again from the beginning, because a jump continues from the last board
        // if it can.
        assert_eq!(known(0), 0);
        assert_eq!(known(position), played[position]);
    }
}

#[test]
fn rows_count_cases_that_are_not_shown() {
    use clew_core::model::Clash;
    use clew_core::trace::Case;
    use clew_slitherlink::Rule;
    let clues = Slitherlink::parse("...,...,...").unwrap().remove(0).clues;
    let mut player = TracePlayer::<Slitherlink>::new(clues);
    player.push(Event::Enumerate {
        undecided: 9,
        cases: None,
        cut_short: false,
    });
    for number in [99, 100, 200] {
        player.push(Event::Case(Case {
            number,
            of: None,
            facts: Vec::new(),
            clash: Clash::new(Rule::NoLoop, Vec::new()),
        }));
    }
    player.push(Event::Solution {
        facts: Vec::new(),
        case: 250,
    });
    player.push(Event::Exhausted { cases: 299 });
    let rows = (1..=player.len()).map(|position| player.row(position).unwrap().tried);
    assert_eq!(rows.collect::<Vec<_>>(), [0, 99, 100, 200, 250, 299]);
}
