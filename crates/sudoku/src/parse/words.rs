//! Words by which texts name a Sudoku, and the rules that it can have besides the usual ones.

use std::sync::Arc;

use clew_core::format::Vocabulary;

use crate::board::{Clues, Division, Houses};

/// Both diagonals have each digit once.
const DIAGONALS: &str = "diagonals";
/// Regions of any form take the place of boxes.
const REGIONS: &str = "regions";
/// Cages have sums.
const CAGES: &str = "cages";

/// The vocabulary.
pub(super) static WORDS: Vocabulary = Vocabulary {
    names: "sudoku, su doku, number place, 数独, 數獨",
    variants: &[
        "diagonals: sudoku x, x sudoku, diagonal, 对角, 對角, 斜线, 斜線",
        "regions: jigsaw, irregular, 锯齿, 鋸齒, 不规则, 不規則, 异形, 異形",
        "cages: killer, cage, 杀手, 殺手",
        "anti-knight: anti knight, antiknight, knight's move, 无马, 無馬, 马步",
        "anti-king: anti king, antiking, no touch, 无缘, 無緣",
        "queen: queen sudoku, anti queen, antiqueen",
        "miracle: miracle sudoku",
        "consecutive: consecutive, nonconsecutive, non consecutive, 连续, 連續",
        "windoku: windoku, hypersudoku, hyper, extra region, 窗口, 超数独, 额外区, 额外宫",
        "thermometer: thermo, thermometer, 温度计, 溫度計",
        "arrow: arrow, 箭头, 箭頭",
        "kropki: kropki, 黑白点, 黑白點",
        "sandwich: sandwich, 三明治",
        "skyscraper: skyscraper, 摩天楼, 摩天樓",
        "inequality: greater than, inequality, comparison, 不等号, 不等號",
        "even and odd: even odd, odd even, even/odd, odd/even, 奇偶",
        "disjoint: disjoint, disjointgroup",
        "lines: renban, whispers, palindrome, between line, zipper, 回文",
        "samurai: samurai, 武士",
        "xv: xv",
        "center dot: center dot, centre dot, asterisk sudoku, girandola, argyle",
        "outside: x sums, little killer, rossini, numbered rooms",
        "other: chaos construction, clone sudoku, quadruple, toroidal",
    ],
};

/// A puzzle with a further rule; `None` if it has that rule already.
pub(super) fn with_variant(clues: &Clues, variant: &str) -> Result<Option<Clues>, &'static str> {
    let houses = clues.houses();
    match variant {
        DIAGONALS if houses.diagonals() => Ok(None),
        DIAGONALS => {
            let division = houses.division().clone();
            let houses = Arc::new(Houses::new(houses.side(), division, true));
            let clues = clues.clone();
            Ok(Some(Clues { houses, ..clues }))
        }
        REGIONS if matches!(houses.division(), Division::Regions(_)) => Ok(None),
        REGIONS => Err("error-region-unstated"),
        CAGES => Err("error-kind-killer"),
        _ => Err("error-kind-variant"),
    }
}
