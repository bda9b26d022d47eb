//! Finds a drawing on a board: every orientation, prepared so that most
//! places are rejected after one look at a second clue or a border.

use crate::grid::{Cell, Edge, Shape, Site};
use crate::model::{Clash, Contradiction};
use crate::solve::Find;
use crate::trace::Step;

use super::super::{Board, Clues, Fact, Mark, Rule, Slitherlink, Technique};
use super::drawing::{Border, Class, Drawing};

/// One orientation of a drawing, in places relative to its anchor: the first
/// clue in reading order.
pub(super) struct Variant {
    technique: Technique,
    window: Shape,
    border: Border,
    /// The anchor's place in the window.
    anchor: Cell,
    /// The other clues, in cells from the corner of the window.
    others: Vec<(Cell, u8)>,
    given: Vec<(Site, Mark)>,
    found: Vec<(Site, Mark, Class)>,
    /// The edges of [`Drawing::core`]; empty where no conclusion asks for it.
    core: Vec<Site>,
}

/// Where a window lies: its upper left cell, which may be beyond the board.
#[derive(Clone, Copy)]
struct Placed {
    row: i16,
    col: i16,
    shape: Shape,
}

impl Placed {
    /// The cell of the board under a cell of the window; `None` is beyond it.
    fn cell(self, cell: Cell) -> Option<Cell> {
        let row = u8::try_from(self.row + i16::from(cell.row)).ok()?;
        let col = u8::try_from(self.col + i16::from(cell.col)).ok()?;
        let cell = Cell { row, col };
        self.shape.contains(cell).then_some(cell)
    }

    /// The edge of the board under an edge of the window; `None` is beyond it.
    fn edge(self, site: Site) -> Option<Edge> {
        let y = u8::try_from(2 * self.row + i16::from(site.y)).ok()?;
        let x = u8::try_from(2 * self.col + i16::from(site.x)).ok()?;
        if y > 2 * self.shape.rows || x > 2 * self.shape.cols {
            return None;
        }
        Site { y, x }.edge()
    }
}

/// What came of a drawing at a place.
pub(super) enum Tried {
    /// It tells something.
    Found(Find<Slitherlink>),
    /// It tells nothing until the board has a line elsewhere or a clue more:
    /// a loop within the core would leave nothing out.
    Waits,
    /// It tells nothing unless the board changes where the drawing reaches.
    Nothing,
}

/// Something that a loop closed within the core of a drawing would leave out:
/// a clue with more lines than it has sides in the core, or a line elsewhere.
enum Witness {
    Clue(Cell),
    Line(Edge),
}

impl Variant {
    /// Prepares a drawing; with the count of its anchor.
    pub(super) fn new(drawing: &Drawing) -> (u8, Self) {
        let ((anchor, count), others) = drawing
            .clues
            .split_first()
            .expect("the reader refuses drawings without a clue");
        let core = if drawing.asks() {
            drawing.core()
        } else {
            Vec::new()
        };
        let variant = Self {
            technique: drawing.technique,
            window: drawing.window,
            border: drawing.border,
            anchor: *anchor,
            others: others.to_vec(),
            given: drawing
                .given
                .iter()
                .map(|&(edge, mark)| (edge.site(), mark))
                .collect(),
            found: drawing
                .found
                .iter()
                .map(|&(edge, mark, class)| (edge.site(), mark, class))
                .collect(),
            core: core.into_iter().map(Edge::site).collect(),
        };
        (*count, variant)
    }

    /// What the drawing says with its anchor, whose count fits, on `at`.
    pub(super) fn try_at(&self, clues: &Clues, board: &Board, at: Cell) -> Tried {
        let placed = Placed {
            row: i16::from(at.row) - i16::from(self.anchor.row),
            col: i16::from(at.col) - i16::from(self.anchor.col),
            shape: board.shape(),
        };
        if self.fits(clues, board, placed) {
            self.conclude(clues, board, placed, at)
        } else {
            Tried::Nothing
        }
    }

    /// How far from the anchor the clues and edges lie that decide what
    /// [`Variant::try_at`] answers: the offsets of their sites, down and right.
    pub(super) fn offsets(&self) -> impl Iterator<Item = (i16, i16)> {
        let cells = self.others.iter().map(|other| other.0.site());
        let given = self.given.iter().map(|given| given.0);
        let found = self.found.iter().map(|found| found.0);
        let Site { y, x } = self.anchor.site();
        let [down, right] = [y, x].map(i16::from);
        cells
            .chain([self.anchor.site()])
            .chain(given)
            .chain(found)
            .map(move |site| (i16::from(site.y) - down, i16::from(site.x) - right))
    }

    /// The offsets of the edges that must be known, and what they must be.
    pub(super) fn given_offsets(&self) -> impl Iterator<Item = ((i16, i16), Mark)> {
        let Site { y, x } = self.anchor.site();
        let [down, right] = [y, x].map(i16::from);
        let given = self.given.iter();
        given
            .map(move |&(site, mark)| ((i16::from(site.y) - down, i16::from(site.x) - right), mark))
    }

    fn fits(&self, clues: &Clues, board: &Board, placed: Placed) -> bool {
        let Shape { rows, cols } = placed.shape;
        let Border {
            top,
            right,
            bottom,
            left,
        } = self.border;
        if top && placed.row != 0
            || left && placed.col != 0
            || bottom && placed.row + i16::from(self.window.rows) != i16::from(rows)
            || right && placed.col + i16::from(self.window.cols) != i16::from(cols)
        {
            return false;
        }
        let clue_fits = |&(cell, count): &(Cell, u8)| {
            placed.cell(cell).and_then(|cell| clues.count(cell)) == Some(count)
        };
        // Beyond the board every edge is as good as a cross.
        let given_fits = |&(site, mark): &(Site, Mark)| match placed.edge(site) {
            Some(edge) => board.edge(edge) == Some(mark),
            None => mark == Mark::Cross,
        };
        self.others.iter().all(clue_fits) && self.given.iter().all(given_fits)
    }

    fn conclude(&self, clues: &Clues, board: &Board, placed: Placed, at: Cell) -> Tried {
        let unsettled = |edge: Option<Edge>, mark: Mark| match edge {
            Some(edge) => board.edge(edge) != Some(mark),
            None => mark == Mark::Line,
        };
        let mut open: Vec<(Option<Edge>, Mark, Class)> = Vec::new();
        for &(site, mark, class) in &self.found {
            let edge = placed.edge(site);
            if unsettled(edge, mark) {
                open.push((edge, mark, class));
            }
        }
        let mut witness = None;
        if open.iter().any(|open| open.2 == Class::Loop) {
            witness = self.witness(clues, board, placed);
            if witness.is_none() {
                open.retain(|open| open.2 == Class::Local);
                if open.is_empty() {
                    return Tried::Waits;
                }
            }
        }
        if open.is_empty() {
            return Tried::Nothing;
        }
        // The first thing that cannot be so speaks alone; else all that is new.
        let clash = open.iter().copied().find(|&(edge, ..)| match edge {
            Some(edge) => board.edge(edge).is_some(),
            None => true,
        });
        let spoken: &[_] = clash.as_ref().map_or(&open, std::slice::from_ref);
        let (mut sites, mut given) = self.evidence(placed, at);
        if spoken.iter().any(|open| open.2 == Class::Loop) {
            match witness {
                Some(Witness::Clue(cell)) => sites.push(cell.site()),
                Some(Witness::Line(edge)) => given.push(Fact::Edge(edge, Mark::Line)),
                None => {}
            }
        }
        if let Some((edge, mark, _)) = clash {
            let mut at = sites.clone();
            if let Some(edge) = edge {
                given.push(Fact::Edge(edge, mark.opposite()));
                at.push(edge.site());
            }
            return Tried::Found(Find::Contradiction(Contradiction {
                clues: sites,
                given,
                clash: Clash::new(Rule::BothSides, at),
            }));
        }
        let mut found: Vec<Fact> = open
            .into_iter()
            .filter_map(|(edge, mark, _)| Some(Fact::Edge(edge?, mark)))
            .collect();
        found.sort_unstable();
        Tried::Found(Find::Step(Step::new(self.technique, sites, given, found)))
    }

    /// The clues drawn, in reading order, and the known edges drawn.
    fn evidence(&self, placed: Placed, at: Cell) -> (Vec<Site>, Vec<Fact>) {
        let others = self
            .others
            .iter()
            .filter_map(|&(cell, _)| placed.cell(cell));
        let sites = [at].into_iter().chain(others).map(Cell::site).collect();
        let given = self
            .given
            .iter()
            .filter_map(|&(site, mark)| Some(Fact::Edge(placed.edge(site)?, mark)))
            .collect();
        (sites, given)
    }

    /// The first clue or else the first known line, in reading order, that a
    /// loop within the core would leave out.
    fn witness(&self, clues: &Clues, board: &Board, placed: Placed) -> Option<Witness> {
        let core: Vec<Edge> = self
            .core
            .iter()
            .filter_map(|&site| placed.edge(site))
            .collect();
        let sides = |cell: Cell| {
            cell.edges()
                .iter()
                .filter(|edge| core.contains(edge))
                .count()
        };
        let clue = clues
            .counts()
            .find(|&(cell, count)| sides(cell) < usize::from(count));
        if let Some((cell, _)) = clue {
            return Some(Witness::Clue(cell));
        }
        placed
            .shape
            .edges()
            .find(|edge| board.edge(*edge) == Some(Mark::Line) && !core.contains(edge))
            .map(Witness::Line)
    }
}
