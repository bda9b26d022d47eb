//! Settings for the whole board: a different size, or a new blank board of a kind.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::web::text;
use clew::draft::{Drafting, EditCommand};
use clew::kind::{self, Kind};
use clew_core::grid::Shape;
use clew_core::model::{Arg, Explanation, Sizes};
use clew_page::Message;

use super::board::focus;

/// Properties of [`Size`].
#[derive(PartialEq, Properties)]
pub(crate) struct SizeProps {
    /// The puzzle.
    pub(crate) drafting: Drafting,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Message>,
}

/// Requested board, as typed.
#[derive(Clone, PartialEq)]
struct Wanted {
    kind: Kind,
    layout: usize,
    rows: String,
    cols: String,
}

/// Form for kind, layout and size, to resize the board or start a blank one.
#[component]
pub(crate) fn Size(props: &SizeProps) -> Html {
    let drafting = &props.drafting;
    let present = (drafting.code().kind, drafting.layout(), drafting.shape());
    let typed = use_state_eq(|| Wanted::of(present));
    {
        let typed = typed.clone();
        use_effect_with(present, move |&present| typed.set(Wanted::of(present)));
    }
    let change = {
        let typed = typed.clone();
        move |change: &dyn Fn(&mut Wanted)| {
            let mut wanted = (*typed).clone();
            change(&mut wanted);
            typed.set(wanted);
        }
    };
    let shape = typed.shape();
    let resized = shape.filter(|&shape| typed.kind == present.0 && shape != present.2);
    let is_resizable = resized.is_some_and(|shape| {
        let sizes = kind::sizes(present.0, present.1);
        sizes.allow(shape)
    });
    let resize = {
        let dispatch = props.dispatch.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(shape) = resized.filter(|_| is_resizable) {
                dispatch.emit(Message::Edit(EditCommand::Resize(shape)));
                focus();
            }
        })
    };
    let blank = {
        let (dispatch, kind, layout) = (props.dispatch.clone(), typed.kind, typed.layout);
        Callback::from(move |_: MouseEvent| {
            if let Some(shape) = shape {
                let command = EditCommand::Blank {
                    kind,
                    layout,
                    shape,
                };
                dispatch.emit(Message::Edit(command));
                // Keys typed next are for the board.
                focus();
            }
        })
    };
    let kinds: Vec<String> = kind::all().map(text::kind_name).collect();
    let at = kind::all().position(|kind| kind == typed.kind);
    let on_kind = {
        let change = change.clone();
        move |at: usize| {
            if let Some(kind) = kind::all().nth(at) {
                change(&|wanted| wanted.choose(kind, 0));
            }
        }
    };
    let layouts = kind::layouts(typed.kind);
    let on_layout = {
        let change = change.clone();
        move |layout: usize| change(&|wanted| wanted.choose(wanted.kind, layout))
    };
    let layout_words: Vec<String> = layouts.iter().map(|name| text::word(name)).collect();
    html! {
        <section class="size" aria-label={text::word("edit-size")}>
            <form onsubmit={resize}>
                <div class="row">
                    { select("edit-kind", &kinds, at, on_kind) }
                    if layouts.len() > 1 {
                        { select("edit-layout", &layout_words, Some(typed.layout), on_layout) }
                    }
                    { sides(&typed, &change) }
                </div>
                <p class="warning" role="status">{ refused(&typed) }</p>
                <div class="row">
                    <button type="submit" class="plain" data-testid="resize" disabled={!is_resizable}>
                        { text::word("edit-resize") }
                    </button>
                    <button type="button" class="plain" data-testid="blank" onclick={blank}
                        disabled={shape.is_none()}>{ text::word("edit-new") }</button>
                </div>
            </form>
        </section>
    }
}

impl Wanted {
    fn of((kind, layout, shape): (Kind, usize, Shape)) -> Self {
        Self {
            kind,
            layout,
            rows: shape.rows.to_string(),
            cols: shape.cols.to_string(),
        }
    }

    /// The size, if such boards exist.
    fn shape(&self) -> Option<Shape> {
        let rows = self.rows.trim().parse().ok()?;
        let shape = Shape::new(rows, self.cols.trim().parse().ok()?);
        let sizes = kind::sizes(self.kind, self.layout);
        sizes.allow(shape).then_some(shape)
    }

    /// Chooses another kind or layout; the size stays if such boards exist, and otherwise
    /// becomes the usual one.
    fn choose(&mut self, kind: Kind, layout: usize) {
        (self.kind, self.layout) = (kind, layout);
        if self.shape().is_none() {
            let usual = kind::default_spec(kind).shape;
            (self.rows, self.cols) = (usual.rows.to_string(), usual.cols.to_string());
        }
    }
}

/// Selection from a list.
fn select(
    id: &'static str,
    names: &[String],
    chosen: Option<usize>,
    on_choice: impl Fn(usize) + 'static,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Ok(at) = usize::try_from(select.selected_index()) {
            on_choice(at);
        }
    });
    html! {
        <label>
            { text::word(id) }
            <select data-testid={id} {onchange}>
                { for names.iter().enumerate().map(|(at, name)| html! {
                    <option key={name.clone()} selected={chosen == Some(at)}>{ name }</option>
                }) }
            </select>
        </label>
    }
}

/// Fields for the size: a list if boards are squares of certain sizes, otherwise
/// two numbers.
fn sides(typed: &Wanted, change: &(impl Fn(&dyn Fn(&mut Wanted)) + Clone + 'static)) -> Html {
    let change = change.clone();
    match kind::sizes(typed.kind, typed.layout) {
        Sizes::Squares(sides) => {
            let size = |side: &u8| size_words(Shape::new(*side, *side));
            let names: Vec<String> = sides.iter().map(size).collect();
            let chosen = sides.iter().position(|side| side.to_string() == typed.rows);
            select("edit-side", &names, chosen, move |at| {
                if let Some(side) = sides.get(at) {
                    let side = side.to_string();
                    change(&|wanted| {
                        (wanted.rows, wanted.cols) = (side.clone(), side.clone());
                    });
                }
            })
        }
        Sizes::UpTo(most) => html! {
            <>
                { field("edit-rows", &typed.rows, most, change.clone(), |wanted| &mut wanted.rows) }
                { field("edit-cols", &typed.cols, most, change, |wanted| &mut wanted.cols) }
            </>
        },
    }
}

/// Field for a number of rows or columns.
fn field(
    id: &'static str,
    value: &str,
    most: u8,
    change: impl Fn(&dyn Fn(&mut Wanted)) + 'static,
    of: fn(&mut Wanted) -> &mut String,
) -> Html {
    let is_there = value
        .trim()
        .parse()
        .is_ok_and(|side: u8| (1..=most).contains(&side));
    let oninput = Callback::from(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        change(&|wanted| *of(wanted) = input.value());
    });
    html! {
        <label>
            { text::word(id) }
            <input type="number" min="1" max={most.to_string()} inputmode="numeric" data-testid={id}
                value={value.to_owned()} {oninput} aria-invalid={(!is_there).then_some("true")} />
        </label>
    }
}

/// The available sizes, if the requested one is not among them.
fn refused(typed: &Wanted) -> String {
    match kind::sizes(typed.kind, typed.layout) {
        Sizes::UpTo(most) if typed.shape().is_none() => {
            text::counted("edit-size-most", "most", usize::from(most))
        }
        _ => String::new(),
    }
}

fn size_words(shape: Shape) -> String {
    let size = Explanation::new("edit-size-told")
        .with("rows", Arg::Number(shape.rows.into()))
        .with("cols", Arg::Number(shape.cols.into()));
    text::plain(&size, shape)
}
