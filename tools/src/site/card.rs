//! The preview picture for links to the page: the opening board, half solved.
//!
//! Link previews need a PNG, and the board is drawn with a browser's fonts. So the picture is kept as a file,
//! `www/card.png`: `node card.mjs` in `tests/e2e` makes it from this drawing, and records the drawing's hash in `card.txt`.

use clew::kind::{self, SAMPLES, Task};
use clew_core::playback::Detail;
use clew_core::scene::{Palette, Theme, svg};
use clew_core::solve::{Fuel, Method};
use clew_say::Speaker;
use maud::{PreEscaped, html};

/// Width and height in pixels.
const SIZE: (u32, u32) = (1200, 630);

/// Side of the board in pixels, and its distance from the edge.
const BOARD: (&str, &str) = ("582", "24");

/// The drawing, as SVG: the board in the middle of its explanation, the name, and the kinds.
pub fn drawing() -> String {
    let (width, height) = SIZE;
    let paper = Theme::from(Palette::Light).paper();
    let speaker = Speaker::new("en");
    html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(width) height=(height) font-family="system-ui, sans-serif" fill="#1d1d1f" {
            rect width=(width) height=(height) fill=(paper) {}
            (PreEscaped(board()))
            text x="656" y="240" font-size="120" font-weight="650" font-family="Georgia, serif" { (speaker.word("page-name")) }
            @for (kind, y) in kind::all().zip((350..).step_by(60)) {
                text x="660" y=(y) font-size="42" { (speaker.word(&format!("page-kind-{}", kind.name()))) }
            }
        }
    }
    .into_string()
}

/// The opening board at the start of its middle chapter, in its place.
fn board() -> String {
    let readings = kind::read(SAMPLES[0].text).expect("the first sample is a puzzle");
    let code = readings.into_iter().next().expect("a reading").code;
    let mut player = kind::player(&code).expect("a puzzle");
    let method = Method::Human;
    let mut job = kind::job(Task::Solve { code, method }).expect("a puzzle");
    let slice = job.run(&mut Fuel::unlimited());
    player.push(slice.events.expect("a run has events"));
    player.finish();
    let chapter = player.chapter(player.chapter_count() / 2);
    let opened = chapter
        .expect("there are chapters")
        .opened(Detail::default());
    let drawn = svg::in_both_palettes(&player.picture(opened));
    let (side, distance) = BOARD;
    let placed = drawn.replacen(
        "<svg ",
        &format!("<svg x=\"{distance}\" y=\"{distance}\" "),
        1,
    );
    ["width", "height"]
        .into_iter()
        .fold(placed, |text, name| with_value(&text, name, side))
}

/// The text with a new value for the first attribute with this name.
fn with_value(text: &str, name: &str, value: &str) -> String {
    let start = format!(" {name}=\"");
    let (before, rest) = text.split_once(&start).expect("a picture has a size");
    let (_, after) = rest.split_once('"').expect("a value ends");
    format!("{before}{start}{value}\"{after}")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::place::root;

    /// FNV-1a hash, as in tests/e2e/card.mjs.
    fn fnv(bytes: &[u8]) -> String {
        let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        format!("{hash:016x}")
    }

    #[test]
    fn the_stored_picture_shows_the_opening_board_as_explained() {
        let picture = fs::read(root().join("www/card.png")).expect("a readable file");
        let sums = format!(
            "drawing {}\ncard.png {}\n",
            fnv(drawing().as_bytes()),
            fnv(&picture)
        );
        let noted = include_str!("card.txt");
        assert_eq!(noted, sums, "`node card.mjs` in tests/e2e draws it again");
        // The size comes first in a PNG.
        let size = [SIZE.0.to_be_bytes(), SIZE.1.to_be_bytes()].concat();
        assert_eq!(picture[16..24], size);
    }
}
