//! Verdict, or progress towards it, and the techniques that were needed.

use yew::prelude::*;

use crate::web::components::share::Share;
use crate::web::components::stages::stage_class;
use crate::web::text::{self, say};
use clew::kind::End;
use clew_core::grid::Shape;
use clew_core::model::{Arg, Explanation};
use clew_core::trace::Verdict;
use clew_page as page;
use clew_page::guide::GuidePage;
use clew_page::playback::SharedPlayback;
use clew_page::watch::Work;
use clew_page::{Message, Page, Status};

/// The verdict.
pub(super) fn verdict(page: &Page, dispatch: &Callback<Message>) -> Html {
    let watch = &page.watch;
    html! {
        <section class="verdict" aria-label={text::word("page-verdict-label")}>
            <h2 class="unseen">{ text::word("page-verdict-label") }</h2>
            <div class="row">
                { summary(watch.run(), watch.work, &difficulty(page)) }
                { work_button(watch.work, dispatch) }
            </div>
            <Share playback={watch.playback.clone()} playhead={watch.playhead} overlay={page.overlay()}
                theme={page.frame.preferences.theme()} />
            { progress(watch.work, watch.playback.shape()) }
            // Listing the techniques of an untouched puzzle would spoil it.
            if !page.is_waiting() {
                { techniques(&watch.playback, &hardest(page), dispatch) }
            }
        </section>
    }
}

/// How hard the puzzle is, and how long it takes; empty while unknown.
fn difficulty(page: &Page) -> Vec<String> {
    let level = page.hardness().map(|hardness| text::hardness(&hardness));
    let time = page.expected_seconds().map(text::expected);
    level.into_iter().chain(time).collect()
}

/// Name of the hardest technique that the puzzle needs; `None` while unknown, or while only some of its steps are shown.
fn hardest(page: &Page) -> Option<String> {
    let hardness = page.hardness().filter(|_| page.watch.set_aside.is_none());
    Some(text::word(hardness?.technique?))
}

/// Verdict in one line, with level, number of steps and time.
fn summary(playback: &SharedPlayback, work: Work, difficulty: &[String]) -> Html {
    let state = match work.status {
        Status::Running => "page-solving",
        Status::Stopped | Status::Done(End::Verdict(Verdict::Open)) => "page-verdict-open",
        Status::Done(End::Verdict(Verdict::Unique)) => "page-verdict-unique",
        Status::Done(End::Verdict(Verdict::Several)) => "page-verdict-several",
        Status::Done(End::Verdict(Verdict::Impossible)) => "page-verdict-none",
        Status::Done(End::Failed) => "page-verdict-failed",
        Status::Done(_) => "page-verdict-unreadable",
    };
    let mut facts = Vec::new();
    let playback = playback.get();
    let rows = playback.rows();
    let tried = playback.tried_until(rows.len());
    facts.extend(difficulty.iter().map(|words| (None, words.clone())));
    // Count all chapters as the player does, including the cases and the end.
    let chapters = playback.chapters().len() as u64;
    let told = Explanation::new("page-told")
        .with("ideas", Arg::Number(playback.ideas() as u64))
        .with("chapters", Arg::Number(chapters))
        .with("steps", Arg::Number(playback.steps() as u64));
    // On a wide window, shown only while the list of techniques is open.
    let at_length = Some("at-length");
    facts.push((at_length, say(&told)));
    if tried > 0 {
        // If there are very many cases, not every case is an event.
        let tried = tried.max(work.progress.tried);
        let cases = Explanation::new("page-cases").with("count", Arg::Number(tried));
        facts.push((at_length, say(&cases)));
    }
    // The time of a recorded explanation is unknown.
    let time = (work.micros > 0).then(|| text::duration(work.micros));
    facts.extend(time.map(|time| (at_length, time)));
    html! {
        <p class="summary" data-testid="verdict" role="status">
            <span class="facts">
                <strong>{ text::word(state) }</strong>
                { for facts.into_iter().map(|(class, fact)| html! {
                    <span class={class}><i>{ " · " }</i>{ fact }</span>
                }) }
            </span>
        </p>
    }
}

fn work_button(work: Work, dispatch: &Callback<Message>) -> Html {
    let (word, action): (_, fn() -> Message) = match work.status {
        Status::Running => ("page-stop", || page::watch::Action::Stop.into()),
        Status::Stopped => ("page-resume", || page::watch::Action::Resume.into()),
        Status::Done(_) => return Html::default(),
    };
    let onclick = dispatch.reform(move |_: MouseEvent| action());
    html! {
        <button type="button" class="plain" data-testid="stop" {onclick}>{ text::word(word) }</button>
    }
}

/// Progress of the solver, if the job takes long.
fn progress(work: Work, shape: Shape) -> Html {
    if work.status != Status::Running || !work.is_long() {
        return Html::default();
    }
    let progress = work.progress;
    let tried = Arg::Number(progress.tried);
    let explanation = match (progress.tried, progress.of, progress.looking_at) {
        (1.., Some(of), _) => Explanation::new("page-progress-cases")
            .with("tried", tried)
            .with("of", Arg::Number(of)),
        (1.., None, _) => Explanation::new("page-progress-search").with("tried", tried),
        (0, _, Some(site)) => {
            Explanation::new("page-progress-looking").with("place", Arg::Place(site))
        }
        (0, _, None) => Explanation::new("page-progress-thinking"),
    };
    let words = text::plain(&explanation, shape);
    let part = progress
        .of
        .map(|of| progress.tried as f64 / of.max(1) as f64);
    html! {
        <div class="progress">
            <progress max="1" value={part.map(|part| part.to_string())} aria-label={words.clone()} />
            <span>{ words }</span>
        </div>
    }
}

/// Techniques used, with their number of uses, hardest first. The hardest that the puzzle needs is named by its grade, once known: a film
/// may use another where that is seen first.
fn techniques(
    playback: &SharedPlayback,
    hardest: &Option<String>,
    dispatch: &Callback<Message>,
) -> Html {
    let playback = playback.get();
    let tallies = playback.tallies();
    let first = tallies.first().map(|tally| text::word(tally.name));
    let Some(hardest) = hardest.clone().or(first) else {
        return Html::default();
    };
    let summary = Explanation::new("page-techniques")
        .with("count", Arg::Number(tallies.len() as u64))
        .with("hardest", Arg::Text(hardest));
    html! {
        <details class="techniques">
            <summary>{ say(&summary) }</summary>
            <ul>
                { for tallies.iter().map(|tally| {
                    let name = tally.name;
                    let open = dispatch
                        .reform(move |_: MouseEvent| Message::Guide(Some(GuidePage::Technique(name))));
                    html! {
                        <li key={name} class={stage_class(tally.stage)}>
                            <button type="button" onclick={open}>
                                <i class="swatch" />
                                <span class="name">{ text::word(name) }</span>
                                <span class="level">
                                    { text::counted("page-level", "level", tally.level.into()) }
                                </span>
                                <span class="count">
                                    { text::counted("page-times", "count", tally.positions.len()) }
                                </span>
                            </button>
                        </li>
                    }
                }) }
            </ul>
            <p><a href={GuidePage::Index(None).hash()}>{ text::word("guide-all") }</a></p>
        </details>
    }
}
