//! One half of a drawing, "before" or "after", as characters on the doubled lattice.

use std::collections::BTreeMap;

use clew_core::grid::{Shape, Site};

use super::drawing::{Border, ProofKind};
use crate::board::Mark;

/// Clue or edge in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Drawn {
    Clue(u8),
    Edge(Mark, ProofKind),
}

/// Half of a drawing: a character for every site.
pub(super) struct Picture {
    pub(super) window: Shape,
    pub(super) border: Border,
    pub(super) drawn: BTreeMap<Site, Drawn>,
    /// Cell drawn as `k`.
    link: Option<Site>,
}

impl Picture {
    /// Reads a picture, a row of sites per line.
    pub(super) fn read<'a>(rows: impl Iterator<Item = &'a str>) -> Result<Self, String> {
        // Blanks at the end of a line may be left out.
        let mut rows: Vec<Vec<char>> = rows.map(|row| row.chars().collect()).collect();
        let width = rows.iter().map(Vec::len).max().unwrap_or_default();
        rows.iter_mut().for_each(|row| row.resize(width, ' '));
        let mut border = Border::default();
        if rows[0].iter().all(|&c| c == '#') {
            border.top = true;
            rows.remove(0);
        }
        if rows.iter().all(|row| row.first() == Some(&'#')) {
            border.left = true;
            for row in &mut rows {
                row.remove(0);
            }
        }
        let cells = |sites: usize| u8::try_from(sites / 2).map_err(|_| "too large".to_string());
        let width = rows.first().map_or(0, Vec::len);
        let window = Shape::new(cells(rows.len())?, cells(width)?);
        if [rows.len(), width]
            .iter()
            .any(|sites| sites.is_multiple_of(2))
        {
            return Err("a picture begins and ends with vertices".into());
        }
        let mut picture = Self {
            window,
            border,
            drawn: BTreeMap::new(),
            link: None,
        };
        for (y, row) in (0..).zip(&rows) {
            for (x, &c) in (0..).zip(row) {
                let site = Site { y, x };
                let across = site.y.is_multiple_of(2);
                let drawn = match c {
                    '+' if site.vertex().is_some() => continue,
                    ' ' if site.vertex().is_none() => continue,
                    '0'..='4' => Drawn::Clue(c as u8 - b'0'),
                    'k' => {
                        picture.link = Some(site);
                        Drawn::Clue(2)
                    }
                    '-' if across => Drawn::Edge(Mark::Line, ProofKind::Local),
                    '|' if !across => Drawn::Edge(Mark::Line, ProofKind::Local),
                    'x' => Drawn::Edge(Mark::Cross, ProofKind::Local),
                    '=' if across => Drawn::Edge(Mark::Line, ProofKind::Loop),
                    ':' if !across => Drawn::Edge(Mark::Line, ProofKind::Loop),
                    '*' => Drawn::Edge(Mark::Cross, ProofKind::Loop),
                    _ => return Err(format!("{c:?} cannot stand at {site:?}")),
                };
                picture.drawn.insert(site, drawn);
            }
        }
        Ok(picture)
    }

    /// Repeats the cell drawn as `k`, and its edges, `length` times along the
    /// diagonal down and right.
    pub(super) fn repeat(&self, length: u8) -> Self {
        let Some(link) = self.link else {
            return Self {
                drawn: self.drawn.clone(),
                ..*self
            };
        };
        let moved = |site: Site, steps: u8| Site {
            y: site.y + 2 * steps,
            x: site.x + 2 * steps,
        };
        let more = length - 1;
        let mut drawn = BTreeMap::new();
        for (&site, &mark) in &self.drawn {
            let in_link = site.y.abs_diff(link.y) + site.x.abs_diff(link.x) <= 1;
            if in_link {
                drawn.extend((0..length).map(|steps| (moved(site, steps), mark)));
            } else if site.y + site.x < link.y + link.x {
                drawn.insert(site, mark);
            } else {
                drawn.insert(moved(site, more), mark);
            }
        }
        Self {
            window: Shape::new(self.window.rows + more, self.window.cols + more),
            border: self.border,
            drawn,
            link: self.link,
        }
    }
}
