# 拡張「Cities of Splendor」のモジュール：モジュールのあるテーブルだけで使う文。

cities-list = 拡張「都市」
splendor-log-city-revealed = 都市が公開された：{ $points }点{ $bonuses ->
    [0] {""}
   *[other] 、{ $needs }
}{ $same ->
    [0] {""}
   *[other] 、{ $bonuses ->
        [0] 1色を
       *[other] ほかの1色を
    }{ $same }
}
splendor-log-took-city = { $player }が都市を取った：{ $points }点{ $bonuses ->
    [0] {""}
   *[other] 、{ $needs }
}{ $same ->
    [0] {""}
   *[other] 、{ $bonuses ->
        [0] 1色を
       *[other] ほかの1色を
    }{ $same }
}
splendor-log-last-round-by-city = { $player }が都市を得た：最終ラウンド
splendor-log-post-token = { $player }が交易所1で{ $gems }を取った
splendor-log-placed-shield = { $player }が交易所{ $post }に盾を置いた{ $points ->
    [0] {""}
   *[other] ：{ $points }点
}
splendor-no-over-with-cities = 誰かが都市を取ったラウンドが終わったか、誰も動けなくなりました。
    .title = ゲームは終わっています
splendor-no-nobles-with-cities = 都市を使うゲームに貴族はいません。
    .title = このゲームに貴族はいません
splendor-no-not-in-game = このゲームではモジュール「{ $module ->
    [cities] 都市
    [strongholds] 砦
    [posts] 交易所
    [orient] オリエント
   *[other] { $module }
}」を使いません。
    .title = このゲームにはありません
splendor-no-city-due = 先に都市が1つ公開されます。
    .title = 都市を待っています
splendor-no-city-cannot-come = この都市は公開されません。そのタイルの片面がもう知られています。
    .title = それは公開されません
splendor-no-city-to-take = 都市を取るのはアクションではありません。手番の終わりに取り、選ぶのは複数の条件を満たしたときだけです。
    .title = 選ぶ都市はありません
splendor-no-choose-city-first = 複数の都市の条件を満たしました。まず1つを選んでください。
    .title = 先に都市を選ぶ
splendor-no-city-gone = その都市は場にありません。取られた都市は補充されません。
    .title = その都市はありません
splendor-no-city-not-met = この都市の条件をまだ満たしていない{ $points ->
    [0] {""}
   *[other] ：あと{ $points }点
}{ $bonuses ->
    [0] {""}
   *[other] 、足りないボーナス{ $missing }
}{ $same ->
    [0] {""}
   *[other] 、タイルにない1色があと{ $same }
}。
    .title = まだ条件を満たさません
splendor-no-post-token-first = 交易所1で宝石トークンを1個得ます。まずそれを取ります。
    .title = 先にトークンを取る
splendor-no-one-post-token = 交易所1で取るのはちょうど1個。選んだのは{ $chosen }個。
    .title = 1個だけ取る
splendor-no-post-token-not-gold = 交易所1で得るのは宝石で、金ではありません。
    .title = 金は取れません
splendor-no-third-needs-post = 同じ色2個に3個目を加えるには、交易所2に自分の盾が必要です。
    .title = 交易所2がありません
splendor-no-third-missing = 交易所2があれば、同じ色2個に別の色を1個加えて取らなければなりません。場にはほかに{ $colours }色あります。
    .title = 3個目を取る
splendor-no-not-that-much-double-gold = 金が{ $chosen }個いるが、持っているのは{ $held }個。金1個が払えるのは同じ色2個までで、2色には分けられません。全部で{ $covers }個分までです。
    .title = 金が足りません
splendor-no-shield-held = 交易所{ $post }には自分の盾があります。その効果はゲームの終わりまで続きます。
    .title = もう自分の効果
splendor-no-shield-by-itself = 盾を置くのはアクションではありません。手番の終わりに自動で置かれます。
    .title = 自動で置かれる
splendor-no-post-closed = 交易所{ $post }には貴族が必要だが、都市のあるゲームに貴族はいません。
    .title = このゲームでは使えません
splendor-no-post-not-met = 交易所{ $post }に盾を置くには{ $bonuses ->
    [0] {""}
   *[other] ボーナス{ $missing }
}{ $nobles ->
    [0] {""}
   *[other] { $bonuses ->
        [0] 貴族1人
       *[other] と貴族1人
    }
}が足りません。トークンと予約カードは数えません。
    .title = まだ満たしていません
splendor-next-post-token = そのあと交易所1のトークンを1個取ります。
splendor-next-city = { $points }点の都市を得ます。
splendor-next-choose-city = { $cities }つの都市の条件を満たします。1つを選びます。
splendor-next-shield = 交易所{ $post }に盾を置く{ $points ->
    [0] {""}
   *[other] ：{ $points }点
}。
splendor-form-city = 都市は1から14の数。
splendor-form-post = 交易所は1から5の数。
cities-ended-9 = 誰かが都市を取り、全員の手番の数がそろりました。
cities-result-10 = 都市を持つのは1人だけです。
cities-result-11 = 都市を持つ人のうち、最も点の多い人が勝ちます。
cities-result-77 = 都市を持つ人が同点。購入したカードの少ない人が勝ちます。
cities-result-78 = 誰も都市を持たないので、勝者はいません。
turn-city = あなたの番：都市を選ぶ
    .named = { $name }：都市を選ぶ
turn-token = あなたの番：トークンを取る
    .named = { $name }：トークンを取る
splendor-tray-city = どの都市を取るか選んでください。
splendor-tray-token = 交易所1：宝石トークンを1個取ります。
splendor-act-city = 取る
splendor-line-took-city = { $player }が都市を取った：{ $points }点{ $bonuses ->
    [0] {""}
   *[other] 、{ $needs }
}{ $same ->
    [0] {""}
   *[other] 、{ $bonuses ->
        [0] 1色を
       *[other] ほかの1色を
    }{ $same }
}
splendor-line-last-round-by-city = 都市：最終ラウンド
splendor-line-post-token = { $player }が交易所1で{ $gems }
splendor-line-placed-shield = { $player }：交易所{ $post }に盾{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}
splendor-replay-city = { $player }に都市
board-splendor-goal-city = 都市で終了
board-splendor-cities = 都市
board-splendor-lacking = 不足：
board-splendor-city = 都市
board-splendor-posts = 交易所
board-splendor-post-noble = 貴族
board-splendor-post-closed = なし
board-splendor-post-token = 購入後にトークン1個
board-splendor-post-third = 2個取りに3個目
board-splendor-post-gold = 金1個で2個分
board-splendor-post-five = 5点
board-splendor-post-each = 盾1枚につき1点
cli-splendor-move-take-city = 複数の条件を満たすとき都市3を取る
cli-splendor-move-post = 3個目を加えて2個取る、または交易所1のトークンを取る
cli-splendor-kind-take-city = 都市を取る

splendor-log-placed-stronghold = { $player }がカード{ $card }に砦を置いた
splendor-log-moved-stronghold = { $player }が砦をカード{ $from }からカード{ $card }へ移した
splendor-log-removed-stronghold = { $player }がカード{ $card }から{ $owner }の砦を取り除いた
splendor-log-took-strongholds-back = カード{ $card }から砦{ $count }個が{ $player }に戻った
splendor-log-conquered = { $player }がカード{ $card }を征服：レベル{ $level }、{ $bonus }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}、{ $tokens ->
    [0] 無料
   *[other] 支払い{ $paid }
}
splendor-log-waived = { $player }はカード{ $card }を征服しなかった
splendor-no-occupied = カード{ $card }には{ $player }の砦が{ $count }個あります。購入や予約ができるのは{ $player }だけです。
    .title = ほかの人の砦があります
splendor-no-stronghold-first = カードを購入しました。まず砦を置くか、移すか、ほかの人の砦を取り除きます。
    .title = まず砦
splendor-no-place-again-first = カードを征服しました。まずほかのカードに砦を置きます。
    .title = まず砦
splendor-no-no-stronghold-due = 砦を置いたり、移したり、取り除いたりするのは購入の後だけです。
    .title = 購入の後だけ
splendor-no-no-stronghold-left = 砦{ $all }個はすべてカードの上にあります。1個を移すか、ほかの人の砦を取り除きます。
    .title = 砦が残っていません
splendor-no-no-stronghold-there = カード{ $card }は場に公開されていないので、砦を置けません。
    .title = 場にないカード
splendor-no-other-stronghold = カード{ $card }には{ $player }の砦が{ $count }個あるので、自分の砦は置けません。
    .title = ほかの人の砦があります
splendor-no-no-own-stronghold = カード{ $card }に、移せる自分の砦はありません。
    .title = 自分の砦がありません
splendor-no-move-to-same-card = 砦はすでにカード{ $card }にあります。移す先は別のカード。
    .title = もうそこにある
splendor-no-no-other-stronghold = カード{ $card }に、ほかの人の砦はありません。
    .title = 取り除く砦がありません
splendor-no-no-removal-now = 征服の後は砦を置くか移すだけなので、カード{ $card }の砦は取り除けません。
    .title = 征服の後は不可
splendor-no-conquer-first = カードを征服できます。まずそれを決めます。
    .title = 征服するか？
splendor-no-conquest-comes-later = 征服は手番のアクションの後で、アクションの代わりではありません。
    .title = まずアクション
splendor-no-not-conquerable = 征服するにはカード{ $card }に自分の砦が{ $all }個とも必要です。今は{ $own }個。
    .title = 砦が足りません
splendor-no-nothing-to-waive = 今は見送る征服がありません。
    .title = 征服できるカードがありません
splendor-form-move = 砦の移動は 12-47 のように2枚のカードで書きます。前のカードから後のカードへ。
board-splendor-strongholds = 砦
board-splendor-kept = ほかの人の砦
cli-splendor-move-stronghold = 購入の後に、砦を置く、移す、ほかの人の砦を取り除く
cli-splendor-move-conquer = 自分の砦が3個あるカードを征服する、または見送る
cli-splendor-kind-place = 砦を置く
cli-splendor-kind-move = 砦を移す
cli-splendor-kind-remove = 砦を取り除く
cli-splendor-kind-conquer = カードを征服する
cli-splendor-kind-waive = 征服しない

splendor-log-brings = { $brings ->
    [double_gold] 一度だけ金2個
    [satchel] 鞄
    [satchel_and_free] 鞄と無料のカード
    [noble] { $bonus }と貴族
    [free] { $bonus }と無料のカード
   *[other] { $bonus }
}
splendor-log-laid-orient = レベル{ $level }のオリエントのカード{ $card }が公開された：{ splendor-log-brings }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}
splendor-log-reserved-orient = { $player }がオリエントのカード{ $card }（レベル{ $level }、{ splendor-log-brings }）を予約{ $gold ->
    [0] 、金なし
   *[other] し、金を1個得た
}
splendor-log-reserved-top-orient = { $player }がレベル{ $level }のオリエントの山札から伏せて予約{ $gold ->
    [0] 、金なし
   *[other] し、金を1個得た
}
splendor-log-drew-hidden-orient = { $player }がレベル{ $level }のオリエントのカードを1枚引いた（ほかの人には見えない）
splendor-log-drew-orient = { $player }がオリエントのカード{ $card }を引いた：レベル{ $level }、{ splendor-log-brings }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}
splendor-log-bought-orient = { $player }がオリエントのカード{ $card }を購入：レベル{ $level }、{ splendor-log-brings }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}、{ $tokens ->
    [0] トークンなし
   *[other] 支払い{ $paid }
}
splendor-log-conquered-orient = { $player }がオリエントのカード{ $card }を征服：レベル{ $level }、{ splendor-log-brings }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}、{ $tokens ->
    [0] トークンなし
   *[other] 支払い{ $paid }
}
splendor-log-spent-card = { $player }がカード{ $card }で支払い、カードは箱へ
splendor-log-tied-satchel = { $player }の鞄{ $card }が{ $colour }を写した
splendor-log-reserved-noble = { $player }が貴族（条件{ $needs }）を予約
splendor-log-took-free = { $player }がカード{ $card }を無料で得た：レベル{ $level }、{ $bonus }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}
splendor-log-took-free-orient = { $player }がオリエントのカード{ $card }を無料で得た：レベル{ $level }、{ splendor-log-brings }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}
splendor-no-orient-deck-empty = オリエントのレベル{ $level }の山札は空です。
    .title = 山札が空
splendor-no-double-gold-not-held = 二重の金のカードを{ $chosen }枚選んだが、持っているのは{ $held }枚。
    .title = 二重の金が足りません
splendor-no-double-gold-unused = 代わりになる宝石は{ $gems }個なので、二重の金のカード{ $chosen }枚では1枚が無駄になります。
    .title = 使い道のないカード
splendor-no-double-gold-half-used = 代われる宝石がある間は、カードの金を2つとも使います。もう1個を金に替えます。
    .title = 二重の金の半分
splendor-no-host = 鞄{ $card }はほかのカードのボーナスを写すが、まだ1枚もありません。
    .title = 写すものがありません
splendor-no-paid-with-bonuses = カード{ $card }の代価は{ $colour }のボーナス2つ。トークンや金では払えません。B.118-12-14 や B.118-104 のように、ボーナスのカードを書きます。
    .title = ボーナスで払う
splendor-no-paid-with-gems = カード{ $card }は宝石と金で払い、ほかのカードでは払えません。
    .title = 宝石で払う
splendor-no-too-few-bonuses = { $colour }のボーナスが2つ必要だが、{ $held }つしかありません。
    .title = ボーナスが足りません
splendor-no-not-discardable = カード{ $card }は、自分の前にある{ $colour }のボーナスのカードではありません。
    .title = 捨てられません
splendor-no-satchels-first = { $colour }を写した鞄を先に捨てます。{ $due }枚を選んでください。
    .title = まず鞄
splendor-no-double-alone = { $colour }のボーナスが2つあるカードは、1枚で全額になります。
    .title = 払いすぎ
splendor-no-two-bonuses = 代価は{ $colour }のボーナスちょうど2つ。
    .title = ボーナス2つ
splendor-no-nothing-to-copy = 鞄が写せる{ $colour }のボーナスがありません。
    .title = 写すものがありません
splendor-no-copy-first = まず鞄{ $card }が写す色を選んでください。
    .title = まず鞄
splendor-no-reserve-noble-first = カードの効果で貴族を予約します。まず選んでください。
    .title = まず貴族
splendor-no-free-first = カードの効果でレベル{ $level }のカードを無料で得ます。まず選んでください。
    .title = まず無料のカード
splendor-no-free-not-face-up = カード{ $card }は場に公開されていないので、無料で取れません。
    .title = 場にないカード
splendor-no-free-of-level = カード{ $card }はレベル{ $level }ではありません。
    .title = 違うレベル
splendor-no-no-effect-due = 今それを求めるカードはありません。カードを得たときに続いて行います。
    .title = 今ではありません
splendor-no-noble-reserved = この貴族はほかの人が予約しています。
    .title = 予約済み
splendor-form-double-gold = 二重の金は、使う金の後に B.47+w2*1 のように書きます。カードは1から5枚。
splendor-form-cards = カードでの代価は、B.118-12-14 のように1枚か異なる2枚だけで書きます。
splendor-form-colour = 色は w、b、g、r、k のどれかです。
board-splendor-orient-key = aa：金2つ1回  ?：写す  N：貴族  F1 F2：無料  -k：ボーナス
cli-splendor-move-orient = 二重の金で、またはほかのカードのボーナスで購入する（モジュール orient）
cli-splendor-move-orient-deck = オリエントの山札の一番上のカード、または貴族を予約する
cli-splendor-move-effect = 鞄が赤を写す、カード12を無料で取る
cli-splendor-kind-copy = 色を写す
cli-splendor-kind-free = 無料のカードを取る

splendor-act-conquer = 征服する
splendor-act-waive = 征服しない
splendor-why-none-to-move = カードの上に自分の砦がまだありません。
splendor-why-nowhere-to-move = 砦を移せるほかのカードがありません。
splendor-why-none-to-remove = カードの上にほかの人の砦はありません。
splendor-why-no-removal = 征服の後は自分の砦を置くか移すだけで、ほかの人の砦は取り除けません。
splendor-next-gold-lost = カードの金{ $gold }個が無駄になります。
splendor-next-stronghold = 続いて砦を使います。
splendor-next-conquest = 続いてカード{ $card }を征服できます。
splendor-next-conquest-short = カード{ $card }の征服には{ $short }足りません。
splendor-next-satchel = 続いて鞄が写す色を選びます。
splendor-next-reserve-noble = 続いて貴族を予約します。
splendor-next-free = 続いてカードを無料で取ります。
turn-stronghold = あなたの番：砦を置く
    .named = { $name }：砦を置く
turn-moving = あなたの番：砦を移す
    .named = { $name }：砦を移す
turn-removing = あなたの番：砦を取り除く
    .named = { $name }：砦を取り除く
turn-conquest = あなたの番：征服するか？
    .named = { $name }：征服するか？
turn-tying = あなたの番：鞄の色を選ぶ
    .named = { $name }：鞄の色を選ぶ
turn-reserving-noble = あなたの番：貴族を予約
    .named = { $name }：貴族を予約
turn-free = あなたの番：無料のカード
    .named = { $name }：無料のカード
splendor-act-place = 砦を置く
splendor-act-move = 砦を移す
splendor-act-remove = 砦を取り除く
splendor-act-copy = 写す
splendor-act-reserve-noble = 予約
splendor-act-free = 取る

### The table with modules

splendor-cities = 場の都市
splendor-city-words = 都市、必要：{ $points }点{ $bonuses ->
    [0] {""}
   *[other] 、ボーナス{ $needs }
}{ $same ->
    [0] {""}
   *[other] 、{ $bonuses ->
        [0] 1色の
       *[other] ほかの1色の
    }ボーナス{ $same }
}。
splendor-city-gap = 不足：{ $points ->
    [0] {""}
   *[other] { $points }点
}{ $bonuses ->
    [0] {""}
   *[other] { $points ->
        [0] {""}
       *[other] 、
    }ボーナス{ $bonuses }
}。
    .met = 条件を満たしています。
splendor-nearest = 最も近い都市
splendor-nearest-missing = 不足：点＋ボーナス
splendor-nearest-taken = 都市あり
splendor-has-city = { $points }点の都市を持ちます。
splendor-posts = 交易所
splendor-post-token = 購入後にトークン
    .says = カードを購入した後、宝石トークンを1個取れます。
splendor-post-third = 2個取りに3個目
    .says = 同じ色を2個取るとき、別の色の宝石トークンも1個取れます。
splendor-post-gold = 金1個で2個分
    .says = 金1個で同じ色の宝石2個分まで払えます。
splendor-post-five = 5点
    .says = 5点になります。
splendor-post-each = 盾ごとに1点
    .says = ボード上の自分の盾1枚につき1点になります。
splendor-post-closed = 不可：貴族なし
    .says = 貴族が必要ですが、都市のあるゲームに貴族はいません。
splendor-post-words = 交易所{ $post }、必要なボーナス：{ $needs }{ $nobles ->
    [0] {""}
   *[other] と貴族
}。効果：{ $power }。{ $says }{ $shields ->
    [0] 盾はありません。
   *[other] 盾：{ $names }。
}
splendor-shields-left = 残りの盾は{ $shields }枚。
splendor-counts-shields = 残りの盾
splendor-end-city = 都市
    .has = { $figure }点の都市
    .none = 都市なし
splendor-end-shields = 交易所
splendor-tray-token-hint = 場から選んでください。金は宝石ではありません。
splendor-tray-third = 交易所2：別の色をもう1個。
splendor-tray-overpaid = { $gems }個分払いすぎです。

# オリエントのカードと砦、その知らせ：モジュールの絵。

splendor-orient-words = オリエント、レベル{ $level }、{ $points ->
    [0] 点なし
   *[other] { $points }点
}、{ $brings }、コスト{ $cost }
splendor-orient-double-gold = 一度の購入で金2個分
splendor-orient-satchel = 自分のボーナスの色を写す鞄
splendor-orient-satchel-free = 自分のボーナスの色を写す鞄と、レベル1のカード1枚を無料で
splendor-orient-double-bonus = ボーナス{ $bonus }2個
splendor-orient-noble = ボーナス{ $bonus }、貴族を予約
splendor-orient-free = ボーナス{ $bonus }と、レベル2のカード1枚を無料で
splendor-orient-bonus = ボーナス{ $bonus }
splendor-orient-price = { $colour }のボーナス2個分のカードを捨てる
splendor-tray-reserving-top-orient = オリエントのレベル{ $level }の山札の一番上。見るのは自分だけです。
splendor-orient-deck = オリエント、レベル{ $level }の山札、残り{ $left }枚
splendor-strongholds-on = { $name }：{ $strongholds ->
    [0] まだ砦なし
   *[other] 砦{ $strongholds }個
}
splendor-strongholds-left = 残りの砦は{ $strongholds }個。
splendor-has-satchels = { $colour }を写す鞄{ $satchels }枚。
splendor-has-double-gold = 二重の金のカード{ $cards }枚。
splendor-has-reserved-noble = { $needs }の貴族を予約。
splendor-counts-strongholds = 残りの砦
splendor-counts-double-gold = 二重の金のカード
splendor-counts-orient = オリエントの山札
splendor-counts-box = ゲームから除外
splendor-line-placed-stronghold = { $player }が{ $card }に砦を配置
splendor-line-moved-stronghold = { $player }が砦を{ $from }から{ $card }へ移動
splendor-line-removed-stronghold = { $player }が{ $card }から{ $owner }の砦を除去
splendor-line-took-strongholds-back = { $player }の砦{ $count }個が{ $card }から戻る
splendor-line-conquered = { $player }が{ $card }を征服、{ $tokens ->
    [0] トークンなし
   *[other] 支払い{ $paid }
}
splendor-line-reserved-top-orient = { $player }がオリエントのレベル{ $level }を伏せて予約{ $gold ->
    [0] （金なし）
   *[other] {""}
}
splendor-line-waived = { $player }は{ $card }を征服せず
splendor-line-spent-card = 使ったカード：{ $card }
splendor-line-tied-satchel = 鞄{ $card }は{ $colour }を写す
splendor-line-reserved-noble = { $player }が{ $needs }の貴族を予約
splendor-line-took-free = { $player }が{ $card }を無料で獲得
splendor-replay-conquered = { $player }の征服
splendor-replay-free = { $player }が無料で獲得

# What is asked in the tray.

splendor-tray-place = 砦を置くか、ほかの人の砦を押して取り除きます。
splendor-tray-place-again = カードを征服しました：砦を置くか移します。
splendor-tray-move = 砦を移します：自分の砦を押します。
splendor-tray-move-to = 次に、移す先のカードを押します。
splendor-tray-remove = ほかの人の砦を押します：持ち主に戻ります。
splendor-tray-placed = 砦を{ $card }に置きます。
splendor-tray-moved = 砦を{ $card }へ移します。
splendor-tray-removed = { $card }の砦は持ち主に戻ります。
splendor-tray-taken = { $card }を無料で取ります。
splendor-ways = 砦の使い方
splendor-way-place = 置く
splendor-way-move = 移す
splendor-way-remove = 取り除く
splendor-tray-conquest = このカードを征服するか？
splendor-tray-satchel = 鞄がこれから写す色を選んでください。
splendor-tray-copied = 鞄はこれから{ $colour }を写します。
splendor-copy-colour = { $gem }を写す
splendor-tray-reserve-noble = 自分だけが得られる貴族を選んでください。
splendor-tray-noble-reserved = 貴族{ $needs }は自分だけが得られます。
splendor-tray-free = レベル{ $level }のカードを押します：無料で取ります。
splendor-tray-spend = 代価は{ $colour }のボーナス2つ：箱に入れるカードを選んでください。
splendor-spend-card = { $card }{ $bonuses ->
    [2] ボーナス2つ。
   *[other] {""}
}{ $points ->
    [0] {""}
   *[other] { $points }点を失います。
}
splendor-spend-satchel = { $card }この色を写した鞄なので先に捨てます。
splendor-spend-lost = −{ $points }
splendor-tray-double = 二重の金
splendor-double-more = 二重の金のカードで払う{ $lost ->
    [0] {""}
   *[other] （金2つのうち1つは無駄になる）
}
splendor-double-less = 二重の金（×2）のカードを戻す
splendor-double-would-lose = 二重の金をもう1枚使うと1つが無駄になります。
splendor-double-gone = カードは箱に入ります。
splendor-goal-cities = カードを買うと次のカードが安くなります。誰かが都市を取ったラウンドが最後で、都市を持つ人のうち点の一番多い人が勝ちます。
