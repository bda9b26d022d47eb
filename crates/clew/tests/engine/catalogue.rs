//! Laws of the catalogue of techniques, of every kind.

use std::collections::BTreeSet;

use clew_aquarium::Aquarium;
use clew_core::model::{Puzzle, Technique as _};
use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;

fn check<P: Puzzle>() {
    let catalogue = P::Technique::catalogue();
    let mut names = BTreeSet::new();
    let mut rules = BTreeSet::new();
    for entry in catalogue {
        assert_eq!(entry.technique.entry(), entry);
        assert!(names.insert(entry.name), "{} is listed twice", entry.name);
        assert!(
            entry.rule.ends_with('.'),
            "{}: {:?}",
            entry.name,
            entry.rule
        );
        assert!(
            rules.insert(entry.rule),
            "{} has the same rule as another",
            entry.name
        );
        assert!((10..=100).contains(&entry.tenths), "{}", entry.name);
    }
}

#[test]
fn every_technique_has_one_entry_with_a_rule_of_its_own() {
    check::<Slitherlink>();
    check::<Sudoku>();
    check::<Aquarium>();
}
