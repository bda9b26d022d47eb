//! Two tabs on one game.

use super::*;

/// World in which two tabs have the same game, with one mark, on the board.
fn two() -> World {
    let mut world = World::with_tab();
    world.play(0, PUZZLES[0]);
    world.answer_all(0);
    world.mark(0);
    world.answer_all(0);
    world.open_tab();
    world.answer_all(1);
    world.play(1, PUZZLES[0]);
    world.answer_all(1);
    assert_eq!(world.marks(1), [0]);
    world
}

#[test]
fn tabs_that_hear_each_other_follow_each_other() {
    let mut world = two();
    world.mark(0);
    world.settle(Mood::Willing);
    assert_eq!(world.marks(1), [0, 1]);
    world.mark(1);
    world.settle(Mood::Willing);
    assert_eq!(world.marks(0), [0, 1, 2]);
    assert_eq!(world.games.len(), 1);
    assert!(world.tabs.iter().all(|tab| tab.said.is_empty()));
}

#[test]
fn tabs_without_a_channel_overwrite_nothing_and_the_later_one_gets_a_notice() {
    let mut world = two();
    world.mark(0);
    world.answer_all(0);
    world.mark(1);
    world.answer_all(1);
    assert_eq!(world.tabs[0].said, []);
    assert_eq!(world.tabs[1].said, [Word::Copied]);
    assert_eq!(world.games.len(), 2);
    assert_eq!(world.stored(), world.made);
    // The next move goes silently into the tab's own game.
    world.mark(1);
    world.answer_all(1);
    assert_eq!(world.games.len(), 2);
    assert_eq!(world.tabs[1].said, [Word::Copied]);
    assert_eq!(world.marks(1), [0, 2, 3]);
}

#[test]
fn time_spent_alone_makes_no_copy() {
    let mut world = two();
    world.mark(0);
    world.answer_all(0);
    world.hide(1);
    world.leave(1, false);
    world.open_tab();
    world.settle(Mood::Willing);
    assert!(world.journal.is_empty());
    assert_eq!(world.games.len(), 1);
}

#[test]
fn a_tab_whose_journal_another_tab_has_adopted_continues_the_same_game() {
    let mut world = two();
    world.mark(1);
    world.hide(1);
    // The save fails; a third page replays the journal.
    world.perform(1, Mood::Failing);
    world.open_tab();
    world.answer_all(2);
    assert!(world.journal.is_empty());
    world.show(1);
    world.mark(1);
    world.undo(1);
    world.settle(Mood::Willing);
    assert_eq!(world.games.len(), 1);
    assert_eq!(world.stored(), world.made);
}

#[test]
fn tabs_without_a_database_do_not_overwrite_each_others_journal() {
    let mut world = World::new();
    for at in 0..2 {
        world.open_tab();
        let refused = DatabaseAnswer::Refused(Refusal::Other);
        world.tell(at, Event::Answered(Ticket(0), refused));
        world.play(at, PUZZLES[0]);
    }
    world.mark(0);
    world.mark(1);
    world.mark(0);
    assert_eq!(world.journaled(), world.made);
    world.leave(1, false);
    world.leave(0, false);
    world.open_tab();
    world.answer_all(0);
    assert_eq!(world.stored(), world.made);
    assert_eq!(world.games.len(), 2);
}

#[test]
fn two_pages_that_take_up_the_same_journal_make_one_copy() {
    let mut world = two();
    world.mark(0);
    world.mark(1);
    world.answer_all(0);
    world.leave(1, false);
    let (one, two) = (world.open_tab(), world.open_tab());
    // Both read it before either has stored a change.
    world.deliver(one);
    for at in [one, two] {
        world.answer(at, Mood::Willing);
    }
    world.settle(Mood::Willing);
    assert_eq!(world.games.len(), 2);
    assert_eq!(world.stored(), world.made);
}

#[test]
fn tabs_that_continue_one_journal_entry_make_one_copy() {
    let mut world = World::with_tab();
    world.play(0, PUZZLES[0]);
    world.answer_all(0);
    world.mark(0);
    world.open_tab();
    world.play(1, PUZZLES[0]);
    world.answer_all(0);
    // Restarted while the database falls silent: only the journal has the mark, and the other tab continues with it.
    world.play(0, PUZZLES[0]);
    world.mark(0);
    world.pass(2_000);
    assert_eq!(world.marks(1), [1]);
    world.leave(0, false);
    world.leave(0, false);
    world.open_tab();
    world.settle(Mood::Willing);
    assert_eq!(world.games.len(), 2);
    assert_eq!(world.stored(), world.made);
}

#[test]
fn a_save_outdated_by_the_journal_makes_no_copy() {
    let mut world = World::with_tab();
    world.play(0, PUZZLES[0]);
    world.perform(0, Mood::Willing);
    world.mark(0);
    world.undo(0);
    world.deliver(0);
    // The save of this is on its way; the database is silent, so that the next mark goes into the journal.
    world.pass(2_000);
    world.mark(0);
    // Another tab stores it from there; only then is the save carried out.
    world.open_tab();
    world.answer(1, Mood::Willing);
    world.leave(1, true);
    world.answer(0, Mood::Willing);
    world.settle(Mood::Willing);
    assert_eq!(world.games.len(), 1);
    assert_eq!(world.tabs[0].said, []);
    assert!(world.journal.is_empty());
}

#[test]
fn time_spent_elsewhere_on_the_same_moves_makes_no_copy() {
    let mut world = World::with_tab();
    world.play(0, PUZZLES[1]);
    world.open_tab();
    world.answer(0, Mood::Willing);
    world.mark(0);
    world.answer(1, Mood::Willing);
    world.answer(0, Mood::Willing);
    world.answer(1, Mood::Willing);
    world.play(1, PUZZLES[1]);
    world.answer(1, Mood::Willing);
    world.undo(1);
    world.mark(1);
    // Both tabs write to the journal: one the same moves with more time, the other those that follow from them.
    world.leave(0, false);
    world.leave(0, false);
    world.open_tab();
    world.settle(Mood::Willing);
    assert_eq!(world.games.len(), 1);
    assert!(world.journal.is_empty());
}
