//! Disjoint sets with parity: colour classes of cells.
//!
//! Every node carries the label of its class and whether it differs from the class's
//! first member, so a query takes constant time. Joining relabels the smaller class,
//! which costs `n log n` in total.

/// Nodes `0..n` in classes.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Classes {
    label: Vec<u16>,
    differs: Vec<bool>,
    /// Next member of the same class, in a ring.
    next: Vec<u16>,
    size: Vec<u16>,
}

/// Record of a join, needed to undo it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Join {
    a: usize,
    b: usize,
    from: usize,
    flip: bool,
    /// Nodes that were relabelled.
    pub(crate) moved: Vec<usize>,
}

impl Join {
    /// Nodes whose classes were joined.
    pub(crate) fn nodes(&self) -> [usize; 2] {
        [self.a, self.b]
    }
}

impl Classes {
    /// Puts every node in a class of its own.
    pub(crate) fn new(nodes: usize) -> Self {
        let count = u16::try_from(nodes).expect("a board has at most 100 × 100 cells");
        Self {
            label: (0..count).collect(),
            differs: vec![false; nodes],
            next: (0..count).collect(),
            size: vec![1; nodes],
        }
    }

    /// Class of a node and whether the node differs from its first member.
    pub(crate) fn class(&self, node: usize) -> (usize, bool) {
        (usize::from(self.label[node]), self.differs[node])
    }

    /// Whether two nodes differ; `None` if they are in different classes.
    pub(crate) fn differ(&self, a: usize, b: usize) -> Option<bool> {
        (self.label[a] == self.label[b]).then_some(self.differs[a] ^ self.differs[b])
    }

    /// Joins the classes of two nodes; `None` if the nodes were already in one
    /// class.
    pub(crate) fn join(&mut self, a: usize, b: usize, differ: bool) -> Option<Join> {
        let ((into, from_a), (from, from_b)) = (self.class(a), self.class(b));
        if into == from {
            return None;
        }
        if self.size[into] < self.size[from] {
            return self.join(b, a, differ);
        }
        let flip = from_a ^ from_b ^ differ;
        let moved: Vec<usize> = self.members(b).collect();
        for &node in &moved {
            self.label[node] = self.label[a];
            self.differs[node] ^= flip;
        }
        self.next.swap(a, b);
        self.size[into] += self.size[from];
        Some(Join {
            a,
            b,
            from,
            flip,
            moved,
        })
    }

    /// Undoes the latest join.
    pub(crate) fn undo(&mut self, join: &Join) {
        let into = usize::from(self.label[join.a]);
        self.next.swap(join.a, join.b);
        self.size[into] -= self.size[join.from];
        for &node in &join.moved {
            self.label[node] = u16::try_from(join.from).expect("labels are node numbers");
            self.differs[node] ^= join.flip;
        }
    }

    /// Number of nodes in the class of a node.
    pub(crate) fn size(&self, node: usize) -> u16 {
        self.size[usize::from(self.label[node])]
    }

    /// Next node of the same class; following it from node to node visits them all
    /// and returns. A singleton is its own next.
    pub(crate) fn next(&self, node: usize) -> usize {
        usize::from(self.next[node])
    }

    /// All nodes of the class of a node, starting with it.
    pub(crate) fn members(&self, node: usize) -> impl Iterator<Item = usize> {
        let step = move |&at: &usize| Some(self.next(at)).filter(|&at| at != node);
        std::iter::successors(Some(node), step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_join_can_be_undone() {
        let mut classes = Classes::new(6);
        classes.join(0, 1, true);
        classes.join(2, 3, true);
        let before = classes.clone();
        let join = classes.join(3, 0, true).unwrap();
        assert_eq!(classes.differ(1, 2), Some(true));
        classes.undo(&join);
        assert_eq!(classes, before);
    }

    #[test]
    fn relations_chain_with_their_parity() {
        let mut classes = Classes::new(5);
        classes.join(0, 1, true);
        classes.join(2, 3, true);
        assert_eq!(classes.differ(0, 3), None);
        classes.join(1, 2, false);
        assert_eq!(classes.differ(0, 3), Some(false));
        assert_eq!(classes.differ(0, 2), Some(true));
        assert_eq!(classes.members(3).count(), 4);
        assert_eq!(classes.join(0, 3, false), None);
    }
}
