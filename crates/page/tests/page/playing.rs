//! Playing, and the pages related to it.

use clew::draft::EditCommand;
use clew::games::Settings;
use clew::kind::{self, End, Judged, Reply};
use clew_core::coach::{Degree, Frame};
use clew_core::game::{Button, Key, Pad, Press, Query, Stroke};
use clew_core::grid::Cell;
use clew_core::scene::Point;
use clew_page::guide::GuidePage;
use clew_page::play::{
    Action, Ask, Choosing, Exercise, Exercising, Film, Help, Phase, SharedGame, Source, Topic,
};
use clew_page::preferences::Preference;
use clew_page::worker::Worker;
use clew_page::{Dialog, Message, Mode, games};

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
fn a_mark_is_made_undone_and_redone() {
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
        degrees.push((help.degree, help.frame));
        world.tell(ask());
        world.settle();
        assert!(degrees.len() < 20, "a hint ends");
    }
    assert_eq!(degrees[2], (Degree::Evidence, Some(0)), "the evidence");
    assert_eq!(degrees[3], (Degree::Evidence, Some(1)), "what follows");
    let mut sorted = degrees.clone();
    sorted.dedup();
    assert_eq!(sorted, degrees, "each degree shows more");
    assert!(moves(&world) > 0, "the step is applied");
}

#[test]
fn a_hint_is_looked_for_while_the_player_thinks() {
    let mut world = World::at(PLAYED);
    draw(&mut world, 3);
    world.settle();
    world.tell(Message::Play(Action::Ask(Ask::Hint)));
    let help = world.page.play.help.as_ref().expect("a hint");
    assert!(help.advice().is_some(), "the answer is there at once");
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
fn a_change_in_the_editor_becomes_the_puzzle_and_can_be_undone() {
    let mut world = World::at("#p=slither/3/3/o&mode=edit");
    let before = world.hash();
    world.tell(Message::Edit(EditCommand::Digit(3)));
    assert_ne!(world.hash(), before);
    world.tell(Message::Edit(EditCommand::Undo));
    assert_eq!(world.hash(), before);
    world.tell(Message::Edit(EditCommand::Redo));
    world.tell(Message::Enter(Mode::Watch));
    world.settle();
    assert_ne!(world.page.frame.puzzle.code.text, "slither/3/3/o");
    assert_eq!(world.page.frame.puzzle.format, "format-edited");
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
    world.tell(clew_page::watch::Move::Begin);
    world.tell(Message::Open(Dialog::Help));
    assert!(!world.page.watch.is_playing);
    world.tell(Message::Close);
    assert!(world.page.frame.dialog.is_none());
}

const SUDOKU: &str = "#p=sudoku/9/9/9n1i6857h6g14h3m8j6g9j3j5k29h7g47g1h6l4i61&mode=play";

fn play(world: &mut World, action: impl Into<Action>) {
    world.tell(Message::Play(action.into()));
}

fn ask(world: &mut World, ask: Ask) {
    play(world, ask);
    world.settle();
}

/// Puts a digit into a cell, by row and column from 1.
fn write(world: &mut World, row: u8, col: u8, digit: u8) {
    select(world, row, col);
    play(world, Action::Key(Key::Digit(digit, None)));
}

fn select(world: &mut World, row: u8, col: u8) {
    let at = Point::new(f64::from(col) - 0.5, f64::from(row) - 0.5);
    play(world, Action::Press(Press::main(at)));
}

fn help(world: &World) -> &Help {
    world.page.play.help.as_ref().expect("the coach is asked")
}

/// Sentence of the coach, without the part that belongs to a frame.
fn answer(world: &World) -> String {
    let advice = help(world).advice().expect("an answer");
    let sentence = kind::counsel(advice).sentence(&world.page.frame.puzzle.code);
    let speaker = &world.page.frame.voice.speaker;
    speaker.say(
        &sentence.expect("a sentence"),
        world.page.frame.puzzle.shape,
    )
}

/// Frame of the coach's film that is shown.
fn frame(world: &World) -> Frame {
    let help = help(world);
    let (advice, number) = (help.advice().expect("an answer"), help.frame);
    let game = world.page.play.game.as_ref().expect("a game").get();
    let frame = game.frame(advice, help.basis(), number.expect("a frame"));
    frame.expect("it is there")
}

fn frame_words(world: &World) -> String {
    let sentence = frame(world).sentence;
    world
        .page
        .frame
        .voice
        .speaker
        .say(&sentence, world.page.frame.puzzle.shape)
}

fn film(world: &mut World, film: Film) {
    play(world, Ask::Film(film));
}

fn game(world: &World) -> &SharedGame {
    world.page.play.game.as_ref().expect("a game")
}

fn spoken(world: &World) -> &'static str {
    let spoken = world.page.play.spoken.as_ref();
    spoken.expect("something is said").words.message
}

#[test]
fn what_the_clues_leave_open_is_shown_by_two_solutions() {
    let mut world = World::at("#p=slither/3/3/i5d&mode=play");
    ask(&mut world, Ask::Why);
    assert_eq!(world.page.play.choosing, Some(Choosing { place: None }));
    draw(&mut world, 1);
    assert_eq!(moves(&world), 0, "a press asks a question");
    assert!(world.page.play.choosing.is_none());
    world.settle();
    assert_eq!(help(&world).topic, Topic::Why);
    assert!(
        answer(&world).contains("do not settle it"),
        "{}",
        answer(&world)
    );
    assert_eq!((help(&world).frame, help(&world).frames()), (Some(0), 2));
    let (first, words) = (frame(&world), frame_words(&world));
    assert!(words.starts_with("A solution that has it"), "{words}");
    film(&mut world, Film::Next);
    assert!(frame_words(&world).starts_with("Another solution"));
    let place = Cell::new(0, 1).edges()[0].site();
    let lines = |frame: &Frame| {
        let items = frame.scene.items.iter();
        items
            .filter(|item| item.site == Some(place))
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_ne!(lines(&first), lines(&frame(&world)));
    assert_eq!(game(&world).get().questions(), 1, "a question counts");
}

#[test]
fn a_second_question_why_ends_the_choice_of_a_place() {
    let mut world = World::at(SUDOKU);
    ask(&mut world, Ask::Why);
    assert!(world.page.play.choosing.is_some());
    play(
        &mut world,
        Action::Stroke(Stroke {
            points: Vec::new(),
            button: Button::Main,
        }),
    );
    assert!(
        world.page.play.choosing.is_some(),
        "a drag asks about nothing"
    );
    ask(&mut world, Ask::Why);
    assert!(world.page.play.choosing.is_none() && world.page.play.help.is_none());
}

#[test]
fn asking_why_about_a_sudoku_cell_asks_for_a_digit() {
    let mut world = World::at(SUDOKU);
    ask(&mut world, Ask::Why);
    select(&mut world, 1, 2);
    let place = Some(Cell::new(0, 1).site());
    assert_eq!(world.page.play.choosing, Some(Choosing { place }));
    assert_eq!(world.page.frame.highlighted, place);
    play(&mut world, Action::Key(Key::Digit(8, None)));
    world.settle();
    assert!(world.page.play.choosing.is_none());
    assert_eq!(moves(&world), 0, "nothing is written");
    assert!(answer(&world).contains('8'), "{}", answer(&world));
    assert!(help(&world).frames() > 0);
    // If a place is already pointed at, the question is about it at once.
    let mut world = World::at(PLAYED);
    let place = Cell::new(0, 0).edges()[0].site();
    play(&mut world, Action::Point(place));
    ask(&mut world, Ask::Why);
    assert_eq!(help(&world).topic, Topic::Why);
}

#[test]
fn a_coach_that_is_left_out_is_silent() {
    let mut world = World::at(SUDOKU);
    world.page.play.is_alone = true;
    for silent in [Ask::Hint, Ask::Check, Ask::Why, Ask::Review] {
        ask(&mut world, silent);
        assert!(world.page.play.help.is_none());
    }
    write(&mut world, 1, 2, 8);
    assert!(world.page.play.urgent().is_none(), "nothing is looked for");
    assert_eq!(moves(&world), 1);
}

#[test]
fn the_editor_hides_the_solution_of_a_game_until_the_player_asks() {
    let mut world = World::at(SUDOKU);
    world.tell(Message::Enter(Mode::Edit));
    assert!(!world.page.edit.has_clues_alone, "the game has not begun");
    world.tell(Message::Enter(Mode::Play));
    write(&mut world, 1, 2, 8);
    world.tell(Message::Enter(Mode::Edit));
    assert!(world.page.edit.has_clues_alone && world.page.edit.is_spared);
    world.tell(Message::CluesAlone(false));
    assert!(!world.page.edit.has_clues_alone);
    world.tell(Message::Enter(Mode::Play));
    assert_eq!(game(&world).get().questions(), 1, "showing it is help");
}

#[test]
fn a_puzzle_that_does_not_have_one_solution_is_known_before_it_is_played() {
    use clew_core::trace::Verdict::{Impossible, Several, Unique};
    for (puzzle, verdict) in [
        ("slither/3/3/333333333", Impossible),
        ("slither/3/3/i", Several),
        ("sudoku/4/4/g1k23k3g", Unique),
    ] {
        let mut world = World::at(&format!("#p={puzzle}&mode=play"));
        world.settle();
        assert_eq!(world.page.known_outcome(), Some(verdict), "{puzzle}");
    }
}

#[test]
fn a_clash_from_a_later_mark_concludes_nothing() {
    let mut world = World::at(SUDOKU);
    play(&mut world, Action::Suppose);
    write(&mut world, 1, 2, 8);
    write(&mut world, 1, 3, 8);
    assert!(!game(&world).get().broken().is_empty());
    ask(&mut world, Ask::Conclude);
    let advice = help(&world).advice().expect("an answer").clone();
    assert_eq!(help(&world).topic, Topic::Conclude);
    assert_eq!(
        kind::counsel(&advice).wrong(),
        Some(0),
        "the assumption of the trial is true"
    );
    assert!(!game(&world).get().is_refuted(&advice));
    ask(&mut world, Ask::Conclude);
    assert_eq!((moves(&world), game(&world).get().trials()), (3, 1));
}

#[test]
fn a_refuted_trial_concludes_the_opposite() {
    let mut world = World::at(SUDOKU);
    ask(&mut world, Ask::Conclude);
    assert!(world.page.play.help.is_none(), "there is no trial");
    play(&mut world, Action::Suppose);
    write(&mut world, 1, 2, 3);
    ask(&mut world, Ask::Conclude);
    let advice = help(&world).advice().expect("an answer").clone();
    assert!(game(&world).get().is_refuted(&advice));
    assert!(help(&world).frame.is_some(), "it is proved on the board");
    assert!(!frame_words(&world).is_empty());
    ask(&mut world, Ask::Conclude);
    assert_eq!(game(&world).get().trials(), 0);
    assert!(world.page.play.help.is_none());
    let marks = game(&world).get().written();
    assert!(!marks.is_empty(), "the opposite is marked: {marks:?}");
}

#[test]
fn a_trial_is_kept_or_dropped() {
    let mut world = World::at(SUDOKU);
    for (end, left) in [(Action::Keep, 1), (Action::Drop, 0)] {
        play(&mut world, Action::Reset);
        play(&mut world, Action::Suppose);
        write(&mut world, 1, 2, 8);
        assert_eq!(game(&world).get().trials(), 1);
        play(&mut world, end);
        assert_eq!(game(&world).get().trials(), 0);
        assert_eq!(game(&world).get().written().len(), left);
    }
}

#[test]
fn undo_stops_at_the_start_and_checkpoints_stay() {
    let mut world = World::at(PLAYED);
    draw(&mut world, 0);
    draw(&mut world, 2);
    play(
        &mut world,
        Action::Checkpoint("before the guess".to_owned()),
    );
    draw(&mut world, 4);
    play(&mut world, Action::Checkpoint("after it".to_owned()));
    let checkpoints = |world: &World| game(world).get().checkpoints();
    let named = |name: &str, at| (name.to_owned(), at);
    let both = [named("before the guess", 2), named("after it", 3)];
    assert_eq!(checkpoints(&world), both);
    let done = |world: &World| game(world).get().done();
    for _ in 0..5 {
        play(&mut world, Action::Undo);
    }
    assert_eq!((done(&world), game(&world).get().written().len()), (0, 0));
    assert_eq!(spoken(&world), "spoken-no-effect");
    assert_eq!(checkpoints(&world), both);
    play(&mut world, Action::Return(0));
    let marks = game(&world).get().written().len();
    assert_eq!(marks, 2);
    play(&mut world, Action::GoTo(0));
    assert_eq!(game(&world).get().written().len(), 0);
    assert_eq!(checkpoints(&world).len(), 2);
    play(&mut world, Action::Return(7));
    assert_eq!(
        game(&world).get().written().len(),
        0,
        "there is no such checkpoint"
    );
}

#[test]
fn a_review_names_a_guess_a_wrong_move_and_a_long_pause() {
    let mut world = World::at(SUDOKU);
    write(&mut world, 1, 2, 8);
    world.wait(90_000);
    write(&mut world, 1, 3, 8);
    ask(&mut world, Ask::Review);
    let judged = kind::counsel(help(&world).advice().expect("a review")).judged();
    assert!(
        matches!(judged[..], [Judged::Guess, Judged::Wrong]),
        "{judged:?}"
    );
    assert!(judged.iter().all(|judged| judged.has_better()));
    assert_eq!((help(&world).frame, help(&world).frames()), (None, 3));
    film(&mut world, Film::Go(1));
    assert!(
        frame_words(&world).contains("guess"),
        "{}",
        frame_words(&world)
    );
    film(&mut world, Film::Next);
    assert!(
        frame_words(&world).starts_with("Wrong"),
        "{}",
        frame_words(&world)
    );
    let took: Vec<u64> = game(&world)
        .get()
        .turns()
        .iter()
        .map(|turn| turn.took)
        .collect();
    assert!(
        took.len() == 2 && (90_000..91_000).contains(&took[1]),
        "{took:?}"
    );
    ask(&mut world, Ask::Dismiss);
    assert!(world.page.play.help.is_none());
}

#[test]
fn a_film_of_the_coach_can_be_stepped_through_and_plays_to_its_end() {
    let mut world = World::at(SUDOKU);
    film(&mut world, Film::Next);
    assert!(world.page.play.help.is_none(), "there is no film");
    write(&mut world, 1, 2, 8);
    write(&mut world, 1, 3, 8);
    ask(&mut world, Ask::Review);
    let at = |world: &World| (help(world).frame, help(world).is_playing);
    film(&mut world, Film::Back);
    assert_eq!(at(&world), (Some(0), false));
    film(&mut world, Film::Toggle);
    assert_eq!(at(&world), (Some(0), true));
    film(&mut world, Film::Tick);
    assert_eq!(at(&world), (Some(1), true));
    film(&mut world, Film::Toggle);
    assert_eq!(at(&world), (Some(1), false));
    film(&mut world, Film::Toggle);
    film(&mut world, Film::Tick);
    assert_eq!(at(&world), (Some(2), false), "it stops at the end");
    film(&mut world, Film::Toggle);
    assert_eq!(at(&world), (Some(0), true), "it plays again from the start");
    film(&mut world, Film::Go(9));
    assert_eq!(at(&world), (Some(2), false));
}

#[test]
fn a_hint_is_put_away_at_any_degree_and_its_degrees_are_in_order() {
    let mut world = World::at(SUDOKU);
    for wanted in [Degree::Where, Degree::Technique, Degree::Evidence] {
        ask(&mut world, Ask::Hint);
        assert_eq!(help(&world).degree, wanted);
    }
    ask(&mut world, Ask::Dismiss);
    assert!(world.page.play.help.is_none());
    assert_eq!(moves(&world), 0, "it was not done");
    ask(&mut world, Ask::Hint);
    assert_eq!(help(&world).degree, Degree::Where, "the hint starts over");
    // The evidence, the conclusion, and the mark.
    for _ in 0..4 {
        ask(&mut world, Ask::Hint);
    }
    // Both hints count, and taking the mark back changes nothing.
    assert_eq!((moves(&world), game(&world).get().hints()), (1, 2));
    play(&mut world, Action::Undo);
    write(&mut world, 1, 2, 8);
    assert_eq!((moves(&world), game(&world).get().hints()), (1, 2));
}

#[test]
fn what_follows_from_a_hint_needs_its_own_press() {
    let mut world = World::at(PLAYED);
    loop {
        let before = moves(&world);
        ask(&mut world, Ask::Hint);
        let help = world.page.play.help.clone();
        let Some(help) = help.filter(|help| help.degree == Degree::Follows) else {
            assert!(!game(&world).get().is_solved(), "no hint has consequences");
            continue;
        };
        let advice = help.advice().expect("the hint");
        assert!(kind::counsel(advice).following() > 0);
        assert_eq!(moves(&world), before + 1, "the idea is applied");
        ask(&mut world, Ask::Hint);
        assert_eq!(moves(&world), before + 2, "and its consequences");
        assert!(world.page.play.help.is_none());
        return;
    }
}

#[test]
fn all_candidates_are_noted_and_taken_away_each_in_one_move() {
    let mut world = World::at(SUDOKU);
    assert_eq!(game(&world).get().has_candidates(), Some(false));
    play(&mut world, Action::Candidates);
    assert_eq!(moves(&world), 1);
    assert_eq!(game(&world).get().has_candidates(), Some(true));
    assert!(game(&world).get().written().len() > 40);
    play(&mut world, Action::Candidates);
    assert_eq!((moves(&world), game(&world).get().written().len()), (2, 0));
    play(&mut world, Action::Undo);
    play(&mut world, Action::Undo);
    assert_eq!(game(&world).get().has_candidates(), Some(false));
    let mut world = World::at(PLAYED);
    play(&mut world, Action::Candidates);
    assert_eq!(
        (moves(&world), game(&world).get().has_candidates()),
        (0, None)
    );
}

#[test]
fn with_a_mistake_on_the_board_a_hint_leads_to_the_check_and_that_to_the_way_back() {
    let mut world = World::at(SUDOKU);
    write(&mut world, 1, 2, 8);
    write(&mut world, 1, 3, 8);
    ask(&mut world, Ask::Hint);
    assert_eq!(help(&world).topic, Topic::Hint);
    assert_eq!(
        help(&world)
            .advice()
            .and_then(|advice| kind::counsel(advice).wrong()),
        Some(1)
    );
    ask(&mut world, Ask::Hint);
    assert_eq!(
        (help(&world).topic, help(&world).degree),
        (Topic::Check, Degree::Technique),
        "the first one is named"
    );
    ask(&mut world, Ask::Check);
    assert_eq!(help(&world).degree, Degree::Evidence);
    assert_eq!(help(&world).frame, Some(0), "the mistake is proved");
    ask(&mut world, Ask::Check);
    assert_eq!(
        help(&world).degree,
        Degree::Evidence,
        "there is no further degree"
    );
    ask(&mut world, Ask::Back);
    assert_eq!(game(&world).get().written().len(), 1);
    assert!(world.page.play.help.is_none());
    ask(&mut world, Ask::Check);
    assert_eq!(
        help(&world)
            .advice()
            .and_then(|advice| kind::counsel(advice).wrong()),
        Some(0)
    );
    ask(&mut world, Ask::Check);
    assert_eq!(help(&world).degree, Degree::Where, "nothing is wrong");
}

#[test]
fn no_hint_goes_above_the_ceiling_and_settings_reach_the_game() {
    let mut world =
        World::at("#p=sudoku/9/9/k59h1j9g676k1j3i8j6k1i12g3h4n7g84g6h3h2g3h7g&mode=play");
    let limited = Settings {
        ceiling: Some(1),
        crosses: false,
        ..Settings::default()
    };
    world.tell(Preference::Settings(limited));
    assert!(!game(&world).get_mut().aids().crosses);
    assert_eq!(world.page.frame.preferences.settings.ceiling, Some(1));
    let mut hints = 0;
    loop {
        ask(&mut world, Ask::Hint);
        let advice = help(&world).advice().expect("an answer");
        if !kind::counsel(advice).is_hint() {
            break;
        }
        let name = kind::counsel(advice).technique().expect("a technique");
        let level = clew::kind::technique(name).map(|entry| entry.level());
        assert_eq!(level, Some(1), "{name}");
        while world.page.play.help.is_some() {
            ask(&mut world, Ask::Hint);
        }
        hints += 1;
        assert!(hints < 100, "some step is harder");
    }
    ask(&mut world, Ask::Hint);
    assert!(
        world.page.play.help.is_none(),
        "the message that there is none is dismissed"
    );
    world.tell(Preference::Clashes(false));
    assert!(!world.page.frame.preferences.settings.shows_clashes);
    assert_eq!(
        world.page.frame.preferences.settings.ceiling,
        Some(1),
        "the other settings stay"
    );
}

#[test]
fn the_centre_pad_writes_notes() {
    let mut world = World::at(SUDOKU);
    play(&mut world, Action::Key(Key::Pad(Pad::Centre)));
    assert_eq!(game(&world).get_mut().selection().pad, Pad::Centre);
    write(&mut world, 1, 2, 8);
    let written = game(&world).get().written();
    assert_eq!(written.len(), 1);
    play(&mut world, Action::Key(Key::Pad(Pad::Entry)));
    write(&mut world, 1, 2, 8);
    assert_ne!(game(&world).get().written(), written);
}

#[test]
fn a_board_in_words_answers_about_the_place_pointed_at() {
    let mut world = World::at(PLAYED);
    play(&mut world, Action::Speak(true));
    assert!(world.page.play.is_spoken);
    let place = Cell::new(0, 0).edges()[0].site();
    play(&mut world, Action::Point(place));
    assert_eq!(world.page.play.pointed, Some(place));
    let mut said = Vec::new();
    for query in [
        Query::Row,
        Query::Column,
        Query::Around,
        Query::Left,
        Query::Room,
        Query::Changed,
    ] {
        play(&mut world, Action::Say(query));
        said.push(world.page.play.spoken.clone().expect("an answer"));
    }
    let numbers: Vec<u32> = said.iter().map(|said| said.number).collect();
    assert!(
        numbers.windows(2).all(|pair| pair[1] == pair[0] + 1),
        "each is said: {numbers:?}"
    );
    assert_ne!(said[0].words, said[1].words);
    play(
        &mut world,
        Action::Key(Key::Move {
            down: 1,
            right: 0,
            extends: false,
        }),
    );
    assert_eq!(world.page.play.pointed, None, "the cursor is elsewhere");
}

#[test]
fn strokes_draw_and_a_reset_clears_everything() {
    let mut world = World::at(PLAYED);
    let points = [0.0, 1.0, 2.0].map(|x| Point::new(x, 0.0)).to_vec();
    play(
        &mut world,
        Action::Stroke(Stroke {
            points,
            button: Button::Main,
        }),
    );
    assert!(moves(&world) > 0 && !game(&world).get().written().is_empty());
    play(&mut world, Action::Reset);
    assert!(game(&world).get().written().is_empty());
    play(&mut world, Action::Undo);
    assert!(
        !game(&world).get().written().is_empty(),
        "also that is taken back"
    );
}

#[test]
fn a_half_finished_game_is_graded_and_the_last_mark_stops_the_clock() {
    let mut world = World::at("#p=slither/4/4/g212cg210616&mode=play");
    let mut hints = 0;
    while !game(&world).get().is_solved() {
        let is_far = game(&world).get().part() >= 50;
        world.settle();
        // The expected time is stored with the last move.
        assert_eq!(world.page.grade().is_some(), is_far);
        ask(&mut world, Ask::Hint);
        hints += 1;
        assert!(hints < 400, "hints lead to the end");
    }
    assert_eq!(spoken(&world), "play-well-done");
    world.settle();
    assert!(!game(&world).get_mut().clock().is_running());
    assert!(world.page.grade().is_some());
    assert_eq!(
        world.page.play.urgent(),
        None,
        "the search for a hint has stopped"
    );
}

#[test]
fn the_clock_stands_while_a_game_is_paused() {
    let mut world = World::at(PLAYED);
    play(&mut world, Action::Pause(true));
    play(&mut world, Action::Pause(false));
    assert!(
        !game(&world).get_mut().clock().is_running(),
        "no move was made"
    );
    draw(&mut world, 0);
    world.wait(5_000);
    play(&mut world, Action::Pause(true));
    let elapsed = |world: &World| game(world).get_mut().clock().elapsed();
    let before = elapsed(&world);
    assert!(before >= 5_000);
    world.wait(60_000);
    play(&mut world, Action::Pause(false));
    assert_eq!(elapsed(&world), before);
    assert!(game(&world).get_mut().clock().is_running());
}

/// Game of a puzzle with one mark.
fn stored(hash: &str) -> SharedGame {
    let mut world = World::at(hash);
    draw(&mut world, 5);
    SharedGame::new(clew::kind::stored_game(&game(&world).get().stored().write()).expect("a game"))
}

#[test]
fn a_stored_game_continues_unless_a_move_was_made_or_the_puzzle_differs() {
    let mut world = World::at(PLAYED);
    play(
        &mut world,
        Action::Restore(stored("#p=slither/3/3/i&mode=play")),
    );
    assert_eq!(moves(&world), 0);
    play(&mut world, Action::Restore(stored(PLAYED)));
    assert_eq!(moves(&world), 1);
    draw(&mut world, 0);
    play(&mut world, Action::Restore(stored(PLAYED)));
    assert_eq!(moves(&world), 2, "the game under way stays");
    play(
        &mut world,
        Action::Replace(stored("#p=slither/3/3/i&mode=play")),
    );
    assert_eq!(moves(&world), 2);
    play(&mut world, Action::Replace(stored(PLAYED)));
    assert_eq!(moves(&world), 1, "the game played elsewhere replaces it");
}

fn exercising(world: &mut World, action: Exercising) {
    play(world, Action::Exercise(action));
}

fn exercise(world: &World) -> &Exercise {
    world.page.play.exercise.as_ref().expect("an exercise")
}

#[test]
fn a_step_missed_in_review_becomes_an_exercise_while_the_game_waits() {
    let mut world = World::at(SUDOKU);
    write(&mut world, 1, 2, 3);
    exercising(&mut world, Exercising::Find(1));
    assert!(world.page.play.exercise.is_none(), "nothing is reviewed");
    ask(&mut world, Ask::Review);
    exercising(&mut world, Exercising::Find(0));
    assert!(world.page.play.exercise.is_none(), "there is no such move");
    exercising(&mut world, Exercising::Find(1));
    assert_eq!(exercise(&world).phase, Phase::Looking);
    world.settle();
    assert_eq!(
        (exercise(&world).phase, exercise(&world).source),
        (Phase::Open, Source::Review)
    );
    assert!(exercise(&world).help().is_none());
    ask(&mut world, Ask::Check);
    assert_eq!(exercise(&world).phase, Phase::Unmarked);
    write(&mut world, 1, 2, 2);
    assert_eq!(
        exercise(&world).phase,
        Phase::Open,
        "nothing is judged before the player asks"
    );
    exercising(&mut world, Exercising::Check);
    assert_eq!(
        exercise(&world).phase,
        Phase::Other,
        "no step justifies that mark"
    );
    ask(&mut world, Ask::Hint);
    assert_eq!(
        help(&world).topic,
        Topic::Review,
        "the player finds the step without help"
    );
    play(&mut world, Action::Undo);
    assert_eq!(exercise(&world).phase, Phase::Open);
    exercising(&mut world, Exercising::Show);
    assert_eq!(exercise(&world).phase, Phase::Shown(0));
    let shown = exercise(&world).help().expect("the step");
    assert!(
        shown
            .advice()
            .is_some_and(|advice| kind::counsel(advice).is_hint())
    );
    write(&mut world, 1, 2, 2);
    assert_eq!(
        exercise(&world).phase,
        Phase::Shown(0),
        "it is judged no more"
    );
    exercising(&mut world, Exercising::Leave);
    assert!(world.page.play.exercise.is_none());
    assert_eq!(
        game(&world).get().written().len(),
        1,
        "the game is unchanged"
    );
    assert_eq!(help(&world).topic, Topic::Review);
}

#[test]
fn a_technique_is_practised_in_a_position_made_for_it() {
    let technique = clew::kind::technique("sudoku-hidden-single-box")
        .expect("a technique")
        .name;
    let mut world = World::at(&format!("#technique={technique}"));
    assert_eq!(
        world.page.frame.guide,
        Some(GuidePage::Technique(technique))
    );
    exercising(&mut world, Exercising::Practise(technique, 1));
    assert_eq!(world.page.frame.guide, None);
    assert_eq!(world.page.frame.mode, Mode::Play);
    assert_eq!(exercise(&world).source, Source::Practice(technique, 1));
    world.settle();
    assert_eq!(exercise(&world).phase, Phase::Open);
    // The step is shown; the player then writes its digit in the same position.
    exercising(&mut world, Exercising::Show);
    let shown = exercise(&world).help().expect("the step");
    let position = exercise(&world).game.as_ref().expect("a position");
    let (code, shape) = (position.get().code().clone(), position.get().shape());
    let sentence = shown
        .advice()
        .and_then(|advice| kind::counsel(advice).sentence(&code));
    let sentence = world
        .page
        .frame
        .voice
        .speaker
        .say(&sentence.expect("a sentence"), shape);
    // "3 is in row 4 already, so in box 4 only R6C3 is left."
    let (_, told) = sentence.split_once("only R").expect("what follows");
    let number = |text: &str, at: usize| text.as_bytes()[at] - b'0';
    let (digit, row, col) = (number(&sentence, 0), number(told, 0), number(told, 2));
    exercising(&mut world, Exercising::Practise(technique, 1));
    world.settle();
    write(&mut world, row, col, digit);
    assert!(!world.page.frame.preferences.has_practised(technique));
    exercising(&mut world, Exercising::Check);
    assert!(
        matches!(exercise(&world).phase, Phase::Found(_)),
        "{sentence}"
    );
    assert!(world.page.frame.preferences.has_practised(technique));
    ask(&mut world, Ask::Dismiss);
    assert!(world.page.play.exercise.is_none());
}

#[test]
fn a_position_that_cannot_be_made_is_reported() {
    let technique = clew::kind::technique("sudoku-hidden-single-box")
        .expect("a technique")
        .name;
    let mut world = World::at(SUDOKU);
    world.silent.push(Worker::Coach);
    exercising(&mut world, Exercising::Practise(technique, 1));
    let reply = Reply {
        end: Some(End::NoPractice),
        ..Reply::failed(world.page.play.urgent().expect("a question").job)
    };
    world.tell(Message::Reply(Worker::Coach, reply));
    assert_eq!(exercise(&world).phase, Phase::None);
    assert!(exercise(&world).game.is_none());
    play(&mut world, Action::Undo);
    exercising(&mut world, Exercising::Leave);
    assert!(world.page.play.exercise.is_none());
}
