//! Numbers that describe a run, and the solutions that it shows.

use serde::Serialize;

use clew::kind::{self, Answer, Code, Events, Player, Question, Task};
use clew_core::grid::Site;
use clew_core::model::ParseError;
use clew_core::solve::{Hardness, Method};
use clew_core::trace::Verdict;

use super::{Limit, Ran};
use crate::run::ask;

/// Maximum distance of a move that does not count as far, in half cells.
const FAR: u8 = 8;

/// Numbers that describe a run.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Tally {
    /// Number of steps.
    pub steps: usize,
    /// Number of chapters in the explanation.
    pub chapters: usize,
    /// Number of ideas in them.
    pub ideas: usize,
    /// Number of moves from the findings of one step of the explanation to those of the next.
    pub moves: usize,
    /// Number of moves that go more than four cells away.
    pub far: usize,
    /// Steps of each stage.
    pub stages: Stages,
    /// Number of cells that reasoning left undecided.
    pub undecided: u32,
    /// Number of cases that the enumeration tried.
    pub cases: u64,
    /// Level of the hardest step; 10 if cases had to be tried.
    pub level: u8,
    /// The level in tenths, as a number with one decimal.
    pub rating: f64,
    /// Message id of the hardest technique.
    pub hardest: Option<String>,
    /// Time that a practised solver is expected to take, in seconds.
    pub expected_seconds: u32,
}

/// Steps of each stage; their sum is the number of steps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Stages {
    /// Steps by patterns.
    pub patterns: usize,
    /// Steps by breakouts.
    pub breakout: usize,
    /// Steps by enumeration.
    pub enumeration: usize,
}

/// Playback of a whole run.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn player(code: &Code, ran: &Ran) -> Result<Box<dyn Player>, ParseError> {
    let mut player = kind::player(code)?;
    if let Some(events) = &ran.events {
        player.push(events.clone());
    }
    player.finish();
    Ok(player)
}

/// Counts the events of a run by a method, and the chapters of its player. If the method is the one of the grades and there is one solution,
/// the puzzle's grade tells how hard it is, unless the time runs out; otherwise the run does.
pub fn tally(code: &Code, method: Method, ran: &Ran, player: &dyn Player, limit: Limit) -> Tally {
    let mut tally = Tally::default();
    if let Some(events) = &ran.events {
        tally.count_events(events);
    }
    tally.count_chapters(player);
    tally.expected_seconds = player.expected_seconds();
    if (method, ran.verdict) == (Method::Human, Verdict::Unique) {
        let question = Question::Grade;
        let code = code.clone();
        if let Some(Answer::Grade(grade)) = ask(Task::Ask { code, question }, limit) {
            tally.set_hardness(&grade.hardness());
            tally.expected_seconds = grade.seconds;
        }
    }
    tally
}

/// The solutions that a run shows, at most two, in the format of collections.
///
/// # Errors
/// The code's text is not a puzzle of its kind.
pub fn solutions(code: &Code, ran: &Ran) -> Result<Vec<String>, ParseError> {
    let Some(events) = &ran.events else {
        return Ok(Vec::new());
    };
    let report = kind::report(events.kind());
    report.map_or_else(
        || Ok(Vec::new()),
        |report| (report.solutions)(code, events, ran.verdict),
    )
}

impl Tally {
    fn count_events(&mut self, events: &Events) {
        let counts = kind::report(events.kind()).map(|report| (report.counts)(events));
        let counts = counts.unwrap_or_default();
        let [patterns, breakout, enumeration] = counts.steps;
        self.steps = counts.steps.iter().sum();
        self.stages = Stages {
            patterns,
            breakout,
            enumeration,
        };
        self.undecided = counts.undecided;
        self.cases = counts.cases;
        self.set_hardness(&counts.grade.hardness());
    }

    fn set_hardness(&mut self, hardness: &Hardness) {
        self.level = hardness.level;
        self.rating = hardness.rating();
        self.hardest = hardness.technique.map(str::to_owned);
    }

    /// Counts the chapters of an explanation, the ideas in them, and the moves.
    fn count_chapters(&mut self, player: &dyn Player) {
        let rows = (0..player.chapter_count()).filter_map(|number| player.chapter(number));
        for row in rows {
            self.chapters += usize::from(row.level > 0);
            self.ideas += row.ideas;
        }
        let steps = (1..=player.len()).filter_map(|position| player.row(position));
        let steps = steps.filter(|row| row.level > 0);
        let places: Vec<Vec<Site>> = steps.map(|row| row.sites).collect();
        let apart = |a: &Site, b: &Site| a.y.abs_diff(b.y) + a.x.abs_diff(b.x);
        for pair in places.windows(2) {
            let ways = pair[0]
                .iter()
                .flat_map(|a| pair[1].iter().map(move |b| apart(a, b)));
            self.moves += 1;
            self.far += usize::from(ways.min() > Some(FAR));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Limit, run};
    use super::*;
    use clew_core::solve::Method;
    use clew_core::trace::Verdict;

    fn ran(text: &str, method: Method) -> (Code, Ran) {
        let code = kind::read(text).expect("a puzzle").remove(0).code;
        let ran = run(&code, method, Limit::default()).expect("it was read");
        (code, ran)
    }

    #[test]
    fn every_method_shows_the_same_solution() {
        for sample in &kind::SAMPLES[..] {
            if sample.text.len() > 200 {
                continue;
            }
            let of = |method| {
                let (code, ran) = ran(sample.text, method);
                let mut solutions = solutions(&code, &ran).expect("it was read");
                solutions.sort();
                (ran.verdict, solutions)
            };
            let (verdict, proved) = of(Method::Prove);
            let (reasoned, human) = of(Method::Human);
            assert_eq!(verdict, reasoned, "{}", sample.name);
            match verdict {
                Verdict::Unique => assert_eq!(proved, human, "{}", sample.name),
                Verdict::Several => {
                    for two in [&proved, &human] {
                        assert!(two.len() == 2 && two[0] != two[1], "{}", sample.name);
                    }
                }
                _ => assert!(proved.is_empty() && human.is_empty(), "{}", sample.name),
            }
        }
    }

    #[test]
    fn stages_add_up_to_the_steps() {
        let (code, ran) = ran(kind::SAMPLES[1].text, Method::Human);
        let player = player(&code, &ran).expect("it was read");
        let tally = tally(
            &code,
            Method::Human,
            &ran,
            player.as_ref(),
            Limit::default(),
        );
        let Stages {
            patterns,
            breakout,
            enumeration,
        } = tally.stages;
        assert_eq!(patterns + breakout + enumeration, tally.steps);
        assert!(tally.chapters > 0 && tally.chapters <= tally.steps);
        assert!(breakout > 0 && tally.level > 0);
    }
}
