//! Playing, and the pages beside it.

use clew::draft::EditCommand;
use clew::game::Press;
use clew::page::play::{Action, Ask, Exercising, Topic};
use clew::page::{Dialog, Message, Mode, games};
use clew::scene::Point;

use super::world::World;

const PLAYED: &str = "#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23&mode=play";

fn moves(world: &World) -> usize {
    let game = world.page.play.game.as_ref().expect("a game");
    game.get().moves().len()
}

/// Draws the line above the cell in the first row and a column from 0.
fn draw(world: &mut World, column: u8) {
    let at = Point::new(f64::from(column) + 0.5, 0.0);
    world.tell(Message::Play(Action::Press(Press::main(at))));
}

#[test]
fn a_mark_is_made_taken_back_and_made_again() {
    let mut world = World::at(PLAYED);
    draw(&mut world, 0);
    assert_eq!(moves(&world), 1);
    let marks = |world: &World| world.page.play.game.as_ref().map(|game| game.get().marks());
    let made = marks(&world);
    world.tell(Message::Play(Action::Undo));
    assert_ne!(marks(&world), made);
    world.tell(Message::Play(Action::Redo));
    assert_eq!(marks(&world), made);
}

#[test]
fn marks_stay_while_another_page_is_looked_at() {
    let mut world = World::at(PLAYED);
    draw(&mut world, 0);
    for mode in [Mode::Watch, Mode::Make, Mode::Many, Mode::Edit] {
        world.tell(Message::Enter(mode));
        world.settle();
        world.tell(Message::Enter(Mode::Play));
        assert_eq!(moves(&world), 1, "{mode:?}");
    }
    world.tell(Message::Games(games::Action::Sheet(true)));
    assert!(world.hash().contains("sheet=games"));
    world.tell(Message::Games(games::Action::Sheet(false)));
    assert_eq!(moves(&world), 1);
}

#[test]
fn a_hint_is_shown_by_degrees_and_then_done() {
    let mut world = World::at(PLAYED);
    world.settle();
    let ask = || Message::Play(Action::Ask(Ask::Hint));
    world.tell(ask());
    world.settle();
    let mut degrees = Vec::new();
    while let Some(help) = &world.page.play.help {
        assert_eq!(help.topic, Topic::Hint);
        degrees.push(help.degree);
        world.tell(ask());
        world.settle();
        assert!(degrees.len() < 10, "a hint ends");
    }
    let mut sorted = degrees.clone();
    sorted.dedup();
    assert_eq!(sorted, degrees, "each degree shows more");
    assert!(moves(&world) > 0, "the step is done");
}

#[test]
fn a_hint_is_looked_for_while_the_player_thinks() {
    let mut world = World::at(PLAYED);
    draw(&mut world, 3);
    world.settle();
    world.tell(Message::Play(Action::Ask(Ask::Hint)));
    let help = world.page.play.help.as_ref().expect("a hint");
    assert!(help.advice().is_some(), "it is there at once");
}

#[test]
fn a_mark_ends_what_the_coach_says() {
    let mut world = World::at(PLAYED);
    world.tell(Message::Play(Action::Ask(Ask::Hint)));
    world.settle();
    assert!(world.page.play.help.is_some());
    draw(&mut world, 2);
    assert!(world.page.play.help.is_none());
}

#[test]
fn a_paused_game_takes_no_marks() {
    let mut world = World::at(PLAYED);
    draw(&mut world, 0);
    world.tell(Message::Play(Action::Pause(true)));
    draw(&mut world, 1);
    assert_eq!(moves(&world), 1);
    world.tell(Message::Play(Action::Pause(false)));
    draw(&mut world, 1);
    assert_eq!(moves(&world), 2);
}

#[test]
fn an_exercise_lies_over_the_game_and_leaves_it_as_it_was() {
    let mut world = World::at(PLAYED);
    draw(&mut world, 0);
    world.tell(Message::Play(Action::Exercise(Exercising::Practise(
        "no-such-technique",
        1,
    ))));
    assert!(world.page.play.exercise.is_none());
    world.tell(Message::Play(Action::Ask(Ask::Review)));
    world.settle();
    world.tell(Message::Play(Action::Exercise(Exercising::Find(1))));
    world.settle();
    assert!(world.page.play.exercise.is_some());
    world.tell(Message::Play(Action::Exercise(Exercising::Leave)));
    assert!(world.page.play.exercise.is_none());
    assert_eq!(moves(&world), 1);
}

#[test]
fn a_change_in_the_editor_is_the_puzzle_afterwards_and_can_be_taken_back() {
    let mut world = World::at("#p=slither/3/3/i&mode=edit");
    let before = world.hash();
    world.tell(Message::Edit(EditCommand::Digit(3)));
    assert_ne!(world.hash(), before);
    world.tell(Message::Edit(EditCommand::Undo));
    assert_eq!(world.hash(), before);
    world.tell(Message::Edit(EditCommand::Redo));
    world.tell(Message::Enter(Mode::Watch));
    world.settle();
    assert_ne!(world.page.puzzle.code.text, "slither/3/3/i");
    assert_eq!(world.page.puzzle.format, "format-edited");
}

#[test]
fn the_editor_counts_solutions_and_grades_a_single_one() {
    let mut world = World::at("#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23&mode=edit");
    world.settle();
    assert!(world.page.outcome().is_some());
    assert!(world.page.grade().is_some());
}

#[test]
fn a_dialog_pauses_the_film_and_closes() {
    let mut world = World::at("#p=slither/7/7/gcgbg8ddi23231301dccgbg1cg23");
    world.settle();
    world.tell(clew::page::watch::Move::Begin);
    world.tell(Message::Open(Dialog::Help));
    assert!(!world.page.watch.is_playing);
    world.tell(Message::Close);
    assert!(world.page.dialog.is_none());
}
