//! Buttons below the board: history and trials.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::web::components::copying::{CopyNotice, copy_text};
use crate::web::components::icons;
use crate::web::components::menu::Menu;
use crate::web::text;
use clew_page as page;
use clew_page::address::Address;
use clew_page::play::Action;
use clew_page::{Dialog, Message};

use clew_page::play::SharedGame;

/// Properties of [`Tools`].
#[derive(PartialEq, Properties)]
pub(crate) struct ToolsProps {
    /// The game.
    pub(crate) game: SharedGame,
    /// Address of the game; `None` for a board embedded in another page, which has nothing to share or to store.
    pub(crate) address: Option<Address>,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// The buttons.
#[component]
pub(crate) fn Tools(props: &ToolsProps) -> Html {
    let game = props.game.get();
    let (done, all, trials) = (game.done(), game.moves().len(), game.trials());
    let button = |id: &'static str, icon: Html, is_off: bool, action: fn() -> Action| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| Message::Play(action()));
        let word = text::word(id);
        html! {
            <button type="button" data-testid={id} title={word.clone()} aria-label={word}
                disabled={is_off} {onclick}>{ icon }</button>
        }
    };
    let copying = use_state_eq(|| None);
    let link = |address: &Address, has_marks: bool| {
        let (address, game) = (address.clone(), props.game.clone());
        let copying = copying.clone();
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
            copy_text(format!("{site}{}", address.hash()), copying.clone());
        })
    };
    let page = |id: &'static str, icon: Html, action: fn() -> Message| {
        let onclick = props.dispatch.reform(move |_: MouseEvent| action());
        let word = text::word(id);
        html! {
            <button type="button" data-testid={id} title={word.clone()} aria-label={word} {onclick}>{ icon }</button>
        }
    };
    let plain = |id: &'static str, action: fn() -> Action| {
        let onclick = props
            .dispatch
            .reform(move |_: MouseEvent| Message::Play(action()));
        html! {
            <button type="button" class="plain" data-testid={id} {onclick}>{ text::word(id) }</button>
        }
    };
    html! {
        <div class="controls" role="group" aria-label={text::word("play-tools")}>
            <Undo is_off={done == 0} dispatch={props.dispatch.clone()} />
            { button("play-redo", icons::redo(), done == all, || Action::Redo) }
            { button("play-reset", icons::clear(), done == 0, || Action::Reset) }
            { plain("play-suppose", || Action::Suppose) }
            if trials > 0 {
                { plain("play-keep", || Action::Keep) }
                { plain("play-drop", || Action::Drop) }
            }
            if let Some(address) = &props.address {
            <Menu id="play-share" label={text::word("page-share")} icon={icons::share()}>
                <button type="button" data-testid="play-link" onclick={link(address, false)}>{ text::word("page-copy-link") }</button>
                <button type="button" data-testid="play-link-marks" onclick={link(address, true)}>{ text::word("play-link-marks") }</button>
            </Menu>
            <CopyNotice {copying} />
            { page("play-games", icons::games(), || page::games::Action::Sheet(true).into()) }
            { page("play-settings", icons::settings(), || Message::Open(Dialog::Settings)) }
            }
        </div>
    }
}

/// Time after which a held button repeats its undo, and the time between repetitions, in milliseconds.
const HOLD: u32 = 450;
const EACH: u32 = 110;

#[derive(PartialEq, Properties)]
struct UndoProps {
    is_off: bool,
    dispatch: Callback<Message>,
}

/// Button that undoes a move; while held, it undoes one move after another, back to the start.
#[component]
fn Undo(props: &UndoProps) -> Html {
    let held = use_mut_ref(|| None::<(Timeout, Rc<Cell<bool>>)>);
    let undo = props.dispatch.reform(|()| Message::Play(Action::Undo));
    let down = {
        let (held, undo) = (Rc::clone(&held), undo.clone());
        Callback::from(move |_: PointerEvent| {
            let is_repeated = Rc::new(Cell::new(false));
            let timeout = repeat(&held, undo.clone(), Rc::clone(&is_repeated), HOLD);
            *held.borrow_mut() = Some((timeout, is_repeated));
        })
    };
    let end = {
        let held = Rc::clone(&held);
        Callback::from(move |_: PointerEvent| {
            // Keep the information about repetition for the click.
            if let Some((timeout, _)) = &mut *held.borrow_mut() {
                *timeout = Timeout::new(0, || {});
            }
        })
    };
    if props.is_off {
        // Stop at the start.
        held.take();
    }
    let onclick = Callback::from(move |_: MouseEvent| {
        let was_held = held
            .take()
            .is_some_and(|(_, is_repeated)| is_repeated.get());
        if !was_held {
            undo.emit(());
        }
    });
    let word = text::word("play-undo");
    html! {
        <button type="button" data-testid="play-undo" title={word.clone()} aria-label={word} disabled={props.is_off}
            onpointerdown={down} onpointerup={end.clone()} onpointerleave={end.clone()} onpointercancel={end}
            {onclick}>{ icons::undo() }</button>
    }
}

type Held = Rc<RefCell<Option<(Timeout, Rc<Cell<bool>>)>>>;

/// Undoes a move after a time, then the next one, while the button is held.
fn repeat(held: &Held, undo: Callback<()>, is_repeated: Rc<Cell<bool>>, wait: u32) -> Timeout {
    let held = Rc::clone(held);
    Timeout::new(wait, move || {
        is_repeated.set(true);
        undo.emit(());
        let next = repeat(&held, undo, is_repeated, EACH);
        if let Some((timeout, _)) = &mut *held.borrow_mut() {
            *timeout = next;
        }
    })
}
