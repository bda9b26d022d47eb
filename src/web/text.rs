//! Sentences of the locale files, as labels, plain text and html.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use clew::games::Difficulty;
use clew::kind::Kind;
use clew_core::grid::{Shape, Site};
use clew_core::model::{Arg, Explanation, Numerals, Stage};
use clew_core::playback::{ChapterRow, Places};
use clew_core::solve::{Beyond, Hardness, LONGEST};
use clew_page as page;
use clew_say::{Run, Speaker};

thread_local! {
    static VOICE: RefCell<Voice> = RefCell::new(Voice::new("en", String::new()));
}

/// Language of all sentences.
struct Voice {
    /// Its tag.
    language: AttrValue,
    /// Content of its locale file.
    sentences: String,
    numerals: Numerals,
    speaker: Rc<Speaker>,
}

impl Voice {
    fn new(language: &str, sentences: String) -> Self {
        Self {
            language: language.to_owned().into(),
            speaker: Rc::new(Speaker::of(language, &sentences)),
            sentences,
            numerals: Numerals::default(),
        }
    }
}

/// Sets the language of all sentences, and the content of its locale file.
pub(crate) fn speak(language: &str, sentences: String) {
    let numerals = VOICE.with_borrow(|voice| voice.numerals);
    VOICE.set(Voice::new(language, sentences));
    write_digits(numerals);
}

/// The voice in the machine's form.
pub(crate) fn voice() -> page::voice::Voice {
    page::voice::Voice {
        language: language().to_string(),
        speaker: speaker(),
    }
}

/// Tag of the active language.
pub(crate) fn language() -> AttrValue {
    VOICE.with_borrow(|voice| voice.language.clone())
}

/// Sets how digits above 9 are written from now on.
pub(crate) fn write_digits(numerals: Numerals) {
    VOICE.with_borrow_mut(|voice| {
        if voice.numerals != numerals {
            let plain = Speaker::of(&voice.language, &voice.sentences);
            voice.speaker = Rc::new(plain.writing(numerals));
            voice.numerals = numerals;
        }
    });
}

/// Speaker of the page's language.
pub(crate) fn speaker() -> Rc<Speaker> {
    VOICE.with_borrow(|voice| Rc::clone(&voice.speaker))
}

/// Label.
pub(crate) fn word(id: &str) -> String {
    speaker().word(id)
}

/// Label that contains one number.
pub(crate) fn counted(id: &'static str, name: &'static str, number: usize) -> String {
    let number = Arg::Number(number as u64);
    speaker().words(&Explanation::new(id).with(name, number))
}

/// Sentence without places, as plain text.
pub(crate) fn say(explanation: &Explanation) -> String {
    plain(explanation, Shape::new(1, 1))
}

/// Sentence as plain text.
pub(crate) fn plain(explanation: &Explanation, shape: Shape) -> String {
    speaker().say(explanation, shape)
}

/// Name of a kind of puzzle.
pub(crate) fn kind_name(kind: Kind) -> String {
    word(&format!("page-kind-{kind}"))
}

/// Level, such as "level 4".
pub(crate) fn level(level: u8) -> String {
    counted("page-level", "level", level.into())
}

/// How hard a puzzle is, such as "level 4", or "level 10: needs cases".
pub(crate) fn hardness(hardness: &Hardness) -> String {
    let id = match hardness.beyond {
        Beyond::Nothing => return level(hardness.level),
        Beyond::Cases => "page-level-cases",
        Beyond::Search => "page-level-search",
    };
    let told = Explanation::new(id)
        .with("level", Arg::Number(hardness.level.into()))
        .with("technique", Arg::Number(hardness.technique_level.into()));
    say(&told)
}

/// Time that a practised solver is expected to take, such as "about 6 minutes for a practised solver".
pub(crate) fn expected(seconds: u32) -> String {
    expected_as("page-expected", seconds)
}

/// The same in a table, such as "6 min".
pub(crate) fn expected_briefly(seconds: u32) -> String {
    expected_as("page-expected-brief", seconds)
}

/// Formats whole minutes, or half hours from an hour and a half on, because the figure is an estimate.
fn expected_as(message: &'static str, seconds: u32) -> String {
    let minutes = (seconds + 30) / 60;
    let hours = f64::from((seconds + 900) / 1800) / 2.0;
    let form = match minutes {
        _ if seconds >= LONGEST => "longest",
        0 => "short",
        90.. => "hours",
        _ => "minutes",
    };
    let told = Explanation::new(message)
        .with("form", Arg::Text(form.to_owned()))
        .with("minutes", Arg::Number(minutes.into()))
        .with("hours", Arg::Text(hours.to_string()));
    say(&told)
}

/// Name of a difficulty.
pub(crate) fn difficulty(difficulty: Difficulty) -> String {
    let name: &str = difficulty.into();
    word(&format!("games-{name}"))
}

/// Space between two sentences.
pub(crate) fn gap() -> String {
    speaker().sentences(&[String::new(), String::new()])
}

/// Name of a stage of solving, for which each kind has its own words.
pub(crate) fn stage_name(kind: Kind, stage: Stage) -> String {
    let stage: &str = stage.into();
    word(&format!("stage-{kind}-{stage}"))
}

/// Time as words, such as "6 ms" or "1.4 s".
pub(crate) fn duration(micros: u64) -> String {
    if micros >= 1_000_000 {
        let seconds = format!("{:.1}", micros as f64 / 1e6);
        return say(&Explanation::new("page-seconds").with("time", Arg::Text(seconds)));
    }
    let milliseconds = if micros >= 10_000 {
        format!("{}", micros / 1000)
    } else {
        format!("{:.1}", micros as f64 / 1e3)
    };
    say(&Explanation::new("page-milliseconds").with("time", Arg::Text(milliseconds)))
}

/// Widths of a sentence, in letters, from which it is set smaller. A Chinese character is as wide as two letters.
const LONG: usize = 250;

/// Classes of the element that contains a sentence.
pub(crate) fn sentence_class(words: &str) -> Classes {
    let width = |letter: char| 1 + usize::from(letter >= '\u{2e80}');
    let width: usize = words.chars().map(width).sum();
    classes!("sentence", (width > LONG).then_some("long"))
}

/// Properties of [`Sentence`].
#[derive(PartialEq, Properties)]
pub(crate) struct SentenceProps {
    /// The sentence.
    pub(crate) runs: Vec<Run>,
    /// Places of the beat that it describes, which colour their names.
    #[prop_or_default]
    pub(crate) places: Places,
    /// Receiver of the place to highlight on the board.
    pub(crate) on_highlight: Callback<Option<Site>>,
}

/// Sentence whose places are chips that highlight them on the board. A punctuation mark after a
/// chip stays on the chip's line, as it would after a word.
#[component]
pub(crate) fn Sentence(props: &SentenceProps) -> Html {
    let mut runs = props.runs.iter().peekable();
    // Marks at the start of the text that were already placed beside the chip before it.
    let mut taken = 0;
    let mut parts = Vec::new();
    while let Some(run) = runs.next() {
        parts.push(match run {
            Run::Text(text) => {
                let rest = text.get(taken..).unwrap_or_default().to_owned();
                taken = 0;
                html! { { rest } }
            }
            Run::Place { site, name } => {
                let marks = match runs.peek() {
                    Some(Run::Text(text)) => closing(text),
                    _ => "",
                };
                taken = marks.len();
                html! {
                    <span class="kept-together">
                        <Chip site={*site} name={name.clone()} role={role(&props.places, *site)} on_highlight={props.on_highlight.clone()} />
                        { marks.to_owned() }
                    </span>
                }
            }
        });
    }
    parts.into_iter().collect()
}

/// Marks at the start of a text that must not start a line.
fn closing(text: &str) -> &str {
    let end = text.find(|letter: char| !"、，。：；？！）”’,.;:?!)".contains(letter));
    &text[..end.unwrap_or(text.len())]
}

/// Class of a place by its role in a beat.
fn role(places: &Places, site: Site) -> Option<&'static str> {
    let is_in = |list: &[Site]| list.contains(&site);
    match places {
        places if is_in(&places.found) => Some("found"),
        places if is_in(&places.supposed) => Some("supposed"),
        places if is_in(&places.evidence) => Some("evidence"),
        _ => None,
    }
}

/// Properties of [`Chip`].
#[derive(PartialEq, Properties)]
pub(crate) struct ChipProps {
    /// The place.
    pub(crate) site: Site,
    /// Class by the role of the place in a beat.
    #[prop_or_default]
    pub(crate) role: Option<&'static str>,
    /// Its name.
    pub(crate) name: AttrValue,
    /// Receiver of the place while the chip is pointed at, and of `None` after that.
    pub(crate) on_highlight: Callback<Option<Site>>,
}

/// Name of a place that highlights it while pointed at or focused.
#[component]
pub(crate) fn Chip(props: &ChipProps) -> Html {
    let site = props.site;
    let pointed = use_state_eq(|| None::<Site>);
    let is_pointed = *pointed == Some(site);
    let (come, go) = (pointed.clone(), pointed);
    let (enter, focus) = (props.on_highlight.clone(), props.on_highlight.clone());
    let (leave, blur) = (props.on_highlight.clone(), props.on_highlight.clone());
    html! {
        <button class={classes!("chip", props.role, is_pointed.then_some("pointed"))} type="button"
            // A chip that appears below a resting pointer is not pointed at.
            onpointermove={move |event: PointerEvent| {
                if has_moved(&event) && !is_pointed {
                    come.set(Some(site));
                    enter.emit(Some(site));
                }
            }}
            onpointerleave={move |_: PointerEvent| {
                go.set(None);
                if is_pointed {
                    leave.emit(None);
                }
            }}
            onfocus={move |_: FocusEvent| focus.emit(Some(site))}
            onblur={move |_: FocusEvent| blur.emit(None)}
        >{ props.name.clone() }</button>
    }
}

/// Whether a pointer moved: an element that comes below a resting one gets its events as well.
pub(crate) fn has_moved(event: &PointerEvent) -> bool {
    (event.movement_x(), event.movement_y()) != (0, 0)
}

/// Name of a chapter: its technique, the part of the board that it covers, or its
/// type.
pub(crate) fn chapter_name(chapter: &ChapterRow) -> String {
    match &chapter.scan {
        Some(scan) => {
            say(&Explanation::new("page-scan").with("what", Arg::Said(vec![scan.clone()])))
        }
        None => word(chapter.name),
    }
}
