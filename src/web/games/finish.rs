//! Card below a solved board: time, help and expected time in a sentence, and the next actions; on demand, how hard the puzzle was
//! and how the game compares.

use yew::prelude::*;

use crate::web::components::copying::{CopyNotice, copy_text};
use crate::web::components::share_entries::link;
use crate::web::hooks::fresh_seed;
use crate::web::text;
use clew::games::{Comparison, Difficulty, Finish};
use clew_core::model::{Arg, Explanation};
use clew_core::solve::Grade;
use clew_page::address::Address;
use clew_page::games::Action;
use clew_page::guide::GuidePage;
use clew_page::play::Ask;
use clew_page::{Message, Mode, Page};

use super::words;

/// Properties of [`FinishStrip`].
#[derive(PartialEq, Properties)]
pub(crate) struct FinishProps {
    /// Finished game.
    finish: Finish,
    /// Comparison with other finished games, if they are known.
    comparison: Option<Comparison>,
    /// Grade of the puzzle, if known.
    grade: Option<Grade>,
    /// Whether another puzzle is being made.
    is_making: bool,
    /// Whether a next puzzle like this one can be made.
    next: bool,
    /// Whether there is a harder one.
    has_harder: bool,
    /// Name of the daily puzzle, if it is one.
    daily: Option<String>,
    /// Text of the address for playing the puzzle, without marks.
    hash: String,
    /// Receiver of actions.
    dispatch: Callback<Message>,
}

impl FinishProps {
    /// Properties for the game being played; `None` while it is not solved.
    pub(crate) fn of(page: &Page, dispatch: &Callback<Message>) -> Option<Self> {
        let game = page.play.game.as_ref()?;
        let played = game.get();
        if !played.is_solved() {
            return None;
        }
        let origin = page.games.origin(played.code());
        let shape = page.frame.puzzle.shape;
        let grade = page.grade().cloned();
        let chosen = origin.and_then(|origin| origin.difficulty);
        let level = grade.as_ref().map(Grade::overall);
        let difficulty =
            chosen.or(level.map(|level| Difficulty::of_level(page.frame.puzzle.code.kind, level)));
        let finish = Finish {
            kind: played.code().kind,
            rows: shape.rows,
            cols: shape.cols,
            difficulty: chosen,
            elapsed: played.stored().elapsed,
            hints: played.hints(),
            questions: played.questions(),
            at: 0,
        };
        let finished = &page.games.finished;
        let comparison = (!finished.is_empty()).then(|| Comparison::of(finished, &finish));
        let harder = difficulty.filter(|difficulty| {
            let harder = difficulty.harder();
            harder != *difficulty && harder.is_offered(finish.kind, finish.rows)
        });
        Some(Self {
            daily: origin
                .and_then(|origin| words::daily(origin, finish.kind, finish.rows, finish.cols)),
            comparison,
            grade,
            is_making: page.games.making.is_some(),
            next: difficulty.is_some(),
            has_harder: harder.is_some(),
            hash: Address {
                mode: Mode::Play,
                made: page.recipe().map(ToString::to_string),
                ..Address::of(played.code().text.clone())
            }
            .hash(),
            finish,
            dispatch: dispatch.clone(),
        })
    }
}

/// The card.
#[component]
pub(crate) fn FinishStrip(props: &FinishProps) -> Html {
    let finish = &props.finish;
    let next = |is_harder: bool| {
        props
            .dispatch
            .reform(move |_: MouseEvent| Action::Next(fresh_seed(), is_harder).into())
    };
    let review = props
        .dispatch
        .reform(|_: MouseEvent| Message::Play(Ask::Review.into()));
    let help = help_words(finish);
    let grade = props.grade.as_ref().map(|grade| {
        let hardness = grade.hardness();
        let difficulty = Difficulty::of_level(finish.kind, hardness.level);
        let told = Explanation::new("finish-grade")
            .with("difficulty", Arg::Text(text::difficulty(difficulty)))
            .with("grade", Arg::Text(text::hardness(&hardness)));
        text::say(&told)
    });
    let copying = use_state_eq(|| None);
    let share = {
        let (copying, words) = (copying.clone(), shared(props));
        Callback::from(move |_: MouseEvent| copy_text(words.clone(), copying.clone()))
    };
    html! {
        <section class="finish" aria-label={text::word("finish-label")} data-testid="finish">
            <h2>{ text::word("play-solved") }</h2>
            if let Some(daily) = &props.daily {
                <p class="hint">{ daily }</p>
            }
            <p role="status" data-testid="finish-told">{ told(props, &text::say(&help)) }</p>
            <div class="row asks">
                if props.next {
                    <button type="button" class="primary" data-testid="finish-next" onclick={next(false)}
                        disabled={props.is_making}>{ text::word("finish-next") }</button>
                }
                if props.has_harder {
                    <button type="button" class="plain" data-testid="finish-harder" onclick={next(true)}
                        disabled={props.is_making}>{ text::word("finish-harder") }</button>
                }
                <button type="button" class="plain" data-testid="finish-review" onclick={review}>
                    { text::word("play-review") }
                </button>
                <button type="button" class="plain" data-testid="finish-share" onclick={share}>
                    { text::word("finish-share") }
                </button>
            </div>
            <details class="figures">
                <summary>{ text::word("finish-more") }</summary>
                <p>
                    if let Some(grade) = grade {
                        <span data-testid="finish-grade">{ grade }</span>
                    }
                    { hardest(props) }
                    if let Some(comparison) = props.comparison {
                        <span data-testid="finish-standing">{ compared(comparison) }</span>
                    }
                </p>
            </details>
            <CopyNotice {copying} />
        </section>
    }
}

/// Sentence of the card.
fn told(props: &FinishProps, help: &str) -> String {
    let id = match &props.grade {
        Some(_) => "finish-told",
        None => "finish-told-time",
    };
    let expected = props.grade.as_ref();
    let expected = expected.map(|grade| text::expected(grade.seconds));
    let told = Explanation::new(id)
        .with("time", Arg::Text(words::time(props.finish.elapsed)))
        .with("help", Arg::Text(help.to_owned()))
        .with("expected", Arg::Text(expected.unwrap_or_default()));
    text::say(&told)
}

/// Result to share: the puzzle, the time, the help, and a link to the bare puzzle.
fn shared(props: &FinishProps) -> String {
    let finish = &props.finish;
    let link = link(Some(&props.hash));
    let result = Explanation::new("finish-shared")
        .with(
            "puzzle",
            Arg::Text(
                props
                    .daily
                    .clone()
                    .unwrap_or_else(|| words::puzzle(finish.kind, finish.rows, finish.cols)),
            ),
        )
        .with("time", Arg::Text(words::time(finish.elapsed)))
        .with("help", Arg::Text(text::say(&help_words(finish))));
    format!("{}\n{link}", text::say(&result))
}

/// Words for the help that was used.
fn help_words(finish: &Finish) -> Explanation {
    Explanation::new("finish-help")
        .with("hints", Arg::Number(finish.hints.into()))
        .with("questions", Arg::Number(finish.questions.into()))
}

/// The hardest technique, as a link to its page.
fn hardest(props: &FinishProps) -> Html {
    let hardest = props
        .grade
        .as_ref()
        .and_then(|grade| grade.hardness().technique);
    let Some(entry) = hardest.and_then(clew::kind::technique) else {
        return Html::default();
    };
    let open = props
        .dispatch
        .reform(move |_: MouseEvent| Message::Guide(Some(GuidePage::Technique(entry.name))));
    let hardest =
        Explanation::new("finish-hardest").with("technique", Arg::Text(text::word(entry.name)));
    html! {
        <button type="button" class="link" data-testid="finish-hardest" onclick={open}>
            { text::say(&hardest) }
        </button>
    }
}

/// Comparison with the previous games.
fn compared(comparison: Comparison) -> String {
    match comparison {
        Comparison::First => text::word("finish-first"),
        Comparison::Quickest => text::word("finish-quickest"),
        Comparison::Behind(best) => {
            let best = Arg::Text(words::time(best));
            text::say(&Explanation::new("finish-behind").with("best", best))
        }
    }
}
