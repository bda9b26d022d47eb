//! The review: the picture, the puzzle as it is read, and a question about each doubtful spot.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

use super::again::again;
use super::dialog::{focus_title, message, title};
use super::hand::hand;
use super::other::Other;
use super::overlay::Overlay;
use super::question::question;
use crate::web::chunk::kinds;
use crate::web::text;
use clew::picture::What;
use clew_core::grid::Site;
use clew_core::scene::{self, Figure, Item, Point, Role, Theme, svg};
use clew_core::trace::Verdict;
use clew_page::Message;
use clew_page::picture::{Action, Review, SharedPixels, SharedReview};

/// Height of a player's digit, as a part of a cell.
const MARK: f64 = 0.48;

/// Properties of [`ReviewPanel`].
#[derive(PartialEq, Properties)]
pub(super) struct ReviewPanelProps {
    /// The review.
    pub(super) review: SharedReview,
    /// The picture.
    pub(super) pixels: SharedPixels,
    /// Whether that is a part of the picture that was opened.
    pub(super) is_part: bool,
    /// Colours and digits of the board.
    pub(super) theme: Theme,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The review.
#[component]
pub(super) fn ReviewPanel(props: &ReviewPanelProps) -> Html {
    let review = &*props.review.0;
    let dispatch = &props.dispatch;
    let onkeydown = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(action) = key(&event) {
                event.prevent_default();
                dispatch.emit(Message::Picture(action));
            }
        })
    };
    // What had the focus while the picture was read is gone.
    use_effect_with((), |()| focus_title());
    let open = dispatch.reform(|_: MouseEvent| Message::Picture(Action::Open));
    let board = board(review, props.theme);
    html! {
        <div class="picture-review" {onkeydown} data-testid="picture-review">
            { title("picture-title-review") }
            { question(&props.review, &props.pixels, dispatch) }
            <p class="summary" role="status" data-testid="picture-verdict">{ text::word(verdict(review)) }</p>
            <div class="row asks">
                <button type="button" class="primary" data-testid="picture-accept" onclick={open}
                    disabled={board.is_none()}>{ text::word("picture-accept") }</button>
                { again(review.wanted(), dispatch) }
            </div>
            if review.transcript.is_layout_doubtful {
                <p class="instead" data-testid="picture-kind">{ text::word("picture-kind-doubtful") }</p>
            }
            { hand(&props.review, dispatch) }
            if props.is_part || review.transcript.found.other.is_some() {
                <Other is_part={props.is_part} dispatch={dispatch.clone()} />
            }
            if let Some(fault) = review.fault {
                <p role="alert" data-testid="picture-again-fault">{ text::word(message(fault)) }</p>
            }
            <div class="sides">
                <Overlay review={props.review.clone()} pixels={props.pixels.clone()} dispatch={dispatch.clone()} />
                if let Some(url) = board {
                    <img src={url} alt={text::word("picture-copy")} data-testid="picture-copy" />
                }
            </div>
            <p class="facts">{ text::word("picture-hint") }</p>
        </div>
    }
}

/// Message id of the number of solutions.
fn verdict(review: &Review) -> &'static str {
    match review.verdict() {
        _ if review.again.is_some() => "picture-reading",
        _ if review.reading().is_none() => "picture-verdict-unfinished",
        Some(Verdict::Unique) => "picture-verdict-unique",
        Some(Verdict::Several) => "picture-verdict-several",
        Some(Verdict::Impossible) => "picture-verdict-none",
        Some(Verdict::Open) | None => "picture-verdict-open",
    }
}

/// Picture of the puzzle as it is read, its doubtful places ringed; `None` if it is not a puzzle.
fn board(review: &Review, theme: Theme) -> Option<AttrValue> {
    let reading = review.reading()?;
    let mut picture = kinds::player(&reading.code)?.scene(0, 0);
    for (ways, what) in review.plan.spots.iter().zip(&review.whats) {
        if let What::Mark(number) = what {
            let site = ways.spot.site();
            let digit = Figure::Digit {
                at: Point::from(site),
                size: MARK,
                value: *number,
            };
            picture.add([Item::new(site, Role::Digit, digit)]);
        }
    }
    let site = |at: &usize| Some(review.plan.spots.get(*at)?.spot.site());
    let others = review.doubts.iter().filter(|&&at| review.at != Some(at));
    for other in others.filter_map(site) {
        let ring = Figure::Ring {
            at: Point::from(other),
            radius: 0.44,
        };
        picture.add([Item::new(other, Role::Evidence, ring)]);
    }
    let visited: Vec<Site> = review.at.iter().filter_map(site).collect();
    picture.add(scene::contradicting(&visited));
    let encoded = String::from(js_sys::encode_uri_component(&svg::write(&picture, theme)));
    Some(format!("data:image/svg+xml,{encoded}").into())
}

/// Action of a key.
fn key(event: &KeyboardEvent) -> Option<Action> {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is = |selector: &str| {
        let target = target.as_ref();
        target.is_some_and(|target| target.matches(selector).unwrap_or(false))
    };
    if event.ctrl_key() || event.meta_key() || event.alt_key() || is("select, input") {
        return None;
    }
    let key = event.key();
    Some(match key.as_str() {
        "Enter" if !is("button") => Action::Open,
        "ArrowRight" | "ArrowDown" => Action::Next,
        "ArrowLeft" | "ArrowUp" => Action::Back,
        "Backspace" | "Delete" | "." => Action::Choose(What::Number(None)),
        _ => Action::Digit(key.parse().ok().filter(|_| key.len() == 1)?),
    })
}
