//! Words of a beat: its heading, and its sentence in the parts in which it appears.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::web::text::{self, Sentence};
use clew_core::grid::Site;
use clew_core::model::Stage;
use clew_core::playback::{
    ChapterRow, Detail, Places, Playhead, Row, RowKind, Scope, reading_time,
};
use clew_page::playback::SharedPlayback;
use clew_say::Run;

/// Least time to read a part that appears sentence by sentence, in milliseconds.
const LONG: f64 = 5_000.0;

/// Amount of a sentence that a screen reader has read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Heard {
    /// Step that the sentence describes.
    key: usize,
    /// Number of its parts.
    parts: usize,
}

/// Sentence of a caption in the parts in which it appears.
pub(super) struct Sentences {
    /// The evidence, the conclusion, the consequences.
    parts: Vec<Vec<Run>>,
    /// The same parts where the film shows a shorter sentence.
    brief: Option<Vec<Vec<Run>>>,
    /// Number of these that are visible.
    shown: usize,
    /// Step that they describe.
    key: usize,
    /// Places of the beat, which colour their names.
    places: Places,
}

impl Sentences {
    pub(super) fn of(playback: &SharedPlayback, playhead: Playhead) -> Self {
        let (shape, speaker) = (playback.shape(), text::speaker());
        let number = playback.get().chapter_of(playhead.position);
        let chapter = playback.get().chapter(number).cloned();
        let detail = playback.get().detail();
        let chapter = chapter.map(|chapter| (chapter.beats, chapter.waves, chapter.run));
        let (beats, waves, run) = chapter.unwrap_or_default();
        let run = if detail == Detail::Ideas { run } else { 0..0 };
        let playhead = told_at(playback, playhead);
        let is_wave = waves.contains(&playhead.position);
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
                parts.extend(follows(playback).filter(|_| beats.len() == 1 && !is_wave));
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
        let caption = playback.caption(playhead);
        let brief = speaker.beats(&caption, shape).to_vec();
        Self {
            shown: shown.min(parts.len()),
            brief: caption.is_brief.then_some(brief),
            parts,
            key,
            places: playback.places(key),
        }
    }

    /// The part of it that can be heard by now.
    pub(super) fn heard(&self) -> Heard {
        Heard {
            key: self.key,
            parts: self.shown,
        }
    }

    /// Words for a screen reader that has read `before`: the new parts, as a separate sentence; or
    /// the whole sentence if a different sentence, or more of this one, came before. The flag says
    /// which.
    pub(super) fn said(&self, before: Option<Heard>) -> (String, bool) {
        let known = before.filter(|before| before.key == self.key && before.parts < self.shown);
        match known {
            Some(Heard { parts, .. }) if parts > 0 => (
                clew_say::continuation(&self.parts[parts..self.shown].concat()),
                false,
            ),
            _ => (clew_say::plain(&self.parts[..self.shown].concat()), true),
        }
    }

    /// The whole sentence, where the film shows a shorter one.
    pub(super) fn whole(&self) -> Option<String> {
        let whole = || clew_say::plain(&self.parts.concat());
        self.brief.as_ref().map(|_| whole())
    }

    /// All words that the box has room for.
    pub(super) fn words(&self) -> String {
        clew_say::plain(&self.visible().concat())
    }

    fn visible(&self) -> &[Vec<Run>] {
        self.brief.as_ref().unwrap_or(&self.parts)
    }

    /// The sentence, with space reserved for its next parts. If the film plays at a speed, a long part appears sentence by sentence,
    /// as it is read and as the board walks along its argument.
    pub(super) fn view(&self, on_highlight: &Callback<Option<Site>>, playing: Option<f64>) -> Html {
        let view = |runs: Vec<Run>| {
            html! {
                <Sentence {runs} places={self.places.clone()} on_highlight={on_highlight.clone()} />
            }
        };
        let parts = self.visible().iter().enumerate().map(|(at, runs)| {
            let sentence = || view(runs.clone());
            match at < self.shown {
                true => match playing {
                    Some(speed) if self.shown == 1 => one_by_one(runs, speed, view),
                    _ => sentence(),
                },
                // Reserve space for the next parts, so that nothing moves.
                false => html! { <span class="to-come" aria-hidden="true" inert=true>{ sentence() }</span> },
            }
        });
        parts.collect()
    }
}

/// Shows the sentences of a part that takes long to read, each when those before it are read.
fn one_by_one(runs: &[Run], speed: f64, view: impl Fn(Vec<Run>) -> Html) -> Html {
    if reading_time(&clew_say::plain(runs)) < LONG {
        return view(runs.to_vec());
    }
    let mut before = String::new();
    let sentences = clew_say::sentences(runs).into_iter().map(|runs| {
        let wait = match before.is_empty() {
            true => 0.0,
            false => reading_time(&before) / speed,
        };
        before += &clew_say::plain(&runs);
        html! {
            <InTurn {wait}>{ view(runs) }</InTurn>
        }
    });
    sentences.collect()
}

/// Properties of [`InTurn`].
#[derive(PartialEq, Properties)]
struct InTurnProps {
    /// Time until it appears, in milliseconds.
    wait: f64,
    children: Html,
}

/// Words that appear after a while.
#[component]
fn InTurn(props: &InTurnProps) -> Html {
    let words = use_node_ref();
    use_effect_with((words.clone(), props.wait), |(words, wait)| {
        if let Some(words) = words.cast::<HtmlElement>() {
            let _ = words
                .style()
                .set_property("--wait", &format!("{wait:.0}ms"));
        }
    });
    html! { <span class="in-turn" ref={words}>{ props.children.clone() }</span> }
}

/// Heading of a caption.
pub(super) struct Head {
    /// Its words.
    pub(super) name: String,
    /// Message id of the technique, if that is its name.
    pub(super) technique: Option<&'static str>,
    /// Stage; `None` for the end of a run.
    pub(super) stage: Option<Stage>,
    pub(super) assumes_unique: bool,
}

impl Head {
    /// Heading at a playhead; `None` for the bare puzzle.
    pub(super) fn of(playback: &SharedPlayback, playhead: Playhead) -> Option<Self> {
        let playhead = told_at(playback, playhead);
        let playback = playback.get();
        let row = playback.row(playhead.position);
        let chapter = playback.chapter(playback.chapter_of(playhead.position));
        match (playhead.scope, chapter.map(|chapter| &chapter.beats[..])) {
            // The sentence of the only argument is still there.
            (Scope::Run | Scope::Rest, Some(&[key])) => playback.row(key).map(Self::of_step),
            (Scope::Run | Scope::Rest, _) => chapter.map(Self::of_chapter),
            _ => row.map(Self::of_step),
        }
    }

    /// Heading at a playhead of a wave: how much follows in all; `None` elsewhere.
    pub(super) fn of_run(playback: &SharedPlayback, playhead: Playhead) -> Option<String> {
        let is_told = matches!(playhead.scope, Scope::Look | Scope::Conclude);
        let is_wave = playback.get().is_wave(playhead.position);
        (is_told && is_wave)
            .then(|| text::plain(&playback.following(playhead).in_brief(), playback.shape()))
    }

    fn of_chapter(chapter: &ChapterRow) -> Self {
        Self {
            name: text::chapter_name(chapter),
            technique: (chapter.ideas > 0).then_some(chapter.name),
            stage: Some(chapter.stage),
            assumes_unique: chapter.assumes_unique,
        }
    }

    fn of_step(row: &Row) -> Self {
        let is_end = matches!(row.kind, RowKind::Solution | RowKind::Exhausted);
        Self {
            name: text::word(row.name),
            technique: (row.level > 0).then_some(row.name),
            stage: Some(row.stage).filter(|_| !is_end),
            assumes_unique: row.assumes_unique,
        }
    }
}

/// Playhead whose sentence is shown at a playhead: at rest, the last one of a chapter stays.
fn told_at(playback: &SharedPlayback, playhead: Playhead) -> Playhead {
    let playback = playback.get();
    let chapter = playback.chapter(playback.chapter_of(playhead.position));
    let last = chapter.and_then(|chapter| chapter.waves.last().or(chapter.beats.last()));
    match (playhead.scope, playback.detail(), last) {
        (Scope::Rest, Detail::Steps, Some(&last)) => Playhead::new(last, Scope::Conclude),
        _ => playhead,
    }
}
