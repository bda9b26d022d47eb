//! Counts of loops by the judge, compared with known numbers.

use clew_core::grid::{Shape, Table};
use clew_slitherlink::{Clue, Clues, Fact, Side, Slitherlink};

use super::clues;
use clew_judge::length::is_soak;
use clew_judge::slitherlink::{Count, Judge, draw, random};
use clew_judge::{Judged as _, records};

const ARTICLE: &str = "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,\
                       .2.3..3.3.,3...10...2,...2..3...,303....331,....02....";

/// Counts by requesting one more loop until there is none.
fn number_of_loops(rows: u8, cols: u8) -> usize {
    let shape = Shape::new(rows, cols);
    let mut judge = Judge::new(&Clues(Table::filled(shape, Clue::Blank)));
    let mut seen = 0;
    let mut stack = vec![Vec::new()];
    // Splits on one cell after another, keeping the prefixes that have a loop.
    while let Some(facts) = stack.pop() {
        if judge.any_board(&[], &facts).is_none() {
            continue;
        }
        match shape.cells().nth(facts.len()) {
            None => seen += 1,
            Some(cell) => {
                for side in [Side::Inside, Side::Outside] {
                    let mut longer = facts.clone();
                    longer.push(Fact::Cell(cell, side));
                    stack.push(longer);
                }
            }
        }
    }
    seen
}

#[test]
fn the_loops_of_small_boards_are_counted() {
    // The number of simple cycles of the n × n grid of vertices (OEIS A140517).
    assert_eq!(number_of_loops(1, 1), 1);
    assert_eq!(number_of_loops(2, 2), 13);
    assert_eq!(number_of_loops(3, 3), 213);
    assert_eq!(number_of_loops(4, 4), 9349);
}

#[test]
fn the_article_has_one_solution() {
    let Count::One(interior) = Judge::new(&clues(ARTICLE)).count_up_to_two() else {
        panic!("the article's puzzle has one solution");
    };
    assert_eq!(
        draw(&interior, '#', '.'),
        "##....#...,#....###.#,##.#.#.#.#,.#####.###,##.......#,\
         ...#.#.#.#,##########,.#..##....,###..##.#.,.#....###."
    );
}

#[test]
fn no_loop_and_several_loops_are_distinguished() {
    let count = |text| Judge::new(&clues(text)).count_up_to_two();
    assert_eq!(count("0"), Count::Zero);
    assert_eq!(count("000,000"), Count::Zero);
    assert_eq!(count("3"), Count::Zero);
    assert!(matches!(count("4"), Count::One(_)));
    assert!(matches!(count("..,.."), Count::Several(..)));
    assert_eq!(count("4.4"), Count::Zero);
}

#[test]
fn random_puzzles_have_one_solution_and_are_reproducible() {
    use rand::SeedableRng as _;
    for seed in 0..6 {
        let mut rng = rand::rngs::ChaCha8Rng::seed_from_u64(seed);
        let Some((clues, interior)) = random::puzzle(Shape::new(5, 6), 0, &mut rng) else {
            continue;
        };
        assert_eq!(Slitherlink::is_solution(&clues, &interior), Ok(()));
        assert_eq!(Judge::new(&clues).count_up_to_two(), Count::One(interior));
        let shape = Shape::new(4, 5);
        assert_eq!(random::board(shape, seed), random::board(shape, seed));
    }
}

#[test]
fn the_judge_counts_our_own_boards() {
    let own = records::own::<Slitherlink>();
    assert!(!own.is_empty());
    assert_counted(own);
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn the_judge_counts_external_boards() {
    let soak = is_soak();
    let all = records::external::<Slitherlink>().into_iter().enumerate();
    let sample =
        all.filter(|(i, record)| soak || i % 10 == 0 && record.clues().shape().area() <= 400);
    assert_counted(sample.map(|(_, record)| record));
}

fn assert_counted(records: impl IntoIterator<Item = records::Record<Slitherlink>>) {
    for record in records {
        let mut judge = Judge::new(&record.clues());
        let verdict = judge.count_up_to_two().verdict();
        assert_eq!(verdict, record.verdict, "{}", record.name);
        if record.solution.is_some() {
            assert_eq!(judge.only_solution(), record.solution, "{}", record.name);
        }
    }
}
