//! Chapters and chains of reasons as text.

use std::io::{self, Write};

use clew::kind::Player;
use clew_core::playback::{ChapterRow, Detail, Playhead, Scope};
use clew_core::story::AskedPlace;
use clew_say::Speaker;

/// Prints the chapters of an explanation, numbered: for each argument, and each wave if that detail is wanted, one line with the evidence
/// and one with the conclusion, otherwise the extent of the consequences; then the steps, indented, with their numbers in the trace; the substeps of a trial below
/// their step.
pub fn tell(
    speaker: &Speaker,
    player: &dyn Player,
    detail: Detail,
    output: &mut impl Write,
) -> io::Result<()> {
    let say = |explanation| speaker.say(&explanation, player.shape());
    for number in 0..player.chapter_count() {
        let Some(row) = player.chapter(number) else {
            continue;
        };
        let mut lines: Vec<String> = Vec::new();
        let stops = row.stops(detail);
        for stop in &stops {
            match stop.scope {
                Scope::Conclude => lines.extend(beat(speaker, player, stop.position)),
                Scope::Run => lines.push(say(player.following(*stop))),
                _ => {}
            }
        }
        let ending = stops.last().filter(|stop| stop.scope == Scope::Event);
        lines.extend(ending.map(|&ending| say(player.sentence(ending))));
        lines.retain(|line| !line.is_empty());
        for (at, line) in lines.iter().enumerate() {
            match at {
                0 => writeln!(output, "{:>4}. {line}", number + 1)?,
                _ => writeln!(output, "      {line}")?,
            }
        }
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

/// The two sentences of the beat or wave whose key step is at a position.
pub fn beat(speaker: &Speaker, player: &dyn Player, key: usize) -> [String; 2] {
    let sentence = player.sentence(Playhead::new(key, Scope::Conclude));
    speaker.lines(&sentence, player.shape())
}

/// Playhead of a chapter's run, if there is one.
pub fn run(row: &ChapterRow) -> Option<Playhead> {
    row.stops(Detail::Ideas)
        .into_iter()
        .find(|stop| stop.scope == Scope::Run)
}

/// Prints the steps that the known fact about a place depends on.
pub fn tell_why(
    speaker: &Speaker,
    player: &dyn Player,
    asked: AskedPlace,
    detail: Detail,
    output: &mut impl Write,
) -> io::Result<()> {
    let Some(why) = player.why(asked.place, asked.digit) else {
        return writeln!(output, "nothing is known there by steps");
    };
    writeln!(output, "{} of {} steps", why.len(), steps(player))?;
    tell(speaker, why.as_ref(), detail, output)
}

/// Number of steps of an explanation.
fn steps(player: &dyn Player) -> usize {
    let rows = (1..=player.len()).filter_map(|position| player.row(position));
    rows.filter(|row| row.level > 0).count()
}
