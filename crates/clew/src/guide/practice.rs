//! Techniques that can be practised: those that are the easiest next step in at least
//! one of many made puzzles.

/// The table, written by `tools/src/bin/measure_practice.rs`: one technique per line, by its
/// message id.
const TABLE: &str = include_str!("practice.txt");

/// Whether there are positions in which a technique, by its message id, is the easiest
/// next step.
pub fn can_be_practised(technique: &str) -> bool {
    practised().any(|name| name == technique)
}

/// Message ids of the techniques of the table.
pub fn practised() -> impl Iterator<Item = &'static str> {
    let lines = TABLE.lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}
