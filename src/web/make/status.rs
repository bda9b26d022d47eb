//! Status of the job: its progress and its result.

use std::rc::Rc;

use yew::prelude::*;

use crate::web::components::print_menu::PrintMenu;
use crate::web::components::share::Share;
use crate::web::games::words;
use crate::web::text;
use clew::handout::Unprinted;
use clew::kind::{self, End, Generated, Recipe};
use clew_core::generate::{ClueCount, ClueSymmetry, Phase};
use clew_core::model::{Arg, Explanation};
use clew_core::playback::Playhead;
use clew_page as page;
use clew_page::make::{Generation, Purpose};
use clew_page::{Message, Mode, Overlay, Page, Status};

/// Headline, a line below it, and buttons. `data-state` gives the state for
/// tests.
pub(super) fn status_panel(page: &Page, dispatch: &Callback<Message>) -> Html {
    let make = &page.make;
    let (generation, offered) = (make.shown(), make.offered.as_ref());
    let open = offered.map_or(&page.watch.playback, |offered| &offered.playback);
    let is_made = offered.is_some() || page.recipe().is_some();
    let theme = page.frame.preferences.theme();
    let button = |id: &'static str, action: fn() -> Message| {
        let onclick = dispatch.reform(move |event: MouseEvent| {
            // By the time the browser acts on the click, the clicked button may have become
            // the one that starts the job.
            event.prevent_default();
            action()
        });
        html! {
            <button type="button" class="plain" data-testid={id} {onclick}>{ text::word(id) }</button>
        }
    };
    let is_running = generation.is_some_and(|generation| generation.status == Status::Running);
    let is_stoppable =
        is_running && generation.is_some_and(|generation| generation.purpose != Purpose::Example);
    let made = generation.map_or(0, |generation| generation.made.len());
    let idle = match is_made {
        true => "make-earlier",
        false => "make-idle",
    };
    let (state, headline) = generation.map_or_else(|| ("idle", text::word(idle)), headline);
    let is_batch = generation.is_some_and(|generation| generation.count > 1);
    let level = offered.map(|offered| offered.made.grade.overall());
    html! {
        <section class="standing" aria-label={text::word("make-standing")}>
            <div class="row">
                <p class="summary" role="status" data-testid="making" data-state={state}
                    data-made={made.to_string()}
                    data-micros={generation.map(|generation| generation.micros.to_string())}>
                    // A new element each time, so that it is read aloud even if its text is the same.
                    <strong key={generation.map_or(0, |generation| generation.number)}>{ headline }</strong>
                </p>
            </div>
            if let Some(generation) = generation {
                <p class="hint" data-testid="make-wished">{ wished(&generation.recipe) }</p>
            }
            // Not read aloud, because it changes many times a second.
            <p class="hint" data-testid="make-progress">{ generation.map(detail).unwrap_or_default() }</p>
            if let (Some(generation), true) = (generation, is_running) {
                <progress max="1" value={part(generation).to_string()} aria-label={text::word("make-progress")} />
            }
            <div class="row deeds">
                // The reader did not request the example: a press starts the job in the form.
                if is_stoppable {
                    { button("make-stop", || page::make::Action::Stop.into()) }
                } else {
                    <button type="submit" form="generator" class="primary" data-testid="make-begin"
                        disabled={make.form.fault().is_some()}>{ text::word("make-begin") }</button>
                }
                if is_batch && made > 0 && !is_running {
                    <PrintMenu puzzles={puzzles(generation)} {theme} />
                    { button("make-list", || Message::Make(page::make::Action::List)) }
                }
            </div>
            if is_made && !is_running {
                <div class="row deeds" role="group" aria-label={text::word("make-deeds")}>
                    { button("make-play", || page::make::Action::Take(Mode::Play).into()) }
                    { button("make-watch", || page::make::Action::Take(Mode::Watch).into()) }
                    { button("make-edit", || page::make::Action::Take(Mode::Edit).into()) }
                </div>
                <Share playback={open.clone()} playhead={Playhead::default()} overlay={Overlay::default()}
                    {theme} hash={page.made_hash()} {level} />
            }
        </section>
    }
}

/// Callback that returns the puzzles made.
fn puzzles(generation: Option<&Generation>) -> Callback<(), Vec<Unprinted>> {
    let made = generation.map(|generation| Rc::clone(&generation.made));
    Callback::from(move |()| {
        let made = made.iter().flat_map(|made| made.iter());
        let unprinted = made.map(|(_, made)| Unprinted {
            code: made.code.clone(),
            level: Some(made.grade.overall()),
        });
        unprinted.collect()
    })
}

/// The state's name and its announcement.
fn headline(generation: &Generation) -> (&'static str, String) {
    let made = generation.made.len();
    match generation.status {
        Status::Running => ("running", text::word("make-running")),
        Status::Stopped => ("stopped", text::counted("make-stopped", "made", made)),
        Status::Done(End::Generated | End::NotGenerated) if made > 0 => {
            let headline = match (generation.count, generation.made.last()) {
                (1, Some((_, made))) => made_words(made, generation),
                _ => text::counted("make-made-many", "made", made),
            };
            ("made", headline)
        }
        Status::Done(End::Failed) => ("failed", text::word("make-failed")),
        Status::Done(_) => ("none", text::word("make-none")),
    }
}

/// What was asked for.
fn wished(recipe: &Recipe) -> String {
    let spec = &recipe.spec;
    let range = |id: &'static str, from: u32, to: u32| {
        let said = Explanation::new(id)
            .with("from", Arg::Number(from.into()))
            .with("to", Arg::Number(to.into()));
        text::say(&said)
    };
    let mut parts = vec![words::puzzle(recipe.kind, spec.shape.rows, spec.shape.cols)];
    let variant = kind::variants(recipe.kind).get(usize::from(spec.variant));
    parts.extend(
        variant
            .filter(|_| spec.variant > 0)
            .map(|id| text::word(id)),
    );
    let levels = spec.levels;
    parts.push(match levels.at_least == levels.at_most {
        true => text::level(levels.at_least),
        false => range(
            "make-wished-levels",
            levels.at_least.into(),
            levels.at_most.into(),
        ),
    });
    parts.extend(spec.seconds.map(|time| {
        range(
            "make-wished-minutes",
            time.at_least / 60,
            time.at_most.div_ceil(60),
        )
    }));
    parts.extend(spec.technique.as_deref().map(|technique| {
        let technique = Arg::Text(text::word(technique));
        text::say(&Explanation::new("make-wished-technique").with("technique", technique))
    }));
    if spec.symmetry != ClueSymmetry::None {
        let symmetry = text::word(&format!("make-balance-{}", <&str>::from(spec.symmetry)));
        let said = Explanation::new("make-wished-symmetry").with("symmetry", Arg::Text(symmetry));
        parts.push(text::say(&said));
    }
    let amount = match spec.clue_count {
        ClueCount::Enough => None,
        ClueCount::Minimal => Some(text::word("make-wished-minimal")),
        ClueCount::Fewest => Some(text::word("make-wished-fewest")),
        ClueCount::Density(density) => Some(text::counted(
            "make-wished-density",
            "density",
            density.into(),
        )),
    };
    parts.extend(amount);
    let said = Explanation::new("make-wished").with("wish", Arg::Text(parts.join(" · ")));
    text::say(&said)
}

/// Headline for a puzzle made, or for the puzzle nearest to the specification.
fn made_words(made: &Generated, generation: &Generation) -> String {
    let id = if made.meets_spec {
        "make-made"
    } else {
        "make-nearest"
    };
    let attempts = generation
        .preview
        .as_ref()
        .map_or(1, |preview| preview.0.attempt);
    let explanation = Explanation::new(id)
        .with("grade", Arg::Text(text::hardness(&made.grade.hardness())))
        .with("clues", Arg::Number(made.clues.into()))
        .with("time", Arg::Text(text::expected(made.grade.seconds)))
        .with("attempts", Arg::Number(attempts.into()));
    text::say(&explanation)
}

/// Progress, such as "210 of 340 clues tried, 180 left".
fn detail(generation: &Generation) -> String {
    if generation.status != Status::Running {
        return generation
            .made
            .last()
            .map_or_else(String::new, |(recipe, _)| {
                let seed = Arg::Text(recipe.seed.to_string());
                text::say(&Explanation::new("make-from-seed").with("seed", seed))
            });
    }
    let Some(preview) = &generation.preview else {
        return String::new();
    };
    let making = &preview.0;
    let id = match making.phase {
        Phase::Filling => "make-phase-filling",
        Phase::Proving => "make-phase-proving",
        Phase::Digging => "make-phase-digging",
        Phase::Targeting => "make-phase-easing",
        Phase::Grading => "make-phase-grading",
    };
    let now = Explanation::new(id)
        .with("tried", Arg::Number(generation.progress.tried))
        .with(
            "of",
            Arg::Number(generation.progress.of.unwrap_or_default()),
        )
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
    if generation.count > 1 {
        let number = Explanation::new("make-number")
            .with("number", Arg::Number(generation.made.len() as u64 + 1))
            .with("count", Arg::Number(generation.count.into()));
        parts.push(text::say(&number));
    }
    parts.join(" · ")
}

/// Fraction of the job that is done, `0..=1`: puzzles made, and clues tried of the
/// present one.
fn part(generation: &Generation) -> f64 {
    let of = generation.progress.of.unwrap_or_default().max(1);
    let within = generation.progress.tried as f64 / of as f64;
    (generation.made.len() as f64 + within.min(1.0)) / f64::from(generation.count.max(1))
}
