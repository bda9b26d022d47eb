//! The picture beside a link to the page: the opening board, half solved. After a wanted change:
//! `CLEW_UPDATE=1 cargo test --test engine card`, then `node card.mjs` in `tests/e2e`.

use std::fs;
use std::path::{Path, PathBuf};

use clew::kind::{self, SAMPLES, Task};
use clew::say::Speaker;
use clew::scene::{Palette, Theme, svg};
use clew::solve::{Fuel, Method};

/// Pixels.
const SIZE: (u32, u32) = (1200, 630);

fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// FNV-1a hash, as in tests/e2e/card.mjs.
fn fnv(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// The drawing: a chapter with a breakout, the name, and the kinds.
fn card() -> String {
    let readings = kind::read(SAMPLES[0].text).expect("the first sample is a puzzle");
    let code = readings.into_iter().next().expect("a reading").code;
    let mut player = kind::player(&code).expect("a puzzle");
    let method = Method::Human;
    let mut job = kind::job(Task::Solve { code, method }).expect("a puzzle");
    let slice = job.run(&mut Fuel::unlimited());
    player.push(slice.events.expect("a run has events"));
    player.finish();
    let chapter = player.chapter(player.chapter_count() / 2);
    let opened = chapter.expect("there are chapters").opened();
    let board = svg::in_both_palettes(&player.picture(opened));
    let board = board.replacen("<svg ", "<svg x=\"24\" y=\"24\" ", 1);
    let sized = |text: String, name: &str| {
        let start = format!(" {name}=\"");
        let (before, rest) = text.split_once(&start).expect("a picture has a size");
        let (_, after) = rest.split_once('"').expect("a value ends");
        format!("{before}{start}582\"{after}")
    };
    let board = sized(sized(board, "width"), "height");
    let light = Theme::from(Palette::Light);
    let speaker = Speaker::new("en");
    let kinds = ["slitherlink", "sudoku", "aquarium"];
    let kinds = kinds.map(|kind| speaker.word(&format!("page-kind-{kind}")));
    let lines: String = kinds
        .iter()
        .zip([350, 410, 470])
        .map(|(kind, y)| format!("<text x=\"660\" y=\"{y}\" font-size=\"42\">{kind}</text>\n"))
        .collect();
    let name = speaker.word("page-name");
    let (width, height) = SIZE;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"system-ui, sans-serif\" fill=\"#1d1d1f\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n{board}\
         <text x=\"656\" y=\"240\" font-size=\"120\" font-weight=\"650\" font-family=\"Georgia, serif\">{name}</text>\n{lines}</svg>\n",
        light.paper()
    )
}

#[test]
fn the_picture_is_of_the_opening_board_as_it_is_told() {
    let path = file("tests/card/card.svg");
    let wanted = card();
    if std::env::var_os("CLEW_UPDATE").is_some() {
        fs::write(&path, &wanted).expect("a writable file");
        return;
    }
    let drawn = fs::read_to_string(&path).expect("a readable file");
    assert_eq!(
        drawn, wanted,
        "`CLEW_UPDATE=1 cargo test --test engine card`"
    );
    let picture = fs::read(file("www/card.png")).expect("a readable file");
    let sums = format!(
        "card.svg {}\ncard.png {}\n",
        fnv(drawn.as_bytes()),
        fnv(&picture)
    );
    let noted = fs::read_to_string(file("tests/card/sum.txt")).expect("a readable file");
    assert_eq!(noted, sums, "`node card.mjs` in tests/e2e draws it anew");
    // The size is the first that a PNG says.
    let size = [SIZE.0.to_be_bytes(), SIZE.1.to_be_bytes()].concat();
    assert_eq!(picture[16..24], size);
}
