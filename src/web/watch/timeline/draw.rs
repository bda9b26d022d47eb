//! The ticks of the timeline.

use wasm_bindgen::JsCast as _;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use clew_core::model::Stage;
use clew_core::playback::{Playback, Times};

/// Height of the band that shows the stages, in CSS pixels.
const BAND: f64 = 6.0;
/// Minimum width of a column, in device pixels.
const NARROWEST: f64 = 3.0;
/// Highest level.
const HARDEST: f64 = 10.0;

/// Column of the bar: a chapter, or several with the level of the hardest one.
#[derive(Clone, Copy)]
struct Column {
    left: f64,
    right: f64,
    stage: Stage,
    level: u8,
}

/// Paints the ticks of a playback, with its waves as marks on the band of stages.
pub(crate) fn draw(canvas: &HtmlCanvasElement, playback: &Playback, times: &Times) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let ratio = window.device_pixel_ratio().max(1.0);
    let (width, height) = (
        f64::from(canvas.client_width()) * ratio,
        f64::from(canvas.client_height()) * ratio,
    );
    canvas.set_width(width.round() as u32);
    canvas.set_height(height.round() as u32);
    let context = canvas
        .get_context("2d")
        .ok()
        .flatten()
        .and_then(|context| context.dyn_into::<CanvasRenderingContext2d>().ok());
    let Some(context) = context else {
        return;
    };
    let colours = [
        colour(canvas, "--patterns"),
        colour(canvas, "--breakout"),
        colour(canvas, "--enumeration"),
    ];
    let columns = columns(playback, times, width);
    let band = BAND * ratio;
    // Separate the ticks if all of them have room for it.
    let has_room = width / playback.chapters().len().max(1) as f64 > 6.0 * ratio;
    let gap = if has_room { ratio } else { 0.0 };
    for column in &columns {
        let wide = (column.right - column.left - gap).max(1.0);
        context.set_fill_style_str(&colours[column.stage as usize]);
        context.set_global_alpha(0.75);
        let part = (f64::from(column.level) + 1.0) / (HARDEST + 1.0);
        let tall = ((height - band - 2.0 * ratio) * part).round();
        context.fill_rect(column.left, height - band - ratio - tall, wide, tall);
        context.set_global_alpha(1.0);
    }
    for run in columns.chunk_by(|one, next| one.stage == next.stage) {
        let (left, right) = (run[0].left, run[run.len() - 1].right);
        context.set_fill_style_str(&colours[run[0].stage as usize]);
        context.set_stroke_style_str(&colours[run[0].stage as usize]);
        let place = [left, height - band, right, height];
        pattern(&context, run[0].stage, place, ratio);
    }
    context.set_fill_style_str(&colour(canvas, "--paper"));
    for number in 1..=playback.chapters().len() {
        let mut last = 0.0;
        for wave in times.waves(playback, number) {
            let left = (wave * width).round();
            // Marks closer than this would be a line.
            if left - last >= 2.0 * NARROWEST * ratio {
                context.fill_rect(left, height - band, ratio, band);
                last = left;
            }
        }
    }
}

/// One column per chapter or, if there is not enough room, one for several.
fn columns(playback: &Playback, times: &Times, width: f64) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    for (chapter, number) in playback.chapters().iter().zip(1..) {
        let edge = |number| (times.end_of(number) * width).round();
        let (left, right) = (edge(number - 1), edge(number));
        match columns.last_mut() {
            Some(last) if last.stage == chapter.stage && right - last.left < NARROWEST => {
                last.right = right;
                last.level = last.level.max(chapter.level);
            }
            _ => columns.push(Column {
                left,
                right,
                stage: chapter.stage,
                level: chapter.level,
            }),
        }
    }
    columns
}

/// Solid for patterns, diagonal for breakouts, dotted for enumeration.
fn pattern(
    context: &CanvasRenderingContext2d,
    stage: Stage,
    [left, top, right, bottom]: [f64; 4],
    ratio: f64,
) {
    let height = bottom - top;
    if stage == Stage::Patterns {
        context.fill_rect(left, top, right - left, height);
        return;
    }
    context.save();
    context.begin_path();
    context.rect(left, top, right - left, height);
    context.clip();
    context.set_global_alpha(0.25);
    context.fill();
    context.set_global_alpha(1.0);
    context.begin_path();
    let gap = 4.0 * ratio;
    let mut x = left - height;
    while x < right + gap {
        if stage == Stage::Breakout {
            context.move_to(x, bottom);
            context.line_to(x + height, top);
        } else {
            let size = 2.0 * ratio;
            context.rect(x, top + (height - size) / 2.0, size, size);
        }
        x += gap;
    }
    if stage == Stage::Breakout {
        context.set_line_width(1.5 * ratio);
        context.stroke();
    } else {
        context.fill();
    }
    context.restore();
}

/// A colour from the style sheet.
fn colour(element: &HtmlCanvasElement, name: &str) -> String {
    web_sys::window()
        .and_then(|window| window.get_computed_style(element).ok().flatten())
        .and_then(|style| style.get_property_value(name).ok())
        .map(|value| value.trim().to_owned())
        .unwrap_or_default()
}
