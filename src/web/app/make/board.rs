//! The board while it is being made.

use std::rc::Rc;

use yew::prelude::*;

use crate::grid::Shape;
use crate::kind;
use crate::model::{Arg, Explanation};
use crate::playback::Playhead;
use crate::scene::{Aspect, Scene, Theme};
use crate::web::app::board::{Mounted, Stage, use_stage};
use crate::web::app::playback::SharedPlayback;
use crate::web::app::state::{Bench, Status};
use crate::web::text;

/// What [`Growing`] shows.
#[derive(PartialEq, Properties)]
pub(super) struct GrowingProps {
    /// The work.
    pub(super) bench: Option<Bench>,
    /// The puzzle that is open: the one made last, or another.
    pub(super) open: SharedPlayback,
    /// The look.
    pub(super) theme: Theme,
    /// Counts the wishes to see the whole board.
    pub(super) fits: u32,
}

/// The puzzle under work with the solution meant; else the one that is open.
#[component]
pub(super) fn Growing(props: &GrowingProps) -> Html {
    let working = props.bench.as_ref();
    let working = working.filter(|bench| !matches!(bench.status, Status::Done(_)));
    let seen = working.and_then(|bench| bench.seen.clone());
    let picture = use_memo((seen, props.open.clone()), |(seen, open)| {
        let grown = seen.as_ref().and_then(|seen| {
            let player = kind::player(&seen.0.code).ok()?;
            let scene = player.proven(&seen.0.known, Aspect::Solution(0));
            Some((scene, player.shape()))
        });
        grown.unwrap_or_else(|| (open.scene(Playhead::default()), open.shape()))
    });
    let shape = picture.1;
    let Mounted {
        canvas,
        place,
        stage,
    } = use_stage(shape, props.fits);
    {
        let shown = (Rc::clone(&picture), props.theme);
        use_effect_with(shown, move |(picture, theme)| {
            Stage::show(&stage, Scene::clone(&picture.0), *theme, None);
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
