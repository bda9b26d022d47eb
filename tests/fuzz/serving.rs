//! Law: requests in any order, as bytes, are served: a job that is under way gets replies of its own, and comes to what it comes to
//! alone, whenever its replies arrive and however often the worker fails at another. Any bytes are a request or refused.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::OnceLock;

use arbitrary::{Result, Unstructured};
use clew::coach::HintRequest;
use clew::generate::{ClueCount, ClueSymmetry, Levels, Spec};
use clew::grid::Shape;
use clew::kind::{
    self, Answer, CoachQuestion, Code, End, Events, JobId, Kind, Marks, Proofs, Question, Recipe,
    Recovery, Reply, Request, Server, Slice, Task,
};
use clew::solve::{Fuel, Method};

/// Puzzles that are asked about: with one solution, with several, with none, and unfinished by reasoning.
const PUZZLES: [&str; 8] = [
    "slither/4/4/g212cg210616",
    "4..,...,...",
    "0.0,...,0.0",
    "2.3,2.2,2.3",
    "sudoku/4/4/g1k23k3g",
    "11..,....,....,....",
    "aquarium/r/3/2/co/11213",
    "aquarium/3/2/co/11213",
];
/// Marks of either kind, right and wrong ones.
const MARKS: [&str; 6] = [
    "R1C1 top line",
    "R1C1 top cross",
    "R1C2=3",
    "R2C2=1",
    "R1C1 water",
    "R2C1 air",
];
const TECHNIQUES: [&str; 4] = [
    "sudoku-naked-single",
    "slitherlink-vertex-full",
    "aquarium-too-wide",
    "none",
];
const METHODS: [Method; 4] = [
    Method::Human,
    Method::HumanUnique,
    Method::Article,
    Method::Silent,
];
/// Numbers of jobs; few, so that requests meet.
const JOBS: u32 = 4;
/// Milliseconds that go by between two looks at the clock.
const STEPS: [f64; 4] = [0.4, 2.0, 7.0, 50.0];
/// Requests of an input.
const MOST: usize = 24;
/// Tasks of which is kept what they come to alone: inputs are alike, and to work it out anew takes as long as to serve it.
const KEPT: usize = 2_000;

/// Job of the page, and all that came of it.
struct Underway {
    task: Task,
    events: Option<Events>,
    answer: Option<Answer>,
    /// Number of requests without a reply.
    asked: u32,
    /// Number of workers that failed since it was begun.
    failures: u32,
}

pub(crate) fn check(input: &[u8]) {
    if let Some(request) = Request::read(input) {
        assert_eq!(Request::read(&request.write()), Some(request));
    }
    let mut page = Page::default();
    // Where an input ends too early there is no request.
    let _ = page.act(&mut Unstructured::new(input));
    while page.receive() {}
    for (id, job) in &page.jobs {
        assert_eq!(job.asked, 0, "{id:?} {:?}", job.task);
    }
}

/// Page with jobs, a worker that does them, and replies on their way.
#[derive(Default)]
struct Page {
    jobs: BTreeMap<JobId, Underway>,
    recovery: Recovery,
    worker: Worker,
    replies: VecDeque<Reply>,
}

#[derive(Default)]
struct Worker {
    server: Server,
    jobs: BTreeSet<JobId>,
    time: Cell<f64>,
    step: f64,
}

impl Worker {
    /// Serves a request, which arrives as bytes.
    fn serve(&mut self, request: &Request) -> Option<Reply> {
        let arrived = Request::read(&request.write()).expect("a request is readable");
        assert_eq!(arrived, *request);
        let now = || {
            self.time.set(self.time.get() + self.step);
            self.time.get()
        };
        let reply = self.server.serve(arrived, &now);
        let (id, is_begun) = match request {
            Request::Begin(id, task) => (*id, Alone::of(task, |alone| alone.is_begun)),
            Request::More(id) => (*id, self.jobs.contains(id)),
            Request::Drop(id) => (*id, false),
        };
        self.jobs.remove(&id);
        match (&reply, request) {
            (Some(reply), Request::Begin(..) | Request::More(_)) => {
                assert_eq!(reply.job, id);
                assert_eq!(Reply::read(&reply.write()).as_ref(), Some(reply));
                match (is_begun, request) {
                    (true, _) if reply.end.is_none() => drop(self.jobs.insert(id)),
                    (true, _) => {}
                    // Refused at once.
                    (false, Request::Begin(..)) => assert!(reply.end.is_some(), "{request:?}"),
                    (false, _) => panic!("{id:?} is no job"),
                }
            }
            (None, Request::Begin(..)) => panic!("no reply to {request:?}"),
            (None, Request::More(_)) => assert!(!is_begun, "no reply to {request:?}"),
            (None, Request::Drop(_)) => {}
            (Some(reply), Request::Drop(_)) => panic!("{reply:?}"),
        }
        reply
    }
}

impl Page {
    fn act(&mut self, input: &mut Unstructured<'_>) -> Result<()> {
        self.worker.step = *input.choose(&STEPS)?;
        for _ in 0..MOST {
            if input.is_empty() {
                break;
            }
            let id = JobId(input.int_in_range(0..=JOBS - 1)?);
            match input.int_in_range(0..=11)? {
                0..=2 => {
                    let task = task(input)?;
                    self.jobs.insert(id, Underway::new(task.clone()));
                    self.send(Request::Begin(id, task));
                }
                3 => {
                    self.jobs.remove(&id);
                    self.send(Request::Drop(id));
                }
                4..=7 => {
                    if let Some(job) = self.jobs.get_mut(&id) {
                        job.asked += 1;
                    }
                    self.send(Request::More(id));
                }
                8..=10 => drop(self.receive()),
                _ => self.fail(),
            }
        }
        Ok(())
    }

    fn send(&mut self, request: Request) {
        let request = self.recovery.send(request);
        self.replies.extend(self.worker.serve(&request));
    }

    /// The worker fails, and with it goes what it had to say.
    fn fail(&mut self) {
        let step = self.worker.step;
        self.worker = Worker {
            step,
            ..Worker::default()
        };
        self.replies.clear();
        for job in self.jobs.values_mut() {
            job.failures += 1;
        }
        let (requests, ends) = self.recovery.fail();
        for end in ends {
            let job = self.jobs.remove(&end.job).expect("a job fails once");
            assert!(end.end == Some(End::Failed) && job.failures > 2);
        }
        for request in requests {
            self.replies.extend(self.worker.serve(&request));
        }
    }

    /// Receives the next reply, if there is one.
    fn receive(&mut self) -> bool {
        let Some(reply) = self.replies.pop_front() else {
            return false;
        };
        let Some(reply) = self.recovery.receive(reply) else {
            return true;
        };
        let job = self.jobs.get_mut(&reply.job);
        let job = job.expect("a reply is of a job under way");
        job.asked -= 1;
        job.take(&reply);
        if reply.end.is_some() {
            self.jobs.remove(&reply.job);
        }
        true
    }
}

impl Underway {
    fn new(task: Task) -> Self {
        Self {
            task,
            events: None,
            answer: None,
            asked: 1,
            failures: 0,
        }
    }

    /// Takes a reply; at its end all of them say what the job says alone.
    fn take(&mut self, reply: &Reply) {
        match (&mut self.events, reply.events.clone()) {
            (Some(events), Some(more)) => events.append(more),
            (events, more) => *events = events.take().or(more),
        }
        let answer = reply.answer.clone();
        let answer = answer.filter(|one| !matches!(one, Answer::Preview(_)));
        self.answer = match (self.answer.take(), answer) {
            (Some(before), Some(next)) => Some(before.followed_by(next)),
            (before, next) => next.or(before),
        };
        if reply.end.is_none() {
            return;
        }
        let task = &self.task;
        Alone::of(task, |alone| {
            let Some(slice) = alone.outcome() else {
                return assert_eq!((&self.events, &self.answer), (&None, &None), "{task:?}");
            };
            assert_eq!(slice.end, reply.end, "{task:?}");
            assert_eq!(slice.events, self.events, "{task:?}");
            assert_eq!(slice.answer, self.answer, "{task:?}");
        });
    }
}

/// A job that is not interrupted.
struct Alone {
    task: Task,
    /// Whether there is such a job.
    is_begun: bool,
    outcome: Option<Slice>,
}

impl Alone {
    /// Looks at the job of a task.
    fn of<T>(task: &Task, look: impl FnOnce(&mut Alone) -> T) -> T {
        thread_local! {
            static KNOWN: RefCell<HashMap<Vec<u8>, Alone>> = RefCell::default();
        }
        let sent = Request::Begin(JobId(0), task.clone()).write();
        KNOWN.with_borrow_mut(|known| {
            if known.len() == KEPT && !known.contains_key(&sent) {
                known.clear();
            }
            look(
                known
                    .entry(sent)
                    .or_insert_with_key(|sent| Alone::new(sent)),
            )
        })
    }

    /// The job of a task as the worker has it.
    fn new(sent: &[u8]) -> Self {
        let Some(Request::Begin(_, task)) = Request::read(sent) else {
            panic!("{sent:?}");
        };
        Alone {
            is_begun: kind::job(task.clone()).is_ok(),
            task,
            outcome: None,
        }
    }

    /// All that comes of it; `None` if there is no such job.
    fn outcome(&mut self) -> Option<&Slice> {
        if self.outcome.is_none() {
            let mut job = kind::job(self.task.clone()).ok()?;
            self.outcome = Some(job.run(&mut Fuel::unlimited()));
        }
        self.outcome.as_ref()
    }
}

fn task(input: &mut Unstructured<'_>) -> Result<Task> {
    Ok(match input.int_in_range(0..=7)? {
        0 | 1 => Task::Solve {
            code: sent(input)?,
            method: *input.choose(&METHODS)?,
        },
        2 | 3 => Task::Ask {
            code: sent(input)?,
            question: question(input)?,
        },
        4 | 5 => Task::Coach {
            code: sent(input)?,
            marks: marks(input)?,
            ask: ask(input)?,
        },
        6 => Task::Practise {
            kind: *input.choose(&[Kind::Slitherlink, Kind::Sudoku, Kind::Aquarium])?,
            technique: (*input.choose(&TECHNIQUES)?).to_owned(),
            seed: input.arbitrary()?,
        },
        _ => Task::Generate {
            recipe: recipe(input)?,
            count: input.int_in_range(0..=3)?,
        },
    })
}

fn code(input: &mut Unstructured<'_>) -> Result<Code> {
    static CODES: OnceLock<Vec<Code>> = OnceLock::new();
    let codes = CODES.get_or_init(|| PUZZLES.map(code_of).into());
    Ok(input.choose(codes)?.clone())
}

fn code_of(text: &str) -> Code {
    let mut readings = kind::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    readings.swap_remove(0).code
}

/// A puzzle to be sent; now and then its text is said to be of another kind.
fn sent(input: &mut Unstructured<'_>) -> Result<Code> {
    let mut code = code(input)?;
    if input.ratio(1, 16)? {
        code.kind = *input.choose(&[Kind::Slitherlink, Kind::Sudoku, Kind::Aquarium])?;
    }
    Ok(code)
}

fn question(input: &mut Unstructured<'_>) -> Result<Question> {
    Ok(match input.int_in_range(0..=6)? {
        0 => Question::Verdict,
        1 => Question::Proof { near: None },
        2 => Question::Proof {
            near: proof(&code(input)?),
        },
        3 => Question::Grade,
        4 => Question::Count,
        5 => Question::Suggestion,
        _ => Question::ClueConflict,
    })
}

/// Proof of a puzzle, if it is one.
fn proof(code: &Code) -> Option<Proofs> {
    let (code, question) = (code.clone(), Question::Proof { near: None });
    Alone::of(&Task::Ask { code, question }, |alone| {
        match &alone.outcome()?.answer {
            Some(Answer::Proof(proof)) => Some(proof.clone()),
            _ => None,
        }
    })
}

/// Marks on some puzzle; those that do not fit it are left out.
fn marks(input: &mut Unstructured<'_>) -> Result<Marks> {
    let code = code(input)?;
    let mut texts = Vec::new();
    for text in MARKS {
        if input.arbitrary()? && Marks::of_texts(&code, &[text]).is_ok() {
            texts.push(text);
        }
    }
    Ok(Marks::of_texts(&code, &texts).expect("each of them is a mark"))
}

fn ask(input: &mut Unstructured<'_>) -> Result<CoachQuestion> {
    Ok(match input.int_in_range(0..=3)? {
        0 => CoachQuestion::Hint(HintRequest {
            ceiling: input.int_in_range(0..=11)?,
            near: None,
            assumes_unique: input.arbitrary()?,
            every: input.arbitrary()?,
            ahead: input.arbitrary()?,
        }),
        1 => CoachQuestion::Check {
            refutes: input.arbitrary()?,
        },
        2 => CoachQuestion::Why(marks(input)?),
        _ => CoachQuestion::Review {
            moves: (0..input.int_in_range(0..=4)?)
                .map(|_| input.int_in_range(0..=3))
                .collect::<Result<_>>()?,
        },
    })
}

fn recipe(input: &mut Unstructured<'_>) -> Result<Recipe> {
    let shape = Shape::new(input.int_in_range(2..=5)?, input.int_in_range(2..=5)?);
    let kind = *input.choose(&[Kind::Slitherlink, Kind::Sudoku, Kind::Aquarium])?;
    let spec = Spec {
        shape,
        levels: Levels {
            at_least: input.int_in_range(0..=3)?,
            at_most: input.int_in_range(1..=10)?,
        },
        symmetry: *input.choose(&[ClueSymmetry::None, ClueSymmetry::HalfTurn])?,
        clue_count: *input.choose(&[ClueCount::Enough, ClueCount::Minimal])?,
        variant: input.int_in_range(0..=3)?,
    };
    Ok(Recipe::new(kind, spec, input.arbitrary()?))
}
