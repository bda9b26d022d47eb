//! Board of a puzzle while it is generated.

use std::rc::Rc;

use yew::prelude::*;

use crate::web::chunk::kinds;
use crate::web::components::board::{BoardView, Motion, Mounted, use_board_view};
use crate::web::text;
use clew_core::grid::Shape;
use clew_core::model::{Arg, Explanation};
use clew_core::playback::Playhead;
use clew_core::scene::{Aspect, Scene, Theme};
use clew_page::Status;
use clew_page::make::Generation;
use clew_page::playback::SharedPlayback;

/// Properties of [`GenerationBoard`].
#[derive(PartialEq, Properties)]
pub(crate) struct GenerationBoardProps {
    /// The job.
    pub(crate) generation: Option<Generation>,
    /// Open puzzle: the one made last, or another.
    pub(crate) open: SharedPlayback,
    /// Colours and digits.
    pub(crate) theme: Theme,
    /// Number of requests to see the whole board.
    pub(crate) fits: u32,
}

/// Preview of the puzzle in progress with its solution; otherwise the open
/// puzzle.
#[component]
pub(crate) fn GenerationBoard(props: &GenerationBoardProps) -> Html {
    let working = props.generation.as_ref();
    let working = working.filter(|generation| !matches!(generation.status, Status::Done(_)));
    let preview = working.and_then(|generation| generation.preview.clone());
    let picture = use_memo((preview, props.open.clone()), |(preview, open)| {
        let previewed = preview.as_ref().and_then(|preview| {
            let player = kinds::player(&preview.0.code)?;
            let scene = player.proven(&preview.0.known, Aspect::Solution(0));
            Some((scene, player.shape()))
        });
        previewed.unwrap_or_else(|| (open.scene(Playhead::default()), open.shape()))
    });
    let shape = picture.1;
    let Mounted {
        canvas,
        place,
        view,
    } = use_board_view(shape, props.fits);
    {
        let shown = (Rc::clone(&picture), props.theme);
        use_effect_with(shown, move |(picture, theme)| {
            BoardView::show(&view, Scene::clone(&picture.0), *theme, Motion::Immediate);
        });
    }
    html! {
        <div class="board" ref={place} data-testid="make-board">
            <canvas ref={canvas} role="img" aria-label={label(shape)} />
        </div>
    }
}

fn label(shape: Shape) -> String {
    let explanation = Explanation::new("make-board-label")
        .with("rows", Arg::Number(shape.rows.into()))
        .with("cols", Arg::Number(shape.cols.into()));
    text::plain(&explanation, shape)
}
