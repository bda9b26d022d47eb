//! Sequence of versions with a position in it, for undo and redo.

use std::rc::Rc;

/// Versions in the order in which they were made, and the one that is shown.
/// Versions are shared, so a copy of the history is cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<T: Eq> {
    /// Never empty.
    versions: Vec<Rc<T>>,
    at: usize,
}

impl<T: Eq> History<T> {
    /// A history of one version.
    pub fn new(first: T) -> Self {
        Self {
            versions: vec![Rc::new(first)],
            at: 0,
        }
    }

    /// The version shown.
    pub fn present(&self) -> &T {
        &self.versions[self.at]
    }

    /// Adds a version after the one shown, and shows it; undone versions are
    /// forgotten.
    pub fn push(&mut self, version: T) {
        self.versions.truncate(self.at + 1);
        self.versions.push(Rc::new(version));
        self.at += 1;
    }

    /// Replaces the version shown. The first version always stays; in its case the
    /// new version is added after it.
    pub fn amend(&mut self, version: T) {
        self.at = self.at.saturating_sub(1);
        self.push(version);
    }

    /// Shows the previous version. Returns the one shown until now.
    pub fn undo(&mut self) -> Option<&T> {
        self.at = self.at.checked_sub(1)?;
        self.versions.get(self.at + 1).map(Rc::as_ref)
    }

    /// Shows the next version. Returns it.
    pub fn redo(&mut self) -> Option<&T> {
        if !self.can_redo() {
            return None;
        }
        self.at += 1;
        Some(self.present())
    }

    /// Whether there is a previous version.
    pub fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Whether there is a next version.
    pub fn can_redo(&self) -> bool {
        self.at + 1 < self.versions.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_undone_change_can_be_redone_until_a_new_one() {
        let mut history = History::new(1);
        history.push(2);
        history.push(3);
        assert_eq!(history.undo(), Some(&3));
        assert_eq!(*history.present(), 2);
        assert_eq!(history.redo(), Some(&3));
        assert_eq!(history.redo(), None);
        history.undo();
        history.undo();
        assert_eq!(history.undo(), None);
        assert_eq!(*history.present(), 1);
        history.push(4);
        assert!(!history.can_redo());
        assert_eq!(*history.present(), 4);
    }

    #[test]
    fn an_amended_change_is_undone_as_a_whole() {
        let mut history = History::new(1);
        history.push(2);
        history.amend(3);
        assert_eq!(*history.present(), 3);
        history.undo();
        assert_eq!(*history.present(), 1);
    }
}
