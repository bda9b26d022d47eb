//! Status of the puzzle being edited: its verdict, the facts that all solutions
//! share, its grade.

use yew::prelude::*;

use crate::web::components::share::Share;
use crate::web::text;
use clew::kind::{self, Answer, End, Kind};
use clew_core::grid::Shape;
use clew_core::model::{Arg, Explanation};
use clew_core::playback::Playhead;
use clew_core::solve::{Beyond, Grade};
use clew_core::trace::Verdict;
use clew_page::{Asking, Inquiry, Message, Mode, Page, Status, Topic};

/// Engine time after which the job can be stopped, in microseconds.
const LONG: u64 = 500_000;

/// Verdict with its figures, and what can be done with the puzzle. `data-job` and `data-micros` are the number of the
/// question answered and the engine time.
pub(super) fn status_panel(page: &Page, dispatch: &Callback<Message>) -> Html {
    let drafting = &page.edit.drafting;
    let (code, shape) = (drafting.code(), drafting.shape());
    let about = |topic: Topic| page.frame.asked.about(code, topic);
    let (proof, grade) = (about(Topic::Proof), about(Topic::Grade));
    let verdict = proof.map_or(Verdict::Open, verdict);
    let is_stopped = proof.is_some_and(|proof| proof.status == Status::Stopped);
    let (name, sentence) = match verdict {
        Verdict::Unique => ("unique", "edit-verdict-unique"),
        Verdict::Several => ("several", "edit-verdict-several"),
        Verdict::Impossible => ("none", "edit-verdict-none"),
        Verdict::Open if is_stopped => ("stopped", "edit-verdict-stopped"),
        Verdict::Open => ("open", "edit-verdict-open"),
    };
    let size = Explanation::new("edit-size-told")
        .with("rows", Arg::Number(shape.rows.into()))
        .with("cols", Arg::Number(shape.cols.into()));
    let clues = text::counted("page-number", "number", drafting.written().len());
    let figure = |name: &'static str, value: String| {
        html! { <><dt>{ text::word(name) }</dt><dd data-testid={name}>{ value }</dd></> }
    };
    let (graded, is_graded) = graded(grade, shape, verdict);
    html! {
        <section class="standing" aria-label={text::word("page-verdict-label")}>
            <div class="row">
                <p class={classes!("summary", (verdict == Verdict::Open).then_some("waiting"))}
                    role="status" data-testid="standing"
                    data-verdict={name}
                    data-job={proof.map(|proof| proof.job.0.to_string())}
                    data-micros={proof.map(|proof| proof.micros.to_string())}>
                    <strong>{ text::word(sentence) }</strong>
                </p>
                { work_button([proof, grade], dispatch) }
            </div>
            { deeds(page.edit.has_clues_alone, dispatch) }
            <Share playback={page.edit.bare.clone()} playhead={Playhead::default()} overlay={page.overlay()}
                theme={page.frame.preferences.theme()} />
            <dl class="figures">
                { figure("edit-decided", decided(proof, code.kind, shape, verdict)) }
                <dt>{ text::word("edit-grade") }</dt>
                <dd data-testid="edit-grade" class={(!is_graded).then_some("waiting")}>{ graded }</dd>
                { figure("edit-clues", clues) }
                { figure("edit-size", text::plain(&size, shape)) }
            </dl>
        </section>
    }
}

/// Verdict so far. A second solution settles it, whatever else is found.
fn verdict(proof: &Inquiry) -> Verdict {
    match proof.status {
        Status::Done(End::Verdict(verdict)) => verdict,
        _ => match proof.answer.as_deref() {
            Some(Answer::Proof(proofs)) => kind::counts(proofs).verdict,
            _ => Verdict::Open,
        },
    }
}

/// Number of decided places, such as "170 of 320 cells and edges".
fn decided(proof: Option<&Inquiry>, kind: Kind, shape: Shape, verdict: Verdict) -> String {
    if verdict == Verdict::Impossible {
        return text::word("edit-decided-none");
    }
    let answer = proof.and_then(|proof| proof.answer.as_deref());
    let Some(Answer::Proof(proofs)) = answer else {
        return String::new();
    };
    let counts = kind::counts(proofs);
    let (Some(common), Some(facts)) = (counts.backbone, counts.facts) else {
        return String::new();
    };
    let kind = kind.name();
    let places = text::word(&format!("edit-places-{kind}"));
    let id = match common == facts {
        true => "edit-decided-all",
        false => "edit-decided-told",
    };
    let explanation = Explanation::new(id)
        .with("common", Arg::Number(common as u64))
        .with("facts", Arg::Number(facts as u64))
        .with("places", Arg::Text(places));
    text::plain(&explanation, shape)
}

/// Grade, such as "level 4: trial", and whether it is final.
fn graded(grade: Option<&Inquiry>, shape: Shape, verdict: Verdict) -> (String, bool) {
    match verdict {
        Verdict::Unique => {}
        Verdict::Open => return (String::new(), false),
        Verdict::Several | Verdict::Impossible => return (text::word("edit-grade-later"), true),
    }
    let is_stopped = grade.is_some_and(|grade| grade.status == Status::Stopped);
    match grade.and_then(|grade| grade.answer.as_deref()) {
        Some(Answer::Grade(grade)) => (grade_words(grade, shape), true),
        _ if is_stopped => (text::word("edit-verdict-stopped"), true),
        _ => (text::word("edit-grade-open"), false),
    }
}

fn grade_words(grade: &Grade, shape: Shape) -> String {
    let hardness = grade.hardness();
    let hardest = hardness.technique.unwrap_or("edit-grade-nothing");
    let id = match hardness.beyond {
        Beyond::Nothing => "edit-grade-told",
        Beyond::Cases | Beyond::Search => "edit-grade-beyond",
    };
    let explanation = Explanation::new(id)
        .with("grade", Arg::Text(text::hardness(&hardness)))
        .with("hardest", Arg::Text(text::word(hardest)))
        .with("cases", Arg::Number(grade.cases))
        .with("time", Arg::Text(text::expected(grade.seconds)));
    text::plain(&explanation, shape)
}

/// Button to stop a long job, or to resume it.
fn work_button(inquiries: [Option<&Inquiry>; 2], dispatch: &Callback<Message>) -> Html {
    let long = inquiries.into_iter().flatten().find_map(|inquiry| {
        let is_long = inquiry.micros > LONG || inquiry.status == Status::Stopped;
        let is_done = matches!(inquiry.status, Status::Done(_));
        (is_long && !is_done).then_some((inquiry.status, inquiry.topic))
    });
    let Some((status, topic)) = long else {
        return Html::default();
    };
    let (word, asking): (_, fn(Topic) -> Asking) = match status {
        Status::Stopped => ("page-resume", Asking::Resume),
        _ => ("page-stop", Asking::Stop),
    };
    let onclick = dispatch.reform(move |_: MouseEvent| Message::Asking(asking(topic)));
    html! {
        <button type="button" class="plain" data-testid="stop" {onclick}>{ text::word(word) }</button>
    }
}

/// Buttons for solving the puzzle by hand: on its page, or here with only the clues.
fn deeds(is_bare: bool, dispatch: &Callback<Message>) -> Html {
    let play = dispatch.reform(|_: MouseEvent| Message::Enter(Mode::Play));
    let hide = dispatch.reform(move |_: MouseEvent| Message::CluesAlone(!is_bare));
    html! {
        <div class="row asks">
            <button type="button" class="plain" data-testid="play-edited" onclick={play}>
                { text::word("page-play-it") }
            </button>
            <button type="button" class="plain" data-testid="clues-alone" onclick={hide}
                aria-pressed={if is_bare { "true" } else { "false" }} title={text::word("edit-clues-alone-what")}>
                { text::word("edit-clues-alone") }
            </button>
        </div>
    }
}
