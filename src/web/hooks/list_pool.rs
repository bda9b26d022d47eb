//! Workers of the list: one per core of the machine, each kept busy by the
//! [`ListScheduler`]. Lines are read in short slices, and the page is notified at
//! limited intervals, so that it stays responsive whatever the length of the list.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use clew::kind::Reply;
use clew::many::{ListScheduler, Order};
use clew_page::many::{self, Phase, Sheet};

use crate::web::client::{WorkerPool, workers};
use crate::web::shown::PageHandle;
use clew_page::{Message, Mode, Status};

/// Minimum time between reports to the page, in milliseconds.
const INTERVAL: f64 = 140.0;
/// Time for which lines are read without a pause, in milliseconds: less than
/// half a frame.
const SLICE: f64 = 6.0;

/// Workers of a list, and their jobs.
#[derive(Default)]
struct ListWorkers {
    sheet: Option<Sheet>,
    scheduler: ListScheduler,
    pool: WorkerPool,
    /// Time of the last report, in milliseconds.
    reported: f64,
    /// Timer for the next report.
    reporting: Option<Timeout>,
    /// Timer for the next slice of reading.
    reading: Option<Timeout>,
}

type Shared = Rc<RefCell<ListWorkers>>;

/// Keeps workers at the list. They rest while a puzzle is being generated, which needs
/// the cores; the reader does not look at the list meanwhile.
#[hook]
pub(in super::super) fn use_list_pool(state: &PageHandle) {
    let list = use_mut_ref(ListWorkers::default);
    let generation = state.make.generation.as_ref();
    let is_making = generation.is_some_and(|generation| generation.status == Status::Running);
    let is_aside = state.mode == Mode::Make && is_making;
    let present = state.many.list.as_ref().map(|listed| {
        let phase = match listed.phase {
            Phase::Running if is_aside => Phase::Paused,
            phase => phase,
        };
        (listed.sheet.number(), phase)
    });
    let dispatch = state.dispatcher();
    let sheet = state.many.list.as_ref().map(|listed| listed.sheet.clone());
    use_effect_with(present, move |present| {
        if let (Some((_, phase)), Some(sheet)) = (present, sheet) {
            let dispatch = Callback::from(dispatch);
            attend(&list, &sheet, *phase, &dispatch);
        }
    });
}

/// Does the work that the list's phase requires.
fn attend(list: &Shared, sheet: &Sheet, phase: Phase, dispatch: &Callback<Message>) {
    let number = |sheet: &Sheet| sheet.number();
    let is_new = list.borrow().sheet.as_ref().map(number) != Some(sheet.number());
    if is_new {
        let mut list = list.borrow_mut();
        let last = list.scheduler.last();
        // Drop the old workers together with all their jobs.
        *list = ListWorkers {
            sheet: Some(sheet.clone()),
            scheduler: ListScheduler::new(workers(), last),
            ..ListWorkers::default()
        };
    }
    match phase {
        Phase::Running => {
            start(list, dispatch);
            let orders = with_table(list, ListScheduler::go_on_all);
            send(list, orders);
            if is_new {
                read(list, dispatch);
            }
            // A list without any puzzle is done at once.
            report(list, dispatch);
        }
        Phase::Paused => list.borrow_mut().scheduler.rest(),
        Phase::Stopped | Phase::Done => {
            with_table(list, ListScheduler::stop);
            dismiss(list);
            if phase == Phase::Stopped {
                report(list, dispatch);
            }
        }
    }
}

/// Starts the workers, unless they are running.
fn start(list: &Shared, dispatch: &Callback<Message>) {
    let number = list.borrow().sheet.as_ref().map(Sheet::number);
    let receive = {
        let (list, dispatch) = (Rc::downgrade(list), dispatch.clone());
        move |worker: usize, reply: Reply| {
            let Some(list) = list.upgrade() else {
                return;
            };
            // Ignore replies to the workers of an earlier list.
            if list.borrow().sheet.as_ref().map(Sheet::number) == number {
                receive(&list, worker, reply, &dispatch);
            }
        }
    };
    list.borrow_mut().pool.grow(workers(), receive);
}

/// Ends the workers, and frees their memory.
fn dismiss(list: &Shared) {
    list.borrow_mut().pool.shrink(0);
}

fn receive(list: &Shared, worker: usize, reply: Reply, dispatch: &Callback<Message>) {
    let orders = with_table(list, |scheduler, table| {
        scheduler.receive(worker, reply, table)
    });
    send(list, orders);
    report(list, dispatch);
}

fn with_table(
    list: &Shared,
    work: impl FnOnce(&mut ListScheduler, &mut clew::many::Table) -> Vec<Order>,
) -> Vec<Order> {
    let list = &mut *list.borrow_mut();
    match &list.sheet {
        Some(sheet) => work(&mut list.scheduler, &mut sheet.table_mut()),
        None => Vec::new(),
    }
}

fn send(list: &Shared, orders: Vec<Order>) {
    list.borrow().pool.send(orders);
}

/// Reads lines for a slice of time, gives the scheduler what was read, and leaves
/// the rest for the next turn of the browser.
fn read(list: &Shared, dispatch: &Callback<Message>) {
    let start = now();
    let mut is_more = true;
    while is_more && now() - start < SLICE {
        let list = list.borrow();
        is_more = list
            .sheet
            .as_ref()
            .is_some_and(|sheet| sheet.table_mut().read_next());
    }
    let orders = with_table(list, ListScheduler::fill);
    send(list, orders);
    let next = is_more.then(|| {
        let (later, dispatch) = (Rc::downgrade(list), dispatch.clone());
        Timeout::new(0, move || {
            if let Some(list) = later.upgrade() {
                read(&list, &dispatch);
            }
        })
    });
    list.borrow_mut().reading = next;
    report(list, dispatch);
}

/// Reports to the page, now or once the interval allows.
fn report(list: &Shared, dispatch: &Callback<Message>) {
    if list.borrow().reporting.is_some() {
        return;
    }
    let wait = list.borrow().reported + INTERVAL - now();
    if wait <= 0.0 {
        report_now(list, dispatch);
        return;
    }
    let (later, dispatch) = (Rc::downgrade(list), dispatch.clone());
    // A float cast saturates.
    let timeout = Timeout::new(wait.ceil() as u32, move || {
        if let Some(list) = later.upgrade() {
            list.borrow_mut().reporting = None;
            report_now(&list, &dispatch);
        }
    });
    list.borrow_mut().reporting = Some(timeout);
}

fn report_now(list: &Shared, dispatch: &Callback<Message>) {
    let action = {
        let mut list = list.borrow_mut();
        list.reported = now();
        let Some(sheet) = &list.sheet else {
            return;
        };
        let table = sheet.table();
        let counts = table.counts();
        let is_done = counts.read == counts.all && list.scheduler.is_idle(&table);
        let number = sheet.number();
        if is_done {
            many::Action::Done(number)
        } else {
            many::Action::Updated(number)
        }
    };
    dispatch.emit(Message::Many(action));
}

/// The page's clock, in milliseconds.
fn now() -> f64 {
    js_sys::Date::now()
}
