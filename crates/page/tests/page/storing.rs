//! Games on their way to the store and back, over visits and tabs.

use clew::games::{Appearance, Settings};
use clew::kind::Kind;
use clew_core::game::Press;
use clew_core::model::Numerals;
use clew_core::playback::Detail;
use clew_core::scene::{Palette, Point};
use clew_page::games::{Action, Choice, Notice, Storing};
use clew_page::play::Action as Play;
use clew_page::preferences::Preference;
use clew_page::storage::Word;
use clew_page::watch::{Action as Watch, Speed};
use clew_page::{Message, Mode};
use proptest::prelude::*;

use super::world::World;
use clew_judge::length::sequences;

const PLAYED: &str = "#p=slither/3/3/i&mode=play";
const OTHER: &str = "#p=sudoku/4/4/g1k23k3g&mode=play";
/// Time after which everything that was marked is stored, in milliseconds.
const STORED: u64 = 100;

/// Marks the side above the cell in the first row and a column from 0.
fn mark(world: &mut World, column: u8) {
    let at = Point::new(f64::from(column % 3) + 0.5, 0.0);
    world.tell(Message::Play(Play::Press(Press::main(at))));
}

/// The game on the board in its stored form.
fn game(world: &World) -> String {
    let game = world.page.play.game.as_ref().expect("a game").get();
    game.stored().write()
}

fn moves(world: &World) -> usize {
    let game = world.page.play.game.as_ref().expect("a game").get();
    game.moves().len()
}

#[test]
fn a_game_is_stored_soon_after_a_mark_and_continued_on_the_next_visit() {
    let mut world = World::at(PLAYED).storing(1);
    world.wait(STORED);
    assert_eq!(world.page.games.storing, Storing::Database);
    mark(&mut world, 0);
    assert!(
        !world.shelf.borrow().holds(&game(&world)),
        "the move is painted first"
    );
    world.wait(STORED);
    assert_eq!(world.shelf.borrow().games.len(), 1);
    assert!(world.shelf.borrow().holds(&game(&world)));
    let mut next = world.beside(PLAYED, 2);
    next.wait(STORED);
    assert_eq!(game(&next), game(&world));
    assert_eq!(next.page.games.has_unfinished(), Some(true));
}

#[test]
fn a_page_that_is_left_writes_at_once_what_the_next_one_stores() {
    let mut world = World::at(PLAYED).storing(1);
    world.wait(STORED);
    mark(&mut world, 0);
    world.tell(Action::Away);
    world.settle();
    assert!(
        world.shelf.borrow().games.is_empty(),
        "a hidden page starts no transaction"
    );
    assert!(
        world.shelf.borrow().holds(&game(&world)),
        "it is in the journal"
    );
    let mut next = world.beside(PLAYED, 2);
    next.wait(STORED);
    assert_eq!(moves(&next), 1);
    assert!(next.shelf.borrow().journal.is_empty());
    assert_eq!(next.shelf.borrow().games.len(), 1);
}

#[test]
fn the_time_away_does_not_count() {
    let mut world = World::at(PLAYED).storing(1);
    mark(&mut world, 0);
    world.wait(1_000);
    world.tell(Action::Away);
    world.wait(60_000);
    world.tell(Action::Back);
    world.wait(1_000);
    mark(&mut world, 1);
    let elapsed = {
        let game = world.page.play.game.as_ref().expect("a game");
        game.get_mut().clock().elapsed()
    };
    assert!((2_000..2_200).contains(&elapsed), "{elapsed}");
}

#[test]
fn marks_in_two_tabs_become_two_games_and_the_player_is_told() {
    let mut one = World::at(PLAYED).storing(1);
    mark(&mut one, 0);
    one.wait(STORED);
    let mut two = one.beside(PLAYED, 2);
    two.wait(STORED);
    assert_eq!(game(&two), game(&one));
    mark(&mut one, 1);
    mark(&mut two, 2);
    one.wait(STORED);
    two.wait(STORED);
    assert_eq!(two.page.games.notice, Some(Notice::Storing(Word::Copied)));
    assert!(two.page.games.chosen.is_some());
    let shelf = one.shelf.borrow();
    assert_eq!(shelf.games.len(), 2);
    assert!(shelf.holds(&game(&one)) && shelf.holds(&game(&two)));
}

#[test]
fn a_tab_without_new_marks_shows_what_another_tab_has_stored() {
    let mut one = World::at(PLAYED).storing(1);
    mark(&mut one, 0);
    one.wait(STORED);
    let mut two = one.beside(PLAYED, 2);
    two.wait(STORED);
    mark(&mut two, 1);
    two.wait(STORED);
    one.wait(STORED);
    assert_eq!(game(&one), game(&two));
    assert_eq!(one.shelf.borrow().games.len(), 1);
}

#[test]
fn a_deleted_game_does_not_come_back_by_itself() {
    let mut world = World::at(PLAYED).storing(1);
    mark(&mut world, 0);
    world.wait(STORED);
    let id = world.page.frame.puzzle.code.text.clone();
    world.shelf.borrow_mut().games.remove(&id);
    world.tell(Action::Forgotten(id));
    world.wait(STORED);
    assert_eq!(moves(&world), 0);
    assert!(world.shelf.borrow().games.is_empty());
    mark(&mut world, 1);
    world.wait(STORED);
    assert_eq!(world.shelf.borrow().games.len(), 1);
}

#[test]
fn without_room_the_player_is_told_and_nothing_is_lost() {
    let mut world = World::at(PLAYED).storing(1);
    world.wait(STORED);
    world.shelf.borrow_mut().is_full = true;
    mark(&mut world, 0);
    world.wait(STORED);
    assert_eq!(world.page.games.notice, Some(Notice::Storing(Word::Full)));
    assert!(world.shelf.borrow().holds(&game(&world)));
    assert_eq!(world.page.games.unstored().len(), 1);
    world.shelf.borrow_mut().is_full = false;
    mark(&mut world, 1);
    world.wait(120_000);
    assert_eq!(world.page.games.notice, None);
    assert_eq!(world.shelf.borrow().games.len(), 1);
}

/// A step of a random sequence.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Mark(u8),
    Undo,
    Wait(u16),
    Step,
    Away,
    Back,
    Sheet(bool),
    Enter(Mode),
    Reload,
    Beside,
    Room(bool),
    Other,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        6 => any::<u8>().prop_map(Deed::Mark),
        1 => Just(Deed::Undo),
        3 => (0_u16..3_000).prop_map(Deed::Wait),
        4 => Just(Deed::Step),
        1 => Just(Deed::Away),
        1 => Just(Deed::Back),
        1 => any::<bool>().prop_map(Deed::Sheet),
        1 => prop_oneof![Just(Mode::Play), Just(Mode::Watch)].prop_map(Deed::Enter),
        1 => Just(Deed::Reload),
        1 => Just(Deed::Beside),
        1 => any::<bool>().prop_map(Deed::Room),
        1 => Just(Deed::Other),
    ]
}

/// Tabs of one browser after a sequence. A deed is done in one of them, by number.
fn after(deeds: &[(Deed, u8)]) -> Vec<World> {
    let mut tabs = vec![World::at(PLAYED).storing(0)];
    for (line, &(deed, tab)) in (1_u64..).zip(deeds) {
        let at = usize::from(tab) % tabs.len();
        let count = tabs.len();
        let world = &mut tabs[at];
        match deed {
            Deed::Mark(column) => mark(world, column),
            Deed::Undo => world.tell(Message::Play(Play::Undo)),
            Deed::Wait(time) => world.wait(time.into()),
            Deed::Step => drop(world.step()),
            Deed::Away => world.tell(Action::Away),
            Deed::Back => world.tell(Action::Back),
            Deed::Sheet(is_open) => world.tell(Action::Sheet(is_open)),
            Deed::Enter(mode) => world.tell(Message::Enter(mode)),
            Deed::Room(is_there) => world.shelf.borrow_mut().is_full = !is_there,
            Deed::Other => world.follow(OTHER),
            Deed::Beside if count < 3 => {
                let beside = world.beside(PLAYED, line << 32);
                tabs.push(beside);
            }
            Deed::Beside => {}
            Deed::Reload => {
                // The browser tells a page that it is left.
                world.tell(Action::Away);
                world.settle();
                *world = world.beside(PLAYED, line << 32);
            }
        }
    }
    tabs
}

proptest! {
    #![proptest_config(sequences(60))]

    /// Law: once every tab was left, all marks on its board are stored, in the database or in the journal.
    #[test]
    fn what_was_marked_is_stored(deeds in prop::collection::vec((deed(), any::<u8>()), 1..40)) {
        let mut tabs = after(&deeds);
        for world in &mut tabs {
            world.tell(Action::Away);
            world.settle();
        }
        for world in tabs.iter().filter(|world| world.page.play.game.is_some()) {
            let is_there = moves(world) == 0 || world.shelf.borrow().holds(&game(world));
            prop_assert!(is_there, "{} is not in {:?}", game(world), world.shelf.borrow());
        }
    }

    /// Law: the same messages at the same times give the same page and the same store.
    #[test]
    fn the_machine_is_a_function(deeds in prop::collection::vec((deed(), any::<u8>()), 1..40)) {
        let [one, other] = [after(&deeds), after(&deeds)];
        for (one, other) in one.iter().zip(&other) {
            prop_assert_eq!(one.hash(), other.hash());
            prop_assert_eq!(one.page.games.notice.clone(), other.page.games.notice.clone());
            let games = [one, other].map(|world| world.page.play.game.as_ref().map(|_| game(world)));
            prop_assert_eq!(&games[0], &games[1]);
            prop_assert_eq!(&*one.shelf.borrow(), &*other.shelf.borrow());
        }
    }
}

#[test]
fn choices_are_kept_for_later_visits() {
    let mut world = World::at(PLAYED).storing(1);
    assert!(world.kept.is_empty(), "nothing was chosen");
    let choice = Choice::suggested(Kind::new("aquarium"));
    let settings = Settings {
        shows_clashes: false,
        ..Settings::default()
    };
    world.tell(Action::Choose(choice));
    world.tell(Watch::Speed(Speed::Double));
    world.tell(Watch::WaitForMe(true));
    world.tell(Watch::Tell(Detail::Ideas));
    world.tell(Preference::LineNumbers(false));
    world.tell(Preference::Numerals(Numerals::Decimal));
    world.tell(Preference::Appearance(Appearance::Dark));
    world.tell(Preference::Settings(settings));
    for technique in ["sudoku-hidden-single-box", "sudoku-x-wing", "sudoku-x-wing"] {
        world.tell(Preference::Practised(technique));
    }
    let next = world.beside(PLAYED, 2);
    assert_eq!(next.page.games.choice, choice);
    assert!(next.page.frame.preferences == world.page.frame.preferences);
    let film = |world: &World| {
        let watch = &world.page.watch;
        (watch.speed, watch.waits, watch.detail)
    };
    assert_eq!(film(&next), (Speed::Double, true, Detail::Ideas));
    assert!(next.page.frame.preferences.has_practised("sudoku-x-wing"));
    assert!(
        !next
            .page
            .frame
            .preferences
            .has_practised("sudoku-jellyfish")
    );
}

#[test]
fn the_page_follows_the_systems_colours_unless_the_reader_prefers_others() {
    let mut world = World::at(PLAYED);
    let after = |world: &mut World, preference| {
        world.tell(preference);
        world.page.frame.preferences.palette()
    };
    let dark = Preference::System(Palette::Dark);
    assert_eq!(after(&mut world, dark.clone()), Palette::Dark);
    let light = Preference::Appearance(Appearance::Light);
    assert_eq!(after(&mut world, light), Palette::Light);
    assert_eq!(after(&mut world, dark), Palette::Light);
    let system = Preference::Appearance(Appearance::System);
    assert_eq!(after(&mut world, system), Palette::Dark);
}
