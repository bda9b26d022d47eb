//! The player's games: stored ones, the next one to play, and notices about storing.

use std::rc::Rc;

use clew::games::{self, Archive, Archived, Difficulty, Finish, Settings, Summary, made_sizes};
use clew::kind::{self, End, Kind};
use clew_core::game::Press;
use clew_core::scene::Point;
use clew_page::games::{Action, Choice, Imported, Notice, Storing, Unopened};
use clew_page::play::Action as Play;
use clew_page::storage::Word;
use clew_page::{Message, Mode};

use super::making::{end_work, make_all};
use super::world::World;

const PLAYED: &str = "#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23&mode=play";
const OTHER: &str = "#p=sudoku/4/4/g1k23k3g&mode=play";

/// Draws the line above the first cell.
fn draw(world: &mut World) {
    let at = Point::new(0.5, 0.0);
    world.tell(Message::Play(Play::Press(Press::main(at))));
}

fn moves(world: &World) -> Option<usize> {
    let game = world.page.play.game.as_ref()?;
    Some(game.get().moves().len())
}

/// The game on the board in its stored form.
fn archived(world: &World) -> Archived {
    let shape = world.page.frame.puzzle.shape;
    let game = world.page.play.game.as_ref().expect("a game").get();
    Archived {
        summary: Summary::of(game.as_ref(), (shape.rows, shape.cols), 1_000),
        game: game.stored().write(),
    }
}

fn summary(hash: &str) -> Summary {
    let mut world = World::at(hash);
    draw(&mut world);
    archived(&world).summary
}

#[test]
fn the_sheet_lies_over_the_game_and_opens_from_every_page() {
    let mut world = World::at("#p=slither/3/3/i");
    world.tell(Action::Sheet(true));
    assert_eq!(world.page.frame.mode, Mode::Play);
    assert!(world.page.games.is_open);
    assert!(
        world.hash().ends_with("&mode=play&sheet=games"),
        "{}",
        world.hash()
    );
    let other = World::at(&world.hash());
    assert!(other.page.games.is_open);
    world.tell(Action::Sheet(false));
    assert!(!world.page.games.is_open && world.page.play.game.is_some());
    world.tell(Action::Sheet(true));
    world.tell(Message::Enter(Mode::Watch));
    assert!(!world.page.games.is_open);
}

#[test]
fn stored_games_are_listed_and_show_whether_they_can_be_continued() {
    let mut world = World::at(PLAYED);
    assert_eq!(
        world.page.games.has_unfinished(),
        None,
        "it is not known yet"
    );
    let mut solved = summary(PLAYED);
    solved.is_solved = true;
    let finish = Finish::of(&solved);
    world.tell(Action::Listed(
        vec![solved.clone()],
        vec!["broken".to_owned()],
    ));
    assert_eq!(world.page.games.has_unfinished(), Some(false));
    assert_eq!(*world.page.games.unread, ["broken"]);
    world.tell(Action::Listed(vec![solved, summary(OTHER)], Vec::new()));
    assert_eq!(world.page.games.has_unfinished(), Some(true));
    assert_eq!(world.page.games.unfinished().count(), 1);
    world.tell(Action::Finished(vec![finish.clone()]));
    assert_eq!(*world.page.games.finished, [finish]);
    assert_eq!(world.page.games.storing, Storing::Opening);
    world.tell(Action::Notice(Some(Notice::Unsaved)));
    assert_eq!(world.page.games.notice, Some(Notice::Unsaved));
    world.tell(Action::Notice(None));
    assert_eq!(world.page.games.notice, None);
}

#[test]
fn a_stored_game_is_resumed_with_its_puzzle_and_its_origin() {
    let recipe = games::recipe(
        Kind::new("slitherlink"),
        clew_core::grid::Shape::new(7, 7),
        Difficulty::Steady,
        3,
    );
    let origin = games::Origin {
        recipe: recipe.to_string(),
        difficulty: Some(Difficulty::Steady),
        day: None,
    };
    let mut stored = summary(PLAYED);
    stored.origin = Some(origin.clone());
    let mut world = World::at(&format!("{OTHER}&sheet=games"));
    world.tell(Action::Resume(stored.clone()));
    assert!(!world.page.games.is_open);
    assert_eq!(world.page.frame.puzzle.code.text, stored.puzzle);
    assert_eq!(
        world.page.games.origin(&world.page.frame.puzzle.code),
        Some(&origin)
    );
    assert_eq!(world.page.recipe(), Some(&recipe));
    assert_eq!(world.page.games.chosen, None, "it has its puzzle's name");
    assert_eq!(moves(&world), Some(0), "the game itself is read afterwards");
    let mut broken = stored;
    broken.puzzle = "nonsense".to_owned();
    let before = world.hash();
    world.tell(Action::Resume(broken));
    assert_eq!(world.hash(), before);
}

#[test]
fn a_second_game_of_a_puzzle_takes_the_board_and_keeps_its_name() {
    let mut world = World::at(PLAYED);
    draw(&mut world);
    let own = archived(&world).summary;
    let mut second = own.clone();
    second.id = format!("{} 2", own.puzzle);
    world.tell(Action::Resume(second.clone()));
    assert_eq!(world.page.games.chosen, Some(second.id.clone()));
    assert_eq!(moves(&world), Some(0));
    draw(&mut world);
    world.tell(Action::Resume(second));
    assert_eq!(moves(&world), Some(1), "it is on the board");
    world.tell(Action::Resume(own));
    assert_eq!(world.page.games.chosen, None);
    assert_eq!(moves(&world), Some(0));
}

#[test]
fn a_deleted_game_leaves_the_board_and_can_be_restored() {
    let mut world = World::at(PLAYED);
    draw(&mut world);
    let game = Rc::new(archived(&world));
    world.tell(Action::Deleted(Some(Rc::clone(&game))));
    assert_eq!(world.page.games.deleted, Some(game));
    assert_eq!(moves(&world), Some(0), "a new one is on the board");
    world.tell(Action::Deleted(None));
    assert_eq!(world.page.games.deleted, None);
    draw(&mut world);
    world.tell(Action::Forgotten(summary(OTHER).id));
    assert_eq!(moves(&world), Some(1), "another one was deleted");
    world.tell(Action::Sheet(true));
    world.tell(Action::Forgotten(world.page.frame.puzzle.code.text.clone()));
    assert_eq!(moves(&world), None, "there is no game behind the sheet");
    world.tell(Action::Sheet(false));
    assert_eq!(moves(&world), Some(0));
}

#[test]
fn a_file_of_games_is_read_not_shown_as_a_list() {
    let mut world = World::at(PLAYED);
    draw(&mut world);
    let text = Archive::write(&[archived(&world)]);
    world.tell(Message::Paste(text.clone()));
    assert_eq!(world.page.frame.mode, Mode::Play);
    assert_eq!(world.page.games.import.as_deref(), Some(text.as_str()));
    assert!(world.page.many.list.is_none());
    world.tell(Action::Import(None));
    assert!(world.page.games.import.is_none());
}

#[test]
fn a_choice_is_limited_to_what_boards_of_its_size_can_be() {
    let mut world = World::at(PLAYED);
    let first = world.page.games.choice;
    assert_eq!((first, first.shape().rows), (Choice::default(), 10));
    let fierce = Choice {
        difficulty: Difficulty::Fierce,
        ..first
    };
    let sudoku = fierce.of_kind(Kind::new("sudoku"));
    assert_eq!((sudoku.side, sudoku.difficulty), (9, Difficulty::Fierce));
    let small = sudoku.of_side(6);
    assert_eq!((small.side, small.difficulty), (6, Difficulty::Steady));
    assert_eq!(small.of_kind(Kind::new("aquarium")).side, 6);
    world.tell(Action::Choose(small));
    assert_eq!(world.page.games.choice, small);
    for kind in [
        Kind::new("slitherlink"),
        Kind::new("sudoku"),
        Kind::new("aquarium"),
    ] {
        assert!(made_sizes(kind).contains(&first.of_kind(kind).side));
        let difficulties = [
            Difficulty::Gentle,
            Difficulty::Steady,
            Difficulty::Tricky,
            Difficulty::Fierce,
        ];
        for difficulty in difficulties {
            let under = games::techniques_under(kind, difficulty);
            assert!(!under.is_empty(), "{kind:?} {difficulty:?}");
        }
    }
}

/// Makes the smallest puzzle of a kind, for play.
fn make(world: &mut World, kind: Kind, day: Option<&str>) {
    let shape = clew_core::grid::Shape::new(6, 6);
    let recipe = games::recipe(kind, shape, Difficulty::Gentle, 11);
    let (difficulty, day) = (Some(Difficulty::Gentle), day.map(str::to_owned));
    world.tell(Action::Make(recipe, difficulty, day));
}

#[test]
fn a_puzzle_is_made_and_played_and_the_next_one_is_like_it_or_harder() {
    let mut world = World::at(&format!("{PLAYED}&sheet=games"));
    make(&mut world, Kind::new("sudoku"), Some("2026-11-27"));
    let form = world.page.make.form.clone();
    assert!(world.page.games.making.is_some());
    make_all(&mut world);
    assert!(world.page.games.making.is_none() && !world.page.games.is_unmade);
    assert!(!world.page.games.is_open && world.page.play.game.is_some());
    assert_eq!(world.page.frame.puzzle.code.kind, Kind::new("sudoku"));
    let origin = world
        .page
        .games
        .origin(&world.page.frame.puzzle.code)
        .expect("an origin");
    assert_eq!(origin.date(), "2026-11-27".parse().ok());
    assert_eq!(
        world.page.make.form, form,
        "the form of the generator is as it was"
    );
    let first = world.page.recipe().cloned().expect("a recipe");
    let next = |world: &World| {
        let (_, origin) = world.page.games.making.clone().expect("work");
        (
            kind::read_recipe(&origin.recipe).expect("a recipe"),
            origin.difficulty,
        )
    };
    world.tell(Action::Next(12, false));
    let (recipe, difficulty) = next(&world);
    assert_eq!((recipe.spec, recipe.seed), (first.spec.clone(), 12));
    assert_eq!(difficulty, Some(Difficulty::Gentle));
    world.tell(Action::Next(13, true));
    let (recipe, difficulty) = next(&world);
    assert_eq!(
        recipe.spec.levels,
        Difficulty::Steady.levels(Kind::new("sudoku"))
    );
    assert_eq!(difficulty, Some(Difficulty::Steady));
    world.tell(Action::Stop);
    assert!(world.page.games.making.is_none());
    let before = world.hash();
    make_all(&mut world);
    assert_eq!(world.hash(), before, "the job was stopped");
}

#[test]
fn the_next_puzzle_after_one_from_elsewhere_has_its_level() {
    let mut world = World::at("#p=slither/7/7/gb62c783b7dgb62ag50bha65&mode=play");
    world.tell(Action::Next(1, false));
    assert!(world.page.games.making.is_none(), "its level is unknown");
    world.tell(Message::Enter(Mode::Edit));
    world.settle();
    world.tell(Message::Enter(Mode::Play));
    let level = world.page.grade().expect("a grade").overall();
    world.tell(Action::Next(1, false));
    let (_, origin) = world.page.games.making.clone().expect("work");
    assert_eq!(
        origin.difficulty,
        Some(Difficulty::of_level(Kind::new("slitherlink"), level))
    );
    assert!(
        origin.recipe.starts_with("slitherlink.7x7."),
        "{}",
        origin.recipe
    );
}

#[test]
fn a_failed_generation_is_reported_until_another_puzzle_is_requested() {
    let mut world = World::at(PLAYED);
    make(&mut world, Kind::new("sudoku"), None);
    end_work(&mut world, End::NotGenerated);
    assert!(world.page.games.is_unmade && world.page.games.making.is_none());
    assert_eq!(world.hash(), PLAYED);
    make(&mut world, Kind::new("sudoku"), None);
    assert!(!world.page.games.is_unmade);
}

#[test]
fn a_player_who_leaves_while_a_puzzle_is_made_is_not_moved() {
    let mut world = World::at(PLAYED);
    make(&mut world, Kind::new("sudoku"), None);
    world.tell(Message::Enter(Mode::Watch));
    make_all(&mut world);
    assert_eq!(world.page.frame.mode, Mode::Watch);
    assert_eq!(world.page.frame.puzzle.code.kind, Kind::new("slitherlink"));
    assert!(world.page.games.making.is_none());
}

#[test]
fn settings_are_loaded_when_a_page_opens() {
    let settings = Settings {
        shows_clashes: false,
        ceiling: Some(4),
        levels: false,
        ..Settings::default()
    };
    let opening = clew_page::Opening {
        kept: Box::new(move |key| (key == clew_page::kept::SETTINGS).then(|| settings.write())),
        ..clew_page::Opening::plain(PLAYED)
    };
    let world = World::of(opening);
    assert_eq!(world.page.frame.preferences.settings, settings);
    let game = world.page.play.game.as_ref().expect("a game");
    assert_eq!(*game.get_mut().aids(), settings.aids());
}

#[test]
fn reading_a_file_of_games_counts_every_line_and_quotes_the_first_that_is_none() {
    let mut imported = Imported::default();
    let long = "\u{fc}".repeat(100);
    let lines = [
        ("a game", true, true),
        (long.as_str(), false, true),
        ("another", false, true),
        ("a game without room", true, false),
        ("a line without room", false, false),
    ];
    for (line, is_game, is_stored) in lines {
        imported.count(line, is_game, is_stored);
    }
    let counts = (imported.games, imported.unread, imported.unstored);
    assert_eq!(counts, (1, 2, 2));
    assert_eq!(imported.quote.as_deref(), Some(&*"\u{fc}".repeat(60)));
}

#[test]
fn what_answers_a_file_is_said_on_every_page_and_what_concerns_a_game_is_not() {
    let mut world = World::at("#p=slither/3/3/i");
    let left = Unopened {
        opened: None,
        first: "b.png".to_owned(),
        count: 2,
    };
    for (notice, is_answer) in [
        (Notice::Importing(7), true),
        (Notice::Imported(Imported::default()), true),
        (Notice::Unsaved, true),
        (Notice::Unopened(left), true),
        (Notice::Storing(Word::Copied), false),
        (Notice::Storing(Word::Silent), false),
    ] {
        world.tell(Action::Notice(Some(notice.clone())));
        let answer = world.page.games.answer();
        assert_eq!(answer, Some(&notice).filter(|_| is_answer));
    }
}
