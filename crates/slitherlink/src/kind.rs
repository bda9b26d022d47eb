//! The kind: what its rules say, and the kind as values; see [`kinded`](clew_core::kinded).

use clew_core::game::Key;
use clew_core::grid::Shape;
use clew_core::kinded::{
    Begin, Compose, Example, Kind, Kinded, MakePlayer, NamedText, OfKind, Offer, Report, Workshop,
    compose_of, job_of, player_of,
};
use clew_core::model::{Clash, Contradiction, Learned, ParseError, Puzzle};

use crate::board::{Board, Clues, Fact, Rule, Slitherlink};
use crate::catalogue::Technique;
use crate::reason::Reason;
use crate::{evidence, parse, rules};

impl OfKind for Slitherlink {
    const KIND: Kind = Kind::new("slitherlink");
    const OFFER: &'static Offer = &OFFER;
}

/// Name, offer and reading of the kind.
pub static KIND: Kinded = Kinded::of::<Slitherlink>();

/// Makes the player that tells and draws a trace.
pub const PLAYER: MakePlayer = player_of::<Slitherlink>;

/// Games, editing and reading of the kind.
pub static WORKSHOP: Workshop = Workshop::of::<Slitherlink>();

/// Jobs of the kind.
pub const JOB: Begin = job_of::<Slitherlink>;

/// Boards of the kind, put together.
pub const COMPOSE: Compose = compose_of::<Slitherlink>;

/// Records of the kind's runs and proofs.
pub static REPORT: Report = Report::of::<Slitherlink>();

static OFFER: Offer = Offer {
    // All but the third were made for the project from random loops, with clues removed while the solution stayed
    // unique. The last two then had a clue changed.
    samples: &[
        NamedText {
            name: "page-sample-opening",
            text: "slither/7/7/gcgbg8ddi23231301dccgbg1cg23",
        },
        NamedText {
            name: "page-sample-stages",
            text: "slither/10/10/272d68661722bn637626c13b3b11c716637cn33837876b3611",
        },
        NamedText {
            name: "page-sample-article",
            text: "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,.2.3..3.3.,3...10...2,...2..3...,303....331,....02....",
        },
        NamedText {
            name: "page-sample-small",
            text: "slither/7/7/gb62c783b7dgb62ag50bha65",
        },
        NamedText {
            name: "page-sample-breakouts",
            text: "slither/10/10/dg2b76501821232d227ckbkaj766bd28366aa060aai00ag5",
        },
        NamedText {
            name: "page-sample-trials",
            text: "slither/10/10/g3228cgcbh222273b2c2d32ddh6ci77636b7cm0312dg0cgah66",
        },
        NamedText {
            name: "page-sample-cases",
            text: "slither/10/10/76bibg211716dcah21c1agci210371cjbg6bc2ag387cg0b32cg0",
        },
        NamedText {
            name: "page-sample-medium",
            text: "slither/15/15/50ahbg100ah1dg22dg05581ac0ai2d223ch37cgdh50c22cgbag11cg18cgbg5bh20\
            0a00a1agag6ag886bg6dl31cg08221bc0ag12361565agbagai60ag",
        },
        NamedText {
            name: "page-sample-large",
            text: "slither/20/20/g26bg2dg2bg2cg2c2cc0ajccgcha82216bh7cg3226cc171112101bh12311127ahb\
            2caah05ah221ai2cai21bhbjbgb73b731b1028dg2523c0abhcg01123bga111056ah23615baj67cgb\
            2dg283ci6cc8ci805ch211bgdgbh232cg521b2b5d71ag052ci1ch5826232371bd16",
        },
        NamedText {
            name: "page-sample-huge",
            text: "slither/30/30/000ch227ch71172c150bgb101361271ak8ah0b0ag061ba2ch5211bgba17ab112ck\
            2221c7013bg221b231bi122diaacb0b1132dh3827a3712161cga101dhbbi1322c0a0000a01228b1b\
            g66b26am61a22chd0dgccg1006c7376c02271c211ahdj7ci6223b776a0006bg117ai1bg221551bg0\
            ahbg325agcg51377261bi61ak0bgbb7dh1bg0015bj2c2bh15cj17dbc755cg12216cia001bi56bg10\
            62ch0a1bh15821676ccn2ch1ccgbh231010011223cgb132852127djc26781566b727b61b28710ag1\
            bjbg117672cac812bch1121ah2ch22cbg105bgch02ch006ag65b2c15bg0500aabg0271771d60ag50\
            5018dg167b22ca0",
        },
        NamedText {
            name: "page-sample-several",
            text: "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3123",
        },
        NamedText {
            name: "page-sample-none",
            text: "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3323",
        },
    ],
    example: Example {
        puzzle: "slither/5/5/g111236b6bh2112c",
        marks: &[
            "R1C4 top line",
            "R2C5 right line",
            "R1C3 top line",
            "R1C2 top line",
            "R1C1 top line",
            "R1C1 left line",
            "R1C5 top line",
            "R1C5 right line",
            "R3C4 top line",
            "R3C3 top line",
            "R3C5 top line",
            "R5C4 top line",
            "R4C4 left line",
            "R4C3 top line",
            "R5C3 bottom line",
            "R5C3 left line",
            "R5C1 top line",
            "R5C2 top line",
            "R4C1 left line",
            "R5C4 bottom line",
            "R5C5 top line",
            "R5C5 right line",
            "R5C5 bottom line",
            "R2C1 top line",
            "R2C2 left line",
            "R3C1 top line",
            "R3C1 left line",
            "R3C3 left line",
        ],
    },
    rules: "page-rules-slitherlink",
    answers: ["slitherlink-answer", "slitherlink-answer"],
    difference: "slitherlink-difference",
    gestures: "play-gestures-slitherlink",
    letters: &[('i', Key::Inside), ('o', Key::Outside)],
    has_sums: false,
    sizes: &[7, 10, 15, 20],
    levels: [(1, 3), (4, 4), (5, 6), (7, 9)],
    easy_below: &[],
    // Limits between the medians of 30 to 60 puzzles that `clew make --level` made for each size and difficulty.
    times: &[
        (7, [100, 125, 160]),
        (10, [320, 430, 520]),
        (15, [900, 1330, 1490]),
        (20, [1700, 2400, 2750]),
    ],
    day_number: 0,
    same_since: None,
};

impl Puzzle for Slitherlink {
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
            Fact::Edge(edge, mark) => board.edge(edge).map(|known| known == mark),
            Fact::Cell(cell, side) => board.side(cell).map(|known| known == side),
        }
    }

    fn is_complete(board: &Board) -> bool {
        board.is_complete()
    }

    fn objects(clues: &Clues, facts: &[Fact]) -> Vec<Vec<Fact>> {
        evidence::objects(clues.shape(), facts)
    }

    fn clashes(clues: &Clues, board: &Board) -> Vec<Clash<Self>> {
        rules::clashes(clues, board)
    }
}
