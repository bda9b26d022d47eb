//! The question about the visited spot: what it could be, and how many solutions each answer leads to.

use yew::prelude::*;

use super::dialog::focus_title;
use super::overlay::Close;
use crate::web::text;
use clew::picture::{Place, Spot, What};
use clew_core::grid::Shape;
use clew_core::model::{Arg, Explanation};
use clew_core::trace::Verdict;
use clew_page::Message;
use clew_page::picture::{Action, Review, SharedPixels, SharedReview, Spotted};

/// The question, with its answers as buttons.
pub(super) fn question(
    review: &SharedReview,
    pixels: &SharedPixels,
    dispatch: &Callback<Message>,
) -> Html {
    let shared = review;
    let review = &*shared.0;
    let Some(spotted) = review.spotted() else {
        return Html::default();
    };
    let answer = |what: What| {
        let choose = dispatch.reform(move |_: MouseEvent| {
            focus_title();
            Message::Picture(Action::Choose(what))
        });
        let is_present = what == spotted.what;
        html! {
            <button type="button" class="plain answer" onclick={choose} data-testid="picture-answer"
                aria-pressed={if is_present { "true" } else { "false" }}>
                { word(what) }
            </button>
        }
    };
    let go = |action: Action, id: &'static str| {
        let go = dispatch.reform(move |_: MouseEvent| {
            focus_title();
            Message::Picture(action.clone())
        });
        html! { <button type="button" class="plain" onclick={go}>{ text::word(id) }</button> }
    };
    let number = spotted.number.map(|number| {
        let count = review.doubts.len() as u64;
        let words = Explanation::new("picture-number")
            .with("number", Arg::Number(number as u64))
            .with("count", Arg::Number(count));
        text::say(&words)
    });
    html! {
        <section class="question">
            <Close review={shared.clone()} pixels={pixels.clone()} dispatch={dispatch.clone()} />
            <div>
                if let Some(number) = number {
                    <h3>{ number }</h3>
                }
                <p role="status" data-testid="picture-question">{ sentences(review, &spotted) }</p>
                <div class="row answers" role="group">
                    { for spotted.ways.iter().map(|(way, _)| answer(way.what)) }
                </div>
                if review.doubts.len() > 1 {
                    <div class="row">
                        { go(Action::Back, "picture-previous") }
                        { go(Action::Next, "picture-next") }
                    </div>
                }
            </div>
        </section>
    }
}

/// Sentences that list the possible readings of a spot and how many solutions each leaves.
fn sentences(review: &Review, spotted: &Spotted) -> String {
    let place = Arg::Text(place(review, spotted.spot));
    let ways: Vec<What> = spotted.ways.iter().map(|(way, _)| way.what).collect();
    let first = match ways[..] {
        [one, other, ..] => Explanation::new("picture-could-be")
            .with("place", place)
            .with("one", Arg::Text(word(one)))
            .with("other", Arg::Text(word(other))),
        [What::Number(None)] => Explanation::new("picture-unread").with("place", place),
        _ => Explanation::new("picture-is")
            .with("place", place)
            .with("one", Arg::Text(word(spotted.what))),
    };
    let follows = spotted.ways.iter().filter_map(|(way, verdict)| {
        let id = match verdict.as_ref()? {
            Verdict::Unique => "picture-with-unique",
            Verdict::Several => "picture-with-several",
            Verdict::Impossible => "picture-with-none",
            Verdict::Open => return None,
        };
        Some(Explanation::new(id).with("what", Arg::Text(word(way.what))))
    });
    let sentences: Vec<String> = [first]
        .into_iter()
        .chain(follows)
        .map(|one| text::say(&one))
        .collect();
    text::speaker().sentences(&sentences)
}

/// Words for a spot.
fn place(review: &Review, spot: Spot) -> String {
    let line = |id: &'static str, number: u8| text::counted(id, "number", usize::from(number) + 1);
    let named =
        || text::speaker().place(spot.site(), Shape::new(review.plan.rows, review.plan.cols));
    match spot {
        Spot::At(Place::Cell(..)) => named(),
        Spot::At(Place::Top(col) | Place::Bottom(col)) => line("picture-column", col),
        Spot::At(Place::Left(row) | Place::Right(row)) => line("picture-row", row),
        Spot::RightOf(..) | Spot::Below(..) => {
            text::say(&Explanation::new("picture-border").with("place", Arg::Text(named())))
        }
    }
}

/// Words for what a spot is read as.
fn word(what: What) -> String {
    match what {
        What::Number(Some(number)) => number.to_string(),
        What::Mark(number) => text::counted("picture-own", "number", number.into()),
        What::Number(None) => text::word("picture-blank"),
        What::Wall(true) => text::word("picture-wall"),
        What::Wall(false) => text::word("picture-no-wall"),
    }
}
