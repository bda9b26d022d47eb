//! Lists of puzzles: sorted, narrowed, paused, opened row by row, kept for the next visit.

use clew::kind::Kind;
use clew::many::{Column, Direction, Filter, Known, RowState};
use clew_core::format::MAX_BYTES;
use clew_page::effect::Alarm;
use clew_page::many::{Action, Listed, Phase};
use clew_page::{Message, Mode, PasteOutcome};

use super::making::make_all;
use super::world::World;

const UNIQUE: &str = "slither/4/4/g212cg210616";
const SEVERAL: &str = ".3223,.....,3.2..,..0..,2..3.";
const NONE: &str = "33,33";
const SUDOKU: &str = "sudoku/6/6/h52k1i5i43g45m6h3i";
const FAULTY: &str = "sudoku/9/9/what";

/// A list with one puzzle of each type, and a text that is not a puzzle.
fn mixed() -> String {
    [SEVERAL, SUDOKU, FAULTY, NONE, UNIQUE].join("\n")
}

fn open(text: &str) -> World {
    let mut world = World::at("#p=slither/3/3/o");
    world.settle();
    world.tell(Message::Paste(text.to_owned()));
    assert_eq!(world.page.frame.mode, Mode::Many);
    world
}

fn list(world: &World) -> &Listed {
    world.page.many.list.as_ref().expect("a list")
}

/// The rows shown, by number.
fn order(world: &World) -> Vec<u32> {
    list(world).view.order().to_vec()
}

/// Lets the workers do everything.
fn work(world: &mut World) {
    while list(world).phase == Phase::Running {
        world.wait(200);
    }
}

#[test]
fn a_list_is_worked_through_and_sorted_both_ways() {
    let mut world = open(&mixed());
    assert_eq!(list(&world).phase, Phase::Running);
    assert_eq!(order(&world), [0, 1, 2, 3, 4]);
    work(&mut world);
    assert_eq!(list(&world).phase, Phase::Done);
    let counts = list(&world).sheet.table().counts();
    assert_eq!(
        (counts.unique, counts.several, counts.impossible),
        (2, 1, 1)
    );
    assert_eq!((counts.malformed, counts.settled()), (1, 5));
    world.tell(Action::Sort(Column::Verdict));
    assert_eq!(order(&world), [1, 4, 0, 3, 2]);
    world.tell(Action::Sort(Column::Verdict));
    assert_eq!(
        list(&world).view.sorting(),
        (Column::Verdict, Direction::Descending)
    );
    let table = list(&world).sheet.table();
    let states: Vec<RowState> = order(&world)
        .iter()
        .map(|row| table.rows()[*row as usize].state())
        .collect();
    assert_eq!(states[0], RowState::Malformed);
    assert!(states.is_sorted_by(|a, b| a >= b), "{states:?}");
}

#[test]
fn rows_take_their_places_while_the_work_goes_on() {
    let mut world = open(&mixed());
    world.tell(Action::Sort(Column::Verdict));
    let unique = Filter {
        state: Some(RowState::Unique),
        ..Filter::default()
    };
    world.tell(Action::Narrow(unique));
    assert_eq!(order(&world), [0; 0]);
    work(&mut world);
    assert_eq!(order(&world), [1, 4]);
}

#[test]
fn rows_are_narrowed_and_the_chosen_one_stays_among_them() {
    let mut world = open(&mixed());
    work(&mut world);
    world.tell(Action::Choose(4));
    assert_eq!(list(&world).chosen, 4);
    let sudoku = Filter {
        kind: Some(Kind::new("sudoku")),
        ..Filter::default()
    };
    world.tell(Action::Narrow(sudoku));
    assert_eq!((order(&world), list(&world).chosen), (vec![1], 0));
    let text = Filter {
        text: "SLITHER".to_owned(),
        ..Filter::default()
    };
    world.tell(Action::Narrow(text.clone()));
    assert_eq!(order(&world), [4]);
    assert_eq!(*list(&world).view.filter(), text);
    world.tell(Action::Narrow(Filter {
        text: "no such text".to_owned(),
        ..Filter::default()
    }));
    assert!(order(&world).is_empty());
    world.tell(Action::Choose(3));
    assert_eq!((list(&world).chosen, list(&world).row_at(0)), (0, None));
    world.tell(Action::Open(0));
    assert_eq!(world.page.frame.mode, Mode::Many, "there is no row to open");
}

#[test]
fn work_pauses_resumes_and_stops_until_it_is_done() {
    let mut world = open(&mixed());
    for (action, phase) in [
        (Action::Pause, Phase::Paused),
        (Action::Pause, Phase::Paused),
        (Action::Resume, Phase::Running),
        (Action::Stop, Phase::Stopped),
        (Action::Pause, Phase::Stopped),
        (Action::Resume, Phase::Running),
    ] {
        let told = format!("{action:?}");
        world.tell(action);
        assert_eq!(list(&world).phase, phase, "{told}");
        world.step();
    }
    work(&mut world);
    for action in [Action::Pause, Action::Stop, Action::Resume] {
        world.tell(action);
        assert_eq!(list(&world).phase, Phase::Done);
    }
    assert_eq!(list(&world).sheet.table().counts().settled(), 5);
}

#[test]
fn a_list_waits_while_a_puzzle_is_made_and_is_read_afterwards() {
    let mut world = World::at("#p=slither/3/3/o&mode=make");
    assert!(world.page.make.is_running(), "an example");
    let saved = {
        let other = open(&mixed());
        list(&other).sheet.table().saved().expect("it can be kept")
    };
    world.tell(Action::Restore(saved));
    assert_eq!(list(&world).sheet.table().counts().read, 0);
    make_all(&mut world);
    work(&mut world);
    assert_eq!(list(&world).sheet.table().counts().settled(), 5);
}

#[test]
fn a_long_list_is_read_in_slices() {
    let mut world = open(&[SUDOKU; 4_000].join("\n"));
    let read = |world: &World| list(world).sheet.table().counts().read;
    assert!((100..4_000).contains(&read(&world)));
    world.tell(Action::Open(3_999));
    assert_eq!(
        world.page.frame.mode,
        Mode::Many,
        "the row has not been read yet"
    );
    world.tell(Action::Pause);
    world.wait(1_000);
    assert_eq!(read(&world), 4_000);
    world.tell(Action::Close);
}

#[test]
fn a_row_opens_to_be_watched_and_is_marked_in_the_list() {
    let mut world = open(&mixed());
    work(&mut world);
    world.tell(Action::Sort(Column::Verdict));
    // In this order, the last puzzle of the list is second.
    world.tell(Action::Open(1));
    assert_eq!(world.page.frame.mode, Mode::Watch);
    assert_eq!(world.page.frame.puzzle.code.text, UNIQUE);
    assert_eq!(world.page.frame.paste.outcome, PasteOutcome::Unread);
    assert_eq!((list(&world).opened, list(&world).chosen), (Some(4), 1));
    world.tell(Message::Enter(Mode::Many));
    assert_eq!(order(&world), [1, 4, 0, 3, 2], "the list is as it was");
}

#[test]
fn a_row_that_is_not_a_puzzle_opens_in_the_box_with_its_fault() {
    let mut world = open(&mixed());
    work(&mut world);
    let pasted = world.page.frame.paste.pasted;
    world.tell(Action::Open(2));
    assert_eq!(world.page.frame.mode, Mode::Watch);
    assert_eq!(world.page.frame.paste.text, FAULTY);
    assert!(matches!(
        world.page.frame.paste.outcome,
        PasteOutcome::Faulty(_)
    ));
    assert_eq!(world.page.frame.paste.pasted, pasted + 1);
    assert_eq!(
        world.page.frame.puzzle.code.text, "slither/3/3/o",
        "the board stays"
    );
    assert_eq!(list(&world).opened, Some(2));
}

#[test]
fn a_list_is_restored_with_its_results_unless_another_is_there() {
    let mut world = open(&mixed());
    work(&mut world);
    let saved = list(&world).sheet.table().saved().expect("it can be kept");
    assert!(list(&world).is_kept);
    let number = list(&world).sheet.number();
    world.tell(Action::Kept(number + 1, false));
    assert!(list(&world).is_kept, "the report is about another list");
    world.tell(Action::Kept(number, false));
    assert!(!list(&world).is_kept);
    world.tell(Action::Restore(saved.clone()));
    assert!(!list(&world).is_kept, "the present list stays");
    let mut next = World::at("");
    next.tell(Action::Pause);
    next.tell(Action::Restore("no list".to_owned()));
    assert!(next.page.many.list.is_none());
    next.tell(Action::Restore(saved));
    assert_eq!(
        next.page.frame.mode,
        Mode::Watch,
        "the list does not open by itself"
    );
    assert_eq!(list(&next).sheet.table().rows().len(), 5);
    work(&mut next);
    let sheet = list(&next).sheet.clone();
    assert_eq!(sheet.table().counts().settled(), 5);
    let unread = |row: &clew::many::Row| matches!(row.known, Known::Unread);
    assert!(!sheet.table().rows().iter().any(unread));
}

#[test]
fn a_list_that_is_closed_is_gone_and_late_reports_say_nothing() {
    let mut world = open(&mixed());
    let number = list(&world).sheet.number();
    list(&world).sheet.scrolled().set(40);
    world.tell(Action::Close);
    assert!(list(&world).sheet.table().rows().is_empty());
    assert_eq!(list(&world).phase, Phase::Done);
    assert_eq!(list(&world).sheet.scrolled().get(), 0);
    let before = list(&world).sheet.clone();
    world.tell(Message::Alarm(Alarm::ReadRows(number)));
    world.tell(Message::Alarm(Alarm::LookAtRows(number)));
    assert!(list(&world).sheet == before);
    world.tell(Message::Paste(mixed()));
    assert!(list(&world).sheet.number() > number + 1);
    assert_eq!(list(&world).phase, Phase::Running);
}

#[test]
fn a_single_grid_pasted_over_a_list_is_watched() {
    let mut world = open(&mixed());
    world.tell(Message::Paste(
        ".3223\n.....\n3.2..\n..0..\n2..3.".to_owned(),
    ));
    assert_eq!(world.page.frame.mode, Mode::Watch);
    assert_eq!(world.page.frame.paste.outcome, PasteOutcome::Opened);
    assert_eq!(
        (
            world.page.frame.puzzle.shape.rows,
            world.page.frame.puzzle.shape.cols
        ),
        (5, 5)
    );
    world.tell(Message::Enter(Mode::Many));
    world.tell(Message::NotText);
    assert_eq!(
        (world.page.frame.mode, &world.page.frame.paste.outcome),
        (Mode::Watch, &PasteOutcome::NotText)
    );
    assert_eq!(
        list(&world).sheet.table().rows().len(),
        5,
        "the list is still there"
    );
}

#[test]
fn a_text_that_is_too_large_is_refused_before_it_is_read_and_leaves_the_box_as_it_is() {
    let long = "1".repeat(MAX_BYTES + 1);
    let prose = "no puzzle at all\n".repeat(MAX_BYTES / 10);
    for text in [long, prose] {
        let mut world = World::at("#p=slither/3/3/i&mode=many");
        let size = text.len() as u64;
        world.tell(Message::Paste(text));
        assert_eq!(world.page.frame.paste.outcome, PasteOutcome::TooLarge(size));
        assert_eq!(
            (world.page.frame.mode, world.page.frame.paste.text.len()),
            (Mode::Watch, 0)
        );
    }
    // Neither does it wait for the rest of the program.
    let mut first = World::first_visit("");
    first.tell(Message::Paste("1".repeat(MAX_BYTES + 1)));
    assert_eq!(
        first.page.frame.paste.outcome,
        PasteOutcome::TooLarge(MAX_BYTES as u64 + 1)
    );
    let list = format!("{}\n22,22\n333,222,333\n", "1".repeat(MAX_BYTES + 1));
    let mut world = World::at("#p=slither/3/3/i");
    world.tell(Message::Paste(list));
    assert_eq!(
        world.page.frame.mode,
        Mode::Many,
        "one line does not spoil a list"
    );
}
