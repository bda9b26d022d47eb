//! Explanation on paper: each argument is a figure, sent to the browser's printer.

use gloo::events::EventListener;
use yew::prelude::*;

use crate::web::chunk::Sheet;
use crate::web::text;
use clew_core::scene::{Theme, svg};
use clew_page::playback::SharedPlayback;

/// Properties of [`Printout`].
#[derive(PartialEq, Properties)]
pub(crate) struct PrintoutProps {
    /// The playback.
    pub(crate) playback: SharedPlayback,
    /// Number of figures on a sheet.
    pub(crate) sheet: Sheet,
    /// Colours and digits; paper always uses light colours.
    pub(crate) theme: Theme,
    /// Receiver of the end: printed or cancelled.
    pub(crate) on_end: Callback<()>,
}

/// The sheets, which only a printer shows. They stay until the browser has printed
/// them: not every browser blocks while its dialog is open.
#[component]
pub(crate) fn Printout(props: &PrintoutProps) -> Html {
    use_printer(&props.on_end);
    let theme = props.theme.on_sheet();
    let told = props.playback.walkthrough(&text::speaker());
    let figures = props.playback.figures(&text::speaker(), true).into_iter();
    let class = match props.sheet {
        Sheet::Two => "two",
        Sheet::Four => "four",
    };
    let sheets = html! {
        <section class={classes!("printout", class)} data-testid="printout" lang={text::language()}>
            <h1>{ told.title }</h1>
            { for figures.map(|figure| html! {
                <figure>
                    <div class="picture">{ Html::from_html_unchecked(svg::write(&figure.picture, theme).into()) }</div>
                    <figcaption>{ format!("{}. {}", figure.chapter, figure.sentence) }</figcaption>
                </figure>
            }) }
        </section>
    };
    create_portal(sheets, gloo::utils::body().into())
}

/// Sends the page to the browser's printer once it is drawn; calls `on_end` at the end.
#[hook]
pub(super) fn use_printer(on_end: &Callback<()>) {
    let on_end = on_end.clone();
    use_effect_with((), move |()| {
        let listener = web_sys::window().map(|window| {
            let listener = EventListener::new(&window, "afterprint", move |_| on_end.emit(()));
            // This fails only if the page may not print at all.
            let _ = window.print();
            listener
        });
        move || drop(listener)
    });
}
