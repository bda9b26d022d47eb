//! What a task shows of itself while it is suspended.

use std::cell::Cell;
use std::rc::Rc;

/// Value that a task sets now and then, and its driver reads.
#[derive(Default)]
pub struct Shown<S>(Rc<Cell<S>>);

impl<S> Clone for Shown<S> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<S: Copy> Shown<S> {
    /// The latest value.
    pub fn get(&self) -> S {
        self.0.get()
    }

    /// Sets the value.
    pub fn set(&self, value: S) {
        self.0.set(value);
    }
}
