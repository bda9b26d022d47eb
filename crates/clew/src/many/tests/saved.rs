//! Storing lists and reading them back.

use crate::many::{ListScheduler, Status, Table};

use super::{BAD, NONE, SEVERAL, TestPool, UNIQUE, table};

fn text() -> String {
    [UNIQUE[0], BAD, SEVERAL, UNIQUE[1], NONE].join("\n")
}

fn work_out(table: &mut Table) {
    TestPool::new(2, 5_000, 10).run(table);
}

fn saved(table: &Table) -> String {
    table.saved().expect("it is short")
}

/// The states of all rows, in order.
fn states(table: &Table) -> Vec<String> {
    let rows = table.rows().iter();
    rows.map(|row| format!("{:?}", row.state())).collect()
}

#[test]
fn a_list_that_is_stored_comes_back_with_its_results() {
    let mut done = table(&text());
    work_out(&mut done);
    let mut back = Table::restored(&saved(&done)).expect("it was stored");
    assert_eq!(
        Table::restored(&saved(&back))
            .expect("before its rows are read")
            .saved(),
        done.saved()
    );
    while back.read_next() {}
    assert_eq!(states(&back), states(&done));
    assert_eq!(back.counts(), done.counts());
    assert_eq!(back.saved(), done.saved());
    // No work is left.
    assert_eq!(ListScheduler::new(2, 0).fill(&mut back), []);
}

#[test]
fn unfinished_rows_are_done_later() {
    let mut fresh = table(&text());
    let mut back = Table::restored(&saved(&fresh)).expect("it was stored");
    while back.read_next() {}
    work_out(&mut back);
    work_out(&mut fresh);
    assert_eq!(states(&back), states(&fresh));
    assert!(
        back.rows()
            .iter()
            .filter_map(|row| row.item())
            .all(|item| item.status == Status::Done)
    );
}

#[test]
fn other_texts_are_not_read_as_a_stored_list() {
    let saved = saved(&table(&text()));
    let later = saved.replacen("\"version\":2", "\"version\":3", 1);
    assert_ne!(saved, later);
    for text in ["", "{}", "[1]", &saved[..saved.len() / 2], &later] {
        assert!(Table::restored(text).is_none(), "{text}");
    }
}

#[test]
fn grades_of_an_older_scale_are_worked_out_again() {
    let mut done = table(&text());
    work_out(&mut done);
    let older = saved(&done).replacen("\"version\":2", "\"version\":1", 1);
    let mut back = Table::restored(&older).expect("its text is a list");
    while back.read_next() {}
    assert_eq!(back.counts().done, 0);
    work_out(&mut back);
    assert_eq!(back.saved(), done.saved());
}

#[test]
fn a_list_too_large_for_browsers_is_not_written() {
    let line = format!("{}\n", UNIQUE[0]);
    let long = Table::new(line.repeat(200_000), Vec::new());
    assert_eq!(long.saved(), None);
}
