//! Puzzles on paper: first solved, for their solutions on the last sheets, then sent to the browser's printer.

use std::collections::BTreeSet;
use std::rc::Rc;

use yew::prelude::*;

use crate::web::client::Connection;
use crate::web::text;
use clew::handout::{PerSheet, Printed, SOLUTIONS, Unprinted};
use clew::kind::{Answer, JobId, Proofs, Question, Reply, Task};
use clew_core::model::{Arg, Explanation};
use clew_core::scene::{Scene, Theme, svg};

use super::printout::use_printer;

/// Maximum number of puzzles printed at once: a browser lays out this many pictures in a few seconds.
pub(crate) const MOST: usize = 300;
/// Engine time for a solution, in microseconds; a puzzle that takes longer is printed without its solution.
const PATIENCE: u64 = 10_000_000;

/// Properties of [`PuzzleSheets`].
#[derive(PartialEq, Properties)]
pub(crate) struct PuzzleSheetsProps {
    /// The puzzles; only the first [`MOST`] are printed.
    pub(crate) puzzles: Rc<Vec<Unprinted>>,
    /// Number of puzzles on a sheet.
    pub(crate) per_sheet: PerSheet,
    /// Colours and digits; paper always uses light colours.
    pub(crate) theme: Theme,
    /// Receiver of the end: printed or cancelled.
    pub(crate) on_end: Callback<()>,
}

/// Progress of the solver, then the sheets, which only a printer shows.
#[component]
pub(crate) fn PuzzleSheets(props: &PuzzleSheetsProps) -> Html {
    let most = props.puzzles.len().min(MOST);
    let solved = use_state(|| 0usize);
    let solver = use_mut_ref(Solver::default);
    {
        let (solved, solver) = (solved.setter(), Rc::clone(&solver));
        let puzzles = Rc::clone(&props.puzzles);
        use_effect_with((), move |()| {
            let listener = Rc::downgrade(&solver);
            let wanted = Rc::clone(&puzzles);
            solver.borrow_mut().connection.start(move |reply| {
                if let Some(solver) = listener.upgrade() {
                    let mut solver = solver.borrow_mut();
                    solver.receive(&wanted, most, reply);
                    solved.set(solver.proofs.len());
                }
            });
            solver.borrow_mut().ask(&puzzles, most);
        });
    }
    if *solved < most {
        let stop = props.on_end.reform(|_: MouseEvent| ());
        let number = |number: usize| Arg::Number(number as u64);
        let preparing = Explanation::new("print-preparing")
            .with("done", number(*solved + 1))
            .with("of", number(most));
        return html! {
            <aside class="update" role="status" data-testid="print-preparing">
                <p>{ text::say(&preparing) }</p>
                <button type="button" class="plain" onclick={stop}>{ text::word("page-stop") }</button>
            </aside>
        };
    }
    let speaker = text::speaker();
    let solver = solver.borrow();
    let proofs = solver.proofs.iter().map(Option::as_ref);
    let printed = (1..).zip(props.puzzles.iter().zip(proofs));
    let printed: Vec<Printed> = printed
        .filter_map(|(number, (puzzle, proof))| Printed::of(number, puzzle, proof, &speaker))
        .collect();
    html! {
        <Paper printed={Rc::new(printed)} per_sheet={props.per_sheet} is_cut={props.puzzles.len() > MOST}
            theme={props.theme} on_end={props.on_end.clone()} />
    }
}

#[derive(PartialEq, Properties)]
struct PaperProps {
    printed: Rc<Vec<Printed>>,
    per_sheet: PerSheet,
    is_cut: bool,
    theme: Theme,
    on_end: Callback<()>,
}

/// The sheets. They stay until the browser has printed them.
#[component]
fn Paper(props: &PaperProps) -> Html {
    use_printer(&props.on_end);
    let theme = props.theme.on_sheet();
    let figure = |words: &str, picture: &Scene| {
        html! {
            <figure>
                <figcaption>{ words }</figcaption>
                <div class="picture">{ Html::from_html_unchecked(svg::write(picture, theme).into()) }</div>
            </figure>
        }
    };
    let per_sheet = props.per_sheet.count();
    let rules: BTreeSet<&str> = props.printed.iter().map(|puzzle| puzzle.rules).collect();
    let puzzles = props.printed.chunks(per_sheet).enumerate().map(|(leaf, puzzles)| {
        let is_first = leaf == 0;
        html! {
            <div class={classes!("leaf", format!("of-{per_sheet}"), is_first.then_some("ruled"))}>
                if is_first {
                    <div class="rule">{ for rules.iter().map(|rules| html! { <p>{ text::word(rules) }</p> }) }</div>
                }
                { for puzzles.iter().map(|puzzle| figure(&puzzle.caption, &puzzle.picture)) }
            </div>
        }
    });
    let few = (props.printed.len() <= 2).then_some("few");
    // Whoever prints one puzzle did not ask for another sheet.
    let solved = &props.printed[..];
    let solved = if solved.len() > 1 { solved } else { &[] };
    let solutions = solved.chunks(SOLUTIONS).map(|puzzles| {
        html! {
            <div class={classes!("leaf", "solutions", few)}>
                <h2>{ text::word("print-solutions") }</h2>
                { for puzzles.iter().map(|puzzle| figure(&puzzle.answer, &puzzle.solution)) }
            </div>
        }
    });
    let sheets = html! {
        <section class="printout puzzles" data-testid="printout" lang={text::language()}>
            <h1 class="unseen">{ text::word("print-title") }</h1>
            { for puzzles }
            if props.is_cut {
                <p>{ text::counted("print-most", "count", MOST) }</p>
            }
            { for solutions }
        </section>
    };
    create_portal(sheets, gloo::utils::body().into())
}

/// Worker that solves the puzzles one after another.
#[derive(Default)]
struct Solver {
    connection: Connection,
    /// Proofs of the puzzles so far; `None` for one that took too long.
    proofs: Vec<Option<Proofs>>,
    /// Proof of the present one, as far as it has progressed.
    present: Option<Proofs>,
    /// Engine time for the present one, in microseconds.
    micros: u64,
}

impl Solver {
    /// Requests the next slice of the present puzzle, if there is one.
    fn ask(&mut self, puzzles: &[Unprinted], most: usize) {
        let present = self.proofs.len();
        let Some(puzzle) = puzzles.get(present).filter(|_| present < most) else {
            return;
        };
        let Ok(number) = u32::try_from(present) else {
            return;
        };
        self.connection.ask(JobId(number), || Task::Ask {
            code: puzzle.code.clone(),
            question: Question::Proof { near: None },
        });
    }

    /// Takes a slice of the present puzzle, and continues.
    fn receive(&mut self, puzzles: &[Unprinted], most: usize, reply: Reply) {
        if usize::try_from(reply.job.0) != Ok(self.proofs.len()) {
            return;
        }
        self.connection.receive(&reply);
        self.micros += u64::from(reply.micros);
        if let Some(Answer::Proof(proof)) = reply.answer {
            self.present = Some(proof);
        }
        if reply.end.is_some() || self.micros > PATIENCE {
            self.proofs.push(self.present.take());
            self.micros = 0;
            self.connection.keep(|_| false);
        }
        self.ask(puzzles, most);
    }
}
