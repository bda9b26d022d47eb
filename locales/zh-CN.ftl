### 简体中文。读者看到的每一句话。

## 位置与列表

place-cell = R{ $row }C{ $col }
place-row = 第{ $row }行
place-col = 第{ $col }列
place-corner-top-left = R{ $row }C{ $col }左上角
place-corner-top-right = R{ $row }C{ $col }右上角
place-corner-bottom-left = R{ $row }C{ $col }左下角
place-corner-bottom-right = R{ $row }C{ $col }右下角
place-edge-top = R{ $row }C{ $col }上边
place-edge-bottom = R{ $row }C{ $col }下边
place-edge-left = R{ $row }C{ $col }左边
place-edge-right = R{ $row }C{ $col }右边
place-run = { $first }到{ $last }
place-run-top = { $first }到{ $last }的上边
place-run-bottom = { $first }到{ $last }的下边
place-run-left = { $first }到{ $last }的左边
place-run-right = { $first }到{ $last }的右边
place-four-sides = { $cell }的四条边
place-sides = { $cell }的{ $sides }
place-side-top = 上边
place-side-right = 右边
place-side-bottom = 下边
place-side-left = 左边
# 列表各项之间、最后一项之前、句子之间；_ 是空格。
list-comma = 、
list-and = 、
# 各项之中有的自己就是列表时。
list-of-lists-comma = ，
list-of-lists-and = ，
sentence-gap = {""}
sentence-end = 。
list-more = 另外{ $count }处

## 播放

playback-start = 还没有任何推论。请按播放，或前进一步。
playback-start-marked = 题目带有玩家的{ $count }处标记，盘面上已画出。步骤只从提示数推起。{ $wrong ->
    [0] 没有标记与已知相矛盾。
   *[other] 其中{ $wrong }处有误，已圈出。
}
playback-suppose = 假设{ $fact }。
playback-branch-done = 这种情况下，结果也一样。
playback-enumerate = 这种解法已推不下去：{ $undecided ->
        [0] 各格都已确定
       *[other] 还有{ $undecided }格未定
    }，只剩{ $cases }种情况，逐一尝试。
playback-case = 第{ $number }种情况不成立，共{ $of }种。
playback-case-search = 第{ $number }种情况不成立。
playback-solved = { $complete }每一步都是必然的，所以这是唯一解。
playback-solved-assuming = { $complete }有些步骤以唯一解为前提；是否如此，见结论。
playback-solution = 第{ $case }种情况全部符合。{ $complete }
playback-second-solution = 第{ $case }种情况是第二个解。{ $difference }
playback-exhausted = { $cases ->
    [1] 唯一的情况{ $survivors ->
        [0] 不成立，所以无解
       *[other] 成立，所以是唯一解
    }
   *[other] { $cases }种情况都试过了；{ $survivors ->
        [0] 没有一种成立，所以无解
        [1] 恰有一种成立，所以是唯一解
       *[other] 有{ $survivors }种成立
    }
}。
playback-first = { $rule }{ $told }
playback-here = { $rule }‖这里：{ $found }。
playback-many = { $count }
playback-then = 于是{ $found }。
playback-likewise = { $places }同理。
playback-follows = 由此得到{ $found }。
playback-sign = “{ $technique }”（{ $places }）
playback-continuation =
    .whole = 接着用简单规则：{ $signs }，得到{ $found }。
    .brief = 接着用简单规则：{ $found }。
playback-finish =
    .whole = 最后{ $count }格依次看去，每格要么是某个数仅剩的位置，要么只剩一个数可填。
    .brief = 最后{ $count }格一格接一格填出。
playback-counted = { $place }：{ $parts }
playback-row-opening = 开局
playback-row-scan = 扫描
playback-row-continuation = 后续推论
playback-row-finish = 收尾
playback-row-broken = 矛盾
playback-row-enumerate = 要试的情况
playback-row-case = 情况
playback-row-solution = 解
playback-row-exhausted = 情况试完

## 页面

language-name = 中文
language-dates = zh-CN
page-name = Clew
page-title = Clew：数回、数独、水族箱
page-embed-whole = 在 Clew 中打开
page-embed-empty = 此盘面的地址里没有题目。请重新复制嵌入代码。
page-copy-embed = 嵌入代码
page-copy-embed-play = 嵌入代码（可做题）
# 展示怎样嵌入盘面的页面：$page 是通往 Clew 的链接，$message 是代码。
embedding-title = 把盘面放进自己的网页
embedding-how = 在 { $page } 中打开一道题，在结论下方的“{ page-share-copy }”菜单里选“{ page-copy-embed }”，再粘贴到自己的网页里。选“{ page-copy-embed-play }”则由读者自己做。
embedding-keeps = 盘面不在读者的浏览器里保存任何内容；它只把自己的高度告诉外面的网页：消息 { $message }，本页就是照此调整的。
lost-title = 没有这个网页
lost-way = 请从 { $page } 的首页开始。
page-too-large = 这里有{ $size } MB，太大，无法在此读取。一道题最多1 MB，列表最多32 MB，图片最多200 MB；命令行程序可以读任意长的列表。
page-missing = Clew 有一部分没有送到。观看功能仍然可用；其他功能请先检查网络。
page-description = 用推理解数回、数独和水族箱。粘贴一道谜题，看它怎样一步步解开。
page-update = 新版本已经就绪。
page-reload = 重新加载
page-later = 以后再说
page-restarted = 后台运算意外中断，已重新开始。
page-language = 语言
page-no-script = Clew 在浏览器里解题，需要启用 JavaScript。
page-failed = Clew 没能启动：浏览器不支持 WebAssembly，或者页面有文件没有送到。请再试一次，或换用较新的浏览器。
page-slow = Clew 还在加载。网络可能较慢。
page-again = 再试一次
page-help-watching = 观看时
page-help-writing = 编辑时
page-help-playing = 做题时
page-help-making = 出题时
page-help-listing = 在题目清单里
page-help-more = 全部按键
make-key-begin = 在表单里：出新题
many-key-choose = 选择一行
many-key-ends = 到第一行、到最后一行
many-key-watch = 观看这道题
many-key-play = 自己解这道题
page-lead-edit = 填入提示数，立刻看到能推出什么。
page-lead-make = 选择新题的类型、大小和难度。
page-lead-many = 粘贴一批题目，或拖入文件。
page-lead = 粘贴一道数回、数独或水族箱。Clew 像人一样推理，每一步都说明理由。
page-ways = 谜题类型与技巧
page-kinds = 谜题类型
page-kind-aquarium = 水族箱
page-kind-slitherlink = 数回
page-modes = 页面
page-mode-play = 做题
page-mode-watch = 观看
page-mode-edit = 编辑
page-mode-make = 出题
page-mode-many = 评级
page-kind-sudoku = 数独
page-palette = 浅色或深色
page-help = 帮助
page-close = 关闭

page-paste-label = 题目
page-paste-placeholder = 粘贴或拖入题目
page-recognised = { $kind } { $rows }×{ $cols } · { $format }
page-puzzle-name = { $kind } { $rows }×{ $cols }
page-caption-told = 第{ $number }段，{ $name }。{ $sentence }
page-rules-aquarium = 给水箱灌水，同一水箱水面齐平，从底部灌起。数字表示该行或该列有水的格数。
page-rules-slitherlink = 画一条首尾相接的回路。数字表示该格四边中有几条属于回路。
page-rules-sudoku = 填入数字：每行、每列、每个粗线区域里，每个数字各出现一次。
page-show-me = 演示解法
page-play-it = 自己解
page-just-answer = 只看答案
page-still-shown = 盘面上仍是之前的{ $kind } { $rows }×{ $cols }。
page-readings = 这段文本有不止一种读法。是哪一道题？
page-show-place = 在文本中选中此处
page-samples = 示例
page-sample-opening = 先看这道：7×7
page-sample-stages = 三个阶段俱全：10×10
page-sample-article = 原文里的盘面：10×10
page-sample-small = 小：7×7，只用定式
page-sample-breakouts = 突围：10×10
page-sample-trials = 试探：10×10
page-sample-cases = 需要枚举：10×10
page-sample-medium = 中：15×15
page-sample-large = 大：20×20
page-sample-huge = 特大：30×30
page-sample-several = 多解：7×7
page-sample-none = 无解：7×7
page-sample-sudoku-small = 小：6×6
page-sample-sudoku-easy = 只用排除和唯余：9×9
page-sample-sudoku-fish = 三阶鱼：9×9
page-sample-sudoku-chains = 链：9×9
page-sample-sudoku-jigsaw = 异形宫：9×9
page-sample-sudoku-large = 大：16×16
page-sample-sudoku-huge = 特大：25×25
page-sample-aquarium-small = 小：6×6
page-sample-aquarium-medium = 中：10×10
page-sample-aquarium-gravity = 重力规则，连通的水同高：8×8
page-sample-aquarium-trials = 水位试探：15×15

page-board-label = { $rows }行{ $cols }列的盘面。步骤的说明在旁边。
page-counter-of = 共{ $of }
page-counter-tried = 已试
page-number = { $number }
page-start = 题目
page-caption-label = 段落
page-what-is-this = 这是什么？
page-assumes-unique = 需唯一解
page-position = 第{ $number }段，共{ $of }段

stage-slitherlink-patterns = 定式
stage-slitherlink-breakout = 突围
stage-slitherlink-enumeration = 试探
stage-sudoku-patterns = 基础
stage-sudoku-breakout = 鱼与链
stage-sudoku-enumeration = 试探
stage-aquarium-patterns = 计数
stage-aquarium-breakout = 凑和
stage-aquarium-enumeration = 试探
# “原文解法”一轮一轮走过的阶段。
stage-article-patterns = 1 定格
stage-article-breakout = 2 突围
stage-article-enumeration = 3 枚举
card-patterns = { $round ->
    [1] 第一阶段：由提示数定下的格
   *[other] 第一阶段，第{ $round }轮：现在定下的格
}
card-breakout = { $round ->
    [1] 第二阶段：让围内连成一片的格
   *[other] 第二阶段，第{ $round }轮：让围内连成一片的格
}
card-enumeration = 第三阶段：逐一试剩下的情形
card-patterns-none = { $round ->
    [1] 第一阶段：提示数定不下任何格。
   *[other] 第一阶段，第{ $round }轮：再也定不下别的格。
}
card-breakout-none = { $round ->
    [1] 第二阶段：没有哪个未定格会把围内断成两片。
   *[other] 第二阶段，第{ $round }轮：没有哪个未定格会把围内断成两片。
}
card-enumeration-none = 第三阶段：没有剩下的情形。

page-player = 播放器
page-timeline = 段落
page-play = 播放
page-pause = 暂停
page-play-on = 看看得出什么
page-wait = 等我想想
page-wait-what = 每到结论之前先停下，请观看者说出能推出什么
page-step-forward = 下一步：先看线索，再看结论
page-step-back = 后退
page-start-button = 回到开头
page-end = 跳到结尾
page-stage-next = 下一阶段
page-stage-prev = 上一阶段
page-detail = 详略
page-detail-what = 每一步都讲理由，或只讲关键的想法
page-detail-steps = 每一步
page-detail-ideas = 只讲想法
page-film-time = 影片时间：已放，全长
page-speed = 速度
page-speed-half = 0.5×
page-speed-single = 1×
page-speed-double = 2×
page-speed-fourfold = 4×
page-speed-sixteenfold = 16×
page-speed-max = 最快
page-player-more = 开头、结尾、阶段、速度
page-another = 换一道题

page-line-numbers = 行列编号
page-told = { $ideas ->
    [0] { $chapters }段
   *[other] { $ideas }个思路，{ $chapters }段
}（{ $steps }步）
page-scan = 扫描：{ $what }
page-places = { $places }
page-why = 为什么？
page-why-chain = 为什么{ $place }是这样？用到{ $of }步中的{ $count }步。
page-why-back = 回到全部步骤
page-verdict-label = 结论
page-solving = 正在求解
page-verdict-unique = 唯一解
page-verdict-several = 多解
page-verdict-failed = 求解失败
page-trouble-loading = Clew 的一部分还在加载……
page-trouble-failed = 求解失败：Clew 的一部分没有载入，或意外停止。
page-verdict-none = 无解
page-verdict-open = 已停止
page-verdict-unreadable = 这不是题目
page-level = 难度{ $level }
page-level-cases = 难度{ $level }：需要枚举
page-level-search = 难度{ $level }：需要搜索{ $technique ->
    [0] {""}
   *[other] （最难的技巧：难度{ $technique }）
}
# The form is "short" (less than a minute), "minutes", "hours" or "longest" (more than four hours).
page-expected = { $form ->
    [short] 熟练者不到1分钟
    [hours] 熟练者约需{ $hours }小时
    [longest] 熟练者要4小时以上
   *[minutes] 熟练者约需{ $minutes }分钟
}
page-expected-brief = { $form ->
    [short] <1分钟
    [hours] { $hours }小时
    [longest] >4小时
   *[minutes] { $minutes }分钟
}
page-steps = { $count }步
page-cases = { $count }种情况
page-times = { $count }次
page-used = 本题用了{ $count }次：
page-techniques = { $count ->
    [1] 1种技巧：{ $hardest }
   *[other] { $count }种技巧，最难的是“{ $hardest }”
}
page-milliseconds = { $time }毫秒
page-seconds = { $time }秒
page-stop = 停止
page-resume = 继续
page-progress-cases = 已试{ $of }种情况中的{ $tried }种
page-progress-search = 已试{ $tried }种可能
page-progress-looking = 正在看{ $place }
page-progress-thinking = 正在找下一步
page-list = 全部段落
page-skip = 跳到输入框

page-method = 方法
page-method-chosen = 方法与选项：{ $method }
page-method-human = 人工技巧
page-method-article = 原文解法
page-assume-unique = 假定唯一解
page-numerals = 大于9的数用数字，不用字母

page-share-label = 复制、保存或打印
page-share = 分享
page-share-picture = 图片或动图
page-share-copy = 复制为……
page-share-explanation = 讲解
page-copy-link = 复制链接
page-copy-format = { $format }
page-save-svg = 图片存为 SVG
page-save-png = 图片存为 PNG
page-save-gif = 讲解存为动图
page-save-gif-chapter = 本段存为动图
gif-drawing = 已画好{ $done }幅，共{ $of }幅……
gif-ready = 动图：{ $pictures }幅，{ $kilobytes } KB。
gif-most = 只到第{ $count }幅为止。
gif-failed = 动图没有做成。请检查网络后重试。
gif-save = 保存
gif-words = 附带文字说明
gif-cancel = 取消
page-save-text = 讲解存为文本
page-save-markdown = 讲解存为 Markdown
print-menu = 打印
print-all = 全部打印
print-per-sheet = 每页{ $count }题
print-title = 题目
print-solutions = 答案
print-several = 有多个解；图中是各解共有的部分
print-none = 无解
print-unsolved = 未解出：用时过长
print-preparing = 正在为答案页解第{ $done }题，共{ $of }题……
print-most = 只打印列表中的前{ $count }题。
page-print-two = 打印讲解，每页2段
page-print-four = 打印讲解，每页4段
page-copied = 已复制
page-copy-refused = 浏览器不允许复制，请在这里手动复制：

page-help-what = 粘贴一道题，看它怎样解开。每一步都说明理由，并标出所依据的提示数。
page-privacy = 全部在本地浏览器里计算，不上传任何数据。
page-key-play = 播放或暂停
page-key-chapter = 后退、前进：线索、结论、下一段；按住可连续
page-key-step = 后退一步、前进一步
page-key-stage = 上一阶段、下一阶段
page-key-ends = 回到开头、跳到结尾
page-key-speed = 加快、放慢
page-key-what = 解释当前的技巧
page-key-why = 为什么？列出当前这一步所依据的步骤
page-key-fit = 显示整个盘面
page-key-paste = 粘贴题目，焦点在哪里都行
page-key-help = 打开帮助
page-key-close = 关闭对话框或菜单

## 盘面上的记号

key-title = 盘面上的记号
key-cross = { $kind ->
    [slitherlink] 这条边没有线
    [aquarium] 这格无水
   *[other] {""}
}
key-ring = { $kind ->
    [slitherlink] 这一步用到的提示数
    [aquarium] 这一步用到的提示数或水
   *[other] 这一步用到的数字
}
key-halo = { $kind ->
    [slitherlink] 这一步用到的线、叉或顶点
    [aquarium] 这一步用到的无水格
   *[other] 这一步用到的、先前填入的数字
}
key-hatching = { $kind ->
    [aquarium] {""}
   *[other] 这句话所说的格
}
key-inside = { $kind ->
    [slitherlink] 围内
   *[other] {""}
}
key-outside = { $kind ->
    [slitherlink] 围外（没有底色的格未定）
   *[other] {""}
}
key-part = { $kind ->
    [sudoku] 这句话所说的行、列或宫
   *[other] {""}
}
key-ray = { $kind ->
    [sudoku] 这个数字排除了射线末端的位置
   *[other] {""}
}
key-spare = { $kind ->
    [sudoku] 这个数字也能排除，但不需要用到
   *[other] {""}
}
key-struck = { $kind ->
    [sudoku] 这个候选数被删去
   *[other] {""}
}
key-chain = { $kind ->
    [sudoku] 实线：前者不成立，后者就成立；虚线：前者成立，后者就不成立
   *[other] {""}
}
key-supposed = 假设及其后果
key-order = 依次推出的顺序，“?”是假设
key-clash = 这里有矛盾
key-bridge = { $kind ->
    [slitherlink] 未定的格：区域如何相连取决于它
   *[other] {""}
}
key-tally = { $kind ->
    [aquarium] 这一行列还差的水和最多可空的格数
   *[other] {""}
}
key-piece = { $kind ->
    [aquarium] 一起灌水的未定格及其格数
   *[other] {""}
}
key-tick = { $kind ->
    [aquarium] 勾：这个水位符合提示数；叉：不符合
   *[other] {""}
}
key-case = 正在尝试的情况

## 等待观看者的演示

quiz-ask = 能推出什么？先点位置，再选标记。
quiz-keys = { $sort ->
    [place] 按键：方向键移到该处；回车键直接看答案。
    [edge] 按键：空格键画线，X 键打叉；回车键直接看答案。
    [digit] 按键：数字键，按住 Shift 表示不是；回车键直接看答案。
   *[cell] 按键：空格键选前者，X 键选后者；回车键直接看答案。
}
quiz-at = 当前：{ $place }。
quiz-show = 看答案
quiz-mark = { $sort ->
    [digit] { $digit }
    [edge] 线
   *[cell] { $kind ->
        [aquarium] 水
       *[other] 围内
    }
}
quiz-other-mark = { $sort ->
    [digit] 不是{ $digit }
    [edge] 叉
   *[cell] { $kind ->
        [aquarium] 无水
       *[other] 围外
    }
}
quiz-right = 答对了。
quiz-excluded = 现在能推出的结论排除了{ $place }的这个标记。
quiz-known = { $place }已经确定了。
quiz-known-digit = { $place }是不是{ $digit }已经确定了。
quiz-later = { $place }确实如此，但要到第{ $chapter }段（{ $rule }）才能推出。
quiz-false = { $place }并非如此：见第{ $chapter }段（{ $rule }）。
quiz-nothing = 没有哪一步在{ $place }得出结论。

## 自己解题

play-standing = 目前状况
play-tools = 操作
play-options = 做题设置
play-settings = 设置
settings-title = 设置
settings-board = 盘面
settings-timer = 显示时间
settings-clashes = 标出违规之处
settings-ceiling = 提示所用技巧的最高难度
settings-ceiling-none = 任何难度
settings-ceiling-level = 难度{ $level }
settings-marks = 线与标记
settings-marks-fine = 细
settings-marks-usual = 适中
settings-marks-bold = 粗
settings-appearance = 颜色
settings-appearance-system = 跟随系统
settings-appearance-light = 浅色
settings-appearance-dark = 深色
settings-aids = 辅助
settings-crosses = 数回：顶点或提示数已满时，其余的边自动打叉
settings-fill-notes = 数独：自动填候选数（中注）
settings-clean-notes = 数独：填数后清除被排除的注记
settings-alike = 数独：高亮相同数字
settings-dims = 数独：淡显会冲突的数字键
settings-levels = 水族箱：同一水箱的水自动齐平
settings-hand = 操作
settings-keypad = 小键盘
settings-keypad-left = 靠左
settings-keypad-middle = 居中
settings-keypad-right = 靠右
settings-pans = 单指移动盘面
settings-long-press = 长按的时长
settings-device = 设备
settings-vibrates = 振动
settings-sounds = 音效
settings-music = 音乐
settings-awake = 做题时屏幕常亮
kept-title = 保存在此浏览器
kept-whole = 共约 { $size }，全部只留在本设备上。
kept-kilobytes = { $amount } KB
kept-megabytes = { $amount } MB
kept-games = { $count ->
    [0] 没有题目
   *[other] { $count }道题的进度
}
kept-games-remove = 导出后删除
kept-games-ask = 先把全部进度导出成文件。选中该文件后，Clew 会读一遍，并删除文件里有的进度。
kept-games-check = 已有{ $count }局导出成文件。请选中刚导出的文件：Clew 删除其中能读到的进度。
kept-games-choose = 选择文件
kept-games-unchecked = 不检查就删除
kept-games-removing = 正在删除……
kept-games-removed = { $count ->
    [0] 没有删除任何进度。
   *[other] 有{ $count }局已导出成文件，并从这里删除。
}{ $left ->
    [0] {""}
   *[other] 有{ $left }局保留：文件里没有，或之后有变化。
}
kept-settings = 设置
kept-settings-remove = 重置
kept-settings-ask = 全部设置恢复为最初的样子。
kept-settings-removed = 全部设置已恢复为最初的样子。
kept-files = 供离线使用的页面文件
kept-files-remove = 删除
kept-files-ask = 下次打开时会重新获取。
kept-files-removed = 已删除。下次打开时会重新获取。
kept-keep = 保留
kept-undo = 撤销
play-board-label = { $rows }行{ $cols }列的盘面，可自己解题。方向键移动。
play-told = { $last }{ $count ->
    [0] 还没有标记。
   *[other] 共{ $count }处标记。
}{ $cursor }
play-told-last = { $mark }。
play-undo = 撤销
play-redo = 重做
play-reset = 清除全部标记
play-suppose = 假设
play-keep = 保留
play-drop = 放弃
play-pads = 标记的种类
play-pad-entry = 数字
play-pad-corner = 角注
play-pad-centre = 中注
play-pad-strike = 删数
play-digits = 数字
play-digit-left = { $digit }，{ $left ->
    [0] 已用完
   *[other] 还剩{ $left }个
}
play-erase = 擦除
play-candidates = 候选数
play-candidates-what = 填上所有候选数，或把它们清除
play-hint = 提示
play-hint-technique = 用什么技巧？
play-hint-practise = 练习这个技巧
play-hint-evidence = 给我看依据
play-hint-on = 由此可得？
play-hint-do = 替我标上
play-hint-follow = 一并标上
play-watch = 看解题过程
play-beforehand-several = 这道题有多个解，解出任何一个都算完成。
play-beforehand-none = 这道题无解，做不完。
play-hint-where = 看这里：可以推出新的内容。
play-hint-if = 如果{ $facts }，那么：
play-hint-within = 如果这次试探成立，那么：
play-hint-named = 请用这种技巧：“{ $technique }”。
play-check = 检查
play-hint-mistake = 找出错处
play-check-first = 最早错在哪里？
play-check-which = 错在哪里？
play-check-why = 为什么错？
play-thinking = 正在看已有的标记……
play-solved = 已解出
play-well-done = 解开了。
play-back-before = 回到第一处错误之前
play-conclude = 得出结论
play-conclude-do = 标上相反的结论
play-not-refuted = 这个矛盾推翻不了假设：它出自后来的一处标记。
play-wrong-before-trial = 假设之前已有一处标记错了，所以这次试探什么也证明不了。检查可以指出是哪一处。
play-why-where = 为什么是这样？点盘面上的一处。
play-why-printed = { $place }是提示数，不需要理由。点另一处。
play-why-digit = 哪个数字？点下面的数字，或按它的键。
play-film = 盘面上的理由
play-film-back = 上一个理由
play-film-next = 下一个理由
play-film-steps = 全部理由
play-hint-ahead = { $left ->
    [1] 这一步之后会有更容易的一步。
   *[other] 还要{ $left }步左右这样的推理，才会遇到更容易的一步。
}
play-review = 复盘
play-review-forced = 必然：{ $count }
play-review-guess = 猜的：{ $count }
play-review-wrong = 错误：{ $count }
play-review-bookkeeping = 只是补标，没有新推理：{ $count }
play-review-tried = 试探后放弃：{ $count }
play-review-hint = 来自提示：{ $count }
play-review-moments = 值得再看：
play-review-all = 全部步骤
play-review-find = 自己找找看
play-review-move = { $mark }，用时{ $took }。
play-review-at-once = { $mark }，几乎没有停顿。
play-review-needed = 练练需要提示的技巧：
play-review-no-mark = 撤去标记
exercise-label = 练习
exercise-position = 第{ $number }题
exercise-looking = 正在找局面……
exercise-none = 没有找到以“{ $technique }”为最容易一步的局面。请换一种技巧。
exercise-nothing = 在这个局面里，没有技巧能推出新东西。
exercise-find = 从盘面上已有的能推出东西。请标出来。
exercise-find-technique = 这里最容易的一步是“{ $technique }”。请标出它推出的任何一处。
exercise-unmarked = 还没有做任何标记。
exercise-other = 这个标记也许没错，但不是由最容易的一步推出的。请撤销，或看看别处。
exercise-found = 找到了。
exercise-shown = 就是这一步。
exercise-next = 下一题
exercise-check = 检查我的答案
exercise-show = 演示一下
exercise-leave = 回到原来的题目
spoken-toggle = 文字盘面
spoken-board = 文字盘面。方向键移动；R 读行，L 读列，B 读相关的格，N 读还剩什么，G 读数字可填之处，U 读刚才的变化。
spoken-place = { $place }：{ $words }
spoken-words = { $words }
spoken-blank = 空白
spoken-dot = 点
spoken-clue = 提示数{ $number }
spoken-given = 已知数{ $digit }
spoken-digit = { $digit }
spoken-listed = 候选数{ $digits }
spoken-centre = 中注{ $digits }
spoken-corner = 角注{ $digits }
spoken-water = 有水
spoken-dry = 无水
spoken-row = 行：{ $words }。
spoken-column = 列：{ $words }。
spoken-around = { $words }。
spoken-left = { $words }。
spoken-left-clue = { $place }：{ $needed }已有{ $placed }，未定{ $room }
spoken-left-digit = 还差{ $missing }个{ $digit }
spoken-left-open = { $count ->
    [0] 什么也不剩了。
   *[other] 还有{ $count }个提示数没有满足。
}
spoken-room = { $digit }可以填在{ $places }。
spoken-no-room = { $digit }无处可填。
spoken-none = 这里没有可说的。
spoken-changed = { $words }。
spoken-marks = { $count ->
    [0] 盘面上没有标记。
   *[other] 盘面上有{ $count }处标记。
}
spoken-nothing-changed = 还没有走过一步。
spoken-no-effect = 没有变化。
play-history = 这一局的步骤
play-history-at = 共{ $all }步，现在第{ $done }步
play-checkpoint-name = 新检查点的名称
play-checkpoint-numbered = 检查点{ $number }
play-checkpoint-set = 设检查点
play-checkpoint-return = 回到“{ $name }”
play-clashes = 标出违规之处
play-key-move = 移动光标；数独里按住 Shift 可选多格
play-key-draw = 把刚走过的边画线或打叉；给水箱灌到该层
play-key-shade = 数回的格：围内、围外
play-key-dry = 水族箱的格：无水
play-key-digit = 填数字；没有选中格时，先按数字再点格（锁定该数字）
play-key-note = 角注、中注
play-key-pad = 数字、角注、中注、删数
play-key-erase = 擦除选中的格
play-key-undo = 撤销一步、重做一步
play-key-coach = 提示、检查、为什么
play-key-lines = 读出行、列，以及宫、水箱或提示数
play-key-left = 读出还剩什么、数字可以放在哪里、刚才的变化
play-key-film = 下一个理由、上一个理由
play-gestures-slitherlink = 点一条边：线、叉、空白依次切换。沿着点拖动可画线；右键或长按打叉。点格的中间：围内、围外。按键：方向键走动，Enter 画线，Space 打叉，I 和 O 染色，H 提示，Ctrl+Z 撤销。
play-gestures-sudoku = 先选格，再按数字。Shift 加数字：角注；Ctrl 加数字：中注。没有选中格时，先按数字再点格（锁定该数字）。H 提示，K 检查，Ctrl+Z 撤销。
play-gestures-aquarium = 点一格：灌水到此处；右键或长按：此处以上无水。拖动可一次标多格。按键：方向键移动，Enter 灌水，X 无水，H 提示，Ctrl+Z 撤销。
play-time = 已用时间
play-paused = 已暂停。盘面已遮住，计时停止。
play-paused-plain = 已暂停。盘面已遮住。
play-go-on = 继续
games-label = 我的题目
play-games = 我的题目
games-continue = 继续
games-none = 没有进行中的题目。选一道开始吧。
play-link-marks = 复制带标记的链接
games-new = 新题
games-kind = 谜题类型
games-size = 大小
games-difficulty = 难度
games-gentle = 轻松
games-steady = 普通
games-tricky = 困难
games-fierce = 地狱
games-techniques = { $difficulty }：会用到的技巧（{ $count }种以内）
games-begin = 新题
games-more = 更多选择……
games-stop = 停止
games-making = 正在出题……
games-unmade = 没有找到这样的题目。请再试一次，或换个大小。
games-days = 每日一题
games-days-what = 选同样类型、大小和难度的人，得到同一道题。
games-days-changed = { $date }之前的题目出自旧版，无法再生成：那些日子现在是另外的题目。
games-today = 今天的题
games-yesterday = 昨天的题
games-any-day = 其他日期
games-bring = 从链接、文本或文件导入
games-name-day = { $puzzle }，{ $difficulty }，{ $day }
games-daily = { $day }每日一题：{ $puzzle }
games-suggested-solved = { $puzzle } ✓
games-name-chosen = { $puzzle }，{ $difficulty }
games-standing = { $part }% · { $ago }
games-ago-now = 刚刚
games-ago-minutes = { $count }分钟前
games-ago-hours = { $count }小时前
games-ago-days = { $count }天前
games-rename = 改名
games-rename-label = “{ $name }”的新名称
games-delete = 删除
games-delete-label = 删除“{ $name }”
games-deleted = 已删除“{ $name }”。
games-undelete = 恢复
games-all = 显示全部{ $count }局
games-save = 导出全部进度
games-unread = 有{ $count }局无法读取：保存其文本
games-not-kept = 这个浏览器不为本页保存任何内容。进度只保留到页面关闭。
games-outdated = 另一个标签页里开着更新的 Clew。请重新加载本页；进度会保留。
games-older = 进度由更新的 Clew 保存，这个较旧的版本无法读取。进度仍会保留；等本页更新后就能看到。
games-blocked = 另一个标签页里开着较旧的 Clew。请关闭或重新加载那个标签页，这里才能保存进度。
games-copied = 这一局在另一个标签页里也做过。这里的步骤已另存为一局；两局都在“我的题目”里。
games-set-aside = 这道题的存档无法读取，已作为文本留在“我的题目”里。
games-unloaded = 浏览器暂时读不出这一局的进度；Clew 会再试。在此之前走的步骤会另存为一局。
games-importing = 正在读取进度文件：{ $percent }%
games-imported-between = {""}
games-imported-unread = 有{ $count }行无法读取，已作为文本留在“我的题目”里。其中第一行开头是“{ $quote }”。
games-imported-unstored = 文件里有{ $count }局或行，浏览器没能保存。请保留该文件。
files-opened = 已打开“{ $name }”。
files-unopened = 有{ $count }个文件没有打开，第一个是“{ $name }”。请逐个打开。
games-imported-cut = 浏览器没能把文件读完。请再试一次。
games-saving = 正在导出进度：{ $percent }%
games-unsaved = 浏览器没能生成进度文件。进度仍在这里。
games-imported = { $count ->
    [0] 文件里没有读到进度。
   *[other] 从文件里读到{ $count }局。
}
games-notice-full = 浏览器已没有空间保存进度。请先导出全部进度，再删除几局；走下一步后，Clew 会再次尝试保存。
games-notice-silent = 浏览器的数据库没有响应。Clew 先显示另外备份的进度，新的步骤也备份在那里，直到数据库恢复响应。
games-reload = 重新加载
finish-label = 本局结束
finish-told = 解得漂亮：用时{ $time }，{ $help }；{ $expected }。
finish-told-time = 解得漂亮：用时{ $time }，{ $help }。
finish-more = 难度与成绩
finish-share = 分享成绩
# 复制的内容；链接另起一行。
finish-shared = Clew · { $puzzle }：用时{ $time }，{ $help }
finish-help = { $hints ->
    [0] { $questions ->
        [0] 没有用提示
       *[other] 检查、询问和看答案共{ $questions }次
    }
   *[other] 用了{ $hints }次提示{ $questions ->
        [0] {""}
       *[other] ，检查、询问和看答案共{ $questions }次
    }
}
finish-grade = { $difficulty }，{ $grade }
finish-hardest = 最难的技巧：{ $technique }
finish-first = 同类中的第一局
finish-quickest = 同类中最快的一局
finish-behind = 最好成绩：{ $best }
finish-next = 再来一道同样的
finish-harder = 来道难些的
history-title = 已完成
history-all-kinds = 所有类型
history-again = 再做一遍
# $time 是简短的时间，如“6分钟”。
history-expected = 预计{ $time }
times-title = 我的用时
times-which = 类型与大小
times-told = 共{ $count }局，最快{ $best }，半数在{ $median }以内。
times-legend = 从左到右，越低越快；空心圆用过提示。
calendar-title = 日历
calendar-earlier = 上个月
calendar-later = 下个月
calendar-legend = 实心的日子已解出，带框的已开始；按上面所选的类型、大小和难度计。
calendar-solved = { $day }，已解出
calendar-begun = { $day }，已开始
calendar-new = { $day }

about-title = 关于
about-keys = 按键
about-data = 进度存在哪里
about-data-words = 全部在本地浏览器里计算和保存，不上传任何数据。清除网站数据会删掉进度；导出成文件可以保留。
about-sources = 出处
about-sources-words = 每个技巧的页面都写明所出自的书、程序或教程。Clew 是自由软件，采用 MIT 许可证。
about-version = 版本{ $version }

## 题目文本的格式

format-aquarium-file = 先水箱，后提示数
format-aquarium-task = puzzle-aquarium.com 题目代码
format-aquarium-top = 先提示数，后水箱
format-aquarium-digits = 先提示数，后水箱，不带空格
format-array = 行的数组
format-edited = 当前编辑的盘面
format-game = 正在解的题
format-sample = 示例
format-comma = 写在一行里的各行提示数
format-csv = 表格
format-grid = 各行提示数
format-header = 大小与各行提示数
format-janko = janko.at 文本
format-kanpen = Kanpen 文件
format-fpuzzles = f-puzzles 链接
format-penpa = Penpa+ 链接
format-loopy-link = Loopy 链接（Simon Tatham）
format-solo-link = Solo 链接（Simon Tatham）
format-sudokupad = SudokuPad 链接
format-loopy-id = Loopy 游戏编号
format-loopy-save = Loopy 存档
format-puzzle-loop = puzzle-loop.com 题目代码
format-pzpr-file = puzz.link 文件
format-picture = 从图片读取
format-clew = Clew 链接
format-pzpr-link = puzz.link 链接
format-pzpr-path = puzz.link 路径
format-solo-id = Solo 游戏编号
format-solo-save = Solo 存档
format-sudoku-candidates = 候选数表
format-sudoku-candidate-line = 写在一行里的各格候选数
format-sukaku-path = 写在一行里的候选数数独
format-sudoku-hexadecimal = 写在一行里的数字0到F
format-sudoku-hodoku = HoDoKu 题库行
format-sudoku-line = 写在一行里的数字
format-sudoku-sdk = SadMan 文件
format-sudoku-taxonomy = 题集中的一行
format-sudoku-wiki = SudokuWiki 链接
format-sudoku-link = 含整个盘面的链接
format-sudoku-loose = 数字与空白格，其余略去
format-sudoku-task = puzzle-sudoku.com 题目代码
format-slitherlink-drawn = 画出点与边的盘面
format-slitherlink-line = 写成一行的方形盘面
format-open-sudoku = OpenSudoku 的棋局
format-places = 带有位置的各格
format-markup = HTML 或 XML
format-program = 程序文本或 JSON 中的列表
format-table = 文本中的表格

# 图中带有规则的部分。
word-drawn-arrows = 箭头
word-drawn-cages = 笼框
word-drawn-symbols = 符号
word-drawn-thermometers = 温度计

## 读入时觉得奇怪之处

warning-file-marks = 文件里的线和叉与盘面大小不符，已略去；提示数是完整的。
warning-link-sums = 链接提前结束，缺{ $count }个提示数，已当作未给出。是不是没有复制完整？
warning-link-letters = 链接里有{ $count }个字母没有意义，已当作空白格。
warning-link-long = 链接在最后一格之后还有{ $count }个字符，已忽略。
warning-link-short = 链接提前结束，少{ $count }格；其余当作空白格。是不是没有复制完整？
warning-link-marks = 链接中有{ $count }个标记不适用于这个盘面，已略去。
warning-link-variant = 链接注明了变体“{ $variant }”，已忽略；按通常规则处理。
warning-penpa = 图中有{ $count }个对象没有读取：只读提示数和粗线。
warning-link-unknown = 链接里有{ $count }个已知数无法识别，已当作空白格。
warning-more-puzzles = 文本里还有{ $count }道题；只读了第一道。

warning-aquarium-tank = 文本没有说明分岔的水箱里水位如何。这里整个水箱的水位一样高。
warning-aquarium-water = 文本没有说明分岔的水箱里水位如何。这里每片连通的水各有自己的水位。
warning-left-over = 没有用到“{ $text }”。如果它属于这道题，请将盘面与原文对照。
warning-variant = 文本写着“{ $text }”，所以按这条规则读入。
warning-letters = 有些字母按数字读入：O 作0，l 作1。请将盘面与原文对照。
warning-columns-first = 文本逐列填写盘面，所以最前面的数字成为第一列。
warning-loose = 只读取了数字和空白格，其余内容都已略去。请将盘面与原文对照。
warning-totals = 各行提示数合计{ $rows }，各列合计{ $cols }，所以不可能有解。
warning-sudoku-candidates = 只凭已知数有多个解，所以列出的候选数也算作提示数。
warning-wide = 全角字符已按半角读入。

## 为什么不是题目：长度

error-length-aquarium = { $rows }行、每行{ $cols }个水箱编号之后，必须有两行提示数：一行是各行的，一行是各列的。请增删数字，使之相符。
error-length-borders = 链接里的隔墙占{ $found }个字符；这个大小应为{ $expected }个。请重新复制链接。
error-length-file = 文件提前结束。大小之后应有竖墙、横墙，以及带提示数的盘面。请完整复制。
error-length-file-line = 文件的这一行有{ $found }项；这个大小应为{ $expected }项。请原样粘贴整个文件。
error-length-sums = 链接里的提示数太多：应有{ $expected }个，每行每列各一个。请重新复制链接。
error-length-task = { $sums }个提示数和{ $cells }格凑不成盘面：每行每列各应有一个提示数。请完整复制题目代码。
error-length-task-size = 题目代码有{ $sums }个提示数和{ $cells }格，但前面写的大小是{ $cols }×{ $rows }：每行每列各应有一个提示数。请改正大小，或将其省去。
error-length-task-empty = 题目代码有一部分是空的。题目代码由提示数、分号和各格所属的水箱组成。请完整复制。
error-length-task-parts = 题目代码有{ $found }个部分；应有两个：提示数、分号、各格所属的水箱。

error-length-array = 数组没有结尾：缺右括号或引号。请完整复制。
error-length-header = 第{ $row }行有{ $found }格；开头写的大小是{ $expected }。请改正这一行或大小。
error-length-long = 描述在最后一格之后还没结束：到第{ $place }个字符处已超过{ $expected }格。请检查大小和文本结尾。
error-length-line = 这一行有{ $found }个符号。一行写成的数独有16、36、81、256或625个，或者其他可分成宫的边长的平方：每格一个，空白格用点号。
error-length-none = 这里有行，但行里没有格。空白格请用点号。
error-length-row = 第{ $row }行有{ $found }格，其他行有{ $expected }格。复制时是不是丢了空格？空白格请用点号，也可以在输入框里改正。
error-length-rows = 这里只有{ $found }行；开头写的大小是{ $expected }。请完整复制，或改正大小。
error-length-save-key = 存档里没有“{ $key }”这一行。请重新保存，并粘贴整个文件。
error-length-save-value = 存档里的“{ $key }”有{ $found }个字符；文件写明是{ $expected }个。请原样粘贴整个文件。
error-length-short = 描述到第{ $found }格就结束了；{ $cols }×{ $rows }需要{ $expected }格。是不是没有复制完整？
error-length-link-cells = 链接里有{ $found }格。数独有81、256或625格。请重新复制链接。
error-length-square = 这里有{ $rows }行，第一行有{ $cols }格。数独的行数与列数相同。
error-length-tokens = 第{ $row }行有{ $found }格，其他行有{ $expected }格。请补上或删去几格，使各行等长；空白格要写个符号，例如点号。

## ……其中的字符

error-character-borders = 链接的隔墙部分第{ $place }个字符“{ $character }”在那里没有意义。请重新复制链接。
error-character-file = “{ $character }”是文件中该行的第{ $place }项，不能写在那里。请原样粘贴整个文件。
error-character-sum = “{ $character }”不是提示数，它是该行第{ $place }个。请用整数；未给出的提示数用 - 表示。
error-character-sums = 链接的提示数部分第{ $place }个字符“{ $character }”在那里没有意义。请重新复制链接。
error-character-tank = 水箱部分第{ $place }个“{ $character }”不是水箱编号。水箱请用整数表示。
error-character-array = 数组的第{ $place }个字符“{ $character }”不能写在那里。每行是一列数字，空白格用-1或 null。
error-character-cell = 第{ $row }行第{ $col }列的“{ $character }”不是提示数。请用0到4，空白格用点号。
error-character-description = 描述的第{ $place }个字符“{ $character }”在那里没有意义。数字是提示数，字母 a 到 z 是连续的空白格。
error-character-deletion = “{ $text }”不是删去的候选数。应为三位数字：数字、行、列。
error-character-digit = 第{ $row }行第{ $col }列的“{ $text }”不是这个盘面的数字。请用1到{ $largest }，空白格用点号。
error-character-link = 链接里大小之后的第{ $place }个字符“{ $character }”在那里没有意义。请重新复制链接。
error-character-regions = 分区部分的第{ $place }个字符“{ $character }”在那里没有意义。字母表示连续不分隔的格，_ 表示立即分隔。
error-character-sudoku-link = 链接里大小之后的第{ $place }个字符“{ $character }”在那里没有意义。请重新复制链接。

## ……大小

error-size-bare = 这些数字和字母代表{ $count }格，填不满任何不超过100×100的盘面。请检查文本是否完整，或在前面写上大小，例如“7x7t0:”。
error-size-large = “{ $text }”太大，不能作为大小或长度。
error-size-limit = 大小是{ $cols }列{ $rows }行。盘面的行数和列数应为1到{ $limit }。
error-size-missing = 文本在写明大小之前就结束了。请完整复制：先列数和行数，再提示数。
error-size-number = 应写大小或长度的地方写着“{ $text }”。必须是整数。
error-size-square = 大小是{ $cols }列{ $rows }行。数独的行数与列数相同。
error-size-sudoku = 不支持{ $side }行的分宫数独。盘面可有4到{ $limit }行，宫的行数和列数都应大于一。
error-size-sudoku-link = 链接要求{ $side }行。链接只能写4、6、9、16或25行的盘面；其他大小请用 Solo 游戏编号。
error-size-text = 文本有{ $bytes }字节；最多读取{ $limit }字节。请一次粘贴一道题。

## ……提示数

error-range-col-sum = 第{ $line }列不可能有{ $sum }格水：它只有{ $length }格。
error-range-row-sum = 第{ $line }行不可能有{ $sum }格水：它只有{ $length }格。
error-range-cell = 第{ $row }行第{ $col }列的提示数{ $clue }太大：一格只有四条边。请用0到4。
error-range-clue = 描述的第{ $place }个字符“{ $clue }”作提示数太大：一格只有四条边。请用0到4。

## ……水箱或提示数

error-region-tank = 第{ $row }行第{ $col }列的“{ $text }”不是水箱。每格都要写所属水箱的编号。
error-sum-missing = 这像是没有提示数的水族箱。请补上两行提示数：一行是各行的数，一行是各列的数。
error-sum-totals = 各行合计{ $rows }，各列合计{ $cols }；两者数的是同样的水。请改正一个提示数。

## ……或者只提到题目而没有内容
error-range-digit = 第{ $row }行第{ $col }列的“{ $text }”对这个盘面太大。请用1到{ $largest }，空白格用点号。
error-range-given = 已知数{ $value }不是这个盘面的数字。数字应为1到{ $largest }。

## 为什么不是题目：分区

error-region-unstated = 文本写着“{ $variant }”，却没有写出异形宫。请再附一个盘面，写出每格所在宫的编号。
error-region-missing = 游戏编号写明是异形宫，却没有写出各宫。请完整复制：各宫写在逗号之后。
error-region-size = 这些线没有把盘面分成{ $side }个各{ $side }格的异形宫。请完整复制游戏编号。

error-reference-permalink = 这个链接只写了题目的编号，没有题目内容。请在原网站打开，复制题目代码或分享链接。
error-reference-seed = “{ $seed }”是随机种子，只有生成它的程序才能还原题目。请改为复制带描述的游戏编号：其中有冒号，没有 #。
error-reference-site = 这个链接指向一个页面，没有题目内容。请打开它，复制题目代码。

## ……或者是别的东西

error-kind-aquarium-flag = 链接要求水族箱的变体“{ $flag }”，这里不知道它的规则。只支持“r”：整个水箱同一水位。
error-kind-flag = 链接要求数回的变体“{ $flag }”，这里不知道它的规则。只支持通常的规则。
error-kind-wiki = 这像是 SudokuWiki 链接的形式，但字符个数与盘面不符。请复制整个链接。
error-kind-killer = 这是带笼子求和的杀手数独，不受支持。
error-kind-loopy = 这道 Loopy 题的网格不是方格：{ $grid }。只支持方格。
error-kind-loopy-number = 这道 Loopy 题用的是第{ $number }种网格，这里不认识。只支持方格，即第0种。
error-kind-other = 这道题的类型是“{ $name }”，不受支持。
error-kind-penpa = 这个 Penpa+ 链接里没有能读取的数回、数独或水族箱：需要方格盘面和提示数，有分区时用粗线画出。
error-kind-drawn = 图中有{ $objects }，属于规则的变体。这里只支持提示数和分区。
error-kind-genre = 图中的题目属于“{ $genre }”，暂不支持。
error-kind-variant = 这道数独另有规则“{ $variant }”，暂不支持。
error-kind-sudoku-flag = 链接要求数独的变体“{ $flag }”，这里不知道它的规则。只支持通常的规则。
error-kind-sudoku-packed = 这个短链接里没有题目本身。请在原网站打开，复制那里的长链接，或把题目复制成数字，空白格用点号。
error-kind-vertices = 这种变体（标志“{ $flag }”）的回路要经过每个点。只支持通常的规则；若要按通常规则解，请从链接里删去“{ $flag }/”。

error-unknown-binary = 这个文件既不是文本，也不是此处能解码的图片。请粘贴链接、游戏编号，或用点号表示空白格的各行提示数；图片请用 PNG 或 JPEG。
error-unknown-empty = 还没有可读的内容。请粘贴题目：链接、游戏编号，或用点号表示空白格的各行提示数。
error-unknown-link = 指向“{ $host }”的链接里没有找到题目。可以读取 puzz.link 及同类网站的链接；也可以把提示数粘贴成文本。
error-unknown-text = “{ $text }”不是这里认识的任何格式。请粘贴链接、游戏编号，或用点号表示空白格的各行提示数。

## 填入以上句子的词

word-loopy-cairo = 开罗五边形
word-loopy-compass-dodecagonal = 罗盘十二边形
word-loopy-dodecagonal = 十二边形
word-loopy-floret = 小花
word-loopy-great-dodecagonal = 大十二边形
word-loopy-great-great-dodecagonal = 特大十二边形
word-loopy-great-hexagonal = 大六边形
word-loopy-hats = 帽形
word-loopy-honeycomb = 蜂窝
word-loopy-kagome = 笼目
word-loopy-kites = 筝形
word-loopy-octagonal = 八边形
word-loopy-penrose-kite-dart = 彭罗斯筝形与镖形
word-loopy-penrose-rhombs = 彭罗斯菱形
word-loopy-snub-square = 扭棱正方形
word-loopy-spectres = 幽灵形
word-loopy-triangular = 三角形

# 数回的固定定式。
#
# 每个技巧：简短的名称，以及
#   .whole  因为……所以……

# 每句的结尾。
slitherlink-pattern-gives =
    { $lines ->
        [0] ‖，所以{ $found-crosses }打叉。
       *[other]
            { $crosses ->
                [0] ‖，所以{ $found-lines }连线。
               *[other] ‖，所以{ $found-lines }连线，{ $found-crosses }打叉。
            }
    }

slitherlink-argued = { $argument }{ slitherlink-pattern-gives }
slitherlink-so = { $before }。所以{ $clause }
slitherlink-and = { $before }。{ $clause }
slitherlink-later = { $before }。再推{ $count }步，{ $clause }
slitherlink-with = { $before }，而{ $clause }
slitherlink-passed = 顶点上要么有两条线，要么没有
slitherlink-lines-none = 没有线
slitherlink-lines-one = 恰有一条线
slitherlink-lines-two = 有两条线
slitherlink-lines-most-one = 最多一条线
slitherlink-lines-least-one = 至少一条线
slitherlink-lines-even = 要么两条线，要么没有
slitherlink-link-pair = { $digit ->
    [9] { $place }的{ $corner }{ $lines }
   *[other] { $place }（{ $digit }）的{ $corner }{ $lines }
}
slitherlink-link-same = 它的{ $corner }{ $lines }
slitherlink-link-across = { $digit ->
    [9] 对面的{ $place }在那里{ $lines }
   *[other] 对面的{ $place }（{ $digit }）在那里{ $lines }
}
slitherlink-sides-alike = { $digit ->
    [1] { $place }（1）也在这一侧，否则就有两条线
    [3] { $place }（3）在另一侧，否则线就不够
    [9] { $place }朝这两格要么都连，要么都不连
   *[other] { $place }（{ $digit }）朝这两格要么都连，要么都不连
}
slitherlink-sides-differ = { $digit ->
    [9] { $place }朝这两格恰连一条
   *[other] { $place }（{ $digit }）朝这两格恰连一条
}
slitherlink-dot-alike = 回路在{ $place }不把它们分开
slitherlink-dot-differ = 回路在{ $place }从它们之间经过

slitherlink-three-beside-zero = 相邻0和3
    .whole = { $clues }：3与0相邻，其余三条边都要连；公共边两端的线都不能沿着0走{ slitherlink-pattern-gives }

slitherlink-three-diagonal-zero = 对角0和3
    .whole = { $clues }：0与3对角相接。3在那个角的两条边要么都连，要么都不连，而3最多只有一条边不连{ slitherlink-pattern-gives }

slitherlink-adjacent-threes = 相邻双3
    .whole = { $left-out-count ->
        [0] { $clues }：两个3相邻。一个3若不连外侧边，另一个的线就不够；公共边也不能再延长{ slitherlink-pattern-gives }
       *[other] { $clues }：两个3相邻。一个3若不连外侧边，另一个的线就不够；公共边若不连，回路就只绕这两格，漏掉{ $left-out }{ slitherlink-pattern-gives }
    }

slitherlink-row-of-threes = 连排3
    .whole = { $clues }：连成一排的3。相邻两个3总要连公共边和两条外侧边，公共边不能再直着延长{ slitherlink-pattern-gives }

slitherlink-diagonal-threes = 对角双3
    .whole = { $clues }：两个3对角相接。如果一个3在相接的角上连两条，另一个3在那里就没有线，最多只有两条。所以各自在那里连一条，在远角连两条{ slitherlink-pattern-gives }

slitherlink-threes-joined-by-twos = 斜列3-2-3
    .whole = { $clues }：斜列的2，两端是3。每个3在内侧的角上至少连一条，每个2恰好往前传一条，所以两个3在外侧的角上都要连两条{ slitherlink-pattern-gives }

slitherlink-threes-around-zero = 0周围的3
    .whole = { $clues }：围着0的3。与0相邻的3要连其余三条边，与0对角的3要连那个角的两条边{ slitherlink-pattern-gives }

slitherlink-three-three-over-two = 双3邻2
    .whole = { $clues }：两个3相邻，其中一个邻着2。两个3的公共边不能沿着2延长，一个3的外侧边到达2的角上{ $left-out-count ->
        [0] {""}
       *[other] ；若只绕两个3成环，就会漏掉{ $left-out }
    }{ slitherlink-pattern-gives }

slitherlink-corner-one = 角1
    .whole = { $clues }是盘角上的1。盘角的两条边要么都连，要么都不连，两条就太多了{ slitherlink-pattern-gives }

slitherlink-corner-two = 角2
    .whole = { $clues }是盘角上的2：两条边界边要么都连，要么都不连，两种情况下线都会沿边界延伸{ slitherlink-pattern-gives }

slitherlink-corner-three = 角3
    .whole = { $clues }是盘角上的3。盘角的两条边要么都连，要么都不连，而3最多只有一条边不连{ slitherlink-pattern-gives }

slitherlink-corner-two-beside-one = 角2邻1
    .whole = { $clues }：角2邻1。若连2的两条内侧边，公共边上的线就要沿着1拐弯，1便有两条线{ slitherlink-pattern-gives }

slitherlink-corner-two-beside-three = 角2邻3
    .whole = { $clues }：角2邻3。角2的线沿着3的边界边过来；无论公共边连不连，3的远侧边都要连{ slitherlink-pattern-gives }

slitherlink-corner-two-over-three = 角2对角3
    .whole = { $clues }：角2与3对角相接。若连2的两条内侧边，3在相接处就没有线，最多只有两条{ slitherlink-pattern-gives }

slitherlink-corner-one-beside-three = 角1邻3
    .whole = { $clues }：角1邻3。1的边界边都打叉，所以3的边界边与公共边要么都连，要么都不连，而3最多只有一条边不连{ slitherlink-pattern-gives }

slitherlink-corner-three-beside-one = 角3邻1
    .whole = { $clues }：角3邻1。3的边界线继续沿着1走，1的一条线就在那里{ slitherlink-pattern-gives }

slitherlink-border-ones = 边界双1
    .whole = { $clues }：边界上的两个1。两者之间若有线，到边界就得沿其中一个1拐弯，那个1就有两条线了{ slitherlink-pattern-gives }

slitherlink-border-one-three = 边界1邻3
    .whole = { $clues }：边界上1与3相邻。3必须连边界边，否则1就得连两条。线从那里继续沿着1走，1的一条线就在那里{ slitherlink-pattern-gives }

slitherlink-border-three-one-three = 边界3-1-3
    .whole = { $clues }：边界上的1夹在两个3之间。每个3的边界线都沿着1继续走，1的一条线只能在边界上{ $left-out-count ->
        [0] {""}
       *[other] ；若就此连上，就会漏掉{ $left-out }
    }{ slitherlink-pattern-gives }

slitherlink-corner-one-diagonal = 角1与对角格
    .whole = { $clues }：角1与另一个提示数对角相接。1的一条线到达相接处，恰沿着那个提示数的一条边继续走{ slitherlink-pattern-gives }

slitherlink-corner-two-chain = 角2斜列
    .whole = { $clues }：从角2开始的斜列。2的内侧角上要么有两条线，要么没有，斜列上每个提示数的每个角也都如此{ slitherlink-pattern-gives }

slitherlink-corner-top-left = 左上角
slitherlink-corner-top-right = 右上角
slitherlink-corner-bottom-left = 左下角
slitherlink-corner-bottom-right = 右下角

slitherlink-closed-vertex-one = 封角1
    .whole = { $clues }是1，{ $corner }外面没有线过来：那里的两条边要么都连，要么都不连，两条就太多了{ slitherlink-pattern-gives }

slitherlink-closed-vertex-three = 封角3
    .whole = { $clues }是3，{ $corner }外面没有线过来：那里的两条边要么都连，要么都不连，而3最多只有一条边不连{ slitherlink-pattern-gives }

slitherlink-closed-vertex-two = 封角2
    .whole = { $clues }是2，{ $corner }外面没有线过来：它的两条线要么都在那里，要么都在对面的角上{ slitherlink-pattern-gives }

slitherlink-line-meets-three = 来线碰3
    .whole = { $given }到达{ $clues }的一个角，必须沿着这个3继续走，否则3只有两条线。另外两条都在对面的角上{ slitherlink-pattern-gives }

slitherlink-line-enters-one = 来线进1
    .whole = { $entering }只能沿着{ $clues }的1继续走，1的一条线就在那里{ slitherlink-pattern-gives }

slitherlink-spiked-two = 来线进2
    .whole = { $entering }只能沿着{ $clues }的2继续走。2在那里有一条线，在对面的角上也有一条，从那里恰有一条线出去{ slitherlink-pattern-gives }

slitherlink-three-beside-one-blocked = 3邻1，一端堵住
    .whole = { $clues }：3与1相邻。公共边不能直走，3若不连那一端的边，就会逼得1连两条。线从那里继续沿着1走，1的一条线就在那里{ slitherlink-pattern-gives }

slitherlink-diagonal-ones = 对角双1
    .whole = { $clues }：两个1对角相接，其中一个的远角打了叉。它的线到达相接处，沿着另一个继续走，另一个的一条线就在那里{ slitherlink-pattern-gives }

slitherlink-line-across-twos = 来线穿2
    .whole = { $entering }只能沿着斜列{ $clues }继续走。2把一条线传到对面的角，{ $end ->
        [1] 末端的1再没有别的线
        [3] 末端的3另外两条在远角
       *[other] 最后一个2也是
    }{ slitherlink-pattern-gives }

## 数回：词、规则、单个事实

kind-slitherlink = 数回
    .rules = 沿格线画一条首尾相接的回路。数字是该格四边中有几条属于回路。回路不交叉，也不分叉。
slitherlink-complete = 每条边都已确定：一条回路，所有提示数都满足。
slitherlink-answer = 作答：把一条边画成线或打叉，或标出一格在围内还是围外。
slitherlink-difference = 粗线只在第二个解里，虚线只在第一个解里。
slitherlink-searching = Clew 会的技巧都用完了。其余{ $undecided }格由搜索求出，搜索也证明没有第二个解。
slitherlink-line = 是线
slitherlink-cross = 是叉
slitherlink-inside = 在围内
slitherlink-outside = 在围外
slitherlink-fact = { $place }{ $state }
slitherlink-mark-line = { $place }画线
slitherlink-mark-cross = { $place }打叉
slitherlink-mark-inside = { $place }在围内
slitherlink-mark-outside = { $place }在围外
slitherlink-quote-line = { $place }画的线
slitherlink-quote-cross = { $place }打的叉
slitherlink-quote-inside = { $place }标的“围内”
slitherlink-quote-outside = { $place }标的“围外”

slitherlink-rule-clue-exceeded = { $places }是{ $digit }，但线太多了。
    .name = 线太多
slitherlink-rule-clue-short = { $places }是{ $digit }，但能连线的边不够。
    .name = 线不够
slitherlink-rule-clue-stuck = { $digit ->
        [0] { $places }是0，却会有线。
       *[other] { $places }连不成{ $digit }条线了。
    }
    .name = 提示数无法满足
slitherlink-rule-vertex-stuck = 在{ $places }，回路既不能经过，也不能不经过。
    .name = 顶点无路可走
slitherlink-rule-branch = 回路会在{ $places }分叉。
    .name = 分叉或交叉
slitherlink-rule-dead-end = 回路会在{ $places }中断。
    .name = 死路
slitherlink-rule-two-loops = { $places }会自成一条回路。
    .name = 多余的环
slitherlink-rule-premature-loop = { $count }条线会连成环，却漏掉线或提示数。
    .name = 提前成环
slitherlink-rule-separated = { $places }再也连不到一起，却必须在回路的同一侧。
    .name = 被隔断
slitherlink-rule-both-sides = { $count ->
        [1] { $places }既要连线，又要打叉。
       *[other] { $places }会让一格既在围内，又在围外。
    }
    .name = 内外矛盾
slitherlink-rule-no-completion = 提示数{ $places }不能同时满足。
    .name = 提示数互相冲突
slitherlink-rule-no-loop = 一条线也没有，但回路不能是空的。
    .name = 没有回路

## 数回：基本规则

slitherlink-count-lines = { $count }条线
slitherlink-count-crosses = { $count }个叉
slitherlink-count-inside = { $count }格在围内
slitherlink-count-outside = { $count }格在围外

slitherlink-must-be-lines = { $places }连线
slitherlink-must-be-crosses = { $places }打叉
slitherlink-must-be-inside = { $places }在围内
slitherlink-must-be-outside = { $places }在围外
slitherlink-would-be-lines = { $places }连线
slitherlink-would-be-crosses = { $places }打叉
slitherlink-would-be-inside = { $places }在围内
slitherlink-would-be-outside = { $places }在围外
slitherlink-step = { $clause }
slitherlink-then = { $before }。接着{ $clause }
slitherlink-steps-later = { $before }。再推{ $count }步，{ $clause }
slitherlink-breaks-clue-exceeded = { $places }的{ $digit }线太多
slitherlink-breaks-clue-short = { $places }的{ $digit }线不够
slitherlink-breaks-clue-stuck = { $digit ->
    [0] { $places }是0，却有了线
   *[other] { $places }连不成{ $digit }条线
}
slitherlink-breaks-vertex-stuck = 回路在{ $places }既不能经过，也不能不经过
slitherlink-breaks-branch = 回路在{ $places }分叉
slitherlink-breaks-dead-end = 回路在{ $places }中断
slitherlink-breaks-two-loops = { $places }自成一条回路
slitherlink-breaks-premature-loop = { $count }条线提前成环
slitherlink-breaks-separated = { $count ->
    [1] { $places }与同侧其余的格隔断
   *[other] { $places }互相隔断
}
slitherlink-breaks-both-sides = { $count ->
    [0] 有一格既在围内，又在围外
    [1] { $places }既要连线，又要打叉
   *[other] { $places }让一格既在围内，又在围外
}
slitherlink-breaks-no-completion = 提示数{ $places }不能同时满足
slitherlink-breaks-no-loop = 一条线也没有

# 已知的边说明的关系：“由已知的边，……”。
slitherlink-tie-alike = { $places }同色{ $way ->
    [0] {""}
   *[other] { $lines ->
        [0] （沿标出的路没有线）
       *[other] （沿标出的路隔着{ $lines }条线）
    }
}
slitherlink-tie-opposite = { $places }异色{ $way ->
    [0] {""}
   *[other] （沿标出的路隔着{ $lines }条线）
}
slitherlink-edge-by-clue = { $place }是{ $digit }，{ $fact }
# 提示数（或没有提示数的格）对两个相邻格说明的。
slitherlink-tie-by-clue = { $place }{ $digit ->
    [9] {""}
   *[other] 是{ $digit }，
}{ $differ ->
    [0] 与{ $places }{ $border ->
        [0] {""}
       *[other] 和边界外
    }之间要么都有线，要么都没有
   *[other] 与{ $places }{ $border ->
        [0] {""}
       *[other] 和边界外
    }之间恰有一条线
}
slitherlink-tie-inside = { $places }在围内，与边界之外不同
slitherlink-tie-outside = { $places }在围外，与边界之外一样
slitherlink-tie-border = 边界之外都是围外

slitherlink-zero = 数字0
    .whole = { $clues }是0，四周没有线{ slitherlink-pattern-gives }

slitherlink-zeros = { $clues }这{ $count }个提示数都是0，周围没有线‖，于是得到{ $found }。

slitherlink-clues-satisfied = { $signs }的线已经够了‖：{ $found }。
    .brief = { $count ->
        [1] 提示数够了
       *[other] { $many }个提示数够了
    }‖：{ $found }。

slitherlink-clues-need-all = { $signs }剩下的边一条也不能少‖：{ $found }。
    .brief = { $count ->
        [1] 剩下的边刚好够
       *[other] { $many }个提示数剩下的边刚好够
    }‖：{ $found }。

slitherlink-vertices-full = { $others ->
        [0] { $example }这个顶点已满
       *[other] { $example }和另外{ $others }个顶点已满
    }‖，容不下第三条线：{ $found }。
    .brief = { $count ->
        [1] 顶点已满
       *[other] { $many }个顶点已满
    }‖：{ $found }。

slitherlink-continuations = { $others ->
        [0] 线到{ $example }只有一条路可走
       *[other] 线到{ $example }和另外{ $others }个顶点都只有一条路可走
    }‖：{ $found }。
    .brief = { $count ->
        [1] 只有一条路
       *[other] { $many }处只有一条路
    }‖：{ $found }。

slitherlink-dead-ends = { $others ->
        [0] 线到{ $example }就走不下去
       *[other] 线到{ $example }和另外{ $others }个顶点就走不下去
    }‖：{ $found }。
    .brief = { $count ->
        [1] 此路不通
       *[other] { $many }处不通
    }‖：{ $found }。

slitherlink-clue-satisfied = 提示数已满
    .rule = 提示数是四周线的数目，不会更多。
    .whole = { $clues }是{ $digit }，已有{ $digit }条线{ slitherlink-pattern-gives }

slitherlink-clue-needs-all = 剩边全连
    .rule = 提示数是四周线的数目，不会更少。
    .whole = { $clues }是{ $digit }，能连的边只有{ $digit }条{ slitherlink-pattern-gives }

slitherlink-vertex-full = 顶点已满
    .rule = 两条线相接的顶点已满：回路从不分叉。
    .whole = { $given-lines }在一个顶点相接，那里容不下第三条线{ slitherlink-pattern-gives }

slitherlink-forced-continuation = 只有一条路
    .rule = 回路没有端点：线到了顶点就要继续走。
    .whole = { $given-lines }只有一条路可走{ slitherlink-pattern-gives }

slitherlink-dead-end = 死路
    .rule = 回路没有端点：走不下去的地方没有线。
    .whole = 若在{ $found }连线，就走不下去了{ slitherlink-pattern-gives }

## 数回：扇区

slitherlink-pair-complement = 扇区互补
    .whole = { slitherlink-argued }

slitherlink-pair-opposite = 对顶扇区
    .whole = { slitherlink-argued }

slitherlink-pair-three = 3的扇区
    .whole = { slitherlink-argued }

slitherlink-pair-one = 1的扇区
    .whole = { slitherlink-argued }

slitherlink-pair-twos = 斜列2传递
    .whole = { slitherlink-argued }

slitherlink-pair-parity = 单格奇偶
    .whole = { slitherlink-argued }

slitherlink-equal-edges = 同连同叉的边
    .whole = { slitherlink-argued }

## 数回：染色

slitherlink-colour-to-edge = 染色定边
    .whole = { $lines ->
        [0] { $found }两边同在围内或同在围外‖，回路不从这里过，所以打叉。
       *[other] { $found }一边在围内，一边在围外‖，所以连线。
    }

slitherlink-one-like-neighbours = 1有两个同色邻格
    .whole = { slitherlink-argued }

slitherlink-three-like-neighbours = 3有两个同色邻格
    .whole = { slitherlink-argued }

slitherlink-two-like-neighbours = 2有两个同色邻格
    .whole = { slitherlink-argued }

slitherlink-two-unlike-neighbours = 2有两个异色邻格
    .whole = { slitherlink-argued }

slitherlink-unlike-neighbours = 提示数有两个异色邻格
    .whole = { slitherlink-argued }

slitherlink-no-checkerboard = 顶点无十字
    .whole = { slitherlink-argued }

slitherlink-checkerboard-by-relation = 顶点无十字（按关系）
    .whole = { slitherlink-argued }

slitherlink-colour-count = 染色计数
    .whole = { slitherlink-argued }

slitherlink-no-island = 不围单格
    .whole = { $cells }周围的格都在围外，而只绕它一格的环不可能是整条回路‖，所以它在围外。

## 数回：闭合回路

slitherlink-no-premature-loop = 禁止提前成环
    .whole = 若在{ $found }连线，{ $path ->
        [1] 就会成环
       *[other] { $path }条线的路径就会闭合
    }，漏掉{ $clue-count ->
        [0] 别的线
       *[other] { $clues }
    }‖，所以打叉。
    .brief = 在这里连线会提前成环‖：打叉。

slitherlink-no-short-loop = 排除小环画法
    .whole = { $clues }最后几条线的画法中，有的会分叉或提前成环，其余的画法有一处相同{ slitherlink-pattern-gives }

slitherlink-chain-as-edge = 连带成环
    .whole = { $found }相接处没有别的出路：要么都连，要么都打叉。都连就会提前成环‖，所以都打叉。

slitherlink-loop-complete = 回路完成
    .whole = 回路已经闭合，所有提示数都满足‖，所以其他边都打叉。

## 数回：突围点

slitherlink-inside-breakout = 围内突围
    .whole = { $joined }都在围内，它们所在的两部分只有经过{ $cells }才连得起来‖，所以它在围内。

slitherlink-outside-breakout = 围外突围
    .whole = { $joined-count ->
        [1] { $joined }在围外，只有经过{ $cells }才通得到边界
       *[other] { $joined }都在围外，它们所在的两部分只有经过{ $cells }才连得起来
    }‖，所以它在围外。

slitherlink-inside-pocket = 封闭区：围外
    .whole = 围内的格都到不了{ $cells }‖，所以{ $cell-count ->
        [1] 它
       *[other] 它们
    }在围外。

slitherlink-outside-pocket = 封闭区：围内
    .whole = 围外通不到{ $cells }‖，所以{ $cell-count ->
        [1] 它
       *[other] 它们
    }在围内。

slitherlink-class-breakout = 整组突围
    .whole = 假设{ $assumed }{ $assumed-state }，与它相关的格就会隔断{ $cut }{ $cut-count ->
        [1] 与同侧其余的格
       *[other] {""}
    }‖，所以它在{ $inside-count ->
        [0] 围外
       *[other] 围内
    }。

slitherlink-gate-of-two = 只剩两个出入口
    .whole = 隔墙两侧都有线，墙上只有{ $found }两个缺口。回路从一个缺口过去，从另一个回来‖，所以两条都连线。

slitherlink-even-crossing = 偶数次穿越
    .whole = { slitherlink-argued }

slitherlink-blank-corner = 空白角（需唯一解）
    .whole = 回路若经过这个空白角，就可以改从那一格的另一侧走，便有两个解{ slitherlink-pattern-gives }

## 数回：试探

slitherlink-trial = 试探
    .whole = 假设{ $assumed }{ $assumed-state }，{ slitherlink-trial-ends }‖，所以{ $assumed }{ $lines ->
        [0] 打叉
       *[other] 连线
    }。

slitherlink-trial-ends = { $length ->
    [0] { $breaks }
   *[other] 则{ $walk }，于是{ $breaks }
}

slitherlink-two-sided-trial = 双向试探
    .whole = 若{ $assumed }是线：{ $walk }。若是叉：{ $other-walk }‖。无论怎么画，这里都一样：{ $found-lines }{ $lines ->
        [0] {""}
       *[other] 连线
    }{ $found-crosses }{ $crosses ->
        [0] {""}
       *[other] 打叉
    }。

slitherlink-deep-trial = 深度试探
    .whole = 假设{ $assumed }{ $assumed-state }，{ slitherlink-trial-ends }‖，所以{ $assumed }{ $lines ->
        [0] 打叉
       *[other] 连线
    }。

## 数回：文章的方法

slitherlink-forced-cell = 内外已定的格
    .whole = 假设{ $assumed }{ $assumed-state }，{ slitherlink-trial-ends }‖，所以{ $assumed }在{ $inside-count ->
        [0] 围外
       *[other] 围内
    }。
    .brief = { $assumed }{ $assumed-state }？那么{ $breaks }‖，所以在{ $inside-count ->
        [0] 围外
       *[other] 围内
    }。

slitherlink-article-breakout = 突围点
    .whole = { $joined }都在围内，它们所在的两部分只有经过{ $cells }才连得起来‖，所以它在围内。

## 题目列表

error-record-json = 这一行的开头像 JSON 记录，但从第{ $place }个字符起就不是了。
error-record-fields = 这条记录里没有可读的题目：需要字段“puzzle”，内容是题目文本；“rows”和“cols”若有，应为整数的行数和列数。
error-record-kind = 记录写明类型是“{ $kind }”，但题目读不成这种类型。

picture-open = 打开图片
picture-camera = 拍照
picture-what = 数回、数独或水族箱的截图或照片。图片不离开本机，也不保存。也可以在页面任意位置粘贴或拖入图片。
picture-title-reading = 正在读取图片
picture-reading = 正在寻找网格和其中的内容……
picture-cancel = 取消
picture-title-nothing = 没有读出题目
picture-undecodable = 此处无法解码这个文件。请另存为 PNG 或 JPEG，或者截一张图。多数浏览器打不开 HEIC 照片。
picture-too-large = 这张图片太大，无法解码。请截一张图，或把图片缩小。
picture-failed = 图片读取失败。请再试一次。
picture-empty = 图片几乎只有一种颜色。要找的是由线或点组成的网格。
picture-no-grid = 没有找到由线或点组成的网格。请把整个网格拍进图片，尽量大、平整、光线均匀。
picture-cut = 网格被图片边缘切断了。请把整个网格拍进图片，四周留一点空。
picture-small = 找到了网格，但每格太小或太模糊。请换更大或更清晰的图片。
picture-killer = 这看来是杀手数独：笼子的角上写着总和。能读取的只有数回、数独和水族箱。
picture-kenken = 这看来是聪明格：笼子的角上写着数字。能读取的只有数回、数独和水族箱。
picture-nonogram = 这看来是数织：每行旁边和每列上方有几个数字。能读取的只有数回、数独和水族箱。
picture-anyway = 仍要读取
picture-refused = { $reason }加上 { $option } 就按其中一种读取。
picture-title-review = 核对读取结果
picture-two = 图片里有两道题。读取的是画有网格的那一道。
picture-two-refused = 图片里还有另一道题。
picture-two-back = 图片里的另一道题之前读过。
picture-other = 读取另一道题
picture-layout = 谜题类型
picture-kind-doubtful = 无法确定谜题的种类。如果上面的选择不对，请改选。
picture-rows = 行数
picture-cols = 列数
picture-layout-slitherlink = 数回
picture-layout-sudoku = 数独
picture-layout-jigsaw = 异形宫数独
picture-layout-aquarium = 水族箱
picture-original = 图片和找到的网格
picture-bare = 已查看的图片
picture-copy = 读出的题目
picture-number = 存疑处{ $number }/{ $count }
picture-column = 第{ $number }列的提示数
picture-row = 第{ $number }行的提示数
picture-could-be = { $place }可能是{ $one }，也可能是{ $other }。
picture-is = { $place }读作{ $one }。
picture-unread = { $place }处的内容无法辨认，因此按空格处理。如果那里有数字，请直接输入。
picture-border = { $place }的边界
picture-blank = 空白
picture-own = 自己填的{ $number }
picture-hand = 看来是手写的数字算作自己的标记，不算提示数。
picture-hand-doubtful = 有些数字可能是手写的，无法确定哪些是印刷的。
picture-as-mine = 这{ $count }个数字算自己填的
picture-as-givens = 所有数字都算提示数
picture-wall = 有墙
picture-no-wall = 无墙
picture-with-unique = 如果是{ $what }，题目有唯一解。
picture-with-several = 如果是{ $what }，题目有多个解。
picture-with-none = 如果是{ $what }，题目无解。
picture-verdict-unique = 按现在的读法，题目有唯一解。
picture-verdict-several = 按现在的读法，题目有多个解。
picture-verdict-none = 按现在的读法，题目无解。
picture-verdict-open = 正在计算解的个数……
picture-verdict-unfinished = 按现在的读法，这还不是一道题目：请检查墙和谜题类型。
picture-hint = 在图片上选择任意位置，输入数字即可改正。
picture-previous = 上一处
picture-next = 下一处
picture-accept = 打开

many-label = 题目清单
many-start = 粘贴或拖入一批题目，每行一道。格式和类型可以混用。每道题都会给出结论和难度评级。
many-placeholder = 在这里粘贴列表
many-file = 打开文件
many-open = 打开列表
many-progress = 进度
many-running = 进行中
many-paused = 已暂停
many-stopped = 已停止
many-done = 完成
many-far = { $all }道中的{ $decided }道
many-malformed = { $count }道无法读取
many-graded = { $of }道中已评级{ $count }道
many-pause = 暂停
many-resume = 继续
many-stop = 停止
many-save = 保存
many-save-csv = 当前各行，存为 CSV
many-save-json = 当前各行，存为 JSON 行
many-save-format = 当前题目，存为{ $format }
many-close = 换一个列表
many-unkept = 浏览器放不下这个列表，下次打开时不会保留；需要的部分请存为文件。
many-filters = 筛选
many-search = 搜索
many-any-verdict = 全部结论
many-any-kind = 全部类型
many-choice = { $name }（{ $count }）
many-shown = 显示{ $count }行
many-table = 列表中的题目。方向键选择，Enter 打开。
many-column-number = #
many-column-kind = 类型
many-column-size = 大小
many-column-verdict = 结论
many-column-grade = 难度
many-column-expected = 预计用时
many-column-time = Clew
many-column-source = 题目
many-size = { $rows }×{ $cols }
many-unique = 唯一解
many-several = 多解
many-impossible = 无解
many-failed = 失败：后台程序中断
many-working = 求解中
many-waiting = 等待中
many-unreadable = 无法读取
many-opened = 第{ $number }道，共{ $all }道
many-back = 回到列表
many-previous = 列表中上一道
many-next = 列表中下一道
error-record-size = 记录写明{ $rows }×{ $cols }，但题目有{ $found-rows }行{ $found-cols }列。

## 编辑器

edit-board-label = { $rows }行{ $cols }列的盘面，可编辑。方向键移动，数字键填提示数，Backspace 清除。
edit-board-label-regions = { $rows }行{ $cols }列的盘面，可编辑。方向键移动，数字键填提示数，Backspace 清除。Shift 加方向键扩展光标所在的{ $region }，N 新建一个，Ctrl 加方向键添加或删除隔墙。
edit-palette = 可填的提示数
edit-wipe = 清除此格
edit-tools = 盘面
edit-undo = 撤销
edit-redo = 重做
edit-rotate-left = 逆时针旋转
edit-rotate-right = 顺时针旋转
edit-mirror = 左右翻转
edit-flip = 上下翻转
edit-clear = 清空盘面
edit-handle = 盘面大小：拖动，或用方向键
edit-rows = 行数
edit-cols = 列数
edit-resize = 改变大小
edit-new = 新的空白盘面
edit-kind = 谜题类型
edit-layout = 变体
edit-layout-square = 方格
edit-layout-boxes = 标准宫
edit-layout-regions = 异形宫
edit-layout-diagonals = 标准宫加对角线
edit-layout-tank = 每个水箱一个水位：puzzle-aquarium.com
edit-layout-water = 连通的水同高：puzz.link
edit-side = 边长
edit-size = 盘面
edit-size-told = { $rows }×{ $cols }
edit-size-refused = 这种谜题没有这个大小的盘面。
edit-size-most = 盘面的行数和列数应为1到{ $most }。
edit-region-aquarium = 水箱
edit-region-sudoku = 异形宫
edit-tool = 指针
edit-tool-clues = 提示数
edit-tool-region = 新建{ $region }
edit-tool-extend = 扩展
edit-tool-walls = 隔墙
edit-tool-water = 灌水
edit-tool-told-clues = 提示数写在各列上方和各行前面：选中那里的位置即可填写。
edit-tool-told-region = 拖过若干格：这些格成为新的{ $region }。
edit-tool-told-extend = 从一个{ $region }拖到别的格：这些格并入其中。
edit-tool-told-walls = 点格边附近：那里添加隔墙，或删除隔墙。
edit-tool-told-water = 点一格：所在的{ $region }灌到此处，或把水放掉。各提示数随之改变。
edit-drawn = 这个{ $region }有{ $count }格。
edit-drawn-of = 这个{ $region }有{ $count }格，应为{ $size }格。
edit-drawn-cut = 被切下的部分自成一个{ $region }。
edit-wall-closed = 隔墙围合：分成{ $one }格和{ $other }格的两个{ $region }。
edit-wall-loose = 这道隔墙还没有围合，尚未分开任何区域。
edit-wall-gone = 隔墙已删除。
edit-wall-rim = 盘面的外框不能改动。
edit-poured = { $count }格有水；各提示数随之改变。
edit-undone = 已撤销。
edit-redone = 已重做。
edit-refused-lines = { $number }不能作这里的提示数：一格周围最多{ $most }条线。
edit-refused-digit = { $number }不能填在这里：这个盘面的数字是1到{ $most }。
edit-refused-clash = 这一{ $house }里{ $place }已有{ $digit }。
edit-refused-sum = { $number }不能作{ $line }的提示数，那里只有{ $length }格。
edit-refused-cell = 提示数写在各列上方和各行前面，不写在格里。
edit-refused-turn = 水总在下面：这个盘面只能左右翻转。
edit-house-row = 行
edit-house-column = 列
edit-house-region = 宫
edit-house-diagonal = 对角线
edit-open = 还有{ $count }个区域没有画完
edit-open-size = 每个区域要有{ $size }格。全部画好后才有解和难度评级；在那之前，链接和其他页面显示上一道完整的题。
edit-open-region = { $place }：{ $count }格
edit-cursor-region = { $region }，{ $count }格{ $walls ->
    [0] {""}
   *[other] ，{ $sides }有隔墙
}
edit-cursor-region-of = { $region }，{ $count }格，应为{ $size }格{ $walls ->
    [0] {""}
   *[other] ，{ $sides }有隔墙
}
edit-side-top = 上方
edit-side-right = 右侧
edit-side-bottom = 下方
edit-side-left = 左侧
edit-verdict-unique = 恰有一个解
edit-verdict-several = 不止一个解
edit-verdict-none = 无解
edit-verdict-open = 仍在求解
edit-verdict-stopped = 已停止
edit-decided = 已确定
edit-decided-none = 无，因为没有解
edit-decided-told = { $facts }{ $places }中的{ $common }
edit-decided-all = 全部{ $facts }{ $places }
edit-places-aquarium = 格
edit-places-slitherlink = 格与边
edit-places-sudoku = 格
edit-grade = 难度评级
edit-grade-later = 恰有一个解时才有
edit-grade-open = 仍在评定
edit-grade-nothing = 不需要技巧
edit-grade-told = { $grade }：{ $hardest }，{ $time }
edit-grade-beyond = { $grade }，在“{ $hardest }”之后还有{ $cases }种情况，{ $time }
edit-clues = 提示数
edit-spared = 这道题正在做，所以这里不显示解。显示解会算作帮助。
edit-spared-show = 显示解
edit-clues-alone = 隐藏推论
edit-clues-alone-what = 盘面只显示提示数，供出题人像解题人一样试解。
edit-hint = 方向键移动，数字键填提示数，Space 清除。Ctrl+Z 撤销任何改动，包括粘贴。
edit-hint-regions = Shift 加方向键扩展区域，N 新建区域，Ctrl 加方向键添加隔墙。
edit-hint-water = W 灌水或放水。
edit-hint-unknown = ? 是数值未知的提示数。
edit-hint-letters = 大于9的数用字母填写：A 是10，B 是11，依此类推。在这种盘面上，这些字母没有别的作用。
edit-key-move = 移动
edit-key-rim = 移到行或列的尽头
edit-key-digit = 填数字；多位数依次按
edit-key-letter = 填大于9的数（盘面用得到时）
edit-key-stretch = 扩展光标所在的水箱或异形宫
edit-key-begin = 新建水箱或异形宫
edit-key-wall = 添加或删除隔墙
edit-key-water = 给水箱灌水到光标处，或放水
edit-key-unknown = 填问号（提示数可以未知时）
edit-key-help = 打开帮助；不能填问号时 ? 也行
edit-key-wipe = 清除此格
edit-key-undo = 撤销
edit-key-redo = 重做
edit-key-rotate = 顺时针旋转、逆时针旋转
edit-key-mirror = 左右翻转、上下翻转
edit-cursor = 第{ $row }行第{ $col }列：{ $entry }
edit-cursor-in-region = { $cursor }；{ $region }
edit-cursor-line = { $line }：{ $entry }
edit-blank = 空白
edit-unknown = 问号

## 多解或无解

answers-label = 解答
answers-aspects = 盘面上的解
answers-solution = 解{ $number }
answers-both = 两个解
answers-common = 共同部分
answers-told-solution = 其中一个解。
answers-only = 答案
answers-told-only = 这就是解。推理过程还在整理。
answers-told-alone = 这就是解。
answers-told-looking = 正在寻找解……
answers-told-common = 盘面上是所有解的共同部分，其余各解不同。
answers-proving = 正在找所有解的共同部分
answers-how-many = 有几个解？
answers-counting = 目前找到{ $tried }个解
answers-count = 恰有{ $found }个解。
answers-count-more = 至少有{ $found }个解。
answers-suggest = 建议提示数
answers-suggesting = 正在找能使解唯一的提示数：已证明{ $tried }次
answers-suggestion = { $count ->
    [1] 加上这个提示数，就恰有一个解：
   *[other] 加上这{ $count }个提示数，就恰有一个解，而且缺一不可：
}
answers-suggestion-none = 加什么提示数都不能使解唯一：每个解都另有一个提示数全同的解。
answers-suggestion-not-found = 没有找到能使解唯一的提示数。许多解的提示数全都相同。
answers-clue = { $place }：{ $number }
answers-add = 加到题目里
answers-needless-ask = 哪些提示数是多余的？
answers-needless-looking = 正在逐个证明去掉提示数后是否仍有唯一解：已试{ $tried }个
answers-needless = { $count ->
    [0] 每个提示数都不可少：去掉任何一个，就有多个解。
    [1] 去掉这个提示数，仍恰有一个解；其余的都不可少。
   *[other] { $count }个提示数是多余的：去掉其中任何一个，仍恰有一个解。其中{ $together }个可以一起去掉，之后其余的都不可少。
}
answers-needless-remove = 去掉{ $count }个提示数
answers-refuting = 正在找互相冲突的提示数
answers-explaining = 正在找原因
answers-contradiction = { $count ->
    [0] 无论提示数是什么，都没有解。
    [1] 单是这个提示数就无法满足：
    [2] 这2个提示数互相冲突；只看其中一个都能满足：
   *[other] 这{ $count }个提示数互相冲突。去掉任何一个，其余{ $others }个就能满足；错的是哪一个，无从得知：
}
answers-cures-all = { $count ->
    [1] 去掉它，题目就有解。
   *[other] 去掉这{ $count }个提示数中的任何一个，题目就有解。
}
answers-cures-some = { $count ->
    [1] 去掉{ $clues }，题目就有解；去掉其余的则不行。
   *[other] 去掉{ $clues }中的任何一个，题目就有解；去掉其余的则不行。
}
answers-cures-none = { $of ->
    [1] 只去掉它还不够：别的提示数也互相冲突。
   *[other] 只去掉其中一个还不够：别的提示数也互相冲突。
}
answers-why = 看看为什么
answers-whole = 回到全部步骤
answers-beyond = 单凭这些提示数，就得一种一种情况地试。这里显示的步骤还用到别的提示数，所以短一些。

## 数独：单元、数字、事实

sudoku-row = 第{ $number }行
    .first = 第{ $number }行
sudoku-rows = 第{ $numbers }行
sudoku-row-number = { $number }
sudoku-column = 第{ $number }列
    .first = 第{ $number }列
sudoku-columns = 第{ $numbers }列
sudoku-column-number = { $number }
sudoku-box = 第{ $number }宫
    .first = 第{ $number }宫
sudoku-boxes = 第{ $numbers }宫
sudoku-box-number = { $number }
sudoku-region = 第{ $number }个异形宫
    .first = 第{ $number }个异形宫
sudoku-regions = 第{ $numbers }个异形宫
sudoku-region-number = { $number }
sudoku-diagonal-falling = 主对角线
    .first = 主对角线
sudoku-diagonal-rising = 副对角线
    .first = 副对角线
sudoku-digit = { $digit }
sudoku-or = { $before }或{ $after }
sudoku-comma = { $before }、{ $after }
sudoku-semicolon = { $before }；{ $after }
sudoku-placed = { $places }必是{ $digit }
sudoku-placed-too = { $places }是{ $digit }
sudoku-ruled-out = { $places }不能填{ $digits }
sudoku-ruled-out-more = 另有{ $count }个候选数也可以删去
sudoku-others-cannot = { $house }的其他格不能填{ $digits }
sudoku-fact-is = { $place }是{ $digit }
sudoku-fact-is-not = { $place }不是{ $digit }
sudoku-mark-is = { $place }填{ $digits }
sudoku-mark-not = { $place }删{ $digits }
sudoku-mark-centre = { $place }中注{ $digits }
sudoku-mark-corner = { $place }角注{ $digits }
sudoku-quote-is = { $place }填的{ $digit }
sudoku-quote-not = { $place }删去的{ $digit }
sudoku-has-already = { $house }已经有{ $digit }了，在{ $place }。
sudoku-complete = 每格都填好了，每个单元里每个数字各出现一次。
sudoku-answer = 作答：在格里填入数字。
sudoku-answer-candidate = 作答：从中注里去掉一个数字，或把它删去。
sudoku-difference = 两个解不同的格被虚线分开：上面是第一个解的数字，下面是第二个解的数字。
sudoku-searching = 所知的技巧都推不下去了。剩下的{ $undecided }格用搜索来找：从可能最少之处开始，逐一尝试；如果失败太多，就从每次失败中学习。
sudoku-searching-cut-short = 下一步需要比这里所用的更长的假设。剩下的{ $undecided }格用搜索来找：从可能最少之处开始，逐一尝试；如果失败太多，就从每次失败中学习。

sudoku-rule-twice = { $house }有两个{ $digit }：{ $places }。
    .name = 单元内数字重复
    .short = { $places }都是{ $digit }
sudoku-rule-no-candidate = { $places }出现矛盾：没有数字可填。
    .name = 格内没有候选数
    .short = { $places }没有数字可填
sudoku-rule-no-place = { $house }出现矛盾：没有一格能填{ $digit }。
    .name = 数字无处可填
    .short = { $house }没有{ $digit }的位置
sudoku-rule-otherwise = { $places }出现矛盾：那里必须填已经删去的数字。
    .name = 与已知矛盾
    .short = { $places }必须填已经删去的数字

## 数独：出数

sudoku-count-digits = { $count }个数字
sudoku-count-candidates = 删去{ $count }个候选数

sudoku-full-house = 最后一格
    .rule = 每行、每列、每宫里，每个数字各出现一次。
    .whole = { $cell }是{ $house }的最后一格‖：填{ $digit }。

sudoku-hidden-single-box = 宫排除
    .rule = 每宫里每个数字都要有，而且只有一个。
    .whole = { $blocking-count ->
        [0] { $house }里其他格都已排除{ $digit }‖：只剩{ $cell }。
       *[other] { $blocking }里已有{ $digit }‖，所以{ $house }里只剩{ $cell }。
    }

sudoku-hidden-single-line = 行列排除
    .rule = 每行每列里每个数字都要有，而且只有一个。
    .whole = { $blocking-count ->
        [0] { $house }里其他格都已排除{ $digit }‖：只剩{ $cell }。
       *[other] { $blocking }里已有{ $digit }‖，所以{ $house }里只剩{ $cell }。
    }

sudoku-naked-single = 唯一余数
    .rule = 每格只填一个数字。
    .whole = { $cell }除了{ $digit }都不能填‖，所以是{ $digit }。

sudoku-direct-pointing = 直观宫区块
    .whole = { $from }里，{ $cells }中必有一格是{ $digit }，{ $to }的其他格就不能填{ $digit }‖。所以{ $house }的{ $digit }只能填在{ $cell }。

sudoku-direct-claiming = 直观行列区块
    .whole = { $from }里，{ $cells }中必有一格是{ $digit }，{ $to }的其他格就不能填{ $digit }‖。所以{ $house }的{ $digit }只能填在{ $cell }。

sudoku-direct-hidden-pair = 直观隐性数对
    .whole = { $from }里，{ $subset }只能填在{ $cells }，这两格就都不是{ $digit }‖。所以{ $house }的{ $digit }只能填在{ $cell }。

sudoku-direct-hidden-triple = 直观隐性三数组
    .whole = { $from }里，{ $subset }只能填在{ $cells }，这几格就都不是{ $digit }‖。所以{ $house }的{ $digit }只能填在{ $cell }。

## 数独：区块与数组

sudoku-pointing = 宫区块
    .whole = { $from }里，{ $digit }只能填在{ $cells }，{ $cells-count ->
       *[other] 都在{ $to }
    }‖。其中必有一格是{ $digit }，所以{ $found }。

sudoku-claiming = 行列区块
    .whole = { $from }里，{ $digit }只能填在{ $cells }，{ $cells-count ->
       *[other] 都在{ $to }
    }‖。其中必有一格是{ $digit }，所以{ $found }。

sudoku-naked-pair = 显性数对
    .whole = { $cells }只剩{ $subset }：两格占两数‖。{ $losers }能看到这两格，所以不能填{ $losers-lose }。

sudoku-naked-triple = 显性三数组
    .whole = { $cells }只剩{ $subset }：三格占三数‖。{ $losers }能看到这三格，所以不能填{ $losers-lose }。

sudoku-naked-quad = 显性四数组
    .whole = { $cells }只剩{ $subset }：四格占四数‖。{ $losers }能看到这四格，所以不能填{ $losers-lose }。

sudoku-hidden-pair = 隐性数对
    .whole = { $from }里，{ $subset }只能填在{ $cells }：两数占两格‖。所以这两格不能填别的。

sudoku-hidden-triple = 隐性三数组
    .whole = { $from }里，{ $subset }只能填在{ $cells }：三数占三格‖。所以这三格不能填别的。

sudoku-hidden-quad = 隐性四数组
    .whole = { $from }里，{ $subset }只能填在{ $cells }：四数占四格‖。所以这四格不能填别的。

## 数独：鱼

sudoku-fish-told = { $base }里，{ $digit }只能填在{ $cover }‖。{ $cover }的{ $digit }就都在这些交叉处，所以{ $found }。
sudoku-finned-told = { $base }里，{ $digit }只能填在{ $cover }，或者填在鳍{ $others }{ $fins ->
    [1] {""}
   *[other] 之一
}‖。两种情况下，{ $losers }都能看到其中一个{ $digit }，所以不能是{ $digit }。

sudoku-x-wing = 二阶鱼
    .whole = { sudoku-fish-told }

sudoku-swordfish = 三阶鱼
    .whole = { sudoku-fish-told }

sudoku-jellyfish = 四阶鱼
    .whole = { sudoku-fish-told }

sudoku-finned-x-wing = 带鳍二阶鱼
    .whole = { sudoku-finned-told }

sudoku-finned-swordfish = 带鳍三阶鱼
    .whole = { sudoku-finned-told }

sudoku-finned-jellyfish = 带鳍四阶鱼
    .whole = { sudoku-finned-told }

sudoku-franken-fish = 宫内鱼
    .whole = { sudoku-fish-told }

sudoku-mutant-fish = 交叉鱼
    .whole = { sudoku-fish-told }

## 数独：链

# 链的节点：先是假设或已知，后是必然的结果。
sudoku-link-is = { $places }是{ $digit }
sudoku-link-is-not = { $places }不是{ $digit }
sudoku-link-among = { $places }中有一格是{ $digit }
sudoku-link-not-among = { $places }都不是{ $digit }
sudoku-link-must = { $places }必是{ $digit }
sudoku-link-cannot = { $places }不能是{ $digit }
sudoku-link-must-among = { $places }中必有一格是{ $digit }
sudoku-link-cannot-among = { $places }都不能是{ $digit }
# 逐步说明。
sudoku-chain-start = 假设{ $link }。
sudoku-chain-last-candidate = 如果{ $before }，{ $cell }就只剩{ $digit }了。
sudoku-chain-last-place = 如果{ $before }，{ $digit }就没有别的位置了，所以{ $after }。
sudoku-chain-not-both = 如果{ $before }，{ $after }。
sudoku-chain-walk = { $is-short ->
    [0] 经过{ $links }步，依次推出{ $walk }
   *[other] 依次推出{ $walk }
}
# 整条链。
sudoku-chain-told = 假设{ $not-first }，{ sudoku-chain-walk }‖。{ $found-is ->
    [0] 所以“{ $first }”与“{ $last }”至少有一个成立，{ $found }
   *[other] 所以{ $found }
}。
sudoku-chain-look = 假设{ $not-first }，顺着{ $digit }往下推。

sudoku-skyscraper = 摩天楼
    .whole = { sudoku-chain-told }

sudoku-two-string-kite = 双线风筝
    .whole = { sudoku-chain-told }

sudoku-turbot-fish = 多宝鱼
    .whole = { sudoku-chain-told }

sudoku-empty-rectangle = 空矩形
    .whole = { sudoku-chain-told }

sudoku-simple-colouring = 简单染色
    .whole = { sudoku-chain-told }

sudoku-multi-colouring = 复合染色
    .whole = { sudoku-chain-told }

sudoku-x-chain = 同数链
    .whole = { sudoku-chain-told }

sudoku-grouped-x-chain = 同数区块链
    .whole = { sudoku-chain-told }

sudoku-remote-pair = 远程数对
    .whole = { $path }只剩{ $subset }，每格都能看到下一格，所以{ $ends }必然不同‖。无论哪种情况，{ $found }。

sudoku-xy-wing = XY-Wing
    .whole = { $is-wing ->
        [1] 枢纽{ $pivot }（{ $pivot-digits }）和两翼{ $a }（{ $a-digits }）、{ $b }（{ $b-digits }）：无论枢纽是什么，两翼中必有一格是{ $digit }‖。所以{ $found }。
       *[other] { sudoku-chain-told }
    }

sudoku-xy-chain = 双值格链
    .whole = { sudoku-chain-told }

sudoku-alternating-chain = 标准链（AIC）
    .whole = { sudoku-chain-told }

sudoku-nice-loop = 连续环
    .whole = 假设{ $not-first }，{ sudoku-chain-walk }，首尾相接成环‖。环上的候选数一真一假交替，所以{ $found }。

sudoku-grouped-chain = 区块链
    .whole = { sudoku-chain-told }

## 数独：翼与待定数组

sudoku-two-sets = { $a }（{ $a-digits }）和{ $b }（{ $b-digits }）这两组里，最多一组有{ $link }；没有它的一组，其余数字就全都有‖。所以{ $found }。
sudoku-wing-told = { $pivot-count ->
    [0] { $all }
   *[other] 枢纽{ $pivot }和各翼{ $wings }
}：{ $count }格只有{ $digits }，除{ $digit }外每个数字至多出现一次，没有{ $digit }就填不满‖。所以其中必有一格是{ $digit }，{ $found }。
sudoku-set-takes = { $count ->
   *[other] { $places }有{ $digit }
}
sudoku-petal = 如果是{ $candidate }，{ $count ->
    [1] { $places }就是{ $digit }
   *[other] { $places }中就有一格是{ $digit }
}

sudoku-xyz-wing = XYZ-Wing
    .whole = { $is-wing ->
        [1] 枢纽{ $pivot }（{ $pivot-digits }）和两翼{ $a }（{ $a-digits }）、{ $b }（{ $b-digits }）：三格中必有一格是{ $digit }，{ $losers }能看到这三格‖。所以{ $found }。
       *[other] { sudoku-wing-told }
    }

sudoku-wxyz-wing = WXYZ-Wing
    .whole = { sudoku-wing-told }

sudoku-vwxyz-wing = VWXYZ-Wing
    .whole = { sudoku-wing-told }

sudoku-uvwxyz-wing = UVWXYZ-Wing
    .whole = { sudoku-wing-told }

sudoku-als-xz = 待定数组（ALS-XZ）
    .whole = { sudoku-two-sets }

sudoku-als-xy-wing = 待定数组（ALS-XY-Wing）
    .whole = { $pivot }里必有{ $x }或{ $y }：如果有{ $x }，{ $a }就必须有{ $a-rest }；如果有{ $y }，{ $b }就必须有{ $b-rest }‖。无论哪种情况，{ $found }。

sudoku-w-wing = W-Wing
    .whole = { $cells }只剩{ $subset }。{ $others }中必有一格是{ $linked }，被它看到的那格就是{ $left }‖。所以{ $found }。

sudoku-sue-de-coq = 融合待定数组
    .whole = { $together }：{ $count }格只有{ $digits }，每种数字至多填一次，所以各填一次‖。所以{ $lost }。

sudoku-als-chain = 待定数组链
    .whole = { $a }里如果没有{ $digit }，各组就依次占去下一组的一个数：{ $walk }，于是{ $b }必须有{ $b-rest }‖。无论哪种情况，{ $found }。

sudoku-death-blossom = 死亡绽放
    .whole = { $cells }是{ $stem-all }：{ $petals }‖。无论是哪个，{ $found }。

sudoku-aligned-pair = 均衡数对
    .whole = 假设{ $cell }是{ $digit }，那么无论{ $cells }是{ $stem-digits }，{ $others-count ->
        [1] { $others }
       *[other] { $others }中总有一格
    }没有数字可填‖。所以{ $found }。

sudoku-aligned-triplet = 均衡三数组
    .whole = 假设{ $cell }是{ $digit }，那么无论{ $cells }是什么，要么互相看到的两格相同，要么{ $others-count ->
        [1] { $others }
       *[other] { $others }中有一格
    }没有数字可填‖。所以{ $found }。

## 数独：以唯一解为前提

sudoku-exchange-corner = ‖。所以{ $found }
sudoku-exchange-third = 。所以{ $cells }中必有一格是{ $digit }‖，{ $found }
sudoku-exchange-locked = 。{ $house }里，{ $cells }中必有一格是{ $kept }‖，所以{ $found }
sudoku-exchange-crossed = 。{ $digit }必在相对的两角；如果在{ $cells }，其余的格就只剩一种数字‖。所以{ $found }
sudoku-exchange-subset = 。所以{ $cells }中必有一格是{ $digits }，连同{ $more }，占满了{ $house }里的{ $taken }‖，所以{ $found }

sudoku-unique-rectangle = 唯一矩形
    .whole = 如果{ $cells }只剩{ $subset }，就可以互换，得到第二个解{ $why }。

sudoku-avoidable-rectangle = 可规避矩形
    .whole = { $cells }都不是已知数。如果{ $cell }是{ $digit }，把那里的{ $subset }互换就是第二个解‖。所以{ $found }。

sudoku-hidden-rectangle = 隐性唯一矩形
    .whole = 如果{ $others }是{ $digit }，它所在行和列的{ $linked }就只能填在{ $beside }，互换{ $subset }就是第二个解‖。所以{ $found }。

sudoku-unique-loop = 唯一环
    .whole = 如果{ $cells }只剩{ $subset }，就可以互换，得到第二个解{ $why }。

sudoku-grave = 未填的格就都只剩两个候选数，这样的盘面绝不会恰有一个解
sudoku-grave-cell = 如果{ $cells }里没有{ $digits }，{ sudoku-grave }‖。所以{ $found }
sudoku-grave-digit = 如果{ $cells }里没有{ $digit }，{ sudoku-grave }‖。所以其中必有一格是{ $digit }，{ $found }
sudoku-grave-locked = { $cells }里必有一格是{ $digits }，否则{ sudoku-grave }。另一格就是{ $house }的{ $kept }‖，所以{ $found }
sudoku-grave-subset = { $cells }里必有一格是{ $digits }，否则{ sudoku-grave }。连同{ $more }，就占满了{ $house }里的{ $taken }‖，所以{ $found }

sudoku-bug = 全双值坟墓
    .whole = { $why }。

## 数独：假设

sudoku-choice-of-cell = { $place }是{ $digits }
sudoku-choice-of-house = { $places }中必有一格是{ $digits }
sudoku-branch = 如果是{ $case }，{ $length ->
    [0] 立刻得出
   *[other] { $is-short ->
        [0] 推{ $length }步，得到{ $walk }
       *[other] { $walk }
    }
}
sudoku-verity-told = { $choice }：{ $branches }‖。无论哪种情况，{ $found }。
sudoku-trial-told = 假设{ $assumed }，{ $length ->
    [0] { $end }
   *[other] { $is-short ->
        [0] 推{ $length }步，依次得到{ $walk }。于是{ $end }
       *[other] 依次推出{ $walk }，于是{ $end }
    }
}‖。所以{ $found }。

sudoku-nishio = 西尾彻也强制链
    .whole = { sudoku-trial-told }

sudoku-forcing-chains = 强制链
    .whole = { sudoku-verity-told }

sudoku-forcing-net = 动态强制链
    .whole = { $trials ->
        [1] { sudoku-trial-told }
       *[other] { sudoku-verity-told }
    }

sudoku-nested-net = 嵌套动态强制链
    .whole = { sudoku-trial-told }

sudoku-nested-chains = 嵌套强制链
    .whole = 假设{ $assumed }，推{ $length }步（其中{ $inner }步本身又是假设），依次得到{ $walk }。于是{ $end }‖。所以{ $found }。

## 水箱
#
# 每个技巧：简短的名称，以及
#   .whole  因为……所以……

aquarium-number = { $value }
aquarium-or = { $first }或{ $second }
aquarium-way = { $way }
aquarium-are-water = { $places }有水
aquarium-are-air = { $places }无水
aquarium-surface-here = { $places }所在的水箱恰好灌到第{ $row }行
aquarium-surface-elsewhere = { $places }所在的水箱不是恰好灌到第{ $row }行
aquarium-must-be-water = { $places }必有水
aquarium-must-be-air = { $places }必无水
aquarium-surface-must-be-here = { $places }所在的水箱必须恰好灌到第{ $row }行
aquarium-surface-cannot-be-here = { $places }所在的水箱不能恰好灌到第{ $row }行
aquarium-tank-exactly = { $places }所在的水箱恰好灌到第{ $row }行
aquarium-tank-at-least = { $places }所在的水箱至少灌到第{ $row }行
aquarium-tank-full = { $places }所在的水箱是满的
aquarium-tank-below = { $places }所在的水箱灌不到第{ $row }行
aquarium-tank-empty = { $places }所在的水箱是空的
aquarium-were-exactly = { $it ->
    [0] { $place }所在的水箱
   *[other] 它
}恰好灌到第{ $row }行
aquarium-were-not = { $it ->
    [0] { $place }所在的水箱
   *[other] 它
}不是恰好灌到第{ $row }行
aquarium-were-full = { $it ->
    [0] { $place }所在的水箱
   *[other] 它
}是满的
aquarium-were-empty = { $it ->
    [0] { $place }所在的水箱
   *[other] 它
}是空的
aquarium-were-water = { $place }有水
aquarium-were-air = { $place }无水
aquarium-with-wet = { $wet }有水
aquarium-with-dry = { $dry }无水
aquarium-with-both = 水只到{ $wet }
aquarium-gives-too-much = 如果{ $with }，{ $line }就有{ $gain }格水，而它只差{ $need }格
aquarium-others-cannot = 如果{ $with }，{ $line }还差{ $rest }格，别处怎么都凑不成
aquarium-others-then = 如果{ $with }，{ $line }还差{ $rest }格，而无论怎么凑，{ $other }都得到{ $amounts }，不是{ $wanted }格
aquarium-at-most = 最多{ $amount }格
aquarium-at-least = 至少{ $amount }格
aquarium-one-of = { $amounts }格
aquarium-other-amounts = 别的格数
aquarium-can-add = { $place }所在的水箱只能添{ $amounts }格
aquarium-then-full = 如果{ $assumed }，{ $over-count ->
    [0] {""}
   *[other] 经过{ $over }，
}{ $line }的水就够了
aquarium-then-all = 如果{ $assumed }，{ $over-count ->
    [0] {""}
   *[other] 经过{ $over }，
}{ $line }剩下的格全都要灌
aquarium-then-need = 如果{ $assumed }，{ $over-count ->
    [0] {""}
   *[other] 经过{ $over }，
}{ $line }只差{ $need }格水
aquarium-then-spare = 如果{ $assumed }，{ $over-count ->
    [0] {""}
   *[other] 经过{ $over }，
}{ $line }最多再空{ $spare }格
aquarium-then-sums = 如果{ $assumed }，{ $over-count ->
    [0] {""}
   *[other] 经过{ $over }，
}{ $line }要用{ $widths }凑成{ $need }
aquarium-then-known = 如果{ $assumed }，{ $over-count ->
    [0] {""}
   *[other] 经过{ $over }，
}{ $given }
aquarium-fact = { $says }
aquarium-mark-water = { $place }有水
aquarium-mark-air = { $place }无水
aquarium-quote-water = { $place }标的水
aquarium-quote-air = { $place }标的“无水”
aquarium-one-level = 一个水箱只有一个水位
aquarium-joined-level = 连通的水只有一个水位
aquarium-all-rows = 行
aquarium-all-columns = 列
aquarium-the-board = 全盘
aquarium-complete = 每格都已确定：各水箱水面齐平，所有提示数都满足。
aquarium-answer = 作答：给一格灌水，或标为无水。
aquarium-difference = 粗框的格只在第二个解里有水，斜纹的格只在第一个解里有水。
aquarium-searching = 推理到此为止：还有{ $undecided }格未定。接下来先看剩余水位最少的水箱，逐个水位往下推，直到某个提示数无法满足；如果花的时间太长，就改用带学习的搜索。

aquarium-rule-sum-exceeded = { $places }的水太多，超过了提示数{ $sum }。
aquarium-rule-sum-short = { $places }剩下的格不够提示数{ $sum }。
aquarium-rule-sum-missed = { $count ->
    [1] 无论怎么灌，{ $places }都凑不成提示数。
   *[other] 无论怎么灌，{ $places }都不能同时凑成提示数。
}
aquarium-rule-totals-differ = 各行合计{ $rows }格水，各列却合计{ $cols }格。
aquarium-rule-uneven = { $places }在同一高度却会一处有水，一处无水，但{ $levels }。
aquarium-rule-floating = { $places }会在同一水箱里上方有水，下方无水。
aquarium-rule-both = { $places }既要有水，又要无水。
aquarium-rule-no-level = 这个水箱的每个水位都被排除了。
aquarium-breaks-exceeded = { $line }的水太多：有{ $water }格，提示数只是{ $sum }
aquarium-breaks-short = { $line }剩下的格太少：只有{ $room }格，提示数是{ $sum }
aquarium-breaks-missed = { $line }要用{ $widths }凑成{ $need }，凑不成
aquarium-breaks-totals = 各行与各列的总水量不同
aquarium-breaks-uneven = { $places }在同一高度，却一处有水，一处无水
aquarium-breaks-floating = { $places }上方有水，下方无水
aquarium-breaks-both = { $places }既要有水，又要无水
aquarium-breaks-level = 水面停在{ $places }，而这个水位已被排除

aquarium-count-water = { $count }格有水
aquarium-count-air = { $count }格无水
aquarium-count-levels = 排除{ $count }个水位

aquarium-same-heights = { $signs }定下水箱里同高的各格‖：{ $found }。
    .brief = 水箱里同高‖：{ $found }。
aquarium-waters-below = { $signs }有水，水箱下方也有水‖：{ $found }。
    .brief = 水往下流‖：{ $found }。
aquarium-airs-above = { $signs }无水，水箱上方也无水‖：{ $found }。
    .brief = 上方无水‖：{ $found }。
aquarium-same-height = 同高一致
    .rule = 同一水箱里的水面一样高。
    .whole = { $given }，而{ $levels }‖，所以{ $gives }。
aquarium-joined-below = 底部连通
    .whole = { $given }，而水箱两侧在下面连通，水面一样高‖，所以{ $gives }。
aquarium-water-below = 下方必有水
    .rule = 水箱从底部灌起。
    .whole = { $given }，所以它的水箱下方有水‖：{ $gives }。
aquarium-air-above = 上方必无水
    .rule = 水面以上都无水。
    .whole = { $given }，所以它的水箱上方无水‖：{ $gives }。
aquarium-level-interval = 水位排除
    .whole = { $given }‖，所以{ $gives }。
# 数字在别处数过的步骤。
aquarium-line-full = 提示数已满
    .rule = 行列的提示数是有水格的数目，不会更多。
    .whole = { $sum ->
        [0] { $line }的提示数是0，一格水也没有‖，所以{ $gives }。
       *[other] { $line }已经有{ $sum }格水，够了‖，所以{ $gives }。
    }
aquarium-line-needs-all = 剩格全灌
    .rule = 行列的提示数是有水格的数目，不会更少。
    .whole = { $line }还差{ $need }格水，没定的也只有{ $need }格‖，一格也不能空，所以{ $gives }。
aquarium-too-wide = 横段太宽
    .whole = { $line }只差{ $need }格水，而{ $pieces ->
        [1] 宽{ $width }格的横段要么全灌，要么全不灌
       *[other] 宽{ $width }格以上的横段要么全灌，要么全不灌
    }‖，所以{ $gives }。
aquarium-indispensable = 必灌的段
    .whole = { $pieces ->
        [1] 不灌宽{ $width }格的那段
       *[other] 这{ $pieces }个宽的横段，任何一个不灌
    }，{ $line }就最多只有{ $without }格水，不够提示数{ $sum }‖，所以{ $gives }。
aquarium-stack-bottom = 竖段底部有水
    .whole = { $line }最多再空{ $spare }格。{ $stacks ->
        [1] 从{ $top }到{ $bottom }的水箱，最多空最上面{ $spare }格
       *[other] 每个水箱最多空最上面{ $spare }格
    }‖，所以{ $gives }。
aquarium-stack-top = 竖段顶部无水
    .whole = { $line }只差{ $need }格水。{ $stacks ->
        [1] 从{ $top }到{ $bottom }的水箱，最多灌最下面{ $need }格
       *[other] 每个水箱最多灌最下面{ $need }格
    }‖，所以{ $gives }。
aquarium-odd-piece = 公约数判断
    .whole = { $line }还差{ $need }格水，可用的横段宽{ $widths }格。除了{ $width }都是{ $divisor ->
        [2] 偶数
       *[other] { $divisor }的倍数
    }，{ $rest ->
        [0] { $need }也是，加上{ $width }就不对了
       *[other] { $need }却不是，必须用上{ $width }
    }‖，所以{ $gives }。
aquarium-subset-sums = 横段凑和
    .whole = { $line }还差{ $need }格水，可用的横段宽{ $widths }格{ $refuted ->
        [0] ，只能是{ $why }
       *[other] ：{ $why }
    }‖，所以{ $gives }。
aquarium-combined-lines = 多线水位
    .whole = { $line }还差{ $need }格水，可用的竖段高{ $widths }格{ $gap-count ->
        [0] {""}
       *[other] ，其中{ $gaps }
    }。{ $why }‖，所以{ $filled }。
aquarium-two-lines = 两线联立
    .whole = { $line }还差{ $need }格水，{ $other }还差{ $other-need }格，两者共有一些水箱。只有打勾的水位能同时满足两个提示数{ $more ->
        [0] ：{ $why }
       *[other] 。例如，{ $why }
    }‖，所以{ $filled }。
aquarium-crossing-lines = 行列联立
    .whole = { $line }还差{ $need }格水，{ $other }还差{ $other-need }格，两者共有一些水箱。只有打勾的水位能同时满足两个提示数{ $more ->
        [0] ：{ $why }
       *[other] 。例如，{ $why }
    }‖，所以{ $filled }。
aquarium-total-sums = 总水量凑和
    .whole = 按各{ $lines }的提示数，全盘还差{ $need }格水。{ $why }‖，所以{ $filled }。
aquarium-missing-sum = 缺的提示数
    .whole = 各行与各列数的是同样的水，共{ $total }格。其余各{ $lines }有{ $others }格，所以{ $line }是{ $sum }{ $need ->
        [0] ，已经够了
       *[other] ，还差{ $need }格{ $refuted ->
            [0] ，只能是{ $why }
           *[other] ：{ $why }
        }
    }‖，所以{ $gives }。
aquarium-tank-levels = 逐个水位
    .whole = { $failed ->
        [0] 有个水箱只剩两个水位：{ $leads }‖。无论哪种，{ $gives }。
       *[other] { $tank }所在的水箱只剩两个水位。{ $long ->
            [0] 假设{ $assumed }，{ $over-count ->
                [0] 那么
               *[other] 经过{ $over }，
            }{ $breaks }
           *[other] 试探{ $length }步：假设{ $assumed }，最后{ $breaks }
        }‖，所以{ $filled }。
    }
aquarium-level-trial = 水位试探
    .whole = { $long ->
        [0] 假设{ $assumed }，{ $over-count ->
            [0] 那么
           *[other] 经过{ $over }，
        }{ $breaks }‖，所以{ $filled }。
       *[other] 试探{ $length }步：假设{ $assumed }，最后{ $breaks }‖，所以{ $filled }。
    }

## 出题
format-made = 在这里生成
format-unfit = 这道题无法写成“{ $format }”。
make-label = 新题
make-standing = 状态
make-board-label = 正在生成的题目：{ $rows }行{ $cols }列。
make-idle = 还没有生成题目。
make-earlier = 这道题是之前在这里出的。
make-running = 正在出题
make-stopped = { $made ->
    [0] 已停止。
   *[other] 已停止。共生成{ $made }道题。
}
make-made = 已生成：{ $grade }，{ $time }，{ $clues }个提示数，唯一解
make-nearest = 尝试{ $attempts }次，没有完全符合的。最接近的：{ $grade }，{ $time }，{ $clues }个提示数，唯一解
make-wished = 要求：{ $wish }
make-wished-levels = 难度{ $from }到{ $to }
make-wished-minutes = { $from }到{ $to }分钟
make-wished-symmetry = 对称：{ $symmetry }
make-wished-technique = 用到{ $technique }
make-wished-minimal = 没有多余的提示数
make-wished-fewest = 提示数尽量少
make-wished-density = 提示数至少占{ $density }%
make-made-many = 共生成{ $made }道题。
make-none = 没有找到这样的题目。请换个大小或种子。
make-failed = 出题的后台程序中断了。请按“新题目”再试一次。
make-no-recipe = 这不是出题参数。出题参数要写成{ $example }这样。
make-progress = 进度
make-phase-filling = 正在填终盘
make-phase-proving = 正在检查是否有别的解
make-phase-digging = 挖洞：{ $of }个提示数已试{ $tried }个，还留{ $clues }个
make-phase-easing = 正在按难度调整提示数：现在{ $clues }个
make-phase-grading = 正在评级
make-attempt = 第{ $attempt }次尝试，共{ $attempts }次，目前最接近的：难度{ $level }
make-number = 第{ $number }道，共{ $count }道
make-name = { $kind } { $rows }×{ $cols }，种子{ $seed }
make-from-seed = 由种子{ $seed }生成
make-from-earlier = 由另一版以种子{ $seed }生成，现在同一种子会生成另一道题
make-stop = 停止
make-deeds = 接下来
make-play = 自己解
make-watch = 看讲解
make-edit = 编辑
make-miniatures = 已出的题
make-all = 显示全部{ $count }题
make-list = 列成清单
make-again = 再出一道
make-wish = 设置
make-kind = 谜题类型
make-rows = 行数
make-cols = 列数
make-flavour = 样式
make-at-least = 最低难度
make-at-most = 最高难度
make-technique = 技巧
make-balance = 对称
make-balance-none = 无
make-balance-half-turn = 旋转180°对称
make-balance-quarter-turn = 旋转90°对称
make-balance-mirror = 左右对称
make-balance-both-mirrors = 左右、上下都对称
make-amount = 提示数个数
make-amount-enough = 按难度所需
make-amount-minimal = 精简（缺一不可）
make-amount-fewest = 尽量少
make-amount-density = 至少……
make-density = 百分比
make-minutes-from = 最短用时（分钟）
make-minutes-to = 最长用时（分钟）
make-seed = 种子
make-any = 任意
make-count = 题目数量
make-begin = 出新题
make-sizes-slitherlink = 数回可有3到60行、3到60列。
make-sizes-sudoku = 数独是正方形，可有4、6、8、9、10、12、14、15或16行；异形宫可有4到9行。
make-sizes-aquarium = 水箱可有4到30行、4到30列。
make-unfit-size = 没有这个大小的盘面。{ $sizes }
make-unfit-flavour = 这种谜题没有这个样式。请另选一个。
make-unfit-levels = 难度从1到10，先低后高。
make-unfit-techniques = 这种谜题没有该难度的技巧。请另选难度，或放宽范围。
make-unfit-balance = 旋转90°对称需要正方形盘面。请让行数与列数相等，或另选对称。
make-unfit-density = 请选0到100之间的百分比。
make-unfit-time = 请用数字填写0到240的分钟数，先短后长。两格都留空则不限。
make-unfit-technique = 这些难度的题目用不到这种技巧。请选包含它的难度，或不限技巧。
make-unfit-version = 这组出题参数的题目是另一版生成器做的，这一版无法再做出来。请按同样的大小和难度另出一道。
make-unfit-seed = 种子必须是整数，或者留空。
make-unfit-count = 请选1到1,000之间的数。
slitherlink-flavour-winding = 长而曲折的回路
sudoku-flavour-boxes = 标准宫
sudoku-flavour-jigsaw = 异形宫
sudoku-flavour-diagonals = 标准宫加对角线
aquarium-flavour-large = 大水箱
aquarium-flavour-medium = 中等水箱
aquarium-flavour-small = 小水箱

## 技巧手册
page-lead-guide = 每种技巧怎样用，在哪里用得上。
guide-label = 技巧手册
guide-title = 技巧
guide-ways = 相关链接
guide-all = 全部技巧
guide-close = 回到题目
guide-waiting = 请稍候……
guide-failed = 这一页有一部分未能载入。
guide-again = 再试一次
guide-table = 各技巧的使用频率
guide-order = 按学习的先后排列：最前面的一眼就能看出。
guide-used = 本题用到
guide-practised = 已练习
guide-technique = 技巧
guide-level = 难度{ $level }
guide-measured = 下表是各难度题目用到该技巧的百分比；题目为 Clew 生成的{ $rows }×{ $cols }，每级最多{ $count }道。
guide-practise = 练习这种技巧
guide-make = 出一道用到它的题
guide-too-rare = 以这种技巧为最容易一步的局面太少，没有可练习的。
guide-why = 为什么成立
guide-also = 别名：{ $text }。
guide-source = 出处：{ $text }
guide-pattern = 左边是前提，右边蓝色的是结论。边上的粗条表示盘面的边界。
guide-turned = 旋转与翻转
guide-picture-before = 之前
guide-picture-after = 之后：结论为蓝色
guide-picture-turned = 同一定式，旋转或翻转之后
guide-example = 例题
guide-open = 在这一步打开这个盘面
guide-here = 在正在观看的题目里
guide-shares = 使用频率：各难度的题目中占百分之几
guide-no-example = 看过的盘面都用不到它：更容易的技巧总会先找到同样的结果。
guide-plain = 单独一页，无需脚本

## 无需脚本的技巧页

learn-all = 谜题怎样解
learn-how = { $kind }怎样解
learn-count = Clew 用{ $count }种技巧解它。
learn-order = 由易到难排列。每种技巧有单独一页：图、成立的理由和一道例题。
learn-before = 上一种：{ $technique }
learn-after = 下一种：{ $technique }
learn-practise = 在 Clew 里练习这种技巧
learn-open = 在 Clew 里看这种技巧
learn-solve = 用 Clew 解一道题
learn-time = 一道题要多久

## 标记与存档

mark-expects-cell = 第{ $at }个字符：应为格，例如 R3C4。
mark-expects-on-board = 第{ $at }个字符：这一格不在盘面上。
mark-expects-side = 第{ $at }个字符：应为“top”、“right”、“bottom”或“left”，或者“inside”或“outside”。
mark-expects-edge-state = 第{ $at }个字符：应为“line”或“cross”。
mark-expects-level-state = 第{ $at }个字符：应为“water”或“air”。
mark-expects-digit-mark = 第{ $at }个字符：应为“=”或“!=”加一个数字，或者“inner”或“outer”加若干数字。
mark-expects-digit = 第{ $at }个字符：应为这个盘面的数字。
mark-expects-open-cell = 第{ $at }个字符：这一格有已知数。
mark-expects-word = 第{ $at }个字符：应为这种谜题的标记用词。
mark-expects-end = 第{ $at }个字符：到此应当结束。

game-unreadable = 这不是存档：第{ $line }行，第{ $column }列。
game-later = 这个存档出自更新的版本（{ $version }）。
game-of-another-kind = 这是另一种谜题的存档。
game-no-puzzle = 这个存档的题目无法读取。
game-no-mark = 第{ $move }步的第{ $mark }处标记无法读取。
game-no-trial = 第{ $move }步结束了一次假设，但之前没有开始。
game-no-checkpoint-mark = 第{ $checkpoint }个检查点的第{ $mark }处标记无法读取。
game-too-few-moves = 写明走过的步数多于实有的{ $moves }步。

## 提示与检查

coach-mistake = 有{ $count }处标记是错的，提示会建立在错误之上。检查可以指出错在哪里。
coach-fails = 假设成立的话，就无法满足规则。
coach-solved = 题目已经解出。
coach-stuck = 没有这么容易的步骤了。
coach-no-solution = 这些提示数无解。
coach-choice = 提示数在这里定不下来：有的解里{ $facts }，有的解里不是。
coach-searched = { $facts }：没有技巧能说明，但其他情况都不成立。
coach-read-off = { $facts }：标记已经说明了这一点。
coach-more = 由此还能再推出{ $count }处标记。
coach-assumes-unique = 这以唯一解为前提。
coach-right = 到目前为止都对。
coach-wrong = { $count ->
    [1] 有1处标记错了：
   *[other] 有{ $count }处标记错了，最早的一处是
}{ $mark }。
coach-wrong-count = 有{ $count }处标记错了。
coach-follows = { $facts }：推{ $steps }步可得。
coach-unsettled = 这些提示数定不下来：有的解如此，有的解不然。
coach-settled = { $facts }：可以推出。正在找最短的理由……
coach-one-solution = 有一个解如此。
coach-other-solution = 另一个解不然；两者不同之处都画出来了。
coach-suppose = 假设{ $facts }。
coach-cases = 那么剩下的{ $count }种情况都不成立。
coach-reviewed = 共{ $moves }步：{ $forced }步必然，{ $guesses }步是猜的，{ $wrong }步错误{ $hints ->
    [0] 。
   *[other] ，{ $hints }步来自提示。
}
coach-forced = 必然：“{ $technique }”，难度{ $level }。
coach-hinted = 来自提示：“{ $technique }”，难度{ $level }。
coach-hinted-search = 来自提示：由搜索得出。
coach-missed = 当时有更容易的一步：“{ $technique }”，难度{ $level }。
coach-guess = 标对了，但当时还推不出来，是猜的。
coach-wrong-move = 错了。
coach-bookkeeping = 只是补标，没有新推理。
coach-tried = 属于未保留的试探。
coach-no-text = 这一行不是文本：第{ $at }个字节。
coach-no-question = 这不是提问：第{ $column }列（{ $fault }）。
coach-no-mark = 应为只说一件事的标记。
coach-no-ask = 应为“hint”、“check”、“why”或“review”。
coach-no-ceiling = 应为1到10的难度。

### GUIDE
### 上一行以下是技巧手册：每种技巧为什么成立，别处怎么称呼。打开手册时网页才读取这些句子。

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

slitherlink-three-beside-zero-rule = 与0相邻的3连其余三条边，回路在公共边的两端都向远离这两格的方向延伸。
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
slitherlink-corner-two-why = 角2的两条边界边要么都连，要么都打叉。如果都连，由于内侧边打叉，线就各自沿边界延伸；如果都打叉，两条内侧边的线到达边界，都要向远离盘角的方向拐弯。无论哪一种，两侧的下一条边界边都要连。
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
slitherlink-corner-three-beside-one-why = 角3的两条边界边都要连。沿边界的那条要么沿着1继续走，要么拐进公共边：无论哪种，1的线就在这里，它另外两条边打叉。3的第三条线到达公共边的内侧端点，那里只能朝远离边界的方向直走。
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
slitherlink-pair-complement-also = dlines
slitherlink-pair-opposite-rule = 扇区：一对边有一条线，顶点对面的一对也有一条；有两条，对面就没有；是偶数条，对面也是偶数条。
slitherlink-pair-opposite-why = 一个顶点的四条边中，要么没有线，要么有两条。所以如果一对相邻的边有一条，对面的一对也有一条；如果有两条，对面就没有；如果要么两条要么没有，对面也是如此。
slitherlink-pair-opposite-also = dlines
slitherlink-pair-three-rule = 扇区：3在一个角上有一条线，对角就有两条；一个角上是偶数条，就有两条。
slitherlink-pair-three-why = 3的一组对角共有三条线：一处一条，一处两条。所以恰有一条的角，对面有两条；要么两条要么没有的角，就有两条。
slitherlink-pair-three-also = dlines
slitherlink-pair-one-rule = 扇区：1在一个角上有一条线，对角就没有；一个角上是偶数条，就没有。
slitherlink-pair-one-why = 1的一组对角共有一条线：一处有，一处没有。所以有一条的角，对面没有；要么两条要么没有的角，就没有。
slitherlink-pair-one-also = dlines
slitherlink-pair-twos-rule = 扇区：2在一个角上是一条线还是偶数条，对角也一样，沿斜列的2一直传下去。
slitherlink-pair-twos-why = 2的一组对角共有两条线：各一条，或者一处两条、一处没有。所以一角恰有一条，对面也恰有一条；一角要么两条要么没有，对面也是如此。过了那个顶点，斜列上的下一个2接着传下去。
slitherlink-pair-twos-also = 沿斜列的 dlines
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
slitherlink-one-like-neighbours-also = 内外染色
slitherlink-three-like-neighbours-rule = 染色：3有两个同色邻格，朝这两格都连线。
slitherlink-three-like-neighbours-why = 无论3本身在围内还是围外，朝两个同色邻格要么都连线，要么都不连。都不连就只剩两条边，而3有三条线。
slitherlink-three-like-neighbours-also = 内外染色
slitherlink-two-like-neighbours-rule = 染色：2有两个同色邻格，另外两个邻格就是相反的颜色。
slitherlink-two-like-neighbours-why = 2朝两个同色邻格要么都连线，要么都不连。都连，朝另外两格就没有线；都不连，朝另外两格就都有线。所以另外两格同色，而且与前两格异色。
slitherlink-two-like-neighbours-also = 内外染色
slitherlink-two-unlike-neighbours-rule = 染色：2有两个异色邻格，另外两个邻格也异色。
slitherlink-two-unlike-neighbours-why = 两个邻格一内一外，恰有一格与2异色，所以朝这两格恰连一条。2的另一条线朝另外两格之一，所以那两格也异色。
slitherlink-two-unlike-neighbours-also = 内外染色
slitherlink-unlike-neighbours-rule = 染色：提示数有两个异色邻格，朝这两格恰连一条；1没有别的线，3的另外两条都连。
slitherlink-unlike-neighbours-why = 两个邻格一内一外，恰有一格与提示数异色，所以朝这两格恰连一条。1就此满了；3朝另外两格都要连线。
slitherlink-unlike-neighbours-also = 内外染色
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
slitherlink-blank-corner-why = 回路怎样经过这三个空白格，没有提示数约束。如果它从角上那格和邻格之间经过，就可以移到角上那格的另一侧，得到第二个解。所以这只在题目恰有一个解时成立。
slitherlink-blank-corner-also = 唯一性

## 数回：试探

slitherlink-trial-rule = 假设一条边的一种情况，靠扇区和染色推出矛盾，就取另一种。
slitherlink-trial-why = 一条边要么是线，要么是叉。其中一种靠提示数、顶点、扇区和染色推出了不可能的结果，所以是另一种。
slitherlink-trial-also = 反证法
slitherlink-two-sided-trial-rule = 一条边的两种情况都推出同样的标记，这些标记就成立。
slitherlink-two-sided-trial-why = 一条边要么是线，要么是叉，总有一种对。两种都能推出的结果必定成立，尽管还不知道是哪一种。
slitherlink-two-sided-trial-also = 分类讨论
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
sudoku-naked-single-why = 一格填一个数字。如果其他数字都已排除，就只剩一个。
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
sudoku-naked-pair-also = 裸数对、裸对、死锁数对（同在两个单元时）
sudoku-naked-triple-rule = 单元里三格合起来只有三个候选数，就占去这三个；同在两个单元时两边都删。
sudoku-naked-triple-why = 三格分三个数字，各得一个。无论怎么分，三个数字都用掉了，所以这个单元的其他格都不能再有。不必每格都有三个候选数。
sudoku-naked-triple-also = 裸三数组、显性三数集、死锁三数组（同在两个单元时）
sudoku-naked-quad-rule = 单元里四格合起来只有四个候选数，就占去这四个。
sudoku-naked-quad-why = 四格分四个数字，各得一个。无论怎么分，四个数字都用掉了，所以这个单元的其他格都不能再有。
sudoku-naked-quad-also = 裸四数组、显性四数集
sudoku-hidden-pair-rule = 单元里两个数字合起来只有两个位置，这两格就没有别的候选数。
sudoku-hidden-pair-why = 两个数字需要两格，而单元里正好只有两格给它们。所以这两格被它们占满，容不下别的数字。
sudoku-hidden-pair-also = 隐数对
sudoku-hidden-triple-rule = 单元里三个数字合起来只有三个位置，这三格就没有别的候选数。
sudoku-hidden-triple-why = 三个数字需要三格，而单元里正好只有三格给它们。所以这三格被它们占满，容不下别的数字。
sudoku-hidden-triple-also = 隐性三数集
sudoku-hidden-quad-rule = 单元里四个数字合起来只有四个位置，这四格就没有别的候选数。
sudoku-hidden-quad-why = 四个数字需要四格，而单元里正好只有四格给它们。所以这四格被它们占满，容不下别的数字。
sudoku-hidden-quad-also = 隐式四数集

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
sudoku-finned-x-wing-also = 带鳍X-Wing
sudoku-finned-swordfish-rule = 除了鳍就是三阶鱼：在鱼的覆盖范围内、又能看到所有鳍的格，删去这个数字。
sudoku-finned-swordfish-why = 如果鳍都不是这个数字，三阶鱼就成立，交叉的三条在鱼外不能再有。如果有鳍是，它能看到的格都不是。两种情况下都保不住这个数字的格，就可以删去它。
sudoku-finned-swordfish-also = 带鳍剑鱼
sudoku-finned-jellyfish-rule = 除了鳍就是四阶鱼：在鱼的覆盖范围内、又能看到所有鳍的格，删去这个数字。
sudoku-finned-jellyfish-why = 如果鳍都不是这个数字，四阶鱼就成立，交叉的四条在鱼外不能再有。如果有鳍是，它能看到的格都不是。两种情况下都保不住这个数字的格，就可以删去它。
sudoku-finned-jellyfish-also = 带鳍水母
sudoku-franken-fish-rule = 行和宫对同样多的列和宫，或者列和宫对行和宫。
sudoku-franken-fish-why = 第一组单元各需要一个这个数字，在不同的格里，而这些格全在同样多的第二组单元里，每个单元只有一个。所以第二组刚好用完，别处不能再有。若有鳍，则在鳍都不是这个数字时成立。
sudoku-franken-fish-also = Franken Fish
sudoku-mutant-fish-rule = 任意几种单元，这个数字的位置互不重叠，全部被同样多的其他单元覆盖。
sudoku-mutant-fish-why = 第一组单元各需要一个这个数字，在不同的格里，而这些格全在同样多的第二组单元里，每个单元只有一个。所以第二组刚好用完，别处不能再有。两组里都可以行、列、宫混用。
sudoku-mutant-fish-also = Mutant Fish

## 数独：单数字结构

sudoku-skyscraper-rule = 两条平行的行或列各有一个数字的两个位置，其中两处同在一个单元。
sudoku-skyscraper-why = 同一单元里的两处，最多一处是这个数字。另一处所在的行或列，就要在远端填它。所以两个远端必有一个是这个数字，同时看到两者的格就不是。
sudoku-skyscraper-also = 多宝鱼
sudoku-two-string-kite-rule = 一行和一列各有一个数字的两个位置，其中两处同在一宫。
sudoku-two-string-kite-why = 同一宫里的两处，最多一处是这个数字。另一处所在的行或列，就要在远端填它。所以两个远端必有一个是这个数字，同时看到两者的格就不是。
sudoku-two-string-kite-also = 多宝鱼
sudoku-turbot-fish-rule = 两个单元各有一个数字的两个位置，其中两处互相看到。
sudoku-turbot-fish-why = 互相看到的两处，最多一处是这个数字。另一处所在的单元，就要在第二个位置填它。所以两个远端必有一个是这个数字，同时看到两者的格就不是。
sudoku-turbot-fish-also = 双强链、涡轮鱼
sudoku-empty-rectangle-rule = 宫里一个数字的位置都在一行和一列上，其中一条又连着强链。
sudoku-empty-rectangle-why = 宫里的这个数字要么在那一行上，要么在那一列上。不在行上，就在列上；在行上，强链的远端就是这个数字。所以在那一列上、又能看到远端的格，不能是这个数字；行列互换也一样。
sudoku-empty-rectangle-also = Empty Rectangle

## 数独：翼

sudoku-remote-pair-rule = 候选数同为两个的格一个看一个，两数交替，所以首尾不同。
sudoku-remote-pair-why = 链上相邻的格互相看到，而且候选数都是同样两个，所以两数交替出现。经过偶数格，首尾不同：两个数字都齐了，所以同时看到首尾的格两个都不能填。
sudoku-remote-pair-also = 远程显性数对
sudoku-xy-wing-rule = 候选数为 x、y 的格看到 x、z 的格和 y、z 的格：后两格中必有一格是 z。
sudoku-xy-wing-why = 设中间那格是 x 或 y。如果是 x，候选数为 x、z 的那格就是 z；如果是 y，候选数为 y、z 的那格就是 z。两种情况下总有一格是 z，所以同时看到这两格的格不是 z。
sudoku-xy-wing-also = Y-Wing、XY翼、双分支匹配法
sudoku-xyz-wing-rule = 候选数为 x、y、z 的格看到 x、z 的格和 y、z 的格：三格中必有一格是 z。
sudoku-xyz-wing-why = 设中间那格是 x、y 或 z。如果是 x，候选数为 x、z 的那格就是 z；如果是 y，候选数为 y、z 的那格就是 z；否则它自己就是 z。三格中总有一格是 z，所以同时看到三格的格不是 z。
sudoku-xyz-wing-also = XYZ翼、三分支匹配法
sudoku-w-wing-rule = 两格的候选数同为两个，其中一个数字由强链相连：两格中必有一格是另一个数字。
sudoku-w-wing-why = 强链把第一个数字放进两格之一，而这两格各看到数对的一格。所以数对中总有一格不是第一个数字，那就是另一个数字：同时看到数对两格的格不能是它。
sudoku-w-wing-also = W翼
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
sudoku-unique-rectangle-why = 如果四格都只有这两个数字，互换一下，别的格不受影响，就有第二个解。所以如果题目恰有一个解，四格中必有一个别的候选数成立。各种类型的区别在于这些候选数的位置。
sudoku-unique-rectangle-also = 致命结构
sudoku-avoidable-rectangle-rule = 矩形的四格都是推出来的，不是已知数，就不会是同样两个数字交错。
sudoku-avoidable-rectangle-why = 如果四格里两个数字交错，就可以互换：四格都不是已知数，没有什么把它们固定住。那就是第二个解。所以如果题目恰有一个解，最后一格是别的数字。
sudoku-hidden-rectangle-rule = 矩形有一角是双值格，强链又会让其余三角只剩这两个数字。
sudoku-hidden-rectangle-why = 在对角那格所在的行和列里，两个数字之一在矩形之外没有位置。如果那格是另一个数字，两个相邻的角就是前一个，四格里两数交错，可以互换成第二个解。所以如果题目恰有一个解，那格就不是另一个数字。
sudoku-hidden-rectangle-also = 隐性矩形
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
sudoku-x-chain-also = X链
sudoku-grouped-x-chain-rule = 行列与宫相交的几格可合成一个节点的同数链。
sudoku-grouped-x-chain-why = 行列与宫相交的几格可以合成一个节点：这个数字在其中，或者不在。其余与同数链一样：首尾必有一个是这个数字。
sudoku-grouped-x-chain-also = 区块同数链
sudoku-xy-chain-rule = 双值格一个看一个，各与下一格有公共候选数：首尾的数字至少有一个成立。
sudoku-xy-chain-why = 假设第一格不是这个数字，就是它的另一个候选数，于是下一格也是它的另一个，依此类推，最后一格是这个数字。所以首尾必有一个是，同时看到两者的格就不是。
sudoku-xy-chain-also = XY链
sudoku-alternating-chain-rule = 候选数由强弱链交替相连：首尾至少有一个成立。
sudoku-alternating-chain-why = 假设第一个候选数不成立。由强链，第二个成立；由弱链，第三个不成立；依此类推，最后一个成立。所以首尾至少有一个成立，与两者都矛盾的就不成立。如果最后一个就是第一个，它就成立。
sudoku-alternating-chain-also = AIC、不连续环
sudoku-nice-loop-rule = 首尾相接的标准链，相邻的两个恰有一个成立。
sudoku-nice-loop-why = 环上的候选数一真一假交替：要么第奇数个都成立，要么第偶数个都成立。所以相邻的两个恰有一个成立，弱链上也是如此，与相邻两个都矛盾的就不成立。
sudoku-nice-loop-also = 首尾相接的标准链
sudoku-grouped-chain-rule = 行列与宫相交的几格可合成一个节点的标准链。
sudoku-grouped-chain-why = 行列与宫相交的几格可以合成一个节点：这个数字在其中，或者不在。其余与标准链一样：首尾至少有一个成立。
sudoku-grouped-chain-also = Grouped AIC
sudoku-sue-de-coq-rule = 行列里的格与宫里的格，合起来占尽交叉处的所有数字。
sudoku-sue-de-coq-why = 交叉处的格，加上行列里和宫里选出的格，数字总数正好等于格数，而且没有数字能放两次。所以每个数字恰好用一次，不在行列里就在宫里，那个单元的其余格就不能再有。
sudoku-sue-de-coq-also = Sue de Coq

## 数独：待定数组

sudoku-als-xz-rule = 两个待定数组有一个不能都有的公共数字：它们的另一个公共数字必在其中一组。
sudoku-als-xz-why = 一组格的数字比格数多一个，就只缺一个数字，其余全都有。两组有一个数字不能都有，所以总有一组没有它，其余数字就全都有。因此两组共有的另一个数字必在其中一组，能看到它在那里所有位置的格就不是它。
sudoku-als-xz-also = ALS-XZ
sudoku-als-xy-wing-rule = 三个待定数组，中间的一组与另外两组各有一个不能都有的公共数字。
sudoku-als-xy-wing-why = 一组格的数字比格数多一个，就只缺一个数字。中间那组与外面两组各有一个不能都有的数字，它至少占去其中一个，失去数字的那组其余全都有。所以外面两组共有的数字必在其中一组，能看到它在那里所有位置的格就不是它。
sudoku-als-xy-wing-also = ALS-XY-Wing
sudoku-als-chain-rule = 待定数组一组接一组，各有一个不能都有的公共数字：两端共有的数字必在其中一端。
sudoku-als-chain-why = 每组都只缺一个数字，与下一组又各有一个不能都有的数字。如果第一组缺某个数字，它就有与下一组相连的那个；于是下一组没有它，就有再往下相连的那个，这样一直传到另一端。所以两端共有的数字必在其中一端。
sudoku-als-chain-also = ALS链
sudoku-death-blossom-rule = 一格的每个候选数各连一个待定数组：各组共有的数字必在其中一组。
sudoku-death-blossom-why = 那一格总是它的候选数之一。无论是哪个，对应的那组就失去这个数字，其余全都有。所以各组共有的数字必在其中一组，能看到它在那里所有位置的格就不是它。
sudoku-death-blossom-also = Death Blossom
sudoku-aligned-pair-rule = 一格的候选数，如果与第二格的每个候选数都不能搭配，就不成立。
sudoku-aligned-pair-why = 第一格的每个候选数总要与第二格的某个候选数搭配。如果两者相同而两格又互相看到，或者两者合起来占尽另一格的候选数，这种搭配就不行。没有搭档的候选数不成立。
sudoku-aligned-pair-also = APE
sudoku-aligned-triplet-rule = 一格的候选数，如果与另外两格的每种候选数组合都不能搭配，就不成立。
sudoku-aligned-triplet-why = 第一格的每个候选数总要与另外两格的候选数搭配。如果其中两个相同而所在的格互相看到，或者三者合起来占尽另一格的候选数，这种搭配就不行。没有搭档的候选数不成立。
sudoku-aligned-triplet-also = ATE

## 数独：假设

sudoku-nishio-rule = 一个候选数靠同一数字的排除推出矛盾，就不成立。
sudoku-nishio-why = 如果那里是这个数字，它就在一个又一个单元里只剩一个位置，最后在某个单元里没有位置。每个单元都要有每个数字，所以那里不是。
sudoku-nishio-also = Nishio
sudoku-forcing-chains-rule = 一格的每个候选数，或一个数字的每个位置，各有链推出同样的结果，结果就成立。
sudoku-forcing-chains-why = 一格总是它的候选数之一，一个数字在单元里总有一个位置。各条链中总有一条从成立的出发，而所有链都推出同样的结果，所以结果成立。
sudoku-forcing-chains-also = 单元格强制链、区域强制链、多重强制链
sudoku-forcing-net-rule = 与强制链相同，或者一个候选数推出矛盾；出数的每一步可以依靠前面的好几步。
sudoku-forcing-net-why = 推出矛盾的假设不成立。而一格总是它的候选数之一，一个数字在单元里总有一个位置，所以每种都能推出的结果成立。这里一步可以依靠前面的好几步，所以是网，不是链。
sudoku-forcing-net-also = Dynamic Forcing Chains
sudoku-nested-net-rule = 一个候选数靠出数、区块、数对和二阶鱼推出矛盾，就不成立。
sudoku-nested-net-why = 推出矛盾的假设不成立，无论用什么可靠的步骤往下推。这里用的是出数、区块、数对和二阶鱼。
sudoku-nested-net-also = 动态强制链（+）
sudoku-nested-chains-rule = 一个候选数靠出数推出矛盾，途中又用到别的候选数靠出数推出的矛盾：两层假设。
sudoku-nested-chains-why = 推出矛盾的假设不成立。在第一个假设之下，再同样试第二个假设：如果它在那里不成立，就在第一个假设之下标上相反的结论，再接着出数。
sudoku-nested-chains-also = Nested Forcing Chains

## 水箱：水位

aquarium-same-height-rule = 一个横段要么全有水，要么全无水，已知一格就定下其余各格。
aquarium-same-height-why = 水箱里的水面齐平，所以同一高度要么都灌到，要么都没灌到：同一行里属于它的格都一样。如果只有连通的水才同高，就只适用于左右相连的格，以及在下面被水连通的格。
aquarium-joined-below-rule = 重力规则下，在下面相通的同高各格都一样，无论怎样相通。
aquarium-joined-below-why = 水箱两侧在下面相通，是连通器：一侧的水流到相通之处，在另一侧升到同样的高度。所以两侧在那个高度的格都一样。
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

## The expected time

learn-time-lead = 除了难度，Clew 还给出熟练者预计需要的时间。本页说明这个时间怎样算出，以及它与真人用时有多吻合。
learn-time-computed = 怎样计算
learn-time-search = Clew 按自己的步骤走。每走一步之前，先数出有多少处可以走下一步，例如有多少格可以用宫排除填入。解题者在未定的格里找，直到注意到其中一处。未定的格越多、可走之处越少、那一步越难看出，找的时间就越长。然后写下这一步，每一步写下的时间相同。
learn-time-limits = 有两个上限。没有人每走一步都把一个大盘面看遍，所以最多按100个未定格计算。找的时间够找到一个宫区块之后，人会改试别的办法，所以更难的步骤也按这个时间计算。
learn-time-people = 与真人有多吻合
learn-time-shown = 图中有{ $count }道数独，每道一个点：横向是预计用时，纵向是解出者的平均用时，单位是分钟。线上的点两者相等。
learn-time-expected = 预计用时（分钟）
learn-time-mean = 真人平均用时（分钟）
learn-time-agreement = 等级相关系数为1，表示两种用时把题目排成同样的次序；为0，表示两个次序无关。全部题目为0.69，至少20人解出的题目为0.83，难度1的题目之中为0.60。带小数的难度则为0.61、0.76和0.47。公式里有两个数，用五分之四的题目拟合，用其余的题目比较。
learn-time-spread = 三分之二的平均用时与预计用时相差不超过1.25倍。每个人的用时取决于熟练程度，所以预计用时适合用来比较题目。
learn-time-others = 数回和水族箱没有公开的真人用时。公式相同，尺度是估计的。在7×7以上的数回中，出题者称为困难的题比同样大小的普通题预计用时更长，100对里至少有98对如此。
learn-time-source = 真人用时：{ $source }。
