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
        text: "slither/20/20/0a050052bcg755ajacgb500585562ch000a27a01bjao01311ag5522agd1am26bh0\
            51aga61123710ah5aaai156a0a0ag17dg0000alch0b55ag0agag755000aj2ah0505a000b775aahaa\
            11a055aa0055005ag0ahak0a05agag0000aj05ai0500a5ag50ag0a",
    },
    Sample {
        name: "page-sample-huge",
        text: "slither/30/30/lahah50a12c228055000505aibj12ck05a0agbg6bhcg50aai0a31501316c0aa0a5\
            ag300506aj5aaajch160010aha0ag00ag2cck5555aa0001c1b311aah5aaa1bka50a00ag00ah60b00\
            a55000005aajbg50150a0a0000a005b21611a000a55agag1212ch55ahag0ag002328bl00ag0ai005\
            62b00bjaj500ajc01b0ak00000aiag0bg00aa05005a50006bgal05ag000ao0ai005000050ag5510b\
            aah005agaaja0005ai55aag05ah05ah055aa005ag55ai0a5a05ag00aaaag5a5ai505a005a0ag00ah\
            5000aa50a5ahag050500aiai5ai0aa550ah50ah5500ahaa5550a0a055aai0ag",
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
