//! A task: an `async fn` that its owner drives, a portion of fuel at a time.

use std::cell::Cell;
use std::future::Future;
use std::pin::{Pin, pin};
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use crate::solve::{Advance, Fuel};

use super::Supply;
use super::supply::suspend;

/// Does work to its end with unlimited fuel.
///
/// # Panics
/// The work waits for something else than fuel.
pub fn at_once<T>(work: impl AsyncFnOnce(Supply) -> T) -> T {
    let supply = Supply::empty();
    supply.replace(Fuel::unlimited());
    let future = pin!(work(supply));
    match future.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => result,
        Poll::Pending => panic!("work with unlimited fuel waits"),
    }
}

/// Work under way, which gives a `T` now and then and ends with an `E`.
pub struct Task<T, E> {
    work: Work<E>,
    supply: Supply,
    given: Given<T>,
}

enum Work<E> {
    Ahead(Pin<Box<dyn Future<Output = E>>>),
    Done(E),
}

/// Way by which a task gives something to its driver.
pub struct Given<T>(Rc<Cell<Option<T>>>);

impl<T> Clone for Given<T> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<T> Given<T> {
    /// Gives something to the driver, and suspends the task until the driver wants more.
    pub async fn give(&self, what: T) {
        self.0.set(Some(what));
        suspend().await;
    }
}

impl<T, E: Clone> Task<T, E> {
    /// A task that has not begun.
    pub fn new<F>(work: impl FnOnce(Supply, Given<T>) -> F) -> Self
    where
        F: Future<Output = E> + 'static,
    {
        let (supply, given) = (Supply::empty(), Given(Rc::new(Cell::new(None))));
        let future = work(supply.clone(), given.clone());
        Self {
            work: Work::Ahead(Box::pin(future)),
            supply,
            given,
        }
    }

    /// Its end, once it is reached.
    pub fn end(&self) -> Option<&E> {
        match &self.work {
            Work::Ahead(_) => None,
            Work::Done(end) => Some(end),
        }
    }

    /// Continues until it gives something, has used up the fuel, or ends. After its end it does nothing, and returns the end again.
    pub fn advance(&mut self, fuel: &mut Fuel) -> Advance<T, E> {
        let future = match &mut self.work {
            Work::Ahead(future) => future,
            Work::Done(end) => return Advance::Finished(end.clone()),
        };
        self.supply.replace(*fuel);
        let polled = future
            .as_mut()
            .poll(&mut Context::from_waker(Waker::noop()));
        *fuel = self.supply.replace(Fuel::new(0));
        match (polled, self.given.0.take()) {
            (_, Some(given)) => Advance::Event(given),
            (Poll::Pending, None) => Advance::OutOfFuel,
            (Poll::Ready(end), None) => {
                self.work = Work::Done(end.clone());
                Advance::Finished(end)
            }
        }
    }
}
