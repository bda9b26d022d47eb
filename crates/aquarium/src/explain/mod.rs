//! Steps, clashes and facts as explanations. Every number comes from the reason of the
//! step, and every place from what the step relies on or finds.

pub(super) mod exact;
pub(super) mod trial;
pub(super) mod wording;

use clew_core::grid::Line;
use clew_core::model::{Arg, Clash, Explanation, Fact as _, Rule as _, Technique as _};
use clew_core::trace::{Explain, Step};
use exact::Needs;
use trial::tried;
use wording::{KNOWN, by_tank, either, listed, number, said};

use crate::board::clues::{Clues, Levels};
use crate::board::lines::Count;
use crate::board::{Aquarium, CellState, Fact};
use crate::catalogue::Technique;
use crate::technique::argument::Argument;
use crate::technique::reachable::Heights;
use crate::technique::reason::Reason;
use crate::technique::totals;

/// Parts of a message, by name.
pub(super) type Args = Vec<(&'static str, Arg)>;

/// What a line has, needs and can spare, and the pieces that decide.
pub(super) fn counted(count: &Count, argument: Argument, found: &[Fact]) -> Args {
    let room = count.length - count.air.len();
    let (pieces, width, divisor) = match argument {
        Argument::Pieces(_, widths) => (widths.pieces, widths.smallest, 0),
        Argument::Odd { width, divisor } => (1, width, divisor),
        _ => (0, 0, 0),
    };
    let stacks: Vec<_> = count.stacks_of(found).collect();
    let mut args = vec![
        ("line", Arg::Place(count.line.site())),
        ("sum", number(count.sum)),
        ("need", number(count.need().unwrap_or(0))),
        ("room", number(room)),
        ("spare", number(count.spare().unwrap_or(0))),
        ("pieces", number(pieces)),
        ("width", number(width)),
        ("without", number(room.saturating_sub(width))),
        ("divisor", number(divisor)),
        (
            "rest",
            number(count.need().unwrap_or(0).checked_rem(divisor).unwrap_or(0)),
        ),
        ("widths", listed(count.widths())),
        ("stacks", number(stacks.len())),
    ];
    if let (Argument::Stacks(_), [stack]) = (argument, &stacks[..]) {
        let ends =
            [stack.last(), stack.first()].map(|piece| piece.map(|piece| piece.cells[0].site()));
        if let [Some(top), Some(bottom)] = ends {
            args.extend([("top", Arg::Place(top)), ("bottom", Arg::Place(bottom))]);
            args.push(("height", number(stack.len())));
        }
    }
    args
}

/// The choices that give a sum, or what other heights would leave.
fn exactly(needs: &Needs, stacks: &[Heights]) -> Args {
    // In a column, one amount can come from several heights, which a sum would not show.
    let ways = match needs.lines {
        [Line::Row(_)] => exact::ways(stacks, needs.needs[1]),
        _ => None,
    };
    let (why, refuted, more) = match ways {
        Some(ways) => (either(ways), false, false),
        None => {
            let (why, more) = needs.refuted(stacks);
            (Arg::Said(why), true, more)
        }
    };
    let gaps = exact::gaps(stacks);
    vec![
        ("refuted", number(usize::from(refuted))),
        ("more", number(usize::from(more))),
        ("why", why),
        ("gap-count", number(gaps.len())),
        ("gaps", Arg::Said(gaps)),
    ]
}

/// The water of the whole board, and of all lines except the one without a sum.
fn left_over(clues: &Clues, count: &Count) -> Args {
    let others = total_along(clues, count.line);
    vec![
        ("total", number(others + count.sum)),
        ("others", number(others)),
        ("lines", all_along(count.line)),
    ]
}

/// The total of the sums of all rows, or of all columns, as the line is one of them.
fn total_along(clues: &Clues, line: Line) -> usize {
    let is_along = |other: Line| matches!(other, Line::Row(_)) == matches!(line, Line::Row(_));
    let sums = clues.sums().filter(|(other, _)| is_along(*other));
    sums.map(|(_, sum)| usize::from(sum)).sum()
}

/// All rows, or all columns, in words.
fn all_along(line: Line) -> Arg {
    Arg::Word(match line {
        Line::Row(_) => "aquarium-all-rows",
        Line::Col(_) => "aquarium-all-columns",
    })
}

/// Arguments of the message for a reason, and the message itself.
fn reasoned(clues: &Clues, step: &Step<Aquarium>, reason: &Reason) -> (&'static str, Args) {
    let own = step.technique.name();
    match reason {
        Reason::Line(count, stacks) => {
            let argument = match step.technique {
                Technique::MissingSum => Argument::Sums,
                _ => count.argument(&step.found),
            };
            let mut args = counted(count, argument, &step.found);
            if argument == Argument::Sums {
                let needs = Needs {
                    lines: &[count.line],
                    needs: [0, count.need().unwrap_or(0)],
                };
                match stacks.is_empty() {
                    true => args.extend(exactly(&needs, &count.free())),
                    false => args.extend(exactly(&needs, stacks)),
                }
            }
            if step.technique != Technique::MissingSum {
                return (argument.technique(count.line).name(), args);
            }
            args.extend(left_over(clues, count));
            (own, args)
        }
        Reason::Lines(counts, stacks) => {
            let [one, other] = counts;
            let needs = [one, other].map(|count| count.need().unwrap_or(0));
            let lines = [one.line, other.line];
            let mut args = vec![
                ("line", Arg::Place(one.line.site())),
                ("need", number(needs[0])),
                ("other", Arg::Place(other.line.site())),
                ("other-need", number(needs[1])),
            ];
            let needs = Needs {
                lines: &lines,
                needs,
            };
            args.extend(exactly(&needs, stacks));
            (own, args)
        }
        Reason::Board { need, stacks, .. } => {
            let (lines, _) = totals::total_water_by(clues).unwrap_or_default();
            let line = lines.first().copied().unwrap_or(Line::Col(0));
            let mut args = vec![("lines", all_along(line)), ("need", number(*need))];
            let needs = Needs {
                lines: &[],
                needs: [0, *need],
            };
            args.extend(exactly(&needs, stacks));
            (own, args)
        }
    }
}

impl Explain for Aquarium {
    fn explain(clues: &Clues, step: &Step<Aquarium>) -> Explanation {
        let (message, args) = match &step.reason {
            Some(reason) => reasoned(clues, step, reason),
            None => (step.technique.name(), tried(clues, step)),
        };
        let waters = step
            .found
            .iter()
            .filter(|fact| matches!(fact, Fact::Cell(_, CellState::Water)));
        let mut sentence = Explanation::new(message)
            .with("clues", Arg::Places(step.clues.clone()))
            .with("given", said(&step.given, KNOWN))
            .with("gives", Arg::Said(wording::necessary(&step.found)))
            .with("filled", Arg::Said(by_tank(clues, &step.found)))
            .with("waters", number(waters.count()))
            .with("levels", Arg::Word(levels(clues)));
        sentence.args.extend(args);
        sentence
    }

    fn explain_clash(clues: &Clues, clash: &Clash<Aquarium>) -> Explanation {
        let line = clash.sites.iter().find_map(|site| site.line());
        let sum = line.and_then(|line| clues.sum(line)).map_or(0, usize::from);
        let total = |line| number(total_along(clues, line));
        Explanation::new(clash.rule.name())
            .with("places", Arg::Places(clash.sites.clone()))
            .with("count", number(clash.sites.len()))
            .with("sum", number(sum))
            .with("rows", total(Line::Row(0)))
            .with("cols", total(Line::Col(0)))
            .with("levels", Arg::Word(levels(clues)))
    }

    fn explain_fact(fact: Fact) -> Explanation {
        Explanation::new("aquarium-fact").with("says", said(&[fact], KNOWN))
    }

    fn quote(fact: Fact) -> Explanation {
        let message = match fact {
            Fact::Cell(_, CellState::Water) => "aquarium-quote-water",
            Fact::Cell(_, CellState::Air) => "aquarium-quote-air",
            // No mark states it.
            Fact::Surface(..) => return Self::explain_fact(fact),
        };
        Explanation::new(message).with("place", Arg::Place(fact.site()))
    }

    fn complete() -> &'static str {
        "aquarium-complete"
    }

    fn difference() -> &'static str {
        "aquarium-difference"
    }

    fn searching() -> &'static str {
        "aquarium-searching"
    }
}

/// Message id of the rule for levels.
fn levels(clues: &Clues) -> &'static str {
    match clues.levels() {
        Levels::Tank => "aquarium-one-level",
        Levels::Water => "aquarium-joined-level",
    }
}
