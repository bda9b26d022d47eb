//! Words of the coach: the visible part of its answer; otherwise the first broken rule,
//! or the rules.

use yew::prelude::*;

use crate::web::text::{self, Sentence};
use clew::kind::{self, Advice};
use clew_core::coach::{self, Degree};
use clew_core::grid::{Shape, Site};
use clew_core::model::{Arg, Explanation};
use clew_core::trace::Verdict;
use clew_page::play::{Help, Topic};

use super::panel::PanelProps;
use super::review::move_words;
use clew_page::Message;

/// Sentences to show now.
pub(super) fn sentences(props: &PanelProps) -> Vec<Explanation> {
    if let Some(choosing) = props.choosing {
        return vec![wanted(props, choosing.place)];
    }
    match &props.help {
        None => {
            let warned = beforehand(props.outcome).filter(|_| !props.game.get().is_solved());
            let warned = warned.map(Explanation::new).into_iter();
            warned.chain([unasked(props)]).collect()
        }
        Some(help) => match help.advice() {
            None if help.asked.has_failed => vec![Explanation::new("page-trouble-failed")],
            None => vec![Explanation::new("play-thinking")],
            Some(advice) => answer(props, help, advice),
        },
    }
}

/// Message id of the warning about a puzzle that does not have exactly one solution.
pub(crate) fn beforehand(outcome: Option<Verdict>) -> Option<&'static str> {
    match outcome? {
        Verdict::Several => Some("play-beforehand-several"),
        Verdict::Impossible => Some("play-beforehand-none"),
        Verdict::Unique | Verdict::Open => None,
    }
}

/// Request for the missing part of a question: its place, or the digit there.
fn wanted(props: &PanelProps, place: Option<Site>) -> Explanation {
    let game = props.game.get();
    match place {
        Some(place) if game.is_printed(place) => {
            Explanation::new("play-why-printed").with("place", Arg::Place(place))
        }
        Some(_) if super::keys::has_digits(game.code().kind) => Explanation::new("play-why-digit"),
        _ => Explanation::new("play-why-where"),
    }
}

/// The sentences as plain text.
pub(super) fn words(sentences: &[Explanation], shape: Shape) -> String {
    let said = sentences.iter().map(|said| text::plain(said, shape));
    said.collect()
}

/// The sentences as HTML, with places that are highlighted on the board.
pub(super) fn view(props: &PanelProps, sentences: &[Explanation]) -> Html {
    let shape = props.game.get().shape();
    let highlight = props.dispatch.reform(Message::Highlight);
    let said = sentences.iter().map(|explanation| {
        let runs = text::speaker().runs(explanation, shape);
        html! { <p><Sentence {runs} on_highlight={highlight.clone()} /></p> }
    });
    said.collect()
}

fn unasked(props: &PanelProps) -> Explanation {
    let game = props.game.get();
    if game.is_solved() {
        return Explanation::new("play-well-done");
    }
    let is_clash = || game.broken().into_iter().next();
    match is_clash().filter(|_| props.shows_clashes) {
        Some(clash) => clash.explanation,
        None => Explanation::new(kind::offer(game.code().kind).rules),
    }
}

fn answer(props: &PanelProps, help: &Help, advice: &Advice) -> Vec<Explanation> {
    let game = props.game.get();
    let whole = || kind::counsel(advice).sentence(game.code()).into_iter();
    let frame = help
        .frame
        .and_then(|number| game.frame(advice, help.basis(), number));
    let frame = frame.map(|frame| frame.sentence);
    match (help.topic, help.degree) {
        (Topic::Hint, Degree::Where) if kind::counsel(advice).is_hint() => {
            vec![Explanation::new("play-hint-where")]
        }
        (Topic::Hint, Degree::Technique) if kind::counsel(advice).technique().is_some() => {
            let name = kind::counsel(advice)
                .technique()
                .map(text::word)
                .unwrap_or_default();
            vec![Explanation::new("play-hint-named").with("technique", Arg::Text(name))]
        }
        (Topic::Hint, Degree::Follows) => {
            vec![coach::following(kind::counsel(advice).following())]
        }
        (Topic::Hint, _) if kind::counsel(advice).fails() => {
            supposing(props).into_iter().chain(frame).collect()
        }
        (Topic::Hint, _) => match frame {
            Some(frame) if help.next_frame().is_some() => {
                supposing(props).into_iter().chain([frame]).collect()
            }
            Some(frame) => {
                let more = kind::counsel(advice).following();
                let more = (more > 0).then(|| coach::following(more));
                let said = supposing(props).into_iter().chain([frame]);
                said.chain(more)
                    .chain(distance(props.run, advice))
                    .collect()
            }
            None => {
                let is_hint = kind::counsel(advice).is_hint();
                let supposed = supposing(props).filter(|_| is_hint).into_iter();
                let said = supposed.chain(whole());
                said.chain(distance(props.run, advice)).collect()
            }
        },
        (Topic::Check, Degree::Where) if kind::counsel(advice).wrong().unwrap_or(0) > 0 => {
            let count = Arg::Number(kind::counsel(advice).wrong().unwrap_or(0) as u64);
            vec![Explanation::new("coach-wrong-count").with("count", count)]
        }
        // The film explains why; the answer itself was given before.
        (Topic::Check, _) if frame.is_some() => frame.into_iter().collect(),
        (Topic::Conclude, _) => match frame.filter(|_| game.is_refuted(advice)) {
            Some(frame) => vec![frame],
            None if kind::counsel(advice).wrong() == Some(0) => {
                vec![Explanation::new("play-not-refuted")]
            }
            None => vec![Explanation::new("play-wrong-before-trial")],
        },
        (Topic::Review, _) if frame.is_some() => {
            let turns = game.turns();
            let number = help.frame.and_then(|number| number.checked_sub(1));
            let turn = number.and_then(|number| turns.get(number));
            turn.map(move_words).into_iter().chain(frame).collect()
        }
        (Topic::Check | Topic::Why | Topic::Review, _) => whole().chain(frame).collect(),
    }
}

/// Beginning of a hint within a trial: it follows only if what the trial assumes is so.
fn supposing(props: &PanelProps) -> Option<Explanation> {
    let (assumed, _) = props.game.get().assumed()?;
    Some(match assumed.is_empty() {
        true => Explanation::new("play-hint-within"),
        false => Explanation::new("play-hint-if").with("facts", Arg::Said(assumed)),
    })
}

/// Distance to the next easier step, if it is more than one.
fn distance(done: u32, advice: &Advice) -> Option<Explanation> {
    let left = kind::counsel(advice).ahead()?;
    (left + done > 1)
        .then(|| Explanation::new("play-hint-ahead").with("left", Arg::Number(u64::from(left))))
}
