//! Answers to lines: one by one as they are found, and a batch at a time as they are
//! written.

/// Answer to a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Answered {
    /// Text, with its end.
    pub(super) text: String,
    /// Whether the line was none that could be answered.
    pub(super) is_malformed: bool,
    /// Whether the answer is not what was demanded.
    pub(super) is_refused: bool,
}

/// Number of answers of each sort.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    /// Lines that could not be answered.
    pub(super) malformed: u64,
    /// Answers that are not what was demanded.
    pub(super) refused: u64,
}

impl Counts {
    /// Adds other counts.
    pub(super) fn add(&mut self, other: Self) {
        self.malformed += other.malformed;
        self.refused += other.refused;
    }
}

/// Answers to the lines of a batch. The thread that writes gets one text, not one for
/// each line: memory that another thread has to give back is slow.
#[derive(Debug, Default)]
pub(super) struct Answers {
    /// The texts, one after another.
    pub(super) text: String,
    /// Number of answers of each sort.
    pub(super) counts: Counts,
    /// Share of all the work.
    pub(super) weight: u64,
}

impl Answers {
    /// Adds the answer to a line of a weight.
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
