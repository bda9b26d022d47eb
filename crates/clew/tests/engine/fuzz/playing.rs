//! Law: whatever the player presses, draws, types or sets, the game can be stored and read back.

use arbitrary::{Result, Unstructured};
use clew::kind::{self, Played};
use clew_core::game::{Aids, Button, Key, Pad, Press, Stroke};
use clew_core::scene::Point;

/// Puzzles to play, of every kind and type of regions.
const PUZZLES: [&str; 6] = [
    "slither/4/4/g212cg210616",
    "slither/1/3/g3",
    "sudoku/4/4/g1k23k3g",
    "2x3x:1r6a5_2l3",
    "aquarium/r/3/2/co/11213",
    "aquarium/3/2/co/11213",
];

pub(crate) fn check(input: &[u8]) {
    let mut input = Unstructured::new(input);
    let Ok(&text) = input.choose(&PUZZLES) else {
        return;
    };
    let readings = kind::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut game = kind::game(&readings[0].code).expect("its own text is readable");
    while !input.is_empty() && act(game.as_mut(), &mut input).is_ok() {}
    let _ = game.picture(None, true);
    let _ = (game.broken(), game.part(), game.finale());
    let stored = game.stored();
    let mut again = kind::stored_game(&stored.write()).expect("a stored game is readable");
    assert_eq!(again.written(), game.written(), "{text}");
    assert_eq!(again.stored(), stored, "{text}");
    // After undo and redo, the game is the same.
    if again.undo() {
        assert!(again.redo());
        assert_eq!(again.written(), game.written(), "{text}");
    }
}

fn point(input: &mut Unstructured<'_>) -> Result<Point> {
    // A browser may send any number; most of them are on the board or near it.
    if input.ratio(1, 16)? {
        return Ok(Point::new(input.arbitrary()?, input.arbitrary()?));
    }
    let mut along = || Ok(f64::from(input.int_in_range::<u8>(0..=80)?) / 10.0 - 1.0);
    Ok(Point::new(along()?, along()?))
}

fn key(input: &mut Unstructured<'_>) -> Result<Key> {
    let pads = [Pad::Entry, Pad::Corner, Pad::Centre, Pad::Strike];
    Ok(match input.int_in_range(0..=8)? {
        0 => Key::Move {
            down: input.arbitrary()?,
            right: input.arbitrary()?,
            extends: input.arbitrary()?,
        },
        1 => Key::Enter,
        2 => Key::Space,
        3 => Key::Inside,
        4 => Key::Outside,
        5 => Key::Dry,
        6 => Key::Pad(*input.choose(&pads)?),
        7 => Key::Erase,
        _ => Key::Digit(
            input.arbitrary()?,
            match input.arbitrary()? {
                true => Some(*input.choose(&pads)?),
                false => None,
            },
        ),
    })
}

fn act(game: &mut dyn Played, input: &mut Unstructured<'_>) -> Result<()> {
    let button = *input.choose(&[Button::Main, Button::Other])?;
    match input.int_in_range(0..=14)? {
        0 | 1 => {
            let (at, extends) = (point(input)?, input.arbitrary()?);
            game.press(Press {
                at,
                button,
                extends,
            });
        }
        2 => {
            let count = input.int_in_range(0..=4)?;
            let points = (0..count).map(|_| point(input)).collect::<Result<_>>()?;
            let stroke = Stroke { points, button };
            let before = game.written();
            let _ = game.previewed(&stroke);
            assert_eq!(game.written(), before);
            game.stroke(&stroke);
        }
        3 | 4 => drop(game.key(key(input)?)),
        5 => drop(game.undo()),
        6 => drop(game.redo()),
        7 => game.go_to(input.int_in_range(0..=40)?),
        8 => game.suppose(),
        9 => drop(game.keep()),
        10 => drop(game.drop_trial()),
        11 => drop(game.conclude()),
        12 => game.set_checkpoint(game.done().to_string()),
        13 => drop(game.return_to(input.int_in_range(0..=4)?)),
        _ => {
            let mut flag = || input.arbitrary();
            *game.aids() = Aids {
                crosses: flag()?,
                fill_notes: flag()?,
                clean_notes: flag()?,
                levels: flag()?,
            };
            game.clock().read(input.arbitrary()?);
            match input.arbitrary()? {
                true => game.clock().start(),
                false => game.clock().stop(),
            }
        }
    }
    Ok(())
}
