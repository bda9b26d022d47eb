//! Paste box, with the puzzle recognised in it or the fault found.

use gloo::timers::callback::Timeout;
use web_sys::{HtmlTextAreaElement, InputEvent};
use yew::prelude::*;

use crate::web::components::icons;
use crate::web::components::menu::Menu;
use crate::web::components::thumbnail::{LateThumbnail, Thumbnail};
use crate::web::text;
use clew::kind::{Reading, SAMPLES};
use clew_core::grid::Shape;
use clew_core::model::{Arg, Explanation, ParseError};
use clew_core::scene::Theme;
use clew_page::{Dialog, Message, PasteBox, PasteOutcome};

/// Pause in typing after which the text is read, in milliseconds.
const REST: u32 = 220;
/// Length of the text quoted around a fault, in characters on each side.
const QUOTED: usize = 24;

/// Properties of [`Paste`].
#[derive(PartialEq, Properties)]
pub(crate) struct PasteProps {
    /// The box.
    pub(crate) paste: PasteBox,
    /// Puzzle on the board, and how it was recognised.
    pub(crate) reading: Reading,
    /// Colours and digits of thumbnails.
    pub(crate) theme: Theme,
    /// Whether a film is open, which needs the room on a phone.
    #[prop_or_default]
    pub(crate) is_aside: bool,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The paste box.
#[component]
pub(crate) fn Paste(props: &PasteProps) -> Html {
    let area = use_node_ref();
    {
        let area = area.clone();
        let outcome = props.paste.outcome.clone();
        use_effect_with(props.paste.pasted, move |&pasted| {
            match outcome {
                PasteOutcome::Faulty(error) if pasted > 0 => mark(&area, &error),
                // Keys now belong to the player.
                PasteOutcome::Opened => {
                    if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                        let _ = area.blur();
                    }
                }
                _ => {}
            }
        });
    }
    {
        let dispatch = props.dispatch.clone();
        let is_unread =
            props.paste.outcome == PasteOutcome::Unread && !props.paste.text.trim().is_empty();
        use_effect_with((props.paste.text.clone(), is_unread), move |(_, unread)| {
            let timeout = unread.then(|| Timeout::new(REST, move || dispatch.emit(Message::Read)));
            move || drop(timeout)
        });
    }
    let oninput = {
        let (area, dispatch) = (area.clone(), props.dispatch.clone());
        Callback::from(move |_: InputEvent| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                dispatch.emit(Message::Type(area.value()));
            }
        })
    };
    let is_open = use_state_eq(|| false);
    let open = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let picture = props
        .dispatch
        .reform(|_: MouseEvent| Message::Open(Dialog::Picture));
    let is_calm = matches!(
        props.paste.outcome,
        PasteOutcome::Unread | PasteOutcome::Opened
    );
    let is_aside = props.is_aside && is_calm && !*is_open;
    let is_faulty = matches!(
        props.paste.outcome,
        PasteOutcome::Faulty(_) | PasteOutcome::NotText | PasteOutcome::TooLarge(_)
    );
    html! {
        <section class={classes!("paste", is_aside.then_some("aside"))} aria-label={text::word("page-paste-label")}>
            <h2 class="unseen">{ text::word("page-paste-label") }</h2>
            if props.is_aside {
                <button type="button" class="another" data-testid="another" onclick={open}
                    aria-expanded={if is_aside { "false" } else { "true" }}>
                    { text::word("page-another") }{ icons::open() }
                </button>
            }
            <div class="row">
                <textarea ref={area.clone()} data-testid="paste" rows="1" spellcheck="false"
                    autocomplete="off" autocapitalize="off"
                    class={classes!(props.paste.text.contains('\n').then_some("tall"))}
                    placeholder={text::word("page-paste-placeholder")}
                    aria-label={text::word("page-paste-label")}
                    aria-describedby="paste-outcome"
                    aria-invalid={is_faulty.then_some("true")}
                    value={props.paste.text.clone()} {oninput} />
                <button type="button" class="quiet" data-testid="open-picture" onclick={picture}
                    aria-label={text::word("picture-open")} title={text::word("picture-open")}>
                    { icons::picture() }
                </button>
                { samples(props.theme, &props.dispatch) }
            </div>
            <div id="paste-outcome" role="status">{ outcome(props, &area) }</div>
        </section>
    }
}

fn outcome(props: &PasteProps, area: &NodeRef) -> Html {
    match &props.paste.outcome {
        PasteOutcome::Faulty(error) => {
            let (area, fault) = (area.clone(), error.clone());
            let show = Callback::from(move |_: MouseEvent| mark(&area, &fault));
            html! {
                <div class="fault" data-testid="error">
                    <p>{ text::plain(&error.explanation, Shape::new(1, 1)) }</p>
                    <button type="button" class="excerpt" onclick={show}
                        title={text::word("page-show-place")}>
                        { excerpt(&props.paste.text, error) }
                    </button>
                    { still_shown(props) }
                </div>
            }
        }
        PasteOutcome::NotText => refused(props, text::word("error-unknown-binary")),
        PasteOutcome::TooLarge(size) => {
            let size = format!("{:.1}", *size as f64 / 1e6);
            let words = Explanation::new("page-too-large").with("size", Arg::Text(size));
            refused(props, text::say(&words))
        }
        PasteOutcome::Ambiguous(readings) => html! {
            <div data-testid="readings">
                <p>{ text::word("page-readings") }</p>
                <div class="readings">
                    { for readings.iter().enumerate().map(|(number, reading)| {
                        thumbnail(props, number, reading)
                    }) }
                </div>
            </div>
        },
        PasteOutcome::Unread | PasteOutcome::Opened => {
            let reading = &props.reading;
            html! {
                <>
                    <p class="recognised" data-testid="recognised">{ recognised(reading) }</p>
                    { for reading.warnings.iter().map(|warning| html! {
                        <p class="warning">{ text::plain(warning, reading.shape) }</p>
                    }) }
                </>
            }
        }
    }
}

/// Fault of something that was inserted, but not into the box.
fn refused(props: &PasteProps, words: String) -> Html {
    html! {
        <div class="fault" data-testid="error">
            <p>{ words }</p>
            { still_shown(props) }
        </div>
    }
}

/// Notice that the board and verdict belong to the previous puzzle.
fn still_shown(props: &PasteProps) -> Html {
    let reading = &props.reading;
    let still = Explanation::new("page-still-shown")
        .with("kind", Arg::Text(text::kind_name(reading.code.kind)))
        .with("rows", Arg::Number(reading.shape.rows.into()))
        .with("cols", Arg::Number(reading.shape.cols.into()));
    html! { <p class="warning">{ text::plain(&still, reading.shape) }</p> }
}

fn recognised(reading: &Reading) -> String {
    text::plain(
        &Explanation::new("page-recognised")
            .with("format", Arg::Text(text::word(reading.format)))
            .with("kind", Arg::Text(text::kind_name(reading.code.kind)))
            .with("rows", Arg::Number(reading.shape.rows.into()))
            .with("cols", Arg::Number(reading.shape.cols.into())),
        reading.shape,
    )
}

fn thumbnail(props: &PasteProps, number: usize, reading: &Reading) -> Html {
    let choose = props
        .dispatch
        .reform(move |_: MouseEvent| Message::Choose(number));
    html! {
        <button type="button" class="reading" onclick={choose}>
            <Thumbnail code={reading.code.clone()} theme={props.theme} />
            <span>
                { recognised(reading) }
                // Boards that look alike differ in their warnings.
                { for reading.warnings.iter().map(|warning| html! {
                    <small>{ text::plain(warning, reading.shape) }</small>
                }) }
            </span>
        </button>
    }
}

/// The text around a fault, with the faulty part marked.
fn excerpt(text: &str, error: &ParseError) -> Html {
    let start = error.at.start.min(text.len());
    let end = error.at.end.clamp(start, text.len());
    let (Some(before), Some(part), Some(after)) =
        (text.get(..start), text.get(start..end), text.get(end..))
    else {
        return Html::default();
    };
    let skipped = before.chars().count().saturating_sub(QUOTED);
    let before: String = before.chars().skip(skipped).collect();
    let tail: String = after.chars().take(QUOTED).collect();
    let part_length = part.chars().count();
    let shown: String = part.chars().take(2 * QUOTED).collect();
    // If a fault lies between two characters, mark the gap itself.
    let shown = if shown.is_empty() {
        "\u{2038}".to_owned()
    } else {
        shown
    };
    html! {
        <>
            { if skipped > 0 { "…" } else { "" } }{ before }
            <mark>{ shown }{ if part_length > 2 * QUOTED { "…" } else { "" } }</mark>
            { &tail }{ if tail.len() < after.len() { "…" } else { "" } }
        </>
    }
}

/// Selects the faulty part in the box.
fn mark(area: &NodeRef, error: &ParseError) {
    let Some(area) = area.cast::<HtmlTextAreaElement>() else {
        return;
    };
    let text = area.value();
    // The engine counts bytes, the browser UTF-16 units.
    let units = |bytes: usize| {
        let before = text.get(..bytes.min(text.len())).unwrap_or(&text);
        u32::try_from(before.encode_utf16().count()).unwrap_or(u32::MAX)
    };
    let _ = area.focus();
    let _ = area.set_selection_range(units(error.at.start), units(error.at.end));
}

fn samples(theme: Theme, dispatch: &Callback<Message>) -> Html {
    html! {
        <Menu id="samples" label={text::word("page-samples")}>
            { for SAMPLES.chunk_by(|one, next| one.kind == next.kind).map(|samples| html! {
                <div role="group" aria-label={text::kind_name(samples[0].kind)}>
                    <p class="heading" aria-hidden="true">{ text::kind_name(samples[0].kind) }</p>
                    { for samples.iter().map(|sample| {
                        let open = dispatch.reform(|_: MouseEvent| Message::Sample(sample.text));
                        html! {
                            <button type="button" class="sample" onclick={open}>
                                <LateThumbnail puzzle={sample.text} {theme} />
                                { text::word(sample.name) }
                            </button>
                        }
                    }) }
                </div>
            }) }
        </Menu>
    }
}
