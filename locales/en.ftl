### English. Every sentence the reader sees.

## Places and lists

place-cell = R{ $row }C{ $col }
place-vertex = top-left corner of R{ $row }C{ $col }
place-edge-top = R{ $row }C{ $col } top
place-edge-bottom = R{ $row }C{ $col } bottom
place-edge-left = R{ $row }C{ $col } left
place-edge-right = R{ $row }C{ $col } right
place-edge-below = R{ $row }C{ $col } bottom
place-edge-beside = R{ $row }C{ $col } right
list-and = _and_
list-more = { $count } more

## The film

film-start = Nothing is known yet. Press play, or step forward.
film-suppose = Suppose
film-branch-done = This way, too, the same follows.
film-enumerate = Reasoning has done its part: { $undecided } cells are undecided, which leaves { $cases } cases to try.
film-search = Reasoning has done its part: { $undecided } cells are undecided, too many to try one by one. A search with learning goes on.
film-case = Case { $number } of { $of } fails:
film-case-search = Alternative { $number } fails:
film-solved = Every edge is decided: one closed loop, every clue met. Each step was forced, so this is the only solution.
film-solution = Case { $case } passes every test: one closed loop, every clue met.
film-second-solution = Case { $case } is a second solution; hatched places are where it differs from the first.
film-exhausted = All { $cases } cases are done; { $survivors ->
    [0] none survives, so there is no solution
    [one] exactly one survives, so the solution is the only one
   *[other] { $survivors } survive
}.
film-row-broken = Contradiction
film-row-enumerate = Cases to try
film-row-case = Case
film-row-solution = Solution
film-row-exhausted = All cases done

## The page

page-name = Clew
page-lead = Paste a puzzle – link or text – or watch this one.
page-kinds = Kinds of puzzle
page-kind-slitherlink = Slitherlink
page-palette = Light or dark
page-help = Help
page-close = Close

page-paste-label = Puzzle
page-paste-placeholder = Paste a link or text, or drop a file
page-recognised = { $format } · { $kind } { $rows }×{ $cols }
page-readings = This text can be read in more than one way. Which puzzle is it?
page-show-place = Show the place in the text
page-samples = Samples
page-sample-article = The first one: 10×10, three stages

page-board-label = Board of { $rows } rows and { $cols } columns. The step shown is told beside it.
page-counter = { $number } of { $of }
page-counter-open = { $number }
page-number = { $number }
page-start = The puzzle
page-caption-label = Step
page-what-is-this = What is this?
page-assumes-unique = assumes one solution
page-position = Step { $number } of { $of }

page-stage-patterns = Patterns
page-stage-breakout = Breakouts
page-stage-enumeration = Enumeration

page-player = Player
page-timeline = Steps
page-play = Play
page-pause = Pause
page-step-forward = One step on
page-step-back = One step back
page-start-button = To the start
page-end = To the end
page-stage-next = Next stage
page-stage-prev = Previous stage
page-speed = Speed
page-speed-half = 0.5×
page-speed-single = 1×
page-speed-double = 2×
page-speed-fourfold = 4×
page-speed-sixteenfold = 16×
page-speed-max = max

page-verdict-label = Verdict
page-solving = Solving
page-verdict-unique = Unique solution
page-verdict-several = Several solutions
page-verdict-none = No solution
page-verdict-open = Stopped
page-verdict-unreadable = This is not a puzzle
page-level = level { $level }
page-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
page-cases = { $count ->
    [one] 1 case
   *[other] { $count } cases
}
page-times = { $count }×
page-used = { $count ->
    [one] Used once in this puzzle:
   *[other] Used { $count } times in this puzzle:
}
page-techniques = { $count ->
    [one] 1 technique: { $hardest }
   *[other] { $count } techniques, the hardest: { $hardest }
}
page-milliseconds = { $time } ms
page-seconds = { $time } s
page-stop = Stop
page-resume = Go on
page-progress-cases = { $tried } of { $of } cases tried
page-progress-search = { $tried } alternatives tried
page-progress-looking = Looking at { $place }
page-progress-thinking = Looking for the next step
page-solution = Solution { $number }
page-show-contradiction = Show the contradiction
page-list = All steps

page-method = Method
page-method-human = Techniques people use
page-method-article = Three stages, as in the article
page-assume-unique = Assume one solution

page-share = Copy or save
page-copy-link = Copy the link to this step
page-copy-format = Copy as { $format }
page-save-svg = Save the picture as SVG
page-save-png = Save the picture as PNG
page-copied = Copied

page-help-what = Paste a puzzle and watch it being understood: every step says why it holds, and shows what it rests on.
page-privacy = Everything happens in this browser. Nothing is ever sent anywhere.
page-key-play = play or pause
page-key-step = one step back, one step on; hold to run
page-key-stage = previous stage, next stage
page-key-ends = to the start, to the end
page-key-speed = faster, slower
page-key-what = what is this technique?
page-key-fit = show the whole board
page-key-paste = paste a puzzle, wherever the focus is
page-key-help = this help
page-key-close = close what is open
