### 技巧手册：每种技巧为什么成立，别处怎么称呼。

# TECHNIQUE-rule  规则，一句话；英文的规则就是技巧目录里的说明
# TECHNIQUE-why   规则为什么成立，两到四个短句
# TECHNIQUE-also  通行的别名（如果有）

## 数回：基本规则

slitherlink-zero-rule = 0的四边都打叉。
slitherlink-zero-why = 提示数数的是格的四边中有几条属于回路。0一条也没有，所以四边都打叉。
slitherlink-clue-satisfied-rule = 提示数的线已经够了：其余各边打叉。
slitherlink-clue-satisfied-why = 提示数是准确的数目。线已经够了，再多一条就超了。
slitherlink-clue-needs-all-rule = 剩下的边刚好够提示数：全部连线。
slitherlink-clue-needs-all-why = 提示数是准确的数目。如果没打叉的边刚刚够，就一条也不能少。
slitherlink-vertex-full-rule = 两条线在顶点相接：那里的其他边打叉。
slitherlink-vertex-full-why = 回路从一条边来到顶点，从另一条边离开。再有第三条线就会分叉，有三四条线就会自己交叉。
slitherlink-forced-continuation-rule = 线到达顶点，那里只有一条边没打叉：回路沿这条边走。
slitherlink-forced-continuation-why = 回路没有端点，线到了顶点就要再离开。如果只剩一条边可走，回路就走这条边。
slitherlink-dead-end-rule = 顶点没有线，只有一条边未定：这条边打叉。
slitherlink-dead-end-why = 沿最后一条边连线，到了顶点就无路可走。回路没有端点，所以那里没有线。

## 数回：固定定式

slitherlink-three-beside-zero-rule = 与0相邻的3连其余三条边，回路在公共边的两端都背着这两格拐开。
slitherlink-three-beside-zero-why = 3与0的公共边打叉，所以3的其余三条边都要连。在公共边的两端各有一条线过来，既不能沿着0走，也不能走公共边，只好沿公共边的方向继续。3的两个远角上各有两条线，已经满了。
slitherlink-three-diagonal-zero-rule = 与0对角相接的3，在那个角的两条边都连线。
slitherlink-three-diagonal-zero-why = 0与3相接的顶点有四条边，其中两条是0的边，打叉。另外两条是3的边，而一个顶点上要么有两条线，要么没有。3只能有一条边不连，所以这两条都要连。
slitherlink-adjacent-threes-rule = 相邻的两个3，平行的外侧边都连线；除非绕两格的环就是解，公共边也连线；公共边不再延伸。
slitherlink-adjacent-threes-why = 如果一个3不连外侧边，其余三条就都要连，它的邻格便会缺两条；所以两条外侧边都要连。如果有线从公共边的一端延伸出去，两个3在那一端就各只能连一条，于是都得连公共边，三条线就碰到一起了。如果公共边打叉，其余六条边就绕这两格成环；只要还有别的提示数或线必须在回路上，这就不可能。
slitherlink-row-of-threes-rule = 三个以上连成一排的3，所有平行的边都连线，公共边都不再延伸。
slitherlink-row-of-threes-why = 一排里每相邻两个3都是相邻双3，所以外侧边要连，公共边不能延伸。三个以上连排时，每条公共边又是下一对的外侧边。
slitherlink-diagonal-threes-rule = 对角相接的两个3，各自远角的两条边都连线。
slitherlink-diagonal-threes-why = 3只有一条边不连，所以四个角上都有线。两个3相接之处只容得下两条线：正好各一条。所以每个3另外的两条线都在远角上，远角就满了。
slitherlink-threes-joined-by-twos-rule = 由斜列的2连起来的两个3，各自外侧角的两条边都连线。
slitherlink-threes-joined-by-twos-why = 3的每个角上都有线，所以与它相接的2在那里最多连一条；这样2在远角至少连一条，就这样沿斜列传到另一端的3。反过来也一样，所以途中每个角上两边各恰有一条线。每个3另外的两条线都在外侧的角上。
slitherlink-threes-around-zero-rule = 一个0周围有几个3：相邻0和3、对角0和3、相邻双3合在一起。
slitherlink-threes-around-zero-why = 与0相邻的3连三条，与0对角相接的3在那个角连两条。它们的角互相占满，如果其中两个3又相邻，再加上相邻双3的结论。这里没有新道理，却是个很好的起点。
slitherlink-three-three-over-two-rule = 相邻双3中一个的旁边是2：公共边延伸到2的那条边打叉，2远离3的那条边连线。
slitherlink-three-three-over-two-why = 两个3的外侧边都要连，公共边的延长线打叉，那正是2的一条边。2上方的3有一条外侧线到达2的一个角，所以2在那里最多连一条。2要从剩下的三条边里连两条，所以远离3的那一边是其中之一。
slitherlink-corner-one-rule = 盘角上的1，边界边打叉。
slitherlink-corner-one-why = 盘角上只有两条边，所以要么都连，要么都打叉。1容不下两条。
slitherlink-corner-two-rule = 盘角上的2，线沿边界向两边走。
slitherlink-corner-two-why = 角2的两条边界边要么都连，要么都打叉。如果都连，由于内侧边打叉，线就各自沿边界延伸；如果都打叉，两条内侧边的线到达边界，都要背着盘角拐弯。无论哪一种，两侧的下一条边界边都要连。
slitherlink-corner-three-rule = 盘角上的3，边界边连线。
slitherlink-corner-three-why = 盘角上只有两条边，所以要么都连，要么都打叉。3只有一条边不连，所以都要连。
slitherlink-corner-two-beside-one-rule = 盘角上的2与1相邻：2的边界边连线，1的线在边界上。
slitherlink-corner-two-beside-one-why = 角2要么连两条边界边，要么连两条内侧边，两种情况下都有线沿着邻格的边界边走。如果连内侧边，1就还有公共边：太多了。所以2连边界边，而1的边界边就是它唯一的线。
slitherlink-corner-two-beside-three-rule = 边界上的3与盘角上的2相邻：3的边界边和远离2的边连线。
slitherlink-corner-two-beside-three-why = 角2的线会沿边界往两边走，所以3的边界边要连。如果公共边也连，2的另一条内侧边也要连，两格内侧的顶点就满了，3只好不连内侧边；如果公共边打叉，3就要连其余各边。两种情况下，3的远侧边都要连，再往外的边界边打叉。
slitherlink-corner-two-over-three-rule = 盘角上的2与3对角相接：2的边界边连线，3在相接处的两条边也连线。
slitherlink-corner-two-over-three-why = 角2要么连两条边界边，要么连两条内侧边。连内侧边会占满它与3相接的顶点，3就缺了两条。所以2连边界边。这样3在相接处的两条边要么都连，要么都不连，而3只能有一条不连，所以都要连。
slitherlink-corner-one-beside-three-rule = 边界上的3与盘角上的1相邻：3的边界边和公共边连线。
slitherlink-corner-one-beside-three-why = 角1的两条边界边打叉。公共边与边界相接的顶点上，只剩公共边和3的边界边：要么都连，要么都打叉，而3只能有一条不连。所以公共边就是1的那条线。
slitherlink-corner-three-beside-one-rule = 边界上的1与盘角上的3相邻：1的内侧边和远离3的边打叉。
slitherlink-corner-three-beside-one-why = 角3的两条边界边都要连。沿边界的那条要么沿着1继续走，要么拐进公共边：无论哪种，1的线就在这里，它另外两条边打叉。3的第三条线到达公共边的内侧端点，那里只能背着边界直走。
slitherlink-border-ones-rule = 边界上相邻的两个1，中间打叉。
slitherlink-border-ones-why = 两个1之间若有线，到达边界就得沿其中一个拐弯，那个1就有两条线了。
slitherlink-border-one-three-rule = 边界上的3与1相邻：3的边界边连线，1的内侧边和远离3的边打叉。
slitherlink-border-one-three-why = 如果3的边界边打叉，公共边上的线就只能沿着1拐弯，1便有两条线；公共边若也不连，3就缺两条。所以3的边界边要连。它接着走1的边界边或公共边，所以1的另外两条边打叉。
slitherlink-border-three-one-three-rule = 边界上的1夹在两个3之间：1的线在边界上，两条公共边打叉。
slitherlink-border-three-one-three-why = 边界上与3相邻的1，远侧边和内侧边打叉。两边都是3，就只剩1的边界边，于是两个3都要连其余三条边。在1的两个内侧角上各有一条线离开；如果就此把两条线连上，就会成环，只要还有别的提示数或线必须在回路上，这就不可能。
slitherlink-corner-one-diagonal-rule = 与盘角上的1对角相接的提示数，在相接处恰有一条线：若是1，远角没有线；若是3，远角的两条都连。
slitherlink-corner-one-diagonal-why = 角1的两条边界边打叉，所以两条内侧边中恰有一条连线。它到达对角格的角上，再沿着对角格的一条边走。对角格若是1，线就在那里，远角没有线；若是3，那里只有一条，远角的两条就都要连。
slitherlink-corner-two-chain-rule = 从盘角开始的斜列2，在末端的角上要么两条都连，要么都不连：末端是1就都不连，是3就都连。
slitherlink-corner-two-chain-why = 角2要么连两条边界边，要么一条也不连，所以内侧角上要么没有，要么有两条；斜列上的下一个提示数在那里也是如此。这样穿过每个2。末端若是1，不能连两条，就一条也不连；若是3，不能一条也不连，就连两条，而前面的每个2都在靠盘角的一侧连两条。
slitherlink-closed-vertex-one-rule = 1的一个角外面的两条边都打叉（封角）：那里没有线。
slitherlink-closed-vertex-one-why = 没有别的线来到的顶点上，1在那里的两条边要么都连，要么都打叉。两条太多了。边界之外的边算作叉，所以盘角也是这样的顶点。
slitherlink-closed-vertex-three-rule = 3的一个角外面的两条边都打叉（封角）：那里的两条边都连线。
slitherlink-closed-vertex-three-why = 没有别的线来到的顶点上，3在那里的两条边要么都连，要么都打叉。3只能有一条不连。边界之外的边算作叉，所以盘角也是这样的顶点。
slitherlink-closed-vertex-two-rule = 2的一个角外面的两条边都打叉（封角）：那里要么都连，要么都不连，对角也是如此；已知一条就能定下同伴。
slitherlink-closed-vertex-two-why = 没有别的线来到的顶点上，2在那里的两条边要么都连，要么都不连，所以对面的角上要么都不连，要么都连。从外面来到对面那个角的两条边，也要么都连，要么都不连。所以已知一条就能定下同伴，往往能定下全部。
slitherlink-line-meets-three-rule = 到达3的一个角的线沿着3继续走，3的远角两条边都连线。
slitherlink-line-meets-three-why = 3的每个角上都有线。另有一条线到达的角上，只容得下再一条，所以那里的第四条边打叉。3另外的两条线在对面的角上，那个角就满了。
slitherlink-line-enters-one-rule = 线必须沿着1继续走，1的远角就打叉。
slitherlink-line-enters-one-why = 过来的线不能从外面走，就要沿着1的两条边之一走。那就是1唯一的线：它在对面角上的两条边打叉。
slitherlink-spiked-two-rule = 线必须沿着2继续走，就从2的远角外面的两条边中恰好一条离开。
slitherlink-spiked-two-why = 过来的线不能从外面走，所以恰好走2在那里的两条边之一。2的另一条线是对面角上的两条边之一，回路再从那个角外面的两条边中恰好一条离开。这样的一对边里，已知一条，另一条就相反。
slitherlink-three-beside-one-blocked-rule = 3与1的公共边有一端不能延伸：3在那一端的边连线，1对面的边和远离3的边打叉。
slitherlink-three-beside-one-blocked-why = 如果3在堵住一端的边打叉，3就要连公共边，而那条线只能沿着1拐弯，1便有两条线。所以3的那条边要连。它接着沿1走或走公共边，所以1的线就在这两条之中，另外两条边打叉。
slitherlink-diagonal-ones-rule = 两个1对角相接，一个的远角打了叉，另一个的远角也打叉。
slitherlink-diagonal-ones-why = 第一个1的远侧打了叉，所以它的线在两格相接的角上，而且只有一条。回路从那里恰好沿着第二个1的一条边走。那就是它唯一的线，所以它远角的两条边打叉。
slitherlink-line-across-twos-rule = 线进入斜列的2，就从另一端出来：末端是3，远角的两条边都连线；是1，远角没有线。
slitherlink-line-across-twos-why = 线进入2时，2在那个角上有一条线，在对面的角上也有一条，从那里恰有一条线继续走；斜列上的下一个2处境相同。末端的3，另外两条线在远角上；末端的1，远角没有线。末端的2之后，外面的两条边恰有一条连线，所以一条定下另一条。

## 数回：扇区

slitherlink-pair-complement-rule = 扇区：提示数的两个对角上的线加起来等于提示数。
slitherlink-pair-complement-why = 一格的四条边分成对角的两对。两对的线数加起来等于提示数，所以一对能有几条，就决定了另一对还剩几条。
slitherlink-pair-opposite-rule = 扇区：一对边有一条线，顶点对面的一对也有一条；有两条，对面就没有；是偶数条，对面也是偶数条。
slitherlink-pair-opposite-why = 一个顶点的四条边中，要么没有线，要么有两条。所以如果一对相邻的边有一条，对面的一对也有一条；如果有两条，对面就没有；如果要么两条要么没有，对面也是如此。
slitherlink-pair-three-rule = 扇区：3在一个角上有一条线，对角就有两条；一个角上是偶数条，就有两条。
slitherlink-pair-three-why = 3的一组对角共有三条线：一处一条，一处两条。所以恰有一条的角，对面有两条；要么两条要么没有的角，就有两条。
slitherlink-pair-one-rule = 扇区：1在一个角上有一条线，对角就没有；一个角上是偶数条，就没有。
slitherlink-pair-one-why = 1的一组对角共有一条线：一处有，一处没有。所以有一条的角，对面没有；要么两条要么没有的角，就没有。
slitherlink-pair-twos-rule = 扇区：2在一个角上是一条线还是偶数条，对角也一样，沿斜列的2一直传下去。
slitherlink-pair-twos-why = 2的一组对角共有两条线：各一条，或者一处两条、一处没有。所以一角恰有一条，对面也恰有一条；一角要么两条要么没有，对面也是如此。过了那个顶点，斜列上的下一个2接着传下去。
slitherlink-pair-parity-rule = 扇区：一格的四个角中，恰有一条线的角是偶数个。
slitherlink-pair-parity-why = 绕一格走一圈：经过恰有一条线的角，就从线换成叉，或从叉换成线。起点与终点相同，所以变换的次数是偶数。
slitherlink-equal-edges-rule = 已知提示数的两条边相同：就取合得上提示数的那一种。
slitherlink-equal-edges-why = 有时一个提示数的两条边还没确定，却已知两者一样。都连或都打叉，总要合得上提示数；一种合不上，就是另一种。

## 数回：染色

slitherlink-colour-to-edge-rule = 染色：相邻两格同色，中间打叉；异色，中间连线。
slitherlink-colour-to-edge-why = 回路有围内和围外，盘外算围外。相邻两格一内一外，回路就从中间经过，否则不经过。
slitherlink-colour-to-edge-also = 内外染色
slitherlink-one-like-neighbours-rule = 染色：1有两个同色邻格，朝这两格都打叉。
slitherlink-one-like-neighbours-why = 无论1本身在围内还是围外，朝两个同色邻格要么都连线，要么都不连。都连就是两条，而1只有一条。
slitherlink-three-like-neighbours-rule = 染色：3有两个同色邻格，朝这两格都连线。
slitherlink-three-like-neighbours-why = 无论3本身在围内还是围外，朝两个同色邻格要么都连线，要么都不连。都不连就只剩两条边，而3有三条线。
slitherlink-two-like-neighbours-rule = 染色：2有两个同色邻格，另外两个邻格就是相反的颜色。
slitherlink-two-like-neighbours-why = 2朝两个同色邻格要么都连线，要么都不连。都连，朝另外两格就没有线；都不连，朝另外两格就都有线。所以另外两格同色，而且与前两格异色。
slitherlink-two-unlike-neighbours-rule = 染色：2有两个异色邻格，另外两个邻格也异色。
slitherlink-two-unlike-neighbours-why = 两个邻格一内一外，恰有一格与2异色，所以朝这两格恰连一条。2的另一条线朝另外两格之一，所以那两格也异色。
slitherlink-unlike-neighbours-rule = 染色：提示数有两个异色邻格，朝这两格恰连一条；1没有别的线，3的另外两条都连。
slitherlink-unlike-neighbours-why = 两个邻格一内一外，恰有一格与提示数异色，所以朝这两格恰连一条。1就此满了；3朝另外两格都要连线。
slitherlink-no-checkerboard-rule = 染色：顶点周围的四格不能内外相间，否则四条线碰到一起。
slitherlink-no-checkerboard-why = 如果顶点周围的四格内外相间，每相邻两格之间都有线：一个顶点上就有四条线。回路经过一个顶点只能一次。
slitherlink-checkerboard-by-relation-rule = 染色：已知顶点周围两条对角线各自同色，四格就都同色。
slitherlink-checkerboard-by-relation-why = 已知两条对角线上的两格各自同色。如果两条对角线异色，四格就内外相间，四条线碰到一起。所以四格都同色，中间的四条边打叉。
slitherlink-no-island-rule = 染色：邻格都在围外的格也在围外，除非绕它的环就是解。
slitherlink-no-island-why = 如果这一格在围内，而邻格都在围外，回路就只绕它一格。那就是整个解了，除非盘面其余部分别无要求，否则不可能。反过来，围内包着一格围外，围外就成了两块。
slitherlink-colour-count-rule = 染色：提示数的邻格颜色有联系，线要么都有要么都没有，只有一种分法合得上提示数。
slitherlink-colour-count-why = 已知同色的邻格，线要么都有，要么都没有；已知异色的两格，恰有一条线。所以提示数的分法不多，往往只有一种。

## 数回：闭合回路

slitherlink-no-premature-loop-rule = 连上就会成环，而外面还有线或没满足的提示数：这条边打叉。
slitherlink-no-premature-loop-why = 回路只有一条。外面还有线时就闭合，便会出现第二条；还有提示数没满足时就闭合，那个提示数就再也满足不了。
slitherlink-no-short-loop-rule = 提示数最后几条线的画法中，提前成环或分叉的不行：其余画法的共同之处成立。
slitherlink-no-short-loop-why = 提示数最后几条线的画法不多。其中会分叉或提前成环的都不行。其余画法里都一样的边就确定了。
slitherlink-chain-as-edge-rule = 一串要么都连要么都打叉的边，连上就会提前成环：都打叉。
slitherlink-chain-as-edge-why = 一条接一条、中间没有别的路的边，要么都连，要么都打叉，如同一条边。如果都连会提前成环，就都打叉。
slitherlink-loop-complete-rule = 一条闭合的回路满足所有提示数：其他边打叉。
slitherlink-loop-complete-why = 解只有一条回路。既然已有闭合的回路，所有提示数也都满足，再多的线就属于另一条回路。

## 数回：突围点

slitherlink-inside-breakout-rule = 突围点：缺了它，两个围内格就连不起来的格，在围内。
slitherlink-inside-breakout-why = 一条回路围住的区域是连通的一块。如果这一格在围外，两个已知在围内的格就再也连不起来。没有已知围内格的部分不算：它可能整个在围外。
slitherlink-inside-breakout-also = 割点、瓶颈
slitherlink-outside-breakout-rule = 突围点：缺了它，围外格就通不到盘外的格，在围外。
slitherlink-outside-breakout-why = 一条回路之外的区域都与盘外连通。如果这一格在围内，某个已知在围外的格就被隔断了。
slitherlink-outside-breakout-also = 割点、瓶颈
slitherlink-inside-pocket-rule = 封闭区：与已知的围内格都连不上的格，在围外。
slitherlink-inside-pocket-why = 一条回路围住的区域是连通的一块。已知的围内格不经过围外格就到不了的格，不可能属于它。
slitherlink-outside-pocket-rule = 封闭区：通不到盘外的格，在围内。
slitherlink-outside-pocket-why = 一条回路之外的区域都与盘外连通。不经过围内格就到不了盘外的格，不可能属于它。
slitherlink-class-breakout-rule = 整组突围：会把围内或围外隔断的染法不行。
slitherlink-class-breakout-why = 已知互相同色或异色的格一起决定，两种染法必有一种对。如果一种会把围内或围外隔成几块，就是另一种。
slitherlink-gate-of-two-rule = 一道打叉的隔墙只有两个缺口，两侧都有线：两个缺口都连线。
slitherlink-gate-of-two-why = 隔墙两侧都有线，它们属于同一条回路。回路必须从两个缺口中的一个过去，从另一个回来。
slitherlink-even-crossing-rule = 闭合曲线穿过回路的次数是偶数：只有一处未知时，由奇偶性确定。
slitherlink-even-crossing-why = 沿闭合曲线走一圈，终点与起点在回路的同一侧。每次穿越都换一侧，所以穿越次数是偶数。如果只有一处未知，它就随之确定。
slitherlink-even-crossing-also = 奇偶性

## 数回：以唯一解为前提

slitherlink-blank-corner-rule = 盘角格和它的两个邻格都是空白：回路不从它们之间经过，否则移到盘角另一侧就是第二个解。
slitherlink-blank-corner-why = 回路怎样经过这三个空白格，没有提示数看得到。如果它从角上那格和邻格之间经过，就可以移到角上那格的另一侧，得到第二个解。所以这只在题目恰有一个解时成立。
slitherlink-blank-corner-also = 唯一性

## 数回：试探

slitherlink-trial-rule = 假设一条边的一种情况，靠扇区和染色推出矛盾，就取另一种。
slitherlink-trial-why = 一条边要么是线，要么是叉。其中一种靠提示数、顶点、扇区和染色推出了不可能的结果，所以是另一种。
slitherlink-trial-also = 反证法
slitherlink-two-sided-trial-rule = 一条边的两种情况都推出同样的标记，这些标记就成立。
slitherlink-two-sided-trial-why = 一条边要么是线，要么是叉，总有一种对。两种都能推出的结果必定成立，尽管还不知道是哪一种。
slitherlink-deep-trial-rule = 假设一条边的一种情况，会提前成环或隔断区域，就取另一种。
slitherlink-deep-trial-why = 一条边要么是线，要么是叉。其中一种会提前成环，或者把围内、围外分成几块，所以是另一种。
slitherlink-deep-trial-also = 反证法

## 数回：文章的方法

slitherlink-forced-cell-rule = 一格在回路的一侧时，局部规则根本无法填完：它就在另一侧。
slitherlink-forced-cell-why = 一格要么在围内，要么在围外。按局部规则（提示数、顶点、不围单格、相邻双3分居回路两侧），其中一种根本无法把盘面填完，所以是另一种。
slitherlink-article-breakout-rule = 文章里的突围点：缺了它，两个围内格就连不起来的格，在围内。
slitherlink-article-breakout-why = 一条回路围住的区域是连通的一块。如果这一格在围外，两个已知在围内的格就再也连不起来。没有已知围内格的部分不算。
slitherlink-article-breakout-also = 割点、瓶颈

## 数独：出数

sudoku-full-house-rule = 单元的最后一格，填单元缺的那个数字。
sudoku-full-house-why = 一个单元里每个数字各出现一次。只剩一格没填，就缺一个数字，它没有别的位置。
sudoku-full-house-also = 同区九缺一（9×9）
sudoku-hidden-single-box-rule = 一个数字在宫、异形宫或对角线里只剩一个位置，就填在那里。
sudoku-hidden-single-box-why = 每宫里每个数字都要有。如果除了一格，其他格都已填数或能看到这个数字，它就填在这一格。作为单元的异形宫和对角线也算。
sudoku-hidden-single-box-also = 宫摒除
sudoku-hidden-single-line-rule = 一个数字在行或列里只剩一个位置，就填在那里。
sudoku-hidden-single-line-why = 每行每列里每个数字都要有。如果除了一格，其他格都已填数或能看到这个数字，它就填在这一格。
sudoku-hidden-single-line-also = 行列摒除
sudoku-naked-single-rule = 一格只剩一个候选数，就填它。
sudoku-naked-single-why = 一格填一个数字。如果它能看到其他所有数字，就只剩一个。
sudoku-naked-single-also = 唯余
sudoku-direct-pointing-rule = 宫区块让一个数字在另一宫里只剩一个位置，就填在那里。
sudoku-direct-pointing-why = 一宫里这个数字的位置都在同一行或列上，所以该行列的这个数字就在宫里，其余部分不能再有。与它相交的另一宫里就只剩一个位置：一眼看出的排除。
sudoku-direct-pointing-also = 区块排除
sudoku-direct-claiming-rule = 行列区块让一个数字在另一行或列里只剩一个位置，就填在那里。
sudoku-direct-claiming-why = 一行或列里这个数字的位置都在同一宫里，所以该宫的这个数字就在这行列上，宫的其余部分不能再有。与该宫相交的另一行或列里就只剩一个位置：一眼看出的排除。
sudoku-direct-claiming-also = 区块排除
sudoku-direct-hidden-pair-rule = 隐性数对让另一个数字在同一单元里只剩一个位置，就填在那里。
sudoku-direct-hidden-pair-why = 两个数字在一个单元里只有两格可填，这两格就被它们占满。如果其中一格原本可填第三个数字，那个数字就少了一个位置，这里便只剩一个。
sudoku-direct-hidden-triple-rule = 隐性三数组让另一个数字在同一单元里只剩一个位置，就填在那里。
sudoku-direct-hidden-triple-why = 三个数字在一个单元里只有三格可填，这三格就被它们占满。如果其中一格原本可填第四个数字，那个数字就少了一个位置，这里便只剩一个。

## 数独：区块与数组

sudoku-pointing-rule = 一个数字在宫里的位置都在同一行或列上，该行列的其余格就删去它。
sudoku-pointing-why = 这一宫需要这个数字，而它的位置都在同一行或列上。所以该行列的这个数字就在宫里，不在别处。
sudoku-pointing-also = 区块摒除
sudoku-claiming-rule = 一个数字在行或列里的位置都在同一宫里，该宫的其余格就删去它。
sudoku-claiming-why = 这一行或列需要这个数字，而它的位置都在同一宫里。所以该宫的这个数字就在这行列上，不在别处。
sudoku-claiming-also = 区块摒除
sudoku-naked-pair-rule = 单元里两格合起来只有两个候选数，就占去这两个；同在两个单元时两边都删。
sudoku-naked-pair-why = 两格分两个数字，各得一个。无论怎么分，两个数字都用掉了，所以这个单元的其他格都不能再有。如果两格还同属另一个单元，那里也一样。
sudoku-naked-triple-rule = 单元里三格合起来只有三个候选数，就占去这三个；同在两个单元时两边都删。
sudoku-naked-triple-why = 三格分三个数字，各得一个。无论怎么分，三个数字都用掉了，所以这个单元的其他格都不能再有。不必每格都有三个候选数。
sudoku-naked-quad-rule = 单元里四格合起来只有四个候选数，就占去这四个。
sudoku-naked-quad-why = 四格分四个数字，各得一个。无论怎么分，四个数字都用掉了，所以这个单元的其他格都不能再有。
sudoku-hidden-pair-rule = 单元里两个数字合起来只有两个位置，这两格就没有别的候选数。
sudoku-hidden-pair-why = 两个数字需要两格，而单元里正好只有两格给它们。所以这两格被它们占满，容不下别的数字。
sudoku-hidden-triple-rule = 单元里三个数字合起来只有三个位置，这三格就没有别的候选数。
sudoku-hidden-triple-why = 三个数字需要三格，而单元里正好只有三格给它们。所以这三格被它们占满，容不下别的数字。
sudoku-hidden-quad-rule = 单元里四个数字合起来只有四个位置，这四格就没有别的候选数。
sudoku-hidden-quad-why = 四个数字需要四格，而单元里正好只有四格给它们。所以这四格被它们占满，容不下别的数字。

## 数独：鱼

sudoku-x-wing-rule = 一个数字在两行（列）里只能在与两列（行）的交叉处，那两列（行）的其余格就删去它。
sudoku-x-wing-why = 两行（或两列）各需要这个数字，而且只能在与另外两列（或两行）的交叉处；两者各占其一。所以另外那两条的这个数字都在鱼里，不在别处。
sudoku-x-wing-also = X-Wing
sudoku-swordfish-rule = 一个数字在三行（列）里只能在与三列（行）的交叉处，那三列（行）的其余格就删去它。
sudoku-swordfish-why = 三行（或三列）各需要这个数字，而且只能在与另外三列（或三行）的交叉处；三者各占其一。所以另外那三条的这个数字都在鱼里，不在别处。
sudoku-swordfish-also = 剑鱼
sudoku-jellyfish-rule = 一个数字在四行（列）里只能在与四列（行）的交叉处，那四列（行）的其余格就删去它。
sudoku-jellyfish-why = 四行（或四列）各需要这个数字，而且只能在与另外四列（或四行）的交叉处；四者各占其一。所以另外那四条的这个数字都在鱼里，不在别处。
sudoku-jellyfish-also = 水母
sudoku-finned-x-wing-rule = 除了鳍就是二阶鱼：在鱼的覆盖范围内、又能看到所有鳍的格，删去这个数字。
sudoku-finned-x-wing-why = 如果鳍都不是这个数字，二阶鱼就成立，交叉的两条在鱼外不能再有。如果有鳍是，它能看到的格都不是。两种情况下都保不住这个数字的格，就可以删去它。
sudoku-finned-swordfish-rule = 除了鳍就是三阶鱼：在鱼的覆盖范围内、又能看到所有鳍的格，删去这个数字。
sudoku-finned-swordfish-why = 如果鳍都不是这个数字，三阶鱼就成立，交叉的三条在鱼外不能再有。如果有鳍是，它能看到的格都不是。两种情况下都保不住这个数字的格，就可以删去它。
sudoku-finned-jellyfish-rule = 除了鳍就是四阶鱼：在鱼的覆盖范围内、又能看到所有鳍的格，删去这个数字。
sudoku-finned-jellyfish-why = 如果鳍都不是这个数字，四阶鱼就成立，交叉的四条在鱼外不能再有。如果有鳍是，它能看到的格都不是。两种情况下都保不住这个数字的格，就可以删去它。
sudoku-franken-fish-rule = 行和宫对同样多的列和宫，或者列和宫对行和宫。
sudoku-franken-fish-why = 第一组单元各需要一个这个数字，在不同的格里，而这些格全在同样多的第二组单元里，每个单元只有一个。所以第二组刚好用完，别处不能再有。若有鳍，则在鳍都不是这个数字时成立。
sudoku-mutant-fish-rule = 任意几种单元，这个数字的位置互不重叠，全部被同样多的其他单元覆盖。
sudoku-mutant-fish-why = 第一组单元各需要一个这个数字，在不同的格里，而这些格全在同样多的第二组单元里，每个单元只有一个。所以第二组刚好用完，别处不能再有。两组里都可以行、列、宫混用。

## 数独：单数字结构

sudoku-skyscraper-rule = 两条平行的行或列各有一个数字的两个位置，其中两处同在一个单元。
sudoku-skyscraper-why = 同一单元里的两处，最多一处是这个数字。另一处所在的行或列，就要在远端填它。所以两个远端必有一个是这个数字，同时看到两者的格就不是。
sudoku-skyscraper-also = 多宝鱼
sudoku-two-string-kite-rule = 一行和一列各有一个数字的两个位置，其中两处同在一宫。
sudoku-two-string-kite-why = 同一宫里的两处，最多一处是这个数字。另一处所在的行或列，就要在远端填它。所以两个远端必有一个是这个数字，同时看到两者的格就不是。
sudoku-two-string-kite-also = 多宝鱼
sudoku-turbot-fish-rule = 两个单元各有一个数字的两个位置，其中两处互相看到。
sudoku-turbot-fish-why = 互相看到的两处，最多一处是这个数字。另一处所在的单元，就要在第二个位置填它。所以两个远端必有一个是这个数字，同时看到两者的格就不是。
sudoku-empty-rectangle-rule = 宫里一个数字的位置都在一行和一列上，其中一条又连着强链。
sudoku-empty-rectangle-why = 宫里的这个数字要么在那一行上，要么在那一列上。不在行上，就在列上；在行上，强链的远端就是这个数字。所以在那一列上、又能看到远端的格，不能是这个数字；行列互换也一样。

## 数独：翼

sudoku-remote-pair-rule = 候选数同为两个的格一个看一个，两数交替，所以首尾不同。
sudoku-remote-pair-why = 链上相邻的格互相看到，而且候选数都是同样两个，所以两数交替出现。经过偶数格，首尾不同：两个数字都齐了，所以同时看到首尾的格两个都不能填。
sudoku-remote-pair-also = 远程显性数对
sudoku-xy-wing-rule = 候选数为 x、y 的格看到 x、z 的格和 y、z 的格：后两格中必有一格是 z。
sudoku-xy-wing-why = 设中间那格是 x 或 y。如果是 x，候选数为 x、z 的那格就是 z；如果是 y，候选数为 y、z 的那格就是 z。两种情况下总有一格是 z，所以同时看到这两格的格不是 z。
sudoku-xyz-wing-rule = 候选数为 x、y、z 的格看到 x、z 的格和 y、z 的格：三格中必有一格是 z。
sudoku-xyz-wing-why = 设中间那格是 x、y 或 z。如果是 x，候选数为 x、z 的那格就是 z；如果是 y，候选数为 y、z 的那格就是 z；否则它自己就是 z。三格中总有一格是 z，所以同时看到三格的格不是 z。
sudoku-w-wing-rule = 两格的候选数同为两个，其中一个数字由强链相连：两格中必有一格是另一个数字。
sudoku-w-wing-why = 强链把第一个数字放进两格之一，而这两格各看到数对的一格。所以数对中总有一格不是第一个数字，那就是另一个数字：同时看到数对两格的格不能是它。
sudoku-wxyz-wing-rule = 一个双值格与三格的待定数组，有一个不能都有的公共数字。
sudoku-wxyz-wing-why = 一格有两个候选数，同一单元的三格又有比格数多一个的数字，其中一个数字不能两边都有。没有它的一边，其余数字就全都有。所以那一格的另一个数字不在那一格，就在那组格里，能看到它在两边所有位置的格就不是它。
sudoku-wxyz-wing-also = 小规模的待定数组
sudoku-vwxyz-wing-rule = 一个双值格与四格的待定数组，有一个不能都有的公共数字。
sudoku-vwxyz-wing-why = 一格有两个候选数，同一单元的四格又有比格数多一个的数字，其中一个数字不能两边都有。没有它的一边，其余数字就全都有。所以那一格的另一个数字不在那一格，就在那组格里，能看到它在两边所有位置的格就不是它。
sudoku-vwxyz-wing-also = 小规模的待定数组
sudoku-uvwxyz-wing-rule = 一个双值格与五格的待定数组，有一个不能都有的公共数字。
sudoku-uvwxyz-wing-why = 一格有两个候选数，同一单元的五格又有比格数多一个的数字，其中一个数字不能两边都有。没有它的一边，其余数字就全都有。所以那一格的另一个数字不在那一格，就在那组格里，能看到它在两边所有位置的格就不是它。
sudoku-uvwxyz-wing-also = 待定数组的一种

## 数独：以唯一解为前提

sudoku-unique-rectangle-rule = 两行、两列、两宫里的四格，不会只有同样两个数字；共有类型1到6。
sudoku-unique-rectangle-why = 如果四格都只有这两个数字，互换一下，别的格都察觉不到，就有第二个解。所以如果题目恰有一个解，四格中必有一个别的候选数成立。各种类型的区别在于这些候选数的位置。
sudoku-unique-rectangle-also = 致命结构
sudoku-avoidable-rectangle-rule = 矩形的四格都是推出来的，不是已知数，就不会是同样两个数字交错。
sudoku-avoidable-rectangle-why = 如果四格里两个数字交错，就可以互换：四格都不是已知数，没有什么把它们固定住。那就是第二个解。所以如果题目恰有一个解，最后一格是别的数字。
sudoku-hidden-rectangle-rule = 矩形有一角是双值格，强链又会让其余三角只剩这两个数字。
sudoku-hidden-rectangle-why = 在对角那格所在的行和列里，两个数字之一在矩形之外没有位置。如果那格是另一个数字，两个相邻的角就是前一个，四格里两数交错，可以互换成第二个解。所以如果题目恰有一个解，那格就不是另一个数字。
sudoku-unique-loop-rule = 六格以上的环，经过的每个单元里有两格，不会只有同样两个数字。
sudoku-unique-loop-why = 环经过的每个单元里都有它的两格，所以沿环互换两个数字，不会影响任何单元。如果这些格只有这两个数字，就有第二个解。所以如果题目恰有一个解，环上必有别的候选数成立。
sudoku-unique-loop-also = 致命结构
sudoku-bug-rule = 未填的格不会都是双值格，而每个数字在单元里又都是两处；有 BUG+1 和类型2到4。
sudoku-bug-why = 如果每个未填的格都只有两个候选数，每个数字在各单元未填的格里都只有两处，就没有哪个候选数占优：要么无解，要么多解。所以如果题目恰有一个解，多出的候选数里必有一个成立。
sudoku-bug-also = 全双值格致死解法、BUG+1

## 数独：链

sudoku-simple-colouring-rule = 由强链相连的各处交替染成两色，必有一色成立。
sudoku-simple-colouring-why = 强链两端恰有一个是这个数字。所以沿着强链把各处交替染成两色：一种颜色全对，另一种全错。同时看到两色的格，就能看到这个数字；一种颜色在同一单元里有两处，它就是错的。
sudoku-simple-colouring-also = 染色法
sudoku-multi-colouring-rule = 一个数字的两组染色：各有一色互相看到，相反的两色中就必有一个成立。
sudoku-multi-colouring-why = 两组里各有一色对、一色错。如果一组的一色能看到另一组的一色，两者就不会都对，所以两个相反的颜色中必有一个对。同时看到这两个相反颜色的格，不是这个数字。
sudoku-multi-colouring-also = 复合色链
sudoku-x-chain-rule = 一个数字的各处，强弱链交替相连：首尾至少有一个成立。
sudoku-x-chain-why = 假设第一处不是这个数字。由强链，第二处是，于是第三处不是，依此类推，最后一处是。所以首尾必有一个是这个数字，同时看到两者的格就不是。
sudoku-grouped-x-chain-rule = 行列与宫相交的几格可合成一个节点的同数链。
sudoku-grouped-x-chain-why = 行列与宫相交的几格可以合成一个节点：这个数字在其中，或者不在。其余与同数链一样：首尾必有一个是这个数字。
sudoku-grouped-x-chain-also = 区块同数链
sudoku-xy-chain-rule = 双值格一个看一个，各与下一格有公共候选数：首尾的数字至少有一个成立。
sudoku-xy-chain-why = 假设第一格不是这个数字，就是它的另一个候选数，于是下一格也是它的另一个，依此类推，最后一格是这个数字。所以首尾必有一个是，同时看到两者的格就不是。
sudoku-alternating-chain-rule = 候选数由强弱链交替相连：首尾至少有一个成立。
sudoku-alternating-chain-why = 假设第一个候选数不成立。由强链，第二个成立；由弱链，第三个不成立；依此类推，最后一个成立。所以首尾至少有一个成立，与两者都矛盾的就不成立。如果最后一个就是第一个，它就成立。
sudoku-alternating-chain-also = 不连续环
sudoku-nice-loop-rule = 首尾相接的标准链，相邻的两个恰有一个成立。
sudoku-nice-loop-why = 沿环走一个方向，隔一个候选数就有一个成立；否则其余的都成立。所以相邻的两个恰有一个成立，弱链上也是如此，与相邻两个都矛盾的就不成立。
sudoku-nice-loop-also = 首尾相接的标准链
sudoku-grouped-chain-rule = 行列与宫相交的几格可合成一个节点的标准链。
sudoku-grouped-chain-why = 行列与宫相交的几格可以合成一个节点：这个数字在其中，或者不在。其余与标准链一样：首尾至少有一个成立。
sudoku-sue-de-coq-rule = 行列里的格与宫里的格，合起来占尽交叉处的所有数字。
sudoku-sue-de-coq-why = 交叉处的格，加上行列里和宫里选出的格，数字总数正好等于格数，而且没有数字能放两次。所以每个数字恰好用一次，不在行列里就在宫里，那个单元的其余格就不能再有。

## 数独：待定数组

sudoku-als-xz-rule = 两个待定数组有一个不能都有的公共数字：它们的另一个公共数字必在其中一组。
sudoku-als-xz-why = 一组格的数字比格数多一个，就只缺一个数字，其余全都有。两组有一个数字不能都有，所以总有一组没有它，其余数字就全都有。因此两组共有的另一个数字必在其中一组，能看到它在那里所有位置的格就不是它。
sudoku-als-xz-also = ALS-XZ
sudoku-als-xy-wing-rule = 三个待定数组，中间的一组与另外两组各有一个不能都有的公共数字。
sudoku-als-xy-wing-why = 一组格的数字比格数多一个，就只缺一个数字。中间那组与外面两组各有一个不能都有的数字，它至少占去其中一个，失去数字的那组其余全都有。所以外面两组共有的数字必在其中一组，能看到它在那里所有位置的格就不是它。
sudoku-als-xy-wing-also = ALS-XY-Wing
sudoku-als-chain-rule = 待定数组一组接一组，各有一个不能都有的公共数字：两端共有的数字必在其中一端。
sudoku-als-chain-why = 每组都只缺一个数字，与下一组又各有一个不能都有的数字。如果第一组缺某个数字，它就有与下一组相连的那个；于是下一组没有它，就有再往下相连的那个，这样一直传到另一端。所以两端共有的数字必在其中一端。
sudoku-death-blossom-rule = 一格的每个候选数各连一个待定数组：各组共有的数字必在其中一组。
sudoku-death-blossom-why = 那一格总是它的候选数之一。无论是哪个，对应的那组就失去这个数字，其余全都有。所以各组共有的数字必在其中一组，能看到它在那里所有位置的格就不是它。
sudoku-aligned-pair-rule = 一格的候选数，如果与第二格的每个候选数都不能搭配，就不成立。
sudoku-aligned-pair-why = 第一格的每个候选数总要与第二格的某个候选数搭配。如果两者相同而两格又互相看到，或者两者合起来占尽另一格的候选数，这种搭配就不行。没有搭档的候选数不成立。
sudoku-aligned-triplet-rule = 一格的候选数，如果与另外两格的每种候选数组合都不能搭配，就不成立。
sudoku-aligned-triplet-why = 第一格的每个候选数总要与另外两格的候选数搭配。如果其中两个相同而所在的格互相看到，或者三者合起来占尽另一格的候选数，这种搭配就不行。没有搭档的候选数不成立。

## 数独：假设

sudoku-nishio-rule = 一个候选数靠同一数字的排除推出矛盾，就不成立。
sudoku-nishio-why = 如果那里是这个数字，它就在一个又一个单元里只剩一个位置，最后在某个单元里没有位置。每个单元都要有每个数字，所以那里不是。
sudoku-forcing-chains-rule = 一格的每个候选数，或一个数字的每个位置，各有链推出同样的结果，结果就成立。
sudoku-forcing-chains-why = 一格总是它的候选数之一，一个数字在单元里总有一个位置。各条链中总有一条从成立的出发，而所有链都推出同样的结果，所以结果成立。
sudoku-forcing-net-rule = 与强制链相同，或者一个候选数推出矛盾；出数的每一步可以依靠前面的好几步。
sudoku-forcing-net-why = 推出矛盾的假设不成立。而一格总是它的候选数之一，一个数字在单元里总有一个位置，所以每种都能推出的结果成立。这里一步可以依靠前面的好几步，所以是网，不是链。
sudoku-nested-net-rule = 一个候选数靠出数、区块、数对和二阶鱼推出矛盾，就不成立。
sudoku-nested-net-why = 推出矛盾的假设不成立，无论用什么可靠的步骤往下推。这里用的是出数、区块、数对和二阶鱼。
sudoku-nested-chains-rule = 一个候选数靠出数推出矛盾，途中又用到别的候选数靠出数推出的矛盾：两层假设。
sudoku-nested-chains-why = 推出矛盾的假设不成立。在第一个假设之下，再同样试第二个假设：如果它在那里不成立，相反的一面就随第一个假设成立，再接着出数。

## 水箱：水位

aquarium-same-height-rule = 一个横段要么全有水，要么全无水，已知一格就定下其余各格。
aquarium-same-height-why = 水箱里的水面齐平，所以同一高度要么都灌到，要么都没灌到：同一行里属于它的格都一样。如果只有连通的水才同高，就只适用于左右相连的格，以及在下面被水连通的格。
aquarium-joined-below-rule = 重力规则下，在下面相通的同高各格都一样，无论怎样相通。
aquarium-joined-below-why = 水箱一臂里的水流到各臂相通之处，在另一臂里升到同样的高度。所以两臂在那个高度的格都一样。
aquarium-water-below-rule = 有水的横段以下，各横段都有水。
aquarium-water-below-why = 水往下流。水箱里一格有水，箱内更低、与它相通的格也有水。
aquarium-water-below-also = 重力
aquarium-air-above-rule = 无水的横段以上，各横段都无水。
aquarium-air-above-why = 水往下流。无水格上方若有水，就会流下来，所以无水格上方也无水。
aquarium-air-above-also = 重力
aquarium-level-interval-rule = 水面不在两个横段之间，两段就一样；水面在那里，下段有水，上段无水。
aquarium-level-interval-why = 水箱里只有水面处从有水变成无水。如果水面不在某个高度，那个高度紧上方和紧下方的格要么都有水，要么都无水。如果水面在那里，下方有水，上方无水。

## 水箱：一行或一列

aquarium-line-full-rule = 一行或一列的水已达到提示数，未定的格都无水。
aquarium-line-full-why = 提示数是有水格的准确数目。已经够了，再多一格就超了。
aquarium-line-needs-all-rule = 一行或一列要灌满所有未定的格才够提示数，它们都有水。
aquarium-line-needs-all-why = 提示数是有水格的准确数目。如果没有标成无水的格刚刚够，就每格都有水。
aquarium-too-wide-rule = 横段比这一行还差的水还宽，就无水。
aquarium-too-wide-why = 一个水箱在一行里的各格，要么全灌，要么全不灌。如果比这一行还差的水多，就会超过提示数。
aquarium-indispensable-rule = 没有这个横段，这一行就凑不够提示数，它就有水。
aquarium-indispensable-why = 一个水箱在一行里的各格，要么全灌，要么全不灌。如果没有它，这一行就凑不够提示数，它就有水。
aquarium-stack-bottom-rule = 竖段比这一列可空的格数长，最低的几格就有水。
aquarium-stack-bottom-why = 一个水箱在一列里的格从底部灌起。这一列只能空几格；如果竖段比这还长，就不会全空，最低的几格无论如何都有水。
aquarium-stack-top-rule = 竖段比这一列还差的格数长，最高的几格就无水。
aquarium-stack-top-why = 一个水箱在一列里的格从底部灌起。这一列只差几格水；如果竖段比这还长，就不会全满，最高的几格无论如何都无水。

## 水箱：凑和

aquarium-odd-piece-rule = 一行未定的横段中，除了一段，宽度有公约数，所差水量的余数就决定那一段有没有水。
aquarium-odd-piece-why = 这一行未定的横段里，除了一段，宽度都能被一个公约数整除，所以灌进去的总是它的倍数。这一行还差的水，要么算上那一段才是这样的倍数，要么不算它才是，不会两者都行。
aquarium-odd-piece-also = 公约数是2时即奇偶性
aquarium-subset-sums-rule = 每种凑成提示数的选法都有的横段有水，都没有的横段无水。
aquarium-subset-sums-why = 一行由整段整段的水组成。把正好凑成所差水量的选法都看一遍：每种选法都有的横段有水，都没有的横段无水。
aquarium-combined-lines-rule = 别的水位已被排除之后，哪种凑法都用不到的水位就排除。
aquarium-combined-lines-why = 一行或列排除了某个水位，这个水箱的所有行列就都排除了它。剩下的水位少了，一列凑成提示数的方式也少了，哪种方式都用不到的水位就排除。
aquarium-two-lines-rule = 共有水箱的两行或两列，哪种同时满足两个提示数的凑法都用不到的水位就排除。
aquarium-two-lines-why = 同时在两条线里的水箱，灌水时两边一起变。所以只有能同时满足两个提示数的水位才可能，往往比分别满足各自的更少。
aquarium-crossing-lines-rule = 共有水箱的一行和一列，哪种同时满足两个提示数的凑法都用不到的水位就排除。
aquarium-crossing-lines-why = 同时在这一行和这一列里的水箱，灌水时两边一起变。所以只有能同时满足两个提示数的水位才可能，往往比分别满足各自的更少。
aquarium-total-water-rule = 一个水箱的水不超过总量还差的，空格数不超过总量可空的。
aquarium-total-water-why = 每格水在行里数一次，在列里也数一次，所以全部行的提示数，或全部列的提示数，合起来就是总水量。一个水箱灌的水不能超过还差的，空的格也不能超过可空的。
aquarium-total-sums-rule = 哪种凑成总水量的选法都用不到的水位就排除。
aquarium-total-sums-why = 每格水在行里数一次，在列里也数一次，所以全部行的提示数，或全部列的提示数，合起来就是总水量。每个水箱只能贡献几种水量；哪种凑成总量的选法都用不到的水位就排除。
aquarium-missing-sum-rule = 只有一条线没有提示数：它的水就是总量减去其他各线。
aquarium-missing-sum-why = 各行合起来的水与各列一样多。如果一方的提示数全给了，另一方只缺一个，缺的就是两者之差，可以照常使用。

## 水箱：假设

aquarium-tank-levels-rule = 水箱剩下的各个水位都推出同样的结果，或者除了一个都推出矛盾。
aquarium-tank-levels-why = 水箱总是某个水位。每个水位都能推出的结果，无论是哪个都成立；如果除了一个都推出矛盾，就是那一个。
aquarium-level-trial-rule = 推出矛盾的水位就排除。
aquarium-level-trial-why = 假定这个水位，一条线一条线地推下去，直到与提示数或水位矛盾。所以水箱不是这个水位。
aquarium-level-trial-also = 反证法

## 出处：书、程序、文章；名称照写，其余在此

source-folklore = 民间流传
source-the-article = 最初的那篇文章
source-jordan-curve-theorem = 若尔当曲线定理
source-article-on-aquarium-with-dancing-links = 用舞蹈链解水箱的文章
source-article-on-aquarium-with-dancing-links-figures-1-to-3 = 用舞蹈链解水箱的文章，图1到图3
source-article-on-aquarium-with-dancing-links-figure-4 = 用舞蹈链解水箱的文章，图4
source-article-on-aquarium-with-dancing-links-figure-5 = 用舞蹈链解水箱的文章，图5
source-article-on-aquarium-with-dancing-links-figure-6 = 用舞蹈链解水箱的文章，图6
