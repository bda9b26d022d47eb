//! Example board of a technique: a worker solves it up to the step.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::web::chunk::kinds;
use crate::web::client::Connection;
use crate::web::text;
use clew::guide::Example;
use clew::kind::{JobId, Reply, Task};
use clew_core::playback::Playhead;
use clew_core::scene::Theme;
use clew_page::address::{Address, Bookmark};
use clew_page::first_reading;
use clew_page::playback::SharedPlayback;

use super::picture;

/// The only job of the worker.
const JOB: JobId = JobId(1);

/// Properties of [`ExampleBoard`].
#[derive(PartialEq, Properties)]
pub(super) struct ExampleProps {
    /// The example.
    pub(super) example: Example,
    /// Colours and digits.
    pub(super) theme: Theme,
}

/// The board before and after the step, its sentence, and a link to it.
#[component]
pub(super) fn ExampleBoard(props: &ExampleProps) -> Html {
    let solved = use_solved(&props.example);
    let example = &props.example;
    let address = Address {
        bookmark: Bookmark::Step(example.step),
        method: example.method,
        ..Address::of(example.puzzle.clone())
    };
    html! {
        <>
            <h3>{ text::word("guide-example") }</h3>
            { match &solved {
                Solved::Waiting => html! {
                    <p class="soft" role="status">{ text::word("guide-waiting") }</p>
                },
                Solved::Failed => html! { <p role="alert">{ text::word("guide-failed") }</p> },
                Solved::There(playback) => shown(playback, example, props.theme),
            } }
            <p><a href={address.hash()} data-testid="example-link">{ text::word("guide-open") }</a></p>
        </>
    }
}

fn shown(playback: &SharedPlayback, example: &Example, theme: Theme) -> Html {
    let Some(position) = playback.position(example.step) else {
        return Html::default();
    };
    let whole = playback.get().step(position);
    let playhead = example
        .substep
        .map_or(whole, |substep| Playhead { substep, ..whole });
    let said = text::plain(&playback.explanation(playhead), playback.shape());
    html! {
        <>
            <div class="pair" data-testid="example">
                { picture(&playback.before(position), theme, text::word("guide-picture-before")) }
                <span aria-hidden="true">{ "→" }</span>
                { picture(&playback.scene(playhead), theme, said.clone()) }
            </div>
            <p>{ said }</p>
        </>
    }
}

/// Status of the worker's job.
#[derive(Clone)]
enum Solved {
    Waiting,
    Failed,
    There(SharedPlayback),
}

/// Solves an example up to its step.
#[hook]
fn use_solved(example: &Example) -> Solved {
    let solved = use_state(|| Solved::Waiting);
    let connection = use_mut_ref(Connection::default);
    {
        let solved = solved.clone();
        use_effect_with(example.clone(), move |example| {
            if let Some(reading) = first_reading(&example.puzzle) {
                let code = reading.code.clone();
                let method = example.method;
                let task = move || Task::Retrace {
                    code: code.clone(),
                    method,
                };
                let playback = SharedPlayback::of(&reading, &kinds::players());
                let run = Rc::new(RefCell::new(playback));
                let (step, listener) = (example.step, Rc::downgrade(&connection));
                let again = task.clone();
                connection.borrow_mut().start(move |reply: Reply| {
                    let Some(connection) = listener.upgrade() else {
                        return;
                    };
                    connection.borrow_mut().receive(&reply);
                    let grown = reply.events.and_then(|events| {
                        let run = run.borrow();
                        run.as_ref().map(|run| run.grown(events))
                    });
                    if grown.is_some() {
                        *run.borrow_mut() = grown;
                    }
                    if reply.end.is_some() {
                        let finished = run.borrow().as_ref().map(SharedPlayback::finished);
                        *run.borrow_mut() = finished;
                    }
                    let is_there = |run: &SharedPlayback| run.position(step).is_some();
                    let there = run.borrow().clone().filter(is_there);
                    match (there, reply.end) {
                        (Some(run), _) => {
                            connection.borrow_mut().keep(|_| false);
                            solved.set(Solved::There(run));
                        }
                        (None, None) => connection.borrow_mut().ask(JOB, again.clone()),
                        (None, Some(_)) => solved.set(Solved::Failed),
                    }
                });
                connection.borrow_mut().ask(JOB, task);
            }
            // The worker ends with the page.
            move || drop(connection)
        });
    }
    (*solved).clone()
}
