//! Sample puzzles, offered by name.

use super::Kind;

/// A puzzle offered by name.
pub struct Sample {
    /// Its kind.
    pub kind: Kind,
    /// Message id of its name.
    pub name: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// The samples, kind by kind; the page opens with the first, which is small and easy.
/// All but the third were made here: Slitherlinks as random loops,
/// thinned out while one solution was left, of which the last two then had a clue
/// changed; the others from random full boards, thinned out likewise.
pub const SAMPLES: [Sample; 23] = [
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-opening",
        text: "slither/7/7/gcgbg8ddi23231301dccgbg1cg23",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-stages",
        text: "slither/10/10/272d68661722bn637626c13b3b11c716637cn33837876b3611",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-article",
        text: "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,.2.3..3.3.,3...10...2,...2..3...,303....331,....02....",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-small",
        text: "slither/7/7/gb62c783b7dgb62ag50bha65",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-breakouts",
        text: "slither/10/10/dg2b76501821232d227ckbkaj766bd28366aa060aai00ag5",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-trials",
        text: "slither/10/10/g3228cgcbh222273b2c2d32ddh6ci77636b7cm0312dg0cgah66",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-cases",
        text: "slither/10/10/76bibg211716dcah21c1agci210371cjbg6bc2ag387cg0b32cg0",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-medium",
        text: "slither/15/15/50ahbg100ah1dg22dg05581ac0ai2d223ch37cgdh50c22cgbag11cg18cgbg5bh20\
            0a00a1agag6ag886bg6dl31cg08221bc0ag12361565agbagai60ag",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-large",
        text: "slither/20/20/g26bg2dg2bg2cg2c2cc0ajccgcha82216bh7cg3226cc171112101bh12311127ahb\
            2caah05ah221ai2cai21bhbjbgb73b731b1028dg2523c0abhcg01123bga111056ah23615baj67cgb\
            2dg283ci6cc8ci805ch211bgdgbh232cg521b2b5d71ag052ci1ch5826232371bd16",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-huge",
        text: "slither/30/30/000ch227ch71172c150bgb101361271ak8ah0b0ag061ba2ch5211bgba17ab112ck\
            2221c7013bg221b231bi122diaacb0b1132dh3827a3712161cga101dhbbi1322c0a0000a01228b1b\
            g66b26am61a22chd0dgccg1006c7376c02271c211ahdj7ci6223b776a0006bg117ai1bg221551bg0\
            ahbg325agcg51377261bi61ak0bgbb7dh1bg0015bj2c2bh15cj17dbc755cg12216cia001bi56bg10\
            62ch0a1bh15821676ccn2ch1ccgbh231010011223cgb132852127djc26781566b727b61b28710ag1\
            bjbg117672cac812bch1121ah2ch22cbg105bgch02ch006ag65b2c15bg0500aabg0271771d60ag50\
            5018dg167b22ca0",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-several",
        text: "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3123",
    },
    Sample {
        kind: Kind::Slitherlink,
        name: "page-sample-none",
        text: "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3323",
    },
    Sample {
        kind: Kind::Sudoku,
        name: "page-sample-sudoku-small",
        text: "sudoku/6/6/h52k1i5i43g45m6h3i",
    },
    Sample {
        kind: Kind::Sudoku,
        name: "page-sample-sudoku-easy",
        text: "sudoku/9/9/9n1i6857h6g14h3m8j6g9j3j5k29h7g47g1h6l4i61",
    },
    Sample {
        kind: Kind::Sudoku,
        name: "page-sample-sudoku-fish",
        text: "sudoku/9/9/h97g3g4276h8g51h3j7l2h84h75g92h29h3l5j7h28g7h6567g8g54h",
    },
    Sample {
        kind: Kind::Sudoku,
        name: "page-sample-sudoku-chains",
        text: "sudoku/9/9/k59h1j9g676k1j3i8j6k1i12g3h4n7g84g6h3h2g3h7g",
    },
    Sample {
        kind: Kind::Sudoku,
        name: "page-sample-sudoku-jigsaw",
        text: "9j:2a3b8l1_9d3_4a3c6_5e7c4e2_3c8a3_9d8_7l3b1a4,c_ebaacac____bbb_c_aa_fccdbccad\
            _a_ba_bda_aab_caadaa_db",
    },
    Sample {
        kind: Kind::Sudoku,
        name: "page-sample-sudoku-large",
        text: "sudoku/16/16/g-10h6h8e3g5g7a1g235acfk68e9h891g5j-10mf79gb12g835h2idgah7eg-10j57cg6g9gb8h\
            afgbejc52g3gdj4hbi9n3i78cg-105i6hah52hcgbhel9abh12ej5h8j6h7g42g81dh4gfhcag-109hfa6i2hdj4\
            h4h5da3h2i6k896ge7fg1h",
    },
    Sample {
        kind: Kind::Sudoku,
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
    Sample {
        kind: Kind::Aquarium,
        name: "page-sample-aquarium-small",
        text: "aquarium/r/6/6/a8d9dk1i8rgh/540123424311",
    },
    Sample {
        kind: Kind::Aquarium,
        name: "page-sample-aquarium-medium",
        text: "aquarium/r/10/10/i4c98j3jtapd890gp1i05s65taqhccjn06g0/43247886654788363356",
    },
    Sample {
        kind: Kind::Aquarium,
        name: "page-sample-aquarium-gravity",
        text: "aquarium/8/8/61v6kltaqk900ua4g41e0f80/1135357454324425",
    },
    Sample {
        kind: Kind::Aquarium,
        name: "page-sample-aquarium-trials",
        text: "aquarium/r/15/15/kmo999d2kkt9dkusuua58234d652keh928jabo9ng9fhk6k39v008va2igns53h5gj09ss4\
            c3rsc9f5ns00v/3589ab77887436997668830499799b",
    },
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Puzzle as _, Stage, Technique as _};
    use crate::playback::TracePlayer;
    use crate::puzzle::slitherlink::Slitherlink;
    use crate::puzzle::sudoku::{Sudoku, Technique};
    use crate::solve::{Method, Solver};
    use crate::trace::Event;

    fn text(name: &str) -> &'static str {
        let sample = SAMPLES.iter().find(|sample| sample.name == name);
        sample.expect("there is such a sample").text
    }

    #[test]
    fn the_opening_board_is_small_and_easy_and_soon_told() {
        let reading = crate::kind::read(SAMPLES[0].text)
            .expect("a puzzle")
            .swap_remove(0);
        let clues = Slitherlink::parse_canonical(&reading.code.text).expect("a Slitherlink");
        assert_eq!((reading.shape.rows, reading.shape.cols), (7, 7));
        let mut player = TracePlayer::<Slitherlink>::new(clues.clone());
        for event in Solver::<Slitherlink>::new(clues, Method::Human) {
            player.push(event);
        }
        assert!(player.chapter_count() <= 8, "{}", player.chapter_count());
        let rows = (1..=player.len()).filter_map(|position| player.row(position));
        let level = rows.map(|row| row.level).max();
        assert!(
            level.is_some_and(|level| (2..=3).contains(&level)),
            "{level:?}"
        );
    }

    #[test]
    fn all_three_stages_happen_on_the_board_that_says_so() {
        let reading = crate::kind::read(text("page-sample-stages"))
            .expect("a puzzle")
            .swap_remove(0);
        let clues = Slitherlink::parse_canonical(&reading.code.text).expect("a Slitherlink");
        let events: Vec<_> = Solver::<Slitherlink>::new(clues, Method::Human).collect();
        let of = |stage: Stage| {
            let is_of = |event: &&Event<Slitherlink>| match event {
                Event::Step(step) => step.technique.stage() == stage,
                _ => false,
            };
            events.iter().filter(is_of).count()
        };
        assert!(of(Stage::Patterns) > 10);
        assert!(of(Stage::Breakout) >= 2);
        let cases = events
            .iter()
            .filter(|event| matches!(event, Event::Case(_)))
            .count();
        assert!((2..=16).contains(&cases), "{cases} cases");
    }

    #[test]
    fn the_hardest_step_of_the_swordfish_is_one() {
        let reading = crate::kind::read(text("page-sample-sudoku-fish"))
            .expect("a puzzle")
            .swap_remove(0);
        let clues = Sudoku::parse_canonical(&reading.code.text).expect("a Sudoku");
        let steps = Solver::<Sudoku>::new(clues, Method::Human).filter_map(|event| match event {
            Event::Step(step) => Some(step.technique),
            _ => None,
        });
        let hardest = steps.max_by_key(|technique| technique.tenths());
        assert_eq!(hardest, Some(Technique::Swordfish));
    }

    #[test]
    fn no_irregular_region_is_a_plain_row_or_column() {
        let reading = crate::kind::read(text("page-sample-sudoku-jigsaw"))
            .expect("a puzzle")
            .swap_remove(0);
        let clues = Sudoku::parse_canonical(&reading.code.text).expect("a Sudoku");
        let houses = clues.houses();
        let cells: Vec<_> = houses.shape().cells().collect();
        for first in &cells {
            let region: Vec<_> = cells
                .iter()
                .filter(|cell| houses.region(**cell) == houses.region(*first))
                .collect();
            assert!(region.iter().any(|cell| cell.row != first.row));
            assert!(region.iter().any(|cell| cell.col != first.col));
        }
    }
}
