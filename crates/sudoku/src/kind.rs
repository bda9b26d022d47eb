//! The kind: what its rules say, and the kind as values; see [`kinded`](clew_core::kinded).

use clew_core::grid::Shape;
use clew_core::kinded::{
    Begin, Compose, Example, Kind, Kinded, MakePlayer, NamedText, OfKind, Offer, Report, Workshop,
    compose_of, job_of, player_of,
};
use clew_core::model::{Clash, Contradiction, Learned, ParseError, Puzzle};

use crate::board::{Board, Clues, Fact, Rule, Sudoku};
use crate::catalogue::Technique;
use crate::reason::Reason;
use crate::{parse, rules};

impl OfKind for Sudoku {
    const KIND: Kind = Kind::new("sudoku");
    const OFFER: &'static Offer = &OFFER;
}

/// Name, offer and reading of the kind.
pub static KIND: Kinded = Kinded::of::<Sudoku>();

/// Makes the player that tells and draws a trace.
pub const PLAYER: MakePlayer = player_of::<Sudoku>;

/// Games, editing and reading of the kind.
pub static WORKSHOP: Workshop = Workshop::of::<Sudoku>();

/// Jobs of the kind.
pub const JOB: Begin = job_of::<Sudoku>;

/// Boards of the kind, put together.
pub const COMPOSE: Compose = compose_of::<Sudoku>;

/// Records of the kind's runs and proofs.
pub static REPORT: Report = Report::of::<Sudoku>();

static OFFER: Offer = Offer {
    // Made for the project from random full boards, with clues removed while the solution stayed unique.
    samples: &[
        NamedText {
            name: "page-sample-sudoku-small",
            text: "sudoku/6/6/h52k1i5i43g45m6h3i",
        },
        NamedText {
            name: "page-sample-sudoku-easy",
            text: "sudoku/9/9/9n1i6857h6g14h3m8j6g9j3j5k29h7g47g1h6l4i61",
        },
        NamedText {
            name: "page-sample-sudoku-fish",
            text: "sudoku/9/9/h97g3g4276h8g51h3j7l2h84h75g92h29h3l5j7h28g7h6567g8g54h",
        },
        NamedText {
            name: "page-sample-sudoku-chains",
            text: "sudoku/9/9/k59h1j9g676k1j3i8j6k1i12g3h4n7g84g6h3h2g3h7g",
        },
        NamedText {
            name: "page-sample-sudoku-jigsaw",
            text: "9j:2a3b8l1_9d3_4a3c6_5e7c4e2_3c8a3_9d8_7l3b1a4,c_ebaacac____bbb_c_aa_fccdbccad\
            _a_ba_bda_aab_caadaa_db",
        },
        NamedText {
            name: "page-sample-sudoku-large",
            text: "sudoku/16/16/g-10h6h8e3g5g7a1g235acfk68e9h891g5j-10mf79gb12g835h2idgah7eg-10j57cg6g9gb8h\
            afgbejc52g3gdj4hbi9n3i78cg-105i6hah52hcgbhel9abh12ej5h8j6h7g42g81dh4gfhcag-109hfa6i2hdj4\
            h4h5da3h2i6k896ge7fg1h",
        },
        NamedText {
            name: "page-sample-sudoku-huge",
            text: "sudoku/25/25/h-19g8-18c-135ifj-15h-11g-17h12456gah-173g9bcg-13-14eg-15-19gdgb-15g-14-16g\
            43ie-10g-136-19f-17g25cj-11-17jdi4g-14ch-12-16389hcdfgabj6-15g-18g2h8g1h-13-162g1hf-14-1\
            16l-18-15g9hai5i-10i4-19f-14-11g81-12h-17i-18eg-17g-12ec-16-15g-132g-194a8dbh5h-147ifiah\
            -18-13-15-16k-149-12g-10cj-1387b-18g9g3ed5ag-19cj-17-173g1g9-19egc-11gbh-1368-10ag-18g-1\
            25h8-105-142f-13g-16ga-154i3ge91cg-16hch6i8-18g-103e-14-19j7fhfgehdh-10-14g1-13hcg-16bia\
            4g7-14db48-18agc-176-12h1-11fg-13j-114eh-19g59-15-133dhb-107a6-17g-14i-19gah-132g3ek89-1\
            8dgbg5h-16h-14dg4bg-15ah1fg-12c-13-10-11ifg7-13ic-14g4bi-19-161ide8hbhdaj-19-16c-17-12he\
            5-15g-13g2g4i2g5-16c-14bdia-11-17g-19h-10j58ge9dg1-10-11-13-19g7hb-12-163g6geg-13g-173i4\
            ac8h-15h-14-10gf5g-19-14g9h-13-18gf8-124h6di2cgahdhbj-19a5h-14-18g3468-127-13h",
        },
    ],
    example: Example {
        puzzle: "sudoku/4/4/42h3k1j3",
        marks: &[
            "R2C2=1", "R3C2=3", "R4C2=4", "R4C1=1", "R3C1=2", "R3C4=4", "R4C3=2", "R1C4=1",
            "R1C3=3", "R2C3=4", "R2C4=2",
        ],
    },
    rules: "page-rules-sudoku",
    answers: ["sudoku-answer", "sudoku-answer-candidate"],
    difference: "sudoku-difference",
    gestures: "play-gestures-sudoku",
    letters: &[],
    has_sums: false,
    sizes: &[6, 9, 12],
    levels: [(1, 2), (3, 4), (5, 6), (7, 9)],
    // Almost no board of six rows needs more than looking at two houses, and no board of four does.
    easy_below: &[(6, 1), (9, 2)],
    // Limits between the medians of 30 to 60 puzzles that `clew make --level` made for each size and difficulty.
    times: &[
        (6, [190, 450, 600]),
        (9, [750, 1200, 2500]),
        (12, [1900, 3200, 7400]),
    ],
    day_number: 1,
    same_since: Some((2026, 11, 25)),
};

impl Puzzle for Sudoku {
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
        clues.houses.shape()
    }

    fn board(clues: &Clues) -> Board {
        Board::new(clues)
    }

    fn learn(board: &mut Board, fact: Fact) -> Result<Learned, Contradiction<Self>> {
        board.learn(fact)
    }

    fn knows(board: &Board, fact: Fact) -> Option<bool> {
        board.knows(fact)
    }

    fn is_complete(board: &Board) -> bool {
        board.is_complete()
    }

    fn clashes(clues: &Clues, board: &Board) -> Vec<Clash<Self>> {
        rules::clashes(clues, board)
    }
}
