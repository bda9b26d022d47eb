//! Dense maps from places to values.

use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use super::{Cell, Edge, Shape, Vertex};

/// A place that can be the key of a [`Table`].
pub trait Place: Copy {
    /// Number of such places on a board of this shape.
    fn count(shape: Shape) -> usize;
    /// The place's number, below [`Place::count`], in the order of the
    /// iterators of [`Shape`].
    fn index(self, shape: Shape) -> usize;
    /// The place with a number that [`Place::index`] gives.
    fn at(index: usize, shape: Shape) -> Self;
}

fn row_major(row: u8, col: u8, cols: usize) -> usize {
    usize::from(row) * cols + usize::from(col)
}

/// The row and the column that [`row_major`] numbered.
fn of_row_major(index: usize, cols: usize) -> Cell {
    let small = |n: usize| u8::try_from(n).expect("places of a board have small rows and columns");
    Cell {
        row: small(index / cols),
        col: small(index % cols),
    }
}

impl Place for Cell {
    fn count(shape: Shape) -> usize {
        shape.area()
    }
    fn index(self, shape: Shape) -> usize {
        row_major(self.row, self.col, usize::from(shape.cols))
    }
    fn at(index: usize, shape: Shape) -> Self {
        of_row_major(index, usize::from(shape.cols))
    }
}

impl Place for Vertex {
    fn count(shape: Shape) -> usize {
        (usize::from(shape.rows) + 1) * (usize::from(shape.cols) + 1)
    }
    fn index(self, shape: Shape) -> usize {
        row_major(self.row, self.col, usize::from(shape.cols) + 1)
    }
    fn at(index: usize, shape: Shape) -> Self {
        let Cell { row, col } = of_row_major(index, usize::from(shape.cols) + 1);
        Vertex { row, col }
    }
}

impl Place for Edge {
    fn count(shape: Shape) -> usize {
        2 * shape.area() + usize::from(shape.rows) + usize::from(shape.cols)
    }
    fn index(self, shape: Shape) -> usize {
        match self {
            Edge::Above(cell) => row_major(cell.row, cell.col, usize::from(shape.cols)),
            Edge::LeftOf(cell) => {
                (usize::from(shape.rows) + 1) * usize::from(shape.cols)
                    + row_major(cell.row, cell.col, usize::from(shape.cols) + 1)
            }
        }
    }
    fn at(index: usize, shape: Shape) -> Self {
        let cols = usize::from(shape.cols);
        let across = (usize::from(shape.rows) + 1) * cols;
        match index.checked_sub(across) {
            None => Edge::Above(of_row_major(index, cols)),
            Some(index) => Edge::LeftOf(of_row_major(index, cols + 1)),
        }
    }
}

/// A value for every cell, edge or vertex of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<K, V> {
    shape: Shape,
    values: Vec<V>,
    key: PhantomData<K>,
}

impl<K: Place, V: Clone> Table<K, V> {
    /// A table with the same value everywhere.
    pub fn filled(shape: Shape, value: V) -> Self {
        Self {
            shape,
            values: vec![value; K::count(shape)],
            key: PhantomData,
        }
    }
}

impl<K: Place, V> Table<K, V> {
    /// A table with the value that each place has by a function, which is asked in order.
    pub fn of(shape: Shape, value: impl FnMut(K) -> V) -> Self {
        let places = (0..K::count(shape)).map(|index| K::at(index, shape));
        Self {
            shape,
            values: places.map(value).collect(),
            key: PhantomData,
        }
    }

    /// The shape of the board.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The values in the order of [`Place::index`].
    pub fn values(&self) -> &[V] {
        &self.values
    }
}

impl<K: Place, V> Index<K> for Table<K, V> {
    type Output = V;
    fn index(&self, place: K) -> &V {
        &self.values[place.index(self.shape)]
    }
}

impl<K: Place, V> IndexMut<K> for Table<K, V> {
    fn index_mut(&mut self, place: K) -> &mut V {
        &mut self.values[place.index(self.shape)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_in_the_order_of_the_iterators() {
        let shape = Shape::new(3, 5);
        assert!(
            shape
                .cells()
                .enumerate()
                .all(|(i, cell)| cell.index(shape) == i)
        );
        assert!(
            shape
                .edges()
                .enumerate()
                .all(|(i, edge)| edge.index(shape) == i)
        );
        assert!(
            shape
                .vertices()
                .enumerate()
                .all(|(i, vertex)| vertex.index(shape) == i)
        );
        assert_eq!(shape.edges().count(), Edge::count(shape));
    }

    #[test]
    fn a_number_names_its_place() {
        fn named<K: Place + PartialEq>(shape: Shape, mut places: impl Iterator<Item = K>) -> bool {
            places.all(|place| K::at(place.index(shape), shape) == place)
        }
        let shape = Shape::new(3, 5);
        assert!(named(shape, shape.cells()));
        assert!(named(shape, shape.edges()));
        assert!(named(shape, shape.vertices()));
    }
}
