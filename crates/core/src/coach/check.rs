//! Check: which marks are wrong, and why the first one is.

use crate::solve::{Advance, Fuel};

use super::agreement::{Agreed, Agreement, own_wrong};
use super::refutation::Refuting;
use super::{Answer, Answered, Coached, Coaching};

enum CheckStage<P: Coached> {
    Agree(Agreement<P>),
    Refute(Vec<P::Fact>, Box<Refuting<P>>),
    Done,
}

/// Check under way.
pub struct Checking<P: Coached> {
    clues: P::Clues,
    marks: Vec<P::Fact>,
    /// Number of marks that aids made. They are the last ones.
    aided: usize,
    refutes: bool,
    stage: CheckStage<P>,
}

impl<P: Coached> Checking<P> {
    /// Starts on marks in the order in which they were made; `refutes` also asks for
    /// the refutation of the first wrong one.
    pub fn new(clues: P::Clues, marks: &[P::Fact], refutes: bool) -> Self {
        Self {
            stage: CheckStage::Agree(Agreement::new(clues.clone(), marks)),
            clues,
            marks: marks.to_vec(),
            aided: 0,
            refutes,
        }
    }

    /// Sets how many of the last marks the aids made. They do not count as mistakes of the
    /// player.
    #[must_use]
    pub fn with_aided(self, aided: usize) -> Self {
        Self { aided, ..self }
    }
}

impl<P: Coached> Coaching<P> for Checking<P> {
    fn advance(&mut self, fuel: &mut Fuel) -> Advance<Answer<P>, Answered> {
        match &mut self.stage {
            CheckStage::Done => Advance::Finished(Answered),
            CheckStage::Agree(agreement) => {
                let Some(agreed) = agreement.advance(fuel) else {
                    return Advance::OutOfFuel;
                };
                self.stage = CheckStage::Done;
                let wrong = match agreed {
                    Agreed::NoSolution => return Advance::Event(Answer::NoSolution),
                    Agreed::Wrong(wrong) => wrong,
                };
                let (wrong, aided) = own_wrong(&self.marks, self.aided, wrong);
                if let Some(&first) = wrong.first().filter(|_| self.refutes) {
                    let right = self.marks.iter().copied();
                    let right: Vec<P::Fact> = right
                        .filter(|mark| !wrong.contains(mark) && !aided.contains(mark))
                        .collect();
                    let refuting = Refuting::new(&self.clues, &right, first);
                    self.stage = CheckStage::Refute(wrong.clone(), Box::new(refuting));
                }
                Advance::Event(Answer::Checked {
                    wrong,
                    refutation: None,
                })
            }
            CheckStage::Refute(wrong, refuting) => {
                let Some(refutation) = refuting.advance(fuel) else {
                    return Advance::OutOfFuel;
                };
                let wrong = std::mem::take(wrong);
                self.stage = CheckStage::Done;
                Advance::Event(Answer::Checked {
                    wrong,
                    refutation: Some(refutation),
                })
            }
        }
    }
}
