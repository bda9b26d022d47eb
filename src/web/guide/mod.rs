//! Guide to techniques: an index, and a page for each technique with its own
//! address. It covers the page it was opened from, which stays unchanged.

mod example;
mod files;
mod index;
mod shares;
mod table;
mod technique;

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::web::text;
use clew::kind::{self, Kind};
use clew_core::scene::{Scene, Theme, svg};
use clew_page::Message;
use clew_page::guide::GuidePage;
use clew_page::playback::SharedPlayback;
use clew_page::preferences::Preferences;

use files::Files;
use index::Index;
use table::Table;
use technique::TechniquePage;

/// Properties of [`Guide`].
#[derive(PartialEq, Properties)]
pub(crate) struct GuideProps {
    /// Page of the guide.
    pub(crate) page: GuidePage,
    /// Kind of the open puzzle.
    pub(crate) kind: Kind,
    /// Playback of that puzzle, if it is being watched.
    pub(crate) watched: Option<SharedPlayback>,
    /// Position of its playhead.
    pub(crate) position: usize,
    /// What the reader prefers.
    pub(crate) preferences: Preferences,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Status of the guide's files.
#[derive(Clone)]
enum Fetched {
    Waiting,
    Failed,
    There(Rc<Files>),
}

/// The guide.
#[component]
pub(crate) fn Guide(props: &GuideProps) -> Html {
    let fetched = use_state(|| Files::kept().map_or(Fetched::Waiting, Fetched::There));
    let attempts = use_state_eq(|| 0u32);
    {
        let fetched = fetched.clone();
        use_effect_with(*attempts, move |_| {
            if !matches!(*fetched, Fetched::There(_)) {
                spawn_local(async move {
                    let files = Files::fetch().await;
                    fetched.set(files.map_or(Fetched::Failed, Fetched::There));
                });
            }
        });
    }
    let again = Callback::from(move |_: MouseEvent| attempts.set(*attempts + 1));
    html! {
        <main key={props.page.hash()} class="guide" aria-label={text::word("guide-label")} data-testid="guide">
            { match &*fetched {
                Fetched::Waiting => html! {
                    <p class="soft" role="status">{ text::word("guide-waiting") }</p>
                },
                Fetched::Failed => html! {
                    <>
                        <p role="alert">{ text::word("guide-failed") }</p>
                        <button type="button" class="plain" onclick={again}>
                            { text::word("guide-again") }
                        </button>
                    </>
                },
                Fetched::There(files) => shown(props, files),
            } }
        </main>
    }
}

fn shown(props: &GuideProps, files: &Rc<Files>) -> Html {
    let files = Shared(Rc::clone(files));
    let dispatch = props.dispatch.clone();
    let (entry, kind) = match props.page {
        GuidePage::Shares(kind) => return html! { <Table {kind} {files} {dispatch} /> },
        GuidePage::Index(kind) => (None, kind.unwrap_or(props.kind)),
        GuidePage::Technique(name) => (kind::technique(name), props.kind),
    };
    match entry {
        None => html! {
            <Index {kind} {files} watched={props.watched.clone()} preferences={props.preferences.clone()} {dispatch} />
        },
        Some(entry) => html! {
            <TechniquePage {entry} {files} watched={props.watched.clone()}
                position={props.position} theme={props.preferences.theme()} {dispatch} />
        },
    }
}

/// Handle to the files, of which there is only one set.
#[derive(Clone)]
struct Shared(Rc<Files>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Heading of a page. It takes the focus, so that a screen reader starts there.
#[hook]
fn use_heading() -> NodeRef {
    let heading = use_node_ref();
    {
        let heading = heading.clone();
        use_effect_with((), move |()| {
            if let Some(heading) = heading.cast::<HtmlElement>() {
                let _ = heading.focus();
            }
        });
    }
    heading
}

/// Link to a page of the guide.
fn link(page: GuidePage, label: Html, dispatch: &Callback<Message>) -> Html {
    let open = dispatch.reform(move |event: MouseEvent| {
        event.prevent_default();
        Message::Guide(Some(page))
    });
    html! { <a href={page.hash()} onclick={open}>{ label }</a> }
}

/// Picture of a scene, with its description.
fn picture(scene: &Scene, theme: Theme, description: String) -> Html {
    let drawn = String::from(js_sys::encode_uri_component(&svg::write(scene, theme)));
    html! { <img src={format!("data:image/svg+xml,{drawn}")} alt={description} /> }
}
