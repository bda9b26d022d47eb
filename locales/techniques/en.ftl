### The guide to techniques: why each holds, and what others call it. The rule itself is in the catalogue.

# TECHNIQUE-why   why the rule holds, in two to four short sentences
# TECHNIQUE-also  other names in use, where there are any

## Slitherlink: basic rules

slitherlink-zero-why = The number of a cell counts its sides on the loop. A 0 has none, so all four sides are crosses.
slitherlink-clue-satisfied-why = The number of a clue is exact. With all its lines found, one more would be too many.
slitherlink-clue-needs-all-why = The number of a clue is exact. If it has only just enough sides left that are not crosses, none of them can be spared.
slitherlink-vertex-full-why = The loop comes to a vertex by one edge and leaves by another. A third line would make it branch, a third and a fourth would make it cross itself.
slitherlink-forced-continuation-why = The loop has no ends, so a line that reaches a vertex leaves it again. If only one edge is left to leave by, the loop takes it.
slitherlink-dead-end-why = A line along the last edge would reach the vertex and find no way on. The loop has no ends, so there is no line.

## Slitherlink: fixed patterns

slitherlink-three-beside-zero-why = The side a 3 shares with a 0 is a cross, so the 3 has its other three sides. At each end of the shared side one of them arrives and can go on neither along the 0 nor between the two, so it goes on in the direction of the shared side. At the two far corners of the 3 two lines meet: both are full.
slitherlink-three-diagonal-zero-why = Four edges meet where the 0 and the 3 touch, and two of them are crosses as sides of the 0. The other two are sides of the 3, and at a vertex two lines meet or none. A 3 lacks only one side, so both are lines.
slitherlink-adjacent-threes-why = If a 3 lacked its outer side it would have the other three, and its neighbour would lack two; so both outer sides are lines. A line running on from one end of the shared side would leave each 3 only one of its two sides there, so both would need the shared side, and three lines would meet. If the shared side were a cross, the six other sides would be a loop around the two cells, which is impossible once another clue or line has to be on the loop.
slitherlink-adjacent-threes-also = side-by-side 3s
slitherlink-row-of-threes-why = Each two neighbours in the row are adjacent 3s, so their outer sides are lines and the side they share does not run on. In a row of three or more, every shared side is also an outer side of the next pair.
slitherlink-diagonal-threes-why = A 3 lacks one side only, so it has a line at each of its corners. Where the two touch there is room for two lines: exactly one of each. So each 3 has its other two lines at its far corner, which is full then.
slitherlink-diagonal-threes-also = 3s touching at a corner
slitherlink-threes-joined-by-twos-why = A 3 has a line at every corner, so at most one line is left there for the 2 that touches it; then the 2 has at least one at its far corner, and so on along the diagonal to the other 3. The same holds coming back, so at each corner on the way exactly one line belongs to each side. Each 3 has its other two lines at its outer corner.
slitherlink-threes-around-zero-why = The 0 gives each 3 beside it three lines, and each 3 that touches it two. Their corners fill one another, and where two of the 3s are adjacent that pattern adds its own. Nothing new is needed, but it is a good place to start.
slitherlink-three-three-over-two-why = The two 3s have lines on their outer sides, and where their shared side would run on is a cross: a side of the 2. The outer line of the 3 above the 2 comes down to a corner of the 2, which therefore has at most one line there. The 2 needs two from its three open sides, so its side away from the 3s is one of them.
slitherlink-corner-one-why = Only two edges meet at a corner of the board, so both are lines or both are crosses. Two lines are too many for a 1.
slitherlink-corner-two-why = The two border sides of a corner 2 are both lines or both crosses. As lines, each goes on along the border, since the inner sides are crosses; as crosses, each inner side arrives at the border and turns away from the corner. Either way the next border edge is a line on both sides.
slitherlink-corner-three-why = Only two edges meet at a corner of the board, so both are lines or both are crosses. A 3 lacks only one side, so both are lines.
slitherlink-corner-two-beside-one-why = A corner 2 has both border sides or both inner sides, and either way a line runs on along the border side of its neighbour. With the inner sides the 1 would have the shared side as well: too many. So the 2 has its border sides, and the border side of the 1 is its only line.
slitherlink-corner-two-beside-three-why = A corner 2 sends a line along the border both ways, so the 3 has its border side. If the shared side is a line too, the 2 has its other inner side as well, which fills the corner between them, so the 3 lacks its inner side; if it is a cross, the 3 needs all others. In both cases the far side of the 3 is a line, and the border edge beyond it a cross.
slitherlink-corner-two-over-three-why = A corner 2 has both border sides or both inner sides. The inner ones would fill the corner where it touches the 3, and the 3 would lack two sides. So the 2 has its border sides. At the shared corner the 3 then has both of its sides or neither, and it can spare only one.
slitherlink-corner-one-beside-three-why = The border sides of a corner 1 are crosses. Where the shared side meets the border, only it and the border side of the 3 are left: both lines or both crosses, and a 3 can spare only one. So the shared side is the line of the 1.
slitherlink-corner-three-beside-one-why = A corner 3 has both border sides. The one along the border goes on along the 1 or turns into the shared side: either way that is the one line of the 1, and its other two sides are crosses. The third line of the 3 ends at the inner end of the shared side, where the only way on is straight away from the border.
slitherlink-border-ones-why = A line between the two 1s would arrive at the border and have to turn along one of them, which would have two lines then.
slitherlink-border-one-three-why = If the border side of the 3 were a cross, a line on the shared side would have to turn along the 1, which then has two; and without the shared side as well the 3 would lack two. So the border side of the 3 is a line. It goes on along the border side of the 1 or the shared side, so the other two sides of the 1 are crosses.
slitherlink-border-three-one-three-why = Beside a 3 on the border the far side and the inner side of a 1 are crosses. With a 3 on either side only the border side of the 1 is left, so both 3s have their other three sides. A line leaves beside each of the inner corners of the 1; to join these two at once would close a loop, which is impossible once another clue or line has to be on it.
slitherlink-corner-one-diagonal-why = The border sides of a corner 1 are crosses, so one of its inner sides is a line, and exactly one. It ends where the diagonal neighbour begins and goes on along one of its sides. A 1 then has its line there and none at its far corner; a 3 has only one there, so both at its far corner.
slitherlink-corner-two-chain-why = A corner 2 has both border sides or neither, so at its inner corner neither or both; and the next clue on the diagonal has both or neither there too. This goes on through every 2. A 1 at the end cannot have both, so it has neither; a 3 cannot have neither, so it has both, and every 2 before it has its two lines towards the corner of the board.
slitherlink-closed-vertex-one-why = Where nothing else comes to a vertex, the two sides of the 1 there are both lines or both crosses. Two lines are too many. Edges beyond the border count as crosses, so a corner of the board is such a vertex.
slitherlink-closed-vertex-three-why = Where nothing else comes to a vertex, the two sides of the 3 there are both lines or both crosses. A 3 can spare only one side. Edges beyond the border count as crosses, so a corner of the board is such a vertex.
slitherlink-closed-vertex-two-why = Where nothing else comes to a vertex, the 2 has both its sides there or neither, so neither or both at the opposite corner. Of the two edges that come to that corner from outside, both or neither are lines as well. So one known edge settles its partner, and often all.
slitherlink-line-meets-three-why = A 3 has a line at each of its corners. Where another line arrives there is room for just one more, so the fourth edge there is a cross. The 3 has its other two lines at the opposite corner, which is full then.
slitherlink-line-enters-one-why = The line that arrives cannot go on outside, so it goes on along one of the two sides of the 1. That is the only line of the 1: its sides at the opposite corner are crosses.
slitherlink-spiked-two-why = The line that arrives cannot go on outside, so it takes exactly one of the two sides of the 2 there. The other line of the 2 is one of the two sides at the opposite corner, and the loop leaves that corner by exactly one of the two edges outside. Where one edge of such a pair is known, the other is the opposite.
slitherlink-spiked-two-also = spiked 2, spike
slitherlink-three-beside-one-blocked-why = If the side of the 3 at the blocked end were a cross, the 3 would have the shared side, and that line could only turn along the 1, which then has two. So that side of the 3 is a line. It goes on along the 1 or the shared side, so one of these is the line of the 1, and its other two sides are crosses.
slitherlink-diagonal-ones-why = With crosses on its far side the first 1 has its line at the corner where the two touch, and only one. The loop goes on from there along exactly one side of the second 1. That is its only line, so its sides at its far corner are crosses.
slitherlink-line-across-twos-why = A 2 that is entered by a line has one line at that corner and one at the opposite corner, from which exactly one line goes on; the next 2 on the diagonal is in the same position. At the end a 3 has its other two lines at its far corner, and a 1 has none there. After a 2 exactly one of the two edges outside is a line, so one of them settles the other.

## Slitherlink: corner pairs

slitherlink-pair-complement-why = The four sides of a cell are the two at one corner and the two at the corner across. Their lines add up to the number, so what one pair can have decides what is left for the other.
slitherlink-pair-complement-also = dlines, sectors, corner gates
slitherlink-pair-opposite-why = None or two of the four edges at a vertex are lines. So if one pair of neighbouring edges there has one line, the pair across has one; if it has both, the other has none; if it has both or none, so has the other.
slitherlink-pair-opposite-also = dlines, sectors, corner gates
slitherlink-pair-three-why = Two pairs at opposite corners of a 3 have three lines together: one has one and the other has both. So a pair with exactly one faces a pair with both, and a pair with both or none has both.
slitherlink-pair-three-also = dlines, sectors, corner gates
slitherlink-pair-one-why = Two pairs at opposite corners of a 1 have one line together: one has it and the other has none. So a pair with one faces a pair with none, and a pair with both or none has none.
slitherlink-pair-one-also = dlines, sectors, corner gates
slitherlink-pair-twos-why = Two pairs at opposite corners of a 2 have two lines together: one each, or both and none. So exactly one at a corner means exactly one across, and both or none means none or both across. At the vertex beyond, the next 2 on the diagonal takes that over.
slitherlink-pair-twos-also = dlines along a diagonal
slitherlink-pair-parity-why = Go around the cell: at a corner with exactly one line one changes from line to cross or back. One ends as one began, so the changes are even in number.
slitherlink-equal-edges-why = Sometimes two sides of a clue are known to be alike before it is known what they are. Both as lines, or both as crosses, must fit its number; if one does not, it is the other.

## Slitherlink: colours

slitherlink-colour-to-edge-why = The loop has an inside and an outside, and beyond the border is outside. It passes between two neighbours exactly if they are on different sides of it.
slitherlink-colour-to-edge-also = colouring, shading, inside and outside
slitherlink-one-like-neighbours-why = Whatever the 1 itself is, it has lines to both of two like neighbours or to neither. Both would be two lines, and a 1 has one.
slitherlink-one-like-neighbours-also = colouring, shading
slitherlink-three-like-neighbours-why = Whatever the 3 itself is, it has lines to both of two like neighbours or to neither. Neither would leave it only two sides, and a 3 has three lines.
slitherlink-three-like-neighbours-also = colouring, shading
slitherlink-two-like-neighbours-why = A 2 has lines to both of two like neighbours or to neither. If to both, it has none to the other two; if to neither, it has both of the others. So the other two are alike, and the opposite of the first two.
slitherlink-two-like-neighbours-also = colouring, shading
slitherlink-two-unlike-neighbours-why = Of two neighbours on different sides of the loop exactly one differs from the 2, so exactly one line goes there. The other line of the 2 goes to one of its other two neighbours, so these differ as well.
slitherlink-two-unlike-neighbours-also = colouring, shading
slitherlink-unlike-neighbours-why = Of two neighbours on different sides of the loop exactly one differs from the clue, so exactly one line goes there. That is all for a 1; a 3 has both of its other sides as well.
slitherlink-unlike-neighbours-also = colouring, shading
slitherlink-no-checkerboard-why = If the cells around a vertex alternated between inside and outside, there would be a line between each two neighbours: four lines at one vertex. The loop passes a vertex once.
slitherlink-checkerboard-by-relation-why = The two cells of each diagonal are known to be alike. If the diagonals differed, the four cells would alternate, and four lines would meet. So all four are alike, and the four edges between them are crosses.
slitherlink-no-island-why = If the cell were inside, all its neighbours being outside, a loop would run around it alone. That would be the whole solution, so it is impossible unless the rest of the board asks for nothing. For an outside cell among inside ones the outside would be in two parts.
slitherlink-colour-count-why = Neighbours known to be alike get their lines together, and of two known to differ exactly one gets a line. So the number of a clue can be shared out in few ways, often in one.

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
slitherlink-outside-breakout-why = All that lies outside one loop hangs together with what is beyond the border. If the cell were inside, a cell known to be outside would be cut off from it.
slitherlink-outside-breakout-also = cut cell, bottleneck, choke point
slitherlink-inside-pocket-why = What one loop encloses is in one piece. A cell that no known inside cell can reach without passing outside cells cannot belong to it.
slitherlink-outside-pocket-why = All that lies outside one loop hangs together with what is beyond the border. A cell that cannot reach it without passing inside cells cannot belong to it.
slitherlink-class-breakout-why = Cells tied to one another as alike or opposite are decided together, so one of two colourings is right. If one of them cuts the inside or the outside into parts, it is the other.
slitherlink-gate-of-two-why = There are lines on both sides of the wall, and they belong to one loop. It must go through one of the two gaps and come back through the other.
slitherlink-even-crossing-why = Whoever walks once around a closed curve ends on the side of the loop where they began. Each crossing changes sides, so there is an even number of them. If all but one are known, that one follows.
slitherlink-even-crossing-also = parity

## Slitherlink: what follows from one solution

slitherlink-blank-corner-why = No clue sees how the loop passes the three blank cells. If it passed between the corner cell and its neighbours it could be moved over the corner cell, and that would be a second solution. So this holds only if the puzzle has exactly one.
slitherlink-blank-corner-also = uniqueness, highlander rule

## Slitherlink: trial

slitherlink-trial-why = An edge is a line or a cross. One of the two leads, by clues, vertices, corner pairs and colours, to something impossible. So it is the other.
slitherlink-trial-also = proof by contradiction
slitherlink-two-sided-trial-why = An edge is a line or a cross, and one of the two is true. What follows from both is true in any case, though it stays open which of them it is.
slitherlink-two-sided-trial-also = common consequence
slitherlink-deep-trial-why = An edge is a line or a cross. One of the two leads to a loop closed too early, or to an inside or an outside in several parts. So it is the other.
slitherlink-deep-trial-also = proof by contradiction

## Slitherlink: the method of the article

slitherlink-forced-cell-why = A cell is inside or outside. One of the two leaves no way at all to finish the board by the local rules: clues, vertices, no ring around a single cell, and adjacent 3s on opposite sides of the loop. So it is the other.
slitherlink-article-breakout-why = What one loop encloses is in one piece. If the cell were outside, two cells known to be inside could not be joined any more. Parts with no cell known to be inside do not count.
slitherlink-article-breakout-also = cut cell, bottleneck, choke point

## Sudoku: singles

sudoku-full-house-why = A house holds each digit once. If one cell is empty, one digit is missing, and it has no other place.
sudoku-full-house-also = last digit, last remaining cell
sudoku-hidden-single-box-why = Every box holds every digit. If all its cells but one are filled or see the digit elsewhere, it goes into that one. Regions and diagonals that are houses count like boxes.
sudoku-hidden-single-box-also = pinned digit, last remaining cell in a box, unique candidate
sudoku-hidden-single-line-why = Every row and every column holds every digit. If all its cells but one are filled or see the digit elsewhere, it goes into that one.
sudoku-hidden-single-line-also = pinned digit, last remaining cell in a row or column, unique candidate
sudoku-naked-single-why = A cell holds one digit. If it sees all others, only one is left.
sudoku-naked-single-also = sole candidate, forced digit, last possible number
sudoku-direct-pointing-why = All places of the digit in a box lie in one line, so the digit of that line is in the box, and the rest of the line loses it. In another box that crosses the line this leaves one place: a hidden single, seen in one look.
sudoku-direct-pointing-also = pointing with a hidden single, locked candidates
sudoku-direct-claiming-why = All places of the digit in a line lie in one box, so the digit of that box is in the line, and the rest of the box loses it. In another line that crosses the box this leaves one place: a hidden single, seen in one look.
sudoku-direct-claiming-also = claiming with a hidden single, locked candidates
sudoku-direct-hidden-pair-why = Two digits have only two cells of a house, so these two cells hold them and nothing else. If one of the cells was a place for a third digit, that digit has one place less, and here only one.
sudoku-direct-hidden-triple-why = Three digits have only three cells of a house, so these three cells hold them and nothing else. If one of the cells was a place for a fourth digit, that digit has one place less, and here only one.

## Sudoku: intersections and subsets

sudoku-pointing-why = The box needs the digit, and all its places there lie in the line. So the digit of the line is in the box, and nowhere else in the line.
sudoku-pointing-also = locked candidates type 1, pointing pair or triple, intersection removal
sudoku-claiming-why = The line needs the digit, and all its places there lie in the box. So the digit of the box is in the line, and nowhere else in the box.
sudoku-claiming-also = locked candidates type 2, box-line reduction, intersection removal
sudoku-naked-pair-why = Two cells have two digits to share, one each. Both digits are used up by them, whichever goes where, so no other cell of the house has them. If the two cells share a second house, the same is true there.
sudoku-naked-pair-also = disjoint subset, locked pair where two houses meet
sudoku-naked-triple-why = Three cells have three digits to share, one each. All three are used up by them, whichever goes where, so no other cell of the house has them. Not each cell needs all three as candidates.
sudoku-naked-triple-also = disjoint subset, locked triple where two houses meet
sudoku-naked-quad-why = Four cells have four digits to share, one each. All four are used up by them, whichever goes where, so no other cell of the house has them.
sudoku-naked-quad-also = disjoint subset
sudoku-hidden-pair-why = Two digits need two cells, and the house has just two for them. So these cells are full with the two digits, and have room for no other.
sudoku-hidden-pair-also = hidden subset
sudoku-hidden-triple-why = Three digits need three cells, and the house has just three for them. So these cells are full with the three digits, and have room for no other.
sudoku-hidden-triple-also = hidden subset
sudoku-hidden-quad-why = Four digits need four cells, and the house has just four for them. So these cells are full with the four digits, and have room for no other.
sudoku-hidden-quad-also = hidden subset

## Sudoku: fish

sudoku-x-wing-why = Each of the two lines needs the digit, and has it where one of the two lines across meets it; the two take different ones. So both lines across have the digit in the X-wing, and nowhere else.
sudoku-x-wing-also = basic fish of size 2
sudoku-swordfish-why = Each of the three lines needs the digit, and has it where one of the three lines across meets it; no two take the same one. So all three lines across have the digit in the swordfish, and nowhere else.
sudoku-swordfish-also = basic fish of size 3
sudoku-jellyfish-why = Each of the four lines needs the digit, and has it where one of the four lines across meets it; no two take the same one. So all four lines across have the digit in the jellyfish, and nowhere else.
sudoku-jellyfish-also = basic fish of size 4
sudoku-finned-x-wing-why = If no fin is the digit, the X-wing is there and its lines across have the digit nowhere else. If a fin is, all that sees the fin is not. A cell that loses the digit both ways is not the digit.
sudoku-finned-x-wing-also = sashimi X-wing, where the fish without its fins would be incomplete
sudoku-finned-swordfish-why = If no fin is the digit, the swordfish is there and its lines across have the digit nowhere else. If a fin is, all that sees the fin is not. A cell that loses the digit both ways is not the digit.
sudoku-finned-swordfish-also = sashimi swordfish, where the fish without its fins would be incomplete
sudoku-finned-jellyfish-why = If no fin is the digit, the jellyfish is there and its lines across have the digit nowhere else. If a fin is, all that sees the fin is not. A cell that loses the digit both ways is not the digit.
sudoku-finned-jellyfish-also = sashimi jellyfish, where the fish without its fins would be incomplete
sudoku-franken-fish-why = The houses of the first group need the digit once each, in different cells, and all these cells lie in as many houses of the second group, each of which has the digit once. So the second group is served, and has the digit nowhere else. With fins, the rest holds if no fin is the digit.
sudoku-mutant-fish-why = The houses of the first group need the digit once each, in different cells, and all these cells lie in as many houses of the second group, each of which has the digit once. So the second group is served, and has the digit nowhere else. Rows, columns and boxes may be mixed on both sides.

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

sudoku-remote-pair-why = Neighbours in the chain see each other and have only the same two digits, so they take them by turns. After an even number of cells the ends differ: between them they have both digits, so a cell that sees both ends has neither.
sudoku-remote-pair-also = remote naked pair
sudoku-xy-wing-why = The middle cell is a or b. If it is a, the one with a and c is c; if it is b, the one with b and c is c. Either way one of the two is c, so what sees both of them is not.
sudoku-xy-wing-also = Y-wing, bent triple
sudoku-xyz-wing-why = The middle cell is a, b or c. If it is a, the one with a and c is c; if it is b, the one with b and c is c; else it is c itself. So one of the three is c, and what sees all of them is not.
sudoku-xyz-wing-also = bent triple
sudoku-w-wing-why = The strong link puts the first digit into one of two cells, and each of these sees one of the pair. So one of the two cells of the pair is not the first digit, and so is the other: what sees both of them is not that one.
sudoku-w-wing-also = semi-remote naked pair
sudoku-wxyz-wing-why = A cell has two candidates, and three cells of a house have one digit more than cells. One digit cannot be in both: whichever goes without it holds all its other digits. So the other digit of the cell is there or in the group, and what sees all its places in both is not that digit.
sudoku-wxyz-wing-also = bent quad, a small case of almost locked sets
sudoku-vwxyz-wing-why = A cell has two candidates, and four cells of a house have one digit more than cells. One digit cannot be in both: whichever goes without it holds all its other digits. So the other digit of the cell is there or in the group, and what sees all its places in both is not that digit.
sudoku-vwxyz-wing-also = bent quint, a small case of almost locked sets
sudoku-uvwxyz-wing-why = A cell has two candidates, and five cells of a house have one digit more than cells. One digit cannot be in both: whichever goes without it holds all its other digits. So the other digit of the cell is there or in the group, and what sees all its places in both is not that digit.
sudoku-uvwxyz-wing-also = bent sextuple, a case of almost locked sets

## Sudoku: what follows from one solution

sudoku-unique-rectangle-why = If all four cells had only the two digits, these could be exchanged without any other cell noticing, and there would be a second solution. So if the puzzle has one solution, some candidate beyond the two is true in one of the four. The types differ in where these candidates are.
sudoku-unique-rectangle-also = uniqueness test types 1 to 6, deadly pattern
sudoku-avoidable-rectangle-why = If the four cells held two digits crosswise, these could be exchanged: none of them is printed, so nothing keeps them where they are. That would be a second solution. So if the puzzle has one, the last cell is another digit.
sudoku-hidden-rectangle-why = In both lines of the opposite corner one of the two digits has no place outside the rectangle. If that corner were the other digit, its two neighbours would be the first, and the four cells would hold the two digits crosswise: they could be exchanged for a second solution. So if the puzzle has one, that corner is not the other digit.
sudoku-hidden-rectangle-also = hidden unique rectangle
sudoku-unique-loop-why = In every house that the loop meets it has two cells, so exchanging the two digits all along it changes no house. If the cells held only these two, there would be a second solution. So if the puzzle has one, some other candidate in the loop is true.
sudoku-unique-loop-also = deadly pattern
sudoku-bug-why = If every open cell had two candidates and every digit two places in each house where it is open, no candidate could be favoured: there would be no solution, or several. So if the puzzle has one, one of the candidates that are too many is true.
sudoku-bug-also = bivalue universal grave, BUG+1

## Sudoku: chains

sudoku-simple-colouring-why = Of two places joined by a strong link exactly one is the digit. So along such links the places take two colours by turns: all of one colour are true, all of the other false. A cell that sees both colours sees the digit; a colour with two places in one house is the false one.
sudoku-simple-colouring-also = singles chains; colour wrap and colour trap for its two conclusions
sudoku-multi-colouring-why = In each of the two groups one colour is true and the other false. Where a colour of one group sees a colour of the other, not both are true, so one of their opposites is. What sees both opposites is not the digit.
sudoku-multi-colouring-also = multi-colours
sudoku-x-chain-why = Suppose the first place is not the digit. By the strong link the second is, so the third is not, and so on: the last one is. So the first or the last is the digit, and what sees both is not.
sudoku-x-chain-also = single-digit alternating chain
sudoku-grouped-x-chain-why = Some cells where a line crosses a box can be one link together: the digit is among them, or it is not. In all else the chain goes as an X-chain: the digit is at its first link or at its last.
sudoku-grouped-x-chain-also = grouped strong links
sudoku-xy-chain-why = Suppose the first cell is not the digit. Then it is its other candidate, so the next cell is its other one, and so on: the last cell is the digit. So the first or the last is, and what sees both is not.
sudoku-alternating-chain-why = Suppose the first candidate is false. By a strong link the second is true, by a weak one the third is false, and so on: the last one is true. So the first or the last is true, and what contradicts both is false. If the last is the first itself, it is true.
sudoku-alternating-chain-also = AIC, discontinuous nice loop
sudoku-nice-loop-why = Go around the loop one way and every second candidate is true; if not, all the others are. So of any two neighbours exactly one is true, by weak links too, and what contradicts both of two such neighbours is false.
sudoku-nice-loop-also = continuous nice loop, closed alternating chain
sudoku-grouped-chain-why = Some cells where a line crosses a box can be one link together: the digit is among them, or it is not. In all else the chain goes as an alternating one: its first link or its last is true.
sudoku-grouped-chain-also = grouped AIC, grouped nice loop
sudoku-sue-de-coq-why = The cells in the crossing and the chosen ones in the line and in the box have together as many digits as cells, and no digit fits in twice. So each digit is used exactly once, in the line or in the box, and the rest of that house loses it.
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

sudoku-nishio-why = If the digit were there, it would have one place left in one house after the other, and in the end none in some house. Every house holds every digit, so it is not there.
sudoku-nishio-also = single-digit contradiction
sudoku-forcing-chains-why = A cell has one of its candidates, and a digit one of its places in a house. One of the chains starts from what is true, and all of them lead to the same. So that is true.
sudoku-forcing-chains-also = cell forcing, region forcing, multiple forcing chains
sudoku-forcing-net-why = A supposition that leads to a contradiction is false. And a cell has one of its candidates, a digit one of its places in a house, so what follows from each of them is true. Here a single may rely on several found before, so that it is a net and not a chain.
sudoku-forcing-net-also = dynamic forcing chains
sudoku-nested-net-why = A supposition that leads to a contradiction is false, by whatever sound steps it is followed. Here these are singles, intersections, pairs and X-wings.
sudoku-nested-net-also = dynamic forcing chains plus
sudoku-nested-chains-why = A supposition that leads to a contradiction is false. Within the first one a second is tried in the same way: if it fails there, its opposite holds wherever the first one does, and the singles go on from that.
sudoku-nested-chains-also = nested forcing chains, level 2

## Aquarium: levels of a tank

aquarium-same-height-why = Water in a tank stands equally high, so at one height the tank is filled or it is not: all its cells in a row are alike. Where only joined water shares a level, this is so for cells that lie side by side, and for those that water joins below.
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

aquarium-odd-piece-why = All open pieces of the row but one have widths that a common divisor divides, so whatever is filled of them comes in multiples of it. What the row still needs is such a multiple either with the odd piece or without it, not both ways.
aquarium-odd-piece-also = parity, where the divisor is 2
aquarium-subset-sums-why = A row is made up of whole pieces. Go through all choices of pieces that add up to exactly what it needs: a piece in all of them is water, a piece in none of them is air.
aquarium-combined-lines-why = A level that one line excludes is excluded for all lines of the tank. With fewer levels left, fewer ways to meet the sum of a column are left, and a level that is in none of them is out.
aquarium-two-lines-why = Tanks that lie in both lines fill in both at once. So only levels that meet both sums together are possible, and that can be fewer than meet each of them alone.
aquarium-crossing-lines-why = Tanks that lie in the row and in the column fill in both at once. So only levels that meet both sums together are possible, and that can be fewer than meet each of them alone.
aquarium-total-water-why = Every cell of water is counted once in its row and once in its column, so all sums of rows, or all of columns, tell how much water there is. A tank cannot take more than is still missing, nor have more air than can be spared.
aquarium-total-sums-why = Every cell of water is counted once in its row and once in its column, so all sums of rows, or all of columns, tell how much water there is. Each tank adds one of a few amounts; a level that is in no choice of levels with exactly that total is out.
aquarium-missing-sum-why = The rows together have as much water as the columns. If all sums of the one are given and all but one of the other, the missing one is the difference, and it can be used like any sum.

## Aquarium: suppositions

aquarium-tank-levels-why = The tank has one of its levels. What follows from each of them is true, whichever it is; and if all but one lead to a contradiction, it is that one.
aquarium-level-trial-why = The level is followed line by line until a sum or a level is contradicted. So the tank does not have it.
aquarium-level-trial-also = proof by contradiction
