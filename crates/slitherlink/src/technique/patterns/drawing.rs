//! Reader of the drawings in `patterns.txt`; that file explains its own language.

use clew_core::grid::{Cell, Edge, IntoSet as _, Shape, Site, SortShort as _, Symmetry};
use clew_core::model::Technique as _;

use super::picture::{Drawn, Picture};
use crate::board::Mark;
use crate::catalogue::Technique;
use crate::reason::{needs_closed, needs_entering};

/// Separator of before and after on every line of a drawing.
const BETWEEN: &str = "  >";

/// Pattern: the conditions, and the edges that follow.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Drawing {
    /// Technique of the pattern.
    pub(crate) technique: Technique,
    /// Number in the heading: 3 for `F3`. Drawings are tried in this order.
    pub(crate) number: u8,
    /// Whether it only presents smaller patterns together, under one name.
    pub(crate) combines: bool,
    /// Size of the picture, in cells.
    pub(crate) window: Shape,
    /// Sides on which the picture ends at the border of the board.
    pub(crate) border: Border,
    /// Clues drawn, in reading order.
    pub(crate) clues: Vec<(Cell, u8)>,
    /// Edges that must be known.
    pub(crate) given: Vec<(Edge, Mark)>,
    /// Edges that follow.
    pub(crate) found: Vec<(Edge, Mark, ProofKind)>,
}

/// Sides of a picture that are sides of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Border {
    pub(crate) top: bool,
    pub(crate) right: bool,
    pub(crate) bottom: bool,
    pub(crate) left: bool,
}

/// Kind of proof that a conclusion needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ProofKind {
    /// Clues and vertices alone.
    Local,
    /// Also: no loop closes within the core of the drawing. Holds if something
    /// outside the core must be on the loop.
    Loop,
}

/// Reads all drawings, the repeated ones once per length.
///
/// # Errors
/// Names the first line that cannot be read.
pub(crate) fn read(text: &str) -> Result<Vec<Drawing>, String> {
    let mut drawings = Vec::new();
    let mut heading = None;
    let mut rows: Vec<(&str, &str)> = Vec::new();
    for (i, line) in text.lines().chain([""]).enumerate() {
        let at = |fault: &str| format!("patterns.txt, line {}: {fault}", i + 1);
        if line.starts_with("//") {
            continue;
        }
        if let Some((before, after)) = line.split_once(BETWEEN) {
            rows.push((before, after.strip_prefix("  ").unwrap_or_default()));
        } else if line.is_empty() && !rows.is_empty() {
            let heading: &Heading = heading
                .as_ref()
                .ok_or_else(|| at("a drawing without a heading above"))?;
            let before = Picture::read(rows.iter().map(|row| row.0)).map_err(|f| at(&f))?;
            let after = Picture::read(rows.iter().map(|row| row.1)).map_err(|f| at(&f))?;
            for length in heading.repeat.0..=heading.repeat.1 {
                let drawing = heading.drawing(&before.repeat(length), &after.repeat(length));
                drawings.push(drawing.map_err(|f| at(&f))?);
            }
            rows.clear();
        } else if line.starts_with('F') {
            heading = Some(Heading::read(line).map_err(|f| at(&f))?);
        } else if !line.is_empty() {
            return Err(at("neither heading, drawing nor comment"));
        }
    }
    Ok(drawings)
}

/// Line above the drawings of a technique.
struct Heading {
    number: u8,
    technique: Technique,
    combines: bool,
    repeat: (u8, u8),
}

impl Heading {
    fn read(line: &str) -> Result<Self, String> {
        let mut words = line.split_whitespace();
        let number = words
            .next()
            .and_then(|code| code.strip_prefix('F')?.parse().ok())
            .ok_or("a heading begins with a code such as F3")?;
        let name = words.next().ok_or("a heading names its technique")?;
        let technique = Technique::all()
            .into_iter()
            .find(|technique| technique.name() == name)
            .ok_or_else(|| format!("no technique is called {name}"))?;
        let mut heading = Self {
            number,
            technique,
            combines: false,
            repeat: (1, 1),
        };
        while let Some(word) = words.next() {
            match word {
                "combines" => heading.combines = true,
                "repeat" => {
                    heading.repeat = words
                        .next()
                        .and_then(|range| range.split_once('-'))
                        .and_then(|(from, to)| Some((from.parse().ok()?, to.parse().ok()?)))
                        .ok_or("repeat wants a range such as 1-4")?;
                }
                _ => return Err(format!("a heading has no word {word}")),
            }
        }
        Ok(heading)
    }

    fn drawing(&self, before: &Picture, after: &Picture) -> Result<Drawing, String> {
        if (before.window, before.border) != (after.window, after.border) {
            return Err("before and after differ in size or border".into());
        }
        let mut drawing = Drawing {
            technique: self.technique,
            number: self.number,
            combines: self.combines,
            window: before.window,
            border: before.border,
            clues: Vec::new(),
            given: Vec::new(),
            found: Vec::new(),
        };
        for (&site, &drawn) in &before.drawn {
            if after.drawn.get(&site) != Some(&drawn) {
                return Err("after repeats all of before".into());
            }
        }
        for (&site, &drawn) in &after.drawn {
            let known = before.drawn.contains_key(&site);
            match (drawn, site.cell(), site.edge()) {
                (Drawn::Clue(count), Some(cell), None) if known => {
                    drawing.clues.push((cell, count));
                }
                (Drawn::Edge(mark, kind), None, Some(edge)) => {
                    if !known {
                        drawing.found.push((edge, mark, kind));
                    } else if kind == ProofKind::Local {
                        drawing.given.push((edge, mark));
                    } else {
                        return Err("a given edge needs no proof".into());
                    }
                }
                _ => return Err(format!("{drawn:?} cannot stand at {site:?}")),
            }
        }
        if drawing.clues.is_empty() || drawing.found.is_empty() {
            return Err("a drawing has a clue and a conclusion".into());
        }
        Ok(drawing)
    }
}

impl Drawing {
    /// Whether a conclusion relies on a loop that would leave something out.
    pub(crate) fn relies_on_loop(&self) -> bool {
        self.found.iter().any(|found| found.2 == ProofKind::Loop)
    }

    /// Edges among which conclusions of [`ProofKind::Loop`] exclude a closed loop:
    /// all that are drawn and all sides of the clues.
    pub(crate) fn core(&self) -> Vec<Edge> {
        let given = self.given.iter().map(|given| given.0);
        let found = self.found.iter().map(|found| found.0);
        let sides = self.clues.iter().flat_map(|clue| clue.0.edges());
        let core = given.chain(found).chain(sides).into_set();
        core.into_iter().collect()
    }

    /// Line that can only go on along a clue, if the technique is about one: at its end
    /// only sides of the clue are left.
    pub(crate) fn entering(&self) -> Option<Edge> {
        let lines = self.given.iter().filter(|(_, mark)| *mark == Mark::Line);
        let mut lines = lines
            .map(|(edge, _)| *edge)
            .filter(|_| needs_entering(self.technique));
        let first = lines.clone().next();
        let is_entering = |line: &Edge| {
            self.outside_corners().any(|(_, _, outside)| {
                let mut others = outside.iter().filter(|edge| *edge != line);
                outside.contains(line) && others.all(|edge| self.is_crossed(*edge))
            })
        };
        lines.find(is_entering).or(first)
    }

    /// Corner of a clue to which no other edge can bring a line, if the technique is
    /// about one.
    pub(crate) fn closed_corner(&self) -> Option<(Cell, u8)> {
        let mut corners = self
            .outside_corners()
            .filter(|_| needs_closed(self.technique));
        let (cell, corner, _) =
            corners.find(|(_, _, outside)| outside.iter().all(|&edge| self.is_crossed(edge)))?;
        Some((cell, corner))
    }

    fn is_crossed(&self, edge: Edge) -> bool {
        self.given.contains(&(edge, Mark::Cross))
    }

    /// Corners of the clues around which the picture shows all edges, with those that are not sides of the clue.
    fn outside_corners(&self) -> impl Iterator<Item = (Cell, u8, Vec<Edge>)> {
        let corners = self.clues.iter().flat_map(|&(cell, _)| {
            let corners = (0..).zip(cell.corners());
            corners.map(move |(number, corner)| (cell, number, corner))
        });
        corners.filter_map(|(cell, number, corner)| {
            let edges: Option<Vec<Edge>> = corner.edges(self.window).into_iter().collect();
            let outside = edges?.into_iter();
            let outside = outside.filter(|edge| !cell.edges().contains(edge));
            Some((cell, number, outside.collect()))
        })
    }

    /// Rotates or reflects the drawing; its lists are in reading order.
    pub(crate) fn turned(&self, symmetry: Symmetry) -> Self {
        let window = symmetry.shape(self.window);
        let site = |site: Site| symmetry.site(self.window, site);
        let cell = |cell: Cell| site(cell.site()).cell().expect("cells go to cells");
        let edge = |edge: Edge| site(edge.site()).edge().expect("edges go to edges");
        let Shape { rows, cols } = self.window;
        let middles = [
            (self.border.top, 0, cols),
            (self.border.right, rows, 2 * cols),
            (self.border.bottom, 2 * rows, cols),
            (self.border.left, rows, 0),
        ];
        let mut border = Border::default();
        for (_, y, x) in middles.into_iter().filter(|side| side.0) {
            let Site { y, x } = site(Site { y, x });
            border.top |= y == 0;
            border.right |= x == 2 * window.cols;
            border.bottom |= y == 2 * window.rows;
            border.left |= x == 0;
        }
        let mut turned = Self {
            window,
            border,
            clues: self.clues.iter().map(|&(c, n)| (cell(c), n)).collect(),
            given: self.given.iter().map(|&(e, m)| (edge(e), m)).collect(),
            found: self
                .found
                .iter()
                .map(|&(e, m, c)| (edge(e), m, c))
                .collect(),
            ..*self
        };
        turned.clues.sort_short();
        turned.given.sort_short();
        turned.found.sort_short();
        turned
    }

    /// Distinct rotations and reflections, the drawing itself first.
    pub(crate) fn orientations(&self) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for symmetry in Symmetry::all() {
            let turned = self.turned(symmetry);
            if !all.contains(&turned) {
                all.push(turned);
            }
        }
        all
    }
}
