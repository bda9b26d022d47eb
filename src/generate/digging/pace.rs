//! How many groups are tried at once.
//!
//! After each success twice as many, after each failure half. Two go together
//! again after two successes with one, since late in the digging most fail.
//! Where a search goes on when clues come back, the same ones are tried again
//! instead, without those that the new rivals need: so one search settles them all.

/// So many groups are tried at once at first,
const FIRST_SIZE: usize = 8;
/// and so many at most.
const MOST_AT_ONCE: usize = 64;

/// How the tries have gone so far.
pub(super) struct Pace {
    /// How many groups are tried at once,
    size: usize,
    /// and how many at most.
    most: usize,
    /// Whether the same groups are tried again after a failure.
    is_steady: bool,
    /// Whether the last try succeeded.
    is_lucky: bool,
}

impl Pace {
    /// With so many at most if the same groups are tried again.
    pub(super) fn new(steady: Option<usize>) -> Self {
        Self {
            size: FIRST_SIZE,
            most: steady.unwrap_or(MOST_AT_ONCE),
            is_steady: steady.is_some(),
            is_lucky: true,
        }
    }

    /// How many groups are tried next.
    pub(super) fn size(&self) -> usize {
        self.size
    }

    pub(super) fn succeeded(&mut self) {
        if self.size > 1 || self.is_lucky {
            self.size = (2 * self.size).min(self.most);
        }
        self.is_lucky = true;
    }

    /// A try of so many groups failed; whether the same are to be tried again.
    pub(super) fn failed(&mut self, groups: usize) -> bool {
        self.is_lucky = false;
        if !self.is_steady {
            self.size = (groups / 2).max(1);
        }
        self.is_steady && groups > 1
    }

    /// Begins again with a group at a time, since most will fail.
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
        let mut pace = Pace::new(None);
        pace.succeeded();
        assert_eq!(pace.size(), 2 * FIRST_SIZE);
        assert!(!pace.failed(3));
        assert_eq!(pace.size(), 1);
        pace.succeeded();
        assert_eq!(pace.size(), 1);
        pace.succeeded();
        assert_eq!(pace.size(), 2);
    }

    #[test]
    fn a_steady_pace_tries_the_same_again_down_to_one() {
        let mut pace = Pace::new(Some(10));
        pace.succeeded();
        assert!(pace.failed(9) && pace.failed(2) && !pace.failed(1));
        assert_eq!(pace.size(), 10);
    }
}
