//! Sample puzzles, offered by name.

use std::sync::LazyLock;

use clew_core::kinded::Kind;

use super::list::{all, offer};

/// A puzzle offered by name.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// Its kind.
    pub kind: Kind,
    /// Message id of its name.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// The samples, kind by kind; the page opens with the first, which is small and easy.
pub static SAMPLES: LazyLock<Vec<Sample>> = LazyLock::new(|| {
    let of_kind = |kind: Kind| {
        let samples = offer(kind).samples.iter();
        samples.map(move |sample| Sample {
            kind,
            name: sample.name,
            text: sample.text,
        })
    };
    all().flat_map(of_kind).collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::model::{Puzzle as _, Stage, Technique as _};
    use clew_core::playback::TracePlayer;
    use clew_core::solve::{Method, Solver};
    use clew_core::trace::Event;
    use clew_slitherlink::Slitherlink;
    use clew_sudoku::{Sudoku, Technique};

    fn text(name: &str) -> &'static str {
        let sample = SAMPLES.iter().find(|sample| sample.name == name);
        sample.expect("there is such a sample").text
    }

    #[test]
    fn the_opening_board_is_small_and_easy_and_soon_explained() {
        let reading = crate::kind::read(SAMPLES[0].text)
            .expect("a puzzle")
            .swap_remove(0);
        let clues = Slitherlink::parse_canonical(&reading.code.text).expect("a Slitherlink");
        assert_eq!((reading.shape.rows, reading.shape.cols), (7, 7));
        let mut player = TracePlayer::<Slitherlink>::new(clues.clone());
        for event in Solver::<Slitherlink>::new(clues, Method::Human) {
            player.push(event);
        }
        assert!(player.chapter_count() <= 8, "{}", player.chapter_count());
        let rows = (1..=player.len()).filter_map(|position| player.row(position));
        let level = rows.map(|row| row.level).max();
        assert!(
            level.is_some_and(|level| (2..=3).contains(&level)),
            "{level:?}"
        );
    }

    #[test]
    fn all_three_stages_happen_on_the_board_that_says_so() {
        let reading = crate::kind::read(text("page-sample-stages"))
            .expect("a puzzle")
            .swap_remove(0);
        let clues = Slitherlink::parse_canonical(&reading.code.text).expect("a Slitherlink");
        let events: Vec<_> = Solver::<Slitherlink>::new(clues, Method::Human).collect();
        let of = |stage: Stage| {
            let is_of = |event: &&Event<Slitherlink>| match event {
                Event::Step(step) => step.technique.stage() == stage,
                _ => false,
            };
            events.iter().filter(is_of).count()
        };
        assert!(of(Stage::Patterns) > 10);
        assert!(of(Stage::Breakout) >= 2);
        let cases = events
            .iter()
            .filter(|event| matches!(event, Event::Case(_)))
            .count();
        assert!((2..=16).contains(&cases), "{cases} cases");
    }

    #[test]
    fn the_hardest_step_of_the_swordfish_sample_is_a_swordfish() {
        let reading = crate::kind::read(text("page-sample-sudoku-fish"))
            .expect("a puzzle")
            .swap_remove(0);
        let clues = Sudoku::parse_canonical(&reading.code.text).expect("a Sudoku");
        let steps = Solver::<Sudoku>::new(clues, Method::Human).filter_map(|event| match event {
            Event::Step(step) => Some(step.technique),
            _ => None,
        });
        let hardest = steps.max_by_key(|technique| technique.tenths());
        assert_eq!(hardest, Some(Technique::Swordfish));
    }

    #[test]
    fn no_irregular_region_is_a_plain_row_or_column() {
        let reading = crate::kind::read(text("page-sample-sudoku-jigsaw"))
            .expect("a puzzle")
            .swap_remove(0);
        let clues = Sudoku::parse_canonical(&reading.code.text).expect("a Sudoku");
        let houses = clues.houses();
        let cells: Vec<_> = houses.shape().cells().collect();
        for first in &cells {
            let region: Vec<_> = cells
                .iter()
                .filter(|cell| houses.region(**cell) == houses.region(*first))
                .collect();
            assert!(region.iter().any(|cell| cell.row != first.row));
            assert!(region.iter().any(|cell| cell.col != first.col));
        }
    }
}
