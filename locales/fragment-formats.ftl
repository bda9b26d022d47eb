## Formats of puzzle texts

format-array = array of rows
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

## What was read but looked odd

warning-file-marks = The lines and crosses in the file do not fit its size and were left out; the clues are complete.
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

## Why a text is not a puzzle: its length

error-length-array = The array has no end: a closing bracket or quote is missing. Copy it whole.
error-length-header = Row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
}; the size at the top says { $expected }. Correct the row or the size.
error-length-long = The description goes on beyond its last cell: at character { $place } it has more than { $expected } { $expected ->
    [one] cell
   *[other] cells
}. Check the size and the end of the text.
error-length-none = There are rows here, but no cells in them. Use dots for blanks.
error-length-row = Row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
}, the others { $expected }. Were spaces lost when copying? Use dots for blanks, or fix it in the editor.
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
error-length-tokens = Row { $row } has { $found } { $found ->
    [one] cell
   *[other] cells
}, the others { $expected }. Add or remove cells so that all rows are equally long; blanks need a sign, such as a dot.

## … a character in it

error-character-array = “{ $character }”, character { $place } of the array, cannot stand there. Rows are lists of numbers, with −1 or null for blanks.
error-character-cell = “{ $character }” in row { $row }, column { $col } is no clue. Use 0 to 4, and a dot for a blank.
error-character-description = “{ $character }”, character { $place } of the description, has no meaning there. Digits are clues, letters a to z runs of blanks.
error-character-link = “{ $character }”, character { $place } after the size in the link, has no meaning there. Copy the link again.

## … its size

error-size-bare = These digits and letters stand for { $count } { $count ->
    [one] cell
   *[other] cells
}, which fill no board of up to 100 × 100. Check that the text is whole, or write the size in front, as in 7x7t0:.
error-size-limit = The size is { $cols } columns by { $rows } rows. Boards have 1 to { $limit } of each.
error-size-missing = The text ends before it says the size. Copy it whole: columns and rows, then the clues.
error-size-number = “{ $text }” stands where a size or length belongs. It must be a whole number.
error-size-text = The text has { $bytes } bytes; at most { $limit } are read. Paste one puzzle at a time.

## … a clue in it

error-range-cell = The clue { $clue } in row { $row }, column { $col } is too large: a cell has four sides. Use 0 to 4.
error-range-clue = The clue “{ $clue }”, character { $place } of the description, is too large: a cell has four sides. Use 0 to 4.

## … or it names a puzzle without containing it

error-reference-permalink = This link names a puzzle by its number and does not contain it. Open it there and copy the puzzle's task or its share link.
error-reference-seed = “{ $seed }” is a random seed, which only the program that made it can turn into a puzzle. Copy the game ID with the description instead: it has a colon, not a #.
error-reference-site = This link leads to a page and does not contain a puzzle. Open it and copy the puzzle's task.

## … or it is something else

error-kind-flag = The link asks for the variant “{ $flag }” of Slitherlink, whose rules are not known here. Only the usual rules are supported.
error-kind-loopy = This Loopy puzzle is on a grid that is not square: { $grid }. Only square grids are supported.
error-kind-loopy-number = This Loopy puzzle is on grid type { $number }, which is not known. Only square grids, type 0, are supported.
error-kind-other = This is a puzzle of the kind “{ $name }”, which is not supported.
error-kind-penpa = This is a Penpa+ link, which cannot be read yet. Paste the clues as a text grid, with dots for blanks.
error-kind-unsupported = This is { $kind }: it was recognised, but it cannot be opened as Slitherlink.
error-kind-vertices = In this variant (flag “{ $flag }”) the loop visits every point. Only the usual rules are supported; remove “{ $flag }/” from the link to use them.

error-unknown-empty = There is nothing to read yet. Paste a puzzle: a link, a game ID, or rows of clues with dots for blanks.
error-unknown-link = No puzzle was found in the link to “{ $host }”. Links of puzz.link and its relatives can be read; or paste the clues as text.
error-unknown-text = “{ $text }” is in no format that is known here. Paste a link, a game ID, or rows of clues with dots for blanks.

## Words put into the sentences above

word-kind-aquarium = an Aquarium
word-kind-sudoku = a Sudoku
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
