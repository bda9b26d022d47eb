//! Laws of pictures: a board that is painted, in any theme and size, is read as the same puzzle, and no picture is too strange to be looked at.
//!
//! At length, when `CLEW_SOAK` is set, 500 boards a kind.

mod boards;
mod drawn;
mod printed;
mod spoil;
mod writing;

use clew::kind::{self, Code, Contents, Job as _, Task};
use clew::picture::{DOUBTFUL, Image, Layout, NotFound, Plan, Transcribing, Transcript, Wanted};
use clew_core::model::Numerals;
use clew_core::playback::Playhead;
use clew_core::scene::pixels::{Pixels, paint};
use clew_core::scene::{Medium, Palette, Theme};
use clew_core::solve::{Fuel, Method};
use clew_judge::length::either;
use clew_picture::{FoundGrid, find, find_wanted};
use proptest::prelude::*;

/// Longest side of a painted board, in pixels.
const LONGEST: u16 = 1_600;
/// Sizes of cells, in pixels.
const CELLS: [f64; 6] = [18.0, 23.5, 30.0, 41.0, 52.0, 60.0];

/// Number of boards of a kind.
fn count() -> u64 {
    either(9, 500)
}

/// Themes, light and dark, on a screen and on a sheet.
fn theme(number: usize) -> Theme {
    let screen = |palette| Theme {
        palette,
        numerals: Numerals::default(),
        medium: Medium::Screen,
    };
    match number % 3 {
        0 => screen(Palette::Light),
        1 => screen(Palette::Dark),
        _ => screen(Palette::Light).on_sheet(),
    }
}

/// The bare board of a puzzle, painted.
fn painted(code: &Code, theme: Theme, cell: f64) -> Pixels {
    let player = kind::player(code).expect("a puzzle that can be played");
    paint(&player.picture(Playhead::default()), theme, cell, LONGEST)
}

fn image(pixels: &Pixels) -> Image {
    let (width, height) = (pixels.width.into(), pixels.height.into());
    Image::new(width, height, pixels.rgba.clone()).expect("a picture of a fit size")
}

/// The likeliest puzzle in a picture.
fn read(found: &FoundGrid) -> Option<(Layout, Contents)> {
    let layout = found.guesses.first()?.layout;
    let plan = Plan::new(found, layout);
    let text = plan.code(&plan.likeliest())?.text;
    let code = kind::read(&text).ok()?.swap_remove(0).code;
    Some((layout, kind::contents(&code)?))
}

/// What is wrong with the reading of a board, in words; `None` if nothing is.
fn fault(code: &Code, pixels: &Pixels) -> Option<String> {
    let found = match find(&image(pixels)) {
        Ok(found) => found,
        Err(reason) => return Some(reason.to_string()),
    };
    let wanted = kind::contents(code)?;
    let Some((layout, contents)) = read(&found) else {
        let size = (found.lattice.rows, found.lattice.cols);
        return Some(format!("{size:?}, {:?}: no puzzle", found.guesses.first()));
    };
    let walls = |contents: &Contents| Some(contents.regions.as_ref()?.walls.clone());
    if wanted.shape != contents.shape {
        return Some(format!(
            "{layout:?} of {:?} for {:?}",
            contents.shape, wanted.shape
        ));
    }
    if wanted.written != contents.written {
        let only_in = |here: &Contents, there: &Contents| -> Vec<_> {
            let mut written = here.written.clone();
            written.retain(|one| !there.written.contains(one));
            written
        };
        let [missing, added] = [only_in(&wanted, &contents), only_in(&contents, &wanted)];
        return Some(format!("{layout:?}: {missing:?} read as {added:?}"));
    }
    (walls(&wanted) != walls(&contents)).then(|| format!("{layout:?}: other walls"))
}

/// The board half solved, as the film shows it between two steps, painted.
fn half_solved(code: &Code, theme: Theme, cell: f64) -> Pixels {
    let mut player = kind::player(code).expect("a puzzle that can be played");
    let task = Task::Solve {
        code: code.clone(),
        method: Method::Human,
    };
    let mut job = kind::job(task).expect("a puzzle");
    let slice = job.run(&mut Fuel::new(2_000));
    player.push(slice.events.expect("a run has events"));
    player.finish();
    paint(&player.before(player.len() / 2), theme, cell, LONGEST)
}

/// What comes of what was found.
fn transcript(found: FoundGrid) -> Option<Transcript> {
    let mut job = Transcribing::of_found(found);
    while job.run(&mut Fuel::unlimited()).end.is_none() {
        job.lend(kind::job);
    }
    job.outcome()?.clone().ok()
}

/// Whether it would be opened without a question.
fn is_sure(found: FoundGrid) -> bool {
    transcript(found).is_some_and(|transcript| transcript.is_sure)
}

/// Paints boards in all themes and sizes, reads them, and says which of them are read as another puzzle.
fn check(boards: impl Iterator<Item = Code>, most: usize, seen: impl Fn(Pixels, usize) -> Pixels) {
    check_as(painted, boards, most, seen);
}

/// The same with another picture of each board.
fn check_as(
    painted: fn(&Code, Theme, f64) -> Pixels,
    boards: impl Iterator<Item = Code>,
    most: usize,
    seen: impl Fn(Pixels, usize) -> Pixels,
) {
    let mut faults = Vec::new();
    for (number, code) in boards.enumerate() {
        let cell = CELLS[number / 3 % CELLS.len()];
        let pixels = seen(painted(&code, theme(number), cell), number);
        if let Some(fault) = fault(&code, &pixels) {
            let fault = format!("board {number}, cells of {cell}: {fault}");
            let is_opened = find(&image(&pixels)).is_ok_and(is_sure);
            assert!(!is_opened, "opened unasked: {fault}");
            faults.push(fault);
        }
    }
    assert!(
        faults.len() <= most,
        "{} boards:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn a_painted_slitherlink_is_read_as_it_is() {
    check(boards::slitherlinks(count()), 0, |pixels, _| pixels);
}

#[test]
fn a_painted_sudoku_is_read_as_it_is() {
    check(boards::sudokus(count()), 0, |pixels, _| pixels);
}

#[test]
fn a_painted_aquarium_is_read_as_it_is() {
    // In the smallest pictures a sum of two digits can be doubtful, and a board without water looks like a Slitherlink.
    let most = count() as usize / 100;
    check(boards::aquariums(count()), most, |pixels, _| pixels);
}

#[test]
fn boards_on_file_are_read_as_they_are() {
    let boards = boards::filed().take(either(30, usize::MAX));
    check(boards, 0, |pixels, _| pixels);
}

#[test]
fn what_a_player_drew_is_not_part_of_the_puzzle() {
    // Crosses and the dots between them look like one lattice, and the surface of water looks like a wall: some pictures are asked about.
    let count = count();
    let as_it_is = |pixels, _| pixels;
    let most = 2 * count as usize / 5;
    check_as(half_solved, boards::slitherlinks(count), most, as_it_is);
    check_as(half_solved, boards::sudokus(count), 0, as_it_is);
    let most = count as usize / 3;
    check_as(half_solved, boards::aquariums(count), most, as_it_is);
}

/// Sudokus with one solution each, and that solution.
const SOLVED: [[&str; 2]; 2] = [
    [
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
    ],
    [
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
    ],
];

/// Digits written over a printed board become marks, or the page asks.
#[test]
fn what_is_written_over_a_printed_sudoku_is_never_opened_as_given() {
    let (clear, all) = over_print(writing::Digits::Arabic);
    // A full board in a neat hand is asked about.
    assert!(2 * clear >= all, "{clear} of {all} are right");
}

#[test]
fn what_is_written_in_chinese_is_never_opened_as_given() {
    let (clear, all) = over_print(writing::Digits::Chinese);
    assert!(2 * clear >= all, "{clear} of {all} are right");
}

/// Reads printed boards with digits written over them by all hands. Returns the number of those with exactly the printed givens, and that of all.
fn over_print(form: writing::Digits) -> (usize, usize) {
    let mut clear = 0;
    let mut all = 0;
    for (number, hand) in writing::HANDS.into_iter().enumerate() {
        for (board, [givens, solution]) in SOLVED.into_iter().enumerate() {
            let code = boards::code(givens);
            let seed = (2 * number + board) as u64;
            let plain = painted(&code, theme(2), CELLS[2 + (number + board) % 4]);
            let whole = find(&image(&plain)).expect("a puzzle");
            // A few of the blanks, some of them, or all.
            for every in [7, 3, 1] {
                let blanks = (0..81).filter(|&at| matches!(&givens[at..=at], "." | "0"));
                let digits = blanks.filter(|at| at % every == 0).map(|at| {
                    let digit = solution[at..=at].parse().expect("a digit");
                    (at / 9, at % 9, digit)
                });
                let digits: Vec<_> = digits.collect();
                let written = writing::written(&plain, &whole, &digits, (hand, form), seed);
                let photo = spoil::photographed(&written, seed);
                for picture in [&written, &photo] {
                    let Ok(found) = find(&image(picture)) else {
                        continue;
                    };
                    let transcript = transcript(found).expect("what was found is read");
                    let text = transcript.puzzle.as_deref();
                    let right = text.is_some_and(|text| boards::code(text) == code);
                    let fault = format!("{form:?}, hand {number}, board {board}, every {every}");
                    assert!(right || !transcript.is_sure, "opened unasked: {fault}");
                    all += 1;
                    clear += usize::from(right);
                }
            }
        }
    }
    (clear, all)
}

/// A blot over a clue is never taken for a blank cell.
#[test]
fn a_place_under_a_blot_is_doubtful() {
    let boards = boards::slitherlinks(count()).chain(boards::sudokus(count()));
    let mut checked = 0;
    for (number, code) in boards.enumerate() {
        let pixels = painted(&code, theme(3 * number), CELLS[number % CELLS.len()]);
        let whole = find(&image(&pixels)).expect("a puzzle");
        let (pixels, at) = spoil::blotted(&pixels, &whole, number as u64);
        let Ok(found) = find(&image(&pixels)) else {
            continue;
        };
        let look = |found: &FoundGrid| {
            // A small board can look as if it stood on its head.
            let corner = found.lattice.crossings[0].map(|at| (at / 10.0).round());
            let layout = found.guesses.first().map(|guess| guess.layout);
            (layout, found.lattice.rows, found.lattice.cols, corner)
        };
        if look(&found) != look(&whole) {
            continue;
        }
        let (wanted, read) = (&whole.seen[at].readings[0], &found.seen[at].readings[0]);
        assert!(
            read.value == wanted.value || read.probability < DOUBTFUL,
            "board {number}: {wanted:?} is read as {read:?}"
        );
        checked += 1;
    }
    assert!(
        checked > count(),
        "only {checked} of {} boards",
        2 * count()
    );
}

#[test]
fn a_picture_is_read_as_the_layout_and_size_that_are_wanted() {
    let code = boards::code("aquarium/r/6/6/a8d9dk1i8rgh/540123424311");
    let image = image(&painted(&code, theme(0), 30.0));
    let wanted = |layout, rows, cols| Wanted { layout, rows, cols };
    let usual = find(&image).expect("a puzzle");
    let same = find_wanted(&image, wanted(Layout::Margins, 6, 6)).expect("a puzzle");
    assert_eq!((same.seen, same.borders), (usual.seen, usual.borders));
    let other = find_wanted(&image, wanted(Layout::Blocks, 6, 6)).expect("a grid");
    assert_eq!(other.guesses[0].layout, Layout::Blocks);
    let coarse = find_wanted(&image, wanted(Layout::Plain, 3, 2)).expect("a grid");
    assert_eq!((coarse.lattice.rows, coarse.lattice.cols), (3, 2));
    assert_eq!(coarse.lattice.crossings.len(), 12);
    assert_eq!(coarse.lattice.crossings[11], same.lattice.crossings[48]);
    for (rows, cols) in [(0, 4), (4, 41)] {
        let refused = find_wanted(&image, wanted(Layout::Blocks, rows, cols));
        assert_eq!(refused, Err(NotFound::Grid));
    }
    let tiny = find_wanted(&image, wanted(Layout::Blocks, 40, 40));
    assert_eq!(tiny, Err(NotFound::Small));
}

/// One of twenty photographs can be misread.
#[test]
fn photographed_boards_are_read_as_they_are() {
    let photographed = |pixels: Pixels, number: usize| spoil::photographed(&pixels, number as u64);
    let each = count() / 3;
    let most = (each / 20) as usize;
    check(boards::slitherlinks(each), most, photographed);
    check(boards::sudokus(each), most, photographed);
    check(boards::aquariums(each), most, photographed);
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: either(48, 2_000),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_picture_of_random_bytes_is_handled(
        (width, bytes) in (1_u32..60, prop::collection::vec(any::<u8>(), 4..8_000))
    ) {
        let row = 4 * width as usize;
        let height = (bytes.len() / row).clamp(1, 1_600);
        let mut pixels = bytes;
        pixels.resize(height * row, 255);
        let image = Image::new(width, height as u32, pixels).expect("a fit size");
        let _ = find(&image);
    }

    #[test]
    fn stripes_and_checks_of_any_size_are_handled(
        width in 1_u32..300, height in 1_u32..300, across in 1_u32..40, down in 1_u32..40, ink in any::<[u8; 4]>()
    ) {
        let pixels = (0..height).flat_map(|y| (0..width).flat_map(move |x| {
            let is_ink = x % across == 0 || y % down == 0;
            if is_ink { ink } else { [255; 4] }
        }));
        let image = Image::new(width, height, pixels.collect()).expect("a fit size");
        let _ = find(&image);
    }
}

#[test]
fn empty_pictures_are_called_empty() {
    for (width, height) in [(1, 1), (1, 1_600), (1_600, 1), (200, 300)] {
        for colour in [[0; 4], [255; 4], [200, 30, 30, 255]] {
            let pixels = colour.repeat((width * height) as usize);
            let image = Image::new(width, height, pixels).expect("a fit size");
            assert_eq!(find(&image), Err(clew::picture::NotFound::Empty));
        }
    }
}
