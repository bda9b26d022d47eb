//! Versions of a draft: a puzzle, additional drawings, and the position of the cursor.
//!
//! The drawn walls may not form a puzzle yet: a Sudoku's regions have a wrong size
//! while they are being drawn. Then the puzzle is the last complete one with the
//! clues of the draft, and the walls are kept separately. Walls that end within a
//! region are also kept separately.

use crate::kind::{self, Code, Contents};
use clew_core::grid::{Cell, Shape, Site, Symmetry, Table, Walls};
use clew_core::model::Change;

/// A puzzle being edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Version {
    pub(super) code: Code,
    /// Walls as drawn, if they differ from those of the puzzle.
    pub(super) walls: Option<Walls>,
    /// Water that determines the sums.
    pub(super) water: Option<Vec<Cell>>,
    pub(super) cursor: Site,
}

/// A version for display: parsed, and divided into regions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    pub(super) contents: Contents,
    pub(super) divided: Option<Divided>,
}

/// Walls of a version and the regions that they form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Divided {
    pub(super) walls: Walls,
    /// Number of each cell's region.
    pub(super) regions: Table<Cell, u16>,
    /// Number of cells of each region.
    pub(super) sizes: Vec<usize>,
    /// Required number of cells of each region, if there is one.
    pub(super) size: Option<usize>,
}

impl Version {
    /// A puzzle without additional drawings.
    pub(super) fn of(code: Code, cursor: Site) -> Self {
        Self {
            code,
            walls: None,
            water: None,
            cursor,
        }
    }

    /// Whether the other version has the same puzzle, walls and water.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        (&self.code, &self.walls, &self.water) == (&other.code, &other.walls, &other.water)
    }

    /// The version after a change of its puzzle; `None` if the kind does not allow
    /// the change.
    pub(super) fn changed(&self, change: &Change, shown: &Shown) -> Option<Self> {
        let code = kind::edited(&self.code, change)?;
        let walls = match change {
            Change::Turn(symmetry) => self.walls.as_ref().map(|walls| walls.turned(*symmetry)),
            Change::Resize(shape) => self.resized(*shape, shown),
            _ => self.walls.clone(),
        };
        let water = match change {
            // Sums that were written no longer follow the water.
            Change::Write(..) | Change::Keep(_) => None,
            Change::Turn(symmetry) => {
                let shape = shown.contents.shape;
                let water = self.water.as_ref();
                water.map(|water| turned(water, shape, *symmetry))
            }
            Change::Resize(_) | Change::Divide(_) => self.water.clone(),
        };
        let cursor = self.cursor;
        let next = Self {
            code,
            walls: None,
            water,
            cursor,
        };
        Some(match walls {
            Some(walls) => next.drawn(walls),
            None => next.settled(),
        })
    }

    /// The walls for another size, if regions are drawn instead of being fixed by the
    /// size.
    fn resized(&self, shape: Shape, shown: &Shown) -> Option<Walls> {
        let divided = shown.divided.as_ref()?;
        let regions = shown.contents.regions.as_ref();
        let is_drawn = self.walls.is_some() || regions.is_some_and(|regions| regions.is_drawn);
        is_drawn.then(|| divided.walls.resized(shape))
    }

    /// The version with these walls, which the puzzle adopts if they form one.
    pub(super) fn drawn(&self, walls: Walls) -> Self {
        let divided = kind::edited(&self.code, &Change::Divide(walls.clone()));
        let code = divided.unwrap_or_else(|| self.code.clone());
        let regions = kind::contents(&code).and_then(|contents| contents.regions);
        let is_all = regions.is_some_and(|regions| regions.walls == walls);
        let next = Self {
            code,
            walls: (!is_all).then_some(walls),
            ..self.clone()
        };
        next.settled()
    }

    /// The version with settled water and matching sums.
    fn settled(mut self) -> Self {
        let water = self.water.take();
        if let Some(water) = water
            && let Some((code, water)) = kind::poured(&self.code, &water, None)
        {
            self.code = code;
            self.water = Some(water);
        }
        self
    }

    /// The version with water poured at a cell; `None` if the kind does not have water.
    pub(super) fn poured(&self, at: Cell) -> Option<Self> {
        let before = self.water.as_deref().unwrap_or_default();
        let (code, water) = kind::poured(&self.code, before, Some(at))?;
        Some(Self {
            code,
            water: Some(water),
            ..self.clone()
        })
    }
}

impl Shown {
    /// A parsed version; `None` if its text is not a puzzle of its kind.
    pub(super) fn of(version: &Version) -> Option<Self> {
        let contents = kind::contents(&version.code)?;
        let divided = contents.regions.as_ref().map(|regions| {
            let walls = version.walls.as_ref().unwrap_or(&regions.walls);
            Divided::of(walls.clone(), regions.size)
        });
        Some(Self { contents, divided })
    }
}

impl Divided {
    fn of(walls: Walls, size: Option<usize>) -> Self {
        let regions = walls.parts();
        let mut sizes: Vec<usize> = Vec::new();
        for &region in regions.values() {
            let region = usize::from(region);
            sizes.resize(sizes.len().max(region + 1), 0);
            sizes[region] += 1;
        }
        Self {
            walls,
            regions,
            sizes,
            size,
        }
    }

    /// Number of cells of the region that a cell is in.
    pub(super) fn size_at(&self, cell: Cell) -> usize {
        self.sizes[usize::from(self.regions[cell])]
    }

    /// First cells of the regions with a wrong size, and the regions' numbers of cells.
    pub(super) fn wrong(&self) -> Vec<(Cell, usize)> {
        let Some(size) = self.size else {
            return Vec::new();
        };
        let mut next = 0;
        let mut wrong = Vec::new();
        // Regions are numbered in order of first appearance.
        for cell in self.regions.shape().cells() {
            if self.regions[cell] == next {
                next += 1;
                let cells = self.size_at(cell);
                wrong.extend((cells != size).then_some((cell, cells)));
            }
        }
        wrong
    }
}

fn turned(cells: &[Cell], shape: Shape, symmetry: Symmetry) -> Vec<Cell> {
    let image = |cell: &Cell| symmetry.site(shape, cell.site()).cell();
    let mut turned: Vec<Cell> = cells.iter().filter_map(image).collect();
    turned.sort_unstable();
    turned
}
