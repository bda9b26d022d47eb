//! Matching of a drawing on a board. Every orientation is prepared so that most
//! places are rejected at a second clue or a border.

use clew_core::grid::{Cell, Edge, Shape, Site, SortShort as _};
use clew_core::model::{Clash, Contradiction};
use clew_core::solve::Find;
use clew_core::trace::Step;

use super::drawing::{Border, Drawing, ProofKind};
use crate::board::{Board, Clues, Fact, Mark, Rule, Slitherlink};
use crate::catalogue::Technique;
use crate::reason::{Drawn, Reason};
use crate::technique::loops::LeftOut;

/// Orientation of a drawing, relative to its anchor: the first clue in reading
/// order.
pub(super) struct Variant {
    technique: Technique,
    window: Shape,
    border: Border,
    /// Place of the anchor in the window.
    anchor: Cell,
    /// Other clues, in cells from the corner of the window.
    others: Vec<(Cell, u8)>,
    given: Vec<(Site, Mark)>,
    found: Vec<(Site, Mark, ProofKind)>,
    /// Line that can only go on along a clue, if the technique is about one.
    entering: Option<Site>,
    /// Closed corner of a clue, if the technique is about one: the clue and the number
    /// of the corner.
    closed: Option<(Cell, u8)>,
    /// Edges of [`Drawing::core`]; empty if no conclusion needs it.
    core: Vec<Site>,
}

/// Placement of a window: its upper left cell, which may be beyond the board.
#[derive(Clone, Copy)]
struct Placed {
    row: i16,
    col: i16,
    shape: Shape,
}

impl Placed {
    /// Cell of the board under a cell of the window; `None` is beyond it.
    fn cell(self, cell: Cell) -> Option<Cell> {
        let row = u8::try_from(self.row + i16::from(cell.row)).ok()?;
        let col = u8::try_from(self.col + i16::from(cell.col)).ok()?;
        let cell = Cell { row, col };
        self.shape.contains(cell).then_some(cell)
    }

    /// Edge of the board under an edge of the window; `None` is beyond it.
    fn edge(self, site: Site) -> Option<Edge> {
        let y = u8::try_from(2 * self.row + i16::from(site.y)).ok()?;
        let x = u8::try_from(2 * self.col + i16::from(site.x)).ok()?;
        if y > 2 * self.shape.rows || x > 2 * self.shape.cols {
            return None;
        }
        Site { y, x }.edge()
    }
}

/// Outcome of matching a drawing at a place.
pub(super) enum Match {
    /// Something new follows.
    Found(Find<Slitherlink>),
    /// Nothing follows until the board has a line elsewhere or one more clue: a loop
    /// within the core would leave nothing out.
    Pending,
    /// Nothing follows unless the board changes within the drawing.
    Nothing,
}

impl Variant {
    /// Prepares a drawing, and returns it with the count of its anchor.
    pub(super) fn new(drawing: &Drawing) -> (u8, Self) {
        let ((anchor, count), others) = drawing
            .clues
            .split_first()
            .expect("the reader refuses drawings without a clue");
        let core = if drawing.relies_on_loop() {
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
                .map(|&(edge, mark, kind)| (edge.site(), mark, kind))
                .collect(),
            entering: drawing.entering().map(Edge::site),
            closed: drawing.closed_corner(),
            core: core.into_iter().map(Edge::site).collect(),
        };
        (*count, variant)
    }

    /// Matches the drawing with its anchor, whose count fits, on `at`.
    pub(super) fn match_at(&self, clues: &Clues, board: &Board, at: Cell) -> Match {
        let placed = Placed {
            row: i16::from(at.row) - i16::from(self.anchor.row),
            col: i16::from(at.col) - i16::from(self.anchor.col),
            shape: board.shape(),
        };
        if self.fits(clues, board, placed) {
            self.conclude(clues, board, placed, at)
        } else {
            Match::Nothing
        }
    }

    /// Offsets, down and right of the anchor, of the sites that decide what
    /// [`Variant::match_at`] returns.
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

    /// Offsets of the edges that must be known, with their marks.
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
        // Beyond the board every edge counts as a cross.
        let given_fits = |&(site, mark): &(Site, Mark)| match placed.edge(site) {
            Some(edge) => board.edge(edge) == Some(mark),
            None => mark == Mark::Cross,
        };
        self.others.iter().all(clue_fits) && self.given.iter().all(given_fits)
    }

    fn conclude(&self, clues: &Clues, board: &Board, placed: Placed, at: Cell) -> Match {
        let is_new = |edge: Option<Edge>, mark: Mark| match edge {
            Some(edge) => board.edge(edge) != Some(mark),
            None => mark == Mark::Line,
        };
        let mut open: Vec<(Option<Edge>, Mark, ProofKind)> = Vec::new();
        for &(site, mark, kind) in &self.found {
            let edge = placed.edge(site);
            if is_new(edge, mark) {
                open.push((edge, mark, kind));
            }
        }
        let mut left_out = None;
        if open.iter().any(|open| open.2 == ProofKind::Loop) {
            left_out = self.left_out(clues, board, placed);
            if left_out.is_none() {
                open.retain(|open| open.2 == ProofKind::Local);
                if open.is_empty() {
                    return Match::Pending;
                }
            }
        }
        if open.is_empty() {
            return Match::Nothing;
        }
        // The first contradiction is reported alone; without one, everything new is.
        let clash = open.iter().copied().find(|&(edge, ..)| match edge {
            Some(edge) => board.edge(edge).is_some(),
            None => true,
        });
        let reported: &[_] = clash.as_ref().map_or(&open, std::slice::from_ref);
        let (mut sites, mut given) = self.evidence(placed, at);
        let mut drawn = Drawn {
            entering: self.entering.and_then(|site| placed.edge(site)),
            closed: self
                .closed
                .and_then(|(cell, corner)| Some((placed.cell(cell)?, corner))),
            left_out: None,
        };
        if reported.iter().any(|open| open.2 == ProofKind::Loop) {
            match left_out {
                Some(LeftOut::Clue(cell)) => {
                    sites.push(cell.site());
                    drawn.left_out = Some(cell.site());
                }
                Some(LeftOut::Line(edge)) => {
                    given.push(Fact::Edge(edge, Mark::Line));
                    drawn.left_out = Some(edge.site());
                }
                None => {}
            }
        }
        if let Some((edge, mark, _)) = clash {
            let mut at = sites.clone();
            if let Some(edge) = edge {
                given.push(Fact::Edge(edge, mark.opposite()));
                at.push(edge.site());
            }
            return Match::Found(Find::Contradiction(Contradiction {
                clues: sites,
                given,
                clash: Clash::new(Rule::BothSides, at),
            }));
        }
        let mut found: Vec<Fact> = open
            .into_iter()
            .filter_map(|(edge, mark, _)| Some(Fact::Edge(edge?, mark)))
            .collect();
        found.sort_short();
        let mut step = Step::new(self.technique, sites, given, found);
        step.reason = (drawn != Drawn::default()).then_some(Reason::Drawing(drawn));
        Match::Found(Find::Step(step))
    }

    /// Clues drawn, in reading order, and known edges drawn.
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

    /// First clue, or else first known line, in reading order, that a loop within the
    /// core would leave out: a clue with more lines than it has sides in the core.
    fn left_out(&self, clues: &Clues, board: &Board, placed: Placed) -> Option<LeftOut> {
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
            return Some(LeftOut::Clue(cell));
        }
        placed
            .shape
            .edges()
            .find(|edge| board.edge(*edge) == Some(Mark::Line) && !core.contains(edge))
            .map(LeftOut::Line)
    }
}
