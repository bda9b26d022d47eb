//! Work with many parts at once, such as the pictures of a list or a file of it. Each part
//! waits for its turn, and a task of the page does only a few of them, so that the page
//! stays responsive.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Time that one task spends on this, in milliseconds: less than half a frame.
const SLICE: f64 = 6.0;

thread_local! {
    static WAITING: RefCell<VecDeque<Work>> = RefCell::default();
}

/// Part of the work, until it is done or no longer wanted.
struct Work {
    is_wanted: Rc<Cell<bool>>,
    work: Box<dyn FnOnce()>,
}

/// Value computed in turn, and again when `of` changes; `None` until then.
#[hook]
pub(crate) fn use_in_turn<D, T>(of: D, work: fn(&D) -> T) -> Option<T>
where
    D: Clone + PartialEq + 'static,
    T: Clone + 'static,
{
    let made = use_state(|| None::<(D, T)>);
    {
        let made = made.setter();
        use_effect_with(of.clone(), move |of| {
            let of = of.clone();
            let is_wanted = in_turn(move || {
                let value = work(&of);
                made.set(Some((of, value)));
            });
            move || is_wanted.set(false)
        });
    }
    // Ignore a value computed from an earlier input.
    let made = made.as_ref().filter(|(made_of, _)| *made_of == of);
    made.map(|(_, value)| value.clone())
}

/// Queues a part; it is skipped if it is no longer wanted when its turn comes.
pub(crate) fn in_turn(work: impl FnOnce() + 'static) -> Rc<Cell<bool>> {
    let is_wanted = Rc::new(Cell::new(true));
    let part = Work {
        is_wanted: Rc::clone(&is_wanted),
        work: Box::new(work),
    };
    let is_first = WAITING.with_borrow_mut(|waiting| {
        waiting.push_back(part);
        waiting.len() == 1
    });
    if is_first {
        later();
    }
    is_wanted
}

/// Continues in another task.
fn later() {
    Timeout::new(0, go_on).forget();
}

/// Does the first parts in the queue, for a slice of time.
fn go_on() {
    let start = js_sys::Date::now();
    while js_sys::Date::now() - start < SLICE {
        let Some(part) = WAITING.with_borrow_mut(VecDeque::pop_front) else {
            return;
        };
        if part.is_wanted.get() {
            (part.work)();
        }
    }
    if WAITING.with_borrow(|waiting| !waiting.is_empty()) {
        later();
    }
}
