//! Reading a picture: a clear one is opened at once, an unclear one is reviewed, and an unreadable one gets a message. The previous
//! board stays until then.

use clew::kind::{Answer, End, Job as _, JobId, Pixels, Reply};
use clew::picture::{
    Foreign, FoundGrid, Layout, NotFound, Place, Transcribing, Transcript, Wanted, What,
};
use clew_core::job::Progress;
use clew_core::solve::Fuel;
use clew_core::trace::Verdict;
use clew_page::picture::{Action, Fault, PictureStage, Review, SharedPixels};
use clew_page::worker::Worker;
use clew_page::{Dialog, Message, Mode, PasteOutcome};

use super::world::World;

/// A small Sudoku with exactly one solution.
const SUDOKU: &str = "sudoku/4/4/g1k23k3g";

fn pixels() -> SharedPixels {
    SharedPixels(Pixels {
        width: 20,
        height: 10,
        bytes: vec![255; 800].into(),
    })
}

/// Findings from a picture of that Sudoku, with alternative readings of its first given.
fn found(first: &str) -> FoundGrid {
    let cells: Vec<String> = ".1.....23.....3."
        .chars()
        .enumerate()
        .map(|(at, c)| {
            let value = match c {
                '.' => "null".to_owned(),
                digit => digit.to_string(),
            };
            let readings = match at {
                1 => first.to_owned(),
                _ => format!(r#"[{{"value":{value},"probability":1.0}}]"#),
            };
            let (row, col) = (at / 4, at % 4);
            format!(r#"{{"place":{{"Cell":[{row},{col}]}},"readings":{readings},"written":0.0}}"#)
        })
        .collect();
    let text = format!(
        r#"{{"guesses":[{{"layout":"Blocks","probability":1.0}},{{"layout":"Plain","probability":0.0}}],
            "lattice":{{"rows":4,"cols":4,"crossings":[]}},"seen":[{}],"borders":null}}"#,
        cells.join(",")
    );
    serde_json::from_str(&text).expect("what is seen")
}

fn transcript(found: FoundGrid) -> Transcript {
    let mut job = Transcribing::of_found(found);
    while job.run(&mut Fuel::unlimited()).end.is_none() {
        job.lend(clew::kind::job);
    }
    job.outcome()
        .cloned()
        .expect("it is done")
        .expect("a puzzle")
}

/// Replaces the worker's answer with another.
fn reply(world: &mut World, outcome: Result<Transcript, clew::picture::NotFound>) {
    let job = match &world.page.picture.stage {
        Some(PictureStage::Reading(job, _)) => *job,
        Some(PictureStage::Review(review)) => review.0.again.expect("it is read again").0,
        other => panic!("no picture is read: {other:?}"),
    };
    let bytes = Transcribing::written(&outcome);
    world.tell(Message::Reply(
        Worker::Pictures,
        Reply {
            answer: Some(Answer::Picture(bytes)),
            end: Some(End::Pictured),
            progress: Progress::default(),
            ..Reply::failed(job)
        },
    ));
}

/// A page with a picture, whose worker does not answer by itself.
fn reading() -> World {
    let mut world = World::at("#p=slither/4/4/g212cg210616");
    world.settle();
    world.silent.push(Worker::Pictures);
    world.tell(Message::Picture(Action::Begin(1)));
    assert_eq!(world.page.frame.dialog, Some(Dialog::Picture));
    world.tell(Message::Picture(Action::Decoded(1, pixels())));
    world
}

fn review(world: &World) -> &Review {
    match &world.page.picture.stage {
        Some(PictureStage::Review(review)) => &review.0,
        other => panic!("no review: {other:?}"),
    }
}

const CLEAR: &str = r#"[{"value":1,"probability":1.0}]"#;
const DOUBTFUL: &str = r#"[{"value":2,"probability":0.6},{"value":1,"probability":0.39}]"#;

#[test]
fn a_clear_picture_opens_like_a_pasted_puzzle() {
    let mut world = reading();
    reply(&mut world, Ok(transcript(found(CLEAR))));
    let page = &world.page;
    assert_eq!(page.frame.puzzle.code.text, SUDOKU);
    assert_eq!((page.frame.dialog, &page.picture.stage), (None, &None));
    assert_eq!(page.frame.paste.outcome, PasteOutcome::Opened);
    assert_eq!(page.frame.puzzle.format, "format-picture");
    assert!(page.is_waiting());
    assert!(page.picture.pixels.is_none(), "the picture is not kept");
}

#[test]
fn a_doubtful_picture_is_reviewed_before_it_is_opened() {
    let mut world = reading();
    let before = world.page.frame.puzzle.clone();
    reply(&mut world, Ok(transcript(found(DOUBTFUL))));
    assert_eq!(world.page.frame.puzzle, before);
    assert_eq!(world.page.frame.dialog, Some(Dialog::Picture));
    let spotted = review(&world).spotted().expect("a doubt");
    assert_eq!(spotted.what, What::Number(Some(1)));
    assert_eq!(
        (spotted.spot.to_string().as_str(), spotted.number),
        ("R1C2", Some(1))
    );
    // The worker reports the result of each alternative.
    world.silent.clear();
    world.settle();
    let ways = review(&world).spotted().expect("a doubt").ways;
    let verdicts: Vec<_> = ways
        .iter()
        .map(|(way, verdict)| (way.what, *verdict))
        .collect();
    assert_eq!(verdicts[1], (What::Number(Some(1)), Some(Verdict::Unique)));
    assert_ne!(verdicts[0].1, Some(Verdict::Unique));
    assert!(verdicts[0].1.is_some());

    world.tell(Message::Picture(Action::Choose(What::Number(Some(2)))));
    world.settle();
    assert_ne!(review(&world).verdict(), Some(Verdict::Unique));
    world.tell(Message::Picture(Action::Digit(1)));
    assert_eq!(review(&world).verdict(), Some(Verdict::Unique));
    assert!(review(&world).is_done());
    world.tell(Message::Picture(Action::Open));
    assert_eq!(world.page.frame.puzzle.code.text, SUDOKU);
    assert_eq!(world.page.frame.dialog, None);
}

#[test]
fn what_looks_handwritten_is_taken_as_marks_or_as_givens() {
    let mut found = found(DOUBTFUL);
    found.seen[0].written = 0.95;
    found.seen[0].readings =
        serde_json::from_str(r#"[{"value":2,"probability":1.0}]"#).expect("readings");
    let mut world = reading();
    reply(&mut world, Ok(transcript(found)));
    world.silent.clear();
    world.settle();
    assert_eq!(review(&world).are_mine(), Some(true));
    assert_eq!(review(&world).whats[0], What::Mark(2));
    world.tell(Message::Picture(Action::Mine(false)));
    world.settle();
    assert_eq!(review(&world).are_mine(), Some(false));
    assert_eq!(review(&world).whats[0], What::Number(Some(2)));
    assert_eq!(review(&world).verdict(), Some(Verdict::Unique));
    world.tell(Message::Picture(Action::Mine(true)));
    // A digit that is corrected stays the player's.
    world.tell(Message::Picture(Action::Visit(Place::Cell(0, 0))));
    world.tell(Message::Picture(Action::Digit(4)));
    assert_eq!(review(&world).whats[0], What::Mark(4));
    world.tell(Message::Picture(Action::Open));
    assert_eq!(world.page.frame.puzzle.code.text, SUDOKU);
}

#[test]
fn any_place_can_be_visited() {
    let mut world = reading();
    reply(&mut world, Ok(transcript(found(DOUBTFUL))));
    world.tell(Message::Picture(Action::Visit(Place::Cell(3, 3))));
    world.tell(Message::Picture(Action::Digit(9)));
    world.tell(Message::Picture(Action::Digit(2)));
    assert_eq!(
        review(&world).spotted().expect("a spot").what,
        What::Number(Some(2))
    );
}

#[test]
fn another_layout_or_size_has_the_picture_read_again() {
    let wanted = |rows| Wanted {
        layout: Layout::Plain,
        rows,
        cols: 4,
    };
    let mut world = reading();
    reply(&mut world, Ok(transcript(found(DOUBTFUL))));
    let before = review(&world).plan.clone();
    world.tell(Message::Picture(Action::Again(wanted(4))));
    assert_eq!(review(&world).wanted(), wanted(4));
    assert!(review(&world).again.is_some());
    assert_eq!(review(&world).plan, before, "the review stays meanwhile");

    // What is read instead is reviewed, although it is clear.
    reply(&mut world, Ok(transcript(found(CLEAR))));
    assert!(review(&world).again.is_none());
    assert!(review(&world).doubts.is_empty());

    // If nothing is read, the review stays, with the reason.
    world.tell(Message::Picture(Action::Again(wanted(40))));
    reply(&mut world, Err(NotFound::Small));
    assert_eq!(review(&world).fault, Some(Fault::NotFound(NotFound::Small)));
    assert_eq!(review(&world).wanted().layout, Layout::Blocks);
    world.silent.clear();
    world.settle();
    assert_eq!(review(&world).verdict(), Some(Verdict::Unique));
    world.tell(Message::Picture(Action::Open));
    assert_eq!(world.page.frame.puzzle.code.text, SUDOKU);
}

#[test]
fn cancelling_ends_the_worker_and_keeps_the_board() {
    let mut world = reading();
    let before = world.page.frame.puzzle.clone();
    world.tell(Message::Close);
    assert_eq!(
        (world.page.frame.dialog, &world.page.picture.stage),
        (None, &None)
    );
    world.settle();
    assert_eq!(world.page.frame.puzzle, before);
    // Later replies about it are ignored.
    world.tell(Message::Reply(Worker::Pictures, Reply::failed(JobId(1))));
    world.tell(Message::Picture(Action::Decoded(1, pixels())));
    assert_eq!(world.page.picture.stage, None);
}

#[test]
fn a_picture_without_a_puzzle_is_reported() {
    let mut world = reading();
    let before = world.page.frame.puzzle.clone();
    world.silent.clear();
    world.settle();
    assert!(
        matches!(
            world.page.picture.stage,
            Some(PictureStage::Nothing(Fault::NotFound(_)))
        ),
        "{:?}",
        world.page.picture.stage
    );
    assert_eq!(world.page.frame.puzzle, before);

    world.tell(Message::Picture(Action::Begin(2)));
    world.tell(Message::Picture(Action::Refused(1, Fault::Undecodable)));
    assert_eq!(
        world.page.picture.stage,
        Some(PictureStage::Decoding),
        "that was another"
    );
    for fault in [Fault::Undecodable, Fault::TooLarge] {
        world.tell(Message::Picture(Action::Begin(2)));
        world.tell(Message::Picture(Action::Refused(2, fault)));
        assert_eq!(world.page.picture.stage, Some(PictureStage::Nothing(fault)));
    }
}

/// What is seen of a puzzle that looks like a Killer, beside another one.
fn foreign() -> FoundGrid {
    FoundGrid {
        foreign: Some(Foreign::Killer),
        other: Some([0.5, 0.0, 1.0, 1.0]),
        ..found(CLEAR)
    }
}

#[test]
fn what_looks_like_another_kind_is_read_anyway_on_request_and_reviewed() {
    let mut world = reading();
    let before = world.page.frame.puzzle.clone();
    reply(&mut world, Ok(transcript(foreign())));
    assert_eq!(
        review(&world).transcript.found.foreign,
        Some(Foreign::Killer)
    );
    assert_eq!(world.page.frame.dialog, Some(Dialog::Picture));
    assert_eq!(review(&world).verdict(), None, "it is not proved");
    let wanted = review(&world).wanted();
    world.tell(Message::Picture(Action::Again(wanted)));
    reply(&mut world, Err(NotFound::Small));
    let fault = Fault::NotFound(NotFound::Small);
    assert_eq!(review(&world).fault, Some(fault), "it stays refused");
    world.tell(Message::Picture(Action::Again(wanted)));
    // Clear or not, it is reviewed.
    reply(&mut world, Ok(transcript(found(CLEAR))));
    assert!(review(&world).doubts.is_empty());
    assert_eq!(review(&world).transcript.found.foreign, None);
    assert_eq!(world.page.frame.puzzle, before);
}

#[test]
fn beside_a_puzzle_that_is_refused_the_other_one_can_be_read() {
    let mut world = reading();
    reply(&mut world, Ok(transcript(foreign())));
    world.tell(Message::Picture(Action::Other));
    assert!(world.page.picture.whole.is_some());
    reply(&mut world, Ok(transcript(found(CLEAR))));
    assert_eq!(world.page.frame.puzzle.code.text, SUDOKU);
}

#[test]
fn of_two_puzzles_each_can_be_read() {
    let both = |other| FoundGrid {
        other,
        ..found(CLEAR)
    };
    let mut world = reading();
    reply(&mut world, Ok(transcript(both(Some([0.5, 0.0, 1.0, 1.0])))));
    assert!(
        review(&world).doubts.is_empty(),
        "which one is the question"
    );
    let width = |world: &World| {
        world
            .page
            .picture
            .pixels
            .as_ref()
            .map(|pixels| pixels.0.width)
    };

    world.tell(Message::Picture(Action::Other));
    assert!(width(&world).is_some_and(|width| (10..14).contains(&width)));
    assert!(world.page.picture.whole.is_some());
    // What is not read does not bar the way back.
    reply(&mut world, Err(NotFound::Small));
    world.tell(Message::Picture(Action::Other));
    assert_eq!(
        (width(&world), &world.page.picture.whole),
        (Some(20), &None)
    );
    reply(&mut world, Ok(transcript(both(Some([0.5, 0.0, 1.0, 1.0])))));

    world.tell(Message::Picture(Action::Other));
    reply(&mut world, Ok(transcript(found(CLEAR))));
    assert_eq!(
        world.page.frame.puzzle.code.text, SUDOKU,
        "alone, it is clear"
    );
    assert_eq!(world.page.picture.whole, None, "the picture is not kept");
}

#[test]
fn a_worker_that_never_answers_is_given_up() {
    let mut world = reading();
    world.wait(60_000);
    assert_eq!(
        world.page.picture.stage,
        Some(PictureStage::Nothing(Fault::Failed))
    );
}

#[test]
fn a_puzzle_opened_meanwhile_replaces_the_picture() {
    let mut world = reading();
    world.tell(Message::Paste("aquarium/r/3/2/co/11213".to_owned()));
    assert_eq!(world.page.picture.stage, None);
    assert_eq!(world.page.frame.puzzle.code.kind.name(), "aquarium");
}

#[test]
fn a_picture_opens_on_the_page_that_is_shown() {
    for (mode, then) in [
        (Mode::Play, Mode::Play),
        (Mode::Edit, Mode::Edit),
        (Mode::Make, Mode::Watch),
        (Mode::Many, Mode::Watch),
    ] {
        let mut world = reading();
        world.tell(Message::Picture(Action::Cancel));
        world.tell(Message::Enter(mode));
        world.tell(Message::Picture(Action::Begin(2)));
        world.tell(Message::Picture(Action::Decoded(2, pixels())));
        reply(&mut world, Ok(transcript(found(CLEAR))));
        assert_eq!(world.page.frame.mode, then);
        assert_eq!(world.page.subject().text, SUDOKU);
    }
}
