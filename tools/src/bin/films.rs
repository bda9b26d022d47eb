//! How much of a film is explained, and how long it takes.
//!
//! ```text
//! cargo run --release -p tools --bin films -- [BOARDS | PUZZLE...]
//! ```
//!
//! For each kind it plays up to BOARDS boards (100 unless told): other people's, drawn evenly from `CLEW_CORPUS`, or the project's own without
//! it. It prints, for each detail, the share of marks that are drawn under a sentence of their own, and the time of a film at single speed
//! in English; for a PUZZLE, every sentence with the seconds that it stays, and both times. For Sudoku it also counts the arguments made while a cell has one candidate left by its row, column and box, and compares the ladders.

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::time::Instant;

use clew_aquarium::Aquarium;
use clew_core::format::Read;
use clew_core::grid::Cell;
use clew_core::model::Puzzle;
use clew_core::playback::{Detail, Playback, Playhead, Scope, Times, TracePlayer, Words};
use clew_core::scene::Draw;
use clew_core::solve::{Method, Solver};
use clew_judge::{Judged, records};
use clew_say::Speaker;
use clew_slitherlink::Slitherlink;
use clew_sudoku::{Digit, Sudoku};

/// Number of boards of a kind, unless it is given.
const BOARDS: usize = 100;
/// Largest board, in cells: a film of a larger one is not watched whole.
const LARGEST: usize = 256;
/// Hardest level of steps that are not arguments.
const EASY: u8 = 2;

/// Film of a board.
struct Film<P: Puzzle> {
    player: TracePlayer<P>,
    playback: Playback,
}

impl<P: Judged + Draw> Film<P> {
    fn of(clues: &P::Clues) -> Self {
        let mut player = TracePlayer::new(clues.clone());
        for event in clew_judge::run(clues, Method::Human).events {
            player.push(event);
        }
        player.finish();
        let mut playback = Playback::default();
        for position in 1..=player.len() {
            let row = player.row(position).expect("each event has a row");
            playback.push(row, player.substeps(position));
        }
        for number in 0..player.chapter_count() {
            let row = player.chapter(number).expect("it is within the count");
            playback.set_chapter(number + 1, row);
        }
        Self { player, playback }
    }

    /// Words shown at a stop.
    fn words(&self, playhead: Playhead, speaker: &Speaker) -> Words {
        let shape = P::shape(self.player.clues());
        match playhead.scope {
            Scope::Run => [
                String::new(),
                speaker.say(&self.player.following(playhead), shape),
            ],
            _ => speaker
                .beats(&self.player.caption(playhead), shape)
                .map(|runs| clew_say::plain(&runs)),
        }
    }

    /// Seconds at single speed.
    fn seconds(&mut self, detail: Detail, speaker: &Speaker) -> f64 {
        self.playback.set_detail(detail);
        let words = |playhead: Playhead| self.words(playhead, speaker);
        let mut times = Times::default();
        times.measure(&self.playback, usize::MAX, &words);
        times.whole() / 1000.0
    }

    /// Prints each sentence, with the seconds that it stays.
    fn print(&mut self, speaker: &Speaker) {
        self.playback.set_detail(Detail::Steps);
        let numbers = 1..=self.playback.chapters().len();
        let stops: Vec<Playhead> = numbers
            .flat_map(|number| self.playback.stops(number))
            .collect();
        let mut seconds = 0.0;
        for stop in stops {
            let words = self.words(stop, speaker);
            seconds += self.playback.duration(stop, &words) / 1000.0;
            if stop.scope != Scope::Look {
                println!("{seconds:6.1} {}", words.concat());
                seconds = 0.0;
            }
        }
    }

    /// Number of marks under a sentence of their own, and of all marks.
    fn told(&self, detail: Detail) -> [usize; 2] {
        let marks = |position: usize| self.playback.row(position).map_or(0, |row| row.sites.len());
        let all = (1..=self.playback.len())
            .filter(|&position| self.playback.row(position).is_some_and(|row| row.level > 0));
        let is_told = |position: &usize| {
            let chapter = self.playback.chapter(self.playback.chapter_of(*position));
            let is_run = chapter.is_some_and(|chapter| chapter.run.contains(position));
            detail == Detail::Steps || !is_run
        };
        let (told, rest): (Vec<usize>, Vec<usize>) = all.partition(is_told);
        let count = |positions: &[usize]| positions.iter().map(|&at| marks(at)).sum::<usize>();
        [count(&told), count(&told) + count(&rest)]
    }
}

/// Number of arguments made while a single is in sight, and of all arguments.
fn past_singles(film: &Film<Sudoku>) -> [usize; 2] {
    let keys = film
        .playback
        .chapters()
        .iter()
        .flat_map(|chapter| &chapter.beats);
    let is_argument = |key: &&usize| film.playback.row(**key).is_some_and(|row| row.level > EASY);
    let keys: Vec<usize> = keys.filter(is_argument).copied().collect();
    let is_past = |key: &&usize| {
        let board = film.player.board_at(*key - 1);
        let houses = film.player.clues().houses();
        houses.shape().cells().any(|cell| {
            let is_seen = |other: &Cell| {
                let is_same_region = houses.region(*other) == houses.region(cell);
                other.row == cell.row || other.col == cell.col || is_same_region
            };
            let seen = houses.shape().cells().filter(is_seen);
            let digits: BTreeSet<Digit> = seen.filter_map(|other| board.digit(other)).collect();
            board.digit(cell).is_none() && digits.len() + 1 == usize::from(houses.side())
        })
    };
    [keys.iter().filter(is_past).count(), keys.len()]
}

/// Steps and seconds of whole traces of the boards, on the telling ladder and on that of the grades, in turns.
fn ladders(films: &[Film<Sudoku>]) -> [(usize, f64); 2] {
    let mut all = [(0, 0.0); 2];
    for film in films {
        let clues = || film.player.clues().clone();
        let solvers = [
            Solver::<Sudoku>::new(clues(), Method::Human),
            Solver::in_order_of_grades(clues(), Method::Human),
        ];
        for (sum, solver) in all.iter_mut().zip(solvers) {
            let begun = Instant::now();
            sum.0 += solver.count();
            sum.1 += begun.elapsed().as_secs_f64();
        }
    }
    all
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(0.0)
}

/// Films of a kind, with their figures printed.
fn films<P: Judged + Draw>(most: usize, speaker: &Speaker) -> Vec<Film<P>> {
    let records = match records::corpus() {
        Some(_) => records::external::<P>(),
        None => records::own::<P>(),
    };
    let boards = records.iter().map(records::Record::clues);
    let boards: Vec<P::Clues> = boards
        .filter(|clues| P::shape(clues).area() <= LARGEST)
        .collect();
    let step = boards.len().div_ceil(most).max(1);
    let mut films: Vec<Film<P>> = boards.iter().step_by(step).map(Film::of).collect();
    println!("{}: {} boards", P::FOLDER, films.len());
    for detail in [Detail::Steps, Detail::Ideas] {
        let told = films.iter().map(|film| film.told(detail));
        let [told, all] = told.fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
        let times = films.iter_mut().map(|film| film.seconds(detail, speaker));
        let times: Vec<f64> = times.collect();
        let longest = times.iter().copied().fold(0.0, f64::max);
        let name: &str = detail.into();
        println!(
            "  {name}: {:.1} % of {all} marks have a sentence; seconds, median {:.0}, longest {longest:.0}",
            100.0 * told as f64 / all.max(1) as f64,
            median(times)
        );
    }
    films
}

/// Prints the times of a puzzle's film, if it is of this kind.
fn timed<P: Judged + Draw + Read>(text: &str, speaker: &Speaker) -> bool {
    let Ok(readings) = P::parse(text) else {
        return false;
    };
    let mut film = Film::<P>::of(&readings[0].clues);
    film.print(speaker);
    let [steps, ideas] = [Detail::Steps, Detail::Ideas].map(|detail| film.seconds(detail, speaker));
    println!(
        "{}: {steps:.0} s step by step, {ideas:.0} s in ideas: {text}",
        P::FOLDER
    );
    true
}

fn main() -> ExitCode {
    let speaker = Speaker::new("en");
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let most = match &arguments[..] {
        [] => Ok(BOARDS),
        [one] => one.parse(),
        _ => "".parse(),
    };
    let Ok(most) = most else {
        for text in &arguments {
            let is_read = timed::<Slitherlink>(text, &speaker)
                || timed::<Sudoku>(text, &speaker)
                || timed::<Aquarium>(text, &speaker);
            if !is_read {
                eprintln!("not a puzzle: {text}");
                return ExitCode::FAILURE;
            }
        }
        return ExitCode::SUCCESS;
    };
    films::<Slitherlink>(most, &speaker);
    let sudokus = films::<Sudoku>(most, &speaker);
    let past = sudokus.iter().map(past_singles);
    let [past, all] = past.fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
    println!("  {past} of {all} arguments are made past a single");
    let [(told, slow), (graded, fast)] = ladders(&sudokus);
    println!(
        "  on the telling ladder {:.3} times the events and {:.3} times the time of the other",
        told as f64 / graded as f64,
        slow / fast
    );
    films::<Aquarium>(most, &speaker);
    ExitCode::SUCCESS
}
