//! Decoding of a picture by the browser: the right way up, and not larger than a picture that is read.

use std::sync::Arc;

use js_sys::Uint8Array;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{CanvasRenderingContext2d, File, HtmlCanvasElement, ImageBitmap};
use yew::Callback;

use crate::web::shown;
use clew::kind::Pixels;
use clew::picture::LONGEST_SIDE;
use clew_page::Message;
use clew_page::picture::{Action, Fault, SharedPixels};

/// Largest number of pixels that are decoded: each takes four bytes, and cameras have fewer.
const MOST_PIXELS: f64 = 250e6;

/// Beginning of a file in which its format gives the sides, in bytes; a camera puts a small picture before them.
const HEAD: f64 = 256_000.0;

/// Opens a file that ought to be a picture.
pub(crate) fn open(file: File, dispatch: Callback<Message>) {
    let number = shown::page().map_or(0, |page| page.picture.next_number());
    dispatch.emit(Message::Picture(Action::Begin(number)));
    spawn_local(async move {
        let action = match pixels(&file).await {
            // What cannot be measured may still be decoded.
            Some(count) if count > MOST_PIXELS => Action::Refused(number, Fault::TooLarge),
            _ => match decode(&file).await {
                Some(pixels) => Action::Decoded(number, SharedPixels(pixels)),
                None => Action::Refused(number, Fault::Undecodable),
            },
        };
        dispatch.emit(Message::Picture(action));
    });
}

/// Number of pixels of a picture, by its head; `None` if that does not say.
async fn pixels(file: &File) -> Option<f64> {
    let head = file.slice_with_f64_and_f64(0.0, HEAD).ok()?;
    let head = JsFuture::from(head.array_buffer()).await.ok()?;
    let size = imagesize::blob_size(&Uint8Array::new(&head).to_vec()).ok()?;
    // Sides are far below the limit of exact floats.
    Some(size.width as f64 * size.height as f64)
}

/// The pixels of a file; `None` if the browser cannot decode it.
async fn decode(file: &File) -> Option<Pixels> {
    let decoding = web_sys::window()?
        .create_image_bitmap_with_blob(file)
        .ok()?;
    let bitmap: ImageBitmap = JsFuture::from(decoding).await.ok()?.unchecked_into();
    let longest = f64::from(bitmap.width().max(bitmap.height()));
    let scale = (f64::from(LONGEST_SIDE) / longest).min(1.0);
    // At least a pixel of what is very narrow.
    let side = |length: u32| (f64::from(length) * scale).round().max(1.0);
    let (width, height) = (side(bitmap.width()), side(bitmap.height()));
    let context = canvas(width, height)?;
    context.set_image_smoothing_enabled(true);
    let drawn =
        context.draw_image_with_image_bitmap_and_dw_and_dh(&bitmap, 0.0, 0.0, width, height);
    // It may hold much memory outside the program.
    bitmap.close();
    drawn.ok()?;
    let data = context.get_image_data(0.0, 0.0, width, height).ok()?;
    Some(Pixels {
        width: data.width(),
        height: data.height(),
        bytes: Arc::new(data.data().0),
    })
}

/// Drawing on a canvas that is not shown.
pub(super) fn canvas(width: f64, height: f64) -> Option<CanvasRenderingContext2d> {
    let canvas = gloo::utils::document().create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    // Sides are small whole numbers; a float cast saturates.
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    canvas.get_context("2d").ok()??.dyn_into().ok()
}
