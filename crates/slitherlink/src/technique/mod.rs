//! Techniques: the ways in which people decide edges and colours of a Slitherlink. `catalogue` names them.
//!
//! **Problem.** The rules are local, a number beside each cell and none or two lines at each vertex, but for one: there is a single
//! loop. People use hundreds of small patterns for the local rules, and colours for the global one.
//!
//! **Idea.** A technique is a function of the clues and the board. It returns at most one step: what is found, the reason, and the
//! marks that the reason needs. The ladder begins with rules that one look shows (`basic`), then has patterns, each drawn in
//! `patterns.txt` and found in every position and mirror image (`patterns`):
//!
//! ```text
//!  +---+   +
//!  | 3              a 3 in the corner: at the corner itself both lines or none,
//!  +   +   +        and with none only two sides would be left
//! ```
//!
//! Then come loops that must not close yet (`loops`), what corners and colours allow at each clue and vertex (`deduce`), parts of the
//! board that only one cell can join (`connectivity`), and suppositions (`trial`). After each step the solver begins again at the
//! bottom, so the grade of a puzzle is that of the hardest technique it needs.
//!
//! **Why not patterns alone?** Each is a case of something more general: most follow from the assignments of four edges that a
//! clue allows. `deduce` keeps these and finds everything of that sort, but its reasons are longer. So it stands above the patterns,
//! explains only what becomes a step, and names the technique that a guide would name.
//!
//! Sources: folklore is common knowledge among solvers, found in many guides under
//! many names (each fixed pattern of it is proved here, see `patterns.txt`); Loopy
//! is the solver in Simon Tatham's Portable Puzzle Collection; the article is the
//! one on solving Slitherlink whose method `Method::Article` follows.
//!
//! Words: a vertex is closed for a cell if both edges there that are not sides of
//! the cell are crosses, and every edge beyond the border counts as one. A corner
//! pair is the two sides of a cell at one of its corners; it is even if it has no
//! line or two. Colours are inside and outside.

pub(super) mod basic;
pub(super) mod connectivity;
pub(super) mod deduce;
#[cfg(test)]
pub(super) mod drawn;
pub(super) mod loops;
pub(super) mod patterns;
pub(super) mod trial;
pub(super) mod uniqueness;
