//! Buttons below the board: history and trials.

use yew::prelude::*;

use crate::web::address::Address;
use crate::web::components::icons;
use crate::web::components::menu::Menu;
use crate::web::components::share_entries::copy_text;
use crate::web::games;
use crate::web::state::{Action as PageAction, Dialog};
use crate::web::text;

use super::Action;
use super::state::SharedGame;

/// Properties of [`Tools`].
#[derive(PartialEq, Properties)]
pub(crate) struct ToolsProps {
    /// The game.
    pub(crate) game: SharedGame,
    /// Address of the game.
    pub(crate) address: Address,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<PageAction>,
}

/// The buttons.
#[component]
pub(crate) fn Tools(props: &ToolsProps) -> Html {
    let game = props.game.get();
    let (done, all, trials) = (game.done(), game.moves().len(), game.trials());
    let button = |id: &'static str, icon: Html, is_off: bool, action: fn() -> Action| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| PageAction::Play(action()));
        let word = text::word(id);
        html! {
            <button type="button" data-testid={id} title={word.clone()} aria-label={word}
                disabled={is_off} {onclick}>{ icon }</button>
        }
    };
    let link = |has_marks: bool| {
        let (address, game) = (props.address.clone(), props.game.clone());
        Callback::from(move |_: MouseEvent| {
            let marks = game.get().written();
            let marks = marks.iter().map(|(mark, _)| mark.as_str());
            let address = match has_marks {
                true => address.clone().with_marks(marks),
                false => address.clone(),
            };
            let site = web_sys::window().and_then(|window| window.location().href().ok());
            let site = site.unwrap_or_default();
            let site = site.split('#').next().unwrap_or_default();
            copy_text(&format!("{site}{}", address.hash()));
        })
    };
    let page = |id: &'static str, icon: Html, action: fn() -> PageAction| {
        let onclick = props.dispatch.reform(move |_: MouseEvent| action());
        let word = text::word(id);
        html! {
            <button type="button" data-testid={id} title={word.clone()} aria-label={word} {onclick}>{ icon }</button>
        }
    };
    let plain = |id: &'static str, action: fn() -> Action| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| PageAction::Play(action()));
        html! {
            <button type="button" class="plain" data-testid={id} {onclick}>{ text::word(id) }</button>
        }
    };
    html! {
        <div class="controls" role="group" aria-label={text::word("play-tools")}>
            { button("play-undo", icons::undo(), done == 0, || Action::Undo) }
            { button("play-redo", icons::redo(), done == all, || Action::Redo) }
            { button("play-reset", icons::clear(), done == 0, || Action::Reset) }
            { plain("play-suppose", || Action::Suppose) }
            if trials > 0 {
                { plain("play-keep", || Action::Keep) }
                { plain("play-drop", || Action::Drop) }
            }
            <Menu id="play-share" label={text::word("page-share")} icon={icons::more()}>
                <button type="button" data-testid="play-link" onclick={link(false)}>{ text::word("page-copy-link") }</button>
                <button type="button" data-testid="play-link-marks" onclick={link(true)}>{ text::word("play-link-marks") }</button>
            </Menu>
            { page("play-games", icons::games(), || games::Action::Sheet(true).into()) }
            { page("play-settings", icons::settings(), || PageAction::Open(Dialog::Settings)) }
        </div>
    }
}
