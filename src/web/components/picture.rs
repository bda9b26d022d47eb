//! Canvas for drawing a picture that is not shown.

use wasm_bindgen::JsCast as _;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use clew_core::scene::Scene;

/// A separate canvas, and its size in pixels.
pub(crate) struct Surface {
    /// Context to draw with.
    pub(crate) context: CanvasRenderingContext2d,
    /// Its width.
    pub(crate) width: u32,
    /// Its height.
    pub(crate) height: u32,
}

/// Surface for a picture with cells of `cell` pixels, or smaller ones if the picture would be wider or higher than
/// `widest`; `None` if the browser does not provide a canvas.
pub(crate) fn surface(scene: &Scene, cell: f64, widest: f64) -> Option<Surface> {
    let canvas: HtmlCanvasElement = gloo::utils::document()
        .create_element("canvas")
        .ok()?
        .dyn_into()
        .ok()?;
    let around = scene.margin + scene.after + 1.0;
    let longest = scene.width.max(scene.height) + around;
    let cell = cell.min((widest / longest).floor());
    // A float cast saturates.
    let width = ((scene.width + around) * cell).round() as u32;
    let height = ((scene.height + around) * cell).round() as u32;
    canvas.set_width(width);
    canvas.set_height(height);
    let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    Some(Surface {
        context,
        width,
        height,
    })
}
