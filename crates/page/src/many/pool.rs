//! Workers of a list: one per core of the machine, each kept busy by the [`ListScheduler`]. Lines are read in short slices, and
//! the page looks at the table at limited intervals, so that it stays responsive whatever the length of the list.

use std::cell::RefCell;
use std::rc::Rc;

use clew::kind::Reply;
use clew::many::{ListScheduler, Order, Table};

use super::{ManyState, Phase, Sheet};
use crate::effect::{Alarm, Effect};
use crate::frame::Frame;
use crate::view::Mode;
use crate::worker::Worker;

/// Minimum time between two looks at the table, in milliseconds.
const INTERVAL: u64 = 140;
/// Number of bytes read without a pause: with most puzzles, this takes less than half a frame.
const SLICE: usize = 65_536;

/// The work on a list.
#[derive(Clone, Debug, Default)]
pub(super) struct ListPool {
    /// Number of the list, and the phase in which its workers are; `None` before the first list.
    present: Option<(u32, Phase)>,
    /// What each worker does. It grows with the list, so that copies of the page share it.
    scheduler: Rc<RefCell<ListScheduler>>,
    /// Number of workers that are there.
    workers: usize,
    /// Whether reading has begun.
    is_read: bool,
    /// Time of the last look, in milliseconds since 1970.
    looked: u64,
    /// Whether the next look is set for a later time.
    looks_later: bool,
}

impl ManyState {
    /// Brings the workers in line with the list. They rest while a puzzle is being generated, which needs the cores; the reader does
    /// not look at the list meanwhile.
    pub(crate) fn attend(&mut self, frame: &mut Frame, is_making: bool) {
        let Some(listed) = &self.list else {
            return;
        };
        let is_aside = frame.mode == Mode::Make && is_making;
        let phase = match listed.phase {
            Phase::Running if is_aside => Phase::Paused,
            phase => phase,
        };
        let number = listed.sheet.number();
        let before = self.pool.0.present.replace((number, phase));
        if before == Some((number, phase)) {
            return;
        }
        if before.map(|(number, _)| number) != Some(number) {
            // The old workers go with all their jobs.
            self.dismiss_listers(frame);
            let last = self.pool.0.scheduler.borrow().last();
            self.pool.0 = ListPool {
                present: Some((number, phase)),
                scheduler: Rc::new(RefCell::new(ListScheduler::new(frame.cores, last))),
                ..ListPool::default()
            };
        }
        match phase {
            Phase::Running => {
                self.pool.0.workers = frame.cores;
                self.order(frame, ListScheduler::go_on_all);
                if !std::mem::replace(&mut self.pool.0.is_read, true) {
                    self.read_rows(frame, number);
                }
                // A list without any puzzle is done at once.
                self.look_soon(frame);
            }
            Phase::Paused => self.pool.0.scheduler.borrow_mut().rest(),
            Phase::Stopped | Phase::Done => {
                self.order(frame, |scheduler, table| {
                    scheduler.stop(table);
                    Vec::new()
                });
                self.dismiss_listers(frame);
                if phase == Phase::Stopped {
                    self.look_soon(frame);
                }
            }
        }
    }

    /// Ends the workers, and frees their memory.
    fn dismiss_listers(&mut self, frame: &mut Frame) {
        for worker in 0..std::mem::take(&mut self.pool.0.workers) {
            frame.effect(Effect::Dismiss(Worker::Lister(worker)));
        }
    }

    /// Table of the list with a number, if it is still shown.
    fn sheet(&self, number: u32) -> Option<Sheet> {
        let listed = self.list.as_ref();
        let sheet = listed.map(|listed| listed.sheet.clone());
        sheet.filter(|sheet| sheet.number() == number)
    }

    /// Sends the requests of the scheduler to the workers.
    fn order(
        &mut self,
        frame: &mut Frame,
        work: impl FnOnce(&mut ListScheduler, &mut Table) -> Vec<Order>,
    ) {
        let pool = &self.pool.0;
        let Some(sheet) = pool.present.and_then(|(number, _)| self.sheet(number)) else {
            return;
        };
        let orders = work(&mut pool.scheduler.borrow_mut(), &mut sheet.table_mut());
        for (worker, request) in orders {
            frame.effect(Effect::Send(Worker::Lister(worker), request));
        }
    }

    /// Reads the next lines, gives the workers what was read, and leaves the rest for the next turn of the browser.
    pub(crate) fn read_rows(&mut self, frame: &mut Frame, number: u32) {
        let Some(sheet) = self.sheet(number) else {
            return;
        };
        let mut left = SLICE;
        let mut is_more = true;
        while is_more && left > 0 {
            let mut table = sheet.table_mut();
            let row = table.counts().read;
            left = left.saturating_sub(table.source(row).len() + 1);
            is_more = table.read_next();
        }
        self.order(frame, ListScheduler::fill);
        if is_more {
            frame.after(0, Alarm::ReadRows(number));
        }
        self.look_soon(frame);
    }

    /// Handles a worker's reply.
    pub(super) fn receive(&mut self, frame: &mut Frame, worker: usize, reply: Reply) {
        self.order(frame, |scheduler, table| {
            scheduler.receive(worker, reply, table)
        });
        self.look_soon(frame);
    }

    /// Looks at the table, now or once the interval allows.
    fn look_soon(&mut self, frame: &mut Frame) {
        let now = frame.now.0;
        let pool = &mut self.pool.0;
        let Some((number, _)) = pool.present.filter(|_| !pool.looks_later) else {
            return;
        };
        // A clock that was set back must not keep the table waiting.
        let since = now.abs_diff(pool.looked);
        if since >= INTERVAL {
            self.look(frame, number);
            return;
        }
        pool.looks_later = true;
        let wait = u32::try_from(INTERVAL - since).unwrap_or_default();
        frame.after(wait, Alarm::LookAtRows(number));
    }

    /// Shows what the workers have filled in.
    pub(crate) fn look(&mut self, frame: &Frame, number: u32) {
        let pool = &mut self.pool.0;
        if pool.present.is_none_or(|(present, _)| present != number) {
            return;
        }
        pool.looks_later = false;
        pool.looked = frame.now.0;
        let Some(listed) = &mut self.list else {
            return;
        };
        listed.update();
        let table = listed.sheet.table();
        let counts = table.counts();
        let is_done = counts.read == counts.all && pool.scheduler.borrow().is_idle(&table);
        drop(table);
        if is_done {
            listed.phase = Phase::Done;
        }
    }
}
