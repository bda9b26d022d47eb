//! The workers of the list: as many as the machine has cores, each kept busy
//! by the [`Crew`]. Lines are read in short slices, and the page is told of
//! news only so often, so that it answers whatever the length of the list.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::kind::Reply;
use crate::many::{Crew, Order};

use super::super::state::{Action, Listing, Mode, Phase, Sheet, State, Status};
use crate::web::client::{WorkerPool, workers};

/// The page is told of news at most so often, in milliseconds.
const PATIENCE: f64 = 140.0;
/// Lines are read so long at a time, in milliseconds: less than half a frame.
const SLICE: f64 = 6.0;

/// The crew of a list.
#[derive(Default)]
struct Shop {
    sheet: Option<Sheet>,
    crew: Crew,
    pool: WorkerPool,
    /// When the page was last told, in milliseconds.
    told: f64,
    /// What is told once that is long enough ago.
    telling: Option<Timeout>,
    /// The next slice of reading.
    reading: Option<Timeout>,
}

type Shared = Rc<RefCell<Shop>>;

/// Keeps a crew at the list. It rests while somebody waits for a puzzle to be
/// made, who needs the cores and does not look at the list.
#[hook]
pub(in super::super) fn use_crew(state: &UseReducerHandle<State>) {
    let shop = use_mut_ref(Shop::default);
    let bench = state.workshop.bench.as_ref();
    let is_making = bench.is_some_and(|bench| bench.status == Status::Running);
    let is_aside = state.mode == Mode::Make && is_making;
    let present = state.listed.as_ref().map(|listed| {
        let phase = match listed.phase {
            Phase::Running if is_aside => Phase::Paused,
            phase => phase,
        };
        (listed.sheet.number(), phase)
    });
    let dispatch = state.dispatcher();
    let sheet = state.listed.as_ref().map(|listed| listed.sheet.clone());
    use_effect_with(present, move |present| {
        if let (Some((_, phase)), Some(sheet)) = (present, sheet) {
            let dispatch = Callback::from(dispatch);
            attend(&shop, &sheet, *phase, &dispatch);
        }
    });
}

/// Does what the list's phase asks for.
fn attend(shop: &Shared, sheet: &Sheet, phase: Phase, dispatch: &Callback<Action>) {
    let number = |sheet: &Sheet| sheet.number();
    let is_new = shop.borrow().sheet.as_ref().map(number) != Some(sheet.number());
    if is_new {
        let mut shop = shop.borrow_mut();
        let last = shop.crew.last();
        // The old crew goes, and with it all its jobs.
        *shop = Shop {
            sheet: Some(sheet.clone()),
            crew: Crew::new(workers(), last),
            ..Shop::default()
        };
    }
    match phase {
        Phase::Running => {
            start(shop, dispatch);
            let orders = with_table(shop, Crew::go_on_all);
            send(shop, orders);
            if is_new {
                read(shop, dispatch);
            }
            // A list without a single puzzle is done at once.
            tell(shop, dispatch);
        }
        Phase::Paused => shop.borrow_mut().crew.rest(),
        Phase::Stopped | Phase::Done => {
            with_table(shop, Crew::stop);
            dismiss(shop);
            if phase == Phase::Stopped {
                tell(shop, dispatch);
            }
        }
    }
}

/// Starts the workers, unless they are there.
fn start(shop: &Shared, dispatch: &Callback<Action>) {
    let number = shop.borrow().sheet.as_ref().map(Sheet::number);
    let receive = {
        let (shop, dispatch) = (Rc::downgrade(shop), dispatch.clone());
        move |worker: usize, reply: Reply| {
            let Some(shop) = shop.upgrade() else {
                return;
            };
            // Replies to the workers of an earlier list are of no interest.
            if shop.borrow().sheet.as_ref().map(Sheet::number) == number {
                hear(&shop, worker, reply, &dispatch);
            }
        }
    };
    shop.borrow_mut().pool.grow(workers(), receive);
}

/// Ends the workers, and frees their memory.
fn dismiss(shop: &Shared) {
    shop.borrow_mut().pool.shrink(0);
}

fn hear(shop: &Shared, worker: usize, reply: Reply, dispatch: &Callback<Action>) {
    let orders = with_table(shop, |crew, table| crew.hear(worker, reply, table));
    send(shop, orders);
    tell(shop, dispatch);
}

fn with_table(
    shop: &Shared,
    work: impl FnOnce(&mut Crew, &mut crate::many::Table) -> Vec<Order>,
) -> Vec<Order> {
    let shop = &mut *shop.borrow_mut();
    match &shop.sheet {
        Some(sheet) => work(&mut shop.crew, &mut sheet.table_mut()),
        None => Vec::new(),
    }
}

fn send(shop: &Shared, orders: Vec<Order>) {
    shop.borrow().pool.send(orders);
}

/// Reads lines for a slice of time, gives the crew what there is, and leaves
/// the rest for the next turn of the browser.
fn read(shop: &Shared, dispatch: &Callback<Action>) {
    let start = now();
    let mut is_more = true;
    while is_more && now() - start < SLICE {
        let shop = shop.borrow();
        is_more = shop
            .sheet
            .as_ref()
            .is_some_and(|sheet| sheet.table_mut().read_next());
    }
    let orders = with_table(shop, Crew::fill);
    send(shop, orders);
    let next = is_more.then(|| {
        let (later, dispatch) = (Rc::downgrade(shop), dispatch.clone());
        Timeout::new(0, move || {
            if let Some(shop) = later.upgrade() {
                read(&shop, &dispatch);
            }
        })
    });
    shop.borrow_mut().reading = next;
    tell(shop, dispatch);
}

/// Tells the page, now or as soon as its patience allows.
fn tell(shop: &Shared, dispatch: &Callback<Action>) {
    if shop.borrow().telling.is_some() {
        return;
    }
    let wait = shop.borrow().told + PATIENCE - now();
    if wait <= 0.0 {
        tell_now(shop, dispatch);
        return;
    }
    let (later, dispatch) = (Rc::downgrade(shop), dispatch.clone());
    // A float cast saturates.
    let timeout = Timeout::new(wait.ceil() as u32, move || {
        if let Some(shop) = later.upgrade() {
            shop.borrow_mut().telling = None;
            tell_now(&shop, &dispatch);
        }
    });
    shop.borrow_mut().telling = Some(timeout);
}

fn tell_now(shop: &Shared, dispatch: &Callback<Action>) {
    let listing = {
        let mut shop = shop.borrow_mut();
        shop.told = now();
        let Some(sheet) = &shop.sheet else {
            return;
        };
        let table = sheet.table();
        let counts = table.counts();
        let is_done = counts.read == counts.all && shop.crew.is_idle(&table);
        let number = sheet.number();
        if is_done {
            Listing::Done(number)
        } else {
            Listing::News(number)
        }
    };
    dispatch.emit(Action::List(listing));
}

/// The page's clock, in milliseconds.
fn now() -> f64 {
    js_sys::Date::now()
}
