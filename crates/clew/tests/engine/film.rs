//! The film of each explanation: the pictures and words of its beats and waves, over the corpora.

use std::collections::{BTreeMap, BTreeSet};

use clew_aquarium::{Aquarium, CellState, Technique};
use clew_core::grid::{Cell, Edge, Shape, Site};
use clew_core::model::{Arg, Explanation, Fact as _};
use clew_core::playback::{ChapterRow, Playhead, Scope, TracePlayer};
use clew_core::scene::{Draw, Item, Role, Scene};
use clew_core::solve::Method;
use clew_core::trace::{Event, Explain as _, Step};
use clew_say::{Run, Speaker};
use clew_slitherlink::Slitherlink;
use clew_sudoku::{Digit, Reason, Set, Sudoku};

use clew_judge::Judged;
use clew_judge::length::is_soak;
use clew_judge::records::{self, Record};

/// Maximum level of steps without their own look.
const EASY: u8 = 2;

/// Number of boards checked per kind; all of them if `CLEW_SOAK` is set.
const SAMPLE: usize = 24;
/// Largest board of the sample, in cells.
const LARGEST: usize = 100;

/// The boards to check.
pub(crate) fn sample<P: Judged>(records: &[Record<P>]) -> Vec<P::Clues> {
    let is_soak = is_soak();
    let is_wanted = |clues: &P::Clues| is_soak || P::shape(clues).area() <= LARGEST;
    let boards = records.iter().map(Record::clues).filter(is_wanted);
    let boards: Vec<P::Clues> = boards.collect();
    let step = match is_soak {
        true => 1,
        false => boards.len().div_ceil(SAMPLE).max(1),
    };
    boards.into_iter().step_by(step).collect()
}

/// Player of the whole trace of a puzzle.
pub(crate) fn player<P: Judged + Draw>(clues: &P::Clues) -> TracePlayer<P> {
    let mut player = TracePlayer::new(clues.clone());
    for event in clew_judge::run(clues, Method::Human).events {
        player.push(event);
    }
    player.finish();
    player
}

/// Kind whose sentences are compared with the board at which one looks.
pub(crate) trait Truthful: Judged {
    /// False statements of a step's sentence about the board.
    fn untrue(clues: &Self::Clues, before: &Self::Board, step: &Step<Self>) -> Vec<String>;

    /// Places that a step speaks of, since it needs all that is open in a line, and leaves open.
    fn left_open(_clues: &Self::Clues, _before: &Self::Board, _step: &Step<Self>) -> Vec<Site> {
        Vec::new()
    }
}

/// False statements of a step's sentence about the board, and places that are not what it takes them for.
pub(crate) fn untrue<P: Truthful>(
    clues: &P::Clues,
    before: &P::Board,
    step: &Step<P>,
) -> Vec<String> {
    let told = P::explain(clues, step);
    let misplaced = clew_judge::misplaced::<P>(clues, before, &step.found, &told);
    P::untrue(clues, before, step)
        .into_iter()
        .chain(misplaced)
        .collect()
}

impl Truthful for Slitherlink {
    fn untrue(_: &Self::Clues, _: &Self::Board, _: &Step<Self>) -> Vec<String> {
        Vec::new()
    }
}

impl Truthful for Aquarium {
    /// The numbers of a line, counted on the board.
    fn untrue(clues: &Self::Clues, before: &Self::Board, step: &Step<Self>) -> Vec<String> {
        let told = Aquarium::explain(clues, step);
        let number = |wanted: &str| {
            told.args.iter().find_map(|(name, arg)| match arg {
                Arg::Number(value) if *name == wanted => Some(*value),
                _ => None,
            })
        };
        let place = |wanted: &str| {
            told.args.iter().find_map(|(name, arg)| match arg {
                Arg::Place(site) if *name == wanted => site.line(),
                _ => None,
            })
        };
        let mut untrue = Vec::new();
        for (line, need, spare) in [("line", "need", "spare"), ("other", "other-need", "")] {
            let Some((line, sum)) = place(line).and_then(|line| Some((line, clues.sum(line)?)))
            else {
                continue;
            };
            let cells: Vec<_> = line
                .cells(clues.shape())
                .map(|cell| before.cell(cell))
                .collect();
            let count =
                |state: CellState| cells.iter().filter(|one| **one == Some(state)).count() as u64;
            let [water, air] = [CellState::Water, CellState::Air].map(count);
            let sum = u64::from(sum);
            for (name, is) in [
                (need, sum.saturating_sub(water)),
                (spare, (cells.len() as u64 - air).saturating_sub(sum)),
            ] {
                if let Some(said) = number(name).filter(|said| *said != is) {
                    untrue.push(format!("{name} {said}, and it is {is}"));
                }
            }
        }
        untrue
    }

    fn left_open(clues: &Self::Clues, before: &Self::Board, step: &Step<Self>) -> Vec<Site> {
        if !matches!(
            step.technique,
            Technique::LineFull | Technique::LineNeedsAll
        ) {
            return Vec::new();
        }
        let lines = step.clues.iter().filter_map(|site| site.line());
        let open = lines
            .flat_map(|line| line.cells(clues.shape()))
            .filter(|&cell| before.cell(cell).is_none());
        let is_found = |place: &Site| step.found.iter().any(|fact| fact.site() == *place);
        open.map(Cell::site)
            .filter(|place| !is_found(place))
            .collect()
    }
}

impl Truthful for Sudoku {
    /// The candidates of the pattern are open.
    fn untrue(_: &Self::Clues, before: &Self::Board, step: &Step<Self>) -> Vec<String> {
        let is_open = |cell: Cell, digit: Digit| {
            before.digit(cell).is_none() && before.candidates(cell).has(digit)
        };
        let mut wanted: Vec<(Cell, Digit)> = Vec::new();
        match &step.reason {
            Some(Reason::Locked { digit, cells, .. }) => {
                wanted.extend(cells.iter().map(|&cell| (cell, *digit)))
            }
            Some(Reason::Fish {
                digit, body, fins, ..
            }) => wanted.extend(body.iter().chain(fins).map(|&cell| (cell, *digit))),
            Some(Reason::WWing { linked, link, .. }) => {
                wanted.extend(link.iter().map(|&cell| (cell, *linked)))
            }
            Some(Reason::RemotePair { path, digits }) => wanted.extend(
                path.iter()
                    .flat_map(|&cell| digits.iter().map(move |digit| (cell, digit))),
            ),
            _ => {}
        }
        let nodes = step.chain.iter().flatten();
        wanted.extend(nodes.map(|fact| (fact.cell(), fact.digit())));
        wanted.retain(|&(cell, digit)| !is_open(cell, digit));
        let told = wanted.into_iter().map(|(cell, digit)| {
            format!("{:?} at {cell:?} is closed ({:?})", digit, step.technique)
        });
        let reason_sets: Vec<Set> = match &step.reason {
            Some(Reason::Naked(set)) => vec![set.clone()],
            Some(Reason::Hidden { subset, .. }) => vec![subset.clone()],
            Some(Reason::WWing { ends, .. }) => vec![ends.clone()],
            Some(Reason::AlsChain { sets, .. }) => sets.clone(),
            Some(Reason::SueDeCoq {
                crossing,
                in_line,
                in_region,
            }) => vec![crossing.clone(), in_line.clone(), in_region.clone()],
            Some(Reason::Wing { pincer, others, .. }) => {
                others.iter().cloned().chain([pincer.clone()]).collect()
            }
            Some(Reason::Blossom { stem, petals }) => petals
                .iter()
                .map(|petal| petal.set.clone())
                .chain([stem.clone()])
                .collect(),
            _ => Vec::new(),
        };
        let closed = reason_sets.into_iter().filter_map(|set| {
            let is_absent = |digit: &Digit| !set.cells.iter().any(|&cell| is_open(cell, *digit));
            let absent: Vec<Digit> = set.digits.iter().filter(is_absent).collect();
            let is_filled = |cell: &&Cell| before.digit(**cell).is_some();
            let filled: Vec<&Cell> = set.cells.iter().filter(is_filled).collect();
            (!absent.is_empty() || !filled.is_empty()).then(|| {
                format!(
                    "{absent:?} not in {set:?}, filled {filled:?} ({:?})",
                    step.technique
                )
            })
        });
        told.chain(closed).collect()
    }
}

/// Places that a sentence names.
pub(crate) fn named(speaker: &Speaker, told: &Explanation, shape: Shape) -> BTreeSet<Site> {
    let runs = speaker.runs(told, shape).into_iter();
    let places = runs.filter_map(|run| match run {
        Run::Place { site, .. } => Some(site),
        Run::Text(_) => None,
    });
    places.collect()
}

/// Whether a named place is among those shown: the place itself; a level, which is named after the cell at its top; or several sides
/// of a cell.
pub(crate) fn is_shown<P: Judged>(site: Site, shown: &BTreeSet<Site>) -> bool {
    let cell = site.cell();
    let is_level = || {
        let top = cell.map(|cell| Edge::Above(cell).site());
        P::FOLDER == Aquarium::FOLDER && top.is_some_and(|top| shown.contains(&top))
    };
    let edges = || {
        cell.into_iter()
            .flat_map(|cell| cell.edges().map(Edge::site))
    };
    shown.contains(&site) || is_level() || edges().filter(|edge| shown.contains(edge)).count() > 1
}

/// Marks after all of them have appeared.
fn settled(scene: &Scene, left_out: &[Role]) -> Vec<Item> {
    let items = scene
        .items
        .iter()
        .filter(|item| !left_out.contains(&item.role));
    items
        .map(|item| Item {
            appears: None,
            ..item.clone()
        })
        .collect()
}

/// Faults of the film of a puzzle, with their positions.
fn faults_of<P: Truthful + Draw>(
    clues: &P::Clues,
    counts: &mut [usize; 2],
) -> Vec<(&'static str, String)> {
    let player = player::<P>(clues);
    let speakers = ["en", "zh-CN"].map(Speaker::new);
    let shape = P::shape(clues);
    let mut faults = Vec::new();
    let rows: Vec<_> = (0..player.chapter_count())
        .filter_map(|number| player.chapter(number))
        .collect();
    counts[0] += rows.iter().filter(|row| row.old > 0).count();
    counts[1] += rows.iter().map(|row| row.old).max().unwrap_or(0);
    for (row, number) in rows.iter().zip(1..) {
        for &key in row.beats.iter().chain(&row.waves) {
            let told = player.sentence(Playhead::new(key, Scope::Look));
            let mut fault = |what: &'static str, more: &str| {
                let said = speakers[0].say(&told, shape);
                let place = format!("{} chapter {number}", P::print(clues));
                faults.push((what, format!("  {place}: {more}{said}")));
            };
            let [look, concluded] = [Scope::Look, Scope::Conclude]
                .map(|scope| player.picture(Playhead::new(key, scope)));
            if look
                .items
                .iter()
                .any(|item| matches!(item.role, Role::News | Role::Struck | Role::Follows))
            {
                fault("the finding is drawn at the look", "");
            }
            let is_single =
                player.places(key).found.len() == player.row(key).map_or(0, |row| row.sites.len());
            if row.level > EASY
                && is_single
                && concluded != player.scene(key, player.substeps(key) - 1)
            {
                fault("the conclusion is not the picture of the step", "");
            }
            // Everything marked at the look is still there.
            let later = settled(&concluded, &[]);
            let sought = [Role::Spoken];
            if settled(&look, &sought)
                .iter()
                .any(|item| !later.contains(item))
                && is_single
            {
                fault("a mark of the look is gone at the conclusion", "");
            }
            let places = player.places(key);
            let known: BTreeSet<Site> = [places.evidence, places.supposed, places.found]
                .concat()
                .into_iter()
                .collect();
            let mut strange = named(&speakers[0], &told, shape);
            strange.retain(|&site| !is_shown::<P>(site, &known));
            if !strange.is_empty() {
                let names = strange.iter().map(|&site| speakers[0].place(site, shape));
                let names: Vec<String> = names.collect();
                let names = format!("{}: ", names.join(", "));
                fault("a place is named and not shown", &names);
            }
            let before = player.board_at(key - 1);
            let steps = part_at(&player, row, key);
            let found: Vec<P::Fact> = steps.iter().flat_map(|step| step.found.clone()).collect();
            for misplaced in clew_judge::misplaced::<P>(clues, &before, &found, &told) {
                fault(
                    "a place is not what the sentence takes it for",
                    &format!("{misplaced}: "),
                );
            }
            for step in steps {
                let knows = |fact: &P::Fact| P::knows(&before, *fact);
                if step.given.iter().any(|fact| knows(fact) != Some(true)) {
                    fault("the evidence is not on the board at the look", "");
                }
                for untrue in P::untrue(clues, &before, step) {
                    fault(
                        "the sentence is not true on the board at the look",
                        &format!("{untrue}: "),
                    );
                }
                // What another chapter finds can come later, and so can the rest of what this line gives.
                let rest = row.waves.iter().filter(|&&wave| wave > key);
                let rest = rest.flat_map(|&wave| part_at(&player, row, wave));
                let rest = rest.filter(|next| next.clues != step.clues);
                let mut rest = rest.flat_map(|step| &step.found);
                let open = P::left_open(clues, &before, step);
                if row.waves.contains(&key) && rest.any(|fact| open.contains(&fact.site())) {
                    fault("a count leaves open what it speaks of", "");
                }
                if step.found.iter().any(|fact| knows(fact).is_some()) {
                    fault("the finding is on the board at the look", "");
                }
            }
            let caption = player.caption(Playhead::new(key, Scope::Look));
            for speaker in &speakers {
                if row.waves.contains(&key)
                    && speaker.lines(&caption, shape).iter().any(String::is_empty)
                {
                    fault("nothing is shown at a look or a conclusion", "");
                }
                let lines = speaker.lines(&told, shape);
                if lines.iter().any(String::is_empty) {
                    fault("nothing is concluded, or nothing looked at", "");
                }
            }
        }
    }
    // The answer to "why?" tells some of the steps, on boards of its own.
    let last = rows.iter().flat_map(|row| row.beats.last()).next_back();
    let why = last.and_then(|&key| player.why_step(key));
    for position in why.iter().flat_map(|why| 1..=why.len()) {
        let why = why.as_ref().expect("it has positions");
        let Some(Event::Step(step)) = why.event(position) else {
            continue;
        };
        for untrue in untrue::<P>(clues, &why.board_at(position - 1), step) {
            let place = format!("  why {} {position}: {untrue}", P::print(clues));
            faults.push(("an answer to why is not true on its board", place));
        }
    }
    faults
}

/// The steps of the beat or wave of a chapter that begins at a position.
fn part_at<'a, P: Judged + Draw>(
    player: &'a TracePlayer<P>,
    row: &ChapterRow,
    key: usize,
) -> Vec<&'a Step<P>> {
    let keys = row.beats.iter().chain(&row.waves).copied();
    let last = row.run.end.max(row.first + row.beats.len());
    let end = keys.filter(|&other| other > key).min().unwrap_or(last);
    let steps = (key..end).filter_map(|position| match player.event(position) {
        Some(Event::Step(step)) => Some(step),
        _ => None,
    });
    steps.collect()
}

fn check<P: Truthful + Draw>(records: &[Record<P>]) {
    let boards = sample(records);
    assert!(boards.len() >= 6, "{} boards", boards.len());
    let mut counts = [0; 2];
    let mut faults: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for clues in &boards {
        for (what, said) in faults_of::<P>(clues, &mut counts) {
            faults.entry(what).or_default().push(said);
        }
    }
    let told: Vec<String> = faults
        .iter()
        .map(|(what, all)| {
            let examples: Vec<&str> = all
                .iter()
                .step_by(all.len().div_ceil(6))
                .map(String::as_str)
                .collect();
            format!("{} times {what}:\n{}", all.len(), examples.join("\n"))
        })
        .collect();
    assert!(
        faults.is_empty(),
        "{} boards\n{}",
        boards.len(),
        told.join("\n")
    );
    // Explaining arguments one by one produces more chapters, but not many more.
    let [now, before] = counts;
    assert!(now * 10 <= before * 13, "{now} chapters, before {before}");
}

#[test]
fn beats_of_slitherlinks_show_and_say_what_they_rely_on() {
    check::<Slitherlink>(&records::own());
}

#[test]
fn beats_of_sudokus_show_and_say_what_they_rely_on() {
    check::<Sudoku>(&records::own());
}

#[test]
fn beats_of_aquariums_show_and_say_what_they_rely_on() {
    check::<Aquarium>(&records::own());
}

#[test]
#[ignore = "reads other people's puzzles: set CLEW_CORPUS"]
fn beats_of_external_boards_show_and_say_what_they_rely_on() {
    check::<Slitherlink>(&records::external());
    check::<Sudoku>(&records::external());
    check::<Aquarium>(&records::external());
}
