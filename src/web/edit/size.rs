//! The size of the board in numbers, and new boards.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::draft::{Drafting, EditCommand};
use crate::grid::Shape;
use crate::kind;
use crate::model::Change;
use crate::web::state::Action;
use crate::web::text;

/// Properties of [`Size`].
#[derive(PartialEq, Properties)]
pub(crate) struct SizeProps {
    /// The puzzle.
    pub(crate) drafting: Drafting,
    /// Receiver of actions.
    pub(crate) dispatch: Callback<Action>,
}

/// Form of two numbers, to resize the board or to begin a blank one.
#[component]
pub(crate) fn Size(props: &SizeProps) -> Html {
    let shape = props.drafting.shape();
    let typed = use_state_eq(|| words(shape));
    {
        let typed = typed.clone();
        use_effect_with(shape, move |&shape| typed.set(words(shape)));
    }
    let wanted = shape_of(&typed).filter(|&wanted| {
        let change = Change::Resize(wanted);
        wanted == shape || kind::edited(props.drafting.code(), &change).is_some()
    });
    let field = |id: &'static str, at: usize| {
        let typed = typed.clone();
        let value = typed[at].clone();
        let oninput = Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let mut words = (*typed).clone();
            words[at] = input.value();
            typed.set(words);
        });
        html! {
            <label>
                { text::word(id) }
                <input type="number" min="1" inputmode="numeric" data-testid={id} {value} {oninput}
                    aria-invalid={wanted.is_none().then_some("true")} />
            </label>
        }
    };
    let submit = {
        let dispatch = props.dispatch.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(wanted) = wanted {
                dispatch.emit(Action::Edit(EditCommand::Resize(wanted)));
            }
        })
    };
    let blank = {
        let dispatch = props.dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(wanted) = wanted {
                dispatch.emit(Action::Edit(EditCommand::Blank(wanted)));
            }
        })
    };
    html! {
        <section class="size" aria-label={text::word("edit-size")}>
            <form class="row" onsubmit={submit}>
                { field("edit-rows", 0) }
                { field("edit-cols", 1) }
                <button type="submit" class="plain" data-testid="resize"
                    disabled={wanted.is_none() || wanted == Some(shape)}>
                    { text::word("edit-resize") }
                </button>
                <button type="button" class="plain" data-testid="blank" onclick={blank}
                    disabled={wanted.is_none()}>{ text::word("edit-new") }</button>
            </form>
            <p class="warning" role="status">
                { if wanted.is_none() { text::word("edit-size-refused") } else { String::new() } }
            </p>
        </section>
    }
}

fn words(shape: Shape) -> [String; 2] {
    [shape.rows.to_string(), shape.cols.to_string()]
}

fn shape_of(words: &[String; 2]) -> Option<Shape> {
    let [rows, cols] = words;
    Some(Shape::new(
        rows.trim().parse().ok()?,
        cols.trim().parse().ok()?,
    ))
}
