//! How the puzzle being written stands: how many solutions, what they share,
//! how hard it is.

use yew::prelude::*;

use crate::grid::Shape;
use crate::kind::{Answer, End, Kind};
use crate::model::{Arg, Explanation};
use crate::solve::Grade;
use crate::trace::Verdict;
use crate::web::app::state::{Action, Asking, Inquiry, Status, Topic};
use crate::web::text;

/// Work that takes so long can be stopped, in microseconds.
const LONG: u64 = 500_000;

/// What [`Standing`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct StandingProps {
    /// The kind of the puzzle.
    pub(super) kind: Kind,
    /// Its size.
    pub(super) shape: Shape,
    /// How many clues it has.
    pub(super) clues: usize,
    /// The question how many solutions it has.
    pub(super) proof: Option<Inquiry>,
    /// The question how hard it is.
    pub(super) grade: Option<Inquiry>,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
    /// What to offer beside the verdict.
    pub(super) children: Html,
}

/// The verdict and what belongs to it. `data-job` and `data-micros` say which
/// question is answered, and how long the engine took.
#[component]
pub(super) fn Standing(props: &StandingProps) -> Html {
    let proof = props.proof.as_ref();
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
        .with("rows", Arg::Number(props.shape.rows.into()))
        .with("cols", Arg::Number(props.shape.cols.into()));
    let clues = text::counted("page-number", "number", props.clues);
    let figure = |name: &'static str, value: String| {
        html! { <><dt>{ text::word(name) }</dt><dd data-testid={name}>{ value }</dd></> }
    };
    let (grade, is_graded) = graded(props, verdict);
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
                { work_button(props) }
                { props.children.clone() }
            </div>
            <dl class="figures">
                { figure("edit-decided", decided(props, verdict)) }
                <dt>{ text::word("edit-grade") }</dt>
                <dd data-testid="edit-grade" class={(!is_graded).then_some("waiting")}>{ grade }</dd>
                { figure("edit-clues", clues) }
                { figure("edit-size", text::plain(&size, props.shape)) }
            </dl>
        </section>
    }
}

/// The verdict so far. A second solution decides, whatever is still to come.
fn verdict(proof: &Inquiry) -> Verdict {
    match proof.status {
        Status::Done(End::Verdict(verdict)) => verdict,
        _ => match proof.answer.as_deref() {
            Some(Answer::Proof(proofs)) => proofs.counts().verdict,
            _ => Verdict::Open,
        },
    }
}

/// "170 of 320 cells and edges".
fn decided(props: &StandingProps, verdict: Verdict) -> String {
    if verdict == Verdict::Impossible {
        return text::word("edit-decided-none");
    }
    let answer = props
        .proof
        .as_ref()
        .and_then(|proof| proof.answer.as_deref());
    let Some(Answer::Proof(proofs)) = answer else {
        return String::new();
    };
    let counts = proofs.counts();
    let (Some(common), Some(facts)) = (counts.backbone, counts.facts) else {
        return String::new();
    };
    let kind: &str = props.kind.into();
    let places = text::word(&format!("edit-places-{kind}"));
    let explanation = Explanation::new("edit-decided-told")
        .with("common", Arg::Number(common as u64))
        .with("facts", Arg::Number(facts as u64))
        .with("places", Arg::Text(places));
    text::plain(&explanation, props.shape)
}

/// "Level 4: trial", and whether that is settled.
fn graded(props: &StandingProps, verdict: Verdict) -> (String, bool) {
    match verdict {
        Verdict::Unique => {}
        Verdict::Open => return (String::new(), false),
        Verdict::Several | Verdict::Impossible => return (text::word("edit-grade-later"), true),
    }
    let grade = props.grade.as_ref();
    let is_stopped = grade.is_some_and(|grade| grade.status == Status::Stopped);
    match grade.and_then(|grade| grade.answer.as_deref()) {
        Some(Answer::Grade(grade)) => (told(grade, props.shape), true),
        _ if is_stopped => (text::word("edit-verdict-stopped"), true),
        _ => (text::word("edit-grade-open"), false),
    }
}

fn told(grade: &Grade, shape: Shape) -> String {
    let hardest = match &grade.hardest {
        Some(hardest) => text::word(hardest),
        None => text::word("edit-grade-nothing"),
    };
    let explanation = Explanation::new("edit-grade-told")
        .with("level", Arg::Number(grade.overall().into()))
        .with("hardest", Arg::Text(hardest))
        .with("cases", Arg::Number(grade.cases));
    text::plain(&explanation, shape)
}

/// Stop, and go on, for what takes long.
fn work_button(props: &StandingProps) -> Html {
    let questions = [(&props.proof, Topic::Proof), (&props.grade, Topic::Grade)];
    let long = questions.into_iter().find_map(|(inquiry, topic)| {
        let inquiry = inquiry.as_ref()?;
        let is_long = inquiry.micros > LONG || inquiry.status == Status::Stopped;
        let is_done = matches!(inquiry.status, Status::Done(_));
        (is_long && !is_done).then_some((inquiry.status, topic))
    });
    let Some((status, topic)) = long else {
        return Html::default();
    };
    let (word, asking): (_, fn(Topic) -> Asking) = match status {
        Status::Stopped => ("page-resume", Asking::Resume),
        _ => ("page-stop", Asking::Stop),
    };
    let onclick = props
        .dispatch
        .reform(move |_: MouseEvent| Action::Asking(asking(topic)));
    html! {
        <button type="button" class="plain" data-testid="stop" {onclick}>{ text::word(word) }</button>
    }
}
