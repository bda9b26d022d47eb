//! Caption of the present chapter or step: its number, its technique, its sentence.

use yew::prelude::*;

use crate::grid::Site;
use crate::model::{Numerals, Stage};
use crate::playback::{ChapterRow, Playhead, Row, Scope};
use crate::web::components::stages::{stage_class, stage_name};
use crate::web::guide::GuidePage;
use crate::web::playback::SharedPlayback;
use crate::web::state::Action;
use crate::web::text::{self, Sentence};
use crate::web::watch;

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
    /// Whether the reader may ask why a step's result holds.
    pub(crate) can_ask: bool,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Action>,
}

/// Caption, and beside it the text for screen readers.
#[component]
pub(crate) fn Caption(props: &CaptionProps) -> Html {
    let Playhead {
        position,
        substep,
        scope,
    } = props.playhead;
    let shape = props.playback.shape();
    let explanation = props.playback.explanation(props.playhead);
    let runs = text::speaker().runs(&explanation, shape);
    let number = props.playback.get().chapter_of(position);
    let chapter = props.playback.get().chapter(number).cloned();
    let head = match scope {
        Scope::Chapter => chapter.as_ref().map(Head::of_chapter),
        Scope::Step => props.playback.get().row(position).map(Head::of_step),
    };
    let is_step = props
        .playback
        .get()
        .row(position)
        .is_some_and(|row| row.level > 0);
    let can_ask = is_step && scope == Scope::Step && props.can_ask;
    let substeps = props.playback.get().substeps(position);
    let said = use_mut_ref(String::new);
    if !props.is_fast {
        let name = head
            .as_ref()
            .map(|head| head.name.clone())
            .unwrap_or_default();
        *said.borrow_mut() = format!("{number}. {name}. {}", text::plain(&explanation, shape));
    }
    let said = said.borrow().clone();
    let highlight = props
        .dispatch
        .reform(|site: Option<Site>| Action::Highlight(site));
    let ask = props
        .dispatch
        .reform(|_: MouseEvent| watch::Action::Why.into());
    html! {
        <section class="caption" aria-label={text::word("page-caption-label")} data-testid="caption">
            <header>
                <span class="number">
                    { text::counted("page-number", "number", number) }
                    if let (Scope::Step, Some(chapter)) = (scope, &chapter) {
                        <small data-testid="step-number">
                            { format!(" · {}/{}", position + 1 - chapter.first, chapter.last + 1 - chapter.first) }
                            if substeps > 1 {
                                { format!(" · {}/{}", substep + 1, substeps) }
                            }
                        </small>
                    }
                </span>
                if let Some(head) = head {
                    if let Some(technique) = head.technique {
                        <button type="button" class="name" title={text::word("page-what-is-this")}
                            onclick={open(props, technique)}>{ head.name }</button>
                    } else {
                        <span class="name">{ head.name }</span>
                    }
                    if can_ask {
                        <button type="button" class="ask" data-testid="ask-why" onclick={ask}>
                            { text::word("page-why") }
                        </button>
                    }
                    if head.assumes_unique {
                        <span class="tag">{ text::word("page-assumes-unique") }</span>
                    }
                    <span class={classes!("tag", "stage", stage_class(head.stage))}>
                        { text::word(stage_name(head.stage)) }
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

/// Heading of a caption.
struct Head {
    name: String,
    /// Message id of the technique, if that is its name.
    technique: Option<&'static str>,
    stage: Stage,
    assumes_unique: bool,
}

impl Head {
    fn of_chapter(chapter: &ChapterRow) -> Self {
        Self {
            name: text::chapter_name(chapter),
            technique: (chapter.ideas > 0).then_some(chapter.name),
            stage: chapter.stage,
            assumes_unique: chapter.assumes_unique,
        }
    }

    fn of_step(row: &Row) -> Self {
        Self {
            name: text::word(row.name),
            technique: (row.level > 0).then_some(row.name),
            stage: row.stage,
            assumes_unique: row.assumes_unique,
        }
    }
}

fn open(props: &CaptionProps, name: &'static str) -> Callback<MouseEvent> {
    props
        .dispatch
        .reform(move |_| Action::Guide(Some(GuidePage::Technique(name))))
}
