use clew_core::scene::pixels::paint;
use clew_core::scene::{Figure, Item, Point, Role, Scene, Theme};
use proptest::prelude::*;

use super::{Alphabet, Board, number};
use crate::found::Reading;
use crate::patch::Patch;

/// Patch of a cell with a figure, painted as the project paints boards.
fn painted(figure: Figure) -> Patch {
    let item = Item {
        site: None,
        role: Role::Clue,
        figure,
        appears: None,
        until: None,
    };
    let pixels = paint(
        &Scene::new(1.0, 1.0, vec![item]),
        Theme::default(),
        48.0,
        200,
    );
    // The cell lies in the middle, inside the margin.
    let (width, side) = (usize::from(pixels.width), Patch::CELL);
    let from = (width - side) / 2;
    let light = (0..side * side).map(|at| {
        let pixel = (from + at / side) * width + from + at % side;
        let colours = &pixels.rgba[4 * pixel..4 * pixel + 3];
        colours.iter().map(|&part| f32::from(part)).sum::<f32>() / 765.0
    });
    Patch {
        width: side,
        height: side,
        light: light.collect(),
    }
}

fn cell(patch: Patch, most: u8) -> Vec<Reading> {
    Board::of(&[Some(patch)], 1)
        .cells(Alphabet::UpTo(most))
        .remove(0)
        .0
}

fn assert_sure(readings: &[Reading], value: Option<u8>) {
    assert_eq!(readings[0].value, value, "{readings:?}");
    assert!(readings[0].probability > 0.9, "{readings:?}");
}

#[test]
fn painted_digits_are_read() {
    for size in [0.45, 0.6] {
        for value in 1..10 {
            let at = Point::new(0.5, 0.5);
            let figure = Figure::Digit { at, size, value };
            assert_sure(&cell(painted(figure.clone()), 9), Some(value));
            if value < 4 {
                assert_sure(&cell(painted(figure), 3), Some(value));
            }
        }
    }
}

#[test]
fn painted_numbers_are_read() {
    for value in [0, 4, 7, 10, 12, 16, 23, 25, 38, 49, 56, 60, 71, 89] {
        let text = Figure::Text {
            at: Point::new(0.5, 0.5),
            size: 0.5,
            text: value.to_string(),
        };
        assert_sure(&number(&painted(text.clone())), Some(value));
        if (1..26).contains(&value) {
            assert_sure(&cell(painted(text), 25), Some(value));
        }
    }
}

#[test]
fn painted_letters_are_read() {
    for (value, letter) in (10..17).zip('A'..) {
        let text = Figure::Text {
            at: Point::new(0.5, 0.5),
            size: 0.6,
            text: letter.to_string(),
        };
        let readings = cell(painted(text), 16);
        assert_eq!(readings[0].value, Some(value), "{letter}: {readings:?}");
    }
}

#[test]
fn paper_shading_and_lines_are_blank() {
    let side = Patch::CELL;
    let patch = |light: fn(usize, usize) -> f32| Patch {
        width: side,
        height: side,
        light: (0..side * side)
            .map(|at| light(at % side, at / side))
            .collect(),
    };
    let blanks = [
        patch(|_, _| 1.0),
        patch(|_, _| 0.0),
        patch(|x, y| 0.5 + 0.004 * x as f32 + 0.003 * y as f32),
        patch(|x, y| if x < 3 || y > 44 { 0.1 } else { 0.8 }),
        patch(|x, y| if x < 2 + y / 12 || y < 4 { 0.1 } else { 0.8 }),
    ];
    for blank in blanks {
        assert_sure(&number(&blank), None);
        assert_sure(&cell(blank, 9), None);
    }
}

#[test]
fn a_small_digit_among_larger_ones_is_a_pencil_mark() {
    let digit = |size, value| {
        let at = Point::new(0.5, 0.5);
        Some(painted(Figure::Digit { at, size, value }))
    };
    let patches = [
        digit(0.6, 1),
        digit(0.6, 2),
        digit(0.6, 5),
        digit(0.6, 7),
        digit(0.3, 4),
        None,
    ];
    let read = Board::of(&patches, 3).cells(Alphabet::UpTo(9));
    assert_sure(&read[2].0, Some(5));
    assert_eq!(read[4].0[0].value, None, "{:?}", read[4]);
    assert!(read[5].0.is_empty());
}

#[test]
fn a_digit_that_differs_from_the_others_in_size_and_shape_is_written() {
    let digit = |value| {
        let at = Point::new(0.5, 0.5);
        let size = 0.5;
        painted(Figure::Digit { at, size, value })
    };
    // A 7 of two straight lines, taller than the others.
    let mut patch = digit(7);
    for at in 0..patch.light.len() {
        let (x, y) = (at % Patch::CELL, at / Patch::CELL);
        let is_top = (6..10).contains(&y) && (12..36).contains(&x);
        let is_leg = (6..43).contains(&y) && (36 - y / 2..40 - y / 2).contains(&x);
        patch.light[at] = if is_top || is_leg { 0.4 } else { 1.0 };
    }
    let printed = [1, 2, 3, 4, 5, 7, 7, 9, 2, 6, 1, 3, 4, 5, 8, 9, 6, 8, 2, 5].map(digit);
    let patches: Vec<Option<Patch>> = printed.into_iter().chain([patch]).map(Some).collect();
    let read = Board::of(&patches, 4).cells(Alphabet::UpTo(9));
    assert_eq!(read[20].0[0].value, Some(7), "{:?}", read[20]);
    let written: Vec<f32> = read.iter().map(|cell| cell.1).collect();
    let (last, printed) = written.split_last().expect("cells");
    assert!(
        *last > 0.9 && printed.iter().all(|&one| one < 0.1),
        "{written:?}"
    );
    // A few digits say nothing of each other.
    let few = Board::of(&patches[6..], 4).cells(Alphabet::UpTo(9));
    assert!(few.iter().all(|cell| cell.1 == 0.0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any patch is read, and the probabilities are some.
    #[test]
    fn any_patch_is_read(
        (width, height, light) in (0_usize..64, 0_usize..64).prop_flat_map(|(width, height)| {
            let light = prop_oneof![
                9 => 0.0_f32..1.0,
                1 => Just(0.0),
                1 => any::<f32>(),
            ];
            let missing = prop_oneof![9 => Just(0), 1 => 0_usize..9];
            missing.prop_flat_map(move |missing| {
                let count = (width * height).saturating_sub(missing);
                (Just(width), Just(height), prop::collection::vec(light.clone(), count))
            })
        }),
        most in any::<u8>(),
    ) {
        let patch = Patch { width, height, light };
        for readings in [number(&patch), cell(patch, most)] {
            prop_assert!(!readings.is_empty());
            prop_assert!(readings.iter().all(|reading| (0.0..=1.0).contains(&reading.probability)));
            prop_assert!(readings.is_sorted_by(|one, next| one.probability >= next.probability));
            let sum: f32 = readings.iter().map(|reading| reading.probability).sum();
            prop_assert!(sum <= 1.001, "{}", sum);
        }
    }
}
