# 宝石の煌き（Splendor）基本ゲーム：起きたこと、できない理由。
#
# 人名は「あなた」でも名前でも同じ文になるように書く。

### 起きたこと（記録）

splendor-log-noble-revealed = 貴族が公開された：{ $needs }
splendor-log-laid = レベル{ $level }のカード{ $card }が公開された：{ $bonus }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}
splendor-log-reserved = { $player }がカード{ $card }（レベル{ $level }、{ $bonus }）を予約{ $gold ->
    [0] 、金なし
   *[other] し、金を1個得た
}
splendor-log-reserved-top = { $player }がレベル{ $level }の山札から伏せて予約{ $gold ->
    [0] 、金なし
   *[other] し、金を1個得た
}
splendor-log-drew = { $player }がカード{ $card }を引いた：レベル{ $level }、{ $bonus }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}
splendor-log-bought = { $player }がカード{ $card }を購入：レベル{ $level }、{ $bonus }{ $points ->
    [0] {""}
   *[other] 、{ $points }点
}、{ $tokens ->
    [0] 無料
   *[other] 支払い{ $paid }
}
splendor-log-returned = { $player }が{ $gems }を返した
splendor-log-received = { $needs }の貴族が{ $player }を訪れた
splendor-log-passed = { $player }は何もできずパス
splendor-log-last-round = { $player }が15点に達した：最終ラウンド
splendor-log-ended = ゲーム終了

### できない理由：見出しは短い答え、本文は数を示す文

splendor-no-over = 誰かが{ $points }点に達したラウンドが終わったか、誰も動けなくなりました。
    .title = ゲームは終わっています
splendor-no-chance-due = 先にカードが1枚公開されます。
    .title = カードを待っています
splendor-no-no-chance-due = 今はプレイヤーの番で、カードや貴族は公開されません。
    .title = 公開するものはありません
splendor-no-cannot-come = ここで公開されうるものではありません。
    .title = それは公開されません
splendor-no-return-first = トークンが10個を超えています。まず{ $surplus }個返します。
    .title = 先にトークンを返す
splendor-no-choose-noble-first = 複数の貴族が訪れる条件を満たしました。まず1人を選んでください。
    .title = 先に貴族を選ぶ
splendor-no-nothing-to-return = 持っているトークンは{ $held }個で、{ $limit }個まで持てます。返すのは超えた分だけです。
    .title = 返すものはありません
splendor-no-return-exactly = ちょうど{ $surplus }個を返します。選んだのは{ $chosen }個。
    .title = ちょうど{ $surplus }個を返す
splendor-no-not-held = { $gem }を{ $chosen }個返そうとしたが、持っているのは{ $held }個。
    .title = それだけ持っていません
splendor-no-gold-not-taken = 金だけを取ることはできません。金はカードを予約したときにだけ得られます。
    .title = 金は取れません
splendor-no-not-on-table = { $left ->
    [0] 場に{ $gem }は残っていません。
   *[other] 場の{ $gem }は残り{ $left }個だけです。
}
    .title = 残っていません
splendor-no-pair-needs-four = 同じ色を2個取るには、場にその色が4個以上必要です。{ $gem }は{ $left }個しかありません。
    .title = 2個取るには足りません
splendor-no-mixing = 違う色を1個ずつ取るか、同じ色を2個取るかのどちらかです。混ぜることはできません。
    .title = 組み合わせることはできません
splendor-no-too-many = { $chosen }個選んでいます。1回に取れるのは違う色3個か、同じ色2個。
    .title = トークンが多すぎます
splendor-no-take-three = 場に{ $colours }色あるので、違う色をちょうど3個取ります。
    .title = 3色を取る
splendor-no-take-all-left = { $colours ->
    [0] 場に宝石トークンは残っていません。
   *[other] 残りは{ $colours }色だけなので、各1個を取ります。
}
    .title = { $colours ->
    [0] 取れるものはない
   *[other] 残りの色を1個ずつ取る
}
splendor-no-hand-full = 予約カードは{ $limit }枚までです。どれかを購入すると空きができます。
    .title = これ以上予約できません
splendor-no-not-face-up = カード{ $card }は場に公開されていません。
    .title = 場にありません
splendor-no-not-in-reach = カード{ $card }は場にも自分の予約にもありません。
    .title = 購入できないカード
splendor-no-no-noble-to-choose = 訪問はアクションではありません。貴族は手番の終わりに自動で訪れ、複数いるときだけ選びます。
    .title = 選ぶ貴族はいません
splendor-no-noble-gone = その貴族は場にいません。去った貴族は補充されません。
    .title = その貴族はもういません
splendor-no-noble-not-met = 訪問にはボーナスがあと{ $missing }必要です。トークンと予約カードは数えません。
    .title = 貴族はまだ来ません
splendor-no-passing = まだできることがあります。4つのアクションのどれかを必ず行います。
    .title = パスはできません

### 用意した手番の結果

splendor-next-no-gold = 金が残っていないので、金は得られません。
splendor-next-return = トークンは{ $held }個（上限{ $limit }個）になります。続いて{ $surplus }個返します。
splendor-next-noble = { $needs }の貴族が訪れます：3点。
splendor-next-choose-noble = { $nobles }人の貴族が来る条件を満たします。1人を選びます。
splendor-next-last-round = 最終ラウンドが始まります。
splendor-next-end = これでゲームが終わります。

### 表記の誤り：期待されるもの

splendor-form-action = 手の書き方は T.トークン、R.カード、R.Lレベル、R.Oレベル、R.N貴族、B.カード、B.カード+金、B.カード+金*枚数、B.カード-カード-カード、C.色、F.カード、D.トークン、N.貴族、Y.都市、S.カード、M.カード-カード、X.カード、Q.カード、Q.カード+金、W、P のどれかです。
splendor-form-outcome = 公開の書き方は card.番号、noble.番号、city.番号 のどれかです。
splendor-form-gems = トークンは w、b、g、r、k、a（金）の文字で1個から40個まで書きます。
splendor-form-card = カードは1から90（オリエントは120）までの番号。
splendor-form-noble = 貴族は1から10までの番号。
splendor-form-gold = 金は代わりになる色の文字と個数で書く（例：w1k2）。

### 終わり

splendor-ended-74 = 誰かが15点に達し、全員の手番の数がそろりました。
splendor-ended-C23 = 誰も何もできなくなりました。
splendor-result-76 = 最も点の多い人の勝ちです。
splendor-result-77 = 同点。購入したカードが最も少ない人の勝ちです。
splendor-result-C22 = 点もカードの枚数も同じ：勝利を分かち合います。
splendor-end-cards = カード
splendor-end-nobles = 貴族

### 数

splendor-cards-count = カード{ $cards }枚

### 上の帯

splendor-place = { $game } · { $players }人 · 第{ $round }ラウンド
splendor-last-round = 最終ラウンド
turn-returning = あなたの番：トークンを返す
    .named = { $name }：トークンを返す
turn-noble = あなたの番：貴族を選ぶ
    .named = { $name }：貴族を選ぶ
turn-passing = できることがない
    .named = { $name }：できることがない

### テーブル

splendor-bank = 場のトークン
splendor-bank-pile = { $gem }、場に{ $left }個{ $chosen ->
    [0] {""}
   *[other] 、{ $chosen }個選択
}
splendor-nobles = 貴族
splendor-noble-words = 貴族、{ $points }点、必要なボーナス：{ $needs }
splendor-market = 場のカード
splendor-card-words = レベル{ $level }、{ $points ->
    [0] 点なし
   *[other] { $points }点
}、ボーナス{ $bonus }、コスト{ $cost }
splendor-player-words = { $name }：{ $points }点。ボーナス：{ $bonuses }。トークン：{ $tokens }。予約カード{ $reserved }枚、購入カード{ $cards }枚。
splendor-race = ゲームの終わりまで

### 用意した手

splendor-tray-nothing = トークンか、購入または予約するカードを選んでください。今買えるカードが光っています。
    .hand-full = トークンか、購入するカードを選んでください。今買えるカードが光っています。
splendor-tray-taking-more = あと{ $wanted }色
    .or-pair = あと{ $wanted }色、または同じ色をもう1個
splendor-tray-reserving-choose = カードか、山札の一番上を選んでください。
splendor-tray-returning = トークンを{ $surplus }個返します。
splendor-tray-returning-hint = 自分のトークンから選んでください。
splendor-tray-noble = 訪れる貴族を選んでください。
splendor-tray-passing = 取ることも予約も購入もできません。
splendor-after-turn = この手の後：トークン{ $tokens }/{ $limit }、{ $points }点。
splendor-after-purchase = この手の後：トークン{ $tokens }/{ $limit }、{ $points }点、ボーナス{ $bonus }{ $bonuses }。
splendor-act-return = 返す
splendor-act-noble = 迎える
splendor-act-pass = パス

### 記録

splendor-line-reserved = { $player }が{ $card }を予約{ $gold ->
    [0] （金なし）
   *[other] {""}
}
splendor-line-reserved-top = { $player }がレベル{ $level }を伏せて予約{ $gold ->
    [0] （金なし）
   *[other] {""}
}
splendor-line-returned = { $player }が{ $gems }を返した
splendor-line-received = { $needs }の貴族が訪れた：3点
splendor-line-passed = { $player }は何もできずパス
splendor-line-last-round = 15点：最終ラウンド
splendor-line-ended = ゲーム終了

### リプレイ

splendor-replay-noble = { $player }に貴族
splendor-replay-last-round = 最終ラウンド

splendor-goal = カードを買うと次のカードが安くなります。誰かが15点に届いたラウンドが最後で、点の一番多い人が勝ちます。

### ターミナル。カード列の見出しは半角7文字まで、数の上の見出しは英語より長くしない。

board-splendor-heading = 、第{ $round }ラウンド：{ $state }
board-splendor-last-round = 最終ラウンド
board-splendor-goal = { $points }点で終了
board-splendor-nobles = 貴族
board-splendor-none-left = なし
board-splendor-bank = 場
board-splendor-legend = w 白  b 青  g 緑  r 赤  k 黒  a 金   2+1：トークン2個とボーナス1

### ターミナル：手の書き方と呼び名

cli-splendor-move-take = 異なる色のトークンを3個、または同じ色を2個取る
cli-splendor-move-reserve = カード#47、またはレベル2の山札の一番上を予約する
cli-splendor-move-buy = カード#47を購入します。白1個と黒2個の分を金で払う
cli-splendor-move-return = これらのトークンを返す
cli-splendor-move-receive = 貴族5を迎える
cli-splendor-move-pass = 何もできないときだけパス
cli-splendor-colours = 色：w 白、b 青、g 緑、r 赤、k 黒、a 金
cli-splendor-kind-return = 返す
cli-splendor-kind-receive = 迎える
cli-splendor-kind-pass = パス
