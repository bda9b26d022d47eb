//! Effects of each message.

use super::*;

/// World in which a game is on the board and known to be new.
fn playing() -> World {
    let mut world = World::with_tab();
    world.play(0, PUZZLES[0]);
    world.answer_all(0);
    world
}

/// A game with a stored move, and the number of a second tab that has just opened it.
fn opened_again() -> (World, usize) {
    let mut world = stored();
    let at = world.open_tab();
    world.answer_all(at);
    world.play(at, PUZZLES[0]);
    (world, at)
}

/// A game with a stored move.
fn stored() -> World {
    let mut world = playing();
    world.mark(0);
    world.answer_all(0);
    world
}

#[test]
fn a_move_is_stored_at_once_and_the_next_follows_on_it() {
    let mut world = playing();
    world.mark(0);
    assert_eq!(saves(&world.tabs[0].effects), 1);
    // The second save waits for the end of the first.
    world.mark(0);
    assert_eq!(saves(&world.tabs[0].effects), 0);
    assert!(world.answer(0, Mood::Willing));
    assert_eq!(saves(&world.tabs[0].effects), 1);
    world.answer_all(0);
    assert_eq!(world.stored(), world.made);
    assert_eq!(world.games.len(), 1);
    assert!(world.journal.is_empty());
    assert_eq!(world.tabs[0].storage.unstored().count(), 0);
}

#[test]
fn games_that_are_only_in_the_journal_are_listed() {
    let mut world = World::new();
    for puzzle in PUZZLES {
        let tab = world.open_tab();
        world.answer_all(tab);
        world.play(tab, puzzle);
        world.answer_all(tab);
    }
    for tab in 0..PUZZLES.len() {
        world.mark(tab);
    }
    // The pages end before the database has stored the marks.
    for _ in PUZZLES {
        world.now += 10;
        world.leave(0, false);
    }
    let listed = |world: &World| -> Vec<(String, u64)> {
        let entries: Vec<(String, String)> = world.journal.clone().into_iter().collect();
        let games = journaled(&entries, world.now).into_iter();
        games.map(|game| (game.id, game.changed)).collect()
    };
    assert_eq!(world.journal.len(), 2);
    let games = listed(&world);
    let names: Vec<&str> = games.iter().map(|(id, _)| id.as_str()).collect();
    assert_eq!(names, [PUZZLES[1], PUZZLES[0]], "the latest first");

    // What cannot be read is not a game, and a game that two pages kept is listed once.
    let (key, text) = world.journal.first_key_value().expect("an entry");
    let id = key.splitn(3, '/').nth(2).expect("a name").to_owned();
    let text = text.clone();
    for (id, text) in [(id, text), ("other".to_owned(), "{".to_owned())] {
        world.journal.insert(format!("clew-journal/77/{id}"), text);
    }
    assert_eq!(world.journal.len(), 4);
    assert_eq!(listed(&world), games);
}

#[test]
fn a_stored_game_goes_on_the_board() {
    let mut world = stored();
    let at = world.open_tab();
    world.play(at, PUZZLES[0]);
    world.answer_all(at);
    assert_eq!(world.marks(at), world.marks(0));
    // The game is unchanged since it was stored, so there is nothing to do.
    assert_eq!(world.games.len(), 1);
}

#[test]
fn the_end_of_a_save_affects_only_its_own_game() {
    let mut world = playing();
    world.mark(0);
    world.play(0, PUZZLES[1]);
    // The first game's save is carried out, but its answer arrives late.
    assert!(world.perform(0, Mood::Willing));
    assert!(world.perform(0, Mood::Willing));
    world.deliver(0);
    world.deliver(0);
    world.answer_all(0);
    world.mark(0);
    let ticket = |effects: &[Effect]| {
        let save = effects.iter().find_map(|effect| match effect {
            Effect::Save(ticket, _) => Some(*ticket),
            _ => None,
        });
        save.unwrap()
    };
    let second = ticket(&world.tabs[0].effects);
    // Answers to requests that are not open, including another page's, have no effect.
    for number in 0..second.0 {
        world.tell(
            0,
            Event::Answered(Ticket(number), DatabaseAnswer::Stored(9)),
        );
        assert_eq!(world.tabs[0].effects, []);
    }
    // The second game's save continues: the next move waits for it, and no copy is made.
    world.mark(0);
    assert_eq!(saves(&world.tabs[0].effects), 0);
    world.answer_all(0);
    assert_eq!(world.games.len(), 2);
    assert_eq!(world.stored(), world.made);
    assert_eq!(world.tabs[0].said, []);
}

#[test]
fn a_game_left_while_saving_comes_back_with_its_marks() {
    let mut world = playing();
    world.mark(0);
    world.mark(0);
    world.play(0, PUZZLES[1]);
    world.play(0, PUZZLES[0]);
    // The game comes from memory, because the database does not have it.
    assert_eq!(world.marks(0), [0, 1]);
    world.mark(0);
    world.answer_all(0);
    assert_eq!(world.stored(), world.made);
    assert_eq!(world.games.len(), 1);
}

#[test]
fn a_late_answer_does_not_bring_a_deleted_game_back() {
    let mut world = playing();
    world.mark(0);
    world.perform(0, Mood::Willing);
    let id = PUZZLES[0].to_owned();
    world.games.clear();
    world.tell(0, Event::Forgotten { id });
    world.play(0, PUZZLES[0]);
    world.answer_all(0);
    assert!(world.games.is_empty());
    world.mark(0);
    world.answer_all(0);
    let (_, text) = &world.games[PUZZLES[0]];
    assert_eq!(world::history(text).len(), 1);
}

#[test]
fn a_hidden_page_writes_the_journal_and_begins_no_transaction() {
    let mut world = stored();
    world.hide(0);
    let effects = &world.tabs[0].effects;
    assert!(
        matches!(effects[..], [Effect::WriteJournal { .. }]),
        "{effects:?}"
    );
    for event in [
        Event::ListWanted,
        Event::Hidden,
        Event::Heard {
            id: PUZZLES[0].to_owned(),
        },
    ] {
        world.tell(0, event);
        assert_eq!(transactions(&world.tabs[0].effects), 0);
    }
    world.show(0);
    assert_eq!(saves(&world.tabs[0].effects), 1);
    world.answer_all(0);
    assert!(world.journal.is_empty());
    assert_eq!(world.games.len(), 1);
}

#[test]
fn the_next_page_adopts_the_journal_without_a_copy() {
    for is_ended in [false, true] {
        let mut world = playing();
        world.mark(0);
        world.answer_all(0);
        world.mark(0);
        // The save was started; it may or may not be carried out after the page has gone.
        world.leave(0, is_ended);
        assert_eq!(world.journaled(), world.made);
        world.open_tab();
        world.answer_all(0);
        assert!(world.journal.is_empty());
        assert_eq!(world.stored(), world.made);
        assert_eq!(world.games.len(), 1);
        world.play(0, PUZZLES[0]);
        world.answer_all(0);
        assert_eq!(world.marks(0), [0, 1]);
        assert_eq!(world.tabs[0].said, []);
    }
}

#[test]
fn a_move_taken_back_while_its_save_is_under_way_is_not_a_conflict() {
    let mut world = playing();
    world.mark(0);
    world.undo(0);
    world.mark(0);
    world.leave(0, true);
    world.open_tab();
    world.answer_all(0);
    assert_eq!(world.games.len(), 1);
    assert_eq!(world.stored(), world.made);
}

#[test]
fn a_database_counts_as_missing_until_it_answers() {
    let mut world = stored();
    world.mark(0);
    world.leave(0, false);
    world.open_tab();
    world.answer_all(0);
    world.play(0, PUZZLES[0]);
    world.pass(1_999);
    assert_eq!(world.tabs[0].said, []);
    assert!(world.marks(0).is_empty());
    world.pass(1);
    assert_eq!(world.tabs[0].said, [Word::Silent]);
    world.mark(0);
    assert_eq!(transactions(&world.tabs[0].effects), 0);
    assert!(!world.journal.is_empty());
    // The database answers: the stored moves differ from those made here.
    world.answer_all(0);
    assert_eq!(world.tabs[0].said, [Word::Copied]);
    assert!(world.journal.is_empty());
    assert_eq!(world.stored(), world.made);
}

#[test]
fn the_board_shows_the_journal_while_the_database_is_silent() {
    let mut world = stored();
    world.mark(0);
    world.leave(0, false);
    world.open_tab();
    world.play(0, PUZZLES[0]);
    world.pass(2_000);
    assert_eq!(world.tabs[0].said, [Word::Silent]);
    assert_eq!(world.marks(0), [0, 1]);
    world.mark(0);
    assert_eq!(world.journaled(), world.made);
    assert_eq!(world.journal.len(), 1);
    world.answer_all(0);
    assert_eq!(world.tabs[0].said, []);
    assert!(world.journal.is_empty());
    assert_eq!(world.games.len(), 1);
    assert_eq!(world.stored(), world.made);
}

#[test]
fn a_page_that_was_frozen_does_not_call_the_database_silent() {
    let mut world = playing();
    world.mark(0);
    world.hide(0);
    world.pass(60_000);
    world.show(0);
    world.pass(1_999);
    assert_eq!(world.tabs[0].said, []);
    world.answer_all(0);
    world.pass(10_000);
    assert_eq!(world.tabs[0].said, []);
}

#[test]
fn a_timer_that_ends_early_is_set_again() {
    let mut world = playing();
    world.mark(0);
    let Some(Effect::Wait { timer, .. }) = world.tabs[0].effects.last().cloned() else {
        panic!("{:?}", world.tabs[0].effects);
    };
    world.now += 1_999;
    world.tell(0, Event::Elapsed(timer));
    assert_eq!(world.tabs[0].effects, [Effect::Wait { after: 1, timer }]);
}

#[test]
fn without_room_the_page_waits_for_a_move_and_longer_each_time() {
    let mut world = playing();
    world.mark(0);
    world.answer(0, Mood::Full);
    assert_eq!(world.tabs[0].said, [Word::Full]);
    assert_eq!(world.journaled(), world.made);
    let mut rest = 1_000;
    for _ in 0..8 {
        // Nothing happens without a move.
        world.pass(600_000);
        assert_eq!(world.next_timer(), None);
        world.mark(0);
        assert_eq!(world.saves(0), 1);
        world.answer(0, Mood::Full);
        rest = (rest * 2).min(60_000);
        world.mark(0);
        world.mark(0);
        assert_eq!(world.saves(0), 0);
        assert_eq!(world.retry_in(0), Some(rest));
        world.pass(rest - 1);
        assert_eq!(world.saves(0), 0);
        world.pass(1);
        assert_eq!(world.saves(0), 1);
        world.answer(0, Mood::Full);
        rest = (rest * 2).min(60_000);
    }
    assert_eq!(rest, 60_000);
    assert_eq!(world.tabs[0].storage.unstored().count(), 1);
    world.pass(60_000);
    world.mark(0);
    world.answer_all(0);
    assert_eq!(world.tabs[0].said, []);
    assert_eq!(world.stored(), world.made);
    assert!(world.journal.is_empty());
}

#[test]
fn one_notice_says_that_nothing_is_kept() {
    let mut world = World::new();
    world.has_journal = false;
    world.open_tab();
    world.play(0, PUZZLES[0]);
    let refused = DatabaseAnswer::Refused(Refusal::Other);
    world.tell(0, Event::Answered(Ticket(0), refused));
    world.mark(0);
    world.mark(0);
    world.hide(0);
    assert_eq!(world.tabs[0].said, [Word::NotKept]);
}

#[test]
fn without_a_database_the_journal_keeps_a_game_in_one_entry() {
    let mut world = World::new();
    for round in 1..4 {
        world.open_tab();
        let refused = DatabaseAnswer::Refused(Refusal::Other);
        world.tell(0, Event::Answered(Ticket(0), refused));
        world.play(0, PUZZLES[0]);
        assert_eq!(world.marks(0).len(), round - 1);
        world.mark(0);
        assert_eq!(world.journaled(), world.made);
        assert_eq!(world.journal.len(), 1);
        world.leave(0, false);
    }
}

#[test]
fn a_later_version_that_takes_the_database_leaves_the_journal() {
    let mut world = stored();
    world.tell(0, Event::Outdated);
    assert_eq!(world.tabs[0].said, [Word::Outdated]);
    world.mark(0);
    assert_eq!(transactions(&world.tabs[0].effects), 0);
    assert_eq!(world.journaled(), world.made);
}

#[test]
fn an_earlier_version_that_holds_the_database_is_named_until_it_lets_go() {
    let mut world = World::new();
    world.open_tab();
    world.tell(0, Event::Blocked);
    world.play(0, PUZZLES[0]);
    world.pass(2_000);
    assert_eq!(world.tabs[0].said, [Word::Blocked]);
    world.mark(0);
    assert_eq!(world.journaled(), world.made);
    world.answer_all(0);
    assert_eq!(world.tabs[0].said, []);
    assert_eq!(world.stored(), world.made);
    assert!(world.journal.is_empty());
}

#[test]
fn a_text_that_cannot_be_read_is_set_aside_before_a_new_game_is_stored() {
    let mut world = stored();
    world.leave(0, false);
    world.journal.clear();
    world.made.clear();
    let (_, text) = world.games.get_mut(PUZZLES[0]).unwrap();
    "{broken".clone_into(text);
    world.open_tab();
    world.answer_all(0);
    world.play(0, PUZZLES[0]);
    while world.tabs[0].said.is_empty() {
        assert!(world.answer(0, Mood::Willing));
    }
    assert_eq!(world.tabs[0].said, [Word::Unread]);
    world.mark(0);
    assert_eq!(saves(&world.tabs[0].effects), 0);
    world.answer_all(0);
    assert_eq!(world.unread[PUZZLES[0]], "{broken");
    assert_eq!(world.stored(), world.made);
}

#[test]
fn a_refusal_to_load_a_game_is_said_and_the_game_comes_once_it_can_be_loaded() {
    let (mut world, at) = opened_again();
    for _ in 0..3 {
        assert!(world.answer(at, Mood::Forgetful));
        while world.answer(at, Mood::Forgetful) {}
        assert_eq!(world.tabs[at].said, [Word::Unloaded]);
        assert!(world.marks(at).is_empty());
        let rest = world.retry_in(at).expect("it is asked for again");
        world.pass(rest);
    }
    world.answer_all(at);
    assert_eq!(world.tabs[at].said, []);
    assert_eq!(world.marks(at), world.marks(0));
    assert_eq!(world.games.len(), 1);
}

#[test]
fn moves_made_while_a_game_cannot_be_loaded_overwrite_nothing() {
    let (mut world, at) = opened_again();
    while world.answer(at, Mood::Forgetful) {}
    world.mark(at);
    world.settle(Mood::Willing);
    assert_eq!(world.games.len(), 2);
    assert_eq!(world.stored(), world.made);
}

#[test]
fn journals_of_earlier_versions_are_taken_up() {
    let mut world = World::new();
    let board = world::Board {
        id: PUZZLES[0].to_owned(),
        marks: vec![3, 4],
        ..world::Board::default()
    };
    let key = format!("clew-game/{}", PUZZLES[0]);
    world.journal.insert(key, board.text());
    let other = "clew-game/sudoku/4/4/42h3k1j3".to_owned();
    world.journal.insert(other, "{broken".to_owned());
    let aside = "clew-game-unread/x".to_owned();
    world.journal.insert(aside, "{\"version\":99}".to_owned());
    world.open_tab();
    world.answer_all(0);
    assert!(world.journal.is_empty());
    assert_eq!(world.stored(), [3, 4].into());
    assert_eq!(world.unread["x"], "{\"version\":99}");
    assert_eq!(world.unread["sudoku/4/4/42h3k1j3"], "{broken");
    world.play(0, PUZZLES[0]);
    world.answer_all(0);
    assert_eq!(world.marks(0), [3, 4]);
}

#[test]
fn an_entry_of_the_last_version_is_taken_up() {
    let mut world = stored();
    world.mark(0);
    world.leave(0, false);
    // Its key was only the name of the game, and it had fewer fields.
    let (_, text) = world.journal.pop_first().unwrap();
    let mut entry: serde_json::Value = serde_json::from_str(&text).unwrap();
    entry.as_object_mut().unwrap().remove("follows");
    entry.as_object_mut().unwrap().remove("is_moved");
    let key = format!("clew-journal/{}", PUZZLES[0]);
    world.journal.insert(key, entry.to_string());
    world.open_tab();
    world.answer_all(0);
    assert!(world.journal.is_empty());
    assert_eq!(world.games.len(), 1);
    assert_eq!(world.stored(), world.made);
}

#[test]
fn refusals_are_distinguished_by_the_browsers_error_names() {
    assert_eq!(Refusal::of("QuotaExceededError"), Refusal::Full);
    assert_eq!(Refusal::of("VersionError"), Refusal::Later);
    assert_eq!(Refusal::of("AbortError"), Refusal::Other);
}
