//! Number of groups removed at once.
//!
//! It doubles after each success and halves after each failure. It goes from one to two
//! only after two successes, because late in the digging most removals fail. A search
//! that continues when clues are restored removes the same groups again instead,
//! without those that the new unavoidable sets need, so one search settles them all.

/// Number of groups in the first batch.
const FIRST_SIZE: usize = 8;
/// Largest number of groups in a batch.
const MOST_AT_ONCE: usize = 64;

/// Size of the next batch, from the outcomes so far.
pub(super) struct BatchSize {
    /// Number of groups in the next batch.
    size: usize,
    /// Largest number of groups in a batch.
    most: usize,
    /// Whether the same groups are removed again after a failure.
    is_steady: bool,
    /// Whether the last removal succeeded.
    is_lucky: bool,
}

impl BatchSize {
    /// Adaptive size, or batches of up to `steady` groups that are removed again
    /// after a failure.
    pub(super) fn new(steady: Option<usize>) -> Self {
        Self {
            size: FIRST_SIZE,
            most: steady.unwrap_or(MOST_AT_ONCE),
            is_steady: steady.is_some(),
            is_lucky: true,
        }
    }

    /// Number of groups in the next batch.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    pub(super) fn succeeded(&mut self) {
        if self.size > 1 || self.is_lucky {
            self.size = (2 * self.size).min(self.most);
        }
        self.is_lucky = true;
    }

    /// Records the failure of a batch; returns whether the same groups are to be
    /// removed again.
    pub(super) fn failed(&mut self, groups: usize) -> bool {
        self.is_lucky = false;
        if !self.is_steady {
            self.size = (groups / 2).max(1);
        }
        self.is_steady && groups > 1
    }

    /// Starts again with single groups, because most will fail.
    pub(super) fn slow_down(&mut self) {
        self.size = 1;
        self.is_lucky = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fewer_are_tried_after_failures_and_two_after_two_successes() {
        let mut batch = BatchSize::new(None);
        batch.succeeded();
        assert_eq!(batch.size(), 2 * FIRST_SIZE);
        assert!(!batch.failed(3));
        assert_eq!(batch.size(), 1);
        batch.succeeded();
        assert_eq!(batch.size(), 1);
        batch.succeeded();
        assert_eq!(batch.size(), 2);
    }

    #[test]
    fn a_steady_pace_tries_the_same_again_down_to_one() {
        let mut batch = BatchSize::new(Some(10));
        batch.succeeded();
        assert!(batch.failed(9) && batch.failed(2) && !batch.failed(1));
        assert_eq!(batch.size(), 10);
    }
}
