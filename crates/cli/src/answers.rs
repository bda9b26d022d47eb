//! Answers to lines: created one by one, and written one batch at a time.

/// Answer to a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Answered {
    /// Text, including its line end.
    pub(super) text: String,
    /// Whether the line could not be answered.
    pub(super) is_malformed: bool,
    /// Whether the answer violates the options.
    pub(super) is_refused: bool,
}

/// Number of answers of each type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    /// Lines that could not be answered.
    pub(super) malformed: u64,
    /// Answers that violate the options.
    pub(super) refused: u64,
}

impl Counts {
    /// Adds other counts.
    pub(super) fn add(&mut self, other: Self) {
        self.malformed += other.malformed;
        self.refused += other.refused;
    }
}

/// Answers to the lines of a batch. The writing thread gets one text instead of one per
/// line, because freeing memory of another thread is slow.
#[derive(Debug, Default)]
pub(super) struct Answers {
    /// The texts, one after another.
    pub(super) text: String,
    /// Number of answers of each type.
    pub(super) counts: Counts,
    /// Share of the total work.
    pub(super) weight: u64,
}

impl Answers {
    /// Adds the answer to a line with a weight.
    pub(super) fn push(&mut self, answered: &Answered, weight: u64) {
        self.text.push_str(&answered.text);
        self.counts.add(Counts {
            malformed: answered.is_malformed.into(),
            refused: answered.is_refused.into(),
        });
        self.weight += weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_joined_and_counted() {
        let answered = |text: &str, is_malformed| Answered {
            text: text.to_owned(),
            is_malformed,
            is_refused: true,
        };
        let mut answers = Answers::default();
        answers.push(&answered("1\n", false), 3);
        answers.push(&answered("2\n", true), 4);
        let counts = Counts {
            malformed: 1,
            refused: 2,
        };
        let Answers { text, weight, .. } = &answers;
        assert_eq!((text.as_str(), *weight), ("1\n2\n", 7));
        assert_eq!(answers.counts, counts);
    }
}
