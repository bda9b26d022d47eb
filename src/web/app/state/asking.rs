//! Questions about a puzzle, put to a worker beside the one that solves: of
//! each topic the latest one, about one puzzle at a time.

use std::rc::Rc;

use crate::job::Progress;
use crate::kind::{Answer, Code, End, JobId, Question};

use super::Status;

/// What a question is about. The order is that in which the worker takes up
/// questions that wait together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in super::super) enum Topic {
    /// How many solutions, and what they share.
    Proof,
    /// Which clues contradict each other.
    ClueConflict,
    /// Which clues would leave one solution.
    Suggestion,
    /// How many solutions, beyond two.
    Count,
    /// How hard.
    Grade,
}

impl Topic {
    /// What a question is about.
    pub(in super::super) fn of(question: &Question) -> Self {
        match question {
            Question::Proof { .. } | Question::Verdict => Topic::Proof,
            Question::ClueConflict => Topic::ClueConflict,
            Question::Suggestion => Topic::Suggestion,
            Question::Count => Topic::Count,
            Question::Grade => Topic::Grade,
        }
    }
}

/// A question, and what came of it so far.
#[derive(Clone, Debug, PartialEq)]
pub(in super::super) struct Inquiry {
    /// What it is about.
    pub(in super::super) topic: Topic,
    /// The question.
    pub(in super::super) question: Rc<Question>,
    /// Its number; no two questions of a page have the same.
    pub(in super::super) job: JobId,
    /// The answer, as far as it is known.
    pub(in super::super) answer: Option<Rc<Answer>>,
    /// How far the worker is.
    pub(in super::super) progress: Progress,
    /// Whether the worker goes on.
    pub(in super::super) status: Status,
    /// Time the engine took so far, in microseconds.
    pub(in super::super) micros: u64,
}

/// What is being asked, and what was answered before.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in super::super) struct Asked {
    /// The puzzle; `None` before the first question.
    code: Option<Code>,
    /// At most one for each topic, in the order of topics.
    inquiries: Vec<Inquiry>,
    /// The last answers to questions that are no longer asked.
    before: Vec<(Topic, Rc<Answer>)>,
    /// The last number given.
    last: u32,
}

/// What can happen to questions.
pub(in super::super) enum Asking {
    /// A question about a puzzle. It takes the place of an earlier one on the
    /// same topic; questions about another puzzle are abandoned.
    Ask(Code, Question),
    /// The worker sent something.
    Told {
        /// To which question.
        job: JobId,
        /// The answer, if it is news.
        answer: Option<Answer>,
        /// How far the worker is.
        progress: Progress,
        /// How it ended, if it did.
        end: Option<End>,
        /// Time it took for this, in microseconds.
        micros: u32,
    },
    /// Stop looking for an answer.
    Stop(Topic),
    /// Go on looking for it.
    Resume(Topic),
}

impl Asked {
    /// The puzzle that questions are about.
    pub(in super::super) fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }

    /// The questions, the most urgent first.
    pub(in super::super) fn inquiries(&self) -> &[Inquiry] {
        &self.inquiries
    }

    /// The question asked about a puzzle on a topic.
    pub(in super::super) fn about(&self, code: &Code, topic: Topic) -> Option<&Inquiry> {
        let is_meant = self.code.as_ref() == Some(code);
        let mut inquiries = self.inquiries.iter();
        inquiries.find(|inquiry| is_meant && inquiry.topic == topic)
    }

    /// The last answer on a topic, to whichever puzzle: what to show, and to
    /// start from, until the present question is answered.
    pub(in super::super) fn latest(&self, topic: Topic) -> Option<&Rc<Answer>> {
        let mut inquiries = self.inquiries.iter();
        let present = inquiries.find(|inquiry| inquiry.topic == topic);
        let before = || {
            let mut before = self.before.iter();
            Some(&before.find(|(about, _)| *about == topic)?.1)
        };
        present
            .and_then(|inquiry| inquiry.answer.as_ref())
            .or_else(before)
    }

    /// What a happening changes.
    pub(super) fn apply(&mut self, asking: Asking) {
        match asking {
            Asking::Ask(code, question) => self.ask(code, question),
            Asking::Told {
                job,
                answer,
                progress,
                end,
                micros,
            } => {
                let mut inquiries = self.inquiries.iter_mut();
                let Some(inquiry) = inquiries.find(|inquiry| inquiry.job == job) else {
                    return;
                };
                if let Some(answer) = answer {
                    inquiry.answer = Some(Rc::new(answer));
                }
                inquiry.progress = progress;
                inquiry.micros += u64::from(micros);
                if let Some(end) = end {
                    inquiry.status = Status::Done(end);
                }
            }
            Asking::Stop(topic) => self.turn(topic, Status::Running, Status::Stopped),
            Asking::Resume(topic) => self.turn(topic, Status::Stopped, Status::Running),
        }
    }

    fn ask(&mut self, code: Code, question: Question) {
        let topic = Topic::of(&question);
        let is_new = self.code.as_ref() != Some(&code);
        for old in self
            .inquiries
            .extract_if(.., |old| is_new || old.topic == topic)
        {
            if let Some(answer) = old.answer {
                self.before.retain(|(about, _)| *about != old.topic);
                self.before.push((old.topic, answer));
            }
        }
        self.code = Some(code);
        self.last += 1;
        self.inquiries.push(Inquiry {
            topic,
            question: Rc::new(question),
            job: JobId(self.last),
            answer: None,
            progress: Progress::default(),
            status: Status::Running,
            micros: 0,
        });
        self.inquiries.sort_by_key(|inquiry| inquiry.topic);
    }

    fn turn(&mut self, topic: Topic, from: Status, to: Status) {
        for inquiry in &mut self.inquiries {
            if inquiry.topic == topic && inquiry.status == from {
                inquiry.status = to;
            }
        }
    }
}
