//! Key of the signs on a board: a line for those that appear for the first time, and the whole key.

use std::cell::RefCell;
use std::collections::BTreeMap;

use yew::prelude::*;

use super::thumbnail::data_url;
use crate::web::text;
use clew::kind::Kind;
use clew_core::model::{Arg, Explanation};
use clew_core::playback::{Playhead, Scope};
use clew_core::scene::{Sign, Theme};
use clew_page::playback::SharedPlayback;

/// Maximum number of signs explained at one stop.
const AT_ONCE: usize = 2;

thread_local! {
    /// Puzzle and position at which each sign of a kind appeared first.
    static FIRST: RefCell<BTreeMap<(String, Sign), (String, usize)>> = RefCell::default();
}

/// Meaning of the signs that appear here for the first time in this visit.
pub(crate) fn first_signs(
    kind: Kind,
    playback: &SharedPlayback,
    playhead: Playhead,
    theme: Theme,
) -> Html {
    let is_told = matches!(playhead.scope, Scope::Look | Scope::Conclude);
    let signs = match is_told {
        true => playback.scene(playhead).signs(),
        false => Vec::new(),
    };
    let here = (playback.code().text, playhead.position);
    let known = |sign: &Sign| !meaning(kind, *sign).is_empty();
    let fresh = FIRST.with_borrow_mut(|first| {
        let mut fresh: Vec<Sign> = Vec::new();
        for sign in signs.into_iter().filter(known) {
            let of = (kind.to_string(), sign);
            let is_here = first.get(&of).is_some_and(|there| *there == here);
            let is_new = !first.contains_key(&of);
            if fresh.len() < AT_ONCE && (is_here || is_new) {
                first.insert(of, here.clone());
                fresh.push(sign);
            }
        }
        fresh
    });
    html! {
        if !fresh.is_empty() {
            <ul class="signs" data-testid="signs">{ entries(kind, theme, fresh) }</ul>
        }
    }
}

/// The whole key of a kind.
pub(crate) fn key(kind: Kind, theme: Theme) -> Html {
    let signs = Sign::all().filter(|sign| !meaning(kind, *sign).is_empty());
    html! {
        <>
            <h2 id="dialog-title" tabindex="-1" autofocus=true>{ text::word("key-title") }</h2>
            <ul class="signs">{ entries(kind, theme, signs.collect()) }</ul>
        </>
    }
}

fn entries(kind: Kind, theme: Theme, signs: Vec<Sign>) -> Html {
    let entry = |sign: Sign| {
        html! {
            <li><img src={data_url(&sign.picture(), theme)} alt="" />{ meaning(kind, sign) }</li>
        }
    };
    signs.into_iter().map(entry).collect()
}

/// Meaning of a sign on boards of a kind; empty if they do not have it.
fn meaning(kind: Kind, sign: Sign) -> String {
    text::say(&Explanation::new(sign.into()).with("kind", Arg::Text(kind.to_string())))
}
