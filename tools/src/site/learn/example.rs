//! Examples and drawings of techniques, as pictures.

use clew::guide::Example;
use clew::kind::{self, Task, TechniqueEntry};
use clew_core::grid::Shape;
use clew_core::model::Explanation;
use clew_core::scene::svg;
use clew_core::solve::Fuel;

/// Fuel after which a run is checked: the rest of it is not needed.
const SLICE: u32 = 1_000;

/// Example board of a technique, solved up to its step.
pub(super) struct Shown {
    /// The example.
    pub(super) example: Example,
    /// Picture of the board before the step.
    pub(super) before: String,
    /// Picture of the board with the step.
    pub(super) after: String,
    /// Sentence of the step.
    pub(super) explanation: Explanation,
    /// Size of the board.
    pub(super) shape: Shape,
}

impl Shown {
    /// Solves an example.
    pub(super) fn of(example: Example) -> Self {
        let readings = kind::read(&example.puzzle).expect("a puzzle");
        let code = readings.into_iter().next().expect("a reading").code;
        let mut player = kind::player(&code).expect("a puzzle");
        let method = example.method;
        let mut job = kind::job(Task::Retrace { code, method }).expect("a puzzle");
        let mut count = 0;
        while count <= example.step {
            let slice = job.run(&mut Fuel::new(SLICE));
            let events = slice.events.expect("a run has events");
            count += events.len();
            player.push(events);
            if slice.end.is_some() {
                break;
            }
        }
        player.finish();
        let position = player.position(example.step).expect("the step is told");
        let substep = example.substep;
        let substep = substep.unwrap_or_else(|| player.substeps(position) - 1);
        let shape = player.shape();
        let drawn = |mut scene: clew_core::scene::Scene| {
            scene.number_lines(shape);
            svg::in_both_palettes(&scene)
        };
        Self {
            before: drawn(player.before(position)),
            after: drawn(player.scene(position, substep)),
            explanation: player.explanation(position, substep),
            shape,
            example,
        }
    }
}

/// Pictures of a fixed pattern: before and after, for each of its drawings.
pub(super) fn drawings(entry: &TechniqueEntry) -> Vec<[String; 2]> {
    let pictures = kind::pattern_pictures(entry).into_iter();
    pictures
        .map(|picture| [&picture.before, &picture.orientations[0]].map(svg::in_both_palettes))
        .collect()
}

/// Name of a drawing's picture.
pub(super) fn drawing(entry: &TechniqueEntry, number: usize, moment: &str) -> String {
    match number {
        0 => format!("{}-drawn-{moment}", entry.name),
        _ => format!("{}-drawn-{}-{moment}", entry.name, number + 1),
    }
}
