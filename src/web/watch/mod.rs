//! Page that solves a puzzle step by step: the board with its player, and the
//! words about each step.

mod board;
mod caption;
mod card;
mod clock;
mod controls;
mod list;
mod method;
mod pulse;
mod sentences;
mod sight;
mod timeline;
mod verdict;
mod waiting;
mod why;

use yew::prelude::*;

use crate::web::chunk;
use crate::web::components::answers::legend_words;
use crate::web::components::desk::{answers, desk};
use crate::web::components::made_from::made_from;
use crate::web::components::welcome::Kinds;
use clew::kind;
use clew_core::playback::RowKind;
use clew_core::trace::Verdict;
use clew_page::watch::Transition;
use clew_page::{Message, Page, Topic};

use crate::web::text;

use board::Board;
use caption::Caption;
use clock::drawing_time;
use controls::{Controls, stage_buttons};
use list::List;
use method::method_choice;
use timeline::Timeline;
use verdict::verdict;
use waiting::Waiting;
use why::why;

pub(crate) use clock::use_clock;
pub(crate) use sight::use_sight;
pub(crate) use waiting::name;

/// The page; `fits` counts the requests to see the whole board.
pub(crate) fn view(page: &Page, dispatch: &Callback<Message>, fits: u32) -> Html {
    let board = player(page, dispatch, fits);
    desk(page, dispatch, board, words(page, dispatch))
}

/// Only the board, its player and the words about the present step.
pub(crate) fn embedded(page: &Page, dispatch: &Callback<Message>, fits: u32) -> Html {
    html! {
        <>
            { player(page, dispatch, fits) }
            <div class="card">{ present(page, dispatch) }</div>
        </>
    }
}

/// Board, timeline and controls.
fn player(page: &Page, dispatch: &Callback<Message>, fits: u32) -> Html {
    let watch = &page.watch;
    let playhead = watch.shown();
    let position = playhead.position;
    let row = watch.playback.get().row(position).cloned();
    let is_end = row
        .as_ref()
        .is_some_and(|row| row.kind == RowKind::Solution);
    let words = watch.playback.words(&text::speaker(), playhead);
    let length = watch.playback.get().drawing(playhead, &words);
    let drawing = drawing_time(watch.speed, length, is_end);
    let number = watch.playback.get().chapter_of(position);
    let stage = watch
        .playback
        .get()
        .chapter(number)
        .map(|chapter| chapter.stage);
    let is_long = watch.is_running() && watch.work.is_long();
    // Sums beside the board would be taken for numbers of rows and columns.
    let has_line_numbers = page.frame.preferences.has_line_numbers
        || kind::offer(page.frame.puzzle.code.kind).has_sums;
    html! {
        <>
            <Board playback={watch.playback.clone()} overlay={page.overlay()}
                {playhead} transition={watch.sight.map_or(watch.transition, |_| Transition::Step)} {drawing}
                highlighted={page.frame.highlighted.or(watch.why.map(|why| why.place))}
                looking_at={is_long.then_some(watch.work.progress.looking_at).flatten()}
                theme={page.frame.preferences.theme()} {has_line_numbers}
                {fits} is_asking={watch.has_waited} dispatch={dispatch.clone()} />
            <div class="player">
                <Timeline playback={watch.playback.clone()} {playhead} speed={watch.speed}
                    is_running={watch.is_growing()} palette={page.frame.preferences.palette()}
                    dispatch={dispatch.clone()} />
                <Controls watch={watch.clone()} dispatch={dispatch.clone()} />
                { stage_buttons(page.frame.puzzle.code.kind, watch.method, &watch.playback, stage, dispatch) }
            </div>
        </>
    }
}

/// Words about the present step, the verdict and the list of steps.
fn words(page: &Page, dispatch: &Callback<Message>) -> Html {
    let watch = &page.watch;
    let is_waiting = page.is_waiting();
    let numerals = watch
        .playback
        .has_numerals()
        .then_some(page.frame.preferences.numerals);
    html! {
        <>
            <div class="card">
            { present(page, dispatch) }
            { verdict(page, dispatch) }
            </div>
            if page.is_first() {
                if let Some(chunk) = chunk::loaded() {
                    { (chunk.continued)(page, dispatch) }
                }
                <Kinds present={page.frame.puzzle.code.kind} theme={page.frame.preferences.theme()} />
            }
            if let Some(recipe) = page.recipe() {
                { made_from(recipe, dispatch) }
            }
            { answers(page, dispatch) }
            { method_choice(page.frame.puzzle.code.kind, watch.method, numerals, page.frame.preferences.has_line_numbers, dispatch) }
            if !is_waiting {
                <List playback={watch.playback.clone()} playhead={watch.playhead}
                    dispatch={dispatch.clone()} />
            }
        </>
    }
}

/// What is below the sentence.
fn foot(page: &Page, dispatch: &Callback<Message>) -> Html {
    let foot = chunk::loaded().map(|chunk| (chunk.foot)(page, dispatch));
    foot.unwrap_or_default()
}

/// The waiting puzzle, the legend of an answer, or the present step.
fn present(page: &Page, dispatch: &Callback<Message>) -> Html {
    let watch = &page.watch;
    html! {
        <>
            if page.is_waiting() {
                <Waiting reading={page.frame.puzzle.clone()} playback={watch.playback.clone()} pasted={page.frame.paste.pasted} outcome={page.known_outcome()}
                    sight={watch.sight.map(|sight| sight.playhead)}
                    dispatch={dispatch.clone()} />
            } else if let Some(aspect) = page.frame.answers.aspect {
                { legend_words(aspect, page.frame.puzzle.code.kind, page.outcome() != Some(Verdict::Several), page.answer(Topic::Proof).is_some(), watch.is_running()) }
            } else {
                <Caption kind={page.frame.puzzle.code.kind} head={why(page, dispatch)} foot={foot(page, dispatch)} watch={watch.clone()}
                    numerals={page.frame.preferences.numerals} dispatch={dispatch.clone()} />
            }
        </>
    }
}
