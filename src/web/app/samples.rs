//! The puzzles to try without having one at hand.

/// A puzzle offered by name.
pub(super) struct Sample {
    /// Message id of its name.
    pub(super) name: &'static str,
    /// Its text.
    pub(super) text: &'static str,
}

/// The samples; the page opens with the first. All but that one were drawn as
/// random loops and thinned out while one solution was left; the last two then
/// had a clue changed.
pub(super) const SAMPLES: [Sample; 10] = [
    Sample {
        name: "page-sample-article",
        text: "....02....,230....223,...3..3...,3...22...1,.2.2..0.2.,.2.3..3.3.,3...10...2,...2..3...,303....331,....02....",
    },
    Sample {
        name: "page-sample-small",
        text: "slither/7/7/gb62c783b7dgb62ag50bha65",
    },
    Sample {
        name: "page-sample-breakouts",
        text: "slither/10/10/dg2b76501821232d227ckbkaj766bd28366aa060aai00ag5",
    },
    Sample {
        name: "page-sample-trials",
        text: "slither/10/10/g3228cgcbh222273b2c2d32ddh6ci77636b7cm0312dg0cgah66",
    },
    Sample {
        name: "page-sample-cases",
        text: "slither/10/10/76bibg211716dcah21c1agci210371cjbg6bc2ag387cg0b32cg0",
    },
    Sample {
        name: "page-sample-medium",
        text: "slither/15/15/50ahbg100ah1dg22dg05581ac0ai2d223ch37cgdh50c22cgbag11cg18cgbg5bh20\
            0a00a1agag6ag886bg6dl31cg08221bc0ag12361565agbagai60ag",
    },
    Sample {
        name: "page-sample-large",
        text: "slither/20/20/g26bg2dg2bg2cg2c2cc0ajccgcha82216bh7cg3226cc171112101bh12311127ahb\
            2caah05ah221ai2cai21bhbjbgb73b731b1028dg2523c0abhcg01123bga111056ah23615baj67cgb\
            2dg283ci6cc8ci805ch211bgdgbh232cg521b2b5d71ag052ci1ch5826232371bd16",
    },
    Sample {
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
        name: "page-sample-several",
        text: "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3123",
    },
    Sample {
        name: "page-sample-none",
        text: "..3...3,2.2..3.,2.0...3,..2....,.2..1..,21.3...,...3323",
    },
];
