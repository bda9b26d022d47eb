//! Questions from a player to the coach, and how much of the answers is shown.

use clew::kind::{self, Advice, Basis, CoachQuestion, End, JobId, Marks, Played, Task};
use clew_core::coach::{Degree, HintRequest};
use clew_core::grid::Site;
use clew_core::solve::HARDEST;

use super::state::PlayState;
use crate::frame::Frame;

/// Subject of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    /// The next step.
    Hint,
    /// Which marks are wrong.
    Check,
    /// Whether the assumption of a trial is refuted.
    Conclude,
    /// Why a place is as it is.
    Why,
    /// How each move was found.
    Review,
}

/// Question given to the worker, with its answer if known so far.
#[derive(Clone, Debug, PartialEq)]
pub struct PendingQuestion {
    /// Its number.
    pub job: JobId,
    /// The question.
    pub task: Task,
    /// The answer.
    pub advice: Option<Advice>,
    /// Whether the coach is still working.
    pub is_running: bool,
    /// Whether the question was given up.
    pub has_failed: bool,
}

/// Question being shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Help {
    /// The question.
    pub asked: PendingQuestion,
    /// Its subject.
    pub topic: Topic,
    /// How much of a hint or a check is shown.
    pub degree: Degree,
    /// Frame of the answer's film that is on the board.
    pub frame: Option<usize>,
    /// Whether the film plays.
    pub is_playing: bool,
}

impl Help {
    /// The answer.
    pub fn advice(&self) -> Option<&Advice> {
        self.asked.advice.as_ref()
    }

    /// Number of wrong marks that the answer counts; 0 for other answers.
    pub fn wrong(&self) -> usize {
        let counted = self
            .advice()
            .and_then(|advice| kind::counsel(advice).wrong());
        counted.unwrap_or(0)
    }

    /// Position that the answer is about.
    pub fn basis(&self) -> Basis {
        match self.topic {
            Topic::Conclude => Basis::Trial,
            _ => Basis::Board,
        }
    }

    /// Number of frames of the answer's film.
    pub fn frames(&self) -> usize {
        self.advice()
            .map_or(0, |advice| kind::counsel(advice).frames())
    }

    /// Starts the film, once the answer has one and the question wants it.
    fn begin(&mut self) {
        let is_wanted = match self.topic {
            // A contradiction within a trial is shown at once: its place and technique tell nothing.
            Topic::Hint => {
                self.degree == Degree::Evidence
                    || self
                        .advice()
                        .is_some_and(|advice| kind::counsel(advice).fails())
            }
            Topic::Check => self.degree == Degree::Evidence,
            Topic::Conclude | Topic::Why => true,
            // A review opens with the finished board.
            Topic::Review => false,
        };
        if is_wanted && self.frame.is_none() && self.frames() > 0 {
            self.frame = Some(0);
        }
    }

    /// Next frame of the film, if it has one.
    pub fn next_frame(&self) -> Option<usize> {
        let next = self.frame? + 1;
        (next < self.frames()).then_some(next)
    }
}

/// Question, or command about its answer.
#[derive(Clone)]
pub enum Ask {
    /// Ask for a hint, then show more of it: the evidence, the conclusion, and finally apply it.
    Hint,
    /// Ask which marks are wrong, then show more about it.
    Check,
    /// Go back to just before the first wrong mark.
    Back,
    /// Ask whether a clash refutes the assumption of the trial, then mark the
    /// opposite.
    Conclude,
    /// Ask why the place under the cursor is as it is; otherwise choose another place first.
    Why,
    /// Ask how each move was found.
    Review,
    /// Show another frame of the film.
    Film(Film),
    /// Close the answer.
    Dismiss,
    /// Answer of the coach.
    Advised {
        /// Number of the question.
        job: JobId,
        /// The answer, if it is new.
        advice: Option<Advice>,
        /// End of the coach's work, if it ended.
        end: Option<End>,
    },
}

/// Movement of a film.
#[derive(Clone, Copy)]
pub enum Film {
    /// One frame on.
    Next,
    /// One frame back.
    Back,
    /// To a frame.
    Go(usize),
    /// Play or pause.
    Toggle,
    /// One frame forward, because its time is over.
    Tick,
}

/// Choice of a place to ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Choosing {
    /// Chosen place, whose digit is still to be named.
    pub place: Option<Site>,
}

impl PlayState {
    /// Handles a question or a command about its answer.
    pub(super) fn ask(&mut self, frame: &Frame, ask: Ask) {
        let choosing = self.choosing.take();
        match ask {
            Ask::Hint => self.hint(frame),
            Ask::Check => self.check(),
            Ask::Back => self.back(frame),
            Ask::Conclude => self.conclude(frame),
            Ask::Why => self.why(choosing),
            Ask::Review => self.review(),
            Ask::Film(film) => self.film(film),
            Ask::Dismiss => self.help = None,
            Ask::Advised { job, advice, end } => {
                self.choosing = choosing;
                self.advised(job, advice, end);
            }
        }
    }

    fn advised(&mut self, job: JobId, advice: Option<Advice>, end: Option<End>) {
        let mut questions = self.questions_mut();
        let Some(asked) = questions.find(|asked| asked.job == job) else {
            return;
        };
        asked.advice = advice.or(asked.advice.take());
        asked.is_running = end.is_none();
        asked.has_failed = end == Some(End::Failed);
        drop(questions);
        if let Some(help) = &mut self.help {
            help.begin();
        }
        if let Some(exercise) = &mut self.exercise {
            exercise.answered();
        }
    }

    /// Asks a question about marks.
    pub(super) fn asked(&mut self, ask: CoachQuestion, marks: Marks) -> Option<PendingQuestion> {
        let code = self.shown_game()?.get().code().clone();
        Some(self.put(Task::Coach { code, marks, ask }))
    }

    /// Assigns a number to a task.
    pub(super) fn put(&mut self, task: Task) -> PendingQuestion {
        self.last = self.last.wrapping_add(1);
        PendingQuestion {
            job: JobId(self.last),
            task,
            advice: None,
            is_running: true,
            has_failed: false,
        }
    }

    fn show(&mut self, topic: Topic, ask: CoachQuestion, marks: Marks, degree: Degree) {
        let asked = self.asked(ask, marks);
        self.take_up(topic, asked, degree);
    }

    fn take_up(&mut self, topic: Topic, asked: Option<PendingQuestion>, degree: Degree) {
        self.help = asked.map(|asked| Help {
            asked,
            topic,
            degree,
            frame: None,
            is_playing: false,
        });
        // An answer that was looked for ahead is known already.
        if let Some(help) = &mut self.help {
            help.begin();
        }
    }

    /// Marks on the board.
    fn marks(&self) -> Option<Marks> {
        Some(self.shown_game()?.get().marks())
    }

    /// The question for a hint, limited by the player's ceiling. Within a trial it follows from what the trial assumes.
    pub(super) fn hint_question(&self, frame: &Frame) -> CoachQuestion {
        let assumed = self.shown_game().and_then(|game| game.get().assumed());
        CoachQuestion::Hint(HintRequest {
            ceiling: frame.preferences.settings.ceiling.unwrap_or(HARDEST),
            ahead: assumed.is_none(),
            assumed: assumed.map(|(_, at)| at),
            ..HintRequest::default()
        })
    }

    fn hint(&mut self, frame: &Frame) {
        let Some(help) = self.help.as_mut().filter(|help| help.topic == Topic::Hint) else {
            let (Some(marks), question) = (self.marks(), self.hint_question(frame)) else {
                return;
            };
            let is_same = |asked: &PendingQuestion| {
                matches!(&asked.task, Task::Coach { ask, marks: about, .. }
                    if *ask == question && *about == marks)
            };
            self.count(|game| game.count_hint());
            match self.ahead.take_if(|asked| is_same(asked)) {
                Some(asked) => self.take_up(Topic::Hint, Some(asked), Degree::Where),
                None => self.show(Topic::Hint, question, marks, Degree::Where),
            }
            return;
        };
        let Some(advice) = help.asked.advice.clone() else {
            return;
        };
        let counsel = kind::counsel(&advice);
        if help.degree == Degree::Follows {
            self.act(frame, |game| game.take_following(advice));
            self.help = None;
            return;
        }
        match (counsel.is_hint(), help.degree.next()) {
            (true, Some(degree)) => {
                help.degree = degree;
                help.begin();
            }
            (true, None) if help.next_frame().is_some() => self.film(Film::Next),
            (true, None) => {
                self.run = match counsel.ahead() {
                    Some(2..) => self.run + 1,
                    _ => 0,
                };
                let follows = counsel.following() > 0;
                let done = Help {
                    degree: Degree::Follows,
                    frame: None,
                    is_playing: false,
                    ..help.clone()
                };
                self.act(frame, |game| game.take_hint(advice));
                // One press applies one idea; its consequences are offered as the next hint.
                let is_open = self
                    .shown_game()
                    .is_some_and(|game| !game.get().is_solved());
                self.help = self
                    .help
                    .take()
                    .or(Some(done).filter(|_| follows && is_open));
            }
            (false, _) if counsel.fails() && help.next_frame().is_some() => self.film(Film::Next),
            // If the board has a mistake, continue with the check.
            (false, _) if counsel.wrong().is_some() => self.find_mistake(),
            (false, _) => self.help = None,
        }
    }

    /// Checks the marks, and names the first wrong one: a hint has already said that there is one.
    fn find_mistake(&mut self) {
        if let Some(marks) = self.marks() {
            let question = CoachQuestion::Check { refutes: false };
            self.count_question();
            self.show(Topic::Check, question, marks, Degree::Technique);
        }
    }

    fn check(&mut self) {
        let Some(marks) = self.marks() else {
            return;
        };
        let of_check = |help: &&mut Help| help.topic == Topic::Check;
        let Some(help) = self.help.as_mut().filter(of_check) else {
            let question = CoachQuestion::Check { refutes: false };
            self.count_question();
            self.show(Topic::Check, question, marks, Degree::Where);
            return;
        };
        if help.wrong() == 0 {
            return;
        }
        match help.degree.next() {
            Some(Degree::Evidence) => {
                let question = CoachQuestion::Check { refutes: true };
                self.show(Topic::Check, question, marks, Degree::Evidence);
            }
            Some(degree) => help.degree = degree,
            None => {}
        }
    }

    /// Counts a check, a "why" question or a look at the solution.
    pub(crate) fn count_question(&mut self) {
        self.count(|game| game.count_question());
    }

    /// Counts help in the player's own game; an exercise is not one of their games.
    fn count(&mut self, count: impl FnOnce(&mut dyn Played)) {
        if self.exercise.is_none()
            && let Some(game) = &mut self.game
        {
            game.note(count);
        }
    }

    fn back(&mut self, frame: &Frame) {
        let advice = self.help.as_ref().and_then(Help::advice);
        let before = advice
            .zip(self.shown_game())
            .and_then(|(advice, game)| game.get().before_wrong(advice));
        if let Some(moves) = before {
            self.act(frame, |game| {
                game.go_to(moves);
                true
            });
        }
    }

    fn conclude(&mut self, frame: &Frame) {
        let answer = self
            .help
            .as_ref()
            .filter(|help| help.topic == Topic::Conclude)
            .map(|help| help.asked.advice.clone());
        match answer {
            // Only a refuted assumption is replaced by its opposite.
            Some(Some(advice)) => {
                self.act(frame, |game| game.is_refuted(&advice) && game.conclude())
            }
            Some(None) => {}
            None => {
                let supposed = self.shown_game().and_then(|game| game.get().supposition());
                if let Some(marks) = supposed {
                    let question = CoachQuestion::Check { refutes: true };
                    self.count_question();
                    self.show(Topic::Conclude, question, marks, Degree::Evidence);
                }
            }
        }
    }

    fn why(&mut self, choosing: Option<Choosing>) {
        self.help = None;
        let pointed = self.shown_game().and_then(|game| game.get().pointed_at());
        let place = self.pointed.or(pointed);
        match (choosing, place) {
            // Pressing again cancels the choice.
            (Some(_), _) => {}
            (None, Some(place)) => self.choose(place, None),
            (None, None) => self.choosing = Some(Choosing::default()),
        }
    }

    /// Asks why a place is as it is, or requests the digit that is meant.
    pub(super) fn choose(&mut self, place: Site, digit: Option<u8>) {
        let Some(game) = self.shown_game() else {
            return;
        };
        let asked = game.get().asked(place, digit);
        let marks = game.get().marks();
        self.choosing = None;
        match asked {
            Some(fact) => {
                self.count_question();
                self.show(
                    Topic::Why,
                    CoachQuestion::Why(fact),
                    marks,
                    Degree::Evidence,
                );
            }
            None => {
                let place = place.cell().map(|cell| cell.site());
                self.choosing = Some(Choosing { place });
            }
        }
    }

    fn review(&mut self) {
        let question = self.shown_game().map(|game| game.get().review());
        if let Some((marks, question)) = question {
            self.show(Topic::Review, question, marks, Degree::Evidence);
        }
    }

    fn film(&mut self, film: Film) {
        let Some(help) = &mut self.help else {
            return;
        };
        let last = help.frames().saturating_sub(1);
        let present = help.frame.unwrap_or(0);
        let (frame, is_playing) = match film {
            Film::Next => (present + 1, false),
            Film::Back => (present.saturating_sub(1), false),
            Film::Go(frame) => (frame, false),
            Film::Toggle if help.is_playing => (present, false),
            // At the end, playing starts over.
            Film::Toggle if present >= last => (0, true),
            Film::Toggle => (present, true),
            Film::Tick => (present + 1, present + 1 < last),
        };
        help.frame = Some(frame.min(last));
        help.is_playing = is_playing;
    }
}
