//! The kind: what its rules say, and the kind as values; see [`kinded`](clew_core::kinded).

use clew_core::game::Key;
use clew_core::grid::Shape;
use clew_core::kinded::{
    Begin, Compose, Example, Kind, Kinded, MakePlayer, NamedText, OfKind, Offer, Report, Workshop,
    compose_of, job_of, player_of,
};
use clew_core::model::{Clash, Contradiction, Learned, ParseError, Puzzle};

use crate::board::clues::Clues;
use crate::board::{Aquarium, Board, Fact, Rule};
use crate::catalogue::Technique;
use crate::technique::reason::Reason;
use crate::{evidence, parse, rules};

impl OfKind for Aquarium {
    const KIND: Kind = Kind::new("aquarium");
    const OFFER: &'static Offer = &OFFER;
}

/// Name, offer and reading of the kind.
pub static KIND: Kinded = Kinded::of::<Aquarium>();

/// Makes the player that tells and draws a trace.
pub const PLAYER: MakePlayer = player_of::<Aquarium>;

/// Games, editing and reading of the kind.
pub static WORKSHOP: Workshop = Workshop::of::<Aquarium>();

/// Jobs of the kind.
pub const JOB: Begin = job_of::<Aquarium>;

/// Boards of the kind, put together.
pub const COMPOSE: Compose = compose_of::<Aquarium>;

/// Records of the kind's runs and proofs.
pub static REPORT: Report = Report::of::<Aquarium>();

static OFFER: Offer = Offer {
    // Made for the project from random full boards, with sums removed while the solution stayed unique.
    samples: &[
        NamedText {
            name: "page-sample-aquarium-small",
            text: "aquarium/r/6/6/a8d9dk1i8rgh/540123424311",
        },
        NamedText {
            name: "page-sample-aquarium-medium",
            text: "aquarium/r/10/10/i4c98j3jtapd890gp1i05s65taqhccjn06g0/43247886654788363356",
        },
        NamedText {
            name: "page-sample-aquarium-gravity",
            text: "aquarium/8/8/61v6kltaqk900ua4g41e0f80/1135357454324425",
        },
        NamedText {
            name: "page-sample-aquarium-trials",
            text: "aquarium/r/15/15/kmo999d2kkt9dkusuua58234d652keh928jabo9ng9fhk6k39v008va2igns53h5gj09ss4\
            c3rsc9f5ns00v/3589ab77887436997668830499799b",
        },
    ],
    example: Example {
        puzzle: "aquarium/r/6/6/a8d9dk1i8rgh/540123424311",
        marks: &[
            "R1C1 water",
            "R1C2 water",
            "R1C5 water",
            "R1C6 water",
            "R2C1 water",
            "R2C2 water",
            "R3C1 water",
            "R3C2 water",
            "R4C1 water",
            "R4C2 water",
            "R4C6 water",
            "R5C6 water",
            "R3C4 water",
            "R3C5 water",
            "R6C1 water",
        ],
    },
    rules: "page-rules-aquarium",
    answers: ["aquarium-answer", "aquarium-answer"],
    difference: "aquarium-difference",
    gestures: "play-gestures-aquarium",
    letters: &[('x', Key::Dry)],
    has_sums: true,
    sizes: &[6, 8, 10, 15],
    // Few boards need more than level 5.
    levels: [(1, 2), (3, 4), (5, 6), (7, 9)],
    easy_below: &[],
    // Limits between the medians of 30 to 60 puzzles that `clew make --level` made for each size and difficulty.
    times: &[
        (6, [30, 70, 95]),
        (8, [75, 180, 300]),
        (10, [200, 430, 600]),
        (15, [600, 1300, 2000]),
    ],
    day_number: 2,
    same_since: None,
};

impl Puzzle for Aquarium {
    type Clues = Clues;
    type Board = Board;
    type Fact = Fact;
    type Technique = Technique;
    type Rule = Rule;
    type Reason = Reason;

    fn parse_canonical(text: &str) -> Result<Clues, ParseError> {
        parse::parse_canonical(text)
    }

    fn print(clues: &Clues) -> String {
        parse::print(clues)
    }

    const WRITTEN: &'static [&'static str] = parse::WRITTEN;

    fn export(clues: &Clues, format: &str) -> Option<String> {
        parse::export(clues, format)
    }

    fn shape(clues: &Clues) -> Shape {
        clues.shape()
    }

    fn board(clues: &Clues) -> Board {
        Board::new(clues.shape())
    }

    fn learn(board: &mut Board, fact: Fact) -> Result<Learned, Contradiction<Self>> {
        board.learn(fact)
    }

    fn knows(board: &Board, fact: Fact) -> Option<bool> {
        match fact {
            Fact::Cell(cell, state) => board.cell(cell).map(|known| known == state),
            Fact::Surface(cell, here) => board.surface(cell).map(|known| known == here),
        }
    }

    fn is_complete(board: &Board) -> bool {
        board.unknown() == 0
    }

    fn objects(clues: &Clues, facts: &[Fact]) -> Vec<Vec<Fact>> {
        evidence::objects(clues, facts)
    }

    fn clashes(clues: &Clues, board: &Board) -> Vec<Clash<Self>> {
        rules::clashes(clues, board)
    }
}
