//! Chapters and chains of reasons as text.

use std::io::{self, Write};

use crate::kind::Player;
use crate::say::Speaker;
use crate::story::Spot;

/// Prints the chapters of a telling, numbered; their steps indented with their
/// numbers in the trace; the substeps of a trial below its step.
pub fn tell(speaker: &Speaker, player: &dyn Player, output: &mut impl Write) -> io::Result<()> {
    let say = |explanation| speaker.say(&explanation, player.shape());
    for number in 0..player.chapter_count() {
        let Some(row) = player.chapter(number) else {
            continue;
        };
        let chapter = number + 1;
        let sentence = say(player.chapter_explanation(number));
        writeln!(output, "{chapter:>4}. {sentence}")?;
        for position in row.first..=row.last {
            let step = player.number(position).unwrap_or(position);
            for substep in 0..player.substeps(position) {
                let sentence = say(player.explanation(position, substep));
                match substep {
                    0 => writeln!(output, "      {step:>5}. {sentence}")?,
                    _ => writeln!(output, "             {sentence}")?,
                }
            }
        }
    }
    Ok(())
}

/// Prints the steps that what is known of a place depends on.
pub fn tell_why(
    speaker: &Speaker,
    player: &dyn Player,
    asked: Spot,
    output: &mut impl Write,
) -> io::Result<()> {
    let Some(why) = player.why(asked.place, asked.digit) else {
        return writeln!(output, "nothing is known there by steps");
    };
    writeln!(output, "{} of {} steps", why.len(), steps(player))?;
    tell(speaker, why.as_ref(), output)
}

/// Number of steps of a telling.
fn steps(player: &dyn Player) -> usize {
    let rows = (1..=player.len()).filter_map(|position| player.row(position));
    rows.filter(|row| row.level > 0).count()
}
