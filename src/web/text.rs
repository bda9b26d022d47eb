//! Sentences of the locale files, as words, labels and html.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::grid::{Shape, Site};
use crate::model::{Arg, Explanation, Numerals};
use crate::say::{Run, Speaker};

thread_local! {
    static SPEAKER: RefCell<(Numerals, Rc<Speaker>)> =
        RefCell::new((Numerals::default(), Rc::new(Speaker::new("en"))));
}

/// From now on digits above 9 are written so.
pub(super) fn write_digits(numerals: Numerals) {
    SPEAKER.with_borrow_mut(|(present, speaker)| {
        if *present != numerals {
            *speaker = Rc::new(Speaker::new("en").writing(numerals));
            *present = numerals;
        }
    });
}

/// The speaker of the page's language.
pub(super) fn speaker() -> Rc<Speaker> {
    SPEAKER.with_borrow(|(_, speaker)| Rc::clone(speaker))
}

/// A label.
pub(super) fn word(id: &str) -> String {
    speaker().word(id)
}

/// A label with one number in it.
pub(super) fn counted(id: &'static str, name: &'static str, number: usize) -> String {
    let number = Arg::Number(number as u64);
    speaker().words(&Explanation::new(id).with(name, number))
}

/// A sentence without places as plain text.
pub(super) fn say(explanation: &Explanation) -> String {
    plain(explanation, Shape::new(1, 1))
}

/// A sentence as plain text.
pub(super) fn plain(explanation: &Explanation, shape: Shape) -> String {
    speaker().say(explanation, shape)
}

/// What [`Sentence`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct SentenceProps {
    /// The sentence.
    pub(super) runs: Vec<Run>,
    /// Told which place to light up on the board.
    pub(super) on_light: Callback<Option<Site>>,
}

/// A sentence whose places are chips that light up on the board.
#[component]
pub(super) fn Sentence(props: &SentenceProps) -> Html {
    props
        .runs
        .iter()
        .map(|run| match run {
            Run::Text(text) => html! { { text.clone() } },
            Run::Place { site, name } => html! {
                <Chip site={*site} name={name.clone()} on_light={props.on_light.clone()} />
            },
        })
        .collect()
}

/// What [`Chip`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct ChipProps {
    /// The place.
    pub(super) site: Site,
    /// Its name.
    pub(super) name: AttrValue,
    /// Told when the chip is pointed at, and when no longer.
    pub(super) on_light: Callback<Option<Site>>,
}

/// The name of a place that lights it up while pointed at or focused.
#[component]
pub(super) fn Chip(props: &ChipProps) -> Html {
    let site = props.site;
    let (light, focus) = (props.on_light.clone(), props.on_light.clone());
    let (leave, blur) = (props.on_light.clone(), props.on_light.clone());
    html! {
        <button class="chip" type="button"
            onpointerenter={move |_: PointerEvent| light.emit(Some(site))}
            onpointerleave={move |_: PointerEvent| leave.emit(None)}
            onfocus={move |_: FocusEvent| focus.emit(Some(site))}
            onblur={move |_: FocusEvent| blur.emit(None)}
        >{ props.name.clone() }</button>
    }
}
