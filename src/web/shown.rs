//! The page as held by the browser: messages go to the machine, whose effects are carried out once the messages have been handled.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use clew_page::{Effect, Message, Page};

/// The page being shown.
#[derive(Clone, PartialEq)]
pub(crate) struct Shown(pub(crate) Page);

/// Handle to the page being shown, which takes messages.
pub(crate) type PageHandle = UseReducerHandle<Shown>;

thread_local! {
    /// The page and the function that carries out its effects, once it is shown.
    static MOUNTED: RefCell<Option<(CarryOut, PageHandle)>> = const { RefCell::new(None) };
}

impl Deref for Shown {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.0
    }
}

impl Reducible for Shown {
    type Action = Message;

    fn reduce(self: Rc<Self>, message: Message) -> Rc<Self> {
        let Self(mut page) = Rc::unwrap_or_clone(self);
        let effects = page.update(now(), message);
        carry_out(effects);
        Rc::new(Self(page))
    }
}

/// Carries out an effect; its result goes to the callback.
type CarryOut = fn(Effect, &Callback<Message>);

/// Sets the page and the function that carries out its effects.
pub(crate) fn mount(carry_out: CarryOut, page: &PageHandle) {
    MOUNTED.set(Some((carry_out, page.clone())));
}

/// The page, once it is shown.
pub(crate) fn page() -> Option<PageHandle> {
    MOUNTED.with_borrow(|mounted| mounted.as_ref().map(|(_, page)| page.clone()))
}

/// Carries out effects after the message has been handled, because they result in messages.
pub(crate) fn carry_out(effects: Vec<Effect>) {
    if effects.is_empty() {
        return;
    }
    spawn_local(async move {
        let Some((carry_out, page)) = MOUNTED.with_borrow(Option::clone) else {
            return;
        };
        let machine = Callback::from(page.dispatcher());
        for effect in effects {
            carry_out(effect, &machine);
        }
    });
}

/// Time of day, in milliseconds since 1970; a time before that counts as 0, since a float cast saturates.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}
