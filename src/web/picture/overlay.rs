//! The picture with the grid found laid over it, and a close look at one spot of it.

use wasm_bindgen::{Clamped, JsCast as _};
use web_sys::{CanvasRenderingContext2d as Context, HtmlCanvasElement, ImageData};
use yew::prelude::*;

use super::decode::canvas;
use crate::web::text;
use clew::kind::Pixels;
use clew::picture::{FoundGrid, Place, Spot};
use clew_core::scene::{Palette, Role, Theme};
use clew_page::Message;
use clew_page::picture::{Action, Review, SharedPixels, SharedReview};

/// Side of the close look, in pixels.
const CLOSE: u32 = 120;

/// Corner of a cell, in pixels of the picture.
type Point = [f64; 2];

/// Properties of [`Overlay`].
#[derive(PartialEq, Properties)]
pub(super) struct OverlayProps {
    /// The review.
    pub(super) review: SharedReview,
    /// The picture.
    pub(super) pixels: SharedPixels,
    /// Receiver of actions.
    pub(super) dispatch: Callback<Message>,
}

/// The picture. A place in it can be selected.
#[component]
pub(super) fn Overlay(props: &OverlayProps) -> Html {
    let place = use_node_ref();
    {
        let place = place.clone();
        let shown = (props.review.clone(), props.pixels.clone());
        use_effect_with(shown, move |(review, pixels)| {
            if let Some(context) = context_of(&place, pixels.0.width, pixels.0.height) {
                draw(&context, &pixels.0, &review.0);
            }
        });
    }
    let onclick = {
        let (place, dispatch, review) =
            (place.clone(), props.dispatch.clone(), props.review.clone());
        Callback::from(move |event: MouseEvent| {
            let Some(canvas) = place.cast::<HtmlCanvasElement>() else {
                return;
            };
            let own = [canvas.width(), canvas.height()].map(f64::from);
            let shown = [canvas.client_width(), canvas.client_height()].map(f64::from);
            // The picture keeps its shape, so it can leave room on two sides of its box.
            let scale = (own[0] / shown[0].max(1.0)).max(own[1] / shown[1].max(1.0));
            let offset = [event.offset_x(), event.offset_y()].map(f64::from);
            let at =
                [0, 1].map(|axis| (offset[axis] - shown[axis] / 2.0) * scale + own[axis] / 2.0);
            if let Some(place) = nearest(&review.0, at) {
                dispatch.emit(Message::Picture(Action::Visit(place)));
            }
        })
    };
    html! {
        <canvas ref={place} class="original" role="img" data-testid="picture-original"
            aria-label={text::word("picture-original")} {onclick} />
    }
}

/// Properties of [`Bare`].
#[derive(PartialEq, Properties)]
pub(super) struct BareProps {
    /// The picture.
    pub(super) pixels: SharedPixels,
}

/// The picture in which nothing was found.
#[component]
pub(super) fn Bare(props: &BareProps) -> Html {
    let place = use_node_ref();
    {
        let place = place.clone();
        use_effect_with(props.pixels.clone(), move |SharedPixels(pixels)| {
            let context = context_of(&place, pixels.width, pixels.height);
            if let (Some(context), Some(data)) = (context, data(pixels)) {
                let _ = context.put_image_data(&data, 0.0, 0.0);
            }
        });
    }
    html! {
        <canvas ref={place} class="bare" role="img" data-testid="picture-bare" aria-label={text::word("picture-bare")} />
    }
}

/// Close look at the visited spot.
#[component]
pub(super) fn Close(props: &OverlayProps) -> Html {
    let place = use_node_ref();
    {
        let place = place.clone();
        let at = props.review.0.at;
        let shown = (at, props.review.clone(), props.pixels.clone());
        use_effect_with(shown, move |(_, review, pixels)| {
            if let Some(context) = context_of(&place, CLOSE, CLOSE) {
                draw_close(&context, &pixels.0, &review.0);
            }
        });
    }
    html! { <canvas ref={place} class="close-look" aria-hidden="true" /> }
}

/// Drawing on a canvas of the page, of a size.
fn context_of(place: &NodeRef, width: u32, height: u32) -> Option<Context> {
    let canvas = place.cast::<HtmlCanvasElement>()?;
    if (canvas.width(), canvas.height()) != (width, height) {
        canvas.set_width(width);
        canvas.set_height(height);
    }
    canvas.get_context("2d").ok()??.dyn_into().ok()
}

/// The pixels, to be put on a canvas.
fn data(pixels: &Pixels) -> Option<ImageData> {
    let bytes = Clamped(pixels.bytes.as_slice());
    ImageData::new_with_u8_clamped_array_and_sh(bytes, pixels.width, pixels.height).ok()
}

fn draw(context: &Context, pixels: &Pixels, review: &Review) {
    let Some(data) = data(pixels) else {
        return;
    };
    let _ = context.put_image_data(&data, 0.0, 0.0);
    let found = &review.transcript.found;
    let unit = f64::from(pixels.width.max(pixels.height)) / 600.0;
    let theme = Theme {
        palette: Palette::Light,
        ..Theme::default()
    };
    context.set_stroke_style_str(theme.style(Role::News).colour);
    context.set_line_width(unit);
    context.set_global_alpha(0.6);
    let (rows, cols) = (found.lattice.rows, found.lattice.cols);
    for row in 0..=rows {
        line(
            context,
            (0..=cols).filter_map(|col| crossing(found, row, col)),
        );
    }
    for col in 0..=cols {
        line(
            context,
            (0..=rows).filter_map(|row| crossing(found, row, col)),
        );
    }
    context.set_global_alpha(1.0);
    context.set_stroke_style_str(theme.style(Role::Clash).colour);
    for &at in review.doubts.iter().chain(&review.at) {
        let Some(ways) = review.plan.spots.get(at) else {
            continue;
        };
        let is_visited = review.at == Some(at);
        context.set_line_width(unit * if is_visited { 4.0 } else { 2.0 });
        let outline = outline(found, ways.spot);
        line(
            context,
            outline.iter().copied().chain(outline.first().copied()),
        );
    }
}

fn draw_close(context: &Context, pixels: &Pixels, review: &Review) {
    let side = f64::from(CLOSE);
    context.clear_rect(0.0, 0.0, side, side);
    let spot = review.at.and_then(|at| review.plan.spots.get(at));
    let corners = spot.map(|ways| outline(&review.transcript.found, ways.spot));
    let Some(corners) = corners.filter(|corners| !corners.is_empty()) else {
        return;
    };
    let source = canvas(pixels.width.into(), pixels.height.into());
    let (Some(source), Some(data)) = (source, data(pixels)) else {
        return;
    };
    let _ = source.put_image_data(&data, 0.0, 0.0);
    let Some(whole) = source.canvas() else {
        return;
    };
    let range = |axis: usize| {
        let along = corners.iter().map(|corner| corner[axis]);
        let low = along.clone().fold(f64::INFINITY, f64::min);
        (low, along.fold(f64::NEG_INFINITY, f64::max))
    };
    let ((left, right), (top, bottom)) = (range(0), range(1));
    // A square with some room around; a border is as thin as a line.
    let reach = 0.75 * (right - left).max(bottom - top);
    let (x, y) = ((left + right) / 2.0 - reach, (top + bottom) / 2.0 - reach);
    let _ = context.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
        &whole,
        x,
        y,
        2.0 * reach,
        2.0 * reach,
        0.0,
        0.0,
        side,
        side,
    );
}

/// Draws a line through points.
fn line(context: &Context, points: impl Iterator<Item = Point>) {
    context.begin_path();
    for (at, [x, y]) in points.enumerate() {
        match at {
            0 => context.move_to(x, y),
            _ => context.line_to(x, y),
        }
    }
    context.stroke();
}

/// Corner of cells by row and column.
fn crossing(found: &FoundGrid, row: u8, col: u8) -> Option<Point> {
    let width = usize::from(found.lattice.cols) + 1;
    let at = usize::from(row) * width + usize::from(col);
    let [x, y] = *found.lattice.crossings.get(at)?;
    Some([f64::from(x), f64::from(y)])
}

/// Corners of a spot: of a cell, of a cell's room outside the grid, or the ends of a border.
fn outline(found: &FoundGrid, spot: Spot) -> Vec<Point> {
    let at = |row: u8, col: u8| crossing(found, row, col);
    let (rows, cols) = (found.lattice.rows, found.lattice.cols);
    // As far outside as another point is inside.
    let beyond = |[x, y]: Point, [inner_x, inner_y]: Point| [2.0 * x - inner_x, 2.0 * y - inner_y];
    let corners = match spot {
        Spot::At(Place::Cell(row, col)) => vec![
            at(row, col),
            at(row, col.saturating_add(1)),
            at(row.saturating_add(1), col.saturating_add(1)),
            at(row.saturating_add(1), col),
        ],
        Spot::RightOf(row, col) => vec![
            at(row, col.saturating_add(1)),
            at(row.saturating_add(1), col.saturating_add(1)),
        ],
        Spot::Below(row, col) => vec![
            at(row.saturating_add(1), col),
            at(row.saturating_add(1), col.saturating_add(1)),
        ],
        Spot::At(Place::Top(col) | Place::Bottom(col)) => {
            let (edge, inner) = match spot {
                Spot::At(Place::Top(_)) => (0, 1),
                _ => (rows, rows.saturating_sub(1)),
            };
            let next = col.saturating_add(1);
            let outer = |col: u8| Some(beyond(at(edge, col)?, at(inner, col)?));
            vec![at(edge, col), at(edge, next), outer(next), outer(col)]
        }
        Spot::At(Place::Left(row) | Place::Right(row)) => {
            let (edge, inner) = match spot {
                Spot::At(Place::Left(_)) => (0, 1),
                _ => (cols, cols.saturating_sub(1)),
            };
            let next = row.saturating_add(1);
            let outer = |row: u8| Some(beyond(at(row, edge)?, at(row, inner)?));
            vec![at(row, edge), at(next, edge), outer(next), outer(row)]
        }
    };
    corners
        .into_iter()
        .collect::<Option<_>>()
        .unwrap_or_default()
}

/// The place of a number that is nearest to a point.
fn nearest(review: &Review, [x, y]: Point) -> Option<Place> {
    let places = review.plan.spots.iter().filter_map(|ways| match ways.spot {
        Spot::At(place) => Some(place),
        Spot::RightOf(..) | Spot::Below(..) => None,
    });
    let distance = |place: &Place| {
        let corners = outline(&review.transcript.found, Spot::At(*place));
        let count = corners.len().max(1) as f64;
        let middle = |axis: usize| corners.iter().map(|corner| corner[axis]).sum::<f64>() / count;
        (middle(0) - x).hypot(middle(1) - y)
    };
    places.min_by(|one, other| distance(one).total_cmp(&distance(other)))
}
