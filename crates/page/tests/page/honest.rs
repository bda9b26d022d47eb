//! Laws of an honest coach: the help that a game counts never falls, a look at the solution is help, a hint within a trial does not tell whether the trial is
//! right, and a review blames nobody for what was only tried.

use clew::kind::{self, Judged};
use clew_core::coach::Degree;
use clew_core::game::{Key, Pad, Press, Stored};
use clew_core::scene::Point;
use clew_page::play::{Action, Ask, Topic};
use clew_page::watch::{self, Move};
use clew_page::{Answering, Message, Mode};
use proptest::prelude::*;

use super::world::World;
use clew_judge::length::sequences;

const BOARDS: [&str; 3] = [
    "#p=slither/4/4/g212cg210616&mode=play",
    "#p=sudoku/4/4/g1k23k3g&mode=play",
    "#p=aquarium/3/2/co/11213&mode=play",
];

fn play(world: &mut World, action: impl Into<Action>) {
    world.tell(Message::Play(action.into()));
    world.settle();
}

/// What the game counts: hints, and checks, questions and looks. The stored form counts the same.
fn counted(world: &World) -> [u32; 2] {
    let game = world.page.play.game.as_ref().expect("a game").get();
    let counts = [game.hints(), game.questions()];
    let stored = Stored::read(&game.stored().write()).expect("a stored game");
    let read = kind::stored_game(&stored.write()).expect("a game");
    assert_eq!([read.hints(), read.questions()], counts);
    counts
}

fn moves(world: &World) -> Vec<(clew_core::game::Action, u64)> {
    let game = world.page.play.game.as_ref().expect("a game");
    game.get().moves()
}

fn is_solved(world: &World) -> bool {
    let game = world.page.play.game.as_ref().expect("a game");
    game.get().is_solved()
}

fn trials(world: &World) -> usize {
    let game = world.page.play.game.as_ref().expect("a game");
    game.get().trials()
}

/// Ways to see the solution, or a part of it, in Watch.
const LOOKS: [fn() -> Message; 4] = [
    || Move::Forward.into(),
    || Move::Begin.into(),
    || Message::Answering(Answering::Solve),
    || Message::Watch(watch::Action::Move(Move::End)),
];

/// Looks at the solution in Watch, and comes back.
fn look(world: &mut World, way: usize) {
    world.tell(Message::Enter(Mode::Watch));
    world.settle();
    world.tell(LOOKS[way % LOOKS.len()]());
    world.settle();
    world.tell(Message::Enter(Mode::Play));
    world.settle();
}

/// Makes a mark somewhere: a press, or a digit in a cell.
fn mark(world: &mut World, [x, y, digit]: [u8; 3]) {
    let at = |value: u8| f64::from(value % 9) / 2.0;
    play(world, Action::Press(Press::main(Point::new(at(x), at(y)))));
    play(
        world,
        Action::Key(Key::Digit(digit % 4 + 1, Some(Pad::Entry))),
    );
}

/// One of the things that a player does, and what must hold afterwards.
fn happen(world: &mut World, what: u8, place: [u8; 3]) {
    let before = counted(world);
    let help = world.page.play.help.as_ref().map(|help| help.topic);
    let (was_solved, was_trial) = (is_solved(world), trials(world) > 0);
    let has_begun = !moves(world).is_empty();
    let rises = match what % 15 {
        0 | 1 => {
            play(world, Ask::Hint);
            usize::from(help != Some(Topic::Hint))
        }
        2 => {
            play(world, Ask::Check);
            usize::from(help != Some(Topic::Check))
        }
        3 => {
            play(world, Ask::Dismiss);
            0
        }
        4 => {
            play(world, Action::Undo);
            0
        }
        5 => {
            play(world, Action::Redo);
            0
        }
        6 => {
            play(world, Action::Reset);
            0
        }
        7 => {
            play(world, Action::GoTo(0));
            0
        }
        8 => {
            play(world, Action::Suppose);
            0
        }
        9 => {
            play(world, Action::Drop);
            0
        }
        10 => {
            play(world, Action::Keep);
            0
        }
        11 => {
            let is_news = has_begun && !world.page.play.has_looked;
            look(world, place[0].into());
            usize::from(is_news)
        }
        _ => {
            mark(world, place);
            0
        }
    };
    let after = counted(world);
    assert!(
        after[0] >= before[0] && after[1] >= before[1],
        "the help counted falls from {before:?} to {after:?}"
    );
    let rises = rises * usize::from(!was_solved);
    assert!(
        (after[0] + after[1]) as usize >= (before[0] + before[1]) as usize + rises,
        "help is not counted"
    );
    check_hint(world, was_trial);
}

/// A hint within a trial that assumes something does not count wrong marks, and names a contradiction only with its film.
fn check_hint(world: &World, was_trial: bool) {
    let play = &world.page.play;
    let Some(help) = play.help.as_ref().filter(|help| help.topic == Topic::Hint) else {
        return;
    };
    let has_assumed = play
        .game
        .as_ref()
        .is_some_and(|game| game.get().assumed().is_some());
    if let (true, Some(advice)) = (was_trial && has_assumed, help.advice())
        && help.degree < Degree::Follows
    {
        let counsel = kind::counsel(advice);
        assert_eq!(counsel.wrong(), None, "a hint within a trial judges it");
        assert!(
            !counsel.fails() || help.frame.is_some(),
            "a contradiction is not shown"
        );
    }
}

/// Marks a place outside all trials, and takes the mark back if it is wrong.
fn mark_rightly(world: &mut World, place: [u8; 3]) {
    mark(world, place);
    play(world, Ask::Check);
    for _ in 0..3 {
        if world
            .page
            .play
            .help
            .as_ref()
            .is_some_and(|help| help.wrong() > 0)
        {
            play(world, Action::Undo);
            play(world, Ask::Check);
        }
    }
    play(world, Ask::Dismiss);
}

proptest! {
    #![proptest_config(sequences(48))]

    #[test]
    fn the_help_counted_never_falls_and_hints_do_not_judge_trials(
        board in 0..BOARDS.len(),
        acts in prop::collection::vec(any::<(u8, [u8; 3])>(), 0..40),
    ) {
        let mut world = World::at(BOARDS[board]);
        world.settle();
        for (what, place) in acts {
            happen(&mut world, what, place);
        }
    }

    #[test]
    fn a_review_blames_nobody_for_dropped_trials(
        board in 0..BOARDS.len(),
        acts in prop::collection::vec(any::<(bool, Vec<[u8; 3]>, u8)>(), 1..5),
    ) {
        let mut world = World::at(BOARDS[board]);
        world.settle();
        for (is_trial, places, end) in acts {
            if !is_trial {
                for place in places.into_iter().take(4) {
                    mark_rightly(&mut world, place);
                }
                continue;
            }
            play(&mut world, Action::Suppose);
            for place in places.into_iter().take(8) {
                mark(&mut world, place);
            }
            if is_solved(&world) {
                break;
            }
            match end % 3 {
                0 => play(&mut world, Action::Reset),
                _ => play(&mut world, Action::Drop),
            }
        }
        play(&mut world, Ask::Review);
        let help = world.page.play.help.as_ref().expect("a review");
        let judged = kind::counsel(help.advice().expect("an answer")).judged();
        prop_assert!(!judged.contains(&Judged::Wrong), "{judged:?}");
    }
}

/// Number of questions that the game counts.
fn looks(world: &World) -> u32 {
    let game = world.page.play.game.as_ref().expect("a game");
    game.get().questions()
}

#[test]
fn a_look_at_the_solution_during_a_game_is_help() {
    for way in 0..LOOKS.len() {
        let mut world = World::at(BOARDS[1]);
        mark(&mut world, [1, 1, 0]);
        world.tell(Message::Enter(Mode::Watch));
        world.settle();
        assert_eq!(looks(&world), 0, "the puzzle waits");
        world.tell(Message::Enter(Mode::Play));
        look(&mut world, way);
        assert_eq!(looks(&world), 1);
        play(&mut world, Action::Undo);
        play(&mut world, Action::Reset);
        assert_eq!(looks(&world), 1);
    }
}

#[test]
fn a_look_before_the_first_move_is_help_for_the_game() {
    let mut world = World::at(BOARDS[1]);
    look(&mut world, 2);
    assert_eq!(looks(&world), 0, "nobody plays yet");
    mark(&mut world, [1, 1, 0]);
    assert_eq!(looks(&world), 1);
}

#[test]
fn a_look_at_another_puzzle_or_at_a_finished_game_is_not_help() {
    let mut world = World::at(BOARDS[1]);
    mark(&mut world, [1, 1, 0]);
    let other = BOARDS[0].replace("&mode=play", "&step=3");
    world.follow(&other);
    world.settle();
    world.follow(BOARDS[1]);
    world.settle();
    assert_eq!(looks(&world), 0);
    for _ in 0..200 {
        if is_solved(&world) {
            break;
        }
        play(&mut world, Ask::Hint);
    }
    assert!(is_solved(&world));
    look(&mut world, 0);
    assert_eq!(looks(&world), 0);
}
