//! Progress of the list, and buttons to pause, stop and save.

use yew::prelude::*;

use crate::web::components::menu::Menu;
use crate::web::components::print_menu::PrintMenu;
use crate::web::text;
use clew::handout::Unprinted;
use clew::many::Counts;
use clew::many::export::{self, Form};
use clew_core::model::{Arg, Explanation};
use clew_core::scene::Theme;
use clew_core::solve::Grade;
use clew_page as page;
use clew_page::Message;
use clew_page::many::{Listed, Phase};

use super::ListedProps;
use super::saving::save_rows;

/// The bar above the table.
pub(super) fn bar(listed: &Listed, theme: Theme, dispatch: &Callback<Message>) -> Html {
    let counts = listed.sheet.table().counts();
    let phase = listed.phase;
    let unkept = (!listed.is_kept).then(|| text::word("many-unkept"));
    let button = |id: &'static str, listing: page::many::Action| {
        let onclick = dispatch.reform(move |_: MouseEvent| Message::Many(listing.clone()));
        html! {
            <button type="button" class="plain" data-testid={id} {onclick}>{ text::word(id) }</button>
        }
    };
    html! {
        <section class="bar" aria-label={text::word("many-progress")}>
            <div class="far">
                <p data-testid="many-counts">
                    <strong>{ text::word(phase_name(phase)) }</strong>
                    { " · " }{ progress(counts) }
                </p>
                // The verdicts count for half of the progress, the grades for the other half.
                <progress max={(2 * counts.all).to_string()}
                    value={(counts.decided() + counts.settled()).to_string()}
                    aria-label={text::word("many-progress")} />
                if let Some(unkept) = &unkept {
                    <p class="unkept" data-testid="many-unkept">{ unkept }</p>
                }
                // Only announced when the phase changes: a count read aloud would never end.
                <div class="unseen" role="status">
                    <p>{ text::word(phase_name(phase)) }</p>
                    if let Some(unkept) = unkept {
                        <p>{ unkept }</p>
                    }
                </div>
            </div>
            <div class="actions">
                { match phase {
                    Phase::Running => button("many-pause", page::many::Action::Pause),
                    Phase::Paused | Phase::Stopped => button("many-resume", page::many::Action::Resume),
                    Phase::Done => html! {},
                } }
                if matches!(phase, Phase::Running | Phase::Paused) {
                    { button("many-stop", page::many::Action::Stop) }
                }
                <Menu id="many-save" label={text::word("many-save")}>
                    { save(listed, Form::Csv, "many-save-csv", text::word("many-save-csv")) }
                    { save(listed, Form::JsonLines, "many-save-json", text::word("many-save-json")) }
                    <Formats listed={listed.clone()} dispatch={dispatch.clone()} />
                </Menu>
                <PrintMenu puzzles={puzzles(listed)} {theme} />
                { button("many-close", page::many::Action::Close) }
            </div>
        </section>
    }
}

/// Callback that returns the puzzles shown, in order.
fn puzzles(listed: &Listed) -> Callback<(), Vec<Unprinted>> {
    let listed = listed.clone();
    Callback::from(move |()| {
        let table = listed.sheet.table();
        let items = export::items(&table, listed.view.order());
        let unprinted = items.map(|item| Unprinted {
            code: item.code.clone(),
            level: item.grade.as_ref().map(Grade::overall),
        });
        unprinted.collect()
    })
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Running => "many-running",
        Phase::Paused => "many-paused",
        Phase::Stopped => "many-stopped",
        Phase::Done => "many-done",
    }
}

fn progress(counts: Counts) -> String {
    let number = |number: usize| Arg::Number(number as u64);
    let mut parts = Vec::new();
    if counts.malformed > 0 {
        parts.push(Explanation::new("many-malformed").with("count", number(counts.malformed)));
    }
    let rest = counts.several + counts.impossible;
    let graded = counts.done.saturating_sub(rest);
    if counts.unique > 0 && graded < counts.unique {
        let of = Explanation::new("many-graded").with("count", number(graded));
        parts.push(of.with("of", number(counts.unique)));
    }
    let far = Explanation::new("many-far")
        .with("decided", number(counts.decided()))
        .with("all", number(counts.all));
    let mut said = text::say(&far);
    for part in parts {
        said.push_str(" · ");
        said.push_str(&text::say(&part));
    }
    said
}

/// Button that saves the rows shown as a file.
fn save(listed: &Listed, form: Form, id: &'static str, label: String) -> Html {
    let listed = listed.clone();
    let onclick = move |_: MouseEvent| save_rows(listed.clone(), form);
    html! {
        <button type="button" data-testid={id} {onclick}>{ label }</button>
    }
}

/// Buttons that save the puzzles shown, one per format. The formats are determined when
/// the menu opens.
#[component]
fn Formats(props: &ListedProps) -> Html {
    let listed = &props.listed;
    let formats = export::formats(&listed.sheet.table(), listed.view.order());
    let button = |format: &'static str| {
        let label = Explanation::new("many-save-format").with("format", Arg::Word(format));
        save(listed, Form::Puzzles(format), format, text::say(&label))
    };
    formats.into_iter().map(button).collect()
}
