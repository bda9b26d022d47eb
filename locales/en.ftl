### English. Every sentence the reader sees.

## Places and lists

place-cell = R{ $row }C{ $col }
place-row = row { $row }
place-col = column { $col }
place-corner-top-left = top-left corner of R{ $row }C{ $col }
place-corner-top-right = top-right corner of R{ $row }C{ $col }
place-corner-bottom-left = bottom-left corner of R{ $row }C{ $col }
place-corner-bottom-right = bottom-right corner of R{ $row }C{ $col }
place-edge-top = R{ $row }C{ $col } top
place-edge-bottom = R{ $row }C{ $col } bottom
place-edge-left = R{ $row }C{ $col } left
place-edge-right = R{ $row }C{ $col } right
place-run = { $first } to { $last }
place-run-top = the top sides of { $first } to { $last }
place-run-bottom = the bottom sides of { $first } to { $last }
place-run-left = the left sides of { $first } to { $last }
place-run-right = the right sides of { $first } to { $last }
place-four-sides = all four sides of { $cell }
place-sides = the { $sides } sides of { $cell }
place-side-top = top
place-side-right = right
place-side-bottom = bottom
place-side-left = left
# Between the items of a list, before the last one, and between sentences; _ is a space.
list-comma = ,_
list-and = _and_
# Between items of which one is a list itself.
list-of-lists-comma = ,_
list-of-lists-and = _and_
sentence-gap = _
sentence-end = .
list-more = { $count } more

## Playback

playback-start = Nothing is known yet. Press play, or step forward.
playback-start-marked = The puzzle came with { $count ->
    [one] one mark
   *[other] { $count } marks
} made by a player, shown here. The steps start from the clues alone. { $wrong ->
    [0] None of the marks contradicts what is known.
    [one] One of the marks is wrong: it is ringed.
   *[other] { $wrong } of the marks are wrong: they are ringed.
}
playback-suppose = Suppose { $fact }.
playback-branch-done = The same follows this way, too.
playback-enumerate = No step of this method is left: { $undecided ->
        [0] no cell is undecided
        [one] one cell is undecided
       *[other] { $undecided } cells are undecided
    }, which leaves { $cases ->
        [one] one case
       *[other] { $cases } cases
    } to try.
playback-case = Case { $number } of { $of } fails.
playback-case-search = Case { $number } fails.
playback-solved = { $complete } Each step was forced, so this is the only solution.
playback-solved-assuming = { $complete } Some steps assumed that there is one solution; the verdict says whether that is so.
playback-solution = Case { $case } passes every test. { $complete }
playback-second-solution = Case { $case } is a second solution. { $difference }
playback-exhausted = { $cases ->
    [one] The only case { $survivors ->
        [0] fails, so there is no solution
       *[other] passes every test, so the solution is the only one
    }
   *[other] All { $cases } cases are done; { $survivors ->
        [0] none survives, so there is no solution
        [one] exactly one survives, so the solution is the only one
       *[other] { $survivors } survive
    }
}.
# A rule that is used for the first time, and its sentence.
playback-first = { $rule }{ $told }
# The same where the places are seen on the board.
playback-here = { $rule }‖Here: { $found }.
# A number at the beginning of a sentence.
playback-many = { $count ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
   *[other] { $count }
}
playback-then = Then { $found }.
playback-likewise = For the same reason{ $count ->
        [one] , { $places } is too
       *[other] , { $places } are too
    }.
playback-follows = From this follow { $found }.
playback-sign = “{ $technique }” at { $places }
playback-continuation =
    .whole = Simple rules lead on from here: { $signs }. They give { $found }.
    .brief = Simple rules lead on: { $found }.
playback-finish =
    .whole = The last { $count } cells are singles: one after another, each is the only place left for its digit or has only one digit left.
    .brief = The last { $count } cells follow one after another.
playback-counted = { $place }: { $parts }
playback-row-opening = Opening
playback-row-scan = Scan
playback-row-continuation = Further consequences
playback-row-finish = The rest
playback-row-broken = Contradiction
playback-row-enumerate = Cases to try
playback-row-case = Case
playback-row-solution = Solution
playback-row-exhausted = All cases done

## The page

# The language's own name for itself.
language-name = English
# Tag of the language as whose dates are written.
language-dates = en-GB
page-name = Clew
page-embed-whole = Open in Clew
page-embed-empty = The address of this board does not name a puzzle. Copy the snippet again.
page-copy-embed = A snippet to embed it
page-copy-embed-play = A snippet to embed it for playing
# The page that shows how boards stand in other pages: $page is its link to Clew, $message code.
embedding-title = Boards in a page of your own
embedding-how = Open a puzzle in { $page }, choose “{ page-copy-embed }” in the menu “{ page-share-copy }” below the verdict, and paste it into your page. With “{ page-copy-embed-play }” your readers solve it themselves.
embedding-keeps = The board keeps nothing in the reader's browser. It sends the page around it only its height, in a message { $message }. Your page can adjust to it, as this one does.
lost-title = This page does not exist
lost-way = Start at { $page }.
page-too-large = This has { $size } MB, which is too much to read here. A puzzle may have up to 1 MB, a list 32 MB and a picture 200 MB; the command line reads lists of any length.
page-missing = A part of Clew did not load. Watching still works; for the rest, check the network.
page-title = Clew: Slitherlink, Sudoku, Aquarium
page-description = Slitherlink, Sudoku and Aquarium solved by reasoning. Paste a puzzle and watch it being understood, step by step.
page-update = A newer version is ready.
page-reload = Reload
page-later = Later
page-restarted = Background work stopped unexpectedly and has started again.
page-language = Language
page-no-script = Clew solves in the browser, and needs JavaScript for that.
page-failed = Clew could not start: this browser does not run WebAssembly, or a file of the page did not load. Try again, or use a newer browser.
page-slow = Clew is still loading. The network may be slow.
page-again = Try again
page-help-watching = While watching
page-help-writing = While editing
page-help-playing = While playing
page-help-making = While making
page-help-listing = In a list
page-help-more = All keys
make-key-begin = in the form: make a new puzzle
many-key-choose = choose a row
many-key-ends = to the first row, to the last row
many-key-watch = watch its puzzle
many-key-play = play its puzzle
page-lead-edit = Enter clues and see at once what follows.
page-lead-make = Choose the kind, size and difficulty of a new puzzle.
page-lead-many = Paste a list of puzzles, or drop a file.
page-lead = Paste a Slitherlink, Sudoku or Aquarium. Clew solves it the way people do, and shows why.
page-ways = Kinds of puzzle, and the guide
page-kinds = Kinds of puzzle
page-kind-aquarium = Aquarium
page-kind-slitherlink = Slitherlink
page-modes = Pages
page-mode-play = Play
page-mode-watch = Watch
page-mode-edit = Edit
page-mode-make = Make
page-mode-many = Grade
page-kind-sudoku = Sudoku
page-palette = Light or dark
page-help = Help
page-close = Close

page-paste-label = Puzzle
page-paste-placeholder = Paste or drop a puzzle
page-recognised = { $kind } { $rows }×{ $cols } · { $format }
page-puzzle-name = { $kind } { $rows }×{ $cols }
page-caption-told = { $number }. { $name }. { $sentence }
page-rules-aquarium = Fill tanks with water from the bottom up, to a level surface. A number says how many cells of its row or column hold water.
page-rules-slitherlink = Draw one closed loop. A number says how many sides of its cell belong to the loop.
page-rules-sudoku = Fill in digits: every row, column and outlined region has each digit once.
page-show-me = Show me
page-play-it = Play it
page-just-answer = Just the answer
page-still-shown = The board still shows the { $kind } { $rows }×{ $cols } from before.
page-readings = This text can be read in more than one way. Which puzzle is it?
page-show-place = Select this place in the text
page-samples = Samples
page-sample-opening = A first puzzle: 7×7
page-sample-stages = All three stages: 10×10
page-sample-article = The board of the article: 10×10
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
page-sample-sudoku-fish = A swordfish: 9×9
page-sample-sudoku-chains = Chains: 9×9
page-sample-sudoku-jigsaw = Irregular regions: 9×9
page-sample-sudoku-large = Large: 16×16
page-sample-sudoku-huge = Huge: 25×25
page-sample-aquarium-small = Small: 6×6
page-sample-aquarium-medium = Medium: 10×10
page-sample-aquarium-gravity = Gravity, joined water at one level: 8×8
page-sample-aquarium-trials = Trials of levels: 15×15

page-board-label = Board of { $rows } rows and { $cols } columns. The step is described beside it.
page-counter-of = of { $of }
page-counter-tried = tried
page-number = { $number }
page-start = The puzzle
page-caption-label = Chapter
page-what-is-this = What is this?
page-assumes-unique = if unique
page-position = Chapter { $number } of { $of }

stage-slitherlink-patterns = Patterns
stage-slitherlink-breakout = Breakouts
stage-slitherlink-enumeration = Trials
stage-sudoku-patterns = Basics
stage-sudoku-breakout = Fish, chains
stage-sudoku-enumeration = Trials
stage-aquarium-patterns = Counting
stage-aquarium-breakout = Sums
stage-aquarium-enumeration = Trials
# Stages of the method "as in the article", which goes through them in rounds.
stage-article-patterns = 1 Fixed cells
stage-article-breakout = 2 Breakouts
stage-article-enumeration = 3 Enumeration
card-patterns = { $round ->
    [1] Stage 1: cells that the clues fix
   *[other] Stage 1, round { $round }: cells that are fixed now
}
card-breakout = { $round ->
    [1] Stage 2: cells that keep the inside in one piece
   *[other] Stage 2, round { $round }: cells that keep the inside in one piece
}
card-enumeration = Stage 3: the cases that are left
card-patterns-none = { $round ->
    [1] Stage 1: no clue fixes a cell.
   *[other] Stage 1, round { $round }: no further cell is fixed.
}
card-breakout-none = { $round ->
    [1] Stage 2: no undecided cell would cut the inside in two.
   *[other] Stage 2, round { $round }: no undecided cell would cut the inside in two.
}
card-enumeration-none = Stage 3: no case is left.

page-player = Player
page-timeline = Chapters
page-play = Play
page-pause = Pause
page-play-on = Show what follows
page-wait = Wait for me
page-wait-what = The film stops before each conclusion and asks what follows
page-step-forward = Next: what to notice, then what follows
page-step-back = Back
page-start-button = To the start
page-end = To the end
page-stage-next = Next stage
page-stage-prev = Previous stage
page-detail = Detail
page-detail-what = Every step with its reason, or only the ideas
page-detail-steps = every step
page-detail-ideas = ideas
page-film-time = Time of the film: shown so far, and in all
page-speed = Speed
page-speed-half = 0.5×
page-speed-single = 1×
page-speed-double = 2×
page-speed-fourfold = 4×
page-speed-sixteenfold = 16×
page-speed-max = max
page-player-more = Start, end, stages, speed
page-another = Another puzzle

page-line-numbers = Row and column numbers
page-told = { $ideas ->
    [0] { $chapters ->
        [one] one chapter
       *[other] { $chapters } chapters
    }
    [one] one idea in { $chapters ->
        [one] one chapter
       *[other] { $chapters } chapters
    }
   *[other] { $ideas } ideas in { $chapters ->
        [one] one chapter
       *[other] { $chapters } chapters
    }
} ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
})
page-scan = Scan: { $what }
page-places = { $places }
page-why = Why?
page-why-chain = Why { $place }? It takes { $count } of { $of } steps.
page-why-back = Back to all steps
page-verdict-label = Verdict
page-solving = Solving
page-verdict-unique = Unique solution
page-verdict-several = Several solutions
page-verdict-failed = Solving failed
page-trouble-loading = A part of Clew is still loading …
page-trouble-failed = Solving failed: a part of Clew did not load, or it stopped.
page-verdict-none = No solution
page-verdict-open = Stopped
page-verdict-unreadable = This is not a puzzle
page-level = level { $level }
page-level-cases = level { $level }: needs cases
page-level-search = level { $level }: needs a search{ $technique ->
    [0] {""}
   *[other] {" "}(hardest technique: level { $technique })
}
# The form is "short" (less than a minute), "minutes", "hours" or "longest" (more than four hours).
page-expected = { $form ->
    [short] less than a minute for a practised solver
    [hours] about { $hours } hours for a practised solver
    [longest] more than 4 hours for a practised solver
   *[minutes] about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } for a practised solver
}
page-expected-brief = { $form ->
    [short] < 1 min
    [hours] { $hours } h
    [longest] > 4 h
   *[minutes] { $minutes } min
}
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
page-list = All chapters
page-skip = Skip to the paste box

page-method = Method
page-method-chosen = Method and options: { $method }
page-method-human = Human techniques
page-method-article = As in the article
page-assume-unique = Assume one solution
page-numerals = Numbers, not letters, above 9

page-share-label = Copy, save or print
page-share = Share
page-share-picture = Picture or animation
page-share-copy = Copy as …
page-share-explanation = Explanation
page-copy-link = Copy the link
page-copy-format = { $format }
page-save-svg = Save the picture as SVG
page-save-png = Save the picture as PNG
page-save-gif = Save the explanation as animated GIF
page-save-gif-chapter = Save this chapter as animated GIF
gif-drawing = Drawing picture { $done } of { $of } …
gif-ready = Animated GIF: { $pictures ->
    [one] 1 picture
   *[other] { $pictures } pictures
}, { $kilobytes } kB.
gif-most = It ends after { $count } pictures.
gif-failed = The animated GIF could not be made. Check the network and try again.
gif-save = Save
gif-words = With its sentences
gif-cancel = Cancel
page-save-text = Save the explanation as text
page-save-markdown = Save the explanation as Markdown
print-menu = Print
print-all = Print all
print-per-sheet = { $count ->
    [one] 1 puzzle a page
   *[other] { $count } puzzles a page
}
print-title = Puzzles
print-solutions = Solutions
print-several = several solutions; this is what they share
print-none = no solution
print-unsolved = not solved: it would have taken too long
print-preparing = Solving { $done } of { $of } for the solutions page …
print-most = Only the first { $count } puzzles of the list are printed.
page-print-two = Print the explanation, 2 chapters a page
page-print-four = Print the explanation, 4 chapters a page
page-copied = Copied
page-copy-refused = The browser did not let Clew copy this. Copy it from here:

page-help-what = Paste a puzzle and watch it being solved. Every step says why it holds, and shows the clues behind it.
page-privacy = Everything happens in this browser. Nothing is ever sent anywhere.
page-key-play = play or pause
page-key-chapter = back, forward: what to notice, what follows, the next chapter; hold to repeat
page-key-step = back, forward by a single step
page-key-stage = previous stage, next stage
page-key-ends = to the start, to the end
page-key-speed = faster, slower
page-key-what = explain the current technique
page-key-why = why? the steps that the current one depends on
page-key-fit = show the whole board
page-key-paste = paste a puzzle, wherever the focus is
page-key-help = this help
page-key-close = close the dialog or menu

## The signs on the board

key-title = Signs on the board
# $kind: slitherlink, sudoku or aquarium. A sign without words does not occur there.
key-cross = { $kind ->
    [slitherlink] No line here
    [aquarium] No water here
   *[other] {""}
}
key-ring = { $kind ->
    [slitherlink] A clue that this step uses
    [aquarium] A sum, or water, that this step uses
   *[other] A digit that this step uses
}
key-halo = { $kind ->
    [slitherlink] A line, cross or dot that this step uses
    [aquarium] A cell with air that this step uses
   *[other] A digit found earlier that this step uses
}
key-hatching = { $kind ->
    [aquarium] {""}
   *[other] Cells that this sentence is about
}
key-inside = { $kind ->
    [slitherlink] Inside the loop
   *[other] {""}
}
key-outside = { $kind ->
    [slitherlink] Outside the loop (cells without a tint are undecided)
   *[other] {""}
}
key-part = { $kind ->
    [sudoku] The row, column or box that this sentence is about
   *[other] {""}
}
key-ray = { $kind ->
    [sudoku] This digit rules out the place at the end of its ray
   *[other] {""}
}
key-spare = { $kind ->
    [sudoku] This digit rules out such a place too, but is not needed
   *[other] {""}
}
key-struck = { $kind ->
    [sudoku] This candidate is ruled out
   *[other] {""}
}
key-chain = { $kind ->
    [sudoku] Solid: if not the first, then the second. Dashed: if the first, then not the second
   *[other] {""}
}
key-supposed = Supposed, with what would follow
key-order = The order in which it would follow; “?” is what is supposed
key-clash = Something does not fit here
key-bridge = { $kind ->
    [slitherlink] An undecided cell on which it depends how areas join
   *[other] {""}
}
key-tally = { $kind ->
    [aquarium] The water that this line still needs, and the open cells that it can spare
   *[other] {""}
}
key-piece = { $kind ->
    [aquarium] Open cells that fill together, with their number
   *[other] {""}
}
key-tick = { $kind ->
    [aquarium] A tick: this water level fits the sums. A cross: it does not
   *[other] {""}
}
key-case = A case that is tried

## A film that waits for its viewer

quiz-ask = What follows? Press the place, then the mark.
quiz-keys = { $sort ->
    [place] Keys: arrows go to the place; Enter shows it.
    [edge] Keys: Space for a line, X for a cross; Enter shows it.
    [digit] Keys: a digit, with Shift if it is not there; Enter shows it.
   *[cell] Keys: Space for the first, X for the second; Enter shows it.
}
quiz-at = Here: { $place }.
quiz-show = Show it
quiz-mark = { $sort ->
    [digit] { $digit }
    [edge] Line
   *[cell] { $kind ->
        [aquarium] Water
       *[other] Inside
    }
}
quiz-other-mark = { $sort ->
    [digit] not { $digit }
    [edge] Cross
   *[cell] { $kind ->
        [aquarium] Air
       *[other] Outside
    }
}
quiz-right = Right.
quiz-excluded = What follows now rules this out at { $place }.
quiz-known = { $place } is decided already.
quiz-known-digit = Whether { $digit } is in { $place } is decided already.
quiz-later = This is true of { $place }, but it follows only in chapter { $chapter } ({ $rule }).
quiz-false = This is not so at { $place }: see chapter { $chapter } ({ $rule }).
quiz-nothing = No step finds anything at { $place }.

## Playing by hand

play-standing = How it stands
play-tools = Moves
play-options = Settings of the game
play-board-label = Board of { $rows } rows and { $cols } columns, to be solved by hand. Arrow keys move.
play-told = { $last } { $count ->
    [0] No marks yet.
    [one] One mark.
   *[other] { $count } marks.
} { $cursor }
play-told-last = { $mark }.
play-undo = Undo
play-redo = Redo
play-reset = Take all marks back
play-suppose = Suppose
play-keep = Keep
play-drop = Drop
play-pads = Kind of mark
play-pad-entry = Digit
play-pad-corner = Corner
play-pad-centre = Centre
play-pad-strike = Strike
play-digits = Digits
play-digit-left = { $digit }, { $left ->
    [0] none left
   *[other] { $left } left
}
play-erase = Erase
play-candidates = Candidates
play-candidates-what = Note every digit that is still possible, or take these notes away
play-hint = Hint
play-hint-technique = Which technique?
play-hint-evidence = Show me how
play-hint-practise = Practise it
play-hint-on = What follows?
play-hint-do = Do it
play-hint-follow = Mark these too
play-watch = Watch it solved
play-beforehand-several = This puzzle has several solutions. Any of them solves it.
play-beforehand-none = This puzzle has no solution, so it cannot be finished.
play-hint-where = Look here: something can be decided.
play-hint-if = If { $facts }, then:
play-hint-within = If the trial is right, then:
play-hint-named = Use this technique: { $technique }.
play-check = Check
play-hint-mistake = Find the mistake
play-check-first = Which was the first?
play-check-which = Which one?
play-check-why = Why is it wrong?
play-back-before = Go back to before the first mistake
play-conclude = Conclude
play-conclude-do = Mark the opposite
play-not-refuted = The clash does not refute what the trial supposes: it comes from a mark made later.
play-wrong-before-trial = A mark made before the trial is wrong, so the trial proves nothing. Press Check to find it.
play-why-where = What should be explained? Press a place on the board.
play-why-printed = { $place } is printed: a clue needs no reason. Press another place.
play-why-digit = Which digit? Press it below, or its key.
play-film = The reasons on the board
play-film-back = Previous reason
play-film-next = Next reason
play-film-steps = All reasons
play-hint-ahead = { $left ->
    [one] After this step an easier one comes.
   *[other] About { $left } steps like this come before an easier one.
}
play-review = Review
play-review-forced = Forced: { $count }
play-review-guess = Guessed: { $count }
play-review-wrong = Wrong: { $count }
play-review-bookkeeping = Bookkeeping: { $count }
play-review-tried = Tried and dropped: { $count }
play-review-hint = From hints: { $count }
play-review-moments = Worth another look:
play-review-all = All moves
play-review-find = Find it yourself
play-review-move = { $mark }, after { $took }.
play-review-needed = Practise what you needed help with:
play-review-at-once = { $mark }, at once.
play-review-no-mark = Marks taken back
exercise-label = Exercise
exercise-position = Position { $number }
exercise-looking = Looking for a position …
exercise-none = No position was found in which { $technique } is the easiest next step. Try another.
exercise-nothing = No technique shows anything new in this position.
exercise-find = Something follows here from what is on the board. Mark it.
exercise-find-technique = { $technique } is the easiest step here. Mark anything that it shows.
exercise-unmarked = Nothing is marked yet.
exercise-other = This may be so, but it is not what the easiest step shows. Take it back, or look elsewhere.
exercise-found = Found.
exercise-shown = This is the step.
exercise-next = Another position
exercise-check = Check my answer
exercise-show = Show me
exercise-leave = Back to the game
spoken-toggle = Board in words
spoken-board = Board in words. Arrow keys move. R says the row; L the column; B the box, tank or surroundings; N what is left; G where a digit can go; U what changed.
spoken-place = { $place }: { $words }
spoken-words = { $words }
spoken-blank = blank
spoken-dot = dot
spoken-clue = clue { $number }
spoken-given = { $digit } printed
spoken-digit = { $digit }
spoken-listed = one of { $digits }
spoken-centre = centre notes { $digits }
spoken-corner = corner notes { $digits }
spoken-water = water
spoken-dry = air
spoken-row = Row: { $words }.
spoken-column = Column: { $words }.
spoken-around = { $words }.
spoken-left = { $words }.
spoken-left-clue = { $place }: { $placed } of { $needed }, { $room } open
spoken-left-digit = { $digit }: { $missing } left
spoken-left-open = { $count ->
    [0] Nothing is left.
    [one] One clue is not met yet.
   *[other] { $count } clues are not met yet.
}
spoken-room = { $digit } can go in { $places }.
spoken-no-room = { $digit } cannot go anywhere.
spoken-none = There is nothing to say about this here.
spoken-changed = { $words }.
spoken-marks = { $count ->
    [0] No marks are on the board.
    [one] One mark is on the board.
   *[other] { $count } marks are on the board.
}
spoken-nothing-changed = No move has been made.
spoken-no-effect = No effect.
play-history = Moves of this game
play-history-at = { $done } of { $all } moves
play-checkpoint-name = Name of a new checkpoint
play-checkpoint-numbered = Checkpoint { $number }
play-checkpoint-set = Set checkpoint
play-checkpoint-return = Return to “{ $name }”
play-thinking = Looking at your marks …
play-solved = Solved
play-well-done = Well done.
play-clashes = Show what breaks a rule
play-key-move = move the cursor; with Shift choose several cells of a Sudoku
play-key-draw = draw or cross the side just walked; fill a level of an Aquarium
play-key-shade = mark a cell of a Slitherlink as inside, as outside
play-key-dry = mark a cell of an Aquarium as air
play-key-digit = write a digit; with no cell chosen it stays in hand
play-key-note = write a corner note, a centre note
play-key-pad = digits, corner notes, centre notes, strikes
play-key-erase = wipe the chosen cells
play-key-undo = take a move back, make it again
play-key-coach = hint, check, why
play-key-film = next reason, previous reason
play-key-lines = say the row, the column, the box, tank or clue
play-key-left = say what is left, where the digit can go, what changed
play-gestures-slitherlink = Press a side: line, cross, blank. Drag along the dots to draw; right button or a long press: cross. The middle of a cell: inside, outside. Keys: arrows walk, Enter draws, Space crosses, I and O shade, H hint, Ctrl Z undo.
play-gestures-sudoku = Choose cells, then a digit. Shift and a digit: corner note; Ctrl and a digit: centre note. A digit pressed with no cell chosen stays in hand. H hint, K check, Ctrl Z undo.
play-gestures-aquarium = Press a cell: water up to there; right button or a long press: air from there up. Drag to mark several. Keys: arrows, Enter water, X air, H hint, Ctrl Z undo.
play-link-marks = Copy link with my marks
play-time = Time played
play-paused = Paused. The board is covered and the clock is stopped.
play-paused-plain = Paused. The board is covered.
play-go-on = Go on

## Games of a person

games-label = Your games
play-games = Your games
games-continue = Continue
games-none = You have no unfinished games. Start a new game.
games-new = New
games-kind = Kind
games-size = Size
games-difficulty = Difficulty
games-gentle = gentle
games-steady = steady
games-tricky = tricky
games-fierce = fierce
games-techniques = { $difficulty }: { $count ->
    [one] one technique at most
   *[other] up to { $count } techniques
}
games-begin = New puzzle
games-more = More choices …
games-stop = Stop
games-making = Making a puzzle …
games-unmade = No such puzzle was found. Try again, or choose another size.
games-days = Puzzle of the day
games-days-what = The same for everybody who chooses the same kind, size and difficulty.
games-days-changed = Puzzles for days before { $date } were made by an earlier version and cannot be made again. Those days now have different puzzles.
games-today = Today’s
games-yesterday = Yesterday’s
games-any-day = Another day
games-bring = From a link, a text or a file
games-name-day = { $puzzle }, { $difficulty }, { $day }
games-daily = Puzzle of the day, { $day }: { $puzzle }
games-suggested-solved = { $puzzle } ✓
games-name-chosen = { $puzzle }, { $difficulty }
games-standing = { $part } % · { $ago }
games-ago-now = just now
games-ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
games-ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
games-ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
games-rename = Rename
games-rename-label = New name for “{ $name }”
games-delete = Delete
games-delete-label = Delete “{ $name }”
games-deleted = “{ $name }” was deleted.
games-undelete = Bring it back
games-all = Show all { $count }
games-save = Save all games to a file
games-unread = { $count ->
    [one] One game could not be read: save its text
   *[other] { $count } games could not be read: save their texts
}
games-not-kept = This browser does not store anything for this page. Your game lasts until you close the page.
games-outdated = A newer Clew is open in another tab. Reload this page; your game is kept.
games-older = A newer Clew stored your games, and this older one cannot read them. They are kept; a newer version of this page will show them.
games-blocked = An older Clew is open in another tab. Close or reload that tab, so that games can be stored here.
games-copied = This game was also played in another tab. Your moves here are now a separate game; both are among your games.
games-set-aside = The stored game of this puzzle could not be read. It is kept as text among your games.
games-unloaded = The browser cannot load the stored game just now; Clew asks again. Until then, moves that you make here become a separate game.
games-importing = Reading the file of games: { $percent } %
games-imported-between = {" "}
games-imported-unread = { $count ->
    [one] One line could not be read and is kept as text among your games: “{ $quote }”.
   *[other] { $count } lines could not be read and are kept as text among your games. The first begins “{ $quote }”.
}
games-imported-unstored = { $count ->
    [one] The browser did not store one game or line of the file. Keep the file.
   *[other] The browser did not store { $count } games or lines of the file. Keep the file.
}
files-opened = “{ $name }” was opened.
files-unopened = { $count ->
    [one] “{ $name }” was not opened. Open it by itself.
   *[other] { $count } files were not opened, the first of them “{ $name }”. Open them one at a time.
}
games-imported-cut = The browser could not read the file to its end. Try again.
games-saving = Saving your games: { $percent } %
games-unsaved = The browser did not make a file of your games. They are still here.
games-imported = { $count ->
    [0] No game was read from the file.
    [one] One game was read from the file.
   *[other] { $count } games were read from the file.
}
games-notice-full = The browser has no room left for games. Save them to a file, then delete some. After your next move, Clew tries again to store your game.
games-notice-silent = The browser’s database does not answer. Clew shows its own backup and saves your moves there until the database answers.
games-reload = Reload

finish-label = The end of the game
finish-told = Well done: { $time }, { $help }; { $expected }.
finish-told-time = Well done: { $time }, { $help }.
finish-more = How hard it was
finish-share = Share my result
# What is copied; a link follows in a line of its own.
finish-shared = Clew · { $puzzle }: solved in { $time }, { $help }
finish-help = { $hints ->
    [0] { $questions ->
        [0] without help
        [one] one check, question or look at the solution
       *[other] { $questions } checks, questions and looks at the solution
    }
    [one] one hint{ $questions ->
        [0] {""}
        [one] , one check, question or look at the solution
       *[other] , { $questions } checks, questions and looks at the solution
    }
   *[other] { $hints } hints{ $questions ->
        [0] {""}
        [one] , one check, question or look at the solution
       *[other] , { $questions } checks, questions and looks at the solution
    }
}
finish-grade = { $difficulty }, { $grade }
finish-hardest = hardest: { $technique }
finish-first = your first of this sort
finish-quickest = your quickest of this sort
finish-behind = your best: { $best }
finish-next = Next like this
finish-harder = Harder

history-title = Finished
history-all-kinds = All kinds
history-again = Play again
# $time is a time in brief, such as “6 min”.
history-expected = expected { $time }
times-title = My times
times-which = Kind and size
times-told = { $count } games, the best in { $best }, half of them within { $median }.
times-legend = Oldest to newest, from left to right; lower is quicker. Rings are games with help.
calendar-title = Calendar
calendar-earlier = Previous month
calendar-later = Next month
calendar-legend = Filled days are solved and framed days begun, for the kind, size and difficulty chosen above.
calendar-solved = { $day }, solved
calendar-begun = { $day }, begun
calendar-new = { $day }

about-title = About
about-keys = Keys
about-data = Where your games are
about-data-words = In this browser, on this device, and nowhere else. Nothing is sent. Clearing the site’s data deletes them. To keep a copy, save them to a file.
about-sources = Sources
about-sources-words = Each technique’s page names the book, program or guide it comes from. Clew is free software under the MIT licence.
about-version = Version { $version }

## Settings of a player

play-settings = Settings
settings-title = Settings
settings-board = Board
settings-timer = Show the time
settings-clashes = Show what breaks a rule
settings-ceiling = Hints up to
settings-ceiling-none = any level
settings-ceiling-level = level { $level }
settings-marks = Lines and marks
settings-marks-fine = fine
settings-marks-usual = usual
settings-marks-bold = bold
settings-appearance = Colours
settings-appearance-system = system
settings-appearance-light = light
settings-appearance-dark = dark
settings-aids = Aids
settings-crosses = Slitherlink: cross the remaining sides at full dots and met clues
settings-fill-notes = Sudoku: fill in centre notes
settings-clean-notes = Sudoku: a digit removes the notes it rules out
settings-alike = Sudoku: light up the same digits
settings-dims = Sudoku: dim the keys of digits that would clash
settings-levels = Aquarium: water finds its level in a tank
settings-hand = Hand
settings-keypad = Keypad
settings-keypad-left = left
settings-keypad-middle = middle
settings-keypad-right = right
settings-pans = One finger moves the board
settings-long-press = Long press after
settings-device = Device
settings-vibrates = Vibrate
settings-sounds = Sounds
settings-music = Music
settings-awake = Keep the screen on while playing
kept-title = Kept in this browser
kept-whole = About { $size } in all. None of it leaves this device.
kept-kilobytes = { $amount } kB
kept-megabytes = { $amount } MB
kept-games = { $count ->
    [0] No games
    [one] One game
   *[other] { $count } games
}
kept-games-remove = Save and remove
kept-games-ask = All games are saved as a file. Once you have chosen that file, Clew reads it and removes the games that it has.
kept-games-check = { $count ->
    [one] One game is saved as a file. Choose that file: Clew removes the game if it can be read there.
   *[other] { $count } games are saved as a file. Choose that file: Clew removes the games that can be read there.
}
kept-games-choose = Choose the file
kept-games-unchecked = Remove without checking
kept-games-removing = Removing …
kept-games-removed = { $count ->
    [0] No game was removed.
    [one] One game is saved in a file and removed here.
   *[other] { $count } games are saved in a file and removed here.
} { $left ->
    [0] {""}
    [one] One game stays: it is not in the file, or it has changed since.
   *[other] { $left } games stay: they are not in the file, or they have changed since.
}
kept-settings = Settings
kept-settings-remove = Reset
kept-settings-ask = All settings go back to their defaults.
kept-settings-removed = All settings are back to their defaults.
kept-files = The page itself, for use offline
kept-files-remove = Remove
kept-files-ask = It is downloaded again on your next visit.
kept-files-removed = Removed. It is downloaded again on your next visit.
kept-keep = Keep
kept-undo = Undo


## Formats of puzzle texts

format-aquarium-file = tanks, then sums
format-aquarium-task = puzzle-aquarium.com task
format-aquarium-top = sums, then tanks
format-aquarium-digits = sums, then tanks, without spaces
format-array = list of rows
format-edited = your board
format-game = your game
format-sample = an example
format-comma = rows of clues in one line
format-csv = table
format-grid = rows of clues
format-header = size and rows of clues
format-janko = janko.at text
format-kanpen = Kanpen file
format-fpuzzles = f-puzzles link
format-penpa = Penpa+ link
format-loopy-link = Loopy link (Simon Tatham)
format-solo-link = Solo link (Simon Tatham)
format-sudokupad = SudokuPad link
format-loopy-id = Loopy game ID
format-loopy-save = Loopy saved game
format-puzzle-loop = puzzle-loop.com task
format-pzpr-file = puzz.link file
format-picture = read from a picture
format-clew = Clew link
format-pzpr-link = puzz.link link
format-pzpr-path = puzz.link path
format-solo-id = Solo game ID
format-solo-save = Solo saved game
format-sudoku-candidates = grid of candidates
format-sudoku-candidate-line = candidates of all cells in one line
format-sukaku-path = puzzle with listed candidates, in one line
format-sudoku-hexadecimal = digits from 0 to F, all in one line
format-sudoku-hodoku = HoDoKu library line
format-sudoku-line = digits, all in one line
format-sudoku-sdk = SadMan file
format-sudoku-taxonomy = line from a collection
format-sudoku-wiki = SudokuWiki link
format-sudoku-link = link with all cells
format-sudoku-loose = digits and blanks, everything else left out
format-sudoku-task = puzzle-sudoku.com task
format-slitherlink-drawn = drawing with dots and sides
format-slitherlink-line = square board on one line
format-open-sudoku = game of OpenSudoku
format-places = cells with their places
format-markup = HTML or XML
format-program = lists in program text or JSON
format-table = table in a text

# Parts of a drawing that carry rules.
word-drawn-arrows = arrows
word-drawn-cages = cages
word-drawn-symbols = symbols
word-drawn-thermometers = thermometers

## What was read but looked odd

warning-file-marks = The lines and crosses in the file do not fit its size and were left out; the clues are complete.
warning-link-sums = The link ends { $count ->
    [one] one sum early; that sum was
   *[other] { $count } sums early; those sums were
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
warning-link-marks = { $count ->
    [one] 1 mark in the link does not fit this board and was left out.
   *[other] { $count } marks in the link do not fit this board and were left out.
}
warning-link-variant = The link names the variant “{ $variant }”, which was ignored; the usual rules are used.
warning-penpa = { $count ->
    [one] One object in the drawing was ignored: only clues and thick lines are read.
   *[other] { $count } objects in the drawing were ignored: only clues and thick lines are read.
}
warning-link-unknown = { $count ->
    [one] One given in the link was not recognised and was
   *[other] { $count } givens in the link were not recognised and were
} read as blank.
warning-more-puzzles = The text holds { $count ->
    [one] one more puzzle
   *[other] { $count } more puzzles
}; the first was read.

warning-aquarium-tank = The text does not say whether a tank with several arms has one water level or several. Here each tank has one level.
warning-aquarium-water = The text does not say whether a tank with several arms has one water level or several. Here each connected body of water has its own level.
warning-left-over = “{ $text }” was not used. If it belongs to the puzzle, compare the board with your text.
warning-variant = The text says “{ $text }”, so the puzzle was read with this rule.
warning-letters = Letters were read as digits: O as 0, and l as 1. Compare the board with your text.
warning-columns-first = The text fills the board column by column, so the first numbers became the first column.
warning-loose = Only digits and blanks were read, and everything else was left out. Compare the board with your text.
warning-totals = The rows add up to { $rows } and the columns to { $cols }; there can be no solution.

warning-sudoku-candidates = The digits alone leave several solutions, so the listed candidates count as clues.

warning-wide = Full-width characters were read as ordinary ones.

## Why a text is not a puzzle: its length

error-length-aquarium = After { $rows } rows of { $cols } tank numbers there must be two lines of sums: one with a number for each row, the other with a number for each column. Add or remove numbers so that they fit.
error-length-borders = The walls in the link have { $found } { $found ->
    [one] character
   *[other] characters
}; this size needs { $expected }. Copy the link again.
error-length-file = The file ends early. After the size come the vertical walls, the horizontal walls, and the board with its sums. Copy it whole.
error-length-file-line = This line of the file has { $found } { $found ->
    [one] entry
   *[other] entries
}; this size needs { $expected }. Paste the whole file, unchanged.
error-length-sums = The link has too many sums: there must be { $expected }, one for each column and row. Copy the link again.
error-length-task = { $sums } { $sums ->
    [one] sum and
   *[other] sums and
} { $cells } { $cells ->
    [one] cell do
   *[other] cells do
} not make a board: there must be one sum for each column and row. Copy the task whole.
error-length-task-size = The task has { $sums } { $sums ->
    [one] sum and
   *[other] sums and
} { $cells } { $cells ->
    [one] cell
   *[other] cells
}, but the size before them is { $cols } × { $rows }. There must be one sum for each column and row. Correct the size or leave it out.
error-length-task-empty = A part of the task is empty. A task has the sums, a semicolon, and the tanks of all cells. Copy it whole.
error-length-task-parts = The task has { $found } { $found ->
    [one] part
   *[other] parts
}; it must have two: the sums, a semicolon, and the tanks of all cells.

error-length-array = The array has no end: a closing bracket or quote is missing. Copy it whole.
error-length-header = Row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
}; the size at the top says { $expected }. Correct the row or the size.
error-length-long = The description is too long: by character { $place } it has more than { $expected } { $expected ->
    [one] cell
   *[other] cells
}. Check the size and the end of the text.
error-length-line = This line has { $found } symbols. A Sudoku on one line has one for each cell, with dots for blanks: 16, 36, 81, 256 or 625, or the square of another side that divides into boxes.
error-length-none = There are rows here, but no cells in them. Use dots for blanks.
error-length-row = Row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
}, the others { $expected }. Were spaces lost when copying? Use dots for blanks, or correct the row in the text box.
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
error-length-link-cells = The link holds { $found } cells. A Sudoku has 81, 256 or 625. Copy the link again.
error-length-square = There are { $rows } rows here with { $cols } cells in the first. A Sudoku has as many rows as columns.
error-length-tokens = Row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
}, the others { $expected }. Add or remove cells so that all rows are equally long; blanks need a sign, such as a dot.

## … a character in it

error-character-borders = “{ $character }”, character { $place } of the walls in the link, has no meaning there. Copy the link again.
error-character-file = “{ $character }”, entry { $place } on its line of the file, is not allowed there. Paste the whole file, unchanged.
error-character-sum = “{ $character }”, number { $place } on its line, is not a sum. Use whole numbers, and - for a sum that is not given.
error-character-sums = “{ $character }”, character { $place } of the sums in the link, has no meaning there. Copy the link again.
error-character-tank = “{ $character }”, number { $place } in the list of tanks, is not a tank number. Use whole numbers.
error-character-array = “{ $character }”, character { $place } of the array, is not allowed there. Rows are lists of numbers, with -1 or null for blanks.
error-character-cell = “{ $character }” in row { $row }, column { $col } is not a clue. Use 0 to 4, and a dot for a blank.
error-character-description = “{ $character }”, character { $place } of the description, has no meaning there. Digits are clues; letters a to z are runs of blanks.
error-character-deletion = “{ $text }” is not a deleted candidate. Write three figures: digit, row and column.
error-character-digit = “{ $text }” in row { $row }, column { $col } is not a digit of this board. Use 1 to { $largest }, and a dot for a blank.
error-character-link = “{ $character }”, character { $place } after the size in the link, has no meaning there. Copy the link again.
error-character-regions = “{ $character }”, character { $place } of the regions, has no meaning there. Letters are runs of cells with no wall between them; _ is a wall at once.
error-character-sudoku-link = “{ $character }”, character { $place } after the size in the link, has no meaning there. Copy the link again.

## … its size

error-size-bare = These digits and letters stand for { $count } { $count ->
    [one] cell
   *[other] cells
}, which do not fill any board of up to 100 × 100. Check that the text is complete, or put the size in front of it, such as “7x7t0:”.
error-size-large = “{ $text }” is too large for a size or a length.
error-size-limit = The size is { $cols } columns by { $rows } rows. Boards have 1 to { $limit } of each.
error-size-missing = The text ends before it says the size. Copy it whole: columns and rows, then the clues.
error-size-number = “{ $text }” stands where a size or length belongs. It must be a whole number.
error-size-square = The size is { $cols } columns by { $rows } rows. A Sudoku has as many rows as columns.
error-size-sudoku = Sudokus with boxes and { $side } rows are not supported. Boards have 4 to { $limit } rows, and boxes have more than one row and column.
error-size-sudoku-link = The link asks for { $side } rows. Links carry boards of 4, 6, 9, 16 or 25 rows; use a Solo game ID for others.
error-size-text = The text has { $bytes } bytes; at most { $limit } are read. Paste one puzzle at a time.

## … a clue in it

error-range-col-sum = Column { $line } cannot have { $sum } cells of water: its length is { $length }.
error-range-row-sum = Row { $line } cannot have { $sum } cells of water: its length is { $length }.
error-range-cell = The clue { $clue } in row { $row }, column { $col } is too large: a cell has four sides. Use 0 to 4.
error-range-clue = The clue “{ $clue }”, character { $place } of the description, is too large: a cell has four sides. Use 0 to 4.

## … a tank in it, or its sums

error-region-tank = “{ $text }” in row { $row }, column { $col } is not a tank number. Every cell needs the number of its tank.
error-sum-missing = This looks like the tanks of an Aquarium without its sums. Add a line with a sum for each row, and one with a sum for each column.
error-sum-totals = The rows add up to { $rows } and the columns to { $cols }, but both count the same water. Correct a sum.

## … or it names a puzzle without containing it
error-range-digit = “{ $text }” in row { $row }, column { $col } is too large for this board. Use 1 to { $largest }, and a dot for a blank.
error-range-given = The given { $value } is not a digit of this board. Its digits are 1 to { $largest }.

## Why a text is not a puzzle: its regions

error-region-unstated = The text says “{ $variant }”, but its irregular regions are missing. Add a second grid with the number of its region for each cell.
error-region-missing = The game ID says that its regions are irregular, but does not contain them. Copy it whole: the regions follow a comma.
error-region-size = These lines do not divide the board into { $side } regions of { $side } cells each. Copy the game ID whole.

error-reference-permalink = This link gives only the number of a puzzle, not the puzzle. Open the link and copy the puzzle's task or its share link.
error-reference-seed = “{ $seed }” is a random seed, which only the program that made it can turn into a puzzle. Copy the game ID with the description instead: it has a colon, not a #.
error-reference-site = This link leads to a page, but does not contain a puzzle. Open it and copy the puzzle's task.

## … or it is something else

error-kind-aquarium-flag = The link asks for the variant “{ $flag }” of Aquarium, whose rules are not known here. Only “r” is supported: one level in each tank.
error-kind-flag = The link asks for the variant “{ $flag }” of Slitherlink, whose rules are not known here. Only the usual rules are supported.
error-kind-wiki = This has the form of a SudokuWiki link, but not the right number of signs for its board. Copy the link whole.
error-kind-killer = This is a Killer Sudoku, with cage sums, which is not supported.
error-kind-loopy = This Loopy puzzle is on a grid that is not square: { $grid }. Only square grids are supported.
error-kind-loopy-number = This Loopy puzzle is on grid type { $number }, which is not known. Only square grids, type 0, are supported.
error-kind-other = This is a puzzle of the kind “{ $name }”, which is not supported.
error-kind-penpa = This Penpa+ link holds no Slitherlink, Sudoku or Aquarium that can be read. It needs a board of squares with clues, and thick lines around any regions.
error-kind-drawn = The drawing has { $objects }, which belong to a variant of the rules. Only clues and regions are supported.
error-kind-genre = The drawing is a puzzle of the kind “{ $genre }”, which is not supported.
error-kind-variant = This Sudoku has a further rule, “{ $variant }”, which is not supported.
error-kind-sudoku-flag = The link asks for the variant “{ $flag }” of Sudoku, whose rules are not known here. Only the usual rules are supported.
error-kind-sudoku-packed = This short link does not contain the puzzle. Open it on its site and copy the long link there, or copy the puzzle as digits, with dots for blanks.
error-kind-vertices = In this variant (flag “{ $flag }”) the loop visits every point. Only the usual rules are supported; remove “{ $flag }/” from the link to use them.

error-unknown-binary = This file is neither text nor a picture that can be decoded here. Paste a link, a game ID, or rows of clues with dots for blanks, or open a picture as PNG or JPEG.
error-unknown-empty = There is nothing to read yet. Paste a puzzle: a link, a game ID, or rows of clues with dots for blanks.
error-unknown-link = No puzzle was found in the link to “{ $host }”. Paste a link from puzz.link or a similar site, or the clues as text.
error-unknown-text = No puzzle was recognised in “{ $text }”. Paste a link, a game ID, or rows of clues with dots for blanks.

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
#   .whole  because ..., therefore ...; with the places of the clues ($clues), of the known edges
#           relied on ($given) and the lines among them ($given-lines), of the lines and the crosses
#           found ($found-lines, $found-crosses), and how many these are ($lines, $crosses);
#           of what a loop that is ruled out would leave out ($left-out, $left-out-count),
#           how many lines the longest path has that is relied on ($path),
#           and the number at the end of a diagonal of 2s, or 2 if there is none ($end)
# Where $given is not used it can be empty, as edges beyond the board count as crosses.

# The end of every such sentence.
slitherlink-pattern-gives =
    { $lines ->
        [0]
            { $crosses ->
                [one] ‖, so { $found-crosses } must be a cross.
               *[other] ‖, so { $found-crosses } must be crosses.
            }
        [one]
            { $crosses ->
                [0] ‖, so { $found-lines } must be a line.
                [one] ‖, so { $found-lines } must be a line and { $found-crosses } a cross.
               *[other] ‖, so { $found-lines } must be a line, and { $found-crosses } crosses.
            }
       *[other]
            { $crosses ->
                [0] ‖, so { $found-lines } must be lines.
                [one] ‖, so { $found-lines } must be lines, and { $found-crosses } a cross.
               *[other] ‖, so { $found-lines } must be lines, and { $found-crosses } crosses.
            }
    }

# An argument by corner pairs or colours, inference by inference.
slitherlink-argued = { $argument }{ slitherlink-pattern-gives }
slitherlink-so = { $before }. So { $clause }
slitherlink-and = { $before }. { $clause }
slitherlink-later = { $before }. { $count ->
    [one] One step
   *[other] { $count } steps
} later, { $clause }
slitherlink-with = { $before }, and { $clause }
slitherlink-passed = a dot has two lines or none
slitherlink-lines-none = no line
slitherlink-lines-one = exactly one line
slitherlink-lines-two = two lines
slitherlink-lines-most-one = at most one line
slitherlink-lines-least-one = at least one line
slitherlink-lines-even = two lines or none
slitherlink-link-pair = { $digit ->
    [9] { $place } has { $lines } at its { $corner }
   *[other] { $place }, a { $digit }, has { $lines } at its { $corner }
}
slitherlink-link-same = it has { $lines } at its { $corner }
slitherlink-link-across = { $digit ->
    [9] { $place }, across that dot, has { $lines } there
   *[other] { $place }, a { $digit } across that dot, has { $lines } there
}
slitherlink-sides-alike = { $digit ->
    [1] { $place }, a 1, must be on that side too, or it would have two lines
    [3] { $place }, a 3, must be on the other side, or it would have too few lines
    [9] { $place } has lines to both or to neither
   *[other] { $place }, a { $digit }, has lines to both or to neither
}
slitherlink-sides-differ = { $digit ->
    [9] { $place } has a line to exactly one of them
   *[other] { $place }, a { $digit }, has a line to exactly one of them
}
slitherlink-dot-alike = the loop does not pass between them at the { $place }
slitherlink-dot-differ = the loop passes between them at the { $place }

slitherlink-three-beside-zero = 3 beside 0
    .whole = { $clues }: the 3 shares a side with a 0, so it needs its other three. At both ends of the shared side the loop cannot run along the 0{ slitherlink-pattern-gives }

slitherlink-three-diagonal-zero = 3 diagonal to 0
    .whole = { $clues }: a 3 touches a 0. Where they touch the 3 has both of its sides or neither, and it can spare only one{ slitherlink-pattern-gives }

slitherlink-adjacent-threes = Adjacent 3s
    .whole = { $left-out-count ->
        [0] { $clues }: two 3s share a side. Each needs its outer side, or the other would be short of lines, and the shared side cannot run on{ slitherlink-pattern-gives }
       *[other] { $clues }: two 3s share a side. Each needs its outer side, or the other would be short of lines. Without the shared side too, a loop around both would close and miss { $left-out }{ slitherlink-pattern-gives }
    }

slitherlink-row-of-threes = Row of 3s
    .whole = { $clues }: 3s in a row. Two side by side always have their shared side and both outer sides, and the shared side never goes straight on{ slitherlink-pattern-gives }

slitherlink-diagonal-threes = Diagonal 3s
    .whole = { $clues }: two 3s touch. If one took both lines at the shared corner, the other would get only 2. So each has one there and two at its far corner{ slitherlink-pattern-gives }

slitherlink-threes-joined-by-twos = 3s joined by diagonal 2s
    .whole = { $clues }: a diagonal of 2s between two 3s. Each 3 has at least one line at the inner corner, and each 2 passes exactly one line on, so both 3s need two lines at their outer corners{ slitherlink-pattern-gives }

slitherlink-threes-around-zero = 3s around a 0
    .whole = { $clues }: 3s around a 0. A 3 beside the 0 needs its other three sides; a 3 that touches it needs both sides there{ slitherlink-pattern-gives }

slitherlink-three-three-over-two = Two 3s over a 2
    .whole = { $clues }: two 3s side by side, and a 2 beside one. The side between the 3s cannot run on along the 2, and an outer side of a 3 ends at a corner of the 2{ $left-out-count ->
        [0] {""}
       *[other] ; a loop around the 3s alone would close and miss { $left-out }
    }{ slitherlink-pattern-gives }

slitherlink-corner-one = 1 in the corner
    .whole = { $clues } is a 1 in the corner, where the loop takes both sides or neither. Two are too many{ slitherlink-pattern-gives }

slitherlink-corner-two = 2 in the corner
    .whole = { $clues } is a 2 in the corner. It has both border sides or neither, and either way the loop runs on along the border{ slitherlink-pattern-gives }

slitherlink-corner-three = 3 in the corner
    .whole = { $clues } is a 3 in the corner, where the loop takes both sides or neither. A 3 can spare only one{ slitherlink-pattern-gives }

slitherlink-corner-two-beside-one = Corner 2 beside a 1
    .whole = { $clues }: a 1 beside the 2 in the corner. If the 2 had its inner sides, the shared one would turn along the 1 and give it two lines{ slitherlink-pattern-gives }

slitherlink-corner-two-beside-three = Corner 2 beside a 3
    .whole = { $clues }: a 3 beside the 2 in the corner. The corner 2 sends a line along the border of the 3, and the 3 needs its far side with or without the shared one{ slitherlink-pattern-gives }

slitherlink-corner-two-over-three = Corner 2 diagonal to a 3
    .whole = { $clues }: a 3 touches the 2 in the corner. If the 2 had its inner sides, the 3 would have no line where they touch and only 2 in all{ slitherlink-pattern-gives }

slitherlink-corner-one-beside-three = Corner 1 beside a 3
    .whole = { $clues }: a 3 beside the 1 in the corner. The border sides of the 1 are crosses, so the 3 has both its border side and the shared side or neither, and it can spare only one{ slitherlink-pattern-gives }

slitherlink-corner-three-beside-one = Corner 3 beside a 1
    .whole = { $clues }: a 1 beside the 3 in the corner. The border line of the 3 must go on along the 1, which then has its one line{ slitherlink-pattern-gives }

slitherlink-border-ones = Two 1s on the border
    .whole = { $clues }: two 1s on the border. A line between them would have to turn along one of them and give it two lines{ slitherlink-pattern-gives }

slitherlink-border-one-three = 1 and 3 on the border
    .whole = { $clues }: a 1 beside a 3 on the border. The 3 needs its border side, or the 1 would get two lines. From there the loop goes on along a side of the 1, which then has its one line{ slitherlink-pattern-gives }

slitherlink-border-three-one-three = 3, 1, 3 on the border
    .whole = { $clues }: a 1 between two 3s on the border. The border line of each 3 goes on along the 1, whose one line can only be on the border{ $left-out-count ->
        [0] {""}
       *[other] ; a loop that closed here would miss { $left-out }
    }{ slitherlink-pattern-gives }

slitherlink-corner-one-diagonal = Corner 1 and its diagonal
    .whole = { $clues }: a clue touches the 1 in the corner. The one line of the 1 ends where they touch and goes on along exactly one side of that clue{ slitherlink-pattern-gives }

slitherlink-corner-two-chain = Corner 2 with a diagonal
    .whole = { $clues }: a diagonal that begins at the 2 in the corner. The 2 has two lines or none at its inner corner, and so has each clue at each corner along the diagonal{ slitherlink-pattern-gives }

slitherlink-corner-top-left = top-left corner
slitherlink-corner-top-right = top-right corner
slitherlink-corner-bottom-left = bottom-left corner
slitherlink-corner-bottom-right = bottom-right corner

slitherlink-closed-vertex-one = 1 at a closed corner
    .whole = No line comes to the { $corner } of { $clues }, a 1, from outside. It has both sides there or neither, and two are too many{ slitherlink-pattern-gives }

slitherlink-closed-vertex-three = 3 at a closed corner
    .whole = No line comes to the { $corner } of { $clues }, a 3, from outside. It has both sides there or neither, and it can spare only one{ slitherlink-pattern-gives }

slitherlink-closed-vertex-two = 2 at a closed corner
    .whole = No line comes to the { $corner } of { $clues }, a 2, from outside. So its two lines are both there, or both at the opposite corner{ slitherlink-pattern-gives }

slitherlink-line-meets-three = Line meets a 3
    .whole = { $given } arrives at a corner of { $clues }, a 3, and must go on along it, or the 3 gets only 2 lines. Its other two are at the opposite corner{ slitherlink-pattern-gives }

slitherlink-line-enters-one = Line must enter a 1
    .whole = { $entering } must go on along { $clues }, a 1. That is its one line{ slitherlink-pattern-gives }

slitherlink-spiked-two = Line must enter a 2
    .whole = { $entering } must go on along { $clues }, a 2. It has one line there and one at the opposite corner, from which exactly one line goes on{ slitherlink-pattern-gives }

slitherlink-three-beside-one-blocked = 3 beside 1, blocked at one end
    .whole = { $clues }: a 3 beside a 1. The shared side cannot run straight on, so without its side at that end the 3 would give the 1 two lines. From there the loop goes on along a side of the 1, which then has its one line{ slitherlink-pattern-gives }

slitherlink-diagonal-ones = Diagonal 1s
    .whole = { $clues }: two 1s touch, and one has crosses at its far corner. Its line ends where they touch and goes on along the other, which then has its one line{ slitherlink-pattern-gives }

slitherlink-line-across-twos = Line across diagonal 2s
    .whole = { $entering } must go on along the diagonal { $clues }. A 2 passes one line on to its opposite corner, { $end ->
        [1] and the 1 has no other
        [3] and the 3 has two more at its far corner
       *[other] and so does the last
    }{ slitherlink-pattern-gives }

## Slitherlink: words, rules and single facts

kind-slitherlink = Slitherlink
    .rules = Draw one closed loop along the edges of the grid. A number says how many of the four sides of its cell belong to the loop. The loop never crosses or branches.
slitherlink-complete = Every edge is decided: one closed loop, every clue met.
slitherlink-answer = To answer, draw or cross a side, or mark a cell as inside or outside.
slitherlink-difference = Thick lines are in the second solution only, dashed lines in the first only.
slitherlink-searching = No technique Clew knows gets further. The remaining { $undecided } cells are found by search, which also proves that there is no second solution.
slitherlink-line = a line
slitherlink-cross = a cross
slitherlink-inside = inside
slitherlink-outside = outside
slitherlink-fact = { $place } is { $state }
slitherlink-mark-line = { $place } line
slitherlink-mark-cross = { $place } cross
slitherlink-mark-inside = { $place } inside
slitherlink-mark-outside = { $place } outside
slitherlink-quote-line = the line you drew at { $place }
slitherlink-quote-cross = the cross you set at { $place }
slitherlink-quote-inside = { $place }, which you marked as inside
slitherlink-quote-outside = { $place }, which you marked as outside

slitherlink-rule-clue-exceeded = { $places } is a { $digit }, but would have more lines.
    .name = Too many lines at a clue
slitherlink-rule-clue-short = { $places } is a { $digit }, but too few of its sides can be lines.
    .name = Too few lines at a clue
slitherlink-rule-clue-stuck = { $digit ->
        [0] { $places } is a 0, but would have a line.
        [one] { $places } cannot have its one line any more.
       *[other] { $places } cannot have its { $digit } lines any more.
    }
    .name = A clue without a way out
slitherlink-rule-vertex-stuck = At the { $places } the loop can neither pass nor stay away.
    .name = A dot without a way out
slitherlink-rule-branch = The loop would branch at the { $places }.
    .name = A branch or crossing
slitherlink-rule-dead-end = The loop would end at the { $places }.
    .name = A dead end
slitherlink-rule-two-loops = { $places } would form a loop of their own.
    .name = A second loop
slitherlink-rule-premature-loop = A loop of { $count } lines would close and leave out a line or a clue.
    .name = A loop closed too early
slitherlink-rule-separated = { $places } can no longer be joined, but must be on the same side of one loop.
    .name = Parts cut off
slitherlink-rule-both-sides = { $count ->
        [one] { $places } would have to be both a line and a cross.
       *[other] { $places } would put a cell both inside and outside the loop.
    }
    .name = A contradiction of sides
slitherlink-rule-no-completion = The clues { $places } cannot all be met.
    .name = Clues that exclude each other
slitherlink-rule-no-loop = There is no line at all, but the loop is never empty.
    .name = No loop

## Slitherlink: basic rules

# Arguments of every sentence below: as for the patterns, and
#   $digit                     the number of the first clue
#   $cells, $cell-count        cells found, and how many; $inside-count of them inside
#   $assumed, $assumed-state   the supposition of a trial; $length its steps

slitherlink-count-lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
slitherlink-count-crosses = { $count ->
    [one] one cross
   *[other] { $count } crosses
}
slitherlink-count-inside = { $count ->
    [one] one cell inside
   *[other] { $count } cells inside
}
slitherlink-count-outside = { $count ->
    [one] one cell outside
   *[other] { $count } cells outside
}

slitherlink-must-be-lines = { $places } must be { $count ->
    [one] a line
   *[other] lines
}
slitherlink-must-be-crosses = { $places } must be { $count ->
    [one] a cross
   *[other] crosses
}
slitherlink-must-be-inside = { $places } must be inside
slitherlink-must-be-outside = { $places } must be outside
# Inferences of a trial: "If …, R1C1 top would be a line".
slitherlink-would-be-lines = { $places } would be { $count ->
    [one] a line
   *[other] lines
}
slitherlink-would-be-crosses = { $places } would be { $count ->
    [one] a cross
   *[other] crosses
}
slitherlink-would-be-inside = { $places } would be inside
slitherlink-would-be-outside = { $places } would be outside
slitherlink-step = { $clause }
slitherlink-then = { $before }. Then { $clause }
slitherlink-steps-later = { $before }. After { $count } more steps { $clause }
# The ends of trials: "…, and then R1C1, a 1, would have too many lines".
slitherlink-breaks-clue-exceeded = { $places }, a { $digit }, would have too many lines
slitherlink-breaks-clue-short = { $places }, a { $digit }, would have too few lines
slitherlink-breaks-clue-stuck = { $digit ->
    [0] { $places }, a 0, would have a line
    [one] { $places } could not have its one line
   *[other] { $places } could not have its { $digit } lines
}
slitherlink-breaks-vertex-stuck = the loop could neither pass the { $places } nor stay away from it
slitherlink-breaks-branch = the loop would branch at the { $places }
slitherlink-breaks-dead-end = the loop would end at the { $places }
slitherlink-breaks-two-loops = { $places } would form a loop of their own
slitherlink-breaks-premature-loop = a loop of { $count } lines would close too early
slitherlink-breaks-separated = { $count ->
    [one] { $places } would be cut off from the rest of its side
   *[other] { $places } would be cut off from each other
}
slitherlink-breaks-both-sides = { $count ->
    [0] a cell would be both inside and outside
    [one] { $places } would have to be both a line and a cross
   *[other] a cell would be both inside and outside at { $places }
}
slitherlink-breaks-no-completion = the clues { $places } could not all be met
slitherlink-breaks-no-loop = there would be no line at all

# What known edges say of cells: "Known edges put …".
slitherlink-tie-alike = { $places } are on the same side of the loop{ $way ->
    [0] {""}
   *[other] { $lines ->
        [0] , with no line on the marked way between them
       *[other] , with { $lines } lines on the marked way between them
    }
}
slitherlink-tie-opposite = { $places } are on opposite sides of the loop{ $way ->
    [0] {""}
   *[other] { $lines ->
        [one] , with one line on the marked way between them
       *[other] , with { $lines } lines on the marked way between them
    }
}
slitherlink-edge-by-clue = { $fact }, as { $place } is a { $digit }
# What a clue, or a cell without one, says about two of its neighbours.
slitherlink-tie-by-clue = { $place }{ $digit ->
    [9] {""}
   *[other] , a { $digit },
} has { $differ ->
    [0] lines to both or neither of
   *[other] a line to exactly one of
} { $places }{ $border ->
    [0] {""}
   *[other] {" "}and the border
}
slitherlink-tie-inside = { $places } is inside, unlike everything beyond the border
slitherlink-tie-outside = { $places } is outside, like everything beyond the border
# Both neighbours lie beyond the border.
slitherlink-tie-border = Everything beyond the border is outside

slitherlink-zero = Zero
    .whole = { $clues } is a 0 and has no lines around it{ slitherlink-pattern-gives }

slitherlink-zeros = The { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    } 0s at { $clues } have no lines around them‖. That makes { $found }.

slitherlink-clues-satisfied = { $count ->
        [one] { $signs } has all its lines
       *[other] { $signs } have all their lines
    }‖: { $found }.
    .brief = { $count ->
        [one] A clue is complete
       *[other] { $many } clues are complete
    }‖: { $found }.

slitherlink-clues-need-all = { $count ->
        [one] { $signs } needs every side that is left
       *[other] { $signs } need every side that is left
    }‖: { $found }.
    .brief = { $count ->
        [one] Just enough sides are left
       *[other] { $many } clues have just enough sides left
    }‖: { $found }.

slitherlink-vertices-full = { $others ->
        [0] The dot at the { $example } is full
        [one] The dot at the { $example } and another one are full
       *[other] The dot at the { $example } and { $others } more are full
    }‖, and no third line fits: { $found }.
    .brief = { $count ->
        [one] A dot is full
       *[other] { $many } dots are full
    }‖: { $found }.

slitherlink-continuations = { $others ->
        [0] The line can go on only one way at the { $example }
        [one] Lines can go on only one way at the { $example } and at another dot
       *[other] Lines can go on only one way at the { $example } and at { $others } more dots
    }‖: { $found }.
    .brief = { $count ->
        [one] One way on
       *[other] { $many } lines have one way on
    }‖: { $found }.

slitherlink-dead-ends = { $others ->
        [0] A line could not go on at the { $example }
        [one] A line could not go on at the { $example } or at another dot
       *[other] A line could not go on at the { $example } or at { $others } more dots
    }‖: { $found }.
    .brief = { $count ->
        [one] A dead end
       *[other] { $many } dead ends
    }‖: { $found }.

slitherlink-clue-satisfied = Clue has all its lines
    .rule = A clue has no more lines than its number says.
    .whole = { $clues } is a { $digit } and has { $digit ->
        [one] its line
       *[other] its { $digit } lines
    } already{ slitherlink-pattern-gives }

slitherlink-clue-needs-all = Clue needs all that is left
    .rule = A clue has no fewer lines than its number says.
    .whole = { $clues } is a { $digit } and has only { $digit ->
        [one] one side that can be a line
       *[other] { $digit } sides that can be lines
    }{ slitherlink-pattern-gives }

slitherlink-vertex-full = Dot is full
    .rule = Two lines fill a dot: the loop never branches.
    .whole = { $given-lines } meet at a dot, and no third line fits there{ slitherlink-pattern-gives }

slitherlink-forced-continuation = One way on
    .rule = A line never ends: it goes on where one way is left.
    .whole = { $given-lines } can go on only one way{ slitherlink-pattern-gives }

slitherlink-dead-end = Dead end
    .rule = A line never ends: there is none where it could not go on.
    .whole = A line at { $found } could not go on{ slitherlink-pattern-gives }

## Slitherlink: corner pairs

slitherlink-pair-complement = Corner pairs of one clue
    .whole = { slitherlink-argued }

slitherlink-pair-opposite = Pairs across a dot
    .whole = { slitherlink-argued }

slitherlink-pair-three = 3 and a corner pair
    .whole = { slitherlink-argued }

slitherlink-pair-one = 1 and a corner pair
    .whole = { slitherlink-argued }

slitherlink-pair-twos = Along a diagonal of 2s
    .whole = { slitherlink-argued }

slitherlink-pair-parity = Parity around a cell
    .whole = { slitherlink-argued }

slitherlink-equal-edges = Edges that are alike
    .whole = { slitherlink-argued }

## Slitherlink: colours

slitherlink-colour-to-edge = Colours decide an edge
    .whole = { $lines ->
        [0] Both sides of { $found } are inside the loop, or both are outside‖, so it must be a cross.
       *[other] One side of { $found } is inside the loop, the other outside‖, so it must be a line.
    }

slitherlink-one-like-neighbours = 1 with two like neighbours
    .whole = { slitherlink-argued }

slitherlink-three-like-neighbours = 3 with two like neighbours
    .whole = { slitherlink-argued }

slitherlink-two-like-neighbours = 2 with two like neighbours
    .whole = { slitherlink-argued }

slitherlink-two-unlike-neighbours = 2 with two unlike neighbours
    .whole = { slitherlink-argued }

slitherlink-unlike-neighbours = Clue with two unlike neighbours
    .whole = { slitherlink-argued }

slitherlink-no-checkerboard = No crossing
    .whole = { slitherlink-argued }

slitherlink-checkerboard-by-relation = No crossing, by relation
    .whole = { slitherlink-argued }

slitherlink-colour-count = Colours counted at a clue
    .whole = { slitherlink-argued }

slitherlink-no-island = No island
    .whole = All cells around { $cells } are outside, and a loop around { $cells } alone would not be the whole loop‖, so it must be outside.

## Slitherlink: closing the loop

slitherlink-no-premature-loop = No loop too early
    .whole = A line at { $found } would close { $path ->
        [one] a loop
       *[other] the path of { $path } lines
    } and leave out { $clue-count ->
        [0] another line
       *[other] { $clues }
    }‖, so it must be a cross.
    .brief = A line would close the loop too early‖: a cross.

slitherlink-no-short-loop = Not both ways close the loop
    .whole = Some ways to draw the last lines of { $clues } branch or close a loop too early, and all the other ways agree here{ slitherlink-pattern-gives }

slitherlink-chain-as-edge = A chain that would close the loop
    .whole = Where { $found } meet, no other way is left: they are all lines, or all crosses. As lines they would close a loop too early‖, so they must be crosses.

slitherlink-loop-complete = The loop is complete
    .whole = The loop is closed and meets every clue‖, so all other edges must be crosses.

## Slitherlink: breakout points

slitherlink-inside-breakout = Inside breakout
    .whole = { $joined } are both inside, and their parts can join only through { $cells }‖, so it must be inside.

slitherlink-outside-breakout = Outside breakout
    .whole = { $joined-count ->
        [one] { $joined } is outside, and it can reach the border only through { $cells }
       *[other] { $joined } are both outside, and their parts can join only through { $cells }
    }‖, so it must be outside.

slitherlink-inside-pocket = Sealed pocket, outside
    .whole = No inside cell can reach { $cells }‖, so { $cell-count ->
        [one] it
       *[other] they
    } must be outside.

slitherlink-outside-pocket = Sealed pocket, inside
    .whole = The outside cannot reach { $cells }‖, so { $cell-count ->
        [one] it
       *[other] they
    } must be inside.

slitherlink-class-breakout = Breakout of a whole class
    .whole = If { $assumed } were { $assumed-state }, cells tied to it would cut off { $cut } from { $cut-count ->
        [one] the rest of its side
       *[other] each other
    }‖, so it must be { $inside-count ->
        [0] outside
       *[other] inside
    }.

slitherlink-gate-of-two = Gate of two
    .whole = There are lines on both sides of a wall, and { $found } are its only gaps. The loop goes through one and comes back through the other‖, so both must be lines.

slitherlink-even-crossing = Even crossing
    .whole = { slitherlink-argued }

slitherlink-blank-corner = Blank corner (assumes one solution)
    .whole = If the loop passed this blank corner, it could be moved over the cell, and there would be two solutions{ slitherlink-pattern-gives }

## Slitherlink: trial

slitherlink-trial = Trial
    .whole = If { $assumed } were { $assumed-state }, { slitherlink-trial-ends }‖, so { $assumed } must be { $lines ->
        [0] a cross
       *[other] a line
    }.

# The way of a trial and its end.
slitherlink-trial-ends = { $length ->
    [0] { $breaks }
   *[other] { $walk }, and { $breaks }
}

slitherlink-two-sided-trial = Trial of both sides
    .whole = If { $assumed } were a line, { $walk }. If it were a cross, { $other-walk }‖. So either way { $found-lines }{ $lines ->
        [0] {""}
       *[other] {" "}must be a line
    }{ $found-crosses }{ $crosses ->
        [0] {""}
       *[other] {" "}must be a cross
    }.

slitherlink-deep-trial = Deep trial
    .whole = If { $assumed } were { $assumed-state }, { slitherlink-trial-ends }‖, so { $assumed } must be { $lines ->
        [0] a cross
       *[other] a line
    }.

## Slitherlink: the method of the article

slitherlink-forced-cell = Forced cell
    .whole = If { $assumed } were { $assumed-state }, { slitherlink-trial-ends }‖, so { $assumed } must be { $inside-count ->
        [0] outside
       *[other] inside
    }.
    .brief = { $assumed } { $assumed-state }? Then { $breaks }‖, so it is { $inside-count ->
        [0] outside
       *[other] inside
    }.

slitherlink-article-breakout = Breakout point
    .whole = { $joined } are both inside, and their parts can join only through { $cells }‖, so it must be inside.

## Lists of puzzles

error-record-json = This line begins like a JSON record, but is not valid from character { $place } on.
error-record-fields = This record has no puzzle that can be read: it needs a field “puzzle” with the puzzle as text; “rows” and “cols”, if present, must be its size in whole numbers.
error-record-kind = The record says the puzzle is of the kind “{ $kind }”, but it cannot be read as one.

picture-open = Open a picture
picture-camera = Take a photo
picture-what = A screenshot or a photo of a Slitherlink, a Sudoku or an Aquarium. It stays on this device and is not kept. You can also paste a picture, or drop it, anywhere on the page.
picture-title-reading = Reading the picture
picture-reading = Looking for a grid and what is in it…
picture-cancel = Cancel
picture-title-nothing = No puzzle was read
picture-undecodable = This file is not a picture that can be decoded here. Save it as PNG or JPEG, or take a screenshot of it. Most browsers cannot open HEIC photos.
picture-too-large = This picture is too large to be decoded. Take a screenshot of it, or make it smaller.
picture-failed = Reading the picture failed. Try again.
picture-empty = The picture has hardly more than one colour. It must show a grid of lines or dots.
picture-no-grid = No grid of lines or dots was found. It helps if the whole grid is in the picture, large, flat and evenly lit.
picture-cut = The grid is cut off at the edge of the picture. Include the whole grid, with a little room around it.
picture-small = A grid was found, but its cells are too small or too blurred. A larger or sharper picture helps.
picture-killer = This looks like a Killer Sudoku: sums stand in the corners of its cells. Only Slitherlink, Sudoku and Aquarium can be read.
picture-kenken = This looks like a KenKen (Calcudoku): numbers stand in the corners of its cages. Only Slitherlink, Sudoku and Aquarium can be read.
picture-nonogram = This looks like a nonogram: several numbers stand beside each row and above each column. Only Slitherlink, Sudoku and Aquarium can be read.
picture-anyway = Read it anyway
picture-refused = { $reason } With { $option }, it is read as one of these.
picture-title-review = Check what was read
picture-two = There are two puzzles in the picture. The one with the grid drawn over it was read.
picture-two-refused = There is another puzzle in the picture.
picture-two-back = The other puzzle in the picture was read before.
picture-other = Read the other puzzle
picture-layout = Kind of puzzle
picture-kind-doubtful = It is not certain which kind of puzzle this is. If the choice above is wrong, choose another.
picture-rows = Rows
picture-cols = Columns
picture-layout-slitherlink = Slitherlink
picture-layout-sudoku = Sudoku
picture-layout-jigsaw = Sudoku with irregular regions
picture-layout-aquarium = Aquarium
picture-original = The picture, with the grid that was found
picture-bare = The picture that was looked at
picture-copy = The puzzle as it is read
picture-number = Doubtful place { $number } of { $count }
picture-column = The sum of column { $number }
picture-row = The sum of row { $number }
picture-could-be = { $place } could be { $one } or { $other }.
picture-is = { $place } is read as { $one }.
picture-unread = What stands at { $place } cannot be read, so it counts as a blank. Type a digit if there is one.
picture-border = The border at { $place }
picture-blank = a blank
picture-own = your own { $number }
picture-hand = Digits that look handwritten count as your marks, not as givens.
picture-hand-doubtful = Some digits may be handwritten. It is not certain which of them are printed.
picture-as-mine = { $count ->
    [one] This digit as mine
   *[other] These { $count } digits as mine
}
picture-as-givens = All digits as givens
picture-wall = a wall
picture-no-wall = no wall
picture-with-unique = With { $what } the puzzle has exactly one solution.
picture-with-several = With { $what } the puzzle has several solutions.
picture-with-none = With { $what } the puzzle has no solution.
picture-verdict-unique = As it is read now, the puzzle has exactly one solution.
picture-verdict-several = As it is read now, the puzzle has several solutions.
picture-verdict-none = As it is read now, the puzzle has no solution.
picture-verdict-open = Counting the solutions…
picture-verdict-unfinished = As it is read now, this is not a puzzle: check its walls and its kind.
picture-hint = Select any place in the picture, and type a digit to correct it.
picture-previous = Previous
picture-next = Next
picture-accept = Open

many-label = Lists of puzzles
many-start = Paste or drop a list of puzzles, one per line. Formats and kinds may be mixed. Each puzzle gets a verdict and a grade.
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
# Beside the progress of a list that is too long for the browser's storage.
many-unkept = This browser has no room to keep the list for your next visit. Save what you need as a file.
many-filters = Filters
many-search = Search
many-any-verdict = All verdicts
many-any-kind = All kinds
many-choice = { $name } ({ $count })
many-shown = { $count ->
    [one] one row shown
   *[other] { $count } rows shown
}
many-table = Puzzles in the list. Arrow keys choose one, Enter opens it.
many-column-number = #
many-column-kind = Kind
many-column-size = Size
many-column-verdict = Verdict
many-column-grade = Grade
many-column-expected = Expected
many-column-time = Clew
many-column-source = Puzzle
many-size = { $rows }×{ $cols }
many-unique = Unique
many-several = Several
many-impossible = None
many-failed = Failed: the worker stopped
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
edit-board-label-regions = Board of { $rows } rows and { $cols } columns, to edit. Arrow keys move, digits enter clues, Backspace clears. Shift and an arrow key extend the { $region } at the cursor, N begins a new one, Ctrl and an arrow key draw or remove a wall.
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
edit-kind = Puzzle
edit-layout = Variant
edit-layout-square = Square grid
edit-layout-boxes = Boxes
edit-layout-regions = Irregular regions
edit-layout-diagonals = Boxes and diagonals
edit-layout-tank = One level per tank: puzzle-aquarium.com
edit-layout-water = One level per joined water: puzz.link
edit-side = Size
edit-size = Board
edit-size-told = { $rows }×{ $cols }
edit-size-refused = This kind has no boards of this size.
edit-size-most = Boards have 1 to { $most } rows and columns.
edit-region-aquarium = tank
edit-region-sudoku = region
edit-tool = Pointer
edit-tool-clues = Clues
edit-tool-region = New { $region }
edit-tool-extend = Extend
edit-tool-walls = Walls
edit-tool-water = Water
edit-tool-told-clues = Sums go above the columns and to the left of the rows: select a place there to enter one.
edit-tool-told-region = Drag over cells: they become a new { $region }.
edit-tool-told-extend = Drag from a { $region } over other cells: they join it.
edit-tool-told-walls = Click near a side of a cell: a wall is drawn there, or removed.
edit-tool-told-water = Click a cell: its { $region } fills up to there, or drains. All sums follow the water.
edit-drawn = The { $region } has { $count ->
    [one] 1 cell
   *[other] { $count } cells
}.
edit-drawn-of = The { $region } has { $count } of { $size } cells.
edit-drawn-cut = The part cut off is now a { $region } of its own.
edit-wall-closed = The wall is closed: it makes a { $region } of { $one } cells and one of { $other }.
edit-wall-loose = This wall does not close yet, so it divides nothing.
edit-wall-gone = The wall is removed.
edit-wall-rim = The outer wall of the board cannot be removed.
edit-poured = { $count ->
    [one] 1 cell of water
   *[other] { $count } cells of water
}; the sums follow.
edit-undone = Undone.
edit-redone = Redone.
edit-refused-lines = { $number } cannot be a clue here: a cell has at most { $most } lines around it.
edit-refused-digit = { $number } cannot go here: the digits of this board are 1 to { $most }.
edit-refused-clash = { $digit } is already in this { $house }, at { $place }.
edit-refused-sum = { $number } cannot be the sum of { $line }, which has { $length } cells.
edit-refused-cell = Sums go above the columns and to the left of the rows, not in cells.
edit-refused-turn = Water stays at the bottom: this board can only be mirrored left and right.
edit-house-row = row
edit-house-column = column
edit-house-region = region
edit-house-diagonal = diagonal
edit-open = { $count ->
    [one] 1 region is not finished
   *[other] { $count } regions are not finished
}
edit-open-size = Each region needs { $size } cells. Solutions and grade follow when all have that many; until then, links and pages show the last complete puzzle.
edit-open-region = { $place }: { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
edit-cursor-region = { $region } of { $count ->
    [one] 1 cell
   *[other] { $count } cells
}{ $walls ->
    [0] {""}
    [one] , wall { $sides }
   *[other] , walls { $sides }
}
edit-cursor-region-of = { $region } of { $count } cells, not { $size }{ $walls ->
    [0] {""}
    [one] , wall { $sides }
   *[other] , walls { $sides }
}
edit-side-top = above
edit-side-right = right
edit-side-bottom = below
edit-side-left = left
edit-verdict-unique = Exactly one solution
edit-verdict-several = More than one solution
edit-verdict-none = No solution
edit-verdict-open = Still working
edit-verdict-stopped = Stopped
edit-decided = Decided
edit-decided-none = none, since there is no solution
edit-decided-told = { $common } of { $facts } { $places }
edit-decided-all = all { $facts } { $places }
edit-places-aquarium = cells
edit-places-slitherlink = cells and edges
edit-places-sudoku = cells
edit-grade = Grade
edit-grade-later = known once there is exactly one solution
edit-grade-open = still working
edit-grade-nothing = no technique
edit-grade-told = { $grade }: { $hardest }, { $time }
edit-grade-beyond = { $grade }, { $cases ->
    [one] 1 case
   *[other] { $cases } cases
} after { $hardest }, { $time }
edit-clues = Clues
edit-spared = You are playing this puzzle, so its solution is hidden here. Showing it counts as help.
edit-spared-show = Show the solution
edit-clues-alone = Hide what follows
edit-clues-alone-what = The board shows only the clues, so that you can solve the puzzle as others will.
edit-hint = Arrow keys move, digits enter clues, Space clears. Ctrl+Z undoes any change, including pasting.
edit-hint-regions = Shift and an arrow key extend the area at the cursor, N begins a new one, Ctrl and an arrow key draw or remove a wall.
edit-hint-water = W fills and drains.
edit-hint-unknown = ? is a clue of unknown value.
edit-hint-letters = Letters enter the digits above 9: A is 10, B is 11, and so on. On such a board these letters have no other meaning.
edit-key-move = move
edit-key-rim = to the end of the row or column
edit-key-digit = enter a number; type its digits one after another
edit-key-letter = write a digit above 9, where the board has it
edit-key-stretch = extend the tank or region at the cursor
edit-key-begin = begin a new tank or region
edit-key-wall = draw or remove a wall
edit-key-water = fill a tank up to the cursor, or drain it
edit-key-unknown = enter a question mark, where a clue may be unknown
edit-key-help = this help; ? only where a question mark cannot be entered
edit-key-wipe = clear the cell
edit-key-undo = undo
edit-key-redo = redo
edit-key-rotate = rotate right, rotate left
edit-key-mirror = mirror left and right, top and bottom
edit-cursor = Row { $row }, column { $col }: { $entry }
edit-cursor-in-region = { $cursor }; { $region }
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
answers-only = The answer
answers-told-only = The solution. How it is reached is still being worked out.
answers-told-alone = The solution.
answers-told-looking = Looking for the solution …
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
answers-suggestion-none = No clues leave one solution: each solution agrees with another one in every clue.
answers-suggestion-not-found = No clues were found that leave one solution. Many solutions agree in every clue.
answers-clue = { $place }: { $number }
answers-add = Add to the puzzle
answers-needless-ask = Which clues are not needed?
answers-needless-looking = Proving for each clue whether one solution is left without it: { $tried } so far
answers-needless = { $count ->
    [0] Every clue is needed: without any one of them there are several solutions.
    [one] Without this clue there is still exactly one solution; every other clue is needed.
   *[other] { $count } clues are not needed: if any one of them goes, there is still exactly one solution. { $together ->
        [one] One of them can go; then every other clue is needed.
       *[other] { $together } can go together; then every other clue is needed.
    }
}
answers-needless-remove = { $count ->
    [one] Remove it
   *[other] Remove { $count } clues
}
answers-refuting = Looking for clues that contradict each other
answers-explaining = Looking for the reason
answers-contradiction = { $count ->
    [0] There is no solution, whatever the clues are.
    [one] This clue alone cannot be met:
    [2] These 2 clues contradict each other; each alone can be met:
   *[other] These { $count } clues contradict each other. Without any one of them the other { $others } can be met; which one is wrong cannot be known:
}
answers-cures-all = { $count ->
    [one] Without it the puzzle can be solved.
   *[other] Dropping any one of these { $count } clues makes the puzzle solvable.
}
answers-cures-some = { $count ->
    [one] Of these, only { $clues } can be dropped to make the puzzle solvable.
   *[other] Dropping one of { $clues } makes the puzzle solvable; dropping another of these clues does not.
}
answers-cures-none = { $of ->
    [one] Dropping it is not enough: other clues contradict each other as well.
   *[other] Dropping any one of them is not enough: other clues contradict each other as well.
}
answers-why = Watch why
answers-whole = Back to all steps
answers-beyond = With these clues alone, case after case must be tried. The steps shown are shorter because they use other clues as well.

## Sudoku: houses, digits, facts

sudoku-row = row { $number }
    .first = Row { $number }
sudoku-rows = rows { $numbers }
sudoku-row-number = { $number }
sudoku-column = column { $number }
    .first = Column { $number }
sudoku-columns = columns { $numbers }
sudoku-column-number = { $number }
sudoku-box = box { $number }
    .first = Box { $number }
sudoku-boxes = boxes { $numbers }
sudoku-box-number = { $number }
sudoku-region = region { $number }
    .first = Region { $number }
sudoku-regions = regions { $numbers }
sudoku-region-number = { $number }
sudoku-diagonal-falling = the falling diagonal
    .first = The falling diagonal
sudoku-diagonal-rising = the rising diagonal
    .first = The rising diagonal
sudoku-digit = { $digit }
sudoku-or = { $before } or { $after }
sudoku-comma = { $before }, { $after }
sudoku-semicolon = { $before }; { $after }
sudoku-placed = { $places } must be { $digit }
sudoku-placed-too = { $places } { $digit }
sudoku-ruled-out = { $places } cannot be { $digits }
sudoku-ruled-out-more = { $count ->
    [one] one more candidate goes
   *[other] { $count } more candidates go
}
sudoku-others-cannot = no other cell of { $house } can be { $digits }
sudoku-fact-is = { $place } is { $digit }
sudoku-fact-is-not = { $place } is not { $digit }
sudoku-mark-is = { $place }={ $digits }
sudoku-mark-not = { $place }!={ $digits }
sudoku-mark-centre = { $place } centre { $digits }
sudoku-mark-corner = { $place } corner { $digits }
sudoku-quote-is = the { $digit } in { $place }
sudoku-quote-not = the { $digit } that you ruled out in { $place }
sudoku-has-already = { $house } has its { $digit } already, in { $place }.
sudoku-complete = Every cell has a digit, and every house holds each digit once.
sudoku-answer = To answer, write a digit in its cell.
sudoku-answer-candidate = To answer, remove a digit from the centre notes, or strike it.
sudoku-difference = A dashed line divides each cell that differs: above it is the digit of the first solution, below it that of the second.
sudoku-searching = No technique Clew knows gets further. The remaining { $undecided } cells are found by search: where the fewest choices are left, it tries them one after the other; if too many fail, it learns from each failure.
sudoku-searching-cut-short = The next step would need longer suppositions than Clew follows here. The remaining { $undecided } cells are found by search: where the fewest choices are left, it tries them one after the other; if too many fail, it learns from each failure.

sudoku-rule-twice = { $house } has two { $digit }s: { $places }.
    .name = A digit twice in a house
    .short = { $places } are both { $digit }
sudoku-rule-no-candidate = No digit is left for { $places }.
    .name = A cell without a candidate
    .short = { $places } has no digit left
sudoku-rule-no-place = { $house } has no place left for { $digit }.
    .name = A digit without a place
    .short = { $house } has no place left for { $digit }
sudoku-rule-otherwise = { $places } would have to be a digit that is ruled out there.
    .name = Against what is known
    .short = { $places } must be a digit that is ruled out there

## Sudoku: singles

sudoku-count-digits = { $count ->
    [one] one digit
   *[other] { $count } digits
}
sudoku-count-candidates = { $count ->
    [one] one elimination
   *[other] { $count } eliminations
}

sudoku-full-house = Last cell of a house
    .rule = Every row, column and box holds each digit once.
    .whole = { $cell } is the last cell of { $house }‖, so it is { $digit }.

sudoku-hidden-single-box = Hidden single in a box
    .rule = Every box needs each digit, and has it once.
    .whole = { $blocking-count ->
        [0] In { $house } every other cell has lost its { $digit }‖: only { $cell } is left.
       *[other] { $digit } is in { $blocking } already‖, so in { $house } only { $cell } is left.
    }

sudoku-hidden-single-line = Hidden single in a line
    .rule = Every row and column needs each digit, and has it once.
    .whole = { $blocking-count ->
        [0] In { $house } every other cell has lost its { $digit }‖: only { $cell } is left.
       *[other] { $digit } is in { $blocking } already‖, so in { $house } only { $cell } is left.
    }

sudoku-naked-single = Naked single
    .rule = Every cell holds one digit.
    .whole = Every digit but { $digit } is ruled out in { $cell }‖, so it is { $digit }.

sudoku-direct-pointing = Direct pointing
    .whole = In { $from } one of { $cells } is { $digit }, so no other cell of { $to } is‖. That leaves only { $cell } for { $digit } in { $house }.

sudoku-direct-claiming = Direct claiming
    .whole = In { $from } one of { $cells } is { $digit }, so no other cell of { $to } is‖. That leaves only { $cell } for { $digit } in { $house }.

sudoku-direct-hidden-pair = Direct hidden pair
    .whole = In { $from } the digits { $subset } fit only in { $cells }, so neither cell can be { $digit }‖. That leaves only { $cell } for { $digit } in { $house }.

sudoku-direct-hidden-triple = Direct hidden triple
    .whole = In { $from } the digits { $subset } fit only in { $cells }, so none of these can be { $digit }‖. That leaves only { $cell } for { $digit } in { $house }.

## Sudoku: intersections and subsets

sudoku-pointing = Pointing
    .whole = In { $from } the { $digit } fits only in { $cells }, { $cells-count ->
        [2] both
       *[other] all
    } in { $to }‖. One of them must be { $digit }, so { $found }.

sudoku-claiming = Claiming
    .whole = In { $from } the { $digit } fits only in { $cells }, { $cells-count ->
        [2] both
       *[other] all
    } in { $to }‖. One of them must be { $digit }, so { $found }.

sudoku-naked-pair = Naked pair
    .whole = { $cells } have only { $subset } left: two cells for two digits‖. { $losers-count ->
        [one] { $losers } sees both, so it
       *[other] { $losers } see both, so they
    } cannot be { $losers-lose }.

sudoku-naked-triple = Naked triple
    .whole = { $cells } have only { $subset } left: three cells for three digits‖. { $losers-count ->
        [one] { $losers } sees all three, so it
       *[other] { $losers } see all three, so they
    } cannot be { $losers-lose }.

sudoku-naked-quad = Naked quad
    .whole = { $cells } have only { $subset } left: four cells for four digits‖. { $losers-count ->
        [one] { $losers } sees all four, so it
       *[other] { $losers } see all four, so they
    } cannot be { $losers-lose }.

sudoku-hidden-pair = Hidden pair
    .whole = In { $from } the digits { $subset } fit only in { $cells }: two digits for two cells‖. So no other digit fits there.

sudoku-hidden-triple = Hidden triple
    .whole = In { $from } the digits { $subset } fit only in { $cells }: three digits for three cells‖. So no other digit fits there.

sudoku-hidden-quad = Hidden quad
    .whole = In { $from } the digits { $subset } fit only in { $cells }: four digits for four cells‖. So no other digit fits there.

## Sudoku: fish

sudoku-fish-told = In { $base } the { $digit } fits only in { $cover }‖. So the { $digit }s of { $cover } are all there, and { $found }.
sudoku-finned-told = In { $base } the { $digit } fits only in { $cover }, or in { $fins ->
    [one] the fin { $others }
   *[other] the fins { $others }
}‖. Either way { $losers-count ->
    [one] { $losers } sees one of these { $digit }s, so it
   *[other] { $losers } see one of these { $digit }s, so they
} cannot be { $digit }.

sudoku-x-wing = X-wing
    .whole = { sudoku-fish-told }

sudoku-swordfish = Swordfish
    .whole = { sudoku-fish-told }

sudoku-jellyfish = Jellyfish
    .whole = { sudoku-fish-told }

sudoku-finned-x-wing = Finned X-wing
    .whole = { sudoku-finned-told }

sudoku-finned-swordfish = Finned swordfish
    .whole = { sudoku-finned-told }

sudoku-finned-jellyfish = Finned jellyfish
    .whole = { sudoku-finned-told }

sudoku-franken-fish = Franken fish
    .whole = { sudoku-fish-told }

sudoku-mutant-fish = Mutant fish
    .whole = { sudoku-fish-told }

## Sudoku: chains

# Nodes of a chain: supposed or known, then what must follow.
sudoku-link-is = { $places } is { $digit }
sudoku-link-is-not = { $places } is not { $digit }
sudoku-link-among = one of { $places } is { $digit }
sudoku-link-not-among = none of { $places } is { $digit }
sudoku-link-must = { $places } must be { $digit }
sudoku-link-cannot = { $places } cannot be { $digit }
sudoku-link-must-among = one of { $places } must be { $digit }
sudoku-link-cannot-among = none of { $places } can be { $digit }
# Links, one by one.
sudoku-chain-start = Suppose { $link }.
sudoku-chain-last-candidate = If { $before }, only { $digit } is left for { $cell }.
sudoku-chain-last-place = If { $before }, the { $digit } has no other place, so { $after }.
sudoku-chain-not-both = If { $before }, { $after }.
sudoku-chain-walk = { $is-short ->
    [0] it follows in { $links } links that { $walk }
   *[other] then { $walk }
}
# The whole chain.
sudoku-chain-told = If { $not-first }, { sudoku-chain-walk }‖. { $found-is ->
    [0] Either { $first } or { $last }, so { $found }
   *[other] So { $found }
}.
sudoku-chain-look = Suppose { $not-first }, and follow the { $digit }.

sudoku-skyscraper = Skyscraper
    .whole = { sudoku-chain-told }

sudoku-two-string-kite = Two-string kite
    .whole = { sudoku-chain-told }

sudoku-turbot-fish = Turbot fish
    .whole = { sudoku-chain-told }

sudoku-empty-rectangle = Empty rectangle
    .whole = { sudoku-chain-told }

sudoku-simple-colouring = Simple colouring
    .whole = { sudoku-chain-told }

sudoku-multi-colouring = Multi-colouring
    .whole = { sudoku-chain-told }

sudoku-x-chain = X-chain
    .whole = { sudoku-chain-told }

sudoku-grouped-x-chain = Grouped X-chain
    .whole = { sudoku-chain-told }

sudoku-remote-pair = Remote pair
    .whole = { $path } have only { $subset } left, and each sees the next, so { $ends } differ‖. Either way { $found }.

sudoku-xy-wing = XY-wing
    .whole = { $is-wing ->
        [1] Pivot { $pivot } ({ $pivot-digits }) with wings { $a } ({ $a-digits }) and { $b } ({ $b-digits }): whatever the pivot is, one of the wings is { $digit }‖. So { $found }.
       *[other] { sudoku-chain-told }
    }

sudoku-xy-chain = XY-chain
    .whole = { sudoku-chain-told }

sudoku-alternating-chain = Alternating inference chain
    .whole = { sudoku-chain-told }

sudoku-nice-loop = Nice loop
    .whole = If { $not-first }, { sudoku-chain-walk }, which closes a ring‖. Around it candidates alternate between true and false, so { $found }.

sudoku-grouped-chain = Grouped chain
    .whole = { sudoku-chain-told }

## Sudoku: wings and almost locked sets

sudoku-two-sets = Only one of the sets { $a } ({ $a-digits }) and { $b } ({ $b-digits }) can have { $link }; the other takes all its other digits‖. So { $found }.
sudoku-wing-told = { $pivot-count ->
    [0] { $all }
   *[other] Pivot { $pivot } with wings { $wings }
}: { $count } cells for { $digits }. Each digit but { $digit } can be in only one of them, so without { $digit } a cell would stay empty‖. So one of them is { $digit }, and { $found }.
sudoku-set-takes = { $count ->
    [one] { $digit } in { $places }
   *[other] { $digit } among { $places }
}
sudoku-petal = if { $candidate }, { $count ->
    [one] { $places } is { $digit }
   *[other] one of { $places } is { $digit }
}

sudoku-xyz-wing = XYZ-wing
    .whole = { $is-wing ->
        [1] Pivot { $pivot } ({ $pivot-digits }) with wings { $a } ({ $a-digits }) and { $b } ({ $b-digits }): one of the three is { $digit }, and { $losers-count ->
            [one] { $losers } sees
           *[other] { $losers } see
        } them all‖. So { $found }.
       *[other] { sudoku-wing-told }
    }

sudoku-wxyz-wing = WXYZ-wing
    .whole = { sudoku-wing-told }

sudoku-vwxyz-wing = VWXYZ-wing
    .whole = { sudoku-wing-told }

sudoku-uvwxyz-wing = UVWXYZ-wing
    .whole = { sudoku-wing-told }

sudoku-als-xz = Almost locked sets
    .whole = { sudoku-two-sets }

sudoku-als-xy-wing = Almost locked sets, three
    .whole = { $pivot } must have { $x } or { $y }: if { $x }, { $a } must be { $a-rest }; if { $y }, { $b } must be { $b-rest }‖. Either way { $found }.

sudoku-w-wing = W-wing
    .whole = { $cells } have only { $subset } left. One of { $others } is { $linked }, and the one that it sees is then { $left }‖. So { $found }.

sudoku-sue-de-coq = Sue de Coq
    .whole = { $together }: { $count } cells for { $digits }, none of which fits there twice, so each is there once‖. So { $lost }.

sudoku-als-chain = Chain of almost locked sets
    .whole = If { $a-count ->
        [one] { $a } is not
       *[other] none of { $a } is
    } { $digit }, each set takes a digit that the next one then cannot have: { $walk }, so { $b } must be { $b-rest }‖. Either way { $found }.

sudoku-death-blossom = Death blossom
    .whole = { $cells } is { $stem-all }: { $petals }‖. Whatever it is, { $found }.

sudoku-aligned-pair = Aligned pair exclusion
    .whole = If { $cell } were { $digit }, then whatever { $cells } is ({ $stem-digits }), { $others-count ->
        [one] { $others } would have
       *[other] one of { $others } would have
    } no digit left‖. So { $found }.

sudoku-aligned-triplet = Aligned triplet exclusion
    .whole = If { $cell } were { $digit }, then whatever { $cells } are, two cells that see each other would be alike or { $others-count ->
        [one] { $others } would have
       *[other] one of { $others } would have
    } no digit left‖. So { $found }.

## Sudoku: one solution assumed

sudoku-exchange-corner = ‖. So { $found }
sudoku-exchange-third = . So one of { $cells } must be { $digit }‖, and { $found }
sudoku-exchange-locked = . In { $house } one of { $cells } must be { $kept }‖, so { $found }
sudoku-exchange-crossed = . The { $digit } is in two opposite corners; if these were { $cells }, the swap would be possible‖. So { $found }
sudoku-exchange-subset = . So one of { $cells } must be { $digits }; that one and { $more } take { $taken } in { $house }‖, so { $found }

sudoku-unique-rectangle = Unique rectangle
    .whole = If { $cells } held only { $subset }, these could be swapped for a second solution{ $why }.

sudoku-avoidable-rectangle = Avoidable rectangle
    .whole = None of { $cells } is printed. If { $cell } were { $digit }, swapping { $subset } there would give a second solution‖. So { $found }.

sudoku-hidden-rectangle = Hidden rectangle
    .whole = If { $others } were { $digit }, only { $beside } could be { $linked } in its row and column, and swapping { $subset } would give a second solution‖. So { $found }.

sudoku-unique-loop = Unique loop
    .whole = If { $cells } held only { $subset }, these could be swapped for a second solution{ $why }.

sudoku-grave = every open cell would have two candidates, and such a board never has just one solution
sudoku-grave-cell = Without { $digits } in { $cells }, { sudoku-grave }‖. So { $found }
sudoku-grave-digit = Without { $digit } in { $cells }, { sudoku-grave }‖. So one of them must be { $digit }, and { $found }
sudoku-grave-locked = One of { $cells } must be { $digits }, or { sudoku-grave }. The other must be the { $kept } of { $house }‖, so { $found }
sudoku-grave-subset = One of { $cells } must be { $digits }, or { sudoku-grave }. That one and { $more } take { $taken } in { $house }‖, so { $found }

sudoku-bug = Bivalue universal grave
    .whole = { $why }.

## Sudoku: suppositions

sudoku-choice-of-cell = { $place } is { $digits }
sudoku-choice-of-house = One of { $places } is { $digits }
sudoku-branch = if { $case }, { $length ->
    [0] it follows at once
   *[other] { $is-short ->
        [0] in { $length } steps { $walk }
       *[other] { $walk }
    }
}
sudoku-verity-told = { $choice }: { $branches }‖. In each case { $found }.
sudoku-trial-told = If { $assumed }, { $length ->
    [0] { $end } at once
   *[other] { $is-short ->
        [0] it follows in { $length } steps that { $walk }. Then { $end }
       *[other] then { $walk }, and { $end }
    }
}‖. So { $found }.

sudoku-nishio = Nishio
    .whole = { sudoku-trial-told }

sudoku-forcing-chains = Forcing chains
    .whole = { sudoku-verity-told }

sudoku-forcing-net = Forcing net
    .whole = { $trials ->
        [one] { sudoku-trial-told }
       *[other] { sudoku-verity-told }
    }

sudoku-nested-net = Nested forcing net
    .whole = { sudoku-trial-told }

sudoku-nested-chains = Nested forcing chains
    .whole = If { $assumed }, it follows in { $length } steps, { $inner ->
        [one] one of them itself a supposition
       *[other] { $inner } of them themselves suppositions
    }, that { $walk }. Then { $end }‖. So { $found }.

## Aquarium
#
# Each technique: its short name, and
#   .whole  because ..., therefore ...; every number is computed from the step
# $given and $gives are what is known and what is found, as in "R1C1 is water".

aquarium-number = { $value }
aquarium-or = { $first } or { $second }
aquarium-way = { $way }
aquarium-are-water = { $places } { $count ->
    [one] is
   *[other] are
} water
aquarium-are-air = { $places } { $count ->
    [one] is
   *[other] are
} air
aquarium-surface-here = { $count ->
    [one] the tank at { $places } is filled exactly up to row { $row }
   *[other] the tanks at { $places } are filled exactly up to row { $row }
}
aquarium-surface-elsewhere = { $count ->
    [one] the tank at { $places } is not filled exactly up to row { $row }
   *[other] the tanks at { $places } are not filled exactly up to row { $row }
}
aquarium-must-be-water = { $places } must be water
aquarium-must-be-air = { $places } must be air
aquarium-surface-must-be-here = { $count ->
    [one] the tank at { $places } must be filled exactly up to row { $row }
   *[other] the tanks at { $places } must be filled exactly up to row { $row }
}
aquarium-surface-cannot-be-here = { $count ->
    [one] the tank at { $places } cannot be filled exactly up to row { $row }
   *[other] the tanks at { $places } cannot be filled exactly up to row { $row }
}
aquarium-tank-exactly = { $count ->
    [one] the tank at { $places } is filled exactly up to row { $row }
   *[other] the tanks at { $places } are filled exactly up to row { $row }
}
aquarium-tank-at-least = { $count ->
    [one] the tank at { $places } is filled to row { $row } or higher
   *[other] the tanks at { $places } are filled to row { $row } or higher
}
aquarium-tank-full = { $count ->
    [one] the tank at { $places } is full
   *[other] the tanks at { $places } are full
}
aquarium-tank-below = { $count ->
    [one] the water in the tank at { $places }
   *[other] the water in the tanks at { $places }
} stays below row { $row }
aquarium-tank-empty = { $count ->
    [one] the tank at { $places } is empty
   *[other] the tanks at { $places } are empty
}
aquarium-were-exactly = { $it ->
    [0] the tank at { $place }
   *[other] it
} were filled exactly up to row { $row }
aquarium-were-not = { $it ->
    [0] the tank at { $place }
   *[other] it
} were not filled exactly up to row { $row }
aquarium-were-full = { $it ->
    [0] the tank at { $place }
   *[other] it
} were full
aquarium-were-empty = { $it ->
    [0] the tank at { $place }
   *[other] it
} were empty
aquarium-were-water = { $place } were water
aquarium-were-air = { $place } were air
aquarium-with-wet = { $wet } wet
aquarium-with-dry = { $dry } air
aquarium-with-both = water only up to { $wet }
aquarium-gives-too-much = with { $with }, { $line } would get { $gain } but needs only { $need }
aquarium-others-cannot = with { $with }, { $line } needs { $rest } more, and nothing else adds up to that
aquarium-others-then = with { $with }, { $line } needs { $rest ->
    [0] no more
   *[other] { $rest } more
}, and then the other tanks put { $amounts } into { $other }, not { $wanted }
aquarium-at-most = at most { $amount }
aquarium-at-least = at least { $amount }
aquarium-one-of = { $amounts }
aquarium-other-amounts = more or less
aquarium-can-add = the tank at { $place } can add only { $amounts }
aquarium-then-full = if { $assumed }, { $over-count ->
    [0] {""}
   *[other] by way of { $over },{" "}
}{ $line } has all its water
aquarium-then-all = if { $assumed }, { $over-count ->
    [0] {""}
   *[other] by way of { $over },{" "}
}{ $line } needs every cell left
aquarium-then-need = if { $assumed }, { $over-count ->
    [0] {""}
   *[other] by way of { $over },{" "}
}{ $line } still needs only { $need }
aquarium-then-spare = if { $assumed }, { $over-count ->
    [0] {""}
   *[other] by way of { $over },{" "}
}{ $line } can leave only { $spare } more empty
aquarium-then-sums = if { $assumed }, { $over-count ->
    [0] {""}
   *[other] by way of { $over },{" "}
}{ $line } must make { $need } from { $widths }
aquarium-then-known = if { $assumed }, { $over-count ->
    [0] {""}
   *[other] by way of { $over },{" "}
}{ $given }
aquarium-fact = { $says }
aquarium-mark-water = { $place } water
aquarium-mark-air = { $place } air
aquarium-quote-water = the water in { $place }
aquarium-quote-air = { $place }, which you marked as air
aquarium-one-level = a tank has one level
aquarium-joined-level = joined water has one level
aquarium-all-rows = rows
aquarium-all-columns = columns
aquarium-the-board = the board
aquarium-complete = Every cell is decided: water lies level in its tanks, every sum met.
aquarium-answer = To answer, fill a cell with water or mark it as air.
aquarium-difference = Cells with a thick frame have water in the second solution only, hatched cells in the first only.
aquarium-searching = Reasoning gets no further here. The remaining { $undecided } cells are found by search: it tries each level of the tank with the fewest left until a sum is missed; if that takes too long, it learns from each failure.

aquarium-rule-sum-exceeded = { $places } gets too much water for its sum of { $sum }.
aquarium-rule-sum-short = { $places } has too few cells left for its sum of { $sum }.
aquarium-rule-sum-missed = { $count ->
    [one] However the tanks are filled, { $places } misses its sum.
   *[other] However the tanks are filled, { $places } cannot both have their sums.
}
aquarium-rule-totals-differ = The rows add up to { $rows } cells of water, but the columns to { $cols }.
aquarium-rule-uneven = { $places } would be water and air at the same height, but { $levels }.
aquarium-rule-floating = { $places } would be water above air in one tank.
aquarium-rule-both = { $places } would have to be both water and air.
aquarium-rule-no-level = Every level of this tank has been ruled out.
aquarium-breaks-exceeded = { $line } gets too much water: { $water } for a sum of { $sum }
aquarium-breaks-short = { $line } has too few cells left: { $room } for a sum of { $sum }
aquarium-breaks-missed = { $line } would have to make { $need } from { $widths }
aquarium-breaks-totals = the rows and the columns have different totals
aquarium-breaks-uneven = water and air are at the same height, in { $places }
aquarium-breaks-floating = water stands above air, in { $places }
aquarium-breaks-both = { $places } must be both water and air
aquarium-breaks-level = the water ends at { $places }, at a level already ruled out

aquarium-count-water = { $count ->
    [one] one cell of water
   *[other] { $count } cells of water
}
aquarium-count-air = { $count ->
    [one] one cell of air
   *[other] { $count } cells of air
}
aquarium-count-levels = { $count ->
    [one] one level ruled out
   *[other] { $count } levels ruled out
}

aquarium-same-heights = { $count ->
        [one] { $signs } decides what is at the same height of its tank
       *[other] { $signs } decide what is at the same height of their tanks
    }‖: { $found }.
    .brief = Level within a tank‖: { $found }.
aquarium-waters-below = { $count ->
        [one] Water at { $signs } fills its tank below
       *[other] Water at { $signs } fills the tanks below
    }‖: { $found }.
    .brief = Water runs down‖: { $found }.
aquarium-airs-above = { $count ->
        [one] Air at { $signs }: its tank has air above
       *[other] Air at { $signs }: the tanks have air above
    }‖: { $found }.
    .brief = Air above‖: { $found }.
aquarium-same-height = Same height
    .rule = Water stands equally high in a whole tank.
    .whole = { $given }, and { $levels }‖, so { $gives }.
aquarium-joined-below = Joined below
    .whole = { $given }, and both sides of the tank join below, so the water stands equally high in both‖: { $gives }.
aquarium-water-below = Water runs down
    .rule = Water fills a tank from the bottom.
    .whole = { $given }, so its tank is filled below‖: { $gives }.
aquarium-air-above = Air rises
    .rule = Above its water a tank has only air.
    .whole = { $given }, so its tank has air above‖: { $gives }.
aquarium-level-interval = Excluded level
    .whole = Here { $given }‖, so { $gives }.
# A step whose numbers are counted elsewhere.
aquarium-line-full = Sum reached
    .rule = A row or column has no more water than its number says.
    .whole = { $sum ->
        [0] { $line } has no water at all: its sum is 0‖. So { $gives }.
        [one] { $line } already has its one cell of water‖, so { $gives }.
       *[other] { $line } already has all its { $sum } cells of water‖, so { $gives }.
    }
aquarium-line-needs-all = Every cell needed
    .rule = A row or column has no less water than its number says.
    .whole = { $line } still needs { $need } and has only { $need ->
        [one] one open cell
       *[other] { $need } open cells
    }‖, so { $gives }.
aquarium-too-wide = Too wide
    .whole = { $line } still needs only { $need }, and { $pieces ->
        [one] a piece of { $width } fills as a whole or not at all
       *[other] pieces of { $width } or more fill as a whole or not at all
    }‖, so { $gives }.
aquarium-indispensable = Indispensable
    .whole = { $pieces ->
        [one] Without the piece of { $width }
       *[other] Without one of the { $pieces } wide pieces
    }, { $line } has room for at most { $without }, not { $sum }‖{ $pieces ->
        [one] , so
        [2] . So both are wet:
       *[other] . So all are wet:
    } { $gives }.
aquarium-stack-bottom = Bottom of a stack
    .whole = { $line } can leave only { $spare } more { $spare ->
        [one] cell
       *[other] cells
    } empty: { $stacks ->
        [one] in the tank from { $top } to { $bottom } at most { $spare ->
            [one] the top one
           *[other] the top { $spare }
        }
       *[other] in each tank at most { $spare ->
            [one] the top one
           *[other] the top { $spare }
        }
    }‖, so { $gives }.
aquarium-stack-top = Top of a stack
    .whole = { $line } still needs only { $need }: in { $stacks ->
        [one] the tank from { $top } to { $bottom }
       *[other] each tank
    } at most the lowest { $need ->
        [one] one
       *[other] { $need }
    }‖, so { $gives }.
aquarium-odd-piece = Odd piece
    .whole = { $line } still needs { $need } from pieces of { $widths }. All but the { $width } are { $divisor ->
        [2] even
       *[other] multiples of { $divisor }
    }, and { $rest ->
        [0] so is { $need }: the { $width } would spoil it
       *[other] { $need } is not: it takes the { $width }
    }‖. So { $gives }.
aquarium-subset-sums = Sums of pieces
    .whole = { $line } still needs { $need } from pieces of { $widths }{ $refuted ->
        [0] . That can only be { $why }
       *[other] : { $why }
    }‖. So { $gives }.
aquarium-combined-lines = Levels of several lines
    .whole = { $line } still needs { $need } from stacks of { $widths }{ $gap-count ->
        [0] {""}
       *[other] , and { $gaps }
    }. But { $why }‖. So { $filled }.
aquarium-two-lines = Two lines together
    .whole = { $line } still needs { $need }, { $other } needs { $other-need }, and they share tanks. Only the ticked levels fit both sums{ $more ->
        [0] : { $why }
       *[other] ; for example, { $why }
    }‖. So { $filled }.
aquarium-crossing-lines = Crossing lines
    .whole = { $line } still needs { $need }, { $other } needs { $other-need }, and they share tanks. Only the ticked levels fit both sums{ $more ->
        [0] : { $why }
       *[other] ; for example, { $why }
    }‖. So { $filled }.
aquarium-total-sums = Sums of all water
    .whole = All { $lines } together still need { $need }. But { $why }‖. So { $filled }.
aquarium-missing-sum = The missing sum
    .whole = Rows and columns hold the same water, { $total } cells. All other { $lines } have { $others }, so { $line } has { $sum }{ $need ->
        [0] , and all of it is there
       *[other] { $refuted ->
            [0] {" "}and still needs { $need }: only { $why }
           *[other] {" "}and still needs { $need }: { $why }
        }
    }‖. So { $gives }.
aquarium-tank-levels = Every level of a tank
    .whole = { $failed ->
        [0] A tank has two levels left: { $leads }‖. Either way { $gives }.
       *[other] The tank at { $tank } has two levels left. { $long ->
            [0] If { $assumed }, then { $over-count ->
                [0] {""}
               *[other] by way of { $over },{" "}
            }{ $breaks }
           *[other] A trial of { $length } steps: if { $assumed }, in the end { $breaks }
        }‖. So { $filled }.
    }
aquarium-level-trial = Trial of a level
    .whole = { $long ->
        [0] If { $assumed }, then { $over-count ->
            [0] {""}
           *[other] by way of { $over },{" "}
        }{ $breaks }‖. So { $filled }.
       *[other] A trial of { $length } steps: if { $assumed }, in the end { $breaks }‖. So { $filled }.
    }

## The generator
format-made = made here
format-unfit = This puzzle cannot be written as { $format }.
make-label = New puzzle
make-standing = Status
make-board-label = The puzzle being made: { $rows } rows and { $cols } columns.
make-idle = No puzzle has been made yet.
make-earlier = This puzzle was made here before.
make-running = Making a puzzle
make-stopped = { $made ->
    [0] Stopped.
    [one] Stopped. One puzzle was made.
   *[other] Stopped. { $made } puzzles were made.
}
make-made = Made: { $grade }, { $time }, { $clues } clues, one solution
make-nearest = No exact match in { $attempts } attempts. The closest: { $grade }, { $time }, { $clues } clues, one solution
make-wished = Asked for: { $wish }
make-wished-levels = level { $from } to { $to }
make-wished-minutes = { $from } to { $to } min
make-wished-symmetry = symmetry: { $symmetry }
make-wished-technique = with { $technique }
make-wished-minimal = no redundant clues
make-wished-fewest = as few clues as possible
make-wished-density = at least { $density }% clues
make-made-many = { $made ->
    [one] One puzzle was made.
   *[other] { $made } puzzles were made.
}
make-none = No such puzzle was found. Try another size or seed.
make-failed = The part of the page that makes puzzles stopped working. Press “New puzzle” to try again.
make-no-recipe = This is not a recipe. Write it like { $example }.
make-progress = Progress
make-phase-filling = Filling the board
make-phase-proving = Checking for other solutions
make-phase-digging = { $tried } of { $of } clues tried, { $clues } left
make-phase-easing = Adjusting the clues to the difficulty: { $clues } now
make-phase-grading = Grading
make-attempt = attempt { $attempt } of { $attempts }, closest so far: level { $level }
make-number = puzzle { $number } of { $count }
make-name = { $kind } { $rows }×{ $cols }, seed { $seed }
make-from-seed = Made from seed { $seed }
make-from-earlier = Made from seed { $seed } by another version; the seed now makes a different puzzle
make-stop = Stop
make-deeds = What to do with it
make-play = Play it
make-watch = Watch it
make-edit = Edit
make-miniatures = Puzzles made
make-all = Show all { $count }
make-list = Show as a list
make-again = Make another
make-wish = Settings
make-kind = Kind
make-rows = Rows
make-cols = Columns
make-flavour = Style
make-at-least = Difficulty from
make-at-most = Difficulty to
make-technique = Technique
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
make-minutes-from = Minutes from
make-minutes-to = Minutes to
make-seed = Seed
make-any = any
make-count = Number of puzzles
make-begin = New puzzle
make-sizes-slitherlink = Slitherlinks have 3 to 60 rows and columns.
make-sizes-sudoku = Sudokus are square, with 4, 6, 8, 9, 10, 12, 14, 15 or 16 rows; irregular ones with 4 to 9.
make-sizes-aquarium = Aquariums have 4 to 30 rows and columns.
make-unfit-size = There are no boards of this size. { $sizes }
make-unfit-flavour = This kind has no such style. Choose another one.
make-unfit-levels = Levels run from 1 to 10. Put the lower one first.
make-unfit-techniques = This kind has no technique of that level. Choose another level, or a wider range.
make-unfit-balance = Quarter turns need a square board. Make rows and columns equal, or choose another symmetry.
make-unfit-density = Choose a percentage from 0 to 100.
make-unfit-time = Write minutes from 0 to 240 as numbers, the shorter time first, or leave both fields empty for any time.
make-unfit-technique = No puzzle of these levels uses this technique. Choose levels that include its own, or any technique.
make-unfit-version = Another version of the generator made the puzzle for this recipe, and this one cannot make it again. Make a new puzzle of the same size and levels.
make-unfit-seed = The seed must be a whole number, or empty.
make-unfit-count = Choose a number from 1 to 1,000.
slitherlink-flavour-winding = long, winding loop
sudoku-flavour-boxes = boxes
sudoku-flavour-jigsaw = irregular regions
sudoku-flavour-diagonals = boxes and diagonals
aquarium-flavour-large = large tanks
aquarium-flavour-medium = medium tanks
aquarium-flavour-small = small tanks

## The guide to techniques
page-lead-guide = Every technique, with its reason.
guide-label = Guide to techniques
guide-title = Techniques
guide-ways = Related links
guide-all = All techniques
guide-close = Back to the puzzle
guide-waiting = One moment …
guide-failed = Part of this page could not be loaded.
guide-again = Try again
guide-table = How often each technique is used
guide-order = In the order in which they are learnt: the first are seen at a glance.
guide-used = used in this puzzle
guide-practised = practised
guide-technique = Technique
guide-level = Level { $level }
guide-measured = Percentage of puzzles that use a technique, for each level from 1 to 10. Clew made up to { $count } puzzles per level, all { $rows }×{ $cols }.
guide-practise = Practise it
guide-make = Make a puzzle with it
guide-too-rare = This technique is so rarely the easiest next step that no positions are offered for practice.
guide-why = Why it holds
guide-also = Also called: { $text }.
guide-source = Source: { $text }
guide-pattern = The left shows what must be there, the right what follows, in blue. A bar along a side is the border of the board.
guide-turned = Turned and mirrored
guide-picture-before = Before
guide-picture-after = After: what follows is in blue
guide-picture-turned = The same pattern, turned or mirrored
guide-example = Example
guide-open = Open this board at this step
guide-here = In the puzzle you are watching
guide-shares = How often it is used, as a percentage of the puzzles of each level
guide-no-example = None of the boards examined needed it: an easier technique found the same first.
guide-plain = As a separate page, without scripts

## The pages about techniques that need no scripts

learn-all = How puzzles are solved
learn-how = How { $kind } is solved
learn-count =
    { $count ->
        [one] Clew solves it with one technique.
       *[other] Clew solves it with { $count } techniques.
    }
learn-order = The easiest come first. Each has a page with pictures, the reason why it holds, and a board.
learn-before = Previous: { $technique }
learn-after = Next: { $technique }
learn-practise = Practise it in Clew
learn-open = This technique in Clew
learn-solve = Solve a puzzle in Clew
learn-time = How long a puzzle takes

## Marks and games

mark-expects-cell = Character { $at }: a cell is expected, such as R3C4.
mark-expects-on-board = Character { $at }: this cell is not on the board.
mark-expects-side = Character { $at }: “top”, “right”, “bottom” or “left” is expected, or “inside” or “outside”.
mark-expects-edge-state = Character { $at }: “line” or “cross” is expected.
mark-expects-level-state = Character { $at }: “water” or “air” is expected.
mark-expects-digit-mark = Character { $at }: “=” or “!=” and a digit is expected, or “inner” or “outer” and digits.
mark-expects-digit = Character { $at }: a digit of this board is expected.
mark-expects-open-cell = Character { $at }: this cell has a given.
mark-expects-word = Character { $at }: a word for a mark in this kind of puzzle is expected.
mark-expects-end = Character { $at }: nothing more is expected.

game-unreadable = This is not a saved game: line { $line }, column { $column }.
game-later = This game was saved by a later version ({ $version }).
game-of-another-kind = This is a saved game of another kind.
game-no-puzzle = The puzzle of this saved game cannot be read.
game-no-mark = In move { $move }, mark { $mark } cannot be read.
game-no-trial = Move { $move } ends a trial, but none was begun.
game-no-checkpoint-mark = In checkpoint { $checkpoint }, mark { $mark } cannot be read.
game-too-few-moves = The saved game says that more moves were made than the { $moves } it contains.

## The coach

coach-mistake = { $count ->
    [one] One of your marks is wrong
   *[other] { $count } of your marks are wrong
}, so a hint would rest on a mistake. Check shows which.
coach-fails = If this is so, the rules cannot be kept.
coach-solved = The puzzle is solved.
coach-stuck = No step as easy as this is left.
coach-no-solution = The clues have no solution.
coach-choice = The clues leave a choice here: solutions differ in whether { $facts }.
coach-searched = { $facts }: no technique shows it, but all other cases fail.
coach-read-off = { $facts }: the marks say so already.
coach-more = From there { $count ->
    [one] one more mark follows
   *[other] { $count } more marks follow
}.
coach-assumes-unique = This assumes that there is only one solution.
coach-right = Right so far.
coach-wrong = { $count ->
    [one] One mark is wrong:
   *[other] { $count } marks are wrong. The first was
} { $mark }.
coach-wrong-count = { $count ->
    [one] One mark is wrong.
   *[other] { $count } marks are wrong.
}
coach-follows = { $facts }: { $steps ->
    [one] one step leads there
   *[other] { $steps } steps lead there
}.
coach-settled = { $facts }: that follows. Looking for the shortest reasons …
coach-unsettled = These clues do not settle it: one solution has it, another does not.
coach-one-solution = A solution that has it.
coach-other-solution = Another solution, which does not have it; where the two differ, both are drawn.
coach-suppose = Suppose { $facts }.
coach-cases = Then { $count ->
    [one] the only remaining case fails
   *[other] each of the { $count } remaining cases fails
}.
coach-reviewed = { $moves ->
    [one] One move
   *[other] { $moves } moves
}: { $forced } forced, { $guesses } guessed, { $wrong } wrong{ $hints ->
    [0] .
   *[other] , { $hints } from hints.
}
coach-forced = Forced: { $technique }, level { $level }.
coach-hinted = From a hint: { $technique }, level { $level }.
coach-hinted-search = From a hint: it was found by search.
coach-missed = An easier step was available: { $technique }, level { $level }.
coach-guess = Right, but nothing showed it yet: a guess.
coach-wrong-move = Wrong.
coach-bookkeeping = Bookkeeping: nothing new.
coach-tried = Part of a trial that did not stand.
coach-no-text = This line is not valid UTF-8 (at byte { $at }).
coach-no-question = This is not a question: column { $column } ({ $fault }).
coach-no-mark = A mark that says exactly one thing is expected.
coach-no-ask = “hint”, “check”, “why” or “review” is expected.
coach-no-ceiling = A level from 1 to 10 is expected.

### GUIDE
### All below the line above is what the guide to techniques says: why each holds, and what others call it. The page fetches it
### when the guide opens. The rule itself is in the catalogue.

# TECHNIQUE-why   why the rule holds, in two to four short sentences
# TECHNIQUE-also  other names in use, where there are any

## Slitherlink: basic rules

slitherlink-zero-why = The number of a cell counts its sides on the loop. A 0 has none, so all four sides are crosses.
slitherlink-clue-satisfied-why = The number of a clue is exact. With all its lines found, one more would be too many.
slitherlink-clue-needs-all-why = The number of a clue is exact. If it has only just enough sides left that are not crosses, none of them can be spared.
slitherlink-vertex-full-why = The loop comes to a dot by one edge and leaves by another. A third line would make it branch, a third and a fourth would make it cross itself.
slitherlink-forced-continuation-why = The loop has no ends, so a line that reaches a dot leaves it again. If only one edge is left to leave by, the loop takes it.
slitherlink-dead-end-why = A line along the last edge would reach the dot and find no way on. The loop has no ends, so there is no line.

## Slitherlink: fixed patterns

slitherlink-three-beside-zero-why = The side a 3 shares with a 0 is a cross, so the 3 has its other three sides. At each end of the shared side one of them arrives and can go on neither along the 0 nor between the two, so it goes on in the direction of the shared side. At the two far corners of the 3 two lines meet: both are full.
slitherlink-three-diagonal-zero-why = Four edges meet where the 0 and the 3 touch, and two of them are crosses as sides of the 0. The other two are sides of the 3, and at a dot two lines meet or none. A 3 can spare only one side, so both are lines.
slitherlink-adjacent-threes-why = Without its outer side a 3 would have the other three, and its neighbour would lose two; so both outer sides are lines. A line running on from one end of the shared side would leave each 3 only one of its two sides there, so both would need the shared side, and three lines would meet at its other end. If the shared side were a cross, the six other sides would be a loop around the two cells, which is impossible once another clue or line has to be on the loop.
slitherlink-adjacent-threes-also = side-by-side 3s
slitherlink-row-of-threes-why = Every two neighbours in the row are adjacent 3s, so their outer sides are lines and the side they share does not run on. In a row of three or more, every shared side is also an outer side of the next pair.
slitherlink-diagonal-threes-why = A 3 has all its sides but one, so it has a line at each of its corners. Where the two touch there is room for two lines: exactly one from each. So each 3 has its other two lines at its far corner, which is then full.
slitherlink-diagonal-threes-also = 3s touching at a corner
slitherlink-threes-joined-by-twos-why = A 3 has a line at every corner, so at most one line is left there for the 2 that touches it; then the 2 has at least one at its far corner, and so on along the diagonal to the other 3. The same holds from the other end, so at each corner on the way exactly one line belongs to each of the two cells. Each 3 has its other two lines at its outer corner.
slitherlink-threes-around-zero-why = The 0 gives each 3 beside it three lines, and each 3 that touches it two. Their corners fill one another, and where two of the 3s are adjacent that pattern adds its own. Nothing new is needed, but it is a good place to start.
slitherlink-three-three-over-two-why = The two 3s have lines on their outer sides, and their shared side cannot run on, so the side of the 2 there is a cross. The outer line of the 3 above the 2 comes down to a corner of the 2, which therefore has at most one line there. The 2 needs two from its three open sides, so its side away from the 3s is one of them.
slitherlink-corner-one-why = Only two edges meet at a corner of the board, so both are lines or both are crosses. Two lines are too many for a 1.
slitherlink-corner-two-why = The two border sides of a corner 2 are both lines or both crosses. As lines, each goes on along the border, since the inner sides are crosses; as crosses, each inner side arrives at the border and turns away from the corner. Either way the next border edge is a line on both sides.
slitherlink-corner-three-why = Only two edges meet at a corner of the board, so both are lines or both are crosses. A 3 can spare only one side, so both are lines.
slitherlink-corner-two-beside-one-why = A corner 2 has both border sides or both inner sides, and either way a line runs on along the border side of its neighbour. With the inner sides the 1 would have the shared side as well: too many. So the 2 has its border sides, and the border side of the 1 is its only line.
slitherlink-corner-two-beside-three-why = A corner 2 sends a line along the border both ways, so the 3 has its border side. If the shared side is a line too, the 2 has its other inner side as well, which fills the corner between them, so the inner side of the 3 is a cross; if the shared side is a cross, the 3 needs its other three. In both cases the far side of the 3 is a line, and the border edge beyond it a cross.
slitherlink-corner-two-over-three-why = A corner 2 has both border sides or both inner sides. The inner ones would fill the corner where it touches the 3, and the 3 would lose two sides. So the 2 has its border sides. At the shared corner the 3 then has both of its sides or neither, and it can spare only one.
slitherlink-corner-one-beside-three-why = The border sides of a corner 1 are crosses. Where the shared side meets the border, only it and the border side of the 3 are left: both lines or both crosses, and a 3 can spare only one. So the shared side is the line of the 1.
slitherlink-corner-three-beside-one-why = A corner 3 has both border sides. The one along the border goes on along the 1 or turns into the shared side: either way that is the one line of the 1, and its other two sides are crosses. The third line of the 3 ends at the inner end of the shared side, where the only way on is straight away from the border.
slitherlink-border-ones-why = A line between the two 1s would arrive at the border and have to turn along one of them, which would then have two lines.
slitherlink-border-one-three-why = If the border side of the 3 were a cross, a line on the shared side would have to turn along the 1, which would then have two; and without the shared side as well the 3 would have only two. So the border side of the 3 is a line. It goes on along the border side of the 1 or the shared side, so the other two sides of the 1 are crosses.
slitherlink-border-three-one-three-why = Beside a 3 on the border the far side and the inner side of a 1 are crosses. With a 3 on either side only the border side of the 1 is left, so both 3s have their other three sides. From each inner corner of the 1 a line leads away from the border; joining these two directly would close a loop, which is impossible once another clue or line has to be on it.
slitherlink-corner-one-diagonal-why = The border sides of a corner 1 are crosses, so one of its inner sides is a line, and exactly one. It ends where the diagonal neighbour touches the 1, and goes on along one side of that neighbour. If the neighbour is a 1, it has its line there and none at its far corner; a 3 has only one there, so both at its far corner.
slitherlink-corner-two-chain-why = A corner 2 has both border sides or neither, so at its inner corner neither or both; and the next clue on the diagonal has both or neither there too. This goes on through every 2. A 1 at the end cannot have both, so it has neither; a 3 cannot have neither, so it has both, and every 2 before it has its two lines towards the corner of the board.
slitherlink-closed-vertex-one-why = Where nothing else comes to a dot, the two sides of the 1 there are both lines or both crosses. Two lines are too many. Edges beyond the border count as crosses, so a corner of the board is such a dot.
slitherlink-closed-vertex-three-why = Where nothing else comes to a dot, the two sides of the 3 there are both lines or both crosses. A 3 can spare only one side. Edges beyond the border count as crosses, so a corner of the board is such a dot.
slitherlink-closed-vertex-two-why = Where nothing else comes to a dot, the 2 has both its sides there or neither, so neither or both at the opposite corner. The two edges that come to that corner from outside are both lines or neither, too. So one known edge settles its partner, and often all.
slitherlink-line-meets-three-why = A 3 has a line at each of its corners. Where another line arrives there is room for just one more, so the fourth edge there is a cross. The 3 has its other two lines at the opposite corner, which is then full.
slitherlink-line-enters-one-why = The line that arrives cannot go on outside, so it goes on along one of the two sides of the 1. That is the only line of the 1: its sides at the opposite corner are crosses.
slitherlink-spiked-two-why = The line that arrives cannot go on outside, so it takes exactly one of the two sides of the 2 there. The other line of the 2 is one of the two sides at the opposite corner, and the loop leaves that corner by exactly one of the two edges outside. Where one edge of such a pair is known, the other is the opposite.
slitherlink-spiked-two-also = spiked 2, spike
slitherlink-three-beside-one-blocked-why = If the side of the 3 at the blocked end were a cross, the 3 would have the shared side, and that line could only turn along the 1, which would then have two. So that side of the 3 is a line. It goes on along the 1 or the shared side, so one of these is the line of the 1, and its other two sides are crosses.
slitherlink-diagonal-ones-why = With crosses at its far corner the first 1 has its line at the corner where the two touch, and only one. The loop goes on from there along exactly one side of the second 1. That is its only line, so its sides at its far corner are crosses.
slitherlink-line-across-twos-why = A 2 that is entered by a line has one line at that corner and one at the opposite corner, from which exactly one line goes on; the next 2 on the diagonal is in the same position. At the end a 3 has its other two lines at its far corner, and a 1 has none there. After a 2 exactly one of the two edges outside is a line, so one of them settles the other.

## Slitherlink: corner pairs

slitherlink-pair-complement-why = The four sides of a cell are the two at one corner and the two at the corner across. Their lines add up to the number, so what one pair can have decides what is left for the other.
slitherlink-pair-complement-also = dlines, sectors, corner gates
slitherlink-pair-opposite-why = None or two of the four edges at a dot are lines. So if one pair of neighbouring edges there has one line, the pair across has one; if it has both, the other has none; if it has both or none, so has the other.
slitherlink-pair-opposite-also = dlines, sectors, corner gates
slitherlink-pair-three-why = Two pairs at opposite corners of a 3 have three lines together: one has one and the other has both. So a pair with exactly one faces a pair with both, and a pair with both or none has both.
slitherlink-pair-three-also = dlines, sectors, corner gates
slitherlink-pair-one-why = Two pairs at opposite corners of a 1 have one line together: one has it and the other has none. So a pair with one faces a pair with none, and a pair with both or none has none.
slitherlink-pair-one-also = dlines, sectors, corner gates
slitherlink-pair-twos-why = Two pairs at opposite corners of a 2 have two lines together: one each, or both and none. So exactly one at a corner means exactly one across, and both or none means none or both across. At the dot beyond, the next 2 on the diagonal takes that over.
slitherlink-pair-twos-also = dlines along a diagonal
slitherlink-pair-parity-why = Go around the cell: at a corner with exactly one line you change from line to cross or back. You end as you began, so the number of such corners is even.
slitherlink-equal-edges-why = Sometimes two sides of a clue are known to be alike before it is known what they are. Both as lines, or both as crosses, must fit its number; if one does not, it is the other.

## Slitherlink: colours

slitherlink-colour-to-edge-why = The loop has an inside and an outside, and everything beyond the border is outside. It passes between two neighbours exactly when they are on different sides of it.
slitherlink-colour-to-edge-also = colouring, shading, inside and outside
slitherlink-one-like-neighbours-why = Whatever the 1 itself is, it has lines to both of two like neighbours or to neither. Both would be two lines, and a 1 has one.
slitherlink-one-like-neighbours-also = colouring, shading
slitherlink-three-like-neighbours-why = Whatever the 3 itself is, it has lines to both of two like neighbours or to neither. Neither would leave it only two sides, and a 3 has three lines.
slitherlink-three-like-neighbours-also = colouring, shading
slitherlink-two-like-neighbours-why = A 2 has lines to both of two like neighbours or to neither. If to both, it has none to the other two; if to neither, it has both of the others. So the other two are alike, and the opposite of the first two.
slitherlink-two-like-neighbours-also = colouring, shading
slitherlink-two-unlike-neighbours-why = Exactly one of two neighbours on different sides of the loop differs from the 2, so exactly one line goes there. The other line of the 2 goes to one of its other two neighbours, so these differ as well.
slitherlink-two-unlike-neighbours-also = colouring, shading
slitherlink-unlike-neighbours-why = Exactly one of two neighbours on different sides of the loop differs from the clue, so exactly one line goes there. That is all for a 1; a 3 has both of its other sides as well.
slitherlink-unlike-neighbours-also = colouring, shading
slitherlink-no-checkerboard-why = If the cells around a dot alternated between inside and outside, there would be a line between every two neighbours: four lines at one dot. The loop passes a dot once.
slitherlink-checkerboard-by-relation-why = The two cells of each diagonal are known to be alike. If the diagonals differed, the four cells would alternate, and four lines would meet. So all four are alike, and the four edges between them are crosses.
slitherlink-no-island-why = If the cell were inside, all its neighbours being outside, a loop would run around it alone. That would be the whole solution, so it is impossible unless the rest of the board asks for nothing. An outside cell among inside ones would split the outside in two.
slitherlink-colour-count-why = Neighbours known to be alike both get a line or both get none, and of two known to differ exactly one gets a line. So the number of a clue can be shared out in few ways, often in only one.

## Slitherlink: closing the loop

slitherlink-no-premature-loop-why = There is only one loop. Closing it while a line is left outside it would make a second one, and closing it with a clue unmet would leave that clue wrong for good.
slitherlink-no-premature-loop-also = loop avoidance
slitherlink-no-short-loop-why = The last lines of a clue can be drawn in few ways. Those that branch or close a loop too early are out. An edge that is the same in all the others is certain.
slitherlink-no-short-loop-also = hidden loop
slitherlink-chain-as-edge-why = Edges that follow one another with no other way between are all lines or all crosses: one edge, as it were. If as lines they would close the loop too early, they are crosses.
slitherlink-chain-as-edge-also = hidden loop
slitherlink-loop-complete-why = The solution is one loop. When a closed loop is there and every clue is met, any further line would belong to another one.

## Slitherlink: breakout points

slitherlink-inside-breakout-why = What one loop encloses is in one piece. If the cell were outside, two cells known to be inside could not be joined by inside cells any more. Parts with no cell known to be inside do not count: they may be outside altogether.
slitherlink-inside-breakout-also = cut cell, bottleneck, choke point
slitherlink-outside-breakout-why = Everything outside one loop is connected to what lies beyond the border. If the cell were inside, a cell known to be outside would be cut off from it.
slitherlink-outside-breakout-also = cut cell, bottleneck, choke point
slitherlink-inside-pocket-why = What one loop encloses is in one piece. A cell that no known inside cell can reach without passing outside cells cannot belong to it.
slitherlink-outside-pocket-why = Everything outside one loop is connected to what lies beyond the border. A cell that cannot reach it without passing inside cells cannot belong to it.
slitherlink-class-breakout-why = Cells tied to one another as alike or opposite are decided together, so one of two colourings is right. If one of them cuts the inside or the outside into parts, it is the other.
slitherlink-gate-of-two-why = There are lines on both sides of the wall, and they belong to one loop. It must go through one of the two gaps and come back through the other.
slitherlink-even-crossing-why = If you walk once around a closed curve, you end on the side of the loop where you began. Each crossing changes sides, so there is an even number of them. If all edges on the way but one are known, that one follows.
slitherlink-even-crossing-also = parity

## Slitherlink: what follows from one solution

slitherlink-blank-corner-why = No clue sees how the loop passes the three blank cells. If it passed between the corner cell and its neighbours it could be moved over the corner cell, and that would be a second solution. So this holds only if the puzzle has exactly one solution.
slitherlink-blank-corner-also = uniqueness, highlander rule

## Slitherlink: trial

slitherlink-trial-why = An edge is a line or a cross. One of the two leads, by clues, dots, corner pairs and colours, to something impossible. So it is the other.
slitherlink-trial-also = proof by contradiction
slitherlink-two-sided-trial-why = An edge is a line or a cross, and one of the two is true. What follows from both is true in any case, though it stays open which of them it is.
slitherlink-two-sided-trial-also = common consequence
slitherlink-deep-trial-why = An edge is a line or a cross. One of the two leads to a loop closed too early, or to an inside or an outside in several parts. So it is the other.
slitherlink-deep-trial-also = proof by contradiction

## Slitherlink: the method of the article

slitherlink-forced-cell-why = A cell is inside or outside. One of the two leaves no way at all to finish the board by the local rules: clues, dots, no ring around a single cell, and adjacent 3s on opposite sides of the loop. So it is the other.
slitherlink-article-breakout-why = What one loop encloses is in one piece. If the cell were outside, two cells known to be inside could not be joined any more. Parts with no cell known to be inside do not count.
slitherlink-article-breakout-also = cut cell, bottleneck, choke point

## Sudoku: singles

sudoku-full-house-why = A house holds each digit once. If one cell is empty, one digit is missing, and it has no other place.
sudoku-full-house-also = last digit, last remaining cell
sudoku-hidden-single-box-why = Every box holds every digit. If all its cells but one are filled or see the digit elsewhere, it goes into that one. Regions and diagonals that are houses count like boxes.
sudoku-hidden-single-box-also = pinned digit, last remaining cell in a box, unique candidate
sudoku-hidden-single-line-why = Every row and every column holds every digit. If all its cells but one are filled or see the digit elsewhere, it goes into that one.
sudoku-hidden-single-line-also = pinned digit, last remaining cell in a row or column, unique candidate
sudoku-naked-single-why = A cell holds one digit. If all the others are ruled out there, only one is left.
sudoku-naked-single-also = sole candidate, forced digit, last possible number
sudoku-direct-pointing-why = All places of the digit in a box lie in one line, so the digit of that line is in the box, and the rest of the line loses it. In another box that crosses the line this leaves one place: a hidden single, seen at a glance.
sudoku-direct-pointing-also = pointing with a hidden single, locked candidates
sudoku-direct-claiming-why = All places of the digit in a line lie in one box, so the digit of that box is in the line, and the rest of the box loses it. In another line that crosses the box this leaves one place: a hidden single, seen at a glance.
sudoku-direct-claiming-also = claiming with a hidden single, locked candidates
sudoku-direct-hidden-pair-why = Two digits have only two cells of a house, so these two cells hold them and nothing else. If one of the cells was a place for a third digit, that digit loses a place, and here only one is left.
sudoku-direct-hidden-triple-why = Three digits have only three cells of a house, so these three cells hold them and nothing else. If one of the cells was a place for a fourth digit, that digit loses a place, and here only one is left.

## Sudoku: intersections and subsets

sudoku-pointing-why = The box needs the digit, and all its places there lie in the line. So the digit of the line is in the box, and nowhere else in the line.
sudoku-pointing-also = locked candidates type 1, pointing pair or triple, intersection removal
sudoku-claiming-why = The line needs the digit, and all its places there lie in the box. So the digit of the box is in the line, and nowhere else in the box.
sudoku-claiming-also = locked candidates type 2, box-line reduction, intersection removal
sudoku-naked-pair-why = Two cells have two digits to share, one each. Both digits are used up by them, whichever goes where, so no other cell of the house has them. If the two cells share a second house, the same is true there.
sudoku-naked-pair-also = disjoint subset, locked pair where two houses meet
sudoku-naked-triple-why = Three cells have three digits to share, one each. All three are used up by them, whichever goes where, so no other cell of the house has them. Not every cell needs all three as candidates.
sudoku-naked-triple-also = disjoint subset, locked triple where two houses meet
sudoku-naked-quad-why = Four cells have four digits to share, one each. All four are used up by them, whichever goes where, so no other cell of the house has them.
sudoku-naked-quad-also = disjoint subset
sudoku-hidden-pair-why = Two digits need two cells, and the house has just two for them. So the two digits fill these cells, and no other has room there.
sudoku-hidden-pair-also = hidden subset
sudoku-hidden-triple-why = Three digits need three cells, and the house has just three for them. So the three digits fill these cells, and no other has room there.
sudoku-hidden-triple-also = hidden subset
sudoku-hidden-quad-why = Four digits need four cells, and the house has just four for them. So the four digits fill these cells, and no other has room there.
sudoku-hidden-quad-also = hidden subset

## Sudoku: fish

sudoku-x-wing-why = Each of the two lines needs the digit, and has it where one of the two lines across meets it; the two take different ones. So both lines across have the digit in the X-wing, and nowhere else.
sudoku-x-wing-also = basic fish of size 2
sudoku-swordfish-why = Each of the three lines needs the digit, and has it where one of the three lines across meets it; no two take the same one. So all three lines across have the digit in the swordfish, and nowhere else.
sudoku-swordfish-also = basic fish of size 3
sudoku-jellyfish-why = Each of the four lines needs the digit, and has it where one of the four lines across meets it; no two take the same one. So all four lines across have the digit in the jellyfish, and nowhere else.
sudoku-jellyfish-also = basic fish of size 4
sudoku-finned-x-wing-why = If no fin is the digit, the X-wing is there and its lines across have the digit nowhere else. If a fin is, no cell that sees it can be. A cell that loses the digit both ways is not the digit.
sudoku-finned-x-wing-also = sashimi X-wing, where the fish without its fins would be incomplete
sudoku-finned-swordfish-why = If no fin is the digit, the swordfish is there and its lines across have the digit nowhere else. If a fin is, no cell that sees it can be. A cell that loses the digit both ways is not the digit.
sudoku-finned-swordfish-also = sashimi swordfish, where the fish without its fins would be incomplete
sudoku-finned-jellyfish-why = If no fin is the digit, the jellyfish is there and its lines across have the digit nowhere else. If a fin is, no cell that sees it can be. A cell that loses the digit both ways is not the digit.
sudoku-finned-jellyfish-also = sashimi jellyfish, where the fish without its fins would be incomplete
sudoku-franken-fish-why = Each house of the first group needs the digit, in a cell of its own. All these cells lie in as many houses of the second group, and each of those has the digit only once. So the second group has the digit in these cells and nowhere else. With fins, this holds unless a fin is the digit, and that fin rules out the same candidates.
sudoku-mutant-fish-why = Each house of the first group needs the digit, in a cell of its own. All these cells lie in as many houses of the second group, and each of those has the digit only once. So the second group has the digit in these cells and nowhere else. Rows, columns and boxes may be mixed on both sides.

## Sudoku: single-digit patterns

sudoku-skyscraper-why = Of the two places that share a house at most one is the digit. The line of the other one then has it at its far end. So one of the two far ends is the digit, and what sees both is not.
sudoku-skyscraper-also = turbot fish, X-chain of two strong links
sudoku-two-string-kite-why = Of the two places in the same box at most one is the digit. The row, or the column, of the other one then has it at its far end. So one of the two far ends is the digit, and what sees both is not.
sudoku-two-string-kite-also = 2-string kite, turbot fish
sudoku-turbot-fish-why = Of the two places that see each other at most one is the digit. The house of the other one then has it in its second place. So one of the two far ends is the digit, and what sees both is not.
sudoku-turbot-fish-also = X-chain of two strong links
sudoku-empty-rectangle-why = The box has its digit in the one row or in the one column. If it is not in the row, it is in the column; if it is in the row, the strong link has the digit at its far end. So a cell that sees the far end and lies in that column cannot be the digit; and likewise with rows and columns exchanged.
sudoku-empty-rectangle-also = hinge

## Sudoku: wings

sudoku-remote-pair-why = Neighbours in the chain see each other and have only the same two digits, so they take them alternately. If the number of cells is even, the ends differ: between them they have both digits, so a cell that sees both ends has neither.
sudoku-remote-pair-also = remote naked pair
sudoku-xy-wing-why = The middle cell is a or b. If it is a, the wing with a and c is c; if it is b, the wing with b and c is c. Either way one of the two is c, so what sees both of them is not.
sudoku-xy-wing-also = Y-wing, bent triple
sudoku-xyz-wing-why = The middle cell is a, b or c. If it is a, the wing with a and c is c; if it is b, the wing with b and c is c; otherwise it is c itself. So one of the three is c, and what sees all of them is not.
sudoku-xyz-wing-also = bent triple
sudoku-w-wing-why = The strong link puts the first digit into one of two cells, and each of these sees one of the pair. So one of the two cells of the pair is not the first digit but the other, and what sees both cells is not that other digit.
sudoku-w-wing-also = semi-remote naked pair
sudoku-wxyz-wing-why = A cell has two candidates, and three cells of a house have one digit more than cells. One digit cannot be in both: whichever goes without it holds all its other digits. So the other digit of the cell is there or in the group, and what sees all its places in both is not that digit.
sudoku-wxyz-wing-also = bent quad, a small case of almost locked sets
sudoku-vwxyz-wing-why = A cell has two candidates, and four cells of a house have one digit more than cells. One digit cannot be in both: whichever goes without it holds all its other digits. So the other digit of the cell is there or in the group, and what sees all its places in both is not that digit.
sudoku-vwxyz-wing-also = bent quint, a small case of almost locked sets
sudoku-uvwxyz-wing-why = A cell has two candidates, and five cells of a house have one digit more than cells. One digit cannot be in both: whichever goes without it holds all its other digits. So the other digit of the cell is there or in the group, and what sees all its places in both is not that digit.
sudoku-uvwxyz-wing-also = bent sextuple, a case of almost locked sets

## Sudoku: what follows from one solution

sudoku-unique-rectangle-why = If all four cells had only the two digits, these could be exchanged without any other cell noticing, and there would be a second solution. So if the puzzle has just one, some candidate beyond the two is true in one of the four. The types differ in where these candidates are.
sudoku-unique-rectangle-also = uniqueness test types 1 to 6, deadly pattern
sudoku-avoidable-rectangle-why = If the four cells held two digits crosswise, these could be exchanged: none of them is printed, so nothing keeps them where they are. That would be a second solution. So if the puzzle has just one, the last cell is another digit.
sudoku-hidden-rectangle-why = In both lines of the opposite corner one of the two digits has no place outside the rectangle. If that corner were the other digit, its two neighbours would be the first, and the four cells would hold the two digits crosswise: they could be exchanged for a second solution. So if the puzzle has just one, that corner is not the other digit.
sudoku-hidden-rectangle-also = hidden unique rectangle
sudoku-unique-loop-why = In every house that the loop meets it has two cells, so exchanging the two digits all along it changes no house. If the cells held only these two, there would be a second solution. So if the puzzle has just one, some other candidate in the loop is true.
sudoku-unique-loop-also = deadly pattern
sudoku-bug-why = If every open cell had two candidates and every digit two places in each house where it is open, no candidate could be favoured: there would be no solution, or several. So if the puzzle has just one, one of the extra candidates is true.
sudoku-bug-also = bivalue universal grave, BUG+1

## Sudoku: chains

sudoku-simple-colouring-why = Of two places joined by a strong link exactly one is the digit. So along such links the places take two colours by turns: all of one colour are true, all of the other false. A cell that sees both colours sees the digit; a colour with two places in one house is the false one.
sudoku-simple-colouring-also = singles chains; colour wrap and colour trap for its two conclusions
sudoku-multi-colouring-why = In each of the two groups one colour is true and the other false. Where a colour of one group sees a colour of the other, the two are not both true, so one of their opposites is. What sees both opposites is not the digit.
sudoku-multi-colouring-also = multi-colours
sudoku-x-chain-why = Suppose the first place is not the digit. By the strong link the second is, so the third is not, and so on: the last one is. So the first or the last is the digit, and what sees both is not.
sudoku-x-chain-also = single-digit alternating chain
sudoku-grouped-x-chain-why = Some cells where a line crosses a box can be one link together: the digit is among them, or it is not. Otherwise the chain works like an X-chain: the digit is at its first link or at its last.
sudoku-grouped-x-chain-also = grouped strong links
sudoku-xy-chain-why = Suppose the first cell is not the digit. Then it is its other candidate, so the next cell is its other one, and so on: the last cell is the digit. So the first or the last is, and what sees both is not.
sudoku-alternating-chain-why = Suppose the first candidate is false. By a strong link the second is true, by a weak one the third is false, and so on: the last one is true. So the first or the last is true, and what contradicts both is false. If the last is the first itself, it is true.
sudoku-alternating-chain-also = AIC, discontinuous nice loop
sudoku-nice-loop-why = Around the loop either every second candidate is true, or all the others are. So of any two neighbours exactly one is true, even across a weak link, and what contradicts both is false.
sudoku-nice-loop-also = continuous nice loop, closed alternating chain
sudoku-grouped-chain-why = Some cells where a line crosses a box can be one link together: the digit is among them, or it is not. Otherwise the chain works like an alternating one: its first link or its last is true.
sudoku-grouped-chain-also = grouped AIC, grouped nice loop
sudoku-sue-de-coq-why = The cells in the crossing and the chosen ones in the line and in the box together have as many digits as cells, and no digit fits twice. So each digit is used exactly once, in the line or in the box, and the rest of that house loses it.
sudoku-sue-de-coq-also = two-sector disjoint subsets

## Sudoku: almost locked sets

sudoku-als-xz-why = A group of cells with one digit more than cells holds all its digits but one. The two groups share a digit that cannot be in both, so one of them goes without it and holds all its others. So another digit that both have is in one of them, and what sees all its places there is not that digit.
sudoku-als-xz-also = ALS-XZ
sudoku-als-xy-wing-why = A group of cells with one digit more than cells goes without one of its digits only. The middle group shares with each of the outer ones a digit that cannot be in both, so it takes at least one of these two, and the outer group that loses it holds all its others. So a digit that both outer groups have is in one of them, and what sees all its places there is not that digit.
sudoku-als-xy-wing-also = ALS-XY-wing, ALS wing
sudoku-als-chain-why = Each group goes without one of its digits only, and shares with the next a digit that cannot be in both. If a digit is missing from the first group, that group holds the shared one; so the next group goes without it and holds the one it shares further on, and so on to the other end. So a digit that both ends have is in one of them.
sudoku-als-chain-also = chain of ALS
sudoku-death-blossom-why = The cell is one of its candidates. Whichever it is, the group that belongs to it loses that digit and holds all its others. So a digit that all the groups have is in one of them, and what sees all its places there is not that digit.
sudoku-death-blossom-also = stem and petals
sudoku-aligned-pair-why = Each candidate of the first cell goes with some candidate of the second. A pair is out if the two are the same digit and the cells see each other, or if together they take all candidates of another cell. A candidate that no partner goes with is false.
sudoku-aligned-pair-also = APE, subset exclusion
sudoku-aligned-triplet-why = Each candidate of the first cell goes with some candidates of the other two. Three are out if two of them are the same digit in cells that see each other, or if together they take all candidates of another cell. A candidate that no partners go with is false.
sudoku-aligned-triplet-also = ATE, subset exclusion

## Sudoku: suppositions

sudoku-nishio-why = If the digit were there, it would have one place left in one house after another, and in the end none in some house. Every house holds every digit, so it is not there.
sudoku-nishio-also = single-digit contradiction
sudoku-forcing-chains-why = A cell has one of its candidates, and a digit one of its places in a house. One of the chains starts from what is true, and all of them lead to the same fact. So that fact is true.
sudoku-forcing-chains-also = cell forcing, region forcing, multiple forcing chains
sudoku-forcing-net-why = A supposition that leads to a contradiction is false. And a cell has one of its candidates, a digit one of its places in a house, so what follows from each of them is true. Here a single may rely on several found before, so the steps form a net and not a chain.
sudoku-forcing-net-also = dynamic forcing chains
sudoku-nested-net-why = A supposition that leads to a contradiction is false, whatever sound steps lead there. Here these are singles, intersections, pairs and X-wings.
sudoku-nested-net-also = dynamic forcing chains plus
sudoku-nested-chains-why = A supposition that leads to a contradiction is false. Within the first one a second is tried in the same way: if it fails there, its opposite holds wherever the first one does, and the singles go on from that.
sudoku-nested-chains-also = nested forcing chains, level 2

## Aquarium: levels of a tank

aquarium-same-height-why = Water in a tank stands equally high, so at any height the tank is either filled or not: all its cells in a row are alike. Where only joined water shares a level, this is so for cells that lie side by side, and for those that water joins below.
aquarium-joined-below-why = Water in one arm of the tank runs down to where the arms join and rises in the other arm to the same height. So the cells of both arms at that height are alike.
aquarium-water-below-why = Water falls. Where a cell of the tank is water, what is lower in the tank and open to it is water too.
aquarium-water-below-also = gravity
aquarium-air-above-why = Water falls. Water above the air in a tank would run down into it, so above air there is air.
aquarium-air-above-also = gravity
aquarium-level-interval-why = The surface of the water is the only place where a tank changes from water to air. If it is not at a certain height, the cells just above and just below that height are both water or both air. If it is there, water is below and air above.

## Aquarium: one line

aquarium-line-full-why = The sum of a line counts its water exactly. If it is reached, one more cell of water would be too many.
aquarium-line-full-also = finished line
aquarium-line-needs-all-why = The sum of a line counts its water exactly. If the cells that are not air are only just enough, every one of them is water.
aquarium-too-wide-why = What a tank has in a row is filled as a whole or not at all. If that is more than the row still needs, it would go beyond the sum.
aquarium-indispensable-why = What a tank has in a row is filled as a whole or not at all. If the rest of the row cannot reach the sum without it, it is water.
aquarium-stack-bottom-why = The cells of a tank in a column fill from the bottom. The column can spare only some cells; if the stack has more than that, not all of it is air, and the lowest ones, all but as many as can be spared, are water in any case.
aquarium-stack-top-why = The cells of a tank in a column fill from the bottom. The column needs only some cells; if the stack has more than that, not all of it is water, and the highest ones, above as many as are needed, are air in any case.

## Aquarium: sums

aquarium-odd-piece-why = All open pieces of the row but one have widths with a common divisor, so the water in them is always a multiple of it. What the row still needs is such a multiple either with the odd piece or without it, not both ways.
aquarium-odd-piece-also = parity, where the divisor is 2
aquarium-subset-sums-why = A row is made up of whole pieces. Go through all choices of pieces that add up to exactly what it needs: a piece in all of them is water, a piece in none of them is air.
aquarium-combined-lines-why = A level that one line excludes is excluded for all lines of the tank. With fewer levels left, fewer ways to meet the sum of a column are left, and a level that is in none of them is out.
aquarium-two-lines-why = Tanks that lie in both lines fill in both at once. So only levels that meet both sums together are possible, and that can be fewer than meet each of them alone.
aquarium-crossing-lines-why = Tanks that lie in the row and in the column fill in both at once. So only levels that meet both sums together are possible, and that can be fewer than meet each of them alone.
aquarium-total-sums-why = Every cell of water is counted once in its row and once in its column, so the sums of all rows, or of all columns, give the amount of water. Each tank adds one of a few amounts; a level that is in no choice of levels with exactly that total is out.
aquarium-missing-sum-why = The rows together have as much water as the columns. If all sums of one kind are given and all but one of the other, the missing one is the difference, and it can be used like any sum.

## Aquarium: suppositions

aquarium-tank-levels-why = The tank has one of its levels. What follows from each of them is true, whichever it is; and if all but one lead to a contradiction, it is that one.
aquarium-level-trial-why = The level is followed line by line until a sum or a level is contradicted. So the tank does not have it.
aquarium-level-trial-also = proof by contradiction

## The expected time

learn-time-lead = Beside the level of a puzzle, Clew says how long a practised solver is expected to take. This page says how it computes that time, and how well the time agrees with people.
learn-time-computed = How it is computed
learn-time-search = Clew follows its own steps. Before each step it counts the places that offer one, such as the cells that a hidden single fills. A solver looks over the open cells until such a place is noticed. The search is longer if more cells are open, if fewer places offer a step, and if that step is harder to see. Then the solver writes the step down, which takes the same time for every step.
learn-time-limits = There are two limits. Nobody looks over a whole large board before each step, so at most 100 open cells count. A solver tries something else after searching for as long as a pointing pair takes, so harder steps count like a pointing pair.
learn-time-people = How well it agrees with people
learn-time-shown = The picture has { $count } Sudokus, a dot for each: to the right the expected time, upwards the mean time of the people who solved it, in minutes. Both are equal on the line.
learn-time-expected = Expected time, minutes
learn-time-mean = Mean time of people, minutes
learn-time-agreement = A rank correlation of 1 means that both times put the puzzles in the same order, and 0 that the orders are unrelated. It is 0.69 for all puzzles, 0.83 for those that at least 20 people solved, and 0.60 among puzzles of level 1. The level with its tenths has 0.61, 0.76 and 0.47. The formula has two numbers. They were fitted to four fifths of the puzzles, and the comparison uses the rest.
learn-time-spread = Two thirds of the mean times are within a factor of 1.25 of the expected time. Your own time depends on your practice, so use the expected time to compare puzzles.
learn-time-others = No times of people are published for Slitherlink and Aquarium. Their formula is the same, and its scale is an estimate. From 7×7 on, a Slitherlink that its maker calls hard is expected to take longer than a normal one of the same size in at least 98 of 100 pairs.
learn-time-source = Times of people: { $source }.
