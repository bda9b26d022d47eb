//! The list of many puzzles: its table, which rows are shown, how far it is.

use std::cell::{Cell, Ref, RefCell, RefMut};
use std::rc::Rc;

use crate::many::{self, Column, Entry, Filter, Known, Table, View};

use super::{Draft, Mode, Outcome, State};

/// A list and what is shown of it.
#[derive(Clone, PartialEq)]
pub(in super::super) struct Listed {
    /// Its table.
    pub(in super::super) sheet: Sheet,
    /// The rows shown, in order.
    pub(in super::super) view: Rc<View>,
    /// Whether the work on it goes on.
    pub(in super::super) phase: Phase,
    /// The chosen row, by its place among those shown.
    pub(in super::super) chosen: usize,
    /// The row whose puzzle was opened last.
    pub(in super::super) opened: Option<usize>,
}

/// A handle to a table that the crew fills. Two are equal when they are of the
/// same list and nothing was told in between.
#[derive(Clone)]
pub(in super::super) struct Sheet {
    table: Rc<RefCell<Table>>,
    /// How far it is scrolled, in pixels, kept while the table is not shown.
    scrolled: Rc<Cell<i32>>,
    number: u32,
    version: u32,
}

/// Whether the work on a list goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Phase {
    /// It does.
    Running,
    /// It rests; what was begun is kept.
    Paused,
    /// It was given up.
    Stopped,
    /// Nothing is left to do.
    Done,
}

/// What can happen to a list.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) enum Listing {
    /// The crew has filled in more, in the list of this number.
    News(u32),
    /// Nothing is left to do, in the list of this number.
    Done(u32),
    /// The work rests.
    Pause,
    /// The work goes on.
    Resume,
    /// The work is given up.
    Stop,
    /// The list is forgotten.
    Close,
    /// Rows are sorted by a column, or the other way round.
    Sort(Column),
    /// Only some rows are shown.
    Narrow(Filter),
    /// A row is chosen, by its place among those shown.
    Choose(usize),
    /// The puzzle of a row is opened, by its place among those shown.
    Open(usize),
}

impl PartialEq for Sheet {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table) && self.version == other.version
    }
}

impl Sheet {
    fn new(table: Table, number: u32) -> Self {
        Self {
            table: Rc::new(RefCell::new(table)),
            scrolled: Rc::default(),
            number,
            version: 0,
        }
    }

    /// The number of the list; no two lists of a page have the same.
    pub(in super::super) fn number(&self) -> u32 {
        self.number
    }

    /// The table.
    pub(in super::super) fn table(&self) -> Ref<'_, Table> {
        self.table.borrow()
    }

    /// The table, for the crew; the page is told afterwards.
    pub(in super::super) fn table_mut(&self) -> RefMut<'_, Table> {
        self.table.borrow_mut()
    }

    /// How far it is scrolled.
    pub(in super::super) fn scrolled(&self) -> &Cell<i32> {
        &self.scrolled
    }
}

impl Listed {
    fn new(table: Table, number: u32) -> Self {
        let mut view = View::default();
        view.update(&table);
        Self {
            sheet: Sheet::new(table, number),
            view: Rc::new(view),
            phase: Phase::Running,
            chosen: 0,
            opened: None,
        }
    }

    /// The row shown at a place.
    pub(in super::super) fn row_at(&self, place: usize) -> Option<usize> {
        usize::try_from(*self.view.order().get(place)?).ok()
    }

    fn heard(&mut self) {
        self.sheet.version += 1;
        if self.view.is_live() {
            let table = Rc::clone(&self.sheet.table);
            Rc::make_mut(&mut self.view).update(&table.borrow());
        }
        self.keep_chosen();
    }

    fn keep_chosen(&mut self) {
        let last = self.view.order().len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
    }
}

impl State {
    /// Shows a list; the puzzle on the board stays where it is.
    pub(super) fn open_list(&mut self, text: String, entries: Vec<Entry>) {
        let before = self.listed.as_ref().map_or(0, |listed| listed.sheet.number);
        self.listed = Some(Listed::new(Table::new(text, entries), before + 1));
        self.enter(Mode::Many);
    }

    /// What happens to the list.
    pub(super) fn list(&mut self, listing: Listing) {
        let Some(listed) = &mut self.listed else {
            return;
        };
        let number = listed.sheet.number;
        match listing {
            Listing::News(told) if told == number => listed.heard(),
            Listing::Done(told) if told == number => {
                listed.heard();
                listed.phase = Phase::Done;
            }
            // Of a list that is no longer shown.
            Listing::News(_) | Listing::Done(_) => {}
            Listing::Pause if listed.phase == Phase::Running => listed.phase = Phase::Paused,
            Listing::Resume if listed.phase != Phase::Done => listed.phase = Phase::Running,
            Listing::Stop if listed.phase != Phase::Done => listed.phase = Phase::Stopped,
            Listing::Pause | Listing::Resume | Listing::Stop => {}
            Listing::Close => {
                // The number lives on, so that late news are told apart.
                *listed = Listed::new(Table::default(), number + 1);
                listed.phase = Phase::Done;
            }
            Listing::Sort(column) => {
                let table = Rc::clone(&listed.sheet.table);
                Rc::make_mut(&mut listed.view).sort(column, &table.borrow());
            }
            Listing::Narrow(filter) => {
                let table = Rc::clone(&listed.sheet.table);
                Rc::make_mut(&mut listed.view).narrow(filter, &table.borrow());
                listed.keep_chosen();
            }
            Listing::Choose(place) => {
                listed.chosen = place;
                listed.keep_chosen();
            }
            Listing::Open(place) => self.open_row(place),
        }
    }

    /// Opens the puzzle of a row to be watched; a text that is none goes into
    /// the box, with what is wrong with it.
    fn open_row(&mut self, place: usize) {
        let Some(listed) = &mut self.listed else {
            return;
        };
        let Some(row) = listed.row_at(place) else {
            return;
        };
        let table = Rc::clone(&listed.sheet.table);
        let table = table.borrow();
        match &table.rows()[row].known {
            Known::Unread => {}
            Known::Malformed(error) => {
                let draft = Draft {
                    text: table.source(row).to_owned(),
                    outcome: Outcome::Faulty((**error).clone()),
                    pasted: self.draft.pasted + 1,
                };
                listed.chosen = place;
                listed.opened = Some(row);
                self.enter(Mode::Watch);
                self.draft = draft;
            }
            Known::Puzzle(_) => {
                let Ok((reading, _)) = many::read(table.source(row)) else {
                    return;
                };
                listed.chosen = place;
                listed.opened = Some(row);
                self.enter(Mode::Watch);
                self.draft = Draft::default();
                self.show(reading, self.method, 0, false);
            }
        }
    }
}
