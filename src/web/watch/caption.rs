//! Caption of the present chapter or step: its number, its technique, its sentence.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::grid::Site;
use crate::kind::Kind;
use crate::model::{Arg, Explanation, Numerals, Stage};
use crate::playback::{ChapterRow, Places, Playhead, Row, RowKind, Scope};
use crate::say::{self, Run};
use crate::web::components::stages::stage_class;
use crate::web::guide::GuidePage;
use crate::web::playback::SharedPlayback;
use crate::web::state::Action;
use crate::web::text::{self, Sentence};
use crate::web::watch;

/// Stay on a step after which it is read aloud, in milliseconds.
const REST: u32 = 350;

/// Properties of [`Caption`].
#[derive(PartialEq, Properties)]
pub(crate) struct CaptionProps {
    /// Kind of the puzzle, which names the stages.
    pub(crate) kind: Kind,
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
    let told = Told::of(&props.playback, props.playhead);
    let number = props.playback.get().chapter_of(position);
    let chapter = props.playback.get().chapter(number).cloned();
    let head = match scope {
        Scope::Run | Scope::Rest | Scope::Event => chapter.as_ref().map(|chapter| {
            let kind = props.playback.get().row(position).map(|row| row.kind);
            Head::of_chapter(chapter, kind)
        }),
        Scope::Look | Scope::Conclude | Scope::Step => {
            props.playback.get().row(position).map(Head::of_step)
        }
    };
    let is_step = props
        .playback
        .get()
        .row(position)
        .is_some_and(|row| row.level > 0);
    let can_ask = is_step && scope == Scope::Step && props.can_ask;
    let substeps = props.playback.get().substeps(position);
    let said = use_state_eq(String::new);
    {
        let name = head
            .as_ref()
            .map(|head| head.name.clone())
            .unwrap_or_default();
        let words = text::say(
            &Explanation::new("page-caption-told")
                .with("number", Arg::Number(number as u64))
                .with("name", Arg::Text(name))
                .with("sentence", Arg::Text(told.said())),
        );
        let said = said.clone();
        // Where one only passes through, nothing is said.
        use_effect_with((words, props.is_fast), move |(words, is_fast)| {
            let words = words.clone();
            let rest = (!is_fast).then(|| Timeout::new(REST, move || said.set(words)));
            move || drop(rest)
        });
    }
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
                        <h2 class="name">
                            <button type="button" title={text::word("page-what-is-this")}
                                onclick={open(props, technique)}>{ head.name }</button>
                        </h2>
                    } else {
                        <h2 class="name">{ head.name }</h2>
                    }
                    if can_ask {
                        <button type="button" class="ask" data-testid="ask-why" onclick={ask}>
                            { text::word("page-why") }
                        </button>
                    }
                    if head.assumes_unique {
                        <span class="tag">{ text::word("page-assumes-unique") }</span>
                    }
                    if let Some(stage) = head.stage {
                        <span class={classes!("tag", "stage", stage_class(stage))}>
                            { text::stage_name(props.kind, stage) }
                        </span>
                    }
                } else {
                    <h2 class="name">{ text::word("page-start") }</h2>
                }
            </header>
            <p class="sentence">{ for told.parts.iter().enumerate().map(|(at, runs)| {
                let sentence = html! {
                    <Sentence runs={runs.clone()} places={told.places.clone()} on_highlight={highlight.clone()} />
                };
                match at < told.shown {
                    true => sentence,
                    // Room for what comes next, so that nothing moves.
                    false => html! { <span class="to-come" aria-hidden="true" inert=true>{ sentence }</span> },
                }
            }) }</p>
            <p class="unseen" aria-live="polite" data-testid="said">{ &*said }</p>
        </section>
    }
}

/// Sentence of a caption in the parts in which it appears.
struct Told {
    /// What is to be noticed, what is concluded, what follows.
    parts: Vec<Vec<Run>>,
    /// Number of these that are there yet.
    shown: usize,
    /// The part that is new.
    newest: usize,
    /// Places of the beat, which colour their names.
    places: Places,
}

impl Told {
    fn of(playback: &SharedPlayback, playhead: Playhead) -> Self {
        let (shape, speaker) = (playback.shape(), text::speaker());
        let number = playback.get().chapter_of(playhead.position);
        let chapter = playback.get().chapter(number).cloned();
        let (beats, run) =
            chapter.map_or((Vec::new(), 0..0), |chapter| (chapter.beats, chapter.run));
        let follows = |playback: &SharedPlayback| {
            let last = run.clone().next_back()?;
            let told = playback.following(Playhead::new(last, Scope::Run));
            let gap = Run::Text(text::gap());
            Some([vec![gap], speaker.runs(&told, shape)].concat())
        };
        let beat = |key: usize| {
            speaker
                .beats(
                    &playback.explanation(Playhead::new(key, Scope::Conclude)),
                    shape,
                )
                .to_vec()
        };
        let (parts, shown, key) = match (playhead.scope, &beats[..]) {
            (Scope::Look | Scope::Conclude, _) => {
                let mut parts = beat(playhead.position);
                parts.extend(follows(playback).filter(|_| beats.len() == 1));
                let shown = 1 + usize::from(playhead.scope == Scope::Conclude);
                (parts, shown, playhead.position)
            }
            (Scope::Run | Scope::Rest, &[key]) => {
                let mut parts = beat(key);
                parts.extend(follows(playback));
                (parts, 3, key)
            }
            _ => {
                let told = playback.explanation(playhead);
                (vec![speaker.runs(&told, shape)], 1, playhead.position)
            }
        };
        Self {
            newest: shown.min(parts.len()).saturating_sub(1),
            parts,
            shown,
            places: playback.places(key),
        }
    }

    /// Words of the part that is new, for a screen reader.
    fn said(&self) -> String {
        let newest = self.parts.get(self.newest);
        newest.map_or(String::new(), |runs| say::plain(runs))
    }
}

/// Heading of a caption.
struct Head {
    name: String,
    /// Message id of the technique, if that is its name.
    technique: Option<&'static str>,
    /// Stage; the end of a run belongs to none.
    stage: Option<Stage>,
    assumes_unique: bool,
}

impl Head {
    fn of_chapter(chapter: &ChapterRow, first: Option<RowKind>) -> Self {
        Self {
            name: text::chapter_name(chapter),
            technique: (chapter.ideas > 0).then_some(chapter.name),
            stage: stage(chapter.stage, first),
            assumes_unique: chapter.assumes_unique,
        }
    }

    fn of_step(row: &Row) -> Self {
        Self {
            name: text::word(row.name),
            technique: (row.level > 0).then_some(row.name),
            stage: stage(row.stage, Some(row.kind)),
            assumes_unique: row.assumes_unique,
        }
    }
}

fn stage(stage: Stage, row: Option<RowKind>) -> Option<Stage> {
    let is_end = matches!(row, Some(RowKind::Solution | RowKind::Exhausted));
    Some(stage).filter(|_| !is_end)
}

fn open(props: &CaptionProps, name: &'static str) -> Callback<MouseEvent> {
    props
        .dispatch
        .reform(move |_| Action::Guide(Some(GuidePage::Technique(name))))
}
