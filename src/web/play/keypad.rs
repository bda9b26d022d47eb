//! Keypad for digits, with the type of mark that they make and the number left of each.

use yew::prelude::*;

use crate::web::text;
use clew_core::game::{Key, Pad, Tallied};
use clew_core::model::{Arg, Explanation, Numerals};
use clew_page::Message;
use clew_page::play::Action;

use clew_page::play::SharedGame;

/// Types of marks, with the message ids of their names.
const PADS: [(Pad, &str); 4] = [
    (Pad::Entry, "play-pad-entry"),
    (Pad::Corner, "play-pad-corner"),
    (Pad::Centre, "play-pad-centre"),
    (Pad::Strike, "play-pad-strike"),
];

/// The keypad; nothing for kinds without digits.
pub(crate) fn keypad(
    game: &SharedGame,
    numerals: Numerals,
    dims_clashing: bool,
    dispatch: &Callback<Message>,
) -> Html {
    let counts = game.get().counts();
    let digits = counts.iter().filter_map(|count| match count.of {
        Tallied::Digit(digit) => Some((digit, count.needed.saturating_sub(count.placed))),
        Tallied::Clue(_) => None,
    });
    let digits: Vec<(u8, u32)> = digits.collect();
    if digits.is_empty() {
        return Html::default();
    }
    let selection = game.get_mut().selection().clone();
    let clashing = match dims_clashing {
        true => game.get().clashing(),
        false => Vec::new(),
    };
    let has_candidates = game.get().has_candidates();
    let press = |key: Key| dispatch.reform(move |_: MouseEvent| Message::Play(Action::Key(key)));
    html! {
        <div class="keypad">
            <div class="pads">
                <div class="kinds" role="group" aria-label={text::word("play-pads")}>
                { for PADS.into_iter().map(|(pad, name)| html! {
                    <button type="button" class="plain" data-testid={name} onclick={press(Key::Pad(pad))}
                        aria-pressed={if selection.pad == pad { "true" } else { "false" }}>
                        { text::word(name) }
                    </button>
                }) }
                </div>
                <button type="button" class="plain" data-testid="play-candidates"
                    title={text::word("play-candidates-what")} disabled={has_candidates.is_none()}
                    aria-pressed={if has_candidates == Some(true) { "true" } else { "false" }}
                    onclick={dispatch.reform(|_: MouseEvent| Message::Play(Action::Candidates))}>
                    { text::word("play-candidates") }
                </button>
            </div>
            <div class="digits" role="group" aria-label={text::word("play-digits")}>
                { for digits.into_iter().map(|(digit, left)| {
                    let written = numerals.write(digit);
                    let is_held = selection.digit == Some(digit);
                    // The two numbers are adjacent and would be read as one.
                    let name = Explanation::new("play-digit-left")
                        .with("digit", Arg::Text(written.clone()))
                        .with("left", Arg::Number(left.into()));
                    html! {
                        <button type="button" data-testid={format!("digit-{digit}")} aria-label={text::say(&name)}
                            onclick={press(Key::Digit(digit, None))}
                            class={classes!("plain", (left == 0).then_some("done"),
                                clashing.contains(&digit).then_some("clashing"))}
                            aria-pressed={if is_held { "true" } else { "false" }}>
                            <b>{ written }</b><small>{ left }</small>
                        </button>
                    }
                }) }
                <button type="button" class="plain" data-testid="play-erase" onclick={press(Key::Erase)}>
                    { text::word("play-erase") }
                </button>
            </div>
        </div>
    }
}
