//! Purpose of the page, and the kinds of puzzle with their rules, for a reader who
//! has not pasted anything yet.

use yew::prelude::*;

use crate::web::components::thumbnail::Thumbnail;
use crate::web::text;
use clew::kind::{self, Code, Kind, SAMPLES};
use clew_core::scene::Theme;
use clew_page::address::Address;
use clew_page::first_reading;

/// The page's purpose in one line.
pub(crate) fn lead() -> Html {
    html! { <p class="lead" data-testid="lead">{ text::word("page-lead") }</p> }
}

/// Properties of [`Kinds`].
#[derive(PartialEq, Properties)]
pub(crate) struct KindsProps {
    /// Kind of the puzzle on the board.
    pub(crate) present: Kind,
    /// Colours and digits of the pictures.
    pub(crate) theme: Theme,
}

/// A card for each kind: a picture, the rules, a link to a puzzle of the kind.
#[component]
pub(crate) fn Kinds(props: &KindsProps) -> Html {
    let cards = use_memo((), |()| kind::all().filter_map(card).collect::<Vec<_>>());
    html! {
        <section class="welcome" aria-label={text::word("page-kinds")} data-testid="welcome">
            { for cards.iter().map(|card| html! {
                <a class="kind" href={card.address.clone()}
                    aria-current={(card.kind == props.present).then_some("true")}>
                    <Thumbnail code={card.smallest.clone()} theme={props.theme} />
                    <b>{ text::kind_name(card.kind) }</b>
                    <span>{ text::word(kind::offer(card.kind).rules) }</span>
                </a>
            }) }
        </section>
    }
}

struct Card {
    kind: Kind,
    address: String,
    /// Smallest sample of the kind.
    smallest: Code,
}

fn card(kind: Kind) -> Option<Card> {
    let samples = || SAMPLES.iter().filter(move |sample| sample.kind == kind);
    let first = first_reading(samples().next()?.text)?;
    let readings = samples().filter_map(|sample| first_reading(sample.text));
    let smallest = readings.min_by_key(|reading| reading.shape.rows)?;
    Some(Card {
        kind,
        address: Address::of(first.code.text).hash(),
        smallest: smallest.code,
    })
}
