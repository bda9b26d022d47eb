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
