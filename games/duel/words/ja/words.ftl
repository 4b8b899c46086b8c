# 宝石の煌き：デュエル（Splendor Duel）：起きたこと、できない理由。
#
# 人名は「あなた」でも名前でも同じ文になるように書く。

### 言葉

duel-bonus = { $bonus ->
    [w] 白
    [b] 青
    [g] 緑
    [r] 赤
    [k] 黒
    [wild] 色を写す
   *[other] ボーナスなし
}

### 起きたこと（記録）

duel-log-laid = レベル{ $level }のカード{ $card }が公開された：{ duel-bonus }
duel-log-placed = 袋から{ $gem }が出た
duel-log-used-privilege = { $player }が特権を使い{ $gem }を取った
duel-log-replenished = { $player }がボードを補充した
duel-log-took-privilege = { $player }が{ $from ->
    [0] {""}
   *[other] 相手から
}特権を得た
duel-log-reserved = { $player }が金を1個取り、カード{ $card }（レベル{ $level }、{ duel-bonus }）を予約
duel-log-reserved-top = { $player }が金を1個取り、レベル{ $level }の山札から伏せて予約
duel-log-drew = { $player }がカード{ $card }を引いた：レベル{ $level }、{ duel-bonus }
duel-log-bought = { $player }がカード{ $card }を購入：レベル{ $level }、{ duel-bonus }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}{ $crowns ->
    [0] {""}
   *[other] 、王冠{ $crowns }
}、{ $tokens ->
    [0] 無料
   *[other] 支払い{ $paid }
}
duel-log-copied = { $player }がカード{ $card }を{ $gem }のカードに重ねた
duel-log-took-same = { $player }がカードの効果でボードから{ $gem }を取った
duel-log-stole = { $player }が{ $gem }を奪った
duel-log-received-royal = { $player }がロイヤルカード{ $royal }を得た：{ $points }点
duel-log-discarded = { $player }が{ $gem }を捨てた
duel-log-plays-again = { $player }はもう1回手番を行う
duel-log-ended = { $player }の勝ち

### できない理由：見出しは短い答え、本文は数を示す文

duel-no-over = どちらかが勝利の条件を満たしました。
    .title = ゲームは終わっています
duel-no-chance-due = 先にカードかトークンが出ます。
    .title = カードを待っています
duel-no-no-chance-due = 今はプレイヤーの番で、カードやトークンは出ません。
    .title = 出るものはありません
duel-no-cannot-come = ここで出うるカードやトークンではありません。
    .title = それは出ません
duel-no-discard-first = トークンが10個を超えています。まず{ $surplus }個捨てます。
    .title = 先にトークンを捨てる
duel-no-copy-first = 購入したカードは色を写します。まずどの色かを選んでください。
    .title = 先に色を選ぶ
duel-no-take-same-first = 購入したカードの効果で、ボードから{ $gem }を取ります。まずどれかを選んでください。
    .title = 先にトークンを取る
duel-no-steal-first = カードの効果で相手のトークンを奪います。まずどれかを選んでください。
    .title = 先にトークンを奪う
duel-no-royal-first = 王冠がそろい、ロイヤルカードを得ます。まずどれかを選んでください。
    .title = 先にロイヤルカードを選ぶ
duel-no-nothing-to-discard = 持っているトークンは{ $held }個で、{ $limit }個まで持てます。捨てるのは超えた分だけです。
    .title = 捨てるものはありません
duel-no-nothing-to-copy = 色を選ぶのは、色を写すカードを購入した直後だけです。
    .title = 選ぶ色はありません
duel-no-no-token-due = カードと同じ色のトークンを取れるのは、その効果のあるカードを購入した直後だけです。
    .title = 取るトークンはありません
duel-no-nothing-to-steal = トークンを奪えるのは、その効果のあるカードを得た直後だけです。
    .title = 奪うものはありません
duel-no-no-royal-due = ロイヤルカードを選ぶのは、王冠が3つまたは6つに達したときだけです。
    .title = 今はロイヤルカードを得られません
duel-no-no-privilege = 特権を1つも持っていません。
    .title = 特権がありません
duel-no-privileges-first = この手番ではもうボードを補充しました。特権を使えるのはその前だけです。
    .title = もう特権は使えません
duel-no-privilege-not-gold = 特権で取れるのは宝石か真珠で、金は取れません。
    .title = 特権で金は取れません
duel-no-last-token = ボードと袋を合わせて最後の宝石か真珠。これを取ると、この手番にできることがなくなります。
    .title = 最後の1個は取れません
duel-no-bag-empty = 袋が空なので、ボードに置くものがありません。
    .title = 袋は空
duel-no-space-empty = { $row }行{ $column }列のマスは空いています。取るものがなく、並びもそこで途切れます。
    .title = 空のマス
duel-no-take-one-to-three = { $chosen ->
    [0] トークンを選んでいません。
   *[other] { $chosen }個選んでいます。
}1回に取れるのは1個から3個。
    .title = 1個から3個を取る
duel-no-gold-not-taken = 金はカードを予約したときにだけ得られ、トークンの並びは金をまたげません。
    .title = 金は取れません
duel-no-not-a-line = トークンは縦、横、斜めのどれか一直線に隣り合っていなければなりません。
    .title = 一直線ではありません
duel-no-no-gold-on-board = カードは金と一緒に予約するが、ボードに金がありません。
    .title = ボードに金がありません
duel-no-not-gold = { $row }行{ $column }列に金はありません。カードと一緒に取る金を選びます。
    .title = 金を選ぶ
duel-no-hand-full = 予約カードは{ $limit }枚までです。どれかを購入すると空きができます。
    .title = これ以上予約できません
duel-no-not-in-pyramid = カード{ $card }はピラミッドにありません。
    .title = ピラミッドにありません
duel-no-not-in-reach = カード{ $card }はピラミッドにも自分の予約にもありません。
    .title = 購入できないカード
duel-no-nothing-to-lay-it-over = カード{ $card }はボーナスのあるカードに重ねるが、まだ1枚も持っていません。
    .title = 重ねるカードがありません
duel-no-no-such-bonus = { $gem }のボーナスがないので、重ねられるその色のカードもありません。
    .title = そのボーナスはありません
duel-no-other-colour = カードの効果で取るのは{ $gem }。そこには別のトークンがあります。
    .title = 色が違う
duel-no-gold-not-stolen = 奪えるのは宝石か真珠で、金は奪えません。
    .title = 金は奪えません
duel-no-opponent-has-none = 相手は{ $gem }を持っていません。
    .title = 奪えるものがありません
duel-no-royal-gone = そのロイヤルカードはもう誰かのものになっています。
    .title = そのカードはもうありません
duel-no-not-held = { $gem }を持っていません。
    .title = 捨てるものがありません

### 表記の誤り：期待されるもの

duel-form-action = 手の書き方は V.マス、F、T.マス、R.カード@マス、R.Lレベル@マス、B.カード、B.カード+金、C.色、E.マス、S.トークン、Q.ロイヤルカード、D.トークン のどれかです。
duel-form-outcome = 公開の書き方は card.番号 か token.文字。
duel-form-token = トークンは w、b、g、r、k、p（真珠）、a（金）のうち1文字。
duel-form-card = カードは1から67までの番号。
duel-form-royal = ロイヤルカードは1から4までの番号。
duel-form-gold = 金は代わりになるものの文字と個数で書く（例：w1p1）。
duel-form-space = マスはaからeまでの文字と1から5までの数字。
duel-form-spaces = マスは続けて、それぞれ1回だけ書く（例：a1b2c3）。

### 終わり

duel-ended-W1 = 勝者はすべてのカードの合計で20点以上に達しました。
duel-ended-W2 = 勝者は王冠を10個以上集めました。
duel-ended-W3 = 勝者は1色のカードだけで10点以上に達しました。
duel-ended-X46 = 一方が3回続けて手番の始めに金すべてと真珠2個を持ち、何も購入しませんでした。
duel-result-W6 = 自分の手番の終わりに勝利の条件を満たした人が、その場で勝ちます。
duel-result-X46 = この卓の取り決めにより、もう一方の勝ちとなります。

### テーブル：ゲームの名前、上の帯、駒

duel-place = { $game } · 手番{ $turn }
duel-one-more-turn = もう1回手番
duel-board = ボード
duel-space = { $row }行{ $column }列：{ $gem }
duel-space-empty = { $row }行{ $column }列：空
duel-bag = 袋
duel-bag-words = ボードを補充します。袋の中：{ $tokens ->
    [0] 0
   *[other] { $tokens } ({ $gems })
}
duel-supply = 特権
duel-supply-words = ボードの上の特権：{ $privileges }枚
duel-pyramid = ピラミッド
duel-win-at = 勝利の条件
duel-win-points = { $number }点、または
duel-win-crowns = 王冠{ $number }個、または
duel-win-colour = 1色で{ $number }点
duel-card-words = レベル{ $level }、{ $points ->
    [0] 0点
   *[other] { $points }点
}、{ $bonuses ->
    [0] ボーナスなし
    [2] ボーナス2つ：{ duel-bonus }
   *[other] ボーナス：{ duel-bonus }
}{ $crowns ->
    [0] {""}
   *[other] 、王冠{ $crowns }個
}{ $ability ->
    [again] 、もう1回手番
    [same] 、同じ色を1個取る
    [privilege] 、特権を得る
    [steal] 、1個奪う
   *[other] {""}
}、コスト{ $cost }
duel-royals = ロイヤルカード
duel-royal-words = ロイヤルカード、{ $points }点{ $ability ->
    [again] 、もう1回手番
    [privilege] 、特権を得る
    [steal] 、1個奪う
   *[other] {""}
}
duel-royal-taken = 取得済み
duel-of-goal = /{ $goal }
duel-points = 点
duel-crowns = 王冠
duel-in-colour = { $gem }の点
duel-in-a-colour = 1色
duel-points-short = { $points }点
duel-privileges-to-use = { $privileges ->
    [0] 特権なし
   *[other] 使える特権{ $privileges }枚
}
duel-privileges-held = { $privileges ->
    [0] 特権なし
   *[other] 特権{ $privileges }枚
}
duel-plate = あなたの{ $gem }のボーナス：{ $bonuses }、{ $points }点
duel-reserved-count = カード{ $cards }枚、予約{ $reserved }枚
duel-player-words = { $name }：20点中{ $points }点、王冠10個中{ $crowns }個、1色の10点中{ $best }点。特権：{ $privileges }枚。ボーナス：{ $bonuses }。トークン：{ $tokens }。予約カード{ $reserved }枚、購入カード{ $cards }枚。

### 用意した手番

duel-tray-act = 一列のトークンか、購入または予約するカードを選んでください。
duel-tray-before = その前に特権を使ったり、ボードを補充したりできます。
duel-tray-before-privileges = その前に特権を使えます。
duel-tray-before-replenishing = その前にボードを補充できます。
duel-tray-must-replenish = 取ることも予約も購入もできません。まず袋からボードを補充します。
duel-tray-taking-more = 隣か反対の端を押すと、さらに取れる
duel-tray-privilege = 特権を使う
duel-tray-privilege-hint = ボードの宝石か真珠を選んでください。
duel-tray-replenishing = ボードを補充する
duel-tray-replenishing-hint = 袋のトークン{ $tokens }個を空のマスに置きます。その後、この手番に特権は使えません。
duel-tray-reserving-gold = ボードの別の金を押してもかまいません。
duel-tray-reserving-choose = ピラミッドのカードか山札の一番上を選んでください。
duel-tray-copying = カードはどの色を写す？
duel-tray-copying-hint = 自分のボーナスから1つ選んでください。
duel-tray-taking-same = ボードから{ $gem }を取る
duel-tray-taking-same-hint = どのマスから取るかを選んでください。
duel-tray-stealing = トークンを奪う
duel-tray-stealing-hint = { $name }の宝石か真珠を選んでください。
duel-tray-royal = ロイヤルカードを選ぶ
duel-tray-discarding = { $surplus ->
    [1] トークンを1個捨てる
   *[other] トークンを{ $surplus }個、1個ずつ捨てる
}
duel-tray-discarding-hint = 自分のトークンから選んでください。捨てたものは袋に入ります。
duel-after = { $before } + { $more } = { $tokens }個（上限{ $limit }個）
duel-after-purchase = この後：トークン{ $tokens }/{ $limit }、{ $points }点、王冠{ $crowns }個。

### 用意した手番の結果

duel-warning-three = 同じ色3個：{ $player }が{ $from ->
    [0] {""}
   *[other] あなたの
}特権を1枚得る
duel-warning-pearls = 真珠2個：{ $player }が{ $from ->
    [0] {""}
   *[other] あなたの
}特権を1枚得る
duel-warning-replenish = 補充：{ $player }が{ $from ->
    [0] {""}
   *[other] あなたの
}特権を1枚得る
duel-next-privilege = { $from ->
    [0] {""}
   *[other] 相手から
}特権を1枚得ます。
duel-next-copy = 続いて、写す色を選びます。
duel-next-take-same = 続いて、取るトークンを選びます。
duel-next-steal = 続いて、奪うトークンを選びます。
duel-next-royal = 王冠がそろい、ロイヤルカードを得ます。
duel-next-discard = トークンは{ $held }個（上限{ $limit }個）になります。続いて{ $surplus }個捨てます。
duel-next-again = 続いて、もう1回手番を行います。
duel-next-win = これで勝ちになります。

### 短い記録、再生、結果

duel-line-privilege = { $player }が特権で{ $gem }を取った
duel-line-replenished = { $player }がボードを補充
duel-line-took-privilege = { $player }が{ $from ->
    [0] {""}
   *[other] 相手から
}特権を得た
duel-line-reserved = { $player }が{ $card }を予約
duel-line-reserved-top = { $player }がレベル{ $level }を伏せて予約
duel-line-copied = { $gem }を写した
duel-line-took-same = { $player }がさらに{ $gem }を取った
duel-line-royal = ロイヤルカード：{ $points }点
duel-line-again = もう1回手番
duel-line-ended = { $player }の勝ち
duel-end-crowns = 王冠
duel-end-colour = 最高の色
duel-end-cards = カード
duel-end-white = 白のカード
duel-end-blue = 青のカード
duel-end-green = 緑のカード
duel-end-red = 赤のカード
duel-end-black = 黒のカード

### 膠着（X46）

duel-stalls = { $player }：金3個と真珠2個をすべて持ったまま{ $turns }手番続けて始まり、購入がありません。
    .loses = もう一度続くと、この卓の取り決めにより負けとなります。
    .is-allowed = 禁じるルールはありません。

### 上の帯

turn-privilege = あなたの番：特権を使う
    .named = { $name }：特権を使う
turn-replenishing = あなたの番：ボードを補充する
    .named = { $name }：ボードを補充する
turn-copying = あなたの番：色を選ぶ
    .named = { $name }：色を選ぶ
turn-taking-same = あなたの番：トークンを取る
    .named = { $name }：トークンを取る
turn-stealing = あなたの番：トークンを奪う
    .named = { $name }：トークンを奪う
turn-royal = あなたの番：ロイヤルカードを選ぶ
    .named = { $name }：ロイヤルカードを選ぶ
turn-discarding = あなたの番：トークンを捨てる
    .named = { $name }：トークンを捨てる

### 用意した手

duel-act-privilege = 使う
duel-act-replenish = 補充する
duel-act-copy-colour = 写す
duel-act-steal = 奪う
duel-act-royal = 取る
duel-act-discard = 捨てる

### リプレイ

duel-replay-royal = { $player }にロイヤルカード

### ターミナル。カード列の見出しは半角7文字まで、数の上の見出しは英語より長くしない。

board-duel-heading = 、手番{ $turn }：{ $state }
board-duel-again = この後もう1手番
board-duel-board = ボード
board-duel-bag = 袋
board-duel-supply = ボード上の特権：{ $privileges }
board-duel-royal = { $royal } ロイヤルカード：{ $what }
board-duel-points = { $count }点
board-duel-crowns = { $count }冠
board-duel-effect-again = 再手番
board-duel-effect-copy = 写す
board-duel-effect-same = 同じ色
board-duel-effect-privilege = 特権
board-duel-effect-steal = 奪う
board-duel-no-bonus = 要ボーナス
board-duel-head = 王冠
    .colour = 色
    .privileges = 特
board-duel-legend = p真珠  a金   2+1：トークン2個とボーナス1   3点1冠：3点と王冠1

### ターミナル：手の書き方と呼び名

cli-duel-move-privilege = 特権を使い、c3のトークンを取る
cli-duel-move-replenish = 袋からボードを補充する
cli-duel-move-take = これらのマスのトークンを取る
cli-duel-move-reserve = c3の金を取り、カード#47かレベル2の山札の一番上を予約する
cli-duel-move-buy = カード#47を購入します。金1個を白、1個を真珠の代わりに
cli-duel-move-copy = 購入したカードが赤を写す
cli-duel-move-effect = カードの効果でc3のトークンを取る
cli-duel-move-steal = カードの効果で真珠を奪う
cli-duel-move-royal = ロイヤルカード2を取る
cli-duel-move-discard = 白のトークンを捨てる
cli-duel-colours = 色：w白、b青、g緑、r赤、k黒、p真珠、a金。マス：左上がa1、右下がe5。
cli-duel-kind-privilege = 特権
cli-duel-kind-replenish = 補充
cli-duel-kind-copy = 写す
cli-duel-kind-effect = 効果
cli-duel-kind-steal = 奪う
cli-duel-kind-royal = 王族
cli-duel-kind-discard = 捨てる
