//! Law: whatever happens to the page, whichever workers fail or never answer and whichever parts are not loaded, its address leads back
//! to it, no mark is lost, it continues once they arrive, and it solves what an undisturbed page solves. Any bytes are either a request
//! or refused.

use arbitrary::{Result, Unstructured};
use clew::draft::EditCommand;
use clew::kind::{End, Pixels, Request, SAMPLES};
use clew::picture::{Layout, Wanted};
use clew_core::game::{Key, Press};
use clew_core::scene::{Aspect, Point};
use clew_core::solve::Method;
use clew_page::address::Place;
use clew_page::parts::Fetch;
use clew_page::picture::{Action as Picture, Fault, SharedPixels};
use clew_page::play::{Action as Play, Ask, Exercising, Film};
use clew_page::watch::{Action as Watch, Move, Speed};
use clew_page::worker::Worker;
use clew_page::{Answering, Asking, Dialog, Message, Mode, Page, Status, Topic, games, make, many};

#[allow(
    dead_code,
    reason = "the tests of the page use more of it than the law"
)]
#[path = "entries.rs"]
pub(crate) mod entries;

#[allow(
    dead_code,
    reason = "the tests of the page use more of it than the law"
)]
#[path = "shelf.rs"]
pub(crate) mod shelf;

#[allow(
    dead_code,
    reason = "the tests of the page use more of it than the law"
)]
#[path = "world.rs"]
pub(crate) mod world;

use world::World;

/// Maximum number of actions in an input: each may run the engine.
const MOST: usize = 60;
/// Longer than any limit of the page, in milliseconds.
const LONG: u64 = 60_000;
/// Addresses that a page is opened at, or a link leads to.
const PLACES: [&str; 9] = [
    "",
    "#p=slither/5/5/gbcgcgbgbgc",
    "#p=slither/4/4/g212cg210616&step=3",
    "#p=slither/4/4/g212cg210616&mode=play",
    "#p=sudoku/4/4/g1k23k3g&method=fast&beat=2",
    "#p=aquarium/3/2/co/11213&mode=edit",
    "#p=slither/3/3/i&mode=play&sheet=games",
    "#p=nonsense%20text&mode=make",
    "#technique=slither-corner-3",
];
/// Texts that are pasted.
const TEXTS: [&str; 7] = [
    "sudoku/4/4/g1k23k3g",
    "slither/4/4/g212cg210616",
    "aquarium/r/3/2/co/11213",
    "nonsense",
    "",
    "sudoku/4/4/g1k23k3g\nslither/4/4/g212cg210616\nnonsense\n",
    "2x3x:1r6a5_2l3",
];
const WORKERS: [Worker; 4] = [
    Worker::Solver,
    Worker::Answers,
    Worker::Coach,
    Worker::Pictures,
];
const MODES: [Mode; 5] = [Mode::Play, Mode::Watch, Mode::Edit, Mode::Make, Mode::Many];

pub(crate) fn check(input: &[u8]) {
    // Any bytes are either a request or refused.
    if let Some(request) = Request::read(input) {
        assert_eq!(Request::read(&request.write()), Some(request));
    }
    // If an input ends too early, there are fewer actions.
    let _ = act(&mut Unstructured::new(input));
}

fn act(input: &mut Unstructured<'_>) -> Result<()> {
    let place = *input.choose(&PLACES)?;
    let mut world = match input.arbitrary()? {
        true => World::at(place),
        false => World::first_visit(place),
    };
    let mut done = Ok(());
    for _ in 0..MOST {
        if input.is_empty() {
            break;
        }
        done = happen(&mut world, input);
        if done.is_err() {
            break;
        }
        check_address(&world.page);
    }
    check_end(&mut world);
    done
}

/// Lets one thing happen: to the page, to its workers or to its parts.
fn happen(world: &mut World, input: &mut Unstructured<'_>) -> Result<()> {
    match input.int_in_range(0..=12)? {
        0 | 1 => drop(world.step()),
        12 => world.fail(*input.choose(&WORKERS)?),
        2 => world.wait(*input.choose(&[0, 100, 2_500, LONG])?),
        3 => {
            let worker = *input.choose(&WORKERS)?;
            match world.silent.iter().position(|silent| *silent == worker) {
                Some(place) => drop(world.silent.swap_remove(place)),
                None => world.silent.push(worker),
            }
        }
        4 => world.has_rest = !world.has_rest,
        _ => {
            let before = marks(&world.page);
            let message = message(input)?;
            let may_take_back = matches!(&message, Message::Play(_));
            world.tell(message);
            let after = marks(&world.page);
            if let (Some((puzzle, moves)), Some((other, left))) = (before, after)
                && puzzle == other
                && !may_take_back
            {
                assert!(left >= moves, "marks on {puzzle} are lost");
            }
        }
    }
    Ok(())
}

/// The puzzle shown, and the number of moves made on it; `None` if its game is not loaded. The games of other puzzles belong
/// to the store, which is not part of this world.
fn marks(page: &Page) -> Option<(String, usize)> {
    let game = page.play.game.as_ref()?.get();
    let is_open = game.code() == page.subject();
    is_open.then(|| (game.code().text.clone(), game.moves().len()))
}

/// Checks that the address leads to the present view.
fn check_address(page: &Page) {
    let place = page.place();
    assert_eq!(
        Place::parse(&place.hash()),
        Some(place.clone()),
        "{}",
        place.hash()
    );
}

/// Checks that all requests are fulfilled once workers answer and parts arrive.
fn check_end(world: &mut World) {
    world.silent.clear();
    world.has_rest = true;
    world.wait(LONG);
    world.tell(Message::Fetch(Fetch::Wanted));
    world.tell(Message::Retry);
    world.wait(LONG);
    check_subject(&world.page);
    // The guide's address does not name the puzzle below it.
    world.tell(Message::Guide(None));
    world.settle();
    let page = &world.page;
    assert_eq!(page.trouble(), None);
    assert!(
        !page.parts.is_awaited(),
        "something still waits for the rest"
    );
    assert!(!page.is_solving(), "the solver is not at work");
    assert!(page.play.urgent().is_none(), "the coach is not at work");
    let other = check_subject(page);
    if page.frame.mode == Mode::Watch
        && matches!(page.watch.work.status, Status::Done(End::Verdict(_)))
    {
        // However often workers failed, the steps match those of a worker that never did.
        let rows = |page: &Page| page.watch.run().get().rows().to_vec();
        assert_eq!(rows(page), rows(&other), "{}", page.place().hash());
    }
}

/// Checks that a page opened at the address of this one has the same subject. Returns that page.
fn check_subject(page: &Page) -> Page {
    check_address(page);
    let hash = page.place().hash();
    let mut other = World::at(&hash);
    other.settle();
    assert_eq!(
        other.page.place().subject(),
        page.place().subject(),
        "{hash}"
    );
    other.page
}

fn message(input: &mut Unstructured<'_>) -> Result<Message> {
    Ok(match input.int_in_range(0..=24)? {
        0 => Message::Paste((*input.choose(&TEXTS)?).to_owned()),
        1 => Message::Type((*input.choose(&TEXTS)?).to_owned()),
        2 => Message::Read,
        3 => Message::NotText,
        4 => Message::Choose(input.int_in_range(0..=2)?),
        5 => Message::Sample(SAMPLES[input.int_in_range(0..=3)?].text),
        6 => match Place::parse(input.choose(&PLACES)?) {
            Some(place) => Message::Visit(place),
            None => Message::Close,
        },
        7 | 8 => Message::Enter(*input.choose(&MODES)?),
        9 => Message::Answering(*input.choose(&[
            Answering::Show(Some(Aspect::Common)),
            Answering::Show(None),
            Answering::Solve,
            Answering::Explain,
            Answering::Resume,
            Answering::Add,
        ])?),
        10 => Message::Fetch(Fetch::Wanted),
        11 => Message::Open(*input.choose(&[Dialog::Help, Dialog::Settings, Dialog::Signs])?),
        12 => Message::Guide(None),
        13 | 14 => Message::Watch(Watch::Move(step(input)?)),
        15 => Message::Watch(match input.int_in_range(0..=6)? {
            0 => Watch::Solve(*input.choose(&[Method::Human, Method::Article])?),
            1 => Watch::Stop,
            2 => Watch::Resume,
            3 => Watch::Speed(*input.choose(&Speed::ALL)?),
            4 => Watch::Why,
            5 => Watch::Explain,
            _ => Watch::StopSight,
        }),
        16 => Message::Edit(match input.int_in_range(0..=4)? {
            0 => EditCommand::Digit(input.int_in_range(0..=4)?),
            1 => EditCommand::Write(None),
            2 => EditCommand::Undo,
            3 => EditCommand::Redo,
            _ => EditCommand::Clear,
        }),
        17..=20 => Message::Play(play(input)?),
        21 => Message::Games(games::Action::Sheet(input.arbitrary()?)),
        22 => match input.arbitrary()? {
            true => Message::Make(make::Action::Again),
            false => Message::Many(many::Action::Close),
        },
        23 => Message::Picture(picture(input)?),
        _ => match input.arbitrary()? {
            true => Message::Asking(Asking::Stop(Topic::Proof)),
            false => Message::Retry,
        },
    })
}

/// An action on a picture that does not contain a puzzle.
fn picture(input: &mut Unstructured<'_>) -> Result<Picture> {
    let number = input.int_in_range(1..=2)?;
    Ok(match input.int_in_range(0..=7)? {
        0 | 1 => Picture::Begin(number),
        2 | 3 => Picture::Decoded(
            number,
            SharedPixels(Pixels {
                width: 3,
                height: 2,
                bytes: vec![number as u8; 24].into(),
            }),
        ),
        4 => Picture::Refused(number, Fault::Undecodable),
        5 => Picture::Cancel,
        6 => Picture::Again(Wanted {
            layout: Layout::Blocks,
            rows: input.int_in_range(0..=9)?,
            cols: 9,
        }),
        _ => Picture::Open,
    })
}

fn step(input: &mut Unstructured<'_>) -> Result<Move> {
    Ok(match input.int_in_range(0..=12)? {
        0 => Move::Forward,
        1 => Move::Back,
        2 => Move::StepForward,
        3 => Move::StepBack,
        4 => Move::NextStage,
        5 => Move::PreviousStage,
        6 => Move::End,
        7 => Move::Begin,
        8 => Move::Toggle,
        9 => Move::Pause,
        10 => Move::Wait,
        11 => Move::Chapter(input.int_in_range(0..=9)?),
        _ => Move::Step(input.int_in_range(0..=40)?),
    })
}

fn play(input: &mut Unstructured<'_>) -> Result<Play> {
    let mut along = || Ok(f64::from(input.int_in_range::<u8>(0..=40)?) / 10.0);
    let at = Point::new(along()?, along()?);
    Ok(match input.int_in_range(0..=16)? {
        0..=3 => Play::Press(Press::main(at)),
        4 => Play::Key(Key::Enter),
        5 => Play::Undo,
        6 => Play::Redo,
        7 => Play::Reset,
        8 => Play::Suppose,
        9 => Play::Keep,
        10 => Play::Drop,
        11 => Play::Pause(input.arbitrary()?),
        12 => Play::Exercise(Exercising::Leave),
        13 => Play::Exercise(Exercising::Find(input.int_in_range(0..=5)?)),
        _ => Play::Ask(match input.int_in_range(0..=6)? {
            0 | 1 => Ask::Hint,
            2 => Ask::Check,
            3 => Ask::Conclude,
            4 => Ask::Why,
            5 => Ask::Review,
            _ => Ask::Film(Film::Next),
        }),
    })
}
