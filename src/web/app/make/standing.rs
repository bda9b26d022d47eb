//! How far the work is, and what came of it.

use yew::prelude::*;

use crate::generate::Phase;
use crate::kind::{End, Generated};
use crate::model::{Arg, Explanation};
use crate::scene::Theme;
use crate::web::app::reel::Reel;
use crate::web::app::state::{Action, Bench, Crafting, Mode, Overlay, Place, Status};
use crate::web::app::verdict::Share;
use crate::web::text;

/// What [`Standing`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct StandingProps {
    /// The work.
    pub(super) bench: Option<Bench>,
    /// Whether the wish can be begun.
    pub(super) is_ready: bool,
    /// The puzzle that is open, to be taken along.
    pub(super) open: Reel,
    /// Light or dark, for pictures to keep.
    pub(super) theme: Theme,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// A headline, a line below it, and what can be done now. `data-state` names
/// the state for those who look from outside.
#[component]
pub(super) fn Standing(props: &StandingProps) -> Html {
    let bench = props.bench.as_ref();
    let button = |id: &'static str, action: fn() -> Action| {
        let onclick = props.dispatch.reform(move |event: MouseEvent| {
            // What was clicked may be the button that begins by the time the
            // browser acts on it.
            event.prevent_default();
            action()
        });
        html! {
            <button type="button" class="plain" data-testid={id} {onclick}>{ text::word(id) }</button>
        }
    };
    let is_running = bench.is_some_and(|bench| bench.status == Status::Running);
    let made = bench.map_or(0, |bench| bench.made.len());
    let (state, headline) = bench.map_or_else(|| ("idle", text::word("make-idle")), headline);
    let is_ready_made = state == "made" && bench.is_some_and(|bench| bench.count == 1);
    html! {
        <section class="standing" aria-label={text::word("make-standing")}>
            <div class="row">
                <p class="summary" role="status" data-testid="making" data-state={state}
                    data-made={made.to_string()}
                    data-micros={bench.map(|bench| bench.micros.to_string())}>
                    // A new one each time, so that it is read aloud even if it says the same.
                    <strong key={bench.map_or(0, |bench| bench.number)}>{ headline }</strong>
                </p>
                if is_ready_made {
                    <Share reel={props.open.clone()} at={Place::default()} overlay={Overlay::default()}
                        theme={props.theme} />
                }
            </div>
            // Not read aloud: it changes many times a second.
            <p class="hint" data-testid="make-progress">{ bench.map(detail).unwrap_or_default() }</p>
            if let (Some(bench), true) = (bench, is_running) {
                <progress max="1" value={far(bench).to_string()} aria-label={text::word("make-progress")} />
            }
            <div class="row deeds">
                if is_running {
                    { button("make-stop", || Action::Craft(Crafting::Stop)) }
                } else {
                    <button type="submit" form="wish" class="plain main" data-testid="make-begin"
                        disabled={!props.is_ready}>{ text::word("make-begin") }</button>
                }
                if is_ready_made {
                    { button("make-watch", || Action::Enter(Mode::Watch)) }
                    { button("make-edit", || Action::Enter(Mode::Edit)) }
                } else if made > 1 && !is_running {
                    { button("make-list", || Action::Craft(Crafting::List)) }
                }
            </div>
        </section>
    }
}

/// The state's name and what is said of it aloud.
fn headline(bench: &Bench) -> (&'static str, String) {
    let made = bench.made.len();
    match bench.status {
        Status::Running => ("running", text::word("make-running")),
        Status::Stopped => ("stopped", text::counted("make-stopped", "made", made)),
        Status::Done(End::Generated | End::NotGenerated) if made > 0 => {
            let headline = match (bench.count, bench.made.last()) {
                (1, Some((_, made))) => told(made, bench),
                _ => text::counted("make-made-many", "made", made),
            };
            ("made", headline)
        }
        Status::Done(_) => ("none", text::word("make-none")),
    }
}

/// "Made: level 4, 44 clues", or that it is only the nearest.
fn told(made: &Generated, bench: &Bench) -> String {
    let id = if made.meets_spec {
        "make-made"
    } else {
        "make-nearest"
    };
    let attempts = bench.seen.as_ref().map_or(1, |seen| seen.0.attempt);
    let explanation = Explanation::new(id)
        .with("level", Arg::Number(made.grade.overall().into()))
        .with("clues", Arg::Number(made.clues.into()))
        .with("attempts", Arg::Number(attempts.into()));
    text::say(&explanation)
}

/// "210 of 340 clues tried, 180 left".
fn detail(bench: &Bench) -> String {
    if bench.status != Status::Running {
        return bench.made.last().map_or_else(String::new, |(recipe, _)| {
            let seed = Arg::Text(recipe.seed.to_string());
            text::say(&Explanation::new("make-from-seed").with("seed", seed))
        });
    }
    let Some(seen) = &bench.seen else {
        return String::new();
    };
    let making = &seen.0;
    let id = match making.phase {
        Phase::Filling => "make-phase-filling",
        Phase::Proving => "make-phase-proving",
        Phase::Digging => "make-phase-digging",
        Phase::Targeting => "make-phase-easing",
        Phase::Grading => "make-phase-grading",
    };
    let now = Explanation::new(id)
        .with("tried", Arg::Number(bench.progress.tried))
        .with("of", Arg::Number(bench.progress.of.unwrap_or_default()))
        .with("clues", Arg::Number(making.clues.into()));
    let mut parts = vec![text::say(&now)];
    if making.attempt > 1 {
        let attempt = Explanation::new("make-attempt")
            .with("attempt", Arg::Number(making.attempt.into()))
            .with("attempts", Arg::Number(making.attempts.into()))
            .with(
                "level",
                Arg::Number(making.nearest.unwrap_or_default().into()),
            );
        parts.push(text::say(&attempt));
    }
    if bench.count > 1 {
        let number = Explanation::new("make-number")
            .with("number", Arg::Number(bench.made.len() as u64 + 1))
            .with("count", Arg::Number(bench.count.into()));
        parts.push(text::say(&number));
    }
    parts.join(" · ")
}

/// How far the work is, from 0 to 1: of several puzzles how many are made, of
/// one how many clues are tried.
fn far(bench: &Bench) -> f64 {
    let of = bench.progress.of.unwrap_or_default().max(1);
    let within = bench.progress.tried as f64 / of as f64;
    (bench.made.len() as f64 + within.min(1.0)) / f64::from(bench.count.max(1))
}
