//! Look of a played Slitherlink: clashes, counts, obvious crosses, and whether it
//! is solved.

use clew_core::game::{Change, Count, Position, Tallied};
use clew_core::grid::{Edge, Table};
use clew_core::model::Clash;

use super::edges;
use crate::board::{Clues, Fact, Mark, Rule, Side, Slitherlink};
use crate::rules;

type Edges = Table<Edge, Option<Mark>>;

/// Whether the lines are a solution, regardless of blank edges.
pub(super) fn is_solved(clues: &Clues, edges: &Edges) -> bool {
    let mut whole = edges.clone();
    for edge in clues.shape().edges() {
        whole[edge].get_or_insert(Mark::Cross);
    }
    rules::clashes_of(clues, &whole).is_empty()
}

/// Rules that edges break, and edges that contradict the sides of their cells.
pub(super) fn broken(clues: &Clues, position: &Position<Slitherlink>) -> Vec<Clash<Slitherlink>> {
    let shape = clues.shape();
    let marked = edges(clues, position);
    let mut found = rules::clashes_of(clues, &marked);
    let side = |cell: Option<clew_core::grid::Cell>| match cell {
        None => Some(Side::Outside),
        Some(cell) => match position.get(cell.site()) {
            Some(Fact::Cell(_, side)) => Some(side),
            _ => None,
        },
    };
    for edge in shape.edges() {
        let [one, other] = edge.cells(shape);
        let (Some(mark), Some(here), Some(there)) = (marked[edge], side(one), side(other)) else {
            continue;
        };
        if (mark == Mark::Line) == (here == there) {
            let cells = [one, other].into_iter().flatten().map(|cell| cell.site());
            let sites = [edge.site()].into_iter().chain(cells).collect();
            found.push(Clash::new(Rule::BothSides, sites));
        }
    }
    found
}

/// Lines around each clue.
pub(super) fn counts(clues: &Clues, edges: &Edges) -> Vec<Count> {
    let count = |(cell, needed): (clew_core::grid::Cell, u8)| {
        let with = |mark: Option<Mark>| {
            let around = cell.edges().into_iter();
            around.map(|edge| u32::from(edges[edge] == mark)).sum()
        };
        Count {
            of: Tallied::Clue(cell.site()),
            placed: with(Some(Mark::Line)),
            needed: u32::from(needed),
            room: with(None),
        }
    };
    clues.counts().map(count).collect()
}

/// Crosses on the blank edges at dots and clues that new lines have filled.
pub(super) fn crosses(
    clues: &Clues,
    edges: &Edges,
    changes: &[Change<Slitherlink>],
) -> Vec<Change<Slitherlink>> {
    let shape = clues.shape();
    let lines = changes.iter().filter_map(|change| match *change {
        Change::Put(Fact::Edge(edge, Mark::Line)) => Some(edge),
        _ => None,
    });
    let is_line = |edge: &&Edge| edges[**edge] == Some(Mark::Line);
    let mut full: Vec<Edge> = Vec::new();
    for line in lines {
        for end in line.ends() {
            let around: Vec<Edge> = end.edges(shape).into_iter().flatten().collect();
            if around.iter().filter(is_line).count() == 2 {
                full.extend(around);
            }
        }
        for cell in line.cells(shape).into_iter().flatten() {
            let around = cell.edges();
            let count = around.iter().filter(is_line).count();
            if clues.count(cell).map(usize::from) == Some(count) {
                full.extend(around);
            }
        }
    }
    let blank = full.into_iter().filter(|&edge| edges[edge].is_none());
    blank
        .map(|edge| Change::Put(Fact::Edge(edge, Mark::Cross)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clew_core::format::Read as _;
    use clew_core::game::{Game, Marking as _};

    fn game(clues: &str, marks: &[&str]) -> Game<Slitherlink> {
        let clues = Slitherlink::parse(clues).unwrap().remove(0).clues;
        let mut game = Game::new(clues);
        for mark in marks {
            let mark = Slitherlink::read(game.clues(), mark).unwrap();
            game.take_hint(&[mark], None);
        }
        game
    }

    #[test]
    fn lines_alone_make_a_solution_whatever_sides_are_marked() {
        let lines = [
            "R1C1 top line",
            "R1C1 left line",
            "R1C1 right line",
            "R1C1 bottom line",
        ];
        let mut game = game("4..,...,...", &lines);
        assert!(game.is_solved() && game.broken().is_empty());
        // A wrong side for a cell elsewhere does not spoil the solution.
        game.take_hint(
            &[Slitherlink::read(game.clues(), "R3C3 inside").unwrap()],
            None,
        );
        assert!(game.is_solved());
        game.undo();
        game.undo();
        assert!(!game.is_solved());
    }

    #[test]
    fn each_clash_is_named_by_its_rule() {
        let rules = |clues: &str, marks: &[&str]| -> Vec<Rule> {
            let broken = game(clues, marks).broken().into_iter();
            broken.map(|clash| clash.rule).collect()
        };
        let branch = ["R2C2 top line", "R2C2 left line", "R2C1 top line"];
        assert_eq!(rules("...,...,...", &branch), [Rule::Branch]);
        assert_eq!(
            rules("1..,...,...", &["R1C1 top line", "R1C1 left line"]),
            [Rule::ClueExceeded]
        );
        assert_eq!(
            rules("...,...,...", &["R1C1 top cross", "R1C1 inside"]),
            [Rule::BothSides]
        );
        let ring = [
            "R1C1 top line",
            "R1C1 left line",
            "R1C1 right line",
            "R1C1 bottom line",
        ];
        assert_eq!(rules("...,...,..1", &ring), [Rule::PrematureLoop]);
        assert_eq!(rules("...,...,...", &["R1C1 top line"]), []);
    }

    #[test]
    fn crosses_come_at_full_dots_and_met_clues() {
        let game = game("1..,...,...", &["R1C1 top line"]);
        let crosses = ["R1C1 right cross", "R1C1 bottom cross", "R1C1 left cross"];
        let crosses: Vec<_> = crosses
            .map(|text| Slitherlink::read(game.clues(), text).unwrap())
            .to_vec();
        assert_eq!(game.facts()[1..], crosses);
        let mut bare = game.clone();
        bare.undo();
        assert!(bare.position().is_empty());
    }
}
