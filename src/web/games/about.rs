//! Information: the rules in pictures, the keys, sources and licences, the version,
//! and where games are stored.

use yew::prelude::*;

use crate::web::components::keys::{PLAYING, keys};
use crate::web::text;
use clew::games::{Example, examples};
use clew::kind::{self, Kind};
use clew_core::scene::{Theme, svg};
use clew_page::guide::GuidePage;
use clew_page::{Message, first_reading};

/// Properties of [`About`].
#[derive(PartialEq, Properties)]
pub(super) struct AboutProps {
    /// Colours of the pictures.
    pub(super) theme: Theme,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The section.
#[component]
pub(super) fn About(props: &AboutProps) -> Html {
    let theme = props.theme;
    let pictures = use_memo(theme, |&theme| {
        let pictures =
            examples().filter_map(|example| Some((example.kind, pictures_of(&example, theme)?)));
        pictures.collect::<Vec<(Kind, [String; 2])>>()
    });
    html! {
        <section class="card about" aria-labelledby="games-about" data-testid="about">
            <h2 id="games-about">{ text::word("about-title") }</h2>
            <ul class="rules">
                { for pictures.iter().map(|(kind, [bare, solved])| html! {
                    <li>
                        <span class="pictures">
                            <img src={bare.clone()} alt="" />
                            <img src={solved.clone()} alt="" />
                        </span>
                        <b>{ text::kind_name(*kind) }</b>
                        <p>{ text::word(kind::offer(*kind).rules) }</p>
                    </li>
                }) }
            </ul>
            <p><a href={GuidePage::Index(None).hash()}>{ text::word("guide-all") }</a></p>
            <details>
                <summary>{ text::word("about-keys") }</summary>
                { keys("page-help-playing", &PLAYING) }
            </details>
            <h3>{ text::word("about-data") }</h3>
            <p>{ text::word("about-data-words") }</p>
            <h3>{ text::word("about-sources") }</h3>
            <p>{ text::word("about-sources-words") }</p>
            <p class="hint" data-testid="version">
                { text::say(&clew_core::model::Explanation::new("about-version")
                    .with("version", clew_core::model::Arg::Text(env!("CARGO_PKG_VERSION").to_owned()))) }
            </p>
        </section>
    }
}

/// Pictures of a puzzle, bare and solved, as addresses.
fn pictures_of(example: &Example, theme: Theme) -> Option<[String; 2]> {
    let code = first_reading(example.puzzle)?.code;
    let mut game = kind::game(&code).ok()?;
    let bare = game.picture(None, false);
    game.take_over(
        kind::stated(&code, example.marks)
            .map(|stated| stated.marks)
            .ok()?,
    );
    let solved = game.picture(None, false);
    Some([bare, solved].map(|scene| {
        let picture = svg::write(&scene, theme);
        let encoded = String::from(js_sys::encode_uri_component(&picture));
        format!("data:image/svg+xml,{encoded}")
    }))
}
