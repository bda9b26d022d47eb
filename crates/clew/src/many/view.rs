//! The rows of a table in an order, without those hidden by a filter.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeSet;

use strum::{EnumIter, IntoStaticStr};

use crate::kind::{self, Kind};
use clew_core::trace::Verdict;

use super::table::{Item, Row, RowState, Table};

/// The columns, in display order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Column {
    /// The number of the row.
    #[default]
    Number,
    /// The kind of puzzle.
    Kind,
    /// Its size.
    Size,
    /// The verdict on its solutions.
    Verdict,
    /// Its difficulty.
    Grade,
    /// Time that a practised solver is expected to take.
    Expected,
    /// Engine time.
    Time,
    /// Its name, or the beginning of its text.
    Source,
}

/// Sorting direction of a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Direction {
    /// Smallest first.
    #[default]
    Ascending,
    /// Largest first.
    Descending,
}

impl Direction {
    /// Order of two values in this direction, given their ascending order.
    fn of(self, ascending: Ordering) -> Ordering {
        match self {
            Self::Ascending => ascending,
            Self::Descending => ascending.reverse(),
        }
    }
}

/// Filter of the rows: a row is shown if it matches every part that is set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// State of the rows.
    pub state: Option<RowState>,
    /// Kind of the rows.
    pub kind: Option<Kind>,
    /// Text that the rows contain, in upper or lower case.
    pub text: String,
}

/// The rows shown, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct View {
    column: Column,
    direction: Direction,
    filter: Filter,
    order: Vec<u32>,
    /// Whether each row contains the filter's text; computed once per filter
    /// text, because the text of a row never changes.
    hits: Vec<bool>,
}

impl View {
    /// The rows shown, by number, in order.
    pub fn order(&self) -> &[u32] {
        &self.order
    }

    /// Column that the rows are sorted by, and the direction.
    pub fn sorting(&self) -> (Column, Direction) {
        (self.column, self.direction)
    }

    /// Filter of the rows.
    pub fn filter(&self) -> &Filter {
        &self.filter
    }

    /// Whether rows can move, appear or disappear as more is known.
    pub fn is_live(&self) -> bool {
        let filter = &self.filter;
        self.column != Column::Number || filter.state.is_some() || filter.kind.is_some()
    }

    /// Sorts by a column; for the present column, reverses the direction.
    pub fn sort(&mut self, column: Column, table: &Table) {
        self.direction = match (self.column == column, self.direction) {
            (true, Direction::Ascending) => Direction::Descending,
            _ => Direction::Ascending,
        };
        self.column = column;
        self.update(table);
    }

    /// Shows only matching rows.
    pub fn narrow(&mut self, filter: Filter, table: &Table) {
        if filter.text != self.filter.text {
            let wanted = filter.text.to_lowercase();
            let rows = 0..table.rows().len();
            self.hits = match wanted.is_empty() {
                true => Vec::new(),
                false => rows.map(|row| contains(table, row, &wanted)).collect(),
            };
        }
        self.filter = filter;
        self.update(table);
    }

    /// Orders all rows again.
    pub fn update(&mut self, table: &Table) {
        let rows = table.rows();
        let numbers = (0u32..).zip(rows);
        let shown = numbers.filter(|(number, row)| self.shows(*number, row));
        let mut order: Vec<u32> = shown.map(|(number, _)| number).collect();
        match (self.column, self.direction) {
            (Column::Number, Direction::Ascending) => {}
            (Column::Number, Direction::Descending) => order.reverse(),
            (Column::Source, direction) => sort_by_label(&mut order, direction, table),
            (column, direction) => {
                order.sort_by_cached_key(|row| key(column, direction, &rows[index(*row)]));
            }
        }
        self.order = order;
    }

    /// Moves changed rows to their new places, with the same result as [`Self::update`]:
    /// all other rows keep their order, and only the changed rows are searched for a place.
    pub fn follow(&mut self, table: &Table, changed: &BTreeSet<usize>) {
        let rows = table.rows();
        let mut is_moved = vec![false; rows.len()];
        for &row in changed {
            is_moved[row] = true;
        }
        let mut kept = std::mem::take(&mut self.order);
        kept.retain(|row| !is_moved[index(*row)]);
        let moved = changed.iter().filter_map(|row| u32::try_from(*row).ok());
        let mut moved: Vec<u32> = moved
            .filter(|row| self.shows(*row, &rows[index(*row)]))
            .collect();
        moved.sort_by(|a, b| self.compare(*a, *b, table));
        let mut order = Vec::with_capacity(kept.len() + moved.len());
        let mut rest = &kept[..];
        for row in moved {
            let place = rest.partition_point(|kept| self.compare(*kept, row, table).is_lt());
            let (before, after) = rest.split_at(place);
            order.extend_from_slice(before);
            order.push(row);
            rest = after;
        }
        order.extend_from_slice(rest);
        self.order = order;
    }

    /// Order of two rows; among equals the lower number comes first.
    fn compare(&self, a: u32, b: u32, table: &Table) -> Ordering {
        let row = |number: u32| &table.rows()[index(number)];
        let order = match (self.column, self.direction) {
            (Column::Number, Direction::Ascending) => Ordering::Equal,
            (Column::Number, Direction::Descending) => b.cmp(&a),
            (Column::Source, direction) => {
                direction.of(label(table, index(a)).cmp(label(table, index(b))))
            }
            (column, direction) => {
                key(column, direction, row(a)).cmp(&key(column, direction, row(b)))
            }
        };
        order.then(a.cmp(&b))
    }

    fn shows(&self, number: u32, row: &Row) -> bool {
        let filter = &self.filter;
        filter.state.is_none_or(|wanted| row.state() == wanted)
            && filter
                .kind
                .is_none_or(|kind| row.item().is_some_and(|item| item.code.kind == kind))
            && (filter.text.is_empty() || self.hits.get(index(number)).is_some_and(|&hit| hit))
    }
}

/// Text of a row in the last column: its name, or otherwise its text in the list.
pub fn label(table: &Table, row: usize) -> &str {
    let name = table.rows()[row]
        .item()
        .and_then(|item| item.name.as_deref());
    name.unwrap_or_else(|| table.source(row).trim())
}

/// Sorts rows by [`label`]; among equals the lower number comes first. Labels are
/// looked up only once, and most of them differ in their first bytes.
fn sort_by_label(order: &mut [u32], direction: Direction, table: &Table) {
    let labelled = order.iter().map(|row| {
        let label = label(table, index(*row));
        (first_bytes(label), label, *row)
    });
    let mut labelled: Vec<_> = labelled.collect();
    labelled.sort_unstable_by(|(first_a, a, row_a), (first_b, b, row_b)| {
        let ascending = first_a.cmp(first_b).then_with(|| a.cmp(b));
        direction.of(ascending).then(row_a.cmp(row_b))
    });
    for (place, (_, _, row)) in order.iter_mut().zip(labelled) {
        *place = row;
    }
}

/// The first eight bytes of a text as a number with the same order.
fn first_bytes(text: &str) -> u64 {
    let mut first = [0; 8];
    for (byte, of_text) in first.iter_mut().zip(text.bytes()) {
        *byte = of_text;
    }
    u64::from_be_bytes(first)
}

fn contains(table: &Table, row: usize, wanted: &str) -> bool {
    table.source(row).to_lowercase().contains(wanted)
}

fn index(row: u32) -> usize {
    usize::try_from(row).unwrap_or(usize::MAX)
}

/// Sorting key of a row: rows without a value come last in both directions.
fn key(column: Column, direction: Direction, row: &Row) -> (bool, Option<u64>, Reverse<u64>) {
    let value = value(column, row);
    match direction {
        Direction::Ascending => (value.is_none(), value, Reverse(0)),
        Direction::Descending => (value.is_none(), None, Reverse(value.unwrap_or(0))),
    }
}

/// Sorting value of a row, if it has one.
fn value(column: Column, row: &Row) -> Option<u64> {
    let item = row.item();
    match column {
        Column::Number | Column::Source => None,
        Column::Kind => item.and_then(|item| kind::place(item.code.kind)),
        Column::Size => item.map(|item| {
            let (rows, cols) = (u64::from(item.shape.rows), u64::from(item.shape.cols));
            // By area; among equals, the one with fewer rows first.
            (rows * cols) << 16 | rows
        }),
        Column::Verdict => Some(row.state() as u64),
        Column::Grade => item?
            .grade
            .as_ref()
            .map(|grade| u64::from(grade.hardness().tenths) << 32 | u64::from(grade.total)),
        Column::Expected => Some(item?.grade.as_ref()?.seconds.into()),
        Column::Time => item
            .filter(|item| item.verdict != Verdict::Open)
            .map(Item::micros),
    }
}
