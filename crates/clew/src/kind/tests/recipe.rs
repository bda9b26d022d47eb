//! Recipes of every kind.

use crate::kind::{self, NoRecipe};
use clew_core::generate::{ClueCount, ClueSymmetry, InvalidSpec, Seconds, Spec};
use clew_core::grid::Shape;

#[test]
fn a_recipe_is_written_and_read_back() {
    for clue_count in [
        ClueCount::Enough,
        ClueCount::Minimal,
        ClueCount::Density(40),
    ] {
        let spec = Spec {
            symmetry: ClueSymmetry::HalfTurn,
            clue_count,
            ..Spec::new(Shape::new(9, 9))
        };
        let (at_least, at_most) = (180, 360);
        let timed = Spec {
            seconds: Some(Seconds { at_least, at_most }),
            ..spec.clone()
        };
        // Whether the kind has the technique is not a matter of reading.
        let technical = Spec {
            technique: Some("sudoku-x-wing".to_owned()),
            ..timed.clone()
        };
        for kind in kind::all() {
            for spec in [&spec, &timed, &technical] {
                let recipe = kind::recipe(kind, spec.clone(), u64::MAX);
                assert_eq!(kind::read_recipe(&recipe.to_string()), Ok(recipe));
            }
        }
    }
}

#[test]
fn a_recipe_without_a_version_is_of_the_first() {
    for (text, version, is_reproducible) in [
        ("sudoku.9x9.1-3.none.enough.0.1", 1, false),
        ("sudoku.9x9.1-3.none.enough.0.1.v2", 2, true),
        ("sudoku.9x9.1-3.none.enough.0.1.v3", 3, false),
        // Any level is allowed: the levels of the second version change nothing.
        ("sudoku.9x9.1-10.none.enough.0.1", 1, true),
        ("aquarium.9x9.1-3.none.100.0.1", 1, true),
        ("aquarium.9x9.1-3.none.100.0.1.v2", 2, false),
        // Large boards have been found in a different way since then.
        ("aquarium.30x30.1-3.none.100.0.1", 1, false),
        ("aquarium.30x30.1-3.none.100.0.1.v2", 2, true),
        ("aquarium.30x30.10-10.none.100.0.1", 1, true),
        // A search for few clues had no limit in earlier versions.
        ("sudoku.9x9.1-10.none.fewest.0.1", 1, false),
        ("sudoku.9x9.1-10.none.fewest.0.1.v2", 2, true),
        ("sudoku.9x9.1-3.none.fewest.0.1.v3", 3, true),
    ] {
        let recipe = kind::read_recipe(text).unwrap();
        let found = (recipe.version, kind::is_reproducible(&recipe));
        assert_eq!(found, (version, is_reproducible), "{text}");
    }
}

#[test]
fn texts_that_are_not_recipes_are_refused() {
    for text in [
        "",
        "sudoku",
        "go.9x9.1-10.none.enough.0.1",
        "sudoku.9x9.1-10.none.enough.0.-1",
        "sudoku.9.1-10.none.enough.0.1",
        "sudoku.9x9.1-10.none.enough.0.1.2",
        "sudoku.9x9.1-10.none.enough.0.1.v",
        "sudoku.9x9.1-10.none.enough.0.1.v2.v2",
        "sudoku.9x9.1-10.none.enough.0.1.180s",
        "sudoku.9x9.1-10.none.enough.0.1.v2.180-360s",
        "sudoku.9x9.1-10.none.enough.0.1.180-360ss",
        "sudoku.9x9.1-10.none.enough.0.1.x-wing",
        "sudoku.9x9.1-10.none.enough.0.1.with-sudoku-x-wing.180-360s",
    ] {
        assert_eq!(kind::read_recipe(text), Err(NoRecipe), "{text}");
    }
}

#[test]
fn a_search_for_few_clues_without_a_limit_can_still_be_repeated() {
    let refused = |text: &str| kind::invalid_recipe(&kind::read_recipe(text).unwrap());
    assert_eq!(refused("sudoku.9x9.1-10.none.fewest.0.1"), None);
    assert_eq!(refused("sudoku.9x9.1-3.none.fewest.0.1.v2"), None);
    let version = Some(InvalidSpec::Version);
    assert_eq!(refused("sudoku.9x9.1-3.none.fewest.0.1"), version);
    assert_eq!(refused("sudoku.9x9.1-10.none.fewest.0.1.v3"), version);
}
