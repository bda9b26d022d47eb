//! Making puzzles: the form and its faults, the jobs, and the use of the puzzles.

use std::collections::BTreeSet;

use clew::kind::{self, Code, End, Kind, Recipe, Reply};
use clew_aquarium::Aquarium;
use clew_core::format::Read as _;
use clew_core::generate::{ClueCount, ClueSymmetry, Generate, InvalidSpec, Levels, Spec};
use clew_core::grid::{Shape, Site};
use clew_core::model::{Change, Technique as _};
use clew_core::solve::{Advance, Fuel, Method, Solver};
use clew_core::trace::Event;
use clew_page::make::{Action, Form, FormError};
use clew_page::worker::Worker;
use clew_page::{Message, Mode, Status};

use clew_slitherlink::Slitherlink;
use clew_sudoku::Sudoku;
use proptest::prelude::*;
use strum::IntoEnumIterator as _;

use super::world::World;
use clew_judge::length::sequences;

const SUDOKU: &str = "#p=sudoku/6/6/h52k1i5i43g45m6h3i";
const AQUARIUM: &str = "#p=aquarium/r/6/6/a8d9dk1i8rgh/540123424311";

/// Lets the workers do the generator's job.
pub(crate) fn make_all(world: &mut World) {
    while status(world) == Status::Running {
        assert!(world.step(), "no worker is at the job");
    }
}

/// Makes the first worker of the generator report the end of its work.
pub(crate) fn end_work(world: &mut World, end: End) {
    let job = world.job(Worker::Maker(0)).expect("a request");
    let reply = Reply {
        end: Some(end),
        ..Reply::failed(job)
    };
    world.tell(Message::Reply(Worker::Maker(0), reply));
}

/// A form for a number of small puzzles.
fn small(count: &str) -> Form {
    Form {
        size: ["4".to_owned(), "4".to_owned()],
        levels: Levels::ANY,
        seed: "5".to_owned(),
        count: count.to_owned(),
        ..Form::new(Kind::new("slitherlink"))
    }
}

fn status(world: &World) -> Status {
    world.page.make.generation.as_ref().expect("work").status
}

/// Number of the present job.
fn work(world: &World) -> u32 {
    world.page.make.generation.as_ref().expect("work").number
}

#[test]
fn the_page_opens_with_an_example_and_the_open_puzzle_stays_until_that_is_taken() {
    let mut world = World::at(AQUARIUM);
    let open = world.page.frame.puzzle.code.clone();
    world.tell(Message::Enter(Mode::Make));
    assert_eq!(status(&world), Status::Running);
    make_all(&mut world);
    let offered = world.page.make.offered.clone().expect("an example");
    assert_eq!(offered.made.code.kind, open.kind);
    assert_eq!(world.page.frame.puzzle.code, open);
    assert_eq!(world.page.made_hash(), offered.hash());
    // The tab returns to the puzzle that was open.
    world.tell(Message::Enter(Mode::Watch));
    assert_eq!(world.page.frame.puzzle.code, open);
    world.tell(Message::Enter(Mode::Make));
    assert_eq!(work(&world), 1, "the example is still there");
    world.tell(Action::Take(Mode::Play));
    assert_eq!(world.page.frame.mode, Mode::Play);
    assert_eq!(world.page.frame.puzzle.code, offered.made.code);
    assert_eq!(world.page.recipe(), Some(&offered.recipe));
    let game = world.page.play.game.as_ref().expect("a game");
    assert_eq!(*game.get().code(), offered.made.code);
    // The link opens the same puzzle, which does not need an example.
    let link = offered.hash();
    let mut other = World::at(&format!("{link}&mode=make"));
    assert_eq!(other.page.recipe(), Some(&offered.recipe));
    assert!(other.page.make.generation.is_none());
    other.tell(Action::Take(Mode::Edit));
    assert_eq!(*other.page.edit.drafting.code(), offered.made.code);
}

#[test]
fn the_form_has_the_kind_of_the_puzzle_until_it_is_changed() {
    let mut world = World::at(AQUARIUM);
    world.tell(Message::Enter(Mode::Make));
    assert_eq!(world.page.make.form, Form::new(Kind::new("aquarium")));
    let spec = clew_core::generate::Spec {
        shape: Shape::new(6, 6),
        symmetry: ClueSymmetry::HalfTurn,
        ..kind::default_spec(Kind::new("sudoku"))
    };
    let recipe = kind::recipe(Kind::new("sudoku"), spec, 7);
    let mut world = World::at(&format!("{SUDOKU}&made={recipe}"));
    assert_eq!(world.page.recipe(), Some(&recipe));
    world.tell(Message::Enter(Mode::Make));
    let form = world.page.make.form.clone();
    assert_eq!(
        (form.kind, form.symmetry),
        (Kind::new("sudoku"), ClueSymmetry::HalfTurn)
    );
    assert_eq!(form.seed, "", "a new seed for another puzzle like it");
    let changed = Form::new(Kind::new("slitherlink"));
    world.tell(Action::Change(changed.clone()));
    world.tell(Message::Enter(Mode::Watch));
    world.tell(Message::Enter(Mode::Make));
    assert_eq!(world.page.make.form, changed);
}

#[test]
fn a_page_of_the_guide_makes_a_puzzle_that_uses_its_technique() {
    let mut world = World::at("#technique=sudoku-x-wing");
    assert!(world.page.frame.guide.is_some());
    world.tell(Action::Use("sudoku-x-wing", 3));
    assert!(world.page.frame.guide.is_none());
    assert_eq!(world.page.frame.mode, Mode::Make);
    let form = world.page.make.form.clone();
    assert_eq!(form.technique, Some("sudoku-x-wing"));
    let level = kind::technique("sudoku-x-wing").unwrap().level();
    assert_eq!([form.levels.at_least, form.levels.at_most], [level, level]);
    make_all(&mut world);
    let generation = world.page.make.generation.as_ref().unwrap();
    let (recipe, made) = &generation.made[0];
    assert_eq!(recipe.spec.technique.as_deref(), form.technique);
    assert!(made.meets_spec);
    let clues = Sudoku::parse(&made.code.text).unwrap().remove(0).clues;
    let is_used = Solver::<Sudoku>::new(clues, Method::Human).any(
        |event| matches!(event, Event::Step(step) if Some(step.technique.name()) == form.technique),
    );
    assert!(is_used);
    // A technique that is harder than the levels is a fault of its field.
    let easier = Form {
        levels: Levels {
            at_least: 1,
            at_most: level - 1,
        },
        ..form.clone()
    };
    let fault = easier.fault();
    assert_eq!(fault, Some(FormError::Spec(InvalidSpec::Technique)));
    assert_eq!(fault.unwrap().field(), "make-technique");
    assert_eq!(easier.using(None).fault(), None);
}

#[test]
fn faults_in_the_form_are_named_and_block_making_until_fixed() {
    let mut world = World::at(AQUARIUM);
    world.tell(Message::Enter(Mode::Make));
    let usual = Form::new(Kind::new("aquarium"));
    let levels = |at_least, at_most| Form {
        levels: Levels { at_least, at_most },
        ..usual.clone()
    };
    let sized = |rows: &str| Form {
        size: [rows.to_owned(), "9".to_owned()],
        ..usual.clone()
    };
    let counted = |count: &str| Form {
        count: count.to_owned(),
        ..usual.clone()
    };
    let square = Form {
        symmetry: ClueSymmetry::QuarterTurn,
        ..Form {
            size: ["7".to_owned(), "9".to_owned()],
            ..Form::new(Kind::new("slitherlink"))
        }
    };
    let spec = FormError::Spec;
    for (form, fault) in [
        (levels(9, 9), Some(spec(InvalidSpec::Techniques))),
        (levels(9, 10), None),
        (levels(5, 4), Some(spec(InvalidSpec::Levels))),
        (sized("eleven"), Some(spec(InvalidSpec::Size))),
        (sized(" 9 "), None),
        (sized("0"), Some(spec(InvalidSpec::Size))),
        (
            Form {
                variant: 200,
                ..usual.clone()
            },
            Some(spec(InvalidSpec::Variant)),
        ),
        (square, Some(spec(InvalidSpec::Symmetry))),
        (
            Form {
                seed: "many".to_owned(),
                ..usual.clone()
            },
            Some(FormError::Seed),
        ),
        (
            Form {
                seed: " 12 ".to_owned(),
                ..usual.clone()
            },
            None,
        ),
        (counted("0"), Some(FormError::Count)),
        (counted("1001"), Some(FormError::Count)),
        (counted("some"), Some(FormError::Count)),
        (counted("1000"), None),
    ] {
        assert_eq!(form.fault(), fault, "{form:?}");
        if let Some(fault) = fault {
            assert!(
                world.page.frame.voice.speaker.knows(fault.message()),
                "{fault:?}"
            );
            world.tell(Action::Change(form));
            world.tell(Action::Begin(1));
            assert_eq!(work(&world), 1, "only the example: {fault:?}");
        }
    }
    world.tell(Action::Change(usual));
    world.tell(Action::Begin(1));
    assert_eq!((status(&world), work(&world)), (Status::Running, 2));
}

#[test]
fn a_puzzle_is_made_and_watched_and_its_recipe_goes_with_it() {
    let mut world = World::at(SUDOKU);
    world.tell(Message::Enter(Mode::Make));
    world.tell(Action::Change(small("1")));
    world.tell(Action::Begin(99));
    assert!(
        world.page.make.shown().is_none(),
        "it may be done at any moment"
    );
    make_all(&mut world);
    assert_eq!(status(&world), Status::Done(End::Generated));
    let shown = world.page.make.shown().expect("what was made");
    assert_eq!(shown.made.len(), 1);
    assert_eq!(world.page.frame.puzzle.format, "format-made");
    let recipe = small("1").recipe(99).expect("a recipe");
    assert_eq!(recipe.seed, 5, "the seed of the form");
    assert_eq!(world.page.recipe(), Some(&recipe));
    let made = world.page.frame.puzzle.code.text.clone();
    world.tell(Message::Enter(Mode::Watch));
    let link = world.hash();
    assert!(link.contains("&made=slitherlink."), "{link}");
    world.settle();
    assert!(world.page.hardness().is_some());
    // The same recipe makes the same puzzle on a page that opens at the link.
    let mut other = World::at(&link);
    other.tell(Action::Again);
    assert_eq!(other.page.frame.mode, Mode::Make);
    assert_eq!(other.page.make.form, Form::of(&recipe));
    assert_eq!(other.page.make.form.seed, "5");
    other.tell(Action::Begin(1));
    make_all(&mut other);
    assert_eq!(other.page.frame.puzzle.code.text, made);
}

#[test]
fn without_a_recipe_nothing_is_made_again() {
    let mut world = World::at(SUDOKU);
    world.tell(Action::Again);
    assert_eq!(world.page.frame.mode, Mode::Watch);
    world.tell(Action::List);
    assert_eq!(world.page.frame.mode, Mode::Watch, "nothing was made");
}

#[test]
fn a_recipe_that_would_make_another_puzzle_now_lends_no_seed() {
    let recipe = kind::recipe(
        Kind::new("sudoku"),
        kind::default_spec(Kind::new("sudoku")),
        12,
    );
    assert_eq!(Form::of(&recipe).seed, "12");
    let version = recipe.version + 1;
    assert_eq!(Form::of(&Recipe { version, ..recipe }).seed, "");
}

#[test]
fn each_of_several_made_puzzles_can_be_taken_and_all_form_a_list() {
    let mut world = World::at(SUDOKU);
    world.tell(Message::Enter(Mode::Make));
    world.tell(Action::Change(small("3")));
    world.tell(Action::Begin(1));
    make_all(&mut world);
    let rows = |world: &World| {
        let listed = world.page.many.list.as_ref().expect("a list");
        let table = listed.sheet.table();
        (0..table.rows().len())
            .map(|row| table.source(row).to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(world.page.frame.mode, Mode::Make);
    assert!(
        world.page.frame.puzzle.code.text.starts_with("sudoku/"),
        "the puzzle stays"
    );
    let at = |world: &World| world.page.make.offered.as_ref().map(|offered| offered.at);
    assert_eq!(at(&world), Some(0));
    world.tell(Action::Offer(2));
    world.tell(Action::Offer(9));
    assert_eq!(at(&world), Some(2));
    world.tell(Action::Take(Mode::Watch));
    let recipe = world.page.recipe().expect("a recipe");
    assert_eq!((world.page.frame.mode, recipe.seed), (Mode::Watch, 7));
    world.tell(Message::Enter(Mode::Make));
    world.tell(Action::List);
    assert_eq!(world.page.frame.mode, Mode::Many);
    let made = rows(&world);
    assert_eq!(made.len(), 3);
    for (row, seed) in made.iter().zip(["5", "6", "7"]) {
        assert!(
            row.contains(&format!(".{seed}")) && row.contains("slither/4/4/"),
            "{row}"
        );
    }
    world.tell(clew_page::many::Action::Close);
    world.tell(Message::Enter(Mode::Make));
    world.tell(Action::List);
    assert_eq!(world.page.frame.mode, Mode::Many);
    assert_eq!(rows(&world), made);
}

#[test]
fn stopped_work_leaves_the_puzzle_and_ignores_late_reports() {
    let mut world = World::at(SUDOKU);
    world.tell(Action::Stop);
    let before = world.hash();
    world.tell(Action::Change(small("2")));
    world.tell(Action::Begin(1));
    let late = world.job(Worker::Maker(0)).expect("a request");
    world.tell(Action::Begin(2));
    world.tell(Message::Reply(Worker::Maker(0), Reply::failed(late)));
    assert_eq!(
        status(&world),
        Status::Running,
        "the report was about another job"
    );
    world.tell(Action::Stop);
    assert_eq!(status(&world), Status::Stopped);
    world.wait(1_000);
    assert_eq!(status(&world), Status::Stopped);
    assert!(
        world
            .page
            .make
            .shown()
            .is_some_and(|shown| shown.made.is_empty())
    );
    assert_eq!(world.hash(), before);
    assert_eq!(world.page.frame.mode, Mode::Watch);
}

#[test]
fn a_made_puzzle_stays_until_the_next_work_reports() {
    let mut world = World::at(SUDOKU);
    world.tell(Action::Change(small("1")));
    world.tell(Action::Begin(1));
    make_all(&mut world);
    let first = world.page.make.shown().map(|shown| shown.number);
    world.tell(Action::Begin(2));
    world.tell(Action::Begin(3));
    assert_eq!(world.page.make.shown().map(|shown| shown.number), first);
    let number = world.page.make.generation.as_ref().expect("work").number;
    world.silent.push(Worker::Maker(0));
    world.wait(200);
    let shown = world.page.make.shown().expect("the work");
    assert_eq!((shown.number, shown.made.len()), (number, 0));
}

#[test]
fn work_that_finds_nothing_ends_and_the_puzzle_stays() {
    let mut world = World::at(SUDOKU);
    let before = world.hash();
    world.tell(Action::Change(small("1")));
    world.tell(Action::Begin(1));
    end_work(&mut world, End::NotGenerated);
    assert_eq!(status(&world), Status::Done(End::NotGenerated));
    assert_eq!(world.hash(), before);
}

#[test]
fn work_that_fails_is_told_apart_from_work_that_finds_nothing() {
    let mut world = World::at(SUDOKU);
    world.tell(Action::Begin(1));
    end_work(&mut world, End::Failed);
    assert_eq!(status(&world), Status::Done(End::Failed));
    world.tell(Action::Begin(2));
    assert_eq!(status(&world), Status::Running, "it can be tried again");
}

#[test]
fn the_preview_of_a_puzzle_under_work_is_shown() {
    let mut world = World::at(SUDOKU);
    let form = Form::new(Kind::new("slitherlink"));
    world.tell(Action::Change(form.resized(0, "30".to_owned())));
    world.tell(Action::Begin(1));
    while world
        .page
        .make
        .shown()
        .is_none_or(|shown| shown.preview.is_none())
    {
        assert_eq!(
            status(&world),
            Status::Running,
            "it is made in several slices"
        );
        world.wait_once(60);
    }
}

/// A choice in the form, as the page makes it.
fn choose(form: Form, what: u8, value: u8) -> Form {
    const SIDES: [&str; 8] = ["4", "5", "6", "7", "16", "3", "99", "six"];
    const MINUTES: [&str; 6] = ["", "0", "1", "5", "10", "soon"];
    let at = usize::from(value);
    match what % 10 {
        0 => {
            let form = form.of_kind(kind::all().nth(at % kind::all().count()).expect("a kind"));
            assert_eq!(
                form.fault(),
                None,
                "a new kind leaves something that cannot be"
            );
            // Puzzles of usual sizes would take too long here.
            form.resized(0, "6".to_owned()).resized(1, "6".to_owned())
        }
        1 => {
            let variants = kind::variants(form.kind).len();
            let had_size = form.fault() != Some(FormError::Spec(InvalidSpec::Size));
            let form = form.of_variant(u8::try_from(at % variants).expect("a few variants"));
            let size = Some(FormError::Spec(InvalidSpec::Size));
            assert!(
                !had_size || form.fault() != size,
                "a new variant leaves a size that cannot be"
            );
            form
        }
        2 | 3 => {
            let was_square = form.fault() != Some(FormError::Spec(InvalidSpec::Symmetry));
            let form = form.resized(at % 2, SIDES[at / 2 % SIDES.len()].to_owned());
            let symmetry = Some(FormError::Spec(InvalidSpec::Symmetry));
            assert!(
                !was_square || form.fault() != symmetry,
                "a new size leaves a symmetry that cannot be"
            );
            form
        }
        4 => Form {
            symmetry: ClueSymmetry::iter().nth(at % 5).expect("a symmetry"),
            ..form
        },
        5 => Form {
            clue_count: ClueCount::iter().nth(at % 4).expect("a number of clues"),
            ..form
        },
        6 => Form {
            density: ["40", "100", "101", "half"][at % 4].to_owned(),
            ..form
        },
        7 => {
            let techniques = kind::techniques().filter(|entry| entry.kind == form.kind);
            let names: Vec<&str> = techniques.map(|entry| entry.name).collect();
            form.using(names.get(at % (2 * names.len())).copied())
        }
        8 => {
            let mut form = form;
            form.minutes[at % 2] = MINUTES[at / 2 % MINUTES.len()].to_owned();
            form
        }
        _ => {
            let at_least = value % 10 + 1;
            Form {
                levels: Levels {
                    at_least,
                    at_most: at_least.max(value / 10 % 10 + 1),
                },
                ..form
            }
        }
    }
}

/// Checks that the places of the clues have the symmetry, that there are as many as the density asks for, and as few as can be; and that
/// the film of a puzzle that `meets` its wish shows the technique.
fn check_puzzle<P: Generate>(code: &Code, spec: &Spec, places: usize, meets: bool) {
    let clues = code.clues::<P>().expect("a puzzle of its kind");
    if let Some(technique) = spec.technique.as_deref().filter(|_| meets) {
        let mut solver = Solver::<P>::new(clues.clone(), Method::Human);
        let mut told = std::iter::from_fn(|| match solver.advance(&mut Fuel::unlimited()) {
            Advance::Event(Event::Step(step)) => Some(step.technique.name()),
            _ => None,
        });
        assert!(
            told.any(|name| name == technique),
            "{technique} is not in the film of {}",
            code.text
        );
    }
    let written = P::written(clues).into_iter();
    let written: BTreeSet<Site> = written.map(|(site, _)| site).collect();
    for symmetry in spec.symmetry.symmetries() {
        let image = |&at: &Site| P::image(spec.shape, symmetry, at);
        let images: BTreeSet<Site> = written.iter().map(image).collect();
        assert_eq!(images, written, "{:?}: {}", spec.symmetry, code.text);
    }
    if matches!(spec.clue_count, ClueCount::Minimal | ClueCount::Fewest) {
        for &site in &written {
            let mut orbit = BTreeSet::from([site]);
            for symmetry in spec.symmetry.symmetries().repeat(2) {
                let images: Vec<Site> = orbit
                    .iter()
                    .map(|&at| P::image(spec.shape, symmetry, at))
                    .collect();
                orbit.extend(images);
            }
            let fewer = orbit.iter().try_fold(clues.clone(), |clues, &site| {
                P::edited(&clues, &Change::Write(site, None))
            });
            let mut prover = P::prover(&fewer.expect("clues can be left out"), None);
            let found = (0..2)
                .filter(|_| matches!(prover.solution(&mut Fuel::unlimited()), Advance::Event(_)))
                .count();
            assert_eq!(found, 2, "{orbit:?} can go: {}", code.text);
        }
    }
    if let ClueCount::Density(percentage) = spec.clue_count {
        let is_dense = written.len() * 100 >= places * usize::from(percentage);
        assert!(is_dense, "less than {percentage} %: {}", code.text);
    }
}

proptest! {
    #![proptest_config(sequences(24))]

    /// Law: each choice leaves a form that either has a fault with a sentence beside a field, and makes nothing, or makes a puzzle
    /// within what it shows.
    #[test]
    fn what_is_made_is_within_what_the_form_shows(choices in prop::collection::vec(any::<(u8, u8)>(), 1..14)) {
        let mut world = World::at(SUDOKU);
        world.tell(Message::Enter(Mode::Make));
        make_all(&mut world);
        let mut form = Form::new(Kind::new("sudoku")).resized(0, "4".to_owned());
        for (what, value) in choices {
            form = choose(form, what, value);
            let fields = ["rows", "flavour", "at-most", "balance", "density", "minutes-to", "technique"];
            if let Some(fault) = form.fault() {
                prop_assert!(fields.contains(&fault.field().trim_start_matches("make-")), "{fault:?}");
            }
        }
        let is_large = |side: &String| side.trim().parse::<u8>().is_ok_and(|side| side > 7);
        if form.size.iter().any(is_large) {
            form = form.resized(0, "6".to_owned()).resized(1, "6".to_owned());
        }
        let fault = form.fault();
        let before = work(&world);
        world.tell(Action::Change(form.clone()));
        world.tell(Action::Begin(7));
        prop_assert_eq!(work(&world) - before, u32::from(fault.is_none()));
        if fault.is_some() {
            return Ok(());
        }
        make_all(&mut world);
        let generation = world.page.make.generation.as_ref().expect("work");
        for (recipe, made) in generation.made.iter() {
            let shown = Form { seed: form.seed.clone(), count: form.count.clone(), density: form.density.clone(), ..Form::of(recipe) };
            let specs = [&shown, &form].map(|form| form.recipe(7).expect("a recipe").spec);
            prop_assert_eq!(&specs[0], &specs[1], "the wish is that of the form");
            let spec = &specs[0];
            prop_assert_eq!(made.code.kind, form.kind);
            let reading = clew_page::first_reading(&made.code.text).expect("a puzzle");
            prop_assert_eq!(reading.shape, spec.shape);
            let [rows, cols] = [spec.shape.rows, spec.shape.cols].map(usize::from);
            match form.kind.name() {
                "sudoku" => check_puzzle::<Sudoku>(&made.code, spec, rows * cols, made.meets_spec),
                "slitherlink" => check_puzzle::<Slitherlink>(&made.code, spec, rows * cols, made.meets_spec),
                _ => check_puzzle::<Aquarium>(&made.code, spec, rows + cols, made.meets_spec),
            }
            if made.meets_spec {
                prop_assert_eq!(spec.levels.miss(made.grade.overall()), 0);
                prop_assert!(spec.seconds.is_none_or(|time| time.miss(made.grade.seconds) == 0));
            }
        }
    }
}
