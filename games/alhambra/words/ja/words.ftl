# 「アルハンブラ」：起きたこと、できない理由、そして端末の言葉。

### 名前

alhambra-coin = { $currency ->
    [f] フローリン
    [r] ディルハム
    [n] ディナール
   *[other] ドゥカート
}
alhambra-coins = { alhambra-coin }
alhambra-counted = { alhambra-coin }
alhambra-buildings = { $kind ->
    [p] 離宮
    [s] 後宮
    [a] 回廊
    [c] 居室
    [g] 庭園
   *[other] 塔
}
alhambra-side = { $side ->
    [north] 北
    [east] 東
    [south] 南
   *[other] 西
}

alhambra-across = { $across ->
    [east] 東に{ $x }
    [west] 西に{ $x }
   *[other] {""}
}
alhambra-along = { $along ->
    [north] 北に{ $y }
    [south] 南に{ $y }
   *[other] {""}
}
alhambra-at = { $across ->
    [none] { $along ->
        [none] 噴水
       *[other] { alhambra-along }
    }
   *[other] { alhambra-across }{ $along ->
        [none] {""}
       *[other] {"、"}{ alhambra-along }
    }
}

### タイル、番号順

building-1 = 離宮2
building-2 = 離宮3
building-3 = 離宮4
building-4 = 離宮5
building-5 = 離宮6
building-6 = 離宮7
building-7 = 離宮8
building-8 = 後宮3
building-9 = 後宮4
building-10 = 後宮5
building-11 = 後宮6
building-12 = 後宮7
building-13 = 後宮8
building-14 = 後宮9
building-15 = 回廊4
building-16 = 回廊5
building-17 = 回廊6
building-18 = 回廊6
building-19 = 回廊7
building-20 = 回廊8
building-21 = 回廊8
building-22 = 回廊9
building-23 = 回廊10
building-24 = 居室5
building-25 = 居室6
building-26 = 居室7
building-27 = 居室7
building-28 = 居室8
building-29 = 居室9
building-30 = 居室9
building-31 = 居室10
building-32 = 居室11
building-33 = 庭園6
building-34 = 庭園7
building-35 = 庭園8
building-36 = 庭園8
building-37 = 庭園8
building-38 = 庭園9
building-39 = 庭園10
building-40 = 庭園10
building-41 = 庭園10
building-42 = 庭園11
building-43 = 庭園12
building-44 = 塔7
building-45 = 塔8
building-46 = 塔9
building-47 = 塔9
building-48 = 塔9
building-49 = 塔10
building-50 = 塔11
building-51 = 塔11
building-52 = 塔11
building-53 = 塔12
building-54 = 塔13

### 起きたこと（記録）

alhambra-log-dealt = { $player }に{ alhambra-coins }の{ $cards }が配られた
alhambra-log-begins = 最初の手番は{ $player }：カード{ $cards }枚で最少
alhambra-log-opened = お金が開いた：{ alhambra-coins }の{ $cards }
alhambra-log-round-came = 得点カード{ $round }が出た
alhambra-log-shuffled = 捨て札が新しい山札になった：{ $cards }枚
alhambra-log-laid = マス{ $square }に{ $tile }
alhambra-log-neutral-got = 中立プレイヤーが{ $tile }を得た
alhambra-log-took = { $player }が{ alhambra-coins }の{ $cards }を取った
alhambra-log-pays = { $player }が{ $tile }に余りのあるカードで払う
alhambra-log-added = { $player }が{ alhambra-coins }の{ $cards }を出した
alhambra-log-bought = { $player }が{ $tile }を{ alhambra-coins }の{ $cards }で買った
alhambra-log-bought-exactly = { $player }が{ $tile }を{ alhambra-coins }の{ $cards }でちょうど買い、もう一度アクションする
alhambra-log-built = { $player }が{ $tile }を建てた（{ alhambra-at }）
alhambra-log-kept = { $player }が{ $tile }を予備に置いた
alhambra-log-gave = { $player }が{ $tile }を中立プレイヤーに渡した
alhambra-log-rebuilt = { $player }が予備の{ $tile }を建てた（{ alhambra-at }）
alhambra-log-removed = { $player }が盤の{ $tile }を予備に移した
alhambra-log-replaced = { $player }が{ $old }の所に{ $tile }を置いた
alhambra-log-passed = { $player }は何もできない
alhambra-log-round = 得点計算{ $round }
alhambra-log-majority = { $player }：{ alhambra-buildings }、{ $points }点
alhambra-log-majority-neutral = 中立プレイヤー：{ alhambra-buildings }、{ $points }点
alhambra-log-wall = { $player }：壁、{ $points }点
alhambra-log-ending = 市場を埋められないのでゲームが終わる
alhambra-log-last-won = { $player }が{ alhambra-coins }を最も多く（{ $sum }、次は{ $next }）持ち、{ $tile }を得た
alhambra-log-last-tied = { alhambra-coins }の最多（{ $sum }）が複数で、{ $tile }は誰のものにもならない
alhambra-log-last-unpaid = { alhambra-coins }を誰も持たず、{ $tile }は誰のものにもならない
alhambra-log-ended = ゲームが終わった

### できない理由：題は短い理由、本文は事実を含む文

alhambra-no-over = 市場を埋められず、最後の得点計算も済みました。
    .title = ゲームは終わりました
alhambra-no-chance-due = 誰かが何かをする前に、カードかタイルを引かなければなりません。
    .title = 引くのを待つ
alhambra-no-no-chance-due = プレイヤーの番であり、引くものはありません。
    .title = 引くものはありません
alhambra-no-cannot-come = ここではそれは出ません。
    .title = あり得ない引き
alhambra-no-not-open = { $open ->
    [0] { alhambra-coins }の{ $value }は開いていません。
   *[other] { alhambra-coins }の{ $value }は{ $open }枚しか開いていません。
}
    .title = 開いたお金にありません
alhambra-no-too-much = 複数取るなら合計は5までです。これは{ $sum }になります。
    .title = 一度に多すぎます
alhambra-no-not-on-market = { $tile }は市場にありません。
    .title = 市場にありません
alhambra-no-not-held = そのカードは持っていません。{ alhambra-coins }は{ $cards }があります。
    .title = 手持ちにないお金
alhambra-no-none-held = { alhambra-coins }は1枚も持っていません。
    .title = この通貨がありません
alhambra-no-no-tile = { alhambra-coins }のマスにはタイルがなく、手番の間は補充されません。
    .title = これで買うものがありません
alhambra-no-too-little = 値段は{ $price }、カードの合計は{ $sum }。
    .title = お金が足りません
alhambra-no-to-spare = { $tile }は、この中の最も小さいカードがなくても払えます。余りのあるカードで払うには{ $start }で始め、1枚ずつ出します。
    .title = 余るカードがあります
alhambra-no-none-to-spare = 値段は{ $price }。この通貨をすべて出しても{ $sum }で、余るカードはありません。
    .title = 余るカードがありません
alhambra-no-pay-first = まず{ $tile }の支払いをします。
    .title = まず支払い
alhambra-no-not-paying = いま払っているものはありません。
    .title = 払うものがありません
alhambra-no-not-descending = カードは大きい順に出します。{ $last }が出ていて、{ $value }はそれより大きいです。
    .title = より大きいカード
alhambra-no-leads-nowhere = { $value }の後では、値段{ $price }に余るカードが出ません。
    .title = 後で余りません
alhambra-no-not-enough = 値段は{ $price }、出したのは{ $sum }。余りのある支払いでは、最も小さいカードなしで届かなければなりません。
    .title = まだ足りません
alhambra-no-place-first = まずタイルを置きます：盤か予備、2人なら中立プレイヤーに。
    .title = タイルを置く
alhambra-no-place-last-first = まず最後のタイルを盤か予備に置きます。
    .title = 最後のタイルを置く
alhambra-no-nothing-to-place = 買ったタイルは手番の終わりに置きます。
    .title = 今は置くものがありません
alhambra-no-not-bought = { $tile }はこの手番に買っていないか、もう置きました。
    .title = 今買ったものではありません
alhambra-no-not-won = { $tile }はあなたの最後のタイルではないか、もう置きました。
    .title = 最後のタイルではありません
alhambra-no-no-neutral = 中立プレイヤーがいるのは2人のときだけです。
    .title = 中立プレイヤーがいません
alhambra-no-not-to-neutral = 最後のタイルは建てるか予備に置き、渡せません。
    .title = 中立には渡せません
alhambra-no-not-in-reserve = { $tile }はあなたの予備にありません。
    .title = 予備からだけ
alhambra-no-not-built = { $tile }はあなたの盤にありません。
    .title = 盤にありません
alhambra-no-occupied = { alhambra-at }にはもう何かあります。
    .title = 埋まっています
alhambra-no-apart = { alhambra-at }は盤と辺を共有しません。角では足りません。
    .title = 盤の隣ではありません
alhambra-no-differs = { $tile }は{ alhambra-side }の隣と合いません。一方に壁があり、他方にありません。
    .title = 壁が合いません
alhambra-no-no-way = { $tile }には歩いて行けません。{ alhambra-side }に壁があり、回り道もありません。
    .title = 歩いて行けません
alhambra-no-gap = { $tile }は空き（{ alhambra-at }）を閉じてしまいます。
    .title = 穴ができる
alhambra-no-surrounded = { $tile }は四方に隣があり、なくすと穴になります。
    .title = 動かせません
alhambra-no-cuts-off = { $tile }がないと{ $other }へ歩いて行けません。
    .title = 動かせません
alhambra-no-fountain = 噴水は取り除くことも交換することもできません。
    .title = 噴水は動かせません
alhambra-no-can-act = ほかにできることがあるのでパスできません。
    .title = パスできません

alhambra-why-too-little = 値段は{ $price }、持っている{ alhambra-coins }の合計は{ $sum }。あと{ $short }足りません。
alhambra-why-no-place = { $tile }は盤のどこにも置けず、どのタイルとも交換できません。
alhambra-why-pick-up = 先にタイルを選んでください。買ったタイル、予備のタイル、盤のタイルのどれかです。
alhambra-why-not-moved = { $tile }を盤の中で動かすことはできません。予備に置くか、予備のタイルと交換します。

### 書き方の誤り：何が来るべきか

alhambra-form-action = アクションは T.カード、B.タイル:カード、S.タイル、P.値、E、L.タイル@場所、R.タイル@場所、P のどれかです。
alhambra-form-outcome = 結果は money.カード、round.1、round.2、tile.タイル のどれかです。
alhambra-form-tile = タイルは種類の文字（p s a c g t）と値段、同じものがあればもう1文字。例：p2、t9b。
alhambra-form-card = お金は文字（f フローリン、r ディルハム、n ディナール、u ドゥカート）と1から9の値。例：f5。4枚まで続けて書きます。
alhambra-form-payment = 支払いはカードの値を並べます。例：54。同じ値は3枚までです。
alhambra-form-value = 支払いのカードは1から9の値で出します。例：P.5。
alhambra-form-cell = 場所は噴水から東と北への歩数で書きます。例：2,-1。54までです。
alhambra-form-spot = 場所は r（予備）、n（中立プレイヤー）、または噴水から東と北への歩数です。例：2,-1。54までです。

### 終わり

alhambra-ended-79 = 市場をもう埋められません。
alhambra-result-86 = 最も点の多い人の勝ちです。
alhambra-result-87 = 同点：勝利を分け合います。

### 端末

board-alhambra-heading = 、手番{ $turn }：{ $state }
board-alhambra-to-act = { $player }の番
board-alhambra-draw = 次に引く：{ $question }
board-alhambra-over = ゲームが終わった
board-alhambra-round = 次は得点計算{ $round }
board-alhambra-chance = 得点計算{ $round }が次のカードで出るのは{ $cards }回に1回
board-alhambra-market = 市場
board-alhambra-money = 開いたお金
board-alhambra-bought = 置くもの
board-alhambra-paying = 支払い済み：{ $cards }
board-alhambra-hand = 手札
board-alhambra-bag = 袋
board-alhambra-neutral = 中立
board-alhambra-head = 点
    .wall = 壁
    .cards = 手札
    .reserve = 予備
board-alhambra-map = { $player }の盤、壁{ $wall }：
board-alhambra-legend = p離宮 s後宮 a回廊 c居室 g庭園 t塔、(n)：得点計算{ $round }の点、↑→↓←壁
    .over = p離宮 s後宮 a回廊 c居室 g庭園 t塔、(n)：最後の得点計算の点、↑→↓←壁
board-alhambra-rounds = 得点計算（種類＋壁）
cli-alhambra-move-money = 開いたお金を1枚、または合計5まで取る
cli-alhambra-move-buy = 余るカードなしでタイルを買います。ちょうどならもう一度
cli-alhambra-move-spare = 余りのあるカードで払う：始める、次のカードを出す（大きい順）、もう十分
cli-alhambra-move-place = 買ったタイルを噴水の東2南1に建てる、予備に置く、中立プレイヤーに渡す
cli-alhambra-move-redesign = 改築：予備から建てる、予備に移す、他の所に置く
cli-alhambra-move-pass = 何もできないときパスする
cli-alhambra-letters = 通貨：f フローリン、r ディルハム、n ディナール、u ドゥカート。`table 2` で2番の盤を見ます。
cli-alhambra-kind-money = お金
cli-alhambra-kind-buy = 買う
cli-alhambra-kind-start = 多く払う
cli-alhambra-kind-pay = 出す
cli-alhambra-kind-enough = 十分
cli-alhambra-kind-place = 置く
cli-alhambra-kind-redesign = 改築
cli-alhambra-kind-pass = パス

### 上の行

turn-taking-money = あなたの手番：お金を取る
    .named = { $name }：お金を取る
turn-buying-tile = あなたの手番：購入
    .named = { $name }：購入
turn-paying = あなたの手番：余りのある支払い
    .named = { $name }：余りのある支払い
turn-redesigning = あなたの手番：改築
    .named = { $name }：改築
turn-placing = あなたの手番：買ったタイルを置く
    .named = { $name }：タイルを置く
turn-placing-reserve = あなたの手番：予備に置く
    .named = { $name }：予備に置く
turn-placing-neutral = あなたの手番：中立プレイヤーに渡す
    .named = { $name }：中立プレイヤーに渡す
turn-placing-last = ゲームの終わり：最後のタイルを置く
    .named = { $name }：最後のタイルを置く
turn-nothing-possible = あなたの手番：できることがない
    .named = { $name }：できることがない

### ページ

alhambra-place = { $game } · { $players }人{ $round ->
    [0] {""}
   *[other] {" "}· 次は{ $round }回目の得点計算
}
alhambra-begins = { $by ->
    [cards] 手札が最少
    [money] 手札は同数、お金が少ない
   *[other] 同数・同額、席が先
}
alhambra-bag-is-empty = 袋は空
alhambra-end-points = 得点
alhambra-end-first = 1回目
alhambra-end-second = 2回目
alhambra-end-third = 3回目
alhambra-end-wall = 壁
alhambra-end-pavilion = 離宮
alhambra-end-seraglio = 後宮
alhambra-end-arcades = 回廊
alhambra-end-chambers = 居室
alhambra-end-garden = 庭園
alhambra-end-tower = 塔
alhambra-end-walls = うち壁
alhambra-fact-dearest = 最も高い買い物：{ $player }、{ $tile }（{ $price }）
alhambra-fact-exact = ちょうどの支払いが最多：{ $player }、{ $times }回
alhambra-fact-round = 最高の得点計算：{ $player }、{ $round }回目に{ $points }点
alhambra-neutral = 中立
alhambra-act-take = お金を取る
alhambra-act-buy = 買う
alhambra-act-pay = 支払う
alhambra-act-redesign = 改築する
alhambra-act-place = 置く
alhambra-act-reserve = 予備に置く
alhambra-act-neutral = 中立に渡す
alhambra-act-pass = パス
alhambra-market = 建物市場
alhambra-in-bag = 袋に{ $tiles }枚
alhambra-money = お金
alhambra-in-deck = 山札に{ $cards }枚
alhambra-round-chance = 次のカードが得点カードである確率は{ $cards }分の1。
alhambra-square-words = { $tile }、支払いは{ $currency ->
    [f] フローリン
    [r] ディルハム
    [n] ディナール
   *[other] ドゥカート
}。
alhambra-exact-ways = ちょうどの支払いは{ $ways }通りで、もう1アクションできます。
alhambra-payable = 払えますが、ちょうどではありません。
alhambra-richest = 最も多いのは{ $name }：{ $sum }、次は{ $next }。
alhambra-tied = 最多の{ $sum }が複数：誰のものにもなりません。
alhambra-margin = { $by }差
alhambra-tile-open = { $tile }、壁なし
alhambra-tile-walls = { $tile }、壁：{ $walls }
alhambra-side-name = { $side ->
    [north] 北
    [east] 東
    [south] 南
   *[other] 西
}
alhambra-money-words = { $currency ->
    [f] フローリンの{ $value }
    [r] ディルハムの{ $value }
    [n] ディナールの{ $value }
   *[other] ドゥカートの{ $value }
}
alhambra-spare = 余り
alhambra-board-of = { $name }のアルハンブラ
alhambra-own-board = あなたのアルハンブラ
alhambra-back-to-own = 自分の盤に戻る
alhambra-zoom-in = 拡大
alhambra-zoom-out = 縮小
alhambra-zoom-fit = 全体表示
alhambra-look-north = 北側を表示
alhambra-look-east = 東側を表示
alhambra-look-south = 南側を表示
alhambra-look-west = 西側を表示
alhambra-wall = 壁{ $wall }
alhambra-wall-then = 壁{ $wall } → { $then }
alhambra-longest-wall = 最長の壁
alhambra-what = { $one }：{ $other }
alhambra-both = { $one }、{ $other }
alhambra-then = { $one }。{ $other }
alhambra-cells = 盤のマス
alhambra-empty-cell = 空き
alhambra-cell-lit = 選べる
alhambra-list = 盤の一覧
alhambra-to-place = 置くタイル
alhambra-reserve = 予備{ $tiles }
alhambra-reserve-name = 予備
alhambra-others = ほかのプレイヤー
alhambra-player-words = { $name }：{ $points }点。お金のカード{ $cards }枚。予備のタイル{ $tiles }枚。最長の壁{ $wall }。
alhambra-cards = カード{ $cards }枚
alhambra-neutral-words = 中立プレイヤー（誰も動かさない3人目）：{ $points }点。{ $list }。
alhambra-scoring = 得点計算
alhambra-rounds = 3回の得点計算
alhambra-round-next = { $round }回目の得点計算
alhambra-round-now = いま行われた場合
alhambra-round-after-turn = この後に行われた場合
alhambra-round-sum = { $name }：{ $points }点{ $wall ->
    [0] {""}
   *[other] （うち壁{ $wall }点）
}
alhambra-round-sums = { $round }回目の得点計算：{ $list }。
alhambra-round-done = { $round }回目の得点計算
alhambra-rounds-before = これまで
alhambra-total-then = 合計
alhambra-total-most = 残り全部で
alhambra-exact-now = ちょうどの支払い：
alhambra-tray-nothing = お金を1枚、または合計5までの複数枚取る、タイルを買う、{ $redesign ->
    [no] のどちらかを選んでください。
   *[other] アルハンブラを改築する、のどれかを選んでください。
}
alhambra-tray-pass = できることがないのでパスします。
alhambra-tray-take = 合計{ $sum }（5まで）
alhambra-tray-price = { $currency ->
    [f] { $price }フローリン
    [r] { $price }ディルハム
    [n] { $price }ディナール
   *[other] { $price }ドゥカート
}
alhambra-tray-paid = 支払い：
alhambra-tray-missing = あと{ $number }足りない
alhambra-tray-unfinished = さらにカードが必要：最小の1枚を除いて価格に届くこと。手番は終わる
alhambra-tray-exact = ちょうど：もう一度アクションできる
alhambra-tray-over = { $number }払いすぎで、手番が終わる
alhambra-tray-spare = 余りのカード：
alhambra-tray-way = { $all }通りのうち{ $at }番目。タイルをもう一度選ぶと別の支払いになる
alhambra-tray-pick-up = 置くタイルを選んでください。
alhambra-tray-built = 予備のタイルと交換します。予備が光れば移してもかまいません。
alhambra-tray-kept = 空いた場所に建てるか、別のタイルと入れ替えます。
alhambra-tray-place = 光っている所に置きます。
alhambra-tray-place-last = この通貨を最も多く持っていました。建てるか、予備に置きます。
alhambra-replay-round = 得点計算
alhambra-replay-bought = { $player }の購入
alhambra-counts-deck = 山札のお金
alhambra-counts-discard = 前の切り直しの後に支払われたお金
alhambra-counts-chance = 次が得点カードの確率
alhambra-counts-cards = お金のカード
alhambra-counts-bag = 袋の中の{ alhambra-buildings }
