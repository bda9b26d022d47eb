use strum::IntoEnumIterator as _;

use super::super::export::{self, Form};
use super::super::{Column, Filter, RowState, View};
use super::*;
use crate::kind::{self, Kind};
use clew_say::Speaker;

/// Rows 0 to 4: 5×5 unique, malformed, 2×2 unique, 3×3 unique with a name, 5×5 several.
fn done() -> Table {
    let named = r#"{"id":"a \"small\" one, made here","puzzle":"2.3,2.2,2.3"}"#;
    let text = [UNIQUE[0], BAD, UNIQUE[2], named, SEVERAL].join("\n");
    let mut table = table(&text);
    TestPool::new(1, u32::MAX, 10).run(&mut table);
    table
}

fn sorted(table: &Table, columns: &[Column]) -> Vec<u32> {
    let mut view = View::default();
    view.update(table);
    for &column in columns {
        view.sort(column, table);
    }
    view.order().to_vec()
}

#[test]
fn rows_are_sorted_by_any_column_and_back() {
    let table = done();
    assert_eq!(sorted(&table, &[]), [0, 1, 2, 3, 4]);
    assert_eq!(sorted(&table, &[Column::Number]), [4, 3, 2, 1, 0]);
    assert_eq!(sorted(&table, &[Column::Size]), [2, 3, 0, 4, 1]);
    assert_eq!(
        sorted(&table, &[Column::Size, Column::Size]),
        [0, 4, 3, 2, 1]
    );
    assert_eq!(sorted(&table, &[Column::Verdict]), [0, 2, 3, 4, 1]);
    assert_eq!(
        sorted(&table, &[Column::Verdict, Column::Verdict]),
        [1, 4, 0, 2, 3]
    );
    // The verdict alone took one slice; verdict and grade took two.
    assert_eq!(sorted(&table, &[Column::Time]), [4, 0, 2, 3, 1]);
    assert_eq!(sorted(&table, &[Column::Kind]), [0, 2, 3, 4, 1]);
    assert_eq!(sorted(&table, &[Column::Source]), [4, 0, 1, 3, 2]);
    let grades = sorted(&table, &[Column::Grade]);
    assert_eq!(grades[3..], [1, 4], "those without a grade come last");
    let grades = sorted(&table, &[Column::Grade, Column::Grade]);
    assert_eq!(grades[3..], [1, 4], "either way");
}

#[test]
fn an_updated_view_is_ordered_like_a_new_one() {
    let named = r#"{"id":"a name","puzzle":"2.3,2.2,2.3"}"#;
    let lines = [UNIQUE[1], SEVERAL, BAD, UNIQUE[0], NONE, named, UNIQUE[2]];
    let text = lines.repeat(3).join("\n");
    let mut table = Table::new(text.clone(), super::super::entries(&text).expect("a list"));
    let filters = [
        Filter::default(),
        Filter {
            state: Some(RowState::Unique),
            ..Filter::default()
        },
        Filter {
            kind: Some(Kind::new("slitherlink")),
            text: "2".to_owned(),
            ..Filter::default()
        },
    ];
    let mut views = Vec::new();
    for column in Column::iter() {
        for filter in &filters {
            let mut view = View::default();
            view.narrow(filter.clone(), &table);
            view.sort(column, &table);
            views.push(view.clone());
            view.sort(column, &table);
            views.push(view);
        }
    }
    let mut pool = TestPool::new(2, 40, 10);
    let mut reports = 0;
    loop {
        let is_more = (0..2).any(|_| table.read_next());
        let orders = pool.scheduler.fill(&mut table);
        pool.send(orders);
        let worked = pool.round(&mut table);
        let changed = table.take_changed();
        for view in &mut views {
            view.follow(&table, &changed);
            let mut anew = view.clone();
            anew.update(&table);
            assert_eq!(view, &anew);
        }
        reports += 1;
        if !is_more && !worked {
            break;
        }
    }
    assert!(reports > 20, "{reports}");
    assert_eq!(table.counts().settled(), lines.len() * 3);
}

#[test]
fn filters_are_met_together() {
    let table = done();
    let mut view = View::default();
    let mut shown = |filter: Filter| {
        view.narrow(filter, &table);
        view.order().to_vec()
    };
    let all = Filter::default();
    let unique = Filter {
        state: Some(RowState::Unique),
        ..all.clone()
    };
    assert_eq!(shown(unique.clone()), [0, 2, 3]);
    let text = |text: &str| Filter {
        text: text.to_owned(),
        ..unique.clone()
    };
    assert_eq!(shown(text("PUZZ.LINK")), [2]);
    assert_eq!(shown(text("small")), [3]);
    assert_eq!(shown(text("22!")), [0_u32; 0]);
    let kind = Filter {
        kind: Some(Kind::new("slitherlink")),
        ..all.clone()
    };
    assert_eq!(shown(kind), [0, 2, 3, 4]);
    assert_eq!(shown(all), [0, 1, 2, 3, 4]);
}

/// A file, written one row at a time.
fn file(form: Form, table: &Table, order: &[u32]) -> String {
    let speaker = Speaker::new("en");
    let rows = order.chunks(1).map(|row| form.rows(table, row, &speaker));
    let parted = rows.fold(form.head(), |file, row| file + &row);
    assert_eq!(parted, form.head() + &form.rows(table, order, &speaker));
    parted
}

#[test]
fn an_exported_table_reads_as_the_same_list() {
    let table = done();
    let text = file(Form::JsonLines, &table, &[4, 3, 1]);
    let again = super::table(&text);
    let codes = |table: &Table, rows: &[usize]| -> Vec<Option<String>> {
        let item = |row: &usize| table.rows()[*row].item().map(|item| item.code.text.clone());
        rows.iter().map(item).collect()
    };
    assert_eq!(codes(&again, &[0, 1, 2]), codes(&table, &[4, 3, 1]));
    let line: serde_json::Value =
        serde_json::from_str(text.lines().nth(1).expect("a line")).expect("JSON");
    assert_eq!(line["line"], 4);
    assert_eq!(line["id"], "a \"small\" one, made here");
    assert_eq!((&line["rows"], &line["cols"]), (&3.into(), &3.into()));
    assert_eq!(
        (&line["kind"], &line["verdict"]),
        (&"slitherlink".into(), &"unique".into())
    );
    assert_eq!(
        (&line["micros"], &line["proof_micros"]),
        (&20.into(), &10.into())
    );
    assert!(line["steps"].as_u64() > Some(0) && line["level"].as_u64() > Some(0));
    let line: serde_json::Value =
        serde_json::from_str(text.lines().nth(2).expect("a line")).expect("JSON");
    assert_eq!(line["text"], BAD);
    assert!(
        line["error"]
            .as_str()
            .is_some_and(|error| error.contains('!'))
    );
}

/// The fields of a CSV text, according to RFC 4180.
fn fields(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut field) = (Vec::new(), Vec::new(), String::new());
    let mut is_quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        match c {
            '"' if is_quoted && letters.peek() == Some(&'"') => field.extend(letters.next()),
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => row.push(std::mem::take(&mut field)),
            '\r' if !is_quoted => {
                letters.next();
                row.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut row));
            }
            c => field.push(c),
        }
    }
    rows
}

#[test]
fn fields_of_csv_keep_commas_and_quotes() {
    let table = done();
    let text = file(Form::Csv, &table, &[3, 1]);
    let rows = fields(&text);
    assert_eq!(rows.len(), 3);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    let field = |row: usize, name: &str| {
        let at = rows[0].iter().position(|column| column == name);
        rows[row][at.expect("a column")].as_str()
    };
    assert_eq!(field(1, "id"), "a \"small\" one, made here");
    assert_eq!(field(1, "puzzle"), "slither/3/3/737273");
    assert_eq!(field(1, "verdict"), "unique");
    assert_eq!(field(2, "text"), BAD);
    assert_eq!(field(2, "verdict"), "");
    assert!(!field(2, "error").is_empty());
}

#[test]
fn puzzles_alone_are_written_in_each_of_their_formats() {
    let table = done();
    let order: Vec<u32> = (0..).take(table.rows().len()).collect();
    let items = || table.rows().iter().filter_map(|row| row.item());
    let formats = export::formats(&table, &order);
    assert!(formats.len() > 3, "{formats:?}");
    for format in formats {
        let text = file(Form::Puzzles(format), &table, &order);
        for item in items() {
            let exports = kind::exports(&item.code);
            for export in exports.iter().filter(|export| export.format == format) {
                assert!(text.contains(export.text.trim_end()), "{format}: {text}");
            }
        }
    }
}
