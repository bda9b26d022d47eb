//! State of lists of puzzles: the table, the rows shown, the progress.

use std::cell::{Cell, Ref, RefCell, RefMut};
use std::rc::Rc;

use clew::kind::Reply;
use clew::many::{self, Column, Entry, Filter, Known, Table, View};

use super::pool::ListPool;
use crate::frame::{Frame, Next};
use crate::paste::{PasteBox, PasteOutcome};
use crate::unshown::Unshown;
use crate::view::Mode;

/// State of lists of puzzles.
#[derive(Clone, Default, PartialEq)]
pub struct ManyState {
    /// The list, if there is one.
    pub list: Option<Listed>,
    /// The workers and what they do.
    pub(super) pool: Unshown<ListPool>,
}

/// List of puzzles, and the view of it.
#[derive(Clone, PartialEq)]
pub struct Listed {
    /// Its table.
    pub sheet: Sheet,
    /// Rows shown, in order.
    pub view: Rc<View>,
    /// Whether the job is still running.
    pub phase: Phase,
    /// Chosen row, by its position among those shown.
    pub chosen: usize,
    /// Row whose puzzle was opened last.
    pub opened: Option<usize>,
    /// Whether the browser can keep it for the next visit, if known.
    pub is_kept: bool,
}

/// Handle to a table that the workers fill. Two are equal when they belong to the
/// same list and nothing was reported in between.
#[derive(Clone)]
pub struct Sheet {
    table: Rc<RefCell<Table>>,
    /// Scroll position, in CSS pixels, kept while the table is not shown.
    scrolled: Rc<Cell<i32>>,
    number: u32,
    version: u32,
}

/// Phase of the job for a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// It is running.
    Running,
    /// It is paused; partial results are kept.
    Paused,
    /// It was stopped.
    Stopped,
    /// Nothing is left to do.
    Done,
}

/// Action on a list.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Reply from a worker, by its number.
    Replied(usize, Box<Reply>),
    /// Pause the job.
    Pause,
    /// Resume the job.
    Resume,
    /// Stop the job.
    Stop,
    /// Forget the list.
    Close,
    /// Sort rows by a column, or reverse their order.
    Sort(Column),
    /// Show only some rows.
    Narrow(Filter),
    /// Choose a row, by its position among those shown.
    Choose(usize),
    /// Open the puzzle of a row, by its position among those shown, to watch it.
    Open(usize),
    /// Open the puzzle of a row, by its position among those shown, to play it.
    Play(usize),
    /// Show the list of an earlier visit, from its stored form.
    Restore(String),
    /// The list with this number was stored, or could not be.
    Kept(u32, bool),
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

    /// Number of the list; no two lists of a page have the same.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The table.
    pub fn table(&self) -> Ref<'_, Table> {
        self.table.borrow()
    }

    /// The table, for filling.
    pub(super) fn table_mut(&self) -> RefMut<'_, Table> {
        self.table.borrow_mut()
    }

    /// Scroll position, in CSS pixels.
    pub fn scrolled(&self) -> &Cell<i32> {
        &self.scrolled
    }
}

impl Listed {
    fn new(table: Table, number: u32) -> Self {
        let mut view = View::default();
        view.update(&table);
        Self {
            is_kept: !table.is_too_long(),
            sheet: Sheet::new(table, number),
            view: Rc::new(view),
            phase: Phase::Running,
            chosen: 0,
            opened: None,
        }
    }

    /// Row shown at a position.
    pub fn row_at(&self, place: usize) -> Option<usize> {
        usize::try_from(*self.view.order().get(place)?).ok()
    }

    /// Updates the view after workers have filled in more.
    pub(super) fn update(&mut self) {
        self.sheet.version += 1;
        let changed = self.sheet.table_mut().take_changed();
        if self.view.is_live() {
            Rc::make_mut(&mut self.view).follow(&self.sheet.table.borrow(), &changed);
        }
        self.keep_chosen();
    }

    /// Keeps the chosen row among those shown.
    fn keep_chosen(&mut self) {
        let last = self.view.order().len().saturating_sub(1);
        self.chosen = self.chosen.min(last);
    }
}

impl ManyState {
    /// Shows a list; the puzzle on the board stays.
    pub(crate) fn begin(&mut self, frame: &mut Frame, text: String, entries: Vec<Entry>) {
        let before = self.list.as_ref();
        let before = before.map_or(0, |listed| listed.sheet.number);
        self.list = Some(Listed::new(Table::new(text, entries), before + 1));
        frame.then(Next::Enter(Mode::Many));
    }

    /// Applies an action.
    pub(crate) fn update(&mut self, frame: &mut Frame, action: Action) {
        if let Action::Restore(saved) = &action {
            if let (None, Some(table)) = (&self.list, Table::restored(saved)) {
                self.list = Some(Listed::new(table, 1));
            }
            return;
        }
        let Some(listed) = &mut self.list else {
            return;
        };
        let number = listed.sheet.number;
        match action {
            Action::Replied(worker, reply) => self.receive(frame, worker, *reply),
            Action::Kept(list, is_kept) if list == number => listed.is_kept = is_kept,
            // It belongs to a list that is no longer shown.
            Action::Kept(..) => {}
            Action::Pause if listed.phase == Phase::Running => listed.phase = Phase::Paused,
            Action::Resume if listed.phase != Phase::Done => listed.phase = Phase::Running,
            Action::Stop if listed.phase != Phase::Done => listed.phase = Phase::Stopped,
            Action::Pause | Action::Resume | Action::Stop => {}
            Action::Close => {
                // Keep counting the number, so that late reports are recognised.
                *listed = Listed::new(Table::default(), number + 1);
                listed.phase = Phase::Done;
            }
            Action::Sort(column) => {
                let table = Rc::clone(&listed.sheet.table);
                Rc::make_mut(&mut listed.view).sort(column, &table.borrow());
            }
            Action::Narrow(filter) => {
                let table = Rc::clone(&listed.sheet.table);
                Rc::make_mut(&mut listed.view).narrow(filter, &table.borrow());
                listed.keep_chosen();
            }
            Action::Choose(place) => {
                listed.chosen = place;
                listed.keep_chosen();
            }
            Action::Open(place) => self.open_row(frame, place, Mode::Watch),
            Action::Play(place) => self.open_row(frame, place, Mode::Play),
            Action::Restore(_) => {}
        }
    }

    /// Opens the puzzle of a row to watch or play it; a text that is not a puzzle goes into
    /// the paste box, with its fault.
    fn open_row(&mut self, frame: &mut Frame, place: usize, mode: Mode) {
        let Some(listed) = &mut self.list else {
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
                let paste = PasteBox {
                    text: table.source(row).to_owned(),
                    outcome: PasteOutcome::Faulty((**error).clone()),
                    pasted: frame.paste.pasted + 1,
                };
                listed.chosen = place;
                listed.opened = Some(row);
                frame.then(Next::Enter(Mode::Watch));
                frame.paste = paste;
            }
            Known::Puzzle(_) => {
                let Ok((reading, _)) = many::read(table.source(row)) else {
                    return;
                };
                listed.chosen = place;
                listed.opened = Some(row);
                frame.then(Next::Enter(mode));
                frame.paste = PasteBox::default();
                frame.then(Next::Puzzle(Box::new(reading)));
            }
        }
    }
}
