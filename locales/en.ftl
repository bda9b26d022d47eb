### English. Every sentence the reader sees.

## Places and lists

place-cell = R{ $row }C{ $col }
place-row = Row { $row }
place-col = Column { $col }
place-vertex = top-left corner of R{ $row }C{ $col }
place-edge-top = R{ $row }C{ $col } top
place-edge-bottom = R{ $row }C{ $col } bottom
place-edge-left = R{ $row }C{ $col } left
place-edge-right = R{ $row }C{ $col } right
place-edge-below = R{ $row }C{ $col } bottom
place-edge-beside = R{ $row }C{ $col } right
list-and = _and_
list-more = { $count } more

## Playback

playback-start = Nothing is known yet. Press play, or step forward.
playback-start-marked = The text came with { $count ->
    [one] one mark
   *[other] { $count } marks
} of a player, shown here. The steps start from the clues alone. { $wrong ->
    [0] None of the marks contradicts what is known.
    [one] One of the marks is wrong: it is ringed.
   *[other] { $wrong } of the marks are wrong: they are ringed.
}
playback-suppose = Suppose
playback-branch-done = This way, too, the same follows.
playback-enumerate = Reasoning has done its part: { $undecided ->
        [0] no cell is undecided
        [one] one cell is undecided
       *[other] { $undecided } cells are undecided
    }, which leaves { $cases ->
        [one] one case
       *[other] { $cases } cases
    } to try.
playback-case = Case { $number } of { $of } fails.
playback-case-search = Alternative { $number } fails.
playback-solved = { $complete } Each step was forced, so this is the only solution.
playback-solved-assuming = { $complete } Some steps assumed that there is one solution; the verdict says whether that is so.
playback-solution = Case { $case } passes every test. { $complete }
playback-second-solution = Case { $case } is a second solution. { $difference }
playback-exhausted = All { $cases } cases are done; { $survivors ->
    [0] none survives, so there is no solution
    [one] exactly one survives, so the solution is the only one
   *[other] { $survivors } survive
}.
playback-row-broken = Contradiction
playback-row-enumerate = Cases to try
playback-row-case = Case
playback-row-solution = Solution
playback-row-exhausted = All cases done

## The page

page-name = Clew
page-help-watching = While watching
page-help-writing = While editing
page-lead-edit = Enter clues and see at once what follows.
page-lead-make = Choose kind, size and difficulty of a new puzzle.
page-lead-many = Paste a list of puzzles, or drop a file.
page-lead = Paste a puzzle – link or text – or watch this one.
page-kinds = Kinds of puzzle
page-kind-aquarium = Aquarium
page-kind-slitherlink = Slitherlink
page-modes = Pages
page-mode-watch = Watch
page-mode-edit = Edit
page-mode-make = Make
page-mode-many = Many
page-kind-sudoku = Sudoku
page-palette = Light or dark
page-help = Help
page-close = Close

page-paste-label = Puzzle
page-paste-placeholder = Paste or drop a puzzle
page-recognised = { $format } · { $kind } { $rows }×{ $cols }
page-readings = This text can be read in more than one way. Which puzzle is it?
page-show-place = Select this place in the text
page-samples = Samples
page-sample-article = The first one: 10×10, three stages
page-sample-small = Small: 7×7, patterns only
page-sample-breakouts = Breakouts: 10×10
page-sample-trials = Trials: 10×10
page-sample-cases = Cases to try: 10×10
page-sample-medium = Medium: 15×15
page-sample-large = Large: 20×20
page-sample-huge = Huge: 30×30
page-sample-several = More than one solution: 7×7
page-sample-none = No solution: 7×7
page-sample-sudoku-small = Small: 6×6
page-sample-sudoku-easy = Singles only: 9×9
page-sample-sudoku-fish = A fish: 9×9
page-sample-sudoku-chains = Chains: 9×9
page-sample-sudoku-jigsaw = Irregular regions: 9×9
page-sample-sudoku-large = Large: 16×16
page-sample-sudoku-huge = Huge: 25×25
page-sample-aquarium-small = Small: 6×6
page-sample-aquarium-medium = Medium: 10×10
page-sample-aquarium-gravity = Gravity, a level for joined water: 8×8
page-sample-aquarium-trials = Trials of levels: 15×15

page-board-label = Board of { $rows } rows and { $cols } columns. The step is described beside it.
page-counter-of = of { $of }
page-counter-tried = tried
page-number = { $number }
page-start = The puzzle
page-caption-label = Step
page-what-is-this = What is this?
page-assumes-unique = if unique
page-position = Step { $number } of { $of }

page-stage-patterns = Patterns
page-stage-breakout = Breakouts
page-stage-enumeration = Enumeration

page-player = Player
page-timeline = Steps
page-play = Play
page-pause = Pause
page-step-forward = Step forward
page-step-back = Step back
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
page-verdict-failed = Solving stopped unexpectedly: reload the page
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
page-resume = Resume
page-progress-cases = { $tried } of { $of } cases tried
page-progress-search = { $tried } alternatives tried
page-progress-looking = Looking at { $place }
page-progress-thinking = Looking for the next step
page-list = All steps

page-method = Method
page-method-human = Human techniques
page-method-article = As in the article
page-assume-unique = Assume one solution
page-numerals = Numbers, not letters, above 9

page-share = Copy or save
page-copy-link = Copy the link to this step
page-copy-format = Copy as { $format }
page-save-svg = Save the picture as SVG
page-save-png = Save the picture as PNG
page-copied = Copied

page-help-what = Paste a puzzle and watch it being solved. Every step says why it holds, and shows the clues behind it.
page-privacy = Everything happens in this browser. Nothing is ever sent anywhere.
page-key-play = play or pause
page-key-step = step back, step forward; hold to repeat
page-key-stage = previous stage, next stage
page-key-ends = to the start, to the end
page-key-speed = faster, slower
page-key-what = explain the present technique
page-key-fit = show the whole board
page-key-paste = paste a puzzle, wherever the focus is
page-key-help = this help
page-key-close = close the dialog or menu

## Formats of puzzle texts

format-aquarium-file = tanks, then sums
format-aquarium-task = puzzle-aquarium.com task
format-aquarium-top = sums, then tanks
format-aquarium-digits = sums, then tanks, without spaces
format-array = array of rows
format-edited = your board
format-comma = rows with commas
format-csv = comma-separated values
format-grid = text grid
format-header = grid with its size
format-janko = janko.at text
format-kanpen = Kanpen file
format-loopy-id = Loopy game ID
format-loopy-save = Loopy saved game
format-puzzle-loop = puzzle-loop.com task
format-pzpr-file = puzz.link file
format-pzpr-link = puzz.link link
format-pzpr-path = puzz.link path
format-solo-id = Solo game ID
format-solo-save = Solo saved game
format-sudoku-candidates = grid of candidates
format-sudoku-hexadecimal = line of symbols from 0 to F
format-sudoku-hodoku = HoDoKu library line
format-sudoku-line = line of symbols
format-sudoku-sdk = SadMan file
format-sudoku-taxonomy = line of a collection
format-sudoku-wiki = SudokuWiki link

## What was read but looked odd

warning-file-marks = The lines and crosses in the file do not fit its size and were left out; the clues are complete.
warning-link-sums = The link ends before { $count ->
    [one] one sum
   *[other] { $count } sums
}, which { $count ->
    [one] was
   *[other] were
} read as not given. Was it copied whole?
warning-link-letters = { $count ->
    [one] One letter in the link has no meaning and was
   *[other] { $count } letters in the link have no meaning and were
} read as blank.
warning-link-long = { $count ->
    [one] One character follows
   *[other] { $count } characters follow
} the last cell in the link and { $count ->
    [one] was
   *[other] were
} ignored.
warning-link-short = The link ends { $count ->
    [one] one cell
   *[other] { $count } cells
} early; the rest was read as blank. Was it copied whole?
warning-link-variant = The link names the variant “{ $variant }”, which was ignored; the usual rules are used.
warning-link-unknown = { $count ->
    [one] One given in the link is not known and was
   *[other] { $count } givens in the link are not known and were
} read as blank.
warning-more-puzzles = The text holds { $count ->
    [one] one more puzzle
   *[other] { $count } more puzzles
}; the first was read.

warning-totals = The rows add up to { $rows } and the columns to { $cols }; there can be no solution.

## Why a text is not a puzzle: its length

error-length-aquarium = After { $rows } rows of { $cols } tank numbers there must be two lines of sums, one number for each row and one for each column. Add or remove numbers so that they fit.
error-length-borders = The walls in the link take { $found } { $found ->
    [one] character
   *[other] characters
}; for this size it must be { $expected }. Copy the link again.
error-length-file = The file ends early. After the size come the vertical walls, the horizontal walls, and the board with its sums. Copy it whole.
error-length-file-line = This line of the file has { $found } { $found ->
    [one] entry
   *[other] entries
}; for this size it must be { $expected }. Paste the whole file, unchanged.
error-length-sums = The link has more than { $expected } sums, one for each column and row. Copy the link again.
error-length-task = { $sums } { $sums ->
    [one] sum and
   *[other] sums and
} { $cells } { $cells ->
    [one] cell make
   *[other] cells make
} no board: there must be one sum for each column and row. Copy the task whole.
error-length-task-size = The task has { $sums } { $sums ->
    [one] sum and
   *[other] sums and
} { $cells } { $cells ->
    [one] cell
   *[other] cells
}, but the size before it is { $cols } × { $rows }: one sum for each column and row. Correct the size or leave it out.
error-length-task-empty = A part of the task is empty. It has the sums, a semicolon, and the tanks of all cells. Copy it whole.
error-length-task-parts = The task has { $found } { $found ->
    [one] part
   *[other] parts
}; it must have two: the sums, a semicolon, and the tanks of all cells.

error-length-array = The array has no end: a closing bracket or quote is missing. Copy it whole.
error-length-header = Row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
}; the size at the top says { $expected }. Correct the row or the size.
error-length-long = The description goes on beyond its last cell: at character { $place } it has more than { $expected } { $expected ->
    [one] cell
   *[other] cells
}. Check the size and the end of the text.
error-length-line = This line has { $found } symbols. A Sudoku on one line has 16, 36, 81, 256 or 625, or another square of a side with boxes: one a cell, with dots for blanks.
error-length-none = There are rows here, but no cells in them. Use dots for blanks.
error-length-row = Row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
}, the others { $expected }. Were spaces lost when copying? Use dots for blanks, or correct it in the box.
error-length-rows = Only { $found } { $found ->
    [one] row is
   *[other] rows are
} here; the size at the top says { $expected }. Copy the text whole, or correct the size.
error-length-save-key = The saved game has no line “{ $key }”. Save it again and paste the whole file.
error-length-save-value = “{ $key }” in the saved game has { $found } { $found ->
    [one] character
   *[other] characters
}; the file says { $expected }. Paste the whole file, unchanged.
error-length-short = The description ends after { $found } { $found ->
    [one] cell
   *[other] cells
}; { $cols } × { $rows } needs { $expected }. Was it copied whole?
error-length-square = There are { $rows } rows here with { $cols } cells in the first. A Sudoku has as many rows as columns.
error-length-tokens = Row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
}, the others { $expected }. Add or remove cells so that all rows are equally long; blanks need a sign, such as a dot.

## … a character in it

error-character-borders = “{ $character }”, character { $place } of the walls in the link, has no meaning there. Copy the link again.
error-character-file = “{ $character }”, entry { $place } of its line in the file, cannot stand there. Paste the whole file, unchanged.
error-character-sum = “{ $character }” is no sum: number { $place } of its line. Use whole numbers, and - for a sum that is not given.
error-character-sums = “{ $character }”, character { $place } of the sums in the link, has no meaning there. Copy the link again.
error-character-tank = “{ $character }”, number { $place } of the tanks, is no tank. Tanks have whole numbers.
error-character-array = “{ $character }”, character { $place } of the array, cannot stand there. Rows are lists of numbers, with −1 or null for blanks.
error-character-cell = “{ $character }” in row { $row }, column { $col } is no clue. Use 0 to 4, and a dot for a blank.
error-character-description = “{ $character }”, character { $place } of the description, has no meaning there. Digits are clues, letters a to z runs of blanks.
error-character-deletion = “{ $text }” is no deleted candidate. It takes three figures: digit, row and column.
error-character-digit = “{ $text }” in row { $row }, column { $col } is no digit of this board. Use 1 to { $largest }, and a dot for a blank.
error-character-link = “{ $character }”, character { $place } after the size in the link, has no meaning there. Copy the link again.
error-character-regions = “{ $character }”, character { $place } of the regions, has no meaning there. Letters are runs of cells that are not parted, _ parts two at once.
error-character-sudoku-link = “{ $character }”, character { $place } after the size in the link, has no meaning there. Copy the link again.

## … its size

error-size-bare = These digits and letters stand for { $count } { $count ->
    [one] cell
   *[other] cells
}, which fill no board of up to 100 × 100. Check that the text is whole, or write the size in front, as in 7x7t0:.
error-size-limit = The size is { $cols } columns by { $rows } rows. Boards have 1 to { $limit } of each.
error-size-missing = The text ends before it says the size. Copy it whole: columns and rows, then the clues.
error-size-number = “{ $text }” stands where a size or length belongs. It must be a whole number.
error-size-square = The size is { $cols } columns by { $rows } rows. A Sudoku has as many rows as columns.
error-size-sudoku = There is no Sudoku of { $side } rows with boxes that is supported. Boards have 4 to { $limit } rows, and boxes of more than one row and column.
error-size-sudoku-link = The link asks for { $side } rows. Links carry boards of 4, 6, 9, 16 or 25 rows; use a Solo game ID for others.
error-size-text = The text has { $bytes } bytes; at most { $limit } are read. Paste one puzzle at a time.

## … a clue in it

error-range-col-sum = Column { $line } cannot have { $sum } cells of water: it has { $length }.
error-range-row-sum = Row { $line } cannot have { $sum } cells of water: it has { $length }.
error-range-cell = The clue { $clue } in row { $row }, column { $col } is too large: a cell has four sides. Use 0 to 4.
error-range-clue = The clue “{ $clue }”, character { $place } of the description, is too large: a cell has four sides. Use 0 to 4.

## … a tank in it, or its sums

error-region-tank = “{ $text }” in row { $row }, column { $col } names no tank. Every cell needs the number of its tank.
error-sum-totals = The rows add up to { $rows } and the columns to { $cols }; both count the same water. Correct a sum.

## … or it names a puzzle without containing it
error-range-digit = “{ $text }” in row { $row }, column { $col } is too large for this board. Use 1 to { $largest }, and a dot for a blank.
error-range-given = The given { $value } is no digit of this board. Its digits are 1 to { $largest }.

## Why a text is not a puzzle: its regions

error-region-missing = The game ID says that its regions are irregular and does not contain them. Copy it whole: the regions follow a comma.
error-region-size = These lines do not part the board into { $side } regions of { $side } cells each. Copy the game ID whole.

error-reference-permalink = This link names a puzzle by its number and does not contain it. Open it there and copy the puzzle's task or its share link.
error-reference-seed = “{ $seed }” is a random seed, which only the program that made it can turn into a puzzle. Copy the game ID with the description instead: it has a colon, not a #.
error-reference-site = This link leads to a page and does not contain a puzzle. Open it and copy the puzzle's task.

## … or it is something else

error-kind-aquarium-flag = The link asks for the variant “{ $flag }” of Aquarium, whose rules are not known here. Only “r” is: one level in a whole tank.
error-kind-flag = The link asks for the variant “{ $flag }” of Slitherlink, whose rules are not known here. Only the usual rules are supported.
error-kind-killer = This is a Killer Sudoku, with sums of cages, which is not supported.
error-kind-loopy = This Loopy puzzle is on a grid that is not square: { $grid }. Only square grids are supported.
error-kind-loopy-number = This Loopy puzzle is on grid type { $number }, which is not known. Only square grids, type 0, are supported.
error-kind-other = This is a puzzle of the kind “{ $name }”, which is not supported.
error-kind-penpa = This is a Penpa+ link, which cannot be read yet. Paste the clues as a text grid, with dots for blanks.
error-kind-sudoku-flag = The link asks for the variant “{ $flag }” of Sudoku, whose rules are not known here. Only the usual rules are supported.
error-kind-sudoku-packed = This link carries its puzzle in a packed form that cannot be read. Open it there and copy the puzzle as digits, with dots for blanks.
error-kind-vertices = In this variant (flag “{ $flag }”) the loop visits every point. Only the usual rules are supported; remove “{ $flag }/” from the link to use them.

error-unknown-empty = There is nothing to read yet. Paste a puzzle: a link, a game ID, or rows of clues with dots for blanks.
error-unknown-link = No puzzle was found in the link to “{ $host }”. Links of puzz.link and its relatives can be read; or paste the clues as text.
error-unknown-text = “{ $text }” is in no format that is known here. Paste a link, a game ID, or rows of clues with dots for blanks.

## Words put into the sentences above

word-loopy-cairo = Cairo
word-loopy-compass-dodecagonal = compass-dodecagonal
word-loopy-dodecagonal = dodecagonal
word-loopy-floret = floret
word-loopy-great-dodecagonal = great-dodecagonal
word-loopy-great-great-dodecagonal = great-great-dodecagonal
word-loopy-great-hexagonal = great-hexagonal
word-loopy-hats = hats
word-loopy-honeycomb = honeycomb
word-loopy-kagome = kagome
word-loopy-kites = kites
word-loopy-octagonal = octagonal
word-loopy-penrose-kite-dart = Penrose, kites and darts
word-loopy-penrose-rhombs = Penrose, rhombs
word-loopy-snub-square = snub-square
word-loopy-spectres = spectres
word-loopy-triangular = triangular

# The fixed clue patterns of Slitherlink.
#
# Each technique: its short name, and
#   .nudge  where to look
#   .whole  because ..., therefore ...; with the places of the clues ($clues), of the known edges
#           relied on ($given) and the lines among them ($given-lines), of the lines and the crosses
#           found ($found-lines, $found-crosses), and how many these are ($lines, $crosses);
#           and of what a loop that is ruled out would leave out ($left-out, $left-out-count)
#   .rule   the pattern for its own page, and why it holds
# Where $given is not used it can be empty, as edges beyond the board count as crosses.

# The end of every such sentence.
slitherlink-pattern-gives =
    { $lines ->
        [0]
            { $crosses ->
                [one] So { $found-crosses } is a cross.
               *[other] So { $found-crosses } are crosses.
            }
        [one]
            { $crosses ->
                [0] So { $found-lines } is a line.
                [one] So { $found-lines } is a line and { $found-crosses } a cross.
               *[other] So { $found-lines } is a line, and { $found-crosses } are crosses.
            }
       *[other]
            { $crosses ->
                [0] So { $found-lines } are lines.
                [one] So { $found-lines } are lines, and { $found-crosses } is a cross.
               *[other] So { $found-lines } are lines, and { $found-crosses } are crosses.
            }
    }

slitherlink-three-beside-zero = 3 beside 0
    .nudge = Look at { $clues }: a 0 takes one side from a 3.
    .whole = { $clues } are a 0 and a 3 that share a side: without it the 3 has its other three, and at its ends the loop can only turn away from both cells. { slitherlink-pattern-gives }
    .rule = The side a 3 shares with a 0 is a cross, so its other three sides are lines. At both ends of the shared side the loop cannot go along the 0 or the shared side, so it goes on in the direction of the shared side, away from both cells. The two far corners of the 3 are full.

slitherlink-three-diagonal-zero = 3 diagonal to 0
    .nudge = Look at { $clues }: a 0 touches a 3 at a corner.
    .whole = { $clues } are a 0 and a 3 that touch at a corner. Nothing comes to that corner along the 0, so the 3 has both or neither of its two sides there, and a 3 cannot spare two. { slitherlink-pattern-gives }
    .rule = Where a 0 and a 3 touch at a corner, the 0 puts crosses on two of the four edges that meet. The other two are sides of the 3: both lines or both crosses. A 3 can spare only one side, so both are lines.

slitherlink-adjacent-threes = Adjacent 3s
    .nudge = Look at { $clues }: two 3s share a side.
    .whole = { $clues } are 3s side by side: each has its outer side, and no line runs on from the side between them{ $left-out-count ->
        [0] .
       *[other] ; without that side, a loop around both would leave out { $left-out }.
    } { slitherlink-pattern-gives }
    .rule = If a 3 lacked its outer side, it would have the other three and leave its neighbour too few; so both outer sides are lines. A line running on from an end of the shared side would take two sides from the 3s there, and three lines would meet at the other end. If the shared side were a cross, the remaining six sides would close a loop around the two cells: impossible as soon as another clue or line has to be on the loop.

slitherlink-row-of-threes = Row of 3s
    .nudge = Look at { $clues }: a row of 3s.
    .whole = { $clues } are 3s in a row: any two neighbours have their outer sides, so all sides across the row are lines, and none runs on from between two. { slitherlink-pattern-gives }
    .rule = In a row of three or more 3s each pair of neighbours has lines on its two outer sides, and every side shared by two 3s is an outer side of another pair. So all the parallel sides are lines. The edges that continue the shared sides are crosses, as for two adjacent 3s.

slitherlink-diagonal-threes = Diagonal 3s
    .nudge = Look at { $clues }: two 3s touch at a corner.
    .whole = { $clues } are 3s that touch at a corner: each has at least one line there, so exactly one, and both sides at its far corner. { slitherlink-pattern-gives }
    .rule = A 3 lacks one side only, so it has at least one line at each of its corners. Two 3s that touch at a corner share the two lines that can meet there: one each. The other two lines of each 3 meet at its far corner, which is then full.

slitherlink-threes-joined-by-twos = 3s joined by diagonal 2s
    .nudge = Look at { $clues }: a diagonal of 2s with a 3 at each end.
    .whole = { $clues } lie on one diagonal, 2s between two 3s: each 3 has a line at its inner corner, and the 2s pass on just one; so each 3 has both sides at its outer corner. { slitherlink-pattern-gives }
    .rule = A 3 has at least one line at the corner where it touches a diagonal 2, so the 2 has at most one there and at least one at its far corner. Along the diagonal this reaches the other 3, and the same holds coming back, so every corner on the way has exactly one line from each side. Each 3 therefore has its other two lines at its outer corner.

slitherlink-threes-around-zero = 3s around a 0
    .nudge = Look at { $clues }: several 3s around one 0.
    .whole = { $clues }: 3s around a 0. The 0 is all crosses, a 3 beside it has its other three sides, and a 3 at its corner has both sides there. { slitherlink-pattern-gives }
    .rule = The patterns 3 beside 0, 3 diagonal to 0 and adjacent 3s, read together where several 3s stand around the same 0. The 0 fixes the sides of each 3, and the lines of one 3 fill the corners of the next. Such a place is a good start.

slitherlink-three-three-over-two = Two 3s over a 2
    .nudge = Look at { $clues }: two adjacent 3s, with a 2 beside one of them.
    .whole = { $clues }: 3s side by side, a 2 beside one. No line runs on between the 3s, and where an outer one reaches the 2, the 2 has one line; so its far side is the other{ $left-out-count ->
        [0] .
       *[other] . Without a line between them, a loop around the 3s would leave out { $left-out }.
    } { slitherlink-pattern-gives }
    .rule = Two adjacent 3s have lines on their outer sides and a cross where the shared side would run on, which is a side of the 2. The outer line of the 3 above the 2 arrives at a corner of the 2, which therefore has at most one line there. So the 2 has its side away from the 3 and exactly one line at that corner, which is then full.

slitherlink-corner-one = 1 in the corner
    .nudge = Look at { $clues }: a 1 in the corner of the board.
    .whole = { $clues } is a 1 in the corner of the board: a line on one of its border sides would have to go on along the other, which makes two. { slitherlink-pattern-gives }
    .rule = At a corner of the board only two edges meet, so both are lines or both are crosses. Two lines are too many for a 1: both are crosses.

slitherlink-corner-two = 2 in the corner
    .nudge = Look at { $clues }: a 2 in the corner of the board.
    .whole = { $clues } is a 2 in the corner of the board: it has both border sides or both inner sides, and either way a line runs on along the border on each side. { slitherlink-pattern-gives }
    .rule = The two border sides of a corner 2 are both lines or both crosses. If they are lines, each runs on along the border, as the inner sides are crosses; if they are crosses, each inner side reaches the border and must turn away from the corner. Either way the next border edge on each side is a line.

slitherlink-corner-three = 3 in the corner
    .nudge = Look at { $clues }: a 3 in the corner of the board.
    .whole = { $clues } is a 3 in the corner of the board: its two border sides are both lines or both crosses, and a 3 cannot spare two. { slitherlink-pattern-gives }
    .rule = At a corner of the board only two edges meet, so both are lines or both are crosses. A 3 can spare only one side: both are lines.

slitherlink-corner-two-beside-one = Corner 2 beside a 1
    .nudge = Look at { $clues }: a 2 in the corner, and a 1 next to it on the border.
    .whole = { $clues } are a corner 2 and a 1 beside it on the border: the inner sides of the 2 would force two lines on the 1, so the 2 has its border sides, and the line runs on past the 1. { slitherlink-pattern-gives }
    .rule = A corner 2 has both border sides or both inner sides, and a line on the border side of its neighbour either way. The inner sides would give the neighbouring 1 a second line, on the side they share. So the 2 has its border sides, and the border side is the only line of the 1.

slitherlink-corner-two-beside-three = Corner 2 beside a 3
    .nudge = Look at { $clues }: a 2 in the corner, and a 3 next to it on the border.
    .whole = { $clues } are a corner 2 and a 3 beside it on the border: the 3 has a line on the border, and whether the shared side is a line or not, it has its far side too. { slitherlink-pattern-gives }
    .rule = A corner 2 sends a line along the border on both sides, so the 3 has its border side. If the shared side is a line, the 2 has its other inner side too, which keeps the 3 from having its inner side; if it is a cross, the 3 needs all others. Either way the far side of the 3 is a line, and the border edge beyond is a cross.

slitherlink-corner-two-over-three = Corner 2 diagonal to a 3
    .nudge = Look at { $clues }: a 2 in the corner, and a 3 diagonal to it.
    .whole = { $clues } are a corner 2 and a 3 diagonal to it: the inner sides of the 2 would leave the 3 no line where they touch, so the 2 has its border sides and the 3 both sides at that corner. { slitherlink-pattern-gives }
    .rule = A corner 2 has both border sides or both inner sides. With both inner sides the corner it shares with the 3 would be full, and the 3 would lack two sides. So the 2 has its border sides; the 3 has both or neither of its sides at the shared corner, and it cannot spare two.

slitherlink-corner-one-beside-three = Corner 1 beside a 3
    .nudge = Look at { $clues }: a 1 in the corner, and a 3 next to it on the border.
    .whole = { $clues } are a corner 1 and a 3 beside it on the border: the 1 has no line on the border, so the 3 has both or neither of its border side and the shared side, and it cannot spare two. { slitherlink-pattern-gives }
    .rule = The border sides of a corner 1 are crosses. Where the shared side meets the border only it and the border side of the 3 are left: both lines or both crosses, and a 3 cannot spare two. So the shared side is the only line of the 1.

slitherlink-corner-three-beside-one = Corner 3 beside a 1
    .nudge = Look at { $clues }: a 3 in the corner, and a 1 next to it on the border.
    .whole = { $clues } are a corner 3 and a 1 beside it on the border: the border line of the 3 goes on along the 1, so the far sides of the 1 are crosses, and the loop leaves where the shared side ends. { slitherlink-pattern-gives }
    .rule = A corner 3 has both border sides. Its line along the border turns into the shared side or runs on along the 1: one line for the 1 either way, so its inner side and its far side are crosses. The third line of the 3 ends at the inner end of the shared side, and the only way on is straight away from the border.

slitherlink-border-ones = Two 1s on the border
    .nudge = Look at { $clues }: two 1s next to each other on the border.
    .whole = { $clues } are 1s next to each other on the border: a line between them would turn at the border along one of the two, which then has two lines. { slitherlink-pattern-gives }
    .rule = A line on the side between two 1s on the border reaches the border and must turn along one of them. That 1 would have two lines. So the side between them is a cross.

slitherlink-border-one-three = 1 and 3 on the border
    .nudge = Look at { $clues }: a 1 next to a 3 on the border.
    .whole = { $clues } are a 1 and a 3 next to each other on the border: without its border side the 3 would lack the shared side too; so it has it, and the line goes on along a side of the 1. { slitherlink-pattern-gives }
    .rule = If the border side of the 3 were a cross, a line on the shared side would have to turn along the 1, which then has two; and without the shared side the 3 lacks two sides. So the border side of the 3 is a line. It goes on along the border side of the 1 or the shared side, so the other two sides of the 1 are crosses.

slitherlink-border-three-one-three = 3, 1, 3 on the border
    .nudge = Look at { $clues }: a 1 between two 3s on the border.
    .whole = { $clues }: a 1 between two 3s on the border. From each 3 a line goes on along the 1, so the 1 has its line on the border and the 3s have their other sides{ $left-out-count ->
        [0] .
       *[other] ; were the lines leaving joined, the loop would leave out { $left-out }.
    } { slitherlink-pattern-gives }
    .rule = Beside a 3 on the border the far side and the inner side of a 1 are crosses. With a 3 on both sides only the border side of the 1 is left. Both 3s then have their other three sides, a line leaves on each side of the 1, and joining these two at once would close a loop, which is impossible as soon as another clue or line has to be on it.

slitherlink-corner-one-diagonal = Corner 1 and its diagonal
    .nudge = Look at { $clues }: a 1 in the corner, and the clue diagonal to it.
    .whole = { $clues }: the corner 1 has its line on an inner side, so exactly one line goes on along the clue diagonal to it; a 1 has no other, and a 3 needs both sides at its far corner. { slitherlink-pattern-gives }
    .rule = The border sides of a corner 1 are crosses, so exactly one of its inner sides is a line. It ends where the diagonal neighbour begins and must go on along one of its sides. A 1 has no line at its far corner then; a 3 has both.

slitherlink-corner-two-chain = Corner 2 with a diagonal
    .nudge = Look at { $clues }: the diagonal that begins with a 2 in the corner.
    .whole = { $clues } lie on the diagonal from a corner 2: at each corner on the way the 2s have both sides or neither, and so has the last clue; a 1 cannot have both, a 3 cannot have neither. { slitherlink-pattern-gives }
    .rule = A corner 2 has both of its border sides or neither, so both or neither of its inner sides, and the same is true of the two edges beyond. This goes on through every 2 on the diagonal. A 1 at the end cannot have both sides at that corner, so it has neither; a 3 cannot have neither, so it has both, and every 2 on the way has its two lines toward the corner of the board.

slitherlink-closed-vertex-one = 1 at a closed corner
    .nudge = Look at { $clues }: at one of its corners nothing comes from outside.
    .whole = { $clues } is a 1, and at one of its corners no line can come from outside: its two sides there are both lines or both crosses, and two lines are too many. { slitherlink-pattern-gives }
    .rule = If the two edges that meet a corner of a 1 from outside are crosses, its two sides there are both lines or both crosses. Two lines are too many for a 1: both are crosses. Edges beyond the border count as crosses.

slitherlink-closed-vertex-three = 3 at a closed corner
    .nudge = Look at { $clues }: at one of its corners nothing comes from outside.
    .whole = { $clues } is a 3, and at one of its corners no line can come from outside: its two sides there are both lines or both crosses, and a 3 cannot spare two. { slitherlink-pattern-gives }
    .rule = If the two edges that meet a corner of a 3 from outside are crosses, its two sides there are both lines or both crosses. A 3 can spare only one side: both are lines. Edges beyond the border count as crosses.

slitherlink-closed-vertex-two = 2 at a closed corner
    .nudge = Look at { $clues }: at one of its corners nothing comes from outside, and an edge at the opposite corner is known.
    .whole = { $clues } is a 2, and at one corner nothing comes from outside: it has both sides or neither there, so neither or both at the corner across, where an edge is known. { slitherlink-pattern-gives }
    .rule = If the two edges that meet a corner of a 2 from outside are crosses, the 2 has both of its sides there or neither. So it has neither or both at the opposite corner, and of the two edges that meet that corner from outside both or neither are lines as well. One known edge there settles its partner, and often all.

slitherlink-line-meets-three = Line meets a 3
    .nudge = Look at { $clues }: a line arrives at one of its corners.
    .whole = { $given } arrives at a corner of { $clues }, a 3: it has a line there and only one fits, so the corner is full and its other two lines meet at the far corner. { slitherlink-pattern-gives }
    .rule = A 3 has at least one line at each of its corners. Where another line arrives there is room for only one, so the remaining edge at that corner is a cross. The other two lines of the 3 meet at the opposite corner, which is then full.

slitherlink-line-enters-one = Line must enter a 1
    .nudge = Look at { $clues }: a line arrives at a corner and can only go on along the 1.
    .whole = { $clues } is a 1, and the line arriving at its corner ({ $given-lines }) can only go on along one of its two sides there; its other two sides stay empty. { slitherlink-pattern-gives }
    .rule = A line arrives at a corner of a 1 and the other edge outside is a cross, so the loop goes on along one of the two sides of the 1 there. That is the only line of the 1. Its two sides at the opposite corner are crosses.

slitherlink-spiked-two = Line must enter a 2
    .nudge = Look at { $clues }: a line can only go on along the 2, and an edge at the opposite corner is known.
    .whole = { $clues } is a 2 that a line must enter: it has one line at that corner, so one at the corner across, where one line leaves; with { $given } known, the partner follows. { slitherlink-pattern-gives }
    .rule = A line arrives at a corner of a 2 and the other edge outside is a cross, so exactly one of the two sides there is a line. The other line of the 2 is one of the two sides at the opposite corner, and the loop leaves that corner along exactly one of the two edges outside. Where one edge of such a pair is known, the other is the opposite. Solvers also call this a spiked 2.

slitherlink-three-beside-one-blocked = 3 beside 1, blocked at one end
    .nudge = Look at { $clues }: a 3 beside a 1, with no way straight on from the side between them.
    .whole = { $clues }: a 3 and a 1 share a side that cannot run straight on at one end. Without its line at that end the 3 would force two on the 1; with it, that line goes on along the 1. { slitherlink-pattern-gives }
    .rule = A 3 and a 1 share a side, and at one end of it the edge that would run on is a cross. If the side of the 3 at that end were a cross, the shared side would be a line with nowhere to turn but along the 1, which then has two. So that side of the 3 is a line and goes on along the 1 or the shared side; the other two sides of the 1 are crosses.

slitherlink-diagonal-ones = Diagonal 1s
    .nudge = Look at { $clues }: two 1s touch at a corner, and one has crosses on its far side.
    .whole = { $clues } are 1s that touch at a corner. The crosses { $given } leave one of them a line only there, and it goes on along the other 1. { slitherlink-pattern-gives }
    .rule = Two 1s touch at a corner, and the first has crosses on both sides at its opposite corner. Its line then ends at the touching corner, and exactly one, so the loop goes on along exactly one side of the second 1. That is its only line: its sides at the far corner are crosses.

slitherlink-line-across-twos = Line across diagonal 2s
    .nudge = Look at { $clues }: a line must enter a diagonal of 2s.
    .whole = { $clues } lie on one diagonal, and a line must enter the 2 at one end ({ $given }). Each 2 passes one line on, so exactly one arrives at the far end. { slitherlink-pattern-gives }
    .rule = A line that must go on along a 2 gives it one line at that corner and so one at the opposite corner, from where exactly one line goes on; the next 2 on the diagonal is in the same position. At the end a 3 has both sides at its far corner and a 1 has neither. After a 2, exactly one of the two edges outside is a line, so one known edge settles the other.

## Slitherlink: words, rules and single facts

kind-slitherlink = Slitherlink
    .rules = Draw one closed loop along the edges of the grid. A number says how many of the four sides of its cell belong to the loop. The loop never crosses or branches.
slitherlink-complete = Every edge is decided: one closed loop, every clue met.
slitherlink-difference = Thick lines are in this one only, dashed lines in the first only.
slitherlink-searching = Reasoning has done its part: { $undecided } cells are undecided, too many to try one by one. A search with learning goes on.
slitherlink-line = a line
slitherlink-cross = a cross
slitherlink-inside = inside
slitherlink-outside = outside
slitherlink-fact = { $place } is { $state }.

slitherlink-rule-clue-exceeded = { $places } is a { $digit }, but has more lines than that.
    .name = Too many lines at a clue
slitherlink-rule-clue-short = { $places } is a { $digit }, but too few of its sides can be lines.
    .name = Too few lines at a clue
slitherlink-rule-clue-stuck = No way is left to draw { $digit ->
        [one] one line
       *[other] { $digit } lines
    } around { $places }.
    .name = A clue without a way out
slitherlink-rule-vertex-stuck = No way is left for the loop at the { $places }: neither to pass it nor to leave it out.
    .name = A vertex without a way out
slitherlink-rule-branch = The loop would branch or cross itself at the { $places }.
    .name = A branch or crossing
slitherlink-rule-dead-end = The loop would end at the { $places }.
    .name = A dead end
slitherlink-rule-two-loops = The lines fall into more than one loop; { $places } form one of their own.
    .name = A second loop
slitherlink-rule-premature-loop = A loop closes at { $places } while a line or a clue is left outside it.
    .name = A loop closed too early
slitherlink-rule-separated = { $places } can no longer be joined, but must lie on the same side of one loop.
    .name = Parts cut off
slitherlink-rule-both-sides = { $count ->
        [one] { $places } would have to be a line and a cross at once.
       *[other] Taken together, { $places } would put a cell both inside and outside the loop.
    }
    .name = A contradiction of sides
slitherlink-rule-no-completion = The clues { $places } cannot all be met.
    .name = Clues that exclude each other
slitherlink-rule-no-loop = There is no line at all, but the loop is never empty.
    .name = No loop

## Slitherlink: basic rules

# Arguments of every sentence below: as for the patterns, and
#   $digit                     the number of the first clue
#   $given-cells               cells of a known side that are relied on
#   $cells, $cell-count        cells found, and how many; $inside-count of them inside
#   $assumed, $assumed-state   the supposition of a trial; $length its steps

slitherlink-zero = Zero
    .nudge = Look at { $clues }: a 0.
    .whole = { $clues } is a 0: no side of it belongs to the loop. { slitherlink-pattern-gives }
    .rule = A 0 has no lines around it, so all four sides are crosses.

slitherlink-clue-satisfied = Clue has all its lines
    .nudge = Look at { $clues }: it has all the lines it needs.
    .whole = { $clues } is a { $digit } and has { $digit ->
        [one] its line
       *[other] all its lines
    } at { $given }. { slitherlink-pattern-gives }
    .rule = When a clue has as many lines as its number says, its other sides are crosses.

slitherlink-clue-needs-all = Clue needs all that is left
    .nudge = Look at { $clues }: only just enough sides are left.
    .whole = { $clues } is a { $digit }, and no more than { $digit } of its sides can be lines. { slitherlink-pattern-gives }
    .rule = When a clue has only as many sides left that are not crosses as its number says, all of them are lines.

slitherlink-vertex-full = Vertex is full
    .nudge = Look where { $given-lines } meet.
    .whole = { $given-lines } meet at one vertex, and the loop passes a vertex once. { slitherlink-pattern-gives }
    .rule = Two lines at a vertex are all it can have: the loop neither branches nor crosses itself. The other edges there are crosses.

slitherlink-forced-continuation = One way on
    .nudge = Look at the end of { $given-lines }.
    .whole = { $given-lines } cannot end here, and there is one way on. { slitherlink-pattern-gives }
    .rule = A line that reaches a vertex must leave it again. If all but one of the other edges are crosses, the last is a line.

slitherlink-dead-end = Dead end
    .nudge = Look at { $found }: it leads nowhere.
    .whole = A line at { $found } would end at a vertex with no way on. { slitherlink-pattern-gives }
    .rule = If all edges at a vertex but one are crosses, the last cannot be a line: the loop would end there.

## Slitherlink: corner pairs

slitherlink-pair-complement = Corner pairs of one clue
    .nudge = Look at the corners of { $clues }.
    .whole = What { $clues } can have at one corner decides what is left { $clue-count ->
        [one] for the corner across.
       *[other] for the corners across, from clue to clue.
    } { slitherlink-pattern-gives }
    .rule = The two sides at one corner of a clue and the two at the corner across make up its number. What is known of one pair is known of the other.

slitherlink-pair-opposite = Pairs across a vertex
    .nudge = Look at { $found } and the pair of edges across the vertex.
    .whole = Of the four edges at a vertex none or two are lines, so the pair at one corner decides for the pair across{ $clue-count ->
        [0] .
       *[other] , starting from { $clues }.
    } { slitherlink-pattern-gives }
    .rule = At a vertex, zero or two of the four edges are lines. If one pair of neighbouring edges has exactly one line, so has the pair across; if it has both or none, the pair across has none, or both or none.

slitherlink-pair-three = 3 and a corner pair
    .nudge = Look at { $clues }: how many lines can it have at one corner?
    .whole = { $clues }: a 3 spares one side only, so one line at a corner means both at the corner across, and both or none means both. { slitherlink-pattern-gives }
    .rule = A 3 has one side that is no line. If exactly one of the two sides at a corner is a line, both sides at the corner across are. If both or none are, then both are, since a 3 cannot spare two.

slitherlink-pair-one = 1 and a corner pair
    .nudge = Look at { $clues }: how many lines can it have at one corner?
    .whole = { $clues }: a 1 has one line only, so one line at a corner means none at the corner across, and both or none means none. { slitherlink-pattern-gives }
    .rule = A 1 has one line. If it is at one corner, both sides at the corner across are crosses. If a corner has both or none, it has none.

slitherlink-pair-twos = Along a diagonal of 2s
    .nudge = Look along { $clues }.
    .whole = What comes to one corner of a 2 leaves at the corner across; so it travels through { $clue-count ->
        [one] the 2 at { $clues }.
       *[other] the 2s among { $clues }.
    } { slitherlink-pattern-gives }
    .rule = If a 2 has exactly one line at a corner, it has exactly one at the corner across; if it has both or none, then none or both across. So a line that enters a diagonal of 2s comes out at its other end.

slitherlink-pair-parity = Parity around a cell
    .nudge = Look at the four corners around { $found }.
    .whole = The corners of a cell with exactly one line are even in number, which decides the last corner here. { slitherlink-pattern-gives }
    .rule = Go around a cell: each corner with exactly one line is a change between line and cross. There are as many changes one way as the other, so their number is even.

slitherlink-equal-edges = Edges that are alike
    .nudge = Look at { $clues }: two of its sides are both lines or both crosses.
    .whole = { $clues }: two sides must be alike, and only one way of that fits the number. { slitherlink-pattern-gives }
    .rule = Sometimes two sides of a clue are known to be both lines or both crosses before it is known which. If one of the two does not fit the number, it is the other.

## Slitherlink: colours

slitherlink-colour-to-edge = Colours decide an edge
    .nudge = Look at the cells on both sides of { $found }.
    .whole = { $lines ->
        [0] Both sides of { $found } are on the same side of the loop, so the loop does not pass between them: a cross.
       *[other] One side of { $found } is inside the loop and the other outside, so the loop passes between them: a line.
    }
    .rule = Every cell is inside or outside the loop; beyond the border is outside. Between cells of one side there is a cross, between inside and outside a line.

slitherlink-one-like-neighbours = 1 with two like neighbours
    .nudge = Look at the neighbours of { $clues }.
    .whole = { $clues } is a 1, and two of its neighbours lie on one side of the loop: lines to both would be too many. { slitherlink-pattern-gives }
    .rule = If two neighbours of a 1 are both inside or both outside, the 1 has lines to both or to neither; both is too many.

slitherlink-three-like-neighbours = 3 with two like neighbours
    .nudge = Look at the neighbours of { $clues }.
    .whole = { $clues } is a 3, and two of its neighbours lie on one side of the loop: crosses to both would be too many. { slitherlink-pattern-gives }
    .rule = If two neighbours of a 3 are both inside or both outside, the 3 has lines to both or to neither; neither leaves too few.

slitherlink-two-like-neighbours = 2 with two like neighbours
    .nudge = Look at the neighbours of { $clues }.
    .whole = { $clues } is a 2, and two of its neighbours lie on one side of the loop: it has lines to both of them, or to both of the others. { slitherlink-pattern-gives }
    .rule = If two neighbours of a 2 are both inside or both outside, the 2 has lines to both or to neither. Either way the other two neighbours get the opposite.

slitherlink-two-unlike-neighbours = 2 with two unlike neighbours
    .nudge = Look at the neighbours of { $clues }.
    .whole = { $clues } is a 2, and two of its neighbours lie on different sides of the loop: one line goes there, so exactly one goes to the other two. { slitherlink-pattern-gives }
    .rule = If one of two neighbours of a 2 is inside and the other outside, the 2 has a line to exactly one of them, and so exactly one to the other two.

slitherlink-unlike-neighbours = Clue with two unlike neighbours
    .nudge = Look at the neighbours of { $clues }.
    .whole = { $clues }: two neighbours lie on different sides of the loop, so exactly one line goes there, which decides the rest of the number. { slitherlink-pattern-gives }
    .rule = If one of two neighbours of a clue is inside and the other outside, the clue has exactly one line to them. A 1 then has no other line, a 3 has both others.

slitherlink-no-checkerboard = No crossing
    .nudge = Look at the four cells around { $found }.
    .whole = If cells around a vertex alternated between inside and outside, the loop would cross itself there. { slitherlink-pattern-gives }
    .rule = Of the four cells around a vertex, those on one diagonal cannot both be inside while those on the other are both outside: four lines would meet.

slitherlink-checkerboard-by-relation = No crossing, by relation
    .nudge = Look at the four cells around { $found }.
    .whole = Around a vertex the cells on each diagonal are alike, whatever they are; were the diagonals different, the loop would cross itself. { slitherlink-pattern-gives }
    .rule = If both diagonals of the four cells around a vertex are known to be alike each, all four cells are alike, since otherwise four lines would meet. So all four edges are crosses.

slitherlink-colour-count = Colours counted at a clue
    .nudge = Look at { $clues } and what is known of the cells around.
    .whole = { $clue-count ->
        [0] Cells are tied to each other as alike or opposite, which leaves
        [one] Counted by which cells must be alike and which opposite, { $clues } leaves
       *[other] Counted by which cells must be alike and which opposite, { $clues } leave
    } only this. { slitherlink-pattern-gives }
    .rule = Neighbours of a clue that are tied to each other as alike or opposite get their lines together. Often only one way of sharing out the number is left.

slitherlink-no-island = No island
    .nudge = Look at { $cells } and the cells around.
    .whole = The cells next to { $cells } are all outside; were it inside, a loop around it alone would leave the rest out. So it is outside.
    .rule = A cell whose neighbours are all outside is outside too: a loop around a single cell would be the whole solution. A lake, an outside cell among inside ones, is a sealed pocket.

## Slitherlink: closing the loop

slitherlink-no-premature-loop = No loop too early
    .nudge = Look at { $found }: what would it close?
    .whole = A line at { $found } would close the path into a loop that leaves { $clue-count ->
        [0] another line
       *[other] { $clues }
    } out. So it is a cross.
    .rule = There is one loop. A line that would close a loop while another line or an unmet clue is left outside it is impossible.

slitherlink-no-short-loop = Not both ways close the loop
    .nudge = Look at { $clues }: some ways of drawing it close a loop.
    .whole = Some ways of giving { $clues } { $clue-count ->
        [one] its
       *[other] their
    } lines branch or close a loop too early; the ways left agree. { slitherlink-pattern-gives }
    .rule = Of the ways to draw the last lines of a clue, those that close a loop too early or branch fall away. What the others share is certain.

slitherlink-chain-as-edge = A chain that would close the loop
    .nudge = Follow { $found }: they are lines together or not at all.
    .whole = { $found } are lines together or not at all, and together they would close a loop that leaves something out. So they are crosses.
    .rule = Edges that follow each other with no other way between are all lines or all crosses. If as lines they would close a loop too early, they are crosses.

slitherlink-loop-complete = The loop is complete
    .nudge = Look at the whole loop.
    .whole = The loop is closed and meets every clue, and there is only one. So everything else is crosses.
    .rule = Once one closed loop meets all clues, no further line can come.

## Slitherlink: breakout points

slitherlink-inside-breakout = Inside breakout
    .nudge = Look at { $cells }: it joins two parts of the inside.
    .whole = If { $cells } were outside, the inside cells on its two sides could not be joined, and one loop encloses one connected area. So it is inside.
    .rule = The inside of one loop is connected. A cell without which two inside cells could no longer be joined is inside. Parts with no cell known to be inside do not count: they may all be outside.

slitherlink-outside-breakout = Outside breakout
    .nudge = Look at { $cells }: it joins two parts of the outside.
    .whole = If { $cells } were inside, outside cells on its two sides could not be joined, not even around the border; but the outside of one loop is connected. So it is outside.
    .rule = The outside of one loop, with everything beyond the border, is connected. A cell without which an outside cell would be cut off is outside.

slitherlink-inside-pocket = Sealed pocket, outside
    .nudge = Look at { $cells }: no inside cell can reach it.
    .whole = { $cells } cannot be reached from the inside cells that are known, and the inside is connected. So { $cell-count ->
        [one] it is
       *[other] they are
    } outside.
    .rule = The inside is connected. Cells that no known inside cell can reach are outside.

slitherlink-outside-pocket = Sealed pocket, inside
    .nudge = Look at { $cells }: the border cannot be reached from it.
    .whole = { $cells } cannot reach the border or any cell known to be outside, and the outside is connected. So { $cell-count ->
        [one] it is
       *[other] they are
    } inside.
    .rule = The outside is connected with everything beyond the border. Cells that cannot reach it are inside.

slitherlink-class-breakout = Breakout of a whole class
    .nudge = Look at { $cells } and the cells tied to it.
    .whole = { $assumed } cannot be { $assumed-state }: the cells tied to it would follow, and parts that must be joined would be cut off. So it is { $inside-count ->
        [0] outside.
       *[other] inside.
    }
    .rule = Cells tied to each other as alike or opposite are coloured together. If one way of colouring them cuts the inside or the outside apart, it is the other.

slitherlink-gate-of-two = Gate of two
    .nudge = Look at { $found }: the only way between two parts.
    .whole = There are lines on both sides, and the only ways between are { $found }. The loop passes there and comes back, so both are lines.
    .rule = A wall of crosses with two gaps and lines on both sides: the one loop must go through one gap and come back through the other.

slitherlink-even-crossing = Even crossing
    .nudge = Go around a closed curve through { $found }.
    .whole = A closed curve crosses the loop an even number of times. All crossings of one such curve but { $found } are known. { slitherlink-pattern-gives }
    .rule = Walking around any closed curve one ends on the side where one began, so the loop is crossed an even number of times. If all crossings but one are known, the last one follows. An odd number of loose ends in an area with one exit is the same rule.

slitherlink-blank-corner = Blank corner (assumes one solution)
    .nudge = Look at the blank corner at { $found }.
    .whole = No clue sees how the loop passes this corner: if it turned here, moving it over the corner cell would give a second solution. If there is exactly one, { $found } { $crosses ->
        [one] is a cross.
       *[other] are crosses.
    }
    .rule = Assumes that the puzzle has exactly one solution. If a corner cell and its two neighbours are blank and the loop passed between them, it could be moved over the corner cell without any clue noticing.

## Slitherlink: trial

slitherlink-trial = Trial
    .nudge = Suppose { $assumed } is { $assumed-state }, and follow it.
    .whole = Suppose { $assumed } is { $assumed-state }: { $length ->
        [0] that contradicts what is known at once.
        [one] one step leads to a contradiction.
       *[other] { $length } steps lead to a contradiction.
    } The opposite holds. { slitherlink-pattern-gives }
    .rule = Suppose one edge is a line, or a cross, and follow what single clues, vertices and colours force. If that ends in a contradiction, the opposite is certain.

slitherlink-two-sided-trial = Trial of both sides
    .nudge = Suppose { $assumed } is a line, then a cross, and compare.
    .whole = Whether { $assumed } is a line or a cross, the same follows. { slitherlink-pattern-gives }
    .rule = Follow both values of one edge. What comes out in both cases is certain, though the edge itself stays open.

slitherlink-deep-trial = Deep trial
    .nudge = Suppose { $assumed } is { $assumed-state }, and look at the whole board.
    .whole = Suppose { $assumed } is { $assumed-state }: after { $length ->
        [one] one step
       *[other] { $length } steps
    } the board would fall into separate loops or parts. So the opposite holds. { slitherlink-pattern-gives }
    .rule = Like a trial, but the contradiction is one of the whole board: a loop closed too early, or a part of the inside or outside cut off.

## Slitherlink: the method of the article

slitherlink-forced-cell = Forced cell
    .nudge = Look at { $cells }, with { $clues }.
    .whole = { $clue-count ->
        [0] By the vertices around it,
       *[other] By the local rules at { $clues }{ $given-count ->
            [0] {""},
           *[other] {" "}and the cells known nearby,
        }
    } { $cells } cannot be { $inside-count ->
        [0] inside: it is outside.
       *[other] outside: it is inside.
    }
    .rule = Suppose the cell is inside, then outside. If clues, vertices, the ban on one-cell rings and adjacent 3s on opposite sides leave no way at all to complete the board in one of the cases, the other is certain. A complete search answers the question; the clues and cells named are all that its answer needs.

slitherlink-article-breakout = Breakout point
    .nudge = Look at { $cells }: it joins two parts of the inside.
    .whole = If { $cells } were outside, the inside cells on its two sides could not be joined, and one loop encloses one connected area. So it is inside.
    .rule = The inside of one loop is connected. A cell without which two inside cells could no longer be joined is inside. Parts with no cell known to be inside do not count.

## Lists of puzzles

error-record-json = This line begins like a record in JSON, but is none from character { $place } on.
error-record-fields = This record has no puzzle that can be read: it needs a field “puzzle” with the puzzle as text, and “rows” and “cols”, if they are there, as numbers.
error-record-kind = The record says the puzzle is of the kind “{ $kind }”, but it does not read as one.
many-label = Many puzzles
many-start = Paste or drop a list of puzzles, one a line. Formats and kinds may be mixed. Each puzzle gets a verdict and a grade.
many-placeholder = Paste a list here
many-file = Open a file
many-open = Open the list
many-progress = Progress
many-running = Working
many-paused = Paused
many-stopped = Stopped
many-done = Done
many-far = { $decided } of { $all }
many-malformed = { $count } unreadable
many-graded = { $count } of { $of } graded
many-pause = Pause
many-resume = Resume
many-stop = Stop
many-save = Save
many-save-csv = Rows shown, as CSV
many-save-json = Rows shown, as JSON lines
many-save-format = Puzzles shown, as { $format }
many-close = Another list
many-filters = Filters
many-search = Search
many-any-verdict = All verdicts
many-any-kind = All kinds
many-choice = { $name } ({ $count })
many-shown = { $count ->
    [one] one row shown
   *[other] { $count } rows shown
}
many-table = Puzzles of the list. Arrows choose one, Enter opens it.
many-column-number = #
many-column-kind = Kind
many-column-size = Size
many-column-verdict = Verdict
many-column-grade = Grade
many-column-time = Time
many-column-source = Puzzle
many-size = { $rows }×{ $cols }
many-unique = Unique
many-several = Several
many-impossible = None
many-working = Working
many-waiting = Waiting
many-unreadable = Unreadable
many-opened = { $number } of { $all }
many-back = Back to the list
many-previous = Previous in the list
many-next = Next in the list
error-record-size = The record says { $rows }×{ $cols }, but its puzzle has { $found-rows } rows and { $found-cols } columns.

## The editor

edit-board-label = Board of { $rows } rows and { $cols } columns, to edit. Arrow keys move, digits enter clues, Backspace clears.
edit-palette = Clues to enter
edit-wipe = Clear the cell
edit-tools = Board
edit-undo = Undo
edit-redo = Redo
edit-rotate-left = Rotate left
edit-rotate-right = Rotate right
edit-mirror = Mirror left and right
edit-flip = Mirror top and bottom
edit-clear = Clear the board
edit-handle = Board size: drag, or use the arrow keys
edit-rows = Rows
edit-cols = Columns
edit-resize = Resize
edit-new = New blank board
edit-size = Size
edit-size-told = { $rows }×{ $cols }
edit-size-refused = This kind has no boards of this size.
edit-verdict-unique = Exactly one solution
edit-verdict-several = More than one solution
edit-verdict-none = No solution
edit-verdict-open = Still working
edit-verdict-stopped = Stopped
edit-decided = Decided
edit-decided-none = none, since there is no solution
edit-decided-told = { $common } of { $facts } { $places }
edit-places-aquarium = cells
edit-places-slitherlink = cells and edges
edit-places-sudoku = cells
edit-grade = Grade
edit-grade-later = known once there is exactly one solution
edit-grade-open = still working
edit-grade-nothing = no technique
edit-grade-told = level { $level }: { $hardest }{ $cases ->
    [0] {""}
    [one] , then 1 case
   *[other] , then { $cases } cases
}
edit-clues = Clues
edit-hint = Arrow keys move, digits enter clues, Space clears. Ctrl Z undoes any change, pasting included.
edit-hint-unknown = ? is a clue of unknown value.
edit-hint-letters = Letters enter the digits above 9: A is 10, B is 11, and so on. On such a board these letters have no other meaning.
edit-key-move = move
edit-key-rim = to the end of the row or column
edit-key-digit = enter a number; type its digits one after another
edit-key-letter = write a digit above 9, where the board has it
edit-key-unknown = enter a question mark, where a clue may be unknown
edit-key-help = this help; ? where a question mark cannot be entered
edit-key-wipe = clear the cell
edit-key-undo = undo
edit-key-redo = redo
edit-key-rotate = rotate right, rotate left
edit-key-mirror = mirror left and right, top and bottom
edit-cursor = Row { $row }, column { $col }: { $entry }
edit-cursor-line = { $line }: { $entry }
edit-blank = blank
edit-unknown = question mark

## Several solutions, or none

answers-label = Answers
answers-aspects = Solutions on the board
answers-solution = Solution { $number }
answers-both = Both
answers-common = In common
answers-told-solution = One of the solutions.
answers-told-both = Plain lines are in both solutions, dashed ones only in solution 1, thick ones only in solution 2.
answers-told-common = The board shows what all solutions share. They differ in the rest.
answers-proving = Looking for what all solutions share
answers-how-many = How many?
answers-counting = { $tried ->
    [one] 1 solution found so far
   *[other] { $tried } solutions found so far
}
answers-count = { $found ->
    [one] Exactly 1 solution.
   *[other] Exactly { $found } solutions.
}
answers-count-more = At least { $found } solutions.
answers-suggest = Suggest clues
answers-suggesting = Looking for clues that leave one solution: { $tried ->
    [one] 1 proof so far
   *[other] { $tried } proofs so far
}
answers-suggestion = { $count ->
    [one] With this clue there is exactly one solution:
   *[other] With these { $count } clues there is exactly one solution, and each of them is needed:
}
answers-suggestion-none = No clues were found that leave one solution, because some solutions agree in every clue.
answers-clue = { $place }: { $number }
answers-add = Add to the puzzle
answers-refuting = Looking for clues that contradict each other
answers-explaining = Looking for the reason
answers-contradiction = { $count ->
    [0] There is no solution whatever the clues.
    [one] This clue alone cannot be met:
    [2] These 2 clues contradict each other; each alone can be met:
   *[other] These { $count } clues contradict each other; without any one of them the other { $others } can be met:
}
answers-cures-all = { $count ->
    [one] Without it the puzzle can be solved.
   *[other] Dropping any one of these { $count } clues makes the puzzle solvable.
}
answers-cures-some = { $count ->
    [one] Dropping { $clues } makes the puzzle solvable; dropping another of them does not.
   *[other] Dropping any one of { $clues } makes the puzzle solvable; dropping another of them does not.
}
answers-cures-none = { $of ->
    [one] Dropping it is not enough: other clues contradict each other as well.
   *[other] Dropping one of them is not enough: other clues contradict each other as well.
}
answers-why = Watch why
answers-whole = Back to all steps
answers-beyond = With these clues alone, case after case must be tried. The steps shown are shorter because they use other clues as well.

## Sudoku: houses, digits, facts

sudoku-row = row { $number }
sudoku-column = column { $number }
sudoku-box = box { $number }
sudoku-region = region { $number }
sudoku-diagonal-falling = the falling diagonal
sudoku-diagonal-rising = the rising diagonal
sudoku-digit = { $digit }
sudoku-placed = { $places } is { $digit }
sudoku-ruled-out = { $digit } in { $places }
sudoku-fact-is = { $place } is { $digit }.
sudoku-fact-is-not = { $place } is not { $digit }.
sudoku-complete = Every cell has a digit, and every house holds each digit once.
sudoku-difference = Where the two differ a cell is hatched, with the first one's digit small in it.
sudoku-searching = Reasoning has done its part: { $undecided } cells are undecided. Where the fewest choices are left, in a cell or for a digit in a house, they are tried one after the other, each until it fails or fills the board.

sudoku-rule-twice = { $digit } would stand twice in { $house }, in { $places }.
    .name = A digit twice in a house
sudoku-rule-no-candidate = No digit is left for { $places }.
    .name = A cell without a candidate
sudoku-rule-no-place = No cell of { $house } can hold a { $digit }.
    .name = A digit without a place
sudoku-rule-otherwise = { $places } would have to be a digit that is ruled out there.
    .name = Against what is known

## Sudoku: singles

sudoku-full-house = Last cell of a house
    .nudge = Look at { $house }: one cell is empty.
    .whole = { $cell } is the last empty cell of { $house }, and { $digit } is the digit that is missing. So { $cell } is { $digit }.
    .rule = A house with one empty cell lacks one digit, which goes there.

sudoku-hidden-single-box = Hidden single in a box
    .nudge = Where can { $digit } go in { $house }?
    .whole = In { $house } the { $digit } can only be in { $cell }: the other cells are filled or cannot be { $digit }. So { $cell } is { $digit }.
    .rule = Every box holds every digit. A digit with one place left in a box goes there. Regions and diagonals that are houses count like boxes.

sudoku-hidden-single-line = Hidden single in a line
    .nudge = Where can { $digit } go in { $house }?
    .whole = In { $house } the { $digit } can only be in { $cell }: the other cells are filled or cannot be { $digit }. So { $cell } is { $digit }.
    .rule = Every row and column holds every digit. A digit with one place left in a row or column goes there.

sudoku-naked-single = Naked single
    .nudge = What can { $cell } be?
    .whole = Every digit but { $digit } is ruled out in { $cell }. So { $cell } is { $digit }.
    .rule = A cell with one candidate left is that digit.

sudoku-direct-pointing = Direct pointing
    .nudge = Where can { $digit } go in { $from }, and then in { $house }?
    .whole = In { $from } the { $digit } can only be in { $cells }, all in { $to }, so it is nowhere else in { $to }. That leaves one place for it in { $house }. So { $cell } is { $digit }.
    .rule = All places of a digit in a box lie in one line, so the rest of the line cannot hold it. If that leaves the digit one place in another house, it goes there.

sudoku-direct-claiming = Direct claiming
    .nudge = Where can { $digit } go in { $from }, and then in { $house }?
    .whole = In { $from } the { $digit } can only be in { $cells }, all in { $to }, so it is nowhere else in { $to }. That leaves one place for it in { $house }. So { $cell } is { $digit }.
    .rule = All places of a digit in a line lie in one box, so the rest of the box cannot hold it. If that leaves the digit one place in another house, it goes there.

sudoku-direct-hidden-pair = Direct hidden pair
    .nudge = Where can { $subset } go in { $from }?
    .whole = In { $from } the digits { $subset } can only be in { $cells }: two digits for two cells, which then are not { $digit }. That leaves one place for { $digit } in { $house }. So { $cell } is { $digit }.
    .rule = Two digits of a house have together two cells, which then can be nothing else. If that leaves another digit one place in a house, it goes there.

sudoku-direct-hidden-triple = Direct hidden triple
    .nudge = Where can { $subset } go in { $from }?
    .whole = In { $from } the digits { $subset } can only be in { $cells }: three digits for three cells, which then are not { $digit }. That leaves one place for { $digit } in { $house }. So { $cell } is { $digit }.
    .rule = Three digits of a house have together three cells, which then can be nothing else. If that leaves another digit one place in a house, it goes there.

## Sudoku: intersections and subsets

sudoku-removed = So { $found } can be ruled out.

sudoku-pointing = Pointing
    .nudge = Where can { $digit } go in { $from }?
    .whole = In { $from } the { $digit } can only be in { $cells }, all in { $to }: one of them is { $digit }, and no other cell of { $to } is. { sudoku-removed }
    .rule = All places of a digit in a box lie in one line. The box needs the digit, so it stands there, and the rest of the line cannot hold it. Also called locked candidates.

sudoku-claiming = Claiming
    .nudge = Where can { $digit } go in { $from }?
    .whole = In { $from } the { $digit } can only be in { $cells }, all in { $to }: one of them is { $digit }, and no other cell of { $to } is. { sudoku-removed }
    .rule = All places of a digit in a line lie in one box. The line needs the digit, so it stands there, and the rest of the box cannot hold it. Also called box-line reduction.

sudoku-naked-pair = Naked pair
    .nudge = Compare { $cells }.
    .whole = { $cells } can only be { $subset }, one each: no cell that sees both can be either. { sudoku-removed }
    .rule = Two cells of a house have the same two candidates and no others. They take both digits, so no other cell of the house can hold them.

sudoku-naked-triple = Naked triple
    .nudge = Compare { $cells }.
    .whole = { $cells } can only be { $subset }, one each: no cell that sees all three can be any of them. { sudoku-removed }
    .rule = Three cells of a house have together three candidates. They take all three digits, so no other cell of the house can hold them.

sudoku-naked-quad = Naked quad
    .nudge = Compare { $cells }.
    .whole = { $cells } can only be { $subset }, one each: no cell that sees all four can be any of them. { sudoku-removed }
    .rule = Four cells of a house have together four candidates. They take all four digits, so no other cell of the house can hold them.

sudoku-hidden-pair = Hidden pair
    .nudge = Where can { $subset } go in { $from }?
    .whole = In { $from } the digits { $subset } can only be in { $cells }: two digits for two cells, which can be nothing else. { sudoku-removed }
    .rule = Two digits of a house have together two cells. These cells take them and can be nothing else.

sudoku-hidden-triple = Hidden triple
    .nudge = Where can { $subset } go in { $from }?
    .whole = In { $from } the digits { $subset } can only be in { $cells }: three digits for three cells, which can be nothing else. { sudoku-removed }
    .rule = Three digits of a house have together three cells. These cells take them and can be nothing else.

sudoku-hidden-quad = Hidden quad
    .nudge = Where can { $subset } go in { $from }?
    .whole = In { $from } the digits { $subset } can only be in { $cells }: four digits for four cells, which can be nothing else. { sudoku-removed }
    .rule = Four digits of a house have together four cells. These cells take them and can be nothing else.

## Sudoku: fish

sudoku-x-wing = X-wing
    .nudge = Look at { $digit } in { $base }.
    .whole = In { $base } the { $digit } can only be in { $cover }. Two lines need two { $digit }s there, one in each of { $cover }, so no other cell of these can hold it. { sudoku-removed }
    .rule = In two rows all places of a digit lie in two columns. The rows take the digit of both columns, so the columns hold it nowhere else; and the same with rows and columns exchanged.

sudoku-swordfish = Swordfish
    .nudge = Look at { $digit } in { $base }.
    .whole = In { $base } the { $digit } can only be in { $cover }. Three lines need three { $digit }s there, one in each of { $cover }, so no other cell of these can hold it. { sudoku-removed }
    .rule = In three rows all places of a digit lie in three columns, so the columns hold it nowhere else; and the same with rows and columns exchanged.

sudoku-jellyfish = Jellyfish
    .nudge = Look at { $digit } in { $base }.
    .whole = In { $base } the { $digit } can only be in { $cover }. Four lines need four { $digit }s there, one in each of { $cover }, so no other cell of these can hold it. { sudoku-removed }
    .rule = In four rows all places of a digit lie in four columns, so the columns hold it nowhere else; and the same with rows and columns exchanged.

sudoku-finned-x-wing = Finned X-wing
    .nudge = Look at { $digit } in { $base }.
    .whole = In { $base } the { $digit } can only be in { $cover }, but for { $others }. Either { $fins ->
        [one] { $others }
       *[other] one of { $others }
    } is { $digit }, or there is an X-wing; what loses the { $digit } both ways cannot hold it. { sudoku-removed }
    .rule = An X-wing but for a few more places, the fins. Either a fin is true or the X-wing is; a cell that sees all fins and would lose the digit to the X-wing cannot hold it.

sudoku-finned-swordfish = Finned swordfish
    .nudge = Look at { $digit } in { $base }.
    .whole = In { $base } the { $digit } can only be in { $cover }, but for { $others }. Either { $fins ->
        [one] { $others }
       *[other] one of { $others }
    } is { $digit }, or there is a swordfish; what loses the { $digit } both ways cannot hold it. { sudoku-removed }
    .rule = A swordfish but for a few more places, the fins. Either a fin is true or the swordfish is; a cell that sees all fins and would lose the digit to the swordfish cannot hold it.

sudoku-finned-jellyfish = Finned jellyfish
    .nudge = Look at { $digit } in { $base }.
    .whole = In { $base } the { $digit } can only be in { $cover }, but for { $others }. Either { $fins ->
        [one] { $others }
       *[other] one of { $others }
    } is { $digit }, or there is a jellyfish; what loses the { $digit } both ways cannot hold it. { sudoku-removed }
    .rule = A jellyfish but for a few more places, the fins. Either a fin is true or the jellyfish is; a cell that sees all fins and would lose the digit to the jellyfish cannot hold it.

sudoku-fish-told = In { $base } the { $digit } can only be in { $cover }. { $count ->
    [2] Two
   *[other] Three
} houses without a common place for it need as many { $digit }s there, one in each of { $cover }, so no other cell of these can hold it. { sudoku-removed }

sudoku-franken-fish = Franken fish
    .nudge = Look at { $digit } in { $base }.
    .whole = { sudoku-fish-told }
    .rule = In some rows and boxes, which share no place for a digit, all its places lie in as many columns and boxes, so these hold it nowhere else; and the same with rows and columns exchanged.

sudoku-mutant-fish = Mutant fish
    .nudge = Look at { $digit } in { $base }.
    .whole = { sudoku-fish-told }
    .rule = In some houses of any sort, which share no place for a digit, all its places lie in as many other houses, so these hold it nowhere else.

## Sudoku: chains

sudoku-link-is = { $places } is { $digit }
sudoku-link-is-not = { $places } is not { $digit }
sudoku-link-among = one of { $places } is { $digit }
sudoku-link-not-among = none of { $places } is { $digit }
sudoku-chain-told = Suppose { $not-first }. Then, one after the other: { $links }. { $found-is ->
    [0] So either { $first } or { $last }, and what contradicts both is false: { $found } can be ruled out.
   *[other] That contradicts the supposition, so { $first }.
}
sudoku-chain-look = Suppose { $not-first }, and follow the { $digit }.

sudoku-skyscraper = Skyscraper
    .nudge = { sudoku-chain-look }
    .whole = { sudoku-chain-told }
    .rule = Two rows, or two columns, have two places each for a digit, and two of these places share a house. Not both of these are true, so one of the other two is: what sees both cannot be the digit.

sudoku-two-string-kite = Two-string kite
    .nudge = { sudoku-chain-look }
    .whole = { sudoku-chain-told }
    .rule = A row and a column have two places each for a digit, and one place of each lies in the same box. Not both of these are true, so one of the other two is: what sees both cannot be the digit.

sudoku-turbot-fish = Turbot fish
    .nudge = { sudoku-chain-look }
    .whole = { sudoku-chain-told }
    .rule = Two houses have two places each for a digit, and one place of one sees one of the other. Not both of these are true, so one of the other two is: what sees both cannot be the digit.

sudoku-empty-rectangle = Empty rectangle
    .nudge = { sudoku-chain-look }
    .whole = { sudoku-chain-told }
    .rule = In a box all places of a digit lie in one row and one column. Where a strong link leads from the row, the digit is at its far end or in the column of the box: what sees both cannot be the digit.

sudoku-simple-colouring = Simple colouring
    .nudge = { sudoku-chain-look }
    .whole = { sudoku-chain-told }
    .rule = Houses with two places for a digit hang together, and their places take two colours by turns. One colour is true, so a cell that sees both colours cannot be the digit; and a colour with two places that see each other is false.

sudoku-multi-colouring = Multi-colouring
    .nudge = { sudoku-chain-look }
    .whole = { sudoku-chain-told }
    .rule = Houses with two places for a digit hang together in two groups, and the places of each take two colours by turns. A colour of one group sees a colour of the other, so not both are true, and one of the two opposite colours is: what sees both of these cannot be the digit.

sudoku-x-chain = X-chain
    .nudge = { sudoku-chain-look }
    .whole = { sudoku-chain-told }
    .rule = Places of one digit, linked by turns: one of the two must be the digit, not both can be. The first or the last of the chain is the digit, so what sees both is not.

sudoku-remote-pair = Remote pair
    .nudge = Follow the cells that can only be { $subset }.
    .whole = { $path } can only be { $subset }, and each sees the next, so they take the two by turns. { $ends } are different, and no cell that sees both can be either digit. { sudoku-removed }
    .rule = Cells with the same two candidates, each seeing the next: they take the two digits by turns. The ends of a chain of even length differ, so what sees both can be neither digit.

sudoku-xy-wing = XY-wing
    .nudge = Suppose { $not-first }, and follow the links.
    .whole = { sudoku-chain-told }
    .rule = A cell with the candidates a and b sees a cell with a and c and a cell with b and c. Whichever it is, one of the others is c, so what sees both of them is not c.

sudoku-xy-chain = XY-chain
    .nudge = Suppose { $not-first }, and follow the links.
    .whole = { sudoku-chain-told }
    .rule = Cells with two candidates, each sharing one with the next that it sees. If the first is not the digit, the last one is; what sees both is not.

sudoku-alternating-chain = Alternating inference chain
    .nudge = Suppose { $not-first }, and follow the links.
    .whole = { sudoku-chain-told }
    .rule = Candidates linked by turns: one of the two must be true, not both can be. The first or the last of the chain is true, so what contradicts both is false; and if the chain comes back to its start, the start is true.

sudoku-nice-loop = Nice loop
    .nudge = Suppose { $not-first }, and follow the links.
    .whole = Suppose { $not-first }. Then, one after the other: { $links }; and that in turn means { $not-first }, so the links form a loop. Going round either way, of any two neighbours one is true. So { $found } can be ruled out.
    .rule = An alternating chain whose ends contradict each other. Going round either way, one of any two neighbours is true, so what contradicts both is false.

sudoku-grouped-chain = Grouped chain
    .nudge = Suppose { $not-first }, and follow the links.
    .whole = { sudoku-chain-told }
    .rule = An alternating chain in which all places of a digit where a line crosses a box can be one link: the digit is among them, or it is not.

## Sudoku: wings and almost locked sets

sudoku-xyz-wing = XYZ-wing
    .nudge = Look at { $cells } and { $others }.
    .whole = ({ $cells }) and ({ $others }) have one digit more than cells each. A digit they share cannot be in both groups, so one of them holds all its other digits, { $digit } among them. { sudoku-removed }
    .rule = A cell with three candidates sees two cells with two of them each, sharing one. That digit is in one of the three, so what sees all three is not that digit.

sudoku-wxyz-wing = WXYZ-wing
    .nudge = Look at { $cells } and { $others }.
    .whole = ({ $cells }) and ({ $others }) have one digit more than cells each. A digit they share cannot be in both groups, so one of them holds all its other digits: what sees every place of such a digit in both cannot be it. { sudoku-removed }
    .rule = Four cells in two groups, each with one digit more than cells. A digit that cannot be in both groups leaves one of them full, so another digit they share is in one of its places: what sees all of these is not that digit.

sudoku-vwxyz-wing = VWXYZ-wing
    .nudge = Look at { $cells } and { $others }.
    .whole = ({ $cells }) and ({ $others }) have one digit more than cells each. A digit they share cannot be in both groups, so one of them holds all its other digits: what sees every place of such a digit in both cannot be it. { sudoku-removed }
    .rule = Five cells in two groups, each with one digit more than cells. A digit that cannot be in both groups leaves one of them full, so another digit they share is in one of its places: what sees all of these is not that digit.

sudoku-als-xz = Almost locked sets
    .nudge = Look at { $cells } and { $others }.
    .whole = ({ $cells }) and ({ $others }) have one digit more than cells each. A digit they share cannot be in both groups, so one of them holds all its other digits: what sees every place of such a digit in both cannot be it. { sudoku-removed }
    .rule = Two groups of cells have one digit more than cells each. All places in one of a digit they share see all in the other, so one group loses it and holds all its other digits. Another digit they share is then in one of the groups.

sudoku-als-xy-wing = Almost locked sets, three
    .nudge = Look at { $cells } and { $others }.
    .whole = { $fins ->
        [one] { $others } has two digits, and is
       *[other] { $others } have one digit more than cells, and are
    } linked by one digit with a part of { $cells } and by another with the rest. Whichever of the two digits is not there, one of the two parts holds all its digits, so what sees all places of a digit in both cannot be it. { sudoku-removed }
    .rule = Three groups of cells have one digit more than cells each. The middle one shares a restricted digit with each of the others, so one of these is locked; a digit that both have is in one of them.

sudoku-w-wing = W-wing
    .nudge = Compare { $cells }.
    .whole = { $cells } can only be { $subset }. One of { $others } is { $linked }, and each of these sees one of the two, which then is not { $linked }. { sudoku-removed }
    .rule = Two cells have the same two candidates. A strong link on one of the digits joins a cell that each sees, so one of the two is the other digit: what sees both is not that digit.

sudoku-sue-de-coq = Sue de Coq
    .nudge = Look at { $cells } and { $others }.
    .whole = { $cells }, where a line crosses a box, and { $others }, in the line or in the box, have together as many digits as cells, and no digit fits twice. So each of these digits is among them. { sudoku-removed }
    .rule = Cells where a line crosses a box take their digits partly with cells of the line and partly with cells of the box. If there are as many digits as cells, all are taken: the rest of the line and of the box lose them.

sudoku-group = ({ $places })

sudoku-als-chain = Chain of almost locked sets
    .nudge = Look at { $cells } and { $others }.
    .whole = Each of these groups has one digit more than cells: { $sets }. Each shares with the next a digit that cannot be in both. If { $digit } were not in the first, all other digits of that group would be, so the next group would lack one and hold its others, and so on: { $digit } would be in the last. What sees all its places in both ends cannot be it. { sudoku-removed }
    .rule = Groups of cells with one digit more than cells each, every one sharing a restricted digit with the next, and not the same with both neighbours. A digit that both ends have is in one of them.

sudoku-death-blossom = Death blossom
    .nudge = Look at { $cells } and { $others }.
    .whole = Whichever digit { $cells } is, a group among { $others }, with one digit more than cells, loses it and holds all its other digits, and so the { $digit }, unless { $cells } is { $digit }. What sees all these places of { $digit } cannot be it. { sudoku-removed }
    .rule = For each candidate of a cell there is a group of cells with one digit more than cells that would lose it. Whichever candidate is true, one of the groups holds all its other digits, so a digit that all groups share is in one of them.

sudoku-aligned-pair = Aligned pair exclusion
    .nudge = Compare { $cell } and { $cells }.
    .whole = If { $cell } were { $digit }, { $cells } could be none of its candidates: with each of them either the same digit would stand in two cells that see each other, or one of { $others } would have no candidate left. { sudoku-removed }
    .rule = Two cells are compared, candidate by candidate. A pair of candidates is out if a cell that sees both has no other candidates. A candidate of which every pair is out is false.

sudoku-aligned-triplet = Aligned triplet exclusion
    .nudge = Compare { $cell } and { $cells }.
    .whole = If { $cell } were { $digit }, { $cells } could be no two of their candidates: with any two of these either the same digit would stand in two cells that see each other, or one of { $others } would have no candidate left. { sudoku-removed }
    .rule = Three cells are compared, candidate by candidate. Three candidates are out if two of them are the same digit in cells that see each other, or if they are all that another cell could be. A candidate of which every three are out is false.

## Sudoku: what follows from one solution

sudoku-exchange-corner = So { $others } must be another digit
sudoku-exchange-third = So one of { $others } must be { $digit }, and what sees all of these is not
sudoku-exchange-locked = In { $house } the { $kept } can only be in { $others }: one of these is { $kept }, so the other must be neither { $kept } nor { $digit }
sudoku-exchange-crossed = Two of these cells, opposite ones, are { $digit }: if { $others } were, nothing else would be left for the others
sudoku-exchange-subset = So one of { $others } must be another digit: one of { $extra }. With { $more } that makes as many cells as digits, so no other cell of { $house } can be any of { $taken }
sudoku-exchange = If { $cells } held only { $subset }, these two could be exchanged, and there would be two solutions.

sudoku-unique-rectangle = Unique rectangle
    .nudge = Look at { $cells } and { $others }.
    .whole = { sudoku-exchange } { $why }. { sudoku-removed }
    .rule = Four cells in two rows, two columns and two boxes with the same two candidates could exchange them. If there is one solution, another candidate must be true in one of them.

sudoku-avoidable-rectangle = Avoidable rectangle
    .nudge = Look at { $cells } and { $cell }.
    .whole = { $cells } are not printed. If { $cell } were { $digit }, the digits { $subset } could be exchanged in these four cells, and there would be two solutions. { sudoku-removed }
    .rule = Three cells of a rectangle in two rows, two columns and two boxes were found, none of the four is printed, and opposite ones are alike. If there is one solution, the fourth is not the digit that would let the two be exchanged.

sudoku-hidden-rectangle = Hidden rectangle
    .nudge = Look at { $cells } and { $others }.
    .whole = In the row and the column of { $others } the { $kept } can only be in { $cells }. If { $others } were { $digit }, the other three could hold only { $subset }: these could be exchanged, and there would be two solutions. { sudoku-removed }
    .rule = A rectangle in two rows, two columns and two boxes has a corner with two candidates, and in both lines of the opposite corner one of these is nowhere else. If that corner were the other one, the rectangle would hold only the two. If there is one solution, it is not.

sudoku-unique-loop = Unique loop
    .nudge = Look at { $cells } and { $others }.
    .whole = { sudoku-exchange } { $why }. { sudoku-removed }
    .rule = A loop of cells with the same two candidates, two in each house that it comes to, could exchange them. If there is one solution, another candidate must be true in one of them.

sudoku-grave-one = All open cells but { $cells } have two candidates, and every digit has two places in each house, but for { $digit } around { $cells }. If { $cells } were not { $digit }, there would be no solution or several
sudoku-grave-cell = All open cells but { $cells } have two candidates, and if { $cells } could only be { $digits }, every digit would have two places in each house: no solution, or several
sudoku-grave-digit = Without { $digit } in { $cells }, every open cell would have two candidates and every digit two places in each house: no solution, or several. So one of { $cells } is { $digit }, and what sees all of these is not
sudoku-grave-locked = Without some candidates of { $cells }, every open cell would have two and every digit two places in each house: no solution, or several. So one of them is true, and the other cell is { $kept }, which has no other place in { $house }
sudoku-grave-subset = Without some candidates of { $cells }, every open cell would have two and every digit two places in each house: no solution, or several. So one of them is true, one of { $taken }. With { $more } that makes as many cells as digits, so no other cell of { $house } can be any of { $taken }

sudoku-bug = Bivalue universal grave
    .nudge = Count the candidates of { $cells }.
    .whole = { $why }. { $found-is ->
        [0] { sudoku-removed }
       *[other] So { $cell } is { $digit }.
    }
    .rule = If every open cell had two candidates and every digit two places in each house, there would be no solution or two. If there is one solution, one of the candidates that are too many is true.

## Sudoku: suppositions

sudoku-nishio = Nishio
    .nudge = Suppose { $assumed }, and follow the { $digit }.
    .whole = Suppose { $assumed }, and follow the { $digit }: { $length ->
        [0] a house is left without a place for it at once.
        [one] one single later a house is left without a place for it.
       *[other] { $length } singles later a house is left without a place for it.
    } { sudoku-removed }
    .rule = Suppose a candidate is true and follow its digit by hidden singles. If a house is left without a place for the digit, the candidate is false.

sudoku-forcing-agreed = One of these holds: { $assumed }. Each of them leads by singles to the same: { $found-is ->
    [0] { $cell } is not { $digit }. So { $digit } in { $cell } can be ruled out.
   *[other] { $cell } is { $digit }. So { $cell } is { $digit }.
}

sudoku-forcing-chains = Forcing chains
    .nudge = Compare what follows if { $assumed }.
    .whole = { sudoku-forcing-agreed }
    .rule = Suppose each candidate of a cell in turn, or each place of a digit in a house, and follow a chain from it: each single relies on the one before. What every chain leads to is certain.

sudoku-forcing-net = Forcing net
    .nudge = { $trials ->
        [one] Suppose { $assumed }, and follow it.
       *[other] Compare what follows if { $assumed }.
    }
    .whole = { $trials ->
        [one] Suppose { $assumed }: { $length ->
            [0] that contradicts what is known at once.
            [one] one single leads to a contradiction.
           *[other] { $length } singles lead to a contradiction.
        } { sudoku-removed }
       *[other] { sudoku-forcing-agreed }
    }
    .rule = Suppose a candidate is true and follow it by all singles, which may rely on several before them. If that ends in a contradiction, the candidate is false. And what comes out for each candidate of a cell, or each place of a digit in a house, is certain.

sudoku-nested-net = Nested forcing net
    .nudge = Suppose { $assumed }, and follow it.
    .whole = Suppose { $assumed }: { $length ->
        [0] that contradicts what is known at once.
        [one] one step leads to a contradiction.
       *[other] { $length } steps lead to a contradiction, by singles, intersections, pairs and X-wings.
    } { sudoku-removed }
    .rule = Suppose a candidate is true and solve on from there, by singles and by the simplest patterns. If that ends in a contradiction, the candidate is false.

sudoku-end-no-candidate = no digit is left for { $places }
sudoku-end-no-place = a house is left without a place for { $digit }

sudoku-nested-chains = Nested forcing chains
    .nudge = Suppose { $assumed }, and follow it.
    .whole = Suppose { $assumed }: after { $length } steps, { $inner ->
        [one] one of them a supposition itself
       *[other] { $inner } of them suppositions themselves
    }, { $end }. { sudoku-removed }
    .rule = Suppose a candidate is true and follow it by singles. Where they stop, suppose another candidate as well: if singles lead from it to a contradiction, it is false wherever the first one is true, and singles go on without it. If the first supposition ends in a contradiction, its candidate is false. Suppositions are two deep, never more.

## Aquarium
#
# Each technique: its short name, and
#   .nudge  where to look
#   .whole  because ..., therefore ...; every number is computed from the step
#   .rule   the technique for its own page, and why it holds
# $given and $gives are what is known and what is found, as in "R1C1 is water".

aquarium-number = { $value }
aquarium-are-water = { $places } { $count ->
    [one] is
   *[other] are
} water
aquarium-are-air = { $places } { $count ->
    [one] is
   *[other] are
} air
aquarium-surface-here = the surface of the water is at { $places }
aquarium-surface-elsewhere = the surface of the water is not at { $places }
aquarium-fact = { $says }.
aquarium-one-level = in a tank water stands equally high everywhere
aquarium-joined-level = water that is joined stands equally high
aquarium-all-rows = rows
aquarium-all-columns = columns
aquarium-complete = Every cell is decided: water lies level in its tanks, every sum met.
aquarium-difference = Filled cells are water in this one only, hatched cells in the first only.
aquarium-searching = Reasoning has done its part: { $undecided } cells are undecided. The tank with the fewest levels left is settled first, each level followed until a sum is missed; if that takes too long, a search with learning goes on.

aquarium-rule-sum-exceeded = { $places } would have more water than its sum of { $sum }.
aquarium-rule-sum-short = { $places } has too few cells left for its sum of { $sum }.
aquarium-rule-sum-missed = { $count ->
    [one] No way to fill the open cells of { $places } gives its sum exactly.
   *[other] No way to fill the open cells of { $places } gives both sums exactly.
}
aquarium-rule-totals-differ = All rows together must have as much water as all columns, but the sums of the rows add up to { $rows } and those of the columns to { $cols }.
aquarium-rule-uneven = { $places } would be water and air at one height, but { $levels }.
aquarium-rule-floating = { $places } would be water and air, the water above the air, in one tank.
aquarium-rule-both = { $places } would have to be both water and air.
aquarium-rule-no-level = The surface would have to be where it was found not to be.

aquarium-same-height = Same height
    .nudge = Look at a tank of which one cell is known.
    .whole = { $given }, and { $levels }. So { $gives }.
    .rule = At one height a tank is either filled or not: all its cells in a row are alike, even where they do not touch. Where only joined water shares a level, this holds for cells side by side, and for those that are joined by water below.
aquarium-joined-below = Joined below
    .nudge = Look at the arms of a tank that join further down.
    .whole = { $given }. Water in one arm of a tank runs down to where the arms join and rises in the others to the same height, so at this height the arms are alike: { $gives }.
    .rule = Where only joined water shares a level, two arms of a tank that join below are alike at every height: water in one of them fills everything below, which joins it to the other arm, where it stands equally high.
aquarium-water-below = Water runs down
    .nudge = Look below the highest water of a tank.
    .whole = { $given }, and below water there is no air in a tank. So { $gives }.
    .rule = Water falls: where a cell of a tank is water, everything lower in the tank that it can run to is water too.
aquarium-air-above = Air rises
    .nudge = Look above the lowest air of a tank.
    .whole = { $given }, and above air there is no water in a tank. So { $gives }.
    .rule = Water falls: where a cell of a tank is air, what is higher in the tank cannot be water, because it would run down to it.
aquarium-level-interval = Excluded level
    .nudge = Look at a tank with a level that was excluded.
    .whole = As { $given }, the cells on both sides of that height are alike: { $gives }.
    .rule = A line can show that the surface of a tank's water is not at a certain height. Then the cells just below and just above that height are alike: both water or both air.
aquarium-line-full = Sum reached
    .nudge = Look at { $clues }: is there any water still missing?
    .whole = { $sum ->
        [0] The sum of { $line } is 0, so it has no water: { $gives }.
       *[other] { $line } has its whole sum of { $sum } already. So the rest is air: { $gives }.
    }
    .rule = A line whose known water reaches its sum has no more: every other cell is air.
aquarium-line-needs-all = Every cell needed
    .nudge = Look at { $clues }: how many cells are left?
    .whole = { $line } needs { $sum } of its { $length } cells{ $air ->
        [0] {""}
        [one] , and one of them is air
       *[other] , and { $air } of them are air
    }. So it needs every cell left: { $gives }.
    .rule = A line with only as many cells left as its sum needs has water in all of them.
aquarium-too-wide = Too wide
    .nudge = Look at { $clues }: which tanks are too wide for it?
    .whole = { $line } still needs { $need } of its { $sum }. { $pieces ->
        [one] A piece of { $width } is filled as a whole, and that is too much.
       *[other] Pieces of { $width } and more are filled as a whole, and that is too much.
    } So { $gives }.
    .rule = What a tank has in a row is filled as a whole or not at all. A piece that is wider than what the row still needs stays air.
aquarium-indispensable = Indispensable
    .nudge = Look at { $clues }: which tanks can it not do without?
    .whole = { $line } needs { $sum } of { $room }. { $pieces ->
        [one] Without the piece of { $width } only { $without } are left, so it must be filled: { $gives }.
       *[other] Without any one of { $pieces } pieces at most { $without } are left, so they must be filled: { $gives }.
    }
    .rule = What a tank has in a row is filled as a whole or not at all. If the row could not reach its sum without a piece, the piece is water.
aquarium-stack-bottom = Bottom of a stack
    .nudge = Look at { $clues }: how much air can it have?
    .whole = { $line } needs { $sum } of { $room }, so it can spare { $spare }. What a tank has there fills from the bottom, so all but the top { $spare } of it is water: { $gives }.
    .rule = The cells of a tank in a column fill from the bottom. If they are more than the column can spare, all but that many at the top are water.
aquarium-stack-top = Top of a stack
    .nudge = Look at { $clues }: how much water does it still need?
    .whole = { $line } still needs { $need } of its { $sum }. What a tank has there fills from the bottom, so all above the lowest { $need } of it is air: { $gives }.
    .rule = The cells of a tank in a column fill from the bottom. If they are more than the column still needs, all above that many at the bottom are air.
aquarium-odd-piece = Odd piece
    .nudge = Look at { $clues }: what have all its pieces but one in common?
    .whole = { $line } still needs { $need }. All open pieces but one come in multiples of { $divisor }, and only { $waters ->
        [0] without the piece of { $width } is the rest such a multiple too
       *[other] with the piece of { $width } is the rest such a multiple too
    }. So { $gives }.
    .rule = If the widths of all open pieces of a row but one have a common divisor, what the row needs tells whether that one is used: with it or without it the rest must be divisible.
aquarium-subset-sums = Sums of pieces
    .nudge = Look at { $clues }: which pieces can add up to what it needs?
    .whole = { $line } still needs { $need } from pieces of { $widths }. All choices of pieces that add up to exactly { $need } agree here: { $gives }.
    .rule = A row is made up of whole pieces. If every choice of pieces that adds up to what the row still needs uses a certain piece, it is water; if none does, it is air.
aquarium-combined-lines = Levels of several lines
    .nudge = Look at { $clues }, and at the levels that other lines have excluded.
    .whole = { $line } still needs { $need }; its tanks have stacks of { $widths } open cells there, and some of their levels were excluded by other lines. All levels left that add up to exactly { $need } agree here: { $gives }.
    .rule = A level that one line excludes cannot be used by another. With fewer levels left, a column that told nothing before can tell something now.
aquarium-two-lines = Two lines together
    .nudge = Look at { $clues } together: which tanks do they share?
    .whole = { $clues } share tanks, which fill in both at once. All levels that give both sums exactly agree here: { $gives }.
    .rule = Where two rows or two columns share tanks, a level that suits one of them may not suit the other. Only levels that give both sums at once are possible.
aquarium-crossing-lines = Crossing lines
    .nudge = Look at { $clues } together: which tanks do they share?
    .whole = { $clues } share tanks, which fill in both at once. All levels that give both sums exactly agree here: { $gives }.
    .rule = Where a row and a column share tanks, a level that suits one of them may not suit the other. Only levels that give both sums at once are possible.
aquarium-total-water = Total of all water
    .nudge = Look at the board as a whole: how much water is there to be?
    .whole = The sums of all { $lines } add up to { $total }. { $waters ->
        [0] So { $need } cells of water are still missing, and a tank cannot be filled further than that: { $gives }.
       *[other] { $room } cells are not air, so { $spare } can be spared, and a tank cannot have more air than that: { $gives }.
    }
    .rule = The sums of all rows, or of all columns, tell how much water the board has. A tank that holds more than what is missing cannot be filled; one that holds more than can be spared cannot stay empty.
aquarium-total-sums = Sums of all water
    .nudge = Look at the board as a whole: which levels can add up to the water that is still missing?
    .whole = The sums of all { $lines } add up to { $total }, so { $need } cells of water are still missing. All ways to fill the open tanks that take exactly { $need } agree here: { $gives }.
    .rule = The sums of all rows, or of all columns, tell how much water the board has. A level that is part of no choice which adds up to what is still missing is excluded.
aquarium-missing-sum = The missing sum
    .nudge = Look at { $line }, the only line without a sum.
    .whole = Rows and columns count the same water, so the only line without a sum, { $line }, has { $sum }. { $water ->
        [0] It
       *[other] With { $water } known it still
    } needs { $need } from stacks of { $widths } open cells. All ways to make exactly { $need } agree here: { $gives }.
    .rule = All rows together have as much water as all columns. If only one line has no sum, the others tell it.
aquarium-tank-levels = Every level of a tank
    .nudge = Look at a tank with few levels left: what follows from each of them?
    .whole = { $failed ->
        [0] A tank has { $trials } levels left, and each of them leads to the same: { $gives }.
        [one] A tank has two levels left. With one of them, { $assumed }, a sum or a level is contradicted after { $length ->
            [one] one step
           *[other] { $length } steps
        }, so it has the other: { $gives }.
       *[other] A tank has few levels left, and all but one of them contradict a sum or a level. So it has that one: { $gives }.
    }
    .rule = Go through the few levels that a tank can still have. What follows from every one of them holds, whichever is right; and if all but one lead to a contradiction, that one is right.
aquarium-level-trial = Trial of a level
    .nudge = Look at the levels of a tank: does one of them lead to a contradiction?
    .whole = Suppose { $assumed }. After { $length ->
        [one] one step
       *[other] { $length } steps
    } that contradicts a sum or a level, so it is not so: { $gives }.
    .rule = Suppose a level of a tank and follow it, line by line. If that leads to a contradiction, the tank does not have this level.

## The generator
format-made = made here
make-label = New puzzle
make-standing = Status
make-board-label = The puzzle being made: { $rows } rows and { $cols } columns.
make-idle = No puzzle has been made yet.
make-running = Making a puzzle
make-stopped = { $made ->
    [0] Stopped.
    [one] Stopped. One puzzle was made.
   *[other] Stopped. { $made } puzzles were made.
}
make-made = Made: level { $level }, { $clues } clues, one solution
make-nearest = No exact match in { $attempts } attempts. The closest: level { $level }, { $clues } clues, one solution
make-made-many = { $made ->
    [one] One puzzle was made.
   *[other] { $made } puzzles were made.
}
make-none = No such puzzle was found. Try another size or seed.
make-progress = Progress
make-phase-filling = Filling the board
make-phase-proving = Checking for other solutions
make-phase-digging = { $tried } of { $of } clues tried, { $clues } left
make-phase-easing = Adjusting the clues to the difficulty: { $clues } now
make-phase-grading = Grading
make-attempt = attempt { $attempt } of { $attempts }, closest so far: level { $level }
make-number = puzzle { $number } of { $count }
make-from-seed = Made from seed { $seed }
make-stop = Stop
make-watch = Watch it being solved
make-edit = Edit
make-list = Show as a list
make-again = Make another
make-wish = Settings
make-kind = Kind
make-rows = Rows
make-cols = Columns
make-flavour = Style
make-at-least = Difficulty from
make-at-most = Difficulty to
make-level = level { $level }
make-balance = Symmetry
make-balance-none = none
make-balance-half-turn = half turn
make-balance-quarter-turn = quarter turn
make-balance-mirror = left and right
make-balance-both-mirrors = left and right, top and bottom
make-amount = Clues
make-amount-enough = as many as needed
make-amount-minimal = none redundant
make-amount-fewest = as few as possible
make-amount-density = at least …
make-density = Per cent
make-seed = Seed
make-seed-any = any
make-count = Number of puzzles
make-begin = New puzzle
make-sizes-slitherlink = Slitherlinks have 3 to 60 rows and columns.
make-sizes-sudoku = Sudokus are square, with 4, 6, 8, 9, 10, 12, 14, 15 or 16 rows; irregular ones with 4 to 9.
make-sizes-aquarium = Aquariums have 4 to 30 rows and columns.
make-unfit-size = There are no boards of this size. { $sizes }
make-unfit-flavour = This kind has no such style. Choose another one.
make-unfit-levels = Levels run from 1 to 10, the lower one first.
make-unfit-techniques = This kind has no technique of that level. Choose another level, or a wider range.
make-unfit-balance = Quarter turns need a square board. Make rows and columns equal, or choose another symmetry.
make-unfit-density = Choose a percentage from 0 to 100.
make-unfit-seed = The seed must be a whole number, or empty.
make-unfit-count = Choose a number from 1 to 1,000.
slitherlink-flavour-winding = winding loop
sudoku-flavour-boxes = boxes
sudoku-flavour-jigsaw = irregular regions
sudoku-flavour-diagonals = boxes and diagonals
aquarium-flavour-large = large tanks
aquarium-flavour-medium = middling tanks
aquarium-flavour-small = small tanks
