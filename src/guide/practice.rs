//! Techniques that can be practised: those that are the easiest next step in at least
//! one of many made puzzles.

/// The table, written by `examples/measure_practice.rs`: for each kind the number of
/// puzzles that were made, then the techniques, each with its first puzzle.
const TABLE: &str = include_str!("practice.txt");

/// Whether there are positions in which a technique, by its message id, is the easiest
/// next step.
pub fn can_be_practised(technique: &str) -> bool {
    practised().any(|name| name == technique)
}

/// Message ids of the techniques of the table.
pub fn practised() -> impl Iterator<Item = &'static str> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(": ").map(|(name, _)| name))
}
