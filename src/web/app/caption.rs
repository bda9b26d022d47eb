//! The present step, said: its number, its technique, its sentence.

use yew::prelude::*;

use crate::grid::Site;
use crate::model::{Arg, Explanation, Numerals, Stage};
use crate::playback::Playhead;
use crate::web::text::{self, Sentence};

use super::playback::SharedPlayback;
use super::state::{Action, Dialog};

/// What [`Caption`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct CaptionProps {
    /// The film.
    pub(super) playback: SharedPlayback,
    /// Where it stands.
    pub(super) playhead: Playhead,
    /// How digits above 9 are written: another way, and it is said anew.
    pub(super) numerals: Numerals,
    /// Whether steps follow each other so fast that a voice could not keep up.
    pub(super) is_fast: bool,
    /// What to do.
    pub(super) dispatch: Callback<Action>,
}

/// Message id of a stage.
pub(super) fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Patterns => "page-stage-patterns",
        Stage::Breakout => "page-stage-breakout",
        Stage::Enumeration => "page-stage-enumeration",
    }
}

/// Class of a stage, for its colour.
pub(super) fn stage_class(stage: Stage) -> &'static str {
    match stage {
        Stage::Patterns => "patterns",
        Stage::Breakout => "breakout",
        Stage::Enumeration => "enumeration",
    }
}

/// The caption, and beside it what a screen reader says.
#[component]
pub(super) fn Caption(props: &CaptionProps) -> Html {
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
    let light = props
        .dispatch
        .reform(|site: Option<Site>| Action::Light(site));
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
            <p class="sentence"><Sentence {runs} on_light={light} /></p>
            <p class="unseen" aria-live="polite">{ said }</p>
        </section>
    }
}

fn open(props: &CaptionProps, name: &'static str) -> Callback<MouseEvent> {
    props
        .dispatch
        .reform(move |_| Action::Open(Dialog::Technique(name)))
}

/// "step 17 of 38", for those who cannot see the timeline.
pub(super) fn position_words(position: usize, len: usize) -> String {
    text::plain(
        &Explanation::new("page-position")
            .with("number", Arg::Number(position as u64))
            .with("of", Arg::Number(len as u64)),
        crate::grid::Shape::new(1, 1),
    )
}
