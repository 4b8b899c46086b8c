# 宝石の煌きの仲間のゲームが、テーブルで共に使うもの：トークン、値段のあるカード、支払い、予約。

### 数

jewels-none = なし
jewels-tokens-count = トークン{ $held }/{ $limit }
jewels-counts-decks = 山札
jewels-counts-power = 支払える数
jewels-counts-tokens = トークン

### 上の帯

turn-taking = あなたの番：トークンを取る
    .named = { $name }：トークンを取る
turn-buying = あなたの番：カードを購入
    .named = { $name }：カードを購入
turn-reserving = あなたの番：カードを予約
    .named = { $name }：カードを予約
turn-looking = あなたの番：選んだカード
    .named = { $name }：選んだカード

### テーブル

jewels-market-row = レベル{ $level }
jewels-market-empty = 空き
jewels-deck-words = レベル{ $level }の山札、残り{ $left }枚
jewels-card-pill = { $tokens ->
    [0] 無料
   *[other] { $tokens }個
}
jewels-card-payable = { $card }。購入できます：{ $price }
jewels-opponents = ほかのプレイヤー
jewels-own-tokens = 自分のトークン
jewels-own-hand = 自分の予約カード
jewels-own-heap = 自分の{ $gem }のトークン：{ $held }個
jewels-heap-theirs = { $name }の{ $gem }のトークン：{ $held }個
jewels-plate-theirs = { $name }の{ $gem }のボーナス：{ $held }
jewels-bonus-cards = ボーナス
jewels-hand-room = あと{ $left }枚

### 用意した手

jewels-tray-taking = トークンを取る
jewels-tray-price = 価格
jewels-tray-with-bonuses = ボーナス後
jewels-tray-free = 無料
jewels-tray-gold-hint = 押すと代わりに金で払う。残りの金{ $left }個
jewels-tray-gold-back-hint = 金を押すと宝石そのもので払う
jewels-tray-reserving = 予約
jewels-tray-reserving-top = レベル{ $level }の山札の一番上。見るのは自分だけ
jewels-pay-gem = { $gem }：代わりに金で払う
jewels-pay-gold = { $gem }の代わりの金：自分の{ $gem }で払う
jewels-act-take = 取る
jewels-act-buy = 購入
jewels-act-reserve = 予約

### できない理由

jewels-no-deck-empty = レベル{ $level }の山札は尽きました。場に並んだカードはまだ予約できます。
    .title = 山札は空
jewels-no-not-affordable = { $lacking }が足りず、金は{ $gold ->
    [0] ない
   *[other] { $gold }個
}：あと{ $each ->
    [1] { $short }個必要
   *[other] 金が{ $short }個必要（1個で2個分）
}。
    .title = まだ買えません
jewels-no-gold-missing = 足りない{ $lacking }は金でしか補えません。選んだ金は{ $chosen }個。
    .title = 金が足りません
jewels-no-gold-not-due = 価格に含まれる{ $gem }は{ $due }個なので、代わりの金{ $chosen }個は払いすぎになります。
    .title = 価格に含まれません
jewels-no-not-that-much-gold = 金が{ $chosen }個いるが、持っているのは{ $held }個。
    .title = 金が足りません
# 断りと同じことを、尋ねた本人に価格つきで。見出しは「まだ買えない」。
jewels-why-price = ボーナスを引いた価格は{ $due }。払えるものは{ $tokens ->
    [0] 何もない
   *[other] { $held }
}：あと{ $each ->
    [1] { $short }個必要
   *[other] 金が{ $short }個必要（1個で2個分）
}。

### 記録

jewels-log-took = { $player }が{ $gems }を取った
jewels-log-drew-hidden = { $player }がレベル{ $level }のカードを引いた（他の人には見えない）
jewels-line-bought = { $player }が{ $card }を購入、{ $tokens ->
    [0] 無料
   *[other] 支払い{ $paid }
}
jewels-line-drew = 引いたのは{ $card }

### リプレイ

jewels-replay-bought = { $player }のカード購入

### 表記の誤り：期待されるもの

jewels-form-level = レベルは1、2、3のどれかです。

### 終わり

jewels-end-points = 点
jewels-fact-dearest = 最も高い買い物：{ $player }、{ $card }（トークン{ $tokens }個）
jewels-fact-taken = 同じ色を最も多く取得：{ $player }、{ $gem }{ $count }個
jewels-fact-free = 無料で購入：{ $player }、カード{ $cards }枚

### ターミナル。カード列の見出しは半角7文字まで、数の上の見出しは英語より長くしない。

board-jewels-to-act = { $player }の番
board-jewels-turning-up = 公開を待っている
board-jewels-over = ゲーム終了
board-jewels-level = Lv { $level }
board-jewels-deck = 山 { $cards }
board-jewels-hand = 手札
board-jewels-empty = 空き
board-jewels-points = { $points }点
board-jewels-free = 無料
board-jewels-pay = 支払
board-jewels-short = 不足 { $tokens }
board-jewels-head = 点
    .cards = 札
    .nobles = 貴族
    .held = 所持
    .hand = 手札

### ターミナル：手の書き方と呼び名

cli-jewels-kind-take = 取る
cli-jewels-kind-reserve = 予約
cli-jewels-kind-buy = 購入
