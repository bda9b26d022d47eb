//! Editing a puzzle: drawing, refused commands, the questions asked, and the use of the answers.

use clew::draft::EditCommand;
use std::rc::Rc;

use clew::kind::{Answer, Kind, Question};
use clew_core::grid::{Cell, Edge, Shape, Site, Symmetry};
use clew_core::model::Entry;
use clew_core::playback::RowKind;
use clew_core::scene::Point;
use clew_core::trace::Verdict;
use clew_page::edit::Tool;
use clew_page::{Answering, Asking, Message, Mode, PasteOutcome, Topic};

use super::world::World;

const SEVERAL: &str = "#p=..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3123&mode=edit";
const NONE: &str = "#p=..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3323&mode=edit";
/// Tanks of two rows and three columns without sums.
const TANKS: &str = "#p=aquarium/r/3/2/co/ggggg&mode=edit";
/// Larger than any board.
const FAR: i16 = 1_000;

fn edit(world: &mut World, command: EditCommand) {
    world.tell(Message::Edit(command));
}

fn go(world: &mut World, down: i16, right: i16) {
    edit(world, EditCommand::Move { down, right });
}

fn cursor(world: &World) -> Site {
    world.page.edit.drafting.cursor()
}

fn written(world: &World) -> usize {
    world.page.edit.drafting.written().len()
}

/// Message id of the words about the last command, and whether it was refused.
fn notice(world: &World) -> Option<(&'static str, bool)> {
    let notice = world.page.edit.drafting.notice()?;
    Some((notice.words.message, notice.is_refusal))
}

fn cell(row: u8, col: u8) -> Cell {
    Cell::new(row, col)
}

#[test]
fn a_contradiction_is_known_while_writing_and_its_steps_can_be_watched() {
    let mut world = World::at(NONE);
    world.settle();
    assert_eq!(world.page.outcome(), Some(Verdict::Impossible));
    let mut picture = world.page.edit.bare.scene(Default::default());
    let bare = picture.items.len();
    world.page.overlay().mark(&mut picture);
    assert!(picture.items.len() > bare, "the clues are marked");
    world.tell(Message::Answering(Answering::Explain));
    assert_eq!(world.page.frame.mode, Mode::Watch);
    assert!(world.page.watch.set_aside.is_some() && world.page.watch.is_playing);
    let last = |world: &World| {
        let playback = world.page.watch.playback.get();
        playback.rows().last().map(|row| row.kind)
    };
    assert_eq!(last(&world), Some(RowKind::Contradiction));
    world.settle();
    world.tell(Message::Answering(Answering::Resume));
    assert!(world.page.watch.set_aside.is_none() && !world.page.watch.is_playing);
}

#[test]
fn nothing_is_explained_where_nothing_contradicts() {
    let mut world = World::at(SEVERAL);
    world.settle();
    world.tell(Message::Answering(Answering::Explain));
    assert_eq!(world.page.frame.mode, Mode::Edit);
    assert!(world.page.watch.set_aside.is_none());
}

/// Requests clues that leave one solution, and adds them.
fn make_unique(world: &mut World) {
    world.settle();
    assert_eq!(world.page.outcome(), Some(Verdict::Several));
    let code = world.page.subject().clone();
    world.tell(Message::Asking(Asking::Ask(code, Question::Suggestion)));
    world.settle();
    assert!(
        world.page.frame.answers.aspect.is_none(),
        "the draft stays on the board"
    );
    world.tell(Message::Answering(Answering::Add));
}

#[test]
fn needless_clues_are_removed_as_one_change_and_none_is_left() {
    let mut world = World::at(SEVERAL);
    make_unique(&mut world);
    world.settle();
    let needless = |world: &mut World| {
        let code = world.page.subject().clone();
        world.tell(Message::Asking(Asking::Ask(code, Question::Needless)));
        world.settle();
        match world.page.answer(Topic::Needless).map(Rc::as_ref) {
            Some(Answer::Needless(found)) => found.clone(),
            other => panic!("{other:?}"),
        }
    };
    let (before, hash) = (written(&world), world.hash());
    let found = needless(&mut world);
    assert!(!found.together.is_empty());
    world.tell(Message::Answering(Answering::Remove));
    assert_eq!(written(&world), before - found.together.len());
    world.settle();
    assert_eq!(world.page.outcome(), Some(Verdict::Unique));
    assert!(needless(&mut world).alone.is_empty());
    edit(&mut world, EditCommand::Undo);
    assert_eq!(world.hash(), hash);
}

#[test]
fn suggested_clues_are_written_as_one_change_and_leave_one_solution() {
    let mut world = World::at(SEVERAL);
    let (before, hash) = (written(&world), world.hash());
    make_unique(&mut world);
    let added = world.hash();
    assert!(written(&world) > before);
    assert!(world.page.answer(Topic::Suggestion).is_none());
    world.settle();
    assert_eq!(world.page.outcome(), Some(Verdict::Unique));
    assert!(world.page.grade().is_none(), "it is not the puzzle watched");
    assert!(world.page.answer(Topic::Grade).is_some());
    edit(&mut world, EditCommand::Undo);
    assert_eq!(world.hash(), hash);
    edit(&mut world, EditCommand::Redo);
    assert_eq!(world.hash(), added);
}

#[test]
fn tanks_without_sums_get_sums_that_leave_one_solution() {
    let mut world = World::at(TANKS);
    make_unique(&mut world);
    world.settle();
    assert_eq!(world.page.outcome(), Some(Verdict::Unique));
}

#[test]
fn nothing_is_added_before_something_is_suggested() {
    let mut world = World::at(SEVERAL);
    world.settle();
    let before = world.hash();
    world.tell(Message::Answering(Answering::Add));
    assert_eq!(world.hash(), before);
}

#[test]
fn shared_facts_stay_until_a_clue_is_changed_or_removed() {
    for entry in [Some(Entry::Number(1)), None] {
        let mut world = World::at(SEVERAL);
        world.settle();
        assert!(world.page.edit.proof.is_some());
        // The first cell of the board is blank.
        edit(&mut world, EditCommand::Digit(2));
        let is_kept = world.page.edit.proof.is_some();
        assert!(is_kept, "an added clue only removes solutions");
        edit(&mut world, EditCommand::Write(entry));
        let is_kept = world.page.edit.proof.is_some();
        assert!(!is_kept, "there may be new solutions");
    }
}

#[test]
fn sums_are_written_before_their_lines_by_keys() {
    let mut world = World::at(TANKS);
    for key in [1, 1, 2] {
        edit(&mut world, EditCommand::Digit(key));
        go(&mut world, 0, 1);
    }
    go(&mut world, 0, -FAR);
    go(&mut world, 0, -1);
    edit(&mut world, EditCommand::Digit(1));
    go(&mut world, 1, 0);
    edit(&mut world, EditCommand::Digit(3));
    assert_eq!(cursor(&world), clew_core::grid::Line::Row(1).site());
    assert_eq!(world.page.edit.drafting.entry(), Some(Entry::Number(3)));
    assert!(world.hash().contains("/co/11213"), "{}", world.hash());
    world.settle();
    assert_eq!(world.page.outcome(), Some(Verdict::Unique));
}

#[test]
fn a_clue_in_the_wrong_place_is_refused_and_a_fitting_one_clears_the_notice() {
    let mut world = World::at(TANKS);
    edit(&mut world, EditCommand::Point(cell(0, 0).site()));
    edit(&mut world, EditCommand::Digit(1));
    assert_eq!(notice(&world), Some(("edit-refused-cell", true)));
    let words = world.page.frame.voice.speaker.word("edit-refused-cell");
    assert!(words.contains("not in cells"), "{words}");
    let mut world = World::at("#p=sudoku/4/4/p&mode=edit");
    edit(&mut world, EditCommand::Digit(7));
    assert!(notice(&world).is_some_and(|(_, is_refusal)| is_refusal));
    assert_eq!(written(&world), 0);
    edit(&mut world, EditCommand::Digit(3));
    assert_eq!(notice(&world), None);
    assert_eq!(written(&world), 1);
}

#[test]
fn undo_and_redo_go_through_clues_turns_and_wipes() {
    let mut world = World::at("#p=slither/3/3/o&mode=edit");
    let drafting = |world: &World| {
        let drafting = &world.page.edit.drafting;
        let corner = |col: u8| {
            let mut written = drafting.written().iter();
            written
                .find(|(at, _)| *at == cell(0, col).site())
                .map(|(_, entry)| *entry)
        };
        (corner(0), corner(1), corner(2))
    };
    assert!(!world.page.edit.drafting.can_undo());
    let (three, one) = (Some(Entry::Number(3)), Some(Entry::Number(1)));
    edit(&mut world, EditCommand::Digit(3));
    go(&mut world, 0, 1);
    edit(&mut world, EditCommand::Digit(1));
    edit(&mut world, EditCommand::Turn(Symmetry::MIRRORED));
    assert_eq!(drafting(&world), (None, one, three));
    edit(&mut world, EditCommand::Undo);
    assert_eq!(drafting(&world), (three, one, None));
    assert_eq!(notice(&world), Some(("edit-undone", false)));
    edit(&mut world, EditCommand::Undo);
    assert_eq!(drafting(&world), (three, None, None));
    edit(&mut world, EditCommand::Redo);
    assert_eq!(drafting(&world), (three, one, None));
    assert_eq!(notice(&world), Some(("edit-redone", false)));
    edit(&mut world, EditCommand::Redo);
    assert_eq!(drafting(&world), (None, one, three));
    assert!(!world.page.edit.drafting.can_redo());
    edit(&mut world, EditCommand::Clear);
    assert_eq!(written(&world), 0);
    edit(&mut world, EditCommand::Undo);
    assert_eq!(drafting(&world), (None, one, three));
}

#[test]
fn resizing_keeps_the_clues_and_refuses_a_board_without_rows_or_columns() {
    let mut world = World::at("#p=slither/3/3/o&mode=edit");
    edit(&mut world, EditCommand::Digit(3));
    edit(&mut world, EditCommand::Resize(Shape::new(4, 5)));
    assert_eq!(world.page.edit.shape(), Shape::new(4, 5));
    assert_eq!(written(&world), 1);
    for shape in [Shape::new(0, 5), Shape::new(4, 0)] {
        edit(&mut world, EditCommand::Resize(shape));
        assert_eq!(world.page.edit.shape(), Shape::new(4, 5));
        assert_eq!(notice(&world), Some(("edit-size-refused", true)));
    }
}

/// A blank board of nine rows whose regions are drawn.
fn irregular(world: &mut World) {
    edit(
        world,
        EditCommand::Blank {
            kind: Kind::new("sudoku"),
            layout: 1,
            shape: Shape::new(9, 9),
        },
    );
}

#[test]
fn walls_in_an_address_are_drawn_unless_they_cannot_be_read() {
    let mut world = World::at("#p=slither/3/3/o&mode=edit");
    irregular(&mut world);
    assert_eq!(
        world.page.edit.tool,
        Tool::Region,
        "its regions are drawn first"
    );
    world.tell(Message::Edit(EditCommand::Fence(vec![
        cell(0, 0),
        cell(0, 1),
    ])));
    assert!(world.page.is_open());
    assert_eq!(world.page.outcome(), None, "there is no puzzle to describe");
    assert!(world.page.answer(Topic::Proof).is_none());
    let link = world.hash();
    assert!(link.contains("&walls="), "{link}");
    let other = World::at(&link);
    assert_eq!(other.hash(), link);
    assert_eq!(other.page.edit.tool, Tool::Region);
    assert_eq!(
        other.page.edit.drafting.drawn(),
        world.page.edit.drafting.drawn()
    );
    let (start, _) = link.split_once("&walls=").expect("walls");
    for faulty in ["zz", "", "%00"] {
        let mut world = World::at(&format!("{start}&walls={faulty}"));
        assert_eq!(world.page.frame.mode, Mode::Edit);
        assert!(world.page.edit.drafting.drawn().is_none(), "{faulty}");
        world.follow(&format!("{start}&walls={faulty}"));
        assert!(!world.page.is_open(), "{faulty}");
    }
}

#[test]
fn unfinished_regions_survive_a_visit_to_another_page() {
    let mut world = World::at("#p=slither/3/3/o&mode=edit");
    irregular(&mut world);
    edit(&mut world, EditCommand::Fence(vec![cell(0, 0), cell(0, 1)]));
    let link = world.hash();
    world.tell(Message::Enter(Mode::Watch));
    world.settle();
    assert_eq!(
        world.page.frame.puzzle.code.text, "slither/3/3/o",
        "no puzzle was made"
    );
    world.tell(Message::Enter(Mode::Edit));
    assert_eq!(world.hash(), link);
    // Another puzzle replaces it.
    world.tell(Message::Enter(Mode::Watch));
    world.tell(Message::Paste("slither/4/4/g212cg210616".to_owned()));
    world.tell(Message::Enter(Mode::Edit));
    assert!(!world.page.is_open());
    assert_eq!(world.page.edit.tool, Tool::Clues);
}

#[test]
fn a_tool_stays_selected_only_for_boards_it_can_draw_on() {
    let mut world = World::at("#p=aquarium/r/3/2/co/11213&mode=edit");
    let tools = Tool::of(&world.page.edit.drafting);
    assert!(tools.contains(&Tool::Walls) && tools.contains(&Tool::Region));
    for tool in tools {
        world.tell(Message::Tool(tool));
        assert_eq!(world.page.edit.tool, tool);
        assert_eq!(tool.is_drawing(), tool != Tool::Clues);
        assert!(
            world
                .page
                .frame
                .voice
                .speaker
                .knows(&format!("edit-tool-{}", tool.name())),
            "{tool:?}"
        );
    }
    world.tell(Message::Tool(Tool::Walls));
    world.tell(Message::Paste("slither/4/4/g212cg210616".to_owned()));
    assert_eq!(world.page.frame.mode, Mode::Edit);
    assert_eq!(world.page.edit.tool, Tool::Clues);
    assert_eq!(Tool::of(&world.page.edit.drafting), [Tool::Clues]);
    assert_ne!(world.page.reading().format, "format-edited", "it was read");
    edit(&mut world, EditCommand::Digit(3));
    assert_eq!(world.page.reading().format, "format-edited");
    assert_eq!(
        world.page.frame.paste.outcome,
        PasteOutcome::Unread,
        "the text is another one"
    );
}

#[test]
fn a_pointer_means_what_its_tool_says() {
    let shape = Shape::new(3, 2);
    let path = [cell(0, 0), cell(0, 1)];
    let middle = Point::new(0.5, 0.5);
    let point = EditCommand::Point(cell(0, 0).site());
    let of = |tool: Tool, path: &[Cell], at: Point| tool.command(path, at, shape);
    assert_eq!(of(Tool::Clues, &path, middle), Some(point.clone()));
    assert_eq!(
        of(Tool::Region, &path, middle),
        Some(EditCommand::Fence(path.to_vec()))
    );
    assert_eq!(
        of(Tool::Extend, &path, middle),
        Some(EditCommand::Extend(path.to_vec()))
    );
    assert_eq!(of(Tool::Extend, &path[..1], middle), Some(point));
    assert_eq!(
        of(Tool::Water, &path, middle),
        Some(EditCommand::Pour(cell(0, 0)))
    );
    let side = Point::new(0.95, 0.5);
    let wall = Edge::LeftOf(cell(0, 1));
    assert_eq!(
        of(Tool::Walls, &path[..1], side),
        Some(EditCommand::Wall(wall))
    );
    assert_eq!(of(Tool::Walls, &[], side), None);
    let world = World::at("#p=aquarium/r/3/2/co/11213&mode=edit");
    let walls = world.page.edit.drafting.walls().expect("tanks have walls");
    assert_eq!(Tool::Region.preview(&path, walls), path);
    assert!(Tool::Clues.preview(&path, walls).is_empty());
    let extended = Tool::Extend.preview(&[cell(1, 2)], walls);
    assert!(
        extended.contains(&cell(1, 2)) && extended.len() > 1,
        "{extended:?}"
    );
}

#[test]
fn a_link_opened_from_the_editor_is_watched_and_the_fault_is_gone() {
    let mut world = World::at("#p=slither/3/3/o&mode=edit");
    world.tell(Message::Paste("what is this?".to_owned()));
    assert!(matches!(
        world.page.frame.paste.outcome,
        PasteOutcome::Faulty(_)
    ));
    world.follow("#p=sudoku/6/6/h52k1i5i43g45m6h3i");
    assert_eq!(world.page.frame.mode, Mode::Watch);
    assert_eq!(world.page.frame.paste.outcome, PasteOutcome::Unread);
    assert_eq!(world.page.frame.paste.text, "");
    assert_eq!(world.page.frame.puzzle.code.kind, Kind::new("sudoku"));
}
