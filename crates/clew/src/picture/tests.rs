use clew_core::grid::{Cell, Edge, Site};
use clew_core::kinded::{Code, JobId, Part, Reply, Request, Task};
use clew_core::model::Entry;
use clew_core::solve::Fuel;
use clew_core::trace::Verdict;
use clew_picture::{Borders, Guess, Lattice, Reading, Seen};

use super::*;
use crate::kind::{self, Job as _, SAMPLES, Server};

/// A picture that shows a puzzle without any doubt.
fn clear(code: &Code) -> FoundGrid {
    let contents = kind::contents(code).expect("a puzzle");
    let (rows, cols) = (contents.shape.rows, contents.shape.cols);
    let walls = contents.regions.as_ref().map(|regions| &regions.walls);
    let is_drawn = contents
        .regions
        .as_ref()
        .is_some_and(|regions| regions.is_drawn);
    let layout = match (code.kind.name(), is_drawn) {
        ("slitherlink", _) => Layout::Plain,
        ("sudoku", true) => Layout::Regions,
        ("sudoku", false) => Layout::Blocks,
        _ => Layout::Margins,
    };
    let cells = (0..rows).flat_map(|row| (0..cols).map(move |col| Place::Cell(row, col)));
    let mut seen: Vec<Seen> = cells.map(|place| sure(place, None)).collect();
    for (site, entry) in &contents.written {
        let Entry::Number(number) = entry else {
            continue;
        };
        let place = match (site.y == Site::BEFORE, site.x == Site::BEFORE) {
            (true, _) => Place::Top(site.x / 2),
            (_, true) => Place::Left(site.y / 2),
            _ => Place::Cell(site.y / 2, site.x / 2),
        };
        seen.retain(|seen| seen.place != place);
        seen.push(sure(place, Some(*number)));
    }
    let has = |edge: Edge| match walls {
        Some(walls) if walls.has(edge) => 1.0,
        _ => 0.0,
    };
    let right =
        (0..rows).flat_map(|row| (1..cols).map(move |col| Edge::LeftOf(Cell::new(row, col))));
    let below =
        (1..rows).flat_map(|row| (0..cols).map(move |col| Edge::Above(Cell::new(row, col))));
    FoundGrid {
        guesses: vec![Guess {
            layout,
            probability: 1.0,
        }],
        lattice: Lattice {
            rows,
            cols,
            crossings: Vec::new(),
        },
        seen,
        borders: Some(Borders {
            right: right.map(has).collect(),
            below: below.map(has).collect(),
        }),
        other: None,
        foreign: None,
    }
}

fn sure(place: Place, value: Option<u8>) -> Seen {
    doubtful(place, &[(value, 1.0)])
}

fn doubtful(place: Place, readings: &[(Option<u8>, f32)]) -> Seen {
    let reading = |&(value, probability): &(Option<u8>, f32)| Reading { value, probability };
    Seen {
        place,
        readings: readings.iter().map(reading).collect(),
        written: 0.0,
    }
}

/// Has something else stand at a place.
fn put(found: &mut FoundGrid, other: Seen) {
    found.seen.retain(|seen| seen.place != other.place);
    found.seen.push(other);
}

fn code(text: &str) -> Code {
    kind::read(text).expect(text).swap_remove(0).code
}

/// What comes of a picture, read at one go.
fn transcript(found: FoundGrid) -> Transcript {
    let mut job = Transcribing::of_found(found);
    while job.run(&mut Fuel::unlimited()).end.is_none() {
        assert!(job.needs().is_some(), "it goes on as long as it can");
        job.lend(kind::job);
    }
    let outcome = job.outcome().expect("it is done");
    outcome.clone().expect("a puzzle was found")
}

const NINE: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

#[test]
fn a_clear_picture_is_read_without_a_question() {
    let mut seen = 0;
    for sample in SAMPLES.iter() {
        let code = code(sample.text);
        let transcript = transcript(clear(&code));
        let puzzle = transcript.puzzle.as_deref().expect(sample.name);
        let read = kind::read(puzzle).expect(puzzle).swap_remove(0).code;
        if read != code {
            // No picture shows these rules.
            let is_special =
                code.text.contains('x') || code.text.starts_with("aquarium/r").eq(&false);
            assert!(
                is_special,
                "{}: {} is not {}",
                sample.name, read.text, code.text
            );
            continue;
        }
        seen += 1;
        assert!(transcript.doubts.is_empty(), "{}", sample.name);
        let is_unique = transcript.verdict == Some(Verdict::Unique);
        assert_eq!(transcript.is_sure, is_unique, "{}", sample.name);
    }
    assert!(seen > 8, "{seen} samples");
}

#[test]
fn the_number_of_solutions_decides_a_doubtful_digit() {
    let code = code(NINE);
    let mut found = clear(&code);
    let cell = Place::Cell(0, 0);
    let at = found
        .seen
        .iter()
        .position(|seen| seen.place == cell)
        .expect("a cell");
    found.seen[at] = doubtful(cell, &[(Some(3), 0.6), (Some(8), 0.39)]);
    let transcript = transcript(found);
    assert_eq!(transcript.verdict, Some(Verdict::Unique));
    let read = kind::read(transcript.puzzle.as_deref().expect("a puzzle"));
    assert_eq!(read.expect("a puzzle")[0].code, code);
    assert!(!transcript.is_sure);
    let [doubt] = &transcript.doubts[..] else {
        panic!("{:?}", transcript.doubts);
    };
    assert_eq!(
        (doubt.spot.to_string().as_str(), doubt.what),
        ("R1C1", What::Number(Some(8)))
    );
    assert!(doubt.is_decided);
}

#[test]
fn a_doubt_that_agrees_with_the_puzzle_is_still_reported() {
    let code = code(NINE);
    let mut found = clear(&code);
    let cell = Place::Cell(0, 0);
    let at = found
        .seen
        .iter()
        .position(|seen| seen.place == cell)
        .expect("a cell");
    found.seen[at] = doubtful(cell, &[(Some(8), 0.8), (Some(3), 0.19)]);
    let transcript = transcript(found);
    assert_eq!(transcript.doubts.len(), 1);
    assert!(transcript.doubts[0].is_decided);
    assert!(!transcript.is_sure);
}

#[test]
fn a_reading_without_a_solution_is_questioned_before_opening() {
    let mut found = clear(&code(NINE));
    let cell = Place::Cell(0, 1);
    let at = found
        .seen
        .iter()
        .position(|seen| seen.place == cell)
        .expect("a cell");
    found.seen[at] = doubtful(cell, &[(Some(8), 0.98)]);
    let read = transcript(found.clone());
    assert_eq!(read.verdict, Some(Verdict::Impossible));
    assert!(read.doubts.len() == 1 && !read.is_sure);
    // A person may well have a picture of a puzzle that has no solution, and is asked.
    found.seen[at] = sure(cell, Some(8));
    let read = transcript(found);
    assert!(read.doubts.is_empty() && !read.is_sure && read.puzzle.is_some());
}

#[test]
fn a_wall_that_separates_nothing_is_doubtful_and_its_end_is_found() {
    let sample = SAMPLES
        .iter()
        .find(|sample| sample.text.starts_with("aquarium/r"));
    let code = code(sample.expect("an Aquarium").text);
    let mut found = clear(&code);
    let borders = found.borders.as_mut().expect("borders");
    let wall = borders
        .right
        .iter()
        .position(|&wall| wall == 1.0)
        .expect("a wall");
    borders.right[wall] = 0.4;
    let transcript = transcript(found);
    let read = kind::read(transcript.puzzle.as_deref().expect("a puzzle"));
    assert_eq!(read.expect("a puzzle")[0].code, code);
    assert!(!transcript.is_sure);
    assert_eq!(transcript.doubts.len(), 1);
}

#[test]
fn a_faint_digit_that_agrees_with_the_solution_is_read() {
    let code = code(NINE);
    let mut found = clear(&code);
    // The solution has a 1 beside the 8.
    let readings = |digit| [(None, 0.6), (Some(digit), 0.3)];
    let places = [Place::Cell(0, 1), Place::Cell(0, 2)];
    for (place, digit) in places.into_iter().zip([1, 9]) {
        put(&mut found, doubtful(place, &readings(digit)));
    }
    let transcript = transcript(found);
    let read = |place| {
        let doubt = transcript
            .doubts
            .iter()
            .find(|doubt| doubt.spot == Spot::At(place));
        doubt.expect("a doubt").what
    };
    assert_eq!(
        places.map(read),
        [What::Number(Some(1)), What::Number(None)]
    );
    assert!(!transcript.is_sure);
}

#[test]
fn another_kind_is_a_rival_only_if_it_has_one_solution_too() {
    let code = code(NINE);
    let mut found = clear(&code);
    found.guesses[0].probability = 0.8;
    for (layout, probability) in [(Layout::Regions, 0.13), (Layout::Plain, 0.05)] {
        found.guesses.push(Guess {
            layout,
            probability,
        });
    }
    let transcript = transcript(found);
    assert!(!transcript.is_layout_doubtful && transcript.is_sure);
}

#[test]
fn digits_of_a_player_become_marks() {
    let mut found = clear(&code(NINE));
    let cell = Place::Cell(0, 1);
    let at = found
        .seen
        .iter()
        .position(|seen| seen.place == cell)
        .expect("a cell");
    found.seen[at] = Seen {
        written: 1.0,
        ..sure(cell, Some(1))
    };
    let transcript = transcript(found);
    let read = kind::read(transcript.puzzle.as_deref().expect("a puzzle"));
    let reading = read.expect("a puzzle").swap_remove(0);
    assert_eq!(reading.code, code(NINE));
    assert!(reading.marks.is_some());
    assert!(transcript.is_sure);
}

#[test]
fn printed_digits_mistaken_for_written_ones_are_recognised() {
    let code = code(NINE);
    let mut found = clear(&code);
    for seen in &mut found.seen {
        let is_seven = seen.readings[0].value == Some(7);
        seen.written = f32::from(u8::from(is_seven));
    }
    let transcript = transcript(found);
    assert_eq!(transcript.verdict, Some(Verdict::Unique));
    assert_eq!(transcript.doubts.len(), 3, "{:?}", transcript.doubts);
    assert!(!transcript.is_sure);
}

#[test]
fn splitting_the_fuel_changes_nothing() {
    let mut found = clear(&code(NINE));
    put(
        &mut found,
        doubtful(Place::Cell(0, 0), &[(Some(3), 0.6), (Some(8), 0.39)]),
    );
    let whole = transcript(found.clone());
    for portion in [1, 7] {
        let mut job = Transcribing::of_found(found.clone());
        while job.run(&mut Fuel::new(portion)).end.is_none() {
            if job.needs().is_some() {
                job.lend(kind::job);
            }
        }
        assert_eq!(job.outcome(), Some(&Ok(whole.clone())));
    }
}

#[test]
fn a_server_reads_pictures_once_the_part_is_loaded() {
    let now = || 0.0;
    let mut server = Server::of_none();
    let pixels = crate::kind::Pixels {
        width: 2,
        height: 2,
        bytes: vec![255; 16].into(),
    };
    let begin = Request::Begin(
        JobId(1),
        Task::Picture {
            pixels,
            wanted: Vec::new(),
        },
    );
    assert_eq!(Request::read(&begin.write()), Some(begin.clone()));
    assert_eq!(server.lacks(&begin), Some(Part::Picture));
    server.take(Part::Picture, transcribe);
    assert_eq!(server.lacks(&begin), None);
    let mut reply = server.serve(begin, &now);
    while let Some(Reply { end: None, .. }) = reply {
        reply = server.serve(Request::More(JobId(1)), &now);
    }
    let reply = reply.expect("a reply");
    assert_eq!(reply.end, Some(kind::End::Pictured));
    let Some(kind::Answer::Picture(bytes)) = reply.answer else {
        panic!("{:?}", reply.answer);
    };
    assert!(Transcribing::read(&bytes).expect("an outcome").is_err());
}

#[test]
fn any_size_and_any_reading_is_handled() {
    for (rows, cols) in [
        (0, 0),
        (0, 9),
        (1, 1),
        (255, 255),
        (7, 9),
        (13, 13),
        (32, 32),
    ] {
        for layout in LAYOUTS {
            let found = FoundGrid {
                guesses: vec![Guess {
                    layout,
                    probability: 0.5,
                }],
                lattice: Lattice {
                    rows,
                    cols,
                    crossings: Vec::new(),
                },
                seen: vec![
                    doubtful(Place::Cell(200, 3), &[(Some(7), 0.2)]),
                    doubtful(Place::Cell(0, 0), &[(Some(250), 0.2), (None, f32::NAN)]),
                    doubtful(Place::Top(0), &[]),
                ],
                borders: Some(Borders {
                    right: vec![0.5; 3],
                    below: vec![f32::NAN; 9],
                }),
                other: None,
                foreign: None,
            };
            assert!(!transcript(found).is_sure);
        }
    }
}
