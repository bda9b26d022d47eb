//! Laws of boards that other programs draw: faint lines, colours, wide cells, small letters, drawn loops, and puzzles that are not read.

use clew::kind;
use clew::picture::{DOUBTFUL, Foreign, Layout, NotFound, Place, Wanted};
use clew_core::scene::pixels::Pixels;
use clew_picture::{FoundGrid, find, find_wanted};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use super::drawn::{BLACK, Colour, Drawing, Look, Text, beside, sudoku, text};
use super::{SOLVED, boards, image, is_sure, read, transcript};

/// Asserts that a picture is read as a Sudoku with these givens.
fn assert_sudoku(pixels: &Pixels, givens: &str, what: &str) {
    let found = find(&image(pixels)).unwrap_or_else(|fault| panic!("{what}: {fault}"));
    let (layout, contents) = read(&found).unwrap_or_else(|| panic!("{what}: no puzzle"));
    assert_eq!(layout, Layout::Blocks, "{what}");
    let wanted = kind::contents(&boards::code(givens)).expect("a puzzle");
    assert_eq!(contents.written, wanted.written, "{what}");
    let transcript = transcript(found).expect("it is read");
    assert!(!transcript.is_layout_doubtful, "{what}");
}

#[test]
fn a_sudoku_with_faint_lines_or_equal_ones_is_read_as_one() {
    for side in [28.0, 40.0, 56.0] {
        for grey in [0xaa, 0xcc, 0xdd, 0xe6, 0xee] {
            let look = Look {
                thin: [grey; 3],
                ..Look::of_side(side)
            };
            let what = format!("lines of {grey:x}, cells of {side}");
            let givens = SOLVED[usize::from(grey) % 2][0];
            assert_sudoku(&sudoku(givens, 9, Some(3), look), givens, &what);
            if grey < 0xdd {
                let equal = sudoku(givens, 9, None, look);
                assert_sudoku(&equal, givens, &format!("equal {what}"));
            }
        }
    }
}

#[test]
fn ink_in_a_colour_as_light_as_the_paper_is_read() {
    const PAIRS: [[Colour; 2]; 4] = [
        [[0x2e, 0x7d, 0x32], [0xd3, 0x2f, 0x2f]],
        [[0x00, 0xaa, 0x00], [0xff, 0x00, 0x00]],
        [[0x00, 0x80, 0x00], [0xff, 0x00, 0x00]],
        [[0x33, 0x66, 0xcc], [0xcc, 0x33, 0x33]],
    ];
    for [paper, ink] in PAIRS {
        let look = Look {
            paper,
            ink,
            thin: ink,
            ..Look::default()
        };
        let givens = SOLVED[1][0];
        for block in [Some(3), None] {
            let pixels = sudoku(givens, 9, block, look);
            assert_sudoku(&pixels, givens, &format!("{ink:?} on {paper:?}"));
        }
    }
}

#[test]
fn small_digits_in_wide_cells_are_clues() {
    for (cell, digit) in [
        ([60.0, 36.0], 0.4),
        ([80.0, 50.0], 0.3),
        ([64.0, 40.0], 0.3),
    ] {
        let look = Look {
            cell,
            digit,
            ..Look::default()
        };
        let pixels = sudoku(SOLVED[0][0], 9, Some(3), look);
        assert_sudoku(&pixels, SOLVED[0][0], &format!("{cell:?}"));
        let found = find(&image(&pixels)).expect("a puzzle");
        for seen in &found.seen {
            let first = seen.readings[0];
            assert!(first.probability >= DOUBTFUL, "{:?}: {first:?}", seen.place);
        }
    }
}

/// Strokes of the small letters from a to g, in a square whose upper third only tall letters reach; g reaches below it.
fn letter(letter: u8) -> Vec<Vec<[f64; 2]>> {
    let round = |from: f64, to: f64| -> Vec<[f64; 2]> {
        let at = |step: u8| {
            let angle = (from + (to - from) * f64::from(step) / 16.0).to_radians();
            [0.5 + 0.3 * angle.cos(), 0.65 + 0.35 * angle.sin()]
        };
        (0..=16).map(at).collect()
    };
    match letter {
        b'a' => vec![round(0.0, 360.0), vec![[0.8, 0.3], [0.8, 1.0]]],
        b'b' => vec![round(0.0, 360.0), vec![[0.2, 0.0], [0.2, 1.0]]],
        b'c' => vec![round(45.0, 315.0)],
        b'd' => vec![round(0.0, 360.0), vec![[0.8, 0.0], [0.8, 1.0]]],
        b'e' => vec![[vec![[0.22, 0.65]], round(0.0, -315.0)].concat()],
        b'f' => vec![
            vec![[0.72, 0.02], [0.55, 0.02], [0.46, 0.14], [0.46, 1.0]],
            vec![[0.25, 0.36], [0.7, 0.36]],
        ],
        _ => vec![
            round(0.0, 360.0),
            vec![
                [0.8, 0.3],
                [0.8, 1.12],
                [0.68, 1.28],
                [0.45, 1.3],
                [0.25, 1.22],
            ],
        ],
    }
}

#[test]
fn small_letters_are_read_as_numbers_from_ten() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut misread = Vec::new();
    let mut count = 0;
    for side in [32.0, 44.0] {
        let look = Look::of_side(side);
        let values = (0..256).map(|_| match rng.random_bool(0.5) {
            true => rng.random_range(1..=16),
            false => 0,
        });
        let values: Vec<u8> = values.collect();
        let digits = values
            .iter()
            .enumerate()
            .filter(|(_, value)| (1..10).contains(*value));
        let texts = digits.map(|(at, value)| text(at / 16, at % 16, 0.46, &value.to_string()));
        let mut drawing = Drawing::new([16; 2], look, 0.0, texts);
        drawing.grid([16; 2], |at, _| at % 4 == 0);
        for (at, &value) in values.iter().enumerate().filter(|(_, value)| **value > 9) {
            for line in letter(b'a' + value - 10) {
                for ends in line.windows(2) {
                    let place = |[x, y]: [f64; 2]| {
                        let (row, col) = ((at / 16) as f64, (at % 16) as f64);
                        [col + 0.5 + 0.46 * (x - 0.5), row + 0.5 + 0.46 * (y - 0.5)]
                    };
                    drawing.line([place(ends[0]), place(ends[1])], 0.065 * side, BLACK);
                }
            }
        }
        let found = find(&image(&drawing.pixels)).expect("a puzzle");
        assert_eq!(found.guesses[0].layout, Layout::Blocks);
        for (seen, value) in found.seen.iter().zip(&values) {
            let read = seen.readings[0];
            count += 1;
            if read.value.unwrap_or(0) != *value {
                misread.push((side, *value, read));
            }
        }
    }
    assert!(50 * misread.len() <= count, "{misread:?}");
}

/// Cells inside of a random loop, row by row: cells are added where they touch what is inside along one stretch only.
fn inside([rows, cols]: [usize; 2], rng: &mut ChaCha8Rng) -> Vec<bool> {
    const AROUND: [[isize; 2]; 8] = [
        [-1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, -1],
    ];
    let mut cells = vec![false; rows * cols];
    cells[rows / 2 * cols + cols / 2] = true;
    for _ in 0..3 * rows * cols {
        let at = rng.random_range(0..rows * cols);
        let (row, col) = ((at / cols) as isize, (at % cols) as isize);
        let around =
            AROUND.map(|[down, right]| has(&cells, [rows, cols], [row + down, col + right]));
        let stretches = (0..8)
            .filter(|&at| around[at] && !around[(at + 7) % 8])
            .count();
        let beside = (0..8).step_by(2).filter(|&at| around[at]).count();
        cells[at] |= stretches == 1 && beside == 1;
    }
    cells
}

fn has(cells: &[bool], [rows, cols]: [usize; 2], [row, col]: [isize; 2]) -> bool {
    let is_on_board = (0..rows as isize).contains(&row) && (0..cols as isize).contains(&col);
    is_on_board && cells[row as usize * cols + col as usize]
}

#[test]
fn a_slitherlink_is_read_under_its_printed_loop() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut right = 0;
    for ([rows, cols], is_dotted) in [
        ([10_usize, 10_usize], true),
        ([10, 10], true),
        ([10, 18], true),
        ([18, 10], true),
        ([13, 13], true),
        ([13, 13], true),
        ([10, 10], false),
        ([18, 10], false),
        ([13, 13], false),
    ] {
        let loop_inside = inside([rows, cols], &mut rng);
        let is_inside = |row: isize, col: isize| has(&loop_inside, [rows, cols], [row, col]);
        let cells: Vec<[isize; 2]> = (0..rows as isize)
            .flat_map(|row| (0..cols as isize).map(move |col| [row, col]))
            .collect();
        let mut clues = vec![None; rows * cols];
        for (clue, &[row, col]) in clues.iter_mut().zip(&cells) {
            let own = is_inside(row, col);
            let around = [[-1, 0], [1, 0], [0, -1], [0, 1]];
            let lines = around.into_iter();
            let lines = lines.filter(|[down, right]| is_inside(row + down, col + right) != own);
            *clue = Some(lines.count()).filter(|&count| count < 4 && rng.random_bool(0.6));
        }
        let texts = clues
            .iter()
            .enumerate()
            .filter_map(|(at, clue)| Some(text(at / cols, at % cols, 0.42, &(*clue)?.to_string())));
        let look = Look {
            thin: [0x88; 3],
            ..Look::of_side(30.0)
        };
        let mut drawing = Drawing::new([rows, cols], look, 0.0, texts);
        if is_dotted {
            for row in 0..=rows {
                for col in 0..=cols {
                    let at = [col as f64, row as f64];
                    drawing.line([at, at], 4.0, BLACK);
                }
            }
        } else {
            drawing.grid([rows, cols], |_, _| false);
        }
        for row in 0..=rows as isize {
            for col in 0..=cols as isize {
                let at = |down: isize, right: isize| [(col + right) as f64, (row + down) as f64];
                let own = is_inside(row, col);
                if own != is_inside(row - 1, col) {
                    drawing.line([at(0, 0), at(0, 1)], 3.0, BLACK);
                }
                if own != is_inside(row, col - 1) {
                    drawing.line([at(0, 0), at(1, 0)], 3.0, BLACK);
                }
            }
        }
        let found = find(&image(&drawing.pixels));
        let is_right = found.as_ref().is_ok_and(|found| {
            let size = [found.lattice.rows, found.lattice.cols].map(usize::from);
            let numbers = found
                .seen
                .iter()
                .map(|seen| seen.readings[0].value.map(usize::from));
            found.guesses[0].layout == Layout::Plain
                && size == [rows, cols]
                && numbers.eq(clues.iter().copied())
        });
        right += usize::from(is_right);
        // A lattice of dots may not be found under the loop.
        assert!(is_right || is_dotted, "{rows}×{cols} on lines");
        let is_opened = found.is_ok_and(is_sure);
        assert!(is_right || !is_opened, "opened unasked: {rows}×{cols}");
    }
    assert!(right >= 8, "{right} of 9");
}

/// Number in the upper left corner of a cell.
fn corner(row: usize, col: usize, number: &str) -> Text {
    let middle = [col as f64 + 0.28, row as f64 + 0.25];
    (middle, 0.2, number.to_owned())
}

/// The kind that is refused, and the rows that the picture has if it is read anyway.
fn refused(read: &Result<FoundGrid, NotFound>) -> Option<(Foreign, u8)> {
    let found = read.as_ref().ok()?;
    Some((found.foreign?, found.lattice.rows))
}

/// A Killer with cages of three cells side by side.
fn killer(look: Look) -> Pixels {
    let sums =
        (0..9).flat_map(|row| [0, 3, 6].map(|col| corner(row, col, &(7 + row + col).to_string())));
    let mut killer = Drawing::new([9; 2], look, 0.0, sums);
    killer.grid([9; 2], |at, _| at % 3 == 0);
    for row in 0..9 {
        for col in 0..18 {
            for y in [0.08, 0.92] {
                let at = |x: f64| [f64::from(col) / 2.0 + x, f64::from(row) + y];
                killer.line([at(0.1), at(0.3)], 1.0, BLACK);
            }
        }
    }
    killer.pixels
}

#[test]
fn puzzles_with_cages_are_named() {
    let look = Look::of_side(48.0);
    let killer = killer(look);
    let read = find(&image(&killer));
    assert_eq!(refused(&read), Some((Foreign::Killer, 9)));
    let seen = transcript(read.expect("a grid")).expect("it is read");
    assert!(!seen.is_sure && seen.verdict.is_none());
    // A person may insist: its givens are read, of which there are none.
    let wanted = Wanted {
        layout: Layout::Blocks,
        rows: 9,
        cols: 9,
    };
    let anyway = find_wanted(&image(&killer), wanted);
    let anyway = anyway.expect("a grid");
    assert_eq!(anyway.seen.len(), 81);
    assert!(!transcript(anyway).expect("it is read").is_sure);

    // Cages of two cells, one above the other.
    let sums = (0..3)
        .flat_map(|row| (0..6).map(move |col| corner(2 * row, col, &format!("{}", 3 + row + col))));
    let thin = Look {
        thin: [0x99; 3],
        ..look
    };
    let mut kenken = Drawing::new([6; 2], thin, 0.0, sums);
    kenken.grid([6; 2], |_, _| false);
    for at in 0..=6 {
        let at = f64::from(at);
        kenken.line([[at, 0.0], [at, 6.0]], 3.0, BLACK);
        if at % 2.0 == 0.0 {
            kenken.line([[0.0, at], [6.0, at]], 3.0, BLACK);
        }
    }
    let read = find(&image(&kenken.pixels));
    assert_eq!(refused(&read), Some((Foreign::KenKen, 6)));
}

#[test]
fn a_nonogram_is_named() {
    let look = Look::of_side(28.0);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    for (side, is_lined) in [(10, false), (15, false), (10, true)] {
        let mut texts = Vec::new();
        for at in 0..side {
            for out in 0..rng.random_range(2..4_usize) {
                let run = rng.random_range(1..5).to_string();
                let (along, beside) = (at as f64 + 0.5, -0.5 - out as f64);
                texts.push(([along, beside], 0.5, run.clone()));
                texts.push(([beside, along], 0.5, run));
            }
        }
        let mut drawing = Drawing::new([side; 2], look, 3.0, texts);
        drawing.grid([side; 2], |at, _| at % 5 == 0);
        if is_lined {
            let end = side as f64;
            for at in 0..=side {
                let at = at as f64;
                drawing.line([[at, -3.0], [at, 0.0]], 1.0, BLACK);
                drawing.line([[-3.0, at], [0.0, at]], 1.0, BLACK);
            }
            for out in 1..=3 {
                let out = -f64::from(out);
                drawing.line([[0.0, out], [end, out]], 1.0, BLACK);
                drawing.line([[out, 0.0], [out, end]], 1.0, BLACK);
            }
        }
        let read = find(&image(&drawing.pixels));
        let kind = refused(&read).map(|(kind, _)| kind);
        assert_eq!(kind, Some(Foreign::Nonogram), "{side}, {is_lined}");
    }
}

#[test]
fn an_aquarium_with_numbered_rows_and_columns_is_not_taken_for_a_nonogram() {
    let look = Look::of_side(44.0);
    let texts = (0..6).flat_map(|at| {
        let along = f64::from(at) + 0.5;
        let (sum, number) = ((1 + at % 4).to_string(), (1 + at).to_string());
        [
            ([along, -0.5], 0.5, sum.clone()),
            ([-0.5, along], 0.5, sum),
            ([along, -1.5], 0.3, number.clone()),
            ([-1.5, along], 0.3, number),
        ]
    });
    let mut drawing = Drawing::new([6; 2], look, 2.0, texts);
    drawing.grid([6; 2], |_, _| false);
    let outer = [[0.0, 0.0], [6.0, 0.0], [6.0, 6.0], [0.0, 6.0], [0.0, 0.0]];
    let inner = [
        [1.0, 0.0],
        [1.0, 2.0],
        [5.0, 2.0],
        [5.0, 4.0],
        [3.0, 4.0],
        [3.0, 6.0],
    ];
    for walls in [&outer[..], &inner, &[[0.0, 2.0], [1.0, 2.0]]] {
        for ends in walls.windows(2) {
            drawing.line([ends[0], ends[1]], 3.0, BLACK);
        }
    }
    let found = find(&image(&drawing.pixels)).expect("a puzzle");
    assert_eq!(found.guesses[0].layout, Layout::Margins);
}

#[test]
fn of_two_puzzles_the_larger_is_read_and_the_other_is_told() {
    let small = Look::of_side(32.0);
    let [one, other] = [
        sudoku(SOLVED[0][0], 9, Some(3), Look::default()),
        sudoku(SOLVED[1][0], 9, Some(3), small),
    ];
    let both = beside(&one, &other, 30);
    let found = find(&image(&both)).expect("a puzzle");
    let (_, contents) = read(&found).expect("a puzzle");
    let wanted = kind::contents(&boards::code(SOLVED[0][0])).expect("a puzzle");
    assert_eq!(contents.written, wanted.written);
    let [left, top, right, bottom] = found.other.expect("there are two");
    let first = f32::from(one.width) / f32::from(both.width);
    assert!(left > first && right < 1.0 && top > 0.0 && bottom < 1.0);
    let last = found
        .seen
        .iter()
        .filter(|seen| matches!(seen.place, Place::Cell(..)))
        .count();
    assert_eq!(last, 81);
    let transcript = transcript(found).expect("it is read");
    assert!(!transcript.is_sure && transcript.doubts.is_empty());
    // A puzzle alone has no other beside it.
    assert_eq!(find(&image(&one)).expect("a puzzle").other, None);
}

#[test]
fn beside_a_puzzle_that_is_refused_the_other_one_is_told() {
    let one = killer(Look::of_side(48.0));
    let other = sudoku(SOLVED[1][0], 9, Some(3), Look::of_side(32.0));
    let both = beside(&one, &other, 30);
    let read = find(&image(&both));
    assert_eq!(refused(&read), Some((Foreign::Killer, 9)));
    let other = read.expect("a grid").other.expect("there are two");
    assert!(other[0] > f32::from(one.width) / f32::from(both.width));
}
