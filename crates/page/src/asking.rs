//! Questions about a puzzle, for a worker that runs beside the solver: the
//! latest question on each topic, about one puzzle at a time.

use std::rc::Rc;

use clew::kind::{Answer, Code, End, JobId, Question, Reply};
use clew_core::grid::SortShort as _;
use clew_core::job::Progress;

use crate::status::Status;

/// Topic of a question. The worker answers waiting questions in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    /// Number of solutions up to two, and the facts they share.
    Proof,
    /// Clues that contradict each other.
    ClueConflict,
    /// Clues that would leave one solution.
    Suggestion,
    /// Number of solutions beyond two.
    Count,
    /// Grade.
    Grade,
    /// Clues that the puzzle could do without.
    Needless,
}

impl Topic {
    /// Topic of a question.
    pub fn of(question: &Question) -> Self {
        match question {
            Question::Proof { .. } | Question::Verdict => Topic::Proof,
            Question::ClueConflict => Topic::ClueConflict,
            Question::Suggestion => Topic::Suggestion,
            Question::Needless => Topic::Needless,
            Question::Count => Topic::Count,
            Question::Grade => Topic::Grade,
        }
    }
}

/// Question, with its answer so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Inquiry {
    /// Its topic.
    pub topic: Topic,
    /// The question.
    pub question: Rc<Question>,
    /// Its number; no two questions of a page have the same.
    pub job: JobId,
    /// Answer, if known so far.
    pub answer: Option<Rc<Answer>>,
    /// Progress of the worker.
    pub progress: Progress,
    /// Whether the worker is still running.
    pub status: Status,
    /// Engine time so far, in microseconds.
    pub micros: u64,
}

/// Open questions and earlier answers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Questions {
    /// The puzzle; `None` before the first question.
    code: Option<Code>,
    /// At most one for each topic, in the order of topics.
    inquiries: Vec<Inquiry>,
    /// Last answers to questions that are no longer asked.
    before: Vec<(Topic, Rc<Answer>)>,
    /// Last number assigned.
    last: u32,
}

/// Message about questions.
#[derive(Clone)]
pub enum Asking {
    /// A question about a puzzle. It replaces an earlier question on the same topic;
    /// questions about another puzzle are abandoned.
    Ask(Code, Question),
    /// Stop looking for an answer.
    Stop(Topic),
    /// Continue looking for an answer.
    Resume(Topic),
}

impl Questions {
    /// Puzzle that questions are about.
    pub fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }

    /// Questions, most urgent first.
    pub fn inquiries(&self) -> &[Inquiry] {
        &self.inquiries
    }

    /// Question asked about a puzzle on a topic.
    pub fn about(&self, code: &Code, topic: Topic) -> Option<&Inquiry> {
        let is_meant = self.code.as_ref() == Some(code);
        let mut inquiries = self.inquiries.iter();
        inquiries.find(|inquiry| is_meant && inquiry.topic == topic)
    }

    /// Last answer on a topic, about any puzzle. It is shown, and used as a starting point,
    /// until the present question is answered.
    pub fn latest(&self, topic: Topic) -> Option<&Rc<Answer>> {
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

    /// Applies an action.
    pub fn apply(&mut self, asking: Asking) {
        match asking {
            Asking::Ask(code, question) => self.ask(code, question),
            Asking::Stop(topic) => self.set_status(topic, Status::Running, Status::Stopped),
            Asking::Resume(topic) => self.set_status(topic, Status::Stopped, Status::Running),
        }
    }

    /// Takes a reply from the worker and the engine time to count for it, in microseconds.
    pub(crate) fn receive(&mut self, reply: Reply, micros: u32) {
        let mut inquiries = self.inquiries.iter_mut();
        let Some(inquiry) = inquiries.find(|inquiry| inquiry.job == reply.job) else {
            return;
        };
        if let Some(answer) = reply.answer {
            inquiry.answer = Some(Rc::new(answer));
        }
        inquiry.progress = reply.progress;
        inquiry.micros += u64::from(micros);
        if let Some(end) = reply.end {
            inquiry.status = Status::Done(end);
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
        self.inquiries.sort_short_by_key(|inquiry| inquiry.topic);
    }

    /// Asks the abandoned questions again.
    pub(super) fn retry(&mut self) {
        for inquiry in &mut self.inquiries {
            if inquiry.status == Status::Done(End::Failed) {
                self.last += 1;
                inquiry.job = JobId(self.last);
                inquiry.status = Status::Running;
            }
        }
    }

    fn set_status(&mut self, topic: Topic, from: Status, to: Status) {
        for inquiry in &mut self.inquiries {
            if inquiry.topic == topic && inquiry.status == from {
                inquiry.status = to;
            }
        }
    }
}
