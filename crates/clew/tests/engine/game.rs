//! Laws of play: whatever the player presses, draws, types or sets, the game stays valid;
//! undo followed by redo changes nothing; a stored game is read back equal.

use std::collections::BTreeSet;

use clew_aquarium::{Aquarium, CellState, Levels};
use clew_core::game::{
    Aids, Button, Expected, Game, Key, Maker, Marking, NotStored, Pad, Play, Press, Stored, Stroke,
};
use clew_core::grid::Shape;
use clew_core::model::Puzzle as _;
use clew_core::scene::Point;
use clew_core::story::Tell as _;
use clew_judge::length::either;
use clew_judge::{Clued, Judge, Judged};
use clew_say::Speaker;
use clew_slitherlink::{Mark, Slitherlink, Technique};
use clew_sudoku::Sudoku;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use strum::IntoEnumIterator as _;

/// Number of inputs to each game.
fn inputs() -> u32 {
    either(600, 100_000)
}

fn point(shape: Shape, rng: &mut ChaCha8Rng) -> Point {
    let along = |cells: u8, rng: &mut ChaCha8Rng| {
        let tenths = rng.random_range(0..10 * u32::from(cells) + 20);
        f64::from(tenths) / 10.0 - 1.0
    };
    Point::new(along(shape.cols, rng), along(shape.rows, rng))
}

fn key(rng: &mut ChaCha8Rng) -> Key {
    let pads = [Pad::Entry, Pad::Corner, Pad::Centre, Pad::Strike];
    let pad = pads[rng.random_range(0..4)];
    match rng.random_range(0..12) {
        0..4 => Key::Move {
            down: rng.random_range(-2..=2),
            right: rng.random_range(-2..=2),
            extends: rng.random(),
        },
        4 => Key::Enter,
        5 => Key::Space,
        6 => Key::Inside,
        7 => Key::Outside,
        8 => Key::Dry,
        9 => Key::Pad(pad),
        10 => Key::Erase,
        _ => Key::Digit(rng.random_range(0..12), rng.random::<bool>().then_some(pad)),
    }
}

/// Makes a random input.
fn act<P: Play>(game: &mut Game<P>, shape: Shape, rng: &mut ChaCha8Rng) {
    let button = [Button::Main, Button::Other][rng.random_range(0..2)];
    match rng.random_range(0..41) {
        0..12 => {
            let (at, extends) = (point(shape, rng), rng.random());
            game.press(Press {
                at,
                button,
                extends,
            });
        }
        12..18 => {
            let count = rng.random_range(0..5);
            let points = (0..count).map(|_| point(shape, rng)).collect();
            let stroke = Stroke { points, button };
            let before = game.done();
            game.previewed(&stroke);
            assert_eq!(game.done(), before);
            game.stroke(&stroke);
        }
        18..26 => drop(game.key(key(rng))),
        26..29 => drop(game.undo()),
        29..31 => drop(game.redo()),
        31 => game.suppose(),
        32 => drop(game.keep()),
        33 => drop(game.drop_trial()),
        34 => drop(game.conclude()),
        35 => game.set_checkpoint(format!("{}", game.done())),
        36 => drop(game.return_to(rng.random_range(0..4))),
        37 => {
            game.aids = Aids {
                crosses: rng.random(),
                fill_notes: rng.random(),
                clean_notes: rng.random(),
                levels: rng.random(),
            };
        }
        39 => drop(game.switch_candidates()),
        38 => game.go_to(rng.random_range(0..=game.moves().len())),
        _ => {
            let now = rng.random_range(0..100_000);
            game.clock_mut().read(now);
            match rng.random() {
                true => game.clock_mut().start(),
                false => game.clock_mut().stop(),
            }
        }
    }
}

/// Checks that a mark in English words ends with its text, and that the Chinese words are
/// different.
fn check_words<P: Play>(clues: &P::Clues, mark: P::Mark, text: &str) {
    thread_local!(static SPEAKERS: [Speaker; 2] = [Speaker::new("en"), Speaker::new("zh-CN")]);
    let words = P::explain_mark(clues, mark);
    let [english, chinese] =
        SPEAKERS.with(|all| all.each_ref().map(|one| one.say(&words, P::shape(clues))));
    // An edge is named after either of its cells.
    assert_eq!(english.split(' ').next_back(), text.split(' ').next_back());
    let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    assert!(chinese.contains(is_chinese), "{chinese}");
}

/// Checks that a game is valid.
fn check<P: Play>(game: &Game<P>) {
    let clues = game.clues();
    for mark in game.position().marks() {
        assert!(P::fits(clues, mark), "{mark:?}");
        let text = P::write(clues, mark);
        check_words::<P>(clues, mark, &text);
        assert_eq!(P::read(clues, &text), Ok(mark), "{text}");
        let slot = P::write_slot(clues, P::slot(mark));
        assert_eq!(P::read_slot(clues, &slot), Ok(P::slot(mark)), "{slot}");
    }
    if game.is_solved() {
        assert!(
            game.counts().iter().all(|count| count.is_done()),
            "{:?}",
            game.written()
        );
    }
}

/// Checks that undo followed by redo leaves the game unchanged.
fn check_undo<P: Play>(game: &Game<P>) {
    let mut other = game.clone();
    if other.undo() {
        assert!(other.redo());
        assert_eq!(other, *game);
    }
    if other.redo() {
        assert!(other.undo());
        assert_eq!(other, *game);
    }
}

/// Checks the facts stated by each move, and the move since which each fact is stated, against
/// the whole board after each move.
fn check_history<P: Play>(game: &Game<P>) {
    let facts = |moves| game.state_after(moves).position.facts(game.clues());
    let boards: Vec<Vec<P::Fact>> = (0..=game.done()).map(facts).collect();
    let made = game.made();
    assert_eq!(made.len(), game.done());
    let is_open = |moves| !game.state_after(moves).trials.is_empty();
    let mut since = None;
    for (at, made) in made.into_iter().enumerate() {
        let stated: BTreeSet<P::Fact> = [made.own, made.aided].concat().into_iter().collect();
        // A trial that did not stand states nothing; what ends it is compared with the marks before it.
        let from = match made.by {
            Maker::Trial => {
                assert!(is_open(at) || is_open(at + 1), "move {at} is in no trial");
                since.get_or_insert(at);
                assert!(stated.is_empty());
                continue;
            }
            _ => since.take().unwrap_or(at),
        };
        let new = boards[at + 1].iter().copied();
        let new: BTreeSet<P::Fact> = new.filter(|fact| !boards[from].contains(fact)).collect();
        assert_eq!(stated, new, "move {at}");
    }
    let (facts, aided) = game.facts_aided_last();
    assert!(aided <= facts.len());
    let all: BTreeSet<P::Fact> = game.facts().into_iter().collect();
    assert_eq!(facts.into_iter().collect::<BTreeSet<_>>(), all);
    for fact in boards.last().into_iter().flatten() {
        let before = boards.iter().rposition(|facts| !facts.contains(fact));
        assert_eq!(game.before(*fact), before, "{fact:?}");
    }
}

fn check_stored<P: Play>(game: &Game<P>) {
    let text = game.stored("kind").write();
    let stored = Stored::read(&text).expect("a stored game is read");
    let read = Game::<P>::of_stored(&stored, "kind").expect("a stored game is lawful");
    assert_eq!(read, *game);
    assert_eq!(read.stored("kind").write(), text);
}

fn play<C: Clued>(clues: &C, seed: u64)
where
    C::Kind: Play,
{
    let rng = &mut ChaCha8Rng::seed_from_u64(seed);
    let shape = C::Kind::shape(clues);
    let mut game = Game::<C::Kind>::new(clues.clone());
    // An unlimited history would make the checks of a long run quadratic.
    for number in 0..inputs() {
        act(&mut game, shape, rng);
        check(&game);
        if number % 7 == 0 {
            check_undo(&game);
        }
        if number % 97 == 0 {
            check_stored(&game);
            check_history(&game);
        }
        if game.moves().len() > 1_000 {
            game = Game::new(clues.clone());
        }
    }
    assert!(
        !game.moves().is_empty() || inputs() > 1_000,
        "nothing was played"
    );
}

/// Number of short sequences of inputs, each to a new game.
fn sequences() -> u64 {
    either(300, 100_000)
}

/// Maximum number of inputs in a short sequence.
const SHORT: u32 = 24;

/// Plays short sequences on some boards in turn. After each, the game is valid, can undo and
/// redo, and is stored and read back.
fn play_short<C: Clued>(boards: &[C])
where
    C::Kind: Play,
{
    let (mut inputs, mut trials, mut marked) = (0, 0, 0_u64);
    for (seed, clues) in (0..sequences()).zip(boards.iter().cycle()) {
        let rng = &mut ChaCha8Rng::seed_from_u64(seed);
        let mut game = Game::<C::Kind>::new(clues.clone());
        for _ in 0..rng.random_range(1..=SHORT) {
            act(&mut game, C::Kind::shape(clues), rng);
            check_undo(&game);
            inputs += 1;
        }
        check(&game);
        check_stored(&game);
        check_history(&game);
        trials += u64::from(!game.state().trials.is_empty());
        marked += u64::from(game.position().marks().next().is_some());
    }
    let all = sequences();
    eprintln!("{all} sequences, {inputs} inputs; {marked} end with marks, {trials} in a trial");
    assert!(
        marked > all / 20 && trials > all / 100,
        "{marked}, {trials}"
    );
}

/// Plays on each board at length, and short sequences on all of them.
fn play_all<C: Clued>(boards: &[C])
where
    C::Kind: Play,
{
    (0..)
        .zip(boards)
        .for_each(|(seed, clues)| play(clues, seed));
    play_short(boards);
}

#[test]
fn any_actions_leave_a_slitherlink_lawful() {
    let boards = [0, 1].map(|seed| clew_judge::slitherlink::random::board(Shape::new(4, 5), seed));
    play_all(&boards);
}

#[test]
fn any_actions_leave_a_sudoku_lawful() {
    let random = clew_judge::sudoku::random::sukaku;
    let boards = [clew_judge::sudoku::random::puzzle(0), random(1), random(2)];
    play_all(&boards);
}

#[test]
fn any_actions_leave_an_aquarium_lawful() {
    let boards = [(0, Levels::Tank), (1, Levels::Water)].map(|(seed, levels)| {
        clew_judge::aquarium::random::puzzle(seed, Shape::new(4, 5), levels, 1)
    });
    play_all(&boards);
}

/// Marks the only solution of a board, fact by fact, without aids. Checks that the game is solved
/// at the end, but not before the facts selected by `says` are marked.
fn solve<C: Clued>(clues: &C, says: impl Fn(&<C::Kind as clew_core::model::Puzzle>::Fact) -> bool)
where
    C::Kind: Play,
{
    let mut judge = Judge::<C::Kind>::new(clues);
    let Some(solution) = judge.only_solution() else {
        return;
    };
    let facts = C::Kind::facts(clues, &solution).into_iter();
    let facts = facts.filter(|&fact| C::Kind::clue_of(clues, fact).is_none());
    let mut game = Game::<C::Kind>::new(clues.clone());
    game.aids = Aids::NONE;
    let (telling, rest): (Vec<_>, Vec<_>) = facts.partition(says);
    for fact in telling {
        assert!(!game.is_solved());
        game.take_hint(&[fact], None);
        assert!(game.broken().is_empty());
    }
    assert!(game.is_solved());
    for fact in rest {
        game.take_hint(&[fact], None);
    }
    assert!(game.is_solved() && game.broken().is_empty());
}

#[test]
fn a_game_is_solved_by_lines_by_digits_and_by_water_alone() {
    for seed in 0..6 {
        let board = clew_judge::slitherlink::random::board(Shape::new(5, 5), seed);
        let is_line = |fact: &_| matches!(fact, clew_slitherlink::Fact::Edge(_, Mark::Line));
        solve(&board, is_line);
        let is_digit = |fact: &_| matches!(fact, clew_sudoku::Fact::Is(..));
        solve(&clew_judge::sudoku::random::puzzle(seed), is_digit);
        solve(&clew_judge::sudoku::random::sukaku(seed), is_digit);
        let shape = Shape::new(5, 5);
        let board = clew_judge::aquarium::random::puzzle(seed, shape, Levels::Tank, 0);
        let is_water = |fact: &_| matches!(fact, clew_aquarium::Fact::Cell(_, CellState::Water));
        solve(&board, is_water);
    }
}

#[test]
fn each_fault_of_a_mark_and_of_a_stored_game_has_a_sentence() {
    let speaker = Speaker::new("en");
    for expected in Expected::iter() {
        let id: &'static str = expected.into();
        assert!(speaker.knows(id), "{id}");
    }
    let mark = Slitherlink::read(&clew_judge::clues("4..,...,..."), "R9C9 top line").unwrap_err();
    let puzzle = Sudoku::parse_canonical("?").map(drop).unwrap_err();
    for fault in [
        NotStored::Unreadable { line: 1, column: 2 },
        NotStored::Later(9),
        NotStored::Kind,
        NotStored::Puzzle(puzzle),
        NotStored::Mark {
            turn: 1,
            mark: 2,
            fault: mark,
        },
        NotStored::Move { turn: 1 },
        NotStored::Checkpoint {
            checkpoint: 1,
            mark: 1,
            fault: mark,
        },
        NotStored::Done { moves: 3 },
    ] {
        let sentence = speaker.words(&fault.explanation());
        assert!(speaker.knows(fault.explanation().message), "{fault:?}");
        assert!(!sentence.contains(['{', '$']), "{sentence}");
    }
}

/// Reading of random text fails only with a position within the text.
#[test]
fn random_text_is_refused_within_its_length() {
    let rng = &mut ChaCha8Rng::seed_from_u64(5);
    let alphabet: Vec<char> = "RrCc0123456789 =!-topleftinsideouterwaterGé"
        .chars()
        .collect();
    let slither = clew_judge::clues::<clew_slitherlink::Clues>("4..,...,...");
    let sudoku = clew_judge::clues::<clew_sudoku::Clues>("1...............");
    let aquarium = clew_judge::clues::<clew_aquarium::Clues>("0 0 1\n2 1 1\n1 3\n1 1 2");
    for _ in 0..20 * inputs() {
        let length = rng.random_range(0..14);
        let text: String = (0..length)
            .map(|_| alphabet[rng.random_range(0..alphabet.len())])
            .collect();
        let text = ["", "R1C2", "R2C3 "][rng.random_range(0..3)].to_owned() + &text;
        for fault in [
            Slitherlink::read(&slither, &text).err(),
            Slitherlink::read_slot(&slither, &text).err(),
            Sudoku::read(&sudoku, &text).err(),
            Sudoku::read_slot(&sudoku, &text).err(),
            Aquarium::read(&aquarium, &text).err(),
            Aquarium::read_slot(&aquarium, &text).err(),
        ]
        .into_iter()
        .flatten()
        {
            assert!(fault.at <= text.chars().count(), "{text}: {fault}");
        }
    }
}

/// A game stored before hints recorded their technique can still be read.
#[test]
fn a_hint_is_stored_with_its_technique_and_with_what_aids_added() {
    let clues: clew_slitherlink::Clues = clew_judge::clues("0..,...,..3");
    let mut game = Game::<Slitherlink>::new(clues);
    let cross = Slitherlink::read(game.clues(), "R1C1 top cross").expect("a mark");
    game.take_hint(&[cross], Some(Technique::Zero));
    let by = |game: &Game<Slitherlink>| game.made().first().map(|made| made.by);
    let text = game.stored("kind").write();
    let read = |text: &str| {
        let stored = Stored::read(text).expect("a stored game");
        Game::<Slitherlink>::of_stored(&stored, "kind").expect("a game")
    };
    assert_eq!(read(&text), game);
    assert_eq!(by(&read(&text)), Some(Maker::Hint(Some(Technique::Zero))));
    let older = text.replace(r#","technique":"slitherlink-zero""#, "");
    assert_ne!(older, text);
    assert_eq!(by(&read(&older)), Some(Maker::Hint(None)));
    // A line that completes a dot adds crosses, which are not the player's marks.
    for text in ["R3C3 right line", "R2C3 right line"] {
        let line = Slitherlink::read(game.clues(), text).expect("a mark");
        game.take_over(&[line]);
    }
    let (facts, aided) = game.facts_aided_last();
    assert!(aided > 0 && aided < facts.len(), "{facts:?}");
    assert_eq!(read(&game.stored("kind").write()), game);
}
