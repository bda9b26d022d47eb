//! Laws over random sequences of events, including failures.

use proptest::prelude::*;

use super::*;

/// Event.
#[derive(Clone, Copy, Debug)]
enum Act {
    Play(usize, usize),
    Mark(usize),
    Undo(usize),
    Hide(usize),
    Show(usize),
    /// Hide a page and end it; requests that it started still end, or do not.
    Leave(usize, bool),
    Open,
    Perform(usize, Mood),
    Deliver(usize),
    Answer(usize),
    Hear(usize),
    Pass(u64),
    Outdated(usize),
}

fn act() -> impl Strategy<Value = Act> {
    let tab = 0..2_usize;
    let mood = prop_oneof![
        4 => Just(Mood::Willing),
        1 => Just(Mood::Full),
        1 => Just(Mood::Failing)
    ];
    prop_oneof![
        3 => (tab.clone(), 0..2_usize).prop_map(|(at, puzzle)| Act::Play(at, puzzle)),
        8 => tab.clone().prop_map(Act::Mark),
        2 => tab.clone().prop_map(Act::Undo),
        2 => tab.clone().prop_map(Act::Hide),
        3 => tab.clone().prop_map(Act::Show),
        2 => (tab.clone(), any::<bool>()).prop_map(|(at, is_ended)| Act::Leave(at, is_ended)),
        2 => Just(Act::Open),
        6 => (tab.clone(), mood).prop_map(|(at, mood)| Act::Perform(at, mood)),
        6 => tab.clone().prop_map(Act::Deliver),
        8 => tab.clone().prop_map(Act::Answer),
        2 => tab.clone().prop_map(Act::Hear),
        3 => prop_oneof![Just(10), Just(1_000), Just(2_000), Just(70_000)].prop_map(Act::Pass),
        1 => tab.prop_map(Act::Outdated),
    ]
}

fn happen(world: &mut World, act: Act) {
    if let Act::Open = act {
        if world.tabs.len() < 2 {
            world.open_tab();
        }
        return;
    }
    let (Act::Play(at, _)
    | Act::Mark(at)
    | Act::Undo(at)
    | Act::Hide(at)
    | Act::Show(at)
    | Act::Leave(at, _)
    | Act::Perform(at, _)
    | Act::Deliver(at)
    | Act::Answer(at)
    | Act::Hear(at)
    | Act::Outdated(at)) = act
    else {
        if let Act::Pass(time) = act {
            world.pass(time);
        }
        return;
    };
    if at >= world.tabs.len() {
        return;
    }
    match act {
        Act::Play(_, puzzle) if !world.tabs[at].is_hidden => world.play(at, PUZZLES[puzzle]),
        Act::Mark(_) => drop(world.mark(at)),
        Act::Undo(_) => world.undo(at),
        Act::Hide(_) => world.hide(at),
        Act::Show(_) => world.show(at),
        Act::Leave(_, is_ended) => world.leave(at, is_ended),
        Act::Perform(_, mood) => drop(world.perform(at, mood)),
        Act::Deliver(_) => drop(world.deliver(at)),
        Act::Answer(_) => drop(world.answer(at, Mood::Willing)),
        Act::Hear(_) => drop(world.hear(at)),
        // A tab blocked by a later version is left sooner or later.
        Act::Outdated(_) if world.now.is_multiple_of(20) => world.tell(at, Event::Outdated),
        _ => {}
    }
}

/// Asserts that no game's moves are all contained in another game of the same puzzle.
fn assert_no_double(world: &World) {
    for (id, (summary, text)) in &world.games {
        for (other, (of, there)) in &world.games {
            let is_part = world::history(text).is_subset(&world::history(there));
            let is_double = id != other && summary.puzzle == of.puzzle && is_part;
            assert!(!is_double, "{id} is in {other}");
        }
    }
}

/// A known fault, which loses nothing: the first tab marks and the database is silent, the second marks, the first undoes. The replay of
/// their journals then makes a copy though one game follows from the other. Random sequences find it once in about 20,000.
#[test]
#[should_panic(expected = "nothing new in")]
fn a_needless_copy_after_an_undone_mark_is_a_known_fault() {
    let mut world = World::with_tab();
    for act in [
        Act::Play(0, 1),
        Act::Open,
        Act::Play(1, 1),
        Act::Mark(0),
        Act::Play(0, 1),
        Act::Pass(2_000),
        Act::Answer(1),
        Act::Undo(1),
        Act::Mark(1),
        Act::Show(0),
        Act::Undo(0),
    ] {
        happen(&mut world, act);
    }
    while !world.tabs.is_empty() {
        world.leave(0, false);
    }
    world.open_tab();
    world.settle(Mood::Willing);
}

proptest! {
    #![proptest_config(sequences(200))]

    /// Pages may be left at any moment: the marks are in the database or in the journal,
    /// and the next page has all of them in the database.
    #[test]
    fn no_mark_is_lost_and_no_copy_is_wrong(acts in prop::collection::vec(act(), 1..60)) {
        let mut world = World::with_tab();
        for act in acts {
            let before = world.count;
            happen(&mut world, act);
            // An event causes no more effects than the existing games and entries require.
            prop_assert!(world.count - before < 100);
        }
        while !world.tabs.is_empty() {
            world.leave(0, false);
        }
        world.assert_kept();
        world.open_tab();
        world.settle(Mood::Willing);
        prop_assert!(world.journal.is_empty(), "{:?}", world.journal);
        let lost = world.made.difference(&world.stored()).count();
        prop_assert_eq!(lost, 0);
        assert_no_double(&world);
    }

    /// Pages that stay open come to rest: everything in progress ends, no outdated notice remains,
    /// and every mark is in the database.
    #[test]
    fn pages_settle_with_everything_stored(acts in prop::collection::vec(act(), 1..60)) {
        let mut world = World::with_tab();
        for act in acts {
            if !matches!(act, Act::Outdated(_)) {
                happen(&mut world, act);
            }
        }
        if world.tabs.is_empty() {
            world.open_tab();
        }
        world.settle(Mood::Willing);
        for at in 0..world.tabs.len() {
            world.hide(at);
            world.pass(70_000);
            world.show(at);
            world.settle(Mood::Willing);
        }
        prop_assert_eq!(world.made.difference(&world.stored()).count(), 0);
        prop_assert!(world.journal.is_empty(), "{:?}", world.journal);
        for tab in &world.tabs {
            prop_assert_eq!(tab.storage.unstored().count(), 0);
            prop_assert!(tab.storage.requests.is_empty());
            prop_assert!(!tab.said.contains(&Word::Silent));
            prop_assert!(!tab.said.contains(&Word::Full));
        }
    }

    /// A database that refuses everything is asked a few times, then left alone until
    /// something new happens.
    #[test]
    fn a_database_that_refuses_is_left_alone(
        acts in prop::collection::vec(act(), 1..40),
        is_full in any::<bool>(),
        has_journal in any::<bool>(),
    ) {
        let mut world = World::with_tab();
        for act in acts {
            happen(&mut world, act);
        }
        world.has_journal = has_journal;
        let before = world.count;
        world.settle(if is_full { Mood::Full } else { Mood::Failing });
        prop_assert!(world.count - before < 200, "{}", world.count - before);
        prop_assert_eq!(world.next_timer(), None);
        let at_rest = world.count;
        world.pass(3_600_000);
        prop_assert_eq!(world.count, at_rest);
    }

    /// Without a journal, a mark is lost only after a notice has warned about it.
    #[test]
    fn a_mark_is_lost_only_after_a_notice(acts in prop::collection::vec(act(), 1..40)) {
        let mut world = World::with_tab();
        world.has_journal = false;
        for act in acts {
            if !matches!(act, Act::Leave(..)) {
                happen(&mut world, act);
            }
        }
        for at in 0..world.tabs.len() {
            world.hide(at);
            let tab = &world.tabs[at];
            let is_told = tab.said.contains(&Word::NotKept) || tab.said.contains(&Word::Full);
            prop_assert!(is_told || tab.storage.unstored().count() == 0);
        }
    }
}
