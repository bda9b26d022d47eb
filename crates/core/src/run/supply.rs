//! Fuel of a task, which whoever drives it fills up.

use std::cell::Cell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;

use crate::solve::{Advance, Fuel};

/// Fuel that a task and its driver share.
#[derive(Clone, Debug)]
pub struct Supply(Rc<Cell<Fuel>>);

impl Supply {
    /// A supply without fuel.
    pub(super) fn empty() -> Self {
        Self(Rc::new(Cell::new(Fuel::new(0))))
    }

    /// Replaces the fuel, and returns what was left.
    pub(super) fn replace(&self, fuel: Fuel) -> Fuel {
        self.0.replace(fuel)
    }

    /// Spends `units`, or all that is left; first waits until there is some.
    pub async fn spend(&self, units: u32) {
        self.until(|fuel| fuel.spend_many(units).then_some(()))
            .await;
    }

    /// Runs a machine until it has a result. The machine returns `None` when it has used up its fuel.
    pub async fn until<T>(&self, mut machine: impl FnMut(&mut Fuel) -> Option<T>) -> T {
        loop {
            let mut fuel = self.0.get();
            let result = machine(&mut fuel);
            self.0.set(fuel);
            match result {
                Some(result) => return result,
                None => suspend().await,
            }
        }
    }

    /// Runs a machine until its next event.
    ///
    /// # Errors
    /// The machine has reached its end, which is the error.
    pub async fn next<T, E>(
        &self,
        mut machine: impl FnMut(&mut Fuel) -> Advance<T, E>,
    ) -> Result<T, E> {
        self.until(|fuel| machine(fuel).reached()).await
    }
}

/// Suspends the task once.
pub(super) async fn suspend() {
    let mut was_suspended = false;
    poll_fn(|_| match std::mem::replace(&mut was_suspended, true) {
        true => Poll::Ready(()),
        false => Poll::Pending,
    })
    .await;
}
