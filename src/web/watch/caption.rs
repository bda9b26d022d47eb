//! Caption of the present step: its number, its technique, its sentence.

use yew::prelude::*;

use crate::grid::Site;
use crate::model::Numerals;
use crate::playback::Playhead;
use crate::web::components::stages::{stage_class, stage_name};
use crate::web::guide::GuidePage;
use crate::web::playback::SharedPlayback;
use crate::web::state::Action;
use crate::web::text::{self, Sentence};

/// Properties of [`Caption`].
#[derive(PartialEq, Properties)]
pub(crate) struct CaptionProps {
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// Point that playback has reached.
    pub(crate) playhead: Playhead,
    /// Writing of digits above 9; another one needs the sentence anew.
    pub(crate) numerals: Numerals,
    /// Whether steps follow each other so fast that a voice could not keep up.
    pub(crate) is_fast: bool,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Action>,
}

/// Caption, and beside it the text for screen readers.
#[component]
pub(crate) fn Caption(props: &CaptionProps) -> Html {
    let Playhead { position, substep } = props.playhead;
    let shape = props.playback.shape();
    let explanation = props.playback.explanation(props.playhead);
    let runs = text::speaker().runs(&explanation, shape);
    let row = props.playback.get().row(position).cloned();
    let substeps = props.playback.get().substeps(position);
    let name = row.as_ref().map(|row| text::word(row.name));
    let said = use_mut_ref(String::new);
    if !props.is_fast {
        let name = name.clone().unwrap_or_default();
        *said.borrow_mut() = format!("{position}. {name}. {}", text::plain(&explanation, shape));
    }
    let said = said.borrow().clone();
    let highlight = props
        .dispatch
        .reform(|site: Option<Site>| Action::Highlight(site));
    html! {
        <section class="caption" aria-label={text::word("page-caption-label")} data-testid="caption">
            <header>
                <span class="number">
                    { text::counted("page-number", "number", position) }
                    if substeps > 1 {
                        <small>{ format!(" · {}/{}", substep + 1, substeps) }</small>
                    }
                </span>
                if let (Some(row), Some(name)) = (&row, name) {
                    if row.level > 0 {
                        <button type="button" class="name" title={text::word("page-what-is-this")}
                            onclick={open(props, row.name)}>{ name }</button>
                    } else {
                        <span class="name">{ name }</span>
                    }
                    if row.assumes_unique {
                        <span class="tag">{ text::word("page-assumes-unique") }</span>
                    }
                    <span class={classes!("tag", "stage", stage_class(row.stage))}>
                        { text::word(stage_name(row.stage)) }
                    </span>
                } else {
                    <span class="name">{ text::word("page-start") }</span>
                }
            </header>
            <p class="sentence"><Sentence {runs} on_highlight={highlight} /></p>
            <p class="unseen" aria-live="polite">{ said }</p>
        </section>
    }
}

fn open(props: &CaptionProps, name: &'static str) -> Callback<MouseEvent> {
    props
        .dispatch
        .reform(move |_| Action::Guide(Some(GuidePage::Technique(name))))
}
