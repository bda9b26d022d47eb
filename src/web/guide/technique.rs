//! Page of one technique.

use yew::prelude::*;

use crate::web::components::stages::stage_class;
use crate::web::hooks;
use crate::web::text;
use clew::guide::can_be_practised;
use clew::kind::{self, TechniqueEntry};
use clew_core::model::{Arg, Explanation, Soundness};
use clew_core::scene::{PatternPicture, Theme};
use clew_page as page;
use clew_page::Message;
use clew_page::guide::GuidePage;
use clew_page::playback::SharedPlayback;
use clew_page::watch::Move;

use super::example::ExampleBoard;
use super::{Shared, link, picture, shares, use_heading};

/// Properties of [`TechniquePage`].
#[derive(PartialEq, Properties)]
pub(super) struct PageProps {
    /// The technique.
    pub(super) entry: TechniqueEntry,
    /// Files of the guide.
    pub(super) files: Shared,
    /// Playback of the puzzle being watched.
    pub(super) watched: Option<SharedPlayback>,
    /// Position of its playhead.
    pub(super) position: usize,
    /// Colours and digits.
    pub(super) theme: Theme,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The page.
#[component]
pub(super) fn TechniquePage(props: &PageProps) -> Html {
    let (entry, files) = (&props.entry, &props.files.0);
    let heading = use_heading();
    let close = props.dispatch.reform(|_: MouseEvent| Message::Guide(None));
    html! {
        <>
            <nav class="row" aria-label={text::word("guide-ways")}>
                { link(GuidePage::Index(Some(entry.kind)), text::word("guide-all").into(), &props.dispatch) }
                <button type="button" class="plain" onclick={close} data-testid="guide-close">
                    { text::word("guide-close") }
                </button>
            </nav>
            <article data-testid="technique">
                <h2 ref={heading} tabindex="-1">{ text::word(entry.name) }</h2>
                <p class="facts">
                    { text::kind_name(entry.kind) }{ " · " }{ level(entry) }{ " " }
                    <span class={classes!("tag", "stage", stage_class(entry.stage))}>
                        { text::stage_name(entry.kind, entry.stage) }
                    </span>
                    if entry.soundness == Soundness::OneSolution {
                        { " " }<span class="tag">{ text::word("page-assumes-unique") }</span>
                    }
                </p>
                <p class="rule">{ files.words.rule(entry) }</p>
                <Patterns entry={*entry} theme={props.theme} />
                if let Some(why) = files.words.why(entry) {
                    <h3>{ text::word("guide-why") }</h3>
                    <p>{ why }</p>
                }
                if let Some(names) = files.words.also(entry) {
                    <p>{ quoted("guide-also", names) }</p>
                }
                { example(props) }
                { practice(props) }
                { here(props) }
                <h3>{ text::word("guide-shares") }</h3>
                <table role="table" class="shares">
                    <thead role="rowgroup"><tr role="row">{ shares::levels() }</tr></thead>
                    <tbody role="rowgroup"><tr role="row">
                        { shares::cells(files.shares(entry.kind), entry.name) }
                    </tr></tbody>
                </table>
                if let Some(source) = files.words.source(entry) {
                    <p class="soft">{ quoted("guide-source", source) }</p>
                }
                <p>
                    <a href={plain_address(entry)} data-testid="guide-plain">{ text::word("guide-plain") }</a>
                </p>
            </article>
        </>
    }
}

/// Address of the page about a technique that works without scripts.
fn plain_address(entry: &TechniqueEntry) -> String {
    let (kind, language) = (entry.kind, text::language());
    format!("learn/{language}/{kind}/{}.html", entry.short_name())
}

/// Level, with tenths if it has them.
fn level(entry: &TechniqueEntry) -> String {
    let (whole, tenths) = (entry.tenths / 10, entry.tenths % 10);
    let level = match tenths {
        0 => whole.to_string(),
        _ => format!("{whole}.{tenths}"),
    };
    text::say(&Explanation::new("page-level").with("level", Arg::Text(level)))
}

fn quoted(id: &'static str, quoted: String) -> String {
    text::say(&Explanation::new(id).with("text", Arg::Text(quoted)))
}

/// Properties of [`Patterns`].
#[derive(PartialEq, Properties)]
struct PatternsProps {
    entry: TechniqueEntry,
    theme: Theme,
}

/// Drawings of a fixed pattern, before and after, rotated and mirrored.
#[component]
fn Patterns(props: &PatternsProps) -> Html {
    let pictures = use_memo(props.entry, kind::pattern_pictures);
    let Some((first, others)) = pictures.split_first() else {
        return Html::default();
    };
    let turned = &first.orientations[1..];
    html! {
        <>
            { pair(first, props.theme) }
            <div class="others">
                { for others.iter().map(|drawn| pair(drawn, props.theme)) }
            </div>
            <p class="soft">{ text::word("guide-pattern") }</p>
            if !turned.is_empty() {
                <h3>{ text::word("guide-turned") }</h3>
                <div class="turned" data-testid="turned">
                    { for turned.iter().map(|scene| {
                        picture(scene, props.theme, text::word("guide-picture-turned"))
                    }) }
                </div>
            }
        </>
    }
}

fn pair(drawn: &PatternPicture, theme: Theme) -> Html {
    html! {
        <div class="pair drawing">
            { picture(&drawn.before, theme, text::word("guide-picture-before")) }
            <span aria-hidden="true">{ "→" }</span>
            { picture(&drawn.orientations[0], theme, text::word("guide-picture-after")) }
        </div>
    }
}

/// Example board, or a note that there is none; a drawing serves as well.
fn example(props: &PageProps) -> Html {
    match props.files.0.example(props.entry.name) {
        Some(example) => html! { <ExampleBoard {example} theme={props.theme} /> },
        None if kind::pattern_pictures(&props.entry).is_empty() => {
            html! { <p class="soft">{ text::word("guide-no-example") }</p> }
        }
        None => Html::default(),
    }
}

/// Link to positions for practising the technique, or a note that it is too rare.
fn practice(props: &PageProps) -> Html {
    let technique = props.entry.name;
    if !can_be_practised(technique) {
        return html! { <p class="soft" data-testid="too-rare">{ text::word("guide-too-rare") }</p> };
    }
    let practise = props.dispatch.reform(move |_: MouseEvent| {
        let seed = hooks::random_seed();
        Message::Play(page::play::Action::Exercise(
            page::play::Exercising::Practise(technique, seed),
        ))
    });
    let make = props.dispatch.reform(move |_: MouseEvent| {
        Message::Make(page::make::Action::Use(technique, hooks::random_seed()))
    });
    html! {
        <p class="row">
            <button type="button" class="primary" data-testid="practise" onclick={practise}>
                { text::word("guide-practise") }
            </button>
            <button type="button" class="plain" data-testid="make-using" onclick={make}>
                { text::word("guide-make") }
            </button>
        </p>
    }
}

/// Places where it is used in the puzzle being watched.
fn here(props: &PageProps) -> Html {
    let Some(playback) = &props.watched else {
        return Html::default();
    };
    let tally = playback.get().tally(props.entry.name).cloned();
    let Some(tally) = tally else {
        return Html::default();
    };
    let speaker = text::speaker();
    let jump = |&position: &usize| {
        let dispatch = props.dispatch.clone();
        let go = Callback::from(move |_: MouseEvent| {
            dispatch.emit(Message::Guide(None));
            dispatch.emit(Move::Step(position).into());
        });
        let places = playback.sites(position).into_iter().take(1);
        let places: String = places
            .map(|site| speaker.place(site, playback.shape()))
            .collect();
        html! {
            <button type="button" onclick={go}
                aria-current={(position == props.position).then_some("step")}>
                <b>{ playback.get().chapter_of(position) }</b>{ " " }{ places }
            </button>
        }
    };
    html! {
        <>
            <h3>{ text::word("guide-here") }</h3>
            <p>{ text::counted("page-used", "count", tally.positions.len()) }</p>
            <div class="jumps" data-testid="jumps">{ for tally.positions.iter().map(jump) }</div>
        </>
    }
}
