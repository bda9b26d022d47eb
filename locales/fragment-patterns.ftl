# The fixed clue patterns of Slitherlink.
#
# Each technique: its short name, and
#   .nudge  where to look
#   .whole  because ..., therefore ...; with the places of the clues ($clues), of the known edges
#           relied on ($given) and the lines among them ($given-lines), of the lines and the crosses
#           found ($found-lines, $found-crosses), and how many these are ($lines, $crosses)
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
    .whole = { $clues } are a 0 and a 3 that share a side: that side is a cross, so the 3 has its other three, and at the ends of the shared side the loop can only turn away from both cells. { slitherlink-pattern-gives }
    .rule = The side a 3 shares with a 0 is a cross, so its other three sides are lines. At both ends of the shared side the loop cannot go along the 0 or the shared side, so it goes on in the direction of the shared side, away from both cells. The two far corners of the 3 are full.

slitherlink-three-diagonal-zero = 3 diagonal to 0
    .nudge = Look at { $clues }: a 0 touches a 3 at a corner.
    .whole = { $clues } are a 0 and a 3 that touch at a corner. Nothing comes to that corner along the 0, so the 3 has both or neither of its two sides there, and a 3 cannot spare two. { slitherlink-pattern-gives }
    .rule = Where a 0 and a 3 touch at a corner, the 0 puts crosses on two of the four edges that meet. The other two are sides of the 3: both lines or both crosses. A 3 can spare only one side, so both are lines.

slitherlink-adjacent-threes = Adjacent 3s
    .nudge = Look at { $clues }: two 3s share a side.
    .whole = { $clues }: two 3s share a side, so both outer sides are lines and none runs on straight from the shared side; that side is a line too where a small loop would leave something out. { slitherlink-pattern-gives }
    .rule = If a 3 lacked its outer side, it would have the other three and leave its neighbour too few; so both outer sides are lines. A line running on from an end of the shared side would take two sides from the 3s there, and three lines would meet at the other end. If the shared side were a cross, the remaining six sides would close a loop around the two cells: impossible as soon as another clue or line has to be on the loop.

slitherlink-row-of-threes = Row of 3s
    .nudge = Look at { $clues }: a row of 3s.
    .whole = { $clues } are 3s in a row: any two neighbours have lines on their outer sides, so every side across the row is a line, and no line runs on from a side between two of them. { slitherlink-pattern-gives }
    .rule = In a row of three or more 3s each pair of neighbours has lines on its two outer sides, and every side shared by two 3s is an outer side of another pair. So all the parallel sides are lines. The edges that continue the shared sides are crosses, as for two adjacent 3s.

slitherlink-diagonal-threes = Diagonal 3s
    .nudge = Look at { $clues }: two 3s touch at a corner.
    .whole = { $clues } are 3s that touch at a corner: each has at least one line there, so each has exactly one, and therefore both sides at its far corner. { slitherlink-pattern-gives }
    .rule = A 3 lacks one side only, so it has at least one line at each of its corners. Two 3s that touch at a corner share the two lines that can meet there: one each. The other two lines of each 3 meet at its far corner, which is then full.

slitherlink-threes-joined-by-twos = 3s joined by diagonal 2s
    .nudge = Look at { $clues }: a diagonal of 2s with a 3 at each end.
    .whole = { $clues } lie on one diagonal, 2s between two 3s: each 3 has at least one line at its inner corner, and the 2s let exactly one pass on; so each 3 has both sides at its outer corner. { slitherlink-pattern-gives }
    .rule = A 3 has at least one line at the corner where it touches a diagonal 2, so the 2 has at most one there and at least one at its far corner. Along the diagonal this reaches the other 3, and the same holds coming back, so every corner on the way has exactly one line from each side. Each 3 therefore has its other two lines at its outer corner.

slitherlink-threes-around-zero = 3s around a 0
    .nudge = Look at { $clues }: several 3s around one 0.
    .whole = { $clues }: 3s around a 0. The 0 is all crosses, a 3 beside it has its other three sides, and a 3 at its corner has both sides there. { slitherlink-pattern-gives }
    .rule = The patterns 3 beside 0, 3 diagonal to 0 and adjacent 3s, read together where several 3s stand around the same 0. The 0 fixes the sides of each 3, and the lines of one 3 fill the corners of the next. Such a place is a good start.

slitherlink-three-three-over-two = Two 3s over a 2
    .nudge = Look at { $clues }: two adjacent 3s, with a 2 beside one of them.
    .whole = { $clues }: two adjacent 3s, with a 2 beside one of them. No line runs on between the 3s, and where their outer line reaches the 2, the 2 has only one line; so its far side is a line. { slitherlink-pattern-gives }
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
    .whole = { $clues }: a 1 between two 3s on the border. From each 3 a line goes on along the 1, so the 1 has its line on the border and the 3s have their other sides; the two lines leaving may not close a loop too soon. { slitherlink-pattern-gives }
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
    .whole = { $clues } is a 2, and at one of its corners no line can come from outside: it has both sides or neither there, so both or neither at the opposite corner too, where one edge is already known. { slitherlink-pattern-gives }
    .rule = If the two edges that meet a corner of a 2 from outside are crosses, the 2 has both of its sides there or neither. So it has neither or both at the opposite corner, and of the two edges that meet that corner from outside both or neither are lines as well. One known edge there settles its partner, and often all.

slitherlink-line-meets-three = Line meets a 3
    .nudge = Look at { $clues }: a line arrives at one of its corners.
    .whole = { $clues } is a 3, and the line { $given } arrives at one of its corners: the 3 has at least one line there, so exactly one, the corner is full, and its other two lines meet at the far corner. { slitherlink-pattern-gives }
    .rule = A 3 has at least one line at each of its corners. Where another line arrives there is room for only one, so the remaining edge at that corner is a cross. The other two lines of the 3 meet at the opposite corner, which is then full.

slitherlink-line-enters-one = Line must enter a 1
    .nudge = Look at { $clues }: a line arrives at a corner and can only go on along the 1.
    .whole = { $clues } is a 1, and the line arriving at its corner ({ $given-lines }) can only go on along one of its two sides there; its other two sides stay empty. { slitherlink-pattern-gives }
    .rule = A line arrives at a corner of a 1 and the other edge outside is a cross, so the loop goes on along one of the two sides of the 1 there. That is the only line of the 1. Its two sides at the opposite corner are crosses.

slitherlink-spiked-two = Line must enter a 2
    .nudge = Look at { $clues }: a line can only go on along the 2, and an edge at the opposite corner is known.
    .whole = { $clues } is a 2 that a line must enter: it has one line at that corner, so one at the opposite corner, and exactly one line leaves outside there; with { $given } known, the partner follows. { slitherlink-pattern-gives }
    .rule = A line arrives at a corner of a 2 and the other edge outside is a cross, so exactly one of the two sides there is a line. The other line of the 2 is one of the two sides at the opposite corner, and the loop leaves that corner along exactly one of the two edges outside. Where one edge of such a pair is known, the other is the opposite. Solvers also call this a spiked 2.

slitherlink-three-beside-one-blocked = 3 beside 1, blocked at one end
    .nudge = Look at { $clues }: a 3 beside a 1, with no way straight on from the side between them.
    .whole = { $clues }: a 3 and a 1 share a side that cannot run straight on at one end. Without its side at that end the 3 would force two lines on the 1; so it has that line, which goes on along the 1. { slitherlink-pattern-gives }
    .rule = A 3 and a 1 share a side, and at one end of it the edge that would run on is a cross. If the side of the 3 at that end were a cross, the shared side would be a line with nowhere to turn but along the 1, which then has two. So that side of the 3 is a line and goes on along the 1 or the shared side; the other two sides of the 1 are crosses.

slitherlink-diagonal-ones = Diagonal 1s
    .nudge = Look at { $clues }: two 1s touch at a corner, and one has crosses on its far side.
    .whole = { $clues } are 1s that touch at a corner. The crosses { $given } leave one of them a line only at that corner, so the loop goes on along the other 1 there, whose far sides are crosses. { slitherlink-pattern-gives }
    .rule = Two 1s touch at a corner, and the first has crosses on both sides at its opposite corner. Its line then ends at the touching corner, and exactly one, so the loop goes on along exactly one side of the second 1. That is its only line: its sides at the far corner are crosses.

slitherlink-line-across-twos = Line across diagonal 2s
    .nudge = Look at { $clues }: a line must enter a diagonal of 2s.
    .whole = { $clues } lie on one diagonal, and a line must enter the 2 at one end ({ $given }): each 2 passes exactly one line on, so exactly one arrives at the far end, and what is there follows. { slitherlink-pattern-gives }
    .rule = A line that must go on along a 2 gives it one line at that corner and so one at the opposite corner, from where exactly one line goes on; the next 2 on the diagonal is in the same position. At the end a 3 has both sides at its far corner and a 1 has neither. After a 2, exactly one of the two edges outside is a line, so one known edge settles the other.
